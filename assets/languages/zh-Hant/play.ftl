### The Play workspace: suggestions, guessing moves, a game against the program, and what patterns are worth in playouts.

### "The model" is the program's own, trained on games of professionals; "playouts" are random games played to the end.

## The panels and what the board is there for: gui/panels/play/mod.rs, app/play/mod.rs

play-pane-win-rate = 勝率
play-pane-position = 局面
play-pane-report = 報告
play-pane-candidates = 候選著手
play-pane-training = 訓練
play-pane-game = 對局
play-pane-experiment = 實驗
play-pane-why = 原因
play-pane-summary = 總結
play-pane-score = 形勢
play-pane-table = 表格
play-empty-board = 空棋盤
play-new-board = 新棋盤
play-new-board-tip = 可隨意試下的空棋盤；Ctrl+V 貼上棋局
play-mode-suggest = 推薦
play-mode-suggest-tip = 強手在此局面會怎麼下，以及原因
play-mode-guess = 猜下一手
play-mode-guess-tip = 找出實戰棋局中的著手；沒猜中的之後會再出現
play-mode-game = 與 Katachi 對局
play-mode-game-tip = 與依棋形下棋的 Katachi 對局
play-mode-playouts = 模擬對局
play-mode-playouts-tip = 統計所得的棋形在蒙地卡羅搜尋的模擬對局中有多少價值
play-mode-contradictions = 矛盾
play-mode-contradictions-tip = 棋形清單中與棋局矛盾的著手
play-start = 開始
play-of = { $all } 中的 { $part }

## Who ranks moves: app/play/engines.rs

play-engine-model = 模型
play-engine-model-tip = 以職業棋士的棋局訓練的模型：每個合法著手都有其機率；可能包括本局
play-engine-contexts = 周邊
play-engine-contexts-tip = 取自已載入的棋局：出現同樣周邊時下出該手的頻率，以所有已知著手的占比表示
play-engine-rings = 棋形庫
play-engine-rings-tip = 取自已載入的棋局：以 4×4 為核心、外加各環的棋形資料庫，以所有已知著手的占比表示
play-engine-shapes = 棋形
play-engine-shapes-tip = 職業棋士最常下的棋形：在每一點取所知最大的棋形，從 9×9 到 3×3，以及可下時下了多少次，以所有著手的占比表示；可能包括本局

## The candidates: gui/panels/play/candidates.rs

play-candidates-no-game = 請開啟或貼上棋局，或從空棋盤開始。
play-candidates-unpacking = 正在解壓縮模型…
play-candidates-played-first = 實戰：{ $point }，模型的首選（{ $share }）。
play-candidates-played-rank = 實戰：{ $point }，模型的第{ $rank }選（{ $share }）。
play-candidates-played-unlikely = 實戰：{ $point }，模型認為幾乎不可能。
play-candidates-left-out = 不計已載入棋局中本局的{ $records }份棋譜。
play-candidates-left-out-tip = 棋局不能為自己作答，所以「周邊」和「棋形庫」不計本局。模型和職業棋形可能學過本局。
play-candidates-head-counts = 下過／出現
play-candidates-head-share = 占比
play-candidates-tip = 模型：該手的機率。下過／出現：在已載入的棋局中，同樣周邊出現的次數裡下出該手的次數，附占比的 95% 信賴區間。之後是其他引擎給予的占比，以及在其著手中的名次。
play-candidates-tip-costs = { $cost }，就整個棋盤而言：自己已評估的棋局中，依引擎判斷的平均；可能毫無損失或棋局太少無法判斷時為灰色。
play-candidates-tip-engine = { $engine }：{ $what }。
play-candidates-context = 在已載入的棋局中：同樣周邊{ $seen }次中下過{ $played }次，{ $share }。
play-candidates-it = 這一手
play-candidates-click = 按一下：看原因。按兩下：下這一手。
play-candidates-first-choices = 各引擎的首選
play-candidates-nothing-known = 沒有資料

## Why a candidate stands where it does: gui/panels/play/why.rs, gui/panels/play/rings.rs

