//! Carries out what the user does in the workspace.

use std::sync::Arc;

use super::command::{FindCommand, Relaxation};
use super::drawing::Drawing;
use super::example::EXAMPLES;
use super::history::Origin;
use super::question::Question;
use super::search::Within;
use super::{Find, Marked, Wish, mark_key};
use crate::app::{Ask, Region, Viewer};
use crate::find::Pasted;
use crate::go::{Board, Color, Point};
use crate::pattern::{Cell, CellSet, Image};

impl Find {
    pub(in crate::app) fn act(&mut self, command: FindCommand, viewer: Option<&Viewer>) -> Vec<Wish> {
        let mut wishes = Vec::new();
        match command {
            FindCommand::Use(tool) => self.tool = tool,
            FindCommand::Click { point, color } => self.click(point, color),
            FindCommand::Paint { point, set, begins } => self.change(begins, |drawing| drawing.set(point, set)),
            FindCommand::Number { point, color } => self.change(true, |drawing| drawing.number(point, color)),
            FindCommand::Include { point, belongs, begins } => {
                self.change(begins, |drawing| drawing.include(point, belongs));
            }
            FindCommand::Select(region) => self.change(true, |drawing| drawing.select(region)),
            FindCommand::ToggleEdge(side) => self.change(true, |drawing| drawing.toggle_edge(side)),
            FindCommand::SetOptions(options) => self.change(true, |drawing| drawing.options = options),
            FindCommand::Resize(size) => {
                self.change(true, |drawing| *drawing = drawing.moved_to(size));
            }
            FindCommand::Turn(symmetry) => self.change(true, |drawing| drawing.turn(symmetry)),
            FindCommand::SwapColors => self.change(true, Drawing::swap_colors),
            FindCommand::Clear => self.clear(),
            FindCommand::Undo => self.history.undo(),
            FindCommand::Redo => self.history.redo(),
            FindCommand::AddPart { join, not } => self.ask_else(|question| question.add(join, not)),
            FindCommand::ChoosePart(part) => self.ask_else(|question| question.choose(part)),
            FindCommand::RemovePart(part) => self.ask_else(|question| question.remove(part)),
            FindCommand::JoinPart { part, join, not } => self.ask_else(|question| question.join(part, join, not)),
            FindCommand::Example(number) => {
                if let Some(example) = EXAMPLES.get(number) {
                    self.begin(example.drawing(), Origin::Example(example.name));
                }
            }
            FindCommand::FromGame => match viewer {
                Some(viewer) => {
                    self.begin(Find::from_viewer(viewer), Origin::Game);
                    wishes.push(Wish::Show);
                }
                None => wishes.push(Wish::Say("Open a game first: its position is looked for".into())),
            },
            FindCommand::FromPattern(pattern, to_play) => match Drawing::from_pattern(&pattern, to_play) {
                Ok(drawing) => {
                    self.begin(drawing, Origin::Shape);
                    wishes.push(Wish::Show);
                }
                Err(reason) => wishes.push(Wish::Warn(format!("This shape cannot be drawn: {reason}"))),
            },
            FindCommand::FromDrawing(drawing) => {
                self.begin(*drawing, Origin::Shape);
                wishes.push(Wish::Show);
            }
            FindCommand::FromStones { size, stones, to_play } => {
                let mut board = Board::new(size);
                board.set_up(stones.into_iter().map(|(point, color)| (point, Some(color))));
                let mut drawing = Drawing::from_board(&board, Some(Region::whole(size)));
                drawing.options.to_play = to_play;
                self.begin(drawing, Origin::Opening);
                wishes.push(Wish::Show);
            }
            FindCommand::Paste(text) => wishes.extend(self.paste(&text)),
            FindCommand::CopyDiagram => match self.diagram() {
                text if text.is_empty() => wishes.push(Wish::Say("Nothing is drawn yet".into())),
                text => wishes.push(Wish::Copy { text, said: "The drawing is in the clipboard, as a diagram" }),
            },
            FindCommand::Play { point, color } => self.play(point, color),
            FindCommand::GoTo(step) => self.history.go_to(step),
            FindCommand::Back => {
                if let Some(step) = self.history.back() {
                    self.history.go_to(step);
                }
            }
            FindCommand::Forward => {
                if let Some(step) = self.history.forward() {
                    self.history.go_to(step);
                }
            }
            FindCommand::Search => {
                self.is_wanted = true;
                self.ask(true);
                return wishes;
            }
            FindCommand::StopSearch => {
                self.search.stop();
                return wishes;
            }
            FindCommand::SearchWithin(only) => self.search_within(only),
            FindCommand::SetVariations(variations) => self.variations = variations,
            FindCommand::Filter(text) => {
                self.filter.set_text(text, &self.wake);
                self.narrow();
            }
            FindCommand::Relax(relaxation) => self.relax(relaxation),
            FindCommand::SortHits(column) => {
                let selected = self.selected.and_then(|row| self.hits.row(row));
                self.hits.set_sort(self.hits.sort().clicked(column), &self.corpus, &self.wake);
                self.selected = selected.and_then(|hit| self.hits.row_of(hit));
                return wishes;
            }
            FindCommand::SelectHit(row) => {
                self.selected = (row < self.hits.len()).then_some(row);
                return wishes;
            }
            FindCommand::OpenHit(row) => {
                wishes.extend(self.open_hit(row));
                return wishes;
            }
            FindCommand::NextHit(steps) => {
                let here = self.selected.map_or(-1_i64, |row| row as i64);
                let there = if self.selected.is_none() && steps < 0 { 0 } else { here + i64::from(steps) };
                let there = there.clamp(0, self.hits.len() as i64 - 1);
                wishes.extend(usize::try_from(there).ok().and_then(|row| self.open_hit(row)));
                return wishes;
            }
            FindCommand::Mark { hit, marked } => {
                if !marked {
                    self.marks.remove(&mark_key(hit));
                } else if let Some(found) = self.search.shown() {
                    let query = Arc::new(found.asked.query.clone());
                    self.marks.insert(mark_key(hit), Marked { hit, query });
                }
                return wishes;
            }
            FindCommand::ClearMarks => self.marks.clear(),
            FindCommand::SetPages(form) => {
                self.pages_form = form;
                return wishes;
            }
            FindCommand::Preview => {
                self.start_preview();
                return wishes;
            }
            FindCommand::AskForPages => return vec![Wish::Ask(Ask::SavePages)],
            FindCommand::WritePages(path) => return vec![Wish::WritePages(path)],
            FindCommand::AskForHits => return vec![Wish::Ask(Ask::SaveHits)],
            FindCommand::WriteHits(path) => return vec![Wish::WriteHits(path)],
            FindCommand::ToggleAsDrawn => {
                self.as_drawn = !self.as_drawn;
                wishes.extend(self.selected.and_then(|row| self.open_hit(row)));
                return wishes;
            }
        }
        self.ask(false);
        wishes
    }

