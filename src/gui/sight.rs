//! Simulates colour vision deficiencies, to test that everybody can tell the colours apart.

use egui::Color32;

/// Kinds of colour vision.
#[derive(Clone, Copy, Debug)]
pub enum Eye {
    All,
    /// Lacks the cones for long wavelengths: about 1 % of men.
    Protan,
    /// Lacks the cones for medium wavelengths: about 1 % of men; in many more these cones are weak.
    Deutan,
    /// Lacks the cones for short wavelengths: rare.
    Tritan,
}

impl Eye {
    pub const ALL: [Eye; 4] = [Eye::All, Eye::Protan, Eye::Deutan, Eye::Tritan];

    /// The matrix for linear red, green and blue (Machado, Oliveira and Fernandes, 2009, at full severity).
    fn rows(self) -> [[f64; 3]; 3] {
        match self {
            Eye::All => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Eye::Protan => {
                [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
            }
            Eye::Deutan => {
                [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
            }
            Eye::Tritan => {
                [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
            }
        }
    }

    /// Perceived distance (Ottosson, Oklab, 2020), from 0 to about 1. Side by side, 0.02 can just be told apart.
    pub fn distance(self, a: Color32, b: Color32) -> f64 {
        let (a, b) = (self.oklab(a), self.oklab(b));
        a.iter().zip(b).map(|(x, y)| (x - y).powi(2)).sum::<f64>().sqrt()
    }

    fn oklab(self, color: Color32) -> [f64; 3] {
        let linear = [color.r(), color.g(), color.b()].map(|value| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        let seen = |row: [f64; 3]| row.iter().zip(linear).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0);
        let [r, g, b] = self.rows().map(seen);
        let l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b).cbrt();
        let m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b).cbrt();
        let s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b).cbrt();
        [
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
        ]
    }
}

/// Asserts that any two of these colours differ by at least `least` for every kind of vision.
pub fn told_apart(colors: &[Color32], least: f64) {
    for eye in Eye::ALL {
        for (at, &one) in colors.iter().enumerate() {
            for &other in &colors[at + 1..] {
                let distance = eye.distance(one, other);
                assert!(distance >= least, "{eye:?}: {one:?} and {other:?}: {distance:.3}");
            }
        }
    }
}

#[test]
fn who_sees_no_red_takes_this_red_for_that_green() {
    let (red, green) = (Color32::from_rgb(180, 60, 40), Color32::from_rgb(80, 90, 40));
    assert!(Eye::All.distance(red, green) > 0.15);
    assert!(Eye::Protan.distance(red, green) < 0.06);
}
