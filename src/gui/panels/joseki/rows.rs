//! The shapes that follow or came before, one pair per row. Pointing at a row previews it, a click follows it.

use egui::{Align2, FontId, Rect, TextStyle, Ui, pos2, vec2};

use super::Out;
use super::words::{
    brief, interval, lift_help, paint_right, paint_who, probability, q_help, share_help, surety_help, wins_help,
};
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::elided;
use crate::widgets::move_list::{ListedMoves, MoveColumn, MoveFigure, MoveList, RowMove};
use crate::widgets::table::{TableHead, rate_cells};
use crate::widgets::thumbnail::paint_move_of;
use katachi_app::AppState;
use katachi_app::joseki::JosekiCommand;
use katachi_app::joseki::explorer::{CollocationExplorer, CollocationRow, Direction, Offset, RowFacts, row_letter};
use katachi_core::mining::collocation::PatternId;
use katachi_language::text;
use katachi_sentences::term;
use katachi_sentences::words::listed;

/// The side of a picture.
const PICTURE: f32 = 56.0;
const ROW_HEIGHT: f32 = 64.0;

#[derive(Default)]
pub struct RowsView {
    /// The row that was last scrolled to: path length, place and row.
    shown: Option<(usize, usize, usize)>,
}

impl RowsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let explorer = state.joseki().shapes();
        if explorer.collocations().is_none() {
            ui.weak(text!("joseki-rows-empty"));
            return;
        }
        if explorer.rows().is_empty() {
            nothing_ui(ui, explorer);
            return;
        }
        let place = (explorer.path().len(), explorer.path().at(), explorer.chosen());
        let before = self.shown.replace(place);
        let has_moved = before.is_none_or(|before| (before.0, before.1) != (place.0, place.1));
        let list = MoveList {
            name: "collocations",
            title: text!("joseki-pane-next"),
            columns: &columns(ui, explorer.direction()),
            moves: explorer.rows().len(),
            shown: explorer.rows().len(),
            row_height: ROW_HEIGHT,
            chosen: Some(explorer.chosen()),
            reveals: has_moved || before != Some(place) && !ui.ui_contains_pointer(),
            is_whole: false,
        };
        let output = list.show(ui, &mut PairMoves { explorer });
        out.extend(output.export);
        let chosen = output.stepped.or(output.pointed.filter(|&row| row != explorer.chosen()));
        out.extend(chosen.map(JosekiCommand::Choose));
        out.extend(output.clicked.or(output.opened).map(JosekiCommand::StepRow));
    }
}

