//! The game list: the records that pass the filter, in order. It holds only record numbers, and makes them anew when
//! the filter, the order or the corpus changes.
//!
//! Short lists are sorted at once, long lists in the background, so that no frame waits while the user types. Tags are
//! kept in the library's folder; games that are not in a library folder have no tags.

mod columns;
mod command;
mod kept;
mod report_list;

use std::cmp::Ordering;
use std::collections::HashMap;

use std::path::Path;
use std::sync::Arc;

pub use self::columns::{GameColumn, SortBy};
pub use self::command::LibraryCommand;
pub use self::kept::KeptGameList;
use self::report_list::finder_of_unknown;
pub use self::report_list::{NamedGames, ReportList};
use super::tasks::Awaited;
use super::{Command, Effects, GamePlace, LibrarySession, Memory, NoticeLevel, Shared, Workspace, WorkspaceState};
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::{Corpus, GameId, Standing};
use katachi_core::find::filter::{Catalogue, FilterError, GameFilter, LeftOutByKey, fold};
use katachi_core::go::{Color, date_order};
use katachi_core::jobs::JobError;
use katachi_core::library::LibraryError;
use katachi_core::library::tags::{self, ResolvedTags};
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Above this many records the work goes to the background.
const MAX_FOREGROUND_RECORDS: usize = 5_000;

/// The Library workspace: the list of games, and their tags.
#[derive(Default)]
pub struct GameList {
    catalogue: Catalogue,
    arranged: Arranged,
    /// The filter as it is typed. If it cannot be read, `error` says why, and the rows are those of the last valid
    /// filter.
    text: String,
    error: Option<FilterError>,
    filter: GameFilter,
    sort: SortBy,
    coming: Awaited<Arranged>,
    /// Makes the catalogue ready for completion.
    warming: Awaited<()>,
    tags: Awaited<ResolvedTags>,
    /// Whether to report lost tags: the tags being read belong to games that were just opened.
    tells_lost: bool,
    /// The last change of tags, until it is undone or other games come in.
    before_tagging: Option<TagChange>,
    /// Told when the tags are as before.
    undone: Option<String>,
    /// The game that keys went to, and the game that was open then.
    stepped: Option<(GameId, Option<GameId>)>,
    report: Option<ReportList>,
    /// The games that a row of the load report counts, if the list has only these.
    reported: Option<Arc<NamedGames>>,
    /// The games of such a row, which the list shows when they are found.
    finding: Awaited<NamedGames>,
}

/// A tag that games get or lose.
#[derive(Clone)]
struct TagChange {
    tag: String,
    games: Vec<GameId>,
    adds: bool,
}

impl TagChange {
    /// The change for the games that it alters; `None` if there are none.
    fn effective(&self, shared: &Shared) -> Option<TagChange> {
        let wanted = fold(self.tag.trim());
        let has_tag = |id: GameId| shared.catalogue().tags().tags_of(id).any(|known| fold(known) == wanted);
        let games: Vec<GameId> = self.games.iter().copied().filter(|&id| has_tag(id) != self.adds).collect();
        (!games.is_empty()).then(|| TagChange { tag: self.tag.clone(), games, adds: self.adds })
    }
}

/// The rows of a filter and an order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Arranged {
    pub rows: Vec<GameId>,
    /// Records that the filter leaves out because their headers lack the information.
    pub left_out: LeftOutByKey,
}

impl GameList {
    pub fn rows(&self) -> &[GameId] {
        &self.arranged.rows
    }

    /// The catalogue for filters and their completion.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The filter as it is typed.
    pub fn filter(&self) -> &str {
        &self.text
    }

    /// Why the filter cannot be read.
    pub fn error(&self) -> Option<&FilterError> {
        self.error.as_ref()
    }

    pub fn left_out(&self) -> &LeftOutByKey {
        &self.arranged.left_out
    }

    pub fn sort(&self) -> SortBy {
        self.sort
    }

    /// The list of the load report that was chosen; `None` for the first that is not empty.
    pub fn report(&self) -> Option<ReportList> {
        self.report
    }

    /// The games of a row of the load report, if the list has only these.
    pub fn reported(&self) -> Option<&NamedGames> {
        self.reported.as_deref()
    }

