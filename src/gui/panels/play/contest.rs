//! A game against the pattern player: the form, the board, what to do, and the count at the end.

use std::time::Duration;

use egui::{Button, DragValue, Label, PointerButton, RichText, ScrollArea, Slider, Ui, vec2};

use super::super::find::words::{counted, percent};
use super::learn::learn_ui;
use crate::theme::Tones;
use crate::widgets::board::{BoardLayers, BoardView, Territory};
use crate::widgets::busy::busy;
use katachi_app::play::clock::{Clock, TimeLimit};
use katachi_app::play::contest::Contest;
use katachi_app::play::contest_form::{MOST_MAIN_SECS, MOST_PERIOD_SECS, MOST_PERIODS, Teacher};
use katachi_app::play::{ContestCommand, PlayCommand};
use katachi_app::{AppState, Command};
use katachi_core::go::{BoardSize, Color, Point};
use katachi_engines::play::{Counting, Style};

fn push(commands: &mut Vec<Command>, command: ContestCommand) {
    commands.push(Command::Play(PlayCommand::Contest(command)));
}

fn name_of(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

pub fn board_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let Some(contest) = state.play().contest() else {
        super::empty_board_ui(
            ui,
            state,
            state.play().contest_form().size,
            "Choose a board and an opponent, and start.",
        );
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(super::HEADLINE);
        ui.label(RichText::new(headline(contest)).strong().size(15.5));
        if contest.is_thinking() {
            busy(ui, 26.0);
        }
        if let Some(clock) = contest.clock() {
            clock_ui(ui, contest, clock);
        }
    });
    let marked: Vec<Point> = contest.counted().map(|counted| counted.dead().collect()).unwrap_or_default();
    let territory = territory(contest);
    let is_scoring = contest.counted().is_some();
    let view = BoardView {
        layers: BoardLayers {
            last_move: contest.last().and_then(|play| play.point()).filter(|_| !is_scoring),
            ko: contest.board().ko(),
            faded: &marked,
            territory: &territory,
            ..BoardLayers::default()
        },
        coordinates: state.settings().coordinates,
        ghost: contest.is_your_turn().then_some(contest.form().you),
        name: "Game board",
        ..BoardView::new(contest.board(), describe(contest))
    };
    let size = vec2(ui.available_width(), ui.available_height().max(120.0));
    let output = view.show(ui, size);
    output.menu(&menu(contest), commands);
    if let Some((point, PointerButton::Primary, _)) = output.clicked {
        match is_scoring {
            true => push(commands, ContestCommand::ToggleDead(point)),
            false => push(commands, ContestCommand::Play(Some(point))),
        }
    }
}

/// What the board's menu offers.
fn menu(contest: &Contest) -> Vec<(&'static str, Command)> {
    let mut entries = Vec::new();
    if contest.counted().is_some() && !contest.is_agreed() && !contest.is_proposing() {
        entries.push(("Agree", ContestCommand::Agree));
    }
    if contest.is_your_turn() {
        entries.push(("Pass", ContestCommand::Play(None)));
    }
    if can_undo(contest) {
        entries.push(("Undo", ContestCommand::Undo));
    }
    if can_estimate(contest) {
        entries.push(("Estimate", ContestCommand::Estimate));
    }
    entries.extend([
        ("Copy SGF", ContestCommand::CopySgf),
        ("Save as SGF…", ContestCommand::Save),
        ("Look at it", ContestCommand::Open),
    ]);
    entries.into_iter().map(|(title, command)| (title, PlayCommand::Contest(command).into())).collect()
}

fn can_undo(contest: &Contest) -> bool {
    let (form, game) = (contest.form(), contest.game());
    let has_played = game.moves().iter().any(|play| play.color() == form.you) || game.resigned().is_some();
    !form.watches && !contest.lost_on_time() && has_played
}

fn can_estimate(contest: &Contest) -> bool {
    !contest.game().is_over() && !contest.is_estimating()
}

