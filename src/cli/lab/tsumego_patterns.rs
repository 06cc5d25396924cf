//! `katachi lab tsumego-patterns`: the patterns of moves that solve problems, and problems whose first move has such a
//! pattern.
//!
//! Source: Liu & Li, figures 8 and 9: the twelve most frequent attacking and defending patterns.

use katachi_language::text;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use crate::CommandFailure;
use crate::output::{JSON_FORMAT, Output, OutputFormArgs, thousands};
use crate::progress_bar::Bar;
use katachi_core::corpus::sgf::{ProblemRecord, read_problems};
use katachi_core::corpus::source;
use katachi_core::mining::wilson;
use katachi_core::progress::Progress;
use katachi_core::words::percent;
use katachi_engines::library::{open_tsumego_patterns, save_tsumego_patterns, shipped_tsumego_patterns};
use katachi_engines::tsumego::ProblemSide;
use katachi_engines::tsumego::patterns::{SolutionCounts, TsumegoPattern, TsumegoPatterns, covered_by_top, look_of};
use katachi_engines::tsumego::problem::{FieldParams, TsumegoProblem};
use katachi_sentences::Sentence;

#[derive(Args)]
pub struct TsumegoPatternsArgs {
    /// Patterns written with --learn; by default those that come with Katachi
    #[arg(value_name = "FILE.ron")]
    file: Option<PathBuf>,
    /// List N patterns of each side, the most played first
    #[arg(long, value_name = "N", default_value_t = 12)]
    top: usize,
    /// Size of the patterns around the move: 3 for 3×3 points, 5 for 5×5
    #[arg(long, value_name = "POINTS", default_value_t = 5, value_parser = width)]
    width: usize,
    /// Search for examples in these problems, and count how many begin with the first N patterns of both sides: a file, a
    /// folder or an archive
    #[arg(long, value_name = "PATH")]
    problems: Option<PathBuf>,
    /// Count the moves of the lines that these problems accept, one vote a problem and position, and write the patterns
    #[arg(long, value_name = "OUT.ron", requires = "problems", conflicts_with = "file")]
    learn: Option<PathBuf>,
    /// List N examples of each pattern
    #[arg(long, value_name = "N", default_value_t = 3)]
    examples: usize,
    #[command(flatten)]
    form: OutputFormArgs,
}

fn width(text: &str) -> Result<usize, String> {
    match text {
        "3" => Ok(3),
        "5" => Ok(5),
        _ => Err(text!("cli-three-or-five").to_owned()),
    }
}

#[derive(Serialize)]
struct PatternsObject {
    format: u32,
    /// Number of solved problems that the patterns come from.
    problems: u32,
    width: usize,
    /// Number of problems with a group in question that were searched for examples.
    searched: usize,
    /// For N from 1: the number of those that begin with one of the N most played patterns of both sides.
    covered: Vec<usize>,
    /// Attack first, then defence; within each, the most played patterns first.
    patterns: Vec<TsumegoPatternEntry>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct TsumegoPatternEntry {
    /// `attack` or `defence`.
    side: &'static str,
    /// The rank, from 1.
    rank: usize,
    /// One string a row: `A` the attacker's stones, `D` the defender's, `.` empty, `#` off the board. The move is in the
    /// middle.
    cells: Vec<String>,
    played: u32,
    appeared: u32,
    rate: f64,
    rate_low: Option<f64>,
    rate_high: Option<f64>,
    /// Number of problems whose first move has this pattern.
    found: usize,
    examples: Vec<ProblemExampleEntry>,
}

#[derive(Clone, Serialize)]
struct ProblemExampleEntry {
    path: String,
    /// The number of the game in its file, from 1.
    game: u32,
    name: String,
    r#move: String,
}

impl TsumegoPatternsArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let read = self.problems.as_deref().map(|path| read_all(path, progress)).transpose()?.unwrap_or_default();
        let learnt = self.learn.as_ref().map(|_| {
            let mut counts = SolutionCounts::default();
            for asked in &read {
                counts.add(&asked.problem, &asked.record.solution);
            }
            counts.patterns()
        });
        if let (Some(path), Some(learnt)) = (&self.learn, &learnt) {
            save_tsumego_patterns(learnt, path)?;
        }
        let opened = self.file.as_deref().map(open_tsumego_patterns).transpose()?;
        let patterns = learnt.as_ref().or(opened.as_ref()).unwrap_or_else(|| shipped_tsumego_patterns());
        let firsts = read.iter().map(|asked| (&asked.problem, &asked.record.accepted[..]));
        let mut object = PatternsObject {
            format: JSON_FORMAT,
            problems: patterns.problems,
            width: self.width,
            searched: read.len(),
            covered: covered_by_top(&patterns.first_places(self.width, firsts)),
            patterns: self.entries(patterns),
            elapsed_s: 0.0,
        };
        read.iter().for_each(|asked| object.look_through(asked, self.examples));
        object.elapsed_s = started.elapsed().as_secs_f64();
        self.form.output(&object, "patterns", || object.text())
    }

    fn entries(&self, patterns: &TsumegoPatterns) -> Vec<TsumegoPatternEntry> {
        let entry = |side, at: usize, pattern: &TsumegoPattern| {
            let interval = wilson(u64::from(pattern.played), u64::from(pattern.appeared));
            TsumegoPatternEntry {
                side,
                rank: at + 1,
                cells: pattern.cells.clone(),
                played: pattern.played,
                appeared: pattern.appeared,
                rate: pattern.rate(),
                rate_low: interval.map(|interval| interval.low),
                rate_high: interval.map(|interval| interval.high),
                found: 0,
                examples: Vec::new(),
            }
        };
        let of = |side| patterns.most_played(side, self.width, self.top).into_iter().enumerate();
        let attack = of(ProblemSide::Attacker).map(|(at, pattern)| entry("attack", at, pattern));
        let defence = of(ProblemSide::Defender).map(|(at, pattern)| entry("defence", at, pattern));
        attack.chain(defence).collect()
    }
}

