//! Templates as numbers: three bits a cell, and all their images at once.
//!
//! A cell is 0 to 3 for its [`Cell`] and 4 for `?`, the first cell highest, so that numbers compare as canonical forms
//! do. Empty is 0. If the images of a template with an Empty cell are known, a stone or a `?` on that cell takes one
//! *or* for each image. A canonical form costs sixteen of these and a minimum.

use super::super::MinedPatterns;
use crate::pattern::{Cell, Image, PackedCells, Pattern, SymmetryGroup, Template, TemplateCell, Window};

/// Number of cells in a word. One bit of each word stays 0.
pub(super) const CELLS_PER_WORD: usize = 21;
pub(super) const ANY_CELL: u64 = 4;
/// The bit of each cell that only `?` has.
const ANY_BITS: u64 = 0o444_444_444_444_444_444_444;
const LOW_BITS: u64 = 0o111_111_111_111_111_111_111;

/// Calls a function for the number of words that a window needs: up to 21, 42, 84, 168 and 378 cells.
macro_rules! by_words {
    ($window:expr, $call:ident($($argument:expr),*)) => {
        match $window.cell_count().div_ceil($crate::mining::templates::key::CELLS_PER_WORD) {
            0..=1 => $call::<1>($($argument),*),
            2 => $call::<2>($($argument),*),
            3..=4 => $call::<4>($($argument),*),
            5..=8 => $call::<8>($($argument),*),
            _ => $call::<18>($($argument),*),
        }
    };
}
pub(super) use by_words;

/// The cells of a pattern or template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct TemplateKey<const N: usize>(pub [u64; N]);

/// The place of a cell's bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct CellPlace {
    word: u8,
    shift: u8,
}

impl CellPlace {
    fn for_cell(cell: usize) -> CellPlace {
        let shift = 3 * (CELLS_PER_WORD - 1 - cell % CELLS_PER_WORD);
        CellPlace { word: (cell / CELLS_PER_WORD) as u8, shift: shift as u8 }
    }
}

impl<const N: usize> TemplateKey<N> {
    pub const EMPTY: TemplateKey<N> = TemplateKey([0; N]);

    pub fn get(&self, cell: usize) -> u64 {
        let place = CellPlace::for_cell(cell);
        self.0[usize::from(place.word)] >> place.shift & 7
    }

    pub fn with(mut self, cell: usize, value: u64) -> TemplateKey<N> {
        let place = CellPlace::for_cell(cell);
        let word = &mut self.0[usize::from(place.word)];
        *word = *word & !(7 << place.shift) | value << place.shift;
        self
    }

    /// Puts a value where the cell is Empty.
    #[inline]
    fn fill(&mut self, place: CellPlace, value: u64) {
        self.0[usize::from(place.word)] |= value << place.shift;
    }

    pub fn wildcards(&self) -> u32 {
        self.0.iter().map(|word| (word & ANY_BITS).count_ones()).sum()
    }

    /// The cells that are `?`, in order.
    pub fn open(&self, cells: usize) -> Vec<usize> {
        (0..cells).filter(|&cell| self.get(cell) == ANY_CELL).collect()
    }

    /// Makes every `?` Empty.
    pub fn closed(mut self) -> TemplateKey<N> {
        self.0.iter_mut().for_each(|word| *word &= !ANY_BITS);
        self
    }

    fn first_any(&self) -> Option<CellPlace> {
        let word = self.0.iter().position(|word| word & ANY_BITS != 0)?;
        let bit = 63 - (self.0[word] & ANY_BITS).leading_zeros();
        Some(CellPlace { word: word as u8, shift: (bit - 2) as u8 })
    }

