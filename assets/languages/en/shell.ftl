# The frame of the window: bars, tabs, questions, dialogs, the list of keys.

## Whose figures are looked at

shell-my-games = My games
shell-professionals = Professionals

## Tabs of panes

shell-pane-overview = Overview
# What was read of the files that were opened, and what was not.
shell-pane-load-report = Load report
shell-pane-games = Games
# A table of the shapes that a player makes, and what each costs.
shell-pane-costly-shapes = Costly shapes
# What is known of a player.
shell-pane-player = Player
shell-pane-board = Board
# The record of the open game: players, result, comments.
shell-pane-record = Record
shell-pane-variations = Variations

## Bar at the top

# A button that opens the palette of commands.
shell-commands = Commands
# The same where there is room for its key: two blanks before the key.
shell-commands-with-key = Commands  Ctrl+P
shell-commands-hint = Everything that Katachi can do, by name (Ctrl+P)
shell-command-palette = Command palette
# Tooltip of the icon: what the name of the program means.
shell-katachi = 形 katachi: shape
# A submenu.
shell-recent-libraries = Recent libraries
# Tooltip of the button of a workspace; $key is the key of the keyboard that shows it.
shell-key = Key { $key }

## Bar at the bottom

# A button that opens the log of what was said; $messages is how many there are.
shell-messages = Messages { $messages }
shell-messages-hint = All messages so far
shell-no-games = No games are loaded
# “1,084 shapes, 3×3 around each move”.
shell-shapes-of = { $shapes }, { $mined }
# A button that lists work in the background; $jobs is two or more.
shell-jobs = { $jobs } jobs
# For screen readers: the button that cancels a piece of work; $task is its name, such as “Loading games.zip”.
shell-cancel-task = Cancel { $task }

## Palette of commands

shell-palette-hint = A command, or a shape: bamboo, avalanche …
# For screen readers: the field of the palette.
shell-command = Command
shell-no-matching-command = No matching command.

## List of keys

# The keys of the keyboard.
shell-keys = Keys
# Hint in an empty field; the words are examples of what may be searched for.
shell-search-keys-hint = Search: hit, joseki, save …
shell-search-keys = Search the keys
# A heading: what the pointer does on a board. Below it, on the left what is done with the mouse, on the right what it does.
shell-on-the-board = On the board
shell-wheel = Wheel
shell-wheel-does = Step through the moves
shell-click = Click
shell-click-does = Try a move; Shift: Black, Ctrl: White
shell-right-drag = Right-drag
shell-right-drag-does = Select a region
shell-right-click = Right-click
shell-right-click-does = What can be done here
shell-drag-files = Drag files
# Life is the name of a workspace.
shell-drag-files-does = Open or add games, problems in Life & death
shell-ctrl-wheel = Ctrl+wheel
# Everything in the window.
shell-ctrl-wheel-does = Larger, smaller

## Buttons

shell-open = Open
shell-copy-path = Copy path

## A game is left before its end

shell-leave-game = Leave this game?
shell-leave-game-hint = It is not saved.
shell-leave-game-save = Save it as SGF…
shell-leave-game-leave = Leave it
# To go on with the game.

## A save would replace files

# Below it are their full names.
shell-replace = { $files ->
    [one] Replace this file?
   *[other] Replace these { $files } files?
}
shell-replace-link = { $path } is a link to { $target }. The link is replaced; the file that it leads to stays.
shell-replace-source = The open library reads games from it.
shell-replace-more = and { $files } more
shell-replace-do = Replace
shell-replace-other-name = Another name…

## The window is closed while work is going on

# Below it is a list of what is running.
shell-quit = Quit while this is running?
shell-quit-hint = What is not finished is lost. Counting that you asked for begins again at the next start.
shell-quit-now = Quit now
shell-quit-keep-running = Keep running

## Games are opened while others are open

# A heading; $what is the name of a file or folder, or “3 files and folders”.
shell-how-to-open = Open { $what }
# What the open games are called where they have no name, as $library below.
shell-the-open-games = the open games
# File and Libraries are the names of a menu and of a command in it.
shell-how-to-open-kept = “{ $library }” is open. It is kept: File ▸ Libraries opens it again.
shell-how-to-open-lost = “{ $library }” is open and is not kept: these games are only looked at.
# $tasks is a list of what is running.
shell-how-to-open-running = Still running for “{ $library }”, and stopped if you open something else: { $tasks }.
# In place of those that are open.
shell-open-instead = Open instead
shell-open-instead-hint = These games become a library of their own
shell-add-to = Add to “{ $library }”
shell-add-to-hint = They are counted together with the games that are open
shell-just-look = Just look at it
shell-just-look-hint = Shows the game; it is added to nothing
# A box to tick below the question what becomes of games that are opened.
shell-opens-always-so = Do this every time

