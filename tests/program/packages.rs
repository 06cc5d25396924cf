//! The files of packages and their desktop entries: `assets/packaging`, and the lists in `Cargo.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

use crate::support::program::{json, text};
use crate::support::root::root;

const SGF_MEDIA_TYPE: &str = "application/x-go-sgf";

fn packaging(name: &str) -> String {
    fs::read_to_string(root().join("assets/packaging").join(name)).unwrap()
}

/// The keys of the entry. A duplicate key is refused, as by desktops.
fn desktop_entry() -> BTreeMap<String, String> {
    let text = packaging("katachi.desktop");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("[Desktop Entry]"));
    let mut keys = BTreeMap::new();
    for line in lines {
        let (key, value) = line.split_once('=').unwrap_or_else(|| panic!("{line}"));
        assert!(keys.insert(key.to_owned(), value.to_owned()).is_none(), "{line}");
    }
    keys
}

#[test]
fn the_desktop_entry_starts_the_program_with_games() {
    let entry = desktop_entry();
    let is = |key: &str, value: &str| assert_eq!(entry[key], value, "{key}");
    is("Type", "Application");
    // All paths that are opened at once; the program takes them as arguments.
    is("Exec", "katachi %F");
    is("TryExec", "katachi");
    is("Icon", "katachi");
    is("Terminal", "false");
    is("MimeType", &format!("{SGF_MEDIA_TYPE};"));
    // Docks identify the window by it.
    let window = fs::read_to_string(root().join("src/gui/window.rs")).unwrap();
    assert!(window.contains(&format!(".with_app_id({:?})", entry["StartupWMClass"])));

    let metainfo = packaging("org.example.Katachi.metainfo.xml");
    let metainfo = roxmltree::Document::parse(&metainfo).unwrap();
    let told =
        |tag: &str| metainfo.descendants().find(|node| node.has_tag_name(tag)).and_then(|node| node.text()).unwrap();
    assert_eq!(told("launchable"), "katachi.desktop");
    assert_eq!((told("mediatype"), told("binary")), (SGF_MEDIA_TYPE, "katachi"));
    assert_eq!(told("id"), "org.example.Katachi");
    let flatpak = packaging("flatpak/org.example.Katachi.yml");
    for line in ["id: org.example.Katachi", "command: katachi", "rename-desktop-file: katachi.desktop"] {
        assert!(flatpak.lines().any(|found| found == line), "{line}");
    }
}

/// A file that the desktop recognises as a game by its ending or its first bytes is a game for the program too.
#[test]
fn what_the_desktop_takes_for_games_the_program_reads() {
    let types = packaging("katachi.xml");
    let types = roxmltree::Document::parse(&types).unwrap();
    let of = |tag: &'static str| types.descendants().filter(move |node| node.tag_name().name() == tag);
    assert_eq!(of("mime-type").map(|node| node.attribute("type")).collect::<Vec<_>>(), [Some(SGF_MEDIA_TYPE)]);
    let endings: Vec<&str> = of("glob").filter_map(|node| node.attribute("pattern")?.strip_prefix('*')).collect();
    let beginnings: Vec<&str> = of("match").filter_map(|node| node.attribute("value")).collect();
    assert!(endings == [".sgf"] && beginnings.len() > 3, "{endings:?} {beginnings:?}");
    let dir = tempfile::tempdir().unwrap();
    let mut given: Vec<(String, String)> = Vec::new();
    for ending in endings {
        given.push((format!("by-ending{ending}"), "(;GM[1]SZ[9];B[cc];W[gg])".to_owned()));
    }
    for (number, beginning) in beginnings.into_iter().enumerate() {
        let value = match beginning {
            "(;GM[" => "1",
            "(;SZ[" => "9",
            "(;FF[" => "4",
            "(;CA[" => "UTF-8",
            _ => "x",
        };
        // Each is a different game, since of equal games only one is kept.
        let moves = format!("B[cc];W[{}g]", char::from(b'a' + number as u8));
        given.push((format!("record-{number}"), format!("{beginning}{value}];{moves})")));
    }
    for (name, game) in given {
        let path = dir.path().join(&name);
        fs::write(&path, game).unwrap();
        let library = dir.path().join(format!("{name}.katachi"));
        let read = json(&["import", text(&path), "--library", text(&library)]);
        assert_eq!(read["games"], 1, "{name}: {read}");
    }
}

