//! Panels of the laboratory: experiments that the Play workspace shows.

pub mod contradictions;
pub mod experiment;
