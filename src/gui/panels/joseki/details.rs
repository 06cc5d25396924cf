//! Details of one continuation: both shapes of a pair with their numbers; for the corner, its years and the dictionary
//! entry.

use egui::{Align, Grid, Label, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::Out;
use super::corner_rows::{black_wins, black_wins_help, next_letter, next_point};
use super::rows::offset_of;
use super::words::{
    color_name, grouped, interval, lift_help, percent, probability, q_help, share_help, surety_help, wins_help, years,
};
use crate::panels::find::years::{plot_ui, stretch_ui};
use crate::theme::shows_expert;
use crate::tokens::{letters, space};
use crate::widgets::bars;
use crate::widgets::thumbnail::paint_move_of;
use katachi_app::AppState;
use katachi_app::find::continuations::differs_from_even;
use katachi_app::joseki::corners::CornerExplorer;
use katachi_app::joseki::explorer::{CollocationExplorer, CollocationRow, Direction, RowFacts, pair_facts, row_letter};
use katachi_app::joseki::{ExplorerChoice, JosekiCommand};
use katachi_core::go::Color;
use katachi_core::mining::{WilsonInterval, wilson};
use katachi_core::pattern::Pattern;
use katachi_core::pattern::names::ShapeNames;
use katachi_language::text;
use katachi_sentences::shapes::shape_latin;
use katachi_sentences::words::listed;

#[derive(Default)]
pub struct DetailsView {
    /// Number of years that are put together; `None` chooses a number that fits.
    stretch: Option<i16>,
}

impl DetailsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        match state.joseki().view() {
            ExplorerChoice::Shapes => shapes_ui(ui, state, out),
            ExplorerChoice::Corner => {
                // The dictionary's text needs room to read; the curve only needs a glance.
                let height = (ui.available_height() * 0.5).min(330.0);
                ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
                    ui.set_min_height(height);
                    self.corner_ui(ui, state.joseki().corner(), out);
                });
                ui.separator();
                dictionary_ui(ui, state, out);
            }
        }
    }

    fn corner_ui(&mut self, ui: &mut Ui, explorer: &CornerExplorer, out: &mut Out) {
        let Some(curve) = explorer.curve() else {
            ui.weak(text!("joseki-corner-years-empty"));
            return;
        };
        let edge = curve.edge;
        let next = explorer.next().iter().find(|next| Some(next.found.edge) == edge);
        ui.horizontal_wrapped(|ui| match next {
            Some(next) => {
                let (color, point) = (color_name(explorer.mover()), next_point(explorer, next));
                ui.strong(text!("joseki-letter-plays", letter = next_letter(next), color = color, point = point));
                let link = ui.link(text!("joseki-position-itself"));
                if link.on_hover_text(text!("joseki-tip-position-itself")).clicked() {
                    out.push(JosekiCommand::PositionYears);
                }
            }
            None => _ = ui.strong(text!("joseki-this-position")),
        });
        ui.weak(match next {
            Some(_) => text!("joseki-years-of-moves"),
            None => text!("joseki-years-of-corners"),
        });
        if curve.years.is_empty() {
            ui.label(text!("joseki-no-years"));
            return;
        }
        let length = ui.horizontal_wrapped(|ui| stretch_ui(ui, &mut self.stretch, &curve.years)).inner;
        let below = if next.is_some() { 150.0 } else { 10.0 };
        let height = (ui.available_height() - below).clamp(140.0, 420.0);
        let of = if next.is_some() { text!("joseki-of-moves-here") } else { text!("joseki-of-corners") };
        plot_ui(ui, ("corner years", of), &curve.years, length, height, out);
        ui.add_space(space::TINY);
        if let Some(next) = next {
            Grid::new("continuation facts").num_columns(2).spacing(vec2(14.0, 4.0)).show(ui, |ui| {
                fact(ui, text!("joseki-head-played"), text!("joseki-tip-share-here"), |ui| {
                    rate_ui(ui, next.found.share, false);
                    ui.weak(grouped(u64::from(next.found.count)));
                });
                if let Some(wins) = black_wins(explorer, next) {
                    fact(ui, text!("joseki-head-black-wins"), black_wins_help(), |ui| {
                        rate_ui(ui, wins, !differs_from_even(wins));
                        ui.weak(text!("general-games", games = next.found.decided));
                    });
                }
                fact(ui, text!("joseki-fact-seen"), text!("joseki-tip-seen"), |ui| {
                    ui.label(years(next.found.first_year, next.found.last_year));
                    if let Some(year) = next.found.fashionable_since {
                        ui.strong(text!("joseki-fashion-since", year = year.to_string()));
                    }
                });
                fact(ui, text!("joseki-fact-position-after"), text!("joseki-tip-position-after"), |ui| {
                    ui.label(text!("general-times", times = next.found.position_count));
                });
            });
        }
    }
}

