//! Machines that are lost.

use crate::games::Home;
use crate::machines::{Machine, Scheduler, mine, nobody};

fn dying(scheduler: &Scheduler, when: &str) -> Machine {
    scheduler.worker_with(&[], &[("KATACHI_CLUSTER_TEST", when)])
}

/// The first worker ends when its part is written and nobody knows of it, the second in the midst of the second pass.
#[test]
fn a_worker_that_is_killed_in_each_pass_changes_nothing() {
    let home = Home::new();
    let scheduler = Scheduler::start();
    let mut first = dying(&scheduler, "dies-after-count");
    let mining = scheduler.mine(&home.library, 3, &home.out, &home.work);
    assert!(first.until_it_ends().code().is_none());
    let mut second = dying(&scheduler, "dies-before-detail");
    assert!(second.until_it_ends().code().is_none());
    let _third = scheduler.worker();
    mining.ended().well();
    assert_eq!(std::fs::read(&home.out).unwrap(), home.mined_alone());
    assert_eq!(std::fs::read_dir(&home.work).unwrap().count(), 0);
}

#[test]
fn a_scheduler_that_is_killed_is_named_and_leaves_nothing() {
    let home = Home::new();
    let mut scheduler = Scheduler::with(&["--verbose"]);
    // Without a worker the job waits.
    let mining = scheduler.mine(&home.library, 2, &home.out, &home.work);
    scheduler.machine.until_it_says("Job submitted");
    scheduler.machine.kill();
    let said = [scheduler.address.as_str(), "the scheduler is gone", "mine again"];
    mining.ended().badly(&said, &home.out, &home.work);
}

#[test]
fn where_no_scheduler_is_that_is_said() {
    let home = Home::new();
    let address = nobody();
    let ended = mine(&address, &home.library, 2, &home.out, &home.work, &[], &[]).ended();
    ended.badly(&[&address, "no scheduler answers", "katachi-cluster scheduler"], &home.out, &home.work);
    let worker = crate::machines::run(&["worker", "--scheduler", &address, "--patience", "1"]);
    assert_eq!(worker.status, Some(1));
    assert!(worker.said.contains(&address) && worker.said.contains("no scheduler answers"), "{}", worker.said);
}

#[cfg(unix)]
#[test]
fn who_cancels_leaves_nothing() {
    let home = Home::new();
    let mut scheduler = Scheduler::with(&["--verbose"]);
    let mining = scheduler.mine(&home.library, 2, &home.out, &home.work);
    scheduler.machine.until_it_says("Job submitted");
    mining.terminate();
    mining.ended().badly(&["cancelled"], &home.out, &home.work);
}
