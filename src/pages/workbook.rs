//! A workbook of a player's own mistakes: positions to solve, and the better moves on later pages.

use katachi_language::text;
use std::path::Path;

use super::caption::Caption;
use super::diagram::PageDiagram;
use super::export::{PagesFileKind, WrittenFiles, write_scenes};
use super::layout::{PageLayout, lay_out_part};
use super::{Fonts, PageScene, PagesError};
use katachi_core::corpus::Corpus;
use katachi_core::go::{Color, Move};
use katachi_core::mining::costly_shapes::{Exercise, LossUnit};
use katachi_core::progress::Progress;
use katachi_sentences::words::with_percent_sign;

/// Resolution of a PNG in dots per inch.
const PNG_DPI: u32 = 200;

/// Exercises from costly shapes as pages.
#[derive(Clone, Debug)]
pub struct Workbook<'a> {
    pub corpus: &'a Corpus,
    pub exercises: &'a [Exercise],
    /// The unit of the exercises' losses.
    pub unit: LossUnit,
    /// The layout, whose title is above the exercises and whose footer counts all pages.
    pub sheet: PageLayout,
}

impl Workbook<'_> {
    /// The default layout: with coordinates, since captions name points. `player` is the player who made the mistakes;
    /// `None` for everybody.
    pub fn sheet(player: Option<&str>) -> PageLayout {
        let title = match player {
            None => text!("pages-workbook-title").to_owned(),
            Some(player) => text!("pages-workbook-title-of", player = player),
        };
        PageLayout { title, coordinates: true, ..PageLayout::default() }
    }
}

impl Workbook<'_> {
    /// The pages: the exercises, then their answers under the same numbers.
    ///
    /// Errors: no exercises, too many diagrams a page, no font, or a page that cannot be rendered.
    pub fn scenes(&self, fonts: &Fonts) -> Result<Vec<PageScene>, PagesError> {
        if self.exercises.is_empty() {
            return Err(PagesError::NoExercises);
        }
        let (asked, answered): (Vec<PageDiagram>, Vec<PageDiagram>) =
            self.exercises.iter().map(|exercise| self.diagrams(exercise)).unzip();
        let answers = PageLayout { title: text!("pages-workbook-answers").to_owned(), ..self.sheet.clone() };
        let count = self.exercises.len().div_ceil(self.sheet.per_page.max(1));
        let mut pages = lay_out_part(&asked, &self.sheet, fonts, (0, count))?;
        pages.extend(lay_out_part(&answered, &answers, fonts, (count, 0))?);
        Ok(pages)
    }

    /// Writes a `.pdf`; several pages of `.svg` or `.png` become `NAME-1.svg` and so on. Each file is written
    /// completely or not at all.
    ///
    /// Errors: as [`Workbook::scenes`]; another ending; a file that cannot be written; cancelled.
    pub fn write(&self, path: &Path, progress: &Progress) -> Result<WrittenFiles, PagesError> {
        let kind = PagesFileKind::from_path(path)
            .ok()
            .filter(|kind| matches!(kind, PagesFileKind::Pdf | PagesFileKind::Svg | PagesFileKind::Png));
        let kind = kind.ok_or_else(|| PagesError::NoWorkbook(path.to_owned()))?;
        write_scenes(&self.scenes(Fonts::system())?, &self.sheet.title, PNG_DPI, path, kind, progress)
    }

    fn diagrams(&self, exercise: &Exercise) -> (PageDiagram, PageDiagram) {
        let Exercise { game: id, moves_before, color, played, better, loss } = *exercise;
        let (game, header) = (self.corpus.game(id), self.corpus.header(id));
        let instead = played.label(game.size);
        let asked = Caption::asking(color, &instead);
        let question = PageDiagram::of_position(game, moves_before, None, asked);
        let lost = match self.unit {
            LossUnit::Points => text!("pages-points-lost", points = format!("{loss:.1}")),
            LossUnit::Winrate => text!("pages-percent-lost", percent = with_percent_sign(&format!("{loss:.0}"))),
        };
        let answer = match color {
            Color::Black => text!("pages-answer-black", move = better.label(game.size)),
            Color::White => text!("pages-answer-white", move = better.label(game.size)),
        };
        let caption = Caption::answering(header, &answer, &format!("{instead}: {lost}"), moves_before + 1);
        (question, PageDiagram::of_position(game, moves_before, Some(Move::play(color, better)), caption))
    }
}
