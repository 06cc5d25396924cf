//! Moves of a list of patterns that the open games contradict: see [`katachi_core::mining::contradictions`].

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::contradiction_command::ContradictionCommand;
use crate::find::FindCommand;
use crate::find::drawing::Drawing;
use crate::tasks::Awaited;
use crate::{Command, Effects, GamePlace, Shared, WindowPrompt, Workspace};
use katachi_core::corpus::Corpus;
use katachi_core::find::{FindError, SearchOptions, SequenceMove};
use katachi_core::go::Color;
use katachi_core::index::Index;
use katachi_core::jobs::JobError;
use katachi_core::library::{self, professional};
use katachi_core::mining::contradictions::{CONTRADICTED_BELOW, MoveRecord, PatternMove, move_records};
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;
use katachi_engines::library::{MINED_SHAPES_TAKEN, PatternMoves, open_pattern_moves};
use katachi_language::text;
use katachi_sentences::Sentence;

/// Number of patterns in the example.
pub const EXAMPLE_PATTERNS: usize = 100;
/// Minimum number of stones of a pattern in the example: those with fewer come up everywhere, and say little.
const MIN_EXAMPLE_STONES: usize = 4;

/// The source of a list of patterns with moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveListSource {
    File(PathBuf),
    /// The example: the most frequent shapes of professionals.
    Professionals,
}

/// A pattern with its move, and the answer of the games.
pub struct PatternWithRecord {
    pub pattern: PatternMove,
    pub record: MoveRecord,
    /// The pattern, its move numbered; `None` if it fits on no board.
    pub drawing: Option<Drawing>,
}

/// The patterns of a list, and the answer of the games to each.
pub struct ListInGames {
    /// Contradicted patterns first, then those with most other moves.
    pub rows: Vec<PatternWithRecord>,
    /// Number of patterns that are contradicted, of those that came up, and of those that have no move.
    pub contradicted: usize,
    pub appeared: usize,
    pub without_move: usize,
}

#[derive(Default)]
pub struct Contradictions {
    list: Option<MoveListSource>,
    found: Awaited<ListInGames>,
    shows_all: bool,
    selected: usize,
}

impl Contradictions {
    /// The list that was opened last.
    pub fn list(&self) -> Option<&MoveListSource> {
        self.list.as_ref()
    }

    /// The result for the open games.
    pub fn found(&self) -> Option<&ListInGames> {
        self.found.value()
    }

    pub fn is_looking(&self) -> bool {
        self.found.is_running()
    }

    /// Why the latest list could not be looked up.
    pub fn failed(&self) -> Option<&JobError> {
        self.found.failed()
    }

    pub fn shows_all(&self) -> bool {
        self.shows_all
    }

    /// The rows that are listed.
    pub fn rows(&self) -> &[PatternWithRecord] {
        match self.found() {
            Some(found) if self.shows_all => &found.rows,
            Some(found) => &found.rows[..found.contradicted],
            None => &[],
        }
    }

    pub fn selected(&self) -> Option<(usize, &PatternWithRecord)> {
        Some((self.selected, self.rows().get(self.selected)?))
    }