play-why-choose = 點選候選著手，可看它為何排在該名次。
play-why-play = 下這一手
play-why-play-tip = 以變化的形式下在棋盤上
play-why-model-gives = 模型給予 { $share }。
play-why-head = 名次的原因（與平均著手相比）
play-why-head-tip = 候選著手的分數是總和；這裡是每一類特徵比起仔細檢視過的候選著手的平均多加了多少。+0.7 使其勝算（odds）加倍，−0.7 使其減半。
play-why-nothing = 沒有特別之處：與平均著手相近。
play-why-games-head = 在已載入的棋局中
play-why-nobody = { $games }局中，同樣周邊時下在此處的不到兩次。
play-why-whole-board = 整個棋盤與此相同時，可下的{ $seen }次中下過{ $played }次：{ $share }。
play-why-points-around = 其周圍{ $points }點與此相同時，可下的{ $seen }次中下過{ $played }次：{ $share }。
play-why-context-tip = 出現次數足夠的最大周邊，距離至 { $distance }（|dx| + |dy| + 兩者中較大者），八種對稱和兩色皆計；在棋盤上以外框標出。
play-why-show-games = 顯示棋局
play-why-show-games-tip = 在「搜尋」工作區中，於所有已載入的棋局尋找這些棋子
play-why-rings-head = 在棋形資料庫中
play-why-rings-tip = 明亮的 4×4 點是核心，其餘（或框內）是已知範圍內的環形
play-why-rings-board = 著手周圍的棋形
play-why-rings = 在此核心與 { $rings } 圈環形中，約 { $seen } 次裡下過 { $played } 次。
play-why-rings-plain = 周圍棋子如此時，約 { $seen } 次裡下過 { $played } 次。
play-why-ladder = 環形外的 { $stones } 決定征子。
play-why-ladder-several = 環形外幾顆棋子共同決定征子。
play-why-rings-nobody = 資料庫中沒有這一手的棋形。
play-rings-choose = 環形：
play-rings-around = 著手周圍：
play-rings-square = 正方形
play-rings-square-tip = 以環繞核心的正方形重建棋形資料庫
play-rings-cross = 十字
play-rings-cross-tip = 以核心每邊旁的四點重建棋形資料庫（與原文的圖相同）
play-rings-corners = 十字加角
play-rings-corners-tip = 與十字相同，但第4圈環形是核心斜鄰的 2×2 點
play-rings-test = 準確率有多高？
play-rings-test-tip = 只統計較早的棋局，再用它預測至多 { $games } 局最新棋局的著手
play-rings-accuracy = 在 { $games } 局較新棋局的 { $moves } 手中，其餘 { $counted } 局見過的占 { $known }，排第一的占 { $first }，排前五的占 { $five }。
play-rings-no-test = 沒有可測試的棋局：至少需要 2 局 { $moves } 手以上的 19 路棋局。
play-why-uncounted = 這{ $games }局的著手周邊尚未統計。
play-why-count = 統計
play-why-count-tip = 10,000 局約需兩分鐘，在背景進行；結果儲存在棋譜庫中
play-why-no-games = 沒有載入棋局。
play-why-counting-step = 正在統計著手周邊：{ $percent }%，第{ $step }步，共{ $steps }步。
play-why-counting = 正在統計著手周邊…

## The report of the open game: gui/panels/play/report.rs

play-report-empty = 開啟棋局後，這裡會顯示每一手的機率，以及從哪裡開始離開已知的下法。
play-report-hidden = 猜出著手之前不顯示報告。
play-report-stopped = 報告已停止。
play-report-make = 製作報告
play-report-making = 正在為每一手排名…
play-report-both = 雙方
play-report-click = 按一下可前往這一手之前的局面。
play-report-head-move = 手數
play-report-head-played = 著手
play-report-head-rank = 名次
play-report-head-rank-tip = 在所有合法著手中，依模型的名次
play-report-head-expected = 機率
play-report-head-expected-tip = 模型給予該手的機率
play-report-head-first = 首選
play-report-head-first-tip = 模型會下的一手
play-report-head-kind = 種類
play-report-head-kind-tip = 該手的名稱
play-report-among-five = 前五選
play-report-first-tip = { $moves }手中{ $found }手是模型的首選
play-report-five-tip = { $moves }手中{ $found }手在模型的前五選之內
play-report-stage-tip = { $stage }的首選：{ $moves }手中{ $found }手
play-report-departure-tip = 沒有職業棋士這樣下。按一下可前往之前的局面。
play-report-no-departures = 沒有可與佈局比較的資料。
play-report-opening = 佈局
play-report-upper-left = 左上
play-report-upper-right = 右上
play-report-lower-left = 左下
play-report-lower-right = 右下
play-report-new = { $what }：自第{ $number }手{ $color } { $point } 起為新下法；之前的局面在職業棋局中從未出現
play-report-left = { $what }：自第{ $number }手{ $color } { $point } 起為新下法；之前的局面出現過{ $times }次
play-report-pass = 虛手
play-report-row = 報告，第{ $number }手：{ $point }
play-report-row-ranked = 報告，第{ $number }手：{ $point }，排名 { $rank }

