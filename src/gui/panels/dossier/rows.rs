//! The rows of the dossier's tables.

use egui::{Label, Rect, RichText, Ui, pos2, vec2};

use super::super::shapes::words::{name_help, times, times_ends};
use crate::widgets::bars;
use crate::widgets::elided;
use crate::widgets::mini_board::{paint_board_part, paint_mini_board};
use crate::widgets::table::{TableHead, TableRows, number};
use crate::widgets::thumbnail::paint_thumbnail;
use katachi_app::dossier::{DossierResult, DossierTable};
use katachi_app::{AppState, BoardRegion, grouped, interval_words, percent};
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::mining::WilsonInterval;
use katachi_core::mining::compare::{Contrast, Proportion};
use katachi_core::mining::dossier::{CornerMove, Dossier, FirstMove, PlayerOpening, ResultRow};
use katachi_core::mining::ledger::{LedgerRow, LossUnit};
use katachi_core::mining::statistics::MAX_Q_VALUE;
use katachi_core::pattern::names::ShapeNames;
use katachi_language::text;
use katachi_sentences::term;
use katachi_sentences::words::{color_name, interval_ends, listed, stone_at};

/// The name of the table, and of its file.
pub(super) fn table_name(part: DossierTable) -> &'static str {
    match part {
        DossierTable::Results => "Dossier results",
        DossierTable::Openings => "Dossier openings",
        DossierTable::Corners => "Dossier first moves in corners",
        DossierTable::Later => "Dossier corners",
        DossierTable::Shapes => "Dossier shapes",
    }
}

pub(super) fn table_title(part: DossierTable) -> &'static str {
    match part {
        DossierTable::Results => text!("board-table-dossier-results"),
        DossierTable::Openings => text!("board-table-dossier-openings"),
        DossierTable::Corners => text!("board-table-dossier-first-moves"),
        DossierTable::Later => text!("board-table-dossier-corners"),
        DossierTable::Shapes => text!("board-table-dossier-shapes"),
    }
}

pub(super) fn height(part: DossierTable) -> f32 {
    match part {
        DossierTable::Results | DossierTable::Corners => 24.0,
        DossierTable::Openings | DossierTable::Later => 64.0,
        DossierTable::Shapes => 48.0,
    }
}

pub(super) fn heads(part: DossierTable, dossier: &Dossier) -> Vec<TableHead> {
    match part {
        DossierTable::Results => result_heads(),
        DossierTable::Openings => opening_heads(),
        DossierTable::Corners => corner_heads(),
        DossierTable::Later => later_heads(),
        DossierTable::Shapes => shape_heads(dossier),
    }
}

fn result_heads() -> Vec<TableHead> {
    vec![
        TableHead::text(text!("dossier-year"), 44.0).key("Year").fixed(),
        TableHead::text(text!("dossier-colour"), 76.0).key("Colour"),
        TableHead::number(text!("ledger-games"), 50.0).key("Games").fixed(),
        TableHead::number(text!("dossier-decided"), 60.0)
            .key("Decided")
            .fixed()
            .rank(1)
            .help(text!("dossier-decided-help")),
        TableHead::number(text!("dossier-won"), 42.0).key("Won").fixed(),
        TableHead::number(text!("dossier-share-won"), 138.0).key("Share won").help(text!("dossier-share-won-help")),
    ]
}

fn opening_heads() -> Vec<TableHead> {
    vec![
        TableHead::text("", 62.0).fixed(),
        TableHead::text(text!("dossier-opening"), 110.0).key("Opening").help(text!("dossier-opening-help")),
        TableHead::number(text!("ledger-games"), 50.0).key("Games").fixed(),
        TableHead::number(text!("dossier-share"), 54.0).key("Share").fixed().help(text!("dossier-share-of-games-help")),
        TableHead::number(text!("dossier-others"), 54.0).key("Others").fixed().help(text!("dossier-others-games-help")),
        TableHead::number(text!("dossier-odds"), 110.0).key("Odds").help(text!("dossier-odds-help")),
        TableHead::number(text!("dossier-won"), 54.0).key("Won").fixed().rank(1).help(text!("dossier-won-help")),
    ]
}

