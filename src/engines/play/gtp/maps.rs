//! Maps that GoGui draws over a board: probabilities, ownership, and what a library's players did.

use super::{Answer, GtpEngine};
use crate::play::{OWNERSHIP_PLAYOUTS, ownership};
use crate::predict::{ContextAnswer, MIN_APPEARANCES};
use katachi_core::go::{Color, Point};
use katachi_core::progress::Progress;

/// Each entry: the kind of picture, the name in the menu, and the command.
pub(super) const ANALYZE_COMMANDS: &[&str] = &[
    "gfx/Suggestions/katachi-suggest",
    "dboard/Probability of each move/katachi-probability",
    "dboard/Ownership by playouts/katachi-ownership",
    "sboard/Played and seen in such surroundings/katachi-played",
    "dboard/Played per seen/katachi-rate",
    "plist/Dead stones/katachi-dead",
];

/// Number of suggestions that get a label.
const MAX_LABELS: usize = 9;

impl GtpEngine {
    /// Shades the likeliest moves and labels them with their percentages.
    pub(super) fn suggest_map(&mut self) -> String {
        let policy = self.player.policy(self.game.situation());
        let highest = policy.first().map_or(1.0, |&(_, probability)| probability).max(f32::MIN_POSITIVE);
        let (mut shades, mut labels) = (String::new(), String::from("LABEL"));
        for &(point, probability) in policy.iter().take(MAX_LABELS) {
            let label = self.label(point);
            // The colour goes from wood to green.
            let light = (220.0 - 150.0 * probability / highest) as u8;
            shades += &format!("COLOR #{light:02x}d060 {label}\n");
            labels += &format!(" {label} {:.0}", probability * 100.0);
        }
        let who = if self.game.to_play() == Color::Black { "Black" } else { "White" };
        format!("{shades}{labels}\nTEXT {who} to play: per cent")
    }

    pub(super) fn probability_map(&mut self) -> String {
        let policy = self.player.policy(self.game.situation());
        self.map(|point| {
            let of = policy.iter().find(|&&(at, _)| at == point);
            format!("{:.4}", of.map_or(0.0, |&(_, probability)| probability))
        })
    }

    pub(super) fn ownership_map(&self, progress: &Progress) -> Answer {
        let (board, seed) = (self.game.board(), self.player.params().seed);
        let whose = ownership(board, Some(self.game.to_play()), OWNERSHIP_PLAYOUTS, seed, progress);
        let whose = whose?;
        Ok(self.map(|point| format!("{:.3}", whose.at(point))))
    }

    /// `played/seen` of the largest context that was seen often enough.
    pub(super) fn played_map(&mut self, progress: &Progress) -> Answer {
        self.context_map(progress, |answer| match answer {
            Some(answer) => format!("\"{}/{}\"", answer.counts.played, answer.counts.seen),
            None => "\"\"".to_owned(),
        })
    }

    pub(super) fn rate_map(&mut self, progress: &Progress) -> Answer {
        self.context_map(progress, |answer| format!("{:.4}", answer.map_or(0.0, |answer| answer.rate)))
    }

    fn context_map(&mut self, progress: &Progress, cell: impl Fn(Option<ContextAnswer>) -> String) -> Answer {
        let table = match self.contexts.take() {
            Some(table) => table,
            None => (self.find_contexts)(progress)?,
        };
        let situation = self.game.situation();
        let map = self.map(|point| {
            let legal = situation.is_legal(point);
            cell(legal.then(|| table.answer(situation, point, MIN_APPEARANCES)).flatten())
        });
        self.contexts = Some(table);
        Ok(map)
    }

    /// A value a point, row by row.
    fn map(&self, cell: impl Fn(Point) -> String) -> String {
        let side = self.game.size().side() as u8;
        let row = |y: u8| (0..side).map(|x| cell(Point::new(x, y))).collect::<Vec<String>>().join(" ");
        (0..side).map(row).collect::<Vec<String>>().join("\n")
    }
}
