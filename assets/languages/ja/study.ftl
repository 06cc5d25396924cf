# 練習：次の一手と問題のカード

## src/core/study/card.rs

study-question-move = 対局{ $game }、{ $number }手目の後
study-question-better = 対局{ $game }、{ $number }手目よりよい手
study-question-problem = 問題{ $name }

## src/core/study/file.rs

study-newer-format = 形式{ $found }。このKatachiで読めるのは{ $supported }までです
study-answers-not-in-order = { $question }：解答が時刻順に並んでいません
study-never-answered = { $question }：一度も解答されていません
study-there-twice = { $question }：2つあります
