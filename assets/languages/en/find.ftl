# The Find workspace: a drawn shape, its hits, who played it and when; also messages about diagrams and filters.

## The panels

find-pane-draw = Draw
find-pane-results = Results
find-pane-years = Years
find-pane-players = Players
find-pane-hits = Hits
find-pane-history = History
# The drawing as a text diagram.
find-pane-text = Text
# Pages to be printed.
find-pane-pages = Pages

## Several drawings in one question (parts)

# A menu that adds another drawing to the question.
find-add = Add
find-add-tip = Ask for another shape in the same games
# AND, OR, NOT and THEN are words of the text form of a question; entries of the menu Add.
find-add-and = AND another shape
find-add-and-tip = Games that have both
find-add-and-not = AND NOT another shape
find-add-and-not-tip = Games that have this one and not the other
find-add-or = OR another shape
find-add-or-tip = Games that have either
find-add-then = THEN another shape
find-add-then-tip = Games in which the other shape follows within a number of moves
# Games must contain the first drawing: stands before its picture.
find-must-contain = must contain
find-must-not-contain = must not contain
# These stand between the pictures of two drawings.
find-join-and = and
find-join-and-not = and not
find-join-or = or
find-join-or-not = or not
# The second shape follows the first within $moves moves.
find-join-then = then within { $moves }
find-join-then-same = then within { $moves }, same orientation
find-join-first-tip = Whether games must have this shape
find-join-tip = How this shape combines with the one before it
# The same joining words as entries of a menu.
find-choose-and = AND
find-choose-and-not = AND NOT
find-choose-or = OR
find-choose-or-not = OR NOT
find-choose-then = THEN
# Label of a field with the number of moves.
find-within-moves = within moves
find-same-orientation = same orientation
# Name of a picture: the first, second … drawing.
find-shape = Shape { $number }
find-remove-shape = Remove shape { $number }
find-remove-shape-tip = Leave this shape out
find-part-shown-tip = The hits of this drawing are shown. Click to edit it.
find-part-tip = Click to edit this drawing and see its hits.

## The tools of the query board (palette)

find-tool-stones = Alternate
find-tool-stones-tip = Click to place stones of alternating colours (P), with Shift Black, with Ctrl White; click a stone to remove it
# A tool: selects the region that is looked for.
find-tool-select = Select
find-tool-select-tip = Drag the region to search for (S); dragging with the right button always does so
find-tool-moves = Moves
find-tool-moves-tip = Number the moves that follow, in their order (M); a click on the last takes it back
# A tool: chooses single points.
find-tool-points = Points
find-tool-points-tip = Click or drag the points to search for, one by one (D)
# A menu with more sets of what a point may hold.
find-more-sets = More
find-more-sets-tip = More choices for what a point may hold, including off the board
find-undo-tip = Undo (Ctrl+Z)
find-redo-tip = Redo (Ctrl+Shift+Z)
find-turn-tip = Turn by a quarter (R)
find-mirror-tip = Mirror (Shift+R)
# A button: exchanges the colours.
find-exchange = Exchange
find-exchange-tip = Exchange Black and White (C)
# A command: takes everything off the query board.
find-clear = Clear
find-clear-tip = An empty board (Delete)
find-examples = Examples
find-board-size = Board size

## What a point of the drawing may hold (sets)

find-set-empty = empty
find-set-black = Black
find-set-black-empty = Black or empty
find-set-white = White
find-set-white-empty = White or empty
find-set-stone = a stone of either colour
find-set-on-board = anything on the board
find-set-off-board = off the board
find-set-empty-off = empty or off the board
find-set-black-off = Black or off the board
find-set-black-empty-off = Black, empty or off the board
find-set-white-off = White or off the board
find-set-white-empty-off = White, empty or off the board
find-set-stone-off = a stone, or off the board
find-set-anything = anything, even off the board

## Examples: ready questions

find-example-approach = Approach to a 3-4 stone
find-example-approach-hint = What is played after the small knight's approach? Click a letter on the board to go on.
find-example-invasion = 3-3 invasion
# Years is a panel.
find-example-invasion-hint = White invades under the 4-4 stone: from which side does Black block? Look at Years, too.
find-example-bamboo-joint = Bamboo joint
find-example-bamboo-joint-hint = No edge is drawn, so it is found anywhere, turned and in both colours.
find-example-empty-triangle = Empty triangle
find-example-empty-triangle-hint = Green dots stand for anything: only the triangle matters.
find-example-crawl = Second-line crawl
find-example-crawl-hint = The lower edge is drawn: the shape slides along all four edges.
find-example-stone-or-empty = Stone or empty
find-example-stone-or-empty-hint = A black dot admits Black or nothing: the hane is found with and without its protection.