fn corner_heads() -> Vec<TableHead> {
    vec![
        TableHead::text(text!("dossier-first-move"), 124.0).key("First move").help(text!("dossier-first-move-help")),
        TableHead::number(text!("dossier-times"), 54.0).key("Times").fixed(),
        TableHead::number(text!("dossier-share"), 134.0).key("Share").help(text!("dossier-share-of-first-moves-help")),
        TableHead::number(text!("dossier-others"), 58.0)
            .key("Others")
            .fixed()
            .help(text!("dossier-others-first-moves-help")),
        TableHead::number(text!("dossier-odds"), 104.0).key("Odds").help(text!("dossier-odds-help")),
    ]
}

fn later_heads() -> Vec<TableHead> {
    vec![
        TableHead::text("", 62.0).fixed(),
        TableHead::text(text!("dossier-moves"), 150.0).key("Moves").help(text!("dossier-moves-help")),
        TableHead::number(text!("ledger-played"), 58.0).key("Played").fixed(),
        TableHead::number(text!("dossier-share"), 54.0)
            .key("Share")
            .fixed()
            .help(text!("dossier-share-of-position-help")),
        TableHead::number(text!("dossier-others"), 54.0).key("Others").fixed(),
        TableHead::number(text!("dossier-odds"), 110.0).key("Odds").help(text!("dossier-odds-help")),
    ]
}

fn shape_heads(dossier: &Dossier) -> Vec<TableHead> {
    let mut heads = vec![
        TableHead::text(text!("ledger-shape"), 54.0).key("Shape").fixed(),
        TableHead::text(text!("ledger-name"), 96.0).key("Name").help(name_help()),
        TableHead::number(text!("ledger-played"), 56.0).key("Played").fixed().help(text!("ledger-played-help")),
        TableHead::number(text!("ledger-games"), 54.0).key("Games").fixed().rank(1),
        TableHead::number(text!("dossier-vs-others"), 110.0).key("vs. others").help(text!("dossier-vs-others-help")),
    ];
    if dossier.shapes.mean_loss.is_some() {
        let (title, key) = match dossier.shapes.unit {
            LossUnit::Points => (text!("ledger-points-lost"), "Points lost"),
            LossUnit::Winrate => (text!("ledger-percent-lost"), "% lost"),
        };
        heads.push(TableHead::number(title, 70.0).key(key));
    }
    heads
}

pub(super) struct DossierRows<'a> {
    pub state: &'a AppState,
    pub made: &'a DossierResult,
    pub dossier: &'a Dossier,
    pub part: DossierTable,
}

