//! The command line: one file per subcommand, on the same core as the window.
//!
//! Exactly one JSON object goes to standard output with `--json`; progress and warnings go to standard error. Exit
//! status: 0 success, 1 failure, 2 wrong usage.
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

mod after;
mod backup;
mod check;
mod clusters;
mod collocations;
mod compare;
mod continuation;
mod contradictions;
mod costly_shapes;
mod evaluate;
mod examples;
mod export;
mod filter;
mod find;
mod first_result;
mod fuseki;
mod games;
mod gtp;
mod help;
mod import;
mod info;
mod joseki;
mod lab;
mod life;
mod manual;
mod mine;
mod one_game;
mod opening_explorer;
mod output;
mod pattern_file;
mod player;
mod players;
mod progress_bar;
mod query;
mod report;
mod selection;
mod show;
mod suggest;
mod tag;
mod templates;
mod tsumego;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

use output::Output;

use katachi_core::files;
use katachi_core::library::lock::{Lockable, waited_for};
use katachi_core::library::sealed::take_changes;
use katachi_core::progress::Progress;
use katachi_language::{Language, text};
use katachi_sentences::Sentence;

/// Katachi (形): an explorer of the shapes of Go.
#[derive(Parser)]
#[command(name = "katachi", version, about = "A desktop explorer of the shapes of Go", args_conflicts_with_subcommands = true, after_help = WINDOW_HELP)]
struct CliArguments {
    #[command(subcommand)]
    command: Option<CliCommand>,
    /// Libraries, SGF files, folders or archives to open in the window
    paths: Vec<PathBuf>,
}

const WINDOW_HELP: &str = "Without a subcommand the window opens; without a display, the sample's most common shapes are printed. A path with the name of a subcommand is written \
                           ./NAME.";

