//! Checks `library.ron` and the game store, which belong together, and the sources that they came from.

use std::sync::Arc;

use super::super::manifest::{self, MANIFEST_FILE, Manifest};
use super::super::sealed::CommentMark;
use super::super::{FileProblem, LibraryError};
use super::contents::check_seal;
use super::{Checkup, Remedy, Repair};
use crate::corpus::Corpus;
use crate::files;
use crate::progress::Phase;

/// The library's description of itself, and its games if they can be read.
pub(super) struct CheckedGames {
    pub manifest: Manifest,
    pub corpus: Option<Arc<Corpus>>,
}

/// Checks the library's games. Returns `None` if nothing else can be checked.
///
/// Errors: no library folder, or stopped by the user.
pub(super) fn check(checkup: &mut Checkup<'_>) -> Result<Option<CheckedGames>, LibraryError> {
    checkup.progress.begin(Phase::Checking, "files", 0);
    let Some(manifest) = check_manifest(checkup)? else { return Ok(None) };
    let corpus = check_store(checkup, &manifest)?;
    // A repair may have written a new manifest.
    let manifest = if checkup.repair { manifest::read_manifest(checkup.dir).unwrap_or(manifest) } else { manifest };
    Ok(Some(CheckedGames { manifest, corpus }))
}

fn check_manifest(checkup: &mut Checkup<'_>) -> Result<Option<Manifest>, LibraryError> {
    let (dir, progress) = (checkup.dir, checkup.progress);
    let path = dir.join(MANIFEST_FILE);
    let error = match manifest::read_manifest(dir) {
        Ok(manifest) => {
            checkup.count()?;
            check_seal(checkup, &path, CommentMark::Ron);
            return Ok(Some(manifest));
        }
        Err(error) => error,
    };
    let problem = match &error {
        LibraryError::NotALibrary { .. } => FileProblem::Missing,
        LibraryError::Damaged { what, .. } => FileProblem::Damaged(what.clone()),
        LibraryError::NewerFormat { .. } => {
            checkup.note(&path, FileProblem::in_short(error), Remedy::Update);
            return Ok(None);
        }
        _ => return Err(error),
    };
    let Some(made) = manifest::from_store(dir) else {
        // No game store is sound, so the manifest cannot be made again.
        if matches!(error, LibraryError::NotALibrary { .. }) {
            return Err(error);
        }
        checkup.note(&path, problem, Remedy::ByHand);
        return Ok(None);
    };
    checkup.find(&path, problem, Remedy::Rebuild, || {
        let aside = manifest::restore(dir, &made, progress)?;
        Ok(Repair::MadeFrom { store: made.store.clone(), aside })
    })?;
    Ok(Some(made))
}

fn check_store(checkup: &mut Checkup<'_>, manifest: &Manifest) -> Result<Option<Arc<Corpus>>, LibraryError> {
    let (dir, progress) = (checkup.dir, checkup.progress);
    let path = dir.join(&manifest.store);
    let read = manifest::read_store(dir, manifest).and_then(|loaded| {
        manifest::check_name(&path, &manifest.store)?;
        Ok(loaded)
    });
    let damage = match read {
        Ok(loaded) => {
            checkup.count()?;
            return Ok(Some(loaded.corpus));
        }
        Err(error) => error,
    };
    let mut rebuilt = None;
    let problem = match &damage {
        LibraryError::Damaged { what, .. } => FileProblem::Damaged(what.clone()),
        _ => {
            checkup.note(&path, FileProblem::in_short(damage), Remedy::ByHand);
            return Ok(None);
        }
    };
    checkup.find(&path, problem, Remedy::Sources, || {
        let opened = match manifest::rebuild(dir, damage, progress) {
            Err(error) if !matches!(error, LibraryError::Cancelled) => {
                // The sources are out of reach. If another store is sound, library.ron was wrong.
                let Some(made) = manifest::from_store(dir) else { return Err(error) };
                manifest::restore(dir, &made, progress)?;
                rebuilt = manifest::read_store(dir, &made).ok().map(|loaded| loaded.corpus);
                return Ok(Repair::MadeManifest { store: made.store });
            }
            opened => opened?,
        };
        let records = opened.loaded.corpus.record_count();
        let aside = opened.rebuilt.and_then(|rebuilt| rebuilt.aside);
        rebuilt = Some(opened.loaded.corpus);
        Ok(Repair::ReadSources { records, aside })
    })?;
    Ok(rebuilt)
}

/// Notes sources that are gone. That is harmless, as the games are in the store. But the store cannot be rebuilt
/// without them.
pub(super) fn check_sources(checkup: &mut Checkup<'_>, manifest: &Manifest) {
    let gone: Vec<_> =
        manifest.sources.iter().map(|source| source.to_path()).filter(|path| files::metadata(path).is_err()).collect();
    let Some(first) = gone.first() else { return };
    let problem = FileProblem::SourcesGone { gone: gone.len(), sources: manifest.sources.len() };
    checkup.note(first, problem, Remedy::Nothing);
}
