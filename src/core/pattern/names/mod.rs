//! Names of moves and shapes: hane, keima, bamboo joint and their like, by rules over text diagrams.
//!
//! The rules stand in `assets/shape-names.txt`: diagrams with the move marked, and named conditions where a diagram
//! alone cannot say it. A rule holds in all eight turns, for either colour. Every rule is true by itself, so a move may
//! have several names; their priorities only order them. What no rule covers has no name.
//!
//! Two things are named: a move on a board ([`ShapeNames::position`]) and a mined pattern ([`ShapeNames::of_pattern`]).
//! Beyond a pattern's window nothing is known, and a rule that would have to look there gives no name.

mod conditions;
mod diagram;
mod images;
mod kind;
mod planes;
mod reading;
mod rules;
mod scene;

use std::sync::LazyLock;

pub use self::kind::{MoveKind, UnknownMoveKind};

use self::images::Images;
use self::planes::{BoardBitRows, Planes};
use self::rules::{ShapeNameRule, ShapeNameRules};
use self::scene::{BoardScene, MoveScene, WindowScene};
use super::{Cell, Pattern};
use crate::go::{Board, Color, Point};

const SHIPPED_NAMES: &str = include_str!("../../../../assets/shape-names.txt");

/// The name that players have for a move or a shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeName {
    pub english: String,
    /// The Japanese term in Latin letters and as it is written; empty where there is none in use.
    pub japanese: String,
    /// The purposes of the move; empty if none can be given.
    pub kinds: Vec<MoveKind>,
}

impl ShapeName {
    /// The name in Latin letters only, for fonts without Japanese: `Diagonal move (kosumi)`.
    pub fn latin(&self) -> String {
        let is_latin = |letter: char| letter < '\u{250}';
        let term = self.japanese.split(|letter| !is_latin(letter)).next().unwrap_or_default().trim();
        match term {
            "" => self.english.clone(),
            term if term.eq_ignore_ascii_case(&self.english) => self.english.clone(),
            term => format!("{} ({term})", self.english),
        }
    }
}

/// `Hane (hane ハネ)`.
impl std::fmt::Display for ShapeName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.japanese.as_str() {
            "" => f.write_str(&self.english),
            japanese => write!(f, "{} ({japanese})", self.english),
        }
    }
}

