//! Loading games: the requests and their results.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::settings::PendingImport;
use super::{CorpusSummary, Effects, Home, LibrarySession, NoticeLevel, OpenLibrary, home};
use katachi_core::corpus::load::{self, Loaded, NamedEncodings};
use katachi_core::corpus::sgf::NamedEncoding;
use katachi_core::jobs::JobError;
use katachi_core::library::{self, LibraryError, Sample};
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::about;

/// A request to load.
#[derive(Clone, Debug)]
pub(super) enum Request {
    Sample,
    /// Loads games from `paths`. Unchanged files are taken over from `previous`.
    Games {
        paths: Vec<PathBuf>,
        previous: Option<Loaded>,
        named: Arc<NamedEncodings>,
        added: usize,
    },
    OpenLibrary(PathBuf),
    /// Makes or updates a library folder.
    Import {
        dir: PathBuf,
        paths: Vec<PathBuf>,
    },
    /// Reads files and folders of a library again in this encoding; `None`: in the one that their texts tell.
    ReadAs {
        dir: PathBuf,
        places: Vec<PathBuf>,
        encoding: Option<NamedEncoding>,
    },
    /// Gives a library these sources, and no others.
    SetSources {
        dir: PathBuf,
        sources: Vec<PathBuf>,
    },
    /// Opens games, and makes a library of them in the user's own folder.
    ///
    /// `into` is the library's folder if it is known already, as when an interrupted opening resumes.
    Keep {
        home: Home,
        into: Option<PathBuf>,
        paths: Vec<PathBuf>,
    },
}

/// The result of loading.
pub(super) struct Arrival {
    pub request: Request,
    pub loaded: Loaded,
    pub summary: CorpusSummary,
    /// The library's folder; `None` for games that were only loaded.
    pub folder: Option<PathBuf>,
    /// The session of the last time.
    pub session: LibrarySession,
    /// The sources that the library had before games were added; `None` if none were.
    pub before_adding: Option<Vec<PathBuf>>,
    /// Damage in the library's folder and how it was handled, in words.
    pub odd: Vec<String>,
    /// Why the games are in no library folder, although they should be.
    pub unkept: Option<String>,
    /// Another library of the same games, where a new one was made of them.
    pub twin: Option<String>,
}

impl Request {
    pub fn label(&self) -> String {
        match self {
            Request::Sample => text!("notices-sample-games").into(),
            Request::Games { paths, added: 0, .. } => text!("notices-loading", what = name_of(paths)),
            Request::Games { paths, added, .. } => {
                text!("notices-adding", what = name_of(&paths[paths.len() - added..]))
            }
            Request::OpenLibrary(dir) => text!("notices-opening", what = name_of(std::slice::from_ref(dir))),
            Request::Keep { paths, .. } => text!("notices-opening", what = name_of(paths)),
            Request::ReadAs { places, .. } => text!("notices-loading", what = name_of(places)),
            Request::Import { dir, .. } | Request::SetSources { dir, .. } => {
                text!("notices-writing", what = name_of(std::slice::from_ref(dir)))
            }
        }
    }

