//! Exports chosen hits to files: pages, a web page, SGF or text diagrams, by the file name's ending.

use katachi_language::text;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::diagram::{Content, PageDiagram};
use super::fonts::Fonts;
use super::html::to_html;
use super::layout::{PageLayout, lay_out};
use super::scene::PageScene;
use super::sgf::{Cut, to_collection};
use super::{PagesError, pdf, png, sensei, svg};
use katachi_core::corpus::Corpus;
use katachi_core::find::{Hit, Query};
use katachi_core::library::write_file;
use katachi_core::progress::Progress;

/// The kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PagesFileKind {
    Pdf,
    Svg,
    Html,
    Png,
    Sgf,
    Text,
}

impl PagesFileKind {
    /// The kind of file by the ending of the name. Errors: [`PagesError::UnknownKind`].
    pub fn from_path(path: &Path) -> Result<PagesFileKind, PagesError> {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        match ending.as_deref() {
            Some("pdf") => Ok(PagesFileKind::Pdf),
            Some("svg") => Ok(PagesFileKind::Svg),
            Some("html" | "htm") => Ok(PagesFileKind::Html),
            Some("png") => Ok(PagesFileKind::Png),
            Some("sgf") => Ok(PagesFileKind::Sgf),
            Some("txt") => Ok(PagesFileKind::Text),
            _ => Err(PagesError::UnknownKind(path.to_owned())),
        }
    }
}

/// The choices of an export.
#[derive(Clone, Debug)]
pub struct PagesExport<'a> {
    pub corpus: &'a Corpus,
    /// The query of the search that found the hits.
    pub query: &'a Query,
    pub hits: &'a [Hit],
    pub content: Content,
    pub sheet: PageLayout,
    /// Resolution of a PNG in dots per inch.
    pub dpi: u32,
    /// The part of each game in an SGF.
    pub cut: Cut,
}

/// The files that were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenFiles {
    pub files: Vec<PathBuf>,
    /// Number of pages; 0 for SGF, text and web pages, which have none.
    pub pages: usize,
    /// Characters that no font of this system has. They are left out of a PDF or PNG.
    pub missing: BTreeSet<char>,
}

impl WrittenFiles {
    /// A message about characters that no font has, with advice; `None` if none is missing.
    pub fn lacking(&self) -> Option<String> {
        const MAX_SHOWN_CHARS: usize = 20;
        let characters: String = self.missing.iter().take(MAX_SHOWN_CHARS).collect();
        let more = if self.missing.len() > MAX_SHOWN_CHARS { "…" } else { "" };
        (!self.missing.is_empty()).then(|| text!("pages-no-font-shows", characters = format!("{characters}{more}")))
    }
}

impl PagesExport<'_> {
    /// The content: points are named where coordinates stand at the diagrams.
    fn content(&self) -> Content {
        Content { names_outside: self.content.names_outside || self.sheet.coordinates, ..self.content }
    }

    /// The pages as shapes.
    ///
    /// Errors: too many diagrams a page, no font, or a page that cannot be rendered.
    pub fn scenes(&self, fonts: &Fonts) -> Result<Vec<PageScene>, PagesError> {
        let content = self.content();
        let diagram = |&hit: &Hit| PageDiagram::new(self.corpus, self.query, hit, &content);
        lay_out(&self.hits.iter().map(diagram).collect::<Vec<_>>(), &self.sheet, fonts)
    }

    /// Writes the kind of file given by the ending of `path`. Several pages of SVG or PNG become `NAME-1.svg`,
    /// `NAME-2.svg` and so on. Each file is written completely or not at all.
    ///
    /// Errors: no hits, a page that cannot be laid out, a file that cannot be written, or cancelled.
    pub fn write(&self, path: &Path, progress: &Progress) -> Result<WrittenFiles, PagesError> {
        let kind = PagesFileKind::from_path(path)?;
        if self.hits.is_empty() {
            return Err(PagesError::NoHits);
        }
        let PagesExport { corpus, query, hits, .. } = self;
        let content = &self.content();
        match kind {
            PagesFileKind::Sgf => {
                let text = to_collection(corpus, query, hits, content, self.cut);
                write_file(path, text.as_bytes())?;
                Ok(WrittenFiles { files: vec![path.to_owned()], ..WrittenFiles::default() })
            }
            PagesFileKind::Text => {
                let text = sensei::to_text(corpus, query, hits, content, self.sheet.coordinates);
                write_file(path, text.as_bytes())?;
                Ok(WrittenFiles { files: vec![path.to_owned()], ..WrittenFiles::default() })
            }
            PagesFileKind::Html => {
                let text = to_html(corpus, query, hits, content, &self.sheet, Fonts::system());
                write_file(path, text.as_bytes())?;
                Ok(WrittenFiles { files: vec![path.to_owned()], ..WrittenFiles::default() })
            }
            PagesFileKind::Pdf | PagesFileKind::Svg | PagesFileKind::Png => self.write_pages(path, kind, progress),
        }
    }

    fn write_pages(&self, path: &Path, kind: PagesFileKind, progress: &Progress) -> Result<WrittenFiles, PagesError> {
        let scenes = self.scenes(Fonts::system())?;
        write_scenes(&scenes, &self.sheet.title, self.dpi, path, kind, progress)
    }
}

/// Writes pages as PDF, SVG or PNG; as PDF if another kind is requested.
pub(super) fn write_scenes(
    scenes: &[PageScene],
    title: &str,
    dpi: u32,
    path: &Path,
    kind: PagesFileKind,
    progress: &Progress,
) -> Result<WrittenFiles, PagesError> {
    let fonts = Fonts::system();
    let mut written = WrittenFiles { pages: scenes.len(), ..WrittenFiles::default() };
    if kind != PagesFileKind::Svg {
        written.missing = scenes.iter().flat_map(PageScene::texts).flat_map(|text| fonts.missing(text)).collect();
    }
    if !matches!(kind, PagesFileKind::Png | PagesFileKind::Svg) {
        write_file(path, &pdf::to_pdf(scenes, title, fonts, progress)?)?;
        written.files.push(path.to_owned());
        return Ok(written);
    }
    for (scene, path) in scenes.iter().zip(page_files(path, scenes.len())) {
        progress.check()?;
        let bytes = match kind {
            PagesFileKind::Png => png::to_png(scene, dpi, fonts)?,
            _ => svg::to_svg(scene, fonts).into_bytes(),
        };
        write_file(&path, &bytes)?;
        written.files.push(path);
    }
    Ok(written)
}

/// The files that this number of pages becomes at this path.
pub fn page_files(path: &Path, pages: usize) -> Vec<PathBuf> {
    match PagesFileKind::from_path(path) {
        Ok(PagesFileKind::Png | PagesFileKind::Svg) if pages != 1 => {
            (1..=pages).map(|page| numbered(path, page)).collect()
        }
        _ => vec![path.to_owned()],
    }
}

/// `NAME-3.svg` for the third of `NAME.svg`.
fn numbered(path: &Path, page: usize) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{page}."));
    name.push(path.extension().unwrap_or_default());
    path.with_file_name(name)
}
