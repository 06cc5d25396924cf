//! Decodes the bytes of a record file.
//!
//! A record must be decoded *before* anything looks for brackets: in GBK, Big5 and Shift_JIS the second byte of a
//! character may be `\` or `]`. What a file says of itself is the weakest witness, so the order is: byte-order mark,
//! UTF-16 without one, the escapes of ISO-2022-JP and HZ, valid UTF-8, *mostly* valid UTF-8 (a character cut in the
//! middle by some server's length limit must not make a detector swallow the bracket after it), then the game's own
//! `CA`, and only then a detector. The games of one file may be in different encodings.

use std::borrow::Cow;
use std::ops::Range;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, CoderResult, DecoderResult, EUC_KR, Encoding, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
};

/// A file as text, and the encoding that most of its games had.
pub(super) struct Decoded<'a> {
    pub text: Cow<'a, str>,
    /// WHATWG name; `"UTF-8"` for plain ASCII.
    pub encoding: &'static str,
    /// The bytes of the text, piece by piece. Empty if all of them could be decoded.
    pieces: Vec<DecodedPiece<'a>>,
}

struct DecodedPiece<'a> {
    text_start: usize,
    bytes: &'a [u8],
    encoding: &'static Encoding,
}

impl Decoded<'_> {
    /// The bytes in a range of the text that could not be decoded, each with the place of the U+FFFD that stands for
    /// them in the range. Bytes below 0x80 are left out: alone they would be characters.
    pub fn undecoded(&self, range: Range<usize>) -> Vec<(usize, Box<[u8]>)> {
        let mut found = Vec::new();
        if !self.text[range.clone()].contains('\u{fffd}') {
            return found;
        }
        let ends = self.pieces.iter().skip(1).map(|piece| piece.text_start).chain([self.text.len()]);
        for (piece, end) in self.pieces.iter().zip(ends) {
            if piece.text_start < range.end && range.start < end {
                malformed(piece.encoding, piece.bytes, |place, bytes| {
                    let place = piece.text_start + place;
                    if range.contains(&place) && bytes.iter().all(|byte| *byte >= 0x80) {
                        found.push((place - range.start, bytes.into()));
                    }
                });
            }
        }
        found
    }
}

/// Hands out the byte sequences that an encoding does not have, with the places of their U+FFFD in the decoded text.
fn malformed(encoding: &'static Encoding, bytes: &[u8], mut each: impl FnMut(usize, &[u8])) {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut scratch = [0; 1 << 12];
    let (mut at, mut place) = (0, 0);
    loop {
        let (result, read, written) = decoder.decode_to_utf8_without_replacement(&bytes[at..], &mut scratch, true);
        (at, place) = (at + read, place + written);
        match result {
            DecoderResult::InputEmpty => return,
            DecoderResult::OutputFull => {}
            DecoderResult::Malformed(length, after) => {
                let end = at - usize::from(after);
                each(place, &bytes[end.saturating_sub(usize::from(length))..end]);
                place += '\u{fffd}'.len_utf8();
            }
        }
    }
}

/// Never fails: what can't be decoded becomes U+FFFD.
pub(super) fn decode(bytes: &[u8]) -> Decoded<'_> {
    if let Some((encoding, bom)) = Encoding::for_bom(bytes) {
        return whole(encoding, &bytes[bom..]);
    }
    if let Some(encoding) = utf_16_without_bom(bytes) {
        return whole(encoding, bytes);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        if has_iso_2022_jp_escape(bytes) {
            return whole(ISO_2022_JP, bytes);
        }
        if let Some(text) = decode_hz(bytes) {
            return Decoded { text: Cow::Owned(text), encoding: GBK.name(), pieces: Vec::new() };
        }
        return Decoded { text: Cow::Borrowed(text), encoding: UTF_8.name(), pieces: Vec::new() };
    }
    decode_8_bit(bytes)
}

/// The name of a file inside an archive: UTF-8 if it can be, else whatever it looks like.
pub(crate) fn decode_name(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(name) => name.to_owned(),
        Err(_) => guess(bytes).decode_without_bom_handling(bytes).0.into_owned(),
    }
}