fn columns<'a>(ui: &Ui, direction: Direction) -> Vec<MoveColumn<PairMoves<'a>>> {
    /// Room for a name, or for the two stones and what they mean.
    const NAME_WIDTH: f32 = 150.0;
    let second = match direction {
        Direction::After => text!("joseki-head-then"),
        Direction::Before => text!("joseki-head-before"),
    };
    let head = |title, key, help, width| TableHead::number(title, width).key(key).help(help).fixed();
    let named = TableHead::text(text!("joseki-head-move"), NAME_WIDTH).key("Move");
    let played = head(text!("joseki-head-played"), "Played", text!("joseki-head-played"), 58.0);
    let share = head(text!("joseki-head-share"), "Share %", share_help(), 102.0);
    let chance = elided::width(ui, text!("joseki-may-be-chance"), &FontId::proportional(letters::LEAST));
    let surety = head("−2 log λ", "-2 log lambda", surety_help(), 64.0_f32.max(chance + 8.0)).rank(1).expert();
    let lift = head(text!("joseki-lift"), "Lift", lift_help(true), 52.0).rank(2).expert();
    let q = head("q", "q", q_help(), 64.0).rank(3).expert();
    let wins = head(text!("joseki-head-black-wins"), "Black wins %", wins_help(), 96.0).rank(4);
    let years = head(text!("joseki-head-years"), "Years", text!("joseki-help-pair-years"), 82.0).rank(5);
    vec![
        MoveColumn::fixed(TableHead::text("", 32.0).fixed(), |list: &PairMoves<'_>, at| {
            MoveFigure::Move(RowMove::new(list.explorer.mover(list.row(at)), row_letter(at), String::new()))
        }),
        MoveColumn::fixed(TableHead::text(second, PICTURE + 4.0).fixed(), |list: &PairMoves<'_>, at| {
            painted(String::new(), move |ui, rect| list.picture_ui(ui, rect, at))
        }),
        MoveColumn::rank(named, |list: &PairMoves<'_>, at| {
            let name = list.explorer.name(list.row(at)).map(|name| term(name).to_owned()).unwrap_or_default();
            painted(name, move |ui, rect| list.name_ui(ui, rect, at))
        }),
        MoveColumn::new(played, |list: &PairMoves<'_>, at| {
            list.figure(at, |facts| MoveFigure::count(facts.pair.count))
        }),
        MoveColumn::new(share, |list: &PairMoves<'_>, at| list.figure(at, |facts| MoveFigure::Rate(facts.share))),
        MoveColumn::new(surety, |list: &PairMoves<'_>, at| {
            list.figure(at, |facts| {
                let (ratio, is_sure) = (facts.pair.log_likelihood_ratio, facts.is_significant);
                match is_sure {
                    true => MoveFigure::number(ratio, brief(ratio)),
                    false => MoveFigure::Painted {
                        value: ratio,
                        text: format!("{ratio:.1}"),
                        paint: Box::new(move |ui, rect| paint_chance(ui, rect, ratio)),
                    },
                }
            })
        }),
        MoveColumn::new(lift, |list: &PairMoves<'_>, at| {
            list.figure(at, |facts| {
                let figure = MoveFigure::number(facts.lift, brief(facts.lift));
                if facts.is_significant { figure } else { figure.weak() }
            })
        }),
        MoveColumn::new(q, |list: &PairMoves<'_>, at| {
            list.figure(at, |facts| MoveFigure::number(facts.pair.q_value, probability(facts.pair.q_value)).weak())
        }),
        MoveColumn::new(wins, |list: &PairMoves<'_>, at| MoveFigure::Wins(list.explorer.black_wins(list.row(at)))),
        MoveColumn::new(years, |list: &PairMoves<'_>, at| {
            list.figure(at, |facts| {
                let years = facts.pair.years;
                MoveFigure::years(years.map(|years| years.0), years.map(|years| years.1))
            })
        }),
    ]
}

fn painted<'a>(text: String, paint: impl Fn(&Ui, Rect) + 'a) -> MoveFigure<'a> {
    MoveFigure::Painted { value: 0.0, text, paint: Box::new(paint) }
}

/// Marks a pair that may occur together by chance.
fn paint_chance(ui: &Ui, rect: Rect, log_likelihood_ratio: f64) {
    let line = |dy: f32| Rect::from_center_size(rect.center() + vec2(0.0, dy), vec2(rect.width(), 14.0));
    paint_right(ui, line(-8.0), &format!("{log_likelihood_ratio:.1}"), true);
    let (font, ink) = (FontId::proportional(letters::LEAST), Tones::for_context(ui).warning);
    let at = line(7.0).right_center();
    ui.painter().text(at, Align2::RIGHT_CENTER, text!("joseki-may-be-chance"), font, ink);
}

fn nothing_ui(ui: &mut Ui, explorer: &CollocationExplorer) {
    ui.add_space(space::LARGE);
    ui.vertical_centered(|ui| {
        ui.label(match explorer.direction() {
            Direction::After => text!("joseki-no-row-follows"),
            Direction::Before => text!("joseki-no-row-leads"),
        });
        ui.weak(text!("joseki-no-row-hint"));
    });
}

/// The offset from the first move to the second, in words.
pub fn offset_of(explorer: &CollocationExplorer, row: &CollocationRow) -> Option<String> {
    offset(explorer, row).map(Offset::words)
}

fn offset(explorer: &CollocationExplorer, row: &CollocationRow) -> Option<Offset> {
    let found = explorer.collocations()?;
    found.places(row.pair).first().map(Offset::from_place)
}

