//! Game filters agree with a slow reading of every header, and report the games that they leave out.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::random::Random;
use katachi::corpus::load::{Loaded, load_bytes};
use katachi::corpus::{Corpus, CorpusBuilder, DyerSignature, GameHeader, GameId, GameSource, Likeness};
use katachi::find::filter::{Catalogue, FilterKey, GameFilter, GameTags};
use katachi::go::{BoardSize, Color, GameView, Move, Point, Winner};
use katachi::library::export::{self, ByteOrderMark};
use katachi::progress::Progress;

const NAMES: [&str; 8] =
    ["Go Seigen", "SEIGEN GO", "Hon'inbō Shūsaku", "Lee Se-dol", "Lee Sedol", "本因坊秀策", "Li Jun", ""];
const RESULTS: [(&str, Winner); 7] = [
    ("B+R", Winner::Black),
    ("W+0.5", Winner::White),
    ("B+", Winner::Black),
    ("W+T", Winner::White),
    ("Jigo", Winner::Nobody),
    ("Void", Winner::Nobody),
    ("", Winner::Unknown),
];
const DATES: [(&str, Option<i16>); 4] =
    [("1846-09-11", Some(1846)), ("1926", Some(1926)), ("2026-11-21", Some(2026)), ("", None)];
const RANKS: [&str; 5] = ["9p", "9d", "5 dan", "3k", ""];
const EVENTS: [&str; 3] = ["Castle game", "74th Honinbo", ""];

/// Headers of every kind, with many missing values.
fn corpus(games: usize) -> Arc<Corpus> {
    let mut random = Random(7);
    let mut builder = CorpusBuilder::new();
    for number in 0..games {
        let mut pick = |limit: usize| random.below(limit);
        let (result, winner) = RESULTS[pick(RESULTS.len())];
        let (date, year) = DATES[pick(DATES.len())];
        let header = GameHeader {
            black: NAMES[pick(NAMES.len())],
            white: NAMES[pick(NAMES.len())],
            black_rank: RANKS[pick(RANKS.len())],
            white_rank: RANKS[pick(RANKS.len())],
            result,
            winner,
            date,
            year,
            event: EVENTS[pick(EVENTS.len())],
            round: "",
            place: ["Edo", ""][pick(2)],
            komi: [None, Some(0.0), Some(6.5)][pick(3)],
            handicap: [0, 0, 2, 5][pick(4)],
        };
        let size = BoardSize::new([9, 19][pick(2)]).unwrap();
        let count = pick(80);
        let shift = pick(9);
        let moves: Vec<Move> = (0..count)
            .map(|at| Move::play(Color::BOTH[at % 2], Point::new(((at + shift) % 9) as u8, (at / 9) as u8)))
            .collect();
        let recorded = count as u32 + u32::from(pick(5) == 0);
        let source = GameSource { file: 0, member: "", index: number as u32 };
        builder.push(GameView { size, setup: &[], moves: &moves }, header, source, recorded, pick(3) as u32).unwrap();
    }
    let corpus = builder.finish();
    let marked: Vec<_> = (1..games as u32)
        .step_by(10)
        .filter(|&id| !corpus.game(GameId(id)).moves.is_empty())
        .map(|id| (GameId(id), GameId(0), Likeness::Exact))
        .collect();
    Arc::new(corpus.with_duplicates(&marked))
}

/// The answer of a term for a record, read from its header: `None` if the record does not say.
type Said = fn(&Corpus, GameId) -> Option<bool>;

fn name(corpus: &Corpus, id: GameId, names: [&str; 2]) -> Option<bool> {
    let header = corpus.header(id);
    let own = [header.black, header.white];
    if own.iter().any(|own| names.contains(own)) {
        Some(true)
    } else if own.contains(&"") {
        None
    } else {
        Some(false)
    }
}

