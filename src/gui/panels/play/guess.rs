//! Guessing: the form that sets the questions, the board to click on, and the outcome.

use egui::{Button, DragValue, Label, PointerButton, ProgressBar, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::super::find::words::{image, percent};
use super::name_of;
use super::summary::summary_ui;
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::board::{BoardLayers, BoardView, PointLabel};
use crate::widgets::controls;
use crate::widgets::filter_field::{self, FilterField};
use crate::widgets::legend::{LEGEND_HEIGHT, legend_ui};
use katachi_app::find::continuations::letter;
use katachi_app::play::engines::ContextsState;
use katachi_app::play::guess::{
    CREDITS, Challenge, GuessForm, GuessOrder, GuessSide, GuessSource, MAX_OTHER_CREDIT, MAX_TRIES, Opinion, Round,
};
use katachi_app::play::{GuessCommand, PlayCommand};
use katachi_app::{AppState, Command};
use katachi_core::go::{Board, BoardSize, Mark, MarkKind, Point};
use katachi_core::pattern::Image;
use katachi_language::text;
use katachi_sentences::stage_title;
use katachi_sentences::term;

/// State that the panels keep between frames.
#[derive(Default)]
pub struct GuessView {
    filter: FilterField,
}

/// Number of the model's choices that get a letter once the move is shown.
const MAX_LETTERS: usize = 5;

fn push(commands: &mut Vec<Command>, command: GuessCommand) {
    commands.push(Command::Play(PlayCommand::Guess(command)));
}

pub fn board_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let Some(asked) = state.play().guess().round().and_then(Round::asked) else {
        let text = match state.play().guess().round() {
            Some(_) => text!("play-guess-was-last"),
            None => text!("play-guess-choose"),
        };
        super::empty_board_ui(ui, state, BoardSize::NINETEEN, text);
        return;
    };
    let color = name_of(asked.to_play);
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(super::HEADLINE_HEIGHT);
        let question = match (asked.outcome().is_some(), asked.tries().len()) {
            (true, _) => {
                let (number, black, white) = (asked.moves + 1, &asked.record.black, &asked.record.white);
                text!("play-guess-move-of", number = number.to_string(), black = black, white = white)
            }
            (false, 0) => match asked.mistake() {
                None => text!("play-guess-where", color = color),
                Some(at) => text!("play-guess-better", color = color, point = at.label(asked.board.size())),
            },
            (false, _) if asked.mistake().is_some() => text!("play-guess-better-not-there").to_owned(),
            (false, _) => text!("play-guess-not-there", color = color),
        };
        ui.label(RichText::new(question).strong().size(letters::SECTION));
        if asked.turned.image != Image::default() {
            ui.weak(text!("play-guess-shown", turned = image(asked.turned.image)));
        }
    });
    let mut position = asked.board.clone();
    if let Some(played) = asked.answer() {
        let _ = position.play(asked.to_play, played);
    }
    let (marks, labels) = marks(asked, &position);
    let view = BoardView {
        layers: BoardLayers {
            marks: &marks,
            labels: &labels,
            region: asked.hint(),
            last_move: asked.answer().or(asked.last),
            ko: asked.board.ko().filter(|_| asked.outcome().is_none()),
            ..BoardLayers::default()
        },
        coordinates: state.settings().coordinates && asked.turned.image == Image::default(),
        ghost: asked.outcome().is_none().then_some(asked.to_play),
        name: text!("play-guess-board"),
        ..BoardView::new(&position, describe(asked))
    };
    let size = vec2(ui.available_width(), (ui.available_height() - LEGEND_HEIGHT).max(120.0));
    let output = view.show(ui, size);
    legend_ui(ui, &labels, position.size(), size.x);
    output.menu(&menu(asked), commands);
    if let Some((point, PointerButton::Primary, _)) = output.clicked {
        push(commands, GuessCommand::Try(point));
    }
}

