# Words of the engines: the solver of life-and-death problems, the rules of life and death, and the files of the engines.
#
# A rule is a rectangle of the board (in the corner, on the side or in the centre) with stones in it, and conditions: liberties
# that its strings have outside. Black is the friend in every rule. A won rule reaches its goal even if White plays first, a
# winning rule if Black plays first. Points in a rectangle are named a1, b2 and so on.

## Goals of rules, places and sizes, as in “live, corner 3x3”; rules/frame.rs

tsumego-goal-eye = eye
tsumego-goal-live = live
# Two strings are connected.
tsumego-goal-connect = connect
# A string is connected with an empty point.
tsumego-goal-connect-empty = connect-empty
# Two empty points are connected.
tsumego-goal-join-empties = join-empties
tsumego-goal-capture = capture
# Where a rectangle lies on the board.
tsumego-place-corner = corner
tsumego-place-side = side
tsumego-place-centre = centre
# $size is 4x3 or 4×3: width and height.
tsumego-frame-corner = corner { $size }
tsumego-frame-side = side { $size }
tsumego-frame-centre = centre { $size }
tsumego-frame-size = size { $size }: a rule's rectangle is at least 2x2 and has at most 15 cells
# Answers to a wrong argument of the command line; the words to write stay English, and so do WIDTHxHEIGHT and 4x3.
tsumego-no-size = { $text } is no size: write WIDTHxHEIGHT, such as 4x3
tsumego-no-goal = { $text } is no goal: eye, live, connect, connect-empty, join-empties or capture
tsumego-no-place = { $text } is no place: corner, side or centre

## Conditions of a rule: how many liberties a string, or a stone that would be played, has outside; rules/conditions.rs

tsumego-asks-1 = at least 1 liberty
tsumego-asks-2 = at least 2 liberties
tsumego-asks-at-most-1 = at most 1 liberty
tsumego-asks-0 = 0 liberties
tsumego-asks-1-if-black = at least 1 liberty if Black plays
tsumego-asks-2-if-black = at least 2 liberties if Black plays
tsumego-asks-at-most-1-if-white = at most 1 liberty if White plays
tsumego-asks-0-if-white = 0 liberties if White plays

## Why a rule that holds proves nothing: its conditions depend on each other. $condition is one of the above; rules/outside.rs

tsumego-depends-shared = one White move outside lowers two conditions: { $conditions }
tsumego-depends-inside = a White move inside also lowers "{ $condition }"
tsumego-depends-last-liberty = to capture, Black fills a liberty that "{ $condition }" counts
tsumego-depends-joined = two strings of the rule are one string outside it
tsumego-depends-joins-more = the white stone of "{ $condition }" would join others with more liberties

## A rule in words: moves and answers; $point is a point of the rectangle such as b1; rules/text.rs

tsumego-white-plays = White { $point }
tsumego-white-passes = White passes
tsumego-pass-always = White may always pass; Black must then have a winning move, or hold the goal already.
tsumego-pass-with-move = White may pass only where she has another move; some of these rules need her help.
tsumego-pass-never = White may never pass; some of these rules are false on a board.
tsumego-black-plays = Black { $point }
# White fills a liberty that the string at the point has outside.
tsumego-white-takes-liberty = White takes a liberty of { $point }
# The point is empty.
tsumego-white-takes-liberty-if-black = White takes a liberty that Black would have on { $point }
# White's string at the point gets liberties outside.
tsumego-white-extends = White gives { $point } liberties
tsumego-white-extends-if-white = White makes liberties for a stone on { $point }
# Black fills the last liberty of the string, which lies outside.
tsumego-black-captures-outside = Black captures { $point } from outside
# In place of Black's answer.
tsumego-nothing-needed = nothing is needed
# The points that the goal speaks of.
tsumego-marked = marked: { $points }
# The result holds if Black wins a ko.
tsumego-up-to-ko = up to ko

## Phases of work, with an amount behind them: “Solving: 12,345 positions”