## The query board (draw)

# What screen readers call the board that is drawn on.
find-query-board = Query board
find-turn = Turn by a quarter
find-mirror = Mirror
find-exchange-colours = Exchange Black and White
find-copy-diagram = Copy as a diagram
# Joseki is a workspace.
find-explore-in-joseki = Explore in Joseki
find-find-in-problems = Find in problems
find-follow = Let the region follow the stones
# What screen readers say of the drawing; $size is 19×19.
find-board-words = { $stones ->
    [one] { $size }, { $stones } stone
   *[other] { $size }, { $stones } stones
}
# $from and $to are points: C3, D4.
find-board-words-region = { $stones ->
    [one] { $size }, { $stones } stone, region { $from } to { $to }
   *[other] { $size }, { $stones } stones, region { $from } to { $to }
}

## How the drawing may match (options)

# The ways to read the drawing are buttons below the board; in a narrow window they have the short texts.
find-reading-shape = As drawn
find-reading-shape-short = Drawn
find-reading-shape-tip = Anywhere on the board, turned and mirrored. Points between the stones are empty; around them anything may stand
find-reading-stones = Only these stones
find-reading-stones-short = Stones
find-reading-stones-tip = Anywhere on the board, turned and mirrored. All other points may hold anything, also those between the stones
find-reading-corner = Alone in a corner
# At a side of the board, without other stones near.
find-reading-side = Alone at a side
find-reading-edge-short = Alone
find-reading-edge-tip = At the drawn distance from the edge, in any corner or at any side. All other points up to the edge are empty, so hits with another stone near, which Exactly here counts, are not among them
find-reading-here = Exactly here
find-reading-here-short = Here
find-reading-here-tip = Only at these points of the board, neither moved nor turned. Points between the stones are empty; around them anything may stand
find-reading-region = In the region
find-reading-region-tip = Drag another region with the right button, or choose another reading to let the region follow the stones
find-options = Options
# $count options differ from their defaults.
find-options-set = Options: { $count }
find-options-tip = Edges, colours, side to move, move numbers
find-set-edges = Also away from the edges that it touches
find-set-other-edges = Touches no other edges
find-set-colours = Only with the colours as drawn
# Move numbers, from $first to $last.
find-set-moves = Moves { $first } to { $last }
find-black-to-play = Black to play
find-white-to-play = White to play
# Label of four check boxes: edges of the board that belong to the drawing.
find-edges = Edges
find-edges-tip = Edges of the board that the region touches are part of the drawing: the shape is searched for only along these edges. Switch an edge off, and the shape may be anywhere.
find-left = left
find-right = right
find-top = top
find-bottom = bottom
find-left-edge = left edge
find-right-edge = right edge
find-top-edge = top edge
find-bottom-edge = bottom edge
find-other-edges = May touch other edges
find-other-edges-tip = Whether the shape may also touch an edge that is not drawn. Off: a side shape never reaches into a corner.
find-fixed = Exactly here
find-fixed-tip = Only where it is drawn, neither moved nor turned
find-swap = Colours may be exchanged
find-swap-tip = Also with Black and White exchanged
# Label of a choice: any, Black, White.
find-to-play = To play
# Whoever is to play.
find-to-play-any = any
find-in-variations = In variations too
find-in-variations-tip = { $games ->
    [one] Search the variations of { $games } game too; each variation is a line of its own
   *[other] Search the variations of { $games } games too; each variation is a line of its own
}
find-no-variations = None of the games has variations
find-main-lines-alone = Several drawings, or a drawing with numbered moves, are searched for only in the main lines
find-limit-moves = Limit move numbers
find-limit-moves-tip = Only if it appears within these moves
# Two labels, each before a field with a move number: from 0 to 50.
find-moves-from = from
find-moves-to = to

## The text diagram (text)

find-copy = Copy
find-copy-tip = The diagram, with its edges
# A button: draws the diagram that was typed.
find-draw-this = Draw this
# A button: back to the diagram of the drawing.
find-as-it-is-drawn = Back to the drawing
find-as-it-is-drawn-tip = Drops what was typed
find-paste-hint = Or paste a diagram or a game (SGF) with Ctrl+V, wherever you are in this workspace.
find-diagram = Diagram
# What the marks of a diagram mean; the marks stay as they are.
find-marks = X black · O white · . empty · ? anything on the board · x black or empty · o white or empty · @ either stone · # off the board · * anything · (9) any other set · _ no point of the region · | and - edges

## What was found, and what the search does (totals)

