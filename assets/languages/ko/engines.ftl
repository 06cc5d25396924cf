## Stages of a game: predict/measure.rs

engines-stage-opening = 포석
engines-stage-middle-game = 중반
engines-stage-endgame = 끝내기

## Why a move ranks where it does, kinds of reasons: predict/groups.rs

engines-group-shape = 주변의 모양
engines-group-shape-and-last = 모양과 직전 수
engines-group-shape-and-both = 모양과 직전 두 수
engines-group-answer = 직전 수에 받음
engines-group-follow-up = 자신의 직전 수에 이어 둠
engines-group-corner = 귀
engines-group-liberties = 주변 돌의 활로
engines-group-tactics = 따냄, 달아남, 단수
engines-group-chains = 직전 수들이 닿은 돌
engines-group-place = 바둑판의 위치
engines-group-distance = 직전 수들과의 거리
engines-group-room = 가까운 돌과의 거리
engines-group-earlier = 아직 받지 않은 앞의 수
engines-group-area = 누구의 세력권인지

## What is being done, above a bar of progress: predict/, matches/, analysis/

engines-phase-testing = 시험 중
engines-phase-testing-contexts = 주변 모양 시험 중
engines-phase-testing-strengths = 강도 시험 중
engines-phase-testing-patterns = 모양 시험 중
engines-phase-shapes = 모양
engines-phase-candidates = 후보 수
engines-phase-strengths = 강도
engines-phase-looking-again = 다시 살펴보는 중
engines-phase-temperature = 온도
engines-phase-ranking = 순위 매기는 중
engines-phase-reading-contexts = 주변 모양 읽는 중
engines-phase-counting-contexts = 주변 모양 집계 중
engines-phase-learning = 학습 중
engines-phase-first-stage = 첫 단계
engines-phase-counting = 집계 중
engines-phase-second-opinion = 다시 판단하는 중
engines-phase-reading-patterns = 모양 읽는 중
engines-phase-playing = 대국 중
engines-phase-evaluating = 평가 중
engines-phase-waiting = 엔진 기다리는 중

## Why a move cannot be played: play/game.rs, play/handicap.rs

engines-point-off-board = 바둑판 밖의 점입니다
engines-point-occupied = 이미 돌이 놓인 점입니다
engines-no-liberty = 돌을 놓으면 활로가 없습니다
engines-ko = 패를 바로 되따낼 수 없습니다
engines-game-over = 대국이 끝났습니다. 한쪽이 기권했습니다
engines-no-handicap = { $size } 바둑판에는 치석 2개에서 { $most }개까지 정해진 자리가 있습니다. { $stones }개는 놓을 수 없습니다

## What is wrong with KataGo: analysis/mod.rs

engines-file-missing = { $what ->
    [program] 프로그램 { $path }: 파일이 없습니다. 엔진의 프로그램, 신경망, 설정 파일을 새로 지정하십시오
    [network] 신경망 { $path }: 파일이 없습니다. 엔진의 프로그램, 신경망, 설정 파일을 새로 지정하십시오
   *[configuration] 설정 파일 { $path }: 파일이 없습니다. 엔진의 프로그램, 신경망, 설정 파일을 새로 지정하십시오
}
engines-cannot-start = { $engine }: 시작할 수 없음: { $error }. 실행할 수 있는 KataGo 프로그램을 지정하십시오
engines-fault = { $engine }: { $what }. { $advice }
engines-fault-at = { $engine }: { $what }, 대국: { $game }. { $advice }
engines-fault-said = { $engine }: { $what }. 엔진의 출력: { $said }. { $advice }
engines-fault-at-said = { $engine }: { $what }, 대국: { $game }. 엔진의 출력: { $said }. { $advice }
engines-died-at-start = 첫 응답 전에 끝남 ({ $status })
engines-died = 응답하기 전에 끝남 ({ $status })
engines-closed-output = 출력을 닫음
engines-silent = { $seconds }초 동안 아무 출력이 없음
engines-garbage = JSON 객체가 아닌 줄: `{ $line }`
engines-endless = { $bytes }바이트보다 긴 줄
engines-field = `{ $field }` 항목이 없거나 종류가 다름: `{ $line }`
engines-absurd = { $what }: `{ $line }`
engines-absurd-winrate = 있을 수 없는 승률 { $winrate }
engines-absurd-lead = 있을 수 없는 집 차이 { $points }집
engines-absurd-move = 이 바둑판의 점이 아닌 착수 `{ $place }`
engines-absurd-values = 어떤 국면에도 없는 값
engines-unasked = 묻지 않은 `{ $id }`에 대한 응답
engines-turn = 묻지 않은 `{ $id }`의 차례 { $turn }에 대한 응답
engines-twice = `{ $id }`의 차례 { $turn }에 대한 두 번의 응답
engines-refuses = 어떤 질문도 이해하지 못함: { $what }
engines-advice-at-start = 신경망과 설정 파일이 이 KataGo의 `analysis`에 맞는지 확인하십시오
engines-advice-died = 다시 시작하면 여기서 이어서 합니다. 같은 대국에서 또 끝나면 플레이아웃 수를 줄여 보십시오
engines-advice-silent = 플레이아웃 수를 줄이거나 더 오래 기다려 보십시오
engines-advice-refuses = KataGo를 업데이트하십시오. 분석 프로토콜을 알아야 합니다
engines-advice-other = KataGo의 `analysis` 응답이 아닙니다. 프로그램이 KataGo인지 확인하고 업데이트하십시오

