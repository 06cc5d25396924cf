//! Mines the 5×5 surroundings of the moves in a folder, and saves the shapes that were played at least twice as RON.
//!
//! `cargo run --example mine_folder -- ~/games s5.ron`

use std::error::Error;
use std::path::PathBuf;

use katachi_core::corpus::load;
use katachi_core::library::save_ron_patterns;
use katachi_core::mining::{MiningParams, PatternSource, mine};
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let folder = arguments.next().ok_or("which folder?")?;
    let out = arguments.next().unwrap_or_else(|| "s5.ron".into());

    let progress = Progress::new();
    let loaded = load::load(&[folder], None, false, &progress)?;
    let params = MiningParams { min_count: 2, ..MiningParams::new(Window::square(5)?, PatternSource::Move) };
    let shapes = mine(&loaded.corpus, &params, &progress)?;
    save_ron_patterns(&shapes, &out)?;
    println!("{} shapes of {} moves in {} games: {}", shapes.len(), shapes.occurrences, shapes.games, out.display());
    Ok(())
}
