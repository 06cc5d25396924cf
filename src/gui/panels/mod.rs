//! The panels, one module a workspace.

pub mod shapes;
