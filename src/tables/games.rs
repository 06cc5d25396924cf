//! The tables of a library: games, moves, positions.

use std::sync::LazyLock;

use katachi_core::corpus::GameId;
use katachi_core::corpus::load::Loaded;
use katachi_core::go::{BoardSize, Color, GameKey, Point, Winner};
use katachi_core::pattern::NumberedReplay;
use katachi_core::progress::Progress;

use crate::column::{CellValue, ColumnHead, ColumnKind};
use crate::table::ExportTable;

use ColumnKind::{Key, Real, Text, Whole, Word};

/// The kind of table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryTable {
    /// One row per game: its number in the other tables, its header, and a key of its moves.
    Games,
    /// One row per move: number from 1, colour, point, and the number of stones that it captures.
    Moves,
    /// One row per position, from the empty board on: a key that is the same for turned, mirrored and colour-swapped
    /// positions, the stones, and the next move.
    Positions,
}

impl LibraryTable {
    pub const ALL: [LibraryTable; 3] = [LibraryTable::Games, LibraryTable::Moves, LibraryTable::Positions];

    pub fn name(self) -> &'static str {
        match self {
            LibraryTable::Games => "games",
            LibraryTable::Moves => "moves",
            LibraryTable::Positions => "positions",
        }
    }
}

const GAME_COLUMNS: [ColumnHead; 21] = [
    ("game", Whole),
    ("key", Text),
    ("path", Text),
    ("record", Whole),
    ("black", Text),
    ("black_rank", Text),
    ("white", Text),
    ("white_rank", Text),
    ("result", Text),
    ("winner", Text),
    ("date", Text),
    ("year", Whole),
    ("event", Text),
    ("round", Text),
    ("place", Text),
    ("komi", Real),
    ("handicap", Whole),
    ("size", Whole),
    ("moves", Whole),
    ("variations", Whole),
    ("setup_stones", Whole),
];

const MOVE_COLUMNS: [ColumnHead; 7] = [
    ("game", Whole),
    ("move", Whole),
    ("color", Word),
    ("point", Word),
    ("x", Whole),
    ("y", Whole),
    ("captured", Whole),
];

const POSITION_COLUMNS: [ColumnHead; 7] = [
    ("game", Whole),
    ("moves", Whole),
    ("position", Key),
    ("black_stones", Whole),
    ("white_stones", Whole),
    ("to_play", Word),
    ("next", Word),
];

/// One of the tables, for some games.
pub struct GameTables<'a> {
    pub loaded: &'a Loaded,
    pub games: &'a [GameId],
    pub which: LibraryTable,
    pub progress: &'a Progress,
}

type Take<'a> = &'a mut dyn FnMut(&[CellValue]);

impl ExportTable for GameTables<'_> {
    fn columns(&self) -> &[ColumnHead] {
        match self.which {
            LibraryTable::Games => &GAME_COLUMNS,
            LibraryTable::Moves => &MOVE_COLUMNS,
            LibraryTable::Positions => &POSITION_COLUMNS,
        }
    }

    fn parts(&self) -> usize {
        self.games.len()
    }

    fn rows(&self, part: usize, take: Take<'_>) {
        let (number, id) = (part as i64, self.games[part]);
        match self.which {
            LibraryTable::Games => take(&self.game(number, id)),
            LibraryTable::Moves => self.moves(number, id, take),
            LibraryTable::Positions => self.positions(number, id, take),
        }
        self.progress.add(1);
    }
}

impl GameTables<'_> {
    fn game(&self, number: i64, id: GameId) -> Vec<CellValue> {
        let corpus = &self.loaded.corpus;
        let (header, game) = (corpus.header(id), corpus.game(id));
        let winner = match header.winner {
            Winner::Black => "B",
            Winner::White => "W",
            Winner::Nobody => "nobody",
            Winner::Unknown => "",
        };
        vec![
            CellValue::whole(number),
            CellValue::text(GameKey::from_game(game).to_string()),
            CellValue::text(self.loaded.path_of(id)),
            CellValue::whole(corpus.source(id).index),
            CellValue::text(header.black),
            CellValue::text(header.black_rank),
            CellValue::text(header.white),
            CellValue::text(header.white_rank),
            CellValue::text(header.result),
            CellValue::text(winner),
            CellValue::text(header.date),
            CellValue::Whole(header.year.map(i64::from)),
            CellValue::text(header.event),
            CellValue::text(header.round),
            CellValue::text(header.place),
            CellValue::Real(header.komi.map(f64::from)),
            CellValue::whole(header.handicap),
            CellValue::whole(game.size.side() as i64),
            CellValue::whole(game.moves.len() as i64),
            CellValue::whole(corpus.variations(id)),
            CellValue::whole(game.setup.len() as i64),
        ]
    }

    fn moves(&self, number: i64, id: GameId, take: Take<'_>) {
        let game = self.loaded.corpus.game(id);
        let mut replay = game.replay();
        for (index, play) in game.moves.iter().enumerate() {
            replay.advance();
            let point = play.point();
            take(&[
                CellValue::whole(number),
                CellValue::whole(index as i64 + 1),
                CellValue::Word(Some(play.color().letter())),
                CellValue::Word(point.map(|point| label(point, game.size))),
                CellValue::Whole(point.map(|point| i64::from(point.x))),
                CellValue::Whole(point.map(|point| i64::from(point.y))),
                CellValue::whole(replay.captured() as i64),
            ]);
        }
    }

    fn positions(&self, number: i64, id: GameId, take: Take<'_>) {
        let game = self.loaded.corpus.game(id);
        let mut replay = NumberedReplay::new(game);
        for played in 0..=game.moves.len() {
            let next = game.moves.get(played);
            let last = played.checked_sub(1).map(|last| game.moves[last].color().opponent());
            let to_play = next.map(|next| next.color()).or(last).unwrap_or(Color::Black);
            take(&[
                CellValue::whole(number),
                CellValue::whole(played as i64),
                CellValue::whole(replay.number(to_play) as i64),
                CellValue::whole(replay.stones(Color::Black) as i64),
                CellValue::whole(replay.stones(Color::White) as i64),
                CellValue::Word(Some(to_play.letter())),
                CellValue::Word(next.map(|next| next.point().map_or("pass", |point| label(point, game.size)))),
            ]);
            replay.advance();
        }
    }
}

/// [`Point::label`], from a table: there are few points, and a table has millions of rows.
fn label(point: Point, size: BoardSize) -> &'static str {
    static LABELS: LazyLock<Vec<String>> =
        LazyLock::new(|| BoardSize::NINETEEN.points().map(|point| point.label(BoardSize::NINETEEN)).collect());
    // Rows are counted from the bottom: put the point the same number of rows above the bottom of a large board.
    let row = BoardSize::MAX - size.side() + usize::from(point.y);
    &LABELS[row * BoardSize::MAX + usize::from(point.x)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_those_of_the_points_on_every_size() {
        for side in 2..=19 {
            let size = BoardSize::new(side).unwrap();
            assert!(size.points().all(|point| label(point, size) == point.label(size)), "{side}");
        }
    }
}
