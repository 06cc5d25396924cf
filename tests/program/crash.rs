//! The program is killed at many moments: the files on disk are either old or new, and complete.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::program::{json, katachi, run, text};
use crate::support::random::Random;
use crate::support::sweep::{rounds, share};
use katachi::library::open_patterns;
use serde_json::Value;

/// Number of moments at which a run is killed.
const MOMENTS: usize = 30;

/// Random games that take a while to read and to mine.
fn games(seed: u64, count: usize) -> String {
    let mut random = Random(seed);
    let mut text = String::new();
    for number in 0..count {
        text += &format!("(;SZ[19]PB[{seed}-{number}]DT[2001]");
        let mut taken = [false; 361];
        for played in 0..200 {
            let at = (0..).map(|_| random.below(361)).find(|&at| !taken[at]).unwrap();
            taken[at] = true;
            let letter = |at: usize| char::from(b'a' + at as u8);
            text += &format!(";{}[{}{}]", ["B", "W"][played % 2], letter(at % 19), letter(at / 19));
        }
        text += ")\n";
    }
    text
}

fn start(command: &mut Command) -> Child {
    command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

#[allow(unsafe_code)]
fn signal(child: &Child, signal: i32) {
    // SAFETY: a signal to a process that we started and have not waited for.
    assert_eq!(unsafe { libc::kill(child.id() as i32, signal) }, 0);
}

/// The parts of `info` that do not change from run to run.
fn info(library: &Path) -> (Value, Value) {
    let info = json(&["info", "--library", text(library)]);
    (info["games"].clone(), info["moves"].clone())
}

fn copy_folder(from: &Path, to: &Path) {
    let _ = fs::remove_dir_all(to);
    fs::create_dir(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
    }
}

struct Setting {
    folder: tempfile::TempDir,
    old: PathBuf,
}

impl Setting {
    /// A library of some games, with more games waiting in its source folder.
    fn new() -> Setting {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("games");
        fs::create_dir(&source).unwrap();
        fs::write(source.join("old.sgf"), games(1, 100)).unwrap();
        let old = folder.path().join("old.katachi");
        json(&["import", text(&source), "--library", text(&old)]);
        for number in 0..20 {
            fs::write(source.join(format!("new{number}.sgf")), games(100 + number, 20)).unwrap();
        }
        Setting { folder, old }
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

/// The duration of a run that is not killed.
fn duration(command: &mut Command) -> Duration {
    let started = Instant::now();
    let status = start(command).wait().unwrap();
    assert!(status.success());
    started.elapsed()
}

#[test]
fn a_killed_import_leaves_the_old_library_or_the_new_one() {
    let setting = Setting::new();
    let (source, library) = (setting.at("games"), setting.at("work.katachi"));
    let import = || {
        let mut command = katachi();
        command.args(["import", text(&source), "--library", text(&library)]);
        command
    };
    copy_folder(&setting.old, &library);
    let old = info(&library);
    let whole = duration(&mut import());
    let new = info(&library);
    assert_ne!(old, new);
    let mut left = BTreeSet::new();
    // The first kill comes at once, since a quick machine may finish before any later kill.
    for moment in std::iter::once(0).chain(share(MOMENTS, 6)) {
        copy_folder(&setting.old, &library);
        let mut child = start(&mut import());
        // Choose moments near the end, where files are written, more often.
        std::thread::sleep(whole.mul_f64((moment as f64 / MOMENTS as f64).sqrt() * 1.1));
        signal(&child, libc::SIGKILL);
        child.wait().unwrap();
        let found = info(&library);
        assert!(found == old || found == new, "moment {moment}: {found:?}");
        left.insert(found == new);
        // The next import is not hindered and cleans up.
        if moment % 10 == 9 || moment + 6 >= MOMENTS {
            json(&["import", text(&source), "--library", text(&library)]);
            assert_eq!(info(&library), new);
            let names = fs::read_dir(&library).unwrap().count();
            assert_eq!(names, 3, "library.ron, the lock and one store");
        }
    }
    println!("killed over {whole:?}; left old and new: {left:?}");
    assert!(left.contains(&false));
}

#[test]
fn a_killed_first_import_leaves_no_library_or_a_whole_one() {
    let setting = Setting::new();
    let (source, library) = (setting.at("games"), setting.at("first.katachi"));
    let mut import = katachi();
    import.args(["import", text(&source), "--library", text(&library)]);
    let whole = duration(&mut import);
    let new = info(&library);
    for moment in share(MOMENTS / 2, 5) {
        let _ = fs::remove_dir_all(&library);
        let mut child = start(&mut import);
        std::thread::sleep(whole.mul_f64(moment as f64 * 2.0 / MOMENTS as f64));
        signal(&child, libc::SIGKILL);
        child.wait().unwrap();
        let found = run(&["info", "--library", text(&library), "--json"]);
        if found.status == Some(0) {
            assert_eq!(info(&library), new);
        } else {
            assert!(found.stderr.contains("no Katachi library"), "{}", found.stderr);
            // And the library can be made after all.
            json(&["import", text(&source), "--library", text(&library)]);
            assert_eq!(info(&library), new);
        }
    }
}

#[test]
fn killed_mining_leaves_a_whole_result_or_none() {
    let setting = Setting::new();
    let library = &setting.old;
    let out = setting.at("shapes.ron");
    let mine = |window: &str| {
        let mut command = katachi();
        command.args(["mine", "--library", text(library), "--window", window, "--source", "move", "--out", text(&out)]);
        command
    };
    duration(&mut mine("square:3"));
    let old = fs::read(&out).unwrap();
    let whole = duration(&mut mine("square:5"));
    let new = fs::read(&out).unwrap();
    assert_ne!(old, new);
    let before = info(library);
    for with_old in [true, false] {
        for moment in share(MOMENTS, 10) {
            if with_old {
                fs::write(&out, &old).unwrap();
            } else {
                let _ = fs::remove_file(&out);
            }
            let mut child = start(&mut mine("square:5"));
            std::thread::sleep(whole.mul_f64((moment as f64 / MOMENTS as f64).sqrt() * 1.1));
            signal(&child, libc::SIGKILL);
            child.wait().unwrap();
            match fs::read(&out) {
                Ok(found) => {
                    assert!(found == new || (with_old && found == old), "moment {moment}");
                    open_patterns(&out).unwrap();
                }
                Err(error) => assert!(!with_old && error.kind() == std::io::ErrorKind::NotFound, "{error}"),
            }
        }
    }
    assert_eq!(info(library), before);
}

#[test]
fn an_interrupt_ends_at_once_with_status_1_and_whole_files() {
    let setting = Setting::new();
    fs::write(setting.at("games/more.sgf"), games(7, rounds(1500, 3000))).unwrap();
    let (source, library, out) = (setting.at("games"), setting.at("work.katachi"), setting.at("out.ron"));
    let big = setting.at("big.katachi");
    json(&["import", text(&source), "--library", text(&big)]);
    let import = ["import", text(&source), "--library", text(&library), "--json"];
    let mine =
        ["mine", "--library", text(&big), "--window", "square:19", "--source", "move", "--out", text(&out), "--json"];
    let old = info(&setting.old);
    for arguments in [import.as_slice(), mine.as_slice()] {
        // Measure each run anew: on a busy machine the interrupt takes longer, just like the work.
        copy_folder(&setting.old, &library);
        let whole = duration(katachi().args(arguments));
        let mut interrupted = 0;
        let drawn: Vec<usize> = share(8, 2).collect();
        // A drawn moment may fall before the program listens, or after its end: then others are tried.
        for (tried, moment) in drawn.iter().copied().chain((0..4).flat_map(|_| 0..8)).enumerate() {
            if tried >= drawn.len() && interrupted > 0 {
                break;
            }
            copy_folder(&setting.old, &library);
            let _ = fs::remove_file(&out);
            let mut command = katachi();
            let mut child = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
            std::thread::sleep(whole.mul_f64((moment + 1) as f64 / 10.0));
            signal(&child, libc::SIGINT);
            let sent = Instant::now();
            let status = child.wait().unwrap();
            let took = sent.elapsed();
            assert!(took < whole.max(Duration::from_secs(1)), "{arguments:?} took {took:?}, {whole:?} as a whole");
            let stdout = std::io::read_to_string(child.stdout.take().unwrap()).unwrap();
            let stderr = std::io::read_to_string(child.stderr.take().unwrap()).unwrap();
            if status.code() == Some(0) {
                // The run ended before the interrupt.
                assert!(stdout.starts_with("{\"format\":1,"));
                continue;
            }
            if status.signal() == Some(libc::SIGINT) {
                println!("{} moment {moment}: it had not begun yet", arguments[0]);
            } else {
                interrupted += 1;
                println!("{} moment {moment}: ended after {took:?}", arguments[0]);
                assert_eq!((status.code(), stdout.as_str()), (Some(1), ""), "{stderr}");
                assert!(stderr.contains("cancelled"), "{stderr}");
            }
            let found = info(&library);
            assert!(found == old || found == info(&big));
            assert!(!out.exists() || open_patterns(&out).is_ok());
        }
        println!("{}: {interrupted} interrupted", arguments[0]);
        assert!(interrupted > 0);
    }
}
