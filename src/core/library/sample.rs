//! The sample: classical games that come with Katachi, and their shapes, so that nobody waits for them at a first start.
//!
//! `assets/sample/make` chooses the games and counts the shapes.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use super::lines::unpack;
use super::parse_patterns;
use crate::corpus::GameId;
use crate::corpus::load::{Loaded, load_bytes};
use crate::corpus::record_tree::{main_line, tree_of};
use crate::go::GameTree;
use crate::mining::{MinedPatterns, MiningParams, PatternSource};
use crate::workers::with_workers;

/// Games that are part of the program, with shapes that were counted in them.
#[derive(Debug)]
pub struct Sample {
    /// For places that name a file.
    name: &'static str,
    /// Records, compressed with zstd.
    packed: &'static [u8],
    /// Window, minimum count, and the packed result.
    shapes: &'static [(&'static str, u32, &'static [u8])],
    /// Results of [`Sample::load_ahead`], until somebody asks for them.
    games_ahead: Ahead<Loaded>,
    shapes_ahead: Ahead<Option<MinedPatterns>>,
}

type Ahead<T> = Mutex<Option<JoinHandle<T>>>;

/// The bundled games.
pub static SAMPLE: Sample = Sample {
    name: "sample (classical games)",
    packed: include_bytes!("../../../assets/sample.sgf.zst"),
    shapes: &[
        ("square:5", 3, include_bytes!("../../../assets/sample/shapes-square-5.ron.zst")),
        ("square:3", 1, include_bytes!("../../../assets/sample/shapes-square-3.ron.zst")),
        ("diamond:2", 1, include_bytes!("../../../assets/sample/shapes-diamond-2.ron.zst")),
    ],
    games_ahead: Mutex::new(None),
    shapes_ahead: Mutex::new(None),
};

/// 125 games of KataGo against itself, in which tests count.
#[cfg(any(test, feature = "test-games"))]
pub static SELF_PLAY: Sample = Sample {
    name: "sample (KataGo self-play)",
    packed: include_bytes!("../../../tests/data/self-play.sgf.zst"),
    shapes: &[],
    games_ahead: Mutex::new(None),
    shapes_ahead: Mutex::new(None),
};

/// The bundled games, loaded.
pub fn sample() -> Loaded {
    SAMPLE.load()
}

/// The games that tests count in, loaded.
#[cfg(any(test, feature = "test-games"))]
pub fn self_play() -> Loaded {
    SELF_PLAY.load()
}

impl Sample {
    /// Begins to read the games, and the shapes that a first start shows, for whoever asks for them next.
    pub fn load_ahead(&'static self) {
        begin(&self.games_ahead, || self.read());
        if let Some(params) = self.counted().next() {
            begin(&self.shapes_ahead, move || self.read_shapes(&params));
        }
    }

    /// The games, loaded.
    pub fn load(&self) -> Loaded {
        take(&self.games_ahead).unwrap_or_else(|| self.read())
    }

    fn read(&self) -> Loaded {
        load_bytes(self.name, &self.unpacked())
    }

    /// A game with its whole record.
    pub fn tree(&self, loaded: &Loaded, id: GameId) -> GameTree {
        tree_of(&self.unpacked(), loaded, id).unwrap_or_else(|_| main_line(loaded, id))
    }

    /// The results that come with the games, the one that a first start shows first.
    pub fn counted(&self) -> impl Iterator<Item = MiningParams> {
        self.shapes.iter().map(|&(window, min_count, _)| {
            let window = window.parse().expect("the list has windows");
            MiningParams { min_count, ..MiningParams::new(window, PatternSource::Move) }
        })
    }

    /// A result that comes with the games; `None` for other parameters than [`Sample::counted`].
    pub fn shapes(&self, params: &MiningParams) -> Option<MinedPatterns> {
        let ahead = if self.counted().next().as_ref() == Some(params) { take(&self.shapes_ahead) } else { None };
        ahead.unwrap_or_else(|| self.read_shapes(params))
    }

