# 모양 작업 공간: 집계한 모양의 표와, 선택한 모양에 대해 알 수 있는 것.

## Panels and tabs

shapes-pane-table = 모양
shapes-pane-detail = 선택한 모양
shapes-pane-plots = 그래프
shapes-mine = 집계
shapes-tab-continuations = 이후 수
shapes-tab-symmetry = 대칭
shapes-tab-templates = 템플릿
shapes-tab-examples = 예

## Words of many panels

shapes-occurrences = { $occurrences }회 출현
shapes-result-at-least = { $result }, { $times }회 이상
shapes-colours-swapped = 흑백 교환
shapes-turn-and-colours-swapped = { $turn }, 흑백 교환
shapes-unit-moves = 수별
shapes-unit-moves-help = 전체 착수에서 차지하는 비율입니다. 한 대국 안의 착수는 서로 독립이 아니어서 차이가 실제보다 확실해 보입니다.
shapes-unit-games = 대국별
shapes-unit-games-help = 이 모양이 나온 대국의 비율입니다. 신중한 비교 방법입니다.
shapes-unit-offers = 기회별
shapes-unit-offers-help = 둘 수 있을 때 둔 비율입니다. 기회가 있을 때 누가 더 즐겨 두는지 알 수 있습니다.
shapes-against-help = 이 모양의 오즈가 프로 대국의 몇 배인지를 95% 신뢰구간과 함께 나타냅니다(로그 눈금, 가운데 선이 ×1). 우연일 수 있으면, 곧 이런 발견 20건 중 1건 넘게 거짓으로 예상되면 회색입니다. 크기가 아니라 확실한 순서로 정렬합니다.
shapes-name-help = 창에 보이는 범위에서 이 수를 부르는 이름입니다. 창 밖의 점까지 보아야 하는 이름은 붙이지 않습니다.
shapes-k-help = K: 창 안에 있는 돌의 수입니다.
shapes-bits-help = 비트가 클수록 드문 모양입니다. 둘에 하나꼴인 모양은 1비트, 천에 하나꼴인 모양은 10비트입니다(정보량: 전체 출현에서 차지하는 비율의 −log₂ 값).
shapes-rate-help = 둘 수 있을 때 둔 비율: 둘 차례인 쪽에 이 모양을 둘 기회가 있었던 모든 경우 가운데 실제로 둔 비율입니다. 선은 윌슨의 95% 신뢰구간입니다. 참값이 20번 중 19번 이 안에 들며, 횟수가 적어도 믿을 수 있습니다.
shapes-wins-help = 결과가 알려진 대국 가운데 그 수를 둔 쪽이 이긴 비율입니다.
shapes-years-help = 이 모양이 나온 대국의 첫 해와 마지막 해입니다.
shapes-from = 최소
shapes-to = 최대
shapes-point = { $column }열 { $row }행

## The table: heads of columns and their tooltips

shapes-column-rank = 순위
shapes-column-rank-help = 출현 횟수에 따른 순위입니다.
shapes-column-shape = 모양
shapes-column-shape-help = 그림에 따라 한 행씩 빈 점, 흑, 백, 바둑판 밖의 순서로 정렬합니다.
shapes-column-name = 이름
shapes-column-played = 둔 횟수
shapes-column-played-help = 둔 횟수입니다.
shapes-column-times = 횟수
shapes-column-times-help = 출현 횟수입니다.
shapes-column-games = 대국 수
shapes-column-games-help = 이 모양이 나온 대국의 수입니다.
shapes-column-k = K
shapes-column-bits = 비트
shapes-column-share = 비율
shapes-column-wins = 둔 쪽 승률
shapes-column-years = 연도
shapes-column-against = 프로의 배수

## The table: what stands above it

