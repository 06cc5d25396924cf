//! How likely bytes are in each East Asian encoding.
//!
//! The same bytes are often text in several encodings, but names in one alone: elsewhere they read as rare characters. So
//! each encoding has the probabilities of its characters at the beginning of a name, in the rest of it, and in other
//! texts. They come from the table of players, and from `assets/languages/name-characters.txt`. What is in neither is as
//! likely as its part of the encoding: the common half of the standard, the rare half, later additions.

use std::sync::LazyLock;

use encoding_rs::{
    BIG5, BIG5_INIT, EUC_JP, EUC_JP_INIT, EUC_KR, EUC_KR_INIT, Encoding, GB18030, GBK, GBK_INIT, SHIFT_JIS,
    SHIFT_JIS_INIT,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::scripts::{Script, players};

/// The encodings whose likelihood is known, and how rare each is among records that name none, in nats.
pub(super) const MODELLED: [(&Encoding, f32); 5] =
    [(&GBK_INIT, 0.0), (&SHIFT_JIS_INIT, 0.7), (&BIG5_INIT, 0.7), (&EUC_JP_INIT, 3.0), (&EUC_KR_INIT, 0.5)];

/// The costs of a text in nats (the negative logarithm of its probability), in the order of [`MODELLED`].
pub(super) fn costs(bytes: &[u8]) -> [f32; MODELLED.len()] {
    MODELS.each_ref().map(|model| model.cost(bytes))
}

/// The place of an encoding in [`MODELLED`].
pub(super) fn place_of(encoding: &'static Encoding) -> Option<usize> {
    let encoding = if encoding == GB18030 { GBK } else { encoding };
    MODELLED.iter().position(|&(known, _)| known == encoding)
}

static MODELS: LazyLock<[EncodingModel; MODELLED.len()]> = LazyLock::new(|| models(|_| true));

/// Models that know only some names of the table.
fn models(is_known: impl Fn(&str) -> bool) -> [EncodingModel; MODELLED.len()] {
    std::array::from_fn(|place| EncodingModel::new(place, &is_known))
}

/// The place of a character in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CharacterPosition {
    NameStart,
    NameRest,
    Text,
}

/// The parts of an encoding, by how common their characters are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EncodingPart {
    Common,
    Rare,
    Added,
    Kana,
    Symbols,
    HalfWidth,
    Invalid,
}

/// Bytes that are no character cost this many nats: more than any character.
const INVALID_COST: f32 = 16.0;
/// A whole name of the table, whichever, costs this many nats.
const KNOWN_NAME_COST: f32 = 8.0;
/// Texts from this size on tell enough by their beginning.
pub(super) const MAX_WEIGHED_BYTES: usize = 1 << 18;

struct EncodingModel {
    encoding: &'static Encoding,
    rarity: f32,
    /// Probabilities at the three positions of the characters that are more likely than their part.
    known: FxHashMap<u16, [f32; 3]>,
    names: FxHashSet<Vec<u8>>,
    longest_name: usize,
}

impl EncodingModel {
    fn new(place: usize, is_known: impl Fn(&str) -> bool) -> EncodingModel {
        let (encoding, rarity) = MODELLED[place];
        let (script, language) = match place {
            0 => (Script::SimplifiedHan, "zh-Hans"),
            2 => (Script::TraditionalHan, "zh-Hant"),
            4 => (Script::Hangul, "ko"),
            _ => (Script::Japanese, "ja"),
        };
        let mut model = EncodingModel {
            encoding,
            rarity,
            known: FxHashMap::default(),
            names: FxHashSet::default(),
            longest_name: 0,
        };
        let table = players().flat_map(|(_, player)| player.names(script));
        let table: Vec<&str> = table.map(String::as_str).filter(|name| is_known(name)).collect();
        model.add_names(&table);
        for (kind, [start, rest, text]) in [
            ("family", [(0.5, 8), (0.05, 40), (0.05, 8)]),
            ("given", [(0.08, 40), (0.4, 40), (0.0, 40)]),
            ("text", [(0.05, 40), (0.08, 40), (0.45, 40)]),
        ] {
            let characters = listed_characters(language, kind);
            for (position, (share, flatness)) in [start, rest, text].into_iter().enumerate() {
                model.add_ranked(position, share, flatness, characters);
            }
        }
        if script == Script::Japanese {
            for (kana, shares) in [('ぁ'..='ん', [0.015, 0.015, 0.1]), ('ァ'..='ヶ', [0.03, 0.03, 0.08])] {
                let count = kana.clone().count() as f32;
                kana.for_each(|kana| (0..3).for_each(|position| model.add(position, kana, shares[position] / count)));
            }
        }
        model
    }

