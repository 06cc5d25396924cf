//! Real faults: a full disk, a read-only disk, and a missing disk. They need a separate file system, which only root
//! may mount. Without root, these tests print a note and pass.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::leftovers;
use super::operations::{LIBRARY, game};
use crate::support::program::{json, run, text};

/// A small separate file system in memory.
struct Disk {
    _folder: tempfile::TempDir,
    at: PathBuf,
}

impl Disk {
    fn mount(size: &str) -> Option<Disk> {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().join("disk");
        fs::create_dir(&at).unwrap();
        let mounted = system("mount", &["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs", text(&at)]);
        if !mounted {
            println!("SKIPPED: no file system can be mounted here");
            return None;
        }
        Some(Disk { _folder: folder, at })
    }

    fn unmount(&self) {
        assert!(system("umount", &[text(&self.at)]));
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        system("umount", &["-l", text(&self.at)]);
    }
}

fn system(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}

fn many_games(folder: &Path, count: usize) {
    fs::create_dir_all(folder).unwrap();
    let text: String = (0..count).map(|number| game(&format!("{number} {}", "x".repeat(number % 300)), 200)).collect();
    fs::write(folder.join("many.sgf"), text).unwrap();
}

#[test]
fn a_full_disk_is_said_and_costs_nothing() {
    let Some(disk) = Disk::mount("1m") else { return };
    let sources = tempfile::tempdir().unwrap();
    fs::write(sources.path().join("a.sgf"), game("a", 10)).unwrap();
    let library = disk.at.join(LIBRARY);
    let import = ["import", text(sources.path()), "--library", text(&library)];
    json(&import);
    json(&["tag", "add", "mine", "--library", text(&library), "--player", "a"]);
    // Far more data than fits.
    many_games(sources.path(), 4000);
    let full = run(&import);
    assert_eq!(full.status, Some(1));
    assert!(full.stderr.contains(text(&library)) && full.stderr.contains("No space left"), "{}", full.stderr);
    assert_eq!(json(&["info", "--library", text(&library)])["games"], 1);
    assert_eq!(leftovers(&library), 0);
    // Fill the disk to the last byte.
    fs::remove_file(sources.path().join("many.sgf")).unwrap();
    let mut filler = fs::File::create(disk.at.join("filler")).unwrap();
    while std::io::Write::write(&mut filler, &[0; 512]).is_ok() {}
    let refused = run(&["tag", "add", "another", "--library", text(&library), "--player", "a"]);
    assert_eq!(refused.status, Some(1));
    assert!(refused.stderr.contains("tags.ron") && refused.stderr.contains("No space left"), "{}", refused.stderr);
    let tags = json(&["tag", "list", "--library", text(&library)]);
    assert_eq!((tags["tags"].as_array().unwrap().len(), &tags["tags"][0]["tag"]), (1, &"mine".into()));
    // The operation succeeds when there is room again.
    drop(filler);
    fs::remove_file(disk.at.join("filler")).unwrap();
    json(&["tag", "add", "another", "--library", text(&library), "--player", "a"]);
}

#[test]
fn a_disk_that_can_only_be_read_is_read_and_what_would_write_says_so() {
    let Some(disk) = Disk::mount("4m") else { return };
    let source = disk.at.join("games");
    many_games(&source, 3);
    let library = disk.at.join(LIBRARY);
    let import = ["import", text(&source), "--library", text(&library)];
    json(&import);
    assert!(system("mount", &["-o", "remount,ro", text(&disk.at)]));
    let info = json(&["info", "--library", text(&library)]);
    assert_eq!(info["games"], 3);
    let tag = ["tag", "add", "mine", "--library", text(&library), "--player", "x"];
    let mine = ["mine", "--library", text(&library), "--window", "square:3", "--source", "move", "--out"];
    let out = disk.at.join("shapes.ron");
    for refused in [run(&import), run(&tag), run(&[&mine[..], &[text(&out)]].concat())] {
        assert_eq!(refused.status, Some(1));
        assert!(refused.stderr.contains(text(&disk.at)), "{}", refused.stderr);
        assert!(refused.stderr.contains("Read-only"), "{}", refused.stderr);
    }
    let again = json(&["info", "--library", text(&library)]);
    assert_eq!((&again["games"], &again["moves"]), (&info["games"], &info["moves"]));
}

#[test]
fn a_disk_that_is_gone_for_a_while_costs_no_games() {
    let Some(disk) = Disk::mount("4m") else { return };
    let here = tempfile::tempdir().unwrap();
    let (away, library) = (disk.at.join("games"), here.path().join(LIBRARY));
    let near = here.path().join("near");
    fs::create_dir(&near).unwrap();
    fs::write(near.join("a.sgf"), game("a", 10)).unwrap();
    many_games(&away, 3);
    // One source is the disk itself, which is an empty folder while it is not mounted.
    json(&["import", text(&disk.at), text(&near), "--library", text(&library)]);
    assert_eq!(json(&["info", "--library", text(&library)])["games"], 4);
    let of_the_disk = disk.at.join(LIBRARY);
    json(&["import", text(&near), "--library", text(&of_the_disk)]);
    disk.unmount();
    fs::write(near.join("b.sgf"), game("b", 10)).unwrap();
    let again = run(&["import", text(&near), "--library", text(&library)]);
    assert_eq!(again.status, Some(0), "{}", again.stderr);
    assert_eq!(json(&["info", "--library", text(&library)])["games"], 5, "{}", again.stdout);
    let said = format!("{}{}", again.stdout, again.stderr);
    assert!(said.contains(text(&disk.at)) && said.contains("what was read of it before is kept"), "{said}");
    let gone = run(&["info", "--library", text(&of_the_disk)]);
    assert_eq!(gone.status, Some(1));
    assert!(gone.stderr.contains(text(&of_the_disk)) && gone.stderr.contains("no Katachi library"), "{}", gone.stderr);
}
