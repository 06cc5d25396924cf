//! Several queries in one question: AND, OR, NOT, and "then, within this number of moves".
//!
//! [`crate::find`] says which games are found, and which query's hits are shown. Hits are those of each query alone, so
//! a shape that stood before and comes back does not come later. Each THEN of a longer chain concerns its two neighbours
//! only. Games that are found without a hit of the speaker, the query that shows its hits (by the other side of an OR, or
//! by a NOT alone), count as games and have no hits.

use std::fmt;
use std::str::FromStr;

use super::{DiagramError, Query};

/// A question of one query or several: a tree whose leaves are queries. Each query has its own edges, options, and
/// moves, numbered from 1.
///
/// As text, diagrams stand between lines of words. `THEN` binds closest, then `NOT`, `AND`, `OR`; `(` and `)` are words
/// too, and words may share a line. Searching inside an earlier question is `( earlier ) AND later`.
///
/// ```
/// use katachi_core::find::Combined;
/// let question: Combined = "\
/// | . . .
/// | . X .
/// +------
/// THEN 20
/// X O
/// AND NOT
/// O O
/// ".parse().unwrap();
/// assert!(matches!(&question, Combined::And(chain, _) if matches!(**chain, Combined::Then { within: 20, .. })));
/// assert_eq!(question.queries().len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Combined {
    Query(Query),
    /// Made by [`Combined::then`], so `before` is a query or such a chain.
    #[non_exhaustive]
    Then {
        before: Box<Combined>,
        /// Maximum number of moves between the hits of `after` and of the query before it, at least 1.
        within: u32,
        same_orientation: bool,
        after: Query,
    },
    Not(Box<Combined>),
    And(Box<Combined>, Box<Combined>),
    Or(Box<Combined>, Box<Combined>),
}

/// The error of a text that is no question, with its place. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CombinedError {
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    #[error("line {line}: after THEN comes the number of moves, 1 or more: `THEN 20`, or `THEN 20 SAME`")]
    Within { line: usize },
    #[error("line {line}: a diagram, NOT or ( is missing here")]
    MissingQuery { line: usize },
    #[error("line {line}: THEN stands between two diagrams, not beside NOT or a bracket")]
    ThenOfMany { line: usize },
    #[error("line {line}: `{word}` does not belong here")]
    TooMuch { line: usize, word: String },
    #[error("line {line}: `a second diagram` does not belong here")]
    SecondDiagram { line: usize },
    #[error("line {line}: this ( is never closed")]
    NotClosed { line: usize },
    #[error("line {line}: brackets and NOTs are nested more than {most} deep", most = Combined::MAX_DEPTH)]
    TooDeep { line: usize },
    #[error("more than {most} queries in one question", most = Combined::MAX_QUERIES)]
    TooMany,
}

impl Combined {
    /// Maximum depth of brackets and NOTs inside each other.
    pub const MAX_DEPTH: usize = 64;
    pub const MAX_QUERIES: usize = 64;

    /// The queries in the order of the text.
    pub fn queries(&self) -> Vec<&Query> {
        match self {
            Combined::Query(query) => vec![query],
            Combined::Then { before, after, .. } => [before.queries(), vec![after]].concat(),
            Combined::Not(inner) => inner.queries(),
            Combined::And(a, b) | Combined::Or(a, b) => [a.queries(), b.queries()].concat(),
        }
    }

    /// Between each query of a chain and the next: `within` and `same_orientation`. Empty for all else.
    pub fn limits(&self) -> Vec<(u32, bool)> {
        match self {
            Combined::Then { before, within, same_orientation, .. } => {
                [before.limits(), vec![(*within, *same_orientation)]].concat()
            }
            _ => Vec::new(),
        }
    }

    /// Changes every query of the question. Errors: those of `change`.
    pub fn with_queries<E>(self, change: &impl Fn(Query) -> Result<Query, E>) -> Result<Combined, E> {
        let inner = |inner: Box<Combined>| Ok::<Box<Combined>, E>(Box::new(inner.with_queries(change)?));
        Ok(match self {
            Combined::Query(query) => Combined::Query(change(query)?),
            Combined::Then { before, within, same_orientation, after } => {
                Combined::Then { before: inner(before)?, within, same_orientation, after: change(after)? }
            }
            Combined::Not(not) => Combined::Not(inner(not)?),
            Combined::And(a, b) => Combined::And(inner(a)?, inner(b)?),
            Combined::Or(a, b) => Combined::Or(inner(a)?, inner(b)?),
        })
    }

