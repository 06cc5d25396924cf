//! Problems of real collections, which lie in `../shared`: each is found, and accepts the first moves that its file marks.

use crate::support::sgf_reader::{PlainNode, games};
use crate::support::shared::shared;
use katachi::corpus::sgf::read_problems;
use katachi::corpus::source;
use katachi::go::Color;
use katachi::progress::Progress;

/// The first moves that are marked as correct, and the side that PL names, by an independent reader.
fn marked(nodes: &[PlainNode]) -> (Vec<String>, Color) {
    let color = if nodes[0].values("PL").is_some_and(|side| side == ["W"]) { Color::White } else { Color::Black };
    let name = if color == Color::Black { "B" } else { "W" };
    let firsts = nodes.iter().filter(|node| node.parent == Some(0));
    let right = firsts.filter(|node| node.values("C").is_some_and(|comment| comment[0].starts_with("Correct")));
    (right.flat_map(|node| node.values(name).unwrap_or_default()).cloned().collect(), color)
}

#[test]
fn problems_accept_what_their_files_mark() {
    let Some(folder) = shared("tsumego") else { return };
    let (mut problems, mut moves) = (0, 0);
    for file in &source::list(&[folder], &Progress::new()).unwrap().files {
        let bytes = std::fs::read(&file.path).unwrap();
        let expected = games(std::str::from_utf8(&bytes).unwrap());
        let mut found = 0;
        read_problems(&bytes, &mut |_, problem| {
            let problem = problem.unwrap();
            let (right, color) = marked(&expected[found]);
            let accepted: Vec<String> = problem.accepted.iter().map(|point| point.to_sgf()).collect();
            assert_eq!((accepted, problem.to_move), (right, color), "{} {}", file.path.display(), problem.name);
            (found, moves) = (found + 1, moves + problem.accepted.len());
        });
        assert_eq!(found, expected.len(), "{}", file.path.display());
        problems += found;
    }
    println!("{problems} problems, {moves} right first moves");
    assert!(problems > 2000 && moves >= problems);
}

#[test]
fn the_moves_of_accepted_lines_make_a_tree_without_wrong_and_unmarked_siblings() {
    let text = "(;SZ[19]PL[B]AB[bb]AW[cc](;B[aa];W[ab](;B[ac]C[Correct.])(;B[ad]))(;B[aa];W[ab];B[ac])(;B[ae]C[Wrong.];W[af]))";
    let mut found = Vec::new();
    read_problems(text.as_bytes(), &mut |_, record| found.push(record.unwrap()));
    let moves: Vec<(Color, String, Option<usize>)> = found[0]
        .solution
        .iter()
        .map(|step| (step.color, step.point.map_or(String::new(), |point| point.to_sgf()), step.before))
        .collect();
    let expected = [(Color::Black, "aa", None), (Color::White, "ab", Some(0)), (Color::Black, "ac", Some(1))];
    assert_eq!(moves, expected.map(|(color, point, before)| (color, point.to_owned(), before)));
    assert_eq!(found[0].accepted.len(), 1);
}