/// What is left, and whether it runs.
fn clock_ui(ui: &mut Ui, contest: &Contest, clock: &Clock) {
    if contest.is_timed_now() {
        ui.ctx().request_repaint_after(Duration::from_millis(200));
    }
    let left = clock.left();
    // The second that has begun, as clocks show it.
    let seconds = left.time.as_millis().div_ceil(1000);
    let mut words = format!("{}:{:02}", seconds / 60, seconds % 60);
    if let Some(periods) = left.periods {
        words.push_str(&format!(" · {}", counted(periods as usize, "period")));
    }
    if clock.is_paused() {
        words.push_str(" · paused");
    }
    let is_short = left.time < Duration::from_secs(10) && left.periods.is_some_and(|periods| periods <= 1);
    let text = RichText::new(&words).strong().size(15.5);
    let text = if is_short { text.color(Tones::of(ui).error) } else { text };
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let tip = "Your time. It runs while it is your turn and this board is on the screen.";
        let response = ui.add(Label::new(text).selectable(false)).on_hover_text(tip);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("Your time: {words}")));
    });
}

fn headline(contest: &Contest) -> String {
    if contest.lost_on_time() {
        let you = contest.form().you;
        return format!("{} wins: {} ran out of time.", name_of(you.opponent()), name_of(you));
    }
    if let Some(loser) = contest.game().resigned() {
        return format!("{} wins: {} resigned.", name_of(loser.opponent()), name_of(loser));
    }
    if let Some(counted) = contest.counted() {
        let score = counted.score();
        let by = score.margin().abs();
        return match score.winner() {
            Some(color) => format!("{} wins by {by}.", name_of(color)),
            None => "A draw.".to_owned(),
        };
    }
    if contest.form().watches {
        return contest.said().unwrap_or("Katachi plays both sides.").to_owned();
    }
    match contest.is_thinking() {
        true => "Katachi is thinking …".to_owned(),
        false => match contest.said() {
            Some(said) => format!("{said} Your turn: {}.", name_of(contest.form().you)),
            None => format!("Your turn: {}.", name_of(contest.form().you)),
        },
    }
}

/// Whose points are: as counted, or as the playouts see them.
fn territory(contest: &Contest) -> Vec<Territory> {
    if let Some(counted) = contest.counted() {
        let score = counted.score();
        let open = |point: &Point| contest.board().is_empty(*point) || counted.is_dead(*point);
        let of = |points: &[Point], color| -> Vec<Territory> {
            let open = points.iter().filter(|point| open(point));
            open.map(|&point| Territory { point, color, strength: 1.0 }).collect()
        };
        return [of(&score.black_points, Color::Black), of(&score.white_points, Color::White)].concat();
    }
    let Some(whose) = contest.estimate() else { return Vec::new() };
    let points = whose.size().points().filter(|&point| whose.at(point).abs() > 0.2);
    points
        .map(|point| {
            let share = whose.at(point);
            let color = if share > 0.0 { Color::Black } else { Color::White };
            Territory { point, color, strength: share.abs() }
        })
        .collect()
}

fn describe(contest: &Contest) -> String {
    let stones = counted(contest.board().stones().count(), "stone");
    let moves = counted(contest.game().moves().len(), "move");
    format!("{}, {moves}, {stones}, {} to play", contest.board().size(), name_of(contest.game().to_play()))
}

pub fn main_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    ScrollArea::vertical().id_salt("contest").auto_shrink(false).show(ui, |ui| match state.play().contest() {
        None => form_ui(ui, state, commands),
        Some(contest) => contest_ui(ui, state, contest, commands),
    });
}

