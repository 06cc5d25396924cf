//! Several games or problems in one tree, and what a problem file says is right.

use std::collections::HashMap;

use super::*;
use crate::go::{Color, NodeId, Winner};

/// Each record of a text: Black's name, stones set up before the first move, the side and the points of the moves.
fn records(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let reading = read_records(text.as_bytes(), &mut |item| {
        let ReadItem::Record { index, record } = item else { panic!("skipped in {text}") };
        assert_eq!(index as usize, found.len());
        assert!(record.cut_short.is_none(), "{text}");
        let set_up = record.setup.iter().filter(|stone| stone.before_move == 0).map(|stone| (stone.point, stone.cell));
        let set_up: HashMap<Point, Option<Color>> = set_up.collect();
        let stone = |color| set_up.values().filter(|cell| **cell == color).count();
        let stones = [Some(Color::Black), Some(Color::White)].map(stone);
        let moves: String = record.moves.iter().map(|play| play.point().map_or("--".into(), Point::to_sgf)).collect();
        found.push(format!("{}{}+{} {moves}", record.info.black, stones[0], stones[1]));
        // The tree of the record is the record.
        let tree = read_record_tree(text.as_bytes(), index).unwrap();
        let line = std::iter::successors(Some(NodeId::ROOT), |&at| tree.main_child(at));
        assert_eq!(line.filter_map(|at| tree.node(at).play).collect::<Vec<_>>(), record.moves, "{text}");
        assert_eq!(tree.info.black, record.info.black);
        let start = tree.board_at(tree.main_line_node(0));
        assert_eq!(start.stones().count(), stones[0] + stones[1], "{text}");
    });
    assert_eq!(reading.games as usize, found.len());
    assert!(read_record_tree(text.as_bytes(), reading.games).is_err());
    found
}

fn split_warning(text: &str) -> Option<u32> {
    let mut times = None;
    read_records(text.as_bytes(), &mut |item| {
        if let ReadItem::Record { record, .. } = item {
            times = times.or(record
                .warnings
                .iter()
                .find(|warning| warning.kind == WarningKind::TreeSplit)
                .map(|w| w.times));
        }
    });
    times
}

#[test]
fn problems_beside_each_other_are_records() {
    for (text, expected) in [
        // Variations of an empty root; one has no solution.
        (
            "(;GM[1]SZ[9](;AB[aa][ba]AW[ca];B[da];W[ea])(;AB[cc]AW[dd][ee];W[ff])(;AB[aa]AW[hh]))",
            vec!["2+1 daea", "1+2 ff", "1+1 "],
        ),
        // Chapters.
        (
            "(;SZ[9]C[book](;C[one](;AB[aa]AW[ca];B[da])(;AB[cc]AW[dd];W[ff]))(;N[two](;AB[bb]AW[ha])(;AB[gg]AW[hh];B[ab])))",
            vec!["1+1 da", "1+1 ff", "1+1 ", "1+1 ab"],
        ),
        // A preface before them, and a last word.
        ("(;SZ[9](;C[preface])(;AB[aa]AW[ca];B[da])(;AB[cc]AW[dd];W[ff])(;C[end]))", vec!["1+1 da", "1+1 ff"]),
        // Stones in two nodes.
        ("(;SZ[9](;AB[aa];AW[ca];B[da])(;AB[cc];AW[dd];W[ff]))", vec!["1+1 da", "1+1 ff"]),
        // Solutions branch, and a variation has a mark.
        ("(;SZ[9](;AB[aa]AW[ca](;B[da])(;B[ea]BM[1]))(;AB[cc]AW[dd](;W[ff])(;W[gg];B[hh])))", vec!["1+1 da", "1+1 ff"]),
        // Names of problems are not names of one game.
        ("(;SZ[9]GN[book](;GN[p1]AB[aa]AW[ca];B[da])(;GN[p2]AB[cc]AW[dd]))", vec!["1+1 da", "1+1 "]),
        // A line of moves beside problems.
        ("(;SZ[9](;B[ee];W[ce])(;AB[aa]AW[ca];B[da])(;AB[cc]AW[dd]))", vec!["0+0 eece", "1+1 da", "1+1 "]),
        // A tree among plain games.
        (
            "(;SZ[9];B[aa])(;SZ[9](;AB[aa]AW[ca])(;AB[cc]AW[dd]))(;SZ[9];B[bb])",
            vec!["0+0 aa", "1+1 ", "1+1 ", "0+0 bb"],
        ),
    ] {
        assert_eq!(records(text), expected, "{text}");
    }
}

