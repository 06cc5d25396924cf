//! The results of guessing, by stage of the game and by name of the move.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

use katachi_core::mining::{WilsonInterval, wilson};
use katachi_core::pattern::names::ShapeNames;
use katachi_engines::predict::STAGES;

/// The English name of a move. An alias, as serde takes a reference in a field for text that is borrowed.
type KnownName = Option<&'static str>;

/// One position that was asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answered {
    /// See [`STAGES`].
    pub stage: usize,
    /// The name of the move that was played.
    #[serde(deserialize_with = "shipped_name")]
    pub name: KnownName,
    /// Number of misses before the move was found; `None` if it had to be shown.
    pub found: Option<usize>,
    /// Points, 0 to 100.
    pub credit: u32,
    /// The model's probability of the move that was played.
    pub probability: Option<f32>,
}

fn shipped_name<'de, D: Deserializer<'de>>(text: D) -> Result<KnownName, D::Error> {
    let name = Option::<String>::deserialize(text)?;
    let mut names = ShapeNames::shipped().names().iter().map(|known| known.english.as_str());
    Ok(names.find(|&known| name.as_deref() == Some(known)))
}

/// Some answers together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GuessTally {
    pub asked: u32,
    /// Number of moves found with the first click.
    pub first: u32,
    /// Number of moves found with any click.
    pub found: u32,
    pub credit: u32,
    /// Number of moves with a known probability of the model. `expected` is the sum of these probabilities: the number
    /// of moves that the model itself would have found.
    pub judged: u32,
    pub expected: f32,
}

impl GuessTally {
    fn add(&mut self, answer: &Answered) {
        self.asked += 1;
        self.first += u32::from(answer.found == Some(0));
        self.found += u32::from(answer.found.is_some());
        self.credit += answer.credit;
        if let Some(probability) = answer.probability {
            self.judged += 1;
            self.expected += probability;
        }
    }

    /// Mean credit per position.
    pub fn mean_credit(&self) -> f32 {
        self.credit as f32 / self.asked.max(1) as f32
    }

    /// The share of moves found with the first click, with its interval; `None` if nothing was asked.
    pub fn first_rate(&self) -> Option<WilsonInterval> {
        wilson(u64::from(self.first), u64::from(self.asked))
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct GuessSummary {
    pub all: GuessTally,
    /// As [`STAGES`].
    pub stages: [GuessTally; STAGES.len()],
    /// The totals by name, most frequently asked first; ties by name. Moves without a name are under `None`.
    pub names: Vec<(Option<&'static str>, GuessTally)>,
}

impl GuessSummary {
    pub fn from_answers(answers: &[Answered]) -> GuessSummary {
        let mut summary = GuessSummary::default();
        let mut names: BTreeMap<Option<&'static str>, GuessTally> = BTreeMap::new();
        for answer in answers {
            summary.all.add(answer);
            summary.stages[answer.stage].add(answer);
            names.entry(answer.name).or_default().add(answer);
        }
        summary.names = names.into_iter().collect();
        summary.names.sort_by_key(|(_, score)| std::cmp::Reverse(score.asked));
        summary
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up_to_all() {
        let answer = |stage, name, found: Option<usize>, credit| Answered {
            stage,
            name,
            found,
            credit,
            probability: Some(0.25),
        };
        let answers = [
            answer(0, Some("Hane"), Some(0), 100),
            answer(1, Some("Kosumi"), None, 12),
            answer(1, Some("Hane"), Some(2), 30),
            answer(2, None, None, 0),
        ];
        let summary = GuessSummary::from_answers(&answers);
        assert_eq!((summary.all.asked, summary.all.first, summary.all.found, summary.all.credit), (4, 1, 2, 142));
        assert_eq!(summary.stages.map(|part| part.asked), [1, 2, 1]);
        let names: Vec<_> = summary.names.iter().map(|(name, part)| (*name, part.asked)).collect();
        assert_eq!(names, [(Some("Hane"), 2), (None, 1), (Some("Kosumi"), 1)]);
        assert_eq!(summary.all.expected, 1.0);
        assert_eq!(GuessSummary::from_answers(&[]).all.first_rate(), None);
    }
}
