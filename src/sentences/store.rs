//! Files and folders: errors, damage, checks and repairs, backups, locks, background work.

use std::io;
use std::path::Path;

use katachi_core::files::SpecialFile;
use katachi_core::jobs::JobError;
use katachi_core::library::backup::NotBackedUp;
use katachi_core::library::export::NotRead;
use katachi_core::library::health::{Remedy, Repair};
use katachi_core::library::lock::{Holder, Lockable};
use katachi_core::library::sealed::{ChangedText, TextChange};
use katachi_core::library::study::SetAside;
use katachi_core::library::tags::LostTag;
use katachi_core::library::{
    Advice, BackupDamage, Damage, FileAction, FileProblem, FirstSkipped, IndexRebuilt, LibraryError, MineToFileError,
    NotOurs, Rebuilt, RowDamage, RowKind, SharedError,
};
use katachi_core::reports::{Defect, PanicReport};
use katachi_language::text;

use super::Sentence;

/// The title of the figures that come with Katachi, shown in place of a library's name.
pub fn professional_title() -> &'static str {
    text!("store-professional")
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

impl Sentence for LibraryError {
    fn sentence(&self) -> String {
        match self {
            LibraryError::Cancelled => text!("store-cancelled").to_owned(),
            LibraryError::Io { path, cannot, source } => {
                format!("{}: {}: {}", path.display(), cannot.sentence(), source.sentence())
            }
            LibraryError::NewerFormat { path, found, supported } => {
                let (found, supported) = (found.to_string(), supported.to_string());
                text!("store-newer", path = shown(path), found = found, supported = supported)
            }
            LibraryError::Damaged { path, what, advice } => {
                text!("store-damaged", path = shown(path), what = what.sentence(), advice = advice.sentence())
            }
            LibraryError::NotALibrary { path, what } => format!("{}: {}", path.display(), what.sentence()),
            LibraryError::Busy { path, what, holder, patience } => {
                let holder = holder.as_ref().map(Sentence::sentence).unwrap_or_default();
                let (path, seconds) = (shown(path), patience.as_secs().to_string());
                match what {
                    Lockable::Games => text!("store-busy-games", path = path, holder = holder, seconds = seconds),
                    Lockable::Notes => text!("store-busy-notes", path = path, holder = holder, seconds = seconds),
                    Lockable::Settings => text!("store-busy-settings", path = path, holder = holder, seconds = seconds),
                    Lockable::Session => text!("store-busy-session", path = path, holder = holder, seconds = seconds),
                }
            }
            LibraryError::NoGames { path, first } => match first {
                None => text!("store-no-games", path = shown(path)),
                Some(FirstSkipped { path: skipped, reason }) => {
                    let reason = reason.sentence();
                    let why = skipped.as_ref().map_or_else(|| reason.clone(), |skipped| format!("{skipped}: {reason}"));
                    text!("store-no-games-why", path = shown(path), why = why)
                }
            },
            LibraryError::Link { path } => text!("store-link", path = shown(path)),
            LibraryError::Exists { path } => text!("store-exists", path = shown(path)),
        }
    }
}

impl Sentence for SharedError {
    fn sentence(&self) -> String {
        self.error().sentence()
    }
}

impl Sentence for io::Error {
    /// The system's message, unless the error is one of ours.
    fn sentence(&self) -> String {
        let inner = self.get_ref();
        let damage = inner.and_then(|inner| inner.downcast_ref::<Damage>()).map(Sentence::sentence);
        let library = || inner.and_then(|inner| inner.downcast_ref::<LibraryError>()).map(Sentence::sentence);
        let special = || inner.and_then(|inner| inner.downcast_ref::<SpecialFile>()).map(Sentence::sentence);
        damage.or_else(library).or_else(special).unwrap_or_else(|| self.to_string())
    }
}

impl Sentence for SpecialFile {
    fn sentence(&self) -> String {
        text!("store-special-file").to_owned()
    }
}

