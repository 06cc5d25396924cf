//! Tells the kind of a Katachi result from the file's first lines, for files that are opened without naming a kind.

use std::io::{BufReader, Read};
use std::path::Path;

use super::lines::ZSTD_MAGIC;
use crate::files::OpenFile;
use crate::pattern::Window;

/// The first bytes of every Parquet file.
pub const PARQUET_MAGIC: [u8; 4] = *b"PAR1";

/// The kind of result that a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultKind {
    Patterns,
    Collocations,
    Corners,
    Openings,
    Rules,
    /// Don't-care templates.
    Templates,
    /// Katachi keeps these for itself alone.
    CostlyShapes,
}

/// Number of bytes to read. The parameters stand before the first row.
const HEAD_BYTES: u64 = 2048;

/// The kind of a file, from the text before its first row. `None` if it cannot be read or is of no known kind.
///
/// Nothing else is checked. Opening the file does that, with an error that says what is wrong.
pub fn result_kind(path: &Path) -> Option<ResultKind> {
    let head = head_of(path)?;
    if head.starts_with(&PARQUET_MAGIC) {
        // Nothing else is kept as Parquet.
        return Some(ResultKind::Patterns);
    }
    let text = String::from_utf8_lossy(&head);
    // Cut off the names of clusters: they may contain any word.
    let text = text.split("cluster_names:").next().unwrap_or_default();
    // A word of each kind that no other kind has before its rows.
    let words = [
        ("costly_shapes:", ResultKind::CostlyShapes),
        ("distinct_pairs:", ResultKind::Collocations),
        ("sets:", ResultKind::Rules),
        ("stop:", ResultKind::Corners),
        ("positions:", ResultKind::Openings),
        ("max_wildcards:", ResultKind::Templates),
        ("distinct:", ResultKind::Patterns),
    ];
    words.into_iter().find(|(word, _)| text.contains(word)).map(|(_, kind)| kind)
}

/// The window of a result as RON, from the text before its first row. `None` if it is not there; opening the file says
/// why.
pub fn window_of_result(path: &Path) -> Option<Window> {
    let head = head_of(path)?;
    let text = String::from_utf8_lossy(&head);
    let window = text.split_once("window:")?.1.trim_start().strip_prefix('"')?;
    window.split_once('"')?.0.parse().ok()
}

/// The first bytes of a file, unpacked if they are compressed. `None` if it cannot be read.
fn head_of(path: &Path) -> Option<Vec<u8>> {
    let mut reader = BufReader::new(OpenFile::open(path).ok()?);
    let mut magic = [0; ZSTD_MAGIC.len()];
    reader.read_exact(&mut magic).ok()?;
    let mut head = Vec::new();
    let begun = (&magic[..]).chain(reader);
    if magic == ZSTD_MAGIC {
        zstd::Decoder::new(begun).ok()?.take(HEAD_BYTES).read_to_end(&mut head).ok()?;
    } else {
        begun.take(HEAD_BYTES).read_to_end(&mut head).ok()?;
    }
    Some(head)
}

#[cfg(test)]
mod tests {
    use std::fs::File;

    use super::*;

    #[test]
    fn the_kind_is_told_from_the_first_lines() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
        let files = [
            ("professional/shapes-square-3.ron.zst", ResultKind::Patterns),
            ("professional/collocations.ron.zst", ResultKind::Collocations),
            ("professional/corners.ron.zst", ResultKind::Corners),
            ("professional/openings.ron.zst", ResultKind::Openings),
            ("rules.ron.zst", ResultKind::Rules),
        ];
        let window = |name: &str| window_of_result(&assets.join(name)).map(|window| window.to_string());
        assert_eq!(window("professional/shapes-square-3.ron.zst").as_deref(), Some("square:3"));
        assert_eq!(window("professional/collocations.ron.zst").as_deref(), Some("square:9"));
        assert_eq!(window("professional/corners.ron.zst"), None);
        let dir = tempfile::tempdir().unwrap();
        for (name, kind) in files {
            assert_eq!(result_kind(&assets.join(name)), Some(kind), "{name}");
            let unpacked = dir.path().join("unpacked.ron");
            std::fs::write(&unpacked, zstd::decode_all(File::open(assets.join(name)).unwrap()).unwrap()).unwrap();
            assert_eq!(result_kind(&unpacked), Some(kind), "{name}, unpacked");
        }
        let named = dir.path().join("named.ron");
        let mut shapes = (*crate::library::professional::shapes(&"square:3".parse().unwrap()).unwrap()).clone();
        shapes.cluster_names.set(4, 0, "distinct_pairs: sets: stop:").unwrap();
        crate::library::save_ron_patterns(&shapes, &named).unwrap();
        assert_eq!(result_kind(&named), Some(ResultKind::Patterns), "whatever a cluster is called");
        assert_eq!(crate::library::open_ron_patterns(&named).unwrap(), shapes);
        let other = dir.path().join("other.ron");
        std::fs::write(&other, "(format: 1)").unwrap();
        assert_eq!(result_kind(&other), None);
        assert_eq!(result_kind(&dir.path().join("none.ron")), None);
    }
}
