//! The list of rules that hold for a group, and in words what they prove or why they prove nothing.

use egui::{Align2, Color32, FontId, Rect, RichText, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::{Out, goals};
use crate::focus::leave_list;
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::elided;
use crate::widgets::rule_picture::paint_rule;
use katachi_app::AppState;
use katachi_app::life::LifeCommand;
use katachi_app::life::checking::{GroupReport, HeldRule, RuleWeight, status_words};
use katachi_core::go::{BoardSize, Point};
use katachi_engines::tsumego::rules::conditions::{LibertyCondition, Subject};
use katachi_engines::tsumego::rules::frame::RuleGoal;
use katachi_engines::tsumego::rules::{CaptureStatus, Dependence, GroupStatus, Met};
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::life::drawn_frame;
use katachi_sentences::words::{about, color_name};

const ROW_HEIGHT: f32 = 62.0;

/// Shows the rules that hold for the chosen group; without one, all groups.
pub fn held_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let life = state.life();
    let size = life.position(state.viewer()).0.size();
    let Some(checked) = life.checked() else {
        waiting_ui(ui, state);
        return;
    };
    let Some(group) = life.group() else {
        if checked.groups.is_empty() {
            ui.label(text!("life-no-stone"));
            return;
        }
        groups_ui(ui, state, out);
        return;
    };
    ui.horizontal(|ui| {
        ui.strong(group_words(group, size));
        if ui.small_button(text!("life-all-groups")).on_hover_text(text!("life-all-groups-help")).clicked() {
            out.push(LifeCommand::Mark(None));
        }
    });
    match group.count {
        0 => _ = ui.label(text!("life-no-rule-holds")),
        count if count > group.rules.len() => {
            _ = ui.weak(text!("life-rules-hold-first", rules = count, first = group.rules.len()));
        }
        count => _ = ui.weak(text!("life-rules-of-book", rules = count)),
    }
    let chosen = life.held().map(|(at, _)| at);
    leave_list(ui, ui.available_rect_before_wrap());
    ScrollArea::vertical().id_salt("held rules").auto_shrink(false).show_rows(
        ui,
        ROW_HEIGHT,
        group.rules.len(),
        |ui, rows| {
            for at in rows {
                held_row(ui, at, &group.rules[at], chosen == Some(at), out);
            }
        },
    );
}

fn waiting_ui(ui: &mut Ui, state: &AppState) {
    ui.add_space(space::HUGE);
    ui.vertical_centered(|ui| match state.life().checking() {
        Some(report) => {
            ui.label(text!("life-asking-rules-wait"));
            ui.add(egui::ProgressBar::new(report.fraction().unwrap_or(0.0)).desired_width(200.0));
        }
        None => _ = ui.label(text!("life-unpacking-rules-wait")),
    });
}

fn group_words(group: &GroupReport, size: BoardSize) -> String {
    let at = group.stones.first().map_or(String::new(), |point| point.label(size));
    text!("life-group", color = color_name(group.color), at = at, stones = group.stones.len())
}

/// Lists every group with its status.
fn groups_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let life = state.life();
    let Some(checked) = life.checked() else { return };
    let size = life.position(state.viewer()).0.size();
    let known = checked.groups.iter().filter(|group| group.status != GroupStatus::Unknown).count();
    ui.label(text!("life-groups", groups = checked.groups.len(), known = known));
    if known == 0 {
        ui.weak(text!("life-rules-know-small"));
    }
    let mut order: Vec<&GroupReport> = checked.groups.iter().collect();
    order.sort_by_key(|group| {
        let rank = match group.status {
            GroupStatus::Alive => 0,
            GroupStatus::AliveIfFirst(_) => 1,
            GroupStatus::Unknown => 2,
        };
        (rank, std::cmp::Reverse((group.count, group.stones.len())))
    });
    ScrollArea::vertical().id_salt("groups").auto_shrink(false).show(ui, |ui| {
        for group in order {
            let words = group_words(group, size);
            let status = match group.count {
                0 => text!("life-no-rule").to_owned(),
                count => {
                    let rules = text!("life-rules", rules = count);
                    format!("{} · {rules}", status_words(group.status, group.up_to_ko))
                }
            };
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Row, true, about(&words, &status)));
            let tones = Tones::for_context(ui);
            if response.hovered() {
                ui.painter().rect_filled(rect, 3.0, tones.stripe);
            }
            let font = TextStyle::Body.resolve(ui.style());
            let middle = rect.center().y;
            let ink = if group.status == GroupStatus::Unknown { tones.weak } else { tones.text };
            let end = pos2(rect.right() - 6.0, middle);
            let status_rect = ui.painter().text(end, Align2::RIGHT_CENTER, &status, font.clone(), ink);
            let (start, room) = (rect.left() + 4.0, status_rect.left() - rect.left() - 16.0);
            let name = elided::line(ui, &words, font, tones.text, room.max(1.0));
            let is_elided = name.text() != words;
            ui.painter().galley(pos2(start, middle - name.size().y / 2.0), name, tones.text);
            if is_elided {
                response.clone().on_hover_text(about(&words, &status));
            }
            if response.clicked() {
                out.push(LifeCommand::Mark(group.stones.first().copied()));
            }
        }
    });
}

