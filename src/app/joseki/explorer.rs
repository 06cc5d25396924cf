//! The collocation explorer: steps from shape to shape, each shown at its place on the board.
//!
//! The user is at one pattern of a path. The rows are the patterns that follow it, `[P, *]`, or that precede it, `[*,
//! Q]`. Rows are sorted when the user steps or sorts, never each frame.

use std::cell::OnceCell;
use std::sync::Arc;

pub use super::choices::{CollocationOrder, Direction};
use super::kept::ShapesWay;
use super::path::Path;
use super::sheet::{CollocationBoard, upright};
use crate::find::continuations::letter;
use crate::trail::{Trail, TrailStep};
use katachi_core::go::{Color, Point};
use katachi_core::mining::collocation::{CollocationWalk, Collocations, Pair, PairPlace, PatternId, WalkStep};
use katachi_core::mining::{WilsonInterval, wilson};
use katachi_core::pattern::names::{ShapeName, ShapeNames};
use katachi_core::pattern::{Image, Pattern};
use katachi_language::{Language, speaking, text};
use katachi_sentences::shapes::shape_latin;

/// Maximum number of letters on the board.
pub const MAX_LETTERS: usize = 26;

/// A row of the table: a pair of the current pattern with another.
#[derive(Clone, Debug, PartialEq)]
pub struct CollocationRow {
    pub pair: usize,
    /// The other pattern of the pair. `places` are its places on the board, if known, most frequent first.
    pub other: PatternId,
    pub places: Vec<RowPlace>,
    /// Whether the other pattern can lie on the shown board. Shapes are counted wherever they occur, so that the edge
    /// may be at another distance.
    pub fits: bool,
}

/// The place of the other pattern's move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowPlace {
    pub place: usize,
    pub step: WalkStep,
    pub point: Option<Point>,
}

/// A letter on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Letter {
    pub point: Point,
    /// The best row with a place on this point. `place` is the number of that place in the row.
    pub row: usize,
    pub place: usize,
    /// The count of all rows that have their first letter on this point; for a further letter, that of its place.
    pub count: u32,
    /// Number of rows that have their first letter on this point, besides the best.
    pub more: usize,
    /// Whether the row has its first letter on another point: its most frequent place, where its count stands.
    pub is_further: bool,
}

/// The numbers of a pair.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowFacts {
    pub pair: Pair,
    /// The pair's share of everything that follows P. For [`Direction::Before`], its share of everything that leads to
    /// Q.
    pub share: Option<WilsonInterval>,
    pub lift: f64,
    pub is_significant: bool,
    /// The share of games with a winner that the player of the second move won. Black's share is
    /// [`CollocationExplorer::black_wins`].
    pub mover_wins: Option<WilsonInterval>,
    /// How often the other pattern is played. For [`Direction::Before`], how often it is followed.
    pub other_count: u32,
}

/// The walk through the collocations, with the rows, the board and the letters at its current pattern.
pub struct CollocationExplorer {
    collocations: Option<Arc<Collocations>>,
    /// A pattern that a walk began with, and a note about it.
    note: Option<(PatternId, String)>,
    path: Path,
    direction: Direction,
    order: CollocationOrder,
    rows: Vec<CollocationRow>,
    letters: Vec<Letter>,
    sheet: CollocationBoard,
    is_symmetric: bool,
    shows_rare: bool,
    /// Pairs of the current pattern that are rarer than [`MIN_TESTED_COUNT`]; 0 if it has too few others.
    rare: usize,
    /// How often the current pattern is followed by one that is not listed.
    unlisted: u32,
    /// Significant pairs of all patterns; counted when somebody asks.
    significant: OnceCell<usize>,
    chosen: usize,
    trail: Trail<(Path, Direction)>,
    /// The explorer began here by itself.
    is_begun: bool,
    /// It began here, and nobody has seen it yet: it is no place to go back to.
    is_unseen: bool,
    /// The walk while no collocations are loaded.
    waiting: Option<ShapesWay>,
}

