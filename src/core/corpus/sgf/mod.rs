//! Reads records from SGF bytes.
//!
//! A file of game records is read in four steps, each of which trusts nothing: `encoding` makes text of the bytes,
//! `scan` finds games, nodes and properties in it whatever state its brackets are in, `points` has `sgf-parse` read
//! moves, and `record` (or `tree`, for the viewer) puts them on a board.
//!
//! # What is guarded, and why
//!
//! Measured on `sgf-parse` 4.2.8, which is right about clean values and can't be trusted with whole files:
//!
//! - Its lenient mode loses games without a word, and its strict mode gives up at the first dirt.
//! - Its tree recurses when dropped, cloned or printed, and a strict error in a deep tree overflows the stack inside
//!   the library. It takes about 105 MB for each MB of input. So tree structure stays here, in flat vectors.
//! - One bad point makes a whole AB invalid, `tt` is a point, `KO;W[dd]` loses a move; so lists are cleaned point by
//!   point, and a property without a value is dropped first.
//!
//! Work is linear in the bytes, and memory is bounded: a record keeps at most 50,000 moves, a tree for the viewer at
//! most a million nodes.
//!
//! # What counts as a game
//!
//! `(;`, or `(` and a known property. A file in which there is none gives one [`ReadItem::Skipped`] without an index.
//! A tree may hold several games or problems (`split`): each is a record. Records are numbered from 0 in the order of
//! the file, skipped ones too.

mod collection;
mod encoding;
mod header;
mod kept;
mod likelihood;
mod marks;
mod nodes;
mod points;
mod positions;
mod problem;
mod record;
mod scan;
mod split;
#[cfg(test)]
mod tests;
mod tree;
mod utf_8_sense;
pub(super) mod values;
mod warning;
mod width;
mod write;

pub use collection::with_game;
pub use encoding::NamedEncoding;
pub(crate) use encoding::decode_name;
pub(super) use encoding::{EncodingCosts, EncodingHint, EncodingVotes};
pub(in crate::corpus) use header::text as comment_text;
pub use problem::{ProblemRecord, SolutionMove, read_problems};
pub use record::MAX_MOVES;
pub use warning::{Warning, WarningKind};
pub use write::{to_sgf, to_sgf_bytes};

use std::ops::ControlFlow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::evaluation::{GameEvaluations, Trouble};
use crate::go::{BoardSize, BoardSizeError, GameInfo, GameTree, Move, Point, RecordText, SetupStone};
use crate::progress::Progress;

use record::MainLine;
use scan::{SgfEvent, SgfScanner};
use split::{SplitScout, SplitTree, TreeSplit};

/// One game's main line as loaded: first children, from the root on.
#[derive(Clone, Debug)]
pub struct Record {
    pub size: BoardSize,
    /// Decoded, escapes resolved, trimmed.
    pub info: GameInfo,
    /// Ascending in `before_move`; what stands in the root has 0.
    pub setup: Vec<SetupStone>,
    /// The usable moves, passes included. Empty in a problem or a position.
    pub moves: Vec<Move>,
    /// Moves that the main line has in the file, the unusable ones included.
    pub recorded_moves: u32,
    /// Why moves are missing at the end.
    pub cut_short: Option<CutShort>,
    /// Branches off the main line and off each other; 0 in a plain game.
    pub variations: u32,
    pub remarks: RemarkDigest,
    /// Damage that was mended or ignored; at most one warning a kind.
    pub warnings: Vec<Warning>,
    /// The text of a komi that is no amount that a game has.
    pub unread_komi: Option<Box<str>>,
    /// Evaluations that an engine has written beside the moves.
    pub evaluations: Option<GameEvaluations>,
    /// Evaluations that could not be read, in the order of the text.
    pub troubles: Vec<Trouble>,
}

/// Tells the comments, and the moves of variations, of one record from those of another with the same moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RemarkDigest {
    /// 0 if there are none, or if they were not looked at.
    comments: u16,
    variations: u16,
}

