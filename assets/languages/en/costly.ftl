# Costly shapes: which shapes a player plays, how much more often than professionals, and what they cost by an engine.

## The pane

costly-says = Costly shapes: which shapes somebody plays more than professionals, and what they cost.
# Button: counts the costly shapes again after the count was stopped or failed.
costly-make = Work it out
costly-no-shape = No shape was played ten times or more.
# Name of the list that chooses whose moves are looked at, for screen readers.
costly-whose-moves = Whose moves
# Entry of that list: the moves of all players.
costly-everybody = Everybody
# Entry of a list of players, with the number of their games.
costly-player-games = { $games ->
    [one] { $player }, { $games } game
   *[other] { $player }, { $games } games
}
# Name of the list that chooses the window (3×3, 5×5) in which shapes are seen, for screen readers.
costly-window = Window of the shapes
costly-summary-without-prices = { $games ->
    [one] { $shapes ->
        [one] { $moves } moves in { $games } game; { $shapes } shape surely played more than by professionals
       *[other] { $moves } moves in { $games } game; { $shapes } shapes surely played more than by professionals
    }
   *[other] { $shapes ->
        [one] { $moves } moves in { $games } games; { $shapes } shape surely played more than by professionals
       *[other] { $moves } moves in { $games } games; { $shapes } shapes surely played more than by professionals
    }
}
# $amount is what a move loses on average: "1.3 points" or "2.1 %".
costly-summary = { $games ->
    [one] { $moves } moves in { $games } game, { $evaluated } of them evaluated: { $amount } a move
   *[other] { $moves } moves in { $games } games, { $evaluated } of them evaluated: { $amount } a move
}
costly-evaluations-that-are-read = Katachi reads the evaluations of KaTrain, KataGo, Lizzie and LizzieYzy, Sabaki, Ogatak, AI Sensei and Go Review Partner, and those of your own KataGo here. It does not include an engine.
costly-not-evaluated = These games are not evaluated, so no shape has a price. Let your own KataGo evaluate them here, or review them in KaTrain for example, save them with its analysis, and add those files.
# $games are games of other players in the library.
costly-not-evaluated-but-others = { $games ->
    [one] These games are not evaluated ({ $games } game of others are), so no shape has a price. Let your own KataGo evaluate them here, or review them in KaTrain for example, save them with its analysis, and add those files.
   *[other] These games are not evaluated ({ $games } games of others are), so no shape has a price. Let your own KataGo evaluate them here, or review them in KaTrain for example, save them with its analysis, and add those files.
}
costly-none-found = No shape surely costs more than the other moves.
costly-shapes-found = { $shapes ->
    [one] { $shapes } shape surely costs more than the other moves.
   *[other] { $shapes } shapes surely cost more than the other moves.
}
# Button: exercises out of the player's own mistakes.
costly-practise = Practise
# A "card" is a flash card that is asked again after days.
costly-practise-tip = Asks for better moves where these shapes cost most; moves that you miss become cards
# Button: a booklet of exercises to be printed.
costly-workbook = Workbook…
costly-workbook-tip = The same positions on pages to print, with the answers behind them

## Amounts, in the pane and in other workspaces

# What was lost; $points has one decimal: "1.3".
costly-points = { $points } points
# "2.1 % of winrate": so much of the chance to win was lost.
costly-percent-of-winrate = { $percent } % of winrate
# Head of a column: points of the score that a move loses on average by an engine.
costly-points-lost = Points lost
# Head of a column: per cent of the chance to win that a move loses on average.
costly-percent-lost = % lost
# An interval: "0.6 to 1.9".
costly-range = { $low } to { $high }
# $amount is "1.3 points" or "2.1 %".
costly-lost = { $amount } lost
# $amount is "1.3 points" or "2.1 %": the average loss of such a move.
costly-lost-a-move = { $amount } lost a move
# As before; $range is "0.6 to 1.9".
costly-lost-a-move-between = { $amount } lost a move ({ $range })
# $difference, such as "+0.4", is how much more is lost than by the player's other moves; $range is its interval.
costly-beside-other-moves = { $difference } compared with the other moves ({ $range })
# $who: "Black there", or "it" (the move). $amount is "1.3 points" or "2.1 % of winrate".
costly-engine-says = { $moves ->
    [one] { $games ->
        [one] According to the engine, { $who } loses { $amount }: { $moves } move in { $games } evaluated game.
       *[other] According to the engine, { $who } loses { $amount }: { $moves } move in { $games } evaluated games.
    }
   *[other] { $games ->
        [one] According to the engine, { $who } loses { $amount }: { $moves } moves in { $games } evaluated game.
       *[other] According to the engine, { $who } loses { $amount }: { $moves } moves in { $games } evaluated games.
    }
}
# As before, with the interval of the amount: "(0.8 to 1.9)".
costly-engine-says-between = { $moves ->
    [one] { $games ->
        [one] According to the engine, { $who } loses { $amount } ({ $low } to { $high }): { $moves } move in { $games } evaluated game.
       *[other] According to the engine, { $who } loses { $amount } ({ $low } to { $high }): { $moves } move in { $games } evaluated games.
    }
   *[other] { $games ->
        [one] According to the engine, { $who } loses { $amount } ({ $low } to { $high }): { $moves } moves in { $games } evaluated game.
       *[other] According to the engine, { $who } loses { $amount } ({ $low } to { $high }): { $moves } moves in { $games } evaluated games.
    }
}