#[test]
fn problems_in_a_row_are_records() {
    for (text, expected) in [
        (
            "(;SZ[9]AB[aa][ba]AW[ca][cb];B[bb];AE[aa][ba][ca][cb][bb]AB[gg][gh]AW[hh][hi];W[ii])",
            vec!["2+2 bb", "2+2 ii"],
        ),
        // A rectangle clears the board.
        ("(;SZ[9]AB[aa][ba]AW[ca];B[bb];AE[aa:ii];AB[gg]AW[hh][hi];W[ii])", vec!["2+1 bb", "1+2 ii"]),
        // Three, the second without a solution.
        (
            "(;SZ[9]AB[aa][ba]AW[ca];B[bb];AE[aa][ba][ca][bb]AB[gg]AW[hh][hi];AE[gg][hh][hi]AB[ee]AW[dd];B[cc])",
            vec!["2+1 bb", "1+2 ", "1+1 cc"],
        ),
        // A stone that both have is not written again.
        (
            "(;SZ[9]AB[aa][ba][ab][bb]AW[ca][cb];B[da];AE[ba][ab][bb][ca][cb][da]AB[gg][hg]AW[hh][gh];W[ii])",
            vec!["4+2 da", "3+2 ii"],
        ),
        // The second is in a variation of the first, after an empty root.
        ("(;SZ[9];AB[aa][ba]AW[ca](;B[bb])(;B[da];AE[aa][ba][ca][da]AB[gg]AW[hh];W[ii]))", vec!["2+1 bb", "1+1 ii"]),
        // Rows in a book.
        (
            "(;SZ[9](;AB[aa][ba]AW[ca];B[bb];AE[aa][ba][ca][bb]AB[gg]AW[hh];W[ii])(;AB[cc]AW[dd];B[ee]))",
            vec!["2+1 bb", "1+1 ii", "1+1 ee"],
        ),
    ] {
        assert_eq!(records(text), expected, "{text}");
    }
}

#[test]
fn branches_with_their_own_game_information_are_games() {
    for (text, expected) in [
        (
            "(;GM[1]SZ[9];B[ee](;W[cc]PB[Eva]PW[Ulf]RE[B+R];B[gg])(;W[cg]PB[Ida]PW[Ove];B[gc];W[aa]))",
            vec!["Eva0+0 eeccgg", "Ida0+0 eecggcaa"],
        ),
        // Three, which part at two places.
        (
            "(;SZ[9];B[ee](;W[cc](;B[gg]PB[Eva]PW[Ulf])(;B[gc]PB[Ida]PW[Ove]))(;W[cg];B[aa]PB[Kim]PW[Bo]))",
            vec!["Eva0+0 eeccgg", "Ida0+0 eeccgc", "Kim0+0 eecgaa"],
        ),
        // The information stands before the moves.
        ("(;SZ[9](;PB[Eva]PW[Ulf];B[ee];W[cc])(;PB[Ida]PW[Ove];B[gg]))", vec!["Eva0+0 eecc", "Ida0+0 gg"]),
        // A variation without a game stays one; it may come first.
        (
            "(;SZ[9];B[ee](;W[aa]C[bad])(;W[cc]PB[Eva]PW[Ulf];B[gg])(;W[cg]PB[Ida]PW[Ove];B[gc]))",
            vec!["Eva0+0 eeccgg", "Ida0+0 eecggc"],
        ),
        // Another game is quoted in a variation.
        (
            "(;SZ[9]PB[Eva]PW[Ulf];B[ee](;W[cc];B[gg])(;W[cg]PB[Ida]PW[Ove];B[gc]))",
            vec!["Eva0+0 eeccgg", "Ida0+0 eecggc"],
        ),
        // No players: the date and the result tell.
        ("(;SZ[9];B[ee](;W[cc]DT[2001]RE[B+R];B[gg])(;W[cg]DT[2002]RE[W+R];B[gc]))", vec!["0+0 eeccgg", "0+0 eecggc"]),
        // The games of a match, whose players the root names.
        (
            "(;SZ[9]PB[Eva]PW[Ulf]EV[m](;RO[1]RE[B+R];B[ee];W[cc])(;RO[2]RE[W+R];B[ee];W[gg]))",
            vec!["Eva0+0 eecc", "Eva0+0 eegg"],
        ),
        (
            "(;SZ[9]PB[Eva]PW[Ulf](;RE[B+R];B[ee])(;RE[W+R];B[gg])(;RE[B+2];B[cc]))",
            vec!["Eva0+0 ee", "Eva0+0 gg", "Eva0+0 cc"],
        ),
        ("(;SZ[9]PB[Eva]PW[Ulf](;RO[1];B[ee])(;RO[2];B[gg]))", vec!["Eva0+0 ee", "Eva0+0 gg"]),
        ("(;SZ[9]PB[Eva];C[match](;RO[1];B[ee])(;RE[W+R];B[gg]))", vec!["Eva0+0 ee", "Eva0+0 gg"]),
    ] {
        assert_eq!(records(text), expected, "{text}");
    }
    let mut seen = Vec::new();
    let text = "(;SZ[9]PB[Eva]EV[Match](;RO[1]RE[B+R];B[ee])(;RO[2]RE[W+R];B[gg])(;RO[3];B[cc]))";
    read_records(text.as_bytes(), &mut |item| {
        let ReadItem::Record { record, .. } = item else { panic!() };
        seen.push([record.info.event, record.info.round, record.info.result].join(" "));
    });
    assert_eq!(seen, ["Match 1 B+R", "Match 2 W+R", "Match 3 "]);
    let mut seen = Vec::new();
    let text = "(;SZ[9]EV[Cup]PC[Hull];B[ee](;W[cc]PB[Eva]DT[2001])(;W[cg]PB[Ida]DT[2002]EV[Final]))";
    read_records(text.as_bytes(), &mut |item| {
        let ReadItem::Record { record, .. } = item else { panic!() };
        seen.push([record.info.event, record.info.date, record.info.place].join(" "));
    });
    assert_eq!(seen, ["Cup 2001 Hull", "Final 2002 Hull"]);
}

