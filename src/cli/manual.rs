//! Completions and the manual page, made from the definition of the command line.

use katachi_language::text;
use std::path::PathBuf;

use clap::{Args, Command};
use clap_complete::Shell;

use super::CommandFailure;
use super::output::Output;
use katachi_core::library;

#[derive(Args)]
pub(super) struct CompletionsArgs {
    /// The shell to print the script for
    shell: Shell,
}

impl CompletionsArgs {
    pub fn run(self, mut command: Command) -> Result<Output, CommandFailure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "katachi", &mut script);
        Ok(Output::text(String::from_utf8_lossy(&script).into_owned()))
    }
}

#[derive(Args)]
pub(super) struct ManArgs {
    /// Write a page for each subcommand into this folder, created if it does not exist
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl ManArgs {
    pub fn run(self, command: &Command) -> Result<Output, CommandFailure> {
        let Some(dir) = self.out else { return Ok(Output::text(page(command.clone())?)) };
        library::atomic::make_folder(&dir)?;
        let mut pages = vec![("katachi.1".to_owned(), page(command.clone())?)];
        for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
            pages.push(page_of_subcommand(sub, &[])?);
            if sub.get_name() == "lab" {
                for of_lab in sub.get_subcommands() {
                    pages.push(page_of_subcommand(of_lab, &["lab"])?);
                }
            }
        }
        for (name, text) in &pages {
            library::write_file(&dir.join(name), text.as_bytes())?;
        }
        Ok(Output::text(text!("cli-man-pages", pages = pages.len(), folder = dir.display().to_string()) + "\n"))
    }
}

/// The file name and the page. `path` holds the parent commands.
fn page_of_subcommand(command: &Command, path: &[&str]) -> Result<(String, String), CommandFailure> {
    let words: Vec<&str> = ["katachi"].iter().chain(path).copied().chain([command.get_name()]).collect();
    let name = words.join("-");
    // The usage line names the program too.
    let whole = command.clone().display_name(name.clone()).bin_name(words.join(" "));
    Ok((format!("{name}.1"), page(whole)?))
}

fn page(command: Command) -> Result<String, CommandFailure> {
    let mut text = Vec::new();
    clap_mangen::Man::new(command).render(&mut text)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
