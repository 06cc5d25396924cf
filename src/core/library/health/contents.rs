//! Checks all files of a library's folder other than `library.ron` and the game store.

use std::ffi::OsString;
use std::path::Path;
use std::time::{Duration, SystemTime};

use serde::Deserialize;

use super::super::lock::{Lockable, is_lock, is_locked, lock};
use super::super::manifest::{self, MANIFEST_FILE, MAX_MANIFEST_BYTES, Manifest, is_store};
use super::super::sealed::{CommentMark, TextChange};
use super::super::{
    Damage, EDITED_FOLDER, FILE_FORMAT, FileAction, FileProblem, GAME_FILE, LEARNED_FILE, LibraryError, ResultKind,
    SESSION_FILE, aside, atomic, bounded, evaluations, index, kept, result_kind, study, tags,
};
use super::{Checkup, KnownFiles, Remedy, Repair, remedy_of, results};
use crate::corpus::Corpus;
use crate::corpus::load::load_bytes;
use crate::corpus::sgf::read_tree;
use crate::corpus::source::MAX_MEMBER_BYTES;
use crate::files;
use crate::progress::{Cancelled, Progress};

/// Looks at every entry of the folder, in the order of their names.
///
/// Errors: the folder cannot be read, or the user stopped the check.
pub(super) fn check(
    checkup: &mut Checkup<'_>,
    known: &KnownFiles,
    manifest: &Manifest,
    corpus: Option<&Corpus>,
) -> Result<(), LibraryError> {
    let dir = checkup.dir;
    let names = names_in(dir)?;
    let kept = files::read_dir(&dir.join(kept::KEPT_FOLDER)).map_or(0, |entries| entries.count());
    checkup.progress.set_total((names.len() + kept) as u64);
    for name in names {
        let path = dir.join(&name);
        check_entry(checkup, known, &path, &name.to_string_lossy(), manifest, corpus)?;
    }
    Ok(())
}

/// The names of a folder's entries, sorted.
fn names_in(dir: &Path) -> Result<Vec<OsString>, LibraryError> {
    let entries = files::read_dir(dir).map_err(LibraryError::io(dir, FileAction::LookInto))?;
    // Don't skip unreadable entries: an incomplete list would pass for a sound folder.
    let names: std::io::Result<Vec<_>> = entries.map(|entry| entry.map(|entry| entry.file_name())).collect();
    let mut names = names.map_err(LibraryError::io(dir, FileAction::LookInto))?;
    names.sort();
    Ok(names)
}

fn check_entry(
    checkup: &mut Checkup<'_>,
    known: &KnownFiles,
    path: &Path,
    name: &str,
    manifest: &Manifest,
    corpus: Option<&Corpus>,
) -> Result<(), LibraryError> {
    let metadata = match files::symlink_metadata(path) {
        Ok(metadata) => metadata,
        // The file was removed meanwhile.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => {
            let problem = FileProblem::Unreadable { cannot: FileAction::LookAt, why: error.into() };
            checkup.note(path, problem, Remedy::ByHand);
            return Ok(());
        }
    };
    if metadata.is_symlink() {
        match is_lock(name) {
            true => checkup.note(path, FileProblem::LinkForLock, Remedy::ByHand),
            false => checkup.note(path, FileProblem::LinkForFile, Remedy::Nothing),
        }
        return Ok(());
    }
    if name == kept::KEPT_FOLDER && metadata.is_dir() {
        return results::check_folder(checkup, path, names_in(path)?, corpus);
    }
    if name == EDITED_FOLDER && metadata.is_dir() {
        return check_edited(checkup, path);
    }
    if name == MANIFEST_FILE || is_lock(name) || name == manifest.store {
        return Ok(());
    }
    if !metadata.is_file() {
        checkup.note(path, FileProblem::NotOurs, Remedy::Nothing);
        return Ok(());
    }
    if name.starts_with(atomic::AHEAD_PREFIX) {
        // The next window that opens the library puts it in place.
        return Ok(());
    }
    if name.starts_with(atomic::TEMPORARY_PREFIX) {
        return check_leftover(checkup, path, &metadata);
    }
    if aside::is_aside(name) {
        checkup.note(path, FileProblem::WasSetAside, Remedy::Nothing);
        return Ok(());
    }
    checkup.count()?;
    check_by_name(checkup, known, path, name, corpus)
}

