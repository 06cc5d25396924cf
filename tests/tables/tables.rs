//! Tables for other programs: written values are read back, and agree with the games.

use std::path::Path;

use katachi::corpus::GameId;
use katachi::corpus::load::{Loaded, load_bytes};
use katachi::go::{Color, Move};
use katachi::library::{result_kind, self_play};
use katachi::mining::{MiningParams, PatternSource};
use katachi::pattern::{Image, NumberedReplay, position_number};
use katachi::progress::Progress;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Row;

use katachi_tables::{
    GameTables, LibraryTable, TableFormat, mine_to_file, open_patterns, parse_patterns_table, save_patterns,
    write_table,
};

use crate::support::oracle::mined;
use crate::support::random::{Random, random_corpus};
use crate::support::turned::turned;

fn csv(loaded: &Loaded, which: LibraryTable, dir: &Path) -> Vec<Vec<String>> {
    let path = dir.join(format!("{}.csv", which.name()));
    let games: Vec<GameId> = loaded.corpus.games().to_vec();
    let progress = Progress::new();
    let table = GameTables { loaded, games: &games, which, progress: &progress };
    let rows = write_table(&table, TableFormat::Csv, &path, &progress).unwrap();
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_path(&path).unwrap();
    let all: Vec<Vec<String>> = reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect();
    assert_eq!(rows as usize + 1, all.len());
    assert!(
        write_table(&table, TableFormat::Csv, &path, &progress)
            .unwrap_err()
            .to_string()
            .contains("there is such a file")
    );
    all
}

#[test]
fn the_tables_of_a_game_say_what_was_played() {
    let dir = tempfile::tempdir().unwrap();
    let sgf = b"(;SZ[5]PB[=Ann]PW[Bob]RE[W+R]DT[2001-02-03]KM[6.5];B[ab];W[aa];B[ba];W[])";
    let loaded = load_bytes("one.sgf", sgf);
    let games = csv(&loaded, LibraryTable::Games, dir.path());
    let column = |name: &str| games[0].iter().position(|head| head == name).unwrap();
    let said =
        ["black", "white", "winner", "year", "komi", "size", "moves"].map(|name| games[1][column(name)].as_str());
    assert_eq!(said, ["'=Ann", "Bob", "W", "2001", "6.5", "5", "4"], "no spreadsheet runs a name");
    let moves = csv(&loaded, LibraryTable::Moves, dir.path());
    assert_eq!(moves[0].join(","), "game,move,color,point,x,y,captured");
    let moves: Vec<String> = moves[1..].iter().map(|row| row.join(",")).collect();
    assert_eq!(moves, ["0,1,B,A4,0,1,0", "0,2,W,A5,0,0,0", "0,3,B,B5,1,0,1", "0,4,W,,,,0"]);
    let positions = csv(&loaded, LibraryTable::Positions, dir.path());
    let counts: Vec<String> = positions[1..].iter().map(|row| row[3..].join(",")).collect();
    assert_eq!(counts, ["0,0,B,A4", "1,0,W,A5", "1,1,B,B5", "2,0,W,pass", "2,0,B,"]);
}

#[test]
fn tables_have_the_handicap_that_stands_on_the_board() {
    let dir = tempfile::tempdir().unwrap();
    // Played and set up without a word in the header, more than it says, and none.
    let sgf = b"(;SZ[9]HA[0];B[cc];B[gg];B[gc];B[cg];W[ee])(;SZ[9]AB[cc][gg];W[ec])\
        (;SZ[9]HA[2]AB[cc][gg][gc];W[ce])(;SZ[9];B[dc];W[gg])";
    let loaded = load_bytes("games.sgf", sgf);
    let games = csv(&loaded, LibraryTable::Games, dir.path());
    let column = games[0].iter().position(|head| head == "handicap").unwrap();
    let in_csv: Vec<&str> = games[1..].iter().map(|row| row[column].as_str()).collect();
    let path = dir.path().join("games.parquet");
    let (games, which, progress) = (loaded.corpus.games(), LibraryTable::Games, Progress::new());
    let table = GameTables { loaded: &loaded, games, which, progress: &progress };
    write_table(&table, TableFormat::Parquet, &path, &progress).unwrap();
    let reader = SerializedFileReader::new(std::fs::File::open(&path).unwrap()).unwrap();
    let handicap = |row: Row| row.get_column_iter().nth(column).map(|(name, value)| format!("{name} {value}")).unwrap();
    let in_parquet: Vec<String> = reader.get_row_iter(None).unwrap().map(|row| handicap(row.unwrap())).collect();
    assert_eq!(in_csv, ["4", "2", "3", "0"]);
    assert_eq!(in_parquet, ["handicap 4", "handicap 2", "handicap 3", "handicap 0"]);
}

