//! Rules with outside conditions: the counts of the source paper and of the specification.

use katachi::progress::Progress;
use katachi::tsumego::rules::counter::{count_rules, table_of_the_paper};
use katachi::tsumego::rules::frame::{Frame, Goal, Place};
use katachi::tsumego::rules::{RuleSet, generate};

fn frame(place: Place, width: usize, height: usize) -> Frame {
    Frame::new(place, width, height).unwrap()
}

fn generated(goal: Goal, frame: Frame) -> RuleSet {
    generate(goal, frame, &Progress::new()).unwrap()
}

#[test]
fn all_counts_of_the_first_table_to_the_digit() {
    let printed: [(u64, u128); 19] = [
        (81, 5_133),
        (729, 184_137),
        (6_561, 6_498_165),
        (19_683, 23_719_791),
        (59_049, 228_469_857),
        (531_441, 3_238_523_049),
        (531_441, 8_023_996_893),
        (14_348_907, 464_991_949_659),
        (729, 541_101),
        (6_561, 18_513_177),
        (19_683, 191_890_599),
        (59_049, 631_651_053),
        (531_441, 20_752_761_345),
        (531_441, 21_555_306_681),
        (531_441, 68_094_804_369),
        (14_348_907, 2_353_796_975_871),
        (19_683, 663_693_159),
        (531_441, 239_111_765_601),
        (14_348_907, 59_241_069_331_995),
    ];
    let counted: Vec<(u64, u128)> =
        table_of_the_paper().into_iter().map(count_rules).map(|counts| (counts.patterns, counts.printed)).collect();
    assert_eq!(counted, printed);
}

#[test]
fn the_wrap_shows_in_the_largest_alone_and_the_text_counts_otherwise() {
    for frame in table_of_the_paper() {
        let counts = count_rules(frame);
        let wrapped = counts.unwrapped - counts.printed;
        let largest = frame.place() == Place::Centre && frame.cell_count() == 15;
        assert_eq!(wrapped, if largest { 6_291 << 32 } else { 0 }, "{frame}");
    }
    assert_eq!(count_rules(frame(Place::Centre, 5, 3)).unwrapped, 86_260_708_591_131);
    let defined = |place, width, height| count_rules(frame(place, width, height)).defined;
    assert_eq!(defined(Place::Corner, 2, 2), 17_085);
    assert_eq!(defined(Place::Centre, 3, 3), 8_106_545_271);
    assert_eq!(defined(Place::Centre, 5, 3), 6_765_694_018_249_935);
}

#[test]
fn as_many_rules_as_the_specification_says() {
    let expected = [
        (Goal::Eye, Place::Side, 3, 2, (9, 62), (9, 62)),
        (Goal::Eye, Place::Side, 4, 2, (204, 1354), (80, 596)),
        (Goal::Eye, Place::Side, 3, 3, (545, 3922), (387, 3021)),
        (Goal::Live, Place::Corner, 4, 2, (13, 107), (13, 107)),
        (Goal::Live, Place::Corner, 3, 3, (120, 976), (120, 976)),
    ];
    for (goal, place, width, height, raw, net) in expected {
        let set = generated(goal, frame(place, width, height));
        let counts = ((set.won_raw, set.winning_raw), (set.won.len(), set.winning.len()));
        assert_eq!(counts, (raw, net), "{goal} {}", set.frame);
    }
}
