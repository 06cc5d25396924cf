//! The files of edited games. Edits are kept as SGF files in the library's folder and are restored at the next start.
//!
//! Every edited game has its own file, and no other game gets the file's number while the library is open. A game keeps
//! its file when another game replaces it on the board and when it comes back. Only the session says which game is
//! open.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use super::kept::KeptGame;
use super::library_session::EditedGame;
use super::tasks::Awaited;
use super::viewer::GameOrigin;
use super::{Effects, LibrarySession, Shared, Viewer};
use katachi_core::corpus::sgf::{read_tree, to_sgf_bytes};
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::files;
use katachi_core::jobs::JobError;
use katachi_core::library::{EDITED_FOLDER, GAME_FILE, atomic, bounded};
use katachi_language::text;
use katachi_sentences::Sentence;

/// Maximum number of nodes of an edited game that is kept automatically. The user has to save a larger one; a dictionary
/// of joseki has 62,443.
const MAX_KEPT_NODES: usize = 250_000;

/// Maximum number of files that are read at a start although the session does not name them; the next start reads others.
const MAX_UNNAMED_FILES: usize = 100;

/// The path of a file. Number 0 is where older versions kept the open game.
pub(super) fn file_of(dir: &Path, file: u32) -> PathBuf {
    match file {
        0 => dir.join(GAME_FILE),
        _ => dir.join(EDITED_FOLDER).join(format!("{file}.sgf")),
    }
}

/// The edited games that are kept automatically.
pub(super) fn unsaved(shared: &Shared) -> impl Iterator<Item = &Viewer> {
    let games = shared.viewer().into_iter().chain(shared.changed_games());
    games.filter(|viewer| viewer.unsaved().is_some() && viewer.tree().len() <= MAX_KEPT_NODES)
}

/// Keeps the files of edited games, and writes one at a time.
#[derive(Default)]
pub(super) struct EditedGames {
    /// By the number of the viewer.
    files: HashMap<u64, GameFile>,
    latest: u32,
    /// Gives the number of the viewer when its game is written.
    writing: Awaited<u64>,
    /// The viewer whose game was last written, even if the write failed.
    tried: u64,
}

struct GameFile {
    number: u32,
    /// The version that is in it, or is being written.
    version: Option<u64>,
    /// Some version is in it.
    exists: bool,
}

impl EditedGames {
    pub fn poll(&mut self) {
        if let Some(file) = self.writing.arrived().and_then(|id| self.files.get_mut(&id)) {
            file.exists = true;
        }
    }

    /// Forgets all files, as another library is open.
    pub fn forget(&mut self) {
        *self = EditedGames::default();
    }

    /// Whether the file holds the game's latest version.
    pub fn has(&self, viewer: &Viewer) -> bool {
        let is_it = |file: &GameFile| file.exists && viewer.unsaved() == file.version;
        !self.writing.is_running() && self.writing.failed().is_none() && self.files.get(&viewer.id()).is_some_and(is_it)
    }

    /// The session's entry for a game. `None` until a version of the game is written.
    pub fn entry(&self, viewer: &Viewer, shared: &Shared) -> Option<EditedGame> {
        viewer.unsaved()?;
        let file = self.files.get(&viewer.id()).filter(|file| file.exists)?;
        let game = shared.number_of(viewer).map(|id| KeptGame::new(shared.corpus(), id));
        let (number, key) = (game.map(|game| game.number), game.map(|game| game.key));
        Some(EditedGame { file: file.number, game: number, key, path: viewer.path() })
    }

