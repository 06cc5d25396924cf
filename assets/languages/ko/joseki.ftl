# 정석 작업 공간: 귀 수순 트리(귀에서 둔 수를 국면별로)와 어울림(우연보다 자주 이어지는 모양의 쌍).

## What both explorers share: names and heads

joseki-collocations = 어울림
joseki-corner-tree = 귀 수순 트리
joseki-tenuki = 손빼기
joseki-nothing-near = 주변에 돌 없음
joseki-nothing-near-lines =
    주변에
    돌 없음
joseki-lift = 향상도
joseki-head-played = 둔 횟수
joseki-head-share = 비율
joseki-head-black-wins = 흑 승률
joseki-head-years = 연도
joseki-may-be-chance = 우연일 수 있음
joseki-even = 반반
joseki-pairs = 쌍 { $pairs }개

## src/gui/panels/joseki/mod.rs: titles of the panels, and the check box above the moves

joseki-pane-board = 탐색
joseki-pane-next = 이후 수
joseki-pane-path = 경로
joseki-pane-details = 자세히
joseki-pane-count = 집계
joseki-same-games = 같은 대국입니다
joseki-tip-same-games = 내 대국이 프로 수치의 대국과 (거의) 같아서 비교할 것이 없습니다
joseki-compare = 비교
joseki-tip-compare-own = 수마다 다른 쪽(내 대국)에서는 얼마나 자주 두는지, 그 차이가 얼마나 확실한지 표시합니다
joseki-tip-compare-professionals = 수마다 다른 쪽(프로)에서는 얼마나 자주 두는지, 그 차이가 얼마나 확실한지 표시합니다
joseki-rare-pairs = 드문 쌍 { $pairs }개
joseki-tip-rare-pairs = { $least }번보다 적게 나온 쌍도 표시합니다. 거의 모두 검정을 통과하므로 검정으로 알 수 있는 것이 거의 없습니다

## src/gui/panels/joseki/board.rs: above the board

joseki-tip-collocations = 어떤 모양에 어떤 모양이 얼마나 확실하게 이어지는지 (J)
joseki-tip-corner-tree = 수순에 관계없이 귀에서 둔 수 (J)
joseki-direction-after = 뒤에 오는 모양
joseki-direction-before = 앞에 온 모양
joseki-tip-after = [P, *]: 이 모양에 이어지는 모양 (U)
joseki-tip-before = [*, Q]: 이 모양으로 이어지는 모양 (U)
joseki-order-by = 정렬
joseki-order-count = 횟수
joseki-order-surest = 확실도
joseki-rank-by = { $order }순으로 정렬
joseki-tip-order-count = 가장 흔한 것부터
joseki-tip-order-surest = 우연으로 보기 어려운 것부터
joseki-begin = 출발점
joseki-tip-begin = 탐색을 시작할 곳
joseki-begin-nothing-near = 주변에 돌이 없는 수에서
joseki-begin-empty-corner = 빈 귀에서
joseki-begin-last-move = 열린 대국의 마지막 수에서 (G)
joseki-begin-game-corner = 열린 대국의 이 귀에서 (G)
joseki-begin-selected-shape = 모양 작업 공간에서 선택한 모양에서
joseki-begin-drawing = 찾기에서 그린 모양의 번호 붙은 수에서
joseki-begin-file = 어울림 파일 열기…
joseki-main-line = 주 변화 두기
joseki-tip-main-line = 가장 많이 둔 이후 수를 잇달아 따라가기 (F)
joseki-main-line-moves = { $number }수
joseki-main-line-length = 주 변화의 길이

## src/gui/panels/joseki/board.rs: the board of shapes and what stands below it

