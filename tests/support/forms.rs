//! The search index in the forms that it has.

use katachi::corpus::Corpus;
use katachi::index::Index;
use katachi::library::{IndexForm, open_index_as};
use katachi::progress::Progress;

/// As it is built, and as it is mapped from a file, of which nothing stays in memory. They are equal.
pub fn indexes(corpus: &Corpus) -> [Index; 2] {
    let progress = Progress::new();
    let built = Index::build(corpus, &progress).unwrap();
    let folder = tempfile::tempdir().unwrap();
    // Its file goes with the folder; it stays as long as it is mapped.
    let (mapped, damage) = open_index_as(IndexForm::Mapped { stays: 0 }, folder.path(), corpus, &progress).unwrap();
    assert_eq!(damage, None);
    assert!(mapped == built);
    [built, mapped]
}