## Evaluating games with KataGo: analysis/library.rs, analysis/process.rs

engines-game-of-file = { $path } (대국 { $number })
engines-gave-up = 한 국면을 포기함
engines-stopped = { $why }. 그전에 평가한 { $games }국은 보관되어 있으며, 다시 시작하면 이어서 합니다
engines-tried = KataGo { $version } 응답: 빈 바둑판, 덤 6.5에서 흑 { $points }집, { $percent }% (플레이아웃 { $playouts }회, 시작 포함 { $seconds }초)

## Models that cannot be read: predict/file.rs

engines-no-model = Katachi의 예측 모델이 아닙니다
engines-newer-model = 더 새로운 Katachi에서 만들었습니다(모델 형식 { $found }, 여기서 읽는 형식 { $supported }). Katachi를 업데이트하십시오
engines-older-model = 더 오래된 Katachi에서 만들었습니다(모델 형식 { $found }, 여기서 읽는 형식 { $supported })
engines-damaged = 손상됨: { $what }
engines-model-ends-in-head = 머리 부분에서 끝남
engines-model-length = 가중치가 { $wanted }바이트가 아니라 { $bytes }바이트
engines-model-checksum = 체크섬이 가중치와 맞지 않음
engines-model-unpacked = 풀 수 없음: { $error }
engines-model-weights-missing = 가중치가 빠져 있음
engines-model-head-length = 머리 부분이 { $bytes }바이트, 한도는 { $most }바이트
engines-model-head-no-text = 머리 부분이 텍스트가 아님
engines-model-head = 머리 부분: { $error }
engines-model-table = 표의 가중치가 2^{ $bits }개, 이 Katachi에서는 2^{ $most }개까지 읽음
engines-model-games = 학습한 대국이 { $games }국, 구별할 수 있는 한도보다 많음
engines-model-trees = 트리가 온전하지 않음
engines-model-temperature = 온도 { $temperature }

## Counts of a library that cannot be read, and are made again: predict/counts_file.rs, table_file.rs, rings/file.rs

engines-counts-another-file = 시작 부분이 이런 파일과 다릅니다
engines-counts-format = 형식 { $found }: 이 프로그램이 읽는 형식은 { $supported }입니다
engines-counts-other-games = 다른 대국들의 것입니다 ({ $games })
engines-counts-checksum = 길이나 체크섬이 맞지 않습니다
engines-counts-unpacked = 풀 수 없습니다
engines-counts-do-not-fit = 집계가 맞지 않습니다
engines-rings-beginning = 시작 부분이 맞지 않습니다
engines-rings-do-not-fit = 모양이 맞지 않습니다

## Lists of shapes that cannot play: predict/matcher.rs, montecarlo/frequent.rs, matches/table.rs

engines-shapes-say-no-move = 이 모양들은 어디에 둘지 알려 주지 않습니다. --source move를 쓰고 --after 없이 집계하십시오
engines-shapes-empty = 아무것도 들어 있지 않습니다
engines-too-many-templates = 템플릿이 { $found }개입니다. 두는 데 쓸 수 있는 것은 { $most }개까지이니 --min-count를 높여 집계하거나 임의 칸이 더 적은 템플릿을 남기십시오(--max-wildcards)
engines-patterns-say-no-move = 착수(`*`)가 있는 모양이 없습니다
engines-too-many-patterns = 모양이 { $found }개입니다. 두는 데 쓸 수 있는 것은 { $most }개까지입니다
engines-list-window = { $window } 모양: 플레이아웃에서 쓰는 것은 square:3과 diamond:2입니다. 그 가운데 하나를 --source move로 집계하십시오
engines-list-not-before-moves = 착수 전에 읽은 모양이 아닙니다. --source move를 쓰고 --after 없이 집계하십시오
engines-list-empty = 두 번 이상 나온 모양이 없습니다
engines-board-lines = { $lines }줄 바둑판: 2줄에서 19줄까지 둘 수 있습니다