impl TableRows for DossierRows<'_> {
    const HAS_TIPS: bool = true;

    fn is_selected(&self, row: usize) -> bool {
        self.state.dossier().selected() == row
    }

    fn cell_ui(&mut self, ui: &mut Ui, at: usize, column: usize) {
        let rect = ui.max_rect();
        let text = self.text(at, column);
        match (self.part, column) {
            (DossierTable::Results, 5) => share_cell(ui, self.result(at).and_then(ResultRow::rate)),
            (DossierTable::Openings, 0) => {
                let Some(opening) = self.made.opening(at) else { return };
                let last = opening.opening.moves.last().and_then(|play| play.point());
                let face = Rect::from_center_size(rect.center(), vec2(58.0, 58.0));
                paint_mini_board(ui, face, BoardSize::NINETEEN, &opening.opening.stones, last);
            }
            (DossierTable::Openings, 5) => odds_cell(ui, self.made.opening(at).map(|row| (&row.contrast, row.q_value))),
            (DossierTable::Corners, 2) => share_cell(ui, self.first(at).and_then(FirstMove::share)),
            (DossierTable::Corners, 4) => odds_cell(ui, self.first(at).map(|row| (&row.contrast, row.q_value))),
            (DossierTable::Later, 0) => {
                let Some(row) = self.later(at) else { return };
                let side = row.side.min(8);
                let part = BoardRegion::between(Point::new(19 - side, 0), Point::new(18, side - 1));
                let face = Rect::from_center_size(rect.center(), vec2(58.0, 58.0));
                let stones: Vec<(Point, Color)> =
                    row.stones.iter().copied().chain(row.next.map(|next| (next, row.mover))).collect();
                paint_board_part(ui, face, BoardSize::NINETEEN, &stones, part);
            }
            (DossierTable::Later, 5) => odds_cell(ui, self.later(at).map(|row| (&row.contrast, row.q_value))),
            (DossierTable::Shapes, 0) => {
                let Some(row) = self.made.shape(at) else { return };
                let face = Rect::from_center_size(rect.center(), vec2(44.0, 44.0));
                paint_thumbnail(ui, face, &row.pattern, true);
            }
            (DossierTable::Shapes, 4) => {
                let Some(expected) = self.made.shape(at).and_then(|row| row.expected) else { return };
                let is_sure = self.made.shape(at).is_some_and(is_sure);
                let ratio = expected.ratio;
                ratio_cell(ui, [ratio.value.ln(), ratio.low.ln(), ratio.high.ln()], is_sure, &times(ratio.value));
            }
            (DossierTable::Openings | DossierTable::Later | DossierTable::Shapes, 1) => {
                ui.add(Label::new(RichText::new(text).small()).wrap().selectable(false));
            }
            (DossierTable::Results, 0 | 1) | (DossierTable::Corners, 0) => {
                elided::label(ui, text);
            }
            _ => number(ui, if text.is_empty() { "–" } else { &text }),
        }
    }

    fn text(&self, at: usize, column: usize) -> String {
        self.cell(at, column).unwrap_or_default()
    }

    fn label(&self, at: usize) -> String {
        let cells = |columns: &[usize]| {
            let texts = columns.iter().map(|&column| self.text(at, column));
            listed(&texts.filter(|text| !text.is_empty()).collect::<Vec<_>>())
        };
        match self.part {
            DossierTable::Results => {
                let (games, won) = self.result(at).map_or((0, 0), |row| (row.games, row.won));
                text!("dossier-result-row", year_and_colour = cells(&[0, 1]), games = games, won = won.to_string())
            }
            DossierTable::Openings => {
                let games = self.made.opening(at).map_or(0, |row| row.here.count);
                text!("dossier-opening-row", opening = cells(&[1]), games = games)
            }
            DossierTable::Corners => {
                text!("dossier-move-row", place = cells(&[0]), times = cells(&[1]), share = cells(&[2]))
            }
            DossierTable::Later => {
                text!("dossier-move-row", place = cells(&[1]), times = cells(&[2]), share = cells(&[3]))
            }
            DossierTable::Shapes => {
                let name = cells(&[1]);
                let name = match name.is_empty() {
                    true => text!("ledger-shape-number", number = (at + 1).to_string()),
                    false => name,
                };
                let played = self.made.shape(at).map_or(0, |row| row.played);
                let ratio =
                    self.made.shape(at).and_then(|row| row.expected).map(|expected| times(expected.ratio.value));
                text!("dossier-shape-row", shape = name, times = played, ratio = ratio.unwrap_or_default())
            }
        }
    }

    fn tip_ui(&self, ui: &mut Ui, at: usize) {
        for line in self.tip(at) {
            ui.label(line);
        }
    }
}

