//! Every repair of the reader, through its public interface. Encodings have their own test file; results, komi and
//! other header dialects are tested beside their code.

use crate::support::root::root;
use katachi::corpus::sgf::{CutReason, ReadItem, Record, SkipReason, WarningKind, read_records, read_tree};
use katachi::go::{Color, MarkKind, Move, NodeId, Point, SetupStone, Winner};

fn items(bytes: &[u8]) -> Vec<ReadItem> {
    let mut items = Vec::new();
    let reading = read_records(bytes, &mut |item| items.push(item));
    let games = items.iter().filter(|item| !matches!(item, ReadItem::Skipped { index: None, .. })).count();
    assert_eq!(games, reading.games as usize);
    items
}

fn records(text: impl AsRef<[u8]>) -> Vec<Record> {
    items(text.as_ref())
        .into_iter()
        .map(|item| match item {
            ReadItem::Record { record, .. } => record,
            ReadItem::Skipped { reason, .. } => panic!("skipped: {reason}"),
        })
        .collect()
}

fn record(text: impl AsRef<[u8]>) -> Record {
    let mut records = records(text);
    assert_eq!(records.len(), 1);
    records.remove(0)
}

fn skipped(text: impl AsRef<[u8]>) -> SkipReason {
    match &items(text.as_ref())[..] {
        [ReadItem::Skipped { reason, .. }] => reason.clone(),
        other => panic!("{other:?}"),
    }
}

/// Moves as `B[dd]`.
fn moves(record: &Record) -> String {
    record.moves.iter().map(|play| format!("{play:?}")).collect()
}

fn warnings(record: &Record) -> Vec<WarningKind> {
    record.warnings.iter().map(|warning| warning.kind).collect()
}

fn setup(record: &Record) -> Vec<(u32, String, Option<Color>)> {
    record.setup.iter().map(|stone| (stone.before_move, stone.point.to_sgf(), stone.cell)).collect()
}

#[test]
fn an_ordinary_game_loads_without_a_warning() {
    let game = record(
        "(;GM[1]FF[4]SZ[9]PB[Black Player]BR[3d]PW[White Player]WR[4d]EV[Cup]RO[2]PC[Here]\n\
         DT[2001-02-03]KM[6.5]HA[0]RE[W+2.5];B[ee];W[gc]C[hello];B[cg])",
    );
    assert_eq!(moves(&game), "B[ee]W[gc]B[cg]");
    assert_eq!((game.size.side(), game.recorded_moves, game.variations), (9, 3, 0));
    let info = &game.info;
    assert_eq!(
        [&info.black, &info.black_rank, &info.white, &info.white_rank],
        ["Black Player", "3d", "White Player", "4d"]
    );
    assert_eq!(
        [&info.event, &info.round, &info.place, &info.date, &info.result],
        ["Cup", "2", "Here", "2001-02-03", "W+2.5"]
    );
    assert_eq!((info.komi, info.handicap, info.year, info.winner), (Some(6.5), 0, Some(2001), Winner::White));
    assert!(game.warnings.is_empty() && game.cut_short.is_none());
}

