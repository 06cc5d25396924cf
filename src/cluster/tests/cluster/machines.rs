//! The processes of a cluster.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// For anything to happen on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(120);

/// A process; what it says is read all the time, and it ends when this is dropped.
pub struct Machine {
    child: Child,
    said: Arc<Mutex<String>>,
    printed: Arc<Mutex<String>>,
    readers: Vec<std::thread::JoinHandle<()>>,
}

fn reader(stream: impl std::io::Read + Send + 'static, into: &Arc<Mutex<String>>) -> std::thread::JoinHandle<()> {
    let into = Arc::clone(into);
    std::thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            let mut text = into.lock().unwrap();
            text.push_str(&line);
            text.push('\n');
        }
    })
}

impl Machine {
    fn start(arguments: &[&str], environment: &[(&str, &str)]) -> Machine {
        let mut command = Command::new(env!("CARGO_BIN_EXE_katachi-cluster"));
        command.args(arguments).envs(environment.iter().copied());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (said, printed) = (Arc::default(), Arc::default());
        let readers = vec![reader(child.stderr.take().unwrap(), &said), reader(child.stdout.take().unwrap(), &printed)];
        Machine { child, said, printed, readers }
    }

    pub fn said(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    /// Waits until it has said it.
    pub fn until_it_says(&mut self, what: &str) -> String {
        let begun = Instant::now();
        loop {
            let said = self.said();
            if said.contains(what) {
                return said;
            }
            let ended = self.child.try_wait().unwrap();
            assert!(ended.is_none() || self.said().contains(what), "ended with {ended:?} and said: {}", self.said());
            assert!(begun.elapsed() < TIMEOUT, "{what:?} was not said: {said}");
            sleep(Duration::from_millis(20));
        }
    }

    /// Waits until it ends.
    pub fn until_it_ends(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                self.readers.drain(..).for_each(|reader| reader.join().unwrap());
                return status;
            }
            assert!(begun.elapsed() < TIMEOUT, "it did not end, and said: {}", self.said());
            sleep(Duration::from_millis(20));
        }
    }

    /// Ends it as `kill -9` does.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.until_it_ends();
    }

    /// Ends it as `kill` does.
    #[cfg(unix)]
    pub fn terminate(&self) {
        let status = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(status.success());
    }

    /// Its exit status, and what it printed and said.
    pub fn ended(mut self) -> Ended {
        let status = self.until_it_ends().code();
        let printed = self.printed.lock().unwrap().clone();
        Ended { status, printed, said: self.said() }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Debug)]
pub struct Ended {
    pub status: Option<i32>,
    pub printed: String,
    pub said: String,
}

impl Ended {
    pub fn well(self) -> Ended {
        assert_eq!(self.status, Some(0), "{}", self.said);
        self
    }

    /// It failed, said all of these, and left nothing: the result is not there, and the work folder is empty.
    pub fn badly(self, said: &[&str], out: &Path, work: &Path) {
        assert_eq!(self.status, Some(1), "{}", self.said);
        for what in said {
            assert!(self.said.contains(what), "{what:?} is not in: {}", self.said);
        }
        assert!(!out.exists(), "{}", self.said);
        let left: Vec<_> = std::fs::read_dir(work).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert!(left.is_empty(), "{left:?}");
    }
}

/// A scheduler, where it listens, and the options of who speaks with it.
pub struct Scheduler {
    pub machine: Machine,
    pub address: String,
}

impl Scheduler {
    pub fn start() -> Scheduler {
        Scheduler::with(&[])
    }

    /// A worker is lost after 8 seconds, the least that can be said.
    pub fn with(options: &[&str]) -> Scheduler {
        let all = [&["scheduler", "--bind", "127.0.0.1:0", "--lost-after", "8"], options].concat();
        let mut machine = Machine::start(&all, &[]);
        let said = machine.until_it_says("scheduler on ");
        let (_, rest) = said.split_once("scheduler on ").unwrap();
        let address = rest.split([',', '\n']).next().unwrap().to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{address}");
        Scheduler { machine, address }
    }

    pub fn worker(&self) -> Machine {
        self.worker_with(&[], &[])
    }

    pub fn worker_with(&self, options: &[&str], environment: &[(&str, &str)]) -> Machine {
        let all = [&["worker", "--scheduler", &self.address, "--patience", "60"], options].concat();
        let mut machine = Machine::start(&all, environment);
        machine.until_it_says("worker 127.0.0.1:");
        machine
    }

    /// Mines 3×3 shapes around moves.
    pub fn mine(&self, shard: &Path, shards: u32, out: &Path, work: &Path) -> Machine {
        self.mine_with(shard, shards, out, work, &[], &[])
    }

    pub fn mine_with(
        &self,
        shard: &Path,
        shards: u32,
        out: &Path,
        work: &Path,
        options: &[&str],
        environment: &[(&str, &str)],
    ) -> Machine {
        mine(&self.address, shard, shards, out, work, options, environment)
    }
}

pub fn mine(
    address: &str,
    shard: &Path,
    shards: u32,
    out: &Path,
    work: &Path,
    options: &[&str],
    environment: &[(&str, &str)],
) -> Machine {
    let (shards, text) = (shards.to_string(), |path: &Path| path.to_str().unwrap().to_owned());
    let (shard, out, work) = (text(shard), text(out), text(work));
    let mine = ["mine", address, "--library", &shard, "--shards", &shards, "--window", "square:3", "--source", "move"];
    let all = [&mine[..], &["--min-count", "2", "--out", &out, "--work", &work], options].concat();
    Machine::start(&all, environment)
}

/// Runs to its end.
pub fn run(arguments: &[&str]) -> Ended {
    Machine::start(arguments, &[]).ended()
}

/// An address at which nobody listens.
pub fn nobody() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}
