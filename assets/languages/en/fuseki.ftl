# The Fuseki workspace: the table of openings, the explorer's board, the next moves, and the years.

## Panels

# Title of the panel with the table, and of work that reads it.
fuseki-openings = Openings
# Title of the panel with the board; also the head of a column of names.
fuseki-opening = Opening
fuseki-next-moves = Next moves
fuseki-years = Years

## Whose games are asked

fuseki-own-tip = The games that are loaded
fuseki-professional-tip = { $games ->
    [one] Professional shapes: figures of { $games } game, read only
   *[other] Professional shapes: figures of { $games } games, read only
}

## While there is nothing to see

fuseki-reading-openings = Reading openings …
fuseki-games-are-read = The games are being read.
fuseki-no-games = No games are loaded. Drop SGF files on the window, or look at the professional games.

## The board

# Tooltips and names of buttons; the key stands in brackets, and keys stay as they are.
fuseki-to-empty-board = The empty board (Home)
fuseki-one-back = One move back (←)
fuseki-forward = The move that was stepped back from; → plays the most frequent one
fuseki-compare = Compare
# The others are “my games” or “professionals”.
fuseki-compare-own-tip = Beside each next move: how often the others (my games) play it here, and how significant the difference is
fuseki-compare-professionals-tip = Beside each next move: how often the others (professionals) play it here, and how significant the difference is
fuseki-find = Find games
fuseki-find-tip = Look for this position in the games that are loaded, in the Find workspace
# Instead of a name of the opening.
fuseki-empty-board = The empty board
fuseki-unnamed = Unnamed opening
# After the names, a hint for who has not begun.
fuseki-click = · Click a letter or any point
fuseki-click-tip = → plays the most frequent move, ↑ and ↓ change the last one
# How often the position occurred.
fuseki-known-reading = reading …
# $least is 2 or more.
fuseki-known-fewer = in fewer than { $least } of { $games } games
fuseki-known-none = { $games ->
    [one] in none of { $games } game
   *[other] in none of { $games } games
}
# The number of games out of all games, and the share.
fuseki-known-some = { $count } of { $games } games, { $share }
# Name of the board for screen readers.
fuseki-board = Opening board
# What is on it; $size is 19×19.
fuseki-board-black = { $stones ->
    [one] { $size }, { $stones } stone, Black to play
   *[other] { $size }, { $stones } stones, Black to play
}
fuseki-board-white = { $stones ->
    [one] { $size }, { $stones } stone, White to play
   *[other] { $size }, { $stones } stones, White to play
}
# Entries of the board's menu.
fuseki-menu-find = Find games with this position
fuseki-menu-back = Back
fuseki-menu-to-beginning = To the beginning

## The path from the empty board

fuseki-pass = pass
# A card for screen readers: number and place of the move, and how often it was played.
fuseki-step = Move { $number }: { $place }, played { $times } times
# Tooltip of the card: the same, then its share there, then how often the position after it was there.
fuseki-step-tip = Move { $number }: { $place }, played { $times } times, { $share } of what was played there; the position after it, by any order of moves: { $positions } times
fuseki-step-tip-nobody = Move { $number }: { $place }, played { $times } times, nobody played it there; the position after it, by any order of moves: { $positions } times

## Next moves

fuseki-position-unknown = The counted games do not have this position. ← goes back; the other games may have it.
fuseki-reading-ends = { $moves ->
    [one] The reading ends here: openings are read for { $moves } move.
   *[other] The reading ends here: openings are read for { $moves } moves.
}
# Notes below the moves.
fuseki-note-ended = { $games ->
    [one] { $games } game ends here.
   *[other] { $games } games end here.
}
fuseki-note-rare = { $moves ->
    [one] { $moves } move led to positions that are too rare to be kept.
   *[other] { $moves } moves led to positions that are too rare to be kept.
}
# Both.
fuseki-note-ended-and-rare = { $games ->
    [one] { $moves ->
        [one] { $games } game ends here; { $moves } move led to positions that are too rare to be kept.
       *[other] { $games } game ends here; { $moves } moves led to positions that are too rare to be kept.
    }
   *[other] { $moves ->
        [one] { $games } games end here; { $moves } move led to positions that are too rare to be kept.
       *[other] { $games } games end here; { $moves } moves led to positions that are too rare to be kept.
    }
}
# Heads of columns: there is little room.
fuseki-head-played = Played
fuseki-head-share = Share
fuseki-head-wins = Black wins
fuseki-head-own = My games
fuseki-head-professionals = Pros
fuseki-head-any-order = Any order
# Tooltip of the heads: it names them.
fuseki-heads-tip = Played: how often it was played from this position, and its share of all moves there. Black wins: of the games with a winner, with the 95 % interval; grey if it does not differ from even. Any order: how often the position after it occurred, by any order of moves. For the other games, if compared: the share there, and a point right of the middle if it is played more here, with the 95 % interval; a ring if it may be chance.
# The same of the column of what moves cost, in points or in per cent.
fuseki-heads-tip-points = Points lost: the average by an engine, in your evaluated games; grey if it may be zero, or if there are too few games to tell.
fuseki-heads-tip-percent = % lost: the average by an engine, in your evaluated games; grey if it may be zero, or if there are too few games to tell.
# A count out of a total; the second one if only a bound is known.
fuseki-count-of = { $count } of { $of }
fuseki-at-most-count-of = at most { $count } of { $of }
# $other are the games that it is compared with (Professionals), $share their share, $count “12 of 345”.
fuseki-against =
    { $doubt ->
        [chance] { $other }: { $share } ({ $count }). The odds here are { $odds } as high, probably between { $low } and { $high }; this could be chance.
        [many] { $other }: { $share } ({ $count }). The odds here are { $odds } as high, probably between { $low } and { $high }; among the moves here one such difference could be chance.
       *[none] { $other }: { $share } ({ $count }). The odds here are { $odds } as high, probably between { $low } and { $high }.
    }