## Guessing moves: gui/panels/play/guess.rs, app/play/guess.rs

play-guess-was-last = 這是最後一個局面。總結會顯示成績。
play-guess-choose = 請選擇要猜什麼，然後開始。
play-guess-move-of = { $black } – { $white } 第{ $number }手
play-guess-where = { $color }下在哪裡？
play-guess-better = { $color }下在 { $point }。哪一手更好？
play-guess-better-not-there = 不是那裡：請看明亮的部分。
play-guess-not-there = 不是那裡。{ $color }下在明亮的部分。
play-guess-shown = 顯示方式：{ $turned }
play-guess-board = 猜下一手的棋盤
play-guess-show = 顯示著手
play-guess-show-tip = 放棄這個局面（I）
play-guess-next-position = 下一個局面
play-guess-open-game = 在此處開啟棋局
play-guess-describe = { $size }，第{ $number }手，輪到{ $color }，已試{ $tries }次
play-guess-describe-played = { $size }，第{ $number }手，輪到{ $color }，已試{ $tries }次，實戰下在 { $point }
play-guess-describe-better = { $size }，第{ $number }手，輪到{ $color }，已試{ $tries }次，更好的是 { $point }
play-guess-review = 複習（{ $cards }）
play-guess-review-tip = 沒猜中的局面，在快要忘記之前再問一次：經旋轉、鏡射和黑白互換
play-guess-none-due = 已保留{ $cards }張卡片；目前沒有待複習的
play-guess-no-cards = 沒猜中的會保留，之後再問。
play-guess-new-positions = 新的局面
play-guess-moves-of = 猜哪一方
play-guess-side-both = 雙方
play-guess-side-winner = 獲勝方
play-guess-any-player = 任何棋手
play-guess-player-tip = 只限姓名含有此文字的棋手的著手
play-guess-player-field = 要猜的棋手
play-guess-from-move = 手數從
play-guess-to-move = 到
play-guess-all-moves = 全部
play-guess-whole-games = 整局
play-guess-whole-games-tip = 一局接一局，逐手猜下去
play-guess-single-positions = 單一局面
play-guess-single-positions-tip = 隨機抽取各處的局面
play-guess-about = 每個局面可點{ $tries }次：第一次未中，顯示著手所在的四分之一棋盤；再未中，顯示更小的方框。一次猜中得 { $first } 分，其後 { $second } 分和 { $third } 分；實戰未下的著手，依模型或其他棋局的評價，至多得 { $other } 分。
play-guess-loaded = 已載入的棋局
play-guess-loaded-tip = 所有棋局，或符合篩選者，例如 player:shusaku、year:1990-2010 或 tag:mine
play-guess-hits = 搜尋結果（{ $hits }）
play-guess-hits-tip = 「搜尋」工作區的每個結果：在該局面下了什麼？
play-guess-open = 已開啟的棋局
play-guess-open-tip = 已開啟的棋局，逐手猜；只有已載入的棋局才會保留卡片
play-guess-games-field = 要猜的棋局
play-guess-games-hint = 所有棋局；或 player:… year:… tag:…
play-guess-tagged = 標籤：
play-guess-done = 完成。
play-guess-score = { $score }/{ $of } 分
play-guess-asked = { $positions }個局面，{ $first }個一次猜中
play-guess-to-come = 還有{ $positions }個
play-guess-end = 結束
play-guess-end-tip = 結束這一輪猜棋；總結會保留
play-guess-look-first = 請點最先想到的地方。
play-guess-in-quarter = 下在這四分之一棋盤內。
play-guess-in-box = 下在這個方框內。
play-guess-clicks-left = 還可點{ $clicks }次
play-guess-right-at-once = 一次猜中！
play-guess-found-in-quarter = 在四分之一棋盤內猜中。
play-guess-found-in-box = 在方框內猜中。
play-guess-as-good = 不是實戰的著手，但同樣好。
play-guess-not-found = 未猜中。
play-guess-next = 下一個
play-guess-next-tip = 下一個局面（空白鍵，或點棋盤）
play-guess-forget = 刪除這張卡片
play-guess-forget-tip = 不再問這個局面
play-guess-due-now = 現在可複習
play-guess-due-minutes = { $minutes } 分鐘後再問
play-guess-due-hours = { $hours } 小時後再問
play-guess-due-days = { $days } 天後再問
play-guess-was-played = 實戰：{ $point }
play-guess-was-better = 更好：{ $point }
play-guess-in-game = 實戰：{ $point }
play-guess-model = 模型 { $share }（第{ $rank }選）
play-guess-surroundings = 同樣周邊{ $seen }次中下過{ $played }次
play-guess-not-counted = 周邊尚未統計
play-guess-never-played = 同樣周邊從未下過

