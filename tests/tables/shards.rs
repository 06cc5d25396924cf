//! Shards of a mining write part files. Together these give the bytes of one whole mining; if not, an error names the
//! bad part.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::random::Random;
use katachi::go::{Board, BoardSize, Color, Point};
use katachi::library::{LibraryError, MineToFileError, import, open};
use katachi::mining::{MiningParams, PatternSource};
use katachi::progress::Progress;
use katachi_tables::shards::{PartFile, Shard, ShardTask, finish, keep, mine_shards};
use katachi_tables::{mine_to_file, open_patterns};

/// Games on small boards, many with captures, as one text.
fn records(games: usize, seed: u64) -> String {
    let mut random = Random(seed);
    let mut text = String::new();
    for game in 0..games {
        let size = BoardSize::new(9).unwrap();
        let mut board = Board::new(size);
        text += &format!("(;SZ[9]RE[{}+R]DT[{}]", ["B", "W", "?"][game % 3], 1950 + random.below(70));
        for played in 0..60 {
            let color = Color::BOTH[played % 2];
            let point = loop {
                let point = Point::new(random.below(9) as u8, random.below(9) as u8);
                if board.play(color, point).is_ok() {
                    break point;
                }
            };
            text += &format!(";{}[{}]", ["B", "W"][played % 2], point.to_sgf());
        }
        text += ")";
    }
    text
}

struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Place {
        let place = Place { folder: tempfile::tempdir().unwrap() };
        fs::create_dir(place.at("games")).unwrap();
        fs::write(place.at("games/a.sgf"), records(9, 1)).unwrap();
        fs::write(place.at("games/b.sgf"), records(14, 2)).unwrap();
        import(&place.library(), &[place.at("games")], false, &Progress::new()).unwrap();
        place
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn library(&self) -> PathBuf {
        self.at("games.katachi")
    }

    fn whole(&self, params: &MiningParams, name: &str) -> Vec<u8> {
        let corpus = open(&self.library(), &Progress::new()).unwrap().corpus;
        mine_to_file(&corpus, params, 1 << 30, &self.at(name), &Progress::new()).unwrap();
        fs::read(self.at(name)).unwrap()
    }
}

fn params(window: &str, source: PatternSource, min_count: u32) -> MiningParams {
    MiningParams { min_count, ..MiningParams::new(window.parse().unwrap(), source) }
}

