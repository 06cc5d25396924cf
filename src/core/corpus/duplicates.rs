//! Records of the same game.
//!
//! Each game is written as a sequence of stones (set-up stones first, passes left out) in all eight orientations; the
//! smallest sequence stands for the game. After sorting by these sequences, equal games are neighbours, a game comes
//! just before the game that continues it, and two records of one game that diverge late are neighbours too. So
//! comparing neighbours finds all three. Records that diverge are compared by the stones that follow, in any order.
//! Colours are never exchanged. Short games count only if they are equal: different players may well open alike.

use std::cmp::Reverse;

use rayon::prelude::*;

use super::{Corpus, GameId, Likeness};
use crate::go::{Color, GameView, Point, Winner};
use crate::pattern::Symmetry;
use crate::progress::{Cancelled, Phase, Progress};

/// Fewer stones than this in common are an opening, not a game.
const MIN_SHARED_STONES: usize = 25;

/// Games with fewer stones than this are only duplicates if their players are the same too.
const MIN_TELLING_STONES: usize = 20;

/// Two records that diverge late are one game if at most 1 in 3 of the shorter one's later stones is missing from the
/// other.
///
/// 647 pairs of 54,000 professional games share their first 25 stones. Versions of one game have at least 70 % of the
/// stones after that in common, whatever their order; no two other games have more than 52 %.
const DIFFERING_ONE_IN: usize = 3;

/// They are also one game if at most one later stone is missing for every 25 stones that they share before.
const SHARED_PER_MISSING_STONE: usize = 25;

/// The records that are duplicates, each with the game that is kept and how it resembles it; ascending.
///
/// Keeps, of two equal records, the one whose header says more, then the earlier one. Of a game and its beginning, or of
/// two versions, keeps the longer one.
///
/// Errors: stopped by the user.
pub fn find(corpus: &Corpus, progress: &Progress) -> Result<Vec<(GameId, GameId, Likeness)>, Cancelled> {
    progress.begin(Phase::LookingForDuplicates, "games", corpus.games().len() as u64);
    let mut entries: Vec<CanonicalGame> = corpus
        .games()
        .par_iter()
        .filter_map(|&id| {
            progress.add(1);
            (progress.check().is_ok()).then(|| CanonicalGame::new(corpus, id))
        })
        .collect();
    progress.check()?;
    // Equal games with equal variations and comments are neighbours too.
    let remarks = |id: GameId| (corpus.variations(id), corpus.remarks(id).to_bits());
    entries.par_sort_unstable_by(|a, b| {
        let stones = (a.side, &a.stones).cmp(&(b.side, &b.stones));
        stones.then_with(|| (remarks(a.id), a.id).cmp(&(remarks(b.id), b.id)))
    });
    let mut duplicates: Vec<(GameId, GameId, Likeness)> = Vec::new();
    // The last record that was kept; the next ones may be its duplicates. A longer game replaces its beginning.
    let mut kept: Option<usize> = None;
    for at in 0..entries.len() {
        progress.check()?;
        let likeness = kept.and_then(|kept| entries[kept].likeness(&entries[at], corpus));
        match (kept, likeness) {
            (Some(before), Some(Likeness::Contained)) => {
                duplicates.push((entries[before].id, entries[at].id, Likeness::Contained));
                kept = Some(at);
            }
            (Some(before), Some(likeness)) => {
                // The longer record, then the one that says more, then the earlier one.
                let rank = |at: usize| {
                    let CanonicalGame { id, ref stones, .. } = entries[at];
                    (Reverse(stones.len()), Reverse(said(corpus, id)), id)
                };
                let (keep, drop) = if rank(before) < rank(at) { (before, at) } else { (at, before) };
                duplicates.push((entries[drop].id, entries[keep].id, likeness));
                kept = Some(keep);
            }
            _ => kept = Some(at),
        }
    }
    follow_to_the_kept(&mut duplicates);
    Ok(duplicates)
}

