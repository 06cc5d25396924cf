//! The immutable corpus: every record that was loaded, packed into columns.
//!
//! A game of 215 moves takes about 0.5 KiB: two bytes a move, a fixed row, and its names. Each name is stored once,
//! even if many games share it. Duplicates and positions without moves are kept beside the games and marked
//! ([`Standing`]); only [`Corpus::games`] is mined, and only [`Corpus::searched`] is searched.

use std::collections::HashMap;

use super::sgf::RemarkDigest;
use crate::files::MappableValues;
use crate::go::{BoardSize, Color, GameInfo, GameView, Move, SetupStone, Winner};

/// Number of a record in its corpus, in the order of loading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub u32);

impl GameId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A fingerprint of all records, their order and their standing. Results store it to name the corpus they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CorpusId(pub u64);

impl std::fmt::Display for CorpusId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// How a duplicate resembles the game that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Likeness {
    /// The same moves.
    Exact,
    /// The same moves, turned or mirrored.
    Turned,
    /// One is the beginning of the other.
    Contained,
    /// The same game but for a few moves.
    NearlySame,
}

/// Whether a record is mined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    Game,
    /// A record without a move: a position or a problem.
    Position,
    Duplicate {
        of: GameId,
        likeness: Likeness,
    },
}

/// A text of a game's header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HeaderText {
    Black,
    White,
    BlackRank,
    WhiteRank,
    Result,
    Date,
    Event,
    Round,
    Place,
}

impl HeaderText {
    /// All of them, as the corpus and its store order them.
    pub const ALL: [HeaderText; 9] = [
        HeaderText::Black,
        HeaderText::White,
        HeaderText::BlackRank,
        HeaderText::WhiteRank,
        HeaderText::Result,
        HeaderText::Date,
        HeaderText::Event,
        HeaderText::Round,
        HeaderText::Place,
    ];

    /// A player's name.
    pub fn player(color: Color) -> HeaderText {
        match color {
            Color::Black => HeaderText::Black,
            Color::White => HeaderText::White,
        }
    }

    pub fn is_rank(self) -> bool {
        matches!(self, HeaderText::BlackRank | HeaderText::WhiteRank)
    }
}

/// The contents of a game's header, lent from the corpus.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GameHeader<'a> {
    pub black: &'a str,
    pub white: &'a str,
    pub black_rank: &'a str,
    pub white_rank: &'a str,
    pub result: &'a str,
    pub winner: Winner,
    pub date: &'a str,
    pub year: Option<i16>,
    pub event: &'a str,
    pub round: &'a str,
    pub place: &'a str,
    pub komi: Option<f32>,
    pub handicap: u8,
}

impl<'a> GameHeader<'a> {
    fn text(&self, text: HeaderText) -> &'a str {
        match text {
            HeaderText::Black => self.black,
            HeaderText::White => self.white,
            HeaderText::BlackRank => self.black_rank,
            HeaderText::WhiteRank => self.white_rank,
            HeaderText::Result => self.result,
            HeaderText::Date => self.date,
            HeaderText::Event => self.event,
            HeaderText::Round => self.round,
            HeaderText::Place => self.place,
        }
    }

    /// Its texts, in the order of [`HeaderText::ALL`].
    pub(super) fn texts(&self) -> [&'a str; HeaderText::ALL.len()] {
        HeaderText::ALL.map(|text| self.text(text))
    }

    pub fn to_info(self) -> GameInfo {
        GameInfo {
            black: self.black.to_owned(),
            white: self.white.to_owned(),
            black_rank: self.black_rank.to_owned(),
            white_rank: self.white_rank.to_owned(),
            result: self.result.to_owned(),
            winner: self.winner,
            date: self.date.to_owned(),
            year: self.year,
            event: self.event.to_owned(),
            round: self.round.to_owned(),
            place: self.place.to_owned(),
            komi: self.komi,
            handicap: self.handicap,
            rules: String::new(),
            time_limit: None,
            overtime: String::new(),
            name: String::new(),
        }
    }
}

