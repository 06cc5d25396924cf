//! Base 64 as RFC 4648 has it in section 4: `A`–`Z`, `a`–`z`, `0`–`9`, `+`, `/`, padded with `=`.

/// The bytes; blanks and soft line breaks within are passed over, as SGF programs may put them there.
///
/// `None` for any other character, or a text that ends in the middle.
pub(super) fn decoded(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut held, mut bits, mut padding) = (0_u32, 0_u32, 0_u32);
    for byte in text.bytes().filter(|byte| !byte.is_ascii_whitespace() && *byte != b'\\') {
        let value = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            b'=' => {
                padding += 1;
                continue;
            }
            _ => return None,
        };
        if padding > 0 {
            return None;
        }
        (held, bits) = (held << 6 | u32::from(value), bits + 6);
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    // What is left over is nothing, and the padding says so.
    let complete = matches!((bits, padding), (0, 0) | (4, 2) | (2, 1)) && held == 0;
    complete.then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_standard_are_read_and_cut_ones_are_not() {
        // RFC 4648, section 10.
        for (text, bytes) in
            [("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"), ("Zm9vYmFy", "foobar")]
        {
            assert_eq!(decoded(text).as_deref(), Some(bytes.as_bytes()), "{text}");
        }
        assert_eq!(decoded("Zm9v\nYmFy").as_deref(), Some(&b"foobar"[..]));
        for wrong in ["Z", "Zg", "Zg=", "Zm9=", "Zm8==", "Zg==Zg==", "Zm9v!", "Zh=="] {
            assert_eq!(decoded(wrong), None, "{wrong}");
        }
    }
}
