# 명령줄: 오류, 알림, 사람이 읽을 출력. --library 같은 옵션과 DIR 같은 대문자 낱말은 그대로 둡니다.

## Many subcommands
cli-cancelled = 취소했습니다. 바뀐 것은 없습니다
cli-cancelled-part = 취소했습니다. 지금까지 한 것은 남아 있습니다
cli-no-name = --player { $name }: 이름이 아닙니다
cli-filter-error = { $option } `{ $filter }`: { $error }
cli-filter-no-game = { $option } `{ $filter }`: { $library } 안에 맞는 대국이 없습니다
cli-moves-none = --moves 0: 1수 이상이어야 합니다
cli-no-such-move = { $path }: { $move }수째: 대국은 { $all }수까지입니다
cli-cannot-read = { $path }: 읽을 수 없습니다: { $error }
cli-no-readable-game = { $path }: 읽을 수 있는 대국이 없습니다
cli-pass = 패스
cli-of-white = { $name } (백)
cli-in-window = { $window } { $source }
cli-black-to-play = 흑 둘 차례: 국면 { $times }회, 그중 끝남 { $ended }회
cli-white-to-play = 백 둘 차례: 국면 { $times }회, 그중 끝남 { $ended }회

## katachi without a display
cli-first-result = 예제 대국 { $games }판에서 가장 흔한 모양 ({ $moves }수 각각의 주위 3×3):
cli-first-result-marks = X는 둘 차례인 쪽, O는 상대, +는 두는 곳, #은 판 밖. 둔 비율: 둘 수 있었던 때 가운데 둔 비율.
cli-first-result-display = 창을 열려면 화면이 필요한데 여기에는 없습니다. 자신의 대국으로 계속하려면:
cli-first-result-times = { $times }번
cli-first-result-played = 둔 비율 { $percent }

## The program
cli-no-subcommand = “{ $name }”: 그런 파일도 하위 명령도 없습니다. 혹시 `katachi { $near }`?
cli-no-path = { $name }: 그런 파일이나 폴더가 없습니다. `katachi --help`로 하위 명령을 볼 수 있습니다
cli-waiting-games = 이 기보 보관함에 대국을 가져오는 다른 Katachi를 기다리는 중
cli-waiting-notes = 태그나 카드를 쓰는 다른 Katachi를 기다리는 중
cli-waiting-settings = 설정을 쓰는 다른 Katachi를 기다리는 중
cli-waiting-session = 이 기보 보관함을 열어 둔 다른 Katachi를 기다리는 중
cli-rows = { $rows }행: { $path }
cli-cannot-write = 결과를 쓸 수 없습니다: { $error }
cli-left-out = 빠진 대국: { $games }
cli-number-to = { $least }에서 { $most }까지의 수가 필요합니다
cli-kind-not-before = { $option }: 매 착수 주변을 착수 전의 모습으로 집계한 모양에만 종류가 있습니다
cli-no-cluster = --cluster { $cluster }: 없습니다. 군집은 { $clusters }개이고 번호는 1부터입니다
cli-no-cluster-names = --cluster { $cluster }: 없습니다. 군집은 { $clusters }개이고 번호는 1부터입니다. 이름이 있는 군집: { $names }

## katachi after
cli-after-empty = --before: 빈 모양에는 둔 수가 없습니다. 다른 모양을 지정하십시오
cli-after-counts = 전체 { $moves }수 중 { $played }회 둠, 이어진 수 { $followed }회, 쌍 { $pairs }개

## katachi backup and katachi restore
cli-backup-file = --out: 백업의 이름은 FILE.tar.zst 꼴이어야 합니다
cli-backup-left-out = 뺀 것:
cli-backup-written = 파일 { $files }개, { $size }, 쓰고 다시 읽어 확인함: { $path } ({ $packed })
cli-restore-before = 전에 있던 것은 여기에 있습니다: { $path }
cli-restored = 파일 { $files }개, { $size }, 복원함: { $path }
cli-no-own-folder = 이 시스템에는 Katachi용으로 정해진 폴더가 없습니다. KATACHI_DATA 값을 정하십시오

## katachi check
cli-check-repaired = 복구함: { $what }
cli-check-not-repaired = 복구하지 못함: { $why }
cli-check-sound = 파일 { $files }개를 읽었습니다. 기보 보관함에 이상이 없습니다
cli-check-repairable = 파일 { $files }개를 읽었습니다. 기보 보관함에 이상이 있습니다. --repair로 복구할 수 있는 것을 복구합니다
cli-check-unsound = 파일 { $files }개를 읽었습니다. 기보 보관함에 이상이 있습니다

