## The panels and what the board is there for: gui/panels/play/mod.rs, app/play/mod.rs

play-pane-win-rate = 승률
play-pane-position = 국면
play-pane-report = 보고서
play-pane-candidates = 후보 수
play-pane-training = 연습
play-pane-game = 대국
play-pane-experiment = 실험
play-pane-why = 까닭
play-pane-summary = 요약
play-pane-score = 계가
play-pane-table = 표
play-empty-board = 빈 바둑판
play-new-board = 새 바둑판
play-new-board-tip = 수를 놓아 볼 빈 바둑판을 엽니다. Ctrl+V로 대국을 붙여 넣습니다
play-mode-suggest = 추천
play-mode-suggest-tip = 이 국면에서 강한 기사라면 어디에 둘지, 왜 그런지 봅니다
play-mode-guess = 다음 수 맞히기
play-mode-guess-tip = 실제 대국의 수를 맞힙니다. 틀린 것은 나중에 다시 나옵니다
play-mode-game = 대국 두기
play-mode-game-tip = 모양으로 두는 Katachi와의 대국
play-mode-playouts = 플레이아웃
play-mode-playouts-tip = 집계한 모양이 몬테카를로 탐색의 플레이아웃에서 얼마나 쓸모 있는지 봅니다
play-mode-contradictions = 모순
play-mode-contradictions-tip = 모양 목록의 착수 가운데 대국과 모순되는 것
play-start = 시작
play-of = { $part } / { $all }

## Who ranks moves: app/play/engines.rs

play-engine-model = 모델
play-engine-model-tip = 프로의 대국으로 학습한 모델. 둘 수 있는 모든 수에 확률이 있습니다. 이 대국도 포함되었을 수 있습니다
play-engine-contexts = 주변 모양
play-engine-contexts-tip = 불러온 대국에서, 주변 모양이 나왔을 때 그 수를 둔 빈도. 알고 있는 모든 수 가운데의 비율로 나타냅니다
play-engine-rings = 패턴
play-engine-rings-tip = 불러온 대국에서, 4×4 중심에 고리를 두른 모양 데이터베이스. 알고 있는 모든 수 가운데의 비율로 나타냅니다
play-engine-shapes = 모양
play-engine-shapes-tip = 프로가 가장 많이 두는 모양. 각 점에서 9×9부터 3×3까지 알고 있는 가장 큰 모양과, 둘 수 있었을 때 둔 빈도를 모든 수 가운데의 비율로 나타냅니다. 이 대국도 포함되었을 수 있습니다

## The candidates: gui/panels/play/candidates.rs

play-candidates-no-game = 대국을 열거나 붙여 넣거나 빈 바둑판에서 시작하십시오.
play-candidates-unpacking = 모델 푸는 중 …
play-candidates-played-first = 실전의 수: { $point }, 모델의 첫 선택 ({ $share }).
play-candidates-played-rank = 실전의 수: { $point }, 모델의 { $rank }번째 선택 ({ $share }).
play-candidates-played-unlikely = 실전의 수: { $point }, 모델이 거의 생각하지 않은 수.
play-candidates-left-out = 불러온 대국 가운데 이 대국의 기록 { $records }건은 제외.
play-candidates-left-out-tip = 대국이 스스로 답이 되지 않도록 ‘주변 모양’과 ‘패턴’에서 제외합니다. 모델과 프로의 모양은 이 대국에서 배웠을 수 있습니다.
play-candidates-head-counts = 둔 / 나온 횟수
play-candidates-head-share = 비율
play-candidates-tip = 모델: 그 수의 확률. 둔 / 나온 횟수: 불러온 대국에서 주변 모양이 나온 횟수 가운데 둔 횟수와 그 비율의 95% 신뢰구간. 그다음은 다른 엔진들의 평가와 그 엔진에서의 순위입니다.
play-candidates-tip-costs = { $cost }, 바둑판 전체가 이와 같을 때: 평가된 내 대국에서 엔진으로 잰 평균입니다. 손실이 없을 수도 있거나 대국이 너무 적어 말할 수 없으면 회색입니다.
play-candidates-tip-engine = { $engine }: { $what }.
play-candidates-context = 불러온 대국에서: 이런 주변 모양에서 { $seen }번 중 { $played }번 둠, { $share }.
play-candidates-it = 이 수
play-candidates-click = 클릭: 까닭 보기. 두 번 클릭: 두기.
play-candidates-first-choices = 각 엔진의 첫 선택
play-candidates-nothing-known = 아는 것 없음