fn form_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let before = *state.play().contest_form();
    let mut form = before;
    egui::Sides::new().height(30.0).shrink_left().show(
        ui,
        |ui| ui.label(RichText::new("A game against the pattern player").strong().size(15.5)),
        |ui| {
            let start = Button::new(RichText::new("Start").size(15.0)).min_size(vec2(96.0, 30.0));
            let engines = state.play().engines();
            let is_known = |teacher| engines.knows(teacher);
            let is_ready = is_known(form.teacher) && (!form.watches || is_known(form.other_teacher));
            let why = "What it plays from is not there yet: choose something else";
            let response = ui.add_enabled(engines.is_ready() && is_ready, start);
            if response.on_disabled_hover_text(why).clicked() {
                push(commands, ContestCommand::Start);
            }
        },
    );
    ui.label("It plays what strong players would play in such shapes, and reads ahead if you want it to.");
    ui.add_space(4.0);
    egui::Grid::new("contest form").num_columns(2).spacing([14.0, 8.0]).show(ui, |ui| {
        ui.label("Board");
        ui.horizontal(|ui| {
            for size in [9, 13, 19].into_iter().filter_map(|side| BoardSize::new(side).ok()) {
                if ui.selectable_label(form.size == size, size.to_string()).clicked() {
                    form.size = size;
                }
            }
            let mut side = form.size.side();
            let response = ui.add(DragValue::new(&mut side).range(5..=19).speed(0.1)).on_hover_text("Any size");
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, "Size of the board"));
            if let Some(size) = BoardSize::new(side as u32).ok().filter(|_| response.changed()) {
                form.size = size;
            }
        });
        ui.end_row();
        ui.label("You play");
        ui.horizontal(|ui| {
            for color in Color::BOTH {
                let is_chosen = form.you == color && !form.watches;
                if ui.selectable_label(is_chosen, name_of(color)).clicked() {
                    (form.you, form.watches) = (color, false);
                }
            }
            let tip = "Katachi plays both sides, and you look on";
            if ui.selectable_label(form.watches, "neither").on_hover_text(tip).clicked() {
                form.watches = true;
            }
        });
        ui.end_row();
        ui.label("Handicap");
        ui.horizontal(|ui| {
            let mut stones = form.handicap;
            let field = DragValue::new(&mut stones).range(0..=9).speed(0.05);
            let response = ui.add(field.custom_formatter(|stones, _| match stones as usize {
                0 => "none".to_owned(),
                stones => counted(stones, "stone"),
            }));
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, "Handicap stones"));
            if stones != form.handicap {
                // One stone is no handicap but the first move.
                form.handicap = if stones == 1 { if form.handicap == 0 { 2 } else { 0 } } else { stones };
            }
        });
        ui.end_row();
        ui.label("Counting");
        ui.horizontal(|ui| {
            for (counting, title, tip) in [
                (Counting::Area, "area", "Living stones and the points that only they reach (Chinese)"),
                (Counting::Territory, "territory", "Surrounded points and prisoners (Japanese)"),
            ] {
                if ui.selectable_label(form.counting == counting, title).on_hover_text(tip).clicked() {
                    form.counting = counting;
                }
            }
        });
        ui.end_row();
        ui.label("Komi");
        let response = ui.add(DragValue::new(&mut form.komi).range(-50.0..=50.0).speed(0.1).fixed_decimals(1));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, "Komi"));
        // Whole and half points only.
        form.komi = (form.komi * 2.0).round() / 2.0;
        ui.end_row();
        ui.label(if form.watches { "Black plays from" } else { "It plays from" });
        ui.vertical(|ui| teacher_ui(ui, state, &mut form.teacher, commands));
        ui.end_row();
        if form.watches {
            ui.label("White plays from");
            ui.vertical(|ui| teacher_ui(ui, state, &mut form.other_teacher, commands));
            ui.end_row();
        }
        ui.label("Level");
        // Within a cell lines below one another need a column.
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| {
                for (style, playouts, title, tip) in LEVELS {
                    let is_chosen = form.style == style && form.playouts == playouts;
                    if ui.selectable_label(is_chosen, title).on_hover_text(tip).clicked() {
                        (form.style, form.playouts) = (style, playouts);
                    }
                }
            });
        });
        ui.end_row();
        ui.label("Style");
        ui.vertical(|ui| {
            style_ui(ui, &mut form.style);
        });
        ui.end_row();
        ui.label("It reads ahead");
        ui.horizontal(|ui| {
            for (playouts, title, tip) in READING {
                if ui.selectable_label(form.playouts == playouts, title).on_hover_text(tip).clicked() {
                    form.playouts = playouts;
                }
            }
        });
        ui.end_row();
        ui.label("Your clock");
        ui.vertical(|ui| ui.horizontal_wrapped(|ui| time_ui(ui, &mut form.time)));
        ui.end_row();
        ui.label("");
        ui.checkbox(&mut form.resigns, "Resigns lost games");
        ui.end_row();
    });
    let changed = (form.handicap, form.counting) != (before.handicap, before.counting);
    if changed && form.komi == before.usual_komi() {
        form.komi = form.usual_komi();
    }
    if form != before {
        push(commands, ContestCommand::Set(form));
    }
}

