### The Play workspace: suggestions, guessing moves, a game against the program, and what patterns are worth in playouts.
### "The model" is the program's own, trained on games of professionals; "playouts" are random games played to the end.

## The panels and what the board is there for: gui/panels/play/mod.rs, app/play/mod.rs

# Titles of panels.
play-pane-win-rate = Win rate
play-pane-position = Position
play-pane-report = Report
# Moves that may be played here.
play-pane-candidates = Candidates
play-pane-training = Training
play-pane-game = Game
play-pane-experiment = Experiment
play-pane-why = Why
play-pane-summary = Summary
play-pane-score = Score
play-pane-table = Table
# For screen readers: the board while there is nothing on it yet.
play-empty-board = Empty board
# A menu of board sizes.
play-new-board = New board
play-new-board-tip = An empty board to try things out on; Ctrl+V pastes a game
# What the board is there for: tabs over it, each with its tooltip.
play-mode-suggest = Suggest
play-mode-suggest-tip = What strong players would do in this position, and why
play-mode-guess = Guess the move
play-mode-guess-tip = Find the moves of real games; what was missed comes back later
play-mode-game = Play a game
play-mode-game-tip = A game against the pattern player
play-mode-playouts = Playouts
play-mode-playouts-tip = What mined patterns are worth in the playouts of a Monte-Carlo search
play-mode-contradictions = Contradictions
play-mode-contradictions-tip = Moves of a list of patterns that your games contradict
# A button that begins a game, a round of guessing, or an experiment.
play-start = Start
# A part out of all: 12 of 345 moves.
play-of = { $part } of { $all }

## Who ranks moves: app/play/engines.rs
# Titles of columns, and what they are.

play-engine-model = Model
play-engine-model-tip = The model that was trained on professional games, perhaps also on this one. It gives every legal move a probability
play-engine-contexts = Nearby
play-engine-contexts-tip = From the loaded games: how often a move was played when its surroundings occurred, as its share among all moves here that the games know
play-engine-rings = Patterns
play-engine-rings-tip = From the loaded games: how the pattern database, 4×4 cores with rings around them, rates a move, as its share among all moves here that the database knows
play-engine-shapes = Shapes
play-engine-shapes-tip = The shapes that professionals play most, perhaps also from this game. Each move counts by its largest known shape, from 9×9 to 3×3: how often it was played when possible, as its share among all moves

## The candidates: gui/panels/play/candidates.rs

play-candidates-no-game = Open a game, paste one, or begin with an empty board.
play-candidates-unpacking = Unpacking the model …
# What was played here in the game that is open; $point is a point such as Q16, $share a percentage such as 34 %.
play-candidates-played-first = In the game: { $point }, the model's first choice ({ $share }).
play-candidates-played-rank = In the game: { $point }, number { $rank } of the model's choices ({ $share }).
play-candidates-played-unlikely = In the game: { $point }, which the model considers very unlikely.
# Records of the open game among the loaded games, which the counts leave out.
play-candidates-left-out = { $records ->
    [one] Without this game, which the loaded games contain.
   *[other] Without the { $records } records of this game among the loaded games.
}
play-candidates-left-out-tip = A game must not answer for itself, so Nearby and Patterns leave it out. The model and the professional shapes may have learned from it.
# Titles of narrow columns.
play-candidates-head-counts = Played / occurred
play-candidates-head-share = Share
# Tooltip of the titles of the columns; it names some of them.
play-candidates-tip = Model: how probable the move is. Played / occurred: how often it was played in the loaded games, out of the times that its surroundings occurred, with the 95 % interval of the share. Then its probability and its rank in the other engines.
# The next lines of the same tooltip: $cost and $engine are titles of columns (Points lost, Nearby), $what explains the column.
play-candidates-tip-costs = { $cost }, in the same whole-board position: how much the move loses on average in your evaluated games, according to an engine. Grey if the loss may be zero, or if there are too few games to tell.
play-candidates-tip-engine = { $engine }: { $what }.
# $share is a percentage with its interval.
play-candidates-context = In the games that are loaded: played { $played } of { $seen } times in such surroundings, { $share }.
# Stands for the candidate move in a sentence that elsewhere names Black or White: "By the engine it loses 1.3 points".
play-candidates-it = it
play-candidates-click = Click: see why. Double-click: play it.
# Above a column for each engine.
play-candidates-first-choices = Their first choices
play-candidates-nothing-known = nothing known

