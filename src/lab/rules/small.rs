//! The rules of small sizes, as they come with the program.

use super::generate::generate;
use katachi_core::progress::{Cancelled, Progress};
use katachi_engines::tsumego::rules::RuleBook;
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};

/// The sizes that come with the program: those with few enough rules for people to read.
pub fn small_sizes() -> Vec<(RuleGoal, RuleFrame)> {
    let corner = [(2, 2), (3, 2), (4, 2), (3, 3), (5, 2)].map(|size| (RuleFramePlace::Corner, size));
    let side = [(3, 2), (4, 2), (3, 3), (5, 2)].map(|size| (RuleFramePlace::Side, size));
    let sizes = corner.into_iter().chain(side).chain([(RuleFramePlace::Centre, (3, 3))]);
    let frames =
        sizes.map(|(place, (width, height))| RuleFrame::new(place, width, height).expect("small sizes have room"));
    let frames: Vec<RuleFrame> = frames.collect();
    [RuleGoal::Eye, RuleGoal::Live]
        .into_iter()
        .flat_map(|goal| frames.iter().map(move |&frame| (goal, frame)))
        .collect()
}

/// Generates the rules of the [`small_sizes`]. Rectangles without a rule are left out.
///
/// Errors: stopped by the user.
pub fn small_rules(progress: &Progress) -> Result<RuleBook, Cancelled> {
    let mut book = RuleBook::default();
    for (goal, frame) in small_sizes() {
        let set = generate(goal, frame, progress)?;
        if !set.won.is_empty() {
            book.add(set);
        }
    }
    Ok(book)
}
