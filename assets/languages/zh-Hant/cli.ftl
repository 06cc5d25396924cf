## Many subcommands

cli-cancelled = 已取消；沒有任何變更
cli-cancelled-part = 已取消；已完成的部分保留
cli-no-name = --player { $name }：這不是姓名
cli-filter-error = { $option } `{ $filter }`：{ $error }
cli-filter-no-game = { $option } `{ $filter }`：{ $library } 中沒有符合的棋局
cli-moves-none = --moves 0：至少要一手
cli-no-such-move = { $path }：第{ $move }手：這一局共{ $all }手
cli-cannot-read = { $path }：無法讀取：{ $error }
cli-no-readable-game = { $path }：沒有可讀取的棋局
cli-pass = 虛手
cli-of-white = { $name }（白棋）
cli-in-window = { $window } { $source }
cli-black-to-play = 輪到黑棋：出現{ $times }次，其中{ $ended }次到此結束
cli-white-to-play = 輪到白棋：出現{ $times }次，其中{ $ended }次到此結束

## katachi without a display
cli-first-result = { $games }局範例棋局中最常見的棋形（{ $moves }手，每一手周圍 3×3）：
cli-first-result-marks = X 為落子方，O 為對方，+ 為落子處，# 為棋盤外。選用率：可下時實際下出的比例。
cli-first-result-display = 開啟視窗需要顯示器，這裡沒有。要統計自己的棋局：
cli-first-result-times = { $times }次
cli-first-result-played = 選用率 { $percent }

## The program

cli-no-subcommand = 沒有「{ $name }」這個檔案或子命令。是否指 `katachi { $near }`？
cli-no-path = { $name }：沒有這個檔案或資料夾。`katachi --help` 會列出子命令
cli-waiting-games = 等候另一個正在匯入此棋譜庫的 Katachi
cli-waiting-notes = 等候另一個正在寫入標籤或卡片的 Katachi
cli-waiting-settings = 等候另一個正在寫入設定的 Katachi
cli-waiting-session = 等候另一個已開啟此棋譜庫的 Katachi
cli-rows = { $rows }列：{ $path }
cli-cannot-write = 無法寫入結果：{ $error }
cli-left-out = 已略過：{ $games }
cli-number-to = 需要 { $least } 到 { $most } 的數字
cli-kind-not-before = { $option }：只有以著手周圍、落子前統計的棋形才有種類
cli-no-cluster = --cluster { $cluster }：共有{ $clusters }個，從 1 起編號
cli-no-cluster-names = --cluster { $cluster }：共有{ $clusters }個，從 1 起編號；其中有名稱的：{ $names }

## katachi after

cli-after-empty = --before：空的棋形中沒有著手：請指定一個棋形
cli-after-counts = 下過{ $played }次，有後續{ $followed }次，共{ $moves }手；{ $pairs }對

## katachi backup and katachi restore

cli-backup-file = --out：備份的名稱須為 FILE.tar.zst
cli-backup-left-out = 已略過：
cli-backup-written = { $files }個檔案（{ $size }）已寫入 { $path }（{ $packed }），並已重新讀取核對
cli-restore-before = 原有的內容在 { $path }
cli-restored = 已還原{ $files }個檔案（{ $size }）：{ $path }
cli-no-own-folder = 此系統沒有指定 Katachi 的資料夾：請設定 KATACHI_DATA

## katachi check

cli-check-repaired = 已修復：{ $what }
cli-check-not-repaired = 未修復：{ $why }
cli-check-sound = 已讀取{ $files }個檔案：棋譜庫完好
cli-check-repairable = 已讀取{ $files }個檔案：棋譜庫有損壞；--repair 可修復能修復的部分
cli-check-unsound = 已讀取{ $files }個檔案：棋譜庫有損壞

## katachi clusters

cli-clusters-out = --name：不能寫入 Katachi 內附的檔案：請用 --out 指定檔案
cli-clusters-name = --name { $name }：請寫群集、= 和名稱，例如 `2=small and frequent`
cli-clusters-of-all = { $what }：{ $clusters }，共{ $shapes }個棋形
cli-clusters-of-some = { $what }：{ $clusters }，為{ $shapes }個棋形中最常見的{ $most }個
cli-clusters = { $clusters }個群集
cli-cluster-shapes = { $shapes }個棋形
cli-cluster-range = K { $least }–{ $most }，各 { $low }–{ $high }次
cli-cluster-centre = 中心：K { $k }，{ $times }次

