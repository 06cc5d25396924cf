//! Teacher's pages of the hits: which of them, how they look, and a preview that is made in the background.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

use super::Find;
pub use super::pages_form::PagesForm;
use crate::{Effects, SavePrompt, SaveRequest, Shared};
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::find::{Hit, Query};
use katachi_core::jobs::JobError;
use katachi_core::library::export::{self, ByteOrderMark};
use katachi_core::library::{LibraryError, write_over};
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_pages::{Fonts, PageScene, PagesExport, WrittenFiles, page_files};
use katachi_sentences::Sentence;

/// Maximum number of unmarked hits that pages include. Marked hits are always included.
pub const MAX_UNMARKED_HITS: usize = 240;
/// Maximum length of an offered file name, without its ending.
const MAX_NAME_BYTES: usize = 120;
/// Dots an inch of a PNG.
const PNG_DPI: u32 = 200;

/// The hits that go on the pages, with the query that found them.
#[derive(Clone, Debug, PartialEq)]
pub struct PageHits {
    pub query: Arc<Query>,
    pub hits: Vec<Hit>,
}

/// The pages of a form, or why there are none.
#[derive(Debug)]
pub struct Preview {
    form: PagesForm,
    chosen: PageHits,
    pub pages: Result<Vec<PageScene>, String>,
}

/// Everything needed to write pages in the background, copied from the state.
pub struct PagesJob {
    corpus: Arc<Corpus>,
    form: PagesForm,
    chosen: PageHits,
}

impl PagesJob {
    fn export(&self) -> PagesExport<'_> {
        let PagesForm { content, sheet, cut, .. } = &self.form;
        PagesExport {
            corpus: &self.corpus,
            query: &self.chosen.query,
            hits: &self.chosen.hits,
            content: *content,
            sheet: sheet.clone(),
            dpi: PNG_DPI,
            cut: *cut,
        }
    }

    /// Errors: stopped by the user, or why it failed, in words.
    pub fn write(&self, path: &Path, progress: &Progress) -> Result<WrittenFiles, JobError> {
        Ok(self.export().write(path, progress)?)
    }
}

impl Find {
    pub fn pages_form(&self) -> &PagesForm {
        &self.pages_form
    }

    /// The hits that go on the pages: those marked for the shown drawing or, if there are none, the first of the list.
    pub fn chosen(&self) -> Option<PageHits> {
        let found = self.search.shown()?;
        let mut hits: Vec<Hit> = self.marks().iter().map(|marked| marked.hit).collect();
        if hits.is_empty() {
            hits = (0..self.hits.len().min(self.pages_form.first)).filter_map(|row| self.hits.row(row)).collect();
        }
        Some(PageHits { query: Arc::new(found.asked.query.clone()), hits })
    }

    /// The pages as they were last laid out.
    pub fn preview(&self) -> Option<&Preview> {
        self.preview.value()
    }

    /// Whether the preview has to be made anew.
    pub fn preview_is_due(&self) -> bool {
        let is_current = |preview: &Preview| {
            preview.form == self.pages_form && self.chosen().is_some_and(|chosen| chosen == preview.chosen)
        };
        !self.preview.is_running() && !self.search.is_busy() && !self.preview.value().is_some_and(is_current)
    }

    pub(super) fn start_preview(&mut self, effects: &mut Effects) {
        let Some(job) = self.pages_job() else { return };
        let task = self.preview.start(text!("find-task-preview"), move |progress| {
            progress.check()?;
            let pages = match job.chosen.hits.is_empty() {
                true => Err(text!("find-no-pages").to_owned()),
                false => job.export().scenes(Fonts::system()).map_err(|error| error.sentence()),
            };
            let PagesJob { form, chosen, .. } = job;
            Ok(Preview { form, chosen, pages })
        });
        effects.spawn(task.asked().quiet());
    }