## katachi clusters
cli-clusters-out = --name: Katachi에 딸린 파일에는 쓰지 않습니다. --out으로 파일을 지정하십시오
cli-clusters-name = --name { $name }: 군집 번호, =, 이름을 차례로 적으십시오. 예: `2=small and frequent`
cli-clusters-of-all = { $what }: 모양 { $shapes }개, { $clusters }
cli-clusters-of-some = { $what }: 모양 { $shapes }개 중 가장 흔한 { $most }개, { $clusters }
cli-clusters = 군집 { $clusters }개
cli-cluster-shapes = 모양 { $shapes }개
cli-cluster-range = K { $least }–{ $most }, 각 { $low }–{ $high }회
cli-cluster-centre = 중심: K { $k }, { $times }회

## katachi collocations
cli-collocations-p = --p { $p }: 0에서 1 사이의 확률이어야 합니다
cli-pair-same = { $place } 같은 쪽
cli-pair-opponent = { $place } 상대
cli-pair-nowhere = 주변에 돌 없음
cli-pair = { $times }회 (이어진 것의 { $percent })  −2 log λ { $surety }  향상도 { $lift }
cli-pairs-a-game = { $moves }수인 대국 한 판마다 모양 { $patterns }개, 쌍 { $pairs }개가 늘어납니다. 검정을 통과하지 못한 쌍 { $failing }개
cli-zipf-patterns = 모양: 빈도는 순위^−{ $exponent } ± { $error }에 따라 줄어듦, { $least }회 이상 출현 기준({ $tail }개, 거리 { $distance })
cli-zipf-pairs = 쌍: 빈도는 순위^−{ $exponent } ± { $error }에 따라 줄어듦, { $least }회 이상 출현 기준({ $tail }개, 거리 { $distance })
cli-seen-share = 따로 떼어 둔 수 가운데 그 주변이 이미 나온 비율:
cli-seen-row = ({ $moves }수 중 { $hits }수, 알려진 모양 { $patterns }개)
cli-collocations = { $window }: 모양 { $patterns }개, 쌍 { $pairs }개, 그중 유의한 쌍 { $significant }개(두 번 이상 나온 쌍만). { $games }국 { $moves }수, { $seconds }초

## katachi compare
cli-compare-no-games = { $option }: 프로의 통계에는 대국이 들어 있지 않아 그중에서 고를 수 없습니다
cli-professional-end = --moves { $moves }: 프로의 통계는 { $last }수까지입니다
cli-compare-side = { $library }, { $games }국
cli-compare-rows = { $rows }행, 차이가 확실한 것부터. A의 오즈 / B의 오즈, 95% 신뢰구간
cli-compare-none = 확실한 차이가 나는 것이 없습니다. 모두 q > { $q }.
cli-compare-rest = 나머지의 차이는 우연일 수 있습니다. q > { $q }.
cli-tally = { $all } 중 { $count } ({ $percent })

## katachi match and katachi gtp: the players
cli-board-size = 2에서 19까지의 수가 필요합니다
cli-no-contender = { $player }: 그런 기사가 없습니다. 쓸 수 있는 것: mogo, uniform, frequent:FILE.ron[:TOP][:even][:board], file:FILE.ron[,FILE.db], model, contexts, rings
cli-contender-library = 기사 { $player }: --library DIR 옵션이 필요합니다
cli-empty-list = { $option }: 모양 0개의 목록입니다
cli-list-too-short = { $path }: 두 번 이상 출현한 모양이 { $known }개여서 { $wanted }개를 쓸 수 없습니다

## What is played next: rows of several subcommands
cli-loses-points = { $points }집 손실
cli-loses-points-interval = { $points }집 손실 ({ $low }–{ $high })
cli-loses-percent = { $percent }% 손실
cli-loses-percent-interval = { $percent }% 손실 ({ $low }–{ $high })
cli-engines-left-out = { $error }. 엔진의 평가는 뺍니다
cli-won = 승률 { $percent }
cli-in-fashion = { $year }년부터 유행
cli-tenuki = 손빼기
cli-position-count = 국면 { $times }회

## katachi digest
cli-digest-row = { $rows }행  { $bytes }바이트
cli-digest-all = { $bytes }바이트, { $seconds }초

## katachi player
cli-player-others = 기보 보관함의 다른 모든 기사
cli-player-professionals = 프로
cli-player-contemporaries = 같은 해의 다른 대국
cli-player-pages = { $path }: { $pages }페이지
cli-player-all-his = 기보 보관함의 모든 대국이 이 기사의 것입니다. 프로와 비교합니다
cli-first-move-row = 비교 대상 { $there }  오즈 ×{ $odds }
cli-may-be-chance = (우연일 수 있음)
cli-both-colours = 흑백 모두
cli-all-years = 모든 해
cli-no-result-known = { $games }국, 결과를 아는 대국 없음
cli-won-of = { $decided }국 중 { $won }승 ({ $rate })
cli-player-games = { $names }: { $games }국
cli-player-games-years = { $names }: { $games }국, { $first }–{ $last }
cli-player-against = 비교 대상: { $who } ({ $games }국)
cli-player-results = 승패
cli-player-openings = 포석: 이 기사의 대국에서의 오즈 / 비교 대상에서의 오즈, 95% 신뢰구간
cli-player-first-moves = 이 기사가 둔 귀의 첫수
cli-player-corners = 귀: 이 기사의 대국에서 어느 쪽이든 둔 수순
cli-player-shapes = 이 기사가 둔 수의 모양
cli-with-black = 흑번
cli-with-white = 백번

