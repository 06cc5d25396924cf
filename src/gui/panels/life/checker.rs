//! The rules that hold for a group as a list, and in words what they prove, or why they do not.

use egui::{Align2, Color32, FontId, Rect, RichText, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::{Out, goals};
use crate::theme::Tones;
use crate::widgets::rule_paint::paint_rule;
use katachi_app::life::LifeCommand;
use katachi_app::life::checking::{GroupReport, HeldRule, Weight, status_words};
use katachi_app::{AppState, counted, grouped};
use katachi_core::go::{BoardSize, Point};
use katachi_core::words::color_name;
use katachi_engines::tsumego::rules::conditions::{Condition, Subject};
use katachi_engines::tsumego::rules::frame::Goal;
use katachi_engines::tsumego::rules::{Dependence, Met, Status, Taken};

const ROW: f32 = 62.0;

/// The rules that hold for the chosen group, or all groups.
pub fn held_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let life = state.life();
    let size = life.position(state.viewer()).0.size();
    let Some(checked) = life.checked() else {
        waiting_ui(ui, state);
        return;
    };
    let Some(group) = life.group() else {
        if checked.groups.is_empty() {
            ui.label("There is no stone on the board. Set some, or open a game.");
            return;
        }
        groups_ui(ui, state, out);
        return;
    };
    ui.horizontal(|ui| {
        ui.strong(group_words(group, size));
        if ui.small_button("All groups").on_hover_text("A right click on the board does it too").clicked() {
            out.push(LifeCommand::Mark(None));
        }
    });
    match group.count {
        0 => _ = ui.label("No rule of the book holds for it."),
        count if count > group.rules.len() => {
            _ = ui.weak(format!("{} rules hold; the first {}", grouped(count as u64), group.rules.len()));
        }
        count => _ = ui.weak(format!("{} of the book", counted(count, "rule"))),
    }
    let chosen = life.held().map(|(at, _)| at);
    ScrollArea::vertical().id_salt("held rules").auto_shrink(false).show_rows(
        ui,
        ROW,
        group.rules.len(),
        |ui, rows| {
            for at in rows {
                held_row(ui, at, &group.rules[at], chosen == Some(at), out);
            }
        },
    );
}

fn waiting_ui(ui: &mut Ui, state: &AppState) {
    ui.add_space(24.0);
    ui.vertical_centered(|ui| match state.life().checking() {
        Some(report) => {
            ui.label("Asking the rules …");
            ui.add(egui::ProgressBar::new(report.fraction().unwrap_or(0.0)).desired_width(200.0));
        }
        None => _ = ui.label("Unpacking the rules …"),
    });
}

fn group_words(group: &GroupReport, size: BoardSize) -> String {
    let at = group.stones.first().map_or(String::new(), |point| point.label(size));
    format!("{} at {at}, {}", color_name(group.color), counted(group.stones.len(), "stone"))
}

/// Every group with what is known of it.
fn groups_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let life = state.life();
    let Some(checked) = life.checked() else { return };
    let size = life.position(state.viewer()).0.size();
    let known = checked.groups.iter().filter(|group| group.status != Status::Unknown).count();
    ui.label(format!(
        "{}, {} known to live. Click one, or a stone of it.",
        counted(checked.groups.len(), "group"),
        known
    ));
    let mut order: Vec<&GroupReport> = checked.groups.iter().collect();
    order.sort_by_key(|group| {
        let rank = match group.status {
            Status::Alive => 0,
            Status::AliveIfFirst(_) => 1,
            Status::Unknown => 2,
        };
        (rank, std::cmp::Reverse((group.count, group.stones.len())))
    });
    ScrollArea::vertical().id_salt("groups").auto_shrink(false).show(ui, |ui| {
        for group in order {
            let words = group_words(group, size);
            let status = match group.count {
                0 => "no rule".to_owned(),
                count => format!("{} · {}", status_words(group.status, group.up_to_ko), counted(count, "rule")),
            };
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Row, true, format!("{words}: {status}")));
            let tones = Tones::of(ui);
            if response.hovered() {
                ui.painter().rect_filled(rect, 3.0, tones.stripe);
            }
            let font = TextStyle::Body.resolve(ui.style());
            let middle = rect.center().y;
            ui.painter().text(pos2(rect.left() + 4.0, middle), Align2::LEFT_CENTER, words, font.clone(), tones.text);
            let ink = if group.status == Status::Unknown { tones.weak } else { tones.text };
            ui.painter().text(pos2(rect.right() - 6.0, middle), Align2::RIGHT_CENTER, status, font, ink);
            if response.clicked() {
                out.push(LifeCommand::Mark(group.stones.first().copied()));
            }
        }
    });
}

