//! The data that filters look things up in: the corpus, its texts folded once, its files and the user's tags.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use super::key::FilterKey;
use super::names::NamePattern;
use super::values::FilterValues;
use crate::corpus::load::{Loaded, LoadedFile};
use crate::corpus::{Corpus, GameId, HeaderText};
use crate::go::Color;
use crate::scripts::{PlayerId, fold_name, fold_text, player_of};

/// Records by the tags that the user gave them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameTags {
    games: BTreeMap<String, Vec<GameId>>,
}

impl GameTags {
    /// Adds records to a tag; a tag without records is known too.
    pub fn insert(&mut self, tag: &str, games: impl IntoIterator<Item = GameId>) {
        let list = self.games.entry(tag.to_owned()).or_default();
        list.extend(games);
        list.sort_unstable();
        list.dedup();
    }

    /// Tags by name, each with its records, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[GameId])> {
        self.games.iter().map(|(tag, games)| (tag.as_str(), games.as_slice()))
    }

    /// The tags of a record, by name.
    pub fn tags_of(&self, id: GameId) -> impl Iterator<Item = &str> {
        self.iter().filter(move |(_, games)| games.binary_search(&id).is_ok()).map(|(tag, _)| tag)
    }

    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }
}

/// A corpus as filters see it. Cheap to clone; slow parts are computed once, when they are first needed.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    corpus: Arc<Corpus>,
    files: Arc<Vec<LoadedFile>>,
    tags: Arc<GameTags>,
    made: Arc<CatalogueCache>,
}

#[derive(Debug, Default)]
struct CatalogueCache {
    texts: OnceLock<FoldedTexts>,
    paths: OnceLock<Vec<String>>,
    values: OnceLock<FilterValues>,
}

impl Catalogue {
    pub fn new(loaded: &Loaded) -> Catalogue {
        Catalogue { corpus: Arc::clone(&loaded.corpus), files: Arc::clone(&loaded.files), ..Catalogue::default() }
    }

    /// A catalogue without paths, for games that are in memory alone.
    pub fn of_corpus(corpus: &Arc<Corpus>) -> Catalogue {
        Catalogue { corpus: Arc::clone(corpus), ..Catalogue::default() }
    }

    /// The same games with these tags.
    pub fn with_tags(mut self, tags: GameTags) -> Catalogue {
        self.tags = Arc::new(tags);
        self
    }

    pub fn corpus(&self) -> &Arc<Corpus> {
        &self.corpus
    }

    pub fn tags(&self) -> &GameTags {
        &self.tags
    }

    /// Whether it is the same catalogue of the same games, with the same tags.
    pub fn is_same(&self, other: &Catalogue) -> bool {
        Arc::ptr_eq(&self.made, &other.made) && Arc::ptr_eq(&self.tags, &other.tags)
    }

    /// Computes everything that filters and completion need: about 0.1 s for 100,000 games. A window does it in the
    /// background.
    pub fn warm(&self) {
        self.texts();
        self.values();
    }

    /// The most frequent players with the number of their games. Names that differ by case, accents, punctuation or
    /// order are one player, and so are known names in other scripts; the commonest spelling is shown. Counted once, as
    /// by [`Catalogue::warm`].
    pub fn frequent_players(&self, most: usize) -> Vec<(String, u64)> {
        let players = self.values().players.beginning("", most);
        players.into_iter().map(|player| (player.text.clone(), player.games(FilterKey::Player))).collect()
    }

    /// The name of a record's player in the form by which names are sorted: folded, see [`fold_name`]. Empty without a
    /// name.
    pub fn sort_name(&self, id: GameId, color: Color) -> &str {
        let (rows, ..) = self.corpus.raw();
        self.texts().names.get(rows[id.index()].text_id(HeaderText::player(color)))
    }

    /// The cell in which the values are kept once they are counted.
    pub(super) fn kept_values(&self) -> &OnceLock<FilterValues> {
        &self.made.values
    }

    /// The values of the corpus that completion offers, if they are counted.
    pub(super) fn ready_values(&self) -> Option<&FilterValues> {
        self.made.values.get()
    }

    pub(super) fn texts(&self) -> &FoldedTexts {
        self.made.texts.get_or_init(|| FoldedTexts::new(&self.corpus))
    }

    /// Folded, by the number of the file.
    pub(super) fn paths(&self) -> &[String] {
        let path = |file: &LoadedFile| fold_text(&file.source.path.to_string_lossy());
        self.made.paths.get_or_init(|| self.files.iter().map(path).collect())
    }
}

/// The texts of a corpus, folded, by their number.
#[derive(Debug)]
pub(super) struct FoldedTexts {
    folded: Packed,
    /// Players' names, folded word by word; empty for texts that are no names.
    names: Packed,
    /// The player of each text, if the name is known in several scripts.
    players: Vec<Option<PlayerId>>,
}

impl FoldedTexts {
    fn new(corpus: &Corpus) -> FoldedTexts {
        let (rows, .., text, ends) = corpus.raw();
        let mut is_name = vec![false; ends.len()];
        for row in rows {
            [HeaderText::Black, HeaderText::White].iter().for_each(|&text| is_name[row.text_id(text) as usize] = true);
        }
        let (mut folded, mut names, mut players) = (Packed::default(), Packed::default(), Vec::new());
        let mut start = 0;
        for (&end, is_name) in ends.iter().zip(is_name) {
            let text = &text[start..end as usize];
            start = end as usize;
            folded.push(&fold_text(text));
            let name = if is_name { fold_name(text) } else { String::new() };
            players.push(player_of(&name));
            names.push(&name);
        }
        FoldedTexts { folded, names, players }
    }

    pub fn folded(&self, text: u32) -> &str {
        self.folded.get(text)
    }

    /// A test of every folded text, by its number.
    pub fn table(&self, test: impl Fn(&str) -> bool) -> Vec<bool> {
        self.folded.iter().map(test).collect()
    }

    /// Whether each name matches a pattern, by the number of its text.
    pub fn names_with(&self, pattern: &NamePattern) -> Vec<bool> {
        let names = self.names.iter().zip(&self.players);
        names.map(|(name, &player)| !name.is_empty() && pattern.is_of(name, player)).collect()
    }
}

/// Texts one after the other.
#[derive(Debug, Default)]
struct Packed {
    text: String,
    ends: Vec<u32>,
}

impl Packed {
    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.ends.push(u32::try_from(self.text.len()).expect("texts of a corpus take less than 4 GB"));
    }

    fn get(&self, at: u32) -> &str {
        let start = if at == 0 { 0 } else { self.ends[at as usize - 1] };
        &self.text[start as usize..self.ends[at as usize] as usize]
    }

    fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len() as u32).map(|at| self.get(at))
    }
}
