## What both explorers share: names and heads

joseki-collocations = 搭配
joseki-corner-tree = 角部定石樹
joseki-tenuki = 脫先
joseki-nothing-near = 附近無子
joseki-nothing-near-lines = 
    附近
    無子
joseki-lift = 提升度
joseki-head-played = 次數
joseki-head-share = 占比
joseki-head-black-wins = 黑勝率
joseki-head-years = 年份
joseki-may-be-chance = 可能是巧合
joseki-even = 持平
joseki-pairs = { $pairs }對

## src/gui/panels/joseki/mod.rs: titles of the panels, and the check box above the moves

joseki-pane-board = 研究
joseki-pane-next = 後續
joseki-pane-path = 路徑
joseki-pane-details = 詳情
joseki-pane-count = 統計
joseki-same-games = 這是同一批棋局
joseki-tip-same-games = 我的棋局與職業棋士數據的棋局（幾乎）相同，沒有可比較的內容
joseki-compare = 比較
joseki-tip-compare-own = 在各著手旁顯示對照方（我的棋局）下它的頻率，以及差異的確定程度
joseki-tip-compare-professionals = 在各著手旁顯示對照方（職業棋士）下它的頻率，以及差異的確定程度
joseki-rare-pairs = 罕見的 { $pairs } 對
joseki-tip-rare-pairs = 也列出出現不到 { $least } 次的棋形對。它們幾乎都能通過檢定，檢定說明不了什麼

## src/gui/panels/joseki/board.rs: above the board

joseki-tip-collocations = 哪個局部棋形之後接哪個，有多確定（J）
joseki-tip-corner-tree = 角部的各種下法，不論著手次序（J）
joseki-direction-after = 之後
joseki-direction-before = 之前
joseki-tip-after = [P, *]：接在這個棋形之後的棋形（U）
joseki-tip-before = [*, Q]：通往這個棋形的棋形（U）
joseki-order-by = 排序
joseki-order-count = 次數
joseki-order-surest = 最確定
joseki-rank-by = 依{ $order }排序
joseki-tip-order-count = 最常見的在前
joseki-tip-order-surest = 最不可能是巧合的在前
joseki-begin = 起點
joseki-tip-begin = 從哪裡開始走
joseki-begin-nothing-near = 從附近無子開始
joseki-begin-empty-corner = 從空角開始
joseki-begin-last-move = 從已開啟棋局的上一手開始（G）
joseki-begin-game-corner = 從已開啟棋局的這個角開始（G）
joseki-begin-selected-shape = 從「棋形」中選取的棋形開始
joseki-begin-drawing = 從「搜尋」所畫棋形中編號的一手開始
joseki-begin-file = 從檔案中的搭配開始…
joseki-main-line = 走主要變化
joseki-tip-main-line = 一再走入最常見的後續（F）
joseki-main-line-moves = { $number }手
joseki-main-line-length = 主要變化的手數

## src/gui/panels/joseki/board.rs: the board of shapes and what stands below it

joseki-shape-board = 棋形棋盤
joseki-corner-board = 角部棋盤
joseki-letter-times = { $letter }：{ $times }次
joseki-letter-more = 此處另有{ $shapes }個棋形，周圍棋子不同
joseki-played-times = 下過{ $times }次
joseki-followed-times = · 有後續{ $times }次
joseki-tip-followed = 某一手的棋子若在後一手的視窗範圍內，且是其中最近落下的一子，後一手就算接在它之後。同一子可能是後面好幾手最近的一子；一場戰鬥的最後一手則沒有後續。
joseki-tip-unlisted = 其中 { $times } 次的棋形對過於罕見，未列出。
joseki-nothing-near-title = 附近無子
joseki-moves-alone = · { $moves }手的視窗範圍內無子
joseki-symmetric = · 對稱
joseki-tip-symmetric = 看起來相同的點合併計數，共用一個字母。
joseki-windows-contradict = 這些視窗範圍無法全部放進同一個棋盤：顯示較晚的部分。
joseki-hint-letters = 棋形能看到兩條邊時才有字母。點字母或某一列即可走入。
joseki-nothing-follows = 沒有夠常見的後續。按 Backspace 退回一步。
joseki-nothing-leads = 沒有夠常見的棋形通往這裡。
joseki-hint-framed = 框內：數字所指的視窗範圍。暗處：沒有任何視窗範圍顯示的點。

