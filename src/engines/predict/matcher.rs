//! The pattern matcher plays moves from a list of mined shapes or of don't-care templates.
//!
//! Around every legal point, the matcher asks the lists from the largest window to the smallest, the shapes of a window
//! before its templates. The first list that knows the stones around the point well answers. A shape says how often it
//! was played when it could be; a template says only how often it was played.
//!
//! A hand-made database of patterns ([`Matcher::with_database`]) is asked last. The pattern that fits and has the most
//! information answers; its weight is 2 to the power of its `shape` value.
//!
//! Source: the pattern matcher that Singh (2013) plans for a system that plays from its mined shapes; the order of windows
//! is the usual one of pattern back-off (Stern, Herbrich and Graepel, 2006).

use std::cmp::Reverse;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::Situation;
use super::pattern_images::{PatternImages, PointPlane};
use super::table::{MIN_APPEARANCES, PRIOR_APPEARANCES};
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::find::DatabasePattern;
use katachi_core::go::{GameView, Point};
use katachi_core::mining::templates::{TemplateIndex, TemplateLookup, Templates};
use katachi_core::mining::{MinedPatterns, PatternSource};
use katachi_core::pattern::{Pattern, Window};

/// Why a list cannot play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatcherError {
    #[error("these shapes do not say where to play: mine them with --source move and without --after")]
    NotBeforeMoves,
    #[error("there is nothing in it")]
    Empty,
    #[error(
        "{found} templates, and {MAX_TEMPLATES} are the most that can play: mine with a higher --min-count, \
         or keep templates with fewer free points (--max-wildcards)"
    )]
    TooMany { found: usize },
    #[error("none of its patterns has a move (`*`)")]
    NoMoves,
    #[error("{found} patterns, and {MAX_HANDMADE_PATTERNS} are the most that can play")]
    TooManyPatterns { found: usize },
}

/// Maximum number of templates: with their images, they take up to 200 bytes each.
pub const MAX_TEMPLATES: usize = 1_000_000;

/// Maximum number of hand-made patterns in a list. GNU Go's compiler takes fewer in all its databases.
pub const MAX_HANDMADE_PATTERNS: usize = 20_000;

/// A list's answer for a point and the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShapeAnswer {
    /// Index of the list that answered, see [`Matcher::lists`].
    pub list: usize,
    /// Index of the list's row, in the order of the file.
    pub row: usize,
    /// How often it was played. 0 for a database, which has no counts.
    pub played: u64,
    /// How often the shape could be played. `None` if the list doesn't know.
    pub appeared: Option<u64>,
    /// How likely the move is, for comparing points: the share of appearances in which it was played, shrunk towards
    /// the list's average. Without appearances, the share of the list's plays.
    pub rate: f64,
}

/// The share of some games of a library in each list: how often each row was played and appeared.
#[derive(Clone, Debug, Default)]
pub struct ShapeShare(Vec<FxHashMap<usize, (u64, u64)>>);

impl ShapeShare {
    fn of_row(&self, list: usize, row: usize) -> (u64, u64) {
        self.0.get(list).and_then(|rows| rows.get(&row)).copied().unwrap_or_default()
    }
}

/// Lists of shapes, templates and hand-made patterns that choose moves.
pub struct Matcher {
    /// Largest window first; shapes before the templates of the same window.
    lists: Vec<MatcherList>,
}

struct MatcherList {
    title: String,
    kind: MatcherListKind,
}

enum MatcherListKind {
    Shapes { patterns: Arc<MinedPatterns>, lookup: TemplateLookup, average: Option<f64> },
    Templates { templates: Box<Templates>, index: TemplateIndex, sum: f64 },
    Database { patterns: Vec<DatabasePattern>, images: Box<PatternImages>, sum: f64 },
}

impl Matcher {
    pub fn new() -> Matcher {
        Matcher { lists: Vec::new() }
    }