## Why a candidate stands where it does: gui/panels/play/why.rs, gui/panels/play/rings.rs

play-why-choose = Click a candidate to see why it ranks where it does.
play-why-play = Play it
play-why-play-tip = Plays it on the board, as a variation
play-why-model-gives = The model gives it { $share }.
play-why-head = Why it ranks here (vs. the average move)
play-why-head-tip = A candidate's score is a sum over its features. Each bar shows how much more a kind of feature adds to this score than to the average score of the candidates that were examined closely. +0.7 doubles the candidate's odds, −0.7 halves them.
play-why-nothing = Nothing much: it is like the average move.
play-why-games-head = In the games that are loaded
play-why-nobody = { $games ->
    [one] In { $games } game, this move was played at most once in such surroundings.
   *[other] In { $games } games, this move was played at most once in such surroundings.
}
# How often the move was played where the same stones stand; $share is a percentage with its interval.
play-why-whole-board = With the same whole board, this move was played { $played } of the { $seen } times that it was possible: { $share }.
play-why-points-around = With the same { $points } points around it, this move was played { $played } of the { $seen } times that it was possible: { $share }.
play-why-context-tip = The largest surroundings that occurred often enough, to distance { $distance } (|dx| + |dy| + the larger of them), in any of the eight symmetries and either colour; outlined on the board.
play-why-show-games = Show its games
play-why-show-games-tip = Looks for these stones in all games that are loaded, in the Find workspace
play-why-rings-head = In the pattern database
play-why-rings-tip = The 4×4 points that stay bright are the core; the rest, or what is outlined, are the rings around it, as far as they are known
play-why-rings-board = pattern around the move
play-why-rings = Played { $played } of about { $seen } times, with this core and { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
} around it.
play-why-rings-plain = Played { $played } of about { $seen } times with these stones around it.
play-why-ladder = Beyond the rings, a ladder depends on { $stones }.
play-why-ladder-several = Beyond the rings, several stones together decide a ladder.
play-why-rings-nobody = No pattern of the database has this move.
# The rings around the core of a pattern: a choice of three.
play-rings-choose = Rings:
play-rings-around = Around the move:
play-rings-square = Whole squares
play-rings-square-tip = Builds the pattern database with whole squares around the core
play-rings-cross = Crosses
play-rings-cross-tip = Builds the pattern database with four points beside each side of the core, as the source draws them
play-rings-corners = Crosses with corners
play-rings-corners-tip = As crosses, but ring 4 has the 2×2 points diagonally next to the core
# Button: measures the pattern database.
play-rings-test = How often is it right?
play-rings-test-tip = Counts the older games alone, and asks them for the moves of { $games } of the newest at most
# $known, $first and $five are percentages of the moves; $counted games are in the database.
play-rings-accuracy = Of { $moves } moves of { $games ->
    [one] { $games } newer game
   *[other] { $games } newer games
}, { $counted } other games know { $known }; { $first } come first, { $five } among the first five.
play-rings-no-test = There are no games to test: two on 19×19 with { $moves } moves or more are needed.
play-why-uncounted = { $games ->
    [one] The surroundings of moves have not been counted in this { $games } game yet.
   *[other] The surroundings of moves have not been counted in these { $games } games yet.
}
play-why-count = Count them
play-why-count-tip = Takes about two minutes for 10,000 games, in the background; kept in the library
play-why-no-games = No games are loaded.
# $percent is a number without its sign.
play-why-counting-step = The surroundings of moves are being counted: { $percent } %, step { $step } of { $steps }.
play-why-counting = The surroundings of moves are being counted …

## The report of the open game: gui/panels/play/report.rs

