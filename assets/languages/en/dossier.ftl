# The dossier of a player: results, openings, corners and shapes, against all others or professionals; a pane, and pages to print.

## The pane

dossier-says = About one player: the results by colour and year, the openings, the corners and the shapes of the player's own moves, each against all others or the professionals, with intervals: here, as pages to print, and as CSV.
# Button: works the dossier out again after it was stopped or failed.
dossier-make = Work it out
# Stands in the list of players while nobody is chosen.
dossier-choose-a-player = Choose a player
# Name of the list of players, for screen readers.
dossier-whose = Player to look at
# Stands in an empty field.
dossier-name-hint = Name …
# Name of the field, for screen readers.
dossier-name-of-player = Name of a player
# Between the list of players and the list "all others", "professionals".
dossier-against = against
# Name of that list, for screen readers.
dossier-against-whom = Against whom
dossier-choose-above = Choose a player above, or type a name and press Enter.
# Before the names of the players with the most games.
dossier-most-games = Most games:
# $years is "1846" or "1846–1850".
dossier-games-of-years = { $games ->
    [one] { $games } game, { $years }
   *[other] { $games } games, { $years }
}
# $against is "all others" or "professionals".
dossier-against-games = { $games ->
    [one] against { $games } game of { $against }
   *[other] against { $games } games of { $against }
}
# The same where the games that are open are all of this player
dossier-against-games-only = { $games ->
    [one] against { $games } game of { $against }, as no other games are here
   *[other] against { $games } games of { $against }, as no other games are here
}
# A spelling of the player's name, and in how many games.
dossier-spelling-games = { $games ->
    [one] { $name }: { $games } game
   *[other] { $name }: { $games } games
}
dossier-save-pages = Save pages…
dossier-save-pages-tip = Two pages to print, with diagrams: PDF, SVG or PNG
# $part is the name of a table: "Results", "Openings" …; for screen readers.
dossier-part-of-player = { $part } of the player

## The tables, and what they say

dossier-results = Results
dossier-results-says = Games won of those with a known winner, by colour and year
dossier-against-himself = { $games ->
    [one] { $games } game against himself is not among the results.
   *[other] { $games } games against himself are not among the results.
}
dossier-openings = Openings
dossier-openings-says = Positions after four moves in the player's games, the most frequent first
dossier-corners = Corners
dossier-corners-says = Where the player plays first in an empty corner
dossier-joseki = Joseki
dossier-joseki-says = What is played in the corners of these games, by either side; the most significant differences first
dossier-shapes = Shapes
dossier-shapes-says = 5×5 shapes of the player's own moves; the most significant differences first
dossier-pictures = In pictures
dossier-pictures-says = The shapes that the player plays most, and more or less than others, each in three games at least; a click finds its games
dossier-most-played = Played most
dossier-played-more = Played more than by others
dossier-played-less = Played less than by others
dossier-no-picture = No shape of two stones or more is in three of the games.
dossier-no-sure-difference = No difference is sure.
dossier-say-your-name = First say which name in the records is yours.
dossier-no-game = There is no game.
dossier-no-opening = No opening on 19×19 was played ten times or more.
dossier-no-corner = The player never began a corner on 19×19.
dossier-no-joseki = No corner position occurred ten times or more on both sides.

## Below the tables

# Button: opens a game of the selected row.
dossier-a-game = A game
dossier-a-game-tip = On the board, at the position of the selected row; another click opens the next game
dossier-list-games = List these games
dossier-list-games-tip = The games of the selected row, in the list of games
dossier-find-all-tip = All games of this player with the selected row, in the Find workspace
dossier-right-click = Right-click: copy, or save as CSV

## Heads of columns, and cells

