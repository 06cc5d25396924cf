# Commands: they stand in the menus, in the palette and in the list of keys.
# A name that ends with … opens a window first. In English they are imperatives, or nouns for what is shown.

## Menus

commands-menu-file = File
commands-menu-edit = Edit
# Steps through the moves of a game.
commands-menu-go = Go
# What the workspace on the screen can do.
commands-menu-tools = Tools
commands-menu-research = Research
commands-menu-view = View
commands-menu-help = Help

## Headings of groups of commands, in the list of keys and as submenus

commands-group-screens = Workspaces
commands-group-file = Files
commands-group-edit = Edit
commands-group-steps = Moves
# From a game to another workspace.
commands-group-from = From a game
commands-group-games = Library
commands-group-shapes = Shapes
commands-group-draw = Find: draw
commands-group-drawing = Find: the drawing
commands-group-search = Find: search and hits
# A walk: move by move through what is played.
commands-group-walk = Joseki: walk
commands-group-count = Joseki: count and save
commands-group-fuseki = Fuseki
commands-group-play = Play
commands-group-guess = Play: guess the move
commands-group-contest = Play: a game
commands-group-rules = Life & death: rules and groups
commands-group-research = Research
commands-group-problems = Life & death: problems
# What the window shows.
commands-group-view = Window
commands-group-theme = Theme
commands-group-help = Help

## Workspaces

# The name of a workspace: the games that are loaded.
commands-workspace-library = Library
# The name of a workspace: statistics of shapes. A shape: the stones in a small part of the board (katachi).
commands-workspace-shapes = Shapes
# The name of a workspace: search for shapes.
commands-workspace-find = Find
commands-workspace-joseki = Joseki
commands-workspace-fuseki = Fuseki
# The name of a workspace: suggestions, guessing and games.
commands-workspace-play = Play
# The name of a workspace: life and death.
commands-workspace-life = Life & death

## Files

commands-open-games = Open games…
commands-open-folder = Open folder…
commands-open-library = Open library…
# Opens the list of all libraries.
commands-libraries = Libraries…
# Opens files whose paths are typed.
commands-open-by-path = Open by path…
commands-open-the-sample-games = Open the sample games
commands-new-empty-game = New empty game
commands-save-the-game-as-sgf = Save the game as SGF…
# A library is a folder that Katachi makes of games.
commands-save-as-library = Save as library…
commands-check-library = Check library…
commands-back-up = Back up…
# A library from a backup.
commands-restore = Restore…
# All work in the background.
commands-stop-all-work = Stop all work
commands-quit = Quit

## Edit

# To pass in a game of Go.
commands-pass = Pass
# The tool that selects a region of the board.
commands-select-tool = Select tool
# The tool that plays stones on the board.
commands-play-tool = Play tool
# The tool that sets up stones and marks.
commands-edit-tool = Edit tool: stones and marks
# The region of the board that is selected.
commands-clear-the-region = Clear the region
commands-copy-the-game-as-sgf = Copy the game as SGF
commands-paste-a-game-sgf = Paste a game (SGF)
commands-delete-move = Delete this move and what follows
# Opens a game again that was edited and left.
commands-back-to-a-game-with-changes = Back to a game with changes
commands-make-this-the-main-line = Make this the main line
commands-settings = Settings…

## Moves

commands-next-move = Next move
commands-previous-move = Previous move
commands-ten-moves-on = Ten moves on
commands-ten-moves-back = Ten moves back
# The beginning of the game.
commands-first-position = First position
commands-last-position = Last position
commands-previous-variation = Previous variation
commands-next-variation = Next variation
commands-play-by-itself = Play the game by itself, or stop
# Back along the trail of drawings or positions, as in a browser.
commands-back = Back
# Forward along the trail, as in a browser.
commands-forward = Forward

## From a game

# Searches for the position of the open game.
commands-find-this-position = Find this position
commands-explore-this-move = Explore this move of the game
# The drawing in the Find workspace.
commands-explore-numbered-move = Explore the numbered move of the drawing

## Library

commands-add-games = Add games…
commands-add-a-folder = Add a folder…
# A table of the shapes that a player makes, and what each costs.
commands-costly-shapes = Costly shapes
# Practice with the shapes that cost a player most.
commands-practise-costly-shapes = Practise costly shapes
# A workbook to print: exercises with shapes that cost the player points.
commands-save-workbook = Save a workbook of costly shapes…
# What is known of a player: results, openings, shapes.
commands-player = Player: results, openings, shapes
commands-my-shapes = Me: my shapes in pictures
commands-my-name = Me: choose my name…
commands-save-player-pages = Save a player's pages…
# By the engine KataGo.
commands-evaluate-games-with-katago = Evaluate games with KataGo
commands-read-changed-files-again = Read changed files again
commands-next-game-of-the-list = Next game of the list
commands-previous-game-of-the-list = Previous game of the list

