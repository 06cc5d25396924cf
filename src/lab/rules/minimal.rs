//! The minimal sufficient conditions: all minimal vectors of an upward closed set.
//!
//! The source paper tries every arrangement of outside liberties, the most favourable first, and stops where one fails.
//! Here each success is shrunk to a minimal vector at once, and only the greatest vectors that are not above a known
//! minimal one are tried next, until all of them fail. The most favourable one is tried first, so a pattern that no
//! condition can help costs one test.

use katachi_engines::tsumego::rules::conditions::{ConditionSlot, Conditions};

/// The minimal vectors below `top` for which `test` holds, sorted. Only slots that are set in `top` are examined.
pub(super) fn minimal_conditions(top: Conditions, mut test: impl FnMut(Conditions) -> bool) -> Vec<Conditions> {
    let slots: Vec<ConditionSlot> =
        (0..32).map(ConditionSlot::at).filter(|slot| top.bits() & slot.mask() != 0).collect();
    let mut minimal: Vec<Conditions> = Vec::new();
    let mut failed: Vec<Conditions> = Vec::new();
    let mut greatest = vec![top];
    while let Some(upper) = greatest.pop() {
        if failed.iter().any(|&failed| upper.at_most(failed)) {
            continue;
        }
        if !test(upper) {
            failed.push(upper);
            continue;
        }
        let least = shrunk(upper, &slots, &mut test);
        minimal.push(least);
        greatest.push(upper);
        split(&mut greatest, least, &slots);
    }
    minimal.sort_unstable();
    minimal
}

/// The same without the cut: every arrangement is tried, least first. It serves to measure what the cut saves.
pub(super) fn all_arrangements(top: Conditions, mut test: impl FnMut(Conditions) -> bool) -> Vec<Conditions> {
    let slots: Vec<ConditionSlot> =
        (0..32).map(ConditionSlot::at).filter(|slot| top.bits() & slot.mask() != 0).collect();
    let mut minimal: Vec<Conditions> = Vec::new();
    let mut tried = Conditions::default();
    loop {
        // Arrangements that require less in every slot were tried before.
        if test(tried) && !minimal.iter().any(|least| least.at_most(tried)) {
            minimal.push(tried);
        }
        let Some(next) = slots.iter().position(|slot| tried.bits() & slot.mask() != slot.mask()) else { break };
        let cleared = slots[..next].iter().fold(tried.bits(), |bits, slot| bits & !slot.mask());
        let mask = slots[next].mask();
        // One step more in thermometer code is one bit more.
        let lowest_bit = mask & mask.wrapping_neg();
        let raised = ((cleared & mask) << 1 | lowest_bit) & mask;
        tried = Conditions::from_bits(cleared & !mask | raised);
    }
    minimal.sort_unstable();
    minimal
}

fn shrunk(mut upper: Conditions, slots: &[ConditionSlot], test: &mut impl FnMut(Conditions) -> bool) -> Conditions {
    for &slot in slots {
        loop {
            let lower = upper.lowered(slot);
            if lower == upper || !test(lower) {
                break;
            }
            upper = lower;
        }
    }
    upper
}

/// Replaces the vectors above `least` by the greatest vectors below them that are not above it.
fn split(greatest: &mut Vec<Conditions>, least: Conditions, slots: &[ConditionSlot]) {
    let (above, kept): (Vec<Conditions>, Vec<Conditions>) = greatest.iter().partition(|&&upper| least.at_most(upper));
    *greatest = kept;
    let kept = greatest.len();
    let mut new: Vec<Conditions> = Vec::new();
    for upper in above {
        for &slot in slots.iter().filter(|slot| least.bits() & slot.mask() != 0) {
            let just_below = least.lowered(slot).bits() & slot.mask();
            new.push(Conditions::from_bits(upper.bits() & !slot.mask() | just_below));
        }
    }
    new.sort_unstable();
    new.dedup();
    for (at, &upper) in new.iter().enumerate() {
        let below = |&other: &Conditions| upper != other && upper.at_most(other);
        if !greatest[..kept].iter().any(|other| upper.at_most(*other))
            && !new.iter().enumerate().any(|(o, other)| o != at && below(other))
        {
            greatest.push(upper);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_engines::tsumego::rules::conditions::Demand;

    fn every(slots: usize) -> Vec<Conditions> {
        (0..3_usize.pow(slots as u32))
            .map(|mut number| {
                let mut conditions = Conditions::default();
                for cell in 0..slots {
                    conditions.set(ConditionSlot::at(cell), Demand::from_digit((number % 3) as u8).unwrap());
                    number /= 3;
                }
                conditions
            })
            .collect()
    }

    #[test]
    fn finds_what_trying_all_vectors_finds() {
        let mut seed = 1_u64;
        let mut random = |limit: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) as usize % limit
        };
        for _ in 0..300 {
            let all = every(1 + random(5));
            let seeds: Vec<Conditions> = (0..random(6)).map(|_| all[random(all.len())]).collect();
            let holds = |vector: &Conditions| seeds.iter().any(|seed| seed.at_most(*vector));
            let mut expected: Vec<Conditions> = all
                .iter()
                .copied()
                .filter(|vector| {
                    holds(vector) && !all.iter().any(|other| other != vector && other.at_most(*vector) && holds(other))
                })
                .collect();
            expected.sort_unstable();
            let top = *all.iter().max_by_key(|vector| vector.weight()).unwrap();
            assert_eq!(minimal_conditions(top, |vector| holds(&vector)), expected);
            let mut tried = 0;
            let without_cut = all_arrangements(top, |vector| {
                tried += 1;
                holds(&vector)
            });
            assert_eq!((without_cut, tried), (expected, all.len()));
        }
    }
}
