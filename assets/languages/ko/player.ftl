## The pane

player-says = 기사 기록에는 흑백별·연도별 승패, 포석, 귀, 그리고 기사 자신이 둔 모양이 다른 모든 기사나 프로와 견주어 신뢰구간과 함께 담깁니다. 여기서 보거나, 인쇄용 페이지로 만들거나, CSV로 저장합니다.
player-make = 기사 기록 만들기
player-choose = 기사 고르기
player-whose = 누구의 기록
player-name-hint = 이름 …
player-name = 기사 이름
player-against = 비교 대상
player-against-whom = 비교 대상
player-choose-above = 위에서 기사를 고르거나 이름을 적고 Enter를 누르십시오.
player-most-games = 대국이 많은 기사:
player-games-of-years = { $games }국, { $years }
player-against-games = 비교 대상: { $against }, { $games }국
player-against-games-only = 비교 대상: { $against }, { $games }국 (다른 대국이 없으므로)
player-spelling-games = { $name }: { $games }국
player-save-pages = 페이지 저장…
player-save-pages-tip = 그림이 든 인쇄용 두 페이지: PDF, SVG 또는 PNG
player-by-games = { $player } (대국 수가 가장 많음)
player-this-is-me = 이 기사가 나입니다
player-this-is-me-tip = 다음부터 내 기록을 먼저 엽니다
player-table = 기사의 { $part }

## The tables, and what they say

player-results = 승패
player-results-says = 승자를 아는 대국의 흑백별·연도별 승수
player-against-himself = 자기 자신과 둔 { $games }국은 성적에 넣지 않습니다.
player-openings = 포석
player-openings-says = 기사의 대국에서 네 수 뒤의 국면, 많이 나온 것부터
player-corners = 귀
player-corners-says = 빈 귀에 기사가 처음 두는 자리
player-joseki = 정석
player-joseki-says = 이 대국들의 귀에서 어느 쪽이든 둔 수, 차이가 분명한 것부터
player-shapes = 모양
player-shapes-says = 기사 자신이 둔 5×5 모양, 차이가 분명한 것부터
player-pictures = 그림으로
player-pictures-says = 가장 많이 두는 모양과 남보다 많이 또는 적게 두는 모양, 각각 세 판 이상. 클릭하면 그 대국을 찾습니다
player-pictures-counted = 기사 자신이 흑과 백으로 둔 매 착수 주변의 { $window }에서 센 수입니다. ‘모양’에서는 거기에 적힌 창으로 두 기사의 착수를 모두 세므로 숫자가 다릅니다.
player-most-played = 가장 많이 두는 모양, { $window }
player-played-more = 남보다 많이 두는 모양, { $window }
player-played-less = 남보다 적게 두는 모양, { $window }
player-no-picture = 두 점 이상의 모양 가운데 세 판에 나온 것이 없습니다.
player-no-sure-difference = 분명한 차이가 없습니다.
player-say-your-name = 먼저 기보에서 자신의 이름을 골라 주십시오(“이 기사가 나입니다”).
player-you-are = 기보에서 나는 { $name }입니다.
player-no-game = 대국이 없습니다.
player-no-opening = 이 기사의 19×19 포석이 없습니다.
player-openings-least = 열 판 이상 나온 포석이 없어 { $games }국 이상 나온 포석을 보입니다.
player-no-corner = 19×19에서 이 기사가 빈 귀에 먼저 둔 일이 없습니다.
player-no-joseki = 이 기사와 비교 대상 양쪽에서 열 번 이상 나온 귀의 국면이 없습니다.

## Below the tables

player-a-game = 대국 보기
player-a-game-tip = 고른 행이 나오는 자리를 바둑판에 엽니다. 다시 클릭하면 다음 대국을 엽니다
player-list-games = 이 대국들 목록
player-list-games-tip = 고른 행의 대국을 대국 목록에서 봅니다
player-find-games = { $games }국 찾기
player-find-all-tip = 고른 행이 나온 이 기사의 모든 대국을 찾기 작업 공간에서 봅니다. 찾기는 같은 자리를 대국마다 한 번만 셉니다
player-find-shape-tip = 이 모양이 나온 이 기사의 모든 대국을 찾기 작업 공간에서 봅니다
player-right-click = 오른쪽 클릭: 복사 또는 CSV로 저장

