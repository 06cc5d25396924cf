//! Carries out what the user does in the workspace.

use std::sync::Arc;

use super::command::{CountedCorner, FindCommand, Relaxation};
use super::continuations::{MAX_LETTERS, usual_color};
use super::drawing::{Drawing, DrawingReading, Extent};
use super::example::EXAMPLE_QUERIES;
use super::history::StepOrigin;
use super::question::DrawnQuestion;
use super::search::Within;
use super::{Find, FindTool};
use crate::fuseki::FusekiCommand;
use crate::joseki::JosekiCommand;
use crate::life::LifeCommand;
use crate::named_shapes::{NamedShape, shapes_named, shapes_named_by_filter};
use crate::panes::Pane;
use crate::play::guess::GuessPosition;
use crate::play::{GuessCommand, PlayCommand};
use crate::shapes::ShapesCommand;
use crate::shapes::order::ShapeFilter;
use crate::{BoardRegion, Command, Effects, Memory, Shared, Workspace};
use katachi_core::corpus::GameId;
use katachi_core::find::{GameSet, Hit, Pasted};
use katachi_core::go::{Board, Color, Point};
use katachi_core::pattern::names::ShapeNames;
use katachi_core::pattern::{Cell, CellSet, Image};
use katachi_language::text;
use katachi_sentences::Sentence;

