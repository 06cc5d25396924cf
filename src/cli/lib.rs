//! The command line: one file a subcommand, on the same core as the window.
//!
//! With `--json`, exactly one JSON object goes to standard output and nothing else; progress and warnings go to standard
//! error. Exit status 0 done, 1 it failed, 2 wrong usage.

mod after;
mod calibration;
mod collocations;
mod compare;
mod continuation;
mod digest;
mod export;
mod filter;
mod find;
mod fuseki;
mod games;
mod gtp;
mod import;
mod info;
mod joseki;
mod mine;
mod opening_explorer;
mod output;
mod pattern_file;
mod predict;
mod progress_bar;
mod query;
mod rules;
mod show;
mod suggest;
mod tag;
mod templates;
mod tsumego;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::{CommandFactory, Parser, Subcommand};

use katachi_core::progress::Progress;

/// Katachi (形): an explorer of the shapes of Go.
#[derive(Parser)]
#[command(name = "katachi", version, about, args_conflicts_with_subcommands = true, after_help = WINDOW_HELP)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Libraries, SGF files, folders or archives to open in the window
    paths: Vec<PathBuf>,
}

const WINDOW_HELP: &str = "Without a subcommand the window opens. A path with the name of a subcommand is written \
                           ./NAME.";

#[derive(Subcommand)]
enum Command {
    /// Read games into a library: files, folders, archives
    Import(import::Import),
    /// What a library holds
    Info(info::Info),
    /// List the games of a library
    Games(games::Games),
    /// Count the shapes of a library's games
    Mine(mine::Mine),
    /// Show mined shapes
    Show(show::Show),
    /// Don't-care templates of mined shapes
    Templates(templates::Templates),
    /// Find a drawn shape in all games
    Find(find::Find),
    /// Your own tags of games: list, add, remove, rename
    Tag(tag::Tag),
    /// Count which shape follows which
    Collocations(collocations::CollocationsCommand),
    /// What follows a drawn shape
    After(after::After),
    /// Corner sequences: what is played in a corner next, how often and since when
    Joseki(joseki::Joseki),
    /// Whole-board openings: the first moves of all games, with their names
    Fuseki(fuseki::Fuseki),
    /// Hold two libraries, or two choices of games, against each other: what is played more here than there
    Compare(compare::Compare),
    /// What strong players would play in a position, and how often it was played in such surroundings
    Suggest(suggest::Suggest),
    /// Play and suggest over the Go Text Protocol, for other programs
    Gtp(gtp::Gtp),
    /// Train the model that suggests, or test one
    Predict(predict::Predict),
    /// Keep the figures of a library without its games: shapes, collocations, corners, openings
    Digest(digest::Digest),
    /// Make the rules of eyes and life, or count how many there could be
    Rules(rules::Rules),
    /// Solve problems of life and death
    Tsumego(tsumego::Tsumego),
    /// Write what others read: games and hits (SGF, CSV), pages to print
    Export(export::Export),
}

/// Why a command ended without its result.
#[derive(Debug)]
enum Failure {
    /// Exit status 1: what went wrong, where, and what to do.
    Failed(String),
    /// Exit status 2: the arguments do not go together.
    Usage(String),
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::Failed(error.to_string())
    }
}

/// What was asked for on the command line.
pub enum Invocation {
    /// The window, with these paths.
    Window(Vec<PathBuf>),
    /// A subcommand, which is done.
    Done(ExitCode),
}

/// Reads the arguments and carries out a subcommand.
pub fn run() -> Invocation {
    let arguments = Arguments::parse();
    let Some(command) = arguments.command else {
        return match missing(&arguments.paths) {
            Some(message) => {
                eprintln!("katachi: {message}");
                Invocation::Done(ExitCode::from(2))
            }
            None => Invocation::Window(arguments.paths),
        };
    };
    let progress = Arc::new(Progress::new());
    stop_on_interrupt(&progress);
    let outcome = match command {
        Command::Import(command) => command.run(&progress),
        Command::Info(command) => command.run(&progress),
        Command::Games(command) => command.run(&progress),
        Command::Mine(command) => command.run(&progress),
        Command::Show(command) => command.run(),
        Command::Templates(command) => command.run(&progress),
        Command::Find(command) => command.run(&progress),
        Command::Collocations(command) => command.run(&progress),
        Command::After(command) => command.run(),
        Command::Joseki(command) => command.run(&progress),
        Command::Fuseki(command) => command.run(&progress),
        Command::Compare(command) => command.run(&progress),
        Command::Digest(command) => command.run(&progress),
        Command::Tag(command) => command.run(&progress),
        Command::Export(command) => command.run(&progress),
        Command::Rules(command) => command.run(&progress),
        Command::Tsumego(command) => command.run(&progress),
        Command::Suggest(command) => command.run(&progress),
        Command::Gtp(command) => command.run(&progress),
        Command::Predict(command) => command.run(&progress),
    };
    Invocation::Done(match outcome {
        Ok(output) => output.print(),
        Err(Failure::Failed(message)) => {
            eprintln!("katachi: {message}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(message)) => {
            eprintln!("katachi: {message}");
            ExitCode::from(2)
        }
    })
}

/// What to say of the first path that is not there: perhaps it was to be a subcommand.
fn missing(paths: &[PathBuf]) -> Option<String> {
    let path = paths.iter().find(|path| !path.exists())?;
    let name = path.to_string_lossy();
    let commands = Arguments::command();
    let near = commands
        .get_subcommands()
        .map(|command| (strsim::damerau_levenshtein(&name, command.get_name()), command.get_name()))
        .min_by_key(|&(distance, _)| distance)
        .filter(|&(distance, near)| distance <= 2 && distance < near.len() / 2);
    Some(match near {
        Some((_, near)) => format!("there is no file and no subcommand “{name}”. Did you mean `katachi {near}`?"),
        None => format!("{name}: no such file or folder. `katachi --help` lists the subcommands"),
    })
}

/// Ctrl+C cancels; work that does not notice within 50 ms is ended, so that all is over within 100 ms on a busy machine
/// too. Files are whole at every moment either way.
fn stop_on_interrupt(progress: &Arc<Progress>) {
    let progress = Arc::clone(progress);
    let set = ctrlc::set_handler(move || {
        progress.cancel();
        std::thread::sleep(Duration::from_millis(50));
        eprintln!("katachi: cancelled; nothing was changed");
        std::process::exit(1);
    });
    // Without a handler Ctrl+C still ends the program.
    let _ = set;
}