## src/gui/panels/joseki/board.rs: the board of the corner and what stands below it

joseki-to-play = 輪到{ $color }
joseki-there-times = · 見於{ $times }個角
joseki-tip-there = 不論著手次序，旋轉、鏡射和黑白互換都算。一局有四個角。「顯示棋局」開啟這些角所在的棋局；「搜尋」計算其中的符合處，也包括經其他途徑形成的同一局面。
joseki-ended-times = · 到此結束{ $times }次
joseki-tip-ended = 此後沒有及時再下，或外側的提子改變了這裡的棋子。
joseki-to-rare = · { $moves }手走向罕見局面
joseki-nothing-more = 此處之後沒有著手。
joseki-no-tenuki = 無人脫先。
joseki-tenuki-share = 脫先  { $share }  （{ $times }次）
joseki-tip-tenuki = 輪到的一方下在別處，接著另一方又在這裡下（樹中的 T）

## src/gui/panels/joseki/board.rs: buttons at the bottom, and the menu of either board

joseki-tip-home = 回到路徑起點（Home）
joseki-tip-back = 後退一步（Backspace）
joseki-tip-forward = 再前進（Alt+→）
joseki-show-games = 顯示棋局
joseki-show-my-games = 顯示我的棋局
joseki-tip-show-games = 在「搜尋」中尋找目前的棋盤（H）
joseki-shape-alone = 只看棋形
joseki-tip-shape-alone = 在「搜尋」中只找框內的視窗範圍（Shift+H）
joseki-keep = 保留
joseki-tip-keep = 保留這條路徑以供匯出（K）
joseki-copy = 複製
joseki-tip-copy = 把路徑以 SGF 格式複製到剪貼簿（Shift+C）
joseki-save-paths-button = 儲存{ $paths }條路徑…
joseki-tip-save-paths = 把保留的路徑（沒有時為這一條）存成 SGF 檔案（Shift+E）
joseki-find-position = 尋找有此局面的棋局
joseki-find-shape = 只依此棋形尋找棋局
joseki-back = 後退
joseki-to-beginning = 回到起點
joseki-keep-path = 保留這條路徑
joseki-copy-path = 把路徑複製為 SGF

## src/gui/panels/joseki/corner_rows.rs: the list of moves in the corner

joseki-corner-rows-empty = 這裡顯示角部的各種下法。
joseki-corner-ends = 讀取的棋局到此都沒有後續。
joseki-corner-ends-keys = ← 退回，↑ 和 ↓ 切換到其他下法。
joseki-head-against-own = 我的占比
joseki-head-against-professionals = 職業占比
joseki-head-any-order = 不論次序
joseki-head-fashion = 流行
joseki-help-played = 在這裡下過的次數
joseki-help-share-here = 占此處所有下法的比例，包括脫先；橫線是 95% 信賴區間
joseki-help-black-wins = 這樣下的棋局中，在已知勝負者裡黑棋獲勝的比例，附 95% 信賴區間；與持平無顯著差異時為灰色。
joseki-help-against = 對照的棋局：其中的占比；點落在中線右側表示這裡下得較多，附 95% 信賴區間；可能是巧合時畫成圓圈。
joseki-help-cost = 在這裡的損失，為自己已評估的棋局中依引擎判斷者；可能毫無損失時為灰色
joseki-help-any-order = 下完後的局面出現的次數，不論著手次序
joseki-help-years-here = 在這裡下這一手的棋局，最早與最晚的年份
joseki-help-fashion = 從這一年起，下的頻率至少是先前的一倍半；即使考慮到試過的所有年份，偶然出現這種上升的機率也不到百分之一。
joseki-move-row = 著手 { $letter }：{ $point }，{ $times }次
joseki-color-plays = { $color } { $point }
joseki-in-dictionary = { $sign } 定石辭典中有。
joseki-times-and-share = { $times }次：{ $share }。
joseki-later = 其中{ $times }次是雙方在別處下了兩手以上之後。
joseki-black-won = { $games }局有勝負的棋局中，黑棋勝率 { $rate }。
joseki-black-won-even = { $games }局有勝負的棋局中，黑棋勝率 { $rate }；與持平無顯著差異。
joseki-other-orders = 下完後的局面出現過{ $times }次，包括其他著手次序。
joseki-fashion-since-sentence = { $year } 年起流行。
joseki-it-loses = 這一手
joseki-click-plays = 按一下：走這一手。

