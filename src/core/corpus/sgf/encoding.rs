//! Decodes the bytes of a record file.
//!
//! A record must be decoded *before* anything looks for brackets: in GBK, Big5 and Shift_JIS the second byte of a
//! character may be `\` or `]`. What a file says of itself is the weakest witness, so the order is: byte-order mark,
//! UTF-16 without one, the escapes of ISO-2022-JP and HZ, valid UTF-8 that is not so by chance, *mostly* valid UTF-8 (a
//! character cut in the middle by some server's length limit must not make a detector swallow the bracket after it). Else
//! evidence is weighed: how the text reads in each encoding (`likelihood`), the game's own `CA`, the program that wrote
//! it, a detector, and the encodings of the files beside it. The games of one file may be in different encodings.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::ops::Range;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, CoderResult, DecoderResult, EUC_JP, EUC_KR, Encoding, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
    WINDOWS_1252,
};

use super::likelihood::{self, MODELLED};
use super::utf_8_sense::{Utf8Sense, sense};
use crate::corpus::formats;

/// A file as text, and the encoding that most of its games had.
pub(super) struct Decoded<'a> {
    pub text: Cow<'a, str>,
    /// WHATWG name; `"UTF-8"` for plain ASCII.
    pub encoding: &'static str,
    /// The bytes of the text, piece by piece. Empty if all of them could be decoded, or if the text was made from another
    /// format.
    pieces: Vec<DecodedPiece<'a>>,
    /// The evidence for each encoding, where it was weighed.
    pub costs: Option<EncodingCosts>,
    undecoded: OnceCell<UndecodedBytes>,
}

/// Bytes that could not be decoded, each with the place of the U+FFFD that stands for them. Ascending by place.
type UndecodedBytes = Vec<(usize, Box<[u8]>)>;

struct DecodedPiece<'a> {
    text_start: usize,
    bytes: &'a [u8],
    encoding: &'static Encoding,
}

