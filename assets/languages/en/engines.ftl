### What engines say: the user's own KataGo, the program's models and playouts, and what is wrong with them.

## Stages of a game: predict/measure.rs

engines-stage-opening = opening
engines-stage-middle-game = middle game
engines-stage-endgame = endgame

## Why a move ranks where it does, kinds of reasons: predict/groups.rs
# Each stands alone in a list, with a number behind it.

engines-group-shape = the shape around it
engines-group-shape-and-last = the shape and the last move
engines-group-shape-and-both = the shape and the last two moves
engines-group-answer = an answer to the last move
engines-group-follow-up = follows up your last move
engines-group-corner = the corner
engines-group-liberties = liberties of the stones around it
engines-group-tactics = captures, escapes, atari
engines-group-chains = chains that the last moves touched
engines-group-place = place on the board
engines-group-distance = distance to the last moves
engines-group-room = distance to nearby stones
# Earlier moves that nobody has answered yet.
engines-group-earlier = earlier moves that are open
engines-group-area = whose area it is

## What is being done, above a bar of progress: predict/, matches/, analysis/

engines-phase-testing = Testing
engines-phase-testing-contexts = Testing contexts
engines-phase-testing-strengths = Testing strengths
engines-phase-testing-patterns = Testing patterns
engines-phase-shapes = Shapes
# Moves that may be played.
engines-phase-candidates = Candidates
# Strengths of patterns, as of players in a rating.
engines-phase-strengths = Strengths
engines-phase-looking-again = Looking again
# Of a softmax.
engines-phase-temperature = Temperature
engines-phase-ranking = Ranking
engines-phase-reading-contexts = Reading contexts
engines-phase-counting-contexts = Counting contexts
engines-phase-learning = Learning
engines-phase-first-stage = First stage
engines-phase-counting = Counting
# Decision trees that look at the first moves of the model again.
engines-phase-second-opinion = Second opinion
# How often a pattern could have been played.
engines-phase-reading-patterns = Reading patterns
# Games between two programs.
engines-phase-playing = Playing
engines-phase-evaluating = Evaluating
engines-phase-waiting = Waiting for the engine

## Why a move cannot be played: play/game.rs, play/handicap.rs

engines-point-off-board = the point is off the board
engines-point-occupied = the point is occupied
engines-no-liberty = the stone would have no liberty
engines-ko = the ko may not be taken back at once
engines-game-over = the game is over: a player has resigned
# $size is 9×9.
engines-no-handicap = a { $size } board has usual points for 2 to { $most } handicap stones, not for { $stones }

## What is wrong with KataGo: analysis/mod.rs
# Commands, names of files and what stands between ` ` are KataGo's, and stay as they are. "Network" is its neural network, a file.

engines-file-missing = { $what ->
    [program] program { $path }: there is no such file. Set the engine's program, network and configuration anew
    [network] network { $path }: there is no such file. Set the engine's program, network and configuration anew
   *[configuration] configuration { $path }: there is no such file. Set the engine's program, network and configuration anew
}
# $engine is the path of the program, $error what the system says.
engines-cannot-start = { $engine }: cannot be started: { $error }. Name KataGo's own program, one that may be run
# $what is one of the messages below, such as "two answers for turn 3 of `1:0`", $advice one of the advices, $game the path of a game, $said what KataGo wrote last.
engines-fault = { $engine }: { $what }. { $advice }
engines-fault-at = { $engine }: { $what }, at { $game }. { $advice }
engines-fault-said = { $engine }: { $what }; it said: { $said }. { $advice }
engines-fault-at-said = { $engine }: { $what }, at { $game }; it said: { $said }. { $advice }
# $status is what the system says of its end, or the message engines-closed-output.
engines-died-at-start = it ended before its first answer ({ $status })
engines-died = it ended before it had answered ({ $status })
engines-closed-output = it closed its output
engines-silent = it has said nothing for { $seconds } s
engines-garbage = a line that is no JSON object: `{ $line }`
engines-endless = a line longer than { $bytes } bytes
engines-field = `{ $field }` is missing or of another kind in `{ $line }`
# $what is one of the four messages below.
engines-absurd = { $what } in `{ $line }`
engines-absurd-winrate = a winrate of { $winrate }
engines-absurd-lead = a lead of { $points } points
engines-absurd-move = the move `{ $place }`, which is no point of this board
engines-absurd-values = values that no position has
engines-unasked = an answer to `{ $id }`, which was never asked
engines-turn = an answer for turn { $turn } of `{ $id }`, which was not asked for
engines-twice = two answers for turn { $turn } of `{ $id }`
engines-refuses = it understands no question: { $what }
# Advices: what the user can do.
engines-advice-at-start = See that network and configuration are meant for this KataGo's `analysis`
engines-advice-died = Start it again to go on from here; if it ends at the same game, try fewer visits
engines-advice-silent = Try fewer visits, or wait longer for it
engines-advice-refuses = Update KataGo: it must know the analysis protocol
engines-advice-other = This is not how KataGo's `analysis` answers: see that the program is KataGo, and update it

