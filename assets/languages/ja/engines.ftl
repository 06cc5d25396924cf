### What engines say: the user's own KataGo, the program's models and playouts, and what is wrong with them.

## Stages of a game: predict/measure.rs

engines-stage-opening = 布石
engines-stage-middle-game = 中盤
engines-stage-endgame = ヨセ

## Why a move ranks where it does, kinds of reasons: predict/groups.rs

engines-group-shape = 周囲の形
engines-group-shape-and-last = 形と直前の手
engines-group-shape-and-both = 形と直前の2手
engines-group-answer = 直前の手への応手
engines-group-follow-up = 自分の前の手の続き
engines-group-corner = 隅
engines-group-liberties = 周囲の石のダメ
engines-group-tactics = 取り、逃げ、アタリ
engines-group-chains = 直前の手が触れた連
engines-group-place = 盤上の位置
engines-group-distance = 直前の手との距離
engines-group-room = 近くの石との距離
engines-group-earlier = まだ応じていない手
engines-group-area = どちらの勢力圏か

## What is being done, above a bar of progress: predict/, matches/, analysis/

engines-phase-testing = テスト中
engines-phase-testing-contexts = 周囲をテスト中
engines-phase-testing-strengths = 強度をテスト中
engines-phase-testing-patterns = 形をテスト中
engines-phase-shapes = 形
engines-phase-candidates = 候補手
engines-phase-strengths = 強度
engines-phase-looking-again = 再検討中
engines-phase-temperature = 温度
engines-phase-ranking = 順位づけ中
engines-phase-reading-contexts = 周囲を読み込み中
engines-phase-counting-contexts = 周囲を集計中
engines-phase-learning = 学習中
engines-phase-first-stage = 第1段階
engines-phase-counting = 集計中
engines-phase-second-opinion = 再評価
engines-phase-reading-patterns = 形を読み込み中
engines-phase-playing = 対局中
engines-phase-evaluating = 評価中
engines-phase-waiting = エンジンを待っています

## Why a move cannot be played: play/game.rs, play/handicap.rs

engines-point-off-board = 盤の外の点です
engines-point-occupied = その点にはすでに石があります
engines-no-liberty = 打った石のダメがなくなります（着手禁止点）
engines-ko = コウをすぐに取り返すことはできません
engines-game-over = 投了により終局しています
engines-no-handicap = { $size }の盤で置き石の位置が決まっているのは2～{ $most }子で、{ $stones }子は置けません

## What is wrong with KataGo: analysis/mod.rs

engines-file-missing = { $what ->
    [program] プログラム{ $path }：ファイルがありません。エンジンのプログラム、ネットワーク、設定ファイルを指定し直してください
    [network] ネットワーク{ $path }：ファイルがありません。エンジンのプログラム、ネットワーク、設定ファイルを指定し直してください
   *[configuration] 設定ファイル{ $path }：ファイルがありません。エンジンのプログラム、ネットワーク、設定ファイルを指定し直してください
}
engines-cannot-start = { $engine }：起動できません：{ $error }。実行できるKataGoのプログラムを指定してください
engines-fault = { $engine }：{ $what }。{ $advice }
engines-fault-at = { $engine }：{ $what }（対局：{ $game }）。{ $advice }
engines-fault-said = { $engine }：{ $what }。出力：{ $said }。{ $advice }
engines-fault-at-said = { $engine }：{ $what }（対局：{ $game }）。出力：{ $said }。{ $advice }
engines-died-at-start = 最初の応答の前に終了しました（{ $status }）
engines-died = 応答を終える前に終了しました（{ $status }）
engines-closed-output = 出力が閉じられました
engines-silent = { $seconds }秒間、応答がありません
engines-garbage = JSONオブジェクトでない行：`{ $line }`
engines-endless = { $bytes }バイトを超える行
engines-field = `{ $field }`がないか、種類が違います：`{ $line }`
engines-absurd = { $what }：`{ $line }`
engines-absurd-winrate = ありえない勝率{ $winrate }
engines-absurd-lead = ありえない目差{ $points }目
engines-absurd-move = この盤の点でない着手`{ $place }`
engines-absurd-values = どの局面でもありえない値
engines-unasked = 問い合わせていない`{ $id }`への応答
engines-turn = `{ $id }`の問い合わせていないターン{ $turn }への応答
engines-twice = `{ $id }`のターン{ $turn }に2つの応答
engines-refuses = どの問い合わせも受け付けません：{ $what }
engines-advice-at-start = ネットワークと設定ファイルが、このKataGoの`analysis`用か確かめてください
engines-advice-died = もう一度始めると、ここから続きます。同じ対局で終了する場合は、訪問回数を減らしてください
engines-advice-silent = 訪問回数を減らすか、待ち時間を長くしてください
engines-advice-refuses = KataGoを更新してください。解析プロトコルへの対応が必要です
engines-advice-other = KataGoの`analysis`の応答ではありません。プログラムがKataGoか確かめ、更新してください

