//! The drawing of the chosen rule: its lit part of the board, the stones, and the outside conditions with lines to
//! their texts.

use egui::{Align2, Button, FontId, Pos2, Rect, RichText, Role, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::{Out, goals};
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::board::{BoardGeometry, BoardLayers, BoardStyle, BoardView};
use crate::widgets::controls;
use crate::widgets::rule_picture::paint_badge;
use katachi_app::life::LifeCommand;
use katachi_app::life::answers::{RuleExplorer, RuleScene};
use katachi_app::{AppState, BoardRegion};
use katachi_core::go::{Board, BoardSize, Color, Mark, MarkKind, Point};
use katachi_core::pattern::Cell;
use katachi_engines::tsumego::rules::RuleClass;
use katachi_engines::tsumego::rules::conditions::{Demand, LibertyCondition, Subject};
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleFramePlace};
use katachi_engines::tsumego::rules::text::cell_name;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::about;

pub fn rule_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let Some(answers) = state.life().browser().answers() else {
        ui.add_space(space::HUGE);
        ui.vertical_centered(|ui| ui.label(text!("life-choose-rule")));
        return;
    };
    bar_ui(ui, state, answers, out);
    let scene = answers.scene();
    ui.label(said(answers));
    ui.add_space(space::TINY);
    drawing_ui(ui, answers, &scene);
}

fn bar_ui(ui: &mut Ui, state: &AppState, answers: &RuleExplorer, out: &mut Out) {
    let browser = state.life().browser();
    let rows = browser.rows().len();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let place = browser.place();
        let can_go_back = place.is_some_and(|place| place > 0);
        let can_go_on = place.is_none_or(|place| place + 1 < rows) && rows > 0;
        for (icon, tip, is_possible, command) in [
            ("⏶", text!("life-previous-rule"), can_go_back, LifeCommand::NextRule(-1)),
            ("⏷", text!("life-next-rule"), can_go_on, LifeCommand::NextRule(1)),
        ] {
            let response = ui.add_enabled(is_possible, Button::new(icon).min_size(vec2(30.0, 26.0)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, is_possible, tip));
            if response.on_hover_text(tip).clicked() {
                out.push(command);
            }
        }
        ui.add_space(space::TINY);
        ui.label(RichText::new(title(answers)).size(letters::SECTION).strong());
        if answers.rule().ko {
            ui.weak(text!("life-up-to-ko")).on_hover_text(text!("life-up-to-ko-help"));
        }
        ui.add_space(space::TINY);
        let find = controls::primary(ui, text!("life-find-games"));
        if ui.add(find).on_hover_text(text!("life-find-games-help")).clicked() {
            out.push(LifeCommand::FindRule);
        }
    });
}

/// `Life in the corner, 3×3`.
pub fn title(answers: &RuleExplorer) -> String {
    let goal = goals::title(answers.goal());
    let frame = answers.frame();
    let size = format!("{}×{}", frame.width(), frame.height());
    match frame.place() {
        RuleFramePlace::Corner => text!("life-title-corner", goal = goal, size = size),
        RuleFramePlace::Side => text!("life-title-side", goal = goal, size = size),
        RuleFramePlace::Centre => text!("life-title-centre", goal = goal, size = size),
    }
}

/// Describes the rule, or the move that has just been played.
fn said(answers: &RuleExplorer) -> String {
    let Some(line) = answers.chosen() else {
        let black = || answers.black_words(answers.lines()[0].black);
        return match answers.class() {
            RuleClass::Won if answers.lines().is_empty() => goals::reached_always(answers.goal()).to_owned(),
            RuleClass::Won => goals::reached_second(answers.goal()).to_owned(),
            RuleClass::Winning => goals::reached_first(answers.goal(), &black()),
            RuleClass::Threat => text!("life-said-threat", black = black()),
        };
    };
    let line = answers.lines()[line];
    let white = line.white.map(|white| answers.white_words(white));
    let black = answers.black_words(line.black);
    match (white, answers.steps(), line.black) {
        (Some(white), 1, Some(_)) => text!("life-said-white", white = white),
        (Some(white), _, Some(_)) => text!("life-said-both", white = white, black = black),
        (Some(white), _, None) => text!("life-said-nothing-needed", white = white),
        (None, ..) => text!("life-said-black", black = black),
    }
}