shapes-shown-of = 모양 { $all }개 중 { $shown }개
shapes-rarer = (더 드문 { $shapes }개는 생략)
shapes-in-games = ({ $games }국, { $occurrences })
shapes-ordering = 정렬 중…
shapes-nothing-found = 찾은 것이 없습니다. 이만큼 진행된 대국이 없거나, 충분히 자주 나온 모양이 없습니다.
shapes-none-passes = 필터에 맞는 모양이 없습니다.
shapes-find-example = “{ $shape }” 그림을 모든 대국에서 찾기
shapes-clear-filter = 필터 지우기
shapes-result-field = 집계 결과
shapes-professional-read-only = 프로의 모양(읽기 전용)
shapes-result-of-professionals = 프로: { $result }
shapes-save-whole = 전체 결과(RON)…
shapes-save-whole-tip = Katachi에서 다시 읽을 수 있는 파일
shapes-save-rows = 표의 모양
shapes-save-csv = 군집을 포함한 표(CSV)…
shapes-save-arff = WEKA용(ARFF)…
shapes-save-gnu-go = GNU Go용(.db)…
shapes-save-tip = 이 결과를 저장하거나, 모양을 다른 프로그램으로 내보내기
shapes-open-tip = 저장한 결과 읽기
shapes-mining = 집계 중…
shapes-compare = 프로와 비교
shapes-no-shapes = 아직 모양이 없습니다
shapes-games-are-read = 대국을 읽고 있습니다. 곧 모양이 나타납니다.
shapes-drop-files = 먼저 SGF 파일, 폴더 또는 압축 파일을 창에 끌어다 놓으십시오.
shapes-games-wait = { $games }국이 집계를 기다립니다.
shapes-mine-3 = 매 착수 주변의 3×3 집계
shapes-mine-5 = 매 착수 주변의 5×5 집계
shapes-mine-diamond = 매 착수 주변의 13점 마름모 집계
shapes-other-windows = 다른 창은 집계 패널에서 고르십시오. 직접 그릴 수도 있습니다.

shapes-row = 순위 { $rank }, { $stones }, { $occurrences }
shapes-row-named = 순위 { $rank }, { $stones }, { $occurrences }, { $name }

shapes-filter = 필터
shapes-filter-on = 필터(켜짐)
shapes-filter-count = 최소 횟수
shapes-filter-named = 이름이 있는 모양만
shapes-filter-kind = 수의 종류
shapes-filter-any-kind = 전체
shapes-filter-kind-tip = 다음에 둔 수의 이름에 따릅니다. 한 모양이 여러 종류에 들기도 합니다
shapes-filter-no-kind-tip = 다음 수의 주변에서 읽은 모양이 아니어서 종류가 없습니다
shapes-filter-kind-small = 작은 모양은 일부만 종류가 있습니다: 착수의 비율로 3×3의 24%, 5×5의 69%
shapes-filter-cluster = 군집
shapes-filter-cluster-tip = 나머지도 보기
shapes-filter-cluster-of = { $number } / { $clusters }
shapes-filter-text = 텍스트
shapes-filter-text-tip = 이름에 이 글자가 있는 모양, 예로 나온 대국의 기사, 기전, 날짜에 이 낱말(세 글자부터는 이 글자로 시작하는 낱말)이 있는 모양(모양마다 예는 32개까지), 그림에 X.O 같은 표시가 있는 모양만 남깁니다
shapes-filter-text-hint = 이름, 기사, 기전, X.O
shapes-filter-contains = 포함
shapes-filter-contains-tip = 점을 클릭하여 그립니다. X 흑, O 백, . 빈 점, ? 임의. 회전과 반전을 포함해 창 어딘가에 이것이 들어 있는 모양만 남깁니다.
shapes-filter-point = { $column }열 { $row }행: { $mark }

shapes-select-one = 표에서 모양을 선택하십시오. 행을 클릭하거나 ↑ ↓ 키로 옮겨 갑니다.
shapes-select-none = 여기에 모양의 대칭, 그다음에 둔 수, 그 모양이 나온 대국이 표시됩니다.
shapes-heading = 모양 { $rank } / { $all }
shapes-unnamed = 이름 없는 모양
shapes-named-in-games = 대국에서: { $names }
shapes-find = 이 모양이 나온 대국 찾기
shapes-find-tip = 찾기 작업 공간에서 모든 대국을 찾아봅니다. 같은 자리는 대국마다 한 번만 셉니다
shapes-follows = 이 모양에 이어지는 모양
shapes-follows-tip = 어떤 모양이 이어지는지 정석 작업 공간에서 살펴봅니다
shapes-picture = 선택한 모양, { $image }: { $diagram }
shapes-fact-occurrences = 출현
shapes-fact-occurrences-help = 출현 횟수와, 전체 출현에서 차지하는 비율입니다.
shapes-fact-games = 대국 수
shapes-fact-games-help = 이 모양이 나온 대국의 수와, 전체 대국에서 차지하는 비율입니다.
shapes-fact-k = K
shapes-fact-information = 정보량
shapes-fact-rate = 기회에 둔 비율
shapes-fact-wins = 둔 쪽 승률
shapes-fact-years = 연도
shapes-fact-against = 프로 대비
shapes-bits = { $bits }비트
shapes-some-of = { $all } 중 { $some }
shapes-no-result = 결과가 알려지지 않음
shapes-too-rare = 너무 드물어 알 수 없음
shapes-at-most = { $share } 이하
shapes-interval = { $low }–{ $high }
shapes-here-and-there = 여기 { $here }, 프로 { $there }
shapes-against-tip = 여기 { $of } 중 { $count }, 프로 대국 { $ofThere } 중 { $countThere }
shapes-against-tip-at-most = 여기 { $of } 중 { $count }, 프로 대국 { $ofThere } 중 최대 { $countThere }
shapes-against-figures = 로그 오즈 { $odds }, z { $z }, q { $q }

