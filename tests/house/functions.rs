//! Functions stay short.

use crate::limits::{check, check_count};
use crate::source::files;
use crate::source::{name_at, without_visibility};

const MAX_LINES: usize = 80;

/// The name of the function that begins on a line.
fn function(line: &str) -> Option<&str> {
    let mut item = without_visibility(line);
    for word in ["const ", "async ", "unsafe "] {
        item = item.strip_prefix(word).unwrap_or(item);
    }
    Some(name_at(item.strip_prefix("fn ")?))
}

#[test]
fn no_function_is_longer_than_a_page() {
    let (mut places, mut beyond) = (Vec::new(), 0);
    for file in files(&["src"]).iter().filter(|file| !file.is_test()) {
        let lines = file.product_lines();
        for (at, &(number, line)) in lines.iter().enumerate() {
            let Some(name) = function(line).filter(|_| !line.trim_end().ends_with([';', '}'])) else { continue };
            let end = format!("{}}}", &line[..line.len() - line.trim_start().len()]);
            let length = lines[at..].iter().position(|(_, line)| line.starts_with(&end)).unwrap_or_default() + 1;
            if length > MAX_LINES {
                places.push(format!("{}:{number}: {name}, {length} lines", file.path));
                beyond += length - MAX_LINES;
            }
        }
    }
    check("functions over 80 lines", &places, "Split it into named steps:");
    check_count(
        "their lines beyond 80",
        beyond,
        "A function that is too long already became longer: split it into named steps.",
    );
}