/// The context menu of the board.
fn menu(asked: &Challenge) -> Vec<(&'static str, Command)> {
    let mut entries = match asked.outcome() {
        None => vec![(text!("play-guess-show"), GuessCommand::Reveal)],
        Some(_) => vec![(text!("play-guess-next-position"), GuessCommand::Next)],
    };
    if asked.outcome().is_some() && asked.record.id.is_some() {
        entries.push((text!("play-guess-open-game"), GuessCommand::Open));
    }
    entries.into_iter().map(|(title, command)| (title, PlayCommand::Guess(command).into())).collect()
}

/// Crosses on wrong guesses, and a triangle on the mistake for which a better move is asked. Once the move is shown,
/// letters on the model's choices.
fn marks(asked: &Challenge, position: &Board) -> (Vec<Mark>, Vec<PointLabel>) {
    let missed = asked.tries().iter().map(|tried| tried.point).filter(|&point| position.is_empty(point));
    let mut marks: Vec<Mark> = missed.map(|point| Mark { point, kind: MarkKind::Cross }).collect();
    let mistake = asked.mistake().filter(|&point| position.is_empty(point));
    marks.extend(mistake.map(|point| Mark { point, kind: MarkKind::Triangle }));
    let mut labels = Vec::new();
    if asked.outcome().is_some() {
        let tried = |point: Point| asked.tries().iter().any(|tried| tried.point == point);
        for (rank, (point, probability)) in asked.choices().take(MAX_LETTERS).enumerate() {
            if position.is_empty(point) && !tried(point) {
                labels.push(PointLabel { point, text: letter(rank), detail: percent(f64::from(probability)) });
            }
        }
    }
    (marks, labels)
}

fn describe(asked: &Challenge) -> String {
    let (size, number, color) = (asked.board.size().to_string(), (asked.moves + 1).to_string(), name_of(asked.to_play));
    let (tries, point) = (asked.tries().len(), asked.answer().map(|point| point.label(asked.board.size())));
    match (point, asked.mistake()) {
        (None, _) => text!("play-guess-describe", size = size, number = number, color = color, tries = tries),
        (Some(point), None) => text!(
            "play-guess-describe-played",
            size = size,
            number = number,
            color = color,
            tries = tries,
            point = point
        ),
        (Some(point), Some(_)) => text!(
            "play-guess-describe-better",
            size = size,
            number = number,
            color = color,
            tries = tries,
            point = point
        ),
    }
}

/// Starts a review of the due cards.
fn review_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let due = state.play().due_cards();
    let text = RichText::new(text!("play-guess-review", cards = due)).size(letters::SECTION);
    let button = ui.add_enabled(due > 0, Button::new(text));
    if button.on_hover_text(text!("play-guess-review-tip")).clicked() {
        push(commands, GuessCommand::Review);
    }
    let cards = state.play().guess().cards().deck().len();
    if due == 0 && cards > 0 {
        ui.weak(text!("play-guess-none-due", cards = cards));
    } else if cards == 0 {
        ui.weak(text!("play-guess-no-cards"));
    }
}

/// Chooses the side and the player whose moves are asked.
fn side_ui(ui: &mut Ui, form: &mut GuessForm) {
    ui.label(text!("play-guess-moves-of"));
    for side in GuessSide::ALL {
        if ui.selectable_label(form.side == side, side.title()).clicked() {
            form.side = side;
        }
    }
    let hint = text!("play-guess-any-player");
    let field = TextEdit::singleline(&mut form.player).hint_text(hint).desired_width(130.0);
    let response = ui.add(field).on_hover_text(text!("play-guess-player-tip"));
    let name = text!("play-guess-player-field");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, name));
}

/// Chooses the first and the last move that may be asked.
fn moves_ui(ui: &mut Ui, form: &mut GuessForm) {
    ui.label(text!("play-guess-from-move"));
    ui.add(DragValue::new(&mut form.from).range(1..=form.to).speed(0.5));
    ui.label(text!("play-guess-to-move"));
    ui.add(DragValue::new(&mut form.to).range(form.from..=1_000).speed(0.5));
    for (title, from, to) in [
        (stage_title(0), 1, 40),
        (stage_title(1), 41, 140),
        (stage_title(2), 141, 400),
        (text!("play-guess-all-moves"), 1, 400),
    ] {
        if ui.selectable_label((form.from, form.to) == (from, to), title).clicked() {
            (form.from, form.to) = (from, to);
        }
    }
}

