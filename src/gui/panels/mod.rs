//! The panels: each reads the state and pushes commands.

pub mod classroom;
pub mod costly_shapes;
mod encodings;
mod engine;
pub mod find;
pub mod fuseki;
pub mod game;
pub mod games;
pub mod joseki;
pub mod lab;
pub mod library;
pub mod life;
pub mod play;
pub mod player;
pub mod record;
pub mod report;
pub mod shapes;
pub mod variations;
