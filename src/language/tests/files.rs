//! The message files against each other and against the code: nothing is missing, nothing is left over.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::Language;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of a message's arguments.
type Variables = BTreeSet<String>;

/// The messages of a language with their variables.
fn messages(language: Language) -> BTreeMap<String, Variables> {
    let mut found = BTreeMap::new();
    let folder = root().join("assets/languages").join(language.tag());
    for entry in std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        let area = path.file_stem().unwrap().to_str().unwrap().to_owned();
        assert!(crate::message_files::AREAS.contains(&&*area), "message_files.rs does not list {}", path.display());
        let text = std::fs::read_to_string(&path).unwrap();
        let resource = parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    assert!(id.starts_with(&format!("{area}-")), "{id} stands in {}", path.display());
                    assert!(message.attributes.is_empty(), "{id} has attributes");
                    let mut variables = Variables::new();
                    in_pattern(message.value.as_ref().expect("a value"), &mut variables);
                    assert!(found.insert(id.clone(), variables).is_none(), "{id} stands twice in {}", language.tag());
                }
                Entry::Term(term) => panic!("{}: terms are not used: {}", path.display(), term.id.name),
                Entry::Junk { content } => panic!("{}: {content}", path.display()),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut Variables) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            for variant in variants {
                in_pattern(&variant.value, variables);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for inline in positional {
                in_inline(inline, variables);
            }
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
            panic!("messages name no other messages: {inline:?}")
        }
    }
}

/// A message as the code says it, and where.
struct Use {
    id: String,
    variables: Variables,
    place: String,
}

fn uses() -> Vec<Use> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                // This crate speaks of the macro itself.
                if !path.ends_with("src/language") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|end| end == "rs") {
                uses_in(&path, &mut found);
            }
        }
    }
    found
}

fn uses_in(path: &Path, found: &mut Vec<Use>) {
    let source = std::fs::read_to_string(path).unwrap();
    for (at, name) in source.match_indices("text!(") {
        let before = source[..at].chars().next_back();
        if before.is_some_and(|before| before.is_alphanumeric() || before == '_') {
            continue;
        }
        let line = source[..at].lines().count().max(1);
        let place = format!("{}:{line}", path.display());
        let mut arguments = arguments(&source[at + name.len()..]).into_iter();
        let id = arguments.next().unwrap_or_default();
        let id = id.trim().strip_prefix('"').and_then(|id| id.strip_suffix('"'));
        let id = id.unwrap_or_else(|| panic!("{place}: the name of a message is a literal")).to_owned();
        let named = |argument: String| Some(argument.split_once('=')?.0.trim().to_owned());
        let variables = arguments.filter(|argument| !argument.trim().is_empty());
        let variables = variables.map(|argument| named(argument).unwrap_or_else(|| panic!("{place}: name = value")));
        found.push(Use { id, variables: variables.collect(), place });
    }
}

/// The arguments of a call whose opening bracket lies just before `rest`.
fn arguments(rest: &str) -> Vec<String> {
    let (mut found, mut depth, mut now) = (Vec::new(), 0_i32, String::new());
    let mut letters = rest.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                now.push(letter);
                while let Some(inner) = letters.next() {
                    now.push(inner);
                    match inner {
                        '\\' => now.extend(letters.next()),
                        '"' => break,
                        _ => {}
                    }
                }
                continue;
            }
            // A character, not a lifetime: brackets and quotes in it mean nothing.
            '\'' => {
                let ahead: Vec<char> = letters.clone().take(3).collect();
                let length = match ahead.as_slice() {
                    ['\\', _, '\''] => 3,
                    [_, '\'', ..] => 2,
                    _ => 0,
                };
                now.push(letter);
                now.extend(letters.by_ref().take(length));
                continue;
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(std::mem::take(&mut now));
                continue;
            }
            _ => {}
        }
        now.push(letter);
    }
    found.push(now);
    found
}

#[test]
fn every_message_of_the_code_is_there_and_none_is_left_over() {
    let english = messages(Language::En);
    let uses = uses();
    assert!(!uses.is_empty());
    let mut wrong = Vec::new();
    for Use { id, variables, place } in &uses {
        match english.get(id) {
            None => wrong.push(format!("{place}: no message {id}")),
            Some(asked) if asked != variables => {
                wrong.push(format!("{place}: {id} has {asked:?} in its file, {variables:?} in the code"));
            }
            Some(_) => {}
        }
    }
    let used: BTreeSet<&str> = uses.iter().map(|found| found.id.as_str()).collect();
    wrong.extend(english.keys().filter(|id| !used.contains(id.as_str())).map(|id| format!("nothing says {id}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_blank_parts_a_number_from_its_percent_sign_in_east_asian_texts() {
    let mut wrong = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let folder = root().join("assets/languages").join(language.tag());
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let is_parted = |line: &&str| {
                let mut ends = line.match_indices(" %").map(|(at, _)| &line[..at]);
                ends.any(|before| before.ends_with(|last: char| last == '}' || last.is_ascii_digit()))
            };
            wrong.extend(text.lines().filter(is_parted).map(|line| format!("{}: {line}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn chinese_ordinals_and_ellipses_are_written_in_one_way() {
    let mut wrong = Vec::new();
    for language in [Language::ZhHans, Language::ZhHant] {
        let folder = root().join("assets/languages").join(language.tag());
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let is_other = |line: &&str| line.contains("第 {") || line.contains("……");
            wrong.extend(text.lines().filter(is_other).map(|line| format!("{}: {line}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn parts_of_a_line_are_divided_by_the_same_dot_in_every_language() {
    // The code itself puts " · " between parts.
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let folder = root().join("assets/languages").join(language.tag());
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let begins_otherwise = |line: &&str| {
                let value = line.split_once(" = ").map_or(line.trim_start(), |(_, value)| value);
                let value = value.split_once("] ").filter(|_| value.contains('[')).map_or(value, |(_, value)| value);
                value.starts_with('・') || value.starts_with('·') && !value.starts_with("· ")
            };
            wrong.extend(text.lines().filter(begins_otherwise).map(|line| format!("{}: {line}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = messages(Language::En);
    let mut wrong = Vec::new();
    for language in Language::ALL.into_iter().skip(1) {
        let tag = language.tag();
        let other = messages(language);
        for (id, variables) in &english {
            match other.get(id) {
                None => wrong.push(format!("{tag} lacks {id}")),
                Some(found) if found != variables => {
                    wrong.push(format!("{tag}: {id} has {found:?}, not {variables:?}"))
                }
                Some(_) => {}
            }
        }
        wrong.extend(
            other.keys().filter(|id| !english.contains_key(*id)).map(|id| format!("{tag}: English lacks {id}")),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