    /// The number of the speaker among [`Combined::queries`], the query whose hits are shown: the first that is not
    /// under a NOT, or else the first.
    pub fn speaker(&self) -> usize {
        fn asked(question: &Combined, not: bool, into: &mut Vec<bool>) {
            match question {
                Combined::Query(_) => into.push(!not),
                Combined::Then { .. } => into.extend(question.queries().iter().map(|_| !not)),
                Combined::Not(inner) => asked(inner, !not, into),
                Combined::And(a, b) | Combined::Or(a, b) => {
                    asked(a, not, into);
                    asked(b, not, into);
                }
            }
        }
        let mut positive = Vec::new();
        asked(self, false, &mut positive);
        positive.into_iter().position(|positive| positive).unwrap_or(0)
    }

    pub fn and(self, other: Combined) -> Combined {
        Combined::And(Box::new(self), Box::new(other))
    }

    /// Puts a query after the last one, where `THEN` binds in the text: `a AND NOT b` becomes `a AND NOT b THEN after`.
    pub fn then(self, within: u32, same_orientation: bool, after: Query) -> Combined {
        let inner = |inner: Box<Combined>, after| Box::new(inner.then(within, same_orientation, after));
        match self {
            Combined::Not(not) => Combined::Not(inner(not, after)),
            Combined::And(a, b) => Combined::And(a, inner(b, after)),
            Combined::Or(a, b) => Combined::Or(a, inner(b, after)),
            Combined::Query(_) | Combined::Then { .. } => {
                Combined::Then { before: Box::new(self), within, same_orientation, after }
            }
        }
    }
}

impl From<Query> for Combined {
    fn from(query: Query) -> Combined {
        Combined::Query(query)
    }
}

/// A word of a question, or a diagram; with its line.
enum CombinedToken {
    And,
    Or,
    Not,
    Open,
    Close,
    Then { within: u32, same_orientation: bool },
    Query(Box<Query>),
}

impl FromStr for Combined {
    type Err = CombinedError;

    fn from_str(text: &str) -> Result<Combined, CombinedError> {
        let tokens = tokens(text)?;
        if tokens.iter().filter(|(_, token)| matches!(token, CombinedToken::Query(_))).count() > Combined::MAX_QUERIES {
            return Err(CombinedError::TooMany);
        }
        let last_line = text.lines().count().max(1);
        let mut reader = QuestionReader { tokens: tokens.into_iter().peekable(), last_line, depth: 0 };
        let question = reader.any()?;
        match reader.tokens.next() {
            None => Ok(question),
            Some((line, token)) => Err(match token.word() {
                Some(word) => CombinedError::TooMuch { line, word: word.to_owned() },
                None => CombinedError::SecondDiagram { line },
            }),
        }
    }
}

/// Cuts the text into words and diagrams; lines without words belong to diagrams.
fn tokens(text: &str) -> Result<Vec<(usize, CombinedToken)>, CombinedError> {
    let mut tokens = Vec::new();
    let mut diagram: Vec<(usize, &str)> = Vec::new();
    let end = |diagram: &mut Vec<(usize, &str)>, tokens: &mut Vec<(usize, CombinedToken)>, always: bool| {
        let lines = std::mem::take(diagram);
        let first = lines.iter().find(|(_, line)| !line.trim().is_empty()).map(|&(number, _)| number);
        if let Some(line) = first.or(always.then_some(1)) {
            tokens.push((line, CombinedToken::Query(Box::new(Query::read(lines.into_iter())?))));
        }
        Ok::<(), CombinedError>(())
    };
    // A file may begin with a byte order mark.
    for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        match words(number, line)? {
            None => diagram.push((number, line)),
            Some(words) => {
                end(&mut diagram, &mut tokens, false)?;
                tokens.extend(words.into_iter().map(|word| (number, word)));
            }
        }
    }
    let nothing = tokens.is_empty();
    end(&mut diagram, &mut tokens, nothing)?;
    Ok(tokens)
}

