//! Questions that are ready to be asked, for whoever has not drawn one yet.

use super::drawing::Drawing;
use katachi_language::text;

pub struct ExampleQuery {
    /// The same in every language: see [`ExampleQuery::title`].
    pub name: &'static str,
    diagram: &'static str,
}

impl ExampleQuery {
    pub fn title(&self) -> &'static str {
        title(self.name)
    }

    /// A hint for trying it.
    pub fn hint(&self) -> &'static str {
        match self.name {
            "Approach to a 3-4 stone" => text!("find-example-approach-hint"),
            "3-3 invasion" => text!("find-example-invasion-hint"),
            "Bamboo joint" => text!("find-example-bamboo-joint-hint"),
            "Empty triangle" => text!("find-example-empty-triangle-hint"),
            "Second-line crawl" => text!("find-example-crawl-hint"),
            "Stone or empty" => text!("find-example-stone-or-empty-hint"),
            _ => "",
        }
    }

    pub fn drawing(&self) -> Drawing {
        let query = self.diagram.parse().expect("the examples are diagrams");
        Drawing::from_query(&query).expect("the examples fit on a board")
    }
}

/// An example's name as the window says it.
pub fn title(name: &'static str) -> &'static str {
    match name {
        "Approach to a 3-4 stone" => text!("find-example-approach"),
        "3-3 invasion" => text!("find-example-invasion"),
        "Bamboo joint" => text!("find-example-bamboo-joint"),
        "Empty triangle" => text!("find-example-empty-triangle"),
        "Second-line crawl" => text!("find-example-crawl"),
        "Stone or empty" => text!("find-example-stone-or-empty"),
        name => name,
    }
}

pub const EXAMPLE_QUERIES: [ExampleQuery; 6] = [
    ExampleQuery {
        name: "Approach to a 3-4 stone",
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
    ExampleQuery {
        name: "3-3 invasion",
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
    ExampleQuery { name: "Bamboo joint", diagram: "X . X\nX . X\n" },
    ExampleQuery { name: "Empty triangle", diagram: "? ? ?\n? X X\n? X .\n" },
    ExampleQuery {
        name: "Second-line crawl",
        diagram: "\
? O O O ?
? X X X .
. . . . .
---------
",
    },
    ExampleQuery {
        name: "Stone or empty",
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
        for example in &EXAMPLE_QUERIES {
            let drawing = example.drawing();
            assert!(drawing.query().is_some() && !drawing.size().points().all(|point| !drawing.contains(point)));
            assert!(!example.title().is_empty() && !example.hint().is_empty());
        }
    }
}
