//! Positions that are drawn in a corner.

use katachi::go::{Board, BoardSize, Color, Point};

/// A 19×19 board with the drawn upper left corner, `X` black, `O` white, and all other points empty.
pub fn corner(rows: &[&str]) -> Board {
    let mut board = Board::new(BoardSize::NINETEEN);
    let stones = rows.iter().enumerate().flat_map(|(y, row)| {
        row.split_whitespace().enumerate().filter_map(move |(x, mark)| {
            let color = match mark {
                "X" => Color::Black,
                "O" => Color::White,
                _ => return None,
            };
            Some((Point::new(x as u8, y as u8), Some(color)))
        })
    });
    board.set_up(stones.collect::<Vec<_>>());
    board
}
