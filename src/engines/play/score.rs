//! Counting a finished game, by area or by territory.
//!
//! Dead stones come off first. An empty region that only one colour surrounds is its territory; other regions are dame.
//! By territory, eyes in a seki count for nobody. A group is in a seki if it has fewer than two eyes and lives only
//! because a neighbour with fewer than two eyes cannot take it. Its shape decides this (see `chains_in_seki`), because
//! nobody is asked; the players must play unusual positions out.

use super::game::{Counting, Game};
use katachi_core::go::{Board, BoardSize, Color, Mark, MarkKind, Point};

/// The score of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// Points of each colour; White's include [`Game::points_given`].
    pub black: f32,
    pub white: f32,
    /// Points that count for each colour, including those under dead stones of the opponent. By area also the points
    /// under living stones.
    pub black_points: Vec<Point>,
    pub white_points: Vec<Point>,
    /// Empty points that count for nobody.
    pub neutral: Vec<Point>,
    /// Living stones that are in a seki.
    pub seki: Vec<Point>,
}

impl Score {
    /// Black's lead; negative when White leads.
    pub fn margin(&self) -> f32 {
        self.black - self.white
    }

    pub fn winner(&self) -> Option<Color> {
        match self.margin() {
            margin if margin > 0.0 => Some(Color::Black),
            margin if margin < 0.0 => Some(Color::White),
            _ => None,
        }
    }

    /// Each side's territory, dead enemy stones in it included, as SGF marks it (TB, TW).
    pub fn territory(&self, board: &Board) -> Vec<Mark> {
        let sides = [
            (Color::Black, &self.black_points, MarkKind::BlackTerritory),
            (Color::White, &self.white_points, MarkKind::WhiteTerritory),
        ];
        let marks = sides.into_iter().flat_map(|(color, points, kind)| {
            let territory = points.iter().filter(move |&&point| board.get(point) != Some(color));
            territory.map(move |&point| Mark { point, kind: kind.clone() })
        });
        marks.collect()
    }

    /// As SGF and the Go Text Protocol write it: `B+3.5`, `W+12`, `0`.
    pub fn result(&self) -> String {
        match self.winner() {
            Some(color) => format!("{}+{}", color.letter(), self.margin().abs()),
            None => "0".to_owned(),
        }
    }
}

/// Counts a game as it stands, with these stones dead; points without stones are ignored.
///
/// One dead stone makes its whole chain dead.
pub fn score(game: &Game, dead: &[Point]) -> Score {
    let mut dead_chains: Vec<Point> = dead.iter().flat_map(|&point| game.board().chain(point)).collect();
    dead_chains.sort_by_key(|point| (point.y, point.x));
    dead_chains.dedup();
    let lost = Color::BOTH.map(|color| game.lost(color));
    score_position(game.board(), &dead_chains, game.counting(), game.points_given(), lost)
}

/// Counts a position; `lost` are the stones captured from Black and from White.
pub(super) fn score_position(board: &Board, dead: &[Point], counting: Counting, komi: f32, lost: [usize; 2]) -> Score {
    let living = without(board, dead);
    let regions = Regions::on_board(&living);
    let seki = regions.chains_in_seki(&living);
    let mut points: [Vec<Point>; 2] = [Vec::new(), Vec::new()];
    let mut neutral = Vec::new();
    for region in &regions.all {
        let is_eye_in_seki = region.chains.iter().any(|chain| seki.contains(chain));
        let whose = region.owner.filter(|_| counting == Counting::Area || !is_eye_in_seki);
        match whose {
            Some(color) => points[color as usize].extend(&region.points),
            None => neutral.extend(&region.points),
        }
    }
    let mut totals = points.each_ref().map(|points| points.len() as f32);
    match counting {
        Counting::Area => living.stones().for_each(|(point, color)| {
            points[color as usize].push(point);
            totals[color as usize] += 1.0;
        }),
        Counting::Territory => {
            for color in Color::BOTH {
                let taken_off = dead.iter().filter(|&&point| board.get(point) == Some(color)).count();
                totals[color.opponent() as usize] += (lost[color as usize] + taken_off) as f32;
            }
        }
    }
    let row_by_row = |point: &Point| (point.y, point.x);
    points.iter_mut().for_each(|points| points.sort_by_key(row_by_row));
    neutral.sort_by_key(row_by_row);
    let mut seki: Vec<Point> = seki.into_iter().flat_map(|chain| living.chain(chain)).collect();
    seki.sort_by_key(row_by_row);
    let [black_points, white_points] = points;
    Score { black: totals[0], white: totals[1] + komi, black_points, white_points, neutral, seki }
}

