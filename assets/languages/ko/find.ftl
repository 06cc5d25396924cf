# 찾기 작업 공간: 그린 모양, 찾은 결과, 둔 기사와 시기, 다이어그램과 필터.

## The panels

find-pane-draw = 그리기
find-pane-results = 요약
find-pane-years = 연도
find-pane-players = 기사
find-pane-hits = 결과
find-pane-history = 이력
find-pane-text = 텍스트
find-pane-pages = 페이지

## Several drawings in one question (parts)

find-add = 추가
find-add-tip = 같은 대국에서 다른 모양도 찾기
find-add-and = AND 다른 모양
find-add-and-tip = 두 모양이 모두 나온 대국
find-add-and-not = AND NOT 다른 모양
find-add-and-not-tip = 이 모양은 나오고 다른 모양은 나오지 않은 대국
find-add-or = OR 다른 모양
find-add-or-tip = 둘 중 하나라도 나온 대국
find-add-then = THEN 다른 모양
find-add-then-tip = 다른 모양이 몇 수 안에 이어서 나온 대국
find-must-contain = 포함해야 함
find-must-not-contain = 포함하지 않아야 함
find-join-and = 그리고
find-join-and-not = 그리고 없음
find-join-or = 또는
find-join-or-not = 또는 없음
find-join-then = 이어서 { $moves }수 이내
find-join-then-same = 이어서 { $moves }수 이내, 같은 방향
find-join-first-tip = 이 모양이 대국에 꼭 나와야 하는지 정합니다
find-join-tip = 이 모양과 앞 모양의 관계를 정합니다
find-choose-and = AND
find-choose-and-not = AND NOT
find-choose-or = OR
find-choose-or-not = OR NOT
find-choose-then = THEN
find-within-moves = 최대 간격(수)
find-same-orientation = 같은 방향
find-shape = 모양 { $number }
find-remove-shape = 모양 { $number } 빼기
find-remove-shape-tip = 이 모양을 찾기에서 뺍니다
find-part-shown-tip = 이 모양의 결과를 보고 있습니다. 클릭하면 고쳐 그릴 수 있습니다.
find-part-tip = 클릭하면 고쳐 그리고 결과를 볼 수 있습니다.

## The tools of the query board (palette)

find-tool-stones = 번갈아
find-tool-stones-tip = 클릭: 흑백 번갈아 돌 놓기 (P). Shift는 흑, Ctrl은 백, 다시 클릭하면 지움
find-tool-select = 선택
find-tool-select-tip = 끌어서 찾을 영역 선택 (S). 오른쪽 버튼으로는 언제나 선택할 수 있습니다
find-tool-moves = 수순
find-tool-moves-tip = 이어지는 수에 차례로 번호 붙이기 (M). 마지막 수를 클릭하면 되돌립니다
find-tool-points = 점
find-tool-points-tip = 클릭하거나 끌어서 찾을 점을 하나씩 고르기 (D)
find-more-sets = 더 보기
find-more-sets-tip = 그 밖의 조건: 바둑판 밖, 그리고 그것을 포함한 조건
find-undo-tip = 실행 취소 (Ctrl+Z)
find-redo-tip = 다시 실행 (Ctrl+Shift+Z)
find-turn-tip = 90° 회전 (R)
find-mirror-tip = 반전 (Shift+R)
find-exchange = 교환
find-exchange-tip = 흑백 교환 (C)
find-clear = 지우기
find-clear-tip = 빈 바둑판으로 (Delete)
find-examples = 예제
find-board-size = 바둑판 크기

## What a point of the drawing may hold (sets)

find-set-empty = 빈 점
find-set-black = 흑
find-set-black-empty = 흑 또는 빈 점
find-set-white = 백
find-set-white-empty = 백 또는 빈 점
find-set-stone = 흑백 아무 돌
find-set-on-board = 바둑판 안의 임의의 점
find-set-off-board = 바둑판 밖
find-set-empty-off = 빈 점 또는 바둑판 밖
find-set-black-off = 흑 또는 바둑판 밖
find-set-black-empty-off = 흑, 빈 점 또는 바둑판 밖
find-set-white-off = 백 또는 바둑판 밖
find-set-white-empty-off = 백, 빈 점 또는 바둑판 밖
find-set-stone-off = 돌 또는 바둑판 밖
find-set-anything = 임의의 점(바둑판 밖 포함)

## Examples: ready questions

find-example-approach = 소목 걸침
find-example-approach-hint = 날일자로 걸쳐 오면 어떻게 둡니까? 바둑판의 문자를 클릭하면 이어집니다.
find-example-invasion = 삼삼 침입
find-example-invasion-hint = 백이 화점 밑 삼삼에 들어왔습니다. 흑은 어느 쪽에서 막습니까? 연도 패널도 보십시오.
find-example-bamboo-joint = 쌍립
find-example-bamboo-joint-hint = 변을 그리지 않았으므로 바둑판 어디에서든, 회전한 것도 흑백을 바꾼 것도 찾습니다.
find-example-empty-triangle = 빈삼각
find-example-empty-triangle-hint = 녹색 점에는 무엇이 있어도 됩니다. 세모 모양만 맞으면 됩니다.
find-example-crawl = 2선을 기는 수
find-example-crawl-hint = 하변을 그렸으므로 네 변을 따라 어디에서든 찾습니다.
find-example-stone-or-empty = 돌 또는 빈 점
find-example-stone-or-empty-hint = 작은 검은 점에는 흑돌이 있어도 되고 비어 있어도 됩니다. 지키는 돌이 있든 없든 젖힘을 찾습니다.

