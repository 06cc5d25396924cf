//! Plots of a few points each, side by side, as SVG; light or dark follows the viewer's preference.

/// A plot of a measured value by the number of patterns.
pub struct Plot {
    pub title: String,
    pub points: Vec<(f64, f64)>,
    /// The label at a point.
    pub label: fn(f64) -> String,
}

const PLOT_WIDTH: f64 = 250.0;
const PLOT_HEIGHT: f64 = 190.0;
const PLOT_STEP: f64 = 330.0;
const PLOT_LEFT: f64 = 50.0;
const PLOT_TOP: f64 = 84.0;

const SVG_STYLE: &str = "
  .paper { fill: #fff } .ink { fill: #1f2328 } .faint { fill: #59636e }
  .grid { stroke: #d1d9e0; stroke-width: 1 } .line { fill: none; stroke: #0969da; stroke-width: 2 }
  .dot { fill: #0969da }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117 } .ink { fill: #e6edf3 } .faint { fill: #9198a1 }
    .grid { stroke: #3d444d } .line { stroke: #4493f8 } .dot { fill: #4493f8 }
  }
";

/// The plots in a row under a heading; every axis begins at 0.
pub fn svg(heading: &str, subject: &str, plots: &[Plot]) -> String {
    let (width, height) = (PLOT_STEP * plots.len() as f64 + 20.0, PLOT_TOP + PLOT_HEIGHT + 60.0);
    let text = |class: &str, x: f64, y: f64, size: u32, anchor: &str, words: &str| {
        let at = format!("x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\"");
        format!("<text class=\"{class}\" {at}>{words}</text>\n")
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" font-family=\"Helvetica, Arial, sans-serif\">\n<title>{heading}</title>\n\
         <style>{SVG_STYLE}</style>\n<rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n"
    );
    svg += &text("ink", PLOT_LEFT, 28.0, 18, "start", heading);
    svg += &text("faint", PLOT_LEFT, 46.0, 12, "start", subject);
    for (at, plot) in plots.iter().enumerate() {
        let left = PLOT_LEFT + PLOT_STEP * at as f64;
        let most = |axis: fn(&(f64, f64)) -> f64| plot.points.iter().map(axis).fold(1e-9, f64::max);
        let (most_x, most_y) = (most(|point| point.0), most(|point| point.1) * 1.15);
        let x = |value: f64| left + PLOT_WIDTH * value / most_x;
        let y = |value: f64| PLOT_TOP + PLOT_HEIGHT * (1.0 - value / most_y);
        svg += &text("ink", left, PLOT_TOP - 12.0, 13, "start", &plot.title);
        for (x1, y1, x2, y2) in [
            (left, PLOT_TOP, left, PLOT_TOP + PLOT_HEIGHT),
            (left, PLOT_TOP + PLOT_HEIGHT, left + PLOT_WIDTH, PLOT_TOP + PLOT_HEIGHT),
        ] {
            svg += &format!("<line class=\"grid\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n");
        }
        let line: Vec<String> = plot.points.iter().map(|&(a, b)| format!("{:.1},{:.1}", x(a), y(b))).collect();
        svg += &format!("<polyline class=\"line\" points=\"{}\"/>\n", line.join(" "));
        for &(a, b) in &plot.points {
            svg += &format!("<circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\"/>\n", x(a), y(b));
            svg += &text("ink", x(a), y(b) - 9.0, 11, "middle", &(plot.label)(b));
        }
        for value in [0.0, most_x / 4.0, most_x / 2.0, most_x] {
            svg += &text("faint", x(value), PLOT_TOP + PLOT_HEIGHT + 18.0, 11, "middle", &format!("{value:.0}"));
        }
        svg += &text(
            "faint",
            left + PLOT_WIDTH / 2.0,
            PLOT_TOP + PLOT_HEIGHT + 38.0,
            12,
            "middle",
            "patterns that end the search",
        );
    }
    svg + "</svg>\n"
}
