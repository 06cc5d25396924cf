## What is loaded

library-loading = 正在載入…
library-none-yet = 還沒有棋局
library-drop-files = 把 SGF 檔案、資料夾或壓縮檔拖到此視窗的任何地方，或在此開啟。
library-games-being-read = 正在讀取棋局。
library-no-games = 沒有載入棋局。
library-open-games = 開啟棋局…
library-open-games-hint = SGF 檔案和壓縮檔（Ctrl+O）
library-open-folder = 開啟資料夾…
library-open-folder-hint = 資料夾及其下的一切（Ctrl+Shift+O）
library-add-games = 加入棋局…
library-add-games-hint = 加到已開啟的棋局中
library-libraries = 棋譜庫…
library-libraries-hint = 所有開啟過的棋譜庫：開啟、重新命名、移除（Ctrl+Shift+L）
library-open-library = 開啟棋譜庫…
library-open-library-hint = 名為 NAME.katachi 的資料夾（Ctrl+L）
library-save-as = 存成棋譜庫…
library-save-as-hint = 把棋局儲存在一起，下次可立即開啟
library-open-sample = 開啟範例
library-open-sample-hint = Katachi 內附的棋局
library-sample-games = 範例棋局
library-not-saved = 尚未存成棋譜庫
library-changed-files = 在這些棋局的來源處，有{ $files }個檔案新增、變更或消失。
library-read-changed = 讀取變更
library-read-changed-hint = 沒有變更的檔案不會重新讀取（F5）
library-read-by-earlier-version = 這些棋局由較早版本的 Katachi 讀入。
library-read-again = 重新讀取
library-read-again-hint = 現在能更好地讀取結果、貼目、日期、段位、編碼，以及一棵樹中的多道題或多局棋
library-read-folder-as = 將此資料夾讀作…
library-read-folder-as-hint = 用於姓名顯示有誤時。所選編碼會保留。
library-read-as-found = 由 Katachi 判斷
library-professional-games = { $games }局
library-professional-games-of-years = { $games }局，{ $first }–{ $last }
library-professional-hint = 可供查閱的數據：A. E. Brouwer 的 Database of Go Games 中的棋形、搭配、角部和佈局，不含棋局
library-shapes = 棋形
library-professional-shapes-hint = 其中最常見的棋形
library-fuseki = 佈局
library-professional-fuseki-hint = 其中的佈局
library-figure-games = { $games ->
   *[other] 局
}
library-figure-moves = { $moves ->
   *[other] 手
}
library-figure-players = { $players ->
   *[other] 位棋手
}
library-figure-year = 年
library-figure-years = 年
library-boards = 棋盤
library-games-of-size = { $size } 路 { $games } 局
library-positions = 局面
library-without-a-move = { $positions }個沒有著手
library-load-report = 載入報告
library-nothing-to-report = 無異常
library-count-skipped = 跳過{ $count }局
library-count-cut-short = 截斷{ $count }局
library-count-repaired = 修復{ $count }局
library-count-duplicates = 略過重複{ $count }局
library-files = 檔案
library-memory = 記憶體

## The list of games

library-looking = 正在尋找…
library-games-listed-here = 棋局將列在這裡。
library-no-game-matches = 沒有棋局含有所有這些字詞。
library-no-game-passes = 沒有棋局符合「{ $filter }」。請修改或去掉部分條件。
library-years-meant = 您是否要找「{ $filter }」？
library-games-are-of-years = 此棋譜庫的棋局出自 { $years } 年。
library-show-all-games = 顯示全部棋局
library-filter-games = 篩選棋局
library-filter-hint = 文字，或 棋手: 年: 結果: …
library-clear-filter = 清除
library-shown-of-all = { $shown }/{ $all }
library-all-not-counted = { $all }，未計入{ $uncounted }
library-shown-of-all-not-counted = { $shown }/{ $all }，未計入{ $uncounted }
library-not-counted-hint = 重複的棋局和沒有著手的局面會列出，但不計入局數
library-click-to-sort = 按一下排序
library-sort-by = 依{ $column }排序
library-game-row = 第{ $game }局：{ $black } – { $white }
library-game-row-titled = 第{ $game }局：{ $title }
library-game-of-file = { $file }，第{ $game }局
library-edited = 已編輯
library-edited-tip = 這一局有尚未寫入檔案的變更。按「儲存」即可寫入
library-result = 勝負
library-colours-exchanged = 黑白互換：棋譜中的黑方在棋盤上執白
library-date = 日期
library-event = 賽事
library-moves = 手數
library-size = 路數
library-note = 備註
library-open-game = 開啟棋局
library-about-player = { $player } 的棋手檔案
library-tags = 標籤
library-new-tag = 新標籤
library-note-same-as = 同{ $game }
library-note-turned = 旋轉自 { $game }
library-note-within = 包含於 { $game }
library-note-like = 近似 { $game }
library-note-position = 局面
library-note-cut-short = 截斷
library-note-variations = { $variations }個變化

