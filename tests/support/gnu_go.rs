//! Writes a GNU Go database from the patterns read from one: the slow inverse, for tests.

use katachi::find::DatabasePattern;

/// The patterns as a database, without comments and conditions.
pub fn written(patterns: &[DatabasePattern]) -> String {
    let mark = |mark: char| match mark {
        'X' => 'O',
        'O' => 'X',
        'x' => 'o',
        'o' => 'x',
        mark => mark,
    };
    let mut text = String::new();
    for pattern in patterns {
        text += &format!("Pattern {}\n", pattern.name);
        pattern.rows().iter().for_each(|row| text += &format!("{}\n", row.chars().map(mark).collect::<String>()));
        let values: Vec<String> = pattern.values.iter().map(|(name, value)| format!("{name}({value})")).collect();
        let helper = if pattern.has_conditions { ",helper" } else { "" };
        let classes = if pattern.classes.is_empty() { "-" } else { &pattern.classes };
        text += &format!(":{},{classes},{}{helper}\n", pattern.symmetry, values.join(","));
    }
    text
}
