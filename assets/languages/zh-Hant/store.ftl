## Errors with a file or folder: what stands before the colon is its path

store-cancelled = 已取消；沒有任何變更
store-newer = { $path }：由較新的 Katachi 寫成（格式 { $found }；此版本可讀到 { $supported }）。請更新 Katachi 後再開啟
store-damaged = { $path }：已損壞：{ $what }。{ $advice }
store-busy-games = { $path }：另一個 Katachi{ $holder }正在匯入此棋譜庫，{ $seconds } 秒後仍未完成：請等它完成或將它關閉，再試一次
store-busy-notes = { $path }：另一個 Katachi{ $holder }正在此寫入標籤或卡片，{ $seconds } 秒後仍未完成：請等它完成或將它關閉，再試一次
store-busy-settings = { $path }：另一個 Katachi{ $holder }正在此寫入設定，{ $seconds } 秒後仍未完成：請等它完成或將它關閉，再試一次
store-busy-session = { $path }：另一個 Katachi{ $holder }正在使用此棋譜庫，{ $seconds } 秒後仍未結束：請等它結束或將它關閉，再試一次
store-holder = （行程 { $process }，{ $name }）
store-holder-number = （行程 { $process }）
store-no-games = { $path } 中找不到棋局
store-no-games-why = { $path } 中找不到棋局：{ $why }
store-link = { $path }：指向他處的連結：不會透過它寫入。請將它移除
store-exists = { $path }：已有這個檔案，不會覆寫：請另選名稱

## What cannot be done with the file or folder whose path stands before it; an error of the system follows: “games.ron: cannot read it: No such file”

store-cannot-compress = 無法壓縮
store-cannot-find-folder = 找不到資料夾
store-cannot-find-shard = 找不到分片
store-cannot-name-restored = 無法將還原的資料夾改為此名稱
store-cannot-look-at = 無法檢視
store-cannot-look-at-file = 無法檢視檔案
store-cannot-look-into = 無法檢視內容
store-cannot-look-name = 無法確認名稱是否可用
store-cannot-sync = 無法確保斷電後仍保留
store-cannot-make-part-folder = 無法為其中一部分建立資料夾
store-cannot-make-parts-folder = 無法為各部分建立資料夾
store-cannot-make-folder = 無法建立資料夾
store-cannot-make-lock = 無法建立鎖定檔
store-cannot-merge-parts = 無法合併各部分
store-cannot-put-file = 無法把檔案放到定位
store-cannot-put-folder = 無法把資料夾放到定位
store-cannot-read-again = 無法再次讀取
store-cannot-read = 無法讀取
store-cannot-read-cards = 無法讀取卡片
store-cannot-read-certificate = 無法讀取憑證
store-cannot-read-settings = 無法讀取設定
store-cannot-read-table = 無法讀取表格
store-cannot-read-tags = 無法讀取標籤
store-cannot-remove = 無法移除
store-cannot-remove-empty = 無法移除空資料夾
store-cannot-rename-library = 無法重新命名棋譜庫
store-cannot-remove-library = 無法移除棋譜庫
store-cannot-set-aside = 無法把損壞的檔案移到一旁
store-cannot-write-in-its-folder = 無法在其資料夾中寫入
store-cannot-write-in-folder = 無法在此資料夾中寫入
store-cannot-write-full = 無法寫入（磁碟已滿？）
store-cannot-write = 無法寫入
store-cannot-write-manifest = 無法寫入 library.ron
store-cannot-write-session = 無法寫入 session.ron
store-cannot-write-file-full = 無法寫入檔案（磁碟已滿？）
store-cannot-write-table = 無法寫入表格
store-cannot-write-tags = 無法寫入標籤

## Waiting: while another running Katachi is in the way

store-waiting-games = 等候另一個正在匯入此棋譜庫的 Katachi
store-waiting-notes = 等候另一個正在寫入標籤或卡片的 Katachi
store-waiting-settings = 等候另一個正在寫入設定的 Katachi
store-waiting-session = 等候另一個已開啟此棋譜庫的 Katachi

## Advice that ends the message store-damaged, above

store-advice-collocations = 請重新統計搭配，或從備份取回檔案
store-advice-graphs = 請重新讀取棋局，或從備份取回檔案
store-advice-database = 請用文字編輯器改正該行，或從原來的來源取得檔案
store-advice-patterns = 請重新統計棋形，或從備份取回檔案
store-advice-templates = 請重新尋找範本，或從備份取回檔案
store-advice-backup = 請改用另一份備份
store-advice-shard = 請重新統計該分片
store-advice-engine = `katachi check --repair` 會把它移到一旁；請讓引擎重新評估棋局
store-advice-evaluations = 請將它移除：需要時會從棋譜重新收集評估
store-advice-manifest = 請用 `katachi check --repair` 重新製作，或把棋局重新匯入新的棋譜庫
store-advice-sources = 它的棋局也無法重新讀取：請把棋譜庫的來源放回匯入時的位置
store-advice-tags = 請用文字編輯器修正，或用 `katachi check --repair` 保留可讀取的部分

