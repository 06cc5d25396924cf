//! Filters over the columns of a corpus: each term is a bit a record, joined a word at a time.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

use super::bits::Bits;
use super::catalogue::Catalogue;
use super::key::{Key, Kind};
use super::names::{NamePattern, fold};
use super::outcome::End;
use super::{Expression, GameFilter, Term};
use crate::corpus::{Corpus, GameId, Likeness, Standing};
use crate::find::GameSet;
use crate::go::Winner;

/// The records that pass a filter.
#[derive(Clone, Debug)]
pub struct Matches {
    yes: Bits,
    /// Records that do not pass, and would if they said more, by what they lack.
    lacking: Vec<(Key, Bits)>,
}

/// Games that are left out because their record does not say enough, by key. One game may lack several things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut(BTreeMap<Key, u64>);

impl GameFilter {
    /// Tests every record. 100,000 games take a few milliseconds, once the catalogue is warm.
    pub fn matches(&self, catalogue: &Catalogue) -> Matches {
        evaluate(&self.0, true, catalogue)
    }
}

impl Matches {
    /// Whether a record passes, whatever its standing.
    pub fn contains(&self, id: GameId) -> bool {
        self.yes.contains(id)
    }

    /// The games that pass, of those that are mined and searched.
    pub fn games(&self, corpus: &Corpus) -> GameSet {
        GameSet::matching(corpus, |id| self.contains(id))
    }

    /// How many of these records are left out for what they lack.
    pub fn left_out(&self, among: impl Iterator<Item = GameId>) -> LeftOut {
        let mut counts = BTreeMap::new();
        if self.lacking.iter().any(|(_, bits)| !bits.is_empty()) {
            for id in among {
                for (key, bits) in &self.lacking {
                    if bits.contains(id) {
                        *counts.entry(*key).or_default() += 1;
                    }
                }
            }
        }
        LeftOut(counts)
    }
}

impl LeftOut {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Key, u64)> + '_ {
        self.0.iter().map(|(&key, &count)| (key, count))
    }

    pub fn of(&self, key: Key) -> u64 {
        self.0.get(&key).copied().unwrap_or(0)
    }
}

impl fmt::Display for LeftOut {
    /// `12 games have no year, 1 game has no komi`; empty if none is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (key, count)) in self.iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            let (games, have) = if count == 1 { ("game", "has") } else { ("games", "have") };
            write!(f, "{comma}{count} {games} {have} no {}", key.lacking())?;
        }
        Ok(())
    }
}

impl serde::Serialize for LeftOut {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, count)| (key.name(), count)))
    }
}

/// What a term says of a record.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Verdict {
    Yes,
    No,
    /// No, since the record does not say this.
    Lacks(Key),
}

impl Verdict {
    fn of(holds: bool) -> Verdict {
        if holds { Verdict::Yes } else { Verdict::No }
    }

    /// `None` for a record that lacks the key.
    fn known(holds: Option<bool>, key: Key) -> Verdict {
        holds.map_or(Verdict::Lacks(key), Verdict::of)
    }
}

/// Negations are moved down to the terms, so that joining only ever adds to what may hold.
fn evaluate(expression: &Expression, positive: bool, catalogue: &Catalogue) -> Matches {
    let parts = |parts: &[Expression]| parts.iter().map(|part| evaluate(part, positive, catalogue)).collect::<Vec<_>>();
    let len = catalogue.corpus().record_count();
    match (expression, positive) {
        (Expression::Not(inner), _) => evaluate(inner, !positive, catalogue),
        (Expression::All(all), true) | (Expression::Any(all), false) => Matches::all_of(parts(all), len),
        (Expression::Any(any), true) | (Expression::All(any), false) => Matches::any_of(parts(any), len),
        (Expression::Term(term), true) => term.matches(catalogue),
        (Expression::Term(term), false) => {
            Matches { yes: term.matches(catalogue).yes.complement(), lacking: Vec::new() }
        }
    }
}

impl Matches {
    fn collect(len: usize, mut verdict: impl FnMut(usize) -> Verdict) -> Matches {
        let (mut yes, mut lacking) = (Bits::none(len), Vec::<(Key, Bits)>::new());
        for at in 0..len {
            match verdict(at) {
                Verdict::No => {}
                Verdict::Yes => yes.insert(at),
                Verdict::Lacks(key) => {
                    let known = lacking.iter().position(|(other, _)| *other == key);
                    let known = known.unwrap_or_else(|| {
                        lacking.push((key, Bits::none(len)));
                        lacking.len() - 1
                    });
                    lacking[known].1.insert(at);
                }
            }
        }
        Matches { yes, lacking }
    }

    /// Those that pass, and those that would.
    fn possible(&self) -> Bits {
        let mut possible = self.yes.clone();
        self.lacking.iter().for_each(|(_, bits)| possible.or(bits));
        possible
    }

