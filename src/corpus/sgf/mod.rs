//! SGF bytes to records. (Written next.)
