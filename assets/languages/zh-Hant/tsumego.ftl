## Goals of rules, places and sizes, as in “live, corner 3x3”; rules/frame.rs

tsumego-goal-eye = 做眼
tsumego-goal-live = 做活
tsumego-goal-connect = 連接
tsumego-goal-connect-empty = 連到點
tsumego-goal-join-empties = 兩點相連
tsumego-goal-capture = 吃子
tsumego-place-corner = 角
tsumego-place-side = 邊
tsumego-place-centre = 中央
tsumego-frame-corner = 角 { $size }
tsumego-frame-side = 邊 { $size }
tsumego-frame-centre = 中央 { $size }
tsumego-frame-size = 大小 { $size }：規則的矩形至少為 2x2，至多 15 格
tsumego-no-size = { $text } 不是大小：請寫 WIDTHxHEIGHT，例如 4x3
tsumego-no-goal = { $text } 不是目標：eye、live、connect、connect-empty、join-empties 或 capture
tsumego-no-place = { $text } 不是位置：corner、side 或 centre

## Conditions of a rule: how many liberties a string, or a stone that would be played, has outside; rules/conditions.rs

tsumego-asks-1 = 至少 1 口外氣
tsumego-asks-2 = 至少 2 口外氣
tsumego-asks-at-most-1 = 至多 1 口外氣
tsumego-asks-0 = 沒有外氣
tsumego-asks-1-if-black = 黑棋下時至少 1 口外氣
tsumego-asks-2-if-black = 黑棋下時至少 2 口外氣
tsumego-asks-at-most-1-if-white = 白棋下時至多 1 口外氣
tsumego-asks-0-if-white = 白棋下時沒有外氣

## Why a rule that holds proves nothing: its conditions depend on each other. $condition is one of the above; rules/outside.rs

tsumego-depends-shared = 白棋在外面的一手同時削弱兩個條件：{ $conditions }
tsumego-depends-inside = 白棋在裡面的一手也削弱「{ $condition }」
tsumego-depends-last-liberty = 黑棋為了提子，要填「{ $condition }」所計的一口氣
tsumego-depends-joined = 規則中的兩個棋串，在外面其實相連
tsumego-depends-joins-more = 「{ $condition }」中的白子會與其他氣更多的棋子相連

## A rule in words: moves and answers; $point is a point of the rectangle such as b1; rules/text.rs

tsumego-white-plays = 白棋 { $point }
tsumego-white-passes = 白棋虛手
tsumego-pass-always = 白方隨時可以虛手；此時黑方必須有達成目標的一手，或已經達成目標。
tsumego-pass-with-move = 白方只有在另有著法時才可虛手；其中有些規則需要白方幫忙。
tsumego-pass-never = 白方不可虛手；其中有些規則在棋盤上不成立。
tsumego-black-plays = 黑棋 { $point }
tsumego-white-takes-liberty = 白棋緊 { $point } 的一口氣
tsumego-white-takes-liberty-if-black = 白棋緊掉黑棋下在 { $point } 時會有的一口氣
tsumego-white-extends = 白棋為 { $point } 增加氣
tsumego-white-extends-if-white = 白棋為 { $point } 的棋子增加氣
tsumego-black-captures-outside = 黑棋從外面提 { $point }
tsumego-nothing-needed = 不必應
tsumego-marked = 標記：{ $points }
tsumego-up-to-ko = 須打劫

## Phases of work, with an amount behind them: “Solving: 12,345 positions”

tsumego-phase-solving = 解題
tsumego-phase-comparing-rules = 比較規則
tsumego-phase-taking-back = 逐手回溯
tsumego-phase-blacks-moves = 黑棋的著手
tsumego-phase-whites-moves = 白棋的著手

## Why there is nothing to solve; problem.rs

tsumego-problem-no-stones = 棋盤上沒有棋子。
tsumego-problem-no-group = 沒有被圍的棋塊：雙方的棋子都沒有與外面隔斷。
tsumego-problem-too-open = 局面過於開放：問題涉及{ $points }點，超過求解範圍所能容納的 { $limit } 點。
tsumego-problem-not-surrounded = { $point } 沒有被圍棋塊的棋子。
tsumego-problem-no-liberty = { $point } 的棋串沒有氣：請從棋盤上移除。
tsumego-reason-no-stones = 棋盤上沒有棋子
tsumego-reason-no-group = 沒有被圍的棋塊：雙方的棋子都沒有與外面隔斷
tsumego-reason-too-open = 局面過於開放：問題涉及{ $points }點，超過求解範圍所能容納的 { $limit } 點
tsumego-reason-not-surrounded = { $point } 沒有被圍棋塊的棋子
tsumego-reason-no-liberty = { $point } 的棋串沒有氣：請從棋盤上移除

## Why there is nothing to check, or no answer

tsumego-check-no-stone = 標記的點上沒有棋子：請標記棋塊的一子
tsumego-check-off-board = 標記的點不在棋盤上：請標記棋塊的一子
tsumego-check-other-size = 規則是為 { $laid } 棋盤準備的，而此棋盤為 { $given }
tsumego-explore-illegal = 變化的第{ $number }手 { $point } 不能下在該處

## Files of the engines that are damaged or missing: “rules.ron: damaged: line 3:5: … . Make the rules again …”. Names in backquotes and before a colon (cells, asks, marks, answers, play, kept) stay as they are

tsumego-file-line = 行 { $error }
tsumego-advice-table = 請以其他檔案進行這張表的對局，或從備份取回此檔案
tsumego-advice-rules = 請用 `katachi lab rules --out` 重新產生規則，或從備份取回檔案
tsumego-advice-patterns = 請用 `katachi tsumego --all --learn` 重新取得棋形，或從備份取回檔案
tsumego-advice-model = 請用 `katachi lab predict train` 重新訓練，或從備份取回檔案
tsumego-no-model = 不是 Katachi 的預測模型；可用 `katachi lab predict train` 訓練一個
tsumego-table-numbers = 有一局出現兩次，或沒有編號
tsumego-counts-games = 已損壞：記載的局數不同
tsumego-counts-unread = 無法讀取：{ $error }
tsumego-no-pattern = 不是棋形：{ $cells }
tsumego-bad-won = { $goal }，{ $place }，必成規則 { $number }：{ $what }
tsumego-bad-winning = { $goal }，{ $place }，先手可成規則 { $number }：{ $what }
tsumego-bad-threat = { $goal }，{ $place }，威脅規則 { $number }：{ $what }
tsumego-bad-more-rules = { $goal }，{ $place }：規則比原有的多
tsumego-bad-cells = cells：{ $what }
tsumego-bad-asks = asks：不是此棋形可有的要求
tsumego-bad-marks = marks：不是此目標所指
tsumego-bad-answers = answers：不是每手各一個應手
tsumego-bad-play = play：不是可下的著手
tsumego-bad-kept = kept：格子上沒有黑子
tsumego-row-count = 有{ $rows }列，而非{ $height }列
tsumego-cell-count = { $row } 不是{ $cells }格
tsumego-no-cell = { $symbol } 不是格子：. X 或 O
tsumego-estimate-format = 格式為 { $found }，此程式讀取 { $supported }
tsumego-estimate-feature = 沒有特徵 { $feature }
tsumego-estimate-too-many = 有{ $found }個特徵，至多讀取{ $most }個
