# Notices, work in the background, and errors of loading and keeping.

## Progress of work: “Loading games.zip · Reading games, step 1 of 2: 12 of 40 games · 5 s left”

# $phase is what is being done, such as “Reading games”.
notices-phase-step = { $phase }, step { $step } of { $steps }
# $phase is the above, with its step or without; $amount is one of the messages below.
notices-phase-amount = { $phase }: { $amount }
# So much is done, and nobody knows of how much. The names in brackets stay as they are in every language.
notices-amount = { $unit ->
    [games] { $done } games
    [files] { $done } files
    [shapes] { $done } shapes
    [positions] { $done } positions
    [moves] { $done } moves
    [problems] { $done } problems
    [cards] { $done } cards
    [groups] { $done } groups
    [rules] { $done } rules
    [patterns] { $done } patterns
    [templates] { $done } templates
    [pairs] { $done } pairs
    [lines] { $done } lines
    [trees] { $done } trees
    [rounds] { $done } rounds
   *[other] { $done } { $unit }
}
# So much is done of a whole. Groups are groups of stones, lines those of a table, trees those of a statistical model.
notices-amount-of = { $unit ->
    [games] { $done } of { $total } games
    [files] { $done } of { $total } files
    [shapes] { $done } of { $total } shapes
    [positions] { $done } of { $total } positions
    [moves] { $done } of { $total } moves
    [problems] { $done } of { $total } problems
    [cards] { $done } of { $total } cards
    [groups] { $done } of { $total } groups
    [rules] { $done } of { $total } rules
    [patterns] { $done } of { $total } patterns
    [templates] { $done } of { $total } templates
    [pairs] { $done } of { $total } pairs
    [lines] { $done } of { $total } lines
    [trees] { $done } of { $total } trees
    [rounds] { $done } of { $total } rounds
   *[other] { $done } of { $total } { $unit }
}
notices-megabytes = { $done } MB
notices-megabytes-less = less than 0.1 MB
notices-megabytes-of = { $done } of { $total } MB
notices-seconds-left = { $seconds } s left
notices-minutes-left = { $minutes } min left
# The user has cancelled work that has not ended yet.
notices-stopping = Stopping …
# Work stands still while other work runs.
notices-paused = Paused: other work comes first
# $task is the name of work, such as “Loading games.zip”.
notices-cancelled = { $task }: cancelled
notices-work-broke-off = the work broke off

## Names of work; those with “Keeping” or “not kept” are shown with a reason if it fails: “The settings are not kept: …”

# $path is a file.
notices-reading-file = Reading { $path }
notices-reading-game = Reading the game
notices-trying-engine = Trying the engine
notices-evaluating-games = Evaluating games
notices-changed-game-not-kept = The changed game is not kept
notices-changed-games-wait = { $games ->
    [one] { $games } game with changes waits with the sample games: Ctrl+P, “Back to a game with changes”
   *[other] { $games } games with changes wait with the sample games: Ctrl+P, “Back to a game with changes”
}
notices-settings-not-kept = The settings are not kept
# Which game was open, and what was being counted.
notices-session-not-kept = The open game and what is being counted are not kept
notices-looking-for-changes = Looking for changed files
# The list of libraries is read.
notices-listing-libraries = Libraries
notices-sample-games = Sample games
# $what is the name of a file, folder or library, or “3 files and folders”.
notices-loading = Loading { $what }
notices-adding = Adding { $what }
notices-opening = Opening { $what }
notices-writing = Writing { $what }
# Two or more.
notices-files-and-folders = { $files } files and folders
# What the sample games are called where libraries have their names.
notices-sample = Sample
notices-reading-what-was-counted = Reading what was counted before
notices-keeping-what-was-counted = Keeping what was counted

## What was loaded

# $games is such as “12 games”, $moves such as “2,000 moves”.
notices-loaded = { $games }, { $moves }
# $loaded is the above. Duplicates: games that were there already.
notices-loaded-but-duplicates = { $duplicates ->
    [one] { $loaded }; { $duplicates } duplicate left out
   *[other] { $loaded }; { $duplicates } duplicates left out
}
# $loaded is one of the two above. Files or games that could not be read; the load report is a pane.
notices-loaded-but-skipped = { $loaded }; { $skipped } skipped, see the load report
# $loaded is one of those above. $library is the name of a library.
notices-loaded-also-in = { $loaded }; the library { $library } has the same games
# A game in a file could not be read; $game is its number in the file.
notices-skipped-game = { $path }, game { $game }: { $reason }
notices-nothing-loaded = No game was loaded from { $what }
# Below it is why.
notices-games-not-kept = These games are open, but not kept: they are gone when Katachi is closed
notices-library-damaged = Something was damaged in this library: { $what }
notices-library-gone = The library is not where it was: { $path }
notices-library-vanished = The folder of the open library is gone: { $path }. Its games stay open. Nothing is written there; games that you change are kept with the sample’s
notices-library-changed = Another program has changed the open library: { $path }. F5 reads it again

## What was done