## Shapes

commands-open-patterns = Open patterns…
commands-save-patterns = Save patterns…
# Collocations: moves that follow each other often.
commands-explore-collocations = Explore the collocations of this shape
# Figures of shapes in games of professionals, which come with Katachi.
commands-professional-shapes = Professional shapes
# Plots over all shapes that were counted: how frequent the first is, the second and so on (Zipf's law).
commands-shapes-by-rank = Frequency of shapes by rank (Zipf)
commands-clusters-of-shapes = Clusters of shapes
# WEKA and GNU Go are programs that read these files.
commands-shapes-for-weka = Save shapes for WEKA…
commands-shapes-for-gnu-go = Save shapes as a GNU Go pattern file…

## Find: draw

commands-draw-black = Draw Black
commands-draw-white = Draw White
commands-draw-an-empty-point = Draw an empty point
# A point of a drawn shape on which anything may be.
commands-draw-anything = Draw a point that may be anything
commands-draw-black-or-empty = Draw Black or empty
commands-draw-white-or-empty = Draw White or empty
commands-draw-a-stone-of-either-colour = Draw a stone of either colour
# In a drawn shape: moves 1, 2, 3 to be played next.
commands-number-the-moves-that-follow = Number the moves that follow
# In a drawn shape: a point that has one of these contents.
commands-draw-a-set-of-points = Draw a set of points

## Find: the drawing

# The region of a search becomes as large as the stones that are drawn.
commands-region-follows-stones = Let the region follow the stones
commands-clear-the-drawing = Clear the drawing
commands-turn-the-drawing = Turn the drawing
commands-mirror-the-drawing = Mirror the drawing
# In a drawn shape: every stone gets the other colour.
commands-exchange-black-and-white = Exchange Black and White
commands-copy-the-drawing-as-a-diagram = Copy the drawing as a diagram

## Find: search and hits

commands-search-now = Search now
commands-stop-the-search = Stop the search
# Pages to print (PDF).
commands-save-pages-of-the-hits = Save or print pages of the hits (PDF)…
commands-save-hits = Save the hits or their games…
commands-hits-as-pictures = Hits as a wall of pictures, or as a table
commands-one-hit-a-game = All hits or one a game
# A switch: whether a search looks into the variations of games, too.
commands-search-variations = Variations: search them, or not
# A switch: two columns with the shares of each continuation before a year, and since.
commands-compare-periods = Continuations: compare before and after a year
# The next hit of a search, or the next example of a shape.
commands-next-hit = Next hit or example
commands-previous-hit = Previous hit or example
# A switch: games of hits are turned as the shape was drawn, or shown as they were played.
commands-games-as-drawn = Games as drawn, or as played

## Joseki: walk

# A switch between two views of the Joseki workspace: collocations (moves that follow each other often) and the tree of corner sequences.
commands-collocations-or-corner-tree = Collocations, or corner tree
# A switch: whose games are counted.
commands-joseki-of-whom = Joseki: my games, or the professionals'
# The walk begins with a move that has no stone near it.
commands-begin-with-nothing-near = Begin with nothing near
# A continuation: a move that follows.
commands-step-into-the-chosen-continuation = Step into the chosen continuation
commands-step-back = Step back
# Plays the most frequent moves one after another.
commands-play-the-main-line = Play the main line
# A switch: moves that came before this one are listed, or those that come after it.
commands-before-or-after = What came before, or comes after
# The path: the moves that were walked. It is put on a list.
commands-keep-this-path = Keep this path
# Searches for everything that is on the board of the walk.
commands-games-with-this-board = Show games with this board
# Searches for the shape around the move, whatever is elsewhere.
commands-games-with-this-shape = Show games with this shape alone
# The pair: a move and its answer.
commands-open-game-of-pair = Open the first game of the chosen pair

## Joseki: count and save

