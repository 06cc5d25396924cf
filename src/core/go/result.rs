//! Reads a result: who won, how, and by how much. What the grammar does not take is unknown, never wrong.
//!
//! A sign decides: the colour before a plus has won, whatever follows. Without a sign there is a side and a verb: it won,
//! or it lost; a reason after "by" or "on" turns nothing round. Sides or verbs that contradict each other say nothing.

use std::sync::LazyLock;

use super::amount::{AmountUnit, fold_amounts, read_amount};
use super::{Color, Winner};
use crate::scripts::{WordTable, is_written_without_blanks};

/// How a game ended, apart from the winner, as its result text says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameEnd {
    /// Points by which it was won.
    Points(f64),
    Resign,
    Time,
    Forfeit,
    /// Nobody won: a draw.
    Draw,
    /// Nobody won: void, no result, or both lost.
    Void,
    Unknown,
}

/// The largest margin that a board has room for.
const MAX_MARGIN: f64 = 361.0;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Token {
    Side(Color),
    Plus,
    Won,
    Lost,
    /// "by", "on", "durch": what follows is a reason, or the other side.
    Because,
    /// The side that follows is the other one: "against", "lost to".
    Against,
    Not,
    Reason(GameEnd),
    /// Lost in this way, if it follows a side and no other verb does: "resigns", "ran out of time".
    Gave(GameEnd),
    Nobody(GameEnd),
    Unfinished,
    Amount(f64, AmountUnit),
    /// A decimal without a unit that is no number of points, such as 3.25 (stones, as a server counts them) or 0.02.
    NoMargin,
    /// A word that says nothing of who won: "points", "against".
    Filler,
    Other,
}

/// The words of results in the languages of real records. Words of one row are parted by `|`.
const RESULT_WORDS: &[(Token, &str)] = &[
    (
        Token::Side(Color::Black),
        "black|黑|黒|흑|schwarz|noir|noirs|negro|negras|nero|zwart|черные|preto|czarny|czarne|sort|svart",
    ),
    (
        Token::Side(Color::White),
        "white|白|백|weiß|weiss|blanc|blancs|blanco|blancas|bianco|wit|белые|branco|bialy|biale|hvid|vit",
    ),
    (
        Token::Won,
        "win|wins|won|winner|winning|victory|victorious|beat|beats|defeats|defeated|胜|勝|贏|赢|승|승리|胜者|勝者|승자",
    ),
    (
        Token::Won,
        "gewinnt|gewann|sieg|sieger|gewonnen|gagne|gagné|gagnent|vainqueur|victoire|gana|ganan|ganó|vence|vincono",
    ),
    (
        Token::Won,
        "vittoria|wint|gewonnen|выиграл|выиграли|выигрыш|победа|победили|victoria|ganha|venceu|vitória|wygrał|wygrywa|wygrały",
    ),
    (
        Token::Lost,
        "lose|loses|lost|loss|losing|loser|defeat|was defeated|were defeated|is defeated|defeated by|beaten|负|負|败|敗|패|负者|負者|敗者|패자|输|輸|verliert|verlor|verloren|niederlage",
    ),
    (
        Token::Lost,
        "perd|perdu|perdent|pierde|pierden|perdió|perde|perdono|verliest|проиграл|проиграли|поражение|przegrał|przegrywa",
    ),
    (Token::Because, "by|on|due to|because of|through|after|when|with|durch|auf|mit|par|por|per|con|door|op|по|przez"),
    (Token::Against, "against|over|to|gegen|contre|contra|tegen|против"),
    (Token::Not, "not|didn't|doesn't|didnt|doesnt|never|nicht|pas|no"),
    (Token::Reason(GameEnd::Resign), "res|r|中盘|中盤|中押|中押し|불계|불계승|不计|不計|aufgabe|abandon|abandono"),
    (Token::Reason(GameEnd::Resign), "rendición|opgave|сдача|rezygnację|giving up"),
    (
        Token::Gave(GameEnd::Resign),
        "resignation|resign|resigns|resigned|resigning|gives up|gave up|认输|認輸|投了|投子|投子认负|投子認負|投子认输|投子認輸|기권|돌을 거두다|gibt auf",
    ),
    (
        Token::Gave(GameEnd::Resign),
        "gab auf|abandonne|abandonnent|abandona|abandonan|abbandona|geeft op|сдался|сдались|poddał",
    ),
    (
        Token::Reason(GameEnd::Time),
        "time|t|时间|時間|시간|시간승|zeit|zeitüberschreitung|temps|tiempo|tempo|tijd|времени|czas",
    ),
    (
        Token::Gave(GameEnd::Time),
        "timeout|times out|timed out|time out|ran out of time|runs out of time|out of time|overtime|oversteps time",
    ),
    (Token::Gave(GameEnd::Time), "flagged|exceeded time|time expired|超时|超時|超過時間|時間切れ|切れ負け|시간초과"),
    (
        Token::Gave(GameEnd::Forfeit),
        "forfeiture|default|disqualification|弃权|棄權|棄権|반칙|reglement|forfait|犯规|犯規|反則",
    ),
    (Token::Reason(GameEnd::Forfeit), "f|不戦|不战|不戰|기권승|부전"),
    (Token::Gave(GameEnd::Forfeit), "forfeit|forfeits|forfeited|defaults|defaulted|disqualified|illegal move|forfaits"),
    (
        Token::Nobody(GameEnd::Draw),
        "draw|drawn|jigo|tie|tied|和棋|持碁|持棋|ジゴ|引き分け|引分|引分け|무승부|빅|remis|nulle|tablas|empate",
    ),
    (Token::Nobody(GameEnd::Draw), "patta|gelijkspel|ничья|unentschieden|和局|平局"),
    (
        Token::Nobody(GameEnd::Void),
        "void|annulled|no result|no winner|both lost|both lose|both players lost|both players lose|both sides lose",
    ),
    (
        Token::Nobody(GameEnd::Void),
        "双方负|雙方負|両負|両者負|双负|両負け|両者負け|両者敗|無勝負|无胜负|無勝敗|무효|対局無効|triple ko",
    ),
    (
        Token::Unfinished,
        "unfinished|left unfinished|unknown|suspended|adjourned|in progress|to be continued|打掛|打ち掛け|打挂|封盘|封盤",
    ),
    (Token::Unfinished, "未完|不明|미완|abgebrochen|not finished|incomplete"),
    (
        Token::Filler,
        "point|points|pts|the|game|a|an|was|has|is|and|of|match|result|for|für|in|番|の|が|은|는|이|가|으로|로|차",
    ),
    (
        Token::Filler,
        "punkt|punkte|punkten|point|puntos|punti|um|de|di|від|очков|очка|очко|pt|moves|move|完|終|终|局|方|棋|돌",
    ),
];

