//! Real games, where they are at hand: `../shared` beside the project.

use std::path::PathBuf;

use super::root::root;

/// A file or folder of `../shared`; says so and gives `None` where there is none.
pub fn shared(name: &str) -> Option<PathBuf> {
    let path = root().parent()?.join("shared").join(name);
    if !path.exists() {
        println!("skipped: no {}", path.display());
        return None;
    }
    Some(path)
}
