//! The verdict of each term on each record.

use std::collections::HashMap;
use std::ops::Range;

use super::Term;
use super::bits::Bits;
use super::catalogue::Catalogue;
use super::date::DatePattern;
use super::evaluate::{Matches, Verdict};
use super::interval::Interval;
use super::key::{Key, Kind};
use super::names::NamePattern;
use super::outcome::{End, ResultPattern};
use super::rank::RankPattern;
use crate::corpus::{Corpus, GameId, Likeness, Row, Standing};
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
        let records = Records::new(catalogue);
        match self {
            Term::Word(word) => records.with_word(word),
            Term::Name(key, pattern) => records.with_name(*key, pattern),
            Term::Text(Key::Path, part) => paths(catalogue, &fold_text(part)),
            Term::Text(key, part) => records.with_text(*key, &fold_text(part)),
            Term::Number(key, interval) => records.with_number(*key, interval),
            Term::Date(pattern) => records.with_date(pattern),
            Term::Result(pattern) => records.with_result(pattern),
            Term::Rank(key, pattern) => records.with_rank(*key, pattern),
            Term::Is(kind) => records.collect(|at| Verdict::of(is(catalogue, *kind, game_id(at)))),
            Term::Has(key) => records.collect(|at| Verdict::of(records.has(at, *key))),
            Term::Tag(tag) => records.with_tag(tag),
            Term::Dyer(pattern) => records.collect(|at| Verdict::of(pattern.fits(records.corpus.game(game_id(at))))),
        }
    }
}

fn game_id(at: usize) -> GameId {
    GameId(at as u32)
}

/// All records, as terms ask them; a record is a place among the rows.
struct Records<'c> {
    catalogue: &'c Catalogue,
    corpus: &'c Corpus,
    rows: &'c [Row],
    text: &'c str,
    ends: &'c [u32],
}

impl<'c> Records<'c> {
    fn new(catalogue: &'c Catalogue) -> Records<'c> {
        let corpus = catalogue.corpus();
        let (rows, .., text, ends) = corpus.raw();
        Records { catalogue, corpus, rows, text, ends }
    }

    fn collect(&self, verdict: impl FnMut(usize) -> Verdict) -> Matches {
        Matches::collect(self.rows.len(), verdict)
    }

    fn bytes(&self, id: u32) -> Range<usize> {
        let start = if id == 0 { 0 } else { self.ends[id as usize - 1] };
        start as usize..self.ends[id as usize] as usize
    }

    /// A text as the record has it.
    fn written(&self, id: u32) -> &'c str {
        &self.text[self.bytes(id)]
    }

    fn is_empty(&self, id: u32) -> bool {
        self.bytes(id).is_empty()
    }

    fn with_word(&self, word: &str) -> Matches {
        let (texts, folded) = (self.catalogue.texts(), fold_text(word));
        let plain = texts.table(|text| text.contains(&folded));
        let names = NamePattern::new(word, false).map(|names| texts.names_with(&names));
        let is_named = |id: u32| names.as_ref().is_some_and(|names| names[id as usize]);
        self.collect(|at| {
            let own = &self.rows[at].texts;
            let named = own[..2].iter().any(|&id| is_named(id) || plain[id as usize]);
            Verdict::of(named || own[RESULT..].iter().any(|&id| plain[id as usize]))
        })
    }

