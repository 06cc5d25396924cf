//! The words of a problem file: whether a line is right or wrong, and who plays.
//!
//! The words are those of problem collections in English, Chinese, Japanese and Korean, and the signs that stand alone.
//! The first word of a text counts; where several begin at one place, the longest ("不正解" is not "正解").

use crate::go::Color;

use super::width::half_width;

/// A file's verdict about a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Right,
    Wrong,
    /// Another line than the solution, such as a diagram for reference.
    Aside,
}

use Verdict::{Aside, Right, Wrong};

/// English words, found where a word begins.
const ENGLISH: [(&str, Verdict); 21] = [
    ("correct", Right),
    ("right move", Right),
    ("right answer", Right),
    ("that's right", Right),
    ("quite right", Right),
    ("exactly right", Right),
    ("solution", Right),
    ("solved", Right),
    ("success", Right),
    ("well done", Right),
    ("incorrect", Wrong),
    ("wrong", Wrong),
    ("fail", Wrong),
    ("mistake", Wrong),
    ("bad move", Wrong),
    ("not right", Wrong),
    ("isn't right", Wrong),
    ("no solution", Wrong),
    ("variation", Aside),
    ("reference", Aside),
    ("not this", Wrong),
];

/// Words of scripts without blanks, found anywhere.
#[rustfmt::skip]
const EAST_ASIAN: [(&str, Verdict); 58] = [
    ("正解", Right), ("正确", Right), ("正確", Right), ("成功", Right), ("答案", Right), ("正着", Right),
    ("정답", Right), ("정해", Right), ("성공", Right), ("맞음", Right), ("맞았", Right),
    ("失败", Wrong), ("失敗", Wrong), ("不正解", Wrong), ("非正解", Wrong), ("不正确", Wrong), ("不正確", Wrong),
    ("不成功", Wrong), ("错", Wrong), ("錯", Wrong), ("误", Wrong), ("誤", Wrong), ("不对", Wrong), ("不對", Wrong),
    ("間違", Wrong), ("まちがい", Wrong), ("ダメです", Wrong), ("だめです", Wrong), ("駄目です", Wrong), ("不错", Right), ("不錯", Right), ("ハズレ", Wrong), ("はずれ", Wrong),
    ("正解ではな", Wrong), ("正解でな", Wrong), ("正解じゃな", Wrong), ("不是正解", Wrong), ("并非正解", Wrong),
    ("不是答案", Wrong), ("不是正确", Wrong), ("不是正確", Wrong),
    ("실패", Wrong), ("오답", Wrong), ("틀림", Wrong), ("틀렸", Wrong), ("틀린", Wrong), ("정답이 아", Wrong), ("정답은 아", Wrong),
    ("정답 아", Wrong), ("성공하지 못", Wrong),
    ("変化", Aside), ("变化", Aside), ("變化", Aside), ("변화", Aside), ("参考", Aside), ("參考", Aside),
    ("準正解", Aside), ("准正解", Aside),
];

/// Words that count only where they stand alone at the beginning: in a sentence they have other meanings.
const EXCLAMATIONS: [(&str, Verdict); 8] = [
    ("excellent", Right),
    ("perfect", Right),
    ("excellent move", Right),
    ("perfect move", Right),
    ("ng", Wrong),
    ("ダメ", Wrong),
    ("だめ", Wrong),
    ("駄目", Wrong),
];

/// Signs that begin a text.
const SIGNS: [(char, Verdict); 15] = [
    ('○', Right),
    ('〇', Right),
    ('◯', Right),
    ('◎', Right),
    ('⭕', Right),
    ('✓', Right),
    ('✔', Right),
    ('√', Right),
    ('✅', Right),
    ('×', Wrong),
    ('✕', Wrong),
    ('✗', Wrong),
    ('✘', Wrong),
    ('❌', Wrong),
    ('╳', Wrong),
];

