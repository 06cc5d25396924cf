//! Encodings: the declared one, the detected one, and which of the two is used.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, ISO_2022_JP, SHIFT_JIS, WINDOWS_1251, WINDOWS_1252};
use katachi::corpus::sgf::{ReadItem, read_records};

const CHINESE: &str = "PB[古力]PW[李世石]EV[第三届世界围棋公开赛决赛]C[黑棋中盘胜，白棋投子认输。]";
const TAIWANESE: &str = "PB[周俊勳]PW[張栩]EV[職業圍棋十段賽許功蓋]C[黑中盤勝，白棋認輸。]";
const JAPANESE: &str = "PB[本因坊秀策]PW[井上幻庵因碩]EV[ソフトの能力表示、ゾの十段戦]C[黒の中押し勝ちです。]";
const KOREAN: &str = "PB[이창호]PW[조훈현]EV[국수전 도전기 제일국]C[흑이 불계로 이겼습니다.]";
const RUSSIAN: &str = "PB[Александр]PW[Илья Шикшин]EV[Чемпионат Европы]C[Чёрные сдались]";
const FRENCH: &str = "PB[Jérôme]PW[Jürgen Mäder]EV[Coupe de Besançon, été]C[]";

fn game(label: &str, texts: &str) -> String {
    let label = if label.is_empty() { String::new() } else { format!("CA[{label}]") };
    format!("(;GM[1]{label}SZ[9]{texts};B[aa];W[bb];B[cc])\n")
}

/// The names of Black and White, and the encoding, of a file whose games all have three moves.
fn read(bytes: &[u8]) -> (Vec<(String, String, String)>, &'static str) {
    let mut games = Vec::new();
    let reading = read_records(bytes, &mut |item| match item {
        ReadItem::Record { record, .. } => {
            assert_eq!(record.moves.len(), 3, "{:?}", record.info);
            games.push((record.info.black, record.info.white, record.info.event));
        }
        ReadItem::Skipped { reason, .. } => panic!("{reason}"),
    });
    (games, reading.encoding)
}

fn names(texts: &str) -> (String, String, String) {
    let value = |name: &str| {
        let start = texts.find(&format!("{name}[")).unwrap() + name.len() + 1;
        let length = texts[start..].find(']').unwrap();
        texts[start..start + length].to_owned()
    };
    (value("PB"), value("PW"), value("EV"))
}

fn encode(encoding: &'static Encoding, text: &str) -> Vec<u8> {
    let (bytes, _, lossy) = encoding.encode(text);
    assert!(!lossy);
    bytes.into_owned()
}

#[test]
fn labels_are_believed_in_whatever_spelling() {
    for (texts, encoding, labels) in [
        (CHINESE, GBK, &["GBK", "gb2312", "gb_2312-80", "EUC-CN", "cp936", " GB2312 "][..]),
        (CHINESE, GB18030, &["GB18030"]),
        (TAIWANESE, BIG5, &["Big5", "cp950", "big5-hkscs"]),
        (JAPANESE, SHIFT_JIS, &["Shift_JIS", "shift-jis", "MS_KANJI", "cp932", "x-sjis"]),
        (JAPANESE, EUC_JP, &["EUC-JP"]),
        (KOREAN, EUC_KR, &["EUC-KR", "ks_c_5601-1987", "cp949", "windows-949"]),
        (RUSSIAN, WINDOWS_1251, &["windows-1251", "cp1251"]),
        (FRENCH, WINDOWS_1252, &["ISO-8859-1", "latin1", "windows-1252"]),
    ] {
        for label in labels {
            let (games, found) = read(&encode(encoding, &game(label, texts)));
            assert_eq!(
                (games, found),
                (vec![names(texts)], if *label == "GB18030" { "gb18030" } else { encoding.name() }),
                "{label}"
            );
        }
    }
}

