//! The bundled games: engine self-play made for Katachi, strong shapes, not professional games.

use std::sync::Arc;

use crate::corpus::GameId;
use crate::corpus::load::{Loaded, load_bytes};
use crate::corpus::record_tree::{main_line, tree_of};
use crate::go::GameTree;

/// The name of the bundled games, for places that name a file.
pub const SAMPLE_NAME: &str = "sample (KataGo self-play)";

/// `katago-selfplay.sgf`, compressed with zstd.
const PACKED_SAMPLE: &[u8] = include_bytes!("../../../assets/sample.sgf.zst");

/// The bundled games, loaded.
pub fn sample() -> Loaded {
    load_bytes(SAMPLE_NAME, &unpacked())
}

/// A bundled game with its whole record.
pub fn sample_tree(sample: &Loaded, id: GameId) -> GameTree {
    tree_of(&unpacked(), sample, id).unwrap_or_else(|_| main_line(sample, id))
}

fn unpacked() -> Arc<[u8]> {
    zstd::decode_all(PACKED_SAMPLE).expect("the asset was packed by zstd and is part of the program").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_loads_without_trouble() {
        let sample = sample();
        assert!(sample.corpus.games().len() >= 90, "{}", sample.corpus.games().len());
        assert!(sample.report.skipped.is_empty() && sample.report.cut_short.is_empty());
        assert_eq!(sample_tree(&sample, GameId(0)).move_number(crate::go::NodeId::ROOT), 0);
    }
}
