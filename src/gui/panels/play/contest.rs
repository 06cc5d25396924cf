//! A game against the pattern player: the form, the board, the buttons, and the count at the end.

use std::time::Duration;

use egui::{Button, DragValue, Label, PointerButton, Response, RichText, ScrollArea, Slider, Ui, vec2};

use super::super::find::words::percent;
use super::learn::learn_ui;
use super::name_of;
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::board::{BoardLayers, BoardView, Territory};
use crate::widgets::busy::busy;
use crate::widgets::controls;
use crate::widgets::legend::{self, LEGEND_HEIGHT};
use katachi_app::play::clock::{Clock, TimeLimit};
use katachi_app::play::contest::{Contest, ContestScore};
use katachi_app::play::contest_form::{ContestForm, MAX_MAIN_SECS, MAX_PERIOD_SECS, MAX_PERIODS, Teacher};
use katachi_app::play::{ContestCommand, PlayCommand};
use katachi_app::{AppState, Command};
use katachi_core::go::{BoardSize, Color, Point};
use katachi_engines::play::{Counting, Style};
use katachi_language::text;
use katachi_sentences::words::{listed, result_words};

fn push(commands: &mut Vec<Command>, command: ContestCommand) {
    commands.push(Command::Play(PlayCommand::Contest(command)));
}

pub fn board_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let Some(contest) = state.play().contest() else {
        super::empty_board_ui(ui, state, state.play().contest_form().size, text!("play-game-choose"));
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(super::HEADLINE_HEIGHT);
        ui.label(RichText::new(headline(contest)).strong().size(letters::SECTION));
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
        name: text!("play-game-board"),
        ..BoardView::new(contest.board(), describe(contest))
    };
    let size = vec2(ui.available_width(), ui.available_height().max(120.0));
    let output = view.show(ui, size - vec2(0.0, LEGEND_HEIGHT));
    legend::words_ui(ui, &territory_legend(contest, !marked.is_empty()), size.x);
    output.menu(&menu(contest), commands);
    if let Some((point, PointerButton::Primary, _)) = output.clicked {
        push(commands, ContestCommand::Play(Some(point)));
    }
}

/// The context menu of the board.
fn menu(contest: &Contest) -> Vec<(&'static str, Command)> {
    let mut entries = Vec::new();
    if contest.counted().is_some() && !contest.is_agreed() && !contest.is_proposing() {
        entries.push((text!("play-game-agree"), ContestCommand::Agree));
    }
    if contest.is_your_turn() {
        entries.push((text!("play-game-pass"), ContestCommand::Play(None)));
    }
    if can_undo(contest) {
        entries.push((text!("general-undo"), ContestCommand::Undo));
    }
    if can_estimate(contest) {
        entries.push((text!("play-game-estimate"), ContestCommand::Estimate));
    }
    entries.extend([
        (text!("play-game-copy"), ContestCommand::CopySgf),
        (text!("play-game-save"), ContestCommand::Save),
        (text!("play-game-look"), ContestCommand::Open),
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

/// Shows the time left, and whether the clock runs.
fn clock_ui(ui: &mut Ui, contest: &Contest, clock: &Clock) {
    if contest.is_timed_now() {
        ui.ctx().request_repaint_after(Duration::from_millis(200));
    }
    let left = clock.left();
    // Round up to the second that has begun, as clocks do.
    let seconds = left.time.as_millis().div_ceil(1000);
    let mut words = format!("{}:{:02}", seconds / 60, seconds % 60);
    if let Some(periods) = left.periods {
        words.push_str(&format!(" · {}", text!("play-clock-periods", periods = periods)));
    }
    if clock.is_paused() {
        words.push_str(&format!(" · {}", text!("play-clock-paused")));
    }
    let is_short = left.time < Duration::from_secs(10) && left.periods.is_some_and(|periods| periods <= 1);
    let text = RichText::new(&words).strong().size(letters::SECTION);
    let text = if is_short { text.color(Tones::for_context(ui).error) } else { text };
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let response = ui.add(Label::new(text).selectable(false)).on_hover_text(text!("play-clock-tip"));
        let label = || text!("play-clock-label", time = &words);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, label()));
    });
}

