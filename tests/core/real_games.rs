//! Mining agrees with the oracle on professional games.
//!
//! They come from `../shared/corpus/pro-5k.zip`; without it these tests print a note and pass.

use std::sync::LazyLock;

use crate::support::oracle::check;
use crate::support::shared::shared;
use crate::support::sweep::rounds;
use katachi::corpus::load::{Loaded, load};
use katachi::corpus::{Corpus, CorpusBuilder};
use katachi::mining::PatternSource::{Final, Move};
use katachi::progress::Progress;

static ARCHIVE: LazyLock<Option<Loaded>> = LazyLock::new(|| {
    let archive = shared("corpus/pro-5k.zip")?;
    Some(load(&[archive], None, false, &Progress::new()).unwrap())
});

/// Every Nth game of the archive.
fn sample(count: usize) -> Option<Corpus> {
    let loaded = ARCHIVE.as_ref()?;
    let games = loaded.corpus.games();
    let mut builder = CorpusBuilder::new();
    for &id in games.iter().step_by(games.len() / count).take(count) {
        builder.push_from(&loaded.corpus, id, 0).unwrap();
    }
    let corpus = builder.finish();
    assert_eq!(corpus.games().len(), count);
    Some(corpus)
}

#[test]
fn two_hundred_professional_games_are_mined_as_defined() {
    let Some(corpus) = sample(rounds(8, 200)) else { return };
    for window in ["square:3", "square:5", "diamond:1", "diamond:2", "rect:5x3", "points:#../+##"] {
        check(&corpus, window, Move, |_| {});
        check(&corpus, window, Final, |_| {});
    }
    check(&corpus, "square:4", Final, |_| {});
    check(&corpus, "square:5", Move, |params| params.after = true);
    check(&corpus, "diamond:2", Move, |params| params.moves = Some((31, 100)));
}

#[test]
fn large_windows_on_professional_games_are_mined_as_defined() {
    let Some(corpus) = sample(rounds(2, 25)) else { return };
    check(&corpus, "square:9", Move, |_| {});
    check(&corpus, "square:9", Final, |_| {});
    check(&corpus, "diamond:4", Move, |_| {});
    check(&corpus, "square:19", Move, |_| {});
    check(&corpus, "square:19", Final, |_| {});
}
