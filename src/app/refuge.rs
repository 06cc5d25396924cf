//! Keeps what is changed while no folder keeps it: games of a library whose folder is gone, and games that are only
//! looked at.
//!
//! They are written beside the sample's edited games as soon as they change, so that they outlive a killed window. A new
//! version is written before the one before it is removed. Once a library keeps the games, the files are removed; until
//! then they come back with the sample.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::edited_games::{file_of, numbers_in};
use super::tasks::Awaited;
use super::{Effects, LibrarySession, Shared, Viewer};
use katachi_core::corpus::sgf::to_sgf_bytes;
use katachi_core::files;
use katachi_core::go::GameTree;
use katachi_core::jobs::JobError;
use katachi_core::library::{EDITED_FOLDER, LibraryError, atomic, bounded};
use katachi_language::text;
use katachi_sentences::Sentence;

#[derive(Default)]
pub(super) struct Refuge {
    /// The numbers of its files.
    numbers: Vec<u32>,
    /// The games that are in the files, or were to be written.
    tried: Vec<GameVersion>,
    writing: Awaited<Vec<u32>>,
}

/// A viewer and the version of its game; or the game in Play, as it is written.
#[derive(PartialEq)]
enum GameVersion {
    Viewer(u64, Option<u64>),
    Play(Vec<u8>),
}

impl Refuge {
    pub fn poll(&mut self) {
        if let Some(numbers) = self.writing.arrived() {
            self.numbers = numbers;
        }
    }

    /// The numbers of the files that another library may keep soon.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// Writes the changed games, and the game in Play, unless the files have them.
    pub fn keep(&mut self, dir: PathBuf, shared: &Shared, in_play: Option<&GameTree>, effects: &mut Effects) {
        let versions = versions(shared, in_play);
        if self.writing.is_running() || self.tried == versions {
            return;
        }
        self.tried = versions;
        let games: Vec<GameTree> = games(shared, in_play).cloned().collect();
        self.start(dir, games, effects);
    }

    /// Like [`Refuge::keep`], at once. The files stay. Returns whether all is kept.
    pub fn settle(&mut self, dir: &Path, shared: &Shared, in_play: Option<&GameTree>) -> bool {
        let is_kept = !self.writing.is_running() && self.writing.failed().is_none();
        if !is_kept || self.tried != versions(shared, in_play) {
            let games: Vec<&GameTree> = games(shared, in_play).collect();
            if write(dir, &self.numbers, &games).is_err() {
                return false;
            }
        }
        *self = Refuge::default();
        true
    }

    /// Tries a failed write once more.
    pub fn try_again(&mut self) {
        if self.writing.failed().is_some() {
            self.tried.clear();
        }
    }

    /// Removes the files, as a library keeps the games.
    pub fn leave(&mut self, dir: PathBuf, effects: &mut Effects) {
        if !self.writing.is_running() && !self.numbers.is_empty() {
            self.tried.clear();
            self.start(dir, Vec::new(), effects);
        }
    }

    fn start(&mut self, dir: PathBuf, games: Vec<GameTree>, effects: &mut Effects) {
        let numbers = self.numbers.clone();
        let work = move |_: &_| {
            let games: Vec<&GameTree> = games.iter().collect();
            write(&dir, &numbers, &games).map_err(|error| JobError::Failed(error.sentence()))
        };
        effects.spawn(self.writing.start(text!("notices-changed-game-not-kept"), work).apart().quiet().lasting());
    }
}

fn unsaved(shared: &Shared) -> impl Iterator<Item = &Viewer> {
    shared.viewer().into_iter().chain(shared.changed_games()).filter(|viewer| viewer.unsaved().is_some())
}

fn versions(shared: &Shared, in_play: Option<&GameTree>) -> Vec<GameVersion> {
    let edited = unsaved(shared).map(|viewer| GameVersion::Viewer(viewer.id(), viewer.unsaved()));
    edited.chain(in_play.map(|game| GameVersion::Play(to_sgf_bytes(game)))).collect()
}

fn games<'a>(shared: &'a Shared, in_play: Option<&'a GameTree>) -> impl Iterator<Item = &'a GameTree> {
    unsaved(shared).map(Viewer::tree).chain(in_play)
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

/// Writes the games that no file has as new files, and removes those files of `own` that have none of the games. Returns
/// the numbers of the own files.
///
/// Errors: the folder cannot be made or written. The other games are written nevertheless, and no file is removed.
fn write(dir: &Path, own: &[u32], games: &[&GameTree]) -> Result<Vec<u32>, LibraryError> {
    let folder = dir.join(EDITED_FOLDER);
    if games.is_empty() && !files::is_folder(&folder) {
        return Ok(Vec::new());
    }
    atomic::make_folder(&folder)?;
    let there = numbers_in(&folder);
    let mut latest = there.iter().copied().chain(named(dir)).max().unwrap_or(0);
    let read = |number: u32| bounded::read_at_most(&file_of(dir, number), bounded::MAX_HANDMADE_BYTES).ok();
    let known: HashSet<Vec<u8>> = there.iter().copied().filter_map(read).collect();
    let wanted: Vec<Vec<u8>> = games.iter().map(|tree| to_sgf_bytes(tree)).collect();
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
    let mut numbers = added.into_iter().collect::<Result<Vec<u32>, LibraryError>>()?;
    // A file that the sample's session names belongs to the sample by now.
    let named = named(dir);
    for &number in own.iter().filter(|number| !named.contains(number)) {
        if read(number).is_some_and(|bytes| wanted.contains(&bytes)) {
            numbers.push(number);
        } else {
            // If a file cannot be removed, its game comes back with the sample. That does no harm.
            let _ = files::remove_file(&file_of(dir, number));
        }
    }
    Ok(numbers)
}
