//! A progress bar on standard error, if that is a terminal.

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use katachi_core::progress::Progress;
use katachi_sentences::Sentence;

/// Follows a [`Progress`] until it is dropped.
pub(super) struct Bar {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Bar {
    pub fn follow(progress: &Arc<Progress>) -> Bar {
        let stop = Arc::new(AtomicBool::new(false));
        let thread = std::io::stderr().is_terminal().then(|| {
            let (progress, stop) = (Arc::clone(progress), Arc::clone(&stop));
            std::thread::spawn(move || draw(&progress, &stop))
        });
        Bar { stop, thread }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
        if let Some(thread) = self.thread.take() {
            // Only the drawing could have failed.
            let _ = thread.join();
        }
    }
}

fn draw(progress: &Progress, stop: &AtomicBool) {
    let style = |template| ProgressStyle::with_template(template).expect("the template is ours");
    let counted = style("{msg:18} {wide_bar} {human_pos}/{human_len}  {eta}");
    let in_bytes = style("{msg:18} {wide_bar} {bytes}/{total_bytes}  {eta}");
    let open_end = style("{msg:18} {spinner} {human_pos}");
    let bar = ProgressBar::new(0);
    while !stop.load(Relaxed) {
        let report = progress.report();
        bar.set_style(match (report.total, report.unit) {
            (0, _) => open_end.clone(),
            (_, "bytes") => in_bytes.clone(),
            _ => counted.clone(),
        });
        bar.set_message(report.phase.sentence());
        bar.set_length(report.total);
        bar.set_position(report.done);
        std::thread::sleep(Duration::from_millis(50));
    }
    bar.finish_and_clear();
}
