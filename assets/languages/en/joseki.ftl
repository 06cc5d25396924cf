# The workspace Joseki, with its two explorers: the corner tree (what is played in a corner, position by position) and
# collocations (pairs of local shapes that follow one another more often than chance would have it). A "walk" or "path" is
# the way that the user has stepped through either. A letter in brackets at the end of a tooltip is a key: it stays.

## What both explorers share: names and heads

# Name of one explorer: a tab, a heading.
joseki-collocations = Collocations
# Name of the other: a tab, a heading.
joseki-corner-tree = Corner tree
# A move of a corner sequence that is played elsewhere, in place of a point such as Q16.
joseki-tenuki = tenuki
# In place of a shape's picture or name: no stone stands near the move.
joseki-nothing-near = nothing near
# The same in a narrow picture, on two lines.
joseki-nothing-near-lines =
    nothing
    near
# A measure of association: how many times as often as by chance. Head of a column, name of an order.
joseki-lift = Lift
# Heads of narrow columns and names of facts.
joseki-head-played = Played
joseki-head-share = Share
joseki-head-black-wins = Black wins
joseki-head-years = Years
# In red beside a figure: the pair of shapes may come together by chance alone.
joseki-may-be-chance = may be chance
# In grey after a win rate: it does not differ from 50 %.
joseki-even = even
joseki-pairs = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}

## src/gui/panels/joseki/mod.rs: titles of the panels, and the check box above the moves

joseki-pane-board = Explore
joseki-pane-next = Continuations
joseki-pane-path = Path
joseki-pane-details = Details
# The panel with the forms that say what is counted.
joseki-pane-count = Count
joseki-same-games = These are the same games
joseki-tip-same-games = My games are those of the professional figures, or nearly: there is nothing to compare
joseki-compare = Compare
joseki-tip-compare-own = Beside each move: how often the others (my games) play it, and how significant the difference is
joseki-tip-compare-professionals = Beside each move: how often the others (professionals) play it, and how significant the difference is
# A check box above the list of pairs: shows the rare ones too.
joseki-rare-pairs = { $pairs ->
    [one] { $pairs } rare pair
   *[other] { $pairs } rare pairs
}
joseki-tip-rare-pairs = Also list pairs seen fewer than { $least } times. The test says little of them: nearly all of them pass it.

## src/gui/panels/joseki/board.rs: above the board

joseki-tip-collocations = Which local shape follows which, and how significantly (J)
joseki-tip-corner-tree = What is played in the corner, by any order of moves (J)
# Two buttons, of which one is chosen: whether the list shows shapes after this one or before it.
joseki-direction-after = What comes after
joseki-direction-before = What came before
# [P, *] is how the source writes the pairs that begin with the shape P.
joseki-tip-after = [P, *]: the shapes that follow this one (U)
joseki-tip-before = [*, Q]: the shapes that lead to this one (U)
# Stands before the three buttons Count, Surest, Lift: ranked by what.
joseki-order-by = by
joseki-order-count = Count
# The order by how surely two shapes belong together.
joseki-order-surest = Surest
# For screen readers: a button that sorts; $order is Count, Surest or Lift.
joseki-rank-by = Rank by { $order }
joseki-tip-order-count = The most frequent first
joseki-tip-order-surest = The least likely by chance first
# A menu: where the walk begins. Its entries follow.
joseki-begin = Begin
joseki-tip-begin = Where the walk begins
joseki-begin-nothing-near = With nothing near
joseki-begin-empty-corner = With the empty corner
joseki-begin-last-move = With the last move of the open game (G)
joseki-begin-game-corner = With this corner of the open game (G)
# "Shapes" is the workspace.
joseki-begin-selected-shape = With the shape selected in Shapes
# "Find" is the workspace.
joseki-begin-drawing = With the numbered move of Find's drawing
joseki-begin-file = With collocations from a file…
joseki-main-line = Play main line
joseki-tip-main-line = Step into the most frequent continuation, again and again (F)
# In the number's field beside that button: so many moves are played.
joseki-main-line-moves = { $number } moves
# For screen readers: the name of that field.
joseki-main-line-length = Moves of the main line

