//! Results that a library keeps of its games, so that nothing is counted twice.
//!
//! They are stored in `kept/` of the library folder. Each kind of result, with its parameters and its games, has a file
//! of its own, so results of other games are never taken for these. All of them can be counted again, so an unreadable
//! file is no loss.

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::{LibraryError, atomic};
use crate::corpus::CorpusId;
use crate::files;

pub(super) const KEPT_FOLDER: &str = "kept";

/// The path at which a library keeps a result of these games.
pub fn kept_file(dir: &Path, kind: &str, params: &impl Serialize, corpus: CorpusId) -> PathBuf {
    let mut params = ron::to_string(params).unwrap_or_default();
    // The first version of these counted handicap stones as moves: they are counted again.
    if ["corners", "openings"].contains(&kind) {
        params.push('2');
    }
    let name = format!("{kind}-{:08x}-{corpus}.ron.zst", crc32fast::hash(params.as_bytes()));
    dir.join(KEPT_FOLDER).join(name)
}

/// Writes a result; the folder is made if it is not there.
///
/// Errors: the folder cannot be made or written.
pub fn keep(path: &Path, text: &str) -> Result<(), LibraryError> {
    if let Some(folder) = path.parent() {
        atomic::make_folder(folder)?;
    }
    // It is written while the user works: speed matters more than size.
    atomic::write_packed(path, text, 1)
}

/// Removes kept results of all other games. A failure is harmless.
pub fn forget_others(dir: &Path, corpus: CorpusId) {
    let own = format!("-{corpus}.ron.zst");
    for entry in files::read_dir(&dir.join(KEPT_FOLDER)).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.ends_with(".ron.zst") && !name.ends_with(&own) {
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
        assert_eq!(super::super::lines::read_text(&new, crate::library::Advice::Nothing).unwrap(), "(new)");
    }
}
