//! Mined shapes as files for other programs: a table, an ARFF file for WEKA, a pattern database for GNU Go.
//!
//! Existing files are never overwritten. A file is written whole or not at all.

use std::fmt::Write as _;
use std::path::Path;

use super::export::{ByteOrderMark, must_be_new, write_csv, write_new};
use super::{LibraryError, NotOurs};
use crate::mining::MinedPatterns;
use crate::mining::statistics::{ClusterNames, Clusters};
use crate::pattern::names::ShapeNames;
use crate::pattern::{Cell, Pattern, Symmetry, SymmetryGroup};
use crate::progress::{Phase, Progress};
use crate::words::grouped;

/// Maximum number of patterns for one run of GNU Go 3.8's pattern compiler. It has room for 5,000, but with 5,000 it
/// was seen to write beyond that room and crash. With 4,999 it ends well.
pub const MAX_GNU_GO_PATTERNS: usize = 4_999;

/// The result of an export of shapes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExportedShapes {
    pub shapes: usize,
    /// Shapes without a stone. They are left out: GNU Go has nothing to find them by.
    pub without_stones: usize,
    /// Shapes beyond [`MAX_GNU_GO_PATTERNS`]. They are left out.
    pub too_many: usize,
}

/// The rows of a drawing, end to end.
fn in_one_line(pattern: &Pattern) -> String {
    pattern.rows().join("/")
}

/// The number of the row's cluster, from 1. Empty if the shape was not clustered.
fn cluster_of(clusters: &Clusters, row: usize) -> String {
    clusters.of_row(row).map(|cluster| (cluster + 1).to_string()).unwrap_or_default()
}

/// The user's name for the shape's cluster; empty if it has no name, or the shape was not clustered.
fn cluster_name_of<'a>(clusters: &Clusters, names: &'a ClusterNames, row: usize) -> &'a str {
    clusters.of_row(row).and_then(|cluster| names.get(clusters.count(), cluster)).unwrap_or_default()
}

/// The columns of the table.
const CSV_HEAD: [&str; 17] = [
    "row",
    "cells",
    "k",
    "bits",
    "occurrences",
    "games",
    "appeared",
    "played_rate",
    "rate_low",
    "rate_high",
    "mover_wins",
    "decided",
    "first_year",
    "last_year",
    "cluster",
    "cluster_name",
    "names",
];

/// Writes a table of these rows in UTF-8. Cells are quoted as in RFC 4180. Formulas are made harmless.
///
/// Errors: stopped, the file exists, or it cannot be written.
pub fn shapes_to_csv(
    patterns: &MinedPatterns,
    rows: &[usize],
    clusters: &Clusters,
    cluster_names: &ClusterNames,
    (path, mark): (&Path, ByteOrderMark),
    progress: &Progress,
) -> Result<(), LibraryError> {
    let number = |value: Option<f64>| value.map(|value| value.to_string()).unwrap_or_default();
    write_csv(
        (path, mark),
        &CSV_HEAD,
        rows,
        |&row| {
            let stats = patterns.stats(row);
            let rate = stats.played_rate();
            let year = |year: Option<i16>| year.map(|year| year.to_string()).unwrap_or_default();
            let names: Vec<String> =
                ShapeNames::shipped().of_set(patterns.names(row)).map(ToString::to_string).collect();
            [
                (row + 1).to_string(),
                in_one_line(&patterns.pattern(row)),
                patterns.k(row).to_string(),
                patterns.bits(row).to_string(),
                stats.occurrences.to_string(),
                stats.games.to_string(),
                if stats.appeared > 0 { stats.appeared.to_string() } else { String::new() },
                number(rate.map(|rate| rate.rate)),
                number(rate.map(|rate| rate.low)),
                number(rate.map(|rate| rate.high)),
                stats.mover_wins.to_string(),
                stats.decided.to_string(),
                year(stats.years.map(|years| years.0)),
                year(stats.years.map(|years| years.1)),
                cluster_of(clusters, row),
                cluster_name_of(clusters, cluster_names, row).to_owned(),
                names.join("; "),
            ]
        },
        progress,
    )
}

