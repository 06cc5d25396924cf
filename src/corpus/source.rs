//! Files, folders and archives to SGF bytes. (Written next.)

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    Sgf,
    Zip,
    Tar,
    TarGz,
    TarZst,
}
