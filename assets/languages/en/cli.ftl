# The command line: errors, notes, and what is printed for people. Options such as --library, and words in capitals such as DIR, stay as they are.

## Many subcommands
cli-cancelled = cancelled; nothing was changed
cli-cancelled-part = cancelled; what was done until now is kept
cli-no-name = --player { $name }: this is no name
# $option is an option of the command line, such as --filter.
cli-filter-error = { $option } `{ $filter }`: { $error }
cli-filter-no-game = { $option } `{ $filter }`: no game of { $library } passes it
cli-moves-none = --moves 0: one move or more
cli-no-such-move = { $path }: move { $move }: the game has { $all } moves
cli-cannot-read = { $path }: cannot read it: { $error }
cli-no-readable-game = { $path }: no game that can be read
# A move, in lists of moves.
cli-pass = pass
# $name is that of an opening which White has played.
cli-of-white = { $name } (White)
# What was mined: a window such as square:5, and the word of the option --source.
cli-in-window = { $window } { $source }
# A position that games reached so many times.
cli-black-to-play = Black to play: occurred { $times } times, and ended there { $ended } times
cli-white-to-play = White to play: occurred { $times } times, and ended there { $ended } times

## katachi without a display
cli-first-result = The most common shapes of { $games } sample games, 3×3 around each of { $moves } moves:
cli-first-result-marks = X is the side to move, O the other, + where it plays, # off the board. Played: how often, of all times it could.
cli-first-result-display = The window needs a display, and there is none here. To go on with your own games:
cli-first-result-times = { $times } times
cli-first-result-played = played { $percent }

## The program
cli-no-subcommand = there is no file and no subcommand “{ $name }”. Did you mean `katachi { $near }`?
cli-no-path = { $name }: no such file or folder. `katachi --help` lists the subcommands
cli-waiting-games = waiting for another Katachi that is importing into this library
cli-waiting-notes = waiting for another Katachi that is writing tags or cards
cli-waiting-settings = waiting for another Katachi that is writing its settings
cli-waiting-session = waiting for another Katachi that has this library open
# A table was written.
cli-rows = { $rows } rows: { $path }
cli-cannot-write = cannot write the result: { $error }
# $games says which games, and why.
cli-left-out = left out: { $games }
cli-number-to = a number from { $least } to { $most } is needed
cli-kind-not-before = { $option }: only shapes around moves, as they were before, have kinds
cli-no-cluster = --cluster { $cluster }: there are { $clusters }, numbered from 1
cli-no-cluster-names = --cluster { $cluster }: there are { $clusters }, numbered from 1; of these have a name: { $names }

## katachi after
cli-after-empty = --before: nothing is played in the empty pattern: name a pattern
# A shape: how often it was played, and how often another followed.
cli-after-counts = played { $played } times, followed { $followed } times, of { $moves } moves; { $pairs } pairs

## katachi backup and katachi restore
cli-backup-file = --out: a backup is called FILE.tar.zst
# A list follows.
cli-backup-left-out = left out:
cli-backup-written = { $files } files, { $size }, written to { $path } ({ $packed }) and read again
cli-restore-before = the earlier one is now { $path }
cli-restored = { $files } files, { $size }, put back: { $path }
cli-no-own-folder = this system names no folder for Katachi: set KATACHI_DATA

## katachi check
cli-check-repaired = repaired: { $what }
cli-check-not-repaired = not repaired: { $why }
cli-check-sound = { $files } files read: the library is sound
cli-check-repairable = { $files } files read: the library is not sound; --repair repairs what can be repaired
cli-check-unsound = { $files } files read: the library is not sound

## katachi clusters
cli-clusters-out = --name: what comes with Katachi is not written: name a file with --out
cli-clusters-name = --name { $name }: write the cluster, = and its name, such as `2=small and frequent`
# $what is the message cli-in-window, $clusters the message cli-clusters.
cli-clusters-of-all = { $shapes ->
    [one] { $what }: { $shapes } shape in { $clusters }
   *[other] { $what }: { $shapes } shapes in { $clusters }
}
cli-clusters-of-some = { $shapes ->
    [one] { $what }: the { $most } most frequent of { $shapes } shape in { $clusters }
   *[other] { $what }: the { $most } most frequent of { $shapes } shapes in { $clusters }
}
cli-clusters = { $clusters ->
    [one] { $clusters } cluster
   *[other] { $clusters } clusters
}
cli-cluster-shapes = { $shapes ->
    [one] { $shapes } shape
   *[other] { $shapes } shapes
}
# K is the number of stones of a shape.
cli-cluster-range = K { $least }–{ $most }, { $low }–{ $high } times each
cli-cluster-centre = centre: K { $k }, { $times } times

