//! Tables for other programs, and mining in parts: katachi-tables.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, clippy::disallowed_types)]

// Tests name the library as programs do, whichever crate they belong to.
extern crate katachi_core as katachi;

#[path = "../support"]
#[allow(dead_code, reason = "only some of it is used here")]
mod support {
    pub mod oracle;
    pub mod random;
    pub mod turned;
}

mod shards;
mod tables;
