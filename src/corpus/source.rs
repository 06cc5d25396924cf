//! Files, folders and archives to SGF bytes. (Written next.)