fn weight_words(held: &HeldRule) -> &'static str {
    match held.weight() {
        Weight::Proves => "proves life",
        Weight::Move => "a move to live",
        Weight::Eye => "proves an eye",
        Weight::EyeMove => "a move for an eye",
        Weight::Connects => "proves a connection",
        Weight::ConnectMove => "a move to connect",
        Weight::Takes => "proves a capture",
        Weight::TakeMove => "a move to take stones",
        Weight::Nothing if held.dependence.is_some() => "its conditions depend",
        Weight::Nothing => "keeps other stones",
    }
}

fn held_row(ui: &mut Ui, at: usize, held: &HeldRule, is_chosen: bool, out: &mut Out) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW - 2.0), Sense::click());
    let place = format!("{} {}×{}", held.frame.place(), held.frame.width(), held.frame.height());
    let words = weight_words(held);
    let label = format!("{words}: {}, {place}", held.goal);
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, is_chosen, &label));
    let tones = Tones::of(ui);
    let fill = match (is_chosen, response.hovered()) {
        (true, _) => tones.chosen,
        (false, true) => tones.stripe,
        (false, false) => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, 4.0, fill);
    let picture = Rect::from_min_size(rect.min + vec2(4.0, 3.0), vec2(86.0, rect.height() - 6.0));
    let asked: Vec<Condition> = held.met.iter().map(|met| met.condition).collect();
    paint_rule(ui, picture, held.frame, held.rule.stones, held.rule.marks, &asked);
    let left = picture.right() + 10.0;
    let (body, small) = (FontId::proportional(14.0), FontId::proportional(12.0));
    let ink = if held.weight() == Weight::Nothing { tones.weak } else { tones.text };
    ui.painter().text(pos2(left, rect.center().y - 9.0), Align2::LEFT_CENTER, words, body, ink);
    let ko = if held.rule.ko { ", up to ko" } else { "" };
    let below = format!("{place}{ko}");
    ui.painter().text(pos2(left, rect.center().y + 9.0), Align2::LEFT_CENTER, below, small, tones.weak);
    if response.clicked() {
        out.push(LifeCommand::SelectHeld(at));
    }
}

/// What follows, and why.
pub fn words_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let life = state.life();
    let size = life.position(state.viewer()).0.size();
    ScrollArea::vertical().id_salt("checker words").auto_shrink(false).show(ui, |ui| {
        let Some(group) = life.group() else {
            teach_ui(ui);
            return;
        };
        ui.heading(status_words(group.status, group.up_to_ko));
        ui.label(status_sentence(group, size));
        for sentence in group_sentences(group, size) {
            ui.label(sentence);
        }
        ui.add_space(8.0);
        match life.held() {
            Some((at, held)) => held_words_ui(ui, at, held, size, out),
            None => {
                ui.label(
                    "The rules know small eyes and living shapes at the edge of a group. Of anything larger they say \
                     nothing: the solver may.",
                );
                let tip = "The same position in Tsumego, where it is searched";
                if ui.button("Ask the solver").on_hover_text(tip).clicked() {
                    out.push(LifeCommand::AskSolver);
                }
            }
        }
    });
}

fn teach_ui(ui: &mut Ui) {
    ui.strong("Click a stone.");
    ui.label(
        "Its group is held against the book: every rule whose stones stand there and whose liberties outside are those \
         that it asks for.",
    );
    ui.add_space(6.0);
    ui.label("Circles: a rule or reading proves that the group is alive even if the other side plays first.");
    ui.label("Squares: it lives if it plays first.");
    ui.label("No mark: it is not known. That is never “dead”.");
    ui.add_space(6.0);
    ui.weak(
        "A rule proves life only where its conditions are independent: no one move may touch two of them. Where that \
         fails, the clause is named, and the rule is a move to try.",
    );
}

fn status_sentence(group: &GroupReport, size: BoardSize) -> String {
    let (own, other) = (color_name(group.color), color_name(group.color.opponent()));
    let sentence = match group.status {
        Status::Alive if group.by_eyes => {
            format!("{own}'s group is alive even if {other} plays first: it has two eyes that no move takes.")
        }
        Status::Alive if group.by_reading => {
            format!("{own}'s group is alive even if {other} plays first: every move has an answer. That was read out.")
        }
        Status::Alive => format!("{own}'s group is alive even if {other} plays first: a rule proves it."),
        Status::AliveIfFirst(point) => {
            format!("{own}'s group lives if {own} plays {}: a rule proves it after that move.", point.label(size))
        }
        Status::Unknown => {
            "Neither rules nor reading prove that it lives. That does not say that it is dead.".to_owned()
        }
    };
    match group.up_to_ko {
        true => format!("{sentence} In some line it has to take back a ko: it lives if it wins that ko."),
        false => sentence,
    }
}

