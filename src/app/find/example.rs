//! Questions that are ready to be asked, for whoever has not drawn one yet.

use super::drawing::Drawing;

pub struct Example {
    pub name: &'static str,
    /// What to try with it.
    pub hint: &'static str,
    diagram: &'static str,
}

impl Example {
    pub fn drawing(&self) -> Drawing {
        let query = self.diagram.parse().expect("the examples are diagrams");
        Drawing::from_query(&query).expect("the examples fit on a board")
    }
}

pub const EXAMPLES: [Example; 6] = [
    Example {
        name: "Approach to a 3-4 stone",
        hint: "What is played after the small knight's approach? Click a letter on the board to go on.",
        diagram: "\
-----------+
. . . . . .|
. . . . . .|
. O . . . .|
. . . X . .|
. . . . . .|
. . . . . .|
",
    },
    Example {
        name: "3-3 invasion",
        hint: "White goes in under the 4-4 stone: from which side does Black block? Look at Years, too.",
        diagram: "\
-----------+
. . . . . .|
. . . . . .|
. . . O . .|
. . X . . .|
. . . . . .|
. . . . . .|
",
    },
    Example {
        name: "Bamboo joint",
        hint: "No edge is drawn, so it is found anywhere, turned and in both colours.",
        diagram: "X . X\nX . X\n",
    },
    Example {
        name: "Empty triangle",
        hint: "Green dots stand for anything: only the triangle matters.",
        diagram: "? ? ?\n? X X\n? X .\n",
    },
    Example {
        name: "Second-line crawl",
        hint: "The lower edge is drawn: the shape slides along all four edges.",
        diagram: "\
? O O O ?
? X X X .
. . . . .
---------
",
    },
    Example {
        name: "Stone or empty",
        hint: "A black dot admits Black or nothing: the hane is found with and without its protection.",
        diagram: "\
. . . .
. O O x
. X X O
. . x .
",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_a_query() {
        for example in &EXAMPLES {
            let drawing = example.drawing();
            assert!(drawing.query().is_some() && !drawing.size().points().all(|point| !drawing.contains(point)));
            assert!(!example.name.is_empty() && !example.hint.is_empty());
        }
    }
}
