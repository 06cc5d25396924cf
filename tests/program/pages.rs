//! Teacher's pages: the contents of diagrams, their layout, and the written files.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::Path;

use crate::support::program::{json, run, text};
use crate::support::sweep::share;
use katachi::corpus::Corpus;
use katachi::corpus::load::{Loaded, load_bytes};
use katachi::find::{Hit, Query, SearchOptions, scan};
use katachi::go::{Color, Move, Point};
use katachi::pages::{
    Content, Cut, DiagramExtent, DiagramFrame, DiagramNumbering, Fonts, Label, PageDiagram, PageLayout, PageScene,
    PageShape, PagesError, PagesExport, Paper, TextAnchor, lay_out, picture, sensei, to_collection, to_pdf, to_png,
    to_svg,
};
use katachi::pattern::Image;
use katachi::progress::Progress;

const CORNER: &str = "\
| . . . . .
| . . X . .
| . O . . X
| . . . . .
+----------
";

const CORNER_MOVES: [&str; 9] = ["cq", "br", "er", "dq", "dp", "pd", "", "cp", "bq"];

const KO: &str = "\
+--------
| . X O .
| X O . O
| . X O .
";

const KO_GAME: &str = "(;SZ[9]PB[吳清源]BR[9p]PW[이창호]DT[2001-02-03]EV[A cup]RE[B+R]AB[ba][ab][bc]AW[ca][db][cc][bb]\
                       ;B[cb];W[hh];B[hg];W[bb];B[gh];W[gg];B[cb])";

fn query(diagram: &str) -> Query {
    diagram.parse().unwrap()
}

fn hits(corpus: &Corpus, query: &Query) -> Vec<Hit> {
    let all = SearchOptions { games: None, by_colors: None, keep: usize::MAX };
    scan(corpus, query, &all, &Progress::new()).unwrap().kept
}

fn only_diagram(loaded: &Loaded, drawn: &str, content: &Content) -> PageDiagram {
    let query = query(drawn);
    let hits = hits(&loaded.corpus, &query);
    assert_eq!(hits.len(), 1);
    PageDiagram::new(&loaded.corpus, &query, hits[0], content)
}

/// The corner game as one of its images.
fn turned_game(image: Image) -> String {
    let mut sgf = "(;SZ[19]PB[B]PW[W]".to_owned();
    for (number, at) in CORNER_MOVES.iter().enumerate() {
        let color = [Color::Black, Color::White][(number + usize::from(image.swapped)) % 2];
        let point = Point::from_sgf(at).map(|point| {
            let (x, y) = image.symmetry.apply((point.x.into(), point.y.into()), (19, 19));
            Point::new(x as u8, y as u8).to_sgf()
        });
        sgf += &format!(";{}[{}]", color.letter(), point.unwrap_or_default());
    }
    sgf + ")"
}

/// Ten moves in the colours of the drawing, with the points of moves outside.
fn long() -> Content {
    Content { moves: 10, drawn_colors: true, names_outside: true, ..Content::default() }
}

fn rows(diagram: &PageDiagram) -> Vec<String> {
    let mark = |point: Point| match diagram.stone(point) {
        None => ".".to_owned(),
        Some(stone) => match (stone.color, stone.label) {
            (Color::Black, None) => "X".to_owned(),
            (Color::White, None) => "O".to_owned(),
            (color, Some(Label::Circle)) => format!("{}*", color.letter().to_lowercase()),
            (color, Some(label)) => format!("{}{label}", color.letter().to_lowercase()),
        },
    };
    let points: Vec<Point> = diagram.frame.points().collect();
    points
        .chunks(diagram.frame.width)
        .map(|row| row.iter().map(|&point| mark(point)).collect::<Vec<_>>().join(" "))
        .collect()
}

