//! Costly shapes as Katachi keeps them for itself, so that no move is replayed twice.
//!
//! Column 0 holds the packed cells of all rows, column 1 everything else, as numbers of 32 bits, row after row. A number
//! of 64 bits takes two, the lower half first. A missing value is a 0, and a 1 comes before one that is there.

use std::path::Path;
use std::slice;

use serde::{Deserialize, Serialize};

use super::column_file::{self, ColumnFile, column};
use super::{Damage, LibraryError, kept};
use crate::corpus::GameId;
use crate::go::{BoardSize, Color, Point};
use crate::mining::costly_shapes::{
    CostlyShape, CostlyShapeExample, CostlyShapes, CostlyShapesKey, CountedCostlyShapes, Expected, LossUnit, Period,
    PeriodMoves, Slice,
};
use crate::mining::statistics::{ClusterMean, Estimate};
use crate::pattern::{PackedCells, Pattern};

/// The text of a kept file: everything but the columns.
#[derive(Serialize, Deserialize)]
struct CostlyShapesHead {
    app: String,
    corpus: String,
    params: CostlyShapesKey,
    read: u64,
    in_points: bool,
    games: usize,
    evaluated_games: usize,
    moves: usize,
    evaluated_moves: usize,
    costly_shapes: usize,
}

/// Writes counted costly shapes.
///
/// Errors: the file cannot be written.
pub fn keep_costly_shapes(found: &CountedCostlyShapes, path: &Path) -> Result<(), LibraryError> {
    let CountedCostlyShapes { params, corpus, costly_shapes } = found;
    let CostlyShapes { unit, games, evaluated_games, moves, evaluated_moves, mean_loss, periods, rows } = costly_shapes;
    let about = CostlyShapesHead {
        app: format!("katachi {}", env!("CARGO_PKG_VERSION")),
        corpus: corpus.clone(),
        params: params.clone(),
        read: params.read,
        in_points: *unit == LossUnit::Points,
        games: *games,
        evaluated_games: *evaluated_games,
        moves: *moves,
        evaluated_moves: *evaluated_moves,
        costly_shapes: rows.len(),
    };
    let (mut cells, mut words) = (Vec::new(), CostlyShapesWriter::default());
    words.maybe(*mean_loss, CostlyShapesWriter::float);
    words.number(periods.len());
    for (period, all) in periods {
        words.number(period.year.into());
        words.number(period.month.unwrap_or_default().into());
        words.period_moves(all);
    }
    for row in rows {
        PackedCells::pack(row.pattern.cells(), &mut cells);
        words.row(row);
    }
    kept::keep_columns(path, &about, &[cells, column(&words.0)])
}

/// Opens what [`keep_costly_shapes`] wrote.
///
/// Errors: it cannot be read, or is damaged.
pub fn open_kept_costly_shapes(path: &Path) -> Result<CountedCostlyShapes, LibraryError> {
    let file = ColumnFile::open(path)?;
    let open = || {
        let about: CostlyShapesHead = file.about()?;
        let (cells, words) = (file.bytes(0)?, file.numbers::<1>(1)?);
        let window = &about.params.window;
        let mut cells = cells.chunks_exact(PackedCells::bytes(window.cell_count()).max(1));
        let mut words = CostlyShapesReader(words.iter());
        let mean_loss = words.maybe(CostlyShapesReader::float)?;
        let periods = (0..words.number()?).map(|_| words.period()).collect::<Option<Vec<_>>>()?;
        let mut rows = Vec::new();
        for _ in 0..about.costly_shapes {
            let cells = PackedCells::unpack(cells.next()?, window.cell_count());
            rows.push(words.row(Pattern::new(window.clone(), cells), periods.len())?);
        }
        let is_whole = words.0.next().is_none() && cells.next().is_none();
        let costly_shapes = CostlyShapes {
            unit: if about.in_points { LossUnit::Points } else { LossUnit::Winrate },
            games: about.games,
            evaluated_games: about.evaluated_games,
            moves: about.moves,
            evaluated_moves: about.evaluated_moves,
            mean_loss,
            periods,
            rows,
        };
        let params = CostlyShapesKey { read: about.read, ..about.params };
        is_whole.then_some(CountedCostlyShapes { params, corpus: about.corpus, costly_shapes })
    };
    open().ok_or_else(|| column_file::damaged(path, Damage::StoreParts))
}

#[derive(Default)]
struct CostlyShapesWriter(Vec<[u32; 1]>);

impl CostlyShapesWriter {
    fn number(&mut self, number: usize) {
        self.0.push([u32::try_from(number).expect("no corpus has so many moves")]);
    }

    fn float(&mut self, value: f64) {
        let bits = value.to_bits();
        self.0.extend([[bits as u32], [(bits >> 32) as u32]]);
    }

    fn estimate(&mut self, Estimate { value, low, high }: Estimate) {
        [value, low, high].into_iter().for_each(|value| self.float(value));
    }

