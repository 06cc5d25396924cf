//! The pattern database beside the games, and the games that it learned besides those of the library.

use std::path::Path;

use rustc_hash::FxHashSet;

use super::contexts::read_counts;
use super::damage::EngineFileDamage;
use crate::predict::rings::word::RingShape;
use crate::predict::rings::{MIN_GAME_MOVES, RingParams, Rings, game_signature};
use katachi_core::corpus::load::load_bytes;
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::corpus::source::MAX_MEMBER_BYTES;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::{GameInfo, GameTree};
use katachi_core::library::lock::{Lockable, lock};
use katachi_core::library::sealed::{CommentMark, unseal_file};
use katachi_core::library::{FileAction, LEARNED_FILE, LibraryError, RINGS_FILE, atomic, bounded};
use katachi_core::progress::{Cancelled, Progress};

/// The result of [`learn_games`], in games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    pub new: usize,
    /// The library has them, or they were learned before.
    pub known: usize,
    /// Games with fewer moves than [`MIN_GAME_MOVES`].
    pub short: usize,
}

/// The pattern database of a library: its patterns come from the library's games and from the games in
/// [`LEARNED_FILE`]. It is read from the library's folder, or built and saved there when it is missing, stale or
/// damaged. A stale database is built again with its own parameters.
///
/// A folder that cannot be written is no error: the database is built again the next time.
///
/// Errors: stopped by the user.
pub fn open_rings(dir: &Path, corpus: &Corpus, progress: &Progress) -> Result<Rings, Cancelled> {
    let taught = Taught::from_folder(dir);
    match (read_rings(&dir.join(RINGS_FILE), corpus), &taught) {
        // The list of games to learn cannot be read, so the database stays as it is.
        (Ok(rings), None) => Ok(rings),
        (Ok(rings), Some(taught)) if taught.is_all_of(&rings) => Ok(rings),
        (Ok(rings), Some(taught)) if taught.has_all_of(&rings) => finish(dir, corpus, rings, taught, progress),
        _ => {
            let before = read_counts(&dir.join(RINGS_FILE)).ok();
            let params = before.and_then(|file| Rings::params_in(&file)).unwrap_or_default();
            build_rings(dir, corpus, params, progress)
        }
    }
}

/// [`open_rings`] with rings of this shape. A database of another shape is built again; its other parameters stay.
///
/// Errors: stopped by the user.
pub fn open_shaped_rings(
    dir: &Path,
    corpus: &Corpus,
    shape: RingShape,
    progress: &Progress,
) -> Result<Rings, Cancelled> {
    let before = read_counts(&dir.join(RINGS_FILE)).ok().and_then(|file| Rings::params_in(&file));
    match before {
        Some(params) if params.shape == shape => open_rings(dir, corpus, progress),
        before => build_rings(dir, corpus, RingParams { shape, ..before.unwrap_or_default() }, progress),
    }
}

/// Builds the pattern database of a library with these parameters, even if there is one already, and saves it in the
/// folder.
///
/// Errors: stopped by the user.
pub fn build_rings(dir: &Path, corpus: &Corpus, params: RingParams, progress: &Progress) -> Result<Rings, Cancelled> {
    let rings = Rings::with_params(corpus, corpus.games(), params, progress)?;
    match Taught::from_folder(dir) {
        Some(taught) => finish(dir, corpus, rings, &taught, progress),
        // The games to learn cannot be read. The database isn't saved, so that it is built again, with them, the next
        // time.
        None => Ok(rings),
    }
}

/// Learns the games that the database doesn't have yet, and saves it.
fn finish(
    dir: &Path,
    corpus: &Corpus,
    mut rings: Rings,
    taught: &Taught,
    progress: &Progress,
) -> Result<Rings, Cancelled> {
    if !taught.games.is_empty() {
        let own: FxHashSet<u64> = signatures(corpus, corpus.games()).collect();
        rings.take_as_known(signatures(&taught.corpus, &taught.games).filter(|signature| own.contains(signature)));
        rings.learn(&taught.corpus, &taught.games, progress)?;
    }
    let _ = atomic::write(&dir.join(RINGS_FILE), &rings.to_bytes());
    Ok(rings)
}