#[test]
fn every_image_of_a_game_gives_the_drawings_diagram() {
    let content = Content { show: DiagramExtent::Region { margin: 1 }, ..long() };
    for image in Image::all() {
        let loaded = load_bytes("game", turned_game(image).as_bytes());
        let diagram = only_diagram(&loaded, CORNER, &content);
        let expected = [". . . . . .", ". . w8 b5 . .", ". b9 X w4 . .", ". O . . b* .", ". . . . . ."];
        assert_eq!(rows(&diagram), expected, "{image:?}");
        assert_eq!(diagram.image, image);
        assert_eq!((diagram.before, diagram.first, diagram.ends), (3, 4, true));
        assert_eq!(diagram.notes.elsewhere, [(6, Point::new(15, 3))], "{image:?}");
        assert_eq!(diagram.notes.passes, [7]);
        assert_eq!(
            diagram.caption.moves,
            "move 3 (circled) makes the shape; moves 4–9, end of the record; elsewhere 6 Q16; 7 pass"
        );
        assert_eq!(diagram.caption.exchanged.is_empty(), !image.swapped);
        assert_eq!(diagram.region.len(), 20);
        assert!(diagram.edges().left && diagram.edges().bottom && !diagram.edges().top && !diagram.edges().right);
    }
}

#[test]
fn diagrams_have_the_colours_of_the_game_and_end_with_the_last_move_in_them() {
    let content = Content { show: DiagramExtent::Region { margin: 1 }, ..Content::default() };
    for image in Image::all() {
        let loaded = load_bytes("game", turned_game(image).as_bytes());
        let diagram = only_diagram(&loaded, CORNER, &content);
        let made = diagram.stone(diagram.made.unwrap()).unwrap();
        let third = loaded.corpus.game(loaded.corpus.games()[0]).moves[2].color();
        assert_eq!((made.color, made.label), (third, Some(Label::Circle)), "{image:?}");
        assert_eq!(diagram.caption.exchanged, "");
        assert_eq!(diagram.caption.moves, "move 3 (circled) makes the shape; moves 4–5");
        let more = only_diagram(&loaded, CORNER, &Content { moves: 10, ..content });
        let expected = "move 3 (circled) makes the shape; moves 4–9, end of the record; elsewhere 6; 7 pass";
        assert_eq!(more.caption.moves, expected);
    }
}

#[test]
fn six_diagrams_stand_two_across() {
    let loaded = load_bytes("game", turned_game(Image::default()).as_bytes());
    let diagrams = vec![only_diagram(&loaded, CORNER, &Content::default()); 6];
    let scenes = lay_out(&diagrams, &PageLayout::default(), Fonts::system()).unwrap();
    let columns: Vec<f64> = (1..=6)
        .map(|number| {
            let start = format!("{number}. ");
            let place = |shape: &PageShape| match shape {
                PageShape::Text { at, text, .. } if text.starts_with(&start) => Some(at.x),
                _ => None,
            };
            scenes[0].shapes.iter().find_map(place).unwrap()
        })
        .collect();
    assert!(columns[0] < columns[1], "{columns:?}");
    assert_eq!([columns[2], columns[3], columns[4], columns[5]], [columns[0], columns[1], columns[0], columns[1]]);
}

#[test]
fn numbers_may_count_from_the_hit() {
    let loaded = load_bytes("game", turned_game(Image::default()).as_bytes());
    let numbers = DiagramNumbering::FromOne;
    let content = Content { moves: 2, numbers, show: DiagramExtent::Whole, ..Content::default() };
    let diagram = only_diagram(&loaded, CORNER, &content);
    assert_eq!(diagram.caption.moves, "move 3 (circled) makes the shape; moves 4–5 (here 1–2)");
    assert_eq!(diagram.stone(Point::new(3, 16)).unwrap().label, Some(Label::Number(1)));
    let none = only_diagram(&loaded, CORNER, &Content { moves: 0, ..content });
    assert_eq!(none.caption.moves, "move 3 (circled) makes the shape");
}

#[test]
fn moves_on_taken_points_are_noted_and_kos_named() {
    let loaded = load_bytes("ko", KO_GAME.as_bytes());
    let diagram = only_diagram(&loaded, KO, &Content { show: DiagramExtent::Region { margin: 0 }, ..long() });
    assert_eq!(rows(&diagram), [". X O .", "X wa b1 O", ". X O ."]);
    let expected = "moves 1–7, end of the record; 4 = a (ko); 7 = 1 (ko); elsewhere 2 H2, 3 H3, 5 G2, 6 G3";
    assert_eq!(diagram.caption.moves, expected);
    let paragraphs: Vec<&str> = diagram.caption.paragraphs().collect();
    assert_eq!(paragraphs[..2], ["Black 吳清源 9p, White 이창호", "2001-02-03 · B+R · A cup"]);
}

