//! Encodings that files do not tell, and their neighbours do; encodings that the user names; other formats among SGF.

use std::fs;
use std::path::Path;

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GBK, SHIFT_JIS};
use katachi::corpus::GameId;
use katachi::corpus::load::{EncodingChoice, Loaded, load};
use katachi::corpus::record_tree::read_tree;
use katachi::corpus::sgf::{NamedEncoding, ReadItem, read_records};
use katachi::library;
use katachi::progress::Progress;
use katachi::scripts::{Script, players};

fn game(label: &str, names: [&str; 2], number: usize) -> String {
    let point = |at: usize| char::from(b'a' + (number / at % 19) as u8);
    let [black, white] = names;
    format!("(;GM[1]SZ[19]{label}PB[{black}]PW[{white}];B[{}{}];W[{}{}])", point(1), point(19), point(7), point(5))
}

fn write(path: &Path, encoding: &'static Encoding, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let (bytes, _, is_lossy) = encoding.encode(text);
    assert!(!is_lossy, "{text}");
    fs::write(path, bytes).unwrap();
}

/// Black, White, and the tree's Black, of each game by its path.
fn read_names(loaded: &Loaded) -> Vec<[String; 4]> {
    let one = |id: GameId| {
        let info = loaded.corpus.header(id).to_info();
        let path = loaded.path_of(id);
        [path.rsplit('/').next().unwrap().to_owned(), info.black, info.white, read_tree(loaded, id).0.info.black]
    };
    loaded.corpus.records().map(one).collect()
}

#[test]
fn a_folder_tells_what_one_file_cannot() {
    let dir = tempfile::tempdir().unwrap();
    let odd = ["竜聖", "棋聖"];
    for (folder, encoding, names) in [
        ("gbk", GBK, [["古力", "孔杰"], ["石", "左"], ["白", "X"], ["江", "B"], ["天元", "小贝"]]),
        ("big5", BIG5, [["周俊勳", "張栩"], ["石", "左"], ["白", "X"], ["江", "B"], ["林海峰", "A"]]),
        ("sjis", SHIFT_JIS, [["井山裕太", "張栩"], ["石", "左"], ["白", "X"], ["江", "B"], odd]),
        ("euc-jp", EUC_JP, [["井山裕太", "張栩"], ["石", "左"], ["白", "X"], ["江", "B"], odd]),
        ("euc-kr", EUC_KR, [["이창호", "조훈현"], ["돌", "왼"], ["백", "X"], ["강", "B"], ["유창혁", "서봉수"]]),
    ] {
        for number in 0..20 {
            let path = dir.path().join(format!("{folder}/{number:02}.sgf"));
            write(&path, encoding, &game("", names[number % 5], number));
        }
        let loaded = load(&[dir.path().join(folder)], None, true, &Progress::new()).unwrap();
        for (number, found) in read_names(&loaded).into_iter().enumerate() {
            let [black, white] = names[number % 5];
            assert_eq!(found, [&format!("{number:02}.sgf"), black, white, black], "{folder}");
        }
    }
    // All at once: a folder is not outvoted by the others.
    let loaded = load(&[dir.path().to_owned()], None, true, &Progress::new()).unwrap();
    let counts: Vec<(&str, u64)> =
        loaded.report.encodings.iter().map(|(name, &count)| (name.as_str(), count)).collect();
    assert_eq!(counts, [("Big5", 20), ("EUC-JP", 20), ("EUC-KR", 20), ("GBK", 20), ("Shift_JIS", 20)]);
}

/// All pairs of common players' names, each record in its encoding: 2,734 files without CA.
fn records_of_two_names() -> Vec<(&'static Encoding, [&'static str; 2], String)> {
    let sets = [
        (GBK, Script::SimplifiedHan, 30),
        (SHIFT_JIS, Script::Japanese, 24),
        (BIG5, Script::TraditionalHan, 20),
        (EUC_JP, Script::Japanese, 20),
        (EUC_KR, Script::Hangul, 24),
    ];
    let mut records = Vec::new();
    for (encoding, script, count) in sets {
        let names = players().flat_map(|(_, player)| player.names(script)).map(String::as_str);
        let names: Vec<&str> = names.filter(|name| !encoding.encode(name).2).take(count).collect();
        for (black, white) in names.iter().flat_map(|black| names.iter().map(move |white| (*black, *white))) {
            if black != white {
                records.push((encoding, [black, white], game("", [black, white], records.len())));
            }
        }
    }
    records
}

