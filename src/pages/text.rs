//! Wraps captions into lines that fit.

use super::fonts::Fonts;

/// The lines of a paragraph in a column, at most `limit`. A text that does not fit ends in "…".
///
/// Lines break at spaces. In scripts without spaces, and in words wider than the column, they break anywhere. Lines are
/// balanced in length, so that no word is alone on the last line if this can be avoided.
pub(super) fn wrapped(text: &str, fonts: &Fonts, size: f64, bold: bool, column: f64, limit: usize) -> Vec<String> {
    let fits = |line: &str, width: f64| fonts.width(line.trim_end(), size, bold) <= width;
    let pieces = pieces(text, &|line| fits(line, column));
    let mut lines = broken(&pieces, &|line| fits(line, column));
    if lines.len() > limit {
        let rest = lines.split_off(limit.max(1) - 1).concat();
        lines.push(shortened(&rest, &|line| fits(line, column)));
    } else if lines.len() > 1 {
        // Find the narrowest column, in sixteenths, that needs no more lines and breaks no word.
        for sixteenth in (8..16).rev() {
            let width = column * f64::from(sixteenth) / 16.0;
            let narrow = broken(&pieces, &|line| fits(line, width));
            if narrow.len() > lines.len() || narrow.iter().any(|line| !fits(line, width)) {
                break;
            }
            lines = narrow;
        }
    }
    lines.into_iter().map(|line| line.trim().to_owned()).collect()
}

/// Puts pieces into lines, each as long as it fits.
fn broken(pieces: &[&str], fits: &dyn Fn(&str) -> bool) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for piece in pieces {
        if !line.is_empty() && !fits(&format!("{line}{piece}")) {
            lines.push(std::mem::take(&mut line));
        }
        line.push_str(if line.is_empty() { piece.trim_start() } else { piece });
    }
    if !line.trim().is_empty() {
        lines.push(line);
    }
    lines
}

/// The longest beginning of the text that fits with an ellipsis.
fn shortened(text: &str, fits: &dyn Fn(&str) -> bool) -> String {
    let ends = text.char_indices().map(|(at, _)| at).rev();
    let short = |end: usize| format!("{}…", text[..end].trim_end_matches([' ', ',', ';', '·']));
    ends.map(short).find(|line| fits(line)).unwrap_or_else(|| "…".to_owned())
}

/// The pieces within which a line may not break, with their trailing spaces.
fn pieces<'a>(text: &'a str, fits: &dyn Fn(&str) -> bool) -> Vec<&'a str> {
    let mut pieces = Vec::new();
    for word in text.split_inclusive(' ') {
        if fits(word) && !word.chars().any(breaks_anywhere) {
            pieces.push(word);
            continue;
        }
        let mut start = 0;
        let mut cut = |end: usize| {
            if end > start {
                pieces.push(&word[start..end]);
                start = end;
            }
        };
        let wide = !fits(word);
        for (at, c) in word.char_indices() {
            if wide || breaks_anywhere(c) {
                cut(at);
                if breaks_anywhere(c) {
                    cut(at + c.len_utf8());
                }
            }
        }
        cut(word.len());
    }
    pieces
}

/// Whether lines may break beside a character: Han, kana and Hangul.
fn breaks_anywhere(c: char) -> bool {
    matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_lose_nothing_but_what_the_ellipsis_says() {
        let fonts = Fonts::system();
        for text in [
            "Black Honinbo Shusaku 4d, White Inoue Gennan Inseki 8d",
            "本因坊秀策 四段 – 井上幻庵因碩 八段",
            "Thequickbrownfoxjumpsoverthelazydogwithoutasinglespace",
            "이창호 九段, 吳清源",
        ] {
            for column in [30.0, 60.0, 120.0, 500.0] {
                let lines = wrapped(text, fonts, 8.0, false, column, 100);
                assert!(lines.iter().all(|line| fonts.width(line, 8.0, false) <= column), "{column}: {lines:?}");
                let squeezed = |text: &str| text.replace(' ', "");
                assert_eq!(squeezed(&lines.concat()), squeezed(text));
                let short = wrapped(text, fonts, 8.0, false, column, 2);
                assert!(short.len() <= 2 && short.iter().all(|line| fonts.width(line, 8.0, false) <= column));
                assert_eq!(short.last().unwrap().ends_with('…'), lines.len() > 2, "{column}: {short:?}");
            }
        }
    }
}
