//! Checks the results in `kept/`. Each must be readable, and belong to these games and to the parameters in its name.

use std::ffi::OsString;
use std::path::Path;

use super::super::{
    FileAction, FileProblem, LibraryError, ResultKind, kept, open_collocations, open_corners, open_kept_collocations,
    open_kept_corners, open_kept_costly_shapes, open_kept_openings, open_openings, open_ron_patterns, open_templates,
};
use super::{Checkup, Remedy, Repair};
use crate::corpus::{Corpus, CorpusId};
use crate::files;

/// Reads a result whole. Returns the name that its kind, its parameters and its games give it in `kept/`.
///
/// Errors: those of the function that opens this kind.
pub(super) fn read(path: &Path, kind: ResultKind) -> Result<String, LibraryError> {
    fn name(kind: &str, params: &impl serde::Serialize, corpus: &str) -> String {
        let corpus = CorpusId(u64::from_str_radix(corpus, 16).unwrap_or_default());
        let file = kept::kept_file(Path::new(""), kind, params, corpus);
        file.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }
    let is_kept = path.extension().is_some_and(|end| end == "bin");
    Ok(match kind {
        ResultKind::Collocations if is_kept => {
            open_kept_collocations(path).map(|found| name("collocations", &found.params, &found.corpus))?
        }
        ResultKind::Corners if is_kept => {
            open_kept_corners(path).map(|found| name("corners", &found.params, &found.corpus))?
        }
        ResultKind::Openings if is_kept => {
            open_kept_openings(path).map(|found| name("openings", &found.params, &found.corpus))?
        }
        ResultKind::CostlyShapes => {
            open_kept_costly_shapes(path).map(|found| name("costly-shapes", &found.params, &found.corpus))?
        }
        ResultKind::Patterns => open_ron_patterns(path).map(|found| name("shapes", &found.params, &found.corpus))?,
        ResultKind::Collocations => {
            open_collocations(path).map(|found| name("collocations", &found.params, &found.corpus))?
        }
        ResultKind::Corners => open_corners(path).map(|found| name("corners", &found.params, &found.corpus))?,
        ResultKind::Openings => open_openings(path).map(|found| name("openings", &found.params, &found.corpus))?,
        ResultKind::Templates => open_templates(path).map(|_| String::new())?,
        // No library keeps rules.
        ResultKind::Rules => String::new(),
    })
}

/// Looks at everything in `kept/`, by name.
///
/// Errors: a result cannot be removed, or the user stopped the check.
pub(super) fn check_folder(
    checkup: &mut Checkup<'_>,
    dir: &Path,
    names: Vec<OsString>,
    corpus: Option<&Corpus>,
) -> Result<(), LibraryError> {
    for name in names {
        let path = dir.join(&name);
        if !files::symlink_metadata(&path).is_ok_and(|metadata| metadata.is_file()) {
            checkup.note(&path, FileProblem::NotOurs, Remedy::Nothing);
            continue;
        }
        checkup.count()?;
        let problem = corpus.and_then(|corpus| check_kept(&path, corpus.id()).err());
        if let Some(problem) = problem {
            checkup.find(&path, problem, Remedy::CountAgain, || remove(&path))?;
        }
    }
    Ok(())
}

/// Checks that a kept result can be read, matches its name, and belongs to these games.
///
/// Errors: what is wrong with it.
pub fn check_kept(path: &Path, corpus: CorpusId) -> Result<(), FileProblem> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if !kept::is_current(&name, corpus) {
        return Err(FileProblem::OfOtherGames);
    }
    let kind = super::super::result_kind(path).ok_or(FileProblem::NoResult)?;
    let told = read(path, kind).map_err(FileProblem::in_short)?;
    if told != name {
        return Err(FileProblem::OtherName { name: told });
    }
    Ok(())
}

/// Removes a file. Use it only for files that can be made again.
pub(super) fn remove(path: &Path) -> Result<Repair, LibraryError> {
    files::remove_file(path).map_err(LibraryError::io(path, FileAction::Remove))?;
    Ok(Repair::Removed)
}
