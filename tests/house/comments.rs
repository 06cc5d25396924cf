//! The English of comments: the subject comes first, and a count is called a count.

use crate::limits::check;
use crate::source::files;

/// Opening words of sentences that usually have to be read twice.
const ODD_OPENINGS: [&str; 8] = ["Of", "With", "What", "Who", "Whose", "Where", "In", "From"];
/// Phrases for a count, or a length of time, that do not say which.
const ODD_COUNTS: [&str; 3] = ["so many", "so much", "for so long"];

/// The text of a comment line; `None` for other lines and for empty comments.
fn comment(line: &str) -> Option<&str> {
    let text = line.trim_start().strip_prefix("//")?;
    let text = text.strip_prefix(['/', '!']).unwrap_or(text).trim();
    (!text.is_empty()).then_some(text)
}

#[test]
fn comments_begin_with_their_subject() {
    let mut places = Vec::new();
    for file in files(&["src", "tests"]) {
        let mut is_inside = false;
        for (number, line) in file.text.lines().enumerate() {
            let text = comment(line);
            let opening = text.filter(|_| !is_inside).map(crate::source::name_at);
            if opening.is_some_and(|word| word == "So" || ODD_OPENINGS.contains(&word)) {
                places.push(format!("{}:{}: {}", file.path, number + 1, line.trim()));
            }
            is_inside = text.is_some();
        }
    }
    let advice = "Begin with the subject, or with the verb in a function's doc; name the thing instead of \"what\":";
    check("comments that open oddly", &places, advice);
}

#[test]
fn a_count_is_called_a_count() {
    let mut places = Vec::new();
    for file in files(&["src", "tests"]) {
        for (number, line) in file.text.lines().enumerate() {
            let lower = comment(line).unwrap_or_default().to_lowercase();
            if ODD_COUNTS.iter().any(|words| lower.contains(words)) {
                places.push(format!("{}:{}: {}", file.path, number + 1, line.trim()));
            }
        }
    }
    check("comments with \"so many\"", &places, "Say maximum, minimum, number, or how long:");
}
