//! A text field for game filters: suggestions while the user types, and below it errors and the number of games left
//! out.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Color32, Id, Key, Label, Layout, Modifiers, Popup, PopupCloseBehavior, Response, RichText, ScrollArea,
    Sense, TextEdit, Ui,
};

use super::{elided, figures};
use crate::theme::Tones;
use katachi_app::{OpenLibrary, grouped};
use katachi_core::find::filter::{Catalogue, Completion, FilterError, FilterSuggestion, GameFilter, LeftOutByKey};
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::filter::{filter_notice, suggestion_note};

/// Number of suggestions in sight. They cover the rows below the field, so they are few; the last is cut, which tells
/// that more follow.
const SUGGESTIONS_IN_SIGHT: f32 = 5.5;

/// The field's memory.
#[derive(Default)]
pub struct FilterField {
    text: String,
    completion: Completion,
    /// Whether suggestions are shown. Enter, Escape and accepting hide them; typing and ↓ show them.
    is_open: bool,
    chosen: Option<usize>,
    /// Whether a key has chosen a suggestion, which is then scrolled into sight.
    reveals: bool,
    /// Whether the pointer was over the suggestions in the last frame: a press there must not close them.
    is_pointed_at: bool,
    /// Number of bytes before the cursor when the suggestions were made.
    cursor: usize,
}

/// The events of one frame.
pub struct FilterFieldOutput {
    pub response: Response,
    /// Whether the text has changed.
    pub changed: bool,
}

impl FilterField {
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn set_text(&mut self, text: impl Into<String>) {
        self.text = text.into();
        self.is_open = false;
    }

    /// Shows the field and its suggestions. `label` names it for screen readers, and must be unique.
    ///
    /// ↓ and ↑ choose a suggestion; Tab takes it, or the first; Enter takes the chosen one, or else hides them; Escape hides them.
    pub fn ui(&mut self, ui: &mut Ui, label: &str, hint: &str, width: f32, catalogue: &Catalogue) -> FilterFieldOutput {
        let id = Id::unique(("filter field", label));
        let has_focus = ui.memory(|memory| memory.has_focus(id));
        let is_open = self.is_open && has_focus && !self.completion.suggestions.is_empty();
        let mut taken = has_focus.then(|| self.read_keys(ui, is_open)).flatten();
        let mut changed = false;
        if let Some(suggestion) = taken.take() {
            self.take(ui, id, &suggestion);
            changed = true;
        }
        let field = TextEdit::singleline(&mut self.text).id(id).hint_text(hint.to_owned()).lock_focus(is_open);
        let output = field.desired_width(width).show(ui);
        let response: Response = elided::hinted(ui, output.response.response.clone(), hint);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, label));
        if keep_focus(&response) {
            self.is_open = false;
        }
        let typed = response.changed();
        changed |= typed;
        let cursor = output.cursor_range.map(|range| byte_at(&self.text, range.primary));
        if let Some(cursor) = cursor.filter(|&cursor| changed || cursor != self.cursor) {
            self.cursor = cursor;
            self.chosen = None;
            self.completion = catalogue.complete(&self.text, cursor);
            if typed {
                // The rows that a finished term leaves stay in sight.
                self.is_open = !self.completion.is_whole;
            }
        }
        let shows = self.is_open && (response.has_focus() || self.is_pointed_at);
        if let Some(suggestion) = self.popup_ui(ui, &response, shows) {
            self.take(ui, id, &suggestion);
            self.completion = catalogue.complete(&self.text, self.cursor);
            changed = true;
        }
        FilterFieldOutput { response, changed }
    }

    /// Reads the keys. Returns the suggestion that a key takes.
    fn read_keys(&mut self, ui: &Ui, is_open: bool) -> Option<FilterSuggestion> {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if !is_open {
            if pressed(Key::ArrowDown) {
                self.is_open = true;
            }
            return None;
        }
        let last = self.completion.suggestions.len() - 1;
        let before = self.chosen;
        if pressed(Key::ArrowDown) {
            self.chosen = Some(self.chosen.map_or(0, |at| (at + 1).min(last)));
        }
        if pressed(Key::ArrowUp) {
            self.chosen = self.chosen.and_then(|at| at.checked_sub(1));
        }
        self.reveals |= self.chosen != before;
        if pressed(Key::Escape) {
            self.is_open = false;
            return None;
        }
        let takes_first = pressed(Key::Tab);
        let takes_chosen = self.chosen.is_some() && pressed(Key::Enter);
        let at = if takes_first { self.chosen.or(Some(0)) } else { self.chosen.filter(|_| takes_chosen) };
        at.and_then(|at| self.completion.suggestions.get(at).cloned())
    }

    fn take(&mut self, ui: &Ui, id: Id, suggestion: &FilterSuggestion) {
        let (text, cursor) = self.completion.accept(&self.text, suggestion);
        let characters = text[..cursor].chars().count();
        let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(characters))));
        state.store(ui.ctx(), id);
        ui.memory_mut(|memory| memory.request_focus(id));
        (self.text, self.cursor, self.chosen) = (text, cursor, None);
        // An unfinished suggestion is a filter's key, which needs a value next.
        self.is_open = !suggestion.is_finished;
    }

    /// Shows the suggestions. Returns the one that is clicked.
    fn popup_ui(&mut self, ui: &Ui, field: &Response, shows: bool) -> Option<FilterSuggestion> {
        let suggestions = &self.completion.suggestions;
        if !shows || suggestions.is_empty() {
            self.is_pointed_at = false;
            return None;
        }
        let popup = Popup::from_response(field).open(true).close_behavior(PopupCloseBehavior::IgnoreClicks);
        let (chosen, reveals) = (self.chosen, std::mem::take(&mut self.reveals));
        let shown = popup.width(field.rect.width().max(420.0)).show(|ui| {
            let mut clicked = None;
            let height = SUGGESTIONS_IN_SIGHT * (ui.spacing().interact_size.y + 5.0);
            ScrollArea::vertical().max_height(height).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                for (at, suggestion) in suggestions.iter().enumerate() {
                    let response = suggestion_ui(ui, suggestion, chosen == Some(at));
                    if reveals && chosen == Some(at) {
                        response.scroll_to_me(None);
                    }
                    if response.clicked() {
                        clicked = Some(suggestion.clone());
                    }
                }
            });
            clicked
        });
        let shown = shown?;
        let pointer = ui.input(|input| input.pointer.interact_pos());
        self.is_pointed_at = pointer.is_some_and(|pointer| shown.response.rect.contains(pointer));
        shown.inner
    }
}