# Instead of a place: a move that is not on this board.
fuseki-elsewhere = elsewhere
# Tooltip of a move. $times and $positions are “12 times”; $share is its share with an interval.
fuseki-next-tip = Played from here { $times }: { $share }. The position after it, by any order of moves: { $positions }.
fuseki-in-fashion = ⬆ In fashion since { $year }: its share rose by half or more, and not by chance (p < 0.01).
fuseki-next-click = Click: play it.
# Who loses points: “By the engine it loses 1.3 points”. Stands where a player's name would.
fuseki-it-loses = it

## Years

fuseki-years-next-moves = Next moves
fuseki-years-position = This position
# Before buttons: year, 5 years, 10 years.
fuseki-years-by = by
fuseki-years-none = None of these games says when it was played.
fuseki-years-too-few = Too few games say when they were played. Put more years together.
# Name of the line: a stretch is a year, or some years together.
fuseki-years-share = share of the games of each stretch
# Beside the pointer; $line is the name of a line, $share has its interval.
fuseki-years-hover = { $line }: { $count } of { $of }, { $share }
fuseki-years-interval = 95 % interval

## The table of openings

fuseki-counting = Counting openings …
fuseki-table-positions = { $all ->
    [one] { $all } position
   *[other] { $all } positions
}
fuseki-table-positions-shown = { $all ->
    [one] { $shown } of { $all } position
   *[other] { $shown } of { $all } positions
}
fuseki-table-orders = { $all ->
    [one] { $all } order of moves
   *[other] { $all } orders of moves
}
fuseki-table-orders-shown = { $all ->
    [one] { $shown } of { $all } order of moves
   *[other] { $shown } of { $all } orders of moves
}
# After the number of openings.
fuseki-table-games = { $games ->
    [one] in { $games } game
   *[other] in { $games } games
}
# Games with fewer moves.
fuseki-table-shorter = · { $games } shorter
fuseki-table-other-boards = · { $games } on other boards
fuseki-table-no-moves = No game has so many moves.
fuseki-table-no-name = No opening has such a name.
# A label, then a number with the second text after it: After 4 moves.
fuseki-table-after = After
fuseki-table-after-moves = moves
# Two buttons: what is one opening.
fuseki-table-by-positions = positions
fuseki-table-by-positions-tip = Transpositions are one opening
fuseki-table-by-orders = orders
fuseki-table-by-orders-tip = Each order of moves counts separately; the professional figures do not keep them
# Hint in the empty field, and its name for screen readers.
fuseki-table-filter-hint = Name …
fuseki-table-filter = Filter openings by name
fuseki-column-games = Games
fuseki-column-influence = Influence
fuseki-column-influence-help = The side with more influence, and by how many points: every stone adds influence for its side to the points around it (Zobrist 1970)
# A row for screen readers; $names are those of the opening.
fuseki-table-row = Opening { $number }: { $names }, { $games } games
fuseki-table-many-orders = By many orders of moves, none of them frequent enough to be kept.
# $share has its interval.
fuseki-table-black-won = { $games ->
    [one] Black won { $share } of { $games } decided game
   *[other] Black won { $share } of { $games } decided games
}
fuseki-table-click = Click: go there.

## Work in the background

fuseki-work-table = Opening table
fuseki-work-professional = Professional openings
# A step of it, and what is counted in it.
fuseki-step-unpacking = Unpacking professional openings
