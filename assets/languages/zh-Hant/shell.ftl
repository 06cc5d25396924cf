## Whose figures are looked at

shell-my-games = 我的棋局
shell-professionals = 職業棋士

## Tabs of panes

shell-pane-overview = 概覽
shell-pane-load-report = 載入報告
shell-pane-games = 棋局
shell-pane-costly-shapes = 棋形得失
shell-pane-player = 棋手檔案
shell-pane-board = 棋盤
shell-pane-record = 棋譜
shell-pane-variations = 變化

## Bar at the top

shell-commands = 命令
shell-commands-with-key = 命令  Ctrl+P
shell-commands-hint = 依名稱列出 Katachi 的所有功能（Ctrl+P）
shell-command-palette = 命令面板
shell-katachi = 形（katachi）：棋形
shell-recent-libraries = 最近的棋譜庫
shell-key = { $key } 鍵

## Bar at the bottom

shell-messages = 訊息 { $messages }
shell-messages-hint = 到目前為止的所有訊息
shell-no-games = 沒有載入棋局
shell-shapes-of = { $shapes }（{ $mined }）
shell-jobs = { $jobs }項工作
shell-cancel-task = 取消：{ $task }

## Palette of commands

shell-palette-hint = 命令，或棋形名稱：雙、空三角…
shell-command = 命令
shell-no-matching-command = 沒有相符的命令。

## List of keys

shell-keys = 快速鍵
shell-search-keys-hint = 搜尋：結果、定石、儲存…
shell-search-keys = 搜尋快速鍵
shell-on-the-board = 棋盤操作
shell-wheel = 滾輪
shell-wheel-does = 逐手前進、後退
shell-click = 按一下
shell-click-does = 試下；Shift：黑子，Ctrl：白子
shell-right-drag = 右鍵拖曳
shell-right-drag-does = 選取區域
shell-right-click = 按右鍵
shell-right-click-does = 此處可用的操作
shell-drag-files = 拖曳檔案
shell-drag-files-does = 開啟或加入棋局，在「死活」中為題目
shell-ctrl-wheel = Ctrl+滾輪
shell-ctrl-wheel-does = 放大、縮小

## Buttons

shell-open = 開啟
shell-copy-path = 複製路徑

## A game is left before its end

shell-leave-game = 離開這一局？
shell-leave-game-hint = 這一局沒有儲存。
shell-leave-game-save = 存成 SGF…
shell-leave-game-leave = 離開

## A save would replace files

shell-replace = { $files ->
    [1] 要取代這個檔案嗎？
   *[other] 要取代這{ $files }個檔案嗎？
}
shell-replace-link = { $path } 是指向 { $target } 的連結。只取代連結，它指向的檔案會保留。
shell-replace-source = 已開啟的棋譜庫從這個檔案讀取棋局。
shell-replace-more = 以及另外{ $files }個
shell-replace-do = 取代
shell-replace-other-name = 換個名稱…

## The window is closed while work is going on

shell-quit = 工作仍在進行，確定要結束？
shell-quit-hint = 未完成的部分會遺失。所要求的統計會在下次啟動時重新開始。
shell-quit-now = 立即結束
shell-quit-keep-running = 繼續執行

## Games are opened while others are open

shell-how-to-open = 開啟 { $what }
shell-the-open-games = 已開啟的棋局
shell-how-to-open-kept = 目前開啟的是「{ $library }」。它會保留，可從「檔案 ▸ 棋譜庫」再次開啟。
shell-how-to-open-lost = 目前開啟的是「{ $library }」，僅供查看，未儲存。
shell-how-to-open-running = 「{ $library }」仍有工作在進行，開啟其他棋局會使其停止：{ $tasks }。
shell-open-instead = 單獨開啟
shell-open-instead-hint = 這些棋局自成一個棋譜庫
shell-add-to = 加入「{ $library }」
shell-add-to-hint = 與已開啟的棋局一起統計
shell-just-look = 僅查看
shell-just-look-hint = 只顯示棋局，不加入任何地方
shell-opens-always-so = 以後都這樣做

