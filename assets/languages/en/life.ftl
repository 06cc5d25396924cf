# The Life workspace: life and death. It has three views: the book of rules, the checker (what the rules say of a position), and
# tsumego (problems with a solver).
#
# A rule is a rectangle of the board with stones in it, and conditions: liberties that its strings have outside. Black is the friend
# in every rule. A won rule reaches its goal even if White plays first, a winning rule if Black plays first. A string is of
# connected stones; a group is of strings that live together.

## Views and panels

life-view-rules = Rules
life-view-checker = Checker
life-view-tsumego = Tsumego
# Tooltips of the views; L is a key.
life-view-rules-help = Eyes and living shapes found by a program (L: the next view)
life-view-checker-help = Which rules hold for a group on a board (L: the next view)
life-view-tsumego-help = Problems of life and death, solved and practised (L: the next view)
# Titles of panels.
life-pane-book = Book of rules
life-pane-held = Rules that hold
life-pane-problems = Problems
life-pane-rule = Rule
life-pane-position = Position
life-pane-answers = Attack and answer
life-pane-said = What the rules say
life-pane-solution = Solution

## Words of several panels

# $color is Black or White.
life-to-play = { $color } to play
# In place of the point of a move.
life-pass = pass
# The result holds if a ko is won.
life-up-to-ko = up to ko
# $place is as “corner 4×3”.
life-place-up-to-ko = { $place }, up to ko
# What is known of a problem by its card.
life-known-new = not tried
life-known-failed = failed
life-known-solved = solved
# It is time to try the problem again.
life-known-due = due
# Buttons that count how often stones of rules are in the games.
life-count-in-games = Count in the games
life-unpacking-rules-wait = Unpacking the rules …
life-show-solution = Show the solution

## Goals of rules; goals.rs

# As one chooses it in a list.
life-goal-choice-live = life
life-goal-choice-eye = eyes
life-goal-choice-connect = connecting two strings
life-goal-choice-connect-empty = connecting a string and a point
life-goal-choice-join-empties = joining two points
life-goal-choice-capture = taking a string
# In the title over a rule: “Life in the corner, 3×3”.
life-goal-title-live = Life
life-goal-title-eye = An eye
life-goal-title-connect = Two strings connected
life-goal-title-connect-empty = A string connected to a point
life-goal-title-join-empties = Two points joined
life-goal-title-capture = A string taken
# What a rule does, short, in the list of rules: Black reaches it anyway, or if Black plays first.
life-kind-live-won = Alive as it is
life-kind-live-winning = Lives if first
life-kind-eye-won = Eye
life-kind-eye-winning = Eye if first
life-kind-connect-won = Connected
life-kind-connect-winning = Connects if first
life-kind-connect-empty-won = Reaches a point
life-kind-connect-empty-winning = Reaches it if first
life-kind-join-empties-won = Joins two points
life-kind-join-empties-winning = Joins them if first
life-kind-capture-won = Takes
life-kind-capture-winning = Takes if first
life-kind-threat = Threat: { $goal }
# What a won rule says where White has no move that needs an answer.
life-always-live = Black lives, whatever White does.
life-always-eye = Black has an eye, whatever White does.
life-always-connect = Black connects the two marked strings, whatever White does.
life-always-connect-empty = Black connects the marked string to the marked point, whatever White does.
life-always-join-empties = Black connects the two marked points, whatever White does.
life-always-capture = Black takes the marked string, whatever White does.
# What a won rule says where Black has to answer.
life-second-live = White plays first, and still Black lives.
life-second-eye = White plays first, and still Black has an eye.
life-second-connect = Black connects the two marked strings even if White moves first.
life-second-connect-empty = Black connects the marked string to the marked point even if White moves first.
life-second-join-empties = Black connects the two marked points even if White moves first.
life-second-capture = Black takes the marked string even if White moves first.
# What a winning rule says; $black is Black's move, such as “Black c1” or “Black takes a2 from outside”.
life-first = Black plays first: { $black }.
life-first-connect = Black connects the two marked strings if Black moves first: { $black }.
life-first-connect-empty = Black connects the marked string to the marked point if Black moves first: { $black }.
life-first-join-empties = Black connects the two marked points if Black moves first: { $black }.
life-first-capture = Black takes the marked string if Black moves first: { $black }.

## The list of rules; rules.rs