impl RemarkDigest {
    /// Made of hashes; 0 where there is nothing.
    fn new(comments: u64, variations: u64) -> RemarkDigest {
        // The first bits of FNV-1a hardly depend on the last characters.
        let mixed = |hash: u64| (hash ^ hash >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let folded = |hash: u64| if hash == 0 { 0 } else { ((mixed(hash) >> 48) as u16).max(1) };
        RemarkDigest { comments: folded(comments), variations: folded(variations) }
    }

    pub fn has_comments(self) -> bool {
        self.comments != 0
    }

    /// Whether both records have comments, and not the same.
    pub fn has_other_comments(self, other: RemarkDigest) -> bool {
        self.comments != other.comments && self.comments != 0 && other.comments != 0
    }

    /// Whether both records have variations, and not the same. Variations of a turned record always differ.
    pub fn has_other_variations(self, other: RemarkDigest) -> bool {
        self.variations != other.variations && self.variations != 0 && other.variations != 0
    }

    pub(crate) fn to_bits(self) -> u32 {
        u32::from(self.comments) << 16 | u32::from(self.variations)
    }

    pub(crate) fn from_bits(bits: u32) -> RemarkDigest {
        RemarkDigest { comments: (bits >> 16) as u16, variations: bits as u16 }
    }
}

impl Record {
    /// Whether there is neither a stone nor a move in it, nor in a variation: it is no game.
    pub fn is_empty(&self) -> bool {
        self.recorded_moves == 0 && self.setup.is_empty() && self.variations == 0 && self.cut_short.is_none()
    }
}

/// The move at which the usable part of a record ends.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {at_move}: {reason}")]
pub struct CutShort {
    /// Number of the first move that is left out, from 1.
    pub at_move: u32,
    pub reason: CutReason,
}

/// Why the rest of a game is left out. Points that are no points are quoted as the file has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum CutReason {
    #[error("[{}] is occupied", .0.to_sgf())]
    Occupied(Point),
    #[error("[{0}] is off the board")]
    OffBoard(Box<str>),
    #[error("[{0}] is no point of a board")]
    Unreadable(Box<str>),
    #[error("more than {MAX_MOVES} moves")]
    TooManyMoves,
    #[error("too many set-up stones")]
    TooMuchSetup,
}

/// Why a game, or a whole file, gave no record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum SkipReason {
    #[error(transparent)]
    BoardSize(#[from] BoardSizeError),
    /// The value of GM.
    #[error("not a game of Go (GM[{0}])")]
    NotGo(Box<str>),
    #[error("the file is empty")]
    Empty,
    #[error("not SGF: the file is binary")]
    Binary,
    #[error("a web page without a game in it")]
    WebPage,
    #[error("a web address: save the game that it leads to as a file and open that, or copy the game's text")]
    WebAddress,
    #[error("not SGF: there is no game in the file")]
    NoGame,
    #[error("the file has only {games} games")]
    NoSuchGame { games: u32 },
    #[error("too large to show: more than {limit} nodes")]
    TooManyNodes { limit: usize },
    #[error("too large to show: more than {limit} stones and marks")]
    TooManyMarks { limit: usize },
}

