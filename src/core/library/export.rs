//! Games and hits as files for other programs: SGF files, one SGF collection, tables.
//!
//! Existing files are never overwritten. A file is written whole or not at all.

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::{FileAction, LibraryError, atomic};
use crate::corpus::load::Loaded;
use crate::corpus::record_tree::{TreeError, encoding_with_names, main_line, same_game, tree_of};
use crate::corpus::sgf::{self, SkipReason, TreeNumbering, to_sgf_bytes};
use crate::corpus::source::{self, SourceTrouble};
use crate::corpus::{DyerSignature, GameId};
use crate::files;
use crate::find::Hit;
use crate::find::filter::GameTags;
use crate::go::GameTree;
use crate::progress::{Cancelled, Phase, Progress};

/// The result of an export of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportedGames {
    pub games: u64,
    /// Games whose record could not be read, with the reason. Only their main line was written.
    pub main_line_only: Vec<(GameId, NotRead)>,
}

/// Why a game's record could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotRead {
    #[error("the library does not know its file")]
    UnknownFile,
    #[error("its record is not there any more")]
    NoRecord,
    /// Its file has no such record any more.
    #[error("{0}")]
    OtherRecord(TreeError),
    #[error("{0}")]
    Because(SourceTrouble),
}

/// Writes each game as an SGF file of its own into a folder. Makes the folder if it is missing.
///
/// A file that holds one game is copied byte for byte (unpacked, if it is in an archive or compressed). If a file holds
/// several games, or is not SGF, each is written anew with its variations and comments, in UTF-8. Files keep their
/// names. A number is added if two files would share a name or if the name is taken already. Counts games in
/// `progress`. Files that were written before a cancel stay.
pub fn to_sgf_folder(
    loaded: &Loaded,
    games: &[GameId],
    folder: &Path,
    progress: &Progress,
) -> Result<ExportedGames, LibraryError> {
    atomic::make_folder(folder)?;
    let mut taken = HashSet::new();
    let exported = export(loaded, games, progress, &mut |id, found| {
        let (name, contents) = match found {
            GameSgf::Whole(bytes) => (file_name(loaded, id, false), bytes),
            GameSgf::Written(bytes, is_one_of_many) => (file_name(loaded, id, is_one_of_many), bytes),
        };
        for number in 1_u32.. {
            let numbered = if number == 1 { format!("{name}.sgf") } else { format!("{name} ({number}).sgf") };
            // Some file systems ignore case in names.
            if taken.insert(numbered.to_lowercase()) && atomic::write_new_of_many(&folder.join(numbered), &contents)? {
                break;
            }
        }
        Ok(())
    });
    // Files that were written before a cancel stay too.
    atomic::sync_folder(folder)?;
    exported
}

/// Writes the games into one SGF collection, in UTF-8, in their order, with variations and comments.
///
/// Errors: stopped, the file exists, or it cannot be written.
pub fn to_collection(
    loaded: &Loaded,
    games: &[GameId],
    path: &Path,
    progress: &Progress,
) -> Result<ExportedGames, LibraryError> {
    must_be_new(path)?;
    let mut all = Vec::new();
    let exported = export(loaded, games, progress, &mut |id, found| {
        match found {
            GameSgf::Whole(bytes) => {
                let tree = tree_of(&bytes, loaded, id).unwrap_or_else(|_| main_line(loaded, id));
                all.extend_from_slice(&to_sgf_bytes(&tree));
            }
            GameSgf::Written(game, _) => all.extend_from_slice(&game),
        }
        Ok(())
    })?;
    write_new(path, &all)?;
    Ok(exported)
}

/// Whether a table begins with a byte-order mark, if there is anything beyond ASCII in it. Spreadsheets take it for
/// another encoding without one; most programs take the mark for a part of the first head.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ByteOrderMark {
    #[default]
    Never,
    BeyondAscii,
}

impl ByteOrderMark {
    /// Whether the table begins with a byte order mark.
    pub fn if_told(bom: bool) -> ByteOrderMark {
        if bom { ByteOrderMark::BeyondAscii } else { ByteOrderMark::Never }
    }

    fn put_before(self, table: Vec<u8>) -> Vec<u8> {
        match self {
            ByteOrderMark::BeyondAscii if !table.is_ascii() => [b"\xef\xbb\xbf", &table[..]].concat(),
            _ => table,
        }
    }
}

