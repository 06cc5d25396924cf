//! Records are written as they were read, and an edit changes its own property alone.

use katachi::corpus::sgf::{read_tree, to_sgf, to_sgf_bytes};
use katachi::go::{Color, GameTree, Mark, MarkKind, Move, Node, NodeId, Point, SetupStone};

fn read(text: &str) -> GameTree {
    read_tree(text.as_bytes(), 0).unwrap()
}

#[test]
fn an_unchanged_record_is_written_as_it_was_read() {
    for text in [
        "(;GM[1]FF[4]AP[Pen:2]ST[1]SZ[9]GN[Name]GC[about]AN[me]SO[a]US[b]CP[c]ON[d]BT[e]WT[f]\n;B[aa]BL[9.5]OB[3]GB[1]\n;W[bb]N[n]BM[2]WV[cc])\n",
        "(;FF[3]GaMe[1]SiZe[9]PlayerBlack[x]KoMi[5];Black[aa]KO[]L[ab]M[ac]\r\n;White[bb]CoPyright[y]EL[1]EX[cc]SI[A][B])\n",
        "(;SZ[9]AB[aa:bc][ii]\n  [hh]PL[W]TB[aa:cc][dd]TW[]DD[ee:ff]VW[aa:ii]\n\n;W[cc]MN[7]FG[257:Figure]PM[2]\n  (;B[gg]C[x]C[y]XX[1]XX[2][3])\n  (;C[late]B[hh]N[a\\]b\\\\]LB[aa:a\\:b][bb:c]AR[aa:bb]LN[cc:dd]SL[ee]))\n",
        "(;SZ[9];B[aa]W[bb]B[cc]C[three moves];W[dd])\n",
        "(;SZ[9];B[zz]C[off the board];W[tt];B[]TE[2];KO[]B[dd]DO[];UC[2]HO[1]DM[])\n",
        "(;SZ[19]HA[4]RU[Japanese];W[qf]SBKV[43.5]KT[abc=];PB[late name]B[nc]LZ[0.7 58.7 7.4k\nmove B8])\n",
        "(;SZ[9]C[\n two\n lines \\\n joined ]XX[a\tb];VIEWPOINT[x]B2[y]WR[3k])\n",
    ] {
        assert_eq!(to_sgf(&read(text)), text);
    }
}

/// Makes one edit, and returns the written text.
fn edited(text: &str, edit: impl FnOnce(&mut GameTree)) -> String {
    let mut tree = read(text);
    edit(&mut tree);
    let written = to_sgf(&tree);
    assert_eq!(to_sgf(&read(&written)), written);
    written
}

fn played(color: Color, x: u8, y: u8) -> Node {
    let mut node = Node::default();
    node.play = Some(Move::play(color, Point::new(x, y)));
    node
}

fn last(tree: &GameTree) -> NodeId {
    tree.main_line_node(99)
}

#[test]
fn an_edit_changes_its_property_alone() {
    let game = "(;SZ[9]KM[6,5]XX[1];B[aa]N[n]C[old]TE[1]C[older];W[bb]AW[cc:dd]AW[zz]LB[aa:x][zz:y][bb:z]XX[2])\n";
    let comment = edited(game, |tree| tree.node_mut(tree.main_line_node(1)).comment = "a]\\".into());
    assert_eq!(comment, game.replace("C[old]TE[1]C[older]", "C[a\\]\\\\]TE[1]"));
    let none = edited(game, |tree| tree.node_mut(tree.main_line_node(1)).comment.clear());
    assert_eq!(none, game.replace("C[old]TE[1]C[older]", "TE[1]"));
    let new = edited(game, |tree| tree.node_mut(last(tree)).comment = "new".into());
    assert_eq!(new, game.replace("XX[2]", "XX[2]C[new]"));
    let stone = |x, y, cell| SetupStone { before_move: 0, point: Point::new(x, y), cell };
    let set = edited(game, |tree| tree.node_mut(last(tree)).setup.push(stone(3, 3, None)));
    assert_eq!(set, game.replace("AW[cc:dd]AW[zz]", "AW[cc][dc][cd][zz]").replace("XX[2]", "XX[2]AE[dd]"));
    let marked = edited(game, |tree| {
        let marks = &mut tree.node_mut(last(tree)).marks;
        marks.retain(|mark| mark.point != Point::new(1, 1));
        marks.push(Mark { point: Point::new(8, 8), kind: MarkKind::Label("B:".into()) });
        marks.push(Mark { point: Point::new(8, 7), kind: MarkKind::Triangle });
    });
    assert_eq!(marked, game.replace("[bb:z]XX[2]", "[ii:B\\:]XX[2]TR[ih]"));
    let info = edited(game, |tree| {
        tree.info.black = "名".into();
        tree.info.komi = Some(7.0);
    });
    assert_eq!(info, game.replace("SZ[9]KM[6,5]XX[1]", "CA[UTF-8]SZ[9]KM[7]XX[1]PB[名]"));
    let replayed = edited(game, |tree| {
        tree.node_mut(last(tree)).play = Some(Move::play(Color::Black, Point::new(4, 4)));
    });
    assert_eq!(replayed, game.replace("W[bb]", "").replace("XX[2]", "XX[2]B[ee]"));
}

