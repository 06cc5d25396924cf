## Work in the background

health-repairing = 修復 { $library }
health-checking = 檢查 { $library }
health-putting-back = 還原 { $library }

## Backups

health-only-a-library-is-backed-up = 只有棋譜庫才能備份：請先把這些棋局存成棋譜庫
health-back-up-title = 備份棋譜庫
health-backed-up = { $files }個檔案（{ $megabytes } MB）已寫入 { $path }，並已重新讀取核對
health-no-folder-to-restore-to = 此處沒有存放棋譜庫的資料夾：請用 `katachi restore FILE --library DIR`
health-put-back = 已還原為「{ $library }」

## Check of a library

health-title = 檢查「{ $library }」
health-phase = { $phase }…
health-repair = 修復
health-repair-hint = 只刪除可以重新產生的內容
health-stop = 停止
health-sound = ✔ 完好：已讀取{ $files }個檔案，直到最後一個位元組。
health-not-sound = ⛔ 有損壞：已讀取{ $files }個檔案。
health-untouched = { $remedy }。
health-repaired = 已修復：{ $what }。
health-not-repaired = 未修復：{ $reason }
health-check-this-library = 檢查此棋譜庫…

## List of libraries

health-libraries = 棋譜庫
health-libraries-hint = 開啟過的都會成為棋譜庫，連同其中統計過的一切。
health-reading = 正在讀取…
health-no-libraries = 還沒有棋譜庫：請開啟棋局，或拖到視窗上。
health-open-another = 開啟其他…
health-open-another-hint = 名為 NAME.katachi 的資料夾
health-open-now = 已開啟
health-remove = 移除…
health-rename = 重新命名
health-name = 名稱
health-remove-question = 連同索引、結果、標籤、卡片和編輯過的棋局一併移除？棋局的檔案會保留。
health-take-off-question = 從此清單移除？其資料夾仍在原處。
health-yes-remove = 移除
health-no = 不移除
