//! The rows of the Player pane's tables.

use egui::{Label, Rect, RichText, Ui, pos2, vec2};

use super::super::shapes::words::{name_help, times, times_ends};
use crate::widgets::bars;
use crate::widgets::elided;
use crate::widgets::figures::share_of;
use crate::widgets::mini_board::{paint_board_part, paint_mini_board};
use crate::widgets::table::{TableHead, TableRows, number};
use crate::widgets::thumbnail::paint_move;
use katachi_app::player::{PlayerProfileResult, PlayerProfileTable};
use katachi_app::{AppState, BoardRegion, grouped, interval_words, percent};
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::mining::WilsonInterval;
use katachi_core::mining::compare::{Contrast, Proportion};
use katachi_core::mining::costly_shapes::{CostlyShape, LossUnit};
use katachi_core::mining::player::{CornerMove, FirstMove, MIN_SHAPE_GAMES, PlayerOpening, PlayerProfile, ResultRow};
use katachi_core::mining::statistics::MAX_Q_VALUE;
use katachi_core::pattern::names::ShapeNames;
use katachi_language::text;
use katachi_sentences::shapes::corner_point_title;
use katachi_sentences::term;
use katachi_sentences::words::{color_name, interval_ends, listed, stone_at};

/// The name of the table, and of its file.
pub(super) fn table_name(part: PlayerProfileTable) -> &'static str {
    match part {
        PlayerProfileTable::Results => "Player results",
        PlayerProfileTable::Openings => "Player openings",
        PlayerProfileTable::Corners => "Player first moves in corners",
        PlayerProfileTable::Later => "Player corners",
        PlayerProfileTable::Shapes => "Player shapes",
    }
}

pub(super) fn table_title(part: PlayerProfileTable) -> &'static str {
    match part {
        PlayerProfileTable::Results => text!("board-table-player-results"),
        PlayerProfileTable::Openings => text!("board-table-player-openings"),
        PlayerProfileTable::Corners => text!("board-table-player-first-moves"),
        PlayerProfileTable::Later => text!("board-table-player-corners"),
        PlayerProfileTable::Shapes => text!("board-table-player-shapes"),
    }
}

pub(super) fn height(part: PlayerProfileTable) -> f32 {
    match part {
        PlayerProfileTable::Results | PlayerProfileTable::Corners => 24.0,
        PlayerProfileTable::Openings | PlayerProfileTable::Later => 64.0,
        PlayerProfileTable::Shapes => 48.0,
    }
}

pub(super) fn heads(part: PlayerProfileTable, profile: &PlayerProfile) -> Vec<TableHead> {
    match part {
        PlayerProfileTable::Results => result_heads(),
        PlayerProfileTable::Openings => opening_heads(),
        PlayerProfileTable::Corners => corner_heads(),
        PlayerProfileTable::Later => later_heads(),
        PlayerProfileTable::Shapes => shape_heads(profile),
    }
}

fn result_heads() -> Vec<TableHead> {
    vec![
        TableHead::text(text!("player-year"), 44.0).key("Year").fixed(),
        TableHead::text(text!("player-colour"), 76.0).key("Colour").plain(),
        TableHead::number(text!("costly-games"), 50.0).key("Games").fixed(),
        TableHead::number(text!("player-decided"), 60.0)
            .key("Decided")
            .fixed()
            .rank(1)
            .help(text!("player-decided-help")),
        TableHead::number(text!("player-won"), 42.0).key("Won").fixed(),
        TableHead::number(text!("player-share-won"), 138.0).key("Share won").help(text!("player-share-won-help")),
    ]
}

fn opening_heads() -> Vec<TableHead> {
    vec![
        TableHead::text("", 62.0).fixed(),
        TableHead::text(text!("player-opening"), 110.0).key("Opening").help(text!("player-opening-help")),
        TableHead::number(text!("costly-games"), 50.0).key("Games").fixed(),
        TableHead::number(text!("player-share"), 54.0).key("Share").fixed().help(text!("player-share-of-games-help")),
        TableHead::number(text!("player-others"), 54.0).key("Others").fixed().help(text!("player-others-games-help")),
        TableHead::number(text!("player-odds"), 110.0).key("Odds").help(text!("player-odds-help")),
        TableHead::number(text!("player-won"), 54.0).key("Won").fixed().rank(1).help(text!("player-won-help")),
    ]
}