#[derive(Subcommand)]
enum CliCommand {
    /// Read games into a library: files, folders, archives
    #[command(after_help = examples::IMPORT)]
    Import(import::ImportArgs),
    /// Show the contents of a library
    #[command(after_help = examples::INFO)]
    Info(info::InfoArgs),
    /// List the games of a library
    #[command(after_help = examples::GAMES)]
    Games(games::GamesArgs),
    /// Count the shapes of a library's games
    #[command(after_help = examples::MINE)]
    Mine(mine::MineArgs),
    /// Show mined shapes
    #[command(after_help = examples::SHOW)]
    Show(show::ShowArgs),
    /// Group mined shapes into clusters by K and frequency, and name the clusters
    #[command(after_help = examples::CLUSTERS)]
    Clusters(clusters::ClustersArgs),
    /// Find the general shapes (templates, with free points) of mined shapes
    #[command(after_help = examples::TEMPLATES)]
    Templates(templates::TemplatesArgs),
    /// Find a drawn shape in all games
    #[command(after_help = examples::FIND)]
    Find(find::FindArgs),
    /// List, add, remove and rename your own tags of games
    #[command(after_help = examples::TAG)]
    Tag(tag::Tag),
    /// Count which shape follows which
    #[command(after_help = examples::COLLOCATIONS)]
    Collocations(collocations::CollocationsArgs),
    /// Show which shapes follow a drawn one
    #[command(after_help = examples::AFTER)]
    After(after::AfterArgs),
    /// Find patterns with a move that the games of a library contradict
    #[command(after_help = examples::CONTRADICTIONS)]
    Contradictions(contradictions::ContradictionsArgs),
    /// Corner sequences: the next moves in a corner, how often and since when
    #[command(after_help = examples::JOSEKI)]
    Joseki(joseki::JosekiArgs),
    /// Whole-board openings: the first moves of all games, with their names
    #[command(after_help = examples::FUSEKI)]
    Fuseki(fuseki::FusekiArgs),
    /// Compare two libraries, or two selections of games: what is played more in one than in the other
    #[command(after_help = examples::COMPARE)]
    Compare(compare::CompareArgs),
    /// The cost of a player's own shapes: points lost, from evaluations in the records, and how often they are played
    #[command(name = "costly-shapes", alias = "ledger", after_help = examples::COSTLY_SHAPES)]
    CostlyShapes(costly_shapes::CostlyShapesArgs),
    /// Evaluate the games of a library with your own KataGo, for their costly shapes
    #[command(after_help = examples::EVALUATE)]
    Evaluate(evaluate::EvaluateArgs),
    /// A player's results, openings, corners and shapes, against all others or against professionals
    #[command(name = "player", alias = "dossier", after_help = examples::PLAYER)]
    Player(player::PlayerArgs),
    /// Suggest moves that strong players would play in a position, with how often they were played in the same
    /// surroundings
    #[command(after_help = examples::SUGGEST)]
    Suggest(suggest::SuggestArgs),
    /// Report on one game: the rank of each move, and where it left professional play
    #[command(after_help = examples::REPORT)]
    Report(report::ReportArgs),
    /// Play and suggest over the Go Text Protocol, for other programs
    #[command(after_help = examples::GTP)]
    Gtp(gtp::GtpArgs),
    /// Solve problems of life and death
    #[command(after_help = examples::TSUMEGO)]
    Tsumego(tsumego::TsumegoArgs),
    /// Check which groups live by the rules of eyes and life
    #[command(after_help = examples::LIFE)]
    Life(life::LifeArgs),
    /// Export for other programs and for print: games and hits (SGF, CSV), pages
    #[command(after_help = examples::EXPORT)]
    Export(export::ExportArgs),
    /// Check every file of a library for damage; --repair repairs what can be repaired
    #[command(after_help = examples::CHECK)]
    Check(check::CheckArgs),
    /// Back up a library, or all of them, to one file, and verify it
    #[command(after_help = examples::BACKUP)]
    Backup(backup::BackupArgs),
    /// Restore a library, or all of them, from a backup
    #[command(after_help = examples::RESTORE)]
    Restore(backup::RestoreArgs),
    /// The laboratory: commands that reproduce the papers and make the shipped files
    #[command(after_help = examples::LAB)]
    Lab(lab::LabArgs),
    // The laboratory's commands at the top level, where they were before.
    #[command(flatten)]
    OfLab(lab::LabCommand),
    /// Print a completion script for bash, zsh, fish, elvish or PowerShell
    #[command(after_help = examples::COMPLETIONS)]
    Completions(manual::CompletionsArgs),
    /// Print the manual page for `man`
    #[command(after_help = examples::MAN)]
    Man(manual::ManArgs),
}

/// The reason why a command ended without its result.
#[derive(Debug)]
enum CommandFailure {
    /// Exit status 1: a message that says what went wrong, where, and what to do.
    Failed(String),
    /// Exit status 2: wrong or contradictory arguments.
    Usage(String),
}

impl CommandFailure {
    fn print(self) -> ExitCode {
        let (message, code) = match self {
            CommandFailure::Failed(message) => (message, 1),
            CommandFailure::Usage(message) => (message, 2),
        };
        eprintln!("katachi: {message}");
        ExitCode::from(code)
    }
}

impl<E: Sentence> From<E> for CommandFailure {
    fn from(error: E) -> CommandFailure {
        CommandFailure::Failed(error.sentence())
    }
}

/// The request of the command line.
pub enum Invocation {
    /// Open the window with these paths.
    Window(Vec<PathBuf>),
    /// A subcommand was run and has ended.
    Done(ExitCode),
}

/// Whether the output is for a program. It is then in English, whatever the system's language is.
fn is_for_programs(matches: &ArgMatches) -> bool {
    let Some((name, given)) = matches.subcommand() else { return false };
    let is_given = |id: &str| {
        given.try_contains_id(id).is_ok_and(|is_known| is_known)
            && given.value_source(id) != Some(ValueSource::DefaultValue)
    };
    name == "gtp" || is_given("json") || is_given("csv") || is_for_programs(given)
}