/// Writes these rows for WEKA. K, bits, frequency and games are numbers. The cluster is a class, by its name or its
/// number.
///
/// Errors: stopped, the file exists, or it cannot be written.
pub fn shapes_to_arff(
    patterns: &MinedPatterns,
    rows: &[usize],
    clusters: &Clusters,
    cluster_names: &ClusterNames,
    path: &Path,
    progress: &Progress,
) -> Result<(), LibraryError> {
    must_be_new(path)?;
    progress.begin(Phase::WritingTable, "lines", rows.len() as u64);
    let params = &patterns.params;
    let class = |cluster| quoted_for_arff(&clusters.title(cluster_names, cluster));
    let classes: Vec<String> = (0..clusters.count().max(1)).map(class).collect();
    let mut text = format!(
        "% Shapes of {}, read at {}, of {} games: Katachi {}\n@relation 'katachi {} {}'\n\n@attribute row numeric\n\
         @attribute cells string\n@attribute k numeric\n@attribute bits numeric\n@attribute frequency numeric\n\
         @attribute games numeric\n@attribute played_rate numeric\n@attribute cluster {{{}}}\n\n@data\n",
        params.window,
        params.source,
        patterns.games,
        env!("CARGO_PKG_VERSION"),
        params.window,
        params.source,
        classes.join(","),
    );
    let known = |value: String| if value.is_empty() { "?".to_owned() } else { value };
    for &row in rows {
        progress.check()?;
        let stats = patterns.stats(row);
        let rate = stats.played_rate().map(|rate| rate.rate.to_string()).unwrap_or_default();
        // The characters of a drawing need no escape in ARFF.
        let line = format!(
            "{},'{}',{},{},{},{},{},{}",
            row + 1,
            in_one_line(&patterns.pattern(row)),
            patterns.k(row),
            patterns.bits(row),
            stats.occurrences,
            stats.games,
            known(rate),
            clusters.of_row(row).map_or_else(|| "?".to_owned(), class),
        );
        text.push_str(&line);
        text.push('\n');
        progress.add(1);
    }
    write_new(path, text.as_bytes())
}

/// A value of a class: a number as it is, anything else in quotes.
fn quoted_for_arff(value: &str) -> String {
    match value.bytes().all(|letter| letter.is_ascii_digit()) {
        true => value.to_owned(),
        false => format!("'{}'", value.replace('\\', "\\\\").replace('\'', "\\'")),
    }
}

/// Writes these rows as a pattern database of GNU Go: O is the side to move, X the other, `*` the move.
///
/// A shape's value is `shape(N)`. N is the binary logarithm of its played ÷ appeared divided by the list's average, or
/// the decimal logarithm of its occurrences if these rates are not known. Shapes without a stone have no anchor, and
/// are left out.
///
/// Source: the format is documented in the manual of GNU Go 3.8, "The Pattern Code".
///
/// Errors: the shapes were not read before moves, stopped, the file exists, or it cannot be written.
pub fn shapes_to_gnu_go(
    patterns: &MinedPatterns,
    rows: &[usize],
    path: &Path,
    progress: &Progress,
) -> Result<ExportedShapes, LibraryError> {
    must_be_new(path)?;
    if !patterns.params.is_before_move() {
        return Err(LibraryError::NotALibrary { path: path.to_owned(), what: NotOurs::ShapesAfterMove });
    }
    progress.begin(Phase::WritingPatterns, "patterns", rows.len() as u64);
    let average = patterns.average_rate();
    let mut text = format!(
        "# Shapes of {} of {} games, mined by Katachi {}.\n# O is to move, at *. Compile with: mkpat -b katachi -i THIS\n\n\
         attribute_map general\ngoal_elements none\ncallback_data none\n",
        patterns.params.window,
        patterns.games,
        env!("CARGO_PKG_VERSION"),
    );
    let mut exported = ExportedShapes::default();
    for &row in rows {
        progress.check()?;
        progress.add(1);
        let (pattern, stats) = (patterns.pattern(row), patterns.stats(row));
        if pattern.k() == 0 {
            exported.without_stones += 1;
            continue;
        }
        if exported.shapes == MAX_GNU_GO_PATTERNS {
            exported.too_many += 1;
            continue;
        }
        let value = match stats.played_rate().zip(average) {
            Some((rate, average)) => (rate.rate / average).log2(),
            None => (stats.occurrences as f64).log10(),
        };
        let (times, plural) = (grouped(stats.occurrences), if stats.occurrences == 1 { "" } else { "s" });
        let _ = write!(text, "\nPattern Katachi{}\n# Played {times} time{plural}\n\n", row + 1);
        drawing(&pattern).iter().for_each(|line| {
            text.push_str(line);
            text.push('\n');
        });
        let _ = write!(text, "\n:{},-,shape({value:.1})\n\n", symmetry_of(&pattern));
        exported.shapes += 1;
    }
    write_new(path, text.as_bytes())?;
    Ok(exported)
}