## Heads of columns, and cells

player-year = 연도
player-colour = 흑백
player-decided = 결과 있음
player-decided-help = 승자를 아는 대국입니다.
player-won = 승
player-won-help = 승자를 아는 대국 가운데 이긴 대국입니다.
player-share-won = 승률
player-share-won-help = 승패를 아는 대국의 승률과 95% 신뢰구간입니다.
player-opening = 포석
player-opening-help = 포석의 이름이나 착수. 흑백은 이 기사의 것입니다.
player-share = 비율
player-share-of-games-help = 이 기사가 같은 색으로 둔 대국 가운데 비율입니다.
player-others = 다른 기사
player-others-games-help = 다른 기사들의 모든 대국 가운데 비율입니다.
player-odds = 오즈
player-odds-help = 다른 기사들 오즈의 몇 배인지와 95% 신뢰구간. 네모는 분명히 많음, 원판은 분명히 적음, 고리는 우연일 수 있음.
player-odds-of-moves-help = 다른 기사들 오즈의 몇 배인지와 95% 신뢰구간. 네모는 분명히 많음, 원판은 분명히 적음, 고리는 우연일 수 있음. 한두 판에서만 나온 행은 값이 극단적이기 쉬우므로 맨 뒤에 옵니다.
player-first-move = 첫수
player-first-move-help = 빈 귀에 놓은 첫 돌. 정석에서와 같은 이름, 또는 두 변에서 센 줄로 나타냅니다.
player-times = 횟수
player-share-of-first-moves-help = 이 기사가 귀에 둔 첫수 가운데 비율과 95% 신뢰구간입니다.
player-others-first-moves-help = 다른 기사들이 귀에 둔 첫수 가운데 비율입니다.
player-moves = 수순
player-moves-help = 국면에 이르는 보통의 수순과 거기서 둔 수. 오른쪽 위 귀로 나타냅니다.
player-share-of-position-help = 이 국면에서 둔 모든 수 가운데 비율입니다.
player-vs-others = 남들 대비
player-vs-others-help = 다른 기사들이 두는 빈도의 몇 배인지와 95% 신뢰구간. 네모는 분명히 많음, 원판은 분명히 적음, 고리는 우연일 수 있거나 세 판 미만에서 나옴.
player-all-years = 전체
player-both-colours = 흑백 모두
player-opening-with-black = 흑번: { $opening }
player-opening-with-white = 백번: { $opening }
player-opening-of-white = { $opening } (백)
player-pass = 패스
player-elsewhere = 다른 곳

## Rows for screen readers, and what is said over them

player-result-row = { $year_and_colour }, { $games }국, { $won }승
player-opening-row = { $opening }, { $games }국
player-move-row = { $place }, { $times }회, { $share }
player-shape-row = { $shape }, { $times }회, 다른 기사들 대비 { $ratio }
player-won-of = { $decided }국 중 { $won }승: { $share }
player-as-often = 다른 기사들 대비 빈도 { $ratio } ({ $low }–{ $high })
player-at-least-as-often = 다른 기사들 대비 빈도 적어도 { $ratio } ({ $low }–{ $high })
player-of-and-others = { $of }회 중 { $count }회, 다른 기사들은 { $of_others }회 중 { $others }회
player-of-and-others-at-most = { $of }회 중 { $count }회, 다른 기사들은 { $of_others }회 중 많아야 { $others }회
player-odds-surely = 오즈 { $odds } ({ $low }–{ $high }): 분명한 차이
player-odds-chance = 오즈 { $odds } ({ $low }–{ $high }): 우연일 수 있음

## Against whom, notices, and names of work that goes on

