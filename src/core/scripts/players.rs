//! Players whose names are known in several scripts: the table, and the player of a name.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use serde::Deserialize;

use super::fold::{fold_name, is_written_without_blanks};

/// Number of a player in the table. Never stored: it is valid only for this version of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(u16);

/// The scripts that names are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    Latin,
    SimplifiedHan,
    TraditionalHan,
    Japanese,
    Hangul,
}

impl Script {
    pub const ALL: [Script; 5] =
        [Script::Latin, Script::SimplifiedHan, Script::TraditionalHan, Script::Japanese, Script::Hangul];
}

/// The spellings of a player's name. The first of each script is the usual one. Not every script is known.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerNames {
    latin: Vec<String>,
    #[serde(default)]
    hans: Vec<String>,
    #[serde(default)]
    hant: Vec<String>,
    #[serde(default)]
    ja: Vec<String>,
    #[serde(default)]
    ko: Vec<String>,
}

impl PlayerNames {
    /// The player's names in a script.
    pub fn names(&self, script: Script) -> &[String] {
        match script {
            Script::Latin => &self.latin,
            Script::SimplifiedHan => &self.hans,
            Script::TraditionalHan => &self.hant,
            Script::Japanese => &self.ja,
            Script::Hangul => &self.ko,
        }
    }
}

/// All players of the table.
pub fn players() -> impl ExactSizeIterator<Item = (PlayerId, &'static PlayerNames)> {
    PLAYER_TABLE.players.iter().enumerate().map(|(at, player)| (PlayerId(at as u16), player))
}

/// All spellings of a player, Latin first.
pub fn spellings(id: PlayerId) -> impl Iterator<Item = &'static str> {
    let player = PLAYER_TABLE.players.get(usize::from(id.0));
    let names = player.into_iter().flat_map(|player| Script::ALL.map(|script| player.names(script)));
    names.flatten().map(String::as_str)
}

/// The player who has this name, as [`fold_name`] gives it. `None` if the table has nobody, or two, of that name.
///
/// First and family name may stand in either order, and either may be written as several words. Ranks do not count. If
/// a name is in Latin and in another script at once, one known spelling is enough, unless the two belong to different
/// players.
pub fn player_of(folded: &str) -> Option<PlayerId> {
    let mut words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    if words.len() > MAX_NAME_WORDS {
        return None;
    }
    let (mut unspaced, mut latin) = (String::new(), Vec::new());
    while words.last().is_some_and(|word| is_rank(word)) {
        words.pop();
    }
    for word in words {
        match word.chars().any(is_written_without_blanks) {
            true => unspaced.push_str(word),
            false => latin.push(word),
        }
    }
    let by_unspaced =
        PLAYER_TABLE.unspaced.get(without_rank(&unspaced)).or_else(|| PLAYER_TABLE.unspaced.get(&*unspaced)).copied();
    let by_latin = splits(&latin).into_iter().find_map(|split| PLAYER_TABLE.latin.get(&split).copied());
    match (by_unspaced, by_latin) {
        (Some(a), Some(b)) if a != b => None,
        (a, b) => a.or(b),
    }
}

/// Maximum number of words in a name. Longer texts are teams or remarks.
const MAX_NAME_WORDS: usize = 8;

/// `9p`, `7d`, `9`, `dan`, `九段`.
fn is_rank(word: &str) -> bool {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_numbered = digits.len() < word.len() && matches!(digits, "" | "p" | "d" | "k" | "dan" | "kyu" | "pro");
    is_numbered || matches!(word, "dan" | "p" | "pro") || (!word.is_ascii() && without_rank(word).is_empty())
}

/// A name in characters without the rank at its end: `李昌镐九段`, `이창호9단`.
fn without_rank(name: &str) -> &str {
    let Some(rest) = name.strip_suffix('段').or_else(|| name.strip_suffix(DAN.as_str())) else { return name };
    let numbers = RANK_NUMBERS.iter().filter_map(|number| rest.strip_suffix(number.as_str()));
    numbers.min_by_key(|rest| rest.len()).unwrap_or(name)
}

static DAN: LazyLock<String> = LazyLock::new(|| fold_name("단"));

static RANK_NUMBERS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let numbers = "1 2 3 4 5 6 7 8 9 初 一 二 三 四 五 六 七 八 九 十 초 일 이 삼 사 오 육 칠 팔 구";
    numbers.split(' ').map(fold_name).collect()
});

/// All ways to join Latin words into two. A single word stays as it is.
fn splits(words: &[&str]) -> Vec<String> {
    match words.len() {
        0 | 1 => words.iter().map(|&word| word.to_owned()).collect(),
        count => (1..count).map(|at| format!("{} {}", words[..at].concat(), words[at..].concat())).collect(),
    }
}

struct PlayerTable {
    players: Vec<PlayerNames>,
    /// By names in characters, kana or Hangul, folded, without blanks.
    unspaced: FxHashMap<String, PlayerId>,
    /// By Latin names, folded, as two words in either order.
    latin: FxHashMap<String, PlayerId>,
}

