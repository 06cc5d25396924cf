//! The cases of `../shared/reported` have their right values.

use crate::support::shared::shared;
use katachi::corpus::load::{load, load_bytes};
use katachi::corpus::sgf::{read_problems, read_tree, to_sgf};
use katachi::find::filter::{GameTags, NamePattern};
use katachi::find::{Query, SearchOptions, scan};
use katachi::go::{BoardSize, Color, date_order, days_of_date, read_result};
use katachi::library::export::{ByteOrderMark, games_to_csv};
use katachi::library::{self, professional, tags};
use katachi::mining::compare::{Unit, compare_openings, compare_shapes};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::costly_shapes::Voice;
use katachi::mining::fuseki::{OpeningGraphParams, OpeningParams, opening_graph, openings};
use katachi::mining::player::results;
use katachi::mining::statistics::MAX_Q_VALUE;
use katachi::mining::{MiningParams, PatternSource, mine};
use katachi::progress::Progress;

/// Black's name, the result as it is read, komi and handicap of every game of a file.
fn headers(file: &str) -> Option<Vec<String>> {
    let loaded = load(&[shared("reported")?.join(file)], None, true, &Progress::new()).unwrap();
    let one = |id| {
        let header = loaded.corpus.header(id);
        let (winner, end) = read_result(header.result);
        format!("{} {winner:?} {end:?} {:?} {}", header.black, header.komi, header.handicap)
    };
    Some(loaded.corpus.records().map(one).collect())
}

#[test]
fn results_komi_handicap_and_names_are_read() {
    for (file, expected) in [
        (
            "05-result-with-move-count.sgf",
            &[
                "k1 Black Points(0.5) None 0",
                "j1 White Points(3.5) None 0",
                "c1 Black Points(3.5) None 0",
                "e1 White Points(4.5) None 0",
            ][..],
        ),
        (
            "06-half-points.sgf",
            &[
                "a White Points(3.5) Some(6.5) 0",
                "b Black Points(0.5) Some(5.5) 0",
                "c Black Resign Some(7.5) 0",
                "d Black Resign Some(6.5) 0",
            ],
        ),
        (
            "07-decimal-comma.sgf",
            &["a Black Points(0.5) Some(6.5) 0", "b White Points(1.5) None 0", "c White Points(10.5) None 0"],
        ),
        ("08-fox-komi.sgf", &["a Unknown Unknown Some(0.5) 2", "b Unknown Unknown None 3"]),
        ("12-short-names-gbk.sgf", &["古力 Black Resign None 0"]),
        ("13-latin1-label-gbk.sgf", &["柯洁 Black Resign None 0"]),
        ("14-bare-duplicate-first.sgf", &[" Unknown Unknown None 0", "Ann Black Points(3.5) None 0"]),
        ("16-games-in-branches.sgf", &["Ann Black Resign None 0", "Cid White Points(3.5) None 0"]),
        (
            "23-handicap-unsaid.sgf",
            &[
                "a four moves Black Resign Some(0.0) 4",
                "b three stones White Resign Some(0.5) 3",
                "c zero said Black Time None 2",
                "d even Black Resign Some(6.5) 0",
            ],
        ),
        (
            "33-winner-in-words.sgf",
            &[
                "a Black Resign None 0",
                "b White Resign None 0",
                "c White Time None 0",
                "d Black Resign None 0",
                "e Black Forfeit None 0",
                "f White Resign None 0",
                "g White Resign None 0",
                "h Black Time None 0",
            ],
        ),
    ] {
        let Some(found) = headers(file) else { return };
        assert_eq!(found, expected, "{file}");
    }
    let kept = load(&[shared("reported").unwrap().join("14-bare-duplicate-first.sgf")], None, false, &Progress::new());
    let corpus = kept.unwrap().corpus;
    assert_eq!(corpus.games().iter().map(|&id| corpus.header(id).black).collect::<Vec<_>>(), ["Ann"]);
}

