# What many places say.

general-black = Black
general-white = White
general-cancel = Cancel
general-close = Close
general-open = Open…
general-save = Save…
general-undo = Undo
general-redo = Redo
general-none = none
# A share or a count of nothing.
general-never = never
general-all = all
general-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
general-games-left-out = { $games ->
    [one] { $games } game is left out: more moves than can be counted at once
   *[other] { $games } games are left out, spread evenly: more moves than can be counted at once
}
general-without-komi = { $games ->
    [one] No komi in this game: Black wins more often so, whatever the move.
   *[other] No komi in { $without } of { $games } games: Black wins more often there, whatever the move.
}
general-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
general-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
general-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
general-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
general-positions = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
general-shapes = { $shapes ->
    [one] { $shapes } shape
   *[other] { $shapes } shapes
}
general-times = { $times ->
    [one] { $times } time
   *[other] { $times } times
}
general-problems = { $problems ->
    [one] { $problems } problem
   *[other] { $problems } problems
}

## core/words.rs
# A number, or a range such as 55–67, as a percentage.
general-percent = { $number } %
# Between the parts of a list.
general-comma = { ", " }
# What is said of a thing: “A: Q16”.
general-about = { $subject }: { $said }
# A stone and its point in few letters: B D18.
general-stone-at = { $color ->
    [black] B { $point }
   *[white] W { $point }
}
# How a game ended, as a record says it, in as few letters as players write: by resignation, on time, by forfeit, by points.
general-result-resign = { $winner ->
    [black] B+R
   *[white] W+R
}
general-result-time = { $winner ->
    [black] B+T
   *[white] W+T
}
general-result-forfeit = { $winner ->
    [black] B+F
   *[white] W+F
}
general-result-points = { $winner ->
    [black] B+{ $points }
   *[white] W+{ $points }
}
# As before, where the unit is unknown: 1.75 may be Chinese zi.
general-result-margin = { $winner ->
    [black] B+{ $points }
   *[white] W+{ $points }
}
# Won, nobody knows how.
general-result-won = { $winner ->
    [black] B+
   *[white] W+
}
general-result-draw = Draw
general-result-void = Void
# A measured share and its confidence interval; each is written as 12 %.
general-interval = { $rate }, probably between { $low } and { $high }
# Names of a window, the area of the board in which a shape is looked at.
general-window-diamond = { $points }-point diamond
general-window-drawn = { $points ->
    [one] drawn window of { $points } point
   *[other] drawn window of { $points } points
}
# What was mined: $window is 3×3, or one of the two messages above.
general-mined-final = { $window } in final positions
general-mined-after = { $window } just after each move
# $first and $last are numbers of moves.
general-mined-after-between = { $window } just after moves { $first }–{ $last }
general-mined-around = { $window } around each move
general-mined-around-between = { $window } around moves { $first }–{ $last }
# $mined is one of the messages above, $stones how many stones a shape has: 2–5 stones.
general-mined-stones = { $mined }, { $stones }
general-stones-at-least = { $stones ->
    [one] { $stones } stone or more
   *[other] { $stones } stones or more
}
general-stones-at-most = { $stones ->
    [one] at most { $stones } stone
   *[other] at most { $stones } stones
}
general-stones-between = { $least }–{ $most } stones
# The user typed $typed where numbers of points such as 3, 2-5, 2- or -5 are read.
general-k-needed = `{ $typed }`: a number of stones, or two with - between, are needed
# Says how it has to be: as in 2-5.
general-k-order = the first number is not above the second
general-range-needed = write two numbers as A..B, the smaller first