## How guessing went: gui/panels/play/summary.rs

play-summary-empty = 猜過之後，這裡會依棋局階段和著手種類顯示成績。
play-summary-all = { $positions }個局面：{ $first }個一次猜中，共猜中{ $found }個，平均 { $credit } 分。
play-summary-model = 模型給予實戰著手的機率平均為 { $share }。
play-summary-model-tip = 照模型來猜的人一次就能猜中的比例。
play-summary-by-stage = 一次猜中，依階段
play-summary-by-kind = 一次猜中，依著手種類
play-summary-unnamed = 未命名
play-summary-more-kinds = … 還有{ $kinds }種
play-summary-part = { $name }：{ $asked }次中一次猜中{ $first }次
play-summary-part-tip = 一次猜中：{ $share }。刻度線標示每個局面平均 { $credit } 分，包括提示和其他好手。

## A game against the program: gui/panels/play/contest.rs, app/play/contest.rs

play-game-choose = 請選擇棋盤和對手，然後開始。
play-game-board = 對局棋盤
play-game-to-play = 輪到{ $color }
play-game-agree = 同意
play-game-pass = 虛手
play-game-resign = 認輸
play-game-estimate = 形勢判斷
play-game-estimate-tip = 依模擬對局，各點會歸誰所有
play-legend-black = 黑方塊：可能歸黑
play-legend-white = 白方塊：可能歸白
play-legend-size = 越大越可能
play-legend-counts-black = 黑方塊：黑方的點
play-legend-counts-white = 白方塊：白方的點
play-legend-dead = 淡色棋子：死子
play-game-copy = 複製 SGF
play-game-save = 存成 SGF…
play-game-look = 查看這一局
play-game-look-tip = 開啟這一局，並為每一手顯示推薦著手
play-game-not-here = 按「查看這一局」後，您的對局會顯示在這裡。
play-game-new = 新對局
play-game-undo-tip = 收回自己的上一手及其後的著手（Ctrl+Z）
play-game-won-on-time = { $winner }勝：{ $loser }超時。
play-game-won-by-resignation = { $winner }中盤勝：{ $loser }認輸。
play-game-won-by = { $winner }勝 { $points } 目。
play-game-proposed = 建議結果：{ $winner }勝 { $points } 目。
play-game-proposed-draw = 建議結果：和棋。
play-game-draw = 和棋。
play-game-both-sides = 雙方都由 Katachi 下。
play-game-thinking = Katachi 正在思考…
play-game-passes = Katachi 虛手。
play-game-katachi-resigned = Katachi 認輸。
play-game-too-long = 手數已達上限：這一局到此為止。
play-game-said-your-turn = { $said }輪到您下：{ $color }。
play-game-your-turn = 輪到您下：{ $color }。
play-game-you = 您
play-game-katachi = Katachi
play-game-katachi-of = Katachi（{ $teacher }）

## The form of a game: gui/panels/play/contest.rs, app/play/contest_form.rs