/// Draws the window as GNU Go does. Cells off the board become the edge's line. Points outside the window do not
/// matter.
fn drawing(pattern: &Pattern) -> Vec<String> {
    let window = pattern.window();
    let cell = |x: usize, y: usize| window.cell_at(x, y).map(|at| pattern.cells()[at]);
    let is_off = |x: usize, y: usize| cell(x, y) == Some(Cell::OffBoard);
    // A row or column is off the board if all its cells in the window are.
    let row_is_off = |y: usize| (0..window.width()).all(|x| cell(x, y).is_none() || is_off(x, y));
    let column_is_off = |x: usize| (0..window.height()).all(|y| cell(x, y).is_none() || is_off(x, y));
    let rows: Vec<usize> = (0..window.height()).filter(|&y| !row_is_off(y)).collect();
    let columns: Vec<usize> = (0..window.width()).filter(|&x| !column_is_off(x)).collect();
    let (Some(&top), Some(&bottom)) = (rows.first(), rows.last()) else { return Vec::new() };
    let (Some(&left), Some(&right)) = (columns.first(), columns.last()) else { return Vec::new() };
    let centre = window.centre().map(|at| window.cells()[at]);
    let edges = [left > 0, right + 1 < window.width()];
    let framed = |middle: String, side: char| {
        let before = if edges[0] { side.to_string() } else { String::new() };
        let after = if edges[1] { side.to_string() } else { String::new() };
        format!("{before}{middle}{after}")
    };
    let edge = || framed("-".repeat(columns.len()), '+');
    let mark = |x: usize, y: usize| match cell(x, y) {
        Some(Cell::Empty) if centre == Some((x as u8, y as u8)) => '*',
        Some(Cell::Empty) => '.',
        Some(Cell::Black) => 'O',
        Some(Cell::White) => 'X',
        Some(Cell::OffBoard) | None => '?',
    };
    let above = (top > 0).then(edge);
    let below = (bottom + 1 < window.height()).then(edge);
    let middle = rows.iter().map(|&y| framed(columns.iter().map(|&x| mark(x, y)).collect(), '|'));
    above.into_iter().chain(middle).chain(below).collect()
}

