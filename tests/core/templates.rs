//! Templates agree with their literal definition: every possible template of the window is tried, with all its
//! fillings, on random sets of mined patterns.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::support::sweep::share;
use katachi::mining::templates::{
    TemplateError, TemplateLookup, TemplateParams, Templates, blockers, fillings_of, templates, templates_of,
};
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, PatternStats};
use katachi::pattern::{Cell, Pattern, SymmetryGroup, Template, TemplateCell, Window};
use katachi::progress::{Cancelled, Progress};

/// The random number generator splitmix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn percent(&mut self, share: u64) -> bool {
        self.next() % 100 < share
    }
}

fn window(text: &str) -> Window {
    text.parse().unwrap()
}

/// Every way to fill the window with these cells; the centre is Empty for `move`.
fn all_patterns(window: &Window, source: PatternSource, values: &[Cell]) -> Vec<Pattern> {
    (0..values.len().pow(window.cell_count() as u32))
        .map(|mut number| {
            let cells = (0..window.cell_count())
                .map(|_| {
                    let cell = values[number % values.len()];
                    number /= values.len();
                    cell
                })
                .collect();
            Pattern::new(window.clone(), cells)
        })
        .filter(|pattern| {
            source == PatternSource::Final
                || window.centre().is_none_or(|centre| pattern.cells()[centre] == Cell::Empty)
        })
        .collect()
}

/// About `share` percent of all classes.
fn some_mined(window: &Window, source: PatternSource, share: u64, seed: u64) -> MinedPatterns {
    let on_board = &Cell::ALL[..3];
    let mut random = Random(seed);
    let group = source.group();
    let mut counts: BTreeMap<Vec<Cell>, (Pattern, PatternStats)> = BTreeMap::new();
    let mut others = all_patterns(window, source, on_board);
    if window.cell_count() <= 6 {
        others.extend(all_patterns(window, source, &Cell::ALL));
    }
    for pattern in others {
        let canonical = pattern.canonical(group).0;
        let new = !counts.contains_key(canonical.cells());
        let stats = PatternStats { occurrences: 1 + random.next() % 9, games: 1, ..PatternStats::default() };
        if new && random.percent(share) {
            counts.insert(canonical.cells().to_vec(), (pattern, stats));
        } else if new {
            counts.insert(canonical.cells().to_vec(), (pattern, PatternStats::default()));
        }
    }
    let counts = counts.into_values().filter(|(_, stats)| stats.occurrences > 0).collect();
    MinedPatterns::from_counts(MiningParams::new(window.clone(), source), "test".into(), 1, counts)
}

/// The counts of each template, by its rows.
type Expected = BTreeMap<Vec<String>, (u64, u64, bool)>;

/// Finds templates by the definition.
fn oracle(patterns: &MinedPatterns) -> Expected {
    let group = patterns.params.source.group();
    let window = &patterns.params.window;
    let mined: BTreeMap<Vec<Cell>, u64> = (0..patterns.len())
        .map(|row| (patterns.pattern(row).cells().to_vec(), patterns.stats(row).occurrences))
        .collect();
    let known: RefCell<HashMap<Pattern, Option<Vec<Cell>>>> = RefCell::default();
    let class = |filling: Pattern| -> Option<Vec<Cell>> {
        let look_up = || Some(filling.canonical(group).0.cells().to_vec()).filter(|cells| mined.contains_key(cells));
        known.borrow_mut().entry(filling.clone()).or_insert_with(look_up).clone()
    };
    let classes = |template: &Template| -> Option<BTreeSet<Vec<Cell>>> { template.fillings().map(class).collect() };
    let values: Vec<TemplateCell> = Cell::ALL.into_iter().map(TemplateCell::Is).chain([TemplateCell::Any]).collect();
    let mut expected = Expected::new();
    for mut number in 0..5_usize.pow(window.cell_count() as u32) {
        let cells: Vec<TemplateCell> = (0..window.cell_count())
            .map(|_| {
                let value = values[number % 5];
                number /= 5;
                value
            })
            .collect();
        let template = Template::new(window.clone(), cells.clone());
        if template.wildcards() == 0 {
            continue;
        }
        let Some(found) = classes(&template) else { continue };
        if template.canonical(group) != template {
            continue;
        }
        let wider = (0..cells.len()).filter(|&cell| cells[cell] != TemplateCell::Any).any(|cell| {
            let mut wider = cells.clone();
            wider[cell] = TemplateCell::Any;
            cells[cell] != TemplateCell::Is(Cell::OffBoard) && classes(&Template::new(window.clone(), wider)).is_some()
        });
        let occurrences = found.iter().map(|cells| mined[cells]).sum();
        expected.insert(template.rows(), (occurrences, found.len() as u64, !wider));
    }
    expected
}

