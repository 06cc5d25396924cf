## Menus

commands-menu-file = 檔案
commands-menu-edit = 編輯
commands-menu-go = 前往
commands-menu-tools = 工具
commands-menu-research = 研究
commands-menu-view = 檢視
commands-menu-help = 說明

## Headings of groups of commands, in the list of keys and as submenus

commands-group-screens = 工作區
commands-group-file = 檔案
commands-group-edit = 編輯
commands-group-steps = 著手
commands-group-from = 從棋局
commands-group-games = 棋譜庫
commands-group-shapes = 棋形
commands-group-draw = 搜尋：繪製
commands-group-drawing = 搜尋：圖形
commands-group-search = 搜尋：搜尋與結果
commands-group-walk = 定石：研究
commands-group-count = 定石：統計與儲存
commands-group-fuseki = 佈局
commands-group-play = 對弈
commands-group-guess = 對弈：猜下一手
commands-group-contest = 對弈：與 Katachi 對局
commands-group-rules = 死活：規則與棋塊
commands-group-research = 研究
commands-group-problems = 死活：題目
commands-group-view = 視窗
commands-group-theme = 主題
commands-group-help = 說明

## Workspaces

commands-workspace-library = 棋譜庫
commands-workspace-shapes = 棋形
commands-workspace-find = 搜尋
commands-workspace-joseki = 定石
commands-workspace-fuseki = 佈局
commands-workspace-play = 對弈
commands-workspace-life = 死活

## Files

commands-open-games = 開啟棋局…
commands-open-folder = 開啟資料夾…
commands-open-library = 開啟棋譜庫…
commands-libraries = 棋譜庫…
commands-open-by-path = 依路徑開啟…
commands-open-the-sample-games = 開啟範例棋局
commands-new-empty-game = 新的空棋局
commands-save-the-game-as-sgf = 把棋局存成 SGF…
commands-save-as-library = 存成棋譜庫…
commands-check-library = 檢查棋譜庫…
commands-back-up = 備份…
commands-restore = 還原…
commands-stop-all-work = 停止所有工作
commands-quit = 結束

## Edit

commands-pass = 虛手
commands-select-tool = 選取工具
commands-play-tool = 下子工具
commands-edit-tool = 編輯工具：棋子和標記
commands-clear-the-region = 清除區域
commands-copy-the-game-as-sgf = 把棋局複製為 SGF
commands-paste-a-game-sgf = 貼上棋局（SGF）
commands-delete-move = 刪除這一手及其後的著手
commands-back-to-a-game-with-changes = 回到有變更的棋局
commands-make-this-the-main-line = 設為主要變化
commands-settings = 設定…

## Moves

commands-next-move = 下一手
commands-previous-move = 上一手
commands-ten-moves-on = 前進十手
commands-ten-moves-back = 後退十手
commands-first-position = 最初局面
commands-last-position = 最終局面
commands-previous-variation = 上一個變化
commands-next-variation = 下一個變化
commands-play-by-itself = 自動播放棋局，或停止
commands-back = 後退
commands-forward = 前進

## From a game

commands-find-this-position = 尋找此局面
commands-explore-this-move = 研究棋局中的這一手
commands-explore-numbered-move = 研究圖形中編號的一手

## Library

commands-add-games = 加入棋局…
commands-add-a-folder = 加入資料夾…
commands-costly-shapes = 棋形得失
commands-practise-costly-shapes = 練習損失大的棋形
commands-save-workbook = 儲存損失大的棋形的習題簿…
commands-player = 棋手檔案
commands-my-shapes = 我：以圖片顯示我的棋形
commands-my-name = 我：選擇我的姓名…
commands-save-player-pages = 把棋手檔案存成頁面…
commands-evaluate-games-with-katago = 用 KataGo 評估棋局
commands-read-changed-files-again = 重新讀取有變更的檔案
commands-next-game-of-the-list = 清單中的下一局
commands-previous-game-of-the-list = 清單中的上一局

## Shapes

commands-open-patterns = 開啟棋形…
commands-save-patterns = 儲存棋形…
commands-explore-collocations = 研究這個棋形的搭配
commands-professional-shapes = 職業棋士的棋形
commands-shapes-by-rank = 棋形的頻率與排名（齊夫）
commands-clusters-of-shapes = 棋形的群集
commands-shapes-for-weka = 儲存棋形供 WEKA 使用…
commands-shapes-for-gnu-go = 將棋形儲存為 GNU Go 模式檔…

## Find: draw

commands-draw-black = 畫黑子
commands-draw-white = 畫白子
commands-draw-an-empty-point = 畫空點
commands-draw-anything = 畫任意的點
commands-draw-black-or-empty = 畫黑子或空點
commands-draw-white-or-empty = 畫白子或空點
commands-draw-a-stone-of-either-colour = 畫任一色的棋子
commands-number-the-moves-that-follow = 為接下來的著手編號
commands-draw-a-set-of-points = 畫一組點

## Find: the drawing

commands-region-follows-stones = 讓區域跟隨棋子
commands-clear-the-drawing = 清空圖形
commands-turn-the-drawing = 旋轉圖形
commands-mirror-the-drawing = 鏡射圖形
commands-exchange-black-and-white = 黑白互換
commands-copy-the-drawing-as-a-diagram = 把圖形複製為文字圖

## Find: search and hits