player-all-others = 다른 모든 기사
player-professionals = 프로
player-all-others-of-library = 보관함의 다른 모든 기사
player-contemporaries = 같은 해의 기사
player-contemporaries-of-library = 보관함에서 같은 해에 둔 다른 기사
player-same-rank = 같은 단급의 기사
player-same-rank-of-library = 보관함에서 단급이 같은 다른 기사
player-title = 기사 기록
player-choose-first = 먼저 기사를 고르십시오. 그래야 저장할 기록이 생깁니다
player-save-title = 기사 기록 저장: .pdf, .svg 또는 .png
player-nobody-chosen = 고른 기사가 없습니다
player-saved = { $pages }페이지 저장함: { $path }
player-reading-professionals = 프로의 통계 읽는 중
player-no-professional-figures = 프로의 통계가 없는 창: { $window }
player-did-you-mean-one = 이 대국들에 없는 기사 이름: { $name }. 비슷한 이름: { $first }
player-did-you-mean-two = 이 대국들에 없는 기사 이름: { $name }. 비슷한 이름: { $first }, { $second }
player-did-you-mean-three = 이 대국들에 없는 기사 이름: { $name }. 비슷한 이름: { $first }, { $second }, { $third }

## The printed pages; they speak of the player as "he"

player-page-games-of-years = { $games }국, { $years }. 비교 대상: { $against } ({ $others }국)
player-page-games = { $games }국. 비교 대상: { $against } ({ $others }국)
player-page-spellings = 기보의 표기: { $names }
player-page-footer = 신뢰구간은 95%입니다. 분명히 다르다고 한 것 가운데 우연에 의한 것은 많아야 { $share }%입니다.

## Results on the pages

player-page-results-says = 승자를 아는 대국의 승률
player-page-both-colours = 흑백 모두
player-page-no-result = { $games }국, 결과를 아는 대국 없음
player-page-won-of = { $decided }국 중 { $won }승
player-page-won-of-decided = 전체 { $games }국, 승패를 아는 { $decided }국 중 { $won }승
player-page-by-year = 연도별 승률과 대국 수

## Openings on the pages

player-page-openings-says = { $moves }수 뒤에 가장 많이 나온 국면
player-page-no-opening = 19×19 대국에서 충분히 자주 둔 포석이 없습니다.
player-page-with-black = 흑번, { $games }국
player-page-with-white = 백번, { $games }국
player-page-games-share = { $games }국, { $share } ({ $interval })
player-page-others = 다른 기사들 { $share }
player-page-others-at-most = 다른 기사들 많아야 { $share }
player-page-others-odds = 다른 기사들 { $share }, 오즈 { $odds }
player-page-others-at-most-odds = 다른 기사들 많아야 { $share }, 오즈 { $odds }
player-page-won = { $decided }국 중 { $won }승 ({ $interval })

## Corners on the pages

player-page-corners = 귀의 첫수
player-page-corners-says = 빈 귀에 처음 두는 자리. 막대를 가로지르는 선은 다른 기사들의 비율
player-page-no-corner = 19×19 대국에서 빈 귀에 먼저 둔 일이 없습니다.
player-page-his-share = 이 기사
player-page-the-others = 다른 기사
player-page-odds = 오즈
player-page-later = 그 뒤 귀의 수순
player-page-later-says = 어느 쪽이 두었든 이 기사의 대국에 분명히 많은 수: 마지막 번호의 수
player-page-no-later = 이 기사의 대국의 귀에서 다른 기사들보다 분명히 많이 둔 것은 없습니다.
player-page-of-and-share = { $of }회 중 { $count }회, { $share }
player-page-odds-of = 오즈 { $odds }

## Shapes on the pages

player-page-shapes-more = 많이 두는 모양
player-page-shapes-says = 이 기사가 둔 수(1) 둘레의 { $window }, 이 기사의 돌이 흑. 다른 기사들 비율의 배수
player-page-no-shape-more = 다른 기사들보다 분명히 많이 두는 모양이 없습니다.
player-page-shapes-less = 적게 두는 모양
player-page-no-shape-less = 다른 기사들보다 분명히 적게 두는 모양이 없습니다.
player-page-played-in = { $games }국에서 { $played }회
player-page-costs-points = { $points }집 손실
player-page-costs-percent = { $percent }% 손실
