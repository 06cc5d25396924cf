## What is loaded

library-loading = 読み込み中…
library-none-yet = 対局がまだありません
library-drop-files = SGFファイル、フォルダー、アーカイブをこのウィンドウにドロップするか、ここから開いてください。
library-games-being-read = 対局を読み込んでいます。
library-no-games = 対局が読み込まれていません。
library-open-games = 対局を開く…
library-open-games-hint = SGFファイル、アーカイブ（Ctrl+O）
library-open-folder = フォルダーを開く…
library-open-folder-hint = フォルダーとその下のすべて（Ctrl+Shift+O）
library-add-games = 対局を追加…
library-add-games-hint = 開いている対局に追加します
library-libraries = 棋譜庫…
library-libraries-hint = これまでに開いたものの一覧：開く、名前を変更、削除（Ctrl+Shift+L）
library-open-library = 棋譜庫を開く…
library-open-library-hint = NAME.katachiフォルダー（Ctrl+L）
library-save-as = 棋譜庫として保存…
library-save-as-hint = 対局をまとめて残し、次回からすぐに開けるようにします
library-open-sample = サンプルを開く
library-open-sample-hint = Katachiに付属する対局です
library-sample-games = サンプルの対局
library-not-saved = 棋譜庫として未保存
library-changed-files = これらの対局の元の場所で、{ $files }ファイルが追加、変更、削除されています。
library-read-changed = 読み直す
library-read-changed-hint = 変更のないファイルは読み直しません（F5）
library-read-by-earlier-version = これらの対局は以前のKatachiで読まれました。
library-read-again = 読み直す
library-read-again-hint = 結果、コミ、日付、段級位、文字コード、1つのツリーの中の複数の問題や対局を、よりよく読めるようになりました
library-read-folder-as = このフォルダーの文字コード…
library-read-folder-as-hint = 名前が正しくないときに選びます。選択は保存されます。
library-read-as-found = Katachiが判定
library-professional-games = { $games }局
library-professional-games-of-years = { $games }局、{ $first }～{ $last }年
library-professional-hint = 閲覧用の統計：A. E. BrouwerのDatabase of Go Gamesの形、共起、隅、布石（対局そのものは含みません）
library-shapes = 形
library-professional-shapes-hint = プロの対局に多い形
library-fuseki = 布石
library-professional-fuseki-hint = プロの布石
library-figure-games = { $games ->
   *[other] 局
}
library-figure-moves = { $moves ->
   *[other] 手
}
library-figure-players = { $players ->
   *[other] 棋士
}
library-figure-year = 年
library-figure-years = 年
library-boards = 碁盤
library-games-of-size = { $size }路{ $games }局
library-positions = 局面
library-without-a-move = 着手のない局面{ $positions }
library-load-report = 読み込みレポート
library-nothing-to-report = 特になし
library-count-skipped = 読み飛ばし{ $count }局
library-count-cut-short = 途中まで{ $count }局
library-count-repaired = 修復{ $count }局
library-count-duplicates = 重複の除外{ $count }局
library-files = ファイル
library-memory = メモリ

## The list of games

library-looking = 検索中…
library-games-listed-here = ここに対局の一覧が表示されます。
library-no-game-matches = すべての語を含む対局はありません。
library-no-game-passes = 「{ $filter }」に合う対局はありません。条件を変えるか、減らしてください。
library-years-meant = 「{ $filter }」のことですか？
library-games-are-of-years = この棋譜庫の対局は{ $years }年のものです。
library-show-all-games = すべての対局を表示
library-filter-games = 対局を絞り込む
library-filter-hint = 語句、または 対局者: 年: 結果: …
library-clear-filter = クリア
library-shown-of-all = { $shown }/{ $all }
library-all-not-counted = { $all }、集計外{ $uncounted }
library-shown-of-all-not-counted = { $shown }/{ $all }、集計外{ $uncounted }
library-not-counted-hint = 重複と着手のない局面は、一覧には出ますが対局数には入りません
library-click-to-sort = クリックで並べ替え
library-sort-by = { $column }で並べ替え
library-game-row = 対局{ $game }：{ $black } – { $white }
library-game-row-titled = 対局{ $game }：{ $title }
library-game-of-file = { $file }、{ $game }局目
library-edited = 編集済み
library-edited-tip = この対局には、ファイルにない変更があります。「保存」で書き込みます
library-result = 結果
library-colours-exchanged = 黒白交換：棋譜の黒番は盤上では白石です
library-date = 日付
library-event = 大会
library-moves = 手数
library-size = 盤
library-note = 備考
library-open-game = 対局を開く
library-about-player = { $player }の記録
library-tags = タグ
library-new-tag = 新しいタグ
library-note-same-as = { $game }と同じ
library-note-turned = { $game }の回転
library-note-within = { $game }の一部
library-note-like = { $game }に類似
library-note-position = 局面
library-note-cut-short = 途中まで
library-note-variations = 変化{ $variations }

