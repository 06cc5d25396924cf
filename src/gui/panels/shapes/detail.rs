//! The selected shape as a card: its name, the number that matters most, and tabs for what follows from it.

use egui::{FontId, Frame, Grid, Label, Margin, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{ShapesView, continuations, examples, pictures, symmetry, templates, words};
use crate::theme::{Tones, shows_expert};
use crate::tokens::{letters, space};
use crate::wanted::PanelRequests;
use crate::widgets::bars;
use crate::widgets::controls;
use crate::widgets::thumbnail::paint_turn;
use katachi_app::AppState;
use katachi_app::shapes::against::ProfessionalComparison;
use katachi_app::shapes::portrait::Portrait;
use katachi_app::shapes::{DetailTab, Shapes, ShapesCommand};
use katachi_core::mining::compare::{Proportion, ShapeRow};
use katachi_core::mining::{MinedPatterns, PatternSource, wilson};
use katachi_core::pattern::names::{ShapeName, ShapeNames};
use katachi_language::text;
use katachi_sentences::shapes::{shape_latin, shape_title};
use katachi_sentences::words::listed;

const MAX_PICTURE_SIZE: f32 = 176.0;

pub fn detail_ui(ui: &mut Ui, view: &mut ShapesView, app: &AppState, out: &mut PanelRequests) {
    let shapes = app.shapes();
    let (Some(patterns), Some(portrait)) = (shapes.patterns(), shapes.portrait()) else {
        nothing_selected_ui(ui, shapes);
        return;
    };
    Frame::new().inner_margin(Margin { left: 12, right: 6, top: 8, bottom: 0 }).show(ui, |ui| {
        header_ui(ui, portrait, patterns, out);
        ui.add_space(space::SMALL);
        let chosen = DetailTab::ALL.iter().position(|&tab| tab == shapes.tab()).unwrap_or_default();
        if let Some(clicked) = controls::tabs(ui, &DetailTab::ALL.map(DetailTab::title), chosen) {
            out.push(ShapesCommand::ShowTab(DetailTab::ALL[clicked]));
        }
        ui.add_space(space::MEDIUM);
        tab_ui(ui, shapes.tab(), view, app, out);
    });
}

/// Draws one of the tabs.
pub fn tab_ui(ui: &mut Ui, tab: DetailTab, view: &mut ShapesView, app: &AppState, out: &mut PanelRequests) {
    let shapes = app.shapes();
    let (Some(patterns), Some(portrait)) = (shapes.patterns(), shapes.portrait()) else {
        nothing_selected_ui(ui, shapes);
        return;
    };
    if tab == DetailTab::Templates {
        // This tab has a list that scrolls by itself.
        templates::templates_ui(ui, shapes, patterns, out);
        return;
    }
    egui::ScrollArea::vertical().id_salt(("shape tab", tab as u8)).auto_shrink(false).show(ui, |ui| match tab {
        DetailTab::Continuations => {
            // A wide list of continuations would widen all that follows it.
            let room = ui.available_width();
            continuations::continuations_ui(ui, portrait, patterns, out);
            pictures::pictures_ui(ui, app, room, out);
        }
        DetailTab::Symmetry => {
            let side = MAX_PICTURE_SIZE.min(0.28 * ui.available_width());
            turning_picture(ui, view, portrait, patterns.params.is_before_move(), side);
            ui.add_space(space::SMALL);
            symmetry::symmetry_ui(ui, view, portrait, patterns, out);
        }
        DetailTab::Figures => facts_ui(ui, patterns, portrait.row, shapes.against().map(|against| &**against)),
        DetailTab::Examples => examples::examples_ui(ui, app, patterns, out),
        DetailTab::Templates => {}
    });
}

fn nothing_selected_ui(ui: &mut Ui, shapes: &Shapes) {
    ui.add_space(space::HUGE);
    ui.vertical_centered(|ui| {
        if shapes.patterns().is_some() {
            ui.label(text!("shapes-select-one"));
        } else {
            ui.label(text!("shapes-select-none"));
        }
    });
}

/// The name, the number that matters most, the other numbers, and what one can do with the shape.
fn header_ui(ui: &mut Ui, portrait: &Portrait, patterns: &MinedPatterns, out: &mut PanelRequests) {
    names_ui(ui, patterns, portrait);
    ui.spacing_mut().item_spacing.y = space::TINY;
    let stats = patterns.stats(portrait.row);
    let sentence = match stats.played_rate() {
        Some(rate) => text!(
            "gallery-played",
            share = words::percent(rate.rate),
            played = stats.occurrences,
            possible = stats.appeared
        ),
        None => text!("gallery-seen", times = stats.occurrences),
    };
    let sentence = ui.add(Label::new(RichText::new(sentence).size(letters::TEXT)).wrap());
    if let Some(rate) = stats.played_rate() {
        sentence.on_hover_text(words::interval(rate));
    }
    let mut others = vec![
        text!("shapes-heading", rank = portrait.row + 1, all = patterns.len()),
        text!("gallery-in-games", games = stats.games),
        text!("gallery-stones", stones = patterns.k(portrait.row)),
        text!("shapes-bits", bits = format!("{:.1}", patterns.bits(portrait.row))),
    ];
    others.extend(stats.years.map(|_| words::years(stats)));
    controls::small(ui, others.join(" · ")).on_hover_text(words::result(&patterns.params));
    ui.add_space(space::SMALL);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::SMALL, space::SMALL);
        if controls::primary_button(ui, text!("shapes-find")).on_hover_text(text!("shapes-find-tip")).clicked() {
            out.push(ShapesCommand::Find);
        }
        if patterns.params.is_before_move()
            && controls::plain_button(ui, text!("shapes-follows")).on_hover_text(text!("shapes-follows-tip")).clicked()
        {
            out.push(ShapesCommand::Explore);
        }
    });
}