## katachi collocations
cli-collocations-p = --p { $p }: a probability between 0 and 1
# Where the second shape follows the first: columns and rows further, such as +1,-2.
cli-pair-same = at { $place } by the same player
cli-pair-opponent = at { $place } by the opponent
cli-pair-nowhere = with nothing near
# λ, log and lift are terms of statistics.
cli-pair = { $times } times ({ $percent } of what follows)  −2 log λ { $surety }  lift { $lift }
cli-pairs-a-game = a game of { $moves } moves adds { $patterns } patterns and { $pairs } pairs; { $failing } pairs fail the test
# Zipf's law: the exponent and its standard error.
cli-zipf-patterns = patterns: frequency falls as rank^−{ $exponent } ± { $error }, from { $least } occurrences up ({ $tail } of them, distance { $distance })
cli-zipf-pairs = pairs: frequency falls as rank^−{ $exponent } ± { $error }, from { $least } occurrences up ({ $tail } of them, distance { $distance })
# A table follows.
cli-seen-share = share of held-out moves whose surroundings were seen:
cli-seen-row = ({ $hits } of { $moves } moves; { $patterns } patterns known)
cli-collocations = { $window }: { $patterns } patterns, { $pairs } pairs, { $significant } of them significant, from two occurrences on; { $moves } moves in { $games } games, { $seconds } s

## katachi compare
cli-compare-no-games = { $option }: the professional figures come without their games, so nothing can be chosen among them
cli-professional-end = --moves { $moves }: the professional figures end at { $last }
# $library may have a filter behind it.
cli-compare-side = { $library }, { $games } games
cli-compare-rows = { $rows } rows, those first whose difference is surest; odds of A over those of B, 95 % interval
cli-compare-none = None of them differs surely: q is above { $q }.
cli-compare-rest = The rest may differ by chance: q is above { $q }.
# A count out of a total; $count may begin with ≤.
cli-tally = { $count } of { $all } ({ $percent })

## katachi match and katachi gtp: the players
cli-board-size = a number from 2 to 19 is needed
cli-no-contender = { $player }: no such player. There are mogo, uniform, frequent:FILE.ron[:TOP][:even][:board], file:FILE.ron[,FILE.db], model, contexts and rings
cli-contender-library = the player { $player } needs --library DIR
# $option is what was typed.
cli-empty-list = { $option }: a list of 0 patterns
cli-list-too-short = { $path }: { $known } shapes occur more than once, so there are no { $wanted } of them

## What is played next: rows of several subcommands
# What a move loses on average, and the interval.
cli-loses-points = loses { $points } points
cli-loses-points-interval = loses { $points } points ({ $low } to { $high })
cli-loses-percent = loses { $percent } %
cli-loses-percent-interval = loses { $percent } % ({ $low } to { $high })
cli-engines-left-out = { $error }. What engines said is left out
cli-won = won { $percent }
cli-in-fashion = in fashion since { $year }
cli-tenuki = tenuki
# How often the position after this move was there, in a table.
cli-position-count = position { $times }

## katachi digest
# Numbers in a table.
cli-digest-row = { $rows } rows  { $bytes } bytes
cli-digest-all = { $bytes } bytes, { $seconds } s

## katachi player
# The players that a player is compared with.
cli-player-others = all others of the library
cli-player-professionals = professionals
cli-player-contemporaries = other games of his years
cli-player-pages = { $pages ->
    [one] { $path }: { $pages } page
   *[other] { $path }: { $pages } pages
}
cli-player-all-his = all games of the library are the player's: the others are professionals
# The share of others, in a table.
cli-first-move-row = the others { $there }  odds ×{ $odds }
cli-may-be-chance = (may be chance)
cli-both-colours = both colours
cli-all-years = all years
cli-no-result-known = { $games ->
    [one] { $games } game, no result known
   *[other] { $games } games, no result known
}
cli-won-of = won { $won } of { $decided } ({ $rate })
cli-player-games = { $games ->
    [one] { $names }: { $games } game
   *[other] { $names }: { $games } games
}
cli-player-games-years = { $games ->
    [one] { $names }: { $games } game, { $first }–{ $last }
   *[other] { $names }: { $games } games, { $first }–{ $last }
}
# $who is a library, “others” or “professional”.
cli-player-against = { $games ->
    [one] against { $who } ({ $games } game)
   *[other] against { $who } ({ $games } games)
}
cli-player-results = Results
cli-player-openings = Openings: the odds in his games over those of the others, 95 % interval
cli-player-first-moves = First moves in corners, those that he made
cli-player-corners = Corners: what is played in his games, by either side
cli-player-shapes = Shapes of his own moves
cli-with-black = with Black
cli-with-white = with White

## katachi evaluate
cli-engine-warns = the engine warns: { $warning }
cli-evaluated = { $games ->
    [one] { $evaluated } of { $games } game evaluated, { $moves } moves, in { $seconds } s; { $skipped } had evaluations already
   *[other] { $evaluated } of { $games } games evaluated, { $moves } moves, in { $seconds } s; { $skipped } had evaluations already
}
cli-game-left-out = left out: { $game }: { $reason }

