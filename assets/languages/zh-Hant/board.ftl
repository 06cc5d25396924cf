## The open game on its board (game)

board-no-game = 沒有開啟棋局
board-no-game-hint = 在清單中點選棋局，或貼上棋局（Ctrl+V）。
board-won = 獲勝
board-prisoners = 提子數
board-explore-in-joseki = 在「定石」中研究這一手
board-life-and-death = 研究此處死活
board-copy-sgf = 把棋局複製為 SGF
board-clear-region = 清除區域
board-find-region = 尋找此區域
board-find-position = 尋找此局面
board-no-suggestions = 不顯示推薦著手
board-suggest-moves = 推薦著手
board-select = 選取
board-select-tip = 以左鍵拖曳選取區域（S）；右鍵隨時可用
board-play = 下子
board-play-tip = 按一下試下（P）；Shift 黑子，Ctrl 白子
board-edit = 編輯
board-edit-tip = 按一下放置棋子和標記（Ctrl+T）；Ctrl+Z 復原
board-suggest = 推薦
board-suggest-tip = 以字母和顏色深淺表示強手在此的選擇（Ctrl+G）
board-shade-legend = 顏色越深，越可能下
board-find-this = 尋找此處
board-find-this-tip = 在所有棋局中尋找選取的區域（Ctrl+F）
board-first-position = 最初局面（Home）
board-ten-back = 後退十手（Shift+←）
board-previous-move = 上一手（←）
board-next-move = 下一手（→）
board-ten-on = 前進十手（Shift+→）
board-last-position = 最終局面（End）
board-play-by-itself = 自動播放棋局（Ctrl+Space）
board-stop = 停止（Ctrl+Space）
board-move-slider = 手數
board-move-of = 第{ $number }手，共{ $last }手
board-shown-as-drawn = 依圖所畫顯示：{ $image }
board-as-played = 依實戰
board-as-played-tip = 轉回原來的方向（V）
board-suggested = 推薦：{ $moves }
board-better = 更好：{ $point }

## What is put on the board in Edit (pens)

board-pen-black-stone = 黑子
board-pen-white-stone = 白子
board-pen-triangle = 三角
board-pen-square = 方塊
board-pen-circle = 圓圈
board-pen-cross = 叉號
board-mark-selected = 選取
board-mark-black-territory = 黑地
board-mark-white-territory = 白地
board-pen-letter = 字母
board-pen-number = 數字
board-pen-eraser = 橡皮擦
board-erase = 擦除
board-eraser-tip = 橡皮擦：先擦標記，沒有標記則擦棋子
board-label-pen-tip = { $pen }：標上下一個未用的；再按一下可移除
board-pen-tip = { $pen }：再按一下可移除

## Variations

board-tree-hint = 已開啟棋局的變化樹：實戰著手及旁支變化。
board-tree-move = 第{ $number }手：{ $point }
board-tree-beginning = 起點
board-tree-setup = 擺子

## The position in words (viewer)

board-pass = 虛手
board-black-to-play = 輪到黑棋
board-white-to-play = 輪到白棋
board-size-move = { $size }，第{ $number }手
board-size-last-move = { $size }，第{ $number }手（{ $played }）
board-position = { $here }，{ $turn }
board-position-in-variation = { $here }，{ $turn }，在變化中
board-occupied = 此處已有棋子
board-ko = 打劫：須先在別處下一手
board-suicide = 落子後沒有氣

## The board and its menu

board-go-board = 圍棋棋盤
board-copy-picture = 複製為圖片
board-copy-svg = 複製為 SVG
board-save-picture = 存成圖片或列印…
board-set-with-key = { $set }（{ $key } 鍵）
board-draw-set = 繪製{ $set }

## Tables

board-copy-row = 複製此列
board-copy-table = 複製表格
board-save-csv = 存成 CSV…
board-table-player-corners = 棋手檔案：角部
board-table-player-first-moves = 棋手檔案：角部第一手
board-table-player-openings = 棋手檔案：佈局
board-table-player-results = 棋手檔案：戰績
board-table-player-shapes = 棋手檔案：棋形
board-table-examples = 實例
board-table-games = 棋局
board-table-hits = 結果
board-table-openings = 佈局
board-table-players = 棋手
board-table-rules = 規則
board-table-problems = 題目
board-table-costly-shapes = 棋形得失
board-table-shape-over-time = 棋形的年代變化
board-table-shapes = 棋形
board-table-game-report = 棋局報告

## Figures, bars and the filter

board-cost-help = { $cost }：自己已評估的棋局中，引擎計算的平均值；可能為零或棋局太少無法判斷時顯示為灰色。
board-reply-later = { $player }（脫先後）
board-suggestion = 推薦 { $text }
board-left-out = 未計入：{ $games }
board-left-out-tip = 依某項篩選時，棋譜沒有記載該項的棋局不會出現。加上 `OR -has:…` 可一併顯示，單用 `-has:…` 則只顯示這些棋局。
board-point-empty = { $point }，空點
board-point-black = { $point }，黑
board-point-white = { $point }，白
board-point-black-move = { $point }，黑，第{ $number }手
board-point-white-move = { $point }，白，第{ $number }手
board-point-and = { $point }，{ $more }
board-point-last-move = 最後一手
board-plot = 圖表
