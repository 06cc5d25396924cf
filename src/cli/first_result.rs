//! `katachi` without arguments if no window can open: shows the most common shapes of the sample, and how to go on.

use katachi_language::text;
use std::sync::Arc;

use super::CommandFailure;
use super::output::{Output, padded, thousands};
use super::progress_bar::Bar;
use katachi_core::library;
use katachi_core::mining::{MinedPatterns, MiningParams, PatternSource, mine};
use katachi_core::pattern::Window;
use katachi_core::pattern::names::ShapeNames;
use katachi_core::progress::Progress;
use katachi_sentences::shapes::shape_title;
use katachi_sentences::words::with_percent_sign;

const SHOWN_SHAPES: usize = 10;
/// Number of shapes in a row, and terminal columns for each: 80 columns together.
const SHAPES_PER_ROW: usize = 4;
const SHAPE_WIDTH: usize = 20;

/// Suggested next commands, without the name of the program.
const NEXT_COMMANDS: [&str; 3] = [
    "import ~/games --library go.katachi",
    "mine --library go.katachi --window square:5 --source move --min-count 2 --out s5.ron",
    "show s5.ron --top 20",
];

/// Whether the system has a display that a window could open on. Only Unix systems other than macOS can lack one.
pub(super) fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos")))
        || ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(is_set)
}

/// Mines the 3×3 surroundings of each move of the sample games, and writes the most common ones as boards.
///
/// Errors: cancelled.
pub(super) fn run(progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
    let bar = Bar::follow(progress);
    let sample = library::sample();
    let params = MiningParams::new(Window::square(3)?, PatternSource::Move);
    let mined = mine(&sample.corpus, &params, progress)?;
    drop(bar);
    Ok(Output::text(page(&mined)))
}

fn page(mined: &MinedPatterns) -> String {
    let shapes: Vec<Vec<String>> = (0..mined.len().min(SHOWN_SHAPES)).map(|at| shape(mined, at)).collect();
    let mut page = text!("cli-first-result", moves = mined.occurrences, games = mined.games) + "\n";
    for shapes in shapes.chunks(SHAPES_PER_ROW) {
        page += "\n";
        for line in 0..shapes.iter().map(Vec::len).max().unwrap_or_default() {
            let texts = shapes.iter().map(|shape| padded(shape.get(line).map_or("", String::as_str), SHAPE_WIDTH));
            page += texts.collect::<String>().trim_end();
            page += "\n";
        }
    }
    page += &format!("\n{}\n{}\n\n", text!("cli-first-result-marks"), text!("cli-first-result-display"));
    // Builds by Cargo are not on the path.
    let program = std::env::args().next().unwrap_or_else(|| "katachi".to_owned());
    NEXT_COMMANDS.iter().for_each(|command| page += &format!("  {program} {command}\n"));
    page
}

/// The lines of a shape: rank and board, how often it was played, and its name if it has one.
fn shape(mined: &MinedPatterns, at: usize) -> Vec<String> {
    let (stats, pattern) = (mined.stats(at), mined.pattern(at));
    let rows = pattern.rows();
    let middle = (rows.len() / 2, rows[0].chars().count() / 2);
    let mut lines = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        let rank = if y == 0 { format!("{}.", at + 1) } else { String::new() };
        let cells =
            row.chars().enumerate().map(|(x, cell)| if (y, x) == middle { " +".into() } else { format!(" {cell}") });
        lines.push(format!("{rank:>3}{}", cells.collect::<String>()));
    }
    let mut note = |words: String| lines.push(format!("    {words}"));
    note(text!("cli-first-result-times", times = thousands(stats.occurrences)));
    if let Some(rate) = stats.played_rate() {
        note(text!("cli-first-result-played", percent = with_percent_sign(&format!("{:.1}", rate.rate * 100.0))));
    }
    if let Some(name) = ShapeNames::shipped().of_set(mined.names(at)).next() {
        note(shape_title(name).to_owned());
    }
    lines
}