/// The records of a game in a corpus, whatever their headers: equal ones, turned ones, beginnings and continuations, and
/// versions that diverge late; ascending.
pub fn records_of(corpus: &Corpus, game: GameView<'_>) -> Vec<GameId> {
    let images = Symmetry::ALL.map(|symmetry| stones_of(game, symmetry).collect::<Vec<u16>>());
    let is_record = |id: GameId| {
        let record = corpus.game(id);
        let is_like = |image: &Vec<u16>| {
            let common = stones_of(record, Symmetry::IDENTITY).zip(image).take_while(|(a, b)| a == *b).count();
            // Two games may open alike. A short game counts only if it is equal.
            if common < image.len().min(MIN_SHARED_STONES) {
                return false;
            }
            let stones: Vec<u16> = stones_of(record, Symmetry::IDENTITY).collect();
            common > 0 && stones == *image || common >= MIN_SHARED_STONES && are_versions(&stones, image, common)
        };
        record.size == game.size && images.iter().any(is_like)
    };
    corpus.games().par_iter().copied().filter(|&id| is_record(id)).collect()
}

/// Whether two records whose first `common` stones are the same differ little after them.
fn are_versions(a: &[u16], b: &[u16], common: usize) -> bool {
    let rest = a.len().min(b.len()) - common;
    let differing = rest - same_stones(&a[common..], &b[common..]);
    differing <= (rest / DIFFERING_ONE_IN).max(common / SHARED_PER_MISSING_STONE)
}

/// How much a record says beside its moves: whether it has variations and comments, which nobody can write anew; then
/// known values and texts of its header, and the number of variations.
fn said(corpus: &Corpus, id: GameId) -> (usize, usize, u32) {
    let header = corpus.header(id);
    let known = [header.winner != Winner::Unknown, header.year.is_some(), header.komi.is_some()];
    let texts = header.texts().iter().filter(|text| text.contains(char::is_alphanumeric)).count();
    let (variations, has_comments) = (corpus.variations(id), corpus.remarks(id).has_comments());
    let remarks = usize::from(variations > 0) + usize::from(has_comments);
    (remarks, texts + known.into_iter().filter(|known| *known).count(), variations)
}

/// A duplicate of a duplicate is a duplicate of the game that is kept in the end.
fn follow_to_the_kept(duplicates: &mut [(GameId, GameId, Likeness)]) {
    duplicates.sort_unstable_by_key(|&(id, ..)| id);
    let found = duplicates.to_vec();
    let kept_for = |id: GameId| found.binary_search_by_key(&id, |&(id, ..)| id).ok().map(|at| found[at].1);
    for duplicate in duplicates {
        while let Some(next) = kept_for(duplicate.1) {
            duplicate.1 = next;
        }
    }
}

/// A game as a sequence of stones in its smallest orientation.
struct CanonicalGame {
    id: GameId,
    side: usize,
    stones: Vec<u16>,
    turned: Symmetry,
}

impl CanonicalGame {
    fn new(corpus: &Corpus, id: GameId) -> CanonicalGame {
        let game = corpus.game(id);
        let side = game.size.side();
        let mut stones: Vec<u16> = Vec::with_capacity(game.moves.len());
        let mut turned = Symmetry::IDENTITY;
        for symmetry in Symmetry::ALL {
            // Most orientations fall behind within a few stones.
            let ahead = stones_of(game, symmetry).cmp(stones.iter().copied());
            if symmetry == Symmetry::IDENTITY || ahead.is_lt() {
                stones.clear();
                stones.extend(stones_of(game, symmetry));
                turned = symmetry;
            }
        }
        CanonicalGame { id, side, stones, turned }
    }

    /// How `next`, which sorts after this one, resembles it.
    fn likeness(&self, next: &CanonicalGame, corpus: &Corpus) -> Option<Likeness> {
        if self.side != next.side {
            return None;
        }
        let (a, b) = (&self.stones, &next.stones);
        let common = a.iter().zip(b).take_while(|(a, b)| a == b).count();
        if common == a.len() && common == b.len() {
            let turned = self.turned != next.turned && corpus.game(self.id).moves != corpus.game(next.id).moves;
            let likeness = if turned { Likeness::Turned } else { Likeness::Exact };
            let is_same = common >= MIN_TELLING_STONES || self.same_players(next, corpus);
            return (is_same && !self.has_other_remarks(next, likeness, corpus)).then_some(likeness);
        }
        if common < MIN_SHARED_STONES {
            return None;
        }
        if common == a.len() {
            return Some(Likeness::Contained);
        }
        are_versions(a, b, common).then_some(Likeness::NearlySame)
    }

