//! The text of `katachi --help`: the most used commands, in groups.

use clap::Command;

/// Headings, and the commands below them.
const COMMAND_GROUPS: [(&str, &[&str]); 6] = [
    ("Games", &["import", "games", "tag", "export"]),
    ("Shapes", &["mine", "show", "templates", "find", "collocations"]),
    ("Openings", &["joseki", "fuseki"]),
    ("Players", &["compare", "costly-shapes", "player"]),
    ("Playing", &["suggest", "gtp", "tsumego"]),
    ("Care and research", &["check", "backup", "lab"]),
];

/// Commands that are only named: each belongs to a listed command.
const UNLISTED_COMMANDS: [&str; 10] =
    ["info", "clusters", "after", "contradictions", "evaluate", "report", "life", "restore", "completions", "man"];

/// Shows the commands in groups, and hides those of the laboratory at the top level.
pub(super) fn with_groups(command: Command) -> Command {
    let lab = command.find_subcommand("lab").expect("it is a command");
    let names: Vec<String> = lab.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    let template = template(&command);
    let hidden = |command: Command, name: &String| command.mut_subcommand(name, |command| command.hide(true));
    names.iter().fold(command, hidden).help_template(template)
}

fn template(command: &Command) -> String {
    let line = |name: &&str| {
        let about = command.find_subcommand(name).and_then(Command::get_about).map(ToString::to_string);
        format!("  {name:<14}{}\n", about.unwrap_or_default())
    };
    let group = |(heading, names): &(&str, &[&str])| {
        let lines: String = names.iter().map(line).collect();
        format!("{heading}:\n{lines}\n")
    };
    let groups: String = COMMAND_GROUPS.iter().map(group).collect();
    let more = UNLISTED_COMMANDS.join(", ");
    format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}More commands: {more}. katachi COMMAND --help \
         explains each.\n\nArguments:\n{{positionals}}\n\nOptions:\n{{options}}{{after-help}}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn every_command_is_listed_or_named_and_at_most_twenty_are_listed() {
        let command = with_groups(crate::CliArguments::command());
        let listed: Vec<&str> = COMMAND_GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        assert!(listed.len() <= 20, "{} commands: move one to the laboratory, or only name it", listed.len());
        let mut known: Vec<&str> = listed.into_iter().chain(UNLISTED_COMMANDS).collect();
        known.sort_unstable();
        let shown = command.get_subcommands().filter(|command| !command.is_hide_set());
        let mut shown: Vec<&str> = shown.map(Command::get_name).collect();
        shown.sort_unstable();
        assert_eq!(shown, known, "src/cli/help.rs says where each command stands");
    }
}
