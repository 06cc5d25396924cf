//! Records of other servers: GIB, NGF and UGF.

use katachi::corpus::load::load_bytes;
use katachi::corpus::sgf::{ReadItem, read_records, read_tree};
use katachi::corpus::{Corpus, GameId};
use katachi::go::{Color, GameInfo, GameView, Point};
use std::sync::Arc;

use crate::support::random::Random;
use crate::support::sweep::{rounds, seed};

const GIB: &str = "\\HS\r\n\\[GIBOKIND=Korea\\]\r\n\\[GAMECONDITION=호선\\]\r\n\\[GAMEGONGJE=65\\]\r\n\\[GAMENAME=친선 대국\\]\r\n\
    \\[GAMEDATE=2015- 8-29-22-56-58\\]\r\n\\[GAMEPLACE=타이젬\\]\r\n\\[GAMEWHITENAME=이창호 (9단)\\]\r\n\\[GAMEBLACKNAME=조훈현 (8단)\\]\r\n\
    \\[GAMEINFOMAIN=GBKIND:0,GTYPE:0,GTIME:1200-30-3,GRLT:1,ZIPSU:35,DUM:0,GONGJE:65,TCNT:3\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n4 0 &4\r\n\
    INI 0 1 0 &4 \r\nSTO 0 2 1 16 2 \r\nSTO 0 3 2 3 15 \r\nSKI 0 4\r\nSTO 0 5 2 0 18 \r\n\\GE\r\n";
const NGF: &str = "Rated game\n19\n고수         9DP\n하수 둘      7D*\nwww.cyberoro.com\n0\n0\n6\n20170316 [09:37]\n5\nWhite wins by 3.5!\n3\n\
    PMABBREER\nPMACWEQQE\nPMADBAAAA\n";
const UGF: &str = "[Header]\nVer=UGF2,200\nLang=SJIS\nTitle=26th,Gosei\nPlace=Tokyo\nDate=2001/08/20,09:00:00\nRule=JPN\nSize=19\n\
    Hdcp=2,0.50\nPtime=J;240;0;0,J;240;0;0,0,0\nWinner=W,C\nCoordinateType=IGS\nPlayerW=山下敬吾,Gosei,0,\nPlayerB=小林光一,9-dan,0,\n\
    [Data]\nPP,B1,0,0\nDD,B1,0,0\nQD,W1,1,0\nYA,B1,2,0\n[Figure]\n.Text,1\n良い手\n.EndText\n";

fn read(bytes: &[u8]) -> (GameInfo, Arc<Corpus>) {
    let loaded = load_bytes("a record", bytes);
    assert_eq!(loaded.report.skipped.len(), 0, "{:?}", loaded.report.skipped);
    assert_eq!(loaded.report.cut_short.len(), 0, "{:?}", loaded.report.cut_short);
    (read_tree(bytes, 0).unwrap().info, loaded.corpus)
}

fn moves(corpus: &Corpus) -> Vec<(char, Option<(u8, u8)>)> {
    let game = corpus.game(GameId(0));
    let point = |point: Point| (point.x, point.y);
    game.moves
        .iter()
        .map(|play| (if play.color() == Color::Black { 'B' } else { 'W' }, play.point().map(point)))
        .collect()
}

fn texts(info: &GameInfo) -> [&str; 9] {
    let GameInfo { black, white, black_rank, white_rank, result, date, event, place, overtime, .. } = info;
    [black, white, black_rank, white_rank, result, date, event, place, overtime].map(String::as_str)
}

#[test]
fn gib_is_read_like_sgf() {
    for encoding in [encoding_rs::UTF_8, encoding_rs::EUC_KR] {
        let (info, corpus) = read(&encoding.encode(GIB).0);
        assert_eq!(
            texts(&info),
            ["조훈현", "이창호", "8단", "9단", "W+3.5", "2015-08-29", "친선 대국", "타이젬", "3x30 byo-yomi"]
        );
        assert_eq!((info.komi, info.time_limit, info.handicap), (Some(6.5), Some(1200.0), 0));
        let right = [('B', Some((16, 2))), ('W', Some((3, 15))), ('B', None), ('W', Some((0, 18)))];
        assert_eq!(moves(&corpus), right);
    }
}

