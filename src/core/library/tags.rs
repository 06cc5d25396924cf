//! The user's tags of games, in `tags.ron` of a library folder.
//!
//! A game is named by a fingerprint of its board, set-up stones and moves, and by its place: its file and its index
//! there. An import gives each tag the name that its game has then (`successors.rs`), so that it survives any chain of
//! changes. Where a library was imported by an older Katachi, games of a moved file are found by their fingerprints alone,
//! and a changed record by its place and players. A tag whose game is gone is reported and kept in the file, as the game
//! may come back. It is then found by its fingerprint alone, as its place may have gone to another game.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::lock::{Lockable, lock};
use super::sealed::{CommentMark, unseal_file};
use super::successors::Successors;
use super::{Advice, Damage, FILE_FORMAT, FileAction, LibraryError, aside, atomic, bounded};
use crate::corpus::load::Loaded;
use crate::corpus::{GameId, Standing};
use crate::find::filter::{GameTags, fold};
use crate::go::GameKey;
use crate::progress::Progress;

pub(super) const TAGS_FILE: &str = "tags.ron";

/// The name of a game, the same from one import to the next.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct GameName {
    path: String,
    game: u32,
    /// Fingerprint of board, set-up stones and moves, in hexadecimal.
    moves: String,
    black: String,
    white: String,
    /// Whether an import left the game without a successor. Its place may be that of another game then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    gone: bool,
}

/// All tags of a library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    games: BTreeMap<String, BTreeSet<GameName>>,
}

/// A tag whose game is not in the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostTag {
    pub tag: String,
    /// The file that the game was in, and its players.
    pub path: String,
    pub black: String,
    pub white: String,
}

impl fmt::Display for LostTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LostTag { tag, path, black, white } = self;
        write!(f, "tag `{tag}`: its game {black} – {white} ({path}) is not in the library; the tag is kept")
    }
}

/// The tags of the games in a loaded library, and the tags whose games are not in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResolvedTags {
    pub tags: GameTags,
    pub lost: Vec<LostTag>,
}

#[derive(Serialize, Deserialize)]
struct TagsFile {
    format: u32,
    app: String,
    tags: BTreeMap<String, BTreeSet<GameName>>,
}

/// Reads the tags of a library folder; none if it has no file of them.
///
/// Errors: the system's; damaged, or of a newer Katachi.
pub fn read(dir: &Path) -> Result<Tags, LibraryError> {
    #[derive(Deserialize)]
    struct TagsFileHead {
        format: u32,
    }
    let path = dir.join(TAGS_FILE);
    let text = match bounded::read_text_at_most(&path, bounded::MAX_TAGS_BYTES) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Tags::default()),
        Err(error) => return Err(LibraryError::io(&path, FileAction::ReadTags)(error)),
    };
    unseal_file(&path, text.as_bytes(), CommentMark::Ron);
    let damaged = |error: ron::error::SpannedError| LibraryError::Damaged {
        path: path.clone(),
        what: Damage::from(error),
        advice: Advice::MendTags,
    };
    let head: TagsFileHead = ron::from_str(&text).map_err(damaged)?;
    if head.format > FILE_FORMAT {
        return Err(LibraryError::NewerFormat { path, found: head.format, supported: FILE_FORMAT });
    }
    let file: TagsFile = ron::from_str(&text).map_err(damaged)?;
    Ok(Tags { games: file.tags })
}

/// Reads the tags of a library folder, changes them, and writes them if they did change.
///
/// Errors: as [`read`]; also [`LibraryError::Busy`] if another Katachi writes tags or cards for too long.
pub fn update<T>(dir: &Path, progress: &Progress, change: impl FnOnce(&mut Tags) -> T) -> Result<T, LibraryError> {
    let _lock = lock(dir, Lockable::Notes, progress)?;
    let mut tags = read(dir)?;
    let before = tags.clone();
    let done = change(&mut tags);
    if tags != before {
        tags.write(dir)?;
    }
    Ok(done)
}