## katachi evaluate
cli-engine-warns = 엔진의 경고: { $warning }
cli-evaluated = { $games }국 중 { $evaluated }국 평가함, { $moves }수, { $seconds }초. 이미 평가된 대국 { $skipped }국
cli-game-left-out = 빠짐: { $game }: { $reason }

## katachi find
cli-find-no-sequences = { $option }: 수순은 쓸 수 없습니다. 수에 번호를 붙이지 마십시오
cli-find-one-query = { $option }: 다이어그램을 하나만 쓸 수 있는데 파일에 여럿 있습니다
cli-find-hits = { $all }국 중 { $games }국에서 결과 { $hits }건: 그린 대로 { $drawn }, 흑백 교환 { $swapped }. { $milliseconds } ms
cli-find-features = 그림에 있는 특징 모양: { $known }개 중 { $drawn }개. 모두 나타난 대국 { $games }판
cli-find-feature = 특징 { $number }, { $column }열 { $row }행: 대국 { $games }판
cli-find-no-continuation = 이후 수 없음: { $hits }
cli-find-variations = 변화까지 찾아본 기보: { $records }
cli-find-main-line = 주 변화도만 봄: { $game }: { $reason }
cli-black-loses = 흑 { $loses }
cli-white-loses = 백 { $loses }
cli-find-next = { $column }열 { $row }행: 흑 { $black } (나중 { $black_later }), 백 { $white } (나중 { $white_later }), 승패가 난 { $decided }국 중 흑 { $won }승
cli-find-by-color = 흑이 둔 뒤 { $of_black }국 중 { $black }승, 백이 둔 뒤 { $of_white }국 중 { $white }승
cli-swapped = 흑백 교환
cli-example-move = { $move }수째, 다음 { $next }

## katachi fuseki
cli-fuseki-size = --library professional: { $side }×{ $side } 바둑판의 포석만 있습니다
cli-fuseki-ordered = --library professional: 수순은 남아 있지 않습니다. --ordered를 빼십시오
cli-fuseki-end = --library professional: 포석은 { $move }수까지입니다
cli-fuseki-positions = 국면 { $positions }개, { $games }국
cli-fuseki-left-out = 제외 { $games }국: { $size }×{ $size } 바둑판이 아님(--size 9, --size 13 등으로 셈)
cli-fuseki-short = 제외 { $games }국: { $moves }수가 안 됨(--moves로 줄임)
cli-fuseki-orders = 첫 { $moves }수의 수순 { $count }개, { $games }국, { $seconds }초
cli-fuseki-after = { $moves }수 이후의 국면 { $count }개, { $games }국, { $seconds }초
cli-games = { $games }국
cli-black-won = 흑승 { $percent }

## katachi games
cli-moves = { $moves }수
cli-game-of-file = { $path } (대국 { $number })

## katachi gtp
cli-positive = 0보다 큰 수가 필요합니다
cli-gtp-library = 이 --engine에는 --library DIR 옵션이 필요합니다
cli-standard-input = 표준 입력: { $error }
cli-standard-output = 표준 출력: { $error }

## katachi import and katachi info
cli-import-games = SGF 파일 { $files }개에서 { $games }국, { $moves }수
cli-import-positions = 그중 { $positions }개는 착수가 없는 국면입니다. 남겨 두지만 집계하지 않습니다
cli-import-duplicates = 중복 { $duplicates }개를 뺐습니다(--keep-duplicates를 쓰면 남깁니다)
cli-import-encodings = 인코딩: { $encodings }
cli-import-unknown = 알 수 없음: { $what }, { $games }국
cli-no-encoding = 이 이름의 인코딩이 없습니다. 흔한 것: { $known }
cli-import-skipped = 건너뜀: { $count }
cli-import-cut-short = 도중에 끊김: { $count }
cli-import-repaired = 고침: { $count }
cli-import-at-move = { $move }수째: { $reason }
cli-import-more = … 그 밖에 { $count }개 더 있음(--json으로 모두 볼 수 있음)
cli-info-players = 기사 { $players }명, 바둑판: { $boards }
cli-info-players-years = 기사 { $players }명, { $first }–{ $last }, 바둑판: { $boards }
cli-info-read-again = 이 대국들은 이전 버전의 Katachi가 읽은 것입니다. 다시 읽으려면: { $command }

