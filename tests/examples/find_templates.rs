//! Templates of the mined shapes of the bundled games: cells that do not matter are `?`.
//!
//! `cargo run --example find_templates`

use std::error::Error;

use katachi_core::library::sample;
use katachi_core::mining::templates::{TemplateParams, templates};
use katachi_core::mining::{MiningParams, PatternSource, mine};
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;

fn main() -> Result<(), Box<dyn Error>> {
    let progress = Progress::new();
    let params = MiningParams::new(Window::square(3)?, PatternSource::Move);
    let shapes = mine(&sample().corpus, &params, &progress)?;
    let found = templates(&shapes, &TemplateParams::default(), &progress)?;
    println!("{} templates of {} shapes", found.len(), shapes.len());
    for row in found.rows().filter(|row| row.maximal).take(3) {
        println!("\n{}\n{} moves, {} shapes", row.template.rows().join("\n"), row.occurrences, row.classes);
    }
    Ok(())
}
