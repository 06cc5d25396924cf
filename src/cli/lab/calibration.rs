//! The calibration plot of `katachi lab predict test --plot FILE.svg`: predicted against played shares.
//!
//! Light or dark follows the viewer's preference, if it states one. Shapes differ too, not only colours.

use katachi_language::text;

/// A tenth of the predictions: mean prediction, share of played moves, number of moves.
pub(super) struct Tenth {
    pub predicted: f64,
    pub observed: f64,
    pub moves: u64,
}

const PLOT_SIDE: f64 = 420.0;
const PLOT_LEFT: f64 = 74.0;
const PLOT_TOP: f64 = 62.0;
const SVG_WIDTH: f64 = 560.0;
const SVG_HEIGHT: f64 = 560.0;

/// Half the width of the band around the exact diagonal.
const BAND_HALF_WIDTH: f64 = 0.02;

const SVG_STYLE: &str = "
  .paper { fill: #fff } .ink { fill: #1f2328 } .faint { fill: #59636e }
  .grid { stroke: #d1d9e0; stroke-width: 1 } .exact { stroke: #59636e; stroke-width: 1.5; stroke-dasharray: 5 4 }
  .band { fill: #0969da; fill-opacity: .16 } .line { fill: none; stroke: #0969da; stroke-width: 2 }
  .dot { fill: #0969da; stroke: #fff; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117 } .ink { fill: #e6edf3 } .faint { fill: #9198a1 }
    .grid { stroke: #3d444d } .exact { stroke: #9198a1 }
    .band { fill: #4493f8; fill-opacity: .22 } .line { stroke: #4493f8 }
    .dot { fill: #4493f8; stroke: #0d1117 }
  }
";

/// The x coordinate of a predicted share.
fn x(share: f64) -> f64 {
    PLOT_LEFT + PLOT_SIDE * share
}

/// The y coordinate of a played share.
fn y(share: f64) -> f64 {
    PLOT_TOP + PLOT_SIDE * (1.0 - share)
}

fn text(class: &str, x: f64, y: f64, size: u32, anchor: &str, words: &str) -> String {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    let at = format!("x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\"");
    format!("<text class=\"{class}\" {at}>{words}</text>\n")
}

/// Draws a tenth: a circle, and by how many percentage points it was played more than predicted.
fn dot(tenth: &Tenth) -> String {
    let (cx, cy) = (x(tenth.predicted), y(tenth.observed));
    let off = (tenth.observed - tenth.predicted) * 100.0;
    let circle = format!(
        "<circle class=\"dot\" cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"5\"><title>{}</title></circle>\n",
        text!(
            "cli-plot-dot",
            predicted = format!("{:.1} %", tenth.predicted * 100.0),
            observed = format!("{:.1} %", tenth.observed * 100.0),
            moves = crate::output::thousands(tenth.moves)
        )
    );
    // Below the circle, except for the lowest, where the axis labels are.
    let below = if tenth.predicted < 0.05 { -8.0 } else { 16.0 };
    let off = format!("{off:+.1}").replace('-', "−");
    circle + &text("faint", cx + 10.0, cy + below, 11, "start", &off)
}

/// The plot as SVG. `subject` names the games that it was measured on.
pub(super) fn plot(tenths: &[Tenth], subject: &str) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SVG_WIDTH} {SVG_HEIGHT}\" width=\"{SVG_WIDTH}\" \
         height=\"{SVG_HEIGHT}\" role=\"img\" font-family=\"Helvetica, Arial, sans-serif\">\n\
         <title>{}</title>\n<style>{SVG_STYLE}</style>\n\
         <rect class=\"paper\" width=\"{SVG_WIDTH}\" height=\"{SVG_HEIGHT}\"/>\n",
        text!("cli-plot-name")
    );
    svg += &text("ink", PLOT_LEFT, 28.0, 18, "start", text!("cli-plot-title"));
    svg += &text("faint", PLOT_LEFT, 48.0, 12, "start", subject);
    for tenth in 0..=10 {
        let share = f64::from(tenth) / 10.0;
        for (x1, y1, x2, y2) in [(x(share), y(0.0), x(share), y(1.0)), (x(0.0), y(share), x(1.0), y(share))] {
            svg += &format!("<line class=\"grid\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n");
        }
        let percent = format!("{} %", tenth * 10);
        if tenth % 2 == 0 {
            svg += &text("ink", x(share), y(0.0) + 18.0, 12, "middle", &percent);
            svg += &text("ink", x(0.0) - 8.0, y(share) + 4.0, 12, "end", &percent);
        }
    }
    let band = [
        (0.0, BAND_HALF_WIDTH),
        (1.0 - BAND_HALF_WIDTH, 1.0),
        (1.0, 1.0),
        (1.0, 1.0 - BAND_HALF_WIDTH),
        (BAND_HALF_WIDTH, 0.0),
        (0.0, 0.0),
    ];
    let corners: Vec<String> = band.iter().map(|&(a, b)| format!("{:.1},{:.1}", x(a), y(b))).collect();
    svg += &format!("<polygon class=\"band\" points=\"{}\"/>\n", corners.join(" "));
    let (x1, y1, x2, y2) = (x(0.0), y(0.0), x(1.0), y(1.0));
    svg += &format!("<line class=\"exact\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n");
    let seen = || tenths.iter().filter(|tenth| tenth.moves > 0);
    let line: Vec<String> = seen().map(|tenth| format!("{:.1},{:.1}", x(tenth.predicted), y(tenth.observed))).collect();
    svg += &format!("<polyline class=\"line\" points=\"{}\"/>\n", line.join(" "));
    seen().for_each(|tenth| svg += &dot(tenth));
    svg += &text("ink", x(0.5), y(0.0) + 44.0, 13, "middle", text!("cli-plot-predicted"));
    let (turn_x, turn_y) = (22.0, y(0.5));
    svg += &format!(
        "<text class=\"ink\" transform=\"translate({turn_x:.1} {turn_y:.1}) rotate(-90)\" font-size=\"13\" \
         text-anchor=\"middle\">{}</text>\n",
        text!("cli-plot-played")
    );
    svg += &text("faint", x(0.03), y(0.93), 11, "start", text!("cli-plot-band"));
    svg += "</svg>\n";
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tenth_that_was_seen_has_a_dot_at_its_place() {
        let tenth = |predicted, observed, moves| Tenth { predicted, observed, moves };
        let svg = plot(&[tenth(0.25, 0.5, 1234), tenth(0.9, 0.9, 0)], "5 < 6 games");
        assert_eq!(svg.matches("<circle").count(), 1);
        assert!(svg.contains("cx=\"179.0\" cy=\"272.0\""), "{svg}");
        assert!(svg.contains("+25.0") && svg.contains("1,234") && svg.contains("5 &lt; 6 games"), "{svg}");
    }
}