## What is wrong with a damaged file: a clause in the message store-damaged

store-not-text = 不是文字（UTF-8）
store-larger = 大於 { $megabytes } MB，這種檔案不會如此大
store-does-not-unpack = 無法解壓縮：{ $error }
store-unpacks-to-more = 解壓縮後超過 { $megabytes } MB，遠超過這種檔案的內容
store-line = 行 { $error }
store-row-pattern-line = 棋形 { $number }：行 { $error }
store-row-pair-line = 棋形對 { $number }：行 { $error }
store-row-position-line = 局面 { $number }：行 { $error }
store-row-game-line = 棋局 { $number }：行 { $error }
store-row-template-line = 範本 { $number }：行 { $error }
store-row-pattern = 棋形 { $number }：{ $what }
store-row-pair = 棋形對 { $number }：{ $what }
store-row-template = 範本 { $number }：{ $what }
store-cells-not-smallest = cells：不是該棋形各圖像中最小的
store-cells-not-smallest-template = cells：不是該範本各圖像中最小的
store-cells = cells：{ $error }
store-wildcards = wildcards、fillings：與其 cells 不符
store-classes = classes：沒有，或多於其 fillings 或 occurrences
store-more-than-all = 有{ $patterns }個棋形、出現{ $found }次，卻記載共{ $distinct }個、出現{ $occurrences }次
store-occurrences-none = occurrences：為 0，表示從未找到
store-games-none = games：沒有，或多於 occurrences
store-decided-more = decided：多於 occurrences
store-wins-more = mover_wins：多於 decided
store-years-order = years：最後的年份早於最初的
store-no-centre = 視窗範圍 { $window } 沒有中心
store-pair-order = 次序不對：棋形對依 p 排列，最確定的在前
store-pair-unknown = 指到清單中沒有的棋形
store-pair-empty = q：空的棋形中沒有人下
store-pair-count = count：與其棋形和總手數不符
store-pair-contradiction = decided、mover_wins 或 years 互相矛盾
store-pair-places = places：次數的總和與該棋形對的不符
store-position-parts = 局面 { $number }：棋子、著手或年份
store-game-positions = 棋局 { $number }：沒有局面
store-store-short = 太早結束
store-store-magic = 開頭不像棋局儲存檔
store-checksum = 檢查碼不符
store-store-parts = 各部分互不相符
store-store-name = `{ $name }` 不是棋局儲存檔的名稱
store-changed-outside = 在 Katachi 之外被更改過
store-text-cut-off = 缺少結尾（被截斷，或在 Katachi 之外被更改過）
store-missing = 檔案不存在
store-store-format = 格式編號錯誤
store-store-other-games = 其中的棋局與 library.ron 所記載的不同
store-checksum-of-name = 檢查碼與檔名中的不同
store-index-rebuilt = { $path }：{ $error }。已重新建立
store-index-other = 雖然檢查碼相符，但不是這些棋局的索引
store-study-not-text = 不是文字
store-what-was-mined = 統計對象：{ $error }
store-parquet-not-ours = 是 Parquet，但不是 Katachi 寫的：沒有記載統計對象
store-row-count = 第{ $row }列：次數缺少或過大
store-column-missing = 缺少欄位 { $name }
store-column-no-text = 欄位 { $name }：不是文字
store-column-no-whole = 欄位 { $name }：不是整數
store-column = 欄位 { $name }：{ $what }
store-rows-told = 記載有{ $rows }列，但至多{ $most }列
store-column-rows = 欄位 { $name }：{ $rows }列中只有{ $found }列
store-column-lists = 欄位 { $name }：不使用清單和群組
store-column-kind = 欄位 { $name }：不使用種類 { $kind }
store-group-without-rows = 某個列群組沒有任何列
store-columns-differ = 各欄位的列數不同
store-ends-before = 檔案在內容之前結束
store-pages-contradict = 各頁內容互相矛盾
store-kind-changes = 種類中途改變
store-fewer-values = 數值少於列數

## A mining in parts

store-part-checksum = 檢查碼為 { $found }，原為 { $expected }
store-part-rows = 有{ $found }列，原有{ $expected }列
store-part-none = 不是統計棋形的部分
store-part-other = 屬於另一次統計，或另一輪
store-column-number-no-whole = 欄位 { $number }：不是整數
store-column-number-no-text = 欄位 { $number }：不是文字
store-row-number-missing = 第{ $row }列：缺少數字
store-part-other-shapes = 其棋形不是所保留的
store-parts-games = 各部分有{ $found }局，統計時為{ $expected }局
store-part-missing = 有保留的棋形在各部分中都沒有下過：缺少某個分片的部分
store-too-many-records = 所有分片合計超過 4,294,967,295 份棋譜
store-row = 第{ $row }列：{ $what }

## Progress: what is being done

store-phase-adding = 加總
store-phase-merging = 合併
store-phase-tables = 寫入表格
store-phase-shapes = 寫入棋形
store-phase-reading = 讀取
store-phase-writing = 寫入