# Heads of columns, with their tooltips. K is the number of stones.
life-column-rule = Rule
life-column-rule-help = In the order of the book: goal, place, size, stones.
life-column-k = K
life-column-k-help = K, the number of stones of both colours.
life-column-asks = Asks
life-column-asks-help = How many conditions on outside liberties there are; a stricter condition counts twice.
life-column-moves = Moves
life-column-moves-help = White's moves that the rule answers; none if the goal is already reached.
life-column-count = Count
life-column-count-help = How often these stones are in the final positions of the games, anywhere on the board, in either colour.
# Heads of the list of problems.
life-column-problem = Problem
life-column-name = Name
life-column-to-play = To play
life-column-state = State
life-column-origin = From
# $shown of all $rules pass the filter.
life-rules-listed = { $shown } of { $rules } rules
life-count-in-games-help = How often the stones of each listed rule are in the final positions of the games that are loaded
life-no-rule-passes = No rule passes the filter.
life-clear-filter = Clear the filter
# Button: clears the filter.
life-clear = Clear
# Choices of the filters.
life-any-goal = any goal
life-any-place = any place
life-any-size = any size
life-won-or-winning = any kind
life-won = won
life-winning = winning
life-threat = threat
# Whether a rule asks for liberties outside its rectangle.
life-any-outside = any outside
life-without-asks = asks nothing
life-with-asks = asks outside
life-ko-or-not = ko or not
life-without-ko = without ko
# For screen readers: the names of those filters, with what is chosen.
life-filter-goal = Goal: { $choice }
life-filter-place = Place: { $choice }
life-filter-size = Size: { $choice }
life-filter-won = Won or winning: { $choice }
life-filter-outside = Outside: { $choice }
life-filter-ko = Ko: { $choice }
life-filter-k-help = K, the number of stones of both colours
life-filter-black-help = Black's stones: those that make the shape
# Between two numbers in fields: “K [2] to [5]”.
life-range-to = to
# For screen readers; $rule is as below.
life-rule-row = Rule { $number }: { $rule }
# $goal is as “live”, $place as “corner 3x3”.
life-rule-won = { $stones ->
    [one] { $goal }, { $place }, won, { $stones } stone
   *[other] { $goal }, { $place }, won, { $stones } stones
}
life-rule-winning = { $stones ->
    [one] { $goal }, { $place }, winning, { $stones } stone
   *[other] { $goal }, { $place }, winning, { $stones } stones
}
life-rule-threat = { $stones ->
    [one] { $goal }, { $place }, threat, { $stones } stone
   *[other] { $goal }, { $place }, threat, { $stones } stones
}

## The drawing of a rule; rule.rs

life-choose-rule = Choose a rule in the list.
# Tooltips of buttons; the arrow is the key.
life-previous-rule = Previous rule (↑)
life-next-rule = Next rule (↓)
life-up-to-ko-help = In some line Black takes back a ko: it has to have the threat, or take first
life-find-games = Find games
life-find-games-help = Looks for these stones at this place of the board in the games that are loaded, in the Find workspace
# The title of a rule; $goal is as “Life”, $size as 3×3.
life-title-corner = { $goal } in the corner, { $size }
life-title-side = { $goal } on the side, { $size }
life-title-centre = { $goal } in the centre, { $size }
# What has just been played; $white and $black are moves such as “White b1”, “White takes a liberty of a2”, “Black c1”. The arrow is the key that shows the answer.
life-said-white = { $white }. The answer: →
life-said-both = { $white }; { $black }.
# White's move needs no answer.
life-said-nothing-needed = { $white }: nothing is needed.
life-said-black = { $black }.
life-said-threat = { $black } threatens: if White passes, another move reaches the goal.
# What screen readers call the drawing.
life-board-rule = Rule
# What is asked of the liberties outside, short, beside the drawing.
life-asks-1 = ≥ 1 liberty
life-asks-2 = ≥ 2 liberties
life-asks-at-most-1 = ≤ 1 liberty
life-asks-0 = 0 liberties
life-asks-1-if-black = ≥ 1 liberty if Black plays
life-asks-2-if-black = ≥ 2 liberties if Black plays
life-asks-at-most-1-if-white = ≤ 1 liberty if White plays
life-asks-0-if-white = 0 liberties if White plays
# The stones of a rule, for screen readers.
life-rule-stones = { $black } black and { $white } white stones
life-point-marked = { $point } is marked

