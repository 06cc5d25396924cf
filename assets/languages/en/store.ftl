# Libraries on disk: errors, and what is said of files.

## Errors with a file or folder: what stands before the colon is its path
store-cancelled = cancelled; nothing was changed
store-newer = { $path }: written by a newer Katachi (format { $found }; this one reads up to { $supported }). Update Katachi to open it
# $what says what is wrong, $advice is a whole sentence, or empty.
store-damaged = { $path }: damaged: { $what }. { $advice }
# Another running Katachi; $holder is empty, or the message store-holder.
store-busy-games = { $path }: another Katachi{ $holder } is importing into this library, and was not done after { $seconds } s: wait for it or close it, and try again
store-busy-notes = { $path }: another Katachi{ $holder } is writing tags or cards here, and was not done after { $seconds } s: wait for it or close it, and try again
store-busy-settings = { $path }: another Katachi{ $holder } is writing its settings here, and was not done after { $seconds } s: wait for it or close it, and try again
store-busy-session = { $path }: another Katachi{ $holder } has this library open, and was not done after { $seconds } s: wait for it or close it, and try again
# Which program it is: its number, and its name. It stands behind a word, hence the blank.
store-holder = {" "}(process { $process }, { $name })
store-holder-number = {" "}(process { $process })
store-no-games = no game was found in { $path }
store-no-games-why = no game was found in { $path }: { $why }
store-link = { $path }: a link to another place: nothing is written through it. Remove it
store-exists = { $path }: there is such a file already, and nothing is written over: choose another name

## What cannot be done with the file or folder whose path stands before it; an error of the system follows: “games.ron: cannot read it: No such file”
store-cannot-compress = cannot compress it
store-cannot-find-folder = cannot find the folder
store-cannot-find-shard = cannot find the shard
store-cannot-name-restored = cannot give the restored folder this name
store-cannot-look-at = cannot look at it
store-cannot-look-at-file = cannot look at the file
store-cannot-look-into = cannot look into it
store-cannot-look-name = cannot look whether the name is free
store-cannot-sync = cannot make sure that it outlives a power cut
store-cannot-make-part-folder = cannot make the folder for a part
store-cannot-make-parts-folder = cannot make the folder for parts
store-cannot-make-folder = cannot make the folder
store-cannot-make-lock = cannot make the lock file
store-cannot-merge-parts = cannot merge the parts
store-cannot-put-file = cannot put the file in place
store-cannot-put-folder = cannot put the folder in place
store-cannot-read-again = cannot read it again
store-cannot-read = cannot read it
store-cannot-read-cards = cannot read the cards
store-cannot-read-certificate = cannot read the certificate
store-cannot-read-settings = cannot read the settings
store-cannot-read-table = cannot read the table
store-cannot-read-tags = cannot read the tags
store-cannot-remove = cannot remove it
store-cannot-remove-empty = cannot remove the empty folder
store-cannot-rename-library = cannot rename the library
store-cannot-remove-library = cannot remove the library
store-cannot-set-aside = cannot set the damaged file aside
store-cannot-write-in-its-folder = cannot write in its folder
store-cannot-write-in-folder = cannot write in this folder
store-cannot-write-full = cannot write it (is the disk full?)
store-cannot-write = cannot write it
store-cannot-write-manifest = cannot write library.ron
store-cannot-write-session = cannot write session.ron
store-cannot-write-file-full = cannot write the file (is the disk full?)
store-cannot-write-table = cannot write the table
store-cannot-write-tags = cannot write the tags

## Waiting: while another running Katachi is in the way
store-waiting-games = Waiting for another Katachi that is importing into this library
store-waiting-notes = Waiting for another Katachi that is writing tags or cards
store-waiting-settings = Waiting for another Katachi that is writing its settings
store-waiting-session = Waiting for another Katachi that has this library open

## Advice that ends the message store-damaged, above
store-advice-collocations = Count the collocations again, or take the file from a backup
store-advice-graphs = Read the games again, or take the file from a backup
store-advice-database = Correct that line in a text editor, or take the file from where it came
store-advice-patterns = Count the shapes again, or take the file from a backup
store-advice-templates = Look for the templates again, or take the file from a backup
store-advice-backup = Take another backup
store-advice-shard = Count that shard again
store-advice-engine = `katachi check --repair` sets it aside; have the engine evaluate the games again
store-advice-evaluations = Remove it: the evaluations are collected again from the records when they are asked for
store-advice-manifest = Have `katachi check --repair` make it again, or import its games again into a new library
store-advice-sources = Its games cannot be read again either: put the library's sources back to where they were imported from
store-advice-tags = Mend it in a text editor, or have `katachi check --repair` keep what can be read of it