## Why a candidate stands where it does: gui/panels/play/why.rs, gui/panels/play/rings.rs

play-why-choose = 후보를 클릭하면 그 순위의 까닭을 보여 줍니다.
play-why-play = 두기
play-why-play-tip = 바둑판에 변화로 둡니다
play-why-model-gives = 모델의 확률: { $share }.
play-why-head = 이 순위의 까닭 (평균적인 수와 비교)
play-why-head-tip = 후보의 점수는 합계입니다. 여기에는 각 특징이 자세히 살펴본 후보들의 평균보다 얼마나 더하는지 나옵니다. +0.7이면 오즈가 두 배, −0.7이면 절반이 됩니다.
play-why-nothing = 별다른 것이 없습니다. 평균적인 수와 비슷합니다.
play-why-games-head = 불러온 대국에서
play-why-nobody = { $games }국에서 이런 주변 모양의 이 자리에 두 번 이상 둔 일이 없습니다.
play-why-whole-board = 바둑판 전체가 이와 같을 때, 둘 수 있었던 { $seen }번 중 { $played }번 두었습니다: { $share }.
play-why-points-around = 둘레 { $points }점이 이와 같을 때, 둘 수 있었던 { $seen }번 중 { $played }번 두었습니다: { $share }.
play-why-context-tip = 충분히 자주 나온 가장 큰 주변 모양, 거리 { $distance }까지(|dx| + |dy| + 둘 중 큰 값). 여덟 대칭과 흑백 바꿈을 모두 포함하며, 바둑판에 테두리로 나타냅니다.
play-why-show-games = 나온 대국 보기
play-why-show-games-tip = 불러온 모든 대국에서 이 돌들을 찾기 작업 공간에서 찾아봅니다
play-why-rings-head = 모양 데이터베이스에서는
play-why-rings-tip = 밝은 4×4점이 중심이고, 나머지(또는 테두리 안)는 알려진 데까지의 고리입니다
play-why-rings-board = 착수 주변의 모양
play-why-rings = 이 중심과 고리 { $rings }개에서 약 { $seen }회 중 { $played }회 두었습니다.
play-why-rings-plain = 주변의 돌이 이와 같을 때 약 { $seen }회 중 { $played }회 두었습니다.
play-why-ladder = 고리 밖에서 축을 좌우하는 돌: { $stones }.
play-why-ladder-several = 고리 밖의 여러 돌이 함께 축을 좌우합니다.
play-why-rings-nobody = 이 수의 모양은 데이터베이스에 없습니다.
play-rings-choose = 고리:
play-rings-around = 착수 주변:
play-rings-square = 정사각형
play-rings-square-tip = 중심을 둘러싼 정사각형으로 모양 데이터베이스를 다시 만듭니다
play-rings-cross = 십자
play-rings-cross-tip = 중심의 각 변 옆 네 점씩으로 모양 데이터베이스를 다시 만듭니다(원전의 그림대로)
play-rings-corners = 십자와 모서리
play-rings-corners-tip = 십자와 같지만 네 번째 고리는 중심의 대각선 옆 2×2점입니다
play-rings-test = 얼마나 맞히나요?
play-rings-test-tip = 오래된 대국만 세고, 최근 대국 최대 { $games }국의 수를 물어봅니다
play-rings-accuracy = 최근 대국 { $games }국의 { $moves }수 가운데 다른 { $counted }국이 아는 수는 { $known }, 1위는 { $first }, 5위 안은 { $five }입니다.
play-rings-no-test = 시험할 대국이 없습니다. { $moves }수 이상인 19×19 대국이 2국 이상 있어야 합니다.
play-why-uncounted = 이 { $games }국에서는 아직 착수의 주변 모양을 집계하지 않았습니다.
play-why-count = 집계
play-why-count-tip = 10,000국에 2분쯤 걸립니다. 백그라운드에서 집계하여 기보 보관함에 보관합니다
play-why-no-games = 불러온 대국이 없습니다.
play-why-counting-step = 착수의 주변 모양을 집계하고 있습니다: { $percent }%, 단계 { $step }/{ $steps }.
play-why-counting = 착수의 주변 모양을 집계하고 있습니다 …

## The report of the open game: gui/panels/play/report.rs