## Files are dragged over the window

shell-drop-problems = Drop to open problems
shell-drop-to-add = Drop to add to “{ $library }”
shell-drop-to-open = Drop to open
shell-drop-hint = SGF files, folders, zip and tar archives, libraries, counted shapes

## A path is typed

shell-open-by-path = Open by path
shell-open-by-path-hint = A file, a folder, an archive, a library (.katachi) or patterns (.ron); one a line:

## Titles of file dialogs

shell-dialog-open-games = Open games: SGF files and archives
shell-dialog-open-folder = Open a folder of games
shell-dialog-add-games = Add games: SGF files and archives
shell-dialog-add-folder = Add a folder of games
shell-dialog-open-library = Open a library (a folder NAME.katachi)
shell-dialog-save-library = Save as library
shell-dialog-restore = Restore a library from a backup (NAME.tar.zst)
shell-dialog-open-patterns = Open counted shapes
# Collocations: moves that follow each other often.
shell-dialog-open-collocations = Open collocations
shell-dialog-open-dictionary = Open a joseki dictionary: an SGF with variations
shell-dialog-katago-program = KataGo's program
# The file of its neural network.
shell-dialog-katago-network = KataGo's network
shell-dialog-katago-configuration = KataGo's configuration for analysis
# Rules of life and death.
shell-dialog-open-rules = Open rules
shell-dialog-open-shapes = Open counted shapes, templates or a pattern database (.db) to play from
shell-dialog-open-moves = Open shapes, rules or a pattern database (.db) to look up
shell-dialog-open-problems = Open problems: SGF files and archives
shell-dialog-open-problem-folder = Open a folder of problems
shell-dialog-save-sgf = Save the game as SGF
shell-dialog-save-picture = Save the picture: .png, .svg, or .pdf to print
shell-dialog-save-table = Save the table as CSV

## Inside file dialogs

# A kind of files to be listed.
shell-dialog-filter-games = Games
shell-dialog-filter-all = All files
# Button.
shell-dialog-save = Save
# Button.
shell-dialog-new-folder = New Folder
# The name that a new folder gets.
shell-dialog-new-folder-name = New folder
shell-dialog-refresh = Refresh
shell-dialog-parent-folder = Parent Folder
shell-no-such-folder = There is no folder { $path }
# Before the field with the name of the file.
shell-dialog-file = File:
# Whether hidden files are listed.
shell-dialog-show-hidden = Show Hidden

## Katachi itself breaks

shell-broken-title = Katachi cannot draw this
# A defect: a fault in the program. Cards: of problems that are learnt. Tags: of games.
shell-broken = This is a defect. Your games, cards and tags are on the disk, as you left them.
shell-copy-this = Copy this
shell-try-again = Try again
shell-close-katachi = Close Katachi

## The window cannot be opened; said in a terminal

shell-no-screen = there is no screen to open a window on (neither WAYLAND_DISPLAY nor DISPLAY is set, or it does not answer): start it from a desktop, or use a command, such as `katachi --help`
shell-no-window = the window cannot be opened: { $reason }
# $silent and $next are variables with their values, such as WAYLAND_DISPLAY=wayland-0.
shell-display-silent = nobody answers at { $silent }: taking { $next }
# $reason is the system's. Then names of packages on three systems.
shell-missing-library = the window cannot be opened: { $reason }. It needs OpenGL and the libraries of X11 or Wayland; install on Debian: { $debian }; Fedora: { $fedora }; Arch: { $arch }
shell-missing-font = No font shows names in Chinese, Japanese and Korean: install one, on Debian { $debian }, on Fedora { $fedora }, on Arch { $arch }

## gui/guide.rs: tabs of the guide, for whom a page is

shell-guide-players = For players
shell-guide-teachers = For teachers
shell-guide-analysts = For analysts

# In the bar below while the sample games are open.
shell-own-games = Your own games: drop them anywhere