play-game-heading = 與依棋形下棋的 Katachi 對局
play-game-cannot-start = Katachi 下棋所依據的資料尚未統計或載入：請另選依據
play-game-about = 它在同樣的棋形中下強手會下的一手，也可以讓它先行計算。
play-game-size = 棋盤
play-game-any-size = 任何大小
play-game-size-field = 棋盤大小
play-game-you-play = 您執
play-game-neither = 旁觀
play-game-neither-tip = 雙方都由 Katachi 下，自己旁觀
play-game-handicap = 讓子
play-game-no-handicap = 無
play-game-handicap-field = 讓子數
play-game-counting = 計算方式
play-game-by-area = 數子法
play-game-by-area-tip = 活子和只有其能到達的點（中國規則）
play-game-by-territory = 數目法
play-game-by-territory-tip = 圍住的點和提子（日本規則）
play-game-komi = 貼目
play-game-it-plays-from = 下法依據
play-game-black-plays-from = 黑棋依據
play-game-white-plays-from = 白棋依據
play-game-teacher-professionals = 職業棋士
play-game-teacher-professionals-tip = Katachi 內附的模型，取自職業棋局
play-game-teacher-own = 我的棋局
play-game-teacher-own-tip = 已載入棋局的著手周邊，須先統計
play-game-teacher-rings = 棋形資料庫
play-game-teacher-rings-tip = 已載入棋局的棋形資料庫，以 4×4 為核心外加各環，須先統計
play-game-teacher-shapes = 常見棋形
play-game-teacher-shapes-tip = 只用職業棋士最常下的棋形：在每一點取所知最大者，從 9×9 到 3×3
play-game-teacher-list = 檔案
play-game-teacher-list-tip = 只用檔案中統計的棋形或範本
play-game-other-file-tip = 其他含有統計的棋形或範本的檔案，由「棋形」和 katachi mine 寫成
play-game-level = 棋力
play-game-level-easy = 簡單
play-game-level-easy-tip = 隨機下各種棋形，包括罕見的
play-game-level-varied = 多變
play-game-level-varied-tip = 下各種棋形的頻率與強手相近
play-game-level-steady = 穩定
play-game-level-steady-tip = 總是下最可能的一手
play-game-level-careful = 謹慎
play-game-level-careful-tip = 稍作計算
play-game-level-strong = 強
play-game-level-strong-tip = 計算較深：在小棋盤上明顯較強
play-game-style = 風格
play-game-style-likely = 最可能
play-game-style-likely-tip = 總是下最可能的一手
play-game-style-varied = 多變
play-game-style-varied-tip = 依實際會下的頻率隨機抽選：沒有兩局相同
play-game-temperature = 溫度
play-game-temperature-tip = 1：與棋手相同；越小越穩，越大越隨興
play-game-reads-ahead = 先行計算
play-game-reads-nothing = 不計算
play-game-reads-nothing-tip = 立即以這種棋形中可能的下法回應
play-game-reads-a-little = 少許
play-game-reads-a-little-tip = 以 100 局模擬對局試下可能的著手
play-game-reads-further = 較深
play-game-reads-further-tip = 以 400 局模擬對局試下可能的著手：在小棋盤上明顯較強
play-game-resigns = 敗局認輸

## The clock: gui/panels/play/contest.rs

play-clock-row = 您的計時
play-clock-off = 關
play-clock-off-tip = 不限時間
play-clock-on = 開
play-clock-on-tip = 先用基本時間，再進入讀秒：沒有用完的一次讀秒，下一手可再用
play-clock-main = 基本時間（分鐘）
play-clock-periods-field = 讀秒次數
play-clock-period = 每次讀秒的秒數
play-clock-minutes-unit = {" "}分
play-clock-seconds-unit = {" "}秒
play-clock-periods = { $periods }次
play-clock-paused = 已暫停
play-clock-tip = 自己的時間。輪到自己且畫面上是這個棋盤時才計時。
play-clock-label = 自己的時間：{ $time }
play-clock-go-on = 繼續
play-clock-go-on-tip = 繼續計時
play-clock-pause = 暫停
play-clock-pause-tip = 停止計時；下一手會重新開始

## While a game is played, and the count: gui/panels/play/contest.rs

