# The settings window, and the suggestions at the first start.

## Settings

settings-title = Settings
# Tooltip of the button that resets the layout. A pane: a part of the window.
settings-reset-hint = Every pane goes back to its place
# In every language followed by the word in the others, so that it is found
settings-language = Language · 语言 · 語言 · 言語 · 언어
# The system's language
settings-language-system = The system’s
settings-theme = Theme
# Light or dark, as the system is.
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-opening = Games opened beside yours
settings-opening-hint = Games that are opened or dropped on the window while your own library is open
settings-opening-ask = Ask
settings-opening-new = New library
settings-opening-add = Add to it
settings-opening-look = Just look
# How boards look: wood, pale wood or plain.
settings-boards = Boards
settings-board-wood = Wood
settings-board-pale-wood = Pale wood
# One colour, without a grain.
settings-board-plain = Plain
# How stones look.
settings-stones = Stones
# Black stones of slate and white ones of shell, as real ones.
settings-stones-slate-and-shell = Slate and shell
# As in print.
settings-stones-flat = Flat
settings-size = Size of everything
# $percent is a number: everything is shown at so many per cent, as the window has no room for more.
settings-size-here = { $percent } % in this window
settings-size-here-hint = A larger scale would cut off text: make the window larger.
# Before a field with seconds: how long a move is shown before the next one comes.
settings-pace = Time per move when a game plays by itself
# The unit after the number in that field, with a blank before it.
settings-seconds = s
settings-coordinates = Coordinates on the boards
# The numbers of moves.
settings-move-numbers = Numbers on the stones
settings-my-name = My name in records
settings-my-name-hint = “Player” opens with it, and “Me: my shapes” shows these games
settings-suggestions = Suggest moves on the board of every workspace
settings-compare = Compare my shapes with professionals
# Colours of the strongest contrast
settings-high-contrast = High contrast
# Nothing glides or turns: for users who are disturbed by motion
settings-less-motion = Less motion: nothing glides or turns
# A box to tick: tables then show these figures of statistics too.
settings-expert = Expert columns: −2 log λ, lift, q
# Katachi counts shapes and corners before the user asks for them.
settings-count-ahead = Count ahead, while nothing else happens, what I may look at
settings-memory = Memory
settings-memory-hint = How much memory counting, and what was counted, may take. Less makes large counts slower. The games themselves come on top.
settings-memory-machine = By this machine ({ $size })
# Below it is the path of a folder.
settings-home = Your libraries and settings are in

## The user's own KataGo, an engine that evaluates positions

settings-engine = Your own KataGo
settings-engine-hint = It evaluates games for the costly shapes. Katachi does not include an engine: choose a program that you trust, since it will be run.
# Files that KataGo needs.
settings-engine-program = Program
# The file of its neural network.
settings-engine-network = Network
settings-engine-configuration = Configuration
# A button that opens a file dialog; $file is one of the three above.
settings-engine-choose = { $file }…
# No such file is named.
settings-engine-not-set = not set
# Before a field with a number: how many playouts KataGo makes for each position.
settings-engine-playouts = Playouts per position
# A button.
settings-engine-test = Test
settings-engine-test-hint = Starts it and evaluates one position

## Three things to try: each is a link, and what it does stands behind it in the same line

settings-welcome = Three things to try
settings-try-drawing = Draw a shape
settings-try-drawing-hint = see every game that has it, and what was played there
settings-try-walking = Walk through the corner
settings-try-walking-hint = answers to a move, how often, who wins
settings-try-opening = Open your games
settings-try-opening-hint = a folder, an archive or SGF files; they stay
# “Help ▸ Things to try” are the names of a menu and of a command in it.
settings-welcome-keys = F1: all keys.   Ctrl+P: everything that Katachi can do.   Help ▸ Things to try: this again.

## Professional games: where the whole collection can be had

settings-professional-command = Professional games…
# A link in the overview, beside links to professional shapes and openings.
settings-professional-games = Games
settings-professional-link = Where the professional games can be had
settings-professional-title = Professional games
# $games is “54,217 games”.
settings-professional-about = Katachi brings the figures of { $games } of professionals, not the games. To search and to see them, fetch the collection yourself: Katachi opens no connection.
settings-professional-step-page = 1. Open this page in your browser: A. E. Brouwer's Database of Go Games.
settings-professional-copy = Copy the address
settings-professional-step-archive = 2. Download the archive of all games (.tar.gz, .tgz or .zip). Leave it packed.
settings-professional-step-drop = 3. Drop it on this window, or open it here. Reading it takes about a minute; from then on it is a library of yours.
settings-professional-licence = The collection is reported as public domain and carries no explicit licence.
settings-professional-open = Open the archive…
