//! The search for templates: levels that are merged by hash.
//!
//! Level 0 are the mined patterns, level n the supported templates with n `?`. A template has three children at each of
//! its `?`, with Empty, Black and White there. Their fillings are its fillings, so it is supported if its three
//! children at any one `?` are. The next level therefore comes from this one. For each member and each cell with one
//! chosen value, look up the same with the two other values there, in canonical form. If both are members, `?` there
//! makes a member of the next level, and all three are not maximal. Nothing is compared with everything, and each
//! template is met once: see [`Turns::opened_first`].
//!
//! Occurrences are summed on the way up, child by child. The exception are templates that fit on an image of
//! themselves, where two fillings can be images of each other: their occurrences are counted by visiting their
//! fillings.
//!
//! Not tried: keeping all orientations of each level. That would save the children's canonical forms, but needs a table
//! eight or sixteen times as large. Dropped: comparing keys by hand instead of by their derived order. It was no
//! faster.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use rayon::prelude::*;

use super::super::MinedPatterns;
use super::key::{TemplateKey, TemplateKeyTable, Turns};
use super::{TemplateError, TemplateParams};
use crate::progress::{Phase, Progress};

/// A supported template.
#[derive(Clone, Copy, Debug)]
pub(super) struct SupportedTemplate<const N: usize> {
    pub key: TemplateKey<N>,
    pub occurrences: u64,
    pub classes: u32,
    pub maximal: bool,
}

/// Finds the supported templates. They are in order if the parts are read one after the other.
pub(super) fn search<const N: usize>(
    patterns: &MinedPatterns,
    params: &TemplateParams,
    limit: usize,
    progress: &Progress,
) -> Result<Vec<Vec<SupportedTemplate<N>>>, TemplateError> {
    let turns = Turns::new(&patterns.params.window, patterns.params.source.group());
    let check = || progress.check();
    progress.begin(Phase::IndexingPatterns, "patterns", 0);
    let mined = TemplateKeyTable::<N>::of_patterns(patterns, check)?;
    let occurrences: Vec<u64> = (0..patterns.len()).map(|row| patterns.stats(row).occurrences).collect();
    let counter = FillingCounter { turns: &turns, mined: &mined, occurrences: &occurrences, marks: Mutex::default() };

    let mut order = TemplateSorter::default();
    let room = |wildcards: usize, before: usize| {
        let wanted = params.max_wildcards.is_none_or(|most| wildcards <= most);
        LevelLimits { wanted, before, limit }
    };
    let mut wildcards = 1;
    let (mut next, mut sums) = grow(&mined, &occurrences, &turns, room(wildcards, 0), progress)?.0;
    while !next.is_empty() {
        let counts = counter.count(&next, &sums, progress)?;
        let level = TemplateKeyTable::new(next, check)?;
        wildcards += 1;
        let room = room(wildcards, order.len + level.keys.len());
        let ((above, above_sums), extended) = grow(&level, &sums, &turns, room, progress)?;
        let rows = level.keys.iter().zip(counts).zip(extended);
        for (at, ((&key, (occurrences, classes)), extended)) in rows.enumerate() {
            if at % 65_536 == 0 {
                progress.check()?;
            }
            order.push(SupportedTemplate { key, occurrences, classes, maximal: !extended.into_inner() });
        }
        (next, sums) = (above, above_sums);
    }
    order.finish(progress)
}

/// The limits of the next level.
struct LevelLimits {
    /// Whether the next level is asked for. If not, only the maximal members of this level are found.
    wanted: bool,
    /// Number of templates in the levels before it, and maximum number including its own.
    before: usize,
    limit: usize,
}

/// Keys with the sum of the occurrences of all their fillings.
type Summed<const N: usize> = (Vec<TemplateKey<N>>, Vec<u64>);

