//! What could not be done with a file, in words.

use katachi_language::text;

/// The clause of an error, such as "cannot read it"; `action` is what [`LibraryError::io`](super::LibraryError::io) got.
///
/// One that is not in the list is said as it is.
pub(super) fn cannot(action: &str) -> String {
    let known = match action {
        "compress it" => text!("store-cannot-compress"),
        "find the folder" => text!("store-cannot-find-folder"),
        "find the shard" => text!("store-cannot-find-shard"),
        "give the restored folder this name" => text!("store-cannot-name-restored"),
        "look at it" => text!("store-cannot-look-at"),
        "look at the file" => text!("store-cannot-look-at-file"),
        "look into it" => text!("store-cannot-look-into"),
        "look whether the name is free" => text!("store-cannot-look-name"),
        "make sure that it outlives a power cut" => text!("store-cannot-sync"),
        "make the folder for a part" => text!("store-cannot-make-part-folder"),
        "make the folder for parts" => text!("store-cannot-make-parts-folder"),
        "make the folder" => text!("store-cannot-make-folder"),
        "make the lock file" => text!("store-cannot-make-lock"),
        "merge the parts" => text!("store-cannot-merge-parts"),
        "put the file in place" => text!("store-cannot-put-file"),
        "put the folder in place" => text!("store-cannot-put-folder"),
        "read it again" => text!("store-cannot-read-again"),
        "read it" => text!("store-cannot-read"),
        "read the cards" => text!("store-cannot-read-cards"),
        "read the certificate" => text!("store-cannot-read-certificate"),
        "read the settings" => text!("store-cannot-read-settings"),
        "read the table" => text!("store-cannot-read-table"),
        "read the tags" => text!("store-cannot-read-tags"),
        "remove it" => text!("store-cannot-remove"),
        "remove the empty folder" => text!("store-cannot-remove-empty"),
        "remove the library" => text!("store-cannot-remove-library"),
        "rename the library" => text!("store-cannot-rename-library"),
        "set the damaged file aside" => text!("store-cannot-set-aside"),
        "write in its folder" => text!("store-cannot-write-in-its-folder"),
        "write in this folder" => text!("store-cannot-write-in-folder"),
        "write it (is the disk full?)" => text!("store-cannot-write-full"),
        "write it" => text!("store-cannot-write"),
        "write library.ron" => text!("store-cannot-write-manifest"),
        "write session.ron" => text!("store-cannot-write-session"),
        "write the file (is the disk full?)" => text!("store-cannot-write-file-full"),
        "write the table" => text!("store-cannot-write-table"),
        "write the tags" => text!("store-cannot-write-tags"),
        other => return text!("store-cannot", action = other),
    };
    known.to_owned()
}
