## Panels and tabs

shapes-pane-table = 棋形
shapes-pane-detail = 棋形詳情
shapes-pane-plots = 圖表
shapes-mine = 統計
shapes-tab-continuations = 後續
shapes-tab-symmetry = 對稱
shapes-tab-templates = 範本
shapes-tab-examples = 實例

## Words of many panels

shapes-occurrences = 出現{ $occurrences }次
shapes-result-at-least = { $result }，至少{ $times }次
shapes-colours-swapped = 黑白互換
shapes-turn-and-colours-swapped = { $turn }，黑白互換
shapes-unit-moves = 每手
shapes-unit-moves-help = 占所有著手的比例。同一局的著手彼此相關：差異會顯得過於確定。
shapes-unit-games = 每局
shapes-unit-games-help = 有此棋形的棋局所占的比例：較謹慎的比較。
shapes-unit-offers = 每次可下
shapes-unit-offers-help = 可下時的選用率：可以下的時候，誰更常下在那裡。
shapes-against-help = 此棋形在這裡與職業棋局相比的勝算比（odds ratio），附 95% 信賴區間（對數刻度；中線為 ×1）。可能是巧合時為灰色：這類發現中會有超過二十分之一是假的。依確定程度排序，而非依大小。
shapes-name-help = 棋手對它的稱呼，以視窗範圍所顯示為限。要靠範圍外的點才能確定的名稱不列出。
shapes-k-help = K：視窗範圍內的棋子數。
shapes-bits-help = 位元越多越罕見：每兩次出現一次為 1 位元，每千次出現一次為 10 位元（資訊量：占所有出現次數之比例的 −log₂）。
shapes-rate-help = 可下時的選用率：輪到的一方可以下出此棋形的所有時機中，實際下了多少。橫線是 Wilson 的 95% 信賴區間：真正的比例 20 次中有 19 次落在其中，次數少時也可靠。
shapes-wins-help = 已知勝負的棋局中，下這一手的一方獲勝的比例。
shapes-years-help = 有此棋形的棋局，最早與最晚的年份。
shapes-from = 從
shapes-to = 到
shapes-point = 直行 { $column }，橫列 { $row }

## The table: heads of columns and their tooltips

shapes-column-rank = 排名
shapes-column-rank-help = 依出現次數。
shapes-column-shape = 棋形
shapes-column-shape-help = 依圖形逐列排序：空點、黑、白、棋盤外。
shapes-column-name = 名稱
shapes-column-played = 次數
shapes-column-played-help = 下過的次數。
shapes-column-times = 次數
shapes-column-times-help = 出現的次數。
shapes-column-games = 局數
shapes-column-games-help = 有此棋形的棋局。
shapes-column-k = K
shapes-column-bits = 位元
shapes-column-share = 選用率
shapes-column-wins = 落子方勝率
shapes-column-years = 年份
shapes-column-against = 職業倍數

## The table: what stands above it

shapes-shown-of = { $all }個棋形中的{ $shown }個
shapes-rarer = （另有{ $shapes }個更罕見的未列出）
shapes-in-games = 在{ $games }局中，{ $occurrences }
shapes-ordering = 正在排序…
shapes-nothing-found = 沒有找到：沒有棋局下到這些手數，或沒有夠常見的棋形。
shapes-none-passes = 沒有棋形符合篩選條件。
shapes-find-example = 在所有棋局中尋找圖形「{ $shape }」
shapes-clear-filter = 清除篩選
shapes-result-field = 統計結果
shapes-professional-read-only = 職業棋士的棋形，唯讀
shapes-result-of-professionals = 職業棋士：{ $result }
shapes-save-whole = 完整結果（RON）…
shapes-save-whole-tip = 供 Katachi 再次讀取
shapes-save-rows = 表中的棋形
shapes-save-csv = 含群集的表格（CSV）…
shapes-save-arff = 供 WEKA 使用（ARFF）…
shapes-save-gnu-go = 供 GNU Go 使用（.db）…
shapes-save-tip = 保留此結果，或把棋形用於其他程式
shapes-open-tip = 讀取已儲存的結果
shapes-mining = 正在統計…
shapes-compare = 與職業棋士比較
shapes-no-shapes = 還沒有棋形
shapes-games-are-read = 正在讀取棋局。棋形稍後會顯示在這裡。
shapes-drop-files = 請先把 SGF 檔案、資料夾或壓縮檔拖到視窗上。
shapes-games-wait = 有{ $games }局等待統計。
shapes-mine-3 = 統計每一手周圍的 3×3
shapes-mine-5 = 統計每一手周圍的 5×5
shapes-mine-diamond = 統計每一手周圍的 13 點菱形
shapes-other-windows = 其他視窗範圍：請用「統計」面板，也可在其中自行繪製。

