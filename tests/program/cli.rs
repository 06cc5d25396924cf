//! The command line keeps its contract.

use std::fs;
use std::path::PathBuf;

use crate::support::program::{Run, json, katachi, run, text};
use crate::support::random::Random;
use serde_json::Value;

/// Five known records. The fourth equals the first, turned; the fifth is cut short.
const GAMES: &str = "\
(;GM[1]FF[4]SZ[9]PB[Shusaku]PW[Gennan]BR[4d]WR[8d]DT[1846-09-11]RE[B+2]EV[Osaka]KM[0];B[cc];W[gg];B[cg];W[gc];B[ee])
(;SZ[9]PB[秀策]PW[Shuwa]DT[1851]RE[W+R];B[cc];W[ee];B[];W[dd])
(;SZ[19]PB[A]PW[B]HA[2]AB[dd][pp];W[pd];B[dp])
(;SZ[9]PB[Shusaku]PW[Gennan]DT[1846-09-11]RE[B+2];B[gc];W[cg];B[gg];W[cc];B[ee])
(;SZ[9]PB[Cut]RE[Jigo]DT[1900];B[aa];W[bb];B[bb];W[cc])
";

struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("games")).unwrap();
        fs::write(folder.path().join("games/five.sgf"), GAMES).unwrap();
        fs::write(folder.path().join("games/broken.sgf"), "nothing").unwrap();
        Place { folder }
    }

    fn imported() -> Place {
        let place = Place::new();
        json(&["import", text(&place.at("games")), "--library", text(&place.library())]);
        place
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn library(&self) -> PathBuf {
        self.at("five.katachi")
    }

    fn mine(&self, more: &[&str]) -> Value {
        let library = self.library();
        json(&[&["mine", "--library", text(&library)], more].concat())
    }
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Count,
    Number,
    Text,
    Truth,
    List,
    Object,
    /// A count that may be null.
    MaybeCount,
    MaybeNumber,
}

fn has(object: &Value, fields: &[(&str, Kind)]) {
    for &(name, kind) in fields {
        let value = object.get(name).unwrap_or_else(|| panic!("no `{name}` in {object}"));
        let right = match kind {
            Kind::Count => value.is_u64(),
            Kind::Number => value.is_number(),
            Kind::Text => value.is_string(),
            Kind::Truth => value.is_boolean(),
            Kind::List => value.is_array(),
            Kind::Object => value.is_object(),
            Kind::MaybeCount => value.is_u64() || value.is_null(),
            Kind::MaybeNumber => value.is_number() || value.is_null(),
        };
        assert!(right, "`{name}` is no {kind:?}: {value}");
    }
}

const CONTENTS: [(&str, Kind); 9] = [
    ("format", Kind::Count),
    ("files", Kind::Count),
    ("games", Kind::Count),
    ("moves", Kind::Count),
    ("duplicates", Kind::Count),
    ("skipped", Kind::List),
    ("cut_short", Kind::List),
    ("encodings", Kind::Object),
    ("elapsed_s", Kind::Number),
];

