//! Times the complete search for don't-care templates: `cargo bench --bench templates`.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

#[path = "../support/root.rs"]
mod root;
#[path = "../support/shared.rs"]
mod shared;

use std::time::Instant;

use katachi::corpus::load::load;
use katachi::mining::templates::{TemplateParams, templates};
use katachi::mining::{MiningParams, PatternSource, mine};
use katachi::progress::Progress;

fn main() {
    let loaded = match shared::shared("corpus/pro-5k.zip") {
        Some(archive) => load(&[archive], None, false, &Progress::new()).expect("nobody cancels"),
        None => {
            println!("the bundled sample instead; put the archive there to measure professional games");
            katachi::library::sample()
        }
    };
    println!("{} games", loaded.corpus.games().len());
    for source in [PatternSource::Final, PatternSource::Move] {
        for window in ["square:3", "diamond:2", "square:5"] {
            let params = MiningParams::new(window.parse().expect("it is a window"), source);
            let mined = mine(&loaded.corpus, &params, &Progress::new()).expect("nobody cancels");
            let started = Instant::now();
            let found = templates(&mined, &TemplateParams { max_wildcards: None }, &Progress::new());
            let elapsed = started.elapsed();
            match found {
                Ok(found) => {
                    let maximal = (0..found.len()).filter(|&at| found.is_maximal(at)).count();
                    let (patterns, all) = (mined.len(), found.len());
                    println!(
                        "{window} {source}: {patterns} patterns, {all} templates, {maximal} maximal: {elapsed:.2?}"
                    );
                }
                Err(error) => println!("{window} {source}: {error}"),
            }
        }
    }
}
