//! Texts that people write: diagrams, filters, names of shapes, GTP, windows; settings, cards, tags and sessions.

use std::fs;
use std::path::PathBuf;

use super::Campaign;
use crate::support::gnu_go::written;
use crate::support::root::root;
use katachi::app::{LibrarySession, Settings};
use katachi::find::filter::GameFilter;
use katachi::find::{Combined, Pasted, Query};
use katachi::go::{BoardSize, Color, Move, Point};
use katachi::library;
use katachi::pattern::Window;
use katachi::pattern::names::ShapeNames;
use katachi::play::gtp::GtpEngine;
use katachi::play::{PatternPlayer, PlayerParams};
use katachi::predict::{Matcher, Situation};
use katachi::progress::Progress;
use katachi::sentences::filter::filter_notice;
use katachi::study::{CardQuestion, Deck, Grade, Moment};
use katachi::tsumego::rules::frame::parse_size;

fn seeds<const N: usize>(texts: [&str; N]) -> Vec<Vec<u8>> {
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

const RON_PIECES: [&str; 20] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "\\",
    "'",
    "None",
    "Some(",
    "true",
    "format: 2",
    "r#\"",
    "//",
    "/*",
    "\\u{110000}",
    "inf",
];

#[test]
fn pattern_databases() {
    let seeds = seeds([
        "# remarks\nattribute_map general\n\nPattern Side1\n\n?X?.?    a remark\nO.*oo\nOx...\n-----\n\n:8,ed,shape(-2.5),value(30)\n\n\
         ?X?.?\nO.*oo\nOxa..\n-----\n\n;lib(a)>2\n\nPattern Corner\n+--\n|*Q\n|,O\n:\\,-,followup(3),some_helper\n>antisuji(a)\n",
        "Pattern a\n|.!.|\n|.X.|\n|.*.|\n:|,OX\n\nPattern b\nO*O\n:+,C,NULL\nPattern c\nxYx\n:-,-\n",
    ]);
    let pieces = [
        "Pattern ",
        "\n",
        ":",
        ":8,-\n",
        "*",
        "O",
        "X",
        "?",
        "o",
        "x",
        ",",
        "|",
        "-----",
        "+--",
        ";",
        ">",
        "#",
        "shape(1e308)",
        "value(nan)",
        "(",
        ")",
        "NULL",
        "goal_elements none",
        "\u{feff}",
        "\r\n",
        " ",
    ];
    let path = PathBuf::from("a.db");
    let mut situation = Situation::new(BoardSize::new(5).unwrap());
    situation.play(Move::play(Color::Black, Point::new(1, 1)));
    Campaign { reader: "pattern-databases", seeds: &seeds, pieces: &pieces, inputs: (2_000, 500_000) }.run(|bytes| {
        let Ok(patterns) = library::parse_pattern_database(bytes, &path) else { return };
        let again = library::parse_pattern_database(written(&patterns).as_bytes(), &path).unwrap();
        assert_eq!(written(&again), written(&patterns));
        if let Ok(matcher) = Matcher::new().with_database("a.db", patterns) {
            let shares = matcher.shares(&situation);
            assert!(shares.iter().all(|(_, share)| share.is_finite()));
        }
    });
}