fn whole<'a>(encoding: &'static Encoding, bytes: &'a [u8]) -> Decoded<'a> {
    let text = if encoding == UTF_8 || bytes.len() < LARGE_TEXT_BYTES {
        encoding.decode_without_bom_handling(bytes).0
    } else {
        let mut text = String::new();
        push_decoded(&mut text, encoding, bytes);
        Cow::Owned(text)
    };
    Decoded { text, encoding: encoding.name(), pieces: vec![DecodedPiece { text_start: 0, bytes, encoding }] }
}

/// Texts from this size on are decoded in pieces, twice (first to count): at once, each byte would take three.
const LARGE_TEXT_BYTES: usize = 1 << 20;

fn push_decoded(text: &mut String, encoding: &'static Encoding, bytes: &[u8]) {
    if bytes.len() < LARGE_TEXT_BYTES {
        text.push_str(&encoding.decode_without_bom_handling(bytes).0);
        return;
    }
    let mut length = 0;
    in_pieces(encoding, bytes, |piece| length += piece.len());
    text.reserve_exact(length);
    in_pieces(encoding, bytes, |piece| text.push_str(piece));
}

fn in_pieces(encoding: &'static Encoding, bytes: &[u8], mut each: impl FnMut(&str)) {
    const PIECE_BYTES: usize = 1 << 16;
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut piece = String::with_capacity(decoder.max_utf8_buffer_length(PIECE_BYTES).unwrap_or(4 * PIECE_BYTES));
    let pieces = bytes.len().div_ceil(PIECE_BYTES);
    for (at, mut chunk) in bytes.chunks(PIECE_BYTES).enumerate() {
        loop {
            let (result, read, _) = decoder.decode_to_string(chunk, &mut piece, at + 1 == pieces);
            each(&piece);
            piece.clear();
            if result == CoderResult::InputEmpty {
                break;
            }
            chunk = &chunk[read..];
        }
    }
}

/// Text that is mostly ASCII has a zero in every second byte.
fn utf_16_without_bom(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(512)];
    if head.len() < 4 {
        return None;
    }
    let zeros = |parity: usize| head.iter().skip(parity).step_by(2).filter(|&&byte| byte == 0).count();
    let (even, odd, half) = (zeros(0), zeros(1), head.len() / 2);
    if odd * 5 > half * 2 && even * 20 < half {
        Some(UTF_16LE)
    } else if even * 5 > half * 2 && odd * 20 < half {
        Some(UTF_16BE)
    } else {
        None
    }
}

fn has_iso_2022_jp_escape(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    while let Some(at) = rest.iter().position(|&byte| byte == 0x1b) {
        rest = &rest[at + 1..];
        if rest.starts_with(b"$B") || rest.starts_with(b"$@") {
            return true;
        }
    }
    false
}

/// HZ writes GB2312 in seven bits between `~{` and `~}`. WHATWG has dropped it; a few old Chinese records have not.
fn decode_hz(bytes: &[u8]) -> Option<String> {
    let declared = bytes.contains(&b'~')
        && labels(bytes).any(|(_, label)| label.trim_ascii().to_ascii_lowercase().starts_with(b"hz"));
    if !declared {
        return None;
    }
    let mut gbk = Vec::with_capacity(bytes.len());
    let (mut at, mut double) = (0, false);
    while at < bytes.len() {
        match (&bytes[at..], double) {
            ([b'~', b'{', ..], false) if hz_closes(&bytes[at + 2..]) => (double, at) = (true, at + 2),
            ([b'~', b'}', ..], true) => (double, at) = (false, at + 2),
            ([b'~', b'~', ..], false) => {
                gbk.push(b'~');
                at += 2;
            }
            ([first @ 0x21..=0x7e, second @ 0x21..=0x7e, ..], true) => {
                gbk.extend([first | 0x80, second | 0x80]);
                at += 2;
            }
            ([byte, ..], _) => {
                gbk.push(*byte);
                at += 1;
            }
            ([], _) => break,
        }
    }
    Some(GBK.decode_without_bom_handling(&gbk).0.into_owned())
}

