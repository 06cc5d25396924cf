## The pane

dossier-says = 기사 기록에는 흑백별·연도별 승패, 포석, 귀, 그리고 기사 자신이 둔 모양이 다른 모든 기사나 프로와 견주어 신뢰구간과 함께 담깁니다. 여기서 보거나, 인쇄용 쪽으로 만들거나, CSV로 저장합니다.
dossier-make = 기사 기록 만들기
dossier-choose-a-player = 기사 고르기
dossier-whose = 누구의 기록
dossier-name-hint = 이름 …
dossier-name-of-player = 기사 이름
dossier-against = 비교 대상
dossier-against-whom = 비교 대상
dossier-choose-above = 위에서 기사를 고르거나 이름을 적고 Enter를 누르십시오.
dossier-most-games = 대국이 많은 기사:
dossier-games-of-years = { $games }국, { $years }
dossier-against-games = 비교 대상: { $against }, { $games }국
dossier-against-games-only = 비교 대상: { $against }, { $games }국 (다른 대국이 없으므로)
dossier-spelling-games = { $name }: { $games }국
dossier-save-pages = 쪽 저장…
dossier-save-pages-tip = 기보 그림이 든 인쇄용 두 쪽: PDF, SVG 또는 PNG
dossier-part-of-player = 기사의 { $part }

## The tables, and what they say

dossier-results = 승패
dossier-results-says = 승자를 아는 대국의 흑백별·연도별 승수
dossier-against-himself = 자기 자신과 둔 { $games }국은 성적에 넣지 않습니다.
dossier-openings = 포석
dossier-openings-says = 기사의 대국에서 네 수 뒤의 국면, 많이 나온 것부터
dossier-corners = 귀
dossier-corners-says = 빈 귀에 기사가 처음 두는 자리
dossier-joseki = 정석
dossier-joseki-says = 이 대국들의 귀에서 어느 쪽이든 둔 수, 차이가 분명한 것부터
dossier-shapes = 모양
dossier-shapes-says = 기사 자신이 둔 5×5 모양, 차이가 분명한 것부터
dossier-pictures = 그림으로
dossier-pictures-says = 가장 많이 두는 모양과 남보다 많이 또는 적게 두는 모양, 각각 세 판 이상. 누르면 그 대국을 찾습니다
dossier-most-played = 가장 많이 두는 모양
dossier-played-more = 남보다 많이 두는 모양
dossier-played-less = 남보다 적게 두는 모양
dossier-no-picture = 두 점 이상의 모양 가운데 세 판에 나온 것이 없습니다.
dossier-no-sure-difference = 분명한 차이가 없습니다.
dossier-say-your-name = 먼저 기보에 있는 자신의 이름을 적어 주십시오.
dossier-no-game = 대국이 없습니다.
dossier-no-opening = 19×19에서 열 번 이상 둔 포석이 없습니다.
dossier-no-corner = 19×19에서 이 기사가 빈 귀에 먼저 둔 일이 없습니다.
dossier-no-joseki = 이 기사와 비교 대상 양쪽에서 열 번 이상 나온 귀의 국면이 없습니다.

## Below the tables

dossier-a-game = 대국 보기
dossier-a-game-tip = 고른 행이 나오는 자리를 바둑판에 엽니다. 다시 클릭하면 다음 대국을 엽니다
dossier-list-games = 이 대국들 목록
dossier-list-games-tip = 고른 행의 대국을 대국 목록에서 봅니다
dossier-find-all-tip = 고른 행이 나온 이 기사의 모든 대국을 찾기 작업 공간에서 봅니다
dossier-right-click = 오른쪽 클릭: 복사 또는 CSV로 저장

## Heads of columns, and cells