## src/gui/panels/joseki/count.rs: what is counted, in the panel Count

joseki-shown-own = 目前顯示：{ $window }，{ $games }的{ $moves }。
joseki-shown-file = 目前顯示：{ $window }，{ $games }的{ $moves }，來自檔案。
joseki-shown-professional = 目前顯示：{ $window }，{ $games }的{ $moves }，來自職業棋士。
joseki-shown-pairs = 相異的有{ $shapes }和{ $pairs }；出現 { $least } 次以上的有{ $significant }對通過 p < { $p } 的檢定。保留：{ $kept }。
joseki-form-window = 每一手周圍的視窗範圍
joseki-form-diamond = { $points }點菱形
joseki-tip-diamond = 與該手相距 { $steps } 步以內的所有點
joseki-form-least-pairs = 每個棋形對的最少次數
joseki-form-few-pairs = 低於 10 次時，幾乎每個棋形對都通過檢定
joseki-form-significant = 顯著水準 p 低於
joseki-form-count-collocations = 統計搭配
joseki-tip-count-collocations = 在已載入的棋局中
joseki-tip-open-collocations = 從 .ron 或 .ron.zst 檔案讀取搭配
joseki-tip-save-collocations = 存成 RON；檔名以 .zst 結尾時會壓縮
joseki-form-hint = 小的視窗範圍得到常見但意義不大的棋形對，大的得到罕見但意義深的棋形對。
joseki-shown-corners = 目前顯示：{ $games }局中的 { $size }×{ $size }。
joseki-shown-positions = { $positions }，其間{ $moves }。
joseki-rare-left-out = 已略去出現不足{ $least }次的局面：全部統計所需記憶體過多。
joseki-too-small = { $games }局的棋盤太小，放不下這個正方形。
joseki-set-up-left-out = 已略去{ $games }局開局即有子的棋局。
joseki-all-too-small = { $games }局的棋盤放不下 { $size }×{ $size } 的角部。請減少每邊點數再統計。
joseki-form-side = 每邊點數
joseki-form-ends-after = 別處下滿
joseki-form-moves-elsewhere = { $number }手即結束
joseki-form-least-positions = 每個局面的最少次數
joseki-form-set-up = 也統計開局即有子的棋局（讓子、擺子）
joseki-form-count-corners = 統計角部
joseki-form-save-corners = 儲存角部統計…
joseki-tip-save-corners = 存成 RON，供命令列使用

## src/gui/panels/joseki/details.rs: the corner

joseki-corner-years-empty = 這裡顯示角部下法的年代。
joseki-letter-plays = { $letter }：{ $color } { $point }
joseki-position-itself = 局面本身
joseki-tip-position-itself = 在每年所有角部中的占比
joseki-this-position = 此局面
joseki-years-of-moves = 占此處所有下法的比例
joseki-years-of-corners = 占所有下過的角部的比例
joseki-no-years = 這些棋局都沒有記載對局時間。
joseki-of-moves-here = 手（此處）
joseki-of-corners = 個角
joseki-tip-share-here = 占此處所有下法的比例，包括脫先。
joseki-fact-seen = 出現年份
joseki-tip-seen = 在這裡下這一手的棋局，最早與最晚的年份。
joseki-fashion-since = { $year } 年起流行
joseki-fact-position-after = 之後的局面
joseki-tip-position-after = 不論著手次序。
joseki-dictionary = 辭典
joseki-dictionary-reading = 正在讀取辭典…
joseki-open-dictionary = 開啟定石辭典…
joseki-tip-open-dictionary = 任何帶有變化和註釋的 SGF，例如 Kogo's：內文會顯示在這裡
joseki-tip-close-dictionary = 不再使用辭典；檔案仍保留
joseki-dictionary-at-start = 走入角部：辭典的註釋會顯示在這裡。
joseki-dictionary-silent = 辭典沒有提到此局面。
joseki-dictionary-exchanged = 辭典中黑白互換。

## src/gui/panels/joseki/details.rs: a pair of shapes

