//! `katachi life check`: what the rules of life know of the groups of a position, or at the end of many games.

use katachi_language::text;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, Subcommand};
use rayon::prelude::*;
use serde::Serialize;

use super::lab::{KnownWithin, RecognisedBy, known_within, recognised_by, two_eyed_groups};
use super::output::{JSON_FORMAT, Output, OutputFormArgs, thousands};
use super::progress_bar::Bar;
use super::{CommandFailure, one_game};
use katachi_core::corpus::GameId;
use katachi_core::corpus::load::Loaded;
use katachi_core::go::{Board, BoardSize, Point};
use katachi_core::library;
use katachi_core::progress::{Cancelled, Progress};
use katachi_engines::library::{open_rules, shipped_rules};
use katachi_engines::tsumego::rules::reading::ReadingParams;
use katachi_engines::tsumego::rules::{CaptureStatus, Checker, ConnectedGroup, GroupStatus, RuleBook, strings};

#[derive(Args)]
pub(super) struct LifeArgs {
    #[command(subcommand)]
    what: LifeTask,
}

#[derive(Subcommand)]
enum LifeTask {
    /// Which groups of a game's position the rules know to live, and why; of a library: at the end of its games
    Check(CheckLifeArgs),
}

#[derive(Args)]
struct CheckLifeArgs {
    /// A game, of whose file the first record counts, or the folder of a library
    #[arg(value_name = "GAME.sgf|LIBRARY")]
    path: PathBuf,
    /// The position after N moves; without it, the last
    #[arg(long = "move", value_name = "N")]
    moves: Option<usize>,
    /// The first N games of a library
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: usize,
    /// Rules of `katachi lab rules` instead of those that come with the program; several files separated by commas
    #[arg(long, value_name = "FILE.ron", value_delimiter = ',')]
    rules: Vec<PathBuf>,
    /// Maximum number of positions that reading looks at in each attempt; 0: rules alone
    #[arg(long, value_name = "N", default_value_t = ReadingParams::default().positions)]
    positions: u32,
    /// Also count which groups with two plain eyes reading keeps within N positions, by the number of rules that
    /// stop it, as figures 17 to 19 of the paper do
    #[arg(long, value_name = "N,N,…", value_delimiter = ',')]
    curve: Vec<u32>,
    /// Also list, for each string, the points outside a rule where a stone of its side would meet what the rule lacks:
    /// candidates of the other side; takes longer
    #[arg(long)]
    nearly: bool,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Serialize)]
struct LifeCheckObject {
    format: u32,
    games: usize,
    rules: usize,
    /// Strings, those that live, and by what: a rule of life, two eyes, or reading.
    strings: usize,
    alive: usize,
    by_rules: usize,
    by_eyes: usize,
    by_reading: usize,
    alive_if_first: usize,
    /// Only with `--nearly`: strings that are not known to live and have a point in `nearly_met`.
    #[serde(skip_serializing_if = "Option::is_none")]
    with_candidates: Option<usize>,
    two_eyes: TwoEyesEntry,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    curve: Vec<KnownWithinEntry>,
    groups: Vec<StringEntry>,
    elapsed_s: f64,
}

/// Groups with two plain eyes, and how many are recognised.
#[derive(Clone, Copy, Default, Serialize)]
struct TwoEyesEntry {
    groups: usize,
    recognised: usize,
    by_rules: usize,
    /// By two liberties that strings have in common, without reading.
    by_pairs: usize,
    by_reading: usize,
}

#[derive(Serialize)]
struct KnownWithinEntry {
    positions: u32,
    rules: usize,
    known: usize,
    groups: usize,
}

#[derive(Serialize)]
struct StringEntry {
    path: String,
    game: u32,
    color: &'static str,
    /// All stones, such as `["A1", "B1"]`.
    stones: Vec<String>,
    /// `alive`, `alive_if_first` or `unknown`.
    status: &'static str,
    /// The first move.
    #[serde(rename = "move")]
    play: Option<String>,
    up_to_ko: bool,
    /// `rules`, `eyes` or `reading`, of a string that lives.
    by: Option<&'static str>,
    /// Number of stones that rules connect with it.
    connected: usize,
    /// `always`, or the move that takes it.
    taken: Option<String>,
    /// Number of rules that hold.
    rules: usize,
    /// Whether it belongs to a group with two plain eyes.
    two_eyes: bool,
    /// Only with `--nearly`: where a stone of its side would meet what a rule for life lacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    nearly_met: Option<Vec<String>>,
}

/// The findings about one position.
struct CheckedBoard {
    strings: Vec<StringEntry>,
    two_eyes: TwoEyesEntry,
    /// The groups with two plain eyes.
    groups: Vec<(Board, Vec<Point>)>,
}

impl LifeArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let LifeTask::Check(check) = self.what;
        check.run(progress)
    }
}