impl Default for CollocationExplorer {
    fn default() -> CollocationExplorer {
        CollocationExplorer {
            collocations: None,
            note: None,
            path: Path::empty(),
            direction: Direction::default(),
            order: CollocationOrder::default(),
            rows: Vec::new(),
            letters: Vec::new(),
            sheet: CollocationBoard::empty(),
            is_symmetric: false,
            shows_rare: false,
            rare: 0,
            unlisted: 0,
            significant: OnceCell::new(),
            chosen: 0,
            trail: Trail::default(),
            is_begun: false,
            is_unseen: false,
            waiting: None,
        }
    }
}

/// Number of rows whose places are worked out at once. Later rows get theirs when they are chosen.
const MAX_PLACED_ROWS: usize = 400;

/// The test says little of rarer pairs, so none of them counts as significant, and they are hidden where there are
/// enough frequent ones. In the order by lift they come last: chance gives small counts the largest lifts.
pub const MIN_TESTED_COUNT: u32 = 10;

/// Minimum number of frequent pairs that hide the rare ones.
const MIN_FREQUENT_PAIRS: usize = 4;

impl CollocationExplorer {
    pub fn collocations(&self) -> Option<&Arc<Collocations>> {
        self.collocations.as_ref()
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn direction(&self) -> Direction {
        self.direction
    }

    pub fn order(&self) -> CollocationOrder {
        self.order
    }

    pub fn rows(&self) -> &[CollocationRow] {
        &self.rows
    }

    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    pub fn sheet(&self) -> &CollocationBoard {
        &self.sheet
    }

    /// Whether the current pattern is symmetric. Its symmetric points are counted together.
    pub fn is_symmetric(&self) -> bool {
        self.is_symmetric
    }

    /// Whether pairs rarer than [`MIN_TESTED_COUNT`] are shown beside more frequent ones.
    pub fn shows_rare(&self) -> bool {
        self.shows_rare
    }

    /// Number of such pairs of the current pattern; 0 if they are always shown, as it has few others.
    pub fn rare_pairs(&self) -> usize {
        self.rare
    }

    /// How often the pattern that is looked at is followed by one that the rows leave out: the pair is rare, or was not
    /// kept. 0 if the rows say what comes before.
    pub fn unlisted_times(&self) -> u32 {
        self.unlisted
    }

    /// Number of significant pairs of all patterns.
    pub fn significant_pairs(&self) -> usize {
        let count = |found: &Arc<Collocations>| (0..found.len()).filter(|&at| is_significant(found, at)).count();
        *self.significant.get_or_init(|| self.collocations.as_ref().map_or(0, count))
    }

    /// The row that is looked at in the table.
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    pub fn note(&self) -> Option<&str> {
        let is_on_path = |id: PatternId| self.path.elements().any(|element| element.pattern == id);
        self.note.as_ref().filter(|&&(id, _)| is_on_path(id)).map(|(_, note)| note.as_str())
    }

    pub fn can_go_back(&self) -> bool {
        self.trail.can_go_back()
    }

    pub fn can_go_forward(&self) -> bool {
        self.trail.can_go_forward()
    }

    /// How often the pattern that is looked at is played, and how often something follows it.
    pub fn counts(&self) -> (u32, u32) {
        let Some(found) = &self.collocations else { return (0, 0) };
        let row = found.row(self.path.here().pattern);
        (row.occurrences, row.leads)
    }

    /// The numbers of a row. Cheap, but not for all rows in every frame.
    pub fn facts(&self, row: &CollocationRow) -> Option<RowFacts> {
        let found = self.collocations.as_ref()?;
        Some(pair_facts(found, row.pair, self.direction))
    }

    /// The other pattern of a row as it lies on the board; `None` for the empty one.
    pub fn picture(&self, row: &CollocationRow) -> Option<Pattern> {
        let found = self.collocations.as_ref()?;
        let pattern = found.pattern(row.other)?;
        match self.step_of(row) {
            Some(step) => pattern.image(step.image),
            None => pattern.image(upright(&pattern)),
        }
    }

    /// The colour that plays the other pattern of a row as it lies on the board; Black if nothing is near.
    pub fn mover(&self, row: &CollocationRow) -> Color {
        self.step_of(row).map_or(Color::Black, |step| step.mover())
    }

    /// The share of games with the pair and a winner that Black won, in the colours on the board. If the pair has
    /// several places, the most frequent decides the colours.
    pub fn black_wins(&self, row: &CollocationRow) -> Option<WilsonInterval> {
        let wins = self.facts(row)?.mover_wins?;
        let second = match self.direction {
            Direction::After => self.mover(row),
            Direction::Before => self.path.here().step.map_or(Color::Black, |step| step.mover()),
        };
        Some(if second == Color::Black { wins } else { wins.complement() })
    }

    fn step_of(&self, row: &CollocationRow) -> Option<WalkStep> {
        let known = row.places.first().map(|place| place.step);
        known.or_else(|| self.steps_of(row.pair).next().map(|(_, step)| step))
    }

    /// The English name of the move in a row's second pattern, as far as its window shows it.
    pub fn name(&self, row: &CollocationRow) -> Option<&'static str> {
        let found = self.collocations.as_ref()?;
        let second = found.pattern(found.pair(row.pair).second)?;
        let names = ShapeNames::shipped();
        names.of_set(names.of_pattern(&second, true)).next().map(|name| name.english.as_str())
    }