## Moves of a rule, where they differ from the command line's; $point is a point of the rectangle such as b1; answers.rs

# The point is empty.
life-white-takes-liberty-if-black = White takes a liberty that Black would have at { $point }
# White's string at the point gets liberties outside.
life-white-extends = White gives { $point } liberties outside
life-white-extends-if-white = White makes liberties for a stone at { $point }
# Black fills the last liberty of the string, which lies outside.
life-black-takes-outside = Black takes { $point } from outside

## A rule in words; words.rs

# Head of the form that makes rules, and what is in it.
life-make-rules = Make further rules
life-make-rules-help = Backwards from the goal, for a rectangle of at most 12 points. The small ones are in the book already.
# Names of two choices, for screen readers.
life-new-goal = Goal of the new rules
life-new-rectangle = Rectangle
# Button.
life-make = Make
life-make-help = In the background; it can be cancelled below
life-make-threats = threats too
life-make-threats-help = Rules with a move after which another move wins if White passes; there are many
# A choice and its values.
life-white-may-pass = White may pass
life-pass-always = always
life-pass-with-move = where she has another move
life-pass-never = never
# $won_before won rules and $winning_before winning rules there were before some were left out.
life-in-book = In the book: { $won } won and { $winning } winning rules; { $won_before } and { $winning_before } before those that follow from a smaller rectangle were left out.
life-in-book-threats = In the book: { $threats } threats; { $before } before those that follow from a smaller rectangle were left out.
life-not-in-book-points = Not in the book. Every pair of points is examined: this size can take many minutes.
life-not-in-book-large = Not in the book. This size can take minutes.
life-not-in-book = Not in the book, or without a won rule.
life-save-book = Save the book…
life-save-book-help = All rules as RON
life-open-rules = Open rules…
life-open-rules-help = Adds the rules of a file to the book
# Head of a table, its button, and what it holds.
life-group-curve = Recognised groups
life-group-curve-help = The groups with two plain eyes at the end of at most { $games } of the games: the more rules stop the reading, the more it recognises within the same number of positions.
life-group-curve-count = Count the groups
life-group-curve-found = { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# Heads of columns.
life-group-curve-rules = Rules
life-group-curve-within = within { $positions } positions
# $liberties is as “≥ 1 liberty”.
life-condition-black = The black string at { $point } has { $liberties } outside.
life-condition-white = The white string at { $point } has { $liberties } outside.
life-condition-if-black = A black stone at { $point } would have { $liberties } outside.
life-condition-if-white = A white stone at { $point } would have { $liberties } outside.
# Heading.
life-asks-outside = What it asks outside
life-asks-nothing-outside = Nothing: it holds wherever these stones stand.
life-all-stay = All black stones stay.
# $points are some of Black's stones.
life-some-stay = Black keeps { $points } in every line; the other stones may be lost.
# Headings of the list of moves.
life-blacks-move = Black's move
life-whites-moves = White's moves
life-whites-moves-answers = White's moves, and Black's answers
life-whites-moves-none = Nothing that White does changes it.
life-lines-help = Click one to play it; → steps through them.
# In that list: the position before any move.
life-rule-itself = The rule itself
# Button: shows the rule that the position after White's move and the answer belongs to.
life-onward = On to the rule that holds then
life-no-onward = The position then follows from a smaller rectangle.
# Heading.
life-in-games = In the games
# $times is as “12 times”, $games as “400 games”; bits are the information of so rare a thing.
life-count = These stones: { $times } in the final positions of { $games }, anywhere on the board, turned and in either colour; { $bits } bits.
life-count-none = These stones: { $times } in the final positions of { $games }, anywhere on the board, turned and in either colour.
# Button: finds the games with the rule's stones.
life-its-games = Its games
life-its-games-help = At this place of the board, at any move: in the Find workspace

## The checker: rules that hold for a group; checker.rs, checking.rs

life-no-stone = There is no stone on the board. Set some, or open a game.
# Button: shows all groups instead of one.
life-all-groups = All groups
life-all-groups-help = A right click on the board does it too
life-no-rule-holds = No rule of the book holds for it.
# Only the first are listed.
life-rules-hold-first = { $rules } rules hold; the first { $first }
life-rules-of-book = { $rules ->
    [one] { $rules } rule of the book
   *[other] { $rules } rules of the book
}
life-asking-rules-wait = Asking the rules …
# A group: its colour, a point of it, and its size.
life-group = { $stones ->
    [one] { $color } at { $at }, { $stones } stone
   *[other] { $color } at { $at }, { $stones } stones
}
life-groups = { $groups ->
    [one] { $known } known to live, of { $groups } group. Click one, or a stone of it.
   *[other] { $known } known to live, of { $groups } groups. Click one, or a stone of it.
}
# No rule holds for the group.
life-no-rule = no rule
life-rules = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}
# What a rule that holds says of the group, short, in the list.
life-weight-proves = proves life
life-weight-move = a move to live
life-weight-eye = proves an eye
life-weight-eye-move = a move for an eye
life-weight-connects = proves a connection
life-weight-connect-move = a move to connect
life-weight-takes = proves a capture
life-weight-take-move = a move to take stones
# The rule's conditions depend on each other: it proves nothing.
life-weight-depends = its conditions depend
# It saves other stones than those of the group.
life-weight-nothing = keeps other stones
# For screen readers; $weight is one of these, $goal as “live”, $place as “corner 3×3”.
life-held-row = { $weight }: { $goal }, { $place }
life-rules-know-small = The rules know small eyes and living shapes at the edge of a group. They say nothing about anything larger: the solver may.
# Button.
life-ask-solver = Ask the solver
life-ask-solver-help = The same position in Tsumego, where it is searched
# What the panel says while no stone is chosen.
life-teach-click = Click a stone.
life-teach-book = Its group is compared with the book: every rule whose stones are there and whose conditions on outside liberties are met.
life-teach-circles = Circles: a rule or reading proves that the group is alive even if the other side plays first.
life-teach-squares = Squares: it lives if it plays first.
life-teach-no-mark = No mark: it is not known. That is never “dead”.
life-teach-proof = A rule proves life only where its conditions are independent: no one move may touch two of them. Where that fails, the clause is named, and the rule is a move to try.
# The status of a group, also that which the solver finds.
life-alive = Alive
life-dead = Dead
life-unknown = Unknown
life-status-alive-if-first = Alive if it plays first
# $status is one of those.
life-status-up-to-ko = { $status }, up to ko
# $own and $other are Black and White.
life-alive-by-eyes = { $own }'s group is alive even if { $other } plays first: it has two eyes that no move takes.
life-alive-by-reading = { $own }'s group is alive even if { $other } plays first: reading found an answer to every move.
life-alive-by-rule = { $own }'s group is alive even if { $other } plays first: a rule proves it.
life-alive-if-first = { $own }'s group lives if { $own } plays { $point }: a rule proves it after that move.
life-alive-unknown = Neither rules nor reading prove that it lives. That does not say that it is dead.
# $sentence is one of those five.
life-alive-up-to-ko = { $sentence } In some line it has to take back a ko: it lives if it wins that ko.
life-connected = { $stones ->
    [one] Rules connect it with { $stones } further stone, such as { $point }: they are one group.
   *[other] Rules connect it with { $stones } further stones, such as { $point }: they are one group.
}
life-taken = A rule takes it: { $other } needs no first move for that.
life-taken-if-first = A rule takes it if { $other } plays { $point } first.
# Candidates of the other side: nothing proves that they kill.
life-nearly-met = { $other } may try { $points }: with one more stone of { $own } there, a rule would prove that the group lives.
# Title over a rule that holds: $goal is as “Life”, $place as “corner 3x3”, $weight as “proves life”.
life-held = { $goal }, { $place }: { $weight }
# The stones or points that the rule's goal is about.
life-held-marked = It is about { $points }.
life-held-move = Its move: { $point }.
life-held-other-stones = It keeps other stones than the group's: it says nothing about this group.
life-held-asks-nothing = It asks for nothing outside.
life-held-asks = What it asks outside, and what is there
life-held-independent = The conditions are independent: no one move touches two of them.
life-held-no-proof = Not a proof
life-held-ko = In some line it takes back a ko.
life-show-in-book = Show it in the book
# A condition and the liberties that are there: $asked is as “≥ 1 liberty”, $there is a list of points or “none”. “own” is of the group's colour.
life-met-own = own stones at { $at }: { $asked }; there: { $there }
life-met-other = the other side's stones at { $at }: { $asked }; there: { $there }
life-met-own-played = an own stone played at { $at }: { $asked }; there: { $there }
life-met-other-played = a stone of the other side played at { $at }: { $asked }; there: { $there }
# Why the rule proves nothing; $condition is as “≥ 1 liberty if Black plays”. The clauses are those of a paper.
life-depends-shared = Clause (a): one move outside may lower two conditions: { $conditions }.
# The two conditions in it; of three, $first is the first two.
life-depends-both = { $first } and { $last }
life-depends-inside = Clause (b): a move inside may lower a condition: { $condition }, by { $point }.
life-depends-last-liberty = Clause (c): the liberty that would be filled to capture is counted elsewhere: { $condition }, by { $point }.
life-depends-joined = Two strings of the rule are one string outside: { $one } and { $other }.
life-depends-joins-more = A stone there would join others that have more liberties: { $condition }, by { $point }.

