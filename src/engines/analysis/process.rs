//! The child process. A thread of its own serves each pipe, so that a wait can always end.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::answer::{self, KataGoAnswer};
use super::query::test_query;
use super::{EngineError, GameOfFile, KataGoFault, KataGoSettings, Patience, ProcessEnd, check_files, shortened};
use katachi_core::progress::{Phase, Progress};
use katachi_core::words::grouped;

/// Maximum length of a line, in bytes. KataGo's lines have some ten thousand.
pub(super) const MAX_LINE_BYTES: usize = 4 << 20;
/// Maximum number of lines waiting to be read. The engine has to wait when the queue is full.
const MAX_WAITING_LINES: usize = 64;
/// Maximum number of questions waiting to be written.
const MAX_WAITING_QUESTIONS: usize = 16;
/// Number of the engine's last messages that are shown when it dies.
const MAX_TAIL_LINES: usize = 5;
const MAX_TAIL_LINE_CHARS: usize = 200;
/// How often a wait checks whether to stop.
const STOP_CHECK_INTERVAL: Duration = Duration::from_millis(10);

/// A line as a reader thread saw it.
enum KataGoLine {
    Text(String),
    TooLong,
}

/// The process numbers of running engines, which are those of their groups; `None` once the program ends.
static RUNNING_ENGINES: Mutex<Option<Vec<u32>>> = Mutex::new(Some(Vec::new()));

/// Ends all engines at once, with whatever they started, and each that is started later: for a program that ends without
/// dropping them.
pub fn end_all_engines() {
    let running = RUNNING_ENGINES.lock().unwrap_or_else(PoisonError::into_inner).take();
    running.into_iter().flatten().for_each(end_group);
}

