## Settings

settings-title = 設定
settings-reset-hint = 所有面板回到原來的位置
settings-language = 語言 · Language · 语言 · 言語 · 언어
settings-language-system = 跟隨系統
settings-theme = 主題
settings-theme-system = 跟隨系統
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-opening = 棋譜庫開啟時再開啟的棋局
settings-opening-hint = 自己的棋譜庫開啟時，開啟或拖放到視窗的棋局
settings-opening-ask = 詢問
settings-opening-new = 新棋譜庫
settings-opening-add = 加入
settings-opening-look = 僅查看
settings-boards = 棋盤
settings-board-wood = 木紋
settings-board-pale-wood = 淺色木紋
settings-board-plain = 素色
settings-stones = 棋子
settings-stones-slate-and-shell = 那智黑石與蛤貝
settings-stones-flat = 平面
settings-size = 整體大小
settings-size-here = 在此視窗中為 { $percent }%
settings-size-here-hint = 再放大文字會被截掉：請先放大視窗。
settings-pace = 自動播放時每手停留
settings-seconds = 秒
settings-coordinates = 棋盤顯示座標
settings-move-numbers = 棋子顯示手數
settings-my-name = 我在棋譜中的姓名
settings-my-name-hint = 棋手檔案以此姓名開啟，「我：我的棋形」顯示這些棋局
settings-suggestions = 在每個工作區的棋盤上顯示推薦著手
settings-compare = 把我的棋形與職業棋士比較
settings-high-contrast = 高對比
settings-less-motion = 減少動態效果：沒有滑動或旋轉
settings-expert = 專家欄：−2 log λ、提升度、q
settings-count-ahead = 閒置時預先統計可能要看的內容
settings-memory = 記憶體
settings-memory-hint = 統計及統計結果可用的記憶體。越少，大量統計越慢。棋譜本身另計。
settings-memory-machine = 依本機大小（{ $size }）
settings-home = 棋譜庫和設定儲存於

## The user's own KataGo, an engine that evaluates positions

settings-engine = 自備的 KataGo
settings-engine-hint = 用於為棋形得失評估棋局。Katachi 不附引擎，而會直接執行所指定的程式：請只指定信得過的程式。
settings-engine-program = 程式
settings-engine-network = 權重檔
settings-engine-configuration = 設定檔
settings-engine-choose = { $file }…
settings-engine-not-set = 未設定
settings-engine-playouts = 每個局面的模擬次數
settings-engine-test = 測試
settings-engine-test-hint = 啟動引擎，評估一個局面

## Three things to try: each is a link, and what it does stands behind it in the same line

settings-welcome = 不妨試試三件事
settings-try-drawing = 畫一個棋形
settings-try-drawing-hint = 查看有這個棋形的所有棋局，以及其後的著手
settings-try-walking = 逐手研究角部
settings-try-walking-hint = 一手棋如何應對、各有多少次、哪方勝率高
settings-try-opening = 開啟自己的棋局
settings-try-opening-hint = 資料夾、壓縮檔或 SGF 檔案；開啟後會保留
settings-welcome-keys = F1：所有快速鍵。   Ctrl+P：Katachi 的所有功能。   說明 ▸ 試試看：再次顯示此頁。

## Professional games

settings-professional-command = 職業棋譜…
settings-professional-games = 棋譜
settings-professional-link = 職業棋譜從哪裡取得
settings-professional-title = 職業棋譜
settings-professional-about = Katachi 附有{ $games }職業對局的統計數據，不附棋譜。要搜尋和觀看棋譜，請自行下載：Katachi 不連接網路。
settings-professional-step-page = 1. 用瀏覽器開啟此頁：A. E. Brouwer 的 Database of Go Games。
settings-professional-copy = 複製網址
settings-professional-step-archive = 2. 下載全部棋譜的壓縮檔（.tar.gz、.tgz 或 .zip），不必解壓縮。
settings-professional-step-drop = 3. 把它拖到本視窗，或在此開啟。讀取約需一分鐘，此後即成為您的棋譜庫。
settings-professional-licence = 據稱該棋譜集屬於公有領域，但沒有明確的授權條款。
settings-professional-open = 開啟壓縮檔…
