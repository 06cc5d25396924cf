//! Commands of the pane of a player: the baseline, the tables and what is done with their rows.

use katachi_language::text;

/// The side that a player is compared with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayerBaseline {
    /// The games of others in the years in which the player played.
    #[default]
    Contemporaries,
    /// Games of others between players of the player's rank.
    Rank,
    /// All games of the library without the player.
    Others,
    Professionals,
}

impl PlayerBaseline {
    pub const ALL: [PlayerBaseline; 4] =
        [PlayerBaseline::Contemporaries, PlayerBaseline::Rank, PlayerBaseline::Others, PlayerBaseline::Professionals];

    pub fn title(self) -> &'static str {
        match self {
            PlayerBaseline::Contemporaries => text!("player-contemporaries"),
            PlayerBaseline::Rank => text!("player-same-rank"),
            PlayerBaseline::Others => text!("player-all-others"),
            PlayerBaseline::Professionals => text!("player-professionals"),
        }
    }

    /// The words for a printed page.
    pub(super) fn words(self) -> &'static str {
        match self {
            PlayerBaseline::Contemporaries => text!("player-contemporaries-of-library"),
            PlayerBaseline::Rank => text!("player-same-rank-of-library"),
            PlayerBaseline::Others => text!("player-all-others-of-library"),
            PlayerBaseline::Professionals => text!("player-professionals"),
        }
    }
}

/// The tables of a profile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayerProfileTable {
    #[default]
    Results,
    Openings,
    /// First moves in corners.
    Corners,
    /// Later moves in the corners.
    Later,
    Shapes,
}

impl PlayerProfileTable {
    pub const ALL: [PlayerProfileTable; 5] = [
        PlayerProfileTable::Results,
        PlayerProfileTable::Openings,
        PlayerProfileTable::Corners,
        PlayerProfileTable::Later,
        PlayerProfileTable::Shapes,
    ];

    pub fn title(self) -> &'static str {
        match self {
            PlayerProfileTable::Results => text!("player-results"),
            PlayerProfileTable::Openings => text!("player-openings"),
            PlayerProfileTable::Corners => text!("player-corners"),
            PlayerProfileTable::Later => text!("player-joseki"),
            PlayerProfileTable::Shapes => text!("player-shapes"),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum PlayerCommand {
    /// Shows the pane, in the Library workspace.
    Open,
    /// Shows the profile of a player: by the whole name or, if nobody has it, by parts of names.
    Of(String),
    /// Notes the user's own name in records.
    SetMe(String),
    /// Shows the user's own shapes as pictures, against players of the same rank.
    Me,
    /// Shows the player's shapes as pictures.
    Pictures,
    /// Finds a shape, by its row, in the player's games.
    FindShape(usize),
    Against(PlayerBaseline),
    /// Makes the profile again, because evaluations changed. Does nothing if it was never opened.
    CountAnew,
    /// Shows another table.
    Show(PlayerProfileTable),
    /// Selects a row of the table, and shows its next game where it has some.
    Select(usize),
    /// Selects a row and opens its next game; without one finds or lists all games of the row, which takes the place of
    /// the table.
    OpenRow(usize),
    /// Moves the selection by this number of rows.
    Step(isize),
    /// Opens a game of the selected row; the next one when repeated.
    OpenGame,
    /// Finds the selected row in the player's games, in the Find workspace. A row of the results lists its games
    /// instead.
    AllGames,
    /// Saves pages to print.
    Save,
}