## Files are dragged over the window

shell-drop-problems = 放開以開啟題目
shell-drop-to-add = 放開以加入「{ $library }」
shell-drop-to-open = 放開以開啟
shell-drop-hint = SGF 檔案、資料夾、zip 和 tar 壓縮檔、棋譜庫、統計的棋形

## A path is typed

shell-open-by-path = 依路徑開啟
shell-open-by-path-hint = 檔案、資料夾、壓縮檔、棋譜庫（.katachi）或棋形（.ron），每行一個：

## Titles of file dialogs

shell-dialog-open-games = 開啟棋局：SGF 檔案和壓縮檔
shell-dialog-open-folder = 開啟棋局資料夾
shell-dialog-add-games = 加入棋局：SGF 檔案和壓縮檔
shell-dialog-add-folder = 加入棋局資料夾
shell-dialog-open-library = 開啟棋譜庫（名為 NAME.katachi 的資料夾）
shell-dialog-save-library = 存成棋譜庫
shell-dialog-restore = 從備份還原棋譜庫（NAME.tar.zst）
shell-dialog-open-patterns = 開啟統計的棋形
shell-dialog-open-collocations = 開啟搭配
shell-dialog-open-dictionary = 開啟定石辭典：帶有變化的 SGF
shell-dialog-katago-program = KataGo 程式
shell-dialog-katago-network = KataGo 權重檔
shell-dialog-katago-configuration = KataGo 分析設定檔
shell-dialog-open-rules = 開啟規則
shell-dialog-open-shapes = 開啟對局所依據的棋形、範本或棋形資料庫（.db）
shell-dialog-open-moves = 開啟要查詢的棋形、規則或棋形資料庫（.db）
shell-dialog-open-problems = 開啟題目：SGF 檔案和壓縮檔
shell-dialog-open-problem-folder = 開啟題目資料夾
shell-dialog-save-sgf = 把棋局存成 SGF
shell-dialog-save-picture = 儲存圖片：.png、.svg，或供列印的 .pdf
shell-dialog-save-table = 把表格存成 CSV

## Inside file dialogs

shell-dialog-filter-games = 棋局
shell-dialog-filter-all = 所有檔案
shell-dialog-save = 儲存
shell-dialog-new-folder = 新增資料夾
shell-dialog-new-folder-name = 新增資料夾
shell-dialog-refresh = 重新整理
shell-dialog-parent-folder = 上層資料夾
shell-no-such-folder = 沒有資料夾 { $path }
shell-dialog-file = 檔案：
shell-dialog-show-hidden = 顯示隱藏檔

## Katachi itself breaks

shell-broken-title = Katachi 無法繪出此畫面
shell-broken = 這是程式的缺陷。棋局、卡片和標籤都在磁碟上，保持原樣。
shell-copy-this = 複製內容
shell-try-again = 重試
shell-close-katachi = 關閉 Katachi

## The window cannot be opened; said in a terminal

shell-no-screen = 沒有可開啟視窗的螢幕（沒有設定 WAYLAND_DISPLAY 或 DISPLAY，或沒有回應）：請從桌面啟動，或使用命令，例如 `katachi --help`
shell-no-window = 無法開啟視窗：{ $reason }
shell-display-silent = { $silent } 沒有回應：改用 { $next }
shell-missing-library = 無法開啟視窗：{ $reason }。視窗需要 OpenGL 以及 X11 或 Wayland 的函式庫；請安裝：Debian：{ $debian }；Fedora：{ $fedora }；Arch：{ $arch }
shell-missing-font = 沒有能顯示中日韓姓名的字型：請安裝，Debian 為 { $debian }，Fedora 為 { $fedora }，Arch 為 { $arch }
shell-guide-players = 給棋友
shell-guide-teachers = 給教師
shell-guide-analysts = 給研究者

shell-own-games = 自己的棋譜：拖到視窗任意處
