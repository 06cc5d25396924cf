//! Evaluations in records: for each supported format, a game whose side, sign and position are known, and a malformed
//! twin for which nothing is guessed.

use crate::support::root::root;
use katachi::corpus::evaluation::{Evaluation, Evaluations, Format, GameEvaluations, Loss};
use katachi::corpus::load::load_bytes;
use katachi::corpus::sgf::{ReadItem, Record, read_records};
use katachi::go::{Color, GameKey};
use katachi::library::{collected_evaluations, evaluations, import};
use katachi::progress::Progress;

fn record(text: &str) -> Record {
    let mut records = Vec::new();
    read_records(text.as_bytes(), &mut |item| {
        if let ReadItem::Record { record, .. } = item {
            records.push(record);
        }
    });
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

/// Black's win rate in percent and Black's lead in points, for each position.
fn positions(game: &GameEvaluations) -> Vec<Option<(Option<f64>, Option<f64>)>> {
    let numbers = |position: Evaluation| {
        let rate = position.black_winrate().map(|rate| f64::from(rate) / 100.0);
        (rate, position.black_lead().map(|lead| f64::from(lead) / 100.0))
    };
    game.positions().iter().map(|position| position.map(numbers)).collect()
}

/// The engine's moves; `-` if none is known.
fn best(game: &str) -> Vec<String> {
    let record = record(game);
    let read = record.evaluations.unwrap();
    read.best_moves().iter().map(|best| best.map_or("-".to_owned(), |best| best.label(record.size))).collect()
}

type Position = Option<(Option<f64>, Option<f64>)>;

/// Checks the evaluations of a sound game, and the message about its malformed twin: the move and part of the text.
fn check(format: Format, game: &str, expected: &[Position], (from, to): (&str, &str), (at_move, what): (u32, &str)) {
    let sound = record(game);
    let read = sound.evaluations.unwrap_or_else(|| panic!("{format:?}: nothing was read: {:?}", sound.troubles));
    assert_eq!((read.format(), positions(&read)), (format, expected.to_vec()), "{game}");
    assert_eq!(sound.troubles, [], "{game}");

    assert!(game.contains(from), "{from}");
    let twin = record(&game.replacen(from, to, 1));
    let trouble = twin.troubles.first().unwrap_or_else(|| panic!("{format:?}: nothing is wrong with {to}"));
    assert_eq!((trouble.at_move, trouble.format), (at_move, format), "{trouble}");
    assert!(trouble.what.to_string().contains(what), "{trouble}");
    // The remaining evaluations are those of the sound game, never other numbers.
    let left = twin.evaluations.map(|twin| positions(&twin)).unwrap_or_default();
    assert!(left.len() <= expected.len());
    assert!(left.iter().zip(expected).all(|(left, sound)| left.is_none() || left == sound), "{left:?}");
    assert!(left.iter().flatten().count() < expected.iter().flatten().count(), "{left:?}");
}

fn both(rate: f64, lead: f64) -> Position {
    Some((Some(rate), Some(lead)))
}

fn rate(rate: f64) -> Position {
    Some((Some(rate), None))
}

fn lead(lead: f64) -> Position {
    Some((None, Some(lead)))
}

#[test]
fn katagos_own_comments_are_whites_and_of_the_position_before_the_move() {
    let game = "(;SZ[9]KM[7]C[startTurnIdx=0,mode=0];B[ee]C[0.52 0.47 0.01 0.4 v=1500 weight=1.00]\
                ;W[cc]C[0.10 0.90 0.00 -12.9 v=1500];B[gg]C[0.03 0.97 0.00 -14.3 v=600 result=B+14])";
    let expected = [both(47.5, -0.4), both(90.0, 12.9), both(97.0, 14.3)];
    check(Format::KataGo, game, &expected, ("0.10 0.90 0.00 -12.9", "0.10 0.90 -12.9"), (2, "no share"));
    check(Format::KataGo, game, &expected, ("0.10 0.90", "0.10 0.80"), (2, "do not add up"));
    check(Format::KataGo, game, &expected, ("-14.3 v", "v"), (3, "is no number"));
    // A comment that only begins like an evaluation.
    assert!(record("(;SZ[9];B[ee]C[0.5 is my guess])").troubles.is_empty());
}

#[test]
fn lizzies_winrate_is_that_of_the_one_who_has_moved_and_its_score_that_of_the_one_to_move() {
    let game = "(;SZ[9]LZOP[KataGo 48.0 1.2k 0.3 18.0 0.0\nmove E5 visits 9 winrate 5200 pv E5]\
                ;B[ee]LZ[KataGo 41.6 2.8k 1.5 17.2\nmove C7 visits 988 winrate 5846 pv C7]\
                ;W[cc]LZ[KataGo 55.0 1.2m 0.5];B[gg]LZ[KataGo 50.0 0\n];W[cg]LZ[0.7.2 60.5 988\n])";
    // White is to move after Black's moves, so 58.4 % and 1.5 points are White's.
    let expected = [both(52.0, 0.3), both(41.6, -1.5), both(45.0, 0.5), None, rate(39.5)];
    check(Format::Lizzie, game, &expected, ("41.6", "146.0"), (1, "not between 0 and 100"));
    check(Format::Lizzie, game, &expected, ("41.6", "41,6"), (1, "is no number"));
    check(Format::Lizzie, game, &expected, ("2.8k", "many"), (1, "playouts"));
    check(Format::Lizzie, game, &expected, ("1.2m 0.5", "1.2m NaN"), (2, "score"));
    check(Format::Lizzie, game, &expected, ("988\n]", "]"), (4, "three words"));
    check(Format::Lizzie, game, &expected, ("LZOP[", "LZ["), (0, "before the first move"));
    check(Format::Lizzie, game, &expected, (";W[cg]LZ[", ";W[cg]LZOP["), (4, "after the first move"));
    assert_eq!(best(game), ["E5", "C7"]);
    let wrong = record(&game.replace("move C7", "move T19"));
    assert!(wrong.troubles[0].what.to_string().contains("the best move `T19` is no point"), "{:?}", wrong.troubles);
    assert_eq!(positions(&wrong.evaluations.unwrap()), expected, "the evaluation stays");
}

#[test]
fn the_second_engine_of_lizzieyzy_is_kept_apart() {
    let both_engines = record("(;SZ[9];B[ee]LZ[A 40.0 9]LZ2[B 45.0 9];W[cc]LZ2[B 50.0 9];B[gg]LZ2[B 52.0 9])");
    let read = both_engines.evaluations.unwrap();
    assert_eq!(read.format(), Format::LizzieSecond, "it has more positions, and the other one's are not mixed in");
    assert_eq!(positions(&read), [None, rate(45.0), rate(50.0), rate(52.0)]);
    let game = "(;SZ[9]LZOP2[B 48.0 9];B[ee]LZ2[B 41.6 9 1.5])";
    let expected = [rate(52.0), both(41.6, -1.5)];
    check(Format::LizzieSecond, game, &expected, ("41.6", "-1"), (1, "not between 0 and 100"));
}

#[test]
fn lizzies_comments_name_their_side() {
    let game = "(;SZ[9];B[ee]C[Black's winrate: 46.1% (-2.0%)\n(LeelaZero / 2.8k playouts)\n\nA fine move.]\
                ;W[cc]C[White's winrate: 52.0% \n(LeelaZero / 812 playouts)];B[gg]C[Black's winrate: 50.0%\n(x / 0 playouts)])";
    let expected = [None, rate(46.1), rate(48.0)];
    check(Format::LizzieComment, game, &expected, ("46.1% ", "46.1 "), (1, "no percentage"));
    check(Format::LizzieComment, game, &expected, ("/ 812 playouts", "812"), (2, "playouts"));
}

#[test]
fn katrains_analysis_is_blacks_and_of_the_position_after_the_move() {
    let game = std::fs::read_to_string(root().join("tests/cases/katrain.sgf")).unwrap();
    let expected = [both(43.72, -0.97), both(41.0, -1.25), both(52.0, 0.75)];
    check(Format::KaTrain, &game, &expected, ("KTV[1.0]", "KTV[2.0]"), (0, "another version"));
    let kt = game.split(";B[ee]KT").nth(1).unwrap().split(';').next().unwrap();
    let main = kt.rsplit('[').next().unwrap().trim_end_matches(']');
    check(Format::KaTrain, &game, &expected, (main, &main[..main.len() - 7]), (1, "base 64"));
    check(Format::KaTrain, &game, &expected, (main, &main[..main.len() / 8 * 4]), (1, "does not unpack"));
    check(Format::KaTrain, &game, &expected, (kt, "[a][b]"), (1, "2 values"));
    assert_eq!(best(&game), ["G7", "C3", "G3"], "by their order, and never one that KaTrain added");
    // The gzip data of `{"root": {"winrate": 41.0}}`, and of `{}`.
    check(
        Format::KaTrain,
        &game,
        &expected,
        (main, "H4sIAAAAAAACA6tWKsrPL1GyUqhWKs/MK0osSQWyTQz1DGprAYPOzlwbAAAA"),
        (1, "no share"),
    );
}

#[test]
fn katrains_comments_name_their_side() {
    let game = "(;SZ[9];B[ee]C[Move 1: B E5\nScore: B+1.2\nWin rate: B 55.3%\nPredicted top move was C3 (W+0.1).]\
                ;W[cc]C[Move 2: W C7\nScore: W+0.4\nWin rate: W 51.0%])";
    let expected = [None, both(55.3, 1.2), both(49.0, -0.4)];
    assert_eq!(best(game), ["C3"], "of the position before the move");
    check(Format::KaTrainComment, game, &expected, ("Score: B+1.2", "Score: +1.2"), (1, "names no side"));
    check(Format::KaTrainComment, game, &expected, ("Score: W+0.4", "Score: W+R"), (2, "is no number"));
    check(Format::KaTrainComment, game, &expected, ("51.0%", "51.0"), (2, "no percentage"));
}

#[test]
fn sabakis_winrate_is_blacks_after_the_move_and_ogataks_score_stands_beside_it() {
    let game = "(;SZ[9]SBKV[44.48];B[ee]SBKV[45.81]OGSC[-1.3];W[cc]SBKV[45.71]OGSC[0.0];B[gg]OGSC[2.5])";
    let expected = [rate(44.48), both(45.81, -1.3), both(45.71, 0.0), lead(2.5)];
    check(Format::Sabaki, game, &expected, ("44.48", "4448"), (0, "not between"));
    check(Format::Sabaki, game, &expected, ("OGSC[2.5]", "OGSC[B+2.5]"), (3, "is no number"));
}

#[test]
fn ai_senseis_comments_name_who_is_ahead() {
    let game = "(;SZ[9];B[ee]C[White is ahead by 0.3 points.]\
                ;W[cc]C[This move is 0.6 points worse than the AI move.\n\nBlack is ahead by 0.3 points.]\
                ;B[gg]C[This move is 0.3 points worse than the AI move.\n\nThe game is even.])";
    let expected = [None, lead(-0.3), lead(0.3), lead(0.0)];
    check(Format::AiSensei, game, &expected, ("White is ahead by 0.3", "White is ahead by some"), (1, "is no number"));
    check(Format::AiSensei, game, &expected, ("Black is ahead by 0.3", "Black is ahead by -0.3"), (2, "no number"));
    let talk = record("(;SZ[9];B[ee]C[What a fight!\nBlack is ahead by 5 points.])");
    assert_eq!((talk.evaluations, talk.troubles), (None, vec![]), "somebody's opinion");
}

#[test]
fn go_review_partners_winrates_are_of_the_position_before_the_move() {
    let game = "(;SZ[9];B[ee]VNWR[45.30%/54.70%];W[cc]VNWR[43.98%/56.02%]CBM[C7])";
    let expected = [rate(45.3), rate(43.98)];
    check(Format::GoReviewPartner, game, &expected, ("43.98%/56.02%", "43.98%"), (2, "two winrates"));
    check(Format::GoReviewPartner, game, &expected, ("43.98%/", "49.98%/"), (2, "add up to 100"));
}

#[test]
fn only_the_main_line_counts_and_only_up_to_where_it_is_usable() {
    let game = record("(;SZ[9];B[ee]SBKV[50](;W[cc]SBKV[40];B[cc]SBKV[30];W[dd]SBKV[20])(;W[gg]SBKV[99]))");
    assert_eq!(game.moves.len(), 2, "the third is on a stone");
    assert_eq!(positions(&game.evaluations.unwrap()), [None, rate(50.0), rate(40.0)]);
    // The property may stand before the move in its node.
    let before = record("(;SZ[9];SBKV[50]B[ee];SBKV[40]W[cc])");
    assert_eq!(positions(&before.evaluations.unwrap()), [None, rate(50.0), rate(40.0)]);
    assert_eq!(record("(;SZ[9];B[ee]C[Well played];W[cc])").evaluations, None);
}

#[test]
fn the_loss_of_a_move_is_its_movers() {
    let game = record("(;SZ[9]SBKV[50]OGSC[0.5];B[ee]SBKV[40]OGSC[-1];W[cc]SBKV[45];B[gg]SBKV[46]OGSC[3])");
    let read = game.evaluations.unwrap();
    assert_eq!(read.loss(0, Color::Black), Some(Loss { points: Some(150), winrate: Some(1000) }));
    assert_eq!(read.loss(1, Color::White), Some(Loss { points: None, winrate: Some(500) }));
    assert_eq!(read.loss(2, Color::Black), Some(Loss { points: None, winrate: Some(-100) }));
    assert_eq!(read.loss(3, Color::White), None, "there is no position after it");
    let swapped = read.swapped();
    assert_eq!(swapped.loss(1, Color::Black), read.loss(1, Color::White));
    assert_eq!(swapped.swapped(), read);
    assert_eq!(Evaluation::new(Some(10_001), None), None);
    assert_eq!(Evaluation::new(None, None), None);
}

#[test]
fn troubles_are_told_with_game_and_move() {
    let text = "(;SZ[9];B[ee]SBKV[500];W[cc]SBKV[x];B[gg]SBKV[1];W[gc]SBKV[-3];B[cg]SBKV[101])";
    let loaded = load_bytes("mine.sgf", text.as_bytes());
    let repaired = &loaded.report.repaired[0];
    let told = repaired.what.to_string();
    assert_eq!((&*repaired.path, repaired.game), ("mine.sgf", 0));
    for words in ["move 1: sabaki", "move 2: ", "move 4: ", "… and 1 more"] {
        assert!(told.contains(words), "{told}");
    }
}

fn kept(dir: &std::path::Path) -> Option<Evaluations> {
    evaluations::open(dir).unwrap()
}

/// The first position of each game that the library keeps, by file name.
fn firsts(dir: &std::path::Path, library: &std::path::Path) -> Vec<(String, Option<Position>)> {
    let loaded = katachi::library::open(library, &Progress::new()).unwrap();
    let kept = collected_evaluations::open_or_collect(library, &Progress::new()).unwrap().evaluations;
    let of = |id| {
        let path = loaded.path_of(id);
        let name = path.strip_prefix(dir.to_str().unwrap()).unwrap().trim_start_matches('/').to_owned();
        (name, kept.get(GameKey::from_game(loaded.corpus.game(id))).map(|game| positions(game)[1]))
    };
    loaded.corpus.records().map(of).collect()
}

#[test]
fn a_library_keeps_evaluations_from_import_to_import_and_collects_them_where_they_are_missing() {
    let dir = tempfile::tempdir().unwrap();
    let (games, library) = (dir.path().join("games"), dir.path().join("l.katachi"));
    std::fs::create_dir(&games).unwrap();
    let write = |name: &str, text: &str| std::fs::write(games.join(name), text).unwrap();
    let import = || import(&library, std::slice::from_ref(&games), false, &Progress::new()).unwrap();
    let file = library.join("evaluations.ron.zst");
    let firsts = || firsts(&games, &library);
    let named = |name: &str, first: Option<f64>| (name.to_owned(), first.map(rate));

    write("a.sgf", "(;SZ[9];B[ee];W[cc];B[gg])");
    import();
    assert!(!file.exists(), "nothing to keep");
    assert_eq!(firsts(), [named("a.sgf", None)]);
    assert!(file.exists(), "and now that is known");
    std::fs::remove_file(&file).unwrap();

    write("b.sgf", "(;SZ[9];B[gg]SBKV[41.5];W[cc];B[ee])");
    import();
    assert!(!file.exists(), "nobody has looked into a.sgf for a file of evaluations");
    let both = [named("a.sgf", None), named("b.sgf", Some(41.5))];
    assert_eq!(firsts(), both);
    // Known and unchanged: kept. New: read. Changed: read anew.
    write("c.sgf", "(;SZ[9];B[cc]SBKV[60];W[gg];B[ee])");
    import();
    assert_eq!(kept(&library).unwrap().len(), 2);
    write("c.sgf", "(;SZ[9];B[cc]SBKV[61.25];W[gg];B[ee])");
    import();
    assert_eq!(firsts()[1..], [named("b.sgf", Some(41.5)), named("c.sgf", Some(61.25))]);
    write("c.sgf", "(;SZ[9];B[cc];W[gg];B[ee]C[no more])");
    import();
    assert_eq!(firsts()[1..], [named("b.sgf", Some(41.5)), named("c.sgf", None)]);
    // A renamed file has the same game.
    std::fs::rename(games.join("b.sgf"), games.join("d.sgf")).unwrap();
    import();
    assert_eq!(firsts()[2], named("d.sgf", Some(41.5)));
    // A damaged file does not prevent an import, and is rebuilt.
    std::fs::write(&file, "nonsense").unwrap();
    let found = collected_evaluations::open_or_collect(&library, &Progress::new()).unwrap();
    assert!(found.damage.unwrap().to_string().contains("evaluations.ron.zst"));
    assert_eq!((found.evaluations.len(), kept(&library)), (1, Some(found.evaluations)));
    std::fs::write(&file, "nonsense").unwrap();
    write("e.sgf", "(;SZ[9];B[aa]SBKV[60];W[gg];B[ee])");
    import();
    assert_eq!(kept(&library), None, "what was in it is not known");
    assert_eq!(firsts().iter().filter(|(_, first)| first.is_some()).count(), 2);
}