    /// One more list of shapes.
    ///
    /// Errors: the shapes were not read before moves, or there are none.
    pub fn with_shapes(mut self, patterns: Arc<MinedPatterns>) -> Result<Matcher, MatcherError> {
        let params = &patterns.params;
        if !params.is_before_move() {
            return Err(MatcherError::NotBeforeMoves);
        }
        if patterns.is_empty() {
            return Err(MatcherError::Empty);
        }
        let average = patterns.average_rate();
        let title = format!("shapes of {}", params.window);
        let lookup = TemplateLookup::new(&patterns);
        self.add(title, MatcherListKind::Shapes { patterns, lookup, average });
        Ok(self)
    }

    /// One more list of templates, of shapes that were read at `source`.
    ///
    /// Errors: the shapes were not read before moves, there are none, or too many to be looked up.
    pub fn with_templates(mut self, templates: Templates, source: PatternSource) -> Result<Matcher, MatcherError> {
        if source != PatternSource::Move {
            return Err(MatcherError::NotBeforeMoves);
        }
        match templates.len() {
            0 => return Err(MatcherError::Empty),
            found if found > MAX_TEMPLATES => return Err(MatcherError::TooMany { found }),
            _ => {}
        }
        let title = format!("templates of {}", templates.window);
        let index = TemplateIndex::new(&templates, source.group());
        let sum = (0..templates.len()).map(|at| templates.occurrences(at) as f64).sum();
        self.add(title, MatcherListKind::Templates { templates: Box::new(templates), index, sum });
        Ok(self)
    }

    /// Adds a list of hand-made patterns under a name. Conditions that need GNU Go's own reading are ignored.
    ///
    /// Errors: none of them has a move, or they are too many.
    pub fn with_database(mut self, name: &str, patterns: Vec<DatabasePattern>) -> Result<Matcher, MatcherError> {
        let found = patterns.iter().filter(|pattern| pattern.at.is_some()).count();
        if found == 0 {
            return Err(MatcherError::NoMoves);
        }
        if found > MAX_HANDMADE_PATTERNS {
            return Err(MatcherError::TooManyPatterns { found });
        }
        let images = Box::new(PatternImages::new(&patterns));
        let sum = patterns.iter().filter(|pattern| pattern.at.is_some()).map(weight).sum();
        self.add(format!("patterns of {name}"), MatcherListKind::Database { patterns, images, sum });
        Ok(self)
    }

    fn add(&mut self, title: String, kind: MatcherListKind) {
        self.lists.push(MatcherList { title, kind });
        self.lists.sort_by_key(|list| match &list.kind {
            MatcherListKind::Shapes { patterns, .. } => (Reverse(patterns.params.window.cell_count()), 0),
            MatcherListKind::Templates { templates, .. } => (Reverse(templates.window.cell_count()), 1),
            MatcherListKind::Database { .. } => (Reverse(0), 2),
        });
    }

    /// The name of the pattern that gave the answer, if patterns have names.
    pub fn pattern_name(&self, answer: &ShapeAnswer) -> Option<&str> {
        match &self.lists[answer.list].kind {
            MatcherListKind::Database { patterns, .. } => Some(&patterns[answer.row].name),
            _ => None,
        }
    }

    /// The names of the lists, in the order in which they are asked.
    pub fn lists(&self) -> impl ExactSizeIterator<Item = &str> {
        self.lists.iter().map(|list| list.title.as_str())
    }

    /// The answer for a point; `None` if no list knows its surroundings.
    pub fn answer(&self, situation: &Situation, point: Point) -> Option<ShapeAnswer> {
        self.answer_on(&self.plane(situation), situation, point, &ShapeShare::default())
    }

    /// The share of these games in the lists of shapes that were mined from their library. Templates and lists of other
    /// games have no share: their counts don't say from which games they are.
    pub fn share_of(&self, corpus: &Corpus, games: &[GameId]) -> ShapeShare {
        let library = corpus.id().to_string();
        let of_list = |list: &MatcherList| {
            let mut rows = FxHashMap::default();
            if let MatcherListKind::Shapes { patterns, lookup, .. } = &list.kind
                && patterns.corpus == library
            {
                games.iter().for_each(|&id| add_share(patterns, lookup, corpus.game(id), &mut rows));
            }
            rows
        };
        ShapeShare(self.lists.iter().map(of_list).collect())
    }

