//! `katachi suggest`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::output::{JSON_FORMAT, Output, OutputFormArgs, thousands};
use super::players::matcher;
use super::progress_bar::Bar;
use super::{CommandFailure, one_game};
use katachi_core::corpus::duplicates::records_of;
use katachi_core::go::{Board, BoardSize, GameView, Point};
use katachi_core::library;
use katachi_core::mining::wilson;
use katachi_core::progress::Progress;
use katachi_engines::predict::rings::{PlayedBy, RingAnswer, RingShare, Rings};
use katachi_engines::predict::{
    CONTEXT_DISTANCES, ContextAnswer, ContextShare, ContextTable, FeatureGroup, MIN_APPEARANCES, Matcher,
    MoveSuggestion, Predictor, ShapeAnswer, ShapeShare, Situation, ladder_breakers, shipped_model,
};
use katachi_sentences::Sentence;
use katachi_sentences::words::{listed, with_percent_sign};

#[derive(Args)]
pub(super) struct SuggestArgs {
    /// The library folder, whose games supply the statistics of surroundings; they are counted the first time. Records
    /// of GAME.sgf itself don't count. With --shapes: the library from which the shapes were mined, so that GAME.sgf
    /// doesn't count there
    #[arg(long, value_name = "DIR", required_unless_present = "shapes")]
    library: Option<PathBuf>,
    /// The game; if the file has several, the first
    #[arg(value_name = "GAME.sgf")]
    game: PathBuf,
    /// The position after N moves
    #[arg(long = "move", value_name = "N")]
    moves: usize,
    /// List N moves
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,
    /// The ranking: the trained model, or the library's games alone, by nested contexts or the pattern database
    #[arg(long, value_enum, default_value_t = SuggestEngine::Model)]
    engine: SuggestEngine,
    /// Rank by mined shapes or templates alone, largest window first, and hand-made patterns of GNU Go (.db) after
    /// them; several files separated by commas; `professional` for the shapes that come with Katachi
    #[arg(long, value_name = "FILE.ron", conflicts_with_all = ["engine", "model"])]
    shapes: Option<String>,
    /// A model of your own instead of the one that comes with the program
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SuggestEngine {
    Model,
    Contexts,
    /// The pattern database: 4×4 cores with rings around them
    Rings,
}

#[derive(Serialize)]
struct SuggestObject {
    format: u32,
    /// `model`, `contexts`, `rings`, or `shapes`.
    engine: &'static str,
    to_play: &'static str,
    size: usize,
    move_number: usize,
    /// The next move of this game, if it goes on.
    played: Option<String>,
    /// Records of this game in the library, which don't count. The model may have learned from it all the same.
    left_out: usize,
    moves: Vec<SuggestedMoveEntry>,
    /// The time of the ranking alone.
    ms: f64,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct SuggestedMoveEntry {
    point: String,
    probability: f64,
    /// The largest distance of the context that was used, in |dx| + |dy| + max(|dx|, |dy|); null if none was.
    context: Option<u8>,
    seen: u64,
    played: u64,
    rate_low: Option<f64>,
    rate_high: Option<f64>,
    why: Vec<WhyEntry>,
    /// For the pattern database: the number of rings around the core, and who has played here in the same surroundings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pattern: Option<RingMatchEntry>,
    /// For the pattern matcher: the list that matched, such as `shapes of square:9`, and the row in it, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    list: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<usize>,
    /// For the pattern matcher: the pattern's name in a database of hand-made patterns.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

#[derive(Serialize)]
struct RingMatchEntry {
    rings: usize,
    /// `mover` or `both`. Moves that only the other side has made are not listed.
    who: &'static str,
    /// Column and row of the core's top left, from 0; it may lie off the board.
    core: [i32; 2],
    /// Stones beyond the rings that decide a ladder beside the move; null if none depends on them, empty if several
    /// together do.
    ladder_breakers: Option<Vec<String>>,
}

#[derive(Serialize)]
struct WhyEntry {
    group: &'static str,
    words: &'static str,
    by: f32,
}

impl SuggestArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let (read, id) = one_game::read(&self.game)?;
        let game = read.corpus.game(id);
        if self.moves > game.moves.len() {
            let (number, all) = (self.moves.to_string(), game.moves.len().to_string());
            let path = self.game.display().to_string();
            return Err(CommandFailure::Failed(text!("cli-no-such-move", path = path, move = number, all = all)));
        }
        let situation = Situation::of_game(game, self.moves);
        let ranking;
        let engine = match self.engine {
            _ if self.shapes.is_some() => "shapes",
            SuggestEngine::Model => "model",
            SuggestEngine::Contexts => "contexts",
            SuggestEngine::Rings => "rings",
        };
        let mut left_out = 0;
        let moves = if let Some(names) = &self.shapes {
            let matcher = matcher(names)?;
            let mut share = ShapeShare::default();
            if let Some(dir) = &self.library {
                let corpus = library::open(dir, progress)?.corpus;
                let records = records_of(&corpus, game);
                (share, left_out) = (matcher.share_of(&corpus, &records), records.len());
            }
            ranking = Instant::now();
            SuggestedMoveEntry::of_shapes(&matcher, &situation, &share, self.top)
        } else {
            let (found, asked, records) = self.of_library(&situation, game, progress)?;
            (ranking, left_out) = (asked, records);
            found
        };
        let ms = ranking.elapsed().as_secs_f64() * 1e3;
        drop(bar);
        let object = SuggestObject {
            format: JSON_FORMAT,
            engine,
            to_play: situation.to_play().letter(),
            size: game.size.side(),
            move_number: self.moves,
            played: game
                .moves
                .get(self.moves)
                .map(|play| play.point().map_or("pass".to_owned(), |point| point.label(game.size))),
            left_out,
            moves,
            ms,
            elapsed_s: started.elapsed().as_secs_f64(),
        };
        self.form.output(&object, "moves", || object.text())
    }

