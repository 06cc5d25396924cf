//! No circular dependencies between files: if one file uses another, the other does not use it, directly or indirectly.
//!
//! Paths (`use crate::find::plan::Shape`, `super::Shape`) are resolved to the file that declares the item; a
//! re-exported name (`pub use`) is resolved to its origin. Types that come from macros are not detected.

use std::collections::{BTreeMap, BTreeSet};

use crate::limits::check_count;
use crate::source::{SourceFile, files, name_at, without_visibility};

/// A module is a file: its path from the root of its crate, such as `find::plan`.
type Module = Vec<String>;

struct Crate<'a> {
    files: BTreeMap<Module, &'a SourceFile>,
    /// Names that a module re-exports, and their paths.
    handed_on: BTreeMap<Module, BTreeMap<String, Vec<String>>>,
}

fn module(file: &SourceFile) -> Module {
    let inside = file.path.splitn(3, '/').nth(2).unwrap_or_default().trim_end_matches(".rs");
    let mut parts: Module = inside.split('/').map(str::to_owned).collect();
    if parts.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        parts.pop();
    }
    parts
}

/// Collects every path of a `use` declaration: `a::{b, c::D as E}` is `a::b` and `a::c::D`, each with its local name.
fn paths(tree: &str, before: &[String], found: &mut Vec<(String, Vec<String>)>) {
    let tree = tree.trim();
    if let Some((head, inner)) = tree.split_once('{') {
        let mut before = before.to_vec();
        before.extend(segments(head));
        let inner = inner.trim_end().strip_suffix('}').unwrap_or(inner);
        pieces(inner).into_iter().for_each(|piece| paths(piece, &before, found));
    } else if !tree.is_empty() {
        let (path, name) = tree.split_once(" as ").map_or((tree, None), |(path, name)| (path, Some(name.trim())));
        let mut all = before.to_vec();
        all.extend(segments(path).into_iter().filter(|segment| segment != "self"));
        let last = all.last().cloned().unwrap_or_default();
        found.push((name.map_or(last, str::to_owned), all));
    }
}

fn segments(path: &str) -> Vec<String> {
    path.split("::").map(|segment| segment.trim().to_owned()).filter(|segment| !segment.is_empty()).collect()
}

/// Splits at the commas outside of braces.
fn pieces(text: &str) -> Vec<&str> {
    let (mut depth, mut begin, mut pieces) = (0, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                pieces.push(&text[begin..at]);
                begin = at + 1;
            }
            _ => {}
        }
    }
    pieces.push(&text[begin..]);
    pieces
}

/// The `use` declarations of a file: whether each is a re-export, and its tree.
fn uses(file: &SourceFile) -> Vec<(bool, String)> {
    let lines: Vec<&str> = file.product_lines().into_iter().map(|(_, line)| line).collect();
    let text = lines
        .iter()
        .filter(|line| !line.trim_start().starts_with("//"))
        .fold(String::new(), |text, line| text + line + "\n");
    let mut found = Vec::new();
    for statement in text.split(';') {
        let Some(line) =
            statement.lines().collect::<Vec<_>>().iter().rposition(|line| without_visibility(line).starts_with("use "))
        else {
            continue;
        };
        let lines: Vec<&str> = statement.lines().skip(line).collect();
        let is_public = lines[0].trim_start().starts_with("pub");
        let tree = lines.join(" ");
        found.push((is_public, without_visibility(&tree).trim_start_matches("use ").to_owned()));
    }
    found
}

/// Paths in the middle of code that begin with `crate` or `super`.
fn inline_paths(file: &SourceFile) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (_, line) in file.product_lines() {
        let item = without_visibility(line);
        if item.starts_with("//") || item.starts_with("use ") || item.starts_with('#') {
            continue;
        }
        for start in ["crate::", "super::"] {
            for (at, _) in line.match_indices(start) {
                if line[..at].ends_with(|letter: char| {
                    letter.is_alphanumeric() || letter == ':' || letter == '$' || letter == '_'
                }) {
                    continue;
                }
                let end = line[at..].find(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != ':');
                found.push(segments(&line[at..end.map_or(line.len(), |end| at + end)]));
            }
        }
    }
    found
}

