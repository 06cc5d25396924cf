## Goals of rules, places and sizes, as in “live, corner 3x3”; rules/frame.rs

tsumego-goal-eye = 눈
tsumego-goal-live = 삶
tsumego-goal-connect = 연결
tsumego-goal-connect-empty = 빈 점과 연결
tsumego-goal-join-empties = 빈 점끼리 연결
tsumego-goal-capture = 따냄
tsumego-place-corner = 귀
tsumego-place-side = 변
tsumego-place-centre = 중앙
tsumego-frame-corner = 귀 { $size }
tsumego-frame-side = 변 { $size }
tsumego-frame-centre = 중앙 { $size }
tsumego-frame-size = 크기 { $size }: 규칙의 사각형은 2x2 이상, 15칸 이하입니다
tsumego-no-size = { $text }: 크기가 아닙니다. 4x3처럼 WIDTHxHEIGHT 꼴로 적으십시오
tsumego-no-goal = { $text }: 목표가 아닙니다. eye, live, connect, connect-empty, join-empties, capture 중 하나를 적으십시오
tsumego-no-place = { $text }: 위치가 아닙니다. corner, side, centre 중 하나를 적으십시오

## Conditions of a rule: how many liberties a string, or a stone that would be played, has outside; rules/conditions.rs

tsumego-asks-1 = 공배 1 이상
tsumego-asks-2 = 공배 2 이상
tsumego-asks-at-most-1 = 공배 1 이하
tsumego-asks-0 = 공배 0
tsumego-asks-1-if-black = 흑이 두면 공배 1 이상
tsumego-asks-2-if-black = 흑이 두면 공배 2 이상
tsumego-asks-at-most-1-if-white = 백이 두면 공배 1 이하
tsumego-asks-0-if-white = 백이 두면 공배 0

## Why a rule that holds proves nothing: its conditions depend on each other. $condition is one of the above; rules/outside.rs

tsumego-depends-shared = 바깥의 백 한 수로 두 조건이 낮아짐: { $conditions }
tsumego-depends-inside = 안쪽의 백 한 수로도 "{ $condition }" 조건이 낮아짐
tsumego-depends-last-liberty = 따내려면 "{ $condition }" 조건에 든 공배를 흑이 메워야 함
tsumego-depends-joined = 규칙의 두 덩어리가 바깥에서는 한 덩어리임
tsumego-depends-joins-more = "{ $condition }" 조건의 백돌이 공배가 더 많은 돌과 이어짐

## A rule in words: moves and answers; $point is a point of the rectangle such as b1; rules/text.rs

tsumego-white-plays = 백 { $point }
tsumego-white-passes = 백 패스
tsumego-pass-always = 백은 언제나 패스할 수 있습니다. 그때 흑은 목표를 이루는 수가 있거나 이미 이루고 있어야 합니다.
tsumego-pass-with-move = 백은 다른 수가 있을 때만 패스할 수 있습니다. 백의 도움이 필요한 규칙도 있습니다.
tsumego-pass-never = 백은 패스할 수 없습니다. 판 위에서 틀린 규칙도 있습니다.
tsumego-black-plays = 흑 { $point }
tsumego-white-takes-liberty = 백, { $point }의 공배를 메움
tsumego-white-takes-liberty-if-black = 백, 흑이 { $point }에 두면 생길 공배를 메움
tsumego-white-extends = 백, { $point }의 공배를 늘림
tsumego-white-extends-if-white = 백, { $point }에 둘 돌의 공배를 만듦
tsumego-black-captures-outside = 흑, { $point }의 돌을 바깥에서 따냄
tsumego-nothing-needed = 받을 필요 없음
tsumego-marked = 표시: { $points }
tsumego-up-to-ko = 패를 이기면

## Phases of work, with an amount behind them: “Solving: 12,345 positions”

tsumego-phase-solving = 풀이 중
tsumego-phase-comparing-rules = 규칙 비교 중
tsumego-phase-taking-back = 수 되돌리는 중
tsumego-phase-blacks-moves = 흑의 수
tsumego-phase-whites-moves = 백의 수

## Why there is nothing to solve; problem.rs

