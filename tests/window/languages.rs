//! Every text of the window comes from the message files, and fits in every language.

use std::cell::{Cell, OnceCell};
use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{Event, ImeEvent, Key, Modifiers, Rect, Role};
use egui_kittest::kittest::{self, NodeT, Queryable};
use egui_system_font_provider::SystemFontProvider;
use katachi::app::find::hits::HitColumn;
use katachi::app::{Command, Settings, Workspace};
use katachi::gui::App;
use katachi::sentences::glossary::glossary;
use katachi_language::{Disguise, Language, Speaking, current, disguised, speaking};

use crate::access::TAB_BAR_HEIGHT;
use crate::support::sweep;
use crate::support::window::{self, Window, act, click_at, press, press_with, settle};
use crate::text::{faults, in_every_state, written};

const WINDOW_SIZE: [f32; 2] = [1280.0, 720.0];

/// The window with the sample, using the system's fonts with the glyph forms of the language.
fn opened() -> Window {
    let mut window = window::for_app(App::new(Settings::default(), None), WINDOW_SIZE);
    let locale = match current() {
        Language::ZhHans => "zh-SG",
        Language::ZhHant => "zh-TW",
        other => other.tag(),
    };
    window.ctx.set_font_providers(vec![Arc::new(SystemFontProvider::new().with_locale(Some(locale)))]);
    window::show_sample(&mut window);
    settle(&mut window);
    window
}

/// An ordinary run checks one state in this many.
const STATE_ONE_IN: usize = 4;

/// Visits all workspaces and their states, and reports the faults in each.
fn walk(_speaking: Speaking, wrong: impl Fn(&mut Window) -> BTreeSet<String>) {
    let mut window = opened();
    let (all, seen) = in_every_state(&mut window, (usize::MAX, STATE_ONE_IN), wrong);
    let list: Vec<&str> = all.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} faults:\n{}", list.len(), list.join("\n"));
    assert!(seen * sweep::rounds(STATE_ONE_IN, 1) > 28, "{seen}");
}

/// Words of the games, of the glossary, and of the keyboard, which come from no message.
struct Known(Vec<String>);

impl Known {
    fn from_window(window: &Window) -> Known {
        let corpus = window.state().state().corpus();
        let mut known: BTreeSet<String> = BTreeSet::new();
        for &game in corpus.games() {
            let header = corpus.header(game);
            known.extend([header.black, header.white, header.event, header.result].map(str::to_owned));
        }
        known.extend(glossary().terms().iter().map(|term| term.key.clone()));
        // The rules named in the sample's records.
        known.insert("Self-play, policy only".to_owned());
        // The Japanese names after English ones.
        let japanese = include_str!("../../assets/shape-names.txt").lines();
        let japanese = japanese.filter_map(|line| line.strip_prefix("japanese: ")?.rsplit_once(' '));
        known.extend(japanese.map(|(name, _)| format!("({name})")));
        // Keys, names of formats, units, functions.
        let signs = [
            "Ctrl", "Shift", "Space", "Enter", "Home", "End", "Esc", "Katachi", "KataGo", "SGF", "CSV", "PDF", "UTF-8",
            "log λ",
        ];
        known.extend(signs.map(str::to_owned));
        let mut known: Vec<String> = known.into_iter().filter(|name| name.len() > 2).collect();
        // The longest names first, since otherwise a part of a name would be removed and the rest would stay.
        known.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Known(known)
    }

    /// The words of a text, with three Latin letters or more, that are not known.
    fn others(&self, text: &str) -> Vec<String> {
        // A shortened text is compared by its beginning, after the number of a row, and its end.
        if let Some((begun, ended)) = text.split_once('…')
            && let begun = without_row_number(begun)
            && self.0.iter().any(|name| name.starts_with(begun.trim_end()) && name.ends_with(ended.trim_start()))
        {
            return Vec::new();
        }
        let mut text = text.to_owned();
        for name in &self.0 {
            while let Some(at) = text.to_lowercase().find(&name.to_lowercase()) {
                if text.get(at..at + name.len()).is_none() {
                    break;
                }
                text.replace_range(at..at + name.len(), " ");
            }
        }
        let words = text.split(|letter: char| !letter.is_ascii_alphabetic());
        words.filter(|word| word.len() >= 3).map(str::to_owned).collect()
    }
}

/// `1. 4-4 point` without its number; `3-3 point` as it is.
fn without_row_number(text: &str) -> &str {
    let numbered = text.split_once(". ").filter(|(number, _)| number.bytes().all(|digit| digit.is_ascii_digit()));
    numbered.map_or(text, |(_, name)| name)
}

/// The rectangle of a part of the window; `None` if it has no size.
fn place(node: &egui_kittest::Node<'_>) -> Option<Rect> {
    node.accesskit_node().bounding_box()?;
    Some(node.rect()).filter(|rect| rect.is_finite())
}

