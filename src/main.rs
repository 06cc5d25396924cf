//! The one binary: a subcommand, or the window.

use std::process::ExitCode;

use katachi::cli::{Invocation, run};
use katachi::library::own_folder;
use katachi::reports;

/// Reading games makes many small pieces of memory on all threads at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    reports::install(own_folder().map(|dir| dir.join(reports::FOLDER)));
    match run() {
        Invocation::Done(code) => code,
        Invocation::Window(paths) => window(paths),
    }
}

fn window(paths: Vec<std::path::PathBuf>) -> ExitCode {
    match katachi::gui::run(paths) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("katachi: {message}");
            ExitCode::from(1)
        }
    }
}