#[test]
fn frames_are_cut_at_the_boards_edges() {
    let loaded = load_bytes("game", turned_game(Image::default()).as_bytes());
    let frame = |show| only_diagram(&loaded, CORNER, &Content { show, ..Content::default() }).frame;
    assert_eq!(frame(DiagramExtent::Region { margin: 0 }), DiagramFrame { left: 0, top: 15, width: 5, height: 4 });
    assert_eq!(frame(DiagramExtent::Region { margin: 2 }), DiagramFrame { left: 0, top: 13, width: 7, height: 6 });
    // Only one more line would be left over, so it is shown too.
    assert_eq!(frame(DiagramExtent::Region { margin: 13 }), DiagramFrame { left: 0, top: 2, width: 19, height: 17 });
    assert_eq!(frame(DiagramExtent::Region { margin: 14 }), DiagramFrame { left: 0, top: 0, width: 19, height: 19 });
    assert_eq!(frame(DiagramExtent::Half), DiagramFrame { left: 0, top: 9, width: 19, height: 10 });
    assert_eq!(frame(DiagramExtent::Whole), DiagramFrame { left: 0, top: 0, width: 19, height: 19 });
}

#[test]
fn sgf_examples_are_read_back_with_the_same_moves_and_stones() {
    for image in Image::all() {
        let loaded = load_bytes("game", turned_game(image).as_bytes());
        let query = query(CORNER);
        let hits = hits(&loaded.corpus, &query);
        let content = long();
        let diagram =
            PageDiagram::new(&loaded.corpus, &query, hits[0], &Content { show: DiagramExtent::Whole, ..content });
        let cut = load_bytes("cut", to_collection(&loaded.corpus, &query, &hits, &content, Cut::Hit).as_bytes());
        let game = cut.corpus.game(cut.corpus.games()[0]);
        assert_eq!(game.moves, diagram.plays);
        for (point, color) in game.board_before(0).stones() {
            let label = (diagram.made == Some(point)).then_some(Label::Circle);
            assert_eq!(diagram.stone(point).map(|stone| (stone.color, stone.label)), Some((color, label)));
        }
        assert_eq!(game.board_before(0).stones().count(), 3);
        let header = cut.corpus.header(cut.corpus.games()[0]);
        // As in the caption: colours of the diagram are exchanged, players and result are those of the record.
        assert_eq!((header.black, header.white), ("B", "W"));
        let whole = load_bytes("whole", to_collection(&loaded.corpus, &query, &hits, &content, Cut::Whole).as_bytes());
        let original = loaded.corpus.game(hits[0].game);
        assert_eq!(whole.corpus.game(whole.corpus.games()[0]).moves, original.moves);
        assert!(cut.report.skipped.is_empty() && whole.report.cut_short.is_empty());
    }
}

#[test]
fn text_diagrams_have_the_marks_of_senseis_library() {
    let loaded = load_bytes("ko", KO_GAME.as_bytes());
    let query = query(KO);
    let hits = hits(&loaded.corpus, &query);
    let content = Content { show: DiagramExtent::Region { margin: 0 }, ..long() };
    let expected = "\
$$B 1. Black 吳清源 9p, White 이창호; moves 1–7, end of the record; 4 = the circled stone (ko); 7 = 1 (ko); elsewhere \
2 H2, 3 H3, 5 G2, 6 G3
$$ -----------
$$ | . X O .
$$ | X W 1 O
$$ | . X O .
2001-02-03 · B+R · A cup
";
    assert_eq!(sensei::to_text(&loaded.corpus, &query, &hits, &content, false), expected);
}

