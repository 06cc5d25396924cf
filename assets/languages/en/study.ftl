# Practice: cards of moves to guess and of problems (life and death), asked again after a while.

## src/core/study/card.rs: what a card asks, as it begins the errors below

# $game is the key of a game (sixteen hexadecimal digits), $number a move number.
study-question-move = game { $game }, after move { $number }
study-question-better = game { $game }, better than move { $number }
study-question-problem = problem { $name }

## src/core/study/file.rs: why a file of cards cannot be read

# $found and $supported are version numbers of the file's format.
study-newer-format = format { $found }; this Katachi reads up to { $supported }
# $question is one of the three above; an "answer" is what the reader answered to the card.
study-answers-not-in-order = { $question }: its answers are not in the order of time
study-never-answered = { $question }: it was never answered
study-there-twice = { $question }: it is there twice