/// Writes a table of the games' headers in UTF-8, one game a line. Cells are quoted as in RFC 4180. Formulas are made
/// harmless.
///
/// Errors: stopped, the file exists, or it cannot be written.
pub fn games_to_csv(
    loaded: &Loaded,
    tags: &GameTags,
    games: &[GameId],
    (path, mark): (&Path, ByteOrderMark),
    progress: &Progress,
) -> Result<(), LibraryError> {
    const COLUMN_HEADS: [&str; 19] = [
        "path",
        "game",
        "black",
        "black_rank",
        "white",
        "white_rank",
        "result",
        "date",
        "year",
        "event",
        "round",
        "place",
        "komi",
        "handicap",
        "size",
        "moves",
        "variations",
        "dyer",
        "tags",
    ];
    let corpus = &loaded.corpus;
    let row = |&id: &GameId| {
        let (header, game) = (corpus.header(id), corpus.game(id));
        [
            loaded.path_of(id),
            corpus.source(id).index.to_string(),
            header.black.to_owned(),
            header.black_rank.to_owned(),
            header.white.to_owned(),
            header.white_rank.to_owned(),
            header.result.to_owned(),
            header.date.to_owned(),
            header.year.map(|year| year.to_string()).unwrap_or_default(),
            header.event.to_owned(),
            header.round.to_owned(),
            header.place.to_owned(),
            header.komi.map(|komi| komi.to_string()).unwrap_or_default(),
            header.handicap.to_string(),
            game.size.side().to_string(),
            game.moves.len().to_string(),
            corpus.variations(id).to_string(),
            DyerSignature::from_game(game).to_string(),
            tags.tags_of(id).collect::<Vec<_>>().join("; "),
        ]
    };
    write_csv((path, mark), &COLUMN_HEADS, games, row, progress)
}

/// Writes a table of hits. Each line has the game, the move, the image and its place, and the next stone in the region.
///
/// Errors: stopped, the file exists, or it cannot be written.
pub fn hits_to_csv(
    loaded: &Loaded,
    hits: &[Hit],
    (path, mark): (&Path, ByteOrderMark),
    progress: &Progress,
) -> Result<(), LibraryError> {
    const COLUMN_HEADS: [&str; 14] = [
        "path",
        "game",
        "black",
        "white",
        "result",
        "date",
        "event",
        "move",
        "symmetry",
        "swapped",
        "column",
        "row",
        "next",
        "next_color",
    ];
    let corpus = &loaded.corpus;
    let row = |hit: &Hit| {
        let (header, size) = (corpus.header(hit.game), corpus.game(hit.game).size);
        let (column, row) = hit.place();
        let next = hit.next();
        [
            loaded.path_of(hit.game),
            corpus.source(hit.game).index.to_string(),
            header.black.to_owned(),
            header.white.to_owned(),
            header.result.to_owned(),
            header.date.to_owned(),
            header.event.to_owned(),
            hit.moves.to_string(),
            hit.image().symmetry.index().to_string(),
            hit.image().swapped.to_string(),
            column.to_string(),
            row.to_string(),
            next.map(|next| next.point.label(size)).unwrap_or_default(),
            next.map(|next| next.color.letter().to_string()).unwrap_or_default(),
        ]
    };
    write_csv((path, mark), &COLUMN_HEADS, hits, row, progress)
}

/// Writes rows of text as a table. The first row holds the column heads.
///
/// A cell that a spreadsheet would run as a formula gets an apostrophe before it; plain numbers stay as they are.
/// Errors: the file cannot be written.
pub fn rows_to_csv(rows: &[Vec<String>], path: &Path, mark: ByteOrderMark) -> Result<(), LibraryError> {
    let failed = |error: csv::Error| LibraryError::io(path, FileAction::WriteTable)(std::io::Error::other(error));
    let mut table = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    for row in rows {
        table.write_record(row.iter().map(|cell| harmless(cell))).map_err(failed)?;
    }
    let bytes = table.into_inner().map_err(|error| failed(error.into_error().into()))?;
    atomic::write(path, &mark.put_before(bytes))
}

/// Puts an apostrophe before a cell that a spreadsheet would run as a formula. Plain numbers and a lone sign, which servers
/// write for no rank, stay as they are. East Asian spreadsheets run full-width signs too.
pub fn harmless(cell: &str) -> String {
    const SIGNS: [char; 11] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'];
    let is_plain = cell.parse::<f64>().is_ok() || matches!(cell, "-" | "+" | "－" | "＋");
    let is_formula = cell.starts_with(SIGNS) && !is_plain;
    if is_formula { format!("'{cell}") } else { cell.to_owned() }
}

