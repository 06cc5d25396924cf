//! Shapes, corner openings and whole-board openings, found by their names in any language of the program: whatever the
//! case, the accents, the order of words, and whether Japanese is written in kana.

use std::cmp::Reverse;
use std::sync::LazyLock;

use katachi_core::mining::corner::{JosekiName, joseki_lines};
use katachi_core::mining::fuseki::all_fuseki_names;
use katachi_core::pattern::names::ShapeNames;
use katachi_core::scripts::fold_term;
use katachi_language::Language;
use katachi_sentences::glossary::{glossary, term};

/// Maximum number of names that are offered at once.
const MAX_FOUND: usize = 12;

/// Fewer Latin letters than this find no name: every list would be full of them.
const MIN_LATIN_LETTERS: usize = 3;

/// No name is longer, with those of the positions before it.
const MAX_NAME_BYTES: usize = 200;

/// Something that has a name, by its number in the table of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedShape {
    /// A name of [`ShapeNames::names`].
    Shape(usize),
    /// A line of [`joseki_lines`].
    Corner(usize),
    /// A name of [`all_fuseki_names`].
    Opening(usize),
}

impl NamedShape {
    /// The name in the language of the program.
    pub fn name(self) -> &'static str {
        term(self.english())
    }

    /// The name as the tables have it.
    pub fn english(self) -> &'static str {
        match self {
            NamedShape::Shape(at) => &ShapeNames::shipped().names()[at].english,
            NamedShape::Corner(at) => joseki_lines()[at].names.last().map_or("", |name| &name.name),
            NamedShape::Opening(at) => all_fuseki_names().nth(at).map_or("", |name| name.name),
        }
    }

    /// The name of the position of a corner opening before it, by which one is told from another of the same name.
    pub fn after(self) -> Option<&'static str> {
        let NamedShape::Corner(at) = self else { return None };
        let (_, before) = joseki_lines()[at].names.split_last()?;
        before.last().map(|name| term(&name.name))
    }
}

/// Everything that has these words in its names, best first. The words of a corner opening may be names of earlier
/// positions too, if one is of its own.
pub fn shapes_named(words: &str) -> Vec<NamedShape> {
    if words.len() > MAX_NAME_BYTES {
        return Vec::new();
    }
    let wanted = fold_term(words);
    if wanted.is_empty() || (wanted.is_ascii() && wanted.len() < MIN_LATIN_LETTERS) {
        return Vec::new();
    }
    let rank = |(number, names): (usize, &FoldedNames)| Some((names.rank(&wanted)?, names.own[0].len(), number));
    let mut found: Vec<_> = ALL_NAMES.iter().enumerate().filter_map(rank).collect();
    found.sort_unstable();
    found.into_iter().take(MAX_FOUND).map(|(.., number)| ALL_NAMES[number].shape).collect()
}

/// The shapes that a filter of games names. Whoever types a name there wants to see its shape.
pub fn shapes_named_by_filter(filter: &str) -> Vec<NamedShape> {
    if filter.contains(':') { Vec::new() } else { shapes_named(filter) }
}

/// How well names fit, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum NameFit {
    Whole,
    Beginnings,
    Inside,
    WithWay,
}

/// The folded names of a shape.
struct FoldedNames {
    shape: NamedShape,
    /// English first.
    own: Vec<String>,
    /// Names of the positions before, and these joined.
    way: Vec<String>,
    /// Those joined names with the own name behind them.
    whole_way: Vec<String>,
}

impl FoldedNames {
    fn new(shape: NamedShape, original: &str) -> FoldedNames {
        FoldedNames { shape, own: forms(shape.english(), original), way: Vec::new(), whole_way: Vec::new() }
    }

    fn of_line(at: usize, names: &[&JosekiName]) -> FoldedNames {
        let (own, before) = names.split_last().expect("every line of the table has a name");
        // Forms of one language stand at one place: all have the same number of them.
        let columns: Vec<Vec<String>> = before.iter().map(|name| all_forms(&name.name, &name.original)).collect();
        let own_forms = all_forms(&own.name, &own.original);
        let row = |form: usize| columns.iter().map(|forms| forms[form].replace(' ', "")).collect::<String>();
        let rows: Vec<String> = (0..own_forms.len()).map(row).collect();
        let whole_way =
            rows.iter().zip(&own_forms).map(|(row, own)| format!("{row}{}", own.replace(' ', ""))).collect();
        let way = columns.into_iter().flatten().chain(rows).filter(|form| !form.is_empty()).collect();
        FoldedNames { shape: NamedShape::Corner(at), own: forms(&own.name, &own.original), way, whole_way }
    }

