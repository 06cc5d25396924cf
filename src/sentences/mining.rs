//! Errors of mining, comparing and counting, and damage of an index or a graph.

use katachi_core::index::IndexFileError;
use katachi_core::mining::compare::CompareError;
use katachi_core::mining::corner::CornerError;
use katachi_core::mining::graph::GraphDamage;
use katachi_core::mining::player::PlayerProfileError;
use katachi_core::mining::statistics::{ClusterNameError, MAX_CLUSTERS, MAX_NAME_LETTERS};
use katachi_core::mining::templates::TemplateError;
use katachi_core::mining::{MiningError, MiningParams, UnknownSource};
use katachi_language::text;

use super::Sentence;

impl Sentence for UnknownSource {
    fn sentence(&self) -> String {
        text!("mining-no-source", text = &self.text)
    }
}

impl Sentence for MiningError {
    fn sentence(&self) -> String {
        match self {
            MiningError::Cancelled(cancelled) => cancelled.sentence(),
            MiningError::NoCentre(window) => text!("mining-no-centre", window = window),
            MiningError::FinalHasNoMoves => text!("mining-final-has-no-moves").to_owned(),
            MiningError::NoShards => text!("mining-no-games").to_owned(),
        }
    }
}

impl Sentence for TemplateError {
    fn sentence(&self) -> String {
        match self {
            TemplateError::Cancelled(cancelled) => cancelled.sentence(),
            TemplateError::TooMany { found, limit } => {
                text!("mining-too-many-templates", found = *found, limit = *limit)
            }
        }
    }
}

/// The parameters of a mined result, as written on the command line.
fn described(params: &MiningParams) -> String {
    let all = || "all".to_owned();
    let (least, most) = params.k.map_or_else(|| (all(), all()), |(least, most)| (least.to_string(), most.to_string()));
    text!(
        "mining-compared",
        window = params.window.to_string(),
        source = params.source.to_string(),
        after = if params.after { "yes" } else { "no" },
        moves = params.moves.map_or_else(all, |(first, last)| format!("{first}..{last}")),
        least = least,
        most = most
    )
}

impl Sentence for CompareError {
    fn sentence(&self) -> String {
        match self {
            CompareError::Cancelled(cancelled) => cancelled.sentence(),
            CompareError::OtherShapes { here, there } => {
                text!("mining-other-shapes", here = described(here), there = described(there))
            }
            CompareError::NothingOffered(params) => text!("mining-nothing-offered", result = described(params)),
            CompareError::OtherSquares { here, there } => text!("mining-other-squares", here = *here, there = *there),
        }
    }
}

impl Sentence for CornerError {
    fn sentence(&self) -> String {
        match self {
            CornerError::Cancelled(cancelled) => cancelled.sentence(),
            CornerError::Size(size) => text!("joseki-corner-size", size = size.to_string()),
        }
    }
}

impl Sentence for GraphDamage {
    fn sentence(&self) -> String {
        match self {
            GraphDamage::CornerSize(size) => text!("joseki-corner-size", size = size.to_string()),
            GraphDamage::Stone { number } => text!("joseki-damaged-stone", number = number.to_string()),
            GraphDamage::View { number } => text!("joseki-damaged-view", number = number.to_string()),
            GraphDamage::Count { number } => text!("joseki-damaged-count", number = number.to_string()),
            GraphDamage::Move { number } => text!("joseki-damaged-move", number = number.to_string()),
            GraphDamage::Twice => text!("joseki-damaged-twice").to_owned(),
        }
    }
}

impl Sentence for PlayerProfileError {
    fn sentence(&self) -> String {
        match self {
            PlayerProfileError::Cancelled(cancelled) => cancelled.sentence(),
            PlayerProfileError::NoMoves => text!("mining-player-no-moves").to_owned(),
            PlayerProfileError::Shapes(error) => error.sentence(),
            PlayerProfileError::Corners(error) => error.sentence(),
            PlayerProfileError::Compare(error) => error.sentence(),
        }
    }
}