fn weight_words(held: &HeldRule) -> &'static str {
    match held.weight() {
        RuleWeight::Proves => text!("life-weight-proves"),
        RuleWeight::Move => text!("life-weight-move"),
        RuleWeight::Eye => text!("life-weight-eye"),
        RuleWeight::EyeMove => text!("life-weight-eye-move"),
        RuleWeight::Connects => text!("life-weight-connects"),
        RuleWeight::ConnectMove => text!("life-weight-connect-move"),
        RuleWeight::Takes => text!("life-weight-takes"),
        RuleWeight::TakeMove => text!("life-weight-take-move"),
        RuleWeight::Nothing if held.dependence.is_some() => text!("life-weight-depends"),
        RuleWeight::Nothing => text!("life-weight-nothing"),
    }
}

fn held_row(ui: &mut Ui, at: usize, held: &HeldRule, is_chosen: bool, out: &mut Out) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT - 2.0), Sense::click());
    let place = drawn_frame(held.frame);
    let words = weight_words(held);
    let label = text!("life-held-row", weight = words, goal = held.goal.sentence(), place = &place);
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, is_chosen, &label));
    let tones = Tones::for_context(ui);
    let fill = match (is_chosen, response.hovered()) {
        (true, _) => tones.chosen,
        (false, true) => tones.stripe,
        (false, false) => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, 4.0, fill);
    let picture = Rect::from_min_size(rect.min + vec2(4.0, 3.0), vec2(86.0, rect.height() - 6.0));
    let asked: Vec<LibertyCondition> = held.met.iter().map(|met| met.condition).collect();
    paint_rule(ui, picture, held.frame, held.rule.stones, held.rule.marks, &asked);
    let left = picture.right() + 10.0;
    let (body, small) = (FontId::proportional(letters::TEXT), FontId::proportional(letters::SMALL));
    let ink = if held.weight() == RuleWeight::Nothing { tones.weak } else { tones.text };
    ui.painter().text(pos2(left, rect.center().y - 9.0), Align2::LEFT_CENTER, words, body, ink);
    let below = if held.rule.ko { text!("life-place-up-to-ko", place = place) } else { place };
    ui.painter().text(pos2(left, rect.center().y + 9.0), Align2::LEFT_CENTER, below, small, tones.weak);
    if response.clicked() {
        out.push(LifeCommand::SelectHeld(at));
    }
}

/// The checker's conclusions with their reasons.
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
        ui.add_space(space::SMALL);
        match life.held() {
            Some((at, held)) => held_words_ui(ui, at, held, size, out),
            None => {
                ui.label(text!("life-rules-know-small"));
                if ui.button(text!("life-ask-solver")).on_hover_text(text!("life-ask-solver-help")).clicked() {
                    out.push(LifeCommand::AskSolver);
                }
            }
        }
    });
}

fn teach_ui(ui: &mut Ui) {
    ui.strong(text!("life-teach-click"));
    ui.label(text!("life-teach-book"));
    ui.add_space(space::TINY);
    ui.label(text!("life-teach-circles"));
    ui.label(text!("life-teach-squares"));
    ui.label(text!("life-teach-no-mark"));
    ui.add_space(space::TINY);
    ui.weak(text!("life-teach-proof"));
}

fn status_sentence(group: &GroupReport, size: BoardSize) -> String {
    let (own, other) = (color_name(group.color), color_name(group.color.opponent()));
    let sentence = match group.status {
        GroupStatus::Alive if group.by_eyes => text!("life-alive-by-eyes", own = own, other = other),
        GroupStatus::Alive if group.by_reading => text!("life-alive-by-reading", own = own, other = other),
        GroupStatus::Alive => text!("life-alive-by-rule", own = own, other = other),
        GroupStatus::AliveIfFirst(point) => text!("life-alive-if-first", own = own, point = point.label(size)),
        GroupStatus::Unknown => text!("life-alive-unknown").to_owned(),
    };
    match group.up_to_ko {
        true => text!("life-alive-up-to-ko", sentence = sentence),
        false => sentence,
    }
}