    /// Whether one player made both moves of a row; `None` where nothing is near.
    pub fn same_color(&self, row: &CollocationRow) -> Option<bool> {
        let found = self.collocations.as_ref()?;
        found.places(row.pair).first().map(|place| place.same_color())
    }

    pub(super) fn set(&mut self, collocations: Option<Arc<Collocations>>) {
        let (way, order, shows_rare) = (self.way(), self.order, self.shows_rare);
        *self = CollocationExplorer { collocations, order, shows_rare, ..CollocationExplorer::default() };
        match way {
            Some(way) => self.take_up(way),
            None => self.begin(),
        }
    }

    /// Shows what follows the most frequent move of those with nothing near: there is something to look at.
    fn begin(&mut self) {
        (self.path, self.direction) = (Path::empty(), Direction::After);
        self.settle();
        let first = self.rows.iter().position(|row| row.fits);
        if first.is_some_and(|row| self.step_into(row, 0)) {
            self.trail = Trail::default();
            (self.is_begun, self.is_unseen) = (true, true);
        }
    }

    /// The user has the current shape before him.
    pub(super) fn see(&mut self) {
        self.is_unseen = false;
    }

    /// The walk as a session keeps it; `None` at the empty pattern.
    pub(super) fn way(&self) -> Option<ShapesWay> {
        let Some(found) = &self.collocations else { return self.waiting.clone() };
        let mut way = ShapesWay::new(found, &self.path, self.direction, self.chosen);
        way.is_begun = self.is_begun;
        (self.path != Path::empty() || self.direction != Direction::default() || self.chosen > 0).then_some(way)
    }

    /// Goes along a walk of an earlier session, as far as the collocations have it. Waits for them if there are none.
    pub(super) fn take_up(&mut self, way: ShapesWay) {
        let Some(found) = &self.collocations else {
            self.waiting = Some(way);
            return self.settle();
        };
        self.trail = Trail::default();
        if way.is_begun {
            self.begin();
        } else if let Some((path, _)) = way.path(found) {
            path.walked(way.direction).into_iter().for_each(|path| self.trail.push((path, way.direction)));
            (self.path, self.direction) = (path, way.direction);
            self.settle();
        } else {
            self.settle();
        }
        self.choose(way.chosen);
    }

    /// Shows a path that the user kept. Returns false if the collocations do not have it.
    pub(super) fn show_way(&mut self, way: &ShapesWay) -> bool {
        let path = self.collocations.as_ref().and_then(|found| way.path(found));
        let Some((path, true)) = path else { return false };
        self.go(path, Direction::After);
        true
    }

    pub(super) fn set_order(&mut self, order: CollocationOrder) {
        self.order = order;
        self.settle();
    }

    /// Keeps the chosen pair if it is still shown.
    pub(super) fn show_rare(&mut self, shows_rare: bool) {
        let chosen = self.rows.get(self.chosen).map(|row| row.pair);
        self.shows_rare = shows_rare;
        self.settle();
        let row = self.rows.iter().position(|row| Some(row.pair) == chosen);
        self.choose(row.unwrap_or(0));
    }