impl DossierRows<'_> {
    fn result(&self, at: usize) -> Option<&ResultRow> {
        self.dossier.results.get(at)
    }

    fn first(&self, at: usize) -> Option<&FirstMove> {
        self.dossier.first_moves.get(at)
    }

    fn later(&self, at: usize) -> Option<&CornerMove> {
        self.dossier.corners.get(at)
    }

    fn cell(&self, at: usize, column: usize) -> Option<String> {
        Some(match self.part {
            DossierTable::Results => {
                let row = self.result(at)?;
                match column {
                    0 => row.year.map_or_else(|| text!("dossier-all-years").to_owned(), |year| year.to_string()),
                    1 => row.color.map_or_else(|| text!("dossier-both-colours"), color_name).to_owned(),
                    2 => grouped(row.games.into()),
                    3 => grouped(row.decided.into()),
                    4 => grouped(row.won.into()),
                    _ => in_words(row.rate()?),
                }
            }
            DossierTable::Openings => {
                let row = self.made.opening(at)?;
                match column {
                    0 => String::new(),
                    1 => opening_words(row),
                    2 => grouped(row.here.count),
                    3 => percent(row.here.share()),
                    4 => share_of(row.there),
                    5 => times(row.contrast.odds_ratio()),
                    _ => percent(row.rate()?.rate),
                }
            }
            DossierTable::Corners => {
                let row = self.first(at)?;
                match column {
                    0 => first_move_name(row),
                    1 => grouped(row.here.count),
                    2 => in_words(row.share()?),
                    3 => share_of(row.there),
                    _ => times(row.contrast.odds_ratio()),
                }
            }
            DossierTable::Later => {
                let row = self.later(at)?;
                match column {
                    0 => String::new(),
                    1 => corner_words(row),
                    2 => grouped(row.here.count),
                    3 => percent(row.here.share()),
                    4 => share_of(row.there),
                    _ => times(row.contrast.odds_ratio()),
                }
            }
            DossierTable::Shapes => {
                let row = self.made.shape(at)?;
                match column {
                    0 => row.pattern.rows().join("/"),
                    1 => names(row),
                    2 => grouped(row.played as u64),
                    3 => grouped(row.games as u64),
                    4 => times(row.expected?.ratio.value),
                    _ => format!("{:.2}", row.price?.mean.value),
                }
            }
        })
    }

    /// The lines of a row's tooltip.
    fn tip(&self, at: usize) -> Vec<String> {
        let lines = match self.part {
            DossierTable::Results => self.result(at).and_then(ResultRow::rate).map(|rate| vec![interval_words(rate)]),
            DossierTable::Openings => self.made.opening(at).map(|row| {
                let mut lines = contrast_words((row.here, row.there), &row.contrast, row.q_value);
                if let Some(rate) = row.rate() {
                    let (decided, won) = row.results();
                    let (won, decided, share) = (won.to_string(), decided.to_string(), interval_words(rate));
                    lines.push(text!("dossier-won-of", won = won, decided = decided, share = share));
                }
                lines
            }),
            DossierTable::Corners => {
                self.first(at).map(|row| contrast_words((row.here, row.there), &row.contrast, row.q_value))
            }
            DossierTable::Later => {
                self.later(at).map(|row| contrast_words((row.here, row.there), &row.contrast, row.q_value))
            }
            DossierTable::Shapes => self.made.shape(at).map(|row| {
                let mut lines = vec![text!("ledger-played-in", times = row.played, games = row.games)];
                if let Some(expected) = row.expected {
                    let ratio = expected.ratio;
                    let (ratio, [low, high]) = (times(ratio.value), times_ends(ratio.low, ratio.high));
                    lines.push(match expected.at_most {
                        true => text!("dossier-at-least-as-often", ratio = ratio, low = low, high = high),
                        false => text!("dossier-as-often", ratio = ratio, low = low, high = high),
                    });
                }
                lines
            }),
        };
        lines.unwrap_or_default()
    }
}

fn is_sure(row: &LedgerRow) -> bool {
    row.ratio_q_value.is_some_and(|q| q <= MAX_Q_VALUE)
}

/// `61 % (55–67)`.
fn in_words(interval: WilsonInterval) -> String {
    let [low, high] = interval_ends(interval);
    format!("{} ({low}–{high})", percent(interval.rate))
}

fn share_of(tally: Proportion) -> String {
    let at_most = if tally.at_most { "≤ " } else { "" };
    format!("{at_most}{}", percent(tally.share()))
}

