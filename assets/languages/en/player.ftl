# The profile of a player: results, openings, corners and shapes, against all others or professionals; a pane, and pages to print.

## The pane

player-says = About one player: the results by colour and year, the openings, the corners and the shapes of the player's own moves, each against all others or the professionals, with intervals: here, as pages to print, and as CSV.
# Button: makes the profile again after it was stopped or failed.
player-make = Work it out
# Stands in the list of players while nobody is chosen.
player-choose = Choose a player
# Name of the list of players, for screen readers.
player-whose = Player to look at
# Stands in an empty field.
player-name-hint = Name …
# Name of the field, for screen readers.
player-name = Name of a player
# Between the list of players and the list "all others", "professionals".
player-against = against
# Name of that list, for screen readers.
player-against-whom = Against whom
player-choose-above = Choose a player above, or type a name and press Enter.
# Before the names of the players with the most games.
player-most-games = Most games:
# $years is "1846" or "1846–1850".
player-games-of-years = { $games ->
    [one] { $games } game, { $years }
   *[other] { $games } games, { $years }
}
# $against is "all others" or "professionals".
player-against-games = { $games ->
    [one] against { $games } game of { $against }
   *[other] against { $games } games of { $against }
}
# The same where the games that are open are all of this player
player-against-games-only = { $games ->
    [one] against { $games } game of { $against }, as no other games are here
   *[other] against { $games } games of { $against }, as no other games are here
}
# A spelling of the player's name, and in how many games.
player-spelling-games = { $games ->
    [one] { $name }: { $games } game
   *[other] { $name }: { $games } games
}
player-save-pages = Save pages…
player-save-pages-tip = Two pages to print, with diagrams: PDF, SVG or PNG
# Why this player is shown: the user has chosen none. A link follows.
player-by-games = { $player }, by number of games
player-this-is-me = This is me
player-this-is-me-tip = Katachi then opens your own profile first
# $part is the name of a table: "Results", "Openings" …; for screen readers.
player-table = { $part } of the player

## The tables, and what they say

player-results = Results
player-results-says = Games won of those with a known winner, by colour and year
player-against-himself = { $games ->
    [one] { $games } game against himself is not among the results.
   *[other] { $games } games against himself are not among the results.
}
player-openings = Openings
player-openings-says = Positions after four moves in the player's games, the most frequent first
player-corners = Corners
player-corners-says = Where the player plays first in an empty corner
player-joseki = Joseki
player-joseki-says = What is played in the corners of these games, by either side; the most significant differences first
player-shapes = Shapes
player-shapes-says = 5×5 shapes of the player's own moves; the most significant differences first
player-pictures = In pictures
player-pictures-says = The shapes that the player plays most, and more or less than others, each in three games at least; a click finds its games
# $window is “5×5”. “Shapes” is the workspace.
player-pictures-counted = Counted in { $window } around each of the player's own moves, of either colour. Shapes counts the moves of both players, in the window that it names, so its numbers differ.
player-most-played = Played most, { $window }
player-played-more = Played more than by others, { $window }
player-played-less = Played less than by others, { $window }
player-no-picture = No shape of two stones or more is in three of the games.
player-no-sure-difference = No difference is sure.
player-say-your-name = First say which name in the records is yours: “This is me”.
player-you-are = You are { $name } in these records.
player-no-game = There is no game.
player-no-opening = The player has no opening on 19×19.
player-openings-least = { $games ->
    [one] No opening is in ten of these games: each one is listed.
   *[other] No opening is in ten of these games: those in { $games } or more are listed.
}
player-no-corner = The player never began a corner on 19×19.
player-no-joseki = No corner position occurred ten times or more on both sides.

## Below the tables

# Button: opens a game of the selected row.
player-a-game = A game
player-a-game-tip = On the board, at the position of the selected row; another click opens the next game
player-list-games = List these games
player-list-games-tip = The games of the selected row, in the list of games
# Button: looks for the selected row in the Find workspace.
player-find-games = { $games ->
    [one] Find its { $games } game
   *[other] Find its { $games } games
}
player-find-all-tip = All games of this player with the selected row, in the Find workspace, which counts a place once a game
player-find-shape-tip = All games of this player with this shape, in the Find workspace
player-right-click = Right-click: copy, or save as CSV

## Heads of columns, and cells