play-report-empty = Open a game to see here how likely each of its moves was, and where it left known play.
play-report-hidden = The report waits until the move is guessed.
play-report-stopped = The report was stopped.
play-report-make = Make the report
play-report-making = Every move is being ranked…
# Moves of both players.
play-report-both = Both
play-report-click = A click goes to the position before the move.
# Titles of columns, each with its tooltip.
play-report-head-move = Move
play-report-head-played = Played
play-report-head-rank = Rank
play-report-head-rank-tip = Its place among all legal moves, by the model
play-report-head-expected = Expected
play-report-head-expected-tip = The probability that the model gave the move
# What the model would have played; also the share of such moves.
play-report-head-first = First choice
play-report-head-first-tip = What the model would have played
play-report-head-kind = Kind
play-report-head-kind-tip = What the move is called
# Title of a column: the share of moves that were among the model's first five.
play-report-among-five = Among five
play-report-first-tip = { $found } of { $moves } moves were the model's first choice
play-report-five-tip = { $found } of { $moves } moves were among its first five
# $stage is opening, middle game or endgame.
play-report-stage-tip = First choices in the { $stage }: { $found } of { $moves }
play-report-departure-tip = No professional continued in this way. A click goes to the position before it.
play-report-no-departures = There are no games to compare the opening with.
# $what in the two messages below: the whole board, or a corner.
play-report-opening = Opening
play-report-upper-left = Upper left
play-report-upper-right = Upper right
play-report-lower-left = Lower left
play-report-lower-right = Lower right
# $number is that of the move, $color Black or White, $point such as Q16.
play-report-new = { $what }: new with move { $number }, { $color } { $point }; the position before it occurred in no professional game
play-report-left = { $times ->
    [one] { $what }: new with move { $number }, { $color } { $point }; the position before it occurred { $times } time
   *[other] { $what }: new with move { $number }, { $color } { $point }; the position before it occurred { $times } times
}
# Instead of a point: the move was a pass.
play-report-pass = pass
# A row of the report for screen readers.
play-report-row = Report, move { $number }: { $point }
play-report-row-ranked = Report, move { $number }: { $point }, rank { $rank }

## Guessing moves: gui/panels/play/guess.rs, app/play/guess.rs