## katachi collocations

cli-collocations-p = --p { $p }：須為 0 到 1 之間的機率
cli-pair-same = 在 { $place }，同一方
cli-pair-opponent = 在 { $place }，對方
cli-pair-nowhere = 附近無子
cli-pair = { $times }次（占後續的 { $percent }）  −2 log λ { $surety }  提升度 { $lift }
cli-pairs-a-game = 一局（{ $moves }手）增加{ $patterns }個棋形和{ $pairs }對；{ $failing }對未通過檢定
cli-zipf-patterns = 棋形：頻率依 排名^−{ $exponent } ± { $error } 遞減，從出現{ $least }次起（共{ $tail }個，距離 { $distance }）
cli-zipf-pairs = 棋形對：頻率依 排名^−{ $exponent } ± { $error } 遞減，從出現{ $least }次起（共{ $tail }個，距離 { $distance }）
cli-seen-share = 保留作測試的著手中，其周邊曾出現過的比例：
cli-seen-row = （{ $moves }手中有{ $hits }手；已知{ $patterns }個棋形）
cli-collocations = { $window }：{ $patterns }個棋形，{ $pairs }對，其中{ $significant }對顯著（出現兩次起計）；{ $games }局的{ $moves }手，{ $seconds } 秒

## katachi compare

cli-compare-no-games = { $option }：職業棋士的數據不含棋局，因此無法從中挑選
cli-professional-end = --moves { $moves }：職業棋士的數據到第{ $last }手為止
cli-compare-side = { $library }，{ $games }局
cli-compare-rows = { $rows }列，差異最確定者在前；A 與 B 的勝算比，95% 信賴區間
cli-compare-none = 沒有任何一列確定有差異：q 大於 { $q }。
cli-compare-rest = 其餘的差異可能是巧合：q 大於 { $q }。
cli-tally = { $count } / { $all }（{ $percent }）

## katachi match and katachi gtp: the players

cli-board-size = 需要 2 到 19 的數字
cli-no-contender = { $player }：沒有這個棋手。可用 mogo、uniform、frequent:FILE.ron[:TOP][:even][:board]、file:FILE.ron[,FILE.db]、model、contexts 和 rings
cli-contender-library = 棋手 { $player } 需要 --library DIR
cli-empty-list = { $option }：棋形清單為空
cli-list-too-short = { $path }：出現一次以上的棋形只有{ $known }個，不足{ $wanted }個

## What is played next: rows of several subcommands

cli-loses-points = 損失 { $points } 目
cli-loses-points-interval = 損失 { $points } 目（{ $low } 至 { $high }）
cli-loses-percent = 損失 { $percent }%
cli-loses-percent-interval = 損失 { $percent }%（{ $low } 至 { $high }）
cli-engines-left-out = { $error }。已略過引擎的評估
cli-won = 勝率 { $percent }
cli-in-fashion = { $year } 年起流行
cli-tenuki = 脫先
cli-position-count = 局面 { $times }

## katachi digest

cli-digest-row = { $rows }列  { $bytes } 位元組
cli-digest-all = { $bytes } 位元組，{ $seconds } 秒

## katachi player

cli-player-others = 棋譜庫中所有其他人
cli-player-professionals = 職業棋士
cli-player-contemporaries = 同年份的其他棋局
cli-player-pages = { $path }：{ $pages }頁
cli-player-all-his = 棋譜庫中的棋局全是這位棋手的：改與職業棋士比較
cli-first-move-row = 其他人 { $there }  勝算比 ×{ $odds }
cli-may-be-chance = （可能是巧合）
cli-both-colours = 黑白合計
cli-all-years = 所有年份
cli-no-result-known = { $games }局，勝負不明
cli-won-of = { $decided }局勝{ $won }局（{ $rate }）
cli-player-games = { $names }：{ $games }局
cli-player-games-years = { $names }：{ $games }局，{ $first }–{ $last }
cli-player-against = 對照 { $who }（{ $games }局）
cli-player-results = 戰績
cli-player-openings = 佈局：該棋手與其他人的勝算比，95% 信賴區間
cli-player-first-moves = 角部第一手，該棋手所下
cli-player-corners = 角部：該棋手的棋局中雙方的下法
cli-player-shapes = 該棋手著手的棋形
cli-with-black = 執黑
cli-with-white = 執白