/// The place on the board at which a rule's rectangle is drawn.
struct RulePlacement {
    frame: RuleFrame,
    /// Column and row of cell 0, the lower left cell.
    origin: (usize, usize),
}

const BOARD_SIZE: BoardSize = BoardSize::NINETEEN;
/// Number of points drawn beyond the rectangle on sides where the board goes on.
const MARGIN_POINTS: u8 = 1;

impl RulePlacement {
    fn new(frame: RuleFrame) -> RulePlacement {
        let last = BOARD_SIZE.side() - 1;
        let middle = |length: usize| (BOARD_SIZE.side() - length) / 2;
        let origin = match frame.place() {
            RuleFramePlace::Corner => (0, last),
            RuleFramePlace::Side => (middle(frame.width()), last),
            RuleFramePlace::Centre => (middle(frame.width()), last - middle(frame.height())),
        };
        RulePlacement { frame, origin }
    }

    fn point(&self, cell: usize) -> Point {
        let (x, y) = self.frame.xy(cell);
        Point::new((self.origin.0 + x) as u8, (self.origin.1 - y) as u8)
    }

    fn region(&self) -> BoardRegion {
        BoardRegion::between(self.point(0), self.point(self.frame.cell_count() - 1))
    }

    fn part(&self) -> BoardRegion {
        let region = self.region();
        let last = BOARD_SIZE.side() as u8 - 1;
        let min = Point::new(region.min.x.saturating_sub(MARGIN_POINTS), region.min.y.saturating_sub(MARGIN_POINTS));
        let max = Point::new((region.max.x + MARGIN_POINTS).min(last), (region.max.y + MARGIN_POINTS).min(last));
        BoardRegion::between(min, max)
    }
}

fn drawing_ui(ui: &mut Ui, answers: &RuleExplorer, scene: &RuleScene) {
    let laid = RulePlacement::new(answers.frame());
    let mut board = Board::new(BOARD_SIZE);
    let cells = 0..laid.frame.cell_count();
    board.set_up(cells.clone().filter_map(|cell| Some((laid.point(cell), Some(scene.stones.cell(cell).color()?)))));
    let marks: Vec<Mark> = (1_usize..)
        .zip(&scene.played)
        .filter(|&(_, &(cell, _))| scene.stones.cell(cell) != Cell::Empty)
        .map(|(number, &(cell, _))| Mark { point: laid.point(cell), kind: MarkKind::Label(number.to_string()) })
        .collect();
    let marked = cells.filter(|&cell| answers.rule().marks >> cell & 1 == 1);
    let kind = |cell| if scene.stones.cell(cell) == Cell::Empty { MarkKind::Square } else { MarkKind::Triangle };
    let marks: Vec<Mark> = marked
        .filter(|&cell| !marks.iter().any(|mark| mark.point == laid.point(cell)))
        .map(|cell| Mark { point: laid.point(cell), kind: kind(cell) })
        .chain(marks.iter().cloned())
        .collect();
    let room = ui.available_size();
    let beside = if scene.asked.is_empty() { 0.0 } else { (room.x * 0.36).clamp(130.0, 230.0) };
    let across = (room.x - beside).max(80.0);
    // No taller than the board itself, so that the board stands directly below its text.
    let part = laid.part();
    let tall = across * (part.height() as f32 + 0.24) / (part.width() as f32 + 0.24);
    let size = vec2(across, tall.min(room.y.max(80.0)));
    let (area, _) = ui.allocate_exact_size(vec2(room.x, size.y), egui::Sense::hover());
    let face = Rect::from_min_size(area.min, size);
    let view = BoardView {
        layers: BoardLayers { marks: &marks, region: Some(laid.region()), ..BoardLayers::default() },
        part: Some(part),
        coordinates: false,
        hoshi: false,
        name: text!("life-board-rule"),
        ..BoardView::new(&board, describe(answers, scene))
    };
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(face));
    let output = view.show(&mut inner, face.size());
    if beside > 0.0 {
        let column = Rect::from_min_max(pos2(face.right() + 6.0, area.top()), area.max);
        callouts_ui(ui, column, &laid, &output.geometry, scene);
    }
    names_ui(ui, &laid, &output.geometry);
    let is_marked = |cell: usize| scene.played.iter().any(|&(played, _)| played == cell);
    for condition in &scene.asked {
        let cell = condition.subject.cell();
        if !is_marked(cell) {
            let at = output.geometry.screen_from_board(laid.point(cell));
            paint_badge(ui.painter(), at, output.geometry.cell(), *condition);
        }
    }
}