#[test]
fn dates_are_read() {
    for (file, expected) in [
        (
            "10-several-days.sgf",
            &[
                "19961227 19961228 19970103",
                "18460911 18460914 18460915",
                "19960000-19969999 19970000-19979999",
                "20200602 20200615",
            ][..],
        ),
        (
            "20-dates-in-words.sgf",
            &["20020110", "20070315", "20100305", "20090315", "19780000-19789999", "18460911", "20051230 20060102"],
        ),
        ("25-dates-in-order.sgf", &["20191002", "20190911", "20190305", "20191100-20191199", "20191224"]),
    ] {
        let Some(folder) = shared("reported") else { return };
        let corpus = load(&[folder.join(file)], None, true, &Progress::new()).unwrap().corpus;
        let days = |id| {
            let days = days_of_date(corpus.header(id).date);
            let one = |(first, last)| if first == last { format!("{first}") } else { format!("{first}-{last}") };
            days.iter().map(|days| one((days.first(), days.last()))).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(corpus.records().map(days).collect::<Vec<_>>(), expected, "{file}");
    }
    let Some(folder) = shared("reported") else { return };
    let corpus = load(&[folder.join("25-dates-in-order.sgf")], None, true, &Progress::new()).unwrap().corpus;
    let mut ordered: Vec<_> = corpus.records().map(|id| corpus.header(id)).collect();
    ordered.sort_by_key(|header| date_order(header.date, header.year));
    let names: Vec<&str> = ordered.iter().map(|header| header.black).collect();
    assert_eq!(names, ["first", "second", "third", "fourth", "fifth"]);
}

#[test]
fn records_are_written_as_they_were_and_marks_are_drawn() {
    let Some(folder) = shared("reported") else { return };
    for file in ["02a-bm-te.sgf", "04-properties-kept.sgf", "18-marks.sgf", "29-formula.sgf"] {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        assert_eq!(to_sgf(&read_tree(text.as_bytes(), 0).unwrap()), text);
    }
    let tree = read_tree(&std::fs::read(folder.join("18-marks.sgf")).unwrap(), 0).unwrap();
    let at = tree.main_line_node(2);
    let drawing = tree.drawing_at(at);
    assert_eq!((drawing.lines.len(), drawing.dimmed.map(|points| points.len())), (2, Some(38)));
    let marks = tree.node(at).marks.iter().map(|mark| format!("{} {:?}", mark.point.to_sgf(), mark.kind));
    let mut marks: Vec<String> = marks.collect();
    marks.sort();
    assert_eq!(marks, ["as WhiteTerritory", "cc Selected", "jd Label(\"A long label\")", "ss BlackTerritory"]);
}

/// The file, and siblings of boards of several sizes.
#[test]
fn games_on_other_boards_are_counted_as_left_out() {
    let games = |sides: &[u32]| {
        let game = |(at, side): (usize, &u32)| format!("(;SZ[{side}];B[cc];W[{}])", ["gg", "gc", "cg"][at]);
        sides.iter().enumerate().map(game).collect::<String>().into_bytes()
    };
    let file = shared("reported").map(|folder| std::fs::read(folder.join("27-nine.sgf")).unwrap());
    let nine = file.unwrap_or_else(|| games(&[9, 9]));
    // The side of corners, that of openings; games too small for the one, games that are not of the other.
    for (text, corner, side, too_small, others) in [
        (nine.clone(), 10, 19, 2, 2),
        (nine.clone(), 7, 13, 2, 2),
        (nine, 4, 9, 0, 0),
        (games(&[19, 13, 9]), 10, 19, 2, 2),
        (games(&[19, 13, 9]), 7, 13, 1, 2),
        (games(&[19, 13, 9]), 5, 9, 0, 2),
        (games(&[9, 9, 7]), 5, 9, 1, 1),
        (games(&[18]), 10, 19, 1, 1),
    ] {
        let (corpus, progress) = (load_bytes("games.sgf", &text).corpus, Progress::new());
        let corners =
            corner_graph(&corpus, CornerParams { size: corner, ..CornerParams::default() }, &progress).unwrap();
        let size = BoardSize::new(side).unwrap();
        let found = openings(&corpus, OpeningParams { moves: 2, size, ..OpeningParams::default() }, &progress).unwrap();
        let all = corpus.games().len() as u64;
        let counts = (corners.games, corners.too_small, found.games, found.other_sizes);
        assert_eq!(counts, (all - too_small, too_small, all - others, others), "{corner} {side}");
    }
}

#[test]
fn what_three_games_lack_beside_the_professionals_is_rarer_and_not_sure() {
    let Some(folder) = shared("reported") else { return };
    let progress = Progress::new();
    let corpus = load(&[folder.join("24-three-games.sgf")], None, true, &progress).unwrap().corpus;
    assert_eq!(corpus.games().len(), 3);
    let window = "square:5".parse().unwrap();
    let shapes = mine(&corpus, &MiningParams::new(window, PatternSource::Move), &progress).unwrap();
    let there = professional::shapes(&shapes.params.window).unwrap();
    let found = compare_shapes(&shapes, &there, Unit::Moves, 20, &progress).unwrap();
    let never: Vec<_> = found.rows.iter().filter(|row| row.here.is_none()).collect();
    assert!(never.len() > 500, "{}", never.len());
    assert!(never.iter().all(|row| row.contrast.log_odds < 0.0 && row.q_value > MAX_Q_VALUE));
    let four_moves = OpeningGraphParams { moves: 4, ..OpeningGraphParams::default() };
    let graph = opening_graph(&corpus, four_moves, &progress).unwrap();
    let rows = compare_openings(&graph, &professional::openings(), 4, 20, &progress).unwrap();
    assert!(rows.len() > 100 && rows.iter().all(|row| row.here.is_some() || row.contrast.log_odds < 0.0));
    assert!(rows.iter().all(|row| row.q_value > MAX_Q_VALUE));
}

/// Sets the clock of the process that the test starts: the zone of a program is known when it begins.
#[cfg(unix)]
const NOW: &str = "KATACHI_TEST_NOW";

/// The file: tries on 23 and 24 November at 10:00 and on the 25th at 20:00, in Los Angeles.
#[cfg(unix)]
#[test]
fn days_are_those_of_the_users_clock() {
    use katachi::study::{CardQuestionKind, Deck, Moment, Practice};
    let Some(folder) = shared("reported") else { return };
    if let Ok(now) = std::env::var(NOW) {
        let deck = Deck::from_ron(&std::fs::read_to_string(folder.join("36-study.ron")).unwrap()).unwrap();
        let now = Moment::from_secs(now.parse().unwrap());
        let found = Practice::from_deck(&deck, CardQuestionKind::Problem, now);
        return println!("today {} of {}, {} days", found.right_today, found.tries_today, found.days);
    }
    for (clock, now, expected) in [
        // The 26th at 15:00, and the 25th at 23:00.
        ("PST8", 1_795_734_000, "today 0 of 0, 3 days"),
        ("PST8", 1_795_676_400, "today 1 of 1, 3 days"),
        // The 27th at 3:59, and a minute later.
        ("PST8", 1_795_780_740, "today 0 of 0, 3 days"),
        ("PST8", 1_795_780_800, "today 0 of 0, 0 days"),
        // Before four, the 24th and the 25th have not begun; the third try is on the 26th.
        ("JST-9", 1_795_665_660, "today 1 of 1, 1 days"),
        ("UTC0", 1_795_665_660, "today 1 of 1, 1 days"),
    ] {
        let mut command = std::process::Command::new(std::env::current_exe().unwrap());
        command.args(["reported::days_are_those_of_the_users_clock", "--exact", "--nocapture", "--test-threads", "1"]);
        let output = command.env("TZ", clock).env(NOW, i64::to_string(&now)).output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && told.contains(expected), "{clock} {now}: {told}");
    }
}