## The query board (draw)

find-query-board = 찾기 바둑판
find-turn = 90° 회전
find-mirror = 반전
find-exchange-colours = 흑백 교환
find-copy-diagram = 다이어그램으로 복사
find-explore-in-joseki = 정석에서 살펴보기
find-find-in-problems = 문제에서 찾기
find-follow = 영역을 돌에 맞추기
find-board-words = { $size }, 돌 { $stones }개
find-board-words-region = { $size }, 돌 { $stones }개, 영역 { $from }–{ $to }

## How the drawing may match (options)

find-reading-shape = 그린 대로
find-reading-shape-short = 그대로
find-reading-shape-tip = 바둑판 어디에서든, 회전과 반전 포함. 돌 사이의 점은 비어 있고, 둘레는 임의입니다
find-reading-stones = 돌만
find-reading-stones-short = 돌만
find-reading-stones-tip = 바둑판 어디에서든, 회전과 반전 포함. 돌 사이를 포함해 나머지 점은 임의입니다
find-reading-corner = 귀에 단독으로
find-reading-side = 변에 단독으로
find-reading-edge-short = 단독
find-reading-edge-tip = 변에서 그린 것과 똑같이 떨어진 것을 모든 귀나 변에서 찾습니다. 변까지의 나머지 점은 비어 있어야 하므로, 가까이에 다른 돌이 있는 것(‘바로 이 자리’에서는 셉니다)은 들어가지 않습니다
find-reading-here = 바로 이 자리
find-reading-here-short = 이 자리
find-reading-here-tip = 바둑판의 이 점들에서만, 옮기거나 돌리지 않고 찾습니다. 돌 사이의 점은 비어 있고, 둘레는 임의입니다
find-reading-region = 영역 안에서
find-reading-region-tip = 오른쪽 버튼으로 끌어 다른 영역을 선택하거나, 다른 버튼을 클릭해 영역을 돌에 맞춥니다
find-options = 옵션
find-options-set = 옵션: { $count }
find-options-tip = 변, 흑백, 둘 차례, 몇 수째인지
find-set-edges = 닿은 변이 아닌 곳에서도 찾음
find-set-other-edges = 그리지 않은 변에서는 찾지 않음
find-set-colours = 그린 흑백 그대로만
find-set-moves = { $first }–{ $last }수째
find-black-to-play = 흑 둘 차례
find-white-to-play = 백 둘 차례
find-edges = 변
find-edges-tip = 영역이 닿은 변도 그린 모양의 일부여서, 그런 변을 따라서만 찾습니다. 변을 끄면 아무 데서나 찾습니다.
find-left = 왼쪽
find-right = 오른쪽
find-top = 위
find-bottom = 아래
find-left-edge = 좌변
find-right-edge = 우변
find-top-edge = 상변
find-bottom-edge = 하변
find-other-edges = 다른 변에 닿아도 됨
find-other-edges-tip = 그리지 않은 변에 닿는 곳에서도 찾을지 정합니다. 끄면 변의 모양이 귀까지 들어가지 않습니다.
find-fixed = 바로 이 자리
find-fixed-tip = 그린 자리에서만 찾고, 회전이나 반전은 하지 않습니다
find-swap = 흑백 교환 허용
find-swap-tip = 흑과 백을 바꾼 것도 찾습니다
find-to-play = 둘 차례
find-to-play-any = 상관없음
find-in-variations = 변화도 포함
find-in-variations-tip = 변화가 있는 { $games }국은 변화에서도 찾습니다. 변화마다 따로 한 줄로 봅니다
find-no-variations = 변화가 있는 대국이 없습니다
find-main-lines-alone = 여러 모양이나 이어지는 수를 찾을 때는 주 변화도만 봅니다
find-limit-moves = 몇 수째인지 제한
find-limit-moves-tip = 이 범위의 수에서 나온 것만
find-moves-from = 시작
find-moves-to = 끝

## The text diagram (text)

find-copy = 복사
find-copy-tip = 변을 포함한 다이어그램
find-draw-this = 이대로 그리기
find-as-it-is-drawn = 그림으로 되돌리기
find-as-it-is-drawn-tip = 입력한 것을 버립니다
find-paste-hint = 이 작업 공간 어디에서든 Ctrl+V로 다이어그램이나 대국(SGF)을 붙여 넣을 수도 있습니다.
find-diagram = 다이어그램
find-marks = X 흑 · O 백 · . 빈 점 · ? 바둑판 안의 임의의 점 · x 흑 또는 빈 점 · o 백 또는 빈 점 · @ 흑백 아무 돌 · # 바둑판 밖 · * 임의의 점 · (9) 그 밖의 조건 · _ 영역 밖의 점 · | 와 - 변