/// Checks a file by what its name promises.
fn check_by_name(
    checkup: &mut Checkup<'_>,
    known: &KnownFiles,
    path: &Path,
    name: &str,
    corpus: Option<&Corpus>,
) -> Result<(), LibraryError> {
    if is_store(name) {
        return check_old_store(checkup, path, corpus.is_some());
    }
    if let Some(counts) = known.counts.iter().find(|counts| counts.name == name) {
        let Some(problem) = corpus.and_then(|corpus| (counts.read)(path, corpus).err()) else { return Ok(()) };
        return checkup.find(path, problem, Remedy::CountAgain, || results::remove(path));
    }
    match name {
        index::INDEX_FILE => check_index(checkup, path, corpus, index::problem),
        index::MAPPED_INDEX_FILE => check_index(checkup, path, corpus, index::mapped_problem),
        evaluations::EVALUATIONS_FILE => check_evaluations(checkup, path),
        evaluations::ENGINE_EVALUATIONS_FILE => check_of_engine(checkup, path),
        tags::TAGS_FILE => check_tags(checkup, path).map(|()| check_seal(checkup, path, CommentMark::Ron)),
        study::STUDY_FILE => check_cards(checkup, path).map(|()| check_seal(checkup, path, CommentMark::Ron)),
        SESSION_FILE => check_session(checkup, path).map(|()| check_seal(checkup, path, CommentMark::Ron)),
        GAME_FILE => check_game(checkup, path),
        LEARNED_FILE => check_learned(checkup, path).map(|()| check_seal(checkup, path, CommentMark::Sgf)),
        _ => check_other(checkup, known, path, name),
    }
}

/// Notes a text that was changed since Katachi wrote it. Games that were cut off are gone; a RON file that was cut is
/// damaged, unless its last line alone is missing.
pub(super) fn check_seal(checkup: &mut Checkup<'_>, path: &Path, mark: CommentMark) {
    // A damage of it says more.
    if checkup.health.findings.last().is_some_and(|finding| finding.path == path) {
        return;
    }
    let Ok(text) = bounded::read_at_most(path, MAX_MANIFEST_BYTES) else { return };
    let Some(change) = mark.unseal(&text).change else { return };
    let lacks_games = (mark, change) == (CommentMark::Sgf, TextChange::CutOff);
    let remedy = if lacks_games { Remedy::ByHand } else { Remedy::Nothing };
    checkup.note(path, FileProblem::ChangedText(change), remedy);
}

/// Checks a temporary file that a killed program left. A recent one may still be in use.
fn check_leftover(checkup: &mut Checkup<'_>, path: &Path, metadata: &files::Metadata) -> Result<(), LibraryError> {
    let age = metadata.modified().ok().and_then(|modified| SystemTime::now().duration_since(modified).ok());
    if age.unwrap_or(Duration::ZERO) <= atomic::ABANDONED_AFTER {
        checkup.note(path, FileProblem::FreshLeftover, Remedy::Nothing);
        return Ok(());
    }
    checkup.find(path, FileProblem::Leftover, Remedy::Remove, || results::remove(path))
}

/// Checks a game store that is not the library's own. It is of no use only if the library's own store is sound.
fn check_old_store(checkup: &mut Checkup<'_>, path: &Path, is_sound: bool) -> Result<(), LibraryError> {
    if !is_sound {
        checkup.note(path, FileProblem::OldStore, Remedy::Nothing);
        return Ok(());
    }
    let (dir, progress) = (checkup.dir, checkup.progress);
    if is_locked(dir, Lockable::Games) {
        checkup.note(path, FileProblem::OldStoreOrNew, Remedy::Nothing);
        return Ok(());
    }
    checkup.find(path, FileProblem::OldStore, Remedy::Remove, || {
        let _lock = lock(dir, Lockable::Games, progress)?;
        // An import that ended since may have made it the library's own.
        let own = manifest::read_manifest(dir)?.store;
        match path.file_name().is_some_and(|name| *name == *own) {
            true => Ok(Repair::IsOwnStore),
            false => results::remove(path),
        }
    })
}