## katachi joseki
cli-joseki-corners = --library professional: 귀는 { $side }×{ $side } 크기로, 다른 곳에 { $stop }수를 둘 때까지, { $least }회 이상 나온 것만 들어 있습니다. --corner, --stop, --min-count를 빼십시오
cli-joseki-no-corner = { $move }수째: 귀에 둔 수가 없습니다. --at으로 귀를 지정하십시오
cli-joseki-source = --library 또는 --graph
cli-joseki = { $games }국의 { $side }×{ $side } 귀: 국면 { $positions }개, 그 사이의 착수 { $moves }개, { $seconds }초
cli-joseki-left-out = 제외 { $games }국: 바둑판이 작아 { $side }×{ $side } 귀를 볼 수 없음(9×9는 --corner 4, 13×13은 --corner 7)
cli-rare-left-out = 제외: { $least }번 미만 나온 국면
cli-joseki-set-up = 제외 { $games }국: 돌을 놓고 시작하는 대국(--set-up으로 포함)
cli-dictionary = 사전의 수순 { $lines }개 중 { $held }개는 끝까지 실전에 나왔습니다
cli-dictionary-depth = { $moves }수: 첫머리 { $beginnings }개 중 { $held }개, { $percent }
cli-dictionary-deeper = 그 이상: 첫머리 { $beginnings }개 중 { $held }개
cli-dictionary-lacks = 사전에 없는 가장 흔한 수:

## katachi costly-shapes
cli-no-player = { $library }: `{ $name }`: 그런 이름의 기사가 없습니다. `katachi games --library { $library }`로 기사를 볼 수 있습니다
cli-no-player-near = { $library }: `{ $name }`: 그런 이름의 기사가 없습니다. 혹시 { $near }?
cli-or = { $one } 또는 { $other }
cli-names-of-player = `{ $name }`: 이름 { $count }개에 들어 있습니다: { $names }
cli-collected-again = { $damage }. 평가를 다시 모았습니다
cli-engine-left-out = { $damage }. 엔진의 평가는 제외했습니다
cli-workbook = { $path }: { $pages }, 문제 { $exercises }개
cli-pages = { $pages }페이지
cli-no-evaluations = { $library }: { $games }국에 엔진이 앞뒤로 평가한 수가 없어 모양의 손실을 알 수 없습니다. 직접 KataGo로 평가하거나(katachi evaluate --library { $library }), KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak, AI Sensei에서 평가와 함께 저장한 뒤 가져오십시오: katachi import PATH --library { $library }
cli-no-evaluations-others = { $library }: { $games }국에 엔진이 앞뒤로 평가한 수가 없어(기보 보관함에서 평가된 대국: { $others }) 모양의 손실을 알 수 없습니다. 직접 KataGo로 평가하거나(katachi evaluate --library { $library }), KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak, AI Sensei에서 평가와 함께 저장한 뒤 가져오십시오: katachi import PATH --library { $library }
cli-no-evaluations-of = { $library }: { $player }의 { $games }국에 엔진이 앞뒤로 평가한 수가 없어 모양의 손실을 알 수 없습니다. 직접 KataGo로 평가하거나(katachi evaluate --library { $library }), KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak, AI Sensei에서 평가와 함께 저장한 뒤 가져오십시오: katachi import PATH --library { $library }
cli-no-evaluations-of-others = { $library }: { $player }의 { $games }국에 엔진이 앞뒤로 평가한 수가 없어(기보 보관함에서 평가된 대국: { $others }) 모양의 손실을 알 수 없습니다. 직접 KataGo로 평가하거나(katachi evaluate --library { $library }), KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak, AI Sensei에서 평가와 함께 저장한 뒤 가져오십시오: katachi import PATH --library { $library }
cli-other-games = 다른 { $games }국
cli-played-in = { $games }국에서 { $times }회 둠
cli-played-against = { $played }, 비교 대상의 ×{ $ratio } ({ $low }–{ $high })
cli-played-against-least = { $played }, 적어도 비교 대상의 ×{ $ratio } ({ $low }–{ $high })
cli-costs-points = { $loss }집 손실 ({ $low }–{ $high }), 다른 수와의 차 { $excess } ({ $excess_low }–{ $excess_high }), q { $q }
cli-costs-percent = { $loss }% 손실 ({ $low }–{ $high }), 다른 수와의 차 { $excess } ({ $excess_low }–{ $excess_high }), q { $q }
cli-no-price = 평가된 대국이 너무 적어 손실을 알 수 없음
cli-lost-points = { $points }집
cli-better = 더 나은 수 { $move }
cli-costly-example = { $place }: { $move }수째, { $point }
cli-costly-points = { $games } { $moves }수, 그중 앞뒤로 평가된 것은 { $evaluated_games } { $evaluated }수: 한 수에 { $loss }집 손실
cli-costly-percent = { $games } { $moves }수, 그중 앞뒤로 평가된 것은 { $evaluated_games } { $evaluated }수: 한 수에 { $loss }% 손실
cli-costly-points-of = { $player }: { $games } { $moves }수, 그중 앞뒤로 평가된 것은 { $evaluated_games } { $evaluated }수: 한 수에 { $loss }집 손실
cli-costly-percent-of = { $player }: { $games } { $moves }수, 그중 앞뒤로 평가된 것은 { $evaluated_games } { $evaluated }수: 한 수에 { $loss }% 손실
cli-costly-shapes = 충분히 자주 둔 모양 { $shapes }개 중 { $costly }개는 확실히 손실이 더 큽니다(q ≤ { $q }). 비교 대상: { $others }
cli-costly-none = 다른 수보다 확실히 손실이 큰 모양은 없습니다.
cli-costly-rest = 나머지는 손실이 더 크더라도 우연일 수 있습니다.