#[test]
fn games_against_oneself_and_names_like_formulas_are_harmless() {
    let Some(folder) = shared("reported") else { return };
    let read = |file: &str| load(&[folder.join(file)], None, true, &Progress::new()).unwrap();
    let corpus = read("28-against-oneself.sgf").corpus;
    let voice = Voice::of_player(&corpus, &NamePattern::new("robot", false).unwrap());
    assert_eq!((voice.games().len(), voice.against_himself(&corpus).len()), (4, 2));
    let all = results(&corpus, &voice)[0];
    assert_eq!((all.games, all.decided, all.won), (2, 2, 2));

    let (loaded, dir) = (read("29-formula.sgf"), tempfile::tempdir().unwrap());
    let table = dir.path().join("games.csv");
    let games = loaded.corpus.games();
    games_to_csv(&loaded, &GameTags::default(), games, (&table, ByteOrderMark::Never), &Progress::new()).unwrap();
    let text = std::fs::read_to_string(&table).unwrap();
    assert!(text.contains(",'＝1+1,,-,,") && text.contains(",'＋cup,,'＠home,"), "{text}");
}

#[test]
fn a_tag_stays_with_a_game_that_goes_on_and_is_renamed() {
    let Some(folder) = shared("reported") else { return };
    let [before, after] =
        ["before", "after"].map(|name| std::fs::read(folder.join(format!("26-tag-{name}.sgf"))).unwrap());
    for steps in [["goes on", "is renamed"], ["is renamed", "goes on"]] {
        let (dir, progress) = (tempfile::tempdir().unwrap(), Progress::new());
        let (library, games) = (dir.path().join("l.katachi"), dir.path().join("games"));
        let import = || library::import(&library, std::slice::from_ref(&games), true, &progress).unwrap();
        std::fs::create_dir(&games).unwrap();
        let mut place = games.join("old.sgf");
        std::fs::write(&place, &before).unwrap();
        let loaded = import();
        tags::update(&library, &progress, |tags| tags.add("mine", &loaded, loaded.corpus.records())).unwrap();
        for step in steps {
            if step == "goes on" {
                std::fs::write(&place, &after).unwrap();
            } else {
                let old = std::mem::replace(&mut place, games.join("new.sgf"));
                std::fs::rename(old, &place).unwrap();
            }
            let loaded = import();
            let resolved = tags::read(&library).unwrap().resolve(&loaded);
            let tagged: Vec<_> = resolved.tags.iter().flat_map(|(_, games)| games.iter().copied()).collect();
            let all: Vec<_> = loaded.corpus.records().collect();
            assert_eq!((tagged, resolved.lost.len()), (all, 0), "{step} of {steps:?}");
        }
    }
}

