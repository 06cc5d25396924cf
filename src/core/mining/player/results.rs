//! A player's results by colour and year.

use std::collections::BTreeMap;

use crate::corpus::Corpus;
use crate::go::Color;
use crate::mining::costly_shapes::Voice;
use crate::mining::{WilsonInterval, wilson};

/// Games of one colour, or of both, in one year, or in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultRow {
    pub color: Option<Color>,
    /// `None` in the rows of all years; games without a year are in those alone.
    pub year: Option<i16>,
    pub games: u32,
    /// The number of these games with a known winner, and of those that he won.
    pub decided: u32,
    pub won: u32,
}

impl ResultRow {
    /// Won of decided, with Wilson's 95 % interval; `None` where nothing was decided.
    pub fn rate(&self) -> Option<WilsonInterval> {
        wilson(u64::from(self.won), u64::from(self.decided))
    }
}

/// Both colours, Black and White over all years, then the same year by year; rows without games are left out.
/// A game counts twice if the voice has both of its colours, as two players; a game of a player against himself says
/// nothing of who wins, and does not count: see [`Voice::against_himself`].
pub fn results(corpus: &Corpus, voice: &Voice) -> Vec<ResultRow> {
    let mut rows: BTreeMap<(Option<i16>, Option<usize>), ResultRow> = BTreeMap::new();
    let against_himself = voice.against_himself(corpus);
    for (id, color) in voice.sides().filter(|(id, _)| !against_himself.contains(id)) {
        let year = corpus.year(id);
        let winner = corpus.winner(id).color();
        // `None` comes before all years and both colours.
        let mut keys = vec![(None, None), (None, Some(color))];
        keys.extend(year.iter().flat_map(|&year| [(Some(year), None), (Some(year), Some(color))]));
        for (year, color_of_row) in keys {
            let row = rows.entry((year, color_of_row.map(|color: Color| color as usize))).or_default();
            (row.year, row.color) = (year, color_of_row);
            row.games += 1;
            row.decided += u32::from(winner.is_some());
            row.won += u32::from(winner == Some(color));
        }
    }
    rows.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;
    use crate::find::filter::NamePattern;

    #[test]
    fn results_are_counted_by_colour_and_year() {
        let game = |black: &str, white: &str, year: &str, result: &str| {
            format!("(;SZ[9]PB[{black}]PW[{white}]DT[{year}]RE[{result}];B[ee])")
        };
        let text = [
            game("Ann", "Bob", "2001", "B+R"),
            game("Bob", "Ann", "2001", "B+2.5"),
            game("Ann", "Cid", "2002", "?"),
            game("Cid", "Ann", "", "W+R"),
            game("Bob", "Cid", "2001", "W+R"),
        ]
        .concat();
        let corpus = load_bytes("games.sgf", text.as_bytes()).corpus;
        let ann = NamePattern::new("ann", false).unwrap();
        let rows = results(&corpus, &Voice::of_player(&corpus, &ann));
        let found: Vec<_> = rows.iter().map(|row| (row.year, row.color, row.games, row.decided, row.won)).collect();
        let (black, white) = (Some(Color::Black), Some(Color::White));
        assert_eq!(
            found,
            [
                (None, None, 4, 3, 2),
                (None, black, 2, 1, 1),
                (None, white, 2, 2, 1),
                (Some(2001), None, 2, 2, 1),
                (Some(2001), black, 1, 1, 1),
                (Some(2001), white, 1, 1, 0),
                (Some(2002), None, 1, 0, 0),
                (Some(2002), black, 1, 0, 0),
            ]
        );
        assert_eq!(rows[6].rate(), None);
    }

    #[test]
    fn a_player_against_himself_neither_wins_nor_loses() {
        let game = |black: &str, white: &str, result: &str| format!("(;SZ[9]PB[{black}]PW[{white}]RE[{result}];B[ee])");
        let counted = |games: &[String], name: &str| {
            let corpus = load_bytes("games.sgf", games.concat().as_bytes()).corpus;
            let voice = Voice::of_player(&corpus, &NamePattern::new(name, false).unwrap());
            let all = results(&corpus, &voice).first().copied().unwrap_or_default();
            (voice.games().len(), voice.against_himself(&corpus).len(), all.games, all.decided, all.won)
        };
        let own = [
            game("robot", "robot", "B+R"),
            game("Robot", "ROBOT", "W+R"),
            game("robot", "guest", "B+R"),
            game("guest", "robot", "W+R"),
        ];
        assert_eq!(counted(&own, "robot"), (4, 2, 2, 2, 2));
        assert_eq!(counted(&own, "guest"), (2, 0, 2, 2, 0));
        assert_eq!(counted(&own[..2], "robot"), (2, 2, 0, 0, 0), "nothing but such games");
        let scripts = [game("吳清源", "Go Seigen", "B+R"), game("Seigen Go", "Kitani Minoru", "W+R")];
        assert_eq!(counted(&scripts, "Go Seigen"), (2, 1, 1, 1, 0), "one player in two scripts");
        let family = [game("Lee Sedol", "Lee Changho", "B+R")];
        assert_eq!(counted(&family, "lee"), (1, 0, 2, 2, 1), "two players of one name");
        assert_eq!(counted(&[game("", "", "B+R"), game("?", "a", "B+R")], "a"), (1, 0, 1, 1, 0));
    }

    #[test]
    fn who_is_called_just_that_is_meant_alone() {
        let game = |black: &str, white: &str| format!("(;SZ[9]PB[{black}]PW[{white}]RE[B+R];B[ee])");
        let games = |text: &[String], name: &str| {
            let corpus = load_bytes("games.sgf", text.concat().as_bytes()).corpus;
            Voice::of_player(&corpus, &NamePattern::new(name, false).unwrap()).sides().count()
        };
        let text = [game("kota", "kotaro"), game("Kotaro", "x"), game("KOTA", "x"), game("Kota Suzuki", "y")];
        assert_eq!(games(&text, "kota"), 2);
        assert_eq!(games(&text, "kotaro"), 2);
        assert_eq!(games(&text, "suzuki kota"), 1, "in any order");
        assert_eq!(games(&text, "kot"), 5, "nobody is called so: a part of a name");
        assert_eq!(games(&text[1..2], "kota"), 1);
    }
}