    /// How well the names fit, and how many of the words are of the own name; `None` if a word is missing.
    fn rank(&self, wanted: &str) -> Option<(NameFit, Reverse<usize>)> {
        let has = |names: &[String], word: &str| names.iter().any(|name| name.contains(word));
        let words = || wanted.split(' ');
        if self.own.iter().any(|name| name == wanted) {
            return Some((NameFit::Whole, Reverse(0)));
        }
        let begins = |word: &str| self.own.iter().any(|name| name.split(' ').any(|own| own.starts_with(word)));
        if words().all(begins) {
            return Some((NameFit::Beginnings, Reverse(0)));
        }
        if words().all(|word| has(&self.own, word)) {
            return Some((NameFit::Inside, Reverse(0)));
        }
        let is_own = |word: &str| has(&self.own, word) || (has(&self.whole_way, word) && !has(&self.way, word));
        let own = words().filter(|word| is_own(word)).count();
        let all = words().all(|word| is_own(word) || has(&self.way, word));
        (own > 0 && all).then_some((NameFit::WithWay, Reverse(own)))
    }
}

/// A name in every language, and as it is written in Japanese, folded.
fn all_forms(name: &str, original: &str) -> Vec<String> {
    let in_languages = Language::ALL.into_iter().map(|language| glossary().term(name, language).unwrap_or(name));
    in_languages.chain([original]).map(fold_term).collect()
}

/// The same, each form once.
fn forms(name: &str, original: &str) -> Vec<String> {
    let mut forms: Vec<String> = Vec::new();
    for form in all_forms(name, original) {
        if !form.is_empty() && !forms.contains(&form) {
            forms.push(form);
        }
    }
    forms
}

