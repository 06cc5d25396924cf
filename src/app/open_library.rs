//! The library that is open.

use std::path::PathBuf;

use super::summary::CorpusSummary;
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::{GameHeader, GameId};
use katachi_language::text;

/// The loaded games, and where they are kept.
#[derive(Clone, Debug)]
pub struct OpenLibrary {
    pub loaded: Loaded,
    pub summary: CorpusSummary,
    /// Empty for the sample, whose name the chosen language says.
    pub(super) name: String,
    /// The library folder; `None` for games that were only loaded.
    pub folder: Option<PathBuf>,
    /// The paths that the user opened; empty for the sample and for library folders.
    pub sources: Vec<PathBuf>,
    pub is_sample: bool,
}

impl OpenLibrary {
    pub fn name(&self) -> &str {
        if self.is_sample { text!("notices-sample") } else { &self.name }
    }

    /// The title of a record without players, such as a problem. `None` if it names a player.
    pub fn title(&self, id: GameId) -> Option<String> {
        title_without_players(self.loaded.corpus.header(id), || Some(self.place_in_file(id)))
    }

    /// The name of a record's file, with the record's number if the file has others.
    pub(super) fn place_in_file(&self, id: GameId) -> String {
        let corpus = &self.loaded.corpus;
        let file_of = |id: GameId| (corpus.source(id).file, corpus.source(id).member);
        // Records stand in the order of their files.
        let neighbours = [id.0.checked_sub(1), id.0.checked_add(1)].into_iter().flatten().map(GameId);
        let mut known = neighbours.filter(|other| other.index() < corpus.record_count());
        match known.any(|other| file_of(other) == file_of(id)) {
            false => self.file_name(id),
            true => {
                let game = (corpus.source(id).index + 1).to_string();
                text!("library-game-of-file", file = self.file_name(id), game = game)
            }
        }
    }

    /// The name of a record's file, or of the archive and its member.
    pub(super) fn file_name(&self, id: GameId) -> String {
        let source = self.loaded.corpus.source(id);
        let file = self.loaded.files.get(source.file as usize);
        let name = file.and_then(|file| file.source.path.file_name()).unwrap_or_default().to_string_lossy();
        if source.member.is_empty() { name.into_owned() } else { format!("{name}: {}", source.member) }
    }
}

/// The title of a record without players: its event, or else its place in its file.
pub(super) fn title_without_players(header: GameHeader<'_>, place: impl FnOnce() -> Option<String>) -> Option<String> {
    match (header.black, header.white, header.event) {
        ("", "", "") => place(),
        ("", "", event) => Some(event.to_owned()),
        _ => None,
    }
}
