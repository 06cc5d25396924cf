//! Results that a library keeps of its games, so that nothing is counted twice.
//!
//! They are stored in `kept/` of the library folder. Each kind of result, with its parameters and its games, has a file
//! of its own, so results of other games are never taken for these. All of them can be counted again, so an unreadable
//! file is no loss.

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::{LibraryError, atomic, column_file};
use crate::corpus::CorpusId;
use crate::files;

pub(super) const KEPT_FOLDER: &str = "kept";

/// Kinds that Katachi keeps as columns of numbers: they open at once. Earlier ones kept them as RON; these are removed,
/// and counted again when somebody looks at them.
const COLUMN_KINDS: [&str; 4] = ["collocations", "corners", "openings", "costly-shapes"];

/// The ends of the names of kept results.
const COLUMNS_END: &str = ".bin";
const RON_END: &str = ".ron.zst";

/// The path at which a library keeps a result of these games.
pub fn kept_file(dir: &Path, kind: &str, params: &impl Serialize, corpus: CorpusId) -> PathBuf {
    let mut params = ron::to_string(params).unwrap_or_default();
    // The first version of these counted handicap stones as moves: they are counted again.
    if ["corners", "openings"].contains(&kind) {
        params.push('2');
    }
    let end = if COLUMN_KINDS.contains(&kind) { COLUMNS_END } else { RON_END };
    let name = format!("{kind}-{:08x}-{corpus}{end}", crc32fast::hash(params.as_bytes()));
    dir.join(KEPT_FOLDER).join(name)
}

/// Writes a result; the folder is made if it is not there.
///
/// Errors: the folder cannot be made or written.
pub fn keep(path: &Path, text: &str) -> Result<(), LibraryError> {
    make_folder_of(path)?;
    // It is written while the user works: speed matters more than size.
    atomic::write_packed(path, text, 1)
}

/// Writes a result that is kept as columns; the folder is made if it is not there.
///
/// Errors: the folder cannot be made or written.
pub(super) fn keep_columns(path: &Path, about: &impl Serialize, columns: &[Vec<u8>]) -> Result<(), LibraryError> {
    make_folder_of(path)?;
    atomic::write(path, &column_file::to_bytes(about, columns))
}

pub(super) fn make_folder_of(path: &Path) -> Result<(), LibraryError> {
    path.parent().map_or(Ok(()), atomic::make_folder)
}

/// Whether a kept result of this name is one of these games, in the form in which its kind is kept now.
pub(super) fn is_current(name: &str, corpus: CorpusId) -> bool {
    let is_kept_as_columns = COLUMN_KINDS.iter().any(|kind| name.starts_with(&format!("{kind}-")));
    let end = if is_kept_as_columns { COLUMNS_END } else { RON_END };
    name.ends_with(&format!("-{corpus}{end}"))
}

/// Removes kept results of all other games, and those in an earlier form. A failure is harmless.
pub fn forget_others(dir: &Path, corpus: CorpusId) {
    for entry in files::read_dir(&dir.join(KEPT_FOLDER)).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if (name.ends_with(RON_END) || name.ends_with(COLUMNS_END)) && !is_current(&name, corpus) {
            let _ = files::remove_file(&entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_other_games_and_parameters_have_other_files() {
        let dir = tempfile::tempdir().unwrap();
        let file = |params: u32, corpus| kept_file(dir.path(), "shapes", &params, CorpusId(corpus));
        let (old, new) = (file(3, 1), file(3, 2));
        assert!(old != new && old != file(4, 1));
        keep(&old, "(old)").unwrap();
        keep(&new, "(new)").unwrap();
        forget_others(dir.path(), CorpusId(2));
        assert!(!old.exists() && new.exists());
        let [earlier, now] =
            [RON_END, COLUMNS_END].map(|end| new.with_file_name(format!("collocations-00000000-{}{end}", CorpusId(2))));
        [&earlier, &now].iter().for_each(|path| std::fs::write(path, "kept").unwrap());
        forget_others(dir.path(), CorpusId(2));
        assert!(!earlier.exists() && now.exists());
        assert_eq!(super::super::lines::read_text(&new, crate::library::Advice::Nothing).unwrap(), "(new)");
    }
}
