//! The search index in its two forms.

use katachi::corpus::Corpus;
use katachi::index::Index;
use katachi::library::{IndexForm, open_index_as};
use katachi::progress::Progress;

/// The index as built, and as mapped from a file with nothing kept in memory. Both are equal.
pub fn indexes(corpus: &Corpus) -> [Index; 2] {
    let progress = Progress::new();
    let built = Index::build(corpus, &progress).unwrap();
    let folder = tempfile::tempdir().unwrap();
    // The file is deleted with the folder, but remains available while it is mapped.
    let (mapped, damage) = open_index_as(IndexForm::Mapped { stays: 0 }, folder.path(), corpus, &progress).unwrap();
    assert_eq!(damage, None);
    assert!(mapped == built);
    [built, mapped]
}
