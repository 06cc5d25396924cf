//! The surroundings of a point as a number: two bits a cell.

/// Cells of 5×5, two bits each, row by row from the top left; the centre is 0.
pub(super) type Code = u64;

/// Cells a side.
pub(super) const CODE_WIDTH: usize = 5;

/// The contents of a pattern's cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Around {
    Empty,
    Attacker,
    Defender,
    OffBoard,
}

/// For each number of five bits: its bits moved to the even places, by [`spread`].
pub(super) const SPREAD_BITS: [Code; 32] = {
    let mut table = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        table[bits] = spread(bits);
        bits += 1;
    }
    table
};

/// Moves bit n to bit 2n, so that there is room for a cell's second bit.
pub(super) const fn spread(bits: usize) -> Code {
    let (mut spread, mut at) = (0, 0);
    while bits >> at != 0 {
        if bits >> at & 1 == 1 {
            spread |= 1 << (2 * at);
        }
        at += 1;
    }
    spread
}

/// The surroundings of a field's point, as far as they lie outside the field. `look` takes the distance in columns and
/// rows; it returns `None` for a point of the field.
pub(super) fn rim(look: impl Fn(i32, i32) -> Option<Around>) -> Code {
    let mut code = 0;
    for y in -2..=2 {
        for x in -2..=2 {
            let value = match look(x, y) {
                None | Some(Around::Empty) => 0,
                Some(Around::Attacker) => 1,
                Some(Around::Defender) => 2,
                Some(Around::OffBoard) => 3,
            };
            code |= value << (2 * ((y + 2) * CODE_WIDTH as i32 + x + 2));
        }
    }
    code
}

/// The eight cells next to the centre, two bits each, row by row.
pub(super) fn near_rim(rim: Code) -> u16 {
    let near = |row: usize| (rim >> (2 * (row * CODE_WIDTH + 1)) & 63) as u16;
    near(1) | (near(2) & 3) << 6 | near(2) >> 4 << 8 | near(3) << 10
}