/// The joseki dictionary's entry for the position.
fn dictionary_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let joseki = state.joseki();
    let Some((path, dictionary)) = joseki.dictionary() else {
        if joseki.is_reading_dictionary() {
            ui.weak(text!("joseki-dictionary-reading"));
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let tip = text!("joseki-tip-open-dictionary");
            if ui.button(text!("joseki-open-dictionary")).on_hover_text(tip).clicked() {
                out.push(JosekiCommand::AskForDictionary);
            }
        });
        return;
    };
    let explorer = joseki.corner();
    let notes = explorer.notes(dictionary);
    ui.horizontal_wrapped(|ui| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        ui.strong(text!("joseki-dictionary")).on_hover_text(format!("{name}\n{}", path.display()));
        let button = ui.small_button(text!("general-close"));
        if button.on_hover_text(text!("joseki-tip-close-dictionary")).clicked() {
            out.push(JosekiCommand::CloseDictionary);
        }
    });
    ScrollArea::vertical().id_salt("dictionary").auto_shrink(false).show(ui, |ui| {
        let size = explorer.board().size();
        if notes.is_empty() {
            let here = explorer.names().is_empty() && explorer.moves().is_empty();
            ui.weak(if here { text!("joseki-dictionary-at-start") } else { text!("joseki-dictionary-silent") });
        }
        for (at, note) in notes.iter().enumerate() {
            if at > 0 {
                ui.separator();
            }
            if note.is_swapped {
                ui.weak(text!("joseki-dictionary-exchanged"));
            }
            ui.label(note.text);
            if !note.labels.is_empty() {
                let places = note.labels.iter().map(|(text, point)| format!("{text} = {}", point.label(size)));
                ui.weak(listed(&places.collect::<Vec<_>>()));
            }
        }
    });
}

fn fact(ui: &mut Ui, name: &str, help: &str, value: impl FnOnce(&mut Ui)) {
    ui.weak(name).on_hover_text(help);
    ui.horizontal_wrapped(value);
    ui.end_row();
}

/// A rate with its bar. If `is_even`, words say that it does not differ from even.
fn rate_ui(ui: &mut Ui, rate: WilsonInterval, is_even: bool) {
    bars::interval_bar(ui, rate, vec2(72.0, 14.0)).on_hover_text(interval(rate));
    let text = percent(rate.rate);
    if is_even {
        ui.weak(text);
        ui.weak(text!("joseki-even"));
    } else {
        ui.label(text);
    }
    ui.weak(format!("({}–{})", percent(rate.low).trim_end_matches([' ', '%']), percent(rate.high)));
}

fn shapes_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let explorer = state.joseki().shapes();
    let Some(row) = explorer.rows().get(explorer.chosen()) else {
        ui.weak(text!("joseki-details-empty"));
        return;
    };
    let Some(facts) = explorer.facts(row) else { return };
    ScrollArea::vertical().id_salt("pair details").auto_shrink(false).show(ui, |ui| {
        ui.strong(text!("joseki-details-pair", letter = row_letter(explorer.chosen())));
        ui.add_space(space::TINY);
        pictures_ui(ui, explorer, row);
        ui.add_space(space::TINY);
        facts_ui(ui, explorer, row, &facts);
        ui.add_space(space::TINY);
        table_ui(ui, explorer, row, &facts);
        ui.add_space(space::TINY);
        example_ui(ui, state, &facts, out);
    });
}