#[test]
fn every_repair_keeps_the_moves() {
    use WarningKind::*;
    for (text, expected, warning) in [
        ("(;SZ[9];B[aa];W[bb]", "B[aa]W[bb]", Some(MissingClose)),
        ("(;SZ[9];B[aa];W[bb])))", "B[aa]W[bb]", None),
        (";SZ[9];B[aa];W[bb])", "B[aa]W[bb]", Some(MissingOpen)),
        ("(SZ[9];B[aa];W[bb])", "B[aa]W[bb]", Some(MissingSemicolon)),
        ("((;SZ[9];B[aa];W[bb]))", "B[aa]W[bb]", None),
        ("Dear (all) [1]; see:\n(\n(;SZ[9];B[aa];W[bb]) bye", "B[aa]W[bb]", None),
        ("<html><pre>(;SZ[9];B[aa];W[bb])</pre>", "B[aa]W[bb]", None),
        ("\u{feff} (;SZ[9];B[aa];W[bb])\u{1a}\0\0", "B[aa]W[bb]", None),
        ("(;SZ[9]\0\u{a0};B[aa]\u{3000}\u{feff};\r\nW [bb] )", "B[aa]W[bb]", None),
        ("(;SZ[9]();B[aa]();W[bb]())", "B[aa]W[bb]", None),
        ("(;SZ[9](;B[aa](;W[bb])))", "B[aa]W[bb]", None),
        ("(;;SZ[9];;B[aa];;W[bb];)", "B[aa]W[bb]", None),
        ("(;SZ[9];B[aa]W[bb]B[cc])", "B[aa]W[bb]B[cc]", None),
        ("(;SZ[9]B[aa];W[bb])", "B[aa]W[bb]", None),
        ("(;GaMe[1]SiZe[9];Black[aa];White[bb])", "B[aa]W[bb]", None),
        ("(;SZ[9];nocapsB[aa];W[bb])", "B[aa]W[bb]", None),
        ("(;SZ[9]KO;B[aa]DM;W[bb])", "B[aa]W[bb]", Some(PropertyWithoutValue)),
        ("(;SZ[9][x];B[aa];[y]W[bb])", "B[aa]W[bb]", None),
        ("(;SZ[9];[y]B[aa];W[bb])", "B[aa]W[bb]", Some(ValueWithoutProperty)),
        ("(;SZ[9];%%%é B[aa];W[bb])", "B[aa]W[bb]", Some(Junk)),
        ("(;SZ[9];b[cc];B[aa];W[bb])", "B[aa]W[bb]", Some(LowerCaseProperty)),
        ("(;SZ[9];B[aa][cc];W[bb])", "B[aa]W[bb]", Some(SeveralMoveValues)),
        ("(;SZ[9]C[black [4d]: thanks];B[aa];W[bb])", "B[aa]W[bb]", Some(UnescapedBracket)),
        ("(;SZ[9];B[aa]C[a [5k] and a [b] of [c]];W[bb])", "B[aa]W[bb]", Some(UnescapedBracket)),
        ("(;SZ[9]C[(;B[cc\\];W[dd\\])];B[aa];W[bb])", "B[aa]W[bb]", None),
        ("(;SZ[9];B[aa;W[bb])", "B[aa]W[bb]", Some(UnclosedValue)),
        ("(;SZ[9]PB[someone;B[aa];W[bb])", "B[aa]W[bb]", Some(UnclosedValue)),
        ("(;SZ[9];B[aa];W[bb];B[c", "B[aa]W[bb]", Some(UnclosedValue)),
        ("(;SZ[9];B[aa];W[bb]C[never closed ", "B[aa]W[bb]", Some(UnclosedValue)),
        ("(;SZ[9];B[ a a ];W[ bb\n])", "B[aa]W[bb]", None),
        ("(;SZ[nine];B[aa];W[bb])", "B[aa]W[bb]", Some(UnreadableSize)),
        ("(;GM[1]GM[1]SZ[9]SZ[9];B[aa];W[bb])", "B[aa]W[bb]", None),
        ("(;GM[ 1 ]FF[]KM[]SZ[ 9 ];B[aa];W[bb])", "B[aa]W[bb]", None),
    ] {
        let game = record(text);
        assert_eq!(moves(&game), expected, "{text}");
        match warning {
            Some(warning) => assert!(warnings(&game).contains(&warning), "{text}: {:?}", game.warnings),
            None => {
                assert!(!warnings(&game).contains(&Junk) && game.cut_short.is_none(), "{text}: {:?}", game.warnings)
            }
        }
    }
}

#[test]
fn games_of_a_collection_do_not_harm_each_other() {
    let names = |text: &str| -> Vec<String> { records(text).into_iter().map(|game| game.info.black).collect() };
    assert_eq!(names("(;PB[a];B[aa])\n--- 2 ---\n(;PB[b];B[aa])(;PB[c])"), ["a", "b", "c"]);
    assert_eq!(names("(;GM[1]PB[a];B[aa]\n(;GM[1]PB[b];B[aa])"), ["a", "b"]);
    assert_eq!(names("(;GM[1]PB[a];B[dd\n(;GM[1]PB[b];B[aa])"), ["a", "b"]);
    assert_eq!(names("(;GM[1]PB[a];B[aa](;W[bb])(;W[cc]\n(;GM[1]PB[b];B[aa])"), ["a", "b"]);
    // Text in parentheses is not a game.
    assert_eq!(names("(CA[UTF-8])(;FF[4]PB[a])"), ["a"]);
    assert_eq!(names("Hi (; there\n(;SZ[9]PB[a];B[aa])"), ["a"]);
}

