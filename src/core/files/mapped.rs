//! Files that are mapped instead of read: the system brings them to memory, page by page, as they are used.
//!
//! All its `unsafe` code stands here. It assumes that nobody writes into a mapped file, or cuts it. Katachi never does:
//! it writes files of this kind under another name and moves them into place, so that whoever has the old one mapped
//! keeps the old one, and needs no lock. If another program writes into one, searches find something else. If it cuts
//! one, or if the disk breaks, the system ends the process (SIGBUS). Only plain numbers are read, and any bits are a
//! number: no file makes an impossible value.
#![expect(unsafe_code, reason = "a mapped file is memory of the system's; the one place where it is looked at")]

use std::io;
use std::ops::{Deref, Range};
use std::path::Path;
use std::sync::Arc;

/// Numbers for which all bit patterns are valid, kept as the machine has them.
///
/// # Safety
///
/// Any bytes of the type's size, properly aligned, must be a valid value.
pub unsafe trait Plain: Copy + Send + Sync + 'static {}

// SAFETY: integers, and arrays of them, have no padding and no invalid bits.
unsafe impl Plain for u8 {}
// SAFETY: as above.
unsafe impl Plain for u16 {}
// SAFETY: as above.
unsafe impl Plain for u32 {}
// SAFETY: as above.
unsafe impl Plain for u64 {}
// SAFETY: as above.
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {}

/// A file that is mapped, to be read only.
#[derive(Debug)]
pub struct Mapping(#[cfg(unix)] memmap2::Mmap, #[cfg(not(unix))] std::convert::Infallible);

impl Mapping {
    /// Whether files can be mapped here, as Katachi writes them: little-endian. Elsewhere they are read. On Windows a
    /// mapped file cannot be replaced, so there they are read too.
    pub const IS_SUPPORTED: bool = cfg!(all(unix, target_endian = "little", target_pointer_width = "64"));

    /// Errors: the system's; [`io::ErrorKind::Unsupported`] where it does not [work](Self::IS_SUPPORTED).
    pub fn open(path: &Path) -> io::Result<Arc<Mapping>> {
        let file = super::OpenFile::open(path)?;
        if !Mapping::IS_SUPPORTED || !file.metadata()?.is_file() {
            return Err(io::ErrorKind::Unsupported.into());
        }
        #[cfg(unix)]
        {
            // SAFETY: nobody changes the file while it is mapped; see above.
            let map = unsafe { memmap2::Mmap::map(&file.file)? };
            Ok(Arc::new(Mapping(map)))
        }
        #[cfg(not(unix))]
        Err(io::ErrorKind::Unsupported.into())
    }

    /// All bytes of the file.
    pub fn bytes(&self) -> &[u8] {
        #[cfg(unix)]
        return &self.0;
        #[cfg(not(unix))]
        match self.0 {}
    }

    /// `count` values from byte `first` on; `None` if the file is too short, or if they are not aligned there.
    pub fn values<T: Plain>(self: &Arc<Mapping>, first: usize, count: usize) -> Option<MappableValues<T>> {
        let bytes = self.bytes().get(first..first.checked_add(count.checked_mul(size_of::<T>())?)?)?;
        let start = bytes.as_ptr().cast::<T>();
        start.is_aligned().then(|| MappableValues(ValueStorage::Lent(Lent { start, count, mapping: self.clone() })))
    }

    /// Gives the memory of a part back. The part is read again when it is used, mostly from the system's cache.
    pub fn let_go(&self, bytes: Range<usize>) {
        #[cfg(unix)]
        {
            let advice = memmap2::UncheckedAdvice::DontNeed;
            let length = bytes.end.min(self.bytes().len()).saturating_sub(bytes.start);
            // SAFETY: the mapping is shared and never written, so what is read again is what was there: no value that
            // is borrowed changes. A refusal does no harm.
            let _ = unsafe { self.0.unchecked_advise_range(advice, bytes.start, length) };
        }
        #[cfg(not(unix))]
        let _ = bytes;
    }
}

/// Values in memory of their own, or in a mapped file.
pub struct MappableValues<T>(ValueStorage<T>);

enum ValueStorage<T> {
    Own(Vec<T>),
    Lent(Lent<T>),
}

struct Lent<T> {
    start: *const T,
    count: usize,
    /// Keeps the memory that `start` points to.
    mapping: Arc<Mapping>,
}

// SAFETY: it is a shared reference to values that nobody writes, and to the mapping, which both may be sent and shared.
unsafe impl<T: Sync> Send for Lent<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Lent<T> {}

impl<T> MappableValues<T> {
    /// Memory of their own that the values take, in bytes.
    pub fn memory_bytes(&self) -> usize {
        match &self.0 {
            ValueStorage::Own(values) => values.capacity() * size_of::<T>(),
            ValueStorage::Lent(_) => 0,
        }
    }

    /// Calls [`Mapping::let_go`] for all of them. Does nothing if they are in memory of their own.
    pub fn let_go(&self) {
        if let ValueStorage::Lent(lent) = &self.0 {
            let first = lent.start.addr() - lent.mapping.bytes().as_ptr().addr();
            lent.mapping.let_go(first..first + lent.count * size_of::<T>());
        }
    }
}

impl<T> Deref for MappableValues<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        match &self.0 {
            ValueStorage::Own(values) => values,
            // SAFETY: only `Mapping::values` makes one: `count` values lie there, aligned, of a type that any bits are
            // a value of, and as long as the mapping is held.
            ValueStorage::Lent(lent) => unsafe { std::slice::from_raw_parts(lent.start, lent.count) },
        }
    }
}