#[test]
fn two_names_of_players_tell_the_encoding_of_a_file_and_of_a_folder_of_twenty() {
    let records = records_of_two_names();
    assert_eq!(records.len(), 2734);
    let mut wrong = Vec::new();
    for (encoding, [black, white], text) in &records {
        read_records(&encoding.encode(text).0, &mut |item| {
            let ReadItem::Record { record, .. } = item else { panic!("{black} {white}") };
            if [&record.info.black, &record.info.white] != [black, white] {
                wrong.push(format!("{} {black} {white}", encoding.name()));
            }
        });
    }
    assert!(wrong.len() <= 5, "{} wrong: {wrong:?}", wrong.len());
    println!("{} of {} wrong one by one: {wrong:?}", wrong.len(), records.len());
    let mut wrong = Vec::new();
    for folder in records.chunk_by(|a, b| a.0 == b.0).flat_map(|of_encoding| of_encoding.chunks(20)) {
        let dir = tempfile::tempdir().unwrap();
        for (number, (encoding, _, text)) in folder.iter().enumerate() {
            write(&dir.path().join(format!("{number:02}.sgf")), encoding, text);
        }
        let loaded = load(&[dir.path().to_owned()], None, true, &Progress::new()).unwrap();
        assert_eq!(loaded.corpus.record_count(), folder.len());
        for (id, (_, [black, white], _)) in loaded.corpus.records().zip(folder) {
            let header = loaded.corpus.header(id);
            if [header.black, header.white] != [*black, *white] {
                wrong.push([*black, *white]);
            }
        }
    }
    assert_eq!(wrong, Vec::<[&str; 2]>::new(), "in folders of twenty");
}

#[test]
fn records_of_a_split_tree_are_opened_in_the_encoding_that_was_named_or_found() {
    let dir = tempfile::tempdir().unwrap();
    let problems =
        |name: &str| format!("(;GM[1]SZ[9](;AB[aa]AW[bb]PB[{name}]N[{name}];B[ca])(;AB[hh]AW[ii]PB[{name}];W[gi]))");
    write(&dir.path().join("a/1.sgf"), encoding_rs::WINDOWS_1251, &problems("Ян"));
    write(&dir.path().join("b/1.sgf"), SHIFT_JIS, &problems("石"));
    for number in 2..20 {
        write(&dir.path().join(format!("b/{number:02}.sgf")), SHIFT_JIS, &game("", ["井山裕太", "張栩"], number));
    }
    let library = dir.path().join("go.katachi");
    let named = EncodingChoice::Named(NamedEncoding::from_label("cp1251").unwrap());
    let (progress, sources) = (Progress::new(), ["a", "b"].map(|name| dir.path().join(name)));
    library::import_as(&library, &sources[..1], named, true, &progress).unwrap();
    let loaded = library::import(&library, &sources[1..], true, &progress).unwrap();
    let split = read_names(&loaded).into_iter().filter(|[path, ..]| path == "1.sgf");
    let found: Vec<[String; 2]> = split.map(|[_, black, _, tree_black]| [black, tree_black]).collect();
    assert_eq!(found, [["Ян"; 2], ["Ян"; 2], ["石"; 2], ["石"; 2]]);
    let out = dir.path().join("out");
    let exported =
        library::export::to_sgf_folder(&loaded, &loaded.corpus.records().collect::<Vec<_>>(), &out, &progress).unwrap();
    assert_eq!((exported.games, exported.main_line_only.len()), (22, 0));
}