#[test]
fn diagrams() {
    let seeds = seeds([
        "$$B 3-3 invasion\n$$ | . . . . .\n$$ | . X ? . .\n$$ | . x O . .\n$$ +----------\n",
        "$$W Two more than ten\n$$ | . 1 2 4\n$$ | 3 X 5 .\n$$ 6 at 1\n$$ 7 B at 4,2\n",
        ". X _ @\no (9) * #\n\nnear 4\n\nX O\n. .\n",
        "$$B\n -----------\n| . . . . . |\n| . 1 2 X . |\n| . 4 3 O . |\n| . . . . . |\n| . . . . . |\n -----------\n",
        "(;SZ[9]AB[cc]AW[dd];B[ee];W[ff])",
    ]);
    let pieces = [
        "X",
        "O",
        ".",
        ",",
        "?",
        "x",
        "o",
        "@",
        "*",
        "#",
        "_",
        "(f)",
        "(0)",
        "|",
        "+---",
        "\n",
        "\n\n",
        "$$",
        "$$W",
        "1",
        "0",
        "9",
        "10 at 3,3",
        "11 W at 1",
        "near",
        "\u{feff}",
    ];
    Campaign { reader: "diagrams", seeds: &seeds, pieces: &pieces, inputs: (15_000, 2_500_000) }.run(|bytes| {
        let text = text(bytes);
        if let Ok(query) = text.parse::<Query>() {
            assert_eq!(query.to_string().parse::<Query>().as_ref(), Ok(&query));
        }
        if let Ok(combined) = text.parse::<Combined>() {
            let again = combined.to_string().parse::<Combined>().map(|again| again.to_string());
            assert_eq!(again.ok(), Some(combined.to_string()));
        }
        _ = Pasted::read(&text).map(Pasted::into_question);
    });
}

#[test]
fn filters() {
    let seeds = seeds([
        "player:shusaku year:1840..1862 result:B+R",
        "(black:\"Cho Chikun\" or white:Kobayashi*) -event:Kisei moves:100..",
        "rank:5d..9p size:19 handicap:0 komi:6.5 tag:\"to study\" not date:1984-03",
    ]);
    let pieces = [
        "(", ")", "\"", "-", "not ", " or ", " and ", ":", "..", "*", "?", "player:", "year:", "result:", "W+0.5",
        "dyer:", "rank:", "date:", "tag:", "\u{3000}", "é", "\\", "moves:>", "<=",
    ];
    Campaign { reader: "filters", seeds: &seeds, pieces: &pieces, inputs: (20_000, 2_000_000) }.run(
        |bytes| match text(bytes).parse::<GameFilter>() {
            Ok(filter) => assert_eq!(filter.to_string().parse::<GameFilter>().as_ref(), Ok(&filter)),
            Err(error) => assert!(!filter_notice(&error).is_empty() && !error.to_string().is_empty()),
        },
    );
}

#[test]
fn gtp() {
    let seeds = seeds([
        "boardsize 9\nclear_board\nkomi 6.5\nplay B D4\nplay W E5\nundo\nshowboard\n",
        "fixed_handicap 4\nset_free_handicap D4 Q16\nplace_free_handicap 3\ntime_settings 0 5 1\ntime_left b 3 1\n",
        "kgs-rules chinese\nget_random_seed\nset_random_seed 7\nknown_command play\n12 play b pass\n",
        "katachi-dead\nkatachi-rate b d4\nkatachi-probability B D4\nkatachi-played b d4\nfinal_status_list dead\n",
    ]);
    let pieces = [
        "boardsize ",
        "play ",
        "b ",
        "white ",
        "pass",
        "T19",
        "A1",
        "I5",
        "undo\n",
        "loadsgf x 5\n",
        "#",
        "\t",
        "7 ",
        "\n",
        "komi ",
    ];
    // The slowest commands get few inputs: moves and life-and-death status.
    let slow = ["genmove", "final_score", "final_status", "katachi-ownership", "katachi-suggest"];
    let find = || -> katachi::play::gtp::FindContexts { Box::new(|_| Err("no library".into())) };
    Campaign { reader: "gtp", seeds: &seeds, pieces: &pieces, inputs: (300, 60_000) }.run(|bytes| {
        let player = PatternPlayer::new(PlayerParams::default());
        let mut engine = GtpEngine::new(player, BoardSize::new(9).unwrap(), find());
        for line in text(bytes).lines() {
            if slow.iter().any(|slow| line.contains(slow)) {
                continue;
            }
            if let Some(answer) = engine.line(line, &Progress::new()) {
                assert!(answer.starts_with(['=', '?']) && answer.ends_with("\n\n"), "{line:?}: {answer:?}");
            }
        }
    });
}

