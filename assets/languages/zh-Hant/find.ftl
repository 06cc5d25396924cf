## The panels

find-pane-draw = 繪製
find-pane-results = 概況
find-pane-years = 年份
find-pane-players = 棋手
find-pane-hits = 結果
find-pane-history = 紀錄
find-pane-text = 文字
find-pane-pages = 頁面

## Several drawings in one question (parts)

find-add = 加入
find-add-tip = 在相同棋局中再找一個棋形
find-add-and = AND 另一個棋形
find-add-and-tip = 兩形皆有的棋局
find-add-and-not = AND NOT 另一個棋形
find-add-and-not-tip = 有此形而沒有另一形的棋局
find-add-or = OR 另一個棋形
find-add-or-tip = 有其中任一形的棋局
find-add-then = THEN 另一個棋形
find-add-then-tip = 另一形在若干手之內接著出現的棋局
find-must-contain = 必須包含
find-must-not-contain = 不得包含
find-join-and = 且有
find-join-and-not = 且無
find-join-or = 或有
find-join-or-not = 或無
find-join-then = { $moves }手內接著
find-join-then-same = { $moves }手內接著，方向相同
find-join-first-tip = 棋局是否必須有這個棋形
find-join-tip = 這個棋形與前一個棋形的關係
find-choose-and = AND
find-choose-and-not = AND NOT
find-choose-or = OR
find-choose-or-not = OR NOT
find-choose-then = THEN
find-within-moves = 手數上限
find-same-orientation = 方向相同
find-shape = 棋形 { $number }
find-remove-shape = 移除棋形 { $number }
find-remove-shape-tip = 不再尋找這個棋形
find-part-shown-tip = 目前顯示它的結果。按一下即可繪製。
find-part-tip = 按一下即可繪製，並查看它的結果。

## The tools of the query board (palette)

find-tool-stones = 輪流
find-tool-stones-tip = 按一下：黑白輪流放子（P）；Shift 黑子，Ctrl 白子；再按則移除
find-tool-select = 選取
find-tool-select-tip = 拖曳選取要搜尋的區域（S）；滑鼠右鍵隨時可用
find-tool-moves = 著手
find-tool-moves-tip = 依次為接下來的著手編號（M）；點最後一手可收回
find-tool-points = 選點
find-tool-points-tip = 點選或拖曳，逐點選取要搜尋的點（D）
find-more-sets = 更多
find-more-sets-tip = 點的其他條件，包括棋盤外
find-undo-tip = 復原（Ctrl+Z）
find-redo-tip = 重做（Ctrl+Shift+Z）
find-turn-tip = 旋轉 90 度（R）
find-mirror-tip = 鏡射（Shift+R）
find-exchange = 互換
find-exchange-tip = 黑白互換（C）
find-clear = 清空
find-clear-tip = 清空棋盤（Delete）
find-examples = 範例
find-board-size = 棋盤大小

## What a point of the drawing may hold (sets)

find-set-empty = 空點
find-set-black = 黑子
find-set-black-empty = 黑子或空點
find-set-white = 白子
find-set-white-empty = 白子或空點
find-set-stone = 任一色的棋子
find-set-on-board = 棋盤上任意
find-set-off-board = 棋盤外
find-set-empty-off = 空點或棋盤外
find-set-black-off = 黑子或棋盤外
find-set-black-empty-off = 黑子、空點或棋盤外
find-set-white-off = 白子或棋盤外
find-set-white-empty-off = 白子、空點或棋盤外
find-set-stone-off = 棋子或棋盤外
find-set-anything = 任意，包括棋盤外

## Examples: ready questions

find-example-approach = 掛小目
find-example-approach-hint = 小馬步掛之後怎麼下？點棋盤上的字母可繼續。
find-example-invasion = 點三三
find-example-invasion-hint = 白棋點入星位下方：黑棋從哪一邊擋？也可看「年份」。
find-example-bamboo-joint = 雙
find-example-bamboo-joint-hint = 沒有畫出邊線，所以不論位置、方向和黑白都找得到。
find-example-empty-triangle = 空三角
find-example-empty-triangle-hint = 綠點代表任意：只看這個三角。
find-example-crawl = 二路爬
find-example-crawl-hint = 畫出了下邊：棋形可沿四邊移動。
find-example-stone-or-empty = 有子或空
find-example-stone-or-empty-hint = 黑點代表黑子或空點：不論有無保護，這個扳都找得到。