    fn change(&mut self, begins: bool, change: impl FnOnce(&mut Drawing)) {
        let mut question = self.question().clone();
        change(question.drawing_mut());
        self.history.edit(question, begins);
    }

    fn ask_else(&mut self, change: impl FnOnce(&mut Question)) {
        let mut question = self.question().clone();
        change(&mut question);
        self.history.edit(question, true);
    }

    fn clear(&mut self) {
        self.next_color = Color::Black;
        self.change(true, Drawing::clear);
    }

    fn begin(&mut self, question: impl Into<Question>, origin: Origin) {
        let question = question.into();
        self.next_color = question.drawing().options.to_play.unwrap_or(Color::Black);
        self.history.begin(question, origin);
    }

    fn click(&mut self, point: Point, color: Option<Color>) {
        let empty = CellSet::only(Cell::Empty);
        let (there, is_empty) = (self.drawing().stone(point), self.drawing().cell(point) == empty);
        let removes = if color.is_some() { there == color } else { !is_empty };
        if removes {
            return self.change(true, |drawing| drawing.set(point, empty));
        }
        let color = color.unwrap_or(self.next_color);
        self.change(true, |drawing| drawing.set(point, CellSet::only(Cell::from(Some(color)))));
        self.next_color = color.opponent();
    }

    fn play(&mut self, point: Point, color: Color) {
        if self.question().speaking().stone(point).is_some() {
            return;
        }
        let mut question = self.question().clone();
        question.choose(question.speaking_part());
        let drawing = question.drawing_mut();
        let words = format!("{} {}", if color == Color::Black { "Black" } else { "White" }, point.label(self.size()));
        drawing.play(point, color);
        self.next_color = color.opponent();
        // Who walks the same way again comes to where he was.
        let known = self.history.children(Some(self.history.at())).find(|&child| {
            let step = &self.history.steps()[child];
            step.question == question && step.origin == Origin::Played(words.clone())
        });
        match known {
            Some(step) => self.history.go_to(step),
            None => self.history.advance(question, Origin::Played(words)),
        }
    }

    fn paste(&mut self, text: &str) -> Option<Wish> {
        let question = match Pasted::read(text) {
            Ok(Pasted::Position(board)) => Drawing::from_board(&board, None).into(),
            Ok(Pasted::Question(combined)) => match Question::read(&combined) {
                Ok(question) => question,
                Err(reason) => return Some(Wish::Warn(format!("This cannot be drawn: {reason}"))),
            },
            Err(reason) => return Some(Wish::Warn(format!("Not pasted: {reason}"))),
        };
        self.begin(question, Origin::Pasted);
        None
    }

    fn search_within(&mut self, only: bool) {
        let shown = self.search.shown().filter(|_| only);
        self.earlier = shown.map(|found| {
            let words = format!("{} of an earlier result", crate::app::counted(found.result.games as usize, "game"));
            Within { games: Arc::new(found.result.found.clone()), number: 0, words }
        });
        self.narrow();
    }

    fn relax(&mut self, relaxation: Relaxation) {
        match relaxation {
            Relaxation::AllGames => self.search_within(false),
            Relaxation::NoFilter => {
                self.filter.set_text(String::new(), &self.wake);
                self.narrow();
            }
            Relaxation::Region => self.change(true, |drawing| drawing.select(None)),
            Relaxation::Anywhere => self.change(true, |drawing| drawing.options.fixed = false),
            Relaxation::OtherEdges => self.change(true, |drawing| drawing.options.other_edges = true),
            Relaxation::Swap => self.change(true, |drawing| drawing.options.swap = true),
            Relaxation::ToPlay => self.change(true, |drawing| drawing.options.to_play = None),
            Relaxation::Moves => self.change(true, |drawing| drawing.options.moves = None),
        }
    }

    fn open_hit(&mut self, row: usize) -> Option<Wish> {
        let hit = self.hits.row(row)?;
        self.selected = Some(row);
        let shown_as = if self.as_drawn { hit.image().inverse() } else { Image::default() };
        let node = self.hits.node(row);
        Some(Wish::Open { game: hit.game, moves: hit.moves as usize, node, region: self.region_of(hit), shown_as })
    }
}