dossier-year = Year
dossier-colour = Colour
# Number of games with a known winner.
dossier-decided = Decided
dossier-decided-help = Games with a known winner.
# Number, or share, of games won.
dossier-won = Won
dossier-won-help = Of the games with a known winner.
dossier-share-won = Share won
dossier-share-won-help = Of the decided games, with its 95 % interval.
dossier-opening = Opening
dossier-opening-help = By its name, or by its moves; the colour is the player's.
# Head of a column: the player's share in per cent.
dossier-share = Share
dossier-share-of-games-help = Of the player's games with this colour.
# Head of a column: the share of the other players in per cent.
dossier-others = Others
dossier-others-games-help = Of all games of the others.
# Head of a column: the ratio of the odds, "×2.3".
dossier-odds = Odds
dossier-odds-help = The odds divided by the others' odds, with the 95 % interval: a square is surely more, a disc surely less, a ring may be chance.
dossier-first-move = First move
dossier-first-move-help = Lines from the two edges; the first stone in an empty corner.
# Head of a column: how often.
dossier-times = Times
dossier-share-of-first-moves-help = Of the player's first moves in corners, with its 95 % interval.
dossier-others-first-moves-help = The share of first moves in corners of the others' games.
# Head of a column: moves in a corner.
dossier-moves = Moves
dossier-moves-help = A usual sequence to the position, and the move, in the top right corner.
dossier-share-of-position-help = Of all that was played in this position.
# Head of a column: how many times as often as the other players.
dossier-vs-others = vs. others
dossier-vs-others-help = How many times as often as the others, with its 95 % interval: a square is surely more, a disc surely less, a ring may be chance.
# In the column of years: all years together.
dossier-all-years = all
# In the column of colours: Black and White together.
dossier-both-colours = both colours
# $opening is a name, or moves. The player has Black.
dossier-opening-with-black = With Black: { $opening }
dossier-opening-with-white = With White: { $opening }
# It is White who chose this opening.
dossier-opening-of-white = { $opening } (White)
# In a list of moves.
dossier-pass = pass
# A move that is not in this corner.
dossier-elsewhere = elsewhere

## Rows for screen readers, and what is said over them

# $year_and_colour: "1846, Black"; $won is a number of games.
dossier-result-row = { $games ->
    [one] { $year_and_colour }, { $games } game, { $won } won
   *[other] { $year_and_colour }, { $games } games, { $won } won
}
dossier-opening-row = { $games ->
    [one] { $opening }, { $games } game
   *[other] { $opening }, { $games } games
}
# $place: "4-4 (hoshi)", or moves; $times is a number; $share: "61 %".
dossier-move-row = { $place }, { $times } times, { $share }
# $ratio: "×2.3", how many times as often as the others.
dossier-shape-row = { $times ->
    [one] { $shape }, { $times } time, { $ratio } of the others
   *[other] { $shape }, { $times } times, { $ratio } of the others
}
# $share: "61 %, probably between 55 % and 67 %".
dossier-won-of = Won { $won } of { $decided }: { $share }
# $ratio, $low and $high are written "×2.3".
dossier-as-often = { $ratio } as often as the others ({ $low } to { $high })
dossier-at-least-as-often = at least { $ratio } as often as the others ({ $low } to { $high })
# The player did it $count of $of times, the others $others of $of_others times.
dossier-of-and-others = { $count } of { $of }; the others { $others } of { $of_others }
dossier-of-and-others-at-most = { $count } of { $of }; the others at most { $others } of { $of_others }
# $odds, $low and $high are written "×2.3".
dossier-odds-surely = Odds { $odds } ({ $low } to { $high }): surely
dossier-odds-chance = Odds { $odds } ({ $low } to { $high }): may be chance

## Against whom, notices, and names of work that goes on

# The players that the player is compared with.
dossier-all-others = all others
dossier-professionals = professionals
dossier-all-others-of-library = all others of the library
dossier-contemporaries = players of his years
dossier-contemporaries-of-library = other players of the library in his years
dossier-same-rank = players of his rank
dossier-same-rank-of-library = other players of the library of the same rank
dossier-title = Figures of a player
dossier-choose-first = Choose a player first: then there are pages to save
# Title of the dialog that asks for a file.
dossier-save-title = Save the player's pages: .pdf, .svg or .png
dossier-nobody-chosen = nobody is chosen
dossier-saved = { $pages ->
    [one] Saved { $pages } page to { $path }
   *[other] Saved { $pages } pages to { $path }
}
dossier-reading-professionals = Reading the professionals' figures
# $window: how a window is written, "square:5".
dossier-no-professional-figures = no professional figures of { $window }
dossier-did-you-mean-one = no player of these games is called { $name }; did you mean { $first }?
dossier-did-you-mean-two = no player of these games is called { $name }; did you mean { $first }, or { $second }?
dossier-did-you-mean-three = no player of these games is called { $name }; did you mean { $first }, or { $second }, or { $third }?

