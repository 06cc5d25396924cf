//! The rows of the dossier's tables.

use egui::{Label, Rect, RichText, Ui, pos2, vec2};

use super::super::shapes::words::{NAME_HELP, times};
use crate::widgets::bars;
use crate::widgets::mini_board::{paint_board_part, paint_mini_board};
use crate::widgets::table::{Head, Rows, number};
use crate::widgets::thumbnail::paint_thumbnail;
use katachi_app::dossier::{Made, Part};
use katachi_app::{AppState, Region, counted, grouped, interval_words, percent};
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::mining::Interval;
use katachi_core::mining::compare::{Contrast, Tally};
use katachi_core::mining::dossier::{CornerMove, Dossier, FirstMove, PlayerOpening, ResultRow};
use katachi_core::mining::ledger::{LedgerRow, LossUnit};
use katachi_core::mining::statistics::SURE;
use katachi_core::pattern::names::ShapeNames;
use katachi_core::words::color_name;

const ODDS_HELP: &str = "How many times the others' odds these are, with the 95 % interval: a square is surely more, a disc \
                         surely less, a ring may be chance.";
const TIMES_HELP: &str = "How many times as often as the others, with its 95 % interval: a square is surely more, a disc \
                          surely less, a ring may be chance.";

/// The name of the table, and of its file.
pub(super) fn table_name(part: Part) -> &'static str {
    match part {
        Part::Results => "Dossier results",
        Part::Openings => "Dossier openings",
        Part::Corners => "Dossier first moves in corners",
        Part::Later => "Dossier corners",
        Part::Shapes => "Dossier shapes",
    }
}

pub(super) fn height(part: Part) -> f32 {
    match part {
        Part::Results | Part::Corners => 24.0,
        Part::Openings | Part::Later => 64.0,
        Part::Shapes => 48.0,
    }
}

pub(super) fn heads(part: Part, dossier: &Dossier) -> Vec<Head> {
    match part {
        Part::Results => vec![
            Head::text("Year", 44.0).fixed(),
            Head::text("Colour", 76.0),
            Head::number("Games", 50.0).fixed(),
            Head::number("Decided", 60.0).fixed().rank(1).help("Games with a known winner."),
            Head::number("Won", 42.0).fixed(),
            Head::number("Share won", 138.0).help("Of the decided games, with its 95 % interval."),
        ],
        Part::Openings => vec![
            Head::text("", 62.0).fixed(),
            Head::text("Opening", 110.0).help("By its name, or by its moves; the colour is the player's."),
            Head::number("Games", 50.0).fixed(),
            Head::number("Share", 54.0).fixed().help("Of the player's games with this colour."),
            Head::number("Others", 54.0).fixed().help("Of all games of the others."),
            Head::number("Odds", 110.0).help(ODDS_HELP),
            Head::number("Won", 54.0).fixed().rank(1).help("Of the games with a known winner."),
        ],
        Part::Corners => vec![
            Head::text("First move", 124.0).help("Lines from the two edges; the first stone in an empty corner."),
            Head::number("Times", 54.0).fixed(),
            Head::number("Share", 134.0).help("Of the player's first moves in corners, with its 95 % interval."),
            Head::number("Others", 58.0).fixed().help("The share of first moves in corners of the others' games."),
            Head::number("Odds", 104.0).help(ODDS_HELP),
        ],
        Part::Later => vec![
            Head::text("", 62.0).fixed(),
            Head::text("Moves", 150.0).help("A usual way to the position, and the move, in the top right corner."),
            Head::number("Played", 58.0).fixed(),
            Head::number("Share", 54.0).fixed().help("Of all that was played in this position."),
            Head::number("Others", 54.0).fixed(),
            Head::number("Odds", 110.0).help(ODDS_HELP),
        ],
        Part::Shapes => {
            let mut heads = vec![
                Head::text("Shape", 54.0).fixed(),
                Head::text("Name", 96.0).help(NAME_HELP),
                Head::number("Played", 56.0).fixed().help("Moves that show the shape, this player's stones black."),
                Head::number("Games", 54.0).fixed().rank(1),
                Head::number("vs. others", 110.0).help(TIMES_HELP),
            ];
            if dossier.shapes.mean_loss.is_some() {
                heads.push(Head::number(
                    match dossier.shapes.unit {
                        LossUnit::Points => "Points lost",
                        LossUnit::Winrate => "% lost",
                    },
                    70.0,
                ));
            }
            heads
        }
    }
}

