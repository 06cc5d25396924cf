//! Guessing: the form that says what is asked, the board to click on, and what came of it.

use egui::{Button, DragValue, Label, PointerButton, ProgressBar, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::super::find::words::{counted, grouped, image, percent};
use super::summary::summary_ui;
use crate::theme::Tones;
use crate::widgets::board::{BoardLayers, BoardView, PointLabel};
use crate::widgets::filter_field::{self, FilterField};
use katachi_app::find::compare::letter;
use katachi_app::play::engines::ContextsState;
use katachi_app::play::guess::{CREDITS, Challenge, Games, GuessForm, Opinion, Order, Round, Side, TRIES};
use katachi_app::play::{GuessCommand, PlayCommand};
use katachi_app::{AppState, Command};
use katachi_core::go::{Board, BoardSize, Color, Mark, MarkKind, Point};
use katachi_core::pattern::Image;

/// What the panels remember between frames.
#[derive(Default)]
pub struct GuessView {
    filter: FilterField,
}

/// The model's choices that get a letter once the move is shown.
const LETTERS: usize = 5;

fn push(commands: &mut Vec<Command>, command: GuessCommand) {
    commands.push(Command::Play(PlayCommand::Guess(command)));
}

pub fn board_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let Some(asked) = state.play().guess().round().and_then(Round::asked) else {
        let text = match state.play().guess().round() {
            Some(_) => "That was the last position. The summary says how it went.",
            None => "Choose what to guess, and start.",
        };
        super::empty_board_ui(ui, state, BoardSize::NINETEEN, text);
        return;
    };
    let color = name_of(asked.to_play);
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(super::HEADLINE);
        let question = match (asked.outcome().is_some(), asked.tries().len()) {
            (true, _) => format!("Move {} of {} – {}", asked.moves + 1, asked.record.black, asked.record.white),
            (false, 0) => match asked.mistake() {
                None => format!("Where did {color} play?"),
                Some(at) => format!("{color} played {}. What is better?", at.label(asked.board.size())),
            },
            (false, _) if asked.mistake().is_some() => "Not there: look in the bright part.".to_owned(),
            (false, _) => format!("Not there. {color} played in the bright part."),
        };
        ui.label(RichText::new(question).strong().size(15.5));
        if asked.turned.image != Image::default() {
            ui.weak(format!("shown {}", image(asked.turned.image)));
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
        name: "Guessing board",
        ..BoardView::new(&position, describe(asked))
    };
    let size = vec2(ui.available_width(), ui.available_height().max(120.0));
    let output = view.show(ui, size);
    output.menu(&menu(asked), commands);
    if let Some((point, PointerButton::Primary, _)) = output.clicked {
        match asked.outcome() {
            None => push(commands, GuessCommand::Try(point)),
            Some(_) => push(commands, GuessCommand::Next),
        }
    }
}

/// What the board's menu offers.
fn menu(asked: &Challenge) -> Vec<(&'static str, Command)> {
    let mut entries = match asked.outcome() {
        None => vec![("Show the move", GuessCommand::Reveal)],
        Some(_) => vec![("Next position", GuessCommand::Next)],
    };
    if asked.outcome().is_some() && asked.record.id.is_some() {
        entries.push(("Open the game here", GuessCommand::Open));
    }
    entries.into_iter().map(|(title, command)| (title, PlayCommand::Guess(command).into())).collect()
}

/// Crosses where it was not, a triangle on a mistake for which a better move is asked; once it is shown, letters on what
/// the model likes.
fn marks(asked: &Challenge, position: &Board) -> (Vec<Mark>, Vec<PointLabel>) {
    let missed = asked.tries().iter().map(|tried| tried.point).filter(|&point| position.is_empty(point));
    let mut marks: Vec<Mark> = missed.map(|point| Mark { point, kind: MarkKind::Cross }).collect();
    let mistake = asked.mistake().filter(|&point| position.is_empty(point));
    marks.extend(mistake.map(|point| Mark { point, kind: MarkKind::Triangle }));
    let mut labels = Vec::new();
    if asked.outcome().is_some() {
        let tried = |point: Point| asked.tries().iter().any(|tried| tried.point == point);
        for (rank, (point, probability)) in asked.choices().take(LETTERS).enumerate() {
            if position.is_empty(point) && !tried(point) {
                labels.push(PointLabel { point, text: letter(rank), detail: percent(f64::from(probability)) });
            }
        }
    }
    (marks, labels)
}