#[test]
fn text_diagrams_go_on_after_ten_moves_and_where_colours_repeat() {
    let moves: Vec<String> = (0..23)
        .map(|at| {
            format!(
                ";{}[{}{}]",
                ["B", "W"][at % 2],
                (b'a' + (at % 5) as u8 * 2) as char,
                (b'a' + (at / 5) as u8 * 2) as char
            )
        })
        .collect();
    let plain = format!("(;SZ[9]{})", moves.concat());
    let repeated = plain.replace(";B[ea]", ";W[ea]");
    let whole = "+---------+\n".to_owned() + &"| . . . . . . . . . |\n".repeat(9) + "+---------+\n";
    let query = query(&whole);
    for (sgf, lengths) in [(&plain, vec![10, 10, 3]), (&repeated, vec![2, 1, 10, 10])] {
        let loaded = load_bytes("game", sgf.as_bytes());
        let hits = hits(&loaded.corpus, &query);
        let content = Content { moves: 30, show: DiagramExtent::Whole, ..Content::default() };
        let diagrams = sensei::diagrams(&loaded.corpus, &query, hits[0], &content);
        let found: Vec<usize> = diagrams.iter().map(|diagram| diagram.plays.len()).collect();
        assert_eq!(found, lengths);
        for diagram in &diagrams {
            let colors: Vec<Color> = diagram.plays.iter().map(|play| play.color()).collect();
            assert!(colors.windows(2).all(|pair| pair[0] != pair[1]));
        }
        let played: Vec<Move> = diagrams.iter().flat_map(|diagram| diagram.plays.clone()).collect();
        assert_eq!(played, loaded.corpus.game(hits[0].game).moves);
        let text = sensei::to_text(&loaded.corpus, &query, &hits[..1], &content, true);
        assert!(text.contains("$$Bcm11") || sgf != &plain, "{text}");
    }
}

/// Diagrams with names that do not fit.
fn crowded(count: usize, show: DiagramExtent) -> Vec<PageDiagram> {
    let names = "PB[本因坊秀策本因坊秀策本因坊秀策本因坊秀策 of a House with a Very Long Name]BR[9 dan]PW[Inouye Gennan \
                 Inseki, Eleventh Head of his House]WR[8 dan]EV[The Ear-reddening Game, played over several days at \
                 several places in several houses]DT[1846-09-11,14,15]RE[B+2]";
    let sgf: String = (0..count).map(|_| turned_game(Image::default()).replace("PB[B]PW[W]", names)).collect();
    let loaded = load_bytes("games", sgf.as_bytes());
    let query = query(CORNER);
    let content = Content { show, ..long() };
    hits(&loaded.corpus, &query)
        .into_iter()
        .map(|hit| PageDiagram::new(&loaded.corpus, &query, hit, &content))
        .collect()
}

fn text_boxes(scene: &PageScene, fonts: &Fonts) -> Vec<(f64, f64, f64, f64, String)> {
    let boxed = |shape: &PageShape| match shape {
        PageShape::Text { at, text, size, bold, anchor, .. } => {
            let width = fonts.width(text, *size, *bold);
            let left = match anchor {
                TextAnchor::Start => at.x,
                TextAnchor::Middle => at.x - width / 2.0,
                TextAnchor::End => at.x - width,
            };
            Some((left, left + width, at.y - 0.75 * size, at.y + 0.2 * size, text.clone()))
        }
        _ => None,
    };
    scene.shapes.iter().filter_map(boxed).collect()
}

#[test]
fn nothing_on_a_page_runs_into_anything_else_or_off_the_paper() {
    let fonts = Fonts::system();
    for show in [DiagramExtent::Region { margin: 2 }, DiagramExtent::Half, DiagramExtent::Whole] {
        let diagrams = crowded(13, show);
        let counts: Vec<usize> = PageLayout::PER_PAGE.collect();
        for per_page in share(counts.len(), 11).map(|count| counts[count]) {
            for (paper, landscape) in [(Paper::A4, false), (Paper::Letter, true)] {
                let title = "A title".to_owned();
                let sheet =
                    PageLayout { paper, landscape, per_page, title, coordinates: true, ..PageLayout::default() };
                let scenes = lay_out(&diagrams, &sheet, fonts).unwrap();
                assert_eq!(scenes.len(), 13_usize.div_ceil(per_page));
                let scene = &scenes[0];
                let boxes = text_boxes(scene, fonts);
                assert!(boxes.iter().any(|(.., text)| text == "A title"));
                assert!(boxes.iter().any(|(.., text)| *text == format!("1 / {}", scenes.len())));
                for (at, (left, right, top, bottom, text)) in boxes.iter().enumerate() {
                    let on_paper = *left >= 0.0 && *top >= 0.0 && *right <= scene.width && *bottom <= scene.height;
                    assert!(on_paper, "{per_page} {paper:?}: {text}");
                    for (other_left, other_right, other_top, other_bottom, other) in &boxes[at + 1..] {
                        let apart =
                            right <= other_left || other_right <= left || bottom <= other_top || other_bottom <= top;
                        assert!(apart, "{per_page} {paper:?} {show:?}: “{text}” runs into “{other}”");
                    }
                }
            }
        }
    }
}