## The record of a game

library-record-is-here = 開いている対局のヘッダー、変化、コメントです。
library-details = 詳細…
library-details-hint = 対局者、結果などの情報を変更します
library-copy-sgf = SGFをコピー
library-paste-sgf = SGFを貼り付け
library-save-game-hint = 書き加えた内容とともに、対局を新しいファイルに保存します
library-comment = コメント
library-details-of-game = 対局の詳細
library-blacks-rank = 黒の段級位
library-whites-rank = 白の段級位
library-komi = コミ
library-round = 回戦
library-place = 場所
library-rules = ルール
library-handicap = 置き石
library-komi-is-a-number = コミは数値で入力します（例：6.5）
library-done = 完了
library-beginning = 開始局面
library-set-up-row = 石の配置
library-set-up = 石の配置
library-move-row = { $number }手目：{ $place }
library-choices = 変化{ $variations }
library-not-of-list = 開いている対局の一覧にはありません
library-game-of-list = 一覧の対局{ $game }
library-no-longer-loaded = すでに閉じた対局から
library-instead = この手の代わり（↑ ↓）
library-next = 次の手

## What happened while games were loaded

library-report-is-here = 対局の読み込み中に起きたことがここに記録されます。
library-report-skipped = 読み飛ばし
library-report-cut-short = 途中まで
library-report-repaired = 修復
library-report-duplicates = 重複
library-report-encodings = 文字コード
library-report-unknown = 不明
library-report-skipped-says = 読み込まなかったものと、その理由
library-report-cut-short-says = 打てない手の直前まで読み込んだもの
library-report-repaired-says = 修復して最後まで読み込んだもの
library-report-duplicates-says = 集計から除いたもの。クリックで代表の対局を開きます
library-report-encodings-says = ファイルの文字コード
library-report-unknown-says = わからない結果、コミ、日付、段級位。多い表記から順に
library-report-opens-game = クリックで対局を開きます
library-report-lists-games = クリックで対局の一覧を表示します
library-result-unread = 読めない結果
library-komi-unread = 読めないコミ
library-date-unread = 読めない日付
library-rank-unread = 読めない段級位
library-result-absent = 結果なし
library-komi-absent = コミなし
library-date-absent = 日付なし
library-rank-absent = 段級位なし
library-at-move = { $number }手目：{ $reason }
library-same-moves-as = { $place }と同じ手順
library-turned-or-mirrored = 回転または反転：{ $place }
library-contained-in = { $place }に含まれるか、序盤が同じ
library-nearly-same-as = { $place }とほぼ同じ
library-report-filter = フィルター
library-filter-report = レポートを絞り込む
library-copy-report = コピー
library-copy-report-hint = これらの行をタブ区切りのテキストでコピーします
library-report-empty = ここには何もありません。
library-report-no-match = 該当する行がありません。
library-encoding = 文字コード
library-file = ファイル
library-game = 対局
library-what = 内容

## Notices, and names of work that goes on

library-sorting-games = 対局を並べ替え中
library-tags-need-a-folder = タグは棋譜庫のフォルダーに保存されます。先にこれらの対局を棋譜庫として保存してください
library-tagging = タグを付けています
library-tags-undone = { $games }局でタグ「{ $tag }」を元に戻しました
library-lost-tags = 対象の対局が棋譜庫にないタグ{ $tags }個
library-values-for-completion = 入力補完の候補を準備中
library-reading-tags = タグを読み込み中
library-starting = 開始中
library-listing-files = ファイルを一覧中
library-reading-games = 対局を読み込み中
library-looking-for-duplicates = 重複を検索中
library-cancelled = キャンセルしました
library-defect = Katachiの不具合です。報告をお願いします：{ $what }
library-no-thread = スレッドを開始できません：{ $error }
library-worker-gone = ワーカーが終了しています
library-report-written = { $message }（{ $place }）。レポートは{ $path }にあります。送付をお願いします