/// The words of a line; `None` for a line of a diagram: one that does not begin with a word, or has `(` before marks.
fn words(line: usize, text: &str) -> Result<Option<Vec<CombinedToken>>, CombinedError> {
    const OPERATORS: [&str; 6] = ["AND", "OR", "NOT", "THEN", "(", ")"];
    let mut words = text.split_whitespace().peekable();
    let first = words.peek().copied().unwrap_or("");
    let marks_follow = || text.split_whitespace().nth(1).is_some_and(|second| !OPERATORS.contains(&second));
    if !OPERATORS.contains(&first) || (first == "(" && marks_follow()) {
        return Ok(None);
    }
    let mut tokens = Vec::new();
    while let Some(word) = words.next() {
        tokens.push(match word {
            "AND" => CombinedToken::And,
            "OR" => CombinedToken::Or,
            "NOT" => CombinedToken::Not,
            "(" => CombinedToken::Open,
            ")" => CombinedToken::Close,
            "THEN" => {
                let within = words.next().and_then(|word| word.parse().ok()).filter(|&within| within > 0);
                let within = within.ok_or(CombinedError::Within { line })?;
                CombinedToken::Then { within, same_orientation: words.next_if_eq(&"SAME").is_some() }
            }
            other => return Err(CombinedError::TooMuch { line, word: other.to_owned() }),
        });
    }
    Ok(Some(tokens))
}

impl CombinedToken {
    /// `None` for a diagram.
    fn word(&self) -> Option<&'static str> {
        Some(match self {
            CombinedToken::And => "AND",
            CombinedToken::Or => "OR",
            CombinedToken::Not => "NOT",
            CombinedToken::Open => "(",
            CombinedToken::Close => ")",
            CombinedToken::Then { .. } => "THEN",
            CombinedToken::Query(_) => return None,
        })
    }
}

/// Reads one level of precedence after the other.
struct QuestionReader {
    tokens: std::iter::Peekable<std::vec::IntoIter<(usize, CombinedToken)>>,
    last_line: usize,
    depth: usize,
}

impl QuestionReader {
    fn any(&mut self) -> Result<Combined, CombinedError> {
        let mut question = self.all()?;
        while self.tokens.next_if(|(_, token)| matches!(token, CombinedToken::Or)).is_some() {
            question = Combined::Or(Box::new(question), Box::new(self.all()?));
        }
        Ok(question)
    }

    fn all(&mut self) -> Result<Combined, CombinedError> {
        let mut question = self.one()?;
        while self.tokens.next_if(|(_, token)| matches!(token, CombinedToken::And)).is_some() {
            question = question.and(self.one()?);
        }
        Ok(question)
    }

    fn one(&mut self) -> Result<Combined, CombinedError> {
        let (line, token) = self.tokens.next().ok_or(CombinedError::MissingQuery { line: self.last_line })?;
        self.depth += 1;
        if self.depth > Combined::MAX_DEPTH {
            return Err(CombinedError::TooDeep { line });
        }
        let question = match token {
            CombinedToken::Not => Combined::Not(Box::new(self.one()?)),
            CombinedToken::Open => {
                let question = self.any()?;
                if self.tokens.next_if(|(_, token)| matches!(token, CombinedToken::Close)).is_none() {
                    return Err(CombinedError::NotClosed { line });
                }
                question
            }
            CombinedToken::Query(first) => self.chain(*first)?,
            _ => return Err(CombinedError::MissingQuery { line }),
        };
        self.depth -= 1;
        if let Some(&(line, CombinedToken::Then { .. })) = self.tokens.peek() {
            return Err(CombinedError::ThenOfMany { line });
        }
        Ok(question)
    }

    fn chain(&mut self, first: Query) -> Result<Combined, CombinedError> {
        let mut chain = Combined::Query(first);
        while let Some(&(line, CombinedToken::Then { within, same_orientation })) = self.tokens.peek() {
            self.tokens.next();
            match self.tokens.next() {
                Some((_, CombinedToken::Query(query))) => chain = chain.then(within, same_orientation, *query),
                Some(_) => return Err(CombinedError::ThenOfMany { line }),
                None => return Err(CombinedError::MissingQuery { line: self.last_line }),
            }
        }
        Ok(chain)
    }
}

/// As text that reads back as the same question.
impl fmt::Display for Combined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Combined::Query(query) => write!(f, "{query}"),
            Combined::Then { before, within, same_orientation, after } => {
                let same = if *same_orientation { " SAME" } else { "" };
                write!(f, "{before}THEN {within}{same}\n{after}")
            }
            Combined::Not(inner) => write!(f, "NOT\n{}", inner.in_brackets()),
            Combined::And(a, b) => write!(f, "{}AND\n{}", a.in_brackets(), b.in_brackets()),
            Combined::Or(a, b) => write!(f, "{}OR\n{}", a.in_brackets(), b.in_brackets()),
        }
    }
}

