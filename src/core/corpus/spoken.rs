//! Reasons of a report in the language of the program.
//!
//! A report is kept in English: in a library's folder, in JSON. So a reason is recognized by its English message, and what
//! stands in it goes into the same message of another language. What is none of these messages stays as it is.

use std::sync::LazyLock;

use katachi_language::{Language, speaking, text};

/// How many texts stand in a message, and the message with them.
type Reason = (usize, fn(&[&str]) -> String);

/// The first that fits is taken.
const REASONS: &[Reason] = &[
    (2, |of| text!("library-evaluations-more", trouble = piece(of[0]), more = of[1])),
    (0, |_| text!("library-cannot-to-its-end").to_owned()),
    (0, |_| text!("library-cannot-no-sgf-in-it").to_owned()),
    (0, |_| text!("library-cannot-no-sgf-in-folder").to_owned()),
    (0, |_| text!("library-cannot-no-file").to_owned()),
    (0, |_| text!("library-cannot-neither").to_owned()),
    (0, |_| text!("library-cannot-not-zip").to_owned()),
    (0, |_| text!("library-cannot-not-gzip").to_owned()),
    (0, |_| text!("library-cannot-not-zstd").to_owned()),
    (0, |_| text!("library-cannot-nested").to_owned()),
    (2, |of| text!("library-cannot-damaged-after", members = of[0], reason = piece(of[1]))),
    (0, |_| text!("library-cannot-no-end-mark").to_owned()),
    (0, |_| text!("library-cannot-encrypted").to_owned()),
    (0, |_| text!("library-cannot-zip-bomb").to_owned()),
    (0, |_| text!("library-cannot-bomb").to_owned()),
    (1, |of| text!("library-cannot-between", most = of[0])),
    (1, |of| text!("library-cannot-large-game", most = of[0])),
    (1, |of| text!("library-cannot-too-large", most = of[0])),
    (1, |of| text!("library-cannot-unsupported", what = of[0])),
    (1, |of| text!("library-cannot-damaged-zip", what = of[0])),
    (0, |_| text!("library-cannot-missing").to_owned()),
    (0, |_| text!("library-cannot-not-allowed").to_owned()),
    (0, |_| text!("library-cannot-cut-off").to_owned()),
    (0, |_| text!("library-cannot-dangling").to_owned()),
    (0, |_| text!("library-cannot-but-kept").to_owned()),
    (0, |_| text!("library-cannot-full").to_owned()),
    (2, |of| text!("files-board-size", width = of[0], height = of[1])),
    (1, |of| text!("library-skipped-not-go", game = of[0])),
    (0, |_| text!("library-skipped-empty").to_owned()),
    (0, |_| text!("library-skipped-binary").to_owned()),
    (0, |_| text!("library-skipped-web-page").to_owned()),
    (0, |_| text!("library-skipped-no-game").to_owned()),
    (1, |of| text!("library-skipped-only", games = of[0])),
    (1, |of| text!("library-skipped-nodes", limit = of[0])),
    (1, |of| text!("library-skipped-marks", limit = of[0])),
    (1, |of| text!("library-cut-occupied", point = of[0])),
    (1, |of| text!("library-cut-off-board", point = of[0])),
    (1, |of| text!("library-cut-unreadable", point = of[0])),
    (1, |of| text!("library-cut-too-many-moves", most = of[0])),
    (0, |_| text!("library-cut-too-much-set-up").to_owned()),
    (0, |_| text!("library-mended-missing-open").to_owned()),
    (0, |_| text!("library-mended-missing-close").to_owned()),
    (0, |_| text!("library-mended-missing-semicolon").to_owned()),
    (0, |_| text!("library-mended-node-after-variations").to_owned()),
    (0, |_| text!("library-mended-unclosed-value").to_owned()),
    (0, |_| text!("library-mended-unescaped-bracket").to_owned()),
    (0, |_| text!("library-mended-value-alone").to_owned()),
    (0, |_| text!("library-mended-property-alone").to_owned()),
    (0, |_| text!("library-mended-lower-case").to_owned()),
    (0, |_| text!("library-mended-junk").to_owned()),
    (0, |_| text!("library-mended-several-points").to_owned()),
    (0, |_| text!("library-mended-point").to_owned()),
    (0, |_| text!("library-mended-off-board").to_owned()),
    (0, |_| text!("library-mended-long-header").to_owned()),
    (0, |_| text!("library-mended-size").to_owned()),
    (0, |_| text!("library-mended-handicap-placed").to_owned()),
    (0, |_| text!("library-mended-handicap-missing").to_owned()),
    (0, |_| text!("library-mended-node").to_owned()),
    (0, |_| text!("library-evaluation-several-moves").to_owned()),
    (1, |of| text!("library-evaluation-best-move", point = of[0])),
    (0, |_| text!("library-evaluation-before-first").to_owned()),
    (0, |_| text!("library-evaluation-not-at-first").to_owned()),
    (1, |of| text!("library-evaluation-no-points", text = of[0])),
    (1, |of| text!("library-evaluation-no-percentage", text = of[0])),
    (1, |of| text!("library-evaluation-two-winrates", text = of[0])),
    (1, |of| text!("library-evaluation-not-100", text = of[0])),
    (1, |of| text!("library-evaluation-four-numbers", text = of[0])),
    (1, |of| text!("library-evaluation-no-share", text = of[0])),
    (1, |of| text!("library-evaluation-not-1", text = of[0])),
    (1, |of| text!("library-evaluation-out-of-range", text = of[0])),
    (1, |of| text!("library-evaluation-version", version = of[0])),
    (1, |of| text!("library-evaluation-three-values", values = of[0])),
    (0, |_| text!("library-evaluation-too-large").to_owned()),
    (0, |_| text!("library-evaluation-base-64").to_owned()),
    (0, |_| text!("library-evaluation-not-unpacked").to_owned()),
    (1, |of| text!("library-evaluation-damaged", error = of[0])),
    (1, |of| text!("library-evaluation-winrate-share", winrate = of[0])),
    (1, |of| text!("library-evaluation-score-points", score = of[0])),
    (0, |_| text!("library-evaluation-neither").to_owned()),
    (1, |of| text!("library-evaluation-no-side", text = of[0])),
    (1, |of| text!("library-evaluation-no-score", text = of[0])),
    (1, |of| text!("library-evaluation-three-words", text = of[0])),
    (1, |of| text!("library-evaluation-no-playouts", text = of[0])),
    (0, |_| text!("library-evaluation-playouts-missing").to_owned()),
    (1, |of| text!("library-evaluation-winrate-number", text = of[0])),
    (1, |of| text!("library-evaluation-winrate-range", text = of[0])),
    (1, |of| text!("library-evaluation-score-number", text = of[0])),
    (1, |of| text!("library-evaluation-score-range", text = of[0])),
    (2, |of| text!("library-cannot-member", member = of[0], reason = piece(of[1]))),
    (2, |of| text!("library-mended-times", what = piece(of[0]), times = of[1])),
    (1, |of| text!("library-evaluations-left-out", troubles = piece(of[0]))),
    (3, |of| text!("library-evaluation-at", number = of[0], format = of[1], what = piece(of[2]))),
];

