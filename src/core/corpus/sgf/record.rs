//! One game's main line: gathered from the scanner's events, replayed once.

use crate::corpus::evaluation::EvaluationNotes;
use crate::go::{Board, BoardSize, Color, IllegalPlay, Move, Point, SetupStone};

use super::header::Header;
use super::points::{PointSet, RawMove, SetupProperties, handicap_points};
use super::scan::{Ident, SgfEvent, SgfScanner};
use super::warning::{Warning, WarningKind, Warnings};
use super::{CutReason, CutShort, Record, RemarkDigest, SkipReason};

/// Maximum number of moves that are kept; no game is longer. Further moves of a damaged or hostile file are only
/// counted.
pub const MAX_MOVES: u32 = 50_000;
/// Maximum number of set-up stones in a record: many times a whole board.
const MAX_SETUP_STONES: u32 = 100_000;

/// The main line of the game that the scanner is in.
pub(super) struct MainLine<'t> {
    levels: Levels,
    header: Header<'t>,
    /// The node that is being read: set-up comes before moves, whatever the order in the text.
    setup: SetupProperties,
    moves: Vec<(Color, &'t str)>,
    notes: EvaluationNotes<'t>,
    steps: Vec<MainLineStep>,
    recorded_moves: u32,
    setup_stones: u32,
    remarks: RemarkSums,
    warnings: Warnings,
}

/// A change that a node of the main line makes.
#[derive(Clone, Debug)]
enum MainLineStep {
    Play(Color, RawMove),
    Setup(Point, Option<Color>),
}