/// The beginning of the line from a condition: beside its badge, or at the end of the row if the line would hide other
/// stones or badges.
fn line_start(laid: &RulePlacement, geometry: &BoardGeometry, scene: &RuleScene, condition: &LibertyCondition) -> Pos2 {
    let cell = condition.subject.cell();
    let at = geometry.screen_from_board(laid.point(cell));
    let is_free = |cell: usize| {
        scene.stones.cell(cell) == Cell::Empty && scene.asked.iter().all(|other| other.subject.cell() != cell)
    };
    let (x, y) = laid.frame.xy(cell);
    if !(x + 1..laid.frame.width()).all(|x| is_free(laid.frame.cell(x, y))) {
        return pos2(geometry.region_rect(laid.region()).right() + geometry.cell() * 0.34, at.y);
    }
    // A badge of Black's move stands on the left of its cell, perhaps with one of White's move beside it.
    let is_left = matches!(condition.subject, Subject::IfBlackPlays(_))
        && !scene.asked.iter().any(|other| other.subject == Subject::IfWhitePlays(cell));
    pos2(at.x + if is_left { 0.0 } else { geometry.cell() * 0.46 }, at.y)
}

/// Writes the letters and numbers of the cells along the rectangle, on discs so that no line of the board runs through
/// them.
fn names_ui(ui: &Ui, laid: &RulePlacement, geometry: &BoardGeometry) {
    let inside = geometry.region_rect(laid.region());
    let font = FontId::proportional((geometry.cell() * 0.24).clamp(9.0, 15.0));
    // Outside the lit rectangle the wood is dim.
    let style = BoardStyle::for_context(ui);
    let ground = style.wood_tone.blend(style.dim);
    let write = |at: Pos2, name: &str| {
        ui.painter().circle_filled(at, font.size * 0.6, ground);
        ui.painter().text(at, Align2::CENTER_CENTER, name, font.clone(), style.dimmed_coordinate);
    };
    for x in 0..laid.frame.width() {
        let at = geometry.screen_from_board(laid.point(laid.frame.cell(x, 0)));
        let name = cell_name(laid.frame, x);
        let above = pos2(at.x, inside.top() - geometry.cell() * 0.22);
        write(above, &name[..1]);
    }
    for y in 0..laid.frame.height() {
        let at = geometry.screen_from_board(laid.point(laid.frame.cell(0, y)));
        let beside = pos2(inside.right() + geometry.cell() * 0.2, at.y);
        write(beside, &(y + 1).to_string());
    }
}

/// A condition as the text in a drawing.
pub fn condition_words(condition: &LibertyCondition) -> &'static str {
    let most = condition.demand == Demand::Most;
    match (condition.subject, most) {
        (Subject::Black(_) | Subject::White(_), _) => liberties_words(condition),
        (Subject::IfBlackPlays(_), false) => text!("life-asks-1-if-black"),
        (Subject::IfBlackPlays(_), true) => text!("life-asks-2-if-black"),
        (Subject::IfWhitePlays(_), false) => text!("life-asks-at-most-1-if-white"),
        (Subject::IfWhitePlays(_), true) => text!("life-asks-0-if-white"),
    }
}