impl Find {
    pub(super) fn carry_out(&mut self, command: FindCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            FindCommand::Use(tool) => self.tool = tool,
            FindCommand::Click { point, color } => self.click(point, color),
            FindCommand::Paint { point, set, begins } => self.change(begins, |drawing| drawing.set(point, set)),
            FindCommand::Include { point, belongs, begins } => {
                self.change(begins, |drawing| drawing.include(point, belongs));
            }
            FindCommand::Select(region) => self.change(true, |drawing| drawing.select(region)),
            FindCommand::Read(reading) => self.change(true, |drawing| *drawing = drawing.read_as(reading)),
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
                if let Some(example) = EXAMPLE_QUERIES.get(number) {
                    self.begin(example.drawing(), StepOrigin::Example(example.name));
                }
            }
            FindCommand::FromGame => match shared.viewer() {
                Some(viewer) => self.show_drawing(Find::from_viewer(viewer), StepOrigin::Game, effects),
                None => effects.info(text!("find-open-first")),
            },
            FindCommand::FromPattern(pattern, mover) => match Drawing::from_pattern(&pattern, mover) {
                Ok(drawing) => self.show_drawing(drawing, StepOrigin::Shape, effects),
                Err(reason) => effects.warn(text!("find-shape-not-drawn", reason = reason.to_string())),
            },
            FindCommand::FromDrawing(drawing) => self.show_drawing(*drawing, StepOrigin::Shape, effects),
            FindCommand::FromStones { size, stones, to_play } => {
                let mut board = Board::new(size);
                board.set_up(stones.into_iter().map(|(point, color)| (point, Some(color))));
                let mut drawing = Drawing::from_board(&board, Some(BoardRegion::whole(size)));
                drawing.options.to_play = to_play;
                self.show_drawing(drawing, StepOrigin::Opening, effects);
            }
            FindCommand::Paste(text) => self.paste(&text, effects),
            FindCommand::CopyDiagram => match self.diagram() {
                text if text.is_empty() => effects.info(text!("find-nothing-drawn")),
                text => effects.copy(text, text!("find-copied")),
            },
            FindCommand::FindInProblems => return self.find_in_problems(effects),
            FindCommand::GuessHits => {
                let places = self.places_to_guess();
                return effects.command(PlayCommand::Guess(GuessCommand::StartAt(places)));
            }
            FindCommand::ExploreInJoseki => {
                let drawing = Box::new(self.drawing().clone());
                return effects.command(JosekiCommand::StartDrawing(drawing));
            }
            FindCommand::Play { point, color } => self.play(point, color),
            FindCommand::GoTo(step) => self.history.go_to(step),
            FindCommand::Back => self.history.back().into_iter().for_each(|step| self.history.go_to(step)),
            FindCommand::Forward => self.history.forward().into_iter().for_each(|step| self.history.go_to(step)),
            FindCommand::Search => {
                (self.is_wanted, self.awaited) = (true, None);
                return self.ask(true, effects);
            }
            FindCommand::StopSearch => return self.stop_search(),
            FindCommand::SearchWithin(only) => self.search_within(only, effects),
            FindCommand::SetVariations(variations) => self.variations = variations,
            FindCommand::Filter(text) => {
                self.filter.set_text(text, effects);
                self.narrow(effects);
            }
            FindCommand::Relax(relaxation) => self.relax(relaxation, effects),
            FindCommand::ClearMarks => self.clear_marks(),
            other => return self.act_on_hits(other, shared, effects),
        }
        self.ask(false, effects);
    }

    /// Carries out the commands of the list of hits, of the pages, of the searched games and of names.
    fn act_on_hits(&mut self, command: FindCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            FindCommand::CountFeatures => self.features.count(&self.corpus, effects),
            FindCommand::ComparePeriods(year) => self.periods.compare(year, &self.search, effects),
            FindCommand::FromName(shape) => self.show_named(shape, effects),
            FindCommand::SortHits(column) => {
                let selected = self.selected.and_then(|row| self.hits.row(row));
                self.hits.set_sort(self.hits.sort().clicked(column), &self.corpus, effects);
                self.select_again(selected);
            }
            FindCommand::ShowWall(wall) => {
                self.wall = wall;
                effects.remember(Memory::Hits { wall, one_a_game: self.hits.is_one_a_game() });
            }
            FindCommand::OneAGame(one_a_game) => {
                let selected = self.selected.and_then(|row| self.hits.row(row));
                self.hits.set_one_a_game(one_a_game, &self.corpus, effects);
                self.select_again(selected);
                effects.remember(Memory::Hits { wall: self.wall, one_a_game });
            }
            FindCommand::SelectHit(row) => self.select_hit(row, shared, effects),
            FindCommand::StepHit(rows) => {
                self.hit_after(rows).into_iter().for_each(|row| self.select_hit(row, shared, effects));
            }
            FindCommand::OpenHit(row) => self.open_hit(row, effects),
            FindCommand::NextHit(steps) => {
                self.hit_after(steps as isize).into_iter().for_each(|row| self.open_hit(row, effects));
            }
            FindCommand::Mark { hit, marked } => self.mark(hit, marked),
            FindCommand::SetPages(form) => self.pages_form = form,
            FindCommand::Preview => self.start_preview(effects),
            FindCommand::SavePages => self.save_pages().into_iter().for_each(|request| effects.save(request)),
            FindCommand::SaveHits => self.save_hits(shared).into_iter().for_each(|request| effects.save(request)),
            FindCommand::LookIn(filter) => {
                (self.earlier, self.variations) = (None, false);
                self.filter.set_text(filter, effects);
                self.narrow(effects);
            }
            FindCommand::Among { games, drawing } => self.look_among_counted(&games, drawing.as_deref(), effects),
            FindCommand::AwaitGames(corner) => self.await_games(corner, effects),
            FindCommand::AmongFacts(row) => {
                let games = self.search.shown().map(|found| row.games(&self.corpus, &found.result.found));
                if let Some(games) = games.filter(|games| games.count() > 0) {
                    self.look_among(games, effects);
                }
            }
            FindCommand::ToggleAsDrawn => {
                self.as_drawn = !self.as_drawn;
                self.selected.into_iter().for_each(|row| self.select_hit(row, shared, effects));
            }
            other => unreachable!("{other:?} changes the question"),
        }
    }

    /// Draws a corner whose games are awaited; `None`: they no longer are.
    fn await_games(&mut self, corner: Option<CountedCorner>, effects: &mut Effects) {
        let Some(corner) = corner else {
            self.awaited = None;
            return self.search.stop_holding();
        };
        self.show_drawing((*corner.drawing).clone(), StepOrigin::Shape, effects);
        self.awaited = Some(corner);
        self.ask(false, effects);
    }

    fn stop_search(&mut self) {
        self.awaited = None;
        self.search.stop_holding();
        self.search.stop();
    }

    /// Looks only in these games, which a row of another workspace counted, unless the `drawing` was left meanwhile.
    fn look_among_counted(&mut self, games: &[GameId], drawing: Option<&Drawing>, effects: &mut Effects) {
        if drawing.is_some_and(|drawing| *drawing != *self.drawing()) {
            return;
        }
        let corner = self.awaited.take().filter(|_| drawing.is_some());
        let games = GameSet::matching(&self.corpus, |id| games.binary_search(&id).is_ok());
        self.look_among(games, effects);
        self.corners = corner.map(|corner| corner.corners);
    }

    /// Looks only in these games, in which something was counted.
    fn look_among(&mut self, games: GameSet, effects: &mut Effects) {
        self.earlier = Some(Within { games: Arc::new(games.into()), number: 0 });
        (self.counted, self.corners) = (true, None);
        self.narrow(effects);
    }

    /// Asks about all games again, as a question from elsewhere does.
    fn leave_earlier(&mut self, effects: &mut Effects) {
        if self.earlier.is_some() {
            self.search_within(false, effects);
        }
    }

    /// Begins with a drawing that comes from elsewhere.
    fn show_drawing(&mut self, drawing: Drawing, origin: StepOrigin, effects: &mut Effects) {
        self.begin(drawing, origin);
        self.leave_earlier(effects);
        effects.command(Command::Show(Workspace::Find));
    }

    /// Shows what has a name. A shape that no diagram tells is listed in Shapes.
    fn show_named(&mut self, shape: NamedShape, effects: &mut Effects) {
        if shapes_named_by_filter(self.filter.text()).contains(&shape) {
            self.relax(Relaxation::NoFilter, effects);
            self.ask(false, effects);
        }
        effects.command(Command::Show(Workspace::for_named(shape)));
        match shape {
            NamedShape::Shape(at) => {
                let query = ShapeNames::shipped().diagram(at).and_then(|diagram| diagram.parse().ok());
                if let Some(drawing) = query.and_then(|query| Drawing::from_query(&query).ok()) {
                    self.begin(drawing, StepOrigin::Named(shape.english().to_owned()));
                    self.leave_earlier(effects);
                    return self.ask(false, effects);
                }
                let filter = ShapeFilter { text: shape.name().to_owned(), ..ShapeFilter::default() };
                effects.command(ShapesCommand::SetFilter(filter));
            }
            NamedShape::Corner(at) => effects.command(JosekiCommand::WalkLine(at)),
            NamedShape::Opening(_) => effects.command(FusekiCommand::FilterNames(shape.name().to_owned())),
        }
    }

    fn find_in_problems(&mut self, effects: &mut Effects) {
        match self.drawing().query() {
            Some(query) => effects.command(LifeCommand::FindShown(Box::new(query.without_sequence()))),
            None => effects.info(text!("find-nothing-to-look-for")),
        }
    }

    fn change(&mut self, begins: bool, change: impl FnOnce(&mut Drawing)) {
        let mut question = self.question().clone();
        change(question.drawing_mut());
        self.history.edit(question, begins);
    }

    fn ask_else(&mut self, change: impl FnOnce(&mut DrawnQuestion)) {
        let mut question = self.question().clone();
        change(&mut question);
        self.history.edit(question, true);
    }

    fn clear(&mut self) {
        self.next_color = Color::Black;
        self.change(true, Drawing::clear);
    }

    fn begin(&mut self, question: impl Into<DrawnQuestion>, origin: StepOrigin) {
        let question = question.into();
        self.awaited = None;
        self.next_color = question.drawing().options.to_play.unwrap_or(Color::Black);
        self.history.begin(question, origin);
    }

    fn click(&mut self, point: Point, color: Option<Color>) {
        match self.tool {
            // A letter is a continuation: it is played, unless the hand says which stone is drawn.
            FindTool::Stones => match self.continuation_at(point).filter(|_| color.is_none()) {
                Some(usual) => self.play(point, usual),
                None => self.put_stone(point, color),
            },
            FindTool::Paint(set) => {
                let set = if self.drawing().cell(point) == set { CellSet::only(Cell::Empty) } else { set };
                self.change(true, |drawing| drawing.set(point, set));
            }
            FindTool::Select => self.change(true, |drawing| drawing.select(None)),
            FindTool::Moves => self.change(true, |drawing| drawing.number(point, color)),
            FindTool::Points => {
                let belongs = !self.is_in_set(point);
                self.change(true, |drawing| drawing.include(point, belongs));
            }
        }
    }

    /// The colour that usually plays a continuation with a letter.
    fn continuation_at(&self, point: Point) -> Option<Color> {
        let found = self.search.shown().filter(|_| self.search.is_current())?;
        let rank = found.rank_at(point).filter(|&rank| rank < MAX_LETTERS)?;
        Some(usual_color(&found.result.continuations[rank]))
    }

    /// Whether a set of points is drawn, and this point belongs to it.
    pub fn is_in_set(&self, point: Point) -> bool {
        let drawing = self.drawing();
        matches!(drawing.extent(), Extent::Points(_) | Extent::Box(_)) && drawing.contains(point)
    }

    fn put_stone(&mut self, point: Point, color: Option<Color>) {
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
        let origin = StepOrigin::Played(color, point.label(self.size()));
        drawing.play(point, color);
        self.next_color = color.opponent();
        // The same continuation goes to the existing step.
        let known = self.history.children(Some(self.history.at())).find(|&child| {
            let step = &self.history.steps()[child];
            step.question == question && step.origin == origin
        });
        match known {
            Some(step) => self.history.go_to(step),
            None => self.history.advance(question, origin),
        }
    }

    fn paste(&mut self, text: &str, effects: &mut Effects) {
        let question = match Pasted::read(text) {
            Ok(Pasted::Position(board)) => Drawing::from_board(&board, None).into(),
            Ok(Pasted::Question(combined)) => match DrawnQuestion::read(&combined) {
                Ok(question) => question,
                Err(reason) => return effects.warn(text!("find-not-drawn", reason = reason.to_string())),
            },
            Err(reason) => {
                match Some(text).filter(|text| is_name(text)).and_then(|text| shapes_named(text).first().copied()) {
                    Some(shape) => return effects.command(FindCommand::FromName(shape)),
                    None => return effects.warn(text!("find-not-pasted", reason = reason.sentence())),
                }
            }
        };
        self.begin(question, StepOrigin::Pasted);
    }

    fn search_within(&mut self, only: bool, effects: &mut Effects) {
        let shown = self.search.shown().filter(|_| only);
        self.earlier = shown.map(|found| Within { games: Arc::new(found.result.found.clone().into()), number: 0 });
        self.narrow(effects);
    }

    fn relax(&mut self, relaxation: Relaxation, effects: &mut Effects) {
        match relaxation {
            Relaxation::AllGames => self.search_within(false, effects),
            Relaxation::NoFilter => {
                self.filter.set_text(String::new(), effects);
                self.narrow(effects);
            }
            Relaxation::Region => self.change(true, |drawing| drawing.select(None)),
            Relaxation::Anywhere => self.change(true, |drawing| {
                drawing.options.fixed = false;
                if drawing.reading() == Some(DrawingReading::Here) {
                    *drawing = drawing.read_as(DrawingReading::Shape);
                }
            }),
            Relaxation::OtherEdges => self.change(true, |drawing| drawing.options.other_edges = true),
            Relaxation::Swap => self.change(true, |drawing| drawing.options.swap = true),
            Relaxation::ToPlay => self.change(true, |drawing| drawing.options.to_play = None),
            Relaxation::Moves => self.change(true, |drawing| drawing.options.moves = None),
        }
    }

    /// The positions of the hits, for Guess the move. Hits in variations are left out: their moves were not played.
    fn places_to_guess(&self) -> Vec<GuessPosition> {
        let in_main_line = (0..self.hits.len()).filter(|&row| self.hits.node(row).is_none());
        let hits = in_main_line.filter_map(|row| Some((self.hits.row(row)?, self.hits.moves(row)?)));
        // The last drawn move is asked for.
        let is_sequence = self.search.shown().is_some_and(|found| !found.asked.query.sequence().is_empty());
        let place = |(hit, moves): (Hit, u32)| GuessPosition {
            game: hit.game,
            moves: (moves as usize).saturating_sub(usize::from(is_sequence)),
            better: None,
            image: Image::default(),
            is_review: false,
        };
        hits.map(place).collect()
    }

    /// The row this number of rows below the selected one; the first row while none is selected.
    fn hit_after(&self, rows: isize) -> Option<usize> {
        let last = self.hits.len().checked_sub(1)?;
        Some(self.selected.map_or(0, |row| row.saturating_add_signed(rows).min(last)))
    }

    /// Selects a hit of the list that was arranged anew, at once or when its order is known.
    pub(super) fn select_again(&mut self, hit: Option<Hit>) {
        match self.hits.is_sorting() {
            true => (self.selected, self.left) = (None, hit),
            false => self.selected = hit.and_then(|hit| self.hits.row_of(hit)),
        }
    }

    fn select_hit(&mut self, row: usize, shared: &Shared, effects: &mut Effects) {
        (self.selected, self.left) = ((row < self.hits.len()).then_some(row), None);
        self.is_board_due = true;
        self.show_due_board(shared, effects);
    }

    /// Opens the selected hit if the board is in sight, or once it is. This is a preview: no pane gives way to it.
    pub(super) fn show_due_board(&mut self, shared: &Shared, effects: &mut Effects) {
        if self.is_board_due && shared.workspace() == Workspace::Find && shared.is_in_sight(Pane::Board) {
            self.is_board_due = false;
            self.selected.into_iter().for_each(|row| self.open_hit(row, effects));
        }
    }

    fn open_hit(&mut self, row: usize, effects: &mut Effects) {
        if let Some(place) = self.place_of(row) {
            (self.selected, self.left, self.is_board_due) = (Some(row), None, false);
            effects.command(place);
        }
    }
}

/// Whether a text may be a name: one line without the marks of diagrams, with a word that is more than stones.
fn is_name(text: &str) -> bool {
    let is_word = |word: &str| !word.is_ascii() || word.chars().filter(char::is_ascii_alphabetic).count() > 2;
    !text.trim().contains(['\n', '.', '|', '+', '$', '#']) && text.split_whitespace().any(is_word)
}