/// Chooses whole games or single positions.
fn order_ui(ui: &mut Ui, chosen: &mut GuessOrder) {
    for (order, title, tip) in [
        (GuessOrder::Through, text!("play-guess-whole-games"), text!("play-guess-whole-games-tip")),
        (GuessOrder::Anywhere, text!("play-guess-single-positions"), text!("play-guess-single-positions-tip")),
    ] {
        if ui.selectable_label(*chosen == order, title).on_hover_text(tip).clicked() {
            *chosen = order;
        }
    }
}

impl GuessView {
    pub fn main_ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        ScrollArea::vertical().id_salt("guess").auto_shrink(false).show(ui, |ui| match state.play().guess().round() {
            None => self.form_ui(ui, state, commands),
            Some(round) => round_ui(ui, state, round, commands),
        });
    }

    fn form_ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let guess = state.play().guess();
        let mut form = guess.form().clone();
        ui.horizontal_wrapped(|ui| review_ui(ui, state, commands));
        ui.separator();
        ui.label(RichText::new(text!("play-guess-new-positions")).strong());
        self.games_ui(ui, state, &mut form);
        ui.horizontal_wrapped(|ui| side_ui(ui, &mut form));
        ui.horizontal_wrapped(|ui| moves_ui(ui, &mut form));
        if matches!(form.games, GuessSource::Filter(_)) {
            ui.horizontal_wrapped(|ui| order_ui(ui, &mut form.order));
        }
        ui.add_space(space::TINY);
        let can_start = guess.error().is_none() && !guess.is_choosing() && can_ask(state, &form);
        let start = controls::primary(ui, RichText::new(text!("play-start")).size(letters::SECTION))
            .min_size(vec2(110.0, 30.0));
        if ui.add_enabled(can_start, start).clicked() {
            push(commands, GuessCommand::Start);
        }
        if form != *guess.form() {
            // Insert before a start command of the same frame.
            commands.insert(0, Command::Play(PlayCommand::Guess(GuessCommand::Set(form))));
        }
        ui.add_space(space::SMALL);
        ui.weak(text!(
            "play-guess-about",
            tries = MAX_TRIES,
            first = CREDITS[0],
            second = CREDITS[1],
            third = CREDITS[2],
            other = MAX_OTHER_CREDIT
        ));
    }

    fn games_ui(&mut self, ui: &mut Ui, state: &AppState, form: &mut GuessForm) {
        let guess = state.play().guess();
        let hits = state.find().hits().len();
        ui.horizontal_wrapped(|ui| {
            let is_filter = matches!(form.games, GuessSource::Filter(_));
            let label = ui.selectable_label(is_filter, text!("play-guess-loaded"));
            if label.on_hover_text(text!("play-guess-loaded-tip")).clicked() && !is_filter {
                form.games = GuessSource::Filter(self.filter.text().to_owned());
            }
            let button = Button::selectable(form.games == GuessSource::Hits, text!("play-guess-hits", hits = hits));
            if ui.add_enabled(hits > 0, button).on_hover_text(text!("play-guess-hits-tip")).clicked() {
                form.games = GuessSource::Hits;
            }
            let button = Button::selectable(form.games == GuessSource::Open, text!("play-guess-open"));
            let button = ui.add_enabled(state.viewer().is_some(), button);
            if button.on_hover_text(text!("play-guess-open-tip")).clicked() {
                form.games = GuessSource::Open;
            }
        });
        if let GuessSource::Filter(text) = &mut form.games {
            if self.filter.text() != text.as_str() {
                self.filter.set_text(text.clone());
            }
            let width = ui.available_width().min(420.0);
            let (name, hint) = (text!("play-guess-games-field"), text!("play-guess-games-hint"));
            let output = self.filter.ui(ui, name, hint, width, state.games().catalogue());
            if output.changed {
                *text = self.filter.text().to_owned();
            }
            filter_field::notes_ui(ui, guess.error(), &Default::default());
            filter_field::other_years_ui(ui, text, state.library());
            let tags: Vec<String> =
                state.games().catalogue().tags().iter().map(|(name, _)| name.to_owned()).take(12).collect();
            if !tags.is_empty() {
                ui.horizontal_wrapped(|ui| {
                    ui.weak(text!("play-guess-tagged"));
                    for tag in tags {
                        let wanted = format!("tag:\"{tag}\"");
                        if ui.selectable_label(*text == wanted, &tag).clicked() {
                            *text = wanted;
                        }
                    }
                });
            }
        }
    }
}

