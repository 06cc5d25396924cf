//! The look: sizes, distances and colours have names in one file.

use crate::limits::check;
use crate::source::files;

/// Files that may have numbers: the tokens, the themes, and what boards, stones and wood are made of.
const SOURCES_OF_LOOK: [&str; 6] = [
    "src/gui/tokens.rs",
    "src/gui/theme.rs",
    "src/gui/sight.rs",
    "src/gui/widgets/style.rs",
    "src/gui/widgets/stones.rs",
    "src/gui/widgets/wood.rs",
];

/// Calls that take a distance, a size of letters, or a colour.
const CALLS: [&str; 10] = [
    "add_space(",
    "FontId::proportional(",
    "FontId::monospace(",
    ".size(",
    "Color32::from_rgb(",
    "Color32::from_gray(",
    "Color32::from_rgba_premultiplied(",
    "Color32::from_rgba_unmultiplied(",
    "Color32::from_black_alpha(",
    "Color32::from_white_alpha(",
];

/// Whether a line gives a number to one of the calls.
fn has_number(line: &str) -> bool {
    CALLS.iter().any(|call| {
        line.match_indices(call).any(|(at, _)| line[at + call.len()..].starts_with(|next: char| next.is_ascii_digit()))
    })
}

#[test]
fn sizes_distances_and_colours_are_tokens() {
    assert!(has_number("ui.add_space(4.0);") && has_number("a.color(Color32::from_gray(3)).size(x)"));
    assert!(!has_number("ui.add_space(space::SMALL);") && !has_number("rect.size()"));
    let mut places = Vec::new();
    for file in files(&["src/gui"]).iter().filter(|file| !SOURCES_OF_LOOK.contains(&file.path.as_str())) {
        let lines = file.product_lines().into_iter().filter(|(_, line)| has_number(line));
        places.extend(lines.map(|(number, line)| format!("{}:{number}: {}", file.path, line.trim())));
    }
    let advice = "Take the distance, the size of letters or the colour from src/gui/tokens.rs; a colour that differs by \
                  theme from Tones (theme.rs), one of boards from BoardStyle (widgets/style.rs):";
    check("numbers of the look outside its files", &places, advice);
}