#[test]
fn other_games_and_other_boards_are_skipped_with_their_reason() {
    let found = items(b"(;GM[4]SZ[15];B[h8])(;SZ[9];B[aa])(;SZ[21];B[aa])(;SZ[19:13];B[aa])");
    let told: Vec<String> = found
        .iter()
        .map(|item| match item {
            ReadItem::Record { index, record } => format!("{index} {}", moves(record)),
            ReadItem::Skipped { index, reason } => format!("{index:?} {reason}"),
        })
        .collect();
    assert_eq!(told[0], "Some(0) not a game of Go (GM[4])");
    assert_eq!(told[1], "1 B[aa]");
    assert!(told[2].starts_with("Some(2) board size 21x21") && told[3].starts_with("Some(3) board size 19x13"));
}

#[test]
fn a_file_without_a_game_says_what_it_is() {
    assert_eq!(skipped(""), SkipReason::Empty);
    assert_eq!(skipped(" \r\n\t"), SkipReason::Empty);
    assert_eq!(skipped([0u8, 1, 2, 3, 255, 254].repeat(50)), SkipReason::Binary);
    assert_eq!(skipped("<!DOCTYPE html><html><p>404 (not found)</p></html>"), SkipReason::WebPage);
    assert_eq!(skipped("../games/1.sgf"), SkipReason::NoGame);
    assert_eq!(skipped("("), SkipReason::NoGame);
}

#[test]
fn the_usable_part_ends_at_an_impossible_move() {
    let cut = |text: &str| {
        let game = record(text);
        let cut = game.cut_short.clone().unwrap();
        assert_eq!(cut.at_move as usize, game.moves.len() + 1);
        (moves(&game), game.recorded_moves, cut.reason.clone(), cut.to_string())
    };
    let (kept, recorded, reason, told) = cut("(;SZ[9];B[aa];W[bb];B[aa];W[cc])");
    assert_eq!((kept.as_str(), recorded, reason), ("B[aa]W[bb]", 4, CutReason::Occupied(Point::new(0, 0))));
    assert_eq!(told, "move 3: [aa] is occupied");
    assert_eq!(cut("(;SZ[9];B[aa];W[ss];B[cc])").2, CutReason::OffBoard("ss".into()));
    assert_eq!(cut("(;SZ[9];B[aa];W[zZ];B[cc])").2, CutReason::OffBoard("zZ".into()));
    assert_eq!(cut("(;SZ[9];B[aa];W[C7x];B[cc])").2, CutReason::Unreadable("C7x".into()));
    let many = format!("(;SZ[9]{})", ";B[]".repeat(60_000));
    let (_, recorded, reason, _) = cut(&many);
    assert_eq!((recorded, reason), (60_000, CutReason::TooManyMoves));
}

#[test]
fn empty_and_tt_and_the_word_are_passes() {
    assert_eq!(moves(&record("(;SZ[9];B[];W[tt];B[Pass];W[ ])")), "B[]W[]B[]W[]");
}

#[test]
fn suicide_ko_retakes_and_the_same_colour_twice_are_played_as_recorded() {
    let suicide = record("(;SZ[9]AB[ab][ba];W[aa];B[ee];B[ef];W[aa])");
    assert_eq!(moves(&suicide), "W[aa]B[ee]B[ef]W[aa]");
    let ko = record("(;SZ[9]AB[cd][dc][ed]AW[dd][ce][ee][df];B[de];W[dd];B[de];W[dd])");
    assert_eq!((ko.moves.len(), ko.cut_short.is_none()), (4, true));
}

#[test]
fn setup_stands_before_the_move_of_its_node_and_after_the_moves_before_it() {
    let game = record("(;SZ[9]AB[aa:ba]AW[cc][cc];B[dd]AE[aa];W[ee];AW[ff])");
    let (black, white) = (Some(Color::Black), Some(Color::White));
    let expected = [(0, "aa", black), (0, "ba", black), (0, "cc", white), (0, "aa", None), (2, "ff", white)];
    assert_eq!(setup(&game), expected.map(|(at, point, cell)| (at, point.to_owned(), cell)));
    assert_eq!(moves(&game), "B[dd]W[ee]");
    // The last value for a point in a node counts; points off the board are left out.
    let game = record("(;SZ[9]AB[aa][bb][zz][x]AW[bb][ss];B[cc])");
    assert_eq!(setup(&game), [(0, "aa".to_owned(), black), (0, "bb".to_owned(), white)]);
    assert!(warnings(&game).contains(&WarningKind::SetupOffBoard));
    assert!(warnings(&game).contains(&WarningKind::UnreadablePoint));
}