    /// The position in the form that databases need. `None` if there is no database.
    fn plane(&self, situation: &Situation) -> Option<PointPlane> {
        let is_needed = self.lists.iter().any(|list| matches!(list.kind, MatcherListKind::Database { .. }));
        is_needed.then(|| PointPlane::new(situation))
    }

    fn answer_on(
        &self,
        plane: &Option<PointPlane>,
        situation: &Situation,
        point: Point,
        left_out: &ShapeShare,
    ) -> Option<ShapeAnswer> {
        let mut rare = None;
        for (number, list) in self.lists.iter().enumerate() {
            let share = |row| left_out.of_row(number, row);
            let Some(answer) = list.answer(number, plane.as_ref(), situation, point, share) else { continue };
            // A window that was seen once or twice says less than a smaller one that was seen often.
            if answer.appeared.is_none_or(|appeared| appeared >= u64::from(MIN_APPEARANCES)) {
                return Some(answer);
            }
            rare = rare.or(Some(answer));
        }
        rare
    }

    /// All legal moves whose surroundings are known, likeliest first. Moves that only templates know come after all
    /// others.
    pub fn rank(&self, situation: &Situation) -> Vec<(Point, ShapeAnswer)> {
        self.rank_without(situation, &ShapeShare::default())
    }

    /// [`Matcher::rank`] with lists of the other games.
    pub fn rank_without(&self, situation: &Situation, left_out: &ShapeShare) -> Vec<(Point, ShapeAnswer)> {
        let plane = self.plane(situation);
        let legal = situation.size().points().filter(|&point| situation.is_legal(point));
        let mut ranked: Vec<(Point, ShapeAnswer)> =
            legal.filter_map(|point| Some((point, self.answer_on(&plane, situation, point, left_out)?))).collect();
        ranked.sort_by(|(a, left), (b, right)| {
            left.appeared
                .is_none()
                .cmp(&right.appeared.is_none())
                .then(right.rate.total_cmp(&left.rate))
                .then((a.y, a.x).cmp(&(b.y, b.x)))
        });
        ranked
    }

    /// The moves of [`Matcher::rank`], each with its probability.
    pub fn shares(&self, situation: &Situation) -> Vec<(Point, f32)> {
        let ranked = self.rank(situation);
        let shares = Matcher::shares_of(&ranked);
        ranked.iter().map(|(point, _)| *point).zip(shares).collect()
    }

    /// The probability of each move. A move that only templates know gets at most the smallest weight of the other
    /// moves.
    pub fn shares_of(ranked: &[(Point, ShapeAnswer)]) -> Vec<f32> {
        let least = ranked.iter().filter(|(_, answer)| answer.appeared.is_some()).map(|(_, answer)| answer.rate);
        let ceiling = least.fold(f64::INFINITY, f64::min);
        let unrated = ranked.iter().filter(|(_, answer)| answer.appeared.is_none()).map(|(_, answer)| answer.rate);
        let scale = if ceiling.is_finite() { ceiling / unrated.fold(f64::MIN_POSITIVE, f64::max) } else { 1.0 };
        let weight = |answer: &ShapeAnswer| if answer.appeared.is_some() { answer.rate } else { answer.rate * scale };
        let sum: f64 = ranked.iter().map(|(_, answer)| weight(answer)).sum();
        ranked.iter().map(|(_, answer)| (weight(answer) / sum.max(f64::MIN_POSITIVE)) as f32).collect()
    }
}

impl Default for Matcher {
    fn default() -> Matcher {
        Matcher::new()
    }
}