# A move; $reason is such as “a stone is there already”.
notices-not-played = Not played: { $reason }
notices-not-pasted = No game could be pasted: { $reason }
notices-game-copied = The game is in the clipboard, as SGF
notices-picture-copied = The picture is in the clipboard, as SVG
# A row of a table.
notices-row-copied = The row is in the clipboard
notices-rows-copied = { $rows ->
    [one] { $rows } row in the clipboard
   *[other] { $rows } rows in the clipboard
}
# A file dialog.
notices-dialog-is-open = A dialog is open that asks about a file: answer it first
notices-saved = Saved to { $path }
# $reason: a clause, such as library-shares-tree.
notices-not-into-source = { $path } is left as it is: { $reason }. Choose another name.
notices-rows-saved = { $rows ->
    [one] Saved { $rows } row to { $path }
   *[other] Saved { $rows } rows to { $path }
}
# A library that Katachi had made is deleted.
notices-library-removed = Removed: { $library }. The files of its games are where they were
# A library is no longer in the list of libraries; its folder stays.
notices-library-off-the-list = Off the list: { $library }. It is still at { $path }
notices-sample-needs-no-library = The sample comes with Katachi and needs no library: open games of your own first
notices-library-saved-already = This library is saved already
notices-no-games-to-save = There are no games to save yet

## A key that can do nothing now

# $key is such as “Ctrl+S”, $command its name in the menus, $reason a clause below.
notices-key-unmet = { $key } ({ $command }) does nothing now: { $reason }
# $workspace, $first and $second are names of workspaces.
notices-key-works-in = it works in { $workspace }
notices-key-works-in-both = it works in { $first } and { $second }
notices-key-no-game = no game is open
notices-key-no-games = no games are open
# Games that come with Katachi may be open.
notices-key-no-own-games = no games of your own are open
notices-key-no-library = the open games are in no library
notices-key-no-costly-shapes = no costly shapes are counted
notices-key-no-player = no player is chosen
notices-key-no-back = there is nothing to go back to
notices-key-no-forward = there is nothing to go forward to
# A game against the pattern player.
notices-key-no-contest = you are not playing a game here
notices-key-no-undo = there is nothing to undo
notices-key-no-redo = there is nothing to redo
notices-key-no-changes = no other game has changes
notices-key-no-guessing = there is no move to guess here
notices-key-no-shapes = no shapes are counted
notices-key-no-work = no work is running
notices-key-no-collocations = no collocations are counted
notices-key-no-corners = no corners are counted

## Games are evaluated by the user's KataGo

notices-name-engine-first = Name KataGo's program, network and configuration first
notices-save-library-to-evaluate = Save the games as a library first: their evaluations are kept beside it
notices-all-evaluated = All of these games were evaluated already
notices-evaluated = { $games ->
    [one] { $games } game evaluated
   *[other] { $games } games evaluated
}
# $others games were evaluated before.
notices-evaluated-others-were = { $games ->
    [one] { $games } game evaluated; { $others } were already
   *[other] { $games } games evaluated; { $others } were already
}
# $evaluated is one of the two above.
notices-engine-refused = { $refused ->
    [one] { $evaluated }; the engine refused { $refused } game
   *[other] { $evaluated }; the engine refused { $refused } games
}

## Settings and libraries on the disk

# $error says that the settings are of a newer Katachi, and that one should update it.
notices-settings-are-newer = { $error }. Until then changes of the settings are not kept
# $path is the file of the settings, $aside the file that it is now.
notices-settings-set-aside = { $path }: the settings cannot be read: { $reason }. They were set aside as { $aside }; Katachi starts with its default settings
notices-settings-unread-another-window = { $path }: the settings cannot be read: { $reason }. Another window writes them; Katachi starts with its default settings
notices-settings-unread = { $path }: the settings cannot be read: { $reason }. { $error }; Katachi starts with its default settings
# $path is a file that is damaged, $aside the file that it is now.
notices-set-aside = { $path }: { $reason }. It was set aside as { $aside }
# $path in the same error is the name that the user typed.
notices-no-name-for-a-library = no name for a library: use letters, digits and blanks
notices-another-window-keeps-edits = Another window has these games open, and keeps the edits of its own game: save yours to a file, or they are gone when this window is closed

## Notices in the window

# $what is what the program says of its fault, in its own words.
notices-defect = This is a defect in Katachi; nothing that is kept is lost: { $what }
# Tooltip of the button that takes a notice away.
notices-dismiss = Dismiss
# The same for screen readers.
notices-dismiss-message = Dismiss message
# A button that opens the log; so many other notices are open.
notices-more = { $others } more
# A button that opens the log: reasons of a notice stand there.
notices-details = Details

## The log

# Title of the window.
notices-messages = Messages
notices-no-messages = Nothing has happened yet.
notices-copy-all = Copy all

## Reports of defects

# Title of the window.
notices-reports = Reports
notices-no-reports = There are none: no defect of Katachi has occurred.
notices-reports-hint = Each says what broke, on which machine, and after which commands; none contains games.
notices-copy-text = Copy text