dossier-year = 연도
dossier-colour = 흑백
dossier-decided = 결과 있음
dossier-decided-help = 승자를 아는 대국입니다.
dossier-won = 승
dossier-won-help = 승자를 아는 대국 가운데 이긴 대국입니다.
dossier-share-won = 승률
dossier-share-won-help = 승패를 아는 대국의 승률과 95% 신뢰구간입니다.
dossier-opening = 포석
dossier-opening-help = 포석의 이름이나 착수. 흑백은 이 기사의 것입니다.
dossier-share = 비율
dossier-share-of-games-help = 이 기사가 같은 색으로 둔 대국 가운데 비율입니다.
dossier-others = 다른 기사
dossier-others-games-help = 다른 기사들의 모든 대국 가운데 비율입니다.
dossier-odds = 오즈
dossier-odds-help = 다른 기사들 오즈의 몇 배인지와 95% 신뢰구간. 네모는 분명히 많음, 원판은 분명히 적음, 고리는 우연일 수 있음.
dossier-first-move = 첫수
dossier-first-move-help = 두 변에서 센 줄. 빈 귀에 놓은 첫 돌입니다.
dossier-times = 횟수
dossier-share-of-first-moves-help = 이 기사가 귀에 둔 첫수 가운데 비율과 95% 신뢰구간입니다.
dossier-others-first-moves-help = 다른 기사들이 귀에 둔 첫수 가운데 비율입니다.
dossier-moves = 수순
dossier-moves-help = 국면에 이르는 보통의 수순과 거기서 둔 수. 오른쪽 위 귀로 나타냅니다.
dossier-share-of-position-help = 이 국면에서 둔 모든 수 가운데 비율입니다.
dossier-vs-others = 남들 대비
dossier-vs-others-help = 다른 기사들이 두는 빈도의 몇 배인지와 95% 신뢰구간. 네모는 분명히 많음, 원판은 분명히 적음, 고리는 우연일 수 있음.
dossier-all-years = 전체
dossier-both-colours = 흑백 모두
dossier-opening-with-black = 흑번: { $opening }
dossier-opening-with-white = 백번: { $opening }
dossier-opening-of-white = { $opening } (백)
dossier-pass = 착수 넘김
dossier-elsewhere = 다른 곳

## Rows for screen readers, and what is said over them

dossier-result-row = { $year_and_colour }, { $games }국, { $won }승
dossier-opening-row = { $opening }, { $games }국
dossier-move-row = { $place }, { $times }회, { $share }
dossier-shape-row = { $shape }, { $times }회, 다른 기사들 대비 { $ratio }
dossier-won-of = { $decided }국 중 { $won }승: { $share }
dossier-as-often = 다른 기사들 대비 빈도 { $ratio } ({ $low }–{ $high })
dossier-at-least-as-often = 다른 기사들 대비 빈도 적어도 { $ratio } ({ $low }–{ $high })
dossier-of-and-others = { $of }회 중 { $count }회, 다른 기사들은 { $of_others }회 중 { $others }회
dossier-of-and-others-at-most = { $of }회 중 { $count }회, 다른 기사들은 { $of_others }회 중 많아야 { $others }회
dossier-odds-surely = 오즈 { $odds } ({ $low }–{ $high }): 분명한 차이
dossier-odds-chance = 오즈 { $odds } ({ $low }–{ $high }): 우연일 수 있음

## Against whom, notices, and names of work that goes on

dossier-all-others = 다른 모든 기사
dossier-professionals = 프로
dossier-all-others-of-library = 보관함의 다른 모든 기사
dossier-contemporaries = 같은 해의 기사
dossier-contemporaries-of-library = 보관함에서 같은 해에 둔 다른 기사
dossier-same-rank = 같은 급수의 대국자
dossier-same-rank-of-library = 보관함에서 급수가 같은 다른 대국자
dossier-title = 기사 기록
dossier-choose-first = 먼저 기사를 고르십시오. 그래야 저장할 기록이 생깁니다
dossier-save-title = 기사 기록 저장: .pdf, .svg 또는 .png
dossier-nobody-chosen = 고른 기사가 없습니다
dossier-saved = { $pages }쪽 저장함: { $path }
dossier-reading-professionals = 프로의 통계 읽는 중
dossier-no-professional-figures = 프로의 통계가 없는 창: { $window }
dossier-did-you-mean-one = 이 대국들에 없는 기사 이름: { $name }. 비슷한 이름: { $first }
dossier-did-you-mean-two = 이 대국들에 없는 기사 이름: { $name }. 비슷한 이름: { $first }, { $second }
dossier-did-you-mean-three = 이 대국들에 없는 기사 이름: { $name }. 비슷한 이름: { $first }, { $second }, { $third }

