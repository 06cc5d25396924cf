//! Binary files that are read as a whole: the index, contexts, rings, models, trainings. Their checksums are adjusted
//! to the damage.

use super::Campaign;
use crate::support::random::random_corpus;
use katachi::find::{Query, SearchOptions, search};
use katachi::go::{BoardSize, Color, Point};
use katachi::index::Index;
use katachi::lab::predict::{TrainParams, Training, train};
use katachi::predict::rings::Rings;
use katachi::predict::{ContextTable, Model, Situation, read_model};
use katachi::progress::Progress;

const PIECES: [&str; 3] = ["\0", "\u{1}\0\0\0", "\u{7f}"];

fn put(bytes: &mut [u8], at: usize, number: &[u8]) {
    bytes[at..at + number.len()].copy_from_slice(number);
}

#[test]
fn indexes() {
    let corpus = random_corpus(12);
    let seeds = [Index::build(&corpus, &Progress::new()).unwrap().to_bytes()];
    let queries = ["X O\n. X", "| X .\n| . .\n+----"].map(|text| text.parse::<Query>().unwrap());
    Campaign { reader: "indexes", seeds: &seeds, pieces: &PIECES, inputs: (150, 60_000) }.run(|bytes| {
        let mut bytes = bytes.to_vec();
        if bytes.len() >= 32 {
            let (length, checksum) = (bytes.len() as u64 - 32, crc32fast::hash(&bytes[32..]));
            put(&mut bytes, 20, &length.to_le_bytes());
            put(&mut bytes, 28, &checksum.to_le_bytes());
        }
        if let Ok(index) = Index::from_bytes(&bytes, &corpus) {
            for query in &queries {
                _ = search(&corpus, &index, query, &SearchOptions::default(), &Progress::new());
            }
        }
    });
}

/// Unpacks the body of a file of counts, and builds the file again from a body: the head and the compressed data.
fn body_of(file: &[u8]) -> Vec<u8> {
    zstd::decode_all(&file[40..]).unwrap()
}

fn file_of(head: &[u8], body: &[u8]) -> Vec<u8> {
    let packed = zstd::encode_all(body, 1).unwrap();
    let mut file = [&head[..40], &packed].concat();
    put(&mut file, 12, &crc32fast::hash(&packed).to_le_bytes());
    put(&mut file, 32, &(packed.len() as u64).to_le_bytes());
    file
}

fn middle_game() -> Situation {
    let mut situation = Situation::new(BoardSize::new(9).unwrap());
    for (x, y) in [(2, 2), (6, 6), (2, 6), (6, 2), (4, 4), (4, 5)] {
        situation.play(katachi::go::Move::play(situation.to_play(), Point::new(x, y)));
    }
    assert_eq!(situation.to_play(), Color::Black);
    situation
}

#[test]
fn contexts() {
    let corpus = random_corpus(2);
    let file = ContextTable::build(&corpus, &Progress::new()).unwrap().to_bytes();
    let situation = middle_game();
    Campaign { reader: "contexts", seeds: &[body_of(&file)], pieces: &PIECES, inputs: (150, 60_000) }.run(|body| {
        if let Ok(table) = ContextTable::from_bytes(&file_of(&file, body), corpus.id()) {
            _ = table.rank(&situation, 1);
        }
    });
}

#[test]
fn rings() {
    let corpus = random_corpus(2);
    let file = Rings::build(&corpus, &Progress::new()).unwrap().to_bytes();
    let situation = middle_game();
    Campaign { reader: "rings", seeds: &[body_of(&file)], pieces: &PIECES, inputs: (150, 60_000) }.run(|body| {
        if let Ok(rings) = Rings::from_bytes(&file_of(&file, body), corpus.id()) {
            _ = (rings.rank(&situation), rings.cores(), rings.moves());
        }
    });
}

fn params() -> TrainParams {
    TrainParams { bits: 12, admit: 2, first_stage_games: 4, ..TrainParams::default() }
}

#[test]
fn models() {
    let corpus = random_corpus(8);
    let file = train(&corpus, corpus.games(), &params(), None, |_| {}, &Progress::new()).unwrap().to_bytes();
    let seeds = [zstd::decode_all(&file[24..]).unwrap()];
    let pieces = ["bits: 40", "temperature: 0.0", "temperature: NaN", "first_step: inf", "(", ")", ",", "\0"];
    let situation = middle_game();
    Campaign { reader: "models", seeds: &seeds, pieces: &pieces, inputs: (60, 20_000) }.run(|body| {
        let packed = zstd::encode_all(body, 1).unwrap();
        let mut bytes = [&file[..24], &packed].concat();
        put(&mut bytes, 12, &crc32fast::hash(&packed).to_le_bytes());
        put(&mut bytes, 16, &(packed.len() as u64).to_le_bytes());
        if let Ok(model) = read_model(&bytes) {
            let policy = katachi::predict::Predictor::new(model).policy(&situation);
            assert!(policy.iter().all(|(_, probability)| !probability.is_nan()), "no probability");
        }
        _ = Model::told_length(body);
    });
}

#[test]
fn trainings() {
    let corpus = random_corpus(8);
    let mut seeds = Vec::new();
    train(&corpus, corpus.games(), &params(), None, |training| seeds.push(training.to_bytes()), &Progress::new())
        .unwrap();
    seeds.truncate(1);
    Campaign { reader: "trainings", seeds: &seeds, pieces: &PIECES, inputs: (60, 20_000) }.run(|bytes| {
        let body = &bytes[..bytes.len().saturating_sub(4)];
        let bytes = [body, &crc32fast::hash(body).to_le_bytes()].concat();
        if let Some(training) = Training::from_bytes(&bytes) {
            assert_eq!(training.to_bytes(), bytes);
        }
    });
}
