//! The keys of the filter language.

use std::fmt;

/// A key: the word before the colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    Player,
    Black,
    White,
    Winner,
    Loser,
    Year,
    Date,
    Result,
    Handicap,
    Komi,
    Event,
    Round,
    Place,
    Rank,
    BlackRank,
    WhiteRank,
    Moves,
    Size,
    Is,
    Has,
    Tag,
    Path,
    Dyer,
}

struct Entry {
    key: Key,
    name: &'static str,
    /// Other names, those of SGF among them.
    aliases: &'static [&'static str],
    example: &'static str,
}

const fn entry(key: Key, name: &'static str, aliases: &'static [&'static str], example: &'static str) -> Entry {
    Entry { key, name, aliases, example }
}

/// Sorted as [`Key`] is.
const ENTRIES: [Entry; 23] = [
    entry(Key::Player, "player", &["p"], "player:shusaku"),
    entry(Key::Black, "black", &["b", "pb"], "black:\"Go Seigen\""),
    entry(Key::White, "white", &["w", "pw"], "white:shuwa"),
    entry(Key::Winner, "winner", &["won"], "winner:cho"),
    entry(Key::Loser, "loser", &["lost"], "loser:cho"),
    entry(Key::Year, "year", &["y"], "year:1840..1862"),
    entry(Key::Date, "date", &["dt"], "date:1846-09..1847"),
    entry(Key::Result, "result", &["re"], "result:b+resign"),
    entry(Key::Handicap, "handicap", &["ha"], "handicap:2..9"),
    entry(Key::Komi, "komi", &["km"], "komi:6.5"),
    entry(Key::Event, "event", &["ev"], "event:\"castle\""),
    entry(Key::Round, "round", &["ro"], "round:final"),
    entry(Key::Place, "place", &["pc"], "place:edo"),
    entry(Key::Rank, "rank", &[], "rank:>=7d"),
    entry(Key::BlackRank, "blackrank", &["br"], "blackrank:pro"),
    entry(Key::WhiteRank, "whiterank", &["wr"], "whiterank:5k..1d"),
    entry(Key::Moves, "moves", &["m"], "moves:>200"),
    entry(Key::Size, "size", &["sz"], "size:19"),
    entry(Key::Is, "is", &[], "is:duplicate"),
    entry(Key::Has, "has", &[], "has:year"),
    entry(Key::Tag, "tag", &[], "tag:mine"),
    entry(Key::Path, "path", &["file"], "path:2024/"),
    entry(Key::Dyer, "dyer", &[], "dyer:~pdqo????????"),
];

impl Key {
    pub fn all() -> impl Iterator<Item = Key> {
        ENTRIES.iter().map(|entry| entry.key)
    }

    fn entry(self) -> &'static Entry {
        &ENTRIES[self as usize]
    }

    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// A term with it.
    pub fn example(self) -> &'static str {
        self.entry().example
    }

    /// The value that a record may lack, in English: "12 games have no …".
    pub(super) fn lacking(self) -> &'static str {
        match self {
            Key::Player => "player's name",
            Key::Black => "name of Black",
            Key::White => "name of White",
            Key::Year => "year",
            Key::Date => "exact date",
            Key::Result => "clear result",
            Key::Komi => "komi",
            Key::Event => "event",
            Key::Round => "round",
            Key::Place => "place",
            Key::Rank => "readable rank",
            Key::BlackRank => "readable rank of Black",
            Key::WhiteRank => "readable rank of White",
            _ => self.name(),
        }
    }

    /// By its name or another of its names, whatever the case.
    pub fn parse(text: &str) -> Option<Key> {
        let text = text.to_ascii_lowercase();
        let known = |entry: &&Entry| entry.name == text || entry.aliases.contains(&text.as_str());
        ENTRIES.iter().find(known).map(|entry| entry.key)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A kind of record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Game,
    Position,
    Duplicate,
    Turned,
    Variations,
    Cut,
    Handicap,
    Setup,
    Decided,
    Tagged,
}

impl Kind {
    pub const ALL: [Kind; 10] = [
        Kind::Game,
        Kind::Position,
        Kind::Duplicate,
        Kind::Turned,
        Kind::Variations,
        Kind::Cut,
        Kind::Handicap,
        Kind::Setup,
        Kind::Decided,
        Kind::Tagged,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Kind::Game => "game",
            Kind::Position => "position",
            Kind::Duplicate => "duplicate",
            Kind::Turned => "turned",
            Kind::Variations => "variations",
            Kind::Cut => "cut",
            Kind::Handicap => "handicap",
            Kind::Setup => "setup",
            Kind::Decided => "decided",
            Kind::Tagged => "tagged",
        }
    }

    pub fn parse(text: &str) -> Option<Kind> {
        let text = text.to_ascii_lowercase();
        // Plurals are what people write too.
        let same = |kind: &Kind| kind.name() == text || format!("{}s", kind.name()) == text;
        Kind::ALL.into_iter().find(same).or((text == "variation").then_some(Kind::Variations))
    }
}

/// The keys whose value a record may lack, and which `has:` asks about.
pub const LACKABLE: [Key; 13] = [
    Key::Player,
    Key::Black,
    Key::White,
    Key::Year,
    Key::Date,
    Key::Result,
    Key::Komi,
    Key::Event,
    Key::Round,
    Key::Place,
    Key::Rank,
    Key::BlackRank,
    Key::WhiteRank,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_no_name_is_there_twice() {
        let mut names = std::collections::HashSet::new();
        for (at, entry) in ENTRIES.iter().enumerate() {
            assert_eq!(entry.key as usize, at, "{}", entry.name);
            for name in entry.aliases.iter().chain([&entry.name]) {
                assert!(names.insert(name), "{name}");
                assert_eq!(Key::parse(&name.to_uppercase()), Some(entry.key));
            }
        }
        assert!(Kind::ALL.iter().all(|kind| Kind::parse(kind.name()) == Some(*kind)));
    }
}