/// The number of liberties of a condition, without who would have to play for them.
pub fn liberties_words(condition: &LibertyCondition) -> &'static str {
    let most = condition.demand == Demand::Most;
    match (condition.subject, most) {
        (Subject::Black(_) | Subject::IfBlackPlays(_), false) => text!("life-asks-1"),
        (Subject::Black(_) | Subject::IfBlackPlays(_), true) => text!("life-asks-2"),
        (Subject::White(_) | Subject::IfWhitePlays(_), false) => text!("life-asks-at-most-1"),
        (Subject::White(_) | Subject::IfWhitePlays(_), true) => text!("life-asks-0"),
    }
}

/// Writes the conditions, each with a line to its row. The text names the cell.
fn callouts_ui(ui: &Ui, column: Rect, laid: &RulePlacement, geometry: &BoardGeometry, scene: &RuleScene) {
    let tones = Tones::for_context(ui);
    let mut words: Vec<(f32, &LibertyCondition)> = scene
        .asked
        .iter()
        .map(|asked| (geometry.screen_from_board(laid.point(asked.subject.cell())).y, asked))
        .collect();
    // Sort from top to bottom, then from right to left, so that lines do not cross.
    words.sort_by(|a, b| {
        let x = |condition: &LibertyCondition| laid.point(condition.subject.cell()).x;
        a.0.total_cmp(&b.0).then(x(b.1).cmp(&x(a.1)))
    });
    let font = FontId::proportional(letters::CARD);
    let galleys: Vec<_> = words
        .iter()
        .map(|(_, condition)| {
            let text = about(&cell_name(laid.frame, condition.subject.cell()), condition_words(condition));
            ui.painter().layout(text, font.clone(), tones.text, column.width() - 14.0)
        })
        .collect();
    let gap = 7.0;
    let total: f32 = galleys.iter().map(|galley| galley.size().y + gap).sum();
    let middle = words.iter().map(|word| word.0).sum::<f32>() / words.len() as f32;
    let mut y = (middle - total / 2.0).clamp(column.top(), (column.bottom() - total).max(column.top()));
    for ((_, condition), galley) in words.iter().zip(galleys) {
        let height = galley.size().y;
        let at = pos2(column.left() + 10.0, y);
        let end = pos2(column.left() + 5.0, y + height / 2.0);
        let start = line_start(laid, geometry, scene, condition);
        ui.painter().line_segment([start, end], Stroke::new(1.2, tones.accent.gamma_multiply(0.8)));
        ui.painter().circle_filled(end, 2.2, tones.accent);
        ui.painter().galley(at, galley, tones.text);
        y += height + gap;
    }
}

fn describe(answers: &RuleExplorer, scene: &RuleScene) -> String {
    let black = scene.stones.black.count_ones();
    let white = scene.stones.white.count_ones();
    let asked: Vec<String> = scene
        .asked
        .iter()
        .map(|condition| about(&cell_name(answers.frame(), condition.subject.cell()), &condition.sentence()))
        .collect();
    let played: Vec<String> = scene
        .played
        .iter()
        .map(|&(cell, color)| {
            let point = cell_name(answers.frame(), cell);
            match color {
                Color::Black => text!("tsumego-black-plays", point = point),
                Color::White => text!("tsumego-white-plays", point = point),
            }
        })
        .collect();
    let mut words = vec![title(answers), text!("life-rule-stones", black = black, white = white)];
    let marked = (0..answers.frame().cell_count()).filter(|cell| answers.rule().marks >> cell & 1 == 1);
    words.extend(marked.map(|cell| text!("life-point-marked", point = cell_name(answers.frame(), cell))));
    words.extend(asked);
    words.extend(played);
    words.join("; ")
}
