//! Results that a library keeps of its games, and `kill -9` at any moment while they are written: each file is the old
//! or the new one, whole.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use super::helper_process;
use crate::support::program::text;
use crate::support::random::{Random, random_corpus};
use crate::support::sweep::{rounds, seed};
use katachi::corpus::Corpus;
use katachi::library::{self, LibraryError};
use katachi::mining::collocation::{CollocationParams, Collocations, collocate};
use katachi::mining::corner::{CornerGraph, CornerParams, corner_graph};
use katachi::mining::fuseki::{OpeningGraph, OpeningGraphParams, opening_graph};
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, mine};
use katachi::progress::Progress;

/// Everything that Katachi counts ahead and keeps.
pub struct KeptResults {
    pub collocations: Collocations,
    pub corners: CornerGraph,
    pub openings: OpeningGraph,
    pub shapes: MinedPatterns,
}

impl KeptResults {
    /// Counts what occurs at least `min_count` times.
    pub fn count(corpus: &Corpus, min_count: u32) -> KeptResults {
        let (progress, window) = (Progress::new(), "square:3".parse().unwrap());
        let pairs = CollocationParams { window, min_count, ..CollocationParams::default() };
        let shapes = MiningParams { min_count, ..MiningParams::new("square:3".parse().unwrap(), PatternSource::Move) };
        let (corners, openings) = (CornerParams::default(), OpeningGraphParams::default());
        KeptResults {
            collocations: collocate(corpus, &pairs, &progress).unwrap(),
            corners: corner_graph(corpus, CornerParams { min_count, ..corners }, &progress).unwrap(),
            openings: opening_graph(corpus, OpeningGraphParams { min_count, ..openings }, &progress).unwrap(),
            shapes: mine(corpus, &shapes, &progress).unwrap(),
        }
    }

    fn write(&self, folder: &Path) -> Result<(), LibraryError> {
        library::keep_collocations(&self.collocations, &folder.join("collocations.bin"))?;
        library::keep_corners(&self.corners, &folder.join("corners.bin"))?;
        library::keep_openings(&self.openings, &folder.join("openings.bin"))?;
        library::keep_patterns(&self.shapes, &folder.join("shapes.ron.zst"))
    }
}

/// Two versions of the results.
fn versions() -> [KeptResults; 2] {
    let corpus = random_corpus(16);
    [1, 2].map(|min_count| KeptResults::count(&corpus, min_count))
}

/// Writes one version of the results after the other into the folder `task`, until it is killed. Says when it begins, and
/// when all results are the new ones.
pub fn helper(task: &str) {
    let versions = versions();
    println!("ready");
    loop {
        versions.iter().for_each(|version| version.write(Path::new(task)).unwrap());
        println!("new");
    }
}

/// The bytes of each result by its name; without leftovers, whose names begin with a point.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let files = files.map(|file| (file.file_name().into_string().unwrap(), file.path()));
    files.filter(|(name, _)| !name.starts_with('.')).map(|(name, path)| (name, fs::read(path).unwrap())).collect()
}

#[test]
fn kept_results_killed_at_any_moment_are_the_old_or_the_new() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let sound = ["old", "new"].map(at);
    let versions = versions();
    for (version, folder) in versions.iter().zip(&sound) {
        version.write(folder).unwrap();
        library::open_kept_collocations(&folder.join("collocations.bin")).unwrap();
    }
    let sound = sound.map(|folder| contents(&folder));
    assert!(sound[0].len() == 4 && sound[0].iter().all(|(name, bytes)| sound[1][name] != *bytes));
    let (place, mut random) = (at("place"), Random(seed(56)));
    versions[0].write(&place).unwrap();
    let (mut newer, mut mixed, kills) = (0, 0, rounds(6, 100));
    for kill in 0..kills {
        let mut child = helper_process(&format!("kept:{}", text(&place)));
        let mut child = child.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        // Every second writer is killed soon after it has written the new results: a slow disk may need long for them.
        let (word, longest) = if kill % 2 == 0 { ("ready", 100_000) } else { ("new", 1_000) };
        assert!(said.any(|line| line.unwrap().contains(word)), "the writer does not say “{word}”");
        std::thread::sleep(Duration::from_micros(random.below(longest) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        let found = contents(&place);
        assert_eq!(found.len(), 4, "{:?}", found.keys());
        for (name, bytes) in &found {
            assert!(sound.iter().any(|version| version[name] == *bytes), "kill {kill}: {name} is half written");
            newer += usize::from(sound[1][name] == *bytes);
        }
        mixed += usize::from(!sound.contains(&found));
    }
    println!("{kills} kills while results are kept: 0 half, {newer} new ones, {mixed} between two results");
    assert!(newer > 0, "no new result was seen");
}
