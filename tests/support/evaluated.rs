//! Games with an engine's evaluations in them.

use katachi::go::{Board, BoardSize, Color, Point};

use super::random::Random;

/// Games of random moves on 9×9 among Ann, Bob and Cid, with or without Ogatak's evaluations. A move on the first line
/// costs about three points (2.5 to 3.5), any other move less than one.
pub fn games(count: usize, evaluated: bool) -> String {
    written(count, |at, rate, lead, _| match evaluated {
        true => format!(";{at}SBKV[{rate:.2}]OGSC[{lead:.2}]"),
        false => format!(";{at}"),
    })
}

/// The same games with KaTrain's comments. The best move is always the first empty point of the inner board.
pub fn reviewed_games(count: usize) -> String {
    written(count, |at, rate, lead, best| {
        let side = if lead < 0.0 { 'W' } else { 'B' };
        format!(
            ";{at}C[Score: {side}+{:.1}\nWin rate: B {rate:.1}%\nPredicted top move was {best} (B+0.0).]",
            lead.abs()
        )
    })
}

/// Writes random games. `node` writes a move; it gets Black's win rate and lead after the move, and the move that would
/// have been best instead.
fn written(count: usize, node: impl Fn(&str, f64, f64, &str) -> String) -> String {
    let mut random = Random(11);
    let mut all = String::new();
    for number in 0..count {
        let mut board = Board::new(BoardSize::new(9).unwrap());
        let (black, white) = [("Ann", "Bob"), ("Cid", "Ann"), ("Bob", "Cid")][number % 3];
        let result = ["B+R", "W+1.5", "?"][random.below(3)];
        let year = 2000 + number % 4;
        all += &format!("(;GM[1]SZ[9]PB[{black}]PW[{white}]DT[{year}]RE[{result}]");
        let (mut lead, mut color) = (0.0, Color::Black);
        for _ in 0..60 {
            let at = Point::new(random.below(9) as u8, random.below(9) as u8);
            let inner = (1..8).flat_map(|y| (1..8).map(move |x| Point::new(x, y)));
            let best = inner.into_iter().find(|&best| best != at && board.is_legal(color, best));
            if board.play(color, at).is_err() {
                continue;
            }
            let is_first_line = [0, 8].contains(&at.x) || [0, 8].contains(&at.y);
            let loss = if is_first_line { 2.5 } else { 0.0 } + random.below(100) as f64 / 100.0;
            lead += if color == Color::Black { -loss } else { loss };
            let rate = (50.0_f64 + lead / 2.0).clamp(0.0, 100.0);
            let best = best.map_or("pass".to_owned(), |best| best.label(board.size()));
            all += &node(&format!("{}[{}]", color.letter(), at.to_sgf()), rate, lead, &best);
            color = color.opponent();
        }
        all += ")\n";
    }
    all
}
