//! Groups of commands and their titles.

use katachi_language::text;

/// Commands that stand together in a menu and in the list of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommandGroup {
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

impl CommandGroup {
    /// All groups, in the order in which keys are listed.
    pub const ALL: [CommandGroup; 22] = [
        CommandGroup::Screens,
        CommandGroup::File,
        CommandGroup::Edit,
        CommandGroup::Steps,
        CommandGroup::From,
        CommandGroup::Games,
        CommandGroup::Shapes,
        CommandGroup::Draw,
        CommandGroup::Drawing,
        CommandGroup::Search,
        CommandGroup::Walk,
        CommandGroup::Count,
        CommandGroup::Fuseki,
        CommandGroup::Play,
        CommandGroup::Guess,
        CommandGroup::Contest,
        CommandGroup::Rules,
        CommandGroup::Problems,
        CommandGroup::Research,
        CommandGroup::View,
        CommandGroup::Theme,
        CommandGroup::Help,
    ];

    pub fn title(self) -> &'static str {
        match self {
            CommandGroup::File => text!("commands-group-file"),
            CommandGroup::Edit => text!("commands-group-edit"),
            CommandGroup::Steps => text!("commands-group-steps"),
            CommandGroup::From => text!("commands-group-from"),
            CommandGroup::Games => text!("commands-group-games"),
            CommandGroup::Shapes => text!("commands-group-shapes"),
            CommandGroup::Draw => text!("commands-group-draw"),
            CommandGroup::Drawing => text!("commands-group-drawing"),
            CommandGroup::Search => text!("commands-group-search"),
            CommandGroup::Walk => text!("commands-group-walk"),
            CommandGroup::Count => text!("commands-group-count"),
            CommandGroup::Fuseki => text!("commands-group-fuseki"),
            CommandGroup::Play => text!("commands-group-play"),
            CommandGroup::Guess => text!("commands-group-guess"),
            CommandGroup::Contest => text!("commands-group-contest"),
            CommandGroup::Rules => text!("commands-group-rules"),
            CommandGroup::Research => text!("commands-group-research"),
            CommandGroup::Problems => text!("commands-group-problems"),
            CommandGroup::Screens => text!("commands-group-screens"),
            CommandGroup::Theme => text!("commands-group-theme"),
            CommandGroup::View => text!("commands-group-view"),
            CommandGroup::Help => text!("commands-group-help"),
        }
    }
}