    /// Whether the two certainly share no filling: some cell has two values, neither of them `?`.
    fn clashes(&self, other: &TemplateKey<N>) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| {
            let differ = a ^ b;
            let differ = (differ | differ >> 1 | differ >> 2) & LOW_BITS;
            differ & !((a | b) >> 2) != 0
        })
    }

    /// Whether a pattern is one of the template's fillings.
    pub fn stands_for(&self, pattern: &TemplateKey<N>) -> bool {
        self.0.iter().zip(&pattern.0).all(|(wanted, found)| {
            let differ = wanted ^ found;
            let differ = (differ | differ >> 1 | differ >> 2) & LOW_BITS;
            let on_board = !(found & found >> 1);
            differ & !(wanted >> 2 & on_board) == 0
        })
    }

    pub fn of_packed(packed: &[u8], cells: usize) -> TemplateKey<N> {
        let mut key = TemplateKey::EMPTY;
        for cell in 0..cells {
            key.fill(CellPlace::for_cell(cell), PackedCells::get(packed, cell) as u64);
        }
        key
    }

    pub fn of_template(template: &Template) -> TemplateKey<N> {
        let mut key = TemplateKey::EMPTY;
        for (cell, value) in template.cells().iter().enumerate() {
            let value = match value {
                TemplateCell::Is(value) => *value as u64,
                TemplateCell::Any => ANY_CELL,
            };
            key.fill(CellPlace::for_cell(cell), value);
        }
        key
    }

    pub fn template(&self, window: &Window) -> Template {
        let cell = |at| match self.get(at) {
            ANY_CELL => TemplateCell::Any,
            value => TemplateCell::Is(Cell::from_bits(value as u8)),
        };
        Template::new(window.clone(), (0..window.cell_count()).map(cell).collect())
    }

    /// Panics if there is a `?` in it.
    pub fn pattern(&self, window: &Window) -> Pattern {
        let cell = |at| Cell::ALL[self.get(at) as usize];
        Pattern::new(window.clone(), (0..window.cell_count()).map(cell).collect())
    }
}

/// The images of one template; those beyond the group's are unused.
pub(super) type Images<const N: usize> = [TemplateKey<N>; Image::COUNT];

/// The effect of each image on each cell.
pub(super) struct Turns {
    pub cells: usize,
    /// Images in all, and how many of them keep the colours: they come first.
    count: usize,
    plain: usize,
    /// By cell, then image.
    places: Vec<[CellPlace; Image::COUNT]>,
}

impl Turns {
    pub fn new(window: &Window, group: SymmetryGroup) -> Turns {
        let cells = window.cell_count();
        let mut places = vec![[CellPlace::default(); Image::COUNT]; cells];
        let symmetries = window.symmetries();
        let swaps = [false, true].into_iter().take(group.order() / 8);
        let mut count = 0;
        for _ in swaps {
            for &symmetry in &symmetries {
                let to = window.permutation(symmetry).expect("it is one of the window's own");
                for (places, to) in places.iter_mut().zip(to) {
                    places[count] = CellPlace::for_cell(usize::from(to));
                }
                count += 1;
            }
        }
        Turns { cells, count, plain: symmetries.len(), places }
    }

    /// The images of a template, the identity's first.
    pub fn images<const N: usize>(&self, key: &TemplateKey<N>) -> Images<N> {
        let mut images = [TemplateKey::EMPTY; Image::COUNT];
        for cell in 0..self.cells {
            match key.get(cell) {
                0 => {}
                value => self.fill(&mut images, cell, value),
            }
        }
        images
    }

    /// Each image once, in order.
    pub fn distinct_images<const N: usize>(&self, key: &TemplateKey<N>) -> Vec<TemplateKey<N>> {
        let mut images = self.images(key)[..self.count].to_vec();
        images.sort_unstable();
        images.dedup();
        images
    }

    /// Puts a value where the cell is Empty, in every image.
    fn fill<const N: usize>(&self, images: &mut Images<N>, cell: usize, value: u64) {
        for (image, &place) in self.places[cell][..self.count].iter().enumerate() {
            images[image].fill(place, self.value_in(image, value));
        }
    }

    /// Makes the cell Empty again in every image.
    pub fn emptied<const N: usize>(&self, images: &Images<N>, cell: usize, value: u64) -> Images<N> {
        let mut images = *images;
        for (image, place) in self.places[cell][..self.count].iter().enumerate() {
            images[image].0[usize::from(place.word)] ^= self.value_in(image, value) << place.shift;
        }
        images
    }

    /// Whether some images swap the colours.
    pub fn swaps(&self) -> bool {
        self.plain < self.count
    }

    #[inline]
    fn value_in(&self, image: usize, value: u64) -> u64 {
        if image >= self.plain && (value == 1 || value == 2) { 3 - value } else { value }
    }

    pub fn least<const N: usize>(&self, images: &Images<N>) -> TemplateKey<N> {
        images[..self.count].iter().copied().min().unwrap_or(TemplateKey::EMPTY)
    }

    /// The canonical form with a value put where the cell is Empty.
    #[inline]
    pub fn least_with<const N: usize>(&self, images: &Images<N>, cell: usize, value: u64) -> TemplateKey<N> {
        let mut least = TemplateKey([u64::MAX; N]);
        for (image, &place) in self.places[cell][..self.count].iter().enumerate() {
            let mut key = images[image];
            key.fill(place, self.value_in(image, value));
            least = least.min(key);
        }
        least
    }