/// Checks that the index equals one that is built from the games, byte for byte.
fn check_index(
    checkup: &mut Checkup<'_>,
    path: &Path,
    corpus: Option<&Corpus>,
    problem: fn(&Path, &Corpus, &Progress) -> Result<Option<FileProblem>, Cancelled>,
) -> Result<(), LibraryError> {
    let Some(corpus) = corpus else { return Ok(()) };
    let (dir, progress) = (checkup.dir, checkup.progress);
    let Some(problem) = problem(path, corpus, progress)? else { return Ok(()) };
    checkup.find(path, problem, Remedy::Rebuild, || {
        files::remove_file(path).map_err(LibraryError::io(path, FileAction::Remove))?;
        index::open_index(dir, corpus, progress)?;
        // If the folder cannot be written, no index is kept.
        match files::exists(path) {
            true => Ok(Repair::BuiltIndex),
            false => Ok(Repair::RemovedIndex),
        }
    })
}

fn check_evaluations(checkup: &mut Checkup<'_>, path: &Path) -> Result<(), LibraryError> {
    let Err(error) = evaluations::check(path) else { return Ok(()) };
    let remedy = remedy_of(&error, Remedy::CountAgain);
    checkup.find(path, FileProblem::in_short(error), remedy, || results::remove(path))
}

/// Checks the evaluations of the user's engine. They took hours, so a damaged file is set aside, never removed.
fn check_of_engine(checkup: &mut Checkup<'_>, path: &Path) -> Result<(), LibraryError> {
    let (dir, progress) = (checkup.dir, checkup.progress);
    let Err(error) = evaluations::check(path) else { return Ok(()) };
    let remedy = remedy_of(&error, Remedy::SetAside);
    checkup.find(path, FileProblem::in_short(error), remedy, || {
        let _lock = lock(dir, Lockable::Games, progress)?;
        match evaluations::check(path) {
            Err(LibraryError::Damaged { .. }) => set_aside(path),
            _ => Ok(Repair::MendedMeanwhile),
        }
    })
}

fn check_tags(checkup: &mut Checkup<'_>, path: &Path) -> Result<(), LibraryError> {
    let (dir, progress) = (checkup.dir, checkup.progress);
    let Err(error) = tags::read(dir) else { return Ok(()) };
    let is_text = |error: &LibraryError| matches!(error, LibraryError::Io { source, .. } if source.kind() == std::io::ErrorKind::InvalidData);
    let remedy = if is_text(&error) { Remedy::SetAside } else { remedy_of(&error, Remedy::SetAside) };
    checkup.find(path, FileProblem::in_short(error), remedy, || {
        Ok(match tags::repair(dir, progress)? {
            Some((aside, saved)) => Repair::SavedTags { aside, saved },
            None => Repair::MendedMeanwhile,
        })
    })
}

fn check_cards(checkup: &mut Checkup<'_>, path: &Path) -> Result<(), LibraryError> {
    let (dir, progress) = (checkup.dir, checkup.progress);
    let (problem, remedy) = match study::read_deck(dir) {
        Ok(Ok(_)) => return Ok(()),
        Ok(Err(damaged)) => (FileProblem::Damaged(damaged.what), Remedy::SetAside),
        Err(error) => {
            let remedy = remedy_of(&error, Remedy::ByHand);
            (FileProblem::in_short(error), remedy)
        }
    };
    checkup.find(path, problem, remedy, || {
        Ok(match study::read(dir, progress)?.set_aside {
            Some(aside) => Repair::SavedCards { aside: aside.aside, saved: aside.saved },
            None => Repair::MendedMeanwhile,
        })
    })
}

