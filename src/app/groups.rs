//! Groups of commands: which stand together, and under which title.

use katachi_language::text;

/// Commands that stand together in a menu and in the list of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    File,
    Edit,
    Steps,
    /// Takes a game or a drawing to another workspace.
    From,
    Games,
    Shapes,
    Draw,
    Drawing,
    Search,
    Walk,
    Count,
    Fuseki,
    Play,
    Guess,
    Contest,
    Rules,
    /// Commands of the laboratory.
    Research,
    Problems,
    Screens,
    Theme,
    View,
    Help,
}

impl Group {
    /// All groups, in the order in which keys are listed.
    pub const ALL: [Group; 22] = [
        Group::Screens,
        Group::File,
        Group::Edit,
        Group::Steps,
        Group::From,
        Group::Games,
        Group::Shapes,
        Group::Draw,
        Group::Drawing,
        Group::Search,
        Group::Walk,
        Group::Count,
        Group::Fuseki,
        Group::Play,
        Group::Guess,
        Group::Contest,
        Group::Rules,
        Group::Problems,
        Group::Research,
        Group::View,
        Group::Theme,
        Group::Help,
    ];

    pub fn title(self) -> &'static str {
        match self {
            Group::File => text!("commands-group-file"),
            Group::Edit => text!("commands-group-edit"),
            Group::Steps => text!("commands-group-steps"),
            Group::From => text!("commands-group-from"),
            Group::Games => text!("commands-group-games"),
            Group::Shapes => text!("commands-group-shapes"),
            Group::Draw => text!("commands-group-draw"),
            Group::Drawing => text!("commands-group-drawing"),
            Group::Search => text!("commands-group-search"),
            Group::Walk => text!("commands-group-walk"),
            Group::Count => text!("commands-group-count"),
            Group::Fuseki => text!("commands-group-fuseki"),
            Group::Play => text!("commands-group-play"),
            Group::Guess => text!("commands-group-guess"),
            Group::Contest => text!("commands-group-contest"),
            Group::Rules => text!("commands-group-rules"),
            Group::Research => text!("commands-group-research"),
            Group::Problems => text!("commands-group-problems"),
            Group::Screens => text!("commands-group-screens"),
            Group::Theme => text!("commands-group-theme"),
            Group::View => text!("commands-group-view"),
            Group::Help => text!("commands-group-help"),
        }
    }
}