joseki-shape-board = 모양 바둑판
joseki-corner-board = 귀 바둑판
joseki-letter-times = { $letter }: { $times }회
joseki-letter-more = 같은 자리에 주변 돌이 다른 모양 { $shapes }개 더 있음
joseki-played-times = { $times }회 둠
joseki-followed-times = · 이어진 수 { $times }회
joseki-tip-followed = 나중 수의 창 안에 있는 돌 가운데 가장 최근의 것이 이 수이면, 그 나중 수는 이 수에 이어진 것으로 봅니다. 한 돌이 나중의 여러 수에 가장 최근의 돌이 될 수 있고, 싸움의 마지막 수에는 이어지는 수가 없습니다.
joseki-tip-unlisted = 이 가운데 { $times }회는 쌍이 드물어 목록에 없습니다.
joseki-nothing-near-title = 주변에 돌 없음
joseki-moves-alone = · 창 안에 돌이 없는 수 { $moves }개
joseki-symmetric = · 대칭
joseki-tip-symmetric = 똑같아 보이는 점은 함께 세고 한 문자로 표시합니다.
joseki-windows-contradict = 창들을 한 바둑판에 모두 맞출 수 없어 나중의 창을 표시합니다.
joseki-hint-letters = 모양에 두 변이 모두 보이는 곳에 문자가 붙습니다. 문자나 행을 클릭하면 그 수를 따라갑니다.
joseki-nothing-follows = 목록에 남은 것 중 이어지는 모양이 없습니다. Backspace로 되돌아갑니다.
joseki-nothing-leads = 목록에 남은 것 중 여기로 이어지는 모양이 없습니다.
joseki-hint-framed = 테두리: 수치가 가리키는 창. 흐린 부분: 어느 창에도 들지 않는 점.

## src/gui/panels/joseki/board.rs: the board of the corner and what stands below it

joseki-to-play = { $color } 둘 차례
joseki-there-times = · 귀 { $times }곳에서 나옴
joseki-tip-there = 수순에 관계없이 회전과 흑백 교환을 포함해 셉니다. 한 대국에는 귀가 넷 있습니다. ‘대국 보기’는 이 귀들이 있는 대국을 열고, 찾기는 그 안에서 다른 경로로 같은 모양이 된 곳까지 셉니다.
joseki-ended-times = · 수순이 여기서 끝남 { $times }회
joseki-tip-ended = 정해진 수 안에 더 두지 않았거나, 밖에서 돌을 따내어 국면이 바뀌었습니다.
joseki-to-rare = · 드문 국면으로 { $moves }회
joseki-nothing-more = 여기서 더 둔 수가 없습니다.
joseki-no-tenuki = 손뺀 적이 없습니다.
joseki-tenuki-share = 손빼기  { $share }  ({ $times }회)
joseki-tip-tenuki = 둘 차례인 쪽이 다른 곳에 두고, 다시 상대가 여기에 둡니다(트리에서는 T)

## src/gui/panels/joseki/board.rs: buttons at the bottom, and the menu of either board

joseki-tip-home = 경로의 처음으로 (Home)
joseki-tip-back = 한 수 뒤로 (Backspace)
joseki-tip-forward = 다시 앞으로 (Alt+→)
joseki-show-games = 대국 보기
joseki-show-my-games = 내 대국 보기
joseki-tip-show-games = 지금의 바둑판 그대로 찾기 작업 공간에서 찾아보기 (H)
joseki-shape-alone = 모양만
joseki-tip-shape-alone = 테두리 안의 창만 찾기 작업 공간에서 찾아보기 (Shift+H)
joseki-keep = 보관
joseki-tip-keep = 내보낼 경로로 보관하기 (K)
joseki-copy = 복사
joseki-tip-copy = 경로를 SGF로 클립보드에 복사 (Shift+C)
joseki-save-paths-button = 경로 { $paths }개 저장…
joseki-tip-save-paths = 보관한 경로, 없으면 지금 경로를 SGF 파일로 저장 (Shift+E)
joseki-find-position = 이 국면이 나온 대국 찾기
joseki-find-shape = 이 모양만으로 대국 찾기
joseki-back = 뒤로
joseki-to-beginning = 처음으로
joseki-keep-path = 이 경로 보관
joseki-copy-path = 경로를 SGF로 복사

## src/gui/panels/joseki/corner_rows.rs: the list of moves in the corner

