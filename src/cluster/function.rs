//! The one function that workers know: a task as JSON, its part as JSON.

use std::sync::Arc;

use datafusion::arrow::array::{Array, StringArray};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::cast::as_string_array;
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::session_state::{SessionState, SessionStateBuilder};
use datafusion::logical_expr::{ColumnarValue, ScalarUDF, Volatility, create_udf};
use datafusion::prelude::SessionConfig;

/// The function's name in a query.
pub const FUNCTION_NAME: &str = "katachi_task";

/// Marks the message of a task that failed: on its way Ballista escapes it, and puts words of its own around it.
const FAILURE_START: &str = "katachi-task-failed<";
const FAILURE_END: char = '>';

/// Carries out a task. Errors: in words for the user.
pub type Run = dyn Fn(&str) -> std::result::Result<String, String> + Send + Sync;

/// The function, with what it does. It is volatile, so that no planner carries it out beforehand.
pub fn function(run: Arc<Run>) -> ScalarUDF {
    let apply = move |arguments: &[ColumnarValue]| apply(arguments, run.as_ref());
    create_udf(FUNCTION_NAME, vec![DataType::Utf8], DataType::Utf8, Volatility::Volatile, Arc::new(apply))
}

/// The function for who only speaks of it: scheduler and driver.
pub fn name_only() -> ScalarUDF {
    function(Arc::new(|_| Err("tasks are for workers".to_owned())))
}

fn apply(arguments: &[ColumnarValue], run: &Run) -> Result<ColumnarValue> {
    let [tasks] = arguments else { return Err(DataFusionError::Plan(format!("{FUNCTION_NAME} takes one task"))) };
    let tasks = tasks.to_array(1)?;
    let parts = as_string_array(&tasks)?.iter().map(|task| task.map(run).transpose());
    let parts: std::result::Result<StringArray, String> = parts.collect();
    match parts {
        Ok(parts) => Ok(ColumnarValue::Array(Arc::new(parts) as Arc<dyn Array>)),
        Err(what) => Err(DataFusionError::Execution(wrapped(&what))),
    }
}

/// Writes a message in letters that nobody escapes.
fn wrapped(what: &str) -> String {
    let mut text = FAILURE_START.to_owned();
    for letter in what.chars() {
        match letter {
            '"' | '\'' | '\\' | '<' | '>' | '%' => text += &format!("%{:02x}", u32::from(letter)),
            letter if letter.is_control() => text += " ",
            letter => text.push(letter),
        }
    }
    text.push(FAILURE_END);
    text
}

/// Finds the message of a task in Ballista's words for it; `None` where it is not a task's.
pub fn unwrapped(text: &str) -> Option<String> {
    let (_, rest) = text.split_once(FAILURE_START)?;
    let (inner, _) = rest.split_once(FAILURE_END)?;
    let mut parts = inner.split('%');
    let mut what = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let letter = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        what.push(char::from(letter?));
        what += &part[2..];
    }
    Some(what)
}

/// A session that knows the function by name.
///
/// Errors: DataFusion's.
pub fn session(config: SessionConfig) -> Result<SessionState> {
    let state = ballista_core::utils::default_session_builder(config)?;
    let mut functions: Vec<Arc<ScalarUDF>> = state.scalar_functions().values().cloned().collect();
    functions.push(Arc::new(name_only()));
    Ok(SessionStateBuilder::new_from_existing(state).with_scalar_functions(functions).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_task_says_survives_escaping_and_other_words_around_it() {
        let what = "/a b/“games”.katachi: cannot read \"it\": 100% full > 'now' \\ <here>";
        let on_its_way = format!("Job x failed: {:?}", format!("{:?}", wrapped(what)));
        assert_eq!(unwrapped(&on_its_way).as_deref(), Some(what));
        assert_eq!(unwrapped("Job x failed: no such thing"), None);
        assert_eq!(unwrapped(&format!("{FAILURE_START}cut off")), None);
    }

    #[test]
    fn each_task_has_its_part_and_one_that_fails_fails_all() {
        let run: Arc<Run> = Arc::new(|task| if task == "bad" { Err("no".into()) } else { Ok(format!("<{task}>")) });
        let parts = |tasks: Vec<Option<&str>>| {
            let array: Arc<dyn Array> = Arc::new(StringArray::from(tasks));
            apply(&[ColumnarValue::Array(array)], run.as_ref())
        };
        let ColumnarValue::Array(array) = parts(vec![Some("a"), None, Some("b")]).unwrap() else { panic!("no array") };
        let array = as_string_array(&array).unwrap();
        assert_eq!(array.iter().collect::<Vec<_>>(), [Some("<a>"), None, Some("<b>")]);
        let error = parts(vec![Some("a"), Some("bad")]).unwrap_err().to_string();
        assert_eq!(unwrapped(&error).as_deref(), Some("no"));
    }
}
