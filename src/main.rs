//! The program. Without a subcommand it opens the window.

use std::path::PathBuf;

fn main() {
    let paths: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if let Err(error) = katachi::gui::run(paths) {
        eprintln!("katachi: {error}");
        std::process::exit(1);
    }
}