## The query board (draw)

find-query-board = 搜尋棋盤
find-turn = 旋轉 90 度
find-mirror = 鏡射
find-exchange-colours = 黑白互換
find-copy-diagram = 複製為文字圖
find-explore-in-joseki = 在「定石」中研究
find-find-in-problems = 在題目中尋找
find-follow = 讓區域跟隨棋子
find-board-words = { $size }，{ $stones }子
find-board-words-region = { $size }，{ $stones }子，區域 { $from } 至 { $to }

## How the drawing may match (options)

find-reading-shape = 依圖所畫
find-reading-shape-short = 依圖
find-reading-shape-tip = 棋盤上任何位置，包括旋轉和鏡射。棋子之間的點為空點，周圍任意
find-reading-stones = 只看這些棋子
find-reading-stones-short = 棋子
find-reading-stones-tip = 棋盤上任何位置，包括旋轉和鏡射。其他的點任意，棋子之間的點也一樣
find-reading-corner = 單獨在角上
find-reading-side = 單獨在邊上
find-reading-edge-short = 單獨
find-reading-edge-tip = 任何角上或邊上，與邊線的距離如圖。到邊線為止的其他點都是空點，因此附近另有棋子的情形（「只在此處」會計入）不在其中
find-reading-here = 只在此處
find-reading-here-short = 此處
find-reading-here-tip = 只在棋盤的這些點上，不移動也不旋轉。棋子之間的點為空點，周圍任意
find-reading-region = 在區域內
find-reading-region-tip = 以右鍵拖曳選取另一個區域，或按其他選項讓區域跟隨棋子
find-options = 選項
find-options-set = 選項：{ $count }
find-options-tip = 邊線、顏色、輪到哪一方、手數
find-set-edges = 不限於所接觸的邊線
find-set-other-edges = 不接觸未畫出的邊線
find-set-colours = 只限圖中的顏色
find-set-moves = 第{ $first }至{ $last }手
find-black-to-play = 輪到黑棋
find-white-to-play = 輪到白棋
find-edges = 邊線
find-edges-tip = 區域所接觸的棋盤邊線是圖形的一部分：只沿這些邊線搜尋。關閉其中一邊，就可位於任何位置。
find-left = 左
find-right = 右
find-top = 上
find-bottom = 下
find-left-edge = 左邊線
find-right-edge = 右邊線
find-top-edge = 上邊線
find-bottom-edge = 下邊線
find-other-edges = 可接觸其他邊線
find-other-edges-tip = 是否也可位於接觸到未畫出邊線之處。關閉時：邊上的棋形不會延伸到角上。
find-fixed = 只在此處
find-fixed-tip = 只在所畫的位置，不旋轉到別處
find-swap = 可黑白互換
find-swap-tip = 也搜尋黑白互換的情形
find-to-play = 輪到
find-to-play-any = 不限
find-in-variations = 包括變化
find-in-variations-tip = 也在變化中搜尋，共有{ $games }局含有變化；每個變化自成一線
find-no-variations = 沒有棋局含有變化
find-main-lines-alone = 多個圖形和接續的著手只在主要變化中搜尋
find-limit-moves = 限制手數
find-limit-moves-tip = 只限在這些手數之內出現者
find-moves-from = 從
find-moves-to = 到

## The text diagram (text)

find-copy = 複製
find-copy-tip = 文字圖，包括邊線
find-draw-this = 畫出此圖
find-as-it-is-drawn = 恢復為圖形
find-as-it-is-drawn-tip = 放棄輸入的內容
find-paste-hint = 也可在此工作區任何地方以 Ctrl+V 貼上文字圖或棋局（SGF）。
find-diagram = 文字圖
find-marks = X 黑 · O 白 · . 空 · ? 棋盤上任意 · x 黑或空 · o 白或空 · @ 任一色的棋子 · # 棋盤外 · * 任意 · (9) 其他條件 · _ 不屬於區域的點 · | 和 - 邊線

## What was found, and what the search does (totals)

