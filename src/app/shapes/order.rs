//! Which rows the pattern table shows, and in what order: computed when filter or order change, never each frame.

use std::sync::{Arc, Weak};

use super::against::ProfessionalComparison;
pub use super::filter::{ShapeColumn, ShapeFilter, Sort};
use super::worked::clusters_of;
use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::corpus::Corpus;
use katachi_core::jobs::JobError;
use katachi_core::mining::statistics::Clusters;
use katachi_core::mining::{MinedPatterns, PatternStats};
use katachi_core::pattern::names::{NameSet, ShapeName, ShapeNames};
use katachi_core::progress::{Cancelled, Progress};
use katachi_language::text;
use katachi_sentences::shapes::shape_title;

/// Maximum number of rows that are sorted within a frame. Rows that take longer count more; larger results are sorted
/// in the background.
const MAX_ROWS_PER_FRAME: usize = 200_000;

/// The weight of naming a row, relative to [`MAX_ROWS_PER_FRAME`].
const NAMING_COST: usize = 40;

/// Data that was worked out before, for the filters and orders that ask for it.
#[derive(Clone, Copy, Default)]
pub struct ShapeOrderInputs<'a> {
    /// The comparison with the professionals.
    pub against: Option<&'a Arc<ProfessionalComparison>>,
    /// The clusters that the filter refers to.
    pub clusters: Option<&'a Arc<Clusters>>,
}

/// The rows that `filter` keeps, in the order of `sort`. Errors: cancelled.
pub fn row_order(
    patterns: &MinedPatterns,
    corpus: &Corpus,
    filter: &ShapeFilter,
    sort: Sort,
    known: ShapeOrderInputs<'_>,
    progress: &Progress,
) -> Result<Vec<u32>, Cancelled> {
    let matcher = filter.matcher(patterns);
    let text = TextFilter::new(patterns, corpus, filter.text());
    let of_kind = filter.kind.filter(|_| patterns.params.is_before_move());
    let of_kind = of_kind.map(|kind| ShapeNames::shipped().of_kind(kind));
    let asks_k = filter.k != ShapeFilter::default().k;
    let clusters = filter.cluster.map(|(_, of)| match known.clusters {
        Some(clusters) => Arc::clone(clusters),
        None => Arc::new(clusters_of(patterns, of)),
    });
    let in_cluster = |row: usize| match (&clusters, filter.cluster) {
        (Some(clusters), Some((cluster, _))) => clusters.of_row(row) == Some(cluster),
        _ => true,
    };
    let mut rows: Vec<u32> = Vec::new();
    for row in 0..patterns.len() {
        if row % 4096 == 0 {
            progress.check()?;
        }
        let kept = patterns.stats(row).occurrences >= u64::from(filter.min_count)
            && (!asks_k || (filter.k.0..=filter.k.1).contains(&patterns.k(row)))
            && in_cluster(row)
            && matcher.as_ref().is_none_or(|matcher| matcher.matches(patterns, row))
            && text.as_ref().is_none_or(|text| text.matches(patterns, row))
            && of_kind.is_none_or(|of_kind| !patterns.names(row).and(of_kind).is_empty())
            && (!filter.named || ShapeNames::shipped().of_set(patterns.names(row)).next().is_some());
        if kept {
            rows.push(row as u32);
        }
    }
    progress.check()?;
    match sort.column {
        ShapeColumn::Rank if sort.descending => rows.reverse(),
        ShapeColumn::Rank => {
            if let Some(text) = &text {
                rows.sort_by_key(|&row| text.distance(patterns, row as usize));
            }
        }
        ShapeColumn::Shape => rows.sort_by(|&a, &b| {
            let order = patterns.packed(a as usize).cmp(patterns.packed(b as usize));
            if sort.descending { order.reverse() } else { order }
        }),
        column => {
            let key = |row: u32| match value(patterns, row as usize, column, known.against) {
                // Rows without a value come last in both directions.
                None => u64::MAX,
                Some(value) if sort.descending => !ordered(value),
                Some(value) => ordered(value),
            };
            let mut keyed: Vec<(u64, u32)> = rows.into_iter().map(|row| (key(row), row)).collect();
            progress.check()?;
            keyed.sort_unstable();
            rows = keyed.into_iter().map(|(_, row)| row).collect();
        }
    }
    Ok(rows)
}