## The record of a game

library-record-is-here = 已開啟棋局的資訊、變化和註釋。
library-details = 詳細資訊…
library-details-hint = 更改對局者、勝負及其他已知資訊
library-copy-sgf = 複製 SGF
library-paste-sgf = 貼上 SGF
library-save-game-hint = 把棋局連同所加的內容寫入新檔案
library-comment = 註釋
library-details-of-game = 棋局的詳細資訊
library-blacks-rank = 黑方段位
library-whites-rank = 白方段位
library-komi = 貼目
library-round = 輪次
library-place = 地點
library-rules = 規則
library-handicap = 讓子
library-komi-is-a-number = 貼目須為數字，例如 6.5
library-done = 完成
library-beginning = 起點
library-set-up-row = 擺子
library-set-up = 擺子
library-move-row = 第{ $number }手：{ $place }
library-choices = { $variations }個變化
library-not-of-list = 不在已開啟的棋局之中
library-game-of-list = 清單的第{ $game }局
library-no-longer-loaded = 來自已不再載入的棋局
library-instead = 其他著手（↑ ↓）
library-next = 下一手

## What happened while games were loaded

library-report-is-here = 載入棋局時發生的情況都記在這裡。
library-report-skipped = 已跳過
library-report-cut-short = 截斷
library-report-repaired = 已修復
library-report-duplicates = 重複
library-report-encodings = 文字編碼
library-report-unknown = 未知
library-report-skipped-says = 沒有載入的內容及原因
library-report-cut-short-says = 保留到棋盤拒絕的一手之前
library-report-repaired-says = 修正後完整載入
library-report-duplicates-says = 不列入棋形統計；按一下可開啟代表它的那一局
library-report-encodings-says = 檔案所用的編碼
library-report-unknown-says = 未知的結果、貼目、日期和段位，多的在前
library-report-opens-game = 按一下可開啟棋局
library-report-lists-games = 按一下可列出棋局
library-result-unread = 結果無法讀取
library-komi-unread = 貼目無法讀取
library-date-unread = 日期無法讀取
library-rank-unread = 段位無法讀取
library-result-absent = 沒有結果
library-komi-absent = 沒有貼目
library-date-absent = 沒有日期
library-rank-absent = 沒有段位
library-at-move = 第{ $number }手：{ $reason }
library-same-moves-as = 著手與 { $place } 相同
library-turned-or-mirrored = 旋轉或鏡射：{ $place }
library-contained-in = 包含於 { $place }，或開頭相同
library-nearly-same-as = 與 { $place } 幾乎相同
library-report-filter = 篩選
library-filter-report = 篩選報告
library-copy-report = 複製
library-copy-report-hint = 把這些列複製為文字，每條一列，以定位字元分隔
library-report-empty = 這裡沒有內容。
library-report-no-match = 沒有符合篩選的內容。
library-encoding = 文字編碼
library-file = 檔案
library-game = 棋局
library-what = 情況

## Notices, and names of work that goes on