## What was found, and what the search does (totals)

find-line-no-games = 불러온 대국이 없습니다. 대국이나 예제를 여십시오.
find-line-nothing-drawn = 모양을 그리십시오. 그리는 동안 결과가 나타납니다.
find-line-indexing = 대국 색인 만드는 중(기보 보관함마다 한 번) …
find-line-variations = 변화 읽는 중 …
find-line-awaiting-games = 귀 국면의 대국을 세는 중 …
find-line-searching = 찾는 중 …
find-line-slow = 시간이 걸리는 찾기입니다. 그리기를 멈추면 시작합니다.
find-line-stopped = 중지했습니다.
find-search = 찾기
find-search-tip = 지금 찾기 (Ctrl+Enter)
find-stop = 중지
find-hits-in-games = { $games }에서 { $hits }
find-hits-tip = 결과란 대국에서 그린 모양이 나타난 바둑판 위의 자리와 방향입니다. 한 대국에 결과가 여럿 있어도 대국 수로는 한 번만 셉니다.
find-in-games = ({ $games }국)
find-share-searched = 찾아본 { $games }국의 { $share }
find-share-searched-tip = 찾아본 대국 가운데 결과가 있는 대국의 비율
find-as-drawn-swapped = 그린 대로 { $same }, 흑백 교환 { $swapped }
find-other-sizes = { $size } 이외의 바둑판 { $games }국
find-other-sizes-tip = 그린 모양은 모든 크기의 바둑판에서 찾습니다. 필터에 size:{ $side }를 쓰면 다른 크기를 뺍니다
find-unread = 기보 { $records }개를 다시 읽지 못해 주 변화도만 보았습니다

## Results

find-filter-hint = 대국 거르기: 기사:슈사쿠 연도:1840..1862 …
find-filter-name = 찾을 대국 거르기
find-own-moves = 흑번이든 백번이든 자신의 수: asblack과 aswhite는 그림의 흑과 백을 둔 기사이며, 흑백이 바뀐 대국에서도 같습니다.
find-clear-filter = 지우기
find-search-all = 모든 대국에서 찾기
find-shapes-called-so = 이 이름의 모양:
find-only-in-earlier = 앞선 결과의 { $games }국에서만
find-only-in-counted-corners = 정석 화면에서 이 귀를 센 { $games }국에서만({ $corners }번)
find-counted-corners-note = 찾기는 나중에 같은 돌 모양이 되었거나 차례가 반대인 경우도 포함하므로 결과가 더 많을 수 있습니다.
find-only-in-counted = 클릭한 행이 센 { $games }국에서만
find-search-within = 이 대국들에서 다시 찾기
find-search-within-tip = 다음에 그리는 모양은 이 대국들에서만 찾습니다
find-features = 특징 모양
find-features-tip = 대국을 가장 잘 나누는 3×3이나 3×2 모양 400개 가운데 그림에 있는 것과, 각각이 남기는 대국 수입니다. 세는 데 시간이 걸립니다
find-features-drawn = 그림에 있는 특징 모양: { $known }개 중 { $drawn }개. 모두 나타난 대국 { $games }국
find-feature = { $column }열 { $row }행의 { $size }: { $games }국
find-task-features = 특징 모양 세기

## Continuations