fn found(patterns: &MinedPatterns) -> Templates {
    templates(patterns, &TemplateParams::default(), &Progress::new()).unwrap()
}

fn as_expected(templates: &Templates) -> Expected {
    let map: Expected = templates
        .rows()
        .map(|row| {
            assert_eq!(row.fillings, 3_u64.pow(row.wildcards as u32));
            assert_eq!(row.wildcards, row.template.wildcards());
            (row.template.rows(), (row.occurrences, row.classes, row.maximal))
        })
        .collect();
    assert_eq!(map.len(), templates.len(), "no template is given twice");
    map
}

#[test]
fn templates_are_those_of_the_definition() {
    let mut with_many = 0;
    for (text, seeds) in [("square:2", 12), ("diamond:1", 30), ("rect:3x1", 30), ("points:##/#.", 20), ("rect:3x2", 2)]
    {
        let window = window(text);
        for seed in share(seeds, if seeds > 2 { 3 } else { 2 }).map(|seed| seed as u64) {
            for source in [PatternSource::Final, PatternSource::Move] {
                for percent in [60, 90, 97, 100] {
                    let patterns = some_mined(&window, source, percent, seed * 100 + percent);
                    let found = as_expected(&found(&patterns));
                    assert_eq!(found, oracle(&patterns), "{text} {source} {percent} % seed {seed}");
                    with_many += usize::from(found.len() > 5);
                }
            }
        }
    }
    assert!(with_many > 60, "too few cases say anything: {with_many}");
}

#[test]
fn rows_are_in_the_promised_order() {
    let patterns = some_mined(&window("square:3"), PatternSource::Move, 97, 3);
    let rows: Vec<_> = found(&patterns).rows().collect();
    assert!(rows.len() > 1000);
    for pair in rows.windows(2) {
        let key = |at: usize| {
            let row = &pair[at];
            (std::cmp::Reverse(row.occurrences), std::cmp::Reverse(row.wildcards), row.template.cells())
        };
        assert!(key(0) < key(1), "{pair:?}");
    }
}

/// All 3×3 patterns on the board except those with a stone on a corner: the corners do not become free.
#[test]
fn a_three_by_three_window_without_stones_on_its_corners_agrees_too() {
    let window = window("square:3");
    let plus: Vec<Pattern> = all_patterns(&window, PatternSource::Final, &Cell::ALL[..3])
        .into_iter()
        .filter(|pattern| [0, 2, 6, 8].iter().all(|&corner| pattern.cells()[corner] == Cell::Empty))
        .collect();
    let stats = |occurrences| PatternStats { occurrences, ..PatternStats::default() };
    for seed in 0..6 {
        let mut random = Random(seed);
        let mut classes: BTreeMap<Vec<Cell>, (Pattern, PatternStats)> = BTreeMap::new();
        for pattern in &plus {
            let canonical = pattern.canonical(SymmetryGroup::BoardAndColors).0;
            let drawn = stats(if random.percent(95) { 1 + random.next() % 5 } else { 0 });
            classes.entry(canonical.cells().to_vec()).or_insert((canonical, drawn));
        }
        let counts = classes.into_values().filter(|(_, stats)| stats.occurrences > 0).collect();
        let params = MiningParams::new(window.clone(), PatternSource::Final);
        let patterns = MinedPatterns::from_counts(params, "test".into(), 1, counts);
        // The same shapes in a diamond:1 window, which is small enough to try all templates.
        let diamond: Window = "diamond:1".parse().unwrap();
        let inner = |cells: &[Cell]| Pattern::new(diamond.clone(), [1, 3, 4, 5, 7].map(|at: usize| cells[at]).to_vec());
        let counts =
            (0..patterns.len()).map(|row| (inner(patterns.pattern(row).cells()), *patterns.stats(row))).collect();
        let small = MinedPatterns::from_counts(
            MiningParams::new(diamond.clone(), PatternSource::Final),
            "test".into(),
            1,
            counts,
        );
        let expected: Expected = oracle(&small);
        let found: Expected = as_expected(&found(&patterns))
            .into_iter()
            .map(|(rows, value)| {
                let row = |at: usize| rows[at].as_bytes();
                assert!([row(0)[0], row(0)[2], row(2)[0], row(2)[2]] == *b"....");
                (vec![format!(" {} ", row(0)[1] as char), rows[1].clone(), format!(" {} ", row(2)[1] as char)], value)
            })
            .collect();
        assert_eq!(found, expected);
    }
}