joseki-corner-rows-empty = 귀에서 둔 수가 여기에 표시됩니다.
joseki-corner-ends = 읽은 대국 가운데 여기서 더 나아간 것이 없습니다.
joseki-corner-ends-keys = ←는 뒤로, ↑ ↓는 다른 수로 갑니다.
joseki-head-against-own = 내 비율
joseki-head-against-professionals = 프로의 비율
joseki-head-any-order = 수순 무관
joseki-head-fashion = 유행
joseki-help-played = 여기서 둔 횟수
joseki-help-share-here = 손빼기를 포함해 여기서 둔 모든 수에서 차지하는 비율. 선은 95% 신뢰구간입니다
joseki-help-black-wins = 이렇게 진행되고 승패가 난 대국 가운데 흑이 이긴 비율과 95% 신뢰구간. 반반과 다르지 않으면 회색입니다.
joseki-help-against = 다른 쪽 대국에서의 비율과 95% 신뢰구간이 붙은 점. 여기서 더 많이 두면 점이 가운데보다 오른쪽에 놓이고, 우연일 수 있으면 고리로 그립니다.
joseki-help-cost = 평가된 내 대국에서 엔진으로 잰 손실. 손실이 없을 수도 있으면 회색입니다
joseki-help-any-order = 수순에 관계없이 그 수 다음의 국면이 나온 횟수
joseki-help-years-here = 여기서 그 수를 둔 대국의 첫 해와 마지막 해
joseki-help-fashion = 이때부터 그전보다 절반 이상 더 자주 두게 된 해입니다. 살펴본 모든 해를 감안할 때, 우연히 이렇게 늘 가능성은 100분의 1에 못 미칩니다.
joseki-move-row = 수 { $letter }: { $point }, { $times }회
joseki-color-plays = { $color } { $point }
joseki-in-dictionary = { $sign } 사전에 있음.
joseki-times-and-share = { $times }회: { $share }.
joseki-later = 그중 { $times }회는 다른 곳에 두 수 이상 둔 다음.
joseki-black-won = 승패가 난 { $games }국 중 흑승 { $rate }.
joseki-black-won-even = 승패가 난 { $games }국 중 흑승 { $rate }. 반반과 다르지 않습니다.
joseki-other-orders = 이 수 다음의 국면은 다른 수순까지 포함해 { $times }회 나왔습니다.
joseki-fashion-since-sentence = { $year }년부터 유행.
joseki-it-loses = 이 수
joseki-click-plays = 클릭: 이 수 두기.

## src/gui/panels/joseki/count.rs: what is counted, in the panel Count

joseki-shown-own = 표시 중: { $window }, { $games } { $moves }.
joseki-shown-file = 표시 중: { $window }, { $games } { $moves }, 파일.
joseki-shown-professional = 표시 중: { $window }, { $games } { $moves }, 프로.
joseki-shown-pairs = 서로 다른 { $shapes }, { $pairs }. { $least }번 이상 나와 p < { $p } 검정을 통과한 쌍 { $significant }개. 남긴 것: { $kept }.
joseki-form-window = 매 착수 주변의 창
joseki-form-diamond = 마름모 { $points }
joseki-tip-diamond = 착수점에서 { $steps }칸 이내의 모든 점
joseki-form-least-pairs = 쌍의 최소 횟수
joseki-form-few-pairs = 10 아래에서는 거의 모든 쌍이 검정을 통과합니다
joseki-form-significant = 유의 수준 p
joseki-form-count-collocations = 어울림 집계
joseki-tip-count-collocations = 불러온 대국에서 집계합니다
joseki-tip-open-collocations = .ron 또는 .ron.zst 파일의 어울림
joseki-tip-save-collocations = RON으로 저장. 이름이 .zst로 끝나면 압축합니다
joseki-form-hint = 작은 창에서는 흔하지만 뜻이 적은 쌍이, 큰 창에서는 드물지만 뜻이 많은 쌍이 나옵니다.
joseki-shown-corners = 표시 중: { $size }×{ $size }, { $games }국.
joseki-shown-positions = { $positions }, 그 사이의 착수 { $moves }.
joseki-rare-left-out = { $least }번 미만 나온 국면은 뺐습니다. 모두 세기에는 메모리가 모자랍니다.
joseki-too-small = 바둑판이 정사각형보다 작아 뺀 대국 { $games }국.
joseki-set-up-left-out = 돌을 놓고 시작하는 대국 { $games }국은 뺐습니다.
joseki-all-too-small = { $games }국은 바둑판이 작아 { $size }×{ $size } 귀를 볼 수 없습니다. 한 변의 점을 줄여 다시 세십시오.
joseki-form-side = 한 변의 점
joseki-form-ends-after = 수순의 끝
joseki-form-moves-elsewhere = 다른 곳에 { $number }수 둔 뒤
joseki-form-least-positions = 국면의 최소 횟수
joseki-form-set-up = 돌을 놓고 시작하는 대국도 포함(접바둑 등)
joseki-form-count-corners = 귀 집계
joseki-form-save-corners = 귀 수순 저장…
joseki-tip-save-corners = 명령줄에서 쓸 수 있게 RON으로 저장

