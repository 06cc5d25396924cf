//! Requests to the machine itself: memory ahead of its use, large pages, a thread's priority, clocks and sizes.
//!
//! All `unsafe` of Katachi but that of mapped files (`files/mapped.rs`) stands here, behind functions that are safe to
//! call; nothing here changes a result.
#![allow(unsafe_code)]

use std::io;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Bytes of a cache line.
#[cfg(target_arch = "x86_64")]
const CACHE_LINE_BYTES: usize = 64;

/// Prefetches these values, without waiting for them.
#[inline]
pub fn fetch<T>(values: &[T]) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};
        for byte in (0..size_of_val(values)).step_by(CACHE_LINE_BYTES) {
            // SAFETY: it reads nothing that the program sees, whatever the address.
            unsafe { _mm_prefetch::<_MM_HINT_T1>(values.as_ptr().cast::<i8>().wrapping_add(byte)) };
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = values;
}

/// Asks for large pages for the values of a table, if the system has them. Looking up many small pages costs as much as
/// reading them.
pub fn on_large_pages<T>(values: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        let bytes = values.capacity() * size_of::<T>();
        // SAFETY: advice on memory that the vector owns; a refusal does no harm.
        unsafe { libc::madvise(values.as_mut_ptr().cast(), bytes, libc::MADV_HUGEPAGE) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = values;
}

/// A computation over many values that is compiled twice: for every processor, and for those with wider vectors.
/// Functions that it calls are compiled twice if they are inlined.
pub trait Vectored {
    type Output;

    fn run(self) -> Self::Output;
}

/// Runs a computation with the vectors that this processor has. The result does not depend on them.
#[inline]
pub fn on_vectors<W: Vectored>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn on_wide<W: Vectored>(work: W) -> W::Output {
            work.run()
        }
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        if has_all {
            // SAFETY: the processor has what the function is made for.
            return unsafe { on_wide(work) };
        }
    }
    work.run()
}

/// Lowers the priority of this thread. On Linux a nice value belongs to a thread, so the window's own thread keeps its
/// priority.
pub fn lower_priority() {
    #[cfg(target_os = "linux")]
    // SAFETY: `setpriority` takes three integers and touches no memory of ours; failure is reported and harmless.
    unsafe {
        libc::setpriority(libc::PRIO_PROCESS, 0, 10);
    }
}

/// The processor time of this thread, where the system tells; else the time on the clock.
pub fn thread_time() -> Duration {
    #[cfg(unix)]
    {
        let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        // SAFETY: `clock_gettime` fills the struct that it is given.
        if unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) } == 0 {
            return Duration::new(time.tv_sec as u64, time.tv_nsec as u32);
        }
    }
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The most memory that this process has had, in bytes; `None` where the system does not tell.
pub fn peak_rss_bytes() -> Option<u64> {
    // `getrusage` counts from the memory of the process that started this one, so ask `/proc` first.
    #[cfg(target_os = "linux")]
    if let Some(bytes) = high_water_mark() {
        return Some(bytes);
    }
    #[cfg(unix)]
    {
        let unit = if cfg!(target_os = "macos") { 1 } else { 1024 };
        Some(usage(libc::RUSAGE_SELF)?.ru_maxrss as u64 * unit)
    }
    #[cfg(not(unix))]
    None
}

/// The memory of this machine in bytes, or of the part of it that this process may use; `None` where the system does not
/// tell.
pub fn memory_bytes() -> Option<u64> {
    #[cfg(target_os = "linux")]
    {
        let info = system_text("/proc/meminfo").ok()?;
        let line = info.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
        let all = line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)?;
        // A container may have less. Without a limit there is the word `max`.
        let own = system_text("/sys/fs/cgroup/memory.max").ok().and_then(|text| text.trim().parse::<u64>().ok());
        Some(own.map_or(all, |own| own.min(all)))
    }
    #[cfg(all(unix, not(target_os = "linux")))]
    {
        // SAFETY: `sysconf` takes a number and touches no memory of ours.
        let [pages, page] = [libc::_SC_PHYS_PAGES, libc::_SC_PAGESIZE].map(|what| unsafe { libc::sysconf(what) });
        u64::try_from(pages).ok()?.checked_mul(u64::try_from(page).ok()?)
    }
    #[cfg(not(unix))]
    None
}

/// Processor time that this process has used on all cores, in seconds; `None` where the system does not tell.
pub fn cpu_secs() -> Option<f64> {
    #[cfg(unix)]
    {
        usage(libc::RUSAGE_SELF).map(cpu_secs_of)
    }
    #[cfg(not(unix))]
    None
}

/// Processor time that all finished children of this process have used, in seconds; 0 where the system does not tell.
pub fn children_cpu_secs() -> f64 {
    #[cfg(unix)]
    {
        usage(libc::RUSAGE_CHILDREN).map_or(0.0, cpu_secs_of)
    }
    #[cfg(not(unix))]
    0.0
}

/// The text of a file that the system itself writes, such as those in `/proc`. The user has no part in it, so it does
/// not go through [`files`](crate::files).
///
/// Errors: the system's.
#[allow(clippy::disallowed_methods)]
pub fn system_text(path: &str) -> io::Result<String> {
    std::fs::read_to_string(path)
}

/// Ends this process as `kill -9` does: nothing is written, closed or said any more.
pub fn kill_this_process() -> ! {
    #[cfg(unix)]
    // SAFETY: a signal to this process; no memory is touched.
    unsafe {
        libc::kill(libc::getpid(), libc::SIGKILL);
    }
    std::process::abort()
}

#[cfg(unix)]
fn cpu_secs_of(usage: libc::rusage) -> f64 {
    let secs = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    secs(usage.ru_utime) + secs(usage.ru_stime)
}

#[cfg(unix)]
fn usage(whose: libc::c_int) -> Option<libc::rusage> {
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
    // SAFETY: `getrusage` fills the struct that it is given; zeroes are a valid value of it in any case.
    unsafe { (libc::getrusage(whose, usage.as_mut_ptr()) == 0).then(|| usage.assume_init()) }
}

#[cfg(target_os = "linux")]
fn high_water_mark() -> Option<u64> {
    let status = system_text("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}
