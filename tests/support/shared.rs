//! Real games, where they are at hand: `../shared` beside the project.

use std::path::{Path, PathBuf};

/// A file or folder of `../shared`; says so and gives `None` where there is none.
pub fn shared(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?.join("shared").join(name);
    if !path.exists() {
        println!("skipped: no {}", path.display());
        return None;
    }
    Some(path)
}

/// Unpacks a `.tar.zst` into a folder.
pub fn unpack(archive: &Path, into: &Path) {
    let file = std::fs::File::open(archive).unwrap();
    tar::Archive::new(zstd::Decoder::new(file).unwrap()).unpack(into).unwrap();
}
