# The Library workspace: what is loaded, the list of games, the record of a game, what happened while games were loaded.

## What is loaded

library-loading = Loading …
library-none-yet = No games yet
library-drop-files = Drop SGF files, folders or archives anywhere on this window, or open them here.
library-games-being-read = The games are being read.
library-no-games = No games are loaded.
library-open-games = Open games…
library-open-games-hint = SGF files and archives (Ctrl+O)
library-open-folder = Open folder…
library-open-folder-hint = A folder with everything below it (Ctrl+Shift+O)
library-add-games = Add games…
library-add-games-hint = To the games that are open
# Button: the list of all libraries.
library-libraries = Libraries…
library-libraries-hint = All that you have opened: open, rename, remove (Ctrl+Shift+L)
library-open-library = Open library…
# NAME stands for any name; .katachi is the ending of folders.
library-open-library-hint = A folder NAME.katachi (Ctrl+L)
library-save-as = Save as library…
library-save-as-hint = Keeps the games together, so that they open at once next time
library-open-sample = Open the sample
library-open-sample-hint = Games that come with Katachi
library-sample-games = The sample games
library-not-saved = Not saved as a library yet
library-changed-files = { $files ->
    [one] { $files } source file of these games is new, changed or missing.
   *[other] { $files } source files of these games are new, changed or missing.
}
# Button: reads the changed files again.
library-read-changed = Read them
library-read-changed-hint = Unchanged files are not read again (F5)
library-read-by-earlier-version = An earlier Katachi read these games.
# Button: reads all files again.
library-read-again = Read them again
library-read-again-hint = Results, komi, dates, ranks, encodings, and several problems or games in one tree are read better now
# Menu of the encodings of records.
library-read-folder-as = Read this folder as…
library-read-folder-as-hint = For names that are wrong. The choice is kept.
library-read-as-found = As Katachi finds
# What comes with Katachi of games of professionals.
library-professional-games = { $games } games
library-professional-games-of-years = { $games } games, { $first }–{ $last }
library-professional-hint = Figures to read: shapes, collocations, corners and openings of A. E. Brouwer's Database of Go Games, without the games
# Link to the Shapes workspace.
library-shapes = Shapes
library-professional-shapes-hint = Their most frequent shapes
# Link to the Fuseki workspace.
library-fuseki = Fuseki
library-professional-fuseki-hint = Their openings
# Below a large number of games, moves, players or years: the number itself is not in the text.
library-figure-games = { $games ->
    [one] game
   *[other] games
}
library-figure-moves = { $moves ->
    [one] move
   *[other] moves
}
library-figure-players = { $players ->
    [one] player
   *[other] players
}
# Below a year.
library-figure-year = year
# Below two years: "1846–1900".
library-figure-years = years
# Before the sizes of boards: "19×19: 1,200, 9×9: 3".
library-boards = Boards
# How many games are on a board of so many lines a side: 19×19: 53,721.
library-games-of-size = { $size }×{ $size }: { $games }
library-positions = Positions
library-without-a-move = { $positions } without a move
# Before what happened while games were loaded, in numbers.
library-load-report = Load report
library-nothing-to-report = nothing to report
# Files or games.
library-count-skipped = { $count } skipped
library-count-cut-short = { $count } cut short
library-count-repaired = { $count } repaired
library-count-duplicates = { $count ->
    [one] { $count } duplicate left out
   *[other] { $count } duplicates left out
}
# Before a number of files; also the head of a column.
library-files = Files
# Before an amount of memory of the computer.
library-memory = Memory

## The list of games