/// Sentences about a group: its connections, how it can be captured, and where a rule is nearly met.
fn group_sentences(group: &GroupReport, size: BoardSize) -> Vec<String> {
    let (own, other) = (color_name(group.color), color_name(group.color.opponent()));
    let mut sentences = Vec::new();
    if let Some(first) = group.connected.first() {
        sentences.push(text!("life-connected", stones = group.connected.len(), point = first.label(size)));
    }
    match group.taken {
        Some(CaptureStatus::Always) => sentences.push(text!("life-taken", other = other)),
        Some(CaptureStatus::IfFirst(point)) => {
            sentences.push(text!("life-taken-if-first", other = other, point = point.label(size)));
        }
        None => {}
    }
    if !group.nearly_met.is_empty() {
        let there = points(&group.nearly_met, size);
        sentences.push(text!("life-nearly-met", own = own, other = other, points = there));
    }
    sentences
}

fn held_words_ui(ui: &mut Ui, at: usize, held: &HeldRule, size: BoardSize, out: &mut Out) {
    let weight = weight_words(held);
    ui.strong(text!("life-held", goal = goals::title(held.goal), place = held.frame.sentence(), weight = weight));
    let marked: Vec<Point> = (0..held.frame.cell_count())
        .filter(|cell| held.rule.marks >> cell & 1 == 1)
        .map(|c| held.placement.point(c))
        .collect();
    if !marked.is_empty() {
        ui.label(text!("life-held-marked", points = points(&marked, size)));
    }
    if let Some(point) = held.play() {
        ui.label(text!("life-held-move", point = point.label(size)));
    }
    if !held.keeps_group && held.goal != RuleGoal::Capture {
        ui.label(text!("life-held-other-stones"));
    }
    ui.add_space(space::TINY);
    if held.met.is_empty() {
        ui.label(text!("life-held-asks-nothing"));
    } else {
        ui.label(RichText::new(text!("life-held-asks")).strong());
        for (number, met) in held.met.iter().enumerate() {
            ui.label(format!("{}  {}", char::from(b'a' + (number % 26) as u8), met_words(met, size)));
        }
    }
    ui.add_space(space::TINY);
    match &held.dependence {
        None if held.met.is_empty() => {}
        None => _ = ui.label(text!("life-held-independent")),
        Some(dependence) => {
            ui.label(RichText::new(text!("life-held-no-proof")).strong().color(Tones::for_context(ui).warning));
            ui.label(dependence_words(dependence, size));
        }
    }
    if held.rule.ko {
        ui.label(text!("life-held-ko"));
    }
    ui.add_space(space::TINY);
    if ui.button(text!("life-show-in-book")).clicked() {
        out.push(LifeCommand::ShowHeld(at));
    }
}

fn points(points: &[Point], size: BoardSize) -> String {
    match points {
        [] => text!("general-none").to_owned(),
        points => points.iter().map(|point| point.label(size)).collect::<Vec<_>>().join(" "),
    }
}

/// Describes how a condition is met. The rule's Black may be White on this board, so the text names the colour.
fn met_words(met: &Met, size: BoardSize) -> String {
    let at = met.at.label(size);
    let asked = super::chosen_rule::liberties_words(&met.condition);
    let there = points(&met.liberties, size);
    match met.condition.subject {
        Subject::Black(_) => text!("life-met-own", at = at, asked = asked, there = there),
        Subject::White(_) => text!("life-met-other", at = at, asked = asked, there = there),
        Subject::IfBlackPlays(_) => text!("life-met-own-played", at = at, asked = asked, there = there),
        Subject::IfWhitePlays(_) => text!("life-met-other-played", at = at, asked = asked, there = there),
    }
}

/// The clause that fails, with its place.
fn dependence_words(dependence: &Dependence, size: BoardSize) -> String {
    let words = super::chosen_rule::condition_words;
    match dependence {
        Dependence::SharedLiberty(conditions) => {
            let all = conditions.iter().map(|condition| words(condition).to_owned());
            let both = |first: String, last: String| text!("life-depends-both", first = first, last = last);
            text!("life-depends-shared", conditions = all.reduce(both).unwrap_or_default())
        }
        Dependence::InsideMove(condition, point) => {
            text!("life-depends-inside", condition = words(condition), point = point.label(size))
        }
        Dependence::LastLiberty(condition, point) => {
            text!("life-depends-last-liberty", condition = words(condition), point = point.label(size))
        }
        Dependence::JoinedOutside(one, other) => {
            text!("life-depends-joined", one = one.label(size), other = other.label(size))
        }
        Dependence::JoinsMore(condition, point) => {
            text!("life-depends-joins-more", condition = words(condition), point = point.label(size))
        }
    }
}
