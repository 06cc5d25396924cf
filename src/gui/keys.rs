//! Keys to commands. Read before the widgets, keys with the most modifiers first, so that Shift+→ is not taken for →.

use egui::{Event, Key, KeyboardShortcut, Modifiers, Ui};

use crate::app::named::{COMMANDS, NamedCommand, Shortcut};
use crate::app::{AppState, Command};

/// The commands whose keys were pressed. While a window asks for an answer, all keys are its own.
pub fn pressed(ui: &Ui, state: &AppState, is_asking: bool, commands: &mut Vec<Command>) {
    if is_asking {
        return;
    }
    // Somebody is typing: only keys with Ctrl and function keys are ours then.
    let is_typing = ui.egui_wants_keyboard_input();
    let mut keyed: Vec<(&NamedCommand, Shortcut)> =
        COMMANDS.iter().filter_map(|named| named.key.map(|key| (named, key))).collect();
    keyed.sort_by_key(|(_, key)| std::cmp::Reverse(u8::from(key.ctrl) + u8::from(key.shift)));
    for (named, key) in keyed {
        let is_function = key.key.len() > 1 && key.key.starts_with('F');
        if is_typing && !key.ctrl && !is_function {
            continue;
        }
        let Some(shortcut) = keyboard_shortcut(key) else { continue };
        if ui.input_mut(|input| input.consume_shortcut(&shortcut)) && named.needs.met(state) {
            commands.push((named.command)(state));
        }
    }
    if !is_typing {
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

fn keyboard_shortcut(key: Shortcut) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    if key.ctrl {
        modifiers |= Modifiers::COMMAND;
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
            assert!(named.key.is_none_or(|key| keyboard_shortcut(key).is_some()), "{}", named.name);
        }
    }
}