## What is wrong with a damaged file: a clause in the message store-damaged
store-not-text = it is not text (UTF-8)
store-larger = it is larger than { $megabytes } MB, and no such file is
store-does-not-unpack = it does not unpack: { $error }
store-unpacks-to-more = it unpacks to more than { $megabytes } MB, far more than such a file holds
# $error is that of the reader, in English, and begins with line and column.
store-line = line { $error }
store-row-pattern-line = pattern { $number }: line { $error }
store-row-pair-line = pair { $number }: line { $error }
store-row-position-line = position { $number }: line { $error }
store-row-game-line = game { $number }: line { $error }
store-row-template-line = template { $number }: line { $error }
# Which line of the file; $what begins with a field of the file.
store-row-pattern = pattern { $number }: { $what }
store-row-pair = pair { $number }: { $what }
store-row-template = template { $number }: { $what }
# Before the colon: a field of the file.
store-cells-not-smallest = cells: not the smallest of the pattern's images
store-cells-not-smallest-template = cells: not the smallest of the template's images
store-cells = cells: { $error }
store-wildcards = wildcards, fillings: not those of its cells
store-classes = classes: none, or more than its fillings or occurrences
store-more-than-all = it has { $patterns } patterns with { $found } occurrences, and says that all are { $distinct } with { $occurrences }
store-occurrences-none = occurrences: 0, so it was not found
store-games-none = games: none, or more than occurrences
store-decided-more = decided: more than occurrences
store-wins-more = mover_wins: more than decided
store-years-order = years: the last is before the first
store-no-centre = window { $window } has no centre
store-pair-order = out of order: pairs go by p, the surest first
store-pair-unknown = it names a pattern that is not in the list
store-pair-empty = q: nobody plays in the empty pattern
store-pair-count = count: it does not fit those of its patterns and all moves
store-pair-contradiction = decided, mover_wins or years contradict each other
store-pair-places = places: their counts do not add up to the pair's
store-position-parts = position { $number }: stones, moves or years
store-game-positions = game { $number }: its positions are none
store-store-short = it ends too early
store-store-magic = it does not begin as a game store does
store-checksum = its checksum does not fit
store-store-parts = its parts do not fit each other
store-store-name = `{ $name }` is no name of a game store
# Of a text that Katachi wrote.
store-changed-outside = changed outside Katachi
store-text-cut-off = its end is missing (cut off, or changed outside Katachi)
store-missing = it is missing
store-store-format = its format number is wrong
store-store-other-games = it holds other games than library.ron says
store-checksum-of-name = its checksum is not the one in its name
store-index-rebuilt = { $path }: { $error }. It was built again
store-index-other = it is not the index of these games, although its checksum fits
store-study-not-text = it is not text
store-what-was-mined = what was mined: { $error }
store-parquet-not-ours = it is Parquet, and not what Katachi wrote: it does not say what was mined
store-row-count = row { $row }: a count is missing or too large
store-column-missing = column { $name } is missing
store-column-no-text = column { $name }: it is no text
store-column-no-whole = column { $name }: no whole numbers
store-column = column { $name }: { $what }
store-rows-told = it says that it has { $rows } rows, and cannot have more than { $most }
# The column has fewer rows than the file.
store-column-rows = column { $name }: { $found } rows of { $rows }
store-column-lists = column { $name }: lists and groups are none of ours
store-column-kind = column { $name }: { $kind } is no kind of ours
store-group-without-rows = a row group without rows
store-columns-differ = its columns have different numbers of rows
store-ends-before = the file ends before its contents
store-pages-contradict = its pages contradict each other
store-kind-changes = its kind changes
store-fewer-values = fewer values than rows

## A mining in parts
store-part-checksum = its checksum is { $found }, and was { $expected }
store-part-rows = it has { $found } rows, and had { $expected }
store-part-none = it is no part of a mining
store-part-other = it is of another mining, or of another pass
store-column-number-no-whole = column { $number }: no whole numbers
store-column-number-no-text = column { $number }: no text
store-row-number-missing = row { $row }: a number is missing
store-part-other-shapes = its shapes are not those that are kept
store-parts-games = the parts have { $found } games, and were counted with { $expected }
store-part-missing = a shape that is kept was played in no part: the part of some shard is not there
store-too-many-records = all shards together have more than 4,294,967,295 records
# $what is the name of a field.
store-row = row { $row }: { $what }

## Progress: what is being done
store-phase-adding = Adding up
store-phase-merging = Merging
store-phase-tables = Writing tables
store-phase-shapes = Writing shapes
store-phase-reading = Reading
store-phase-writing = Writing

## Backups
# What a backup leaves out: where the games were imported from.
store-backup-sources = { $sources ->
    [one] { $sources } imported files and folders: the games are in the library
   *[other] { $sources } imported files and folders: the games are in the library
}
# Why the backup leaves a file out.
store-backup-made-again = { $file }: it is made again from the games
store-backup-link = { $file }: a link
store-backup-folder = { $file }: a folder that is none of Katachi's, or no file
store-backup-name = { $file }: its name is none that every system can have
store-backup-of-library = a backup of one library: put it back with `katachi restore FILE --library DIR`
store-backup-of-all = a backup of all libraries: put it back with `katachi restore FILE --all`
store-backup-none = it is no backup of Katachi's
store-backup-says-more = it says that it holds { $megabytes } MB, far more than such a file can
store-phase-checking = Checking
# Said of a file in the backup, whose name stands before it.
store-backup-no-name = no name that a backup can have
store-backup-ends = it ends before this file
store-backup-not-listed = not what the list of files says
store-backup-more-files = it holds files that its list does not name
store-backup-list = its list of files: { $error }
store-backup-list-long = its list of files is too long