    fn add_names(&mut self, table: &[&str]) {
        let rests = || table.iter().flat_map(|name| name.chars().skip(1)).filter(|&c| c != ' ');
        let count = rests().count().max(1) as f32;
        for &name in table {
            for name in [name.to_owned(), name.replace(' ', "")] {
                let (bytes, _, is_lossy) = self.encoding.encode(&name);
                if !is_lossy {
                    self.longest_name = self.longest_name.max(bytes.len());
                    self.names.insert(bytes.into_owned());
                }
            }
            let first = name.chars().take(1);
            first.for_each(|first| {
                self.add(0, first, 0.25 / table.len() as f32);
                self.add(2, first, 0.05 / table.len() as f32);
            });
        }
        rests().for_each(|character| {
            self.add(1, character, 0.35 / count);
            self.add(2, character, 0.05 / count);
        });
    }

    /// Shares out a probability among characters, the most common first. A flat share falls slowly.
    fn add_ranked(&mut self, position: usize, share: f32, flatness: usize, characters: &str) {
        let weight = |rank: usize| 1.0 / (rank + flatness) as f32;
        let sum: f32 = (0..characters.chars().count()).map(weight).sum();
        for (rank, character) in characters.chars().enumerate() {
            self.add(position, character, share * weight(rank) / sum);
        }
    }

    fn add(&mut self, position: usize, character: char, probability: f32) {
        let mut utf_8 = [0; 4];
        let (bytes, _, is_lossy) = self.encoding.encode(character.encode_utf8(&mut utf_8));
        if let ([lead, trail], false) = (&*bytes, is_lossy) {
            self.known.entry(u16::from_be_bytes([*lead, *trail])).or_default()[position] += probability;
        }
    }

    fn cost(&self, bytes: &[u8]) -> f32 {
        let bytes = &bytes[..bytes.len().min(MAX_WEIGHED_BYTES)];
        let (mut cost, mut at) = (self.rarity, 0);
        let mut position = CharacterPosition::Text;
        while at < bytes.len() {
            let byte = bytes[at];
            if byte.is_ascii() {
                match byte {
                    b'[' | b'=' if begins_name(&bytes[..=at]) => position = CharacterPosition::NameStart,
                    b'[' | b']' | b'\\' | b'\n' | b'\r' | b',' | b'(' => position = CharacterPosition::Text,
                    _ if position == CharacterPosition::NameStart => position = CharacterPosition::NameRest,
                    _ => {}
                }
                at += 1;
                continue;
            }
            if position == CharacterPosition::NameStart
                && let Some((length, name_cost)) = self.known_name(&bytes[at..])
            {
                (cost, at, position) = (cost + name_cost, at + length, CharacterPosition::NameRest);
                continue;
            }
            let (length, part) = self.part(&bytes[at..]);
            cost += self.character_cost(&bytes[at..at + length], part, position);
            at += length;
            if position == CharacterPosition::NameStart {
                position = CharacterPosition::NameRest;
            }
        }
        cost
    }

    /// The length and cost of the longest known name that these bytes begin with.
    fn known_name(&self, bytes: &[u8]) -> Option<(usize, f32)> {
        let longest = self.longest_name.min(bytes.len());
        let length = (4..=longest).rev().find(|&length| self.names.contains(&bytes[..length]))?;
        let (mut cost, mut at, mut position) = (0.0, 0, CharacterPosition::NameStart);
        while at < length {
            let (step, part) = self.part(&bytes[at..]);
            cost += self.character_cost(&bytes[at..at + step], part, position);
            (at, position) = (at + step, CharacterPosition::NameRest);
        }
        Some((length, cost.min(KNOWN_NAME_COST)))
    }

    fn character_cost(&self, bytes: &[u8], part: EncodingPart, position: CharacterPosition) -> f32 {
        if part == EncodingPart::Invalid {
            return INVALID_COST;
        }
        let known = match bytes {
            [lead, trail] => self.known.get(&u16::from_be_bytes([*lead, *trail])),
            _ => None,
        };
        let (share, size) = self.share(part, position);
        -(known.map_or(0.0, |known| known[position as usize]) + share / size).ln()
    }

