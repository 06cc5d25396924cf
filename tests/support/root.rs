//! The place of the files that tests read.

use std::path::Path;

/// The root of the repository, whichever package is tested.
pub fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().find(|folder| folder.join("tests/golden").is_dir()).expect("the tests' files are in a checkout")
}