    /// A request to save the pages. The file name's ending decides the format.
    pub(super) fn save_pages(&self) -> Option<SaveRequest> {
        let pages = self.pages_job()?;
        let prompt = SavePrompt {
            title: text!("find-save-pages-title"),
            name: file_name(&pages.form.sheet.title),
            endings: &["pdf", "html", "htm", "svg", "png", "sgf", "txt"],
        };
        let count = pages.chosen.hits.len().div_ceil(pages.form.sheet.per_page.max(1));
        let request = SaveRequest::new(prompt, move |path, progress| {
            let written = pages.write(path, progress)?;
            let mut said = match written.pages {
                0 => text!("find-saved", path = path.display().to_string()),
                count => text!("find-saved-pages", pages = count, path = path.display().to_string()),
            };
            said.extend(written.lacking().map(|words| format!("; {words}")));
            Ok(said)
        });
        Some(request.writing(move |path| page_files(path, count)))
    }

    /// All hits as a table (.csv), or their games as one collection (.sgf) or in a folder.
    pub(super) fn save_hits(&self, shared: &Shared) -> Option<SaveRequest> {
        let (loaded, found) = (shared.loaded()?.clone(), self.search.shown()?);
        let games = found.result.found.clone();
        let hits = self.hits.all();
        let prompt = SavePrompt { title: text!("find-save-hits-title"), name: "hits.csv".into(), endings: &[] };
        let request = SaveRequest::new(prompt, move |path, progress| {
            let games: Vec<GameId> = games.places().map(|place| loaded.corpus.searched()[place]).collect();
            let ending = ending_of(path);
            let written = match ending.as_str() {
                "csv" => write_over(path, |path| {
                    export::hits_to_csv(&loaded, &hits, (path, ByteOrderMark::BeyondAscii), progress)
                }),
                "sgf" => write_over(path, |path| export::to_collection(&loaded, &games, path, progress).map(|_| ())),
                _ => export::to_sgf_folder(&loaded, &games, path, progress).map(|_| ()),
            };
            written.map_err(|error| match error {
                LibraryError::Cancelled => JobError::Cancelled,
                other => JobError::Failed(other.sentence()),
            })?;
            Ok(match ending.as_str() {
                "csv" => text!("find-saved-hits", hits = hits.len(), path = path.display().to_string()),
                _ => text!("find-saved-games", games = games.len(), path = path.display().to_string()),
            })
        });
        // A folder of games gets new files only.
        let files_of = |path: &Path| match ending_of(path).as_str() {
            "csv" | "sgf" => vec![path.to_owned()],
            _ => Vec::new(),
        };
        Some(request.writing(files_of))
    }

    fn pages_job(&self) -> Option<PagesJob> {
        let (corpus, form) = (Arc::clone(&self.corpus), self.pages_form.clone());
        Some(PagesJob { corpus, form, chosen: self.chosen()? })
    }
}

/// The name that is offered for pages with a title. Characters that a file name cannot have are left out.
fn file_name(title: &str) -> String {
    let plain = title.chars().map(|c| if c.is_control() || "<>:\"/\\|?*".contains(c) { ' ' } else { c });
    let words = plain.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    let name = words[..words.floor_char_boundary(MAX_NAME_BYTES)].trim_matches([' ', '.']);
    format!("{}.pdf", if name.is_empty() { "shape" } else { name })
}

fn ending_of(path: &Path) -> String {
    path.extension().and_then(OsStr::to_str).unwrap_or_default().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_named_after_their_title() {
        assert_eq!(file_name("The empty triangle: six examples"), "The empty triangle six examples.pdf");
        assert_eq!(file_name(" 空三角 "), "空三角.pdf");
        assert_eq!(file_name("../a/b?"), "a b.pdf");
        assert_eq!(file_name(""), "shape.pdf");
        assert!(file_name(&"三".repeat(200)).len() <= MAX_NAME_BYTES + ".pdf".len());
    }
}