play-report-empty = 대국을 열면 각 수의 확률이 얼마였는지, 어디서 알려진 수순을 벗어났는지 여기에 나옵니다.
play-report-hidden = 수를 맞힐 때까지 보고서는 나오지 않습니다.
play-report-stopped = 보고서를 중지했습니다.
play-report-make = 보고서 만들기
play-report-making = 모든 수의 순위를 매기는 중…
play-report-both = 양쪽
play-report-click = 클릭하면 그 수를 두기 전의 국면으로 갑니다.
play-report-head-move = 수
play-report-head-played = 둔 수
play-report-head-rank = 순위
play-report-head-rank-tip = 모델이 둘 수 있는 모든 수 가운데 매긴 순위
play-report-head-expected = 확률
play-report-head-expected-tip = 모델이 그 수에 준 확률
play-report-head-first = 첫 선택
play-report-head-first-tip = 모델이라면 두었을 수
play-report-head-kind = 종류
play-report-head-kind-tip = 착수의 이름
play-report-among-five = 5위 안
play-report-first-tip = 모델의 첫 선택과 같은 수: { $moves }수 중 { $found }수
play-report-five-tip = 모델의 5위 안에 든 수: { $moves }수 중 { $found }수
play-report-stage-tip = 첫 선택과 같은 수, { $stage }: { $moves }수 중 { $found }수
play-report-departure-tip = 프로 가운데 이렇게 이어 둔 사람이 없습니다. 클릭하면 그 앞의 국면으로 갑니다.
play-report-no-departures = 포석과 견줄 자료가 없습니다.
play-report-opening = 포석
play-report-upper-left = 왼쪽 위
play-report-upper-right = 오른쪽 위
play-report-lower-left = 왼쪽 아래
play-report-lower-right = 오른쪽 아래
play-report-new = { $what }: { $number }수째 { $color } { $point }부터 새로움. 그 앞의 국면도 프로의 대국에 없음
play-report-left = { $what }: { $number }수째 { $color } { $point }부터 새로움. 그 앞의 국면은 { $times }번 나옴
play-report-pass = 패스
play-report-row = 보고서, { $number }수째: { $point }
play-report-row-ranked = 보고서, { $number }수째: { $point }, { $rank }위

## Guessing moves: gui/panels/play/guess.rs, app/play/guess.rs