/// The verdict of a comment, or of a node's name, about its line, in a problem that `player` solves.
pub(super) fn verdict(text: &str, player: Color) -> Option<Verdict> {
    let text = text.trim();
    let first = text.chars().next()?;
    if let Some(&(_, verdict)) = SIGNS.iter().find(|(sign, _)| *sign == first) {
        return Some(verdict);
    }
    let folded = half_width(text).to_lowercase().replace('’', "'");
    match folded.trim_matches(|c: char| c.is_whitespace() || matches!(c, '.' | '!' | '(' | ')' | '。')) {
        "+" | "++" | "o" | "ok" | "right" | "对" | "對" | "good" | "yes" => return Some(Right),
        "-" | "--" | "x" | "xx" | "no" | "bad" | "ng" => return Some(Wrong),
        _ => {}
    }
    if let Some(&(_, verdict)) = EXCLAMATIONS.iter().find(|(word, _)| is_exclaimed(&folded, word)) {
        return Some(verdict);
    }
    let after_right = folded.strip_prefix("right").filter(|rest| !rest.starts_with(char::is_alphanumeric));
    if after_right.is_some_and(|rest| ![" side", " hand", " corner"].iter().any(|place| rest.starts_with(place))) {
        return Some(Right);
    }
    let english = ENGLISH.iter().filter_map(|&(word, verdict)| {
        let at = begins_of_word(&folded, word).find(|&at| match verdict {
            Right => !names_another_move(&folded[..at], &folded[at + word.len()..]),
            Wrong => !is_no_failure(word, &folded[..at], player),
            Aside => true,
        })?;
        let is_denied = verdict == Right && is_denied(&folded[..at]);
        Some((at, word.len(), if is_denied { Wrong } else { verdict }))
    });
    let others = EAST_ASIAN.iter().filter_map(|&(word, verdict)| {
        let mut places = folded.match_indices(word).map(|(at, _)| at);
        let at = places.find(|&at| match verdict {
            Right => !goes_on_with_a_move(&folded[at + word.len()..]),
            Wrong => !ends_with_side(&folded[..at], player.opponent()),
            Aside => true,
        })?;
        Some((at, word.len(), verdict))
    });
    let first = english.chain(others).min_by_key(|&(at, length, _)| (at, std::cmp::Reverse(length)));
    // goproblems.com writes RIGHT somewhere in the text of the last move.
    let is_right = || text.split(|c: char| !c.is_ascii_alphabetic()).any(|word| word == "RIGHT");
    first.map(|(.., verdict)| verdict).or_else(|| is_right().then_some(Right))
}

/// The place of `word` in a text, at the beginning of one of the text's words.
fn begin_of_word(text: &str, word: &str) -> Option<usize> {
    begins_of_word(text, word).next()
}

fn begins_of_word<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let places = text.match_indices(word).map(|(at, _)| at);
    places.filter(|&at| !text[..at].ends_with(|c: char| c.is_ascii_alphanumeric()))
}

/// Whether a text begins with a word that stands alone.
fn is_exclaimed(text: &str, word: &str) -> bool {
    let Some(after) = text.strip_prefix(word) else { return false };
    after.trim_start().is_empty() || after.starts_with(['.', '!', ',', '。', '、', '\n'])
}

/// The end of the sentence before a place, and the beginning of the one after it.
const ENDS_OF_SENTENCES: [char; 9] = ['.', ',', '!', '?', ';', ':', '(', '\n', '。'];

/// Whether a word of praise tells of another move: "the correct move is at B1", "see the solution".
fn names_another_move(before: &str, after: &str) -> bool {
    #[rustfmt::skip]
    const NOUNS: [&str; 14] = [
        "move", "moves", "answer", "point", "response", "reply", "way", "sequence", "play", "place", "one", "solution", "line", "spot",
    ];
    const VERBS: [&str; 8] = ["is", "was", "at", "would", "should", "starts", "begins", "works"];
    const HERE: [&str; 10] = ["this", "that", "here", "it", "it's", "that's", "correct", "right", "complete", "found"];
    const POINTERS: [&str; 8] = ["see", "compare", "cf", "find", "missed", "miss", "than", "instead"];
    let word = |word: &&str| !word.is_empty();
    let cut = |text: &'static [&'static str], word: &str| text.contains(&word);
    let sentence = before.rsplit(ENDS_OF_SENTENCES).next().unwrap_or("");
    let mut before = sentence.split(' ').filter(word).peekable();
    if before.clone().any(|word| cut(&POINTERS, word)) {
        return true;
    }
    if before.any(|word| cut(&HERE, word)) {
        return false;
    }
    let sentence = after.split(ENDS_OF_SENTENCES).next().unwrap_or("");
    let mut after = sentence.split(' ').filter(word).skip_while(|word| cut(&NOUNS, word));
    sentence.starts_with(' ')
        && after.next().is_some_and(|word| cut(&VERBS, word))
        && !after.next().is_none_or(|word| cut(&HERE, word))
}

