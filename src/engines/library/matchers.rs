//! Opens files as lists for the pattern matcher.

use std::path::{Path, PathBuf};

use crate::predict::{Matcher, MatcherError};
use katachi_core::library::professional::PROFESSIONAL;
use katachi_core::library::{
    LibraryError, ResultKind, is_pattern_database, open_pattern_database, open_templates, professional, result_kind,
};
use katachi_tables::open_pattern_counts;

/// Why a file is no list of patterns to play from.
#[derive(Debug, thiserror::Error)]
pub enum MatcherFileError {
    #[error(transparent)]
    Library(#[from] LibraryError),
    #[error("{}: {error}", path.display())]
    List { path: PathBuf, error: MatcherError },
}

/// A matcher of all these files together. Each is a file of mined shapes, of templates, or of hand-made patterns
/// (`.db`); `professional` stands for all lists that come with the program.
///
/// Errors: a file cannot be read, is damaged, or cannot play.
pub fn open_matcher(paths: &[impl AsRef<Path>]) -> Result<Matcher, MatcherFileError> {
    paths.iter().try_fold(Matcher::new(), |matcher, path| {
        let path = path.as_ref();
        let of_list = |error| MatcherFileError::List { path: path.to_owned(), error };
        if path == Path::new(PROFESSIONAL) {
            return with_professional(matcher).map_err(of_list);
        }
        if is_pattern_database(path) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            return matcher.with_database(&name, open_pattern_database(path)?).map_err(of_list);
        }
        match result_kind(path) {
            Some(ResultKind::Templates) => {
                let (templates, source) = open_templates(path)?;
                matcher.with_templates(templates, source).map_err(of_list)
            }
            // Its reader says what the file is instead.
            _ => matcher.with_shapes(open_pattern_counts(path)?.into()).map_err(of_list),
        }
    })
}

/// The matcher of the professional shapes, 9×9 to 3×3.
pub fn professional_matcher() -> Matcher {
    with_professional(Matcher::new()).expect("what is shipped was mined before moves")
}

fn with_professional(matcher: Matcher) -> Result<Matcher, MatcherError> {
    professional::windows().filter_map(|window| professional::shapes(&window)).try_fold(matcher, Matcher::with_shapes)
}