/// Text fields that did not receive the text from an input method.
fn deaf_fields(window: &mut Window, tried: &Cell<usize>) -> BTreeSet<String> {
    const WRITTEN: &str = "陳吳";
    let is_field = |role| matches!(role, Role::TextInput | Role::MultilineTextInput | Role::SearchInput);
    let fields: Vec<Rect> = window
        .query_all(kittest::by())
        .filter(|node| is_field(node.accesskit_node().role()) && !node.accesskit_node().is_disabled())
        .filter_map(|field| place(&field))
        .collect();
    // The field may move while it is filled.
    let focused = |window: &Window| {
        let mut nodes = window.query_all(kittest::by()).filter(|node| node.accesskit_node().is_focused());
        nodes.find_map(|node| node.accesskit_node().value()).unwrap_or_default()
    };
    let mut wrong = BTreeSet::new();
    // Fields that are scrolled out of view are not clicked.
    for field in fields.into_iter().filter(|field| field.bottom() <= WINDOW_SIZE[1]) {
        click_at(window, field.center(), Modifiers::NONE);
        let compose = |text: &str| ImeEvent::Preedit { text: text.to_owned(), active_range_chars: None };
        for event in [compose("ち"), compose("ちん"), ImeEvent::Commit(WRITTEN.to_owned())] {
            window.event(Event::Ime(event));
            window.run_steps(2);
        }
        let after = focused(window);
        tried.set(tried.get() + 1);
        if !after.contains(WRITTEN) {
            wrong.insert(format!("{after:?} at {field:?}"));
        }
        press_with(window, Modifiers::COMMAND, Key::A);
        press(window, Key::Delete);
    }
    wrong
}

#[test]
fn every_text_field_takes_what_an_input_method_writes() {
    let tried = Cell::new(0);
    walk(speaking(Language::Ja), |window| deaf_fields(window, &tried));
    assert!(tried.get() >= sweep::rounds(1, 21), "{tried:?}");
}

/// Everything that screen readers are told.
fn told(window: &Window) -> Vec<String> {
    let nodes = window.query_all(kittest::by());
    nodes
        .flat_map(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value(), node.description()]
        })
        .flatten()
        .collect()
}

#[test]
fn no_text_of_the_window_is_outside_the_message_files() {
    let letters = disguised(Disguise::Letters);
    let known = OnceCell::new();
    walk(letters, |window| {
        let known = known.get_or_init(|| Known::from_window(window));
        let texts = written(window).into_iter().map(|written| written.text).chain(told(window));
        let wrong = texts.filter_map(|text| match known.others(&text) {
            words if words.is_empty() => None,
            words => Some(format!("{words:?} in {text:?}")),
        });
        wrong.collect()
    });
}

/// No supported language is that wide.
#[test]
fn texts_of_twice_the_width_have_room() {
    walk(disguised(Disguise::Wide), faults_beside_tabs);
}

/// The faults of the window, except cut-off tabs, which can be scrolled to.
fn faults_beside_tabs(window: &mut Window) -> BTreeSet<String> {
    let mut found = faults(window);
    let is_tab =
        |node: &egui_kittest::Node<'_>| place(node).is_some_and(|rect| f64::from(rect.height()) == TAB_BAR_HEIGHT);
    let tabs = window.query_all(kittest::by().role(Role::Button)).filter(is_tab);
    let tabs: Vec<String> = tabs.filter_map(|tab| tab.accesskit_node().label()).collect();
    found.retain(|fault| !tabs.iter().any(|tab| *fault == format!("cut off: {tab:?}")));
    found
}

/// Each commit tests one of the four languages.
#[test]
fn every_language_has_room() {
    for number in sweep::share(4, 4) {
        walk(speaking(Language::ALL[1 + number]), faults);
    }
}

#[test]
fn results_stand_in_words_and_whole_in_the_list_of_games() {
    let _speaking = speaking(Language::Ja);
    let mut window = opened();
    window.state_mut().apply(Command::Show(Workspace::Library));
    settle(&mut window);
    let texts: BTreeSet<String> = written(&window).into_iter().map(|one| one.text).collect();
    assert!(texts.contains("黒中押し勝ち") && texts.contains("白中押し勝ち"), "{texts:?}");
}

#[test]
fn results_stand_in_words_and_whole_beside_the_dates_in_the_list_of_hits() {
    for (language, result) in [(Language::Ja, "白中押し勝ち"), (Language::ZhHans, "白中盘胜")] {
        let _speaking = speaking(language);
        let mut window = opened();
        act(&mut window, Command::Show(Workspace::Find));
        let date = HitColumn::Date.title();
        let texts: BTreeSet<String> = written(&window).into_iter().map(|one| one.text).collect();
        assert!(texts.contains(result) && texts.contains(date), "{texts:?}");
    }
}