fn headline(contest: &Contest) -> String {
    if contest.lost_on_time() {
        let you = contest.form().you;
        return text!("play-game-won-on-time", winner = name_of(you.opponent()), loser = name_of(you));
    }
    if let Some(loser) = contest.game().resigned() {
        return text!("play-game-won-by-resignation", winner = name_of(loser.opponent()), loser = name_of(loser));
    }
    if let Some(counted) = contest.counted() {
        let score = counted.score();
        let by = score.margin().abs();
        let points = by.to_string();
        return match (score.winner(), contest.is_agreed()) {
            (Some(color), true) => text!("play-game-won-by", winner = name_of(color), points = points),
            (Some(color), false) => text!("play-game-proposed", winner = name_of(color), points = points),
            (None, true) => text!("play-game-draw").to_owned(),
            (None, false) => text!("play-game-proposed-draw").to_owned(),
        };
    }
    if contest.form().watches {
        return contest.said().unwrap_or(text!("play-game-both-sides")).to_owned();
    }
    match contest.is_thinking() {
        true => text!("play-game-thinking").to_owned(),
        false => match contest.said() {
            Some(said) => text!("play-game-said-your-turn", said = said, color = name_of(contest.form().you)),
            None => text!("play-game-your-turn", color = name_of(contest.form().you)),
        },
    }
}

/// The owner of each point, by the count or by the playouts.
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

/// The meaning of the squares on the board, and of faded stones.
fn territory_legend(contest: &Contest, has_dead: bool) -> Vec<&'static str> {
    if contest.counted().is_some() {
        let dead = has_dead.then_some(text!("play-legend-dead"));
        return [text!("play-legend-counts-black"), text!("play-legend-counts-white")]
            .into_iter()
            .chain(dead)
            .collect();
    }
    match contest.estimate() {
        Some(_) => vec![text!("play-legend-black"), text!("play-legend-white"), text!("play-legend-size")],
        None => Vec::new(),
    }
}

fn describe(contest: &Contest) -> String {
    let parts = [
        contest.board().size().to_string(),
        text!("general-moves", moves = contest.game().moves().len()),
        text!("general-stones", stones = contest.board().stones().count()),
        text!("play-game-to-play", color = name_of(contest.game().to_play())),
    ];
    listed(&parts)
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
    start_ui(ui, state, &form, commands);
    ui.label(text!("play-game-about"));
    ui.add_space(space::TINY);
    egui::Grid::new("contest form").num_columns(2).spacing([14.0, 8.0]).show(ui, |ui| {
        game_rows_ui(ui, &mut form);
        player_rows_ui(ui, state, &mut form, commands);
    });
    let changed = (form.handicap, form.counting) != (before.handicap, before.counting);
    if changed && form.komi == before.usual_komi() {
        form.komi = form.usual_komi();
    }
    if form != before {
        push(commands, ContestCommand::Set(form));
    }
}

/// The heading, and the button that starts the game.
fn start_ui(ui: &mut Ui, state: &AppState, form: &ContestForm, commands: &mut Vec<Command>) {
    egui::Sides::new().height(30.0).shrink_left().show(
        ui,
        |ui| ui.label(RichText::new(text!("play-game-heading")).strong().size(letters::SECTION)),
        |ui| {
            let start = controls::primary(ui, RichText::new(text!("play-start")).size(letters::SECTION))
                .min_size(vec2(96.0, 30.0));
            let engines = state.play().engines();
            let is_known = |teacher| engines.knows(teacher);
            let is_ready = is_known(form.teacher) && (!form.watches || is_known(form.other_teacher));
            let response = ui.add_enabled(engines.is_ready() && is_ready, start);
            if response.on_disabled_hover_text(text!("play-game-cannot-start")).clicked() {
                push(commands, ContestCommand::Start);
            }
        },
    );
}

/// The rows of the game: board, colour and handicap, counting and komi. Few rows fit a small window.
fn game_rows_ui(ui: &mut Ui, form: &mut ContestForm) {
    ui.label(text!("play-game-size"));
    ui.horizontal(|ui| size_ui(ui, &mut form.size));
    ui.end_row();
    ui.label(text!("play-game-you-play"));
    wrapped(ui, |ui| {
        color_ui(ui, form);
        ui.label(text!("play-game-handicap"));
        handicap_ui(ui, &mut form.handicap);
    });
    ui.end_row();
    ui.label(text!("play-game-counting"));
    wrapped(ui, |ui| {
        counting_ui(ui, &mut form.counting);
        ui.label(text!("play-game-komi"));
        let response = ui.add(DragValue::new(&mut form.komi).range(-50.0..=50.0).speed(0.1).fixed_decimals(1));
        name_field(&response, text!("play-game-komi"));
    });
    // Whole and half points only.
    form.komi = (form.komi * 2.0).round() / 2.0;
    ui.end_row();
}

