//! A plain reader of SGF, independent of Katachi's: it knows no property, and mends nothing.

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainNode {
    /// Its number among the nodes of the game.
    pub parent: Option<usize>,
    /// Names and values as written between the brackets.
    pub properties: Vec<(String, Vec<String>)>,
}

impl PlainNode {
    pub fn values(&self, name: &str) -> Option<&[String]> {
        self.properties.iter().find(|(known, _)| known == name).map(|(_, values)| &values[..])
    }
}

/// The games of a text, each as its nodes in the order of the text.
pub fn games(text: &str) -> Vec<Vec<PlainNode>> {
    let mut reader = PlainReader { rest: text };
    let mut games = Vec::new();
    while reader.find_game() {
        games.push(reader.game());
    }
    games
}

struct PlainReader<'t> {
    rest: &'t str,
}

impl PlainReader<'_> {
    /// Goes to the `;` of the next `(;`.
    fn find_game(&mut self) -> bool {
        while let Some(at) = self.rest.find('(') {
            self.rest = self.rest[at + 1..].trim_start();
            if self.rest.starts_with(';') {
                return true;
            }
        }
        false
    }

    fn game(&mut self) -> Vec<PlainNode> {
        let mut nodes: Vec<PlainNode> = Vec::new();
        let mut open = vec![None];
        let mut at = None;
        while let Some(next) = self.rest.chars().next() {
            if next.is_ascii_alphanumeric() && !nodes.is_empty() {
                let property = self.property();
                nodes.last_mut().unwrap().properties.extend(property);
                continue;
            }
            self.rest = &self.rest[next.len_utf8()..];
            match next {
                ';' => {
                    nodes.push(PlainNode { parent: at, properties: Vec::new() });
                    at = Some(nodes.len() - 1);
                }
                '(' => open.push(at),
                ')' => {
                    at = open.pop().unwrap();
                    if open.is_empty() {
                        break;
                    }
                }
                _ => {}
            }
        }
        nodes
    }

    /// `None` for letters without a value.
    fn property(&mut self) -> Option<(String, Vec<String>)> {
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        let mut values = Vec::new();
        while let Some(value) = self.rest.trim_start().strip_prefix('[') {
            let mut is_escaped = false;
            let is_end = |c: char| {
                let ends = c == ']' && !is_escaped;
                is_escaped = c == '\\' && !is_escaped;
                ends
            };
            let end = value.find(is_end).unwrap_or(value.len());
            values.push(value[..end].to_owned());
            self.rest = value.get(end + 1..).unwrap_or("");
        }
        (!values.is_empty()).then(|| (name.to_owned(), values))
    }
}
