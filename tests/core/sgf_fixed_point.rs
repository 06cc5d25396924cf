//! A written record is read back unchanged: the writer's text is a fixed point after one round.

use std::ops::ControlFlow;

use crate::support::random::Random;
use crate::support::sweep::{rounds, seed};
use katachi::corpus::sgf::{read_records, read_tree, read_trees, to_sgf};

/// Small games with many kinds of content. Most of their mutants are still games.
const GAMES: [&str; 7] = [
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[名人\\]]PW[b]KM[6.5]HA[2]AB[cc:cd][gg]AW[ee]C[text [1\\]\nline];W[aa];B[bb]\
     (;W[cd]LB[aa:x]TR[bb])(;AE[cc]W[];B[tt](;W[ab])(;W[ba]C[(;B[aa\\])])))\n",
    "(;SZ[5]HA[2];W[cc];B[dd])(;SZ[19]HA[5]KM[0.5];W[dd](;B[pp];W[dp])(;B[dq]))",
    "(;GM[1]SZ[19]PB[Shusaku]BR[4d]PW[Gennan]WR[8p]EV[Match; game 1]RO[1\\;2]DT[1846-09-11]RE[B+2]KM[3 3/4]PC[Osaka]\
     ;B[qd];W[dc]C[White \\[8p\\]: thanks; B[aa\\] (;W[bb\\])];B[pq];W[oc]MA[aa][bb:cc]SQ[dd]CR[ee])",
    "(;FF[3]GaMe[1]SiZe[13]PlayerBlack[x]KoMi[375]HandiCap[3]AddBlack[dd][jj][dj];White[jd]Comment[one][two][];B[cc]\
     LB[aa:\\:1][bb:a\\]b][cc:])",
    "(;SZ[9];B[aa]W[bb]B[cc];AE[aa][ab:cd]AW[aa](;W[dd]())((;B[ee]));W[ff])",
    "(;HA[4]RU[Japanese];AW[aa];W[pd];B[dp];W[zz];B[qq];W[qf])",
    "Some text (;\n(;GM[1]SZ[9:9]C[]KM[7,5];;;B[pass];W[tt](((;B[aa]))(;B[ba]C[ a \\\nb\r\n])))  ;W[aa]",
];

/// Pieces that a mutation may insert, and that readers and writers treat differently.
const PIECES: [&str; 48] = [
    "(",
    ")",
    ";",
    "[",
    "]",
    "\\",
    ":",
    "(;",
    "\n",
    "\r\n",
    " ",
    "\u{3000}",
    "\u{feff}",
    "\0",
    "B[aa]",
    ";W[]",
    ";B[bb]",
    "W[zz]",
    "[]",
    "[aa:cc]",
    "AB[aa]",
    "AW[dd]",
    "AE[dd:pp]",
    "HA[2]",
    "HA[9]",
    "KM[425]",
    "KM[212.5]",
    "KM[-3.25]",
    "KM[100.25]",
    "KM[1 1/4]",
    "KM[6目半]",
    "SZ[9]",
    "SZ[19]",
    "C[x]",
    "C[][\\]]",
    "\\;B[a\\]",
    "\\(\\;",
    "PB[a;]",
    "GN[g]",
    "LB[aa:b]",
    "LB[bb:\\\\]",
    "TR[cc]",
    "EV[ \\\n x]",
    "RE[é\u{85}]",
    "C[a\\\r]",
    "KO",
    "(;GM[1]",
    "x",
];

fn mutated(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(5) {
        let at = random.below(bytes.len() + 1);
        let end = (at + random.below(14)).min(bytes.len());
        match random.below(6) {
            0 => _ = bytes.drain(at..end),
            1 => bytes.extend_from_within(at..end),
            2 if at < bytes.len() => bytes[at] = random.below(256) as u8,
            3 if at < end => {
                let copy = bytes[at..end].to_vec();
                let to = random.below(bytes.len() + 1);
                bytes.splice(to..to, copy);
            }
            _ => _ = bytes.splice(at..at, PIECES[random.below(PIECES.len())].bytes()),
        }
    }
}

/// The texts of all games in a file whose text changes when it is written, read and written again.
fn not_fixed(bytes: &[u8]) -> Vec<[String; 2]> {
    let games = read_records(bytes, &mut |_| {}).games;
    let trees = (0..games).filter_map(|index| read_tree(bytes, index).ok());
    trees
        .filter_map(|tree| {
            let first = to_sgf(&tree);
            let second =
                read_tree(first.as_bytes(), 0).map_or_else(|reason| reason.to_string(), |again| to_sgf(&again));
            // A tree of several records stays one tree.
            let alone = read_trees(first.as_bytes(), &|_| false, &mut |_, _| ControlFlow::Continue(())) == 1;
            (first != second || !alone).then_some([first, second])
        })
        .collect()
}

#[test]
fn what_was_written_is_read_and_written_the_same() {
    let mut random = Random(seed(288));
    let rounds = rounds(8_000, 4_000_000);
    let mut failures = Vec::new();
    for round in 0..rounds {
        let mut bytes = GAMES[round % GAMES.len()].as_bytes().to_vec();
        mutated(&mut bytes, &mut random);
        failures
            .extend(not_fixed(&bytes).into_iter().map(|texts| (String::from_utf8_lossy(&bytes).into_owned(), texts)));
    }
    for (mutant, [first, second]) in failures.iter().take(20) {
        println!("of   {mutant:?}\nonce  {first:?}\ntwice {second:?}\n");
    }
    assert!(failures.is_empty(), "{} of {rounds} files", failures.len());
}
