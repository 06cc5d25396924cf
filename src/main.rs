//! The one binary: a subcommand, or the window.

use std::process::ExitCode;

use katachi::cli::{Invocation, run, run_without_display};
use katachi::gui::NoWindow;
use katachi::library::own_folder;
use katachi::reports;
use katachi::sentences::Sentence;

/// Reading games makes many small pieces of memory on all threads at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Version and build: `0.1.0 (1a2b3c4d5e6f, 2026-11-26, x86_64-unknown-linux-gnu)`; see `build.rs`.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("KATACHI_BUILD"), ")");

fn main() -> ExitCode {
    reports::install(own_folder().map(|dir| dir.join(reports::REPORTS_FOLDER)), VERSION, |report| report.sentence());
    match run(VERSION) {
        Invocation::Done(code) => code,
        Invocation::Window(paths) => window(paths),
    }
}

fn window(paths: Vec<std::path::PathBuf>) -> ExitCode {
    let shows_files = !paths.is_empty();
    match katachi::gui::run(paths) {
        Ok(()) => ExitCode::SUCCESS,
        Err(NoWindow::Display) if !shows_files => run_without_display(),
        Err(message) => {
            eprintln!("katachi: {message}");
            ExitCode::from(1)
        }
    }
}