impl<'a> From<&'a GameInfo> for GameHeader<'a> {
    fn from(info: &'a GameInfo) -> GameHeader<'a> {
        GameHeader {
            black: &info.black,
            white: &info.white,
            black_rank: &info.black_rank,
            white_rank: &info.white_rank,
            result: &info.result,
            winner: info.winner,
            date: &info.date,
            year: info.year,
            event: &info.event,
            round: &info.round,
            place: &info.place,
            komi: info.komi,
            handicap: info.handicap,
        }
    }
}

/// The file or archive member that a record was read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameSource<'a> {
    /// Number of the file in the list of sources.
    pub file: u32,
    /// The member of an archive; empty for a plain file.
    pub member: &'a str,
    /// Number of the game in its file (or member), from 0.
    pub index: u32,
}

/// Number of a text in the corpus.
pub(crate) type TextId = u32;

/// The fixed part of a record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RecordRow {
    pub size: BoardSize,
    pub winner: Winner,
    pub handicap: u8,
    pub year: Option<i16>,
    pub komi: Option<f32>,
    /// One for each of [`HeaderText::ALL`].
    pub texts: [TextId; HeaderText::ALL.len()],
    pub file: u32,
    pub member: TextId,
    pub index: u32,
    pub recorded_moves: u32,
    pub variations: u32,
    pub remarks: RemarkDigest,
    pub standing: Standing,
    /// Ends of this record's moves and set-up stones in their columns.
    pub moves_end: u32,
    pub setup_end: u32,
}

impl RecordRow {
    pub fn text_id(&self, text: HeaderText) -> TextId {
        self.texts[text as usize]
    }
}

/// All records of a library. Shared by `Arc`, never changed.
#[derive(Clone, Debug, Default)]
pub struct Corpus {
    id: CorpusId,
    rows: Vec<RecordRow>,
    moves: MappableValues<Move>,
    setup: Vec<SetupStone>,
    /// All texts, one after the other. `text_ends` holds the end of each.
    text: String,
    text_ends: Vec<u32>,
    games: Vec<GameId>,
    /// Games and positions, ascending. Empty if there are no positions.
    searched: Vec<GameId>,
}

impl Corpus {
    pub fn id(&self) -> CorpusId {
        self.id
    }

    /// The games that are mined: no duplicates, no positions.
    pub fn games(&self) -> &[GameId] {
        &self.games
    }

    /// The records that are searched: the games and the positions, ascending.
    pub fn searched(&self) -> &[GameId] {
        if self.searched.is_empty() { &self.games } else { &self.searched }
    }

    /// The fingerprint of the records that are searched.
    pub fn searched_id(&self) -> CorpusId {
        let positions = self.searched().len() - self.games.len();
        if positions == 0 { self.id } else { CorpusId(self.id.0.rotate_left(17) ^ positions as u64) }
    }

    /// All records, duplicates and positions included.
    pub fn records(&self) -> impl ExactSizeIterator<Item = GameId> + use<> {
        (0..self.rows.len() as u32).map(GameId)
    }

    /// The records of a file: they stand in the order of their files.
    pub(super) fn records_of_file(&self, file: u32) -> impl Iterator<Item = GameId> + use<> {
        let start = self.rows.partition_point(|row| row.file < file) as u32;
        let end = self.rows.partition_point(|row| row.file <= file) as u32;
        (start..end).map(GameId)
    }

    pub fn record_count(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Moves of all games.
    pub fn move_count(&self) -> u64 {
        self.games.iter().map(|&id| self.game(id).moves.len() as u64).sum()
    }

    /// Panics if the id is too large for this corpus, as one from another corpus may be. So do all methods that take an
    /// id.
    pub fn game(&self, id: GameId) -> GameView<'_> {
        let at = id.index();
        let row = &self.rows[at];
        let (moves_start, setup_start) =
            if at == 0 { (0, 0) } else { (self.rows[at - 1].moves_end, self.rows[at - 1].setup_end) };
        GameView {
            size: row.size,
            setup: &self.setup[setup_start as usize..row.setup_end as usize],
            moves: &self.moves[moves_start as usize..row.moves_end as usize],
        }
    }