## Why a game cannot be shown with all its variations

library-file-not-known = 棋譜庫にこの対局のファイルの記録がありません
library-no-game-in-it = 対局が含まれていません
library-file-has-changed = 読み込んだ後にファイルが変更されています
library-shares-tree = ほかの記録と同じツリーの中にあります
library-not-in-archive = { $path }はもうアーカイブにありません
library-cut-at = { $number }手目：{ $reason }

## Files that cannot be read, and why

library-cannot-to-its-end = 最後まで読めません
library-cannot-no-sgf-in-it = SGFファイルが含まれていません
library-cannot-no-sgf-in-folder = このフォルダーにSGFファイルもアーカイブもありません
library-cannot-no-file = ファイルでもフォルダーでもありません
library-cannot-neither = SGFファイルでもアーカイブでもありません
library-cannot-other-archive = 読み込めない種類のアーカイブ（{ $ending }）です。先に展開してください
library-cannot-not-zip = ZIPアーカイブでないか、破損しています
library-cannot-not-gzip = gzip圧縮でないか、破損しています
library-cannot-not-zstd = zstd圧縮でないか、破損しています
library-cannot-nested = アーカイブの中のアーカイブです。先に展開してください
library-cannot-damaged-after = { $members }項目より後が破損しています：{ $reason }
library-cannot-no-end-mark = 終端の印がありません。対局が欠けているかもしれません（ファイルが切り詰められた？）
library-cannot-member = 項目{ $member }：{ $reason }
library-cannot-encrypted = 暗号化されています
library-cannot-zip-bomb = 展開すると、テキストではありえない大きさになります（ZIP爆弾？）
library-cannot-bomb = 展開すると、元の大きさからは考えられない大きさになります（圧縮爆弾？）
library-cannot-between = 項目の間に、名前や空データが{ $most } MBを超えてあります
library-cannot-large-game = { $most } MBより大きい対局が含まれています
library-cannot-too-large = { $most } MBより大きいファイルです
library-cannot-unsupported = 対応していません：{ $what }
library-cannot-damaged-zip = ZIPアーカイブが破損しています：{ $what }
library-cannot-missing = ファイルがありません
library-cannot-not-allowed = 読み取りの権限がありません
library-cannot-cut-off = 途中で終わっています（ファイルが切り詰められた？）
library-cannot-dangling = 存在しないファイルへのリンクです
library-cannot-but-kept = 以前に読み込んだ分は残っています
library-cannot-full = 棋譜庫がいっぱいです（上限40億手）
library-cannot-empty-records = 石も着手もない記録を除外：{ $records }
library-cannot-so-many = ファイルの大きさに対して記録が多すぎるため、{ $limit }件より後を除外しました
library-more-troubles = そのほかの問題（一覧なし）：{ $troubles }

## Games that were skipped or cut short, and why

library-skipped-not-go = 囲碁の対局ではありません（GM[{ $game }]）
library-skipped-empty = ファイルが空です
library-skipped-binary = SGFではありません：バイナリファイルです
library-skipped-web-page = 対局を含まないウェブページです
library-skipped-web-address = ウェブアドレスです。その先の棋譜をファイルに保存して開くか、棋譜の文字列をコピーしてください
library-skipped-no-game = SGFではありません：ファイルに対局がありません
library-skipped-only = ファイルには{ $games }局しかありません
library-skipped-nodes = 大きすぎて表示できません：ノードが{ $limit }を超えています
library-skipped-marks = 大きすぎて表示できません：石と記号が{ $limit }を超えています
library-cut-occupied = [{ $point }]にはすでに石があります
library-cut-off-board = [{ $point }]は盤の外です
library-cut-unreadable = [{ $point }]は盤上の点ではありません
library-cut-too-many-moves = { $most }手を超えています
library-cut-too-much-set-up = 配置された石が多すぎます

