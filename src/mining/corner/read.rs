//! The corners of each game, followed while it is replayed.

use super::{Corner, CornerParams, SYMMETRIES, WORDS};
use crate::corpus::{Corpus, GameId};
use crate::go::{Board, BoardSize, Color, Point};
use crate::mining::graph::{Frames, Played, Recorder, Seen};
use crate::mining::occurrences::GameQueue;
use crate::progress::{Cancelled, Progress};

/// The sequences of all games, by thread.
pub(super) fn read(
    corpus: &Corpus,
    games: &[GameId],
    params: CornerParams,
    progress: &Progress,
) -> Result<Vec<Recorder<WORDS>>, Cancelled> {
    progress.begin("Reading corners", "games", games.len() as u64);
    let queue = GameQueue::new(games, progress);
    let recorders = rayon::broadcast(|_| {
        let mut reader = Reader::new(params);
        while let Some(run) = queue.next_run() {
            run.iter().for_each(|&id| reader.read(corpus, id));
        }
        reader.recorder
    });
    progress.check()?;
    Ok(recorders)
}

struct Reader {
    params: CornerParams,
    recorder: Recorder<WORDS>,
    corners: [Square; 4],
}

/// One corner of the game that is read.
struct Square {
    corner: Corner,
    frames: Frames<WORDS>,
    state: State,
}

enum State {
    /// Nothing was played there yet.
    Waiting,
    /// After a move: its number and colour, and the position with the opponent to move.
    Going {
        played: u32,
        by: Color,
        seen: Seen<WORDS>,
        number: u32,
    },
    Ended,
}

impl Reader {
    fn new(params: CornerParams) -> Reader {
        let square = |corner| Square {
            corner,
            frames: Frames::new(usize::from(params.size), SYMMETRIES),
            state: State::Waiting,
        };
        Reader { params, recorder: Recorder::new(), corners: Corner::ALL.map(square) }
    }

    fn read(&mut self, corpus: &Corpus, id: GameId) {
        let game = corpus.game(id);
        let winner = corpus.winner(id).color();
        for square in &mut self.corners {
            square.frames.clear();
            square.state = State::Waiting;
        }
        let mut board = Board::new(game.size);
        let mut setup = game.setup;
        let due = setup.iter().take_while(|stone| stone.before_move == 0).count();
        if due > 0 {
            board.apply_setup(&setup[..due]);
            setup = &setup[due..];
            for (point, color) in board.stones() {
                self.corners.iter_mut().for_each(|square| _ = square.toggle(point, color, game.size, self.params.size));
            }
        }
        // Later set-up stones end all sequences.
        let until = setup.first().map_or(game.moves.len(), |stone| stone.before_move as usize).min(game.moves.len());
        for (played, play) in game.moves[..until].iter().enumerate() {
            let by = play.color();
            let Some(point) = play.point() else {
                board.pass();
                continue;
            };
            let Ok(what) = board.play(by, point) else { continue };
            let whose = if what.suicide { by } else { by.opponent() };
            let played =
                Played { game: id, later: false, mover_won: winner.map(|winner| winner == by) }.at(played as u32);
            let mut going = false;
            for square in &mut self.corners {
                let at = Local { point, by, board: game.size, params: self.params };
                square.play(&at, played, (&board, whose), &mut self.recorder);
                going |= !matches!(square.state, State::Ended);
            }
            if !going {
                break;
            }
        }
        for square in &mut self.corners {
            square.end(&mut self.recorder);
        }
    }
}

/// A move as one corner sees it.
struct Local {
    point: Point,
    by: Color,
    board: BoardSize,
    params: CornerParams,
}

/// A move with its number.
#[derive(Clone, Copy)]
struct Numbered {
    played: Played,
    number: u32,
}

impl Played {
    fn at(self, number: u32) -> Numbered {
        Numbered { played: self, number }
    }
}

impl Square {
    /// A stone comes or goes; says whether it lies here.
    fn toggle(&mut self, point: Point, color: Color, board: BoardSize, size: u8) -> bool {
        let Some(own) = self.corner.inside(point, board, size) else { return false };
        self.frames.toggle(usize::from(own.y) * usize::from(size) + usize::from(own.x), color);
        true
    }

    fn play(&mut self, at: &Local, move_: Numbered, (board, whose): (&Board, Color), recorder: &mut Recorder<WORDS>) {
        if matches!(self.state, State::Ended) {
            return;
        }
        let size = at.params.size;
        let Some(own) = self.corner.inside(at.point, at.board, size) else {
            let mut captured = false;
            for gone in board.last_removed() {
                captured |= self.toggle(gone, whose, at.board, size);
            }
            if captured {
                self.end(recorder);
            }
            return;
        };
        let own = usize::from(own.y) * usize::from(size) + usize::from(own.x);
        let before = self.frames.seen_by(at.by);
        let from = match self.state {
            State::Going { played, .. } if move_.number - played > at.params.stop => return self.end(recorder),
            State::Going { by, ref seen, number, .. } => {
                let from = recorder.number(&before);
                if by == at.by {
                    let tenuki = Played { mover_won: move_.played.mover_won.map(|won| !won), ..move_.played };
                    recorder.step((number, from), self.frames.step(seen, &before, None), tenuki);
                }
                from
            }
            State::Waiting => {
                let from = recorder.number(&before);
                recorder.start(from);
                from
            }
            State::Ended => return,
        };
        let later = matches!(self.state, State::Going { played, .. } if move_.number - played > 2);
        self.frames.toggle(own, at.by);
        for gone in board.last_removed() {
            self.toggle(gone, whose, at.board, size);
        }
        let seen = self.frames.seen_by(at.by.opponent());
        let number = recorder.number(&seen);
        let described = self.frames.step(&before, &seen, Some(own));
        recorder.step((from, number), described, Played { later, ..move_.played });
        self.state = State::Going { played: move_.number, by: at.by, seen, number };
    }

    /// The sequence is over.
    fn end(&mut self, recorder: &mut Recorder<WORDS>) {
        if let State::Going { number, .. } = self.state {
            recorder.end(number);
        }
        self.state = State::Ended;
    }
}