#[test]
fn names_of_shapes() {
    let all = fs::read_to_string(root().join("assets/shape-names.txt")).unwrap();
    let rules: Vec<&str> = all.split("\n\n").collect();
    let seeds: Vec<Vec<u8>> = rules.chunks(6).map(|rules| rules.join("\n\n").into_bytes()).collect();
    let pieces = ["X", "O", ".", "?", "#", "_", "\n", "\n\n", "(", ")", "not ", ":", "-", "priority"];
    Campaign { reader: "names", seeds: &seeds, pieces: &pieces, inputs: (600, 300_000) }.run(|bytes| {
        if let Err(error) = ShapeNames::read(&text(bytes)) {
            assert!(error.line <= bytes.len() + 1, "{error}");
        }
    });
}

#[test]
fn windows() {
    let seeds = seeds(["square:3", "rect:5x3", "diamond:4", "points:#../+##", "7x4"]);
    let pieces = ["square:", "rect:", "diamond:", "points:", "x", "#", "+", "/", ".", "0", "99"];
    Campaign { reader: "windows", seeds: &seeds, pieces: &pieces, inputs: (10_000, 1_000_000) }.run(|bytes| {
        let text = text(bytes);
        if let Ok(window) = text.parse::<Window>() {
            assert_eq!(window.to_string().parse::<Window>().as_ref(), Ok(&window));
        }
        _ = parse_size(&text);
    });
}

#[test]
fn settings() {
    let seeds = [
        Settings::default().to_ron().into_bytes(),
        Settings { recent: vec![PathBuf::from("/games/a.katachi")], ..Settings::default() }.to_ron().into_bytes(),
    ];
    Campaign { reader: "settings", seeds: &seeds, pieces: &RON_PIECES, inputs: (3_000, 400_000) }.run(|bytes| {
        let Ok(settings) = Settings::from_ron(&text(bytes)) else { return };
        // NaN differs from itself, so compare the written texts.
        assert_eq!(Settings::from_ron(&settings.to_ron()).unwrap(), settings);
    });
}

fn deck() -> Deck {
    let mut deck = Deck::default();
    for (at, id) in ["corner", "side", "centre"].into_iter().enumerate() {
        let question = CardQuestion::Problem { id: id.to_owned() };
        let grade = if at == 1 { Grade::Good } else { Grade::Again };
        deck.review(&question, grade, Moment::from_secs(1_800_000_000 + 86_400 * at as i64));
    }
    deck
}

#[test]
fn cards() {
    let seeds = [deck().to_ron().into_bytes(), Deck::default().to_ron().into_bytes()];
    Campaign { reader: "cards", seeds: &seeds, pieces: &RON_PIECES, inputs: (3_000, 400_000) }.run(|bytes| {
        if let Ok(mut deck) = Deck::from_ron(&text(bytes)) {
            let written = deck.to_ron();
            assert_eq!(Deck::from_ron(&written).map(|again| again.to_ron()).as_ref(), Ok(&written));
            // Due cards are requested and reviewed, however strange they are.
            let question = CardQuestion::Problem { id: "corner".to_owned() };
            deck.review(&question, Grade::Good, Moment::from_secs(1_900_000_000));
        }
    });
}

#[test]
fn sessions_and_tags() {
    let folder = tempfile::tempdir().unwrap();
    let dir = folder.path();
    let session = LibrarySession { games: Some(5), game: Some((3, 40)), ..LibrarySession::default() };
    session.write(dir).unwrap();
    let tags = "(\n    format: 1,\n    app: \"katachi 0.1.0\",\n    tags: {\n        \"to study\": [(path: \"/games/a.sgf\", \
                index: 0, black: \"Shusaku\", white: \"Gennan\", moves: 325)],\n    },\n)\n";
    let seeds = [fs::read(dir.join("session.ron")).unwrap(), tags.as_bytes().to_vec()];
    Campaign { reader: "sessions", seeds: &seeds, pieces: &RON_PIECES, inputs: (1_500, 200_000) }.run(|bytes| {
        fs::write(dir.join("session.ron"), bytes).unwrap();
        fs::write(dir.join("tags.ron"), bytes).unwrap();
        let session = LibrarySession::read(dir);
        session.write(dir).unwrap();
        _ = library::tags::read(dir);
    });
}