fn without(board: &Board, dead: &[Point]) -> Board {
    let mut living = board.clone();
    living.set_up(dead.iter().map(|&point| (point, None)));
    living
}

/// An empty region and the only colour beside it, if there is only one.
struct EmptyRegion {
    points: Vec<Point>,
    owner: Option<Color>,
    /// The first stone of each chain beside it.
    chains: Vec<Point>,
}

struct Regions {
    all: Vec<EmptyRegion>,
}

impl Regions {
    fn on_board(board: &Board) -> Regions {
        let size = board.size();
        let mut seen = vec![false; size.area()];
        let index = |point: Point| usize::from(point.y) * size.side() + usize::from(point.x);
        let mut all = Vec::new();
        for start in size.points() {
            if seen[index(start)] || !board.is_empty(start) {
                continue;
            }
            seen[index(start)] = true;
            let (mut points, mut colors, mut chains) = (vec![start], [false; 2], Vec::new());
            let mut next = 0;
            while let Some(&point) = points.get(next) {
                next += 1;
                for beside in beside(point, size) {
                    match board.get(beside) {
                        Some(color) => {
                            colors[color as usize] = true;
                            chains.push(first_stone(board, beside));
                        }
                        None if !seen[index(beside)] => {
                            seen[index(beside)] = true;
                            points.push(beside);
                        }
                        None => {}
                    }
                }
            }
            chains.sort_by_key(|point| (point.y, point.x));
            chains.dedup();
            let owner = match colors {
                [true, false] => Some(Color::Black),
                [false, true] => Some(Color::White),
                _ => None,
            };
            all.push(EmptyRegion { points, owner, chains });
        }
        Regions { all }
    }

    /// All chains connected to these through territory, and the numbers of the regions of that territory.
    fn group(&self, chains: &[Point]) -> (Vec<Point>, Vec<usize>) {
        let (mut chains, mut eyes) = (chains.to_vec(), Vec::new());
        loop {
            let more = self.all.iter().enumerate().find(|(number, region)| {
                region.owner.is_some()
                    && !eyes.contains(number)
                    && region.chains.iter().any(|chain| chains.contains(chain))
            });
            let Some((number, region)) = more else { return (chains, eyes) };
            eyes.push(number);
            let new: Vec<Point> = region.chains.iter().copied().filter(|chain| !chains.contains(chain)).collect();
            chains.extend(new);
        }
    }

    /// Whether a group cannot live by its own territory: it has at most one region, which is too small for two eyes.
    fn lacks_eyes(&self, eyes: &[usize]) -> bool {
        eyes.len() < 2 && eyes.iter().map(|&eye| self.all[eye].points.len()).sum::<usize>() <= MAX_SMALL_EYE_POINTS
    }

    /// Chains, by their first stones, whose groups lack eyes and share dame with an opposing group that lacks them too.
    fn chains_in_seki(&self, board: &Board) -> Vec<Point> {
        let mut found: Vec<Point> = Vec::new();
        for region in self.all.iter().filter(|region| region.owner.is_none() && region.points.len() <= MAX_SHARED_DAME)
        {
            let groups: Vec<(Vec<Point>, bool)> = region
                .chains
                .iter()
                .map(|&chain| {
                    let (group, eyes) = self.group(&[chain]);
                    (group, self.lacks_eyes(&eyes))
                })
                .collect();
            let lacks = |color: Color| {
                let mut of = region.chains.iter().zip(&groups).filter(|(chain, _)| board.get(**chain) == Some(color));
                of.any(|(_, (_, lacks))| *lacks)
            };
            if lacks(Color::Black) && lacks(Color::White) {
                found.extend(groups.iter().filter(|(_, lacks)| *lacks).flat_map(|(group, _)| group));
            }
        }
        found.sort_by_key(|point| (point.y, point.x));
        found.dedup();
        found
    }
}

/// Maximum number of points of a lone eye that does not surely make life.
const MAX_SMALL_EYE_POINTS: usize = 3;

/// Maximum number of dame that two groups in a seki share.
const MAX_SHARED_DAME: usize = 3;

fn first_stone(board: &Board, stone: Point) -> Point {
    board.chain(stone).into_iter().min_by_key(|point| (point.y, point.x)).unwrap_or(stone)
}

fn beside(point: Point, size: BoardSize) -> impl Iterator<Item = Point> {
    [(0, -1), (-1, 0), (1, 0), (0, 1)].into_iter().filter_map(move |(dx, dy)| point.offset(dx, dy, size))
}