/// Lays a cell out in as many lines as it needs, which takes a vertical layout.
fn wrapped(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| ui.horizontal_wrapped(add));
}

/// The rows of the players: their moves, strength and time.
fn player_rows_ui(ui: &mut Ui, state: &AppState, form: &mut ContestForm, commands: &mut Vec<Command>) {
    ui.label(if form.watches { text!("play-game-black-plays-from") } else { text!("play-game-it-plays-from") });
    ui.vertical(|ui| teacher_ui(ui, state, &mut form.teacher, commands));
    ui.end_row();
    if form.watches {
        ui.label(text!("play-game-white-plays-from"));
        ui.vertical(|ui| teacher_ui(ui, state, &mut form.other_teacher, commands));
        ui.end_row();
    }
    ui.label(text!("play-game-level"));
    wrapped(ui, |ui| level_ui(ui, form));
    ui.end_row();
    ui.label(text!("play-game-style"));
    ui.vertical(|ui| style_ui(ui, &mut form.style));
    ui.end_row();
    ui.label(text!("play-game-reads-ahead"));
    ui.horizontal(|ui| {
        for (playouts, title, tip) in reading() {
            if ui.selectable_label(form.playouts == playouts, title).on_hover_text(tip).clicked() {
                form.playouts = playouts;
            }
        }
    });
    ui.end_row();
    ui.label(text!("play-clock-row"));
    wrapped(ui, |ui| {
        time_ui(ui, &mut form.time);
        ui.checkbox(&mut form.resigns, text!("play-game-resigns"));
    });
    ui.end_row();
}

/// Names a field of numbers for screen readers.
fn name_field(response: &Response, name: &str) {
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
}

fn size_ui(ui: &mut Ui, chosen: &mut BoardSize) {
    for size in [9, 13, 19].into_iter().filter_map(|side| BoardSize::new(side).ok()) {
        if ui.selectable_label(*chosen == size, size.to_string()).clicked() {
            *chosen = size;
        }
    }
    let mut side = chosen.side();
    let field = DragValue::new(&mut side).range(5..=19).speed(0.1);
    let response = ui.add(field).on_hover_text(text!("play-game-any-size"));
    name_field(&response, text!("play-game-size-field"));
    if let Some(size) = BoardSize::new(side as u32).ok().filter(|_| response.changed()) {
        *chosen = size;
    }
}

fn color_ui(ui: &mut Ui, form: &mut ContestForm) {
    for color in Color::BOTH {
        let is_chosen = form.you == color && !form.watches;
        if ui.selectable_label(is_chosen, name_of(color)).clicked() {
            (form.you, form.watches) = (color, false);
        }
    }
    let label = ui.selectable_label(form.watches, text!("play-game-neither"));
    if label.on_hover_text(text!("play-game-neither-tip")).clicked() {
        form.watches = true;
    }
}

fn handicap_ui(ui: &mut Ui, handicap: &mut usize) {
    let mut stones = *handicap;
    let field = DragValue::new(&mut stones).range(0..=9).speed(0.05);
    let response = ui.add(field.custom_formatter(|stones, _| match stones as usize {
        0 => text!("play-game-no-handicap").to_owned(),
        stones => text!("general-stones", stones = stones),
    }));
    name_field(&response, text!("play-game-handicap-field"));
    if stones != *handicap {
        // One handicap stone means only the first move, so it is not offered.
        *handicap = if stones == 1 { if *handicap == 0 { 2 } else { 0 } } else { stones };
    }
}

fn counting_ui(ui: &mut Ui, chosen: &mut Counting) {
    for (counting, title, tip) in [
        (Counting::Area, text!("play-game-by-area"), text!("play-game-by-area-tip")),
        (Counting::Territory, text!("play-game-by-territory"), text!("play-game-by-territory-tip")),
    ] {
        if ui.selectable_label(*chosen == counting, title).on_hover_text(tip).clicked() {
            *chosen = counting;
        }
    }
}