/// What a player plays from.
fn teacher_ui(ui: &mut Ui, state: &AppState, chosen: &mut Teacher, commands: &mut Vec<Command>) {
    let engines = state.play().engines();
    ui.horizontal_wrapped(|ui| {
        for teacher in Teacher::ALL {
            let name = engines.list().filter(|_| teacher == Teacher::List).map(|list| list.name());
            let name = name.unwrap_or_else(|| teacher.title().to_owned());
            let (is_file, can) = (teacher == Teacher::List, engines.knows(teacher));
            let button = Button::selectable(*chosen == teacher, name);
            let response = ui.add_enabled(can || is_file, button);
            if response.on_hover_text(teacher.tip()).on_disabled_hover_text(teacher.tip()).clicked() {
                match can {
                    true => *chosen = teacher,
                    false => push(commands, ContestCommand::AskForList),
                }
            }
        }
        let tip = "Another file of mined shapes or templates, as Shapes and katachi mine write them";
        if engines.list().is_some() && ui.small_button("…").on_hover_text(tip).clicked() {
            push(commands, ContestCommand::AskForList);
        }
    });
}

/// No clock, or main time and byo-yomi.
fn time_ui(ui: &mut Ui, time: &mut Option<TimeLimit>) {
    if ui.selectable_label(time.is_none(), "off").on_hover_text("Take your time").clicked() {
        *time = None;
    }
    let tip = "Your main time, then byo-yomi periods: a period that you do not use up is there again for the next move";
    if ui.selectable_label(time.is_some(), "on").on_hover_text(tip).clicked() {
        time.get_or_insert_default();
    }
    let Some(time) = time else { return };
    let mut field = |range: std::ops::RangeInclusive<u64>, value: u64, name: &str, after: &str| {
        let mut value = value;
        let response = ui.add(DragValue::new(&mut value).range(range).speed(0.1).suffix(after));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
        response.changed().then_some(value)
    };
    let main = field(0..=MOST_MAIN_SECS / 60, time.main.as_secs() / 60, "Main time in minutes", " min");
    let periods = field(0..=u64::from(MOST_PERIODS), u64::from(time.periods), "Byo-yomi periods", " ×");
    let period = field(5..=MOST_PERIOD_SECS, time.period.as_secs(), "Seconds of a period", " s");
    if let Some(minutes) = main {
        time.main = Duration::from_secs(60 * minutes);
    }
    time.periods = periods.map_or(time.periods, |periods| periods as u32);
    time.period = period.map_or(time.period, Duration::from_secs);
    // Without any time there would be no game.
    if time.is_nothing() {
        time.main = Duration::from_secs(60);
    }
}

