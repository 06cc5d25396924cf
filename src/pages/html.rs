//! The chosen examples as one self-contained web page, with diagrams that can be played through move by move.
//!
//! The page loads nothing from other machines; a content security policy has the browser enforce this. On paper,
//! without scripts, and before the first step, each diagram looks as in print.

use katachi_language::text;
use std::fmt::Write;

use serde::Serialize;

use super::diagram::{Content, DrawingTransform, PageDiagram};
use super::fonts::Fonts;
use super::layout::PageLayout;
use super::paint::{self, DiagramLook};
use super::scene::Spot;
use super::svg::{escaped, shapes};
use katachi_core::corpus::Corpus;
use katachi_core::find::{Hit, Query};
use katachi_core::go::{Board, BoardSize, Color, Move, Point};

/// Distance between two lines, in pixels of the page.
const CELL_PIXELS: f64 = 24.0;

/// A stone for the script: column and row on the page in cells, and whether it is white.
type Placed = (usize, usize, bool);

/// The data that a diagram's script needs.
#[derive(Serialize)]
struct Steps {
    /// The distance between two lines, and the position of the frame's top left point.
    cell: f64,
    left: f64,
    top: f64,
    stones: Vec<Placed>,
    moves: Vec<HtmlStep>,
    /// The number of moves, in words.
    all: String,
}

#[derive(Serialize)]
struct HtmlStep {
    /// The stone; `None` if the move is not in the diagram.
    stone: Option<Placed>,
    taken: Vec<(usize, usize)>,
    number: u32,
    /// The move as described in the line below the diagram.
    words: String,
}

/// Writes the whole page.
pub(super) fn to_html(
    corpus: &Corpus,
    query: &Query,
    hits: &[Hit],
    content: &Content,
    sheet: &PageLayout,
    fonts: &Fonts,
) -> String {
    let title = if sheet.title.trim().is_empty() { text!("pages-web-title") } else { sheet.title.trim() };
    let mut page =
        PAGE_HEAD.replace("{language}", katachi_language::current().tag()).replace("{title}", &escaped(title));
    for (at, &hit) in hits.iter().enumerate() {
        let diagram = PageDiagram::new(corpus, query, hit, content);
        let turn = content.turn(hit, diagram.size);
        example(&mut page, at + 1, &diagram, &steps(corpus, hit, &diagram, turn, sheet), sheet, fonts)
            .expect("strings take all that is written");
    }
    let words = [
        text!("pages-web-shape-line"),
        text!("pages-web-shape"),
        text!("pages-web-back"),
        text!("pages-web-on"),
        text!("pages-web-last"),
    ];
    let words = serde_json::to_string(&words).expect("texts are JSON").replace('<', "\\u003c");
    page.push_str(&PAGE_FOOT.replace("{words}", &words));
    page
}

/// Describes a move for the line below the diagram.
fn words_of(number: u32, play: Move, size: BoardSize, is_outside: bool) -> String {
    let number = number.to_string();
    let point = play.point().map(|point| point.label(size));
    match (play.color(), point, is_outside) {
        (Color::Black, None, _) => text!("pages-web-black-passes", number = number),
        (Color::White, None, _) => text!("pages-web-white-passes", number = number),
        (Color::Black, Some(point), false) => text!("pages-web-black", number = number, point = point),
        (Color::White, Some(point), false) => text!("pages-web-white", number = number, point = point),
        (Color::Black, Some(point), true) => text!("pages-web-black-outside", number = number, point = point),
        (Color::White, Some(point), true) => text!("pages-web-white-outside", number = number, point = point),
    }
}

fn look(diagram: &PageDiagram, sheet: &PageLayout) -> DiagramLook {
    let tint = sheet.tint && diagram.region.len() < diagram.frame.width * diagram.frame.height;
    DiagramLook { cell: CELL_PIXELS, coordinates: sheet.coordinates, region: tint }
}

fn steps(corpus: &Corpus, hit: Hit, diagram: &PageDiagram, turn: DrawingTransform, sheet: &PageLayout) -> Steps {
    let game = corpus.game(hit.game);
    let frame = diagram.frame;
    let place = |point: Point| (usize::from(point.x) - frame.left, usize::from(point.y) - frame.top);
    let shown = |point: Point| Some(turn.point(point)).filter(|&point| frame.contains(point)).map(place);
    let placed = |point: Point, color: Color| {
        let (x, y) = shown(point)?;
        Some((x, y, turn.color(color) == Color::White))
    };
    let stones = |board: &Board| -> Vec<(Point, Color)> { board.stones().collect() };
    let mut replay = game.replay();
    while replay.played() < diagram.before as usize && replay.advance().is_some() {}
    let mut before = stones(replay.board());
    let base = before.iter().filter_map(|&(point, color)| placed(point, color)).collect();
    let mut moves = Vec::new();
    for (number, shown_play) in (diagram.first..).zip(diagram.plays.iter().copied()) {
        let Some(play) = replay.advance() else { break };
        let after = stones(replay.board());
        let is_taken = |&&(point, _): &&(Point, Color)| !after.iter().any(|&(there, _)| there == point);
        let taken = before.iter().filter(is_taken).filter_map(|&(point, _)| shown(point)).collect();
        let stone = play.point().and_then(|point| placed(point, play.color()));
        let words = words_of(number, shown_play, game.size, stone.is_none());
        moves.push(HtmlStep { stone, taken, number, words });
        before = after;
    }
    let origin = paint::origin(look(diagram, sheet));
    Steps {
        cell: CELL_PIXELS,
        left: origin.x,
        top: origin.y,
        stones: base,
        all: text!("pages-web-moves", moves = moves.len()),
        moves,
    }
}