## src/gui/panels/joseki/board.rs: the board of shapes and what stands below it

# For screen readers: names of the two boards.
joseki-shape-board = Shape board
joseki-corner-board = Corner board
# Over a lettered point of the board: how often it was played.
joseki-letter-times = { $times ->
    [one] { $letter }: { $times } time
   *[other] { $letter }: { $times } times
}
# The line below: other shapes have their move on the same point.
joseki-letter-more = { $shapes ->
    [one] { $shapes } shape more there, with other stones around
   *[other] { $shapes } shapes more there, with other stones around
}
# How often the shape was played; after it stand the parts that begin with "·".
joseki-played-times = { $times ->
    [one] Played { $times } time
   *[other] Played { $times } times
}
# The number of moves that followed it nearby.
joseki-followed-times = { $times ->
    [one] · followed { $times } time
   *[other] · followed { $times } times
}
joseki-tip-followed = A move follows this one when it is the latest before it whose stone stands in the later one's window. One stone may be the latest near several later moves, and the last of a fight leads to nothing.
# Below that, or alone. Pairs are hidden by a check box where they are rare; very rare ones are not kept at all.
joseki-tip-unlisted = { $times ->
    [one] Of these, { $times } is in a pair too rare for the list.
   *[other] Of these, { $times } are in pairs too rare for the list.
}
joseki-nothing-near-title = Nothing near
joseki-moves-alone = { $moves ->
    [one] · { $moves } move with no stone in the window
   *[other] · { $moves } moves with no stone in the window
}
joseki-symmetric = · symmetric
joseki-tip-symmetric = Points that look alike count together and have one letter.
joseki-windows-contradict = The windows do not all fit on one board: the later ones are shown.
joseki-hint-letters = Letters stand where the shape shows both edges. Click one, or a row, to step into it.
# "kept": frequent enough to be in the list.
joseki-nothing-follows = Nothing that is kept follows. Backspace steps back.
joseki-nothing-leads = Nothing that is kept leads here.
# Explains the drawing: the framed part of the board, and the points that are drawn dim.
joseki-hint-framed = Framed: the window to which the numbers refer. Dim: points that no window shows.

## src/gui/panels/joseki/board.rs: the board of the corner and what stands below it

# Whose turn it is; $color is Black or White.
joseki-to-play = { $color } to play
# In how many corners of the games the position came about.
joseki-there-times = { $times ->
    [one] · reached in { $times } corner
   *[other] · reached in { $times } corners
}
joseki-tip-there = By any order of moves, turned and with colours exchanged. A game has up to four corners. Show games opens the games that these corners are of; Find counts hits in them, also where the stones came to stand in another way.
joseki-ended-times = { $times ->
    [one] · sequence ended here { $times } time
   *[other] · sequence ended here { $times } times
}
joseki-tip-ended = Nothing more was played in time, or a capture from outside changed the stones.
# The number of moves to positions that are too rare to be kept.
joseki-to-rare = · { $moves } to rare positions
joseki-nothing-more = Nothing more was played here.
joseki-no-tenuki = No tenuki.
# A button below the board. $share is a share such as "12 %".
joseki-tenuki-share = { $times ->
    [one] Tenuki  { $share }  ({ $times } time)
   *[other] Tenuki  { $share }  ({ $times } times)
}
# (T in the tree): tenuki is drawn as a T there.
joseki-tip-tenuki = The player to move plays elsewhere; then the other moves here again (T in the tree)

## src/gui/panels/joseki/board.rs: buttons at the bottom, and the menu of either board