## The board of the checker and its tools; position.rs

# Two choices: which position is looked at.
life-open-game = Open game
life-open-game-help = The game that is open, at its move: ← and → step through it
life-own-position = Own position
life-own-position-help = A position that is set up, or the problem that is posed; a stone set on the game begins one
# Behind those: the number of the move.
life-open-game-move = · move { $move }
life-no-open-game = · no game is open
# Tools: what a click on the board does. Each has what is on the button, a name for screen readers, and a tooltip.
life-tool-play = Play
life-tool-play-name = Play moves
life-tool-play-help = A click plays for the side to move, and the move is judged
life-tool-group = Group
life-tool-group-name = Choose group
life-tool-group-help = A click on a stone asks about its group
life-tool-black-name = Set black stones
life-tool-black-help = Sets black stones, or takes them away (Shift+click)
life-tool-white-name = Set white stones
life-tool-white-help = Sets white stones, or takes them away (Ctrl+click)
# Tooltip of the button “Black to play”; $color is the other one.
life-to-play-help = Click: { $color } plays first
# Name of that button for screen readers.
life-other-side-first = The other side plays first
# Tooltips: undo and redo the setting of stones.
life-take-back = Take back
life-set-again = Set again
# Menu with empty boards.
life-set-up = Set up
life-empty-board = Empty board { $size }
life-open-game-position = The open game's position
# What screen readers call the board.
life-board-position = Position
# In the menu of the board.
life-clear-mark = Clear the mark
# The position for screen readers; $size is as 19×19.
life-position-described = { $stones ->
    [one] { $size }, { $stones } stone, { $color } to play
   *[other] { $size }, { $stones } stones, { $color } to play
}
life-position-described-group = { $stones ->
    [one] { $size }, { $stones } stone, { $color } to play, group at { $point }
   *[other] { $size }, { $stones } stones, { $color } to play, group at { $point }
}