## Libraries
store-no-library = no Katachi library (a folder with library.ron in it); make one with `katachi import PATH --library DIR`
# A damaged file was made again; $what says what was wrong with it.
store-rebuilt = { $path }: { $what }. Its games were read again from the sources
# $aside is a path.
store-rebuilt-other = { $path }: { $what }. Its games were read again from the sources; they are not the same, and the damaged file is { $aside }
# What is wrong with a file, where nothing more is known.
store-only-damaged = damaged
store-foreign-folder = a folder with other files in it: choose a new or an empty folder for the library
# The shapes, openings and corners that come with the program, as a title.
store-professional = Professional shapes

## Tags and cards
store-lost-tag = tag `{ $tag }`: its game { $black } – { $white } ({ $path }) is not in the library; the tag is kept
store-cards-aside = { $saved ->
    [one] { $path }: damaged: { $what }. It was set aside as { $aside }; { $saved } of its cards could be read and are kept. Mend it in a text editor and put it back to have the others again
   *[other] { $path }: damaged: { $what }. It was set aside as { $aside }; { $saved } of its cards could be read and are kept. Mend it in a text editor and put it back to have the others again
}

## Exports
store-phase-table = Writing the table
store-phase-games = Writing games
# Why only the main line of a game was written, and not its record.
store-export-unknown-file = the library does not know its file
store-export-no-record = its record is not there any more
store-phase-patterns = Writing the patterns
store-gnu-go-move = GNU Go's patterns have a move: mine the shapes with the source move, before it

## Health: what a check of a library finds and does
# What can be done about a file.
store-remedy-rebuild = a repair makes it again
store-remedy-sources = a repair reads the games again from their sources
store-remedy-count-again = a repair removes it; it is counted again when it is asked for
store-remedy-set-aside = a repair sets it aside and keeps what can be read of it
store-remedy-remove = a repair removes it; nothing needs it
store-remedy-update = update Katachi to read it
store-remedy-by-hand = a repair leaves it alone: mend it, put back a backup, or make it again
store-remedy-nothing = nothing has to be done
# What is wrong with a file; its path stands before it.
store-short-damaged = damaged: { $what }
store-short-newer = written by a newer Katachi (format { $found }; this one reads up to { $supported })
store-not-ours = not of Katachi's: it is left alone
# Said of a file of counts.
store-of-other-games = of other games
store-no-result = damaged: no result of Katachi's begins like this
store-other-name = damaged: it is not what its name says, but { $name }
# What a repair did.
store-done-removed = removed
# What a repair did; $store and $aside are files.
store-done-made = made again from { $store }
store-done-made-aside = made again from { $store }; the damaged one is { $aside }
store-done-manifest = library.ron made again from { $store }
store-done-read = { $records ->
    [one] { $records } record read again from the sources
   *[other] { $records } records read again from the sources
}
store-done-read-other = { $records ->
    [one] { $records } record read again from the sources; they are not those that library.ron named: the damaged store is { $aside }
   *[other] { $records } records read again from the sources; they are not those that library.ron named: the damaged store is { $aside }
}
store-sources-gone = { $sources ->
    [one] { $gone } of { $sources } source out of reach: the games are here, but cannot be read again from there
   *[other] { $gone } of { $sources } sources out of reach: the games are here, but cannot be read again from there
}
store-link-lock = a link to another place: nothing is written. Remove it
store-link-replaced = a link to another place: it is replaced, never followed
store-leftover-fresh = a file that is being written, or was left by a killed program
store-leftover = left by a killed program
store-old-store = games of an earlier import
store-old-store-busy = games of an import that goes on, or of an earlier one
# What a repair found when it began.
store-done-own-store = it is the library's own meanwhile
# What a repair did.
store-done-index = built again from the games
store-done-index-later = removed; it is built again when it is needed
store-done-aside = set aside as { $aside }
# Somebody else has mended it while this was checked.
store-done-mended = mended meanwhile
store-done-aside-tags = { $saved ->
    [one] set aside as { $aside }; { $saved } tagged game kept
   *[other] set aside as { $aside }; { $saved } tagged games kept
}
store-done-aside-cards = { $saved ->
    [one] set aside as { $aside }; { $saved } card kept
   *[other] set aside as { $aside }; { $saved } cards kept
}
store-aside = was set aside: mend it and put it back, or remove it
store-special-file = it is a pipe or a device, not a file
