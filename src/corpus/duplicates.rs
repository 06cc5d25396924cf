//! (Written next.)