impl Sentence for FileAction {
    fn sentence(&self) -> String {
        let words = match self {
            FileAction::Compress => text!("store-cannot-compress"),
            FileAction::FindFolder => text!("store-cannot-find-folder"),
            FileAction::FindShard => text!("store-cannot-find-shard"),
            FileAction::NameRestored => text!("store-cannot-name-restored"),
            FileAction::LookAt => text!("store-cannot-look-at"),
            FileAction::LookAtFile => text!("store-cannot-look-at-file"),
            FileAction::LookInto => text!("store-cannot-look-into"),
            FileAction::LookWhetherNameIsFree => text!("store-cannot-look-name"),
            FileAction::Sync => text!("store-cannot-sync"),
            FileAction::MakeFolderForPart => text!("store-cannot-make-part-folder"),
            FileAction::MakeFolderForParts => text!("store-cannot-make-parts-folder"),
            FileAction::MakeFolder => text!("store-cannot-make-folder"),
            FileAction::MakeLock => text!("store-cannot-make-lock"),
            FileAction::MergeParts => text!("store-cannot-merge-parts"),
            FileAction::PutFileInPlace => text!("store-cannot-put-file"),
            FileAction::PutFolderInPlace => text!("store-cannot-put-folder"),
            FileAction::ReadAgain => text!("store-cannot-read-again"),
            FileAction::Read => text!("store-cannot-read"),
            FileAction::ReadCards => text!("store-cannot-read-cards"),
            FileAction::ReadCertificate => text!("store-cannot-read-certificate"),
            FileAction::ReadSettings => text!("store-cannot-read-settings"),
            FileAction::ReadTable => text!("store-cannot-read-table"),
            FileAction::ReadTags => text!("store-cannot-read-tags"),
            FileAction::Remove => text!("store-cannot-remove"),
            FileAction::RemoveEmptyFolder => text!("store-cannot-remove-empty"),
            FileAction::RenameLibrary => text!("store-cannot-rename-library"),
            FileAction::RemoveLibrary => text!("store-cannot-remove-library"),
            FileAction::SetAside => text!("store-cannot-set-aside"),
            FileAction::WriteInItsFolder => text!("store-cannot-write-in-its-folder"),
            FileAction::WriteInFolder => text!("store-cannot-write-in-folder"),
            FileAction::WriteUnlessFull => text!("store-cannot-write-full"),
            FileAction::Write => text!("store-cannot-write"),
            FileAction::WriteManifest => text!("store-cannot-write-manifest"),
            FileAction::WriteSession => text!("store-cannot-write-session"),
            FileAction::WriteFileUnlessFull => text!("store-cannot-write-file-full"),
            FileAction::WriteTable => text!("store-cannot-write-table"),
            FileAction::WriteTags => text!("store-cannot-write-tags"),
        };
        words.to_owned()
    }
}

impl Sentence for NotOurs {
    fn sentence(&self) -> String {
        let words = match self {
            NotOurs::NoLibrary => text!("store-no-library"),
            NotOurs::ForeignFolder => text!("store-foreign-folder"),
            NotOurs::BackupOfLibrary => text!("store-backup-of-library"),
            NotOurs::BackupOfAll => text!("store-backup-of-all"),
            NotOurs::ShapesAfterMove => text!("store-gnu-go-move"),
            NotOurs::NoLibraryName => text!("notices-no-name-for-a-library"),
            NotOurs::NoModel => text!("tsumego-no-model"),
        };
        words.to_owned()
    }
}

impl Sentence for Advice {
    fn sentence(&self) -> String {
        let words = match self {
            Advice::Nothing => "",
            Advice::CountCollocations => text!("store-advice-collocations"),
            Advice::ReadGames => text!("store-advice-graphs"),
            Advice::CorrectDatabase => text!("store-advice-database"),
            Advice::MinePatterns => text!("store-advice-patterns"),
            Advice::FindTemplates => text!("store-advice-templates"),
            Advice::TakeBackup => text!("store-advice-backup"),
            Advice::MineShard => text!("store-advice-shard"),
            Advice::EvaluateAgain => text!("store-advice-engine"),
            Advice::RemoveEvaluations => text!("store-advice-evaluations"),
            Advice::MakeManifest => text!("store-advice-manifest"),
            Advice::PutSourcesBack => text!("store-advice-sources"),
            Advice::MendTags => text!("store-advice-tags"),
            Advice::PlayTable => text!("tsumego-advice-table"),
            Advice::MakeRules => text!("tsumego-advice-rules"),
            Advice::AcquirePatterns => text!("tsumego-advice-patterns"),
            Advice::TrainModel => text!("tsumego-advice-model"),
        };
        words.to_owned()
    }
}