/// Sets a damaged file of tags aside, and keeps the tags that can be read from it. Returns the new path of the damaged
/// file and the number of tags of games that were read. `None` if the file is sound.
///
/// Errors: a newer format, [`LibraryError::Busy`], or the system's.
pub(super) fn repair(dir: &Path, progress: &Progress) -> Result<Option<(PathBuf, usize)>, LibraryError> {
    let _lock = lock(dir, Lockable::Notes, progress)?;
    let path = dir.join(TAGS_FILE);
    match read(dir) {
        Ok(_) => return Ok(None),
        Err(LibraryError::Damaged { .. } | LibraryError::Io { .. }) => {}
        Err(other) => return Err(other),
    }
    let bytes =
        bounded::read_at_most(&path, bounded::MAX_TAGS_BYTES).map_err(LibraryError::io(&path, FileAction::ReadTags))?;
    let tags = Tags::salvage(&String::from_utf8_lossy(&bytes));
    let saved = tags.games.values().map(BTreeSet::len).sum();
    let aside = match tags.games.is_empty() {
        true => aside::set_aside(&path)?,
        false => aside::replace(&path, &bytes, &tags.to_bytes(&path)?)?,
    };
    Ok(Some((aside, saved)))
}

impl Tags {
    /// Reads the intact lines of a damaged text, as Katachi lays it out.
    fn salvage(text: &str) -> Tags {
        let mut games = BTreeMap::<String, BTreeSet<GameName>>::new();
        let mut tag: Option<String> = None;
        for line in text.lines().filter(|line| !line.contains('\u{fffd}')) {
            let line = line.trim();
            if let Some(name) = line.strip_suffix(": [") {
                // Games under a tag whose name cannot be read have no tag.
                tag = ron::from_str(name).ok();
            } else if let (Some(tag), Ok(game)) = (&tag, ron::from_str::<GameName>(line.trim_end_matches(','))) {
                games.entry(tag.clone()).or_default().insert(game);
            } else if line.starts_with(']') {
                tag = None;
            }
        }
        Tags { games }
    }

    fn to_bytes(&self, path: &Path) -> Result<Vec<u8>, LibraryError> {
        let app = concat!("katachi ", env!("CARGO_PKG_VERSION")).to_owned();
        let file = TagsFile { format: FILE_FORMAT, app, tags: self.games.clone() };
        let pretty = ron::ser::PrettyConfig::new().struct_names(false).depth_limit(3);
        ron::ser::to_string_pretty(&file, pretty)
            .map(|text| CommentMark::Ron.seal(text.as_bytes()))
            .map_err(|error| LibraryError::io(path, FileAction::WriteTags)(std::io::Error::other(error)))
    }

    fn write(&self, dir: &Path) -> Result<(), LibraryError> {
        let path = dir.join(TAGS_FILE);
        let bytes = self.to_bytes(&path)?;
        // No file that could not be read again.
        bounded::check_size(&bytes, bounded::MAX_TAGS_BYTES).map_err(LibraryError::io(&path, FileAction::WriteTags))?;
        atomic::write(&path, &bytes)
    }

    /// Names of the tags, each with its number of games, including games that are gone.
    pub fn names(&self) -> impl Iterator<Item = (&str, usize)> {
        self.games.iter().map(|(tag, games)| (tag.as_str(), games.len()))
    }

    /// The spelling of a tag that exists already, ignoring case. A new tag keeps its own.
    fn spelt(&self, tag: &str) -> String {
        let known = self.games.keys().find(|known| fold(known) == fold(tag.trim()));
        known.cloned().unwrap_or_else(|| tag.trim().to_owned())
    }

    /// Tags games. Returns the number of games that did not have the tag before.
    pub fn add(&mut self, tag: &str, loaded: &Loaded, games: impl IntoIterator<Item = GameId>) -> usize {
        let tag = self.spelt(tag);
        let known: BTreeSet<GameId> = self.resolve(loaded).games_of(&tag).collect();
        let new: Vec<GameName> =
            games.into_iter().filter(|id| !known.contains(id)).map(|id| GameName::for_game(loaded, id)).collect();
        let own = self.games.entry(tag).or_default();
        let before = own.len();
        own.extend(new);
        own.len() - before
    }

