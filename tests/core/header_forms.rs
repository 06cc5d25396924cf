//! Every form of results, dates and ranks in real files: how often it occurs, and how it is read. The files are in
//! `../shared`; without it the test prints a note and passes.
//!
//! `cargo test --test core header_forms -- --ignored --nocapture` prints the tables, a line for each form.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use crate::support::shared::shared;
use katachi::corpus::sgf::{ReadItem, read_records};
use katachi::corpus::source;
use katachi::go::{GameInfo, Rank, days_of_date, read_result, says_rank};
use katachi::progress::Progress;

/// Number of records, by column, text in the record, and value that was read from it.
#[derive(Default)]
struct Forms(BTreeMap<(&'static str, String, Option<String>), u64>);

impl Forms {
    fn add(&mut self, column: &'static str, text: &str, read: Option<String>) {
        if text.contains(char::is_alphanumeric) {
            *self.0.entry((column, text.to_owned(), read)).or_default() += 1;
        }
    }

    fn add_file(&mut self, bytes: &[u8]) {
        read_records(bytes, &mut |item| {
            let ReadItem::Record { record, .. } = item else { return };
            let komi = record.info.komi.map(|komi| komi.to_string());
            let text = record.unread_komi.as_deref().or(komi.as_deref()).unwrap_or("");
            self.add("komi", text, komi.clone());
            self.add_header(&record.info);
        });
    }

    fn add_header(&mut self, info: &GameInfo) {
        let (winner, end) = read_result(&info.result);
        let is_read = winner != katachi::go::Winner::Unknown;
        self.add("result", &info.result, is_read.then(|| format!("{winner:?} {end:?}")));
        let days: Vec<String> =
            days_of_date(&info.date).iter().map(|days| format!("{}-{}", days.first(), days.last())).collect();
        self.add("date", &info.date, (!days.is_empty()).then(|| days.join(" ")));
        for rank in [&info.black_rank, &info.white_rank].into_iter().filter(|rank| says_rank(rank)) {
            self.add("rank", rank, Rank::parse(rank).map(|rank| rank.to_string()));
        }
    }

    fn add_archive(&mut self, archive: &Path) {
        let file = std::fs::File::open(archive).unwrap();
        let mut archive = tar::Archive::new(zstd::Decoder::new(file).unwrap());
        for entry in archive.entries().unwrap() {
            let mut bytes = Vec::new();
            entry.unwrap().read_to_end(&mut bytes).unwrap();
            self.add_file(&bytes);
        }
    }
}

#[test]
#[ignore = "reads 175,000 games and prints every form of their headers"]
fn real_headers_are_read() {
    let (Some(corpus), Some(dirty)) = (shared("corpus"), shared("dirty/real")) else { return };
    let mut forms = Forms::default();
    for name in ["pro.tar.zst", "tygem-20k.tar.zst", "tygem-100k.sgf-collections.tar.zst"] {
        forms.add_archive(&corpus.join(name));
    }
    let listing = source::list(&[dirty], &Progress::new()).unwrap();
    for file in listing.files {
        let _ = source::read(&file, &Progress::new(), &mut |_, bytes| {
            forms.add_file(&bytes);
            std::ops::ControlFlow::Continue(())
        });
    }
    let mut totals: BTreeMap<&str, [u64; 2]> = BTreeMap::new();
    for ((column, text, read), count) in &forms.0 {
        println!("{column}\t{count}\t{text}\t{}", read.as_deref().unwrap_or("unknown"));
        let total = totals.entry(column).or_default();
        total[0] += count;
        total[1] += if read.is_none() { *count } else { 0 };
    }
    println!("{totals:?}");
    for (column, [all, unknown]) in totals {
        // Some rank fields hold a title or a pair of players instead of a rank.
        let most = if column == "rank" { 0.06 } else { 0.003 };
        assert!((unknown as f64) < all as f64 * most, "{column}: {unknown} of {all} unknown");
    }
}