    /// The game that keys went to since another was opened, or else the open game.
    pub fn selected(&self, shared: &Shared) -> Option<GameId> {
        let stepped = self.stepped.filter(|&(_, open)| open == shared.open_game());
        stepped.map(|(game, _)| game).or(shared.open_game())
    }

    /// The game that keys went to, and the game that was open then.
    pub(super) fn stepped(&self) -> Option<(GameId, Option<GameId>)> {
        self.stepped
    }

    pub(super) fn set_stepped(&mut self, stepped: Option<(GameId, Option<GameId>)>) {
        self.stepped = stepped;
    }

    /// Whether the rows are still those of the filter and order before.
    pub fn is_stale(&self) -> bool {
        self.coming.is_running() || self.finding.is_running()
    }

    fn set_filter(&mut self, text: String, effects: &mut Effects) {
        if self.text == text {
            return;
        }
        self.text = text;
        match self.text.parse() {
            Ok(filter) => {
                self.error = None;
                if self.filter != filter {
                    self.filter = filter;
                    self.update(effects);
                }
            }
            Err(error) => self.error = Some(error),
        }
    }

    fn update(&mut self, effects: &mut Effects) {
        self.coming.stop();
        let (catalogue, filter, sort) = (self.catalogue.clone(), self.filter.clone(), self.sort);
        let reported = self.reported.clone();
        let arrange = move || {
            let mut arranged = arrange(&catalogue, &filter, sort);
            if let Some(only) = reported {
                arranged.rows.retain(|id| only.games.binary_search(id).is_ok());
            }
            arranged
        };
        if self.catalogue.corpus().record_count() <= MAX_FOREGROUND_RECORDS {
            self.arranged = arrange();
            return;
        }
        let task = self.coming.start(text!("library-sorting-games"), move |progress| {
            progress.check()?;
            Ok(arrange())
        });
        effects.spawn(task.asked().quiet());
    }

    fn next_game(&self, steps: i32, shared: &Shared, effects: &mut Effects) {
        let rows = self.rows();
        let here = shared.open_game().and_then(|open| rows.iter().position(|&id| id == open));
        let there = match here {
            Some(at) => at as i64 + i64::from(steps),
            None => 0,
        };
        if let Some(&game) = usize::try_from(there).ok().and_then(|at| rows.get(at)) {
            effects.command(GamePlace::new(game, 0));
        }
    }

    fn step(&mut self, rows: isize, shared: &Shared) {
        let here = self.selected(shared).and_then(|game| self.rows().iter().position(|&id| id == game));
        let last = self.rows().len().saturating_sub(1);
        let there = here.map_or(0, |row| row.saturating_add_signed(rows).min(last));
        self.stepped = self.rows().get(there).map(|&game| (game, shared.open_game()));
    }

    /// Opens the game of a row of the load report, or lists the games that the row counts.
    fn open_reported(&mut self, list: ReportList, row: usize, shared: &Shared, effects: &mut Effects) {
        let Some(open) = shared.library() else { return };
        self.finding.stop();
        if list != ReportList::Unknown {
            return list.place(open, row).into_iter().for_each(|place| effects.command(place));
        }
        let Some(find) = finder_of_unknown(open, row) else { return };
        if open.loaded.corpus.record_count() <= MAX_FOREGROUND_RECORDS {
            return self.list_only(find(), effects);
        }
        let task = self.finding.start(text!("library-sorting-games"), move |progress| {
            progress.check()?;
            Ok(find())
        });
        effects.spawn(task.asked().quiet());
    }

    fn list_only(&mut self, games: NamedGames, effects: &mut Effects) {
        self.set_filter(String::new(), effects);
        self.reported = Some(Arc::new(games));
        self.update(effects);
    }

    /// Whether the last change of tags can be undone.
    pub fn can_undo_tagging(&self) -> bool {
        self.before_tagging.is_some()
    }

    /// Makes the last change of tags one that cannot be undone.
    pub(super) fn forget_tagging(&mut self) {
        self.before_tagging = None;
    }

    /// Changes tags. The user can undo it.
    fn tag(&mut self, change: TagChange, shared: &Shared, effects: &mut Effects) {
        if shared.library().is_some() && shared.folder().is_none() {
            return effects.info(text!("library-tags-need-a-folder"));
        }
        if let Some(change) = change.effective(shared) {
            self.before_tagging = Some(change);
        }
        self.change_tags(change, shared, effects);
    }