/// The value that a column sorts by.
fn value(
    patterns: &MinedPatterns,
    row: usize,
    column: ShapeColumn,
    against: Option<&Arc<ProfessionalComparison>>,
) -> Option<f64> {
    let stats = patterns.stats(row);
    match column {
        ShapeColumn::Rank | ShapeColumn::Shape => Some(row as f64),
        ShapeColumn::Name => patterns.names(row).iter().next().map(|name| name as f64),
        ShapeColumn::Count => Some(stats.occurrences as f64),
        ShapeColumn::Games => Some(stats.games as f64),
        ShapeColumn::K => Some(patterns.k(row) as f64),
        ShapeColumn::Bits => Some(patterns.bits(row)),
        ShapeColumn::PlayedRate => ratio(stats.occurrences, stats.appeared),
        ShapeColumn::MoverWins => ratio(stats.mover_wins, stats.decided),
        ShapeColumn::Years => years_value(stats),
        ShapeColumn::Against => Some(against?.set.of_row(row)?.contrast.z),
    }
}

fn ratio(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

/// A sort key: the first year, then the last.
fn years_value(stats: &PatternStats) -> Option<f64> {
    stats.years.map(|(first, last)| f64::from(first) * 4096.0 + f64::from(last))
}

/// An integer key with the order of the floats.
fn ordered(value: f64) -> u64 {
    let bits = value.to_bits();
    if bits >> 63 == 1 { !bits } else { bits | 1 << 63 }
}

/// Minimum length of a text that finds the words which begin with it. A shorter one finds only itself.
const MIN_PREFIX_LETTERS: usize = 3;

/// Whether a field has the text, which is in small letters, at the beginning of a word. Scripts without small letters
/// write words without blanks, so the text may stand anywhere in them.
fn has_words(field: &str, wanted: &str) -> bool {
    let is_of_word = |letter: char| letter.is_lowercase() || letter.is_numeric();
    let joins = |a: Option<char>, b: Option<char>| a.is_some_and(is_of_word) && b.is_some_and(is_of_word);
    let finds_longer_words = wanted.chars().count() >= MIN_PREFIX_LETTERS;
    let field = field.to_lowercase();
    field.match_indices(wanted).any(|(start, found)| {
        let (before, after) = (&field[..start], &field[start + found.len()..]);
        let is_end = !joins(found.chars().next_back(), after.chars().next());
        !joins(before.chars().next_back(), found.chars().next()) && (is_end || finds_longer_words)
    })
}

/// A text filter. The text is looked up once in every game's header; examples are then tested by game number.
struct TextFilter {
    games: Vec<bool>,
    diagram: Option<String>,
    names: NameSet,
    /// Those of `names` that are the text itself.
    same: Vec<usize>,
}

impl TextFilter {
    fn new(patterns: &MinedPatterns, corpus: &Corpus, text: &str) -> Option<TextFilter> {
        if text.is_empty() {
            return None;
        }
        let wanted = text.to_lowercase();
        let has = |field: &str| has_words(field, &wanted);
        let mined_from_here = patterns.corpus == corpus.id().to_string();
        let games = if mined_from_here { corpus.record_count() } else { 0 };
        let games = corpus
            .records()
            .take(games)
            .map(|id| {
                let header = corpus.header(id);
                [header.black, header.white, header.event, header.date].into_iter().any(has)
            })
            .collect();
        let upper = text.to_uppercase();
        let is_diagram = upper.chars().all(|mark| matches!(mark, 'X' | 'O' | '.' | '#' | '/'));
        let names = ShapeNames::shipped().containing(text, shape_title);
        let is_same =
            |name: &ShapeName| [&*name.english, shape_title(name)].iter().any(|it| it.to_lowercase() == wanted);
        let same = names.iter().zip(ShapeNames::shipped().of_set(names));
        let same = same.filter(|(_, name)| is_same(name)).map(|(place, _)| place).collect();
        Some(TextFilter { games, diagram: is_diagram.then_some(upper), names, same })
    }

    /// How far a row's title is from the text: 0 if it is the text, 1 if it contains it, 2 otherwise.
    fn distance(&self, patterns: &MinedPatterns, row: usize) -> u8 {
        match patterns.names(row).iter().next() {
            Some(title) if self.same.contains(&title) => 0,
            Some(title) if self.names.iter().any(|name| name == title) => 1,
            _ => 2,
        }
    }

    fn matches(&self, patterns: &MinedPatterns, row: usize) -> bool {
        let by_game =
            patterns.examples(row).iter().any(|example| self.games.get(example.game.index()).copied().unwrap_or(false));
        let by_name = || !self.names.is_empty() && !patterns.names(row).and(self.names).is_empty();
        by_game
            || by_name()
            || self.diagram.as_ref().is_some_and(|wanted| patterns.pattern(row).rows().join("/").contains(wanted))
    }
}

/// The rows last computed, and what they were computed for.
#[derive(Default)]
pub(super) struct RowOrder {
    patterns: Weak<MinedPatterns>,
    asked: Option<(ShapeFilter, Sort, Weak<ProfessionalComparison>)>,
    rows: Vec<u32>,
    coming: Awaited<Vec<u32>>,
}

impl RowOrder {
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// Whether the rows shown are still those of an earlier filter or order.
    pub fn is_working(&self) -> bool {
        self.coming.is_running()
    }

    pub fn is_of(&self, patterns: &Arc<MinedPatterns>) -> bool {
        std::ptr::eq(self.patterns.as_ptr(), Arc::as_ptr(patterns))
    }

    /// Brings the rows up to date.
    pub fn follow(
        &mut self,
        patterns: &Arc<MinedPatterns>,
        corpus: &Arc<Corpus>,
        filter: &ShapeFilter,
        sort: Sort,
        known: ShapeOrderInputs<'_>,
        effects: &mut Effects,
    ) {
        if !self.is_of(patterns) {
            *self = RowOrder { patterns: Arc::downgrade(patterns), ..RowOrder::default() };
        }
        // Only this column needs the comparison.
        let against = known.against.filter(|_| sort.column == ShapeColumn::Against);
        let known = ShapeOrderInputs { against, ..known };
        let weak = against.map_or_else(Weak::new, Arc::downgrade);
        let is_asked = self.asked.as_ref().is_some_and(|(f, s, a)| f == filter && *s == sort && a.ptr_eq(&weak));
        if !is_asked {
            self.asked = Some((filter.clone(), sort, weak));
            let matching = filter.matcher(patterns).map_or(0, |matcher| matcher.cost() / 16);
            let names =
                sort.column == ShapeColumn::Name || filter.named || filter.kind.is_some() || !filter.text().is_empty();
            let naming = if names { NAMING_COST } else { 0 };
            let weight = 1 + matching + naming;
            let has_clusters = filter.cluster.is_none() || known.clusters.is_some();
            if has_clusters && patterns.len().saturating_mul(weight) <= MAX_ROWS_PER_FRAME {
                self.coming.stop();
                if let Ok(rows) = row_order(patterns, corpus, filter, sort, known, &Progress::new()) {
                    self.rows = rows;
                }
            } else {
                let (patterns, corpus, filter) = (Arc::clone(patterns), Arc::clone(corpus), filter.clone());
                let (against, clusters) = (against.cloned(), known.clusters.cloned());
                let task = self.coming.start(text!("shapes-work-order"), move |progress| {
                    let known = ShapeOrderInputs { against: against.as_ref(), clusters: clusters.as_ref() };
                    row_order(&patterns, &corpus, &filter, sort, known, progress).map_err(JobError::from)
                });
                effects.spawn(task.asked().quiet());
            }
        }
        if let Some(rows) = self.coming.arrived() {
            self.rows = rows;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes::contains::SubPattern;
    use crate::shapes::test_support::{corpus, mined};
    use katachi_core::pattern::names::MoveKind;
    use katachi_core::pattern::{Cell, TemplateCell};

    fn order(filter: &ShapeFilter, sort: Sort) -> Vec<u32> {
        row_order(&mined(), &corpus(), filter, sort, ShapeOrderInputs::default(), &Progress::new()).unwrap()
    }

    fn by(column: ShapeColumn) -> Sort {
        let mut sort = Sort::default();
        if column != ShapeColumn::Rank {
            sort.click(column);
        }
        sort
    }

    #[test]
    fn ties_keep_their_rank_in_both_directions_and_rows_without_a_value_come_last() {
        let patterns = mined();
        for column in ShapeColumn::ALL {
            for descending in [false, true] {
                let rows = order(&ShapeFilter::default(), Sort { column, descending });
                assert_eq!(rows.len(), patterns.len());
                if matches!(column, ShapeColumn::Rank | ShapeColumn::Shape) {
                    continue;
                }
                for pair in rows.windows(2) {
                    let [a, b] = [pair[0], pair[1]].map(|row| value(&patterns, row as usize, column, None));
                    match (a, b) {
                        (None, Some(_)) => panic!("{column:?}: a row without a value above one with"),
                        (Some(a), Some(b)) if a != b => assert_eq!(a > b, descending, "{column:?}"),
                        (None, None) | (Some(_), Some(_)) => assert!(pair[0] < pair[1], "{column:?}"),
                        (Some(_), None) => {}
                    }
                }
            }
        }
        assert!(by(ShapeColumn::Count).descending && !by(ShapeColumn::Years).descending);
    }

    #[test]
    fn filters_keep_what_they_say() {
        let patterns = mined();
        let k = ShapeFilter { k: (2, 3), ..ShapeFilter::default() };
        let kept = order(&k, Sort::default());
        assert!(!kept.is_empty() && kept.len() < patterns.len());
        assert!(kept.iter().all(|&row| (2..=3).contains(&patterns.k(row as usize))));
        let count = ShapeFilter { min_count: 4, ..ShapeFilter::default() };
        assert!(order(&count, Sort::default()).iter().all(|&row| patterns.stats(row as usize).occurrences >= 4));
        let parts: Vec<Vec<u32>> = (0..3)
            .map(|of| order(&ShapeFilter { cluster: Some((of, 3)), ..ShapeFilter::default() }, Sort::default()))
            .collect();
        assert!(parts.iter().all(|part| !part.is_empty()));
        let mut all: Vec<u32> = parts.concat();
        all.sort_unstable();
        assert_eq!(all, (0..patterns.len() as u32).collect::<Vec<_>>(), "clusters part the shapes");
        let cuts = order(&ShapeFilter { kind: Some(MoveKind::Cut), ..ShapeFilter::default() }, Sort::default());
        let is_cut = |row: &u32| {
            let names = ShapeNames::shipped().of_set(patterns.names(*row as usize));
            names.into_iter().any(|name| ["Cut", "Cross-cut", "Wedge", "Push through"].contains(&name.english.as_str()))
        };
        let mut by_hand: Vec<u32> = (0..patterns.len() as u32).collect();
        by_hand.retain(is_cut);
        assert!(cuts == by_hand && !cuts.is_empty(), "{cuts:?}");
        let nobody = ShapeFilter { text: "no such player".into(), ..ShapeFilter::default() };
        assert!(order(&nobody, Sort::default()).is_empty());
        assert!(ShapeFilter::default().keeps_all() && !nobody.keeps_all());
    }

    #[test]
    fn a_text_finds_words_of_players_and_events_and_not_the_middle_of_words() {
        for (field, found, not_found) in [
            (
                "Castle Game, 1846-05-21",
                &["game", "gam", "castle game", "1846", "05"][..],
                &["me", "ga", "46", "stle"][..],
            ),
            ("Yi Se-tol (Me)", &["me", "yi", "tol", "se-t"], &["e", "ol"]),
            ("本因坊秀策", &["秀策", "策"], &["丈和"]),
        ] {
            assert!(found.iter().all(|text| has_words(field, text)), "{field}");
            assert!(!not_found.iter().any(|text| has_words(field, text)), "{field}");
        }
    }

    #[test]
    fn shapes_whose_title_is_the_text_come_first() {
        let patterns = mined();
        let title = |row: usize| ShapeNames::shipped().of_set(patterns.names(row)).next();
        let sought = (0..patterns.len()).find_map(title).unwrap().english.as_str();
        let rows = order(&ShapeFilter { text: sought.to_lowercase(), ..ShapeFilter::default() }, Sort::default());
        let is_titled = |row: &u32| title(*row as usize).is_some_and(|name| name.english == sought);
        let titled = rows.iter().take_while(|row| is_titled(row)).count();
        assert!(titled > 0 && !rows[titled..].iter().any(is_titled), "{sought}: {rows:?}");
        assert!(rows[..titled].is_sorted(), "the most frequent one stands at the top");
    }

    #[test]
    fn contains_agrees_with_looking_at_every_image_and_place() {
        let patterns = mined();
        let window = &patterns.params.window;
        let mut drawn = SubPattern::blank(3, 3);
        drawn.set(1, 1, TemplateCell::Is(Cell::Black));
        drawn.set(2, 1, TemplateCell::Is(Cell::White));
        drawn.set(2, 2, TemplateCell::Is(Cell::Empty));
        let slow = |row: usize| {
            patterns.pattern(row).images(patterns.params.source.group()).iter().any(|(_, image)| {
                let at = |x: usize, y: usize| window.cell_at(x, y).map(|cell| image.cells()[cell]);
                (0..3).any(|y| {
                    (0..3).any(|x| {
                        at(x, y) == Some(Cell::Black)
                            && at(x + 1, y) == Some(Cell::White)
                            && at(x + 1, y + 1) == Some(Cell::Empty)
                    })
                })
            })
        };
        let kept = order(&ShapeFilter { contains: drawn, ..ShapeFilter::default() }, Sort::default());
        let expected: Vec<u32> = (0..patterns.len()).filter(|&row| slow(row)).map(|row| row as u32).collect();
        assert!(!expected.is_empty() && expected.len() < patterns.len());
        assert_eq!(kept, expected);
    }
}
