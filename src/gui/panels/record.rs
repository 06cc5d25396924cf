//! The record of the game and the move: header, variations, comment.

use egui::text_edit::TextEditState;
use egui::{
    Align2, Button, DragValue, FontId, Grid, Label, Response, RichText, Role, ScrollArea, Sense, TextEdit, Ui,
    WidgetInfo, vec2,
};

use super::play::contest::instead_of_record_ui;
use crate::focus::leave_list;
use crate::theme::Tones;
use crate::tokens::letters;
use crate::widgets::board::BoardStyle;
use crate::widgets::elided;
use katachi_app::{AppState, Command, GameOrigin, Navigation, Viewer, Workspace};
use katachi_core::go::read_result;
use katachi_core::go::{GameInfo, NodeId, Point, year_of_date};
use katachi_language::text;
use katachi_sentences::words::result_words;

/// The view's memory.
#[derive(Default)]
pub struct RecordView {
    /// The node to which the list of moves was last scrolled. Each workspace has its own list.
    shown: Option<(Workspace, GameOrigin, NodeId, u32)>,
    /// The game and the node whose comment was shown last.
    commented: Option<(u64, NodeId)>,
    /// The header of the game while it is being edited.
    details: Option<Details>,
}

impl RecordView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        if instead_of_record_ui(ui, state, commands) {
            return;
        }
        let Some(viewer) = state.viewer() else {
            ui.weak(text!("library-record-is-here"));
            return;
        };
        let is_changing = self.details.as_ref().is_some_and(|details| details.of == *viewer.origin());
        if is_changing {
            if let Some(details) = &mut self.details
                && details.ui(ui, commands)
            {
                self.details = None;
            }
            return;
        }
        header_ui(ui, state, viewer);
        ui.horizontal_wrapped(|ui| {
            if ui.button(text!("library-details")).on_hover_text(text!("library-details-hint")).clicked() {
                self.details = Some(Details::from_viewer(viewer));
            }
            if ui.button(text!("library-copy-sgf")).on_hover_text("Ctrl+Shift+C").clicked() {
                commands.push(Command::CopySgf);
            }
            if ui.button(text!("general-save")).on_hover_text(text!("library-save-game-hint")).clicked() {
                commands.push(Command::SaveSgf);
            }
            if ui.button(text!("library-paste-sgf")).on_hover_text("Ctrl+V").clicked() {
                commands.push(Command::Ask(katachi_app::WindowPrompt::Clipboard));
            }
        });
        ui.separator();
        variations_ui(ui, viewer, commands);
        let mut comment = viewer.node().comment.clone();
        let commented = (viewer.id(), viewer.at());
        let is_another = self.commented.replace(commented) != Some(commented);
        let share = if comment.is_empty() { 64.0 } else { (ui.available_height() * 0.5).max(110.0) };
        self.moves_ui(ui, viewer, state.workspace(), ui.available_height() - share, commands);
        ui.separator();
        ScrollArea::vertical().id_salt("comment").auto_shrink(false).show(ui, |ui| {
            let field = TextEdit::multiline(&mut comment)
                .hint_text(text!("library-comment"))
                .desired_width(f32::INFINITY)
                .desired_rows(2);
            let response = ui.add(field);
            if is_another && let Some(mut edit) = TextEditState::load(ui.ctx(), response.id) {
                // Ctrl+Z must not bring back the comment of another move.
                edit.clear_undoer();
                edit.store(ui.ctx(), response.id);
            }
            response.widget_info(|| WidgetInfo::labeled(Role::MultilineTextInput, true, text!("library-comment")));
            if response.changed() {
                commands.push(Command::Comment(comment));
            }
        });
    }

    /// Shows the current line, one move per row, with the current move marked. Only the visible rows are built.
    fn moves_ui(
        &mut self,
        ui: &mut Ui,
        viewer: &Viewer,
        workspace: Workspace,
        height: f32,
        commands: &mut Vec<Command>,
    ) {
        let row_height = 21.0;
        let height = height.max(60.0);
        // A list that becomes higher or lower shows the current move again.
        let here = (workspace, viewer.origin().clone(), viewer.at(), height.round() as u32);
        let has_moved = self.shown.as_ref() != Some(&here);
        self.shown = Some(here);
        let mut scroll = ScrollArea::vertical().id_salt("moves").auto_shrink(false).max_height(height);
        if has_moved {
            let middle = (viewer.depth() as f32 + 0.5) * row_height - height / 2.0;
            scroll = scroll.vertical_scroll_offset(middle.max(0.0));
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let first_number =
            |depth: usize| viewer.line()[..=depth].iter().filter(|&&id| viewer.tree().node(id).play.is_some()).count();
        leave_list(ui, ui.available_rect_before_wrap());
        scroll.show_rows(ui, row_height, viewer.line().len(), |ui, rows| {
            let mut number = first_number(rows.start).saturating_sub(1);
            for depth in rows {
                let id = viewer.line()[depth];
                number += usize::from(viewer.tree().node(id).play.is_some());
                let is_current = depth == viewer.depth();
                if move_row(ui, viewer, id, number, is_current, row_height).clicked() {
                    commands.push(Command::Go(Navigation::Node(id)));
                }
            }
        });
    }
}

