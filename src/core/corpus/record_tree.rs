//! Reads the whole tree of a record again from its source, in the encoding that the import found, and finds its place in
//! the source to write it back.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::Path;

use super::load::{Loaded, display_path};
use super::sgf::{self, EncodingHint, NamedEncoding, ReadItem, TreeNumbering};
use super::source::{self, SourceFile};
pub use super::tree_error::TreeError;
use super::{GameHeader, GameId};
use crate::go::{Board, GameInfo, GameTree, NodeId};
use crate::progress::Progress;

/// The whole tree of a record, variations and comments included, read again from its source.
///
/// If the source is gone or has changed: the main line as the corpus has it, and the reason.
pub fn read_tree(loaded: &Loaded, id: GameId) -> (GameTree, Option<TreeError>) {
    let source = loaded.corpus.source(id);
    let read = match loaded.files.get(source.file as usize) {
        None => Err(TreeError::UnknownFile),
        Some(file) => record_bytes(&file.source, source.member).and_then(|bytes| tree_of(&bytes, loaded, id)),
    };
    match read {
        Ok(tree) => (tree, None),
        Err(reason) => (main_line(loaded, id), Some(reason)),
    }
}

/// The tree of the first game in a file or archive.
///
/// Errors: there is no such file, or no game in it that can be read.
pub fn first_tree(path: &Path) -> Result<GameTree, TreeError> {
    let progress = Progress::new();
    let listing = source::list(&[path.to_owned()], &progress)?;
    let Some(file) = listing.files.first() else {
        let first = listing.problems.into_iter().next();
        return Err(first.map_or(TreeError::NoGame, |problem| problem.reason.into()));
    };
    let mut outcome = Err(TreeError::NoGame);
    source::read(file, &progress, &mut |_, bytes| {
        outcome = sgf::read_tree(&bytes, 0).map_err(TreeError::from);
        if outcome.is_ok() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .map_err(|problem| problem.reason)?;
    outcome
}

/// As [`read_tree`], from the bytes of the record's file.
///
/// Errors: the game cannot be read, or is another one than the corpus has.
pub fn tree_of(bytes: &[u8], loaded: &Loaded, id: GameId) -> Result<GameTree, TreeError> {
    let read = |numbering| tree_with_names(bytes, loaded, id, numbering).and_then(|tree| same_game(tree, loaded, id));
    // Earlier versions numbered whole trees, whatever they held.
    read(TreeNumbering::Records).or_else(|reason| read(TreeNumbering::Trees).map_err(|_| reason))
}

/// The bytes of a record's file in which the record is now `game`, a text in UTF-8, beside the file's other games.
///
/// Errors: the file cannot be read, or has another game there; the record shares its tree with others.
pub fn file_with_game(loaded: &Loaded, id: GameId, game: &[u8]) -> Result<Vec<u8>, TreeError> {
    let source = loaded.corpus.source(id);
    let file = loaded.files.get(source.file as usize).ok_or(TreeError::UnknownFile)?;
    let bytes = record_bytes(&file.source, source.member)?;
    tree_of(&bytes, loaded, id)?;
    let (_, encoding) = encoding_with_names(&bytes, loaded, &[id]);
    sgf::with_game(&bytes, source.index, game, encoding).ok_or(TreeError::SharesTree)
}

/// The tree, if it is that of the corpus' game: if it has its main line, and the position of a problem.
///
/// Errors: it is another game.
pub fn same_game(tree: GameTree, loaded: &Loaded, id: GameId) -> Result<GameTree, TreeError> {
    let game = loaded.corpus.game(id);
    let is_problem = game.moves.is_empty() || game.begins_with_position();
    let begins_so = || board_before_moves(&tree).stones().eq(game.board_before(0).stones());
    let is_same = tree.size == game.size
        && main_moves(&tree).take(game.moves.len()).eq(game.moves.iter().copied())
        && (!is_problem || begins_so());
    if is_same { Ok(tree) } else { Err(TreeError::Changed) }
}

/// A game's tree in the encoding that gives it the names that the corpus has: neighbours, which are not here, may have told
/// the encoding.
fn tree_with_names(bytes: &[u8], loaded: &Loaded, id: GameId, numbering: TreeNumbering) -> Result<GameTree, TreeError> {
    let index = loaded.corpus.source(id).index;
    let read = |encoding| sgf::read_tree_as(bytes, index, numbering, encoding);
    let tree = read(named_encoding(loaded, id).or_else(|| only_encoding(loaded, id)))?;
    if has_names(&tree.info, loaded.corpus.header(id)) || std::str::from_utf8(bytes).is_ok() {
        return Ok(tree);
    }
    let mut others = other_encodings(loaded, id).filter_map(|encoding| read(Some(encoding)).ok());
    Ok(others.find(|tree| has_names(&tree.info, loaded.corpus.header(id))).unwrap_or(tree))
}

/// The number of games in a file, and the encoding that gives most of these games of it the names that the corpus has.
/// `None`: the encoding that the file itself tells.
pub(crate) fn encoding_with_names(bytes: &[u8], loaded: &Loaded, ids: &[GameId]) -> (u32, Option<NamedEncoding>) {
    let wanted: HashMap<u32, GameId> = ids.iter().map(|&id| (loaded.corpus.source(id).index, id)).collect();
    let read = |named: Option<NamedEncoding>| {
        let mut fitting = 0;
        let hint = EncodingHint { named, prior: None };
        let (reading, _) = sgf::read_hinted_records(bytes, &hint, &Progress::new(), &mut |item| {
            let ReadItem::Record { index, record } = item else { return };
            fitting +=
                usize::from(wanted.get(&index).is_some_and(|&id| has_names(&record.info, loaded.corpus.header(id))));
        });
        (fitting, reading.games)
    };
    let mut best = ids.first().and_then(|&id| named_encoding(loaded, id));
    let (mut most, mut games) = read(best);
    if most == wanted.len() || std::str::from_utf8(bytes).is_ok() {
        return (games, best);
    }
    for encoding in ids.first().into_iter().flat_map(|&id| other_encodings(loaded, id)) {
        let (fitting, games_then) = read(Some(encoding));
        if fitting > most {
            (most, games, best) = (fitting, games_then, Some(encoding));
        }
    }
    (games, best)
}

/// The encoding that the user has named for a record's file.
fn named_encoding(loaded: &Loaded, id: GameId) -> Option<NamedEncoding> {
    let file = loaded.files.get(loaded.corpus.source(id).file as usize)?;
    loaded.named.for_file(&file.source.path)
}

/// The encoding in which all of a record's file was read, if it is one.
fn only_encoding(loaded: &Loaded, id: GameId) -> Option<NamedEncoding> {
    let file = loaded.files.get(loaded.corpus.source(id).file as usize)?;
    if file.encodings.len() == 1 { other_encodings(loaded, id).next() } else { None }
}

/// The encodings in which a record's file, or the members of its archive, were read.
fn other_encodings(loaded: &Loaded, id: GameId) -> impl Iterator<Item = NamedEncoding> + '_ {
    let file = loaded.files.get(loaded.corpus.source(id).file as usize);
    let encodings = file.into_iter().flat_map(|file| file.encodings.keys());
    encodings.filter_map(|encoding| NamedEncoding::from_label(encoding))
}

/// Whether a game that was read has the names that the corpus has.
pub fn has_names(info: &GameInfo, known: GameHeader<'_>) -> bool {
    let read = GameHeader::from(info);
    (read.black, read.white, read.event) == (known.black, known.white, known.event)
}

/// The main line of a record, from the corpus alone.
pub fn main_line(loaded: &Loaded, id: GameId) -> GameTree {
    let game = loaded.corpus.game(id);
    GameTree::from_main_line(game.size, loaded.corpus.header(id).to_info(), game.setup, game.moves)
}

/// The set-up of the main line before its first move, which may stand in the same node.
fn board_before_moves(tree: &GameTree) -> Board {
    let mut board = Board::new(tree.size);
    for at in std::iter::successors(Some(NodeId::ROOT), |&at| tree.main_child(at)) {
        let node = tree.node(at);
        board.apply_setup(&node.setup);
        if node.play.is_some() {
            break;
        }
    }
    board
}

fn main_moves(tree: &GameTree) -> impl Iterator<Item = crate::go::Move> + '_ {
    let line = std::iter::successors(Some(NodeId::ROOT), |&at| tree.main_child(at));
    line.filter_map(|at| tree.node(at).play)
}

fn record_bytes(file: &SourceFile, member: &str) -> Result<Vec<u8>, TreeError> {
    let mut found = None;
    source::read(file, &Progress::new(), &mut |name, bytes| {
        if name.unwrap_or("") == member {
            found = Some(bytes);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    })?;
    found.ok_or_else(|| TreeError::NotInArchive(display_path(&file.path, member)))
}
