//! "Professional shapes": the figures of 54,000 professional games. They come with Katachi, without the games, and are
//! read only.
//!
//! They are made by `katachi lab digest` (see `assets/professional/README.md`) and packed into the program. Each part
//! is unpacked when it is first asked for, which takes up to a second. Ask in the background ([`crate::jobs`]).
//! Unpacked parts are kept and shared, until [`forget_unpacked`].

use std::path::Path;
use std::sync::{Arc, OnceLock};

use super::digest::{COLLOCATIONS_FILE, CORNERS_FILE, DigestContents, OPENINGS_FILE, shapes_name};
use super::lines::unpack;
use super::{UnpackedPart, parse_collocations, parse_corners, parse_openings, parse_patterns};
use crate::mining::MinedPatterns;
use crate::mining::collocation::Collocations;
use crate::mining::corner::CornerGraph;
use crate::mining::fuseki::OpeningGraph;
use crate::pattern::Window;

/// The word that takes the place of a library folder on the command line.
pub const PROFESSIONAL: &str = "professional";

const WINDOW_COUNT: usize = 6;

/// The packed shapes of each window, as `katachi lab digest` writes them. A constant would be in the program once for
/// each crate that reads it.
static PACKED_SHAPES: [(&str, &[u8]); WINDOW_COUNT] = [
    ("square:3", include_bytes!("../../../assets/professional/shapes-square-3.ron.zst")),
    ("diamond:2", include_bytes!("../../../assets/professional/shapes-diamond-2.ron.zst")),
    ("square:5", include_bytes!("../../../assets/professional/shapes-square-5.ron.zst")),
    ("diamond:3", include_bytes!("../../../assets/professional/shapes-diamond-3.ron.zst")),
    ("square:7", include_bytes!("../../../assets/professional/shapes-square-7.ron.zst")),
    ("square:9", include_bytes!("../../../assets/professional/shapes-square-9.ron.zst")),
];

static SHAPES: [UnpackedPart<MinedPatterns>; WINDOW_COUNT] = [const { UnpackedPart::packed() }; WINDOW_COUNT];
static COLLOCATIONS: UnpackedPart<Collocations> = UnpackedPart::packed();
static CORNERS: UnpackedPart<CornerGraph> = UnpackedPart::packed();
static OPENINGS: UnpackedPart<OpeningGraph> = UnpackedPart::packed();

/// The windows that have shapes here. Each lies around a move and shows the position before it.
pub fn windows() -> impl ExactSizeIterator<Item = Window> {
    PACKED_SHAPES.iter().map(|(window, _)| window.parse().expect("the list has windows"))
}

/// The most frequent shapes of a window; `None` for other windows than [`windows`].
pub fn shapes(window: &Window) -> Option<Arc<MinedPatterns>> {
    let at = windows().position(|known| known == *window)?;
    let (name, packed) = PACKED_SHAPES[at];
    Some(SHAPES[at].get_or_read(|| read(packed, &shapes_name(name), parse_patterns)))
}

/// Which shape follows which, in 9×9 windows.
pub fn collocations() -> Arc<Collocations> {
    const PACKED: &[u8] = include_bytes!("../../../assets/professional/collocations.ron.zst");
    COLLOCATIONS.get_or_read(|| read(PACKED, COLLOCATIONS_FILE, parse_collocations))
}

/// The moves that are played in corners of 10×10 points.
pub fn corners() -> Arc<CornerGraph> {
    const PACKED: &[u8] = include_bytes!("../../../assets/professional/corners.ron.zst");
    CORNERS.get_or_read(|| read(PACKED, CORNERS_FILE, parse_corners))
}

/// The first moves on 19×19.
pub fn openings() -> Arc<OpeningGraph> {
    const PACKED: &[u8] = include_bytes!("../../../assets/professional/openings.ron.zst");
    OPENINGS.get_or_read(|| read(PACKED, OPENINGS_FILE, parse_openings))
}

/// The numbers of games and moves behind the figures. Quick: nothing is unpacked.
pub fn contents() -> &'static DigestContents {
    static CACHE: OnceLock<DigestContents> = OnceLock::new();
    const TEXT: &str = include_str!("../../../assets/professional/contents.ron");
    CACHE.get_or_init(|| ron::from_str(TEXT).expect("a test reads it"))
}

/// Forgets all unpacked parts. Whoever holds one shares it with who asks later. The others are then unpacked again.
pub fn forget_unpacked() {
    SHAPES.iter().for_each(UnpackedPart::forget);
    COLLOCATIONS.forget();
    CORNERS.forget();
    OPENINGS.forget();
}

fn read<T, E: std::fmt::Display>(packed: &[u8], name: &str, parse: impl Fn(&str, &Path) -> Result<T, E>) -> T {
    let path = Path::new(PROFESSIONAL).join(name);
    let text =
        unpack(packed).unwrap_or_else(|what| panic!("{name} is part of the program and a test reads it: {what}"));
    parse(&text, &path).unwrap_or_else(|what| panic!("{name} is part of the program and a test reads it: {what}"))
}
