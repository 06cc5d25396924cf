//! Damage of files, as types that display in English.

use std::error::Error;
use std::sync::Arc;
use std::{fmt, io};

use super::named::named;
use crate::corpus::report::{NotLoaded, Reason};
use crate::corpus::sgf::SkipReason;
use crate::find::DatabaseError;
use crate::pattern::PatternError;
use crate::study::StudyError;

named! {
    /// Advice about a damaged file.
    Advice {
        Nothing = "",
        CountCollocations = "Count the collocations again, or take the file from a backup",
        ReadGames = "Read the games again, or take the file from a backup",
        CorrectDatabase = "Correct that line in a text editor, or take the file from where it came",
        MinePatterns = "Count the shapes again, or take the file from a backup",
        FindTemplates = "Look for the templates again, or take the file from a backup",
        TakeBackup = "Take another backup",
        MineShard = "Count that shard again",
        EvaluateAgain = "`katachi check --repair` sets it aside; have the engine evaluate the games again",
        RemoveEvaluations = "Remove it: the evaluations are collected again from the records when they are asked for",
        MakeManifest = "Have `katachi check --repair` make it again, or import its games again into a new library",
        PutSourcesBack = "Its games cannot be read again either: put the library's sources back to where they were imported from",
        MendTags = "Mend it in a text editor, or have `katachi check --repair` keep what can be read of it",
        PlayTable = "Play the table into another file, or take this one from a backup",
        MakeRules = "Make the rules again with `katachi lab rules --out`, or take the file from a backup",
        AcquirePatterns = "Acquire the patterns again with `katachi tsumego --all --learn`, or take the file from a backup",
        TrainModel = "Train it again with `katachi lab predict train`, or take the file from a backup",
    }
}

/// The kind of a file's rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    Game,
    Pair,
    Pattern,
    Position,
    Template,
}

impl fmt::Display for RowKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RowKind::Game => "game",
            RowKind::Pair => "pair",
            RowKind::Pattern => "pattern",
            RowKind::Position => "position",
            RowKind::Template => "template",
        })
    }
}