    /// Whether both records have variations or comments, and other ones: lessons, or two comments on one game.
    fn has_other_remarks(&self, next: &CanonicalGame, likeness: Likeness, corpus: &Corpus) -> bool {
        let (here, there) = (corpus.variations(self.id), corpus.variations(next.id));
        let (said, also) = (corpus.remarks(self.id), corpus.remarks(next.id));
        here > 0 && there > 0 && here != there
            || likeness == Likeness::Exact && said.has_other_variations(also)
            || said.has_other_comments(also)
    }

    fn same_players(&self, other: &CanonicalGame, corpus: &Corpus) -> bool {
        let (a, b) = (corpus.header(self.id), corpus.header(other.id));
        // Nameless openings with variations may be lessons on one joseki.
        let is_named = !a.black.is_empty() || !a.white.is_empty();
        let is_lesson = !is_named && (corpus.variations(self.id) > 0 || corpus.variations(other.id) > 0);
        !is_lesson && (a.black, a.white, a.date) == (b.black, b.white, b.date)
    }
}

/// Number of stones that are in both lists, in any order: scribes exchange moves, drop one, or add one, and go on
/// alike.
///
/// Looks only a little further into the longer list than the shorter one is long: by chance, a whole game would contain
/// some of the stones of any short one.
fn same_stones(a: &[u16], b: &[u16]) -> usize {
    let shorter = a.len().min(b.len());
    let near = |stones: &[u16]| {
        let mut near = stones[..stones.len().min(shorter + shorter / 4 + 4)].to_vec();
        near.sort_unstable();
        near
    };
    let (a, b) = (near(a), near(b));
    let (mut same, mut left) = (0, b.iter().peekable());
    for stone in &a {
        while left.next_if(|other| *other < stone).is_some() {}
        same += usize::from(left.next_if_eq(&stone).is_some());
    }
    same
}

