# The Shapes workspace: mined shapes in a table, and what there is to know of the one that is selected.
# A shape is what a window of points around a move (or anywhere in a final position) looks like.

## Panels and tabs

# Title of the panel with the table, and of a tab in it.
shapes-pane-table = Shapes
# Title of the panel with the selected shape.
shapes-pane-detail = Shape
shapes-pane-plots = Plots
# Title of the panel where one says what to mine; also its button that begins.
shapes-mine = Count shapes
shapes-tab-continuations = Continuations
shapes-tab-symmetry = Symmetry
# Templates: shapes some of whose points do not matter.
shapes-tab-templates = Templates
shapes-tab-examples = Examples

## Words of many panels

shapes-occurrences = { $occurrences ->
    [one] { $occurrences } occurrence
   *[other] { $occurrences } occurrences
}
# A mined result; $result says of what (5×5 around each move).
shapes-result-at-least = { $result }, at least { $times } times
# How an image of a shape differs from the shape itself.
shapes-colours-swapped = colours exchanged
# $turn is a turn or mirror (quarter turn right).
shapes-turn-and-colours-swapped = { $turn }, colours exchanged
# What shares are of when results are compared: the names of three buttons, and their tooltips.
shapes-unit-moves = per move
shapes-unit-moves-help = Its share of all moves. Moves of one game go together: differences look too sure.
shapes-unit-games = per game
shapes-unit-games-help = The share of games that have it: the careful comparison.
shapes-unit-offers = per chance
shapes-unit-offers-help = Played when possible: who plays there more readily when it can be played.
# Tooltips of columns and facts.
shapes-against-help = The odds of the shape here divided by its odds in the professional games, with the 95 % interval (logarithmic; the line in the middle is ×1). Grey if it may be chance: more than one in twenty such finds would be false. Sorted by significance, not by size.
shapes-name-help = What players call it, as far as the window shows it. A name that would need points outside the window is not given.
shapes-k-help = K: the number of stones in the window.
shapes-bits-help = The more bits, the rarer: a shape that is every second one has 1 bit, one in a thousand has 10. (Information: −log₂ of its share of all occurrences.)
shapes-rate-help = Played when possible: of all the times a point offered this shape to the player to move, how often the move was made. The line is Wilson's 95 % interval: where the true rate lies 19 times in 20, honest for small counts too.
shapes-wins-help = Of the games whose result is known, the share that the player of the move won.
shapes-years-help = First and last year of a game that contains it.
# Labels before the two ends of a range: from [2] to [8].
shapes-from = from
shapes-to = to
# A point of a window, by its place.
shapes-point = column { $column }, row { $row }

## The table: heads of columns and their tooltips

shapes-column-rank = Rank
shapes-column-rank-help = By how often it occurs.
shapes-column-shape = Shape
shapes-column-shape-help = Sorted by its diagram, row by row: empty, Black, White, off the board.
shapes-column-name = Name
shapes-column-played = Played
shapes-column-played-help = How often it was played.
# How often the shape occurs.
shapes-column-times = Times
shapes-column-times-help = How often it occurs.
shapes-column-games = Games
shapes-column-games-help = Games that contain it.
# The number of stones.
shapes-column-k = K
# Bits of information.
shapes-column-bits = Bits
# How often it was played when it could be.
shapes-column-share = Share
shapes-column-wins = Mover wins
shapes-column-years = Years
# Against professionals; there is little room.
shapes-column-against = × pros

## The table: what stands above it