#[test]
fn moves_that_share_a_node_part_when_something_comes_between() {
    let game = "(;SZ[9];B[aa]XX[1]W[bb]C[c];B[cc])\n";
    assert_eq!(edited(game, |_| ()), game);
    let second = "(;SZ[9];B[aa]XX[1]C[c];W[bb]C[new];B[cc])\n";
    assert_eq!(edited(game, |tree| tree.node_mut(tree.main_line_node(2)).comment = "new".into()), second);
    let branch = "(;SZ[9];B[aa]XX[1]C[c](;W[bb];B[cc])(;W[dd]))\n";
    assert_eq!(edited(game, |tree| _ = tree.add(tree.main_line_node(1), played(Color::White, 3, 3))), branch);
    let shorter = edited(game, |tree| *tree = tree.without(tree.main_line_node(2)).unwrap().0);
    assert_eq!(shorter, "(;SZ[9];B[aa]XX[1]C[c])\n");
    let first = edited(game, |tree| tree.node_mut(tree.main_line_node(1)).comment = "d".into());
    assert_eq!(first, game.replace("C[c]", "C[d]"));
}

#[test]
fn variations_that_come_and_go_leave_the_others_as_they_are() {
    let game = "(;SZ[9]\n;B[aa]\n(;W[bb]XX[1]\n;B[cc])\n(;W[dd]XX[2]))\n";
    let shorter = edited(game, |tree| {
        let gone = tree.children(tree.main_line_node(1)).nth(1).unwrap();
        *tree = tree.without(gone).unwrap().0;
    });
    assert_eq!(shorter, "(;SZ[9]\n;B[aa];W[bb]XX[1]\n;B[cc])\n");
    let turned = edited(game, |tree| {
        let other = tree.children(tree.main_line_node(1)).nth(1).unwrap();
        tree.make_main_line(other);
    });
    assert_eq!(turned, "(;SZ[9]\n;B[aa]\n(;W[dd]XX[2])\n(;W[bb]XX[1]\n;B[cc]))\n");
}

#[test]
fn handicap_that_only_the_header_promises_is_written_once_it_would_be_lost() {
    let game = "(;SZ[9]HA[2];W[ee];B[ff])\n";
    assert_eq!(edited(game, |_| ()), game);
    assert_eq!(read(game).node(NodeId::ROOT).setup.len(), 2);
    let erased = edited(game, |tree| _ = tree.node_mut(NodeId::ROOT).setup.pop());
    assert_eq!(erased, "(;SZ[9]HA[2]AB[cg];W[ee];B[ff])\n");
    let black_first = edited(game, |tree| {
        let first = tree.add(NodeId::ROOT, played(Color::Black, 0, 0));
        tree.make_main_line(first);
    });
    assert_eq!(black_first, "(;SZ[9]HA[2]AB[gc][cg](;B[aa])(;W[ee];B[ff]))\n");
}

