//! The user's own KataGo, models and counts of moves, and the pattern player.

use katachi_core::progress::Cancelled;
use katachi_engines::analysis::{
    Absurdity, EngineError, FaultAdvice, GameOfFile, KataGoFault, KataGoTrial, ProcessEnd, Refusal, Stopped, Why,
};
use katachi_engines::library::MatcherFileError;
use katachi_engines::play::{HandicapError, PlayError};
use katachi_engines::predict::{
    CountsDamage, CountsFileError, FeatureGroup, MAX_HANDMADE_PATTERNS, MAX_HEAD_BYTES, MAX_TABLE_BITS, MAX_TEMPLATES,
    MatcherError, ModelDamage, ModelError,
};
use katachi_language::text;

use super::Sentence;

/// The title of one of the [`STAGES`](katachi_engines::predict::STAGES) of a game.
pub fn stage_title(stage: usize) -> &'static str {
    match stage {
        0 => text!("engines-stage-opening"),
        1 => text!("engines-stage-middle-game"),
        _ => text!("engines-stage-endgame"),
    }
}

impl Sentence for FeatureGroup {
    fn sentence(&self) -> String {
        let words = match self {
            FeatureGroup::Shape => text!("engines-group-shape"),
            FeatureGroup::ShapeAndLast => text!("engines-group-shape-and-last"),
            FeatureGroup::ShapeAndBoth => text!("engines-group-shape-and-both"),
            FeatureGroup::Answer => text!("engines-group-answer"),
            FeatureGroup::FollowUp => text!("engines-group-follow-up"),
            FeatureGroup::Corner => text!("engines-group-corner"),
            FeatureGroup::Liberties => text!("engines-group-liberties"),
            FeatureGroup::Tactics => text!("engines-group-tactics"),
            FeatureGroup::Chains => text!("engines-group-chains"),
            FeatureGroup::Place => text!("engines-group-place"),
            FeatureGroup::Distance => text!("engines-group-distance"),
            FeatureGroup::Room => text!("engines-group-room"),
            FeatureGroup::Earlier => text!("engines-group-earlier"),
            FeatureGroup::Area => text!("engines-group-area"),
        };
        words.to_owned()
    }
}

impl Sentence for PlayError {
    fn sentence(&self) -> String {
        let words = match self {
            PlayError::OffBoard => text!("engines-point-off-board"),
            PlayError::Occupied => text!("engines-point-occupied"),
            PlayError::Suicide => text!("engines-no-liberty"),
            PlayError::Ko => text!("engines-ko"),
            PlayError::Over => text!("engines-game-over"),
        };
        words.to_owned()
    }
}

impl Sentence for HandicapError {
    fn sentence(&self) -> String {
        text!("engines-no-handicap", size = self.size.to_string(), most = self.most, stones = self.stones)
    }
}

impl Sentence for EngineError {
    fn sentence(&self) -> String {
        match self {
            EngineError::Cancelled(cancelled) => cancelled.sentence(),
            EngineError::Missing { file, path } => {
                text!("engines-file-missing", what = file.name(), path = path.display().to_string())
            }
            EngineError::CannotStart { engine, source } => {
                text!("engines-cannot-start", engine = engine, error = source.to_string())
            }
            EngineError::Fault { engine, fault, at, said } => {
                let (what, advice) = (fault.sentence(), fault.advice().sentence());
                match (at, said.as_str()) {
                    (None, "") => text!("engines-fault", engine = engine, what = what, advice = advice),
                    (None, said) => {
                        text!("engines-fault-said", engine = engine, what = what, said = said, advice = advice)
                    }
                    (Some(game), said) => {
                        let game = game.sentence();
                        if said.is_empty() {
                            text!("engines-fault-at", engine = engine, what = what, game = game, advice = advice)
                        } else {
                            text!(
                                "engines-fault-at-said",
                                engine = engine,
                                what = what,
                                game = game,
                                said = said,
                                advice = advice
                            )
                        }
                    }
                }
            }
        }
    }
}

impl Sentence for GameOfFile {
    fn sentence(&self) -> String {
        match self.number {
            None => self.path.clone(),
            Some(number) => text!("engines-game-of-file", path = &self.path, number = number.to_string()),
        }
    }
}

