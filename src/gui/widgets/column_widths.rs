//! How the columns of a table share its width.

/// A column's own width, and the width that its texts need. `None` if it neither lends room nor borrows any.
#[derive(Clone, Copy, Debug)]
pub struct ColumnRoom {
    pub width: f32,
    pub needed: Option<f32>,
}

/// The widths after columns that lack room have taken it, first from `spare`, the width that no column has, then from
/// columns with more than they need. The columns that lack least are filled first: a result is short, and says nothing
/// without its end.
pub fn shared_widths(columns: &[ColumnRoom], spare: f32) -> Vec<f32> {
    let lacks: Vec<f32> =
        columns.iter().map(|column| column.needed.map_or(0.0, |needed| needed - column.width)).collect();
    let spare = spare.max(0.0);
    let to_lend: f32 = lacks.iter().map(|lack| (-lack).max(0.0)).sum();
    let borrowed: f32 = lacks.iter().map(|lack| lack.max(0.0)).sum();
    let moved = (spare + to_lend).min(borrowed);
    let mut widths: Vec<f32> = columns.iter().map(|column| column.width).collect();
    if moved <= 0.0 {
        return widths;
    }
    let lent = (moved - spare).max(0.0);
    if lent > 0.0 {
        for (width, lack) in widths.iter_mut().zip(&lacks) {
            *width += lack.min(0.0) * lent / to_lend;
        }
    }
    let mut poor: Vec<usize> = (0..lacks.len()).filter(|&at| lacks[at] > 0.0).collect();
    poor.sort_by(|&one, &other| lacks[one].total_cmp(&lacks[other]));
    let mut left = moved;
    for (number, &at) in poor.iter().enumerate() {
        let gain = lacks[at].min(left / (poor.len() - number) as f32);
        widths[at] += gain;
        left -= gain;
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn widths_with(columns: &[(f32, Option<f32>)], spare: f32) -> Vec<f32> {
        shared_widths(&columns.iter().map(|&(width, needed)| ColumnRoom { width, needed }).collect::<Vec<_>>(), spare)
    }

    fn widths(columns: &[(f32, Option<f32>)]) -> Vec<f32> {
        widths_with(columns, 0.0)
    }

    #[test]
    fn room_that_is_not_needed_goes_to_those_who_lack_least_first() {
        // An empty column of 90 fills a result and a name whole, and lends no more than they lack.
        assert_eq!(widths(&[(100.0, Some(130.0)), (60.0, Some(70.0)), (90.0, Some(40.0))]), [130.0, 70.0, 50.0]);
        // The result is whole and the names share the rest if there is not enough for all.
        let cut = [(100.0, Some(150.0)), (100.0, Some(180.0)), (60.0, Some(70.0)), (90.0, Some(60.0))];
        assert_eq!(widths(&cut), [110.0, 110.0, 70.0, 60.0]);
    }

    #[test]
    fn width_that_no_column_has_goes_to_those_that_lack_it() {
        let columns = [(100.0, Some(150.0)), (60.0, Some(70.0)), (90.0, Some(60.0)), (40.0, None)];
        assert_eq!(widths_with(&columns, 100.0), [150.0, 70.0, 90.0, 40.0], "nobody lends while there is spare width");
        assert_eq!(widths_with(&columns, 45.0), [150.0, 70.0, 75.0, 40.0]);
        assert_eq!(widths_with(&columns, -20.0), widths(&columns));
        assert_eq!(widths_with(&columns[2..], 50.0), [90.0, 40.0]);
    }

    #[test]
    fn bars_keep_their_width_and_nothing_moves_without_need() {
        assert_eq!(widths(&[(100.0, Some(40.0)), (80.0, None)]), [100.0, 80.0]);
        assert_eq!(widths(&[(100.0, Some(140.0)), (80.0, None)]), [100.0, 80.0]);
        assert_eq!(widths(&[]), [0.0; 0]);
    }
}