fn can_ask(state: &AppState, form: &GuessForm) -> bool {
    match form.games {
        GuessSource::Filter(_) => !state.corpus().games().is_empty(),
        GuessSource::Hits => !state.find().hits().is_empty(),
        GuessSource::Open => state.viewer().is_some(),
    }
}

fn round_ui(ui: &mut Ui, state: &AppState, round: &Round, commands: &mut Vec<Command>) {
    score_ui(ui, round, commands);
    ui.separator();
    let Some(asked) = round.asked() else {
        ui.label(RichText::new(text!("play-guess-done")).strong());
        return;
    };
    match asked.outcome() {
        None => asking_ui(ui, state, asked, commands),
        Some(_) => answer_ui(ui, state, asked, commands),
    }
}

fn score_ui(ui: &mut Ui, round: &Round, commands: &mut Vec<Command>) {
    let (score, of) = round.score();
    ui.horizontal_wrapped(|ui| {
        let share = if of == 0 { 0.0 } else { score as f32 / of as f32 };
        ui.label(
            RichText::new(text!("play-guess-score", score = score.to_string(), of = of.to_string()))
                .strong()
                .size(letters::SECTION),
        );
        let first = round.answers().iter().filter(|answer| answer.found == Some(0)).count();
        ui.label(text!("play-guess-asked", positions = round.answers().len(), first = first));
        if let Some(left) = round.left().filter(|_| round.asked().is_some()) {
            ui.weak(text!("play-guess-to-come", positions = left));
        }
        if ui.button(text!("play-guess-end")).on_hover_text(text!("play-guess-end-tip")).clicked() {
            push(commands, GuessCommand::Stop);
        }
        if of > 0 {
            ui.add(ProgressBar::new(share).desired_height(7.0).fill(Tones::for_context(ui).accent));
        }
    });
}

fn asking_ui(ui: &mut Ui, state: &AppState, asked: &Challenge, commands: &mut Vec<Command>) {
    let left = MAX_TRIES - asked.tries().len();
    let text = match asked.tries().len() {
        0 => text!("play-guess-look-first"),
        1 => text!("play-guess-in-quarter"),
        _ => text!("play-guess-in-box"),
    };
    ui.label(text);
    ui.weak(text!("play-guess-clicks-left", clicks = left));
    for (number, tried) in asked.tries().iter().enumerate() {
        opinion_ui(ui, Says::Missed(number), asked, tried.point, tried.opinion, is_counted(state));
    }
    ui.add_space(space::TINY);
    if ui.button(text!("play-guess-show")).on_hover_text(text!("play-guess-show-tip")).clicked() {
        push(commands, GuessCommand::Reveal);
    }
}