/// The header of a game while it is being edited.
struct Details {
    of: GameOrigin,
    info: GameInfo,
    komi: String,
    handicap: u8,
}

impl Details {
    fn from_viewer(viewer: &Viewer) -> Details {
        let info = viewer.tree().info.clone();
        let komi = info.komi.map(|komi| komi.to_string()).unwrap_or_default();
        Details { of: viewer.origin().clone(), komi, handicap: info.handicap, info }
    }

    /// Returns whether editing has ended.
    fn ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) -> bool {
        ui.strong(text!("library-details-of-game"));
        let komi = self.komi.trim().replace(',', ".");
        let is_komi = komi.is_empty() || komi.parse::<f32>().is_ok_and(|komi| komi.is_finite() && komi.abs() < 1000.0);
        let buttons = 34.0;
        ScrollArea::vertical().id_salt("details").max_height(ui.available_height() - buttons).show(ui, |ui| {
            let info = &mut self.info;
            Grid::new("details").num_columns(2).spacing(vec2(8.0, 4.0)).show(ui, |ui| {
                for (name, hint, value) in [
                    (text!("general-black"), "", &mut info.black),
                    (text!("library-blacks-rank"), "", &mut info.black_rank),
                    (text!("general-white"), "", &mut info.white),
                    (text!("library-whites-rank"), "", &mut info.white_rank),
                    (text!("library-result"), "B+3.5, W+R", &mut info.result),
                    (text!("library-komi"), "6.5", &mut self.komi),
                    (text!("library-date"), "2026-11-24", &mut info.date),
                    (text!("library-event"), "", &mut info.event),
                    (text!("library-round"), "", &mut info.round),
                    (text!("library-place"), "", &mut info.place),
                    (text!("library-rules"), "", &mut info.rules),
                ] {
                    let label = ui.label(name).id;
                    let field = TextEdit::singleline(value).hint_text(hint);
                    ui.add(field.desired_width(ui.available_width().max(60.0))).labelled_by(label);
                    ui.end_row();
                }
                let label = ui.label(text!("library-handicap")).id;
                ui.add(DragValue::new(&mut self.handicap).range(0..=9)).labelled_by(label);
                ui.end_row();
            });
            if !is_komi {
                ui.colored_label(Tones::for_context(ui).error, text!("library-komi-is-a-number"));
            }
        });
        let mut is_over = false;
        ui.horizontal(|ui| {
            if ui.add_enabled(is_komi, Button::new(text!("library-done"))).clicked() {
                let info = std::mem::take(&mut self.info);
                let info = GameInfo {
                    winner: read_result(&info.result).0,
                    year: year_of_date(&info.date),
                    komi: komi.parse().ok(),
                    handicap: self.handicap,
                    ..info
                };
                commands.push(Command::SetInfo(Box::new(info)));
                is_over = true;
            }
            is_over |= ui.button(text!("general-cancel")).on_hover_text("Esc").clicked();
            is_over |= ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
        });
        is_over
    }
}

