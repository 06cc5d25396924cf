# Shapes and what is counted of them: patterns, windows, mining, templates, comparison.
# Words in `marks` and after -- are typed on the command line, and stay as they are.

## Turns and mirrors

# How a shape is turned: after “Seen as” in a table, under a picture, and in “mirrored left–right, colours exchanged”.
mining-symmetry-as-it-is = as it is
mining-symmetry-left-right = mirrored left–right
mining-symmetry-top-bottom = mirrored top–bottom
mining-symmetry-half-turn = half turn
mining-symmetry-falling-diagonal = mirrored in the \ diagonal
mining-symmetry-quarter-right = quarter turn right
mining-symmetry-quarter-left = quarter turn left
mining-symmetry-rising-diagonal = mirrored in the / diagonal

## Names

# An opening that is White's.
mining-opening-of-white = { $opening } (White)
# Kinds of moves.
mining-kind-attack = attack
mining-kind-defence = defence
mining-kind-extension = extension
mining-kind-connection = connection
mining-kind-cut = cut
mining-kind-capture = capture
# A move that touches a stone of the opponent.
mining-kind-contact = contact
# A move of the opening.
mining-kind-opening = opening

## Steps of work

# A step, and what is counted in it: the unit stands after numbers (12 of 345 games).
mining-step-reading-shapes = Reading shapes
mining-step-sorting-shapes = Sorting shapes
mining-step-counting-opportunities = Counting opportunities
mining-step-corner-moves = Reading first moves in corners
mining-step-drawing-games = Drawing games anew
mining-step-hit-rates = Measuring hit rates
mining-step-evaluated-games = Reading evaluated games
mining-step-indexing = Indexing patterns
mining-step-templates = Looking for templates
mining-step-counting-templates = Counting templates
mining-step-sorting-templates = Sorting templates
mining-step-reading-moves = Reading moves
mining-step-comparing-moves = Comparing moves
mining-step-comparing-openings = Comparing openings
mining-step-comparing-shapes = Comparing shapes
mining-step-reading-openings = Reading openings

## Errors: patterns and windows

mining-pattern-rows = { $found ->
    [one] { $found } row of cells where the window { $window } has { $expected }
   *[other] { $found } rows of cells where the window { $window } has { $expected }
}
mining-pattern-mark = row { $row }, column { $column }: `{ $mark }` does not belong there (X, O, ., # in the window; a blank outside)
mining-no-set-of-cells = { $bits } is no set of cells: 1 to 15
mining-window-unknown = window `{ $window }`: write square:N, rect:WxH, diamond:K, or points:ROW/ROW/… with `#`, `+` and `.`
mining-window-size = window `{ $window }`: its sides must be 1 to 19 points, and it needs at least 2 points
mining-window-ragged = window `{ $window }`: rows differ in length, or there is more than one centre `+`
# $kinds lists the words that may be written.
mining-no-kind-of-move = `{ $text }` is no kind of move; write one of { $kinds }

## Errors: mining

mining-no-source = source `{ $text }`: write final or move
mining-no-centre = window { $window } has no centre, so it cannot be put around a move: use an odd square or rect, a diamond, or mark one point of a drawn window with +
mining-final-has-no-moves = --moves and --after speak of moves: they go with the source `move`, not with `final`
mining-no-games = there are no games: name a library, or files of records

## Errors: templates, clusters, players

mining-too-many-templates = { $found } templates so far, and { $limit } is the most that memory is set aside for: mine with a higher minimum count, or ask for templates with fewer free points
mining-cluster-name-long = a name has at most { $longest } letters, not { $letters }
mining-cluster-name-number = `{ $name }` is a number, which clusters have already: give it a name with a letter
mining-cluster-name-taken = `{ $name }` is the name of cluster { $cluster } already
mining-no-cluster = there is no cluster { $cluster } of { $clusters }: they are numbered from 1, and { $most } is the most
mining-player-no-moves = openings after 0 moves: one move or more

## Errors: comparison

# What a result is of, in the errors below: window and source as on the command line (square:5 move); after = the board as it stands after the move; $moves a range (1..50); $least and $most numbers of stones.
mining-compared = { $after ->
    [yes] { $moves ->
        [all] { $least ->
            [all] { $window } { $source } after the move
           *[other] { $window } { $source } after the move with K from { $least } to { $most }
        }
       *[other] { $least ->
            [all] { $window } { $source } after the move of moves { $moves }
           *[other] { $window } { $source } after the move of moves { $moves } with K from { $least } to { $most }
        }
    }
   *[other] { $moves ->
        [all] { $least ->
            [all] { $window } { $source }
           *[other] { $window } { $source } with K from { $least } to { $most }
        }
       *[other] { $least ->
            [all] { $window } { $source } of moves { $moves }
           *[other] { $window } { $source } of moves { $moves } with K from { $least } to { $most }
        }
    }
}
# Two results, each as above.
mining-other-shapes = { $here } here and { $there } there: mine both alike
mining-nothing-offered = no chances are counted in { $result }: compare per move or per game, or mine windows around each move
mining-other-squares = squares of { $here } points a side here and { $there } there: read both alike