    pub(crate) fn act(&mut self, command: ContradictionCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            ContradictionCommand::AskForList => effects.ask(WindowPrompt::PatternMoves),
            ContradictionCommand::Open(path) => self.open(MoveListSource::File(path), shared, effects),
            ContradictionCommand::Example => self.open(MoveListSource::Professionals, shared, effects),
            ContradictionCommand::Again => self.look_up(shared, effects),
            ContradictionCommand::Stop => self.found.cancel(),
            ContradictionCommand::ShowAll(shows) => (self.shows_all, self.selected) = (shows, 0),
            ContradictionCommand::Select(row) => self.selected = row,
            ContradictionCommand::Step(steps) => {
                let last = self.rows().len().saturating_sub(1);
                self.selected = self.selected.saturating_add_signed(steps).min(last);
            }
            ContradictionCommand::OpenExample(number) => {
                let hit = self.selected().and_then(|(_, row)| row.record.examples.get(number).copied());
                if let Some(hit) = hit {
                    effects.command(Command::Show(Workspace::Library));
                    effects.command(GamePlace::new(hit.game, hit.moves as usize));
                }
            }
            ContradictionCommand::Find => {
                match self.selected().map(|(_, row)| Drawing::from_query(&row.pattern.query)) {
                    Some(Ok(drawing)) => effects.command(FindCommand::FromDrawing(Box::new(drawing))),
                    Some(Err(reason)) => effects.warn(text!("find-not-drawn", reason = reason.to_string())),
                    None => {}
                }
            }
        }
    }

    pub(crate) fn poll(&mut self) {
        self.found.poll();
    }

    /// Drops the result of the old games.
    pub(crate) fn games_changed(&mut self) {
        (self.found, self.selected) = (Awaited::default(), 0);
    }

    fn open(&mut self, list: MoveListSource, shared: &Shared, effects: &mut Effects) {
        (self.list, self.found) = (Some(list), Awaited::default());
        self.look_up(shared, effects);
    }

    fn look_up(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(list) = self.list.clone().filter(|_| !shared.corpus().games().is_empty()) else { return };
        self.selected = 0;
        let (corpus, folder) = (Arc::clone(shared.corpus()), shared.folder().map(Path::to_owned));
        let task = self.found.start(text!("play-contradictions-task"), move |progress| {
            list_in_games(&list, &corpus, folder.as_deref(), progress)
        });
        effects.spawn(task);
    }
}

/// Errors: the file cannot be read, or its shapes do not say where to play; stopped by the user.
fn list_in_games(
    list: &MoveListSource,
    corpus: &Corpus,
    folder: Option<&Path>,
    progress: &Progress,
) -> Result<ListInGames, JobError> {
    let opened = match list {
        MoveListSource::File(path) => open_pattern_moves(path, MINED_SHAPES_TAKEN).map_err(|error| error.sentence()),
        MoveListSource::Professionals => example().ok_or_else(|| text!("play-no-shapes").to_owned()),
    };
    let PatternMoves { patterns, without_move } = opened.map_err(JobError::Failed)?;
    let index = match folder {
        Some(dir) => library::open_index(dir, corpus, progress)?,
        None => Index::build(corpus, progress)?,
    };
    let records = move_records(corpus, &index, &patterns, &SearchOptions::default(), progress);
    let records = records.map_err(|error| match error {
        FindError::Cancelled(_) => JobError::Cancelled,
        other => JobError::Failed(other.sentence()),
    })?;
    let row = |(pattern, record): (PatternMove, MoveRecord)| {
        let drawing = with_move(&pattern);
        PatternWithRecord { pattern, record, drawing }
    };
    let mut rows: Vec<PatternWithRecord> = patterns.into_iter().zip(records).map(row).collect();
    let is_contradicted = |row: &PatternWithRecord| row.record.is_contradicted(CONTRADICTED_BELOW);
    rows.sort_by_key(|row| (!is_contradicted(row), Reverse(row.record.instead_count())));
    let contradicted = rows.iter().filter(|row| is_contradicted(row)).count();
    let appeared = rows.iter().filter(|row| row.record.appeared > 0).count();
    Ok(ListInGames { rows, contradicted, appeared, without_move })
}

/// The most frequent shapes of professionals that have several stones; `None` if this installation has none.
fn example() -> Option<PatternMoves> {
    let window: Window = "square:5".parse().expect("the name of the window is right");
    let mined = professional::shapes(&window)?;
    let rows = (0..mined.len()).filter(|&at| mined.k(at) >= MIN_EXAMPLE_STONES);
    Some(PatternMoves::from_mined(&mined, rows, EXAMPLE_PATTERNS))
}