impl Sentence for KataGoFault {
    fn sentence(&self) -> String {
        match self {
            KataGoFault::DiedAtStart(end) => text!("engines-died-at-start", status = end.sentence()),
            KataGoFault::Died(end) => text!("engines-died", status = end.sentence()),
            KataGoFault::Silent(time) => text!("engines-silent", seconds = time.as_secs_f64().to_string()),
            KataGoFault::Garbage(line) => text!("engines-garbage", line = line),
            KataGoFault::Endless(bytes) => text!("engines-endless", bytes = bytes.to_string()),
            KataGoFault::Field { field, line } => text!("engines-field", field = *field, line = line),
            KataGoFault::Absurd { what, line } => text!("engines-absurd", what = what.sentence(), line = line),
            KataGoFault::Unasked(id) => text!("engines-unasked", id = id),
            KataGoFault::Turn { id, turn } => text!("engines-turn", turn = turn.to_string(), id = id),
            KataGoFault::Twice { id, turn } => text!("engines-twice", turn = turn.to_string(), id = id),
            KataGoFault::Refuses(what) => text!("engines-refuses", what = what.sentence()),
        }
    }
}

impl Sentence for FaultAdvice {
    fn sentence(&self) -> String {
        let words = match self {
            FaultAdvice::CheckFiles => text!("engines-advice-at-start"),
            FaultAdvice::StartAgain => text!("engines-advice-died"),
            FaultAdvice::WaitLonger => text!("engines-advice-silent"),
            FaultAdvice::Update => text!("engines-advice-refuses"),
            FaultAdvice::CheckProgram => text!("engines-advice-other"),
        };
        words.to_owned()
    }
}

impl Sentence for ProcessEnd {
    fn sentence(&self) -> String {
        match self {
            // The system's message.
            ProcessEnd::Exited(status) => status.to_string(),
            ProcessEnd::ClosedOutput => text!("engines-closed-output").to_owned(),
        }
    }
}

impl Sentence for Absurdity {
    fn sentence(&self) -> String {
        match self {
            Absurdity::Winrate(winrate) => text!("engines-absurd-winrate", winrate = winrate.to_string()),
            Absurdity::Lead(points) => text!("engines-absurd-lead", points = points.to_string()),
            Absurdity::Move(place) => text!("engines-absurd-move", place = place),
            Absurdity::Values => text!("engines-absurd-values").to_owned(),
        }
    }
}

impl Sentence for Refusal {
    fn sentence(&self) -> String {
        match self {
            Refusal::Said(words) => words.clone(),
            Refusal::GaveUp => text!("engines-gave-up").to_owned(),
        }
    }
}

impl Sentence for Why {
    fn sentence(&self) -> String {
        match self {
            Why::Engine(error) => error.sentence(),
            Why::Library(error) => error.sentence(),
        }
    }
}

impl Sentence for Stopped {
    fn sentence(&self) -> String {
        let why = if self.is_cancelled() { Cancelled.sentence() } else { self.why.sentence() };
        match self.run.evaluated {
            0 => why,
            games => text!("engines-stopped", why = why, games = games),
        }
    }
}

impl Sentence for KataGoTrial {
    fn sentence(&self) -> String {
        text!(
            "engines-tried",
            version = &self.version,
            points = format!("{:+.1}", self.black_lead),
            percent = format!("{:.0}", self.black_winrate * 100.0),
            playouts = self.visits,
            seconds = format!("{:.1}", self.elapsed.as_secs_f64())
        )
    }
}

impl Sentence for ModelError {
    fn sentence(&self) -> String {
        match self {
            ModelError::NotAModel => text!("engines-no-model").to_owned(),
            ModelError::Newer { found, supported } => {
                text!("engines-newer-model", found = found.to_string(), supported = supported.to_string())
            }
            ModelError::Older { found, supported } => older_model(*found, *supported),
            ModelError::Damaged(what) => text!("engines-damaged", what = what.sentence()),
        }
    }
}

pub(super) fn older_model(found: u32, supported: u32) -> String {
    text!("engines-older-model", found = found.to_string(), supported = supported.to_string())
}