joseki-tip-home = To where the path begins (Home)
joseki-tip-back = Step back (Backspace)
joseki-tip-forward = Forward again (Alt+→)
joseki-show-games = Show games
joseki-show-my-games = Show my games
# "Find" is the workspace.
joseki-tip-show-games = Search for the current board in Find (H)
# A button: look for the local shape without the rest of the board.
joseki-shape-alone = Shape alone
joseki-tip-shape-alone = Search for the framed window alone, in Find (Shift+H)
joseki-keep = Keep
joseki-tip-keep = Keep this path for export (K)
joseki-copy = Copy
joseki-tip-copy = The path as SGF, to the clipboard (Shift+C)
joseki-save-paths-button = { $paths ->
    [one] Save { $paths } path…
   *[other] Save { $paths } paths…
}
joseki-tip-save-paths = The kept paths, or this one, as an SGF file (Shift+E)
# The menu of the board.
joseki-find-position = Find games with this position
joseki-find-shape = Find games with this shape alone
joseki-back = Back
joseki-to-beginning = To the beginning
joseki-keep-path = Keep this path
joseki-copy-path = Copy the path as SGF

## src/gui/panels/joseki/corner_rows.rs: the list of moves in the corner

joseki-corner-rows-empty = What is played in the corner appears here.
joseki-corner-ends = None of the games continues from here.
joseki-corner-ends-keys = ← goes back, ↑ and ↓ to what else was played.
# Heads of narrow columns: the moves compared with the user's own games, or with the professionals'.
joseki-head-against-own = My games
joseki-head-against-professionals = Pros
# How often the position after the move was there, whatever order of moves led to it.
joseki-head-any-order = Any order
joseki-head-fashion = In fashion
joseki-help-played = How often it was played here
joseki-help-share-here = Of all that was played here, tenuki included; the line is the 95 % interval
joseki-help-black-wins = Of the games with a winner that continue with this move, those that Black won, with the 95 % interval; grey if it does not differ from even.
joseki-help-against = For the other games: the share there, and a point right of the middle if it is played more here, with the 95 % interval; a ring if it may be chance.
joseki-help-cost = What is lost there by an engine, in your evaluated games; grey if it may be zero
joseki-help-any-order = How often the position after it occurred, by any order of moves
joseki-help-years-here = First and last year of a game that plays it here
joseki-help-fashion = The year from which it is played at least 1.5 times as often as before, if chance would give such a rise less than once in a hundred cases, corrected for all years tried.
# For screen readers: a row. $letter is A, B … (T for tenuki), $point a point or "tenuki". What it costs may follow after a comma.
joseki-move-row = { $times ->
    [one] Move { $letter }: { $point }, { $times } time
   *[other] Move { $letter }: { $point }, { $times } times
}
# Heads the tooltip of a move: "Black Q16", "White tenuki".
joseki-color-plays = { $color } { $point }
# $sign marks moves that the user's joseki dictionary has.
joseki-in-dictionary = { $sign } In the dictionary.
# $share is such as "12 %, probably between 10 % and 14 %".
joseki-times-and-share = { $times ->
    [one] { $times } time: { $share }.
   *[other] { $times } times: { $share }.
}
# Of the times that the move was played.
joseki-later = { $times } of them after two or more moves elsewhere.
# $rate is such as "48 %, probably between 40 % and 56 %"; a decided game is one with a known winner.
joseki-black-won = { $games ->
    [one] Black won { $rate } of { $games } decided game.
   *[other] Black won { $rate } of { $games } decided games.
}
joseki-black-won-even = { $games ->
    [one] Black won { $rate } of { $games } decided game; this does not differ from even.
   *[other] Black won { $rate } of { $games } decided games; this does not differ from even.
}
joseki-other-orders = { $times ->
    [one] The position after it occurred { $times } time, including other orders of moves.
   *[other] The position after it occurred { $times } times, including other orders of moves.
}
joseki-fashion-since-sentence = In fashion since { $year }.
# Who loses in "By the engine it loses 1.3 points …": the move of this row.
joseki-it-loses = it
joseki-click-plays = Click: play it.

## src/gui/panels/joseki/count.rs: what is counted, in the panel Count

