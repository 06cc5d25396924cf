//! Games to mine, and what one machine finds in them.

use std::path::{Path, PathBuf};

use katachi_core::library;
use katachi_core::mining::{MiningParams, PatternSource, mine};
use katachi_core::progress::Progress;
use tempfile::TempDir;

/// A library, and folders for the result and for the parts.
pub struct Home {
    pub library: PathBuf,
    pub out: PathBuf,
    pub work: PathBuf,
    folder: TempDir,
}

impl Home {
    pub fn new() -> Home {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::write(path("games.sgf"), games(40)).unwrap();
        let library = path("games.katachi");
        library::import_alone(&library, &[path("games.sgf")], &Progress::new()).unwrap();
        std::fs::create_dir(path("work")).unwrap();
        std::fs::create_dir(path("results")).unwrap();
        Home { library, out: path("results").join("shapes.ron"), work: path("work"), folder }
    }

    /// The bytes of one machine that mines the whole library, as `katachi mine --out` writes them.
    pub fn mined_alone(&self) -> Vec<u8> {
        let corpus = library::open(&self.library, &Progress::new()).unwrap().corpus;
        let params =
            MiningParams { min_count: 2, ..MiningParams::new("square:3".parse().unwrap(), PatternSource::Move) };
        let mined = mine(&corpus, &params, &Progress::new()).unwrap();
        assert!(mined.len() > 100);
        let path = self.path().join("alone.ron");
        katachi_tables::save_patterns(&mined, &path).unwrap();
        std::fs::read(path).unwrap()
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

/// Games of 40 moves on 9×9: all on different points, drawn from a fixed seed.
fn games(count: u32) -> String {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut draw = |most: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % most
    };
    let mut text = String::new();
    for game in 0..count {
        let winner = ["B", "W"][draw(2) as usize];
        text += &format!("(;GM[1]FF[4]SZ[9]PB[b{}]PW[w]DT[{}]RE[{winner}+1.5]", game % 3, 1950 + draw(50));
        let mut points: Vec<(u8, u8)> = (0..81).map(|at| (at % 9, at / 9)).collect();
        for number in 0..40 {
            let (column, row) = points.swap_remove(draw(points.len() as u64) as usize);
            let color = ["B", "W"][number % 2];
            text += &format!(";{color}[{}{}]", char::from(b'a' + column), char::from(b'a' + row));
        }
        text += ")\n";
    }
    text
}
