//! Carries out the commands of the Go Text Protocol.

use std::path::Path;

use super::{Answer, CommandError, GtpEngine, color, number};
use crate::play::{
    Counting, Game, HandicapCompensation, PlayerParams, PlayerReply, fixed_handicap, free_handicap,
    most_fixed_handicap, propose_dead, score,
};
use katachi_core::corpus::load::load_bytes;
use katachi_core::corpus::source::MAX_MEMBER_BYTES;
use katachi_core::go::{BoardSize, Color, Move, Point};
use katachi_core::library::bounded;
use katachi_core::progress::{Cancelled, Progress};

/// Every command, in the order in which they are listed.
const GTP_COMMANDS: &[&str] = &[
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "play",
    "genmove",
    "reg_genmove",
    "undo",
    "loadsgf",
    "time_settings",
    "time_left",
    "final_score",
    "final_status_list",
    "showboard",
    "get_random_seed",
    "set_random_seed",
    "kgs-genmove_cleanup",
    "kgs-rules",
    "gogui-analyze_commands",
    "katachi-suggest",
    "katachi-probability",
    "katachi-ownership",
    "katachi-played",
    "katachi-rate",
    "katachi-dead",
];

impl GtpEngine {
    pub(super) fn carry_out(&mut self, command: &str, arguments: &[&str], progress: &Progress) -> Answer {
        match (command, arguments) {
            ("protocol_version", []) => Ok("2".to_owned()),
            ("name", []) => Ok("Katachi".to_owned()),
            ("version", []) => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            ("known_command", [name]) => Ok(GTP_COMMANDS.contains(name).to_string()),
            ("list_commands", []) => Ok(GTP_COMMANDS.join("\n")),
            ("quit", []) => self.quit(),
            ("boardsize", [side]) => self.boardsize(number(side)?),
            ("clear_board", []) => self.clear_board(),
            ("komi", [komi]) => self.komi(number(komi)?),
            ("fixed_handicap", [stones]) => self.fixed_handicap(number(stones)?),
            ("place_free_handicap", [stones]) => self.place_free_handicap(number(stones)?),
            ("set_free_handicap", vertices) => self.set_free_handicap(vertices),
            ("play", [player, vertex]) => self.play(color(player)?, self.vertex(vertex)?),
            ("genmove", [player]) => self.genmove(color(player)?, progress),
            ("reg_genmove", [player]) => self.reg_genmove(color(player)?, progress),
            ("undo", []) => self.game.undo().map(|_| String::new()).ok_or(CommandError::CannotUndo),
            ("loadsgf", [file]) => self.loadsgf(file, usize::MAX),
            ("loadsgf", [file, before]) => self.loadsgf(file, number::<usize>(before)?.saturating_sub(1)),
            // Moves take a fraction of a second, whatever the clock says.
            ("time_settings", [main, byo, stones]) => {
                let _times: [u32; 3] = [number(main)?, number(byo)?, number(stones)?];
                Ok(String::new())
            }
            ("time_left", [player, time, stones]) => {
                let _left: (Color, i64, u32) = (color(player)?, number(time)?, number(stones)?);
                Ok(String::new())
            }
            ("final_score", []) => Ok(score(&self.game, &self.dead(progress)?).result()),
            ("final_status_list", [status]) => self.final_status_list(status, progress),
            ("showboard", []) => Ok(self.showboard()),
            ("get_random_seed", []) => Ok(self.player.params().seed.to_string()),
            ("set_random_seed", [seed]) => self.set_random_seed(number(seed)?),
            ("kgs-genmove_cleanup", [player]) => self.genmove_cleanup(color(player)?, progress),
            ("kgs-rules", [rules]) => self.rules(rules),
            ("gogui-analyze_commands", []) => Ok(super::maps::ANALYZE_COMMANDS.join("\n")),
            ("katachi-suggest", []) => Ok(self.suggest_map()),
            ("katachi-probability", []) => Ok(self.probability_map()),
            ("katachi-ownership", []) => self.ownership_map(progress),
            ("katachi-played", []) => self.played_map(progress),
            ("katachi-rate", []) => self.rate_map(progress),
            ("katachi-dead", []) => Ok(self.labels(self.dead(progress)?)),
            (known, _) if GTP_COMMANDS.contains(&known) => Err(CommandError::Syntax),
            _ => Err(CommandError::UnknownCommand),
        }
    }