    fn undo_tagging(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(TagChange { tag, games, adds }) = self.before_tagging.clone() else { return };
        let undone = text!("library-tags-undone", tag = tag.clone(), games = games.len());
        self.change_tags(TagChange { tag, games, adds: !adds }, shared, effects);
        self.undone = Some(undone);
    }

    fn change_tags(&mut self, change: TagChange, shared: &Shared, effects: &mut Effects) {
        let TagChange { tag, games, adds } = change;
        self.undone = None;
        self.start_tags(text!("library-tagging"), false, shared, effects, move |dir, loaded, progress| {
            tags::update(dir, progress, |tags| {
                if adds {
                    tags.add(&tag, loaded, games)
                } else {
                    tags.remove(&tag, loaded, games)
                };
                tags.resolve(loaded)
            })
        });
    }

    /// Reads or changes the tags in the library's folder, if it has one, and finds their games.
    fn start_tags(
        &mut self,
        label: &str,
        tells_lost: bool,
        shared: &Shared,
        effects: &mut Effects,
        act: impl FnOnce(&Path, &Loaded, &Progress) -> Result<ResolvedTags, LibraryError> + Send + 'static,
    ) {
        let (Some(dir), Some(loaded)) = (shared.folder().map(Path::to_owned), shared.loaded().cloned()) else { return };
        self.tells_lost = tells_lost;
        let task = self.tags.start(label, move |progress| {
            progress.check()?;
            act(&dir, &loaded, progress).map_err(|error| JobError::Failed(error.sentence()))
        });
        effects.spawn(match shared.folder() {
            Some(dir) => task.asked().lasting().of_library(dir),
            None => task.asked().lasting(),
        });
    }

    fn take_tags(&self, resolved: ResolvedTags, effects: &mut Effects) {
        if self.tells_lost && !resolved.lost.is_empty() {
            let text = text!("library-lost-tags", tags = resolved.lost.len());
            let details = resolved.lost.iter().take(20).map(Sentence::sentence).collect();
            effects.notice(NoticeLevel::Warning, text, details);
        }
        if *self.catalogue.tags() != resolved.tags {
            effects.remember(Memory::Tags(resolved.tags));
        }
    }
}

impl WorkspaceState for GameList {
    type Command = LibraryCommand;

    fn act(&mut self, command: LibraryCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            LibraryCommand::Filter(text) => {
                self.finding.stop();
                if self.reported.take().is_some() {
                    self.update(effects);
                }
                self.set_filter(text, effects);
            }
            LibraryCommand::Sort(sort) if sort == self.sort => {}
            LibraryCommand::Sort(sort) => {
                self.sort = sort;
                self.update(effects);
            }
            LibraryCommand::Tag { tag, games } => self.tag(TagChange { tag, games, adds: true }, shared, effects),
            LibraryCommand::Untag { tag, games } => self.tag(TagChange { tag, games, adds: false }, shared, effects),
            LibraryCommand::UndoTagging => self.undo_tagging(shared, effects),
            LibraryCommand::NextGame(steps) => self.next_game(steps, shared, effects),
            LibraryCommand::PreviewGame(game) if shared.open_game() == Some(game) => self.stepped = None,
            LibraryCommand::OpenReport => effects.command(Command::Show(Workspace::Library)),
            LibraryCommand::ShowReport(list) => self.report = Some(list),
            LibraryCommand::StepGame(rows) => self.step(rows, shared),
            LibraryCommand::OpenSelected => {
                if let Some(game) = self.selected(shared) {
                    self.stepped = None;
                    effects.command(GamePlace::new(game, 0));
                }
            }
            LibraryCommand::OpenReported { list, row } => self.open_reported(list, row, shared, effects),
            LibraryCommand::PreviewGame(game) => effects.command(GamePlace::preview(game, shared.corpus())),
        }
    }

    fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        if let Some(arranged) = self.coming.arrived() {
            self.arranged = arranged;
        }
        if let Some(games) = self.finding.arrived() {
            self.list_only(games, effects);
        }
        self.warming.poll();
        if let Some(resolved) = self.tags.arrived() {
            self.take_tags(resolved, effects);
            if let Some(undone) = self.undone.take() {
                self.before_tagging = None;
                effects.info(undone);
            }
        }
        if !self.catalogue.is_same(shared.catalogue()) {
            // The same games with other tags: the rows stay until the new ones are there.
            self.catalogue = shared.catalogue().clone();
            self.update(effects);
        }
    }

    fn remember(&self, _shared: &Shared, session: &mut LibrarySession) {
        let kept = KeptGameList { filter: self.text.clone(), sort: self.sort };
        session.list = Some(kept).filter(|kept| *kept != KeptGameList::default());
    }

    fn resume(&mut self, session: &LibrarySession, _shared: &Shared, effects: &mut Effects) {
        let Some(kept) = &session.list else { return };
        if self.sort != kept.sort {
            self.sort = kept.sort;
            self.update(effects);
        }
        self.set_filter(kept.filter.clone(), effects);
    }

    /// Drops the rows of the old games and keeps the filter. At first, games are listed without their tags.
    fn games_changed(&mut self, shared: &Shared, effects: &mut Effects) {
        (self.arranged, self.stepped, self.reported) = (Arranged::default(), None, None);
        (self.before_tagging, self.undone) = (None, None);
        self.finding.stop();
        self.catalogue = shared.catalogue().clone();
        self.update(effects);
        let catalogue = shared.catalogue().clone();
        let task = self.warming.start(text!("library-values-for-completion"), move |_| {
            catalogue.warm();
            Ok(())
        });
        effects.spawn(task.ahead().quiet());
        let label = text!("library-reading-tags");
        self.start_tags(label, true, shared, effects, |dir, loaded, _| Ok(tags::read(dir)?.resolve(loaded)));
    }
}