find-no-continuation = 영역이 다른 까닭으로 바뀔 때까지 그 안에 다시 둔 수가 없습니다.
find-play-it = 그린 모양에 두기
find-more-points = 점 { $points }개 더 보기
find-fewer-points = 앞의 것만 보기
find-head-played = 둔 횟수
find-head-share = 비율
find-head-by-other = 상대
find-head-both = 모두
find-head-later = 나중
find-head-black-wins = 흑 승률
find-head-any-order = 수순 무관
find-continuations-tip = 둔 횟수, 상대, 나중은 결과를 셉니다. 한 대국에 결과가 여럿이면 그만큼 셉니다. 둔 횟수: 그 줄의 색이 그 점에 둔 결과의 수. 비율: 모든 결과에서 차지하는 비율. 상대: 다른 색이 둔 횟수. 모두: 어느 색이든 둔 횟수로, 모양에서 세는 것과 같습니다. 나중: 그중 다른 곳에 두 수 이상 둔 다음의 것. 흑 승률: 그 줄의 색이 두고 승패가 난 대국을 한 번씩만 센 것, 95% 신뢰구간 포함. 반반과 다르지 않으면 회색. 수순 무관: 마지막 수가 무엇이든 이 돌이 놓인 국면이 나온 횟수로, 둔 횟수보다 많을 수 있습니다.
find-alike-tip = 이웃한 순위를 비교합니다. 둘을 똑같이 자주 둔다 해도 우연만으로 횟수가 이만큼 벌어지는 경우가 20번에 한 번을 넘으면 유의한 차이가 없다고 봅니다(χ², 자유도 1).
find-counts-note = { $hits }건 중 { $followed }건은 영역 안에서 이어졌습니다. 모든 점의 둔 횟수와 상대를 더하면 이 수가 됩니다. 이후 수 없음: { $none }건 ({ $share }).
find-later-note = 손을 뺀 뒤 나중에 둔 것(빗금): { $later }건.
find-variations-note = 변화에서는 한 결과가 여러 갈래로 이어질 수 있습니다. 갈래마다 세므로 합이 더 클 수 있습니다.
find-compare-periods = 어느 해의 앞과 뒤
find-compare-periods-tip = 열 세 개를 더해, 그해 전의 대국과 그해부터의 대국에서 각 수의 비율과 그 변화를 나란히 보입니다. 연도가 없는 대국은 어느 쪽에도 들지 않습니다
find-head-before = 이전
find-head-since = 이후
find-head-change = 변화
find-change-tip = { $year }년부터의 비율에서 이전 비율을 뺀 값(퍼센트포인트). *가 붙은 변화 중 우연은 20건에 1건 미만일 것입니다. 회색은 우연일 수 있습니다. 한 대국의 결과들은 한 번의 선택으로 셉니다
find-change-sure = { $points }퍼센트포인트 변화: 우연으로 설명되지 않습니다
find-change-unsure = { $points }퍼센트포인트 변화: 우연일 수 있습니다
find-before-tip = { $year }년 전 대국의 모든 결과에서 그 줄의 수가 차지하는 비율
find-since-tip = { $year }년부터의 대국의 모든 결과에서 그 줄의 수가 차지하는 비율
find-periods-hits = 이전 결과 { $before }건, 이후 { $since }건
find-periods-hits-undated = 이전 결과 { $before }건, 이후 { $since }건, 연도 없음 { $undated }건
find-period-share = 결과 { $hits }건 중 { $played }건: { $rate }
find-period-before = { $year }년 전: { $share }
find-period-since = { $year }년부터: { $share }
find-continuation-words = { $times }회: 흑 { $black } 및 나중에 { $black_later }, 백 { $white } 및 나중에 { $white_later }
find-reached-black = 여기서 흑이 둔 횟수: { $here }. 이 흑돌이 놓인 국면(수순에 관계없이): { $games }에서 { $times }.
find-reached-white = 여기서 백이 둔 횟수: { $here }. 이 백돌이 놓인 국면(수순에 관계없이): { $games }에서 { $times }.
find-black-there = 이 자리의 흑
find-white-there = 이 자리의 백
find-two-alike = 유의한 차이 없음: { $one }, { $other } (p = { $p }).
find-continuation-hint = 클릭: 그 수를 두고 계속 찾기.
find-black-won = 승패가 난 { $games }국 중 흑승 { $rate }
find-black-won-even = 승패가 난 { $games }국 중 흑승 { $rate }. 반반과 다르지 않습니다
find-letters = { $letters }, { $last }
find-alike = 유의한 차이 없음: { $letters }.
find-alike-more = 유의한 차이 없음: { $first }; { $others }.
find-alike-nor = { $letters }

## Where there is nothing to show (teach)

find-games-are-read = 대국을 읽고 있습니다.
find-no-games = 불러온 대국이 없습니다
find-no-games-hint = SGF 파일, 폴더 또는 압축 파일을 창에 끌어다 놓거나 파일 메뉴에서 예제 대국을 여십시오.
find-draw-a-shape = 모양을 그리십시오
find-draw-a-shape-hint = 바둑판을 클릭해 돌을 놓으십시오. 영역은 돌에 맞추어지며, 오른쪽 버튼으로 끌어 직접 정할 수도 있습니다. 그리는 동안 결과가 여기에 나타납니다.
find-begin-with = 또는 다음 예제로 시작하십시오:
find-no-hit = 이 모양이 나온 대국이 없습니다
find-reading-hits = { $reading }: 결과 { $hits }건
find-leave-out = 돌을 하나 빼거나, 상관없는 점을 녹색 점으로 칠해 보십시오 (A).
find-try = 넓혀 찾기:
find-or-paint = 상관없는 점을 녹색 점으로 칠해도 됩니다 (A).
find-relax-anywhere = 바둑판 어디에서든
find-relax-anywhere-tip = 그린 자리가 아닌 곳에서도 찾습니다
find-relax-other-edges = 다른 변 가까이에서도
find-relax-other-edges-tip = 그리지 않은 변에 닿아도 됩니다
find-relax-swap = 흑백을 바꾼 것도
find-relax-swap-tip = 흑과 백을 바꾼 것도 찾습니다
find-relax-to-play = 둘 차례에 관계없이
find-relax-to-play-tip = 어느 쪽이 둘 차례여도 됩니다
find-relax-moves = 몇 수째든 상관없이
find-relax-moves-tip = 몇 수째에 나와도 됩니다
find-relax-all-games = 모든 대국에서
find-relax-all-games-tip = 앞선 결과의 대국만이 아니라 모두에서 찾습니다
find-relax-no-filter = 필터 없이
find-relax-no-filter-tip = 필터로 걸러진 대국에서도 찾습니다
find-relax-region = 더 작은 영역
find-relax-region-tip = 영역을 그린 것에 맞춥니다