    /// The answer of an engine that uses a library, the time at which ranking started, and the number of records of the
    /// game in the library, which are left out.
    fn of_library(
        &self,
        situation: &Situation,
        game: GameView<'_>,
        progress: &Progress,
    ) -> Result<(Vec<SuggestedMoveEntry>, Instant, usize), CommandFailure> {
        let dir =
            self.library.as_deref().ok_or_else(|| CommandFailure::Usage(text!("cli-library-needed").to_owned()))?;
        let model = match &self.model {
            Some(path) => katachi_engines::library::open_model(path)?,
            None => shipped_model(),
        };
        let loaded = library::open(dir, progress)?;
        let cancelled = |_| CommandFailure::Failed(text!("cli-cancelled").to_owned());
        let contexts = || katachi_engines::library::open_contexts(dir, &loaded.corpus, progress).map_err(cancelled);
        let records = records_of(&loaded.corpus, game);
        let ranking;
        let moves = match self.engine {
            SuggestEngine::Model => {
                let contexts = contexts()?;
                let share = contexts.share_of(&loaded.corpus, &records);
                let mut predictor = Predictor::new(model).with_contexts(Arc::new(contexts));
                predictor.leave_out(share);
                ranking = Instant::now();
                let found = predictor.suggest(situation, self.top);
                found.into_iter().map(|suggestion| SuggestedMoveEntry::of_model(suggestion, game.size)).collect()
            }
            SuggestEngine::Contexts => {
                let contexts = contexts()?;
                let share = contexts.share_of(&loaded.corpus, &records);
                ranking = Instant::now();
                SuggestedMoveEntry::of_contexts(&contexts, situation, &share, self.top)
            }
            SuggestEngine::Rings => {
                let rings = katachi_engines::library::open_rings(dir, &loaded.corpus, progress).map_err(cancelled)?;
                let share = match records.is_empty() {
                    true => rings.share_of_learned(game),
                    false => rings.share_of(&loaded.corpus, &records),
                };
                ranking = Instant::now();
                let board = game.board_before(self.moves);
                SuggestedMoveEntry::of_rings(&rings, (situation, &board), &share, self.top)
            }
        };
        Ok((moves, ranking, records.len()))
    }
}

impl SuggestedMoveEntry {
    fn of_model(suggestion: MoveSuggestion, size: BoardSize) -> SuggestedMoveEntry {
        let MoveSuggestion { point, probability, context, why: reasons } = suggestion;
        let why = |(group, by): (FeatureGroup, f32)| WhyEntry { group: group.name(), words: group.words(), by };
        SuggestedMoveEntry {
            point: point.label(size),
            probability: f64::from(probability),
            context: context.map(|said| CONTEXT_DISTANCES[said.context]),
            seen: context.map_or(0, |said| said.counts.seen.into()),
            played: context.map_or(0, |said| said.counts.played.into()),
            rate_low: context.map(|said| said.interval.low),
            rate_high: context.map(|said| said.interval.high),
            why: reasons.into_iter().map(why).collect(),
            pattern: None,
            list: None,
            row: None,
            name: None,
        }
    }