#[test]
fn a_commented_game_is_one_record() {
    for text in [
        "(;SZ[9]PB[Eva]PW[Ulf];B[ee]C[good](;W[cc];B[gg])(;W[cg]C[Variation A]N[A];B[gc])(;W[aa]GN[B]))",
        // The header in the second node; the result at the end of the main line.
        "(;SZ[9];PB[Eva]PW[Ulf]DT[2001];B[ee](;W[cc];B[gg]RE[B+R])(;W[cg];B[gc]RE[W+R]))",
        // Results of variations, not of games: one has none, or they begin with a move.
        "(;SZ[9]PB[Eva]PW[Ulf](;RE[B+R];B[ee])(;B[gg]))",
        "(;SZ[9]PB[Eva]PW[Ulf](;B[ee]RE[B+R])(;B[gg]RE[W+R]))",
        "(;SZ[9]PB[Eva]PW[Ulf]RE[B+R];B[ee](;W[cc];B[gg])(;W[gg];B[cc]RE[W+3]))",
        // Diagrams beside the game.
        "(;SZ[9]PB[Eva]PW[Ulf](;B[ee];W[cc])(;AB[aa][bb]AW[cc]C[Dia. 1])(;AB[aa]AW[cc]C[Dia. 2];W[dd]))",
        // A diagram that clears the board.
        "(;SZ[9]PB[Eva]PW[Ulf];B[ee];W[cc](;B[gg])(;AE[ee][cc]AB[aa][bb]AW[cc];W[dd]))",
        // A handicap in the second node, with another one in a variation.
        "(;SZ[9]PB[Eva]PW[Ulf];AB[cc][gg];W[ee](;B[ec])(;B[ce]))",
        // The position of a problem once more, for the second solution.
        "(;SZ[9]AB[aa][ba]AW[ca][cb];B[bb];AE[aa][ba][ca][cb][bb]AB[aa][ba]AW[ca][cb];B[da])",
        // One stone more in a variation.
        "(;SZ[9]AB[aa][ba]AW[ca][cb](;B[bb])(;AB[da];B[ea])(;AE[aa];B[ea]))",
        // One position only.
        "(;SZ[9]C[title];AB[aa]AW[ca];B[da](;W[ab])(;W[ba]))",
        // A lesson, which changes its diagram again and again, and once begins another.
        "(;SZ[9]AB[aa]AW[bb];AE[aa]AB[cc];AE[cc]AB[dd];AE[bb][dd]AB[gg]AW[hh];AE[gg]AB[ii])",
        // A wrong first move is corrected.
        "(;SZ[9];B[ee];AE[ee]AB[dd];W[cc];B[gg])",
    ] {
        assert_eq!(records(text).len(), 1, "{text}");
        assert_eq!(split_warning(text), None);
    }
}