# $window is such as "9×9" or "13-point diamond"; $moves and $games are such as "1,200 moves", "12 games".
joseki-shown-own = Shown: { $window }, { $moves } in { $games }.
joseki-shown-file = Shown: { $window }, { $moves } in { $games }, from a file.
joseki-shown-professional = Shown: { $window }, { $moves } in { $games }, the professionals'.
# $shapes, $pairs and $kept are such as "1,200 shapes" and "340 pairs"; $significant is a number of pairs, $least such as "10".
joseki-shown-pairs = { $shapes } and { $pairs } are different; { $significant } of those seen { $least } times or more pass the test at p < { $p }. Kept: { $kept }.
joseki-form-window = The window around each move
# A window in the shape of a diamond, of so many points of the board.
joseki-form-diamond = Diamond { $points }
joseki-tip-diamond = { $steps ->
    [one] All points within { $steps } step of the move
   *[other] All points within { $steps } steps of the move
}
joseki-form-least-pairs = Minimum count of a pair
joseki-form-few-pairs = below 10 nearly every pair passes the test
joseki-form-significant = Significant at p below
joseki-form-count-collocations = Count collocations
joseki-tip-count-collocations = In the games that are loaded
joseki-tip-open-collocations = Collocations from a .ron or .ron.zst file
joseki-tip-save-collocations = Keep them as RON; a name that ends in .zst is compressed
joseki-form-hint = Small windows have frequent pairs that say little, large ones rare pairs that say much.
# $size is the number of lines of the square.
joseki-shown-corners = { $games ->
    [one] Shown: { $size }×{ $size } in { $games } game.
   *[other] Shown: { $size }×{ $size } in { $games } games.
}
# $positions and $moves are such as "1,200 positions" and "3,400 moves".
joseki-shown-positions = { $positions }, { $moves } between them.
joseki-rare-left-out = Positions that occurred fewer than { $least } times are left out: all would need too much memory.
joseki-too-small = { $games ->
    [one] { $games } game on boards too small for the square.
   *[other] { $games } games on boards too small for the square.
}
joseki-set-up-left-out = { $games ->
    [one] { $games } game that begins with stones is left out.
   *[other] { $games } games that begin with stones are left out.
}
joseki-all-too-small = { $games ->
    [one] { $games } game is on a board too small for corners of { $size }×{ $size }. Choose fewer points on a side and count again.
   *[other] { $games } games are on boards too small for corners of { $size }×{ $size }. Choose fewer points on a side and count again.
}
joseki-form-side = Points on a side
# Before the field of the next message: "A sequence ends after" "20 moves elsewhere".
joseki-form-ends-after = A sequence ends after
joseki-form-moves-elsewhere = { $number } moves elsewhere
joseki-form-least-positions = Minimum count of a position
joseki-form-set-up = Also games that begin with stones (handicap, set-up)
joseki-form-count-corners = Count corners
joseki-form-save-corners = Save corners…
joseki-tip-save-corners = Keep them as RON, for the command line

## src/gui/panels/joseki/details.rs: the corner

joseki-corner-years-empty = The years in which a corner was played appear here.
# Heads the panel: the move that is looked at, "A: Black Q16".
joseki-letter-plays = { $letter }: { $color } { $point }
# A link: the curve of the position instead of one move.
joseki-position-itself = The position itself
joseki-tip-position-itself = Its share of all corners of each year
joseki-this-position = This position
# What the curve of years shows.
joseki-years-of-moves = Share of all that was played here
joseki-years-of-corners = Share of all corners that were played
joseki-no-years = None of these games says when it was played.
# What a year's share is of, after a number: "12 of 340 moves here", "12 of 340 corners".
joseki-of-moves-here = moves here
joseki-of-corners = corners
joseki-tip-share-here = Of all that was played here, tenuki included.
joseki-fact-seen = Seen
joseki-tip-seen = First and last year of a game that plays it here.
# After "1931–2019".
joseki-fashion-since = in fashion since { $year }
joseki-fact-position-after = Position after
joseki-tip-position-after = By any order of moves.
joseki-dictionary = Dictionary
joseki-dictionary-reading = The dictionary is being read…
joseki-open-dictionary = Open a joseki dictionary…
# Kogo's is the name of a well-known joseki dictionary.
joseki-tip-open-dictionary = Any SGF with variations and comments, for example Kogo's: its words appear here
joseki-tip-close-dictionary = Close the dictionary; its file stays
joseki-dictionary-at-start = Step into the corner: its notes appear here.
joseki-dictionary-silent = It has no entry for this position.
joseki-dictionary-exchanged = There the colours are exchanged.

