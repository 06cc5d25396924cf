## Progress of work: “Loading games.zip · Reading games, step 1 of 2: 12 of 40 games · 5 s left”

notices-phase-step = { $phase }，第{ $step }步，共{ $steps }步
notices-phase-amount = { $phase }：{ $amount }
notices-amount = { $unit ->
    [games] { $done }局
    [files] { $done }個檔案
    [shapes] { $done }個棋形
    [positions] { $done }個局面
    [moves] { $done }手
    [problems] { $done }題
    [cards] { $done }張卡片
    [groups] { $done }個棋塊
    [rules] { $done }條規則
    [patterns] { $done }個棋形
    [templates] { $done }個範本
    [pairs] { $done }對
    [lines] { $done }行
    [trees] { $done }棵樹
    [rounds] { $done }輪
   *[other] { $done } { $unit }
}
notices-amount-of = { $unit ->
    [games] { $done }/{ $total }局
    [files] { $done }/{ $total }個檔案
    [shapes] { $done }/{ $total }個棋形
    [positions] { $done }/{ $total }個局面
    [moves] { $done }/{ $total }手
    [problems] { $done }/{ $total }題
    [cards] { $done }/{ $total }張卡片
    [groups] { $done }/{ $total }個棋塊
    [rules] { $done }/{ $total }條規則
    [patterns] { $done }/{ $total }個棋形
    [templates] { $done }/{ $total }個範本
    [pairs] { $done }/{ $total }對
    [lines] { $done }/{ $total }行
    [trees] { $done }/{ $total }棵樹
    [rounds] { $done }/{ $total }輪
   *[other] { $done }/{ $total } { $unit }
}
notices-megabytes = { $done } MB
notices-megabytes-less = 不到 0.1 MB
notices-megabytes-of = { $done }/{ $total } MB
notices-seconds-left = 剩餘 { $seconds } 秒
notices-minutes-left = 剩餘 { $minutes } 分鐘
notices-stopping = 正在停止…
notices-paused = 已暫停：先做其他工作
notices-cancelled = { $task }：已取消
notices-work-broke-off = 工作異常中斷

## Names of work; those with “Keeping” or “not kept” are shown with a reason if it fails: “The settings are not kept: …”

notices-reading-file = 讀取 { $path }
notices-reading-game = 讀取棋局
notices-trying-engine = 測試引擎
notices-evaluating-games = 評估棋局
notices-changed-game-not-kept = 變更過的棋局未能儲存
notices-changed-games-wait = { $games }局有變更的棋局與範例棋局儲存在一起（Ctrl+P：「回到有變更的棋局」）
notices-settings-not-kept = 設定未能儲存
notices-session-not-kept = 目前的棋局和進行中的統計未能儲存
notices-looking-for-changes = 尋找有變更的檔案
notices-listing-libraries = 棋譜庫
notices-sample-games = 範例棋局
notices-loading = 載入 { $what }
notices-adding = 加入 { $what }
notices-opening = 開啟 { $what }
notices-writing = 寫入 { $what }
notices-files-and-folders = { $files }個檔案和資料夾
notices-sample = 範例
notices-reading-what-was-counted = 讀取先前的統計
notices-keeping-what-was-counted = 儲存統計

## What was loaded

notices-loaded = { $games }，{ $moves }
notices-loaded-but-duplicates = { $loaded }；已略過{ $duplicates }局重複
notices-loaded-but-skipped = { $loaded }；已跳過{ $skipped }個，請看載入報告
notices-loaded-also-in = { $loaded }；棋譜庫「{ $library }」有相同的棋局
notices-skipped-game = { $path }，第{ $game }局：{ $reason }
notices-nothing-loaded = 沒有從 { $what } 載入任何棋局
notices-games-not-kept = 這些棋局已開啟，但沒有儲存：關閉 Katachi 後就會消失
notices-library-damaged = 此棋譜庫有損壞：{ $what }
notices-library-gone = 棋譜庫已不在原處：{ $path }
notices-library-vanished = 目前棋譜庫的資料夾已不存在：{ $path }。棋局仍保持開啟。那裡不會寫入任何內容，您修改的棋局會與範例棋局一起保留
notices-library-changed = 另一個程式更改了目前的棋譜庫：{ $path }。按 F5 重新讀取

## What was done