## katachi man
cli-man-pages = { $pages }페이지: { $folder }

## katachi match
cli-number-up-to = { $most }까지의 수가 필요합니다
cli-match-no-games = --games 0: 1국 이상이어야 합니다
cli-match = { $a } 대 { $b }: { $side }x{ $side } { $games }국, 덤 { $komi }, 한 수에 플레이아웃 { $playouts }회
cli-match-a-black = A 흑 : B 백   { $score }
cli-match-b-black = B 흑 : A 백   { $score }
cli-match-a-wins = A 승률 { $percent } ({ $low }–{ $high })
cli-match-drawn = 무승부 { $games }국
cli-match-unfinished = 끝나지 않음 { $games }국
cli-match-illegal = 반칙 { $games }국
cli-match-moves = 평균 { $moves }수, { $seconds }초
cli-match-speed = { $player }: 스레드마다 초당 플레이아웃 { $speed }회
cli-table-weaker = 모양이 많을수록 약해짐
cli-table-stronger = 모양이 많을수록 강해짐
cli-table-no-trend = N에 따른 경향이 보이지 않음
cli-table-other = { $path }: 목록, 바둑판, 덤, 시드 또는 플레이아웃 횟수가 다른 설정으로 둔 것입니다: { $settings }. --out을 다르게 하거나 같은 설정을 쓰십시오
cli-table-evenly-board = { $window }의 빈도순 모양(FOP) 대 MoGo의 모양: { $side }x{ $side }, 덤 { $komi }, 한 수에 플레이아웃 { $playouts }회, 고르게 뽑음, 바둑판 전체
cli-table-evenly-last = { $window }의 빈도순 모양(FOP) 대 MoGo의 모양: { $side }x{ $side }, 덤 { $komi }, 한 수에 플레이아웃 { $playouts }회, 고르게 뽑음, 마지막 수 주변
cli-table-frequency-board = { $window }의 빈도순 모양(FOP) 대 MoGo의 모양: { $side }x{ $side }, 덤 { $komi }, 한 수에 플레이아웃 { $playouts }회, 빈도에 따라 뽑음, 바둑판 전체
cli-table-frequency-last = { $window }의 빈도순 모양(FOP) 대 MoGo의 모양: { $side }x{ $side }, 덤 { $komi }, 한 수에 플레이아웃 { $playouts }회, 빈도에 따라 뽑음, 마지막 수 주변
cli-table-head = 상위  FOP 흑 : MoGo 백         MoGo 흑 : FOP 백         FOP                    발표값
cli-table-only = 모양 { $shapes }개뿐
cli-table-trend = log N에 대한 승리의 로그 오즈, 여기: { $slope } ({ $low }–{ $high }): { $verdict }
cli-table-trend-published = log N에 대한 승리의 로그 오즈, 발표값: { $slope } ({ $low }–{ $high }): { $verdict }

## katachi mine
cli-no-unit = `{ $unit }`: 단위가 아닙니다. MiB 또는 GiB로 적으십시오
cli-size-needed = 512MiB나 2GiB처럼 크기를 적으십시오
cli-no-size = { $size }: 쓸 수 없는 크기입니다
cli-mine-memory = --memory { $memory } MiB: 대국만으로 { $used } MiB, 집계에 적어도 { $least } MiB가 필요합니다
cli-mined = { $what }: 모양 { $patterns }개, { $games }국에서 { $occurrences }회 출현, { $seconds }초
cli-mined-kept = { $what }: 모양 { $patterns }개({ $kept }), { $games }국에서 { $occurrences }회 출현, { $seconds }초
cli-mined-at-least = { $times }회 이상 출현 { $kept }개
cli-mined-at-least-stones = { $times }회 이상 출현, { $stones }: { $kept }개
cli-mined-unread = 읽지 못한 파일이나 대국 { $count }개
cli-after-no-point = --after: `{ $word }`: Q16 같은 점이 아닙니다
cli-illegal-move = { $move }수째, { $point }: { $error }

