//! The window as a user meets it, without a display.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, clippy::disallowed_types)]

#[path = "../support"]
mod support {
    pub mod evaluated;
    #[cfg(unix)]
    #[allow(dead_code, reason = "only some of it is used here")]
    pub mod fake_engine;
    pub mod picture;
    #[allow(dead_code, reason = "only some of it is used here")]
    pub mod random;
    pub mod root;
    pub mod shared;
    #[allow(dead_code, reason = "only some of it is used here")]
    pub mod sweep;
    pub mod window;
}

/// The same allocator as in the program, so that memory use is the same.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod access;
mod board;
mod costly_shapes;
mod costs;
#[cfg(unix)]
mod engine;
mod everyday;
mod find;
mod first_start;
mod focus;
mod fuseki;
mod health;
mod joseki;
mod languages;
mod libraries;
mod life;
mod life_goals;
mod lists;
mod look;
#[cfg(target_os = "linux")]
mod memory;
mod pictures;
mod play;
mod player;
mod report;
mod shapes;
mod shell;
mod soak;
mod still;
mod text;
mod viewer;
