//! Tests of the engines, the pages, the state of the window without a window, and the program as users start it.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, clippy::disallowed_types)]

#[path = "../support"]
mod support {
    pub mod brute_force;
    pub mod corner;
    pub mod drawn;
    pub mod evaluated;
    #[cfg(unix)]
    pub mod fake_engine;
    pub mod forms;
    pub mod gnu_go;
    pub mod goals_oracle;
    pub mod program;
    pub mod random;
    pub mod root;
    pub mod rules_forward;
    pub mod rules_oracle;
    pub mod sgf_reader;
    pub mod shared;
    pub mod sweep;
}

mod campaign;
mod cli;
mod collocation;
mod compare;
mod contradictions;
mod corner;
mod costly_shapes;
#[cfg(unix)]
mod crash;
#[cfg(unix)]
mod engine;
mod examples;
#[cfg(unix)]
mod faults;
mod features;
mod find;
mod find_combined;
mod find_engines;
mod find_variations;
mod formats;
mod fuseki;
mod gtp;
mod health;
mod left_out;
mod life_check;
mod life_oracle;
mod matches;
mod packages;
mod pages;
mod play;
mod predict;
mod predict_counts;
mod professional;
#[cfg(unix)]
mod readme;
mod recipes;
mod rings;
mod rules;
mod rules_goals;
mod rules_groups;
mod rules_pass;
mod rules_reading;
mod rules_soundness;
mod rules_threats;
mod shape_files;
#[cfg(unix)]
mod special_files;
mod training;
mod tsumego;
mod tsumego_patterns;
mod version;
