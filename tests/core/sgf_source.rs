//! Folders, links and archives such as users have.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use katachi::corpus::GameId;
use katachi::corpus::load::load;
use katachi::corpus::record_tree::read_tree;
use katachi::corpus::source::{Listing, MAX_MEMBER_BYTES, SourceKind, SourceProblem, list, read};
use katachi::go::NodeId;
use katachi::progress::{Cancelled, Progress};

use crate::support::{random, sweep};

const GAME: &[u8] = b"(;SZ[9];B[aa];W[bb])";

fn listed(paths: &[&Path]) -> Listing {
    let paths: Vec<PathBuf> = paths.iter().map(|path| path.to_path_buf()).collect();
    list(&paths, &Progress::new()).unwrap()
}

/// Paths below the folder, separated by `/`.
fn names(listing: &Listing, folder: &Path) -> Vec<String> {
    listing.files.iter().map(|file| file.path.strip_prefix(folder).unwrap().to_string_lossy().into_owned()).collect()
}

fn reasons(problems: &[SourceProblem]) -> Vec<String> {
    problems
        .iter()
        .map(|problem| format!("{}: {}", problem.path.file_name().unwrap().to_string_lossy(), problem.reason))
        .collect()
}

/// Members and problems of one file.
fn read_all(path: &Path) -> (Vec<(Option<String>, usize)>, Vec<String>) {
    let listing = listed(&[path]);
    assert_eq!(listing.files.len(), 1, "{:?}", listing.problems);
    let mut members = Vec::new();
    let problems = read(&listing.files[0], &Progress::new(), &mut |name, bytes| {
        members.push((name.map(str::to_owned), bytes.len()));
        ControlFlow::Continue(())
    });
    match problems {
        Ok(problems) => (members, reasons(&problems)),
        Err(problem) => (members, reasons(&[problem])),
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn tar(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut builder = tar::Builder::new(Vec::new());
    for (name, bytes) in members {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        header.set_cksum();
        builder.append_data(&mut header, name, *bytes).unwrap();
    }
    builder.into_inner().unwrap()
}

fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in members {
        writer.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

#[test]
fn folders_are_walked_and_what_is_no_record_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir_all(at("b/deep.sgf")).unwrap();
    for name in ["z.sgf", "A.SGF", ".hidden.sgf", "b/deep.sgf/inner.sGf", "b/no-extension", "new\nline.sgf", "x.zip"] {
        fs::write(at(name), GAME).unwrap();
    }
    for name in ["README", "notes.txt", "b/index.md"] {
        fs::write(at(name), "Games (; see below)").unwrap();
    }
    let listing = listed(&[folder.path()]);
    assert_eq!(
        names(&listing, folder.path()),
        [".hidden.sgf", "A.SGF", "b/deep.sgf/inner.sGf", "b/no-extension", "new\nline.sgf", "x.zip", "z.sgf"]
    );
    assert!(listing.problems.is_empty());
    assert!(listing.files.iter().all(|file| file.bytes == 20 && file.modified.is_some()));
    // Paths that are given in several ways are listed only once.
    let twice = listed(&[folder.path(), &at("b"), &at("b/../z.sgf"), &at("z.sgf")]);
    assert_eq!(twice.files.len(), listing.files.len());
}

#[test]
fn a_path_given_by_name_is_looked_into() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("mail.txt"), b"Hello,\n(;SZ[9];B[aa])\n").unwrap();
    fs::write(at("plain"), GAME).unwrap();
    fs::write(at("broken.sgf"), b"nothing").unwrap();
    fs::write(at("games.bin"), zip(&[("a.sgf", GAME)])).unwrap();
    fs::write(at("notes.txt"), b"nothing").unwrap();
    let paths = ["mail.txt", "plain", "broken.sgf", "games.bin", "notes.txt", "missing.sgf"].map(at);
    let listing = listed(&paths.each_ref().map(|path| path.as_path()));
    assert_eq!(names(&listing, folder.path()), ["broken.sgf", "games.bin", "mail.txt", "plain"]);
    assert_eq!(listing.files[1].kind, SourceKind::Zip);
    assert_eq!(
        reasons(&listing.problems),
        ["notes.txt: neither an SGF file nor an archive", "missing.sgf: no such file"]
    );
}