    pub(super) fn choose(&mut self, row: usize) {
        self.chosen = row.min(self.rows.len().saturating_sub(1));
    }

    pub(super) fn choose_by(&mut self, rows: i32) {
        let there = self.chosen as i64 + i64::from(rows);
        self.choose(there.max(0) as usize);
    }

    pub(super) fn start_empty(&mut self) {
        self.go(Path::empty(), Direction::After);
    }

    /// Begins a walk at a counted pattern, turned by `image`.
    pub(super) fn start(&mut self, id: PatternId, image: Image, note: Option<String>) {
        let Some(walk) = CollocationWalk::new(id) else { return };
        self.note = note.map(|note| (id, note));
        self.go(Path::from_walk(walk.image(image)), Direction::After);
    }

    pub(super) fn reverse(&mut self) {
        let path = self.path.clone();
        self.go(path, self.direction.other());
    }

    /// Another element of the path.
    pub(super) fn go_to(&mut self, at: usize) {
        if let Some(path) = self.path.looked_at(at) {
            self.go(path, self.direction);
        }
    }

    pub(super) fn back(&mut self) -> bool {
        self.travel(Trail::back)
    }

    pub(super) fn forward(&mut self) -> bool {
        self.travel(Trail::forward)
    }

    fn travel(&mut self, step: TrailStep<(Path, Direction)>) -> bool {
        let mut place = (self.path.clone(), self.direction);
        let went = step(&mut self.trail, &mut place);
        if went {
            (self.path, self.direction, self.is_begun) = (place.0, place.1, false);
            self.settle();
        }
        went
    }

    /// Steps into a row; says whether it could.
    pub(super) fn step_into(&mut self, row: usize, place: usize) -> bool {
        let (Some(found), Some(row)) = (self.collocations.clone(), self.rows.get(row)) else { return false };
        let (pair, other) = (row.pair, row.other);
        let path = match self.direction {
            Direction::After => self.path.until_here().after(&found, pair, place),
            Direction::Before if other == PatternId::EMPTY => {
                self.path.onward_from_here().map(|path| path.after_nothing(pair))
            }
            Direction::Before => self.path.onward_from_here().and_then(|path| path.before(&found, pair, place)),
        };
        let could = path.is_some();
        if let Some(path) = path {
            self.go(path, self.direction);
        }
        could
    }

    /// Steps into the row whose letter is on a point. Returns whether there is one.
    pub(super) fn step_at(&mut self, point: Point) -> bool {
        let letter = self.letters.iter().find(|letter| letter.point == point);
        let Some((row, place)) = letter.map(|letter| (letter.row, letter.place)) else { return false };
        self.step_into(row, place)
    }

    /// Follows the most frequent pair at most `steps` times; returns the number of steps made.
    pub(super) fn follow(&mut self, steps: usize) -> usize {
        let Some(found) = self.collocations.clone() else { return 0 };
        let mut path = self.path.until_here();
        let mut made = 0;
        while made < steps {
            // Take the most frequent pair, as `CollocationWalk::follow` does, but prefer pairs that fit on the same
            // board.
            let mut pairs: Vec<usize> = found.after(path.here().pattern).collect();
            pairs.sort_by_key(|&pair| std::cmp::Reverse(found.pair(pair).count));
            let sheet = path.sheet(&found, path.at(), false);
            let fits = |pair: &usize| path.after(&found, *pair, 0).is_some_and(|longer| longer.fits(&found, &sheet));
            let next = pairs.iter().take(MAX_PLACED_ROWS).copied().find(fits).or(pairs.first().copied());
            let Some(longer) = next.and_then(|pair| path.after(&found, pair, 0)) else { break };
            path = longer;
            made += 1;
        }
        if made > 0 {
            self.go(path, Direction::After);
        }
        made
    }

    fn go(&mut self, path: Path, direction: Direction) {
        if path == self.path && direction == self.direction {
            return;
        }
        let here = (std::mem::replace(&mut self.path, path), std::mem::replace(&mut self.direction, direction));
        if !std::mem::take(&mut self.is_unseen) {
            self.trail.push(here);
        }
        self.is_begun = false;
        self.settle();
    }