# Of all shapes, so many are shown.
shapes-shown-of = { $all ->
    [one] { $shown } of { $all } shape
   *[other] { $shown } of { $all } shapes
}
shapes-rarer = ({ $shapes } rarer not listed)
# After the number of shapes; $occurrences is “1,234 occurrences”.
shapes-in-games = { $games ->
    [one] in { $games } game, { $occurrences }
   *[other] in { $games } games, { $occurrences }
}
shapes-ordering = Putting in order…
shapes-nothing-found = Nothing was found: no game reaches these moves, or no shape occurs often enough.
shapes-none-passes = No shape passes the filter.
# A link to a drawing whose name was typed.
shapes-find-example = Find “{ $shape }” drawn, in all games
shapes-clear-filter = Clear the filter
# Name of the field that chooses a result, for screen readers.
shapes-result-field = Counted shapes
# Heading of the professionals' results in that field.
shapes-professional-read-only = Professional shapes, read only
# A result of professional games; $result says of what (5×5 around each move).
shapes-result-of-professionals = Professionals: { $result }
# Menu entries below Save….
shapes-save-whole = Whole result (RON)…
shapes-save-whole-tip = For Katachi to read again
shapes-save-rows = The shapes of the table
shapes-save-csv = Table with clusters (CSV)…
shapes-save-arff = For WEKA (ARFF)…
shapes-save-gnu-go = For GNU Go (.db)…
shapes-save-tip = Keep this result, or take its shapes to another program
shapes-open-tip = Read a result that was saved
shapes-mining = Counting…
shapes-compare = Compare with professionals
shapes-no-shapes = No shapes yet
shapes-games-are-read = The games are being read. Shapes appear here in a moment.
shapes-drop-files = Drop SGF files, a folder or an archive on the window first.
shapes-games-wait = { $games ->
    [one] { $games } game is ready to be counted.
   *[other] { $games } games are ready to be counted.
}
shapes-mine-3 = Count 3×3 around each move
shapes-mine-5 = Count 5×5 around each move
shapes-mine-diamond = Count the 13-point diamond around each move
shapes-other-windows = Any other window: the panel Count shapes, where you can also draw one.

## The table: rows for screen readers

# $stones is “5 stones”, $occurrences is “1,234 occurrences”.
shapes-row = rank { $rank }, { $stones }, { $occurrences }
# $name is what players call it.
shapes-row-named = rank { $rank }, { $stones }, { $occurrences }, { $name }

## The filter of the table

# Heading; the second one where some shapes are hidden.
shapes-filter = Filter
shapes-filter-on = Filter (on)
# Label of a number: shapes that occur so often or more.
shapes-filter-count = Count from
shapes-filter-named = only shapes with a name
shapes-filter-kind = Kind of move
# Of the kinds of moves: all of them.
shapes-filter-any-kind = any
shapes-filter-kind-tip = By the names of the move that is played next; a shape may be of several kinds
shapes-filter-no-kind-tip = These shapes were not read around a move that comes next, so it has no kind
shapes-filter-kind-small = Few small shapes have a kind: those of 24 % of the moves in 3×3, of 69 % in 5×5
# Label: the one cluster whose shapes are shown.
shapes-filter-cluster = Cluster
shapes-filter-cluster-tip = Show the others too
# A cluster without a name, by its number.
shapes-filter-cluster-of = { $number } of { $clusters }
shapes-filter-text = Text
shapes-filter-text-tip = Keeps shapes whose name has this text, or with an example from a game whose players, event or date have a word that is this text or, from three letters on, begins with it (up to 32 examples of a shape are kept), or whose diagram has these marks, such as X.O
# Hint in the empty field for the text; X.O is a row of a diagram.
shapes-filter-text-hint = name, player, event, X.O
# Above the drawing of what shapes must contain.
shapes-filter-contains = Contains
shapes-filter-contains-tip = Click the points to draw: X black, O white, . empty, ? anything. Every shape stays that has this somewhere in its window, turned and mirrored too.
# A point of that drawing for screen readers; $mark is X, O, ., # or ?.
shapes-filter-point = column { $column }, row { $row }: { $mark }

## The selected shape

