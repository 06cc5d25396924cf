//! Teacher's pages: their contents, and a preview.

use egui::{Button, ComboBox, DragValue, Label, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo, vec2};

use super::Out;
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::busy::busy;
use crate::widgets::controls;
use crate::widgets::scene_paint::scene_ui;
use katachi_app::AppState;
use katachi_app::find::FindCommand;
use katachi_app::find::pages::{MAX_UNMARKED_HITS, PagesForm};
use katachi_language::text;
use katachi_pages::{Cut, DiagramExtent, DiagramNumbering, PageLayout, Paper};

#[derive(Default)]
pub struct PagesView {
    /// The page that the preview shows.
    page: usize,
}

impl PagesView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let find = state.find();
        filter_ui(ui, find.filter().text().trim());
        let Some(chosen) = find.chosen() else {
            ui.weak(text!("find-pages-hint"));
            return;
        };
        let mut form = find.pages_form().clone();
        ui.horizontal_wrapped(|ui| {
            let marked = find.marks().len();
            match marked {
                0 => {
                    let label = ui.label(text!("find-pages-first")).id;
                    ui.add(DragValue::new(&mut form.first).range(1..=MAX_UNMARKED_HITS)).labelled_by(label);
                    ui.label(text!("find-pages-first-hits"));
                }
                _ => _ = ui.label(text!("find-hits-marked", hits = chosen.hits.len())),
            }
        });
        form_ui(ui, &mut form);
        ui.horizontal_wrapped(|ui| {
            let can = !chosen.hits.is_empty();
            let save = ui.add_enabled(can, controls::primary(ui, text!("find-save-pages")));
            if save.on_hover_text(text!("find-save-pages-tip")).clicked() {
                out.push(FindCommand::SavePages);
            }
            self.turn_ui(ui, state);
        });
        if form != *find.pages_form() {
            out.push(FindCommand::SetPages(form));
        } else if find.preview_is_due() {
            out.push(FindCommand::Preview);
        }
        ui.add_space(space::TINY);
        self.preview_ui(ui, state);
    }

    fn turn_ui(&mut self, ui: &mut Ui, state: &AppState) {
        let pages = state.find().preview().and_then(|preview| preview.pages.as_ref().ok()).map_or(0, Vec::len);
        self.page = self.page.min(pages.saturating_sub(1));
        if pages < 2 {
            return;
        }
        let back = ui.add_enabled(self.page > 0, Button::new("⏴"));
        back.widget_info(|| WidgetInfo::labeled(Role::Button, self.page > 0, text!("find-previous-page")));
        if back.clicked() {
            self.page -= 1;
        }
        ui.label(text!("find-page-of", page = self.page + 1, pages = pages));
        let on = ui.add_enabled(self.page + 1 < pages, Button::new("⏵"));
        on.widget_info(|| WidgetInfo::labeled(Role::Button, self.page + 1 < pages, text!("find-next-page")));
        if on.clicked() {
            self.page += 1;
        }
    }

    fn preview_ui(&self, ui: &mut Ui, state: &AppState) {
        let Some(preview) = state.find().preview() else {
            busy(ui, 26.0);
            return;
        };
        match &preview.pages {
            Err(reason) => _ = ui.colored_label(Tones::for_context(ui).error, reason),
            Ok(pages) => {
                let Some(page) = pages.get(self.page) else { return };
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    let name = text!("find-page-of", page = self.page + 1, pages = pages.len());
                    scene_ui(ui, page, ui.available_width(), &name);
                });
            }
        }
    }
}

/// The filter, which is set in a pane that this one may cover and stays when the drawing is cleared.
fn filter_ui(ui: &mut Ui, filter: &str) {
    if !filter.is_empty() {
        let words = text!("find-pages-filter", filter = filter);
        ui.add(Label::new(RichText::new(words).weak()).truncate());
    }
}

fn form_ui(ui: &mut Ui, form: &mut PagesForm) {
    let PagesForm { content, sheet, cut, .. } = form;
    ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
    ui.horizontal_wrapped(|ui| {
        combo(
            ui,
            text!("find-paper"),
            &mut sheet.paper,
            &[(Paper::A4, "A4"), (Paper::Letter, text!("find-paper-letter"))],
        );
        ui.checkbox(&mut sheet.landscape, text!("find-landscape"));
        number(ui, text!("find-diagrams-per-page"), |ui| {
            ui.add(DragValue::new(&mut sheet.per_page).range(PageLayout::PER_PAGE))
        });
        number(ui, text!("find-moves-shown"), |ui| ui.add(DragValue::new(&mut content.moves).range(0..=60)));
    });
    ui.horizontal_wrapped(|ui| {
        let shows = [
            (DiagramExtent::Region { margin: 0 }, text!("find-show-region")),
            (DiagramExtent::Region { margin: 2 }, text!("find-show-region-2")),
            (DiagramExtent::Region { margin: 4 }, text!("find-show-region-4")),
            (DiagramExtent::Half, text!("find-show-half")),
            (DiagramExtent::Whole, text!("find-show-whole")),
        ];
        combo(ui, text!("find-show"), &mut content.show, &shows);
        let numbers = [
            (DiagramNumbering::Game, text!("find-numbers-of-game")),
            (DiagramNumbering::FromOne, text!("find-numbers-from-one")),
        ];
        combo(ui, text!("find-numbers"), &mut content.numbers, &numbers);
        ui.checkbox(&mut sheet.coordinates, text!("find-coordinates"));
        ui.checkbox(&mut sheet.tint, text!("find-tinted"));
        ui.checkbox(&mut content.drawn_colors, text!("find-drawn-colours"));
    });
    ui.horizontal(|ui| {
        combo(ui, "SGF", cut, &[(Cut::Hit, text!("find-cut-hit")), (Cut::Whole, text!("find-cut-whole"))]);
        let label = ui.label(text!("find-page-title")).id;
        ui.add(TextEdit::singleline(&mut sheet.title).desired_width(ui.available_width())).labelled_by(label);
    });
}

fn number(ui: &mut Ui, words: &str, add: impl FnOnce(&mut Ui) -> egui::Response) {
    let response = add(ui);
    let label = ui.label(words).id;
    response.labelled_by(label);
}

fn combo<T: PartialEq + Copy>(ui: &mut Ui, name: &str, value: &mut T, choices: &[(T, &str)]) {
    ui.label(name);
    let shown = choices.iter().find(|(choice, _)| choice == value).map_or("", |(_, title)| title);
    let combo = ComboBox::from_id_salt(name).selected_text(shown).show_ui(ui, |ui| {
        for (choice, title) in choices {
            ui.selectable_value(value, *choice, *title);
        }
    });
    combo.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name));
}
