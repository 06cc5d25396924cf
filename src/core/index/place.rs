//! The place of a block of the index: memory of its own, or a part of a mapped file.

use std::ops::Range;
use std::sync::Arc;

use crate::files::Mapping;

/// By default, memory of its own.
#[derive(Clone, Debug, Default)]
pub(super) struct BlockStorage(Option<InFile>);

#[derive(Clone, Debug)]
struct InFile {
    mapping: Arc<Mapping>,
    bytes: Range<usize>,
    stays: bool,
}

/// Two blocks are equal if their contents are, wherever they lie.
impl PartialEq for BlockStorage {
    fn eq(&self, _other: &BlockStorage) -> bool {
        true
    }
}

impl BlockStorage {
    /// A block in these bytes of a mapped file. If it `stays`, memory keeps them after each search.
    pub fn in_file(mapping: &Arc<Mapping>, bytes: Range<usize>, stays: bool) -> BlockStorage {
        BlockStorage(Some(InFile { mapping: mapping.clone(), bytes, stays }))
    }

    /// Gives the memory of a mapped file back, unless it stays.
    pub fn let_go(&self) {
        if self.0.as_ref().is_some_and(|place| !place.stays) {
            self.let_all_go();
        }
    }

    /// Gives the memory of a mapped file back, even if it stays after searches.
    pub fn let_all_go(&self) {
        if let Some(place) = &self.0 {
            place.mapping.let_go(place.bytes.clone());
        }
    }
}