/// Whether a word of failure says that the other side fails, or that nothing does: "White makes a mistake", "without fail".
fn is_no_failure(word: &str, before: &str, player: Color) -> bool {
    let [own, other] = match player {
        Color::Black => [["black", "black's", "b"], ["white", "white's", "w"]],
        Color::White => [["white", "white's", "w"], ["black", "black's", "b"]],
    };
    let sentence = before.rsplit(ENDS_OF_SENTENCES).next().unwrap_or("");
    let words = || sentence.split_whitespace().rev().filter(|word| !matches!(*word, "a" | "an" | "the"));
    let denies = |word: &str| matches!(word, "no" | "not" | "without" | "never" | "cannot") || word.ends_with("n't");
    if !matches!(word, "fail" | "mistake") {
        return word == "wrong" && words().next().is_some_and(denies);
    }
    // The nearest word that can be the subject.
    let is_subject = |word: &&str| {
        own.contains(word) || matches!(*word, "this" | "it" | "that" | "you" | "lives" | "live" | "alive")
    };
    let is_other = words().take(4).take_while(|word| !is_subject(word)).any(|word| other.contains(&word));
    is_other || words().next().is_some_and(denies)
}

/// Whether a word of praise goes on with the move that it means: 正解はB1, 正解是B1, 정답은 B1입니다.
fn goes_on_with_a_move(after: &str) -> bool {
    const NOUNS: [&str; 9] = ["的下法", "的着法", "下法", "图", "図", "手", "着", "の手", "도"];
    const HERE: [&str; 10] = ["これ", "この", "こちら", "こう", "这", "這", "此", "本", "이것", "이 "];
    let after = NOUNS.iter().find_map(|noun| after.strip_prefix(noun)).unwrap_or(after);
    let is_pointer = ["请看", "請看", "见", "見よ", "は", "是", "在", "은", "는"];
    let Some(rest) = is_pointer.iter().find_map(|verb| after.strip_prefix(verb)) else { return false };
    let rest = rest.trim_start();
    let says_here = HERE.iter().any(|here| rest.starts_with(here)) && !rest.contains("ではな");
    !rest.is_empty() && !says_here
}

/// Whether a text ends with the name of a side, as 白失敗 does before its verb.
fn ends_with_side(before: &str, side: Color) -> bool {
    let names: &[&str] = match side {
        Color::Black => &["黑", "黒", "흑"],
        Color::White => &["白", "백"],
    };
    let before = before.trim_end();
    let particles = ["の", "は", "が", "も", "棋", "方", "番", "의", "이", "은", "도"];
    let bare = particles.iter().find_map(|particle| before.strip_suffix(particle)).unwrap_or(before);
    names.iter().any(|name| bare.trim_end().ends_with(name))
}

/// Whether the last words before a word of praise take it back: "this is not quite", "almost the".
fn is_denied(before: &str) -> bool {
    let sentence = before.rsplit(ENDS_OF_SENTENCES).next().unwrap_or("");
    let mut words = sentence.split_whitespace().rev();
    let denies = |word: &str| word.ends_with("n't") || matches!(word, "not" | "never" | "almost" | "nearly" | "hardly");
    words.by_ref().take(3).take_while(|&word| word != "only").any(denies)
}

/// The side that a problem's text asks to play: "White to play and live", 白先, 黒番, 흑 차례.
pub(super) fn side_to_play(text: &str) -> Option<Color> {
    let text = half_width(text).to_lowercase().replace('’', "'");
    let first = |found: &dyn Fn(Color) -> Option<usize>| {
        let sides = Color::BOTH.into_iter().filter_map(|color| Some((found(color)?, color)));
        sides.min_by_key(|&(at, _)| at).map(|(_, color)| color)
    };
    first(&|color| says_first(&text, color)).or_else(|| first(&|color| says_aim(&text, color)))
}

