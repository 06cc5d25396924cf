//! Describes the build for `katachi --version`: the commit, its day, and the target.
//!
//! Only releases name their commit: a development build would be rebuilt after every commit. Packagers without git set
//! commit and day by `KATACHI_COMMIT` and `KATACHI_DAY`. If they are unknown, as in a tarball, they are left out.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    println!("cargo::rerun-if-changed=src/build.rs");
    for name in [COMMIT_VARIABLE, DAY_VARIABLE] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    let is_release = variable("PROFILE").as_deref() == Some("release");
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR").unwrap_or_default());
    let source = if is_release { SourceCommit::of_checkout(&root) } else { SourceCommit::default() };
    for path in &source.watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let build = source.named_by(&variable).in_words(&variable("TARGET").unwrap_or_default());
    println!("cargo::rustc-env=KATACHI_BUILD={build}");
}

/// The environment variable for the commit. Packagers may set it to any text.
const COMMIT_VARIABLE: &str = "KATACHI_COMMIT";
/// The environment variable for the day of the commit, as `2026-11-26`.
const DAY_VARIABLE: &str = "KATACHI_DAY";

/// The commit that the source was checked out from, as far as it is known.
#[derive(Default)]
pub struct SourceCommit {
    /// The first twelve digits of its hash, or the packager's text.
    pub commit: Option<String>,
    /// The day of the commit in UTC, as `2026-11-26`.
    pub day: Option<String>,
    /// Files that are written when another commit is checked out or made.
    pub watched: Vec<PathBuf>,
}

impl SourceCommit {
    /// Asks git about a folder. Only the top of a checkout gives a commit: a tarball may have been unpacked within
    /// somebody else's checkout.
    #[allow(clippy::disallowed_methods)]
    pub fn of_checkout(root: &Path) -> SourceCommit {
        let git = |words: &[&str]| {
            let output = Command::new("git").arg("-C").arg(root).args(words).env("TZ", "UTC").output().ok()?;
            let text = String::from_utf8(output.stdout).ok()?;
            output.status.success().then(|| text.trim_end().to_owned()).filter(|text| !text.is_empty())
        };
        let is_top = git(&["rev-parse", "--show-prefix"]).is_none() && git(&["rev-parse", "--git-dir"]).is_some();
        let is_ours = is_top && git(&["ls-files", "Cargo.toml"]).is_some();
        if !is_ours {
            return SourceCommit::default();
        }
        // A commit on a packed branch shows only in the log of HEAD; where no log is kept, in the branch's own file.
        let branch = git(&["symbolic-ref", "-q", "HEAD"]);
        let names = ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref());
        let watched = names.filter_map(|name| Some(root.join(git(&["rev-parse", "--git-path", name])?)));
        SourceCommit {
            commit: git(&["rev-parse", "--short=12", "HEAD"]),
            day: git(&["show", "-s", "--format=%cd", "--date=short-local", "HEAD"]),
            // Cargo treats a missing file as changed. We cannot use the core's file functions: the core is not built
            // yet.
            watched: watched.filter(|path| std::fs::metadata(path).is_ok()).collect(),
        }
    }

    /// The packager's variables override git. Each value is joined into one line, because cargo reads one line.
    pub fn named_by(self, variable: &dyn Fn(&str) -> Option<String>) -> SourceCommit {
        let line = |name: &str| {
            let text = variable(name)?.split_whitespace().collect::<Vec<_>>().join(" ");
            (!text.is_empty()).then_some(text)
        };
        SourceCommit {
            commit: line(COMMIT_VARIABLE).or(self.commit),
            day: line(DAY_VARIABLE).or(self.day),
            watched: self.watched,
        }
    }

    /// `1a2b3c4d5e6f, 2026-11-26, x86_64-unknown-linux-gnu`, without the parts that are not known.
    pub fn in_words(&self, target: &str) -> String {
        let parts = [self.commit.as_deref(), self.day.as_deref(), Some(target)];
        parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }
}