#[test]
fn nothing_of_a_split_tree_is_lost_and_the_first_record_says_so() {
    let text = "(;SZ[9]C[book](;C[preface])(;C[one](;AB[aa]AW[ca]C[p1])(;AB[cc]AW[dd]C[p2])(;C[after one]))(;C[end]))";
    assert_eq!(split_warning(text), Some(2));
    let mut all = String::new();
    for index in 0..2 {
        let tree = read_record_tree(text.as_bytes(), index).unwrap();
        all += &to_sgf(&tree);
    }
    for comment in ["[book]", "[preface]", "[one]", "[p1]", "[p2]", "[after one]", "[end]"] {
        assert!(all.contains(comment), "{comment} of {all}");
    }
    assert_eq!(all.matches("preface").count(), 1);
}

#[test]
fn a_record_of_a_split_tree_is_written_with_all_its_properties() {
    let text = "(;GM[1]SZ[9]XX[book](;AB[aa][ba]AW[ca]GB[1]N[one];B[da]TE[1]YY[a\\]b])(;AB[cc]AW[dd]C[x]DM[2];W[ff]))";
    let written = [0, 1].map(|index| to_sgf(&read_record_tree(text.as_bytes(), index).unwrap()));
    let expected = [
        "(;GM[1]SZ[9]XX[book];AB[aa][ba]AW[ca]GB[1]N[one];B[da]TE[1]YY[a\\]b])\n",
        "(;GM[1]SZ[9]XX[book];AB[cc]AW[dd]C[x]DM[2];W[ff])\n",
    ];
    assert_eq!(written, expected);
    assert_eq!(to_sgf(&read_tree(text.as_bytes(), 0).unwrap()), format!("{text}\n"));
}

#[test]
fn many_problems_and_long_ways_take_linear_time() {
    let book: String = (0..20_000).map(|_| "(;AB[aa]AW[bb];B[cc])").collect();
    assert_eq!(read_records(format!("(;SZ[9]{book})").as_bytes(), &mut |_| {}).games, 20_000);
    // Each branch would read ten thousand moves again.
    let moves = ";B[]".repeat(10_000);
    let branches = "(;W[aa]PB[x1]PW[y])".repeat(10_000);
    let mut warned = 0;
    read_records(format!("(;SZ[9]{moves}{branches})").as_bytes(), &mut |item| {
        let ReadItem::Record { record, .. } = item else { panic!() };
        warned += record.warnings.iter().filter(|warning| warning.kind == WarningKind::TreeTooLargeToSplit).count();
    });
    assert_eq!(warned, 1);
    read_records(format!("(;SZ[9]{}", "(;AB[aa]AW[bb]".repeat(100_000)).as_bytes(), &mut |_| {});
}

#[test]
fn nine_hundred_problems_in_a_row_are_nine_hundred_records() {
    let problem = |number: usize| {
        let at = |offset: usize| char::from(b'a' + ((number + offset) % 8) as u8);
        let (a, b, c) = (at(0), at(3), at(6));
        format!(";AB[{a}a][{b}b][{c}h]AW[{b}c][{c}d][{a}i]N[{number}];B[{c}e]")
    };
    let row = (0..900).map(problem).collect::<Vec<_>>().join(";AE[aa:ii]");
    let (mut moves, mut games) = (0, 0);
    read_records(format!("(;SZ[9]{row})").as_bytes(), &mut |item| {
        let ReadItem::Record { record, .. } = item else { panic!() };
        (games, moves) = (games + 1, moves + record.moves.len());
    });
    assert_eq!((games, moves), (900, 900));
}

/// The side to play and the accepted points of each problem.
fn solutions(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    read_problems(text.as_bytes(), &mut |_, problem| {
        let problem = problem.unwrap();
        let accepted: String = problem.accepted.iter().map(|point| point.to_sgf()).collect();
        found.push(format!("{} {accepted}", problem.to_move.letter()));
    });
    found
}