find-line-no-games = 沒有載入棋局：請開啟棋局或範例。
find-line-nothing-drawn = 請畫一個棋形：邊畫邊顯示結果。
find-line-indexing = 正在建立棋局索引，此棋譜庫只需一次…
find-line-variations = 正在讀取變化…
find-line-awaiting-games = 正在統計角部局面的棋局…
find-line-searching = 正在搜尋…
find-line-slow = 此搜尋較慢：停止繪製後開始。
find-line-stopped = 已停止。
find-search = 搜尋
find-search-tip = 立即搜尋（Ctrl+Enter）
find-stop = 停止
find-hits-in-games = { $games }中有{ $hits }
find-hits-tip = 一個結果是棋局中所畫棋形出現的一處位置和方向。一局可有多個結果，局數中只計一次。
find-in-games = 在{ $games }局中
find-share-searched = 所搜尋{ $games }局的 { $share }
find-share-searched-tip = 所搜尋的棋局中，有結果的棋局所占比例
find-as-drawn-swapped = 依圖中顏色 { $same }，黑白互換 { $swapped }
find-other-sizes = 其中{ $games }局不是{ $size }棋盤
find-other-sizes-tip = 所畫棋形會在各種大小的棋盤上搜尋：在篩選中寫 size:{ $side } 可排除其他大小
find-unread = { $records }份棋譜無法再次讀取：只搜尋主要變化

## Results

find-filter-hint = 只限這些棋局：棋手:秀策 年:1840..1862 …
find-filter-name = 篩選搜尋範圍
find-own-moves = 不論執黑執白，都是本人的著手：asblack 和 aswhite 指圖形中黑、白一方的棋手，黑白互換的棋局也一樣。
find-clear-filter = 清除
find-search-all = 搜尋所有棋局
find-shapes-called-so = 同名棋形：
find-only-in-earlier = 只限先前結果的{ $games }局
find-only-in-counted-corners = 只限「定石」中統計到此角的{ $games }局（{ $corners }次）
find-counted-corners-note = 搜尋還包括後來才形成相同棋子或輪到另一方下的情況，因此結果可能更多。
find-only-in-counted = 僅在所點擊的列統計的{ $games }局中
find-search-within = 在這些棋局中搜尋
find-search-within-tip = 接下來畫的只在這些棋局中搜尋
find-features = 特徵棋形
find-features-tip = 最能區分棋局的 400 個 3×3 或 3×2 棋形：圖中有哪些，各剩下多少局。統計需要一些時間
find-features-drawn = 圖中有 { $known } 個特徵棋形中的 { $drawn } 個：{ $games } 局全部具有
find-feature = 直行 { $column }、橫列 { $row } 的 { $size }：{ $games } 局
find-task-features = 統計特徵棋形

## Continuations