## The list of problems; problems.rs

# How practice went.
life-no-tries = No tries yet
# Problems that are due, in a line with the tries.
life-due = { $due } due
life-tries-few = { $right } of { $tries } right
# $rate is as 62 %.
life-tries-lately = { $rate } right of the last { $tries }
# So many problems right, one after the other.
life-run = { $problems } in a row
# So many days with practice, one after the other.
life-days = { $days } days in a row
# $rate is as “62 %, probably between 50 % and 72 %”.
life-tries-help = { $problems ->
    [one] First tries: { $right } right of { $tries } of { $problems } problem in all; today { $right_today } of { $tries_today }. Lately { $rate }. The longest run: { $run } right in a row.
   *[other] First tries: { $right } right of { $tries } of { $problems } problems in all; today { $right_today } of { $tries_today }. Lately { $rate }. The longest run: { $run } right in a row.
}
# The user's rating is shown after so many more tries that count for it.
life-rating-after = { $tries ->
    [one] Rating after { $tries } more rated try
   *[other] Rating after { $tries } more rated tries
}
# $rating is as 1034, $about as 120.
life-rating = Rating { $rating } ± { $about }, among these problems
life-rating-help = { $problems ->
    [one] From the first try at each of { $problems } problem, by the Glicko system; the interval holds 95 %. A problem counts as 1,000, and 200 more for ten times as many positions that Katachi's solver looked at. So it compares you with these problems alone: it is no kyu or dan grade.
   *[other] From the first try at each of { $problems } problems, by the Glicko system; the interval holds 95 %. A problem counts as 1,000, and 200 more for ten times as many positions that Katachi's solver looked at. So it compares you with these problems alone: it is no kyu or dan grade.
}
life-rating-help-unmeasured = { $problems ->
    [one] From the first try at each of { $problems } problem, by the Glicko system; the interval holds 95 %. A problem counts as 1,000, and 200 more for ten times as many positions that Katachi's solver looked at. So it compares you with these problems alone: it is no kyu or dan grade. { $unmeasured } not counted: the solver has not solved them.
   *[other] From the first try at each of { $problems } problems, by the Glicko system; the interval holds 95 %. A problem counts as 1,000, and 200 more for ten times as many positions that Katachi's solver looked at. So it compares you with these problems alone: it is no kyu or dan grade. { $unmeasured } not counted: the solver has not solved them.
}
# In the menu “Open…”.
life-open-files = Problem files…
life-open-folder = A folder of problems…
life-open-sample = The sample problems
# Button: shows the next problem to try. $due problems are due.
life-practise = Practise
life-practise-help = The problem that has been due longest, otherwise one that was never tried (Y)
# Menu: lists the problems that show a shape.
life-find-shape = Find a shape
life-find-region = The selected region of this position
life-find-region-help = Right-drag on the board selects a region; without one, all its stones
life-find-drawing = The drawing of the Find workspace
life-find-drawing-help = With its free points and edges
# $title is the name of a file or “Sample”.
life-set = { $problems ->
    [one] { $title }: { $problems } problem
   *[other] { $title }: { $problems } problems
}
# $shown of them are listed.
life-set-some = { $problems ->
    [one] { $title }: { $shown } of { $problems } problem
   *[other] { $title }: { $shown } of { $problems } problems
}
# Behind that, where what is solved cannot be kept.
life-session-cards = · cards of this session
life-session-cards-help = Katachi has no folder of its own here, so what was solved and what failed is forgotten at the end.
# Only problems with a shape are listed; $shape is as “the selected region”, “the drawing of Find” or “attack 3 as the first move”.
life-with-shape = with { $shape }
# Button: lists all problems again.
life-any-shape = Any shape
life-no-problem-passes = No problem passes.
# Names of choices and a field, for screen readers.
life-which-problems = Which problems
life-who-plays = Who plays
life-filter-by-name = Filter problems by name
# Hint in the empty field.
life-name-hint = Name …
# Choices: who is to play in the problem.
life-either-plays = either plays
life-black-plays = Black plays
life-white-plays = White plays
# For screen readers; $name is that of the problem, $state as “not tried”.
life-problem-row = Problem { $number }: { $name }, { $color } to play, { $state }
# In the menu of a problem: shows it.
# In the tooltip of a solved problem. $date is as 2026-11-21.
life-failed-earlier = Solved; an earlier try failed ({ $date })
life-open-problem = Open