library-sorting-games = 排序棋局
library-tags-need-a-folder = 標籤存放在棋譜庫的資料夾中：請先把這些棋局存成棋譜庫
library-tagging = 加上標籤
library-tags-undone = 已在{ $games }局中還原標籤「{ $tag }」
library-lost-tags = 有{ $tags }個標籤，其棋局不在棋譜庫中
library-values-for-completion = 自動完成的內容
library-reading-tags = 讀取標籤
library-starting = 啟動
library-listing-files = 列出檔案
library-reading-games = 讀取棋局
library-looking-for-duplicates = 尋找重複
library-cancelled = 已取消
library-defect = 這是 Katachi 的缺陷，請回報：{ $what }
library-no-thread = 無法啟動執行緒：{ $error }
library-worker-gone = 工作執行緒已不存在
library-report-written = { $message }（{ $place }）。報告在 { $path }：請寄給開發者

## Why a game cannot be shown with all its variations

library-file-not-known = 棋譜庫中沒有它的檔案
library-no-game-in-it = 其中沒有棋局
library-file-has-changed = 檔案在載入後已變更
library-shares-tree = 它與其他記錄在同一棵樹中
library-not-in-archive = { $path } 已不在壓縮檔中
library-cut-at = 第{ $number }手：{ $reason }

## Files that cannot be read, and why

library-cannot-to-its-end = 無法讀取到結尾
library-cannot-no-sgf-in-it = 其中沒有 SGF 檔案
library-cannot-no-sgf-in-folder = 此資料夾中沒有 SGF 檔案和壓縮檔
library-cannot-no-file = 既不是檔案，也不是資料夾
library-cannot-neither = 既不是 SGF 檔案，也不是壓縮檔
library-cannot-other-archive = 這種壓縮檔（{ $ending }）無法讀取，請先解壓縮
library-cannot-not-zip = 不是 ZIP 壓縮檔，或已損壞
library-cannot-not-gzip = 不是以 gzip 壓縮，或已損壞
library-cannot-not-zstd = 不是以 zstd 壓縮，或已損壞
library-cannot-nested = 壓縮檔中的壓縮檔：請先解壓縮
library-cannot-damaged-after = 在{ $members }個成員之後損壞：{ $reason }
library-cannot-no-end-mark = 沒有結束標記：可能缺少棋局（不完整？）
library-cannot-member = 成員 { $member }：{ $reason }
library-cannot-encrypted = 已加密
library-cannot-zip-bomb = 解壓縮後遠大於任何文字（ZIP 炸彈？）
library-cannot-bomb = 解壓縮後遠大於其大小所容許（壓縮炸彈？）
library-cannot-between = 兩個成員之間有超過 { $most } MB 的名稱或空白
library-cannot-large-game = 其中一局大於 { $most } MB
library-cannot-too-large = 大於 { $most } MB
library-cannot-unsupported = 不支援：{ $what }
library-cannot-damaged-zip = ZIP 壓縮檔已損壞：{ $what }
library-cannot-missing = 沒有此檔案
library-cannot-not-allowed = 沒有讀取權限
library-cannot-cut-off = 中途結束（不完整？）
library-cannot-dangling = 連結所指的檔案不存在
library-cannot-but-kept = 先前讀到的已保留
library-cannot-full = 棋譜庫已滿：四十億手
library-cannot-empty-records = 既無棋子也無著手而略去的記錄：{ $records }
library-cannot-so-many = 記錄數量超出檔案大小所能容納：第{ $limit }個之後已略去
library-more-troubles = 其他未列出的問題：{ $troubles }

## Games that were skipped or cut short, and why

library-skipped-not-go = 不是圍棋棋譜（GM[{ $game }]）
library-skipped-empty = 檔案為空
library-skipped-binary = 不是 SGF：檔案為二進位
library-skipped-web-page = 不含棋局的網頁
library-skipped-web-address = 這是網址：請把其中的棋譜存成檔案再開啟，或複製棋譜的文字
library-skipped-no-game = 不是 SGF：檔案中沒有棋局
library-skipped-only = 檔案中只有{ $games }局
library-skipped-nodes = 太大而無法顯示：超過{ $limit }個節點
library-skipped-marks = 太大而無法顯示：超過{ $limit }顆棋子和標記
library-cut-occupied = [{ $point }] 已有棋子
library-cut-off-board = [{ $point }] 在棋盤外
library-cut-unreadable = [{ $point }] 不是棋盤上的點
library-cut-too-many-moves = 超過{ $most }手
library-cut-too-much-set-up = 擺放的棋子過多