find-no-continuation = 在有其他變動之前，沒有人再下在區域內。
find-play-it = 在圖中下這一手
find-more-points = 另有{ $points }點
find-fewer-points = 只顯示前幾個
find-head-played = 次數
find-head-share = 占比
find-head-by-other = 對方
find-head-both = 雙方
find-head-later = 脫先後
find-head-black-wins = 黑勝率
find-head-any-order = 不論次序
find-continuations-tip = 次數、對方和脫先後計的是結果：一局有多個結果就計多次。次數：該行顏色下在該處的結果數。占比：其占所有結果的比例。對方：另一顏色下在該處的次數。雙方：任一顏色下在該處的次數，與「棋形」中的計法相同。脫先後：其中在別處下過兩手或更多之後才下的。黑勝率：該行顏色下在該處且有勝負的棋局中的比例，每局只計一次，附 95% 信賴區間；與持平無顯著差異時為灰色。不論次序：有這一子的局面出現的次數，不論最後一手是哪一手，可能多於次數一欄。
find-alike-tip = 比較相鄰的名次：假如兩者下的機會相同，光憑巧合，20 次中有超過一次會使次數相差這麼多（χ²，自由度 1）。
find-counts-note = { $hits }個結果中，{ $followed }個在區域內有後續：各點的次數與對方之和即為此數。沒有後續：{ $none }個（{ $share }）。
find-later-note = 脫先之後才下（斜線）：{ $later }個。
find-variations-note = 在變化中，一個結果可有多個後續，每個都計數，因此總和可能更大。
find-compare-periods = 某年前後
find-compare-periods-tip = 增加三欄：每一手在該年之前的棋局中和自該年起的棋局中的占比，以及其變化。沒有年份的棋局不計入
find-head-before = 之前
find-head-since = 之後
find-head-change = 變化
find-change-tip = { $year }年起的占比減去之前的占比，以百分點計。帶*的變化中，預計不到1/20出於偶然；灰色可能是偶然。同一局的多個結果算作一次選擇
find-change-sure = 變化{ $points }個百分點：無法以偶然解釋
find-change-unsure = 變化{ $points }個百分點：可能是偶然
find-before-tip = 該行的一手在{ $year }年之前棋局的所有結果中的占比
find-since-tip = 該行的一手在{ $year }年起棋局的所有結果中的占比
find-periods-hits = 之前{ $before }個結果，之後{ $since }個
find-periods-hits-undated = 之前{ $before }個結果，之後{ $since }個，無年份{ $undated }個
find-period-share = { $hits }個結果中的{ $played }個：{ $rate }
find-period-before = { $year }年之前：{ $share }
find-period-since = { $year }年起：{ $share }
find-continuation-words = { $times }次：黑{ $black }次、脫先後{ $black_later }次，白{ $white }次、脫先後{ $white_later }次
find-reached-black = 從此處由黑棋下：{ $here }。有這顆黑子的局面，不論著手次序：{ $games }中出現{ $times }。
find-reached-white = 從此處由白棋下：{ $here }。有這顆白子的局面，不論著手次序：{ $games }中出現{ $times }。
find-black-there = 黑棋此手
find-white-there = 白棋此手
find-two-alike = { $one } 和 { $other } 沒有顯著差異（p = { $p }）。
find-continuation-hint = 按一下：下這一手並繼續搜尋。
find-black-won = { $games }局有勝負的棋局中，黑棋勝率 { $rate }
find-black-won-even = { $games }局有勝負的棋局中，黑棋勝率 { $rate }；與持平無顯著差異
find-letters = { $letters } 和 { $last }
find-alike = { $letters } 之間沒有顯著差異。
find-alike-more = { $first } 之間沒有顯著差異；{ $others } 之間也沒有。
find-alike-nor = { $letters }

## Where there is nothing to show (teach)

find-games-are-read = 正在讀取棋局。
find-no-games = 沒有載入棋局
find-no-games-hint = 把 SGF 檔案、資料夾或壓縮檔拖到視窗上，或從「檔案」選單開啟範例棋局。
find-draw-a-shape = 請畫一個棋形
find-draw-a-shape-hint = 在棋盤上點選放子；區域會跟隨棋子，也可用右鍵拖曳自行選取。結果會邊畫邊顯示在這裡。
find-begin-with = 或從下列範例開始：
find-no-hit = 沒有棋局有這個棋形
find-reading-hits = { $reading }：{ $hits }個結果
find-leave-out = 可去掉一子，或用綠點塗上無關緊要的點（A）。
find-try = 可嘗試：
find-or-paint = 或用綠點塗上無關緊要的點（A）。
find-relax-anywhere = 棋盤上任何位置
find-relax-anywhere-tip = 棋形可位於所畫之處以外
find-relax-other-edges = 也可靠近其他邊線
find-relax-other-edges-tip = 可接觸未畫出的邊線
find-relax-swap = 也可黑白互換
find-relax-swap-tip = 黑白可互換
find-relax-to-play = 不限輪到哪一方
find-relax-to-play-tip = 輪到任何一方皆可
find-relax-moves = 不限手數
find-relax-moves-tip = 可在任何一手出現
find-relax-all-games = 所有棋局
find-relax-all-games-tip = 不限於先前結果中的棋局
find-relax-no-filter = 不用篩選
find-relax-no-filter-tip = 也包括被篩選排除的棋局
find-relax-region = 較小的區域
find-relax-region-tip = 區域跟隨所畫的內容

## Years

find-facts-hint = 請畫一個棋形，這裡會顯示何人何時下過。
find-facts-no-hit = 沒有棋局有這個棋形。
find-no-years = 這些棋局都沒有記載對局時間。
find-shares-of-all = 這些棋局每局都有結果。占比以通過篩選的所有棋局計算。
find-share-of-each = 棋局占比，每
find-each-years = { $years } 年
find-first = 最早：
find-first-tip = 開啟到該處
find-only-these-tip = 點選：只在這些棋局中搜尋
find-first-move = 第{ $number }手
find-undated = · 年代不詳：{ $games }局中有{ $found }局
find-by-era = 依時代
find-era-first = 至 1867 年
find-era-last = 2016 年起
find-found-of = { $found } / { $games }
find-found-of-what = { $found } / { $games } { $what }：{ $rate }
find-of-games = 局