## Drawn shapes and queries
cli-cannot-read-pattern = { $path }: 모양을 읽을 수 없습니다: { $error }
cli-drawn-size = 그린 것은 { $columns }열 { $rows }행이고 창 { $window }의 크기는 { $wide }열 { $high }행입니다. 그린 변 하나의 바깥쪽 칸만 뺄 수 있습니다
cli-drawn-cell = { $row }행 { $column }열: 모양에서 창 { $window }의 칸마다 X O . # 중 하나가 있어야 합니다
cli-pattern-database = --pattern은 모양 데이터베이스 FILE.db와 함께 쓰십시오
cli-question-of-record = --game과 --group은 SGF 파일과 함께 쓰십시오
cli-nothing-set-up = { $path }, { $game }번째 기보: 놓인 돌이 없습니다. 국면의 돌을 --group으로 지정하십시오
cli-hits-of = --hits-of { $number }: { $path }: 질의가 { $queries }개 있습니다
cli-name-pattern = --pattern: { $path }의 모양 { $patterns }개 중 하나를 지정하십시오. 예: { $names }. `katachi templates`로 목록을 볼 수 있습니다
cli-no-pattern = --pattern { $name }: 없습니다. { $path }의 모양 { $patterns }개 중 하나를 지정하십시오. 예: { $names }. `katachi templates`로 목록을 볼 수 있습니다
cli-cannot-read-query = { $path }: 질의를 읽을 수 없습니다: { $error }

## katachi predict
cli-groups = 쓸 수 있는 묶음: { $groups }
cli-rate = --rate { $rate }: 0에서 10 사이여야 합니다
cli-no-training-games = { $library }: 학습에 쓸 19×19 대국이 남지 않았습니다. --before를 보십시오
cli-training-not-kept = 학습 도중의 상태를 저장하지 못했습니다: { $error }
cli-trained = { $games }국, 국면 { $positions }개로 학습함. { $split }: { $test_games }국
cli-trained-features = 특징 { $features }개, { $bytes }바이트, { $seconds }초
cli-no-test-games = { $library }: 학습에 쓰지 않은 19×19 대국이 없습니다. --all을 쓰면 학습한 대국으로도 시험합니다
cli-test-subject = 학습에 쓰지 않은 { $games }국, 국면 { $positions }개
cli-tested = 학습에 쓰지 않은 { $games }국, 국면 { $positions }개 (학습 { $trained }국, { $split })
cli-test-head = 상위1   상위5  상위10  상위20   로그 증거
cli-test-all = 전체
cli-test-contexts = 주변 모양만
cli-test-distance = 거리별 주변 모양: 알려짐 / 답함 / 그중 첫 선택
cli-test-tenths = 예측값의 십분위별 예측과 관측. 차이는 퍼센트포인트
cli-test-of = / { $moves }수
cli-plot-name = 보정: 예측과 관측
cli-plot-title = 예측한 비율과 실제로 둔 비율
cli-plot-dot = 예측 { $predicted }, { $moves }수 중 실제로 둔 것 { $observed }
cli-plot-predicted = 예측(십분위별 평균)
cli-plot-played = 실제로 둔 비율
cli-plot-band = 띠: 2 퍼센트포인트 이내. 숫자: 관측 − 예측, 퍼센트포인트
cli-no-game-found = 대국을 찾지 못했습니다: { $paths }
cli-no-counted-games = 셀 대국이나 시험할 대국이 없습니다(--since로 나눕니다).
cli-counts-outside = 대국 { $games }판의 { $positions }수, 다른 { $counted }판의 집계로
cli-counts-inside = 집계한 { $counted }판 중 { $games }판의 { $positions }수, 각각 자신의 기록은 제외
cli-counts-known = 알려짐: { $share }
cli-counts-whole = 전체가 알려짐: { $share }
cli-rings-any = { $games }국, 그 밖에 학습한 대국 { $learned }: 중심 { $cores }개, 모양 { $patterns }개, 그 안의 착수 { $moves }개. 착수는 중심의 어느 칸에든, 돌이나 변 { $stop }개에서 멈춤
cli-rings-middle = { $games }국, 그 밖에 학습한 대국 { $learned }: 중심 { $cores }개, 모양 { $patterns }개, 그 안의 착수 { $moves }개. 착수는 중심의 가운데 칸에만, 돌이나 변 { $stop }개에서 멈춤
cli-rings-any-back-off = { $games }국, 그 밖에 학습한 대국 { $learned }: 중심 { $cores }개, 모양 { $patterns }개, 그 안의 착수 { $moves }개. 착수는 중심의 어느 칸에든, 돌이나 변 { $stop }개에서 멈춤, 더 적은 고리로 물러남
cli-rings-middle-back-off = { $games }국, 그 밖에 학습한 대국 { $learned }: 중심 { $cores }개, 모양 { $patterns }개, 그 안의 착수 { $moves }개. 착수는 중심의 가운데 칸에만, 돌이나 변 { $stop }개에서 멈춤, 더 적은 고리로 물러남
cli-rings-shape = 고리: { $shape }
cli-rings-learned = 이번에 학습함: { $new }, 이미 알던 것: { $known }, { $least }수에 못 미치는 것: { $short }

