//! No bytes make the reader panic, hang or contradict itself.

use crate::support::fuzz::cases;
use katachi::corpus::sgf::{ReadItem, read_record_tree, read_records};
use katachi::go::{GameView, NodeId};
use proptest::prelude::*;

/// Checks what must hold for any file.
fn holds(bytes: &[u8]) {
    let mut next = 0;
    let mut whole_file = 0;
    let reading = read_records(bytes, &mut |item| match item {
        ReadItem::Record { index, record } => {
            assert_eq!(index, next);
            next += 1;
            let played = record.moves.len() as u32;
            assert!(played <= record.recorded_moves);
            assert!(played == record.recorded_moves || record.cut_short.is_some() || !record.warnings.is_empty());
            assert!(record.cut_short.as_ref().is_none_or(|cut| cut.at_move == played + 1));
            assert!(record.setup.is_sorted_by_key(|stone| stone.before_move));
            assert!(record.setup.iter().all(|stone| record.size.contains(stone.point) && stone.before_move <= played));
            // Every kept move can be played on the board.
            let game = GameView { size: record.size, setup: &record.setup, moves: &record.moves };
            let mut replay = game.replay();
            while let Some(play) = replay.next_move() {
                assert!(play.point().is_none_or(|point| replay.board().is_empty(point)));
                replay.advance();
            }
            // The viewer's tree agrees.
            let tree = read_record_tree(bytes, index).unwrap();
            let mut at = Some(NodeId::ROOT);
            let mut line = Vec::new();
            while let Some(id) = at {
                line.extend(tree.node(id).play);
                at = tree.main_child(id);
            }
            assert!(line.starts_with(&record.moves), "{line:?} {:?}", record.moves);
        }
        ReadItem::Skipped { index: Some(index), reason } => {
            assert_eq!(index, next);
            next += 1;
            assert_eq!(read_record_tree(bytes, index).unwrap_err(), reason);
        }
        ReadItem::Skipped { index: None, .. } => whole_file += 1,
    });
    assert_eq!((reading.games, whole_file), (next, u32::from(next == 0)));
}

const GAMES: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[名人\\]]PW[b]KM[6.5]HA[2]AB[cc:cd][gg]AW[ee]C[text [1\\]\nline];W[aa];B[bb]\
    (;W[cd]LB[aa:x]TR[bb])(;AE[cc]W[];B[tt](;W[ab])(;W[ba]C[(;B[aa\\])])))\n(;SZ[5]HA[2];W[cc];B[dd])";

fn pieces() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => prop::sample::select(
            &["(", ")", ";", "[", "]", "\\", "B", "W", "[aa]", "[bb]", "[aa:cc]", "[]", "AB", "AE", "C", "SZ[3]", "HA[2]",
              ";B[aa]", ";W[ba]", ";B[ab]", ";W[]", "(;", "(;GM[1]", "LB[aa:b]", "TR", "PB[x", " ", "\n", "é", "\u{3000}",
              "\0", "CA[GBK]", "x", "White"][..]
        ).prop_map(|text| text.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 1..4),
    ];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

/// A valid file with ranges cut out, doubled or overwritten.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<prop::sample::Index>(), 0usize..12, 0u8..4, any::<u8>());
    prop::collection::vec(change, 1..12).prop_map(|changes| {
        let mut bytes = GAMES.as_bytes().to_vec();
        for (at, length, kind, byte) in changes {
            if bytes.is_empty() {
                break;
            }
            let start = at.index(bytes.len());
            let end = (start + length).min(bytes.len());
            match kind {
                0 => _ = bytes.drain(start..end),
                1 => {
                    let copy = bytes[start..end].to_vec();
                    bytes.splice(end..end, copy);
                }
                2 => bytes[start] = byte,
                _ => bytes.insert(start, b"()[];\\BWC\0"[usize::from(byte) % 10]),
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(cases(500, 2000))]

    #[test]
    fn arbitrary_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        holds(&bytes);
    }

    #[test]
    fn pieces_of_sgf_in_any_order_are_survived(bytes in pieces()) {
        holds(&bytes);
    }

    #[test]
    fn damaged_games_are_survived(bytes in mutated()) {
        holds(&bytes);
    }
}

#[test]
fn the_undamaged_games_are_read_whole() {
    holds(GAMES.as_bytes());
    assert_eq!(read_records(GAMES.as_bytes(), &mut |_| ()).games, 2);
}