## Players

find-by-rank = 依段位
find-no-names = 這些棋局都沒有記載棋手姓名。
find-head-player = 棋手
find-head-games = 局數
find-head-of = 總局數
find-about-player = 此棋手的檔案
find-player-row = { $player }：{ $games }局中有{ $found }局

## Hits

find-hits-hint = 有這個棋形的棋局列在這裡。按兩下可開啟到該處。
find-marked-tip = 已標記，供頁面和匯出使用
find-sort-tip = 按一下排序
find-sort-hits-by = 依{ $column }排序結果
find-column-result = 勝負
find-column-date = 日期
find-column-event = 賽事
find-column-move = 手數
find-column-next = 下一手
find-column-image = 方向
find-column-game = 棋局
find-open-here = 在此處開啟棋局
find-mark = 標記以列入頁面
find-unmark = 取消頁面標記
find-mark-hit = 標記結果 { $number }
find-hit-image = 圖形，{ $image }
find-hit-row = 結果 { $number }：{ $black } – { $white }，第{ $moves }手
find-hit-row-titled = 結果 { $number }：{ $title }，第{ $moves }手
find-so-far = 目前{ $hits }個
find-first-listed = 列出前{ $hits }個
find-first-listed-tip = 清單最多列出{ $hits }個結果；再多畫一些可減少結果
find-show-as-drawn = 依圖方向
find-show-as-drawn-tip = 把棋局旋轉並換色，使其與圖形一致（V）
find-view-pictures = 圖片
find-one-a-game = 每局一個
find-one-a-game-tip = 依清單順序，每局只顯示第一個結果
# Instead of a picture.
find-picture-in-variation = 在變化圖中
find-previous-hit = 上一個結果（Shift+N）
find-next-hit = 下一個結果（N）
find-save-hits-tip = 把所有結果存成表格，或把棋局存成 SGF（Ctrl+Shift+E）
find-marked = 已標記{ $hits }個
find-marks-of-drawing = 標記屬於所畫的圖形及其條件。另一圖形開始時沒有標記；復原或從搜尋紀錄回到某個圖形時，它的標記也會回來。
find-marks-left-out = { $hits }個不在這些結果中
find-unmark-all = 全部取消標記
find-hits-more = 結果的更多選項

## History

find-back = 後退（Alt+←）
find-forward = 前進（Alt+→）
find-history = 搜尋紀錄
find-step = 步驟 { $step }：{ $words }，{ $hits }個結果
find-from-drawn = 所畫
find-from-black = 黑棋 { $point }
find-from-white = 白棋 { $point }
find-from-game = 取自棋局
find-from-shape = 取自統計的棋形
find-from-opening = 取自佈局
find-from-pasted = 貼上的

## Pages

find-pages-hint = 請畫一個棋形：有此棋形的棋局會在此排成頁面，可供列印。
find-pages-filter = 篩選：{ $filter }
find-pages-first = 清單的前
find-pages-first-hits = 個結果；也可自行標記
find-hits-marked = 已標記{ $hits }個結果
find-save-pages = 儲存頁面（PDF）…
find-save-pages-tip = 依副檔名：PDF、可逐手播放的網頁（.html）、SVG、PNG、SGF 或文字
find-previous-page = 上一頁
find-next-page = 下一頁
find-page-of = 第{ $page }頁，共{ $pages }頁
find-paper = 紙張
find-paper-letter = Letter
find-landscape = 橫向
find-diagrams-per-page = 每頁圖數
find-moves-shown = 顯示手數
find-show = 顯示
find-show-region = 區域
find-show-region-2 = 區域 + 2 路
find-show-region-4 = 區域 + 4 路
find-show-half = 半個棋盤
find-show-whole = 整個棋盤
find-numbers = 編號
find-numbers-of-game = 依棋局手數
find-numbers-from-one = 從 1 起
find-coordinates = 座標
find-tinted = 區域著色
find-drawn-colours = 用所畫棋形的顏色
find-cut-hit = 從結果處起
find-cut-whole = 整局
find-page-title = 標題
find-no-pages = 沒有可顯示的結果：請標記一些，或畫一個找得到的棋形。
find-save-pages-title = 儲存頁面：.pdf、.html、.svg、.png、.sgf 或 .txt
find-save-hits-title = 儲存結果：.csv 為表格，.sgf 為棋譜集，無副檔名則為資料夾
find-saved = 已儲存到 { $path }
find-saved-pages = 已把{ $pages }頁儲存到 { $path }
find-saved-hits = 已把{ $hits }個結果儲存到 { $path }
find-saved-games = 已把{ $games }局儲存到 { $path }

