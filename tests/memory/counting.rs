//! The allocator of this program: it counts the bytes in use, and their peak.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

struct Counting;

static HELD_BYTES: AtomicUsize = AtomicUsize::new(0);
static PEAK_BYTES: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn take(bytes: usize) {
    let held = HELD_BYTES.fetch_add(bytes, Relaxed) + bytes;
    PEAK_BYTES.fetch_max(held, Relaxed);
}

// SAFETY: every call is passed on to the system's allocator; this type only counts.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        HELD_BYTES.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(at, layout) }
    }

    // The old and the new bytes are counted together, as if they were copied. The system may do better; the peak memory
    // of the process shows the actual use.
    unsafe fn realloc(&self, at: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        take(new_size);
        let moved = unsafe { System.realloc(at, layout, new_size) };
        HELD_BYTES.fetch_sub(layout.size(), Relaxed);
        moved
    }
}

/// Runs `work`. Returns the peak of bytes in use beyond those before, and the result.
pub fn most_held<T>(work: impl FnOnce() -> T) -> (usize, T) {
    let before = HELD_BYTES.load(Relaxed);
    PEAK_BYTES.store(before, Relaxed);
    let given = work();
    (PEAK_BYTES.load(Relaxed) - before, given)
}