tsumego-problem-no-stones = 바둑판에 돌이 없습니다.
tsumego-problem-no-group = 둘러싸인 말이 없습니다. 어느 쪽의 돌도 트인 곳과 끊어져 있지 않습니다.
tsumego-problem-too-open = 국면이 너무 트여 있습니다. 문제가 { $points }점에 걸쳐 있어 한도 { $limit }비트를 넘습니다.
tsumego-problem-not-surrounded = { $point }에는 둘러싸인 말의 돌이 없습니다.
tsumego-problem-no-liberty = { $point }의 돌에 활로가 없습니다. 바둑판에서 들어내십시오.
tsumego-reason-no-stones = 바둑판에 돌이 없습니다
tsumego-reason-no-group = 둘러싸인 말이 없습니다. 어느 쪽의 돌도 트인 곳과 끊어져 있지 않습니다
tsumego-reason-too-open = 국면이 너무 트여 있습니다. 문제가 { $points }점에 걸쳐 있어 한도 { $limit }비트를 넘습니다
tsumego-reason-not-surrounded = { $point }에는 둘러싸인 말의 돌이 없습니다
tsumego-reason-no-liberty = { $point }의 돌에 활로가 없습니다. 바둑판에서 들어내십시오

## Why there is nothing to check, or no answer

tsumego-check-no-stone = 표시한 점에 돌이 없습니다. 말의 돌 하나에 표시하십시오
tsumego-check-off-board = 표시한 점이 바둑판 밖입니다. 말의 돌 하나에 표시하십시오
tsumego-check-other-size = 규칙은 { $laid } 바둑판의 것인데 이 바둑판은 { $given }입니다
tsumego-explore-illegal = 수순의 { $number }수째 { $point }: 둘 수 없는 자리입니다

## Files of the engines that are damaged or missing: “rules.ron: damaged: line 3:5: … . Make the rules again …”. Names in backquotes and before a colon (cells, asks, marks, answers, play, kept) stay as they are

tsumego-file-line = 줄 { $error }
tsumego-advice-table = 다른 파일에 표의 대국을 새로 두거나, 백업에서 이 파일을 가져오십시오
tsumego-advice-rules = `katachi lab rules --out` 명령으로 규칙을 다시 만들거나, 백업에서 파일을 가져오십시오
tsumego-advice-patterns = `katachi tsumego --all --learn` 명령으로 모양을 다시 익히거나, 백업에서 파일을 가져오십시오
tsumego-advice-model = `katachi lab predict train` 명령으로 다시 학습하거나, 백업에서 파일을 가져오십시오
tsumego-no-model = Katachi의 예측 모델이 아닙니다. `katachi lab predict train` 명령으로 학습하십시오
tsumego-table-numbers = 같은 대국이 두 번 있거나 번호가 없습니다
tsumego-counts-games = 손상됨: 적힌 대국 수가 다릅니다
tsumego-counts-unread = 읽을 수 없음: { $error }
tsumego-no-pattern = 모양이 아님: { $cells }
tsumego-bad-won = { $goal } { $place }, 확정 규칙 { $number }: { $what }
tsumego-bad-winning = { $goal } { $place }, 선착 규칙 { $number }: { $what }
tsumego-bad-threat = { $goal } { $place }, 위협 규칙 { $number }: { $what }
tsumego-bad-more-rules = { $goal } { $place }: 규칙이 원래보다 많습니다
tsumego-bad-cells = cells: { $what }
tsumego-bad-asks = asks: 이 모양에 물을 수 있는 조건이 아닙니다
tsumego-bad-marks = marks: 이 목표에서 말하는 점이 아닙니다
tsumego-bad-answers = answers: 각 수에 응수가 하나씩 있지 않습니다
tsumego-bad-play = play: 둘 수 없는 수입니다
tsumego-bad-kept = kept: 흑돌이 없는 칸입니다
tsumego-row-count = 행이 { $height }개가 아니라 { $rows }개입니다
tsumego-cell-count = { $row } 행이 { $cells }칸이 아닙니다
tsumego-no-cell = { $symbol }: 칸의 기호가 아닙니다(. X O)
tsumego-estimate-format = 파일의 형식은 { $found }, 이 프로그램이 읽는 형식은 { $supported }입니다
tsumego-estimate-feature = 없는 특징: { $feature }
tsumego-estimate-too-many = 특징이 { $found }개입니다. { $most }개까지만 읽습니다
