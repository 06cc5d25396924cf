//! A part that is damaged, a disk that is full, a shard that is not there: each is named, and nothing half is left.

use crate::games::Home;
use crate::machines::{Scheduler, run};

#[test]
fn a_damaged_part_of_either_pass_is_named() {
    let home = Home::new();
    for pass in ["count", "detail"] {
        let scheduler = Scheduler::start();
        let damages = format!("damages-{pass}");
        let _worker = scheduler.worker_with(&[], &[("KATACHI_CLUSTER_TEST", &damages)]);
        let ended = scheduler.mine(&home.library, 2, &home.out, &home.work).ended();
        ended.badly(&[home.work.to_str().unwrap(), pass, "damaged"], &home.out, &home.work);
    }
}

#[test]
fn a_full_disk_is_named_wherever_it_is() {
    let home = Home::new();
    let full = |folder: &std::path::Path| format!("no-space:1+:{}", folder.display());
    let scheduler = Scheduler::start();
    {
        let fault = full(&home.work);
        let _worker = scheduler.worker_with(&[], &[("KATACHI_FAULT", &fault)]);
        let ended = scheduler.mine(&home.library, 2, &home.out, &home.work).ended();
        ended.badly(&["worker 127.0.0.1:", home.work.to_str().unwrap(), "No space left"], &home.out, &home.work);
    }
    let _worker = scheduler.worker();
    let (fault, results) = (full(home.out.parent().unwrap()), home.out.parent().unwrap());
    let full = [("KATACHI_FAULT", fault.as_str())];
    let ended = scheduler.mine_with(&home.library, 2, &home.out, &home.work, &[], &full).ended();
    ended.badly(&[results.to_str().unwrap()], &home.out, &home.work);
    assert_eq!(std::fs::read_dir(results).unwrap().count(), 0);
}

#[test]
fn a_shard_that_is_none_is_named_by_the_worker_and_one_that_is_not_there_at_once() {
    let home = Home::new();
    let scheduler = Scheduler::start();
    let _worker = scheduler.worker();
    let (none, missing) = (home.path().join("none.katachi"), home.path().join("missing.katachi"));
    std::fs::create_dir(&none).unwrap();
    let ended = scheduler.mine(&none, 1, &home.out, &home.work).ended();
    ended.badly(&["worker 127.0.0.1:", none.to_str().unwrap()], &home.out, &home.work);
    let ended = scheduler.mine(&missing, 1, &home.out, &home.work).ended();
    ended.badly(&[missing.to_str().unwrap()], &home.out, &home.work);
}

#[test]
fn what_does_not_go_together_is_wrong_usage() {
    let mine = ["mine", "127.0.0.1:1", "x", "--window", "square:4", "--source", "move", "--out", "x.ron"];
    let without_shards = [&mine[..2], &mine[3..]].concat();
    let cases: [(&[&str], &str); 10] = [
        (&mine, "no centre"),
        (&without_shards, "SHARD"),
        (&[&mine[..], &["--library", "games.katachi"]].concat(), "--library"),
        (&[&mine[..], &["--memory", "1GiB"]].concat(), "--memory"),
        (&[], "scheduler"),
        (&["boss"], "boss"),
        (&["worker", "--scheduler", "127.0.0.1"], "HOST:PORT"),
        (&["worker", "--bind", "0.0.0.0:0"], "--advertise"),
        (&["scheduler", "--lost-after", "2"], "--lost-after"),
        (&["scheduler", "--ca", "x.pem"], "--cert"),
    ];
    for (arguments, said) in cases {
        let ended = run(arguments);
        assert_eq!((ended.status, ended.printed.as_str()), (Some(2), ""), "{}", ended.said);
        assert!(ended.said.contains(said), "{said:?} is not in: {}", ended.said);
    }
}

#[test]
fn nobody_listens_beyond_loopback_unless_told() {
    for command in ["scheduler", "worker"] {
        let help = run(&[command, "--help"]).well().printed;
        let (_, bind) = help.split_once("--bind").unwrap();
        let (_, default) = bind.split_once("[default: ").unwrap();
        assert!(default.starts_with("127.0.0.1:"), "{help}");
    }
}
