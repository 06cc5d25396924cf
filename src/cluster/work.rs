//! The folder that all machines see: kept shapes and parts, gone at the end.
//!
//! Every task has a folder of its own in it. Whoever writes into a folder first sweeps away what killed writers left there,
//! and tells them by their locks: machines whose locks do not reach each other share no folder but that of one task.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use katachi_core::files;
use katachi_core::library::{FileAction, LibraryError};

/// A worker may be writing into it while it goes.
const MAX_REMOVAL_ATTEMPTS: usize = 20;

/// One mining's own folder, in one that is the user's.
pub struct WorkFolder {
    path: PathBuf,
}

impl WorkFolder {
    /// Errors: the system's; a folder to put it in that is not there.
    pub fn within(folder: &Path) -> Result<WorkFolder, LibraryError> {
        let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
        let path = folder.join(format!("katachi-work-{:x}-{time:x}", std::process::id()));
        files::create_dir(&path).map_err(LibraryError::io(&path, FileAction::MakeFolderForParts))?;
        Ok(WorkFolder { path })
    }

    /// The file of a name in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// New folders for as many tasks.
    ///
    /// Errors: the system's.
    pub fn task_folders(&self, pass: &str, tasks: usize) -> Result<TaskFolders, LibraryError> {
        let make = |number: usize| {
            let folder = self.path.join(format!("{pass}-{number:05}"));
            files::create_dir(&folder).map_err(LibraryError::io(&folder, FileAction::MakeFolderForPart))?;
            Ok(folder)
        };
        (0..tasks).map(make).collect::<Result<Vec<PathBuf>, LibraryError>>().map(|folders| TaskFolders { folders })
    }
}

impl Drop for WorkFolder {
    fn drop(&mut self) {
        for _ in 0..MAX_REMOVAL_ATTEMPTS {
            if files::remove_dir_all(&self.path).is_ok() || !files::exists(&self.path) {
                return;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        eprintln!("katachi: {}: could not be removed; nobody needs it any more", self.path.display());
    }
}

/// The folders of the tasks of one pass, in their order.
pub struct TaskFolders {
    folders: Vec<PathBuf>,
}

impl TaskFolders {
    pub fn paths(&self) -> &[PathBuf] {
        &self.folders
    }

    /// Tasks whose part is there.
    pub fn delivered(&self) -> usize {
        let is_part = |name: std::ffi::OsString| !name.to_string_lossy().starts_with('.');
        let has_part = |folder: &&PathBuf| {
            files::read_dir(folder).is_ok_and(|entries| entries.flatten().any(|entry| is_part(entry.file_name())))
        };
        self.folders.iter().filter(has_part).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_goes_and_only_parts_count() {
        let home = tempfile::tempdir().unwrap();
        let work = WorkFolder::within(home.path()).unwrap();
        let folders = work.task_folders("count", 3).unwrap();
        assert_eq!(folders.delivered(), 0);
        std::fs::write(folders.paths()[1].join("part-1.parquet"), "x").unwrap();
        std::fs::write(folders.paths()[2].join(".katachi-tmp-1"), "x").unwrap();
        assert_eq!(folders.delivered(), 1);
        drop(work);
        assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 0);
        let error = WorkFolder::within(&home.path().join("none")).err().unwrap();
        assert!(error.to_string().contains("none"), "{error}");
    }
}