    fn all_of(parts: Vec<Matches>, len: usize) -> Matches {
        let (mut yes, mut possible) = (Bits::all(len), Bits::all(len));
        for part in &parts {
            yes.and(&part.yes);
            possible.and(&part.possible());
        }
        let mut joined = Matches { yes, lacking: joined_lacking(parts) };
        for (_, bits) in &mut joined.lacking {
            bits.and(&possible);
            bits.without(&joined.yes);
        }
        joined
    }

    fn any_of(parts: Vec<Matches>, len: usize) -> Matches {
        let mut yes = Bits::none(len);
        parts.iter().for_each(|part| yes.or(&part.yes));
        let mut joined = Matches { yes, lacking: joined_lacking(parts) };
        joined.lacking.iter_mut().for_each(|(_, bits)| bits.without(&joined.yes));
        joined
    }
}

fn joined_lacking(parts: Vec<Matches>) -> Vec<(Key, Bits)> {
    let mut joined = BTreeMap::<Key, Bits>::new();
    for (key, bits) in parts.into_iter().flat_map(|part| part.lacking) {
        match joined.get_mut(&key) {
            Some(known) => known.or(&bits),
            None => _ = joined.insert(key, bits),
        }
    }
    joined.into_iter().collect()
}

/// Places of the texts in a row.
const BLACK: usize = 0;
const WHITE: usize = 1;
const BLACK_RANK: usize = 2;
const WHITE_RANK: usize = 3;
const RESULT: usize = 4;
const DATE: usize = 5;
const EVENT: usize = 6;
const ROUND: usize = 7;
const PLACE: usize = 8;

impl Term {
    fn matches(&self, catalogue: &Catalogue) -> Matches {
        let corpus = catalogue.corpus();
        let (rows, .., text, ends) = corpus.raw();
        let len = rows.len();
        let is_empty = |id: u32| ends[id as usize] == if id == 0 { 0 } else { ends[id as usize - 1] };
        let written =
            |id: u32| &text[if id == 0 { 0 } else { ends[id as usize - 1] as usize }..ends[id as usize] as usize];
        let id = |at: usize| GameId(at as u32);
        match self {
            Term::Word(word) => {
                let (texts, folded) = (catalogue.texts(), fold(word));
                let plain = texts.table(|text| text.contains(&folded));
                let names = NamePattern::new(word, false);
                let names = texts.name_table(|name| names.as_ref().is_some_and(|names| names.is_in(name)));
                Matches::collect(len, |at| {
                    let own = &rows[at].texts;
                    let named = own[..2].iter().any(|&id| names[id as usize] || plain[id as usize]);
                    Verdict::of(named || own[RESULT..].iter().any(|&id| plain[id as usize]))
                })
            }
            Term::Name(key, pattern) => {
                let table = catalogue.texts().name_table(|name| pattern.is_in(name));
                let name = |at: usize, side: usize, key: Key| {
                    let id = rows[at].texts[side];
                    Verdict::known((!is_empty(id)).then(|| table[id as usize]), key)
                };
                let either = |at: usize| match (name(at, BLACK, Key::Player), name(at, WHITE, Key::Player)) {
                    (Verdict::Yes, _) | (_, Verdict::Yes) => Verdict::Yes,
                    (lacks @ Verdict::Lacks(_), _) | (_, lacks) => lacks,
                };
                Matches::collect(len, |at| match (key, rows[at].winner) {
                    (Key::Black, _) | (Key::Winner, Winner::Black) | (Key::Loser, Winner::White) => {
                        name(at, BLACK, Key::Black)
                    }
                    (Key::White, _) | (Key::Winner, Winner::White) | (Key::Loser, Winner::Black) => {
                        name(at, WHITE, Key::White)
                    }
                    (Key::Winner | Key::Loser, Winner::Nobody) => Verdict::No,
                    (Key::Winner | Key::Loser, Winner::Unknown) => match either(at) {
                        Verdict::No => Verdict::No,
                        Verdict::Yes | Verdict::Lacks(_) => Verdict::Lacks(Key::Result),
                    },
                    _ => either(at),
                })
            }
            Term::Text(Key::Path, part) => paths(catalogue, &fold(part)),
            Term::Text(key, part) => {
                let part = fold(part);
                let table = catalogue.texts().table(|text| text.contains(&part));
                let place = match key {
                    Key::Round => ROUND,
                    Key::Place => PLACE,
                    _ => EVENT,
                };
                Matches::collect(len, |at| {
                    let id = rows[at].texts[place];
                    Verdict::known((!is_empty(id)).then(|| table[id as usize]), *key)
                })
            }
            Term::Number(key, interval) => Matches::collect(len, |at| {
                let row = &rows[at];
                let value = match key {
                    Key::Year => row.year.map(f64::from),
                    Key::Komi => row.komi.map(f64::from),
                    Key::Handicap => Some(f64::from(row.handicap)),
                    Key::Moves => Some(corpus.game(id(at)).moves.len() as f64),
                    _ => Some(row.size.side() as f64),
                };
                Verdict::known(value.map(|value| interval.contains(value)), *key)
            }),
            Term::Date(pattern) => {
                let mut known = HashMap::new();
                Matches::collect(len, |at| {
                    let (id, year) = (rows[at].texts[DATE], rows[at].year);
                    let fits = known.entry((id, year)).or_insert_with(|| pattern.fits(written(id), year));
                    Verdict::known(*fits, Key::Date)
                })
            }
            Term::Result(pattern) => {
                let mut known = HashMap::new();
                Matches::collect(len, |at| {
                    let (id, winner) = (rows[at].texts[RESULT], rows[at].winner);
                    let end = *known.entry((id, winner)).or_insert_with(|| End::of(written(id), winner));
                    Verdict::known(pattern.fits(winner, end), Key::Result)
                })
            }
            Term::Rank(key, pattern) => {
                let mut known = HashMap::new();
                let mut fits = |id: u32| *known.entry(id).or_insert_with(|| pattern.fits(written(id)));
                Matches::collect(len, |at| {
                    let own = &rows[at].texts;
                    let fits = match key {
                        Key::BlackRank => fits(own[BLACK_RANK]),
                        Key::WhiteRank => fits(own[WHITE_RANK]),
                        _ => match (fits(own[BLACK_RANK]), fits(own[WHITE_RANK])) {
                            (Some(true), _) | (_, Some(true)) => Some(true),
                            (None, _) | (_, None) => None,
                            _ => Some(false),
                        },
                    };
                    Verdict::known(fits, *key)
                })
            }
            Term::Is(kind) => Matches::collect(len, |at| Verdict::of(is(catalogue, *kind, id(at)))),
            Term::Has(key) => Matches::collect(len, |at| {
                let row = &rows[at];
                let has = |place: usize| !is_empty(row.texts[place]);
                Verdict::of(match key {
                    Key::Black => has(BLACK),
                    Key::White => has(WHITE),
                    Key::Year => row.year.is_some(),
                    Key::Date => has(DATE),
                    Key::Result => row.winner != Winner::Unknown,
                    Key::Komi => row.komi.is_some(),
                    Key::Event => has(EVENT),
                    Key::Round => has(ROUND),
                    Key::Place => has(PLACE),
                    Key::BlackRank => has(BLACK_RANK),
                    Key::WhiteRank => has(WHITE_RANK),
                    Key::Rank => has(BLACK_RANK) && has(WHITE_RANK),
                    _ => has(BLACK) && has(WHITE),
                })
            }),
            Term::Tag(tag) => {
                let tag = fold(tag);
                let mut yes = Bits::none(len);
                let own = catalogue.tags().iter().filter(|(name, _)| fold(name) == tag);
                own.flat_map(|(_, games)| games).filter(|id| id.index() < len).for_each(|id| yes.insert(id.index()));
                Matches { yes, lacking: Vec::new() }
            }
            Term::Dyer(pattern) => Matches::collect(len, |at| Verdict::of(pattern.fits(corpus.game(id(at))))),
        }
    }
}