/// Set-up stones by point, then moves in their order; no passes.
fn stones_of(game: GameView<'_>, symmetry: Symmetry) -> impl Iterator<Item = u16> + '_ {
    let side = game.size.side();
    let code = move |point: Point, color: Option<Color>| {
        let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (side, side));
        (y * 32 + x) as u16 | color.map_or(2, |color| color as u16) << 10
    };
    let mut setup: Vec<u16> = game.setup.iter().map(|stone| code(stone.point, stone.cell)).collect();
    setup.sort_unstable();
    let moves = game.moves.iter().filter_map(move |play| play.point().map(|point| code(point, Some(play.color()))));
    setup.into_iter().chain(moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::{CorpusBuilder, GameHeader, GameSource};
    use crate::go::{BoardSize, Move};

    fn corpus(games: &[Vec<Move>]) -> Corpus {
        let mut builder = CorpusBuilder::new();
        for (index, moves) in games.iter().enumerate() {
            let name = format!("Player {index}");
            let header = GameHeader { black: &name, ..GameHeader::default() };
            let source = GameSource { file: 0, member: "", index: index as u32 };
            let game = GameView { size: BoardSize::NINETEEN, setup: &[], moves };
            builder.push(game, header, source, moves.len() as u32, 0).unwrap();
        }
        builder.finish()
    }

    /// Games with their names, date and number of variations.
    fn found_with(games: &[(&[Move], &str, &str, u32)]) -> Vec<(u32, u32)> {
        let mut builder = CorpusBuilder::new();
        for (index, &(moves, name, date, variations)) in games.iter().enumerate() {
            let header = GameHeader { black: name, white: name, date, ..GameHeader::default() };
            let source = GameSource { file: 0, member: "", index: index as u32 };
            let game = GameView { size: BoardSize::NINETEEN, setup: &[], moves };
            builder.push(game, header, source, moves.len() as u32, variations).unwrap();
        }
        let found = find(&builder.finish(), &Progress::new()).unwrap();
        found.into_iter().map(|(id, of, _)| (id.0, of.0)).collect()
    }

    #[test]
    fn of_two_records_of_one_game_the_one_that_says_more_is_kept() {
        let (moves, other) = (game(9, 60), game(10, 60));
        let turned = turned(&moves, Symmetry::ALL[3]);
        let (bare, named, full) = ((&*moves, "", "", 0), (&*moves, "Ann", "", 0), (&*turned, "Ann", "2020-05-05", 0));
        assert_eq!(found_with(&[bare, named]), [(0, 1)]);
        assert_eq!(found_with(&[named, bare]), [(1, 0)]);
        assert_eq!(found_with(&[bare, (&other, "Bob", "", 0), full, named]), [(0, 2), (3, 2)]);
        assert_eq!(found_with(&[full, named, bare]), [(1, 0), (2, 0)]);
        assert_eq!(found_with(&[named, (&moves, "Ann", "", 2)]), [(0, 1)], "variations say more than none");
    }

    #[test]
    fn a_record_with_comments_or_variations_is_kept_whatever_its_header_says() {
        let (moves, other) = (game(9, 60), game(10, 60));
        let (full, lesson) = ((&*moves, "Ann", "2020-05-05", 0), (&*moves, "", "", 2));
        assert_eq!(found_with(&[full, lesson]), [(0, 1)]);
        assert_eq!(found_with(&[lesson, (&other, "Bob", "", 0), full]), [(2, 0)]);
        assert_eq!(found_with(&[(&moves, "Ann", "2020-05-05", 2), lesson]), [(1, 0)], "both have them");
        let line: String = game(13, 40)
            .iter()
            .map(|play| format!(";{}[{}]", play.color().letter(), play.point().unwrap().to_sgf()))
            .collect();
        let record = |header: &str, more: &str| format!("(;GM[1]SZ[19]{header}{line}{more})");
        let full = "PB[Ann]PW[Bob]DT[2020-05-05]RE[B+R]KM[6.5]EV[Cup]";
        for (first, second, dropped) in [
            (record(full, ""), record("", "C[good]"), 0),
            (record("", "C[good]"), record(full, ""), 1),
            (record(full, "C[good]"), record("", ""), 1),
            (record("", "C[good]"), record(full, "C[good]"), 0),
            (record(full, ""), record("PB[Ann]", "(;B[aa])(;B[ss])"), 0),
        ] {
            assert_eq!(found_in(&(first + &second)), [(dropped, 1 - dropped)]);
        }
    }

    #[test]
    fn records_with_other_variations_are_both_kept() {
        let (moves, short) = (game(11, 60), game(12, 4));
        assert_eq!(found_with(&[(&moves, "Ann", "", 3), (&moves, "Ann", "", 2)]), []);
        assert_eq!(found_with(&[(&short, "", "", 1), (&short, "", "", 1)]), []);
        assert_eq!(found_with(&[(&short, "", "", 0), (&short, "", "", 0)]), [(1, 0)]);
    }

    /// The duplicates among records of a text.
    fn found_in(text: &str) -> Vec<(u32, u32)> {
        let corpus = crate::corpus::load::load_bytes("a", text.as_bytes()).corpus;
        let found = find(&corpus, &Progress::new()).unwrap();
        found.into_iter().map(|(id, of, _)| (id.0, of.0)).collect()
    }

    #[test]
    fn lessons_on_one_line_are_both_kept_whatever_differs() {
        let line: String = game(13, 40)
            .iter()
            .map(|play| {
                format!(";{}[{}]", if play.color() == Color::Black { "B" } else { "W" }, play.point().unwrap().to_sgf())
            })
            .collect();
        let record = |more: &str| format!("(;GM[1]SZ[19]PB[Ann]PW[Bob]{line}{more})");
        for (one, other, is_duplicate) in [
            ("(;B[aa])(;B[ss])", "(;B[aa])(;B[sr])", false),
            ("C[good]", "C[bad]", false),
            (";C[good]", ";LB[aa:A]C[a better one]", false),
            ("(;B[aa]C[x])(;B[ss])", "(;B[aa]C[y])(;B[ss])", false),
            ("(;B[aa]C[x])(;B[ss])", "(;B[aa] C[ x\n])\n(;B[ss]TR[aa])", true),
            ("C[1]", "C[2]", true),
            ("C[x]", "", true),
            ("", "(;B[aa])(;B[ss])", true),
        ] {
            let found = found_in(&(record(one) + &record(other)));
            assert_eq!(!found.is_empty(), is_duplicate, "{one} {other}");
        }
        let lessons = record("C[x]") + &record("C[y]");
        assert!([[(0, 1)], [(0, 2)]].iter().any(|found| found_in(&(record("") + &lessons)) == found));
        assert_eq!(found_in(&(lessons.clone() + &lessons)), [(2, 0), (3, 1)]);
    }

    /// A game of `count` moves, different for each seed.
    fn game(seed: usize, count: usize) -> Vec<Move> {
        (0..count)
            .map(|number| {
                let place = (seed * 31 + number * 17) % 361;
                Move::play(Color::BOTH[number % 2], Point::new((place % 19) as u8, (place / 19) as u8))
            })
            .collect()
    }

    fn turned(moves: &[Move], symmetry: Symmetry) -> Vec<Move> {
        moves.iter().map(|play| Move::play(play.color(), symmetry.point(play.point().unwrap(), 19))).collect()
    }

    fn found(games: &[Vec<Move>]) -> Vec<(u32, u32, Likeness)> {
        let found = find(&corpus(games), &Progress::new()).unwrap();
        found.into_iter().map(|(id, of, likeness)| (id.0, of.0, likeness)).collect()
    }

    #[test]
    fn equal_games_are_found_in_every_orientation() {
        let original = game(1, 60);
        let mut games = vec![game(2, 60), original.clone()];
        games.extend(Symmetry::ALL.map(|symmetry| turned(&original, symmetry)));
        let found = found(&games);
        assert_eq!(found.len(), 8);
        assert_eq!(found[0], (2, 1, Likeness::Exact));
        assert!(found[1..].iter().all(|&(_, of, likeness)| of == 1 && likeness == Likeness::Turned));
    }

    #[test]
    fn the_beginning_of_a_game_is_a_duplicate_of_the_whole() {
        let whole = game(3, 80);
        assert_eq!(
            found(&[whole[..30].to_vec(), whole.clone(), whole[..79].to_vec()]),
            [(0, 1, Likeness::Contained), (2, 1, Likeness::Contained)]
        );
    }

    #[test]
    fn a_slip_of_the_pen_makes_no_new_game_but_another_game_does() {
        let whole = game(4, 80);
        let mut slip = whole.clone();
        slip[60] = Move::play(Color::Black, Point::new(0, 0));
        let mut other = whole[..40].to_vec();
        other.extend(game(5, 80)[40..].iter());
        assert_eq!(found(&[whole, slip, other]), [(1, 0, Likeness::NearlySame)]);
    }

    #[test]
    fn moves_that_change_places_are_dropped_or_added_make_no_new_game() {
        let whole = game(7, 90);
        let mut exchanged = whole.clone();
        exchanged.swap(30, 32);
        exchanged.swap(50, 54);
        let mut dropped = whole.clone();
        dropped.remove(40);
        assert_eq!(
            found(&[dropped, whole.clone(), exchanged]),
            [(0, 1, Likeness::NearlySame), (2, 1, Likeness::NearlySame)]
        );
        // The shorter record has two moves exchanged: the longer one is kept.
        let mut short = whole[..60].to_vec();
        short.swap(40, 42);
        assert_eq!(found(&[short, whole]), [(0, 1, Likeness::NearlySame)]);
    }

    #[test]
    fn a_short_game_with_the_opening_of_a_long_one_is_another_game() {
        let long = game(8, 250);
        let mut short = long[..30].to_vec();
        // Its next stones come in the long game too, but much later.
        short.extend_from_slice(&long[200..220]);
        assert_eq!(found(&[short, long]), []);
    }

    #[test]
    fn colours_are_not_exchanged_and_short_games_of_others_are_let_be() {
        let whole = game(6, 60);
        let swapped = whole.iter().map(|play| Move::play(play.color().opponent(), play.point().unwrap())).collect();
        assert_eq!(found(&[whole.clone(), swapped]), []);
        assert_eq!(found(&[whole[..2].to_vec(), whole[..2].to_vec()]), []);
    }
}