play-guess-was-last = That was the last position. The summary says how it went.
play-guess-choose = Choose what to guess, and start.
# Above the board; $color is Black or White, $point such as Q16.
play-guess-move-of = Move { $number } of { $black } – { $white }
play-guess-where = Where did { $color } play?
play-guess-better = { $color } played { $point }. What is better?
play-guess-better-not-there = Not there: look in the bright part.
play-guess-not-there = Not there. { $color } played in the bright part.
# $turned says how the board is turned, mirrored or recoloured.
play-guess-shown = shown { $turned }
# For screen readers.
play-guess-board = Guessing board
play-guess-show = Show the move
play-guess-show-tip = Gives this position up (I)
play-guess-next-position = Next position
play-guess-open-game = Open the game here
# What screen readers say of the board: $size is 19×19, $tries the clicks so far, $point what was played or would have been better.
play-guess-describe = { $tries ->
    [one] { $size }, move { $number }, { $color } to play, { $tries } try
   *[other] { $size }, move { $number }, { $color } to play, { $tries } tries
}
play-guess-describe-played = { $tries ->
    [one] { $size }, move { $number }, { $color } to play, { $tries } try, played { $point }
   *[other] { $size }, move { $number }, { $color } to play, { $tries } tries, played { $point }
}
play-guess-describe-better = { $tries ->
    [one] { $size }, move { $number }, { $color } to play, { $tries } try, better { $point }
   *[other] { $size }, move { $number }, { $color } to play, { $tries } tries, better { $point }
}
# Cards are positions that are asked again, as with flash cards; some are due today.
play-guess-review = Review due ({ $cards })
play-guess-review-tip = Positions that you missed, asked again just before you would forget them: turned, mirrored and with colours exchanged
play-guess-none-due = { $cards ->
    [one] { $cards } card kept; none is due
   *[other] { $cards } cards kept; none is due
}
play-guess-no-cards = What you miss is kept, and asked again later.
play-guess-new-positions = New positions
# Before the choices: both, Black, White, the winner.
play-guess-moves-of = Moves of
play-guess-side-both = both
play-guess-side-winner = the winner
# Stands in the empty field for a player's name.
play-guess-any-player = any player
play-guess-player-tip = Only moves of players whose name contains this
# For screen readers.
play-guess-player-field = Player to guess
# "from move [1] to [400]": the numbers stand in fields after these words.
play-guess-from-move = from move
play-guess-to-move = to
# All moves of a game, beside opening, middle game and endgame.
play-guess-all-moves = all
play-guess-whole-games = Whole games
play-guess-whole-games-tip = Move by move through one game after the other
play-guess-single-positions = Single positions
play-guess-single-positions-tip = Drawn at random from the games
# How a guess counts. $tries is a number of clicks; $first, $second, $third and $other are scores.
play-guess-about = { $tries } clicks per position: the first miss shows the quarter of the board with the move, the second a smaller box. A right first click scores { $first }, a second { $second }, a third { $third }. A first click on another move scores up to { $other }, depending on how good the model or other games find it.
# Which games: the loaded ones, those that a search in the Find workspace has found, or the one that is open.
play-guess-loaded = Loaded games
play-guess-loaded-tip = All games, or those that pass a filter such as player:shusaku, year:1990-2010 or tag:mine
play-guess-hits = Hits of Find ({ $hits })
play-guess-hits-tip = Each hit of the Find workspace: what was played in that position?
play-guess-open = The open game
play-guess-open-tip = The game that is open, move by move. Cards are kept only for loaded games
# For screen readers: the field of the filter.
play-guess-games-field = Games to guess
# Stands in the empty field; player:, year: and tag: are typed as they are.
play-guess-games-hint = all games; or player:… year:… tag:…
# Before the tags of games.
play-guess-tagged = tagged:
play-guess-done = Done.
# The score out of the maximum score.
play-guess-score = { $score } of { $of }
play-guess-asked = { $positions ->
    [one] { $positions } position, { $first } right at once
   *[other] { $positions } positions, { $first } right at once
}
# How many positions are still to come.
play-guess-to-come = { $positions } to come
# A button that ends the round.
play-guess-end = End
play-guess-end-tip = Ends the round; the summary stays
play-guess-look-first = Click where you would look first.
play-guess-in-quarter = It was played in this quarter of the board.
play-guess-in-box = It was played in this box.
play-guess-clicks-left = { $clicks ->
    [one] { $clicks } click left
   *[other] { $clicks } clicks left
}
play-guess-right-at-once = Right at once!
play-guess-found-in-quarter = Found in the quarter.
play-guess-found-in-box = Found in the box.
play-guess-as-good = Not played, but as good.
play-guess-not-found = Not found.
play-guess-next = Next
play-guess-next-tip = The next position (Space, or a click on the board)
play-guess-forget = Forget this card
play-guess-forget-tip = Never asks this position again
# When a card is asked again.
play-guess-due-now = Due now
play-guess-due-minutes = Asked again in { $minutes } min
play-guess-due-hours = Asked again in { $hours } h
play-guess-due-days = Asked again in { $days } days
# Parts of a line about one move, with " · " between them: "Played: Q16 · model 34 % (no. 1) · in such surroundings played 3 of 8 times".
play-guess-was-played = Played: { $point }
play-guess-was-better = Better: { $point }
play-guess-in-game = In the game: { $point }
play-guess-model = model { $share } (no. { $rank })
play-guess-surroundings = in such surroundings played { $played } of { $seen } times
play-guess-not-counted = surroundings not counted yet
play-guess-never-played = never played in such surroundings

## How guessing went: gui/panels/play/summary.rs

play-summary-empty = Your results by stage of the game and by kind of move appear here once you have guessed.
# $credit is the mean of the points for a position.
play-summary-all = { $positions ->
    [one] { $positions } position: { $first } right at once, { $found } found, { $credit } points each.
   *[other] { $positions } positions: { $first } right at once, { $found } found, { $credit } points each.
}
play-summary-model = The model gave the moves that were played { $share } on average.
play-summary-model-tip = The share of moves that somebody would find at once by guessing as the model does.
play-summary-by-stage = Right at once, by stage
play-summary-by-kind = Right at once, by kind of move
# A kind of move that has no name such as Hane.
play-summary-unnamed = Unnamed
play-summary-more-kinds = … and { $kinds } more kinds
# A bar for screen readers: $name is a stage of the game or a kind of move.
play-summary-part = { $name }: { $first } of { $asked } right at once
# $share is a percentage with its interval.
play-summary-part-tip = Right at once: { $share }. The tick marks the average score of { $credit } per position, which also counts moves found with hints and other good moves.