## katachi evaluate

cli-engine-warns = 引擎警告：{ $warning }
cli-evaluated = 已評估{ $games }局中的{ $evaluated }局，{ $moves }手，{ $seconds } 秒；{ $skipped }局先前已有評估
cli-game-left-out = 已略過：{ $game }：{ $reason }

## katachi find

cli-find-no-sequences = { $option } 不支援著手序列：請勿為著手編號
cli-find-one-query = { $option } 只接受一個搜尋圖形：檔案中有多個
cli-find-hits = { $all }局中有{ $games }局，{ $hits }個結果：依圖中顏色 { $drawn }，黑白互換 { $swapped }；{ $milliseconds } 毫秒
cli-find-features = 圖中有 { $known } 個特徵棋形中的 { $drawn } 個：{ $games } 局全部具有
cli-find-feature = 特徵 { $number }，直行 { $column }，橫列 { $row }：{ $games } 局
cli-find-no-continuation = 沒有後續：{ $hits }
cli-find-variations = 連同變化一起搜尋的棋譜：{ $records }
cli-find-main-line = 只搜尋 { $game } 的主要變化：{ $reason }
cli-black-loses = 黑棋{ $loses }
cli-white-loses = 白棋{ $loses }
cli-find-next = 直行 { $column }，橫列 { $row }：黑{ $black }（脫先後{ $black_later }），白{ $white }（脫先後{ $white_later }）；{ $decided }局中黑勝{ $won }局
cli-find-by-color = 黑下此處後{ $of_black }局中{ $black }局，白下此處後{ $of_white }局中{ $white }局
cli-swapped = 黑白互換
cli-example-move = 第{ $move }手，下一手 { $next }

## katachi fuseki

cli-fuseki-size = --library professional：其佈局為 { $side }×{ $side } 棋盤
cli-fuseki-ordered = --library professional：沒有儲存著手次序：請去掉 --ordered
cli-fuseki-end = --library professional：其佈局到第{ $move }手為止
cli-fuseki-positions = { $games }局中的{ $positions }個局面
cli-fuseki-left-out = 略去{ $games }局：棋盤不是 { $size }×{ $size }（可用 --size 9、--size 13 等統計）
cli-fuseki-short = 略去{ $games }局：不足 { $moves } 手（可用 --moves 減少手數）
cli-fuseki-orders = { $games }局前{ $moves }手的次序有{ $count }種，{ $seconds } 秒
cli-fuseki-after = { $games }局第{ $moves }手之後的局面有{ $count }個，{ $seconds } 秒
cli-games = { $games }局
cli-black-won = 黑勝率 { $percent }

## katachi games

cli-moves = { $moves }手
cli-game-of-file = { $path }（第{ $number }局）

## katachi gtp

cli-positive = 需要大於 0 的數字
cli-gtp-library = 此 --engine 需要 --library DIR
cli-standard-input = 標準輸入：{ $error }
cli-standard-output = 標準輸出：{ $error }

## katachi import and katachi info

cli-import-games = { $games }局，{ $moves }手，來自{ $files }個 SGF 檔案
cli-import-positions = 其中{ $positions }份為沒有著手的局面：保留，但不統計
cli-import-duplicates = 已略過{ $duplicates }份重複棋譜（--keep-duplicates 可保留）
cli-import-encodings = 文字編碼：{ $encodings }
cli-import-unknown = 未知：{ $what }，{ $games }局
cli-no-encoding = 沒有這個名稱的文字編碼；常用的有：{ $known }
cli-import-skipped = 已跳過：{ $count }
cli-import-cut-short = 截斷：{ $count }
cli-import-repaired = 已修復：{ $count }
cli-import-at-move = 第{ $move }手：{ $reason }
cli-import-more = … 還有{ $count }個（--json 列出全部）
cli-info-players = { $players }位棋手；棋盤：{ $boards }
cli-info-players-years = { $players }位棋手，{ $first }–{ $last }；棋盤：{ $boards }
cli-info-read-again = 這些棋局由較早版本的 Katachi 讀入；重新讀取請執行：{ $command }

## katachi joseki