#[test]
fn without_a_label_or_with_a_useless_one_the_text_is_looked_at() {
    for label in ["", "local", "UTF-8", "US-ASCII"] {
        for (texts, encoding) in [
            (CHINESE, GBK),
            (TAIWANESE, BIG5),
            (JAPANESE, SHIFT_JIS),
            (JAPANESE, EUC_JP),
            (KOREAN, EUC_KR),
            (RUSSIAN, WINDOWS_1251),
            (FRENCH, WINDOWS_1252),
        ] {
            let (games, found) = read(&encode(encoding, &game(label, texts)));
            assert_eq!((games, found), (vec![names(texts)], encoding.name()), "{label} {texts}");
        }
    }
}

#[test]
fn a_name_of_two_characters_is_chinese_rather_than_something_nobody_writes() {
    for name in ["白", "盘面", "李世石", "常昊"] {
        let (games, encoding) = read(&encode(GBK, &game("", &format!("PB[{name}]PW[x]EV[]"))));
        assert_eq!((games[0].0.as_str(), encoding), (name, "GBK"));
    }
    let (games, _) = read(&encode(WINDOWS_1252, &game("", "PB[Müller]PW[x]EV[]")));
    assert_eq!(games[0].0, "Müller");
}

#[test]
fn utf_8_is_utf_8_whatever_the_label_says() {
    for label in ["", "GB2312", "Shift_JIS", "UTF-8", "ISO-8859-1"] {
        assert_eq!(read(game(label, CHINESE).as_bytes()), (vec![names(CHINESE)], "UTF-8"));
    }
    assert_eq!(read(game("Big5", "").as_bytes()).1, "UTF-8");
}

#[test]
fn a_character_cut_in_the_middle_does_not_swallow_its_bracket() {
    let mut bytes = game("UTF-8", "PB[本因坊]PW[x]EV[y]").into_bytes();
    let bracket = bytes.windows(2).position(|two| two == b"]P").unwrap();
    let end = bracket + bytes[bracket + 1..].iter().position(|&byte| byte == b']').unwrap();
    assert!(bytes[end] >= 0x80);
    bytes.remove(end);
    let (games, encoding) = read(&bytes);
    assert_eq!((games[0].1.as_str(), encoding), ("x", "UTF-8"));
    assert!(games[0].0.starts_with("本因"));
}

#[test]
fn utf_16_is_read_with_and_without_a_mark() {
    let text = game("", JAPANESE);
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for (mark, bytes, name) in [
        (&b"\xff\xfe"[..], &little, "UTF-16LE"),
        (b"", &little, "UTF-16LE"),
        (b"\xfe\xff", &big, "UTF-16BE"),
        (b"", &big, "UTF-16BE"),
    ] {
        assert_eq!(read(&[mark, &bytes[..]].concat()), (vec![names(JAPANESE)], name));
    }
    assert_eq!(read(&[b"\xef\xbb\xbf", text.as_bytes()].concat()), (vec![names(JAPANESE)], "UTF-8"));
}

#[test]
fn seven_bit_escapes_are_not_taken_for_brackets() {
    let texts = "PB[本因坊秀策]PW[井上]EV[日本]";
    assert_eq!(read(&encode(ISO_2022_JP, &game("", texts))), (vec![names(texts)], "ISO-2022-JP"));
    // HZ: 古力 is B9C5 C1A6 in GB2312.
    let (games, encoding) = read(game("HZ-GB-2312", "PB[~{9EA&~}]PW[~~x~{]").as_bytes());
    assert_eq!((games[0].0.as_str(), encoding), ("古力", "GBK"));
}

#[test]
fn each_game_of_a_file_may_have_its_own_encoding() {
    let file = [
        encode(GBK, &game("GBK", CHINESE)),
        game("UTF-8", KOREAN).into_bytes(),
        encode(SHIFT_JIS, &game("Shift_JIS", JAPANESE)),
        game("", "PB[a]PW[b]EV[c]").into_bytes(),
        encode(GBK, &game("gb2312", CHINESE)),
    ]
    .concat();
    let (games, encoding) = read(&file);
    let last = ("a".to_owned(), "b".to_owned(), "c".to_owned());
    assert_eq!(games, [names(CHINESE), names(KOREAN), names(JAPANESE), last, names(CHINESE)]);
    assert_eq!(encoding, "GBK");
}