## katachi find
cli-find-no-sequences = { $option } knows no sequences: number no moves
cli-find-one-query = { $option } knows one query: the file has several
cli-find-hits = { $hits } hits in { $games } of { $all } games: { $drawn } as drawn, { $swapped } with the colours exchanged; { $milliseconds } ms
cli-find-features = { $drawn } of { $known } feature patterns are in the drawing: { $games } games show all of them
cli-find-feature = feature { $number } at column { $column }, row { $row }: { $games } games
cli-find-no-continuation = no continuation: { $hits }
cli-find-variations = records searched with their variations: { $records }
cli-find-main-line = only the main line of { $game }: { $reason }
# $loses is the message cli-loses-points, or one of those after it.
cli-black-loses = Black { $loses }
cli-white-loses = White { $loses }
# A point of the drawing, and how often each colour played there next, or later.
cli-find-next = column { $column }, row { $row }: Black { $black } (later { $black_later }), White { $white } (later { $white_later }); Black won { $won } of { $decided }
# After that line, where both colours played there: the games that Black won after each.
cli-find-by-color = { $black } of { $of_black } after Black's move, { $white } of { $of_white } after White's
cli-swapped = colours exchanged
# Where a shape was found in a game, and the point that was played next.
cli-example-move = move { $move }, next { $next }

## katachi fuseki
cli-fuseki-size = --library professional: its openings are of { $side }×{ $side } boards
cli-fuseki-ordered = --library professional: orders of moves are not kept: leave out --ordered
cli-fuseki-end = --library professional: its openings end at move { $move }
cli-fuseki-positions = { $positions } positions in { $games } games
cli-fuseki-left-out = { $games ->
    [one] left out: { $games } game on a board of another size than { $size }×{ $size }
   *[other] left out: { $games } games on boards of other sizes than { $size }×{ $size }
} (--size 9, --size 13 and the like count them)
cli-fuseki-short = { $games ->
    [one] left out: { $games } game with fewer than { $moves } moves (--moves counts fewer)
   *[other] left out: { $games } games with fewer than { $moves } moves (--moves counts fewer)
}
cli-fuseki-orders = { $count } orders of the first { $moves } moves in { $games } games, { $seconds } s
cli-fuseki-after = { $count } positions after { $moves } moves in { $games } games, { $seconds } s
# $games may have blanks before it, in a table.
cli-games = { $games } games
cli-black-won = Black won { $percent }

## katachi games
cli-moves = { $moves } moves
cli-game-of-file = { $path } (game { $number })

## katachi gtp
cli-positive = a number above 0 is needed
cli-gtp-library = this --engine needs --library DIR
cli-standard-input = standard input: { $error }
cli-standard-output = standard output: { $error }

## katachi import and katachi info
cli-import-games = { $games } games, { $moves } moves, from { $files } SGF files
cli-import-positions = { $positions } of them are positions without a move: kept, not mined
cli-import-duplicates = { $duplicates ->
    [one] { $duplicates } duplicate left out (--keep-duplicates keeps them)
   *[other] { $duplicates } duplicates left out (--keep-duplicates keeps them)
}
# Encodings of the files, such as UTF-8, with numbers.
cli-import-encodings = encodings: { $encodings }
# $what: "result not read".
cli-import-unknown = { $games ->
    [one] not known: { $what }, in 1 game
   *[other] not known: { $what }, in { $games } games
}
cli-no-encoding = no encoding of this name is known; usual ones are { $known }
# Records that could not be read; a list follows.
cli-import-skipped = skipped: { $count }
# Records that end at a move that is not possible.
cli-import-cut-short = cut short: { $count }
cli-import-repaired = repaired: { $count }
cli-import-at-move = move { $move }: { $reason }
cli-import-more = … and { $count } more (--json lists all)
# Sizes of boards with numbers of games: 19x19 1,234.
cli-info-players = { $players } players; boards: { $boards }
# From the first year to the last.
cli-info-players-years = { $players } players, { $first }–{ $last }; boards: { $boards }
# A command to run.
cli-info-read-again = an earlier Katachi read these games; to read them again: { $command }

