//! `katachi lab rules`.

use katachi_language::text;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use crate::CommandFailure;
use crate::output::{JSON_FORMAT, Output, OutputFormArgs, peak_rss_bytes, thousands};
use crate::progress_bar::Bar;
use katachi_core::progress::Progress;
use katachi_engines::library::{open_rules, shipped_rules};
use katachi_engines::tsumego::rules::frame::{FrameError, RuleFrame, RuleFramePlace, RuleGoal, parse_size};
use katachi_engines::tsumego::rules::stones::RuleGrid;
use katachi_engines::tsumego::rules::{Rule, RuleBook, RuleClass, RuleSet, WhitePass, text};
use katachi_lab::rules::counter::{RuleCounts, count_rules};
use katachi_lab::rules::{Candidates, GenerationWork, LostRule, Options, generate_with, lost_rules, small_rules};
use katachi_sentences::Sentence;
use katachi_sentences::life::{rule_lines, rule_title};

#[derive(Args)]
pub struct RulesArgs {
    /// eye, live; connect (two strings), connect-empty (a string and an empty point), join-empties (two empty points);
    /// capture (a string)
    #[arg(
        long,
        value_name = "eye|live|connect|connect-empty|join-empties|capture",
        value_parser = parsed::<RuleGoal>,
        required_unless_present_any = ["small", "lost"]
    )]
    goal: Option<RuleGoal>,
    /// corner, side or centre
    #[arg(long, value_name = "corner|side|centre", value_parser = parsed::<RuleFramePlace>, required_unless_present_any = ["small", "lost"])]
    place: Option<RuleFramePlace>,
    /// Width along the edge, and height, such as 4x3
    #[arg(long, value_name = "WxH", value_parser = size, required_unless_present_any = ["small", "lost"])]
    size: Option<(usize, usize)>,
    /// Only count the possible patterns and rules
    #[arg(long, conflicts_with = "out")]
    count_only: bool,
    /// When White may pass. always: what a player can rely on, and what is shipped; with-move: only where she has
    /// another move; never: some rules are then false, for the position may be a seki
    #[arg(long, value_name = "always|with-move|never", value_parser = pass, default_value = "always", hide_default_value = true)]
    pass: WhitePass,
    /// Turn off optimisations of the generator, to measure what they save (arrangements_tried, patterns_tried); the
    /// rules stay the same. cut: trying the best arrangement first (4.5 of the paper), last: examining only
    /// patterns that lead to the last rules (4.4), unmoves: examining only patterns that lead to rules (4.3)
    #[arg(long, value_enum, value_name = "cut|last|unmoves", conflicts_with = "count_only")]
    without: Vec<Without>,
    /// Require liberties only at the corners of a pattern with more than 4 empty cells on its rim (4.6): fewer rules
    #[arg(long, conflicts_with = "count_only")]
    corners_only: bool,
    /// Also generate threats: rules with a move after which, if White passes, another move wins
    #[arg(long, conflicts_with = "count_only")]
    threats: bool,
    /// Generate all small sizes of eyes and life, as shipped with the program
    #[arg(long, requires = "out", conflicts_with_all = ["goal", "place", "size", "count_only", "pass", "without", "corners_only", "threats"])]
    small: bool,
    /// Rules of BEFORE that hold where no rule of NOW does, or no rule that comes with the program
    #[arg(long, value_name = "BEFORE.ron[,NOW.ron]", value_delimiter = ',', num_args = 1..=2, conflicts_with_all = ["goal", "place", "size", "count_only", "pass", "without", "corners_only", "threats", "small", "out"])]
    lost: Vec<PathBuf>,
    /// Save the rules as RON; compressed if the name ends in .zst
    #[arg(long, value_name = "FILE.ron")]
    out: Option<PathBuf>,
    #[command(flatten)]
    form: OutputFormArgs,
}

/// Reads a goal or a place. The error message is in the user's language.
fn parsed<T: FromStr<Err = FrameError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: FrameError| error.sentence())
}

fn size(text: &str) -> Result<(usize, usize), String> {
    parse_size(text).map_err(|error| error.sentence())
}

fn pass(text: &str) -> Result<WhitePass, String> {
    let named = WhitePass::ALL.into_iter().find(|pass| pass.name() == text);
    named.ok_or_else(|| WhitePass::ALL.map(WhitePass::name).join(", "))
}

/// An optimisation of the generator.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Without {
    Cut,
    Last,
    Unmoves,
}