fn pictures_ui(ui: &mut Ui, explorer: &CollocationExplorer, row: &CollocationRow) {
    let Some(found) = explorer.collocations() else { return };
    let side = ((ui.available_width() - 30.0) / 2.0).clamp(60.0, 168.0);
    let here = explorer.path().here();
    let own = here.step.and_then(|step| found.pattern(here.pattern)?.image(step.image));
    let own = own.map(|pattern| (pattern, here.step.map_or(Color::Black, |step| step.mover())));
    let other = explorer.picture(row).map(|pattern| (pattern, explorer.mover(row)));
    let (first, second) = match explorer.direction() {
        Direction::After => (own, other),
        Direction::Before => (other, own),
    };
    let names = ShapeNames::shipped();
    let captions: Vec<String> = [&first, &second]
        .into_iter()
        .map(|shape| {
            // A name does not depend on the pattern's orientation, but Black must be the mover.
            let id = shape.as_ref().and_then(|(pattern, _)| named(found, pattern));
            id.map_or_else(String::new, |set| names.of_set(set).map(shape_latin).next().unwrap_or_default())
        })
        .collect();
    ui.horizontal_top(|ui| {
        for (at, (shape, caption)) in [first, second].into_iter().zip(captions).enumerate() {
            if at == 1 {
                ui.add_sized(vec2(14.0, side), Label::new("→"));
            }
            ui.vertical(|ui| {
                ui.set_width(side);
                picture_ui(
                    ui,
                    shape.as_ref(),
                    side,
                    if at == 0 { text!("joseki-first-shape") } else { text!("joseki-second-shape") },
                );
                ui.with_layout(egui::Layout::top_down(Align::Center), |ui| {
                    ui.add(Label::new(egui::RichText::new(caption).small()).wrap());
                });
            });
        }
    });
}

/// The names of the move in a pattern as oriented on the board, with either colour as the mover.
fn named(
    found: &katachi_core::mining::collocation::Collocations,
    pattern: &Pattern,
) -> Option<katachi_core::pattern::names::NameSet> {
    let swapped = katachi_core::pattern::Image { swapped: true, ..Default::default() };
    let known = found.find(pattern).or_else(|| found.find(&pattern.image(swapped)?))?;
    Some(ShapeNames::shipped().of_pattern(&found.pattern(known)?, true))
}

/// Draws a shape with the move of its player.
fn picture_ui(ui: &mut Ui, shape: Option<&(Pattern, Color)>, side: f32, name: &str) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    match shape {
        Some((pattern, mover)) => paint_move_of(ui, rect, pattern, *mover),
        None => {
            let tones = crate::theme::Tones::for_context(ui);
            ui.painter().rect_filled(rect, 4.0, tones.stripe);
            let font = egui::FontId::proportional(letters::TEXT);
            ui.painter().text(
                rect.center(),
                egui::Align2::CENTER_CENTER,
                text!("joseki-nothing-near"),
                font,
                tones.weak,
            );
        }
    }
}

