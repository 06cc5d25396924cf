//! The game of Go: points, boards and records. Knows nothing of patterns or files.

pub(crate) mod amount;
mod board;
mod date;
mod date_tokens;
mod geometry;
pub mod influence;
mod key;
mod rank;
mod record;
mod result;
mod tree;

pub use board::{Board, IllegalPlay, PlayOutcome, SetupStone};
pub use date::{Days, date_order, days_of_date, days_of_record, year_of_date};
pub use geometry::{BoardSize, BoardSizeError, Color, Point};
pub use key::{GameKey, NotAGameKey};
pub use rank::{Rank, is_professional_rank, says_rank};
pub use record::{GameInfo, GameView, Move, Replay, Winner};
pub use result::{GameEnd, read_result};
pub(crate) use tree::RecordText;
pub use tree::{BoardLine, GameTree, Mark, MarkKind, Node, NodeDrawing, NodeId};