    /// The probability of a move is its share of the scores that the contexts give to all moves.
    fn of_contexts(
        table: &ContextTable,
        situation: &Situation,
        left_out: &ContextShare,
        top: usize,
    ) -> Vec<SuggestedMoveEntry> {
        let ranked: Vec<(Point, ContextAnswer)> = table.rank_without(situation, MIN_APPEARANCES, left_out);
        let sum: f64 = ranked.iter().map(|(_, answer)| answer.rate).sum();
        let entry = |(point, answer): (Point, ContextAnswer)| SuggestedMoveEntry {
            point: point.label(situation.size()),
            probability: answer.rate / sum.max(f64::MIN_POSITIVE),
            context: Some(CONTEXT_DISTANCES[answer.context]),
            seen: answer.counts.seen.into(),
            played: answer.counts.played.into(),
            rate_low: Some(answer.interval.low),
            rate_high: Some(answer.interval.high),
            why: Vec::new(),
            pattern: None,
            list: None,
            row: None,
            name: None,
        };
        ranked.into_iter().take(top).map(entry).collect()
    }

    /// As [`SuggestedMoveEntry::of_contexts`]; how often a move was offered is an estimate, so there is no interval.
    fn of_rings(
        rings: &Rings,
        (situation, board): (&Situation, &Board),
        left_out: &RingShare,
        top: usize,
    ) -> Vec<SuggestedMoveEntry> {
        let ranked: Vec<(Point, RingAnswer)> = rings.rank_without(situation, left_out);
        let sum: f64 = ranked.iter().map(|(_, answer)| answer.rate).sum();
        let pattern = |point: Point, answer: RingAnswer| {
            let (_, (left, top)) = rings.answer_at(situation, point, left_out)?;
            let is_inside = |at: Point| rings.holds((left, top), answer.rings, at);
            let breakers = ladder_breakers(board, situation.to_play(), point, is_inside);
            let label = |breaker: Point| breaker.label(situation.size());
            Some(RingMatchEntry {
                rings: answer.rings,
                who: if answer.who == PlayedBy::Both { "both" } else { "mover" },
                core: [left, top],
                ladder_breakers: breakers.map(|stones| stones.into_iter().map(label).collect()),
            })
        };
        let entry = |(point, answer): (Point, RingAnswer)| SuggestedMoveEntry {
            point: point.label(situation.size()),
            probability: answer.rate / sum.max(f64::MIN_POSITIVE),
            context: None,
            seen: answer.seen.into(),
            played: answer.played.into(),
            rate_low: None,
            rate_high: None,
            why: Vec::new(),
            pattern: pattern(point, answer),
            list: None,
            row: None,
            name: None,
        };
        ranked.into_iter().take(top).map(entry).collect()
    }

