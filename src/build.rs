//! Which build this is, for `katachi --version`: commit, its day, and the target.
//!
//! Releases alone name their commit: a development build would be made anew after every commit. Packagers without git
//! say it by `KATACHI_COMMIT` and `SOURCE_DATE_EPOCH`. Where nobody says it, as in a tarball, it is left out.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    println!("cargo::rerun-if-changed=src/build.rs");
    for name in [COMMIT, DAY] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    let is_release = variable("PROFILE").as_deref() == Some("release");
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR").unwrap_or_default());
    let source = if is_release { Source::of_checkout(&root) } else { Source::default() };
    for path in &source.watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let build = source.named_by(&variable).in_words(&variable("TARGET").unwrap_or_default());
    println!("cargo::rustc-env=KATACHI_BUILD={build}");
}

/// A variable: the commit, in whatever words the packager has for it.
const COMMIT: &str = "KATACHI_COMMIT";
/// A variable: seconds since 1970, as everywhere where builds are to be repeatable.
const DAY: &str = "SOURCE_DATE_EPOCH";

/// What is known of the source.
#[derive(Default)]
pub struct Source {
    /// Twelve letters of its hash.
    pub commit: Option<String>,
    /// When the commit was made, in seconds since 1970.
    pub seconds: Option<i64>,
    /// Files that are written when another commit is checked out or made.
    pub watched: Vec<PathBuf>,
}

impl Source {
    /// What git says of a folder; nothing where it is not the top of a checkout, such as a tarball that was unpacked
    /// within somebody else's.
    #[allow(clippy::disallowed_methods)]
    pub fn of_checkout(root: &Path) -> Source {
        let git = |words: &[&str]| {
            let output = Command::new("git").arg("-C").arg(root).args(words).output().ok()?;
            let text = String::from_utf8(output.stdout).ok()?;
            output.status.success().then(|| text.trim_end().to_owned()).filter(|text| !text.is_empty())
        };
        let is_top = git(&["rev-parse", "--show-prefix"]).is_none() && git(&["rev-parse", "--git-dir"]).is_some();
        let is_ours = is_top && git(&["ls-files", "Cargo.toml"]).is_some();
        if !is_ours {
            return Source::default();
        }
        // Of a branch that was packed only the log of HEAD tells; where no log is kept, the branch's own file.
        let branch = git(&["symbolic-ref", "-q", "HEAD"]);
        let names = ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref());
        let watched = names.filter_map(|name| Some(root.join(git(&["rev-parse", "--git-path", name])?)));
        Source {
            commit: git(&["rev-parse", "--short=12", "HEAD"]),
            seconds: git(&["show", "-s", "--format=%ct", "HEAD"]).and_then(|text| text.parse().ok()),
            // Cargo takes a file that is not there for one that has changed. The core's files are not built yet.
            watched: watched.filter(|path| std::fs::metadata(path).is_ok()).collect(),
        }
    }

    /// The packager's word goes before git's.
    pub fn named_by(self, variable: &dyn Fn(&str) -> Option<String>) -> Source {
        let commit = variable(COMMIT).map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
        let seconds = variable(DAY).and_then(|text| text.trim().parse().ok());
        Source { commit: commit.or(self.commit), seconds: seconds.or(self.seconds), watched: self.watched }
    }

    /// `1a2b3c4d5e6f, 2026-11-26, x86_64-unknown-linux-gnu`, without what is not known.
    pub fn in_words(&self, target: &str) -> String {
        let parts = [self.commit.clone(), self.seconds.map(day), Some(target.to_owned())];
        parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }
}

/// The day of a time in UTC, in the Gregorian calendar: `2026-11-26`.
pub fn day(seconds: i64) -> String {
    // Years begin in March here, so that the leap day is a year's last; an era is 400 of them, a century longer than
    // three others by a day.
    let days = seconds.div_euclid(86_400) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let march = (5 * day + 2) / 153;
    let day = day - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + i64::from(month <= 2))
}