fn name_of(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

fn describe(asked: &Challenge) -> String {
    let tries = counted(asked.tries().len(), "try").replace("trys", "tries");
    let verb = if asked.mistake().is_some() { "better" } else { "played" };
    let answer = asked.answer().map_or(String::new(), |point| format!(", {verb} {}", point.label(asked.board.size())));
    format!("{}, move {}, {} to play, {tries}{answer}", asked.board.size(), asked.moves + 1, name_of(asked.to_play))
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
        let due = state.play().due_cards();
        ui.horizontal_wrapped(|ui| {
            let text = RichText::new(format!("Review due ({due})")).size(15.0);
            let tip = "Positions that you missed, asked again just before you would forget them: turned, mirrored and \
                       with colours exchanged";
            if ui.add_enabled(due > 0, Button::new(text)).on_hover_text(tip).clicked() {
                push(commands, GuessCommand::Review);
            }
            let cards = guess.cards().deck().len();
            if due == 0 && cards > 0 {
                ui.weak(format!("{} kept; none is due", counted(cards, "card")));
            } else if cards == 0 {
                ui.weak("What you miss is kept, and asked again later.");
            }
        });
        ui.separator();
        ui.label(RichText::new("New positions").strong());
        self.games_ui(ui, state, &mut form);
        ui.horizontal_wrapped(|ui| {
            ui.label("Moves of");
            for side in Side::ALL {
                if ui.selectable_label(form.side == side, side.title()).clicked() {
                    form.side = side;
                }
            }
            let field = TextEdit::singleline(&mut form.player).hint_text("any player").desired_width(130.0);
            let response = ui.add(field).on_hover_text("Only moves of players whose name has this");
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, "Player to guess"));
        });
        ui.horizontal_wrapped(|ui| {
            ui.label("from move");
            ui.add(DragValue::new(&mut form.from).range(1..=form.to).speed(0.5));
            ui.label("to");
            ui.add(DragValue::new(&mut form.to).range(form.from..=1_000).speed(0.5));
            for (title, from, to) in
                [("opening", 1, 40), ("middle game", 41, 140), ("endgame", 141, 400), ("all", 1, 400)]
            {
                if ui.selectable_label((form.from, form.to) == (from, to), title).clicked() {
                    (form.from, form.to) = (from, to);
                }
            }
        });
        if matches!(form.games, Games::Filter(_)) {
            ui.horizontal_wrapped(|ui| {
                for (order, title, tip) in [
                    (Order::Through, "Whole games", "Move by move through one game after the other"),
                    (Order::Anywhere, "Single positions", "From here and there, drawn by chance"),
                ] {
                    if ui.selectable_label(form.order == order, title).on_hover_text(tip).clicked() {
                        form.order = order;
                    }
                }
            });
        }
        ui.add_space(6.0);
        let can_start = guess.error().is_none() && !guess.is_choosing() && can_ask(state, &form);
        let start = Button::new(RichText::new("Start").size(15.0)).min_size(vec2(110.0, 30.0));
        if ui.add_enabled(can_start, start).clicked() {
            push(commands, GuessCommand::Start);
        }
        if form != *guess.form() {
            // Before a start of the same frame.
            commands.insert(0, Command::Play(PlayCommand::Guess(GuessCommand::Set(form))));
        }
        ui.add_space(8.0);
        ui.weak(format!(
            "{TRIES} clicks a position: a miss shows the quarter of the board where the move was, the next one a smaller \
             box. Right at once counts {}, then {} and {}; a move that was not played counts up to 60, as good as the \
             model or other games find it.",
            CREDITS[0], CREDITS[1], CREDITS[2]
        ));
    }

    fn games_ui(&mut self, ui: &mut Ui, state: &AppState, form: &mut GuessForm) {
        let guess = state.play().guess();
        let hits = state.find().hits().len();
        ui.horizontal_wrapped(|ui| {
            let is_filter = matches!(form.games, Games::Filter(_));
            let tip = "All games, or those that pass a filter such as player:shusaku, year:1990-2010 or tag:mine";
            if ui.selectable_label(is_filter, "Loaded games").on_hover_text(tip).clicked() && !is_filter {
                form.games = Games::Filter(self.filter.text().to_owned());
            }
            let text = format!("Hits of Find ({})", grouped(hits as u64));
            let tip = "Each hit of the Find workspace: what was played in that position?";
            let button = Button::selectable(form.games == Games::Hits, text);
            if ui.add_enabled(hits > 0, button).on_hover_text(tip).clicked() {
                form.games = Games::Hits;
            }
            let button = Button::selectable(form.games == Games::Open, "The open game");
            let tip = "The game that is open, move by move; cards are kept only of games that are loaded";
            if ui.add_enabled(state.viewer().is_some(), button).on_hover_text(tip).clicked() {
                form.games = Games::Open;
            }
        });
        if let Games::Filter(text) = &mut form.games {
            if self.filter.text() != text.as_str() {
                self.filter.set_text(text.clone());
            }
            let width = ui.available_width().min(420.0);
            let hint = "all games; or player:… year:… tag:…";
            let output = self.filter.ui(ui, "Games to guess", hint, width, state.games().catalogue());
            if output.changed {
                *text = self.filter.text().to_owned();
            }
            filter_field::notes_ui(ui, guess.error(), &Default::default());
            let tags: Vec<String> =
                state.games().catalogue().tags().iter().map(|(name, _)| name.to_owned()).take(12).collect();
            if !tags.is_empty() {
                ui.horizontal_wrapped(|ui| {
                    ui.weak("tagged:");
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
        Games::Filter(_) => !state.corpus().games().is_empty(),
        Games::Hits => !state.find().hits().is_empty(),
        Games::Open => state.viewer().is_some(),
    }
}

fn round_ui(ui: &mut Ui, state: &AppState, round: &Round, commands: &mut Vec<Command>) {
    score_ui(ui, round, commands);
    ui.separator();
    let Some(asked) = round.asked() else {
        ui.label(RichText::new("Done.").strong());
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
        ui.label(RichText::new(format!("{score} of {of}")).strong().size(17.0));
        let asked = counted(round.answers().len(), "position");
        let first = round.answers().iter().filter(|answer| answer.found == Some(0)).count();
        ui.label(format!("{asked}, {first} right at once"));
        if let Some(left) = round.left().filter(|_| round.asked().is_some()) {
            ui.weak(format!("{left} to come"));
        }
        if ui.button("End").on_hover_text("Ends the round; the summary stays").clicked() {
            push(commands, GuessCommand::Stop);
        }
        if of > 0 {
            ui.add(ProgressBar::new(share).desired_height(7.0).fill(Tones::of(ui).accent));
        }
    });
}

fn asking_ui(ui: &mut Ui, state: &AppState, asked: &Challenge, commands: &mut Vec<Command>) {
    let left = TRIES - asked.tries().len();
    let text = match asked.tries().len() {
        0 => "Click where you would look first.".to_owned(),
        1 => "It was played in this quarter of the board.".to_owned(),
        _ => "It was played in this box.".to_owned(),
    };
    ui.label(text);
    ui.weak(format!("{} left", counted(left, "click")));
    for (number, tried) in asked.tries().iter().enumerate() {
        opinion_ui(ui, &format!("{}. ✕", number + 1), asked, tried.point, tried.opinion, is_counted(state));
    }
    ui.add_space(6.0);
    if ui.button("Show the move").on_hover_text("Gives this position up (I)").clicked() {
        push(commands, GuessCommand::Reveal);
    }
}

fn answer_ui(ui: &mut Ui, state: &AppState, asked: &Challenge, commands: &mut Vec<Command>) {
    let (Some(outcome), Some(played)) = (asked.outcome(), asked.answer()) else { return };
    let verdict = match outcome.found {
        Some(0) => "Right at once!",
        Some(1) => "Found in the quarter.",
        Some(_) => "Found in the box.",
        None if outcome.credit >= 50 => "Not played, but as good.",
        None => "Not found.",
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(verdict).strong().size(16.0));
        ui.label(RichText::new(format!("+{}", outcome.credit)).color(Tones::of(ui).accent).size(16.0));
    });
    if let Some(name) = outcome.name {
        ui.label(RichText::new(name).italics());
    }
    ui.add_space(4.0);
    let opinion = asked.opinion(played, state.play().engines());
    let head = if asked.mistake().is_some() { "Better:" } else { "Played:" };
    opinion_ui(ui, head, asked, played, opinion, is_counted(state));
    if let Some(mistake) = asked.mistake() {
        opinion_ui(
            ui,
            "In the game:",
            asked,
            mistake,
            asked.opinion(mistake, state.play().engines()),
            is_counted(state),
        );
    }
    for (number, tried) in asked.tries().iter().enumerate().filter(|(_, tried)| tried.point != played) {
        opinion_ui(ui, &format!("{}. ✕", number + 1), asked, tried.point, tried.opinion, is_counted(state));
    }
    ui.add_space(6.0);
    let next = Button::new(RichText::new("Next").size(15.0)).min_size(vec2(110.0, 30.0));
    ui.horizontal_wrapped(|ui| {
        if ui.add(next).on_hover_text("The next position (Space, or a click on the board)").clicked() {
            push(commands, GuessCommand::Next);
        }
        if asked.record.id.is_some() {
            if ui.button("Open the game here").clicked() {
                push(commands, GuessCommand::Open);
            }
            let card = asked.question().and_then(|question| state.play().guess().cards().deck().get(&question));
            if let Some(card) = card {
                let tip = "Never asks this position again";
                if ui.button("Forget this card").on_hover_text(tip).clicked() {
                    push(commands, GuessCommand::Forget);
                }
                ui.add(Label::new(RichText::new(due_in(state, card)).weak()).wrap());
            }
        }
    });
    ui.add_space(4.0);
    let record = &asked.record;
    let date = if record.date.is_empty() { String::new() } else { format!(", {}", record.date) };
    ui.weak(format!("{} – {}{date}", record.black, record.white));
}

