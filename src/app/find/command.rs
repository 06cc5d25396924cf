//! Commands of the Find workspace.

use super::drawing::{BoardSide, Drawing, DrawingReading, MatchOptions};
use super::facts::FactsRow;
use super::hit_sort::HitColumn;
use super::pages_form::PagesForm;
use super::question::Join;
use super::tool::FindTool;
use katachi_core::corpus::GameId;
use katachi_core::find::Hit;
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::pattern::{CellSet, Pattern, Symmetry};

use super::super::BoardRegion;
use super::super::named_shapes::NamedShape;
use katachi_language::text;

/// A corner position that Joseki counted, as Find draws it.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedCorner {
    pub drawing: Box<Drawing>,
    /// How often Joseki counted it.
    pub corners: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub enum FindCommand {
    Use(FindTool),
    /// A click with the tool in the hand. The stones tool draws the next colour or this one, or takes a stone away that is
    /// there already; without a colour it plays a continuation that has a letter there.
    Click {
        point: Point,
        color: Option<Color>,
    },
    /// Paints a point; a stroke begins with the first of its points.
    Paint {
        point: Point,
        set: CellSet,
        begins: bool,
    },
    /// Takes a point into the drawn set, or out of it.
    Include {
        point: Point,
        belongs: bool,
        begins: bool,
    },
    /// Asks about this box; about what is drawn when `None`.
    Select(Option<BoardRegion>),
    /// Reads the drawing in this way, and drops its selected region.
    Read(DrawingReading),
    ToggleEdge(BoardSide),
    SetOptions(MatchOptions),
    Resize(BoardSize),
    Turn(Symmetry),
    SwapColors,
    Clear,
    Undo,
    Redo,

    /// Another drawing beside those that are asked for.
    AddPart {
        join: Join,
        not: bool,
    },
    ChoosePart(usize),
    RemovePart(usize),
    JoinPart {
        part: usize,
        join: Join,
        not: bool,
    },

    /// A ready example, by its number.
    Example(usize),
    /// The lit region of the open game, or its whole position.
    FromGame,
    /// Takes a mined pattern, and the colour of the move that it was seen before: move 1, in its centre.
    FromPattern(Pattern, Option<Color>),
    /// Shows what has this name: draws the shape, walks the corner opening or lists the whole-board opening. A filter
    /// that is this name goes.
    FromName(NamedShape),
    /// A drawing that was made elsewhere.
    FromDrawing(Box<Drawing>),
    /// A drawing whose games are still counted: [`FindCommand::Among`] brings them. `None` if they do not come.
    AwaitGames(Option<CountedCorner>),
    /// Takes a whole position and the colour to play.
    FromStones {
        size: BoardSize,
        stones: Vec<(Point, Color)>,
        to_play: Option<Color>,
    },
    /// A diagram, or a game as SGF.
    Paste(String),
    CopyDiagram,

    /// Lists the tsumego problems that show the drawing.
    FindInProblems,
    /// Asks for the moves at the hits in Guess the move.
    GuessHits,
    /// Explores the drawing in Joseki. Its first numbered move is the move of the shape.
    ExploreInJoseki,

    /// Plays a continuation and searches on.
    Play {
        point: Point,
        color: Color,
    },
    GoTo(usize),
    Back,
    Forward,

    /// Searches now, however long it may take.
    Search,
    StopSearch,
    /// Looks only in the games of the result that is shown, or in all again.
    SearchWithin(bool),
    /// Counts the feature patterns of the games, so that those of the drawing are shown.
    CountFeatures,
    /// Compares what is played before this year and since; `None` for no comparison.
    ComparePeriods(Option<i16>),
    /// Looks only in these games, in which something was counted elsewhere; if a drawing is named, only while it is shown.
    Among {
        games: Vec<GameId>,
        drawing: Option<Box<Drawing>>,
    },
    /// Looks only in the games that a row of the facts counts.
    AmongFacts(FactsRow),
    /// Whether variations of the records are searched too.
    SetVariations(bool),
    /// Searches only games that pass; see [`katachi_core::find::filter`].
    Filter(String),
    /// Looks in the main lines of all games that pass, for what was counted elsewhere: no earlier result matters.
    LookIn(String),
    Relax(Relaxation),

    SortHits(HitColumn),
    /// Shows hits as pictures, or as a list.
    ShowWall(bool),
    /// Lists the first hit of each game, or all hits.
    OneAGame(bool),
    /// A row of the list; its game is shown if the board is in sight.
    SelectHit(usize),
    OpenHit(usize),
    /// Selects a hit this number of rows further down.
    StepHit(isize),
    /// The next or previous hit of the list, opened.
    NextHit(i32),
    /// Marks a hit of the shown result for pages and export, or unmarks it.
    Mark {
        hit: Hit,
        marked: bool,
    },
    /// Unmarks the hits of the shown drawing. The marks of other drawings stay.
    ClearMarks,
    SetPages(PagesForm),
    /// Lays the pages out anew.
    Preview,
    /// Writes pages of the chosen hits.
    SavePages,
    /// Writes all hits, or their games.
    SaveHits,
    /// Games that are opened from hits are turned to match the drawing, or shown as they were played.
    ToggleAsDrawn,
}

/// Ways to ask less strictly when nothing is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relaxation {
    Anywhere,
    OtherEdges,
    Swap,
    ToPlay,
    Moves,
    AllGames,
    NoFilter,
    /// The region follows what is drawn.
    Region,
}

impl Relaxation {
    pub fn words(self) -> &'static str {
        match self {
            Relaxation::Anywhere => text!("find-relax-anywhere"),
            Relaxation::OtherEdges => text!("find-relax-other-edges"),
            Relaxation::Swap => text!("find-relax-swap"),
            Relaxation::ToPlay => text!("find-relax-to-play"),
            Relaxation::Moves => text!("find-relax-moves"),
            Relaxation::AllGames => text!("find-relax-all-games"),
            Relaxation::NoFilter => text!("find-relax-no-filter"),
            Relaxation::Region => text!("find-relax-region"),
        }
    }
}
