//! `katachi fuseki --after` and `--position`: the moves played at a position of the opening, and how often the moves
//! leading there were played.

use katachi_language::text;
use serde::Serialize;

use super::CommandFailure;
use super::continuation::ContinuationEntry;
use super::output::{names_in_words, thousands};
use katachi_core::go::{Board, BoardSize, Color, Move, Point};
use katachi_core::mining::costs::EdgeCosts;
use katachi_core::mining::fuseki::{OpeningGraph, fuseki_names};
use katachi_core::mining::graph::{GraphContinuation, GraphWalk, Visits};
use katachi_sentences::Sentence;
use katachi_sentences::words::with_percent_sign;

#[derive(Serialize)]
pub(super) struct ExplorerEntry {
    /// The moves to the position, each with its figures at the point where it was played.
    path: Vec<PathEntry>,
    position: OpeningPositionEntry,
    /// Continuations, the most frequent first.
    continuations: Vec<ContinuationEntry>,
    /// Positions that occurred less often are left out, as if they never occurred.
    min_count: u32,
}

#[derive(Serialize)]
struct PathEntry {
    color: &'static str,
    /// Null for a pass.
    point: Option<String>,
    /// How often the move was played there; 0 if never, or to a position that is left out.
    count: u32,
    share: Option<f64>,
    /// How often the position after it occurred, by any order of moves.
    position_count: u32,
}

#[derive(Serialize)]
struct OpeningPositionEntry {
    black: Vec<String>,
    white: Vec<String>,
    to_play: &'static str,
    /// How often the position occurred; 0 if the games do not contain it.
    count: u32,
    starts: u32,
    /// Number of games that end here or were read up to here, and of moves to positions below the minimum count.
    ended: u32,
    rare: u32,
    names: Vec<String>,
}

/// Reads `Q16 D4 pass`, Black first.
pub(super) fn read_moves(text: &str, size: BoardSize) -> Result<Vec<Move>, CommandFailure> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let colors = [Color::Black, Color::White].into_iter().cycle();
    words
        .zip(colors)
        .map(|(word, by)| {
            if word.eq_ignore_ascii_case("pass") {
                return Ok(Move::pass(by));
            }
            let point = Point::from_label(word, size);
            let point = point.ok_or_else(|| CommandFailure::Usage(text!("cli-after-no-point", word = word)))?;
            Ok(Move::play(by, point))
        })
        .collect()
}

/// `next` is the side to move after the last move. `costs` are the costs of the graph's moves, if known.
pub(super) fn explore(
    found: &OpeningGraph,
    mut board: Board,
    moves: &[Move],
    next: Color,
    top: usize,
    costs: &EdgeCosts,
) -> Result<ExplorerEntry, CommandFailure> {
    let (graph, size) = (&found.graph, board.size());
    let mut path = Vec::new();
    for (number, play) in moves.iter().enumerate() {
        path.push(step(found, &mut board, number + 1, *play)?);
    }
    let walk = walk_at(found, &board, next);
    let visits = walk.as_ref().map_or(Visits::default(), |walk| graph.visits(walk.last().position));
    let continuations = walk.as_ref().map(|walk| {
        let all = graph.continuations(walk.last().position);
        let entry = |next: &GraphContinuation| {
            let label = |point| walk.shown(graph, point).label(size);
            ContinuationEntry::new(graph, next, label, costs.get(&next.edge))
        };
        all.iter().take(top).map(entry).collect()
    });
    let position = OpeningPositionEntry::new(&board, next, &visits);
    Ok(ExplorerEntry {
        path,
        position,
        continuations: continuations.unwrap_or_default(),
        min_count: graph.least_count(),
    })
}

fn walk_at(found: &OpeningGraph, board: &Board, mover: Color) -> Option<GraphWalk> {
    found.find(board, mover).map(|(id, image)| GraphWalk::new(id, image))
}

/// Plays a move, and returns how often it was played.
fn step(found: &OpeningGraph, board: &mut Board, number: usize, play: Move) -> Result<PathEntry, CommandFailure> {
    let (graph, size, by) = (&found.graph, board.size(), play.color());
    let walk = walk_at(found, board, by);
    let played = match play.point() {
        Some(point) => walk.as_ref().and_then(|walk| walk.at(graph, point)),
        None => walk
            .as_ref()
            .and_then(|walk| graph.continuations(walk.last().position).into_iter().find(|next| next.point.is_none())),
    };
    match play.point() {
        Some(point) => board.play(by, point).map(|_| ()).map_err(|wrong| {
            let (number, error) = (number.to_string(), wrong.sentence());
            let point = point.label(size);
            CommandFailure::Failed(text!("cli-illegal-move", move = number, point = point, error = error))
        })?,
        None => board.pass(),
    }
    Ok(PathEntry {
        color: by.letter(),
        point: play.point().map(|point| point.label(size)),
        count: played.map_or(0, |played| played.count),
        share: played.map(|played| played.share.rate),
        position_count: found.find(board, by.opponent()).map_or(0, |(id, _)| graph.visits(id).count),
    })
}

impl OpeningPositionEntry {
    fn new(board: &Board, next: Color, visits: &Visits) -> OpeningPositionEntry {
        let stones: Vec<(Point, Color)> = board.stones().collect();
        let of = |color: Color| -> Vec<String> {
            let own = stones.iter().filter(|(_, stone)| *stone == color);
            own.map(|(point, _)| point.label(board.size())).collect()
        };
        OpeningPositionEntry {
            black: of(Color::Black),
            white: of(Color::White),
            to_play: next.letter(),
            count: visits.count,
            starts: visits.starts,
            ended: visits.ended,
            rare: visits.rare,
            names: fuseki_names(board.size(), &stones).iter().map(ToString::to_string).collect(),
        }
    }
}

impl ExplorerEntry {
    pub fn text(&self) -> String {
        let mut text = String::new();
        if self.min_count > 1 {
            text += &format!("{}\n", text!("cli-rare-left-out", least = self.min_count.to_string()));
        }
        for (number, entry) in self.path.iter().enumerate() {
            let share = entry
                .share
                .map(|share| format!("  {}", with_percent_sign(&format!("{:5.1}", share * 100.0))))
                .unwrap_or_default();
            let position = text!("cli-position-count", times = format!("{:>8}", thousands(entry.position_count)));
            text += &format!(
                "{:>3}. {} {:5} {:>8}{share}  {position}\n",
                number + 1,
                entry.color,
                entry.point.as_deref().unwrap_or(text!("cli-pass")),
                thousands(entry.count),
            );
        }
        let position = &self.position;
        let names =
            if position.names.is_empty() { String::new() } else { format!("  {}", names_in_words(&position.names)) };
        let (times, ended) = (thousands(position.count), thousands(position.ended));
        text += &match position.to_play {
            "B" => text!("cli-black-to-play", times = times, ended = ended),
            _ => text!("cli-white-to-play", times = times, ended = ended),
        };
        text += &format!("{names}\n");
        self.continuations.iter().for_each(|entry| text += &entry.line());
        text
    }
}