## src/gui/panels/joseki/details.rs: a pair of shapes

joseki-details-empty = Move over a row, or choose one with ↑ and ↓: both shapes and their numbers appear here.
joseki-details-pair = { $letter }: a pair of shapes
# For screen readers: the two pictures.
joseki-first-shape = first shape
joseki-second-shape = second shape
joseki-fact-offset = Offset
joseki-tip-offset = From the first move to the second, as beside that stone alone.
# Who makes the second move.
joseki-fact-who = Who
joseki-tip-who = Whether the second move answers the first.
joseki-same-player = the same player again; the opponent played elsewhere
joseki-opponent-answers = the opponent answers
# Conditional shares: of the first shape, how often the second follows; and the other way round.
joseki-fact-second-given-first = Second, given first
joseki-fact-first-given-second = First, given second
joseki-fact-together = Together
joseki-tip-first-given-second = Of all times that the second shape was played.
joseki-lift-times = { $lift } times as often as by chance
joseki-tip-pair-years = First and last year of a game that has the pair.
# A table of two rows and two columns that can be opened: how often the second shape, or any other, follows the first or any other.
joseki-table = The table that is tested
joseki-table-second = second shape
joseki-table-other = any other
joseki-table-after-first = after the first
joseki-table-after-other = after any other
joseki-table-moves = { $moves ->
    [one] { $moves } move in all.
   *[other] { $moves } moves in all.
}
joseki-games-not-loaded-sentence = The games that these collocations are of are not loaded.
# Before a link to the game below.
joseki-seen-in = Seen in:
# $date is as the file writes it, $number the move's.
joseki-seen-game = { $date }, { $black } – { $white }, move { $number }
joseki-seen-game-undated = { $black } – { $white }, move { $number }
joseki-tip-seen-game = Open the game before this move, its region selected (Shift+G)
# "Show games" is the button below the board.
joseki-all-games = All games: Show games, below the board.

## src/gui/panels/joseki/words.rs: what the figures of a pair mean

joseki-help-surety = How surely the two shapes belong together: from 7.9 on chance gives it less than once in 200 (p < 0.005). It is −2 log λ of the likelihood-ratio test, and grows with the corpus: on thousands of games nearly every pair passes.
joseki-help-lift = How many times as often as by chance the two come together: 1 for shapes that have nothing to do with each other. Rare shapes have large lifts. Pairs seen fewer than ten times come last.
joseki-help-together = How many times as often as by chance the two come together: 1 for shapes that have nothing to do with each other. Rare shapes have large numbers.
joseki-help-q = Benjamini and Hochberg's q: of all pairs at least as sure as this one, the share that chance alone would be expected to give.
joseki-help-share = Of all that follows the first shape; the line is Wilson's 95 % interval. Looking back: of all times that the second shape was played.
joseki-help-wins = Of the games with a known winner, the share that Black won, the colours as they are shown, with its 95 % interval; grey where that does not differ from even.

## src/gui/panels/joseki/path.rs: the way through the shapes as pictures, and the paths that are kept

joseki-path-empty = Your path appears here.
joseki-path-hint =
    Step into a letter or a row, and the way grows here.
    A click on a picture goes back to it.