impl MatcherList {
    fn answer(
        &self,
        number: usize,
        plane: Option<&PointPlane>,
        situation: &Situation,
        point: Point,
        share: impl Fn(usize) -> (u64, u64),
    ) -> Option<ShapeAnswer> {
        match &self.kind {
            MatcherListKind::Shapes { patterns, lookup, average } => {
                let row = lookup.row(&around(&patterns.params.window, situation, point))?;
                let (stats, (own_played, own_appeared)) = (patterns.stats(row), share(row));
                let count = stats.occurrences.saturating_sub(own_played);
                // A list of the other games would not have this row.
                if own_played > 0 && count < u64::from(patterns.params.min_count.max(1)) {
                    return None;
                }
                let (played, appeared) = (count as f64, stats.appeared.saturating_sub(own_appeared));
                let (appeared, rate) = match average {
                    Some(average) => {
                        let rate = (played + PRIOR_APPEARANCES * average) / (appeared as f64 + PRIOR_APPEARANCES);
                        (Some(appeared), rate)
                    }
                    None => (None, played / patterns.occurrences.max(1) as f64),
                };
                Some(ShapeAnswer { list: number, row, played: count, appeared, rate })
            }
            MatcherListKind::Templates { templates, index, sum } => {
                let row = index.closest(&around(&templates.window, situation, point))?;
                let played = templates.occurrences(row);
                Some(ShapeAnswer { list: number, row, played, appeared: None, rate: played as f64 / sum })
            }
            MatcherListKind::Database { patterns, images, sum } => {
                let row = images.closest(plane?, point)?;
                Some(ShapeAnswer { list: number, row, played: 0, appeared: None, rate: weight(&patterns[row]) / sum })
            }
        }
    }
}

/// Adds what a game adds to the rows of a list: its plays, and what its empty points offered, once for each unbroken
/// stretch of a side's turns.
fn add_share(
    patterns: &MinedPatterns,
    lookup: &TemplateLookup,
    game: GameView<'_>,
    rows: &mut FxHashMap<usize, (u64, u64)>,
) {
    let (first, last) = patterns.params.moves.unwrap_or((1, u32::MAX));
    let window = &patterns.params.window;
    let mut offered = [FxHashMap::<Point, usize>::default(), FxHashMap::default()];
    let mut replay = game.replay();
    for (number, play) in (1..).zip(game.moves) {
        if (first..=last).contains(&number) {
            let (board, mover) = (replay.board(), play.color());
            let row_at =
                |point| lookup.row(&Pattern::around(window, point, game.size, mover, |at| board.get(at).into()));
            let now = game.size.points().filter(|&point| board.is_empty(point));
            let now: FxHashMap<Point, usize> = now.filter_map(|point| Some((point, row_at(point)?))).collect();
            let before = &mut offered[mover as usize];
            let new = now.iter().filter(|(point, row)| before.get(point) != Some(row));
            new.for_each(|(_, &row)| rows.entry(row).or_default().1 += 1);
            if let Some(row) = play.point().and_then(|point| now.get(&point)) {
                rows.entry(*row).or_default().0 += 1;
            }
            *before = now;
        }
        // A taken offer ends.
        play.point().and_then(|point| offered[play.color() as usize].remove(&point));
        replay.advance();
    }
}

/// The window around a point, the side to move Black.
fn around(window: &Window, situation: &Situation, point: Point) -> Pattern {
    Pattern::around(window, point, situation.size(), situation.to_play(), |at| situation.get(at).into())
}

