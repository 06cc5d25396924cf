//! Laws of training: it improves prediction, can be repeated and interrupted, and its models survive saving and
//! loading.

use std::sync::Arc;

use super::test_support::corpus;
use super::*;
use katachi_core::corpus::{Corpus, CorpusBuilder, GameHeader, GameId, GameSource};
use katachi_core::go::{GameView, Move, Point};
use katachi_core::pattern::Symmetry;
use katachi_core::progress::Progress;
use katachi_engines::predict::{ContextTable, Model, Predictor};

fn params() -> TrainParams {
    TrainParams { bits: 16, admit: 2, first_stage_games: 10, ..TrainParams::default() }
}

fn trained(corpus: &Corpus, games: &[GameId]) -> Model {
    train(corpus, games, &params(), None, |_| {}, &Progress::new()).unwrap()
}

#[test]
fn training_improves_what_is_said_of_games_that_were_not_trained_on() {
    let corpus = corpus(60);
    let (training, test) = corpus.games().split_at(40);
    let few = trained(&corpus, &training[..2]);
    let many = trained(&corpus, training);
    let progress = Progress::new();
    let [few, many] = [few, many].map(|model| measure(&corpus, test, &model, &progress).unwrap().all);
    assert_eq!(few.positions, 20 * 60);
    assert!(many.log_evidence > few.log_evidence + 100.0, "{few:?} {many:?}");
    // Spread evenly over some 330 legal moves, the log-evidence would be −5.8.
    assert!(many.rates()[4] > -4.0 && many.rates()[0] > 0.3, "{:?}", many.rates());
}

#[test]
fn training_is_the_same_on_one_thread_and_on_two_and_for_another_seed_another() {
    let corpus = corpus(20);
    let on = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| trained(&corpus, corpus.games()).to_bytes())
    };
    let one = on(1);
    assert_eq!(one, on(2));
    let other = TrainParams { seed: 2, ..params() };
    let other = train(&corpus, corpus.games(), &other, None, |_| {}, &Progress::new()).unwrap();
    assert_ne!(one, other.to_bytes());
}

#[test]
fn a_training_that_was_broken_off_ends_as_an_unbroken_one() {
    let corpus = corpus(30);
    let params = TrainParams { passes: 2, ..params() };
    let progress = Progress::new();
    let mut kept = Vec::new();
    let whole = train(&corpus, corpus.games(), &params, None, |at| kept.push(at.to_bytes()), &progress).unwrap();
    assert!(kept.len() > 10, "{}", kept.len());
    for bytes in [&kept[1], &kept[kept.len() - 2]] {
        let taken_up = Training::from_bytes(bytes).unwrap();
        let resumed = train(&corpus, corpus.games(), &params, Some(taken_up), |_| {}, &progress).unwrap();
        assert_eq!(resumed.to_bytes(), whole.to_bytes());
        assert!(Training::from_bytes(&bytes[..bytes.len() - 1]).is_none());
    }
    // A training on other games is not resumed.
    let other = Training::from_bytes(&kept[0]).unwrap();
    let fresh = train(&corpus, &corpus.games()[..20], &params, Some(other), |_| {}, &progress).unwrap();
    let alone = train(&corpus, &corpus.games()[..20], &params, None, |_| {}, &progress).unwrap();
    assert_eq!(fresh.to_bytes(), alone.to_bytes());
}

#[test]
fn a_cancelled_training_gives_nothing() {
    let corpus = corpus(4);
    let progress = Progress::new();
    progress.cancel();
    assert!(train(&corpus, corpus.games(), &params(), None, |_| {}, &progress).is_err());
    assert!(ContextTable::build(&corpus, &progress).is_err());
    assert!(sides(&corpus, Split::Newest, 1, &progress).is_err());
}

#[test]
fn suggestions_say_why_and_what_the_contexts_saw() {
    let corpus = corpus(40);
    let contexts = Arc::new(ContextTable::build(&corpus, &Progress::new()).unwrap());
    let mut predictor = Predictor::new(Arc::new(trained(&corpus, corpus.games()))).with_contexts(contexts);
    let situation = Situation::of_game(corpus.game(corpus.games()[0]), 20);
    assert_eq!(situation.moves(), 20);
    let suggestions = predictor.suggest(&situation, 5);
    assert_eq!(suggestions.len(), 5);
    let policy = predictor.policy(&situation);
    for (suggestion, (point, probability)) in suggestions.iter().zip(policy) {
        assert_eq!((suggestion.point, suggestion.probability), (point, probability));
        let said = suggestion.context.expect("played twice in these games");
        assert!(said.counts.played <= said.counts.seen && said.interval.low <= said.interval.high);
    }
    assert!(!suggestions[0].why.is_empty());
    assert!(suggestions[0].why.is_sorted_by(|a, b| a.1.abs() >= b.1.abs()));
}

#[test]
fn a_model_file_comes_back_and_a_damaged_or_newer_one_says_so() {
    let corpus = corpus(12);
    let model = trained(&corpus, corpus.games());
    let bytes = model.to_bytes();
    let back = Model::from_bytes(&bytes).unwrap();
    assert_eq!(back.info(), model.info());
    assert_eq!(back.to_bytes(), bytes);
    let progress = Progress::new();
    let [a, b] = [&model, &back].map(|model| measure(&corpus, corpus.games(), model, &progress).unwrap());
    assert_eq!(a, b);
    assert_eq!(unseen(&corpus, corpus.games(), &back), []);

    let error = |bytes: &[u8]| Model::from_bytes(bytes).err().unwrap().to_string();
    assert!(error(b"").contains("no Katachi prediction model"));
    assert!(error(b"PNG and so on").contains("no Katachi prediction model"));
    let mut newer = bytes.clone();
    newer[8] = 200;
    assert!(error(&newer).contains("newer Katachi (model format 200"));
    newer[8] = 0;
    assert!(error(&newer).contains("older Katachi"));
    for cut in [9, 12, 20, 24, bytes.len() / 2, bytes.len() - 1] {
        assert!(error(&bytes[..cut]).contains("damaged"), "{cut}");
    }
    let mut flipped = bytes.clone();
    flipped[bytes.len() / 2] ^= 4;
    assert!(error(&flipped).contains("checksum"));
}

