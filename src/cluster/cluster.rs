//! Sends tasks to a scheduler, and gets their parts back.
//!
//! A table in memory has one task per partition. The query is `SELECT number, katachi_task(task) FROM tasks`. It is
//! planned here and sent as a physical plan, so the scheduler need not see the work folder, and each worker gets only
//! its own rows.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ballista_core::execution_plans::execute_physical_plan;
use ballista_core::extension::SessionConfigExt;
use ballista_core::serde::BallistaPhysicalExtensionCodec;
use ballista_core::serde::protobuf::GetJobStatusParams;
use ballista_core::serde::protobuf::scheduler_grpc_client::SchedulerGrpcClient;
use ballista_core::utils::create_grpc_client_endpoint;
use datafusion::arrow::array::{Array, RecordBatch, StringArray, UInt32Array};
use datafusion::arrow::datatypes::{DataType, Field, Schema};
use datafusion::common::cast::{as_string_array, as_uint32_array};
use datafusion::datasource::MemTable;
use datafusion::error::DataFusionError;
use datafusion::physical_plan::ExecutionPlan;
use datafusion::prelude::{SessionConfig, SessionContext};
use datafusion_proto::protobuf::PhysicalPlanNode;
use futures::TryStreamExt;
use katachi_core::progress::Progress;
use katachi_tables::shards::{PartFile, ShardTask};

use crate::ClusterError;
use crate::function::{FUNCTION_NAME, session, unwrapped};
use crate::tls::Tls;
use crate::work::TaskFolders;

/// Maximum number of tasks in a query: the plan with all of them goes to the scheduler in one message.
const MAX_TASKS_PER_QUERY: usize = 512;

/// Maximum number of times that the same tasks are sent. An answer is lost if its worker ends before the answer is
/// fetched.
const MAX_ATTEMPTS: usize = 3;

/// Timeout for a scheduler that does not answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

/// After this time without a part, remind the user that workers are needed.
const REMINDER_DELAY: Duration = Duration::from_secs(30);

/// A scheduler, and how to speak with it.
pub struct Cluster {
    address: String,
    tls: Option<Tls>,
}

impl Cluster {
    /// Errors: no HOST:PORT; no scheduler answers there.
    pub async fn connect(address: &str, tls: Option<Tls>) -> Result<Cluster, ClusterError> {
        host_and_port(address)?;
        let cluster = Cluster { address: address.to_owned(), tls };
        match cluster.probe().await {
            Ok(()) => Ok(cluster),
            Err(why) => Err(ClusterError::NoScheduler { address: cluster.address, why }),
        }
    }

    fn url(&self) -> String {
        url(&self.address, self.tls.as_ref())
    }

    async fn probe(&self) -> Result<(), String> {
        probe(&self.address, self.tls.as_ref()).await
    }

    /// Has all tasks carried out. Returns their parts in the order of the tasks. `what` names the work in messages.
    ///
    /// Errors: cancelled; the scheduler is lost; a task failed on its worker.
    pub async fn run(
        &self,
        what: &str,
        tasks: &[ShardTask],
        folders: &TaskFolders,
        progress: &Progress,
    ) -> Result<Vec<PartFile>, ClusterError> {
        let mut parts = Vec::with_capacity(tasks.len());
        for tasks in tasks.chunks(MAX_TASKS_PER_QUERY) {
            parts.extend(tokio::select! {
                parts = self.try_again(tasks) => parts?,
                () = tell(what, folders, progress) => return Err(ClusterError::Cancelled),
            });
        }
        Ok(parts)
    }

    async fn try_again(&self, tasks: &[ShardTask]) -> Result<Vec<PartFile>, ClusterError> {
        let mut attempt = 1;
        loop {
            let error = match self.ask(tasks).await {
                Ok(parts) => return Ok(parts),
                Err(error) => error,
            };
            let text = error.to_string();
            if let Some(what) = unwrapped(&text) {
                return Err(ClusterError::Task(what));
            }
            if let Err(why) = self.probe().await {
                return Err(ClusterError::SchedulerLost { address: self.address.clone(), why });
            }
            if attempt == MAX_ATTEMPTS {
                return Err(ClusterError::Failed(text));
            }
            eprintln!("katachi: asked again, since the answers did not come: {text}");
            attempt += 1;
        }
    }

    /// Runs the tasks as one query.
    async fn ask(&self, tasks: &[ShardTask]) -> Result<Vec<PartFile>, DataFusionError> {
        let config = self.session_config(tasks.len());
        let context = SessionContext::new_with_state(session(config.clone())?);
        let plan = plan(&context, tasks).await?;
        let (codec, ballista) = (BallistaPhysicalExtensionCodec::default(), config.ballista_config());
        let answers = execute_physical_plan::<PhysicalPlanNode>(
            self.url(),
            &ballista,
            plan,
            &codec,
            context.session_id(),
            config.clone(),
        );
        let answers: Vec<RecordBatch> = answers.await?.try_collect().await?;
        read(&answers, tasks.len())
    }

    fn session_config(&self, partitions: usize) -> SessionConfig {
        let config = SessionConfig::new_with_ballista()
            .with_target_partitions(partitions.max(1))
            .with_ballista_job_name("katachi mine")
            // Else one worker takes as many shards as it has room for, and the others have none.
            .set_u64("ballista.scheduler.max_partitions_per_task", 1)
            .set_u64("ballista.client.grpc_http2_keepalive_interval_seconds", ANSWER_TIMEOUT.as_secs());
        match &self.tls {
            None => config,
            Some(tls) => {
                config.with_ballista_use_tls(true).with_ballista_override_create_grpc_client_endpoint(tls.endpoints())
            }
        }
    }
}