#[test]
fn a_full_board_of_patterns_is_one_template() {
    let all = some_mined(&window("square:3"), PatternSource::Final, 100, 1);
    let found = found(&all);
    let maximal: Vec<_> = found.rows().filter(|row| row.maximal).collect();
    assert_eq!(maximal.len(), 1);
    assert_eq!(maximal[0].template.rows(), ["???", "???", "???"]);
    assert_eq!((maximal[0].classes, maximal[0].occurrences), (1_444, all.occurrences));
    // The centre is always empty, which leaves 954 classes.
    let all = some_mined(&window("square:3"), PatternSource::Move, 100, 1);
    let found = self::found(&all);
    let top = found.rows().find(|row| row.maximal).unwrap();
    assert_eq!((top.template.rows(), top.classes), (vec!["???".into(), "?.?".into(), "???".into()], 954));
    assert!(blockers(&all, &top.template).is_empty(), "nothing that a corpus could fill is missing");
}

#[test]
fn fewer_wildcards_are_asked_for_and_maximal_stays_maximal() {
    let patterns = some_mined(&window("square:3"), PatternSource::Final, 98, 5);
    let all = as_expected(&found(&patterns));
    for most in 0..=3 {
        let params = TemplateParams { max_wildcards: Some(most) };
        let some = templates(&patterns, &params, &Progress::new()).unwrap();
        let wanted = |rows: &[String]| rows.iter().flat_map(|row| row.chars()).filter(|&c| c == '?').count() <= most;
        let expected: Expected = all.clone().into_iter().filter(|(rows, _)| wanted(rows)).collect();
        assert_eq!(as_expected(&some), expected);
    }
}

#[test]
fn any_number_of_threads_gives_the_same_templates() {
    let patterns = some_mined(&window("square:3"), PatternSource::Final, 97, 8);
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| found(&patterns))
    };
    let one = with(1);
    assert!(one.len() > 1000);
    assert_eq!(one, with(2));
    assert_eq!(one, with(5));
}