# Before the paths that are kept, each a button.
joseki-kept = Kept:
joseki-tip-go-there = Go there
# For screen readers: the button that removes a kept path.
joseki-drop-path = Drop path { $number }
joseki-tip-drop-path = Do not keep it
# For screen readers and a tooltip: the picture of that number on the path, the move's name, its share such as "12 %" (name and share may be empty).
joseki-path-card = Path { $number }: { $name } { $share }
joseki-after-shape-before = { $times ->
    [one] { $times } time after the shape before
   *[other] { $times } times after the shape before
}
joseki-surety-and-lift = −2 log λ { $surety }, lift { $lift }

## src/gui/panels/joseki/rows.rs: the list of shapes that follow, or that came before

joseki-rows-empty = What follows a shape appears here.
joseki-no-row-follows = No shape that is kept follows this one.
joseki-no-row-leads = No shape that is kept leads to this one.
joseki-no-row-hint = Step back (Backspace), look the other way (U), or count a smaller window.
# Heads of the column of pictures: the shape that comes next, or the one before.
joseki-head-then = Then
joseki-head-before = Before
joseki-head-move = Move
joseki-help-pair-years = First and last year of a game that has the pair
# In a narrow row: one player made both moves, or the second answers the first.
joseki-opponent-elsewhere = opponent elsewhere
joseki-answer = answer
# This pair cannot lie on the board that is shown.
joseki-not-on-board = not on this board
# For screen readers and a tooltip; after it stand, with commas, the move's name and some of the next five.
joseki-shape-row = { $times ->
    [one] Shape { $letter }: { $times } time
   *[other] Shape { $letter }: { $times } times
}
joseki-row-opponent-elsewhere = the opponent elsewhere
joseki-row-answer = an answer
joseki-row-nothing-near = with nothing near
joseki-row-not-significant = not significant
# $offset is such as "One-space jump" or "3 by 2 away".
joseki-row-offset = The second move from the first: { $offset }.
# $share is such as "12 %, probably between 10 % and 14 %".
joseki-row-share = Share: { $share }.
joseki-row-ways = { $ways ->
    [one] It lies beside the first in { $ways } way; the most frequent is shown.
   *[other] It lies beside the first in { $ways } ways; the most frequent is shown.
}
joseki-row-second-played = { $times ->
    [one] The second shape is played { $times } time in all.
   *[other] The second shape is played { $times } times in all.
}
joseki-row-first-followed = { $times ->
    [one] The first shape is followed { $times } time in all.
   *[other] The first shape is followed { $times } times in all.
}
joseki-row-does-not-fit = A shape is counted wherever it occurs. This pair occurs where an edge is nearer or farther than on the board that is shown, so it has no letter there.
joseki-row-by-chance = Chance alone may give this pair: it does not pass the likelihood-ratio test.
joseki-click-steps = Click: step into it.

## src/gui/panels/joseki/teach.rs: where nothing is counted yet

joseki-teach-collocations-title = Which shape follows which?
joseki-teach-collocations = Katachi pairs each move's shape with that of the previous nearby move. Pairs that come together more often than chance are collocations: joseki among them, and everything else that belongs together.
joseki-teach-corner-title = What is played in the corner?
joseki-teach-corner = All corners of all games, as positions and the moves between them: in whatever order they were played, turned, mirrored or with colours exchanged.
joseki-unpacking-figures = Unpacking the professionals' figures …
joseki-games-loading = The games are being read.
joseki-no-games = No games are loaded.
joseki-no-games-hint = Drop SGF files, a folder or an archive on the window, or open the sample from the File menu.
joseki-not-counted = { $games ->
    [one] { $games } game not counted yet.
   *[other] { $games } games not counted yet.
}
joseki-count-collocations = Count the collocations
joseki-count-corners = Count the corners
# A button: look at the professionals' figures instead.
joseki-look-at-professionals = Look at the professionals'
joseki-tip-look-at-professionals = Figures of 54,000 games come with Katachi
# "Count" is the panel.
joseki-count-time = About two seconds per thousand games. The Count panel has the window and the limits.
joseki-open-collocations = Open collocations…
joseki-tip-open-saved = A file that was saved
# On a progress bar: other work comes first.
joseki-waits = Waits for its turn

## src/gui/panels/joseki/tree.rs: the corner tree as it is drawn