## The table: rows for screen readers

shapes-row = 排名 { $rank }，{ $stones }，{ $occurrences }
shapes-row-named = 排名 { $rank }，{ $stones }，{ $occurrences }，{ $name }

## The filter of the table

shapes-filter = 篩選
shapes-filter-on = 篩選（使用中）
shapes-filter-count = 最少次數
shapes-filter-named = 只列有名稱的棋形
shapes-filter-kind = 著手種類
shapes-filter-any-kind = 不限
shapes-filter-kind-tip = 依下一手的名稱；一個棋形可屬於多種
shapes-filter-no-kind-tip = 這些棋形不是在下一手周圍讀取的，因此沒有種類
shapes-filter-kind-small = 小棋形只有部分有類別：按著手計，3×3 為 24%，5×5 為 69%
shapes-filter-cluster = 群集
shapes-filter-cluster-tip = 也顯示其他的
shapes-filter-cluster-of = { $number }（共{ $clusters }個）
shapes-filter-text = 文字
shapes-filter-text-tip = 保留名稱含有此文字的棋形，或有實例的棋局其棋手、賽事或日期含有此單字（三個字母起，含有以此開頭的單字即可）者（每個棋形至多保留 32 個實例），或圖形含有這些記號者，例如 X.O
shapes-filter-text-hint = 名稱、棋手、賽事、X.O
shapes-filter-contains = 包含
shapes-filter-contains-tip = 點選各點以繪製：X 黑，O 白，. 空，? 任意。視窗範圍內任何位置含有此圖的棋形都會保留，包括旋轉和鏡射。
shapes-filter-point = 直行 { $column }，橫列 { $row }：{ $mark }

## The selected shape

shapes-select-one = 在表格中選擇棋形：點選一列，或以 ↑ 和 ↓ 移動。
shapes-select-none = 這裡會顯示棋形的對稱、接下來的下法，以及有此棋形的棋局。
shapes-heading = 棋形 { $rank } / { $all }
shapes-unnamed = 未命名的棋形
shapes-named-in-games = 在棋局中：{ $names }
shapes-find = 尋找有此棋形的棋局
shapes-find-tip = 在「搜尋」工作區中從所有棋局尋找；同一位置每局只計一次
shapes-follows = 此棋形的後續
shapes-follows-tip = 在「定石」工作區中查看接著出現哪些棋形
shapes-picture = 選取的棋形，{ $image }：{ $diagram }
shapes-fact-occurrences = 出現次數
shapes-fact-occurrences-help = 出現的次數，及占所有出現次數的比例。
shapes-fact-games = 局數
shapes-fact-games-help = 有此棋形的棋局，及占所有棋局的比例。
shapes-fact-k = K
shapes-fact-information = 資訊量
shapes-fact-rate = 選用率
shapes-fact-wins = 落子方勝率
shapes-fact-years = 年份
shapes-fact-against = 對照職業棋士
shapes-bits = { $bits } 位元
shapes-some-of = { $some }/{ $all }
shapes-no-result = 沒有已知的勝負
shapes-too-rare = 太罕見，無法判斷
shapes-at-most = 至多 { $share }
shapes-interval = { $low } 至 { $high }
shapes-here-and-there = 這裡 { $here }，職業 { $there }
shapes-against-tip = 這裡 { $of } 中有 { $count }，職業棋局 { $ofThere } 中有 { $countThere }
shapes-against-tip-at-most = 這裡 { $of } 中有 { $count }，職業棋局 { $ofThere } 中至多有 { $countThere }
shapes-against-figures = 對數勝算比 { $odds }，z { $z }，q { $q }

