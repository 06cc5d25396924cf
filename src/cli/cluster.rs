//! `katachi cluster` and `katachi mine --cluster`: handed over to `katachi-cluster`, a program of its own that the default
//! build does not have: some 340 crates below it are Apache DataFusion Ballista's.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use clap::{Args, Subcommand};

use super::Failure;
use katachi_core::files;

#[derive(Args)]
pub(super) struct Cluster {
    #[command(subcommand)]
    role: Role,
}

#[derive(Subcommand)]
enum Role {
    /// Hand out tasks to workers; lost with all it knows when it ends. --help lists its options
    #[command(disable_help_flag = true)]
    Scheduler(PassedOn),
    /// Carry out the tasks of a scheduler, until it is ended. --help lists its options
    #[command(disable_help_flag = true)]
    Worker(PassedOn),
}

#[derive(Args)]
struct PassedOn {
    #[arg(value_name = "OPTIONS", trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// What `katachi mine` takes beside its own options when a cluster mines.
#[derive(Args)]
pub(super) struct OnCluster {
    /// Have the cluster of this scheduler mine the parts. All its machines see them, and --work, under the same names
    #[arg(long, value_name = "HOST:PORT", requires = "out", conflicts_with = "memory")]
    cluster: Option<String>,
    /// With --cluster: a folder for parts; without it, that of --out
    #[arg(long, value_name = "DIR", requires = "cluster")]
    work: Option<PathBuf>,
    /// With --cluster: speak TLS; the certificate of the authority that signed all others, PEM
    #[arg(long, value_name = "FILE", requires_all = ["cluster", "cert", "key"])]
    ca: Option<PathBuf>,
    /// With --cluster: our certificate
    #[arg(long, value_name = "FILE", requires = "ca")]
    cert: Option<PathBuf>,
    /// With --cluster: the key of our certificate
    #[arg(long, value_name = "FILE", requires = "ca")]
    key: Option<PathBuf>,
}

impl Cluster {
    /// Errors: as [`hand_over`].
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let (role, options) = match &self.role {
            Role::Scheduler(options) => ("scheduler", options),
            Role::Worker(options) => ("worker", options),
        };
        hand_over(std::iter::once(role.into()).chain(options.arguments.iter().cloned()))
    }
}

impl OnCluster {
    /// `None` where no cluster is asked for. It reads the arguments of this program again.
    ///
    /// Errors: as [`hand_over`].
    pub fn run(&self) -> Option<Result<ExitCode, Failure>> {
        self.cluster.as_ref()?;
        Some(hand_over(std::env::args_os().skip(1)))
    }
}

const PROGRAM: &str = "katachi-cluster";

/// Becomes the other program, beside this one or on the PATH; where a process cannot become another, waits for it.
///
/// Errors: there is none, or it cannot be started.
fn hand_over(arguments: impl Iterator<Item = OsString>) -> Result<ExitCode, Failure> {
    let beside = std::env::current_exe().ok().and_then(|own| {
        let path = own.with_file_name(format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX));
        files::exists(&path).then_some(path)
    });
    let program = beside.unwrap_or_else(|| PROGRAM.into());
    let mut command = Command::new(&program);
    command.args(arguments);
    let error = match started(&mut command) {
        Ok(code) => return Ok(code),
        Err(error) => error,
    };
    Err(Failure::Failed(match error.kind() {
        ErrorKind::NotFound => format!(
            "{PROGRAM} is neither beside katachi nor on the PATH: clusters are a program of their own. Build it with \
             `cargo build --release -p {PROGRAM}`"
        ),
        _ => format!("{}: cannot be started: {error}", program.display()),
    }))
}

/// Does not come back where all goes well.
#[cfg(unix)]
fn started(command: &mut Command) -> std::io::Result<ExitCode> {
    Err(std::os::unix::process::CommandExt::exec(command))
}

#[cfg(not(unix))]
fn started(command: &mut Command) -> std::io::Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(1)))
}