#[derive(Serialize)]
struct RulesObject {
    format: u32,
    /// The goal as given on the command line.
    goal: String,
    place: RuleFramePlace,
    size: String,
    patterns: u64,
    /// The number as in the paper's first table.
    possible_rules: u128,
    /// The number without the 32-bit overflow.
    possible_rules_unwrapped: u128,
    /// The number by the definition in the paper's section 3.1.
    possible_rules_defined: u128,
    #[serde(flatten)]
    made: Option<RuleGenerationEntry>,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

#[derive(Clone, Copy, Serialize)]
struct RuleGenerationEntry {
    won: usize,
    winning: usize,
    won_raw: u64,
    winning_raw: u64,
    /// Only with `--threats`.
    #[serde(skip_serializing_if = "Option::is_none")]
    threats: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    threats_raw: Option<u64>,
    /// When White may pass: always, with-move or never.
    white_passes: &'static str,
    /// Number of arrangements of outside liberties that were tried, including smaller sizes.
    arrangements_tried: u64,
    /// Number of patterns that were tried, counting repetitions.
    patterns_tried: u64,
}

#[derive(Serialize)]
struct SmallObject {
    format: u32,
    sets: usize,
    won: usize,
    winning: usize,
    rectangles: Vec<RuleSetEntry>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct RuleSetEntry {
    goal: String,
    place: RuleFramePlace,
    size: String,
    won: usize,
    winning: usize,
    won_raw: u64,
    winning_raw: u64,
}

#[derive(Serialize)]
struct LostRulesObject {
    format: u32,
    /// Number of rules of the book before, and of those that are lost.
    rules: usize,
    lost_won: usize,
    lost_winning: usize,
    lost: Vec<LostRuleEntry>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct LostRuleEntry {
    goal: String,
    place: RuleFramePlace,
    size: String,
    /// `won` or `winning`.
    kind: &'static str,
    /// The top row first: X the friend, O the enemy.
    cells: Vec<String>,
    /// The conditions, as in the file of rules.
    asks: String,
}

impl RulesArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        if let Some(before) = self.lost.first() {
            return self.lost(before, started);
        }
        let bar = Bar::follow(progress);
        let (Some(goal), Some(place), Some((width, height))) = (self.goal, self.place, self.size) else {
            let book = small_rules(progress)?;
            self.save(&book)?;
            drop(bar);
            let object = SmallObject {
                format: JSON_FORMAT,
                sets: book.sets().len(),
                won: book.sets().iter().map(|set| set.won.len()).sum(),
                winning: book.sets().iter().map(|set| set.winning.len()).sum(),
                rectangles: book.sets().iter().map(RuleSetEntry::new).collect(),
                elapsed_s: started.elapsed().as_secs_f64(),
            };
            return self.form.output(&object, "rectangles", || object.text());
        };
        let frame = RuleFrame::new(place, width, height).map_err(|error| CommandFailure::Usage(error.sentence()))?;
        let counts = count_rules(frame);
        let (book, work) = match self.count_only {
            true => (RuleBook::default(), GenerationWork::default()),
            false => {
                let (set, work) = generate_with(goal, frame, self.options(), progress)?;
                (RuleBook::new(vec![set]), work)
            }
        };
        self.save(&book)?;
        drop(bar);
        let set = book.get(goal, frame);
        let made = set.map(|set| RuleGenerationEntry::new(set, work, self.threats));
        let object = RulesObject::new(goal, frame, counts, made, started.elapsed().as_secs_f64());
        self.form.output(&object, "", || object.text(set))
    }

    fn lost(&self, before: &Path, started: Instant) -> Result<Output, CommandFailure> {
        let before = open_rules(before)?;
        let lost = match self.lost.get(1) {
            Some(now) => lost_rules(&before, &open_rules(now)?),
            None => lost_rules(&before, shipped_rules()),
        };
        let rules = before.sets().iter().map(|set| set.won.len() + set.winning.len()).sum();
        let lost_won = lost.iter().filter(|lost| lost.rule.class() == RuleClass::Won).count();
        let object = LostRulesObject {
            format: JSON_FORMAT,
            rules,
            lost_won,
            lost_winning: lost.len() - lost_won,
            lost: lost.iter().map(LostRuleEntry::new).collect(),
            elapsed_s: started.elapsed().as_secs_f64(),
        };
        self.form.output(&object, "lost", || object.text(&lost))
    }

    fn options(&self) -> Options {
        let leaves = |what| self.without.contains(&what);
        let candidates = match (leaves(Without::Unmoves), leaves(Without::Last)) {
            (true, _) => Candidates::All,
            (false, true) => Candidates::Unmoves,
            (false, false) => Candidates::LastUnmoves,
        };
        Options {
            pass: self.pass,
            cut: !leaves(Without::Cut),
            candidates,
            corners_only: self.corners_only,
            threats: self.threats,
        }
    }

