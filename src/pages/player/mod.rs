//! A player's profile as pages to print: results and openings on the first, corners and shapes on the second.
//!
//! Every figure has its 95 % interval, drawn as a whisker or written after it. A difference from the others is reported
//! only if it is significant: the q-value is at most 0.05, and the player did it at least three times.

mod canvas;
mod corners;
mod openings;
mod results;
mod shapes;

use std::path::Path;

use canvas::Canvas;
use katachi_core::mining::player::PlayerProfile;
use katachi_core::mining::statistics::MAX_Q_VALUE;
use katachi_core::progress::Progress;
use katachi_core::words::grouped;
use katachi_language::text;

use super::export::{PagesFileKind, WrittenFiles, write_scenes};
use super::layout::Paper;
use super::{Fonts, PageScene, PagesError};
use katachi_sentences::words::listed;

/// Minimum number of games or corners before something counts as played more than by others: one long ko is not a
/// habit.
const MIN_HABIT_GAMES: u64 = 3;

/// Resolution of a PNG in dots per inch.
const PNG_DPI: u32 = 200;

/// A player's profile as pages.
#[derive(Clone, Copy, Debug)]
pub struct PlayerPages<'a> {
    profile: &'a PlayerProfile,
    against: &'a str,
}

impl<'a> PlayerPages<'a> {
    /// Number of pages.
    pub const COUNT: usize = 2;

    /// `against` names the others: `professionals`, `all others of the library`.
    pub fn new(profile: &'a PlayerProfile, against: &'a str) -> PlayerPages<'a> {
        PlayerPages { profile, against }
    }

    /// The pages, A4 portrait.
    ///
    /// Errors: no font is installed.
    pub fn scenes(&self, fonts: &Fonts) -> Result<Vec<PageScene>, PagesError> {
        if !fonts.any() {
            return Err(PagesError::NoFonts);
        }
        let mut first = Canvas::new(fonts, Paper::A4);
        self.title(&mut first);
        results::paint(&mut first, self.profile);
        openings::paint(&mut first, self.profile);
        let mut second = Canvas::new(fonts, Paper::A4);
        second.heading(&self.name(), 13.0);
        second.down(4.0);
        second.rule();
        corners::paint(&mut second, self.profile);
        shapes::paint(&mut second, self.profile);
        let pages: [Canvas<'_>; PlayerPages::COUNT] = [first, second];
        let finished = |(at, page): (usize, Canvas<'_>)| page.finish(&footer(), at + 1, PlayerPages::COUNT);
        Ok(pages.into_iter().enumerate().map(finished).collect())
    }

    /// Writes a `.pdf`; the pages of `.svg` or `.png` become `NAME-1.svg` and so on. Each file is written completely or
    /// not at all.
    ///
    /// Errors: as [`PlayerPages::scenes`]; another ending; a file that cannot be written; cancelled.
    pub fn write(&self, path: &Path, progress: &Progress) -> Result<WrittenFiles, PagesError> {
        let kind = PagesFileKind::from_path(path)
            .ok()
            .filter(|kind| matches!(kind, PagesFileKind::Pdf | PagesFileKind::Svg | PagesFileKind::Png));
        let kind = kind.ok_or_else(|| PagesError::NoPlayerPages(path.to_owned()))?;
        write_scenes(&self.scenes(Fonts::system())?, &self.name(), PNG_DPI, path, kind, progress)
    }

    /// The most common spelling of the player's name.
    fn name(&self) -> String {
        self.profile.names.first().map(|(name, _)| name.clone()).unwrap_or_default()
    }

    fn title(&self, page: &mut Canvas<'_>) {
        page.heading(&self.name(), 21.0);
        let PlayerProfile { games, years, others, names, .. } = self.profile;
        let (games, against, others) = (*games, self.against, *others);
        let of_years = |years: String| {
            text!("player-page-games-of-years", games = games, years = years, against = against, others = others)
        };
        let held_against = match years {
            Some((first, last)) if first == last => of_years(first.to_string()),
            Some((first, last)) => of_years(format!("{first}–{last}")),
            None => text!("player-page-games", games = games, against = against, others = others),
        };
        page.line(&held_against, 10.0);
        if names.len() > 1 {
            let spelled: Vec<String> =
                names.iter().map(|(name, games)| format!("{name} ({})", grouped(*games as u64))).collect();
            page.weak_line(&text!("player-page-spellings", names = listed(&spelled)), 8.0);
        }
        page.down(4.0);
        page.rule();
    }
}

fn footer() -> String {
    text!("player-page-footer", share = format!("{:.0}", MAX_Q_VALUE * 100.0))
}