fn row_words(explorer: &CollocationExplorer, at: usize, row: &CollocationRow, facts: &RowFacts) -> String {
    let mut words = vec![text!("joseki-shape-row", letter = row_letter(at), times = facts.pair.count)];
    words.extend(explorer.name(row).map(|name| term(name).to_owned()));
    let who = match explorer.same_color(row) {
        Some(true) => text!("joseki-row-opponent-elsewhere"),
        Some(false) => text!("joseki-row-answer"),
        None => text!("joseki-row-nothing-near"),
    };
    words.push(who.to_owned());
    words.extend((!facts.is_significant).then(|| text!("joseki-row-not-significant").to_owned()));
    words.extend((!row.fits).then(|| text!("joseki-not-on-board").to_owned()));
    listed(&words)
}

struct PairMoves<'a> {
    explorer: &'a CollocationExplorer,
}

impl PairMoves<'_> {
    fn row(&self, at: usize) -> &CollocationRow {
        &self.explorer.rows()[at]
    }

    fn figure<'a>(&'a self, at: usize, figure: impl Fn(RowFacts) -> MoveFigure<'a>) -> MoveFigure<'a> {
        self.explorer.facts(self.row(at)).map_or_else(MoveFigure::unknown, figure)
    }

    fn is_from_nothing(&self, at: usize) -> bool {
        self.explorer.facts(self.row(at)).is_some_and(|facts| facts.pair.first == PatternId::EMPTY)
    }

    fn picture_ui(&self, ui: &Ui, rect: Rect, at: usize) {
        if let Some(picture) = self.explorer.picture(self.row(at)) {
            let face = Rect::from_center_size(rect.center(), vec2(PICTURE, PICTURE));
            paint_move_of(ui, face, &picture, self.explorer.mover(self.row(at)));
            return;
        }
        let (font, weak) = (TextStyle::Small.resolve(ui.style()), Tones::for_context(ui).weak);
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text!("joseki-nothing-near-lines"), font, weak);
    }

    /// Shows the move's name, its distance, and whether it answers the first move or the opponent played elsewhere.
    fn name_ui(&self, ui: &Ui, rect: Rect, at: usize) {
        let (explorer, row) = (self.explorer, self.row(at));
        let (tones, mover, painter) = (Tones::for_context(ui), explorer.mover(row), ui.painter());
        let weak = tones.weak;
        let (body, small) = (TextStyle::Body.resolve(ui.style()), TextStyle::Small.resolve(ui.style()));
        let line = |y: f32, text: &str, font: FontId, color: egui::Color32| {
            let words = elided::line(ui, text, font, color, rect.width());
            painter.galley(pos2(rect.left(), rect.top() + y - words.size().y / 2.0), words, color);
        };
        let (name, distance) = name_and_distance(explorer.name(row).map(term), offset_of(explorer, row));
        let [first, middle, last] = if distance.is_some() { [13.0, 32.0, 51.0] } else { [21.0, 43.0, 43.0] };
        let fits = |font: &FontId| elided::width(ui, &name, font) <= rect.width();
        let font = if fits(&body) || !fits(&small) { body } else { small.clone() };
        line(first, if fits(&font) { &name } else { without_original(&name) }, font, tones.text);
        if let Some(distance) = distance {
            line(middle, &distance, small.clone(), weak);
        }
        match explorer.same_color(row) {
            Some(same) => {
                // The stones as they are played: first P's, then Q's.
                let (first, second) = match explorer.direction() {
                    Direction::After => (if same { mover } else { mover.opponent() }, mover),
                    Direction::Before => (mover, if same { mover } else { mover.opponent() }),
                };
                let y = rect.top() + last;
                paint_who(ui, pos2(rect.left(), y), first, second);
                let (x, words) =
                    if same { (40.0, text!("joseki-opponent-elsewhere")) } else { (30.0, text!("joseki-answer")) };
                let words = if row.fits { words } else { text!("joseki-not-on-board") };
                let words = elided::line(ui, words, small, weak, rect.width() - x);
                painter.galley(pos2(rect.left() + x, y - words.size().y / 2.0), words, weak);
            }
            None if self.is_from_nothing(at) => line(last, text!("joseki-nothing-near"), small.clone(), weak),
            None => {}
        }
    }
}