/// The place at which a text says that a side moves now.
fn says_first(text: &str, color: Color) -> Option<usize> {
    let (english, letter, others): (_, _, &[&str]) = match color {
        Color::Black => ("black", "b", &["黑", "黒", "흑", "●"]),
        Color::White => ("white", "w", &["白", "백", "○"]),
    };
    const FIRST_PHRASES: [&str; 10] = [
        " to play",
        " to move",
        " plays first",
        " moves first",
        " first",
        " goes first",
        "'s turn",
        "'s move",
        " starts",
        " begins",
    ];
    #[rustfmt::skip]
    const EAST_ASIAN_PHRASES: [&str; 19] = [
        "先", "番", "方先", "棋先", "子先", "走", "の番", "から", "が先", "の先", "선", "번", "차례", "먼저", "이 먼저", "이 선",
        "의 차례", "부터", "手番",
    ];
    let english = [english, letter]
        .into_iter()
        .flat_map(|name| FIRST_PHRASES.iter().filter_map(move |after| begin_of_word(text, &format!("{name}{after}"))));
    let turn =
        others.iter().flat_map(|name| ["轮到", "輪到", "该", "該"].map(|before| text.find(&format!("{before}{name}"))));
    let others = others.iter().flat_map(|&name| {
        text.match_indices(name).map(|(at, _)| at).filter(move |&at| {
            let rest = text[at + name.len()..].trim_start();
            EAST_ASIAN_PHRASES.iter().any(|after| rest.starts_with(after))
        })
    });
    english.chain(others).chain(turn.flatten()).min()
}

