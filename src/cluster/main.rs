//! `katachi-cluster`: scheduler, worker, and who asks them to mine.

use std::process::ExitCode;
use std::sync::Arc;

use clap::{Parser, Subcommand};
use katachi_cluster::{ClusterError, messages, mine, scheduler, worker};
use katachi_core::progress::Progress;

/// Mining on several machines
#[derive(Parser)]
#[command(name = "katachi-cluster", version, after_help = EXAMPLES)]
struct ClusterArguments {
    #[command(subcommand)]
    command: ClusterCommand,
}

const EXAMPLES: &str = "Example:\n  katachi-cluster scheduler\n  katachi-cluster worker --scheduler 127.0.0.1:50050\n  \
                        katachi-cluster mine 127.0.0.1:50050 --library games.katachi --shards 8 --window \
                        square:5 --source move --min-count 10 --out shapes.parquet";

#[derive(Subcommand)]
enum ClusterCommand {
    /// Hand out tasks to workers; lost with all it knows when it ends
    Scheduler(scheduler::SchedulerOptions),
    /// Carry out the tasks of a scheduler, until it is ended
    Worker(worker::WorkerOptions),
    /// Count the shapes of games on the machines of a cluster
    Mine(mine::MineOptions),
}

fn main() -> ExitCode {
    let arguments = ClusterArguments::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("katachi: no threads to work with: {error}");
            return ExitCode::from(1);
        }
    };
    match runtime.block_on(run(arguments.command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("katachi: {error}");
            ExitCode::from(if matches!(error, ClusterError::Usage(_)) { 2 } else { 1 })
        }
    }
}

async fn run(command: ClusterCommand) -> Result<(), ClusterError> {
    match command {
        ClusterCommand::Scheduler(options) => {
            messages::begin(options.verbose);
            scheduler::run(options).await
        }
        ClusterCommand::Worker(options) => {
            messages::begin(options.verbose);
            worker::run(options).await
        }
        ClusterCommand::Mine(options) => {
            // Errors are told once, by us.
            if options.verbose {
                messages::begin(true);
            }
            let progress = Arc::new(Progress::new());
            tokio::spawn(cancel_on_signals(Arc::clone(&progress)));
            mine::run(options, &progress).await
        }
    }
}

/// The first Ctrl+C or SIGTERM cancels, and what was made is removed; the second ends the process.
async fn cancel_on_signals(progress: Arc<Progress>) {
    wait_for_signal().await;
    progress.cancel();
    wait_for_signal().await;
    std::process::exit(1);
}

async fn wait_for_signal() {
    #[cfg(unix)]
    if let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => return,
            _ = terminate.recv() => return,
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