/// A folded part of a file's path, or of a member's inside its archive.
fn paths(catalogue: &Catalogue, part: &str) -> Matches {
    let (rows, ..) = catalogue.corpus().raw();
    let (paths, texts) = (catalogue.paths(), catalogue.texts());
    let files: Vec<bool> = paths.iter().map(|path| path.contains(part)).collect();
    let members = texts.table(|text| text.contains(part));
    Matches::collect(rows.len(), |at| {
        let row = &rows[at];
        let file = files.get(row.file as usize).copied().unwrap_or(false);
        let member = texts.folded(row.member);
        let across = || {
            let path = paths.get(row.file as usize).map_or("", String::as_str);
            !member.is_empty() && part.contains('/') && format!("{path}/{member}").contains(part)
        };
        Verdict::of(file || members[row.member as usize] || across())
    })
}

fn is(catalogue: &Catalogue, kind: Kind, id: GameId) -> bool {
    let corpus = catalogue.corpus();
    match kind {
        Kind::Game => corpus.standing(id) == Standing::Game,
        Kind::Position => corpus.standing(id) == Standing::Position,
        Kind::Duplicate => matches!(corpus.standing(id), Standing::Duplicate { .. }),
        Kind::Turned => matches!(corpus.standing(id), Standing::Duplicate { likeness: Likeness::Turned, .. }),
        Kind::Variations => corpus.variations(id) > 0,
        Kind::Cut => corpus.recorded_moves(id) as usize > corpus.game(id).moves.len(),
        Kind::Handicap => corpus.header(id).handicap >= 2,
        Kind::Setup => !corpus.game(id).setup.is_empty(),
        Kind::Decided => corpus.winner(id).color().is_some(),
        Kind::Tagged => catalogue.tags().of(id).next().is_some(),
    }
}
