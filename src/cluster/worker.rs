//! A worker: it asks its scheduler for tasks, carries them out, and keeps their answers until they are fetched.

use std::io::Read;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use arrow_flight::flight_service_server::FlightServiceServer;
use ballista_core::config::TaskSchedulingPolicy;
use ballista_core::error::BallistaError;
use ballista_core::extension::SessionConfigExt;
use ballista_core::registry::BallistaFunctionRegistry;
use ballista_executor::ArrowFlightServerProvider;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use ballista_executor::flight_service::BallistaFlightService;
use clap::Args;
use datafusion::prelude::SessionConfig;
use katachi_core::progress::Progress;
use katachi_core::{files, library};
use katachi_tables::shards::{PartFile, ShardTask};
use tokio::net::TcpListener;
use tonic::transport::Server;
use tonic::transport::server::TcpIncoming;

use crate::ClusterError;
use crate::cluster::{host_and_port, probe};
use crate::function::{Run, function};
use crate::tls::{Tls, TlsOptions};

/// Answers are a line a task.
const MAX_MESSAGE_BYTES: usize = 16 << 20;

/// Options of `katachi-cluster worker`.
#[derive(Args, Debug)]
pub struct WorkerOptions {
    /// The scheduler to ask for work
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:50050")]
    scheduler: String,
    /// The address to listen on for those who fetch results; port 0 is one that is free. Without --ca, loopback or a network of your own
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:0")]
    bind: SocketAddr,
    /// The name or address under which others reach this machine; without it, that of --bind
    #[arg(long, value_name = "HOST")]
    advertise: Option<String>,
    /// Tasks at a time. One task uses all cores; each holds the games of its shard and their shapes in memory
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    tasks: u16,
    /// How long to wait for the scheduler at the start
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=3600))]
    patience: u16,
    #[command(flatten)]
    tls: TlsOptions,
    /// Say on standard error what is done, not only what goes wrong
    #[arg(long)]
    pub verbose: bool,
}

/// Works until the process is ended. On SIGTERM or Ctrl+C it takes no more tasks and ends what it is at.
///
/// Errors: no scheduler; the address is taken; certificates that cannot be read.
pub async fn run(options: WorkerOptions) -> Result<(), ClusterError> {
    let (scheduler_host, scheduler_port) = host_and_port(&options.scheduler)?;
    let tls = options.tls.read()?;
    let advertised = advertised(&options)?;
    wait_for_scheduler(&options, tls.as_ref()).await?;
    let bind = |source| ClusterError::Bind { address: options.bind, source };
    let listener = std::net::TcpListener::bind(options.bind).map_err(bind)?;
    listener.set_nonblocking(true).map_err(bind)?;
    let address = listener.local_addr().map_err(bind)?;
    let folder =
        tempfile::tempdir().map_err(|error| ClusterError::Failed(format!("no folder for answers: {error}")))?;
    let name = format!("{advertised}:{}", address.port());
    eprintln!("katachi: worker {name}, of the scheduler {}", options.scheduler);
    let config = ExecutorProcessConfig {
        bind_host: in_url(address.ip()),
        external_host: Some(advertised),
        port: address.port(),
        // Nobody calls a worker that asks for its work.
        grpc_port: 0,
        scheduler_host,
        scheduler_port,
        // Its own waiting never ends (55.0.0), so we have waited.
        scheduler_connect_timeout_seconds: 0,
        vcores: usize::from(options.tasks),
        task_scheduling_policy: TaskSchedulingPolicy::PullStaged,
        work_dir: Some(folder.path().to_string_lossy().into_owned()),
        // Ballista does not divide the memory of a task.
        memory_pool_size: Some(0),
        override_function_registry: Some(Arc::new(registry(name))),
        override_arrow_flight_service: Some(answers(listener, tls.clone())),
        override_create_grpc_client_endpoint: tls.as_ref().map(Tls::endpoints),
        override_config_producer: tls.map(|tls| {
            let endpoints = tls.endpoints();
            let config = move || {
                let config = SessionConfig::new_with_ballista().with_ballista_use_tls(true);
                config.with_ballista_override_create_grpc_client_endpoint(Arc::clone(&endpoints))
            };
            Arc::new(config) as ballista_core::ConfigProducer
        }),
        ..ExecutorProcessConfig::default()
    };
    let ended = start_executor_process(Arc::new(config)).await;
    ended.map_err(|error| match error {
        BallistaError::General(why) | BallistaError::GrpcConnectionError(why) => {
            ClusterError::NoScheduler { address: options.scheduler, why }
        }
        other => other.into(),
    })
}

