//! The gallery: the table's shapes as cards, each with the move, its name and how often it was played.

use egui::{Align2, ComboBox, FontId, Frame, Margin, Rect, Role, Sense, TextEdit, Ui, WidgetInfo, pos2, vec2};

use super::{ShapesView, results, table, words};
use crate::theme::Tones;
use crate::tokens::{letters, size, space};
use crate::wanted::PanelRequests;
use crate::widgets::bars;
use crate::widgets::busy::busy;
use crate::widgets::cards::{CardGrid, paint_card};
use crate::widgets::controls::{self, bold_text, small};
use crate::widgets::elided;
use crate::widgets::filter_field::keep_focus;
use crate::widgets::thumbnail::paint_move;
use katachi_app::shapes::order::{ShapeColumn, ShapeFilter};
use katachi_app::shapes::{Shapes, ShapesCommand};
use katachi_app::{AppState, Dataset};
use katachi_core::library::professional;
use katachi_core::mining::MinedPatterns;
use katachi_core::pattern::Image;
use katachi_core::pattern::names::ShapeNames;
use katachi_language::text;
use katachi_sentences::shapes::shape_title;
use katachi_sentences::words::mined;

/// Room below a card's picture: the name, a line of numbers and the bar.
const BELOW_PICTURE: f32 = 54.0;

/// Room for the order, the filter and the choice of view in the line of the name.
const BESIDE_NAME: f32 = 357.0;
/// The field for a name shows its hint.
const LEAST_NAME: f32 = 152.0;

pub fn gallery_ui(
    ui: &mut Ui,
    view: &mut ShapesView,
    app: &AppState,
    patterns: &MinedPatterns,
    out: &mut PanelRequests,
) {
    let shapes = app.shapes();
    let margin = Margin { left: 12, right: 2, top: 8, bottom: 0 };
    Frame::new().inner_margin(margin).show(ui, |ui| {
        controls::title(ui, title_of(app), letters::TITLE);
        ui.horizontal(|ui| {
            small(ui, counted_from(app, patterns));
            if shapes.is_ordering() || shapes.is_mining() {
                busy(ui, 16.0);
            }
        });
        ui.add_space(space::SMALL);
        controls_ui(ui, shapes, patterns, out);
        results::typed_ui(ui, &shapes.filter().text, out);
        ui.add_space(space::MEDIUM);
        if shapes.rows().is_empty() && !shapes.is_ordering() {
            return results::nothing_passes_ui(ui, patterns, out);
        }
        cards_ui(ui, view, shapes, patterns, out);
    });
}

/// The games that the shapes were counted in: the user's, or those of professionals.
fn dataset(shapes: &Shapes) -> Option<Dataset> {
    let (at, _) = shapes.results().selected()?;
    shapes.results().whose().get(at).copied()
}

fn title_of(app: &AppState) -> &'static str {
    match dataset(app.shapes()) {
        Some(Dataset::Professional) => text!("gallery-title-professional"),
        _ if app.library().is_some_and(|open| open.is_sample) => text!("gallery-title-sample"),
        _ => text!("gallery-title-own"),
    }
}

/// `504 games, 1660–1939 · 5×5 around each move · 61,780 shapes`.
fn counted_from(app: &AppState, patterns: &MinedPatterns) -> String {
    let years = match dataset(app.shapes()) {
        Some(Dataset::Professional) => professional::contents().years,
        _ => app.library().filter(|_| app.shapes().examples_are_in(app.corpus())).and_then(|open| open.summary.years),
    };
    let games = text!("general-games", games = patterns.games);
    let games = match years {
        Some((first, last)) if first != last => {
            text!("gallery-games-of-years", games = games, first = first.to_string(), last = last.to_string())
        }
        _ => games,
    };
    [games, mined(&patterns.params), text!("general-shapes", shapes = patterns.distinct)].join(" · ")
}

/// Name, result, order and filter; at the end the gallery or the table.
fn controls_ui(ui: &mut Ui, shapes: &Shapes, patterns: &MinedPatterns, out: &mut PanelRequests) {
    let mut filter = shapes.filter().clone();
    controls::toolbar(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        let room = ui.available_width() - BESIDE_NAME;
        let shown = shapes.results().selected().map(|(selected, _)| {
            (selected, results::shown_result(ui, shapes, selected, patterns, (room - LEAST_NAME).max(170.0)))
        });
        let taken = shown.as_ref().map_or(0.0, |(_, shown)| shown.width);
        let hint = text!("gallery-name-hint");
        let field = TextEdit::singleline(&mut filter.text).hint_text(hint).margin(Margin::symmetric(10, 7));
        let field = ui.add(field.desired_width((room - taken).clamp(120.0, 260.0)));
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, text!("gallery-name-field")));
        keep_focus(&field);
        elided::hinted(ui, field, hint);
        if let Some((selected, shown)) = shown {
            results::choose_result_ui(ui, shapes, selected, patterns, &shown, out);
        }
        order_ui(ui, shapes, patterns, out);
        let mut named = filter.named;
        if ui.checkbox(&mut named, text!("gallery-named")).on_hover_text(text!("gallery-named-tip")).changed() {
            let known = ShapeFilter::well_known();
            (filter.named, filter.k) = if named { (true, known.k) } else { (false, ShapeFilter::default().k) };
        }
        results::view_pair(ui, true, out);
    });
    if filter != *shapes.filter() {
        out.push(ShapesCommand::SetFilter(filter));
    }
}