## katachi joseki
cli-joseki-corners = --library professional: its corners are kept as { $side }×{ $side }, until { $stop } moves elsewhere, seen { $least } times or more: leave out --corner, --stop and --min-count
cli-joseki-no-corner = move { $move }: nothing was played in a corner: name it with --at
# One of these options is missing.
cli-joseki-source = --library or --graph
cli-joseki = corners of { $side }×{ $side } in { $games } games: { $positions } positions, { $moves } moves between them, { $seconds } s
cli-joseki-left-out = { $games ->
    [one] left out: { $games } game on a board too small for corners of { $side }×{ $side }
   *[other] left out: { $games } games on boards too small for corners of { $side }×{ $side }
} (--corner 4 reads 9×9, --corner 7 13×13)
cli-rare-left-out = Positions that occurred fewer than { $least } times are left out
cli-joseki-set-up = { $games ->
    [one] left out: { $games } game that begins with stones
   *[other] left out: { $games } games that begin with stones
} (--set-up reads them)
# A dictionary of corner sequences.
cli-dictionary = the dictionary has { $lines } lines, { $held } of them played to the end
# Numbers in a table.
cli-dictionary-depth = { $moves } moves: { $held } of { $beginnings } beginnings, { $percent }
cli-dictionary-deeper = more moves: { $held } of { $beginnings } beginnings
# A list follows.
cli-dictionary-lacks = most frequent moves that it lacks:

## katachi costly-shapes
cli-no-player = { $library }: no player is called `{ $name }`. `katachi games --library { $library }` lists who plays
# $near is one name, or several with the message cli-or between them.
cli-no-player-near = { $library }: no player is called `{ $name }`; did you mean { $near }?
# Names of players, of which one may be meant.
cli-or = { $one }, or { $other }
# What was typed for a player, and the names in the records that have it.
cli-names-of-player = { $count ->
    [one] `{ $name }` is in { $count } name: { $names }
   *[other] `{ $name }` is in { $count } names: { $names }
}
# Evaluations of games; $damage says what is wrong with a file.
cli-collected-again = { $damage }. They were collected again
cli-engine-left-out = { $damage }. What the engine said is left out
# $pages is the message cli-pages.
cli-workbook = { $exercises ->
    [one] { $path }: { $exercises } exercise on { $pages }
   *[other] { $path }: { $exercises } exercises on { $pages }
}
cli-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
cli-no-evaluations = { $games ->
    [one] { $library }: in { $games } game there is no move that an engine has evaluated before and after, so no shape has a price. Have your own KataGo evaluate them (katachi evaluate --library { $library }), or save them with evaluations in KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak or AI Sensei, and import what was saved: katachi import PATH --library { $library }
   *[other] { $library }: in { $games } games there is no move that an engine has evaluated before and after, so no shape has a price. Have your own KataGo evaluate them (katachi evaluate --library { $library }), or save them with evaluations in KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak or AI Sensei, and import what was saved: katachi import PATH --library { $library }
}
# $others is the message cli-other-games.
cli-no-evaluations-others = { $games ->
    [one] { $library }: in { $games } game there is no move that an engine has evaluated before and after ({ $others } of the library are evaluated), so no shape has a price. Have your own KataGo evaluate them (katachi evaluate --library { $library }), or save them with evaluations in KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak or AI Sensei, and import what was saved: katachi import PATH --library { $library }
   *[other] { $library }: in { $games } games there is no move that an engine has evaluated before and after ({ $others } of the library are evaluated), so no shape has a price. Have your own KataGo evaluate them (katachi evaluate --library { $library }), or save them with evaluations in KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak or AI Sensei, and import what was saved: katachi import PATH --library { $library }
}
cli-no-evaluations-of = { $games ->
    [one] { $library }: in { $games } game of { $player } there is no move that an engine has evaluated before and after, so no shape has a price. Have your own KataGo evaluate them (katachi evaluate --library { $library }), or save them with evaluations in KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak or AI Sensei, and import what was saved: katachi import PATH --library { $library }
   *[other] { $library }: in { $games } games of { $player } there is no move that an engine has evaluated before and after, so no shape has a price. Have your own KataGo evaluate them (katachi evaluate --library { $library }), or save them with evaluations in KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak or AI Sensei, and import what was saved: katachi import PATH --library { $library }
}
cli-no-evaluations-of-others = { $games ->
    [one] { $library }: in { $games } game of { $player } there is no move that an engine has evaluated before and after ({ $others } of the library are evaluated), so no shape has a price. Have your own KataGo evaluate them (katachi evaluate --library { $library }), or save them with evaluations in KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak or AI Sensei, and import what was saved: katachi import PATH --library { $library }
   *[other] { $library }: in { $games } games of { $player } there is no move that an engine has evaluated before and after ({ $others } of the library are evaluated), so no shape has a price. Have your own KataGo evaluate them (katachi evaluate --library { $library }), or save them with evaluations in KaTrain, Lizzie, LizzieYzy, Sabaki, Ogatak or AI Sensei, and import what was saved: katachi import PATH --library { $library }
}
cli-other-games = { $games ->
    [one] { $games } other game
   *[other] { $games } other games
}
cli-played-in = { $games ->
    [one] played { $times } times in { $games } game
   *[other] played { $times } times in { $games } games
}
# $played is the message above; the ratio says how many times as often as others the player plays it.
cli-played-against = { $played }, ×{ $ratio } ({ $low }–{ $high }) of the others
cli-played-against-least = { $played }, at least ×{ $ratio } ({ $low }–{ $high }) of the others
# The price of a shape, in points or per cent, with intervals.
cli-costs-points = costs { $loss } points ({ $low } to { $high }), { $excess } ({ $excess_low } to { $excess_high }) over the other moves, q { $q }
cli-costs-percent = costs { $loss } % ({ $low } to { $high }), { $excess } ({ $excess_low } to { $excess_high }) over the other moves, q { $q }
cli-no-price = too few evaluated games for a price
# What a move lost.
cli-lost-points = { $points } points
cli-better = better { $move }
# $place is a file or a game in it.
cli-costly-example = { $place }: move { $move }, { $point }
# $games and $evaluated_games are the message general-games; $loss is the mean loss of a move.
cli-costly-points = { $moves } moves in { $games }, of which { $evaluated } in { $evaluated_games } are evaluated before and after: { $loss } points a move
cli-costly-percent = { $moves } moves in { $games }, of which { $evaluated } in { $evaluated_games } are evaluated before and after: { $loss } % a move
cli-costly-points-of = { $moves } moves of { $player } in { $games }, of which { $evaluated } in { $evaluated_games } are evaluated before and after: { $loss } points a move
cli-costly-percent-of = { $moves } moves of { $player } in { $games }, of which { $evaluated } in { $evaluated_games } are evaluated before and after: { $loss } % a move
# $others is a library that the player is held against.
cli-costly-shapes = { $shapes ->
    [one] { $costly } of { $shapes } shape that were played often enough surely cost more (q at most { $q }); the others: { $others }
   *[other] { $costly } of { $shapes } shapes that were played often enough surely cost more (q at most { $q }); the others: { $others }
}
cli-costly-none = None of them surely costs more than the other moves.
cli-costly-rest = The rest may cost more by chance than the other moves.