impl Sentence for ModelDamage {
    fn sentence(&self) -> String {
        match self {
            ModelDamage::EndsInHead => text!("engines-model-ends-in-head").to_owned(),
            ModelDamage::Length { bytes, wanted } => {
                text!("engines-model-length", bytes = bytes.to_string(), wanted = wanted.to_string())
            }
            ModelDamage::Checksum => text!("engines-model-checksum").to_owned(),
            ModelDamage::CannotUnpack(error) => text!("engines-model-unpacked", error = error),
            ModelDamage::WeightsMissing => text!("engines-model-weights-missing").to_owned(),
            ModelDamage::HeadLength { bytes } => {
                text!("engines-model-head-length", bytes = bytes.to_string(), most = MAX_HEAD_BYTES.to_string())
            }
            ModelDamage::HeadIsNoText => text!("engines-model-head-no-text").to_owned(),
            ModelDamage::Head(error) => text!("engines-model-head", error = error),
            ModelDamage::Table { bits } => {
                text!("engines-model-table", bits = bits.to_string(), most = MAX_TABLE_BITS.to_string())
            }
            ModelDamage::Games(games) => text!("engines-model-games", games = games.to_string()),
            ModelDamage::Trees => text!("engines-model-trees").to_owned(),
            ModelDamage::Temperature(temperature) => {
                text!("engines-model-temperature", temperature = temperature.to_string())
            }
        }
    }
}

impl Sentence for CountsFileError {
    fn sentence(&self) -> String {
        match self {
            CountsFileError::AnotherFile => text!("engines-counts-another-file").to_owned(),
            CountsFileError::OtherFormat { found, supported } => {
                text!("engines-counts-format", found = found.to_string(), supported = supported.to_string())
            }
            CountsFileError::OtherCorpus(games) => text!("engines-counts-other-games", games = games.to_string()),
            CountsFileError::Damaged(what) => text!("engines-damaged", what = what.sentence()),
        }
    }
}

impl Sentence for CountsDamage {
    fn sentence(&self) -> String {
        let words = match self {
            CountsDamage::LengthOrChecksum => text!("engines-counts-checksum"),
            CountsDamage::CannotUnpack => text!("engines-counts-unpacked"),
            CountsDamage::ContextsDoNotFit => text!("engines-counts-do-not-fit"),
            CountsDamage::RingsBeginning => text!("engines-rings-beginning"),
            CountsDamage::RingsDoNotFit => text!("engines-rings-do-not-fit"),
        };
        words.to_owned()
    }
}

impl Sentence for MatcherError {
    fn sentence(&self) -> String {
        match self {
            MatcherError::NotBeforeMoves => text!("engines-shapes-say-no-move").to_owned(),
            MatcherError::Empty => text!("engines-shapes-empty").to_owned(),
            MatcherError::TooMany { found } => {
                text!("engines-too-many-templates", found = found.to_string(), most = MAX_TEMPLATES.to_string())
            }
            MatcherError::NoMoves => text!("engines-patterns-say-no-move").to_owned(),
            MatcherError::TooManyPatterns { found } => {
                text!("engines-too-many-patterns", found = found.to_string(), most = MAX_HANDMADE_PATTERNS.to_string())
            }
        }
    }
}