/// Makes the next level, and marks the members of this one that are not maximal.
fn grow<const N: usize>(
    level: &TemplateKeyTable<N>,
    sums: &[u64],
    turns: &Turns,
    room: LevelLimits,
    progress: &Progress,
) -> Result<(Summed<N>, Vec<AtomicBool>), TemplateError> {
    const CHUNK: usize = 1024;
    progress.begin(Phase::LookingForTemplates, "shapes", level.keys.len() as u64);
    let extended = level.keys.iter().map(|_| AtomicBool::new(false)).collect();
    let growth = LevelGrowth { level, sums, turns, is_wanted: room.wanted, extended };
    let found = AtomicUsize::new(0);
    let parts: Vec<Vec<(TemplateKey<N>, u64)>> = level
        .keys
        .par_chunks(CHUNK)
        .enumerate()
        .map(|(chunk, keys)| {
            progress.check()?;
            let mut part = Vec::new();
            for (row, key) in (chunk * CHUNK..).zip(keys) {
                growth.extend(row, key, &mut part);
            }
            progress.add(keys.len() as u64);
            let so_far = room.before + found.fetch_add(part.len(), Relaxed) + part.len();
            if so_far > room.limit {
                return Err(TemplateError::TooMany { found: so_far, limit: room.limit });
            }
            Ok(part)
        })
        .collect::<Result<_, TemplateError>>()?;
    let mut next = (Vec::with_capacity(found.load(Relaxed)), Vec::with_capacity(found.load(Relaxed)));
    for part in parts {
        progress.check()?;
        next.extend(part);
    }
    Ok((next, growth.extended))
}

/// A level, and which of its members are not maximal.
struct LevelGrowth<'a, const N: usize> {
    level: &'a TemplateKeyTable<N>,
    sums: &'a [u64],
    turns: &'a Turns,
    is_wanted: bool,
    extended: Vec<AtomicBool>,
}

impl<const N: usize> LevelGrowth<'_, N> {
    /// Puts `?` at each cell of a member where that makes a member of the next level, and adds those to `part`.
    #[inline]
    fn extend(&self, row: usize, key: &TemplateKey<N>, part: &mut Vec<(TemplateKey<N>, u64)>) {
        let LevelGrowth { level, sums, turns, .. } = *self;
        // Moves are read from mostly empty windows, so there are fewer Black cells than Empty ones. Where colours are
        // swapped, the Black child may be canonical as a White one, and the Empty one is taken.
        let (start, rest) = if turns.swaps() { (0, [1, 2]) } else { (1, [0, 2]) };
        let images = turns.images(key);
        let first = part.len();
        for cell in (0..turns.cells).filter(|&cell| key.get(cell) == start) {
            let images = turns.emptied(&images, cell, start);
            let child = |value| level.find(&turns.least_with(&images, cell, value));
            let Some((one, other)) = child(rest[0]).and_then(|one| Some((one, child(rest[1])?))) else {
                continue;
            };
            for row in [row, one, other] {
                // Read before writing: threads that write to the same cache line wait for each other.
                if !self.extended[row].load(Relaxed) {
                    self.extended[row].store(true, Relaxed);
                }
            }
            if self.is_wanted
                && let Some(opened) = turns.opened_first(&images, cell)
            {
                let opened = (opened, sums[row] + sums[one] + sums[other]);
                // Only a symmetric pattern meets one of its templates twice, at two of its own cells.
                if !part[first..].contains(&opened) {
                    part.push(opened);
                }
            }
        }
    }
}

/// Counts the different mined patterns among fillings.
struct FillingCounter<'a, const N: usize> {
    turns: &'a Turns,
    mined: &'a TemplateKeyTable<N>,
    occurrences: &'a [u64],
    /// One for each working thread, reused.
    marks: Mutex<Vec<Marks>>,
}

/// The last template that met each pattern.
struct Marks {
    met: Vec<u32>,
    template: u32,
}

