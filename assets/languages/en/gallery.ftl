# The gallery of Shapes: cards of moves, and the card of the chosen one.

## Above the cards

# Title over the games that come with Katachi, over the user's own, and over figures of professional games.
gallery-title-sample = What strong players do
gallery-title-own = What is played here
gallery-title-professional = What professionals play
# $games is “504 games”.
gallery-games-of-years = { $games }, { $first }–{ $last }
# Hint in the empty field, and its name for screen readers.
gallery-name-hint = Name, such as hane
gallery-name-field = Name of a shape
# Box to tick: shapes with a name alone.
gallery-named = Named
gallery-named-tip = Only shapes with a name, of two stones or more
# The two ways to show the shapes: buttons side by side.
gallery-view-gallery = Gallery
gallery-view-table = Table
# The order of the cards: name of the list for screen readers, and its entries.
gallery-order = Order
gallery-order-frequency = Most played
gallery-order-k = Most stones (K)
gallery-order-bits = Rarest (bits)
gallery-order-rate = Highest share

## Cards

gallery-times = { $times ->
    [one] { $times } time
   *[other] { $times } times
}

## The chosen shape

# $names lists its other names.
gallery-also = also: { $names }
gallery-played = Played { $share } of the times when it was possible: { $played } of { $possible }
gallery-seen = { $times ->
    [one] Seen { $times } time
   *[other] Seen { $times } times
}
# Part of a line: Shape 3 of 3,188 · in 2,071 games · K 2.
gallery-in-games = { $games ->
    [one] in { $games } game
   *[other] in { $games } games
}
gallery-stones = K { $stones }
# Tab with all numbers and their intervals.
gallery-tab-figures = Figures

## Pictures of games

# Title over pictures of games that have the shape, and a note beside it.
gallery-seen-in = Seen in
gallery-seen-in-hint = one a game, quiet surroundings first
gallery-move = move { $number }
gallery-final = final position
# A picture for screen readers; $line is “1853 · move 48”.
gallery-picture = { $black } – { $white }, { $line }
