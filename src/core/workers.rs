//! Threads for background work.
//!
//! Every job has a rayon pool of its own, with a thread for each core. In a shared pool, a thread that waits for a part
//! of one job takes up parts of others, and would wait with them while they are paused. Idle pools are kept, as making
//! threads takes as long as a quick search.

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