fn level_ui(ui: &mut Ui, form: &mut ContestForm) {
    for (style, playouts, title, tip) in levels() {
        let is_chosen = form.style == style && form.playouts == playouts;
        if ui.selectable_label(is_chosen, title).on_hover_text(tip).clicked() {
            (form.style, form.playouts) = (style, playouts);
        }
    }
}

/// Chooses the source of a player's moves.
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
        let tip = text!("play-game-other-file-tip");
        if engines.list().is_some() && ui.small_button("…").on_hover_text(tip).clicked() {
            push(commands, ContestCommand::AskForList);
        }
    });
}

/// No clock, or main time and byo-yomi.
fn time_ui(ui: &mut Ui, time: &mut Option<TimeLimit>) {
    if ui.selectable_label(time.is_none(), text!("play-clock-off")).on_hover_text(text!("play-clock-off-tip")).clicked()
    {
        *time = None;
    }
    if ui.selectable_label(time.is_some(), text!("play-clock-on")).on_hover_text(text!("play-clock-on-tip")).clicked() {
        time.get_or_insert_default();
    }
    let Some(time) = time else { return };
    let mut field = |range: std::ops::RangeInclusive<u64>, value: u64, name: &str, after: &str| {
        let mut value = value;
        let response = ui.add(DragValue::new(&mut value).range(range).speed(0.1).suffix(after));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
        response.changed().then_some(value)
    };
    let (name, after) = (text!("play-clock-main"), text!("play-clock-minutes-unit"));
    let main = field(0..=MAX_MAIN_SECS / 60, time.main.as_secs() / 60, name, after);
    let name = text!("play-clock-periods-field");
    let periods = field(0..=u64::from(MAX_PERIODS), u64::from(time.periods), name, " ×");
    let (name, after) = (text!("play-clock-period"), text!("play-clock-seconds-unit"));
    let period = field(5..=MAX_PERIOD_SECS, time.period.as_secs(), name, after);
    if let Some(minutes) = main {
        time.main = Duration::from_secs(60 * minutes);
    }
    time.periods = periods.map_or(time.periods, |periods| periods as u32);
    time.period = period.map_or(time.period, Duration::from_secs);
    // Without any time the game could not be played.
    if time.is_nothing() {
        time.main = Duration::from_secs(60);
    }
}

/// The levels, weakest first. They are not kyu grades: nobody has measured them.
fn levels() -> [(Style, usize, &'static str, &'static str); 5] {
    let sampled = |temperature| Style::Sampled { temperature };
    [
        (sampled(1.5), 0, text!("play-game-level-easy"), text!("play-game-level-easy-tip")),
        (sampled(0.7), 0, text!("play-game-level-varied"), text!("play-game-level-varied-tip")),
        (Style::MostLikely, 0, text!("play-game-level-steady"), text!("play-game-level-steady-tip")),
        (Style::MostLikely, 100, text!("play-game-level-careful"), text!("play-game-level-careful-tip")),
        (Style::MostLikely, 400, text!("play-game-level-strong"), text!("play-game-level-strong-tip")),
    ]
}

/// The numbers of playouts per move, each with its title and tip.
fn reading() -> [(usize, &'static str, &'static str); 3] {
    [
        (0, text!("play-game-reads-nothing"), text!("play-game-reads-nothing-tip")),
        (100, text!("play-game-reads-a-little"), text!("play-game-reads-a-little-tip")),
        (400, text!("play-game-reads-further"), text!("play-game-reads-further-tip")),
    ]
}

fn style_ui(ui: &mut Ui, style: &mut Style) {
    const USUAL_TEMPERATURE: f32 = 0.7;
    ui.horizontal(|ui| {
        let is_sampled = matches!(style, Style::Sampled { .. });
        let label = ui.selectable_label(!is_sampled, text!("play-game-style-likely"));
        if label.on_hover_text(text!("play-game-style-likely-tip")).clicked() {
            *style = Style::MostLikely;
        }
        let label = ui.selectable_label(is_sampled, text!("play-game-style-varied"));
        if label.on_hover_text(text!("play-game-style-varied-tip")).clicked() && !is_sampled {
            *style = Style::Sampled { temperature: USUAL_TEMPERATURE };
        }
    });
    if let Style::Sampled { temperature } = style {
        let slider = Slider::new(temperature, 0.2..=1.5).text(text!("play-game-temperature"));
        ui.add(slider.fixed_decimals(1)).on_hover_text(text!("play-game-temperature-tip"));
    }
}

