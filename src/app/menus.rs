//! The menus: which commands stand together, and where.

use super::Workspace;
use super::groups::Group;
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
    /// A menu with more entries is too long to be read: its groups become menus of their own.
    pub const MOST: usize = 14;

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
    pub fn groups(self, workspace: Workspace) -> &'static [Group] {
        match (self, workspace) {
            (Menu::File, _) => &[Group::File],
            (Menu::Edit, _) => &[Group::Edit],
            (Menu::Go, _) => &[Group::Steps, Group::From],
            (Menu::Tools, Workspace::Library) => &[Group::Games],
            (Menu::Tools, Workspace::Shapes) => &[Group::Shapes],
            (Menu::Tools, Workspace::Find) => &[Group::Search, Group::Draw, Group::Drawing],
            (Menu::Tools, Workspace::Joseki) => &[Group::Walk, Group::Count],
            (Menu::Tools, Workspace::Fuseki) => &[Group::Fuseki],
            (Menu::Tools, Workspace::Play) => &[Group::Play, Group::Guess, Group::Contest],
            (Menu::Tools, Workspace::Life) => &[Group::Problems, Group::Rules],
            (Menu::Research, _) => &[Group::Research],
            (Menu::View, _) => &[Group::View, Group::Screens, Group::Theme],
            (Menu::Help, _) => &[Group::Help],
        }
    }
}

/// The commands of a group, in their order.
pub fn commands_of(group: Group) -> impl Iterator<Item = &'static NamedCommand> {
    COMMANDS.iter().filter(move |named| named.group == group)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_in_a_menu_and_no_menu_is_too_long() {
        for workspace in Workspace::ALL {
            for menu in Menu::ALL {
                let groups = menu.groups(workspace);
                let all: usize = groups.iter().map(|&group| commands_of(group).count()).sum();
                let longest = groups.iter().map(|&group| commands_of(group).count()).max().unwrap_or(0);
                let shown = if all > Menu::MOST { longest.max(groups.len()) } else { all };
                assert!(shown <= Menu::MOST && shown > 0, "{menu:?} in {workspace:?}: {shown}");
            }
        }
        for named in COMMANDS {
            let is_there =
                |workspace: &Workspace| Menu::ALL.iter().any(|menu| menu.groups(*workspace).contains(&named.group));
            assert!(Workspace::ALL.iter().any(is_there) && Group::ALL.contains(&named.group), "{}", named.name());
        }
    }
}