#[test]
fn grids_out_of_range_and_empty_choices_are_refused_in_words() {
    let fonts = Fonts::system();
    let diagrams = crowded(1, DiagramExtent::Whole);
    for per_page in [0, 1, 13] {
        let error = lay_out(&diagrams, &PageLayout { per_page, ..PageLayout::default() }, fonts).unwrap_err();
        assert_eq!(error.to_string(), format!("{per_page} diagrams a page: 2 to 12 are laid out"));
    }
    assert!(matches!(lay_out(&[], &PageLayout::default(), fonts), Err(PagesError::NoHits)));
    let scene = &lay_out(&diagrams, &PageLayout::default(), fonts).unwrap()[0];
    assert!(matches!(to_png(scene, 5, fonts), Err(PagesError::Dpi(5))));
}

#[test]
fn svg_is_well_formed_and_holds_every_text() {
    let fonts = Fonts::system();
    let sheet = PageLayout { title: "<Hane> & 'tsuke' \u{1}".to_owned(), ..PageLayout::default() };
    let scene = &lay_out(&crowded(3, DiagramExtent::Half), &sheet, fonts).unwrap()[0];
    let svg = to_svg(scene, fonts);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let texts: Vec<&str> =
        document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text()).collect();
    assert_eq!(texts.len(), scene.texts().count());
    assert!(texts[0].starts_with("<Hane> & 'tsuke'"), "{texts:?}");
    let stones = document.descendants().filter(|node| node.has_tag_name("circle")).count();
    // Three examples of seven stones, a circle of two discs, and six star points.
    assert_eq!(stones, 3 * (7 + 2 + 6));
}

/// The text of a PDF's character maps, and its number of pages.
fn read_pdf(bytes: &[u8]) -> (BTreeSet<char>, usize) {
    let mut plain = String::from_utf8_lossy(bytes).into_owned();
    let mut rest = bytes;
    while let Some(at) = rest.windows(7).position(|window| window == b"stream\n") {
        rest = &rest[at + 7..];
        let mut text = Vec::new();
        if flate2::read::ZlibDecoder::new(rest).read_to_end(&mut text).is_ok() {
            plain += &String::from_utf8_lossy(&text);
        }
    }
    let maps = plain.split("beginbfchar").skip(1).filter_map(|part| part.split("endbfchar").next());
    let codes = maps.flat_map(|map| map.lines()).filter_map(|line| line.split('<').nth(2)?.split('>').next());
    let units = |hex: &str| {
        (0..hex.len() / 4).filter_map(|at| u16::from_str_radix(&hex[4 * at..4 * at + 4], 16).ok()).collect::<Vec<u16>>()
    };
    let characters = codes.flat_map(|hex| String::from_utf16_lossy(&units(hex)).chars().collect::<Vec<_>>()).collect();
    let pages = plain.matches("/Type /Page\n").count() + plain.matches("/Type/Page/").count();
    (characters, pages)
}

#[test]
fn pdf_has_its_pages_and_its_text_and_is_the_same_each_time() {
    let fonts = Fonts::system();
    if !fonts.any() {
        eprintln!("SKIPPED: no fonts on this system");
        return;
    }
    let sheet = PageLayout { per_page: 2, ..PageLayout::default() };
    let scenes = lay_out(&crowded(3, DiagramExtent::Half), &sheet, fonts).unwrap();
    let pdf = to_pdf(&scenes, "Ears", fonts, &Progress::new()).unwrap();
    assert_eq!(pdf, to_pdf(&scenes, "Ears", fonts, &Progress::new()).unwrap());
    let (characters, pages) = read_pdf(&pdf);
    assert_eq!(pages, 2);
    let expected: BTreeSet<char> =
        scenes.iter().flat_map(PageScene::texts).flat_map(str::chars).filter(|c| !c.is_whitespace()).collect();
    let missing: BTreeSet<char> = fonts.missing(&expected.iter().collect::<String>());
    let absent: Vec<char> = expected.difference(&characters).filter(|c| !missing.contains(c)).copied().collect();
    assert!(absent.is_empty(), "{absent:?}");
}