fn facts_ui(ui: &mut Ui, explorer: &CollocationExplorer, row: &CollocationRow, facts: &RowFacts) {
    let Some(found) = explorer.collocations() else { return };
    let pair = &facts.pair;
    Grid::new("pair facts").num_columns(2).spacing(vec2(14.0, 4.0)).show(ui, |ui| {
        if let Some(offset) = offset_of(explorer, row) {
            fact(ui, text!("joseki-fact-offset"), text!("joseki-tip-offset"), |ui| {
                ui.label(offset);
            });
        }
        if let Some(same) = explorer.same_color(row) {
            fact(ui, text!("joseki-fact-who"), text!("joseki-tip-who"), |ui| {
                ui.label(if same { text!("joseki-same-player") } else { text!("joseki-opponent-answers") });
            });
        }
        fact(ui, text!("joseki-fact-second-given-first"), share_help(), |ui| {
            if let Some(share) = pair_facts(found, row.pair, Direction::After).share {
                rate_ui(ui, share, false);
            }
        });
        let back = wilson(u64::from(pair.count), u64::from(found.row(pair.second).occurrences));
        fact(ui, text!("joseki-fact-first-given-second"), text!("joseki-tip-first-given-second"), |ui| {
            if let Some(back) = back {
                rate_ui(ui, back, false);
            }
        });
        let is_expert = shows_expert(ui);
        if is_expert {
            fact(ui, "−2 log λ", surety_help(), |ui| {
                ui.label(format!("{:.1}", pair.log_likelihood_ratio));
                ui.weak(format!("p {}", probability(pair.p_value())));
            });
        }
        let lift = if is_expert { text!("joseki-lift") } else { text!("joseki-fact-together") };
        fact(ui, lift, lift_help(is_expert), |ui| {
            ui.label(text!("joseki-lift-times", lift = format!("{:.1}", facts.lift)));
            if !facts.is_significant {
                ui.colored_label(crate::theme::Tones::for_context(ui).warning, text!("joseki-may-be-chance"));
            }
        });
        if is_expert {
            fact(ui, "q", q_help(), |ui| {
                ui.label(probability(pair.q_value));
            });
        }
        if let Some(wins) = explorer.black_wins(row) {
            fact(ui, text!("joseki-head-black-wins"), wins_help(), |ui| {
                rate_ui(ui, wins, !differs_from_even(wins));
                ui.weak(text!("general-games", games = pair.decided));
            });
        }
        fact(ui, text!("joseki-head-years"), text!("joseki-tip-pair-years"), |ui| {
            ui.label(years(pair.years.map(|years| years.0), pair.years.map(|years| years.1)));
        });
    });
}

/// The 2×2 contingency table behind the test.
fn table_ui(ui: &mut Ui, explorer: &CollocationExplorer, row: &CollocationRow, facts: &RowFacts) {
    let Some(found) = explorer.collocations() else { return };
    let pair = &facts.pair;
    let (first, second) = (found.row(pair.first).leads, found.row(pair.second).occurrences);
    let neither = found.moves - first - second + pair.count;
    ui.collapsing(text!("joseki-table"), |ui| {
        Grid::new(("fourfold", row.pair)).num_columns(3).striped(true).spacing(vec2(16.0, 4.0)).show(ui, |ui| {
            for cells in [
                [String::new(), text!("joseki-table-second").into(), text!("joseki-table-other").into()],
                [text!("joseki-table-after-first").into(), number(pair.count), number(first - pair.count)],
                [text!("joseki-table-after-other").into(), number(second - pair.count), number(neither)],
            ] {
                cells.into_iter().for_each(|cell| _ = ui.label(cell));
                ui.end_row();
            }
        });
        ui.weak(text!("joseki-table-moves", moves = found.moves));
    });
}

fn number(count: u32) -> String {
    grouped(u64::from(count))
}

/// A link that opens the first game with the pair.
fn example_ui(ui: &mut Ui, state: &AppState, facts: &RowFacts, out: &mut Out) {
    let (game, moves) = facts.pair.example;
    let corpus = state.corpus();
    if !state.joseki().examples_are_in(corpus) || game.index() >= corpus.record_count() {
        ui.weak(text!("joseki-games-not-loaded-sentence"));
        return;
    }
    let header = corpus.header(game);
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("joseki-seen-in"));
        let [black, white] = [header.black, header.white].map(|name| if name.is_empty() { "?" } else { name });
        let number = (moves + 1).to_string();
        let text = match header.date {
            "" => text!("joseki-seen-game-undated", black = black, white = white, number = number),
            date => text!("joseki-seen-game", date = date, black = black, white = white, number = number),
        };
        if ui.link(text).on_hover_text(text!("joseki-tip-seen-game")).clicked() {
            out.push(JosekiCommand::OpenExample);
        }
    });
    ui.weak(text!("joseki-all-games"));
}