impl CheckLifeArgs {
    fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let (started, bar) = (Instant::now(), Bar::follow(progress));
        let mut book = shipped_rules().clone();
        if let Some((first, others)) = self.rules.split_first() {
            book = open_rules(first)?;
            for path in others {
                open_rules(path)?.sets().iter().for_each(|set| book.add(set.clone()));
            }
        }
        let (loaded, games) = self.games(progress)?;
        let corpus = &loaded.corpus;
        let boards: Vec<Board> = games
            .iter()
            .map(|&id| corpus.game(id).board_before(self.moves.unwrap_or(usize::MAX).min(corpus.game(id).moves.len())))
            .collect();
        let checked = self.check(&loaded, &games, &boards, &book, progress);
        let checked = checked.map_err(|_| CommandFailure::Failed(text!("cli-cancelled").to_owned()))?;
        let two_eyed: Vec<(Board, Vec<Point>)> = checked.iter().flat_map(|of| of.groups.iter().cloned()).collect();
        progress.begin(text!("life-phase-reading-groups"), "groups", (two_eyed.len() * self.curve.len() * 5) as u64);
        let curve = known_within(&two_eyed, &book, &self.curve, progress)
            .map_err(|_| CommandFailure::Failed(text!("cli-cancelled").to_owned()))?;
        drop(bar);
        let mut object = LifeCheckObject::new(checked, curve, rule_count(&book));
        object.games = games.len();
        object.elapsed_s = started.elapsed().as_secs_f64();
        self.form.output(&object, "groups", || object.text())
    }

    /// The games to check.
    fn games(&self, progress: &Progress) -> Result<(Loaded, Vec<GameId>), CommandFailure> {
        if library::is_library(&self.path) {
            let loaded = library::open(&self.path, progress)?;
            let games = loaded.corpus.games().iter().copied().take(self.games).collect();
            return Ok((loaded, games));
        }
        let (read, id) = one_game::read(&self.path)?;
        let all = read.corpus.game(id).moves.len();
        if let Some(moves) = self.moves.filter(|&moves| moves > all) {
            let path = self.path.display().to_string();
            let (number, all) = (moves.to_string(), all.to_string());
            return Err(CommandFailure::Failed(text!("cli-no-such-move", path = path, move = number, all = all)));
        }
        Ok((read, vec![id]))
    }

    fn check(
        &self,
        loaded: &Loaded,
        games: &[GameId],
        boards: &[Board],
        book: &RuleBook,
        progress: &Progress,
    ) -> Result<Vec<CheckedBoard>, Cancelled> {
        let mut checkers: BTreeMap<BoardSize, Checker<'_>> = BTreeMap::new();
        for board in boards {
            checkers.entry(board.size()).or_insert_with(|| Checker::new(book, board.size()));
        }
        progress.begin(text!("life-phase-asking-rules"), "games", games.len() as u64);
        let check = |(&id, board): (&GameId, &Board)| {
            let checked = self.check_board(&checkers[&board.size()], board, progress)?;
            progress.add(1);
            let (path, game) = (loaded.path_of(id), loaded.corpus.source(id).index);
            let named = |entry| StringEntry { path: path.clone(), game, ..entry };
            Ok(CheckedBoard { strings: checked.strings.into_iter().map(named).collect(), ..checked })
        };
        games.par_iter().zip(boards).map(check).collect()
    }

    fn check_board(
        &self,
        checker: &Checker<'_>,
        board: &Board,
        progress: &Progress,
    ) -> Result<CheckedBoard, Cancelled> {
        let params = ReadingParams { positions: self.positions, ..ReadingParams::default() };
        let groups = checker.all_groups(board, params, progress)?;
        let mut two_eyes = TwoEyesEntry::default();
        let two_eyed = two_eyed_groups(board);
        for group in &two_eyed {
            progress.check()?;
            two_eyes.add(recognised_by(checker, board, group, &groups, params));
        }
        let is_two_eyed = |at: &Point| two_eyed.iter().any(|group| group.binary_search(at).is_ok());
        let mut found = Vec::new();
        for head in strings(board) {
            progress.check()?;
            let entry = entry(checker, board, head, &groups, is_two_eyed(&head));
            found.extend(entry.map(|entry| {
                let nearly_met = self.nearly.then(|| match entry.status {
                    "alive" => Vec::new(),
                    _ => checker.nearly_met(board, head).into_iter().map(|point| point.label(board.size())).collect(),
                });
                StringEntry { nearly_met, ..entry }
            }));
        }
        let groups = two_eyed.into_iter().map(|group| (board.clone(), group)).collect();
        Ok(CheckedBoard { strings: found, two_eyes, groups })
    }
}