/// GNU Go's letter for the rotations and reflections that leave a pattern unchanged.
fn symmetry_of(pattern: &Pattern) -> char {
    let kept: Vec<Symmetry> =
        pattern.stabiliser(SymmetryGroup::Board).into_iter().map(|image| image.symmetry).collect();
    let has = |from: (i32, i32), to: (i32, i32)| {
        // The images of the two unit steps identify a symmetry.
        kept.iter().any(|symmetry| symmetry.apply_step((1, 0)) == from && symmetry.apply_step((0, 1)) == to)
    };
    let upside_down = has((1, 0), (0, -1));
    let left_right = has((-1, 0), (0, 1));
    let diagonals = [has((0, 1), (1, 0)), has((0, -1), (-1, 0))];
    match (upside_down && left_right, upside_down, left_right, diagonals) {
        (true, ..) => '+',
        (_, _, _, [true, true]) => 'X',
        (_, true, _, _) => '-',
        (_, _, true, _) => '|',
        (_, _, _, [true, false]) => '\\',
        (_, _, _, [false, true]) => '/',
        _ if has((-1, 0), (0, -1)) => 'O',
        _ => '8',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::professional;
    use crate::mining::statistics::clusters;

    fn pattern(window: &str, rows: &[&str]) -> Pattern {
        Pattern::from_rows(window.parse().unwrap(), rows).unwrap()
    }

    #[test]
    fn drawings_have_edges_a_move_and_what_does_not_matter() {
        assert_eq!(drawing(&pattern("square:3", &["###", "#.X", "#O."])), ["+--", "|*O", "|X."]);
        assert_eq!(drawing(&pattern("square:3", &["X.#", "..#", "O.#"])), ["O.|", ".*|", "X.|"]);
        assert_eq!(drawing(&pattern("diamond:1", &[" X ", "O..", " # "])), ["?O?", "X*.", "---"]);
        assert_eq!(drawing(&pattern("square:3", &["XXX", "...", "O.O"])), ["OOO", ".*.", "X.X"]);
    }

    #[test]
    fn symmetries_have_gnu_gos_letters() {
        for (rows, letter) in [
            (["X.X", "...", "X.X"], '+'),
            ([".X.", "...", ".X."], '+'),
            (["X..", "...", "..X"], 'X'),
            (["X.O", "...", "X.O"], '-'),
            (["X.X", "...", "O.O"], '|'),
            (["X..", "...", "..O"], '\\'),
            (["..X", "...", "O.."], '/'),
            (["XO.", "...", ".OX"], 'O'),
            (["XO.", "...", "..."], '8'),
        ] {
            assert_eq!(symmetry_of(&pattern("square:3", &rows)), letter, "{rows:?}");
        }
    }

    #[test]
    fn tables_have_a_line_a_shape_and_nothing_is_written_over() {
        let mined = professional::shapes(&"square:3".parse().unwrap()).unwrap();
        let groups = clusters(&mined, 4, 500);
        let dir = tempfile::tempdir().unwrap();
        let rows: Vec<usize> = (0..600).collect();
        let progress = Progress::new();
        let (csv, arff, db) = (dir.path().join("a.csv"), dir.path().join("a.arff"), dir.path().join("a.db"));
        let mut names = ClusterNames::default();
        names.set(4, 0, "few, and 'rare'").unwrap();
        shapes_to_csv(&mined, &rows, &groups, &names, (&csv, ByteOrderMark::Never), &progress).unwrap();
        shapes_to_arff(&mined, &rows, &groups, &names, &arff, &progress).unwrap();
        let exported = shapes_to_gnu_go(&mined, &rows, &db, &progress).unwrap();
        let read = |path: &Path| std::fs::read_to_string(path).unwrap();
        assert_eq!(read(&csv).lines().count(), 601);
        let data: Vec<String> = read(&arff).split_once("@data\n").unwrap().1.lines().map(str::to_owned).collect();
        assert_eq!(data.len(), 600);
        assert!(read(&arff).contains(r"@attribute cluster {'few, and \'rare\'',2,3,4}"), "{}", read(&arff));
        let first = groups.assignment.iter().filter(|&&cluster| cluster == 0).count();
        assert_eq!(data.iter().filter(|line| line.ends_with(r",'few, and \'rare\''")).count(), first);
        assert_eq!(read(&csv).matches(r#","few, and 'rare'","#).count(), first);
        assert!(data.iter().all(|line| line.replace("few, and", "").split(',').count() == 8));
        assert!(data[599].ends_with(",?"), "the last hundred are in no cluster: {}", data[599]);
        assert!(exported.without_stones > 0);
        assert_eq!(exported.shapes + exported.without_stones, 600);
        assert_eq!(read(&db).matches("\nPattern ").count(), exported.shapes);
        for refused in [
            shapes_to_csv(&mined, &rows, &groups, &names, (&csv, ByteOrderMark::Never), &progress),
            shapes_to_arff(&mined, &rows, &groups, &names, &arff, &progress),
            shapes_to_gnu_go(&mined, &rows, &db, &progress).map(|_| ()),
        ] {
            assert!(matches!(refused, Err(LibraryError::Exists { .. })));
        }
    }
}