/// Whether a run of byte pairs is closed by `~}`, so that a lone `~{` does not swallow a bracket.
fn hz_closes(rest: &[u8]) -> bool {
    let mut pairs = rest.chunks_exact(2).take_while(|pair| pair.iter().all(|byte| (0x21..=0x7e).contains(byte)));
    pairs.any(|pair| pair == b"~}")
}

/// Decodes each game in its own encoding. A file with fewer than two recognizable games has one encoding.
fn decode_8_bit(bytes: &[u8]) -> Decoded<'_> {
    let starts = game_starts(bytes);
    if starts.len() < 2 {
        return whole(encoding_of(bytes, None), bytes);
    }
    let fallback = guess(bytes);
    // The text before the first game goes with it.
    let ends = starts[1..].iter().copied().chain([bytes.len()]);
    let mut start = 0;
    let games = ends.map(|end| &bytes[std::mem::replace(&mut start, end)..end]);
    // Guessing may decode a whole game, so it is done before the text takes its memory.
    let games: Vec<(&[u8], &'static Encoding)> =
        games.map(|game| (game, if game.is_ascii() { UTF_8 } else { encoding_of(game, Some(fallback)) })).collect();
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 2);
    let mut votes: Vec<(&'static Encoding, u32)> = Vec::new();
    let mut pieces = Vec::new();
    for (game, encoding) in games {
        pieces.push(DecodedPiece { text_start: text.len(), bytes: game, encoding });
        if encoding == UTF_8 && std::str::from_utf8(game).is_ok_and(str::is_ascii) {
            text.push_str(&String::from_utf8_lossy(game));
            continue;
        }
        match votes.iter_mut().find(|(seen, _)| *seen == encoding) {
            Some((_, count)) => *count += 1,
            None => votes.push((encoding, 1)),
        }
        push_decoded(&mut text, encoding, game);
    }
    let most = votes.iter().map(|&(_, count)| count).max().unwrap_or(0);
    let encoding = votes.iter().find(|&&(_, count)| count == most).map_or(UTF_8, |&(encoding, _)| encoding);
    Decoded { text: Cow::Owned(text), encoding: encoding.name(), pieces }
}

/// The probable beginnings of games: a `(;` whose first node names the game, the format or the character set. The
/// bytes of `(` and `;` are never part of a longer character in any encoding that gets here.
fn game_starts(bytes: &[u8]) -> Vec<usize> {
    const LOOKAHEAD_BYTES: usize = 400;
    let mut starts = Vec::new();
    let mut at = 0;
    while let Some(open) = bytes[at..].iter().position(|&byte| byte == b'(').map(|offset| at + offset) {
        at = open + 1;
        let rest = bytes[at..].trim_ascii_start();
        let Some(node) = rest.strip_prefix(b";") else { continue };
        let node = &node[..node.len().min(LOOKAHEAD_BYTES)];
        let node = &node[..node.iter().position(|&byte| byte == b';' || byte == b'(').unwrap_or(node.len())];
        if node.windows(3).any(|three| matches!(three, b"CA[" | b"GM[" | b"FF[" | b"SZ[")) {
            starts.push(open);
        }
    }
    starts
}

/// `CA` values with their positions.
fn labels(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let found = at + bytes[at..].iter().position(|&byte| byte == b'C')?;
            at = found + 1;
            let Some(rest) = bytes[at..].strip_prefix(b"A") else { continue };
            let Some(value) = rest.trim_ascii_start().strip_prefix(b"[") else { continue };
            let value = &value[..value.len().min(40)];
            if let Some(end) = value.iter().position(|&byte| byte == b']') {
                return Some((found, &value[..end]));
            }
        }
    })
}

/// The encoding for a label: one of WHATWG's, or another that programs write. `None` for a label that says nothing, or
/// one that is impossible for such bytes.
fn encoding_for_label(label: &[u8]) -> Option<&'static Encoding> {
    let label = label.trim_ascii().to_ascii_lowercase();
    match &label[..] {
        b"euc-cn" | b"euccn" | b"cp936" | b"ms936" | b"gb-2312" | b"gb2312-80" => return Some(GBK),
        b"gb-18030" => return Some(encoding_rs::GB18030),
        b"cp932" | b"ms932" | b"sjis-win" => return Some(SHIFT_JIS),
        b"cp949" | b"ms949" | b"uhc" => return Some(EUC_KR),
        b"cp950" | b"ms950" | b"big-5" => return Some(BIG5),
        b"ascii" | b"us-ascii" => return None,
        _ => {}
    }
    Encoding::for_label_no_replacement(&label)
        .filter(|encoding| encoding.is_ascii_compatible() && !matches!(encoding.name(), "UTF-8" | "x-user-defined"))
}