joseki-tree-empty = The tree of what was played appears here.
# What the arrow keys do.
joseki-tree-keys = → most frequent, ← back, ↑ ↓ what else was played.
# After the picture of a small diamond: what it means in the tree.
joseki-tree-orders-meet = several orders of moves meet here.
joseki-tree-share = { $share } of what was played there
joseki-tree-ways = { $moves ->
    [one] { $moves } move lead to this position, from other positions too.
   *[other] { $moves } moves lead to this position, from other positions too.
}
joseki-tree-left-out = { $continuations ->
    [one] { $continuations } more continuation is not drawn
   *[other] { $continuations } more continuations are not drawn
}
joseki-tree-start = { $times ->
    [one] Start of the walk, there { $times } time
   *[other] Start of the walk, there { $times } times
}
# A move of the tree: its number on the way, who plays where, its rank among the moves there as a letter, and how often it was played.
joseki-tree-node = { $times ->
    [one] Node { $depth }: { $color } { $point }, rank { $rank }, { $times } time
   *[other] Node { $depth }: { $color } { $point }, rank { $rank }, { $times } times
}
joseki-tree-tenuki = { $times ->
    [one] Node { $depth }: { $color } tenuki, { $times } time
   *[other] Node { $depth }: { $color } tenuki, { $times } times
}

## src/app/joseki/explorer.rs: how far the second move of a pair lies from the first, where players have no name for it

joseki-offset-same-point = on the same point
joseki-offset-in-line = { $far } away in line
joseki-offset-diagonal = { $far } away, diagonal
# Like a rectangle's sides: "3 by 2 away".
joseki-offset-by = { $far } by { $near } away

## src/app/joseki/act.rs: names of tasks, as the list of running work shows them

# $window is such as "9×9" or "13-point diamond".
joseki-task-collocations = Collocations of { $window }
joseki-task-corners = Corners of { $size }×{ $size }
joseki-task-games = Games of a corner position
joseki-task-opening = Opening { $path }
joseki-task-reading = Reading { $path }
joseki-task-unpacking = Unpacking Professional shapes
joseki-task-looking = Looking for the shape in the collocations

## src/app/joseki/act.rs: messages

joseki-of-other-games = These collocations are of other games than those that are loaded: they are shown, their examples are not here
# $pairs and $games are such as "340 pairs" and "12 games".
joseki-opened = Opened { $path }: { $pairs } in { $games }.
joseki-opened-instead = Opened { $path }: { $pairs } in { $games }. They stand in place of the collocations that were there.
# $positions and $comments are such as "1,200 positions" and "340 comments"; "Details" is the panel.
joseki-dictionary-has = The dictionary has { $positions } and { $comments }: they are shown in Details
joseki-comments = { $comments ->
    [one] { $comments } comment
   *[other] { $comments } comments
}
joseki-dictionary-unreadable = { $path }: no game could be read: { $reason }. A dictionary is an SGF with variations
joseki-count-collocations-first = Count the collocations first; then shapes and moves can be explored
joseki-count-corners-first = Count the corners first
joseki-nothing-after = Nothing was played after this
joseki-no-path = Step somewhere first: there is no path yet
joseki-no-path-to-keep = Step somewhere first: there is no path to keep yet
joseki-too-many-kept = Too many paths are kept: export them, or drop some
joseki-paths-kept = { $paths ->
    [one] Kept: { $paths } path
   *[other] Kept: { $paths } paths
}
# Titles of kept paths: of the way through the shapes, and of that in the corner.
joseki-steps-of-shapes = { $steps ->
    [one] { $steps } step of shapes
   *[other] { $steps } steps of shapes
}
joseki-moves-in-corner = { $moves ->
    [one] { $moves } move in the corner
   *[other] { $moves } moves in the corner
}
joseki-path-copied = The path is in the clipboard, as SGF
joseki-games-not-loaded = The games that these collocations are of are not loaded
# Titles of the dialogs that ask for a file's name.
joseki-dialog-save-collocations = Save the collocations
joseki-dialog-save-corners = Save the corners
joseki-dialog-save-paths = Save the paths as SGF
joseki-saved-pairs = { $pairs ->
    [one] Saved { $pairs } pair to { $path }
   *[other] Saved { $pairs } pairs to { $path }
}
joseki-saved-positions = { $positions ->
    [one] Saved { $positions } position to { $path }
   *[other] Saved { $positions } positions to { $path }
}
joseki-saved-paths = { $paths ->
    [one] Saved { $paths } path to { $path }
   *[other] Saved { $paths } paths to { $path }
}
joseki-no-stones = There are no stones to look for yet
joseki-cannot-be-looked-for = This cannot be searched for: { $reason }
# For screen readers: what the board of shapes shows. $number of $length is the place on the path; $played, $followed are such as "12 times", $shapes such as "30 shapes".
joseki-describe-after = shape { $number } of { $length }, played { $played }, followed { $followed }, what comes after: { $shapes }
joseki-describe-before = shape { $number } of { $length }, played { $played }, followed { $followed }, what came before: { $shapes }
# For screen readers: what the board of the corner shows. $moves is such as "3 moves", $times such as "12 times".
joseki-describe-corner = { $continuations ->
    [one] after { $moves }, { $color } to play, there { $times }, { $continuations } continuation
   *[other] after { $moves }, { $color } to play, there { $times }, { $continuations } continuations
}

