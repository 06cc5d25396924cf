//! The selected tool for the open game's board, and the pens that change its record.

use katachi_core::go::Color;
use katachi_language::text;

/// The action of the left button on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    #[default]
    Play,
    /// Draws a region, as the right button always does.
    Select,
    /// Changes the record.
    Edit(Pen),
}

/// The mark or stone that a click puts on a point of the open game, or takes away if it is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pen {
    Stone(Color),
    Triangle,
    Square,
    Circle,
    Cross,
    /// The next letter that the position does not have yet. `Number` works alike.
    Letter,
    Number,
    /// Removes the stone and the mark.
    Eraser,
}

impl Pen {
    pub const ALL: [Pen; 9] = [
        Pen::Stone(Color::Black),
        Pen::Stone(Color::White),
        Pen::Triangle,
        Pen::Square,
        Pen::Circle,
        Pen::Cross,
        Pen::Letter,
        Pen::Number,
        Pen::Eraser,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Pen::Stone(Color::Black) => text!("board-pen-black-stone"),
            Pen::Stone(Color::White) => text!("board-pen-white-stone"),
            Pen::Triangle => text!("board-pen-triangle"),
            Pen::Square => text!("board-pen-square"),
            Pen::Circle => text!("board-pen-circle"),
            Pen::Cross => text!("board-pen-cross"),
            Pen::Letter => text!("board-pen-letter"),
            Pen::Number => text!("board-pen-number"),
            Pen::Eraser => text!("board-pen-eraser"),
        }
    }
}