    /// An empty board; komi and counting stay.
    fn begin(&mut self, size: BoardSize) {
        let mut game = Game::new(size);
        game.set_komi(self.game.komi());
        game.set_counting(self.game.counting());
        game.set_compensation(self.game.compensation());
        self.game = game;
    }

    fn quit(&mut self) -> Answer {
        self.quit = true;
        Ok(String::new())
    }

    fn clear_board(&mut self) -> Answer {
        self.begin(self.game.size());
        Ok(String::new())
    }

    fn set_random_seed(&mut self, seed: u64) -> Answer {
        self.player.set_params(PlayerParams { seed, ..*self.player.params() });
        Ok(String::new())
    }

    fn rules(&mut self, rules: &str) -> Answer {
        let (counting, compensation) = match rules.to_ascii_lowercase().as_str() {
            "japanese" => (Counting::Territory, HandicapCompensation::None),
            "chinese" => (Counting::Area, HandicapCompensation::EachStone),
            "aga" => (Counting::Area, HandicapCompensation::EachStoneButOne),
            "new_zealand" => (Counting::Area, HandicapCompensation::None),
            _ => return Err(CommandError::UnknownRules),
        };
        self.game.set_counting(counting);
        self.game.set_compensation(compensation);
        Ok(String::new())
    }

    fn boardsize(&mut self, side: u32) -> Answer {
        self.begin(BoardSize::new(side).map_err(|_| CommandError::UnacceptableSize)?);
        Ok(String::new())
    }

    fn komi(&mut self, komi: f32) -> Answer {
        if !komi.is_finite() {
            return Err(CommandError::Syntax);
        }
        self.game.set_komi(komi);
        Ok(String::new())
    }

    fn must_be_empty(&self) -> Result<(), CommandError> {
        let empty = self.game.moves().is_empty() && self.game.board().stones().next().is_none();
        if empty { Ok(()) } else { Err(CommandError::BoardNotEmpty) }
    }

    fn fixed_handicap(&mut self, stones: usize) -> Answer {
        self.must_be_empty()?;
        let points = fixed_handicap(self.game.size(), stones).map_err(|_| CommandError::NumberOfStones)?;
        self.game.set_handicap(&points);
        Ok(self.labels(points))
    }

    fn place_free_handicap(&mut self, stones: usize) -> Answer {
        self.must_be_empty()?;
        if stones < 2 || stones >= self.game.size().area() {
            return Err(CommandError::NumberOfStones);
        }
        // Fewer than asked for are allowed, and a board that is full of stones is no game.
        let most = most_fixed_handicap(self.game.size()).max(self.game.size().area() / 3).max(2);
        let points = free_handicap(self.game.size(), stones.min(most));
        self.game.set_handicap(&points);
        Ok(self.labels(points))
    }

    fn set_free_handicap(&mut self, vertices: &[&str]) -> Answer {
        self.must_be_empty()?;
        let points = vertices.iter().map(|vertex| self.vertex(vertex).ok().flatten()).collect::<Option<Vec<Point>>>();
        let points = points.ok_or(CommandError::BadVertexList)?;
        let distinct = (1..points.len()).all(|at| !points[..at].contains(&points[at]));
        if points.len() < 2 || points.len() >= self.game.size().area() || !distinct {
            return Err(CommandError::BadVertexList);
        }
        self.game.set_handicap(&points);
        Ok(String::new())
    }

    fn play(&mut self, player: Color, point: Option<Point>) -> Answer {
        let play = point.map_or(Move::pass(player), |point| Move::play(player, point));
        self.game.play(play).map(|()| String::new()).map_err(|_| CommandError::IllegalMove)
    }

    fn reply(&mut self, progress: &Progress) -> Result<PlayerReply, Cancelled> {
        self.player.reply(&self.game, progress)
    }

    fn genmove(&mut self, player: Color, progress: &Progress) -> Answer {
        self.game.set_to_play(player);
        let reply = self.reply(progress)?;
        self.carry_on(reply)
    }

