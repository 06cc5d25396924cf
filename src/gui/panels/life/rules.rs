//! The book of rules as a table with its filters. Only the rows in sight are built.

use egui::text::LayoutJob;
use egui::{Align2, ComboBox, DragValue, Rect, Role, TextFormat, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::{Out, goals};
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::rule_picture::{badge_text, paint_rule};
use crate::widgets::table::{Sorting, TableHead, TableRows, TableWidget};
use katachi_app::life::LifeCommand;
use katachi_app::life::browser::{RuleColumn, RuleFilter, RuleRef};
use katachi_app::{AppState, counted, grouped};
use katachi_engines::tsumego::rules::conditions::LibertyCondition;
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi_engines::tsumego::rules::stones::{RuleStones, cells_of};
use katachi_engines::tsumego::rules::text::cell_name;
use katachi_engines::tsumego::rules::{Rule, RuleClass, RuleKind, RuleSet};
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::life::{drawn_frame, rule_title};
use katachi_sentences::words::about;

const ROW_HEIGHT: f32 = 64.0;

/// How a column looks in the table.
trait RuleColumnLook {
    fn title(self) -> &'static str;
    /// The head of the column in files.
    fn key(self) -> &'static str;
    fn help(self) -> &'static str;
    fn width(self) -> f32;
}

impl RuleColumnLook for RuleColumn {
    fn title(self) -> &'static str {
        match self {
            RuleColumn::Book => text!("life-column-rule"),
            RuleColumn::K => text!("life-column-k"),
            RuleColumn::Asks => text!("life-column-asks"),
            RuleColumn::Moves => text!("life-column-moves"),
            RuleColumn::Count => text!("life-column-count"),
        }
    }

    fn key(self) -> &'static str {
        match self {
            RuleColumn::Book => "Rule",
            RuleColumn::K => "K",
            RuleColumn::Asks => "Asks",
            RuleColumn::Moves => "Moves",
            RuleColumn::Count => "Count",
        }
    }

    fn help(self) -> &'static str {
        match self {
            RuleColumn::Book => text!("life-column-rule-help"),
            RuleColumn::K => text!("life-column-k-help"),
            RuleColumn::Asks => text!("life-column-asks-help"),
            RuleColumn::Moves => text!("life-column-moves-help"),
            RuleColumn::Count => text!("life-column-count-help"),
        }
    }

    fn width(self) -> f32 {
        match self {
            RuleColumn::Book => 196.0,
            RuleColumn::K => 34.0,
            RuleColumn::Asks => 46.0,
            RuleColumn::Moves => 56.0,
            RuleColumn::Count => 66.0,
        }
    }
}

pub fn rules_ui(ui: &mut Ui, state: &AppState, shown_row: &mut Option<usize>, out: &mut Out) {
    let life = state.life();
    if life.browser().book().sets().is_empty() {
        ui.add_space(space::HUGE);
        ui.vertical_centered(|ui| ui.label(text!("life-unpacking-rules-wait")));
        return;
    }
    let mut filter = life.browser().filter().clone();
    filters_ui(ui, state, &mut filter);
    if filter != *life.browser().filter() {
        out.push(LifeCommand::FilterRules(filter));
    }
    let browser = life.browser();
    let all: usize = browser.book().sets().iter().map(RuleSet::rule_count).sum();
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("life-rules-listed", shown = browser.rows().len(), rules = all));
        let tip = text!("life-count-in-games-help");
        let is_counted = browser
            .rows()
            .iter()
            .step_by(64)
            .all(|&row| browser.get(row).is_none_or(|(set, _)| life.frequencies().get(set.frame).is_some()));
        if !is_counted && ui.small_button(text!("life-count-in-games")).on_hover_text(tip).clicked() {
            out.push(LifeCommand::CountRules);
        }
    });
    if browser.rows().is_empty() {
        ui.add_space(space::HUGE);
        ui.vertical_centered(|ui| {
            ui.label(text!("life-no-rule-passes"));
            if ui.button(text!("life-clear-filter")).clicked() {
                out.push(LifeCommand::FilterRules(RuleFilter::default()));
            }
        });
        return;
    }
    table_ui(ui, state, shown_row, out);
}

