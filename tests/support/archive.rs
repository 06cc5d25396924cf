//! Archives of games.
#![allow(clippy::unwrap_used)]

use std::path::Path;

/// Unpacks a `.tar.zst` into a folder.
pub fn unpack(archive: &Path, into: &Path) {
    let file = std::fs::File::open(archive).unwrap();
    tar::Archive::new(zstd::Decoder::new(file).unwrap()).unpack(into).unwrap();
}