## Evaluating games with KataGo: analysis/library.rs, analysis/process.rs

# One of several games in a file.
engines-game-of-file = { $path } (game { $number })
# Why a game is left out.
engines-gave-up = it gave up on a position
# $why is what was wrong, without a full stop at its end.
engines-stopped = { $games ->
    [one] { $why }. { $games } game evaluated before that is kept: start it again to go on
   *[other] { $why }. { $games } games evaluated before that are kept: start it again to go on
}
# What came of a try; $points has its sign (+0.4), $percent is a number.
engines-tried = KataGo { $version } answers: the empty board, komi 6.5, is worth { $points } points and { $percent } % to Black ({ $playouts } playouts, { $seconds } s with its start)

## Models that cannot be read: predict/file.rs

engines-no-model = this is no Katachi prediction model
engines-newer-model = made by a newer Katachi (model format { $found }; this one reads { $supported }): update Katachi
engines-older-model = made by an older Katachi (model format { $found }; this one reads { $supported })
# $what is one of the messages of this file, such as "its trees are not whole".
engines-damaged = damaged: { $what }
# The head is the beginning of the file.
engines-model-ends-in-head = it ends within its head
engines-model-length = { $bytes } bytes of weights instead of { $wanted }
engines-model-checksum = its checksum does not fit its weights
engines-model-unpacked = it cannot be unpacked: { $error }
engines-model-weights-missing = weights are missing
engines-model-head-length = a head of { $bytes } bytes, and no head has more than { $most }
engines-model-head-no-text = its head is no text
engines-model-head = its head: { $error }
engines-model-table = a table of 2^{ $bits } weights, and this Katachi reads up to 2^{ $most }
engines-model-games = { $games } games that it was trained on, more than can be told apart
engines-model-trees = its trees are not whole
engines-model-temperature = a temperature of { $temperature }

## Counts of a library that cannot be read, and are made again: predict/counts_file.rs, table_file.rs, rings/file.rs

engines-counts-another-file = it does not begin as such a file does
engines-counts-format = format { $found }; this program reads { $supported }
# $games is a number in letters and figures that stands for all the games of a library.
engines-counts-other-games = it is of other games ({ $games })
engines-counts-checksum = its length or checksum does not fit
engines-counts-unpacked = it cannot be unpacked
engines-counts-do-not-fit = its counts do not fit
engines-rings-beginning = its beginning does not fit
engines-rings-do-not-fit = its patterns do not fit

## Lists of shapes that cannot play: predict/matcher.rs, montecarlo/frequent.rs, matches/table.rs
# What begins with -- is typed as it is, and so are square:3 and diamond:2.

engines-shapes-say-no-move = these shapes do not say where to play: mine them with --source move and without --after
engines-shapes-empty = there is nothing in it
engines-too-many-templates = { $found } templates, and { $most } are the most that can play: mine with a higher --min-count, or keep templates with fewer free points (--max-wildcards)
engines-patterns-say-no-move = none of its patterns has a move (`*`)
engines-too-many-patterns = { $found } patterns, and { $most } are the most that can play
engines-list-window = shapes of { $window }: playouts know square:3 and diamond:2. Mine one of these with --source move
engines-list-not-before-moves = shapes that were not read before a move: mine them with --source move and without --after
engines-list-empty = no shape occurs more than once
engines-board-lines = a board of { $lines } lines: 2 to 19 are played on