## katachi man
cli-man-pages = { $pages } pages: { $folder }

## katachi match
cli-number-up-to = a number up to { $most } is needed
cli-match-no-games = --games 0: one game at least
# Two programs, on a board of so many lines.
cli-match = { $a } against { $b }: { $games } games on { $side }x{ $side }, komi { $komi }, { $playouts } playouts a move
# The score, such as 12:8, where the player A had Black.
cli-match-a-black = A Black : B White   { $score }
cli-match-b-black = B Black : A White   { $score }
cli-match-a-wins = A wins { $percent } ({ $low }–{ $high })
cli-match-drawn = { $games } drawn
cli-match-unfinished = { $games } unfinished
cli-match-illegal = { $games } illegal
cli-match-moves = { $moves } moves a game, { $seconds } s
cli-match-speed = { $player }: { $speed } playouts a second and thread
# The verdict on the trend; N is the number of patterns in the list.
cli-table-weaker = more patterns are weaker
cli-table-stronger = more patterns are stronger
cli-table-no-trend = no trend with N is shown
cli-table-other = { $path }: played with another list, board, komi, seed or number of playouts: { $settings }. Choose another --out, or the same settings
# FOP and MoGo are names of two ways to play; a pattern is drawn by chance, looked for on the whole board or around the last move.
cli-table-evenly-board = Frequency-ordered patterns of { $window } (FOP) against MoGo's: { $side }x{ $side }, komi { $komi }, { $playouts } playouts a move, drawn evenly, whole board
cli-table-evenly-last = Frequency-ordered patterns of { $window } (FOP) against MoGo's: { $side }x{ $side }, komi { $komi }, { $playouts } playouts a move, drawn evenly, last move
cli-table-frequency-board = Frequency-ordered patterns of { $window } (FOP) against MoGo's: { $side }x{ $side }, komi { $komi }, { $playouts } playouts a move, drawn by frequency, whole board
cli-table-frequency-last = Frequency-ordered patterns of { $window } (FOP) against MoGo's: { $side }x{ $side }, komi { $komi }, { $playouts } playouts a move, drawn by frequency, last move
# Head of a table; the columns begin at the same places as in English.
cli-table-head = top   FOP Black : MoGo White   MoGo Black : FOP White   FOP                    published
cli-table-only = only { $shapes } shapes
# $verdict is one of the three messages above.
cli-table-trend = Log-odds of winning by log N, here: { $slope } ({ $low } to { $high }): { $verdict }
cli-table-trend-published = Log-odds of winning by log N, published: { $slope } ({ $low } to { $high }): { $verdict }