## Notices

find-open-first = 請先開啟棋局：搜尋的是它的局面
find-shape-not-drawn = 無法畫出這個棋形：{ $reason }
find-not-drawn = 無法畫出：{ $reason }
find-not-pasted = 未貼上：{ $reason }
find-marks-lost = { $hits }個已標記的結果所屬棋局已不在棋譜庫中
find-nothing-drawn = 還沒有畫任何東西
find-copied = 圖形已以文字圖形式複製到剪貼簿
find-the-drawing = 「搜尋」所畫棋形
find-nothing-to-look-for = 沒有畫出可搜尋的內容
find-brackets = 括號無法畫出：請只用 AND、OR、NOT 和 THEN 連接各圖
find-too-large = 圖形至多 19 行 19 列，此圖需要 { $width }×{ $height }
find-no-board = 相對兩邊的邊線構成 { $width }×{ $height } 的棋盤，但棋盤必須是 2×2 到 19×19 的正方形

## Work in the background, named where it fails

find-task-filter = 篩選棋局
find-task-facts = 棋局資訊
find-task-index = 索引
find-task-variations = 變化
find-task-search = 搜尋
find-task-readings = 圖形的解讀方式
find-task-hits = 所有結果
find-task-reached = 到達的局面
find-task-costs = 損失目數
find-task-periods = 統計兩個時期
find-task-sort = 排序結果
find-task-preview = 預覽
find-phase-search = 搜尋
find-phase-read-variations = 讀取變化
find-phase-variations = 搜尋變化
find-phase-features = 記錄特徵

## Why a diagram cannot be read