#[test]
fn a_label_that_makes_nonsense_is_not_believed() {
    let dir = tempfile::tempdir().unwrap();
    for (number, (label, encoding, names)) in [
        ("CA[ISO-8859-1]", GBK, ["柯洁", "聂卫平"]),
        ("CA[windows-1252]", SHIFT_JIS, ["小林光一", "趙治勲"]),
        ("CA[GB2312]", BIG5, ["周俊勳", "林海峰"]),
        ("CA[Big5]", GBK, ["古力", "聂卫平"]),
        ("CA[Shift_JIS]", EUC_KR, ["이창호", "조훈현"]),
        ("CA[EUC-KR]", GBK, ["常昊", "马晓春"]),
        ("CA[GBK]", EUC_JP, ["井山裕太", "高尾紳路"]),
        ("CA[UTF-8]", GBK, ["常昊", "马晓春"]),
        ("CA[ISO-8859-1]", encoding_rs::WINDOWS_1252, ["Jürgen Mäder", "Jérôme"]),
        ("C[I don’t know, he can’t, it isn’t “so” – they’ve won]", encoding_rs::WINDOWS_1252, ["O’Brien", "Ann"]),
        ("CA[windows-1251]", encoding_rs::WINDOWS_1251, ["Илья Шикшин", "Александр"]),
        ("CA[GBK]", GBK, ["某某无名氏", "嬲嫐"]),
    ]
    .into_iter()
    .enumerate()
    {
        let path = dir.path().join(format!("{number}/{number:02}.sgf"));
        write(&path, encoding, &game(label, names, number));
        let loaded = load(&[path], None, true, &Progress::new()).unwrap();
        let [black, white] = names;
        assert_eq!(read_names(&loaded), [[&format!("{number:02}.sgf"), black, white, black]], "{label}");
    }
}

#[test]
fn a_named_encoding_is_kept_for_the_next_import() {
    let dir = tempfile::tempdir().unwrap();
    let (library, games) = (dir.path().join("go.katachi"), dir.path().join("games"));
    // These bytes are as good a name in Windows-1252.
    write(&games.join("1.sgf"), encoding_rs::WINDOWS_1251, &game("CA[ISO-8859-1]", ["Ян", "Ия"], 1));
    write(&games.join("2.sgf"), encoding_rs::UTF_8, &game("", ["古力", "A"], 2));
    let progress = Progress::new();
    let named = EncodingChoice::Named(NamedEncoding::from_label("cp1251").unwrap());
    let import = |choice| library::import_as(&library, std::slice::from_ref(&games), choice, true, &progress).unwrap();
    let guessed = import(EncodingChoice::AsBefore);
    assert_ne!(read_names(&guessed)[0][1], "Ян");
    let told = import(named);
    assert_eq!(read_names(&told), [["1.sgf", "Ян", "Ия", "Ян"], ["2.sgf", "古力", "A", "古力"]]);
    // Another file, and the same library opened anew: the name holds.
    write(&games.join("3.sgf"), encoding_rs::WINDOWS_1251, &game("", ["Ия", "Ян"], 3));
    let again = import(EncodingChoice::AsBefore);
    assert_eq!(again.report.unchanged_files, 2);
    assert_eq!(read_names(&again)[2], ["3.sgf", "Ия", "Ян", "Ия"]);
    assert_eq!(read_names(&library::open(&library, &progress).unwrap()), read_names(&again));
    assert_eq!(read_names(&import(EncodingChoice::Guessed))[0], read_names(&guessed)[0]);
    assert!(!fs::read_to_string(library.join("library.ron")).unwrap().contains("named_encodings"));
}

#[test]
fn a_part_of_a_named_folder_can_be_guessed_again() {
    let dir = tempfile::tempdir().unwrap();
    let (library, games) = (dir.path().join("go.katachi"), dir.path().join("games"));
    write(&games.join("1.sgf"), encoding_rs::WINDOWS_1251, &game("", ["Ян", "Ия"], 1));
    write(&games.join("part/2.sgf"), GBK, &game("", ["古力", "孔杰"], 2));
    let progress = Progress::new();
    let import =
        |path: &Path, choice| library::import_as(&library, &[path.to_owned()], choice, true, &progress).unwrap();
    let named = EncodingChoice::Named(NamedEncoding::from_label("cp1251").unwrap());
    assert_ne!(read_names(&import(&games, named))[1][1], "古力");
    let in_part = import(&games.join("part"), EncodingChoice::Guessed);
    let names: Vec<[String; 4]> = read_names(&in_part);
    assert_eq!([&names[0][1], &names[1][1]], ["Ян", "古力"]);
    assert_eq!(read_names(&import(&games, EncodingChoice::AsBefore)), names);
    import(&games, EncodingChoice::Guessed);
    assert!(!fs::read_to_string(library.join("library.ron")).unwrap().contains("named_encodings"));
}