impl Sentence for Damage {
    fn sentence(&self) -> String {
        let words = match self {
            Damage::TooLarge { megabytes } => return text!("store-larger", megabytes = megabytes.to_string()),
            Damage::DoesNotUnpack { error } => return text!("store-does-not-unpack", error = error),
            Damage::UnpacksToMore { megabytes } => {
                return text!("store-unpacks-to-more", megabytes = megabytes.to_string());
            }
            Damage::Line { error } => return text!("store-line", error = error),
            Damage::RowLine { row, number, error } => return row_line(*row, *number, error),
            Damage::Row { row, number, what } => return in_row(*row, *number, &what.sentence()),
            &Damage::MoreThanAll { patterns, found, distinct, occurrences } => {
                return more_than_all(patterns, found, distinct, occurrences);
            }
            Damage::NoCentre { window } => return text!("store-no-centre", window = window),
            Damage::Position { number } => return text!("store-position-parts", number = number.to_string()),
            Damage::GamePositions { number } => return text!("store-game-positions", number = number.to_string()),
            Damage::RowCount { row } => return text!("store-row-count", row = row.to_string()),
            Damage::ColumnMissing { name } => return text!("store-column-missing", name = *name),
            Damage::ColumnNoText { name } => return text!("store-column-no-text", name = *name),
            Damage::ColumnNoWhole { name } => return text!("store-column-no-whole", name = *name),
            Damage::Mined { error } => return text!("store-what-was-mined", error = error),
            Damage::StoreName { name } => return text!("store-store-name", name = name),
            Damage::Backup(damage) => return damage.sentence(),
            Damage::OfForeignFile(damage) => return damage.sentence(),
            Damage::Database(error) => return error.sentence(),
            Damage::Deck(error) => return error.sentence(),
            Damage::Record(reason) => return reason.sentence(),
            Damage::Skipped(reason) => return reason.sentence(),
            Damage::Foreign(message) => message,
            Damage::NotText => text!("store-not-text"),
            Damage::DeckNotText => text!("store-study-not-text"),
            Damage::Missing => text!("store-missing"),
            Damage::Checksum => text!("store-checksum"),
            Damage::StoreTooShort => text!("store-store-short"),
            Damage::NoStore => text!("store-store-magic"),
            Damage::StoreParts => text!("store-store-parts"),
            Damage::StoreFormat => text!("store-store-format"),
            Damage::StoreOfOtherGames => text!("store-store-other-games"),
            Damage::ChecksumOfName => text!("store-checksum-of-name"),
            Damage::ForeignParquet => text!("store-parquet-not-ours"),
        };
        words.to_owned()
    }
}

fn more_than_all(patterns: usize, found: u64, distinct: u64, occurrences: u64) -> String {
    text!(
        "store-more-than-all",
        patterns = patterns.to_string(),
        found = found.to_string(),
        distinct = distinct.to_string(),
        occurrences = occurrences.to_string()
    )
}

impl Sentence for RowDamage {
    fn sentence(&self) -> String {
        let words = match self {
            RowDamage::Field(name) => name,
            RowDamage::Cells(error) => return text!("store-cells", error = error.sentence()),
            RowDamage::Pattern(error) => return error.sentence(),
            RowDamage::PatternNotSmallest => text!("store-cells-not-smallest"),
            RowDamage::TemplateNotSmallest => text!("store-cells-not-smallest-template"),
            RowDamage::Wildcards => text!("store-wildcards"),
            RowDamage::Classes => text!("store-classes"),
            RowDamage::NoOccurrences => text!("store-occurrences-none"),
            RowDamage::Games => text!("store-games-none"),
            RowDamage::DecidedMore => text!("store-decided-more"),
            RowDamage::WinsMore => text!("store-wins-more"),
            RowDamage::Years => text!("store-years-order"),
            RowDamage::PairOrder => text!("store-pair-order"),
            RowDamage::PairOfUnknown => text!("store-pair-unknown"),
            RowDamage::PairOfEmpty => text!("store-pair-empty"),
            RowDamage::PairCount => text!("store-pair-count"),
            RowDamage::PairContradiction => text!("store-pair-contradiction"),
            RowDamage::PairPlaces => text!("store-pair-places"),
        };
        words.to_owned()
    }
}

