//! Names of players in the records: the names that count as one player, and names similar to one that nobody has.

use std::collections::{BTreeMap, HashMap};

use crate::corpus::Corpus;
use crate::find::filter::fold_name;
use crate::go::Color;
use crate::mining::costly_shapes::Voice;

/// The names of the voice's players in the records, with their numbers of games, most frequent first; ties by name.
pub fn names_of(corpus: &Corpus, voice: &Voice) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (id, color) in voice.sides() {
        let header = corpus.header(id);
        // A game against himself is one game.
        if color == Color::White && header.black == header.white {
            continue;
        }
        *counts.entry(if color == Color::Black { header.black } else { header.white }).or_default() += 1;
    }
    let mut names: Vec<(String, usize)> = counts.into_iter().map(|(name, games)| (name.to_owned(), games)).collect();
    // The sort is stable, so ties stay in the order of their names.
    names.sort_by_key(|&(_, games)| std::cmp::Reverse(games));
    names
}

/// Maximum share of a word's letters that may differ in a similar name.
const MAX_NAME_DISTANCE: f64 = 0.4;

/// At most `most` players of the corpus with similar names, the most similar first; ties by number of games.
///
/// Each word of `name` is compared with the most similar word of a player's name; further words of the player's name do
/// not count. So `shusaka` finds `Honinbo Shusaku`.
pub fn near_names(corpus: &Corpus, name: &str, most: usize) -> Vec<String> {
    let asked = fold_name(name);
    let mut players: HashMap<&str, usize> = HashMap::new();
    for &id in corpus.games() {
        let header = corpus.header(id);
        [header.black, header.white].into_iter().for_each(|player| *players.entry(player).or_default() += 1);
    }
    let mut near: Vec<(f64, usize, String, &str)> = players
        .into_iter()
        .filter_map(|(player, games)| {
            let folded = fold_name(player);
            let distance = distance(&asked, &folded).filter(|&distance| distance <= MAX_NAME_DISTANCE)?;
            Some((distance, games, folded, player))
        })
        .collect();
    near.sort_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)).then_with(|| a.3.cmp(b.3)));
    // Spellings that differ by case and accents alone are one player.
    let mut met = std::collections::HashSet::new();
    near.retain(|(_, _, folded, _)| met.insert(folded.clone()));
    near.into_iter().take(most).map(|(.., player)| player.to_owned()).collect()
}

/// How much two folded names differ, from 0 to 1: the share of differing letters in the word that fits worst, or in the
/// names written as one word, whichever is less. `None` if either name is empty.
fn distance(asked: &str, player: &str) -> Option<f64> {
    if asked.is_empty() || player.is_empty() {
        return None;
    }
    let share = |a: &str, b: &str| {
        let letters = a.chars().count().max(b.chars().count()).max(1);
        strsim::damerau_levenshtein(a, b) as f64 / letters as f64
    };
    let nearest = |word: &str| player.split(' ').map(|own| share(word, own)).fold(1.0, f64::min);
    let by_words = asked.split(' ').map(nearest).fold(0.0, f64::max);
    Some(by_words.min(share(&asked.replace(' ', ""), &player.replace(' ', ""))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;
    use crate::find::filter::NamePattern;

    #[test]
    fn names_are_counted_and_near_ones_found() {
        let game = |black: &str, white: &str| format!("(;SZ[9]PB[{black}]PW[{white}];B[ee])");
        let text = [
            game("Honinbo Shusaku", "Inoue Gennan Inseki"),
            game("Ota Yuzo", "Honinbo Shusaku"),
            game("Shusaku", "Honinbo Shuwa"),
            game("Lee Sedol", "Ke Jie"),
            game("", "Ke Jie"),
        ];
        let corpus = load_bytes("games.sgf", text.concat().as_bytes()).corpus;
        let voice = Voice::of_player(&corpus, &NamePattern::new("shusak", false).unwrap());
        let names = names_of(&corpus, &voice);
        assert_eq!(names, [("Honinbo Shusaku".to_owned(), 2), ("Shusaku".to_owned(), 1)]);
        let near = |name: &str| near_names(&corpus, name, 3);
        assert_eq!(near("shusaka"), ["Honinbo Shusaku", "Shusaku"]);
        assert_eq!(near("Lee Sedoll"), ["Lee Sedol"]);
        assert_eq!(near("Le Se Dol"), ["Lee Sedol"], "written as one word");
        assert_eq!(near("Yuzo Otta"), ["Ota Yuzo"]);
        assert!(near("Qqqqqqq").is_empty() && near("--").is_empty());
    }
}
