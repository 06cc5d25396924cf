//! Finds a display that answers, before the window is made, and says which packages are missing.
//!
//! The window's library takes Wayland wherever a variable names it, and gives up if nobody answers there: in WSL, in a
//! container, after `su` or `ssh -X`. So Wayland is tried first. Where it is silent, the program starts again without
//! the variable, and so takes the next display.

use katachi_language::text;

/// Why no window opened.
#[derive(Debug)]
pub enum NoWindow {
    /// No display answers.
    Display,
    /// Graphics, or the program itself: the reason, and what to do.
    System(String),
}

impl std::fmt::Display for NoWindow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            NoWindow::Display => text!("shell-no-screen"),
            NoWindow::System(reason) => reason,
        })
    }
}

/// Packages with the libraries that the window opens at run time: GL, X11, Wayland.
const LIBRARIES: [&str; 3] = [
    "libgl1 libegl1 libgl1-mesa-dri libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2 libx11-xcb1 libwayland-client0",
    "mesa-dri-drivers libglvnd-egl libglvnd-glx libxkbcommon-x11 libXcursor libXi libXrandr libX11-xcb libwayland-client",
    "mesa libglvnd libxkbcommon-x11 libxcursor libxi libxrandr libx11 wayland",
];
const CJK_FONTS: [&str; 3] = ["fonts-noto-cjk", "google-noto-sans-cjk-fonts", "noto-fonts-cjk"];

/// Which packages bring a missing library, in one line.
pub fn missing_library(reason: &str) -> String {
    let [debian, fedora, arch] = LIBRARIES;
    let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    text!("shell-missing-library", reason = reason, debian = debian, fedora = fedora, arch = arch)
}

/// Which packages bring a font for Chinese, Japanese and Korean.
pub fn missing_font() -> String {
    let [debian, fedora, arch] = CJK_FONTS;
    text!("shell-missing-font", debian = debian, fedora = fedora, arch = arch)
}

