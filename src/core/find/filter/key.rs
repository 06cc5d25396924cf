//! The keys of the filter language.

use std::fmt;

/// A key: the word before the colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FilterKey {
    Player,
    Black,
    White,
    Winner,
    Loser,
    AsBlack,
    AsWhite,
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

struct FilterKeyEntry {
    key: FilterKey,
    name: &'static str,
    /// Other names: those of SGF, and those of the languages of the window.
    aliases: &'static [&'static str],
    example: &'static str,
}

const fn entry(
    key: FilterKey,
    name: &'static str,
    aliases: &'static [&'static str],
    example: &'static str,
) -> FilterKeyEntry {
    FilterKeyEntry { key, name, aliases, example }
}

/// Sorted as [`FilterKey`] is.
const KEY_ENTRIES: [FilterKeyEntry; 25] = [
    entry(FilterKey::Player, "player", &["p", "棋手", "棋士", "対局者", "기사"], "player:shusaku"),
    entry(FilterKey::Black, "black", &["b", "pb", "黑", "黒", "흑"], "black:\"Go Seigen\""),
    entry(FilterKey::White, "white", &["w", "pw", "白", "백"], "white:shuwa"),
    entry(FilterKey::Winner, "winner", &["won", "胜者", "勝者", "승자"], "winner:cho"),
    entry(FilterKey::Loser, "loser", &["lost", "败者", "敗者", "패자"], "loser:cho"),
    entry(FilterKey::AsBlack, "asblack", &["执黑", "執黑", "黒番", "흑번"], "asblack:shusaku"),
    entry(FilterKey::AsWhite, "aswhite", &["执白", "執白", "白番", "백번"], "aswhite:shusaku"),
    entry(FilterKey::Year, "year", &["y", "年", "연도"], "year:1840..1862"),
    entry(FilterKey::Date, "date", &["dt", "日期", "日付", "날짜"], "date:1846-09..1847"),
    entry(FilterKey::Result, "result", &["re", "结果", "結果", "결과"], "result:b+resign"),
    entry(FilterKey::Handicap, "handicap", &["ha", "让子", "讓子", "置石", "접바둑"], "handicap:2..9"),
    entry(FilterKey::Komi, "komi", &["km", "贴目", "貼目", "コミ", "덤"], "komi:6.5"),
    entry(FilterKey::Event, "event", &["ev", "赛事", "賽事", "棋戦", "대회"], "event:\"castle\""),
    entry(FilterKey::Round, "round", &["ro", "轮次", "輪次", "回戦", "회전"], "round:final"),
    entry(FilterKey::Place, "place", &["pc", "地点", "地點", "場所", "장소"], "place:edo"),
    entry(FilterKey::Rank, "rank", &["段位", "급수"], "rank:>=7d"),
    entry(FilterKey::BlackRank, "blackrank", &["br", "黑方段位", "黒段位", "흑급수"], "blackrank:pro"),
    entry(FilterKey::WhiteRank, "whiterank", &["wr", "白方段位", "白段位", "백급수"], "whiterank:5k..1d"),
    entry(FilterKey::Moves, "moves", &["m", "手数", "手數", "수"], "moves:>200"),
    entry(FilterKey::Size, "size", &["sz", "路数", "路數", "줄수"], "size:19"),
    entry(FilterKey::Is, "is", &[], "is:duplicate"),
    entry(FilterKey::Has, "has", &[], "has:year"),
    entry(FilterKey::Tag, "tag", &["标签", "標籤", "タグ", "태그"], "tag:mine"),
    entry(FilterKey::Path, "path", &["file", "路径", "路徑", "ファイル", "경로"], "path:2024/"),
    entry(FilterKey::Dyer, "dyer", &[], "dyer:~pdqo????????"),
];

impl FilterKey {
    pub fn all() -> impl Iterator<Item = FilterKey> {
        KEY_ENTRIES.iter().map(|entry| entry.key)
    }