/// From the weakest to the strongest. No kyu grades: nobody has measured them.
const LEVELS: [(Style, usize, &str, &str); 5] = [
    (Style::Sampled { temperature: 1.5 }, 0, "easy", "It plays shapes by chance, rare ones too"),
    (Style::Sampled { temperature: 0.7 }, 0, "varied", "It plays shapes about as often as strong players do"),
    (Style::MostLikely, 0, "steady", "Always the most likely move"),
    (Style::MostLikely, 100, "careful", "It reads ahead a little"),
    (Style::MostLikely, 400, "strong", "It reads further: clearly stronger on small boards"),
];

/// Playouts a move, and what they are called.
const READING: [(usize, &str, &str); 3] = [
    (0, "not at all", "It answers at once with what is likely in such a shape"),
    (100, "a little", "It tries its likely moves in 100 games played out"),
    (400, "further", "It tries its likely moves in 400 games played out: clearly stronger on small boards"),
];

fn style_ui(ui: &mut Ui, style: &mut Style) {
    const USUAL: f32 = 0.7;
    ui.horizontal(|ui| {
        let is_sampled = matches!(style, Style::Sampled { .. });
        let tip = "Always the move that is most likely";
        if ui.selectable_label(!is_sampled, "most likely").on_hover_text(tip).clicked() {
            *style = Style::MostLikely;
        }
        let tip = "Drawn by chance, as often as it would be played: no two games are the same";
        if ui.selectable_label(is_sampled, "varied").on_hover_text(tip).clicked() && !is_sampled {
            *style = Style::Sampled { temperature: USUAL };
        }
    });
    if let Style::Sampled { temperature } = style {
        let slider = Slider::new(temperature, 0.2..=1.5).text("temperature").fixed_decimals(1);
        ui.add(slider).on_hover_text("1: as players do; less is surer, more is wilder");
    }
}

fn contest_ui(ui: &mut Ui, state: &AppState, contest: &Contest, commands: &mut Vec<Command>) {
    let game = contest.game();
    ui.label(RichText::new(format!("{} – {}", game.info().black, game.info().white)).strong().size(15.5));
    let form = contest.form();
    let handicap = if form.handicap >= 2 { format!(", {} stones", form.handicap) } else { String::new() };
    let style = match form.style {
        Style::MostLikely => "most likely moves".to_owned(),
        Style::Sampled { temperature } => format!("temperature {temperature:.1}"),
    };
    let reading = if form.playouts > 0 { format!(", {} playouts a move", form.playouts) } else { String::new() };
    ui.weak(format!("{}{handicap}, komi {}; {}, {style}{reading}", form.size, game.komi(), form.teacher.title()));
    let taken = |color: Color| game.lost(color.opponent());
    let moves = counted(game.moves().len(), "move");
    ui.label(format!("{moves}; Black took {}, White took {}", taken(Color::Black), taken(Color::White)));
    ui.add_space(6.0);
    let is_over = game.is_over();
    ui.horizontal_wrapped(|ui| {
        let can_move = contest.is_your_turn();
        if ui.add_enabled(can_move, Button::new("Pass")).clicked() {
            push(commands, ContestCommand::Play(None));
        }
        let watches = form.watches;
        let tip = "Takes your last move back, and what followed (Ctrl+Z)";
        if ui.add_enabled(can_undo(contest), Button::new("Undo")).on_hover_text(tip).clicked() {
            push(commands, ContestCommand::Undo);
        }
        if ui.add_enabled(!is_over && !watches, Button::new("Resign")).clicked() {
            push(commands, ContestCommand::Resign);
        }
        if let Some(clock) = contest.clock() {
            let (title, tip) = match clock.is_paused() {
                true => ("Go on", "Your clock runs again"),
                false => ("Pause", "Stops your clock; your next move starts it again"),
            };
            if ui.add_enabled(can_move, Button::new(title)).on_hover_text(tip).clicked() {
                push(commands, ContestCommand::Pause(!clock.is_paused()));
            }
        }
        let tip = "Whose points would be whose, as playouts see it";
        if ui.add_enabled(can_estimate(contest), Button::new("Estimate")).on_hover_text(tip).clicked() {
            push(commands, ContestCommand::Estimate);
        }
    });
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        if ui.button("Save as SGF…").clicked() {
            push(commands, ContestCommand::Save);
        }
        if ui.button("Copy SGF").clicked() {
            push(commands, ContestCommand::CopySgf);
        }
        if ui.button("Look at it").on_hover_text("Opens the game with suggestions for every move").clicked() {
            push(commands, ContestCommand::Open);
        }
        learn_ui(ui, state, contest, commands);
        if ui.button("New game").clicked() {
            push(commands, ContestCommand::Stop);
        }
    });
    // Below the other buttons: they stay where they are when it comes and goes.
    if contest.counted().is_some() && !contest.is_agreed() {
        ui.add_space(8.0);
        ui.label(RichText::new("Are the right stones dead?").strong());
        ui.add(
            Label::new(
                "Playouts propose which stones are dead: they are pale on the board. Click a chain to change it.",
            )
            .wrap(),
        );
        ui.horizontal_wrapped(|ui| {
            let agree = Button::new(RichText::new("Agree").strong());
            if ui.add_enabled(!contest.is_proposing(), agree).clicked() {
                push(commands, ContestCommand::Agree);
            }
            if ui.button("Play on").on_hover_text("Takes the passes back").clicked() {
                push(commands, ContestCommand::Undo);
            }
            if contest.is_proposing() {
                busy(ui, 26.0);
                ui.weak("playing it out …");
            }
        });
    }
}