shapes-select-one = Select a shape in the table: click a row, or walk with ↑ and ↓.
shapes-select-none = Here a shape shows its symmetry, what is played in it next, and games that have it.
# Heading; the shape of this rank, of so many.
shapes-heading = Shape { $rank } of { $all }
shapes-unnamed = Unnamed shape
shapes-named-in-games = In games: { $names }
shapes-find = Find games with this shape
shapes-find-tip = Look for it in all games, in the Find workspace, which counts a place once a game
shapes-follows = What follows this shape
shapes-follows-tip = Which shapes follow it, in the Joseki workspace
# The large drawing for screen readers; $image is how it is turned, $diagram its rows.
shapes-picture = selected shape, { $image }: { $diagram }
# Facts of the shape: names, and tooltips of them.
shapes-fact-occurrences = Occurrences
shapes-fact-occurrences-help = How often it occurs, and its share of all occurrences.
shapes-fact-games = Games
shapes-fact-games-help = Games that contain it, and their share of all games.
shapes-fact-k = K
shapes-fact-information = Information
shapes-fact-rate = Played when possible
shapes-fact-wins = Mover wins
shapes-fact-years = Years
shapes-fact-against = Against professionals
shapes-bits = { $bits } bits
shapes-some-of = { $some } of { $all }
shapes-no-result = no result is known
shapes-too-rare = too rare to tell
shapes-at-most = at most { $share }
# The ends of an interval.
shapes-interval = { $low } to { $high }
# Shares in these games and in those of professionals.
shapes-here-and-there = { $here } here, { $there } there
# Tooltip of it: how often.
shapes-against-tip = { $count } of { $of } here, { $countThere } of { $ofThere } in professional games
shapes-against-tip-at-most = { $count } of { $of } here, at most { $countThere } of { $ofThere } in professional games
# A second line of the tooltip, for experts.
shapes-against-figures = log-odds { $odds }, z { $z }, q { $q }

## Continuations: what was played in the window next

shapes-final-has-none = The game is over in a final position, so nothing follows. Count shapes around each move to see what is played next.
shapes-nobody-played = Nobody played inside this window again before something else changed it.
# The drawing for screen readers; $replies lists letters with their shares.
shapes-replies-drawn = replies on the shape: { $replies }
# Who played a reply: colours of the bars.
shapes-by-opponent = the opponent
shapes-by-mover = the mover again
# A reply with a letter: by whom, and at once or later.
shapes-reply = { $times ->
    [one] { $letter }: { $times } time, by the opponent { $opponent } and { $opponentLater } later, by the mover { $mover } and { $moverLater } later
   *[other] { $letter }: { $times } times, by the opponent { $opponent } and { $opponentLater } later, by the mover { $mover } and { $moverLater } later
}
# Explains a column; Both is a column of Find.
shapes-replies-played-help = Replies of both colours together. Find shows this number in the column Both, and parts it by colour
# Tenuki: playing elsewhere first. Hatched is how bars show it.
shapes-later-replies = In { $later } of { $all } the reply came later, after tenuki (hatched).
shapes-no-reply = none
shapes-no-reply-times = no local reply: { $times }
shapes-no-reply-tip = no local reply: the game ended, or stones from outside changed the window, before anyone played in it again.

## Symmetry: the sixteen images of a shape