#[test]
fn handicap_stones_are_placed_only_where_that_is_clearly_right() {
    let placed = record("(;SZ[19]HA[4];W[nc];B[pf])");
    let points: Vec<String> = placed.setup.iter().map(|stone| stone.point.to_sgf()).collect();
    assert_eq!(points, ["dp", "pd", "dd", "pp"]);
    assert_eq!(warnings(&placed), [WarningKind::HandicapPlaced]);
    let tree = read_tree(b"(;SZ[19]HA[4];W[nc];B[pf])", 0).unwrap();
    assert_eq!(tree.node(NodeId::ROOT).setup.len(), 4);

    for text in ["(;HA[4];B[pd];W[nc])", "(;HA[2]AB[dd][pp];W[nc])", "(;HA[1];W[nc])", "(;HA[0];W[nc])", "(;HA[4])"] {
        let game = record(text);
        assert!(game.warnings.is_empty(), "{text}");
        assert!(game.setup.iter().all(|stone| text.contains(&stone.point.to_sgf())), "{text}");
    }
    // The record itself plays at the place of a handicap stone.
    let in_the_way = record("(;SZ[19]HA[2];W[nc];B[dp];W[dd])");
    assert_eq!((in_the_way.moves.len(), in_the_way.setup.len()), (3, 0));
    assert_eq!(warnings(&in_the_way), [WarningKind::HandicapMissing]);
}

#[test]
fn a_move_on_a_set_up_stone_replaces_it_and_is_told() {
    use WarningKind::MoveOnSetupStone;
    for (text, kept, told) in [
        ("(;SZ[9]HA[2]AB[cc][gg];W[ee];B[cc];W[dd])", "W[ee]B[cc]W[dd]", Some(1)),
        ("(;SZ[9]HA[2]AB[cc][gg];W[cc];B[ee])", "W[cc]B[ee]", Some(1)),
        ("(;SZ[9]AB[cc]AW[gg]B[cc]W[gg])", "B[cc]W[gg]", Some(2)),
        ("(;SZ[9];B[aa];AW[bb];W[bb])", "B[aa]W[bb]", Some(1)),
        // The stone was taken off, captured or moved before: nothing is replaced.
        ("(;SZ[9]AB[cc][gg];AE[cc]W[ee];B[cc])", "W[ee]B[cc]", None),
        ("(;SZ[9]AW[aa]AB[ba];B[ab];W[ee];B[aa])", "B[ab]W[ee]B[aa]", None),
        ("(;SZ[9]AB[cc][gg];W[ee];B[dd])", "W[ee]B[dd]", None),
    ] {
        let game = record(text);
        let replaced = game.warnings.iter().find(|warning| warning.kind == MoveOnSetupStone);
        assert_eq!((moves(&game).as_str(), replaced.map(|warning| warning.times)), (kept, told), "{text}");
        assert!(game.cut_short.is_none(), "{text}");
    }
}

#[test]
fn header_values_may_stand_in_a_later_node_and_the_first_counts() {
    let game = record("(;GM[1];PB[second]PB[third]SZ[9];B[aa];W[bb]RE[B+R]SZ[13])");
    assert_eq!((game.info.black.as_str(), game.size.side(), game.info.winner), ("second", 9, Winner::Black));
    let long = record(format!("(;PB[{}]SZ[9])", "é".repeat(900)));
    assert_eq!((long.info.black.chars().count(), warnings(&long)), (500, vec![WarningKind::LongHeader]));
}

#[test]
fn branches_are_counted_and_the_first_child_is_the_main_line() {
    let game = record("(;SZ[9];B[aa](;W[bb];B[cc](;W[dd])(;W[ee])(;W[ff]))(;W[gg](;B[hh])(;B[ii])))");
    assert_eq!((moves(&game).as_str(), game.variations), ("B[aa]W[bb]B[cc]W[dd]", 4));
    let after = record("(;SZ[9];B[aa](;W[bb])(;W[cc]);B[dd];W[ee])");
    assert_eq!((moves(&after).as_str(), after.variations), ("B[aa]W[bb]", 2));
    assert_eq!(warnings(&after), [WarningKind::NodeAfterVariations]);
    let nested = record("(;SZ[9]((;B[aa])(;B[bb])))");
    assert_eq!((moves(&nested).as_str(), nested.variations), ("B[aa]", 1));
}