/// Terms, the key that a record may lack for each, and a slow evaluation.
const TERMS: [(&str, FilterKey, Said); 22] = [
    ("player:\"go seigen\"", FilterKey::Player, |corpus, id| name(corpus, id, ["Go Seigen", "SEIGEN GO"])),
    ("player:sedol", FilterKey::Player, |corpus, id| name(corpus, id, ["Lee Se-dol", "Lee Sedol"])),
    ("black:shusak", FilterKey::Black, |corpus, id| {
        let black = corpus.header(id).black;
        (!black.is_empty()).then_some(black == "Hon'inbō Shūsaku")
    }),
    ("winner:秀策", FilterKey::White, |corpus, id| {
        let header = corpus.header(id);
        let own = match header.winner {
            Winner::Black => header.black,
            Winner::White => header.white,
            // The keys that the record then lacks are tested below.
            Winner::Nobody | Winner::Unknown => return Some(false),
        };
        (!own.is_empty()).then_some(own == "本因坊秀策")
    }),
    ("year:1846..1926", FilterKey::Year, |corpus, id| corpus.year(id).map(|year| (1846..=1926).contains(&year))),
    ("year:>1926", FilterKey::Year, |corpus, id| corpus.year(id).map(|year| year > 1926)),
    ("date:1926-05", FilterKey::Date, |corpus, id| match corpus.header(id).date {
        "" | "1926" => None,
        _ => Some(false),
    }),
    ("date:<=1846-09", FilterKey::Date, |corpus, id| match corpus.header(id).date {
        "" => None,
        date => Some(date.starts_with("1846")),
    }),
    ("result:b", FilterKey::Result, |corpus, id| match corpus.winner(id) {
        Winner::Unknown => None,
        winner => Some(winner == Winner::Black),
    }),
    ("result:resign", FilterKey::Result, |corpus, id| match corpus.header(id).result {
        "" | "B+" => None,
        result => Some(result == "B+R"),
    }),
    ("result:<1", FilterKey::Result, |corpus, id| match corpus.header(id).result {
        "" | "B+" => None,
        result => Some(result == "W+0.5"),
    }),
    ("result:draw", FilterKey::Result, |corpus, id| match corpus.header(id).result {
        "" => None,
        result => Some(result == "Jigo"),
    }),
    ("result:unknown", FilterKey::Result, |corpus, id| Some(corpus.winner(id) == Winner::Unknown)),
    ("handicap:>=2", FilterKey::Handicap, |corpus, id| Some(corpus.header(id).handicap >= 2)),
    ("komi:6.5", FilterKey::Komi, |corpus, id| corpus.header(id).komi.map(|komi| komi == 6.5)),
    ("event:castle", FilterKey::Event, |corpus, id| {
        let event = corpus.header(id).event;
        (!event.is_empty()).then_some(event == "Castle game")
    }),
    ("rank:>=5d", FilterKey::Rank, |corpus, id| {
        let header = corpus.header(id);
        let own = [header.black_rank, header.white_rank];
        if own.iter().any(|rank| ["9d", "5 dan"].contains(rank)) {
            Some(true)
        } else if own.contains(&"") {
            None
        } else {
            Some(false)
        }
    }),
    ("whiterank:pro", FilterKey::WhiteRank, |corpus, id| {
        let header = corpus.header(id);
        match header.white_rank {
            // Before amateurs of dan grade had records, a plain dan was a professional's.
            "9d" | "5 dan" => Some(["1846-09-11", "1926"].contains(&header.date)),
            "3k" => Some(false),
            rank => (rank == "9p").then_some(true),
        }
    }),
    ("moves:20..40", FilterKey::Moves, |corpus, id| Some((20..=40).contains(&corpus.game(id).moves.len()))),
    ("size:9", FilterKey::Size, |corpus, id| Some(corpus.game(id).size.side() == 9)),
    ("honinbo", FilterKey::Event, |corpus, id| {
        let header = corpus.header(id);
        Some(header.event == "74th Honinbo" || [header.black, header.white].contains(&"Hon'inbō Shūsaku"))
    }),
    ("has:komi", FilterKey::Komi, |corpus, id| Some(corpus.header(id).komi.is_some())),
];

