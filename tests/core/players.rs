//! Players are found by their names in every script, and Latin names give the same results as before.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use katachi::corpus::{Corpus, CorpusBuilder, GameHeader, GameId, GameSource};
use katachi::find::filter::{Catalogue, GameFilter, NamePattern, fold_name};
use katachi::go::{BoardSize, Color, GameView, Move, Point};
use katachi::mining::costly_shapes::Voice;
use katachi::scripts::{self, PlayerId, Script};

/// A game of one move for every pair of names.
fn corpus<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Arc<Corpus> {
    let mut builder = CorpusBuilder::new();
    for (number, (black, white)) in pairs.into_iter().enumerate() {
        let moves = [Move::play(Color::Black, Point::new((number % 19) as u8, (number / 19 % 19) as u8))];
        let game = GameView { size: BoardSize::NINETEEN, setup: &[], moves: &moves };
        let header = GameHeader { black, white, ..GameHeader::default() };
        let source = GameSource { file: 0, member: "", index: number as u32 };
        builder.push(game, header, source, 1, 0).unwrap();
    }
    Arc::new(builder.finish())
}

fn found(catalogue: &Catalogue, filter: &GameFilter) -> BTreeSet<GameId> {
    let matches = filter.matches(catalogue);
    catalogue.corpus().records().filter(|&id| matches.contains(id)).collect()
}

fn of_name(catalogue: &Catalogue, name: &str) -> BTreeSet<GameId> {
    found(catalogue, &GameFilter::player(name).unwrap())
}