#[test]
fn a_model_that_unpacks_to_gigabytes_is_refused() {
    let corpus = corpus(12);
    let bytes = trained(&corpus, corpus.games()).to_bytes();
    // A valid head before any body. Bodies too large for memory are streams of zeros.
    let error = |begin: &[u8], zeros: u64| {
        use std::io::Read as _;
        let body = zstd::encode_all(begin.chain(std::io::repeat(0).take(zeros)), 1).unwrap();
        let mut file =
            [&bytes[..12], &crc32fast::hash(&body).to_le_bytes(), &(body.len() as u64).to_le_bytes()].concat();
        file.extend_from_slice(&body);
        Model::from_bytes(&file).err().unwrap().to_string()
    };
    assert!(error(&[0xff; 4], 1 << 30).contains("a head of 4294967295 bytes"));
    assert!(error(&[], 1 << 27).contains("its head"));
    let body = zstd::decode_all(&bytes[24..]).unwrap();
    let head = &body[..4 + u32::from_le_bytes(body[..4].try_into().unwrap()) as usize];
    let games = error(&[head, &[0xff; 4]].concat(), 1 << 27);
    assert!(games.contains("games that it was trained on"), "{games}");
    // Bytes after the last part are ignored.
    let text = String::from_utf8(head[4..].to_vec()).unwrap();
    let info = Model::from_bytes(&bytes).unwrap().info().clone();
    let large = text.replace(&format!("bits:{}", info.bits), "bits:28");
    assert_ne!(large, text);
    let large = error(&[&(large.len() as u32).to_le_bytes(), large.as_bytes(), &[0; 4]].concat(), 0);
    assert!(large.contains("2^28 weights"), "{large}");
}

#[test]
fn a_split_keeps_games_apart_by_year_and_other_records_of_a_game_too() {
    let corpus = corpus(100);
    let progress = Progress::new();
    let split = sides(&corpus, Split::Newest, 1, &progress).unwrap();
    assert_eq!((split.before, split.test.len(), split.training.len()), (Some(1999), 10, 90));
    assert!(split.training.iter().all(|&id| corpus.year(id).unwrap() < 1999));
    let split = sides(&corpus, Split::Before(1995), 1, &progress).unwrap();
    assert_eq!((split.test.len(), split.training.len()), (50, 50));
    let split = sides(&corpus, Split::Random { one_in: 4 }, 1, &progress).unwrap();
    assert!((15..35).contains(&split.test.len()), "{}", split.test.len());

    // The same game turned, in a later year: one of the two stays.
    let mut builder = CorpusBuilder::new();
    let game = corpus.game(corpus.games()[0]);
    for (number, symmetry) in [Symmetry::IDENTITY, Symmetry::from_index(5)].into_iter().enumerate() {
        let turn = |play: &Move| {
            let point = play.point().unwrap();
            let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (19, 19));
            Move::play(play.color(), Point::new(x as u8, y as u8))
        };
        let moves: Vec<Move> = game.moves.iter().map(turn).collect();
        let header = GameHeader { year: Some(1990 + 20 * number as i16), ..GameHeader::default() };
        let source = GameSource { file: 0, member: "", index: number as u32 };
        builder.push(GameView { moves: &moves, ..game }, header, source, 60, 0).unwrap();
    }
    let twice = builder.finish();
    let split = sides(&twice, Split::Before(2000), 1, &progress).unwrap();
    assert_eq!((split.duplicates, split.training.len() + split.test.len()), (1, 1));
    let model = trained(&corpus, &corpus.games()[..crate::sweep::rounds(10, corpus.games().len())]);
    assert_eq!(unseen(&twice, twice.games(), &model), []);
}

#[test]
fn games_are_held_back_from_the_newest_and_only_once() {
    let corpus = corpus(100);
    let (learned, held) = held_back(&corpus, corpus.games(), 1);
    assert_eq!((learned.len(), held.len()), (95, 5));
    assert!(held.iter().all(|&id| corpus.year(id).unwrap() == 1999 && !learned.contains(&id)));
    assert_eq!(held_back(&corpus, corpus.games(), 1), (learned, held));
    assert_eq!(held_back(&corpus, &corpus.games()[..19], 1).1, []);
}

#[test]
fn a_second_opinion_helps_on_games_that_nothing_was_learned_from() {
    let corpus = corpus(90);
    let [learned, held, test] = [0..30, 30..65, 65..90].map(|range| &corpus.games()[range]);
    let mut model = trained(&corpus, learned);
    let progress = Progress::new();
    let before = measure(&corpus, test, &model, &progress).unwrap().all;
    refine(&mut model, &corpus, held, &progress).unwrap();
    let after = measure(&corpus, test, &model, &progress).unwrap().all;
    assert!(after.log_evidence > before.log_evidence, "{before:?} {after:?}");
    assert_eq!(model.info().held_back, 35);
    assert_eq!(unseen(&corpus, held, &model), []);
    // The file has it too, and repeating the training from the start gives the same.
    let bytes = model.to_bytes();
    assert_eq!(Model::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    refine(&mut model, &corpus, held, &progress).unwrap();
    assert_eq!(model.to_bytes(), bytes);
    progress.cancel();
    assert!(refine(&mut model, &corpus, held, &progress).is_err());
}
