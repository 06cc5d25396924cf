//! TLS with certificates on both sides.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::games::Home;
use crate::machines::Scheduler;

/// An authority, and a certificate of this machine that it has signed.
struct Certificates {
    authority: PathBuf,
    certificate: PathBuf,
    key: PathBuf,
}

impl Certificates {
    /// `None` where there is no openssl.
    fn make(folder: &Path, name: &str) -> Option<Certificates> {
        let path = |kind: &str| folder.join(format!("{name}{kind}"));
        let (authority, authority_key) = (path("-ca.pem"), path("-ca.key"));
        let (certificate, key, request, extensions) = (path(".pem"), path(".key"), path(".csr"), path(".ext"));
        let names = "basicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth,clientAuth\nsubjectAltName=IP:127.0.0.1\n";
        std::fs::write(&extensions, names).unwrap();
        let text = |path: &Path| path.to_str().unwrap().to_owned();
        let new_key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
        let [ca, ca_key, cert, key_text] = [&authority, &authority_key, &certificate, &key].map(|path| text(path));
        let (request_text, extensions_text) = (text(&request), text(&extensions));
        let commands = [
            format!("req -x509 {new_key} -days 2 -subj /CN=authority -out {ca} -keyout {ca_key}"),
            format!("req {new_key} -subj /CN=machine -out {request_text} -keyout {key_text}"),
            format!(
                "x509 -req -in {request_text} -CA {ca} -CAkey {ca_key} -set_serial 7 -days 2 -extfile {extensions_text} \
                 -out {cert}"
            ),
        ];
        for command in commands {
            let run = Command::new("openssl").args(command.split_whitespace()).stdin(Stdio::null()).output().ok()?;
            assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        }
        Some(Certificates { authority, certificate, key })
    }

    fn options(&self) -> [&str; 6] {
        let [ca, cert, key] = [&self.authority, &self.certificate, &self.key].map(|path| path.to_str().unwrap());
        ["--ca", ca, "--cert", cert, "--key", key]
    }
}

#[test]
fn who_has_a_certificate_mines_and_nobody_else() {
    let home = Home::new();
    let (Some(ours), Some(others)) =
        (Certificates::make(home.path(), "ours"), Certificates::make(home.path(), "others"))
    else {
        return eprintln!("no openssl: not tried");
    };
    let scheduler = Scheduler::with(&ours.options());
    let _worker = scheduler.worker_with(&ours.options(), &[]);
    scheduler.mine_with(&home.library, 2, &home.out, &home.work, &ours.options(), &[]).ended().well();
    assert_eq!(std::fs::read(&home.out).unwrap(), home.mined_alone());
    std::fs::remove_file(&home.out).unwrap();
    // It believes the scheduler, but not the scheduler it.
    let not_signed = [&ours.options()[..2], &others.options()[2..]].concat();
    let refused: [&[&str]; 3] = [&[], &others.options(), &not_signed];
    for options in refused {
        let ended = scheduler.mine_with(&home.library, 2, &home.out, &home.work, options, &[]).ended();
        ended.badly(&[&scheduler.address, "no scheduler answers", "TLS"], &home.out, &home.work);
    }
}
