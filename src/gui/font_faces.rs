//! Faces of a font collection. One file has the Chinese, Japanese and Korean forms of all characters, a face each, and
//! the system often names the first whatever language is asked for.

/// The number of the face whose family name ends with one of these words, such as `SC`. `None` if the file is no
/// collection or has no such face.
pub fn face_with(font: &[u8], endings: &[&str]) -> Option<u32> {
    if font.get(..4)? != b"ttcf" {
        return None;
    }
    let faces = number(font, 8, 4)?.min(MAX_FACES);
    (0..faces).find(|&face| {
        let name = number(font, 12 + 4 * face as usize, 4).and_then(|start| family(font, start as usize));
        name.is_some_and(|name| endings.iter().any(|ending| name.split(' ').any(|word| word == *ending)))
    })
}

/// No collection has as many; a damaged one may say so.
const MAX_FACES: u32 = 256;

/// The family name of the face whose table directory starts there, as far as it is ASCII.
fn family(font: &[u8], start: usize) -> Option<String> {
    let tables = number(font, start + 4, 2)? as usize;
    let table = (0..tables).map(|table| start + 12 + 16 * table).find(|&at| font.get(at..at + 4) == Some(b"name"))?;
    let names = number(font, table + 8, 4)? as usize;
    let texts = names + number(font, names + 4, 2)? as usize;
    (0..number(font, names + 2, 2)? as usize).map(|record| names + 6 + 12 * record).find_map(|record| {
        // The family (1) in English on Windows, in UTF-16.
        let (platform, language, name) =
            (number(font, record, 2)?, number(font, record + 4, 2)?, number(font, record + 6, 2)?);
        let (length, at) = (number(font, record + 8, 2)? as usize, texts + number(font, record + 10, 2)? as usize);
        let text = font.get(at..at + length).filter(|_| (platform, language, name) == (3, 0x409, 1))?;
        Some(text.chunks_exact(2).filter(|pair| pair[0] == 0).map(|pair| char::from(pair[1])).collect())
    })
}

/// A big-endian number of some bytes.
fn number(font: &[u8], at: usize, bytes: usize) -> Option<u32> {
    Some(font.get(at..at.checked_add(bytes)?)?.iter().fold(0, |number, &byte| number << 8 | u32::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A collection whose faces have only names.
    fn collection(families: &[&str]) -> Vec<u8> {
        let mut font = [b"ttcf".as_slice(), &[0, 1, 0, 0], &(families.len() as u32).to_be_bytes()].concat();
        let mut faces = Vec::new();
        let first = 12 + 4 * families.len();
        for family in families {
            let start = first + faces.len();
            font.extend((start as u32).to_be_bytes());
            let text: Vec<u8> = family.encode_utf16().flat_map(u16::to_be_bytes).collect();
            faces.extend([0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
            faces.extend(b"name\0\0\0\0");
            faces.extend(((start + 28) as u32).to_be_bytes());
            faces.extend((18 + text.len() as u32).to_be_bytes());
            for field in [0, 1, 18, 3, 1, 0x409, 1, text.len() as u16, 0] {
                faces.extend(field.to_be_bytes());
            }
            faces.extend(text);
        }
        font.extend(faces);
        font
    }

    #[test]
    fn the_face_of_a_language_is_found_by_its_name() {
        let font = collection(&["Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans Mono CJK SC"]);
        assert_eq!(face_with(&font, &["SC"]), Some(2));
        assert_eq!(face_with(&font, &["JP"]), Some(0));
        assert_eq!(face_with(&font, &["TC", "HK"]), None);
        assert_eq!(face_with(b"OTTO", &["SC"]), None);
        (0..font.len()).for_each(|end| _ = face_with(&font[..end], &["SC"]));
    }
}