    pub fn header(&self, id: GameId) -> GameHeader<'_> {
        let row = &self.rows[id.index()];
        let [black, white, black_rank, white_rank, result, date, event, round, place] = row.texts.map(|t| self.text(t));
        GameHeader {
            black,
            white,
            black_rank,
            white_rank,
            result,
            winner: row.winner,
            date,
            year: row.year,
            event,
            round,
            place,
            komi: row.komi,
            handicap: row.handicap,
        }
    }

    pub fn winner(&self, id: GameId) -> Winner {
        self.rows[id.index()].winner
    }

    pub fn year(&self, id: GameId) -> Option<i16> {
        self.rows[id.index()].year
    }

    pub fn standing(&self, id: GameId) -> Standing {
        self.rows[id.index()].standing
    }

    pub fn source(&self, id: GameId) -> GameSource<'_> {
        let row = &self.rows[id.index()];
        GameSource { file: row.file, member: self.text(row.member), index: row.index }
    }

    /// Number of moves on the record's main line, including the unusable ones after a bad move.
    pub fn recorded_moves(&self, id: GameId) -> u32 {
        self.rows[id.index()].recorded_moves
    }

    /// Branches off the main line in the source.
    pub fn variations(&self, id: GameId) -> u32 {
        self.rows[id.index()].variations
    }

    /// The digest of comments and variations in the source.
    pub fn remarks(&self, id: GameId) -> RemarkDigest {
        self.rows[id.index()].remarks
    }

    /// Memory that the records take, in bytes. Does not count the moves in a mapped file.
    pub fn memory_bytes(&self) -> usize {
        self.rows.len() * size_of::<RecordRow>()
            + self.moves.memory_bytes()
            + self.setup.len() * size_of::<SetupStone>()
            + self.text.len()
            + self.text_ends.len() * size_of::<u32>()
            + (self.games.len() + self.searched.len()) * size_of::<GameId>()
    }

    /// Releases the memory that moves in a mapped file took when they were read. They are read again when they are used,
    /// mostly from the system's cache.
    pub fn let_go(&self) {
        self.moves.let_go();
    }

    fn text(&self, id: TextId) -> &str {
        let start = if id == 0 { 0 } else { self.text_ends[id as usize - 1] };
        &self.text[start as usize..self.text_ends[id as usize] as usize]
    }
}

/// Collects records into a [`Corpus`].
#[derive(Default)]
pub struct CorpusBuilder {
    corpus: Corpus,
    moves: Vec<Move>,
    known: HashMap<String, TextId>,
}

impl CorpusBuilder {
    pub fn new() -> CorpusBuilder {
        CorpusBuilder::default()
    }

    /// Adds a record with its source; records without a move are positions.
    ///
    /// Returns `None`, and adds nothing, when the columns are full (2³² moves).
    pub fn push(
        &mut self,
        game: GameView<'_>,
        header: GameHeader<'_>,
        source: GameSource<'_>,
        recorded_moves: u32,
        variations: u32,
    ) -> Option<GameId> {
        let moves_end = u32::try_from(self.moves.len() + game.moves.len()).ok()?;
        let setup_end = u32::try_from(self.corpus.setup.len() + game.setup.len()).ok()?;
        let id = GameId(u32::try_from(self.corpus.rows.len()).ok()?);
        let texts = header.texts().map(|text| self.intern(text));
        let member = self.intern(source.member);
        self.moves.extend_from_slice(game.moves);
        self.corpus.setup.extend_from_slice(game.setup);
        self.corpus.rows.push(RecordRow {
            size: game.size,
            winner: header.winner,
            handicap: header.handicap,
            year: header.year,
            komi: header.komi,
            texts,
            file: source.file,
            member,
            index: source.index,
            recorded_moves,
            variations,
            remarks: RemarkDigest::default(),
            standing: if game.moves.is_empty() { Standing::Position } else { Standing::Game },
            moves_end,
            setup_end,
        });
        Some(id)
    }

    /// Adds a record of another corpus under a new file number.
    pub fn push_from(&mut self, other: &Corpus, id: GameId, file: u32) -> Option<GameId> {
        let source = GameSource { file, ..other.source(id) };
        let pushed =
            self.push(other.game(id), other.header(id), source, other.recorded_moves(id), other.variations(id))?;
        self.set_remarks(pushed, other.remarks(id));
        Some(pushed)
    }

    pub fn set_remarks(&mut self, id: GameId, remarks: RemarkDigest) {
        self.corpus.rows[id.index()].remarks = remarks;
    }