static RESULT_WORD_TABLE: LazyLock<WordTable<Token>> = LazyLock::new(|| WordTable::new(RESULT_WORDS));

/// Reads a result in any of its dialects: `B+R`, `Black wins by resignation`, `黑中盤勝`, `白2目半勝ち`, `흑 불계승`, `Jigo` …
pub fn read_result(text: &str) -> (Winner, GameEnd) {
    let folded = fold_amounts(text);
    let text = folded.trim();
    match text {
        "" | "?" => return (Winner::Unknown, GameEnd::Unknown),
        "0" | "d" | "=" | "0.0" => return (Winner::Nobody, GameEnd::Draw),
        _ => {}
    }
    let tokens = tokens(text);
    if let Some(signed) = signed(&tokens, text) {
        return signed;
    }
    if let Some(Token::Nobody(end)) = tokens.iter().find(|token| matches!(token, Token::Nobody(_))) {
        return (Winner::Nobody, *end);
    }
    if tokens.iter().any(|token| matches!(token, Token::Unfinished | Token::Not)) {
        return (Winner::Unknown, GameEnd::Unknown);
    }
    match winner_in_words(&tokens) {
        Some(winner) => (winner.into(), end_in_words(&tokens)),
        None => (Winner::Unknown, GameEnd::Unknown),
    }
}