/// Errors: nobody has answered when patience is at an end.
async fn wait_for_scheduler(options: &WorkerOptions, tls: Option<&Tls>) -> Result<(), ClusterError> {
    let begun = Instant::now();
    loop {
        let Err(why) = probe(&options.scheduler, tls).await else { return Ok(()) };
        if begun.elapsed() >= Duration::from_secs(options.patience.into()) {
            return Err(ClusterError::NoScheduler { address: options.scheduler.clone(), why });
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// Errors: it cannot be told from the address at which we listen.
fn advertised(options: &WorkerOptions) -> Result<String, ClusterError> {
    match &options.advertise {
        Some(host) => Ok(host.clone()),
        None if options.bind.ip().is_unspecified() => Err(ClusterError::Usage(format!(
            "--bind {} is every address of this machine: say with --advertise HOST under which one others reach it",
            options.bind
        ))),
        None => Ok(in_url(options.bind.ip())),
    }
}

fn in_url(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    }
}

fn registry(name: String) -> BallistaFunctionRegistry {
    let run: Arc<Run> = Arc::new(move |task| carry_out(task).map_err(|what| format!("worker {name}: {what}")));
    let mut registry = BallistaFunctionRegistry::default();
    let function = Arc::new(function(run));
    registry.scalar_functions.insert(function.name().to_owned(), function);
    registry
}

/// A task as JSON; its part as JSON. Errors: in words.
fn carry_out(task: &str) -> Result<String, String> {
    let task: ShardTask = serde_json::from_str(task)
        .map_err(|error| format!("a task that cannot be read ({error}): another version?"))?;
    let (kind, folder) = match &task {
        ShardTask::Count { folder, .. } => ("count", folder),
        ShardTask::Detail { folder, .. } => ("detail", folder),
    };
    if !files::is_folder(folder) {
        let folder = folder.display();
        return Err(format!("{folder}: no such folder here. All machines must see --work, or whoever asked has ended"));
    }
    dies_in_a_test(&format!("dies-before-{kind}"));
    let part: PartFile = task.run(&Progress::new()).map_err(|error| error.to_string())?;
    damages_in_a_test(&format!("damages-{kind}"), &part.path);
    dies_in_a_test(&format!("dies-after-{kind}"));
    serde_json::to_string(&part).map_err(|error| error.to_string())
}

/// Whether a test asks this worker to fail.
#[cfg(debug_assertions)]
fn is_asked_for(what: &str) -> bool {
    std::env::var("KATACHI_CLUSTER_TEST").is_ok_and(|asked| asked == what)
}

#[cfg(not(debug_assertions))]
fn is_asked_for(_what: &str) -> bool {
    false
}

/// Ends the process as `kill -9` does.
fn dies_in_a_test(what: &str) {
    if is_asked_for(what) {
        katachi_core::machine::kill_this_process();
    }
}

/// Damages a byte, as a bad disk does.
fn damages_in_a_test(what: &str, path: &Path) {
    if is_asked_for(what) {
        let mut bytes = Vec::new();
        let read = files::OpenFile::open(path).and_then(|mut file| file.read_to_end(&mut bytes));
        let middle = bytes.len() / 2;
        if read.is_ok()
            && let Some(byte) = bytes.get_mut(middle)
        {
            *byte ^= 0x10;
        }
        let _ = library::write_file(path, &bytes);
    }
}

/// Serves answers at an address that is held already, so that the port may be any, and with TLS where it is asked for.
fn answers(listener: std::net::TcpListener, tls: Option<Tls>) -> Arc<ArrowFlightServerProvider> {
    let listener = std::sync::Mutex::new(Some(listener));
    Arc::new(move |folder, _, mut shutdown, _| {
        let listener = listener.lock().ok().and_then(|mut held| held.take());
        let tls = tls.clone();
        tokio::spawn(async move {
            let listener = listener.ok_or_else(|| BallistaError::General("answers are served once".to_owned()))?;
            let mut server = Server::builder();
            if let Some(tls) = tls {
                server = server.tls_config(tls.server()).map_err(BallistaError::TonicError)?;
            }
            let service = FlightServiceServer::new(BallistaFlightService::new(folder))
                .max_decoding_message_size(MAX_MESSAGE_BYTES)
                .max_encoding_message_size(MAX_MESSAGE_BYTES);
            let incoming = TcpIncoming::from(TcpListener::from_std(listener)?);
            let served = server.add_service(service).serve_with_incoming_shutdown(incoming, shutdown.recv());
            served.await.map_err(BallistaError::TonicError)
        })
    })
}