fn answer_ui(ui: &mut Ui, state: &AppState, asked: &Challenge, commands: &mut Vec<Command>) {
    let (Some(outcome), Some(played)) = (asked.outcome(), asked.answer()) else { return };
    let verdict = match outcome.found {
        Some(0) => text!("play-guess-right-at-once"),
        Some(1) => text!("play-guess-found-in-quarter"),
        Some(_) => text!("play-guess-found-in-box"),
        None if outcome.credit >= 50 => text!("play-guess-as-good"),
        None => text!("play-guess-not-found"),
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(verdict).strong().size(letters::SECTION));
        ui.label(RichText::new(format!("+{}", outcome.credit)).size(letters::SECTION));
    });
    if let Some(name) = outcome.name {
        ui.label(RichText::new(term(name)).strong());
    }
    ui.add_space(space::TINY);
    let opinion = asked.opinion(played, state.play().engines());
    let says = if asked.mistake().is_some() { Says::Better } else { Says::Played };
    opinion_ui(ui, says, asked, played, opinion, is_counted(state));
    if let Some(mistake) = asked.mistake() {
        let opinion = asked.opinion(mistake, state.play().engines());
        opinion_ui(ui, Says::InGame, asked, mistake, opinion, is_counted(state));
    }
    for (number, tried) in asked.tries().iter().enumerate().filter(|(_, tried)| tried.point != played) {
        opinion_ui(ui, Says::Missed(number), asked, tried.point, tried.opinion, is_counted(state));
    }
    ui.add_space(space::TINY);
    let next = controls::primary(ui, RichText::new(text!("play-guess-next")).size(letters::SECTION))
        .min_size(vec2(110.0, 30.0));
    ui.horizontal_wrapped(|ui| {
        if ui.add(next).on_hover_text(text!("play-guess-next-tip")).clicked() {
            push(commands, GuessCommand::Next);
        }
        if asked.record.id.is_some() {
            if ui.button(text!("play-guess-open-game")).clicked() {
                push(commands, GuessCommand::Open);
            }
            let card = asked.question().and_then(|question| state.play().guess().cards().deck().get(&question));
            if let Some(card) = card {
                let tip = text!("play-guess-forget-tip");
                if ui.button(text!("play-guess-forget")).on_hover_text(tip).clicked() {
                    push(commands, GuessCommand::Forget);
                }
                ui.add(Label::new(RichText::new(due_in(state, card)).weak()).wrap());
            }
        }
    });
    ui.add_space(space::TINY);
    let record = &asked.record;
    let date = if record.date.is_empty() { String::new() } else { format!(", {}", record.date) };
    ui.weak(format!("{} – {}{date}", record.black, record.white));
}

fn due_in(state: &AppState, card: &katachi_core::study::Card) -> String {
    let seconds = card.due().secs() - state.play().now().secs();
    match seconds {
        ..=0 => text!("play-guess-due-now").to_owned(),
        1..3_600 => text!("play-guess-due-minutes", minutes = seconds.div_euclid(60) + 1),
        3_600..172_800 => text!("play-guess-due-hours", hours = seconds / 3_600),
        _ => text!("play-guess-due-days", days = card.due().days_since(state.play().now())),
    }
}

/// Whether the counts of moves by their surroundings are available.
fn is_counted(state: &AppState) -> bool {
    matches!(state.play().engines().contexts(), ContextsState::Ready { .. })
}

/// The role of a move in the outcome.
#[derive(Clone, Copy)]
enum Says {
    Played,
    Better,
    /// The mistake of the game for which a better move is asked.
    InGame,
    /// A wrong guess, by its number from 0.
    Missed(usize),
}

/// The engines' opinions of a move, on one line.
fn opinion_ui(ui: &mut Ui, says: Says, asked: &Challenge, point: Point, opinion: Option<Opinion>, is_counted: bool) {
    let place = point.label(asked.board.size());
    let mut parts = vec![match says {
        Says::Played => text!("play-guess-was-played", point = place),
        Says::Better => text!("play-guess-was-better", point = place),
        Says::InGame => text!("play-guess-in-game", point = place),
        Says::Missed(number) => format!("{}. ✕ {place}", number + 1),
    }];
    if let Some(opinion) = opinion {
        let (share, rank) = (percent(f64::from(opinion.probability)), (opinion.rank + 1).to_string());
        parts.push(text!("play-guess-model", share = share, rank = rank));
        parts.push(match opinion.elsewhere {
            Some(counts) => text!("play-guess-surroundings", played = counts.played, seen = counts.seen),
            None if !is_counted => text!("play-guess-not-counted").to_owned(),
            None => text!("play-guess-never-played").to_owned(),
        });
    }
    ui.add(Label::new(parts.join(" · ")).wrap());
}

pub fn more_ui(ui: &mut Ui, state: &AppState) {
    let guess = state.play().guess();
    let answers = guess.round().map_or(guess.last_answers(), Round::answers);
    summary_ui(ui, answers);
}