## katachi mine
cli-no-unit = `{ $unit }` is no unit: write MiB or GiB
cli-size-needed = write a size such as 512MiB or 2GiB
cli-no-size = { $size }: no possible size
cli-mine-memory = --memory { $memory } MiB: the games alone take { $used } MiB, and mining takes { $least } MiB at least
# $what is the message cli-in-window.
cli-mined = { $what }: { $patterns } patterns, { $occurrences } occurrences in { $games } games, { $seconds } s
# $kept is one of the two messages after this.
cli-mined-kept = { $what }: { $patterns } patterns ({ $kept }), { $occurrences } occurrences in { $games } games, { $seconds } s
cli-mined-at-least = { $times ->
    [one] { $kept } occur at least { $times } time
   *[other] { $kept } occur at least { $times } times
}
# $stones is a number of stones: 2–5 stones.
cli-mined-at-least-stones = { $times ->
    [one] { $kept } occur at least { $times } time, { $stones }
   *[other] { $kept } occur at least { $times } times, { $stones }
}
cli-mined-unread = { $count ->
    [one] { $count } file or game could not be read
   *[other] { $count } files or games could not be read
}
cli-after-no-point = --after: `{ $word }` is no point such as Q16
cli-illegal-move = move { $move }, { $point }: { $error }

## Drawn shapes and queries
cli-cannot-read-pattern = { $path }: cannot read the pattern: { $error }
cli-drawn-size = { $columns } columns and { $rows } rows are drawn where the window { $window } has { $wide } and { $high }; only beyond one drawn edge may cells be left out
cli-drawn-cell = row { $row }, column { $column }: a pattern has one of X O . # in every cell of its window { $window }
cli-pattern-database = --pattern goes with a pattern database, FILE.db
cli-question-of-record = --game and --group go with an SGF file
# The file has a game, but no problem.
cli-nothing-set-up = { $path }, game { $game }: no stones are set up: name a stone of a position with --group
cli-hits-of = --hits-of { $number }: { $path } has { $queries } queries
cli-name-pattern = { $patterns ->
    [one] --pattern: name one of the { $patterns } pattern of { $path }, such as { $names }; `katachi templates` lists them
   *[other] --pattern: name one of the { $patterns } patterns of { $path }, such as { $names }; `katachi templates` lists them
}
cli-no-pattern = { $patterns ->
    [one] --pattern { $name }: there is none: name one of the { $patterns } pattern of { $path }, such as { $names }; `katachi templates` lists them
   *[other] --pattern { $name }: there is none: name one of the { $patterns } patterns of { $path }, such as { $names }; `katachi templates` lists them
}
cli-cannot-read-query = { $path }: cannot read the query: { $error }

## katachi predict
# Names of groups of features, as they are typed.
cli-groups = the groups are { $groups }
cli-rate = --rate { $rate }: a step between 0 and 10
cli-no-training-games = { $library }: no 19×19 games to train on are left; see --before
cli-training-not-kept = the training could not be kept on its way: { $error }
# $split says which games are kept for a test; it stands in the model, in English.
cli-trained = trained on { $games } games, { $positions } positions; { $split }: { $test_games } games
# The features of a model that learns.
cli-trained-features = { $features } features, { $bytes } bytes, { $seconds } s
cli-no-test-games = { $library }: no 19×19 games that the model was not trained on; --all tests on those too
cli-test-subject = { $positions } positions of { $games } games that the model was not trained on
cli-tested = { $positions } positions of { $games } games that the model was not trained on ({ $trained } games; { $split })
# Head of a table: how often the move that was played was the first choice, among 5, …
cli-test-head = first  of 5  of 10  of 20   log-evidence
# A row of the table: all moves.
cli-test-all = all
# A way to predict moves, as a row of the table.
cli-test-contexts = contexts alone
# Head of a table.
cli-test-distance = contexts up to distance: known / answers / of these first
# Head of a table.
cli-test-tenths = predicted and observed, by tenth of the prediction; the difference in points
cli-test-of = of { $moves }
# Name of a picture.
cli-plot-name = Calibration: predicted and observed
cli-plot-title = Predicted share of moves, and the share that was played
cli-plot-dot = { $predicted } predicted, { $observed } of { $moves } moves played
# Below the axis of a plot.
cli-plot-predicted = predicted (mean of each tenth)
# Beside the other axis.
cli-plot-played = played
# What the band and the numbers in a plot say.
cli-plot-band = band: within 2 points; numbers: observed − predicted, points
cli-no-game-found = no game was found in { $paths }
# Patterns in rings around a move; which of their cells are marked: any, or those in the middle.
cli-no-counted-games = No games to count or to test: --since divides them.
cli-counts-outside = { $positions } moves of { $games } games, by counts of { $counted } other games
cli-counts-inside = { $positions } moves of { $games } of the { $counted } counted games, each without its own records
cli-counts-known = known: { $share }
cli-counts-whole = known whole: { $share }
cli-rings-any = { $games } games and { $learned } learned beside them: { $cores } cores, { $patterns } patterns, { $moves } moves in them; any cells marked, stop { $stop }
cli-rings-middle = { $games } games and { $learned } learned beside them: { $cores } cores, { $patterns } patterns, { $moves } moves in them; middle cells marked, stop { $stop }
cli-rings-any-back-off = { $games } games and { $learned } learned beside them: { $cores } cores, { $patterns } patterns, { $moves } moves in them; any cells marked, stop { $stop }, backing off to fewer rings
cli-rings-middle-back-off = { $games } games and { $learned } learned beside them: { $cores } cores, { $patterns } patterns, { $moves } moves in them; middle cells marked, stop { $stop }, backing off to fewer rings
cli-rings-shape = rings: { $shape }
cli-rings-learned = learned now: { $new }; known already: { $known }; with fewer than { $least } moves: { $short }