find-line-no-games = No games are loaded: open some, or the sample.
find-line-nothing-drawn = Draw a shape: what it finds appears while you draw.
find-line-indexing = Indexing the games, once for this library …
find-line-variations = Reading the variations …
find-line-awaiting-games = Counting the games of the corner position …
find-line-searching = Searching …
find-line-slow = This search is slow: it starts when you pause.
find-line-stopped = Stopped.
# A button.
find-search = Search
find-search-tip = Search now (Ctrl+Enter)
# A button that stops the search.
find-stop = Stop
# $hits is "12 hits", $games is "3 games".
find-hits-in-games = { $hits } in { $games }
# A tooltip of "12 hits in 3 games".
find-hits-tip = A hit is a place and an orientation in which the drawing appears in a game. A game with several hits counts as one game.
# Stands after "12 hits", which is written larger.
find-in-games = { $games ->
    [one] in { $games } game
   *[other] in { $games } games
}
# $share is a percentage of the games that were searched.
find-share-searched = { $share } of { $games } searched
find-share-searched-tip = Games with a hit, of all games that were searched
# Hits with the colours as drawn, and hits with Black for White.
find-as-drawn-swapped = { $same } with these colours, { $swapped } with colours exchanged
# Games with hits on other boards than that of the drawing; $size is 19×19.
find-other-sizes = { $games ->
    [one] { $games } game on another board than { $size }
   *[other] { $games } games on other boards than { $size }
}
# The filter's word size stays as it is; $side is 19.
find-other-sizes-tip = The drawing is looked for on boards of every size: size:{ $side } in the filter leaves out the others
find-unread = { $records ->
    [one] { $records } record could not be read again: only its main line was searched
   *[other] { $records } records could not be read again: only their main lines were searched
}

## Results

# The filter's words player and year stay as they are.
find-filter-hint = Only these games: player:shusaku year:1840..1862 …
# Name of the field for screen readers.
find-filter-name = Filter the search
# The filter's words asblack and aswhite stay as they are.
find-own-moves = Own moves, in either colour: asblack and aswhite are the players of Black and White as drawn, also where a game has the colours exchanged.
# A button: empties the filter.
find-clear-filter = Clear
find-search-all = Search all games
find-shapes-called-so = Shapes of this name:
find-only-in-earlier = { $games ->
    [one] Only in { $games } game of an earlier result
   *[other] Only in { $games } games of an earlier result
}
find-only-in-counted-corners = { $games ->
    [one] Joseki counts this corner { $corners }×, in { $games } game: only this is searched
   *[other] Joseki counts this corner { $corners }×, in { $games } games: only these are searched
}
find-counted-corners-note = Find also has these stones where they came later or with the other side to move, so its hits may be more.
# The games that a row counts, of a table that the user clicked.
find-only-in-counted = { $games ->
    [one] Only in { $games } game, counted by the row that you clicked
   *[other] Only in { $games } games, counted by the row that you clicked
}
find-search-within = Search within these games
find-search-within-tip = What you draw next is searched for only in these games
find-features = Feature patterns
find-features-tip = The 400 shapes of 3×3 or 3×2 points that divide the games best. Lists those that occur in the drawing, and how many games have each. Counting them takes a while
find-features-drawn = { $games ->
    [one] { $drawn } of { $known } feature patterns are in the drawing: { $games } game shows all of them
   *[other] { $drawn } of { $known } feature patterns are in the drawing: { $games } games show all of them
}
find-feature = { $games ->
    [one] { $size } at column { $column }, row { $row }: { $games } game
   *[other] { $size } at column { $column }, row { $row }: { $games } games
}
find-task-features = Counting feature patterns

## Continuations

