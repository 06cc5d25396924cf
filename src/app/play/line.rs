//! The moves that led to a position. The model reads them, and they tell positions apart.

use katachi_core::go::{Board, BoardSize, Color, GameTree, GameView, Move, Node, NodeId, SetupStone};
use katachi_engines::predict::Situation;

/// Set-up stones and moves from the empty board, and the colour to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveHistory {
    pub size: BoardSize,
    pub setup: Vec<SetupStone>,
    pub moves: Vec<Move>,
    pub to_play: Color,
}

impl MoveHistory {
    pub fn new(size: BoardSize) -> MoveHistory {
        MoveHistory { size, setup: Vec::new(), moves: Vec::new(), to_play: Color::Black }
    }

    /// The main line of a game, to its end.
    pub fn main_line(tree: &GameTree) -> MoveHistory {
        let nodes = std::iter::successors(Some(NodeId::ROOT), |&at| tree.main_child(at));
        MoveHistory::of_nodes(tree.size, nodes.map(|at| tree.node(at)))
    }

    /// The history of nodes from the root on. The colour to play is the opponent of the last move's.
    pub fn of_nodes<'a>(size: BoardSize, nodes: impl Iterator<Item = &'a Node>) -> MoveHistory {
        let mut line = MoveHistory::new(size);
        for node in nodes {
            let before_move = line.moves.len() as u32;
            line.setup.extend(node.setup.iter().map(|stone| SetupStone { before_move, ..*stone }));
            line.moves.extend(node.play);
        }
        line.to_play = line.last().map_or(Color::Black, |last| last.color().opponent());
        line
    }

    /// The history of a game before the move with this index.
    pub fn of_game(game: GameView<'_>, moves: usize) -> MoveHistory {
        let moves = moves.min(game.moves.len());
        let setup = game.setup.iter().filter(|stone| stone.before_move as usize <= moves).copied().collect();
        let last = moves.checked_sub(1).map(|last| game.moves[last].color().opponent());
        let to_play = game.moves.get(moves).map(|next| next.color()).or(last).unwrap_or(Color::Black);
        MoveHistory { size: game.size, setup, moves: game.moves[..moves].to_vec(), to_play }
    }

    pub fn view(&self) -> GameView<'_> {
        GameView { size: self.size, setup: &self.setup, moves: &self.moves }
    }

    pub fn board(&self) -> Board {
        self.view().board_before(self.moves.len())
    }

    pub fn situation(&self) -> Situation {
        let mut situation = Situation::of_game(self.view(), self.moves.len());
        situation.set_to_play(self.to_play);
        situation
    }

    pub fn last(&self) -> Option<Move> {
        self.moves.last().copied()
    }
}
