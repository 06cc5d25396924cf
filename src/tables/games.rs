//! The tables of a library: games, moves, positions.

use katachi_core::corpus::GameId;
use katachi_core::corpus::load::Loaded;
use katachi_core::go::{Color, GameKey, Winner};
use katachi_core::pattern::position_number;
use katachi_core::progress::Progress;

use crate::column::{CellValue, ColumnHead, ColumnKind};
use crate::table::ExportTable;

use ColumnKind::{Real, Text, Whole};

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
    ("color", Text),
    ("point", Text),
    ("x", Whole),
    ("y", Whole),
    ("captured", Whole),
];

const POSITION_COLUMNS: [ColumnHead; 7] = [
    ("game", Whole),
    ("moves", Whole),
    ("position", Whole),
    ("black_stones", Whole),
    ("white_stones", Whole),
    ("to_play", Text),
    ("next", Text),
];

/// One of the tables, for some games.
pub struct GameTables<'a> {
    pub loaded: &'a Loaded,
    pub games: &'a [GameId],
    pub which: LibraryTable,
    pub progress: &'a Progress,
}

type Take<'a> = &'a mut dyn FnMut(Vec<CellValue>);

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
            LibraryTable::Games => take(self.game(number, id)),
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
            while replay.played() < index && replay.advance().is_some() {}
            // Don't count set-up stones before the move as captures.
            let before = replay.board().stones().count() as i64;
            replay.advance();
            let after = replay.board().stones().count() as i64;
            let point = play.point();
            let captured = if point.is_some() { before + 1 - after } else { 0 };
            take(vec![
                CellValue::whole(number),
                CellValue::whole(index as i64 + 1),
                CellValue::text(play.color().letter()),
                CellValue::Text(point.map(|point| point.label(game.size))),
                CellValue::Whole(point.map(|point| i64::from(point.x))),
                CellValue::Whole(point.map(|point| i64::from(point.y))),
                CellValue::whole(captured),
            ]);
        }
    }

    fn positions(&self, number: i64, id: GameId, take: Take<'_>) {
        let game = self.loaded.corpus.game(id);
        let mut replay = game.replay();
        for played in 0..=game.moves.len() {
            while replay.played() < played && replay.advance().is_some() {}
            let (next, board) = (game.moves.get(played), replay.board());
            let last = played.checked_sub(1).map(|last| game.moves[last].color().opponent());
            let to_play = next.map(|next| next.color()).or(last).unwrap_or(Color::Black);
            let count = |color: Color| board.stones().filter(|(_, stone)| *stone == color).count() as i64;
            take(vec![
                CellValue::whole(number),
                CellValue::whole(played as i64),
                CellValue::whole(position_number(board, to_play) as i64),
                CellValue::whole(count(Color::Black)),
                CellValue::whole(count(Color::White)),
                CellValue::text(to_play.letter()),
                CellValue::text(next.map_or(String::new(), |next| {
                    next.point().map_or("pass".to_owned(), |point| point.label(game.size))
                })),
            ]);
        }
    }
}