/// Splits HOST:PORT.
///
/// Errors: `text` has no host, or no valid port.
pub fn host_and_port(text: &str) -> Result<(String, u16), ClusterError> {
    let parts = text.rsplit_once(':').filter(|(host, _)| !host.is_empty() && !host.contains('/'));
    let read = parts.and_then(|(host, port)| Some((host.to_owned(), port.parse().ok()?)));
    read.ok_or_else(|| {
        ClusterError::Usage(format!("{text}: write the scheduler as HOST:PORT, such as 127.0.0.1:50050"))
    })
}

fn url(address: &str, tls: Option<&Tls>) -> String {
    format!("{}://{address}", if tls.is_some() { "https" } else { "http" })
}

/// Asks a scheduler for a job that does not exist, to learn whether the scheduler answers.
///
/// Errors: why nobody answered.
pub async fn probe(address: &str, tls: Option<&Tls>) -> Result<(), String> {
    let asked = async {
        let endpoint = create_grpc_client_endpoint(url(address, tls), None).map_err(|error| reasons(&error))?;
        let endpoint = endpoint.connect_timeout(ANSWER_TIMEOUT);
        let endpoint = match tls {
            Some(tls) => tls.endpoints()(endpoint).map_err(|error| reasons(error.as_ref()))?,
            None => endpoint,
        };
        let connection = endpoint.connect().await.map_err(|error| reasons(&error))?;
        let asked = GetJobStatusParams { job_id: "none".to_owned() };
        let answer = SchedulerGrpcClient::new(connection).get_job_status(asked).await;
        answer.map(|_| ()).map_err(|status| match status.source() {
            Some(cause) => reasons(cause),
            None => status.message().to_owned(),
        })
    };
    let within = tokio::time::timeout(ANSWER_TIMEOUT, asked).await;
    within.unwrap_or_else(|_| Err(format!("no answer within {} s", ANSWER_TIMEOUT.as_secs())))
}

/// An error and its causes in one line. A connection's error alone says nothing.
pub fn reasons(error: &(dyn Error + 'static)) -> String {
    let mut texts = vec![error.to_string()];
    let mut cause = error.source();
    while let Some(error) = cause {
        texts.push(error.to_string());
        cause = error.source();
    }
    // Some errors repeat their causes.
    texts.dedup_by(|later, earlier| earlier.contains(later.as_str()));
    texts.join(": ")
}

/// The query over a table with one task a partition.
async fn plan(context: &SessionContext, tasks: &[ShardTask]) -> Result<Arc<dyn ExecutionPlan>, DataFusionError> {
    let number = Field::new("number", DataType::UInt32, false);
    let schema = Arc::new(Schema::new(vec![number, Field::new("task", DataType::Utf8, false)]));
    let row = |(number, task): (usize, &ShardTask)| {
        let text = serde_json::to_string(task).map_err(|error| DataFusionError::External(error.into()))?;
        let columns: Vec<Arc<dyn Array>> =
            vec![Arc::new(UInt32Array::from(vec![number as u32])), Arc::new(StringArray::from(vec![text]))];
        Ok(vec![RecordBatch::try_new(Arc::clone(&schema), columns)?])
    };
    let partitions = tasks.iter().enumerate().map(row).collect::<Result<Vec<_>, DataFusionError>>()?;
    context.register_table("tasks", Arc::new(MemTable::try_new(Arc::clone(&schema), partitions)?))?;
    let query = context.sql(&format!("SELECT number, {FUNCTION_NAME}(task) AS part FROM tasks")).await?;
    query.create_physical_plan().await
}

/// The parts in the order of their tasks.
///
/// Errors: a part is missing or cannot be read.
fn read(answers: &[RecordBatch], expected: usize) -> Result<Vec<PartFile>, DataFusionError> {
    let mut parts: BTreeMap<u32, PartFile> = BTreeMap::new();
    for batch in answers {
        let (numbers, texts) = (as_uint32_array(batch.column(0))?, as_string_array(batch.column(1))?);
        for (number, text) in numbers.iter().zip(texts.iter()) {
            let (Some(number), Some(text)) = (number, text) else { continue };
            let part = serde_json::from_str(text).map_err(|error| DataFusionError::External(error.into()))?;
            parts.insert(number, part);
        }
    }
    match parts.len() == expected {
        true => Ok(parts.into_values().collect()),
        false => Err(DataFusionError::Execution(format!("{} of {expected} parts came", parts.len()))),
    }
}

/// Says how many parts are there, until the user cancels.
async fn tell(what: &str, folders: &TaskFolders, progress: &Progress) {
    let all = folders.paths().len();
    let (mut said, mut changed, mut next_look) = (0, Instant::now(), Instant::now());
    while !progress.is_cancelled() {
        tokio::time::sleep(Duration::from_millis(50)).await;
        if Instant::now() < next_look {
            continue;
        }
        next_look = Instant::now() + Duration::from_millis(500);
        let delivered = folders.delivered();
        if delivered != said {
            (said, changed) = (delivered, Instant::now());
            eprintln!("katachi: {what}: {delivered} of {all} shards");
        } else if said == 0 && changed.elapsed() > REMINDER_DELAY {
            changed = Instant::now();
            eprintln!(
                "katachi: {what}: no worker has delivered yet. Is one running? katachi-cluster worker --scheduler …"
            );
        }
    }
}
