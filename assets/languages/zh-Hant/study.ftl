## src/core/study/card.rs: what a card asks, as it begins the errors below

study-question-move = 棋局 { $game }，第{ $number }手之後
study-question-better = 棋局 { $game }，比第{ $number }手更好的一手
study-question-problem = 題目 { $name }

## src/core/study/file.rs: why a file of cards cannot be read

study-newer-format = 格式 { $found }；此 Katachi 可讀到 { $supported }
study-answers-not-in-order = { $question }：作答沒有依時間先後排列
study-never-answered = { $question }：從未作答
study-there-twice = { $question }：重複出現
