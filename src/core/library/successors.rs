//! The records of a library after an import, matched with those before, so that tags, cards and evaluations stay with
//! their games ([`note_updates`](super::note_updates)).
//!
//! A record that was moved is found by its moves, one that was changed by its place. A record that was both moved and
//! continued is found by the moves that both have. If that leaves a doubt, the record has no successor: a note that is
//! lost, and told, does less harm than one at the wrong game.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use crate::corpus::load::Loaded;
use crate::corpus::{GameId, Standing};
use crate::go::{GameKey, GameView};
use crate::study::CardQuestion;

/// Two records that share this many first moves are one game, whatever their headers say.
const MIN_SHARED_MOVES: usize = 20;

/// Records that share their first moves are looked for by this many.
const OPENING_MOVES: usize = 10;

/// Maximum number of records with one opening that are compared.
const MAX_CANDIDATES: usize = 64;

type Place<'a> = (&'a Path, &'a str, u32);

/// The library before an import, and after it.
pub(super) struct Successors<'a> {
    pub old: &'a Loaded,
    pub new: &'a Loaded,
    old_by_key: HashMap<GameKey, Vec<GameId>>,
    old_by_place: HashMap<Place<'a>, GameId>,
    new_by_key: HashMap<GameKey, Vec<GameId>>,
    new_by_place: HashMap<Place<'a>, GameId>,
    /// Records with moves that no record had before, by their first moves.
    fresh_by_opening: HashMap<GameKey, Vec<GameId>>,
}

impl<'a> Successors<'a> {
    pub fn new(old: &'a Loaded, new: &'a Loaded) -> Successors<'a> {
        let (old_by_key, new_by_key) = (by_key(old), by_key(new));
        let mut fresh_by_opening: HashMap<GameKey, Vec<GameId>> = HashMap::new();
        let fresh = new_by_key.iter().filter(|(key, _)| !old_by_key.contains_key(key)).flat_map(|(_, ids)| ids);
        // The order of the records makes every run agree.
        for &id in fresh.collect::<BTreeSet<_>>() {
            if let Some(opening) = opening(new.corpus.game(id)) {
                fresh_by_opening.entry(opening).or_default().push(id);
            }
        }
        Successors {
            old,
            new,
            old_by_key,
            old_by_place: by_place(old),
            new_by_key,
            new_by_place: by_place(new),
            fresh_by_opening,
        }
    }

    /// The record that an old record has become.
    pub fn successor(&self, old: GameId) -> Option<GameId> {
        let key = GameKey::from_game(self.old.corpus.game(old));
        let same = self.new_by_key.get(&key).map_or(&[][..], Vec::as_slice);
        let there = self.old.place_of(old).and_then(|place| self.new_by_place.get(&place)).copied();
        if let Some(there) = there.filter(|there| same.contains(there)) {
            return Some(there);
        }
        let had_it = |&&id: &&GameId| {
            let before = self.new.place_of(id).and_then(|place| self.old_by_place.get(&place));
            before.is_some_and(|&before| GameKey::from_game(self.old.corpus.game(before)) == key)
        };
        let is_game = |&&id: &&GameId| self.new.corpus.standing(id) == Standing::Game;
        let moved: Vec<&GameId> = same.iter().filter(|id| !had_it(id)).collect();
        if let Some(&&moved) = moved.iter().find(|id| is_game(id)).or(moved.first()) {
            return Some(moved);
        }
        // A record that was there before at another place is another game that has moved up.
        let changed = there.filter(|&there| self.is_fresh(there));
        let continued =
            |&there: &GameId| self.continues(old, there) && (self.is_alike(old, there) || self.is_alone(old));
        let found = changed.filter(continued).or_else(|| self.continued_elsewhere(old));
        let found = found.or_else(|| changed.filter(|&there| self.is_alike(old, there)));
        found.or_else(|| same.iter().find(is_game).or(same.first()).copied())
    }

    /// Number of first moves that two records share; `None` if they begin with different stones or boards.
    pub fn shared_moves(&self, old: GameId, new: GameId) -> Option<usize> {
        shared(self.old.corpus.game(old), self.new.corpus.game(new))
    }

    /// The successor of a game that no record has any more.
    pub fn successor_of_key(&self, key: GameKey) -> Option<(GameId, GameId)> {
        if self.new_by_key.contains_key(&key) {
            return None;
        }
        self.old_by_key.get(&key)?.iter().find_map(|&old| Some((old, self.successor(old)?)))
    }

    /// The game that a card asks about now; `None` if that is the same game still, or another move is played there.
    pub fn game_of_card(&self, question: &CardQuestion) -> Option<GameKey> {
        let moves = match question {
            CardQuestion::Move { moves, .. } | CardQuestion::Better { moves, .. } => *moves as usize,
            CardQuestion::Problem { .. } => return None,
        };
        let (old, new) = self.successor_of_key(question.game()?)?;
        (self.shared_moves(old, new)? > moves).then(|| GameKey::from_game(self.new.corpus.game(new)))
    }

    fn is_fresh(&self, new: GameId) -> bool {
        !self.old_by_key.contains_key(&GameKey::from_game(self.new.corpus.game(new)))
    }

    /// Whether one record has all moves of the other, and perhaps more.
    fn continues(&self, old: GameId, new: GameId) -> bool {
        let shortest = self.old.corpus.game(old).moves.len().min(self.new.corpus.game(new).moves.len());
        self.shared_moves(old, new) == Some(shortest)
    }

    /// Whether the players or many moves are the same.
    fn is_alike(&self, old: GameId, new: GameId) -> bool {
        let (before, after) = (self.old.corpus.header(old), self.new.corpus.header(new));
        let is_named = !before.black.is_empty() || !before.white.is_empty();
        let is_same_pair = is_named && (before.black, before.white) == (after.black, after.white);
        is_same_pair || self.shared_moves(old, new).is_some_and(|moves| moves >= MIN_SHARED_MOVES)
    }

    /// Whether the file of an old record had, and has, no other record.
    fn is_alone(&self, old: GameId) -> bool {
        let Some((path, member, 0)) = self.old.place_of(old) else { return false };
        let next = (path, member, 1);
        !self.old_by_place.contains_key(&next) && !self.new_by_place.contains_key(&next)
    }

    fn continued_elsewhere(&self, old: GameId) -> Option<GameId> {
        let candidates = self.fresh_by_opening.get(&opening(self.old.corpus.game(old))?)?;
        let fits = |&&id: &&GameId| self.continues(old, id) && self.is_alike(old, id);
        let mut found = candidates.iter().take(MAX_CANDIDATES).filter(fits);
        let first = *found.next()?;
        let key = GameKey::from_game(self.new.corpus.game(first));
        found.all(|&id| GameKey::from_game(self.new.corpus.game(id)) == key).then_some(first)
    }
}