## Continuations: what was played in the window next

shapes-final-has-none = 종국 국면은 대국이 끝난 뒤라서 이어지는 수가 없습니다. 다음 수를 보려면 매 착수 주변을 집계하십시오.
shapes-nobody-played = 창이 다른 까닭으로 바뀔 때까지 그 안에 다시 둔 수가 없습니다.
shapes-replies-drawn = 모양 위의 응수: { $replies }
shapes-by-opponent = 상대
shapes-by-mover = 둔 쪽이 다시
shapes-reply = { $letter }: { $times }회, 상대 { $opponent } 및 나중에 { $opponentLater }, 둔 쪽 { $mover } 및 나중에 { $moverLater }
shapes-replies-played-help = 두 색을 합한 횟수입니다. 찾기에서는 ‘모두’ 열에 이 횟수가, 다른 열에 색별 횟수가 나옵니다
shapes-later-replies = { $all }회 중 { $later }회는 손을 뺀 뒤 나중에 응수했습니다(빗금).
shapes-no-reply = 없음
shapes-no-reply-times = 부분 응수 없음: { $times }
shapes-no-reply-tip = 부분 응수 없음: 그 안에 다시 두기 전에 대국이 끝났거나, 창 밖의 돌 때문에 창이 바뀌었습니다.

## Symmetry: the sixteen images of a shape

shapes-as-it-is-button = 원래대로
shapes-jump = 회전 없이 바로 바꾸기
shapes-versions = 서로 다른 형태 { $versions }개
shapes-versions-tip = { $equation }. 회전, 반전, 흑백 교환으로 생기는 서로 다른 그림의 모임이 이 모양의 궤도이고, 아무것도 바꾸지 않는 변환의 모임이 안정자군입니다. 궤도와 안정자군의 크기를 곱하면 언제나 변환의 수가 됩니다.
shapes-equation = 궤도 { $orbit } × 안정자군 { $stabiliser } = { $images }
shapes-few-images = (이 창에 쓸 수 있는 변환은 16가지 중 { $images }가지뿐입니다)
shapes-no-symmetry = 어떤 회전, 반전, 교환으로도 제자리로 돌아오지 않습니다. 스스로의 대칭이 없는 모양입니다.
shapes-unchanged-by = 바뀌지 않는 변환: { $images }.
shapes-seen-around-moves = 그림 { $all }개 중 { $seen }개가 대국에 나옵니다. 여기서 흑백 교환은 백이 둔 수라는 뜻입니다.
shapes-seen-in-finals = 그림 { $all }개 중 { $seen }개가 대국에 나옵니다. 종국 국면에서는 어느 쪽이 흑인지 구별하지 않으므로 열여섯이 모두 한 모양입니다.
shapes-row-as-they-are = 흑백 그대로
shapes-row-swapped = 흑백 교환
shapes-image = { $image }: 그림 { $letter }, { $times }회 출현, { $share }
shapes-no-image = { $image }: 이 창은 그렇게 돌리면 제자리에 겹치지 않습니다

## Templates: which points of a shape do not matter

