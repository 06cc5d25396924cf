//! Builds an index: every game is replayed once.

use rayon::prelude::*;

use super::{
    AnchorSums, Anchors, BLOCK_GAMES, BOARD_POINTS, Bits, GAME_STRIDE, GameHistory, Index, IndexBlock, LATEST_TIME,
    NEVER, PointEvent, PointHistory, Times, Touch, UNKNOWN_TIME, anchors::AnchorNotes, place::BlockStorage,
};
use crate::corpus::{Corpus, GameId};
use crate::go::{Board, BoardSize, Color, GameView, Point, Winner};
use crate::pattern::Cell;
use crate::progress::{Cancelled, Phase, Progress};

impl Index {
    /// Replays all games. The same corpus gives the same index on any number of threads.
    ///
    /// Errors: stopped by the user.
    pub fn build(corpus: &Corpus, progress: &Progress) -> Result<Index, Cancelled> {
        progress.begin(Phase::Indexing, "games", corpus.searched().len() as u64);
        let blocks = corpus.searched().par_chunks(BLOCK_GAMES).map(|games| block(corpus, games, progress));
        Ok(Index { corpus: corpus.searched_id(), blocks: blocks.collect::<Result<_, Cancelled>>()?, has_anchors: true })
    }

    /// Whether an index built from these games is equal to this one, to the last number.
    ///
    /// Errors: stopped by the user.
    pub(crate) fn is_built_from(&self, corpus: &Corpus, progress: &Progress) -> Result<bool, Cancelled> {
        let (mut own, mut is_same) = (self.blocks.iter(), self.fits(corpus));
        Index::build_in_parts(corpus, progress, |built| {
            let own = own.next().filter(|_| is_same);
            is_same = own.is_some_and(|own| *own == built);
            own.iter().for_each(|own| own.let_go());
            Ok::<(), Cancelled>(())
        })?;
        Ok(is_same)
    }

    /// As [`Index::build`], but builds some blocks at a time and hands them to `put` in order. Only these are in
    /// memory.
    ///
    /// Errors: those of `put`; stopped by the user.
    pub(super) fn build_in_parts<E: From<Cancelled>>(
        corpus: &Corpus,
        progress: &Progress,
        mut put: impl FnMut(IndexBlock) -> Result<(), E>,
    ) -> Result<(), E> {
        progress.begin(Phase::Indexing, "games", corpus.searched().len() as u64);
        for part in corpus.searched().chunks(BLOCK_GAMES * BLOCKS_AT_ONCE) {
            let blocks = part.par_chunks(BLOCK_GAMES).map(|games| block(corpus, games, progress));
            blocks.collect::<Result<Vec<IndexBlock>, Cancelled>>()?.into_iter().try_for_each(&mut put)?;
        }
        Ok(())
    }
}

/// Number of blocks that are built at a time: 32 MB.
const BLOCKS_AT_ONCE: usize = 32;

/// The results of a replay of a block's games; the rest of a [`IndexBlock`] follows from them.
pub(super) struct BlockDraft {
    pub sides: Vec<u8>,
    pub histories: Vec<u16>,
    pub event_ends: Vec<u32>,
    pub events: Vec<u32>,
    pub anchors: Anchors,
}

impl BlockDraft {
    /// The history of one of the games.
    pub fn game(&self, game: usize) -> GameHistory<'_> {
        GameHistory::new(game, &self.histories, &self.event_ends, &self.events)
    }
}

fn block(corpus: &Corpus, games: &[GameId], progress: &Progress) -> Result<IndexBlock, Cancelled> {
    let mut recorder = EventRecorder::new();
    let mut block = BlockDraft {
        sides: Vec::with_capacity(games.len()),
        histories: Vec::with_capacity(games.len() * GAME_STRIDE),
        event_ends: Vec::with_capacity(games.len()),
        events: Vec::new(),
        anchors: Anchors::default(),
    };
    let mut notes = AnchorNotes::default();
    for &id in games {
        progress.check()?;
        progress.add(1);
        let game = corpus.game(id);
        let indexed = game.moves.len() <= PointHistory::MAX_POSITION && recorder.record(game, &mut block, &mut notes);
        if !indexed {
            block.histories.extend([NEVER.bits(); GAME_STRIDE]);
        }
        block.sides.push(if indexed { game.size.side() as u8 } else { 0 });
        block.event_ends.push(block.events.len() as u32);
    }
    block.events.shrink_to_fit();
    block.anchors = notes.finish();
    Ok(whole(block, winners(corpus, games)))
}