/// What is connected with it, and how it can be taken.
fn group_sentences(group: &GroupReport, size: BoardSize) -> Vec<String> {
    let other = color_name(group.color.opponent());
    let mut sentences = Vec::new();
    if let Some(first) = group.connected.first() {
        let more = counted(group.connected.len(), "further stone");
        sentences.push(format!("Rules connect it with {more}, such as {}: they are one group.", first.label(size)));
    }
    match group.taken {
        Some(Taken::Always) => sentences.push(format!("A rule takes it: {other} needs no first move for that.")),
        Some(Taken::IfFirst(point)) => {
            sentences.push(format!("A rule takes it if {other} plays {} first.", point.label(size)));
        }
        None => {}
    }
    sentences
}

fn held_words_ui(ui: &mut Ui, at: usize, held: &HeldRule, size: BoardSize, out: &mut Out) {
    ui.strong(format!("{}, {}: {}", goals::title(held.goal), held.frame, weight_words(held)));
    let marked: Vec<Point> = (0..held.frame.cell_count())
        .filter(|cell| held.rule.marks >> cell & 1 == 1)
        .map(|c| held.placement.point(c))
        .collect();
    if !marked.is_empty() {
        ui.label(format!("It speaks of {}.", points(&marked, size)));
    }
    if let Some(point) = held.play() {
        ui.label(format!("Its move: {}.", point.label(size)));
    }
    if !held.keeps_group && held.goal != Goal::Capture {
        ui.label("It keeps other stones than the group's: it says nothing about this group.");
    }
    ui.add_space(4.0);
    if held.met.is_empty() {
        ui.label("It asks for nothing outside.");
    } else {
        ui.label(RichText::new("What it asks outside, and what is there").strong());
        for (number, met) in held.met.iter().enumerate() {
            ui.label(format!("{}  {}", char::from(b'a' + (number % 26) as u8), met_words(met, size)));
        }
    }
    ui.add_space(4.0);
    match &held.dependence {
        None if held.met.is_empty() => {}
        None => _ = ui.label("The conditions are independent: no one move touches two of them."),
        Some(dependence) => {
            ui.label(RichText::new("Not a proof").strong().color(Tones::of(ui).warning));
            ui.label(dependence_words(dependence, size));
        }
    }
    if held.rule.ko {
        ui.label("In some line it takes back a ko.");
    }
    ui.add_space(6.0);
    if ui.button("Show it in the book").clicked() {
        out.push(LifeCommand::ShowHeld(at));
    }
}

fn points(points: &[Point], size: BoardSize) -> String {
    match points {
        [] => "none".to_owned(),
        points => points.iter().map(|point| point.label(size)).collect::<Vec<_>>().join(" "),
    }
}

/// The friend may be White on this board: colours are the rule's, so it is said who is meant.
fn met_words(met: &Met, size: BoardSize) -> String {
    let at = met.at.label(size);
    let who = match met.condition.subject {
        Subject::Black(_) => format!("own stones at {at}"),
        Subject::White(_) => format!("the other side's stones at {at}"),
        Subject::IfBlackPlays(_) => format!("an own stone played at {at}"),
        Subject::IfWhitePlays(_) => format!("a stone of the other side played at {at}"),
    };
    let words = super::rule::condition_words(&met.condition);
    let asked = words.split(" if ").next().unwrap_or_default().to_owned();
    format!("{who}: {asked}; there: {}", points(&met.liberties, size))
}

/// The clause that fails, with its place.
fn dependence_words(dependence: &Dependence, size: BoardSize) -> String {
    let clause = match dependence {
        Dependence::SharedLiberty(_) => "Clause (a): one move outside may lower two conditions",
        Dependence::InsideMove(..) => "Clause (b): a move inside may lower a condition",
        Dependence::LastLiberty(..) => "Clause (c): the liberty that would be filled to capture is counted elsewhere",
        Dependence::JoinedOutside(..) => "The rule takes for two strings what is one outside",
        Dependence::JoinsMore(..) => "A stone there would join others that have more liberties",
    };
    let place = match dependence {
        Dependence::SharedLiberty(conditions) => {
            let words: Vec<String> = conditions.iter().map(super::rule::condition_words).collect();
            words.join(" and ")
        }
        Dependence::InsideMove(condition, point)
        | Dependence::LastLiberty(condition, point)
        | Dependence::JoinsMore(condition, point) => {
            format!("{}, by {}", super::rule::condition_words(condition), point.label(size))
        }
        Dependence::JoinedOutside(one, other) => format!("{} and {}", one.label(size), other.label(size)),
    };
    format!("{clause}: {place}.")
}