/// A side, or nobody, before a plus sign; `None` without one.
fn signed(tokens: &[Token], text: &str) -> Option<(Winner, GameEnd)> {
    let signs: Vec<usize> =
        (0..tokens.len()).filter(|&at| tokens[at] == Token::Plus && !follows_amount(tokens, at)).collect();
    let &first = signs.first()?;
    let side = |sign: usize| match sign.checked_sub(1).map(|before| tokens[before]) {
        Some(Token::Side(color)) => Winner::from(color),
        Some(Token::Amount(0.0, _)) => Winner::Nobody,
        _ => Winner::Unknown,
    };
    let winner = side(first);
    if signs.iter().any(|&sign| side(sign) != winner) {
        return Some((Winner::Unknown, GameEnd::Unknown));
    }
    let end = match winner {
        Winner::Unknown => GameEnd::Unknown,
        Winner::Nobody => GameEnd::Void,
        Winner::Black | Winner::White if text.ends_with('?') => GameEnd::Unknown,
        Winner::Black | Winner::White => match tokens.get(first + 1) {
            Some(&(Token::Reason(end) | Token::Gave(end))) => end,
            Some(Token::Amount(..)) => margin(&tokens[first + 1..]),
            _ => GameEnd::Unknown,
        },
    };
    Some((winner, end))
}

/// A plus after an amount is no sign: `5+ hours`, `1+3/4子`. `0+` is.
fn follows_amount(tokens: &[Token], at: usize) -> bool {
    at.checked_sub(1).is_some_and(|before| match tokens[before] {
        Token::Amount(value, _) => value != 0.0,
        before => before == Token::NoMargin,
    })
}

/// The side that each clause says has won; `None` if there is none, or if two contradict each other.
fn winner_in_words(tokens: &[Token]) -> Option<Color> {
    let is_verb = |token: &Token| matches!(token, Token::Won | Token::Lost | Token::Gave(_));
    let sides: Vec<(usize, Color)> = (0..tokens.len())
        .filter(|&at| at == 0 || tokens[at - 1] != Token::Against)
        .filter_map(|at| if let Token::Side(color) = tokens[at] { Some((at, color)) } else { None })
        .collect();
    let &(first, _) = sides.first()?;
    // "Winner: Black", "won by White": each verb before its side.
    let last = sides[sides.len() - 1].0;
    let has_verb_first = tokens[..first].iter().any(|token| matches!(token, Token::Won | Token::Lost))
        || tokens[..first].iter().any(is_verb) && !tokens[last..].iter().any(is_verb);
    if has_verb_first && tokens[..first].contains(&Token::Other) {
        return None;
    }
    let mut winner: Option<Color> = None;
    for (number, &(at, color)) in sides.iter().enumerate() {
        let clause = if has_verb_first {
            &tokens[if number == 0 { 0 } else { sides[number - 1].0 + 1 }..at]
        } else {
            &tokens[at + 1..sides.get(number + 1).map_or(tokens.len(), |next| next.0)]
        };
        let until_verb = || clause.iter().take_while(|token| !is_verb(token));
        if !has_verb_first && until_verb().count() < clause.len() && until_verb().any(|token| *token == Token::Other) {
            return None;
        }
        let has_won = match verdict(clause)? {
            Some(has_won) => has_won,
            None if sides.len() == 1 && stands_alone(&tokens[..at], &tokens[at + 1..]) => true,
            None => continue,
        };
        let said = if has_won { color } else { color.opponent() };
        if winner.replace(said).is_some_and(|before| before != said) {
            return None;
        }
    }
    winner
}

/// Whether a side has won, by the words of its clause. `None` at the outside if its verbs contradict each other, within if
/// there is none.
fn verdict(clause: &[Token]) -> Option<Option<bool>> {
    let mut said = None;
    for (at, token) in clause.iter().enumerate() {
        let follows_because = at > 0 && clause[at - 1] == Token::Because;
        let has_won = match token {
            Token::Won => true,
            Token::Lost => false,
            // "by resignation", and 超时 before 胜, are reasons.
            Token::Gave(_) if follows_because || said.is_some() => continue,
            Token::Gave(_) if clause[at + 1..].iter().any(|token| matches!(token, Token::Won | Token::Lost)) => {
                continue;
            }
            Token::Gave(_) => false,
            _ => continue,
        };
        if said.is_some_and(|before| before != has_won) {
            return None;
        }
        said = Some(has_won);
    }
    Some(said)
}

/// A side without a verb has won if nothing but a margin or a reason stands beside it: `black 2.5`, `W by resignation`.
fn stands_alone(before: &[Token], after: &[Token]) -> bool {
    let says_nothing =
        |token: &Token| matches!(token, Token::Amount(..) | Token::NoMargin | Token::Filler | Token::Because);
    let is_reason = |token: &Token| matches!(token, Token::Reason(_) | Token::Gave(_));
    before.iter().all(says_nothing) && after.iter().all(|token| says_nothing(token) || is_reason(token))
}

