# Boards, tables and plots wherever they stand, the open game and its variations.

## The open game on its board (game)

board-no-game = No game is open
board-no-game-hint = Click a game in the list, or paste one (Ctrl+V).
board-won = Won the game
board-prisoners = Prisoners taken
# Joseki is a workspace.
board-explore-in-joseki = Explore this move in Joseki
# A command: opens the position in the workspace Life.
board-life-and-death = Life and death here
board-copy-sgf = Copy the game as SGF
board-clear-region = Clear the region
board-find-region = Find this region
board-find-position = Find this position
board-no-suggestions = No suggestions
board-suggest-moves = Suggest moves
# What the left button does, a choice: selects a region, plays, edits.
board-select = Select
board-select-tip = Drag a region with the left button (S); the right button always does
board-play = Play
board-play-tip = Click to try out moves (P); Shift for Black, Ctrl for White
board-edit = Edit
board-edit-tip = Click to set stones and marks (Ctrl+T); Ctrl+Z takes them back
board-suggest = Suggest
board-suggest-tip = Letters and heat: what strong players would do here (Ctrl+G)
# Under the board, after the letters of suggested moves.
board-shade-legend = the deeper the shade, the likelier
# Find is a workspace; looks for the region.
board-find-this = Find this
board-find-this-tip = Look for the selected region in all games (Ctrl+F)
board-first-position = First position (Home)
board-ten-back = Ten moves back (Shift+←)
board-previous-move = Previous move (←)
board-next-move = Next move (→)
board-ten-on = Ten moves on (Shift+→)
board-last-position = Last position (End)
board-play-by-itself = Play the game by itself (Ctrl+Space)
board-stop = Stop (Ctrl+Space)
# What screen readers call the slider through the moves.
board-move-slider = Move
board-move-of = Move { $number } of { $last }
# The board is turned as a hit's drawing; $image is "quarter turn right, colours exchanged".
board-shown-as-drawn = Shown like the drawing: { $image }
# A button: shows the game as it was played.
board-as-played = As played
board-as-played-tip = Turn it back (V)
# Parts of what screen readers say of the position; $moves is "A Q16, B D4".
# What screen readers say of a point of the board; $point is Q16.
board-point-empty = { $point }, empty
board-point-black = { $point }, black
board-point-white = { $point }, white
board-point-black-move = { $point }, black, move { $number }
board-point-white-move = { $point }, white, move { $number }
# $point is one of the above, $more a letter, a mark, or the next message.
board-point-and = { $point }, { $more }
board-point-last-move = last move
board-suggested = suggested: { $moves }
board-better = better: { $point }

## What is put on the board in Edit (pens)

board-pen-black-stone = Black stone
board-pen-white-stone = White stone
board-pen-triangle = Triangle
board-pen-square = Square
board-pen-circle = Circle
# The mark ×.
board-pen-cross = Cross
board-mark-selected = selected
board-mark-black-territory = Black's territory
board-mark-white-territory = White's territory
# The next letter that is free.
board-pen-letter = Letter
board-pen-number = Number
board-pen-eraser = Eraser
# A button.
board-erase = Erase
board-eraser-tip = Eraser: removes a mark, otherwise a stone
# $pen is "Letter" or "Number".
board-label-pen-tip = { $pen }: the next free one; a second click removes it
# $pen is "Black stone", "Triangle", …
board-pen-tip = { $pen }: a second click removes it

## Variations

board-tree-hint = The tree of the open game: its moves, and the variations beside them.
# $point is "Q16" or "pass".
board-tree-move = Move { $number }: { $point }
# The node before the first move.
board-tree-beginning = Beginning
# A node that sets stones up.
board-tree-setup = Set-up

## The position in words (viewer)

# Instead of a point.
board-pass = pass
board-black-to-play = Black to play
board-white-to-play = White to play
# $size is 19×19.
board-size-move = { $size }, move { $number }
# $played is the last move: "B Q16".
board-size-last-move = { $size }, move { $number } ({ $played })
# $here is one of the two above, $turn is "Black to play".
board-position = { $here }, { $turn }
board-position-in-variation = { $here }, { $turn }, in a variation
# Why a stone cannot be played.
board-occupied = there is a stone already
board-ko = ko: play elsewhere first
board-suicide = the stone would have no liberty

## The board and its menu

# What screen readers call a board.
board-go-board = Go board
board-copy-picture = Copy as picture
board-copy-svg = Copy as SVG
board-save-picture = Save as picture or print…
# A set of what a point may hold, such as "Black or empty", with the key that chooses it.
board-set-with-key = { $set } (key { $key })
# Name of a button; $set as above.
board-draw-set = Draw { $set }

## Tables

board-copy-row = Copy row
board-copy-table = Copy table
board-save-csv = Save as CSV…
# What screen readers call the tables.
board-table-player-corners = Corners of the player
board-table-player-first-moves = First moves of the player in corners
board-table-player-openings = Openings of the player
board-table-player-results = Results of the player
board-table-player-shapes = Shapes of the player
board-table-examples = Examples
board-table-games = Games
board-table-hits = Hits
board-table-openings = Openings
board-table-players = Players
board-table-rules = Rules
board-table-problems = Problems
board-table-costly-shapes = Table of costly shapes
board-table-shape-over-time = Shape over time
board-table-shapes = Shapes
board-table-game-report = game report

## Figures, bars and the filter

# $cost is the title of the column: "Points lost" or "% lost".
board-cost-help = { $cost }: the average by an engine, in your evaluated games; grey if it may be zero, or if there are too few games to tell.
# The key to a bar: answers of $player (Black, the opponent, …) that came later.
board-reply-later = { $player }, later
# Name of a suggestion while a filter is typed.
board-suggestion = Suggestion { $text }
# $games is "12 games have no year, 1 game has no komi".
board-left-out = Left out: { $games }
# `OR -has:…` and `-has:…` are typed as they are.
board-left-out-tip = A filter does not find games whose records lack the value that it asks for. Add `OR -has:…` to see them too, or `-has:…` alone to see only them.
# A graph with axes, for screen readers
board-plot = Plot
