//! Which language the program speaks.

use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU8, Ordering};

use super::Language;

/// How a test sees the texts: what does not change with it is in no message file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disguise {
    /// Twice as wide.
    Wide,
    /// Every letter replaced by another, at the same length.
    Letters,
}

/// Set by [`choose`]: an index into [`Language::ALL`].
static CHOSEN_LANGUAGE: AtomicU8 = AtomicU8::new(0);

thread_local! {
    static THREAD_LANGUAGE: Cell<Option<(Language, Option<Disguise>)>> = const { Cell::new(None) };
}

/// The language of every text from now on; where the thread has one of its own, of that thread. What is made already
/// keeps its own.
pub fn choose(language: Language) {
    match THREAD_LANGUAGE.get() {
        Some(_) => THREAD_LANGUAGE.set(Some((language, None))),
        None => CHOSEN_LANGUAGE.store(language as u8, Ordering::Relaxed),
    }
}

/// The language of texts on this thread.
pub fn current() -> Language {
    now().0
}

/// The system's language, English if the program lacks it.
pub fn system() -> Language {
    sys_locale::get_locales().find_map(|tag| Language::of_tag(&tag)).unwrap_or_default()
}

pub(crate) fn now() -> (Language, Option<Disguise>) {
    let chosen = || Language::ALL[usize::from(CHOSEN_LANGUAGE.load(Ordering::Relaxed)) % Language::ALL.len()];
    THREAD_LANGUAGE.get().unwrap_or_else(|| (chosen(), None))
}

/// As long as this lives, its thread has a language of its own.
#[must_use = "the language holds as long as this lives"]
pub struct Speaking {
    before: Option<(Language, Option<Disguise>)>,
    // It belongs to its thread.
    of_thread: PhantomData<*const ()>,
}

/// Another language on this thread alone.
pub fn speaking(language: Language) -> Speaking {
    set((language, None))
}

/// English in disguise, on this thread alone.
pub fn disguised(disguise: Disguise) -> Speaking {
    set((Language::En, Some(disguise)))
}

fn set(own: (Language, Option<Disguise>)) -> Speaking {
    Speaking { before: THREAD_LANGUAGE.replace(Some(own)), of_thread: PhantomData }
}

impl Drop for Speaking {
    fn drop(&mut self) {
        THREAD_LANGUAGE.set(self.before);
    }
}
