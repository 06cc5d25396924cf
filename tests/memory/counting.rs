//! The allocator of this program: it counts the bytes that are held, and the most that ever were.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

struct Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn take(bytes: usize) {
    let held = HELD.fetch_add(bytes, Relaxed) + bytes;
    MOST.fetch_max(held, Relaxed);
}

// SAFETY: everything is handed on to the system's allocator; only counted beside.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(at, layout) }
    }

    // The old and the new bytes count together, as if they were copied; the system may know better, and the highest mark
    // of the process tells what it did.
    unsafe fn realloc(&self, at: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        take(new_size);
        let moved = unsafe { System.realloc(at, layout, new_size) };
        HELD.fetch_sub(layout.size(), Relaxed);
        moved
    }
}

/// The most bytes that were held beyond those before while this went on, and what it gave.
pub fn most_held<T>(work: impl FnOnce() -> T) -> (usize, T) {
    let before = HELD.load(Relaxed);
    MOST.store(before, Relaxed);
    let given = work();
    (MOST.load(Relaxed) - before, given)
}