    fn save(&self, book: &RuleBook) -> Result<(), CommandFailure> {
        match &self.out {
            Some(out) => Ok(katachi_engines::library::save_rules(book, out)?),
            None => Ok(()),
        }
    }
}

impl RuleGenerationEntry {
    fn new(set: &RuleSet, work: GenerationWork, has_threats: bool) -> RuleGenerationEntry {
        RuleGenerationEntry {
            won: set.won.len(),
            winning: set.winning.len(),
            won_raw: set.won_raw,
            winning_raw: set.winning_raw,
            threats: has_threats.then_some(set.threats.len()),
            threats_raw: has_threats.then_some(set.threats_raw),
            white_passes: set.pass.name(),
            arrangements_tried: work.arrangements,
            patterns_tried: work.patterns,
        }
    }
}

impl RuleSetEntry {
    fn new(set: &RuleSet) -> RuleSetEntry {
        RuleSetEntry {
            goal: set.goal.to_string(),
            place: set.frame.place(),
            size: set.frame.size_text(),
            won: set.won.len(),
            winning: set.winning.len(),
            won_raw: set.won_raw,
            winning_raw: set.winning_raw,
        }
    }
}

impl LostRuleEntry {
    fn new(lost: &LostRule<'_>) -> LostRuleEntry {
        let LostRule { set, rule } = lost;
        LostRuleEntry {
            goal: set.goal.to_string(),
            place: set.frame.place(),
            size: set.frame.size_text(),
            kind: rule.class().name(),
            cells: text::rows(set.frame, rule.stones),
            asks: text::asks_text(&RuleGrid::new(set.frame), rule),
        }
    }
}

impl LostRulesObject {
    fn text(&self, lost: &[LostRule<'_>]) -> String {
        let (won, winning) = (thousands(self.lost_won as u64), thousands(self.lost_winning as u64));
        let head = text!("cli-rules-lost", rules = thousands(self.rules as u64), won = won, winning = winning);
        let rows = lost.iter().map(|&LostRule { set, rule }| drawn(&rule_title(set, rule), set.frame, rule));
        format!("{head}\n{}", rows.collect::<String>())
    }
}

impl SmallObject {
    fn text(&self) -> String {
        let (won, winning) = (thousands(self.won as u64), thousands(self.winning as u64));
        text!("cli-rules-all", rectangles = self.sets.to_string(), won = won, winning = winning) + "\n"
    }
}

impl RulesObject {
    fn new(
        goal: RuleGoal,
        frame: RuleFrame,
        counts: RuleCounts,
        made: Option<RuleGenerationEntry>,
        elapsed_s: f64,
    ) -> RulesObject {
        RulesObject {
            format: JSON_FORMAT,
            goal: goal.to_string(),
            place: frame.place(),
            size: frame.size_text(),
            patterns: counts.patterns,
            possible_rules: counts.printed,
            possible_rules_unwrapped: counts.unwrapped,
            possible_rules_defined: counts.defined,
            made,
            elapsed_s,
            peak_rss_bytes: peak_rss_bytes(),
        }
    }

    fn text(&self, set: Option<&RuleSet>) -> String {
        let patterns = text!(
            "cli-rules-patterns",
            goal = &self.goal,
            place = self.place.to_string(),
            size = &self.size,
            patterns = thousands(self.patterns)
        );
        let possible = text!(
            "cli-rules-possible",
            printed = thousands(self.possible_rules),
            unwrapped = thousands(self.possible_rules_unwrapped),
            defined = thousands(self.possible_rules_defined)
        );
        let mut text = format!("{patterns}\n{possible}\n");
        let (Some(made), Some(set)) = (self.made, set) else { return text };
        let (won_raw, winning_raw) = (thousands(made.won_raw), thousands(made.winning_raw));
        text += &format!("{}\n", text!("cli-rules-won-of", rules = made.won, all = won_raw));
        text += &format!("{}\n", text!("cli-rules-winning-of", rules = made.winning, all = winning_raw));
        if let (Some(threats), Some(raw)) = (made.threats, made.threats_raw) {
            text += &format!("{}\n", text!("cli-rules-threats-of", rules = threats, all = thousands(raw)));
        }
        text += &format!("{}\n", set.pass.sentence());
        let (arrangements, patterns) = (thousands(made.arrangements_tried), thousands(made.patterns_tried));
        let tried = text!("cli-rules-tried", arrangements = arrangements, patterns = patterns);
        text += &format!("{tried}\n");
        // The text shows only the first few rules; the file has all.
        for (name, rules) in [
            (text!("cli-rules-won"), &set.won),
            (text!("cli-rules-winning"), &set.winning),
            (text!("life-threat"), &set.threats),
        ] {
            rules.iter().take(5).for_each(|rule| text += &drawn(name, set.frame, rule));
        }
        text
    }
}

fn drawn(name: &str, frame: RuleFrame, rule: &Rule) -> String {
    let mut text = format!("\n{name}\n");
    text::rows(frame, rule.stones).iter().for_each(|row| text += &format!("   {row}\n"));
    rule_lines(frame, rule).iter().for_each(|line| text += &format!("   {line}\n"));
    text
}