    /// The places of the other pattern of a pair.
    fn steps_of(&self, pair: usize) -> impl Iterator<Item = (usize, WalkStep)> {
        let walk = self.path.walk_here();
        let found = self.collocations.clone();
        let count = found.as_ref().map_or(0, |found| found.places(pair).len());
        let direction = self.direction;
        (0..count).filter_map(move |place| {
            let (found, walk) = (found.as_ref()?, walk.as_ref()?);
            let step = match direction {
                Direction::After => walk.place(found, pair, place),
                Direction::Before => walk.place_before(found, pair, place),
            };
            Some((place, step?))
        })
    }

    /// Updates rows, board and letters for the current pattern.
    fn settle(&mut self) {
        (self.rows, self.letters, self.chosen, self.rare, self.unlisted) = (Vec::new(), Vec::new(), 0, 0, 0);
        let Some(found) = self.collocations.clone() else {
            self.sheet = CollocationBoard::empty();
            return;
        };
        let is_open = self.direction == Direction::Before;
        self.sheet = self.path.sheet(&found, self.path.at(), is_open);
        let id = self.path.here().pattern;
        self.is_symmetric = found.stabiliser(id).iter().count() > 1;
        let mut pairs: Vec<usize> = match self.direction {
            Direction::After => found.after(id).collect(),
            Direction::Before => found.before(id).collect(),
        };
        let is_frequent = |pair: usize| found.pair(pair).count >= MIN_TESTED_COUNT;
        let frequent = pairs.iter().filter(|&&pair| is_frequent(pair)).count();
        if frequent >= MIN_FREQUENT_PAIRS {
            self.rare = pairs.len() - frequent;
            pairs.retain(|&pair| self.shows_rare || is_frequent(pair));
        }
        if self.direction == Direction::After {
            let listed: u32 = pairs.iter().map(|&pair| found.pair(pair).count).sum();
            self.unlisted = found.row(id).leads.saturating_sub(listed);
        }
        // The sorts are stable, so ties keep the order by −2 log λ.
        match self.order {
            CollocationOrder::Surest => {}
            CollocationOrder::Count => pairs.sort_by_key(|&pair| std::cmp::Reverse(found.pair(pair).count)),
            CollocationOrder::Lift => {
                let mut lifts: Vec<(bool, f64, usize)> =
                    pairs.iter().map(|&pair| (is_frequent(pair), found.association(pair).lift(), pair)).collect();
                lifts.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)));
                pairs = lifts.into_iter().map(|(_, _, pair)| pair).collect();
            }
        }
        let rows = pairs.iter().enumerate().map(|(rank, &pair)| {
            let other = match self.direction {
                Direction::After => found.pair(pair).second,
                Direction::Before => found.pair(pair).first,
            };
            let places = if rank < MAX_PLACED_ROWS { self.places(&found, pair, other) } else { Vec::new() };
            let fits = self.path.here().step.is_none()
                || places.first().is_none_or(|place| {
                    let shown = found.pattern(place.step.pattern).and_then(|pattern| pattern.image(place.step.image));
                    shown.is_none_or(|shown| self.sheet.admits(&place.step, &shown))
                });
            CollocationRow { pair, other, places, fits }
        });
        self.rows = rows.collect();
        self.letters = self.letters_of(&found);
    }

    fn places(&self, found: &Collocations, pair: usize, other: PatternId) -> Vec<RowPlace> {
        if self.path.here().step.is_some() {
            let steps = self.steps_of(pair);
            return steps.map(|(place, step)| RowPlace { place, step, point: self.sheet.point(step.at) }).collect();
        }
        // If nothing is near, only the edges in the pattern give its place.
        let Some(pattern) = found.pattern(other) else { return Vec::new() };
        let image = upright(&pattern);
        let Some(walk) = CollocationWalk::new(other).map(|walk| walk.image(image)) else { return Vec::new() };
        let sheet = CollocationBoard::new(found, &walk, 0, true);
        let is_known = sheet.columns_known && sheet.rows_known && sheet.size() == self.sheet.size();
        vec![RowPlace { place: 0, step: walk.last(), point: sheet.here.filter(|_| is_known) }]
    }

    /// Each row has one letter with its count, at its most frequent place. Further places have letters where there is
    /// none yet.
    fn letters_of(&self, found: &Collocations) -> Vec<Letter> {
        let rows = || self.rows.iter().enumerate().take(MAX_LETTERS).filter(|(_, entry)| entry.fits);
        let mut letters: Vec<Letter> = Vec::new();
        for (row, entry) in rows() {
            let first = entry.places.iter().find_map(|place| Some((place.place, place.point?)));
            let Some((place, point)) = first else { continue };
            let count = found.pair(entry.pair).count;
            match letters.iter_mut().find(|letter| letter.point == point) {
                Some(letter) => {
                    letter.count += count;
                    letter.more += 1;
                }
                None => letters.push(Letter { point, row, place, count, more: 0, is_further: false }),
            }
        }
        for (row, entry) in rows() {
            for place in &entry.places {
                let Some(point) = place.point else { continue };
                if letters.iter().any(|letter| letter.point == point) {
                    continue;
                }
                let count = found.places(entry.pair).get(place.place).map_or(0, |place| place.count);
                letters.push(Letter { point, row, place: place.place, count, more: 0, is_further: true });
            }
        }
        letters
    }
}

