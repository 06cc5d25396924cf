mod files;

use super::choice::{Disguise, disguised, speaking};
use super::{Language, current};

#[test]
fn tags_of_systems_name_their_language() {
    let of = Language::of_tag;
    assert_eq!(of("en_US.UTF-8"), Some(Language::En));
    assert_eq!(of("ja"), Some(Language::Ja));
    assert_eq!(of("ko_KR.eucKR"), Some(Language::Ko));
    assert_eq!(of("zh_CN.GB18030"), Some(Language::ZhHans));
    assert_eq!(of("zh-Hans-HK"), Some(Language::ZhHans));
    assert_eq!(of("zh-SG"), Some(Language::ZhHans));
    assert_eq!(of("zh_TW"), Some(Language::ZhHant));
    assert_eq!(of("zh-Hant"), Some(Language::ZhHant));
    assert_eq!(of("zh_HK.UTF-8@x"), Some(Language::ZhHant));
    assert_eq!(of("de_DE.UTF-8"), None);
    assert_eq!(of("C"), None);
    for language in Language::ALL {
        assert_eq!(of(language.tag()), Some(language));
    }
}

#[test]
fn a_thread_has_its_own_language_as_long_as_it_is_asked_for() {
    assert_eq!(current(), Language::En);
    {
        let _korean = speaking(Language::Ko);
        assert_eq!(current(), Language::Ko);
        {
            let _wide = disguised(Disguise::Wide);
            assert_eq!(current(), Language::En);
        }
        assert_eq!(current(), Language::Ko);
        std::thread::spawn(|| assert_eq!(current(), Language::En)).join().unwrap();
    }
    assert_eq!(current(), Language::En);
}

#[test]
fn counts_are_grouped_and_decide_the_plural() {
    let games = |count: u64| crate::text!("general-games", games = count);
    assert_eq!(games(0), "0 games");
    assert_eq!(games(1), "1 game");
    assert_eq!(games(54_217), "54,217 games");
    let _wide = disguised(Disguise::Wide);
    assert_eq!(games(2), "2 ggaammeess");
}