/// Accepts any RON whose format number is not newer than ours. The earliest sessions have no number.
fn check_session(checkup: &mut Checkup<'_>, path: &Path) -> Result<(), LibraryError> {
    #[derive(Deserialize)]
    struct SessionHead {
        #[serde(default)]
        format: u32,
    }
    let read = bounded::read_text_at_most(path, bounded::MAX_HANDMADE_BYTES).map_err(Damage::from);
    let head = read.and_then(|text| ron::from_str::<SessionHead>(&text).map_err(Damage::from));
    let (problem, remedy) = match head {
        Ok(SessionHead { format }) if format <= FILE_FORMAT => return Ok(()),
        Ok(SessionHead { format }) => (FileProblem::Newer { found: format, supported: FILE_FORMAT }, Remedy::Update),
        Err(what) => (FileProblem::Damaged(what), Remedy::SetAside),
    };
    checkup.find(path, problem, remedy, || set_aside(path))
}

fn check_game(checkup: &mut Checkup<'_>, path: &Path) -> Result<(), LibraryError> {
    let read = bounded::read_at_most(path, bounded::MAX_HANDMADE_BYTES).map_err(Damage::from);
    let Err(what) = read.and_then(|bytes| read_tree(&bytes, 0).map(|_| ()).map_err(Damage::Record)) else {
        return Ok(());
    };
    checkup.find(path, FileProblem::Damaged(what), Remedy::SetAside, || set_aside(path))
}

/// Checks the games that the pattern database learned. Every one must be readable.
fn check_learned(checkup: &mut Checkup<'_>, path: &Path) -> Result<(), LibraryError> {
    let what = match bounded::read_at_most(path, MAX_MEMBER_BYTES) {
        Err(error) => Damage::from(error),
        Ok(bytes) => match load_bytes(LEARNED_FILE, &bytes).report.skipped.into_iter().next() {
            None => return Ok(()),
            Some(skipped) => Damage::Skipped(skipped.reason),
        },
    };
    checkup.find(path, FileProblem::Damaged(what), Remedy::SetAside, || set_aside(path))
}

/// Checks the folder of edited games, one game a file.
fn check_edited(checkup: &mut Checkup<'_>, dir: &Path) -> Result<(), LibraryError> {
    for name in names_in(dir)? {
        let path = dir.join(&name);
        let is_game = path.extension().is_some_and(|ending| ending == "sgf");
        let is_file = files::symlink_metadata(&path).is_ok_and(|metadata| metadata.is_file());
        if !is_game || !is_file {
            checkup.note(&path, FileProblem::NotOurs, Remedy::Nothing);
            continue;
        }
        if aside::is_aside(&name.to_string_lossy()) {
            checkup.note(&path, FileProblem::WasSetAside, Remedy::Nothing);
            continue;
        }
        checkup.count()?;
        check_game(checkup, &path)?;
    }
    Ok(())
}

fn set_aside(path: &Path) -> Result<Repair, LibraryError> {
    Ok(Repair::SetAside { aside: aside::set_aside(path)? })
}

/// Checks a result that the user keeps here. Notes a file that is not Katachi's.
fn check_other(checkup: &mut Checkup<'_>, known: &KnownFiles, path: &Path, name: &str) -> Result<(), LibraryError> {
    let kind =
        Some(()).filter(|()| name.ends_with(".ron") || name.ends_with(".ron.zst")).and_then(|()| result_kind(path));
    let Some(kind) = kind else {
        checkup.note(path, FileProblem::NotOurs, Remedy::Nothing);
        return Ok(());
    };
    let read = match kind {
        ResultKind::Rules => (known.read_result)(path, kind),
        _ => results::read(path, kind).map(|_| ()),
    };
    if let Err(error) = read {
        let remedy = remedy_of(&error, Remedy::ByHand);
        checkup.note(path, FileProblem::in_short(error), remedy);
    }
    Ok(())
}