find-no-continuation = Nobody played inside the region again before something else changed it.
find-play-it = Play it in the drawing
# A link that shows the rest of the list.
find-more-points = { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
find-fewer-points = Only the first ones
# Heads of columns.
find-head-played = Played
find-head-share = Share
# Head of a narrow column: how often the other colour played there.
find-head-by-other = Other
# The sum of Played and Other.
find-head-both = Both
find-head-later = Later
find-head-black-wins = Black wins
find-head-any-order = Any order
# Explains the columns Played, Share, Other, Both, Later, Black wins and Any order.
find-continuations-tip = Played, Other and Later count hits: a game with several hits counts several times. Played: hits in which the row's colour plays there. Share: their share of all hits. Other: hits in which the other colour plays there. Both: hits in which either colour does, as Shapes counts. Later: how many of these were played after two or more moves elsewhere. Black wins: counts games, each once, if somebody won and the row's colour plays there; Black's share, with the 95 % interval; grey if it does not differ from even. Any order: how often the position with this stone occurs, in any order of moves, so it may be more than Played.
find-alike-tip = Neighbouring ranks are compared: if both were played equally often, chance alone would separate their counts this far in more than one of 20 cases (χ², one degree of freedom).
# $followed and $none are of all $hits hits; $share is the percentage of those without a continuation.
find-counts-note = { $followed } of { $hits } hits go on inside the region: the sum of Played and Other over all points. No continuation: { $none } ({ $share }).
find-later-note = Played later, after tenuki (hatched): { $later }.
find-variations-note = In variations one hit may go on in several ways. Each of them counts, so the columns may add up to more.
# A check box. The field with the year stands after it.
find-compare-periods = Before and after a year
find-compare-periods-tip = Three more columns: the share of each move in the games before this year, in those since, and the change. Games without a year are in neither
# Heads of narrow columns: shares in the games before the year, and since.
find-head-before = Before
find-head-since = Since
find-head-change = Change
find-change-tip = Since { $year } less before, in percentage points. With *, fewer than 1 of 20 such changes are expected to be chance; grey may be chance. Hits of one game count as one choice
find-change-sure = Changed by { $points } percentage points: more than chance explains
find-change-unsure = Changed by { $points } percentage points: this could be chance
find-before-tip = Share of the row's move in all hits of games before { $year }
find-since-tip = Share of the row's move in all hits of games since { $year }
# Stands after the year: the hits of both periods.
find-periods-hits = Hits: { $before } before, { $since } since
find-periods-hits-undated = Hits: { $before } before, { $since } since, { $undated } without a year
# $rate is "52 %, probably between 49 % and 55 %".
find-period-share = played in { $played } of { $hits }: { $rate }
# $share is the message above.
find-period-before = Before { $year }: { $share }
find-period-since = Since { $year }: { $share }
# How often a point was played; $black_later of them by Black after moves elsewhere.
find-continuation-words = { $times ->
    [one] { $times } time: by Black { $black } and { $black_later } later, by White { $white } and { $white_later } later
   *[other] { $times } times: by Black { $black } and { $black_later } later, by White { $white } and { $white_later } later
}
# $here and $times are "12 times", $games is "3 games".
find-reached-black = Played from here by Black: { $here }. The position with this Black stone, by any order of moves: { $times } in { $games }.
find-reached-white = Played from here by White: { $here }. The position with this White stone, by any order of moves: { $times } in { $games }.
# The move that loses points: goes into "By the engine Black's move there loses 1.3 points".
find-black-there = Black's move there
find-white-there = White's move there
# $one and $other are letters of ranks.
find-two-alike = { $one } and { $other } do not differ significantly (p = { $p }).
find-continuation-hint = Click: play it and search again.
# $rate is "52 %, probably between 49 % and 55 %"; of games that somebody won.
find-black-won = { $games ->
    [one] Black won { $rate } of { $games } decided game
   *[other] Black won { $rate } of { $games } decided games
}
find-black-won-even = { $games ->
    [one] Black won { $rate } of { $games } decided game; this does not differ from even
   *[other] Black won { $rate } of { $games } decided games; this does not differ from even
}
# Letters of ranks, the last apart: A, B and C.
find-letters = { $letters } and { $last }
# $letters is "A and B".
find-alike = { $letters } do not differ significantly.
# $first is "A and B"; $others is "C and D; nor E and F" or "C and D" alone.
find-alike-more = { $first } do not differ significantly; nor do { $others }.
# A further group of letters in $others above.
find-alike-nor = nor { $letters }

## Where there is nothing to show (teach)

find-games-are-read = The games are being read.
find-no-games = No games are loaded
find-no-games-hint = Drop SGF files, a folder or an archive on the window, or open the sample games from the File menu.
find-draw-a-shape = Draw a shape
find-draw-a-shape-hint = Click to place stones on the board. The region follows them, or drag your own with the right button. The hits appear here while you draw.
find-begin-with = Or begin with one of these:
find-no-hit = No game has this shape
# $reading is a way to read the drawing, such as "Only these stones".
find-reading-hits = { $hits ->
    [one] { $reading }: { $hits } hit
   *[other] { $reading }: { $hits } hits
}
find-leave-out = Leave out a stone, or paint points that do not matter with the green dot (A).
# Stands before buttons that make the question less strict.
find-try = Try:
find-or-paint = Or paint points that do not matter with the green dot (A).
find-relax-anywhere = Anywhere on the board
find-relax-anywhere-tip = The shape may be elsewhere than it is drawn
find-relax-other-edges = Also where other edges are near
find-relax-other-edges-tip = It may touch edges that are not drawn
find-relax-swap = Also with Black and White exchanged
find-relax-swap-tip = Black and White may be exchanged
find-relax-to-play = Whoever is to play
find-relax-to-play-tip = Either side may be to play
find-relax-moves = At any move
find-relax-moves-tip = It may appear at any move
find-relax-all-games = In all games
find-relax-all-games-tip = Not only in the games of an earlier result
find-relax-no-filter = Without the filter
find-relax-no-filter-tip = In games that the filter leaves out, too
find-relax-region = A smaller region
find-relax-region-tip = The region follows what is drawn

## Years

find-facts-hint = Draw a shape to see here who played it and when.
find-facts-no-hit = No game has this shape.
find-no-years = None of these games says when it was played.
find-shares-of-all = Each of these games has a hit. The shares are of all games that pass the filter.
# Stands before a choice of year, 5 years, 10 years …
find-share-of-each = Share of the games of each
find-each-years = { $years ->
    [one] year
   *[other] { $years } years
}
# Stands before a link to the first game.
find-first = First:
find-first-tip = Open the game at its hit
find-only-these-tip = Click: search only in these games
find-first-move = move { $number }
# Games without a date: $found of $games have the shape. Stands at the end of a line.
find-undated = · undated: { $found } of { $games } games
find-by-era = By era
find-era-first = to 1867
find-era-last = from 2016
# A count out of a number of games.
find-found-of = { $found } of { $games }
# $what is what is counted, such as "games"; $rate is a percentage with its interval.
find-found-of-what = { $found } of { $games } { $what }: { $rate }
# What is counted in the message above.
find-of-games = games

## Players

find-by-rank = By rank
find-no-names = None of these games names its players.
# Heads of columns: a player, the player's games with the shape, all games of the player.
find-head-player = Player
find-head-games = Games
find-head-of = Of
# Opens the pane Player, a report on one player.
find-about-player = About this player
# Of $games games of the player $found have the shape.
find-player-row = { $player }: { $found } of { $games } games

## Hits

find-hits-hint = Games with the shape are listed here. Double-click one to open it there.
find-marked-tip = Marked for pages and export
find-sort-tip = Click to sort
# $column is the title of a column.
find-sort-hits-by = Sort hits by { $column }
find-column-result = Result
find-column-date = Date
find-column-event = Event
# The number of moves before the hit.
find-column-move = Move
# The next stone in the region.
find-column-next = Next
# How the hit is turned.
find-column-image = Image
find-column-game = Game
find-open-here = Open the game here
find-mark = Mark for pages
find-unmark = Unmark for pages
# Name of a check box.
find-mark-hit = Mark hit { $number }
# $image is "quarter turn right, colours exchanged".
find-hit-image = The drawing, { $image }
find-hit-row = Hit { $number }: { $black } – { $white }, move { $moves }
# A hit in a record without players.
find-hit-row-titled = Hit { $number }: { $title }, move { $moves }
# Hits that are listed while more come.
find-so-far = { $hits } so far
find-first-listed = the first { $hits } are listed
find-first-listed-tip = The list holds at most { $hits } hits; draw more stones to find fewer
# A check box: shows games as the shape is drawn.
find-show-as-drawn = Turned to the drawing
find-show-as-drawn-tip = Show games turned, and with colours exchanged, as the drawing (V)
find-view-pictures = Pictures
find-one-a-game = One a game
find-one-a-game-tip = Only the first hit of each game, in the order of the list
# Instead of a picture.
find-picture-in-variation = in a variation
find-previous-hit = Previous hit (Shift+N)
find-next-hit = Next hit (N)
find-save-hits-tip = All hits as a table, or their games as SGF (Ctrl+Shift+E)
find-marked = { $hits } marked
# A tooltip of "6 marked".
find-marks-of-drawing = Marks belong to the drawing and its options. Another drawing begins without marks; undo and the search history bring a drawing back with its marks.
# Stands after "6 marked": marked hits that the search leaves out now, because it looks in fewer games.
find-marks-left-out = { $hits } not among these hits
find-unmark-all = Unmark all
# Name of a menu: which hits are shown, how they are turned, and unmarking.
find-hits-more = More for hits

## History

find-back = Back (Alt+←)
find-forward = Forward (Alt+→)
find-history = Search history
# $words is how the step came to be; $hits is a number or …
find-step = Step { $step }: { $words }, { $hits } hits
# How a step came to be.
find-from-drawn = drawn
# A continuation was played: Black C17.
find-from-black = Black { $point }
find-from-white = White { $point }
find-from-game = from a game
find-from-shape = a counted shape
find-from-opening = an opening
find-from-pasted = pasted

## Pages

find-pages-hint = Draw a shape: the games that have it go on pages here, ready to print.
# $filter is what the user typed to filter the games.
find-pages-filter = Filter: { $filter }
# "The first [12] hits of the list": a field with a number stands between these two.
find-pages-first = The first
find-pages-first-hits = hits of the list, or mark the ones you want
find-hits-marked = { $hits ->
    [one] { $hits } hit marked
   *[other] { $hits } hits marked
}
find-save-pages = Save pages (PDF)…
find-save-pages-tip = PDF, a web page with diagrams to step through (.html), SVG, PNG, SGF or text: the name's ending decides
find-previous-page = Previous page
find-next-page = Next page
find-page-of = Page { $page } of { $pages }
find-paper = Paper
# The American size of paper.
find-paper-letter = Letter
find-landscape = Landscape
find-diagrams-per-page = Diagrams per page
find-moves-shown = Moves shown
# Label of a choice: what part of the board is shown.
find-show = Show
find-show-region = the region
find-show-region-2 = region + 2 lines
find-show-region-4 = region + 4 lines
find-show-half = half the board
find-show-whole = the whole board
# Label of a choice: how the moves are numbered.
find-numbers = Numbers
find-numbers-of-game = of the game
find-numbers-from-one = from 1
find-coordinates = Coordinates
find-tinted = Tinted region
# Checkbox: diagrams have the colours of the drawing, not those of the game.
find-drawn-colours = Colours of the drawing
# How much of a game goes into an SGF.
find-cut-hit = from the hit on
find-cut-whole = whole games
find-page-title = Title
find-no-pages = No hits to show: mark some, or draw a shape that is found.
# Titles of the dialogs that ask for a file's name.
find-save-pages-title = Save pages: .pdf, .html, .svg, .png, .sgf or .txt
find-save-hits-title = Save hits: .csv for a table, .sgf for a collection, a name without ending for a folder
find-saved = Saved to { $path }
find-saved-pages = { $pages ->
    [one] Saved { $pages } page to { $path }
   *[other] Saved { $pages } pages to { $path }
}
find-saved-hits = { $hits ->
    [one] Saved { $hits } hit to { $path }
   *[other] Saved { $hits } hits to { $path }
}
find-saved-games = { $games ->
    [one] Saved { $games } game to { $path }
   *[other] Saved { $games } games to { $path }
}

## Notices

find-open-first = Open a game first: its position will be searched for
# $reason is a sentence without a full stop.
find-shape-not-drawn = This shape cannot be drawn: { $reason }
find-not-drawn = This cannot be drawn: { $reason }
find-not-pasted = Not pasted: { $reason }
find-marks-lost = { $hits ->
    [one] { $hits } marked hit was dropped: its game is no longer in the library
   *[other] { $hits } marked hits were dropped: their games are no longer in the library
}
find-nothing-drawn = Nothing is drawn yet
find-copied = The drawing is in the clipboard, as a diagram
# What is looked for in problems.
find-the-drawing = the drawing of Find
find-nothing-to-look-for = There is nothing drawn to search for
find-brackets = brackets cannot be drawn: join the diagrams by AND, OR, NOT and THEN alone
find-too-large = a drawing holds at most 19 columns and rows, this needs { $width }×{ $height }
find-no-board = edges on opposite sides draw a board of { $width }×{ $height } points, but boards are square, 2×2 to 19×19

## Work in the background, named where it fails

find-task-filter = Filtering games
find-task-facts = Facts of the games
find-task-index = Index
find-task-variations = Variations
find-task-search = Search
find-task-readings = Ways to read the drawing
find-task-hits = All hits
find-task-reached = Positions reached
find-task-costs = Points lost
find-task-periods = Counting two periods
find-task-sort = Sorting hits
find-task-preview = Preview
# The current phase, beside a progress bar.
find-phase-search = Searching
find-phase-read-variations = Reading variations
find-phase-variations = Searching variations
find-phase-features = Noting features

## Why a diagram cannot be read

# The marks and the words AND, OR, NOT, THEN, SAME and at stay as they are. Lines, rows and columns are numbers.
find-diagram-mark = line { $line } (row { $row }, column { $column }): unknown mark `{ $mark }`; the marks are X O . , ? x o @ * # _, a hexadecimal digit from 1 to f in parentheses, and digits for moves
find-diagram-edge-inside = line { $line } (row { $row }, column { $column }): an edge `|` inside the row
find-diagram-short = line { $line } (row { $row }, column { $column }): the row ends here, but the rows above have { $expected } columns
find-diagram-long = line { $line } (row { $row }, column { $column }): one column more than the { $expected } of the rows above
find-diagram-edge = { $side ->
    [left] line { $line } (row { $row }, column { $column }): the left edge `|` stands at some rows and not at others
   *[right] line { $line } (row { $row }, column { $column }): the right edge `|` stands at some rows and not at others
}
find-diagram-below-edge = line { $line } (row { $row }, column 1): a row below the lower edge, or an edge line between rows
find-diagram-move-twice = line { $line }: move { $number } is there already
# $what is one of the four below it.
find-diagram-move = line { $line }: move { $number }: { $what }
find-move-no-earlier-move = the move after `at` is not an earlier one
find-move-not-in-drawing = its column or row is not in the drawing
find-move-not-placed = it is neither drawn nor placed by `at`
find-move-count-from-one = moves count from 1
find-diagram-move-missing = line { $line }: move { $number } is missing, for there is a move { $last }
find-diagram-moves-of-shape = the diagram numbers moves, but only a shape is wanted here
find-diagram-empty = line { $line }: the diagram has no rows
# $what is the fault.
find-line = line { $line }: { $what }
find-query-size = a query has 1 to { $most } columns and rows, not { $width }×{ $height }
find-query-cells = { $found } cells for a query of { $expected }
find-query-off-board = no cell of the query can lie on the board
find-query-no-place = a query that is kept where it was drawn needs an edge at its left or right, and one above or below
find-sequence-outside = move { $number } is played outside the drawing
find-sequence-off-board = move { $number } is played at a point that is off the board
find-sequence-long = a sequence has at most { $most } moves, not { $given }
find-then-without-moves = line { $line }: after THEN comes the number of moves, 1 or more: `THEN 20`, or `THEN 20 SAME`
find-missing-query = line { $line }: a diagram, NOT or ( is missing here
find-then-of-many = line { $line }: THEN stands between two diagrams, not beside NOT or a bracket
find-too-much = line { $line }: `{ $word }` does not belong here
# Goes into the message above.
find-second-diagram = a second diagram
find-not-closed = line { $line }: this ( is never closed
find-too-deep = line { $line }: brackets and NOTs are nested more than { $most } deep
find-too-many-queries = more than { $most } queries in one question
# $what is the fault in it.
find-pasted-diagram = the pasted diagram: { $what }
find-pasted-sgf = the pasted SGF: { $what }
find-pasted-no-stones = the pasted SGF: its last position has no stone to look for

## Why a search failed

# $found and $expected are names of collections of games, made by the program.
find-stale-index = the index belongs to other games ({ $found }) than the corpus ({ $expected }): build it again
find-other-games = the set of games belongs to another corpus: it has { $found } games, but this corpus has { $expected }
find-no-query = there is no query { $asked }: the question has { $queries }
# Why the variations of a game could not be read.
find-unknown-file = the library does not know its file
find-record-gone = its record is not in the file any more

## Why a database of patterns (a file of GNU Go) cannot be read

# The marks, `Pattern NAME` and `:8,-` stay as they are.
find-db-stray = line { $line }: a drawing or attributes before the line `Pattern NAME`; eyes.db and mc_….db are other formats
find-db-no-name = line { $line }: `Pattern` without a name
find-db-mark = line { $line }, column { $column }: unknown mark `{ $mark }`; the marks are O X . o x ? * and | - + for edges
find-db-edge-inside = line { $line }, column { $column }: an edge inside the row
find-db-ragged = line { $line }: { $found } points, and the rows above have { $expected }
find-db-edge = { $side ->
    [left] line { $line }: the left edge stands at some rows and not at others
   *[right] line { $line }: the right edge stands at some rows and not at others
}
find-db-below-edge = line { $line }: a row below the lower edge, or an edge between rows
find-db-two-moves = line { $line }: a second move `*`
find-db-no-drawing = line { $line }: pattern { $name } has no drawing
find-db-no-attributes = line { $line }: pattern { $name } has no line of attributes, such as `:8,-`
find-db-symmetry = line { $line }: `{ $found }` is no symmetry: 8 for none, or one of | - + \ / X O
find-db-field = line { $line }: `{ $field }` is neither a value, such as shape(2.5), nor the name of a helper
find-db-too-many = line { $line }: more than { $most } patterns
find-db-nothing = there is no pattern in it: a pattern begins with a line `Pattern NAME`

## The filter of games

# What stands between ` ` is typed by the user and stays as it is. The explanations stand beside the keys player:, black: …
find-key-player = either player's name
find-key-black = Black's name
find-key-white = White's name
find-key-winner = name of the player who won
find-key-loser = name of the player who lost
find-key-as-black = name of the player whose stones are the drawing's Black
find-key-as-white = name of the player whose stones are the drawing's White
find-key-year = the year it was played
find-key-date = the date, as exact as the record has it
find-key-result = who won, and how
find-key-handicap = handicap stones, 0 for none
find-key-komi = points given to White
find-key-event = part of the event
find-key-round = part of the round
find-key-place = part of the place
find-key-rank = either player's rank; 9p and 9d are different
find-key-black-rank = Black's rank
find-key-white-rank = White's rank
find-key-moves = number of moves
find-key-size = lines of the board
find-key-is = what kind of record it is
find-key-has = a field that the record has, such as year or result
find-key-tag = your own tag
find-key-path = part of the file's path
find-key-dyer = points of moves 20 40 60 31 51 71; with ~ in any orientation

# What a record lacks: goes into "12 games have no …".
find-lacking-player = player's name
find-lacking-black = name of Black
find-lacking-white = name of White
find-lacking-year = year
find-lacking-date = exact date
find-lacking-result = clear result
find-lacking-komi = komi
find-lacking-event = event
find-lacking-round = round
find-lacking-place = place
find-lacking-rank = readable rank
find-lacking-black-rank = readable rank of Black
find-lacking-white-rank = readable rank of White

# Kinds of records, beside is:game, is:position …
find-kind-game = a game that is counted and searched
find-kind-position = a record without a move
find-kind-duplicate = another record of the same game is kept
find-kind-turned = a duplicate that is turned or mirrored
find-kind-variations = its record has variations
find-kind-cut = the record breaks off at an impossible move
find-kind-handicap = two handicap stones or more
find-kind-setup = stones are set up, before or in the game
find-kind-decided = Black or White won
find-kind-tagged = it has a tag

# Stands beside b, w, resign …
find-result-black = Black won
find-result-white = White won
find-result-resign = won by resignation
find-result-time = won on time
find-result-points = counted; also >5, <1, 0.5..2.5
find-result-forfeit = won by forfeit
find-result-draw = nobody won: a draw
find-result-void = nobody won: void, no result
find-result-unknown = the record does not say
find-result-white-resigned = White resigned
find-result-black-resigned = Black resigned
find-result-black-counted = Black won, counted

# Stands beside rank:pro and rank:amateur.
find-rank-pro = a professional
find-rank-amateur = an amateur

find-your-tag = your tag
find-for-example = for example
# $what is "year", "komi", …: what the records of these games do not say.
find-lacks = { $games ->
    [one] { $games } game has no { $what }
   *[other] { $games } games have no { $what }
}

## Why a filter cannot be read

find-unknown-key-near = Unknown filter "{ $found }". Did you mean "{ $near }"?
# $expected is one of the texts below.
find-filter-wrong = column { $column }: read `{ $found }`, expected { $expected }
find-filter-near = column { $column }: read `{ $found }`, expected { $expected }; did you mean `{ $near }`?
find-filter-ends = column { $column }: the filter ends, expected { $expected }
find-expected-never-opened = a blank or a word: this parenthesis was never opened
find-expected-depth = at most { $most } parentheses within each other
find-expected-closing = its closing parenthesis `)` further on
find-expected-term = a word or a term such as `player:shusaku` here
find-expected-key = a key
find-expected-keys = a key ({ $keys }), or the text in quotes
find-expected-no-rules = another key: the library does not keep the rules of games
find-expected-whole-terms = { $expected }; parentheses go around whole terms: `(year:1846 OR year:1853)`
find-expected-quote = a closing quote `"` at its end
find-expected-name = a player's name, such as `cho` or `"Cho Chikun"`
find-expected-year = a year or a range: `1846`, `1840..1862`, `>1900`
find-expected-date = a date or a range: `1846-09-11`, `1846-09..1847`, `>1900`
find-expected-result = b, w, draw, void, unknown, resign, time, forfeit or points, such as `b+resign` or `w+<1`
find-expected-handicap = a number of stones or a range: `2`, `2..9`, `>2`
find-expected-komi = a komi or a range: `6.5`, `5.5..7.5`, `<0`
find-expected-text = a text, in quotes if it has blanks
find-expected-rank = a rank or a range on one scale: `9p`, `>=7d`, `5k..1d`, `pro`, `amateur`
find-expected-moves = a number of moves or a range: `200`, `100..200`, `>200`
find-expected-size = a board size or a range: `19`, `9..13`
find-expected-kind = a kind of record
find-expected-field = the name of a field
find-expected-tag = the name of a tag, in quotes if it has blanks
find-expected-dyer = twelve letters a to t, `?` for unknown ones: the points of moves 20, 40, 60, 31, 51, 71
find-expected-ends = a value before or after the dots
find-expected-order = two values that can be compared, the smaller first
find-expected-one-of = one of { $names }
