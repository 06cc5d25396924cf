//! Chosen hits to files: pages, a web page, SGF or text diagrams, by the name's ending.

use katachi_language::text;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::diagram::{Content, Diagram};
use super::fonts::Fonts;
use super::html::to_html;
use super::layout::{Sheet, lay_out};
use super::scene::Scene;
use super::sgf::{Cut, to_collection};
use super::{PagesError, pdf, png, sensei, svg};
use katachi_core::corpus::Corpus;
use katachi_core::find::{Hit, Query};
use katachi_core::library::write_file;
use katachi_core::progress::Progress;

/// The kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Pdf,
    Svg,
    Html,
    Png,
    Sgf,
    Text,
}

impl Kind {
    /// By the ending of the name. Errors: [`PagesError::UnknownKind`].
    pub fn of(path: &Path) -> Result<Kind, PagesError> {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        match ending.as_deref() {
            Some("pdf") => Ok(Kind::Pdf),
            Some("svg") => Ok(Kind::Svg),
            Some("html" | "htm") => Ok(Kind::Html),
            Some("png") => Ok(Kind::Png),
            Some("sgf") => Ok(Kind::Sgf),
            Some("txt") => Ok(Kind::Text),
            _ => Err(PagesError::UnknownKind(path.to_owned())),
        }
    }
}

/// The choices of an export.
#[derive(Clone, Debug)]
pub struct Export<'a> {
    pub corpus: &'a Corpus,
    /// That of the search which found the hits.
    pub query: &'a Query,
    pub hits: &'a [Hit],
    pub content: Content,
    pub sheet: Sheet,
    /// Dots an inch of a PNG.
    pub dpi: u32,
    /// The cut of an SGF.
    pub cut: Cut,
}

/// The files that were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    pub files: Vec<PathBuf>,
    /// 0 for SGF, text and web pages, which have none.
    pub pages: usize,
    /// Characters that no font of this system shows: in a PDF or PNG they are left out.
    pub missing: BTreeSet<char>,
}

impl Written {
    /// Characters that no font shows, in words, with what to do; `None` where none is lacking.
    pub fn lacking(&self) -> Option<String> {
        const SHOWN: usize = 20;
        let characters: String = self.missing.iter().take(SHOWN).collect();
        let more = if self.missing.len() > SHOWN { "…" } else { "" };
        (!self.missing.is_empty()).then(|| text!("pages-no-font-shows", characters = format!("{characters}{more}")))
    }
}

impl Export<'_> {
    /// The pages as shapes.
    ///
    /// Errors: too many diagrams a page, no font, or a page that cannot be rendered.
    pub fn scenes(&self, fonts: &Fonts) -> Result<Vec<Scene>, PagesError> {
        let diagram = |&hit: &Hit| Diagram::new(self.corpus, self.query, hit, &self.content);
        lay_out(&self.hits.iter().map(diagram).collect::<Vec<_>>(), &self.sheet, fonts)
    }

    /// Writes the kind of file that `path` ends in. Several pages of SVG or PNG become `NAME-1.svg`, `NAME-2.svg` and so
    /// on. Each file is there whole or not at all.
    ///
    /// Errors: no hits, a page that cannot be laid out, a file that cannot be written, or cancelled.
    pub fn write(&self, path: &Path, progress: &Progress) -> Result<Written, PagesError> {
        let kind = Kind::of(path)?;
        if self.hits.is_empty() {
            return Err(PagesError::NoHits);
        }
        let Export { corpus, query, hits, content, .. } = self;
        match kind {
            Kind::Sgf => {
                let text = to_collection(corpus, query, hits, content, self.cut);
                write_file(path, text.as_bytes())?;
                Ok(Written { files: vec![path.to_owned()], ..Written::default() })
            }
            Kind::Text => {
                let text = sensei::to_text(corpus, query, hits, content, self.sheet.coordinates);
                write_file(path, text.as_bytes())?;
                Ok(Written { files: vec![path.to_owned()], ..Written::default() })
            }
            Kind::Html => {
                let text = to_html(corpus, query, hits, content, &self.sheet, Fonts::system());
                write_file(path, text.as_bytes())?;
                Ok(Written { files: vec![path.to_owned()], ..Written::default() })
            }
            Kind::Pdf | Kind::Svg | Kind::Png => self.write_pages(path, kind, progress),
        }
    }

    fn write_pages(&self, path: &Path, kind: Kind, progress: &Progress) -> Result<Written, PagesError> {
        let scenes = self.scenes(Fonts::system())?;
        write_scenes(&scenes, &self.sheet.title, self.dpi, path, kind, progress)
    }
}

/// Writes pages as PDF, SVG or PNG; PDF where another kind is asked.
pub(super) fn write_scenes(
    scenes: &[Scene],
    title: &str,
    dpi: u32,
    path: &Path,
    kind: Kind,
    progress: &Progress,
) -> Result<Written, PagesError> {
    let fonts = Fonts::system();
    let mut written = Written { pages: scenes.len(), ..Written::default() };
    if kind != Kind::Svg {
        written.missing = scenes.iter().flat_map(Scene::texts).flat_map(|text| fonts.missing(text)).collect();
    }
    if !matches!(kind, Kind::Png | Kind::Svg) {
        write_file(path, &pdf::to_pdf(scenes, title, fonts, progress)?)?;
        written.files.push(path.to_owned());
        return Ok(written);
    }
    for (at, scene) in scenes.iter().enumerate() {
        progress.check()?;
        let path = if scenes.len() == 1 { path.to_owned() } else { numbered(path, at + 1) };
        let bytes = match kind {
            Kind::Png => png::to_png(scene, dpi, fonts)?,
            _ => svg::to_svg(scene, fonts).into_bytes(),
        };
        write_file(&path, &bytes)?;
        written.files.push(path);
    }
    Ok(written)
}

/// `NAME-3.svg` for the third of `NAME.svg`.
fn numbered(path: &Path, page: usize) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{page}."));
    name.push(path.extension().unwrap_or_default());
    path.with_file_name(name)
}