    /// Removes a tag from games. Returns the number of games that had it. A tag without games is deleted.
    pub fn remove(&mut self, tag: &str, loaded: &Loaded, games: impl IntoIterator<Item = GameId>) -> usize {
        let tag = self.spelt(tag);
        let finder = GameNameIndex::new(loaded);
        let games: BTreeSet<GameId> = games.into_iter().collect();
        let Some(own) = self.games.get_mut(&tag) else { return 0 };
        let before = own.len();
        own.retain(|name| finder.find(name).is_none_or(|id| !games.contains(&id)));
        let removed = before - own.len();
        if own.is_empty() {
            self.games.remove(&tag);
        }
        removed
    }

    /// Removes a tag from all games, including games that are gone. Returns their number.
    pub fn delete(&mut self, tag: &str) -> usize {
        let tag = self.spelt(tag);
        self.games.remove(&tag).map_or(0, |games| games.len())
    }

    /// Renames a tag. If the new name is that of another tag, the two are joined. Returns the number of games that the
    /// tag has then.
    pub fn rename(&mut self, from: &str, to: &str) -> Option<usize> {
        let games = self.games.remove(&self.spelt(from))?;
        // The same tag in another case is respelt.
        let own = self.games.entry(self.spelt(to)).or_default();
        own.extend(games);
        Some(own.len())
    }

    /// Gives each game the path, the moves and the players that it has after an import. A game that has no successor is
    /// gone.
    pub(super) fn follow(&mut self, successors: &Successors<'_>) {
        let (before, after) = (GameNameIndex::new(successors.old), GameNameIndex::new(successors.new));
        for games in self.games.values_mut() {
            *games = std::mem::take(games)
                .into_iter()
                .map(|name| {
                    let (now, gone) = match before.find(&name) {
                        Some(old) => (successors.successor(old), true),
                        // It was lost, and may be there again.
                        None => (after.find(&name), name.gone),
                    };
                    now.map_or(GameName { gone, ..name }, |id| GameName::for_game(successors.new, id))
                })
                .collect();
        }
    }

    /// Finds the games in a loaded library.
    pub fn resolve(&self, loaded: &Loaded) -> ResolvedTags {
        let mut resolved = ResolvedTags::default();
        if self.games.is_empty() {
            return resolved;
        }
        let finder = GameNameIndex::new(loaded);
        for (tag, games) in &self.games {
            let mut found = Vec::new();
            for name in games {
                match finder.find(name) {
                    Some(id) => found.push(id),
                    None => resolved.lost.push(LostTag {
                        tag: tag.clone(),
                        path: name.path.clone(),
                        black: name.black.clone(),
                        white: name.white.clone(),
                    }),
                }
            }
            resolved.tags.insert(tag, found);
        }
        resolved
    }
}

impl ResolvedTags {
    fn games_of<'a>(&'a self, tag: &'a str) -> impl Iterator<Item = GameId> + 'a {
        self.tags.iter().filter(move |(name, _)| *name == tag).flat_map(|(_, games)| games.iter().copied())
    }
}

impl GameName {
    fn for_game(loaded: &Loaded, id: GameId) -> GameName {
        let header = loaded.corpus.header(id);
        GameName {
            path: loaded.path_of(id),
            game: loaded.corpus.source(id).index,
            moves: GameKey::from_game(loaded.corpus.game(id)).to_string(),
            black: header.black.to_owned(),
            white: header.white.to_owned(),
            gone: false,
        }
    }
}

/// Finds games by their names.
struct GameNameIndex<'a> {
    loaded: &'a Loaded,
    by_moves: HashMap<String, Vec<GameId>>,
    by_place: HashMap<(String, u32), GameId>,
}