/// The English messages, `{}` where texts stand in them.
static ENGLISH: LazyLock<Vec<String>> = LazyLock::new(|| {
    let _english = speaking(Language::En);
    REASONS.iter().map(|(texts, said)| said(&vec!["{}"; *texts])).collect()
});

/// A reason, or several with semicolons between them, in the language of the program.
pub fn spoken(english: &str) -> String {
    english.split("; ").map(piece).collect::<Vec<_>>().join("; ")
}

fn piece(english: &str) -> String {
    // To know the messages, they are said of what is none.
    if english == "{}" {
        return english.to_owned();
    }
    let found = ENGLISH.iter().zip(REASONS).find_map(|(pattern, (_, said))| Some(said(&texts_in(pattern, english)?)));
    found.unwrap_or_else(|| english.to_owned())
}

/// What stands in a text of this pattern; `None` for other texts.
fn texts_in<'a>(pattern: &str, text: &'a str) -> Option<Vec<&'a str>> {
    let mut parts = pattern.split("{}").peekable();
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut found = Vec::new();
    while let Some(part) = parts.next() {
        let end = if parts.peek().is_none() { rest.strip_suffix(part)?.len() } else { rest.find(part)? };
        found.push(&rest[..end]);
        rest = &rest[end + part.len()..];
    }
    rest.is_empty().then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_language::{Disguise, disguised};

    /// As they are written by those who read files; figures stand for what is in them.
    const WRITTEN: &[&str] = &[
        "it cannot be read to its end",
        "there is no SGF file in it",
        "no SGF file and no archive in this folder",
        "neither a file nor a folder",
        "neither an SGF file nor an archive",
        "not a ZIP archive, or a damaged one",
        "not gzip-compressed, or damaged",
        "not zstd-compressed, or damaged",
        "an archive inside an archive: unpack it first",
        "damaged after 7 members: 7",
        "ends without its end mark: games may be missing (truncated?)",
        "member 7: 7",
        "encrypted",
        "unpacks to far more than any text (a ZIP bomb?)",
        "unpacks to far more than its size allows (a bomb?)",
        "more than 7 MiB of names or nothing between two members",
        "a game in it is larger than 7 MiB",
        "larger than 7 MiB",
        "unsupported: 7",
        "damaged ZIP archive: 7",
        "no such file",
        "no permission to read it",
        "ends in the middle (truncated?)",
        "a link to a file that does not exist",
        "what was read of it before is kept",
        "the library is full: four thousand million moves",
        "board size 7x7: only square boards from 2x2 to 19x19 are read",
        "not a game of Go (GM[7])",
        "the file is empty",
        "not SGF: the file is binary",
        "a web page without a game in it",
        "not SGF: there is no game in the file",
        "the file has only 7 games",
        "too large to show: more than 7 nodes",
        "too large to show: more than 7 stones and marks",
        "[7] is occupied",
        "[7] is off the board",
        "[7] is no point of a board",
        "more than 7 moves",
        "too many set-up stones",
        "the first parenthesis is missing",
        "the game is not closed",
        "a node without its semicolon",
        "a node after variations, kept as one more variation",
        "a value without its closing bracket",
        "a bracket in a text that was not escaped",
        "a value that belongs to no property",
        "a property without a value",
        "a property name in lower case, ignored",
        "characters that are not SGF, skipped",
        "a move with several points, the first was taken",
        "a point that can't be read, ignored",
        "a set-up stone off the board, ignored",
        "a very long header text, shortened",
        "a board size that can't be read, taken as 19x19",
        "handicap stones were not recorded, placed on the star points",
        "handicap stones were not recorded and could not be placed",
        "a node that can't be read, ignored",
        "7 (7 times)",
        "evaluations that can't be read, left out: 7",
        "7 … and 7 more",
        "move 7: 7: 7",
        "its node has several moves",
        "the best move `7` is no point",
        "LZ before the first move: in such files it is of another position than its node, so none is read",
        "LZOP after the first move: it is of the position before it",
        "`7` is no number of points",
        "`7` is no percentage",
        "`7` has not two winrates",
        "`7`: the winrates do not add up to 100",
        "`7` has not four numbers",
        "`7` is no share of 1",
        "`7`: win, loss and no result do not add up to 1",
        "`7` is out of range",
        "KTV[7]: another version than 1.0, so no KT is read",
        "7 values instead of three",
        "it is larger than any that KaTrain writes",
        "it is not base 64, or cut short",
        "it does not unpack",
        "its text is damaged: 7",
        "the winrate 7 is no share of 1",
        "the score 7 is no number of points",
        "neither a winrate nor a score that a board can have",
        "`7` names no side",
        "`7` is no score",
        "`7` has not three words",
        "`7` is no number of playouts",
        "the line of playouts is missing",
        "the winrate `7` is no number",
        "the winrate `7` is not between 0 and 100",
        "the score `7` is no number",
        "the score `7` is more than any board has",
        "move 7: katrain: it does not unpack; move 9: katrain: it does not unpack … and 4 more",
    ];

    #[test]
    fn every_reason_is_said_in_another_language_and_the_same_in_english() {
        for written in WRITTEN {
            assert_eq!(&spoken(written), written);
            let _other = disguised(Disguise::Letters);
            let said = spoken(written);
            // A message in disguise has letters of its own, but for the programs and files that it names.
            assert_ne!(&said, written);
            let is_english =
                ["the ", " is ", " not ", " of ", "move ", " read", " in "].iter().any(|word| said.contains(word));
            assert!(!is_english, "{written}: {said}");
        }
    }

    #[test]
    fn what_is_no_reason_of_ours_stays_as_it_is() {
        let _other = disguised(Disguise::Letters);
        for text in ["", "Input/output error (os error 5)", "{}", "`a; b` and more"] {
            assert_eq!(spoken(text), text);
        }
    }
}