#[test]
fn ngf_is_read_like_sgf() {
    let (info, corpus) = read(&encoding_rs::EUC_KR.encode(NGF).0);
    let right = ["하수 둘", "고수", "7d", "9p", "W+3.5", "2017-03-16", "Rated game", "www.cyberoro.com", ""];
    assert_eq!((texts(&info), info.komi), (right, Some(6.5)));
    assert_eq!(moves(&corpus), [('B', Some((16, 3))), ('W', Some((3, 15))), ('B', None)]);
    for (told, result) in [
        ("Black wins by 16.5 points! >> White(66):Black(89)", "B+16.5"),
        ("White loses on time", "B+T"),
        ("Black loses by resignation!", "W+R"),
        ("White wins by  resign!", "W+R"),
        ("Progressing!", ""),
    ] {
        assert_eq!(read(NGF.replace("White wins by 3.5!", told).as_bytes()).0.result, result, "{told}");
    }
    let handicap = NGF.replace("com\n0\n0\n6", "com\n3\n0\n0").replace("PMABBREER\nPMACWEQQE\n", "PMABWFQQF\n");
    let (info, corpus) = read(handicap.as_bytes());
    assert_eq!((info.handicap, info.komi, corpus.game(GameId(0)).setup.len()), (3, Some(0.0), 3));
    let lined: Vec<String> = "十番战\n加藤 九段\n木谷 实\n\n\n2006-9-5\n19\n0\n0\n6\n211"
        .lines()
        .chain(["PMABBREER"])
        .map(|line| if line.starts_with("PM") { line.to_owned() } else { format!("GI{line}") })
        .collect();
    let (info, _) = read(&encoding_rs::GBK.encode(&lined.join("\n")).0);
    assert_eq!(texts(&info)[..7], ["木谷 实", "加藤", "", "九段", "", "2006-09-05", "十番战"]);
}

#[test]
fn ugf_is_read_like_sgf() {
    for encoding in [encoding_rs::UTF_8, encoding_rs::SHIFT_JIS] {
        let (info, corpus) = read(&encoding.encode(UGF).0);
        let right = ["小林光一", "山下敬吾", "9-dan", "Gosei", "W+R", "2001-08-20", "26th Gosei", "Tokyo", ""];
        assert_eq!((texts(&info), info.komi, info.handicap), (right, Some(0.5), 2));
        assert_eq!(info.time_limit, Some(14400.0));
        assert_eq!(corpus.game(GameId(0)).setup.len(), 2);
        // Rows are counted from below.
        assert_eq!(moves(&corpus), [('W', Some((16, 15))), ('B', None)]);
    }
}

#[test]
fn newer_gib_has_its_names_in_other_lines_and_a_size() {
    let text = "\\HS\n\\[GAMEINFOMAIN=GBKIND:3,GTIME:600-20-3,GRLT:0,ZIPSU:635,DUM:0,GONGJE:65,TCNT:1,LINE:13\\]\r\n\
        \\[GAMEINFOSUB=GNAMEF:0,GNAME:rank game,GDATE:2025-01-18-16-38-32,GPLC:www.example.com,GCMT:\\]\n\
        \\[WUSERINFO=WID:white1,WLV:11,WNICK:w\\]\n\\[BUSERINFO=BID:black1,BLV:20,BNICK:b\\]\n\
        \\[GAMETAG=S0,W0,Z635,C2025-01-18-16-38-32,I:white1\\]\n\\HE\n\\GS\n1 0 &4\nINI 0 1 0 &4\nSTO 0 2 1 12 0\n\\GE\n";
    let (info, corpus) = read(text.as_bytes());
    let right = ["black1", "white1", "3d", "7k", "B+63.5", "2025-01-18", "rank game", "www.example.com"];
    assert_eq!((&texts(&info)[..8], corpus.game(GameId(0)).size.side()), (&right[..], 13));
    assert_eq!(moves(&corpus), [('B', Some((12, 0)))]);
    for (level, rank) in [("17", "1k"), ("18", "1d"), ("26", "9d"), ("3", "15k"), ("0", ""), ("30", ""), ("x", "")] {
        assert_eq!(read(text.replace("BLV:20", &format!("BLV:{level}")).as_bytes()).0.black_rank, rank, "{level}");
    }
}