impl<'a> Crate<'a> {
    fn new(files: impl Iterator<Item = &'a SourceFile>) -> Crate<'a> {
        let files: BTreeMap<Module, &SourceFile> = files.map(|file| (module(file), file)).collect();
        let mut handed_on: BTreeMap<Module, BTreeMap<String, Vec<String>>> = BTreeMap::new();
        for (place, file) in &files {
            for (_, tree) in uses(file).into_iter().filter(|(is_public, _)| *is_public) {
                let mut found = Vec::new();
                paths(&tree, &[], &mut found);
                handed_on.entry(place.clone()).or_default().extend(found);
            }
        }
        Crate { files, handed_on }
    }

    /// The module whose file declares the item of a path that is used in `from`; `None` for other crates.
    fn origin(&self, from: &Module, path: &[String], depth: usize) -> Option<Module> {
        let (mut place, mut rest) = match path.first()?.as_str() {
            "crate" => (Module::new(), &path[1..]),
            "super" => (from[..from.len().checked_sub(1)?].to_vec(), &path[1..]),
            "self" => (from.clone(), &path[1..]),
            first => {
                let mut child = from.clone();
                child.push(first.to_owned());
                (self.files.contains_key(&child).then(|| from.clone())?, path)
            }
        };
        while let Some(segment) = rest.first() {
            let mut child = place.clone();
            child.push(segment.clone());
            if segment == "super" {
                place.pop()?;
            } else if self.files.contains_key(&child) {
                place = child;
            } else if let Some(behind) =
                self.handed_on.get(&place).and_then(|names| names.get(segment)).filter(|_| depth < 8)
            {
                return self.origin(&place, behind, depth + 1);
            } else {
                break;
            }
            rest = &rest[1..];
        }
        self.files.contains_key(&place).then_some(place)
    }

    /// The files that each file uses. A folder's `mod.rs` and its children may use each other: together they are one
    /// module.
    fn arrows(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let mut arrows: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
        for (place, file) in &self.files {
            let mut found = Vec::new();
            uses(file).iter().for_each(|(_, tree)| paths(tree, &[], &mut found));
            let named = found.into_iter().map(|(_, path)| path).chain(inline_paths(file));
            let targets =
                named.filter_map(|path| self.origin(place, &path, 0)).filter(|target| !target.starts_with(place));
            arrows.entry(place.clone()).or_default().extend(targets);
        }
        arrows
    }
}

/// Every module that can be reached from a module.
fn reached(arrows: &BTreeMap<Module, BTreeSet<Module>>, from: &Module) -> BTreeSet<Module> {
    let mut reached = BTreeSet::new();
    let mut waiting = vec![from];
    while let Some(place) = waiting.pop() {
        for next in arrows.get(place).into_iter().flatten() {
            if reached.insert(next.clone()) {
                waiting.push(next);
            }
        }
    }
    reached
}

/// Groups of modules that all reach each other.
fn circles(arrows: &BTreeMap<Module, BTreeSet<Module>>) -> Vec<Vec<Module>> {
    let reach: BTreeMap<&Module, BTreeSet<Module>> =
        arrows.keys().map(|place| (place, reached(arrows, place))).collect();
    let mut circles: Vec<Vec<Module>> = Vec::new();
    for (place, reached) in &reach {
        if reached.contains(*place) && !circles.iter().any(|circle| circle.contains(place)) {
            let back = |other: &&Module| reach.get(*other).is_some_and(|reached| reached.contains(*place));
            circles.push(reached.iter().filter(back).cloned().collect());
        }
    }
    circles
}

#[test]
fn files_do_not_use_one_another_in_a_circle() {
    let all = files(&["src"]);
    let (mut found, mut places) = (0, String::new());
    for name in all.iter().map(SourceFile::crate_name).collect::<BTreeSet<_>>() {
        let own = all.iter().filter(|file| file.crate_name() == name && !file.is_test());
        for circle in circles(&Crate::new(own).arrows()) {
            let names: Vec<String> = circle.iter().map(|module| module.join("::")).collect();
            places += &format!("\n  src/{name}: {}", names.join(" <-> "));
            found += circle.len();
        }
    }
    let advice = "Move what both need into a lower file, or make one file of the two:";
    check_count("files in circles", found, &format!("{advice}{places}"));
}

#[test]
fn a_circle_is_found() {
    let file = |path: &str, text: &str| SourceFile { path: path.to_owned(), text: text.to_owned() };
    let planted = [
        file("src/x/lib.rs", "mod a;\nmod b;\nmod c;\npub use b::Handed;\n"),
        file("src/x/a.rs", "use super::Handed;\nuse crate::c::{C, D};\n"),
        file("src/x/b.rs", "pub struct Handed;\nfn back() -> super::a::A {}\n"),
        file("src/x/c.rs", "pub struct C;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n"),
    ];
    let found = circles(&Crate::new(planted.iter()).arrows());
    assert_eq!(found, [[vec!["a".to_owned()], vec!["b".to_owned()]]]);
    assert_eq!(name_at("Handed;"), "Handed");
}
