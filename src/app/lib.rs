//! The state of the window's workspaces and the commands that change it, without a window.
//!
//! Panels read [`AppState`] and push [`Command`]s. Only [`AppState::apply`] changes the state, and [`AppState::poll`]
//! takes in the results of background work. Every workspace is a [`WorkspaceState`]: commands in, [`Effects`] out.
//! [`tasks`] owns all background work, and [`SaveRequest`] writes any file. The state asks with an [`Effect`] for
//! anything that only a window can do (ask for a path, fill the clipboard). Everything that a user can do can be tested
//! here, and is named in [`named::COMMANDS`].
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

mod apply;
mod arrival;
pub mod board_part;
mod choices;
mod column_sort;
mod command;
pub mod costly_shapes;
pub mod costs;
#[cfg(test)]
mod counts_tests;
pub mod curve;
mod dataset;
mod edited_games;
#[cfg(test)]
mod edited_games_tests;
mod effects;
pub mod engine;
mod file_writer;
pub mod find;
pub mod fuseki;
pub mod games;
mod going_back;
#[cfg(test)]
mod going_back_tests;
pub mod groups;
mod health;
mod home;
pub mod joseki;
mod keeping;
#[cfg(test)]
mod keeping_tests;
mod kept;
#[cfg(test)]
mod kept_tests;
pub mod lab;
#[cfg(test)]
mod library_change_tests;
mod library_session;
mod library_watch;
pub mod life;
mod loading;
mod memory;
pub mod menus;
pub mod named;
pub mod named_shapes;
mod navigation;
mod needed_panes;
mod needs;
mod notices;
mod open_library;
pub mod panes;
mod pen;
mod place;
pub mod play;
pub mod player;
mod protocol;
mod recall;
mod refuge;
mod region;
#[cfg(test)]
mod replacing_tests;
mod save;
mod saving;
#[cfg(test)]
mod saving_tests;
mod settings;
pub mod shapes;
mod state;
#[cfg(test)]
mod state_tests;
mod summary;
pub mod tasks;
#[cfg(test)]
mod test_support;
mod trail;
mod tree_places;
mod turned;
mod user_steps;
mod viewer;
mod viewer_edits;
mod window_prompt;
mod workspace;

pub use choices::{BoardLook, OpeningChoice, StoneLook, ThemeChoice};
pub use command::Command;
pub use dataset::Dataset;
pub use effects::{Effect, Effects, Memory};
pub use health::{Care, LibraryCheckResult};
pub use home::{Home, LibraryEntry};
pub use katachi_core::words::{counted, grouped};
pub use katachi_sentences::words::{interval_words, percent};
pub use library_session::{EditedGame, LibrarySession};
pub use navigation::Navigation;
pub use notices::{NewNotice, Notice, NoticeId, NoticeLevel, Notices};
pub use open_library::OpenLibrary;
pub use pen::{Pen, Tool};
pub use place::GamePlace;
pub use protocol::{Shared, WorkspaceState};
pub use region::BoardRegion;
pub use save::{ReplaceAnswer, ReplacePrompt, ReplacedFile, SaveId, SavePrompt, SaveRequest};
pub use settings::Settings;
pub use state::AppState;
pub use summary::CorpusSummary;
pub use tasks::{TaskId, TaskView};
pub use tree_places::TreePlaces;
pub use turned::BoardTransform;
pub use viewer::{GameOrigin, Viewer};
pub use window_prompt::WindowPrompt;
pub use workspace::Workspace;