fn end_in_words(tokens: &[Token]) -> GameEnd {
    for end in [GameEnd::Resign, GameEnd::Time, GameEnd::Forfeit] {
        if tokens.iter().any(|token| matches!(token, Token::Reason(said) | Token::Gave(said) if *said == end)) {
            return end;
        }
    }
    if tokens.contains(&Token::Plus) { GameEnd::Unknown } else { margin(tokens) }
}

/// The one amount of points; numbers of moves aside. Unknown if there are several, or more than a board has.
fn margin(tokens: &[Token]) -> GameEnd {
    if tokens.contains(&Token::NoMargin) {
        return GameEnd::Unknown;
    }
    let mut points = tokens.iter().filter_map(|token| match token {
        Token::Amount(value, AmountUnit::Points) => Some(*value),
        Token::Amount(value, AmountUnit::Stones) => Some(value * 2.0),
        _ => None,
    });
    match (points.next(), points.next()) {
        (Some(points), None) if points <= MAX_MARGIN => GameEnd::Points(points),
        _ => GameEnd::Unknown,
    }
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if first == '+' {
            tokens.push(Token::Plus);
            rest = &rest[1..];
        } else if let Some((token, length)) = word(rest, tokens.is_empty()) {
            tokens.push(token);
            rest = &rest[length..];
        } else if let Some((value, unit, length)) = read_amount(rest) {
            let is_margin = (value * 2.0).fract() == 0.0 || !is_bare_decimal(&rest[..length]);
            tokens.push(if is_margin { Token::Amount(value, unit) } else { Token::NoMargin });
            rest = &rest[length..];
        } else if first.is_alphanumeric() {
            tokens.push(Token::Other);
            rest = &rest[run(rest)..];
        } else {
            rest = &rest[first.len_utf8()..];
        }
    }
    tokens
}

/// Whether an amount is a decimal without a unit.
fn is_bare_decimal(amount: &str) -> bool {
    amount.contains(['.', ',']) && amount.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
}

/// The longest word of the table at the beginning. `b` and `w` are sides at the beginning, or before a plus.
fn word(rest: &str, is_first: bool) -> Option<(Token, usize)> {
    let letter = rest.chars().next()?;
    if let Some(color) = match letter {
        'b' => Some(Color::Black),
        'w' => Some(Color::White),
        _ => None,
    } && run(rest) == 1
        && (is_first || rest[1..].trim_start().starts_with('+'))
    {
        return Some((Token::Side(color), 1));
    }
    RESULT_WORD_TABLE.find(rest, |after| !after.starts_with(|next: char| next.is_alphabetic() || next == '\''))
}

