//! The players of a match, as written on the command line.

use katachi_language::text;
use std::path::Path;
use std::sync::Arc;

use crate::CommandFailure;
use crate::players::matcher;
use crate::show::mined;
use katachi_core::library;
use katachi_core::progress::Progress;
use katachi_engines::predict::shipped_model;
use katachi_lab::matches::{Contender, Method};
use katachi_lab::montecarlo::{Draw, FrequentList, Policy, Scope};
use katachi_sentences::Sentence;

/// The files that players take their knowledge from.
pub(super) struct Sources<'a> {
    pub library: Option<&'a Path>,
    pub model: Option<&'a Path>,
}

/// Opens a player with the data that it needs.
pub(super) fn open(text: &str, sources: &Sources<'_>, progress: &Arc<Progress>) -> Result<Contender, CommandFailure> {
    let method = match text.split_once(':') {
        None => method(text, sources, progress)?,
        Some(("frequent", rest)) => frequent(rest)?,
        Some(("file", rest)) => Method::Shapes(Arc::new(matcher(rest)?)),
        Some(_) => return Err(unknown(text)),
    };
    Ok(Contender { name: text.to_owned(), method })
}

fn unknown(text: &str) -> CommandFailure {
    CommandFailure::Usage(text!("cli-no-contender", player = text))
}

fn method(name: &str, sources: &Sources<'_>, progress: &Arc<Progress>) -> Result<Method, CommandFailure> {
    let games = || {
        let dir =
            sources.library.ok_or_else(|| CommandFailure::Usage(text!("cli-contender-library", player = name)))?;
        Ok::<_, CommandFailure>((dir, library::open(dir, progress)?))
    };
    Ok(match name {
        "mogo" => Method::MonteCarlo(Policy::Mogo),
        "uniform" => Method::MonteCarlo(Policy::Uniform),
        "model" => Method::Model(match sources.model {
            Some(path) => katachi_engines::library::open_model(path)?,
            None => shipped_model(),
        }),
        "contexts" => {
            let (dir, loaded) = games()?;
            Method::Contexts(Arc::new(katachi_engines::library::open_contexts(dir, &loaded.corpus, progress)?))
        }
        "rings" => {
            let (dir, loaded) = games()?;
            Method::Rings(Arc::new(katachi_engines::library::open_rings(dir, &loaded.corpus, progress)?))
        }
        _ => return Err(unknown(name)),
    })
}

/// Reads the text after `frequent:`: a file, whose name may contain colons, then options that restrict the list.
fn frequent(text: &str) -> Result<Method, CommandFailure> {
    let (mut path, mut top, mut draw, mut scope) = (text, None, Draw::default(), Scope::default());
    while let Some((before, last)) = path.rsplit_once(':') {
        match last {
            "even" => draw = Draw::Evenly,
            "board" => scope = Scope::WholeBoard,
            number => match number.parse::<usize>() {
                Ok(0) => {
                    return Err(CommandFailure::Usage(text!("cli-empty-list", option = format!("frequent:{text}"))));
                }
                Ok(number) if top.is_none() => top = Some(number),
                _ => break,
            },
        }
        path = before;
    }
    let mined = mined(Path::new(path), &"square:3".parse().expect("it is a window"))?;
    let list = FrequentList::new(&mined, top, draw, scope)
        .map_err(|error| CommandFailure::Failed(format!("{path}: {}", error.sentence())))?;
    if let Some(top) = top.filter(|&top| top > list.shapes().len()) {
        let known = list.shapes().len();
        return Err(CommandFailure::Failed(text!(
            "cli-list-too-short",
            path = path,
            known = known.to_string(),
            wanted = top.to_string()
        )));
    }
    Ok(Method::MonteCarlo(Policy::Frequent(Arc::new(list))))
}