## katachi report
# How often a player played what a model would have.
cli-report-black = Black { $player }: { $first } first choices, { $five } among five, of { $moves } moves
cli-report-white = White { $player }: { $first } first choices, { $five } among five, of { $moves } moves
# Where a game left what professionals play: the whole board, or a corner.
cli-left-opening = opening: new with move { $move }; the position before it occurred { $times } times
cli-left-top-left = upper left: new with move { $move }; the position before it occurred { $times } times
cli-left-top-right = upper right: new with move { $move }; the position before it occurred { $times } times
cli-left-bottom-left = lower left: new with move { $move }; the position before it occurred { $times } times
cli-left-bottom-right = lower right: new with move { $move }; the position before it occurred { $times } times
# Rank and probability of a move for a model, and its first choice, in a table.
cli-report-row = rank { $rank }  { $percent }  first { $first }

## katachi rules
# Rules about areas in which eyes are made: won without a move, or winning with one.
cli-rules-all = { $rectangles } rectangles: { $won } won and { $winning } winning rules
cli-rules-lost = Of { $rules } rules, { $won } won and { $winning } winning ones are lost
# Words and numbers as they are typed: eye corner 4x3.
cli-rules-patterns = { $goal } { $place } { $size }: { $patterns } patterns
cli-rules-possible = possible rules: { $printed } (printed), { $unwrapped } (unwrapped), { $defined } (as defined)
cli-rules-won-of = won: { $rules } of { $all }
cli-rules-winning-of = winning: { $rules } of { $all }
cli-rules-threats-of = threats: { $rules } of { $all }
cli-rules-tried = tried: { $arrangements } arrangements of outside liberties on { $patterns } patterns
# Heading above a rule.
cli-rules-won = won
cli-rules-winning = winning

## katachi show
cli-professional-windows = --window { $window }: the professional figures are of { $windows }
# $what is the message cli-in-window.
cli-show = { $what }: { $patterns } patterns, { $occurrences } occurrences in { $games } games
# K is the number of stones.
cli-show-row = { $times } times in { $games } games  K { $k }  { $bits } bits
cli-show-played = played { $percent } ({ $low }–{ $high })
# Shapes whose move has a kind, such as attack; $percent is the share of their occurrences.
cli-show-kinds = { $shapes } of { $all } shapes have a kind of move; they make up { $percent } of the occurrences

## katachi suggest
cli-library-needed = --library DIR is needed
cli-contradictions-below = --below is a share above 0 and at most 1
cli-contradictions = { $patterns } patterns with a move, of which { $appeared } came up: the games contradict { $contradicted }
cli-contradictions-row = came up { $appeared } times in { $games } games; its move { $played }, another move of its side { $instead }: { $low }–{ $high } %
cli-contradictions-most = most of all column { $column }, row { $row }: { $count }

cli-life-by-rules = by a rule of life
cli-life-by-eyes = by two eyes
cli-life-by-reading = by reading
# $points are points of the board. A stone of the string's own side there would make a rule hold.
cli-life-nearly = the other side may try { $points }
cli-life-nearly-strings = not known to live, with points that a rule lacks: { $strings } strings
cli-life-strings = { $games ->
    [one] { $games } game, { $strings } strings: { $alive } live, { $rules } by rules of life, { $eyes } by two eyes, { $reading } by reading
   *[other] { $games } games, { $strings } strings: { $alive } live, { $rules } by rules of life, { $eyes } by two eyes, { $reading } by reading
}
cli-life-two-eyes = two plain eyes: { $known } of { $groups } groups recognised, { $rules } by rules, { $pairs } by pairs of common liberties, { $reading } by reading
cli-life-within = within { $positions } positions, { $rules } rules: { $known } of { $groups }

cli-suggest-black = after move { $move }, Black to play
cli-suggest-white = after move { $move }, White to play
cli-suggest-in-game = in the game: { $point }
cli-suggest-left-out = { $records ->
    [one] The library has this game: the record does not count.
   *[other] The library has { $records } records of this game: they do not count.
}
cli-suggest-context = played { $played } of { $seen } times ({ $low }–{ $high } %) in its surroundings to distance { $distance }
cli-suggest-rings-both = played { $played } of about { $seen } times, by both colours, in a pattern of { $rings } rings
cli-suggest-rings-mover = played { $played } of about { $seen } times, by this colour only, in a pattern of { $rings } rings
# $name is that of a pattern, $list a file or a name of a list.
cli-suggest-named = { $name } of the { $list }
cli-suggest-row = played { $played } times: row { $row } of the { $list }
cli-suggest-row-of = played { $played } of { $seen } times: row { $row } of the { $list }

