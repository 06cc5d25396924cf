//! What the counts of mined patterns look like together: the figures behind the plots.

mod chi_squared;
mod clusters;
mod curves;
mod zeta;
mod zipf;

pub use chi_squared::chi_squared_survival;
pub use clusters::{Clusters, clusters};
pub use curves::{KBin, coverage, k_histogram, rank_curve};
pub use zipf::{ZipfFit, zipf, zipf_of_histogram};