## src/app/joseki/start.rs: where a walk begins, and why it cannot

# $window is a window as it is typed: square:9.
joseki-not-in-a-middle = No shape of { $window } that is kept has this one in its middle
# $shapes and $times are such as "12 shapes" and "340 times".
joseki-stands-in = The shape stands in { $shapes } of { $window }, played { $times }; this is the most frequent.
joseki-shape-before-move = Collocations begin with a shape as it was before the move: choose one that was counted around each move, before it was played
# The shape that was given is larger than the window: its outer points are left out.
joseki-cut = Cut to the window of the collocations, { $window }.
joseki-windows-do-not-fit = The shape's window { $own } and that of the collocations, { $wanted }, do not fit into each other
joseki-no-such-surroundings = No pair that is kept has these surroundings of { $window }: count collocations of a smaller window
joseki-open-game-first = Open a game first
joseki-go-to-move-first = Go to a move of the open game first: a shape is around a move
# $color is Black or White.
joseki-other-side-to-move = In no game it was the other side's turn here: shown with { $color } to move
joseki-path-not-there = These figures do not have the whole of this path
joseki-corner-not-there = No sequence has this corner: it was left alone for too long, was changed by a capture from outside, or occurred too rarely in these games
# "Find" is the workspace; M is the key of its tool that numbers moves.
joseki-number-move-first = Number a move in Find's drawing first (M): a shape is around a move
joseki-drawing-open = The drawing leaves points open within { $window }: draw stones and empty points only

## src/core/mining/corner, collocation, graph and src/app/joseki/inside.rs: progress bars, "Reading corners · 1,200 of 5,000 games"

joseki-phase-reading-corners = Reading corners
joseki-phase-sorting-positions = Sorting positions
joseki-phase-testing-pairs = Testing pairs
joseki-phase-looking = Looking for the shape
# What a bar counts, after a number.

## src/core/mining/corner/mod.rs and graph/rows.rs: errors

# $size is the number that was typed for the side of the square.
joseki-corner-size = corner { $size }: 2 to 10 points a side, at most half the board
# Why a file of corner positions is damaged; $number says which position of the file.
joseki-damaged-stone = position { $number }: a stone outside the square, or two on one point
# A position has several views (turned, mirrored, colours exchanged), of which the file has to hold the smallest.
joseki-damaged-view = position { $number }: stones: not the smallest view
joseki-damaged-count = position { $number }: count: not what goes on from it and ends in it
joseki-damaged-move = position { $number }: moves: one contradicts itself
joseki-damaged-twice = two positions have the same stones