/// The place at which a text gives a side its task: "Black to live".
fn says_aim(text: &str, color: Color) -> Option<usize> {
    let (english, letter) = match color {
        Color::Black => ("black to ", "b to "),
        Color::White => ("white to ", "w to "),
    };
    [english, letter].into_iter().filter_map(|words| begin_of_word(text, words)).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_and_wrong_are_told_in_words_and_signs() {
        #[rustfmt::skip]
        let right = [
            "Correct.", "CORRECT", "Correct! White is dead.", "Right", "RIGHT", "Right. White has one eye.", "Solution", "Solution 2",
            "Black is alive. RIGHT", "The right move", "正解", "正解图", "正解図1", "【正解】", "黑1正解", "正确", "正確。", "成功", "정답", "정답도",
            "흑1 정답", "성공", "+", "o", "O", "○", "〇", "✓ yes", "◎", "√", "Correct. B c2 would be a failure", "That's right!",
            "Not obvious, but correct", "White does not die. Correct for Black", "Not the only correct move", "Quite right!",
        ];
        #[rustfmt::skip]
        let wrong = [
            "Incorrect", "Wrong.", "WRONG", "Failure", "Failure 1", "This fails.", "Not correct", "A mistake", "失败", "失敗", "失敗図", "失败图2",
            "不正解", "不正确", "不正確", "错误", "錯", "間違い", "誤り", "실패", "실패도", "오답", "틀렸습니다", "정답이 아닙니다", "正解ではない",
            "×", "× 白2", "✗", "x", "X", "-", "❌", "Wrong! The correct move is c2.", "That is not the right move",
            "Not quite correct", "not the correct move", "This isn’t a solution", "Not right", "almost correct", "Not exactly right.",
            "This does not look like success",
        ];
        let aside = ["変化", "变化图", "變化", "변화도", "Variation 1", "参考図", "準正解"];
        #[rustfmt::skip]
        let nothing = [
            "", "Black captures two stones on the right side", "White answers here", "c2 is big", "黑活", "This is an ox", "Exit", "B+", "copyright",
        ];
        for (texts, told) in [(&right[..], Some(Right)), (&wrong, Some(Wrong)), (&aside, Some(Aside)), (&nothing, None)]
        {
            for text in texts {
                assert_eq!(verdict(text, Color::Black), told, "{text}");
            }
        }
    }

    #[test]
    fn praise_of_another_move_is_no_mark_of_right() {
        #[rustfmt::skip]
        let nothing = [
            "The correct move is at B1.", "The right answer is b1", "The solution was B1.", "Sorry, the correct move is B1", "Oops! Correct is B1.",
            "Close, but the solution is B1", "See the correct answer.", "Compare with the correct diagram", "The right move would be B1",
            "The correct sequence starts at B1", "正解はB1", "正解是B1", "正解在B1", "正确的下法是B1", "正解図はB1から", "答案是B1", "정답은 B1입니다",
            "정답은 다른 곳입니다", "正解图请看图1", "正解はこちらではなくB1",
        ];
        for text in nothing {
            assert_eq!(verdict(text, Color::Black), None, "{text}");
        }
        #[rustfmt::skip]
        let right = [
            "This is the correct move.", "The correct move!", "Correct. The key is at B1", "That is the solution at last", "The solution is correct",
            "Correct, wrong would be A1", "Correct: B1 is vital", "The solution is this", "正解。黒はB1", "正解です", "正解はこれ", "정답입니다", "正解：B1",
            "正确！白是死棋", "The correct move is B1, and this is the correct move",
        ];
        for text in right {
            assert_eq!(verdict(text, Color::Black), Some(Right), "{text}");
        }
        for text in [
            "The correct move is B1, so this fails",
            "正解はB1、これは失敗",
            "Wrong, the solution is B1",
            "不正解は多い",
        ] {
            assert_eq!(verdict(text, Color::Black), Some(Wrong), "{text}");
        }
    }

    #[test]
    fn failure_of_the_other_side_is_no_mark_of_wrong() {
        for (text, failing) in [
            ("White fails", Color::White),
            ("White makes a mistake here", Color::White),
            ("White's mistake", Color::White),
            ("White 2 is a mistake", Color::White),
            ("W fails.", Color::White),
            ("Black cannot live, Black fails", Color::Black),
            ("白失敗", Color::White),
            ("白の失敗", Color::White),
            ("白棋失败", Color::White),
            ("黑失败", Color::Black),
            ("백 실패", Color::White),
            ("흑의 실패", Color::Black),
        ] {
            assert_eq!(verdict(text, failing), Some(Wrong), "{text}");
            assert_eq!(verdict(text, failing.opponent()), None, "{text}");
        }
        for text in [
            "After White 2 this fails",
            "White lives, failure",
            "White 2 makes Black fail",
            "白活,黑失败",
            "White is alive: mistake",
        ] {
            assert_eq!(verdict(text, Color::Black), Some(Wrong), "{text}");
        }
        assert_eq!(verdict("No mistake here: correct", Color::Black), Some(Right));
        assert_eq!(verdict("Without fail White is dead: correct", Color::Black), Some(Right));
        assert_eq!(verdict("黑成功,白失败", Color::Black), Some(Right));
    }

    #[test]
    fn short_exclamations_count_only_alone() {
        for text in ["Excellent!", "Perfect", "perfect.", "Excellent, White is dead", "Excellent move!"] {
            assert_eq!(verdict(text, Color::Black), Some(Right), "{text}");
        }
        for text in ["NG", "ng.", "NG!", "ダメ", "だめ。", "ダメ！", "駄目、白活き"] {
            assert_eq!(verdict(text, Color::Black), Some(Wrong), "{text}");
        }
        for text in ["Excellent resistance by White", "ダメヅマリ", "駄目を詰める", "Ng plays here", "a perfect shape"]
        {
            assert_eq!(verdict(text, Color::Black), None, "{text}");
        }
    }

    #[test]
    fn the_side_is_told_in_words() {
        #[rustfmt::skip]
        let black = [
            "Black to play", "BLACK TO PLAY AND KILL", "Black to live", "B to play", "Black first", "Black plays first: White to live",
            "黑先", "黑先白死", "黑先活", "黒先", "黒番", "黒の番", "黑棋先走", "轮到黑方", "흑선", "흑 차례", "흑선백사", "흑이 먼저", "黑 先",
            "Problem 7. Black's turn", "●先",
        ];
        #[rustfmt::skip]
        let white = [
            "White to play and live", "white to move", "White to kill", "W to play", "White moves first", "白先", "白先活", "白先黑死", "白番",
            "白の先", "白方先走", "该白下", "백선", "백 차례", "백번", "White’s turn",
        ];
        let nobody = ["", "Problem 12", "Black is dead", "白死", "흑을 잡으세요", "Blacktop", "how does this die?"];
        for (texts, side) in [(&black[..], Some(Color::Black)), (&white, Some(Color::White)), (&nobody, None)] {
            for text in texts {
                assert_eq!(side_to_play(text), side, "{text}");
            }
        }
    }
}