cli-joseki-corners = --library professional：其角部為 { $side }×{ $side }，到別處下滿{ $stop }手為止，至少出現{ $least }次：請去掉 --corner、--stop 和 --min-count
cli-joseki-no-corner = 第{ $move }手：角上沒有著手：請用 --at 指定
cli-joseki-source = --library 或 --graph
cli-joseki = { $games }局的 { $side }×{ $side } 角部：{ $positions }個局面，其間{ $moves }手，{ $seconds } 秒
cli-joseki-left-out = 略去{ $games }局：棋盤放不下 { $side }×{ $side } 的角部（9×9 用 --corner 4，13×13 用 --corner 7）
cli-rare-left-out = 略去：出現不足{ $least }次的局面
cli-joseki-set-up = 略去{ $games }局：開局即有子（用 --set-up 統計）
cli-dictionary = 辭典有{ $lines }條變化，其中{ $held }條有棋局下到最後
cli-dictionary-depth = { $moves }手：{ $beginnings }個開頭中的{ $held }個，{ $percent }
cli-dictionary-deeper = 更多手：{ $beginnings }個開頭中的{ $held }個
cli-dictionary-lacks = 辭典所缺的最常見著手：

## katachi costly-shapes

cli-no-player = { $library }：沒有名為 `{ $name }` 的棋手。`katachi games --library { $library }` 會列出棋手
cli-no-player-near = { $library }：沒有名為 `{ $name }` 的棋手；是否指 { $near }？
cli-or = { $one }，或 { $other }
cli-names-of-player = `{ $name }` 出現在{ $count }個姓名中：{ $names }
cli-collected-again = { $damage }。已重新收集
cli-engine-left-out = { $damage }。已略過引擎的評估
cli-workbook = { $path }：{ $exercises }題，{ $pages }
cli-pages = { $pages }頁
cli-no-evaluations = { $library }：{ $games }局中沒有任何一手在前後都有引擎評估，因此無法得知棋形的損失。請用自己的 KataGo 評估（katachi evaluate --library { $library }），或在 KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak 或 AI Sensei 中連同評估一起儲存，再匯入存檔：katachi import PATH --library { $library }
cli-no-evaluations-others = { $library }：{ $games }局中沒有任何一手在前後都有引擎評估（棋譜庫中另有{ $others }已評估），因此無法得知棋形的損失。請用自己的 KataGo 評估（katachi evaluate --library { $library }），或在 KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak 或 AI Sensei 中連同評估一起儲存，再匯入存檔：katachi import PATH --library { $library }
cli-no-evaluations-of = { $library }：{ $player }的{ $games }局中沒有任何一手在前後都有引擎評估，因此無法得知棋形的損失。請用自己的 KataGo 評估（katachi evaluate --library { $library }），或在 KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak 或 AI Sensei 中連同評估一起儲存，再匯入存檔：katachi import PATH --library { $library }
cli-no-evaluations-of-others = { $library }：{ $player }的{ $games }局中沒有任何一手在前後都有引擎評估（棋譜庫中另有{ $others }已評估），因此無法得知棋形的損失。請用自己的 KataGo 評估（katachi evaluate --library { $library }），或在 KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak 或 AI Sensei 中連同評估一起儲存，再匯入存檔：katachi import PATH --library { $library }
cli-other-games = 其他{ $games }局
cli-played-in = 在{ $games }局中下過{ $times }次
cli-played-against = { $played }，為其他人的 { $ratio } 倍（{ $low }–{ $high }）
cli-played-against-least = { $played }，至少為其他人的 { $ratio } 倍（{ $low }–{ $high }）
cli-costs-points = 損失 { $loss } 目（{ $low } 至 { $high }），比其他著手多 { $excess }（{ $excess_low } 至 { $excess_high }），q { $q }
cli-costs-percent = 損失 { $loss }%（{ $low } 至 { $high }），比其他著手多 { $excess }（{ $excess_low } 至 { $excess_high }），q { $q }
cli-no-price = 已評估的棋局太少，無法得出損失
cli-lost-points = { $points } 目
cli-better = 更好的是 { $move }
cli-costly-example = { $place }：第{ $move }手，{ $point }
cli-costly-points = { $games }的{ $moves }手，其中{ $evaluated_games }的{ $evaluated }手在前後都有評估：平均每手損失 { $loss } 目
cli-costly-percent = { $games }的{ $moves }手，其中{ $evaluated_games }的{ $evaluated }手在前後都有評估：平均每手損失 { $loss }%
cli-costly-points-of = { $player }在{ $games }中的{ $moves }手，其中{ $evaluated_games }的{ $evaluated }手在前後都有評估：平均每手損失 { $loss } 目
cli-costly-percent-of = { $player }在{ $games }中的{ $moves }手，其中{ $evaluated_games }的{ $evaluated }手在前後都有評估：平均每手損失 { $loss }%
cli-costly-shapes = 下得夠多的{ $shapes }個棋形中，{ $costly }個損失確定較大（q 至多 { $q }）；對照：{ $others }
cli-costly-none = 其中沒有任何一個的損失確定大於其他著手。
cli-costly-rest = 其餘的損失大於其他著手可能是巧合。