## Years

find-facts-hint = 모양을 그리면 누가 언제 두었는지 여기에 나타납니다.
find-facts-no-hit = 이 모양이 나온 대국이 없습니다.
find-no-years = 둔 시기가 기록된 대국이 없습니다.
find-shares-of-all = 이 대국들에는 모두 결과가 있습니다. 비율은 필터를 통과하는 모든 대국에 대한 것입니다.
find-share-of-each = 시기별 대국에서의 비율, 단위
find-each-years = { $years }년
find-first = 첫 대국:
find-first-tip = 그 자리에서 열기
find-only-these-tip = 클릭: 이 대국들에서만 찾기
find-first-move = { $number }수째
find-undated = · 날짜 없음: { $games }국 중 { $found }국
find-by-era = 시대별
find-era-first = 1867년까지
find-era-last = 2016년부터
find-found-of = { $found } / { $games }
find-found-of-what = { $what } { $games } 중 { $found }: { $rate }
find-of-games = 대국

## Players

find-by-rank = 단급별
find-no-names = 기사의 이름이 기록된 대국이 없습니다.
find-head-player = 기사
find-head-games = 대국 수
find-head-of = 전체
find-about-player = 이 기사의 기록
find-player-row = { $player }: { $games }국 중 { $found }국

## Hits

find-hits-hint = 모양이 나온 대국이 여기에 나열됩니다. 두 번 클릭하면 그 자리에서 열립니다.
find-marked-tip = 인쇄와 내보내기용으로 표시됨
find-sort-tip = 클릭하여 정렬
find-sort-hits-by = 결과 정렬: { $column }
find-column-result = 결과
find-column-date = 날짜
find-column-event = 기전
find-column-move = 수
find-column-next = 다음 수
find-column-image = 방향
find-column-game = 대국
find-open-here = 여기서 대국 열기
find-mark = 인쇄용으로 표시
find-unmark = 인쇄용 표시 해제
find-mark-hit = 결과 { $number } 표시
find-hit-image = 그린 모양, { $image }
find-hit-row = 결과 { $number }: { $black } – { $white }, { $moves }수째
find-hit-row-titled = 결과 { $number }: { $title }, { $moves }수째
find-so-far = 지금까지 { $hits }건
find-first-listed = 앞의 { $hits }건만 나열
find-first-listed-tip = 목록에는 { $hits }건까지 나옵니다. 더 그리면 결과가 줄어듭니다
find-show-as-drawn = 그림 방향으로
find-show-as-drawn-tip = 대국을 그린 모양과 같은 방향, 같은 흑백으로 표시합니다 (V)
find-view-pictures = 그림
find-one-a-game = 대국마다 하나
find-one-a-game-tip = 목록 순서로 대국마다 첫 결과만 보입니다
# Instead of a picture.
find-picture-in-variation = 변화도 안
find-previous-hit = 이전 결과 (Shift+N)
find-next-hit = 다음 결과 (N)
find-save-hits-tip = 모든 결과를 표로, 또는 그 대국을 SGF로 저장 (Ctrl+Shift+E)
find-marked = { $hits }건 표시됨
find-marks-of-drawing = 표시는 그린 모양과 그 조건마다 따로입니다. 다른 모양은 표시 없이 시작하며, 실행 취소나 찾기 이력으로 돌아가면 그 모양의 표시도 돌아옵니다.
find-marks-left-out = 이 결과에 없는 것 { $hits }건
find-unmark-all = 모두 표시 해제
find-hits-more = 결과 추가 설정

## History

find-back = 뒤로 (Alt+←)
find-forward = 앞으로 (Alt+→)
find-history = 찾기 이력
find-step = 단계 { $step }: { $words }, 결과 { $hits }건
find-from-drawn = 그린 모양
find-from-black = 흑 { $point }
find-from-white = 백 { $point }
find-from-game = 대국에서
find-from-shape = 집계한 모양
find-from-opening = 포석
find-from-pasted = 붙여 넣음

## Pages

find-pages-hint = 모양을 그리면 그 모양이 나온 대국이 여기에 인쇄용 페이지로 만들어집니다.
find-pages-filter = 거르기: { $filter }
find-pages-first = 목록의 처음
find-pages-first-hits = 건. 원하는 결과에 표시해도 됩니다
find-hits-marked = 표시한 결과 { $hits }건
find-save-pages = 페이지 저장(PDF)…
find-save-pages-tip = 이름 끝에 따라 PDF, 수순을 넘겨 보는 웹 페이지(.html), SVG, PNG, SGF 또는 텍스트
find-previous-page = 이전 페이지
find-next-page = 다음 페이지
find-page-of = { $page } / { $pages }페이지
find-paper = 용지
find-paper-letter = 레터
find-landscape = 가로 방향
find-diagrams-per-page = 페이지당 다이어그램
find-moves-shown = 표시할 수
find-show = 범위
find-show-region = 영역
find-show-region-2 = 영역 + 2줄
find-show-region-4 = 영역 + 4줄
find-show-half = 바둑판 절반
find-show-whole = 바둑판 전체
find-numbers = 번호
find-numbers-of-game = 대국의 수순 번호
find-numbers-from-one = 1부터
find-coordinates = 좌표
find-tinted = 영역 색칠
find-drawn-colours = 그린 모양의 색
find-cut-hit = 결과 자리부터
find-cut-whole = 대국 전체
find-page-title = 제목
find-no-pages = 보일 결과가 없습니다. 결과에 표시하거나, 찾을 수 있는 모양을 그리십시오.
find-save-pages-title = 페이지 저장: .pdf, .html, .svg, .png, .sgf 또는 .txt
find-save-hits-title = 결과 저장: 표는 .csv, 모음은 .sgf, 폴더는 확장자 없는 이름
find-saved = 저장함: { $path }
find-saved-pages = { $pages }페이지 저장함: { $path }
find-saved-hits = 결과 { $hits }건 저장함: { $path }
find-saved-games = { $games }국 저장함: { $path }