    fn read_shapes(&self, params: &MiningParams) -> Option<MinedPatterns> {
        let at = self.counted().position(|known| known == *params)?;
        let (window, _, packed) = self.shapes[at];
        let text = unpack(packed).expect("the shapes are part of the program, and a test reads them");
        Some(
            parse_patterns(&text, Path::new(window))
                .expect("the shapes are part of the program, and a test reads them"),
        )
    }

    fn unpacked(&self) -> Arc<[u8]> {
        zstd::decode_all(self.packed).expect("the asset was packed by zstd and is part of the program").into()
    }
}

/// Begins work on a thread of its own, unless the system has none to spare.
fn begin<T: Send + 'static>(ahead: &Ahead<T>, work: impl FnOnce() -> T + Send + 'static) {
    let begun = thread::Builder::new().name("sample".to_owned()).spawn(|| with_workers(work)).ok();
    *ahead.lock().unwrap_or_else(PoisonError::into_inner) = begun;
}

/// Waits for the work that was begun; `None` if there is none.
fn take<T>(ahead: &Ahead<T>) -> Option<T> {
    let begun = ahead.lock().unwrap_or_else(PoisonError::into_inner).take()?;
    begun.join().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mining::mine;
    use crate::progress::Progress;

    #[test]
    fn the_sample_has_the_games_of_the_masters_without_trouble_or_comment() {
        let sample = SAMPLE.load();
        assert_eq!(sample.corpus.games().len(), 504);
        assert_eq!(sample.report.duplicates, 0);
        assert!(sample.report.skipped.is_empty() && sample.report.cut_short.is_empty());
        let corpus = &sample.corpus;
        let of = |name: &str| {
            let has =
                |id: &&GameId| [corpus.header(**id).black, corpus.header(**id).white].iter().any(|n| n.contains(name));
            corpus.games().iter().filter(has).count()
        };
        for master in ["Dosaku", "Jowa", "Shuwa", "Shusaku", "Shuei", "Go Seigen", "Kitani Minoru"] {
            assert!(of(master) >= 63, "{master}: {}", of(master));
        }
        assert!(of("Shusai") + of("Tamura Hoju") >= 63);
        for &id in corpus.games() {
            let (header, game) = (corpus.header(id), corpus.game(id));
            assert!(header.year.is_some_and(|year| (1660..=1939).contains(&year)), "{header:?}");
            assert!(game.setup.is_empty() && header.handicap == 0 && game.moves.len() >= 80, "{header:?}");
        }
        let text = String::from_utf8(SAMPLE.unpacked().to_vec()).unwrap();
        assert!(
            !["C[", "N[", "GC[", "LB[", "("].iter().any(|key| text.replace("(;GM", "").contains(&format!("]{key}")))
        );
        assert_eq!(SAMPLE.tree(&sample, GameId(0)).move_number(crate::go::NodeId::ROOT), 0);
    }

    #[test]
    fn the_shapes_that_come_with_the_sample_are_those_that_mining_counts() {
        let sample = SAMPLE.load();
        for params in SAMPLE.counted() {
            let counted = mine(&sample.corpus, &params, &Progress::new()).unwrap();
            assert!(SAMPLE.shapes(&params).unwrap() == counted, "run assets/sample/make: {params:?}");
        }
        assert!(SAMPLE.shapes(&MiningParams::new("square:7".parse().unwrap(), PatternSource::Move)).is_none());
    }

    #[test]
    fn what_is_loaded_ahead_is_the_same_and_taken_once() {
        let (games, first) = (SAMPLE.load(), SAMPLE.counted().next().unwrap());
        let shapes = SAMPLE.shapes(&first).unwrap();
        SAMPLE.load_ahead();
        for _ in 0..2 {
            assert_eq!(SAMPLE.load().corpus.id(), games.corpus.id());
            let again = SAMPLE.shapes(&first).unwrap();
            assert_eq!((again.len(), again.pattern(0)), (shapes.len(), shapes.pattern(0)));
        }
    }
}
