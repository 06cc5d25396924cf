//! The workspaces, by name.

use super::named_shapes::NamedShape;
use katachi_core::pattern::names::ShapeNames;
use katachi_language::text;

/// The workspaces there are, in the order of their keys. A new one adds itself here and in `gui/workspaces.rs`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Workspace {
    #[default]
    Library,
    Shapes,
    Find,
    Joseki,
    Fuseki,
    Play,
    Life,
}

impl Workspace {
    pub const ALL: [Workspace; 7] = [
        Workspace::Library,
        Workspace::Shapes,
        Workspace::Find,
        Workspace::Joseki,
        Workspace::Fuseki,
        Workspace::Play,
        Workspace::Life,
    ];

    /// The workspace that shows a shape with a name: Shapes lists those that no diagram tells.
    pub fn for_named(shape: NamedShape) -> Workspace {
        match shape {
            NamedShape::Shape(at) if ShapeNames::shipped().diagram(at).is_some() => Workspace::Find,
            NamedShape::Shape(_) => Workspace::Shapes,
            NamedShape::Corner(_) => Workspace::Joseki,
            NamedShape::Opening(_) => Workspace::Fuseki,
        }
    }

    pub fn title(self) -> &'static str {
        match self {
            Workspace::Library => text!("commands-workspace-library"),
            Workspace::Shapes => text!("commands-workspace-shapes"),
            Workspace::Find => text!("commands-workspace-find"),
            Workspace::Joseki => text!("commands-workspace-joseki"),
            Workspace::Fuseki => text!("commands-workspace-fuseki"),
            Workspace::Play => text!("commands-workspace-play"),
            Workspace::Life => text!("commands-workspace-life"),
        }
    }

    /// The number key that shows it.
    pub fn key(self) -> usize {
        match self {
            Workspace::Library => 1,
            Workspace::Shapes => 2,
            Workspace::Find => 3,
            Workspace::Joseki => 4,
            Workspace::Fuseki => 5,
            Workspace::Play => 6,
            Workspace::Life => 7,
        }
    }
}
