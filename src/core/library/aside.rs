//! Files that cannot be read are set aside under a name that says so. They are never deleted: somebody may mend them.

use std::path::{Path, PathBuf};

use super::{FileAction, LibraryError, atomic};

/// Marks the name of a file that was set aside.
const DAMAGED_MARK: &str = "-damaged-";

/// Whether a file of this name was set aside.
pub(super) fn is_aside(name: &str) -> bool {
    name.split_once(DAMAGED_MARK).is_some_and(|(_, rest)| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// `tags.ron` becomes `tags-damaged-1.ron`.
fn numbered(path: &Path, number: u32) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (stem, ending) = name.split_once('.').unwrap_or((&name, "bin"));
    path.with_file_name(format!("{stem}{DAMAGED_MARK}{number}.{ending}"))
}

/// Gives a file a name that says that it is damaged. Returns the name.
///
/// Errors: it cannot be renamed.
pub fn set_aside(path: &Path) -> Result<PathBuf, LibraryError> {
    set_aside_as(path, path)
}

/// As [`set_aside`], with a name made from `name`.
pub(super) fn set_aside_as(path: &Path, name: &Path) -> Result<PathBuf, LibraryError> {
    let mut number = 1;
    loop {
        let aside = numbered(name, number);
        match atomic::move_new(path, &aside, FileAction::SetAside) {
            Err(LibraryError::Exists { .. }) => number += 1,
            moved => return moved.map(|()| aside),
        }
    }
}

/// Replaces a damaged file with what could be read of it. The damaged file is written under its new name first, so that
/// at every moment the file is the old one or the new one. Returns where the damaged one is.
///
/// Errors: either cannot be written.
pub(super) fn replace(path: &Path, damaged: &[u8], mended: &[u8]) -> Result<PathBuf, LibraryError> {
    let mut number = 1;
    while !atomic::write_new(&numbered(path, number), damaged)? {
        number += 1;
    }
    atomic::write(path, mended)?;
    Ok(numbered(path, number))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn names_say_so_and_are_free() {
        let dir = tempfile::tempdir().unwrap();
        let tags = dir.path().join("tags.ron");
        for number in 1..=3 {
            fs::write(&tags, format!("{number}")).unwrap();
            let aside = set_aside(&tags).unwrap();
            assert_eq!(aside, dir.path().join(format!("tags-damaged-{number}.ron")));
            assert_eq!(fs::read_to_string(&aside).unwrap(), format!("{number}"));
            assert!(is_aside(&aside.file_name().unwrap().to_string_lossy()) && !tags.exists());
        }
        fs::write(&tags, "old").unwrap();
        let aside = replace(&tags, b"old", b"new").unwrap();
        assert_eq!(
            (fs::read_to_string(&tags).unwrap(), fs::read_to_string(aside).unwrap()),
            ("new".into(), "old".into())
        );
        assert!(!is_aside("tags.ron") && !is_aside("the-damaged-wall.sgf"));
    }
}