## Typical moves: pictures of what the moves that solve problems look like; typical.rs

life-typical = Typical moves
# Headings; the mark is drawn in each picture.
life-typical-attack = Attack: Black kills at the mark
life-typical-defence = Defence: White lives at the mark
# Names of the pictures.
life-typical-attack-name = Attack { $number }
life-typical-defence-name = Defence { $number }
# $name is one of those; $rate is as 62 %.
life-typical-help = { $name }: the answer in { $won } of { $times } positions of solutions where it was possible ({ $rate }). A click lists the problems whose first move it is.
life-typical-width = Points around the move
life-typical-covered = { $top } moves begin { $covered } of { $problems } problems ({ $share }).
life-typical-axis = First moves, most frequent first

## The board of a problem; tsumego.rs

# What screen readers call it.
life-board-problem = Problem board
# In the menu of the board.
life-find-in-games = Find in games
life-find-in-games-help = The problem, or its selected region, in the games that are loaded; of a checked position, the marked group with the stones that touch it
life-find-problems-shape = Find problems with this shape
life-try-again = Try again
life-clear-region = Clear the region
# The position for screen readers; $size is as 19×19, $moves is a list of points.
life-problem-described = { $size }, { $color } to play; moves: { $moves }
# Below the board, as below a printed diagram: “1 A19, 3 C19 (captured by 4)”. $by is the number of a move.
life-captured-moves = { $moves } (captured by { $by })

## The solution; solution.rs

