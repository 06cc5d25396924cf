//! Full-width letters and digits, as East Asian records write them, in the usual width.

/// Full-width digits, letters and signs as ASCII.
pub(super) fn half_width(text: &str) -> String {
    let narrow = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        _ => c,
    };
    text.chars().map(narrow).collect()
}