#[cfg(unix)]
#[test]
fn links_are_followed_loops_end_and_dangling_ones_are_told() {
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir_all(at("games/sub")).unwrap();
    fs::write(at("games/one.sgf"), GAME).unwrap();
    fs::write(at("outside.sgf"), GAME).unwrap();
    let odd = at("games").join(std::ffi::OsStr::from_bytes(b"\xe9\xff.sgf"));
    fs::write(&odd, GAME).unwrap();
    symlink("..", at("games/up")).unwrap();
    symlink(".", at("games/sub/same")).unwrap();
    symlink("../outside.sgf", at("games/linked.sgf")).unwrap();
    symlink("one.sgf", at("games/again.sgf")).unwrap();
    symlink("nowhere.sgf", at("games/dangling.sgf")).unwrap();
    let listing = listed(&[&at("games")]);
    let expected = [at("games/again.sgf"), at("games/linked.sgf"), odd.clone()];
    assert_eq!(listing.files.iter().map(|file| file.path.clone()).collect::<Vec<_>>(), expected);
    assert_eq!(reasons(&listing.problems), ["dangling.sgf: a link to a file that does not exist"]);
    assert_eq!(read_all(&odd).0, [(None, GAME.len())]);
}

#[test]
fn archives_are_read_in_their_order_and_other_members_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let members: &[(&str, &[u8])] = &[
        ("z.sgf", GAME),
        ("notes.txt", b"nothing (; at all"),
        ("sub/B.SGF", b"(;)"),
        ("no-extension", b" (;SZ[9];B[cc])"),
        ("inner.zip", b"PK\x03\x04"),
        ("inner.sgf", &gzip(GAME)),
        ("empty.sgf", b""),
    ];
    let plain = tar(members);
    let files = [
        ("a.zip", zip(members), SourceKind::Zip),
        ("a.tar", plain.clone(), SourceKind::Tar),
        ("a.tgz", gzip(&plain), SourceKind::TarGz),
        ("a.tar.zst", zstd::encode_all(&plain[..], 1).unwrap(), SourceKind::TarZst),
    ];
    for (name, bytes, kind) in files {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        assert_eq!(listed(&[&path]).files[0].kind, kind);
        assert_eq!(listed(&[folder.path()]).files[0].kind, kind);
        let (found, problems) = read_all(&path);
        let found: Vec<(&str, usize)> = found.iter().map(|(name, size)| (name.as_deref().unwrap(), *size)).collect();
        assert_eq!(found, [("z.sgf", 20), ("sub/B.SGF", 3), ("no-extension", 15), ("empty.sgf", 0)], "{name}");
        assert_eq!(
            problems,
            [
                "inner.zip: an archive inside an archive: unpack it first",
                "inner.sgf: an archive inside an archive: unpack it first"
            ]
        );
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn a_file_is_what_its_bytes_are_whatever_its_name_says() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    for bytes in [gzip(GAME), zstd::encode_all(GAME, 1).unwrap()] {
        fs::write(&path, bytes).unwrap();
        assert_eq!(read_all(&path), (vec![(None, GAME.len())], vec![]));
    }
    fs::write(&path, zip(&[("a.sgf", GAME)])).unwrap();
    assert_eq!(read_all(&path).0, [(Some("a.sgf".to_owned()), GAME.len())]);
    let path = folder.path().join("game.zip");
    fs::write(&path, b"text").unwrap();
    assert_eq!(read_all(&path).1, ["game.zip: not a ZIP archive, or a damaged one"]);
}

