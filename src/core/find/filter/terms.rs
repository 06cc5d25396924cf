//! The verdict of each term on each record.

use std::collections::HashMap;
use std::ops::Range;

use super::FilterTerm;
use super::bits::Bits;
use super::catalogue::Catalogue;
use super::date::any;
use super::evaluate::{Matches, TermVerdict};
use super::interval::Interval;
use super::key::{FilterKey, RecordKind};
use super::names::NamePattern;
use super::outcome::ResultPattern;
use super::rank::RankPattern;
use crate::corpus::{Corpus, GameId, HeaderText, Likeness, RecordRow, Standing};
use crate::go::{Winner, days_of_record, read_result, says_rank};
use crate::scripts::{fold, fold_text};

impl FilterTerm {
    pub(super) fn matches(&self, catalogue: &Catalogue) -> Matches {
        let records = Records::new(catalogue);
        match self {
            FilterTerm::Word(word) => records.with_word(word),
            FilterTerm::Name(key, pattern) => records.with_name(*key, pattern),
            FilterTerm::Text(FilterKey::Path, part) => paths(catalogue, &fold_text(part)),
            FilterTerm::Text(key, part) => records.with_text(*key, &fold_text(part)),
            FilterTerm::Number(FilterKey::Year, years) => {
                records.with_days(FilterKey::Year, |date, year| fits_years(date, year, years))
            }
            FilterTerm::Number(key, interval) => records.with_number(*key, interval),
            FilterTerm::Date(pattern) => records.with_days(FilterKey::Date, |date, year| pattern.fits(date, year)),
            FilterTerm::Result(pattern) => records.with_result(pattern),
            FilterTerm::Rank(key, pattern) => records.with_rank(*key, pattern),
            FilterTerm::Is(kind) => records.collect(|at| TermVerdict::from_bool(is(catalogue, *kind, game_id(at)))),
            FilterTerm::Has(key) => records.collect(|at| TermVerdict::from_bool(records.has(at, *key))),
            FilterTerm::Tag(tag) => records.with_tag(tag),
            FilterTerm::Dyer(pattern) => {
                records.collect(|at| TermVerdict::from_bool(pattern.fits(records.corpus.game(game_id(at)))))
            }
        }
    }
}

fn game_id(at: usize) -> GameId {
    GameId(at as u32)
}

/// All records, as terms test them. A record is named by its place among the rows.
struct Records<'c> {
    catalogue: &'c Catalogue,
    corpus: &'c Corpus,
    rows: &'c [RecordRow],
    text: &'c str,
    ends: &'c [u32],
}

