//! Evaluations that engines have written into records, and the file in which a library keeps them.

use std::fs;

use super::Campaign;
use crate::support::evaluated::games;
use crate::support::root::root;
use katachi::corpus::load::load_bytes;
use katachi::library::{self, import};
use katachi::progress::Progress;

const PIECES: [&str; 16] = [
    "SBKV[",
    "OGSC[",
    "LZ[KataGo 41.6 2.8k 1.5 17.2\n",
    "LZOP[",
    "LZ2[",
    "KT[",
    "VNWR[",
    "C[0.10 0.90 0.00 -12.9 v=1500",
    "Black's winrate: 46.1%",
    "Score: B+1.2\nWin rate: B 55.3%",
    "White is ahead by 0.3 points.",
    "NaN",
    "-1e999",
    "%",
    "H4sIAAAAAAACA6tWKsrPL1GyUqhWKs/MK0osSQWyTQz1DGprAYPOzlwbAAAA",
    "]",
];

#[test]
fn evaluations_in_records() {
    let mut seeds: Vec<Vec<u8>> = [
        "(;SZ[9]KM[7]C[startTurnIdx=0,mode=0];B[ee]C[0.52 0.47 0.01 0.4 v=1500];W[cc]C[0.10 0.90 0.00 -12.9 v=1500])",
        "(;SZ[9]LZOP[KataGo 48.0 1.2k 0.3 18.0 0.0\nmove E5 visits 9 winrate 5200 pv E5];B[ee]LZ[KataGo 41.6 2.8k 1.5 17.2])",
        "(;SZ[9];B[ee]C[Black's winrate: 46.1% (-2.0%)\n(LeelaZero / 2.8k playouts)];W[cc]C[White's winrate: 52.0%])",
        "(;SZ[9];B[ee]C[Move 1: B E5\nScore: B+1.2\nWin rate: B 55.3%];W[cc]C[Score: W+0.4\nWin rate: W 51.0%])",
        "(;SZ[9];B[ee]C[White is ahead by 0.3 points.];W[cc]C[The game is even.])",
        "(;SZ[9];B[ee]VNWR[45.30%/54.70%];W[cc]VNWR[43.98%/56.02%]CBM[C7])",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec();
    seeds.push(games(1, true).into_bytes());
    seeds.push(fs::read(root().join("tests/cases/katrain.sgf")).unwrap());
    Campaign { reader: "evaluations", seeds: &seeds, pieces: &PIECES, inputs: (3_000, 500_000) }.run(|bytes| {
        let loaded = load_bytes("game.sgf", bytes);
        for (_, game) in loaded.evaluations.iter() {
            // Swapping the colours twice gives the original.
            assert_eq!(game.swapped().swapped(), *game);
        }
    });
}

#[test]
fn kept_evaluations() {
    let folder = tempfile::tempdir().unwrap();
    let (source, dir) = (folder.path().join("games.sgf"), folder.path().join("games.katachi"));
    fs::write(&source, games(3, true)).unwrap();
    import(&dir, &[source], false, &Progress::new()).unwrap();
    let file = dir.join("evaluations.ron.zst");
    let text = zstd::decode_all(&*fs::read(&file).unwrap()).unwrap();
    let pieces = ["-", ":", "10000:", ":-100000", "99999:", "\"", "(", ")", "format: 9", "[", "]", ","];
    Campaign { reader: "kept-evaluations", seeds: &[text], pieces: &pieces, inputs: (500, 100_000) }.run(|bytes| {
        fs::write(&file, zstd::encode_all(bytes, 1).unwrap()).unwrap();
        _ = library::evaluations::open(&dir);
    });
}