shapes-as-it-is-button = Back to as it is
shapes-jump = Jump instead of turning
shapes-versions = { $versions ->
    [one] { $versions } different version
   *[other] { $versions } different versions
}
# $equation is “orbit 8 × stabiliser 2 = 16”, words of group theory.
shapes-versions-tip = { $equation }. Turning, mirroring and exchanging colours make so many different pictures of this shape: its orbit. Those that change nothing are its stabiliser. Orbit times stabiliser is always the number of images.
shapes-equation = orbit { $orbit } × stabiliser { $stabiliser } = { $images }
shapes-few-images = (this window has only { $images } of the 16 images)
shapes-no-symmetry = No turn, mirror or exchange leaves it as it is: it has no symmetry of its own.
# $images lists turns and mirrors.
shapes-unchanged-by = Unchanged by: { $images }.
shapes-seen-around-moves = The games show { $seen } of its { $all } pictures. In the corpus, exchanged colours mean that White made the move.
shapes-seen-in-finals = The games show { $seen } of its { $all } pictures. Final positions: which colour is which does not matter, so all sixteen are one shape.
# Headings of two rows of pictures.
shapes-row-as-they-are = Colours as they are
shapes-row-swapped = Colours exchanged
# One picture; pictures that look the same have the same letter. $image is how it is turned.
shapes-image = { $times ->
    [one] { $image }: picture { $letter }, seen { $times } time, { $share }
   *[other] { $image }: picture { $letter }, seen { $times } times, { $share }
}
# A picture that there is not.
shapes-no-image = { $image }: this window does not fit onto itself that way

## Templates: which points of a shape do not matter

shapes-templates-of-shape = Of this shape
shapes-templates-of-result = Of the whole result
shapes-templates-looking = Looking for cells that do not matter…
shapes-templates-none = Every cell of this shape matters.
shapes-templates-none-why = A cell does not matter, and is drawn as ?, when the shape occurs whatever stands there: empty, Black or White. Here each cell misses at least one of the three.
shapes-templates-include = { $templates ->
    [one] One template includes this shape:
   *[other] { $templates } templates include this shape:
}
# Points of a template where anything may stand.
shapes-free-points = { $points ->
    [one] { $points } free point
   *[other] { $points } free points
}
# A template of the shape for screen readers.
shapes-template = { $points ->
    [one] template { $number }: { $points } free point
   *[other] template { $number }: { $points } free points
}
shapes-the-template = the template
shapes-stands-for = { $variants ->
    [one] It stands for { $variants } filling, and every one was played.
   *[other] It stands for { $variants } fillings, and every one was played.
}
shapes-variants-turned = A filling counts as played in any orientation. Some may be one shape in two orientations. Click one to look at it.
shapes-open-cells = What does not matter
shapes-open-cells-tip = The other ? are left as they are in the selected shape.
# What stands at a point ($value is Black, White or empty), and how often.
shapes-filling = { $times ->
    [one] { $place } { $value }: { $times } time
   *[other] { $place } { $value }: { $times } times
}
shapes-why-no-larger = Why it is no larger
shapes-no-cell-left = No cell is left that could be opened: what remains is off the board, or the point of the move.
shapes-one-more-open = With one more cell open, this filling would have to occur, and it never did:
# $value is what stands there: Black, White or empty.
shapes-must-stay = { $place } must stay: never seen with { $value } there
shapes-what-templates-are = A template stands for all shapes that differ only in its ?, if every one of them was played.
shapes-find-templates = Find all templates
shapes-all-templates = { $templates ->
    [one] All { $templates } template
   *[other] All { $templates } templates
}
shapes-largest-only = largest only
shapes-largest-only-tip = A template is largest when no further cell of it can be made ?. The others are contained in larger ones.
# A template of the list for screen readers; $points is “2 free points”, $occurrences “1,234 occurrences”.
shapes-template-row = template of rank { $rank }, { $points }, { $occurrences }
shapes-variants = { $variants ->
    [one] { $variants } filling
   *[other] { $variants } fillings
}
# $points is “2 free points”, $variants “9 fillings”, $shapes “5 shapes”; the second one where no larger template contains it.
shapes-template-facts = { $points }, { $variants } in { $shapes }
shapes-template-facts-largest = { $points }, { $variants } in { $shapes }, largest
shapes-template-look = Look at the most frequent shape it stands for
# A point of the window.
shapes-the-middle = the middle
# What stands at a point.
shapes-cell-empty = empty
shapes-cell-off-board = off the board

## Examples: games that have the shape