impl<'a> GameNameIndex<'a> {
    fn new(loaded: &'a Loaded) -> GameNameIndex<'a> {
        let (mut by_moves, mut by_place) = (HashMap::<String, Vec<GameId>>::new(), HashMap::new());
        for id in loaded.corpus.records() {
            let moves = GameKey::from_game(loaded.corpus.game(id)).to_string();
            by_moves.entry(moves).or_default().push(id);
            by_place.insert((loaded.path_of(id), loaded.corpus.source(id).index), id);
        }
        GameNameIndex { loaded, by_moves, by_place }
    }

    fn find(&self, name: &GameName) -> Option<GameId> {
        let corpus = &self.loaded.corpus;
        let there = self.by_place.get(&(name.path.clone(), name.game)).copied().filter(|_| !name.gone);
        let same = self.by_moves.get(&name.moves).map_or(&[][..], Vec::as_slice);
        if let Some(there) = there.filter(|there| same.contains(there)) {
            return Some(there);
        }
        // The record was moved. Prefer the game to its duplicates.
        let moved = same.iter().find(|&&id| corpus.standing(id) == Standing::Game).or(same.first()).copied();
        moved.or_else(|| {
            there.filter(|&id| {
                let header = corpus.header(id);
                (header.black, header.white) == (&*name.black, &*name.white) && !name.black.is_empty()
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;

    const TWO_GAMES: &[u8] = b"(;SZ[9]PB[A]PW[B];B[cc];W[dd])(;SZ[9]PB[C]PW[D];B[ee])";

    #[test]
    fn tags_are_written_read_and_found_again_after_moving_and_editing() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(read(dir.path()).unwrap(), Tags::default());
        let loaded = load_bytes("two.sgf", TWO_GAMES);
        let all: Vec<GameId> = loaded.corpus.records().collect();
        let added = update(dir.path(), &Progress::new(), |tags| {
            let twice = (tags.add("mine", &loaded, all.clone()), tags.add("MINE", &loaded, all.clone()));
            tags.add("to do", &loaded, [all[1]]);
            twice
        });
        assert_eq!(added.unwrap(), (2, 0));
        let tags = read(dir.path()).unwrap();
        assert_eq!(tags.names().collect::<Vec<_>>(), [("mine", 2), ("to do", 1)]);
        let games =
            |loaded: &Loaded, tag: &str| -> Vec<u32> { tags.resolve(loaded).games_of(tag).map(|id| id.0).collect() };
        assert_eq!(games(&loaded, "mine"), [0, 1]);
        // Other games before them, under another name.
        let moved = load_bytes("other.sgf", &[b"(;SZ[9];B[aa])", TWO_GAMES].concat());
        assert_eq!((games(&moved, "mine"), games(&moved, "to do")), (vec![1, 2], vec![2]));
        // The second record goes on, in its place.
        let edited = load_bytes("two.sgf", b"(;SZ[9]PB[A]PW[B];B[cc];W[dd])(;SZ[9]PB[C]PW[D];B[ee];W[ff])");
        assert_eq!(games(&edited, "to do"), [1]);
        // Gone: told, and kept.
        let gone = load_bytes("two.sgf", b"(;SZ[9]PB[A]PW[B];B[cc];W[dd])");
        let resolved = tags.resolve(&gone);
        assert_eq!(resolved.lost.len(), 2);
        assert!(resolved.lost[0].to_string().contains("C – D (two.sgf)"), "{}", resolved.lost[0]);
        assert_eq!(resolved.games_of("mine").count(), 1);
    }

    #[test]
    fn a_game_that_is_gone_is_found_by_its_moves_alone() {
        let dir = tempfile::tempdir().unwrap();
        let loaded = load_bytes("two.sgf", TWO_GAMES);
        let mut tags = Tags::default();
        tags.add("mine", &loaded, [GameId(0)]);
        tags.write(dir.path()).unwrap();
        let path = dir.path().join(TAGS_FILE);
        assert!(!std::fs::read_to_string(&path).unwrap().contains("gone"));
        // Another game of the same players has its place.
        let other = load_bytes("two.sgf", b"(;SZ[9]PB[A]PW[B];B[gg];W[cg])");
        assert_eq!(tags.resolve(&other).games_of("mine").count(), 1);
        tags.follow(&Successors::new(&loaded, &load_bytes("two.sgf", b"(;SZ[9]PB[C]PW[D];B[ee])")));
        tags.write(dir.path()).unwrap();
        assert!(std::fs::read_to_string(&path).unwrap().contains("gone: true"));
        assert_eq!(read(dir.path()).unwrap(), tags);
        let resolved = tags.resolve(&other);
        assert_eq!((resolved.games_of("mine").count(), resolved.lost.len()), (0, 1));
        assert!(resolved.lost[0].to_string().contains("A – B (two.sgf)"), "{}", resolved.lost[0]);
        // It comes back, and has a place again.
        let back = load_bytes("three.sgf", TWO_GAMES);
        assert_eq!(tags.resolve(&back).games_of("mine").collect::<Vec<_>>(), [GameId(0)]);
        tags.follow(&Successors::new(&other, &back));
        assert_eq!(tags.games["mine"], BTreeSet::from([GameName::for_game(&back, GameId(0))]));
    }

    #[test]
    fn tags_are_renamed_joined_and_removed() {
        let loaded = load_bytes("two.sgf", TWO_GAMES);
        let mut tags = Tags::default();
        tags.add("a", &loaded, [GameId(0)]);
        tags.add("b", &loaded, [GameId(0), GameId(1)]);
        assert_eq!(tags.rename("a", "A"), Some(1));
        assert_eq!(tags.rename("A", "b"), Some(2));
        assert_eq!(tags.rename("a", "b"), None);
        assert_eq!(tags.remove("b", &loaded, [GameId(1)]), 1);
        assert_eq!(tags.names().collect::<Vec<_>>(), [("b", 1)]);
        assert_eq!((tags.delete("B"), tags.delete("B")), (1, 0));
    }

    #[test]
    fn tags_before_and_after_the_damage_are_kept() {
        let dir = tempfile::tempdir().unwrap();
        let loaded = load_bytes("two.sgf", TWO_GAMES);
        update(dir.path(), &Progress::new(), |tags| {
            tags.add("a", &loaded, [GameId(0), GameId(1)]);
            tags.add("b \": [", &loaded, [GameId(0)]);
            tags.add("c", &loaded, [GameId(1)]);
        })
        .unwrap();
        let path = dir.path().join(TAGS_FILE);
        let whole = std::fs::read_to_string(&path).unwrap();
        assert_eq!(repair(dir.path(), &Progress::new()).unwrap(), None);
        let cut = whole.rfind("(path").unwrap() + 20;
        let odd = [whole.replacen("game: 0", "game: x", 1).into_bytes(), whole.as_bytes()[..cut].to_vec(), {
            let mut bytes = whole.replacen("black: \"C\"", "black: \"\u{1}\"", 1).into_bytes();
            let at = bytes.iter().position(|&byte| byte == 1).unwrap();
            bytes[at] = 0xff;
            bytes
        }];
        for bytes in odd {
            std::fs::write(&path, &bytes).unwrap();
            let (aside, saved) = repair(dir.path(), &Progress::new()).unwrap().unwrap();
            assert_eq!((saved, std::fs::read(aside).unwrap()), (3, bytes));
            assert_eq!(read(dir.path()).unwrap().names().map(|(_, games)| games).sum::<usize>(), 3);
        }
    }

    #[test]
    fn damaged_and_newer_files_say_so() {
        let dir = tempfile::tempdir().unwrap();
        for (text, says) in [("nonsense", "damaged"), ("(format: 99)", "newer Katachi")] {
            std::fs::write(dir.path().join(TAGS_FILE), text).unwrap();
            assert!(read(dir.path()).unwrap_err().to_string().contains(says), "{text}");
            assert!(update(dir.path(), &Progress::new(), |_| ()).is_err(), "and it is not written over");
            assert_eq!(std::fs::read_to_string(dir.path().join(TAGS_FILE)).unwrap(), text);
        }
    }
}