## The printed pages; they speak of the player as "he"

dossier-page-games-of-years = { $games }국, { $years }. 비교 대상: { $against } ({ $others }국)
dossier-page-games = { $games }국. 비교 대상: { $against } ({ $others }국)
dossier-page-spellings = 기보의 표기: { $names }
dossier-page-footer = 신뢰구간은 95%입니다. 분명히 다르다고 한 것 가운데 우연에 의한 것은 많아야 { $share }%입니다.

## Results on the pages

dossier-page-results-says = 승자를 아는 대국의 승률
dossier-page-both-colours = 흑백 모두
dossier-page-no-result = { $games }국, 결과를 아는 대국 없음
dossier-page-won-of = { $decided }국 중 { $won }승
dossier-page-won-of-decided = 전체 { $games }국, 승패를 아는 { $decided }국 중 { $won }승
dossier-page-by-year = 연도별 승률과 대국 수

## Openings on the pages

dossier-page-openings-says = { $moves }수 뒤에 가장 많이 나온 국면
dossier-page-no-opening = 19×19 대국에서 충분히 자주 둔 포석이 없습니다.
dossier-page-with-black = 흑번, { $games }국
dossier-page-with-white = 백번, { $games }국
dossier-page-games-share = { $games }국, { $share } ({ $interval })
dossier-page-others = 다른 기사들 { $share }
dossier-page-others-at-most = 다른 기사들 많아야 { $share }
dossier-page-others-odds = 다른 기사들 { $share }, 오즈 { $odds }
dossier-page-others-at-most-odds = 다른 기사들 많아야 { $share }, 오즈 { $odds }
dossier-page-won = { $decided }국 중 { $won }승 ({ $interval })

## Corners on the pages

dossier-page-corners = 귀의 첫수
dossier-page-corners-says = 빈 귀에 처음 두는 자리. 막대를 가로지르는 선은 다른 기사들의 비율
dossier-page-no-corner = 19×19 대국에서 빈 귀에 먼저 둔 일이 없습니다.
dossier-page-his-share = 이 기사
dossier-page-the-others = 다른 기사
dossier-page-odds = 오즈
dossier-page-later = 귀의 그 뒤 수순
dossier-page-later-says = 어느 쪽이 두었든 이 기사의 대국에 분명히 많은 수: 마지막 번호의 수
dossier-page-no-later = 이 기사의 대국의 귀에서 다른 기사들보다 분명히 많이 둔 것은 없습니다.
dossier-page-of-and-share = { $of }회 중 { $count }회, { $share }
dossier-page-odds-of = 오즈 { $odds }

## Shapes on the pages

dossier-page-shapes-more = 많이 두는 모양
dossier-page-shapes-says = 이 기사가 둔 수(1) 둘레의 { $window }, 이 기사의 돌이 흑. 다른 기사들 비율의 배수
dossier-page-no-shape-more = 다른 기사들보다 분명히 많이 두는 모양이 없습니다.
dossier-page-shapes-less = 적게 두는 모양
dossier-page-no-shape-less = 다른 기사들보다 분명히 적게 두는 모양이 없습니다.
dossier-page-played-in = { $games }국에서 { $played }회
dossier-page-costs-points = { $points }집 손실
dossier-page-costs-percent = { $percent }% 손실