impl<'a> Decoded<'a> {
    fn new(text: Cow<'a, str>, encoding: &'static Encoding, pieces: Vec<DecodedPiece<'a>>) -> Decoded<'a> {
        Decoded { text, encoding: encoding.name(), pieces, costs: None, undecoded: OnceCell::new() }
    }

    /// The bytes in a range of the text that could not be decoded, each with the place of the U+FFFD that stands for
    /// them in the range. Bytes below 0x80 are left out: alone they would be characters.
    pub fn undecoded(&self, range: Range<usize>) -> UndecodedBytes {
        if !self.text[range.clone()].contains('\u{fffd}') {
            return Vec::new();
        }
        let all = self.undecoded.get_or_init(|| self.all_undecoded());
        let from = all.partition_point(|&(place, _)| place < range.start);
        let inside = all[from..].iter().take_while(|(place, _)| *place < range.end);
        inside.map(|(place, bytes)| (place - range.start, bytes.clone())).collect()
    }

    fn all_undecoded(&self) -> UndecodedBytes {
        let mut found = Vec::new();
        for piece in &self.pieces {
            malformed(piece.encoding, piece.bytes, |place, bytes| {
                if bytes.iter().all(|byte| *byte >= 0x80) {
                    found.push((piece.text_start + place, bytes.into()));
                }
            });
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

/// An encoding that the user can name. Files that are UTF-8, or UTF-16 with a mark, stay what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedEncoding(&'static Encoding);

impl NamedEncoding {
    /// The encodings to choose from: those of records.
    pub const USUAL: [NamedEncoding; 8] = [
        NamedEncoding(&encoding_rs::GB18030_INIT),
        NamedEncoding(&encoding_rs::BIG5_INIT),
        NamedEncoding(&encoding_rs::SHIFT_JIS_INIT),
        NamedEncoding(&encoding_rs::EUC_JP_INIT),
        NamedEncoding(&encoding_rs::EUC_KR_INIT),
        NamedEncoding(&encoding_rs::WINDOWS_1252_INIT),
        NamedEncoding(&encoding_rs::WINDOWS_1251_INIT),
        NamedEncoding(&encoding_rs::UTF_8_INIT),
    ];

    /// The encoding of a label: a name of WHATWG, or another that programs write. `None` if there is none, or if its
    /// brackets are not those of ASCII.
    pub fn from_label(label: &str) -> Option<NamedEncoding> {
        let utf_8 = || Encoding::for_label(label.as_bytes()).filter(|&encoding| encoding == UTF_8);
        encoding_for_label(label.as_bytes()).or_else(utf_8).map(NamedEncoding)
    }

    /// WHATWG name.
    pub fn name(self) -> &'static str {
        self.0.name()
    }
}

/// Number of encodings that are weighed: those of [`MODELLED`], and one of single bytes.
const WEIGHED: usize = MODELLED.len() + 1;

/// The evidence against each encoding, in nats: only differences count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::corpus) struct EncodingCosts([f32; WEIGHED]);

impl EncodingCosts {
    /// Whether another encoding is the likeliest with `prior` than without it.
    pub fn choice_changes_by(&self, prior: &EncodingCosts) -> bool {
        let likeliest = |cost: &dyn Fn(usize) -> f32| (0..WEIGHED).min_by(|&a, &b| cost(a).total_cmp(&cost(b)));
        likeliest(&|at| self.0[at]) != likeliest(&|at| self.0[at] + prior.0[at])
    }
}

/// How many files beside a file are in each encoding.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::corpus) struct EncodingVotes([f32; WEIGHED]);

impl EncodingVotes {
    /// Adds files whose encoding is known by its name. UTF-8 says nothing of the files beside it.
    pub fn add(&mut self, encoding: &str, files: f32) {
        let Some(encoding) = Encoding::for_label(encoding.as_bytes()) else { return };
        let single = || encoding.is_single_byte().then_some(MODELLED.len());
        if let Some(place) = likelihood::place_of(encoding).or_else(single) {
            self.0[place] += files;
        }
    }

    /// Adds a file whose encoding is as likely as its costs and `prior` say, `times` times.
    pub fn add_likely(&mut self, costs: &EncodingCosts, prior: &EncodingCosts, times: f32) {
        let total: [f32; WEIGHED] = std::array::from_fn(|at| costs.0[at] + prior.0[at]);
        let least = total.iter().copied().fold(f32::INFINITY, f32::min);
        let weights = total.map(|cost| (least - cost).exp());
        let sum: f32 = weights.iter().sum();
        self.0.iter_mut().zip(weights).for_each(|(votes, weight)| *votes += times * weight / sum);
    }

    /// The costs that neighbours give a file: those in its folder, and all others of the import, who count as one.
    pub fn prior(&self, others: &EncodingVotes) -> EncodingCosts {
        /// No neighbours outweigh more evidence than this.
        const MAX_PRIOR_COST: f32 = 7.0;
        let shares = |votes: &[f32; WEIGHED], base: [f32; WEIGHED]| -> [f32; WEIGHED] {
            let sum = votes.iter().sum::<f32>() + 1.0;
            std::array::from_fn(|at| (votes[at].max(0.0) + base[at]) / sum)
        };
        // Whoever has not been seen in this import is rare in it.
        let seldom = others.0.iter().sum::<f32>().max(0.0) * 0.01;
        let others = shares(&others.0.map(|votes| votes + seldom), [1.0 / WEIGHED as f32; WEIGHED]);
        let shares = shares(&self.0, others);
        let most = shares.iter().copied().fold(0.0, f32::max);
        EncodingCosts(shares.map(|share| (most / share).ln().min(MAX_PRIOR_COST)))
    }
}

/// Knowledge of a file's encoding before it is read.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::corpus) struct EncodingHint {
    pub named: Option<NamedEncoding>,
    pub prior: Option<EncodingCosts>,
}

/// Never fails: what can't be decoded becomes U+FFFD.
pub(super) fn decode(bytes: &[u8]) -> Decoded<'_> {
    decode_with(bytes, &EncodingHint::default())
}

/// As [`decode`], with what else is known of the encoding. A record of another format becomes SGF.
pub(super) fn decode_with<'a>(bytes: &'a [u8], hint: &EncodingHint) -> Decoded<'a> {
    let decoded = decode_text(bytes, hint);
    match formats::to_sgf(&decoded.text) {
        // The bytes are those of another text now.
        Some(sgf) => Decoded { text: Cow::Owned(sgf), pieces: Vec::new(), ..decoded },
        None => decoded,
    }
}

/// Whether a file is of another format than SGF.
pub(super) fn is_other_format(bytes: &[u8]) -> bool {
    formats::to_sgf(&decode_text(bytes, &EncodingHint::default()).text).is_some()
}