impl<const N: usize> FillingCounter<'_, N> {
    /// Occurrences and number of the different patterns that each template stands for.
    fn count(
        &self,
        keys: &[TemplateKey<N>],
        sums: &[u64],
        progress: &Progress,
    ) -> Result<Vec<(u64, u32)>, TemplateError> {
        const CHUNK: usize = 256;
        progress.begin(Phase::CountingTemplates, "templates", keys.len() as u64);
        let parts: Vec<Vec<(u64, u32)>> = keys
            .par_chunks(CHUNK)
            .zip(sums.par_chunks(CHUNK))
            .map(|(keys, sums)| {
                let mut marks =
                    self.pool().pop().unwrap_or_else(|| Marks { met: vec![0; self.mined.keys.len()], template: 0 });
                let mut part = Vec::with_capacity(keys.len());
                for (key, &sum) in keys.iter().zip(sums) {
                    part.push(self.count_one(key, sum, &mut marks, progress)?);
                }
                self.pool().push(marks);
                progress.add(keys.len() as u64);
                Ok(part)
            })
            .collect::<Result<_, TemplateError>>()?;
        Ok(parts.concat())
    }

    fn pool(&self) -> std::sync::MutexGuard<'_, Vec<Marks>> {
        self.marks.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn count_one(
        &self,
        key: &TemplateKey<N>,
        sum: u64,
        marks: &mut Marks,
        progress: &Progress,
    ) -> Result<(u64, u32), TemplateError> {
        if !self.turns.may_repeat(&self.turns.images(key)) {
            return Ok((sum, 3_u32.pow(key.wildcards())));
        }
        marks.template = marks.template.wrapping_add(1);
        if marks.template == 0 {
            marks.met.fill(0);
            marks.template = 1;
        }
        let (mut occurrences, mut classes, mut visited) = (0, 0, 0_u32);
        self.turns.fillings(key, &mut |filling| {
            visited += 1;
            if visited.is_multiple_of(65_536) {
                progress.check()?;
            }
            let row = self.mined.find(&filling).expect("every filling of a supported template is mined");
            if marks.met[row] != marks.template {
                marks.met[row] = marks.template;
                occurrences += self.occurrences[row];
                classes += 1;
            }
            Ok::<(), TemplateError>(())
        })?;
        progress.check()?;
        Ok((occurrences, classes))
    }
}

/// Sorts in parts, so that it can stop between them. A part has the same number of `?`, and the same occurrences to
/// eight binary digits.
struct TemplateSorter<const N: usize> {
    parts: BTreeMap<(Reverse<u64>, Reverse<u32>), Vec<SupportedTemplate<N>>>,
    len: usize,
}

impl<const N: usize> Default for TemplateSorter<N> {
    fn default() -> Self {
        TemplateSorter { parts: BTreeMap::new(), len: 0 }
    }
}

impl<const N: usize> TemplateSorter<N> {
    fn push(&mut self, row: SupportedTemplate<N>) {
        let digits = (row.occurrences as f64).to_bits() >> 44;
        self.parts.entry((Reverse(digits), Reverse(row.key.wildcards()))).or_default().push(row);
        self.len += 1;
    }

    fn finish(self, progress: &Progress) -> Result<Vec<Vec<SupportedTemplate<N>>>, TemplateError> {
        progress.begin(Phase::SortingTemplates, "templates", self.len as u64);
        // A part may hold different occurrences, and then overlaps with the parts of other numbers of `?`: merge these
        // first.
        let mut parts: Vec<(u64, Vec<SupportedTemplate<N>>)> = Vec::new();
        for ((Reverse(digits), _), rows) in self.parts {
            match parts.last_mut() {
                Some((same, last)) if *same == digits && digits_are_rounded(rows[0].occurrences) => last.extend(rows),
                _ => parts.push((digits, rows)),
            }
        }
        parts
            .into_par_iter()
            .map(|(_, mut rows)| {
                progress.check()?;
                rows.sort_unstable_by_key(|row| (Reverse(row.occurrences), Reverse(row.key.wildcards()), row.key));
                progress.add(rows.len() as u64);
                Ok(rows)
            })
            .collect()
    }
}

/// Whether different occurrences can have the same digits. Eight binary digits after the first tell all numbers below
/// 2⁹ apart.
fn digits_are_rounded(occurrences: u64) -> bool {
    occurrences >= 512
}
