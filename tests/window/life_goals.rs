//! Rules of connection and capture in the Life workspace: generated, listed, described, and used by the checker.

use crate::support::window::{self, LARGE_SCREEN, Window, click, settle};
use egui::{Key, Role};
use egui_kittest::kittest::Queryable;
use katachi::app::life::{LifeCommand, LifeView};
use katachi::app::{Command, Workspace};
use katachi::go::{BoardSize, Color, Point};
use katachi::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi::tsumego::rules::{CaptureStatus, WhitePass};

fn act(window: &mut Window, command: LifeCommand) {
    window::act(window, Command::Life(command));
    settle(window);
}

#[test]
fn rules_of_connection_and_capture_are_made_listed_and_said_in_words() {
    let mut window = window::in_workspace(Key::Num7, Workspace::Life, LARGE_SCREEN);
    act(&mut window, LifeCommand::Show(LifeView::Rules));
    for (goal, place, words) in [
        (RuleGoal::Connect, RuleFramePlace::Side, "Black connects the two marked strings even if White moves first."),
        (RuleGoal::Capture, RuleFramePlace::Corner, "Black takes the marked string even if White moves first."),
    ] {
        let frame = RuleFrame::new(place, 2, 2).unwrap();
        act(&mut window, LifeCommand::Generate { goal, frame, threats: false, pass: WhitePass::Always });
        let browser = window.state().state().life().browser();
        let (set, rule) = browser.get(browser.rows()[0]).unwrap();
        assert!((set.goal, set.frame) == (goal, frame) && rule.marks != 0);
        assert!(browser.rows().iter().all(|&row| browser.get(row).is_some_and(|(set, _)| set.goal == goal)));
        act(&mut window, LifeCommand::SelectRule(0));
        window.get_by_label_contains(words);
        assert!(window.get_all_by_label_contains(&format!("{goal}, {frame}, won")).next().is_some());
        let said = window::words(&window, "Rule");
        assert!(said.contains(" is marked"), "{said}");
    }
    // A white stone in the corner with a black stone beside it: the other neighbour is its last liberty.
    click(&mut window, "Checker");
    act(&mut window, LifeCommand::Clear(BoardSize::NINETEEN));
    for (point, color) in [(Point::new(0, 18), Color::White), (Point::new(0, 17), Color::Black)] {
        act(&mut window, LifeCommand::Click { point, color: Some(color) });
    }
    act(&mut window, LifeCommand::Mark(Some(Point::new(0, 18))));
    let group = window.state().state().life().group().unwrap();
    assert_eq!((group.color, group.taken), (Color::White, Some(CaptureStatus::IfFirst(Point::new(1, 18)))));
    window.get_by_label_contains("A rule takes it if Black plays B1 first.");
}

#[test]
fn rules_are_made_and_counted_as_white_may_pass() {
    let choose = |window: &mut Window, list: &str, choice: &str| {
        window.get_by_role_and_label(Role::ComboBox, list).click_accesskit();
        settle(window);
        window.get_by_label(choice).click_accesskit();
        settle(window);
    };
    // The larger corner has 6,619 and 18,913 rules if White may always pass.
    for (side, choice, wanted, sentence, counts) in [
        (
            2,
            "never",
            WhitePass::Never,
            "White may never pass; some of these rules are false on a board.",
            "4 and 17 before",
        ),
        (
            3,
            "where she has another move",
            WhitePass::WithMove,
            "White may pass only where she has another move; some of these rules need her help.",
            "6,965 and 19,656 before",
        ),
    ] {
        let mut window = window::in_workspace(Key::Num7, Workspace::Life, LARGE_SCREEN);
        act(&mut window, LifeCommand::Show(LifeView::Rules));
        window.get_by_label("Make further rules").click_accesskit();
        settle(&mut window);
        choose(&mut window, "Rectangle", &format!("corner {side}x{side}"));
        let frame = RuleFrame::new(RuleFramePlace::Corner, side, side).unwrap();
        let pass =
            |window: &Window| window.state().state().life().browser().book().get(RuleGoal::Eye, frame).unwrap().pass;
        assert_eq!(pass(&window), WhitePass::Always);
        assert!(window.query_by_label(sentence).is_none());
        choose(&mut window, "White may pass", choice);
        window.get_by_label(sentence);
        window.get_by_role_and_label(Role::Button, "Make").click_accesskit();
        settle(&mut window);
        assert_eq!(pass(&window), wanted);
        window.get_by_label(sentence);
        window.get_by_label_contains(counts);
    }
}

#[test]
fn groups_that_the_rules_recognise_are_counted_in_a_table() {
    let mut window = window::bare(LARGE_SCREEN);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("two-eyes.sgf");
    std::fs::write(&file, "(;SZ[9]AB[ba][da][ab][bb][cb][db];W[gg];B[hh])").unwrap();
    window::act(&mut window, Command::Open(vec![file]));
    window::press(&mut window, Key::Num7);
    act(&mut window, LifeCommand::Show(LifeView::Rules));
    window.get_by_label("Recognised groups").click_accesskit();
    settle(&mut window);
    window.get_by_label("Count the groups").click_accesskit();
    settle(&mut window);
    window.get_by_label("1 group in 1 game");
    window.get_by_label("within 20 positions");
    let rows: Vec<_> = window.state().state().life().group_curve().unwrap().rows().collect();
    assert_eq!((rows.len(), rows[0]), (5, (0, [1, 1])), "two eyes in the corner need no rule");
    assert!(rows.is_sorted_by_key(|(rules, _)| *rules) && rows[4].0 > 50_000, "{rows:?}");
}