library-looking = Looking …
library-games-listed-here = The games will be listed here.
library-no-game-matches = No game has all these words.
# $filter is the filter as it is typed, such as rank:pro.
library-no-game-passes = No game matches { $filter }. Change a part of the filter, or leave it out.
# A link below that. A word of the filter is a year; $filter is the filter with year: before it.
library-years-meant = Did you mean { $filter }?
# Below that, if the filter asks for other years. $years is such as 1660–1939.
library-games-are-of-years = The games in this library are of { $years }.
# A button below that.
library-show-all-games = Show all games
# Name of the field, for screen readers.
library-filter-games = Filter the games
# Stands in the empty field. "player:", "year:" and "result:" are keywords that are typed so in every language.
library-filter-hint = Words, or player: year: result: …
# Button: empties the filter.
library-clear-filter = Clear
# Numbers of games.
library-shown-of-all = { $shown } of { $all }
library-all-not-counted = { $all }, { $uncounted } not counted
library-shown-of-all-not-counted = { $shown } of { $all }, { $uncounted } not counted
library-not-counted-hint = Duplicates and positions without a move are listed, but not counted among the games
library-click-to-sort = Click to sort
# $column is the head of a column; for screen readers.
library-sort-by = Sort by { $column }
# A row, for screen readers.
library-game-row = Game { $game }: { $black } – { $white }
# The same for a record without players, such as a problem; $title is its name or its place.
library-game-row-titled = Game { $game }: { $title }
# The place of a record in a file: "problems.sgf, game 3".
library-game-of-file = { $file }, game { $game }
# Beside the name of a game that was changed and is not saved.
library-edited = edited
library-edited-tip = This game has changes that are not in its file. Save writes them
# Heads of columns, and what stands before such facts of a game.
library-result = Result
# Beside the result, which is that of the record.
library-colours-exchanged = Colours exchanged: Black of the record is White on the board
library-date = Date
# A tournament or match.
library-event = Event
library-moves = Moves
# Size of the board.
library-size = Size
library-note = Note
# Entries of a game's menu.
library-open-game = Open game
library-about-player = About { $player }
library-tags = Tags
library-new-tag = New tag
# In the column of notes: what this record is beside another game, given by its number.
library-note-same-as = same as { $game }
# The same game, turned or mirrored.
library-note-turned = turned { $game }
# A part of that game.
library-note-within = within { $game }
# Nearly the same as that game.
library-note-like = like { $game }
# A position without a move.
library-note-position = position
# The record breaks off at a move that the board refuses.
library-note-cut-short = cut short
library-note-variations = { $variations ->
    [one] { $variations } variation
   *[other] { $variations } variations
}

## The record of a game

library-record-is-here = Header, variations and comments of the open game.
# Button: opens a form with the names, the result and so on.
library-details = Details…
library-details-hint = Change who played, the result, and what else is known
library-copy-sgf = Copy SGF
library-paste-sgf = Paste SGF
library-save-game-hint = Writes the game, with what you added, to a new file
library-comment = Comment
library-details-of-game = Details of the game
library-blacks-rank = Black's rank
library-whites-rank = White's rank
library-komi = Komi
library-round = Round
# Where the game was played.
library-place = Place
library-rules = Rules
library-handicap = Handicap
library-komi-is-a-number = Komi is a number, for example 6.5
# Button: takes over what was changed.
library-done = Done
# The first row of the list of moves.
library-beginning = Beginning
# A row of the list of moves: stones are put on the board.
library-set-up-row = Set-up
# The same in the text of a button, behind a letter.
library-set-up = set-up
# A row of the list of moves, for screen readers; $place: "Q16".
library-move-row = Move { $number }: { $place }
# The number of moves to choose from that come next.
library-choices = { $variations ->
    [one] { $variations } variation
   *[other] { $variations } variations
}
# Where the open game comes from.
library-not-of-list = Not one of the open games
library-game-of-list = Game { $game } of the list
library-no-longer-loaded = From games that are no longer loaded
# Above moves that could be looked at in the place of this one, and above those that come next.
library-instead = Instead (↑ ↓)
library-next = Next

## What happened while games were loaded

library-report-is-here = Whatever happens while games are loaded is written here.
# Names of lists, with a number behind them; then what each has.
library-report-skipped = Skipped
library-report-cut-short = Cut short
library-report-repaired = Repaired
library-report-duplicates = Duplicates
library-report-encodings = Encodings
library-report-unknown = Unknown
library-report-skipped-says = Not loaded, and why
library-report-cut-short-says = Kept up to a move that the board refuses
library-report-repaired-says = Loaded completely, after a repair
library-report-duplicates-says = Left out of counting; a click opens the game that stands for it
library-report-encodings-says = The encodings of the files
library-report-unknown-says = Results, komi, dates and ranks that are not known, the texts of most games first
# Tooltips of rows.
library-report-opens-game = A click opens the game
library-report-lists-games = A click lists the games
# Behind a text of a header, and the number of its games.
library-result-unread = result not read
library-komi-unread = komi not read
library-date-unread = date not read
library-rank-unread = rank not read
library-result-absent = no result
library-komi-absent = no komi
library-date-absent = no date
library-rank-absent = no rank
# $reason: "[dd] is occupied".
library-at-move = at move { $number }: { $reason }
# Behind a number of files, in a column of its own.
# A record beside another; $place is a file.
library-same-moves-as = the same moves as { $place }
library-turned-or-mirrored = turned or mirrored: { $place }
library-contained-in = contained in, or beginning like, { $place }
library-nearly-same-as = nearly the same as { $place }
# Stands in an empty field.
library-report-filter = Filter
# Name of that field, for screen readers.
library-filter-report = Filter the report
# Button.
library-copy-report = Copy
library-copy-report-hint = These rows as text, one per line, separated by tabs
library-report-empty = Nothing here.
library-report-no-match = Nothing matches the filter.
# Heads of columns.
library-encoding = Encoding
library-file = File
# The number of the game in its file.
library-game = Game
# What happened.
library-what = What