#[test]
fn problems_lessons_and_diagrams_are_read() {
    let Some(folder) = shared("reported") else { return };
    let problems = |file: &str| {
        let mut problems = Vec::new();
        read_problems(&std::fs::read(folder.join(file)).unwrap(), &mut |_, problem| {
            let problem = problem.unwrap();
            let accepted: Vec<String> = problem.accepted.iter().map(|point| point.to_sgf()).collect();
            problems.push((problem.to_move, accepted.join(" ")));
        });
        problems
    };
    let (black, white) = (Color::Black, Color::White);
    let one = |color, accepted: &str| (color, accepted.to_owned());
    assert_eq!(problems("01-problems-in-one-tree.sgf"), [one(black, "bi"), one(black, "ha"), one(black, "")]);
    assert_eq!(problems("02a-bm-te.sgf"), [one(black, "bi")]);
    assert_eq!(problems("02b-zh.sgf"), [one(black, "bi")]);
    let sides: Vec<Color> = problems("19-side-in-words.sgf").iter().map(|problem| problem.0).collect();
    assert_eq!(sides, [white; 3]);
    let lessons = load(&[folder.join("21-lessons.sgf")], None, false, &Progress::new()).unwrap();
    assert_eq!(lessons.corpus.games().len(), 2);
    let query = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap().parse::<Query>().unwrap();
    let corner: Query =
        "-----------+\n. . . . . |\n. . . . . |\n. . O . . |\n. X . . . |\n. . . . . |".parse().unwrap();
    assert_eq!(query("17-sensei-diagram.txt").cells(), corner.cells());
    for (games, asked, hit) in
        [("03-position-only.sgf", "03-query.txt", (0, 0)), ("17-games.sgf", "17-sensei-diagram.txt", (0, 2))]
    {
        let corpus = load(&[folder.join(games)], None, true, &Progress::new()).unwrap().corpus;
        let options = SearchOptions { games: None, by_colors: None, keep: usize::MAX };
        let found = scan(&corpus, &query(asked), &options, &Progress::new()).unwrap();
        assert_eq!(found.kept.iter().map(|hit| (hit.game.0, hit.moves)).collect::<Vec<_>>(), [hit], "{games}");
    }
}