/// All names: shapes, corners, openings.
static ALL_NAMES: LazyLock<Vec<FoldedNames>> = LazyLock::new(|| {
    let shapes = ShapeNames::shipped().names().iter().enumerate();
    let shapes = shapes.map(|(at, name)| FoldedNames::new(NamedShape::Shape(at), &name.japanese));
    let corners = joseki_lines().iter().enumerate().map(|(at, line)| FoldedNames::of_line(at, &line.names));
    let openings = all_fuseki_names().enumerate();
    let openings = openings.map(|(at, name)| FoldedNames::new(NamedShape::Opening(at), name.original));
    shapes.chain(corners).chain(openings).collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::FindCommand;
    use crate::panes::{FindPane, FusekiPane, JosekiPane, Pane};
    use crate::test_support::{in_workspace, settle};
    use crate::{AppState, Effect, Workspace};
    use katachi_core::go::Point;

    fn names(words: &str) -> Vec<&'static str> {
        shapes_named(words).into_iter().map(NamedShape::english).collect()
    }

    #[test]
    fn a_name_is_found_in_any_language_and_in_any_order_of_words() {
        for words in ["bamboo", "JOINT bamboo", "takefu", "タケフ", "たけふ", "竹節", "雙", "双", "쌍립"] {
            assert_eq!(names(words).first(), Some(&"Bamboo joint"), "{words}");
        }
        for words in ["empty triangle", "Triangle empty", "空き三角", "アキ三角", "空三角", "빈삼각"] {
            assert_eq!(names(words).first(), Some(&"Empty triangle"), "{words}");
        }
        assert_eq!(names("avalanche")[0], "Avalanche (nadare)");
        assert_eq!(names("雪崩")[0], "Avalanche (nadare)");
        assert_eq!(names("hane")[0], "Hane");
        assert!(names("three star").is_empty() && names("三連星").contains(&"Sanrensei"));
        assert!(names("no shape has this name").is_empty());
        assert!(names("ha").is_empty() && names("").is_empty() && names("   ").is_empty());
    }

    #[test]
    fn a_corner_opening_is_found_with_the_names_before_it() {
        let line = |words: &str| match shapes_named(words)[..] {
            [NamedShape::Corner(at), ..] => joseki_lines()[at].moves.clone(),
            ref other => panic!("{words}: {other:?}"),
        };
        let approach = ["R16", "P16"].map(|label| Point::from_label(label, katachi_core::go::BoardSize::NINETEEN));
        for words in ["小目 一間高掛かり", "小目一間高ガカリ", "一間高がかり 小目", "komoku one-space high approach"]
        {
            assert_eq!(line(words), approach, "{words}");
        }
    }

    #[test]
    fn every_name_leads_to_a_drawing_a_walk_or_a_list() {
        let (mut drawn, all) = (0, ShapeNames::shipped().names().len());
        for at in 0..all {
            let Some(text) = ShapeNames::shipped().diagram(at) else { continue };
            let query: katachi_core::find::Query = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
            let drawing = crate::find::drawing::Drawing::from_query(&query).expect("it fits on a board");
            assert!(drawing.query().is_some(), "{text}");
            drawn += 1;
        }
        assert!(drawn >= 60 && drawn < all, "{drawn} of {all}");
    }

    /// Carries the first name with these words out; returns the panes that come into sight.
    fn show(state: &mut AppState, words: &str) -> Vec<Pane> {
        state.take_effects();
        state.apply(FindCommand::FromName(shapes_named(words)[0]).into());
        settle(state);
        let pane = |effect| if let Effect::ShowPane(pane) = effect { Some(pane) } else { None };
        state.take_effects().into_iter().filter_map(pane).collect()
    }

    #[test]
    fn a_name_draws_the_shape_walks_the_joseki_or_lists_the_opening() {
        let mut state = in_workspace(Workspace::Library);
        assert_eq!(show(&mut state, "bamboo"), [Pane::Find(FindPane::Draw)]);
        assert_eq!(state.workspace(), Workspace::Find);
        assert_eq!(state.find().drawing().drawn().count(), 4);
        assert!(state.find().search().shown().is_some_and(|found| found.result.hits > 0));
        let step = &state.find().history().steps()[state.find().history().at()];
        assert_eq!(step.origin.words(), "Bamboo joint");

        // No diagram tells an atari.
        show(&mut state, "double atari");
        assert_eq!((state.workspace(), &*state.shapes().filter().text), (Workspace::Shapes, "Double atari"));
    }

    #[test]
    fn a_joseki_is_walked_when_the_corners_are_counted() {
        let mut state = in_workspace(Workspace::Library);
        assert_eq!(show(&mut state, "3-3 invasion, or shoulder hit"), [Pane::Joseki(JosekiPane::Board)]);
        assert_eq!((state.workspace(), state.joseki().corner().moves().len()), (Workspace::Joseki, 2));
        let NamedShape::Corner(line) = shapes_named("3-3 invasion, or shoulder hit")[0] else { panic!("no corner") };
        let corner = state.joseki().corner();
        let times = corner.visits_after(&joseki_lines()[line].moves);
        assert!(times > Some(0) && times == Some(corner.visits().count));
        assert_eq!(show(&mut state, "sanrensei"), [Pane::Fuseki(FusekiPane::Table)]);
        assert_eq!(state.workspace(), Workspace::Fuseki);
        assert_eq!(state.fuseki().table().filter(), "Sanrensei");
    }

    #[test]
    fn a_filter_that_names_a_shape_goes_when_the_shape_is_shown() {
        let mut state = in_workspace(Workspace::Find);
        for (filter, left) in [("bamboo joint", ""), ("Shusaku", "Shusaku"), ("black:bamboo", "black:bamboo")] {
            state.apply(FindCommand::Filter(filter.to_owned()).into());
            show(&mut state, "bamboo");
            assert_eq!(state.find().filter().text(), left);
        }
        // A name of another workspace leaves the drawing, now of all games.
        state.apply(FindCommand::Filter("sanrensei".to_owned()).into());
        assert_eq!(show(&mut state, "sanrensei"), [Pane::Fuseki(FusekiPane::Table)]);
        assert_eq!(state.find().filter().text(), "");
        assert!(state.find().search().shown().is_some_and(|found| found.result.hits > 0));
    }

    #[test]
    fn a_name_that_is_pasted_into_find_is_drawn() {
        let mut state = in_workspace(Workspace::Find);
        state.apply(FindCommand::Paste("空き三角".to_owned()).into());
        assert_eq!(state.find().drawing().drawn().count(), 3);
    }
}