fn suggestion_ui(ui: &mut Ui, suggestion: &FilterSuggestion, is_chosen: bool) -> Response {
    let tones = Tones::for_context(ui);
    let fill = if is_chosen { tones.chosen } else { Color32::TRANSPARENT };
    let frame = egui::Frame::new().fill(fill).corner_radius(4).inner_margin(egui::Margin::symmetric(6, 2));
    let label = |text: RichText| Label::new(text).selectable(false);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.add(label(RichText::new(&suggestion.insert)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some(games) = suggestion.games {
                    ui.add(label(RichText::new(grouped(games)).weak().small()));
                }
                ui.add(label(RichText::new(suggestion_note(suggestion.note)).weak().small()).truncate());
            });
        });
    });
    let response = shown.response.interact(Sense::click());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Button, true, text!("board-suggestion", text = &suggestion.insert))
    });
    response
}

/// Lets the user write on after Enter: a filter works while it is typed, and Enter ends nothing. Returns whether Enter
/// was pressed.
pub fn keep_focus(field: &Response) -> bool {
    let entered = field.lost_focus() && field.ctx.input(|input| input.key_pressed(Key::Enter));
    if entered {
        field.request_focus();
    }
    entered
}

/// Proposes to read a filter's words that are years as years; shown if no game passes. Returns the new filter
/// when it is clicked.
pub fn years_meant_ui(ui: &mut Ui, filter: &str) -> Option<String> {
    let mended = filter.parse::<GameFilter>().ok()?.with_years()?.to_string();
    ui.link(text!("library-years-meant", filter = &mended)).clicked().then_some(mended)
}

/// Says of which years the games are, if the filter asks for other years only.
pub fn other_years_ui(ui: &mut Ui, filter: &str, library: Option<&OpenLibrary>) {
    let Some((first, last)) = library.and_then(|open| open.summary.years) else { return };
    if filter.parse::<GameFilter>().is_ok_and(|filter| filter.is_outside_years(first, last)) {
        let years = figures::years(Some(first), Some(last));
        ui.add(Label::new(text!("library-games-are-of-years", years = years)).wrap());
    }
}

/// Shows the error of a filter, and the number of games that it leaves out because their records say too little.
pub fn notes_ui(ui: &mut Ui, error: Option<&FilterError>, left_out: &LeftOutByKey) {
    if let Some(error) = error {
        ui.add(Label::new(RichText::new(filter_notice(error)).color(Tones::for_context(ui).error)).wrap());
    } else if !left_out.is_empty() {
        let left_out = text!("board-left-out", games = left_out.sentence());
        ui.add(Label::new(RichText::new(left_out).weak()).wrap()).on_hover_text(text!("board-left-out-tip"));
    }
}

fn byte_at(text: &str, cursor: CCursor) -> usize {
    text.char_indices().nth(cursor.index.into()).map_or(text.len(), |(at, _)| at)
}