shapes-examples-elsewhere = These shapes were counted in other games than those that are loaded. Load those to look at examples.
shapes-open-game = Open the game
# N and Shift+N are keys.
shapes-examples-drawn = { $examples ->
    [one] { $examples } example of { $occurrences }, drawn at random. N and Shift+N open one after the other.
   *[other] { $examples } examples of { $occurrences }, drawn at random. N and Shift+N open one after the other.
}
shapes-example-result = Result
shapes-example-date = Date
shapes-example-move = Move
shapes-example-event = Event
# Head of a column: how the shape is turned there.
shapes-example-seen-as = Seen as
# Instead of a move's number: the shape stands in the final position.
shapes-example-end = end
# A row for screen readers: players, date, move, and how the shape is turned.
shapes-example = { $black } – { $white }, { $date }, move { $number }, { $image }
shapes-example-final = { $black } – { $white }, { $date }, move end, { $image }

## Plots over all shapes

shapes-plots-none = Count some shapes, and their frequencies are drawn here.
shapes-plot-rank = Frequency by rank
shapes-plot-clusters = Frequency by K
shapes-plot-stones = Shapes by K
# How much the most frequent shapes explain.
shapes-plot-coverage = Coverage
# Label of a number: into how many clusters shapes are put.
shapes-clusters = Clusters
# k-means is the name of the method.
shapes-k-means = k-means over K and log frequency
shapes-working = Working it out…
shapes-zipf-none = Too few different frequencies to fit Zipf's law.
shapes-zipf = { $shapes ->
    [one] Zipf exponent { $exponent } ± { $error }, over the { $shapes } shape that occurs { $times } times or more
   *[other] Zipf exponent { $exponent } ± { $error }, over the { $shapes } shapes that occur { $times } times or more
}
shapes-zipf-tip = Frequency falls as rank to the power −{ $rank }. Fitted by maximum likelihood to the number of shapes that occur x times (exponent { $exponent } ± { $error }); the largest distance between data and law is { $distance }.
# What lines, marks and bars of the plots are.
shapes-key-shapes = shapes
shapes-key-zipf = Zipf's law
shapes-key-selected = selected shape
shapes-key-different = different shapes
shapes-key-occurrences = occurrences
shapes-key-coverage = coverage
# Names of axes.
shapes-axis-rank = rank
shapes-axis-occurrences = occurrences
shapes-axis-stones = K (stones)
shapes-axis-share = share
shapes-axis-most-frequent = the N most frequent shapes
shapes-axis-share-of-all = share of all occurrences
# Beside the pointer in a plot.
shapes-hover-rank =
    rank { $rank }
    { $times } times
shapes-hover-k =
    K { $k }
    { $times } times
# $bars is what the bars are: different shapes, or occurrences.
shapes-hover-bar = K { $k }: { $share } of { $bars }
shapes-hover-coverage = the { $shapes } most frequent: { $share }
# Millions, beside an axis: there is little room.
shapes-millions = { $millions } M
# What is in a cluster; $k and $times are ranges (2–4, 1,000–52,000).
shapes-cluster = { $shapes ->
    [one] { $shapes } shape, K { $k }, { $times } times
   *[other] { $shapes } shapes, K { $k }, { $times } times
}
# A cluster that the user has named; $contents is what is in it.
shapes-cluster-named = { $name }: { $contents }
shapes-cluster-tip = Centre: K { $k }, { $times } times. A click shows these shapes alone, a second one all again
# Button that opens a field for a name of a cluster.
shapes-cluster-name = Name…
shapes-cluster-name-tip = Give this cluster a name of your own. It is kept with the result, and stands in its tables
# The same for screen readers.
shapes-cluster-name-of = Name cluster { $cluster }
# Hint in the empty field.
shapes-cluster-name-hint = name
# Button that takes the name.
shapes-cluster-call-it = Call it so
shapes-coverage-none = Of all occurrences.
# $list joins “12 shapes explain 50 %”.
shapes-coverage = About { $list }.
shapes-coverage-part = { $shapes ->
    [one] { $shapes } shape explains { $share }
   *[other] { $shapes } shapes explain { $share }
}

