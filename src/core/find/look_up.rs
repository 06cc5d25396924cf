//! Looks a query up by hash, in the games of a block. The answers of the index are verified, because a hash is short:
//! see `anchored.rs`.

use super::anchored::{Anchored, PlacementCandidate};
use super::image::QueryImage;
use super::placement::{FollowingStone, PlacementScratch, ShapeMatch};
use super::result::Scanned;
use super::searcher::{BlockSearchTask, PartialSearchResult, QuerySearcher};
use crate::go::{BoardSize, GameView};
use crate::index::Bits;
use crate::machine::{Vectored, fetch};
use crate::progress::Cancelled;

/// A lookup of a query in the wanted games of a block, all on boards of one size.
pub(super) struct LookUp<'s, 'a> {
    pub searcher: &'s QuerySearcher<'a>,
    pub anchored: &'s Anchored,
    pub size: BoardSize,
    pub task: &'s BlockSearchTask<'s>,
    pub found: &'s mut Bits,
    pub part: &'s mut PartialSearchResult,
}

impl Vectored for LookUp<'_, '_> {
    type Output = Result<(), Cancelled>;

    #[inline(always)]
    fn run(self) -> Result<(), Cancelled> {
        let LookUp { searcher, anchored, size, task, found, part } = self;
        searcher.progress.check()?;
        let mut candidates = Vec::new();
        anchored.candidates(task.block, &task.wanted, &mut candidates);
        fetch_for(searcher, anchored, size, task, &candidates);
        let (mut scratch, mut hits) = (PlacementScratch::default(), Vec::new());
        for of_game in candidates.chunk_by(|one, other| one.game == other.game) {
            hits.clear();
            candidates_of_game(searcher, anchored, task, of_game, &mut scratch, &mut hits);
            if !hits.is_empty() {
                let game = of_game[0].game;
                found[game / 64] |= 1 << (game % 64);
                part.tally.game(&mut hits, task.block.winner(game));
                hits.iter().for_each(|&(hit, _)| part.keep(hit, task.first_hit, task.keep));
            }
        }
        Ok(())
    }
}

/// Asks for all the memory that the candidates need: memory answers many requests at once.
fn fetch_for(
    searcher: &QuerySearcher<'_>,
    anchored: &Anchored,
    size: BoardSize,
    task: &BlockSearchTask<'_>,
    candidates: &[PlacementCandidate],
) {
    for candidate in candidates {
        let (game, target) = (task.block.game(candidate.game), usize::from(candidate.target));
        if anchored.is_board {
            let record = searcher.corpus.game(task.games[candidate.game]);
            record.moves.get(candidate.position as usize..).iter().for_each(|left| fetch(&left[..left.len().min(1)]));
            anchored.targets[target].stones.iter().for_each(|&(point, _)| game.fetch(point));
        } else {
            searcher.look(size).fetch(target, game);
        }
    }
}

#[inline(always)]
fn candidates_of_game(
    searcher: &QuerySearcher<'_>,
    anchored: &Anchored,
    task: &BlockSearchTask<'_>,
    candidates: &[PlacementCandidate],
    scratch: &mut PlacementScratch,
    hits: &mut Vec<Scanned>,
) {
    let Some(&PlacementCandidate { game, .. }) = candidates.first() else { return };
    let (id, history) = (task.games[game], task.block.game(game));
    let record = searcher.corpus.game(id);
    // Placements that are found, or are known to be nowhere in the game.
    let mut done = 0_u64;
    for &PlacementCandidate { position, target: number, .. } in candidates {
        if done >> number & 1 != 0 {
            continue;
        }
        let target = &anchored.targets[usize::from(number)];
        let first = if anchored.is_board {
            target.stands(history, position).then(|| ShapeMatch::at(position))
        } else {
            done |= 1 << number;
            searcher.look(record.size).first_match(usize::from(number), history, scratch)
        };
        let Some(first) = first else { continue };
        done |= 1 << number;
        let turned = &searcher.scanner.images[target.image];
        if !searcher.scanner.suits(turned, id, record, first.position) {
            continue;
        }
        let has_late_setup = record.setup.last().is_some_and(|stone| stone.before_move > position);
        let follow = if anchored.is_board && !has_late_setup {
            next_on_board(record, position, turned, target.place)
        } else {
            searcher.look(record.size).follow(usize::from(number), history, first)
        };
        hits.push(searcher.hit(id, target.image, target.place, first.position, follow));
    }
}

/// The next stone on the board, whatever the passes before it, in a game without later set-up stones.
fn next_on_board(game: GameView<'_>, position: u32, turned: &QueryImage, (x, y): (i32, i32)) -> Option<FollowingStone> {
    let left = game.moves.get(position as usize..)?;
    let (passes, point, color) =
        (0..).zip(left).find_map(|(passes, play)| Some((passes, play.point()?, play.color())))?;
    let cell = (i32::from(point.y) - y) as usize * turned.width + (i32::from(point.x) - x) as usize;
    let point = usize::from(point.y) * BoardSize::MAX + usize::from(point.x);
    Some(FollowingStone { cell: cell as u16, point, color, position: position + passes + 1 })
}