## Notices, and names of work that goes on

library-sorting-games = Sorting the games
library-tags-need-a-folder = Tags are kept in a library folder: save these games as a library first
library-tagging = Tagging
# After Undo.
library-tags-undone = { $games ->
    [one] The tag “{ $tag }” is as before in { $games } game
   *[other] The tag “{ $tag }” is as before in { $games } games
}
library-lost-tags = { $tags ->
    [one] { $tags } tag whose games are not in the library
   *[other] { $tags } tags whose games are not in the library
}
library-values-for-completion = Values for completion
library-reading-tags = Reading tags
# What work shows before it has begun.
library-starting = Starting
# What is counted while work goes on: "3 of 12 files".
library-listing-files = Listing files
library-reading-games = Reading games
library-looking-for-duplicates = Looking for duplicates
# The user stopped the work.
library-cancelled = cancelled
# $what: the message of the defect, and where its report is.
library-defect = this is a defect in Katachi, please report it: { $what }
library-no-thread = no thread could be started: { $error }
library-worker-gone = the worker is gone
# $place is a place in the source of the program.
library-report-written = { $message } ({ $place }). A report is in { $path }: please send it

## Why a game cannot be shown with all its variations

library-file-not-known = the library does not know its file
library-no-game-in-it = no game in it
library-file-has-changed = its file has changed since it was loaded
library-shares-tree = it shares its tree with other records
library-not-in-archive = { $path } is not in its archive any more
# Where a record was cut short, and why.
library-cut-at = move { $number }: { $reason }

## Files that cannot be read, and why

library-cannot-to-its-end = it cannot be read to its end
library-cannot-no-sgf-in-it = there is no SGF file in it
library-cannot-no-sgf-in-folder = no SGF file and no archive in this folder
library-cannot-no-file = neither a file nor a folder
library-cannot-neither = neither an SGF file nor an archive
library-cannot-other-archive = an archive of a kind that is not read ({ $ending }): unpack it first
library-cannot-not-zip = not a ZIP archive, or a damaged one
library-cannot-not-gzip = not gzip-compressed, or damaged
library-cannot-not-zstd = not zstd-compressed, or damaged
library-cannot-nested = an archive inside an archive: unpack it first
library-cannot-damaged-after = damaged after { $members } members: { $reason }
library-cannot-no-end-mark = ends without its end mark: games may be missing (truncated?)
library-cannot-member = member { $member }: { $reason }
library-cannot-encrypted = encrypted
library-cannot-zip-bomb = unpacks to far more than any text (a ZIP bomb?)
library-cannot-bomb = unpacks to far more than its size allows (a bomb?)
library-cannot-between = more than { $most } MB of names or nothing between two members
library-cannot-large-game = a game in it is larger than { $most } MB
library-cannot-too-large = larger than { $most } MB
library-cannot-unsupported = unsupported: { $what }
library-cannot-damaged-zip = damaged ZIP archive: { $what }
library-cannot-missing = no such file
library-cannot-not-allowed = no permission to read it
library-cannot-cut-off = ends in the middle (truncated?)
library-cannot-dangling = a link to a file that does not exist
library-cannot-but-kept = what was read of it before is kept
library-cannot-full = the library is full: four thousand million moves
# Of a file.
library-cannot-empty-records = records with neither a stone nor a move, left out: { $records }
library-cannot-so-many = more records than a file of its size can hold: left out after { $limit }
library-more-troubles = further troubles, not listed: { $troubles }

## Games that were skipped or cut short, and why