## katachi man

cli-man-pages = { $pages }頁：{ $folder }

## katachi match

cli-number-up-to = 需要不超過 { $most } 的數字
cli-match-no-games = --games 0：至少要一局
cli-match = { $a } 對 { $b }：{ $games }局，{ $side }x{ $side }，貼目 { $komi }，每手{ $playouts }次模擬對局
cli-match-a-black = A 執黑：B 執白   { $score }
cli-match-b-black = B 執黑：A 執白   { $score }
cli-match-a-wins = A 勝率 { $percent }（{ $low }–{ $high }）
cli-match-drawn = { $games }局和棋
cli-match-unfinished = { $games }局未下完
cli-match-illegal = { $games }局有違規著手
cli-match-moves = 每局{ $moves }手，{ $seconds } 秒
cli-match-speed = { $player }：每秒每執行緒{ $speed }次模擬對局
cli-table-weaker = 棋形越多越弱
cli-table-stronger = 棋形越多越強
cli-table-no-trend = 看不出隨 N 變化的趨勢
cli-table-other = { $path }：這是以其他清單、棋盤、貼目、亂數種子或模擬對局次數下的：{ $settings }。請選擇其他 --out，或使用相同設定
cli-table-evenly-board = { $window } 依頻率排序的棋形（FOP）對 MoGo 的棋形：{ $side }x{ $side }，貼目 { $komi }，每手{ $playouts }次模擬對局，等機率抽選，整個棋盤
cli-table-evenly-last = { $window } 依頻率排序的棋形（FOP）對 MoGo 的棋形：{ $side }x{ $side }，貼目 { $komi }，每手{ $playouts }次模擬對局，等機率抽選，上一手周圍
cli-table-frequency-board = { $window } 依頻率排序的棋形（FOP）對 MoGo 的棋形：{ $side }x{ $side }，貼目 { $komi }，每手{ $playouts }次模擬對局，依頻率抽選，整個棋盤
cli-table-frequency-last = { $window } 依頻率排序的棋形（FOP）對 MoGo 的棋形：{ $side }x{ $side }，貼目 { $komi }，每手{ $playouts }次模擬對局，依頻率抽選，上一手周圍
cli-table-head = 前N   FOP 黑 : MoGo 白         MoGo 黑 : FOP 白         FOP                    已發表
cli-table-only = 只有{ $shapes }個棋形
cli-table-trend = 獲勝的對數勝算對 log N 的斜率，此處：{ $slope }（{ $low } 至 { $high }）：{ $verdict }
cli-table-trend-published = 獲勝的對數勝算對 log N 的斜率，已發表：{ $slope }（{ $low } 至 { $high }）：{ $verdict }

## katachi mine

cli-no-unit = `{ $unit }` 不是單位：請寫 MiB 或 GiB
cli-size-needed = 請寫大小，例如 512MiB 或 2GiB
cli-no-size = { $size }：大小不合理
cli-mine-memory = --memory { $memory } MiB：光是棋局就占 { $used } MiB，而統計棋形至少需要 { $least } MiB
cli-mined = { $what }：{ $patterns }個棋形，{ $games }局中出現{ $occurrences }次，{ $seconds } 秒
cli-mined-kept = { $what }：{ $patterns }個棋形（{ $kept }），{ $games }局中出現{ $occurrences }次，{ $seconds } 秒
cli-mined-at-least = { $kept }個至少出現{ $times }次
cli-mined-at-least-stones = { $kept }個至少出現{ $times }次，{ $stones }
cli-mined-unread = { $count }個檔案或棋局無法讀取
cli-after-no-point = --after：`{ $word }` 不是像 Q16 這樣的點
cli-illegal-move = 第{ $move }手，{ $point }：{ $error }