/// The shape's first name with the Japanese term, and its other names.
fn names_ui(ui: &mut Ui, patterns: &MinedPatterns, portrait: &Portrait) {
    let names: Vec<&ShapeName> = ShapeNames::shipped().of_set(patterns.names(portrait.row)).collect();
    ui.horizontal(|ui| {
        let title = names.first().map_or(text!("shapes-unnamed"), |name| shape_title(name));
        controls::title(ui, title, letters::TITLE).on_hover_text(words::name_help());
        let term = names.first().map(|name| reading(name)).filter(|term| !term.eq_ignore_ascii_case(title));
        if let Some(term) = term.filter(|term| !term.is_empty()) {
            let term = RichText::new(term).size(letters::SECTION).color(Tones::for_context(ui).weak);
            ui.add(Label::new(term).truncate());
        }
    });
    let in_game = |(name, count): &(&ShapeName, usize)| format!("{} ({count})", shape_latin(name));
    let in_games: Vec<String> = portrait.names_in_games.iter().map(in_game).collect();
    let others: Vec<String> = names.iter().skip(1).map(|name| shape_latin(name)).collect();
    let more = match (others.is_empty(), names.is_empty() && !in_games.is_empty()) {
        (false, _) => text!("gallery-also", names = listed(&others)),
        (true, true) => text!("shapes-named-in-games", names = listed(&in_games)),
        (true, false) => String::new(),
    };
    let ink = Tones::for_context(ui).weak;
    // One line for every shape, so that nothing below it moves.
    if more.is_empty() {
        let line = ui.painter().layout_no_wrap("x".to_owned(), FontId::proportional(letters::SMALL), ink);
        ui.allocate_space(vec2(0.0, line.size().y));
    } else {
        ui.add(Label::new(RichText::new(more).size(letters::SMALL).color(ink)).truncate());
    }
}

/// The reading of the Japanese term in Latin letters, for fonts that lack the Japanese ones; empty if there is none.
fn reading(name: &ShapeName) -> String {
    let words: Vec<&str> = name.japanese.split_whitespace().filter(|word| word.is_ascii()).collect();
    words.join(" ")
}

/// Draws the pattern, turning to the image that was chosen last.
fn turning_picture(ui: &mut Ui, view: &mut ShapesView, portrait: &Portrait, is_before_move: bool, side: f32) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let progress = view.turn.progress(ui.input(|input| input.time));
    let diagram = || portrait.pattern.rows().join(" / ");
    let name = || text!("shapes-picture", image = words::image(view.turn.to), diagram = diagram());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name()));
    paint_turn(ui, rect, &portrait.pattern, is_before_move, (view.turn.from, view.turn.to), progress);
    if progress < 1.0 {
        ui.request_repaint();
    }
    if view.turn.to != Default::default() {
        response.on_hover_text(words::image(view.turn.to));
    }
}

