//! The menus and their groups of commands.

use super::Workspace;
use super::groups::CommandGroup;
use super::named::{COMMANDS, NamedCommand};
use katachi_language::text;

/// The menus, the same for every workspace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    File,
    Edit,
    Go,
    /// Commands of the workspace on the screen.
    Tools,
    /// Commands of the laboratory.
    Research,
    View,
    Help,
}

impl Menu {
    pub const ALL: [Menu; 7] = [Menu::File, Menu::Edit, Menu::Go, Menu::Tools, Menu::Research, Menu::View, Menu::Help];
    /// Maximum number of entries in a menu. The groups of a longer menu become submenus.
    pub const MAX_ENTRIES: usize = 15;

    pub fn title(self) -> &'static str {
        match self {
            Menu::File => text!("commands-menu-file"),
            Menu::Edit => text!("commands-menu-edit"),
            Menu::Go => text!("commands-menu-go"),
            Menu::Tools => text!("commands-menu-tools"),
            Menu::Research => text!("commands-menu-research"),
            Menu::View => text!("commands-menu-view"),
            Menu::Help => text!("commands-menu-help"),
        }
    }

    /// Its groups while a workspace is on the screen.
    pub fn groups(self, workspace: Workspace) -> &'static [CommandGroup] {
        match (self, workspace) {
            (Menu::File, _) => &[CommandGroup::File],
            (Menu::Edit, _) => &[CommandGroup::Edit],
            (Menu::Go, _) => &[CommandGroup::Steps, CommandGroup::From],
            (Menu::Tools, Workspace::Library) => &[CommandGroup::Games],
            (Menu::Tools, Workspace::Shapes) => &[CommandGroup::Shapes],
            (Menu::Tools, Workspace::Find) => &[CommandGroup::Search, CommandGroup::Draw, CommandGroup::Drawing],
            (Menu::Tools, Workspace::Joseki) => &[CommandGroup::Walk, CommandGroup::Count],
            (Menu::Tools, Workspace::Fuseki) => &[CommandGroup::Fuseki],
            (Menu::Tools, Workspace::Play) => &[CommandGroup::Play, CommandGroup::Guess, CommandGroup::Contest],
            (Menu::Tools, Workspace::Life) => &[CommandGroup::Problems, CommandGroup::Rules],
            (Menu::Research, _) => &[CommandGroup::Research],
            (Menu::View, _) => &[CommandGroup::View, CommandGroup::Screens, CommandGroup::Theme],
            (Menu::Help, _) => &[CommandGroup::Help],
        }
    }
}

/// The commands of a group, in their order.
pub fn commands_of(group: CommandGroup) -> impl Iterator<Item = &'static NamedCommand> {
    COMMANDS.iter().filter(move |named| named.group == group)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn research_leads_to_plots_and_files_for_other_programs() {
        let names: Vec<&str> = commands_of(CommandGroup::Research).map(NamedCommand::english).collect();
        for name in ["(Zipf)", "Clusters of shapes", "for WEKA", "GNU Go pattern file", "book of rules", "playouts"] {
            assert!(names.iter().any(|named| named.contains(name)), "{name}: {names:?}");
        }
    }

    #[test]
    fn every_command_is_in_a_menu_and_no_menu_is_too_long() {
        for workspace in Workspace::ALL {
            for menu in Menu::ALL {
                let groups = menu.groups(workspace);
                let all: usize = groups.iter().map(|&group| commands_of(group).count()).sum();
                let longest = groups.iter().map(|&group| commands_of(group).count()).max().unwrap_or(0);
                let shown = if all > Menu::MAX_ENTRIES { longest.max(groups.len()) } else { all };
                assert!(shown <= Menu::MAX_ENTRIES && shown > 0, "{menu:?} in {workspace:?}: {shown}");
            }
        }
        for named in COMMANDS {
            let is_there =
                |workspace: &Workspace| Menu::ALL.iter().any(|menu| menu.groups(*workspace).contains(&named.group));
            assert!(
                Workspace::ALL.iter().any(is_there) && CommandGroup::ALL.contains(&named.group),
                "{}",
                named.name()
            );
        }
    }
}
