//! What each term says of each record.

use std::collections::HashMap;

use super::Term;
use super::bits::Bits;
use super::catalogue::Catalogue;
use super::evaluate::{Matches, Verdict};
use super::key::{Key, Kind};
use super::names::NamePattern;
use super::outcome::End;
use crate::corpus::{GameId, Likeness, Standing};
use crate::go::Winner;
use crate::scripts::{fold, fold_text};

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
    pub(super) fn matches(&self, catalogue: &Catalogue) -> Matches {
        let corpus = catalogue.corpus();
        let (rows, .., text, ends) = corpus.raw();
        let len = rows.len();
        let is_empty = |id: u32| ends[id as usize] == if id == 0 { 0 } else { ends[id as usize - 1] };
        let written =
            |id: u32| &text[if id == 0 { 0 } else { ends[id as usize - 1] as usize }..ends[id as usize] as usize];
        let id = |at: usize| GameId(at as u32);
        match self {
            Term::Word(word) => {
                let (texts, folded) = (catalogue.texts(), fold_text(word));
                let plain = texts.table(|text| text.contains(&folded));
                let names = NamePattern::new(word, false).map(|names| texts.names_with(&names));
                let is_named = |id: u32| names.as_ref().is_some_and(|names| names[id as usize]);
                Matches::collect(len, |at| {
                    let own = &rows[at].texts;
                    let named = own[..2].iter().any(|&id| is_named(id) || plain[id as usize]);
                    Verdict::of(named || own[RESULT..].iter().any(|&id| plain[id as usize]))
                })
            }
            Term::Name(key, pattern) => {
                let table = catalogue.texts().names_with(pattern);
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
            Term::Text(Key::Path, part) => paths(catalogue, &fold_text(part)),
            Term::Text(key, part) => {
                let part = fold_text(part);
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
                Matches::exactly(yes)
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
