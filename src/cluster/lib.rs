//! Mining on several machines, by Apache DataFusion Ballista.
//!
//! A scheduler hands out tasks, workers carry them out, and whoever asks puts the results together. A workspace and a
//! program of its own (`katachi-cluster`), since it has some 340 crates below it that nothing else needs.
//!
//! The modules, lowest first; each may use those above it:
//!
//! - [`messages`]: Ballista's messages, on standard error.
//! - [`tls`]: certificates, for both sides of every connection.
//! - [`function`]: the one function that workers know: a task as JSON, its part as JSON.
//! - [`work`]: the folder that all machines see, gone at the end.
//! - [`cluster`]: tasks to a scheduler, and their parts back.
//! - [`scheduler`], [`worker`]: the two that wait for work.
//! - [`mine`]: two passes over the shards, and what the driver does between and after them.
//!
//! Ballista only spreads tasks and tries again elsewhere. What is counted, and that the result has the same bytes as on
//! one machine, is `katachi_tables::shards`.
//!
//! Tried and dropped: the results of tasks as Arrow columns through Ballista's shuffle. Parts are files that all machines
//! see, so a worker that ends takes nothing with it, and the scheduler passes on a line a task.
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod cluster;
pub mod function;
pub mod messages;
pub mod mine;
pub mod scheduler;
pub mod tls;
pub mod work;
pub mod worker;

use std::net::SocketAddr;

use katachi_core::library::{LibraryError, MineToFileError};

/// Why a command of the cluster ended without its result.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    #[error("cancelled; nothing was changed")]
    Cancelled,
    #[error("{0}")]
    Usage(String),
    #[error(
        "{address}: no scheduler answers there ({why}). Start one: katachi-cluster scheduler --bind {address}; it and \
         whoever asks it both speak TLS, or neither"
    )]
    NoScheduler { address: String, why: String },
    #[error(
        "{address}: the scheduler is gone ({why}), and with it the job, which it held in its memory. Start it and its \
         workers again, then mine again"
    )]
    SchedulerLost { address: String, why: String },
    /// A task failed, in its worker's words.
    #[error("{0}")]
    Task(String),
    #[error("the cluster did not do it: {0}")]
    Failed(String),
    #[error("{address}: cannot listen there: {source}. Choose another --bind")]
    Bind { address: SocketAddr, source: std::io::Error },
    #[error(transparent)]
    Mining(MineToFileError),
    #[error(transparent)]
    Library(#[from] LibraryError),
}

impl From<MineToFileError> for ClusterError {
    fn from(error: MineToFileError) -> Self {
        use katachi_core::mining::MiningError;
        match error {
            MineToFileError::Mining(MiningError::Cancelled(_)) | MineToFileError::Library(LibraryError::Cancelled) => {
                ClusterError::Cancelled
            }
            MineToFileError::Mining(wrong) => ClusterError::Usage(wrong.to_string()),
            other => ClusterError::Mining(other),
        }
    }
}

impl From<datafusion::error::DataFusionError> for ClusterError {
    fn from(error: datafusion::error::DataFusionError) -> Self {
        ClusterError::Failed(error.to_string())
    }
}

impl From<ballista_core::error::BallistaError> for ClusterError {
    fn from(error: ballista_core::error::BallistaError) -> Self {
        ClusterError::Failed(error.to_string())
    }
}
