//! Damage of Parquet files and of parts of a sharded mining.

use katachi_language::text;
use katachi_tables::TableDamage;

use super::Sentence;

impl Sentence for TableDamage {
    fn sentence(&self) -> String {
        let words = match self {
            TableDamage::Foreign(message) => message,
            TableDamage::EndsEarly => text!("store-ends-before"),
            TableDamage::Pages => text!("store-pages-contradict"),
            TableDamage::RowsTold { rows, most } => {
                return text!("store-rows-told", rows = rows.to_string(), most = most.to_string());
            }
            TableDamage::Column { name, what } => return text!("store-column", name = name, what = what.sentence()),
            TableDamage::ColumnRows { name, found, rows } => {
                return text!("store-column-rows", name = name, found = found.to_string(), rows = rows.to_string());
            }
            TableDamage::ListColumn { name } => return text!("store-column-lists", name = name),
            TableDamage::ForeignKind { name, kind } => return text!("store-column-kind", name = name, kind = kind),
            TableDamage::GroupWithoutRows => text!("store-group-without-rows"),
            TableDamage::ColumnsDiffer => text!("store-columns-differ"),
            TableDamage::NotText => text!("store-not-text"),
            TableDamage::KindChanges => text!("store-kind-changes"),
            TableDamage::FewerValues => text!("store-fewer-values"),
            TableDamage::PartChecksum { found, expected } => {
                let (found, expected) = (format!("{found:08x}"), format!("{expected:08x}"));
                return text!("store-part-checksum", found = found, expected = expected);
            }
            TableDamage::PartRows { found, expected } => {
                return text!("store-part-rows", found = found.to_string(), expected = expected.to_string());
            }
            TableDamage::NoPart => text!("store-part-none"),
            TableDamage::OtherPart => text!("store-part-other"),
            TableDamage::ColumnNoWhole { number } => {
                return text!("store-column-number-no-whole", number = number.to_string());
            }
            TableDamage::ColumnNoText { number } => {
                return text!("store-column-number-no-text", number = number.to_string());
            }
            TableDamage::NumberMissing { row } => return text!("store-row-number-missing", row = row.to_string()),
            TableDamage::Field { row, field } => return text!("store-row", row = row.to_string(), what = *field),
            TableDamage::OtherShapes => text!("store-part-other-shapes"),
            TableDamage::PartsGames { found, expected } => {
                return text!("store-parts-games", found = found.to_string(), expected = expected.to_string());
            }
            TableDamage::PartMissing => text!("store-part-missing"),
            TableDamage::TooManyRecords => text!("store-too-many-records"),
        };
        words.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use katachi_core::library::Damage;
    use katachi_language::{Language, speaking};

    use super::*;
    use crate::tests::assert_english;

    #[test]
    fn damaged_tables_say_in_english_what_they_display() {
        let name = || "cells".to_owned();
        assert_english(&[
            TableDamage::Foreign("EOF: no".to_owned()),
            TableDamage::EndsEarly,
            TableDamage::Pages,
            TableDamage::RowsTold { rows: 1_234, most: 1_000 },
            TableDamage::Column { name: name(), what: Box::new(TableDamage::KindChanges) },
            TableDamage::ColumnRows { name: name(), found: 1_234, rows: 2_345 },
            TableDamage::ListColumn { name: name() },
            TableDamage::ForeignKind { name: name(), kind: "BOOLEAN".to_owned() },
            TableDamage::GroupWithoutRows,
            TableDamage::ColumnsDiffer,
            TableDamage::NotText,
            TableDamage::KindChanges,
            TableDamage::FewerValues,
            TableDamage::PartChecksum { found: 0x1a, expected: 0xdead_beef },
            TableDamage::PartRows { found: 1_234, expected: 2_345 },
            TableDamage::NoPart,
            TableDamage::OtherPart,
            TableDamage::ColumnNoWhole { number: 1_234 },
            TableDamage::ColumnNoText { number: 1_234 },
            TableDamage::NumberMissing { row: 1_234 },
            TableDamage::Field { row: 1_234, field: "seen" },
            TableDamage::OtherShapes,
            TableDamage::PartsGames { found: 1_234, expected: 2_345 },
            TableDamage::PartMissing,
            TableDamage::TooManyRecords,
        ]);
    }

    #[test]
    fn damage_of_tables_is_told_through_the_core_in_every_language() {
        let damage = TableDamage::OtherPart;
        let told = Damage::from(damage.clone());
        let _korean = speaking(Language::Ko);
        assert_eq!(told.sentence(), damage.sentence());
        assert_ne!(told.sentence(), damage.to_string());
    }
}