impl Sentence for BackupDamage {
    fn sentence(&self) -> String {
        let words = match self {
            BackupDamage::SaysMore { megabytes } => {
                return text!("store-backup-says-more", megabytes = megabytes.to_string());
            }
            BackupDamage::Member { name, what } => return format!("{name}: {}", what.sentence()),
            BackupDamage::List { error } => return text!("store-backup-list", error = error),
            BackupDamage::NoBackup => text!("store-backup-none"),
            BackupDamage::MemberName => text!("store-backup-no-name"),
            BackupDamage::EndsBeforeMember => text!("store-backup-ends"),
            BackupDamage::MemberNotListed => text!("store-backup-not-listed"),
            BackupDamage::MoreMembers => text!("store-backup-more-files"),
            BackupDamage::ListTooLong => text!("store-backup-list-long"),
        };
        words.to_owned()
    }
}

fn row_line(row: RowKind, number: usize, error: &str) -> String {
    let number = number.to_string();
    match row {
        RowKind::Game => text!("store-row-game-line", number = number, error = error),
        RowKind::Pair => text!("store-row-pair-line", number = number, error = error),
        RowKind::Pattern => text!("store-row-pattern-line", number = number, error = error),
        RowKind::Position => text!("store-row-position-line", number = number, error = error),
        RowKind::Template => text!("store-row-template-line", number = number, error = error),
    }
}

fn in_row(row: RowKind, number: usize, what: &str) -> String {
    let number = number.to_string();
    match row {
        RowKind::Pair => text!("store-row-pair", number = number, what = what),
        RowKind::Pattern => text!("store-row-pattern", number = number, what = what),
        RowKind::Template => text!("store-row-template", number = number, what = what),
        RowKind::Game | RowKind::Position => format!("{row} {number}: {what}"),
    }
}

impl Sentence for Holder {
    fn sentence(&self) -> String {
        match &*self.name {
            "" => text!("store-holder-number", process = &self.process),
            name => text!("store-holder", process = &self.process, name = name),
        }
    }
}

impl Sentence for Rebuilt {
    fn sentence(&self) -> String {
        let (path, what) = self.damaged();
        let what = what.map_or_else(|| text!("store-only-damaged").to_owned(), Sentence::sentence);
        match &self.aside {
            Some(aside) => text!("store-rebuilt-other", path = shown(path), what = what, aside = shown(aside)),
            None => text!("store-rebuilt", path = shown(path), what = what),
        }
    }
}

impl Sentence for IndexRebuilt {
    fn sentence(&self) -> String {
        text!("store-index-rebuilt", path = shown(&self.path), error = self.error.sentence())
    }
}

impl Sentence for TextChange {
    fn sentence(&self) -> String {
        match self {
            TextChange::Changed => text!("store-changed-outside").to_owned(),
            TextChange::CutOff => text!("store-text-cut-off").to_owned(),
        }
    }
}

impl Sentence for ChangedText {
    fn sentence(&self) -> String {
        format!("{}: {}", self.path.display(), self.what.sentence())
    }
}