## src/gui/panels/joseki/details.rs: the corner

joseki-corner-years-empty = 귀의 수순을 둔 시기가 여기에 표시됩니다.
joseki-letter-plays = { $letter }: { $color } { $point }
joseki-position-itself = 국면 자체
joseki-tip-position-itself = 해마다 모든 귀에서 차지하는 비율
joseki-this-position = 이 국면
joseki-years-of-moves = 여기서 둔 모든 수에서 차지하는 비율
joseki-years-of-corners = 둔 모든 귀에서 차지하는 비율
joseki-no-years = 둔 시기가 기록된 대국이 없습니다.
joseki-of-moves-here = 여기서 둔 수
joseki-of-corners = 귀
joseki-tip-share-here = 손빼기를 포함해 여기서 둔 모든 수에서 차지하는 비율입니다.
joseki-fact-seen = 시기
joseki-tip-seen = 여기서 그 수를 둔 대국의 첫 해와 마지막 해입니다.
joseki-fashion-since = { $year }년부터 유행
joseki-fact-position-after = 둔 뒤의 국면
joseki-tip-position-after = 수순에 관계없이 센 횟수입니다.
joseki-dictionary = 정석 사전
joseki-dictionary-reading = 사전을 읽는 중…
joseki-open-dictionary = 정석 사전 열기…
joseki-tip-open-dictionary = 변화와 해설이 있는 SGF(예: Kogo's). 그 해설이 여기에 표시됩니다
joseki-tip-close-dictionary = 사전을 닫습니다. 파일은 그대로 남습니다
joseki-dictionary-at-start = 귀의 수순을 따라가면 여기에 해설이 나타납니다.
joseki-dictionary-silent = 사전에 이 국면의 해설이 없습니다.
joseki-dictionary-exchanged = 사전에서는 흑백이 바뀌어 있습니다.

## src/gui/panels/joseki/details.rs: a pair of shapes

joseki-details-empty = 행 위에 포인터를 올리거나 ↑ ↓로 고르면 두 모양과 그 수치가 여기에 표시됩니다.
joseki-details-pair = { $letter }: 모양의 쌍
joseki-first-shape = 첫째 모양
joseki-second-shape = 둘째 모양
joseki-fact-offset = 위치
joseki-tip-offset = 첫째 수에서 본 둘째 수의 자리를, 그 돌 하나만 있을 때처럼 나타냅니다.
joseki-fact-who = 둔 쪽
joseki-tip-who = 둘째 수가 첫째 수에 대한 응수인지 나타냅니다.
joseki-same-player = 같은 쪽이 다시 둠(상대는 다른 곳)
joseki-opponent-answers = 상대의 응수
joseki-fact-second-given-first = 첫째 뒤의 둘째
joseki-fact-first-given-second = 둘째 앞의 첫째
joseki-fact-together = 함께 나오는 정도
joseki-tip-first-given-second = 둘째 모양을 둔 모든 경우 기준입니다.
joseki-lift-times = 우연의 { $lift }배
joseki-tip-pair-years = 이 쌍이 나온 대국의 첫 해와 마지막 해입니다.
joseki-table = 검정에 쓴 표
joseki-table-second = 둘째 모양
joseki-table-other = 다른 모양
joseki-table-after-first = 첫째 뒤
joseki-table-after-other = 다른 모양 뒤
joseki-table-moves = 모두 { $moves }수.
joseki-games-not-loaded-sentence = 이 어울림을 집계한 대국을 불러오지 않았습니다.
joseki-seen-in = 나온 대국:
joseki-seen-game = { $date }, { $black } – { $white }, { $number }수째
joseki-seen-game-undated = { $black } – { $white }, { $number }수째
joseki-tip-seen-game = 이 수 직전의 대국을 영역을 선택한 채로 열기 (Shift+G)
joseki-all-games = 전체 대국: 바둑판 아래의 “대국 보기”.

## src/gui/panels/joseki/words.rs: what the figures of a pair mean

joseki-help-surety = 두 모양이 얼마나 확실하게 함께 나오는지 나타냅니다. 7.9 이상이 우연히 나올 가능성은 200분의 1에 못 미칩니다(p < 0.005). 우도비 검정의 −2 log λ 값이며, 대국이 많을수록 커져서 수천 국이 되면 거의 모든 쌍이 검정을 통과합니다.
joseki-help-lift = 두 모양이 우연의 몇 배로 함께 나오는지 나타냅니다. 서로 관계없는 모양이면 1이고, 드문 모양은 향상도가 큽니다. 10회 미만인 쌍은 맨 뒤에 놓입니다.
joseki-help-together = 두 모양이 우연의 몇 배로 함께 나오는지 나타냅니다. 서로 관계없는 모양이면 1이고, 드문 모양은 수가 큽니다.
joseki-help-q = 벤야미니·호크버그의 q 값: 이 쌍 이상으로 확실한 모든 쌍 가운데 우연만으로 나올 것으로 기대되는 비율입니다.
joseki-help-share = 첫째 모양에 이어진 모든 모양에서 차지하는 비율. 선은 윌슨의 95% 신뢰구간입니다. 앞에 온 모양을 볼 때는 둘째 모양을 둔 모든 경우가 기준입니다.
joseki-help-wins = 승패가 난 대국 가운데 흑이 이긴 비율과 95% 신뢰구간. 흑백은 표시된 대로이며, 반반과 다르지 않으면 회색입니다.

## src/gui/panels/joseki/path.rs: the way through the shapes as pictures, and the paths that are kept

joseki-path-empty = 지나온 경로가 여기에 표시됩니다.
joseki-path-hint =
    문자나 행을 따라가면 경로가 여기에 이어집니다.
    그림을 클릭하면 그곳으로 되돌아갑니다.
joseki-kept = 보관한 경로:
joseki-tip-go-there = 이 경로로 가기
joseki-drop-path = 경로 { $number } 버리기
joseki-tip-drop-path = 더 보관하지 않기
joseki-path-card = 경로 { $number }: { $name } { $share }
joseki-after-shape-before = 앞 모양 뒤에 { $times }회
joseki-surety-and-lift = −2 log λ { $surety }, 향상도 { $lift }

## src/gui/panels/joseki/rows.rs: the list of shapes that follow, or that came before

joseki-rows-empty = 모양에 이어지는 것이 여기에 표시됩니다.
joseki-no-row-follows = 목록에 남은 모양 중 이 모양에 이어지는 것이 없습니다.
joseki-no-row-leads = 목록에 남은 모양 중 이 모양으로 이어지는 것이 없습니다.
joseki-no-row-hint = 뒤로 가거나 (Backspace), 반대 방향을 보거나 (U), 더 작은 창으로 집계해 보십시오.
joseki-head-then = 다음
joseki-head-before = 이전
joseki-head-move = 수
joseki-help-pair-years = 이 쌍이 나온 대국의 첫 해와 마지막 해
joseki-opponent-elsewhere = 상대는 다른 곳
joseki-answer = 응수
joseki-not-on-board = 이 바둑판에 없음
joseki-shape-row = 모양 { $letter }: { $times }회
joseki-row-opponent-elsewhere = 상대는 다른 곳
joseki-row-answer = 응수
joseki-row-nothing-near = 주변에 돌 없음
joseki-row-not-significant = 유의하지 않음
joseki-row-offset = 첫째 수에서 본 둘째 수: { $offset }.
joseki-row-share = 비율: { $share }.
joseki-row-ways = 첫째 모양 옆에 놓이는 방법이 { $ways }가지이며, 가장 흔한 것을 표시합니다.
joseki-row-second-played = 둘째 모양을 둔 횟수는 모두 { $times }회입니다.
joseki-row-first-followed = 첫째 모양에 다음 모양이 이어진 횟수는 모두 { $times }회입니다.
joseki-row-does-not-fit = 모양은 어디에 있든 함께 셉니다. 이 쌍은 지금 바둑판보다 변이 더 가깝거나 먼 곳에 놓이므로 여기에는 문자가 없습니다.
joseki-row-by-chance = 우연만으로 생길 수 있는 쌍입니다. 우도비 검정을 통과하지 못했습니다.
joseki-click-steps = 클릭: 따라가기.

## src/gui/panels/joseki/teach.rs: where nothing is counted yet

joseki-teach-collocations-title = 어떤 모양에 어떤 모양이 이어지는가?
joseki-teach-collocations = 매 착수의 모양을 바로 앞서 가까이 둔 수의 모양과 짝짓습니다. 우연보다 자주 함께 나오는 쌍을 어울림이라고 합니다. 정석도 그 하나이고, 서로 짝이 되어 두는 모든 모양이 여기에 듭니다.
joseki-teach-corner-title = 귀에서는 어떻게 두는가?
joseki-teach-corner = 모든 대국의 모든 귀를 국면과 그 사이의 착수로 나타냅니다. 둔 차례, 회전, 반전, 흑백 교환은 구별하지 않습니다.
joseki-unpacking-figures = 프로의 통계 푸는 중 …
joseki-games-loading = 대국을 읽고 있습니다.
joseki-no-games = 불러온 대국이 없습니다.
joseki-no-games-hint = SGF 파일, 폴더 또는 압축 파일을 창에 끌어다 놓거나 파일 메뉴에서 예제를 여십시오.
joseki-not-counted = 아직 집계하지 않은 대국이 { $games }국 있습니다.
joseki-count-collocations = 어울림 집계
joseki-count-corners = 귀 집계
joseki-look-at-professionals = 프로의 통계 보기
joseki-tip-look-at-professionals = 프로 대국 54,000국의 통계가 Katachi에 들어 있습니다
joseki-count-time = 1,000국에 2초쯤 걸립니다. 창과 한도는 집계 패널에 있습니다.
joseki-open-collocations = 어울림 열기…
joseki-tip-open-saved = 저장해 둔 파일
joseki-waits = 차례를 기다리는 중

## src/gui/panels/joseki/tree.rs: the corner tree as it is drawn

joseki-tree-empty = 둔 수의 트리가 여기에 표시됩니다.
joseki-tree-keys = → 가장 많이 둔 수, ← 뒤로, ↑ ↓ 다른 수.
joseki-tree-orders-meet = 여러 수순이 여기서 만납니다.
joseki-tree-share = 그 국면에서 둔 수의 { $share }
joseki-tree-ways = 다른 국면에서 온 것을 포함해 { $moves }가지 수가 이 국면에 이릅니다.
joseki-tree-left-out = 그려진 것 외에 이후 수 { $continuations }개 더 있음
joseki-tree-start = 출발점, 국면 { $times }회
joseki-tree-node = 노드 { $depth }: { $color } { $point }, 순위 { $rank }, { $times }회
joseki-tree-tenuki = 노드 { $depth }: { $color } 손빼기, { $times }회

## src/app/joseki/explorer.rs: how far the second move of a pair lies from the first, where players have no name for it

joseki-offset-same-point = 같은 점
joseki-offset-in-line = 일직선으로 { $far }칸
joseki-offset-diagonal = 대각선으로 { $far }칸
joseki-offset-by = { $far }×{ $near }칸 거리

## src/app/joseki/act.rs: names of tasks, as the list of running work shows them

joseki-task-collocations = 어울림: { $window }
joseki-task-corners = 귀: { $size }×{ $size }
joseki-task-games = 귀 국면의 대국
joseki-task-opening = 여는 중: { $path }
joseki-task-reading = 읽는 중: { $path }
joseki-task-unpacking = 프로의 모양 풀기
joseki-task-looking = 어울림에서 모양 찾기

## src/app/joseki/act.rs: messages

joseki-of-other-games = 지금 불러온 것과 다른 대국의 어울림입니다. 어울림은 표시되지만 예는 볼 수 없습니다
joseki-opened = 파일을 열었습니다: { $path }. { $games }에서 { $pairs }.
joseki-opened-instead = 파일을 열었습니다: { $path }. { $games }에서 { $pairs }. 앞서 있던 어울림을 대신합니다.
joseki-dictionary-has = 사전의 내용: { $positions }, { $comments }. ‘자세히’ 패널에 표시됩니다
joseki-comments = 해설 { $comments }건
joseki-dictionary-unreadable = { $path }: 읽을 수 있는 대국이 없습니다: { $reason }. 사전은 변화가 있는 SGF 파일입니다
joseki-count-collocations-first = 먼저 어울림을 집계해야 모양과 수를 탐색할 수 있습니다
joseki-count-corners-first = 먼저 귀를 집계하십시오
joseki-nothing-after = 이 뒤에 둔 수가 없습니다
joseki-no-path = 아직 경로가 없습니다. 먼저 수를 따라가 보십시오
joseki-no-path-to-keep = 아직 보관할 경로가 없습니다. 먼저 수를 따라가 보십시오
joseki-too-many-kept = 더 보관할 수 없습니다. 보관한 경로를 내보내거나 일부를 버리십시오
joseki-paths-kept = 보관한 경로: { $paths }개
joseki-steps-of-shapes = 모양 { $steps }단계
joseki-moves-in-corner = 귀에서 { $moves }수
joseki-path-copied = 경로를 SGF로 클립보드에 복사했습니다
joseki-games-not-loaded = 이 어울림을 집계한 대국을 불러오지 않았습니다
joseki-dialog-save-collocations = 어울림 저장
joseki-dialog-save-corners = 귀 수순 저장
joseki-dialog-save-paths = 경로를 SGF로 저장
joseki-saved-pairs = 쌍 { $pairs }개 저장함: { $path }
joseki-saved-positions = 국면 { $positions }개 저장함: { $path }
joseki-saved-paths = 경로 { $paths }개 저장함: { $path }
joseki-no-stones = 아직 찾을 돌이 없습니다
joseki-cannot-be-looked-for = 찾을 수 없습니다: { $reason }
joseki-describe-after = 모양 { $number } / { $length }, 둔 횟수 { $played }, 이어진 횟수 { $followed }, 뒤에 오는 모양: { $shapes }
joseki-describe-before = 모양 { $number } / { $length }, 둔 횟수 { $played }, 이어진 횟수 { $followed }, 앞에 온 모양: { $shapes }
joseki-describe-corner = { $moves } 이후, { $color } 둘 차례, 국면 { $times }, 이후 수 { $continuations }개

## src/app/joseki/start.rs: where a walk begins, and why it cannot

joseki-not-in-a-middle = 창 { $window }: 남긴 모양 중 가운데에 이 모양이 들어 있는 것이 없습니다
joseki-stands-in = 이 모양이 들어 있는 { $window }: { $shapes }, 둔 횟수 { $times }. 이것이 가장 흔합니다.
joseki-shape-before-move = 어울림은 착수 전의 모양에서 시작합니다. 매 착수 주변을 착수 전의 모습으로 집계한 모양을 고르십시오
joseki-cut = 어울림의 창에 맞추어 잘랐습니다: { $window }.
joseki-windows-do-not-fit = 모양의 창 { $own }, 어울림의 창 { $wanted }: 어느 쪽도 다른 쪽에 들어맞지 않습니다
joseki-no-such-surroundings = 창 { $window }: 남긴 쌍 중 주변이 이와 같은 것이 없습니다. 더 작은 창으로 어울림을 집계하십시오
joseki-open-game-first = 먼저 대국을 여십시오
joseki-go-to-move-first = 먼저 열린 대국에서 착수가 있는 곳으로 가십시오. 모양은 착수의 주변입니다
joseki-other-side-to-move = 여기서 상대가 둘 차례였던 대국은 없습니다. { $color } 둘 차례로 표시합니다
joseki-path-not-there = 이 통계에는 이 수순이 모두 들어 있지 않습니다
joseki-corner-not-there = 읽은 수순에는 이 귀의 국면이 없습니다. 오래 손을 뺐거나, 밖에서 돌을 따내어 바뀌었거나, 이 대국들에 너무 드물게 나온 귀입니다
joseki-number-move-first = 먼저 찾기에서 그린 모양에 수의 번호를 붙이십시오 (M). 모양은 착수의 주변입니다
joseki-drawing-open = 그린 모양에 창 { $window }의 점이 정해지지 않은 채 남아 있습니다. 돌과 빈 점만으로 그리십시오

## src/core/mining/corner, collocation, graph and src/app/joseki/inside.rs: progress bars, "Reading corners · 1,200 of 5,000 games"

joseki-phase-reading-corners = 귀 읽는 중
joseki-phase-sorting-positions = 국면 정렬 중
joseki-phase-testing-pairs = 쌍 검정 중
joseki-phase-looking = 모양 찾는 중

## src/core/mining/corner/mod.rs and graph/rows.rs: errors

joseki-corner-size = 귀 { $size }: 한 변은 2점에서 10점까지, 바둑판의 절반을 넘을 수 없습니다
joseki-damaged-stone = 국면 { $number }: 정사각형 밖에 돌이 있거나 한 점에 돌이 둘 있습니다
joseki-damaged-view = 국면 { $number }: stones: 가장 작은 방향의 것이 아닙니다
joseki-damaged-count = 국면 { $number }: count: 이어진 횟수와 끝난 횟수의 합과 다릅니다
joseki-damaged-move = 국면 { $number }: moves: 앞뒤가 맞지 않는 것이 있습니다
joseki-damaged-twice = 돌이 똑같은 국면이 둘 있습니다