## Drawn shapes and queries

cli-cannot-read-pattern = { $path }：無法讀取棋形：{ $error }
cli-drawn-size = 畫了{ $columns }行{ $rows }列，而視窗範圍 { $window } 為{ $wide }行{ $high }列；只有在一條畫出的邊線之外才可省略格子
cli-drawn-cell = 橫列 { $row }，直行 { $column }：棋形在視窗範圍 { $window } 的每一格須為 X O . # 之一
cli-pattern-database = --pattern 須搭配棋形資料庫 FILE.db
cli-question-of-record = --game 和 --group 須搭配 SGF 檔案
cli-nothing-set-up = { $path }，第{ $game }局：沒有擺放棋子；請用 --group 指定局面中的一顆棋子
cli-hits-of = --hits-of { $number }：{ $path } 有{ $queries }個搜尋圖形
cli-name-pattern = --pattern：請指定 { $path } 的{ $patterns }個棋形之一，例如 { $names }；`katachi templates` 會列出
cli-no-pattern = --pattern { $name }：沒有這個棋形：請指定 { $path } 的{ $patterns }個棋形之一，例如 { $names }；`katachi templates` 會列出
cli-cannot-read-query = { $path }：無法讀取搜尋圖形：{ $error }

## katachi predict

cli-groups = 可用的組別為 { $groups }
cli-rate = --rate { $rate }：步長須在 0 到 10 之間
cli-no-training-games = { $library }：沒有剩下可供訓練的 19×19 棋局；請看 --before
cli-training-not-kept = 訓練進度無法儲存：{ $error }
cli-trained = 以{ $games }局、{ $positions }個局面訓練；{ $split }：{ $test_games }局
cli-trained-features = { $features }個特徵，{ $bytes } 位元組，{ $seconds } 秒
cli-no-test-games = { $library }：沒有模型未訓練過的 19×19 棋局；--all 也會測試訓練過的
cli-test-subject = 模型未訓練過的{ $games }局中的{ $positions }個局面
cli-tested = 模型未訓練過的{ $games }局中的{ $positions }個局面（訓練{ $trained }局；{ $split }）
cli-test-head = 首選   前5   前10   前20    對數證據
cli-test-all = 全部
cli-test-contexts = 僅用周邊
cli-test-distance = 周邊各距離以內：已知 / 作答 / 其中首選
cli-test-tenths = 預測與觀測，依預測分為十組；差異以百分點計
cli-test-of = 共{ $moves }手
cli-plot-name = 校準：預測與觀測
cli-plot-title = 預測的著手比例與實際下出的比例
cli-plot-dot = 預測 { $predicted }，{ $moves }手中下了{ $observed }手
cli-plot-predicted = 預測（各組平均）
cli-plot-played = 實際下了
cli-plot-band = 色帶：相差 2 個百分點以內；數字：觀測 − 預測，百分點
cli-no-game-found = { $paths } 中找不到棋局
cli-no-counted-games = 沒有可統計或可測試的棋局（由 --since 劃分）。
cli-counts-outside = { $games } 局的 { $positions } 手，依據另外 { $counted } 局的統計
cli-counts-inside = 已統計的 { $counted } 局中 { $games } 局的 { $positions } 手，各不計自身的棋譜
cli-counts-known = 已知：{ $share }
cli-counts-whole = 整體已知：{ $share }
cli-rings-any = { $games }局，另學了{ $learned }局：{ $cores }個核心，{ $patterns }個棋形，其中{ $moves }手；標記任意格，停止 { $stop }
cli-rings-middle = { $games }局，另學了{ $learned }局：{ $cores }個核心，{ $patterns }個棋形，其中{ $moves }手；標記中間格，停止 { $stop }
cli-rings-any-back-off = { $games }局，另學了{ $learned }局：{ $cores }個核心，{ $patterns }個棋形，其中{ $moves }手；標記任意格，停止 { $stop }，退回較少的環
cli-rings-middle-back-off = { $games }局，另學了{ $learned }局：{ $cores }個核心，{ $patterns }個棋形，其中{ $moves }手；標記中間格，停止 { $stop }，退回較少的環
cli-rings-shape = 環：{ $shape }
cli-rings-learned = 這次學習：{ $new }；先前已知：{ $known }；少於{ $least }手：{ $short }

## katachi report