#[test]
fn other_formats_lie_among_sgf() {
    let dir = tempfile::tempdir().unwrap();
    let ngf = "Rated game\n19\nWhite 9DP\nBlack 7D*\nwww.cyberoro.com\n0\n0\n6\n20170316\n5\nWhite wins by 3.5!\n1\nPMABBREER\n";
    let mut zip = zip::ZipWriter::new(fs::File::create(dir.path().join("all.zip")).unwrap());
    for (name, text) in [
        ("a/1.ngf", ngf),
        ("a/2.sgf", &game("", ["A", "B"], 1)),
        ("__MACOSX/a/._2.sgf", "(;GM[1];B[aa])"),
        ("a/._3.sgf", "\0\u{5}\u{16}\u{7}\0\u{2}\0\0Mac OS X"),
        ("._5.gib", "\0\u{5}\u{16}\u{7}\0\u{2}\0\0Mac OS X"),
        ("b/__MACOSX/x.ngf", ngf),
        // Only their names are alike.
        ("b/._6.sgf", &game("", ["C", "D"], 2)),
        ("b/MACOSX.sgf", &game("", ["E", "F"], 3)),
        ("a/4.gib", "\\HS\n\\[GAMEBLACKNAME=b\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 3 3\n\\GE\n"),
        ("b/7.ugf", "[Header]\nSize=19\nPlayerW=w,,0,\nPlayerB=u,,0,\n[Data]\nQD,B1,1,0\nDD,W1,2,0\n"),
    ] {
        std::io::Write::write_all(
            zip.start_file(name, zip::write::SimpleFileOptions::default()).map(|()| &mut zip).unwrap(),
            text.as_bytes(),
        )
        .unwrap();
        let path = dir.path().join("folder").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    zip.finish().unwrap();
    for source in ["all.zip", "folder"] {
        let loaded = load(&[dir.path().join(source)], None, true, &Progress::new()).unwrap();
        let mut blacks: Vec<String> = read_names(&loaded).into_iter().map(|[_, black, ..]| black).collect();
        blacks.sort();
        assert_eq!(
            (blacks, loaded.report.skipped.len()),
            (["A", "Black", "C", "E", "b", "u"].map(String::from).to_vec(), 0),
            "{source}"
        );
    }
}

#[test]
fn archives_of_other_kinds_are_told() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("1.sgf"), "(;SZ[9];B[aa])").unwrap();
    for (name, bytes) in [
        ("a.rar", &b"Rar!\x1a\x07\x01\0"[..]),
        ("b.7z", b"7z\xbc\xaf\x27\x1c"),
        ("c.tar.xz", b"\xfd7zXZ\0"),
        ("d.tar.bz2", b"BZh9"),
        ("e.txz", b"\xfd7zXZ\0"),
        ("f.lzh", b"  -lh5-"),
        ("g.TBZ2", b"BZh9"),
    ] {
        fs::write(dir.path().join(name), bytes).unwrap();
        let alone = load(&[dir.path().join(name)], None, true, &Progress::new()).unwrap();
        let reason = alone.report.skipped[0].reason.to_string();
        assert!(
            reason.contains("of a kind that is not read") && reason.contains("unpack it first"),
            "{name}: {reason}"
        );
    }
    fs::write(dir.path().join("noext"), b"Rar!\x1a\x07\x01\0").unwrap();
    fs::write(dir.path().join("notes.txt"), b"no archive").unwrap();
    let all = load(&[dir.path().to_owned()], None, true, &Progress::new()).unwrap();
    assert_eq!((all.corpus.records().count(), all.report.skipped.len()), (1, 7));
    let alone = load(&[dir.path().join("noext")], None, true, &Progress::new()).unwrap();
    assert!(alone.report.skipped[0].reason.to_string().contains("(.rar)"));
}

#[test]
fn one_point_beyond_the_corner_is_a_pass_on_every_board() {
    for (side, beyond, is_pass) in [
        (9, "jj", true),
        (13, "nn", true),
        (19, "tt", true),
        (9, "tt", true),
        (5, "ff", true),
        (9, "kk", false),
        (9, "ja", false),
    ] {
        let loaded =
            katachi::corpus::load::load_bytes("a", format!("(;SZ[{side}];B[aa];W[{beyond}];B[bb])").as_bytes());
        let game = loaded.corpus.game(GameId(0));
        assert_eq!(game.moves.len(), if is_pass { 3 } else { 1 }, "{side} {beyond}");
        assert!(!is_pass || game.moves[1].point().is_none());
    }
}