## Continuations: what was played in the window next

shapes-final-has-none = 終局局面中棋局已結束，因此沒有後續。要看接下來的下法，請統計每一手周圍。
shapes-nobody-played = 在有其他變動之前，沒有人再下在這個視窗範圍內。
shapes-replies-drawn = 棋形上的應手：{ $replies }
shapes-by-opponent = 對方
shapes-by-mover = 己方再下
shapes-reply = { $letter }：{ $times }次，對方{ $opponent }次、脫先後{ $opponentLater }次，己方{ $mover }次、脫先後{ $moverLater }次
shapes-replies-played-help = 雙方顏色合計的次數。「搜尋」在「雙方」一欄顯示此數，並依顏色分列
shapes-later-replies = { $all }次中有{ $later }次是脫先之後才應的（斜線）。
shapes-no-reply = 無
shapes-no-reply-times = 沒有局部應手：{ $times }
shapes-no-reply-tip = 沒有局部應手：有人再下在其中之前，棋局已結束，或外側的棋子改變了視窗範圍。

## Symmetry: the sixteen images of a shape

shapes-as-it-is-button = 回到原樣
shapes-jump = 直接切換，不顯示轉動
shapes-versions = { $versions }種不同圖形
shapes-versions-tip = { $equation }。旋轉、鏡射和黑白互換使此棋形有這麼多種不同圖形：這是它的軌道。不改變圖形者是它的穩定子群。軌道乘以穩定子群，總是等於圖像數。
shapes-equation = 軌道 { $orbit } × 穩定子群 { $stabiliser } = { $images }
shapes-few-images = （此視窗範圍只有 16 種圖像中的{ $images }種）
shapes-no-symmetry = 任何旋轉、鏡射或換色都會改變它：它本身沒有對稱。
shapes-unchanged-by = 不改變它的有：{ $images }。
shapes-seen-around-moves = { $all }種圖形中，棋局裡有{ $seen }種。黑白互換表示由白棋下這一手。
shapes-seen-in-finals = { $all }種圖形中，棋局裡有{ $seen }種。終局局面：不分黑白，因此十六種全是同一棋形。
shapes-row-as-they-are = 顏色不變
shapes-row-swapped = 黑白互換
shapes-image = { $image }：圖形 { $letter }，出現{ $times }次，{ $share }
shapes-no-image = { $image }：此視窗範圍如此變換後無法與自身重合

## Templates: which points of a shape do not matter