/// The encoding of a file or of a part of it. For a part, `guessed` is the guess for the whole file.
fn encoding_of(bytes: &[u8], guessed: Option<&'static Encoding>) -> &'static Encoding {
    if std::str::from_utf8(bytes).is_ok() || is_mostly_utf_8(bytes) {
        return UTF_8;
    }
    let mut declared_utf_8 = false;
    for (_, label) in labels(bytes) {
        declared_utf_8 |= label.trim_ascii().to_ascii_lowercase().starts_with(b"utf");
        if let Some(encoding) = encoding_for_label(label) {
            if !encoding.decode_without_bom_handling(bytes).1 {
                return encoding;
            }
            // A wrong label, or a damaged file: the label stands unless the detector's choice fits without a flaw.
            let other = guess(bytes);
            return if other.decode_without_bom_handling(bytes).1 { encoding } else { other };
        }
    }
    let encoding = guessed.unwrap_or_else(|| guess(bytes));
    let fits = |encoding: &'static Encoding| !encoding.decode_without_bom_handling(bytes).1;
    if declared_utf_8 && !fits(encoding) { UTF_8 } else { encoding }
}

/// Whether a few cut characters are all that is wrong: at least two good characters for each bad place.
fn is_mostly_utf_8(bytes: &[u8]) -> bool {
    let (mut good, mut bad) = (0usize, 0usize);
    for chunk in bytes.utf8_chunks() {
        let valid = chunk.valid();
        good += valid.len() - valid.bytes().filter(|byte| !(0x80..0xc0).contains(byte)).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    // These are continuation bytes, so that a Chinese character weighs two and an accented letter one.
    good >= 4 * bad
}

/// Guesses the encoding from the bytes outside ASCII.
///
/// The detector knows web pages, not the few names in a record. Three corrections use what is known about records. Read
/// as GBK, short Big5 texts have characters of the private use area, which no name has. Chinese names of a few
/// characters pass for EUC-JP, but a Japanese record without a single kana is much rarer. And one Chinese word passes
/// for ISO 8859-5, in which nobody writes.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let encoding = detector.guess(None, Utf8Detection::Deny);
    let text_in = |encoding: &'static Encoding| {
        let (text, errors) = encoding.decode_without_bom_handling(bytes);
        (!errors).then_some(text)
    };
    let private = |c: char| matches!(c, '\u{e000}'..='\u{f8ff}');
    let kana = |c: char| matches!(c, '\u{3040}'..='\u{30ff}');
    let fits = |encoding| text_in(encoding).is_some_and(|text| !text.contains(private));
    match encoding.name() {
        "GBK" if !fits(GBK) && fits(BIG5) => BIG5,
        "EUC-JP" if !text_in(encoding).is_some_and(|text| text.contains(kana)) && fits(GBK) => GBK,
        "ISO-8859-5" if fits(GBK) => GBK,
        _ => encoding,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_text_is_decoded_as_a_small_one_is() {
        // Characters of two bytes and of four, across the ends of pieces; one is cut at the very end.
        let odd: Vec<u8> = b"x\xb0\xa1\x95\x32\x82\x36y".repeat(200_001);
        let bytes = [&odd[..], b"\xb0"].concat();
        assert!(bytes.len() > LARGE_TEXT_BYTES);
        for encoding in [GBK, encoding_rs::GB18030, SHIFT_JIS, encoding_rs::WINDOWS_874, encoding_rs::UTF_16LE] {
            let mut text = String::from("before ");
            push_decoded(&mut text, encoding, &bytes);
            let expected = encoding.decode_without_bom_handling(&bytes).0;
            assert!(text.strip_prefix("before ") == Some(&*expected), "{}", encoding.name());
        }
    }
}