## katachi tag
cli-tag-library = tag: --library DIR is missing
cli-tag-which = tag add: say which games, for example with --filter "player:shusaku"
cli-tag-add-name = tag add: a tag needs a name
cli-tag-rename-name = tag rename: a tag needs a name
cli-no-tag = { $library }: there is no tag `{ $tag }`
cli-tag-changed = { $games } games changed

## katachi templates
cli-templates-out = --out: a pattern database stays as it is; only mined shapes have templates to keep
cli-database = { $patterns } patterns, { $with_move } of them with a move; Black is to move
cli-database-conditions = { $patterns } have conditions of GNU Go's own, which are not looked at here
# Where a pattern stands in a file.
cli-database-line = { $name } (line { $line })
# $what is the message cli-in-window; a template is a shape with free points.
cli-templates = { $what }: { $templates } templates, { $maximal } of them maximal
cli-template = { $occurrences } occurrences, { $wildcards } free points
cli-template-maximal = { $occurrences } occurrences, { $wildcards } free points, maximal

## katachi tsumego
cli-time = --time { $seconds }: give a number of seconds above 0
cli-no-such-game = { $path }: there is no game { $game }: the file has { $games }
cli-group = --group { $point }: not a point of a { $size } board, such as C17
cli-problem-error = { $path }, game { $game }: { $error }
cli-no-problem = there is no problem to solve. { $path }: { $reason }
# Progress.
cli-solving = Solving
cli-problem-black-black = Black to play; the group is Black's
cli-problem-black-white = Black to play; the group is White's
cli-problem-white-black = White to play; the group is Black's
cli-problem-white-white = White to play; the group is White's
# Whether a group lives; who moves first decides it; the solver does not know.
cli-status-alive = alive
cli-status-dead = dead
cli-status-first-to-move = first_to_move
cli-status-ko = ko
cli-status-in-seki = seki
cli-status-unknown = unknown
# $status is one of the messages above.
cli-status = status: { $status }
cli-status-seki = status: { $status } (in seki)
cli-ko-threats = threats that decide the ko: { $threats }
cli-first-move = move: { $move }
cli-line = line: { $moves }
cli-nodes = nodes: { $nodes }
# The move that was found is one that the file accepts.
cli-as-the-file = as the file
cli-file-has = the file has { $moves }
cli-file-has-none = no move in the file
# How long a solver took.
cli-nodes-seconds = { $nodes } nodes { $seconds } s
cli-problems = { $problems } problems: { $as_file } as the file ({ $percent }), { $other } another move, { $unknown } unknown, { $refused } refused; { $nodes } nodes, { $seconds } s

## katachi tsumego-patterns
# What is needed.
cli-three-or-five = 3 or 5
cli-solved-problems = from { $problems } solved problems
cli-patterns-cover = The first { $top } patterns begin { $problems } of { $all } problems ({ $share }).
# What the moves that solve problems look like, those of the side that attacks first.
cli-attack = Attack { $rank }: the answer in { $won } of { $times } positions ({ $percent })
cli-defence = Defence { $rank }: the answer in { $won } of { $times } positions ({ $percent })
cli-tsumego-example = { $move } in { $path }, game { $game }

## katachi export
cli-exported-games = { $games } games written: { $files }
cli-exported-hits = { $games } games, { $hits } hits written: { $files }
# A list of games follows.
cli-exported-main-line = only the main line of { $games }, their sources being gone or changed:
cli-hits-place = --hits { $place }: the search has hits 1 to { $hits }
# A list of files follows.
cli-examples = { $examples ->
    [one] { $examples } example of { $hits } hits:
   *[other] { $examples } examples of { $hits } hits:
}
# $pages is the message cli-pages.
cli-examples-on-pages = { $examples ->
    [one] { $examples } example of { $hits } hits on { $pages }:
   *[other] { $examples } examples of { $hits } hits on { $pages }:
}
cli-parquet-name = --parquet { $path }: its name must end in .parquet
# $files is one file, or several with the message cli-and between them.
cli-shapes-written = { $shapes ->
    [one] { $shapes } shape written to { $files }
   *[other] { $shapes } shapes written to { $files }
}
# Names of files.
cli-and = { $one } and { $other }
cli-patterns-written = { $patterns ->
    [one] { $patterns } pattern written to { $file }
   *[other] { $patterns } patterns written to { $file }
}
cli-without-stone = { $patterns } without a stone left out, since nothing anchors them
# mkpat is a program.
cli-too-many = { $patterns } more left out: mkpat takes { $most } at most
cli-table-rows = { $path }: { $rows } rows