/// The whole command line, with its commands in groups.
fn command() -> clap::Command {
    help::with_groups(CliArguments::command())
}

/// Whether these arguments, after the program's name, are a command. Tests try it with damaged ones.
#[doc(hidden)]
pub fn is_command(arguments: &[String]) -> bool {
    let matches = command().try_get_matches_from(arguments);
    matches.is_ok_and(|matches| CliArguments::from_arg_matches(&matches).is_ok())
}

/// Prints the most common shapes of the sample and how to go on: `katachi` alone where no window can open.
pub fn run_without_display() -> ExitCode {
    finish(first_result::run(&watched_progress()))
}

/// Reads the arguments and carries out a subcommand.
///
/// `version` is the text that `--version` prints after the name, such as `0.1.0 (x86_64-unknown-linux-gnu)`.
pub fn run(version: &'static str) -> Invocation {
    let matches = command().version(version).get_matches();
    let arguments = CliArguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    katachi_language::choose(if is_for_programs(&matches) { Language::En } else { katachi_language::system() });
    let Some(command) = arguments.command else {
        return match missing(&arguments.paths) {
            Some(message) => {
                eprintln!("katachi: {message}");
                Invocation::Done(ExitCode::from(2))
            }
            None if arguments.paths.is_empty() && !first_result::has_display() => {
                Invocation::Done(run_without_display())
            }
            None => Invocation::Window(arguments.paths),
        };
    };
    let progress = watched_progress();
    let outcome = match command {
        CliCommand::Import(command) => command.run(&progress),
        CliCommand::Info(command) => command.run(&progress),
        CliCommand::Games(command) => command.run(&progress),
        CliCommand::Mine(command) => command.run(&progress),
        CliCommand::Show(command) => command.run(),
        CliCommand::Clusters(command) => command.run(),
        CliCommand::Templates(command) => command.run(&progress),
        CliCommand::Find(command) => command.run(&progress),
        CliCommand::Collocations(command) => command.run(&progress),
        CliCommand::After(command) => command.run(),
        CliCommand::Contradictions(command) => command.run(&progress),
        CliCommand::Joseki(command) => command.run(&progress),
        CliCommand::Fuseki(command) => command.run(&progress),
        CliCommand::Compare(command) => command.run(&progress),
        CliCommand::CostlyShapes(command) => command.run(&progress),
        CliCommand::Evaluate(command) => command.run(&progress),
        CliCommand::Player(command) => command.run(&progress),
        CliCommand::Tag(command) => command.run(&progress),
        CliCommand::Export(command) => command.run(&progress),
        CliCommand::Tsumego(command) => command.run(&progress),
        CliCommand::Life(command) => command.run(&progress),
        CliCommand::Suggest(command) => command.run(&progress),
        CliCommand::Report(command) => command.run(&progress),
        CliCommand::Gtp(command) => command.run(&progress),
        CliCommand::Lab(command) => command.run(&progress),
        CliCommand::OfLab(command) => command.run(&progress),
        CliCommand::Check(command) => command.run(&progress),
        CliCommand::Backup(command) => command.run(&progress),
        CliCommand::Restore(command) => command.run(&progress),
        CliCommand::Completions(command) => command.run(self::command()),
        CliCommand::Man(command) => command.run(&self::command()),
    };
    Invocation::Done(finish(outcome))
}

fn finish(outcome: Result<Output, CommandFailure>) -> ExitCode {
    for changed in take_changes(Path::new("")) {
        eprintln!("katachi: {}", changed.sentence());
    }
    match outcome {
        Ok(output) => output.print(),
        Err(failure) => failure.print(),
    }
}