fn is_significant(found: &Collocations, pair: usize) -> bool {
    found.pair(pair).count >= MIN_TESTED_COUNT && found.is_significant(pair)
}

/// The numbers of a pair, seen from its first pattern or from its second.
pub fn pair_facts(found: &Collocations, at: usize, direction: Direction) -> RowFacts {
    let pair = found.pair(at);
    let (first, second) = (found.row(pair.first), found.row(pair.second));
    let (share, other_count) = match direction {
        Direction::After => (found.share(at), second.occurrences),
        Direction::Before => (wilson(u64::from(pair.count), u64::from(second.occurrences)), first.leads),
    };
    RowFacts {
        pair,
        share,
        lift: found.association(at).lift(),
        is_significant: is_significant(found, at),
        mover_wins: wilson(u64::from(pair.mover_wins), u64::from(pair.decided)),
        other_count,
    }
}

/// How far the second move of a pair lies from the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offset {
    step: (i32, i32),
    same_color: bool,
}

impl Offset {
    pub fn from_place(place: &PairPlace) -> Offset {
        let (dx, dy) = place.offset;
        Offset { step: (i32::from(dx), i32::from(dy)), same_color: place.same_color() }
    }

    /// The offset in players' words if they have one, otherwise in columns and rows.
    ///
    /// The name regards only the two stones on an empty board. [`CollocationExplorer::name`] also regards the stones
    /// around.
    pub fn words(self) -> String {
        let (dx, dy) = (self.step.0.abs(), self.step.1.abs());
        let steps = (dx.max(dy), dx.min(dy));
        // These names are distances too, whatever the colours.
        let own = Offset { same_color: true, ..self };
        let distance = || if matches!(steps, (2, 0 | 1) | (3, 1)) { own.name() } else { None };
        self.name().or_else(distance).map(shape_latin).unwrap_or_else(|| match steps {
            (0, 0) => text!("joseki-offset-same-point").to_owned(),
            (far, 0) => text!("joseki-offset-in-line", far = far.to_string()),
            (far, near) if far == near => text!("joseki-offset-diagonal", far = far.to_string()),
            (far, near) => text!("joseki-offset-by", far = far.to_string(), near = near.to_string()),
        })
    }

    /// As [`Offset::words`], but always in English, for files.
    pub fn english(self) -> String {
        let _english = speaking(Language::En);
        self.words()
    }

    fn name(self) -> Option<&'static ShapeName> {
        use katachi_core::go::{Board, BoardSize};
        let mut board = Board::new(BoardSize::NINETEEN);
        let middle = Point::new(9, 9);
        board.set_up([(middle, Some(Color::Black))]);
        let mover = if self.same_color { Color::Black } else { Color::White };
        let point = middle.offset(self.step.0, self.step.1, board.size())?;
        let names = ShapeNames::shipped();
        names.of_set(names.position(&board).names(mover, point)).next()
    }
}

/// `A`, or `A1` beyond the alphabet.
pub fn row_letter(row: usize) -> String {
    letter(row)
}
