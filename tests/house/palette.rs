//! The palette offers whatever can be done without an object: every command without fields has an entry in `named.rs`.

use crate::source::{SourceFile, files, name_at};

/// Commands that the palette does not offer, and why.
const NOT_OFFERED: [(&str, &[&str]); 4] = [
    (
        "they answer a window, a pane or a message that is on the screen",
        &[
            "Command::CloseCheck",
            "Command::DismissAll",
            "ContestCommand::Stop",
            "FindCommand::Preview",
            "GuessCommand::Forget",
            "JosekiCommand::CloseDictionary",
            "JosekiCommand::PositionYears",
            "PlayCommand::Stay",
            "ShapesCommand::ForgetWishes",
        ],
    ),
    (
        "they follow a row that is chosen in a table, and the row has their button or key",
        &[
            "CostlyShapesCommand::Find",
            "LibraryCommand::OpenSelected",
            "PlayerCommand::AllGames",
            "PlayerCommand::OpenGame",
            "PlayerCommand::Pictures",
        ],
    ),
    (
        "they are a step of a form, beside what they need",
        &[
            "ContestCommand::AskForList",
            "ContestCommand::Learn",
            "EngineCommand::Stop",
            "EngineCommand::Try",
            "FindCommand::CountFeatures",
            "JosekiCommand::StartFromShape",
            "LifeCommand::CountGroups",
            "PlayCommand::CountContexts",
            "PlayCommand::Report",
            "PlayCommand::TestRings",
        ],
    ),
    (
        "another command of the palette leads to them",
        &[
            "ContestCommand::CopySgf",
            "ContestCommand::Save",
            "CostlyShapesCommand::CountAnew",
            "FindCommand::Back",
            "FindCommand::Forward",
            "FindCommand::GuessHits",
            "JosekiCommand::Forward",
            "PlayerCommand::CountAnew",
            "ShapesCommand::AskForFile",
        ],
    ),
];

/// The variants without fields of the enums of commands, each as `Enum::Variant`.
fn plain_commands(file: &SourceFile) -> Vec<String> {
    let mut commands = Vec::new();
    let mut of = None;
    for line in file.text.lines() {
        if let Some(rest) = line.strip_prefix("pub enum ") {
            of = Some(name_at(rest)).filter(|name| name.ends_with("Command"));
        } else if line == "}" {
            of = None;
        } else if let Some((of, variant)) = of.zip(line.strip_prefix("    ").and_then(|rest| rest.strip_suffix(',')))
            && !variant.is_empty()
            && variant.chars().all(char::is_alphanumeric)
        {
            commands.push(format!("{of}::{variant}"));
        }
    }
    commands
}

#[test]
fn every_command_without_an_object_is_in_the_palette_or_has_a_reason() {
    let all = files(&["src/app"]);
    let named = &all.iter().find(|file| file.path == "src/app/named.rs").unwrap().text;
    let command_files = all.iter().filter(|file| file.path.ends_with("/command.rs"));
    let commands: Vec<String> = command_files.flat_map(plain_commands).collect();
    assert!(commands.len() > 100, "{commands:?}");
    let is_offered = |command: &str| {
        // One name may begin another.
        named.match_indices(command).any(|(at, _)| !named[at + command.len()..].starts_with(char::is_alphanumeric))
    };
    let excepted: Vec<&str> = NOT_OFFERED.iter().flat_map(|(_, commands)| commands.iter().copied()).collect();
    let lost: Vec<&String> =
        commands.iter().filter(|command| !is_offered(command) && !excepted.contains(&command.as_str())).collect();
    assert!(
        lost.is_empty(),
        "{lost:?}: the palette does not offer them. Give each a line in src/app/named.rs, or a reason in {}.",
        file!()
    );
    let stale: Vec<&&str> =
        excepted.iter().filter(|name| is_offered(name) || !commands.iter().any(|known| known == **name)).collect();
    assert!(stale.is_empty(), "{stale:?} are offered by now, or are gone: remove them from {}", file!());
}