    /// Keeps the first `records` records and removes the rest.
    pub fn truncate(&mut self, records: usize) {
        self.corpus.rows.truncate(records);
        let ends = self.corpus.rows.last().map_or((0, 0), |row| (row.moves_end, row.setup_end));
        self.moves.truncate(ends.0 as usize);
        self.corpus.setup.truncate(ends.1 as usize);
    }

    pub fn record_count(&self) -> usize {
        self.corpus.rows.len()
    }

    /// The corpus so far. Duplicates are not marked yet, so every record with moves is a game.
    pub fn finish(mut self) -> Corpus {
        self.moves.shrink_to_fit();
        self.corpus.moves = self.moves.into();
        self.corpus.text.shrink_to_fit();
        self.corpus.text_ends.shrink_to_fit();
        self.corpus.rows.shrink_to_fit();
        self.corpus.settle();
        self.corpus
    }

    fn intern(&mut self, text: &str) -> TextId {
        if let Some(&id) = self.known.get(text) {
            return id;
        }
        let id = self.corpus.text_ends.len() as TextId;
        self.corpus.text.push_str(text);
        self.corpus.text_ends.push(self.corpus.text.len() as u32);
        self.known.insert(text.to_owned(), id);
        id
    }
}

impl Corpus {
    /// The same records with these marked as duplicates.
    pub fn with_duplicates(mut self, duplicates: &[(GameId, GameId, Likeness)]) -> Corpus {
        for &(id, of, likeness) in duplicates {
            self.rows[id.index()].standing = Standing::Duplicate { of, likeness };
        }
        self.settle();
        self
    }

    /// The same records with only these as games, in the order of the corpus. The fingerprint differs, so that results
    /// for chosen games are not taken for results for all.
    pub fn only(&self, mut games: Vec<GameId>) -> Corpus {
        games.sort_unstable();
        games.dedup();
        games.retain(|id| id.index() < self.rows.len());
        let mut fingerprint = Fingerprint::default();
        fingerprint.feed(self.id.0);
        games.iter().for_each(|id| fingerprint.feed(u64::from(id.0)));
        Corpus { id: CorpusId(fingerprint.finish()), games, searched: Vec::new(), ..self.clone() }
    }

    /// Brings the handicaps, the list of games and the fingerprint up to date. A store of an older version has the
    /// handicaps of the headers.
    fn settle(&mut self) {
        for id in self.records() {
            self.rows[id.index()].handicap = self.game(id).handicap(self.rows[id.index()].handicap);
        }
        let those = |standing| self.records().filter(|&id| self.standing(id) == standing).collect::<Vec<GameId>>();
        let (games, positions) = (those(Standing::Game), those(Standing::Position));
        self.searched = if positions.is_empty() { positions } else { [&games[..], &positions].concat() };
        // Searches hand out hits by game, and go through them in this order.
        self.searched.sort_unstable();
        self.games = games;
        let mut fingerprint = Fingerprint::default();
        let mut feed = |value| fingerprint.feed(value);
        for row in &self.rows {
            feed(row.size.side() as u64 | (row.winner as u64) << 8 | (row.year.unwrap_or(0) as u64) << 16);
            feed(u64::from(row.moves_end) << 1 | u64::from(row.standing == Standing::Game));
        }
        for play in &*self.moves {
            feed(u64::from(play.to_bits()));
        }
        for stone in &self.setup {
            let cell = stone.cell.map_or(0, |color| 1 + color as u64);
            feed(
                u64::from(stone.before_move) << 20
                    | u64::from(stone.point.x) << 12
                    | u64::from(stone.point.y) << 4
                    | cell,
            );
        }
        self.id = CorpusId(fingerprint.finish());
    }

    pub(crate) fn raw(&self) -> (&[RecordRow], &[Move], &[SetupStone], &str, &[u32]) {
        (&self.rows, &self.moves, &self.setup, &self.text, &self.text_ends)
    }