    fn genmove_cleanup(&mut self, player: Color, progress: &Progress) -> Answer {
        self.game.set_to_play(player);
        let reply = self.player.clean_up(&self.game, progress)?;
        self.carry_on(reply)
    }

    /// A move that is not played.
    fn reg_genmove(&mut self, player: Color, progress: &Progress) -> Answer {
        self.game.set_to_play(player);
        let reply = self.reply(progress)?;
        Ok(self.reply_text(reply))
    }

    fn carry_on(&mut self, reply: PlayerReply) -> Answer {
        let player = self.game.to_play();
        match reply {
            PlayerReply::Play(point) => self.play(player, Some(point))?,
            PlayerReply::Pass => self.play(player, None)?,
            // The controller ends the game. Until then, commands still work on the position.
            PlayerReply::Resign => String::new(),
        };
        Ok(self.reply_text(reply))
    }

    fn reply_text(&self, reply: PlayerReply) -> String {
        match reply {
            PlayerReply::Play(point) => self.label(point),
            PlayerReply::Pass => "PASS".to_owned(),
            PlayerReply::Resign => "resign".to_owned(),
        }
    }

    fn loadsgf(&mut self, file: &str, moves: usize) -> Answer {
        let bytes =
            bounded::read_at_most(Path::new(file), MAX_MEMBER_BYTES).map_err(|_| CommandError::CannotLoadFile)?;
        let loaded = load_bytes(file, &bytes);
        let id = loaded.corpus.records().next().ok_or(CommandError::CannotLoadFile)?;
        let counting = self.game.counting();
        let compensation = self.game.compensation();
        self.game = Game::from_record(loaded.corpus.game(id), moves, loaded.corpus.header(id).to_info());
        self.game.set_counting(counting);
        self.game.set_compensation(compensation);
        Ok(String::new())
    }

    fn dead(&self, progress: &Progress) -> Result<Vec<Point>, Cancelled> {
        propose_dead(self.game.board(), self.player.params().seed, progress)
    }

    /// Lists the stones with this status, one chain a line.
    fn final_status_list(&self, status: &str, progress: &Progress) -> Answer {
        let dead = self.dead(progress)?;
        let counted = score(&self.game, &dead);
        let board = self.game.board();
        let chosen = |point: Point| match status {
            "dead" => dead.contains(&point),
            "seki" => counted.seki.contains(&point),
            _ => !dead.contains(&point) && !counted.seki.contains(&point),
        };
        if !["alive", "dead", "seki"].contains(&status) {
            return Err(CommandError::UnknownStatus);
        }
        let mut lines: Vec<String> = Vec::new();
        let mut seen: Vec<Point> = Vec::new();
        for (point, _) in board.stones().filter(|&(point, _)| chosen(point)) {
            if !seen.contains(&point) {
                let mut chain = board.chain(point);
                chain.sort_by_key(|point| (point.y, point.x));
                lines.push(self.labels(chain.iter().copied()));
                seen.extend(chain);
            }
        }
        Ok(lines.join("\n"))
    }

    pub(super) fn labels(&self, points: impl IntoIterator<Item = Point>) -> String {
        let labels: Vec<String> = points.into_iter().map(|point| self.label(point)).collect();
        labels.join(" ")
    }

    fn showboard(&self) -> String {
        let (size, board) = (self.game.size(), self.game.board());
        let side = size.side();
        let letters: String =
            (0..side as u8).map(|x| format!(" {}", &Point::new(x, 0).label(size)[..1])).collect::<String>();
        let mut text = format!("\n   {letters}\n");
        let hoshi = size.hoshi();
        for y in 0..side as u8 {
            let row = side - usize::from(y);
            text += &format!("{row:3} ");
            for x in 0..side as u8 {
                let point = Point::new(x, y);
                text += match board.get(point) {
                    Some(Color::Black) => "X ",
                    Some(Color::White) => "O ",
                    None if hoshi.contains(&point) => "+ ",
                    None => ". ",
                };
            }
            text += &format!("{row}\n");
        }
        let lost = Color::BOTH.map(|color| self.game.lost(color));
        text += &format!("   {letters}\n    komi {}; captured: black {}, white {}", self.game.komi(), lost[0], lost[1]);
        text
    }
}