/// Starts the program again where Wayland is named and silent; returns if a window can be tried.
///
/// Errors: no display is left.
#[cfg(all(unix, not(target_os = "macos")))]
pub fn settle() -> Result<(), NoWindow> {
    use std::os::unix::process::CommandExt;

    let variable = |name: &str| std::env::var_os(name);
    let Some(silent) = wayland::silent_variable(variable, wayland::answers) else { return Ok(()) };
    let is_set = |name: &&str| variable(name).is_some_and(|value| !value.is_empty());
    let Some(next) = ["WAYLAND_DISPLAY", "DISPLAY"].into_iter().filter(|name| *name != silent).find(is_set) else {
        return Err(NoWindow::Display);
    };
    let value = |name: &str| variable(name).unwrap_or_default().to_string_lossy().into_owned();
    let (from, to) = (format!("{silent}={}", value(silent)), format!("{next}={}", value(next)));
    eprintln!("katachi: {}", text!("shell-display-silent", silent = from, next = to));
    let again = std::env::current_exe().map(|program| {
        let mut arguments = std::env::args_os();
        let mut again = std::process::Command::new(program);
        again.arg0(arguments.next().unwrap_or_default()).args(arguments).env_remove(silent).exec()
    });
    let error = again.unwrap_or_else(|error| error);
    Err(NoWindow::System(text!("shell-no-window", reason = error.to_string())))
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
pub fn settle() -> Result<(), NoWindow> {
    Ok(())
}

#[cfg(all(unix, not(target_os = "macos")))]
mod wayland {
    use std::ffi::OsString;
    use std::io::{self, Read, Write};
    use std::os::unix::fs::FileTypeExt;
    use std::os::unix::net::UnixStream;
    use std::path::{Path, PathBuf};
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use katachi_core::files;

    /// A compositor that has not answered by then is taken for silent.
    const MAX_ANSWER_TIME: Duration = Duration::from_secs(3);

    /// The variable that names a Wayland display that does not answer; `None` if none is named, or it answers.
    ///
    /// A variable is read as the window's library reads it: an open socket comes before a name.
    pub fn silent_variable(
        variable: impl Fn(&str) -> Option<OsString>,
        answers: impl Fn(&Path) -> bool,
    ) -> Option<&'static str> {
        let text = |name| variable(name).and_then(|value| value.into_string().ok());
        let is_named = |name| text(name).is_some_and(|value| !value.is_empty());
        if !is_named("WAYLAND_DISPLAY") && !is_named("WAYLAND_SOCKET") {
            return None;
        }
        if let Some(number) = text("WAYLAND_SOCKET") {
            return (!is_socket(&number)).then_some("WAYLAND_SOCKET");
        }
        let name = PathBuf::from(text("WAYLAND_DISPLAY")?);
        // An absolute name stays as it is.
        let place = variable("XDG_RUNTIME_DIR").map_or(name.clone(), |folder| Path::new(&folder).join(&name));
        (!(place.is_absolute() && answers(&place))).then_some("WAYLAND_DISPLAY")
    }

    /// Whether a descriptor of this process, as text, is a socket.
    fn is_socket(number: &str) -> bool {
        let is_number = number.parse::<u32>().is_ok();
        is_number
            && files::metadata(Path::new(&format!("/dev/fd/{number}")))
                .is_ok_and(|metadata| metadata.file_type().is_socket())
    }

    /// Whether a compositor answers at this socket, in time.
    pub fn answers(socket: &Path) -> bool {
        let (sender, answer) = channel();
        let socket = socket.to_owned();
        let ask = move || sender.send(ask(&socket).is_ok());
        // To connect may take for ever.
        std::thread::Builder::new().name("wayland".into()).spawn(ask).is_ok()
            && answer.recv_timeout(MAX_ANSWER_TIME) == Ok(true)
    }

    /// Asks for `wl_display.sync`, which every compositor answers.
    fn ask(socket: &Path) -> io::Result<()> {
        let mut stream = UnixStream::connect(socket)?;
        stream.set_read_timeout(Some(MAX_ANSWER_TIME))?;
        stream.set_write_timeout(Some(MAX_ANSWER_TIME))?;
        // Object 1 is the display; 12 bytes, request 0; the answer goes to object 2.
        let request: Vec<u8> = [1_u32, 12 << 16, 2].iter().flat_map(|word| word.to_ne_bytes()).collect();
        stream.write_all(&request)?;
        stream.read_exact(&mut [0; 8])
    }

    #[cfg(test)]
    mod tests {
        use std::os::unix::net::UnixListener;

        use super::*;

        fn silent(variables: &[(&str, &str)], answers: impl Fn(&Path) -> bool) -> Option<&'static str> {
            let value = |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into());
            silent_variable(value, answers)
        }

        #[test]
        fn a_wayland_display_is_silent_unless_it_is_named_whole_and_answers() {
            let (display, socket, folder) = ("WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR");
            let at = |place: &'static str| move |path: &Path| path == Path::new(place);
            assert_eq!(silent(&[], |_| false), None);
            assert_eq!(silent(&[(display, ""), (socket, "")], |_| false), None);
            assert_eq!(silent(&[(display, "w"), (folder, "/run")], at("/run/w")), None);
            assert_eq!(silent(&[(display, "w"), (folder, "/run")], at("/run/x")), Some(display));
            assert_eq!(silent(&[(display, "/a/w")], at("/a/w")), None);
            assert_eq!(silent(&[(display, "/a/w"), (folder, "/run")], at("/a/w")), None);
            assert_eq!(silent(&[(display, "w")], |_| true), Some(display), "no folder is known");
            assert_eq!(silent(&[(display, "w"), (folder, "run")], |_| true), Some(display), "a relative folder");
            // The window's library does not look at the name where a socket is given, were it empty.
            for number in ["", "x", "-1", "9999"] {
                let variables = [(display, "/a/w"), (socket, number)];
                assert_eq!(silent(&variables, |_| true), Some(socket), "{number}");
            }
        }

        #[test]
        fn an_open_descriptor_counts_if_it_is_a_socket() {
            use std::os::fd::AsRawFd;

            let (ours, _theirs) = UnixStream::pair().unwrap();
            assert!(is_socket(&ours.as_raw_fd().to_string()));
            let file = std::fs::File::open("/dev/null").unwrap();
            assert!(!is_socket(&file.as_raw_fd().to_string()));
        }

        #[test]
        fn only_a_compositor_that_replies_answers() {
            let folder = tempfile::tempdir().unwrap();
            let [alive, closes, gone, file] = ["alive", "closes", "gone", "file"].map(|name| folder.path().join(name));
            let reply = |path: &Path, reply: &'static [u8]| {
                let listener = UnixListener::bind(path).unwrap();
                std::thread::spawn(move || {
                    let (mut stream, _) = listener.accept().unwrap();
                    stream.read_exact(&mut [0; 12]).unwrap();
                    stream.write_all(reply)
                });
            };
            reply(&alive, &[0; 12]);
            reply(&closes, &[]);
            drop(UnixListener::bind(&gone).unwrap());
            std::fs::write(&file, "no socket").unwrap();
            assert!(answers(&alive));
            for silent in [&closes, &gone, &file, &folder.path().join("none"), &folder.path().to_owned()] {
                assert!(!answers(silent), "{}", silent.display());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_language::{Language, speaking};

    #[test]
    fn what_is_missing_is_told_in_one_line_with_its_packages_on_three_systems() {
        for language in Language::ALL {
            let _language = speaking(language);
            let library = missing_library("libGL.so.1: cannot open shared object file:\nNo such file or directory");
            for (said, packages) in [(library, LIBRARIES), (missing_font(), CJK_FONTS)] {
                assert_eq!(said.lines().count(), 1, "{said}");
                for (system, packages) in ["Debian", "Fedora", "Arch"].into_iter().zip(packages) {
                    assert!(said.contains(system) && said.contains(packages), "{system}, {packages}: {said}");
                }
            }
        }
    }
}
