# Libraries: the list of them; to check, repair, back up and restore them.

## Work in the background

health-repairing = Repairing { $library }
health-checking = Checking { $library }
health-putting-back = Putting back { $library }

## Backups

health-only-a-library-is-backed-up = Only a library can be backed up: save these games as a library first
# Title of a file dialog.
health-back-up-title = Back up the library
health-backed-up = { $files ->
    [one] { $files } file, { $megabytes } MB, written to { $path } and read again
   *[other] { $files } files, { $megabytes } MB, written to { $path } and read again
}
# `katachi restore FILE --library DIR` is a command to be typed: FILE and DIR may be translated.
health-no-folder-to-restore-to = There is no folder for libraries here: use `katachi restore FILE --library DIR`
# A backup was restored; $library is the name that it got.
health-put-back = Put back as “{ $library }”

## Check of a library

health-title = Check of “{ $library }”
# $phase is what is being done now.
health-phase = { $phase } …
# A button.
health-repair = Repair
health-repair-hint = Deletes only what can be made again
# A button: the check ends at once.
health-stop = Stop
health-sound = { $files ->
    [one] ✔ Sound: { $files } file read, to the last byte.
   *[other] ✔ Sound: { $files } files read, to the last byte.
}
health-not-sound = { $files ->
    [one] ⛔ Not sound: { $files } file read.
   *[other] ⛔ Not sound: { $files } files read.
}
# A whole sentence; $remedy is such as “A repair makes it again”.
health-untouched = { $remedy }.
# $what is what was done, such as “made again”.
health-repaired = Repaired: { $what }.
health-not-repaired = Not repaired: { $reason }
# A button beside a notice or a library.
health-check-this-library = Check this library…

## List of libraries

health-libraries = Libraries
health-libraries-hint = Whatever you open becomes a library, with everything that was counted in it.
health-reading = Reading …
health-no-libraries = None yet: open games, or drop them on the window.
health-open-another = Open another…
health-open-another-hint = A folder NAME.katachi
# Beside the name of the library that is open.
health-open-now = open now
health-remove = Remove…
health-rename = Rename
# Before the field for the new name of a library.
health-name = Name
# The library is one that Katachi made.
health-remove-question = Remove it with its index, results, tags, cards and edited games? The files of its games stay.
# The library is one that the user made.
health-take-off-question = Take it off this list? Its folder stays where it is.
# The answers to both questions.
health-yes-remove = Yes, remove
health-no = No