    /// The probability of a part of the encoding at a position, and its number of characters.
    fn share(&self, part: EncodingPart, position: CharacterPosition) -> (f32, f32) {
        let by_position = |shares: [f32; 3]| shares[position as usize];
        let sizes: [f32; 3] = match self.encoding {
            encoding if encoding == GBK => [3755.0, 3008.0, 14000.0],
            encoding if encoding == BIG5 => [5401.0, 7652.0, 2000.0],
            encoding if encoding == EUC_KR => [2350.0, 4888.0, 8000.0],
            encoding if encoding == EUC_JP => [2965.0, 3390.0, 6000.0],
            _ => [2965.0, 3390.0, 800.0],
        };
        match part {
            EncodingPart::Common => (by_position([0.1, 0.15, 0.3]), sizes[0]),
            EncodingPart::Rare => (by_position([0.03, 0.05, 0.04]), sizes[1]),
            EncodingPart::Added | EncodingPart::Invalid => (by_position([0.003, 0.005, 0.003]), sizes[2]),
            EncodingPart::Kana => (0.002, 169.0),
            EncodingPart::Symbols => (by_position([0.002, 0.005, 0.05]), 700.0),
            EncodingPart::HalfWidth => (0.001, 63.0),
        }
    }

    /// The length of the first character, which is not ASCII, and its part of the encoding.
    fn part(&self, bytes: &[u8]) -> (usize, EncodingPart) {
        let (lead, trail) = (bytes[0], bytes.get(1).copied().unwrap_or(0));
        let both_high = trail >= 0xa1 && trail != 0xff;
        match self.encoding {
            encoding if encoding == SHIFT_JIS => match (lead, trail) {
                (0xa1..=0xdf, _) => (1, EncodingPart::HalfWidth),
                (0x80 | 0xa0 | 0xfd.., _) | (_, ..0x40 | 0x7f | 0xfd..) => (1, EncodingPart::Invalid),
                (0x82, 0x9f..) | (0x83, ..=0x96) => (2, EncodingPart::Kana),
                (..0x88, _) => (2, EncodingPart::Symbols),
                (..0x98, _) | (0x98, ..0x9f) => (2, EncodingPart::Common),
                (..=0xea, _) => (2, EncodingPart::Rare),
                _ => (2, EncodingPart::Added),
            },
            encoding if encoding == BIG5 => match (lead, trail) {
                (0x80 | 0xff, _) | (_, ..0x40 | 0x7f..0xa1 | 0xff) => (1, EncodingPart::Invalid),
                (0xa1..0xa4, _) => (2, EncodingPart::Symbols),
                (0xa4..0xc6, _) | (0xc6, ..0x7f) => (2, EncodingPart::Common),
                (0xc9..=0xf9, _) => (2, EncodingPart::Rare),
                _ => (2, EncodingPart::Added),
            },
            encoding if encoding == EUC_JP => match lead {
                0x8e if (0xa1..0xe0).contains(&trail) => (2, EncodingPart::HalfWidth),
                0x8f if both_high && bytes.get(2).is_some_and(|&third| third >= 0xa1) => (3, EncodingPart::Added),
                ..0xa1 | 0xff => (1, EncodingPart::Invalid),
                _ if !both_high => (1, EncodingPart::Invalid),
                0xa4 | 0xa5 => (2, EncodingPart::Kana),
                0xa1..0xb0 => (2, EncodingPart::Symbols),
                0xb0..0xd0 => (2, EncodingPart::Common),
                0xd0..=0xf4 => (2, EncodingPart::Rare),
                _ => (2, EncodingPart::Added),
            },
            encoding if encoding == EUC_KR => match lead {
                0x80 | 0xff => (1, EncodingPart::Invalid),
                _ if trail < 0x41 || trail == 0xff => (1, EncodingPart::Invalid),
                _ if lead < 0xa1 || !both_high => (2, EncodingPart::Added),
                0xa1..0xb0 => (2, EncodingPart::Symbols),
                0xb0..0xc9 => (2, EncodingPart::Common),
                _ => (2, EncodingPart::Rare),
            },
            _ => match lead {
                0x80 | 0xff => (1, EncodingPart::Invalid),
                _ if trail.is_ascii_digit() && bytes.get(2).is_some_and(|third| !third.is_ascii()) => {
                    (bytes.len().min(4), EncodingPart::Added)
                }
                _ if trail < 0x40 || matches!(trail, 0x7f | 0xff) => (1, EncodingPart::Invalid),
                _ if lead < 0xa1 || !both_high => (2, EncodingPart::Added),
                0xa4 | 0xa5 => (2, EncodingPart::Kana),
                0xa1..0xb0 => (2, EncodingPart::Symbols),
                0xb0..0xd8 => (2, EncodingPart::Common),
                0xd8..0xf8 => (2, EncodingPart::Rare),
                _ => (2, EncodingPart::Added),
            },
        }
    }
}