/// The length of the word at the beginning, in bytes: one character of a script without blanks.
fn run(rest: &str) -> usize {
    let mut characters = rest.char_indices();
    let Some((_, first)) = characters.next() else { return 0 };
    if is_written_without_blanks(first) {
        return first.len_utf8();
    }
    let is_over = |c: char| !(c.is_alphabetic() || c == '\'') || is_written_without_blanks(c);
    characters.find(|&(_, c)| is_over(c)).map_or(rest.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every side in every row: a winner told the wrong way round is worse than none.
    #[test]
    fn each_side_wins_and_loses_in_every_language() {
        let rows: [(&str, &str, &[&str], &[&str]); 9] = [
            (
                "Black",
                "White",
                &[
                    "{}+Resign",
                    "{}+Forfeit",
                    "{}+Time",
                    "{}+R",
                    "{}+3.5",
                    "{} + 2",
                    "{} wins",
                    "{} wins by resignation",
                    "{} won on time",
                    "{} by 3.5",
                    "{} by resignation",
                    "{} 2.5",
                    "Winner: {}",
                    "won by {}",
                    "{} won by 3.5 points against {o}",
                    "victory for {}",
                    "{o} resigns, {} wins",
                    "{} wins, {o} resigns",
                    "{} beats {o}",
                    "Winner {}, loser {o}",
                    "{} wins because of time",
                    "{} wins by forfeit",
                ],
                &[
                    "{} resigns",
                    "{} resigned",
                    "{} resign",
                    "{} loses on time",
                    "{} lost on time",
                    "{} lost by resignation",
                    "{} loses by 3.5",
                    "{} forfeits",
                    "{} forfeits on time",
                    "{} forfeit",
                    "{} times out",
                    "{} ran out of time",
                    "{} lost to {o}",
                    "{} was beaten by {o}",
                    "Loser: {}",
                    "{} loses, {o} wins",
                ],
            ),
            (
                "B",
                "W",
                &["{}+", "{}+R", "{}+1,5", "{} wins", "{} won", "{} by resignation", "{}+Resign"],
                &["{} resigns", "{} lost on time", "{} loses"],
            ),
            (
                "黑",
                "白",
                &["{}中盘胜", "{}胜", "{}勝3目", "{}胜1又3/4子", "共198手 {}胜", "{}超时胜", "{}中盘", "胜者:{}"],
                &[
                    "{}中盘负",
                    "{}负",
                    "{}认输",
                    "{}超时",
                    "{}败",
                    "{}超时负",
                    "{}投子",
                    "{}方投子",
                    "{}投子认负",
                    "{}投子认输",
                    "{}中盘投子",
                ],
            ),
            (
                "黒",
                "白",
                &["{}中押し勝ち", "{}2目半勝ち", "{}番半目勝", "{}の勝ち", "257手完, {}中押し勝ち", "{}時間切れ勝ち"],
                &["{}半目負け", "{}投了", "{}時間切れ負け", "{}負け", "{}の負け", "{}反則負け"],
            ),
            (
                "흑",
                "백",
                &["{} 불계승", "{} 3집반승", "294수 {}0.5집승", "{} 시간승", "{} 승", "{}기권승"],
                &["{} 시간패", "{} 불계패", "{}패", "{} 반집패", "{} 기권", "{} 반칙패"],
            ),
            (
                "Schwarz",
                "Weiß",
                &["{} gewinnt", "{} gewinnt durch Aufgabe", "{} gewann mit 3,5 Punkten", "Sieg für {}"],
                &["{} gibt auf", "{} verliert", "{} verliert auf Zeit"],
            ),
            (
                "Noir",
                "Blanc",
                &["{} gagne", "{} gagne par abandon", "{} gagne de 3,5 points"],
                &["{} abandonne", "{} perd", "{} perd au temps"],
            ),
            ("Negras", "Blancas", &["{} ganan", "{} ganan por abandono", "ganan {}"], &["{} abandonan", "{} pierden"]),
            ("Чёрные", "Белые", &["{} выиграли", "победа {}"], &["{} сдались", "{} проиграли"]),
        ];
        for (black, white, wins, losses) in rows {
            for (side, other, winner, opponent) in
                [(black, white, Winner::Black, Winner::White), (white, black, Winner::White, Winner::Black)]
            {
                let text = |form: &str| form.replace("{}", side).replace("{o}", other);
                wins.iter().for_each(|form| assert_eq!(read_result(&text(form)).0, winner, "{}", text(form)));
                losses.iter().for_each(|form| assert_eq!(read_result(&text(form)).0, opponent, "{}", text(form)));
            }
        }
    }

    #[test]
    fn what_contradicts_itself_or_says_nothing_is_unknown() {
        for text in [
            "",
            "?",
            "X+",
            "X+F",
            "N",
            "Unfinished",
            "Unknown",
            "Game suspended",
            "john wins",
            "Black to play",
            "B+R, W+R",
            "Black wins, White wins",
            "白宝祥胜",
            "백홍석 승",
            "Black would have won",
            "Black wins and loses",
            "Black did not resign",
            "Resignation",
            "200 moves",
            "打掛",
            "未完",
        ] {
            assert_eq!(read_result(text), (Winner::Unknown, GameEnd::Unknown), "{text}");
        }
    }

    #[test]
    fn ends_are_read_in_every_dialect() {
        use GameEnd::{Draw, Forfeit, Points, Resign, Time, Unknown, Void};
        for (text, winner, end) in [
            ("B+R", Winner::Black, Resign),
            ("w+resign", Winner::White, Resign),
            ("B+T", Winner::Black, Time),
            ("W+F", Winner::White, Forfeit),
            ("Black+Forfeit", Winner::Black, Forfeit),
            ("B+2.5", Winner::Black, Points(2.5)),
            ("W+1,5", Winner::White, Points(1.5)),
            ("Ｗ＋２", Winner::White, Points(2.0)),
            ("W+3/4", Winner::White, Points(0.75)),
            ("B+2 1/2", Winner::Black, Points(2.5)),
            ("W+6 3/5", Winner::White, Points(6.6)),
            ("W+3.25", Winner::White, Unknown),
            ("B+22.75", Winner::Black, Unknown),
            ("W+0.02", Winner::White, Unknown),
            ("Black wins by 0.25", Winner::Black, Unknown),
            ("white 1,75", Winner::White, Unknown),
            ("W+3.25子", Winner::White, Points(6.5)),
            ("黑胜2.75子", Winner::Black, Points(5.5)),
            ("W+0.50", Winner::White, Points(0.5)),
            ("B+7.00", Winner::Black, Points(7.0)),
            ("W+1 3/4", Winner::White, Points(1.75)),
            ("White wins by 3.25 points", Winner::White, Points(3.25)),
            ("B+", Winner::Black, Unknown),
            ("B+1?", Winner::Black, Unknown),
            ("B+294", Winner::Black, Points(294.0)),
            ("B+999", Winner::Black, Unknown),
            ("W+ (but Black does not lose)", Winner::White, Unknown),
            ("W+N半", Winner::White, Unknown),
            ("294수 흑0.5집승", Winner::Black, Points(0.5)),
            ("211手 白3目半勝ち", Winner::White, Points(3.5)),
            ("共198手 黑胜1又3/4子", Winner::Black, Points(3.5)),
            ("After 211 moves White won by 4.5", Winner::White, Points(4.5)),
            ("백 3집반승", Winner::White, Points(3.5)),
            ("흑 반집승", Winner::Black, Points(0.5)),
            ("White wins by 10,5 points", Winner::White, Points(10.5)),
            ("Black wins by 5 3/4 points", Winner::Black, Points(5.75)),
            ("Black wins by resignation", Winner::Black, Resign),
            ("黑中盤勝", Winner::Black, Resign),
            ("白2目半勝ち", Winner::White, Points(2.5)),
            ("黒半目負け", Winner::White, Points(0.5)),
            ("黑六目半胜", Winner::Black, Points(6.5)),
            ("흑 불계승", Winner::Black, Resign),
            ("흑 시간패", Winner::White, Time),
            ("White loses on time", Winner::Black, Time),
            ("Forfeit. Black wins", Winner::Black, Forfeit),
            ("Time out, White wins", Winner::White, Time),
            ("超时，白胜", Winner::White, Time),
            ("投了 白勝ち", Winner::White, Resign),
            ("黑方投子", Winner::White, Resign),
            ("白方投子,黑胜", Winner::Black, Resign),
            ("黑胜(白投子)", Winner::Black, Resign),
            ("黑胜投子", Winner::Black, Resign),
            ("白中盘胜 黑投子", Winner::White, Resign),
            ("White timeout", Winner::Black, Time),
            ("White resignation", Winner::Black, Resign),
            ("Black default", Winner::White, Forfeit),
            ("黑弃权", Winner::White, Forfeit),
            ("흑 반칙패", Winner::White, Forfeit),
            ("White was defeated by Black", Winner::Black, Unknown),
            ("White defeated Black", Winner::White, Unknown),
            ("白方胜", Winner::White, Unknown),
            ("黑胜四分之一子", Winner::Black, Points(0.5)),
            ("黑胜二又四分之三子", Winner::Black, Points(5.5)),
            ("黑胜1+3/4子", Winner::Black, Unknown),
            ("Black wins (5+ hours)", Winner::Black, Unknown),
            ("Jigo", Winner::Nobody, Draw),
            ("ジゴ", Winner::Nobody, Draw),
            ("持碁", Winner::Nobody, Draw),
            ("무승부", Winner::Nobody, Draw),
            ("0", Winner::Nobody, Draw),
            ("Void", Winner::Nobody, Void),
            ("Both lost", Winner::Nobody, Void),
            ("両負け", Winner::Nobody, Void),
            ("0+", Winner::Nobody, Void),
        ] {
            assert_eq!(read_result(text), (winner, end), "{text}");
        }
    }
}
