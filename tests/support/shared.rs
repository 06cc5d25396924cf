//! Real games, if available, from `../shared` beside the project.

use std::path::PathBuf;

use super::root::root;

/// A file or folder of `../shared`. If it does not exist, prints a note and returns `None`.
pub fn shared(name: &str) -> Option<PathBuf> {
    let path = root().parent()?.join("shared").join(name);
    if !path.exists() {
        println!("skipped: no {}", path.display());
        return None;
    }
    Some(path)
}
