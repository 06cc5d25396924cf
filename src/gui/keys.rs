//! Maps keys to commands.
//!
//! Keys with Ctrl and function keys are read before the widgets, which would use some of them for editing. Plain keys
//! are read after the widgets, so that a table or a text field can use an arrow or a letter first.

use std::cmp::Reverse;

use egui::{Event, Key, KeyboardShortcut, Modifiers, Ui};

use katachi_app::named::{COMMANDS, NamedCommand, Shortcut};
use katachi_app::{AppState, Command};
use katachi_language::text;

/// The keys that are read in this phase of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPhase {
    BeforeWidgets,
    AfterWidgets,
}

impl KeyPhase {
    fn for_key(key: Shortcut) -> KeyPhase {
        let is_function = key.key.len() > 1 && key.key.starts_with('F');
        if key.ctrl || key.alt || is_function { KeyPhase::BeforeWidgets } else { KeyPhase::AfterWidgets }
    }
}

/// The commands whose keys were pressed.
pub fn pressed(ui: &Ui, state: &AppState, turn: KeyPhase, commands: &mut Vec<Command>) {
    let in_text = ui.egui_wants_keyboard_input();
    let left_text = turn == KeyPhase::AfterWidgets && TextLeave::follow(ui, in_text) == TextLeave::ByEnter;
    if turn == KeyPhase::AfterWidgets && in_text {
        return;
    }
    let keyed = COMMANDS.iter().filter_map(|named| named.key.map(|key| (named, key)));
    // The widget with the focus may use an arrow or another key that is no letter.
    let has_focus = ui.memory(|memory| memory.focused().is_some());
    let may_say = |key: Key| {
        let is_letter = key.name().len() == 1;
        turn == KeyPhase::BeforeWidgets || is_letter || !(has_focus || confirms_or_leaves(key))
    };
    let mut keyed: Vec<(&NamedCommand, Shortcut)> = keyed.filter(|&(_, key)| KeyPhase::for_key(key) == turn).collect();
    if ui.text_edit_focused() {
        // A text field undoes its own changes.
        keyed.retain(|(_, key)| !(key.ctrl && key.key == "Z"));
    }
    if left_text {
        keyed.retain(|(_, key)| key.key.len() > 1);
    }
    if turn == KeyPhase::AfterWidgets {
        let acts =
            |key: Key| keyed.iter().any(|(named, shortcut)| shortcut.key == key.name() && named.needs.met(state));
        let typed = TypedWord::keys(ui, acts);
        keyed.retain(|(_, key)| !typed.iter().any(|typed| typed.name() == key.key));
    }
    // Keys with the most modifiers come first, so that Shift+→ is not taken for →.
    keyed.sort_by_key(|(_, key)| Reverse(u8::from(key.ctrl) + u8::from(key.alt) + u8::from(key.shift)));
    for (named, key) in keyed {
        let Some(shortcut) = keyboard_shortcut(key) else { continue };
        // A held key can repeat several times within one slow frame.
        let times = ui.input_mut(|input| input.count_and_consume_key(shortcut.modifiers, shortcut.logical_key));
        if times == 0 {
            continue;
        }
        if named.needs.met(state) {
            commands.extend((0..times).map(|_| (named.command)(state)));
        } else if may_say(shortcut.logical_key) {
            commands.push(why_not(named, key));
        }
    }
    if turn == KeyPhase::AfterWidgets {
        // The toolkit turns Ctrl+V into its own event.
        let pasted = ui.input(|input| {
            input.events.iter().find_map(|event| match event {
                Event::Paste(text) => Some(text.clone()),
                _ => None,
            })
        });
        commands.extend(pasted.map(Command::PasteSgf));
    }
}

/// Whether a key is pressed in other programs to confirm or to leave something, so that no command need be meant.
fn confirms_or_leaves(key: Key) -> bool {
    matches!(key, Key::Enter | Key::Escape | Key::Space)
}

/// Says why a command that is not offered now does nothing.
fn why_not(named: &NamedCommand, key: Shortcut) -> Command {
    let (key, command) = (key.to_string(), named.name());
    Command::SayWhyNot(text!("notices-key-unmet", key = key, command = command, reason = named.needs.reason()))
}

/// Whether the user was writing just now. Who ends a text by Enter and writes on must not turn or clear a drawing: a
/// single letter acts again after a click, or after a key that moves or closes something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum TextLeave {
    #[default]
    No,
    Writing,
    ByEnter,
}

impl TextLeave {
    /// Once a frame, after the widgets.
    fn follow(ui: &Ui, in_text: bool) -> TextLeave {
        let id = egui::Id::unique("left a text");
        let before = ui.data(|data| data.get_temp::<TextLeave>(id)).unwrap_or_default();
        let (enter, elsewhere) = ui.input(|input| {
            let moves = [Key::Escape, Key::Tab, Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft, Key::ArrowRight];
            let elsewhere = input.pointer.any_pressed() || moves.iter().any(|&key| input.key_pressed(key));
            (input.key_pressed(Key::Enter), elsewhere)
        });
        let now = match before {
            _ if in_text => TextLeave::Writing,
            TextLeave::Writing if enter => TextLeave::ByEnter,
            TextLeave::ByEnter if !elsewhere => TextLeave::ByEnter,
            _ => TextLeave::No,
        };
        ui.data_mut(|data| data.insert_temp(id, now));
        now
    }
}

/// A word that is typed where no field takes it: it begins with a key that has no command here, and its other keys
/// follow at once. They must not switch workspaces or turn a drawing.
#[derive(Clone, Copy, Debug, Default)]
struct TypedWord {
    /// When its latest key came.
    at: Option<f64>,
}

impl TypedWord {
    /// Seconds after which a key no longer belongs to the word.
    const PAUSE: f64 = 0.5;

    /// The keys of this frame that go on with a word, once a frame. `acts` says whether a key has a command here.
    fn keys(ui: &Ui, acts: impl Fn(Key) -> bool) -> Vec<Key> {
        let id = egui::Id::unique("typed word");
        let mut word = ui.data(|data| data.get_temp::<TypedWord>(id)).unwrap_or_default();
        let mut typed = Vec::new();
        ui.input(|input| {
            for event in &input.events {
                let &Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
                let is_letter = key.name().len() == 1 && !modifiers.command && !modifiers.alt;
                let is_sign = matches!(key, Key::Colon | Key::Period | Key::Minus | Key::Comma);
                let goes_on = word.at.is_some_and(|at| input.time - at < TypedWord::PAUSE);
                let is_part = (is_letter || is_sign) && (goes_on || !acts(key));
                word.at = is_part.then_some(input.time);
                if is_part && goes_on {
                    typed.push(key);
                }
            }
        });
        ui.data_mut(|data| data.insert_temp(id, word));
        typed
    }
}

fn keyboard_shortcut(key: Shortcut) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    if key.ctrl {
        modifiers |= Modifiers::COMMAND;
    }
    if key.alt {
        modifiers |= Modifiers::ALT;
    }
    if key.shift {
        modifiers |= Modifiers::SHIFT;
    }
    Some(KeyboardShortcut::new(modifiers, Key::from_name(key.key)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_key_is_a_key() {
        for named in COMMANDS {
            assert!(named.key.is_none_or(|key| keyboard_shortcut(key).is_some()), "{}", named.name());
        }
    }
}