/// A filter that is written as text, and evaluated slowly.
enum Slow {
    Term(usize),
    Not(Box<Slow>),
    All(Vec<Slow>),
    Any(Vec<Slow>),
}

impl Slow {
    fn random(random: &mut Random, depth: usize) -> Slow {
        let parts = |random: &mut Random| (0..2 + random.below(2)).map(|_| Slow::random(random, depth - 1)).collect();
        match random.below(if depth == 0 { 1 } else { 5 }) {
            0 | 4 => Slow::Term(random.below(TERMS.len())),
            1 => Slow::Not(Box::new(Slow::random(random, depth - 1))),
            2 => Slow::All(parts(random)),
            _ => Slow::Any(parts(random)),
        }
    }

    fn text(&self) -> String {
        let joined = |parts: &[Slow], by: &str| {
            let parts: Vec<String> = parts.iter().map(Slow::text).collect();
            format!("({})", parts.join(by))
        };
        match self {
            Slow::Term(at) => TERMS[*at].0.to_owned(),
            Slow::Not(inner) => format!("NOT {}", inner.text()),
            Slow::All(parts) => joined(parts, " "),
            Slow::Any(parts) => joined(parts, " OR "),
        }
    }

    /// Whether the filter holds, whether it might hold if the record said more, and the missing keys.
    fn read(&self, corpus: &Corpus, id: GameId, positive: bool) -> (bool, bool, BTreeSet<FilterKey>) {
        match self {
            Slow::Term(at) => match (TERMS[*at].2(corpus, id), positive) {
                (Some(holds), _) => (holds == positive, holds == positive, BTreeSet::new()),
                (None, false) => (true, true, BTreeSet::new()),
                (None, true) => {
                    // The name of the winner is that of Black or White.
                    let is_black = TERMS[*at].0.starts_with("winner:") && corpus.winner(id) == Winner::Black;
                    (false, true, BTreeSet::from([if is_black { FilterKey::Black } else { TERMS[*at].1 }]))
                }
            },
            Slow::Not(inner) => inner.read(corpus, id, !positive),
            Slow::All(parts) | Slow::Any(parts) => {
                let read: Vec<_> = parts.iter().map(|part| part.read(corpus, id, positive)).collect();
                let is_all = matches!(self, Slow::All(_)) == positive;
                let joined = |of: fn(&(bool, bool, BTreeSet<FilterKey>)) -> bool| {
                    if is_all { read.iter().all(of) } else { read.iter().any(of) }
                };
                let (holds, might) = (joined(|part| part.0), joined(|part| part.1));
                let lacks = read.into_iter().flat_map(|part| part.2).filter(|_| might && !holds).collect();
                (holds, might, lacks)
            }
        }
    }
}

#[test]
fn filters_agree_with_a_slow_reading_of_every_header() {
    let corpus = corpus(300);
    let catalogue = Catalogue::of_corpus(&corpus);
    let mut random = Random(11);
    // A filter by the winner's name applies to games with a known winner or without a winner.
    let known = |id: &GameId| corpus.winner(*id) != Winner::Unknown;
    for _ in 0..2_000 {
        let slow = Slow::random(&mut random, 3);
        let text = slow.text();
        let filter: GameFilter = text.parse().unwrap();
        assert_eq!(filter.to_string().parse().as_ref(), Ok(&filter), "{text}");
        let matches = filter.matches(&catalogue);
        let skips = text.contains("winner:");
        let ids: Vec<GameId> = corpus.records().filter(|id| !skips || known(id)).collect();
        let mut left_out = std::collections::BTreeMap::<FilterKey, u64>::new();
        for &id in &ids {
            let (holds, _, lacks) = slow.read(&corpus, id, true);
            assert_eq!(matches.contains(id), holds, "{text}, game {}", id.0);
            lacks.into_iter().for_each(|key| *left_out.entry(key).or_default() += 1);
        }
        let found: std::collections::BTreeMap<FilterKey, u64> = matches.left_out(ids.iter().copied()).iter().collect();
        assert_eq!(found, left_out, "{text}");
    }
}