/// Records that pass the filter, ordered; ties by number.
pub fn arrange(catalogue: &Catalogue, filter: &GameFilter, sort: SortBy) -> Arranged {
    let corpus = catalogue.corpus();
    let matches = filter.matches(catalogue);
    let mut rows: Vec<GameId> = corpus.records().filter(|&id| matches.contains(id)).collect();
    if sort.column == GameColumn::Date {
        sort_by_date(corpus, &mut rows, sort.descending);
    } else if sort.column != GameColumn::Number {
        rows.sort_by(|&a, &b| compare(catalogue, a, b, sort.column).then(a.cmp(&b)));
    }
    if sort.descending && sort.column != GameColumn::Date {
        rows.reverse();
    }
    Arranged { rows, left_out: matches.left_out(corpus.records()) }
}

/// By what the filter knows of dates; games without a known date stand at the end in both directions.
fn sort_by_date(corpus: &Corpus, rows: &mut [GameId], descending: bool) {
    let mut known: HashMap<(&str, Option<i16>), Option<u64>> = HashMap::new();
    rows.sort_by_cached_key(|&id| {
        let header = corpus.header(id);
        let key = *known.entry((header.date, header.year)).or_insert_with(|| date_order(header.date, header.year));
        let turned = |key: u64| if descending { u64::MAX - key } else { key };
        (key.is_none(), key.map(turned), if descending { u32::MAX - id.0 } else { id.0 })
    });
}

fn compare(catalogue: &Catalogue, a: GameId, b: GameId, column: GameColumn) -> Ordering {
    let corpus = catalogue.corpus();
    let (x, y) = (corpus.header(a), corpus.header(b));
    // Empty texts come last, as they say least.
    let texts = |x: &str, y: &str| (x.is_empty(), x).cmp(&(y.is_empty(), y));
    // Names that differ by case, accents or the form of characters stand together.
    let names = |color: Color| texts(catalogue.sort_name(a, color), catalogue.sort_name(b, color));
    match column {
        GameColumn::Number => a.cmp(&b),
        GameColumn::Black => names(Color::Black).then_with(|| x.black.cmp(y.black)),
        GameColumn::White => names(Color::White).then_with(|| x.white.cmp(y.white)),
        GameColumn::Result => texts(x.result, y.result),
        GameColumn::Date => date_order(x.date, x.year).cmp(&date_order(y.date, y.year)),
        GameColumn::Event => texts(x.event, y.event),
        GameColumn::Moves => corpus.game(a).moves.len().cmp(&corpus.game(b).moves.len()),
        GameColumn::Size => corpus.game(a).size.cmp(&corpus.game(b).size),
        GameColumn::Note => note_rank(corpus, a).cmp(&note_rank(corpus, b)),
    }
}