#[test]
fn pictures_show_the_page_at_the_width_that_was_asked() {
    let fonts = Fonts::system();
    if !fonts.any() {
        eprintln!("SKIPPED: no fonts on this system");
        return;
    }
    let scene = &lay_out(&crowded(1, DiagramExtent::Region { margin: 2 }), &PageLayout::default(), fonts).unwrap()[0];
    let page = picture(scene, 200, fonts).unwrap();
    assert_eq!((page.width, page.height, page.rgba.len()), (200, 283, 200 * 283 * 4));
    assert!(page.rgba.chunks(4).all(|pixel| pixel[3] == 255));
    let dark = page.rgba.chunks(4).filter(|pixel| pixel[0] < 64).count();
    // The page is neither blank nor black: it has one small diagram in the corner.
    assert!((50..20_000).contains(&dark), "{dark}");
}

fn export<'a>(corpus: &'a Corpus, query: &'a Query, hits: &'a [Hit]) -> PagesExport<'a> {
    PagesExport {
        corpus,
        query,
        hits,
        content: Content::default(),
        sheet: PageLayout::default(),
        dpi: 40,
        cut: Cut::Hit,
    }
}

#[test]
fn a_file_that_cannot_be_written_leaves_the_old_one_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let loaded = load_bytes("ko", KO_GAME.as_bytes());
    let query = query(KO);
    let hits = hits(&loaded.corpus, &query);
    let export = export(&loaded.corpus, &query, &hits);
    let path = folder.path().join("page.pdf");
    std::fs::write(&path, "old").unwrap();
    let cancelled = Progress::new();
    cancelled.cancel();
    assert!(export.write(&path, &cancelled).is_err());
    assert_eq!(std::fs::read(&path).unwrap(), b"old");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left behind");
    let nowhere = folder.path().join("no/such/folder/page.sgf");
    let message = export.write(&nowhere, &Progress::new()).unwrap_err().to_string();
    assert!(
        message.contains("no/such/folder") && message.contains("page.sgf: cannot write in its folder"),
        "{message}"
    );
    let message = export.write(Path::new("page.doc"), &Progress::new()).unwrap_err().to_string();
    assert!(message.contains("page.doc") && message.contains(".pdf"), "{message}");
    let none = PagesExport { hits: &[], ..export };
    assert!(matches!(none.write(&path, &Progress::new()), Err(PagesError::NoHits)));
}

/// The data that the script of each example reads.
fn example_data(page: &str) -> Vec<serde_json::Value> {
    let parts = page.split("<script type=\"application/json\">").skip(1);
    parts.map(|part| serde_json::from_str(part.split("</script>").next().unwrap()).unwrap()).collect()
}

#[test]
fn a_web_page_needs_nothing_else_and_steps_as_the_game_went() {
    let sgf = KO_GAME.replace("吳清源", "<b>&amp; 吳清源</script>");
    let loaded = load_bytes("ko", sgf.as_bytes());
    let query = query(KO);
    let hits = hits(&loaded.corpus, &query);
    for (show, coordinates) in [(DiagramExtent::Whole, false), (DiagramExtent::Region { margin: 0 }, true)] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("page.html");
        let sheet = PageLayout { coordinates, title: "Ko & <life>".into(), ..PageLayout::default() };
        let content = Content { show, ..long() };
        PagesExport { content, sheet, ..export(&loaded.corpus, &query, &hits) }.write(&path, &Progress::new()).unwrap();
        let page = std::fs::read_to_string(&path).unwrap();
        assert!(!page.replace("http://www.w3.org/2000/svg", "").contains("://"), "nothing is fetched");
        assert!(page.contains("<title>Ko &amp; &lt;life&gt;</title>"));
        assert!(page.contains("&lt;b&gt;&amp;amp; 吳清源&lt;/script&gt;") && !page.contains("<b>&amp; 吳"));
        assert_eq!(page.matches("<figure").count(), hits.len());
        let data = example_data(&page);
        assert_eq!(data.len(), hits.len());
        // Steps as the script does, and compares with boards.
        for (&hit, data) in hits.iter().zip(&data) {
            let diagram = PageDiagram::new(&loaded.corpus, &query, hit, &content);
            let place =
                |one: &serde_json::Value| (one[0].as_u64().unwrap() as usize, one[1].as_u64().unwrap() as usize);
            let mut shown: BTreeSet<((usize, usize), bool)> =
                data["stones"].as_array().unwrap().iter().map(|one| (place(one), one[2].as_bool().unwrap())).collect();
            let moves = data["moves"].as_array().unwrap();
            assert_eq!(moves.len(), diagram.plays.len());
            for (at, step) in moves.iter().enumerate() {
                let expected = expected_stones(&loaded.corpus, hit, &diagram, at);
                assert_eq!(shown, expected, "after {at} moves");
                for taken in step["taken"].as_array().unwrap() {
                    shown.retain(|&(at, _)| at != place(taken));
                }
                if !step["stone"].is_null() {
                    shown.insert((place(&step["stone"]), step["stone"][2].as_bool().unwrap()));
                }
            }
            assert_eq!(shown, expected_stones(&loaded.corpus, hit, &diagram, moves.len()));
        }
        let words: Vec<&str> =
            data[0]["moves"].as_array().unwrap().iter().map(|m| m["words"].as_str().unwrap()).collect();
        let elsewhere = words.iter().any(|words| words.ends_with("not in the diagram"));
        assert_eq!(elsewhere, show != DiagramExtent::Whole, "{words:?}");
    }
}