## A game against the program: gui/panels/play/contest.rs, app/play/contest.rs

play-game-choose = Choose a board and an opponent, and start.
# For screen readers.
play-game-board = Game board
play-game-to-play = { $color } to play
# Buttons.
play-game-agree = Agree
play-game-pass = Pass
play-game-resign = Resign
play-game-estimate = Estimate
play-game-estimate-tip = Likely territory, according to playouts
# Under the board, parts of a line: the meaning of the squares of an estimate.
play-legend-black = black squares: likely Black's
play-legend-white = white squares: likely White's
play-legend-size = the larger, the likelier
# The same of the count at the end.
play-legend-counts-black = black squares: Black's points
play-legend-counts-white = white squares: White's points
play-legend-dead = faded stones: dead
play-game-copy = Copy SGF
play-game-save = Save as SGF…
play-game-look = Look at it
play-game-look-tip = Opens the game with suggestions for every move
# In the panes of the record, beside a game against Katachi.
play-game-not-here = Look at your game to see it here.
play-game-new = New game
play-game-undo-tip = Takes your last move back, and what followed (Ctrl+Z)
# How the game ended; $winner and $loser are Black and White.
play-game-won-on-time = { $winner } wins: { $loser } ran out of time.
play-game-won-by-resignation = { $winner } wins: { $loser } resigned.
# $points such as 3.5.
play-game-won-by = { $winner } wins by { $points }.
# The result before the user agrees to the dead stones.
play-game-proposed = Proposed: { $winner } wins by { $points }.
play-game-proposed-draw = Proposed: a draw.
play-game-draw = A draw.
play-game-both-sides = Katachi plays both sides.
play-game-thinking = Katachi is thinking …
play-game-passes = Katachi passes.
play-game-katachi-resigned = Katachi resigns.
play-game-too-long = Too many moves were played: this game is left as it stands.
# $said is one of the three sentences above.
play-game-said-your-turn = { $said } Your turn: { $color }.
play-game-your-turn = Your turn: { $color }.
# The players' names: the user, the program, and the program if it plays from a source other than its model ($teacher, such as "common shapes").
play-game-you = You
play-game-katachi = Katachi
play-game-katachi-of = Katachi ({ $teacher })

## The form of a game: gui/panels/play/contest.rs, app/play/contest_form.rs

play-game-heading = A game against the pattern player
play-game-cannot-start = Katachi has not counted or loaded what it is to play from: choose another source
play-game-about = It plays what strong players would play in such shapes, and reads ahead if you want it to.
# The size of the board.
play-game-size = Board
play-game-any-size = Any size
play-game-size-field = Size of the board
# Before the choices Black, White and neither.
play-game-you-play = You play
play-game-neither = neither
play-game-neither-tip = Katachi plays both sides, and you watch
play-game-handicap = Handicap
play-game-no-handicap = none
# For screen readers.
play-game-handicap-field = Handicap stones
# Before the choices area and territory.
play-game-counting = Counting
play-game-by-area = area
play-game-by-area-tip = Living stones and the points that only they reach (Chinese)
play-game-by-territory = territory
play-game-by-territory-tip = Surrounded points and prisoners (Japanese)
play-game-komi = Komi
# Before the choices of what the program plays from.
play-game-it-plays-from = It plays from
play-game-black-plays-from = Black plays from
play-game-white-plays-from = White plays from
play-game-teacher-professionals = professionals
play-game-teacher-professionals-tip = The model that comes with Katachi, trained on professional games
play-game-teacher-own = my games
play-game-teacher-own-tip = The surroundings of moves in the games that are loaded, once they are counted
play-game-teacher-rings = pattern database
play-game-teacher-rings-tip = The pattern database of the games that are loaded, 4×4 cores with rings, once it is counted
play-game-teacher-shapes = common shapes
play-game-teacher-shapes-tip = The shapes that professionals play most, and nothing else: at each point the largest that is known, from 9×9 to 3×3
play-game-teacher-list = a file
play-game-teacher-list-tip = A file of mined shapes or of templates, and nothing else
play-game-other-file-tip = Another file of mined shapes or templates, as Shapes and katachi mine write them
play-game-level = Level
play-game-level-easy = easy
play-game-level-easy-tip = It plays shapes at random, rare ones too
play-game-level-varied = varied
play-game-level-varied-tip = It plays shapes about as often as strong players do
play-game-level-steady = steady
play-game-level-steady-tip = Always the most likely move
play-game-level-careful = careful
play-game-level-careful-tip = It reads ahead a little
play-game-level-strong = strong
play-game-level-strong-tip = It reads further: clearly stronger on small boards
play-game-style = Style
play-game-style-likely = most likely
play-game-style-likely-tip = Always the move that is most likely
play-game-style-varied = varied
play-game-style-varied-tip = Drawn by chance, as often as it would be played: no two games are the same
# The temperature of sampling: how random the program's choice is.
play-game-temperature = temperature
play-game-temperature-tip = At 1 it chooses as players do; lower is surer, higher is wilder
# Before the choices not at all, a little and further.
play-game-reads-ahead = It reads ahead
play-game-reads-nothing = not at all
play-game-reads-nothing-tip = It answers at once with what is likely in such a shape
play-game-reads-a-little = a little
play-game-reads-a-little-tip = It tries its likely moves in 100 playouts
play-game-reads-further = further
play-game-reads-further-tip = It tries its likely moves in 400 playouts: clearly stronger on small boards
# A check box.
play-game-resigns = Resigns lost games

