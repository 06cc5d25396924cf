//! Writes one game into the file that it was read from, beside the file's other games.

use std::ops::{ControlFlow, Range};

use super::encoding::{self, EncodingHint};
use super::scan::{SgfEvent, SgfScanner};
use super::split::{SplitScout, TreeSplit};
use super::{NamedEncoding, TreeNumbering, read_trees_as, to_sgf_bytes};

/// The bytes of a file in which record `index`, as [`read_records`](super::read_records) numbers them, is now `game`, a text
/// in UTF-8. What stands before, after and between games stays, unless the file is not in UTF-8: it becomes UTF-8, game by
/// game.
///
/// `None`: the record shares its tree with others, or another game of the file cannot be read.
pub fn with_game(bytes: &[u8], index: u32, game: &[u8], named: Option<NamedEncoding>) -> Option<Vec<u8>> {
    let decoded = encoding::decode_with(bytes, &EncodingHint { named, prior: None });
    let (number, range) = place_of_game(&decoded.text, index)?;
    let written = game.trim_ascii_end();
    if decoded.text.as_bytes() == bytes {
        return Some([&bytes[..range.start], written, &bytes[range.end..]].concat());
    }
    let mut games: Option<Vec<Vec<u8>>> = Some(Vec::new());
    read_trees_as(bytes, TreeNumbering::Trees, named, &|_| true, &mut |at, other| {
        let game =
            if at == number { Some([written, b"\n"].concat()) } else { other.ok().map(|tree| to_sgf_bytes(&tree)) };
        match (&mut games, game) {
            (Some(games), Some(game)) => games.push(game),
            _ => games = None,
        }
        if games.is_some() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    games.map(|games| games.concat())
}

/// The number of a record's tree among the trees of a text, and the range of the tree.
fn place_of_game(text: &str, index: u32) -> Option<(u32, Range<usize>)> {
    let (mut scanner, mut scout) = (SgfScanner::new(text), SplitScout::default());
    let (mut trees, mut records) = (0, 0);
    while let Some(event) = scanner.next_event() {
        scout.event(event, &scanner);
        if event != (SgfEvent::GameEnd { ghost: false }) {
            continue;
        }
        match scout.split() {
            TreeSplit::Several(tree) => records += tree.len() as u32,
            TreeSplit::One | TreeSplit::TooLarge if records == index => {
                let inside = scout.start()?.place();
                let start = inside - usize::from(text[..inside].ends_with('('));
                return Some((trees, start..scanner.place()));
            }
            TreeSplit::One | TreeSplit::TooLarge => records += 1,
        }
        if records > index {
            return None;
        }
        trees += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::{read_record_tree, read_trees};
    use super::*;

    fn with_comment(bytes: &[u8], index: u32) -> Option<Vec<u8>> {
        let mut tree = read_record_tree(bytes, index).unwrap();
        tree.node_mut(crate::go::NodeId::ROOT).comment = "new".into();
        with_game(bytes, index, &to_sgf_bytes(&tree), None)
    }

    #[test]
    fn other_games_and_the_text_between_them_stay() {
        let file = "A preface\n(;GM[1]SZ[9]PB[é];B[aa])\n\n; between\n(;GM[1]SZ[9]XX[1];B[bb](;W[cc])(;W[dd]))\r\n(;GM[2])(;GM[1];B[cc]";
        for (index, from, to) in [
            (0, "PB[é]", "CA[UTF-8]GM[1]SZ[9]PB[é]C[new]"),
            (1, "SZ[9]XX[1]", "SZ[9]XX[1]C[new]"),
            (3, "(;GM[1];B[cc]", "(;GM[1]C[new];B[cc])"),
        ] {
            let expected = match index {
                0 => file.replacen("GM[1]SZ[9]PB[é]", to, 1),
                _ => file.replacen(from, to, 1),
            };
            let written = with_comment(file.as_bytes(), index).unwrap();
            assert_eq!(String::from_utf8(written).unwrap(), expected, "{index}");
        }
    }

    #[test]
    fn a_file_of_another_encoding_becomes_utf_8_with_all_its_games() {
        let file =
            b"(;GM[1]CA[gb2312]PB[\xce\xe2\xc7\xe5\xd4\xb4];B[aa])(;GM[1]CA[gb2312]PW[\xb5\xb1\xba\xfe]XX[1];B[bb])";
        let written = String::from_utf8(with_comment(file, 1).unwrap()).unwrap();
        assert_eq!(written, "(;GM[1]CA[UTF-8]PB[吴清源];B[aa])\n(;GM[1]CA[UTF-8]PW[当湖]XX[1]C[new];B[bb])\n");
        let mut games = 0;
        read_trees(written.as_bytes(), &|_| true, &mut |_, tree| {
            games += u32::from(tree.is_ok());
            ControlFlow::Continue(())
        });
        assert_eq!(games, 2);
    }

    #[test]
    fn a_problem_that_shares_its_tree_is_not_written_over_the_others() {
        let file = b"(;SZ[9](;AB[aa]AW[bb];B[ca])(;AB[hh]AW[ii];W[gi]))(;SZ[9];B[aa])";
        assert!(with_comment(file, 0).is_none() && with_comment(file, 1).is_none());
        assert!(with_comment(file, 2).is_some_and(|written| written.starts_with(b"(;SZ[9](;AB")));
    }
}
