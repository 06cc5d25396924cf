//! Panels of the laboratory: experiments that the Play workspace shows.

pub mod experiment;