fn contest_ui(ui: &mut Ui, state: &AppState, contest: &Contest, commands: &mut Vec<Command>) {
    let game = contest.game();
    let [black, white] = contest.shown_names();
    ui.label(RichText::new(format!("{black} – {white}")).strong().size(letters::SECTION));
    ui.weak(chosen_form(contest));
    let taken = |color: Color| game.lost(color.opponent());
    let (black, white) = (taken(Color::Black), taken(Color::White));
    ui.label(text!("play-game-taken", moves = game.moves().len(), black = black, white = white));
    ui.add_space(space::TINY);
    ui.horizontal_wrapped(|ui| turn_ui(ui, contest, commands));
    ui.add_space(space::SMALL);
    ui.horizontal_wrapped(|ui| {
        if ui.button(text!("play-game-save")).clicked() {
            push(commands, ContestCommand::Save);
        }
        if ui.button(text!("play-game-copy")).clicked() {
            push(commands, ContestCommand::CopySgf);
        }
        look_ui(ui, commands);
        learn_ui(ui, state, contest, commands);
        if ui.button(text!("play-game-new")).clicked() {
            push(commands, ContestCommand::Stop);
        }
    });
    // This stands below the other buttons, so that they do not move when it comes and goes.
    if contest.counted().is_some() && !contest.is_agreed() {
        agree_ui(ui, contest, commands);
    }
}

fn look_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    if ui.button(text!("play-game-look")).on_hover_text(text!("play-game-look-tip")).clicked() {
        push(commands, ContestCommand::Open);
    }
}

/// Shown instead of the open game's record, which is another one, beside a game against Katachi. Returns whether it is.
pub fn instead_of_record_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) -> bool {
    let is_shown = state.play().contest_shown(state.shared()).is_some();
    if is_shown {
        ui.weak(text!("play-game-not-here"));
        look_ui(ui, commands);
    }
    is_shown
}

/// The settings of the current game, in a line.
fn chosen_form(contest: &Contest) -> String {
    let form = contest.form();
    let handicap = (form.handicap >= 2).then(|| text!("general-stones", stones = form.handicap));
    let komi = text!("play-game-with-komi", komi = contest.game().komi().to_string());
    let set_up: Vec<String> = std::iter::once(form.size.to_string()).chain(handicap).chain([komi]).collect();
    let style = match form.style {
        Style::MostLikely => text!("play-game-with-likely-moves").to_owned(),
        Style::Sampled { temperature } => {
            text!("play-game-with-temperature", temperature = format!("{temperature:.1}"))
        }
    };
    let reading = (form.playouts > 0).then(|| text!("play-game-with-playouts", playouts = form.playouts));
    let opponent: Vec<String> = [form.teacher.title().to_owned(), style].into_iter().chain(reading).collect();
    format!("{}; {}", listed(&set_up), listed(&opponent))
}

/// The buttons of whoever is to move.
fn turn_ui(ui: &mut Ui, contest: &Contest, commands: &mut Vec<Command>) {
    let can_move = contest.is_your_turn();
    if ui.add_enabled(can_move, Button::new(text!("play-game-pass"))).clicked() {
        push(commands, ContestCommand::Play(None));
    }
    let undo = ui.add_enabled(can_undo(contest), Button::new(text!("general-undo")));
    if undo.on_hover_text(text!("play-game-undo-tip")).clicked() {
        push(commands, ContestCommand::Undo);
    }
    let can_resign = !contest.game().is_over() && !contest.form().watches;
    if ui.add_enabled(can_resign, Button::new(text!("play-game-resign"))).clicked() {
        push(commands, ContestCommand::Resign);
    }
    if let Some(clock) = contest.clock() {
        let (title, tip) = match clock.is_paused() {
            true => (text!("play-clock-go-on"), text!("play-clock-go-on-tip")),
            false => (text!("play-clock-pause"), text!("play-clock-pause-tip")),
        };
        if ui.add_enabled(can_move, Button::new(title)).on_hover_text(tip).clicked() {
            push(commands, ContestCommand::Pause(!clock.is_paused()));
        }
    }
    let estimate = ui.add_enabled(can_estimate(contest), Button::new(text!("play-game-estimate")));
    if estimate.on_hover_text(text!("play-game-estimate-tip")).clicked() {
        push(commands, ContestCommand::Estimate);
    }
}

