//! Reading a record, one edit and writing change that edit alone. An independent reader compares property by property.

use std::ops::ControlFlow;
use std::path::PathBuf;

use crate::support::sgf_reader::{PlainNode, games};
use crate::support::shared::shared;
use katachi::corpus::load::load;
use katachi::corpus::sgf::{ReadItem, WarningKind, read_records, read_trees, to_sgf_bytes};
use katachi::corpus::source;
use katachi::go::{GameTree, NodeId};
use katachi::library::export;
use katachi::progress::Progress;

const WORDS: &str = "A remark [of\\] this test";

/// The properties that were compared.
#[derive(Debug, Default)]
struct Tally {
    games: usize,
    properties: usize,
    /// Games whose text is damaged: the writer mends it.
    damaged: usize,
    /// Damaged games that are written the same all the same.
    damaged_and_same: usize,
    failures: Vec<String>,
}

/// Damage that two readers may mend in two ways.
fn is_damage(kind: WarningKind) -> bool {
    use WarningKind::*;
    matches!(
        kind,
        MissingOpen
            | MissingClose
            | MissingSemicolon
            | NodeAfterVariations
            | UnclosedValue
            | UnescapedBracket
            | ValueWithoutProperty
            | PropertyWithoutValue
            | LowerCaseProperty
            | Junk
    )
}

/// The nodes without the character set of the root and without the comment of one node.
fn comparable(nodes: &[PlainNode], edited: usize) -> Vec<PlainNode> {
    let mut nodes = nodes.to_vec();
    nodes[0].properties.retain(|(name, _)| name != "CA");
    nodes[edited].properties.retain(|(name, _)| name != "C");
    nodes
}

/// `None` if only the comment with [`WORDS`] differs, else the first difference.
fn difference(before: &[PlainNode], after: &[PlainNode]) -> Option<String> {
    let Some(edited) = after.iter().position(|node| node.values("C").is_some_and(|values| *values == [WORDS])) else {
        return Some("the edit is not there".to_owned());
    };
    if before.len() != after.len() {
        return Some(format!("{} nodes became {}", before.len(), after.len()));
    }
    let (before, after) = (comparable(before, edited), comparable(after, edited));
    let differing = before.iter().zip(&after).find(|(before, after)| before != after);
    differing.map(|(before, after)| format!("{before:?} became {after:?}"))
}

/// Comments on one node of the main line, another one for every game. A node with several moves is several nodes of
/// the tree, and a comment may part them; then on the root.
fn with_remark(mut tree: GameTree, number: usize, nodes: usize) -> Vec<u8> {
    let line: Vec<NodeId> = std::iter::successors(Some(NodeId::ROOT), |&at| tree.main_child(at)).collect();
    let at = if tree.len() == nodes { line[number * 7 % line.len()] } else { NodeId::ROOT };
    tree.node_mut(at).comment = "A remark [of] this test".to_owned();
    to_sgf_bytes(&tree)
}

fn compare(name: &str, bytes: &[u8], most: usize, tally: &mut Tally) {
    let mut damaged = Vec::new();
    let reading = read_records(bytes, &mut |item| {
        if let ReadItem::Record { record, .. } = item {
            damaged.push(record.warnings.iter().any(|warning| is_damage(warning.kind)));
        } else {
            damaged.push(true);
        }
    });
    let encoding = encoding_rs::Encoding::for_label(reading.encoding.as_bytes()).unwrap();
    let before = games(&encoding.decode(bytes).0);
    read_trees(bytes, &|_| true, &mut |index, tree| {
        let index = index as usize;
        let (Ok(tree), true) = (tree, tally.games < most) else { return ControlFlow::Continue(()) };
        let is_damaged = damaged[index] || before.len() != reading.games as usize;
        let written = with_remark(tree, tally.games, before.get(index).map_or(0, Vec::len));
        let after = games(&String::from_utf8_lossy(&written));
        tally.games += 1;
        tally.damaged += usize::from(is_damaged);
        tally.properties += before.get(index).into_iter().flatten().map(|node| node.properties.len()).sum::<usize>();
        let found = match (before.get(index), &after[..]) {
            (Some(before), [after]) => difference(before, after),
            (_, after) => Some(format!("{} games written", after.len())),
        };
        match found {
            None => tally.damaged_and_same += usize::from(is_damaged),
            Some(found) if !is_damaged => tally.failures.push(format!("{name} {index}: {found}")),
            Some(_) => {}
        }
        ControlFlow::Continue(())
    });
}

