//! The part of a mapped file that is in memory.

use std::path::Path;

/// Bytes of this file that the process has in memory, as Linux counts them. 0 if it is not mapped.
pub fn resident_bytes(file: &Path) -> u64 {
    let (file, mut is_file, mut kilobytes) = (std::fs::canonicalize(file).unwrap(), false, 0);
    for line in std::fs::read_to_string("/proc/self/smaps").unwrap().lines() {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["Rss:", count, _] if is_file => kilobytes += count.parse::<u64>().unwrap(),
            // A mapping begins with its addresses and ends with the path of its file.
            [first, ..] if !first.ends_with(':') => is_file = line.ends_with(file.to_str().unwrap()),
            _ => {}
        }
    }
    kilobytes * 1024
}