impl<T> From<Vec<T>> for MappableValues<T> {
    fn from(values: Vec<T>) -> MappableValues<T> {
        MappableValues(ValueStorage::Own(values))
    }
}

impl<T> Default for MappableValues<T> {
    fn default() -> MappableValues<T> {
        MappableValues(ValueStorage::Own(Vec::new()))
    }
}

impl<T: Clone> Clone for MappableValues<T> {
    fn clone(&self) -> MappableValues<T> {
        MappableValues(match &self.0 {
            ValueStorage::Own(values) => ValueStorage::Own(values.clone()),
            &ValueStorage::Lent(Lent { start, count, ref mapping }) => {
                ValueStorage::Lent(Lent { start, count, mapping: mapping.clone() })
            }
        })
    }
}

impl<T: PartialEq> PartialEq for MappableValues<T> {
    fn eq(&self, other: &MappableValues<T>) -> bool {
        **self == **other
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for MappableValues<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn values_of_a_mapped_file_outlive_its_name_and_come_back_after_they_were_let_go() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("numbers.bin");
        let numbers: Vec<u32> = (0..10_000).map(|number| number * 77).collect();
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        std::fs::write(&path, &bytes).unwrap();
        let mapping = Mapping::open(&path).unwrap();
        let values = mapping.values::<u32>(0, numbers.len()).unwrap();
        assert_eq!((&*values, values.memory_bytes()), (&*numbers, 0));
        std::fs::remove_file(&path).unwrap();
        mapping.let_go(0..bytes.len());
        mapping.values::<u32>(4000, 10).unwrap().let_go();
        drop(mapping);
        assert_eq!((&values, &values.clone()), (&MappableValues::from(numbers.clone()), &values));
    }

    #[test]
    fn what_is_not_there_or_does_not_lie_right_is_none() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("numbers.bin");
        std::fs::write(&path, [1; 64]).unwrap();
        let mapping = Mapping::open(&path).unwrap();
        assert!(mapping.values::<u64>(56, 1).is_some() && mapping.values::<[u64; 8]>(0, 1).is_some());
        for (first, count) in [(60, 1), (0, 9), (56, 2), (64, 1), (usize::MAX, 1), (8, usize::MAX)] {
            assert!(mapping.values::<u64>(first, count).is_none(), "{first} {count}");
        }
        assert!(mapping.values::<u64>(1, 1).is_none());
        assert_eq!(mapping.values::<u64>(64, 0).map(|none| none.len()), Some(0));
        mapping.let_go(10..1 << 40);
        assert!(Mapping::open(&dir.path().join("none")).is_err() && Mapping::open(dir.path()).is_err());
    }
}
