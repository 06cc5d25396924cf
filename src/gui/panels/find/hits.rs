//! Every hit: a virtual table over [`katachi_app::find::hits::HitList`]; only the rows in sight are built.

use egui::{Align2, Key, Label, RichText, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2};
use egui_extras::{Column, TableBuilder, TableRow};

use super::Out;
use super::words::{counted, grouped, image, paint_image};
use crate::theme::Tones;
use katachi_app::AppState;
use katachi_app::find::hits::HitColumn;
use katachi_app::find::search::MOST_HITS;
use katachi_app::find::{Find, FindCommand};
use katachi_core::corpus::Corpus;
use katachi_core::find::Hit;
use katachi_core::go::{Color, Winner};

const ROW: f32 = 24.0;
const MARK: f32 = 22.0;
const GAP: f32 = 4.0;

#[derive(Default)]
pub struct HitsView {
    /// The row that was selected last frame: when it changes, the list scrolls there.
    shown: Option<usize>,
}

fn width(column: HitColumn) -> f32 {
    match column {
        HitColumn::Number => 52.0,
        HitColumn::White | HitColumn::Black => 104.0,
        HitColumn::Result => 54.0,
        HitColumn::Date => 82.0,
        HitColumn::Event => 110.0,
        HitColumn::Move => 44.0,
        HitColumn::Next => 62.0,
        HitColumn::Image => 48.0,
        HitColumn::Game => 54.0,
    }
}

impl HitsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let find = state.find();
        bar_ui(ui, find, out);
        if find.hits().is_empty() {
            ui.weak("Games with the shape are listed here. Double-click one to see it there.");
            return;
        }
        if find.search().is_stale() {
            ui.set_opacity(0.5);
        }
        let room = ui.available_width() - ui.spacing().scroll.bar_width - 2.0 * GAP;
        ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = egui::vec2(GAP, 0.0);
            self.table(ui, state, room, out);
        });
    }

    fn table(&mut self, ui: &mut Ui, state: &AppState, room: f32, out: &mut Out) {
        let (find, corpus) = (state.find(), state.corpus());
        let hits = find.hits();
        let total: f32 = HitColumn::ALL.into_iter().map(width).sum();
        let gaps = MARK + GAP * (HitColumn::ALL.len() + 1) as f32;
        let scale = ((room - gaps) / total).clamp(0.86, 1.8);
        let mut table = TableBuilder::new(ui)
            .id_salt("hits")
            .striped(true)
            .sense(Sense::click())
            .cell_layout(egui::Layout::left_to_right(egui::Align::Center))
            .column(Column::exact(MARK));
        for column in HitColumn::ALL {
            table = table.column(Column::exact(width(column) * scale).clip(true));
        }
        if self.shown != find.selected() {
            self.shown = find.selected();
            if let Some(row) = find.selected() {
                table = table.scroll_to_row(row, None);
            }
        }
        let table = table.header(24.0, |mut head| {
            head.col(|ui| _ = ui.weak("✔").on_hover_text("Marked for pages and export"));
            for column in HitColumn::ALL {
                head.col(|ui| head_ui(ui, find, column, out));
            }
        });
        table.body(|body| {
            body.rows(ROW, hits.len(), |mut row| {
                let at = row.index();
                let Some(hit) = hits.row(at) else { return };
                row.set_selected(find.selected() == Some(at));
                row_ui(&mut row, find, corpus, at, hit, out);
                let response = row.response();
                let header = corpus.header(hit.game);
                response.widget_info(|| {
                    let words = format!("Hit {}: {} – {}, move {}", at + 1, header.black, header.white, hit.moves);
                    WidgetInfo::labeled(egui::Role::Row, true, words)
                });
                if response.double_clicked() {
                    out.push(FindCommand::OpenHit(at));
                } else if response.clicked() {
                    out.push(FindCommand::SelectHit(at));
                }
            });
        });
        let enter = !ui.egui_wants_keyboard_input() && ui.input(|input| input.key_pressed(Key::Enter));
        if let Some(row) = find.selected().filter(|_| enter && !ui.input(|input| input.modifiers.command)) {
            out.push(FindCommand::OpenHit(row));
        }
    }
}

