//! The system's fonts: selects the font for a character, and measures the width of a text.
//!
//! Names of players come in every script, and no font is bundled. The first installed font of [`FAMILIES`] is the
//! page's font. Characters that it lacks are taken from the first of [`FALLBACKS`] that has them, then from any other
//! font. Measuring and painting use the same rule.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use katachi_language::Language;
use resvg::usvg::fontdb::{Database, Family, ID, Query, Style, Weight};
use resvg::usvg::{FontResolver, Options};

/// Plain families with clear digits. The first installed one is used.
const FAMILIES: [&str; 14] = [
    "Noto Sans",
    "Source Sans 3",
    "Helvetica Neue",
    "Helvetica",
    "Arial",
    "Segoe UI",
    "Liberation Sans",
    "Nimbus Sans",
    "Roboto",
    "Open Sans",
    "Ubuntu",
    "Cantarell",
    "Adwaita Sans",
    "DejaVu Sans",
];

/// Families with East Asian scripts, Japanese forms first. Those of the program's language come before them.
const FALLBACKS: [&str; 19] = [
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "Source Han Sans",
    "Hiragino Sans",
    "Yu Gothic",
    "Meiryo",
    "MS Gothic",
    "IPAGothic",
    "Noto Sans CJK SC",
    "Noto Sans CJK KR",
    "PingFang SC",
    "Microsoft YaHei",
    "WenQuanYi Micro Hei",
    "Apple SD Gothic Neo",
    "Malgun Gothic",
    "NanumGothic",
    "Droid Sans Fallback",
    "DejaVu Sans",
    "Arial Unicode MS",
];

/// Families with the glyph forms of a language, since a Chinese character is written differently in each.
fn own_fallbacks(language: Language) -> &'static [&'static str] {
    match language {
        Language::En | Language::Ja => &[],
        Language::ZhHans => {
            &["Noto Sans CJK SC", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", "WenQuanYi Micro Hei"]
        }
        Language::ZhHant => &["Noto Sans CJK TC", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei"],
        Language::Ko => &["Noto Sans CJK KR", "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic", "NanumGothic"],
    }
}

/// The assumed width of a character that no font has, in font sizes.
const UNKNOWN_ADVANCE: f64 = 0.6;

/// The fonts used for pages.
pub struct Fonts {
    database: Arc<Database>,
    regular: Option<ID>,
    bold: Option<ID>,
    /// The face and the advance in font sizes, by character, weight and the language of the glyph form.
    glyphs: Mutex<HashMap<(char, bool, Language), Glyph>>,
}

#[derive(Clone, Copy)]
struct Glyph {
    face: Option<ID>,
    advance: f64,
}

impl Fonts {
    /// The installed fonts, read once.
    pub fn system() -> &'static Fonts {
        static SYSTEM: LazyLock<Fonts> = LazyLock::new(|| {
            let mut database = Database::new();
            database.load_system_fonts();
            Fonts::new(database)
        });
        &SYSTEM
    }

    fn new(database: Database) -> Fonts {
        let base = |weight| {
            let named = FAMILIES.iter().find_map(|family| face(&database, Family::Name(family), weight));
            named
                .or_else(|| face(&database, Family::SansSerif, weight))
                .or_else(|| database.faces().find(|face| face.style == Style::Normal).map(|face| face.id))
        };
        let (regular, bold) = (base(Weight::NORMAL), base(Weight::BOLD));
        Fonts { database: Arc::new(database), regular, bold, glyphs: Mutex::default() }
    }

    /// Whether there is any font at all.
    pub fn any(&self) -> bool {
        self.regular.is_some()
    }

    /// The page's font family, for files that may be displayed with other fonts.
    pub(super) fn family(&self) -> Option<&str> {
        let face = self.database.face(self.regular?)?;
        face.families.first().map(|(name, _)| name.as_str())
    }

    /// Characters of a text that no font has.
    pub fn missing(&self, text: &str) -> BTreeSet<char> {
        text.chars().filter(|c| !c.is_whitespace() && self.glyph(*c, false).face.is_none()).collect()
    }

    /// Width of a line of text, in the unit of `size`.
    pub fn width(&self, text: &str, size: f64, bold: bool) -> f64 {
        text.chars().map(|c| self.glyph(c, bold).advance).sum::<f64>() * size
    }

    fn glyph(&self, c: char, bold: bool) -> Glyph {
        let mut glyphs = self.glyphs.lock().unwrap_or_else(PoisonError::into_inner);
        let language = katachi_language::current();
        *glyphs.entry((c, bold, language)).or_insert_with(|| self.look_up(c, bold, language))
    }

    fn look_up(&self, c: char, bold: bool, language: Language) -> Glyph {
        let weight = if bold { Weight::BOLD } else { Weight::NORMAL };
        let base = if bold { self.bold } else { self.regular };
        let families = own_fallbacks(language).iter().chain(&FALLBACKS);
        let fallbacks = families.filter_map(|family| face(&self.database, Family::Name(family), weight));
        let others = self.database.faces().filter(|face| face.style == Style::Normal).map(|face| face.id);
        let found = base
            .into_iter()
            .chain(fallbacks)
            .chain(others)
            .find_map(|id| Some(Glyph { face: Some(id), advance: self.advance(id, c)? }));
        found.unwrap_or(Glyph { face: None, advance: UNKNOWN_ADVANCE })
    }

    /// The advance in font sizes; `None` if the face lacks the character.
    fn advance(&self, id: ID, c: char) -> Option<f64> {
        self.database.with_face_data(id, |data, index| {
            let face = ttf_parser::Face::parse(data, index).ok()?;
            let glyph = face.glyph_index(c)?;
            Some(f64::from(face.glyph_hor_advance(glyph)?) / f64::from(face.units_per_em()))
        })?
    }

    /// Options for reading an SVG page so that its text is set in these fonts.
    pub(super) fn svg_options(&self) -> Options<'_> {
        let select_font = Box::new(
            |font: &resvg::usvg::Font, _: &mut Arc<Database>| {
                if font.weight() >= Weight::BOLD.0 { self.bold } else { self.regular }
            },
        );
        let select_fallback = Box::new(|c: char, used: &[ID], _: &mut Arc<Database>| {
            let bold = used.first().is_some_and(|&id| Some(id) == self.bold && self.bold != self.regular);
            self.glyph(c, bold).face.filter(|id| !used.contains(id))
        });
        Options {
            fontdb: Arc::clone(&self.database),
            font_resolver: FontResolver { select_font, select_fallback },
            ..Options::default()
        }
    }
}

fn face(database: &Database, family: Family<'_>, weight: Weight) -> Option<ID> {
    database.query(&Query { families: &[family], weight, ..Query::default() })
}