    /// Shapes that only the lists of templates know have no count of opportunities.
    fn of_shapes(
        matcher: &Matcher,
        situation: &Situation,
        left_out: &ShapeShare,
        top: usize,
    ) -> Vec<SuggestedMoveEntry> {
        let ranked = matcher.rank_without(situation, left_out);
        let shares = Matcher::shares_of(&ranked);
        let lists: Vec<&str> = matcher.lists().collect();
        let entry = |((point, answer), share): (&(Point, ShapeAnswer), f32)| {
            let interval = answer.appeared.and_then(|appeared| wilson(answer.played, appeared));
            SuggestedMoveEntry {
                point: point.label(situation.size()),
                probability: f64::from(share),
                context: None,
                seen: answer.appeared.unwrap_or(0),
                played: answer.played,
                rate_low: interval.map(|interval| interval.low),
                rate_high: interval.map(|interval| interval.high),
                why: Vec::new(),
                pattern: None,
                list: Some(lists[answer.list].to_owned()),
                row: Some(answer.row + 1),
                name: matcher.pattern_name(answer).map(str::to_owned),
            }
        };
        ranked.iter().zip(shares).take(top).map(entry).collect()
    }
}

impl SuggestObject {
    fn text(&self) -> String {
        let number = self.move_number.to_string();
        let mut text = match self.to_play {
            "B" => text!("cli-suggest-black", move = number),
            _ => text!("cli-suggest-white", move = number),
        };
        if let Some(played) = &self.played {
            text += &format!("; {}", text!("cli-suggest-in-game", point = played));
        }
        text += "\n";
        if self.left_out > 0 {
            text += &format!("{}\n", text!("cli-suggest-left-out", records = self.left_out));
        }
        for entry in &self.moves {
            let share = with_percent_sign(&format!("{:5.1}", entry.probability * 100.0));
            text += &format!("{:4} {share}", entry.point);
            if let (Some(context), Some(low), Some(high)) = (entry.context, entry.rate_low, entry.rate_high) {
                let said = text!(
                    "cli-suggest-context",
                    played = thousands(entry.played),
                    seen = thousands(entry.seen),
                    low = format!("{:.1}", low * 100.0),
                    high = format!("{:.1}", high * 100.0),
                    distance = context.to_string()
                );
                text += &format!("   {said}");
            }
            if let Some(pattern) = &entry.pattern {
                let (played, seen) = (thousands(entry.played), thousands(entry.seen));
                let rings = pattern.rings.to_string();
                let said = match pattern.who {
                    "both" => text!("cli-suggest-rings-both", played = played, seen = seen, rings = rings),
                    _ => text!("cli-suggest-rings-mover", played = played, seen = seen, rings = rings),
                };
                text += &format!("   {said}");
                if let Some(stones) = &pattern.ladder_breakers {
                    let said = match stones.is_empty() {
                        true => text!("play-why-ladder-several").to_owned(),
                        false => text!("play-why-ladder", stones = listed(stones)),
                    };
                    text += &format!("   {said}");
                }
            }
            if let (Some(list), Some(name)) = (&entry.list, &entry.name) {
                text += &format!("   {}", text!("cli-suggest-named", name = name, list = list));
            } else if let (Some(list), Some(row)) = (&entry.list, entry.row) {
                let (played, seen, row) = (thousands(entry.played), thousands(entry.seen), thousands(row));
                let said = match entry.seen {
                    0 => text!("cli-suggest-row", played = played, row = row, list = list),
                    _ => text!("cli-suggest-row-of", played = played, seen = seen, row = row, list = list),
                };
                text += &format!("   {said}");
            }
            if let Some(why) = entry.why.first() {
                let group = FeatureGroup::ALL.into_iter().find(|group| group.name() == why.group);
                let words = group.map_or_else(|| why.words.to_owned(), |group| group.sentence());
                text += &format!("   {words} {:+.1}", why.by);
            }
            text += "\n";
        }
        text
    }
}