impl Sentence for FileProblem {
    fn sentence(&self) -> String {
        let words = match self {
            FileProblem::Damaged(what) => return text!("store-short-damaged", what = what.sentence()),
            FileProblem::Newer { found, supported } => {
                return text!("store-short-newer", found = found.to_string(), supported = supported.to_string());
            }
            FileProblem::Unreadable { cannot, why } => return format!("{}: {}", cannot.sentence(), why.sentence()),
            FileProblem::Other(error) => return error.sentence(),
            FileProblem::Index(error) => return error.sentence(),
            FileProblem::OtherName { name } => return text!("store-other-name", name = name),
            FileProblem::SourcesGone { gone, sources } => {
                return text!("store-sources-gone", gone = *gone, sources = *sources);
            }
            FileProblem::Foreign(damage) => return damage.sentence(),
            FileProblem::ChangedText(change) => return change.sentence(),
            FileProblem::Missing => text!("store-missing"),
            FileProblem::OtherIndex => text!("store-index-other"),
            FileProblem::LinkForLock => text!("store-link-lock"),
            FileProblem::LinkForFile => text!("store-link-replaced"),
            FileProblem::NotOurs => text!("store-not-ours"),
            FileProblem::WasSetAside => text!("store-aside"),
            FileProblem::FreshLeftover => text!("store-leftover-fresh"),
            FileProblem::Leftover => text!("store-leftover"),
            FileProblem::OldStore => text!("store-old-store"),
            FileProblem::OldStoreOrNew => text!("store-old-store-busy"),
            FileProblem::OfOtherGames => text!("store-of-other-games"),
            FileProblem::NoResult => text!("store-no-result"),
        };
        words.to_owned()
    }
}

impl Sentence for Remedy {
    fn sentence(&self) -> String {
        let words = match self {
            Remedy::Rebuild => text!("store-remedy-rebuild"),
            Remedy::Sources => text!("store-remedy-sources"),
            Remedy::CountAgain => text!("store-remedy-count-again"),
            Remedy::SetAside => text!("store-remedy-set-aside"),
            Remedy::Remove => text!("store-remedy-remove"),
            Remedy::Update => text!("store-remedy-update"),
            Remedy::ByHand => text!("store-remedy-by-hand"),
            Remedy::Nothing => text!("store-remedy-nothing"),
        };
        words.to_owned()
    }
}

impl Sentence for Repair {
    fn sentence(&self) -> String {
        let words = match self {
            Repair::MadeFrom { store, aside: None } => return text!("store-done-made", store = store),
            Repair::MadeFrom { store, aside: Some(aside) } => {
                return text!("store-done-made-aside", store = store, aside = shown(aside));
            }
            Repair::MadeManifest { store } => return text!("store-done-manifest", store = store),
            Repair::ReadSources { records, aside: None } => return text!("store-done-read", records = *records),
            Repair::ReadSources { records, aside: Some(aside) } => {
                return text!("store-done-read-other", records = *records, aside = shown(aside));
            }
            Repair::SetAside { aside } => return text!("store-done-aside", aside = shown(aside)),
            Repair::SavedTags { aside, saved } => {
                return text!("store-done-aside-tags", aside = shown(aside), saved = *saved);
            }
            Repair::SavedCards { aside, saved } => {
                return text!("store-done-aside-cards", aside = shown(aside), saved = *saved);
            }
            Repair::Removed => text!("store-done-removed"),
            Repair::MendedMeanwhile => text!("store-done-mended"),
            Repair::IsOwnStore => text!("store-done-own-store"),
            Repair::BuiltIndex => text!("store-done-index"),
            Repair::RemovedIndex => text!("store-done-index-later"),
        };
        words.to_owned()
    }
}

impl Sentence for NotBackedUp {
    fn sentence(&self) -> String {
        match self {
            NotBackedUp::Sources { sources } => text!("store-backup-sources", sources = *sources),
            NotBackedUp::MadeAgain { file } => text!("store-backup-made-again", file = file),
            NotBackedUp::Link { file } => text!("store-backup-link", file = file),
            NotBackedUp::NoFile { file } => text!("store-backup-folder", file = file),
            NotBackedUp::Name { file } => text!("store-backup-name", file = file),
        }
    }
}

impl Sentence for LostTag {
    fn sentence(&self) -> String {
        let LostTag { tag, path, black, white } = self;
        text!("store-lost-tag", tag = tag, black = black, white = white, path = path)
    }
}

impl Sentence for SetAside {
    fn sentence(&self) -> String {
        let (path, aside) = (shown(&self.path), shown(&self.aside));
        text!("store-cards-aside", path = path, what = self.what.sentence(), aside = aside, saved = self.saved)
    }
}

