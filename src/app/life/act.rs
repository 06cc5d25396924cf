//! Carries out the commands of the workspace, and takes in the results of its background tasks.

use std::path::PathBuf;
use std::sync::Arc;

use super::browser::RuleFilter;
use super::frequency::{RectangleCounts, rectangle_of};
use super::problems::{ProblemOrigin, ProblemSet, SoughtShape};
use super::setup::PositionEditor;
use super::{Life, LifeCommand, LifeTool, LifeView, ProblemShapeSource};
use crate::find::FindCommand;
use crate::find::drawing::Drawing;
use crate::home::is_library;
use crate::lab::{RuleOptions, generate_with};
use crate::loading::{is_result, name_of};
use crate::tasks::Awaited;
use crate::{
    BoardRegion, Command, Effects, Memory, NoticeLevel, SavePrompt, SaveRequest, Shared, Workspace, WorkspaceState,
};
use katachi_core::find::AskedPart;
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::jobs::JobError;
use katachi_core::study::Moment;
use katachi_engines::library;
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleGoal};
use katachi_engines::tsumego::rules::{RuleBook, rule_query};
use katachi_language::text;
use katachi_sentences::Sentence;

impl WorkspaceState for Life {
    type Command = LifeCommand;

    fn act(&mut self, command: LifeCommand, shared: &Shared, effects: &mut Effects) {
        self.carry_out(command, shared, effects);
    }

    fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        self.take_in_tasks(shared, effects);
        self.take_in_quiet_work(shared, effects);
        self.count_next_rectangle(shared, effects);
    }

    fn games_changed(&mut self, _shared: &Shared, _effects: &mut Effects) {
        self.counting.stop();
        self.group_curve = Awaited::default();
        self.frequencies.clear();
        self.to_count.clear();
        self.browser.list(&self.frequencies);
    }

    fn shown(&mut self, shared: &Shared, effects: &mut Effects) {
        self.want(effects);
        self.resume_problems(shared, effects);
    }

    fn meaning_of(&self, command: &Command, _shared: &Shared) -> Option<LifeCommand> {
        match command {
            &Command::Go(navigation) if self.takes_steps() => Some(LifeCommand::Go(navigation)),
            Command::PasteSgf(text) => Some(LifeCommand::PasteProblems(text.clone())),
            Command::Drop(paths) if paths.iter().any(|path| is_library(path)) => None,
            Command::Drop(paths) => Some(match &paths[..] {
                [path] if is_result(path) => LifeCommand::OpenRules(path.clone()),
                _ => LifeCommand::OpenProblems(paths.clone()),
            }),
            _ => None,
        }
    }
}

