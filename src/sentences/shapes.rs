//! Names of shapes, moves, corners and openings in the user's language, and the reasons why windows and shapes cannot
//! be read.

use katachi_core::go::{Color, Point};
use katachi_core::mining::corner::JosekiName;
use katachi_core::mining::fuseki::FusekiName;
use katachi_core::mining::player::corner_point_name;
use katachi_core::pattern::names::{MoveKind, ShapeName, UnknownMoveKind};
use katachi_core::pattern::{NoCellSet, PatternError, Symmetry, WindowError};
use katachi_language::{Language, current, text};

use super::{Sentence, term};

/// The name of a shape or a move.
pub fn shape_title(name: &ShapeName) -> &str {
    term(&name.english)
}

/// The name of a shape or a move; an English name without the Japanese characters beside it, for fonts that lack them.
pub fn shape_latin(name: &ShapeName) -> String {
    if current() == Language::En { name.latin() } else { shape_title(name).to_owned() }
}

/// The name of a corner position.
pub fn joseki_title(name: &JosekiName) -> &str {
    term(&name.name)
}

/// The name of a corner position, with the Japanese name if that differs: `Low approach 小ゲイマガカリ`.
pub fn joseki_with_original(name: &JosekiName) -> String {
    let title = joseki_title(name);
    if title == name.original { title.to_owned() } else { format!("{title} {}", name.original) }
}

/// The name of a first move in a corner, whose point counts from the corner. Joseki and Player say the same.
pub fn corner_point_title(point: Point) -> String {
    term(&corner_point_name(point)).to_owned()
}

/// [`Symmetry::name`] in the user's language.
pub fn symmetry_title(symmetry: Symmetry) -> &'static str {
    match symmetry.index() {
        0 => text!("mining-symmetry-as-it-is"),
        1 => text!("mining-symmetry-left-right"),
        2 => text!("mining-symmetry-top-bottom"),
        3 => text!("mining-symmetry-half-turn"),
        4 => text!("mining-symmetry-falling-diagonal"),
        5 => text!("mining-symmetry-quarter-right"),
        6 => text!("mining-symmetry-quarter-left"),
        _ => text!("mining-symmetry-rising-diagonal"),
    }
}

/// The kind of a move.
pub fn kind_title(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Attack => text!("mining-kind-attack"),
        MoveKind::Defence => text!("mining-kind-defence"),
        MoveKind::Extension => text!("mining-kind-extension"),
        MoveKind::Connection => text!("mining-kind-connection"),
        MoveKind::Cut => text!("mining-kind-cut"),
        MoveKind::Capture => text!("mining-kind-capture"),
        MoveKind::Contact => text!("mining-kind-contact"),
        MoveKind::Opening => text!("mining-kind-opening"),
    }
}

impl Sentence for FusekiName {
    fn sentence(&self) -> String {
        match self.of {
            Some(Color::White) => text!("mining-opening-of-white", opening = term(self.name)),
            Some(Color::Black) | None => term(self.name).to_owned(),
        }
    }
}

impl Sentence for UnknownMoveKind {
    fn sentence(&self) -> String {
        text!("mining-no-kind-of-move", text = &self.text, kinds = UnknownMoveKind::known())
    }
}

impl Sentence for WindowError {
    fn sentence(&self) -> String {
        match self {
            WindowError::Unknown(window) => text!("mining-window-unknown", window = window),
            WindowError::Size { given } => text!("mining-window-size", window = given),
            WindowError::Ragged(window) => text!("mining-window-ragged", window = window),
        }
    }
}

impl Sentence for PatternError {
    fn sentence(&self) -> String {
        match self {
            PatternError::Rows { window, expected, found } => {
                text!("mining-pattern-rows", found = *found, window = window, expected = *expected)
            }
            PatternError::Mark { row, column, mark } => {
                text!("mining-pattern-mark", row = *row, column = *column, mark = *mark)
            }
        }
    }
}

impl Sentence for NoCellSet {
    fn sentence(&self) -> String {
        text!("mining-no-set-of-cells", bits = self.bits)
    }
}

#[cfg(test)]
mod tests {
    use katachi_core::go::BoardSize;
    use katachi_core::mining::corner::joseki_name;
    use katachi_core::mining::fuseki::fuseki_names;
    use katachi_core::pattern::names::ShapeNames;

    use super::*;
    use crate::tests::assert_english;

    #[test]
    fn a_first_move_in_a_corner_is_called_as_in_joseki() {
        for language in Language::ALL {
            let _speaking = katachi_language::speaking(language);
            for (x, y) in [(3, 3), (2, 3), (3, 2), (2, 2), (2, 4), (4, 3), (5, 2)] {
                let known = joseki_name(&[(Point::new(x, y), Color::White)]).unwrap();
                assert_eq!(corner_point_title(Point::new(x, y)), joseki_title(known), "{language:?}");
            }
            assert_eq!(corner_point_title(Point::new(3, 6)), "7-4");
        }
        let _speaking = katachi_language::speaking(Language::ZhHans);
        assert_eq!([(2, 4), (9, 9)].map(|(x, y)| corner_point_title(Point::new(x, y))), ["目外", "天元"]);
    }

    #[test]
    fn sentences_about_windows_and_shapes_are_in_english_what_display_writes() {
        let given = || "square:1".to_owned();
        assert_english(&[
            WindowError::Unknown(given()),
            WindowError::Size { given: given() },
            WindowError::Ragged(given()),
        ]);
        assert_english(&[
            PatternError::Rows { window: given(), expected: 1000, found: 1 },
            PatternError::Rows { window: given(), expected: 1, found: 1000 },
            PatternError::Mark { row: 1000, column: 2000, mark: 'é' },
        ]);
        assert_english(&[NoCellSet { bits: 16 }]);
        assert_english(&[UnknownMoveKind { text: "dance".to_owned() }]);
    }

    #[test]
    fn names_in_english_are_those_of_the_core() {
        for symmetry in Symmetry::ALL {
            assert_eq!(symmetry_title(symmetry), symmetry.name());
        }
        for kind in MoveKind::ALL {
            assert_eq!(kind_title(kind), kind.to_string());
        }
        for name in ShapeNames::shipped().names() {
            assert_eq!((shape_title(name), shape_latin(name)), (name.english.as_str(), name.latin()));
        }
        let star = |x, y, color| (Point::new(x, y), color);
        let stones = [star(3, 3, Color::White), star(3, 15, Color::White), star(15, 3, Color::Black)];
        let names = fuseki_names(BoardSize::NINETEEN, &stones);
        assert_eq!(names[0].to_string(), "Nirensei (White)");
        assert_english(&names);
    }
}