#[test]
fn a_filter_and_its_negation_share_out_all_records() {
    let corpus = corpus(200);
    let catalogue = Catalogue::of_corpus(&corpus);
    let mut random = Random(5);
    let ids = |filter: &GameFilter| -> Vec<GameId> {
        let matches = filter.matches(&catalogue);
        corpus.records().filter(|&id| matches.contains(id)).collect()
    };
    for _ in 0..200 {
        let [a, b] = [0, 1].map(|_| Slow::random(&mut random, 2).text().parse::<GameFilter>().unwrap());
        assert_eq!(ids(&a).len() + ids(&a.clone().negated()).len(), corpus.record_count());
        let neither = a.clone().or(b.clone()).negated();
        let both_not = a.clone().negated().and(b.clone().negated());
        assert_eq!(ids(&neither), ids(&both_not), "{a} | {b}");
        let not_both = a.clone().and(b.clone()).negated();
        assert_eq!(ids(&not_both), ids(&a.negated().or(b.negated())));
    }
}

#[test]
fn keys_are_read_in_the_languages_of_the_window() {
    let read = |text: &str| text.parse::<GameFilter>().unwrap();
    for (own, english) in [
        ("棋手:秀策", "player:秀策"),
        ("年：1840..1862", "year:1840..1862"),
        ("結果：b+resign -コミ>6", "result:b+resign -komi:>6"),
        ("기사:\"이창호\"", "player:\"이창호\""),
    ] {
        assert_eq!(read(own), read(english), "{own}");
        assert_eq!(read(own).to_string(), read(english).to_string());
    }
    // A word of another script that is no key is looked for as it stands.
    assert_eq!(read("本因坊:秀策").to_string(), "本因坊:秀策");
    let loaded = load_bytes("x.sgf", b"(;SZ[9]DT[1846]PB[A]PW[B];B[aa])");
    let catalogue = Catalogue::new(&loaded);
    catalogue.warm();
    let inserts = |text: &str| -> Vec<String> {
        catalogue.complete(text, text.len()).suggestions.into_iter().map(|suggestion| suggestion.insert).collect()
    };
    assert!(inserts("年").contains(&"年:".to_owned()) && inserts("年：18").contains(&"year:1846".to_owned()));
}

#[test]
fn any_text_is_read_or_refused_and_never_panics() {
    let mut random = Random(3);
    let pieces = [
        "player:", "year:", "\"", "(", ")", " ", "OR", "NOT ", "-", "1846", "..", ">", "a", "本", "rank:", "9d",
        "result:", "b+", "r", "\\", "dyer:", "~", "is:", "cut", "=", ":", "date:", "1846-13", "\u{301}", "has:",
        "AND ", "年", "：",
    ];
    let corpus = corpus(20);
    let catalogue = Catalogue::of_corpus(&corpus);
    catalogue.warm();
    let mut readable = 0;
    for _ in 0..20_000 {
        let text: String = (0..1 + random.below(8)).map(|_| pieces[random.below(pieces.len())]).collect();
        match text.parse::<GameFilter>() {
            Ok(filter) => {
                readable += 1;
                assert_eq!(filter.to_string().parse().as_ref(), Ok(&filter), "{text}");
            }
            Err(error) => {
                assert!(error.range.end <= text.len() && text.is_char_boundary(error.range.start), "{text}");
                assert!(error.to_string().starts_with("column "), "{error}");
            }
        }
        let cursor = random.below(text.len() + 1);
        let completion = catalogue.complete(&text, cursor);
        for suggestion in &completion.suggestions {
            completion.accept(&text, suggestion);
        }
    }
    assert!(readable > 2_000, "{readable}");
}