joseki-details-empty = 把游標移到某一列上，或用 ↑ 和 ↓ 選取：兩個棋形和數字會顯示在這裡。
joseki-details-pair = { $letter }：棋形對
joseki-first-shape = 第一個棋形
joseki-second-shape = 第二個棋形
joseki-fact-offset = 相對位置
joseki-tip-offset = 第二手相對於第一手的位置，只就這一子而言。
joseki-fact-who = 行棋方
joseki-tip-who = 第二手是否為第一手的應手。
joseki-same-player = 同一方再下；對方脫先
joseki-opponent-answers = 對方應手
joseki-fact-second-given-first = 一後接二的比例
joseki-fact-first-given-second = 二前為一的比例
joseki-fact-together = 一起出現
joseki-tip-first-given-second = 占第二個棋形所有出現次數的比例。
joseki-lift-times = 是巧合的 { $lift } 倍
joseki-tip-pair-years = 有這一對的棋局，最早與最晚的年份。
joseki-table = 檢定所用的表
joseki-table-second = 第二個棋形
joseki-table-other = 其他棋形
joseki-table-after-first = 在第一個之後
joseki-table-after-other = 在其他之後
joseki-table-moves = 共{ $moves }手。
joseki-games-not-loaded-sentence = 這些搭配所屬的棋局沒有載入。
joseki-seen-in = 見於：
joseki-seen-game = { $date }，{ $black } – { $white }，第{ $number }手
joseki-seen-game-undated = { $black } – { $white }，第{ $number }手
joseki-tip-seen-game = 開啟該棋局到這一手之前，並選取其區域（Shift+G）
joseki-all-games = 要看所有棋局：按棋盤下方的「顯示棋局」。

## src/gui/panels/joseki/words.rs: what the figures of a pair mean

joseki-help-surety = 兩個棋形相互關聯的確定程度：7.9 以上時，由巧合造成的機率不到二百分之一（p < 0.005）。這是概似比檢定的 −2 log λ，數值隨語料增大：有數千局時，幾乎每個棋形對都會通過。
joseki-help-lift = 兩者一起出現的頻率是巧合的幾倍：彼此無關的棋形為 1。罕見的棋形提升度偏大。出現不足 10 次的組合排在最後。
joseki-help-together = 兩者一起出現的頻率是巧合的幾倍：彼此無關的棋形為 1。罕見的棋形數值偏大。
joseki-help-q = Benjamini 與 Hochberg 的 q：在至少與此同樣確定的所有棋形對中，預期僅憑巧合就會出現的比例。
joseki-help-share = 占第一個棋形所有後續的比例；橫線是 Wilson 的 95% 信賴區間。往回看時：占第二個棋形所有出現次數的比例。
joseki-help-wins = 已知勝負的棋局中黑棋獲勝的比例（顏色依圖所示），附 95% 信賴區間；與持平無顯著差異時為灰色。

## src/gui/panels/joseki/path.rs: the way through the shapes as pictures, and the paths that are kept

joseki-path-empty = 走過的路徑會顯示在這裡。
joseki-path-hint = 
    走入某個字母或某一列，路徑就在這裡延伸。
    點圖可回到該處。
joseki-kept = 已保留：
joseki-tip-go-there = 前往
joseki-drop-path = 移除路徑 { $number }
joseki-tip-drop-path = 不再保留
joseki-path-card = 路徑 { $number }：{ $name } { $share }
joseki-after-shape-before = 在前一個棋形之後{ $times }次
joseki-surety-and-lift = −2 log λ { $surety }，提升度 { $lift }

## src/gui/panels/joseki/rows.rs: the list of shapes that follow, or that came before