tsumego-phase-solving = Solving
tsumego-phase-comparing-rules = Comparing rules
tsumego-phase-taking-back = Taking moves back
tsumego-phase-blacks-moves = Black's moves
tsumego-phase-whites-moves = White's moves

## Why there is nothing to solve; problem.rs

tsumego-problem-no-stones = There are no stones on the board.
tsumego-problem-no-group = No group is surrounded: neither side's stones are cut off from the open board.
# A field is the part of the board that the solver looks at.
tsumego-problem-too-open = The position is too open: the question reaches over { $points } points, more than { $limit } bits of a field.
tsumego-problem-not-surrounded = There is no stone of a surrounded group at { $point }.
# A chain is a string of connected stones; it has been taken, but stands on the board.
tsumego-problem-no-liberty = The chain at { $point } has no liberty: take it off the board.

# The same behind a colon, on the command line.
tsumego-reason-no-stones = there are no stones on the board
tsumego-reason-no-group = no group is surrounded: neither side's stones are cut off from the open board
tsumego-reason-too-open = the position is too open: the question reaches over { $points } points, more than { $limit } bits of a field
tsumego-reason-not-surrounded = there is no stone of a surrounded group at { $point }
tsumego-reason-no-liberty = the chain at { $point } has no liberty: take it off the board

## Why there is nothing to check, or no answer

tsumego-check-no-stone = there is no stone on the marked point: mark a stone of the group
tsumego-check-off-board = the marked point is not on the board: mark a stone of the group
# Two sizes of a board, such as 9×9. The rules were laid out for boards of the first.
tsumego-check-other-size = the rules were laid on a { $laid } board, and this one is { $given }
# $number of a move, $point such as C17.
tsumego-explore-illegal = move { $number } of the line, { $point }, is not allowed there

## Files of the engines that are damaged or missing: “rules.ron: damaged: line 3:5: … . Make the rules again …”. Names in backquotes and before a colon (cells, asks, marks, answers, play, kept) stay as they are

# $error says where in the file and what, in English.
tsumego-file-line = line { $error }
tsumego-advice-table = Play the table into another file, or take this one from a backup
tsumego-advice-rules = Make the rules again with `katachi lab rules --out`, or take the file from a backup
tsumego-advice-patterns = Acquire the patterns again with `katachi tsumego --all --learn`, or take the file from a backup
tsumego-advice-model = Train it again with `katachi lab predict train`, or take the file from a backup
tsumego-no-model = no Katachi prediction model; train one with `katachi lab predict train`
# A table of matches between players of a computer.
tsumego-table-numbers = a game stands there twice, or has no number
tsumego-counts-games = damaged: it says another number of games
tsumego-counts-unread = cannot read it: { $error }
# $cells are the rows of the pattern.
tsumego-no-pattern = no pattern: { $cells }
# Rule $number of a rectangle in a file; $goal and $place are words from above, $what one of the messages below.
tsumego-bad-won = { $goal } { $place }, won rule { $number }: { $what }
tsumego-bad-winning = { $goal } { $place }, winning rule { $number }: { $what }
tsumego-bad-threat = { $goal } { $place }, threat rule { $number }: { $what }
tsumego-bad-more-rules = { $goal } { $place }: more rules than there were
tsumego-bad-cells = cells: { $what }
tsumego-bad-asks = asks: not what this pattern can be asked
tsumego-bad-marks = marks: not what this goal speaks of
tsumego-bad-answers = answers: not one to each move
tsumego-bad-play = play: no possible move
tsumego-bad-kept = kept: cells without a black stone
tsumego-row-count = { $rows } rows, not { $height }
# $row is a row of the file in quotation marks.
tsumego-cell-count = { $row } has not { $cells } cells
# $symbol is a letter in quotation marks; the three symbols stay.
tsumego-no-cell = { $symbol } is no cell: . X or O
# The estimate of who wins; format and features are of its file.
tsumego-estimate-format = its format is { $found }, and this program reads { $supported }
tsumego-estimate-feature = there is no feature { $feature }
tsumego-estimate-too-many = it has { $found } features, and no more than { $most } are read