#[test]
fn what_the_winner_lacks_is_his_result_or_his_name() {
    let sgf =
        b"(;SZ[9]PB[A]PW[B];B[aa])(;SZ[9]PB[A]RE[W+R];B[bb])(;SZ[9]PB[C]PW[D];B[cc])(;SZ[9]PB[A]PW[B]RE[B+R];B[dd])";
    let loaded = load_bytes("x.sgf", sgf);
    let catalogue = Catalogue::new(&loaded);
    let matches = "winner:a".parse::<GameFilter>().unwrap().matches(&catalogue);
    assert_eq!(matches.games(&loaded.corpus).places().collect::<Vec<_>>(), [3]);
    let left_out = matches.left_out(loaded.corpus.records());
    assert_eq!(left_out.to_string(), "1 game has no name of White, 1 game has no clear result");
    assert_eq!(serde_json::to_string(&left_out).unwrap(), r#"{"white":1,"result":1}"#);
    let chosen = "winner:a OR -has:result".parse::<GameFilter>().unwrap().matches(&catalogue);
    assert_eq!(chosen.games(&loaded.corpus).count(), 3);
    assert_eq!(chosen.left_out(loaded.corpus.records()).count(FilterKey::Result), 0);
}

#[test]
fn a_game_that_rank_finds_has_a_rank() {
    for (black, white, has, is_third_dan) in [
        ("9p", "", true, false),
        ("", "3d", true, true),
        ("3段", "9p", true, true),
        ("九段", "三段", true, true),
        ("", "", false, false),
        ("-", "?", false, false),
        ("?", "3 dan", true, true),
    ] {
        let loaded = load_bytes("x.sgf", format!("(;SZ[9]BR[{black}]WR[{white}];B[aa])").as_bytes());
        let catalogue = Catalogue::new(&loaded);
        let keeps = |text: &str| text.parse::<GameFilter>().unwrap().matches(&catalogue).contains(GameId(0));
        let kept = ["has:rank", "-has:rank", "rank:3d"].map(keeps);
        assert_eq!(kept, [has, !has, is_third_dan], "{black} {white}");
    }
}

#[test]
fn kinds_tags_paths_and_signatures_are_found() {
    let corpus = corpus(60);
    let loaded = Loaded { corpus: Arc::clone(&corpus), ..Loaded::default() };
    let mut tags = GameTags::default();
    tags.insert("To do", [GameId(3), GameId(5)]);
    let catalogue = Catalogue::new(&loaded).with_tags(tags);
    let found = |text: &str| -> Vec<GameId> {
        let matches = text.parse::<GameFilter>().unwrap().matches(&catalogue);
        corpus.records().filter(|&id| matches.contains(id)).collect()
    };
    let slow = |test: &dyn Fn(GameId) -> bool| -> Vec<GameId> { corpus.records().filter(|&id| test(id)).collect() };
    use katachi::corpus::Standing;
    assert_eq!(found("tag:\"to do\""), [GameId(3), GameId(5)]);
    assert_eq!(found("is:tagged -tag:none"), [GameId(3), GameId(5)]);
    assert_eq!(found("is:duplicate"), slow(&|id| matches!(corpus.standing(id), Standing::Duplicate { .. })));
    assert_eq!(found("is:position"), slow(&|id| corpus.game(id).moves.is_empty()));
    assert_eq!(found("is:cut"), slow(&|id| corpus.recorded_moves(id) as usize > corpus.game(id).moves.len()));
    assert_eq!(found("has:variations"), slow(&|id| corpus.variations(id) > 0));
    assert!(!found("is:cut").is_empty() && !found("is:position").is_empty());
    for id in corpus.records() {
        let game = corpus.game(id);
        let signature = DyerSignature::from_game(game).to_string();
        let same = slow(&|other| DyerSignature::from_game(corpus.game(other)).to_string() == signature);
        if !signature.contains('?') {
            assert_eq!(found(&format!("dyer:{signature}")), same);
        }
        let masked = format!("{}????????", &signature[..4]);
        let wanted = slow(&|other| {
            let own = DyerSignature::from_game(corpus.game(other)).to_string();
            signature[..4].chars().zip(own.chars()).all(|(a, b)| a == '?' || a == b)
        });
        assert_eq!(found(&format!("dyer:{masked}")), wanted);
        let canonical = DyerSignature::canonical(game).to_string();
        assert!(canonical.contains('?') || found(&format!("dyer:~{canonical}")).contains(&id));
    }
    let sample = load_bytes("folder/Late Games.sgf", b"(;SZ[9];B[aa])");
    let matches = "path:\"late games\"".parse::<GameFilter>().unwrap().matches(&Catalogue::new(&sample));
    assert!(matches.contains(GameId(0)));
}

#[test]
fn completion_offers_keys_then_values_with_their_games() {
    let corpus = corpus(300);
    let mut tags = GameTags::default();
    tags.insert("to do", [GameId(3)]);
    let catalogue = Catalogue::of_corpus(&corpus).with_tags(tags);
    let inserts = |text: &str| -> Vec<String> {
        catalogue.complete(text, text.len()).suggestions.into_iter().map(|suggestion| suggestion.insert).collect()
    };
    assert_eq!(inserts("ye"), ["year:"], "keys alone until the values are ready");
    catalogue.warm();
    assert_eq!(inserts("a -pl")[..2], ["player:", "place:"]);
    assert!(
        inserts("player:sei")
            .iter()
            .any(|text| text.to_lowercase() == "player:\"go seigen\"" || text == "player:\"SEIGEN GO\"")
    );
    assert_eq!(inserts("player:\"go sei").len(), 1, "spellings of one name are one");
    let shusaku = inserts("black:honin");
    assert_eq!(shusaku.len(), 1, "he is one player in both scripts: {shusaku:?}");
    assert!(["black:\"Hon'inbō Shūsaku\"", "black:\"本因坊秀策\""].contains(&shusaku[0].as_str()), "{shusaku:?}");
    assert_eq!(inserts("seig").len(), 1, "names without a key");
    assert_eq!(inserts("event:cas"), ["event:\"Castle game\""]);
    assert_eq!(inserts("year:19"), ["year:1926"]);
    assert_eq!(inserts("tag:T"), ["tag:\"to do\""]);
    assert_eq!(inserts("is:dup"), ["is:duplicate"]);
    assert_eq!(inserts("rank:")[..3], ["rank:>=7d", "rank:pro", "rank:amateur"]);
    for (typed, offered) in [("段位:am", "rank:amateur"), ("급수：p", "rank:pro"), ("wr:pr", "whiterank:pro")] {
        let suggestion = catalogue.complete(typed, typed.len()).suggestions.swap_remove(0);
        let found = offered.parse::<GameFilter>().unwrap().matches(&catalogue).games(&corpus).count();
        assert_eq!((suggestion.insert.as_str(), suggestion.games), (offered, Some(found)), "{typed}");
    }
    let is_whole = |text: &str| catalogue.complete(text, text.len()).is_whole;
    assert_eq!(["rank:pro", "rank:pr", "result:b", "rank:"].map(is_whole), [true, false, true, false]);
    assert_eq!(inserts("(result:b+"), ["result:b+resign", "result:b+points"]);
    assert!(inserts("nonsense:").is_empty() && inserts("player:\"Go Seigen\"").is_empty());
    for text in ["player:", "black:", "white:", "year:", "result:", "komi:", "handicap:", "size:", "blackrank:9"] {
        let completion = catalogue.complete(text, text.len());
        assert!(completion.suggestions.len() > 1, "{text}");
        for suggestion in completion.suggestions.iter().filter(|suggestion| suggestion.games.is_some()) {
            let found = suggestion.insert.parse::<GameFilter>().unwrap().matches(&catalogue).games(&corpus).count();
            assert_eq!(suggestion.games, Some(found), "{}", suggestion.insert);
        }
    }
    // The whole term is replaced in the middle of a text.
    let text = "year:1846 player:sei OR x";
    let completion = catalogue.complete(text, text.find(" OR").unwrap());
    let (accepted, cursor) = completion.accept(text, &completion.suggestions[0]);
    assert!(accepted.starts_with("year:1846 player:\"") && accepted.ends_with("\" OR x"), "{accepted}");
    assert_eq!(&accepted[cursor..], " OR x");
}

#[test]
fn games_are_exported_whole_and_nothing_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for name in ["a", "b"] {
        std::fs::create_dir(at(name)).unwrap();
    }
    // Latin-1, odd layout, a private property: copied unchanged.
    let odd = b"(;GM[1]SZ[9]PB[Andr\xe9]XX[y]\n\n;B[cc](;W[dd])(;W[ee]))";
    std::fs::write(at("a/game.sgf"), odd).unwrap();
    std::fs::write(at("b/game.sgf"), "(;SZ[9]PB[\"Q, x\"];B[aa])(;SZ[9]PB[Second];B[bb]C[why])").unwrap();
    std::fs::write(at("b/gone.sgf"), "(;SZ[9]PB[Gone];B[ab];W[ba])").unwrap();
    let progress = Progress::new();
    let loaded = katachi::corpus::load::load(&[at("a"), at("b")], None, false, &progress).unwrap();
    std::fs::remove_file(at("b/gone.sgf")).unwrap();
    let games: Vec<GameId> = loaded.corpus.records().collect();
    assert_eq!(games.len(), 4);
    let out = at("out");
    let exported = export::to_sgf_folder(&loaded, &games, &out, &progress).unwrap();
    assert_eq!((exported.games, exported.main_line_only.len()), (4, 1));
    let names = || {
        let mut names: Vec<String> =
            std::fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    };
    assert_eq!(names(), ["game-1.sgf", "game-2.sgf", "game.sgf", "gone.sgf"]);
    assert_eq!(std::fs::read(out.join("game.sgf")).unwrap(), odd);
    assert!(std::fs::read_to_string(out.join("game-2.sgf")).unwrap().contains("C[why]"));
    assert!(std::fs::read_to_string(out.join("gone.sgf")).unwrap().contains("PB[Gone]"));
    std::fs::write(out.join("game.sgf"), "mine").unwrap();
    export::to_sgf_folder(&loaded, &games[..1], &out, &progress).unwrap();
    assert_eq!(std::fs::read_to_string(out.join("game.sgf")).unwrap(), "mine");
    assert_eq!(std::fs::read(out.join("game (2).sgf")).unwrap(), odd);

    let collection = at("all.sgf");
    export::to_collection(&loaded, &games, &collection, &progress).unwrap();
    let again = load_bytes("all.sgf", &std::fs::read(&collection).unwrap());
    assert_eq!(again.corpus.record_count(), 4);
    for (&old, new) in games.iter().zip(again.corpus.records()) {
        assert_eq!(loaded.corpus.header(old), again.corpus.header(new));
        assert_eq!(loaded.corpus.game(old).moves, again.corpus.game(new).moves);
        assert_eq!(loaded.corpus.variations(old), again.corpus.variations(new));
    }
    let error = export::to_collection(&loaded, &games, &collection, &progress).unwrap_err();
    assert!(error.to_string().contains("nothing is written over"), "{error}");

    let table = at("games.csv");
    export::games_to_csv(&loaded, &GameTags::default(), &games, (&table, ByteOrderMark::Never), &progress).unwrap();
    let mut reader = csv::Reader::from_path(&table).unwrap();
    let black = reader.headers().unwrap().iter().position(|name| name == "black").unwrap();
    let names: Vec<String> = reader.records().map(|record| record.unwrap()[black].to_owned()).collect();
    assert_eq!(names, ["André", "\"Q, x\"", "Second", "Gone"]);

    progress.cancel();
    assert!(
        export::games_to_csv(&loaded, &GameTags::default(), &games, (&at("no.csv"), ByteOrderMark::Never), &progress)
            .is_err()
    );
    assert!(export::to_collection(&loaded, &games, &at("no.sgf"), &progress).is_err());
    assert!(!at("no.csv").exists() && !at("no.sgf").exists());
}

#[test]
fn the_command_line_page_explains_every_key() {
    let page = include_str!("../../assets/docs/command-line.md");
    for key in FilterKey::all() {
        assert!(page.contains(&format!("`{key}:`")), "{key}");
        let example: GameFilter = key.example().parse().unwrap();
        assert!(example.to_string().starts_with(&format!("{key}:")), "{example}");
    }
}