impl<'c> Records<'c> {
    fn new(catalogue: &'c Catalogue) -> Records<'c> {
        let corpus = catalogue.corpus();
        let (rows, .., text, ends) = corpus.raw();
        Records { catalogue, corpus, rows, text, ends }
    }

    fn collect(&self, verdict: impl FnMut(usize) -> TermVerdict) -> Matches {
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
            let row = &self.rows[at];
            let named = [HeaderText::Black, HeaderText::White].iter().any(|&text| is_named(row.text_id(text)));
            let is_said = |text: HeaderText| !text.is_rank() && plain[row.text_id(text) as usize];
            TermVerdict::from_bool(named || HeaderText::ALL.into_iter().any(is_said))
        })
    }

    fn with_name(&self, key: FilterKey, pattern: &NamePattern) -> Matches {
        let table = self.catalogue.texts().names_with(pattern);
        let name = |at: usize, side: HeaderText, key: FilterKey| {
            let id = self.rows[at].text_id(side);
            TermVerdict::known((!self.is_empty(id)).then(|| table[id as usize]), key)
        };
        let either = |at: usize| match (
            name(at, HeaderText::Black, FilterKey::Player),
            name(at, HeaderText::White, FilterKey::Player),
        ) {
            (TermVerdict::Yes, _) | (_, TermVerdict::Yes) => TermVerdict::Yes,
            (lacks @ TermVerdict::Lacks(_), _) | (_, lacks) => lacks,
        };
        self.collect(|at| match (key, self.rows[at].winner) {
            (FilterKey::Black, _) | (FilterKey::Winner, Winner::Black) | (FilterKey::Loser, Winner::White) => {
                name(at, HeaderText::Black, FilterKey::Black)
            }
            (FilterKey::White, _) | (FilterKey::Winner, Winner::White) | (FilterKey::Loser, Winner::Black) => {
                name(at, HeaderText::White, FilterKey::White)
            }
            (FilterKey::Winner | FilterKey::Loser, Winner::Nobody) => TermVerdict::No,
            (FilterKey::Winner | FilterKey::Loser, Winner::Unknown) => match either(at) {
                TermVerdict::No => TermVerdict::No,
                TermVerdict::Yes | TermVerdict::Lacks(_) => TermVerdict::Lacks(FilterKey::Result),
            },
            _ => either(at),
        })
    }

    /// `part` is folded.
    fn with_text(&self, key: FilterKey, part: &str) -> Matches {
        let table = self.catalogue.texts().table(|text| text.contains(part));
        let place = match key {
            FilterKey::Event => Some(HeaderText::Event),
            FilterKey::Round => Some(HeaderText::Round),
            FilterKey::Place => Some(HeaderText::Place),
            _ => None,
        };
        self.collect(|at| {
            let id = place.map(|place| self.rows[at].text_id(place)).filter(|&id| !self.is_empty(id));
            TermVerdict::known(id.map(|id| table[id as usize]), key)
        })
    }

    fn with_number(&self, key: FilterKey, interval: &Interval<f64>) -> Matches {
        self.collect(|at| {
            let row = &self.rows[at];
            let value = match key {
                FilterKey::Komi => row.komi.map(f64::from),
                FilterKey::Handicap => Some(f64::from(row.handicap)),
                FilterKey::Moves => Some(self.corpus.game(game_id(at)).moves.len() as f64),
                FilterKey::Size => Some(row.size.side() as f64),
                _ => None,
            };
            TermVerdict::known(value.map(|value| interval.contains(value)), key)
        })
    }

    /// `fits` answers for the text of a date, and the year that was read at the import.
    fn with_days(&self, key: FilterKey, fits: impl Fn(&str, Option<i16>) -> Option<bool>) -> Matches {
        let mut known = HashMap::new();
        self.collect(|at| {
            let (id, year) = (self.rows[at].text_id(HeaderText::Date), self.rows[at].year);
            let fits = known.entry((id, year)).or_insert_with(|| fits(self.written(id), year));
            TermVerdict::known(*fits, key)
        })
    }

    fn with_result(&self, pattern: &ResultPattern) -> Matches {
        let mut known = HashMap::new();
        self.collect(|at| {
            let (id, winner) = (self.rows[at].text_id(HeaderText::Result), self.rows[at].winner);
            let end = *known.entry((id, winner)).or_insert_with(|| read_result(self.written(id)).1);
            TermVerdict::known(pattern.fits(winner, end), FilterKey::Result)
        })
    }

    fn with_rank(&self, key: FilterKey, pattern: &RankPattern) -> Matches {
        let mut known = HashMap::new();
        self.collect(|at| {
            let row = &self.rows[at];
            let mut fits = |id: u32| {
                let fits = || pattern.fits(self.written(id), row.year);
                *known.entry((id, row.year)).or_insert_with(fits)
            };
            let fits = match key {
                FilterKey::BlackRank => fits(row.text_id(HeaderText::BlackRank)),
                FilterKey::WhiteRank => fits(row.text_id(HeaderText::WhiteRank)),
                FilterKey::Rank => {
                    match (fits(row.text_id(HeaderText::BlackRank)), fits(row.text_id(HeaderText::WhiteRank))) {
                        (Some(true), _) | (_, Some(true)) => Some(true),
                        (None, _) | (_, None) => None,
                        (Some(false), Some(false)) => Some(false),
                    }
                }
                _ => None,
            };
            TermVerdict::known(fits, key)
        })
    }

    fn has(&self, at: usize, key: FilterKey) -> bool {
        let row = &self.rows[at];
        let has = |text: HeaderText| !self.is_empty(row.text_id(text));
        let ranked = |text: HeaderText| says_rank(self.written(row.text_id(text)));
        match key {
            FilterKey::Black => has(HeaderText::Black),
            FilterKey::White => has(HeaderText::White),
            FilterKey::Year => !days_of_record(self.written(row.text_id(HeaderText::Date)), row.year).is_empty(),
            FilterKey::Date => has(HeaderText::Date),
            FilterKey::Result => row.winner != Winner::Unknown,
            FilterKey::Komi => row.komi.is_some(),
            FilterKey::Event => has(HeaderText::Event),
            FilterKey::Round => has(HeaderText::Round),
            FilterKey::Place => has(HeaderText::Place),
            FilterKey::BlackRank => ranked(HeaderText::BlackRank),
            FilterKey::WhiteRank => ranked(HeaderText::WhiteRank),
            // As `rank:`, which either player's fits.
            FilterKey::Rank => ranked(HeaderText::BlackRank) || ranked(HeaderText::WhiteRank),
            FilterKey::Player => has(HeaderText::Black) && has(HeaderText::White),
            // Nothing else is asked for: every record has it.
            _ => true,
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

/// Whether a game was played in one of the years: `None` if its date is not exact enough to tell.
fn fits_years(date: &str, year: Option<i16>, years: &Interval<f64>) -> Option<bool> {
    any(days_of_record(date, year).into_iter().map(|days| {
        let (first, last) = (days.first() / 10_000, days.last() / 10_000);
        let within = (first..=last).filter(|year| years.contains(f64::from(*year))).count();
        match within as u32 {
            0 => Some(false),
            some if some == last - first + 1 || days.is_every() => Some(true),
            _ => None,
        }
    }))
}

/// Finds records whose file, or whose member in an archive, has a path with the folded text `part`.
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
        TermVerdict::from_bool(file || members[row.member as usize] || across())
    })
}

fn is(catalogue: &Catalogue, kind: RecordKind, id: GameId) -> bool {
    let corpus = catalogue.corpus();
    match kind {
        RecordKind::Game => corpus.standing(id) == Standing::Game,
        RecordKind::Position => corpus.standing(id) == Standing::Position,
        RecordKind::Duplicate => matches!(corpus.standing(id), Standing::Duplicate { .. }),
        RecordKind::Turned => matches!(corpus.standing(id), Standing::Duplicate { likeness: Likeness::Turned, .. }),
        RecordKind::Variations => corpus.variations(id) > 0,
        RecordKind::Cut => corpus.recorded_moves(id) as usize > corpus.game(id).moves.len(),
        RecordKind::Handicap => corpus.header(id).handicap >= 2,
        RecordKind::Setup => !corpus.game(id).setup.is_empty(),
        RecordKind::Decided => corpus.winner(id).color().is_some(),
        RecordKind::Tagged => catalogue.tags().tags_of(id).next().is_some(),
    }
}