impl Combined {
    fn in_brackets(&self) -> String {
        match self {
            Combined::Query(_) | Combined::Then { .. } | Combined::Not(_) => self.to_string(),
            Combined::And(..) | Combined::Or(..) => format!("(\n{self})\n"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Combined {
        text.parse().unwrap()
    }

    fn error(text: &str) -> String {
        text.parse::<Combined>().unwrap_err().to_string()
    }

    #[test]
    fn then_binds_closest_then_not_and_or() {
        let bare = "X\nOR\nO\nAND NOT\n. X\nTHEN 20\nX O\nTHEN 3 SAME\nX X\n";
        let bracketed = "X\nOR (\nO\nAND ( NOT (\n. X\nTHEN 20\nX O\nTHEN 3 SAME\nX X\n) )\n)\n";
        assert_eq!(read(bare), read(bracketed));
        assert_ne!(read("X\nOR\nO\nAND\n.\n"), read("(\nX\nOR\nO\n) AND\n.\n"));
        assert!(matches!(read("$$W Just one\n$$ X 1\n"), Combined::Query(query) if query.caption == "Just one"));
        assert!(matches!(read("(9) X\nAND\n( 9 ) X\n"), Combined::And(a, b) if a == b), "a set is no bracket");
    }

    #[test]
    fn a_query_comes_after_the_last_one_of_a_question() {
        let after: Query = ". O\n".parse().unwrap();
        for text in ["X\n", "X\nTHEN 3\nO\n", "NOT\nX\n", "X\nOR\nO\nAND NOT\nX X\n"] {
            let then = read(text).then(7, true, after.clone());
            assert_eq!(then, read(&format!("{text}THEN 7 SAME\n{after}")), "{text}");
            assert_eq!(then.queries().len(), read(text).queries().len() + 1);
        }
        assert_eq!(read("X\nTHEN 3\nO\nTHEN 4 SAME\nX X\n").limits(), [(3, false), (4, true)]);
    }

    #[test]
    fn the_first_query_that_is_not_denied_speaks() {
        for (text, speaker) in
            [("X\nAND\nO\n", 0), ("NOT\nX\nAND\nO\n", 1), ("NOT (\nX\nTHEN 3\nO\n)\n", 0), ("NOT NOT\nX\n", 0)]
        {
            assert_eq!(read(text).speaker(), speaker, "{text}");
        }
        assert_eq!(read("NOT (\nX\nTHEN 3\nO\n) OR\nX\n").speaker(), 2);
    }

    #[test]
    fn a_question_survives_its_text() {
        for text in [
            "X\n",
            "NOT (\nX\nOR\nO\n)\nAND\n$$W Corner\n$$ | 1 .\n$$ | 2 .\n$$ 3 at 1\n",
            "X\nAND (\nO\nAND\n. O\nTHEN 7 SAME\n| X\n) OR NOT NOT\n(9)\n",
        ] {
            let question = read(text);
            assert_eq!(read(&question.to_string()), question, "{question}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_by_its_line() {
        assert_eq!(error("X\nAND\n"), "line 2: a diagram, NOT or ( is missing here");
        assert!(error("X\n\nAND OR\nO\n").starts_with("line 3: a diagram"));
        assert!(error("X\nTHEN\nO\n").starts_with("line 2: after THEN"));
        assert!(error("X\nTHEN 0\nO\n").starts_with("line 2: after THEN"));
        assert!(error("X\nTHEN 3\nNOT\nO\n").starts_with("line 2: THEN stands between"));
        assert!(error("(\nX\n) THEN 3\nO\n").starts_with("line 3: THEN stands between"));
        assert!(error("X\nAND\n(\nO\n").starts_with("line 3: this ( is never closed"));
        assert!(error("X\n)\n").starts_with("line 2: `)` does not belong here"));
        assert!(error("X\nAND then\nX\n").starts_with("line 2: `then` does not belong here"));
        assert!(error("X\nAND\nX q\n").starts_with("line 3 (row 1, column 2)"));
        assert_eq!(error(""), DiagramError::Empty { line: 1 }.to_string());
        assert!(error(&format!("{}X\n", "NOT\n".repeat(100))).contains("more than 64 deep"));
        assert!(error(&"X\nAND\n".repeat(100)).contains("more than 64 queries"));
    }
}
