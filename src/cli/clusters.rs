//! `katachi clusters`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::output::{JSON_FORMAT, Output, OutputFormArgs, is_professional, thousands};
use super::selection::{self, cluster_called, cluster_count};
use super::show::mined;
use katachi_core::mining::MinedPatterns;
use katachi_core::mining::statistics::{Clusters, MAX_CLUSTERED_PATTERNS, clusters};
use katachi_core::pattern::Window;
use katachi_sentences::Sentence;

#[derive(Args)]
pub(super) struct ClustersArgs {
    /// Mined patterns written by `katachi mine --out`, or `professional` for those that come with Katachi
    file: PathBuf,
    /// Window of the professional patterns: square:3, square:5, square:7, square:9, diamond:2 or diamond:3
    #[arg(long, value_name = "W", default_value = "square:3", value_parser = selection::value::<Window>)]
    window: Window,
    /// Number of clusters
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = cluster_count)]
    clusters: usize,
    /// Name a cluster, given by its number or its current name: `2=small and frequent`; `2=` removes the name. The file
    /// is rewritten, or a new one is written with --out
    #[arg(long, value_name = "N=NAME")]
    name: Vec<String>,
    /// Write the file with the names here, instead of replacing the original
    #[arg(long, value_name = "FILE.ron", requires = "name")]
    out: Option<PathBuf>,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Serialize)]
struct ClustersObject {
    format: u32,
    window: String,
    source: String,
    /// The number of shapes that were clustered: the most frequent ones.
    clustered: usize,
    total: usize,
    /// Mean squared distance from the centre, both axes in standard deviations.
    inertia: f64,
    clusters: Vec<ClusterEntry>,
}

#[derive(Serialize)]
struct ClusterEntry {
    cluster: usize,
    name: Option<String>,
    shapes: usize,
    occurrences: u64,
    k_low: Option<usize>,
    k_high: Option<usize>,
    count_low: Option<u64>,
    count_high: Option<u64>,
    /// The centre: the mean of K, and the geometric mean of the occurrences.
    k_centre: f64,
    count_centre: f64,
}

impl ClustersArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self) -> Result<Output, CommandFailure> {
        let mut patterns = mined(&self.file, &self.window)?;
        let found = clusters(&patterns, self.clusters, MAX_CLUSTERED_PATTERNS);
        if !self.name.is_empty() {
            patterns = self.named(patterns, &found)?;
        }
        let object = ClustersObject {
            format: JSON_FORMAT,
            window: patterns.params.window.to_string(),
            source: patterns.params.source.to_string(),
            clustered: found.rows.len(),
            total: patterns.len(),
            inertia: found.inertia,
            clusters: (0..found.count()).map(|at| ClusterEntry::new(&patterns, &found, at)).collect(),
        };
        self.form.output(&object, "clusters", || object.text())
    }

    /// The same shapes with the requested names, written to their file.
    fn named(&self, patterns: Arc<MinedPatterns>, found: &Clusters) -> Result<Arc<MinedPatterns>, CommandFailure> {
        let target = match &self.out {
            Some(out) => out,
            None if is_professional(&self.file) => {
                return Err(CommandFailure::Usage(text!("cli-clusters-out").into()));
            }
            None => &self.file,
        };
        let mut patterns = Arc::unwrap_or_clone(patterns);
        for wanted in &self.name {
            let (cluster, name) = wanted
                .split_once('=')
                .ok_or_else(|| CommandFailure::Usage(text!("cli-clusters-name", name = wanted)))?;
            let cluster = cluster_called(cluster.trim(), &patterns, Some(found))?;
            let named = patterns.cluster_names.set(found.count(), cluster, name);
            named.map_err(|error| CommandFailure::Usage(format!("--name {wanted}: {}", error.sentence())))?;
        }
        katachi_tables::save_patterns(&patterns, target)?;
        Ok(Arc::new(patterns))
    }
}

impl ClusterEntry {
    fn new(patterns: &MinedPatterns, found: &Clusters, cluster: usize) -> ClusterEntry {
        let rows = || found.rows.iter().zip(&found.assignment).filter(|&(_, &of)| of == cluster).map(|(&row, _)| row);
        let extent = found.extent(patterns, cluster);
        let [k, log_count] = found.centres[cluster];
        ClusterEntry {
            cluster: cluster + 1,
            name: patterns.cluster_names.get(found.count(), cluster).map(str::to_owned),
            shapes: rows().count(),
            occurrences: rows().map(|row| patterns.stats(row).occurrences).sum(),
            k_low: extent.map(|extent| extent.k.0),
            k_high: extent.map(|extent| extent.k.1),
            count_low: extent.map(|extent| extent.occurrences.0),
            count_high: extent.map(|extent| extent.occurrences.1),
            k_centre: k,
            count_centre: 10_f64.powf(log_count),
        }
    }
}

impl ClustersObject {
    fn text(&self) -> String {
        let what = text!("cli-in-window", window = &self.window, source = self.source.to_string());
        let clusters = text!("cli-clusters", clusters = self.clusters.len());
        let mut text = match self.clustered == self.total {
            true => text!("cli-clusters-of-all", what = what, shapes = self.total, clusters = clusters),
            false => text!(
                "cli-clusters-of-some",
                what = what,
                most = self.clustered,
                shapes = self.total,
                clusters = clusters
            ),
        };
        text += "\n";
        for entry in &self.clusters {
            let name = entry.name.as_deref().map(|name| format!(" “{name}”")).unwrap_or_default();
            text += &format!("\n{}.{name} {}", entry.cluster, text!("cli-cluster-shapes", shapes = entry.shapes));
            if let (Some(k_low), Some(k_high), Some(low), Some(high)) =
                (entry.k_low, entry.k_high, entry.count_low, entry.count_high)
            {
                let (least, most) = (k_low.to_string(), k_high.to_string());
                let (low, high) = (thousands(low), thousands(high));
                text +=
                    &format!(", {}", text!("cli-cluster-range", least = least, most = most, low = low, high = high));
            }
            let (k, times) = (format!("{:.1}", entry.k_centre), format!("{:.0}", entry.count_centre));
            text += &format!("\n   {}\n", text!("cli-cluster-centre", k = k, times = times));
        }
        text
    }
}