commands-copy-the-path-as-sgf = Copy the path as SGF
commands-save-the-paths-as-sgf = Save the paths as SGF…
commands-count-the-collocations = Count the collocations
# Corner sequences in all games.
commands-count-the-corners = Count the corners
commands-open-collocations = Open collocations…
# An SGF file with joseki as variations.
commands-open-a-joseki-dictionary = Open a joseki dictionary…
commands-save-the-collocations = Save the collocations…
commands-save-the-corners = Save the corners…

## Fuseki

commands-find-games-of-opening = Find the games of this opening
# A switch: whose games are counted.
commands-openings-of-whom = Openings: my games, or the professionals'

## Play

commands-suggest-moves = Suggest moves
commands-guess-the-move = Guess the move
# How well its moves were played, by the patterns.
commands-report-of-the-open-game = Report of the open game
commands-play-a-game = Play a game
# An experiment: random playouts that prefer patterns.
commands-patterns-in-playouts = Patterns in playouts
commands-contradicted-moves = Moves that games contradict

## Play: guess the move

# A game of guessing the next move of professionals.
commands-start-guessing = Start guessing
commands-next-position-to-guess = Next position to guess
commands-show-the-move-to-guess = Show the move to guess
commands-end-the-round-of-guessing = End the round of guessing
# Positions that were guessed wrong come back after some days.
commands-review-positions-that-are-due = Review positions that are due

## Play: a game

# A game against the pattern player of Katachi.
commands-start-the-game = Start the game
commands-resign = Resign
commands-estimate-the-score = Estimate the score
# The end of a game: both agree which stones are dead.
commands-agree-to-the-count = Agree to the count
# Opens the game that was just played, with suggested moves.
commands-look-with-suggestions = Look at the game with suggestions

## Life: rules and groups

# Goes to the next of three views of the Life workspace.
commands-rules-checker-or-tsumego = Rules, checker, or tsumego
# Rules: patterns of groups that are known to live or die.
commands-the-book-of-rules = The book of rules
# Whether a group lives, as far as the rules know it.
commands-check-a-group-by-the-rules = Check a group by the rules
# Life and death (tsumego).
commands-solve-a-problem = Solve a problem
commands-next-rule = Next rule
commands-previous-rule = Previous rule
# A line of a rule ends in another rule: that one is shown.
commands-rule-that-follows = The rule that a line leads to
# Searches for the stones of a rule.
commands-find-rule-in-games = Find games with this rule's stones
commands-count-rules-in-games = Count the rules' stones in the games
commands-open-rules = Open rules…
commands-save-the-rules = Save the rules…
# Into the Life workspace, to check or solve it.
commands-take-position = Take the position of the open game
commands-set-up-your-own-position = Set up your own position

## Life: problems

commands-practise-the-next-problem = Practise the next problem
commands-show-the-solution = Show the solution
commands-stop-the-solver = Stop the solver
commands-try-the-problem-again = Try the problem again
commands-next-problem = Next problem
commands-previous-problem = Previous problem
commands-find-position-in-games = Find the position in games
commands-find-problems-with-this-shape = Find problems with this shape
# Find is the name of a workspace.
commands-find-problems-with-drawing = Find problems with the drawing of Find
# The list of problems is no longer filtered by a shape.
commands-problems-with-any-shape = Problems with any shape
commands-open-problems = Open problems…
commands-open-a-folder-of-problems = Open a folder of problems…
commands-the-sample-problems = The sample problems

## Window

commands-suggestions-on-the-board = Suggestions on the board
# A field to find every command by its name.
commands-command-palette = Command palette…
commands-full-screen = Full screen
# The board fills the window, to be shown to a class.
commands-board-alone = The board alone, for a class
# Everything in the window.
commands-larger = Larger
commands-smaller = Smaller
# Everything in the window.
commands-usual-size = Usual size (zoom 100 %)
commands-coordinates-on-or-off = Coordinates on or off
commands-move-numbers-on-or-off = Move numbers on or off
# Every pane goes back to its place.
commands-reset-the-layout = Reset the layout

## Theme

commands-light-theme = Light theme
commands-dark-theme = Dark theme
commands-theme-of-the-system = Theme of the system
commands-high-contrast-on-or-off = High contrast on or off
commands-less-motion-on-or-off = Less motion on or off
commands-expert-columns-on-or-off = Expert columns on or off
commands-count-ahead-on-or-off = Count ahead on or off

## Help

# What the first start advises.
commands-guide = Guide…
commands-things-to-try = Things to try…
# The list of keys of the keyboard.
commands-keys = Keys…
# The log of what was said.
commands-messages = Messages…
# Files that say what broke in Katachi.
commands-reports = Reports…