fn filters_ui(ui: &mut Ui, state: &AppState, filter: &mut RuleFilter) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
        let named = goals::GOAL_ORDER.iter().map(|&goal| (Some(goal), goals::choice(goal)));
        let goals: Vec<(Option<RuleGoal>, &str)> =
            std::iter::once((None, text!("life-any-goal"))).chain(named).collect();
        choice_ui(ui, ("Goal", |choice| text!("life-filter-goal", choice = choice)), &mut filter.goal, &goals, 78.0);
        let named = [RuleFramePlace::Corner, RuleFramePlace::Side, RuleFramePlace::Centre]
            .map(|place| (Some(place), place.sentence()));
        let named = named.iter().map(|(place, name)| (*place, name.as_str()));
        let places: Vec<(Option<RuleFramePlace>, &str)> =
            std::iter::once((None, text!("life-any-place"))).chain(named).collect();
        let place: ChoiceName = ("Place", |choice| text!("life-filter-place", choice = choice));
        choice_ui(ui, place, &mut filter.place, &places, 70.0);
        let sizes: Vec<(usize, usize)> = state.life().browser().sizes();
        let named: Vec<(Option<(usize, usize)>, String)> = std::iter::once((None, text!("life-any-size").to_owned()))
            .chain(sizes.into_iter().map(|size| (Some(size), format!("{}×{}", size.0, size.1))))
            .collect();
        let named: Vec<(Option<(usize, usize)>, &str)> =
            named.iter().map(|(size, name)| (*size, name.as_str())).collect();
        choice_ui(ui, ("Size", |choice| text!("life-filter-size", choice = choice)), &mut filter.size, &named, 62.0);
        kind_choices_ui(ui, filter);
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
        range_ui(ui, text!("life-column-k"), text!("life-filter-k-help"), &mut filter.k);
        ui.add_space(space::SMALL);
        range_ui(ui, text!("general-black"), text!("life-filter-black-help"), &mut filter.black);
        if *filter != RuleFilter::default() && ui.small_button(text!("life-clear")).clicked() {
            *filter = RuleFilter::default();
        }
    });
}

/// Filters by won or winning rules or threats, by conditions on outside liberties, and by results that depend on a ko.
fn kind_choices_ui(ui: &mut Ui, filter: &mut RuleFilter) {
    let kinds = [
        (None, text!("life-won-or-winning")),
        (Some(RuleClass::Won), text!("life-won")),
        (Some(RuleClass::Winning), text!("life-winning")),
        (Some(RuleClass::Threat), text!("life-threat")),
    ];
    let name: ChoiceName = ("Won or winning", |choice| text!("life-filter-won", choice = choice));
    choice_ui(ui, name, &mut filter.class, &kinds, 84.0);
    let asks = [
        (None, text!("life-any-outside")),
        (Some(false), text!("life-without-asks")),
        (Some(true), text!("life-with-asks")),
    ];
    let name: ChoiceName = ("Outside", |choice| text!("life-filter-outside", choice = choice));
    choice_ui(ui, name, &mut filter.asks, &asks, 84.0);
    let kos = [
        (None, text!("life-ko-or-not")),
        (Some(false), text!("life-without-ko")),
        (Some(true), text!("life-up-to-ko")),
    ];
    let name: ChoiceName = ("Ko", |choice| text!("life-filter-ko", choice = choice));
    choice_ui(ui, name, &mut filter.ko, &kos, 74.0);
}

/// The id of a choice, and the function that gives its spoken label for the chosen value.
type ChoiceName = (&'static str, fn(&str) -> String);

fn choice_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    (name, label): ChoiceName,
    chosen: &mut Option<T>,
    choices: &[(Option<T>, &str)],
    width: f32,
) {
    let text = choices.iter().find(|(value, _)| value == chosen).map_or("", |(_, text)| text);
    ComboBox::from_id_salt(("rules", name))
        .selected_text(text)
        .width(width)
        .show_ui(ui, |ui| {
            for &(value, text) in choices {
                ui.selectable_value(chosen, value, text);
            }
        })
        .response
        .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, label(text)));
}

/// Maximum number of stones in a rule's rectangle.
const MAX_RULE_STONES: usize = 15;

