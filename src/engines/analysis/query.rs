//! A game as queries to KataGo.
//!
//! KataGo accepts set-up stones before the first move only, and expects the colours to alternate. If a record sets up
//! stones later, or a colour plays twice, a new query begins with the position at that point. Each position is asked
//! for once.

use serde_json::{Value, json};

use super::KataGoSettings;
use katachi_core::go::{Board, Color, GameView, Move};

/// Consecutive positions of a game as one query, from `first` on.
pub(super) struct KataGoQuery {
    /// Moves played before its first position.
    pub first: usize,
    /// Number of positions. KataGo's turns are 0 to `turns - 1`.
    pub turns: usize,
    /// The query without its `id`.
    body: Value,
}

impl KataGoQuery {
    /// The query with this `id`, as a line of JSON.
    pub fn line(&self, id: &str) -> String {
        let mut body = self.body.clone();
        body["id"] = json!(id);
        body.to_string()
    }
}

/// The queries of a game. Together they ask for the position before each move, and for the last one.
///
/// `komi` is as the record has it: see [`komi_of`].
pub(super) fn questions(
    game: GameView<'_>,
    komi: Option<f32>,
    handicap: u8,
    engine: &KataGoSettings,
) -> Vec<KataGoQuery> {
    let mut questions = Vec::new();
    let mut replay = game.replay();
    let mut begun = Begun::new(replay.board(), 0);
    let is_handicap = handicap >= 2;
    let komi = komi_of(komi, is_handicap);
    let is_set = |at: usize| game.setup.iter().any(|stone| stone.before_move as usize == at);
    while let Some(next) = replay.next_move() {
        let at = replay.played();
        let is_twice = at > begun.first && game.moves[at - 1].color() == next.color();
        if at > begun.first && (is_set(at) || is_twice) {
            questions.push(begun.finish(at, false, None, game, komi, engine));
            begun = Begun::new(replay.board(), at);
        }
        replay.advance();
    }
    let end = game.moves.len();
    // Stones that are set up after the last move make one more position.
    if end > begun.first && is_set(end) {
        questions.push(begun.finish(end, false, None, game, komi, engine));
        begun = Begun::new(replay.board(), end);
    }
    let after_last = game.moves.last().map(|last| last.color().opponent());
    let to_play = after_last.unwrap_or(if is_handicap { Color::White } else { Color::Black });
    questions.push(begun.finish(end, true, Some(to_play), game, komi, engine));
    questions
}

/// A query whose end is not known yet.
struct Begun {
    stones: Vec<Value>,
    first: usize,
}

impl Begun {
    fn new(board: &Board, first: usize) -> Begun {
        let size = board.size();
        let stones = board.stones().map(|(point, color)| json!([letter(color), point.label(size)]));
        Begun { stones: stones.collect(), first }
    }

    /// Ends the query before move `end`. `is_last`: the position after the last move is asked for too.
    fn finish(
        &self,
        end: usize,
        is_last: bool,
        to_play: Option<Color>,
        game: GameView<'_>,
        komi: f64,
        engine: &KataGoSettings,
    ) -> KataGoQuery {
        let moves: &[Move] = &game.moves[self.first..end];
        let turns = moves.len() + usize::from(is_last);
        let played: Vec<Value> = moves
            .iter()
            .map(|&played| {
                let place = played.point().map_or("pass".to_owned(), |point| point.label(game.size));
                json!([letter(played.color()), place])
            })
            .collect();
        let first = moves.first().map(|first| first.color()).or(to_play).unwrap_or(Color::Black);
        let side = game.size.side();
        let body = json!({
            "moves": played,
            "initialStones": self.stones,
            "initialPlayer": letter(first),
            "rules": engine.rules.name(),
            "komi": komi,
            "boardXSize": side,
            "boardYSize": side,
            "analyzeTurns": (0..turns).collect::<Vec<usize>>(),
            "maxVisits": engine.visits.max(1),
        });
        KataGoQuery { first: self.first, turns, body }
    }
}

/// The query that tests an engine: the value of the empty board.
pub(super) fn test_query(engine: &KataGoSettings) -> String {
    json!({
        "id": "test", "moves": [], "initialStones": [], "initialPlayer": "B", "rules": engine.rules.name(), "komi": 6.5,
        "boardXSize": 19, "boardYSize": 19, "analyzeTurns": [0], "maxVisits": engine.visits.clamp(1, 50),
    })
    .to_string()
}

