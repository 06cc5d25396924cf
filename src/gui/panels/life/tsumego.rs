//! The board of a problem: the position, the played line with its move numbers, and the moves that keep the result.

use egui::{Label, PointerButton, TextStyle, Ui, vec2};

use super::Out;
use crate::widgets::board::{BoardLayers, BoardView, PointLabel, RegionDrag, pressed_color};
use katachi_app::life::problems::part_around;
use katachi_app::life::session::Session;
use katachi_app::life::setup::LifeTool;
use katachi_app::life::{Life, LifeCommand, ProblemShapeSource};
use katachi_app::{AppState, BoardRegion};
use katachi_core::go::{BoardSize, Color, Mark, MarkKind, Point};
use katachi_language::text;
use katachi_sentences::words::{color_name, listed};

pub fn board_ui(ui: &mut Ui, state: &AppState, size: egui::Vec2, out: &mut Out) {
    let life = state.life();
    let session = life.session();
    let board = session.board(session.at());
    let turn = session.turn(session.at());
    let (marks, labels) = marks_and_labels(session);
    let sets = matches!(life.tool(), LifeTool::Stones(_));
    let modifiers = ui.input(|input| input.modifiers);
    let ghost = pressed_color(modifiers).or(match life.tool() {
        LifeTool::Stones(color) => Some(color),
        LifeTool::Play => Some(turn),
        LifeTool::Mark => None,
    });
    let last = session.at().checked_sub(1).and_then(|last| session.line()[last]);
    let part = if sets { BoardRegion::whole(board.size()) } else { part(life) };
    let view = BoardView {
        layers: BoardLayers {
            marks: &marks,
            labels: &labels,
            region: life.region(),
            last_move: last,
            ko: board.ko(),
            ..BoardLayers::default()
        },
        part: Some(part),
        coordinates: state.settings().coordinates,
        ghost,
        name: text!("life-board-problem"),
        ..BoardView::new(&board, describe(life))
    };
    // The board keeps its size while the line is played.
    let unseen = unseen_moves(session, board.size());
    let line_height = ui.text_style_height(&TextStyle::Body) + ui.spacing().item_spacing.y;
    let note_height = if unseen.is_empty() { 0.0 } else { line_height };
    let output = view.show(ui, vec2(size.x, size.y - note_height));
    let played = unseen.iter().take_while(|(number, _)| *number <= session.at());
    let shown: Vec<&str> = played.map(|(_, words)| words.as_str()).collect();
    if !shown.is_empty() {
        ui.add(Label::new(shown.join("; ")).truncate());
    }
    match output.region_drag {
        Some(RegionDrag::Done(region)) if region.min != region.max => {
            out.push(LifeCommand::SelectRegion(Some(region)));
        }
        _ => {}
    }
    if let Some((point, PointerButton::Primary, modifiers)) = output.clicked {
        out.push(LifeCommand::Click { point, color: pressed_color(modifiers) });
    }
    let entries = [
        (text!("life-find-problems-shape"), LifeCommand::FindProblems(ProblemShapeSource::Region).into()),
        (text!("life-find-in-games"), LifeCommand::FindInGames.into()),
        (text!("life-try-again"), LifeCommand::Restart.into()),
        (text!("life-clear-region"), LifeCommand::SelectRegion(None).into()),
    ];
    output.menu(&entries, &mut out.commands);
    if let Some(there) = output.wheel_from(session.at(), session.line().len()) {
        out.push(LifeCommand::GoTo(there));
    }
}

/// Marks the group at the start and the numbers of the line; labels each move tried here with its result.
fn marks_and_labels(session: &Session) -> (Vec<Mark>, Vec<PointLabel>) {
    let label = |point, text: &str| PointLabel { point, text: text.to_owned(), detail: String::new() };
    let board = session.board(session.at());
    let mut marks: Vec<Mark> = Vec::new();
    if session.at() == 0
        && let Ok(problem) = session.problem()
    {
        marks.extend(problem.group().into_iter().map(|point| Mark { point, kind: MarkKind::Triangle }));
    }
    marks.extend(numbers(session).into_iter().filter(|mark| !board.is_empty(mark.point)));
    let mut labels: Vec<PointLabel> = Vec::new();
    if let Some(stand) = session.stand() {
        let decided = stand.lives.is_some() || stand.reach == Some(katachi_engines::tsumego::solver::Reach::Nothing);
        for found in stand.tries.iter().filter(|_| !decided) {
            let Some(point) = found.step else { continue };
            match found.keeps {
                Some(true) => labels.push(label(point, "✔")),
                Some(false) => marks.push(Mark { point, kind: MarkKind::Cross }),
                None => labels.push(label(point, "?")),
            }
        }
    }
    if let Some(point) = session.pending() {
        labels.retain(|label| label.point != point);
        labels.push(label(point, "…"));
    }
    (marks, labels)
}

/// The numbers of the line's moves. Of several moves on one point, only the last is shown.
fn numbers(session: &Session) -> Vec<Mark> {
    let mut numbers: Vec<Mark> = Vec::new();
    for (number, step) in session.line()[..session.at()].iter().enumerate() {
        if let &Some(point) = step {
            numbers.retain(|mark| mark.point != point);
            numbers.push(Mark { point, kind: MarkKind::Label((number + 1).to_string()) });
        }
    }
    numbers
}

/// The moves of the line that the board cannot show, as below a printed diagram: captured stones and passes. Each comes
/// with the number of the move after which it is told.
fn unseen_moves(session: &Session, size: BoardSize) -> Vec<(usize, String)> {
    let line = session.line();
    let named = |&(number, point): &(usize, Point)| format!("{number} {}", point.label(size));
    let captured = session.captured(line.len()).into_iter().map(|captured| {
        let moves: Vec<String> = captured.moves.iter().map(named).collect();
        (captured.by, text!("life-captured-moves", moves = listed(&moves), by = captured.by.to_string()))
    });
    let passes = (1..).zip(line).filter(|(_, step)| step.is_none());
    let passes = passes.map(|(number, _): (usize, _)| (number, format!("{number} {}", text!("life-pass"))));
    let mut unseen: Vec<(usize, String)> = captured.chain(passes).collect();
    unseen.sort_by_key(|&(number, _)| number);
    unseen
}

/// The part of the board that the question is about, with some room around it.
fn part(life: &Life) -> BoardRegion {
    let board = life.setup().board();
    let stones = board.stones().map(|(point, _)| point);
    let field = life.session().problem().map(|problem| problem.region()).unwrap_or_default();
    let line = life.session().line().iter().flatten().copied();
    part_around(stones.chain(field).chain(line), board.size(), 2)
}

fn describe(life: &Life) -> String {
    let session = life.session();
    let turn: Color = session.turn(session.at());
    let size = life.setup().board().size();
    let moves: Vec<String> = session.line()[..session.at()]
        .iter()
        .map(|step| step.map_or(text!("life-pass").to_owned(), |point| point.label(size)))
        .collect();
    text!("life-problem-described", size = size.to_string(), color = color_name(turn), moves = moves.join(" "))
}