/// A player's first spelling in each script.
fn scripts(player: &'static scripts::PlayerNames) -> impl Iterator<Item = &'static str> {
    Script::ALL.into_iter().filter_map(|script| player.names(script).first().map(String::as_str))
}

#[test]
fn two_hundred_players_are_found_by_each_of_their_scripts() {
    let games: Vec<(PlayerId, &str)> =
        scripts::players().flat_map(|(id, player)| scripts(player).map(move |name| (id, name))).collect();
    let corpus = corpus(games.iter().map(|&(_, name)| (name, "")));
    let catalogue = Catalogue::of_corpus(&corpus);
    let mut own: BTreeMap<PlayerId, BTreeSet<GameId>> = BTreeMap::new();
    for (id, &(player, _)) in corpus.records().zip(&games) {
        own.entry(player).or_default().insert(id);
    }
    assert!(own.len() >= 200);
    for &(player, name) in &games {
        let filter: GameFilter = format!("player:\"{name}\"").parse().unwrap();
        assert_eq!(found(&catalogue, &filter), own[&player], "{name}");
    }
}

#[test]
fn the_text_of_a_filter_the_list_of_players_and_completion_know_all_spellings() {
    let names = [
        "Lee Changho",
        "Lee Changho",
        "李昌鎬",
        "李昌镐 九段",
        "이창호",
        "Yi Ch'ang-ho 9p",
        "Lee Chang",
        "李昌",
        "Ke Jie",
    ];
    let corpus = corpus(names.map(|name| (name, "柯潔")));
    let catalogue = Catalogue::of_corpus(&corpus);
    let his: BTreeSet<GameId> = (0..6).map(GameId).collect();
    for text in [
        "player:李昌镐",
        "player:李昌鎬",
        "player:이창호",
        "black:\"lee chang-ho\"",
        "player:\"Changho Lee\"",
        "李昌鎬",
        "\"Yi Ch'ang-ho\"",
        "player:\"李 昌镐\"",
    ] {
        let filter: GameFilter = text.parse().unwrap();
        assert_eq!(filter.to_string().parse().as_ref(), Ok(&filter), "{text}");
        assert_eq!(found(&catalogue, &filter), his, "{text}");
        let others: GameFilter = format!("-{text}").parse().unwrap();
        assert!(found(&catalogue, &others).is_disjoint(&his), "{text}");
    }
    let filter = GameFilter::player("Lee Changho").unwrap();
    assert_eq!(filter.to_string().parse().as_ref(), Ok(&filter), "it can be written down");
    let voice = Voice::of_player(&corpus, &NamePattern::new("이창호", true).unwrap());
    assert_eq!(voice.games().collect::<BTreeSet<_>>(), his);
    catalogue.warm();
    let players = catalogue.frequent_players(10);
    // A game between two players of the same name counts once.
    assert_eq!(players[..2], [("柯潔".to_owned(), 9), ("Lee Changho".to_owned(), 6)]);
    for typed in ["player:李昌鎬", "player:이창", "player:yi chang", "player:\"Yi C", "player:Chang"] {
        let offered = catalogue.complete(typed, typed.len()).suggestions;
        let own = offered.iter().find(|offer| offer.insert == "player:\"Lee Changho\"");
        let games = own.unwrap_or_else(|| panic!("{typed}: {offered:?}")).games;
        assert_eq!(games, Some(6), "{typed}");
    }
}

#[test]
fn texts_are_found_in_either_form_and_names_that_are_near_are_not_mixed() {
    let names =
        ["陳祖德", "陈祖德", "除祖德", "Chen Zude", "Chen Zu", "藤沢里菜", "藤泽里菜", "藤沢里奈", "吳清源", "呉清元"];
    let catalogue = Catalogue::of_corpus(&corpus(names.map(|name| (name, ""))));
    for (name, expected) in [
        ("陳祖德", &[0, 1, 3][..]),
        ("除祖德", &[2]),
        ("Chen Zude", &[0, 1, 3]),
        ("祖德", &[0, 1, 2]),
        ("藤澤里菜", &[5, 6]),
        ("후지사와 리나", &[5, 6]),
        ("藤沢", &[5, 6, 7]),
        ("吴清源", &[8]),
        ("오청원", &[8]),
        ("ＣＨＥＮ　ＺＵＤＥ", &[0, 1, 3]),
    ] {
        let expected: BTreeSet<GameId> = expected.iter().map(|&id| GameId(id)).collect();
        assert_eq!(of_name(&catalogue, name), expected, "{name}");
    }
}

/// The comparison of names before other scripts were supported: each word of the text is a part of the name, or spans
/// several of its words from the beginning of one.
fn has_words(asked: &str, name: &str) -> bool {
    let words: Vec<&str> = name.split(' ').collect();
    let runs_over =
        |word: &str, start: usize| word.len() > words[start].len() && words[start..].concat().starts_with(word);
    asked.split(' ').all(|word| name.contains(word) || (0..words.len()).any(|start| runs_over(word, start)))
}

#[test]
fn latin_names_find_what_their_words_find_and_other_spellings_of_the_player() {
    let names: Vec<&str> =
        scripts::players().flat_map(|(_, player)| player.names(Script::Latin)).map(String::as_str).collect();
    let catalogue = Catalogue::of_corpus(&corpus(names.iter().map(|&name| (name, ""))));
    let folded: Vec<String> = names.iter().map(|name| fold_name(name)).collect();
    let owner: Vec<Option<PlayerId>> = folded.iter().map(|name| scripts::player_of(name)).collect();
    let mut more = 0;
    for (asked, player) in folded.iter().zip(&owner).step_by(2) {
        let by_words: BTreeSet<GameId> =
            (0..names.len()).filter(|&at| has_words(asked, &folded[at])).map(|at| GameId(at as u32)).collect();
        let of_player: BTreeSet<GameId> =
            (0..names.len()).filter(|&at| owner[at] == *player).map(|at| GameId(at as u32)).collect();
        let found = of_name(&catalogue, asked);
        assert_eq!(found, &by_words | &of_player, "{asked}");
        more += usize::from(found != by_words);
    }
    assert!(more > 10, "the table adds something: {more}");
    // Nothing is added for players who are not in the table, or for parts of names.
    for asked in ["lee", "chang ho", "kobayashi", "ot", "o", "sakata ei", "nobody", "fujisawa h"] {
        let by_words: BTreeSet<GameId> =
            (0..names.len()).filter(|&at| has_words(asked, &folded[at])).map(|at| GameId(at as u32)).collect();
        assert_eq!(of_name(&catalogue, asked), by_words, "{asked}");
    }
}