/// The progress of one command, which Ctrl+C cancels.
fn watched_progress() -> Arc<Progress> {
    let progress = Arc::new(Progress::new());
    stop_on_interrupt(&progress);
    tell_of_waiting(&progress);
    progress
}

/// The message about the first path that does not exist. It may have been meant as a subcommand.
fn missing(paths: &[PathBuf]) -> Option<String> {
    let path = paths.iter().find(|path| !files::exists(path))?;
    let name = path.to_string_lossy();
    let commands = CliArguments::command();
    let near = commands
        .get_subcommands()
        .map(|command| (strsim::damerau_levenshtein(&name, command.get_name()), command.get_name()))
        .min_by_key(|&(distance, _)| distance)
        .filter(|&(distance, near)| distance <= 2 && distance < near.len() / 2);
    Some(match near {
        Some((_, near)) => text!("cli-no-subcommand", name = &*name, near = near),
        None => text!("cli-no-path", name = &*name),
    })
}

/// Reports once on standard error if the command waits for another Katachi for more than a moment.
fn tell_of_waiting(progress: &Arc<Progress>) {
    let progress = Arc::clone(progress);
    // The thread ends with the program.
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_millis(300));
            let report = progress.report();
            if let Some(what) = waited_for(report.phase).filter(|_| report.elapsed.as_millis() >= 300) {
                let waiting = match what {
                    Lockable::Games => text!("cli-waiting-games"),
                    Lockable::Notes => text!("cli-waiting-notes"),
                    Lockable::Settings => text!("cli-waiting-settings"),
                    Lockable::Session => text!("cli-waiting-session"),
                };
                return eprintln!("katachi: {waiting}");
            }
        }
    });
}

/// Ctrl+C cancels. Work that does not react within 50 ms is killed, so that the program ends within 100 ms even on a
/// busy machine. Files are complete at every moment either way.
fn stop_on_interrupt(progress: &Arc<Progress>) {
    let progress = Arc::clone(progress);
    let set = ctrlc::set_handler(move || {
        progress.cancel();
        std::thread::sleep(Duration::from_millis(50));
        match progress.has_kept() {
            true => eprintln!("katachi: {}", text!("cli-cancelled-part")),
            false => eprintln!("katachi: {}", text!("cli-cancelled")),
        }
        katachi_engines::analysis::end_all_engines();
        std::process::exit(1);
    });
    // Without a handler Ctrl+C still ends the program.
    let _ = set;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Splits a line as a shell would: at blanks outside quotes. Redirections are not arguments of the program.
    fn words(line: &str) -> Vec<String> {
        let line = line.split(" > ").next().unwrap_or_default();
        let parts = line.split('"').enumerate();
        let words = parts.flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        });
        words.collect()
    }

    fn examples_are_understood(command: &clap::Command, path: &[&str]) {
        let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let lines: Vec<&str> = help.lines().skip(1).collect();
        assert!(!lines.is_empty(), "{path:?}");
        for line in lines {
            let read = CliArguments::try_parse_from(words(line));
            assert!(read.is_ok(), "{line}: {}", read.err().map(|error| error.to_string()).unwrap_or_default());
            assert_eq!(words(line)[1..][..path.len()], *path);
        }
    }

    #[test]
    fn every_subcommand_has_examples_and_all_of_them_are_understood() {
        for command in command().get_subcommands().filter(|command| !command.is_hide_set()) {
            examples_are_understood(command, &[command.get_name()]);
        }
        let lab = CliArguments::command();
        for command in lab.find_subcommand("lab").unwrap().get_subcommands() {
            examples_are_understood(command, &["lab", command.get_name()]);
        }
    }

    #[test]
    fn commands_of_the_laboratory_are_understood_where_they_stood_before() {
        for name in ["match", "predict", "digest", "rules", "tsumego-patterns"] {
            let whole = command();
            assert!(whole.find_subcommand(name).is_some_and(clap::Command::is_hide_set), "{name}");
        }
    }
}
