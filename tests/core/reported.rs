//! The cases of `../shared/reported` have their right values.

use crate::support::shared::shared;
use katachi::corpus::load::load;
use katachi::corpus::sgf::read_problems;
use katachi::find::{Query, SearchOptions, scan};
use katachi::go::{Color, days_of_date, read_result};
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
    let positions = load(&[folder.join("03-position-only.sgf")], None, true, &Progress::new()).unwrap().corpus;
    let options = SearchOptions { games: None, by_colors: None, keep: usize::MAX };
    let found = scan(&positions, &query("03-query.txt"), &options, &Progress::new()).unwrap();
    assert_eq!(found.kept.iter().map(|hit| (hit.game.0, hit.moves)).collect::<Vec<_>>(), [(0, 0)]);
}