fn decode_text<'a>(bytes: &'a [u8], hint: &EncodingHint) -> Decoded<'a> {
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
            return Decoded::new(Cow::Owned(text), GBK, Vec::new());
        }
        return match not_utf_8(text, hint.named, hint.prior.as_ref()) {
            Some((encoding, costs)) => Decoded { costs: Some(costs), ..whole(encoding, bytes) },
            None => Decoded::new(Cow::Borrowed(text), UTF_8, Vec::new()),
        };
    }
    match hint.named {
        Some(named) => whole(named.0, bytes),
        None => decode_8_bit(bytes, hint.prior.as_ref()),
    }
}

/// The name of a file inside an archive: UTF-8 if it can be, else whatever it looks like.
pub(crate) fn decode_name(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(name) => name.to_owned(),
        Err(_) => weigh(bytes, None, None).0.decode_without_bom_handling(bytes).0.into_owned(),
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
    let pieces = vec![DecodedPiece { text_start: 0, bytes, encoding }];
    Decoded::new(text, encoding, pieces)
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

/// Text that is mostly ASCII has a zero in every second byte, and begins with one.
fn utf_16_without_bom(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(512)];
    if head.len() < 4 {
        return None;
    }
    let zeros = |parity: usize| head.iter().skip(parity).step_by(2).filter(|&&byte| byte == 0).count();
    let (even, odd, half) = (zeros(0), zeros(1), head.len() / 2);
    if head[1] == 0 && odd * 5 > half * 2 && even * 20 < half {
        Some(UTF_16LE)
    } else if head[0] == 0 && even * 5 > half * 2 && odd * 20 < half {
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
fn decode_8_bit<'a>(bytes: &'a [u8], prior: Option<&EncodingCosts>) -> Decoded<'a> {
    let starts = game_starts(bytes);
    if starts.len() < 2 {
        let (encoding, costs) = encoding_of(bytes, None, prior);
        return Decoded { costs, ..whole(encoding, bytes) };
    }
    let (fallback, costs) = weigh(bytes, None, prior);
    // The text before the first game goes with it.
    let ends = starts[1..].iter().copied().chain([bytes.len()]);
    let mut start = 0;
    let games = ends.map(|end| &bytes[std::mem::replace(&mut start, end)..end]);
    // Guessing may decode a whole game, so it is done before the text takes its memory.
    let games: Vec<(&[u8], &'static Encoding)> = games
        .map(|game| (game, if game.is_ascii() { UTF_8 } else { encoding_of(game, Some(fallback), prior).0 }))
        .collect();
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
    Decoded { costs: Some(costs), ..Decoded::new(Cow::Owned(text), encoding, pieces) }
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

/// The encoding of a file or of a part of it, and the evidence that was weighed. For a part, `guessed` is the encoding of
/// the whole file.
fn encoding_of(
    bytes: &[u8],
    guessed: Option<&'static Encoding>,
    prior: Option<&EncodingCosts>,
) -> (&'static Encoding, Option<EncodingCosts>) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        let other = not_utf_8(text, guessed.map(NamedEncoding), prior);
        return other.map_or((UTF_8, None), |(encoding, costs)| (encoding, Some(costs)));
    }
    if is_mostly_utf_8(bytes) {
        return (UTF_8, None);
    }
    let mut declared_utf_8 = false;
    for (_, label) in labels(bytes) {
        declared_utf_8 |= label.trim_ascii().to_ascii_lowercase().starts_with(b"utf");
        if let Some(label) = encoding_for_label(label) {
            let (encoding, costs) = weigh(bytes, Some(label), prior);
            return (encoding, Some(costs));
        }
    }
    let (encoding, costs) = match guessed {
        Some(guessed) => (guessed, None),
        None => {
            let (encoding, costs) = weigh(bytes, None, prior);
            (encoding, Some(costs))
        }
    };
    if declared_utf_8 && !fits(encoding, bytes) { (UTF_8, None) } else { (encoding, costs) }
}

/// The East Asian encoding of a text that is valid UTF-8 by chance, and the evidence. `expected` is what the user has
/// named, or the encoding of the whole file.
fn not_utf_8(
    text: &str,
    expected: Option<NamedEncoding>,
    prior: Option<&EncodingCosts>,
) -> Option<(&'static Encoding, EncodingCosts)> {
    let bytes = text.as_bytes();
    let is_east_asian = |encoding| likelihood::place_of(encoding).is_some();
    let says_utf_8 = |(_, label): (usize, &[u8])| label.trim_ascii().to_ascii_lowercase().starts_with(b"utf");
    if sense(text) != Utf8Sense::Nonsense
        || expected.is_some_and(|expected| !is_east_asian(expected.0))
        || labels(bytes).any(says_utf_8)
    {
        return None;
    }
    let label = labels(bytes).find_map(|(_, label)| encoding_for_label(label)).filter(|&label| is_east_asian(label));
    let (encoding, costs) = weigh(bytes, expected.map(|expected| expected.0).or(label), prior);
    (is_east_asian(encoding) && fits(encoding, bytes)).then_some((encoding, costs))
}

fn fits(encoding: &'static Encoding, bytes: &[u8]) -> bool {
    !encoding.decode_without_bom_handling(bytes).1
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

/// Weights of the witnesses for their encodings, in nats: a label, the writing program, a detector made for web pages.
const LABEL_WEIGHT: f32 = 10.0;
const WRITER_WEIGHT: f32 = 4.0;
const DETECTOR_WEIGHT: f32 = 3.0;
/// Maximum cost of what nothing speaks for.
const IMPOSSIBLE_COST: f32 = 1e6;
/// An encoding that fits without a flaw is preferred to one that is likelier by less than this.
const FLAW_COST: f32 = 20.0;

/// Weighs the evidence for each encoding, and chooses one.
fn weigh(
    bytes: &[u8],
    label: Option<&'static Encoding>,
    prior: Option<&EncodingCosts>,
) -> (&'static Encoding, EncodingCosts) {
    let detected = label.is_none().then(|| detect(bytes));
    let is_single = |encoding: &&'static Encoding| likelihood::place_of(encoding).is_none();
    let single = label.or(detected).filter(is_single).unwrap_or(WINDOWS_1252);
    // Without a label, the detector decides whether letters of one byte come into question.
    let is_possible = label.is_some() || detected.is_some_and(|detected| is_single(&detected));
    let single_cost = if is_possible { single_byte_cost(single, bytes) } else { IMPOSSIBLE_COST };
    let mut costs = [single_cost; WEIGHED];
    costs[..MODELLED.len()].copy_from_slice(&likelihood::costs(bytes));
    // Two Chinese characters pass for EUC-JP, which few records have; names tell it better.
    let detected = detected.filter(|&detected| detected != EUC_JP);
    for (witness, weight) in
        [(label, LABEL_WEIGHT), (writers_encoding(bytes), WRITER_WEIGHT), (detected, DETECTOR_WEIGHT)]
    {
        let Some(encoding) = witness else { continue };
        costs[likelihood::place_of(encoding).unwrap_or(MODELLED.len())] -= weight;
    }
    let with_prior: [f32; WEIGHED] = std::array::from_fn(|at| costs[at] + prior.map_or(0.0, |prior| prior.0[at]));
    let mut order: [usize; WEIGHED] = std::array::from_fn(|at| at);
    order.sort_by(|&a, &b| with_prior[a].total_cmp(&with_prior[b]));
    let encoding_at = |place: usize| match label {
        Some(label) if likelihood::place_of(label) == Some(place) => label,
        _ => MODELLED.get(place).map_or(single, |&(encoding, _)| encoding),
    };
    let is_near = |&&place: &&usize| with_prior[place] < with_prior[order[0]] + FLAW_COST;
    let flawless = order.iter().take_while(is_near).find(|&&place| fits(encoding_at(place), bytes));
    let place = *flawless.unwrap_or(&order[0]);
    let chosen = encoding_at(place);
    // A label that fits is right where nothing reads as text. Anything fits an encoding of single bytes.
    let can_hold = |label: &&'static Encoding| !is_single(label) && fits(label, bytes);
    let label = label.filter(|&label| label != chosen && is_senseless(chosen, bytes, costs[place]));
    (label.filter(can_hold).unwrap_or(chosen), EncodingCosts(costs))
}

/// Whether the characters are improbable as a text: on average they cost more than letters that people write together.
fn is_senseless(encoding: &'static Encoding, bytes: &[u8], cost: f32) -> bool {
    let most = if likelihood::place_of(encoding).is_some() { 10.5 } else { 6.0 };
    let bytes = &bytes[..bytes.len().min(likelihood::MAX_WEIGHED_BYTES)];
    let text = encoding.decode_without_bom_handling(bytes).0;
    cost > most * text.chars().filter(|character| !character.is_ascii()).count() as f32
}

/// The guess of a detector that knows web pages. One Chinese word passes for ISO 8859-5, in which nobody writes.
fn detect(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    match detector.guess(None, Utf8Detection::Deny) {
        iso if iso.name() == "ISO-8859-5" => GBK,
        encoding => encoding,
    }
}

/// The encoding that a program or a server writes, where it writes one only.
fn writers_encoding(bytes: &[u8]) -> Option<&'static Encoding> {
    const SERVERS: [(&[u8], &Encoding); 4] = [
        (b"GIBOKIND=Korea", &encoding_rs::EUC_KR_INIT),
        (b"GIBOKIND=China", &encoding_rs::GBK_INIT),
        (b"Lang=SJIS", &encoding_rs::SHIFT_JIS_INIT),
        (b"www.cyberoro.com", &encoding_rs::EUC_KR_INIT),
    ];
    const WRITERS: [(&[u8], &Encoding); 10] = [
        (b"multigo", &encoding_rs::GBK_INIT),
        (b"mgo", &encoding_rs::GBK_INIT),
        (b"foxwq", &encoding_rs::GBK_INIT),
        (b"yike", &encoding_rs::GBK_INIT),
        (b"stonebase", &encoding_rs::SHIFT_JIS_INIT),
        (b"panda", &encoding_rs::SHIFT_JIS_INIT),
        (b"tygem", &encoding_rs::EUC_KR_INIT),
        (b"cyberoro", &encoding_rs::EUC_KR_INIT),
        (b"oro", &encoding_rs::EUC_KR_INIT),
        (b"wbaduk", &encoding_rs::EUC_KR_INIT),
    ];
    let head = &bytes[..bytes.len().min(1000)];
    let has = |mark: &[u8]| head.windows(mark.len()).any(|window| window == mark);
    if !head.trim_ascii_start().starts_with(b"(") {
        return SERVERS.iter().find(|(mark, _)| has(mark)).map(|&(_, encoding)| encoding);
    }
    let at = head.windows(3).position(|three| three == b"AP[")?;
    let name = head[at + 3..].trim_ascii_start();
    let is_writer = |writer: &[u8]| name.get(..writer.len()).is_some_and(|name| name.eq_ignore_ascii_case(writer));
    WRITERS.iter().find(|(writer, _)| is_writer(writer)).map(|&(_, encoding)| encoding)
}

/// Whether a byte stands where English puts a quotation mark or a dash: after a letter, or between a blank and a letter. In
/// East Asian encodings the first byte of a character seldom does.
fn stands_like_punctuation(bytes: &[u8], run: &[u8]) -> bool {
    let at = run.as_ptr() as usize - bytes.as_ptr() as usize;
    let before = at.checked_sub(1).map_or(b' ', |before| bytes[before]);
    let after = bytes.get(at + run.len()).copied().unwrap_or(b' ');
    let is_text = before.is_ascii_alphanumeric() || matches!(before, b'.' | b',' | b'!' | b'?');
    is_text || before == b' ' && (after == b' ' || after.is_ascii_alphanumeric())
}

/// Whether a byte follows a bracket that closes a value. Letters of single bytes stand in values only.
fn stands_after_a_value(bytes: &[u8], run: &[u8]) -> bool {
    let before = &bytes[..run.as_ptr() as usize - bytes.as_ptr() as usize];
    before.ends_with(b"]") && !before.ends_with(b"\\]")
}

/// Whether nothing else is in the value.
fn is_whole_value(bytes: &[u8], run: &[u8]) -> bool {
    let at = run.as_ptr() as usize - bytes.as_ptr() as usize;
    bytes[..at].ends_with(b"[") && bytes[at + run.len()..].starts_with(b"]")
}

/// The cost of bytes in an encoding of single bytes. In Latin scripts few letters are beyond ASCII, and none of them in
/// a row; a word of Cyrillic, Greek or Thai does not go from small letters to capitals.
fn single_byte_cost(encoding: &'static Encoding, bytes: &[u8]) -> f32 {
    const LATIN: [&str; 12] = [
        "windows-1250",
        "windows-1252",
        "windows-1254",
        "windows-1257",
        "windows-1258",
        "ISO-8859-2",
        "ISO-8859-3",
        "ISO-8859-4",
        "ISO-8859-10",
        "ISO-8859-15",
        "ISO-8859-16",
        "macintosh",
    ];
    /// Records in other scripts of single bytes are rare: a word of two letters is more likely one East Asian character.
    const OTHER_SCRIPT_COST: f32 = 5.0;
    /// No Latin name is without a letter of ASCII.
    const NO_WORD_COST: f32 = 6.0;
    /// The bracket before such a byte was half of a character.
    const AFTER_VALUE_COST: f32 = 16.0;
    let is_latin = LATIN.contains(&encoding.name());
    let mut cost = if is_latin { 0.0 } else { OTHER_SCRIPT_COST };
    let bytes = &bytes[..bytes.len().min(likelihood::MAX_WEIGHED_BYTES)];
    for run in bytes.split(u8::is_ascii).filter(|run| !run.is_empty()) {
        cost += run.len() as f32
            * match (is_latin, run.len()) {
                (true, 1) => 3.5,
                (true, 2) => 4.5,
                (true, _) => 5.5,
                (false, _) => 3.6,
            };
        if is_latin && is_whole_value(bytes, run) {
            cost += NO_WORD_COST;
        }
        if stands_after_a_value(bytes, run) {
            cost += AFTER_VALUE_COST;
        }
        let mut was_small = false;
        let is_punctuation = is_latin && run.len() == 1 && stands_like_punctuation(bytes, run);
        for character in encoding.decode_without_bom_handling(run).0.chars() {
            cost += match character {
                '‘' | '’' | '“' | '”' | '–' | '—' | '…' | '½' if is_punctuation => 0.0,
                symbol if !symbol.is_alphabetic() => 8.0,
                capital if was_small && capital.is_uppercase() => 3.0,
                _ => 0.0,
            };
            was_small = character.is_lowercase();
        }
    }
    cost
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_pass_for_utf_8_are_read_in_their_own_encoding() {
        let read = |text: &str, encoding: &'static Encoding, named: Option<&str>| {
            let hint = EncodingHint { named: named.and_then(NamedEncoding::from_label), prior: None };
            decode_with(&encoding.encode(text).0, &hint).text.into_owned()
        };
        for (black, white) in [("时越", "AlphaGo"), ("时越", "檀啸"), ("檀啸", "时越"), ("时越", "x"), ("檀啸", "")]
        {
            for label in ["", "CA[GB2312]", "CA[GBK]", "CA[ISO-8859-1]"] {
                let text = format!("(;GM[1]{label}SZ[19]PB[{black}]PW[{white}]EV[];B[pd];W[dd])");
                assert_eq!(read(&text, GBK, None), text);
                assert_eq!(read(&text, GBK, Some("GBK")), text);
                // A game in a file of others.
                let file = format!("(;GM[1]SZ[19]PB[古力]PW[孔杰];B[pd])\n{text}");
                assert_eq!(read(&file, GBK, None), file);
            }
        }
        for name in ["Ö", "Zoë", "Łukasz", "Пак", "Νίκος", "½", "Éá", "时越", "دو"] {
            for label in ["", "CA[UTF-8]", "CA[GB2312]", "CA[ISO-8859-1]"] {
                let text = format!("(;GM[1]{label}SZ[19]PB[{name}]PW[x];B[pd];W[dd])");
                assert_eq!(read(&text, UTF_8, None), text);
            }
        }
    }

    #[test]
    fn a_second_byte_that_is_a_bracket_or_a_backslash_does_not_speak_for_letters_of_one_byte() {
        for (label, encoding, names) in [
            ("GBK", GBK, ["僝", "刔x", "匽 9d"]),
            ("GBK", GBK, ["乗乚俓俔僜僝刓刔匼匽哱哴", "刓匼哱僜", "両丣並丩丮丯丱丳"]),
            ("GB18030", encoding_rs::GB18030, ["僝", "匽 9d", "哱哴"]),
            ("Big5", BIG5, ["許功蓋", "俞裡 9d", "許"]),
            ("Shift_JIS", SHIFT_JIS, ["表十予", "能ソ申", "貼十 9d"]),
            ("cp932", SHIFT_JIS, ["ー十一", "表", "ゼーソ"]),
        ] {
            for name in names {
                let text = format!("(;GM[1]CA[{label}]SZ[19]PB[{name}]PW[x];B[pd];W[dd])");
                let (bytes, _, is_lossy) = encoding.encode(&text);
                assert!(!is_lossy);
                assert_eq!(decode(&bytes).text, text, "{label}");
            }
        }
    }

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
