//! Damages inputs.

use crate::support::random::Random;

/// Numbers at which counts and sums go wrong.
const EDGE_NUMBERS: [&str; 18] = [
    "0",
    "-1",
    "1",
    "2",
    "19",
    "20",
    "127",
    "255",
    "256",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "1e308",
    "0.00000001",
];

/// Makes a few changes at random places.
pub fn mutated(bytes: &mut Vec<u8>, seeds: &[Vec<u8>], pieces: &[&str], random: &mut Random) {
    for _ in 0..=random.below(6) {
        let at = random.below(bytes.len() + 1);
        let end = (at + random.below(20)).min(bytes.len());
        match random.below(11) {
            0 => _ = bytes.drain(at..end),
            1 => bytes.truncate(at),
            2 => {
                let copy = bytes[at..end].to_vec();
                let to = random.below(bytes.len() + 1);
                bytes.splice(to..to, copy);
            }
            3 | 4 if at < bytes.len() => bytes[at] = random.below(256) as u8,
            5 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
            6 => four_bytes(bytes, at, random),
            7 => {
                let other = &seeds[random.below(seeds.len())];
                let from = random.below(other.len() + 1);
                let to = (from + random.below(60)).min(other.len());
                bytes.splice(at..end, other[from..to].iter().copied());
            }
            8 | 9 => number(bytes, at, random),
            _ if !pieces.is_empty() => _ = bytes.splice(at..at, pieces[random.below(pieces.len())].bytes()),
            _ => {}
        }
    }
}

/// Replaces a count of a binary file.
fn four_bytes(bytes: &mut [u8], at: usize, random: &mut Random) {
    let number = [0, 1, u32::MAX, u32::MAX / 2 + 1, 1 << 16, 1 << 24, random.below(1000) as u32][random.below(7)];
    if let Some(four) = bytes.get_mut(at..at + 4) {
        four.copy_from_slice(&number.to_le_bytes());
    }
}

/// Replaces the next digits by another number.
fn number(bytes: &mut Vec<u8>, at: usize, random: &mut Random) {
    let Some(start) = (at..bytes.len()).find(|&at| bytes[at].is_ascii_digit()) else { return };
    let end = (start..bytes.len()).find(|&at| !bytes[at].is_ascii_digit()).unwrap_or(bytes.len());
    bytes.splice(start..end, EDGE_NUMBERS[random.below(EDGE_NUMBERS.len())].bytes());
}