    fn maybe<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        self.number(usize::from(value.is_some()));
        if let Some(value) = value {
            write(self, value);
        }
    }

    fn point(&mut self, point: Point) {
        self.number(usize::from(point.x) << 8 | usize::from(point.y));
    }

    fn period_moves(&mut self, of: &PeriodMoves) {
        [of.games, of.moves, of.evaluated].into_iter().for_each(|number| self.number(number));
        self.maybe(of.loss, CostlyShapesWriter::float);
    }

    fn row(&mut self, row: &CostlyShape) {
        [row.played, row.games, row.evaluated].into_iter().for_each(|number| self.number(number));
        self.maybe(row.expected, |words, of| {
            words.float(of.count);
            words.number(usize::from(of.at_most));
            words.estimate(of.ratio);
            words.float(of.p_value);
        });
        self.maybe(row.ratio_q_value, CostlyShapesWriter::float);
        self.maybe(row.price, |words, price| {
            words.estimate(price.mean);
            words.estimate(price.excess);
            words.float(price.p_value);
        });
        self.maybe(row.q_value, CostlyShapesWriter::float);
        for slice in row.by_color.iter().chain(&row.by_stage) {
            self.number(slice.moves);
            self.maybe(slice.price, CostlyShapesWriter::estimate);
        }
        self.number(row.game_list.len());
        row.game_list.iter().for_each(|game| self.number(game.index()));
        self.number(row.examples.len());
        for example in &row.examples {
            self.number(example.game.index());
            self.number(example.moves_before as usize);
            self.point(example.at);
            self.number(usize::from(example.color == Color::White));
            self.maybe(example.loss, CostlyShapesWriter::float);
            self.maybe(example.better, CostlyShapesWriter::point);
        }
        self.number(row.by_period.len());
        for (period, of) in &row.by_period {
            self.number(*period);
            self.period_moves(of);
        }
    }
}

struct CostlyShapesReader<'a>(slice::Iter<'a, [u32; 1]>);

impl CostlyShapesReader<'_> {
    fn number(&mut self) -> Option<usize> {
        self.0.next().map(|&[number]| number as usize)
    }

    fn float(&mut self) -> Option<f64> {
        let (low, high) = (self.number()? as u64, self.number()? as u64);
        Some(f64::from_bits(low | high << 32))
    }

    fn estimate(&mut self) -> Option<Estimate> {
        Some(Estimate { value: self.float()?, low: self.float()?, high: self.float()? })
    }

    /// The outer `None` means that nothing can be read.
    fn maybe<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<Option<T>> {
        if self.number()? == 0 { Some(None) } else { read(self).map(Some) }
    }

    fn point(&mut self) -> Option<Point> {
        let point = self.number().map(|number| Point::new((number >> 8) as u8, number as u8))?;
        Some(point).filter(|&point| usize::from(point.x.max(point.y)) < BoardSize::MAX)
    }

    fn game(&mut self) -> Option<GameId> {
        self.number().map(|game| GameId(game as u32))
    }

    fn period(&mut self) -> Option<(Period, PeriodMoves)> {
        let (year, month) = (u16::try_from(self.number()?).ok()?, u8::try_from(self.number()?).ok()?);
        Some((Period { year, month: Some(month).filter(|&month| month > 0) }, self.period_moves()?))
    }

    fn period_moves(&mut self) -> Option<PeriodMoves> {
        Some(PeriodMoves {
            games: self.number()?,
            moves: self.number()?,
            evaluated: self.number()?,
            loss: self.maybe(CostlyShapesReader::float)?,
        })
    }

    fn slice(&mut self) -> Option<Slice> {
        Some(Slice { moves: self.number()?, price: self.maybe(CostlyShapesReader::estimate)? })
    }

    fn row(&mut self, pattern: Pattern, periods: usize) -> Option<CostlyShape> {
        Some(CostlyShape {
            pattern,
            played: self.number()?,
            games: self.number()?,
            evaluated: self.number()?,
            expected: self.maybe(|words| {
                Some(Expected {
                    count: words.float()?,
                    at_most: words.number()? != 0,
                    ratio: words.estimate()?,
                    p_value: words.float()?,
                })
            })?,
            ratio_q_value: self.maybe(CostlyShapesReader::float)?,
            price: self.maybe(|words| {
                Some(ClusterMean { mean: words.estimate()?, excess: words.estimate()?, p_value: words.float()? })
            })?,
            q_value: self.maybe(CostlyShapesReader::float)?,
            by_color: [self.slice()?, self.slice()?],
            by_stage: [self.slice()?, self.slice()?, self.slice()?],
            game_list: (0..self.number()?).map(|_| self.game()).collect::<Option<_>>()?,
            examples: (0..self.number()?).map(|_| self.example()).collect::<Option<_>>()?,
            by_period: (0..self.number()?)
                .map(|_| Some((self.number().filter(|&period| period < periods)?, self.period_moves()?)))
                .collect::<Option<_>>()?,
        })
    }

    fn example(&mut self) -> Option<CostlyShapeExample> {
        Some(CostlyShapeExample {
            game: self.game()?,
            moves_before: self.number()? as u32,
            at: self.point()?,
            color: if self.number()? == 0 { Color::Black } else { Color::White },
            loss: self.maybe(CostlyShapesReader::float)?,
            better: self.maybe(CostlyShapesReader::point)?,
        })
    }
}