## The printed pages; they speak of the player as "he"

# $years is "1846" or "1846–1850"; $against is "professionals" or "all others of the library", with $others games.
dossier-page-games-of-years = { $games ->
    [one] { $others ->
        [one] { $games } game, { $years }; held against { $against } ({ $others } game)
       *[other] { $games } game, { $years }; held against { $against } ({ $others } games)
    }
   *[other] { $others ->
        [one] { $games } games, { $years }; held against { $against } ({ $others } game)
       *[other] { $games } games, { $years }; held against { $against } ({ $others } games)
    }
}
dossier-page-games = { $games ->
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
dossier-page-spellings = In the records: { $names }
# $share is a number, "5".
dossier-page-footer = 95 % intervals. Of the significant differences, at most { $share } % are due to chance.

## Results on the pages

# Behind the heading "Results".
dossier-page-results-says = won of the games with a known winner
dossier-page-both-colours = Both colours
dossier-page-no-result = { $games ->
    [one] { $games } game, no result known
   *[other] { $games } games, no result known
}
dossier-page-won-of = { $won } of { $decided }
dossier-page-won-of-decided = { $games ->
    [one] { $won } of { $decided } decided, of { $games } game
   *[other] { $won } of { $decided } decided, of { $games } games
}
# Above a picture of the years.
dossier-page-by-year = by year: share won, and number of games

## Openings on the pages

# Behind the heading "Openings".
dossier-page-openings-says = { $moves ->
    [one] the commonest positions after { $moves } move
   *[other] the commonest positions after { $moves } moves
}
dossier-page-no-opening = No opening of a 19×19 game was played often enough.
# Above the openings that the player had with Black.
dossier-page-with-black = { $games ->
    [one] With Black, { $games } game
   *[other] With Black, { $games } games
}
dossier-page-with-white = { $games ->
    [one] With White, { $games } game
   *[other] With White, { $games } games
}
# $interval: "55–67 %".
dossier-page-games-share = { $games ->
    [one] { $games } game, { $share } ({ $interval })
   *[other] { $games } games, { $share } ({ $interval })
}
# The others' share of games; $odds: "×2.3 (1.9–2.8)".
dossier-page-others = the others { $share }
dossier-page-others-at-most = the others at most { $share }
dossier-page-others-odds = the others { $share }; odds { $odds }
dossier-page-others-at-most-odds = the others at most { $share }; odds { $odds }
dossier-page-won = won { $won } of { $decided } ({ $interval })

## Corners on the pages

dossier-page-corners = First moves in corners
# Behind that heading.
dossier-page-corners-says = where he plays first in an empty corner; the stroke across a bar is the others' share
dossier-page-no-corner = He never began a corner of a 19×19 game.
# Heads of columns.
dossier-page-his-share = his share
dossier-page-the-others = the others
dossier-page-odds = odds
dossier-page-later = Later in the corners
# Behind that heading.
dossier-page-later-says = significantly more in his games, by either side: the move with the last number
dossier-page-no-later = Nothing in the corners of his games is played significantly more than by the others.
# "4 of 12, 33 %".
dossier-page-of-and-share = { $count } of { $of }, { $share }
# $odds: "×2.3 (1.9–2.8)".
dossier-page-odds-of = odds { $odds }

## Shapes on the pages

dossier-page-shapes-more = Shapes he plays more
# Behind that heading; $window: "5×5". His move has the number 1.
dossier-page-shapes-says = { $window } around his move 1, his stones black; times the others' share
dossier-page-no-shape-more = He plays no shape significantly more than the others.
dossier-page-shapes-less = Shapes he plays less
dossier-page-no-shape-less = He plays no shape significantly less than the others.
dossier-page-played-in = { $games ->
    [one] { $played } in { $games } game
   *[other] { $played } in { $games } games
}
# What a move in the shape loses on average.
dossier-page-costs-points = costs { $points } points
dossier-page-costs-percent = costs { $percent } %