/// A move's name and its distance. A distance that is the name with the original term takes the name's place.
fn name_and_distance(name: Option<&str>, distance: Option<String>) -> (String, Option<String>) {
    match (name, distance) {
        (Some(name), Some(distance)) if without_original(&distance) == without_original(name) => (distance, None),
        (Some(name), distance) => (name.to_owned(), distance),
        (None, distance) => (distance.unwrap_or_else(|| "–".to_owned()), None),
    }
}

/// A name without the original term in brackets.
fn without_original(name: &str) -> &str {
    name.split(" (").next().unwrap_or(name)
}

impl ListedMoves for PairMoves<'_> {
    fn keys(&self) -> Vec<&'static str> {
        let heads = ["Rank", "Move", "Distance", "Played", "Share %", "from", "to", "-2 log lambda", "Lift", "q"];
        heads.into_iter().chain(["Black wins %", "from", "to"]).collect()
    }

    fn cells(&self, at: usize) -> Vec<String> {
        let (explorer, row) = (self.explorer, self.row(at));
        let Some(facts) = explorer.facts(row) else { return Vec::new() };
        let [share, share_low, share_high] = rate_cells(facts.share);
        let [wins, low, high] = rate_cells(explorer.black_wins(row));
        vec![
            row_letter(at),
            explorer.name(row).unwrap_or_default().to_owned(),
            offset(explorer, row).map(Offset::english).unwrap_or_default(),
            facts.pair.count.to_string(),
            share,
            share_low,
            share_high,
            format!("{:.2}", facts.pair.log_likelihood_ratio),
            format!("{:.3}", facts.lift),
            format!("{:e}", facts.pair.q_value),
            wins,
            low,
            high,
        ]
    }

    fn label(&self, at: usize) -> String {
        let row = self.row(at);
        self.explorer.facts(row).map(|facts| row_words(self.explorer, at, row, &facts)).unwrap_or_default()
    }

    fn tip_ui(&self, ui: &mut Ui, at: usize) {
        let (explorer, row) = (self.explorer, self.row(at));
        let Some(facts) = explorer.facts(row) else { return };
        ui.strong(self.label(at));
        if let Some(offset) = offset_of(explorer, row) {
            ui.label(text!("joseki-row-offset", offset = offset));
        }
        if let Some(share) = facts.share {
            ui.label(text!("joseki-row-share", share = interval(share)));
        }
        let places = row.places.len();
        if places > 1 {
            ui.label(text!("joseki-row-ways", ways = places));
        }
        match explorer.direction() {
            Direction::After => ui.label(text!("joseki-row-second-played", times = facts.other_count)),
            Direction::Before => ui.label(text!("joseki-row-first-followed", times = facts.other_count)),
        };
        if !row.fits {
            ui.label(text!("joseki-row-does-not-fit"));
        }
        if !facts.is_significant {
            ui.label(text!("joseki-row-by-chance"));
        }
        ui.weak(text!("joseki-click-steps"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_says_its_name_once() {
        let said = |name, distance: &str| name_and_distance(name, Some(distance.to_owned()));
        let once = ("One-space jump (ikken-tobi)".to_owned(), None);
        assert_eq!(said(Some("One-space jump"), "One-space jump (ikken-tobi)"), once);
        assert_eq!(said(None, "One-space jump (ikken-tobi)"), once);
        assert_eq!(said(Some("一間トビ"), "一間トビ"), ("一間トビ".to_owned(), None));
        let both = ("Three-space extension".to_owned(), Some("4 away in line".to_owned()));
        assert_eq!(said(Some("Three-space extension"), "4 away in line"), both);
        assert_eq!(name_and_distance(None, None).0, "–");
    }
}
