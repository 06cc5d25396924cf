//! Reads one line from KataGo, and checks every field that is used. A line that doesn't fit the protocol is a
//! [`KataGoFault`].

use serde_json::{Map, Value};

use super::{Absurdity, KataGoFault, Refusal, shortened};

/// The contents of a line.
#[derive(Debug, PartialEq)]
pub(super) enum KataGoAnswer {
    Position(KataGoEvaluation),
    /// KataGo cannot answer the question with this id. There is no id if it could not even read the question.
    Error {
        id: Option<String>,
        what: Refusal,
    },
    Warning(String),
    /// An intermediate answer during the search, or a line that means nothing here.
    Nothing,
}

/// The value of a position.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct KataGoEvaluation {
    pub id: String,
    pub turn: i64,
    /// As Black sees it, 0 to 1.
    pub winrate: f64,
    /// Black's lead in points.
    pub lead: f64,
    pub visits: u64,
    /// The move that KataGo would play, as it wrote it: `Q16`, or `pass`.
    pub best: Option<String>,
}

/// Largest lead that is believed. No board has this many points.
const MAX_LEAD: f64 = 1000.0;

/// The JSON object of a line.
///
/// Errors: the line is no JSON object.
pub(super) fn object(line: &str) -> Result<Value, KataGoFault> {
    match serde_json::from_str::<Value>(line) {
        Ok(value) if value.is_object() => Ok(value),
        _ => Err(KataGoFault::Garbage(shortened(line))),
    }
}