joseki-rows-empty = 接在棋形之後的會顯示在這裡。
joseki-no-row-follows = 沒有夠常見的棋形接在這個之後。
joseki-no-row-leads = 沒有夠常見的棋形通往這一個。
joseki-no-row-hint = 可退回一步（Backspace）、看另一個方向（U），或統計較小的視窗範圍。
joseki-head-then = 接著
joseki-head-before = 之前
joseki-head-move = 著手
joseki-help-pair-years = 有這一對的棋局，最早與最晚的年份
joseki-opponent-elsewhere = 對方脫先
joseki-answer = 應手
joseki-not-on-board = 不在此棋盤上
joseki-shape-row = 棋形 { $letter }：{ $times }次
joseki-row-opponent-elsewhere = 對方脫先
joseki-row-answer = 應手
joseki-row-nothing-near = 附近無子
joseki-row-not-significant = 不顯著
joseki-row-offset = 第二手相對於第一手：{ $offset }。
joseki-row-share = 占比：{ $share }。
joseki-row-ways = 它與第一個有{ $ways }種相對位置；顯示的是最常見的一種。
joseki-row-second-played = 第二個棋形共下過{ $times }次。
joseki-row-first-followed = 第一個棋形之後共有{ $times }次後續。
joseki-row-does-not-fit = 棋形不論位於何處都算。這一對所在之處，離邊比目前棋盤所顯示的更近或更遠，因此在那裡沒有字母。
joseki-row-by-chance = 這一對可能只是巧合：未通過概似比檢定。
joseki-click-steps = 按一下：走入。

## src/gui/panels/joseki/teach.rs: where nothing is counted yet

joseki-teach-collocations-title = 哪個棋形接在哪個之後？
joseki-teach-collocations = Katachi 把每一手的棋形與附近前一手的棋形配成對。一起出現的次數多於巧合的棋形對就是搭配：其中有定石，也有其他各種相屬的下法。
joseki-teach-corner-title = 角部有哪些下法？
joseki-teach-corner = 所有棋局的所有角部，整理成局面及其間的著手：不論著手次序，旋轉、鏡射和黑白互換一併計入。
joseki-unpacking-figures = 正在解壓縮職業棋士的數據…
joseki-games-loading = 正在讀取棋局。
joseki-no-games = 沒有載入棋局。
joseki-no-games-hint = 把 SGF 檔案、資料夾或壓縮檔拖到視窗上，或從「檔案」選單開啟範例。
joseki-not-counted = 還有{ $games }局未統計。
joseki-count-collocations = 統計搭配
joseki-count-corners = 統計角部
joseki-look-at-professionals = 查看職業棋士的數據
joseki-tip-look-at-professionals = Katachi 內附 54,000 局的數據
joseki-count-time = 每千局約兩秒。「統計」面板可設定視窗範圍和下限。
joseki-open-collocations = 開啟搭配…
joseki-tip-open-saved = 先前儲存的檔案
joseki-waits = 等候中

## src/gui/panels/joseki/tree.rs: the corner tree as it is drawn

joseki-tree-empty = 下過的手會在這裡畫成樹。
joseki-tree-keys = → 最常見，← 退回，↑ ↓ 其他下法。
joseki-tree-orders-meet = 不同的著手次序在此會合。
joseki-tree-share = 占該處下法的 { $share }
joseki-tree-ways = 有{ $moves }手通往此局面，也來自其他局面。
joseki-tree-left-out = 另有{ $continuations }個後續沒有畫出
joseki-tree-start = 起點，出現{ $times }次
joseki-tree-node = 節點 { $depth }：{ $color } { $point }，排名 { $rank }，{ $times }次
joseki-tree-tenuki = 節點 { $depth }：{ $color }脫先，{ $times }次

## src/app/joseki/explorer.rs: how far the second move of a pair lies from the first, where players have no name for it

joseki-offset-same-point = 在同一點
joseki-offset-in-line = 直線相距 { $far } 路
joseki-offset-diagonal = 斜線相距 { $far } 路
joseki-offset-by = 相距 { $far } × { $near } 路

## src/app/joseki/act.rs: names of tasks, as the list of running work shows them

joseki-task-collocations = { $window }的搭配
joseki-task-corners = { $size }×{ $size } 的角部
joseki-task-games = 角部局面的棋局
joseki-task-opening = 開啟 { $path }
joseki-task-reading = 讀取 { $path }
joseki-task-unpacking = 解壓縮職業棋士的棋形
joseki-task-looking = 在搭配中尋找棋形

## src/app/joseki/act.rs: messages