## The clock: gui/panels/play/contest.rs

# The row of the form; choices are off and on.
play-clock-row = Your clock
play-clock-off = off
play-clock-off-tip = Take your time
play-clock-on = on
play-clock-on-tip = Your main time, then byo-yomi periods: a period that you do not use up is there again for the next move
# For screen readers.
play-clock-main = Main time in minutes
play-clock-periods-field = Byo-yomi periods
play-clock-period = Seconds of a period
# Stand after a number.
play-clock-minutes-unit = {" "}min
play-clock-seconds-unit = {" "}s
# Beside the time that is left: periods that are left.
play-clock-periods = { $periods ->
    [one] { $periods } period
   *[other] { $periods } periods
}
play-clock-paused = paused
play-clock-tip = Your time. It runs while it is your turn and this board is on the screen.
# For screen readers; $time is the time and the words beside it, such as the periods left.
play-clock-label = Your time: { $time }
play-clock-go-on = Go on
play-clock-go-on-tip = Your clock runs again
play-clock-pause = Pause
play-clock-pause-tip = Stops your clock; your next move starts it again

## While a game is played, and the count: gui/panels/play/contest.rs

# Parts of a line, with commas: "9×9, 2 stones, komi 0.5; professionals, most likely moves, 100 playouts a move".
play-game-with-komi = komi { $komi }
play-game-with-likely-moves = most likely moves
play-game-with-temperature = temperature { $temperature }
play-game-with-playouts = { $playouts ->
    [one] { $playouts } playouts a move
   *[other] { $playouts } playouts a move
}
# $black and $white are how many stones each has captured.
play-game-taken = { $moves ->
    [one] { $moves } move; Black took { $black }, White took { $white }
   *[other] { $moves } moves; Black took { $black }, White took { $white }
}
play-game-dead-stones = Are the right stones dead?
play-game-dead-stones-about = Playouts propose which stones are dead: these are pale on the board. Click a chain to mark it as dead or alive.
# A button: the game goes on instead of being counted.
play-game-play-on = Play on
play-game-play-on-tip = Takes the passes back
# Stands there while playouts find out which stones are dead.
play-game-proposing = playing it out …
play-score-empty = The score appears here: an estimate while you play, and the count at the end.
# Rows of the count.
play-score-area = Area
play-score-territory = Territory
play-score-prisoners = Prisoners
play-score-open = { $points ->
    [one] { $points } empty point touches both colours and counts for nobody: are all borders closed?
   *[other] { $points } empty points touch both colours and count for nobody: are all borders closed?
}
play-score-total = Total
play-score-agreed = Agreed.
play-score-estimating = Playing it out …
# Names the button play-game-estimate.
play-score-no-estimate = “Estimate” shows likely territory.
# Stands there after a resignation.
play-score-not-counted = Not counted: the game ended before.
play-score-leads = { $color } leads by about { $points }
# $share is a percentage such as 56 %.
play-score-black-wins = Black wins { $share } of the playouts, komi counted.
play-score-you-win = You win { $share } of the playouts, komi counted.
play-score-hint = Playouts are quick and know little: take it as a hint.