## The table

# Head of a column: a picture of the shape.
costly-shape = Shape
# Head of a column: what players call the shape.
costly-name = Name
# Head of a column: how often.
costly-played = Played
costly-played-help = Moves that show the shape, this player's stones black.
# Head of a column: how many times as often as professionals.
costly-vs-pros = × pros
costly-vs-pros-help = How many times as often as professionals, with its 95 % interval: a square is surely more, a disc surely less, a ring may be chance.
costly-price-help = What a move in this shape lost on average by the evaluations in the records, with the 95 % interval over games. Red: surely more than this player's other moves.
# Head of a column: the q-value of statistics, a letter.
costly-q = q
costly-q-help = Of shapes with a q no larger than this, at most this share costs more by chance alone (Benjamini and Hochberg).
# A shape without a name, by its row; for screen readers.
costly-shape-number = Shape { $number }
costly-played-in = { $times ->
    [one] { $games ->
        [one] Played { $times } time in { $games } game
       *[other] Played { $times } time in { $games } games
    }
   *[other] { $games ->
        [one] Played { $times } times in { $games } game
       *[other] Played { $times } times in { $games } games
    }
}
# $ratio, $low and $high are written "×2.3".
costly-as-often = { $ratio } as often as professionals ({ $low } to { $high })
costly-at-least-as-often = at least { $ratio } as often as professionals ({ $low } to { $high })
costly-too-few-evaluated = Too few evaluated games for a price: at least ten are needed

## Below the table: the games of the selected shape, or how it fares over time

# Switches: games of the selected shape, or a table of months or years.
costly-its-games = Its games
costly-by-month = By month
costly-by-year = By year
# Button: looks for the shape, or the row, in the Find workspace.
costly-find-all = Find them all
costly-find-all-tip = All games of this player with this shape, in the Find workspace, to look through and to print
# The order of the games below.
costly-costliest-first = what cost most first
costly-no-dates = None of these games has a date.
# Head of a column: the month or year.
costly-when = When
# Head of a column: number of games.
costly-games = Games
costly-games-help = All games of this player, with or without the shape.
# Head of a column: how often a game.
costly-per-game = Per game
costly-lost-help = The average over evaluated moves.
# A row of months or years, for screen readers: "2025-03: 4 of 230 moves".
costly-period-row = { $period }: { $played } of { $of } moves
# A game in which the shape was played: "Move 34, R5: Shusaku – Gennan".
costly-example = Move { $number }, { $place }: { $black } – { $white }
# Stands after the game; $point is the better move.
costly-better = better { $point }

## The user's own KataGo

costly-positions-evaluated = { $done } of { $total } positions
costly-stop-evaluating = Stop evaluating
costly-stop-evaluating-tip = What was evaluated stays; start it again to go on
costly-evaluate-games = Evaluate these games
costly-evaluate-games-tip = Your own KataGo evaluates those of these games that are not evaluated yet, in the background
costly-set-up-katago = Set up KataGo…

## Notices, and names of work that goes on

costly-title = Working out costly shapes
costly-evaluated-games = Evaluated games
costly-reading-evaluations = Reading evaluations
costly-no-answers = No record of these mistakes says what would have been better: KaTrain, Lizzie and your own KataGo do
costly-nobody-called = no player of these games is called { $name }
# $damage says what is wrong with a file.
costly-evaluations-read-again = { $damage }. The evaluations were read again from the records
costly-engine-left-out = { $damage }. What the engine said is left out
# Title of the dialog that asks for a file.
costly-save-workbook = Save the workbook: .pdf, .svg or .png
costly-workbook-saved = { $exercises ->
    [one] { $pages ->
        [one] Saved { $exercises } exercise on { $pages } page to { $path }
       *[other] Saved { $exercises } exercise on { $pages } pages to { $path }
    }
   *[other] { $pages ->
        [one] Saved { $exercises } exercises on { $pages } page to { $path }
       *[other] Saved { $exercises } exercises on { $pages } pages to { $path }
    }
}