player-year = Year
player-colour = Colour
# Number of games with a known winner.
player-decided = Decided
player-decided-help = Games with a known winner.
# Number, or share, of games won.
player-won = Won
player-won-help = Of the games with a known winner.
player-share-won = Share won
player-share-won-help = Of the decided games, with its 95 % interval.
player-opening = Opening
player-opening-help = By its name, or by its moves; the colour is the player's.
# Head of a column: the player's share in per cent.
player-share = Share
player-share-of-games-help = Of the player's games with this colour.
# Head of a column: the share of the other players in per cent.
player-others = Others
player-others-games-help = Of all games of the others.
# Head of a column: the ratio of the odds, "×2.3".
player-odds = Odds
player-odds-help = The odds divided by the others' odds, with the 95 % interval: a square is surely more, a disc surely less, a ring may be chance.
player-odds-of-moves-help = The odds divided by the others' odds, with the 95 % interval: a square is surely more, a disc surely less, a ring may be chance. Rows from one or two games come last, as their odds are often extreme.
player-first-move = First move
player-first-move-help = The first stone in an empty corner: by its name in Joseki, or by its lines from the two edges.
# Head of a column: how often.
player-times = Times
player-share-of-first-moves-help = Of the player's first moves in corners, with its 95 % interval.
player-others-first-moves-help = The share of first moves in corners of the others' games.
# Head of a column: moves in a corner.
player-moves = Moves
player-moves-help = A usual sequence to the position, and the move, in the top right corner.
player-share-of-position-help = Of all that was played in this position.
# Head of a column: how many times as often as the other players.
player-vs-others = vs. others
player-vs-others-help = How many times as often as the others, with its 95 % interval: a square is surely more, a disc surely less; a ring may be chance, or is of fewer than three games.
# In the column of years: all years together.
player-all-years = all
# In the column of colours: Black and White together.
player-both-colours = both colours
# $opening is a name, or moves. The player has Black.
player-opening-with-black = With Black: { $opening }
player-opening-with-white = With White: { $opening }
# It is White who chose this opening.
player-opening-of-white = { $opening } (White)
# In a list of moves.
player-pass = pass
# A move that is not in this corner.
player-elsewhere = elsewhere

## Rows for screen readers, and what is said over them

# $year_and_colour: "1846, Black"; $won is a number of games.
player-result-row = { $games ->
    [one] { $year_and_colour }, { $games } game, { $won } won
   *[other] { $year_and_colour }, { $games } games, { $won } won
}
player-opening-row = { $games ->
    [one] { $opening }, { $games } game
   *[other] { $opening }, { $games } games
}
# $place: "4-4 point (hoshi)", or moves; $times is a number; $share: "61 %".
player-move-row = { $place }, { $times } times, { $share }
# $ratio: "×2.3", how many times as often as the others.
player-shape-row = { $times ->
    [one] { $shape }, { $times } time, { $ratio } of the others
   *[other] { $shape }, { $times } times, { $ratio } of the others
}
# $share: "61 %, probably between 55 % and 67 %".
player-won-of = Won { $won } of { $decided }: { $share }
# $ratio, $low and $high are written "×2.3".
player-as-often = { $ratio } as often as the others ({ $low } to { $high })
player-at-least-as-often = at least { $ratio } as often as the others ({ $low } to { $high })
# The player did it $count of $of times, the others $others of $of_others times.
player-of-and-others = { $count } of { $of }; the others { $others } of { $of_others }
player-of-and-others-at-most = { $count } of { $of }; the others at most { $others } of { $of_others }
# $odds, $low and $high are written "×2.3".
player-odds-surely = Odds { $odds } ({ $low } to { $high }): surely
player-odds-chance = Odds { $odds } ({ $low } to { $high }): may be chance

## Against whom, notices, and names of work that goes on

# The players that the player is compared with.
player-all-others = all others
player-professionals = professionals
player-all-others-of-library = all others of the library
player-contemporaries = players of his years
player-contemporaries-of-library = other players of the library in his years
player-same-rank = players of his rank
player-same-rank-of-library = other players of the library of the same rank
player-title = Figures of a player
player-choose-first = Choose a player first: then there are pages to save
# Title of the dialog that asks for a file.
player-save-title = Save the player's pages: .pdf, .svg or .png
player-nobody-chosen = nobody is chosen
player-saved = { $pages ->
    [one] Saved { $pages } page to { $path }
   *[other] Saved { $pages } pages to { $path }
}
player-reading-professionals = Reading the professionals' figures
# $window: how a window is written, "square:5".
player-no-professional-figures = no professional figures of { $window }
player-did-you-mean-one = no player of these games is called { $name }; did you mean { $first }?
player-did-you-mean-two = no player of these games is called { $name }; did you mean { $first }, or { $second }?
player-did-you-mean-three = no player of these games is called { $name }; did you mean { $first }, or { $second }, or { $third }?

