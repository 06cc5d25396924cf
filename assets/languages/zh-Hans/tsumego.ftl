# Words of the engines: the solver of life-and-death problems, the rules of life and death, and the files of the engines.

## Goals of rules, places and sizes, as in “live, corner 3x3”; rules/frame.rs

tsumego-goal-eye = 做眼
tsumego-goal-live = 做活
tsumego-goal-connect = 连接
tsumego-goal-connect-empty = 连到空点
tsumego-goal-join-empties = 空点相连
tsumego-goal-capture = 吃子
tsumego-place-corner = 角部
tsumego-place-side = 边上
tsumego-place-centre = 中腹
tsumego-frame-corner = 角部{ $size }
tsumego-frame-side = 边上{ $size }
tsumego-frame-centre = 中腹{ $size }
tsumego-frame-size = 大小{ $size }：规则的矩形至少为2x2，至多15格
tsumego-no-size = { $text } 不是大小：请写成WIDTHxHEIGHT，例如4x3
tsumego-no-goal = { $text } 不是目标：可用eye、live、connect、connect-empty、join-empties或capture
tsumego-no-place = { $text } 不是位置：可用corner、side或centre

## Conditions of a rule: how many liberties a string, or a stone that would be played, has outside; rules/conditions.rs

tsumego-asks-1 = 至少1口外气
tsumego-asks-2 = 至少2口外气
tsumego-asks-at-most-1 = 至多1口外气
tsumego-asks-0 = 没有外气
tsumego-asks-1-if-black = 黑下后至少1口外气
tsumego-asks-2-if-black = 黑下后至少2口外气
tsumego-asks-at-most-1-if-white = 白下后至多1口外气
tsumego-asks-0-if-white = 白下后没有外气

## Why a rule that holds proves nothing: its conditions depend on each other. $condition is one of the above; rules/outside.rs

tsumego-depends-shared = 白棋在外部的一手同时削弱两个条件：{ $conditions }
tsumego-depends-inside = 白棋在内部的一手也削弱“{ $condition }”
tsumego-depends-last-liberty = 为了吃子，黑棋要紧掉“{ $condition }”所计的一口气
tsumego-depends-joined = 规则中的两个棋串在外部是同一个棋串
tsumego-depends-joins-more = “{ $condition }”中的白子会与其他气更多的棋子相连

## A rule in words: moves and answers; $point is a point of the rectangle such as b1; rules/text.rs

tsumego-white-plays = 白{ $point }
tsumego-white-passes = 白停一手
tsumego-pass-always = 白方随时可以停一手；此时黑方必须有达成目标的一手，或已经达成目标。
tsumego-pass-with-move = 白方只有在有别的着法时才可停一手；其中有些规则需要白方帮忙。
tsumego-pass-never = 白方不可停一手；其中有些规则在棋盘上不成立。
tsumego-black-plays = 黑{ $point }
tsumego-white-takes-liberty = 白紧{ $point }的一口外气
tsumego-white-takes-liberty-if-black = 白紧掉黑下在{ $point }时会有的一口外气
tsumego-white-extends = 白为{ $point }延出气
tsumego-white-extends-if-white = 白为{ $point }处的棋子延出气
tsumego-black-captures-outside = 黑从外部吃掉{ $point }
tsumego-nothing-needed = 无需应对
tsumego-marked = 标记：{ $points }
tsumego-up-to-ko = 须打劫

## Phases of work, with an amount behind them: “Solving: 12,345 positions”

tsumego-phase-solving = 正在求解
tsumego-phase-comparing-rules = 正在比较规则
tsumego-phase-taking-back = 正在逐手回溯
tsumego-phase-blacks-moves = 黑棋的着手
tsumego-phase-whites-moves = 白棋的着手

## Why there is nothing to solve; problem.rs

tsumego-problem-no-stones = 棋盘上没有棋子。
tsumego-problem-no-group = 没有被围的棋块：双方的棋子都未与外面隔断。
tsumego-problem-too-open = 局面过于开放：问题涉及{ $points }个点，超过求解器{ $limit }位的上限。
tsumego-problem-not-surrounded = { $point }处没有被围棋块的棋子。
tsumego-problem-no-liberty = { $point }处的棋串没有气：请将其从棋盘上提走。

# The same behind a colon, on the command line.
tsumego-reason-no-stones = 棋盘上没有棋子
tsumego-reason-no-group = 没有被围的棋块：双方的棋子都未与外面隔断
tsumego-reason-too-open = 局面过于开放：问题涉及{ $points }个点，超过求解器{ $limit }位的上限
tsumego-reason-not-surrounded = { $point }处没有被围棋块的棋子
tsumego-reason-no-liberty = { $point }处的棋串没有气：请将其从棋盘上提走

## Why there is nothing to check, or no answer

tsumego-check-no-stone = 标记的点上没有棋子：请标记棋块中的一颗棋子
tsumego-check-off-board = 标记的点不在棋盘上：请标记棋块中的一颗棋子
tsumego-check-other-size = 规则是按{ $laid }棋盘准备的，而此棋盘为{ $given }
tsumego-explore-illegal = 变化中的第{ $number }手{ $point }不能下在该处

## Files of the engines that are damaged or missing: “rules.ron: damaged: line 3:5: … . Make the rules again …”. Names in backquotes and before a colon (cells, asks, marks, answers, play, kept) stay as they are

tsumego-file-line = 行 { $error }
tsumego-advice-table = 请重新对局，将表格写入另一个文件，或从备份中取回此文件
tsumego-advice-rules = 请用 `katachi lab rules --out` 重新生成规则，或从备份中取回此文件
tsumego-advice-patterns = 请用 `katachi tsumego --all --learn` 重新获取棋形，或从备份中取回此文件
tsumego-advice-model = 请用 `katachi lab predict train` 重新训练，或从备份中取回此文件
tsumego-no-model = 不是Katachi的预测模型；可用 `katachi lab predict train` 训练一个
tsumego-table-numbers = 其中有一局出现两次，或没有编号
tsumego-counts-games = 已损坏：其中所写的局数不同
tsumego-counts-unread = 无法读取：{ $error }
tsumego-no-pattern = 不是棋形：{ $cells }
tsumego-bad-won = { $goal }，{ $place }，必成规则{ $number }：{ $what }
tsumego-bad-winning = { $goal }，{ $place }，黑先成规则{ $number }：{ $what }
tsumego-bad-threat = { $goal }，{ $place }，威胁规则{ $number }：{ $what }
tsumego-bad-more-rules = { $goal }，{ $place }：规则比原有的多
tsumego-bad-cells = cells：{ $what }
tsumego-bad-asks = asks：不是此棋形可有的要求
tsumego-bad-marks = marks：不是此目标所指
tsumego-bad-answers = answers：并非每手一个应手
tsumego-bad-play = play：不是可下的着手
tsumego-bad-kept = kept：有的格上没有黑子
tsumego-row-count = 有{ $rows }行，而不是{ $height }行
tsumego-cell-count = { $row } 不是{ $cells }格
tsumego-no-cell = { $symbol } 不是格：可用 . X 或 O
tsumego-estimate-format = 其格式为{ $found }，而本程序读取{ $supported }
tsumego-estimate-feature = 没有特征{ $feature }
tsumego-estimate-too-many = 其中有{ $found }个特征，而至多读取{ $most }个