fn by_key(loaded: &Loaded) -> HashMap<GameKey, Vec<GameId>> {
    let mut found: HashMap<GameKey, Vec<GameId>> = HashMap::new();
    for id in loaded.corpus.records() {
        found.entry(GameKey::from_game(loaded.corpus.game(id))).or_default().push(id);
    }
    found
}

fn by_place(loaded: &Loaded) -> HashMap<Place<'_>, GameId> {
    loaded.corpus.records().filter_map(|id| Some((loaded.place_of(id)?, id))).collect()
}

/// A key of the first moves; `None` for shorter games.
fn opening(game: GameView<'_>) -> Option<GameKey> {
    let first = game.setup.partition_point(|stone| stone.before_move == 0);
    let moves = game.moves.get(..OPENING_MOVES)?;
    Some(GameKey::from_game(GameView { size: game.size, setup: &game.setup[..first], moves }))
}

fn shared(a: GameView<'_>, b: GameView<'_>) -> Option<usize> {
    let moves = a.moves.iter().zip(b.moves).take_while(|(a, b)| a == b).count();
    let setup = a.setup.iter().zip(b.setup).take_while(|(a, b)| a == b).count();
    // A stone that only one of them has changes the position before the move with that index.
    let other = [a.setup.get(setup), b.setup.get(setup)].into_iter().flatten().map(|stone| stone.before_move).min();
    match (a.size == b.size, other) {
        (false, _) | (_, Some(0)) => None,
        (true, Some(before)) => Some(moves.min(before as usize - 1)),
        (true, None) => Some(moves),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;
    use crate::corpus::evaluation::{Evaluation, Format, GameEvaluations};
    use crate::library::manifest::import;
    use crate::library::{evaluations, study, tags};
    use crate::progress::Progress;
    use crate::study::{Grade, Moment};

    /// A folder of games, and the library of it.
    struct Club {
        _folder: tempfile::TempDir,
        games: PathBuf,
        library: PathBuf,
    }

    /// The moves of the watched game, one letter pair each. Three other games begin with the same ten.
    const MOVES: [&str; 30] = [
        "pd", "dp", "pp", "dd", "fq", "cn", "jp", "qf", "nd", "rd", "qh", "qc", "re", "pf", "pb", "qb", "ng", "dj",
        "cf", "fc", "bd", "cc", "ci", "cj", "di", "ej", "ei", "fi", "fh", "gi",
    ];

    fn record(head: &str, moves: &[&str]) -> String {
        let play = |(at, point): (usize, &&str)| format!(";{}[{point}]", if at % 2 == 0 { "B" } else { "W" });
        format!("(;GM[1]FF[4]SZ[19]{head}{})", moves.iter().enumerate().map(play).collect::<String>())
    }

    impl Club {
        fn new() -> Club {
            let folder = tempfile::tempdir().unwrap();
            let (games, library) = (folder.path().join("games"), folder.path().join("club.katachi"));
            fs::create_dir(&games).unwrap();
            let club = Club { games, library, _folder: folder };
            for (number, point) in ["aa", "sa", "as"].iter().enumerate() {
                let other = [&MOVES[..10], &[*point]].concat();
                club.write(&format!("other {number}.sgf"), &record("PB[Ono]PW[Sato]", &other));
            }
            club
        }

        fn write(&self, name: &str, text: &str) {
            let file = self.games.join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }

        fn import(&self) -> Loaded {
            import(&self.library, std::slice::from_ref(&self.games), false, &Progress::new()).unwrap()
        }
    }

    /// The watched game: where it is, its header and its moves.
    #[derive(Clone, Debug)]
    struct Watched {
        file: String,
        head: String,
        moves: Vec<&'static str>,
        variation: bool,
    }

    impl Watched {
        fn text(&self) -> String {
            let text = record(&self.head, &self.moves);
            // The last move is the first of three, so the main line stays.
            let last = text.rfind(';').unwrap();
            match self.variation {
                true => format!("{}({}(;B[ss])(;B[sr]))", &text[..last], &text[last..]),
                false => text,
            }
        }

        fn put(&self, club: &Club) {
            match self.file.strip_suffix(".tar") {
                None => club.write(&self.file, &self.text()),
                Some(_) => {
                    let (mut archive, bytes) = (tar::Builder::new(Vec::new()), self.text().into_bytes());
                    let mut head = tar::Header::new_gnu();
                    head.set_size(bytes.len() as u64);
                    head.set_mode(0o644);
                    head.set_cksum();
                    archive.append_data(&mut head, "inside/watched.sgf", &bytes[..]).unwrap();
                    fs::write(club.games.join(&self.file), archive.into_inner().unwrap()).unwrap();
                }
            }
        }
    }

    /// A change that a user may make to a file between two imports.
    fn change(watched: &mut Watched, club: &Club, what: usize, step: usize) {
        let before = club.games.join(&watched.file);
        match what {
            0 => watched.file = format!("renamed {step}.sgf"),
            1 => watched.file = format!("year {step}/watched.sgf"),
            2 => watched.file = format!("packed {step}.tar"),
            3 => watched.head = format!("PB[Ono]PW[Sato]DT[2026-0{}]", step % 9 + 1),
            4 => watched.head = format!("PB[Ono {step}p]PW[Sato]"),
            5 => watched.moves = MOVES[..(watched.moves.len() + 2).min(MOVES.len())].to_vec(),
            6 => watched.variation = true,
            _ => {
                watched.moves = MOVES[..(watched.moves.len() + 1).min(MOVES.len())].to_vec();
                watched.file = format!("both {step}.sgf");
            }
        }
        if !before.ends_with(&watched.file) {
            fs::remove_file(before).unwrap();
        }
        watched.put(club);
    }

    /// Every chain of three changes, each followed by an import: the tag, the card and the evaluations stay with the game.
    #[test]
    fn notes_survive_any_chain_of_changes_with_an_import_after_each() {
        const CHANGES: usize = 8;
        let progress = Progress::new();
        let chains = CHANGES.pow(3);
        // A part of the chains, another one for each length of the first record.
        for chain in (0..chains).step_by(5) {
            let club = Club::new();
            let head = "PB[Ono]PW[Sato]".to_owned();
            let mut watched =
                Watched { file: "watched.sgf".into(), head, moves: MOVES[..21].to_vec(), variation: false };
            watched.put(&club);
            let loaded = club.import();
            let find = |loaded: &Loaded, moves: usize| -> GameId {
                let is_it = |id: &GameId| {
                    let points = loaded.corpus.game(*id).moves.iter().filter_map(|play| play.point());
                    let same = points.map(|point| point.to_sgf()).zip(MOVES).take_while(|(a, b)| a == b).count();
                    same >= moves
                };
                loaded.corpus.records().find(is_it).unwrap()
            };
            let id = find(&loaded, 21);
            let key = GameKey::from_game(loaded.corpus.game(id));
            tags::update(&club.library, &progress, |tags| tags.add("mine", &loaded, [id])).unwrap();
            let question = CardQuestion::Move { game: key, moves: 15 };
            study::update(&club.library, &progress, |deck| {
                deck.review(&question, Grade::Again, Moment::from_secs(1_800_000_000));
            })
            .unwrap();
            let positions = (0..22).map(|at| Evaluation::new(Some(4_000 + at), Some(10))).collect();
            let evaluated = GameEvaluations::new(Format::Engine, positions).unwrap();
            evaluations::add_of_engine(&club.library, &[(key, evaluated.clone())], &progress).unwrap();

            let mut rest = chain;
            for step in 0..3 {
                change(&mut watched, &club, rest % CHANGES, step);
                rest /= CHANGES;
                let loaded = club.import();
                let (id, told) = (find(&loaded, 21), format!("chain {chain}, step {step}: {watched:?}"));
                let key = GameKey::from_game(loaded.corpus.game(id));
                let resolved = tags::read(&club.library).unwrap().resolve(&loaded);
                assert!(resolved.lost.is_empty(), "{told}");
                let tagged: Vec<(&str, Vec<GameId>)> =
                    resolved.tags.iter().map(|(tag, games)| (tag, games.to_vec())).collect();
                assert_eq!(tagged, [("mine", vec![id])], "{told}");
                let deck = study::read(&club.library, &progress).unwrap().deck;
                let asked: Vec<&CardQuestion> = deck.cards().map(|card| card.question()).collect();
                assert_eq!(asked, [&CardQuestion::Move { game: key, moves: 15 }], "{told}");
                let known = evaluations::open_of_engine(&club.library).unwrap();
                assert_eq!(known.get(key).map(|of| of.positions()), Some(evaluated.positions()), "{told}");
            }
        }
    }

    /// A record whose last move is another one is the same game at its place. If it was moved too, its tag is lost and
    /// told.
    #[test]
    fn a_tag_stays_with_a_changed_end_only_at_its_place() {
        for (file, is_there) in [("watched.sgf", true), ("moved.sgf", false)] {
            let (club, progress) = (Club::new(), Progress::new());
            let head = "PB[Ono]PW[Sato]";
            club.write("watched.sgf", &record(head, &[&MOVES[..21], &["ss"]].concat()));
            let loaded = club.import();
            let longest = |loaded: &Loaded| -> Option<GameId> {
                loaded.corpus.records().max_by_key(|&id| loaded.corpus.game(id).moves.len())
            };
            tags::update(&club.library, &progress, |tags| tags.add("mine", &loaded, longest(&loaded))).unwrap();
            fs::remove_file(club.games.join("watched.sgf")).unwrap();
            club.write(file, &record(head, &MOVES[..23]));
            let loaded = club.import();
            let resolved = tags::read(&club.library).unwrap().resolve(&loaded);
            let found: Vec<GameId> = resolved.tags.iter().flat_map(|(_, games)| games.iter().copied()).collect();
            let right: Vec<GameId> = longest(&loaded).filter(|_| is_there).into_iter().collect();
            assert_eq!((found, resolved.lost.len()), (right, usize::from(!is_there)), "{file}");
        }
    }

    /// A game is put before the tagged one in a collection, then the first is taken out: the tag stays with its game.
    #[test]
    fn a_tag_never_goes_to_the_neighbour_that_takes_its_place() {
        let (club, progress) = (Club::new(), Progress::new());
        let head = "PB[Kato]PW[Abe]";
        let [first, second, third] = [3, 5, 7].map(|from| record(head, &MOVES[from..from + 12]));
        club.write("match.sgf", &format!("{first}{second}"));
        let loaded = club.import();
        let moves_of = |loaded: &Loaded, id: GameId| GameKey::from_game(loaded.corpus.game(id));
        let id =
            loaded.corpus.records().find(|&id| loaded.corpus.game(id).moves[0].point().unwrap().to_sgf() == MOVES[3]);
        let key = moves_of(&loaded, id.unwrap());
        tags::update(&club.library, &progress, |tags| tags.add("mine", &loaded, id)).unwrap();
        for (text, is_there) in [
            (format!("{third}{first}{second}"), true),
            (format!("{first}{second}"), true),
            (second.clone(), false),
            (format!("{second}{first}"), true),
        ] {
            club.write("match.sgf", &text);
            let loaded = club.import();
            let resolved = tags::read(&club.library).unwrap().resolve(&loaded);
            let found: Vec<GameKey> =
                resolved.tags.iter().flat_map(|(_, games)| games).map(|&id| moves_of(&loaded, id)).collect();
            assert_eq!(found, if is_there { vec![key] } else { vec![] }, "{text}");
        }
    }
}