## The printed pages; they speak of the player as "he"

# $years is "1846" or "1846–1850"; $against is "professionals" or "all others of the library", with $others games.
player-page-games-of-years = { $games ->
    [one] { $others ->
        [one] { $games } game, { $years }; held against { $against } ({ $others } game)
       *[other] { $games } game, { $years }; held against { $against } ({ $others } games)
    }
   *[other] { $others ->
        [one] { $games } games, { $years }; held against { $against } ({ $others } game)
       *[other] { $games } games, { $years }; held against { $against } ({ $others } games)
    }
}
player-page-games = { $games ->
    [one] { $others ->
        [one] { $games } game; held against { $against } ({ $others } game)
       *[other] { $games } game; held against { $against } ({ $others } games)
    }
   *[other] { $others ->
        [one] { $games } games; held against { $against } ({ $others } game)
       *[other] { $games } games; held against { $against } ({ $others } games)
    }
}
# $names: how the player's name is spelled in the records, a list.
player-page-spellings = In the records: { $names }
# $share is a number, "5".
player-page-footer = 95 % intervals. Of the significant differences, at most { $share } % are due to chance.

## Results on the pages

# Behind the heading "Results".
player-page-results-says = won of the games with a known winner
player-page-both-colours = Both colours
player-page-no-result = { $games ->
    [one] { $games } game, no result known
   *[other] { $games } games, no result known
}
player-page-won-of = { $won } of { $decided }
player-page-won-of-decided = { $games ->
    [one] { $won } of { $decided } decided, of { $games } game
   *[other] { $won } of { $decided } decided, of { $games } games
}
# Above a picture of the years.
player-page-by-year = by year: share won, and number of games

## Openings on the pages

# Behind the heading "Openings".
player-page-openings-says = { $moves ->
    [one] the commonest positions after { $moves } move
   *[other] the commonest positions after { $moves } moves
}
player-page-no-opening = No opening of a 19×19 game was played often enough.
# Above the openings that the player had with Black.
player-page-with-black = { $games ->
    [one] With Black, { $games } game
   *[other] With Black, { $games } games
}
player-page-with-white = { $games ->
    [one] With White, { $games } game
   *[other] With White, { $games } games
}
# $interval: "55–67 %".
player-page-games-share = { $games ->
    [one] { $games } game, { $share } ({ $interval })
   *[other] { $games } games, { $share } ({ $interval })
}
# The others' share of games; $odds: "×2.3 (1.9–2.8)".
player-page-others = the others { $share }
player-page-others-at-most = the others at most { $share }
player-page-others-odds = the others { $share }; odds { $odds }
player-page-others-at-most-odds = the others at most { $share }; odds { $odds }
player-page-won = won { $won } of { $decided } ({ $interval })

## Corners on the pages

player-page-corners = First moves in corners
# Behind that heading.
player-page-corners-says = where he plays first in an empty corner; the stroke across a bar is the others' share
player-page-no-corner = He never began a corner of a 19×19 game.
# Heads of columns.
player-page-his-share = his share
player-page-the-others = the others
player-page-odds = odds
player-page-later = Later in the corners
# Behind that heading.
player-page-later-says = significantly more in his games, by either side: the move with the last number
player-page-no-later = Nothing in the corners of his games is played significantly more than by the others.
# "4 of 12, 33 %".
player-page-of-and-share = { $count } of { $of }, { $share }
# $odds: "×2.3 (1.9–2.8)".
player-page-odds-of = odds { $odds }

## Shapes on the pages

player-page-shapes-more = Shapes he plays more
# Behind that heading; $window: "5×5". His move has the number 1.
player-page-shapes-says = { $window } around his move 1, his stones black; times the others' share
player-page-no-shape-more = He plays no shape significantly more than the others.
player-page-shapes-less = Shapes he plays less
player-page-no-shape-less = He plays no shape significantly less than the others.
player-page-played-in = { $games ->
    [one] { $played } in { $games } game
   *[other] { $played } in { $games } games
}
# What a move in the shape loses on average.
player-page-costs-points = costs { $points } points
player-page-costs-percent = costs { $percent } %