play-game-with-komi = 貼目 { $komi }
play-game-with-likely-moves = 最可能的著手
play-game-with-temperature = 溫度 { $temperature }
play-game-with-playouts = 每手{ $playouts }次模擬對局
play-game-taken = { $moves }手；黑棋提{ $black }子，白棋提{ $white }子
play-game-dead-stones = 死子正確嗎？
play-game-dead-stones-about = 模擬對局提出哪些是死子：在棋盤上顯示得較淡。點選棋串可更改。
play-game-play-on = 繼續下
play-game-play-on-tip = 收回虛手
play-game-proposing = 正在模擬…
play-score-empty = 這裡顯示形勢：對局中為估計，終局後為計算結果。
play-score-area = 子數
play-score-territory = 地
play-score-prisoners = 提子
play-score-open = 有{ $points }個空點與雙方相鄰，不計入任何一方：邊界都已封閉了嗎？
play-score-total = 合計
play-score-agreed = 已同意。
play-score-estimating = 正在模擬…
play-score-no-estimate = 「形勢判斷」會顯示可能的地。
play-score-not-counted = 未計分：對局中途結束。
play-score-leads = { $color }領先約 { $points } 目
play-score-black-wins = 計入貼目，黑棋在 { $share } 的模擬對局中獲勝。
play-score-you-win = 計入貼目，您在 { $share } 的模擬對局中獲勝。
play-score-hint = 模擬對局速度快但所知有限：僅供參考。

## A finished game becomes a lesson: gui/panels/play/learn.rs, app/play/act_learn.rs

play-learn = 從這一局學習
play-learn-tip = 棋譜庫的棋形資料庫（Katachi 可依此下棋）學習雙方的著手；每局一次
play-learn-when = 須待對局結束並計算勝負
play-learn-no-library = 未學習：學習結果存入棋譜庫的棋形資料庫，請先開啟棋譜庫
play-learn-too-short = 未學習：對局太短
play-learn-known = 棋形資料庫已學過這一局
play-learn-learned = 已學習：棋形資料庫也會依這一局來下

## What patterns are worth in playouts: gui/panels/play/experiment.rs

play-playouts-key-here = 此處，附 95% 信賴區間
play-playouts-key-published = 已發表
play-playouts-here = 此處
play-playouts-patterns-axis = 清單中的棋形數，最常見者在前
play-playouts-won-axis = 對 MoGo 棋形的勝局
play-playouts-even = 持平
play-playouts-interval-line = 區間
play-playouts-heading = 統計所得的棋形對 MoGo 的棋形
play-playouts-about = 知道職業棋士最常下的棋形，程式會下得更好嗎？兩個搜尋方式相同的棋手對下。在用來評估著手的隨機對局（模擬對局）中，一方優先下這些棋形，另一方優先下 MoGo 手工編寫的棋形。圖中顯示職業棋形獲勝的比例，並與已發表的數值對照。貼目 7.5；結果取決於模擬對局的數目。
play-playouts-try = 快速下 { $games } 局
play-playouts-try-tip = 9×9，500 個棋形，每手 100 次模擬對局：幾秒即可看個大概，但局數太少，不足以下結論
play-playouts-waits = 其他工作完成後開始。
play-playouts-played = { $total }局中已下{ $done }局。
play-playouts-takes = { $games } 局約需 { $minutes } 分鐘。
play-playouts-left = 約剩 { $minutes } 分鐘。
play-playouts-stop = 停止
play-playouts-start-tip = 下過的會保留，不再重下
play-playouts-games = 每色局數
play-playouts-games-tip = 就清單的每種長度
play-playouts-simulations = 每手模擬對局
play-playouts-simulations-tip = 1,000 次時，一局需數秒
play-playouts-list = 棋形
play-playouts-list-square = 3×3
play-playouts-list-diamond = 13 點菱形
play-playouts-length = 數目 N
play-playouts-length-all = 已發表的全部
play-playouts-board = 棋盤
play-playouts-drawn = 抽選方式
play-playouts-by-frequency = 依頻率
play-playouts-evenly = 等機率
play-playouts-looked-for = 搜尋範圍
play-playouts-beside-last-move = 上一手旁邊
play-playouts-everywhere = 整個棋盤
play-playouts-head-length = N
play-playouts-head-black = 執黑
play-playouts-head-white = 執白
play-playouts-head-won = 勝率
play-playouts-head-published = 已發表
play-playouts-interval = 95% 信賴區間：{ $low } 至 { $high }
play-playouts-both = 執黑 { $black }，執白 { $white }
play-playouts-last-row = 3×3 的棋形不足 2,000 個，因此最後一列無法進行。
play-playouts-slope-tip = 勝負對 N 的對數所作的邏輯斯迴歸，附 95% 信賴區間
play-playouts-trend-here = { $trend ->
    [weaker] 此處：棋形越多越弱（斜率 { $slope }，{ $low } 至 { $high }）
    [stronger] 此處：棋形越多越強（斜率 { $slope }，{ $low } 至 { $high }）
   *[none] 此處：看不出隨 N 變化的趨勢（斜率 { $slope }，{ $low } 至 { $high }）
}
play-playouts-trend-published = { $trend ->
    [weaker] 已發表：棋形越多越弱（斜率 { $slope }，{ $low } 至 { $high }）
    [stronger] 已發表：棋形越多越強（斜率 { $slope }，{ $low } 至 { $high }）
   *[none] 已發表：看不出隨 N 變化的趨勢（斜率 { $slope }，{ $low } 至 { $high }）
}

