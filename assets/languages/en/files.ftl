# Boards, keys of games and the index of the games: errors, and what progress bars say.

## src/core/go

files-point-occupied = the point is occupied
files-point-off-board = the point is off the board
# A game on such a board is not read.
files-board-size = board size { $width }x{ $height }: only square boards from 2x2 to 19x19 are read
# In a table of openings, where else "B+14" or "W+3" says whose influence covers more points: both cover as many.
files-areas-even = even

## src/core/index/file.rs: why a file of the index cannot be used; each stands after the name of the file

files-index-not-an-index = it does not begin as an index does
files-index-other-format = format { $found }; this program reads { $read }
# $games is a number that stands for other games, in hexadecimal digits.
files-index-other-games = it is of other games ({ $games })
files-index-damaged = damaged: its length or checksum does not fit

## src/core/index/build.rs: a progress bar, "Indexing · 1,200 of 5,000 games"

files-phase-indexing = Indexing
# What the bar counts.
