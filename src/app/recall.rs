//! What was counted before is read, not counted again.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::tasks::Task;
use super::{Effects, Shared};
use katachi_core::jobs::JobError;
use katachi_core::library;

/// What takes no longer is not kept: it is counted again sooner than somebody notices.
const WORTH_KEEPING: Duration = Duration::from_millis(400);

/// A result that was read or counted.
pub(super) struct Recalled<T> {
    pub value: T,
    /// It took a while to count and is in no file yet.
    pub is_new: bool,
}

/// Where a result of the open games is kept; `None` while they have no folder.
pub(super) fn file_of(shared: &Shared, kind: &str, params: &impl Serialize) -> Option<PathBuf> {
    Some(library::kept_file(&shared.desk()?, kind, params, shared.corpus().id()))
}

/// The result that is kept in a file, if `open` gives one, else what `count` finds.
///
/// Errors: those of `count`.
pub(super) fn recall<T>(
    file: Option<PathBuf>,
    open: impl FnOnce(PathBuf) -> Option<T>,
    count: impl FnOnce() -> Result<T, JobError>,
) -> Result<Recalled<T>, JobError> {
    if let Some(value) = file.filter(|file| file.exists()).and_then(open) {
        return Ok(Recalled { value, is_new: false });
    }
    let begun = Instant::now();
    let value = count()?;
    Ok(Recalled { value, is_new: begun.elapsed() >= WORTH_KEEPING })
}

/// Writes a result to where it is kept, in the background.
pub(super) fn keep<T: Send + Sync + 'static>(
    file: Option<PathBuf>,
    value: Arc<T>,
    text: fn(&T) -> String,
    effects: &mut Effects,
) {
    let Some(file) = file else { return };
    effects.spawn(Task::silent("Keeping what was counted", move |progress| {
        progress.check()?;
        library::keep(&file, &text(&value)).map_err(|error| JobError::Failed(error.to_string()))
    }));
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_is_in_a_file_is_not_counted_again() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("kept.ron");
        let open = |file: PathBuf| fs::read_to_string(file).ok().and_then(|text| text.parse::<u32>().ok());
        let counted = recall(Some(file.clone()), open, || Ok(7)).unwrap();
        assert_eq!((counted.value, counted.is_new), (7, false), "it took no time: it is not worth a file");
        fs::write(&file, "5").unwrap();
        let read = recall(Some(file.clone()), open, || -> Result<u32, JobError> { panic!("it is counted again") });
        assert_eq!(read.unwrap().value, 5);
        fs::write(&file, "damaged").unwrap();
        assert_eq!(recall(Some(file), open, || Ok(9)).unwrap().value, 9);
        let slow = recall(None, open, || {
            std::thread::sleep(WORTH_KEEPING);
            Ok(1)
        });
        assert!(slow.unwrap().is_new);
    }
}