fn corner_heads() -> Vec<TableHead> {
    vec![
        TableHead::text(text!("player-first-move"), 124.0)
            .key("First move")
            .plain()
            .help(text!("player-first-move-help")),
        TableHead::number(text!("player-times"), 54.0).key("Times").fixed(),
        TableHead::number(text!("player-share"), 134.0).key("Share").help(text!("player-share-of-first-moves-help")),
        TableHead::number(text!("player-others"), 58.0)
            .key("Others")
            .fixed()
            .help(text!("player-others-first-moves-help")),
        TableHead::number(text!("player-odds"), 104.0).key("Odds").help(text!("player-odds-help")),
    ]
}

fn later_heads() -> Vec<TableHead> {
    vec![
        TableHead::text("", 62.0).fixed(),
        TableHead::text(text!("player-moves"), 150.0).key("Moves").help(text!("player-moves-help")),
        TableHead::number(text!("costly-played"), 58.0).key("Played").fixed(),
        TableHead::number(text!("player-share"), 54.0)
            .key("Share")
            .fixed()
            .help(text!("player-share-of-position-help")),
        TableHead::number(text!("player-others"), 54.0).key("Others").fixed(),
        TableHead::number(text!("player-odds"), 110.0).key("Odds").help(text!("player-odds-of-moves-help")),
    ]
}

fn shape_heads(profile: &PlayerProfile) -> Vec<TableHead> {
    let mut heads = vec![
        TableHead::text(text!("costly-shape"), 54.0).key("Shape").fixed(),
        TableHead::text(text!("costly-name"), 96.0).key("Name").help(name_help()),
        TableHead::number(text!("costly-played"), 56.0).key("Played").fixed().help(text!("costly-played-help")),
        TableHead::number(text!("costly-games"), 54.0).key("Games").fixed().rank(1),
        TableHead::number(text!("player-vs-others"), 110.0).key("vs. others").help(text!("player-vs-others-help")),
    ];
    if profile.shapes.mean_loss.is_some() {
        let (title, key) = match profile.shapes.unit {
            LossUnit::Points => (text!("costly-points-lost"), "Points lost"),
            LossUnit::Winrate => (text!("costly-percent-lost"), "% lost"),
        };
        heads.push(TableHead::number(title, 70.0).key(key));
    }
    heads
}

pub(super) struct PlayerProfileRows<'a> {
    pub state: &'a AppState,
    pub made: &'a PlayerProfileResult,
    pub profile: &'a PlayerProfile,
    pub part: PlayerProfileTable,
}

impl TableRows for PlayerProfileRows<'_> {
    const HAS_TIPS: bool = true;

    fn is_selected(&self, row: usize) -> bool {
        self.state.player().selected() == row
    }

    fn cell_ui(&mut self, ui: &mut Ui, at: usize, column: usize) {
        let rect = ui.max_rect();
        let text = self.text(at, column);
        match (self.part, column) {
            (PlayerProfileTable::Results, 5) => share_cell(ui, self.result(at).and_then(ResultRow::rate)),
            (PlayerProfileTable::Openings, 0) => {
                let Some(opening) = self.made.opening(at) else { return };
                let last = opening.opening.moves.last().and_then(|play| play.point());
                let face = Rect::from_center_size(rect.center(), vec2(58.0, 58.0));
                paint_mini_board(ui, face, BoardSize::NINETEEN, &opening.opening.stones, last);
            }
            (PlayerProfileTable::Openings | PlayerProfileTable::Later, 3 | 4) | (PlayerProfileTable::Corners, 3) => {
                number(ui, &self.tally(at, column).map_or("–".to_owned(), share_of));
            }
            (PlayerProfileTable::Openings, 5) => {
                odds_cell(ui, self.made.opening(at).map(|row| (&row.contrast, row.q_value)))
            }
            (PlayerProfileTable::Corners, 2) => share_cell(ui, self.first(at).and_then(FirstMove::share)),
            (PlayerProfileTable::Corners, 4) => odds_cell(ui, self.first(at).map(|row| (&row.contrast, row.q_value))),
            (PlayerProfileTable::Later, 0) => {
                let Some(row) = self.later(at) else { return };
                let side = row.side.min(8);
                let part = BoardRegion::between(Point::new(19 - side, 0), Point::new(18, side - 1));
                let face = Rect::from_center_size(rect.center(), vec2(58.0, 58.0));
                let stones: Vec<(Point, Color)> =
                    row.stones.iter().copied().chain(row.next.map(|next| (next, row.mover))).collect();
                paint_board_part(ui, face, BoardSize::NINETEEN, &stones, part);
            }
            (PlayerProfileTable::Later, 5) => odds_cell(ui, self.later(at).map(|row| (&row.contrast, row.q_value))),
            (PlayerProfileTable::Shapes, 0) => {
                let Some(row) = self.made.shape(at) else { return };
                let face = Rect::from_center_size(rect.center(), vec2(44.0, 44.0));
                paint_move(ui, face, &row.pattern, true);
            }
            (PlayerProfileTable::Shapes, 4) => {
                let Some(expected) = self.made.shape(at).and_then(|row| row.expected) else { return };
                let is_sure = self.made.shape(at).is_some_and(is_sure);
                let ratio = expected.ratio;
                ratio_cell(ui, [ratio.value.ln(), ratio.low.ln(), ratio.high.ln()], is_sure, &times(ratio.value));
            }
            (PlayerProfileTable::Openings | PlayerProfileTable::Later | PlayerProfileTable::Shapes, 1) => {
                ui.add(Label::new(RichText::new(text).small()).wrap().selectable(false));
            }
            (PlayerProfileTable::Results, 0 | 1) | (PlayerProfileTable::Corners, 0) => {
                elided::cell(ui, text);
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
            PlayerProfileTable::Results => {
                let (games, won) = self.result(at).map_or((0, 0), |row| (row.games, row.won));
                text!("player-result-row", year_and_colour = cells(&[0, 1]), games = games, won = won.to_string())
            }
            PlayerProfileTable::Openings => {
                let games = self.made.opening(at).map_or(0, |row| row.here.count);
                text!("player-opening-row", opening = cells(&[1]), games = games)
            }
            PlayerProfileTable::Corners => {
                text!("player-move-row", place = cells(&[0]), times = cells(&[1]), share = cells(&[2]))
            }
            PlayerProfileTable::Later => {
                text!("player-move-row", place = cells(&[1]), times = cells(&[2]), share = cells(&[3]))
            }
            PlayerProfileTable::Shapes => {
                let name = cells(&[1]);
                let name = match name.is_empty() {
                    true => text!("costly-shape-number", number = (at + 1).to_string()),
                    false => name,
                };
                let played = self.made.shape(at).map_or(0, |row| row.played);
                let ratio =
                    self.made.shape(at).and_then(|row| row.expected).map(|expected| times(expected.ratio.value));
                text!("player-shape-row", shape = name, times = played, ratio = ratio.unwrap_or_default())
            }
        }
    }

    fn tip_ui(&self, ui: &mut Ui, at: usize) {
        for line in self.tip(at) {
            ui.label(line);
        }
    }
}

