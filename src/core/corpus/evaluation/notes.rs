//! The properties of a main line that may hold evaluations: gathered in the scan, read when its moves are known.

use std::collections::BTreeMap;

use super::number::shortened;
use super::{
    Evaluation, EvaluationError, Format, GameEvaluations, Trouble, ai_sensei, goreviewpartner, katago, katrain, lizzie,
    sabaki,
};
use crate::corpus::sgf::comment_text;
use crate::go::{BoardSize, Color, Move, Point};

/// Maximum number of notes of a game. No main line that is kept has as many moves.
const MAX_NOTES: usize = 1 << 18;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EvaluationNoteKind {
    Comment,
    KaTrain,
    KaTrainVersion,
    Lizzie,
    LizzieOpening,
    LizzieSecond,
    LizzieSecondOpening,
    SabakiWinrate,
    OgatakScore,
    GoReviewPartner,
}

impl EvaluationNoteKind {
    fn from_property(name: &str) -> Option<EvaluationNoteKind> {
        Some(match name {
            "C" => EvaluationNoteKind::Comment,
            "KT" => EvaluationNoteKind::KaTrain,
            "KTV" => EvaluationNoteKind::KaTrainVersion,
            "LZ" => EvaluationNoteKind::Lizzie,
            "LZOP" => EvaluationNoteKind::LizzieOpening,
            "LZ2" => EvaluationNoteKind::LizzieSecond,
            "LZOP2" => EvaluationNoteKind::LizzieSecondOpening,
            "SBKV" => EvaluationNoteKind::SabakiWinrate,
            "OGSC" => EvaluationNoteKind::OgatakScore,
            "BWWR" | "VNWR" => EvaluationNoteKind::GoReviewPartner,
            _ => return None,
        })
    }
}

/// A property of a node, with the number of moves before and after the node.
struct EvaluationNote<'t> {
    kind: EvaluationNoteKind,
    before: u32,
    after: u32,
    values: Vec<&'t str>,
}

/// Properties of the nodes of a main line.
#[derive(Default)]
pub(in crate::corpus) struct EvaluationNotes<'t> {
    /// Properties of the node that is being read.
    node: Vec<(EvaluationNoteKind, Vec<&'t str>)>,
    kept: Vec<EvaluationNote<'t>>,
}

impl<'t> EvaluationNotes<'t> {
    /// Takes a property of the node that is being read, if it may hold an evaluation.
    pub fn add(&mut self, name: &str, values: impl Iterator<Item = &'t str>) {
        let Some(kind) = EvaluationNoteKind::from_property(name) else { return };
        let values: Vec<&str> = values.collect();
        let is_of_use = |comment: &&str| {
            katago::claims(comment)
                || lizzie::claims(comment)
                || comment.contains("Win rate: ")
                || comment.contains("points.")
                || comment.contains("The game is even.")
        };
        if kind != EvaluationNoteKind::Comment || values.iter().any(is_of_use) {
            self.node.push((kind, values));
        }
    }

    /// Ends the node. `before` and `after` are the numbers of moves played before it and after it.
    pub fn end_node(&mut self, before: u32, after: u32) {
        for (kind, values) in self.node.drain(..) {
            if self.kept.len() < MAX_NOTES {
                self.kept.push(EvaluationNote { kind, before, after, values });
            }
        }
    }

    /// Returns the evaluations of the game with these moves on a board of this size, and the troubles. Leaves the notes
    /// empty, ready for the next game.
    ///
    /// Ignores notes after the last of the moves.
    pub fn finish(&mut self, size: BoardSize, moves: &[Move]) -> (Option<GameEvaluations>, Vec<Trouble>) {
        let notes = std::mem::take(&mut self.kept);
        if notes.is_empty() {
            return (None, Vec::new());
        }
        let mut reading = EvaluationReader::new(size, moves, &notes);
        notes.iter().filter(|note| note.after as usize <= moves.len()).for_each(|note| reading.note(note));
        let mut best = reading.best;
        let found = reading.found.into_iter().filter_map(|(format, positions)| {
            let found = GameEvaluations::new(format, positions)?;
            Some(found.with_best(best.remove(&format).unwrap_or_default()))
        });
        // Among equals the first format wins; they come in the order of `Format`.
        let best = found.reduce(|best, next| if next.worth() > best.worth() { next } else { best });
        (best, reading.troubles)
    }
}

struct EvaluationReader<'m> {
    size: BoardSize,
    moves: &'m [Move],
    found: BTreeMap<Format, Vec<Option<Evaluation>>>,
    best: BTreeMap<Format, Vec<Option<Point>>>,
    troubles: Vec<Trouble>,
    /// Formats that are not read in this game.
    refused: Vec<Format>,
}