cli-report-black = 黑棋 { $player }：{ $moves }手中首選{ $first }手，前五選{ $five }手
cli-report-white = 白棋 { $player }：{ $moves }手中首選{ $first }手，前五選{ $five }手
cli-left-opening = 佈局：自第{ $move }手起為新下法；之前的局面出現過{ $times }次
cli-left-top-left = 左上：自第{ $move }手起為新下法；之前的局面出現過{ $times }次
cli-left-top-right = 右上：自第{ $move }手起為新下法；之前的局面出現過{ $times }次
cli-left-bottom-left = 左下：自第{ $move }手起為新下法；之前的局面出現過{ $times }次
cli-left-bottom-right = 右下：自第{ $move }手起為新下法；之前的局面出現過{ $times }次
cli-report-row = 排名 { $rank }  { $percent }  首選 { $first }

## katachi rules

cli-rules-all = { $rectangles }個矩形：{ $won }條必成規則，{ $winning }條先手可成規則
cli-rules-lost = { $rules }條規則中，失去了{ $won }條必成規則，{ $winning }條先手可成規則
cli-rules-patterns = { $goal } { $place } { $size }：{ $patterns }個棋形
cli-rules-possible = 可能的規則：{ $printed }（論文所載），{ $unwrapped }（展開後），{ $defined }（依定義）
cli-rules-won-of = 必成：{ $all }條中的{ $rules }條
cli-rules-winning-of = 先手可成：{ $all }條中的{ $rules }條
cli-rules-threats-of = 威脅：{ $all }條中的{ $rules }條
cli-rules-tried = 嘗試過：{ $patterns }個棋形上{ $arrangements }種外氣配置
cli-rules-won = 必成
cli-rules-winning = 先手可成

## katachi show

cli-professional-windows = --window { $window }：職業棋士的數據為 { $windows }
cli-show = { $what }：{ $patterns }個棋形，{ $games }局中出現{ $occurrences }次
cli-show-row = { $games }局中{ $times }次  K { $k }  { $bits } 位元
cli-show-played = 選用率 { $percent }（{ $low }–{ $high }）
cli-show-kinds = { $all } 個棋形中有 { $shapes } 個有著手種類（占出現次數的 { $percent }）

## katachi suggest

cli-library-needed = 需要 --library DIR
cli-contradictions-below = --below 是大於 0 且不超過 1 的比例
cli-contradictions = 有著手的棋形 { $patterns } 個，出現過 { $appeared } 個：與棋局矛盾 { $contradicted } 個
cli-contradictions-row = 在 { $games } 局中出現 { $appeared } 次；其著手 { $played }，同方別處 { $instead }：{ $low }–{ $high }%
cli-contradictions-most = 最多為直行 { $column }，橫列 { $row }：{ $count }

cli-life-by-rules = 依據活棋規則
cli-life-by-eyes = 依據兩眼
cli-life-by-reading = 依據計算
cli-life-nearly = 對方的候選點：{ $points }
cli-life-nearly-strings = 不知死活、規則只差一點的棋串：{ $strings } 個
cli-life-strings = { $games } 局，{ $strings } 串：活 { $alive }（活棋規則 { $rules }，兩眼 { $eyes }，計算 { $reading }）
cli-life-two-eyes = 明顯兩眼：{ $groups } 塊中認出 { $known } 塊（規則 { $rules }，成對公氣 { $pairs }，計算 { $reading }）
cli-life-within = { $positions } 個局面以內，規則 { $rules } 條：{ $groups } 塊中 { $known } 塊

cli-suggest-black = 第{ $move }手之後，輪到黑棋
cli-suggest-white = 第{ $move }手之後，輪到白棋
cli-suggest-in-game = 實戰：{ $point }
cli-suggest-left-out = 棋譜庫中有本局的{ $records }份棋譜，不計在內。
cli-suggest-context = 在距離 { $distance } 以內的周邊中，{ $seen }次中下過{ $played }次（{ $low }–{ $high }%）
cli-suggest-rings-both = 在{ $rings }環的棋形中，約{ $seen }次下了{ $played }次，兩色合計
cli-suggest-rings-mover = 在{ $rings }環的棋形中，約{ $seen }次下了{ $played }次，只計這一色
cli-suggest-named = { $list } 的 { $name }
cli-suggest-row = 下過{ $played }次：{ $list } 的第{ $row }列
cli-suggest-row-of = { $seen }次中下過{ $played }次：{ $list } 的第{ $row }列