#[test]
fn the_tree_has_variations_comments_labels_and_marks() {
    let text = "(;SZ[9]C[root\\] \r\ntext]PB[x]AB[aa]LB[bb:A:1][cc:2]TR[dd:ee]SQ[ff]CR[gg]MA[hh];B[ii]W[ia]\
                (;B[ab]C[one])(;B[ac]LB[zz:no](;W[ad])(;W[ae])))";
    let tree = read_tree(text.as_bytes(), 0).unwrap();
    let root = tree.node(NodeId::ROOT);
    assert_eq!((root.comment.as_str(), tree.info.black.as_str(), tree.len()), ("root] \ntext", "x", 7));
    assert_eq!(root.setup, [SetupStone { before_move: 0, point: Point::new(0, 0), cell: Some(Color::Black) }]);
    let labels: Vec<&str> = root
        .marks
        .iter()
        .filter_map(|mark| match &mark.kind {
            MarkKind::Label(text) => Some(text.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(labels, ["A:1", "2"]);
    let of_kind = |kind| root.marks.iter().filter(|mark| mark.kind == kind).count();
    assert_eq!([MarkKind::Triangle, MarkKind::Square, MarkKind::Circle, MarkKind::Cross].map(of_kind), [4, 1, 1, 1]);
    // A node with two moves becomes two.
    let end = tree.main_line_node(2);
    assert_eq!(tree.node(end).play, Some(Move::play(Color::White, Point::new(8, 0))));
    let children: Vec<NodeId> = tree.children(end).collect();
    assert_eq!(children.len(), 2);
    assert_eq!(tree.node(children[0]).comment, "one");
    assert_eq!(tree.children(children[1]).count(), 2);
    assert!(tree.node(children[1]).marks.is_empty());
}

#[test]
fn the_tree_of_any_game_of_a_file_can_be_asked_for() {
    let text = b"(see PB[x])(;PB[a]SZ[9])(;GM[2])(;PB[c];B[aa])";
    assert_eq!(read_tree(text, 0).unwrap().info.black, "a");
    assert_eq!(read_tree(text, 1).unwrap_err(), SkipReason::NotGo("2".into()));
    assert_eq!(read_tree(text, 2).unwrap().info.black, "c");
    assert_eq!(read_tree(text, 3).unwrap_err(), SkipReason::NoSuchGame { games: 3 });
    assert_eq!(read_tree(b"", 0).unwrap_err(), SkipReason::Empty);
}

#[test]
fn a_hundred_thousand_levels_and_a_long_line_are_no_trouble() {
    let deep = format!("(;SZ[19]{}{})", "(;B[]".repeat(100_000), ")".repeat(100_000));
    assert_eq!(record(&deep).recorded_moves, 100_000);
    assert_eq!(read_tree(deep.as_bytes(), 0).unwrap().len(), 100_001);
    let long = format!("(;SZ[19]{}(;B[aa])X[1])", ";B[];W[]".repeat(20_000));
    assert_eq!(record(&long).moves.len(), 40_001);
    assert_eq!(skipped("(".repeat(1_000_000)), SkipReason::NoGame);
    let stones = format!("(;SZ[19]{})", ";AB[aa:ss];AE[aa:ss]".repeat(2_000));
    assert!(matches!(record(&stones).cut_short.unwrap().reason, CutReason::TooMuchSetup));
    assert!(matches!(read_tree(stones.repeat(3).as_bytes(), 5), Err(SkipReason::NoSuchGame { games: 3 })));
    let marks = format!("(;SZ[19]{})", ";TR[aa:ss]".repeat(4_000));
    assert!(matches!(read_tree(marks.as_bytes(), 0), Err(SkipReason::TooManyMarks { .. })));
    let nodes = format!("({})", ";".repeat(1_100_000));
    assert!(matches!(read_tree(nodes.as_bytes(), 0), Err(SkipReason::TooManyNodes { .. })));
}

/// Columns: file, number of games, moves of each, Black's name in one of them, encoding.
#[test]
fn the_files_of_the_cases_load_as_their_table_says() {
    let folder = root().join("tests/cases/sgf");
    let table = std::fs::read_to_string(folder.join("EXPECT.tsv")).unwrap();
    for row in table.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        let bytes = std::fs::read(folder.join(columns[0])).unwrap();
        let games = records(&bytes);
        assert_eq!(games.len().to_string(), columns[1], "{row}");
        let moves: Vec<String> = games.iter().map(|game| game.recorded_moves.to_string()).collect();
        assert_eq!(moves.join(","), columns[2], "{row}");
        assert!(games.iter().any(|game| game.info.black == columns[3]), "{row}: {games:?}");
        assert_eq!(read_records(&bytes, &mut |_| ()).encoding, columns[4], "{row}");
    }
}