fn order_ui(ui: &mut Ui, shapes: &Shapes, patterns: &MinedPatterns, out: &mut PanelRequests) {
    let title = |column: ShapeColumn| match column {
        ShapeColumn::Rank => text!("gallery-order-frequency"),
        ShapeColumn::K => text!("gallery-order-k"),
        ShapeColumn::Bits => text!("gallery-order-bits"),
        ShapeColumn::PlayedRate => text!("gallery-order-rate"),
        other => table::column_title(other, patterns.params.source),
    };
    let sort = shapes.sort();
    let shown =
        ComboBox::from_id_salt("gallery order").selected_text(title(sort.column)).width(118.0).show_ui(ui, |ui| {
            for column in [ShapeColumn::Rank, ShapeColumn::K, ShapeColumn::Bits, ShapeColumn::PlayedRate] {
                // A second click on the same column would turn the order round.
                if ui.selectable_label(sort.column == column, title(column)).clicked() && sort.column != column {
                    out.push(ShapesCommand::Sort(column));
                }
            }
        });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("gallery-order")));
}

/// The cards in sight, whatever the number of shapes.
fn cards_ui(ui: &mut Ui, view: &mut ShapesView, shapes: &Shapes, patterns: &MinedPatterns, out: &mut PanelRequests) {
    let rows = shapes.rows();
    let is_new = std::mem::replace(&mut view.revealed, shapes.reveals()) != shapes.reveals();
    let reveal = if is_new { shapes.place() } else { None };
    let is_large = patterns.params.window.width().max(patterns.params.window.height()) > 7;
    let picture = if is_large { size::BOARD_PART } else { size::THUMBNAIL };
    let grid = CardGrid {
        name: "gallery",
        cards: rows.len(),
        least_width: picture + 2.0 * space::CARD,
        low_width: picture + 2.0 * space::CARD,
        below: BELOW_PICTURE,
        reveal,
        is_new: false,
    };
    let steps = grid.show(ui, |ui, rect, at| {
        if card_ui(ui, rect, shapes, patterns, rows[at] as usize) {
            out.push(ShapesCommand::Select(rows[at] as usize));
        }
    });
    out.extend(steps.into_iter().map(ShapesCommand::Step));
}

/// Draws a card. Returns whether it was clicked.
fn card_ui(ui: &Ui, rect: Rect, shapes: &Shapes, patterns: &MinedPatterns, row: usize) -> bool {
    let response = ui.interact(rect, ui.scope_id().with(("card", row)), Sense::click());
    let is_selected = shapes.selected() == Some(row);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, table::row_name(patterns, row)));
    paint_card(ui, &response, is_selected);
    let inner = rect.shrink(space::CARD);
    let picture = Rect::from_min_size(inner.min, vec2(inner.width(), inner.width()));
    let pattern = patterns.pattern(row);
    let turned = pattern.image(Image { symmetry: pattern.upright(), swapped: false });
    paint_move(ui, picture, turned.as_ref().unwrap_or(&pattern), patterns.params.is_before_move());
    numbers_ui(ui, Rect::from_min_max(pos2(inner.left(), picture.bottom()), inner.max), patterns, row);
    response.clicked()
}

/// Name, count and played rate below the picture.
fn numbers_ui(ui: &Ui, rect: Rect, patterns: &MinedPatterns, row: usize) {
    let tones = Tones::for_context(ui);
    let names = ShapeNames::shipped();
    let name = names.of_set(patterns.names(row)).next().map_or(text!("shapes-unnamed"), shape_title);
    let font = FontId::proportional(letters::CARD);
    let name = elided::middle(ui, name, &font, rect.width());
    bold_text(
        ui,
        pos2(rect.left(), rect.top() + space::SMALL),
        Align2::LEFT_TOP,
        &name,
        font.clone(),
        tones.text,
        true,
    );
    let stats = patterns.stats(row);
    let line = rect.top() + 36.0;
    let small = FontId::proportional(letters::SMALL);
    let times = text!("gallery-times", times = stats.occurrences);
    ui.painter().text(pos2(rect.left(), line), Align2::LEFT_CENTER, times, small.clone(), tones.weak);
    let Some(rate) = stats.played_rate() else { return };
    let share = words::percent(rate.rate);
    bold_text(ui, pos2(rect.right(), line), Align2::RIGHT_CENTER, &share, small, tones.text, true);
    let bar = Rect::from_min_max(pos2(rect.left(), rect.bottom() - size::BAR), rect.max);
    bars::paint_share(ui, bar, rate.rate as f32);
}