/// A game of a file, or the reason why there is none.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "handed over once; a box would cost an allocation a game")]
pub enum ReadItem {
    Record {
        /// Number of the record in the file, from 0.
        index: u32,
        record: Record,
    },
    Skipped {
        /// `None`: the file as a whole.
        index: Option<u32>,
        reason: SkipReason,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileReading {
    /// WHATWG name of the encoding of the file, or of most of its games; `"UTF-8"` for plain ASCII.
    pub encoding: &'static str,
    /// Records seen, skipped ones included.
    pub games: u32,
}

/// Number of events of a file, such as nodes, after which a reader asks whether to go on.
const EVENTS_PER_CHECK: u32 = 4096;

/// Reads the main line of every game in a file and hands it to `sink` in the file's order.
///
/// Never fails: what can't be read is a [`ReadItem::Skipped`], a [`CutShort`] or a [`Warning`].
///
/// ```
/// use katachi_core::corpus::sgf::{ReadItem, read_records};
/// let mut moves = Vec::new();
/// let reading = read_records(b"(;SZ[9];B[ee];W[cc](;B[gg])(;B[cg]))", &mut |item| {
///     if let ReadItem::Record { record, .. } = item {
///         moves.push((record.moves.len(), record.variations));
///     }
/// });
/// assert_eq!((reading.games, reading.encoding), (1, "UTF-8"));
/// assert_eq!(moves, [(3, 1)]);
/// ```
pub fn read_records(bytes: &[u8], sink: &mut dyn FnMut(ReadItem)) -> FileReading {
    read_hinted_records(bytes, &EncodingHint::default(), &Progress::new(), sink).0
}

/// As [`read_records`], with what else is known of the encoding, until the work is cancelled. Returns also the evidence, if
/// any was weighed.
pub(super) fn read_hinted_records(
    bytes: &[u8],
    hint: &EncodingHint,
    progress: &Progress,
    sink: &mut dyn FnMut(ReadItem),
) -> (FileReading, Option<EncodingCosts>) {
    let decoded = encoding::decode_with(bytes, hint);
    let mut scanner = SgfScanner::new(&decoded.text);
    let mut line = MainLine::new();
    let (mut games, mut events) = (0, 0_u32);
    let mut scout = SplitScout::default();
    let mut give = |result| {
        sink(match result {
            Ok(record) => ReadItem::Record { index: games, record },
            Err(reason) => ReadItem::Skipped { index: Some(games), reason },
        });
        games += 1;
    };
    while let Some(event) = scanner.next_event() {
        events = events.wrapping_add(1);
        if events.is_multiple_of(EVENTS_PER_CHECK) && progress.check().is_err() {
            break;
        }
        line.event(event, &scanner);
        scout.event(event, &scanner);
        let SgfEvent::GameEnd { ghost } = event else { continue };
        let scanned = scanner.warnings.take();
        let mut result = line.finish(scanned.clone());
        if ghost {
            continue;
        }
        match scout.split() {
            TreeSplit::Several(tree) => tree.records(scanned).for_each(&mut give),
            TreeSplit::One => give(result),
            TreeSplit::TooLarge => {
                let warning = Warning { kind: WarningKind::TreeTooLargeToSplit, times: 1 };
                result.iter_mut().for_each(|record| record.warnings.push(warning));
                give(result);
            }
        }
    }
    if games == 0 {
        sink(ReadItem::Skipped { index: None, reason: why_no_game(bytes, &decoded.text) });
    }
    (FileReading { encoding: decoded.encoding, games }, decoded.costs)
}

/// The whole tree of game `index` for the viewer: variations, comments, marks and labels, set-up, moves. A tree that
/// holds several records counts as one game here.
///
/// Moves on occupied points are kept; moves off the board are not. The tree keeps the text of its game, so that
/// [`to_sgf`] writes what it does not model.
///
/// Errors: the reasons for which [`read_records`] skips a game; a tree of more than a million nodes.
pub fn read_tree(bytes: &[u8], index: u32) -> Result<GameTree, SkipReason> {
    read_tree_as(bytes, index, TreeNumbering::Trees, None)
}

/// As [`read_tree`], but the tree of record `index` alone, as [`read_records`] numbers them. A record of a tree that
/// holds several keeps the text of its own nodes.
pub fn read_record_tree(bytes: &[u8], index: u32) -> Result<GameTree, SkipReason> {
    read_tree_as(bytes, index, TreeNumbering::Records, None)
}

/// How the games of a file are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TreeNumbering {
    /// Each tree is one game, whatever it holds.
    Trees,
    /// As [`read_records`] does: each record of a tree that holds several is one.
    Records,
}

/// Takes the trees of a file, each with its number.
pub type TreeSink<'a> = dyn FnMut(u32, Result<GameTree, SkipReason>) -> ControlFlow<()> + 'a;

/// [`read_tree`] or [`read_record_tree`], in a named encoding.
pub(super) fn read_tree_as(
    bytes: &[u8],
    index: u32,
    numbering: TreeNumbering,
    named: Option<NamedEncoding>,
) -> Result<GameTree, SkipReason> {
    let mut found = None;
    let games = read_trees_as(bytes, numbering, named, &|game| game == index, &mut |_, tree| {
        found = Some(tree);
        ControlFlow::Break(())
    });
    found.unwrap_or_else(|| {
        Err(if games == 0 {
            why_no_game(bytes, &encoding::decode_with(bytes, &EncodingHint { named, prior: None }).text)
        } else {
            SkipReason::NoSuchGame { games }
        })
    })
}

/// As [`read_tree`], for several games of a file in one pass. Returns the number of games up to the last one that was
/// read.
pub fn read_trees(bytes: &[u8], is_wanted: &dyn Fn(u32) -> bool, sink: &mut TreeSink<'_>) -> u32 {
    read_trees_as(bytes, TreeNumbering::Trees, None, is_wanted, sink)
}

/// As [`read_trees`], in a numbering and a named encoding. Returns the number of games in the trees that were read.
pub(crate) fn read_trees_as(
    bytes: &[u8],
    numbering: TreeNumbering,
    named: Option<NamedEncoding>,
    is_wanted: &dyn Fn(u32) -> bool,
    sink: &mut TreeSink<'_>,
) -> u32 {
    let decoded = encoding::decode_with(bytes, &EncodingHint { named, prior: None });
    let mut scanner = SgfScanner::new(&decoded.text);
    let mut scout = SplitScout::default();
    let mut games = 0;
    while let Some(event) = scanner.next_event() {
        scout.event(event, &scanner);
        if event != (SgfEvent::GameEnd { ghost: false }) {
            continue;
        }
        let split = match numbering {
            TreeNumbering::Trees => TreeSplit::One,
            TreeNumbering::Records => scout.split(),
        };
        let flow = match split {
            TreeSplit::Several(tree) => {
                let first = games;
                games += tree.len() as u32;
                (first..games)
                    .filter(|&index| is_wanted(index))
                    .try_for_each(|index| sink(index, split_record(&tree, (index - first) as usize, &decoded)))
            }
            TreeSplit::One | TreeSplit::TooLarge => {
                games += 1;
                match scout.start().filter(|_| is_wanted(games - 1)) {
                    Some(start) => sink(games - 1, whole_tree(start, scanner.place(), &decoded)),
                    None => ControlFlow::Continue(()),
                }
            }
        };
        if flow.is_break() {
            break;
        }
    }
    games
}

/// Whether a file's games are written in SGF, and not in another format that is read like it.
pub(crate) fn has_sgf(bytes: &[u8]) -> bool {
    !encoding::is_other_format(bytes)
}

/// Reads the game that begins where the scanner stands, after its `GameStart`, and that ends at the place `end`.
fn whole_tree(start: &SgfScanner<'_>, end: usize, decoded: &encoding::Decoded<'_>) -> Result<GameTree, SkipReason> {
    let mut tree = tree::read(&|each| start.replay_game(each))?.tree;
    let range = start.place()..end;
    let (text, undecoded) = (decoded.text[range.clone()].to_owned(), decoded.undecoded(range));
    tree.source = Some(Arc::new(RecordText { text, no_semicolon: start.has_no_semicolon(), undecoded }));
    Ok(tree)
}

/// Reads a record of a tree that holds several. It keeps the text of its own nodes, if the same is read from that.
fn split_record(tree: &SplitTree<'_>, record: usize, decoded: &encoding::Decoded<'_>) -> Result<GameTree, SkipReason> {
    let mut found = tree::read(&|each| tree.replay(record, each))?.tree;
    let source = kept::text_of_events(&|each| tree.replay(record, each), decoded);
    let scanner = SgfScanner::in_game(&source.text, source.no_semicolon);
    let again = tree::read(&|each| scanner.replay_game(each));
    if again.is_ok_and(|again| again.tree == found) {
        found.source = Some(Arc::new(source));
    }
    Ok(found)
}

/// Whether a file that begins with these bytes begins with a game.
pub(crate) fn starts_with_game(head: &[u8]) -> bool {
    let decoded = encoding::decode(head);
    let text = decoded.text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'))
}

/// Whether there is a game in these bytes from a file's start, maybe after other text.
pub(crate) fn has_game(head: &[u8]) -> bool {
    SgfScanner::new(&encoding::decode(head).text).next_event().is_some()
}

fn why_no_game(bytes: &[u8], text: &str) -> SkipReason {
    let head: String = text.chars().take(1000).collect::<String>().to_ascii_lowercase();
    if is_web_address(text) {
        SkipReason::WebAddress
    } else if text.chars().all(|c| c.is_whitespace() || c.is_control() || c == '\u{feff}') && !is_binary(bytes) {
        SkipReason::Empty
    } else if is_binary(bytes) {
        SkipReason::Binary
    } else if head.contains("<html") || head.contains("<!doctype") {
        SkipReason::WebPage
    } else {
        SkipReason::NoGame
    }
}

/// Whether a text is nothing but the address of a page.
pub(crate) fn is_web_address(text: &str) -> bool {
    let text = text.trim();
    let start = text.get(..8).unwrap_or(text).to_ascii_lowercase();
    ["http://", "https://", "www."].iter().any(|begin| start.starts_with(begin)) && !text.contains(char::is_whitespace)
}

/// Whether more than 5 % of the first bytes are control characters that no text has.
fn is_binary(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(1000)];
    let controls =
        head.iter().filter(|&&byte| byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\r' | 0x0c | 0x1a | 0x1b));
    controls.count() * 20 > head.len()
}