commands-search-now = 立即搜尋
commands-stop-the-search = 停止搜尋
commands-save-pages-of-the-hits = 儲存或列印結果的頁面（PDF）…
commands-save-hits = 儲存結果或其棋局…
commands-hits-as-pictures = 以圖片或表格顯示結果
commands-one-hit-a-game = 全部結果或每局一個
commands-search-variations = 變化：搜尋或不搜尋
commands-compare-periods = 後續：比較某年前後
commands-next-hit = 下一個結果或實例
commands-previous-hit = 上一個結果或實例
commands-games-as-drawn = 棋局方向：依圖形或依實戰

## Joseki: walk

commands-collocations-or-corner-tree = 搭配或角部定石樹
commands-joseki-of-whom = 定石：我的棋局或職業棋士
commands-begin-with-nothing-near = 從附近無子開始
commands-step-into-the-chosen-continuation = 進入選取的後續
commands-step-back = 退回一步
commands-play-the-main-line = 走主要變化
commands-before-or-after = 此前的著手，或此後的著手
commands-keep-this-path = 保留這條路徑
commands-games-with-this-board = 顯示有此盤面的棋局
commands-games-with-this-shape = 只依此棋形尋找棋局
commands-open-game-of-pair = 開啟所選棋形對的第一局

## Joseki: count and save

commands-copy-the-path-as-sgf = 把路徑複製為 SGF
commands-save-the-paths-as-sgf = 把路徑存成 SGF…
commands-count-the-collocations = 統計搭配
commands-count-the-corners = 統計角部
commands-open-collocations = 開啟搭配…
commands-open-a-joseki-dictionary = 開啟定石辭典…
commands-save-the-collocations = 儲存搭配…
commands-save-the-corners = 儲存角部統計…

## Fuseki

commands-find-games-of-opening = 尋找此佈局的棋局
commands-openings-of-whom = 佈局：我的棋局或職業棋士

## Play

commands-suggest-moves = 推薦著手
commands-guess-the-move = 猜下一手
commands-report-of-the-open-game = 已開啟棋局的報告
commands-play-a-game = 與 Katachi 對局
commands-patterns-in-playouts = 模擬對局中的棋形
commands-contradicted-moves = 與棋局矛盾的著手

## Play: guess the move

commands-start-guessing = 開始猜下一手
commands-next-position-to-guess = 下一個要猜的局面
commands-show-the-move-to-guess = 顯示要猜的著手
commands-end-the-round-of-guessing = 結束這一輪猜棋
commands-review-positions-that-are-due = 複習待複習的局面

## Play: a game

commands-start-the-game = 開始對局
commands-resign = 認輸
commands-estimate-the-score = 形勢判斷
commands-agree-to-the-count = 同意計算結果
commands-look-with-suggestions = 對照推薦著手查看這一局

## Life: rules and groups

commands-rules-checker-or-tsumego = 規則、判定或死活題
commands-the-book-of-rules = 規則手冊
commands-check-a-group-by-the-rules = 以規則判定棋塊
commands-solve-a-problem = 解死活題
commands-next-rule = 下一條規則
commands-previous-rule = 上一條規則
commands-rule-that-follows = 此變化之後的規則
commands-find-rule-in-games = 尋找含此規則棋子的棋局
commands-count-rules-in-games = 在棋局中統計規則的棋子
commands-open-rules = 開啟規則…
commands-save-the-rules = 儲存規則…
commands-take-position = 採用已開啟棋局的局面
commands-set-up-your-own-position = 自行擺放局面

## Life: problems

commands-practise-the-next-problem = 練習下一題
commands-show-the-solution = 顯示解答
commands-stop-the-solver = 停止求解
commands-try-the-problem-again = 重做此題
commands-next-problem = 下一題
commands-previous-problem = 上一題
commands-find-position-in-games = 在棋局中尋找局面
commands-find-problems-with-this-shape = 尋找有此棋形的題目
commands-find-problems-with-drawing = 以「搜尋」所畫的棋形尋找題目
commands-problems-with-any-shape = 不限棋形的題目
commands-open-problems = 開啟題目…
commands-open-a-folder-of-problems = 開啟題目資料夾…
commands-the-sample-problems = 範例題目

## Window

commands-suggestions-on-the-board = 在棋盤上顯示推薦著手
commands-command-palette = 命令面板…
commands-full-screen = 全螢幕
commands-board-alone = 只顯示棋盤（教學用）
commands-larger = 放大
commands-smaller = 縮小
commands-usual-size = 恢復預設大小（縮放 100%）
commands-coordinates-on-or-off = 顯示或隱藏座標
commands-move-numbers-on-or-off = 顯示或隱藏手數
commands-reset-the-layout = 重設版面

## Theme

commands-light-theme = 淺色主題
commands-dark-theme = 深色主題
commands-theme-of-the-system = 跟隨系統的主題
commands-high-contrast-on-or-off = 開啟或關閉高對比
commands-less-motion-on-or-off = 開啟或關閉減少動態效果
commands-expert-columns-on-or-off = 顯示或隱藏專家欄
commands-count-ahead-on-or-off = 開啟或關閉預先統計

## Help

commands-things-to-try = 試試看…
commands-keys = 快速鍵…
commands-messages = 訊息…
commands-reports = 錯誤報告…
commands-guide = 指南…