notices-not-played = 未下：{ $reason }
notices-not-pasted = 無法貼上棋局：{ $reason }
notices-game-copied = 棋局已以 SGF 格式複製到剪貼簿
notices-picture-copied = 圖片已以 SVG 格式複製到剪貼簿
notices-row-copied = 此列已複製到剪貼簿
notices-rows-copied = 已把{ $rows }列複製到剪貼簿
notices-dialog-is-open = 選擇檔案的對話框已開啟：請先處理它
notices-saved = 已儲存到 { $path }
notices-not-into-source = { $path } 保持不變：{ $reason }。請另選名稱。
notices-rows-saved = 已把{ $rows }列儲存到 { $path }
notices-library-removed = 已移除：{ $library }。其棋局的檔案仍在原處
notices-library-off-the-list = 已從清單移除：{ $library }。它仍在 { $path }
notices-sample-needs-no-library = 範例為 Katachi 內附，不需要棋譜庫：請先開啟自己的棋局
notices-library-saved-already = 此棋譜庫已經儲存
notices-no-games-to-save = 還沒有可儲存的棋局

## A key that can do nothing now

notices-key-unmet = { $key }（{ $command }）現在不能用：{ $reason }
notices-key-works-in = 請在「{ $workspace }」中使用
notices-key-works-in-both = 請在「{ $first }」或「{ $second }」中使用
notices-key-no-game = 沒有開啟棋局
notices-key-no-games = 沒有棋局
notices-key-no-own-games = 沒有開啟自己的棋局
notices-key-no-library = 目前的棋局不在棋譜庫中
notices-key-no-costly-shapes = 尚未統計棋形得失
notices-key-no-player = 沒有選擇棋手
notices-key-no-back = 沒有可後退之處
notices-key-no-forward = 沒有可前進之處
notices-key-no-contest = 這裡沒有在對局
notices-key-no-undo = 沒有可復原的操作
notices-key-no-redo = 沒有可重做的操作
notices-key-no-changes = 沒有其他有變更的棋局
notices-key-no-guessing = 這裡沒有要猜的著手
notices-key-no-shapes = 尚未統計棋形
notices-key-no-work = 沒有進行中的工作
notices-key-no-collocations = 尚未統計搭配
notices-key-no-corners = 尚未統計角部

## Games are evaluated by the user's KataGo

notices-name-engine-first = 請先指定 KataGo 的程式、權重檔和設定檔
notices-save-library-to-evaluate = 請先把棋局存成棋譜庫：評估會存放在其旁
notices-all-evaluated = 這些棋局都已評估過
notices-evaluated = 已評估{ $games }局
notices-evaluated-others-were = 已評估{ $games }局；另有{ $others }局先前已評估
notices-engine-refused = { $evaluated }；引擎拒絕{ $refused }局

## Settings and libraries on the disk

notices-settings-are-newer = { $error }。在此之前，設定的變更不會儲存
notices-settings-set-aside = { $path }：無法讀取設定：{ $reason }。已改名存成 { $aside }；Katachi 以預設值開始
notices-settings-unread-another-window = { $path }：無法讀取設定：{ $reason }。另一個視窗正在寫入；Katachi 以預設值開始
notices-settings-unread = { $path }：無法讀取設定：{ $reason }。{ $error }；Katachi 以預設值開始
notices-set-aside = { $path }：{ $reason }。已改名存成 { $aside }
notices-no-name-for-a-library = 不能作為棋譜庫的名稱：請使用文字、數字和空白
notices-another-window-keeps-edits = 另一個視窗也開啟了這些棋局，並儲存它自己的編輯：請把此處的棋局存成檔案，否則關閉此視窗後就會遺失

## Notices in the window

notices-defect = 這是 Katachi 的缺陷；已儲存的內容不會遺失：{ $what }
notices-dismiss = 關閉
notices-dismiss-message = 關閉訊息
notices-more = 還有{ $others }則
notices-details = 詳情

## The log

notices-messages = 訊息
notices-no-messages = 還沒有任何訊息。
notices-copy-all = 全部複製

## Reports of defects

notices-reports = 錯誤報告
notices-no-reports = 沒有報告：Katachi 沒有出過錯。
notices-reports-hint = 每份報告記載什麼出錯、在哪種電腦上、在哪些命令之後；其中不含棋局。
notices-copy-text = 複製文字
