//! Plots of a few points each, beside each other, as SVG; light and dark follow the viewer's choice.

/// One plot: what is measured, over how many patterns.
pub struct Plot {
    pub title: String,
    pub points: Vec<(f64, f64)>,
    /// The label at a point.
    pub label: fn(f64) -> String,
}

const WIDE: f64 = 250.0;
const HIGH: f64 = 190.0;
const STEP: f64 = 330.0;
const LEFT: f64 = 50.0;
const TOP: f64 = 84.0;

const STYLE: &str = "
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
    let (width, height) = (STEP * plots.len() as f64 + 20.0, TOP + HIGH + 60.0);
    let text = |class: &str, x: f64, y: f64, size: u32, anchor: &str, words: &str| {
        let at = format!("x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\"");
        format!("<text class=\"{class}\" {at}>{words}</text>\n")
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" font-family=\"Helvetica, Arial, sans-serif\">\n<title>{heading}</title>\n\
         <style>{STYLE}</style>\n<rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n"
    );
    svg += &text("ink", LEFT, 28.0, 18, "start", heading);
    svg += &text("faint", LEFT, 46.0, 12, "start", subject);
    for (at, plot) in plots.iter().enumerate() {
        let left = LEFT + STEP * at as f64;
        let most = |axis: fn(&(f64, f64)) -> f64| plot.points.iter().map(axis).fold(1e-9, f64::max);
        let (most_x, most_y) = (most(|point| point.0), most(|point| point.1) * 1.15);
        let x = |value: f64| left + WIDE * value / most_x;
        let y = |value: f64| TOP + HIGH * (1.0 - value / most_y);
        svg += &text("ink", left, TOP - 12.0, 13, "start", &plot.title);
        for (x1, y1, x2, y2) in [(left, TOP, left, TOP + HIGH), (left, TOP + HIGH, left + WIDE, TOP + HIGH)] {
            svg += &format!("<line class=\"grid\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n");
        }
        let line: Vec<String> = plot.points.iter().map(|&(a, b)| format!("{:.1},{:.1}", x(a), y(b))).collect();
        svg += &format!("<polyline class=\"line\" points=\"{}\"/>\n", line.join(" "));
        for &(a, b) in &plot.points {
            svg += &format!("<circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\"/>\n", x(a), y(b));
            svg += &text("ink", x(a), y(b) - 9.0, 11, "middle", &(plot.label)(b));
        }
        for value in [0.0, most_x / 4.0, most_x / 2.0, most_x] {
            svg += &text("faint", x(value), TOP + HIGH + 18.0, 11, "middle", &format!("{value:.0}"));
        }
        svg += &text("faint", left + WIDE / 2.0, TOP + HIGH + 38.0, 12, "middle", "patterns that end the search");
    }
    svg + "</svg>\n"
}