#[derive(Deserialize)]
struct PlayersFile {
    format: u32,
    blocks: Vec<PlayerBlock>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerBlock {
    /// The source that the block was checked against. For readers of the file.
    #[serde(rename = "source")]
    _source: String,
    players: Vec<PlayerNames>,
}

static PLAYER_TABLE: LazyLock<PlayerTable> = LazyLock::new(|| {
    let file: PlayersFile =
        ron::from_str(include_str!("../../../assets/languages/players.ron")).expect("a test reads the table");
    assert_eq!(file.format, 1, "the table is of this format");
    let players = file.blocks.into_iter().flat_map(|block| block.players).collect();
    let mut table = PlayerTable { players, unspaced: FxHashMap::default(), latin: FxHashMap::default() };
    for (at, player) in table.players.iter().enumerate() {
        let id = PlayerId(at as u16);
        for name in Script::ALL.into_iter().flat_map(|script| player.names(script)) {
            let folded = fold_name(name);
            if folded.chars().any(is_written_without_blanks) {
                table.unspaced.insert(folded.replace(' ', ""), id);
                continue;
            }
            let words: Vec<&str> = folded.split(' ').collect();
            for split in splits(&words) {
                if let Some((first, second)) = split.split_once(' ') {
                    table.latin.insert(format!("{second} {first}"), id);
                }
                table.latin.insert(split, id);
            }
        }
    }
    table
});

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn first_spelling(name: &str) -> Option<&'static str> {
        player_of(&fold_name(name)).and_then(|id| spellings(id).next())
    }

    #[test]
    fn a_name_is_its_players_in_every_script_and_order() {
        for name in [
            "Lee Changho",
            "LEE CHANG-HO",
            "Changho Lee",
            "Lee, Chang Ho",
            "Yi Ch'ang-ho",
            "李昌鎬",
            "李昌镐",
            "李　昌镐",
            "이창호",
            "이창호 9단",
            "이창호9단",
            "李昌镐九段",
            "李昌鎬 9p",
            "Lee Changho 9 dan",
            "Lee Changho (이창호)",
            "李昌镐 (Lee Changho)",
        ] {
            assert_eq!(first_spelling(name), Some("Lee Changho"), "{name}");
        }
        for name in ["吳清源", "吴清源", "呉清源", "오청원", "우칭위안", "Wu Qing-yuan", "GO Seigen", "呉 清源"]
        {
            assert_eq!(first_spelling(name), Some("Go Seigen"), "{name}");
        }
        assert_eq!(first_spelling("Lee Se Dol"), Some("Lee Sedol"));
        assert_eq!(first_spelling("Yi Se-tol"), Some("Lee Sedol"));
        assert_eq!(first_spelling("ﾏｲｹﾙ･ﾚﾄﾞﾓﾝﾄﾞ"), Some("Michael Redmond"));
        assert_eq!(first_spelling("Redmond, Michael"), Some("Michael Redmond"));
        assert_eq!(first_spelling("奥田 あや"), Some("Okuda Aya"));
    }

    #[test]
    fn parts_other_names_and_teams_are_nobodys() {
        for name in [
            "",
            "Lee",
            "이창",
            "李昌",
            "Li Changhao",
            "Lee Chang",
            "李昌",
            "除昌鎬",
            "昌鎬李",
            "Gu Li & AlphaGo",
            "guli",
            "陈耀",
            "Changhol Ee",
            "九段",
            "9p",
            "Ke Jie, Gu Li, Shi Yue, Mi Yuting and Chen Yaoye",
            "李昌镐 (Lee Sedol)",
        ] {
            assert_eq!(first_spelling(name), None, "{name}");
        }
    }

    #[test]
    fn no_spelling_is_of_two_players_and_two_hundred_are_known_in_every_script() {
        let mut owners: BTreeMap<String, PlayerId> = BTreeMap::new();
        for (id, player) in players() {
            for spelling in spellings(id) {
                let folded = fold_name(spelling);
                assert_eq!(player_of(&folded), Some(id), "{spelling}");
                let other = owners.insert(folded, id);
                assert!(other.is_none_or(|other| other == id), "{spelling} is of two players");
            }
            assert!(!player.latin.is_empty());
        }
        let whole = players().filter(|(_, player)| Script::ALL.iter().all(|&it| !player.names(it).is_empty())).count();
        assert!(whole >= 200, "{whole}");
    }

    #[test]
    fn scripts_are_those_of_their_languages() {
        let is_hangul = |c: char| ('\u{ac00}'..='\u{d7a3}').contains(&c);
        let is_kana = |c: char| ('\u{3040}'..='\u{30ff}').contains(&c);
        let is_han = |c: char| ('\u{3400}'..='\u{9fff}').contains(&c) || c == '々';
        let fits = |names: &[String], test: &dyn Fn(char) -> bool| {
            names.iter().all(|name| name.chars().all(|c| test(c) || c == ' '))
        };
        for (_, player) in players() {
            assert!(player.latin.iter().all(|name| name.is_ascii()), "{player:?}");
            assert!(fits(&player.hans, &is_han) && fits(&player.hant, &is_han), "{player:?}");
            assert!(fits(&player.ja, &|c| is_han(c) || is_kana(c)), "{player:?}");
            assert!(fits(&player.ko, &is_hangul), "{player:?}");
        }
    }
}
