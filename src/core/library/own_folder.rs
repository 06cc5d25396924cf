//! The folder for the user's own data: settings, the libraries that Katachi made, reports.

use std::path::PathBuf;

/// `KATACHI_DATA`, or the place that the system has for the data of programs; `None` where there is none.
pub fn own_folder() -> Option<PathBuf> {
    let named = |variable| std::env::var_os(variable).filter(|dir| !dir.is_empty()).map(PathBuf::from);
    named("KATACHI_DATA").or_else(|| {
        if cfg!(windows) {
            return named("APPDATA").map(|data| data.join("katachi").join("data"));
        }
        let home = std::env::home_dir()?;
        if cfg!(target_os = "macos") {
            return Some(home.join("Library").join("Application Support").join("katachi"));
        }
        let data = named("XDG_DATA_HOME").filter(|dir| dir.is_absolute());
        Some(data.unwrap_or_else(|| home.join(".local").join("share")).join("katachi"))
    })
}