pub(super) fn winners(corpus: &Corpus, games: &[GameId]) -> Vec<Winner> {
    games.iter().map(|&id| corpus.winner(id)).collect()
}

/// Completes a draft with what follows from the sides and the histories: columns and coarse times.
pub(super) fn whole(block: BlockDraft, winners: Vec<Winner>) -> IndexBlock {
    let mut columns = vec![Bits::default(); 2 * BOARD_POINTS];
    let mut eventful = vec![Bits::default(); BOARD_POINTS];
    let mut touches: Vec<Vec<u32>> = vec![Vec::new(); BOARD_POINTS];
    let mut times: Vec<Times> = vec![[UNKNOWN_TIME; BLOCK_GAMES]; BOARD_POINTS];
    // 64 games at a time: their histories of neighbouring points share cache lines.
    for (word, games) in block.histories.chunks(64 * GAME_STRIDE).enumerate() {
        for point in 0..BOARD_POINTS {
            let (mut held, mut with_events) = ([0_u64; 2], 0);
            let times = &mut times[point][word * 64..];
            for (game, (histories, time)) in games.chunks_exact(GAME_STRIDE).zip(times).enumerate() {
                let own = PointHistory::from_bits(histories[point]);
                if own < NEVER {
                    held[own.color() as usize] |= 1 << game;
                    *time = own.position().min(u32::from(LATEST_TIME)) as u8;
                } else if !own.is_plain() {
                    with_events |= 1 << game;
                    touches[point].push(first_touch(block.game(word * 64 + game).events(own)).bits());
                    let colors = |event: PointEvent| [event.state().color(), event.played()].into_iter().flatten();
                    let events = block.game(word * 64 + game).events(own);
                    events.flat_map(colors).for_each(|color| held[color as usize] |= 1 << game);
                }
            }
            [columns[point][word], columns[BOARD_POINTS + point][word]] = held;
            eventful[point][word] = with_events;
        }
    }
    let touch_starts: Vec<u32> =
        touches.iter().scan(0, |end, of_point| Some(std::mem::replace(end, *end + of_point.len() as u32))).collect();
    IndexBlock {
        boards: boards(&block.sides),
        sides: block.sides.into(),
        winners,
        histories: block.histories.into(),
        event_ends: block.event_ends.into(),
        events: block.events.into(),
        columns: columns.into(),
        eventful: eventful.into(),
        touches: touches.concat().into(),
        touch_starts: touch_starts.into(),
        times: times.into(),
        anchors: block.anchors,
        place: BlockStorage::default(),
    }
}

/// The games on boards of each side.
pub(super) fn boards(sides: &[u8]) -> Vec<(u8, Bits)> {
    let mut boards = [Bits::default(); BoardSize::MAX + 1];
    sides.iter().enumerate().for_each(|(game, &side)| boards[usize::from(side)][game / 64] |= 1 << (game % 64));
    (0..).zip(boards).filter(|(_, games)| *games != Bits::default()).collect()
}

/// The first stone of a point with events. It is [`NEVER`] if the point begins with one, or changes in another way.
fn first_touch(mut events: impl Iterator<Item = PointEvent>) -> Touch {
    let (start, event, next) = (events.next(), events.next(), events.next());
    let stone = event.and_then(|event| {
        let color = event.played().filter(|&color| event.state() == Cell::from(Some(color)))?;
        // A damaged file may say anything.
        let position = event.position() as usize;
        let is_plain =
            start.is_some_and(|start| start.state() == Cell::Empty) && position <= PointHistory::MAX_POSITION;
        (is_plain && next.is_none_or(|next| next.played().is_none())).then(|| PointHistory::stone(position, color))
    });
    let until = next.map_or(u16::MAX, |next| next.position().min(u32::from(u16::MAX)) as u16);
    Touch { stone: stone.unwrap_or(NEVER), until }
}

/// Notes the events of one game after the other.
struct EventRecorder {
    /// The history of each point so far. A list is made when two bytes are not enough.
    points: Vec<PointHistoryDraft>,
    lists: Vec<Vec<PointEvent>>,
}