#[test]
fn first_moves_that_a_file_marks_as_right_are_accepted() {
    const HEAD: &str = "(;SZ[9]AB[aa]AW[ca]";
    for (lines, expected) in [
        ("(;B[da]BM[1];W[ea])(;B[ea]TE[1])", "B ea"),
        ("(;B[da]BM[1])(;B[ea])(;B[fa])", "B eafa"),
        ("(;B[da]C[失败])(;B[ea]C[正解])", "B ea"),
        ("(;B[da]N[失敗図])(;B[ea]N[正解図])(;B[fa]N[変化図])", "B ea"),
        ("(;B[da])(;B[fa]C[变化])", "B da"),
        ("(;B[da]C[오답])(;B[ea]C[정답])", "B ea"),
        ("(;B[da]C[×])(;B[ea]C[○])", "B ea"),
        ("(;B[da]N[x])(;B[ea]N[+])", "B ea"),
        ("(;B[da]GW[1])(;B[ea]GB[1])", "B ea"),
        ("(;W[da]GW[1])(;W[ea]GB[1])", "W da"),
        ("(;B[da]WV[])(;B[ea])", "B ea"),
        ("(;B[da];W[ea];B[fa]WV[1])(;B[ea])", "B ea"),
        // The last move says so.
        ("(;B[da];W[ea](;B[fa]C[RIGHT])(;B[ga]C[Wrong]))(;B[ea];W[da])", "B da"),
        ("(;B[da];W[ea](;B[fa])(;B[ga]C[Wrong]))(;B[ea];W[da]C[失败])", "B da"),
        // White's bad move is not Black's, White's good one no solution.
        ("(;B[da];W[ea]BM[1];B[fa])(;B[ea]C[Failure])", "B da"),
        ("(;B[da]TE[1])(;B[ea];W[da]TE[1])", "B da"),
        ("(;B[da]C[Correct.])(;B[ea]C[Correct.])(;B[fa])", "B daea"),
        ("(;B[da]C[Wrong])(;B[ea]C[Incorrect])", "B "),
    ] {
        assert_eq!(solutions(&format!("{HEAD}{lines})")), [expected], "{lines}");
    }
}

#[test]
fn words_say_who_plays_where_nothing_else_does() {
    for (said, side) in [
        ("C[White to play and live]", "W "),
        ("C[白先]", "W "),
        ("GN[白先活]", "W "),
        ("N[백선]", "W "),
        ("C[黑先白死]", "B "),
        ("GN[No. 5]C[白番です]", "W "),
        ("C[白先]PL[B]", "B "),
        ("C[白先];B[da]", "B da"),
        (";C[White to kill]", "W "),
        ("", "B "),
    ] {
        assert_eq!(solutions(&format!("(;SZ[9]AB[aa]AW[ca]{said})")), [side], "{said}");
    }
    let book = "(;SZ[9]C[白先](;AB[aa]AW[ca])(;AB[aa]AW[da]PL[B])(;AB[aa]AW[ea]C[Black to play];B[fa]))";
    assert_eq!(solutions(book), ["W ", "B ", "B fa"]);
}

#[test]
fn line_ends_written_as_a_backslash_and_a_letter_part_the_properties() {
    let fox = r"(;GM[1]FF[4]\r\nGN[]\r\nSZ[9]\r\nDT[2020-01-01]\r\nPB[a]\r\nPW[b]\r\nRE[W+R]\r\n;B[aa];W[bb])";
    let read = |text: &str| {
        let mut found = None;
        read_records(text.as_bytes(), &mut |item| {
            if let ReadItem::Record { record, .. } = item {
                found = Some(record);
            }
        });
        let record = found.unwrap();
        let moves: String = record.moves.iter().map(|play| play.point().unwrap().to_sgf()).collect();
        (record, moves)
    };
    for text in [fox.to_owned(), fox.replace(r"\r\n", r"\n"), fox.replace(r"\r\n", r"\t"), fox.replace(r"\r\n", "\r\n")]
    {
        let (game, moves) = read(&text);
        let info = &game.info;
        assert_eq!((info.black.as_str(), info.white.as_str(), info.date.as_str()), ("a", "b", "2020-01-01"), "{text}");
        assert_eq!((game.size.side(), info.winner, moves.as_str()), (9, Winner::White, "aabb"), "{text}");
        assert!(game.warnings.is_empty(), "{text}: {:?}", game.warnings);
    }
    // They are escapes inside a value, and begin a word before a small letter.
    let (game, _) = read(r"(;SZ[9]GN[x]PB[a\nb]PW[c [1k] \not [d\]];B[aa];W[bb])");
    assert_eq!((game.info.black.as_str(), game.info.white.as_str()), ("anb", "c [1k] not [d]"));
    for text in [r"(;GM[1]\r\nSZ[9]\r\n;B[aa]\n;W\t[bb]\r\n)", r"(\n;SZ[9]\n(;B[aa]\n(;W[bb]\n)\n)\n)"] {
        assert_eq!(read(text).1, "aabb", "{text}");
    }
}