impl Sentence for MatcherFileError {
    fn sentence(&self) -> String {
        match self {
            MatcherFileError::Library(error) => error.sentence(),
            MatcherFileError::List { path, error } => format!("{}: {}", path.display(), error.sentence()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::process::ExitStatus;
    use std::time::Duration;

    use super::*;
    use crate::tests::assert_english;
    use katachi_core::corpus::CorpusId;
    use katachi_core::go::BoardSize;
    use katachi_core::library::LibraryError;
    use katachi_engines::analysis::{EvaluationReport, NeededFile};

    fn faults() -> Vec<KataGoFault> {
        let line = "{\"id\": 3}".to_owned();
        let absurd = |what| KataGoFault::Absurd { what, line: line.clone() };
        vec![
            KataGoFault::DiedAtStart(ProcessEnd::Exited(ExitStatus::default())),
            KataGoFault::Died(ProcessEnd::ClosedOutput),
            KataGoFault::Silent(Duration::from_millis(600)),
            KataGoFault::Garbage(line.clone()),
            KataGoFault::Endless(4_194_304),
            KataGoFault::Field { field: "winrate", line: line.clone() },
            absurd(Absurdity::Winrate(1.5)),
            absurd(Absurdity::Lead(-4000.0)),
            absurd(Absurdity::Move("Z99".to_owned())),
            absurd(Absurdity::Values),
            KataGoFault::Unasked("99999:0".to_owned()),
            KataGoFault::Turn { id: "1:0".to_owned(), turn: 4000 },
            KataGoFault::Twice { id: "1:0".to_owned(), turn: 3 },
            KataGoFault::Refuses(Refusal::Said("what?".to_owned())),
            KataGoFault::Refuses(Refusal::GaveUp),
        ]
    }

    fn fault(fault: KataGoFault, at: Option<GameOfFile>, said: &str) -> EngineError {
        EngineError::Fault { engine: "/bin/katago".to_owned(), fault: Box::new(fault), at, said: said.to_owned() }
    }

    #[test]
    fn faults_of_an_engine_say_in_english_what_they_display() {
        assert_english(&faults());
        let games = [None, Some(1234)].map(|number| GameOfFile { path: "games/a.sgf".to_owned(), number });
        assert_english(&games);
        for of_kind in faults() {
            for at in [None, Some(games[0].clone()), Some(games[1].clone())] {
                for said in ["", "out of memory"] {
                    assert_english(&[fault(of_kind.clone(), at.clone(), said)]);
                }
            }
        }
        for file in [NeededFile::Program, NeededFile::Network, NeededFile::Configuration] {
            assert_english(&[EngineError::Missing { file, path: "/no/such".into() }]);
        }
        let source = std::io::Error::other("not allowed");
        assert_english(&[
            EngineError::CannotStart { engine: "katago".to_owned(), source },
            EngineError::Cancelled(Cancelled),
        ]);
    }

    #[test]
    fn the_end_of_an_evaluation_says_in_english_what_it_displays() {
        for evaluated in [0, 1, 1234] {
            let run = || EvaluationReport { evaluated, ..EvaluationReport::default() };
            assert_english(&[
                Stopped { why: Why::Engine(fault(KataGoFault::Endless(7), None, "")), run: run() },
                Stopped { why: Why::Library(LibraryError::Exists { path: "a".into() }), run: run() },
                Stopped { why: Why::Library(LibraryError::Cancelled), run: run() },
                Stopped { why: Why::Engine(EngineError::Cancelled(Cancelled)), run: run() },
            ]);
        }
        assert_english(&[1, 1234].map(|visits| KataGoTrial {
            version: "1.15.3".to_owned(),
            black_winrate: 0.4975,
            black_lead: -0.52,
            visits,
            elapsed: Duration::from_millis(1234),
        }));
    }

    #[test]
    fn groups_and_rules_of_play_say_in_english_what_they_display() {
        assert_english(&FeatureGroup::ALL);
        assert_english(&[PlayError::OffBoard, PlayError::Occupied, PlayError::Suicide, PlayError::Ko, PlayError::Over]);
        assert_english(&[1, 1234].map(|stones| HandicapError { size: BoardSize::NINETEEN, stones, most: 9 }));
    }

    #[test]
    fn damaged_models_and_counts_say_in_english_what_they_display() {
        let damage = [
            ModelDamage::EndsInHead,
            ModelDamage::Length { bytes: 12_345, wanted: 23_456 },
            ModelDamage::Checksum,
            ModelDamage::CannotUnpack("unknown frame".to_owned()),
            ModelDamage::WeightsMissing,
            ModelDamage::HeadLength { bytes: 4_000_000 },
            ModelDamage::HeadIsNoText,
            ModelDamage::Head("1:3: expected `(`".to_owned()),
            ModelDamage::Table { bits: 40 },
            ModelDamage::Games(20_000_000),
            ModelDamage::Trees,
            ModelDamage::Temperature(-0.5),
        ];
        assert_english(&damage);
        assert_english(&damage.map(ModelError::Damaged));
        assert_english(&[
            ModelError::NotAModel,
            ModelError::Newer { found: 9, supported: 2 },
            ModelError::Older { found: 1, supported: 2 },
        ]);
        let damage = [
            CountsDamage::LengthOrChecksum,
            CountsDamage::CannotUnpack,
            CountsDamage::ContextsDoNotFit,
            CountsDamage::RingsBeginning,
            CountsDamage::RingsDoNotFit,
        ];
        assert_english(&damage);
        assert_english(&damage.map(CountsFileError::Damaged));
        assert_english(&[
            CountsFileError::AnotherFile,
            CountsFileError::OtherFormat { found: 9, supported: 1 },
            CountsFileError::OtherCorpus(CorpusId(1234)),
        ]);
    }

    #[test]
    fn lists_that_cannot_play_say_in_english_what_they_display() {
        let errors = || {
            vec![
                MatcherError::NotBeforeMoves,
                MatcherError::Empty,
                MatcherError::TooMany { found: 1_234_567 },
                MatcherError::NoMoves,
                MatcherError::TooManyPatterns { found: 23_456 },
            ]
        };
        assert_english(&errors());
        let of_file = |error| MatcherFileError::List { path: "a.ron".into(), error };
        assert_english(&errors().into_iter().map(of_file).collect::<Vec<_>>());
        assert_english(&[MatcherFileError::Library(LibraryError::Exists { path: "a".into() })]);
    }
}