#[derive(Clone, Copy)]
enum PointHistoryDraft {
    Plain(PointHistory),
    List(usize),
}

impl EventRecorder {
    fn new() -> EventRecorder {
        EventRecorder { points: vec![PointHistoryDraft::Plain(NEVER); BOARD_POINTS], lists: Vec::new() }
    }

    /// Appends the game's histories, events and positions to the block; appends nothing and returns false if there are
    /// too many events.
    fn record(&mut self, game: GameView<'_>, block: &mut BlockDraft, notes: &mut AnchorNotes) -> bool {
        self.points.fill(PointHistoryDraft::Plain(NEVER));
        self.lists.clear();
        let noted = notes.len();
        self.replay(game, block.sides.len(), notes);
        if self.lists.iter().map(Vec::len).sum::<usize>() >= PointHistory::MAX_EVENTS {
            notes.truncate(noted);
            return false;
        }
        let start = block.events.len();
        for noted in &self.points {
            block.histories.push(match *noted {
                PointHistoryDraft::Plain(history) => history.bits(),
                PointHistoryDraft::List(list) => {
                    let first = block.events.len() - start;
                    block.events.extend(self.lists[list].iter().map(|event| event.bits()));
                    if let Some(event) = block.events.last_mut() {
                        *event = PointEvent::from_bits(*event).last().bits();
                    }
                    PointHistory::of_events(first).bits()
                }
            });
        }
        block.histories.extend([NEVER.bits(); GAME_STRIDE - BOARD_POINTS]);
        true
    }

    /// Replays a game. `number` is its number in the block.
    fn replay(&mut self, game: GameView<'_>, number: usize, notes: &mut AnchorNotes) {
        let mut board = Board::new(game.size);
        let (mut cells, mut sums) = ([None; BOARD_POINTS], AnchorSums::new(game.size));
        let mut setup = game.setup;
        let mut changed: Vec<Point> = Vec::new();
        for position in 0..=game.moves.len() {
            changed.clear();
            let play = position.checked_sub(1).map(|played| game.moves[played]);
            let played = play.and_then(|play| play.point()).map(|point| (point, play.map(|play| play.color())));
            match (played, play.map(|play| play.color())) {
                (Some((point, _)), Some(color)) if board.play(color, point).is_ok() => {
                    changed.extend(board.last_removed());
                }
                _ => board.pass(),
            }
            let due = setup.iter().take_while(|stone| stone.before_move as usize <= position).count();
            if due > 0 {
                board.apply_setup(&setup[..due]);
                changed.extend(setup[..due].iter().map(|stone| stone.point).filter(|&p| game.size.contains(p)));
                setup = &setup[due..];
            }
            let mut is_new = position == 0;
            for &point in changed.iter().chain(played.as_ref().map(|(point, _)| point)) {
                let (cell, state) = (&mut cells[point_number(point)], board.get(point));
                if *cell != state {
                    cell.iter().for_each(|&color| sums.turn(point, color, false));
                    state.iter().for_each(|&color| sums.turn(point, color, true));
                    *cell = state;
                    is_new = true;
                }
            }
            if is_new {
                let corners = sums.take_changed();
                let corners = (0..4).filter(|&corner| corners[corner]).filter_map(|corner| sums.corner(corner));
                sums.board().into_iter().chain(corners).for_each(|anchor| notes.note(number, position, anchor));
            }
            if let Some((point, color)) = played {
                changed.retain(|&other| other != point);
                self.note(point, position, board.get(point), color);
            }
            // A point that is set up twice at one position is noted once: the second time nothing is new.
            changed.iter().for_each(|&point| self.note(point, position, board.get(point), None));
        }
    }

