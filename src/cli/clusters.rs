//! `katachi clusters`.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::Failure;
use super::output::{Form, JSON_FORMAT, Output, is_professional, thousands};
use super::selection::{cluster_called, cluster_count};
use super::show::mined;
use katachi_core::library;
use katachi_core::mining::MinedPatterns;
use katachi_core::mining::statistics::{CLUSTERED, Clusters, clusters};
use katachi_core::pattern::Window;
use katachi_core::words::counted;

#[derive(Args)]
pub(super) struct ClustersCommand {
    /// Mined patterns, as `katachi mine --out` writes them, or `professional` for those that come with Katachi
    file: PathBuf,
    /// Which of the professional ones: square:3, square:5, square:7, square:9, diamond:2 or diamond:3
    #[arg(long, value_name = "W", default_value = "square:3")]
    window: Window,
    /// Clusters in all
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = cluster_count)]
    clusters: usize,
    /// Call a cluster something, by its number or the name that it has: `2=small and frequent`; `2=` takes the name away. The
    /// file is written again, or another with --out
    #[arg(long, value_name = "N=NAME")]
    name: Vec<String>,
    /// Where the file with the names is written, instead of in its place
    #[arg(long, value_name = "FILE.ron", requires = "name")]
    out: Option<PathBuf>,
    #[command(flatten)]
    form: Form,
}

#[derive(Serialize)]
struct ClustersObject {
    format: u32,
    window: String,
    source: String,
    /// Of so many of the most frequent shapes.
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
    /// The centre: of K the mean, of the occurrences the geometric mean.
    k_centre: f64,
    count_centre: f64,
}

impl ClustersCommand {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self) -> Result<Output, Failure> {
        let mut patterns = mined(&self.file, &self.window)?;
        let found = clusters(&patterns, self.clusters, CLUSTERED);
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

    /// The same shapes with the names that are asked for, written to their file.
    fn named(&self, patterns: Arc<MinedPatterns>, found: &Clusters) -> Result<Arc<MinedPatterns>, Failure> {
        let target = match &self.out {
            Some(out) => out,
            None if is_professional(&self.file) => {
                return Err(Failure::Usage(
                    "--name: what comes with Katachi is not written: name a file with --out".into(),
                ));
            }
            None => &self.file,
        };
        let mut patterns = Arc::unwrap_or_clone(patterns);
        for wanted in &self.name {
            let (cluster, name) = wanted.split_once('=').ok_or_else(|| {
                Failure::Usage(format!(
                    "--name {wanted}: write the cluster, = and its name, such as `2=small and frequent`"
                ))
            })?;
            let cluster = cluster_called(cluster.trim(), &patterns, Some(found))?;
            let named = patterns.cluster_names.set(found.count(), cluster, name);
            named.map_err(|error| Failure::Usage(format!("--name {wanted}: {error}")))?;
        }
        library::save_patterns(&patterns, target)?;
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
        let of = match self.clustered == self.total {
            true => counted(self.total, "shape"),
            false => format!("the {} most frequent of {}", thousands(self.clustered), counted(self.total, "shape")),
        };
        let mut text =
            format!("{} {}: {of} in {}\n", self.window, self.source, counted(self.clusters.len(), "cluster"));
        for entry in &self.clusters {
            let name = entry.name.as_deref().map(|name| format!(" “{name}”")).unwrap_or_default();
            text += &format!("\n{}.{name} {}", entry.cluster, counted(entry.shapes, "shape"));
            if let (Some(k_low), Some(k_high), Some(low), Some(high)) =
                (entry.k_low, entry.k_high, entry.count_low, entry.count_high)
            {
                text += &format!(", K {k_low}–{k_high}, {}–{} times each", thousands(low), thousands(high));
            }
            text += &format!("\n   centre: K {:.1}, {:.0} times\n", entry.k_centre, entry.count_centre);
        }
        text
    }
}