impl<'t> MainLine<'t> {
    pub fn new() -> MainLine<'t> {
        MainLine {
            levels: Levels::default(),
            header: Header::default(),
            setup: SetupProperties::default(),
            moves: Vec::new(),
            notes: EvaluationNotes::default(),
            steps: Vec::new(),
            recorded_moves: 0,
            setup_stones: 0,
            remarks: RemarkSums::default(),
            warnings: Warnings::default(),
        }
    }

    /// Reads the game that begins where the scanner stands, after its `GameStart`.
    ///
    /// Errors: the reason why the record is skipped.
    pub fn of_game(start: &SgfScanner<'t>) -> Result<Record, SkipReason> {
        let (mut line, mut scanner) = (MainLine::new(), start.clone());
        line.event(SgfEvent::GameStart, start);
        scanner.each_event(&mut |event, scanner| line.event(event, scanner));
        line.finish(scanner.warnings.take())
    }

    /// Takes an event and, for a property, the scanner's values.
    pub fn event(&mut self, event: SgfEvent, scanner: &SgfScanner<'t>) {
        match event {
            SgfEvent::GameStart => self.levels.start(),
            SgfEvent::Open => self.levels.open(),
            SgfEvent::Close => self.levels.close(),
            SgfEvent::Node => {
                self.end_node();
                if self.levels.node() == NodePlace::AfterVariations {
                    self.warnings.add(WarningKind::NodeAfterVariations);
                }
            }
            SgfEvent::Property(ident) if self.levels.on_main_line() => {
                if ident.is("C") {
                    self.remarks.comment(scanner);
                }
                self.property(ident, scanner);
            }
            SgfEvent::Property(ident) => match ident.name() {
                b"C\0" => self.remarks.comment(scanner),
                b"B\0" | b"W\0" => self.remarks.variation(ident, scanner),
                _ => {}
            },
            SgfEvent::GameEnd { .. } => {}
        }
    }

    fn property(&mut self, ident: Ident, scanner: &SgfScanner<'t>) {
        let mut values = scanner.values();
        let color = match ident.name() {
            b"B\0" => Color::Black,
            b"W\0" => Color::White,
            b"AB" => return self.setup.add(0, values, &mut self.warnings),
            b"AW" => return self.setup.add(1, values, &mut self.warnings),
            b"AE" => return self.setup.add(2, values, &mut self.warnings),
            _ => {
                self.notes.add(scanner.name(), scanner.values());
                if let Some(value) = values.next() {
                    self.header.add(ident, value, self.recorded_moves > 0);
                }
                return;
            }
        };
        if values.len() > 1 {
            self.warnings.add(WarningKind::SeveralMoveValues);
        }
        if let Some(value) = values.next() {
            self.recorded_moves = self.recorded_moves.saturating_add(1);
            if self.recorded_moves <= MAX_MOVES + 1 {
                self.moves.push((color, value));
            }
        }
    }

    fn end_node(&mut self) {
        if let Some(sets) = self.setup.take() {
            let stones: u32 = sets.iter().map(|set| set.len()).sum();
            self.setup_stones = self.setup_stones.saturating_add(stones);
            if stones > 0 && self.setup_stones <= MAX_SETUP_STONES && self.recorded_moves <= MAX_MOVES {
                for (cell, set) in SetupProperties::CELLS.into_iter().zip(&sets) {
                    self.steps.extend(set.iter().map(|point| MainLineStep::Setup(point, cell)));
                }
            }
        }
        let played = self.moves.len() as u32;
        self.notes.end_node(self.recorded_moves.saturating_sub(played), self.recorded_moves);
        let plays = self.moves.drain(..).map(|(color, value)| MainLineStep::Play(color, RawMove::read(value)));
        self.steps.extend(plays);
    }

    /// Ends the game and returns its record. Leaves everything ready for the next game.
    ///
    /// Errors: the reason why the record is skipped.
    pub fn finish(&mut self, scanned: Vec<Warning>) -> Result<Record, SkipReason> {
        self.end_node();
        let header = std::mem::take(&mut self.header);
        let mut notes = std::mem::take(&mut self.notes);
        let steps = std::mem::take(&mut self.steps);
        let mut warnings = std::mem::take(&mut self.warnings);
        let variations = self.levels.branches;
        let recorded_moves = std::mem::take(&mut self.recorded_moves);
        let setup_stones = std::mem::take(&mut self.setup_stones);
        let remarks = std::mem::take(&mut self.remarks);

        if let Some(game) = header.other_game() {
            return Err(SkipReason::NotGo(game.into()));
        }
        let size = header.size(&mut warnings)?;
        let info = header.info(&mut warnings);
        let unread_komi = header.unread_komi(&info);

        let mut replayed = ReplayedMainLine::new(size, &[], &steps);
        if let Some(stones) = handicap_to_place(&steps, size, info.handicap) {
            let stones = handicap_points(size, stones);
            let with_stones = ReplayedMainLine::new(size, &stones, &steps);
            // If stones are in the way of the record's own moves, this game did not have them there.
            if !stones.is_empty() && with_stones.moves.len() >= replayed.moves.len() {
                replayed = with_stones;
                warnings.add(WarningKind::HandicapPlaced);
            } else {
                warnings.add(WarningKind::HandicapMissing);
            }
        }
        for _ in 0..replayed.setup_off_board {
            warnings.add(WarningKind::SetupOffBoard);
        }
        for _ in 0..replayed.replaced_stones {
            warnings.add(WarningKind::MoveOnSetupStone);
        }
        if replayed.cut_short.is_none() && setup_stones > MAX_SETUP_STONES {
            let at_move = replayed.moves.len() as u32 + 1;
            replayed.cut_short = Some(CutShort { at_move, reason: CutReason::TooMuchSetup });
        }
        let (evaluations, troubles) = notes.finish(size, &replayed.moves);
        let mut all_warnings = scanned;
        all_warnings.extend(warnings.take());
        // An engine's comments are not a teacher's.
        let remarks = remarks.digest(evaluations.is_none());
        Ok(Record {
            size,
            info,
            setup: replayed.setup,
            moves: replayed.moves,
            recorded_moves,
            cut_short: replayed.cut_short,
            variations,
            remarks,
            warnings: all_warnings,
            unread_komi,
            evaluations,
            troubles,
        })
    }
}