#[test]
fn one_two_and_seven_shards_give_the_same_bytes_as_one_mining() {
    let place = Place::new();
    let progress = Progress::new();
    for (params, ending) in [
        (params("square:3", PatternSource::Move, 1), "ron"),
        (params("square:5", PatternSource::Move, 2), "ron.zst"),
        (MiningParams { k: Some((2, 5)), ..params("diamond:2", PatternSource::Move, 2) }, "parquet"),
        (params("square:3", PatternSource::Final, 1), "ron"),
        (params("square:9", PatternSource::Move, 1000), "ron"),
    ] {
        let expected = place.whole(&params, &format!("whole.{ending}"));
        let out = place.at(&format!("parts.{ending}"));
        for count in [1, 2, 7] {
            // Little memory for merging, then a lot.
            for memory in [20_000, 1 << 30] {
                let kept = mine_shards(&Shard::cut(&place.library(), count), &params, memory, &out, &progress).unwrap();
                assert_eq!((kept.games, kept.skipped), (23, 0));
                assert!(fs::read(&out).unwrap() == expected, "{params:?}: {count} shards, {memory} bytes");
            }
        }
    }
    let names = fs::read_dir(place.folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(names.into_iter().all(|name| !name.to_string_lossy().starts_with('.')), "no scratch file is left");
}

#[test]
fn files_of_records_are_shards_too_and_their_games_are_numbered_on() {
    let place = Place::new();
    let params = params("square:5", PatternSource::Move, 2);
    let whole = place.whole(&params, "whole.ron");
    let (out, progress) = (place.at("parts.ron"), Progress::new());
    let shards = Shard::whole(["a.sgf", "b.sgf"].map(|name| place.at("games").join(name)));
    mine_shards(&shards, &params, 1 << 30, &out, &progress).unwrap();
    let mut found = open_patterns(&out).unwrap();
    let expected = open_patterns(&place.at("whole.ron")).unwrap();
    assert!(!whole.is_empty() && found.corpus != expected.corpus, "no library is of both files");
    found.corpus = expected.corpus.clone();
    assert!(found == expected && found.len() > 20);

    // Unreadable games are counted, and a shard without games is an error.
    fs::write(place.at("games/b.sgf"), format!("{}(;SZ[99];B[aa])", records(14, 2))).unwrap();
    let kept = mine_shards(&shards, &params, 1 << 30, &out, &progress).unwrap();
    assert_eq!((kept.games, kept.skipped), (23, 1));
    fs::write(place.at("games/b.sgf"), "nothing").unwrap();
    let error = mine_shards(&shards, &params, 1 << 30, &out, &progress).unwrap_err().to_string();
    assert!(error.contains("b.sgf"), "{error}");
}

struct Parts {
    place: Place,
    params: MiningParams,
    shards: Vec<Shard>,
}

impl Parts {
    fn new() -> Parts {
        let place = Place::new();
        fs::create_dir(place.at("work")).unwrap();
        let shards = Shard::cut(&place.library(), 3);
        Parts { place, params: params("square:3", PatternSource::Move, 2), shards }
    }

    fn counted(&self) -> Vec<PartFile> {
        let (params, folder) = (&self.params, self.place.at("work"));
        let task =
            |shard: &Shard| ShardTask::Count { shard: shard.clone(), params: params.clone(), folder: folder.clone() };
        self.shards.iter().map(|shard| task(shard).run(&Progress::new()).unwrap()).collect()
    }

    fn kept_path(&self) -> PathBuf {
        self.place.at("work/kept.parquet")
    }

    fn said(&self, error: MineToFileError, path: &Path) {
        let MineToFileError::Library(error) = error else { panic!("{error}") };
        assert!(matches!(error, LibraryError::Damaged { .. } | LibraryError::Io { .. }), "{error}");
        assert!(error.to_string().contains(&path.display().to_string()), "{error}");
    }
}

#[test]
fn a_task_that_is_done_twice_writes_one_file_with_the_same_bytes() {
    let parts = Parts::new();
    let first = parts.counted();
    let bytes: Vec<Vec<u8>> = first.iter().map(|part| fs::read(&part.path).unwrap()).collect();
    assert_eq!(parts.counted(), first);
    assert!(first.iter().zip(&bytes).all(|(part, bytes)| fs::read(&part.path).unwrap() == *bytes));
    assert_eq!(fs::read_dir(parts.place.at("work")).unwrap().count(), 3);
    // Workers receive part files as text, and return them as text.
    let text = ron::to_string(&first).unwrap();
    assert_eq!(ron::from_str::<Vec<PartFile>>(&text).unwrap(), first);
}

#[test]
fn a_part_that_is_missing_damaged_or_of_something_else_is_named_and_nothing_is_written() {
    let parts = Parts::new();
    let progress = Progress::new();
    let counted = parts.counted();
    let kept_path = parts.kept_path();
    let keep_of = |counted: &[PartFile]| keep(counted, &parts.params, &kept_path, &progress);

    // A part of another mining.
    let other = MiningParams { min_count: 3, ..parts.params.clone() };
    parts.said(keep(&counted, &other, &kept_path, &progress).unwrap_err(), &counted[0].path);
    // A flipped bit at several places; then a missing last byte; then a missing file.
    let path = &counted[1].path;
    let whole = fs::read(path).unwrap();
    for at in [0, 40, whole.len() / 2, whole.len() - 3] {
        let mut damaged = whole.clone();
        damaged[at] ^= 4;
        fs::write(path, damaged).unwrap();
        parts.said(keep_of(&counted).unwrap_err(), path);
    }
    fs::write(path, &whole[..whole.len() - 1]).unwrap();
    parts.said(keep_of(&counted).unwrap_err(), path);
    fs::remove_file(path).unwrap();
    parts.said(keep_of(&counted).unwrap_err(), path);
    assert!(!kept_path.exists());
    fs::write(path, whole).unwrap();

    let kept = keep_of(&counted).unwrap();
    let detail = |shard: &Shard| {
        let (shard, params, kept) = (shard.clone(), parts.params.clone(), kept.file.clone());
        ShardTask::Detail { shard, params, kept, folder: parts.place.at("work") }.run(&progress).unwrap()
    };
    let detailed: Vec<PartFile> = parts.shards.iter().map(detail).collect();
    let out = parts.place.at("out.ron");
    let finish_of = |detailed: &[PartFile]| finish(detailed, &parts.params, &kept, 1 << 30, &out, &progress);
    // One shard is missing; one comes twice; counts are given for details.
    parts.said(finish_of(&detailed[..2]).unwrap_err(), &kept_path);
    let twice = [detailed[0].clone(), detailed[0].clone(), detailed[1].clone()];
    assert!(finish_of(&twice).is_err());
    parts.said(finish_of(&counted).unwrap_err(), &counted[0].path);
    assert!(!out.exists());
    // The parts give the whole in any order.
    let expected = parts.place.whole(&parts.params, "whole.ron");
    let turned: Vec<PartFile> = detailed.iter().rev().cloned().collect();
    for detailed in [&detailed, &turned] {
        finish_of(detailed).unwrap();
        assert!(fs::read(&out).unwrap() == expected);
    }
    // Parts with other shapes than the kept file.
    let few = keep(&counted[..2], &parts.params, &parts.place.at("work/few.parquet"), &progress).unwrap();
    assert!(finish(&detailed[..2], &parts.params, &few, 1 << 30, &out, &progress).is_err());
    // Stopped.
    progress.cancel();
    let error = mine_shards(&parts.shards, &parts.params, 1 << 30, &parts.place.at("none.ron"), &progress).unwrap_err();
    assert!(error.to_string().contains("cancelled"), "{error}");
    assert!(!parts.place.at("none.ron").exists());
}
