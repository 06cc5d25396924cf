//! The build that `--version` names.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::program::run;
use crate::support::root::root;

#[path = "../../src/build.rs"]
#[allow(dead_code, reason = "cargo alone calls its `main`")]
mod build;

use build::SourceCommit;

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
fn what_is_not_known_is_left_out_and_the_packager_is_believed() {
    let source = |commit: Option<&str>, day: Option<&str>| SourceCommit {
        commit: commit.map(str::to_owned),
        day: day.map(str::to_owned),
        watched: vec![],
    };
    let known = || source(Some("1a2b3c4d5e6f"), Some("1970-01-01"));
    assert_eq!(known().in_words("x86_64-a-b"), "1a2b3c4d5e6f, 1970-01-01, x86_64-a-b");
    assert_eq!(source(None, None).in_words("x86_64-a-b"), "x86_64-a-b");
    let variable = |name: &str| match name {
        "KATACHI_COMMIT" => Some("v7\nof us".to_owned()),
        "KATACHI_DAY" => Some("1970-01-02\n".to_owned()),
        _ => None,
    };
    // Cargo reads the name as one line, whatever the variable contains.
    assert_eq!(known().named_by(&variable).in_words("t"), "v7 of us, 1970-01-02, t");
    let blanks = |_: &str| Some(" \n".to_owned());
    assert_eq!(known().named_by(&blanks).in_words("t"), "1a2b3c4d5e6f, 1970-01-01, t");
}

fn git(folder: &Path, words: &[&str]) -> String {
    let who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org", "-c", "commit.gpgsign=false"];
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(who)
        .args(words)
        .env("GIT_COMMITTER_DATE", "1999-09-12T08:00:00+12:00")
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
    let nothing = SourceCommit::of_checkout(&top);
    assert!(nothing.commit.is_none() && nothing.watched.is_empty(), "no repository");
    git(&top, &["init", "-q"]);
    assert!(SourceCommit::of_checkout(&top).commit.is_none(), "somebody's repository, without our files");
    git(&top, &["add", "Cargo.toml"]);
    git(&top, &["commit", "-q", "-m", "one"]);
    let one = SourceCommit::of_checkout(&top);
    assert_eq!(one.commit.as_deref(), Some(&git(&top, &["rev-parse", "HEAD"])[..12]));
    assert_eq!(one.day.as_deref(), Some("1999-09-11"), "in UTC, wherever the commit was made");
    let below = SourceCommit::of_checkout(&top.join("inside"));
    assert!(below.commit.is_none(), "a tarball that was unpacked within somebody's checkout");

    // Each of these changes a watched file.
    let read = |source: &SourceCommit| source.watched.iter().map(|path| fs::read(path).ok()).collect::<Vec<_>>();
    for words in [
        &["commit", "-q", "--allow-empty", "-m", "two"] as &[&str],
        &["pack-refs", "--all"],
        &["commit", "-q", "--allow-empty", "-m", "three"],
        &["checkout", "-q", "HEAD~1"],
        &["checkout", "-q", "-b", "other"],
        &["commit", "-q", "--allow-empty", "-m", "four"],
    ] {
        let before = SourceCommit::of_checkout(&top);
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