impl PlayerProfileRows<'_> {
    fn result(&self, at: usize) -> Option<&ResultRow> {
        self.profile.results.get(at)
    }

    fn first(&self, at: usize) -> Option<&FirstMove> {
        self.profile.first_moves.get(at)
    }

    fn later(&self, at: usize) -> Option<&CornerMove> {
        self.profile.corners.get(at)
    }

    /// The counts behind a column of shares: the player's own in the third column, others' in the fourth; where first moves
    /// in corners are listed, others' in the third.
    fn tally(&self, at: usize, column: usize) -> Option<Proportion> {
        let (here, there) = match self.part {
            PlayerProfileTable::Openings => self.made.opening(at).map(|row| (row.here, row.there))?,
            PlayerProfileTable::Later => self.later(at).map(|row| (row.here, row.there))?,
            _ => return self.first(at).map(|row| row.there),
        };
        Some(if column == 3 { here } else { there })
    }

    fn cell(&self, at: usize, column: usize) -> Option<String> {
        Some(match self.part {
            PlayerProfileTable::Results => {
                let row = self.result(at)?;
                match column {
                    0 => row.year.map_or_else(|| text!("player-all-years").to_owned(), |year| year.to_string()),
                    1 => row.color.map_or_else(|| text!("player-both-colours"), color_name).to_owned(),
                    2 => grouped(row.games.into()),
                    3 => grouped(row.decided.into()),
                    4 => grouped(row.won.into()),
                    _ => in_words(row.rate()?),
                }
            }
            PlayerProfileTable::Openings => {
                let row = self.made.opening(at)?;
                match column {
                    0 => String::new(),
                    1 => opening_words(row),
                    2 => grouped(row.here.count),
                    3 => percent(row.here.share()),
                    4 => share_in_file(row.there),
                    5 => times(row.contrast.odds_ratio()),
                    _ => percent(row.rate()?.rate),
                }
            }
            PlayerProfileTable::Corners => {
                let row = self.first(at)?;
                match column {
                    0 => corner_point_title(row.point),
                    1 => grouped(row.here.count),
                    2 => in_words(row.share()?),
                    3 => share_in_file(row.there),
                    _ => times(row.contrast.odds_ratio()),
                }
            }
            PlayerProfileTable::Later => {
                let row = self.later(at)?;
                match column {
                    0 => String::new(),
                    1 => corner_words(row),
                    2 => grouped(row.here.count),
                    3 => percent(row.here.share()),
                    4 => share_in_file(row.there),
                    _ => times(row.contrast.odds_ratio()),
                }
            }
            PlayerProfileTable::Shapes => {
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
            PlayerProfileTable::Results => {
                self.result(at).and_then(ResultRow::rate).map(|rate| vec![interval_words(rate)])
            }
            PlayerProfileTable::Openings => self.made.opening(at).map(|row| {
                let mut lines = contrast_words((row.here, row.there), &row.contrast, row.q_value);
                if let Some(rate) = row.rate() {
                    let (decided, won) = row.results();
                    let (won, decided, share) = (won.to_string(), decided.to_string(), interval_words(rate));
                    lines.push(text!("player-won-of", won = won, decided = decided, share = share));
                }
                lines
            }),
            PlayerProfileTable::Corners => {
                self.first(at).map(|row| contrast_words((row.here, row.there), &row.contrast, row.q_value))
            }
            PlayerProfileTable::Later => {
                self.later(at).map(|row| contrast_words((row.here, row.there), &row.contrast, row.q_value))
            }
            PlayerProfileTable::Shapes => self.made.shape(at).map(|row| {
                let mut lines = vec![text!("costly-played-in", times = row.played, games = row.games)];
                if let Some(expected) = row.expected {
                    let ratio = expected.ratio;
                    let (ratio, [low, high]) = (times(ratio.value), times_ends(ratio.low, ratio.high));
                    lines.push(match expected.at_most {
                        true => text!("player-at-least-as-often", ratio = ratio, low = low, high = high),
                        false => text!("player-as-often", ratio = ratio, low = low, high = high),
                    });
                }
                lines
            }),
        };
        lines.unwrap_or_default()
    }
}

fn is_sure(row: &CostlyShape) -> bool {
    row.games >= MIN_SHAPE_GAMES && row.ratio_q_value.is_some_and(|q| q <= MAX_Q_VALUE)
}

/// `61 % (55–67)`.
fn in_words(interval: WilsonInterval) -> String {
    let [low, high] = interval_ends(interval);
    format!("{} ({low}–{high})", percent(interval.rate))
}

/// A share in copies and files.
fn share_in_file(tally: Proportion) -> String {
    let at_most = if tally.at_most { "≤ " } else { "" };
    format!("{at_most}{}", percent(tally.share()))
}

/// `With Black: Chinese opening`; the moves if it has no name.
fn opening_words(row: &PlayerOpening) -> String {
    let opening = &row.opening;
    let what = match opening.names.first() {
        Some(name) if name.of == Some(Color::White) => text!("player-opening-of-white", opening = term(name.name)),
        Some(name) => term(name.name).to_owned(),
        None => {
            let label = |play: &katachi_core::go::Move| {
                play.point().map_or_else(|| text!("player-pass").to_owned(), |point| point.label(BoardSize::NINETEEN))
            };
            opening.moves.iter().map(label).collect::<Vec<_>>().join(" ")
        }
    };
    match row.color {
        Color::Black => text!("player-opening-with-black", opening = what),
        Color::White => text!("player-opening-with-white", opening = what),
    }
}

/// The moves that lead to the position, then the row's move: `B Q16 W R14`.
fn corner_words(row: &CornerMove) -> String {
    let place = |point: Option<Point>| {
        point.map_or_else(|| text!("player-elsewhere").to_owned(), |at| at.label(BoardSize::NINETEEN))
    };
    let plays = row.line.iter().copied().chain([(row.mover, row.next)]);
    plays.map(|(by, point)| stone_at(by, &place(point))).collect::<Vec<_>>().join(" ")
}

fn names(row: &CostlyShape) -> String {
    let names = ShapeNames::shipped().of_set(row.names()).take(2);
    listed(&names.map(|name| term(&name.english)).collect::<Vec<_>>())
}

fn contrast_words((here, there): (Proportion, Proportion), contrast: &Contrast, q_value: f64) -> Vec<String> {
    let (odds, [low, high]) = (times(contrast.odds_ratio()), times_ends(contrast.low.exp(), contrast.high.exp()));
    let (count, of, others, of_others) = (here.count, here.of, there.count, there.of);
    vec![
        match there.at_most {
            true => {
                text!("player-of-and-others-at-most", count = count, of = of, others = others, of_others = of_others)
            }
            false => text!("player-of-and-others", count = count, of = of, others = others, of_others = of_others),
        },
        match q_value <= MAX_Q_VALUE {
            true => text!("player-odds-surely", odds = odds, low = low, high = high),
            false => text!("player-odds-chance", odds = odds, low = low, high = high),
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