fn range_ui(ui: &mut Ui, name: &str, tip: &str, range: &mut Option<(usize, usize)>) {
    let (mut low, mut high) = range.unwrap_or((0, MAX_RULE_STONES));
    let label = ui.label(name).on_hover_text(tip);
    let lower = ui.add(DragValue::new(&mut low).range(0..=MAX_RULE_STONES).speed(0.1)).labelled_by(label.id);
    let to = ui.label(text!("life-range-to"));
    let upper = ui.add(DragValue::new(&mut high).range(0..=MAX_RULE_STONES).speed(0.1)).labelled_by(to.id);
    if lower.changed() || upper.changed() {
        if lower.changed() {
            high = high.max(low);
        } else {
            low = low.min(high);
        }
        *range = ((low, high) != (0, MAX_RULE_STONES)).then_some((low, high));
    }
}

fn table_ui(ui: &mut Ui, state: &AppState, shown_row: &mut Option<usize>, out: &mut Out) {
    let browser = state.life().browser();
    let is_counted = !state.life().frequencies().is_empty();
    let columns: Vec<RuleColumn> =
        RuleColumn::ALL.into_iter().filter(|&column| column != RuleColumn::Count || is_counted).collect();
    let (sorted, falls) = browser.sort();
    let head = |&column: &RuleColumn| {
        let head = match column {
            RuleColumn::Book => TableHead::text(column.title(), column.width()).key(column.key()),
            _ => TableHead::number(column.title(), column.width()).key(column.key()).fixed(),
        };
        head.help(column.help()).sorting(Sorting::for_column(sorted == column, falls))
    };
    let heads: Vec<TableHead> = columns.iter().map(head).collect();
    // Scroll to the chosen rule when another is chosen, not while the user scrolls.
    let place = browser.place();
    let reveal = if std::mem::replace(shown_row, place) == place { None } else { place };
    let table = TableWidget {
        name: "Rules",
        title: text!("board-table-rules"),
        heads: &heads,
        rows: browser.rows().len(),
        row_height: ROW_HEIGHT,
        reveal,
        scales: 1.0..=f32::INFINITY,
        has_own_keys: false,
    };
    let output = table.show(ui, &mut RuleRows { columns: &columns, state });
    out.extend(output.sort.map(|column| LifeCommand::SortRules(columns[column])));
    out.extend(output.clicked.or(output.opened).map(LifeCommand::SelectRule));
    out.extend(
        output.steps.into_iter().map(|rows| LifeCommand::NextRule(rows.clamp(-100_000_000, 100_000_000) as i32)),
    );
    out.extend(output.export);
}

struct RuleRows<'a> {
    columns: &'a [RuleColumn],
    state: &'a AppState,
}

impl RuleRows<'_> {
    fn rule(&self, row: usize) -> Option<(RuleRef, (&RuleSet, &Rule))> {
        let browser = self.state.life().browser();
        let at = *browser.rows().get(row)?;
        Some((at, browser.get(at)?))
    }
}

impl TableRows for RuleRows<'_> {
    fn is_selected(&self, row: usize) -> bool {
        let browser = self.state.life().browser();
        browser.selected() == browser.rows().get(row).copied()
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        if let Some((at, rule)) = self.rule(row) {
            cell_ui(ui, self.state, self.columns[column], at, rule);
        }
    }

    fn text(&self, row: usize, column: usize) -> String {
        let Some((_, (set, rule))) = self.rule(row) else { return String::new() };
        match self.columns[column] {
            RuleColumn::Book => rule_key(set, rule),
            RuleColumn::K => rule.stones.occupied().count_ones().to_string(),
            RuleColumn::Asks => rule.conditions.weight().to_string(),
            RuleColumn::Moves => match &rule.kind {
                RuleKind::Won { answers } => answers.len().to_string(),
                RuleKind::Winning { .. } | RuleKind::Threat { .. } => String::new(),
            },
            RuleColumn::Count => {
                let count = self.state.life().frequencies().count(set.frame, rule.stones);
                count.map_or(String::new(), |count| count.to_string())
            }
        }
    }

    fn label(&self, row: usize) -> String {
        let words = self.rule(row).map(|(at, (set, rule))| {
            let asked = self.state.life().browser().asked(at);
            about(&rule_title(set, rule), &rule_name(set.frame, rule.stones, &asked))
        });
        let words = words.unwrap_or_default();
        text!("life-rule-row", number = (row + 1).to_string(), rule = words)
    }
}

/// The title of a rule in files, the same in every language.
fn rule_key(set: &RuleSet, rule: &Rule) -> String {
    let kind = rule.class().name();
    let stones = counted(rule.stones.occupied().count_ones() as usize, "stone");
    format!("{}, {}, {kind}, {stones}", set.goal, set.frame)
}