shapes-templates-of-shape = 이 모양
shapes-templates-of-result = 전체 결과
shapes-templates-looking = 임의여도 되는 칸을 찾는 중…
shapes-templates-none = 이 모양에는 임의여도 되는 칸이 없습니다.
shapes-templates-none-why = 빈 점이든 흑이든 백이든 그 모양이 출현하면, 그 칸은 임의여도 되며 ?로 그립니다. 여기서는 칸마다 셋 가운데 적어도 하나가 빠져 있습니다.
shapes-templates-include = 이 모양을 포함하는 템플릿 { $templates }개:
shapes-free-points = 임의의 점 { $points }개
shapes-template = 템플릿 { $number }: 임의의 점 { $points }개
shapes-the-template = 템플릿
shapes-stands-for = 채운 모양 { $variants }개를 나타내며, 모두 실전에 나왔습니다.
shapes-variants-turned = 채운 모양은 어느 방향으로든 나오면 실전에 나온 것으로 칩니다. 돌려 보면 같은 모양인 것도 있습니다. 클릭하면 그 모양을 볼 수 있습니다.
shapes-open-cells = 임의로 둘 칸
shapes-open-cells-tip = 나머지 ? 칸은 선택한 모양대로 둡니다.
shapes-filling = { $place } { $value }: { $times }회
shapes-why-no-larger = 더 커지지 않는 까닭
shapes-no-cell-left = 더 열 수 있는 칸이 없습니다. 남은 것은 바둑판 밖이거나 착수점입니다.
shapes-one-more-open = 한 칸을 더 열려면 다음과 같이 채운 모양이 나와야 하는데, 한 번도 나오지 않았습니다:
shapes-must-stay = { $place } 고정: { $value }일 때는 한 번도 나오지 않음
shapes-what-templates-are = 템플릿은 ? 칸만 서로 다르고 모두 실전에 나온 모양들을 한데 나타냅니다.
shapes-find-templates = 템플릿 모두 찾기
shapes-all-templates = 템플릿 전체 { $templates }개
shapes-largest-only = 최대만
shapes-largest-only-tip = 더 이상 ? 칸을 늘릴 수 없는 템플릿이 최대입니다. 나머지는 더 큰 템플릿에 포함됩니다.
shapes-template-row = 순위 { $rank }의 템플릿, { $points }, { $occurrences }
shapes-variants = 채운 모양 { $variants }개
shapes-template-facts = { $points }, { $variants }({ $shapes })
shapes-template-facts-largest = { $points }, { $variants }({ $shapes }), 최대
shapes-template-look = 여기에 드는 가장 흔한 모양 보기
shapes-the-middle = 가운데
shapes-cell-empty = 빈 점
shapes-cell-off-board = 바둑판 밖

## Examples: games that have the shape

shapes-examples-elsewhere = 지금 불러온 것과 다른 대국에서 집계한 결과입니다. 예를 보려면 그 대국들을 불러오십시오.
shapes-open-game = 대국 열기
shapes-examples-drawn = { $occurrences }회 중에서 무작위로 뽑은 예 { $examples }개. N과 Shift+N으로 차례로 엽니다.
shapes-example-result = 결과
shapes-example-date = 날짜
shapes-example-move = 수
shapes-example-event = 기전
shapes-example-seen-as = 방향
shapes-example-end = 종국
shapes-example = { $black } – { $white }, { $date }, { $number }수째, { $image }
shapes-example-final = { $black } – { $white }, { $date }, 종국, { $image }

## Plots over all shapes

shapes-plots-none = 모양을 집계하면 여기에 빈도가 그려집니다.
shapes-plot-rank = 순위별 빈도
shapes-plot-clusters = K별 빈도
shapes-plot-stones = K별 모양
shapes-plot-coverage = 포괄률
shapes-clusters = 군집
shapes-k-means = K와 로그 빈도에 대한 k-평균
shapes-working = 계산 중…
shapes-zipf-none = 서로 다른 빈도가 너무 적어 지프의 법칙에 맞출 수 없습니다.
shapes-zipf = 지프 지수 { $exponent } ± { $error }, { $times }회 이상 출현한 모양 { $shapes }개 기준
shapes-zipf-tip = 빈도는 순위의 −{ $rank }제곱으로 줄어듭니다. x회 출현한 모양의 수에 최대우도법으로 맞추었습니다(지수 { $exponent } ± { $error }). 자료와 법칙의 최대 거리는 { $distance }입니다.
shapes-key-shapes = 모양
shapes-key-zipf = 지프의 법칙
shapes-key-selected = 선택한 모양
shapes-key-different = 서로 다른 모양
shapes-key-occurrences = 출현
shapes-key-coverage = 포괄률
shapes-axis-rank = 순위
shapes-axis-occurrences = 출현 횟수
shapes-axis-stones = K(돌의 수)
shapes-axis-share = 비율
shapes-axis-most-frequent = 가장 흔한 모양 N개
shapes-axis-share-of-all = 전체 출현에서의 비율
shapes-hover-rank =
    순위 { $rank }
    { $times }회
shapes-hover-k =
    K { $k }
    { $times }회
shapes-hover-bar = K { $k }: { $bars } 중 { $share }
shapes-hover-coverage = 가장 흔한 { $shapes }개: { $share }
shapes-millions = { $millions } M
shapes-cluster = 모양 { $shapes }개, K { $k }, { $times }회
shapes-cluster-named = { $name }: { $contents }
shapes-cluster-tip = 중심: K { $k }, { $times }회. 클릭하면 이 모양들만, 다시 클릭하면 모두 표시합니다
shapes-cluster-name = 이름…
shapes-cluster-name-tip = 이 군집에 이름을 붙입니다. 이름은 결과와 함께 저장되고 표에도 나타납니다
shapes-cluster-name-of = 군집 { $cluster } 이름 붙이기
shapes-cluster-name-hint = 이름
shapes-cluster-call-it = 이름 붙이기
shapes-coverage-none = 전체 출현 기준.
shapes-coverage = 대략 { $list }.
shapes-coverage-part = 모양 { $shapes }개로 { $share }