shapes-templates-of-shape = 此棋形的
shapes-templates-of-result = 整個結果的
shapes-templates-looking = 正在尋找無關緊要的點…
shapes-templates-none = 此棋形的每一點都有關係。
shapes-templates-none-why = 不論該點是空、黑或白，棋形都出現過，這一點就無關緊要，畫成 ?。這裡的每一點都至少缺了三者之一。
shapes-templates-include = 有{ $templates }個範本包含此棋形：
shapes-free-points = { $points }個任意點
shapes-template = 範本 { $number }：{ $points }個任意點
shapes-the-template = 範本
shapes-stands-for = 它代表{ $variants }種填法，每一種都有人下過。
shapes-variants-turned = 填法不論方向，下過就算。有些轉向後是同一棋形。點選即可檢視。
shapes-open-cells = 無關緊要的點
shapes-open-cells-tip = 其餘的 ? 維持選取棋形中的樣子。
shapes-filling = { $place } 為{ $value }：{ $times }次
shapes-why-no-larger = 為何不能更大
shapes-no-cell-left = 沒有可再放開的點：剩下的是棋盤外，或著手的位置。
shapes-one-more-open = 若再放開一點，就必須出現以下填法，但從未出現：
shapes-must-stay = { $place } 必須保留：該處從未出現{ $value }
shapes-what-templates-are = 範本代表只在 ? 處不同、而且每一種都有人下過的所有棋形。
shapes-find-templates = 尋找所有範本
shapes-all-templates = 全部{ $templates }個範本
shapes-largest-only = 只列最大的
shapes-largest-only-tip = 沒有其他點可再變成 ? 的範本是最大的。其他範本都包含在更大的範本中。
shapes-template-row = 排名 { $rank } 的範本，{ $points }，{ $occurrences }
shapes-variants = { $variants }種填法
shapes-template-facts = { $points }，{ $variants }，在{ $shapes }中
shapes-template-facts-largest = { $points }，{ $variants }，在{ $shapes }中，最大
shapes-template-look = 檢視它所代表的最常見棋形
shapes-the-middle = 正中
shapes-cell-empty = 空點
shapes-cell-off-board = 棋盤外

## Examples: games that have the shape

shapes-examples-elsewhere = 此結果統計自其他棋局，而非已載入的棋局。要看實例，請載入那些棋局。
shapes-open-game = 開啟棋局
shapes-examples-drawn = { $occurrences }中隨機抽取的{ $examples }個實例。以 N 和 Shift+N 逐一開啟。
shapes-example-result = 勝負
shapes-example-date = 日期
shapes-example-move = 手數
shapes-example-event = 賽事
shapes-example-seen-as = 方向
shapes-example-end = 終局
shapes-example = { $black } – { $white }，{ $date }，第{ $number }手，{ $image }
shapes-example-final = { $black } – { $white }，{ $date }，終局，{ $image }

## Plots over all shapes

shapes-plots-none = 統計一些棋形後，頻率會畫在這裡。
shapes-plot-rank = 頻率與排名
shapes-plot-clusters = 頻率與 K
shapes-plot-stones = 棋形與 K
shapes-plot-coverage = 覆蓋率
shapes-clusters = 群集
shapes-k-means = 以 K 和對數頻率作 k-means 分群
shapes-working = 正在計算…
shapes-zipf-none = 不同的頻率太少，無法擬合齊夫定律。
shapes-zipf = 齊夫指數 { $exponent } ± { $error }，取自出現{ $times }次以上的{ $shapes }個棋形
shapes-zipf-tip = 頻率依排名的 −{ $rank } 次方遞減。以最大概似法對出現 x 次的棋形數擬合（指數 { $exponent } ± { $error }）；資料與定律的最大距離為 { $distance }。
shapes-key-shapes = 棋形
shapes-key-zipf = 齊夫定律
shapes-key-selected = 選取的棋形
shapes-key-different = 不同棋形
shapes-key-occurrences = 出現次數
shapes-key-coverage = 覆蓋率
shapes-axis-rank = 排名
shapes-axis-occurrences = 出現次數
shapes-axis-stones = K（棋子數）
shapes-axis-share = 占比
shapes-axis-most-frequent = 最常見的 N 個棋形
shapes-axis-share-of-all = 占全部出現次數的比例
shapes-hover-rank = 
    排名 { $rank }
    { $times }次
shapes-hover-k = 
    K { $k }
    { $times }次
shapes-hover-bar = K { $k }：{ $bars }的 { $share }
shapes-hover-coverage = 最常見的{ $shapes }個：{ $share }
shapes-millions = { $millions } 百萬
shapes-cluster = { $shapes }個棋形，K { $k }，{ $times }次
shapes-cluster-named = { $name }：{ $contents }
shapes-cluster-tip = 中心：K { $k }，{ $times }次。按一下只顯示這些棋形，再按一下顯示全部
shapes-cluster-name = 名稱…
shapes-cluster-name-tip = 為此群集自行命名。名稱隨結果儲存，也會出現在表格中
shapes-cluster-name-of = 為群集 { $cluster } 命名
shapes-cluster-name-hint = 名稱
shapes-cluster-call-it = 使用此名稱
shapes-coverage-none = 占全部出現次數的比例。
shapes-coverage = 大約{ $list }。
shapes-coverage-part = { $shapes }個棋形占 { $share }