## katachi report
cli-report-black = 흑 { $player }: { $moves }수 중 첫 선택 { $first }, 5위 안 { $five }
cli-report-white = 백 { $player }: { $moves }수 중 첫 선택 { $first }, 5위 안 { $five }
cli-left-opening = 포석: { $move }수째부터 새로움. 그 앞의 국면 { $times }회
cli-left-top-left = 좌상귀: { $move }수째부터 새로움. 그 앞의 국면 { $times }회
cli-left-top-right = 우상귀: { $move }수째부터 새로움. 그 앞의 국면 { $times }회
cli-left-bottom-left = 좌하귀: { $move }수째부터 새로움. 그 앞의 국면 { $times }회
cli-left-bottom-right = 우하귀: { $move }수째부터 새로움. 그 앞의 국면 { $times }회
cli-report-row = 순위 { $rank }  { $percent }  첫 선택 { $first }

## katachi rules
cli-rules-all = 사각형 { $rectangles }개: 확정 규칙 { $won }개, 선착 규칙 { $winning }개
cli-rules-lost = 규칙 { $rules }개 가운데 확정 규칙 { $won }개와 선착 규칙 { $winning }개가 없어졌습니다
cli-rules-patterns = { $goal } { $place } { $size }: 모양 { $patterns }개
cli-rules-possible = 가능한 규칙: { $printed } (논문의 값), { $unwrapped } (풀어 쓴 것), { $defined } (정의대로)
cli-rules-won-of = 확정 규칙: { $all }개 중 { $rules }개
cli-rules-winning-of = 선착 규칙: { $all }개 중 { $rules }개
cli-rules-threats-of = 위협: { $all }개 중 { $rules }개
cli-rules-tried = 살펴봄: 모양 { $patterns }개에 바깥 공배 배치 { $arrangements }개
cli-rules-won = 확정
cli-rules-winning = 선착

## katachi show
cli-professional-windows = --window { $window }: 프로의 통계가 있는 창: { $windows }
cli-show = { $what }: 모양 { $patterns }개, { $games }국에서 { $occurrences }회 출현
cli-show-row = { $games }국에서 { $times }회  K { $k }  { $bits }비트
cli-show-played = 둔 비율 { $percent } ({ $low }–{ $high })
cli-show-kinds = 모양 { $all }개 중 착수의 종류가 있는 것: { $shapes }개(출현의 { $percent })

## katachi suggest
cli-library-needed = --library DIR 옵션이 필요합니다
cli-contradictions-below = --below는 0보다 크고 1 이하인 비율입니다
cli-contradictions = 착수가 있는 모양 { $patterns }개, 나타난 것 { $appeared }개: 대국과 모순 { $contradicted }개
cli-contradictions-row = 대국 { $games }판에 { $appeared }회 나타남. 그 착수 { $played }, 같은 쪽의 다른 착수 { $instead }: { $low }–{ $high }%
cli-contradictions-most = 가장 많은 곳은 { $column }열 { $row }행: { $count }

cli-life-by-rules = 삶의 규칙으로
cli-life-by-eyes = 두 눈으로
cli-life-by-reading = 수읽기로
cli-life-nearly = 상대의 후보: { $points }
cli-life-nearly-strings = 사는지 알 수 없고 규칙에 한 점이 모자란 덩어리: { $strings }개
cli-life-strings = 대국 { $games }판, 돌 { $strings }덩어리: 삶 { $alive } (삶의 규칙 { $rules }, 두 눈 { $eyes }, 수읽기 { $reading })
cli-life-two-eyes = 뚜렷한 두 눈: 말 { $groups }개 중 { $known }개 판정 (규칙 { $rules }, 공통 공배의 쌍 { $pairs }, 수읽기 { $reading })
cli-life-within = { $positions }개 국면 이내, 규칙 { $rules }개: { $groups } 중 { $known }

cli-suggest-black = { $move }수 이후, 흑 둘 차례
cli-suggest-white = { $move }수 이후, 백 둘 차례
cli-suggest-in-game = 실전: { $point }
cli-suggest-left-out = 기보 보관함에 있는 이 대국의 기록 { $records }건은 세지 않습니다.
cli-suggest-context = 거리 { $distance }까지의 주변에서 { $seen }회 중 { $played }회 둠 ({ $low }–{ $high }%)
cli-suggest-rings-both = 고리 { $rings }개의 모양에서 약 { $seen }회 중 { $played }회 둠, 흑백 모두
cli-suggest-rings-mover = 고리 { $rings }개의 모양에서 약 { $seen }회 중 { $played }회 둠, 이쪽만
cli-suggest-named = { $name }, 목록 { $list }
cli-suggest-row = { $played }회 둠: 목록 { $list }, { $row }행
cli-suggest-row-of = { $seen }회 중 { $played }회 둠: 목록 { $list }, { $row }행