    /// Puts a stored corpus together again; `None` if the columns do not fit each other.
    pub(crate) fn from_raw(
        rows: Vec<RecordRow>,
        moves: MappableValues<Move>,
        setup: Vec<SetupStone>,
        text: String,
        text_ends: Vec<u32>,
    ) -> Option<Corpus> {
        let texts = text_ends.len() as u32;
        let standing_fits = |row: &RecordRow| match row.standing {
            Standing::Duplicate { of, .. } => of.index() < rows.len(),
            Standing::Game | Standing::Position => true,
        };
        let fits = ascends_to(moves.len(), rows.iter().map(|row| row.moves_end))
            && ascends_to(setup.len(), rows.iter().map(|row| row.setup_end))
            && ascends_to(text.len(), text_ends.iter().copied())
            && text_ends.iter().all(|&end| text.is_char_boundary(end as usize))
            && rows.iter().all(|row| row.texts.iter().chain([&row.member]).all(|&id| id < texts))
            && rows.iter().all(standing_fits);
        let mut corpus =
            Corpus { id: CorpusId(0), rows, moves, setup, text, text_ends, games: Vec::new(), searched: Vec::new() };
        fits.then(|| {
            corpus.settle();
            corpus
        })
    }
}

/// Makes one number of a row of numbers.
pub(crate) struct Fingerprint {
    crc: crc32fast::Hasher,
    mixed: u64,
    /// Bytes not yet added to the checksum, which is fast only for many bytes at a time.
    waiting: Vec<u8>,
}

impl Default for Fingerprint {
    fn default() -> Self {
        Fingerprint {
            crc: crc32fast::Hasher::new(),
            mixed: 0xcbf2_9ce4_8422_2325,
            waiting: Vec::with_capacity(Self::BUFFER_BYTES),
        }
    }
}

impl Fingerprint {
    const BUFFER_BYTES: usize = 1 << 13;

    #[inline]
    pub fn feed(&mut self, value: u64) {
        self.mixed = (self.mixed ^ value).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23);
        self.waiting.extend_from_slice(&value.to_le_bytes());
        if self.waiting.len() == Self::BUFFER_BYTES {
            self.crc.update(&self.waiting);
            self.waiting.clear();
        }
    }

    pub fn finish(mut self) -> u64 {
        self.crc.update(&self.waiting);
        self.mixed ^ u64::from(self.crc.finalize())
    }
}

/// Whether `ends` never decrease and the last of them is `total`.
fn ascends_to(total: usize, ends: impl Iterator<Item = u32>) -> bool {
    let mut last = 0;
    for end in ends {
        if end < last {
            return false;
        }
        last = end;
    }
    last as usize == total
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{Color, Point};

    fn header(black: &str) -> GameHeader<'_> {
        GameHeader { black, white: "Gennan", winner: Winner::Black, year: Some(1846), ..GameHeader::default() }
    }

    #[test]
    fn records_come_back_as_they_were_pushed_and_duplicates_are_left_out_of_games() {
        let moves = [Move::play(Color::Black, Point::new(3, 3)), Move::pass(Color::White)];
        let view = GameView { size: BoardSize::NINETEEN, setup: &[], moves: &moves };
        let mut builder = CorpusBuilder::new();
        for (index, name) in ["Shusaku", "秀策", "Shusaku"].into_iter().enumerate() {
            let source = GameSource { file: 0, member: "", index: index as u32 };
            builder.push(view, header(name), source, 2, 0).unwrap();
        }
        let empty = GameView { moves: &[], ..view };
        builder.push(empty, header(""), GameSource { file: 1, member: "a.sgf", index: 0 }, 0, 3).unwrap();
        let corpus = builder.finish();
        assert_eq!(corpus.games().len(), 3);
        assert_eq!(corpus.header(GameId(1)).black, "秀策");
        assert_eq!(corpus.game(GameId(2)).moves, moves);
        assert_eq!(corpus.standing(GameId(3)), Standing::Position);
        assert_eq!(corpus.source(GameId(3)).member, "a.sgf");
        let before = corpus.id();
        let corpus = corpus.with_duplicates(&[(GameId(2), GameId(0), Likeness::Exact)]);
        assert_eq!(corpus.games(), [GameId(0), GameId(1)]);
        assert_ne!(corpus.id(), before);
        assert_eq!(corpus.move_count(), 4);
        let chosen = corpus.only(vec![GameId(1), GameId(1)]);
        assert_eq!((chosen.games(), chosen.move_count()), (&[GameId(1)][..], 2));
        assert_ne!(chosen.id(), corpus.id());
    }
}