fn facts_ui(ui: &mut Ui, patterns: &MinedPatterns, row: usize, against: Option<&ProfessionalComparison>) {
    let stats = patterns.stats(row);
    let by_move = patterns.params.source == PatternSource::Move;
    Grid::new("shape facts").num_columns(2).spacing(vec2(14.0, 4.0)).show(ui, |ui| {
        let share = stats.occurrences as f64 / patterns.occurrences.max(1) as f64;
        fact(ui, text!("shapes-fact-occurrences"), text!("shapes-fact-occurrences-help"), |ui| {
            ui.strong(words::count(stats.occurrences));
            ui.weak(words::percent(share));
        });
        let of_games = stats.games as f64 / patterns.games.max(1) as f64;
        fact(ui, text!("shapes-fact-games"), text!("shapes-fact-games-help"), |ui| {
            ui.label(words::count(stats.games));
            ui.weak(words::percent(of_games));
        });
        fact(ui, text!("shapes-fact-k"), text!("shapes-k-help"), |ui| {
            ui.label(text!("general-stones", stones = patterns.k(row)));
        });
        fact(ui, text!("shapes-fact-information"), text!("shapes-bits-help"), |ui| {
            ui.label(text!("shapes-bits", bits = format!("{:.2}", patterns.bits(row))));
        });
        if by_move {
            fact(ui, text!("shapes-fact-rate"), text!("shapes-rate-help"), |ui| match stats.played_rate() {
                None => {
                    ui.label("–");
                }
                Some(rate) => {
                    bars::interval_bar(ui, rate, vec2(72.0, 14.0)).on_hover_text(words::interval(rate));
                    ui.label(words::percent(rate.rate));
                    let (played, appeared) = (stats.occurrences, stats.appeared);
                    ui.weak(text!("shapes-some-of", some = played, all = appeared));
                }
            });
            let wins = wilson(stats.mover_wins, stats.decided);
            fact(ui, text!("shapes-fact-wins"), text!("shapes-wins-help"), |ui| match wins {
                None => {
                    ui.label(text!("shapes-no-result"));
                }
                Some(rate) => {
                    bars::interval_bar(ui, rate, vec2(72.0, 14.0)).on_hover_text(words::interval(rate));
                    ui.label(words::percent(rate.rate));
                    let (wins, decided) = (stats.mover_wins, stats.decided);
                    ui.weak(text!("shapes-some-of", some = wins, all = decided));
                }
            });
        }
        fact(ui, text!("shapes-fact-years"), text!("shapes-years-help"), |ui| {
            ui.label(words::years(stats));
        });
        if let Some(against) = against {
            let (name, help) = (text!("shapes-fact-against"), text!("shapes-against-help"));
            fact(ui, name, help, |ui| against_ui(ui, against, row));
        }
    });
}

fn against_ui(ui: &mut Ui, against: &ProfessionalComparison, row: usize) {
    let Some(row) = against.set.of_row(row) else {
        ui.label(text!("shapes-too-rare"));
        return;
    };
    let share = |tally: Proportion| match words::percent(tally.share()) {
        share if tally.at_most => text!("shapes-at-most", share = share),
        share => share,
    };
    let (contrast, here, there) = (&row.contrast, row.tally_here, row.tally_there);
    ui.strong(words::times(contrast.odds_ratio()));
    let [low, high] = words::times_ends(contrast.low.exp(), contrast.high.exp());
    ui.weak(text!("shapes-interval", low = low, high = high));
    let response = ui.label(text!("shapes-here-and-there", here = share(here), there = share(there)));
    response.on_hover_text(against_tip(row, shows_expert(ui)));
}

/// The counts behind a comparison; for experts the figures of its test too.
fn against_tip(row: &ShapeRow, is_expert: bool) -> String {
    let (contrast, here, there) = (&row.contrast, row.tally_here, row.tally_there);
    let (count, of, count_there, of_there) = (here.count, here.of, there.count, there.of);
    let counts = match there.at_most {
        false => text!("shapes-against-tip", count = count, of = of, countThere = count_there, ofThere = of_there),
        true => {
            text!("shapes-against-tip-at-most", count = count, of = of, countThere = count_there, ofThere = of_there)
        }
    };
    if !is_expert {
        return counts;
    }
    let [odds, z] = [format!("{:.2}", contrast.log_odds), format!("{:.1}", contrast.z)];
    let q = format!("{:.1e}", row.q_value);
    let figures = text!("shapes-against-figures", odds = odds, z = z, q = q);
    format!("{counts}\n{figures}")
}

fn fact(ui: &mut Ui, name: &str, help: &str, value: impl FnOnce(&mut Ui)) {
    ui.weak(name).on_hover_text(help);
    ui.horizontal_wrapped(value);
    ui.end_row();
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::mining::compare::Contrast;
    use katachi_language::{Language, speaking};

    #[test]
    fn figures_of_the_test_are_told_to_experts_alone() {
        let _english = speaking(Language::En);
        let (tally_here, tally_there) = (Proportion::new(200, 1000), Proportion::new(100, 1000));
        let contrast = Contrast::new(tally_here, tally_there).unwrap();
        let row = ShapeRow { here: Some(0), there: Some(0), tally_here, tally_there, contrast, q_value: 0.001 };
        assert_eq!(against_tip(&row, false), "200 of 1,000 here, 100 of 1,000 in professional games");
        let all = against_tip(&row, true);
        assert!(["log-odds 0.8", ", z 6.", ", q 1.0e-3"].iter().all(|figure| all.contains(figure)), "{all}");
    }
}