/// Buttons to agree on the dead stones or to play on.
fn agree_ui(ui: &mut Ui, contest: &Contest, commands: &mut Vec<Command>) {
    ui.add_space(space::SMALL);
    ui.label(RichText::new(text!("play-game-dead-stones")).strong());
    ui.add(Label::new(text!("play-game-dead-stones-about")).wrap());
    ui.horizontal_wrapped(|ui| {
        let agree = controls::primary(ui, text!("play-game-agree"));
        if ui.add_enabled(!contest.is_proposing(), agree).clicked() {
            push(commands, ContestCommand::Agree);
        }
        if ui.button(text!("play-game-play-on")).on_hover_text(text!("play-game-play-on-tip")).clicked() {
            push(commands, ContestCommand::Undo);
        }
        if contest.is_proposing() {
            busy(ui, 26.0);
            ui.weak(text!("play-game-proposing"));
        }
    });
}

/// Shows the count, or the result that the playouts expect.
pub fn more_ui(ui: &mut Ui, state: &AppState) {
    let Some(contest) = state.play().contest() else {
        ui.weak(text!("play-score-empty"));
        return;
    };
    if let Some(result) = contest.counted() {
        return count_ui(ui, contest, result);
    }
    if contest.is_estimating() {
        ui.horizontal(|ui| {
            busy(ui, 26.0);
            ui.label(text!("play-score-estimating"));
        });
    }
    let Some(whose) = contest.estimate() else {
        ui.weak(match contest.game().resigned() {
            Some(_) => text!("play-score-not-counted"),
            None => text!("play-score-no-estimate"),
        });
        return;
    };
    let komi = contest.game().komi();
    let margin = whose.margin() - komi;
    let ahead = if margin >= 0.0 { Color::Black } else { Color::White };
    let leads = text!("play-score-leads", color = name_of(ahead), points = format!("{:.0}", margin.abs()));
    ui.label(RichText::new(leads).strong().size(letters::SECTION));
    let wins = |color: Color| percent(f64::from(whose.wins(color, komi)));
    ui.label(match contest.form().watches {
        true => text!("play-score-black-wins", share = wins(Color::Black)),
        false => text!("play-score-you-win", share = wins(contest.form().you)),
    });
    ui.add(Label::new(RichText::new(text!("play-score-hint")).color(Tones::for_context(ui).weak)).wrap());
}

fn count_ui(ui: &mut Ui, contest: &Contest, result: &ContestScore) {
    let score = result.score();
    ui.label(RichText::new(result_words(&score.result())).strong().size(letters::FIGURE));
    egui::Grid::new("count").num_columns(3).spacing([18.0, 6.0]).show(ui, |ui| {
        ui.label("");
        ui.label(name_of(Color::Black));
        ui.label(name_of(Color::White));
        ui.end_row();
        let what = match contest.form().counting {
            Counting::Area => text!("play-score-area"),
            Counting::Territory => text!("play-score-territory"),
        };
        ui.label(what);
        ui.label(score.black_points.len().to_string());
        ui.label(score.white_points.len().to_string());
        ui.end_row();
        // By area, prisoners count for nobody.
        let counts_prisoners = contest.form().counting == Counting::Territory;
        let dead = |color| result.dead().filter(|&point| contest.board().get(point) == Some(color)).count();
        let lost = |color: Color| contest.game().lost(color) + dead(color);
        if counts_prisoners {
            ui.label(text!("play-score-prisoners"));
            ui.label(lost(Color::White).to_string());
            ui.label(lost(Color::Black).to_string());
            ui.end_row();
        }
        ui.label(text!("play-game-komi"));
        ui.label("");
        ui.label(contest.game().komi().to_string());
        ui.end_row();
        ui.strong(text!("play-score-total"));
        ui.strong(score.black.to_string());
        ui.strong(score.white.to_string());
        ui.end_row();
    });
    if !score.neutral.is_empty() {
        let open = text!("play-score-open", points = score.neutral.len());
        ui.add(Label::new(RichText::new(open).color(Tones::for_context(ui).warning)).wrap());
    }
    if contest.is_agreed() {
        ui.weak(text!("play-score-agreed"));
    }
}
