//! Where the files lie that tests read: in the repository, and real games beside it in `../shared`, where they are at hand.

use std::path::{Path, PathBuf};

/// The root of the repository, whichever of its packages is tested.
pub fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().find(|folder| folder.join("tests/golden").is_dir()).expect("the tests' files are in a checkout")
}

/// A file or folder of `../shared`; says so and gives `None` where there is none.
pub fn shared(name: &str) -> Option<PathBuf> {
    let path = root().parent()?.join("shared").join(name);
    if !path.exists() {
        println!("skipped: no {}", path.display());
        return None;
    }
    Some(path)
}