fn entry(
    checker: &Checker<'_>,
    board: &Board,
    head: Point,
    groups: &[ConnectedGroup],
    two_eyes: bool,
) -> Option<StringEntry> {
    let verdict = checker.check_within(board, head, groups).ok()?;
    let label = |point: Point| point.label(board.size());
    let (status, play) = match verdict.status {
        GroupStatus::Alive => ("alive", None),
        GroupStatus::AliveIfFirst(point) => ("alive_if_first", Some(label(point))),
        GroupStatus::Unknown => ("unknown", None),
    };
    let by = if verdict.by_eyes {
        "eyes"
    } else if verdict.by_reading {
        "reading"
    } else {
        "rules"
    };
    Some(StringEntry {
        path: String::new(),
        game: 0,
        color: verdict.color.letter(),
        stones: verdict.group.iter().copied().map(label).collect(),
        status,
        play,
        up_to_ko: verdict.up_to_ko,
        by: (verdict.status == GroupStatus::Alive).then_some(by),
        connected: verdict.connected.len(),
        taken: verdict.taken.map(|taken| match taken {
            CaptureStatus::Always => "always".to_owned(),
            CaptureStatus::IfFirst(point) => label(point),
        }),
        rules: verdict.matches.len(),
        two_eyes,
        nearly_met: None,
    })
}

fn rule_count(book: &RuleBook) -> usize {
    book.sets().iter().map(|set| set.won.len() + set.winning.len()).sum()
}

impl TwoEyesEntry {
    fn add(&mut self, by: Option<RecognisedBy>) {
        self.groups += 1;
        self.recognised += usize::from(by.is_some());
        match by {
            Some(RecognisedBy::Rules) => self.by_rules += 1,
            Some(RecognisedBy::Pairs) => self.by_pairs += 1,
            Some(RecognisedBy::Reading) => self.by_reading += 1,
            None => {}
        }
    }
}

impl LifeCheckObject {
    fn new(checked: Vec<CheckedBoard>, curve: Vec<KnownWithin>, rules: usize) -> LifeCheckObject {
        let mut two_eyes = TwoEyesEntry::default();
        for of in checked.iter().map(|of| of.two_eyes) {
            two_eyes.groups += of.groups;
            two_eyes.recognised += of.recognised;
            two_eyes.by_rules += of.by_rules;
            two_eyes.by_pairs += of.by_pairs;
            two_eyes.by_reading += of.by_reading;
        }
        let groups: Vec<StringEntry> = checked.into_iter().flat_map(|of| of.strings).collect();
        let count = |wanted: &dyn Fn(&StringEntry) -> bool| groups.iter().filter(|entry| wanted(entry)).count();
        let point = |of: KnownWithin| KnownWithinEntry {
            positions: of.positions,
            rules: of.rules,
            known: of.known,
            groups: two_eyes.groups,
        };
        LifeCheckObject {
            format: JSON_FORMAT,
            games: 0,
            rules,
            strings: groups.len(),
            alive: count(&|entry| entry.status == "alive"),
            by_rules: count(&|entry| entry.by == Some("rules")),
            by_eyes: count(&|entry| entry.by == Some("eyes")),
            by_reading: count(&|entry| entry.by == Some("reading")),
            alive_if_first: count(&|entry| entry.status == "alive_if_first"),
            with_candidates: groups
                .iter()
                .any(|entry| entry.nearly_met.is_some())
                .then(|| count(&|entry| entry.nearly_met.as_ref().is_some_and(|points| !points.is_empty()))),
            two_eyes,
            curve: curve.into_iter().map(point).collect(),
            groups,
            elapsed_s: 0.0,
        }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        // Every string of one position is listed; of many games, only the sums.
        if self.games == 1 {
            for entry in &self.groups {
                let status = match (entry.status, &entry.play) {
                    ("alive", _) => text!("life-alive").to_owned(),
                    (_, Some(play)) => format!("{} ({play})", text!("life-status-alive-if-first")),
                    _ => text!("life-unknown").to_owned(),
                };
                let by = entry.by.map(|by| match by {
                    "rules" => text!("cli-life-by-rules"),
                    "eyes" => text!("cli-life-by-eyes"),
                    _ => text!("cli-life-by-reading"),
                });
                let by = by.map(|by| format!(", {by}")).unwrap_or_default();
                text += &format!("{} {:4} {:3}  {status}{by}", entry.color, entry.stones[0], entry.stones.len());
                if let Some(points) = entry.nearly_met.as_ref().filter(|points| !points.is_empty()) {
                    text += &format!("; {}", text!("cli-life-nearly", points = points.join(" ")));
                }
                text += "\n";
            }
        }
        text += &text!(
            "cli-life-strings",
            games = self.games,
            strings = thousands(self.strings),
            alive = thousands(self.alive),
            rules = thousands(self.by_rules),
            eyes = thousands(self.by_eyes),
            reading = thousands(self.by_reading)
        );
        if let Some(strings) = self.with_candidates {
            text += &format!("\n{}", text!("cli-life-nearly-strings", strings = thousands(strings)));
        }
        let TwoEyesEntry { groups, recognised, by_rules, by_pairs, by_reading } = self.two_eyes;
        text += "\n";
        text += &text!(
            "cli-life-two-eyes",
            groups = groups,
            known = recognised,
            rules = by_rules,
            pairs = by_pairs,
            reading = by_reading
        );
        text += "\n";
        for of in &self.curve {
            let (positions, rules) = (thousands(of.positions), thousands(of.rules));
            text +=
                &text!("cli-life-within", positions = positions, rules = rules, known = of.known, groups = of.groups);
            text += "\n";
        }
        text
    }
}
