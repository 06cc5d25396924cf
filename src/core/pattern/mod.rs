//! Local shapes: cells, the windows that cover them, their symmetries and canonical forms.
//!
//! A [`Pattern`] is a window filled with cells. Two patterns are the same *shape* when a symmetry of the board, with or
//! without a swap of the colours, takes one into the other; the smallest image stands for all of them
//! ([`Pattern::canonical`]).

mod canonical;
mod cell;
mod class_key;
mod contents;
mod hasher;
pub mod names;
mod position;
mod shape;
mod symmetry;
mod template;
mod window;

pub use canonical::{CanonicalImages, Canonicalizer};
pub use cell::{Cell, CellSet, NoCellSet, PackedCells};
pub use class_key::{ClassHash, ClassKey};
pub(crate) use hasher::random_value;
pub use hasher::{WindowHasher, ZobristTable};
pub use position::{NumberedReplay, position_number};
pub use shape::{Pattern, PatternError};
pub use symmetry::{Image, Symmetry, SymmetryGroup};
pub use template::{Template, TemplateCell};
pub use window::{Window, WindowError};
