//! The settings of the experiment about mined patterns in playouts, and its commands.

use std::time::Duration;

use katachi_lab::matches::table::PUBLISHED;
use katachi_lab::montecarlo::{Draw, Scope};

/// The professionals' shapes that the list has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayoutList {
    #[default]
    Square3,
    Diamond2,
}

impl PlayoutList {
    pub const ALL: [PlayoutList; 2] = [PlayoutList::Square3, PlayoutList::Diamond2];

    pub fn window(self) -> &'static str {
        match self {
            PlayoutList::Square3 => "square:3",
            PlayoutList::Diamond2 => "diamond:2",
        }
    }
}

/// Playouts a second of one core on 9×9, roughly; on other boards they take as long as the board is large.
const PLAYOUTS_PER_SECOND: f64 = 20_000.0;
/// Moves of a game for each point of the board, roughly.
const MOVES_PER_POINT: f64 = 1.0;

/// The settings of the experiment, with komi 7.5. The default decides whether 500 patterns beat MoGo's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExperimentForm {
    pub list: PlayoutList,
    /// The length of the list; `None` for all that are published.
    pub top: Option<usize>,
    /// The side of the board.
    pub side: u32,
    /// Games a colour for each length of the list.
    pub games: usize,
    /// Playouts a move.
    pub simulations: usize,
    pub draw: Draw,
    pub scope: Scope,
}

impl Default for ExperimentForm {
    fn default() -> ExperimentForm {
        ExperimentForm {
            list: PlayoutList::default(),
            top: Some(500),
            side: 9,
            games: 100,
            simulations: 1000,
            draw: Draw::default(),
            scope: Scope::default(),
        }
    }
}

impl ExperimentForm {
    /// The settings of a run of some seconds.
    pub fn quick() -> ExperimentForm {
        ExperimentForm { games: 10, simulations: 100, ..ExperimentForm::default() }
    }

    /// Lengths of the list, in ascending order.
    pub fn tops(&self) -> Vec<usize> {
        self.top.map_or_else(|| PUBLISHED.iter().map(|column| column.top).collect(), |top| vec![top])
    }

    /// Number of games of all lengths.
    pub fn all_games(&self) -> usize {
        2 * self.games * self.tops().len()
    }

    /// Roughly the time that all games take on all cores.
    pub fn expected(&self) -> Duration {
        let area = f64::from(self.side * self.side);
        let playouts = self.all_games() as f64 * area * MOVES_PER_POINT * self.simulations as f64;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Duration::from_secs_f64(playouts * (area / 81.0) / PLAYOUTS_PER_SECOND / cores as f64)
    }
}

/// The commands of the experiment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ExperimentCommand {
    Set(ExperimentForm),
    /// Plays what is missing.
    Start,
    Stop,
}
