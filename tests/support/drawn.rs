//! Boards drawn as text.

use katachi::go::{Board, BoardSize, Color, Point};

/// `X` Black, `O` White; rows from the top.
pub fn board(drawn: &[&str]) -> Board {
    let mut board = Board::new(BoardSize::new(drawn.len() as u32).unwrap());
    for (y, row) in drawn.iter().enumerate() {
        for (x, mark) in row.split_whitespace().enumerate() {
            let color = [("X", Color::Black), ("O", Color::White)].into_iter().find(|(own, _)| *own == mark);
            board.set_up([(Point::new(x as u8, y as u8), color.map(|(_, color)| color))]);
        }
    }
    board
}