/// `With Black: Chinese opening`; the moves if it has no name.
fn opening_words(row: &PlayerOpening) -> String {
    let opening = &row.opening;
    let what = match opening.names.first() {
        Some(name) if name.of == Some(Color::White) => text!("dossier-opening-of-white", opening = term(name.name)),
        Some(name) => term(name.name).to_owned(),
        None => {
            let label = |play: &katachi_core::go::Move| {
                play.point().map_or_else(|| text!("dossier-pass").to_owned(), |point| point.label(BoardSize::NINETEEN))
            };
            opening.moves.iter().map(label).collect::<Vec<_>>().join(" ")
        }
    };
    match row.color {
        Color::Black => text!("dossier-opening-with-black", opening = what),
        Color::White => text!("dossier-opening-with-white", opening = what),
    }
}

/// `4-4 (hoshi)`.
fn first_move_name(row: &FirstMove) -> String {
    let name = row.name();
    match name.split_once(" (") {
        Some((lines, word)) => format!("{lines} ({})", term(word.trim_end_matches(')'))),
        None => name,
    }
}

/// The moves that lead to the position, then the row's move: `B Q16 W R14`.
fn corner_words(row: &CornerMove) -> String {
    let place = |point: Option<Point>| {
        point.map_or_else(|| text!("dossier-elsewhere").to_owned(), |at| at.label(BoardSize::NINETEEN))
    };
    let plays = row.line.iter().copied().chain([(row.mover, row.next)]);
    plays.map(|(by, point)| stone_at(by, &place(point))).collect::<Vec<_>>().join(" ")
}

fn names(row: &LedgerRow) -> String {
    let names = ShapeNames::shipped().of_set(row.names()).take(2);
    listed(&names.map(|name| term(&name.english)).collect::<Vec<_>>())
}

fn contrast_words((here, there): (Proportion, Proportion), contrast: &Contrast, q_value: f64) -> Vec<String> {
    let (odds, [low, high]) = (times(contrast.odds_ratio()), times_ends(contrast.low.exp(), contrast.high.exp()));
    let (count, of, others, of_others) = (here.count, here.of, there.count, there.of);
    vec![
        match there.at_most {
            true => {
                text!("dossier-of-and-others-at-most", count = count, of = of, others = others, of_others = of_others)
            }
            false => text!("dossier-of-and-others", count = count, of = of, others = others, of_others = of_others),
        },
        match q_value <= MAX_Q_VALUE {
            true => text!("dossier-odds-surely", odds = odds, low = low, high = high),
            false => text!("dossier-odds-chance", odds = odds, low = low, high = high),
        },
    ]
}

/// A bar with the interval of a share, and the share in words.
fn share_cell(ui: &Ui, share: Option<WilsonInterval>) {
    let Some(share) = share else { return number(ui, "–") };
    let rect = ui.max_rect();
    let words = in_words(share);
    let bar = Rect::from_min_size(pos2(rect.left() + 2.0, rect.center().y - 4.5), vec2(rect.width() - 108.0, 9.0));
    if bar.width() > 16.0 {
        bars::paint_interval(ui, bar, share);
    }
    number(ui, &words);
}

fn odds_cell(ui: &Ui, odds: Option<(&Contrast, f64)>) {
    let Some((contrast, q_value)) = odds else { return };
    let logs = [contrast.log_odds, contrast.low, contrast.high];
    ratio_cell(ui, logs, q_value <= MAX_Q_VALUE, &times(contrast.odds_ratio()));
}

fn ratio_cell(ui: &Ui, logs: [f64; 3], is_sure: bool, words: &str) {
    let rect = ui.max_rect();
    let bar = Rect::from_min_size(pos2(rect.left() + 2.0, rect.center().y - 4.5), vec2(rect.width() - 50.0, 9.0));
    bars::paint_log_ratio(ui, bar, logs, is_sure);
    number(ui, words);
}
