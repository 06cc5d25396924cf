//! Keeps what is changed while no folder keeps it: games of a library whose folder is gone, and games that are only
//! looked at.
//!
//! They are written beside the sample's edited games as soon as they change, so that they outlive a killed window. A new
//! version is written before the one before it is removed. Once a library keeps the games, the files are removed; until
//! then they come back with the sample.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::edited_games::{file_of, numbers_in, unsaved};
use super::file_writer::{FileWrite, FileWriter};
use super::{Effects, LibrarySession, Shared, Viewer};
use katachi_core::corpus::sgf::to_sgf_bytes;
use katachi_core::files;
use katachi_core::go::GameTree;
use katachi_core::library::{EDITED_FOLDER, LibraryError, atomic, bounded};
use katachi_core::progress::Progress;
use katachi_language::text;

#[derive(Default)]
pub(super) struct Refuge {
    files: RefugeFiles,
    /// The games that are in the files, or were to be written.
    tried: Vec<GameVersion>,
    writer: FileWriter<()>,
}

/// The numbers of its files. A write holds them until it has ended.
#[derive(Clone, Default)]
struct RefugeFiles(Arc<Mutex<Vec<u32>>>);

impl RefugeFiles {
    fn numbers(&self) -> MutexGuard<'_, Vec<u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A viewer and the version of its game; or the game in Play, as it is written.
#[derive(PartialEq)]
enum GameVersion {
    Viewer(u64, Option<u64>),
    Play(Vec<u8>),
}

struct RefugeWrite {
    dir: PathBuf,
    files: RefugeFiles,
    games: Vec<GameTree>,
}

impl FileWrite for RefugeWrite {
    fn write(&self, _: &Progress) -> Result<(), LibraryError> {
        write(&self.dir, &mut self.files.numbers(), &self.games)
    }

    /// Nothing is written ahead: each version has a file of its own.
    fn write_ahead(&self) -> Result<(), LibraryError> {
        Ok(())
    }

    fn forget_ahead(&self) {}
}

impl Refuge {
    pub fn poll(&mut self) {
        self.writer.poll();
    }

    /// The numbers of the files that another library may keep soon. Waits for a write that runs.
    pub fn numbers(&self) -> Vec<u32> {
        self.files.numbers().clone()
    }

    /// Writes the changed games, and the game in Play, unless the files have them.
    pub fn keep(&mut self, dir: PathBuf, shared: &Shared, in_play: Option<&GameTree>, effects: &mut Effects) {
        if self.writer.is_writing() {
            return;
        }
        let versions = versions(shared, in_play);
        if self.tried != versions {
            self.tried = versions;
            self.start(dir, games(shared, in_play), effects);
        }
    }

    /// Like [`Refuge::keep`], at once. The files stay. Returns whether all is kept.
    pub fn settle(&mut self, dir: PathBuf, shared: &Shared, in_play: Option<&GameTree>) -> bool {
        let is_behind = self.writer.is_writing() || self.writer.has_failed() || self.tried != versions(shared, in_play);
        if is_behind {
            let write = RefugeWrite { dir, files: self.files.clone(), games: games(shared, in_play) };
            if self.writer.work(write)(&Progress::new()).is_err() {
                return false;
            }
        }
        *self = Refuge::default();
        true
    }

    /// Tries a failed write once more.
    pub fn try_again(&mut self) {
        if self.writer.has_failed() {
            self.tried.clear();
        }
    }

    /// Removes the files, as a library keeps the games. Files that cannot be removed come back with the sample.
    pub fn leave(&mut self, dir: PathBuf, effects: &mut Effects) {
        if !self.writer.is_writing() && !self.writer.has_failed() && !self.files.numbers().is_empty() {
            self.tried.clear();
            self.start(dir, Vec::new(), effects);
        }
    }

    fn start(&mut self, dir: PathBuf, games: Vec<GameTree>, effects: &mut Effects) {
        let write = RefugeWrite { dir, files: self.files.clone(), games };
        let task = self.writer.keep(text!("notices-changed-game-not-kept"), &(), write);
        task.into_iter().for_each(|task| effects.spawn(task));
    }
}

fn versions(shared: &Shared, in_play: Option<&GameTree>) -> Vec<GameVersion> {
    let edited = unsaved(shared).map(|viewer| GameVersion::Viewer(viewer.id(), viewer.unsaved()));
    edited.chain(in_play.map(|game| GameVersion::Play(to_sgf_bytes(game)))).collect()
}

fn games(shared: &Shared, in_play: Option<&GameTree>) -> Vec<GameTree> {
    unsaved(shared).map(Viewer::tree).chain(in_play).cloned().collect()
}

/// The number of games with changes that lie in this folder and that its session does not name, but for `known` files.
pub(super) fn waiting_in(dir: &Path, known: &[u32]) -> usize {
    let there = numbers_in(&dir.join(EDITED_FOLDER));
    if there.is_empty() {
        return 0;
    }
    let named = named(dir);
    there.iter().filter(|number| !named.contains(number) && !known.contains(number)).count()
}

fn named(dir: &Path) -> Vec<u32> {
    let session = LibrarySession::read(dir);
    session.unsaved.iter().chain(&session.changed).map(|edited| edited.file).collect()
}

/// Writes the games that no file has as new files, and removes those files of `own` that have none of the games. `own` are
/// the numbers of the refuge's files, before and after.
///
/// Errors: the folder cannot be made or written. The other games are written nevertheless, and no file is removed.
fn write(dir: &Path, own: &mut Vec<u32>, games: &[GameTree]) -> Result<(), LibraryError> {
    if games.is_empty() && own.is_empty() {
        return Ok(());
    }
    let folder = dir.join(EDITED_FOLDER);
    atomic::make_folder(&folder)?;
    let (there, named) = (numbers_in(&folder), named(dir));
    let mut latest = there.iter().chain(&named).copied().max().unwrap_or(0);
    let read = |number: u32| bounded::read_at_most(&file_of(dir, number), bounded::MAX_HANDMADE_BYTES).ok();
    let known: HashSet<Vec<u8>> = there.iter().copied().filter_map(read).collect();
    let wanted: Vec<Vec<u8>> = games.iter().map(to_sgf_bytes).collect();
    let add = |bytes: &Vec<u8>| {
        // Another window may write at the same moment: a name is taken by the one that makes the file.
        loop {
            latest += 1;
            if atomic::write_new(&file_of(dir, latest), bytes)? {
                return Ok(latest);
            }
        }
    };
    let added: Vec<_> = wanted.iter().filter(|bytes| !known.contains(*bytes)).map(add).collect();
    let earlier = own.len();
    own.extend(added.iter().filter_map(|added| added.as_ref().ok()));
    added.into_iter().collect::<Result<Vec<u32>, LibraryError>>()?;
    let added = own.split_off(earlier);
    // A file that the sample's session names belongs to the sample by now.
    own.retain(|number| !named.contains(number));
    own.retain(|&number| {
        let is_wanted = read(number).is_some_and(|bytes| wanted.contains(&bytes));
        if !is_wanted {
            // If a file cannot be removed, its game comes back with the sample. That does no harm.
            let _ = files::remove_file(&file_of(dir, number));
        }
        is_wanted
    });
    own.extend(added);
    Ok(())
}
