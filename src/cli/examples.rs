//! Examples below the help of each subcommand: lines to copy and change.

pub(super) const IMPORT: &str =
    "Examples:\n  katachi import ~/games --library games.katachi\n  katachi import new.zip --library games.katachi";
pub(super) const INFO: &str = "Example:\n  katachi info --library games.katachi";
pub(super) const GAMES: &str = "Examples:\n  katachi games --library games.katachi --player shusaku --limit 20\n  katachi games --library games.katachi --csv games.csv";
pub(super) const MINE: &str =
    "Example:\n  katachi mine --library games.katachi --window square:5 --source move --out shapes.ron";
pub(super) const SHOW: &str = "Examples:\n  katachi show shapes.ron --top 30\n  katachi show shapes.ron --csv shapes.csv\n  katachi show shapes.ron --cluster 2 --clusters 5";
pub(super) const CLUSTERS: &str = "Examples:\n  katachi clusters shapes.ron --clusters 5\n  katachi clusters shapes.ron --clusters 5 --name \"2=small and frequent\"\n  katachi clusters shapes.ron --csv clusters.csv";
pub(super) const TEMPLATES: &str = "Example:\n  katachi templates shapes.ron";
pub(super) const FIND: &str = "Examples:\n  katachi find bamboo.txt --library games.katachi\n  katachi find bamboo.txt --library games.katachi --csv answers.csv\n  katachi find bamboo.txt --library games.katachi --engine kmp --repeat 10";
pub(super) const TAG: &str =
    "Examples:\n  katachi tag --library games.katachi\n  katachi tag add mine --library games.katachi --player shusaku";
pub(super) const COLLOCATIONS: &str = "Example:\n  katachi collocations --library games.katachi --out pairs.ron";
pub(super) const AFTER: &str = "Example:\n  katachi after pairs.ron";
pub(super) const CONTRADICTIONS: &str = "Examples:\n  katachi contradictions shapes.ron --library games.katachi\n  katachi contradictions patterns.db --library games.katachi --below 0.2 --csv contradicted.csv";
pub(super) const JOSEKI: &str = "Examples:\n  katachi joseki --library professional\n  katachi joseki --library games.katachi --position game.sgf --move 12 --csv replies.csv";
pub(super) const FUSEKI: &str = "Example:\n  katachi fuseki --library games.katachi --moves 6 --csv openings.csv";
pub(super) const COMPARE: &str = "Examples:\n  katachi compare mine.katachi\n  katachi compare mine.katachi professional --what openings --csv openings.csv";
pub(super) const COSTLY_SHAPES: &str = "Examples:\n  katachi costly-shapes --library mine.katachi --player \"my name\"\n  katachi costly-shapes --library mine.katachi --window square:3 --window square:5 --csv costly.csv\n  katachi costly-shapes --library mine.katachi --player \"my name\" --workbook mistakes.pdf\n  katachi costly-shapes --library mine.katachi --against pupils.katachi --json";
pub(super) const EVALUATE: &str = "Examples:\n  katachi evaluate --engine katago --model network.bin.gz --config analysis_example.cfg --test\n  katachi evaluate --library mine.katachi --engine katago --model network.bin.gz --config analysis_example.cfg --player \"my name\" --visits 200";
pub(super) const PLAYER: &str = "Examples:\n  katachi player --library games.katachi --player shusaku\n  katachi player --library games.katachi --player shusaku --pdf shusaku.pdf\n  katachi player --library games.katachi --player shusaku --against professional --table shapes --csv shapes.csv";
pub(super) const SUGGEST: &str = "Examples:\n  katachi suggest game.sgf --move 40 --library games.katachi\n  katachi suggest game.sgf --move 40 --shapes professional";
pub(super) const REPORT: &str = "Examples:\n  katachi report game.sgf\n  katachi report game.sgf --csv moves.csv";
pub(super) const GTP: &str = "Examples:\n  katachi gtp --library games.katachi\n  katachi gtp --shapes professional";
pub(super) const MATCH: &str = "Examples:\n  katachi lab match mogo uniform --games 20\n  katachi lab match frequent:shapes.ron:400 mogo --games 200 --sgf games\n  katachi lab match --table fop --list shapes.ron --games 100 --out table.ron";
pub(super) const PREDICT: &str = "Examples:\n  katachi lab predict test --library games.katachi\n  katachi lab predict rings --library games.katachi --learn my-game.sgf";
pub(super) const DIGEST: &str = "Example:\n  katachi lab digest --library games.katachi --out figures";
pub(super) const RULES: &str = "Example:\n  katachi lab rules --goal eye --place corner --size 4x3";
pub(super) const LAB: &str =
    "Examples:\n  katachi lab match mogo uniform --games 20\n  katachi lab predict test --library games.katachi";
pub(super) const TSUMEGO: &str =
    "Examples:\n  katachi tsumego problem.sgf\n  katachi tsumego problems --all --csv solved.csv";
pub(super) const LIFE: &str = "Examples:\n  katachi life check game.sgf --move 120\n  katachi life check games.katachi --games 200 --curve 20,100";
pub(super) const TSUMEGO_PATTERNS: &str = "Examples:\n  katachi lab tsumego-patterns --problems problems\n  katachi lab tsumego-patterns --width 3 --csv patterns.csv";
pub(super) const EXPORT: &str = "Examples:\n  katachi export pages bamboo.txt --library games.katachi --out bamboo.pdf\n  katachi export games --library games.katachi --player shusaku --collection shusaku.sgf\n  katachi export patterns shapes.ron --csv shapes.csv --arff shapes.arff";
pub(super) const CHECK: &str =
    "Examples:\n  katachi check games.katachi\n  katachi check games.katachi --repair --json";
pub(super) const BACKUP: &str =
    "Examples:\n  katachi backup games.katachi --out games.tar.zst\n  katachi backup --all --out katachi.tar.zst";
pub(super) const RESTORE: &str =
    "Examples:\n  katachi restore games.tar.zst --library games.katachi\n  katachi restore katachi.tar.zst --all";
pub(super) const COMPLETIONS: &str =
    "Example:\n  katachi completions bash > ~/.local/share/bash-completion/completions/katachi";
pub(super) const MAN: &str = "Examples:\n  katachi man > katachi.1\n  katachi man --out ~/.local/share/man/man1";