    /// The canonical form with `?` where the cell is Empty, if that `?` becomes the form's first.
    ///
    /// Every template has exactly one canonical form with its first `?` Empty (or Black, if colours are not swapped).
    /// If this is asked of all such forms, at all such cells, each template comes once (symmetric ones perhaps twice in
    /// a row).
    pub fn opened_first<const N: usize>(&self, images: &Images<N>, cell: usize) -> Option<TemplateKey<N>> {
        let least = self.least_with(images, cell, ANY_CELL);
        let first = least.first_any()?;
        let here = |image: usize, place: CellPlace| {
            place == first && {
                let mut key = images[image];
                key.fill(place, ANY_CELL);
                key == least
            }
        };
        let mut places = self.places[cell][..self.count].iter().enumerate();
        places.any(|(image, &place)| here(image, place)).then_some(least)
    }

    /// Whether two fillings may belong to one class. If so, the template fits on some image of itself.
    pub fn may_repeat<const N: usize>(&self, images: &Images<N>) -> bool {
        images[1..self.count].iter().any(|image| !images[0].clashes(image))
    }

    /// Visits the canonical forms of the fillings. The last `?` changes fastest, each being Empty, Black, White in
    /// turn.
    pub fn fillings<const N: usize, E>(
        &self,
        template: &TemplateKey<N>,
        visit: &mut impl FnMut(TemplateKey<N>) -> Result<(), E>,
    ) -> Result<(), E> {
        self.fillings_from(&self.images(&template.closed()), &template.open(self.cells), visit)
    }

    fn fillings_from<const N: usize, E>(
        &self,
        images: &Images<N>,
        open: &[usize],
        visit: &mut impl FnMut(TemplateKey<N>) -> Result<(), E>,
    ) -> Result<(), E> {
        match open {
            [] => visit(self.least(images)),
            [last] => (0..3).try_for_each(|value| visit(self.least_with(images, *last, value))),
            [first, rest @ ..] => (0..3).try_for_each(|value| {
                let mut next = *images;
                self.fill(&mut next, *first, value);
                self.fillings_from(&next, rest, visit)
            }),
        }
    }
}

/// Keys and their rows: open addressing, at most half full, with half of each hash beside the row.
pub(super) struct TemplateKeyTable<const N: usize> {
    pub keys: Vec<TemplateKey<N>>,
    slots: Vec<u64>,
    mask: usize,
}

const FREE_SLOT: u64 = u64::MAX;

impl<const N: usize> TemplateKeyTable<N> {
    /// Makes a table of distinct keys, fewer than 2³² − 1. Asks `check` now and then.
    pub fn new<E>(keys: Vec<TemplateKey<N>>, check: impl Fn() -> Result<(), E>) -> Result<TemplateKeyTable<N>, E> {
        let size = (2 * keys.len()).next_power_of_two().max(2);
        let mut level = TemplateKeyTable { keys, slots: vec![FREE_SLOT; size], mask: size - 1 };
        for row in 0..level.keys.len() {
            if row % 65_536 == 0 {
                check()?;
            }
            let hash = hash(&level.keys[row]);
            let mut slot = hash as usize & level.mask;
            while level.slots[slot] != FREE_SLOT {
                slot = (slot + 1) & level.mask;
            }
            level.slots[slot] = hash >> 32 << 32 | row as u64;
        }
        Ok(level)
    }

    pub fn of_patterns<E>(
        patterns: &MinedPatterns,
        check: impl Fn() -> Result<(), E>,
    ) -> Result<TemplateKeyTable<N>, E> {
        let cells = patterns.params.window.cell_count();
        let mut keys = Vec::with_capacity(patterns.len());
        for row in 0..patterns.len() {
            if row % 65_536 == 0 {
                check()?;
            }
            keys.push(TemplateKey::of_packed(patterns.packed(row), cells));
        }
        TemplateKeyTable::new(keys, check)
    }

    #[inline]
    pub fn find(&self, key: &TemplateKey<N>) -> Option<usize> {
        let hash = hash(key);
        let mut slot = hash as usize & self.mask;
        loop {
            let found = self.slots[slot];
            if found == FREE_SLOT {
                return None;
            }
            let row = found as u32 as usize;
            if found >> 32 == hash >> 32 && self.keys[row] == *key {
                return Some(row);
            }
            slot = (slot + 1) & self.mask;
        }
    }
}

/// A hash of a key, both halves well mixed.
#[inline]
fn hash<const N: usize>(key: &TemplateKey<N>) -> u64 {
    key.0.iter().fold(0, |hash: u64, &word| {
        let product = u128::from(hash ^ word ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93_u128;
        (product >> 64) as u64 ^ product as u64
    })
}