## A finished game becomes a lesson: gui/panels/play/learn.rs, app/play/act_learn.rs

play-learn = Learn from this game
play-learn-tip = Adds the moves of both sides to the library's pattern database, from which Katachi can play. Each game is added once
# Tooltip of the same button while it cannot be clicked.
play-learn-when = Possible once the game is over and counted
play-learn-no-library = Not learned: open a library first, because its pattern database is what learns
play-learn-too-short = Not learned: the game is too short
play-learn-known = The pattern database knows this game already
play-learn-learned = Learned: the pattern database plays from this game too

## What patterns are worth in playouts: gui/panels/lab/experiment.rs
# An experiment of Liu and Li, repeated: "published" marks their printed results, "here" those of this program.

play-playouts-key-here = here, with 95 % interval
play-playouts-key-published = published
play-playouts-here = here
play-playouts-patterns-axis = patterns in the list, most frequent first
play-playouts-won-axis = games won against MoGo's patterns
# The line at which both sides win equally often.
play-playouts-even = even
play-playouts-interval-line = interval
play-playouts-heading = Mined patterns against MoGo's
play-playouts-about = Does a program play better if it knows the shapes that professionals play most? Two players that search alike play each other. In the random games by which they judge a move (playouts), one prefers those shapes, the other MoGo's hand-made patterns. The plot shows how many games the shapes win, beside the published numbers. Komi is 7.5, and the result depends on the number of playouts.
play-playouts-try = Play { $games } quick games
play-playouts-try-tip = 9×9, 500 shapes, 100 playouts a move: a first impression in some seconds, with too few games for an answer
play-playouts-waits = The experiment begins when other work is done.
play-playouts-played = { $done } of { $total } games are played.
play-playouts-takes = { $games } games take about { $minutes } min.
play-playouts-left = About { $minutes } min left.
play-playouts-stop = Stop
play-playouts-start-tip = Games that were played are kept, and not played again
# With each of the two colours.
play-playouts-games = Games per colour
play-playouts-games-tip = For each length of the list
play-playouts-simulations = Playouts per move
play-playouts-simulations-tip = With 1,000, a game takes some seconds
play-playouts-list = Shapes
play-playouts-list-square = 3×3
play-playouts-list-diamond = 13-point diamonds
play-playouts-length = Length N
play-playouts-length-all = all published
play-playouts-board = Board
# How a pattern is drawn from the list: by frequency, or evenly.
play-playouts-drawn = Drawn
play-playouts-by-frequency = by frequency
play-playouts-evenly = evenly
# Where patterns are looked for.
play-playouts-looked-for = Looked for
play-playouts-beside-last-move = beside the last move
play-playouts-everywhere = everywhere
# Titles of columns: N is the length of the list; then games won and lost with each colour, and the share that was won.
play-playouts-head-length = N
play-playouts-head-black = With Black
play-playouts-head-white = With White
play-playouts-head-won = Won
play-playouts-head-published = Published
play-playouts-interval = 95 % interval: { $low } to { $high }
# $black and $white are games won and lost, such as 120:80.
play-playouts-both = With Black { $black }, with White { $white }
play-playouts-last-row = There are fewer than 2,000 shapes of 3×3, so the last row cannot be played.
play-playouts-slope-tip = Logistic regression of winning on the logarithm of N, with its 95 % interval
play-playouts-trend-here = { $trend ->
    [weaker] Here: the more patterns, the weaker (slope { $slope }, { $low } to { $high })
    [stronger] Here: the more patterns, the stronger (slope { $slope }, { $low } to { $high })
   *[none] Here: no trend with N is shown (slope { $slope }, { $low } to { $high })
}
play-playouts-trend-published = { $trend ->
    [weaker] Published: the more patterns, the weaker (slope { $slope }, { $low } to { $high })
    [stronger] Published: the more patterns, the stronger (slope { $slope }, { $low } to { $high })
   *[none] Published: no trend with N is shown (slope { $slope }, { $low } to { $high })
}