play-guess-was-last = 마지막 국면이었습니다. 결과는 요약에 있습니다.
play-guess-choose = 무엇을 맞힐지 골라 시작하십시오.
play-guess-move-of = { $black } – { $white }, { $number }수째
play-guess-where = { $color }이 둔 곳은?
play-guess-better = { $color }이 둔 곳은 { $point }. 더 나은 수는?
play-guess-better-not-there = 거기가 아닙니다. 밝은 곳을 보십시오.
play-guess-not-there = 거기가 아닙니다. { $color }은 밝은 곳에 두었습니다.
play-guess-shown = 보이는 방향: { $turned }
play-guess-board = 맞히기 바둑판
play-guess-show = 답 보기
play-guess-show-tip = 이 국면을 포기합니다 (I)
play-guess-next-position = 다음 국면
play-guess-open-game = 여기서 대국 열기
play-guess-describe = { $size }, { $number }수째, { $color } 둘 차례, 시도 { $tries }번
play-guess-describe-played = { $size }, { $number }수째, { $color } 둘 차례, 시도 { $tries }번, 둔 수 { $point }
play-guess-describe-better = { $size }, { $number }수째, { $color } 둘 차례, 시도 { $tries }번, 더 나은 수 { $point }
play-guess-review = 복습 ({ $cards })
play-guess-review-tip = 틀린 국면을 잊을 만할 때 다시 묻습니다. 돌리고 뒤집고 흑백을 바꾸어 냅니다
play-guess-none-due = 보관된 카드 { $cards }장, 복습할 것 없음
play-guess-no-cards = 틀린 것은 보관하여 나중에 다시 묻습니다.
play-guess-new-positions = 새 국면
play-guess-moves-of = 누구의 수
play-guess-side-both = 양쪽
play-guess-side-winner = 승자
play-guess-any-player = 모든 기사
play-guess-player-tip = 이름에 이 말이 들어 있는 기사의 수만 냅니다
play-guess-player-field = 맞힐 기사
play-guess-from-move = 수
play-guess-to-move = ~
play-guess-all-moves = 전체
play-guess-whole-games = 대국 전체
play-guess-whole-games-tip = 한 대국씩 첫수부터 차례로 묻습니다
play-guess-single-positions = 개별 국면
play-guess-single-positions-tip = 여기저기서 무작위로 뽑습니다
play-guess-about = 국면마다 { $tries }번 클릭할 수 있습니다. 틀리면 수가 있는 바둑판의 4분의 1이, 다시 틀리면 더 작은 네모가 밝아집니다. 한 번에 맞히면 { $first }점, 그다음은 { $second }점과 { $third }점입니다. 두지 않은 수도 모델이나 다른 대국에서 좋다고 보는 만큼 { $other }점까지 받습니다.
play-guess-loaded = 불러온 대국
play-guess-loaded-tip = 모든 대국, 또는 player:shusaku, year:1990-2010, tag:mine 같은 조건에 맞는 대국
play-guess-hits = 찾기의 결과 ({ $hits })
play-guess-hits-tip = 찾기의 결과마다 묻습니다. 그 국면에서 무엇을 두었을까요?
play-guess-open = 열린 대국
play-guess-open-tip = 열려 있는 대국을 한 수씩 묻습니다. 카드는 불러온 대국의 것만 보관합니다
play-guess-games-field = 맞힐 대국
play-guess-games-hint = 모든 대국, 또는 player:… year:… tag:…
play-guess-tagged = 태그:
play-guess-done = 끝났습니다.
play-guess-score = { $of }점 중 { $score }점
play-guess-asked = 국면 { $positions }개, 한 번에 맞힘 { $first }개
play-guess-to-come = 남은 국면 { $positions }개
play-guess-end = 끝내기
play-guess-end-tip = 이번 맞히기를 끝냅니다. 요약은 남습니다
play-guess-look-first = 가장 먼저 살펴볼 자리를 클릭하십시오.
play-guess-in-quarter = 바둑판의 이 4분의 1 안에 두었습니다.
play-guess-in-box = 이 네모 안에 두었습니다.
play-guess-clicks-left = { $clicks }번 남음
play-guess-right-at-once = 한 번에 맞혔습니다!
play-guess-found-in-quarter = 4분의 1 안에서 맞혔습니다.
play-guess-found-in-box = 네모 안에서 맞혔습니다.
play-guess-as-good = 실전의 수는 아니지만 그만큼 좋습니다.
play-guess-not-found = 맞히지 못했습니다.
play-guess-next = 다음
play-guess-next-tip = 다음 국면 (Space 또는 바둑판 클릭)
play-guess-forget = 이 카드 버리기
play-guess-forget-tip = 이 국면을 다시는 묻지 않습니다
play-guess-due-now = 지금 복습
play-guess-due-minutes = { $minutes }분 뒤에 다시
play-guess-due-hours = { $hours }시간 뒤에 다시
play-guess-due-days = { $days }일 뒤에 다시
play-guess-was-played = 둔 수: { $point }
play-guess-was-better = 더 나은 수: { $point }
play-guess-in-game = 실전의 수: { $point }
play-guess-model = 모델 { $share } ({ $rank }위)
play-guess-surroundings = 이런 주변 모양에서 { $seen }번 중 { $played }번 둠
play-guess-not-counted = 주변 모양을 아직 집계하지 않음
play-guess-never-played = 이런 주변 모양에서 둔 적 없음

## How guessing went: gui/panels/play/summary.rs

play-summary-empty = 수를 맞히고 나면 대국의 단계별, 착수의 종류별 결과가 여기에 나옵니다.
play-summary-all = 국면 { $positions }개: 한 번에 맞힘 { $first }개, 맞힘 { $found }개, 국면당 { $credit }점.
play-summary-model = 모델이 실전의 수에 준 확률은 평균 { $share }입니다.
play-summary-model-tip = 모델처럼 맞히는 사람이 한 번에 맞힐 비율입니다.
play-summary-by-stage = 한 번에 맞힘, 단계별
play-summary-by-kind = 한 번에 맞힘, 착수 종류별
play-summary-unnamed = 이름 없음
play-summary-more-kinds = … 그 밖에 { $kinds }종류
play-summary-part = { $name }: { $asked }개 중 { $first }개를 한 번에 맞힘
play-summary-part-tip = 한 번에 맞힘: { $share }. 눈금은 힌트와 다른 좋은 수까지 친 국면당 { $credit }점의 자리입니다.

## A game against the program: gui/panels/play/contest.rs, app/play/contest.rs