/// Has the pattern database of a library learn these games, each only once, even if it comes again or turned. Writes
/// the games to [`LEARNED_FILE`] first, in one atomic step, so that a database that is built anew learns them again.
///
/// Errors: stopped by the user; a file that cannot be read or written.
pub fn learn_games(
    dir: &Path,
    corpus: &Corpus,
    games: &Corpus,
    progress: &Progress,
) -> Result<(Learned, Rings), LibraryError> {
    let mut learned = Learned::default();
    {
        let _lock = lock(dir, Lockable::Notes, progress)?;
        let path = dir.join(LEARNED_FILE);
        let mut text = read_learned(dir).map_err(LibraryError::io(&path, FileAction::Read))?;
        let before = Taught::read(&text);
        let mut known: FxHashSet<u64> = signatures(&before.corpus, &before.games).collect();
        known.extend(signatures(corpus, corpus.games()));
        for &id in games.games() {
            progress.check()?;
            let game = games.game(id);
            if game.moves.len() < MIN_GAME_MOVES {
                learned.short += 1;
            } else if known.insert(game_signature(game)) {
                learned.new += 1;
                let header = games.header(id);
                let info = GameInfo {
                    black: header.black.to_owned(),
                    white: header.white.to_owned(),
                    result: header.result.to_owned(),
                    date: header.date.to_owned(),
                    komi: header.komi,
                    ..GameInfo::default()
                };
                let tree = GameTree::from_main_line(game.size, info, game.setup, game.moves);
                text.extend_from_slice(to_sgf(&tree).trim_end().as_bytes());
                text.push(b'\n');
            } else {
                learned.known += 1;
            }
        }
        if learned.new > 0 {
            atomic::write(&path, &CommentMark::Sgf.seal(&text))?;
        }
    }
    Ok((learned, open_rings(dir, corpus, progress)?))
}

/// The pattern database of a library if it was built before, and has learned all that it should.
pub fn kept_rings(dir: &Path, corpus: &Corpus) -> Option<Rings> {
    read_rings(&dir.join(RINGS_FILE), corpus)
        .ok()
        .filter(|rings| Taught::from_folder(dir).is_none_or(|taught| taught.is_all_of(rings)))
}

/// The games of [`LEARNED_FILE`] as text, empty if there is no file.
///
/// Errors: the file cannot be read. It must not be overwritten then, since its contents are unknown.
fn read_learned(dir: &Path) -> std::io::Result<Vec<u8>> {
    let path = dir.join(LEARNED_FILE);
    match bounded::read_at_most(&path, MAX_MEMBER_BYTES) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
        Ok(text) => Ok(unseal_file(&path, &text, CommentMark::Sgf).body.to_vec()),
    }
}

/// The games of [`LEARNED_FILE`] that are long enough.
struct Taught {
    corpus: std::sync::Arc<Corpus>,
    games: Vec<GameId>,
    /// Ascending.
    signatures: Vec<u64>,
}

impl Taught {
    /// `None` if the file cannot be read.
    fn from_folder(dir: &Path) -> Option<Taught> {
        read_learned(dir).ok().map(|text| Taught::read(&text))
    }

    fn read(text: &[u8]) -> Taught {
        let corpus = load_bytes(LEARNED_FILE, text).corpus;
        let is_long = |id: &GameId| corpus.game(*id).moves.len() >= MIN_GAME_MOVES;
        let games: Vec<GameId> = corpus.games().iter().copied().filter(is_long).collect();
        let mut found: Vec<u64> = signatures(&corpus, &games).collect();
        found.sort_unstable();
        found.dedup();
        Taught { corpus, games, signatures: found }
    }

    fn is_all_of(&self, rings: &Rings) -> bool {
        self.signatures == rings.learned()
    }

    /// Whether every game that the database learned is still in the file.
    fn has_all_of(&self, rings: &Rings) -> bool {
        rings.learned().iter().all(|signature| self.signatures.binary_search(signature).is_ok())
    }
}