/// Black's stones, then White's and the empty points whose liberties count, each with what it asks: `a2≥1 b2 / c1≤1`.
fn rule_name(frame: RuleFrame, stones: RuleStones, asked: &[LibertyCondition]) -> String {
    let point = |cell: usize| {
        let here = asked.iter().filter(|condition| condition.subject.cell() == cell);
        here.fold(cell_name(frame, cell), |name, &condition| match badge_text(condition) {
            "0" => name + "=0",
            asked => name + asked,
        })
    };
    let of_black: Vec<String> = cells_of(stones.black).map(point).collect();
    let cells = asked.iter().fold(stones.white, |cells, condition| cells | 1 << condition.subject.cell());
    let others: Vec<String> = cells_of(cells & !stones.black).map(point).collect();
    let parts = [of_black, others].map(|points| points.join(" "));
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" / ")
}

fn cell_ui(ui: &Ui, state: &AppState, column: RuleColumn, at: RuleRef, (set, rule): (&RuleSet, &Rule)) {
    let rect = ui.max_rect();
    let tones = Tones::for_context(ui);
    let number = |text: String| {
        let font = TextStyle::Body.resolve(ui.style());
        ui.painter().text(pos2(rect.right() - 4.0, rect.center().y), Align2::RIGHT_CENTER, text, font, tones.text);
    };
    match column {
        RuleColumn::Book => {
            let picture = Rect::from_min_size(rect.min + vec2(2.0, 3.0), vec2(86.0, ROW_HEIGHT - 6.0));
            let asked = state.life().browser().asked(at);
            paint_rule(ui, picture, set.frame, rule.stones, rule.marks, &asked);
            let mut job = LayoutJob::default();
            let body = TextFormat::simple(TextStyle::Body.resolve(ui.style()), tones.text);
            let small = TextFormat::simple(TextStyle::Small.resolve(ui.style()), tones.weak);
            job.append(&rule_name(set.frame, rule.stones, &asked), 0.0, body);
            let ko = if rule.ko { format!(" · {}", text!("life-up-to-ko")) } else { String::new() };
            let kind = format!("\n{}\n{}{ko}", goals::kind(set.goal, at.class), drawn_frame(set.frame));
            job.append(&kind, 0.0, small);
            job.wrap.max_rows = 4;
            job.wrap.max_width = rect.right() - picture.right() - 8.0;
            let galley = ui.painter().layout_job(job);
            let at = pos2(picture.right() + 8.0, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, tones.text);
        }
        RuleColumn::K => number(rule.stones.occupied().count_ones().to_string()),
        RuleColumn::Asks => number(match rule.conditions.weight() {
            0 => "–".to_owned(),
            weight => weight.to_string(),
        }),
        RuleColumn::Moves => number(match &rule.kind {
            RuleKind::Won { answers } if !answers.is_empty() => answers.len().to_string(),
            _ => "–".to_owned(),
        }),
        RuleColumn::Count => {
            let count = state.life().frequencies().count(set.frame, rule.stones);
            number(count.map_or("…".to_owned(), grouped));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_engines::tsumego::rules::conditions::{Demand, Subject};

    #[test]
    fn rules_of_one_kind_are_told_apart_by_their_stones_and_conditions() {
        let frame = RuleFrame::new(RuleFramePlace::Corner, 3, 2).unwrap();
        let stones = RuleStones { black: 0b01_1010, white: 0b10_0000 };
        let condition = |subject, demand| LibertyCondition { subject, demand };
        let name = |asked: &[LibertyCondition]| rule_name(frame, stones, asked);
        assert_eq!(name(&[]), "b1 a2 b2 / c2");
        assert_eq!(name(&[condition(Subject::White(5), Demand::Most)]), "b1 a2 b2 / c2=0");
        let asked = [
            condition(Subject::Black(1), Demand::Most),
            condition(Subject::IfBlackPlays(2), Demand::Some),
            condition(Subject::White(5), Demand::Some),
        ];
        assert_eq!(name(&asked), "b1≥2 a2 b2 / c1≥1 c2≤1");
        assert_eq!(rule_name(frame, RuleStones { white: 0, ..stones }, &asked[..1]), "b1≥2 a2 b2");
    }
}
