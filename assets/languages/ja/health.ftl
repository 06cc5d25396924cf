## Work in the background

health-repairing = { $library }を修復中
health-checking = { $library }を検査中
health-putting-back = { $library }を復元中

## Backups

health-only-a-library-is-backed-up = バックアップできるのは棋譜庫だけです。先にこれらの対局を棋譜庫として保存してください
health-back-up-title = 棋譜庫のバックアップ
health-backed-up = { $files }ファイル、{ $megabytes } MBを{ $path }に書き込み、読み返して確かめました
health-no-folder-to-restore-to = 棋譜庫のフォルダーがありません。`katachi restore FILE --library DIR`を使ってください
health-put-back = 「{ $library }」として復元しました

## Check of a library

health-title = 「{ $library }」の検査
health-phase = { $phase }…
health-repair = 修復
health-repair-hint = 作り直せないものは削除しません
health-stop = 中止
health-sound = ✔ 正常：{ $files }ファイルを最後の1バイトまで読みました。
health-not-sound = ⛔ 異常あり：{ $files }ファイルを読みました。
health-untouched = { $remedy }。
health-repaired = 修復しました：{ $what }。
health-not-repaired = 修復できませんでした：{ $reason }
health-check-this-library = この棋譜庫を検査…

## List of libraries

health-libraries = 棋譜庫
health-libraries-hint = 開いたものはすべて棋譜庫になり、集計結果も一緒に残ります。
health-reading = 読み込み中…
health-no-libraries = まだありません。対局を開くか、ウィンドウにドロップしてください。
health-open-another = 別の棋譜庫を開く…
health-open-another-hint = NAME.katachiフォルダー
health-open-now = 開いています
health-remove = 削除…
health-rename = 名前を変更
health-name = 名前
health-remove-question = 索引、結果、タグ、カード、編集した対局とともに削除しますか？対局のファイルは残ります。
health-take-off-question = 一覧から外しますか？フォルダーはそのまま残ります。
health-yes-remove = はい、削除します
health-no = いいえ
