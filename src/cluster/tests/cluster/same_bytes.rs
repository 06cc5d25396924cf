//! Any number of shards and workers gives the same bytes.

use serde_json::Value;

use crate::games::Home;
use crate::machines::{Scheduler, run};

#[test]
fn one_two_and_seven_shards_on_two_workers_give_the_same_bytes() {
    let home = Home::new();
    let scheduler = Scheduler::start();
    let _workers = [scheduler.worker(), scheduler.worker()];
    let alone = home.mined_alone();
    for shards in [1, 2, 7] {
        let ended = scheduler.mine_with(&home.library, shards, &home.out, &home.work, &["--json"], &[]).ended().well();
        let object: Value = serde_json::from_str(&ended.printed).unwrap();
        assert_eq!(object["shards"], shards);
        assert_eq!(object["games"], 40);
        assert!(std::fs::read(&home.out).unwrap() == alone, "{shards} shards");
        assert_eq!(std::fs::read_dir(&home.work).unwrap().count(), 0);
    }
}

#[test]
fn parts_lie_beside_the_result_where_no_other_folder_is_named() {
    let home = Home::new();
    let scheduler = Scheduler::start();
    let _worker = scheduler.worker();
    let results = home.out.parent().unwrap();
    scheduler.mine(&home.library, 2, &home.out, results).ended().well();
    let left: Vec<_> = std::fs::read_dir(results).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["shapes.ron"]);
}

#[test]
fn files_of_records_are_shards_too() {
    let home = Home::new();
    let scheduler = Scheduler::start();
    let _worker = scheduler.worker();
    let (games, more) = (home.path().join("games.sgf"), home.path().join("more.sgf"));
    std::fs::copy(&games, &more).unwrap();
    let [games, more, out] = [&games, &more, &home.out].map(|path| path.to_str().unwrap());
    let mine = ["mine", &scheduler.address, games, more, "--window", "square:3", "--source", "move"];
    let ended = run(&[&mine[..], &["--out", out, "--json"]].concat()).well();
    let object: Value = serde_json::from_str(&ended.printed).unwrap();
    assert_eq!((&object["shards"], &object["games"]), (&2.into(), &80.into()));
    assert!(home.out.exists());
}
