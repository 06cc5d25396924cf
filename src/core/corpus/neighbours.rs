//! Files of one folder or archive mostly have one encoding. Where a file does not tell its own, its neighbours do.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use super::sgf::{EncodingCosts, EncodingVotes, NamedEncoding};

/// The encodings that the user has named for files, and for everything in folders. The longest path counts. `None` takes
/// a name back for a part of a named folder.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NamedEncodings(BTreeMap<PathBuf, Option<NamedEncoding>>);

impl NamedEncodings {
    /// Names the encoding of a file or folder, or takes the name back. What was named inside the folder is forgotten.
    pub fn name(&mut self, path: PathBuf, encoding: Option<NamedEncoding>) {
        self.0.retain(|named, _| !named.starts_with(&path));
        if encoding.is_some() || self.for_file(&path).is_some() {
            self.0.insert(path, encoding);
        }
    }

    pub fn name_all(&mut self, paths: &[PathBuf], encoding: Option<NamedEncoding>) {
        paths.iter().for_each(|path| self.name(path.clone(), encoding));
    }

    pub fn for_file(&self, path: &Path) -> Option<NamedEncoding> {
        // Most imports name none: don't walk up each path.
        if self.0.is_empty() { None } else { path.ancestors().find_map(|path| self.0.get(path).copied()).flatten() }
    }

    pub fn iter(&self) -> impl Iterator<Item = (&Path, Option<NamedEncoding>)> {
        self.0.iter().map(|(path, &encoding)| (path.as_path(), encoding))
    }
}

/// The encoding that an import is told for its paths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EncodingChoice {
    /// As the import before.
    #[default]
    AsBefore,
    Named(NamedEncoding),
    /// Whatever was named before is forgotten.
    Guessed,
}

/// The encodings of the files of an import, by folder. A folder in an archive counts as one.
#[derive(Default)]
pub(super) struct Neighbours {
    all: EncodingVotes,
    folders: HashMap<PathBuf, EncodingVotes>,
}

impl Neighbours {
    /// Adds a file that was read before.
    pub fn add_known(&mut self, file: &Path, encodings: &BTreeMap<String, u64>) {
        for (encoding, &files) in encodings.iter().filter(|(encoding, _)| *encoding != "UTF-8") {
            self.all.add(encoding, files as f32);
            self.folders.entry(folder_of(file)).or_default().add(encoding, files as f32);
        }
    }

    /// Decides about files together. Returns what its neighbours say of each. The files count from now on.
    pub fn settle(&mut self, files: &[(PathBuf, EncodingCosts)]) -> Vec<EncodingCosts> {
        /// Each round makes likely files more certain by those that the round before made certain.
        const ROUNDS: usize = 4;
        let folders: Vec<PathBuf> = files.iter().map(|(file, _)| folder_of(file)).collect();
        let mut priors = vec![EncodingVotes::default().prior(&EncodingVotes::default()); files.len()];
        for round in 1..=ROUNDS {
            let (mut all, mut of_folder) = (self.all, HashMap::<&Path, EncodingVotes>::new());
            for ((folder, (_, costs)), prior) in folders.iter().zip(files).zip(&priors) {
                all.add_likely(costs, prior, 1.0);
                let earlier = || self.folders.get(folder).copied().unwrap_or_default();
                of_folder.entry(folder).or_insert_with(earlier).add_likely(costs, prior, 1.0);
            }
            if round == ROUNDS {
                self.all = all;
                let of_folder = of_folder.into_iter().map(|(folder, votes)| (folder.to_owned(), votes));
                self.folders.extend(of_folder.collect::<Vec<_>>());
                break;
            }
            for ((folder, (_, costs)), prior) in folders.iter().zip(files).zip(&mut priors) {
                let (mut others, mut beside) = (all, of_folder[folder.as_path()]);
                others.add_likely(costs, prior, -1.0);
                beside.add_likely(costs, prior, -1.0);
                *prior = beside.prior(&others);
            }
        }
        priors
    }
}

fn folder_of(file: &Path) -> PathBuf {
    file.parent().unwrap_or(Path::new("")).to_owned()
}