#[test]
fn the_sink_can_break_off() {
    let folder = tempfile::tempdir().unwrap();
    let members: &[(&str, &[u8])] = &[("a.sgf", GAME), ("b.sgf", GAME)];
    for (name, bytes) in [("a.zip", zip(members)), ("a.tar", tar(members))] {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        let mut seen = 0;
        let sink = &mut |_: Option<&str>, _| {
            seen += 1;
            ControlFlow::Break(())
        };
        read(&listed(&[&path]).files[0], &Progress::new(), sink).unwrap();
        assert_eq!(seen, 1);
    }
}

#[test]
fn a_collection_too_large_to_be_read_whole_is_read_in_parts() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.sgf");
    let long = "a comment ".repeat(1 << 16);
    let games = MAX_MEMBER_BYTES as usize / long.len() + 10;
    let game = |number: usize| format!("(;SZ[19]GN[{number}];B[{}a]C[{long}];W[bb])\n", ['a', 'b', 'c'][number % 3]);
    let text: String = (0..games).map(game).collect();
    fs::write(&path, &text).unwrap();
    // The same holds for a compressed file.
    let packed = folder.path().join("packed.sgf");
    fs::write(&packed, gzip(text.as_bytes())).unwrap();
    for path in [path, packed] {
        let loaded = load(std::slice::from_ref(&path), None, true, &Progress::new()).unwrap();
        assert_eq!((loaded.report.files, loaded.report.skipped.len()), (1, 0));
        assert_eq!(loaded.corpus.records().count(), games);
        let last = GameId(games as u32 - 1);
        assert!(loaded.path_of(last).contains("large.sgf/part ") || loaded.path_of(last).contains("packed.sgf/part "));
        // A game can be read back from its part.
        let (tree, reason) = read_tree(&loaded, last);
        assert_eq!(reason, None);
        assert_eq!(tree.node(tree.main_child(NodeId::ROOT).unwrap()).comment, long.trim_end());
    }
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_that_are_called_games_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("a.sgf"), GAME).unwrap();
    std::os::unix::fs::symlink("/dev/zero", at("endless.sgf")).unwrap();
    std::os::unix::fs::symlink("/dev/null", at("nothing")).unwrap();
    let _socket = std::os::unix::net::UnixListener::bind(at("socket.zip")).unwrap();
    let listing = listed(&[folder.path()]);
    assert_eq!(names(&listing, folder.path()), ["a.sgf"]);
    let mut told = reasons(&listing.problems);
    told.sort();
    assert_eq!(told, ["endless.sgf: neither a file nor a folder", "socket.zip: neither a file nor a folder"]);
}

