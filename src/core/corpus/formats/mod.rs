//! Records of other servers, made into SGF text: GIB (Tygem), NGF (Wbaduk, Cyberoro), UGF and UGI (Pandanet).
//!
//! None of them has a specification. The readers follow descriptions on Sensei's Library and by A. E. Brouwer, and real
//! files. A move that does not fit becomes a move that SGF cannot read either, so that the report names it.

mod gib;
mod ngf;
mod sgf_text;
mod ugf;

/// The games of a text as SGF, if it is of another known format.
pub(super) fn to_sgf(text: &str) -> Option<String> {
    let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    // Nearly all files are SGF: don't look further.
    if start.starts_with('(') {
        return None;
    }
    if start.contains('\r') && !start.contains('\n') {
        return to_sgf(&start.replace('\r', "\n"));
    }
    gib::to_sgf(start).or_else(|| ugf::to_sgf(start)).or_else(|| ngf::to_sgf(start))
}
