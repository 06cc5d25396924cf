//! A drawing as a session keeps it. Its text as a question would not do: that says what is asked, not where it was drawn.

use serde::{Deserialize, Serialize};

use super::{Drawing, DrawingReading, Extent, MatchOptions};
use crate::BoardRegion;
use crate::kept::KeptMoves;
use katachi_core::find::Edges;
use katachi_core::go::{BoardSize, Move};
use katachi_core::pattern::CellSet;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptDrawing {
    size: BoardSize,
    /// A hexadecimal digit for each point, row by row.
    cells: String,
    extent: KeptExtent,
    reading: Option<DrawingReading>,
    moves: KeptMoves,
    open: Edges,
    options: MatchOptions,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
enum KeptExtent {
    Follow,
    Box(BoardRegion),
    /// `1` for each point that belongs to the set, `0` for the others.
    Points(String),
}

/// The text is no drawing: it has cells of another board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a drawing on a board of this size")]
pub struct NotADrawing;

impl From<Drawing> for KeptDrawing {
    fn from(drawing: Drawing) -> KeptDrawing {
        let Drawing { size, cells, extent, reading, moves, open, options } = drawing;
        KeptDrawing {
            size,
            cells: cells.iter().map(|set| char::from_digit(u32::from(set.bits()), 16).unwrap_or('0')).collect(),
            extent: match extent {
                Extent::Follow => KeptExtent::Follow,
                Extent::Box(region) => KeptExtent::Box(region),
                Extent::Points(inside) => {
                    KeptExtent::Points(inside.iter().map(|&belongs| if belongs { '1' } else { '0' }).collect())
                }
            },
            reading,
            moves: KeptMoves::new(moves.iter().map(|&(point, color)| Move::play(color, point))),
            open,
            options,
        }
    }
}

impl TryFrom<KeptDrawing> for Drawing {
    type Error = NotADrawing;

    fn try_from(kept: KeptDrawing) -> Result<Drawing, NotADrawing> {
        let KeptDrawing { size, cells, extent, reading, moves, open, options } = kept;
        let set = |digit: char| CellSet::from_bits(digit.to_digit(16)? as u8);
        let cells: Option<Vec<CellSet>> = cells.chars().map(set).collect();
        let extent = match extent {
            KeptExtent::Follow => Extent::Follow,
            KeptExtent::Box(BoardRegion { min, max }) => {
                let is_box = size.contains(max) && min.x <= max.x && min.y <= max.y;
                is_box.then(|| Extent::Box(BoardRegion::between(min, max))).ok_or(NotADrawing)?
            }
            KeptExtent::Points(inside) => {
                let inside: Vec<bool> = inside.chars().map(|belongs| belongs == '1').collect();
                (inside.len() == size.area()).then_some(Extent::Points(inside)).ok_or(NotADrawing)?
            }
        };
        let moves = moves.moves(size).into_iter().filter_map(|play| Some((play.point()?, play.color()))).collect();
        let cells = cells.filter(|cells| cells.len() == size.area()).ok_or(NotADrawing)?;
        Ok(Drawing { size, cells, extent, reading, moves, open, options })
    }
}
