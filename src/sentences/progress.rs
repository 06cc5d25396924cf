//! Phases of background work.

use katachi_core::progress::{Cancelled, Phase};
use katachi_language::text;

use super::Sentence;

impl Sentence for Cancelled {
    fn sentence(&self) -> String {
        text!("library-cancelled").to_owned()
    }
}

impl Sentence for Phase {
    fn sentence(&self) -> String {
        let words = match self {
            Phase::Words(words) => words,
            Phase::AddingUp => text!("store-phase-adding"),
            Phase::BlackMoves => text!("tsumego-phase-blacks-moves"),
            Phase::Checking => text!("store-phase-checking"),
            Phase::ComparingMoves => text!("mining-step-comparing-moves"),
            Phase::ComparingOpenings => text!("mining-step-comparing-openings"),
            Phase::ComparingRules => text!("tsumego-phase-comparing-rules"),
            Phase::ComparingShapes => text!("mining-step-comparing-shapes"),
            Phase::Counting => text!("engines-phase-counting"),
            Phase::CountingContexts => text!("engines-phase-counting-contexts"),
            Phase::CountingOpportunities => text!("mining-step-counting-opportunities"),
            Phase::CountingTemplates => text!("mining-step-counting-templates"),
            Phase::DrawingGamesAnew => text!("mining-step-drawing-games"),
            Phase::Evaluating => text!("engines-phase-evaluating"),
            Phase::FindingStrengths => text!("engines-phase-strengths"),
            Phase::FindingTemperature => text!("engines-phase-temperature"),
            Phase::FirstStage => text!("engines-phase-first-stage"),
            Phase::GrowingTrees => text!("engines-phase-second-opinion"),
            Phase::Indexing => text!("files-phase-indexing"),
            Phase::IndexingPatterns => text!("mining-step-indexing"),
            Phase::Learning => text!("engines-phase-learning"),
            Phase::ListingCandidates => text!("engines-phase-candidates"),
            Phase::ListingFiles => text!("library-listing-files"),
            Phase::ListingShapes => text!("engines-phase-shapes"),
            Phase::LookingAgain => text!("engines-phase-looking-again"),
            Phase::LookingForDuplicates => text!("library-looking-for-duplicates"),
            Phase::LookingForTemplates => text!("mining-step-templates"),
            Phase::MeasuringHitRates => text!("mining-step-hit-rates"),
            Phase::Merging => text!("store-phase-merging"),
            Phase::NotingFeatures => text!("find-phase-features"),
            Phase::Playing => text!("engines-phase-playing"),
            Phase::Ranking => text!("engines-phase-ranking"),
            Phase::Reading => text!("store-phase-reading"),
            Phase::ReadingContexts => text!("engines-phase-reading-contexts"),
            Phase::ReadingCorners => text!("joseki-phase-reading-corners"),
            Phase::ReadingEvaluatedGames => text!("mining-step-evaluated-games"),
            Phase::ReadingFirstMovesInCorners => text!("mining-step-corner-moves"),
            Phase::ReadingGames => text!("library-reading-games"),
            Phase::ReadingMoves => text!("mining-step-reading-moves"),
            Phase::ReadingOpenings => text!("mining-step-reading-openings"),
            Phase::ReadingPatterns => text!("engines-phase-reading-patterns"),
            Phase::ReadingShapes => text!("mining-step-reading-shapes"),
            Phase::ReadingVariations => text!("find-phase-read-variations"),
            Phase::Searching => text!("find-phase-search"),
            Phase::SearchingVariations => text!("find-phase-variations"),
            Phase::Solving => text!("tsumego-phase-solving"),
            Phase::SortingPositions => text!("joseki-phase-sorting-positions"),
            Phase::SortingShapes => text!("mining-step-sorting-shapes"),
            Phase::SortingTemplates => text!("mining-step-sorting-templates"),
            Phase::Starting => text!("library-starting"),
            Phase::TakingMovesBack => text!("tsumego-phase-taking-back"),
            Phase::Testing => text!("engines-phase-testing"),
            Phase::TestingContexts => text!("engines-phase-testing-contexts"),
            Phase::TestingPairs => text!("joseki-phase-testing-pairs"),
            Phase::TestingPatterns => text!("engines-phase-testing-patterns"),
            Phase::TestingStrengths => text!("engines-phase-testing-strengths"),
            Phase::WaitingForEngine => text!("engines-phase-waiting"),
            Phase::WaitingForGames => text!("store-waiting-games"),
            Phase::WaitingForNotes => text!("store-waiting-notes"),
            Phase::WaitingForSession => text!("store-waiting-session"),
            Phase::WaitingForSettings => text!("store-waiting-settings"),
            Phase::WhiteMoves => text!("tsumego-phase-whites-moves"),
            Phase::Writing => text!("store-phase-writing"),
            Phase::WritingGames => text!("store-phase-games"),
            Phase::WritingPatterns => text!("store-phase-patterns"),
            Phase::WritingShapes => text!("store-phase-shapes"),
            Phase::WritingTable => text!("store-phase-table"),
            Phase::WritingTables => text!("store-phase-tables"),
        };
        words.to_owned()
    }
}