joseki-of-other-games = 這些搭配不屬於目前載入的棋局：仍會顯示，但沒有實例
joseki-opened = 已開啟 { $path }：{ $games }中的{ $pairs }。
joseki-opened-instead = 已開啟 { $path }：{ $games }中的{ $pairs }。它取代了先前的搭配。
joseki-dictionary-has = 辭典有{ $positions }和{ $comments }：顯示在「詳情」
joseki-comments = { $comments }則註釋
joseki-dictionary-unreadable = { $path }：讀不到任何棋局：{ $reason }。辭典應為帶有變化的 SGF
joseki-count-collocations-first = 請先統計搭配，才能研究棋形和著手
joseki-count-corners-first = 請先統計角部
joseki-nothing-after = 此後沒有再下
joseki-no-path = 請先走一步：還沒有路徑
joseki-no-path-to-keep = 請先走一步：還沒有可保留的路徑
joseki-too-many-kept = 保留的路徑已達上限：請匯出，或移除一些
joseki-paths-kept = 已保留{ $paths }條路徑
joseki-steps-of-shapes = 棋形路徑，{ $steps }步
joseki-moves-in-corner = 角部{ $moves }手
joseki-path-copied = 路徑已以 SGF 格式複製到剪貼簿
joseki-games-not-loaded = 這些搭配所屬的棋局沒有載入
joseki-dialog-save-collocations = 儲存搭配
joseki-dialog-save-corners = 儲存角部統計
joseki-dialog-save-paths = 把路徑存成 SGF
joseki-saved-pairs = 已把{ $pairs }對儲存到 { $path }
joseki-saved-positions = 已把{ $positions }個局面儲存到 { $path }
joseki-saved-paths = 已把{ $paths }條路徑儲存到 { $path }
joseki-no-stones = 還沒有可搜尋的棋子
joseki-cannot-be-looked-for = 無法搜尋：{ $reason }
joseki-describe-after = 第{ $number }個棋形，共{ $length }個，下過{ $played }，有後續{ $followed }，之後：{ $shapes }
joseki-describe-before = 第{ $number }個棋形，共{ $length }個，下過{ $played }，有後續{ $followed }，之前：{ $shapes }
joseki-describe-corner = { $moves }之後，輪到{ $color }，出現{ $times }，{ $continuations }個後續

## src/app/joseki/start.rs: where a walk begins, and why it cannot

joseki-not-in-a-middle = 保留的 { $window } 棋形中，沒有以此為中心的
joseki-stands-in = 這個棋形包含在 { $window } 的{ $shapes }中，下過{ $times }；這是最常見的一個。
joseki-shape-before-move = 搭配從落子前的棋形開始：請選擇以每一手周圍、落子前統計的棋形
joseki-cut = 已裁切到搭配的視窗範圍 { $window }。
joseki-windows-do-not-fit = 棋形的視窗範圍 { $own } 與搭配的視窗範圍 { $wanted } 無法互相容納
joseki-no-such-surroundings = 保留的棋形對中，沒有 { $window } 周圍如此的：請以較小的視窗範圍統計搭配
joseki-open-game-first = 請先開啟棋局
joseki-go-to-move-first = 請先前往已開啟棋局的某一手：棋形是一手周圍的樣子
joseki-other-side-to-move = 沒有棋局在此輪到另一方：改以輪到{ $color }顯示
joseki-path-not-there = 此統計中沒有這條變化的全部著手
joseki-corner-not-there = 讀取過的著手中沒有這個角：可能久未再下、被外側的提子改變，或在這些棋局中出現得太少
joseki-number-move-first = 請先在「搜尋」所畫棋形中為一手編號（M）：棋形是一手周圍的樣子
joseki-drawing-open = 所畫棋形在視窗範圍 { $window } 內留有未定的點：請只畫棋子和空點

## src/core/mining/corner, collocation, graph and src/app/joseki/inside.rs: progress bars, "Reading corners · 1,200 of 5,000 games"

joseki-phase-reading-corners = 讀取角部
joseki-phase-sorting-positions = 整理局面
joseki-phase-testing-pairs = 檢定棋形對
joseki-phase-looking = 尋找棋形

## src/core/mining/corner/mod.rs and graph/rows.rs: errors

joseki-corner-size = 角部 { $size }：每邊 2 到 10 點，至多半個棋盤
joseki-damaged-stone = 局面 { $number }：棋子在正方形之外，或一點有兩子
joseki-damaged-view = 局面 { $number }：棋子：不是最小的視角
joseki-damaged-count = 局面 { $number }：次數：與後續和結束的次數不符
joseki-damaged-move = 局面 { $number }：著手：有一手自相矛盾
joseki-damaged-twice = 有兩個局面的棋子相同