impl Sentence for ClusterNameError {
    fn sentence(&self) -> String {
        match self {
            ClusterNameError::Long(letters) => {
                text!("mining-cluster-name-long", longest = MAX_NAME_LETTERS, letters = *letters)
            }
            ClusterNameError::Number(name) => text!("mining-cluster-name-number", name = name),
            ClusterNameError::Taken { name, number } => {
                text!("mining-cluster-name-taken", name = name, cluster = *number)
            }
            ClusterNameError::NoCluster { number, of } => {
                let (cluster, clusters) = (number.to_string(), of.to_string());
                text!("mining-no-cluster", cluster = cluster, clusters = clusters, most = MAX_CLUSTERS)
            }
        }
    }
}

impl Sentence for IndexFileError {
    fn sentence(&self) -> String {
        match self {
            IndexFileError::NotAnIndex => text!("files-index-not-an-index").to_owned(),
            IndexFileError::OtherFormat { found } => {
                let read = IndexFileError::SUPPORTED_FORMAT.to_string();
                text!("files-index-other-format", found = found.to_string(), read = read)
            }
            IndexFileError::OtherCorpus(games) => text!("files-index-other-games", games = games.to_string()),
            IndexFileError::Damaged => text!("files-index-damaged").to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use katachi_core::corpus::CorpusId;
    use katachi_core::mining::PatternSource;
    use katachi_core::pattern::Window;
    use katachi_core::progress::Cancelled;

    use super::*;
    use crate::tests::assert_english;

    fn mining_errors() -> [MiningError; 4] {
        [
            MiningError::Cancelled(Cancelled),
            MiningError::NoCentre("square:4".to_owned()),
            MiningError::FinalHasNoMoves,
            MiningError::NoShards,
        ]
    }

    fn corner_errors() -> [CornerError; 2] {
        [CornerError::Cancelled(Cancelled), CornerError::Size(11)]
    }

    fn compare_errors() -> Vec<CompareError> {
        let plain = MiningParams::new(Window::square(5).unwrap(), PatternSource::Move);
        let mut errors = vec![CompareError::Cancelled(Cancelled), CompareError::OtherSquares { here: 1000, there: 1 }];
        for after in [false, true] {
            for moves in [None, Some((1, 1000))] {
                for k in [None, Some((2, usize::MAX))] {
                    let params = Box::new(MiningParams { after, moves, k, ..plain.clone() });
                    errors.push(CompareError::OtherShapes { here: params.clone(), there: Box::new(plain.clone()) });
                    errors.push(CompareError::NothingOffered(params));
                }
            }
        }
        errors
    }

    #[test]
    fn sentences_about_mining_are_in_english_what_display_writes() {
        assert_english(&[UnknownSource { text: "middle".to_owned() }]);
        assert_english(&mining_errors());
        assert_english(&corner_errors());
        assert_english(&compare_errors());
        let too_many = TemplateError::TooMany { found: 1_000_000, limit: 900_000 };
        assert_english(&[TemplateError::Cancelled(Cancelled), too_many]);
        let mut profile = vec![PlayerProfileError::Cancelled(Cancelled), PlayerProfileError::NoMoves];
        profile.extend(mining_errors().map(PlayerProfileError::Shapes));
        profile.extend(corner_errors().map(PlayerProfileError::Corners));
        profile.extend(compare_errors().into_iter().map(PlayerProfileError::Compare));
        assert_english(&profile);
    }

    #[test]
    fn sentences_about_clusters_graphs_and_indexes_are_in_english_what_display_writes() {
        let name = || "walls".to_owned();
        assert_english(&[
            ClusterNameError::Long(1000),
            ClusterNameError::Number("3".to_owned()),
            ClusterNameError::Taken { name: name(), number: 1000 },
            ClusterNameError::NoCluster { number: 1000, of: 2000 },
        ]);
        let number = 1000;
        assert_english(&[
            GraphDamage::CornerSize(11),
            GraphDamage::Stone { number },
            GraphDamage::View { number },
            GraphDamage::Count { number },
            GraphDamage::Move { number },
            GraphDamage::Twice,
        ]);
        assert_english(&[
            IndexFileError::NotAnIndex,
            IndexFileError::OtherFormat { found: 1000 },
            IndexFileError::OtherCorpus(CorpusId(1000)),
            IndexFileError::Damaged,
        ]);
    }
}