/// A row of the move list: number, stone, place, the number of variations that follow, and a sign for a comment.
fn move_row(ui: &mut Ui, viewer: &Viewer, id: NodeId, number: usize, is_current: bool, height: f32) -> Response {
    let (tree, node) = (viewer.tree(), viewer.tree().node(id));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let mut words = match node.play {
        Some(play) => viewer.label(play),
        None if id == NodeId::ROOT => text!("library-beginning").to_owned(),
        None => text!("library-set-up-row").to_owned(),
    };
    response.widget_info(|| {
        let label = match node.play {
            Some(_) => text!("library-move-row", number = number.to_string(), place = &words),
            None => words.clone(),
        };
        WidgetInfo::selected(Role::Button, true, is_current, label)
    });
    let tones = Tones::for_context(ui);
    if is_current || response.hovered() {
        ui.painter().rect_filled(rect, 4.0, if is_current { tones.chosen } else { tones.stripe });
    }
    let font = FontId::proportional(letters::DENSE);
    let at = |x: f32| rect.left_center() + vec2(x, 0.0);
    if let Some(play) = node.play {
        ui.painter().text(at(32.0), Align2::RIGHT_CENTER, number, font.clone(), tones.weak);
        let style = BoardStyle::for_context(ui);
        let mut brush = style.stones.brush(13.0, ui.pixels_per_point());
        brush.shadow(at(44.0), 13.0);
        brush.stone(viewer.turned().color(play.color()), Point::new(0, 0), at(44.0), 13.0, 1.0);
        brush.finish(ui.painter());
    }
    let choices = tree.children(id).count();
    if choices > 1 {
        words.push_str("   ");
        words.push_str(&text!("library-choices", variations = choices));
    }
    if !node.comment.is_empty() {
        words.push_str("   …");
    }
    ui.painter().text(at(58.0), Align2::LEFT_CENTER, words, font, tones.text);
    response
}

fn header_ui(ui: &mut Ui, state: &AppState, viewer: &Viewer) {
    let info = &viewer.tree().info;
    let result = result_words(&info.result);
    let komi = info.komi.map(|komi| komi.to_string()).unwrap_or_default();
    let handicap = if info.handicap > 0 { info.handicap.to_string() } else { String::new() };
    Grid::new("header").num_columns(2).spacing(vec2(10.0, 2.0)).show(ui, |ui| {
        for (name, value) in [
            (text!("library-result"), &result),
            (text!("library-date"), &info.date),
            (text!("library-event"), &info.event),
            (text!("library-round"), &info.round),
            (text!("library-place"), &info.place),
            (text!("library-komi"), &komi),
            (text!("library-handicap"), &handicap),
        ] {
            if !value.is_empty() {
                ui.weak(name);
                elided::label(ui, value.as_str());
                ui.end_row();
            }
        }
    });
    if viewer.shown_as().swapped && !result.is_empty() {
        // The names stand beside the colours of the board, the result names those of the record.
        ui.add(Label::new(RichText::new(text!("library-colours-exchanged")).small().weak()).wrap());
    }
    let source = match viewer.origin() {
        GameOrigin::Pasted => text!("library-not-of-list").to_owned(),
        GameOrigin::Corpus { game, .. } if state.open_game() == Some(*game) => {
            text!("library-game-of-list", game = (game.0 + 1).to_string())
        }
        GameOrigin::Corpus { .. } => text!("library-no-longer-loaded").to_owned(),
    };
    ui.label(RichText::new(source).small().weak());
    if let Some(note) = viewer.note() {
        ui.label(RichText::new(note).small().color(Tones::for_context(ui).warning));
    }
}

/// The variations: alternatives to the current move, and next moves.
fn variations_ui(ui: &mut Ui, viewer: &Viewer, commands: &mut Vec<Command>) {
    let tree = viewer.tree();
    let here = viewer.variations();
    let next: Vec<NodeId> = tree.children(viewer.at()).collect();
    for (title, nodes) in [(text!("library-instead"), here), (text!("library-next"), next)] {
        if nodes.len() < 2 {
            continue;
        }
        ui.label(RichText::new(title).small().weak());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for (index, &id) in nodes.iter().enumerate() {
                let place = match tree.node(id).play {
                    Some(play) => viewer.label(play),
                    None => text!("library-set-up").to_owned(),
                };
                let text = format!("{} {place}", variation_name(index));
                if ui.add(Button::selectable(id == viewer.at(), text).sense(Sense::click())).clicked() {
                    commands.push(Command::Go(Navigation::Node(id)));
                }
            }
        });
    }
}

/// A, B … Z, then numbers.
fn variation_name(index: usize) -> String {
    match u8::try_from(index) {
        Ok(letter @ 0..26) => char::from(b'A' + letter).to_string(),
        _ => (index + 1).to_string(),
    }
}
