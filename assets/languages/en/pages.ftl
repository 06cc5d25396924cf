# Teacher's pages: diagrams for print, on a web page and in other programs. Captions stand below a diagram.

## Captions
# Lines of a caption break at blanks, but not at a no-break space (U+00A0), and between Chinese characters.
# A player without a name in the record.
pages-unknown-player = unknown
# $black and $white are names of players, perhaps with their ranks.
pages-players = Black { $black }, White { $white }
# The colours of the diagram are not those of the game.
pages-colours-exchanged = colours exchanged
# Range of the moves that a diagram numbers; all numbers of moves.
pages-before-first-move = before the first move
pages-after-move = after move { $move }
pages-move = move { $move }
pages-moves = moves { $first }–{ $last }
# In the game the move has the number $move, on the stone of this diagram $here.
pages-move-here = move { $move } (here { $here })
pages-moves-here = moves { $first }–{ $last } (here { $here }–{ $here_last })
# $moves is one of the messages above. The record of the game ends with the last of these moves.
pages-moves-end = { $moves }, end of the record
# Number of the move whose stone has a circle.
pages-made = move { $move } (circled) makes the shape
# Moves outside the part of the board that is shown; $moves is a list as 47 P9, 48 Q10.
pages-note-elsewhere = elsewhere { $moves }
# The move with this number is a pass.
pages-note-pass = { $move } pass
# As books write it: the moves with these numbers were played where the diagram shows $stone, each taking a ko.
pages-note-ko = { $moves } = { $stone } (ko)

## Text diagrams (Sensei's Library): what a note calls a marked stone, as in “47 = the circled stone”
pages-circled-stone = the circled stone
pages-square-stone = the stone with a square
pages-triangle-stone = the stone with a triangle
pages-crossed-stone = the crossed stone

## Comments in an exported SGF: $turned is how the drawn shape lies in this game, such as “half turn”
pages-sgf-shape = the drawn shape, { $turned }
pages-sgf-shape-exchanged = the drawn shape, { $turned }, colours exchanged

## Web page
# Title of a page without one of its own.
pages-web-title = Examples
# Name of a diagram for screen readers.
pages-web-example = Example { $number }
pages-web-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# In the line below the diagram while nothing is played yet.
pages-web-shape-line = the shape
# Tooltips of four buttons that step through the moves.
pages-web-shape = The shape
pages-web-back = One move back
pages-web-on = One move on
pages-web-last = The last move
# $number is that of the move, $point a point such as Q16.
pages-web-black = { $number }: Black { $point }
pages-web-white = { $number }: White { $point }
pages-web-black-outside = { $number }: Black { $point }, not in the diagram
pages-web-white-outside = { $number }: White { $point }, not in the diagram
pages-web-black-passes = { $number }: Black passes
pages-web-white-passes = { $number }: White passes

## Workbook of one's own mistakes
pages-workbook-title = What was better?
pages-workbook-title-of = { $player }: what was better?
# Title of the pages with the answers.
pages-workbook-answers = Answers
# The question; $instead is the point of the bad move.
pages-ask-black = Black to play, better than { $instead }
pages-ask-white = White to play, better than { $instead }
# The answer: a colour and the point of its move.
pages-answer-black = Black { $move }
pages-answer-white = White { $move }
# $instead is the move that was played and what it lost: D4: 2.5 points lost.
pages-answer-instead = instead of { $instead }
pages-points-lost = { $points } points lost
# $percent is written as 12 %.
pages-percent-lost = { $percent } lost
# In which game; $players is the message pages-players, $move a number.
pages-answer-where = { $players }; move { $move }
pages-answer-where-dated = { $players }; { $date } · move { $move }

## Errors
pages-no-exercises = there is nothing to practise: no record says what would have been better
pages-no-workbook = { $path }: a workbook is written as .pdf, .svg or .png
pages-no-player-pages = { $path }: a player's pages are written as .pdf, .svg or .png
pages-no-hits = there are no hits to show: choose some, or change the search
pages-per-page = { $diagrams } diagrams a page: 2 to 12 are laid out
# The resolution of a picture.
pages-dots = { $dots } dots an inch: { $low } to { $high } are possible
pages-unknown-kind = { $path }: the name ends in none of .pdf, .html, .svg, .png, .sgf and .txt, which say what is written
pages-no-fonts = no font was found on this system: install one, for example Noto Sans or DejaVu Sans
pages-not-rendered = a page could not be rendered: { $error }
# Reasons for the message above.
pages-no-pixels = it has no pixels
pages-too-large = too large a picture
pages-no-size = the picture has no size
pages-no-font-shows = no font on this system shows { $characters }, so they are left out: install one that does, for example Noto Sans CJK