/// Reads the answer in a line. `object` is the line as JSON.
///
/// Errors: a field is missing, of another kind, or absurd.
pub(super) fn read(object: &Value, line: &str) -> Result<KataGoAnswer, KataGoFault> {
    let field = |field: &'static str| KataGoFault::Field { field, line: shortened(line) };
    let absurd = |what| KataGoFault::Absurd { what, line: shortened(line) };
    let no_fields = Map::new();
    let fields = object.as_object().unwrap_or(&no_fields);
    let id = match fields.get("id") {
        None => None,
        // Our own ids are short and have no control characters, so this does not change them.
        Some(id) => Some(shortened(id.as_str().ok_or_else(|| field("id"))?)),
    };
    if let Some(what) = fields.get("error") {
        let what = what.as_str().ok_or_else(|| field("error"))?;
        return Ok(KataGoAnswer::Error { id, what: Refusal::Said(shortened(what)) });
    }
    if let Some(what) = fields.get("warning") {
        let what = what.as_str().ok_or_else(|| field("warning"))?;
        return Ok(KataGoAnswer::Warning(shortened(what)));
    }
    if fields.contains_key("action") {
        return Ok(KataGoAnswer::Nothing);
    }
    match fields.get("isDuringSearch") {
        None | Some(Value::Bool(false)) => {}
        Some(Value::Bool(true)) => return Ok(KataGoAnswer::Nothing),
        Some(_) => return Err(field("isDuringSearch")),
    }
    let id = id.ok_or_else(|| field("id"))?;
    if fields.get("noResults") == Some(&Value::Bool(true)) {
        return Ok(KataGoAnswer::Error { id: Some(id), what: Refusal::GaveUp });
    }
    let turn = fields.get("turnNumber").and_then(Value::as_i64).ok_or_else(|| field("turnNumber"))?;
    let root = fields.get("rootInfo").and_then(Value::as_object).ok_or_else(|| field("rootInfo"))?;
    let winrate = root.get("winrate").and_then(Value::as_f64).ok_or_else(|| field("winrate"))?;
    let lead = root.get("scoreLead").and_then(Value::as_f64).ok_or_else(|| field("scoreLead"))?;
    let visits = root.get("visits").and_then(Value::as_u64).ok_or_else(|| field("visits"))?;
    // Rounding may take KataGo's averages slightly out of this range.
    if !(-1e-4..=1.0001).contains(&winrate) {
        return Err(absurd(Absurdity::Winrate(winrate)));
    }
    if !(-MAX_LEAD..=MAX_LEAD).contains(&lead) {
        return Err(absurd(Absurdity::Lead(lead)));
    }
    let moves = fields.get("moveInfos").and_then(Value::as_array).ok_or_else(|| field("moveInfos"))?;
    let mut best: Option<(i64, &str)> = None;
    for info in moves {
        let place = info.get("move").and_then(Value::as_str).ok_or_else(|| field("move"))?;
        let order = info.get("order").and_then(Value::as_i64).ok_or_else(|| field("order"))?;
        if best.is_none_or(|(least, _)| order < least) {
            best = Some((order, place));
        }
    }
    let best = best.map(|(_, place)| place.to_owned());
    Ok(KataGoAnswer::Position(KataGoEvaluation { id, turn, winrate: winrate.clamp(0.0, 1.0), lead, visits, best }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"{"id":"3:0","isDuringSearch":false,"turnNumber":2,"moveInfos":[
        {"move":"D4","visits":3,"winrate":0.4,"scoreLead":-1,"order":1,"pv":["D4"]},
        {"move":"Q16","visits":9,"winrate":0.5,"scoreLead":0.25,"order":0,"pv":["Q16"]}],
        "rootInfo":{"winrate":0.4975,"scoreLead":-0.125,"currentPlayer":"B","visits":12}}"#;

    fn parse_answer(line: &str) -> Result<KataGoAnswer, KataGoFault> {
        read(&object(line)?, line)
    }

    #[test]
    fn a_position_is_read_with_the_move_of_lowest_order() {
        let Ok(KataGoAnswer::Position(read)) = parse_answer(LINE) else { panic!() };
        assert_eq!((read.id.as_str(), read.turn, read.winrate, read.lead, read.visits), ("3:0", 2, 0.4975, -0.125, 12));
        assert_eq!(read.best.as_deref(), Some("Q16"));
    }

    #[test]
    fn errors_warnings_and_interim_lines_are_told_from_answers() {
        let error = r#"{"error":"Illegal move","field":"moves","id":"7:0"}"#;
        assert_eq!(
            parse_answer(error),
            Ok(KataGoAnswer::Error { id: Some("7:0".into()), what: Refusal::Said("Illegal move".into()) })
        );
        assert_eq!(parse_answer(r#"{"warning":"x","field":"y","id":"1:0"}"#), Ok(KataGoAnswer::Warning("x".into())));
        assert_eq!(parse_answer(&LINE.replace("ch\":false", "ch\":true")), Ok(KataGoAnswer::Nothing));
    }

    #[test]
    fn a_missing_or_absurd_field_is_named() {
        for (from, to, word) in [
            ("\"turnNumber\":2", "\"turnNumber\":\"2\"", "turnNumber"),
            ("rootInfo", "root", "rootInfo"),
            ("0.4975", "1.5", "winrate of 1.5"),
            ("0.4975", "NaN", "no JSON"),
            ("0.4975", "null", "winrate"),
            ("-0.125", "-4000", "lead of -4000"),
            ("-0.125", "1e999", "no JSON"),
            ("moveInfos", "infos", "moveInfos"),
            ("\"order\":1", "\"order\":[]", "order"),
            ("\"3:0\"", "3", "`id`"),
            ("{\"id\"", "[\"id\"", "no JSON"),
        ] {
            let line = LINE.replace(from, to);
            let fault = parse_answer(&line).expect_err(&line).to_string();
            assert!(fault.contains(word), "{to}: {fault}");
        }
    }

    #[test]
    fn no_control_character_of_an_engine_reaches_a_message() {
        let evil = r"\u001b[2J\u0007\r\nx\u009b1m";
        let lines = [
            format!(r#"{{"error":"{evil}","id":"{evil}"}}"#),
            format!(r#"{{"warning":"{evil}","id":"1"}}"#),
            format!(r#"{{"id":"{evil}","noResults":true}}"#),
            LINE.replace("3:0", evil),
            LINE.replace("Q16", evil),
            LINE.replace("3:0", "\u{1b}[2J"),
            "\u{1b}[2J\u{7}".to_owned(),
        ];
        for line in lines {
            let said = match parse_answer(&line) {
                Ok(KataGoAnswer::Position(KataGoEvaluation { id, turn, best, .. })) => {
                    let best = Absurdity::Move(shortened(&best.unwrap()));
                    let of_id = [KataGoFault::Unasked(id.clone()), KataGoFault::Turn { id: id.clone(), turn }];
                    format!("{best} {} {} {}", of_id[0], of_id[1], KataGoFault::Twice { id, turn })
                }
                Ok(KataGoAnswer::Error { id, what }) => format!("{id:?} {what}").replace("\\u", ""),
                Ok(KataGoAnswer::Warning(what)) => what,
                Ok(KataGoAnswer::Nothing) => panic!("{line:?}"),
                Err(fault) => fault.to_string(),
            };
            assert!(!said.chars().any(char::is_control), "{said:?}");
        }
    }
}