#[test]
fn a_position_has_one_number_in_all_its_images() {
    let corpus = random_corpus(24);
    let mut seen = std::collections::BTreeMap::new();
    for &id in corpus.games() {
        let game = corpus.game(id);
        let board = game.board_before(game.moves.len() / 2);
        let number = position_number(&board, Color::Black);
        assert_ne!(number, position_number(&board, Color::White), "somebody else is to move");
        assert_eq!(seen.insert(number, id), None, "no two of these are one");
    }
    for index in 0..Image::COUNT {
        let image = Image::from_index(index);
        let other = turned(&corpus, |_| image);
        for (&id, &there) in corpus.games().iter().zip(other.games()) {
            let half = corpus.game(id).moves.len() / 2;
            let mover = if image.swapped { Color::White } else { Color::Black };
            let board = other.game(there).board_before(half);
            assert_eq!(seen.get(&position_number(&board, mover)), Some(&id));
        }
    }
}

#[test]
fn numbers_and_stones_that_are_kept_from_move_to_move_are_those_of_each_board() {
    // A suicide of two stones, captures, and stones that are set up and taken off between the moves.
    let sgf = b"(;SZ[5]AB[ca][ab][bb]AW[ee];W[aa];B[ed];W[ba];B[de];AE[ca]AW[dd][ce];W[cd];B[])";
    let loaded = load_bytes("one.sgf", sgf);
    let random = random_corpus(24);
    let games = random.games().iter().map(|&id| random.game(id));
    let (mut taken, mut own) = (0, 0);
    for game in games.chain(loaded.corpus.games().iter().map(|&id| loaded.corpus.game(id))) {
        let mut replay = NumberedReplay::new(game);
        for played in 0..=game.moves.len() {
            let board = game.board_before(played);
            for color in [Color::Black, Color::White] {
                assert_eq!(replay.number(color), position_number(&board, color), "move {played}");
                assert_eq!(replay.stones(color), board.stones().filter(|&(_, stone)| stone == color).count());
            }
            let next = replay.advance();
            assert_eq!(next.as_ref(), game.moves.get(played));
            taken += replay.board().last_removed().len();
            own += usize::from(next.and_then(Move::point).is_some_and(|point| replay.board().is_empty(point)));
        }
    }
    assert!(taken > 20 && own > 0, "{taken} {own}");
}

#[test]
fn stones_that_are_set_up_after_a_move_change_no_captures() {
    let dir = tempfile::tempdir().unwrap();
    let loaded = load_bytes("one.sgf", b"(;SZ[5];B[ab];AW[cc][dd][ee];W[aa];B[ba];AB[ae];W[])");
    let moves = csv(&loaded, LibraryTable::Moves, dir.path());
    let captured: Vec<&str> = moves.iter().map(|row| row[6].as_str()).collect();
    assert_eq!(captured, ["captured", "0", "0", "1", "0"]);
}

/// Changes, removes or inserts some bytes, at the ends more often than in the middle, because the ends describe the
/// file's structure.
fn damaged(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut damaged = bytes.to_vec();
    for _ in 0..1 + random.below(4) {
        let length = damaged.len().max(1);
        let at = match random.below(3) {
            0 => random.below(length),
            1 => length - 1 - random.below(length.min(2_000)),
            _ => random.below(length.min(2_000)),
        };
        match random.below(4) {
            0 => damaged.truncate(at),
            1 => drop(damaged.splice(at..at, [random.below(256) as u8])),
            2 => drop(damaged.drain(at..(at + 8).min(length))),
            _ if at < damaged.len() => damaged[at] = random.below(256) as u8,
            _ => {}
        }
        if damaged.is_empty() {
            break;
        }
    }
    damaged
}

#[test]
fn mined_shapes_come_back_from_parquet_and_damage_is_told() {
    let corpus = &self_play().corpus;
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("shapes.parquet");
    for (window, source, min_count) in [("square:3", PatternSource::Move, 1), ("diamond:2", PatternSource::Final, 3)] {
        let params = MiningParams { min_count, ..MiningParams::new(window.parse().unwrap(), source) };
        let whole = mined(corpus, &params);
        save_patterns(&whole, &path).unwrap();
        assert!(open_patterns(&path).unwrap() == whole, "{window}");
        assert_eq!(result_kind(&path), Some(katachi::library::ResultKind::Patterns));
        let bytes = std::fs::read(&path).unwrap();
        mine_to_file(corpus, &params, 200_000, &path, &Progress::new()).unwrap();
        assert!(std::fs::read(&path).unwrap() == bytes, "a bound of memory changes no byte of it");
    }
    let bytes = std::fs::read(&path).unwrap();
    assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
    let mut random = Random(3);
    let mut told = 0;
    for _ in 0..300 {
        let damaged = damaged(&bytes, &mut random);
        told += usize::from(parse_patterns_table(damaged, &path).is_err());
    }
    assert!(told > 100, "{told}");
    let error = parse_patterns_table(bytes[..bytes.len() / 2].to_vec(), &path).unwrap_err().to_string();
    assert!(error.contains("shapes.parquet: damaged: "), "{error}");
}