## Evaluating games with KataGo: analysis/library.rs, analysis/process.rs

engines-game-of-file = { $path }（{ $number }局目）
engines-gave-up = 評価できない局面がありました
engines-stopped = { $why }。それまでに評価した{ $games }局は残っています。もう一度始めると続きから進みます
engines-tried = KataGo { $version }が応答しました：空の碁盤、コミ6.5で、黒から見て{ $points }目、勝率{ $percent }%（プレイアウト{ $playouts }、起動を含め{ $seconds }秒）

## Models that cannot be read: predict/file.rs

engines-no-model = Katachiの予測モデルではありません
engines-newer-model = より新しいKatachiで作られています（モデル形式{ $found }、対応は{ $supported }）。Katachiを更新してください
engines-older-model = より古いKatachiで作られています（モデル形式{ $found }、対応は{ $supported }）
engines-damaged = 破損しています：{ $what }
engines-model-ends-in-head = ヘッダーの途中で終わっています
engines-model-length = 重みが{ $wanted }バイトではなく{ $bytes }バイトです
engines-model-checksum = チェックサムが重みと合いません
engines-model-unpacked = 展開できません：{ $error }
engines-model-weights-missing = 重みがありません
engines-model-head-length = ヘッダーが{ $bytes }バイトあります（上限{ $most }バイト）
engines-model-head-no-text = ヘッダーがテキストではありません
engines-model-head = ヘッダー：{ $error }
engines-model-table = 重みの表の大きさが2^{ $bits }です（このKatachiが読める上限は2^{ $most }）
engines-model-games = 学習に使った対局が{ $games }局あり、区別できる数を超えています
engines-model-trees = 決定木が不完全です
engines-model-temperature = 温度が{ $temperature }です

## Counts of a library that cannot be read, and are made again: predict/counts_file.rs, table_file.rs, rings/file.rs

engines-counts-another-file = この種のファイルの始まり方ではありません
engines-counts-format = 形式{ $found }（このプログラムが読めるのは{ $supported }）
engines-counts-other-games = 別の対局のものです（{ $games }）
engines-counts-checksum = 長さまたはチェックサムが合いません
engines-counts-unpacked = 展開できません
engines-counts-do-not-fit = 集計が合いません
engines-rings-beginning = 先頭部分が合いません
engines-rings-do-not-fit = 形が合いません

## Lists of shapes that cannot play: predict/matcher.rs, montecarlo/frequent.rs, matches/table.rs

engines-shapes-say-no-move = これらの形には着手の位置がありません。--source moveをつけ、--afterをつけずに集計してください
engines-shapes-empty = 中身がありません
engines-too-many-templates = テンプレートが{ $found }個あり、使える上限{ $most }個を超えています。--min-countを上げて集計するか、任意の点の少ないテンプレートだけにしてください（--max-wildcards）
engines-patterns-say-no-move = 着手（`*`）のある形がありません
engines-too-many-patterns = 形が{ $found }個あり、使える上限{ $most }個を超えています
engines-list-window = { $window }の形です。プレイアウトで使えるのはsquare:3とdiamond:2です。どちらかを--source moveで集計してください
engines-list-not-before-moves = 着手前に読んだ形ではありません。--source moveをつけ、--afterをつけずに集計してください
engines-list-empty = 2回以上現れる形がありません
engines-board-lines = { $lines }路盤です。打てるのは2～19路です