find-diagram-mark = 第{ $line }行（橫列 { $row }，直行 { $column }）：不明記號 `{ $mark }`；可用記號為 X O . , ? x o @ * # _、括號內的十六進位數字 1 到 f，以及代表著手的數字
find-diagram-edge-inside = 第{ $line }行（橫列 { $row }，直行 { $column }）：邊線 `|` 在橫列中間
find-diagram-short = 第{ $line }行（橫列 { $row }，直行 { $column }）：橫列到此為止，但上面各列有{ $expected }個直行
find-diagram-long = 第{ $line }行（橫列 { $row }，直行 { $column }）：比上面各列的{ $expected }個直行多一個
find-diagram-edge = { $side ->
    [left] 第{ $line }行（橫列 { $row }，直行 { $column }）：左邊線 `|` 有的橫列有，有的沒有
   *[right] 第{ $line }行（橫列 { $row }，直行 { $column }）：右邊線 `|` 有的橫列有，有的沒有
}
find-diagram-below-edge = 第{ $line }行（橫列 { $row }，直行 1）：下邊線之下還有橫列，或橫列之間有邊線
find-diagram-move-twice = 第{ $line }行：已有第{ $number }手
find-diagram-move = 第{ $line }行：第{ $number }手：{ $what }
find-move-no-earlier-move = 不在任何先前著手的位置
find-move-not-in-drawing = 其直行或橫列不在圖內
find-move-not-placed = 既未畫出，也沒有以 `at` 指定位置
find-move-count-from-one = 手數從 1 起算
find-diagram-move-missing = 第{ $line }行：缺第{ $number }手，但有第{ $last }手
find-diagram-moves-of-shape = 圖中的著手有編號，但這裡只要一個棋形
find-diagram-empty = 第{ $line }行：圖中沒有橫列
find-line = 第{ $line }行：{ $what }
find-query-size = 搜尋圖形須為 1 到 { $most }個直行和橫列，不能是 { $width }×{ $height }
find-query-cells = 搜尋圖形應有{ $expected }格，實有{ $found }格
find-query-off-board = 搜尋圖形沒有任何一格能位於棋盤上
find-query-no-place = 固定在所畫位置的搜尋圖形，左或右須有一條邊線，上或下也須有一條
find-sequence-outside = 第{ $number }手下在圖外
find-sequence-off-board = 第{ $number }手下在棋盤外的點
find-sequence-long = 著手序列至多{ $most }手，而不是{ $given }手
find-then-without-moves = 第{ $line }行：THEN 之後須有手數，至少為 1：`THEN 20` 或 `THEN 20 SAME`
find-missing-query = 第{ $line }行：此處缺少文字圖、NOT 或 (
find-then-of-many = 第{ $line }行：THEN 須在兩個文字圖之間，不能與 NOT 或括號相鄰
find-too-much = 第{ $line }行：此處多了 `{ $word }`
find-second-diagram = 第二個文字圖
find-not-closed = 第{ $line }行：這個 ( 沒有右括號
find-too-deep = 第{ $line }行：括號和 NOT 的巢狀超過 { $most } 層
find-too-many-queries = 一次搜尋的圖形超過{ $most }個
find-pasted-diagram = 貼上的文字圖：{ $what }
find-pasted-sgf = 貼上的 SGF：{ $what }
find-pasted-no-stones = 貼上的 SGF：最後的局面沒有可搜尋的棋子

## Why nothing was found out

find-stale-index = 索引屬於其他棋局（{ $found }），而不是目前的棋局（{ $expected }）：請重新建立
find-other-games = 棋局集合屬於另一批棋局：其中有{ $found }局，這裡有{ $expected }局
find-no-query = 沒有第{ $asked }個圖形：此搜尋共有{ $queries }個
find-unknown-file = 棋譜庫中沒有它的檔案
find-record-gone = 檔案中已沒有它的棋譜

## Why a database of patterns (a file of GNU Go) cannot be read

find-db-stray = 第{ $line }行：在 `Pattern NAME` 這一行之前有圖形或屬性；eyes.db 和 mc_….db 是其他格式
find-db-no-name = 第{ $line }行：`Pattern` 沒有名稱
find-db-mark = 第{ $line }行，第{ $column }欄：不明記號 `{ $mark }`；可用記號為 O X . o x ? *，以及代表邊線的 | - +
find-db-edge-inside = 第{ $line }行，第{ $column }欄：邊線在橫列中間
find-db-ragged = 第{ $line }行：{ $found }點，而上面各列有{ $expected }點
find-db-edge = { $side ->
    [left] 第{ $line }行：左邊線有的橫列有，有的沒有
   *[right] 第{ $line }行：右邊線有的橫列有，有的沒有
}
find-db-below-edge = 第{ $line }行：下邊線之下還有橫列，或橫列之間有邊線
find-db-two-moves = 第{ $line }行：第二個著手 `*`
find-db-no-drawing = 第{ $line }行：棋形 { $name } 沒有圖形
find-db-no-attributes = 第{ $line }行：棋形 { $name } 沒有屬性行，例如 `:8,-`
find-db-symmetry = 第{ $line }行：`{ $found }` 不是對稱：8 代表無，或 | - + \ / X O 其中之一
find-db-field = 第{ $line }行：`{ $field }` 既不是數值（例如 shape(2.5)），也不是輔助函式的名稱
find-db-too-many = 第{ $line }行：超過{ $most }個棋形
find-db-nothing = 其中沒有棋形：棋形以 `Pattern NAME` 這一行開始

## The filter of games

find-key-player = 任一方的姓名
find-key-black = 黑方姓名
find-key-white = 白方姓名
find-key-winner = 勝者姓名
find-key-loser = 負者姓名
find-key-as-black = 所畫圖形中執黑一方的姓名
find-key-as-white = 所畫圖形中執白一方的姓名
find-key-year = 對局年份
find-key-date = 日期，以棋譜所載為準
find-key-result = 勝負及方式
find-key-handicap = 讓子數，0 為無讓子
find-key-komi = 貼給白棋的目數
find-key-event = 賽事名稱的一部分
find-key-round = 輪次的一部分
find-key-place = 地點的一部分
find-key-rank = 任一方的段位；9p 與 9d 不同
find-key-black-rank = 黑方段位
find-key-white-rank = 白方段位
find-key-moves = 總手數
find-key-size = 棋盤路數
find-key-is = 棋譜的種類
find-key-has = 棋譜是否記載某項
find-key-tag = 自訂標籤
find-key-path = 檔案路徑的一部分
find-key-dyer = 第20 40 60 31 51 71手的位置；~ 表示包括旋轉
find-lacking-player = 棋手姓名
find-lacking-black = 黑方姓名
find-lacking-white = 白方姓名
find-lacking-year = 年份
find-lacking-date = 確切日期
find-lacking-result = 明確的結果
find-lacking-komi = 貼目
find-lacking-event = 賽事
find-lacking-round = 輪次
find-lacking-place = 地點
find-lacking-rank = 可辨識的段位
find-lacking-black-rank = 可辨識的黑方段位
find-lacking-white-rank = 可辨識的白方段位
find-kind-game = 供統計和搜尋的棋局
find-kind-position = 沒有著手的棋譜
find-kind-duplicate = 已保留同一局的另一份棋譜
find-kind-turned = 旋轉或鏡射過的重複棋譜
find-kind-variations = 棋譜含有變化
find-kind-cut = 棋譜因不合規則的一手而中斷
find-kind-handicap = 讓兩子以上
find-kind-setup = 開局前或對局中擺放棋子
find-kind-decided = 黑勝或白勝
find-kind-tagged = 有標籤
find-result-black = 黑勝
find-result-white = 白勝
find-result-resign = 中盤勝
find-result-time = 超時勝
find-result-points = 數目勝；也可用 >5、<1、0.5..2.5
find-result-forfeit = 對方判負
find-result-draw = 沒有勝者：和棋
find-result-void = 沒有勝者：無勝負、無結果
find-result-unknown = 棋譜沒有記載
find-result-white-resigned = 白棋認輸
find-result-black-resigned = 黑棋認輸
find-result-black-counted = 黑棋勝，經計算
find-rank-pro = 職業棋士
find-rank-amateur = 業餘棋手
find-your-tag = 自訂標籤
find-for-example = 例如
find-lacks = { $games }局沒有{ $what }

## Why a filter cannot be read

find-unknown-key-near = 不明的篩選條件「{ $found }」。是否指「{ $near }」？
find-filter-wrong = 第{ $column }欄：讀到 `{ $found }`，應為{ $expected }
find-filter-near = 第{ $column }欄：讀到 `{ $found }`，應為{ $expected }；是否指 `{ $near }`？
find-filter-ends = 第{ $column }欄：篩選到此為止，應為{ $expected }
find-expected-never-opened = 空白或文字（這個右括號沒有對應的左括號）
find-expected-depth = 至多 { $most } 層括號
find-expected-closing = 後面的右括號 `)`
find-expected-term = 文字或條件，例如 `player:shusaku`
find-expected-key = 關鍵字
find-expected-keys = 關鍵字（{ $keys }），或加引號的文字
find-expected-no-rules = 其他關鍵字：棋譜庫不記錄棋局的規則
find-expected-whole-terms = { $expected }；括號須括住整個條件：`(year:1846 OR year:1853)`
find-expected-quote = 結尾的引號 `"`
find-expected-name = 棋手姓名，例如 `cho` 或 `"Cho Chikun"`
find-expected-year = 年份或範圍：`1846`、`1840..1862`、`>1900`
find-expected-date = 日期或範圍：`1846-09-11`、`1846-09..1847`、`>1900`
find-expected-result = b、w、draw、void、unknown、resign、time、forfeit 或目數，例如 `b+resign` 或 `w+<1`
find-expected-handicap = 子數或範圍：`2`、`2..9`、`>2`
find-expected-komi = 貼目或範圍：`6.5`、`5.5..7.5`、`<0`
find-expected-text = 文字，含空白時加引號
find-expected-rank = 段位或同一制度的範圍：`9p`、`>=7d`、`5k..1d`、`pro`、`amateur`
find-expected-moves = 手數或範圍：`200`、`100..200`、`>200`
find-expected-size = 棋盤大小或範圍：`19`、`9..13`
find-expected-kind = 棋譜的種類
find-expected-field = 欄位名稱
find-expected-tag = 標籤名稱，含空白時加引號
find-expected-dyer = 十二個字母 a 到 t，未知者用 `?`：第20、40、60、31、51、71手的位置
find-expected-ends = 點號之前或之後的數值
find-expected-order = 兩個可比較的數值，較小的在前
find-expected-one-of = { $names } 其中之一