/// A problem with a group in question, and the file that it is in.
struct AskedProblem {
    path: String,
    record: ProblemRecord,
    problem: TsumegoProblem,
}

/// The problems of a file, a folder or an archive.
fn read_all(path: &Path, progress: &Arc<Progress>) -> Result<Vec<AskedProblem>, CommandFailure> {
    let bar = Bar::follow(progress);
    let listing = source::list(&[path.to_owned()], progress)?;
    if let Some(problem) = listing.problems.first() {
        return Err(CommandFailure::Failed(problem.sentence()));
    }
    let mut read = Vec::new();
    for file in &listing.files {
        progress.check()?;
        let outcome = source::read(file, progress, &mut |inner, bytes| {
            let mut path = file.path.display().to_string();
            inner.iter().for_each(|inner| path += &format!("/{inner}"));
            read_problems(&bytes, &mut |_, record| {
                let Ok(record) = record else { return };
                let problem = TsumegoProblem::find(&record.board, record.to_move, FieldParams::default());
                read.extend(problem.map(|problem| AskedProblem { path: path.clone(), record, problem }));
            });
            ControlFlow::Continue(())
        });
        if let Err(problem) = outcome {
            return Err(CommandFailure::Failed(problem.sentence()));
        }
    }
    drop(bar);
    Ok(read)
}

impl PatternsObject {
    /// Records a problem with an accepted first move that has one of the patterns.
    fn look_through(&mut self, AskedProblem { path, record, problem }: &AskedProblem, most: usize) {
        for &point in &record.accepted {
            let Some((side, [small, large])) = look_of(problem, point) else { continue };
            let side = if side == ProblemSide::Attacker { "attack" } else { "defence" };
            let cells = if self.width == 3 { small } else { large };
            let Some(entry) = self.patterns.iter_mut().find(|entry| entry.side == side && entry.cells == cells) else {
                continue;
            };
            entry.found += 1;
            if entry.examples.len() < most {
                entry.examples.push(ProblemExampleEntry {
                    path: path.clone(),
                    game: record.index + 1,
                    name: record.name.clone(),
                    r#move: point.label(record.board.size()),
                });
            }
        }
    }

    fn text(&self) -> String {
        let mut text = text!("cli-solved-problems", problems = thousands(self.problems)) + "\n";
        for top in [12, 24, 48, 96].into_iter().filter(|&top| top <= self.covered.len()) {
            let covered = self.covered[top - 1];
            let share = percent(covered as f64 / self.searched.max(1) as f64);
            let (top, covered, all) = (top.to_string(), thousands(covered as u64), thousands(self.searched as u64));
            text += &text!("cli-patterns-cover", top = top, problems = covered, all = all, share = share);
            text += "\n";
        }
        for entry in &self.patterns {
            let (rank, won, times) = (entry.rank.to_string(), thousands(entry.played), thousands(entry.appeared));
            let percent = format!("{:.1} %", entry.rate * 100.0);
            let wins = match entry.side {
                "attack" => text!("cli-attack", rank = rank, won = won, times = times, percent = percent),
                _ => text!("cli-defence", rank = rank, won = won, times = times, percent = percent),
            };
            text += &format!("\n{wins}\n");
            for (y, row) in entry.cells.iter().enumerate() {
                let marks = row.chars().enumerate().map(|(x, mark)| {
                    let is_move = (x, y) == (self.width / 2, self.width / 2);
                    if is_move { '*' } else { mark }
                });
                let marks: Vec<String> = marks.map(String::from).collect();
                text += &format!("  {}\n", marks.join(" "));
            }
            for example in &entry.examples {
                let name = if example.name.is_empty() { String::new() } else { format!("  {}", example.name) };
                let (played, path, game) = (&example.r#move, &example.path, example.game.to_string());
                let at = text!("cli-tsumego-example", move = played, path = path, game = game);
                text += &format!("  {at}{name}\n");
            }
        }
        text
    }
}
