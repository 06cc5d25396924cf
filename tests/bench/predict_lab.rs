use katachi::corpus::GameId;
use katachi::predict::*;
use katachi::progress::Progress;
use std::path::Path;
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
fn arg(name: &str) -> Option<String> {
    let mut args = std::env::args();
    args.find(|a| a == name)?;
    args.next()
}
fn main() {
    let progress = Progress::new();
    let lib = arg("--library").unwrap_or("/tmp/L54".into());
    let loaded = katachi::library::open(Path::new(&lib), &progress).unwrap();
    let corpus = loaded.corpus;
    let before: i16 = arg("--before").map_or(2023, |a| a.parse().unwrap());
    let ok = |id: &GameId| corpus.game(*id).size.side() == 19;
    let (test, train): (Vec<GameId>, Vec<GameId>) =
        corpus.games().iter().copied().filter(ok).partition(|&id| corpus.year(id).is_some_and(|y| y >= before));
    let pick = |mut v: Vec<GameId>, n: usize| {
        v.sort_by_key(|id| (id.0 as u64).wrapping_mul(0x9E3779B97F4A7C15));
        v.truncate(n);
        v.sort();
        v
    };
    println!("{} train, {} test", train.len(), test.len());
    let train = pick(train, arg("--games").map_or(5000, |a| a.parse().unwrap()));
    let test = pick(test, arg("--tests").map_or(300, |a| a.parse().unwrap()));
    let mut params = TrainParams::default();
    if let Some(a) = arg("--rate") {
        params.rate = a.parse().unwrap();
    }
    if let Some(a) = arg("--admit") {
        params.admit = a.parse().unwrap();
    }
    if let Some(a) = arg("--bits") {
        params.bits = a.parse().unwrap();
    }
    if let Some(a) = arg("--passes") {
        params.passes = a.parse().unwrap();
    }
    if let Some(a) = arg("--without") {
        params.without = Group::ALL.into_iter().filter(|g| a.split(',').any(|n| n == g.name())).collect();
    }
    let clock = std::time::Instant::now();
    let m = experiment(&corpus, &train, &test, &params, &progress).unwrap();
    let r = m.all.rates();
    println!("{params:?}");
    println!(
        "positions {} top1 {:.4} top5 {:.4} top10 {:.4} top20 {:.4} le {:.4} missed {:.4} close {:.1} {:.1?}",
        m.all.positions,
        r[0],
        r[1],
        r[2],
        r[3],
        r[4],
        m.missed as f64 / m.all.positions as f64,
        m.close as f64 / m.all.positions as f64,
        clock.elapsed()
    );
    for (s, h) in STAGES.iter().zip(&m.by_stage) {
        println!("  {:12} {:.4?}", s.0, h.rates());
    }
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
    let usage = unsafe {
        libc::getrusage(libc::RUSAGE_SELF, usage.as_mut_ptr());
        usage.assume_init()
    };
    println!(
        "cpu {:.1} s, rss {} MB",
        usage.ru_utime.tv_sec as f64 + usage.ru_utime.tv_usec as f64 / 1e6,
        usage.ru_maxrss / 1024
    );
}