## What was repaired in a record

library-mended-missing-open = 缺少第一個括號
library-mended-missing-close = 棋局沒有結束括號
library-mended-missing-semicolon = 節點缺少分號
library-mended-node-after-variations = 變化之後的節點，保留為另一個變化
library-mended-unclosed-value = 值缺少右方括號
library-mended-unescaped-bracket = 文字中的方括號沒有跳脫
library-mended-value-alone = 不屬於任何屬性的值
library-mended-property-alone = 沒有值的屬性
library-mended-lower-case = 小寫的屬性名稱，已忽略
library-mended-junk = 不屬於 SGF 的字元，已跳過
library-mended-several-points = 有多個點的一手，取第一個
library-mended-point = 無法讀取的點，已忽略
library-mended-off-board = 擺在棋盤外的棋子，已忽略
library-mended-move-on-stone = 落在已擺棋子上的一手，取代了該子
library-mended-long-header = 過長的標頭文字，已縮短
library-mended-size = 無法讀取的棋盤大小，視為 19x19
library-mended-komi = 無法讀取的貼目，已略去
library-mended-handicap-placed = 沒有記載讓子位置，已擺在星位
library-mended-handicap-missing = 沒有記載讓子位置，也無法擺放
library-mended-node = 無法讀取的節點，已忽略
library-mended-tree-split = 一棵樹中有多局棋或多道題
library-mended-tree-too-large = 一棵樹中有多局棋或多道題，過大，未拆分
library-mended-times = { $what }（{ $times }次）
library-mended-tree-records = { $what }，讀作{ $records }份棋譜

## Evaluations that engines wrote into a record, and that cannot be read

library-evaluations-left-out = 無法讀取的評估，已略過：{ $troubles }
library-evaluations-more = { $trouble } … 還有{ $more }個
library-evaluation-at = 第{ $number }手：{ $format }：{ $what }
library-evaluation-several-moves = 其節點有多手
library-evaluation-best-move = 最佳著手 `{ $point }` 不是棋盤上的點
library-evaluation-before-first = LZ 在第一手之前：這種檔案中它屬於另一個節點的局面，因此全不讀取
library-evaluation-not-at-first = LZOP 在第一手之後：它屬於之前的局面
library-evaluation-no-points = `{ $text }` 不是目數
library-evaluation-no-percentage = `{ $text }` 不是百分比
library-evaluation-two-winrates = `{ $text }` 沒有兩個勝率
library-evaluation-not-100 = `{ $text }`：勝率的總和不是 100
library-evaluation-four-numbers = `{ $text }` 沒有四個數字
library-evaluation-no-share = `{ $text }` 不是 0 到 1 的比例
library-evaluation-not-1 = `{ $text }`：勝、負與無勝負的總和不是 1
library-evaluation-out-of-range = `{ $text }` 超出範圍
library-evaluation-version = KTV[{ $version }]：版本不是 1.0，因此不讀取 KT
library-evaluation-three-values = 有{ $values }個值，而非三個
library-evaluation-too-large = 大於 KaTrain 所寫的任何內容
library-evaluation-base-64 = 不是 base 64，或不完整
library-evaluation-not-unpacked = 無法解壓縮
library-evaluation-damaged = 文字已損壞：{ $error }
library-evaluation-winrate-share = 勝率 { $winrate } 不是 0 到 1 的比例
library-evaluation-score-points = 目差 { $score } 不是目數
library-evaluation-neither = 既沒有勝率，也沒有棋盤上可能的目差
library-evaluation-no-side = `{ $text }` 不是任何一方
library-evaluation-no-score = `{ $text }` 不是目差
library-evaluation-three-words = `{ $text }` 沒有三個詞
library-evaluation-no-playouts = `{ $text }` 不是模擬次數
library-evaluation-playouts-missing = 缺少模擬次數的一行
library-evaluation-winrate-number = 勝率 `{ $text }` 不是數字
library-evaluation-winrate-range = 勝率 `{ $text }` 不在 0 到 100 之間
library-evaluation-score-number = 目差 `{ $text }` 不是數字
library-evaluation-score-range = 目差 `{ $text }` 超過任何棋盤可能的目差