pub(super) fn write_csv<T, const N: usize>(
    (path, mark): (&Path, ByteOrderMark),
    head: &[&str; N],
    items: &[T],
    row: impl Fn(&T) -> [String; N],
    progress: &Progress,
) -> Result<(), LibraryError> {
    must_be_new(path)?;
    progress.begin(Phase::WritingTable, "lines", items.len() as u64);
    let failed = |error: csv::Error| LibraryError::io(path, FileAction::WriteTable)(std::io::Error::other(error));
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(head).map_err(failed)?;
    for item in items {
        progress.check()?;
        table.write_record(row(item).iter().map(|cell| harmless(cell))).map_err(failed)?;
        progress.add(1);
    }
    let bytes =
        table.into_inner().map_err(|error| LibraryError::io(path, FileAction::WriteTable)(error.into_error()))?;
    write_new(path, &mark.put_before(bytes))
}

/// Refuses a path where a file exists. Call it before long work too, not only when writing.
///
/// Errors: the file exists.
pub fn must_be_new(path: &Path) -> Result<(), LibraryError> {
    if files::exists(path) { Err(LibraryError::Exists { path: path.to_owned() }) } else { Ok(()) }
}

pub(super) fn write_new(path: &Path, contents: &[u8]) -> Result<(), LibraryError> {
    if atomic::write_new(path, contents)? { Ok(()) } else { Err(LibraryError::Exists { path: path.to_owned() }) }
}

/// The SGF text of a game.
enum GameSgf {
    /// The bytes of a file with this game alone.
    Whole(Vec<u8>),
    /// The game, written anew, and whether its file holds other games too.
    Written(Vec<u8>, bool),
}

type Take<'a> = dyn FnMut(GameId, GameSgf) -> Result<(), LibraryError> + 'a;