# What is asked: who plays, and how many stones the group has.
life-black-to-live = { $stones ->
    [one] Black to live ({ $stones } black stone)
   *[other] Black to live ({ $stones } black stones)
}
life-white-to-live = { $stones ->
    [one] White to live ({ $stones } white stone)
   *[other] White to live ({ $stones } white stones)
}
life-black-to-kill = { $stones ->
    [one] Black to kill ({ $stones } white stone)
   *[other] Black to kill ({ $stones } white stones)
}
life-white-to-kill = { $stones ->
    [one] White to kill ({ $stones } black stone)
   *[other] White to kill ({ $stones } black stones)
}
life-play-your-move = Play your move on the board: a right one gets the best reply, a wrong one its refutation. Or have the solution shown.
# The position is no problem; the reason stands below.
life-nothing-to-solve = Nothing to solve
# Black, White and Group are names of tools.
life-nothing-to-solve-help = Set stones with Black and White, or name the group with Group.
# Buttons with their tooltips.
life-stop = Stop
life-stop-help = Stops the search
life-show-solution-help = Looks for the solution and shows it; a problem that is shown before it is solved counts as failed
life-again = Again
life-again-help = Back to the position, without what was found on the screen
life-next = Next
life-next-help = The next problem (↓)
# Name of a choice, for screen readers.
life-time = Time for a problem
life-time-help = How long the solver may work on a problem at most. You have all the time you want.
life-seconds = { $seconds } s
life-minutes = { $minutes } min
# $phase is as “Solving”, $seconds as 1.5.
life-searching = { $positions ->
    [one] { $phase }: { $positions } position, { $seconds } s
   *[other] { $phase }: { $positions } positions, { $seconds } s
}
# How the user's move was judged: a title, and a sentence below it. The first is also a word in the list of moves.
life-right = Correct
life-right-help = The best reply is played: go on.
life-solved = Solved
life-solved-help = Correct. Take the next one, or play on to see why.
life-solved-later = Solved at a later try
life-solved-later-help = Correct. Your rating counts the first try alone. Take the next one, or play on to see why.
life-wrong = Wrong
life-wrong-help = Loses it; the refutation is played out. ← steps back.
# How the group ends after a wrong move; $own is the colour of the group.
life-fails-dead = { $own } cannot make two eyes any more, whatever the line shows: { $other } can take the group.
life-fails-alive = { $own } lives.
life-fails-ko = More was possible: this leads to a ko.
life-not-known = Not known
life-not-known-help = The search ended before it could tell. Give it more time, or look at the file's answer.
# Where the file that the problem comes from says something else than the solver.
life-file-first = By the file's answer; the solver is still looking.
life-file-alone = By the file's answer: the solver did not find out in its time.
life-file-against-solver = By the file's answer; the solver refutes it. Perhaps it asks about another group.
life-other-than-file = The file has another first move; this one works too.
# What the solver found; $own and $other are Black and White. The titles Alive, Dead and Unknown stand above.
life-alive-help = { $own }'s group is alive even if { $other } plays first.
life-dead-help = { $own }'s group is dead even if { $own } plays first.
life-first-to-move = First to move
life-first-to-move-help = Unsettled: whoever plays first decides. The owner lives, the other side kills.
life-ko = Ko
life-ko-help = It depends on a ko.
life-ko-taken-first = It depends on a ko. The side to move takes it first: it wins unless the other side has a threat.
life-ko-taken-first-threats = It depends on a ko. The side to move takes it first: it wins unless the other side has { $threats } more threats.
life-ko-taken-second = It depends on a ko. The other side takes it first: the side to move has to find the first threat.
life-ko-taken-second-threats = It depends on a ko. The other side takes it first: the side to move needs { $threats } more threats.
life-seki = Seki
life-seki-help = { $own }'s group cannot be taken, and cannot make two eyes: it lives in seki.
life-unknown-help = Not found within the time. That says neither alive nor dead.
life-comes-out-seki = The resulting life is a seki: without two eyes.
life-first-move = First move: { $color } { $point }.
# First moves that the problem's file accepts.
life-file-answer = The file's answer: { $points }
# The field is the part of the board that the solver looked at.
life-narrow = Found on a narrow field only: its border counts as the attacker's.
# How the solution was found.
life-by-rule = by a rule, without a search
life-searched = { $positions ->
    [one] { $positions } position, { $seconds } s
   *[other] { $positions } positions, { $seconds } s
}
# Heading over the moves of the solution.
life-line = Line
life-line-help = ← and → step through it on the board.
life-looking-at-moves-wait = Looking at the moves …
# Heading over the list of moves.
life-to-play-here = { $color } to play here
life-tries-list-help = Click a move to walk into it. The number: positions searched below it, as far as they are remembered.
life-settled-lives = Settled: the group lives.
life-settled-dead = Settled: the group is dead.
# Over a list of moves.
life-moves-work = Moves that work for { $own }:
life-moves-ko-taken-first = Moves that give { $own } a ko that { $own } takes first:
life-moves-ko-taken-second = Moves that give { $own } a ko that { $other } takes first:
life-moves-nothing = { $own } can no longer achieve anything.
life-moves-not-found = Not found within the time.
# In the list, after a move: it loses what could be had.
life-try-loses = Loses it
life-try-not-known = not known