fn has_the_five(object: &Value) {
    has(object, &CONTENTS);
    has(object, &[("peak_rss_bytes", Kind::Count)]);
    // The records and their minable moves: 5 + 4 + 2 + 2.
    assert_eq!((&object["files"], &object["games"]), (&2.into(), &4.into()), "{object}");
    assert_eq!((&object["moves"], &object["duplicates"]), (&13.into(), &1.into()));
    assert_eq!(object["cut_short"].as_array().unwrap().len(), 1);
    let cut = &object["cut_short"][0];
    has(cut, &[("path", Kind::Text), ("game", Kind::Count), ("move", Kind::Count), ("reason", Kind::Text)]);
    assert!(cut["path"].as_str().unwrap().ends_with("games/five.sgf"));
    assert_eq!((&cut["game"], &cut["move"]), (&4.into(), &3.into()));
    let skipped = &object["skipped"][0];
    has(skipped, &[("path", Kind::Text), ("game", Kind::MaybeCount), ("reason", Kind::Text)]);
    assert!(skipped["path"].as_str().unwrap().ends_with("broken.sgf") && skipped["game"].is_null());
    let encodings: u64 = object["encodings"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(encodings, 2);
}

#[test]
fn import_and_info_tell_what_a_library_holds() {
    let place = Place::new();
    let imported = json(&["import", text(&place.at("games")), "--library", text(&place.library())]);
    has_the_five(&imported);
    let info = json(&["info", "--library", text(&place.library())]);
    has_the_five(&info);
    has(&info, &[("players", Kind::Count), ("first_year", Kind::MaybeNumber), ("board_sizes", Kind::Object)]);
    assert_eq!(info["players"], 7);
    assert_eq!((&info["first_year"], &info["last_year"]), (&1846.into(), &1900.into()));
    assert_eq!(info["board_sizes"], serde_json::json!({"9x9": 3, "19x19": 1}));
    let kept = json(&["import", text(&place.at("games")), "--library", text(&place.library()), "--keep-duplicates"]);
    assert_eq!((&kept["games"], &kept["moves"], &kept["duplicates"]), (&5.into(), &18.into(), &0.into()));
    assert_eq!(kept["unchanged_files"], 2);
}

#[test]
fn a_library_of_an_earlier_version_tells_the_command_that_reads_it_again() {
    let place = Place::new();
    let (library, games) = (place.library(), place.at("games"));
    let (library, manifest) = (text(&library), library.join("library.ron"));
    for more in [&[] as &[&str], &["--keep-duplicates"]] {
        json(&[&["import", text(&games), "--library", library], more].concat());
        let new = json(&["info", "--library", library]);
        assert_eq!(new["read_again"], Value::Null);
        let written = fs::read_to_string(&manifest).unwrap();
        // Files of earlier versions do not say who read them.
        let reader = format!("reader: {},", katachi::corpus::load::READER);
        assert!(written.contains(&reader), "{written}");
        fs::write(&manifest, written.replacen(&reader, "", 1)).unwrap();
        let old = json(&["info", "--library", library]);
        let command = old["read_again"].as_str().unwrap();
        let told = run(&["info", "--library", library]).stdout;
        assert!(told.contains(&format!("these games; to read them again: {command}\n")), "{told}");
        // Paths are in quotes where a shell needs them.
        let words: Vec<&str> = command.split(' ').map(|word| word.trim_matches('\'')).collect();
        let read = json(&words[1..]);
        assert_eq!((words[0], &read["unchanged_files"]), ("katachi", &0.into()));
        let again = json(&["info", "--library", library]);
        assert_eq!((&again["read_again"], &again["games"]), (&Value::Null, &new["games"]));
    }
}

#[test]
fn texts_that_were_not_read_are_listed_when_they_are_asked_for() {
    let place = Place::new();
    let games = "(;SZ[9]RE[nonsense]KM[999]DT[Edo]BR[Meijin];B[aa])(;SZ[9]RE[nonsense]KM[many];B[bb])\
        (;SZ[9]RE[B+R]KM[6.5];B[dc])";
    fs::write(place.at("games/five.sgf"), games).unwrap();
    let library = place.library();
    let library = text(&library);
    let imported = json(&["import", text(&place.at("games")), "--library", library]);
    let texts = serde_json::json!([{"text": "999", "games": 1}, {"text": "many", "games": 1}]);
    assert_eq!(imported["unknown"]["komi"], serde_json::json!({"unread": 2, "absent": 0, "texts": texts}));
    let unread = serde_json::json!([{"text": "nonsense", "games": 2}]);
    assert_eq!(imported["unknown"]["result"], serde_json::json!({"unread": 2, "absent": 0, "texts": unread}));
    assert_eq!(json(&["info", "--library", library])["unknown"], imported["unknown"], "the library keeps them");
    let told = |more: &[&str]| run(&[&["info", "--library", library], more].concat()).stdout;
    assert!(!told(&[]).contains("nonsense") && told(&[]).contains("komi not read, in 2 games"), "{}", told(&[]));
    let listed = told(&["--unknown"]);
    let lists = "result not read\n      2  nonsense\nkomi not read\n      1  999\n      1  many\n\
        date not read\n      1  Edo\nrank not read\n      1  Meijin\n";
    assert!(listed.ends_with(lists), "{listed}");
}

#[test]
fn an_encoding_that_is_named_is_kept_until_it_is_guessed_again() {
    let place = Place::new();
    // These bytes are as good a name in Windows-1252, the encoding of the label.
    let game = [&b"(;SZ[9]CA[ISO-8859-1]PB["[..], b"\xdf\xed", b"];B[aa];W[bb])"].concat();
    fs::write(place.at("games/five.sgf"), game).unwrap();
    let (library, games) = (place.library(), place.at("games"));
    let import = ["import", text(&games), "--library", text(&library)];
    let steps: [(&[&str], &str); 4] =
        [(&[], "ßí"), (&["--encoding", "windows-1251"], "Ян"), (&[], "Ян"), (&["--encoding", "auto"], "ßí")];
    for (more, name) in steps {
        json(&[&import[..], more].concat());
        assert_eq!(json(&["games", "--library", text(&library)])["games"][0]["black"], name, "{more:?}");
    }
    let unknown = [&import[..], &["--encoding", "morse"]].concat();
    fails(&unknown, 2, &["no encoding of this name is known", "Shift_JIS"]);
}

#[test]
fn tables_begin_with_a_byte_order_mark_where_it_is_asked_for_and_needed() {
    let place = Place::imported();
    let (library, file) = (place.library(), place.at("table.csv"));
    let to = ["--library", text(&library), "--csv", text(&file)];
    for command in [&["games"][..], &["export", "games"]] {
        // The games on 9×9 have a name beyond ASCII.
        for (filter, more, begins) in
            [("size:9", &["--bom"][..], true), ("size:9", &[], false), ("size:19", &["--bom"], false)]
        {
            json(&[command, &to, &["--filter", filter], more].concat());
            let table = fs::read(&file).unwrap();
            assert_eq!(table.starts_with(b"\xef\xbb\xbf"), begins, "{command:?} {filter} {more:?}");
            fs::remove_file(&file).unwrap();
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_peak_of_memory_is_the_programs_own_and_not_its_starters() {
    let place = Place::imported();
    // Allocate half a gigabyte and write to it.
    let large = vec![1_u8; 512 << 20];
    let info = json(&["info", "--library", text(&place.library())]);
    assert!(large.iter().step_by(4096).all(|&byte| byte == 1));
    assert!(info["peak_rss_bytes"].as_u64().unwrap() < 256 << 20, "{info}");
}

#[test]
fn games_lists_headers_in_the_order_of_the_library_and_filters_them() {
    let place = Place::imported();
    let library = place.library();
    let games = |more: &[&str]| json(&[&["games", "--library", text(&library)], more].concat());
    let all = games(&[]);
    let list = all["games"].as_array().unwrap();
    assert_eq!(list.len(), 4);
    for game in list {
        for name in ["path", "white", "black", "white_rank", "black_rank", "result", "date", "event"] {
            has(game, &[(name, Kind::Text)]);
        }
        has(game, &[("game", Kind::Count), ("size", Kind::Count), ("handicap", Kind::Count), ("moves", Kind::Count)]);
    }
    let first = &list[0];
    for (name, value) in [("black", "Shusaku"), ("white", "Gennan"), ("white_rank", "8d"), ("black_rank", "4d")] {
        assert_eq!(first[name], value);
    }
    assert_eq!(
        (&first["result"], &first["date"], &first["event"]),
        (&"B+2".into(), &"1846-09-11".into(), &"Osaka".into())
    );
    assert_eq!((&first["game"], &first["size"], &first["moves"]), (&0.into(), &9.into(), &5.into()));
    assert_eq!((&list[2]["handicap"], &list[2]["size"]), (&2.into(), &19.into()));
    assert_eq!(list[3]["moves"], 2);

    let names = |value: Value| -> Vec<String> {
        let list = value["games"].as_array().unwrap().iter();
        list.map(|game| game["black"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(games(&["--player", "SHUSAKU"])), ["Shusaku"]);
    assert_eq!(names(games(&["--player", "shuwa"])), ["秀策"]);
    assert_eq!(names(games(&["--years", "1851..1900"])), ["秀策", "Cut"]);
    assert_eq!(names(games(&["--result", "W"])), ["秀策"]);
    assert_eq!(names(games(&["--limit", "1"])), ["Shusaku"]);
    assert!(names(games(&["--player", "nobody"])).is_empty());
}

#[test]
fn a_player_is_found_by_his_whole_name_in_any_script() {
    let place = Place::new();
    let games = "(;CA[UTF-8]SZ[9]PB[李昌鎬]PW[A];B[cc];W[gg])\n(;CA[UTF-8]SZ[9]PB[이창호]PW[B];B[cd];W[gg])\n\
                 (;CA[UTF-8]SZ[9]PB[Lee Changho]PW[C];B[ce];W[gg])\n(;CA[UTF-8]SZ[9]PB[李昌]PW[D];B[dd];W[gg])\n";
    fs::write(place.at("games/scripts.sgf"), games).unwrap();
    json(&["import", text(&place.at("games")), "--library", text(&place.library())]);
    for asked in [
        ["--player", "이창호"],
        ["--player", "Lee Chang-ho"],
        ["--filter", "black:李昌镐"],
        ["--filter", "player:\"Yi Ch'ang-ho\""],
    ] {
        let found = json(&["games", "--library", text(&place.library()), asked[0], asked[1]]);
        let names: Vec<&str> =
            found["games"].as_array().unwrap().iter().map(|game| game["black"].as_str().unwrap()).collect();
        assert_eq!(names, ["李昌鎬", "이창호", "Lee Changho"], "{asked:?}");
    }
}

#[test]
fn filters_are_written_as_text_and_what_they_leave_out_is_counted() {
    let place = Place::imported();
    let library = place.library();
    let games = |filter: &str| json(&["games", "--library", text(&library), "--filter", filter]);
    let black = |value: &Value| -> Vec<String> {
        value["games"].as_array().unwrap().iter().map(|game| game["black"].as_str().unwrap().to_owned()).collect()
    };
    let found = games("year:1840..1862 -result:w");
    assert_eq!(black(&found), ["Shusaku"]);
    assert_eq!(found["left_out"], serde_json::json!({"year": 1}));
    assert_eq!(found["games"][0]["dyer"], "????????????");
    assert_eq!(black(&games("shusaku OR -has:year")), ["Shusaku", "A"]);
    assert_eq!(black(&games("is:duplicate")), ["Shusaku"], "the one that is left out otherwise");
    assert_eq!(games("is:duplicate")["games"][0]["game"], 3);
    assert_eq!(games("year:1840..1862")["left_out"], serde_json::json!({"year": 1}));
    assert_eq!(games("")["left_out"], serde_json::json!({}));
    // An argument may begin with a minus.
    for filter in ["result:b", "shusaku", "has:year", "size:9", "year:1846"] {
        let counts = [games(filter), games(&format!("-{filter}"))].map(|found| black(&found).len());
        assert!(counts[0] > 0 && counts[0] + counts[1] == 4, "{filter}: {counts:?}");
    }
    let Run { status, stderr, .. } = run(&["games", "--library", text(&library), "--filter", "yeer:1846"]);
    assert_eq!(status, Some(2));
    assert!(stderr.contains("column 1: read `yeer:`, expected a key; did you mean `year:`?"), "{stderr}");
}

#[test]
fn a_subcommand_that_is_mistyped_is_named_and_a_missing_file_is_said() {
    let Run { status, stderr, .. } = run(&["fusek"]);
    assert_eq!(status, Some(2));
    assert!(stderr.contains("Did you mean `katachi fuseki`?"), "{stderr}");
    let Run { status, stderr, .. } = run(&["/no/such/games.sgf"]);
    assert_eq!(status, Some(2));
    assert!(stderr.contains("/no/such/games.sgf: no such file or folder"), "{stderr}");
}

#[test]
fn a_window_without_a_screen_says_so_without_the_place_in_a_source() {
    let mut window = katachi();
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        window.env_remove(variable);
    }
    let place = Place::imported();
    let Run { status, stderr, .. } = window.arg(place.at("games")).output().unwrap().into();
    assert_eq!(status, Some(1), "{stderr}");
    assert!(stderr.contains("there is no screen to open a window on") && !stderr.contains(".rs:"), "{stderr}");
}

#[test]
fn without_a_display_the_samples_shapes_are_printed_with_ways_to_go_on() {
    let run_on = |display: Option<&str>| -> Run {
        let mut program = katachi();
        for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            program.env_remove(variable);
        }
        program.envs(display.map(|display| ("DISPLAY", display))).output().unwrap().into()
    };
    let Run { status, stdout, stderr } = run_on(None);
    assert_eq!((status, stderr.as_str()), (Some(0), ""));
    // Nobody answers there.
    let Run { status, stdout: on_dead_display, .. } = run_on(Some(":9876"));
    assert_eq!((status, &on_dead_display), (Some(0), &stdout));
    assert!((1..=10).all(|rank| stdout.contains(&format!("{rank:>2}. "))), "{stdout}");
    let (boards, _) = stdout.split_once("X is the side to move").unwrap();
    assert_eq!(boards.matches(" + ").count(), 10, "{stdout}");
    assert!(boards.lines().all(|line| line.chars().count() <= 80), "{stdout}");
    for command in ["import ~/games --library", "mine --library", "show s5.ron"] {
        assert!(stdout.contains(command), "{stdout}");
    }
}

#[test]
fn tags_are_kept_beside_the_games_and_survive_importing_again() {
    let place = Place::imported();
    let library = place.library();
    let tag = |more: &[&str]| json(&[&["tag"], more, &["--library", text(&library)]].concat());
    assert_eq!(tag(&[])["tags"], serde_json::json!([]));
    assert_eq!(tag(&["add", "castle games", "--filter", "event:osaka OR player:秀策"])["changed"], 2);
    assert_eq!(tag(&["add", "Castle Games", "--player", "shusaku"])["changed"], 0);
    assert_eq!(tag(&["list"])["tags"], serde_json::json!([{"tag": "castle games", "games": 2}]));
    let total = |filter: &str| json(&["games", "--library", text(&library), "--filter", filter])["total"].clone();
    assert_eq!(total("tag:\"castle games\" year:1851"), 1);
    fs::write(place.at("games/a-first.sgf"), "(;SZ[9];B[hh];W[bb])").unwrap();
    json(&["import", text(&place.at("games")), "--library", text(&library)]);
    assert_eq!(total("tag:\"castle games\""), 2);
    assert_eq!(tag(&["rename", "castle games", "c"])["changed"], 2);
    assert_eq!(tag(&["remove", "c", "--filter", "year:1851"])["changed"], 1);
    assert_eq!(tag(&["remove", "c"])["tags"], serde_json::json!([]));
    assert_eq!(run(&["tag", "add", "x", "--library", text(&library)]).status, Some(2), "which games?");
    assert_eq!(run(&["tag", "rename", "none", "x", "--library", text(&library)]).status, Some(1));
}

#[test]
fn games_and_hits_are_exported() {
    let place = Place::imported();
    let library = place.library();
    let export = |more: &[&str]| json(&[&["export", "games", "--library", text(&library)], more].concat());
    let (folder, sgf, csv) = (place.at("out"), place.at("out.sgf"), place.at("out.csv"));
    let to = ["--sgf-folder", text(&folder), "--collection", text(&sgf), "--csv", text(&csv)];
    let exported = export(&[&["--filter", "has:year"], &to[..]].concat());
    assert_eq!(exported["games"], 3);
    assert_eq!(exported["main_line_only"].as_array().unwrap().len(), 0, "{exported}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
    assert_eq!(katachi::corpus::load::load_bytes("out.sgf", &fs::read(&sgf).unwrap()).corpus.record_count(), 3);
    assert_eq!(fs::read_to_string(&csv).unwrap().lines().count(), 4);
    let query = place.at("query.txt");
    fs::write(&query, "X . O\n").unwrap();
    let hits = place.at("hits.csv");
    let found = export(&["--find", text(&query), "--hits-csv", text(&hits)]);
    let lines = fs::read_to_string(&hits).unwrap().lines().count() as u64;
    assert_eq!(found["hits"].as_u64().unwrap() + 1, lines);
    let searched = json(&["find", "--library", text(&library), text(&query)]);
    assert_eq!((&searched["hits"], &searched["games"]), (&found["hits"], &found["games"]));
    assert_eq!(searched["left_out"], serde_json::json!({}));
    let Run { status, stderr, .. } = run(&["export", "games", "--library", text(&library), "--csv", text(&csv)]);
    assert!(status == Some(1) && stderr.contains("nothing is written over"), "{stderr}");
    assert_eq!(run(&["export", "games", "--library", text(&library)]).status, Some(2));
}

#[test]
fn mine_and_show_count_what_is_there() {
    let place = Place::imported();
    let out = place.at("shapes.ron");
    let mined = place.mine(&["--window", "square:3", "--source", "move", "--out", text(&out)]);
    for (name, kind) in [("window", Kind::Text), ("source", Kind::Text), ("elapsed_s", Kind::Number)] {
        has(&mined, &[(name, kind)]);
    }
    assert_eq!((&mined["window"], &mined["source"]), (&"square:3".into(), &"move".into()));
    // 13 moves, one of them a pass.
    assert_eq!((&mined["games"], &mined["occurrences"]), (&4.into(), &12.into()));
    let shown = json(&["show", text(&out)]);
    assert_eq!(shown["total"], mined["patterns"]);
    let patterns = shown["patterns"].as_array().unwrap();
    assert_eq!(patterns.len() as u64, mined["patterns"].as_u64().unwrap());
    let counts = |name: &str| patterns.iter().map(|pattern| pattern[name].as_u64().unwrap()).sum::<u64>();
    assert_eq!(counts("occurrences"), 12);
    for pattern in patterns {
        for name in ["occurrences", "games", "k", "mover_wins", "decided", "orbit"] {
            has(pattern, &[(name, Kind::Count)]);
        }
        for name in ["bits", "played_rate", "rate_low", "rate_high", "first_year", "last_year"] {
            has(pattern, &[(name, Kind::MaybeNumber)]);
        }
        has(pattern, &[("appeared", Kind::MaybeCount), ("cells", Kind::List), ("names", Kind::List)]);
        let rows: Vec<&str> = pattern["cells"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
        assert_eq!(rows.len(), 3);
        assert_eq!(rows[1].chars().nth(1), Some('.'), "the centre of a move pattern is empty");
        let stones = rows.concat().chars().filter(|mark| "XO".contains(*mark)).count() as u64;
        assert_eq!(pattern["k"], stones);
        let share = pattern["occurrences"].as_f64().unwrap() / 12.0;
        assert!((pattern["bits"].as_f64().unwrap() + share.log2()).abs() < 1e-9);
        let (appeared, rate) = (pattern["appeared"].as_f64().unwrap(), pattern["played_rate"].as_f64().unwrap());
        assert!((rate - pattern["occurrences"].as_f64().unwrap() / appeared).abs() < 1e-9);
        assert!(pattern["rate_low"].as_f64().unwrap() <= rate && rate <= pattern["rate_high"].as_f64().unwrap());
    }
    // Ten stones have no others nearby; W[dd] beside W[ee] is the only contact, visible at 9x9; B[aa] is in the corner.
    let empty = &patterns[0];
    assert_eq!(empty["cells"], serde_json::json!(["...", "...", "..."]));
    assert_eq!((&empty["k"], &empty["orbit"], &empty["games"]), (&0.into(), &1.into(), &3.into()));
    assert_eq!((&empty["first_year"], &empty["last_year"]), (&1846.into(), &1851.into()));
    assert!(patterns.iter().any(|pattern| pattern["cells"].to_string().contains('#')));
    // Black won the first game, White the second; the others are not decided.
    assert_eq!(counts("decided"), 5 + 3);
    assert_eq!(counts("mover_wins"), 3 + 2);

    let last = place.mine(&["--window", "rect:3x2", "--source", "final", "--out", text(&out)]);
    assert_eq!(last["source"], "final");
    let shown = json(&["show", text(&out)]);
    for pattern in shown["patterns"].as_array().unwrap() {
        assert!(pattern["appeared"].is_null() && pattern["played_rate"].is_null());
        assert_eq!(pattern["cells"].as_array().unwrap().len(), 2, "a rect keeps its way up");
    }
}

#[test]
fn shapes_have_their_names_as_far_as_the_window_shows_them() {
    let place = Place::imported();
    let out = place.at("shapes.ron");
    place.mine(&["--window", "square:5", "--source", "move", "--out", text(&out)]);
    let shown = json(&["show", text(&out)]);
    let patterns = shown["patterns"].as_array().unwrap();
    let with = |name: &str| patterns.iter().filter(|pattern| pattern["names"] == serde_json::json!([name])).count();
    // W[dd] from W[ee], and B[ee] from B[cc].
    assert_eq!(with("Diagonal move (kosumi コスミ)"), 1);
    assert_eq!(with("Elephant's jump (hazama-tobi ハザマトビ)"), 1);
    assert!(patterns.iter().all(|pattern| pattern["k"] != 0 || pattern["names"] == serde_json::json!([])));
    let words = run(&["show", text(&out)]).stdout;
    assert!(words.contains("\n   Diagonal move (kosumi コスミ)\n"));
    // The point of the move is marked.
    assert!(words.contains("\n   ..1..\n"), "{words}");
}

#[test]
fn mine_reads_the_moves_it_is_told_to_and_after_them() {
    let place = Place::imported();
    let mine = |more: &[&str]| place.mine(&[&["--window", "diamond:1", "--source", "move"], more].concat());
    assert_eq!(mine(&[])["occurrences"], 12);
    assert_eq!(mine(&["--moves", "1..2"])["occurrences"], 8);
    assert_eq!(mine(&["--moves", "3..3"])["occurrences"], 1);
    assert_eq!(mine(&["--moves", "100..200"])["occurrences"], 0);
    let out = place.at("after.ron");
    mine(&["--after", "--out", text(&out)]);
    let shown = json(&["show", text(&out)]);
    for pattern in shown["patterns"].as_array().unwrap() {
        assert_eq!(pattern["cells"][1].as_str().unwrap().chars().nth(1), Some('X'), "the mover's own stone");
        assert!(pattern["appeared"].is_null());
    }
    assert_eq!(run(&["show", text(&out), "--kinds"]).status, Some(2), "shapes after moves have no kinds");
    let all = mine(&["--min-count", "1", "--out", text(&out)]);
    let every = json(&["show", text(&out)])["total"].as_u64().unwrap();
    assert_eq!(all["patterns"], every);
    let some = mine(&["--min-count", "3", "--out", text(&out)]);
    assert_eq!((&some["patterns"], &some["occurrences"]), (&all["patterns"], &all["occurrences"]));
    let shown = json(&["show", text(&out)]);
    assert!(shown["total"].as_u64().unwrap() < every);
    assert!(shown["patterns"].as_array().unwrap().iter().all(|pattern| pattern["occurrences"].as_u64().unwrap() >= 3));
}

#[test]
fn show_sorts_by_what_it_is_asked_and_cuts_at_the_top() {
    let place = Place::imported();
    let out = place.at("shapes.ron.zst");
    place.mine(&["--window", "square:5", "--source", "move", "--out", text(&out)]);
    let all = json(&["show", text(&out)]);
    let total = all["total"].as_u64().unwrap();
    let sorts = [
        ("count", "occurrences"),
        ("games", "games"),
        ("k", "k"),
        ("bits", "bits"),
        ("rate", "played_rate"),
        ("lift", "lift"),
    ];
    for (sort, field) in sorts {
        let shown = json(&["show", text(&out), "--sort", sort]);
        let patterns = shown["patterns"].as_array().unwrap();
        assert_eq!(patterns.len() as u64, total);
        let values: Vec<f64> = patterns.iter().map(|pattern| pattern[field].as_f64().unwrap_or(-1.0)).collect();
        assert!(values.is_sorted_by(|a, b| a >= b), "{sort}: {values:?}");
        let top = json(&["show", text(&out), "--sort", sort, "--top", "3"]);
        assert_eq!((&top["total"], top["patterns"].as_array().unwrap().len()), (&total.into(), 3));
        assert_eq!(top["patterns"].as_array().unwrap()[..], patterns[..3]);
    }
    assert_eq!(json(&["show", text(&out), "--top", "0"])["patterns"], serde_json::json!([]));
}

#[test]
fn templates_are_listed_with_their_evidence() {
    let place = Place::new();
    // Two stones of a colour side by side, two of different colours, and single stones.
    fs::write(place.at("games/pairs.sgf"), "(;SZ[9];B[aa];W[ba];B[cc];W[gg];B[dc])").unwrap();
    json(&["import", text(&place.at("games")), "--library", text(&place.library())]);
    let (out, kept) = (place.at("shapes.ron"), place.at("templates.ron"));
    place.mine(&["--window", "rect:2x1", "--source", "final", "--out", text(&out)]);
    let found = json(&["templates", text(&out), "--out", text(&kept)]);
    let templates = found["templates"].as_array().unwrap();
    assert_eq!(found["total"], templates.len() as u64);
    for template in templates {
        has(template, &[("cells", Kind::List), ("wildcards", Kind::Count), ("fillings", Kind::Count)]);
        has(template, &[("occurrences", Kind::Count), ("maximal", Kind::Truth)]);
        let marks = template["cells"].to_string().matches('?').count() as u64;
        assert_eq!(template["wildcards"], marks);
        assert_eq!(template["fillings"], 3_u64.pow(marks as u32));
    }
    // A stone beside any point, as its smallest image, with `?` last.
    assert_eq!(templates.len(), 1, "{found}");
    assert_eq!(templates[0]["cells"], serde_json::json!(["X?"]));
    assert_eq!(templates[0]["maximal"], true);
    assert!(fs::read_to_string(&kept).unwrap().starts_with("(\n    format: 1,"));
    let none = json(&["templates", text(&out), "--max-wildcards", "0"]);
    assert!(none["templates"].as_array().unwrap().iter().all(|template| template["wildcards"] == 0));
}

#[test]
fn text_is_short_and_names_the_figures() {
    let place = Place::new();
    let (library, out) = (place.library(), place.at("shapes.ron"));
    let told = |arguments: &[&str], parts: &[&str]| {
        let run = run(arguments);
        assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""), "{arguments:?}");
        for part in parts {
            assert!(run.stdout.contains(part), "`{part}` is not in {}", run.stdout);
        }
        assert!(run.stdout.ends_with('\n') && !run.stdout.starts_with('{'));
    };
    let library = text(&library);
    told(
        &["import", text(&place.at("games")), "--library", library],
        &["4 games, 13 moves, from 2 SGF files", "1 duplicate left out", "skipped: 1", "cut short: 1", "move 3"],
    );
    told(&["info", "--library", library], &["7 players, 1846–1900", "19x19 1", "9x9 3"]);
    told(&["games", "--library", library], &["Gennan – Shusaku", "秀策", "(game 2)"]);
    let mine = ["mine", "--library", library, "--window", "square:3", "--source", "move", "--out", text(&out)];
    told(&mine, &["square:3 move: ", "12 occurrences in 4 games"]);
    told(&["show", text(&out)], &["square:3 move: ", "1. ", "K 0", "bits", "played", "   ...\n"]);
    told(&["templates", text(&out)], &["templates"]);
    told(&["--version"], &["katachi "]);
    told(&["--help"], &["import", "info", "games", "mine", "show", "templates"]);
}

/// Checks the exit status and message of a run that must fail, with nothing on standard output, with and without
/// `--json`.
fn fails(arguments: &[&str], status: i32, parts: &[&str]) {
    for more in [&[] as &[&str], &["--json"]] {
        let Run { status: found, stdout, stderr } = run(&[arguments, more].concat());
        assert_eq!((found, stdout.as_str()), (Some(status), ""), "{arguments:?}: {stderr}");
        for part in parts {
            assert!(stderr.contains(part), "{arguments:?}: `{part}` is not in {stderr}");
        }
        assert!(!stderr.contains("panicked"), "{stderr}");
    }
}

#[test]
fn an_import_without_a_game_fails_and_leaves_no_library() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("empty.zip"), b"PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0").unwrap();
    fs::write(at("broken.sgf"), "no game").unwrap();
    for source in ["empty.zip", "broken.sgf", "missing.sgf"] {
        let (library, source) = (at("new.katachi"), at(source));
        fails(&["import", text(&source), "--library", text(&library)], 1, &["no game was found in", text(&source)]);
        assert!(!library.exists(), "{source:?}");
    }
}

#[test]
fn failures_have_status_1_and_say_what_where_and_what_to_do() {
    let place = Place::imported();
    let library = place.library();
    let library = text(&library);
    let nowhere = place.at("nowhere");
    let nowhere = text(&nowhere);
    let mine = ["--window", "square:3", "--source", "move"];
    fails(&["info", "--library", nowhere], 1, &["nowhere", "no Katachi library", "katachi import"]);
    fails(&["games", "--library", nowhere], 1, &["nowhere", "no Katachi library"]);
    fails(&[&["mine", "--library", nowhere], mine.as_slice()].concat(), 1, &["nowhere", "katachi import"]);
    fails(&["show", nowhere], 1, &["nowhere", "cannot read it"]);
    fails(&["templates", nowhere], 1, &["nowhere", "cannot read it"]);
    let sgf = place.at("games/five.sgf");
    fails(&["show", text(&sgf)], 1, &["five.sgf", "damaged", "Count the shapes again"]);
    fails(&["import", text(&sgf), "--library", text(&place.at("games"))], 1, &["games", "choose a new or an empty"]);
    fails(&["import", text(&sgf), "--library", text(&sgf)], 1, &["five.sgf"]);
    let out = place.at("no-such-folder/out.ron");
    fails(
        &[&["mine", "--library", library, "--out", text(&out)], mine.as_slice()].concat(),
        1,
        &["no-such-folder", "cannot write"],
    );
    assert!(!out.exists());
    fs::write(place.at("newer.ron"), "(\n    format: 9,\n    surprises: [],\n)\n").unwrap();
    fails(&["show", text(&place.at("newer.ron"))], 1, &["newer.ron", "newer Katachi", "format 9", "Update"]);
    // A missing path is reported but is not a failure: the others are loaded.
    let imported = json(&["import", nowhere, "--library", library]);
    assert!(imported["skipped"].as_array().unwrap().iter().any(|entry| entry["path"] == nowhere));
}

#[test]
fn wrong_usage_has_status_2() {
    let place = Place::imported();
    let library = place.library();
    let library = text(&library);
    fails(&["info"], 2, &["--library"]);
    fails(&["import", "--library", library], 2, &["PATH"]);
    fails(&["mine", "--window", "square:3", "--source", "move"], 2, &["  --library <DIR>"]);
    fails(&["mine", "--library", library, "--window", "circle:3", "--source", "move"], 2, &["circle:3", "square:N"]);
    fails(&["mine", "--library", library, "--window", "square:20", "--source", "move"], 2, &["square:20", "19"]);
    fails(&["mine", "--library", library, "--window", "square:3", "--source", "both"], 2, &["both", "final or move"]);
    fails(&["mine", "--library", library, "--window", "square:4", "--source", "move"], 2, &["square:4", "no centre"]);
    fails(&["mine", "--library", library, "--window", "square:3", "--source", "final", "--after"], 2, &["--after"]);
    for moves in ["5..1", "x..2", "7", "1..99999999999"] {
        let mine = ["mine", "--library", library, "--window", "square:3", "--source", "move", "--moves", moves];
        fails(&mine, 2, &["--moves", moves, "A..B"]);
    }
    fails(&["games", "--library", library, "--years", "later"], 2, &["--years", "A..B"]);
    fails(&["games", "--library", library, "--result", "draw"], 2, &["draw"]);
    fails(&["show", "x.ron", "--sort", "beauty"], 2, &["beauty", "count"]);
    fails(&["show", "x.ron", "--top", "-1"], 2, &[]);
    fails(&["mine", "--library", library, "--colour"], 2, &["--colour"]);
}

#[test]
fn the_result_is_the_same_bytes_whatever_the_number_of_threads() {
    let place = Place::new();
    let games: String = (0..60).map(random_game).collect();
    fs::write(place.at("games/many.sgf"), games).unwrap();
    json(&["import", text(&place.at("games")), "--library", text(&place.library())]);
    for (window, source) in [("square:5", "move"), ("diamond:2", "final"), ("square:3", "move")] {
        let mined = ["1", "4"].map(|threads| {
            let out = place.at(&format!("with-{threads}.ron"));
            let library = place.library();
            let arguments = ["mine", "--library", text(&library), "--window", window, "--source", source, "--out"];
            let status = katachi().env("RAYON_NUM_THREADS", threads).args(arguments).arg(&out).output().unwrap().status;
            assert!(status.success());
            fs::read(out).unwrap()
        });
        assert!(mined[0].len() > 5_000 && mined[0] == mined[1], "{window} {source}");
    }
    // Importing gives the same result too.
    let stores = ["1", "4"].map(|threads| {
        let library = place.at(&format!("library-{threads}"));
        let command = ["import", text(&place.at("games")), "--library", text(&library)].map(str::to_owned);
        assert!(katachi().env("RAYON_NUM_THREADS", threads).args(command).output().unwrap().status.success());
        fs::read(library.join("library.ron")).unwrap()
    });
    assert!(stores[0] == stores[1]);
}

fn random_game(seed: u64) -> String {
    let mut random = Random(seed);
    let mut taken = [false; 81];
    let mut text = "(;SZ[9]".to_owned();
    for played in 0..50 {
        let at = (0..).map(|_| random.below(81)).find(|&at| !taken[at]).unwrap();
        taken[at] = true;
        let letter = |at: usize| char::from(b'a' + at as u8);
        text += &format!(";{}[{}{}]", ["B", "W"][played % 2], letter(at % 9), letter(at / 9));
    }
    text + ")"
}

/// The lines of a written table, without quoted commas within cells.
fn table(place: &Place, arguments: &[&str]) -> Vec<String> {
    let file = place.at("table.csv");
    let said = run(&[arguments, &["--csv", text(&file)]].concat());
    assert_eq!(said.status, Some(0), "{arguments:?}: {}", said.stderr);
    let lines: Vec<String> = fs::read_to_string(&file).unwrap().lines().map(str::to_owned).collect();
    assert!(said.stdout.contains(&format!("{} rows: ", lines.len().saturating_sub(1))), "{}", said.stdout);
    fs::remove_file(&file).unwrap();
    lines
}

#[test]
fn every_table_is_written_for_spreadsheets() {
    let place = Place::imported();
    let (library, shapes, pairs) = (place.library(), place.at("s.ron"), place.at("p.ron"));
    let (library, shapes, pairs) = (text(&library), text(&shapes), text(&pairs));
    place.mine(&["--window", "square:3", "--source", "move", "--out", shapes]);
    json(&["collocations", "--library", library, "--window", "square:3", "--out", pairs]);
    fs::write(place.at("stone.txt"), ". . .\n. X .\n. . .\n").unwrap();
    let (query, game) = (place.at("stone.txt"), place.at("games/five.sgf"));
    let games = table(&place, &["games", "--library", library]);
    let heads = "path,game,white,black,white_rank,black_rank,result,date,event,size,handicap,moves,";
    assert!(games[0].starts_with(heads), "{}", games[0]);
    assert!(games.iter().any(|line| line.contains("Gennan,Shusaku,8d,4d,B+2,1846-09-11,Osaka,9,")), "{games:?}");
    let cases: [(&[&str], &str); 12] = [
        (&["show", shapes], "cells"),
        (&["templates", shapes], "cells"),
        (&["find", text(&query), "--library", library], "at"),
        (&["tag", "--library", library], ""),
        (&["collocations", "--library", library, "--window", "square:3"], "p"),
        (&["after", pairs], "p"),
        (&["joseki", "--library", library], "point"),
        (&["fuseki", "--library", library, "--moves", "2", "--size", "9"], "moves"),
        (&["fuseki", "--library", library, "--size", "9", "--after", "C7"], "point"),
        (&["compare", library, library, "--least", "1"], "cells"),
        (&["suggest", text(&game), "--move", "3", "--library", library], "point"),
        (&["report", text(&game)], "number"),
    ];
    for (arguments, first) in cases {
        let lines = table(&place, arguments);
        assert!(
            lines.first().is_none_or(|heads| heads.split(',').any(|head| head == first)),
            "{arguments:?}: {lines:?}"
        );
        let whole = json(arguments);
        assert!(whole.is_object());
    }
}

#[test]
fn shells_and_man_are_told_of_every_subcommand() {
    let names = ["import", "find", "compare", "lab", "completions"];
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]);
        assert_eq!(script.status, Some(0), "{}", script.stderr);
        assert!(names.iter().all(|name| script.stdout.contains(name)), "{shell}");
    }
    let page = run(&["man"]);
    assert!(page.stdout.starts_with(".ie") && names.iter().all(|name| page.stdout.contains(name)), "{}", page.stdout);
    let dir = tempfile::tempdir().unwrap();
    let written = run(&["man", "--out", text(dir.path())]);
    assert_eq!(written.status, Some(0), "{}", written.stderr);
    let find = fs::read_to_string(dir.path().join("katachi-find.1")).unwrap();
    assert!(find.contains("katachi find") && find.contains("Example"), "{find}");
    let of_lab = fs::read_to_string(dir.path().join("katachi-lab-match.1")).unwrap();
    assert!(of_lab.contains("katachi lab match") && of_lab.contains("Example"), "{of_lab}");
    assert_eq!(run(&["completions", "tcsh"]).status, Some(2));
}

#[test]
fn help_lists_at_most_twenty_commands_in_groups() {
    let help = run(&["--help"]).stdout;
    let is_name = |word: &str| word.starts_with(|c: char| c.is_ascii_lowercase());
    let listed = help.lines().filter(|line| {
        let indent = line.len() - line.trim_start().len();
        (2..=6).contains(&indent) && line.trim_start().split_once("  ").is_some_and(|(name, _)| is_name(name))
    });
    let listed = listed.count();
    assert!((15..=20).contains(&listed), "{listed} commands in\n{help}");
    for heading in ["Games:", "Shapes:", "Openings:", "Players:", "Playing:", "Care and research:"] {
        assert!(help.lines().any(|line| line == heading), "{heading} is not in\n{help}");
    }
}

#[test]
fn commands_of_the_laboratory_answer_with_and_without_its_name() {
    let rules = ["rules", "--goal", "eye", "--place", "corner", "--size", "2x2"];
    let [before, now] = [&[] as &[&str], &["lab"]].map(|door| {
        let mut object = json(&[door, &rules].concat());
        for changing in ["elapsed_s", "peak_rss_bytes"] {
            object.as_object_mut().unwrap().remove(changing);
        }
        object
    });
    assert_eq!(before, now);
}
