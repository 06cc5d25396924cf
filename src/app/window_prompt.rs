//! Questions that only a window can ask.

use std::path::PathBuf;

use super::engine::EngineFile;
use super::play::AfterGame;
use super::save::{ReplacePrompt, SaveId, SavePrompt};

/// A question that only a window can ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowPrompt {
    GameFiles,
    GameFolder,
    Library,
    SaveLibrary,
    /// Games to add to those that are open.
    MoreFiles,
    MoreFolder,
    /// Whether games are added to those that are open, or take their place.
    HowToOpen(Vec<PathBuf>),
    /// The list of libraries.
    Libraries,
    /// The findings of a check.
    Health,
    /// A backup to put back.
    Backup,
    Result,
    /// A file of collocations.
    Collocations,
    /// A record with joseki and comments.
    Dictionary,
    /// A file of the user's own KataGo.
    Engine(EngineFile),
    /// A file of rules.
    Rules,
    /// A file of mined shapes or templates to play from.
    ShapeList,
    /// A file of patterns with moves to look up in the open games.
    PatternMoves,
    ProblemFiles,
    ProblemFolder,
    /// A file to write; [`super::Command::AnswerSave`] with this number is the answer.
    SaveFile(SaveId, SavePrompt),
    /// Whether a save may replace files; [`super::Command::AnswerReplace`] is the answer.
    Replace(ReplacePrompt),
    /// A path as text, for when there is no dialog.
    Path,
    /// The text in the clipboard.
    Clipboard,
    Palette,
    Keys,
    Log,
    /// Reports of Katachi's own defects.
    Reports,
    Settings,
    /// The settings, where the user's own name is asked for.
    MyName,
    /// Suggestions for the first steps.
    Welcome,
    /// The page that says where the games behind the professional shapes can be had.
    ProfessionalGames,
    /// The pages for players, teachers and analysts.
    Guide,
    /// Whether a game against the pattern player is thrown away, and where its leaving leads.
    LeaveGame(AfterGame),
}