/// A text with some ranges cut out, doubled, exchanged for numbers or overwritten.
fn mutant(text: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=random.below(6) {
        let start = random.below(bytes.len() + 1);
        let end = (start + random.below(24)).min(bytes.len());
        let put: Vec<u8> = match random.below(6) {
            0 => Vec::new(),
            1 => bytes[start..end].repeat(2),
            2 => ["-1", "0", "52", "53", "99999999999999999999", "1e9", "NaN"][random.below(7)].into(),
            3 => [
                "\\HS",
                "\\[",
                "\\]",
                "=",
                ",",
                "\n",
                "[Data]\n",
                "[Header]\n",
                ".Text,1\n",
                ".EndText\n",
                "STO 0 ",
                "PMAB",
            ][random.below(12)]
            .into(),
            4 => ["段", "é", "\u{3000}", "İ"][random.below(4)].into(),
            _ => (0..1 + random.below(4)).map(|_| random.below(256) as u8).collect(),
        };
        bytes.splice(start..end, put);
    }
    bytes
}

/// Damaged records of other servers are read or reported, and the games read can be replayed.
#[test]
fn damaged_records_of_other_formats_are_read_or_reported() {
    let mut random = Random(seed(57));
    let kinds = [(GIB, encoding_rs::EUC_KR), (NGF, encoding_rs::EUC_KR), (UGF, encoding_rs::SHIFT_JIS)];
    for (text, encoding) in kinds {
        let encoded = [text.as_bytes().to_vec(), encoding.encode(text).0.into_owned()];
        let mut games = 0;
        let tried = rounds(2_000, 100_000);
        for number in 0..tried {
            let bytes = mutant(&encoded[number % 2], &mut random);
            let mut told = 0;
            let reading = read_records(&bytes, &mut |item| match item {
                ReadItem::Record { index, record } => {
                    let game = GameView { size: record.size, setup: &record.setup, moves: &record.moves };
                    let mut replay = game.replay();
                    while let Some(play) = replay.next_move() {
                        assert!(play.point().is_none_or(|point| replay.board().is_empty(point)));
                        replay.advance();
                    }
                    (games, told) = (games + 1, told + 1);
                    assert!(read_tree(&bytes, index).is_ok());
                }
                ReadItem::Skipped { .. } => told += 1,
            });
            assert!(told >= reading.games.max(1), "nothing is dropped silently");
        }
        assert!(games > tried / 2, "{games} of {tried} are still records");
    }
}

#[test]
fn an_impossible_move_is_reported_and_a_text_without_a_record_is_harmless() {
    let loaded = load_bytes("odd.gib", GIB.replace("16 2 ", "19 2 ").as_bytes());
    assert_eq!(loaded.report.cut_short[0].reason.to_string(), "[19,2] is no point of a board");
    for text in ["", "PM", "[Header]", "\\HS", "notes\nPM at 4\n", "GI\nGI\nGI", "[Data]\nQP,B1,1,0"] {
        _ = load_bytes("odd", text.as_bytes());
    }
}

#[test]
fn every_kind_of_line_end_separates_lines() {
    for text in [GIB, NGF, UGF] {
        let (right, corpus) = read(text.as_bytes());
        for end in ["\n", "\r", "\r\n"] {
            let lines: Vec<&str> = text.lines().collect();
            let (info, other) = read(lines.join(end).as_bytes());
            assert_eq!((texts(&info), moves(&other)), (texts(&right), moves(&corpus)), "{end:?}");
        }
    }
}
