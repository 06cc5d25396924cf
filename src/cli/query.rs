//! The drawn question that a subcommand searches for.

use katachi_language::text;
use std::path::{Path, PathBuf};

use clap::Args;

use super::{CommandFailure, one_game};
use katachi_core::find::{AskedPart, Combined, CombinedError, Fixed, Query};
use katachi_core::go::Color;
use katachi_core::library::{bounded, is_pattern_database, open_pattern_database};
use katachi_sentences::Sentence;

#[derive(Args)]
pub(super) struct DrawingArgs {
    /// A text diagram: X black, O white, . empty, ? any, x black or empty, o white or empty, @ a stone, # off the
    /// board, * anything; | and lines of - are edges; 1 to 9 and 0 are moves in their order, Black first after $$B,
    /// White after $$W. Several diagrams with lines AND, OR, NOT, THEN 20 (within 20 moves), ( and ) between them are
    /// one question. Or a pattern database of GNU Go (FILE.db), with --pattern. Or an SGF file: the problem that it
    /// sets up, with its side to move, or a --group
    query: PathBuf,
    /// The pattern of this name in a pattern database; the side to move, which is O there, becomes Black
    #[arg(long, value_name = "NAME")]
    pattern: Option<String>,
    /// Number of the game in an SGF file, from 1
    #[arg(long = "game", value_name = "N")]
    record: Option<u32>,
    /// The group with this stone, such as C17, and the stones that touch it, in a position of an SGF file
    #[arg(long, value_name = "POINT")]
    group: Option<String>,
    /// The position of the group after N moves; without it, the last
    #[arg(long = "move", value_name = "N", requires = "group")]
    position: Option<usize>,
    /// The query whose hits are shown, from 1; otherwise the first that is not under a NOT
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    hits_of: Option<u32>,
    /// Match only at the drawn place; the diagram must show two edges, or the whole board
    #[arg(long)]
    fixed: bool,
    /// Do not match at board edges that the diagram does not show
    #[arg(long)]
    no_other_edges: bool,
    /// Match only with the colours as drawn
    #[arg(long)]
    no_swap: bool,
    /// The side to move, in drawn colours
    #[arg(long, value_name = "B|W", value_parser = ["B", "W"])]
    to_play: Option<String>,
}

impl DrawingArgs {
    /// The question, its options put into each of its queries. `moves`: first and last move number that a hit may have.
    ///
    /// Errors: what went wrong, in words, with the exit status.
    pub fn read(&self, moves: Option<(u32, u32)>) -> Result<Combined, CommandFailure> {
        let path = self.query.display();
        let is_record = self.query.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf"));
        let question = match (is_pattern_database(&self.query), &self.pattern) {
            (true, name) => of_database(&self.query, name.as_deref())?,
            (false, Some(_)) => {
                return Err(CommandFailure::Usage(text!("cli-pattern-database").to_owned()));
            }
            (false, None) if is_record => self.of_record()?.into(),
            (false, None) => read_question(&self.query)?,
        };
        if !is_record && (self.record.is_some() || self.group.is_some()) {
            return Err(CommandFailure::Usage(text!("cli-question-of-record").to_owned()));
        }
        let queries = question.queries().len();
        if let Some(number) = self.hits_of.filter(|&number| number as usize > queries) {
            return Err(CommandFailure::Usage(text!(
                "cli-hits-of",
                number = number.to_string(),
                path = path.to_string(),
                queries = queries.to_string()
            )));
        }
        let to_play = self.to_play.as_deref().map(|color| if color == "B" { Color::Black } else { Color::White });
        let changed = question.with_queries(&|mut query: Query| {
            query.other_edges = !self.no_other_edges;
            query.swap = !self.no_swap;
            query.to_play = to_play.or(query.to_play);
            query.moves = moves;
            if self.fixed { query.fixed(Fixed::ByEdges) } else { Ok(query) }
        });
        changed.map_err(|error| CommandFailure::Usage(format!("--fixed: {}", error.sentence())))
    }

    /// The question of an SGF file: its problem, or the group. A group has no side to move, as in the window.
    fn of_record(&self) -> Result<Query, CommandFailure> {
        let game = self.record.unwrap_or(1);
        let Some(label) = &self.group else {
            let problem = one_game::problem(&self.query, game)?;
            let part = AskedPart::around_stones(&problem.board).ok_or_else(|| {
                let (path, game) = (self.query.display().to_string(), game.to_string());
                CommandFailure::Failed(text!("cli-nothing-set-up", path = path, game = game))
            })?;
            let mut query = part.query(&problem.board);
            query.to_play = Some(problem.to_move);
            return Ok(query);
        };
        let board = one_game::position(&self.query, game, self.position)?;
        let marked = one_game::group_point(label, board.size())?;
        let part = AskedPart::around_group(&board, &board.chain(marked));
        let part =
            part.ok_or_else(|| CommandFailure::Usage(format!("--group {label}: {}", text!("tsumego-check-no-stone"))))?;
        Ok(part.query(&board))
    }

    /// The query whose hits are shown.
    pub fn shape<'a>(&self, question: &'a Combined) -> &'a Query {
        question.queries()[self.speaker().unwrap_or_else(|| question.speaker())]
    }

    /// The place of the query whose hits are shown, if one was named.
    pub fn speaker(&self) -> Option<usize> {
        self.hits_of.map(|number| number as usize - 1)
    }
}

/// One pattern of a database as a question; without a name, the only one.
fn of_database(path: &Path, name: Option<&str>) -> Result<Combined, CommandFailure> {
    let patterns = open_pattern_database(path)?;
    let wanted = match name {
        Some(name) => patterns.iter().find(|pattern| pattern.name == name),
        None => patterns.first().filter(|_| patterns.len() == 1),
    };
    let question = wanted.map(|pattern| pattern.query.clone().into());
    question.ok_or_else(|| {
        let first: Vec<&str> = patterns.iter().take(5).map(|pattern| pattern.name.as_str()).collect();
        let (all, path, names) = (patterns.len(), path.display().to_string(), first.join(", "));
        CommandFailure::Usage(match name {
            None => text!("cli-name-pattern", patterns = all, path = path, names = names),
            Some(name) => text!("cli-no-pattern", name = name, patterns = all, path = path, names = names),
        })
    })
}

/// Reads text diagrams from a file.
pub(super) fn read_question(path: &Path) -> Result<Combined, CommandFailure> {
    let name = path.display();
    let text = bounded::read_text_at_most(path, bounded::MAX_DRAWING_BYTES).map_err(|error| {
        CommandFailure::Failed(text!("cli-cannot-read-query", path = name.to_string(), error = error.sentence()))
    })?;
    text.parse().map_err(|error: CombinedError| CommandFailure::Failed(format!("{name}: {}", error.sentence())))
}