## Notices and background work: app/play/

play-contexts-not-counted = The surroundings of moves are not counted; suggestions come from the model alone
play-rings-not-built = The pattern database keeps its rings
play-unpacking-model = Unpacking the model
play-reading-common-shapes = Reading common shapes
play-counting-contexts = Surroundings of the moves
play-making-report = Report of the game
play-points-lost = Points lost
play-no-move-asked = No move of these games matches this choice
# A game against Katachi was being played when the user opened another library. $library is the name of the one that was open.
play-game-waits = Your game against Katachi waits in { $library }
# The library that is opened has a game against Katachi to go on with; another one was just being played.
play-earlier-game-goes-on = Your earlier game against Katachi goes on. The latest one is kept: Ctrl+P, “Back to a game with changes”
play-due-cards-lost = { $cards ->
    [one] { $cards } due card of games that are not loaded
   *[other] { $cards } due cards of games that are not loaded
}
play-choosing-games = Choosing games
play-due-cards = Due cards
play-cards-not-written = The cards are not written
# $reason is an error of its own, such as "the point is occupied".
play-not-played = Not played: { $reason }
play-copied-game = The game is in the clipboard, as SGF
play-opening-file = Opening { $path }
play-reading-shapes = Reading shapes
# Title of the dialog that asks for a file.
play-save-title = Save the game as SGF
play-saved-to = Saved to { $path }
play-answering = Katachi's answer
play-dead-stones = Dead stones
play-estimating = Estimate
play-illegal-answer = the pattern player chose an illegal move: { $reason }
play-learning-game = Learning the game
play-building-rings = Building the pattern database
play-testing-rings = Testing the pattern database
play-patterns-in-playouts = Patterns in playouts
# The program's own shapes are missing: a damaged installation.
play-no-shapes = no shapes

## Moves that games contradict: gui/panels/lab/contradictions.rs, app/lab/contradictions.rs
# A list of patterns recommends a move for each; the games of the user play another.

play-contradictions-about = Do games play the moves that a list recommends? A list of patterns, each with a move, is looked up in the open games. The table shows how often they play the move where its pattern comes up, and what they play instead.
play-contradictions-try-about = For an example, take the { $patterns } most frequent shapes of professional games that have four stones or more in 5×5 points. The table will have those whose move the open games surely play less than half of the time.
play-contradictions-try = Look up professional shapes
# Names the example's list.
play-contradictions-of-professionals = Professional shapes
play-contradictions-open = Open a list…
play-contradictions-open-tip = Shapes mined before moves, rules of life and death, or a pattern database (.db)
play-contradictions-again = Look up again
play-contradictions-found = { $patterns } patterns with a move, of which { $appeared } came up: the games contradict { $contradicted }
play-contradictions-without-move = Without a move of their own: { $patterns }
play-contradictions-all = All patterns
play-contradictions-all-tip = Not only those whose move is surely played less than half of the time
# Titles of columns: how often the pattern came up; how often its move and another move of its side was played next; the share of its move, with its interval.
play-contradictions-head-appeared = Came up
play-contradictions-head-played = Its move
play-contradictions-head-instead = Other move
play-contradictions-head-share = Share %
play-contradictions-head-low = from
play-contradictions-head-high = to
play-contradictions-share-tip = How often its side played the pattern's move, of all times that it moved in the pattern first; from and to are the ends of the 95 % interval
# $count: how often this move was played instead.
play-contradictions-instead = Column { $column }, row { $row }: { $count }
# For screen readers: a row of the table.
play-contradictions-row = { $name }: came up { $appeared }, its move { $played }, another move { $instead }
play-contradictions-find-tip = Draws the pattern in Find, with what was played there
# A game: the position, the next move, and the players.
play-contradictions-example = After move { $number }, { $place }: { $black } – { $white }
play-contradictions-task = Looking moves up