## What was repaired in a record

library-mended-missing-open = 最初の括弧がありません
library-mended-missing-close = 対局が閉じられていません
library-mended-missing-semicolon = セミコロンのないノード
library-mended-node-after-variations = 変化の後のノード（変化の1つとして残しました）
library-mended-unclosed-value = 閉じ括弧のない値
library-mended-unescaped-bracket = エスケープされていない文中の括弧
library-mended-value-alone = プロパティのない値
library-mended-property-alone = 値のないプロパティ
library-mended-lower-case = 小文字のプロパティ名（無視しました）
library-mended-junk = SGFでない文字（読み飛ばしました）
library-mended-several-points = 点が複数ある着手（最初の点を採りました）
library-mended-point = 読めない点（無視しました）
library-mended-off-board = 盤の外に配置された石（無視しました）
library-mended-move-on-stone = 配置された石の上への着手（石を置き換えました）
library-mended-long-header = 非常に長いヘッダーの文（短くしました）
library-mended-size = 読めない盤の大きさ（19x19としました）
library-mended-komi = 読めないコミ（省きました）
library-mended-handicap-placed = 記録のない置き石（星に置きました）
library-mended-handicap-missing = 記録のない置き石（置けませんでした）
library-mended-node = 読めないノード（無視しました）
library-mended-tree-split = 1つのツリーに複数の対局または問題
library-mended-tree-too-large = 1つのツリーに複数の対局または問題（大きすぎるため分けていません）
library-mended-times = { $what }（{ $times }回）
library-mended-tree-records = { $what }（{ $records }件の記録として読みました）

## Evaluations that engines wrote into a record, and that cannot be read

library-evaluations-left-out = 読めない評価を除きました：{ $troubles }
library-evaluations-more = { $trouble }…ほか{ $more }件
library-evaluation-at = { $number }手目：{ $format }：{ $what }
library-evaluation-several-moves = ノードに複数の着手があります
library-evaluation-best-move = 最善手`{ $point }`は盤上の点ではありません
library-evaluation-before-first = 第1着手より前にLZがあります。この種のファイルではノードと別の局面のものなので、どれも読みません
library-evaluation-not-at-first = 第1着手より後にLZOPがあります。その前の局面のものです
library-evaluation-no-points = `{ $text }`は目数ではありません
library-evaluation-no-percentage = `{ $text }`は百分率ではありません
library-evaluation-two-winrates = `{ $text }`に勝率が2つありません
library-evaluation-not-100 = `{ $text }`：勝率の合計が100になりません
library-evaluation-four-numbers = `{ $text }`に数値が4つありません
library-evaluation-no-share = `{ $text }`は0から1の割合ではありません
library-evaluation-not-1 = `{ $text }`：勝ち、負け、無勝負の合計が1になりません
library-evaluation-out-of-range = `{ $text }`は範囲外です
library-evaluation-version = KTV[{ $version }]：1.0以外の版なので、KTは読みません
library-evaluation-three-values = 値が3つではなく{ $values }個あります
library-evaluation-too-large = KaTrainが書き出すどのデータよりも大きいものです
library-evaluation-base-64 = base 64でないか、途中で切れています
library-evaluation-not-unpacked = 展開できません
library-evaluation-damaged = テキストが破損しています：{ $error }
library-evaluation-winrate-share = 勝率{ $winrate }は0から1の割合ではありません
library-evaluation-score-points = 目差{ $score }は目数ではありません
library-evaluation-neither = 勝率でも、盤上でありうる目差でもありません
library-evaluation-no-side = `{ $text }`は黒でも白でもありません
library-evaluation-no-score = `{ $text }`は目差ではありません
library-evaluation-three-words = `{ $text }`に語が3つありません
library-evaluation-no-playouts = `{ $text }`はプレイアウト数ではありません
library-evaluation-playouts-missing = プレイアウト数の行がありません
library-evaluation-winrate-number = 勝率`{ $text }`は数値ではありません
library-evaluation-winrate-range = 勝率`{ $text }`は0から100の範囲にありません
library-evaluation-score-number = 目差`{ $text }`は数値ではありません
library-evaluation-score-range = 目差`{ $text }`は盤の大きさを超えています