## Names of work in the background, and its phases

# $name is a file.
life-task-opening = Opening { $name }
life-task-cards = Cards
life-task-rules = Rules
life-task-solver = Solver
life-task-problems-with-shape = Problems with a shape
life-task-problems-with-move = Problems with a typical move
# $size is as 4×3.
life-task-counting = Counting { $size } shapes
# $goal is as “live”, $place as “corner 3x3”.
life-task-making = Making rules: { $goal }, { $place }
life-phase-asking-rules = Asking the rules
life-phase-reading-groups = Reading groups
life-phase-keeping-cards = Keeping the cards
life-phase-unpacking-rules = Unpacking rules
life-phase-listing-files = Listing files
life-phase-reading-problems = Reading problems
life-phase-first-moves = Looking at first moves
life-phase-looking-at-moves = Looking at the moves
life-phase-judging-move = Judging the move

## Notices and errors; act.rs, problems.rs, cards.rs, typical.rs

life-cards-not-kept = The cards are not kept: { $error }
life-not-pasted = Nothing could be pasted: { $error }
life-nothing-due = No problem is due, and all of these were tried: come back later, or open others
life-nothing-drawn = There is nothing drawn to search for
life-no-game-to-take = No game is open: open one in the Library workspace
life-rule-not-drawn = This rule cannot be drawn: { $reason }
life-no-games-to-count = There are no games to count in: open some first
life-making-already = Rules are being made already: wait for them, or cancel them
# Title of the dialog that asks for a file.
life-save-rules = Save the rules
life-saved = Saved to { $path }
# Rules were made; $goal is as “live”, $place as “corner 3x3”.
life-made = { $goal }, { $place }: { $won } won and { $winning } winning rules
# Problems were opened; $problems is as “12 problems”, $skipped as “3 games”.
life-set-skipped = { $title }: { $problems }; { $skipped } skipped
life-rules-added = { $rectangles ->
    [one] The rules of { $rectangles } rectangle are in the book
   *[other] The rules of { $rectangles } rectangles are in the book
}
life-rules-added-instead = { $rectangles ->
    [one] The rules of { $rectangles } rectangle are in the book, those of { $replaced } in place of earlier ones
   *[other] The rules of { $rectangles } rectangles are in the book, those of { $replaced } in place of earlier ones
}
# What is said after “with”, where problems with a shape are listed. $number is that of a typical move.
life-shape-region = the selected region
life-shape-attack = attack { $number } as the first move
life-shape-defence = defence { $number } as the first move
# What problems that come from no file of the user's are called in place of the file.
life-origin-sample = Sample
life-origin-pasted = Pasted
# Where a problem comes from: the file, and which of its games.
life-place-game = { $file }, game { $game }
# A problem without a name in its file.
life-unnamed-problem = Problem { $number }
# Names of the problems that come with Katachi: shapes of eyes, and positions on the edge.
life-sample-straight-three = Straight three
life-sample-bent-three = Bent three
life-sample-pyramid-four = Pyramid four
life-sample-bulky-five = Bulky five
life-sample-rabbity-six = Rabbity six
life-sample-second-line = Seven on the second line
life-sample-five-in-corner = Five in the corner
life-sample-corner-with-room = A corner with room
life-sample-ko = A ko for life
life-sample-inside-corner = Inside the corner
life-sample-catch-two = Catch two on the edge
# Why a game of a file was skipped; $place is as above.
life-skipped-no-stones = { $place }: no stones are set up
life-skipped-too-many = { $place }: too many problems
# $reasons is a list of such.
life-no-problem-found = no problem was found: { $reasons }
life-no-problem-no-file = no problem was found: there is no SGF file