play-game-choose = 바둑판과 상대를 골라 시작하십시오.
play-game-board = 대국 바둑판
play-game-to-play = { $color } 둘 차례
play-game-agree = 동의
play-game-pass = 패스
play-game-resign = 기권
play-game-estimate = 형세 판단
play-game-estimate-tip = 플레이아웃으로 본, 어디가 누구의 집이 될지
play-legend-black = 검은 네모: 흑집이 될 듯한 곳
play-legend-white = 흰 네모: 백집이 될 듯한 곳
play-legend-size = 클수록 확실함
play-legend-counts-black = 검은 네모: 흑의 집
play-legend-counts-white = 흰 네모: 백의 집
play-legend-dead = 흐린 돌: 죽은 돌
play-game-copy = SGF 복사
play-game-save = SGF로 저장…
play-game-look = 대국 보기
play-game-look-tip = 모든 수에 추천 수를 붙여 대국을 엽니다
play-game-not-here = “대국 보기”를 누르면 자신의 대국이 여기에 나타납니다.
play-game-new = 새 대국
play-game-undo-tip = 내 마지막 수와 그 뒤를 무릅니다 (Ctrl+Z)
play-game-won-on-time = { $winner } 시간승: { $loser }의 시간이 다 되었습니다.
play-game-won-by-resignation = { $winner } 불계승: { $loser }의 기권입니다.
play-game-won-by = { $winner } { $points }집 승.
play-game-proposed = 제안: { $winner } { $points }집 승.
play-game-proposed-draw = 제안: 무승부.
play-game-draw = 무승부.
play-game-both-sides = 양쪽 모두 Katachi가 둡니다.
play-game-thinking = Katachi가 생각하는 중 …
play-game-passes = Katachi가 패스했습니다.
play-game-katachi-resigned = Katachi가 기권했습니다.
play-game-too-long = 수가 너무 많아졌습니다. 이 대국은 여기서 멈춥니다.
play-game-said-your-turn = { $said } 내 차례: { $color }.
play-game-your-turn = 내 차례: { $color }.
play-game-you = 나
play-game-katachi = Katachi
play-game-katachi-of = Katachi ({ $teacher })

## The form of a game: gui/panels/play/contest.rs, app/play/contest_form.rs

play-game-heading = 모양으로 두는 Katachi와의 대국
play-game-cannot-start = Katachi가 둘 때 쓸 자료가 아직 없습니다. 다른 것을 고르십시오
play-game-about = 강한 기사가 그런 모양에서 둘 만한 수를 두며, 원하면 수읽기도 합니다.
play-game-size = 바둑판
play-game-any-size = 다른 크기
play-game-size-field = 바둑판 크기
play-game-you-play = 내 색
play-game-neither = 관전
play-game-neither-tip = 양쪽 모두 Katachi가 두고, 지켜봅니다
play-game-handicap = 치석
play-game-no-handicap = 없음
play-game-handicap-field = 치석의 수
play-game-counting = 계가
play-game-by-area = 집+돌
play-game-by-area-tip = 살아 있는 돌과 그 돌만 닿는 점을 셉니다 (중국식)
play-game-by-territory = 집
play-game-by-territory-tip = 둘러싼 점과 사석을 셉니다 (한국·일본식)
play-game-komi = 덤
play-game-it-plays-from = Katachi의 자료
play-game-black-plays-from = 흑의 자료
play-game-white-plays-from = 백의 자료
play-game-teacher-professionals = 프로
play-game-teacher-professionals-tip = Katachi에 들어 있는, 프로의 대국으로 학습한 모델
play-game-teacher-own = 내 대국
play-game-teacher-own-tip = 불러온 대국에서 둔 수의 주변 모양. 먼저 집계되어 있어야 합니다
play-game-teacher-rings = 모양 데이터베이스
play-game-teacher-rings-tip = 불러온 대국의, 4×4 중심에 고리를 두른 모양 데이터베이스. 먼저 집계되어 있어야 합니다
play-game-teacher-shapes = 흔한 모양
play-game-teacher-shapes-tip = 프로가 가장 많이 두는 모양만 씁니다. 각 점에서 9×9부터 3×3까지 알고 있는 가장 큰 모양을 봅니다
play-game-teacher-list = 파일
play-game-teacher-list-tip = 집계한 모양이나 템플릿의 파일만 씁니다
play-game-other-file-tip = 모양 작업 공간이나 katachi mine 명령으로 저장한 다른 모양·템플릿 파일을 고릅니다
play-game-level = 수준
play-game-level-easy = 쉬움
play-game-level-easy-tip = 드문 것까지 아무 모양이나 무작위로 둡니다
play-game-level-varied = 다양
play-game-level-varied-tip = 강한 기사와 비슷한 빈도로 모양을 둡니다
play-game-level-steady = 안정
play-game-level-steady-tip = 언제나 가장 유력한 수를 둡니다
play-game-level-careful = 신중
play-game-level-careful-tip = 수읽기를 조금 합니다
play-game-level-strong = 강함
play-game-level-strong-tip = 수읽기를 더 합니다. 작은 바둑판에서 뚜렷이 강해집니다
play-game-style = 기풍
play-game-style-likely = 가장 유력한 수
play-game-style-likely-tip = 언제나 가장 유력한 수를 둡니다
play-game-style-varied = 다양
play-game-style-varied-tip = 실제로 둘 만한 빈도로 무작위로 뽑습니다. 같은 대국이 두 번 나오지 않습니다
play-game-temperature = 온도
play-game-temperature-tip = 1이면 기사와 같고, 낮으면 확실하게, 높으면 제멋대로 둡니다
play-game-reads-ahead = 수읽기
play-game-reads-nothing = 안 함
play-game-reads-nothing-tip = 그런 모양에서 유력한 수를 바로 둡니다
play-game-reads-a-little = 조금
play-game-reads-a-little-tip = 유력한 수들을 끝까지 둔 100국으로 시험합니다
play-game-reads-further = 더 깊이
play-game-reads-further-tip = 유력한 수들을 끝까지 둔 400국으로 시험합니다. 작은 바둑판에서 뚜렷이 강해집니다
play-game-resigns = 진 대국은 기권