/// Whether a player's name follows: of SGF, GIB or UGF.
fn begins_name(before: &[u8]) -> bool {
    [&b"PB["[..], b"PW[", b"NAME=", b"NICK=", b"PlayerB=", b"PlayerW="].iter().any(|begin| before.ends_with(begin))
}

fn listed_characters(language: &str, kind: &str) -> &'static str {
    let lines = include_str!("../../../../assets/languages/name-characters.txt").lines();
    let of_line = |line: &'static str| line.strip_prefix(language)?.strip_prefix(' ')?.strip_prefix(kind);
    lines.filter_map(of_line).next().unwrap_or("").trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A record of two names, in an encoding, without CA.
    fn record(black: &str, white: &str, encoding: &'static Encoding) -> Option<Vec<u8>> {
        let text = format!("(;GM[1]SZ[19]PB[{black}]PW[{white}]RE[B+R];B[pd];W[dp];B[qp])");
        let (bytes, _, is_lossy) = encoding.encode(&text);
        (!is_lossy).then(|| bytes.into_owned())
    }

    fn likeliest(models: &[EncodingModel; MODELLED.len()], bytes: &[u8]) -> usize {
        let costs = models.each_ref().map(|model| model.cost(bytes));
        (0..costs.len()).min_by(|&a, &b| costs[a].total_cmp(&costs[b])).unwrap()
    }

    /// The names that the encoding can write.
    fn names(script: Script, encoding: &'static Encoding) -> Vec<&'static str> {
        let all = players().flat_map(|(_, player)| player.names(script)).map(String::as_str);
        all.filter(|name| !encoding.encode(name).2).collect()
    }

    /// Wrong ones of all pairs of `count` names from `start` on, with models that know these names or do not.
    fn wrong(start: usize, is_known: bool) -> (usize, usize) {
        let (mut wrong, mut all) = (0, 0);
        let sets = [
            (GBK, Script::SimplifiedHan, 30),
            (SHIFT_JIS, Script::Japanese, 24),
            (BIG5, Script::TraditionalHan, 20),
            (EUC_JP, Script::Japanese, 20),
            (EUC_KR, Script::Hangul, 24),
        ];
        for (encoding, script, count) in sets {
            let names: Vec<&str> = names(script, encoding).into_iter().skip(start).take(count).collect();
            let own = (!is_known).then(|| models(|name| !names.contains(&name)));
            let models = own.as_ref().unwrap_or(&*MODELS);
            for (black, white) in names.iter().flat_map(|black| names.iter().map(move |white| (black, white))) {
                if let Some(bytes) = record(black, white, encoding).filter(|_| black != white) {
                    wrong += usize::from(MODELLED[likeliest(models, &bytes)].0 != encoding);
                    all += 1;
                }
            }
        }
        (wrong, all)
    }

    #[test]
    fn two_names_tell_their_encoding() {
        assert_eq!(wrong(0, true), (0, 2734));
        for start in [60, 130, 200] {
            assert!(wrong(start, true).0 <= 2, "{start}");
        }
    }

    #[test]
    fn names_that_are_in_no_table_tell_it_nearly_as_well() {
        for start in [0, 60, 130, 200] {
            let (wrong, all) = wrong(start, false);
            assert!(wrong * 100 <= 3 * all, "{wrong} of {all} from {start}");
        }
    }

    #[test]
    fn every_list_of_characters_is_found_and_fits_its_encoding() {
        for (language, encoding) in [("zh-Hans", GBK), ("zh-Hant", BIG5), ("ja", SHIFT_JIS), ("ko", EUC_KR)] {
            for kind in ["family", "given", "text"] {
                let characters = listed_characters(language, kind);
                assert!(characters.chars().count() > 50, "{language} {kind}");
                for character in characters.chars() {
                    assert!(!encoding.encode(&character.to_string()).2, "{language} {kind} {character}");
                    assert_eq!(characters.matches(character).count(), 1, "{language} {kind} {character}");
                }
            }
        }
    }
}