fn said(command: &mut Command) -> Option<Output> {
    let output = command.current_dir(root()).output();
    if output.is_err() {
        eprintln!("{command:?} cannot be started here: what it says is not tested");
    }
    output.ok()
}

/// Source and installed path of each file in a package, from `Cargo.toml`.
fn listed(metadata: &Value, package: &str) -> Vec<(String, String)> {
    let one = |asset: &Value, at: usize, key: &str| {
        asset.get(at).or_else(|| asset.get(key)).and_then(Value::as_str).unwrap().trim_start_matches('/').to_owned()
    };
    let assets = metadata[package]["assets"].as_array().unwrap();
    assets.iter().map(|asset| (one(asset, 0, "source"), one(asset, 1, "dest"))).collect()
}

#[test]
fn every_file_that_packages_list_is_there_and_both_have_the_same() {
    let words = ["metadata", "--locked", "--no-deps", "--format-version", "1"];
    let Some(output) = said(Command::new(env!("CARGO")).args(words)) else { return };
    let all: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = all["packages"].as_array().unwrap();
    let metadata = &packages.iter().find(|package| package["name"] == "katachi").unwrap()["metadata"];
    let makes = fs::read_to_string(root().join(".ci/packages")).unwrap();
    let (deb, rpm) = (listed(metadata, "deb"), listed(metadata, "generate-rpm"));
    for (source, dest) in deb.iter().chain(&rpm) {
        assert!(!dest.starts_with("usr/local") && dest.starts_with("usr/"), "{dest}");
        if let Some(made) = source.strip_prefix("target/") {
            let name = made.trim_start_matches("packages/").trim_end_matches("/*").trim_end_matches(".gz");
            let name = name.trim_end_matches(".bash").trim_end_matches(".zsh").trim_end_matches(".fish");
            assert!(makes.contains(name), ".ci/packages makes no {source}");
            continue;
        }
        let path = root().join(source);
        let there = match source.split_once('*') {
            Some((_, ending)) => {
                let folder = fs::read_dir(path.parent().unwrap()).unwrap();
                folder.filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().ends_with(ending)).count()
            }
            None => usize::from(path.is_file()),
        };
        assert!(there > 0, "{source}");
        if source.ends_with(".png") {
            let data = fs::read(&path).unwrap();
            let side = |at: usize| u32::from_be_bytes(data[at..at + 4].try_into().unwrap());
            assert!(dest.contains(&format!("/{0}x{0}/", side(16))) && side(16) == side(20), "{source} goes to {dest}");
        }
    }
    let sources = |list: &[(String, String)]| list.iter().map(|(source, _)| source.clone()).collect::<BTreeSet<_>>();
    let mut of_deb = sources(&deb);
    // Debian's own copyright file contains its text.
    of_deb.insert("LICENSE".to_owned());
    assert_eq!(of_deb, sources(&rpm));
    assert_eq!(deb.len() + 1, rpm.len());
    for icon in ["16", "32", "48", "128", "256"] {
        assert!(deb.iter().any(|(_, dest)| dest.contains(&format!("{icon}x{icon}/apps/katachi.png"))), "{icon}");
    }
    let packaged = packaging("copyright");
    let licence = fs::read_to_string(root().join("LICENSE")).unwrap();
    for line in licence.lines().skip(4).filter(|line| !line.is_empty()) {
        assert!(packaged.contains(line), "{line}");
    }
}
