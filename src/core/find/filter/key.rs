//! The keys of the filter language.

use std::fmt;

/// What stands before the colon.
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
    explanation: &'static str,
    example: &'static str,
    /// What a game lacks whose record does not say.
    lacking: &'static str,
}

const fn entry(
    key: Key,
    name: &'static str,
    aliases: &'static [&'static str],
    explanation: &'static str,
    example: &'static str,
    lacking: &'static str,
) -> Entry {
    Entry { key, name, aliases, explanation, example, lacking }
}

/// In the order of [`Key`].
const ENTRIES: [Entry; 23] = [
    entry(Key::Player, "player", &["p"], "either player's name", "player:shusaku", "player's name"),
    entry(Key::Black, "black", &["b", "pb"], "Black's name", "black:\"Go Seigen\"", "name of Black"),
    entry(Key::White, "white", &["w", "pw"], "White's name", "white:shuwa", "name of White"),
    entry(Key::Winner, "winner", &["won"], "name of the player who won", "winner:cho", "winner"),
    entry(Key::Loser, "loser", &["lost"], "name of the player who lost", "loser:cho", "loser"),
    entry(Key::Year, "year", &["y"], "the year it was played", "year:1840..1862", "year"),
    entry(Key::Date, "date", &["dt"], "the date, as exact as the record has it", "date:1846-09..1847", "exact date"),
    entry(Key::Result, "result", &["re"], "who won, and how", "result:b+resign", "clear result"),
    entry(Key::Handicap, "handicap", &["ha"], "handicap stones, 0 for none", "handicap:2..9", "handicap"),
    entry(Key::Komi, "komi", &["km"], "points given to White", "komi:6.5", "komi"),
    entry(Key::Event, "event", &["ev"], "part of the event", "event:\"castle\"", "event"),
    entry(Key::Round, "round", &["ro"], "part of the round", "round:final", "round"),
    entry(Key::Place, "place", &["pc"], "part of the place", "place:edo", "place"),
    entry(Key::Rank, "rank", &[], "either player's rank; 9p and 9d are two things", "rank:>=7d", "readable rank"),
    entry(Key::BlackRank, "blackrank", &["br"], "Black's rank", "blackrank:pro", "readable rank of Black"),
    entry(Key::WhiteRank, "whiterank", &["wr"], "White's rank", "whiterank:5k..1d", "readable rank of White"),
    entry(Key::Moves, "moves", &["m"], "number of moves", "moves:>200", "moves"),
    entry(Key::Size, "size", &["sz"], "lines of the board", "size:19", "size"),
    entry(Key::Is, "is", &[], "what kind of record it is", "is:duplicate", "kind"),
    entry(Key::Has, "has", &[], "whether the record says something", "has:year", "field"),
    entry(Key::Tag, "tag", &[], "your own tag", "tag:mine", "tag"),
    entry(Key::Path, "path", &["file"], "part of the file's path", "path:2024/", "path"),
    entry(Key::Dyer, "dyer", &[], "points of moves 20 40 60 31 51 71; ~ turns them", "dyer:~pdqo????????", "signature"),
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

    /// In a few words.
    pub fn explanation(self) -> &'static str {
        self.entry().explanation
    }

    /// A term with it.
    pub fn example(self) -> &'static str {
        self.entry().example
    }

    /// "12 games have no …"
    pub fn lacking(self) -> &'static str {
        self.entry().lacking
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

    pub fn explanation(self) -> &'static str {
        match self {
            Kind::Game => "a game that is mined and searched",
            Kind::Position => "a record without a move",
            Kind::Duplicate => "another record of the same game is kept",
            Kind::Turned => "a duplicate that is turned or mirrored",
            Kind::Variations => "its record has variations",
            Kind::Cut => "the record breaks off at an impossible move",
            Kind::Handicap => "two handicap stones or more",
            Kind::Setup => "stones are set up, before or in the game",
            Kind::Decided => "Black or White won",
            Kind::Tagged => "it has a tag",
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
