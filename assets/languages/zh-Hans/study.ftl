# Practice: cards of moves to guess and of problems (life and death), asked again after a while.

## src/core/study/card.rs: what a card asks, as it begins the errors below

study-question-move = 棋局 { $game }，第{ $number }手之后
study-question-better = 棋局 { $game }，比第{ $number }手更好的着手
study-question-problem = 题目 { $name }

## src/core/study/file.rs: why a file of cards cannot be read

study-newer-format = 格式版本为{ $found }；此版Katachi最高支持{ $supported }
study-answers-not-in-order = { $question }：作答记录未按时间顺序排列
study-never-answered = { $question }：从未作答
study-there-twice = { $question }：重复出现