/// FNV-1a, the same on every machine and in every version: libraries keep what is made of it.
fn fnv_1a(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// Sums over the comments and the variations of a game, whatever their order.
#[derive(Default)]
struct RemarkSums {
    comments: u64,
    variations: u64,
}

impl RemarkSums {
    fn comment(&mut self, scanner: &SgfScanner<'_>) {
        let text = || scanner.values().flat_map(str::chars).filter(|character| character.is_alphabetic());
        if text().next().is_some() {
            self.comments = self.comments.wrapping_add(fnv_1a(text().flat_map(|c| u32::from(c).to_le_bytes())));
        }
    }

    fn variation(&mut self, ident: Ident, scanner: &SgfScanner<'_>) {
        let point = scanner.values().next().unwrap_or("").trim();
        let bytes = ident.name().iter().chain(point.as_bytes());
        self.variations = self.variations.wrapping_add(fnv_1a(bytes.copied()));
    }

    fn digest(&self, has_comments: bool) -> RemarkDigest {
        RemarkDigest::new(if has_comments { self.comments } else { 0 }, self.variations)
    }
}

/// The number of fixed handicap stones to place: the header promises them, the first move is White's, no black stone
/// was set before it, and Black does not play them while White passes.
fn handicap_to_place(steps: &[MainLineStep], size: BoardSize, handicap: u8) -> Option<u8> {
    let mut before = steps.iter().take_while(|step| matches!(step, MainLineStep::Setup(..)));
    let first = steps.iter().find(|step| matches!(step, MainLineStep::Play(..)));
    let white_first = matches!(first, Some(MainLineStep::Play(Color::White, _)));
    let no_stones =
        before.all(|step| !matches!(step, MainLineStep::Setup(at, Some(Color::Black)) if size.contains(*at)));
    let is_stone = |step: &&MainLineStep, of: Color| match step {
        MainLineStep::Play(color, play) => *color == of && !play.is_pass(size),
        MainLineStep::Setup(..) => false,
    };
    let before_white = steps.iter().take_while(|step| !is_stone(step, Color::White));
    let played = before_white.filter(|step| is_stone(step, Color::Black)).count();
    (handicap >= 2 && white_first && no_stones && played < 2).then_some(handicap)
}

/// The usable part of a main line.
struct ReplayedMainLine {
    setup: Vec<SetupStone>,
    moves: Vec<Move>,
    cut_short: Option<CutShort>,
    setup_off_board: u32,
    /// Set-up stones under the record's own moves.
    replaced_stones: u32,
}

impl ReplayedMainLine {
    /// Replays the steps after black stones that the header promises.
    ///
    /// A move replaces a stone that the record itself has set up on its point, as FF\[4\] wants it. A move on a stone
    /// that was played ends the usable part: one of the two is wrong, and nobody knows which.
    fn new(size: BoardSize, promised: &[Point], steps: &[MainLineStep]) -> ReplayedMainLine {
        let mut board = Board::new(size);
        let promised = promised.iter().map(|&point| SetupStone { before_move: 0, point, cell: Some(Color::Black) });
        let mut replayed = ReplayedMainLine {
            setup: promised.collect(),
            moves: Vec::new(),
            cut_short: None,
            setup_off_board: 0,
            replaced_stones: 0,
        };
        // The record has set up the latest stone on the point.
        let mut is_set_up = PointSet::default();
        // Set-up stones in `replayed.setup` that are not on the board yet.
        let mut due = 0;
        for step in steps {
            let before_move = replayed.moves.len() as u32;
            let (color, play) = match *step {
                MainLineStep::Setup(point, cell) if size.contains(point) => {
                    replayed.setup.push(SetupStone { before_move, point, cell });
                    is_set_up.add(point);
                    continue;
                }
                MainLineStep::Setup(..) => {
                    replayed.setup_off_board += 1;
                    continue;
                }
                MainLineStep::Play(color, ref play) => (color, play),
            };
            if due < replayed.setup.len() {
                board.apply_setup(&replayed.setup[due..]);
                due = replayed.setup.len();
            }
            let reason = match play {
                _ if before_move >= MAX_MOVES => CutReason::TooManyMoves,
                RawMove::Pass | RawMove::Point(_) if play.is_pass(size) => {
                    board.pass();
                    replayed.moves.push(Move::pass(color));
                    continue;
                }
                &RawMove::Point(point) => match board.play(color, point) {
                    Err(IllegalPlay::Occupied) if is_set_up.contains(point) => {
                        replayed.setup.push(SetupStone { before_move, point, cell: None });
                        due = replayed.setup.len();
                        is_set_up.remove_point(point);
                        replayed.replaced_stones += 1;
                        _ = board.play_over(color, point);
                        replayed.moves.push(Move::play(color, point));
                        continue;
                    }
                    Ok(_) => {
                        is_set_up.remove_point(point);
                        replayed.moves.push(Move::play(color, point));
                        continue;
                    }
                    Err(IllegalPlay::Occupied) => CutReason::Occupied(point),
                    Err(IllegalPlay::OffBoard) => CutReason::OffBoard(sgf_letters(point).into()),
                },
                RawMove::Unreadable(raw) => CutReason::Unreadable(raw.as_str().into()),
                RawMove::Pass => continue,
            };
            replayed.cut_short = Some(CutShort { at_move: before_move + 1, reason });
            break;
        }
        replayed
    }
}

fn sgf_letters(point: Point) -> String {
    let letter = |c: u8| char::from(if c < 26 { b'a' + c } else { b'A' + (c - 26) });
    [point.x, point.y].map(letter).iter().collect()
}

/// The scanner's place in the tree, in one byte a level.
#[derive(Default)]
struct Levels {
    stack: Vec<u8>,
    /// Lines other than the main line.
    branches: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum NodePlace {
    InLine,
    /// Illegal: a node after a subtree.
    AfterVariations,
}

impl Levels {
    const IS_MAIN_LINE: u8 = 1;
    const HAS_NODES: u8 = 2;
    const HAS_SUBTREES: u8 = 4;
    /// The level's first node begins a branch.
    const IS_BRANCH: u8 = 8;

    fn start(&mut self) {
        self.stack.clear();
        self.stack.push(Self::IS_MAIN_LINE);
        self.branches = 0;
    }

    fn open(&mut self) {
        let parent = self.top();
        let level = if parent & Self::HAS_SUBTREES != 0 {
            Self::IS_BRANCH
        } else if parent & Self::HAS_NODES != 0 {
            parent & Self::IS_MAIN_LINE
        } else {
            // Treat an extra parenthesis as if it were not there.
            parent & (Self::IS_MAIN_LINE | Self::IS_BRANCH)
        };
        self.stack.push(level);
    }

    fn close(&mut self) {
        let closed = self.stack.pop().unwrap_or_default();
        if closed & (Self::HAS_NODES | Self::HAS_SUBTREES) != 0
            && let Some(parent) = self.stack.last_mut()
        {
            *parent |= Self::HAS_SUBTREES;
        }
    }

    fn node(&mut self) -> NodePlace {
        let Some(level) = self.stack.last_mut() else { return NodePlace::InLine };
        if *level & Self::HAS_SUBTREES != 0 {
            *level = Self::HAS_NODES;
            self.branches += 1;
            NodePlace::AfterVariations
        } else {
            self.branches += u32::from(*level & Self::IS_BRANCH != 0);
            *level = *level & Self::IS_MAIN_LINE | Self::HAS_NODES;
            NodePlace::InLine
        }
    }

    fn top(&self) -> u8 {
        self.stack.last().copied().unwrap_or_default()
    }

    fn on_main_line(&self) -> bool {
        self.top() & (Self::IS_MAIN_LINE | Self::HAS_SUBTREES) == Self::IS_MAIN_LINE
    }
}