    /// `desk` is the folder where the session of the sample is kept.
    ///
    /// Errors: cancelled, or why the library cannot be read or written.
    pub fn run(self, sample: &Sample, desk: Option<&Path>, progress: &Progress) -> Result<Arrival, JobError> {
        let library_error = |error| match error {
            LibraryError::Cancelled => JobError::Cancelled,
            other => JobError::Failed(other.sentence()),
        };
        let (mut folder, mut unkept, mut twin, mut odd) = (None, None, None, Vec::new());
        let before = self.sources_before();
        let loaded = match &self {
            Request::Sample => sample.load(),
            Request::Games { paths, previous, named, .. } => {
                load::load_named(paths, named.clone(), previous.as_ref(), false, progress)?
            }
            Request::OpenLibrary(dir) => {
                folder = Some(dir.clone());
                let opened = library::open_and_tell(dir, progress).map_err(library_error)?;
                odd.extend(opened.rebuilt.map(|rebuilt| rebuilt.sentence()));
                opened.loaded
            }
            Request::Import { dir, paths } => {
                folder = Some(dir.clone());
                library::import(dir, paths, false, progress).map_err(library_error)?
            }
            Request::ReadAs { dir, places, encoding } => {
                folder = Some(dir.clone());
                library::read_as(dir, places, *encoding, progress).map_err(library_error)?
            }
            Request::SetSources { dir, sources } => {
                folder = Some(dir.clone());
                library::set_sources(dir, sources, progress).map_err(library_error)?
            }
            Request::Keep { home, into, paths } => {
                let (dir, imported) = keep(home, into.as_deref(), paths, progress);
                match imported {
                    Ok(loaded) => {
                        twin = into.is_none().then(|| home.twin(&dir, loaded.corpus.id())).flatten();
                        folder = Some(dir);
                        loaded
                    }
                    Err(LibraryError::Cancelled) => {
                        home::discard_unfinished(&dir);
                        return Err(JobError::Cancelled);
                    }
                    // Show the games even if the library cannot be written, and report what is wrong with each file.
                    Err(error) => {
                        home::discard_unfinished(&dir);
                        let has_games = !matches!(error, LibraryError::NoGames { .. });
                        unkept = has_games.then(|| error.sentence());
                        load::load(paths, None, false, progress)?
                    }
                }
            }
        };
        progress.check()?;
        let summary = CorpusSummary::from_loaded(&loaded);
        let desk = folder.as_deref().or(desk.filter(|_| matches!(self, Request::Sample)));
        let (mut session, said) = desk.map(LibrarySession::take_up).unwrap_or_default();
        odd.extend(said);
        session.find_games(&loaded.corpus);
        if let Some(dir) = &folder {
            library::forget_others(dir, loaded.corpus.id());
        }
        let now = self.sources_now();
        let before_adding = before.filter(|before| now.is_some_and(|now| now.len() > before.len()));
        Ok(Arrival { request: self, loaded, summary, folder, session, before_adding, odd, unkept, twin })
    }

    /// The sources of the games that others are added to.
    fn sources_before(&self) -> Option<Vec<PathBuf>> {
        match self {
            Request::Import { dir, paths } if !paths.is_empty() => library::sources(dir).ok(),
            Request::Games { paths, added, .. } if *added > 0 => Some(paths[..paths.len() - added].to_vec()),
            _ => None,
        }
    }

    fn sources_now(&self) -> Option<Vec<PathBuf>> {
        match self {
            Request::Import { dir, .. } => library::sources(dir).ok(),
            Request::Games { paths, .. } => Some(paths.clone()),
            _ => None,
        }
    }

    /// The library that is read or updated.
    pub fn library(&self) -> Option<&Path> {
        match self {
            Request::OpenLibrary(dir)
            | Request::Import { dir, .. }
            | Request::SetSources { dir, .. }
            | Request::ReadAs { dir, .. } => Some(dir),
            Request::Sample | Request::Games { .. } | Request::Keep { .. } => None,
        }
    }

    /// The paths to open or add; empty for the sample and for a library.
    pub fn paths(&self) -> &[PathBuf] {
        match self {
            Request::Games { paths, .. } | Request::Keep { paths, .. } | Request::Import { paths, .. } => paths,
            Request::SetSources { sources, .. } => sources,
            Request::Sample | Request::OpenLibrary(_) | Request::ReadAs { .. } => &[],
        }
    }

    /// The work to resume if the program ends too early: a library and the paths to import into it.
    pub fn unfinished(&self) -> Option<PendingImport> {
        let into = match self {
            Request::Keep { into, .. } => into.clone(),
            Request::Import { dir, .. } => Some(dir.clone()),
            // An undo that was interrupted is not resumed: the library is as it was.
            Request::SetSources { .. }
            | Request::Games { .. }
            | Request::Sample
            | Request::OpenLibrary(_)
            | Request::ReadAs { .. } => {
                return None;
            }
        };
        Some(PendingImport { into, paths: self.paths().to_vec() })
    }
}

