//! Memory that background work used goes back to the system. Needs the program's allocator.

use std::process::Command;
use std::sync::{Arc, Barrier};
use std::time::{Duration, Instant};

use katachi::jobs::Job;
use katachi_core::scheduler::{Priority, Scheduler};

/// Set in a process in which no other test uses memory.
const ALONE: &str = "KATACHI_TEST_ALONE";
/// Pieces of a kilobyte: 128 MB.
const PIECES: usize = 128 << 10;

fn resident_megabytes() -> u64 {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: u64 = statm.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096 / 1_000_000
}

/// Takes the pieces on all workers, and frees them there. Returns the megabytes in memory before they are freed.
fn large_work() -> u64 {
    let all = Barrier::new(rayon::current_num_threads());
    let most = rayon::broadcast(|context| {
        let pieces = 0..PIECES / context.num_threads();
        let pieces: Vec<Box<[u8; 1024]>> = pieces.map(|piece| Box::new([piece as u8 | 1; 1024])).collect();
        all.wait();
        let most = resident_megabytes();
        all.wait();
        drop(std::hint::black_box(pieces));
        most
    });
    // Quick work keeps its threads, and so their memory.
    std::thread::sleep(Duration::from_millis(300));
    most[0]
}

#[test]
fn memory_that_large_work_freed_goes_back_to_the_system() {
    if std::env::var_os(ALONE).is_none() {
        let mut command = Command::new(std::env::current_exe().unwrap());
        let name = "memory::memory_that_large_work_freed_goes_back_to_the_system";
        command.args([name, "--exact", "--nocapture", "--test-threads", "1"]);
        let output = command.env(ALONE, "1").output().unwrap();
        let (told, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && told.contains("1 passed"), "{told}{wrong}");
        return;
    }
    let before = resident_megabytes();
    let (scheduler, progress) = (Scheduler::default(), Arc::default());
    let work =
        Job::start(&scheduler, Some(Priority::Shown), progress, "large work", Arc::new(|| {}), |_| Ok(large_work()));
    let most = work.wait().unwrap();
    assert!(most > before + 100, "{before} MB before, {most} MB at most");
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        // Don't use the allocator meanwhile, which would give memory back then too.
        std::thread::sleep(Duration::from_secs(3));
        let after = resident_megabytes();
        if after < before + 50 {
            break;
        }
        assert!(Instant::now() < deadline, "{before} MB before, {most} MB at most, {after} MB still");
    }
}