/// The count, or what playouts expect.
pub fn more_ui(ui: &mut Ui, state: &AppState) {
    let Some(contest) = state.play().contest() else {
        ui.weak("The score stands here: an estimate while you play, and the count at the end.");
        return;
    };
    let komi = contest.game().komi();
    if let Some(result) = contest.counted() {
        let score = result.score();
        ui.label(RichText::new(score.result()).strong().size(20.0));
        egui::Grid::new("count").num_columns(3).spacing([18.0, 6.0]).show(ui, |ui| {
            ui.label("");
            ui.label("Black");
            ui.label("White");
            ui.end_row();
            let what = match contest.form().counting {
                Counting::Area => "Area",
                Counting::Territory => "Territory",
            };
            ui.label(what);
            ui.label(score.black_points.len().to_string());
            ui.label(score.white_points.len().to_string());
            ui.end_row();
            let dead = |color| result.dead().filter(|&point| contest.board().get(point) == Some(color)).count();
            let lost = |color: Color| contest.game().lost(color) + dead(color);
            ui.label("Prisoners");
            ui.label(lost(Color::White).to_string());
            ui.label(lost(Color::Black).to_string());
            ui.end_row();
            ui.label("Komi");
            ui.label("");
            ui.label(komi.to_string());
            ui.end_row();
            ui.strong("Total");
            ui.strong(score.black.to_string());
            ui.strong(score.white.to_string());
            ui.end_row();
        });
        if contest.is_agreed() {
            ui.weak("Agreed.");
        }
        return;
    }
    if contest.is_estimating() {
        ui.horizontal(|ui| {
            busy(ui, 26.0);
            ui.label("Playing it out …");
        });
    }
    let Some(whose) = contest.estimate() else {
        ui.weak("“Estimate” shows likely territory.");
        return;
    };
    let margin = whose.margin() - komi;
    let ahead = if margin >= 0.0 { Color::Black } else { Color::White };
    ui.label(RichText::new(format!("{} leads by about {:.0}", name_of(ahead), margin.abs())).strong().size(16.0));
    let (who, color) =
        if contest.form().watches { ("Black wins", Color::Black) } else { ("You win", contest.form().you) };
    let wins = percent(f64::from(whose.wins(color, komi)));
    ui.label(format!("{who} {wins} of the playouts, komi counted."));
    ui.add(
        Label::new(RichText::new("Playouts are quick and know little: take it as a hint.").color(Tones::of(ui).weak))
            .wrap(),
    );
}
