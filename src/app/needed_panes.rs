//! Panes that commands need: the board of a game that opens, the drawing that changes, the list that is asked for.

use super::Command;
use super::costly_shapes::CostlyShapesCommand as CostlyShapes;
use super::find::FindCommand as Find;
use super::fuseki::FusekiCommand as Fuseki;
use super::games::{LibraryCommand as Library, ReportList};
use super::joseki::JosekiCommand as Joseki;
use super::named_shapes::NamedShape;
use super::panes::{FindPane, FusekiPane, JosekiPane, Pane, PlayPane, ShapesPane};
use super::player::PlayerCommand as Player;
use super::shapes::ShapesCommand as Shapes;

/// The pane that has to be in sight for a command. Panes may share a place.
pub(super) fn needed_pane(command: &Command) -> Option<Pane> {
    Some(match command {
        Command::OpenPlace(_) | Command::OpenRecord { .. } => Pane::Board,
        Command::Find(
            Find::Use(_)
            | Find::Clear
            | Find::Undo
            | Find::Redo
            | Find::Turn(_)
            | Find::SwapColors
            | Find::Resize(_)
            | Find::Read(_)
            | Find::Example(_)
            | Find::FromGame
            | Find::FromPattern(..)
            | Find::FromName(NamedShape::Shape(_))
            | Find::FromDrawing(_)
            | Find::AwaitGames(Some(_))
            | Find::FromStones { .. }
            | Find::Paste(_)
            | Find::Play { .. }
            | Find::GoTo(_)
            | Find::Back
            | Find::Forward
            | Find::ChoosePart(_)
            | Find::AddPart { .. },
        ) => Pane::Find(FindPane::Draw),
        Command::Find(Find::ShowWall(_)) => Pane::Find(FindPane::Hits),
        Command::Find(Find::ComparePeriods(_)) => Pane::Find(FindPane::Results),
        Command::Joseki(
            Joseki::Show(_)
            | Joseki::Ask(_)
            | Joseki::WalkLine(_)
            | Joseki::StepChosen
            | Joseki::Onward
            | Joseki::Upward
            | Joseki::Home,
        ) => Pane::Joseki(JosekiPane::Board),
        Command::Fuseki(Fuseki::FilterNames(_)) => Pane::Fuseki(FusekiPane::Table),
        Command::Shapes(Shapes::ShowPlot(_)) => Pane::Shapes(ShapesPane::Plots),
        Command::CostlyShapes(CostlyShapes::Open) => Pane::CostlyShapes,
        Command::Player(Player::Open | Player::Of(_) | Player::Me) => Pane::Player,
        Command::Library(Library::Filter(_)) => Pane::Games,
        Command::Library(Library::OpenReport | Library::ShowReport(_)) => Pane::Report,
        Command::Library(Library::OpenReported { list: ReportList::Unknown, .. }) => Pane::Games,
        Command::ShowReport => Pane::Play(PlayPane::Report),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::FindTool;
    use crate::find::drawing::DrawingReading;
    use crate::find::question::Join;
    use crate::fuseki::FusekiCommand;
    use crate::joseki::ExplorerChoice;
    use crate::player::PlayerProfileTable;
    use crate::shapes::PlotKind;
    use crate::test_support::{bare, in_workspace, settle, with_sample};
    use crate::{AppState, Dataset, Effect, GamePlace, OpeningChoice, Pen, Tool, Workspace};
    use katachi_core::corpus::load::{Loaded, load_bytes};
    use katachi_core::go::{BoardSize, Color, Point};
    use katachi_core::pattern::Symmetry;

    const DRAW_PANE: Pane = Pane::Find(FindPane::Draw);
    const JOSEKI_PANE: Pane = Pane::Joseki(JosekiPane::Board);

    /// The panes that the window is asked to show.
    fn shown(state: &mut AppState) -> Vec<Pane> {
        let pane = |effect| if let Effect::ShowPane(pane) = effect { Some(pane) } else { None };
        state.take_effects().into_iter().filter_map(pane).collect()
    }

    fn apply(state: &mut AppState, command: impl Into<Command>) -> Vec<Pane> {
        shown(state);
        state.apply(command.into());
        shown(state)
    }

    #[test]
    fn a_drawing_that_changes_a_walk_and_a_list_that_is_asked_for_come_into_sight() {
        let mut state = in_workspace(Workspace::Find);
        let finds = [
            Find::Example(1),
            Find::FromGame,
            Find::Use(FindTool::Stones),
            Find::Turn(Symmetry::from_index(5)),
            Find::SwapColors,
            Find::Undo,
            Find::Redo,
            Find::Back,
            Find::Forward,
            Find::GoTo(0),
            Find::Play { point: Point::new(9, 9), color: Color::Black },
            Find::AddPart { join: Join::And, not: false },
            Find::ChoosePart(0),
            Find::Clear,
            Find::Resize(BoardSize::new(9).unwrap()),
            Find::Read(DrawingReading::Here),
            Find::Paste("X . O\n".to_owned()),
        ];
        for command in finds {
            assert_eq!(apply(&mut state, command.clone()), [DRAW_PANE], "{command:?}");
        }
        // The meaning counts: pasted text is a drawing here.
        assert_eq!(apply(&mut state, Command::PasteSgf("X . O\n".to_owned())), [DRAW_PANE]);
        for command in [Find::Click { point: Point::new(3, 3), color: None }, Find::Filter(String::new()), Find::Search]
        {
            assert_eq!(apply(&mut state, command.clone()), [], "{command:?}");
        }
        state.apply(Command::Show(Workspace::Joseki));
        let walks = [
            Joseki::Show(ExplorerChoice::Corner),
            Joseki::Ask(Dataset::Own),
            Joseki::StepChosen,
            Joseki::Onward,
            Joseki::Upward,
            Joseki::Home,
        ];
        for command in walks {
            assert_eq!(apply(&mut state, command.clone()), [JOSEKI_PANE], "{command:?}");
        }
        assert_eq!(apply(&mut state, CostlyShapes::Open), [Pane::CostlyShapes]);
        assert_eq!(apply(&mut state, Player::Open), [Pane::Player]);
        assert_eq!(apply(&mut state, Player::Of("Shusaku".to_owned())), [Pane::Player]);
        assert_eq!(apply(&mut state, Command::ShowReport), [Pane::Play(PlayPane::Report)]);
        // The plots are asked for from any workspace.
        state.apply(Command::Show(Workspace::Life));
        assert_eq!(apply(&mut state, Shapes::ShowPlot(PlotKind::Clusters)), [Pane::Shapes(ShapesPane::Plots)]);
        assert_eq!((state.workspace(), state.shapes().plot()), (Workspace::Shapes, PlotKind::Clusters));
    }

    /// Twelve games of Ann, and forty of others.
    fn games() -> Loaded {
        let game = |number: usize| {
            let (black, corner) = if number < 12 { ("Ann", "qc") } else { ("Cid", "pd") };
            let letter = |at: usize| char::from(b'f' + at as u8);
            let play = |at: usize| {
                let cell = (number * 17 + at * 29) % 81;
                format!(";{}[{}{}]", ["W", "B"][at % 2], letter(cell % 9), letter(cell / 9))
            };
            let rest: String = (0..24).map(play).collect();
            format!("(;SZ[19]PB[{black}]PW[Dan]DT[2001];B[{corner}];W[dp];B[cc];W[pp];B[cj];W[cn];B[qr]{rest})")
        };
        load_bytes("games.sgf", (0..52).map(game).collect::<String>().as_bytes())
    }

    #[test]
    fn commands_that_follow_bring_their_panes_into_sight_too() {
        let mut state = bare();
        state.show_games(games(), "games");
        state.apply(Player::Of("Ann".to_owned()).into());
        settle(&mut state);
        // A click shows a game where the row has one; the results give way to the list of games.
        assert_eq!(apply(&mut state, Player::Select(0)), []);
        assert_eq!(apply(&mut state, Player::OpenRow(0)), [Pane::Games]);
        assert_eq!(apply(&mut state, Player::AllGames), [Pane::Games]);
        state.apply(Player::Show(PlayerProfileTable::Corners).into());
        for command in [Player::Select(0), Player::OpenRow(0), Player::OpenGame] {
            assert_eq!(apply(&mut state, command.clone()), [Pane::Board], "{command:?}");
        }
        assert_eq!(apply(&mut state, Player::AllGames), [DRAW_PANE]);
        assert_eq!(state.workspace(), Workspace::Find);
        assert_eq!(apply(&mut state, FusekiCommand::Ask(Dataset::Professional)), []);
        assert_eq!(state.workspace(), Workspace::Fuseki);
        settle(&mut state);
        assert_eq!(apply(&mut state, FusekiCommand::Find), [DRAW_PANE]);
        // A file that is only looked at is read in the background.
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.sgf");
        std::fs::write(&path, "(;SZ[9];B[cc];W[gg])").unwrap();
        assert_eq!(apply(&mut state, Command::OpenAs(OpeningChoice::Look, vec![path])), []);
        settle(&mut state);
        assert_eq!((shown(&mut state), state.workspace()), (vec![Pane::Board], Workspace::Library));
    }

    #[test]
    fn a_game_that_opens_needs_its_board_whoever_opens_it() {
        let mut state = bare();
        state.apply(Command::OpenSample);
        settle(&mut state);
        assert_eq!(shown(&mut state), [], "a library that opens moves no pane");
        assert_eq!(apply(&mut state, Library::NextGame(1)), [Pane::Board]);
        let game = state.games().rows()[5];
        assert_eq!(apply(&mut state, Library::PreviewGame(game)), [Pane::Board]);
        assert_eq!((state.open_game(), state.viewer().unwrap().move_number()), (Some(game), 60));
        assert_eq!(apply(&mut state, Library::PreviewGame(game)), [], "it is open");
        // Keys select a game, and Enter opens it.
        for (steps, row) in [
            (2, 7),
            (isize::MIN, 0),
            (isize::MAX, state.games().rows().len() - 1),
            (-1, state.games().rows().len() - 2),
        ] {
            assert_eq!(apply(&mut state, Library::StepGame(steps)), []);
            assert_eq!(state.games().selected(state.shared()), Some(state.games().rows()[row]));
        }
        assert_eq!(state.open_game(), Some(game));
        assert_eq!(apply(&mut state, Library::OpenSelected), [Pane::Board]);
        assert_eq!(state.viewer().unwrap().move_number(), 0);
        assert_eq!(state.open_game(), state.games().selected(state.shared()));
        // Another game that opens is the selected one.
        state.apply(Library::StepGame(-5).into());
        state.apply(GamePlace::new(game, 3).into());
        assert_eq!(state.games().selected(state.shared()), Some(game));
        state.apply(CostlyShapes::Open.into());
        settle(&mut state);
        assert_eq!(apply(&mut state, CostlyShapes::OpenExample(0)), [Pane::Board]);
        assert_eq!(apply(&mut state, CostlyShapes::OpenRow(1)), [Pane::Board]);
        assert_eq!(state.costly_shapes().selected().unwrap().0, 1);
        state.apply(Command::Show(Workspace::Shapes));
        settle(&mut state);
        state.apply(Shapes::Select(5).into());
        assert_eq!(apply(&mut state, Shapes::OpenExample(1)), [Pane::Board]);
        assert_eq!(apply(&mut state, Shapes::StepExample(-1)), [Pane::Board]);
        assert_eq!(apply(&mut state, Shapes::Find), [DRAW_PANE]);
        settle(&mut state);
        assert_eq!(apply(&mut state, Find::OpenHit(0)), [Pane::Board]);
        assert_eq!(apply(&mut state, Find::NextHit(1)), [Pane::Board]);
        state.apply(Command::Show(Workspace::Joseki));
        state.apply(Joseki::Show(ExplorerChoice::Shapes).into());
        state.apply(Joseki::CountShapes.into());
        settle(&mut state);
        state.apply(Joseki::StartEmpty.into());
        assert_eq!(apply(&mut state, Joseki::OpenExample), [Pane::Board]);
        assert_eq!(apply(&mut state, Joseki::StepChosen), [JOSEKI_PANE]);
        assert_eq!(apply(&mut state, Joseki::Find), [DRAW_PANE]);
    }

    #[test]
    fn a_hit_or_an_example_that_is_selected_is_shown_only_where_the_board_is_in_sight() {
        let mut state = bare();
        state.apply(Command::OpenSample);
        settle(&mut state);
        state.apply(Command::Show(Workspace::Find));
        settle(&mut state);
        let hit = |state: &AppState, row: usize| state.find().hits().row(row).unwrap();
        let before = state.open_game();
        let other = |state: &AppState| (0..).find(|&row| Some(hit(state, row).game) != before).unwrap();
        let row = other(&state);
        state.set_panes_in_sight(vec![DRAW_PANE, Pane::Find(FindPane::Hits)]);
        assert_eq!(apply(&mut state, Find::SelectHit(row)), []);
        assert_eq!((state.find().selected(), state.open_game()), (Some(row), before));
        assert_eq!(apply(&mut state, Find::StepHit(1)), []);
        assert_eq!((state.find().selected(), state.open_game()), (Some(row + 1), before));
        state.set_panes_in_sight(vec![DRAW_PANE, Pane::Board]);
        state.apply(Find::SelectHit(row).into());
        let found = hit(&state, row);
        assert_eq!((state.find().selected(), state.open_game()), (Some(row), Some(found.game)));
        assert_eq!(state.viewer().unwrap().move_number(), found.moves as usize);
        state.apply(Find::StepHit(1).into());
        assert_eq!(state.open_game(), Some(hit(&state, row + 1).game));

        state.apply(Command::Show(Workspace::Shapes));
        settle(&mut state);
        state.apply(Shapes::Select(5).into());
        let examples = state.shapes().patterns().unwrap().examples(5).to_vec();
        let at = examples.iter().position(|example| Some(example.game) != state.open_game()).unwrap();
        let before = state.open_game();
        state.set_panes_in_sight(Vec::new());
        assert_eq!(apply(&mut state, Shapes::PickExample(at)), []);
        assert_eq!((state.shapes().example(), state.open_game()), (Some(at), before));
        state.set_panes_in_sight(vec![Pane::Board]);
        state.apply(Shapes::PickExample(at).into());
        assert_eq!((state.shapes().example(), state.open_game()), (Some(at), Some(examples[at].game)));
        assert_eq!(state.viewer().unwrap().move_number(), examples[at].moves_before as usize);
    }

    #[test]
    fn a_click_on_the_board_does_what_the_tool_in_the_hand_does() {
        let mut state = with_sample();
        state.apply(Command::NewGame(BoardSize::new(9).unwrap()));
        let click = |x: u8, color: Option<Color>| Command::ClickBoard { shown: Point::new(x, 4), color };
        let at = |state: &AppState, x: u8| state.viewer().unwrap().board().get(Point::new(x, 4));
        state.apply(Command::Use(Tool::Play));
        state.apply(click(0, None));
        state.apply(click(1, Some(Color::Black)));
        assert_eq!((at(&state, 0), at(&state, 1)), (Some(Color::Black), Some(Color::Black)));
        state.apply(Command::Use(Tool::Edit(Pen::Stone(Color::White))));
        state.apply(click(2, None));
        assert_eq!(at(&state, 2), Some(Color::White));
        state.apply(Command::SelectRegion(Some(crate::BoardRegion::whole(BoardSize::new(9).unwrap()))));
        state.apply(Command::Use(Tool::Select));
        state.apply(click(3, None));
        assert_eq!((state.viewer().unwrap().region(), at(&state, 3)), (None, None));
    }
}