impl OpenLibrary {
    /// Whether reading the sources again would tell more: an earlier version read them.
    pub fn is_read_by_earlier_version(&self) -> bool {
        self.folder.is_some() && !self.is_sample && self.loaded.is_by_earlier_reader()
    }

    /// The request to read games again that are in no library folder.
    pub(super) fn games_again(&self, named: Arc<NamedEncodings>) -> Request {
        Request::Games { paths: self.sources.clone(), previous: Some(self.loaded.clone()), named, added: 0 }
    }
}

impl Arrival {
    /// Whether the loading brought no new game.
    pub fn brings_nothing(&self) -> bool {
        match &self.request {
            Request::Games { previous: None, .. } | Request::Keep { .. } => self.loaded.corpus.is_empty(),
            Request::Games { previous: Some(previous), added, .. } => {
                *added > 0 && self.loaded.corpus.record_count() == previous.corpus.record_count()
            }
            _ => false,
        }
    }

    /// Says what was loaded and what was not.
    pub fn report(&self, effects: &mut Effects) {
        if let Some(why) = &self.unkept {
            let text = text!("notices-games-not-kept");
            effects.notice(NoticeLevel::Warning, text, vec![why.clone()]);
        }
        if let (Some(dir), [first, ..]) = (&self.folder, &self.odd[..]) {
            effects.odd(dir, text!("notices-library-damaged", what = first), self.odd[1..].to_vec());
        }
        let report = &self.loaded.report;
        let skipped = report.skipped.iter().take(20).map(|skipped| match skipped.game {
            Some(game) => {
                let game = (game + 1).to_string();
                text!("notices-skipped-game", path = &skipped.path, game = game, reason = skipped.reason.sentence())
            }
            None => about(&skipped.path, &skipped.reason.sentence()),
        });
        let details: Vec<String> = skipped.collect();
        match &self.request {
            Request::Sample => {}
            Request::Games { paths, .. } | Request::Keep { paths, .. } if self.brings_nothing() => {
                effects.notice(NoticeLevel::Error, text!("notices-nothing-loaded", what = name_of(paths)), details);
            }
            _ => {
                let games = text!("general-games", games = self.summary.games);
                let moves = text!("general-moves", moves = self.summary.moves);
                let mut said = text!("notices-loaded", games = games, moves = moves);
                if report.duplicates > 0 {
                    said = text!("notices-loaded-but-duplicates", loaded = said, duplicates = report.duplicates);
                }
                if !report.skipped.is_empty() {
                    said = text!("notices-loaded-but-skipped", loaded = said, skipped = report.skipped.len());
                }
                if let Some(twin) = &self.twin {
                    said = text!("notices-loaded-also-in", loaded = said, library = twin);
                }
                let level = if report.skipped.is_empty() { NoticeLevel::Info } else { NoticeLevel::Warning };
                match self.before_adding {
                    Some(_) => effects.undoable(level, said, details),
                    None => effects.notice(level, said, details),
                }
            }
        }
    }
}

/// Makes or updates a library from these paths. Tries another name if another window takes the name meanwhile.
fn keep(
    home: &Home,
    into: Option<&Path>,
    paths: &[PathBuf],
    progress: &Progress,
) -> (PathBuf, Result<Loaded, LibraryError>) {
    if let Some(dir) = into {
        return (dir.to_owned(), library::import(dir, paths, false, progress));
    }
    loop {
        let dir = home.library_for(paths);
        match library::import_alone(&dir, paths, progress) {
            Err(LibraryError::Exists { .. }) => {}
            imported => return (dir, imported),
        }
    }
}

/// The name of a single path, or the number of paths in words.
pub(super) fn name_of(paths: &[PathBuf]) -> String {
    match paths {
        [only] => only.file_name().unwrap_or(only.as_os_str()).to_string_lossy().into_owned(),
        many => text!("notices-files-and-folders", files = many.len()),
    }
}

/// Whether a path names a result file: patterns, collocations, rules or a pattern database.
pub(super) fn is_result(path: &Path) -> bool {
    let name = path.to_string_lossy();
    name.ends_with(".ron")
        || name.ends_with(".ron.zst")
        || name.ends_with(".parquet")
        || library::is_pattern_database(path)
}