## Notices

find-open-first = 먼저 대국을 여십시오. 그 국면을 찾습니다
find-shape-not-drawn = 이 모양은 그릴 수 없습니다: { $reason }
find-not-drawn = 그릴 수 없습니다: { $reason }
find-not-pasted = 붙여 넣지 못했습니다: { $reason }
find-marks-lost = 기보 보관함에 더 이상 없는 대국의 표시된 결과 { $hits }건
find-nothing-drawn = 아직 그린 것이 없습니다
find-copied = 그린 모양을 다이어그램으로 클립보드에 복사했습니다
find-the-drawing = 찾기에서 그린 모양
find-nothing-to-look-for = 찾을 모양이 그려져 있지 않습니다
find-brackets = 괄호는 그릴 수 없습니다. 다이어그램을 AND, OR, NOT, THEN만으로 이으십시오
find-too-large = 그릴 수 있는 크기는 19열 19행까지인데 { $width }×{ $height } 크기가 필요합니다
find-no-board = 마주 보는 두 변을 그리면 바둑판이 { $width }×{ $height } 크기가 됩니다. 바둑판은 2×2에서 19×19까지의 정사각형이어야 합니다

## Work in the background, named where it fails

find-task-filter = 대국 거르기
find-task-facts = 대국 정보
find-task-index = 색인
find-task-variations = 변화
find-task-search = 찾기
find-task-readings = 그린 모양을 찾는 방식
find-task-hits = 전체 결과
find-task-reached = 이른 국면
find-task-costs = 손실 집
find-task-periods = 두 기간 세기
find-task-sort = 결과 정렬
find-task-preview = 미리 보기
find-phase-search = 찾는 중
find-phase-read-variations = 변화 읽는 중
find-phase-variations = 변화에서 찾는 중
find-phase-features = 특징 기록 중

## Why a diagram cannot be read