pub(super) struct DossierRows<'a> {
    pub state: &'a AppState,
    pub made: &'a Made,
    pub dossier: &'a Dossier,
    pub part: Part,
}

impl Rows for DossierRows<'_> {
    const HAS_TIPS: bool = true;

    fn is_selected(&self, row: usize) -> bool {
        self.state.dossier().selected() == row
    }

    fn cell_ui(&mut self, ui: &mut Ui, at: usize, column: usize) {
        let rect = ui.max_rect();
        let text = self.text(at, column);
        match (self.part, column) {
            (Part::Results, 5) => share_cell(ui, self.result(at).and_then(ResultRow::rate)),
            (Part::Openings, 0) => {
                let Some(opening) = self.made.opening(at) else { return };
                let last = opening.opening.moves.last().and_then(|play| play.point());
                let face = Rect::from_center_size(rect.center(), vec2(58.0, 58.0));
                paint_mini_board(ui, face, BoardSize::NINETEEN, &opening.opening.stones, last);
            }
            (Part::Openings, 5) => odds_cell(ui, self.made.opening(at).map(|row| (&row.contrast, row.q_value))),
            (Part::Corners, 2) => share_cell(ui, self.first(at).and_then(FirstMove::share)),
            (Part::Corners, 4) => odds_cell(ui, self.first(at).map(|row| (&row.contrast, row.q_value))),
            (Part::Later, 0) => {
                let Some(row) = self.later(at) else { return };
                let side = row.side.min(8);
                let part = Region::between(Point::new(19 - side, 0), Point::new(18, side - 1));
                let face = Rect::from_center_size(rect.center(), vec2(58.0, 58.0));
                let stones: Vec<(Point, Color)> =
                    row.stones.iter().copied().chain(row.next.map(|next| (next, row.mover))).collect();
                paint_board_part(ui, face, BoardSize::NINETEEN, &stones, part);
            }
            (Part::Later, 5) => odds_cell(ui, self.later(at).map(|row| (&row.contrast, row.q_value))),
            (Part::Shapes, 0) => {
                let Some(row) = self.made.shape(at) else { return };
                let face = Rect::from_center_size(rect.center(), vec2(44.0, 44.0));
                paint_thumbnail(ui, face, &row.pattern, true);
            }
            (Part::Shapes, 4) => {
                let Some(expected) = self.made.shape(at).and_then(|row| row.expected) else { return };
                let is_sure = self.made.shape(at).is_some_and(is_sure);
                let ratio = expected.ratio;
                ratio_cell(ui, [ratio.value.ln(), ratio.low.ln(), ratio.high.ln()], is_sure, &times(ratio.value));
            }
            (Part::Openings | Part::Later | Part::Shapes, 1) => {
                ui.add(Label::new(RichText::new(text).small()).wrap().selectable(false));
            }
            (Part::Results, 0 | 1) | (Part::Corners, 0) => {
                ui.add(Label::new(text).selectable(false).truncate());
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
            texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
        };
        match self.part {
            Part::Results => {
                let (games, won) = self.result(at).map_or((0, 0), |row| (row.games, row.won));
                format!("{}, {}, {won} won", cells(&[0, 1]), counted(games as usize, "game"))
            }
            Part::Openings => {
                let games = self.made.opening(at).map_or(0, |row| row.here.count);
                format!("{}, {}", cells(&[1]), counted(games as usize, "game"))
            }
            Part::Corners => format!("{}, {} times, {}", cells(&[0]), cells(&[1]), cells(&[2])),
            Part::Later => format!("{}, {} times, {}", cells(&[1]), cells(&[2]), cells(&[3])),
            Part::Shapes => {
                let name = cells(&[1]);
                let name = if name.is_empty() { format!("Shape {}", at + 1) } else { name };
                let played = self.made.shape(at).map_or(0, |row| row.played);
                let ratio =
                    self.made.shape(at).and_then(|row| row.expected).map(|expected| times(expected.ratio.value));
                format!("{name}, {}, {} of the others", counted(played, "time"), ratio.unwrap_or_default())
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
            Part::Results => {
                let row = self.result(at)?;
                match column {
                    0 => row.year.map_or("all".to_owned(), |year| year.to_string()),
                    1 => row.color.map_or("both colours", color_name).to_owned(),
                    2 => grouped(row.games.into()),
                    3 => grouped(row.decided.into()),
                    4 => grouped(row.won.into()),
                    _ => in_words(row.rate()?),
                }
            }
            Part::Openings => {
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
            Part::Corners => {
                let row = self.first(at)?;
                match column {
                    0 => row.name(),
                    1 => grouped(row.here.count),
                    2 => in_words(row.share()?),
                    3 => share_of(row.there),
                    _ => times(row.contrast.odds_ratio()),
                }
            }
            Part::Later => {
                let row = self.later(at)?;
                match column {
                    0 => String::new(),
                    1 => row.words().join(" "),
                    2 => grouped(row.here.count),
                    3 => percent(row.here.share()),
                    4 => share_of(row.there),
                    _ => times(row.contrast.odds_ratio()),
                }
            }
            Part::Shapes => {
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

    /// What there is to say of a row.
    fn tip(&self, at: usize) -> Vec<String> {
        let lines = match self.part {
            Part::Results => self.result(at).and_then(ResultRow::rate).map(|rate| vec![interval_words(rate)]),
            Part::Openings => self.made.opening(at).map(|row| {
                let mut lines = contrast_words((row.here, row.there), &row.contrast, row.q_value);
                if let Some(rate) = row.rate() {
                    let (decided, won) = row.results();
                    lines.push(format!("Won {won} of {decided}: {}", interval_words(rate)));
                }
                lines
            }),
            Part::Corners => {
                self.first(at).map(|row| contrast_words((row.here, row.there), &row.contrast, row.q_value))
            }
            Part::Later => self.later(at).map(|row| contrast_words((row.here, row.there), &row.contrast, row.q_value)),
            Part::Shapes => self.made.shape(at).map(|row| {
                let mut lines =
                    vec![format!("Played {} in {}", counted(row.played, "time"), counted(row.games, "game"))];
                if let Some(expected) = row.expected {
                    let least = if expected.at_most { "at least " } else { "" };
                    let ratio = expected.ratio;
                    let (low, high) = (times(ratio.low), times(ratio.high));
                    lines.push(format!("{least}{} as often as the others ({low} to {high})", times(ratio.value)));
                }
                lines
            }),
        };
        lines.unwrap_or_default()
    }
}

fn is_sure(row: &LedgerRow) -> bool {
    row.ratio_q_value.is_some_and(|q| q <= SURE)
}

/// `61 % (55–67)`.
fn in_words(interval: Interval) -> String {
    let Interval { rate, low, high } = interval;
    format!("{} ({:.0}–{:.0})", percent(rate), low * 100.0, high * 100.0)
}

fn share_of(tally: Tally) -> String {
    let at_most = if tally.at_most { "≤ " } else { "" };
    format!("{at_most}{}", percent(tally.share()))
}

/// `With Black: Chinese opening`; without a name its moves.
fn opening_words(row: &PlayerOpening) -> String {
    let with = match row.color {
        Color::Black => "With Black",
        Color::White => "With White",
    };
    let opening = &row.opening;
    let what = match opening.names.first() {
        Some(name) => name.to_string(),
        None => {
            let label = |play: &katachi_core::go::Move| {
                play.point().map_or("pass".to_owned(), |point| point.label(BoardSize::NINETEEN))
            };
            opening.moves.iter().map(label).collect::<Vec<_>>().join(" ")
        }
    };
    format!("{with}: {what}")
}

fn names(row: &LedgerRow) -> String {
    let names = ShapeNames::shipped().of_set(row.names()).take(2);
    names.map(|name| name.english.as_str()).collect::<Vec<_>>().join(", ")
}

fn contrast_words((here, there): (Tally, Tally), contrast: &Contrast, q_value: f64) -> Vec<String> {
    let at_most = if there.at_most { "at most " } else { "" };
    let (odds, low, high) = (contrast.odds_ratio(), contrast.low.exp(), contrast.high.exp());
    let sure = if q_value <= SURE { "surely" } else { "may be chance" };
    vec![
        format!(
            "{} of {}; the others {at_most}{} of {}",
            grouped(here.count),
            grouped(here.of),
            grouped(there.count),
            grouped(there.of)
        ),
        format!("Odds {} ({} to {}): {sure}", times(odds), times(low), times(high)),
    ]
}

/// A bar with its interval, and the share.
fn share_cell(ui: &Ui, share: Option<Interval>) {
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
    ratio_cell(ui, logs, q_value <= SURE, &times(contrast.odds_ratio()));
}

fn ratio_cell(ui: &Ui, logs: [f64; 3], is_sure: bool, words: &str) {
    let rect = ui.max_rect();
    let bar = Rect::from_min_size(pos2(rect.left() + 2.0, rect.center().y - 4.5), vec2(rect.width() - 50.0, 9.0));
    bars::paint_log_ratio(ui, bar, logs, is_sure);
    number(ui, words);
}