## Notices and background work: app/play/

play-contexts-not-counted = 周邊尚未統計；推薦著手僅來自模型
play-rings-not-built = 棋形資料庫的環形保持不變
play-unpacking-model = 解壓縮模型
play-reading-common-shapes = 讀取常見棋形
play-counting-contexts = 著手周邊
play-making-report = 棋局報告
play-points-lost = 損失目數
play-no-move-asked = 這樣的選擇在這些棋局中沒有可問的著手
play-game-waits = 您與 Katachi 的對局儲存於 { $library }
play-earlier-game-goes-on = 回到先前與 Katachi 的對局。剛才的對局也已保留（Ctrl+P：「回到有變更的棋局」）
play-due-cards-lost = { $cards }張待複習卡片所屬的棋局未載入
play-choosing-games = 選擇棋局
play-due-cards = 待複習的卡片
play-cards-not-written = 卡片未能寫入
play-not-played = 未下：{ $reason }
play-copied-game = 棋局已以 SGF 格式複製到剪貼簿
play-opening-file = 開啟 { $path }
play-reading-shapes = 讀取棋形
play-save-title = 把棋局存成 SGF
play-saved-to = 已儲存到 { $path }
play-answering = Katachi 的應手
play-dead-stones = 死子
play-estimating = 形勢判斷
play-illegal-answer = Katachi 選了不合規則的一手：{ $reason }
play-learning-game = 學習棋局
play-building-rings = 建立棋形資料庫
play-testing-rings = 測試棋形資料庫
play-patterns-in-playouts = 模擬對局中的棋形
play-no-shapes = 沒有棋形

play-contradictions-about = 清單中的著手，實戰裡也這樣下嗎？帶有著手的棋形清單會在開啟的棋局中逐一查詢。表格顯示棋形出現時該著手下了幾次，以及改下在哪裡。
play-contradictions-try-about = 可以先用例子試試：職業棋局中 5×5 範圍內有四子以上、最常見的 { $patterns } 個棋形。表中列出下該著手的比例確實不到一半的棋形。
play-contradictions-try = 查詢職業棋士的棋形
play-contradictions-of-professionals = 職業棋士的棋形
play-contradictions-open = 開啟清單…
play-contradictions-open-tip = 統計著手之前所得的棋形、死活規則或棋形資料庫（.db）
play-contradictions-again = 重新查詢
play-contradictions-found = 有著手的棋形 { $patterns } 個，出現過 { $appeared } 個：與棋局矛盾 { $contradicted } 個
play-contradictions-without-move = 沒有著手的：{ $patterns } 個
play-contradictions-all = 所有棋形
play-contradictions-all-tip = 不只是著手所占比例確實不到一半的棋形
play-contradictions-head-appeared = 出現
play-contradictions-head-played = 其著手
play-contradictions-head-instead = 別處
play-contradictions-head-share = 比例%
play-contradictions-head-low = 下限
play-contradictions-head-high = 上限
play-contradictions-share-tip = 該方在棋形中先下時，下在此著手的比例；下限和上限是 95% 信賴區間的兩端
play-contradictions-instead = 直行 { $column }，橫列 { $row }：{ $count }
play-contradictions-row = { $name }：出現 { $appeared }，其著手 { $played }，別處 { $instead }
play-contradictions-find-tip = 在「搜尋」中畫出棋形，並顯示那裡所下的著手
play-contradictions-example = 第{ $number }手之後，{ $place }：{ $black } – { $white }
play-contradictions-task = 正在查詢著手