/// The stones in the frame a number of moves after a hit, with `true` for white ones, found slowly.
fn expected_stones(corpus: &Corpus, hit: Hit, diagram: &PageDiagram, moves: usize) -> BTreeSet<((usize, usize), bool)> {
    let game = corpus.game(hit.game);
    let image = hit.image().inverse();
    let side = game.size.side();
    let board = game.board_before(diagram.before as usize + moves);
    let turned = board.stones().filter_map(|(point, color)| {
        let (x, y) = image.symmetry.apply((point.x.into(), point.y.into()), (side, side));
        let inside = diagram.frame.contains(Point::new(x as u8, y as u8));
        let white = (color == Color::White) != image.swapped;
        inside.then(|| ((x - diagram.frame.left, y - diagram.frame.top), white))
    });
    turned.collect()
}

#[test]
fn the_command_line_writes_each_kind_and_refuses_what_is_not_there() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let games: String = Image::all().map(turned_game).collect();
    std::fs::write(at("games.sgf"), games).unwrap();
    std::fs::write(at("corner.txt"), CORNER).unwrap();
    json(&["import", text(&at("games.sgf")), "--library", text(&at("L.katachi")), "--keep-duplicates"]);
    let export = |more: &[&str], out: &str| {
        let (library, query, out) = (at("L.katachi"), at("corner.txt"), at(out));
        let fixed = ["export", "pages", "--library", text(&library), text(&query), "--out", text(&out)];
        run(&[&fixed[..], more].concat())
    };
    for out in ["a.sgf", "a.txt", "a.svg", "a.html"] {
        let done = export(&["--limit", "3", "--json"], out);
        assert_eq!(done.status, Some(0), "{}", done.stderr);
        assert!(at(out).exists());
    }
    let several = export(&["--limit", "16", "--per-page", "6", "--title", "Corner"], "b.svg");
    assert_eq!(several.status, Some(0), "{}", several.stderr);
    assert!(several.stdout.contains("16 examples of 16 hits on 3 pages") && several.stdout.contains("b-3.svg"));
    assert!(at("b-3.svg").exists() && !at("b.svg").exists());
    assert_eq!(export(&["--hits", "2,5"], "c.txt").status, Some(0));
    let chosen = std::fs::read_to_string(at("c.txt")).unwrap();
    assert_eq!(chosen.matches("$$B").count() + chosen.matches("$$W").count(), 2);
    let beyond = export(&["--hits", "17"], "d.pdf");
    assert_eq!(beyond.status, Some(1));
    assert!(beyond.stderr.contains("--hits 17: the search has hits 1 to 16"), "{}", beyond.stderr);
    assert_eq!(export(&[], "d.doc").status, Some(2));
    assert_eq!(export(&["--per-page", "1"], "d.pdf").status, Some(2));
    assert!(!at("d.pdf").exists());
}