## The clock: gui/panels/play/contest.rs

play-clock-row = 내 시계
play-clock-off = 끔
play-clock-off-tip = 시간제한 없이 둡니다
play-clock-on = 켬
play-clock-on-tip = 기본 시간 뒤에 초읽기가 있습니다. 다 쓰지 않은 초읽기는 다음 수에 다시 주어집니다
play-clock-main = 기본 시간(분)
play-clock-periods-field = 초읽기 횟수
play-clock-period = 초읽기 한 번의 초
play-clock-minutes-unit = 분
play-clock-seconds-unit = 초
play-clock-periods = 초읽기 { $periods }회
play-clock-paused = 일시 정지됨
play-clock-tip = 내 시간. 내 차례이고 이 바둑판이 화면에 있을 때 흐릅니다.
play-clock-label = 내 시간: { $time }
play-clock-go-on = 계속
play-clock-go-on-tip = 시계가 다시 갑니다
play-clock-pause = 일시 정지
play-clock-pause-tip = 시계를 멈춥니다. 다음 수를 두면 다시 갑니다

## While a game is played, and the count: gui/panels/play/contest.rs

play-game-with-komi = 덤 { $komi }
play-game-with-likely-moves = 가장 유력한 수
play-game-with-temperature = 온도 { $temperature }
play-game-with-playouts = 한 수에 플레이아웃 { $playouts }회
play-game-taken = { $moves }수. 흑이 따낸 돌 { $black }개, 백이 따낸 돌 { $white }개
play-game-dead-stones = 사석이 맞습니까?
play-game-dead-stones-about = 플레이아웃으로 사석을 제안합니다. 바둑판에서 흐린 돌입니다. 돌을 클릭하여 바꿉니다.
play-game-play-on = 계속 두기
play-game-play-on-tip = 패스를 되돌립니다
play-game-proposing = 끝까지 두어 보는 중 …
play-score-empty = 여기에 집수가 나옵니다. 두는 동안은 형세 판단, 끝나면 계가 결과입니다.
play-score-area = 집+돌
play-score-territory = 집
play-score-prisoners = 사석
play-score-open = 두 색에 모두 닿은 빈 점 { $points }개는 누구의 집도 아닙니다. 경계가 모두 닫혔습니까?
play-score-total = 합계
play-score-agreed = 동의했습니다.
play-score-estimating = 끝까지 두어 보는 중 …
play-score-no-estimate = “형세 판단”을 누르면 예상되는 집을 보여 줍니다.
play-score-not-counted = 계가 없음: 도중에 끝난 대국입니다.
play-score-leads = { $color } 약 { $points }집 우세
play-score-black-wins = 플레이아웃에서 덤을 포함하여 흑이 이기는 비율: { $share }.
play-score-you-win = 플레이아웃에서 덤을 포함하여 내가 이기는 비율: { $share }.
play-score-hint = 플레이아웃은 빠르지만 아는 것이 적으니 참고로만 보십시오.

