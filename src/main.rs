//! The one binary: a subcommand, or the window.

use std::process::ExitCode;

use katachi::cli::{Invocation, run};

/// Reading games makes many small pieces of memory on all threads at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
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