impl Life {
    fn carry_out(&mut self, command: LifeCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            LifeCommand::Show(view) => {
                self.show(view);
                to_the_screen(shared, effects);
            }
            LifeCommand::AskFor(ask) => effects.ask(ask),
            LifeCommand::FilterRules(filter) => self.browser.set_filter(filter, &self.frequencies),
            LifeCommand::SortRules(column) => self.browser.sort_by(column, &self.frequencies),
            LifeCommand::SelectRule(row) => self.browser.select_row(row),
            LifeCommand::NextRule(steps) => self.browser.step(steps),
            LifeCommand::ShowLine(line) => self.show_line(line),
            LifeCommand::Onward => self.onward().into_iter().for_each(|rule| self.browser.select(Some(rule))),
            LifeCommand::FindRule => self.find_rule(effects),
            LifeCommand::CountRules => self.count_rules(shared, effects),
            LifeCommand::CountGroups => self.count_groups(shared, effects),
            LifeCommand::Generate { goal, frame, threats, pass } => {
                let options = RuleOptions { threats, pass, ..RuleOptions::default() };
                self.generate_rules(goal, frame, options, effects);
            }
            LifeCommand::OpenRules(path) => self.open_rules(path, effects),
            LifeCommand::SaveRules => self.save_rules(effects),
            LifeCommand::OpenProblems(paths) => self.open_chosen_problems(paths, shared, effects),
            LifeCommand::PasteProblems(text) => self.paste_problems(&text, shared, effects),
            LifeCommand::SampleProblems => self.open_sample(shared, effects),
            LifeCommand::FilterProblems(filter) => {
                self.problems.set_filter(filter, self.cards.deck(), Moment::now());
            }
            LifeCommand::SortProblems(column) => self.problems.sort_by(column, self.cards.deck(), Moment::now()),
            LifeCommand::SelectProblem(row) => self.pose(self.problems.rows().get(row).copied()),
            LifeCommand::NextProblem(steps) => self.next_problem(steps),
            LifeCommand::Practise => self.practise(shared, effects),
            LifeCommand::FindProblems(ProblemShapeSource::Drawing) => effects.command(FindCommand::FindInProblems),
            LifeCommand::FindProblems(ProblemShapeSource::Region) => self.find_region(effects),
            LifeCommand::FindShown(query) => self.find_problems(*query, SoughtShape::Drawing, effects),
            LifeCommand::ShowTypical(width) => self.show_typical(width, effects),
            LifeCommand::FindTypical { side, at } => self.find_typical(side, at, effects),
            LifeCommand::FindInGames => self.find_in_games(shared, effects),
            LifeCommand::AnyShape => self.problems.set_shape(None, self.cards.deck(), Moment::now()),
            LifeCommand::SelectRegion(region) => self.region = region,
            LifeCommand::SolveProblem(row) => self.solve_problem(row, shared, effects),
            LifeCommand::Solve => self.solve(shared, effects),
            LifeCommand::AskSolver => self.ask_solver(shared, effects),
            LifeCommand::StopSolving => self.session.stop(),
            LifeCommand::SetTime(seconds) => self.solver = super::session::params(seconds.clamp(1, 3600)),
            LifeCommand::Restart => self.session.restart(),
            LifeCommand::Follow(step) => self.session.follow(step, &self.solver, effects),
            LifeCommand::GoTo(at) => self.go_to(at, effects),
            LifeCommand::Go(navigation) => self.navigate(navigation, effects),
            LifeCommand::TakePosition => self.take_position(shared, effects),
            LifeCommand::OwnPosition(own) => self.use_own_position(own),
            LifeCommand::Use(tool) => self.tool = tool,
            LifeCommand::Click { point, color } => self.click(point, color, shared, effects),
            LifeCommand::Mark(point) => self.mark(point),
            LifeCommand::ToMove(color) => {
                self.use_own_position(true);
                self.set_up(|setup| setup.set_to_move(color));
            }
            LifeCommand::Clear(size) => self.clear(size),
            LifeCommand::Undo => self.set_up(PositionEditor::undo),
            LifeCommand::Redo => self.set_up(PositionEditor::redo),
            LifeCommand::SelectHeld(at) => self.held = at,
            LifeCommand::ShowHeld(at) => self.show_held(at),
        }
    }

    fn open_rules(&mut self, path: PathBuf, effects: &mut Effects) {
        let label = text!("life-task-opening", name = path.display().to_string());
        let mut book = Awaited::default();
        let task = book.start(label, move |progress| {
            progress.check()?;
            library::open_rules(&path).map_err(|error| JobError::Failed(error.sentence()))
        });
        self.opening_rules.push(book);
        effects.spawn(task.asked());
    }

    fn open_chosen_problems(&mut self, paths: Vec<PathBuf>, shared: &Shared, effects: &mut Effects) {
        if let Some(folder) = paths.first().and_then(|path| path.parent()) {
            effects.remember(Memory::Folder(folder.to_owned()));
        }
        self.show_tsumego(shared, effects);
        self.has_resumed = true;
        self.open_problems(paths, effects);
    }

    fn paste_problems(&mut self, text: &str, shared: &Shared, effects: &mut Effects) {
        match ProblemSet::of_text(ProblemOrigin::Pasted, text.as_bytes()) {
            Ok(set) => {
                self.show_tsumego(shared, effects);
                self.set_problems(Arc::new(set));
            }
            Err(error) => effects.warn(text!("life-not-pasted", error = error.sentence())),
        }
    }

    fn open_sample(&mut self, shared: &Shared, effects: &mut Effects) {
        if let Ok(set) = ProblemSet::sample() {
            self.show_tsumego(shared, effects);
            effects.remember(Memory::Problems(Vec::new()));
            self.set_problems(Arc::new(set));
        }
    }

    fn practise(&mut self, shared: &Shared, effects: &mut Effects) {
        self.show_tsumego(shared, effects);
        match self.problems.next_due(self.cards.deck(), Moment::now()) {
            Some(number) => self.pose(Some(number)),
            None => effects.info(text!("life-nothing-due")),
        }
    }

    fn find_region(&mut self, effects: &mut Effects) {
        match Drawing::from_board(self.setup.board(), self.region).query() {
            Some(query) => self.find_problems(query, SoughtShape::Region, effects),
            None => effects.info(text!("life-nothing-drawn")),
        }
    }

    /// Draws the position for the Find workspace. A problem keeps its side to move; a checked group has none.
    fn find_in_games(&self, shared: &Shared, effects: &mut Effects) {
        let is_problem = self.view == LifeView::Tsumego;
        let (board, to_play) = match is_problem {
            true => (self.setup.board(), Some(self.setup.to_move())),
            false => (self.position(shared.viewer()).0, None),
        };
        let asked = |part: Option<AskedPart>| part.map(|part| BoardRegion::between(part.min, part.max));
        let region = match self.group().filter(|_| !is_problem) {
            Some(group) => asked(AskedPart::around_group(board, &group.stones)),
            None => self.region.filter(|_| is_problem).or_else(|| asked(AskedPart::around_stones(board))),
        };
        let Some(region) = region else { return effects.info(text!("life-nothing-drawn")) };
        let mut drawing = Drawing::from_board(board, Some(region));
        drawing.options.to_play = to_play;
        effects.command(FindCommand::FromDrawing(Box::new(drawing)));
    }

    fn set_up(&mut self, change: impl FnOnce(&mut PositionEditor)) {
        change(&mut self.setup);
        self.changed();
    }

    fn clear(&mut self, size: BoardSize) {
        self.is_own = true;
        self.setup.clear(size);
        if self.tool == LifeTool::Play || self.tool == LifeTool::Mark {
            self.tool = LifeTool::Stones(Color::Black);
        }
        self.changed();
    }

    fn show_held(&mut self, at: usize) {
        let held = self.group().and_then(|group| group.rules.get(at));
        let found = held.and_then(|held| self.browser.find(held.goal, held.frame, &held.rule));
        if found.is_some() {
            self.browser.select(found);
            self.view = LifeView::Rules;
        }
    }

    fn click(&mut self, point: Point, color: Option<Color>, shared: &Shared, effects: &mut Effects) {
        let color = color.or(match self.tool {
            LifeTool::Stones(color) => Some(color),
            LifeTool::Mark | LifeTool::Play => None,
        });
        let is_tsumego = self.view == LifeView::Tsumego;
        if let Some(color) = color {
            if !is_tsumego && !self.is_own {
                self.take_position(shared, effects);
            }
            // Stones are set on the initial position, not on the position after a line of moves.
            self.setup.set(point, color);
            self.changed();
            return;
        }
        if is_tsumego && self.tool == LifeTool::Play {
            self.session.play(point, &self.solver, effects);
            return;
        }
        let board = if is_tsumego { self.setup.board() } else { self.position(shared.viewer()).0 };
        let is_stone = !board.is_empty(point);
        self.mark(is_stone.then_some(point));
    }

    fn use_own_position(&mut self, own: bool) {
        self.is_own = own;
        if !own {
            self.tool = LifeTool::Mark;
        }
    }

    fn take_position(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(viewer) = shared.viewer() else {
            effects.info(text!("life-no-game-to-take"));
            return;
        };
        let (board, to_move) = (viewer.board().clone(), viewer.to_play());
        self.setup.replace(board, to_move);
        (self.is_own, self.marked) = (true, None);
        self.changed();
    }

    /// Hands the checker's group to Tsumego.
    fn ask_solver(&mut self, shared: &Shared, effects: &mut Effects) {
        let marked = self.marked;
        if !self.is_own {
            self.take_position(shared, effects);
        }
        self.show_tsumego(shared, effects);
        self.mark(marked);
        self.session.reveal(&self.solver, effects);
    }

    fn solve_problem(&mut self, row: usize, shared: &Shared, effects: &mut Effects) {
        self.pose(self.problems.rows().get(row).copied());
        self.solve(shared, effects);
    }

    fn solve(&mut self, shared: &Shared, effects: &mut Effects) {
        self.show_tsumego(shared, effects);
        self.session.reveal(&self.solver, effects);
    }

    fn show_tsumego(&mut self, shared: &Shared, effects: &mut Effects) {
        self.show(LifeView::Tsumego);
        to_the_screen(shared, effects);
    }

    fn find_rule(&self, effects: &mut Effects) {
        let Some(answers) = self.browser.answers() else { return };
        let query = rule_query(answers.frame(), answers.scene().stones);
        match Drawing::from_query(&query) {
            Ok(drawing) => effects.command(FindCommand::FromDrawing(Box::new(drawing))),
            Err(reason) => {
                effects.warn(text!("life-rule-not-drawn", reason = reason.to_string()));
            }
        }
    }

    /// Counts the rectangle sizes of the listed rules that have no counts yet, one after the other.
    fn count_rules(&mut self, shared: &Shared, effects: &mut Effects) {
        if shared.corpus().games().is_empty() {
            effects.info(text!("life-no-games-to-count"));
            return;
        }
        let life = &mut *self;
        let mut sizes: Vec<_> = life
            .browser
            .rows()
            .iter()
            .filter_map(|&row| life.browser.get(row))
            .filter(|(set, _)| life.frequencies.get(set.frame).is_none())
            .map(|(set, _)| rectangle_of(set.frame))
            .collect();
        sizes.sort_by_key(|&(width, height)| (width * height, width));
        sizes.dedup();
        sizes.reverse();
        life.to_count = sizes;
        self.count_next_rectangle(shared, effects);
    }

    fn count_next_rectangle(&mut self, shared: &Shared, effects: &mut Effects) {
        if self.counting.is_running() {
            return;
        }
        if let Some(size) = self.to_count.pop() {
            let corpus = Arc::clone(shared.corpus());
            let label = text!("life-task-counting", size = format!("{}×{}", size.0, size.1));
            effects.spawn(
                self.counting.start(label, move |progress| RectangleCounts::from_corpus(&corpus, size, progress)),
            );
        }
    }

    fn generate_rules(&mut self, goal: RuleGoal, frame: RuleFrame, options: RuleOptions, effects: &mut Effects) {
        if self.making.is_running() {
            return effects.info(text!("life-making-already"));
        }
        let label = text!("life-task-making", goal = goal.sentence(), place = frame.sentence());
        effects.spawn(self.making.start(label, move |progress| Ok(generate_with(goal, frame, options, progress)?.0)));
    }

    fn save_rules(&self, effects: &mut Effects) {
        let book = Arc::clone(self.browser.book());
        let prompt = SavePrompt {
            title: text!("life-save-rules"),
            name: "rules.ron.zst".into(),
            endings: &["ron.zst", "ron", "zst"],
        };
        effects.save(SaveRequest::new(prompt, move |path, _| {
            library::save_rules(&book, path).map_err(|error| JobError::Failed(error.sentence()))?;
            Ok(text!("life-saved", path = path.display().to_string()))
        }));
    }

    /// Takes in the results of finished tasks.
    fn take_in_tasks(&mut self, shared: &Shared, effects: &mut Effects) {
        if let Some(set) = self.making.arrived() {
            effects.info(text!(
                "life-made",
                goal = set.goal.sentence(),
                place = set.frame.sentence(),
                won = set.won.len(),
                winning = set.winning.len(),
            ));
            let (goal, frame) = (set.goal, set.frame);
            self.add_rules([set]);
            let filter = RuleFilter {
                goal: Some(goal),
                place: Some(frame.place()),
                size: Some((frame.width(), frame.height())),
                ..Default::default()
            };
            self.browser.set_filter(filter, &self.frequencies);
        }
        self.group_curve.poll();
        if let Some(counted) = self.counting.arrived() {
            self.frequencies.add(counted);
            self.browser.list(&self.frequencies);
        } else if self.counting.failed() == Some(&JobError::Cancelled) {
            self.counting.forgive();
            self.to_count.clear();
        }
        if let Some(set) = self.opening_problems.arrived() {
            if set.skipped.is_empty() {
                effects.info(text!("life-set", title = set.title(), problems = set.problems.len()));
            } else {
                let problems = text!("general-problems", problems = set.problems.len());
                let skipped = text!("general-games", games = set.skipped.len());
                let words = text!("life-set-skipped", title = set.title(), problems = problems, skipped = skipped);
                let details = set.skipped.iter().take(20).cloned().collect();
                effects.notice(NoticeLevel::Warning, words, details);
            }
            self.set_problems(Arc::new(set));
            if let Some(number) = self.resumes_at.take() {
                self.pose(Some(number as u32));
            }
        }
        let books: Vec<RuleBook> = self.opening_rules.iter_mut().filter_map(Awaited::arrived).collect();
        self.opening_rules.retain(Awaited::is_running);
        for book in books {
            let known = self.browser.book();
            let replaced = book.sets().iter().filter(|set| known.get(set.goal, set.frame).is_some()).count();
            let rectangles = book.sets().len();
            effects.info(match replaced {
                0 => text!("life-rules-added", rectangles = rectangles),
                _ => text!("life-rules-added-instead", rectangles = rectangles, replaced = replaced),
            });
            self.add_rules(book.sets().iter().cloned());
        }
        // Problems belong to no library: their cards are the user's own.
        let home = shared.home().map(|home| home.dir());
        self.cards.set_folder(home.or(shared.folder()), effects);
        if home.is_some() {
            self.cards.adopt(shared.folder(), effects);
        }
        self.remember_place(shared, effects);
    }

    /// Opens the problems of the last session again, the first time that the workspace is shown.
    fn resume_problems(&mut self, shared: &Shared, effects: &mut Effects) {
        let paths = &shared.settings().problems;
        if std::mem::replace(&mut self.has_resumed, true) {
            return;
        }
        if paths.is_empty() {
            return self.pose(Some(shared.settings().problem as u32));
        }
        self.resumes_at = Some(shared.settings().problem);
        self.open_problems(paths.clone(), effects);
    }

    fn open_problems(&mut self, paths: Vec<PathBuf>, effects: &mut Effects) {
        effects.remember(Memory::Problems(paths.clone()));
        let label = text!("life-task-opening", name = name_of(&paths));
        let task = self.opening_problems.start(label, move |progress| ProblemSet::read(&paths, progress));
        effects.spawn(task.asked());
    }

    fn remember_place(&self, shared: &Shared, effects: &mut Effects) {
        if self.view != shared.settings().life {
            effects.remember(Memory::LifeView(self.view));
        }
        let number = self.problems.selected().map(|(number, _)| number as usize);
        if let Some(number) = number.filter(|number| self.has_resumed && *number != shared.settings().problem)
            && !self.opening_problems.is_running()
        {
            effects.remember(Memory::Problem(number));
        }
    }
}

/// Shows the workspace, if it is not on the screen.
fn to_the_screen(shared: &Shared, effects: &mut Effects) {
    if shared.workspace() != Workspace::Life {
        effects.command(Command::Show(Workspace::Life));
    }
}