fn signatures<'a>(corpus: &'a Corpus, games: &'a [GameId]) -> impl Iterator<Item = u64> + 'a {
    games.iter().map(|&id| game_signature(corpus.game(id)))
}

/// Reads the pattern database of these games.
///
/// Errors: the file cannot be read, is damaged, or belongs to other games.
pub(super) fn read_rings(path: &Path, corpus: &Corpus) -> Result<Rings, EngineFileDamage> {
    let rings = Rings::from_bytes(&read_counts(path)?, corpus.id())?;
    // The checksum doesn't cover this number.
    let is_of_all = rings.games() == corpus.games().len() as u64;
    is_of_all.then_some(rings).ok_or(EngineFileDamage::OtherNumberOfGames)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use katachi_core::library::sealed::take_changes;
    use katachi_core::library::self_play;

    #[test]
    fn patterns_are_kept_and_built_again_when_they_are_damaged_or_stale() {
        let dir = tempfile::tempdir().unwrap();
        let progress = Progress::new();
        let sample = self_play().corpus;
        let corpus = sample.only(sample.games()[..3].to_vec());
        let path = dir.path().join(RINGS_FILE);
        let first = open_rings(dir.path(), &corpus, &progress).unwrap();
        assert!(first.patterns() > 100);
        assert_eq!(fs::read(&path).unwrap(), first.to_bytes());
        for damage in [&b"KATARING and nonsense"[..], b"", &first.to_bytes()[..200]] {
            fs::write(&path, damage).unwrap();
            open_rings(dir.path(), &corpus, &progress).unwrap();
            assert_eq!(fs::read(&path).unwrap(), first.to_bytes());
        }
        assert!(Rings::from_bytes(&first.to_bytes(), Corpus::default().id()).is_err());
    }

    #[test]
    fn another_shape_is_built_and_kept_with_the_other_parameters() {
        let dir = tempfile::tempdir().unwrap();
        let progress = Progress::new();
        let sample = self_play().corpus;
        let corpus = sample.only(sample.games()[..3].to_vec());
        let path = dir.path().join(RINGS_FILE);
        let params = RingParams { stop: 7, back_off: false, ..RingParams::default() };
        build_rings(dir.path(), &corpus, params, &progress).unwrap();
        for shape in [RingShape::Cross, RingShape::Cross, RingShape::Square] {
            let rings = open_shaped_rings(dir.path(), &corpus, shape, &progress).unwrap();
            assert_eq!(rings.params(), RingParams { shape, ..params });
            assert_eq!(fs::read(&path).unwrap(), rings.to_bytes());
        }
        assert_eq!(open_rings(dir.path(), &corpus, &progress).unwrap().params(), params);
    }

    #[test]
    fn no_flipped_bit_and_no_cut_of_the_learned_games_is_read_without_a_word() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join(LEARNED_FILE);
        let sample = self_play().corpus;
        let game = sample.games().iter().copied().find(|&id| sample.game(id).moves.len() >= MIN_GAME_MOVES).unwrap();
        let (own, games) = (sample.only(Vec::new()), sample.only(vec![game]));
        let (learned, _) = learn_games(dir.path(), &own, &games, &Progress::new()).unwrap();
        assert_eq!(learned.new, 1);
        let whole = fs::read(&path).unwrap();
        let read = |bytes: &[u8]| {
            fs::write(&path, bytes).unwrap();
            let text = read_learned(dir.path()).unwrap();
            (Taught::read(&text).games.len(), take_changes(dir.path()).len())
        };
        assert_eq!(read(&whole), (1, 0));
        let old: Vec<u8> =
            whole.split_inclusive(|&byte| byte == b'\n').filter(|line| line[0] != b'#').flatten().copied().collect();
        assert_eq!(read(&old), (1, 0), "an old file has no checksum");
        for bit in 0..whole.len() * 8 {
            let mut changed = whole.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(read(&changed).1, 1, "bit {bit}");
        }
        (0..whole.len()).for_each(|length| assert_eq!(read(&whole[..length]).1, 1, "cut to {length}"));
    }
}
