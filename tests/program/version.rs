//! Which build `--version` says that this is.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::program::run;
use crate::support::root::root;

#[path = "../../src/build.rs"]
#[allow(dead_code, reason = "cargo alone calls its `main`")]
mod build;

use build::{Source, day};

#[test]
fn the_version_says_its_build() {
    let long = run(&["--version"]).stdout;
    let start = concat!("katachi ", env!("CARGO_PKG_VERSION"), " (");
    let build = long.strip_prefix(start).and_then(|rest| rest.strip_suffix(")\n")).unwrap_or_else(|| panic!("{long}"));
    let target = build.rsplit(", ").next().unwrap();
    assert!(target.starts_with(std::env::consts::ARCH) && target.split('-').count() >= 3, "{long}");
    assert!(build.split(", ").count() <= 3, "{long}");
    assert_eq!(run(&["-V"]).stdout, long);
}

#[test]
fn days_are_those_of_the_calendar() {
    let known = [
        (0, "1970-01-01"),
        (-1, "1969-12-31"),
        (86_399, "1970-01-01"),
        (951_782_400, "2000-02-29"),
        (951_868_800, "2000-03-01"),
        (1_709_164_800, "2024-02-29"),
        (4_107_542_400, "2100-03-01"),
        (1_795_651_199, "2026-11-25"),
        (1_795_651_200, "2026-11-26"),
    ];
    for (seconds, text) in known {
        assert_eq!(day(seconds), text, "{seconds}");
    }
    // Day by day through two centuries, each a day after the last.
    let mut month_lengths = [0; 13];
    for number in -36_524..36_525 {
        let (before, now) = (day((number - 1) * 86_400), day(number * 86_400));
        let parts = |text: &str| text.split('-').map(|part| part.parse::<u32>().unwrap()).collect::<Vec<_>>();
        let (before, now) = (parts(&before), parts(&now));
        if now[2] == 1 {
            month_lengths[before[1] as usize] = before[2].max(month_lengths[before[1] as usize]);
            assert_eq!((before[0] * 12 + before[1] + 1, 1), (now[0] * 12 + now[1], now[2]));
        } else {
            assert_eq!((before[0], before[1], before[2] + 1), (now[0], now[1], now[2]));
        }
    }
    assert_eq!(month_lengths[1..], [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
}

#[test]
fn what_is_not_known_is_left_out_and_the_packager_is_believed() {
    let source = |commit: Option<&str>, seconds| Source { commit: commit.map(str::to_owned), seconds, watched: vec![] };
    assert_eq!(source(Some("1a2b3c4d5e6f"), Some(0)).in_words("x86_64-a-b"), "1a2b3c4d5e6f, 1970-01-01, x86_64-a-b");
    assert_eq!(source(None, None).in_words("x86_64-a-b"), "x86_64-a-b");
    let variable = |name: &str| match name {
        "KATACHI_COMMIT" => Some("v7\nof us".to_owned()),
        "SOURCE_DATE_EPOCH" => Some("86400".to_owned()),
        _ => None,
    };
    let named = source(Some("1a2b3c4d5e6f"), Some(0)).named_by(&variable);
    // One line, whatever is in the variable: it goes to cargo as one.
    assert_eq!(named.in_words("t"), "v7 of us, 1970-01-02, t");
    let nothing = |_: &str| Some("no time".to_owned());
    assert_eq!(source(None, Some(0)).named_by(&nothing).seconds, Some(0));
}

fn git(folder: &Path, words: &[&str]) -> String {
    let who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org", "-c", "commit.gpgsign=false"];
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(who)
        .args(words)
        .env("GIT_COMMITTER_DATE", "1999-09-11T12:00:00Z")
        .env("GIT_CEILING_DIRECTORIES", folder.parent().unwrap())
        .output()
        .unwrap();
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

#[test]
fn git_is_asked_of_our_own_checkout_alone_and_every_commit_is_noticed() {
    if Command::new("git").arg("--version").output().is_err() {
        eprintln!("no git here: what the build script reads of it is not tested");
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let top = dir.path().join("checkout");
    fs::create_dir_all(top.join("inside")).unwrap();
    for name in ["Cargo.toml", "inside/Cargo.toml"] {
        fs::write(top.join(name), "").unwrap();
    }
    let nothing = Source::of_checkout(&top);
    assert!(nothing.commit.is_none() && nothing.watched.is_empty(), "no repository");
    git(&top, &["init", "-q"]);
    assert!(Source::of_checkout(&top).commit.is_none(), "somebody's repository, without our files");
    git(&top, &["add", "Cargo.toml"]);
    git(&top, &["commit", "-q", "-m", "one"]);
    let one = Source::of_checkout(&top);
    assert_eq!(one.commit.as_deref(), Some(&git(&top, &["rev-parse", "HEAD"])[..12]));
    assert_eq!(one.seconds.map(day).as_deref(), Some("1999-09-11"));
    let below = Source::of_checkout(&top.join("inside"));
    assert!(below.commit.is_none(), "a tarball that was unpacked within somebody's checkout");

    // Whatever is done, a file that was watched before is another one after it.
    let read = |source: &Source| source.watched.iter().map(|path| fs::read(path).ok()).collect::<Vec<_>>();
    for words in [
        &["commit", "-q", "--allow-empty", "-m", "two"] as &[&str],
        &["pack-refs", "--all"],
        &["commit", "-q", "--allow-empty", "-m", "three"],
        &["checkout", "-q", "HEAD~1"],
        &["checkout", "-q", "-b", "other"],
        &["commit", "-q", "--allow-empty", "-m", "four"],
    ] {
        let before = Source::of_checkout(&top);
        assert!(!before.watched.is_empty());
        let were = read(&before);
        git(&top, words);
        assert_ne!(were, read(&before), "{words:?}");
    }
}

#[test]
fn the_metainfo_names_this_version() {
    let path = root().join("assets/packaging/org.example.Katachi.metainfo.xml");
    let text = fs::read_to_string(path).unwrap();
    let page = roxmltree::Document::parse(&text).unwrap();
    let release = page.descendants().find(|node| node.has_tag_name("release")).unwrap();
    assert_eq!(release.attribute("version"), Some(env!("CARGO_PKG_VERSION")), "the first release is this one");
}
