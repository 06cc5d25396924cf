//! Makes a dossier: finds the player, chooses the games to compare with, and compares.

use std::path::Path;

use super::{DossierBaseline, DossierRequest, DossierResult};
use crate::costs::known_evaluations;
use crate::ledger::owner;
use katachi_core::corpus::load::Loaded;
use katachi_core::find::filter::{Catalogue, NamePattern};
use katachi_core::jobs::JobError;
use katachi_core::library::professional;
use katachi_core::mining::dossier::{
    DossierError, DossierParams, ReferenceFigures, contemporary_games, dossier, near_names, other_games,
};
use katachi_core::mining::ledger::Voice;
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Maximum number of players that are offered by name, the most frequent first.
const MAX_PLAYERS: usize = 60;
/// Maximum number of similar names that are suggested when no player has the name.
const MAX_SIMILAR_NAMES: usize = 3;

/// Makes the dossier that was asked for, or finds whose it would be.
///
/// Errors: stopped by the user; why there is none, in words.
pub(super) fn make(
    loaded: &Loaded,
    catalogue: &Catalogue,
    folder: Option<&Path>,
    asked: DossierRequest,
    progress: &Progress,
) -> Result<DossierResult, JobError> {
    let corpus = &loaded.corpus;
    let players = catalogue.frequent_players(MAX_PLAYERS);
    let DossierRequest { player, against } = asked;
    let Some(name) = player.or_else(|| owner(&players, corpus)) else {
        return Ok(DossierResult { dossier: None, player: None, against, openings: Vec::new(), players });
    };
    let voice = voice(loaded, &name)?;
    progress.begin(text!("ledger-reading-evaluations"), "files", 1);
    let known = known_evaluations(folder, &loaded.evaluations);
    let params = DossierParams::default();
    let contemporaries = || contemporary_games(corpus, &voice).map(|games| (DossierBaseline::Contemporaries, games));
    let all = || other_games(corpus, &voice).map(|games| (DossierBaseline::Others, games));
    let others = match against {
        DossierBaseline::Contemporaries => contemporaries().or_else(all),
        DossierBaseline::Others => all(),
        DossierBaseline::Professionals => None,
    };
    let (against, figures) = match others {
        Some((against, others)) => (against, ReferenceFigures::of_games(&others, &params, progress).map_err(failed)?),
        None => (DossierBaseline::Professionals, professionals(&params, progress)?),
    };
    let dossier = dossier(corpus, &known, &voice, &figures, &params, progress).map_err(failed)?;
    let mut openings: Vec<usize> = (0..dossier.openings.len()).collect();
    // A stable sort: openings that he has equally often keep their order, the surest differences first.
    openings.sort_by_key(|&at| std::cmp::Reverse(dossier.openings[at].here.count));
    Ok(DossierResult { dossier: Some(dossier), player: Some(name), against, openings, players })
}

/// The player's side in his games: by his whole name or, if nobody has it, by a part of it.
fn voice(loaded: &Loaded, name: &str) -> Result<Voice, JobError> {
    let corpus = &loaded.corpus;
    let found = [true, false].into_iter().find_map(|whole| {
        let pattern = NamePattern::new(name, whole)?;
        Some(Voice::of_player(corpus, &pattern)).filter(|voice| !voice.is_empty())
    });
    found.ok_or_else(|| {
        let near = near_names(corpus, name, MAX_SIMILAR_NAMES);
        JobError::Failed(match near.as_slice() {
            [] => text!("ledger-nobody-called", name = name),
            [one] => text!("dossier-did-you-mean-one", name = name, first = one),
            [one, two] => text!("dossier-did-you-mean-two", name = name, first = one, second = two),
            [one, two, three, ..] => {
                text!("dossier-did-you-mean-three", name = name, first = one, second = two, third = three)
            }
        })
    })
}

fn failed(error: DossierError) -> JobError {
    match error {
        DossierError::Cancelled(_) => JobError::Cancelled,
        other => JobError::Failed(other.sentence()),
    }
}

/// The professionals' figures. Unpacking each of the three parts takes a moment, so it checks for a stop between them.
fn professionals(params: &DossierParams, progress: &Progress) -> Result<ReferenceFigures, JobError> {
    progress.begin(text!("dossier-reading-professionals"), "files", 3);
    let shapes = professional::shapes(&params.window);
    let shapes = shapes.ok_or_else(|| {
        JobError::Failed(text!("dossier-no-professional-figures", window = params.window.to_string()))
    })?;
    progress.check()?;
    progress.add(1);
    let corners = professional::corners();
    progress.check()?;
    progress.add(1);
    Ok(ReferenceFigures { games: shapes.games, shapes, corners, openings: professional::openings() })
}