/// Damage of a file: a clause.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Damage {
    #[error("it is not text (UTF-8)")]
    NotText,
    #[error("it is not text")]
    DeckNotText,
    #[error("it is missing")]
    Missing,
    #[error("its checksum does not fit")]
    Checksum,
    #[error("it is larger than {megabytes} MB, and no such file is")]
    TooLarge { megabytes: u64 },
    #[error("it does not unpack: {error}")]
    DoesNotUnpack { error: String },
    #[error("it unpacks to more than {megabytes} MB, far more than such a file holds")]
    UnpacksToMore { megabytes: u64 },
    /// The reader's message begins with line and column.
    #[error("line {error}")]
    Line { error: String },
    #[error("{row} {number}: line {error}")]
    RowLine { row: RowKind, number: usize, error: String },
    #[error("{row} {number}: {what}")]
    Row { row: RowKind, number: usize, what: RowDamage },
    #[error("it has {patterns} patterns with {found} occurrences, and says that all are {distinct} with {occurrences}")]
    MoreThanAll { patterns: usize, found: u64, distinct: u64, occurrences: u64 },
    #[error("window {window} has no centre")]
    NoCentre { window: String },
    #[error("position {number}: stones, moves or years")]
    Position { number: usize },
    #[error("game {number}: its positions are none")]
    GamePositions { number: usize },
    #[error("it ends too early")]
    StoreTooShort,
    #[error("it does not begin as a game store does")]
    NoStore,
    #[error("its parts do not fit each other")]
    StoreParts,
    #[error("`{name}` is no name of a game store")]
    StoreName { name: String },
    #[error("its format number is wrong")]
    StoreFormat,
    #[error("it holds other games than library.ron says")]
    StoreOfOtherGames,
    #[error("its checksum is not the one in its name")]
    ChecksumOfName,
    #[error("what was mined: {error}")]
    Mined { error: String },
    #[error("it is Parquet, and not what Katachi wrote: it does not say what was mined")]
    ForeignParquet,
    #[error("row {row}: a count is missing or too large")]
    RowCount { row: usize },
    #[error("column {name} is missing")]
    ColumnMissing { name: &'static str },
    #[error("column {name}: it is no text")]
    ColumnNoText { name: &'static str },
    #[error("column {name}: no whole numbers")]
    ColumnNoWhole { name: &'static str },
    #[error("{0}")]
    Database(DatabaseError),
    #[error("{0}")]
    Deck(StudyError),
    #[error("{0}")]
    Record(SkipReason),
    /// The reason of a load report.
    #[error("{0}")]
    Skipped(Reason<NotLoaded>),
    /// A message of a reader or of the system.
    #[error("{0}")]
    Foreign(String),
    #[error("{0}")]
    Backup(BackupDamage),
    #[error("{0}")]
    OfForeignFile(ForeignDamage),
}

/// Damage of a file that a crate above reads, as a type of that crate.
#[derive(Clone, Debug)]
pub struct ForeignDamage(Arc<dyn Error + Send + Sync>);

impl ForeignDamage {
    pub fn new(damage: impl Error + Send + Sync + 'static) -> ForeignDamage {
        ForeignDamage(Arc::new(damage))
    }

    /// The damage as the type of the crate above; `None` if it is of another type.
    pub fn downcast_ref<T: Error + 'static>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }
}

impl fmt::Display for ForeignDamage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Two are equal if their texts are.
impl PartialEq for ForeignDamage {
    fn eq(&self, other: &ForeignDamage) -> bool {
        self.to_string() == other.to_string()
    }
}

/// Damage of a row of a file.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RowDamage {
    /// A field of the file by its name.
    #[error("{0}")]
    Field(&'static str),
    #[error("cells: {0}")]
    Cells(PatternError),
    #[error("{0}")]
    Pattern(PatternError),
    #[error("cells: not the smallest of the pattern's images")]
    PatternNotSmallest,
    #[error("cells: not the smallest of the template's images")]
    TemplateNotSmallest,
    #[error("wildcards, fillings: not those of its cells")]
    Wildcards,
    #[error("classes: none, or more than its fillings or occurrences")]
    Classes,
    #[error("occurrences: 0, so it was not found")]
    NoOccurrences,
    #[error("games: none, or more than occurrences")]
    Games,
    #[error("decided: more than occurrences")]
    DecidedMore,
    #[error("mover_wins: more than decided")]
    WinsMore,
    #[error("years: the last is before the first")]
    Years,
    #[error("out of order: pairs go by p, the surest first")]
    PairOrder,
    #[error("it names a pattern that is not in the list")]
    PairOfUnknown,
    #[error("q: nobody plays in the empty pattern")]
    PairOfEmpty,
    #[error("count: it does not fit those of its patterns and all moves")]
    PairCount,
    #[error("decided, mover_wins or years contradict each other")]
    PairContradiction,
    #[error("places: their counts do not add up to the pair's")]
    PairPlaces,
}

/// Damage of a backup.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BackupDamage {
    #[error("it is no backup of Katachi's")]
    NoBackup,
    #[error("it says that it holds {megabytes} MB, far more than such a file can")]
    SaysMore { megabytes: u64 },
    /// A file in the backup, its name with escapes.
    #[error("{name}: {what}")]
    Member { name: String, what: Box<Damage> },
    #[error("no name that a backup can have")]
    MemberName,
    #[error("it ends before this file")]
    EndsBeforeMember,
    #[error("not what the list of files says")]
    MemberNotListed,
    #[error("it holds files that its list does not name")]
    MoreMembers,
    #[error("its list of files: {error}")]
    List { error: String },
    #[error("its list of files is too long")]
    ListTooLong,
}

impl From<BackupDamage> for Damage {
    fn from(damage: BackupDamage) -> Damage {
        Damage::Backup(damage)
    }
}

impl From<String> for Damage {
    fn from(message: String) -> Damage {
        Damage::Foreign(message)
    }
}

impl From<io::Error> for Damage {
    /// Takes the [`Damage`] out of the error if there is one in it.
    fn from(error: io::Error) -> Damage {
        let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<Damage>());
        inner.cloned().unwrap_or_else(|| Damage::Foreign(error.to_string()))
    }
}

impl From<ron::error::SpannedError> for Damage {
    fn from(error: ron::error::SpannedError) -> Damage {
        Damage::Foreign(error.to_string())
    }
}
