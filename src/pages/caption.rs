//! The text below a diagram.

use super::notes::{DiagramNotes, Label, Numbering, ReplayedMoves};
use katachi_core::corpus::GameHeader;
use katachi_core::go::{BoardSize, Color, Point};
use katachi_language::text;
use katachi_sentences::words::{listed, result_words};

/// The paragraphs of a caption. Empty paragraphs are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// Both players with their ranks, as the record has them, whatever colours the diagram shows.
    pub players: String,
    /// Date, result and event as written in the record.
    pub facts: String,
    /// Move numbers, and notes on moves that the diagram cannot show.
    pub moves: String,
    /// A note that the diagram's colours are not the game's.
    pub exchanged: &'static str,
}

impl Caption {
    pub(super) fn new(header: GameHeader<'_>, swapped: bool) -> Caption {
        let player = |name: &str, rank: &str| {
            let name = if name.trim().is_empty() { text!("pages-unknown-player") } else { name };
            one_line(&format!("{name} {rank}"))
        };
        let (black, white) = (player(header.black, header.black_rank), player(header.white, header.white_rank));
        let result = one_line(&result_words(header.result));
        let (event, round) = (one_line(header.event), one_line(header.round));
        let event = if event.is_empty() || round.is_empty() { event + &round } else { format!("{event} ({round})") };
        // The event comes last, as it is the longest and may be shortened.
        let facts = [one_line(header.date), result, event];
        let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
        Caption {
            players: text!("pages-players", black = black, white = white),
            facts: facts.join(" · "),
            moves: String::new(),
            exchanged: if swapped { text!("pages-colours-exchanged") } else { "" },
        }
    }

    /// The caption of an exercise.
    pub(super) fn asking(color: Color, instead: &str) -> Caption {
        let players = match color {
            Color::Black => text!("pages-ask-black", instead = instead),
            Color::White => text!("pages-ask-white", instead = instead),
        };
        Caption { players, ..Caption::default() }
    }

    /// The answer of an exercise: the better move, the move played instead, and the game and move number.
    pub(super) fn answering(header: GameHeader<'_>, answer: &str, instead: &str, number: u32) -> Caption {
        let game = Caption::new(header, false);
        let (players, date, number) = (game.players, one_line(header.date), number.to_string());
        let moves = match date.is_empty() {
            true => text!("pages-answer-where", players = players, move = number),
            false => text!("pages-answer-where-dated", players = players, date = date, move = number),
        };
        Caption {
            players: answer.to_owned(),
            facts: text!("pages-answer-instead", instead = instead),
            moves,
            exchanged: "",
        }
    }

    /// The paragraphs that are not empty, in order.
    pub fn paragraphs(&self) -> impl Iterator<Item = &str> {
        [&self.players, &self.facts, &self.moves, self.exchanged].into_iter().filter(|text| !text.is_empty())
    }
}

/// Joins lines, as records sometimes break lines within names.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Describes the numbered moves of a diagram and its notes, which refer to stones by `name`.
pub(super) fn moves(
    Numbering { before, first, count, ends, made, names_points }: Numbering,
    notes: &DiagramNotes,
    size: BoardSize,
    name: &dyn Fn(Label) -> String,
) -> String {
    let (from, to) = ((before + 1).to_string(), (before + count).to_string());
    let (here, here_to) = (first.to_string(), (first + count).saturating_sub(1).to_string());
    let range = match count {
        0 if before == 0 => text!("pages-before-first-move").to_owned(),
        0 => text!("pages-after-move", move = before.to_string()),
        1 if first != before + 1 => text!("pages-move-here", move = from, here = here),
        1 => text!("pages-move", move = from),
        _ if first != before + 1 => {
            text!("pages-moves-here", first = from, last = to, here = here, here_last = here_to)
        }
        _ => text!("pages-moves", first = from, last = to),
    };
    let mut parts: Vec<String> = made.then(|| text!("pages-made", move = before.to_string())).into_iter().collect();
    if count > 0 || parts.is_empty() {
        parts.push(range);
    }
    if let Some(last) = parts.last_mut().filter(|_| ends) {
        *last = text!("pages-moves-end", moves = std::mem::take(last));
    }
    let note = |&(number, point): &(u32, Point)| match names_points {
        true => format!("{number} {}", point.label(size)),
        false => number.to_string(),
    };
    parts.extend(what_is_not_shown(notes, &notes.elsewhere.iter().map(note).collect::<Vec<_>>(), name));
    parts.join("; ")
}

fn what_is_not_shown(notes: &DiagramNotes, elsewhere: &[String], name: &dyn Fn(Label) -> String) -> Vec<String> {
    let mut parts: Vec<String> = notes.replayed.iter().map(|replayed| said(replayed, name)).collect();
    if !elsewhere.is_empty() {
        parts.push(text!("pages-note-elsewhere", moves = listed(elsewhere)));
    }
    parts.extend(notes.passes.iter().map(|number| text!("pages-note-pass", move = number.to_string())));
    parts
}

fn said(replayed: &ReplayedMoves, name: &dyn Fn(Label) -> String) -> String {
    let numbers: Vec<String> = replayed.numbers.iter().map(u32::to_string).collect();
    let (numbers, stone) = (listed(&numbers), name(replayed.at));
    if replayed.ko { text!("pages-note-ko", moves = numbers, stone = stone) } else { format!("{numbers} = {stone}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_and_winner_are_those_of_the_record_though_colours_are_exchanged() {
        let header =
            GameHeader { black: "Shusaku", white: "Gennan", white_rank: "8d", result: "B+2", ..Default::default() };
        let said = |swapped| Caption::new(header, swapped).paragraphs().collect::<Vec<_>>().join(" / ");
        assert_eq!(said(false), "Black Shusaku, White Gennan 8d / B+2");
        assert_eq!(said(true), "Black Shusaku, White Gennan 8d / B+2 / colours exchanged");
    }
}