fn letter(color: Color) -> &'static str {
    if color == Color::Black { "B" } else { "W" }
}

/// Komi in half points, as KataGo takes it.
///
/// The record's komi is in points already; what is no half point is rounded. Without a komi it is 6.5, or 0.5 in a
/// handicap game.
pub(super) fn komi_of(komi: Option<f32>, is_handicap: bool) -> f64 {
    let usual = if is_handicap { 0.5 } else { 6.5 };
    let Some(komi) = komi.map(f64::from).filter(|komi| komi.is_finite()) else { return usual };
    let halves = (komi * 2.0).round() / 2.0;
    if halves.abs() <= 150.0 { halves } else { usual }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::corpus::load::load_bytes;

    fn bodies(sgf: &str) -> Vec<(usize, usize, Value)> {
        let loaded = load_bytes("a.sgf", sgf.as_bytes());
        let id = loaded.corpus.games()[0];
        let header = loaded.corpus.header(id);
        let engine = KataGoSettings { visits: 7, ..KataGoSettings::default() };
        let asked = questions(loaded.corpus.game(id), header.komi, header.handicap, &engine);
        asked.into_iter().map(|asked| (asked.first, asked.turns, asked.body)).collect()
    }

    #[test]
    fn a_handicap_game_is_one_question_with_its_stones_and_komi() {
        let asked = bodies("(;SZ[9]HA[2]KM[0.5]AB[cg][gc];W[ee];B[];W[cc])");
        let [(0, 4, body)] = &asked[..] else { panic!("{asked:?}") };
        assert_eq!(body["initialPlayer"], "W");
        assert_eq!(body["moves"], json!([["W", "E5"], ["B", "pass"], ["W", "C7"]]));
        let mut stones: Vec<String> = body["initialStones"].as_array().unwrap().iter().map(Value::to_string).collect();
        stones.sort();
        assert_eq!(stones, ["[\"B\",\"C3\"]", "[\"B\",\"G7\"]"]);
        assert_eq!((&body["komi"], &body["boardXSize"], &body["maxVisits"]), (&json!(0.5), &json!(9), &json!(7)));
        assert_eq!(body["analyzeTurns"], json!([0, 1, 2, 3]));
    }

    #[test]
    fn a_handicap_that_the_header_does_not_say_has_its_komi() {
        for (sgf, komi, stones) in [
            ("(;SZ[9]HA[0];B[cc];B[gg];B[gc];W[ee])", 0.5, 0),
            ("(;SZ[9]AB[cc][gg];W[ee])", 0.5, 2),
            ("(;SZ[9];B[cc];W[];B[gg];W[ee])", 0.5, 0),
            ("(;SZ[9]HA[0];B[cc];W[ee])", 6.5, 0),
            ("(;SZ[9]AB[cc][gg]AW[ee];W[gc])", 6.5, 3),
            ("(;SZ[9]KM[5.5]AB[cc][gg];W[ee])", 5.5, 2),
        ] {
            let asked = bodies(sgf);
            let body = &asked[0].2;
            assert_eq!(body["komi"], json!(komi), "{sgf}");
            assert_eq!(body["initialStones"].as_array().unwrap().len(), stones, "{sgf}");
        }
    }

    #[test]
    fn every_position_is_asked_for_once_where_a_colour_plays_twice() {
        let asked = bodies("(;SZ[9];B[ee];B[cc];W[gg];B[gc])");
        let places: Vec<(usize, usize)> = asked.iter().map(|asked| (asked.0, asked.1)).collect();
        assert_eq!(places, [(0, 1), (1, 4)]);
        assert_eq!(asked[1].2["initialStones"], json!([["B", "E5"]]));
        assert_eq!(asked[1].2["initialPlayer"], "B");
    }

    #[test]
    fn komi_is_what_katago_takes() {
        let cases = [(Some(7.5), 7.5), (Some(6.75), 7.0), (Some(375.0), 6.5), (Some(0.0), 0.0), (None, 6.5)];
        for (komi, taken) in cases {
            assert_eq!(komi_of(komi, false), taken, "{komi:?}");
        }
        assert_eq!((komi_of(None, true), komi_of(Some(f32::NAN), false)), (0.5, 6.5));
    }
}