## katachi tag
cli-tag-library = tag: --library DIR 옵션이 빠졌습니다
cli-tag-which = tag add: 어느 대국인지 지정하십시오. 예: --filter "player:shusaku"
cli-tag-add-name = tag add: 태그의 이름이 필요합니다
cli-tag-rename-name = tag rename: 태그의 이름이 필요합니다
cli-no-tag = { $library }: 그런 태그가 없습니다: `{ $tag }`
cli-tag-changed = { $games }국 바뀜

## katachi templates
cli-templates-out = --out: 모양 데이터베이스는 그대로입니다. 집계한 모양에만 저장할 템플릿이 있습니다
cli-database = 모양 { $patterns }개, 그중 착수가 있는 것 { $with_move }개. 흑 둘 차례
cli-database-conditions = { $patterns }개에는 GNU Go만의 조건이 있으며 여기서는 살피지 않습니다
cli-database-line = { $name } ({ $line }째 줄)
cli-templates = { $what }: 템플릿 { $templates }개, 그중 최대 { $maximal }개
cli-template = { $occurrences }회 출현, 임의의 점 { $wildcards }개
cli-template-maximal = { $occurrences }회 출현, 임의의 점 { $wildcards }개, 최대

## katachi tsumego
cli-time = --time { $seconds }: 0보다 큰 초 수를 적으십시오
cli-no-such-game = { $path }: 대국 { $game }: 없습니다. 파일의 대국은 { $games }국입니다
cli-group = --group { $point }: { $size } 바둑판의 점이 아닙니다. 예: C17
cli-problem-error = { $path }, { $game }번 문제: { $error }
cli-no-problem = 풀 문제가 없습니다. { $path }: { $reason }
cli-solving = 푸는 중
cli-problem-black-black = 흑 둘 차례, 흑의 말
cli-problem-black-white = 흑 둘 차례, 백의 말
cli-problem-white-black = 백 둘 차례, 흑의 말
cli-problem-white-white = 백 둘 차례, 백의 말
cli-status-alive = 삶
cli-status-dead = 죽음
cli-status-first-to-move = 먼저 두기 나름
cli-status-ko = 패
cli-status-in-seki = 빅
cli-status-unknown = 알 수 없음
cli-status = 상태: { $status }
cli-status-seki = 상태: { $status } (빅)
cli-ko-threats = 패를 가르는 패감: { $threats }
cli-first-move = 수: { $move }
cli-line = 수순: { $moves }
cli-nodes = 노드: { $nodes }
cli-as-the-file = 파일과 같음
cli-file-has = 파일의 답은 { $moves }
cli-file-has-none = 파일에 답이 없음
cli-nodes-seconds = 노드 { $nodes }개 { $seconds }초
cli-problems = 문제 { $problems }개: 파일과 같음 { $as_file } ({ $percent }), 다른 수 { $other }, 알 수 없음 { $unknown }, 거부됨 { $refused }. 노드 { $nodes }개, { $seconds }초

## katachi tsumego-patterns
cli-three-or-five = 3 또는 5
cli-solved-problems = 푼 문제 { $problems }개에서
cli-patterns-cover = 처음 { $top }개 모양으로 문제 { $all }개 중 { $problems }개가 시작합니다({ $share }).
cli-attack = 공격 { $rank }: 국면 { $times }개 중 { $won }개에서 정답 ({ $percent })
cli-defence = 방어 { $rank }: 국면 { $times }개 중 { $won }개에서 정답 ({ $percent })
cli-tsumego-example = { $path }, { $game }번 문제의 { $move }

## katachi export
cli-exported-games = { $games }국 저장함: { $files }
cli-exported-hits = { $games }국, 결과 { $hits }건 저장함: { $files }
cli-exported-main-line = 출처가 없어졌거나 바뀌어 { $games }국은 주 변화도만 저장함:
cli-hits-place = --hits { $place }: 결과는 1에서 { $hits }까지입니다
cli-examples = 결과 { $hits }건 중 예 { $examples }개:
cli-examples-on-pages = 결과 { $hits }건 중 예 { $examples }개, { $pages }:
cli-parquet-name = --parquet { $path }: 이름이 .parquet로 끝나야 합니다
cli-shapes-written = 모양 { $shapes }개 저장함: { $files }
cli-and = { $one }, { $other }
cli-patterns-written = 모양 { $patterns }개 저장함: { $file }
cli-without-stone = 돌이 없어 자리를 정할 수 없는 { $patterns }개는 뺌
cli-too-many = { $patterns }개 더 뺌: mkpat의 한도는 { $most }개
cli-table-rows = { $path }: { $rows }행