fn due_in(state: &AppState, card: &katachi_core::study::Card) -> String {
    let seconds = card.due().secs() - state.play().now().secs();
    match seconds {
        ..=0 => "Due now".to_owned(),
        1..3_600 => format!("Asked again in {} min", seconds.div_euclid(60) + 1),
        3_600..172_800 => format!("Asked again in {} h", seconds / 3_600),
        _ => format!("Asked again in {} days", seconds / 86_400),
    }
}

/// Whether it is known how often moves were played in their surroundings.
fn is_counted(state: &AppState) -> bool {
    matches!(state.play().engines().contexts(), ContextsState::Ready { .. })
}

/// What the engines think of a move, on one line.
fn opinion_ui(ui: &mut Ui, before: &str, asked: &Challenge, point: Point, opinion: Option<Opinion>, is_counted: bool) {
    let place = point.label(asked.board.size());
    let mut text = format!("{before} {place}");
    if let Some(opinion) = opinion {
        text.push_str(&format!(" · model {} (no. {})", percent(f64::from(opinion.probability)), opinion.rank + 1));
        text.push_str(&match opinion.elsewhere {
            Some(counts) => {
                let (played, seen) = (grouped(u64::from(counts.played)), grouped(u64::from(counts.seen)));
                format!(" · in such surroundings played {played} of {seen} times")
            }
            None if !is_counted => " · surroundings not counted yet".to_owned(),
            None => " · never played in such surroundings".to_owned(),
        });
    }
    ui.add(Label::new(text).wrap());
}

pub fn more_ui(ui: &mut Ui, state: &AppState) {
    let guess = state.play().guess();
    let answers = guess.round().map_or(guess.last_answers(), Round::answers);
    summary_ui(ui, answers);
}