impl<'m> EvaluationReader<'m> {
    fn new(size: BoardSize, moves: &'m [Move], notes: &[EvaluationNote<'_>]) -> EvaluationReader<'m> {
        let (found, best) = (BTreeMap::new(), BTreeMap::new());
        let mut reading = EvaluationReader { size, moves, found, best, troubles: Vec::new(), refused: Vec::new() };
        for note in notes {
            let refused = match note.kind {
                EvaluationNoteKind::KaTrainVersion => {
                    katrain::check_version(note.values[0]).err().map(|what| (Format::KaTrain, what))
                }
                EvaluationNoteKind::Lizzie if note.after == 0 => {
                    Some((Format::Lizzie, EvaluationError::BeforeFirstMove))
                }
                EvaluationNoteKind::LizzieSecond if note.after == 0 => {
                    Some((Format::LizzieSecond, EvaluationError::BeforeFirstMove))
                }
                _ => None,
            };
            if let Some((format, what)) = refused.filter(|(format, _)| !reading.refused.contains(format)) {
                reading.refused.push(format);
                reading.troubles.push(Trouble { at_move: note.after, format, what });
            }
        }
        reading
    }

    fn note(&mut self, note: &EvaluationNote<'_>) {
        let value = note.values[0];
        // The side to move after the node's move.
        let after = (note.after > 0).then(|| self.moves[note.after as usize - 1].color().opponent());
        match note.kind {
            EvaluationNoteKind::KaTrainVersion => {}
            EvaluationNoteKind::KaTrain => match katrain::read(&note.values) {
                Ok((evaluation, best)) => {
                    self.found(Format::KaTrain, note.after, note.after, || Ok(evaluation));
                    self.best(Format::KaTrain, note.after, note.after, best.as_deref());
                }
                Err(what) => self.found(Format::KaTrain, note.after, note.after, || Err(what)),
            },
            EvaluationNoteKind::Lizzie => self.lizzie(Format::Lizzie, note, after),
            EvaluationNoteKind::LizzieSecond => self.lizzie(Format::LizzieSecond, note, after),
            EvaluationNoteKind::LizzieOpening if note.after == 0 => {
                self.lizzie(Format::Lizzie, note, self.first_to_move())
            }
            EvaluationNoteKind::LizzieSecondOpening if note.after == 0 => {
                self.lizzie(Format::LizzieSecond, note, self.first_to_move());
            }
            EvaluationNoteKind::LizzieOpening => {
                self.trouble(Format::Lizzie, note.after, EvaluationError::AfterFirstMove)
            }
            EvaluationNoteKind::LizzieSecondOpening => {
                self.trouble(Format::LizzieSecond, note.after, EvaluationError::AfterFirstMove)
            }
            EvaluationNoteKind::SabakiWinrate => {
                self.found(Format::Sabaki, note.after, note.after, || sabaki::read_winrate(value));
            }
            EvaluationNoteKind::OgatakScore => {
                self.found(Format::Sabaki, note.after, note.after, || sabaki::read_score(value))
            }
            EvaluationNoteKind::GoReviewPartner => {
                self.before(Format::GoReviewPartner, note, || goreviewpartner::read(value));
            }
            EvaluationNoteKind::Comment => self.comment(note, &comment_text(value)),
        }
    }

    fn comment(&mut self, note: &EvaluationNote<'_>, text: &str) {
        let at = note.after;
        if katago::claims(text) {
            self.before(Format::KataGo, note, || katago::read(text));
        }
        if katrain::claims(text) {
            self.found(Format::KaTrainComment, at, at, || katrain::read_comment(text));
            // It says what would have been better than the node's move.
            if note.after == note.before + 1 {
                self.best(Format::KaTrainComment, note.before, at, katrain::top_move(text));
            }
        }
        if lizzie::claims(text) {
            self.found(Format::LizzieComment, at, at, || lizzie::read_comment(text));
        }
        if ai_sensei::claims(text) {
            self.found(Format::AiSensei, at, at, || ai_sensei::read(text));
        }
    }

    fn lizzie(&mut self, format: Format, note: &EvaluationNote<'_>, to_move: Option<Color>) {
        // Without a move before it or after it, the side to move is unknown.
        let Some(to_move) = to_move else { return };
        self.found(format, note.after, note.after, || lizzie::read(note.values[0], to_move));
        self.best(format, note.after, note.after, lizzie::first_candidate(note.values[0]));
    }

    fn first_to_move(&self) -> Option<Color> {
        self.moves.first().map(|play| play.color())
    }

    /// Adds an evaluation of the position before the node's move. Ignored at a node without a move.
    fn before(
        &mut self,
        format: Format,
        note: &EvaluationNote<'_>,
        read: impl FnOnce() -> Result<Option<Evaluation>, EvaluationError>,
    ) {
        match note.after - note.before {
            0 => {}
            1 => self.found(format, note.before, note.after, read),
            _ => self.trouble(format, note.after, EvaluationError::SeveralMoves),
        }
    }

    fn found(
        &mut self,
        format: Format,
        position: u32,
        at_move: u32,
        read: impl FnOnce() -> Result<Option<Evaluation>, EvaluationError>,
    ) {
        if self.refused.contains(&format) {
            return;
        }
        match read() {
            Ok(None) => {}
            Err(what) => self.troubles.push(Trouble { at_move, format, what }),
            Ok(Some(evaluation)) => {
                let positions = self.found.entry(format).or_default();
                let position = position as usize;
                if positions.len() <= position {
                    positions.resize(position + 1, None);
                }
                let known = positions[position].unwrap_or_default();
                positions[position] = Some(known.or(evaluation));
            }
        }
    }

    /// The engine's move in a position, as it is written.
    fn best(&mut self, format: Format, position: u32, at_move: u32, label: Option<&str>) {
        let Some(label) = label.filter(|_| !self.refused.contains(&format)) else { return };
        if label.eq_ignore_ascii_case("pass") {
            return;
        }
        let Some(point) = Point::from_label(label, self.size) else {
            return self.trouble(format, at_move, EvaluationError::BestMove(shortened(label)));
        };
        let best = self.best.entry(format).or_default();
        let position = position as usize;
        if best.len() <= position {
            best.resize(position + 1, None);
        }
        best[position].get_or_insert(point);
    }

    fn trouble(&mut self, format: Format, at_move: u32, what: EvaluationError) {
        self.troubles.push(Trouble { at_move, format, what });
    }
}
