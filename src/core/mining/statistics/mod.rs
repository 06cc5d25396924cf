//! Statistics of the counts of mined patterns together: the figures behind the plots.

mod association;
mod bootstrap;
mod chi_squared;
mod cluster_names;
mod clusters;
mod curves;
mod false_discovery;
mod fisher;
mod hit_rate;
mod zeta;
mod zipf;

pub use association::Association;
pub use bootstrap::{ClusterMean, Estimate, InCluster, MIN_CLUSTERS, Observations, cluster_intervals, cluster_means};
pub use chi_squared::{chi_squared_survival, normal_distance};
pub use cluster_names::{ClusterNameError, ClusterNames, MAX_CLUSTERS, MAX_NAME_LETTERS};
pub use clusters::{ClusterExtent, Clusters, MAX_CLUSTERED_PATTERNS, clusters};
pub use curves::{KBin, coverage, k_histogram, rank_curve};
pub(crate) use false_discovery::q_values_of_groups;
pub use false_discovery::{MAX_Q_VALUE, q_values};
pub use fisher::fisher_exact;
pub use hit_rate::{HitRate, hit_rates};
pub use zipf::{ZipfFit, zipf, zipf_of_histogram};
