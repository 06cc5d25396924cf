//! The rules of `assets/shape-names.txt`, as they are written.
//!
//! ```text
//! name: Hane
//! kind: contact
//! japanese: hane ハネ
//! priority: 60
//! if: not captures
//!   * (d) *
//!   . 1 (d)
//!   X O *
//! ```
//!
//! A rule ends where the next `name:` begins. Blank lines separate diagrams, of which any one has to fit. A name that
//! is used in another rule again keeps its kinds, its Japanese term and its priority. `//` begins a comment.

use super::conditions::ShapeNameCondition;
use super::diagram::{self, ShapeNameDiagram};
use super::{RuleError, RuleErrorKind, ShapeName};

/// One block of the asset.
#[derive(Clone, Debug)]
pub(super) struct ShapeNameRule {
    /// Place in the list of names.
    pub name: usize,
    /// The conditions, each with whether it is denied.
    pub conditions: Vec<(ShapeNameCondition, bool)>,
    pub diagrams: Vec<ShapeNameDiagram>,
    /// The rows of each diagram.
    pub texts: Vec<String>,
}

impl ShapeNameRule {
    /// The diagrams that show the name without a word beside them, as the text of a query, each with whether it is a move.
    pub fn drawings(&self) -> impl Iterator<Item = (bool, String)> {
        let is_told = self.conditions.iter().all(|&(condition, denied)| denied || condition.is_drawn());
        let diagrams =
            self.diagrams.iter().zip(&self.texts).filter(move |(diagram, _)| is_told && diagram.has_places());
        diagrams.map(|(diagram, text)| (diagram.is_move, diagram::query_text(text)))
    }
}

/// The contents of a text of rules: the names in its order with their priorities, and the rules.
pub(super) struct ShapeNameRules {
    pub names: Vec<(ShapeName, u32)>,
    pub rules: Vec<ShapeNameRule>,
}

impl ShapeNameRules {
    /// Reads a text of rules.
    ///
    /// Errors: what is wrong, and in which line.
    pub fn read(text: &str) -> Result<ShapeNameRules, RuleError> {
        let mut reader = RuleReader { read: ShapeNameRules { names: Vec::new(), rules: Vec::new() }, rows: Vec::new() };
        // The added blank line ends the last diagram, like any other.
        for (number, line) in (1..).zip(text.lines().chain([""])) {
            // A diagram is read at its end, but an error in it is reported for the line where it begins.
            let begins = number - reader.rows.len();
            reader.line(line).map_err(|kind| {
                let is_of_diagram = reader.rows.is_empty() && begins < number;
                RuleError { line: if is_of_diagram { begins } else { number }, kind }
            })?;
        }
        Ok(reader.read)
    }
}

struct RuleReader<'a> {
    read: ShapeNameRules,
    rows: Vec<&'a str>,
}

impl<'a> RuleReader<'a> {
    fn line(&mut self, line: &'a str) -> Result<(), RuleErrorKind> {
        let line = line.trim();
        if line.starts_with("//") {
            return Ok(());
        }
        if line.is_empty() {
            return self.end_diagram();
        }
        let Some((key, value)) = line.split_once(':') else {
            self.rows.push(line);
            return Ok(());
        };
        self.end_diagram()?;
        let value = value.trim();
        if key == "name" {
            self.begin(value);
            return Ok(());
        }
        let rule = self.read.rules.last_mut().ok_or(RuleErrorKind::NoName)?;
        let (name, priority) = &mut self.read.names[rule.name];
        match key {
            "kind" => {
                for kind in value.split(',').map(str::trim) {
                    name.kinds.push(kind.parse().map_err(RuleErrorKind::MoveKind)?);
                }
            }
            "japanese" => name.japanese = value.to_owned(),
            "priority" => *priority = value.parse().map_err(|_| RuleErrorKind::Priority(value.to_owned()))?,
            "if" => {
                for text in value.split(',').map(str::trim) {
                    let read =
                        ShapeNameCondition::read(text).ok_or_else(|| RuleErrorKind::Condition(text.to_owned()))?;
                    rule.conditions.push(read);
                }
            }
            _ => return Err(RuleErrorKind::Key(key.to_owned())),
        }
        Ok(())
    }

    fn begin(&mut self, english: &str) {
        let names = &mut self.read.names;
        let name = names.iter().position(|(name, _)| name.english == english).unwrap_or_else(|| {
            names.push((ShapeName { english: english.to_owned(), japanese: String::new(), kinds: Vec::new() }, 0));
            names.len() - 1
        });
        self.read.rules.push(ShapeNameRule { name, conditions: Vec::new(), diagrams: Vec::new(), texts: Vec::new() });
    }

    fn end_diagram(&mut self) -> Result<(), RuleErrorKind> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let rows = std::mem::take(&mut self.rows);
        let diagram = ShapeNameDiagram::read(&rows)?;
        let rule = self.read.rules.last_mut().ok_or(RuleErrorKind::NoName)?;
        rule.diagrams.push(diagram);
        rule.texts.push(rows.join("\n"));
        Ok(())
    }
}