    fn with_name(&self, key: Key, pattern: &NamePattern) -> Matches {
        let table = self.catalogue.texts().names_with(pattern);
        let name = |at: usize, side: usize, key: Key| {
            let id = self.rows[at].texts[side];
            Verdict::known((!self.is_empty(id)).then(|| table[id as usize]), key)
        };
        let either = |at: usize| match (name(at, BLACK, Key::Player), name(at, WHITE, Key::Player)) {
            (Verdict::Yes, _) | (_, Verdict::Yes) => Verdict::Yes,
            (lacks @ Verdict::Lacks(_), _) | (_, lacks) => lacks,
        };
        self.collect(|at| match (key, self.rows[at].winner) {
            (Key::Black, _) | (Key::Winner, Winner::Black) | (Key::Loser, Winner::White) => name(at, BLACK, Key::Black),
            (Key::White, _) | (Key::Winner, Winner::White) | (Key::Loser, Winner::Black) => name(at, WHITE, Key::White),
            (Key::Winner | Key::Loser, Winner::Nobody) => Verdict::No,
            (Key::Winner | Key::Loser, Winner::Unknown) => match either(at) {
                Verdict::No => Verdict::No,
                Verdict::Yes | Verdict::Lacks(_) => Verdict::Lacks(Key::Result),
            },
            _ => either(at),
        })
    }

    /// `part` is folded.
    fn with_text(&self, key: Key, part: &str) -> Matches {
        let table = self.catalogue.texts().table(|text| text.contains(part));
        let place = match key {
            Key::Round => ROUND,
            Key::Place => PLACE,
            _ => EVENT,
        };
        self.collect(|at| {
            let id = self.rows[at].texts[place];
            Verdict::known((!self.is_empty(id)).then(|| table[id as usize]), key)
        })
    }

    fn with_number(&self, key: Key, interval: &Interval<f64>) -> Matches {
        self.collect(|at| {
            let row = &self.rows[at];
            let value = match key {
                Key::Year => row.year.map(f64::from),
                Key::Komi => row.komi.map(f64::from),
                Key::Handicap => Some(f64::from(row.handicap)),
                Key::Moves => Some(self.corpus.game(game_id(at)).moves.len() as f64),
                _ => Some(row.size.side() as f64),
            };
            Verdict::known(value.map(|value| interval.contains(value)), key)
        })
    }

    fn with_date(&self, pattern: &DatePattern) -> Matches {
        let mut known = HashMap::new();
        self.collect(|at| {
            let (id, year) = (self.rows[at].texts[DATE], self.rows[at].year);
            let fits = known.entry((id, year)).or_insert_with(|| pattern.fits(self.written(id), year));
            Verdict::known(*fits, Key::Date)
        })
    }

    fn with_result(&self, pattern: &ResultPattern) -> Matches {
        let mut known = HashMap::new();
        self.collect(|at| {
            let (id, winner) = (self.rows[at].texts[RESULT], self.rows[at].winner);
            let end = *known.entry((id, winner)).or_insert_with(|| End::of(self.written(id), winner));
            Verdict::known(pattern.fits(winner, end), Key::Result)
        })
    }

    fn with_rank(&self, key: Key, pattern: &RankPattern) -> Matches {
        let mut known = HashMap::new();
        let mut fits = |id: u32| *known.entry(id).or_insert_with(|| pattern.fits(self.written(id)));
        self.collect(|at| {
            let own = &self.rows[at].texts;
            let fits = match key {
                Key::BlackRank => fits(own[BLACK_RANK]),
                Key::WhiteRank => fits(own[WHITE_RANK]),
                _ => match (fits(own[BLACK_RANK]), fits(own[WHITE_RANK])) {
                    (Some(true), _) | (_, Some(true)) => Some(true),
                    (None, _) | (_, None) => None,
                    _ => Some(false),
                },
            };
            Verdict::known(fits, key)
        })
    }

    fn has(&self, at: usize, key: Key) -> bool {
        let row = &self.rows[at];
        let has = |place: usize| !self.is_empty(row.texts[place]);
        match key {
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
        }
    }

    fn with_tag(&self, tag: &str) -> Matches {
        let (tag, len) = (fold(tag), self.rows.len());
        let mut yes = Bits::none(len);
        let own = self.catalogue.tags().iter().filter(|(name, _)| fold(name) == tag);
        own.flat_map(|(_, games)| games).filter(|id| id.index() < len).for_each(|id| yes.insert(id.index()));
        Matches::exactly(yes)
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