## A finished game becomes a lesson: gui/panels/play/learn.rs, app/play/act_learn.rs

play-learn = 이 대국에서 배우기
play-learn-tip = Katachi가 둘 때 쓸 수 있는 기보 보관함의 모양 데이터베이스에 양쪽의 수를 더합니다. 대국마다 한 번만 합니다
play-learn-when = 대국이 끝나고 계가한 뒤에 할 수 있습니다
play-learn-no-library = 배우지 못함: 먼저 기보 보관함을 여십시오. 배운 것은 그 모양 데이터베이스에 쌓입니다
play-learn-too-short = 배우지 못함: 대국이 너무 짧습니다
play-learn-known = 모양 데이터베이스에 이미 있는 대국입니다
play-learn-learned = 배웠습니다. 모양 데이터베이스로 둘 때 이 대국도 씁니다

## What patterns are worth in playouts: gui/panels/play/experiment.rs

play-playouts-key-here = 여기, 95% 신뢰구간
play-playouts-key-published = 발표값
play-playouts-here = 여기
play-playouts-patterns-axis = 목록의 모양 수, 많은 순서
play-playouts-won-axis = MoGo의 모양에 이긴 대국
play-playouts-even = 호각
play-playouts-interval-line = 신뢰구간
play-playouts-heading = 집계한 모양과 MoGo의 모양
play-playouts-about = 프로가 가장 많이 두는 모양을 알면 프로그램이 더 잘 둘까요? 탐색 방법이 같은 두 기사가 대국합니다. 수를 평가하려고 두어 보는 무작위 대국(플레이아웃)에서 한쪽은 그 모양을, 다른 쪽은 손으로 만든 MoGo의 모양을 먼저 둡니다. 그림은 프로의 모양이 이긴 비율을 발표된 값과 나란히 보여 줍니다. 덤은 7.5이고, 결과는 플레이아웃 수에 따라 달라집니다.
play-playouts-try = 빠른 대국 { $games }판 두기
play-playouts-try-tip = 9×9, 모양 500가지, 한 수에 플레이아웃 100번. 몇 초 만에 대강 볼 수 있지만 결론을 내리기에는 판수가 적습니다
play-playouts-waits = 다른 작업이 끝나면 시작합니다.
play-playouts-played = { $total }국 중 { $done }국을 두었습니다.
play-playouts-takes = 대국 { $games }판에 약 { $minutes }분 걸립니다.
play-playouts-left = 약 { $minutes }분 남았습니다.
play-playouts-stop = 중지
play-playouts-start-tip = 이미 둔 것은 남으며 다시 두지 않습니다
play-playouts-games = 흑백별 대국 수
play-playouts-games-tip = 목록의 길이마다
play-playouts-simulations = 한 수의 플레이아웃
play-playouts-simulations-tip = 1,000회면 한 대국에 몇 초 걸립니다
play-playouts-list = 모양
play-playouts-list-square = 3×3
play-playouts-list-diamond = 13점 마름모
play-playouts-length = 수 N
play-playouts-length-all = 발표된 것 모두
play-playouts-board = 바둑판
play-playouts-drawn = 뽑기
play-playouts-by-frequency = 빈도대로
play-playouts-evenly = 고르게
play-playouts-looked-for = 찾는 곳
play-playouts-beside-last-move = 직전 수 옆
play-playouts-everywhere = 전체
play-playouts-head-length = N
play-playouts-head-black = 흑번
play-playouts-head-white = 백번
play-playouts-head-won = 승률
play-playouts-head-published = 발표값
play-playouts-interval = 95% 신뢰구간: { $low } ~ { $high }
play-playouts-both = 흑번 { $black }, 백번 { $white }
play-playouts-last-row = 3×3 모양은 2,000개가 안 되어 마지막 행은 둘 수 없습니다.
play-playouts-slope-tip = N의 로그에 대한 승리의 로지스틱 회귀와 95% 신뢰구간
play-playouts-trend-here = { $trend ->
    [weaker] 여기: 모양이 많을수록 약함 (기울기 { $slope }, { $low } ~ { $high })
    [stronger] 여기: 모양이 많을수록 강함 (기울기 { $slope }, { $low } ~ { $high })
   *[none] 여기: N에 따른 경향이 보이지 않음 (기울기 { $slope }, { $low } ~ { $high })
}
play-playouts-trend-published = { $trend ->
    [weaker] 발표값: 모양이 많을수록 약함 (기울기 { $slope }, { $low } ~ { $high })
    [stronger] 발표값: 모양이 많을수록 강함 (기울기 { $slope }, { $low } ~ { $high })
   *[none] 발표값: N에 따른 경향이 보이지 않음 (기울기 { $slope }, { $low } ~ { $high })
}