## The form: what to mine

shapes-form-window = Window
shapes-form-window-help = The points that make up a shape.
shapes-form-where = Where
shapes-form-min-count = Minimum count
# A check box, then two numbers (from 2, to 8), then the unit.
shapes-form-only-shapes-of = Only shapes of
shapes-form-only-shapes-of-tip = Shapes with fewer or more stones are left out.
shapes-form-stones = stones
shapes-form-load-first = Load some games first: drop SGF files, a folder or an archive on the window.
shapes-form-mined-already = This has been counted already: show it
# A window of so many points.
shapes-form-diamond = Diamond { $points }
shapes-form-diamond-tip = { $steps ->
    [one] All points within { $steps } step of the middle
   *[other] All points within { $steps } steps of the middle
}
shapes-form-rectangle = Rectangle
shapes-form-draw = Draw your own
# Labels of the sides of a rectangle.
shapes-form-wide = Wide
shapes-form-high = High
shapes-form-draw-help = Click or drag over points. The ring is the middle, where the move goes.
# The picture of the window for screen readers; $window is what it is (13-point diamond).
shapes-form-the-window = the window { $window }
shapes-form-no-symmetry = no symmetry
shapes-form-symmetries = { $symmetries ->
    [one] { $symmetries } symmetry
   *[other] { $symmetries } symmetries
}
# The drawing of a window for screen readers.
shapes-form-drawn-window = { $points ->
    [one] drawn window, { $points } point
   *[other] drawn window, { $points } points
}
shapes-form-around-moves = Around each move
shapes-form-around-moves-tip = The window centred on every move; the player to move counts as Black.
shapes-form-after = As it stands after the move
shapes-form-after-tip = Reads the window with the stone on the board and its captures taken off, instead of before the move.
# A check box, then the first and last number of moves.
shapes-form-only-moves = Only moves
shapes-form-final = All over the final positions
shapes-form-final-tip = Every placement on the board when the game is over; which colour is which does not matter. Placements without a stone are left out.
# Why the form cannot be mined.
shapes-form-no-middle = This window has no middle point, so it cannot be put around a move. Choose odd sides, draw the middle point, or read final positions.
shapes-form-moves-reversed = The first move comes after the last.
shapes-form-stones-reversed = The smallest number of stones is above the largest.
shapes-form-draw-two = Draw at least two points for the window.

## Work in the background, files and notices

# Names of work that goes on.
shapes-work-order = Putting shapes in order
shapes-work-figures = Figures of the shapes
shapes-work-mining = Counting { $result }
shapes-work-opening = Opening { $path }
shapes-work-professional = Professional shapes
shapes-work-templates = Templates of { $result }
# A step of such work, and what is counted in it.
shapes-step-unpacking = Unpacking professional shapes
# Titles of dialogs.
shapes-save-title = Save counted shapes
shapes-save-rows-title = Save the shapes of the table
shapes-saved = Saved to { $path }
shapes-saved-without = Saved to { $path }; { $shapes } left out: without a stone, or more than GNU Go's compiler takes
shapes-none-of-window = there are none of { $window }
shapes-none-professional = there are no professional shapes of this window
shapes-select-first = Select a shape in the Shapes workspace first
shapes-select-for-examples = Select a shape first: its examples come one after the other
shapes-other-games = These shapes were counted in other games than those that are loaded: they are shown, their examples are not here
# $shapes and $games are such as "1,084 shapes" and "12 games".
shapes-opened = Opened { $path }: { $shapes } in { $games }.
shapes-opened-instead = Opened { $path }: { $shapes } in { $games }. It stands in place of the result of the same choices.
shapes-games-not-loaded = The games that these shapes were counted in are not loaded