impl Sentence for NotRead {
    fn sentence(&self) -> String {
        match self {
            NotRead::UnknownFile => text!("store-export-unknown-file").to_owned(),
            NotRead::NoRecord => text!("store-export-no-record").to_owned(),
            NotRead::OtherRecord(error) => error.sentence(),
            NotRead::Because(reason) => reason.sentence(),
        }
    }
}

impl Sentence for MineToFileError {
    fn sentence(&self) -> String {
        match self {
            MineToFileError::Mining(error) => error.sentence(),
            MineToFileError::Library(error) => error.sentence(),
        }
    }
}

impl Sentence for JobError {
    fn sentence(&self) -> String {
        match self {
            JobError::Cancelled => text!("library-cancelled").to_owned(),
            JobError::Failed(words) => words.clone(),
            JobError::NoThread(error) => text!("library-no-thread", error = error),
            JobError::WorkerGone => text!("library-worker-gone").to_owned(),
            JobError::Panicked(defect) => text!("library-defect", what = defect.sentence()),
        }
    }
}

impl Sentence for Defect {
    fn sentence(&self) -> String {
        self.report.as_ref().map_or_else(|| self.message.clone(), Sentence::sentence)
    }
}

impl Sentence for PanicReport {
    fn sentence(&self) -> String {
        match &self.path {
            Some(path) => {
                text!("library-report-written", message = &self.message, place = &self.place, path = shown(path))
            }
            None => self.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::time::Duration;

    use katachi_core::corpus::record_tree::TreeError;
    use katachi_core::corpus::report::{NotLoaded, Reason};
    use katachi_core::corpus::sgf::SkipReason;
    use katachi_core::corpus::source::SourceTrouble;
    use katachi_core::find::DatabaseError;
    use katachi_core::index::IndexFileError;
    use katachi_core::library::ForeignDamage;
    use katachi_core::mining::MiningError;
    use katachi_core::pattern::PatternError;
    use katachi_core::study::{DeckDamage, StudyError};
    use katachi_language::{Language, speaking};

    use super::*;

    /// Asserts that each sample's English sentence is the text that it displays.
    fn same<T: Sentence>(samples: impl IntoIterator<Item = T>) {
        let _english = speaking(Language::En);
        for sample in samples {
            assert_eq!(sample.sentence(), sample.to_string());
        }
    }

    fn path() -> PathBuf {
        PathBuf::from("a.ron")
    }

    fn row_damages() -> Vec<RowDamage> {
        let error = PatternError::Rows { window: "square:3".to_owned(), expected: 3, found: 1_200 };
        vec![
            RowDamage::Field("examples"),
            RowDamage::Cells(error.clone()),
            RowDamage::Pattern(error),
            RowDamage::PatternNotSmallest,
            RowDamage::TemplateNotSmallest,
            RowDamage::Wildcards,
            RowDamage::Classes,
            RowDamage::NoOccurrences,
            RowDamage::Games,
            RowDamage::DecidedMore,
            RowDamage::WinsMore,
            RowDamage::Years,
            RowDamage::PairOrder,
            RowDamage::PairOfUnknown,
            RowDamage::PairOfEmpty,
            RowDamage::PairCount,
            RowDamage::PairContradiction,
            RowDamage::PairPlaces,
        ]
    }

    fn backup_damages() -> Vec<BackupDamage> {
        vec![
            BackupDamage::NoBackup,
            BackupDamage::SaysMore { megabytes: 1_234 },
            BackupDamage::Member { name: "tags.ron".to_owned(), what: Box::new(Damage::Checksum) },
            BackupDamage::MemberName,
            BackupDamage::EndsBeforeMember,
            BackupDamage::MemberNotListed,
            BackupDamage::MoreMembers,
            BackupDamage::List { error: "1:2: no".to_owned() },
            BackupDamage::ListTooLong,
        ]
    }

    fn damages() -> Vec<Damage> {
        let error = || "1:2: no".to_owned();
        let mut all = vec![
            Damage::NotText,
            Damage::DeckNotText,
            Damage::Missing,
            Damage::Checksum,
            Damage::TooLarge { megabytes: 4_096 },
            Damage::DoesNotUnpack { error: error() },
            Damage::UnpacksToMore { megabytes: 4_096 },
            Damage::Line { error: error() },
            Damage::MoreThanAll { patterns: 1_000, found: 2_000, distinct: 900, occurrences: 1_900 },
            Damage::NoCentre { window: "rect:2x2".to_owned() },
            Damage::Position { number: 1_234 },
            Damage::GamePositions { number: 1_234 },
            Damage::StoreTooShort,
            Damage::NoStore,
            Damage::StoreParts,
            Damage::StoreName { name: "a/b".to_owned() },
            Damage::StoreFormat,
            Damage::StoreOfOtherGames,
            Damage::ChecksumOfName,
            Damage::Mined { error: error() },
            Damage::ForeignParquet,
            Damage::RowCount { row: 1_234 },
            Damage::ColumnMissing { name: "cells" },
            Damage::ColumnNoText { name: "cells" },
            Damage::ColumnNoWhole { name: "cells" },
            Damage::Database(DatabaseError::Stray { line: 3 }),
            Damage::Deck(StudyError::Damaged(DeckDamage::Unreadable(error()))),
            Damage::Record(SkipReason::Empty),
            Damage::Skipped(Reason::Known(NotLoaded::LibraryFull)),
            Damage::Foreign(error()),
        ];
        for row in [RowKind::Game, RowKind::Pair, RowKind::Pattern, RowKind::Position, RowKind::Template] {
            all.push(Damage::RowLine { row, number: 1_234, error: error() });
            all.push(Damage::Row { row, number: 1_234, what: RowDamage::Years });
        }
        all.extend(row_damages().into_iter().map(|what| Damage::Row { row: RowKind::Pattern, number: 1, what }));
        all.extend(backup_damages().into_iter().map(Damage::Backup));
        all
    }

    fn library_errors() -> Vec<LibraryError> {
        let mut all = vec![
            LibraryError::Cancelled,
            LibraryError::NewerFormat { path: path(), found: 1_234, supported: 1 },
            LibraryError::NoGames { path: path(), first: None },
            LibraryError::Link { path: path() },
            LibraryError::Exists { path: path() },
        ];
        for source in [io::ErrorKind::NotFound.into(), io::Error::other(Damage::NotText)] {
            all.push(LibraryError::Io { path: path(), cannot: FileAction::Read, source });
        }
        for skipped in [None, Some("a.zip".to_owned())] {
            let first = Some(FirstSkipped { path: skipped, reason: Reason::Words("it holds no game".into()) });
            all.push(LibraryError::NoGames { path: path(), first });
        }
        for &advice in Advice::ALL {
            all.push(LibraryError::Damaged { path: path(), what: Damage::Missing, advice });
        }
        for &what in NotOurs::ALL {
            all.push(LibraryError::NotALibrary { path: path(), what });
        }
        let holders = ["", "katachi"].map(|name| Holder { process: "4711".to_owned(), name: name.to_owned() });
        for what in [Lockable::Games, Lockable::Notes, Lockable::Settings, Lockable::Session] {
            for holder in [None].into_iter().chain(holders.clone().map(Some)) {
                all.push(LibraryError::Busy { path: path(), what, holder, patience: Duration::from_secs(1_200) });
            }
        }
        all
    }

    #[test]
    fn errors_and_damage_say_in_english_what_they_display() {
        same(FileAction::ALL.iter().copied());
        same(Advice::ALL.iter().copied());
        same(NotOurs::ALL.iter().copied());
        same(row_damages());
        same(backup_damages());
        same(damages());
        same(library_errors());
        same(library_errors().into_iter().map(SharedError::from));
        same(library_errors().into_iter().map(MineToFileError::from));
        same([MineToFileError::Mining(MiningError::FinalHasNoMoves)]);
        for damage in [damages().remove(0), Damage::Checksum] {
            let damage = LibraryError::Damaged { path: path(), what: damage, advice: Advice::Nothing };
            same([Rebuilt { damage, aside: Some(path()) }]);
        }
        same([Rebuilt { damage: LibraryError::Cancelled, aside: None }]);
        same([IndexRebuilt { path: path(), error: IndexFileError::NotAnIndex }]);
    }

    #[test]
    fn checks_repairs_and_backups_say_in_english_what_they_display() {
        let problems = [
            FileProblem::Damaged(Damage::NotText),
            FileProblem::Newer { found: 1_234, supported: 1 },
            FileProblem::Unreadable { cannot: FileAction::LookAt, why: Damage::Foreign("no".to_owned()) },
            FileProblem::Other(LibraryError::Cancelled.into()),
            FileProblem::ChangedText(TextChange::Changed),
            FileProblem::ChangedText(TextChange::CutOff),
            FileProblem::Missing,
            FileProblem::Index(IndexFileError::NotAnIndex),
            FileProblem::OtherIndex,
            FileProblem::LinkForLock,
            FileProblem::LinkForFile,
            FileProblem::NotOurs,
            FileProblem::WasSetAside,
            FileProblem::FreshLeftover,
            FileProblem::Leftover,
            FileProblem::OldStore,
            FileProblem::OldStoreOrNew,
            FileProblem::OfOtherGames,
            FileProblem::NoResult,
            FileProblem::OtherName { name: "shapes".to_owned() },
            FileProblem::SourcesGone { gone: 1, sources: 1 },
            FileProblem::SourcesGone { gone: 1_200, sources: 1_234 },
            FileProblem::Foreign(ForeignDamage::new(std::fmt::Error)),
        ];
        same(problems);
        let remedies = [Remedy::Rebuild, Remedy::Sources, Remedy::CountAgain, Remedy::SetAside, Remedy::Remove];
        same(remedies);
        same([Remedy::Update, Remedy::ByHand, Remedy::Nothing]);
        let store = || "games-1.bin".to_owned();
        let mut repairs = vec![
            Repair::Removed,
            Repair::MendedMeanwhile,
            Repair::MadeManifest { store: store() },
            Repair::IsOwnStore,
            Repair::BuiltIndex,
            Repair::RemovedIndex,
            Repair::SetAside { aside: path() },
        ];
        for aside in [None, Some(path())] {
            repairs.push(Repair::MadeFrom { store: store(), aside: aside.clone() });
            for records in [1, 1_234] {
                repairs.push(Repair::ReadSources { records, aside: aside.clone() });
            }
        }
        for saved in [1, 1_234] {
            repairs.push(Repair::SavedTags { aside: path(), saved });
            repairs.push(Repair::SavedCards { aside: path(), saved });
        }
        same(repairs);
        let file = || "a/b".to_owned();
        same([1, 1_234].map(|sources| NotBackedUp::Sources { sources }));
        same([NotBackedUp::MadeAgain { file: file() }, NotBackedUp::Link { file: file() }]);
        same([NotBackedUp::NoFile { file: file() }, NotBackedUp::Name { file: file() }]);
    }

    #[test]
    fn tags_cards_exports_and_jobs_say_in_english_what_they_display() {
        let name = |name: &str| name.to_owned();
        same([LostTag { tag: name("mine"), path: name("a.sgf"), black: name("A"), white: name("B") }]);
        same([1, 1_234].map(|saved| SetAside { path: path(), aside: path(), what: Damage::DeckNotText, saved }));
        same([
            NotRead::UnknownFile,
            NotRead::NoRecord,
            NotRead::OtherRecord(TreeError::NoGame),
            NotRead::Because(SourceTrouble::NotZip),
        ]);
        let message = || name("no such board");
        let report = |path| PanicReport { message: message(), place: name("board.rs:3"), path };
        let reports = [report(None), report(Some(path()))];
        same(reports.clone());
        let told = reports.map(Some).into_iter().chain([None]);
        let defects: Vec<Defect> = told.map(|report| Defect { message: message(), report }).collect();
        same(defects.clone());
        same(defects.into_iter().map(JobError::Panicked));
        same([JobError::Cancelled, JobError::Failed(name("no")), JobError::NoThread(name("no")), JobError::WorkerGone]);
    }
}