fn note_rank(corpus: &Corpus, id: GameId) -> (u8, u32) {
    let standing = match corpus.standing(id) {
        Standing::Game => 0,
        Standing::Position => 1,
        Standing::Duplicate { .. } => 2,
    };
    (standing, corpus.variations(id))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::AppState;
    use crate::state_tests::corpus_of;
    use crate::test_support::{bare, settle};
    use katachi_core::corpus::load::load_bytes;

    #[test]
    fn filtering_wants_every_word_and_sorting_turns_round() {
        let corpus = corpus_of(&[("Shusaku", "Gennan", 3), ("吳清源", "Kitani", 1), ("", "Shusaku", 2)]);
        let catalogue = Catalogue::of_corpus(&Arc::new(corpus));
        let arrange = |filter: &str, sort| super::arrange(&catalogue, &filter.parse().unwrap(), sort).rows;
        let by = |column, descending| SortBy { column, descending };
        let ids = |rows: Vec<GameId>| rows.into_iter().map(|id| id.0).collect::<Vec<_>>();
        assert_eq!(ids(arrange("shusaku", SortBy::default())), [0, 2]);
        assert_eq!(ids(arrange("GENN shus", SortBy::default())), [0]);
        assert_eq!(ids(arrange("清源", SortBy::default())), [1]);
        assert_eq!(ids(arrange("", by(GameColumn::Moves, false))), [1, 2, 0]);
        assert_eq!(ids(arrange("", by(GameColumn::Moves, true))), [0, 2, 1]);
        assert_eq!(ids(arrange("", by(GameColumn::Black, false))), [0, 1, 2], "no name comes last");
        let corpus = corpus_of(&[
            ("陳祖德", "", 1),
            ("Ōta Yūzō", "", 1),
            ("吳清源", "", 1),
            ("Otake Hideo", "", 1),
            ("陈祖德", "", 1),
            ("ota yuzo", "", 1),
            ("呉清源", "", 1),
        ]);
        let catalogue = Catalogue::of_corpus(&Arc::new(corpus));
        let rows = super::arrange(&catalogue, &GameFilter::all(), by(GameColumn::Black, false)).rows;
        assert_eq!(ids(rows), [5, 1, 3, 2, 6, 4, 0], "spellings and scripts of one name stand together");
        assert!(by(GameColumn::Black, false).clicked(GameColumn::Black).descending);
    }

    #[test]
    fn a_click_on_a_problem_shows_it_before_its_answer() {
        let problems = "(;SZ[9]GN[one];AB[aa][ba]AW[ab][bb];B[cc];W[dd];B[ee])(;SZ[9]AB[aa]AW[ab];B[cc];W[dd])\
            (;SZ[9];B[cc];W[dd];B[ee])";
        let mut state = bare();
        state.show_games(load_bytes("problems.sgf", problems.as_bytes()), "problems");
        settle(&mut state);
        assert_eq!(state.viewer().unwrap().move_number(), 0, "the first is open");
        for (game, moves, stones) in [(1, 0, 2), (0, 0, 4), (2, 3, 3)] {
            state.apply(LibraryCommand::PreviewGame(GameId(game)).into());
            settle(&mut state);
            let viewer = state.viewer().unwrap();
            assert_eq!((state.open_game(), viewer.move_number()), (Some(GameId(game)), moves));
            assert_eq!(viewer.board().stones().count(), stones, "{game}");
        }
    }

    #[test]
    fn the_name_of_a_record_is_no_event() {
        let games = "(;SZ[9]GN[Ladder 1]AB[aa]AW[ab];B[cc])(;SZ[9]PB[Ann]GN[a];B[cc])(;SZ[9]EV[Cup]GN[b];B[dd])\
            (;SZ[9];B[ee])";
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("problems.sgf");
        std::fs::write(&path, games).unwrap();
        let mut state = bare();
        state.apply(Command::Open(vec![path]));
        settle(&mut state);
        for (game, event, listed, on_board) in [
            (0, "", Some("problems.sgf, game 1"), Some("problems.sgf, game 1 · Ladder 1")),
            (1, "", None, None),
            (2, "Cup", Some("Cup"), Some("Cup · b")),
            (3, "", Some("problems.sgf, game 4"), Some("problems.sgf, game 4")),
        ] {
            let game = GameId(game);
            assert_eq!(state.corpus().header(game).event, event);
            assert_eq!(state.library().unwrap().title(game).as_deref(), listed);
            state.apply(GamePlace::new(game, 0).into());
            settle(&mut state);
            assert_eq!((state.open_game(), state.open_title().as_deref()), (Some(game), on_board));
        }
        state.show_games(load_bytes("one.sgf", b"(;SZ[9];B[ee])"), "one");
        assert_eq!(state.library().unwrap().title(GameId(0)).as_deref(), Some("one.sgf"));
    }

    #[test]
    fn an_edited_game_is_told_from_others_on_the_board_and_off_it() {
        let mut state = bare();
        state.show_games(load_bytes("two.sgf", b"(;SZ[9];B[aa])(;SZ[9];B[bb])"), "two");
        let edited = |state: &AppState| state.shared().edited_games().collect::<Vec<_>>();
        for game in [GameId(1), GameId(0)] {
            state.apply(GamePlace::new(game, 1).into());
            settle(&mut state);
            let before = edited(&state);
            assert!(!state.viewer().unwrap().is_edited() && !before.contains(&game), "{before:?}");
            state.apply(Command::Comment("a thought".to_owned()));
            assert!(state.viewer().unwrap().is_edited());
            assert_eq!(edited(&state).len(), before.len() + 1);
            assert!(edited(&state).contains(&game));
        }
    }

    #[test]
    fn the_games_of_a_reports_row_come_later_in_a_large_library_unless_a_filter_is_typed() {
        let pairs = MAX_FOREGROUND_RECORDS / 2 + 1;
        let games = "(;SZ[9]KM[999];B[aa])(;SZ[9]KM[6.5];B[bb])".repeat(pairs);
        let mut state = bare();
        state.show_games(load_bytes("many.sgf", games.as_bytes()), "many");
        settle(&mut state);
        let unknown = &state.library().unwrap().summary.unknown;
        let row = unknown.iter().position(|row| row.text == "999").unwrap();
        let open = LibraryCommand::OpenReported { list: ReportList::Unknown, row };
        state.apply(open.clone().into());
        assert!(state.games().is_stale());
        settle(&mut state);
        let rows = state.games().rows();
        assert!(rows.len() == pairs && rows.iter().all(|id| id.0 % 2 == 0));
        state.apply(open.into());
        state.apply(LibraryCommand::Filter("nobody".to_owned()).into());
        settle(&mut state);
        assert_eq!((state.games().rows().len(), state.games().reported()), (0, None));
    }

    #[test]
    fn dates_are_ordered_by_what_the_filter_knows() {
        let dates = [
            "2019-10-02",
            "",
            "Nov 5, 2019",
            "2019.09.11",
            "2019-11",
            "20190305",
            "平成31年3月4日",
            "2019",
            "Edo period",
            "2018-12-30,2019-01-02",
            "2019/12/24",
        ];
        let games: Vec<String> = dates.iter().map(|date| format!("(;SZ[9]DT[{date}];B[aa])")).collect();
        let loaded = load_bytes("dates.sgf", games.concat().as_bytes());
        let catalogue = Catalogue::of_corpus(&loaded.corpus);
        let ordered = |descending| {
            let sort = SortBy { column: GameColumn::Date, descending };
            let rows = super::arrange(&catalogue, &GameFilter::all(), sort).rows;
            rows.into_iter().map(|id| dates[id.index()]).collect::<Vec<_>>()
        };
        let (known, unknown) = (dates.len() - 2, ["", "Edo period"]);
        let mut expected = [9, 7, 6, 5, 3, 0, 4, 2, 10].map(|at| dates[at]).to_vec();
        assert_eq!(ordered(false)[..known], expected);
        assert_eq!(ordered(false)[known..], unknown);
        expected.reverse();
        assert_eq!(ordered(true)[..known], expected);
        assert_eq!(ordered(true)[known..], ["Edo period", ""]);
    }
}