#[test]
fn damage_is_mended_and_its_values_stay() {
    for (text, written) in [
        ("(;SZ[9]C[White [4d]: thanks];B[aa]", "(;SZ[9]C[White [4d\\]: thanks];B[aa])\n"),
        ("(SZ[9]AB[aa](;W[bb]XX[1]);B[cc]YY[2])", "(;SZ[9]AB[aa](;W[bb]XX[1])(;B[cc]YY[2]))\n"),
        ("(;SZ[9] 12 XX[1] KO ;B[aa]XX[a\\", "(;SZ[9] XX[1] ;B[aa]XX[a])\n"),
        ("text (;SZ[9];((;B[aa]XX[1]))()) (;SZ[5])", "(;SZ[9];;B[aa]XX[1])\n"),
    ] {
        assert_eq!(edited(text, |_| ()), written);
    }
}

#[test]
fn other_encodings_become_utf_8_and_bytes_of_no_encoding_stay() {
    let gbk = b"(;GM[1]CA[gb2312]SZ[9]PB[\xce\xe2\xc7\xe5\xd4\xb4]PW[\xb5\xb1\xba\xfe]XX[\xb8\xbd\\]]C[\xc6\xd5\xcd\xa8];B[aa])";
    let tree = read_tree(gbk, 0).unwrap();
    assert_eq!(to_sgf(&tree), "(;GM[1]CA[UTF-8]SZ[9]PB[吴清源]PW[当湖]XX[附\\]]C[普通];B[aa])\n");
    // A property of another program, in another encoding.
    let mixed = "(;CA[UTF-8]SZ[9]PB[名人]PW[本因坊]XX[@]C[終局];B[aa])".as_bytes();
    let at = mixed.iter().position(|&byte| byte == b'@').unwrap();
    let mixed = [&mixed[..at], b"\xb8\xbd\xff", &mixed[at + 1..], b"\n"].concat();
    let tree = read_tree(&mixed, 0).unwrap();
    assert_eq!(to_sgf_bytes(&tree), mixed);
    assert_eq!(to_sgf_bytes(&read_tree(&to_sgf_bytes(&tree), 0).unwrap()), mixed);
    assert!(to_sgf(&tree).contains("XX[\u{fffd}\u{fffd}\u{fffd}]"));
    let latin = read_tree(b"(;SZ[9]PB[Andr\xe9]C[Fu\xdfball f\xfcr alle])", 0).unwrap();
    assert_eq!(to_sgf(&latin), "(;CA[UTF-8]SZ[9]PB[André]C[Fußball für alle])\n");
}

#[test]
fn a_game_of_a_collection_is_written_alone_and_whole() {
    let file = "(;SZ[9]XX[1];B[aa])\n(;SZ[5]XX[2];W[bb]YY[3]) talk (;GM[1]ZZ[4]";
    let games = [0, 1, 2].map(|index| to_sgf(&read_tree(file.as_bytes(), index).unwrap()));
    assert_eq!(games, ["(;SZ[9]XX[1];B[aa])\n", "(;SZ[5]XX[2];W[bb]YY[3])\n", "(;GM[1]ZZ[4])\n"]);
}

#[test]
fn lines_dimmed_points_and_territory_are_read() {
    let tree = read("(;SZ[9]DD[aa:bb];B[cc]AR[aa:bb][zz:aa][cc]LN[ii:aa]SL[dd]TB[ee]TW[ff];W[gg]DD[]VW[aa])");
    let at = tree.main_line_node(1);
    let lines = tree.drawing_at(at).lines;
    let lines: Vec<String> =
        lines.iter().map(|line| format!("{} {} {}", line.from.to_sgf(), line.to.to_sgf(), line.is_arrow)).collect();
    assert_eq!(lines, ["aa bb true", "ii aa false"]);
    assert_eq!(tree.drawing_at(at).dimmed.unwrap().len(), 4, "from the node before");
    assert_eq!(tree.drawing_at(last(&tree)).dimmed.map(|points| points.len()), Some(0));
    let kinds: Vec<&MarkKind> = tree.node(at).marks.iter().map(|mark| &mark.kind).collect();
    assert_eq!(kinds, [&MarkKind::Selected, &MarkKind::BlackTerritory, &MarkKind::WhiteTerritory]);
}
