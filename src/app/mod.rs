//! The state of the window's workspaces and the commands that change it, without a window.

mod region;
pub mod shapes;

pub use region::Region;