/// Ends a process and whatever it started.
#[cfg(unix)]
fn end_group(number: u32) {
    if let Some(group) = i32::try_from(number).ok().and_then(rustix::process::Pid::from_raw) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

/// These systems have no groups of processes.
#[cfg(not(unix))]
fn end_group(_number: u32) {}

/// A running engine. Dropping it ends it.
pub(super) struct KataGoProcess {
    name: String,
    child: Child,
    /// `None` once its input is closed.
    questions: Option<SyncSender<String>>,
    lines: Option<Receiver<KataGoLine>>,
    tail: Arc<Mutex<VecDeque<String>>>,
    patience: Patience,
    has_answered: bool,
    heard: Instant,
}

impl KataGoProcess {
    /// Starts the engine. Winrates and scores are asked for as Black sees them.
    ///
    /// Errors: a file is missing, or the system cannot run it.
    pub fn start(engine: &KataGoSettings, patience: Patience) -> Result<KataGoProcess, EngineError> {
        check_files(engine)?;
        let mut command = Command::new(&engine.program);
        command.arg("analysis").arg("-config").arg(&engine.config).arg("-model").arg(&engine.model);
        command.args(["-override-config", "reportAnalysisWinratesAs=BLACK", "-quit-without-waiting"]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own, which ends as a whole: the engine may be a script that starts others.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let cannot = |source| EngineError::CannotStart { engine: engine.name(), source };
        let mut child = command.spawn().map_err(cannot)?;
        match &mut *RUNNING_ENGINES.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(running) => running.push(child.id()),
            None => end_group(child.id()),
        }
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (questions, to_write) = sync_channel::<String>(MAX_WAITING_QUESTIONS);
        let (found, lines) = sync_channel(MAX_WAITING_LINES);
        let tail = Arc::new(Mutex::new(VecDeque::new()));
        let running = KataGoProcess {
            name: engine.name(),
            child,
            questions: Some(questions),
            lines: Some(lines),
            tail: Arc::clone(&tail),
            patience,
            has_answered: false,
            heard: Instant::now(),
        };
        // Each thread ends when its pipe or its channel closes. Don't join them: another process may hold the pipe
        // open.
        let threads = [
            spawn("katachi-engine-in", move || write_questions(stdin, &to_write)),
            spawn("katachi-engine-out", move || read_lines(stdout, &found)),
            spawn("katachi-engine-messages", move || read_messages(stderr, &tail)),
        ];
        threads.into_iter().collect::<Result<(), _>>().map_err(cannot)?;
        Ok(running)
    }

    /// Hands a question over. Returns it if the queue is full because the engine reads too slowly.
    pub fn ask(&mut self, question: String) -> Option<String> {
        match self.questions.as_ref()?.try_send(question) {
            Ok(()) => None,
            Err(TrySendError::Full(question)) => Some(question),
            // The engine has ended. [`KataGoProcess::line`] reports that.
            Err(TrySendError::Disconnected(_)) => None,
        }
    }

    /// Restarts the wait, after a time in which nobody read the engine's lines.
    pub fn wait_anew(&mut self) {
        self.heard = Instant::now();
    }

    /// The next line, if one comes within [`STOP_CHECK_INTERVAL`].
    ///
    /// Errors: the engine has ended, was silent for too long, or wrote a line that is too long; or the user stopped it.
    pub fn line(
        &mut self,
        at: &dyn Fn() -> Option<GameOfFile>,
        progress: &Progress,
    ) -> Result<Option<String>, EngineError> {
        progress.check()?;
        let patience = if self.has_answered { self.patience.silence } else { self.patience.start };
        let Some(lines) = &self.lines else { return Ok(None) };
        match lines.recv_timeout(STOP_CHECK_INTERVAL) {
            // An engine whose lines contain no answer counts as silent.
            Ok(KataGoLine::Text(_)) | Err(RecvTimeoutError::Timeout) if self.heard.elapsed() > patience => {
                Err(self.fault(KataGoFault::Silent(patience), at()))
            }
            Ok(KataGoLine::Text(line)) => Ok(Some(line)),
            Ok(KataGoLine::TooLong) => Err(self.fault(KataGoFault::Endless(MAX_LINE_BYTES), at())),
            Err(RecvTimeoutError::Disconnected) => Err(self.died(at())),
            Err(RecvTimeoutError::Timeout) => Ok(None),
        }
    }

    /// Notes that the engine has answered a question. From now on the shorter patience applies.
    pub fn answers(&mut self) {
        self.has_answered = true;
        self.wait_anew();
    }

    /// An error of this engine at a game, if it was asked about one.
    pub fn fault(&self, fault: KataGoFault, at: Option<GameOfFile>) -> EngineError {
        EngineError::Fault { engine: self.name.clone(), fault: Box::new(fault), at, said: String::new() }
    }

    /// The error of an engine that has ended, with the last that it said.
    fn died(&mut self, at: Option<GameOfFile>) -> EngineError {
        self.questions = None;
        let ending = wait(&mut self.child, self.patience.end).map_or(ProcessEnd::ClosedOutput, ProcessEnd::Exited);
        // The last of its messages may still be on their way.
        std::thread::sleep(STOP_CHECK_INTERVAL * 5);
        let tail = self.tail.lock().unwrap_or_else(PoisonError::into_inner);
        let said: Vec<&str> = tail.iter().map(String::as_str).collect();
        let said = said.join(" / ");
        let fault = if self.has_answered { KataGoFault::Died(ending) } else { KataGoFault::DiedAtStart(ending) };
        EngineError::Fault { engine: self.name.clone(), fault: Box::new(fault), at, said }
    }
}

impl Drop for KataGoProcess {
    fn drop(&mut self) {
        // Closing its input and its output tells the threads and the engine to end.
        self.questions = None;
        self.lines = None;
        let has_ended = wait(&mut self.child, self.patience.end).is_some();
        end_group(self.child.id());
        let mut running = RUNNING_ENGINES.lock().unwrap_or_else(PoisonError::into_inner);
        running.iter_mut().for_each(|running| running.retain(|&number| number != self.child.id()));
        drop(running);
        if !has_ended {
            // It may have ended just now. Wait in either case, so that no zombie is left.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Waits for a child to end. Returns its status, or `None` if it still runs after `patience`.
fn wait(child: &mut Child, patience: Duration) -> Option<std::process::ExitStatus> {
    let started = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if started.elapsed() < patience => std::thread::sleep(STOP_CHECK_INTERVAL),
            Ok(None) | Err(_) => return None,
        }
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
    std::thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

fn write_questions(stdin: Option<impl Write>, questions: &Receiver<String>) {
    let Some(mut stdin) = stdin else { return };
    for question in questions {
        let written = stdin.write_all(question.as_bytes()).and_then(|()| stdin.write_all(b"\n"));
        if written.and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: Option<impl Read>, found: &SyncSender<KataGoLine>) {
    let Some(mut stdout) = stdout.map(BufReader::new) else { return };
    loop {
        let mut bytes = Vec::new();
        let read = (&mut stdout).take(MAX_LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes);
        let line = match read {
            Err(_) | Ok(0) => return,
            Ok(read) if read > MAX_LINE_BYTES => KataGoLine::TooLong,
            // It ended in the middle of a line.
            Ok(_) if !bytes.ends_with(b"\n") => return,
            Ok(_) => KataGoLine::Text(String::from_utf8_lossy(&bytes).trim().to_owned()),
        };
        let is_last = matches!(line, KataGoLine::TooLong);
        if found.send(line).is_err() || is_last {
            return;
        }
    }
}

/// Reads all messages, so that the engine never blocks on a full pipe, and remembers the last few.
fn read_messages(stderr: Option<impl Read>, tail: &Mutex<VecDeque<String>>) {
    let Some(mut stderr) = stderr.map(BufReader::new) else { return };
    loop {
        let mut bytes = Vec::new();
        match (&mut stderr).take(64 << 10).read_until(b'\n', &mut bytes) {
            Err(_) | Ok(0) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&bytes);
        let line: String = text.trim().chars().take(MAX_TAIL_LINE_CHARS).collect();
        if !line.is_empty() {
            let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
            if tail.len() == MAX_TAIL_LINES {
                tail.pop_front();
            }
            tail.push_back(shortened(&line));
        }
    }
}

/// The result of testing an engine.
#[derive(Clone, Debug, PartialEq)]
pub struct KataGoTrial {
    /// KataGo's version, as it says it.
    pub version: String,
    /// Black's winrate on the empty board of 19 lines, 0 to 1.
    pub black_winrate: f64,
    /// Black's lead there, in points.
    pub black_lead: f64,
    pub visits: u64,
    /// The time from the start of the program to its last answer.
    pub elapsed: Duration,
}

impl std::fmt::Display for KataGoTrial {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "KataGo {} answers: the empty board, komi 6.5, is worth {:+.1} points and {:.0} % to Black \
             ({} playouts, {:.1} s with its start)",
            self.version,
            self.black_lead,
            self.black_winrate * 100.0,
            grouped(self.visits),
            self.elapsed.as_secs_f64()
        )
    }
}

/// Starts the engine, asks for its version and for the value of the empty board, and ends it.
///
/// Errors: a fault of the engine, or the user stopped it.
pub fn try_engine(
    engine: &KataGoSettings,
    patience: Patience,
    progress: &Progress,
) -> Result<KataGoTrial, EngineError> {
    progress.begin(Phase::WaitingForEngine, "", 0);
    let started = Instant::now();
    let mut running = KataGoProcess::start(engine, patience)?;
    let at = || None;
    let version = r#"{"id":"version","action":"query_version"}"#.to_owned();
    let (mut version, mut position) = (UnsentQuery::new(version), UnsentQuery::new(test_query(engine)));
    let (mut told, mut found) = (None, None);
    while told.is_none() || found.is_none() {
        version.put(&mut running);
        position.put(&mut running);
        let Some(line) = running.line(&at, progress)? else { continue };
        let object: Value = answer::object(&line).map_err(|fault| running.fault(fault, at()))?;
        if object.get("action").is_some() && object.get("error").is_none() {
            let said = object.get("version").and_then(Value::as_str);
            let fault = || KataGoFault::Field { field: "version", line: shortened(&line) };
            told = Some(shortened(said.ok_or_else(|| running.fault(fault(), at()))?));
            running.answers();
            continue;
        }
        match answer::read(&object, &line).map_err(|fault| running.fault(fault, at()))? {
            KataGoAnswer::Nothing | KataGoAnswer::Warning(_) => continue,
            KataGoAnswer::Error { what, .. } => return Err(running.fault(KataGoFault::Refuses(what), at())),
            KataGoAnswer::Position(answer) if answer.id == "test" && answer.turn == 0 => {
                running.answers();
                found = Some(answer);
            }
            KataGoAnswer::Position(answer) => return Err(running.fault(KataGoFault::Unasked(answer.id), at())),
        }
    }
    let (version, position) = (told.unwrap_or_default(), found);
    let position = position.unwrap_or_else(|| unreachable!("the loop ends when there is one"));
    Ok(KataGoTrial {
        version,
        black_winrate: position.winrate,
        black_lead: position.lead,
        visits: position.visits,
        elapsed: started.elapsed(),
    })
}

/// A question that is kept until the engine's queue has room for it.
struct UnsentQuery(Option<String>);

impl UnsentQuery {
    fn new(text: String) -> UnsentQuery {
        UnsentQuery(Some(text))
    }

    fn put(&mut self, running: &mut KataGoProcess) {
        self.0 = self.0.take().and_then(|text| running.ask(text));
    }
}