fn bar_ui(ui: &mut Ui, find: &Find, out: &mut Out) {
    let hits = find.hits();
    ui.horizontal(|ui| {
        let total = find.search().shown().map_or(0, |found| found.result.hits);
        ui.label(counted(total as usize, "hit"));
        if find.search().is_listing() || hits.is_sorting() {
            ui.spinner();
            ui.weak(format!("{} so far", grouped(hits.len() as u64)));
        } else if (hits.len() as u64) < total {
            let most = grouped(MOST_HITS as u64);
            ui.weak(format!("the first {} are listed", grouped(hits.len() as u64)))
                .on_hover_text(format!("The list holds {most} hits; draw more to find fewer"));
        }
        let mut as_drawn = find.as_drawn();
        let toggle = ui.checkbox(&mut as_drawn, "as drawn");
        if toggle.on_hover_text("Show games turned, and with colours swapped, as the drawing (V)").changed() {
            out.push(FindCommand::ToggleAsDrawn);
        }
        for (icon, tip, steps) in [("⏶", "Previous hit (Shift+N)", -1), ("⏷", "Next hit (N)", 1)] {
            let button = ui.add_enabled(!hits.is_empty(), egui::Button::new(icon));
            button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, !hits.is_empty(), tip));
            if button.on_hover_text(tip).clicked() {
                out.push(FindCommand::NextHit(steps));
            }
        }
        let save = ui.add_enabled(!hits.is_empty(), egui::Button::new("Save…"));
        if save.on_hover_text("All hits as a table, or their games as SGF (Ctrl+Shift+E)").clicked() {
            out.push(FindCommand::SaveHits);
        }
        let marked = find.marks().len();
        if marked > 0 {
            ui.label(format!("{} marked", grouped(marked as u64)));
            if ui.button("Unmark all").clicked() {
                out.push(FindCommand::ClearMarks);
            }
        }
    });
}

fn head_ui(ui: &mut Ui, find: &Find, column: HitColumn, out: &mut Out) {
    let sort = find.hits().sort();
    let arrow = match (sort.column == column, sort.descending) {
        (false, _) => "",
        (true, false) => " ⏶",
        (true, true) => " ⏷",
    };
    let text = RichText::new(format!("{}{arrow}", column.title())).small().color(Tones::of(ui).weak);
    let response = ui.add(Label::new(text).selectable(false).sense(Sense::click()));
    let name = || format!("Sort hits by {}", column.title());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::ColumnHeader, true, name()));
    if response.on_hover_text("Click to sort").clicked() {
        out.push(FindCommand::SortHits(column));
    }
}

fn row_ui(row: &mut TableRow<'_, '_>, find: &Find, corpus: &Corpus, at: usize, hit: Hit, out: &mut Out) {
    let header = corpus.header(hit.game);
    row.col(|ui| {
        let mut marked = find.is_marked(hit);
        let response = ui.add(egui::Checkbox::without_text(&mut marked));
        response
            .widget_info(|| WidgetInfo::selected(egui::Role::CheckBox, true, marked, format!("Mark hit {}", at + 1)));
        if response.changed() {
            out.push(FindCommand::Mark { hit, marked });
        }
    });
    for column in HitColumn::ALL {
        row.col(|ui| match column {
            HitColumn::Number => right(ui, grouped(at as u64 + 1)),
            HitColumn::Black => name(ui, header.black, header.winner == Winner::Black),
            HitColumn::White => name(ui, header.white, header.winner == Winner::White),
            HitColumn::Result => name(ui, header.result, false),
            HitColumn::Date => name(ui, header.date, false),
            HitColumn::Event => name(ui, header.event, false),
            HitColumn::Move => right(ui, hit.moves.to_string()),
            HitColumn::Next => next_ui(ui, find, corpus, hit),
            HitColumn::Image => {
                paint_image(ui, ui.max_rect(), hit.image());
                let response = ui.interact(ui.max_rect(), ui.scope_id().with("image"), Sense::hover());
                response.on_hover_text(format!("The drawing, {}", image(hit.image())));
            }
            HitColumn::Game => right(ui, grouped(u64::from(hit.game.0) + 1)),
        });
    }
}

fn name(ui: &mut Ui, text: &str, is_strong: bool) {
    let text = if is_strong { RichText::new(text).strong() } else { RichText::new(text) };
    ui.add(Label::new(text).selectable(false).truncate());
}

fn right(ui: &Ui, text: String) {
    let rect = ui.max_rect();
    let font = TextStyle::Body.resolve(ui.style());
    let color = ui.visuals().text_color();
    ui.painter().text(pos2(rect.right() - 4.0, rect.center().y), Align2::RIGHT_CENTER, text, font, color);
}

fn next_ui(ui: &mut Ui, find: &Find, corpus: &Corpus, hit: Hit) {
    let Some(next) = hit.next() else { return name(ui, "–", false) };
    let color = if next.color == Color::Black { "B" } else { "W" };
    let later = if next.later { " …" } else { "" };
    let size = corpus.game(hit.game).size;
    let rank = find.next_as_drawn(hit).and_then(|(point, _)| find.search().shown()?.rank_at(point));
    let letter = rank.map(|rank| format!(" {}", katachi_app::find::compare::letter(rank))).unwrap_or_default();
    name(ui, &format!("{color} {}{later}{letter}", next.point.label(size)), false);
}