/// The drawing of a pattern with its move as move 1.
fn with_move(pattern: &PatternMove) -> Option<Drawing> {
    let (x, y) = pattern.at;
    let play = SequenceMove { cell: (y * pattern.query.width() + x) as u16, color: Color::Black };
    let query = pattern.query.clone().with_sequence(vec![play]).ok()?;
    Drawing::from_query(&query).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AppState;
    use crate::play::PlayCommand;
    use crate::test_support::{bare, settle};
    use katachi_core::corpus::load::load_bytes;
    use katachi_core::go::Point;

    #[test]
    fn a_move_that_nobody_plays_is_listed_with_what_was_played_and_a_game() {
        let mut state = bare();
        let game = |column: u8| {
            let at = |x: u8, y: u8| Point::new(x, y).to_sgf();
            let (first, second, third) = (at(column, 9), at(column + 2, 9), at(column, 12));
            format!("(;SZ[19]DT[20{column:02}];B[{first}];W[{second}];B[{third}];W[aa])")
        };
        state.show_games(load_bytes("games.sgf", (3..15).map(game).collect::<String>().as_bytes()), "games");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own.db");
        // The answer two lines away is played in every game, the diagonal one in none. The last pattern has no move.
        let two = "Pattern Never\n\n...\nX..\n..*\n\n:8,-\n\n\nPattern Always\n\n...\nX.*\n...\n\n:8,-\n\n\n";
        std::fs::write(&path, format!("{two}Pattern Nothing\n\n?X\n\n:8,-\n")).unwrap();
        let act = |state: &mut AppState, command| {
            state.apply(PlayCommand::Contradictions(command).into());
            settle(state);
        };
        act(&mut state, ContradictionCommand::Open(path));
        let contradictions = state.play().contradictions();
        let found = contradictions.found().unwrap();
        assert_eq!((found.rows.len(), found.contradicted, found.appeared, found.without_move), (2, 1, 2, 1));
        let [row] = contradictions.rows() else { panic!("{} rows", contradictions.rows().len()) };
        assert_eq!((row.pattern.name.as_str(), row.record.played), ("Never", 0));
        assert_eq!(row.record.instead, [((2, 1), 12)]);
        let drawing = row.drawing.as_ref().unwrap();
        assert_eq!((drawing.moves().len(), drawing.region().unwrap().width()), (1, 3));
        let example = row.record.examples[0];
        // All patterns are listed too.
        act(&mut state, ContradictionCommand::ShowAll(true));
        act(&mut state, ContradictionCommand::Step(9));
        let (at, row) = state.play().contradictions().selected().unwrap();
        assert_eq!((at, row.pattern.name.as_str(), row.record.played), (1, "Always", 12));
        act(&mut state, ContradictionCommand::Select(0));
        act(&mut state, ContradictionCommand::OpenExample(0));
        assert_eq!((state.workspace(), state.open_game()), (Workspace::Library, Some(example.game)));
        assert_eq!(state.viewer().unwrap().move_number(), example.moves as usize);
        act(&mut state, ContradictionCommand::Find);
        assert_eq!(state.workspace(), Workspace::Find);
        // Other games have another answer.
        state.show_games(load_bytes("other.sgf", b"(;SZ[19];B[dd];W[pp])"), "other");
        assert!(state.play().contradictions().found().is_none());
        act(&mut state, ContradictionCommand::Again);
        assert_eq!(state.play().contradictions().found().unwrap().contradicted, 0);
    }

    #[test]
    fn the_example_looks_frequent_shapes_of_professionals_up() {
        let mut state = bare();
        state.show_games(load_bytes("games.sgf", b"(;SZ[19];B[dd];W[fc];B[df];W[dc];B[cc];W[cb])"), "games");
        state.apply(PlayCommand::Contradictions(ContradictionCommand::Example).into());
        settle(&mut state);
        let contradictions = state.play().contradictions();
        assert_eq!(contradictions.list(), Some(&MoveListSource::Professionals));
        let found = contradictions.found().unwrap();
        assert_eq!((found.rows.len(), found.without_move), (EXAMPLE_PATTERNS, 0));
        let stones = |row: &PatternWithRecord| row.pattern.rows().concat().matches(['X', 'O']).count();
        assert!(found.rows.iter().all(|row| stones(row) >= MIN_EXAMPLE_STONES));
    }
}