#[test]
fn bombs_giants_and_damage_are_problems() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let mut bomb = b"(;SZ[9]C[".to_vec();
    bomb.resize(MAX_MEMBER_BYTES as usize + 10, b' ');

    fs::write(at("bomb.zip"), zip(&[("bomb.sgf", &bomb), ("b.sgf", GAME)])).unwrap();
    let (members, problems) = read_all(&at("bomb.zip"));
    assert_eq!(members.len(), 1);
    assert_eq!(problems, ["bomb.sgf: unpacks to far more than any text (a ZIP bomb?)"]);

    fs::write(at("bomb.tgz"), gzip(&tar(&[("bomb.sgf", &bomb), ("b.sgf", GAME)]))).unwrap();
    let (members, problems) = read_all(&at("bomb.tgz"));
    assert_eq!((members.len(), &*problems[0]), (0, "bomb.sgf: larger than 64 MB"));
    // The archive is read up to its bound.
    assert!(problems.len() == 2 && problems[1].ends_with("(a bomb?)"), "{problems:?}");

    fs::write(at("giant.sgf"), gzip(&bomb)).unwrap();
    assert_eq!(read_all(&at("giant.sgf")).1, ["giant.sgf: unpacks to far more than its size allows (a bomb?)"]);
    let mut random = random::Random(7);
    let noise = |_| char::from(b'a' + random.below(26) as u8);
    let giant: String = "(;SZ[9]C[".chars().chain((0..MAX_MEMBER_BYTES + 10).map(noise)).collect();
    fs::write(at("giant.sgf"), giant).unwrap();
    assert_eq!(read_all(&at("giant.sgf")).1, ["giant.sgf: a game in it is larger than 64 MB"]);

    let whole = tar(&[("a.sgf", GAME), ("b.sgf", &GAME.repeat(100))]);
    fs::write(at("cut.tar"), &whole[..2000]).unwrap();
    let (members, problems) = read_all(&at("cut.tar"));
    assert_eq!((members.len(), members[1].1), (2, 2000 - 3 * 512));
    assert_eq!(problems[0], "b.sgf: ends in the middle (truncated?)");

    let whole = zip(&[("a.sgf", GAME), ("b.sgf", GAME)]);
    fs::write(at("cut.zip"), &whole[..whole.len() / 2]).unwrap();
    assert_eq!(read_all(&at("cut.zip")).1.len(), 1);

    // Set the encryption flag of the first member, in its local header and in the directory.
    let mut locked = whole.clone();
    let entry = locked.windows(4).position(|four| four == b"PK\x01\x02").unwrap();
    locked[6] |= 1;
    locked[entry + 8] |= 1;
    fs::write(at("locked.zip"), locked).unwrap();
    let (members, problems) = read_all(&at("locked.zip"));
    assert_eq!((members.len(), problems), (1, vec!["a.sgf: encrypted".to_owned()]));
}

/// Archives that are empty, truncated anywhere, or have changed bytes are read, or a problem is reported.
#[test]
fn no_damaged_archive_is_passed_over_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games");
    let members: [(&str, &[u8]); 3] = [("a.sgf", GAME), ("b.sgf", GAME), ("c.sgf", GAME)];
    let whole = tar(&members);
    let packed = zstd::encode_all(&whole[..], 3).unwrap();
    let kinds = [("zip", zip(&members)), ("tar.gz", gzip(&whole)), ("tar.zst", packed), ("tar", whole)];
    let nothing: [(&str, Vec<u8>); 6] = [
        ("zip", zip(&[])),
        ("zip", zip(&[("readme.txt", b"no game")])),
        ("tar", tar(&[])),
        ("tar", vec![0; 10240]),
        ("tar.gz", gzip(&tar(&[("readme.txt", b"no game")]))),
        ("zip", Vec::new()),
    ];
    let mut random = random::Random(sweep::seed(41));
    let rounds = sweep::rounds(20, 5_000);
    let damaged = kinds.into_iter().flat_map(|(kind, whole)| {
        let cases: Vec<(&str, Vec<u8>)> = (0..rounds)
            .map(|round| {
                let mut bytes = whole.clone();
                if round % 2 == 0 {
                    bytes.truncate(random.below(whole.len()));
                } else {
                    for _ in 0..=random.below(8) {
                        let at = random.below(bytes.len());
                        bytes[at] ^= 1 << random.below(8);
                    }
                }
                (kind, bytes)
            })
            .collect();
        cases
    });
    for (number, (kind, bytes)) in nothing.into_iter().chain(damaged).enumerate() {
        let path = path.with_extension(kind);
        fs::write(&path, &bytes).unwrap();
        let listing = listed(&[&path]);
        let said = !listing.problems.is_empty();
        let (members, problems) = listing.files.first().map(|_| read_all(&path)).unwrap_or_default();
        assert!(said || !members.is_empty() || !problems.is_empty(), "case {number}, {kind}, {} bytes", bytes.len());
    }
}

#[test]
fn listing_stops_when_it_is_told_to() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), GAME).unwrap();
    let progress = Progress::new();
    progress.cancel();
    assert_eq!(list(&[folder.path().to_path_buf()], &progress).unwrap_err(), Cancelled);
}
