# What many places say.

general-black = Black
general-white = White
general-ok = OK
general-cancel = Cancel
general-close = Close
general-open = Open…
general-save = Save…
general-undo = Undo
general-redo = Redo
general-yes = yes
general-no = no
general-none = none
general-all = all
general-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
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
general-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
general-files = { $files ->
    [one] { $files } file
   *[other] { $files } files
}
general-years = { $years ->
    [one] { $years } year
   *[other] { $years } years
}