library-skipped-not-go = not a game of Go (GM[{ $game }])
library-skipped-empty = the file is empty
library-skipped-binary = not SGF: the file is binary
library-skipped-web-page = a web page without a game in it
library-skipped-web-address = a web address: save the game that it leads to as a file and open that, or copy the game's text
library-skipped-no-game = not SGF: there is no game in the file
library-skipped-only = the file has only { $games } games
library-skipped-nodes = too large to show: more than { $limit } nodes
library-skipped-marks = too large to show: more than { $limit } stones and marks
library-cut-occupied = [{ $point }] is occupied
library-cut-off-board = [{ $point }] is off the board
library-cut-unreadable = [{ $point }] is no point of a board
library-cut-too-many-moves = more than { $most } moves
library-cut-too-much-set-up = too many set-up stones

## What was repaired in a record

library-mended-missing-open = the first parenthesis is missing
library-mended-missing-close = the game is not closed
library-mended-missing-semicolon = a node without its semicolon
library-mended-node-after-variations = a node after variations, kept as one more variation
library-mended-unclosed-value = a value without its closing bracket
library-mended-unescaped-bracket = a bracket in a text that was not escaped
library-mended-value-alone = a value that belongs to no property
library-mended-property-alone = a property without a value
library-mended-lower-case = a property name in lower case, ignored
library-mended-junk = characters that are not SGF, skipped
library-mended-several-points = a move with several points, the first was taken
library-mended-point = a point that can't be read, ignored
library-mended-off-board = a set-up stone off the board, ignored
library-mended-move-on-stone = a move on a set-up stone, which it replaced
library-mended-long-header = a very long header text, shortened
library-mended-size = a board size that can't be read, taken as 19x19
library-mended-komi = a komi that can't be read, left out
library-mended-handicap-placed = handicap stones were not recorded, placed on the star points
library-mended-handicap-missing = handicap stones were not recorded and could not be placed
library-mended-node = a node that can't be read, ignored
library-mended-tree-split = several games or problems in one tree
library-mended-tree-too-large = several games or problems in one tree, too large to be split
# $what is one of the sentences above.
library-mended-times = { $what } ({ $times } times)
library-mended-tree-records = { $what }, read as { $records } records

## Evaluations that engines wrote into a record, and that cannot be read

# $troubles: the first of a list of troubles ("move 3: katrain: it does not unpack").
library-evaluations-left-out = evaluations that can't be read, left out: { $troubles }
# The end of that list.
library-evaluations-more = { $trouble } … and { $more } more
# $format names a program: "katrain".
library-evaluation-at = move { $number }: { $format }: { $what }
library-evaluation-several-moves = its node has several moves
library-evaluation-best-move = the best move `{ $point }` is no point
# LZ and LZOP are names of properties in files of Lizzie.
library-evaluation-before-first = LZ before the first move: in such files it is of another position than its node, so none is read
library-evaluation-not-at-first = LZOP after the first move: it is of the position before it
library-evaluation-no-points = `{ $text }` is no number of points
library-evaluation-no-percentage = `{ $text }` is no percentage
library-evaluation-two-winrates = `{ $text }` has not two winrates
library-evaluation-not-100 = `{ $text }`: the winrates do not add up to 100
library-evaluation-four-numbers = `{ $text }` has not four numbers
library-evaluation-no-share = `{ $text }` is no share of 1
library-evaluation-not-1 = `{ $text }`: win, loss and no result do not add up to 1
library-evaluation-out-of-range = `{ $text }` is out of range
# KTV and KT are names of properties in files of KaTrain.
library-evaluation-version = KTV[{ $version }]: another version than 1.0, so no KT is read
library-evaluation-three-values = { $values } values instead of three
library-evaluation-too-large = it is larger than any that KaTrain writes
library-evaluation-base-64 = it is not base 64, or cut short
library-evaluation-not-unpacked = it does not unpack
library-evaluation-damaged = its text is damaged: { $error }
library-evaluation-winrate-share = the winrate { $winrate } is no share of 1
library-evaluation-score-points = the score { $score } is no number of points
library-evaluation-neither = neither a winrate nor a score that a board can have
library-evaluation-no-side = `{ $text }` names no side
library-evaluation-no-score = `{ $text }` is no score
library-evaluation-three-words = `{ $text }` has not three words
library-evaluation-no-playouts = `{ $text }` is no number of playouts
library-evaluation-playouts-missing = the line of playouts is missing
library-evaluation-winrate-number = the winrate `{ $text }` is no number
library-evaluation-winrate-range = the winrate `{ $text }` is not between 0 and 100
library-evaluation-score-number = the score `{ $text }` is no number
library-evaluation-score-range = the score `{ $text }` is more than any board has