    /// The first game whose latest version is not in its file.
    fn due<'a>(&self, shared: &'a Shared) -> Option<&'a Viewer> {
        let is_due = |viewer: &&Viewer| {
            let file = self.files.get(&viewer.id());
            file.is_none_or(|file| file.version != viewer.unsaved())
        };
        unsaved(shared).find(is_due)
    }

    pub fn is_due(&self, shared: &Shared) -> bool {
        self.due(shared).is_some()
    }

    /// Whether the latest versions of all edited games are in their files.
    pub fn has_all(&self, shared: &Shared) -> bool {
        unsaved(shared).all(|viewer| self.has(viewer))
    }

    /// Writes all files again, as they may not be there any more.
    pub fn write_anew(&mut self) {
        self.files.values_mut().for_each(|file| file.version = None);
    }

    /// Tries a failed write once more.
    pub fn try_again(&mut self) {
        if self.writing.failed().is_some()
            && let Some(file) = self.files.get_mut(&self.tried)
        {
            file.version = None;
        }
    }

    /// Writes the first game whose latest version is not in its file.
    pub fn keep(&mut self, dir: PathBuf, shared: &Shared, effects: &mut Effects) {
        if self.writing.is_running() {
            return;
        }
        self.remove_forgotten(&dir, shared);
        let Some(viewer) = self.due(shared) else { return };
        let (id, version) = (viewer.id(), viewer.unsaved().unwrap_or_default());
        let exists = self.files.get(&id).is_some_and(|file| file.exists);
        let number = self.files.get(&id).map_or_else(
            || {
                self.latest += 1;
                // Another window may have kept games here meanwhile.
                while files::exists(&file_of(&dir, self.latest)) {
                    self.latest += 1;
                }
                self.latest
            },
            |file| file.number,
        );
        self.files.insert(id, GameFile { number, version: Some(version), exists });
        self.tried = id;
        let (tree, to) = (viewer.tree().clone(), file_of(&dir, number));
        let work = move |_: &_| {
            let folder = to.parent().unwrap_or(&dir);
            atomic::make_folder(folder).map_err(|error| JobError::Failed(error.sentence()))?;
            atomic::write(&to, &to_sgf_bytes(&tree)).map_err(|error| JobError::Failed(error.sentence()))?;
            Ok(id)
        };
        effects.spawn(self.writing.start(text!("notices-changed-game-not-kept"), work).apart().quiet().lasting());
    }

    /// Removes the files of games that are held no more.
    fn remove_forgotten(&mut self, dir: &Path, shared: &Shared) {
        let held: HashSet<u64> = shared.viewer().into_iter().chain(shared.changed_games()).map(Viewer::id).collect();
        self.files.retain(|id, file| {
            let is_held = held.contains(id);
            if !is_held {
                // If a file cannot be removed, its game comes back at the next start. That does no harm.
                let _ = files::remove_file(&file_of(dir, file.number));
            }
            is_held
        });
    }

    /// Reads the games that a session names: the open one, and those that were replaced on the board. Files that the
    /// session does not name come first: the session was damaged, or the program was killed before it was written. Files of
    /// `held` games are left out.
    pub fn take_up(&mut self, dir: &Path, session: &LibrarySession, corpus: &Corpus, held: &[u32]) -> TakenUp {
        let there = numbers_in(&dir.join(EDITED_FOLDER));
        let named: Vec<u32> = session.unsaved.iter().chain(&session.changed).map(|edited| edited.file).collect();
        self.latest = there.iter().chain(&named).copied().max().unwrap_or(0);
        let mut read = |edited: &EditedGame| {
            let viewer = read_game(dir, edited, corpus)?;
            let version = viewer.unsaved()?;
            self.files.insert(viewer.id(), GameFile { number: edited.file, version: Some(version), exists: true });
            Some(viewer)
        };
        let open = session.unsaved.as_ref().and_then(&mut read);
        let unnamed = there
            .into_iter()
            .filter(|number| !named.contains(number) && !held.contains(number))
            .take(MAX_UNNAMED_FILES);
        let unnamed = unnamed.map(|file| EditedGame { file, ..EditedGame::default() });
        let changed = unnamed.chain(session.changed.iter().cloned()).filter_map(|edited| read(&edited)).collect();
        TakenUp { open, changed }
    }
}

/// Games that were edited in an earlier session.
#[derive(Default)]
pub(super) struct TakenUp {
    pub open: Option<Viewer>,
    pub changed: Vec<Viewer>,
}

fn read_game(dir: &Path, edited: &EditedGame, corpus: &Corpus) -> Option<Viewer> {
    let origin = match edited.game {
        Some(game) if (game as usize) < corpus.record_count() => {
            GameOrigin::Corpus { corpus: corpus.id(), game: GameId(game) }
        }
        _ => GameOrigin::Pasted,
    };
    let bytes = bounded::read_at_most(&file_of(dir, edited.file), bounded::MAX_HANDMADE_BYTES).ok()?;
    let tree = read_tree(&bytes, 0).ok()?;
    Some(Viewer::taken_up_again(tree, origin, &edited.path))
}

/// The numbers of the files in a folder, ascending. Files with other names are left alone.
pub(super) fn numbers_in(folder: &Path) -> Vec<u32> {
    let entries = files::read_dir(folder).into_iter().flatten().flatten();
    let number = |path: PathBuf| {
        let is_sgf = path.extension().is_some_and(|ending| ending == "sgf");
        path.file_stem()?.to_str()?.parse::<u32>().ok().filter(|number| is_sgf && *number > 0)
    };
    let mut numbers: Vec<u32> = entries.filter_map(|entry| number(entry.path())).collect();
    numbers.sort_unstable();
    numbers
}
