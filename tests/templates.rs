//! Templates agree with their definition, taken at its word: every template that the window has is tried, with all its
//! fillings, on random sets of mined patterns.

use std::collections::{BTreeMap, BTreeSet};

use katachi::mining::templates::{TemplateParams, Templates, templates};
use katachi::mining::{MinedPatterns, MiningParams, PatternStats, Source};
use katachi::pattern::{Cell, Pattern, Template, TemplateCell, Window};
use katachi::progress::Progress;

/// splitmix64.
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
fn all_patterns(window: &Window, source: Source, values: &[Cell]) -> Vec<Pattern> {
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
            source == Source::Final || window.centre().is_none_or(|centre| pattern.cells()[centre] == Cell::Empty)
        })
        .collect()
}

/// About `share` percent of all classes.
fn some_mined(window: &Window, source: Source, share: u64, seed: u64) -> MinedPatterns {
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
        let stats = PatternStats { occurrences: 1 + (random.next() % 9) as u32, games: 1, ..PatternStats::default() };
        if new && random.percent(share) {
            counts.insert(canonical.cells().to_vec(), (pattern, stats));
        } else if new {
            counts.insert(canonical.cells().to_vec(), (pattern, PatternStats::default()));
        }
    }
    let counts = counts.into_values().filter(|(_, stats)| stats.occurrences > 0).collect();
    MinedPatterns::from_counts(MiningParams::new(window.clone(), source), "test".into(), 1, counts)
}

/// What a template is worth, by its rows.
type Expected = BTreeMap<Vec<String>, (u64, u64, bool)>;

/// By the definition alone.
fn oracle(patterns: &MinedPatterns) -> Expected {
    let group = patterns.params.source.group();
    let window = &patterns.params.window;
    let mined: BTreeMap<Vec<Cell>, u64> = (0..patterns.len())
        .map(|row| (patterns.pattern(row).cells().to_vec(), u64::from(patterns.stats(row).occurrences)))
        .collect();
    let classes = |template: &Template| -> Option<BTreeSet<Vec<Cell>>> {
        template
            .fillings()
            .map(|filling| filling.canonical(group).0.cells().to_vec())
            .map(|cells| mined.contains_key(&cells).then_some(cells))
            .collect()
    };
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
        if template.wildcards() == 0 || template.canonical(group) != template {
            continue;
        }
        let Some(found) = classes(&template) else { continue };
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
    for (text, seeds) in [
        ("square:2", 0..30_u64),
        ("diamond:1", 0..30),
        ("rect:3x1", 0..30),
        ("points:##/#.", 0..20),
        ("rect:3x2", 0..3),
    ] {
        let window = window(text);
        for seed in seeds {
            for source in [Source::Final, Source::Move] {
                for share in [60, 90, 97, 100] {
                    let patterns = some_mined(&window, source, share, seed * 100 + share);
                    let found = as_expected(&found(&patterns));
                    assert_eq!(found, oracle(&patterns), "{text} {source} {share} % seed {seed}");
                    with_many += usize::from(found.len() > 5);
                }
            }
        }
    }
    assert!(with_many > 100, "too few cases say anything: {with_many}");
}

#[test]
fn rows_are_in_the_promised_order() {
    let patterns = some_mined(&window("square:3"), Source::Move, 97, 3);
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