fn compare_all(paths: &[PathBuf], most: usize) -> Tally {
    let (mut tally, progress) = (Tally::default(), Progress::new());
    for file in &source::list(paths, &progress).unwrap().files {
        let read = source::read(file, &progress, &mut |member, bytes| {
            compare(&format!("{} {}", file.path.display(), member.unwrap_or("")), &bytes, most, &mut tally);
            if tally.games >= most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(read.is_ok(), "{read:?}");
    }
    tally
}

/// A little of everything that a record may hold.
const RECORD: &str = "(;FF[4]GM[1]CA[UTF-8]AP[Pencil:1.2]ST[2]SZ[13]GN[Third round]GC[Of the game\\: much]AN[A]SO[B]US[C]\
    CP[D]ON[E]PB[F]BT[G]PW[H]WT[I]KM[5,5]HA[0]MN[3]PM[1]KGSDE[dd:cc]VERSION[2][3]\n;B[dd]N[one]GB[2]BL[12.5]OB[4]C[x]\n\
    (;W[jj]GW[1]UC[1]HO[2]V[-3.5]AR[aa:bb]LN[cc:dd]SL[ee:ff]DD[]TB[aa][bb]TW[cc:dd]LB[ab:A label][cd:1\\:2]\n;AE[dd]AB[ee]PL[W]\
    DM[1]FG[1:Figure]BM[1]DO[]IT[]TE[2]SQ[aa]TR[bb]MA[cc]CR[dd]XY[a\\]b][]\n;W[kk]KO[]WV[zz])\n(;W[dj]C[a]C[b]\n;B[tt]LZ[1]))\n";

#[test]
fn one_edit_of_a_record_changes_that_edit_alone() {
    let mut tally = Tally::default();
    for number in 0..8 {
        tally.games = number;
        compare("the record", RECORD.as_bytes(), usize::MAX, &mut tally);
    }
    assert_eq!((tally.failures, tally.damaged), (Vec::<String>::new(), 0));
    assert!(tally.properties > 8 * 60);
}

#[test]
fn the_comparison_sees_what_is_lost() {
    let before = &games(RECORD)[0];
    let edited = games(&RECORD.replacen("C[x]", &format!("C[{WORDS}]"), 1)).remove(0);
    assert_eq!(difference(before, &edited), None);
    for lost in ["GC[Of the game\\: much]", "KO[]", "[bb]TW", ";B[tt]LZ[1]", "C[a]"] {
        let text = RECORD.replacen("C[x]", &format!("C[{WORDS}]"), 1).replacen(lost, "", 1);
        assert!(difference(before, &games(&text)[0]).is_some(), "{lost}");
    }
}

#[test]
fn a_collection_of_exported_games_has_all_that_their_files_have() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("games.sgf"), folder.path().join("out.sgf"));
    let text = format!("{RECORD}(;GM[1]SZ[9]XX[é];B[aa]YY[1])\n{RECORD}").replacen("dd]N", "ff]N", 1);
    std::fs::write(&file, &text).unwrap();
    let progress = Progress::new();
    let loaded = load(std::slice::from_ref(&file), None, true, &progress).unwrap();
    let all = loaded.corpus.games();
    let exported = export::to_collection(&loaded, all, &out, &progress).unwrap();
    assert_eq!((exported.games, exported.main_line_only.len()), (3, 0));
    assert_eq!(std::fs::read_to_string(&out).unwrap(), text.replace("(;GM[1]SZ[9]", "(;CA[UTF-8]GM[1]SZ[9]"));
}

#[test]
fn one_edit_of_any_real_record_changes_that_edit_alone() {
    let Some(shared) = shared("") else { return };
    let real = compare_all(&[shared.join("dirty/real")], usize::MAX);
    let professionals = compare_all(&[shared.join("corpus/pro.tar.zst")], 10_000);
    for (name, tally) in [("dirty/real", real), ("professionals", professionals)] {
        let Tally { games, properties, damaged, damaged_and_same, failures } = tally;
        println!(
            "{name}: {games} games, {properties} properties; {damaged_and_same} of {damaged} damaged ones the same"
        );
        assert!(
            failures.is_empty(),
            "{name}: {} differ\n{}",
            failures.len(),
            failures[..failures.len().min(20)].join("\n")
        );
        assert!(games > 300 && damaged * 4 < games, "{name}");
    }
}
