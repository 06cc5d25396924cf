//! The memory that the largest hostile files take, measured by the peak memory of the process.

use crate::alone;
use crate::support::sweep::share;
use katachi::corpus::sgf::{ReadItem, read_records, read_tree};

const LIMIT_MIB: u64 = 300;

fn peak_mib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() / 1024
}

/// Resets the peak memory to the current use of the process. If the system does not allow it, the older peak stays.
fn forget_peak() {
    _ = std::fs::write("/proc/self/clear_refs", "5");
}

#[test]
fn hostile_files_stay_below_three_hundred_megabytes() {
    let _alone = alone();
    forget_peak();
    // Don't count memory that other tests have left to the allocator.
    let base = peak_mib();
    let cases = [
        ("(;SZ[19]C[", "x", 20),
        ("(;SZ[19]C[", "x [y] z", 5),
        ("(;SZ[19]", ";B[];W[]", 4),
        ("(;SZ[19]", "(;B[aa]", 4),
        ("(;SZ[19]", "(", 5),
        ("(", ";", 5),
        ("(;SZ[19]", ";AB[aa:ss]AW[bb:cc]", 4),
        ("(;SZ[19]AB", "[aa:ss]", 5),
        ("(;SZ[19];B", "[aa]", 20),
        ("(;SZ[19]", "TR[aa]LB[bb:x]", 2),
        ("(;SZ[19]PB[", "y", 5),
        ("", "(;SZ[9];B[aa])", 1),
    ];
    for (head, body, megabytes) in share(cases.len(), 3).map(|case| cases[case]) {
        let mut text = String::with_capacity(megabytes << 20);
        text.push_str(head);
        while text.len() + body.len() <= megabytes << 20 {
            text.push_str(body);
        }
        let mut games = 0;
        read_records(text.as_bytes(), &mut |item| games += u32::from(matches!(item, ReadItem::Record { .. })));
        assert!(games > 0);
        _ = read_tree(text.as_bytes(), 0);
        let peak = peak_mib() - base;
        assert!(peak < LIMIT_MIB, "{peak} MiB after {}", &text[..40]);
    }
    println!("peak: {} MiB above {base}", peak_mib() - base);
}
