//! Readers between a file and its decompressor. They count bytes, note failures of the system, and stop data that
//! unpacks to more than any honest archive would.

use std::cell::Cell;
use std::io::{self, Read, Seek, SeekFrom};

use super::source_trouble::SourceTrouble;
use crate::files::OpenFile;
use crate::progress::Progress;

/// Maximum number of bytes between two members: long names and gaps. Tapes are padded with up to a megabyte.
const MAX_BETWEEN_BYTES: u64 = 16_000_000;

/// A file that notes when the system cannot read it, because decompressors turn that into other errors.
pub(super) struct FailureTrackingFile<'a> {
    pub file: OpenFile,
    pub has_failed: &'a Cell<bool>,
}

impl FailureTrackingFile<'_> {
    fn note<T>(&self, outcome: io::Result<T>) -> io::Result<T> {
        outcome.inspect_err(|_| self.has_failed.set(true))
    }
}

impl Read for FailureTrackingFile<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.file.read(buffer) {
                // Some decompressors do not try again.
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => return self.note(read),
            }
        }
    }
}

impl Seek for FailureTrackingFile<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        match self.file.seek(to) {
            // The reader of a damaged archive may seek before its beginning: that is no failure of the system.
            Err(error) if error.kind() == io::ErrorKind::InvalidInput => Err(error),
            there => self.note(there),
        }
    }
}

/// A file that reports the bytes read from it as progress. It ends with an error when the work is cancelled.
pub(super) struct ProgressReader<'a> {
    pub file: FailureTrackingFile<'a>,
    pub progress: &'a Progress,
}

impl Read for ProgressReader<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.progress.add(read as u64);
        self.progress.check().map_err(io::Error::other)?;
        Ok(read)
    }
}

/// A stream that fails when it has given more than any honest archive would.
pub(super) struct LimitedReader<R> {
    pub inner: R,
    pub bytes: u64,
    pub limit: u64,
}

impl<R: Read> Read for LimitedReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.bytes += read as u64;
        if self.bytes > self.limit {
            return Err(SourceTrouble::Bomb.into());
        }
        Ok(read)
    }
}

/// The bytes of a tar. Between two members there are long names, which are read whole, and gaps. If these take many
/// bytes, the tar is a bomb. A complete tar ends with blocks of zeros.
pub(super) struct Watched<'a, R> {
    pub inner: R,
    /// Bytes since the last member; `u64::MAX` inside a member.
    pub between: &'a Cell<u64>,
    /// Number of zeros at the end of the bytes read so far.
    pub zeros: &'a Cell<usize>,
}

impl<R: Read> Read for Watched<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        let zeros = buffer[..read].iter().rev().take_while(|&&byte| byte == 0).count();
        self.zeros.set(if zeros == read { self.zeros.get() + zeros } else { zeros });
        if self.between.get() != u64::MAX {
            self.between.set(self.between.get() + read as u64);
            if self.between.get() > MAX_BETWEEN_BYTES {
                return Err(SourceTrouble::TooMuchBetween { megabytes: MAX_BETWEEN_BYTES / 1_000_000 }.into());
            }
        }
        Ok(read)
    }
}