## katachi tag

cli-tag-library = tag：缺少 --library DIR
cli-tag-which = tag add：請指明棋局，例如 --filter "player:shusaku"
cli-tag-add-name = tag add：標籤需要名稱
cli-tag-rename-name = tag rename：標籤需要名稱
cli-no-tag = { $library }：沒有標籤 `{ $tag }`
cli-tag-changed = 已變更{ $games }局

## katachi templates

cli-templates-out = --out：棋形資料庫維持原樣；只有統計的棋形才有可儲存的範本
cli-database = { $patterns }個棋形，其中{ $with_move }個有著手；輪到黑棋
cli-database-conditions = { $patterns }個帶有 GNU Go 自己的條件，此處不加考慮
cli-database-line = { $name }（第{ $line }行）
cli-templates = { $what }：{ $templates }個範本，其中{ $maximal }個為最大
cli-template = 出現{ $occurrences }次，{ $wildcards }個任意點
cli-template-maximal = 出現{ $occurrences }次，{ $wildcards }個任意點，最大

## katachi tsumego

cli-time = --time { $seconds }：須為大於 0 的秒數
cli-no-such-game = { $path }：沒有第{ $game }局：檔案中有{ $games }局
cli-group = --group { $point }：不是 { $size } 棋盤上的點，例如 C17
cli-problem-error = { $path }，第{ $game }題：{ $error }
cli-no-problem = 沒有可解的題目。{ $path }：{ $reason }
cli-solving = 解題
cli-problem-black-black = 輪到黑棋；棋塊是黑棋的
cli-problem-black-white = 輪到黑棋；棋塊是白棋的
cli-problem-white-black = 輪到白棋；棋塊是黑棋的
cli-problem-white-white = 輪到白棋；棋塊是白棋的
cli-status-alive = 活
cli-status-dead = 死
cli-status-first-to-move = 看誰先下
cli-status-ko = 劫
cli-status-in-seki = 雙活
cli-status-unknown = 不明
cli-status = 死活：{ $status }
cli-status-seki = 死活：{ $status }（雙活）
cli-ko-threats = 決定劫的劫材：{ $threats }
cli-first-move = 著手：{ $move }
cli-line = 變化：{ $moves }
cli-nodes = 節點：{ $nodes }
cli-as-the-file = 與檔案相同
cli-file-has = 檔案為 { $moves }
cli-file-has-none = 檔案中沒有著手
cli-nodes-seconds = { $nodes }個節點  { $seconds } 秒
cli-problems = { $problems }題：{ $as_file }題與檔案相同（{ $percent }），{ $other }題為其他著手，{ $unknown }題不明，{ $refused }題無法受理；{ $nodes }個節點，{ $seconds } 秒

## katachi tsumego-patterns

cli-three-or-five = 3 或 5
cli-solved-problems = 來自{ $problems }道已解的題目
cli-patterns-cover = 前{ $top }個棋形是{ $all }道題目中{ $problems }道的第一手（{ $share }）。
cli-attack = 攻 { $rank }：{ $times }個局面中{ $won }個的正解（{ $percent }）
cli-defence = 守 { $rank }：{ $times }個局面中{ $won }個的正解（{ $percent }）
cli-tsumego-example = { $path } 第{ $game }題的 { $move }

## katachi export

cli-exported-games = 已寫入{ $games }局：{ $files }
cli-exported-hits = 已寫入{ $games }局，{ $hits }個結果：{ $files }
cli-exported-main-line = { $games }局只有主要變化，因來源檔案已不存在或已變更：
cli-hits-place = --hits { $place }：搜尋有結果 1 到 { $hits }
cli-examples = { $hits }個結果中的{ $examples }個實例：
cli-examples-on-pages = { $hits }個結果中的{ $examples }個實例，{ $pages }：
cli-parquet-name = --parquet { $path }：檔名須以 .parquet 結尾
cli-shapes-written = 已把{ $shapes }個棋形寫入 { $files }
cli-and = { $one } 和 { $other }
cli-patterns-written = 已把{ $patterns }個棋形寫入 { $file }
cli-without-stone = 已略過{ $patterns }個沒有棋子的棋形，因為無從定位
cli-too-many = 另略過{ $patterns }個：mkpat 至多接受{ $most }個
cli-table-rows = { $path }：{ $rows }列
