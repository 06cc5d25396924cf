//! The source files as text.

use std::path::{Path, PathBuf};

use crate::support::root::root;

pub struct SourceFile {
    /// The path from the root of the repository, with slashes: `src/core/go/board.rs`.
    pub path: String,
    pub text: String,
}

impl SourceFile {
    /// The folder of the file's crate below `src`; `.` for the binary's own files.
    pub fn crate_name(&self) -> &str {
        match self.path.split('/').collect::<Vec<_>>()[..] {
            ["src", name, _, ..] => name,
            _ => ".",
        }
    }

    /// Whether only tests use the file.
    pub fn is_test(&self) -> bool {
        let stem = self.path.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs");
        self.path.contains("/tests/") || stem == "tests" || stem.ends_with("_tests") || stem == "test_support"
    }

    /// The lines outside `#[cfg(test)]` items, each with its number.
    pub fn product_lines(&self) -> Vec<(usize, &str)> {
        let mut lines = Vec::new();
        let mut is_next_item = false;
        let mut closing: Option<String> = None;
        for (number, line) in self.text.lines().enumerate() {
            if let Some(end) = &closing {
                if line.starts_with(end.as_str()) {
                    closing = None;
                }
                continue;
            }
            let trimmed = line.trim();
            if trimmed.starts_with("#[cfg(test)]") {
                is_next_item = true;
                continue;
            }
            if is_next_item && !trimmed.is_empty() && !trimmed.starts_with('#') {
                is_next_item = false;
                if line.trim_end().ends_with('{') {
                    closing = Some(format!("{}}}", &line[..line.len() - line.trim_start().len()]));
                }
                continue;
            }
            if !is_next_item {
                lines.push((number + 1, line));
            }
        }
        lines
    }
}

/// All Rust files below these folders, sorted.
pub fn files(folders: &[&str]) -> Vec<SourceFile> {
    let mut paths = Vec::new();
    folders.iter().for_each(|folder| list(&root().join(folder), &mut paths));
    paths.sort();
    let read = |path: PathBuf| SourceFile {
        path: path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/"),
        text: std::fs::read_to_string(&path).unwrap(),
    };
    paths.into_iter().map(read).collect()
}

fn list(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("target") {
            list(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
}

/// The name at the beginning of a text, up to the first character that cannot be part of a name.
pub fn name_at(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len());
    &text[..end]
}

/// A line without `pub`, `pub(crate)` and the like.
pub fn without_visibility(line: &str) -> &str {
    let line = line.trim_start();
    match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(')').map_or(rest, |(_, rest)| rest).trim_start(),
        Some(rest) if rest.starts_with(' ') => rest.trim_start(),
        _ => line,
    }
}