## The form: what to mine

shapes-form-window = 視窗範圍
shapes-form-window-help = 構成棋形的各點。
shapes-form-where = 位置
shapes-form-min-count = 最少次數
shapes-form-only-shapes-of = 限制棋子數
shapes-form-only-shapes-of-tip = 略去棋子更少或更多的棋形。
shapes-form-stones = 子
shapes-form-load-first = 請先載入棋局：把 SGF 檔案、資料夾或壓縮檔拖到視窗上。
shapes-form-mined-already = 已統計過：顯示結果
shapes-form-diamond = { $points }點菱形
shapes-form-diamond-tip = 與中心相距 { $steps }步以內的所有點
shapes-form-rectangle = 矩形
shapes-form-draw = 自行繪製
shapes-form-wide = 寬
shapes-form-high = 高
shapes-form-draw-help = 點選或拖過各點。圓環是正中，也就是著手的位置。
shapes-form-the-window = 視窗範圍 { $window }
shapes-form-no-symmetry = 無對稱
shapes-form-symmetries = { $symmetries }種對稱
shapes-form-drawn-window = 自畫的範圍，{ $points }點
shapes-form-around-moves = 每一手周圍
shapes-form-around-moves-tip = 視窗範圍以每一手為中心；輪到的一方視為黑棋。
shapes-form-after = 取落子之後的樣子
shapes-form-after-tip = 讀取視窗範圍時，該手的棋子已在棋盤上，提掉的棋子已移除，而非落子之前。
shapes-form-only-moves = 限制手數
shapes-form-final = 終局局面各處
shapes-form-final-tip = 棋局結束時棋盤上的每個位置；不分黑白。沒有棋子的位置略去。
shapes-form-no-middle = 此視窗範圍沒有中心點，無法置於著手周圍。請選擇奇數邊長、畫出中心點，或讀取終局局面。
shapes-form-moves-reversed = 第一手在最後一手之後。
shapes-form-stones-reversed = 最少的棋子數大於最多的。
shapes-form-draw-two = 請至少為視窗範圍畫兩點。

## Work in the background, files and notices

shapes-work-order = 棋形排序
shapes-work-figures = 棋形的數據
shapes-work-mining = 統計 { $result }
shapes-work-opening = 開啟 { $path }
shapes-work-professional = 職業棋士的棋形
shapes-work-templates = { $result } 的範本
shapes-step-unpacking = 解壓縮職業棋士的棋形
shapes-save-title = 儲存統計的棋形
shapes-save-rows-title = 儲存表格中的棋形
shapes-saved = 已儲存到 { $path }
shapes-saved-without = 已儲存到 { $path }；已略過{ $shapes }：沒有棋子，或超出 GNU Go 編譯器所能接受
shapes-none-of-window = 沒有 { $window } 的棋形
shapes-none-professional = 沒有此視窗範圍的職業棋士棋形
shapes-select-first = 請先在「棋形」工作區選取棋形
shapes-select-for-examples = 請先選取棋形：其實例會逐一開啟
shapes-other-games = 這些棋形統計自其他棋局，而非已載入的棋局：仍會顯示，但沒有實例
# $shapes and $games are such as "1,084 shapes" and "12 games".
shapes-opened = 已開啟{ $path }：{ $games }中的{ $shapes }。
shapes-opened-instead = 已開啟{ $path }：{ $games }中的{ $shapes }。它取代了條件相同的結果。
shapes-games-not-loaded = 統計這些棋形的棋局沒有載入
