//! The user's names for clusters of shapes.
//!
//! A name belongs to one cluster out of a given number: if there are five clusters instead of four, all are different.
//! It stays with the result, and with its parameters in the window. If games are added, the clusters are counted again,
//! and the name goes to the cluster with the same number.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::words::grouped;

/// Maximum number of letters in a name.
pub const MAX_NAME_LETTERS: usize = 60;

/// Maximum number of clusters.
pub const MAX_CLUSTERS: usize = 64;

/// Why a cluster cannot be called that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClusterNameError {
    #[error("a name has at most {MAX_NAME_LETTERS} letters, not {}", grouped(*.0 as u64))]
    Long(usize),
    #[error("`{0}` is a number, which clusters have already: give it a name with a letter")]
    Number(String),
    #[error("`{name}` is the name of cluster {} already", grouped(*number as u64))]
    Taken { name: String, number: usize },
    #[error("there is no cluster {number} of {of}: they are numbered from 1, and {MAX_CLUSTERS} is the most")]
    NoCluster { number: usize, of: usize },
}

/// The names of a result's clusters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<ClusterNameRow>", into = "Vec<ClusterNameRow>")]
pub struct ClusterNames(
    /// Each name, by the number of all clusters and the cluster's number from 0.
    BTreeMap<(usize, usize), String>,
);

/// As it stands in a file: the cluster is numbered from 1.
#[derive(Clone, Serialize, Deserialize)]
struct ClusterNameRow {
    of: usize,
    cluster: usize,
    name: String,
}

impl ClusterNames {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The name of a cluster, from 0, of `of` clusters.
    pub fn get(&self, of: usize, cluster: usize) -> Option<&str> {
        self.0.get(&(of, cluster)).map(String::as_str)
    }

    /// The cluster, from 0, of `of` clusters that has this name, in whatever case.
    pub fn find(&self, of: usize, name: &str) -> Option<usize> {
        let wanted = tidied(name).to_lowercase();
        let mut named = self.0.range((of, 0)..(of + 1, 0));
        named.find(|(_, known)| known.to_lowercase() == wanted).map(|(&(_, cluster), _)| cluster)
    }

    /// Names a cluster, from 0, of `of` clusters. An empty name removes the old one.
    ///
    /// Several blanks become one. Errors: the name is refused; then nothing has changed.
    pub fn set(&mut self, of: usize, cluster: usize, name: &str) -> Result<(), ClusterNameError> {
        if of > MAX_CLUSTERS || cluster >= of {
            return Err(ClusterNameError::NoCluster { number: cluster + 1, of });
        }
        let name = tidied(name);
        let letters = name.chars().count();
        if name.is_empty() {
            self.0.remove(&(of, cluster));
            return Ok(());
        }
        if letters > MAX_NAME_LETTERS {
            return Err(ClusterNameError::Long(letters));
        }
        if name.chars().all(|letter| letter.is_ascii_digit()) {
            return Err(ClusterNameError::Number(name));
        }
        if let Some(other) = self.find(of, &name).filter(|&other| other != cluster) {
            return Err(ClusterNameError::Taken { name, number: other + 1 });
        }
        self.0.insert((of, cluster), name);
        Ok(())
    }
}

/// The words with single blanks between them, without line ends and control characters.
fn tidied(name: &str) -> String {
    let words =
        name.split(|letter: char| letter.is_whitespace() || letter.is_control()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

impl TryFrom<Vec<ClusterNameRow>> for ClusterNames {
    type Error = ClusterNameError;

    fn try_from(rows: Vec<ClusterNameRow>) -> Result<ClusterNames, ClusterNameError> {
        let mut names = ClusterNames::default();
        for ClusterNameRow { of, cluster, name } in rows {
            let no_cluster = ClusterNameError::NoCluster { number: cluster, of };
            names.set(of, cluster.checked_sub(1).ok_or(no_cluster)?, &name)?;
        }
        Ok(names)
    }
}

impl From<ClusterNames> for Vec<ClusterNameRow> {
    fn from(names: ClusterNames) -> Vec<ClusterNameRow> {
        names.0.into_iter().map(|((of, cluster), name)| ClusterNameRow { of, cluster: cluster + 1, name }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_each_and_no_two_of_a_division_are_the_same() {
        let mut names = ClusterNames::default();
        names.set(4, 1, "  small\tand \n frequent ").unwrap();
        assert_eq!(names.get(4, 1), Some("small and frequent"));
        assert_eq!(names.get(5, 1), None, "five clusters are others than four");
        assert_eq!(names.find(4, "Small and  FREQUENT"), Some(1));
        let taken = ClusterNameError::Taken { name: "SMALL and frequent".to_owned(), number: 2 };
        assert_eq!(names.set(4, 2, "SMALL and frequent"), Err(taken));
        assert_eq!(names.set(4, 2, "12"), Err(ClusterNameError::Number("12".to_owned())));
        assert_eq!(names.set(4, 2, &"é".repeat(61)), Err(ClusterNameError::Long(61)));
        assert_eq!(names.set(4, 4, "far"), Err(ClusterNameError::NoCluster { number: 5, of: 4 }));
        names.set(4, 1, "Small and frequent").unwrap();
        names.set(5, 2, &"é".repeat(60)).unwrap();
        let text = ron::to_string(&names).unwrap();
        assert_eq!(ron::from_str::<ClusterNames>(&text).unwrap(), names);
        names.set(4, 1, " ").unwrap();
        assert_eq!(names.get(4, 1), None);
        for wrong in
            ["[(of:4,cluster:0,name:\"a\")]", "[(of:4,cluster:5,name:\"a\")]", "[(of:99,cluster:5,name:\"a\")]"]
        {
            assert!(ron::from_str::<ClusterNames>(wrong).is_err(), "{wrong}");
        }
    }
}