fn example(
    page: &mut String,
    number: usize,
    diagram: &PageDiagram,
    steps: &Steps,
    sheet: &PageLayout,
    fonts: &Fonts,
) -> std::fmt::Result {
    let look = look(diagram, sheet);
    let (wide, high) = paint::extent(diagram.frame, sheet.coordinates);
    let (width, height) = (wide * CELL_PIXELS, high * CELL_PIXELS);
    let stones = paint::layers(diagram, Spot::default(), look, fonts);
    // The data are numbers, names of points and colours, so nothing in them could end the script.
    let data = serde_json::to_string(steps).expect("numbers and names of points are JSON");
    let caption = &diagram.caption;
    writeln!(
        page,
        "<figure tabindex=\"0\" aria-label=\"{}\">\n\
         <svg viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" role=\"img\" aria-label=\"{}\">\n\
         {}<g class=\"print\">\n{}</g><g class=\"play\"></g></svg>",
        escaped(&text!("pages-web-example", number = number.to_string())),
        escaped(&caption.players),
        shapes(&stones.ground),
        shapes(&stones.stones),
    )?;
    writeln!(page, "<nav></nav>\n<figcaption><b>{number}. {}</b>", escaped(&caption.players))?;
    for line in caption.paragraphs().skip(1) {
        writeln!(page, "<br>{}", escaped(line))?;
    }
    writeln!(page, "</figcaption>\n<script type=\"application/json\">{data}</script>\n</figure>")
}

const PAGE_HEAD: &str = r#"<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="generator" content="Katachi">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{title}</title>
<style>
  body { font: 15px/1.4 Helvetica, Arial, "Noto Sans", "Noto Sans CJK JP", sans-serif; color: #1c1c1c; background: #fff;
    margin: 2rem auto; padding: 0 1rem; max-width: 75rem; }
  h1 { text-align: center; font-size: 1.5rem; }
  main { display: flex; flex-wrap: wrap; gap: 2rem; justify-content: center; }
  figure { margin: 0; max-width: 32rem; text-align: center; break-inside: avoid; padding: .5rem; border-radius: .4rem; }
  figure:focus-visible { outline: 2px solid #2f6fb3; }
  svg { max-width: 100%; height: auto; user-select: none; }
  nav { min-height: 2.2rem; }
  nav button { font: inherit; min-width: 2.4rem; padding: .15rem .5rem; }
  nav output { display: inline-block; min-width: 14rem; font-variant-numeric: tabular-nums; }
  @media print { nav, .play { display: none; } .stepped .print { display: inline !important; } figure { max-width: 45%; } }
  .stepped .print { display: none; }
</style>
<h1>{title}</h1>
<main>
"#;

const PAGE_FOOT: &str = r##"</main>
<script>
"use strict";
const [shape, first, back, on, last] = {words};
for (const figure of document.querySelectorAll("figure")) {
  const data = JSON.parse(figure.querySelector("script").textContent);
  const play = figure.querySelector(".play"), nav = figure.querySelector("nav");
  if (!data.moves.length) continue;
  // Show the diagram as printed, with all numbers, until the reader steps.
  let at = null;
  const add = (name, attributes, text) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) node.setAttribute(key, attributes[key]);
    if (text !== undefined) node.textContent = text;
    play.append(node);
  };
  const stone = ([x, y, white], number) => {
    const cx = data.left + x * data.cell, cy = data.top + y * data.cell;
    add("circle", { cx, cy, r: data.cell * 0.45, fill: white ? "#fff" : "#000", stroke: "#000", "stroke-width": data.cell * 0.05 });
    if (number) add("text", { x: cx, y: cy, "font-size": data.cell * (number > 99 ? 0.42 : 0.52), "font-weight": 700,
      "text-anchor": "middle", "dominant-baseline": "central", fill: white ? "#000" : "#fff" }, number);
  };
  const output = document.createElement("output");
  const show = () => {
    figure.classList.toggle("stepped", at !== null);
    play.replaceChildren();
    output.textContent = at === null ? data.all : at === 0 ? shape : data.moves[at - 1].words;
    if (at === null) return;
    const board = new Map(data.stones.map(one => [one[0] + "," + one[1], [one, 0]]));
    for (const move of data.moves.slice(0, at)) {
      for (const taken of move.taken) board.delete(taken.join());
      if (move.stone) board.set(move.stone[0] + "," + move.stone[1], [move.stone, move.number]);
    }
    for (const [one, number] of board.values()) stone(one, number);
  };
  const go = to => { at = Math.max(0, Math.min(data.moves.length, to)); show(); };
  const steps = [["⏮", first, () => 0], ["◀", back, () => (at ?? 0) - 1],
    ["▶", on, () => (at ?? 0) + 1], ["⏭", last, () => data.moves.length]];
  for (const [sign, name, to] of steps) {
    const button = document.createElement("button");
    button.textContent = sign;
    button.setAttribute("aria-label", name);
    button.title = name;
    button.onclick = () => go(to());
    nav.append(button);
    if (sign === "◀") nav.append(output);
  }
  const keys = { ArrowLeft: steps[1][2], ArrowRight: steps[2][2], Home: steps[0][2], End: steps[3][2] };
  figure.addEventListener("keydown", event => {
    const to = keys[event.key];
    if (to) { go(to()); event.preventDefault(); }
  });
  show();
}
</script>
</html>
"##;