## Backups

store-backup-sources = { $sources }個匯入的檔案和資料夾：棋局已在棋譜庫中
store-backup-made-again = { $file }：可從棋局重新製作
store-backup-link = { $file }：連結
store-backup-folder = { $file }：並非 Katachi 的資料夾，或並非檔案
store-backup-name = { $file }：名稱並非所有系統都能使用
store-backup-of-library = 單一棋譜庫的備份：請用 `katachi restore FILE --library DIR` 還原
store-backup-of-all = 所有棋譜庫的備份：請用 `katachi restore FILE --all` 還原
store-backup-none = 不是 Katachi 的備份
store-backup-says-more = 記載內含 { $megabytes } MB，遠超過這種檔案的可能
store-phase-checking = 檢查
store-backup-no-name = 名稱不可能出現在備份中
store-backup-ends = 備份在此檔案之前結束
store-backup-not-listed = 與檔案清單所記載的不同
store-backup-more-files = 含有清單中沒有的檔案
store-backup-list = 檔案清單：{ $error }
store-backup-list-long = 檔案清單過長

## Libraries

store-no-library = 沒有 Katachi 棋譜庫（內有 library.ron 的資料夾）；請用 `katachi import PATH --library DIR` 建立
store-rebuilt = { $path }：{ $what }。已從來源重新讀取棋局
store-rebuilt-other = { $path }：{ $what }。已從來源重新讀取棋局；與原先的不同，損壞的檔案為 { $aside }
store-only-damaged = 已損壞
store-foreign-folder = 資料夾中有其他檔案：請為棋譜庫選擇新的或空的資料夾
store-professional = 職業棋士的棋形

## Tags and cards

store-lost-tag = 標籤 `{ $tag }`：其棋局 { $black } – { $white }（{ $path }）不在棋譜庫中；標籤仍保留
store-cards-aside = { $path }：已損壞：{ $what }。已移到一旁，名為 { $aside }；其中可讀取的{ $saved }張卡片已保留。要取回其他卡片，請用文字編輯器修正後放回

## Exports

store-phase-table = 寫入表格
store-phase-games = 寫入棋局
store-export-unknown-file = 棋譜庫中沒有它的檔案
store-export-no-record = 已沒有它的棋譜
store-phase-patterns = 寫入棋形
store-gnu-go-move = GNU Go 的棋形帶有著手：請以來源 move、落子前統計棋形

## Health: what a check of a library finds and does

store-remedy-rebuild = 修復會重新製作
store-remedy-sources = 修復會從來源重新讀取棋局
store-remedy-count-again = 修復會將它移除；需要時重新統計
store-remedy-set-aside = 修復會把它移到一旁，並保留可讀取的部分
store-remedy-remove = 修復會將它移除；沒有用處
store-remedy-update = 請更新 Katachi 以讀取
store-remedy-by-hand = 修復不會更動它：請修正、還原備份，或重新製作
store-remedy-nothing = 不需處理
store-short-damaged = 已損壞：{ $what }
store-short-newer = 由較新的 Katachi 寫成（格式 { $found }；此版本可讀到 { $supported }）
store-not-ours = 不屬於 Katachi：不予更動
store-of-other-games = 屬於其他棋局
store-no-result = 已損壞：Katachi 的結果不會這樣開頭
store-other-name = 已損壞：與檔名不符，實為 { $name }
store-done-removed = 已移除
store-done-made = 已從 { $store } 重新製作
store-done-made-aside = 已從 { $store } 重新製作；損壞的檔案為 { $aside }
store-done-manifest = 已從 { $store } 重新製作 library.ron
store-done-read = 已從來源重新讀取{ $records }份棋譜
store-done-read-other = 已從來源重新讀取{ $records }份棋譜；與 library.ron 所記載的不同：損壞的儲存檔為 { $aside }
store-sources-gone = { $sources }個來源中有{ $gone }個無法存取：棋局仍在，但無法從那裡重新讀取
store-link-lock = 指向他處的連結：不會寫入。請將它移除
store-link-replaced = 指向他處的連結：會被取代，絕不沿連結寫入
store-leftover-fresh = 正在寫入的檔案，或被中止的程式所遺留
store-leftover = 被中止的程式所遺留
store-old-store = 先前匯入的棋局
store-old-store-busy = 正在進行或先前匯入的棋局
store-done-own-store = 目前已屬於棋譜庫
store-done-index = 已從棋局重新建立
store-done-index-later = 已移除；需要時會重新建立
store-done-aside = 已移到一旁，名為 { $aside }
store-done-mended = 期間已修正
store-done-aside-tags = 已移到一旁，名為 { $aside }；保留了有標籤的{ $saved }局
store-done-aside-cards = 已移到一旁，名為 { $aside }；保留了{ $saved }張卡片
store-aside = 已移到一旁：請修正後放回，或移除
store-special-file = 這是管道或裝置，不是檔案
