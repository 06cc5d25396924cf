//! The options that select rows of mined shapes: by K, by occurrences, by cluster.

use std::str::FromStr;

use clap::Args;
use katachi_language::text;

use super::CommandFailure;
use katachi_core::mining::MinedPatterns;
use katachi_core::mining::statistics::{Clusters, MAX_CLUSTERED_PATTERNS, MAX_CLUSTERS, clusters};
use katachi_core::pattern::names::{MoveKind, ShapeNames};
use katachi_core::words::read_k_range;
use katachi_sentences::Sentence;

#[derive(Args)]
pub(super) struct SelectionArgs {
    /// Only shapes with K occupied points: `3`, `2-5`, `2-` or `-5`
    #[arg(long, value_name = "K", value_parser = k_range)]
    k: Option<(usize, usize)>,
    /// Only shapes that occur at least N times
    #[arg(long, value_name = "N", default_value_t = 1)]
    min_count: u32,
    /// Only shapes whose move has a name of this kind: attack, defence, extension, connection, cut, capture, contact, opening
    #[arg(long, value_name = "KIND", value_parser = value::<MoveKind>)]
    kind: Option<MoveKind>,
    /// Only the shapes of this cluster, given by its number from 1, fewest stones first (k-means over K and the
    /// logarithm of the occurrences), or by the name that `katachi clusters` gave it
    #[arg(long, value_name = "N|NAME")]
    cluster: Option<String>,
    /// Number of clusters
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = cluster_count)]
    clusters: usize,
}

pub(super) fn cluster_count(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|count| (1..=MAX_CLUSTERS).contains(count))
        .ok_or_else(|| text!("cli-number-to", least = "1", most = MAX_CLUSTERS.to_string()))
}

impl SelectionArgs {
    /// Whether all shapes are selected.
    pub fn is_of_all(&self) -> bool {
        self.k.is_none() && self.min_count <= 1 && self.kind.is_none() && self.cluster.is_none()
    }

    /// The clusters of all shapes, whichever are selected.
    pub fn clusters_of(&self, patterns: &MinedPatterns) -> Clusters {
        clusters(patterns, self.clusters, MAX_CLUSTERED_PATTERNS)
    }

    pub fn wants_cluster(&self) -> bool {
        self.cluster.is_some()
    }

    /// The selected rows, in the order of the file.
    ///
    /// Errors: the cluster does not exist; these shapes have no kinds.
    pub fn rows(&self, patterns: &MinedPatterns, clusters: Option<&Clusters>) -> Result<Vec<usize>, CommandFailure> {
        let wanted = self.cluster.as_deref().map(|wanted| cluster_called(wanted, patterns, clusters)).transpose()?;
        if let Some(kind) = self.kind
            && !patterns.params.is_before_move()
        {
            return Err(CommandFailure::Usage(text!("cli-kind-not-before", option = format!("--kind {kind}"))));
        }
        let of_kind = self.kind.map(|kind| ShapeNames::shipped().of_kind(kind));
        let (least, most) = self.k.unwrap_or((0, usize::MAX));
        let is_meant = |&row: &usize| {
            patterns.stats(row).occurrences >= u64::from(self.min_count)
                && (least..=most).contains(&patterns.k(row))
                && of_kind.is_none_or(|of_kind| !patterns.names(row).and(of_kind).is_empty())
                && wanted.is_none_or(|wanted| clusters.and_then(|clusters| clusters.of_row(row)) == Some(wanted))
        };
        Ok((0..patterns.len()).filter(is_meant).collect())
    }
}

/// The cluster, counted from 0, with this number, counted from 1, or this name.
///
/// Errors: there is no such cluster.
pub(super) fn cluster_called(
    wanted: &str,
    patterns: &MinedPatterns,
    clusters: Option<&Clusters>,
) -> Result<usize, CommandFailure> {
    let found = clusters.map_or(0, Clusters::count);
    let by_number = wanted.parse().ok().filter(|number| (1..=found).contains(number)).map(|number: usize| number - 1);
    by_number.or_else(|| patterns.cluster_names.find(found, wanted)).ok_or_else(|| {
        let named = (0..found).filter_map(|cluster| patterns.cluster_names.get(found, cluster));
        let named: Vec<String> = named.map(|name| format!("“{name}”")).collect();
        CommandFailure::Usage(match named.is_empty() {
            true => text!("cli-no-cluster", cluster = wanted, clusters = found),
            false => text!("cli-no-cluster-names", cluster = wanted, clusters = found, names = named.join(", ")),
        })
    })
}

/// Reads the value of an option. The error message is in the user's language.
pub(super) fn value<T: FromStr<Err: Sentence>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.sentence())
}

/// Reads bounds of K. The error message is in the user's language.
pub(super) fn k_range(text: &str) -> Result<(usize, usize), String> {
    read_k_range(text).map_err(|error| error.sentence())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_numbers_and_dashes() {
        assert_eq!(k_range("3"), Ok((3, 3)));
        assert_eq!(k_range("2-5"), Ok((2, 5)));
        assert_eq!(k_range("2-"), Ok((2, usize::MAX)));
        assert_eq!(k_range("-5"), Ok((0, 5)));
        for wrong in ["", "5-2", "x", "1-y"] {
            assert!(k_range(wrong).is_err(), "{wrong}");
        }
    }
}