find-diagram-mark = { $line }째 줄({ $row }행 { $column }열): 알 수 없는 표시 `{ $mark }`. 쓸 수 있는 표시는 X O . , ? x o @ * # _, 괄호 안의 16진수 1에서 f까지, 수순을 나타내는 숫자입니다
find-diagram-edge-inside = { $line }째 줄({ $row }행 { $column }열): 행 안에 변 `|` 표시가 있습니다
find-diagram-short = { $line }째 줄({ $row }행 { $column }열): 행이 여기서 끝나지만 위의 행들은 { $expected }열입니다
find-diagram-long = { $line }째 줄({ $row }행 { $column }열): 위의 행들({ $expected }열)보다 한 열이 더 있습니다
find-diagram-edge = { $side ->
    [left] { $line }째 줄({ $row }행 { $column }열): 좌변 `|` 표시가 있는 행과 없는 행이 섞여 있습니다
   *[right] { $line }째 줄({ $row }행 { $column }열): 우변 `|` 표시가 있는 행과 없는 행이 섞여 있습니다
}
find-diagram-below-edge = { $line }째 줄({ $row }행 1열): 하변 아래에 행이 있거나, 행 사이에 변이 있습니다
find-diagram-move-twice = { $line }째 줄: { $number }번 수가 이미 있습니다
find-diagram-move = { $line }째 줄: { $number }번 수: { $what }
find-move-no-earlier-move = 자리로 가리킨 번호의 수가 앞에 없습니다
find-move-not-in-drawing = 그린 모양에 없는 열이나 행입니다
find-move-not-placed = 그려져 있지도 않고 `at`으로 놓이지도 않았습니다
find-move-count-from-one = 수는 1부터 셉니다
find-diagram-move-missing = { $line }째 줄: { $last }번 수까지 있는데 { $number }번 수가 빠져 있습니다
find-diagram-moves-of-shape = 모양만 묻는 곳인데 다이어그램에 수의 번호가 있습니다
find-diagram-empty = { $line }째 줄: 다이어그램에 행이 없습니다
find-line = { $line }째 줄: { $what }
find-query-size = 질의의 열과 행은 1에서 { $most }까지입니다. { $width }×{ $height } 크기는 쓸 수 없습니다
find-query-cells = 질의에는 칸이 { $expected }개 있어야 하는데 { $found }개 있습니다
find-query-off-board = 질의에 바둑판 위에 놓일 수 있는 칸이 없습니다
find-query-no-place = 그린 자리에서만 찾으려면 질의의 왼쪽이나 오른쪽에 변이 하나, 위나 아래에 변이 하나 있어야 합니다
find-sequence-outside = { $number }번 수가 그린 모양 밖에 있습니다
find-sequence-off-board = { $number }번 수가 바둑판 밖의 점에 있습니다
find-sequence-long = 수순은 { $most }수까지입니다. { $given }수는 너무 깁니다
find-then-without-moves = { $line }째 줄: THEN 다음에는 1 이상의 수가 와야 합니다: `THEN 20` 또는 `THEN 20 SAME`
find-missing-query = { $line }째 줄: 여기에 다이어그램, NOT 또는 여는 괄호 (가 필요합니다
find-then-of-many = { $line }째 줄: THEN은 두 다이어그램 사이에만 쓸 수 있고, NOT이나 괄호 옆에는 쓸 수 없습니다
find-too-much = { $line }째 줄: `{ $word }`: 여기에는 올 수 없습니다
find-second-diagram = 둘째 다이어그램
find-not-closed = { $line }째 줄: 여는 괄호 (가 닫히지 않았습니다
find-too-deep = { $line }째 줄: 괄호와 NOT은 { $most }겹까지 쓸 수 있습니다
find-too-many-queries = 질의 하나에 다이어그램은 { $most }개까지 쓸 수 있습니다
find-pasted-diagram = 붙여 넣은 다이어그램: { $what }
find-pasted-sgf = 붙여 넣은 SGF: { $what }
find-pasted-no-stones = 붙여 넣은 SGF: 마지막 국면에 찾을 돌이 없습니다

## Why nothing was found out

find-stale-index = 다른 대국({ $found })의 색인입니다. 지금 대국({ $expected })의 색인을 다시 만드십시오
find-other-games = 다른 대국 모음에서 만든 집합입니다. { $expected }국이어야 하는데 { $found }국입니다
find-no-query = 다이어그램 { $asked }: 없습니다. 질의에는 { $queries }개가 있습니다
find-unknown-file = 기보 보관함에 이 대국의 파일이 적혀 있지 않습니다
find-record-gone = 파일에 이 대국의 기보가 더는 없습니다

## Why a database of patterns (a file of GNU Go) cannot be read

find-db-stray = { $line }째 줄: `Pattern NAME` 줄보다 앞에 그림이나 속성이 있습니다. eyes.db와 mc_….db는 다른 형식입니다
find-db-no-name = { $line }째 줄: `Pattern` 뒤에 이름이 없습니다
find-db-mark = { $line }째 줄 { $column }열: 알 수 없는 표시 `{ $mark }`. 쓸 수 있는 표시는 O X . o x ? * 그리고 변을 나타내는 | - + 입니다
find-db-edge-inside = { $line }째 줄 { $column }열: 행 안에 변이 있습니다
find-db-ragged = { $line }째 줄: 점이 { $found }개인데 위의 행들은 { $expected }개입니다
find-db-edge = { $side ->
    [left] { $line }째 줄: 좌변이 있는 행과 없는 행이 섞여 있습니다
   *[right] { $line }째 줄: 우변이 있는 행과 없는 행이 섞여 있습니다
}
find-db-below-edge = { $line }째 줄: 하변 아래에 행이 있거나, 행 사이에 변이 있습니다
find-db-two-moves = { $line }째 줄: 착수 `*` 표시가 둘입니다
find-db-no-drawing = { $line }째 줄: 모양 { $name }: 그림이 없습니다
find-db-no-attributes = { $line }째 줄: 모양 { $name }: `:8,-` 같은 속성 줄이 없습니다
find-db-symmetry = { $line }째 줄: `{ $found }`: 대칭이 아닙니다. 대칭이 없으면 8, 있으면 | - + \ / X O 중 하나입니다
find-db-field = { $line }째 줄: `{ $field }`: shape(2.5) 같은 값도, 보조 함수의 이름도 아닙니다
find-db-too-many = { $line }째 줄: 모양은 { $most }개까지입니다
find-db-nothing = 모양이 없습니다. 모양은 `Pattern NAME` 줄로 시작합니다

## The filter of games

find-key-player = 어느 쪽이든 기사의 이름
find-key-black = 흑의 이름
find-key-white = 백의 이름
find-key-winner = 이긴 기사의 이름
find-key-loser = 진 기사의 이름
find-key-as-black = 그린 모양의 흑돌을 둔 기사의 이름
find-key-as-white = 그린 모양의 백돌을 둔 기사의 이름
find-key-year = 둔 해
find-key-date = 날짜(기보에 적힌 만큼)
find-key-result = 누가 어떻게 이겼는지
find-key-handicap = 치석의 수, 없으면 0
find-key-komi = 백에게 주는 덤
find-key-event = 기전 이름의 일부
find-key-round = 라운드 이름의 일부
find-key-place = 장소 이름의 일부
find-key-rank = 어느 쪽이든 기사의 단급. 9p와 9d는 서로 다릅니다
find-key-black-rank = 흑의 단급
find-key-white-rank = 백의 단급
find-key-moves = 총 착수 수
find-key-size = 바둑판의 줄 수
find-key-is = 기보의 종류
find-key-has = 기보에 그 항목이 있는지
find-key-tag = 직접 붙인 태그
find-key-path = 파일 경로의 일부
find-key-dyer = 20 40 60 31 51 71수째의 점. ~는 회전 포함

find-lacking-player = 기사 이름
find-lacking-black = 흑의 이름
find-lacking-white = 백의 이름
find-lacking-year = 연도
find-lacking-date = 정확한 날짜
find-lacking-result = 분명한 결과
find-lacking-komi = 덤
find-lacking-event = 기전
find-lacking-round = 라운드
find-lacking-place = 장소
find-lacking-rank = 읽을 수 있는 단급
find-lacking-black-rank = 읽을 수 있는 흑의 단급
find-lacking-white-rank = 읽을 수 있는 백의 단급

find-kind-game = 집계하고 찾는 대국
find-kind-position = 착수가 없는 기보
find-kind-duplicate = 같은 대국의 다른 기보가 있음
find-kind-turned = 회전하거나 반전한 중복
find-kind-variations = 기보에 변화가 있음
find-kind-cut = 둘 수 없는 수에서 끊긴 기보
find-kind-handicap = 치석이 두 개 이상
find-kind-setup = 대국 전이나 도중에 돌을 배치함
find-kind-decided = 흑이나 백이 이김
find-kind-tagged = 태그가 있음

find-result-black = 흑승
find-result-white = 백승
find-result-resign = 불계승
find-result-time = 시간승
find-result-points = 계가승. >5, <1, 0.5..2.5도 됨
find-result-forfeit = 몰수승
find-result-draw = 무승부
find-result-void = 무효, 결과 없음
find-result-unknown = 기보에 결과가 없음
find-result-white-resigned = 백 기권
find-result-black-resigned = 흑 기권
find-result-black-counted = 흑 계가승
find-rank-pro = 프로 기사
find-rank-amateur = 아마추어

find-your-tag = 직접 붙인 태그
find-for-example = 예
find-lacks = { $what } 없음: { $games }국

## Why a filter cannot be read

find-unknown-key-near = 알 수 없는 필터 "{ $found }". 혹시 "{ $near }"?
find-filter-wrong = { $column }째 글자: `{ $found }` 대신 다음이 필요합니다: { $expected }
find-filter-near = { $column }째 글자: `{ $found }` 대신 다음이 필요합니다: { $expected }. 혹시 `{ $near }`?
find-filter-ends = { $column }째 글자: 필터가 끝났지만 다음이 필요합니다: { $expected }
find-expected-never-opened = 공백이나 단어(여는 괄호가 없습니다)
find-expected-depth = { $most }겹 이하의 괄호
find-expected-closing = 뒤쪽에 닫는 괄호 `)`
find-expected-term = 단어 또는 `player:shusaku` 같은 조건
find-expected-key = 키
find-expected-keys = 키({ $keys }) 또는 따옴표로 묶은 글자
find-expected-no-rules = 다른 키(기보 보관함에는 대국의 룰이 저장되지 않습니다)
find-expected-whole-terms = { $expected }. 괄호로는 조건 전체를 묶습니다: `(year:1846 OR year:1853)`
find-expected-quote = 끝에 닫는 따옴표 `"`
find-expected-name = `cho` 또는 `"Cho Chikun"` 같은 기사 이름
find-expected-year = 연도 또는 범위: `1846`, `1840..1862`, `>1900`
find-expected-date = 날짜 또는 범위: `1846-09-11`, `1846-09..1847`, `>1900`
find-expected-result = b, w, draw, void, unknown, resign, time, forfeit 또는 집 수. 예: `b+resign`, `w+<1`
find-expected-handicap = 돌의 수 또는 범위: `2`, `2..9`, `>2`
find-expected-komi = 덤 또는 범위: `6.5`, `5.5..7.5`, `<0`
find-expected-text = 글자(공백이 있으면 따옴표로 묶음)
find-expected-rank = 단급 또는 한 체계 안의 범위: `9p`, `>=7d`, `5k..1d`, `pro`, `amateur`
find-expected-moves = 총 착수 수 또는 범위: `200`, `100..200`, `>200`
find-expected-size = 바둑판 크기 또는 범위: `19`, `9..13`
find-expected-kind = 기보의 종류
find-expected-field = 항목의 이름
find-expected-tag = 태그의 이름(공백이 있으면 따옴표로 묶음)
find-expected-dyer = a에서 t까지의 문자 12개, 모르는 것은 `?`: 20, 40, 60, 31, 51, 71수째의 점
find-expected-ends = 점들의 앞이나 뒤에 값
find-expected-order = 비교할 수 있는 두 값(작은 것부터)
find-expected-one-of = 다음 중 하나: { $names }