/// The weight of a hand-made pattern: 2 to the power of its `shape` value, which is limited to ±30.
fn weight(pattern: &DatabasePattern) -> f64 {
    pattern.value("shape").unwrap_or(0.0).clamp(-30.0, 30.0).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::go::{BoardSize, Color, Move};
    use katachi_core::library::professional;
    use katachi_core::mining::MiningParams;
    use katachi_core::mining::templates::{TemplateParams, templates};
    use katachi_core::pattern::SymmetryGroup;
    use katachi_core::progress::Progress;

    fn situation(moves: &[(Color, u8, u8)]) -> Situation {
        let mut situation = Situation::new(BoardSize::new(9).unwrap());
        moves.iter().for_each(|&(color, x, y)| situation.play(Move::play(color, Point::new(x, y))));
        situation
    }

    fn shapes(window: &str) -> Arc<MinedPatterns> {
        professional::shapes(&window.parse().unwrap()).unwrap()
    }

    const MOVES: [(Color, u8, u8); 6] = [
        (Color::Black, 2, 2),
        (Color::White, 6, 6),
        (Color::Black, 6, 2),
        (Color::White, 2, 6),
        (Color::Black, 6, 5),
        (Color::White, 5, 5),
    ];

    #[test]
    fn a_point_is_answered_by_the_largest_window_that_knows_it_well() {
        let (small, large) = (shapes("square:3"), shapes("square:7"));
        let matcher = Matcher::new().with_shapes(Arc::clone(&small)).unwrap().with_shapes(Arc::clone(&large)).unwrap();
        assert_eq!(matcher.lists().collect::<Vec<_>>(), ["shapes of square:7", "shapes of square:3"]);
        let position = situation(&MOVES);
        let board = katachi_core::go::Board::new(BoardSize::new(9).unwrap());
        let mut spoke = [0; 2];
        for (point, answer) in matcher.rank(&position) {
            // Look it up the slow way: compare every row of the list in every image.
            let list = [&large, &small][answer.list];
            let mut full = board.clone();
            for (color, x, y) in MOVES {
                full.play(color, Point::new(x, y)).unwrap();
            }
            let pattern = Pattern::on_board(&list.params.window, &full, point, position.to_play());
            let canonical = pattern.canonical(SymmetryGroup::Board).0;
            let row = (0..list.len()).find(|&row| list.pattern(row) == canonical).unwrap();
            assert_eq!(answer.row, row);
            assert_eq!((answer.played, answer.appeared), {
                let stats = list.stats(row);
                (stats.occurrences, Some(stats.appeared))
            });
            spoke[answer.list] += 1;
        }
        assert!(spoke[0] > 0 && spoke[1] > 0, "{spoke:?}");
    }

    #[test]
    fn templates_answer_where_shapes_are_silent_and_come_after_them() {
        let (small, large) = (shapes("square:3"), shapes("square:7"));
        let found = templates(&small, &TemplateParams { max_wildcards: Some(2) }, &Progress::new()).unwrap();
        let alone = Matcher::new().with_templates(found.clone(), PatternSource::Move).unwrap();
        let position = situation(&MOVES);
        assert!(alone.rank(&position).len() > 30);
        let both = Matcher::new().with_shapes(large).unwrap().with_templates(found, PatternSource::Move).unwrap();
        let ranked = both.rank(&position);
        let first_template = ranked.iter().position(|(_, answer)| answer.appeared.is_none()).unwrap();
        assert!(first_template > 0);
        assert!(ranked[first_template..].iter().all(|(_, answer)| answer.list == 1));
        let shares = both.shares(&position);
        assert!(shares.is_sorted_by(|a, b| a.1 >= b.1));
        assert!((shares.iter().map(|(_, share)| share).sum::<f32>() - 1.0).abs() < 1e-4);
    }

    #[test]
    fn lists_that_say_nothing_of_moves_are_refused() {
        let window: Window = "square:3".parse().unwrap();
        let of = |source, after| {
            let params = MiningParams { after, ..MiningParams::new(window.clone(), source) };
            Arc::new(MinedPatterns::from_counts(params, String::new(), 0, Vec::new()))
        };
        let refused = |source, after| Matcher::new().with_shapes(of(source, after)).err().unwrap();
        assert_eq!(refused(PatternSource::Final, false), MatcherError::NotBeforeMoves);
        assert_eq!(refused(PatternSource::Move, true), MatcherError::NotBeforeMoves);
        assert_eq!(refused(PatternSource::Move, false), MatcherError::Empty);
    }
}