/// Reads the sources of the games, each file once, and hands over game after game in the order of the library.
fn export(
    loaded: &Loaded,
    games: &[GameId],
    progress: &Progress,
    take: &mut Take<'_>,
) -> Result<ExportedGames, LibraryError> {
    progress.begin(Phase::WritingGames, "games", games.len() as u64);
    let mut by_file = BTreeMap::<u32, BTreeMap<&str, Vec<GameId>>>::new();
    for &id in games {
        let source = loaded.corpus.source(id);
        by_file.entry(source.file).or_default().entry(source.member).or_default().push(id);
    }
    let mut exported = ExportedGames::default();
    for (file, mut members) in by_file {
        members.values_mut().for_each(|ids| ids.sort_unstable());
        let mut outcome = Ok(());
        let unread = match loaded.files.get(file as usize) {
            None => NotRead::UnknownFile,
            Some(file) => {
                let quiet = Progress::new();
                let read = source::read(&file.source, &quiet, &mut |member, bytes| {
                    if progress.check().is_err() {
                        outcome = Err(Cancelled.into());
                        return ControlFlow::Break(());
                    }
                    let Some(ids) = members.remove(member.unwrap_or("")) else { return ControlFlow::Continue(()) };
                    outcome = hand_over(loaded, &ids, bytes, progress, &mut exported, take);
                    let done = outcome.is_err() || members.is_empty();
                    if done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                match read {
                    Ok(_) => NotRead::NoRecord,
                    Err(problem) => NotRead::Because(problem.reason),
                }
            }
        };
        outcome?;
        for id in members.into_values().flatten() {
            progress.check()?;
            exported.main_line_only.push((id, unread.clone()));
            exported.games += 1;
            take(id, GameSgf::Written(to_sgf_bytes(&main_line(loaded, id)), false))?;
            progress.add(1);
        }
    }
    exported.main_line_only.sort_by_key(|&(game, _)| game);
    Ok(exported)
}

/// Hands over the wanted games of one SGF file.
fn hand_over(
    loaded: &Loaded,
    ids: &[GameId],
    bytes: Vec<u8>,
    progress: &Progress,
    exported: &mut ExportedGames,
    take: &mut Take<'_>,
) -> Result<(), LibraryError> {
    let mut hand = |id: GameId, tree: Result<GameTree, TreeError>, is_single: bool| {
        progress.check()?;
        let found = match tree {
            Ok(_) if is_single && sgf::has_sgf(&bytes) => GameSgf::Whole(bytes.clone()),
            Ok(tree) => GameSgf::Written(to_sgf_bytes(&tree), !is_single),
            Err(reason) => {
                exported.main_line_only.push((id, NotRead::OtherRecord(reason)));
                GameSgf::Written(to_sgf_bytes(&main_line(loaded, id)), !is_single)
            }
        };
        take(id, found)?;
        exported.games += 1;
        progress.add(1);
        Ok(())
    };
    let (games, encoding) = encoding_with_names(&bytes, loaded, ids);
    let mut left: BTreeMap<u32, GameId> = ids.iter().map(|&id| (loaded.corpus.source(id).index, id)).collect();
    let mut reasons: BTreeMap<u32, TreeError> = BTreeMap::new();
    // As `tree_of`: earlier versions numbered whole trees, whatever they held.
    for numbering in [TreeNumbering::Records, TreeNumbering::Trees] {
        if left.is_empty() {
            break;
        }
        let wanted: HashSet<u32> = left.keys().copied().collect();
        let mut outcome = Ok(());
        sgf::read_trees_as(&bytes, numbering, encoding, &|index| wanted.contains(&index), &mut |index, tree| {
            let Some(&id) = left.get(&index) else { return ControlFlow::Continue(()) };
            match tree.map_err(TreeError::from).and_then(|tree| same_game(tree, loaded, id)) {
                Ok(tree) => {
                    left.remove(&index);
                    outcome = hand(id, Ok(tree), games == 1);
                }
                Err(reason) => _ = reasons.entry(index).or_insert(reason),
            }
            if outcome.is_err() || left.is_empty() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        outcome?;
    }
    left.into_iter().try_for_each(|(index, id)| {
        let reason = reasons.remove(&index).unwrap_or(SkipReason::NoSuchGame { games }.into());
        hand(id, Err(reason), games == 1)
    })
}

/// The name of the file or archive member, without its ending. Characters that a file name cannot have become `_`. If
/// the file holds several games, the number of this one is added.
fn file_name(loaded: &Loaded, id: GameId, is_one_of_many: bool) -> String {
    let path = PathBuf::from(loaded.path_of(id).replace('\\', "/"));
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let lower = name.to_lowercase();
    let stem = [".sgf.gz", ".sgf", ".gib", ".ngf", ".ugf", ".ugi"]
        .iter()
        .find_map(|end| lower.ends_with(end).then(|| name.len().checked_sub(end.len())));
    let stem = stem.flatten().and_then(|end| name.get(..end)).unwrap_or(&name);
    let plain = |c: char| if c.is_control() || "<>:\"/\\|?*".contains(c) { '_' } else { c };
    let stem: String = stem.chars().map(plain).collect();
    let stem = stem.trim().trim_end_matches('.');
    let stem = &stem[..stem.floor_char_boundary(180)];
    let stem = if stem.is_empty() { "game" } else { stem };
    if is_one_of_many { format!("{stem}-{}", loaded.corpus.source(id).index + 1) } else { stem.to_owned() }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn no_cell_of_a_table_is_a_formula() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("table.csv");
        let row = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        let rows = [row(&["Player", "Points"]), row(&["=cmd()", "-3.5"]), row(&["@Jowa, \"7d\"", "+x"])];
        rows_to_csv(&rows, &path, ByteOrderMark::Never).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text, "Player,Points\n'=cmd(),-3.5\n\"'@Jowa, \"\"7d\"\"\",'+x\n");
        let mark = b"\xef\xbb\xbf";
        for (name, told, has_mark) in [
            ("古力", ByteOrderMark::BeyondAscii, true),
            ("Gu Li", ByteOrderMark::BeyondAscii, false),
            ("古力", ByteOrderMark::Never, false),
            ("Ōta", ByteOrderMark::BeyondAscii, true),
            ("이창호", ByteOrderMark::BeyondAscii, true),
            ("Ōta", ByteOrderMark::Never, false),
        ] {
            rows_to_csv(&[row(&[name])], &path, told).unwrap();
            let right = [if has_mark { &mark[..] } else { b"" }, name.as_bytes(), b"\n"].concat();
            assert_eq!(fs::read(&path).unwrap(), right, "{name} {told:?}");
        }
    }

    #[test]
    fn full_width_formulas_are_harmless_and_a_lone_sign_is_no_formula() {
        for (cell, written) in [
            ("＝1+1", "'＝1+1"),
            ("＋cup", "'＋cup"),
            ("－x", "'－x"),
            ("＠home", "'＠home"),
            ("-", "-"),
            ("－", "－"),
            ("+", "+"),
            ("--", "'--"),
            ("-1", "-1"),
            ("-1+2", "'-1+2"),
            ("a=1", "a=1"),
            ("", ""),
        ] {
            assert_eq!(harmless(cell), written);
        }
    }

    #[test]
    fn no_name_in_a_table_of_games_is_a_formula() {
        let dir = tempfile::tempdir().unwrap();
        let loaded = crate::corpus::load::load_bytes("a.sgf", b"(;SZ[9]KM[-5.5]PB[=cmd()]PW[-x]EV[@home];B[aa])");
        let (games, progress) = (loaded.corpus.games(), Progress::new());
        let path = dir.path().join("games.csv");
        games_to_csv(&loaded, &GameTags::default(), games, (&path, ByteOrderMark::Never), &progress).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(",'=cmd(),,'-x,") && text.contains(",'@home,") && text.contains(",-5.5,"), "{text}");
    }
}
