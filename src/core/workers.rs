//! Threads for background work.
//!
//! Every job has a rayon pool of its own, with a thread for each core. In a shared pool, a thread that waits for a part
//! of one job takes up parts of others, and would wait with them while they are paused. Idle pools are kept, as making
//! threads takes as long as a quick search. After large work they end: an idle thread keeps the pieces of memory that it
//! used, even those that are free.

use std::sync::Mutex;

use rayon::ThreadPool;

use crate::machine::lower_priority;

/// Maximum number of idle pools that are kept.
const MAX_IDLE_POOLS: usize = 4;

static IDLE: Mutex<Vec<ThreadPool>> = Mutex::new(Vec::new());

/// Runs `work` with all cores, in threads of a lower priority that it shares with nobody.
///
/// Panics as `work` does, or if the system starts no threads.
pub(crate) fn with_workers<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    struct Back(Option<ThreadPool>);
    impl Drop for Back {
        fn drop(&mut self) {
            let mut idle = idle_pools();
            if idle.len() < MAX_IDLE_POOLS {
                idle.extend(self.0.take());
            }
        }
    }
    let taken = idle_pools().pop();
    let pool = Back(Some(taken.unwrap_or_else(new_pool)));
    pool.0.as_ref().expect("it goes back at the end").install(work)
}

/// Ends the threads of all idle pools, without waiting for them.
pub(crate) fn end_idle_workers() {
    // The lock is free again before the threads are told.
    let idle = std::mem::take(&mut *idle_pools());
    drop(idle);
}

fn idle_pools() -> std::sync::MutexGuard<'static, Vec<ThreadPool>> {
    IDLE.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn new_pool() -> ThreadPool {
    rayon::ThreadPoolBuilder::new()
        .thread_name(|index| format!("katachi-worker-{index}"))
        .start_handler(|_| lower_priority())
        .build()
        .expect("a few threads can be started, or the system could not run a window either")
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use super::*;

    thread_local! {
        static HELD: RefCell<Option<Arc<()>>> = const { RefCell::new(None) };
    }

    #[test]
    fn idle_workers_give_up_what_is_theirs_when_they_are_ended() {
        let held = Arc::new(());
        with_workers(|| {
            let threads = rayon::broadcast(|_| HELD.set(Some(Arc::clone(&held)))).len();
            assert_eq!(Arc::strong_count(&held), 1 + threads);
        });
        let deadline = Instant::now() + Duration::from_secs(10);
        while Arc::strong_count(&held) > 1 {
            assert!(Instant::now() < deadline, "the threads do not end");
            // Another test may have borrowed the pool.
            end_idle_workers();
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}