    /// Notes the state of a point at a position, and who played there.
    fn note(&mut self, point: Point, position: usize, state: Option<Color>, played: Option<Color>) {
        let at = point_number(point);
        let state = Cell::from(state);
        let list = match self.points[at] {
            PointHistoryDraft::Plain(NEVER) => {
                let plain = state.color().filter(|&color| played == Some(color) || position == 0);
                if let Some(color) = plain {
                    self.points[at] = PointHistoryDraft::Plain(PointHistory::stone(position, color));
                    return;
                }
                if state == Cell::Empty && played.is_none() {
                    return;
                }
                self.list(at, vec![PointEvent::new(0, Cell::Empty, None)])
            }
            PointHistoryDraft::Plain(history) => {
                if played.is_none() && state.color() == Some(history.color()) {
                    return;
                }
                let position = history.position() as usize;
                let color = history.color();
                let stone = PointEvent::new(position, Cell::from(Some(color)), (position > 0).then_some(color));
                let before = PointEvent::new(0, Cell::Empty, None);
                self.list(at, if position == 0 { vec![stone] } else { vec![before, stone] })
            }
            PointHistoryDraft::List(list) => list,
        };
        let list = &mut self.lists[list];
        let unchanged = played.is_none() && list.last().is_some_and(|event| event.state() == state);
        if !unchanged {
            list.push(PointEvent::new(position, state, played));
        }
    }

    fn list(&mut self, at: usize, events: Vec<PointEvent>) -> usize {
        self.lists.push(events);
        self.points[at] = PointHistoryDraft::List(self.lists.len() - 1);
        self.lists.len() - 1
    }
}

fn point_number(point: Point) -> usize {
    usize::from(point.y) * BoardSize::MAX + usize::from(point.x)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;

    fn index(sgf: &str) -> Index {
        Index::build(&load_bytes("test.sgf", sgf.as_bytes()).corpus, &Progress::new()).unwrap()
    }

    fn events(index: &Index, point: usize) -> Vec<(u32, Cell, Option<Color>)> {
        let game = index.blocks[0].game(0);
        let history = game.at(point);
        assert!(!history.is_plain());
        game.events(history).map(|event| (event.position(), event.state(), event.played())).collect()
    }

    /// The first stones of all points from this one on.
    fn first_touches(block: &IndexBlock, point: usize) -> Vec<Touch> {
        block.touches(point).iter().map(|&bits| Touch::from_bits(bits)).collect()
    }

    #[test]
    fn plain_points_take_two_bytes_and_captured_ones_a_list() {
        let index = index("(;SZ[5]AW[ee];B[bb];W[aa];B[ba];W[cc];B[ab])");
        let game = index.blocks[0].game(0);
        assert_eq!(game.at(19 + 1), PointHistory::stone(1, Color::Black));
        assert_eq!(game.at(4 * 19 + 4), PointHistory::stone(0, Color::White));
        assert_eq!(game.at(3), NEVER);
        let (black, white) = (Cell::Black, Cell::White);
        let captured = [(0, Cell::Empty, None), (2, white, Some(Color::White)), (5, Cell::Empty, None)];
        assert_eq!(events(&index, 0), captured);
        let columns = &index.blocks[0].columns;
        assert_eq!((columns[19 + 1][0], columns[BOARD_POINTS][0], columns[0][0]), (1, 1, 0));
        let block = &index.blocks[0];
        assert_eq!((block.eventful(0)[0], block.eventful(19 + 1)[0]), (1, 0));
        assert_eq!(first_touches(block, 0), [Touch { stone: PointHistory::stone(2, Color::White), until: 5 }]);
        assert_eq!((black, white), (Cell::Black, Cell::White));
    }

    #[test]
    fn set_up_stones_within_a_game_and_suicide_are_events() {
        let index = index("(;SZ[5];B[ab];W[cc];B[ba];W[aa];AE[cc]AB[dd];B[ee])");
        assert_eq!(events(&index, 0), [(0, Cell::Empty, None), (4, Cell::Empty, Some(Color::White))]);
        let cc = [(0, Cell::Empty, None), (2, Cell::White, Some(Color::White)), (4, Cell::Empty, None)];
        assert_eq!(events(&index, 2 * 19 + 2), cc);
        assert_eq!(events(&index, 3 * 19 + 3), [(0, Cell::Empty, None), (4, Cell::Black, None)]);
        // A suicide, a stone that was played before it was taken away, a stone that was not played.
        let touches = [0, 2 * 19 + 2, 3 * 19 + 3].map(|point| first_touches(&index.blocks[0], point)[0].stone);
        assert_eq!(touches, [NEVER, PointHistory::stone(2, Color::White), NEVER]);
        assert_eq!(first_touches(&index.blocks[0], 2 * 19 + 2)[0].until, 4);
    }
}