    fn entry(self) -> &'static FilterKeyEntry {
        &KEY_ENTRIES[self as usize]
    }

    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The name that begins as typed: the English one, or one in another script.
    pub(super) fn name_beginning(self, typed: &str) -> Option<&'static str> {
        let entry = self.entry();
        let others = entry.aliases.iter().filter(|alias| !alias.is_ascii() && !typed.is_empty());
        std::iter::once(&entry.name).chain(others).copied().find(|name| name.starts_with(typed))
    }

    /// An example of a term with this key.
    pub fn example(self) -> &'static str {
        self.entry().example
    }

    /// The value that a record may lack, in English: "12 games have no …".
    pub(super) fn lacking(self) -> &'static str {
        match self {
            FilterKey::Player | FilterKey::AsBlack | FilterKey::AsWhite => "player's name",
            FilterKey::Black => "name of Black",
            FilterKey::White => "name of White",
            FilterKey::Year => "year",
            FilterKey::Date => "exact date",
            FilterKey::Result => "clear result",
            FilterKey::Komi => "komi",
            FilterKey::Event => "event",
            FilterKey::Round => "round",
            FilterKey::Place => "place",
            FilterKey::Rank => "readable rank",
            FilterKey::BlackRank => "readable rank of Black",
            FilterKey::WhiteRank => "readable rank of White",
            // Every record has these.
            FilterKey::Winner
            | FilterKey::Loser
            | FilterKey::Handicap
            | FilterKey::Moves
            | FilterKey::Size
            | FilterKey::Path
            | FilterKey::Is
            | FilterKey::Has
            | FilterKey::Tag
            | FilterKey::Dyer => self.name(),
        }
    }

    /// Whether its value is the name of a player.
    pub(super) fn is_name(self) -> bool {
        (FilterKey::Player..=FilterKey::AsWhite).contains(&self)
    }

    /// The key with this name or alias, in any case.
    pub fn parse(text: &str) -> Option<FilterKey> {
        let text = text.to_ascii_lowercase();
        let known = |entry: &&FilterKeyEntry| entry.name == text || entry.aliases.contains(&text.as_str());
        KEY_ENTRIES.iter().find(known).map(|entry| entry.key)
    }
}

impl fmt::Display for FilterKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A kind of record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RecordKind {
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

impl RecordKind {
    pub const ALL: [RecordKind; 10] = [
        RecordKind::Game,
        RecordKind::Position,
        RecordKind::Duplicate,
        RecordKind::Turned,
        RecordKind::Variations,
        RecordKind::Cut,
        RecordKind::Handicap,
        RecordKind::Setup,
        RecordKind::Decided,
        RecordKind::Tagged,
    ];

    pub fn name(self) -> &'static str {
        match self {
            RecordKind::Game => "game",
            RecordKind::Position => "position",
            RecordKind::Duplicate => "duplicate",
            RecordKind::Turned => "turned",
            RecordKind::Variations => "variations",
            RecordKind::Cut => "cut",
            RecordKind::Handicap => "handicap",
            RecordKind::Setup => "setup",
            RecordKind::Decided => "decided",
            RecordKind::Tagged => "tagged",
        }
    }

    pub fn parse(text: &str) -> Option<RecordKind> {
        let text = text.to_ascii_lowercase();
        // Plurals are what people write too.
        let same = |kind: &RecordKind| kind.name() == text || format!("{}s", kind.name()) == text;
        RecordKind::ALL.into_iter().find(same).or((text == "variation").then_some(RecordKind::Variations))
    }
}

/// The keys whose value a record may lack, and which `has:` asks about.
pub const OPTIONAL_KEYS: [FilterKey; 13] = [
    FilterKey::Player,
    FilterKey::Black,
    FilterKey::White,
    FilterKey::Year,
    FilterKey::Date,
    FilterKey::Result,
    FilterKey::Komi,
    FilterKey::Event,
    FilterKey::Round,
    FilterKey::Place,
    FilterKey::Rank,
    FilterKey::BlackRank,
    FilterKey::WhiteRank,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_no_name_is_there_twice() {
        let mut names = std::collections::HashSet::new();
        for (at, entry) in KEY_ENTRIES.iter().enumerate() {
            assert_eq!(entry.key as usize, at, "{}", entry.name);
            for name in entry.aliases.iter().chain([&entry.name]) {
                assert!(names.insert(name), "{name}");
                assert_eq!(FilterKey::parse(&name.to_uppercase()), Some(entry.key));
            }
        }
        assert!(RecordKind::ALL.iter().all(|kind| RecordKind::parse(kind.name()) == Some(*kind)));
    }
}