## The form: what to mine

shapes-form-window = 창
shapes-form-window-help = 모양을 이루는 점들입니다.
shapes-form-where = 위치
shapes-form-min-count = 최소 횟수
shapes-form-only-shapes-of = 돌의 수 제한
shapes-form-only-shapes-of-tip = 돌이 이보다 적거나 많은 모양은 뺍니다.
shapes-form-stones = 개
shapes-form-load-first = 먼저 대국을 불러오십시오. SGF 파일, 폴더 또는 압축 파일을 창에 끌어다 놓으면 됩니다.
shapes-form-mined-already = 이미 집계했습니다: 결과 보기
shapes-form-diamond = 마름모 { $points }
shapes-form-diamond-tip = 가운데에서 { $steps }칸 이내의 모든 점
shapes-form-rectangle = 직사각형
shapes-form-draw = 직접 그리기
shapes-form-wide = 가로
shapes-form-high = 세로
shapes-form-draw-help = 점을 클릭하거나 끌어서 그립니다. 고리는 착수가 놓이는 가운데 점입니다.
shapes-form-the-window = 창 { $window }
shapes-form-no-symmetry = 대칭 없음
shapes-form-symmetries = 대칭 { $symmetries }개
shapes-form-drawn-window = 그린 창, 교차점 { $points }개
shapes-form-around-moves = 매 착수 주변
shapes-form-around-moves-tip = 창의 가운데를 모든 착수에 맞춥니다. 둘 차례인 쪽을 흑으로 봅니다.
shapes-form-after = 착수 뒤의 모습으로
shapes-form-after-tip = 착수 전이 아니라, 그 돌을 놓고 따낸 돌을 들어낸 뒤의 창을 읽습니다.
shapes-form-only-moves = 몇 수째인지 제한
shapes-form-final = 종국 국면 전체
shapes-form-final-tip = 대국이 끝났을 때 바둑판의 모든 자리에 창을 놓아 봅니다. 어느 쪽이 흑인지는 구별하지 않습니다. 돌이 없는 자리는 뺍니다.
shapes-form-no-middle = 이 창에는 가운데 점이 없어 착수 주변에 놓을 수 없습니다. 변을 홀수로 하거나, 가운데 점을 그리거나, 종국 국면을 읽으십시오.
shapes-form-moves-reversed = 첫 수가 마지막 수보다 뒤에 있습니다.
shapes-form-stones-reversed = 돌의 최소 수가 최대 수보다 많습니다.
shapes-form-draw-two = 창에 점을 두 개 이상 그리십시오.

## Work in the background, files and notices

shapes-work-order = 모양 정렬
shapes-work-figures = 모양의 수치
shapes-work-mining = 집계: { $result }
shapes-work-opening = 여는 중: { $path }
shapes-work-professional = 프로의 모양
shapes-work-templates = 템플릿: { $result }
shapes-step-unpacking = 프로의 모양 푸는 중
shapes-save-title = 집계한 모양 저장
shapes-save-rows-title = 표의 모양 저장
shapes-saved = 저장함: { $path }
shapes-saved-without = 저장함: { $path }. 돌이 없거나 GNU Go의 컴파일러 한도를 넘어 { $shapes }개는 뺐습니다
shapes-none-of-window = 프로의 모양이 없는 창입니다: { $window }
shapes-none-professional = 이 창으로 집계한 프로의 모양은 없습니다
shapes-select-first = 먼저 모양 작업 공간에서 모양을 선택하십시오
shapes-select-for-examples = 먼저 모양을 선택하십시오. 그 모양의 예를 차례로 볼 수 있습니다
shapes-other-games = 지금 불러온 것과 다른 대국에서 집계한 모양입니다. 모양은 표시되지만 예는 볼 수 없습니다
# $shapes and $games are such as "1,084 shapes" and "12 games".
shapes-opened = 파일을 열었습니다: { $path }. { $games }에서 { $shapes }.
shapes-opened-instead = 파일을 열었습니다: { $path }. { $games }에서 { $shapes }. 같은 조건의 결과를 대신합니다.
shapes-games-not-loaded = 이 모양을 집계한 대국을 불러오지 않았습니다