## Notices and background work: app/play/

play-contexts-not-counted = 주변 모양을 집계하지 않아 추천 수는 모델로만 냅니다
play-rings-not-built = 모양 데이터베이스의 고리는 그대로입니다
play-unpacking-model = 모델 푸는 중
play-reading-common-shapes = 흔한 모양 읽는 중
play-counting-contexts = 착수의 주변 모양
play-making-report = 대국 보고서
play-points-lost = 손실 집
play-no-move-asked = 이 대국들에는 그 조건에 맞는 수가 없습니다
play-game-waits = Katachi와의 대국은 { $library }에 보관되어 있습니다
play-earlier-game-goes-on = 전에 두던 Katachi와의 대국으로 돌아왔습니다. 방금 둔 대국도 남아 있습니다 (Ctrl+P: ‘고친 대국으로 돌아가기’)
play-due-cards-lost = 불러오지 않은 대국의 복습 카드 { $cards }장
play-choosing-games = 대국 고르는 중
play-due-cards = 복습 카드
play-cards-not-written = 카드를 쓰지 못했습니다
play-not-played = 두지 못함: { $reason }
play-copied-game = 대국을 SGF로 클립보드에 복사했습니다
play-opening-file = 여는 중: { $path }
play-reading-shapes = 모양 읽는 중
play-save-title = 대국을 SGF로 저장
play-saved-to = 저장함: { $path }
play-answering = Katachi의 응수
play-dead-stones = 사석
play-estimating = 형세 판단
play-illegal-answer = Katachi가 둘 수 없는 수를 골랐습니다: { $reason }
play-learning-game = 대국 배우는 중
play-building-rings = 모양 데이터베이스 만드는 중
play-testing-rings = 모양 데이터베이스 시험 중
play-patterns-in-playouts = 플레이아웃의 모양
play-no-shapes = 모양이 없습니다

play-contradictions-about = 목록의 수를 실전에서도 둘까요? 착수가 있는 모양의 목록을 열린 대국에서 찾아봅니다. 표는 모양이 나타난 곳에서 그 착수를 둔 횟수와 대신 둔 수를 보여 줍니다.
play-contradictions-try-about = 예로 프로의 대국에 많은 모양 가운데 5×5 범위에 돌이 4개 이상 있는 { $patterns }가지를 써 볼 수 있습니다. 그 착수를 둔 비율이 확실히 절반보다 적은 모양이 표에 나옵니다.
play-contradictions-try = 프로의 모양 찾아보기
play-contradictions-of-professionals = 프로의 모양
play-contradictions-open = 목록 열기…
play-contradictions-open-tip = 착수 전에서 집계한 모양, 사활 규칙, 또는 모양 데이터베이스(.db)
play-contradictions-again = 다시 찾기
play-contradictions-found = 착수가 있는 모양 { $patterns }개, 나타난 것 { $appeared }개: 대국과 모순 { $contradicted }개
play-contradictions-without-move = 착수가 없는 것: { $patterns }개
play-contradictions-all = 모든 모양
play-contradictions-all-tip = 착수를 두는 비율이 분명히 절반 미만인 것만이 아니라 모두
play-contradictions-head-appeared = 나타남
play-contradictions-head-played = 그 착수
play-contradictions-head-instead = 다른 수
play-contradictions-head-share = 비율%
play-contradictions-head-low = 하한
play-contradictions-head-high = 상한
play-contradictions-share-tip = 그 쪽이 모양 안에서 먼저 둔 때 가운데 그 착수인 비율. 하한과 상한은 95% 신뢰구간의 양 끝
play-contradictions-instead = { $column }열 { $row }행: { $count }
play-contradictions-row = { $name }: 나타남 { $appeared }, 그 착수 { $played }, 다른 수 { $instead }
play-contradictions-find-tip = 찾기에 모양을 그리고 거기서 둔 수를 보여 줍니다
play-contradictions-example = { $number }수 뒤, { $place }: { $black } – { $white }
play-contradictions-task = 착수를 찾는 중
