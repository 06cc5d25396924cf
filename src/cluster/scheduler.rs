//! The scheduler: it hands out tasks to the workers that ask it, and again where one is lost.
//!
//! All that it knows is in its memory. Workers ask for work (Ballista's pull policy), so nobody has to reach them but who
//! fetches results: the driver.

use std::net::SocketAddr;
use std::sync::Arc;

use ballista_core::config::TaskSchedulingPolicy;
use ballista_core::serde::protobuf::scheduler_grpc_server::SchedulerGrpcServer;
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::{create_scheduler, start_grpc_service_with_listener};
use clap::Args;
use datafusion_proto::protobuf::{LogicalPlanNode, PhysicalPlanNode};
use tokio::net::TcpListener;
use tonic::transport::Server;
use tonic::transport::server::TcpIncoming;

use crate::tls::TlsOptions;
use crate::{ClusterError, function};

/// A busy worker calls every 5 seconds; one that was not heard of for as long as three calls is lost.
const LOST_AFTER_SECS: u64 = 15;

/// Options of `katachi-cluster scheduler`.
#[derive(Args, Debug)]
pub struct SchedulerOptions {
    /// The address to listen on. Whoever reaches it can have the workers read and write: without --ca, loopback or a network of your own
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:50050")]
    bind: SocketAddr,
    /// A worker that was not heard of for SECONDS is lost, and its tasks go to others; a busy one calls every 5 seconds
    #[arg(long, value_name = "SECONDS", default_value_t = LOST_AFTER_SECS, value_parser = clap::value_parser!(u64).range(8..=3600))]
    lost_after: u64,
    #[command(flatten)]
    tls: TlsOptions,
    /// Say on standard error what is done, not only what goes wrong
    #[arg(long)]
    pub verbose: bool,
}

/// Serves until the process is ended.
///
/// Errors: the address is taken; certificates that cannot be read.
pub async fn run(options: SchedulerOptions) -> Result<(), ClusterError> {
    let tls = options.tls.read()?;
    let bind = |source| ClusterError::Bind { address: options.bind, source };
    let listener = TcpListener::bind(options.bind).await.map_err(bind)?;
    let address = listener.local_addr().map_err(bind)?;
    let config = SchedulerConfig {
        bind_host: address.ip().to_string(),
        bind_port: address.port(),
        external_host: address.ip().to_string(),
        scheduling_policy: TaskSchedulingPolicy::PullStaged,
        executor_timeout_seconds: options.lost_after,
        expire_dead_executor_interval_seconds: 1,
        // Wait as long again for others to come, when the last worker is lost.
        no_executors_grace_period_seconds: options.lost_after * 2,
        override_session_builder: Some(Arc::new(function::session)),
        override_create_grpc_client_endpoint: tls.as_ref().map(|tls| tls.endpoints()),
        use_tls: tls.is_some(),
        ..SchedulerConfig::default()
    };
    let (most_in, most_out) =
        (config.grpc_server_max_decoding_message_size, config.grpc_server_max_encoding_message_size);
    config.validate()?;
    let cluster = BallistaCluster::new_from_config(&config).await?;
    let scheduler = create_scheduler::<LogicalPlanNode, PhysicalPlanNode>(cluster, Arc::new(config)).await?;
    eprintln!("katachi: scheduler on {address}{}", if tls.is_some() { ", with TLS" } else { "" });
    match tls {
        None => Ok(start_grpc_service_with_listener(listener, scheduler).await?),
        Some(tls) => {
            // Ballista's own service does not speak TLS.
            let service = SchedulerGrpcServer::new(scheduler)
                .max_decoding_message_size(most_in as usize)
                .max_encoding_message_size(most_out as usize);
            let failed = |error: tonic::transport::Error| ClusterError::Failed(crate::cluster::reasons(&error));
            let mut server = Server::builder().tls_config(tls.server()).map_err(failed)?;
            server.add_service(service).serve_with_incoming(TcpIncoming::from(listener)).await.map_err(failed)
        }
    }
}