#[test]
fn a_template_lists_its_fillings_and_why_it_is_maximal() {
    let patterns = some_mined(&window("square:3"), PatternSource::Final, 96, 2);
    let lookup = TemplateLookup::new(&patterns);
    let group = patterns.params.source.group();
    for row in found(&patterns).rows().step_by(37) {
        let fillings = fillings_of(&patterns, &row.template, usize::MAX);
        assert_eq!(fillings.len() as u64, row.fillings);
        let rows: BTreeSet<usize> = fillings
            .iter()
            .map(|(pattern, at)| {
                assert_eq!(pattern, &patterns.pattern(at.unwrap()));
                at.unwrap()
            })
            .collect();
        assert_eq!(rows.len() as u64, row.classes);
        assert_eq!(rows.iter().map(|&at| patterns.stats(at).occurrences).sum::<u64>(), row.occurrences);

        let blockers = lookup.blockers(&row.template);
        for (cell, missing) in &blockers {
            assert_eq!(lookup.row(missing), None);
            let mut wider = row.template.cells().to_vec();
            assert_ne!(wider[*cell], TemplateCell::Any);
            wider[*cell] = TemplateCell::Any;
            assert!(Template::new(patterns.params.window.clone(), wider).matches(missing));
        }
        assert_eq!(row.maximal, blockers.len() + row.wildcards == 9);
        assert!(row.template.canonical(group) == row.template);
    }
    let foreign = Template::from(&Pattern::new(window("square:2"), vec![Cell::Black; 4]));
    assert!(fillings_of(&patterns, &foreign, 9).is_empty() && blockers(&patterns, &foreign).is_empty());
    assert_eq!(fillings_of(&patterns, &found(&patterns).row(0).template, 2).len(), 2);
}

#[test]
fn the_templates_of_a_pattern_are_the_maximal_ones_that_match_it() {
    for source in [PatternSource::Final, PatternSource::Move] {
        let patterns = some_mined(&window("square:3"), source, 95, 4);
        let all = found(&patterns);
        let group = source.group();
        for at in (0..patterns.len()).step_by(83) {
            let pattern = patterns.pattern(at);
            let mut found = templates_of(&patterns, at);
            assert!(found.iter().all(|template| template.matches(&pattern)));
            found = found.iter().map(|template| template.canonical(group)).collect();
            found.sort_by(|a, b| a.cells().cmp(b.cells()));
            let image = &pattern.images(group)[3].1;
            let covering = all.covering(image, group);
            let matching: Vec<usize> = (0..all.len())
                .filter(|&at| pattern.images(group).iter().any(|(_, image)| all.row(at).template.matches(image)))
                .collect();
            assert_eq!(covering, matching);
            let mut expected: Vec<Template> =
                covering.into_iter().map(|at| all.row(at)).filter(|row| row.maximal).map(|row| row.template).collect();
            expected.sort_by(|a, b| a.cells().cmp(b.cells()));
            assert_eq!(found, expected, "{pattern:?}");
        }
    }
}

/// Windows of all key widths: a full line of stones of one colour, with one end free.
#[test]
fn wide_windows_have_templates_too() {
    for text in ["rect:19x1", "rect:7x3", "square:5", "rect:19x3", "square:9", "rect:10x9", "square:19"] {
        let window = window(text);
        let cells = window.cell_count();
        let counts = [Cell::Empty, Cell::Black, Cell::White]
            .into_iter()
            .map(|end| {
                let mut row = vec![Cell::Black; cells];
                row[cells - 1] = end;
                row[0] = Cell::OffBoard;
                (Pattern::new(window.clone(), row), PatternStats { occurrences: 2, ..PatternStats::default() })
            })
            .collect();
        let params = MiningParams { after: true, ..MiningParams::new(window.clone(), PatternSource::Move) };
        let patterns = MinedPatterns::from_counts(params, "test".into(), 1, counts);
        let found = found(&patterns);
        assert_eq!(found.len(), 1, "{text}");
        let row = found.row(0);
        assert_eq!((row.occurrences, row.classes, row.wildcards, row.maximal), (6, 3, 1, true));
        assert_eq!(found.wildcards(0), 1);
        assert_eq!(blockers(&patterns, &row.template).len(), cells - 2);
    }
}

#[test]
fn a_cancelled_search_stops() {
    let patterns = some_mined(&window("square:3"), PatternSource::Move, 97, 3);
    let progress = Progress::new();
    progress.cancel();
    let stopped = templates(&patterns, &TemplateParams::default(), &progress);
    assert_eq!(stopped.unwrap_err(), TemplateError::Cancelled(Cancelled));
}

#[test]
fn nothing_mined_gives_no_templates() {
    let params = MiningParams::new(window("square:3"), PatternSource::Move);
    let patterns = MinedPatterns::from_counts(params, "test".into(), 0, vec![]);
    assert!(found(&patterns).is_empty());
}