/// Why a text of rules cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("shape names, line {line}: {kind}")]
pub struct RuleError {
    pub line: usize,
    #[source]
    pub kind: RuleErrorKind,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleErrorKind {
    #[error("a rule begins with `name:`")]
    NoName,
    #[error("`{0}:` is no part of a rule; write name, kind, japanese, priority or if")]
    Key(String),
    #[error(transparent)]
    MoveKind(#[from] UnknownMoveKind),
    #[error("`{0}` is no priority; write a whole number")]
    Priority(String),
    #[error("`{0}` is no condition")]
    Condition(String),
    #[error("unknown mark `{0}`; the marks are those of queries, 1 for the move, and A B C D")]
    Mark(char),
    #[error("the rows of the diagram differ in length")]
    Ragged,
    #[error("the diagram marks neither a move nor a stone of the mover")]
    NoMove,
    #[error("the diagram has one of A and B, or of C and D, without the other")]
    Partner,
    #[error("the diagram has edges on opposite sides")]
    OppositeEdges,
    #[error("the diagram reaches more than {} points from the move", planes::RADIUS)]
    TooFar,
    #[error("the conditions and the diagram leave nothing at a point")]
    Impossible,
    #[error("more than {} names", NameSet::CAPACITY)]
    TooManyNames,
}

/// A set of the names of one [`ShapeNames`], in the order of their priority.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NameSet(u128);

impl NameSet {
    /// Names that a set can hold.
    pub const CAPACITY: usize = 128;

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Indices into [`ShapeNames::names`], highest priority first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// The names that both sets hold.
    pub fn and(self, other: NameSet) -> NameSet {
        NameSet(self.0 & other.0)
    }

    fn contains(self, name: u8) -> bool {
        self.0 >> name & 1 == 1
    }

    fn insert(&mut self, name: u8) {
        self.0 |= 1 << name;
    }
}

/// Rules, ready to name moves and patterns.
pub struct ShapeNames {
    /// Highest priority first.
    names: Vec<ShapeName>,
    /// One for each name.
    diagrams: Vec<Option<String>>,
    moves: Images,
    shapes: Images,
}

impl ShapeNames {
    /// The rules of `assets/shape-names.txt`.
    pub fn shipped() -> &'static ShapeNames {
        static NAMES: LazyLock<ShapeNames> =
            LazyLock::new(|| ShapeNames::read(SHIPPED_NAMES).expect("the asset is read by a test"));
        &NAMES
    }

    /// Reads and compiles rules as `assets/shape-names.txt` writes them.
    ///
    /// Errors: what is wrong, and in which rule.
    pub fn read(text: &str) -> Result<ShapeNames, RuleError> {
        let ShapeNameRules { names, rules } = ShapeNameRules::read(text)?;
        let whole = |kind| RuleError { line: text.lines().count(), kind };
        if names.len() > NameSet::CAPACITY {
            return Err(whole(RuleErrorKind::TooManyNames));
        }
        let mut order: Vec<usize> = (0..names.len()).collect();
        order.sort_by_key(|&name| std::cmp::Reverse(names[name].1));
        let mut place = vec![0; names.len()];
        for (rank, &name) in order.iter().enumerate() {
            place[name] = rank as u8;
        }
        let moves = Images::of_moves(&rules, &place).map_err(whole)?;
        let shapes = Images::of_shapes(&rules, &place).map_err(whole)?;
        let diagram = |&name: &usize| {
            let drawings = rules.iter().filter(|rule| rule.name == name).flat_map(ShapeNameRule::drawings);
            drawings.min_by_key(|&(is_move, _)| is_move).map(|(_, text)| text)
        };
        let diagrams = order.iter().map(diagram).collect();
        let names = order.into_iter().map(|name| names[name].0.clone()).collect();
        Ok(ShapeNames { names, diagrams, moves, shapes })
    }

    /// All names, highest priority first.
    pub fn names(&self) -> &[ShapeName] {
        &self.names
    }

    /// The diagram by which a name is drawn, as the text of a query: the shape as it stands, or else the move. `None` if
    /// it takes more than a diagram to tell it, as of an atari.
    pub fn diagram(&self, name: usize) -> Option<&str> {
        self.diagrams.get(name)?.as_deref()
    }

    /// The names of a set, highest priority first.
    pub fn of_set(&self, set: NameSet) -> impl Iterator<Item = &ShapeName> {
        set.iter().map(|name| &self.names[name])
    }

    /// The names of a kind.
    pub fn of_kind(&self, kind: MoveKind) -> NameSet {
        let mut found = NameSet::default();
        for (name, place) in self.names.iter().zip(0..) {
            if name.kinds.contains(&kind) {
                found.insert(place);
            }
        }
        found
    }

    /// The purposes of the names in a set, each kind once.
    pub fn kinds(&self, set: NameSet) -> impl Iterator<Item = MoveKind> {
        MoveKind::ALL.into_iter().filter(move |&kind| !self.of_kind(kind).and(set).is_empty())
    }

    /// The names whose English, Japanese or title contains a text, ignoring case.
    pub fn containing(&self, text: &str, title: impl Fn(&ShapeName) -> &str) -> NameSet {
        let wanted = text.to_lowercase();
        let mut found = NameSet::default();
        for (name, place) in self.names.iter().zip(0..) {
            if [&*name.to_string(), title(name)].into_iter().any(|name| name.to_lowercase().contains(&wanted)) {
                found.insert(place);
            }
        }
        found
    }

    /// A position whose moves are to be named.
    pub fn position<'a>(&'a self, board: &'a Board) -> NamedPosition<'a> {
        NamedPosition { names: self, board, rows: BoardBitRows::from_board(board) }
    }

    /// The names that follow from what a mined pattern shows.
    ///
    /// A pattern of the source `move`, its centre empty, is named as the move that Black makes there. A pattern of the
    /// source `final` has the name of each shape that uses all stones of one colour, so that nothing else of this
    /// colour is in the window. A window after a move has no names: it does not show what the move captured.
    pub fn of_pattern(&self, pattern: &Pattern, is_move: bool) -> NameSet {
        if is_move { self.of_move_pattern(pattern) } else { self.of_shape_pattern(pattern) }
    }

    fn of_move_pattern(&self, pattern: &Pattern) -> NameSet {
        let window = pattern.window();
        let Some(centre) = window.centre().filter(|&centre| pattern.cells()[centre] == Cell::Empty) else {
            return NameSet::default();
        };
        let (x, y) = window.cells()[centre];
        let scene = WindowScene::new(pattern, (i32::from(x), i32::from(y)), false);
        self.moves.names(Planes::of_scene(&scene), &scene)
    }

    fn of_shape_pattern(&self, pattern: &Pattern) -> NameSet {
        let mut names = NameSet::default();
        for (swapped, own) in [(false, Cell::Black), (true, Cell::White)] {
            let stones = pattern.cells().iter().filter(|&&cell| cell == own).count();
            let mut scene = WindowScene::new(pattern, (0, 0), swapped);
            for (&(x, y), _) in pattern.window().cells().iter().zip(pattern.cells()).filter(|(_, cell)| **cell == own) {
                scene.set_origin((i32::from(x), i32::from(y)));
                let planes = Planes::of_scene(&scene);
                let contact = scene.contact();
                self.shapes.for_each_near(planes, &scene, &contact, &mut names, |image, _| image.stones == stones);
            }
        }
        names
    }
}

/// A position prepared for naming many moves.
///
/// ```
/// use katachi_core::go::{Board, BoardSize, Color, Point};
/// use katachi_core::pattern::names::ShapeNames;
/// let mut board = Board::new(BoardSize::NINETEEN);
/// board.play(Color::Black, Point::new(9, 9)).unwrap();
/// board.play(Color::White, Point::new(9, 8)).unwrap();
/// let names = ShapeNames::shipped();
/// let hane = names.position(&board).names(Color::Black, Point::new(10, 8));
/// assert_eq!(names.of_set(hane).next().unwrap().english, "Hane");
/// ```
pub struct NamedPosition<'a> {
    names: &'a ShapeNames,
    board: &'a Board,
    rows: BoardBitRows,
}

impl NamedPosition<'_> {
    /// The names of a move; none for one that is not on an empty point of the board.
    pub fn names(&self, mover: Color, at: Point) -> NameSet {
        if !self.board.size().contains(at) || !self.board.is_empty(at) {
            return NameSet::default();
        }
        let scene = BoardScene { board: self.board, mover, at };
        self.names.moves.names(self.rows.around(at, mover), &scene)
    }
}
