## The pane

costly-says = 棋形得失列出某人比職業棋士下得更多的棋形，以及它們造成的損失。
costly-make = 計算棋形得失
costly-no-shape = 沒有下過十次以上的棋形。
costly-whose-moves = 誰的著手
costly-everybody = 所有人
costly-player-games = { $player }，{ $games }局
costly-window = 棋形的視窗範圍
costly-summary-without-prices = { $games }局，{ $moves }手；確定比職業棋士更常下的棋形有{ $shapes }個
costly-summary = { $games }局，{ $moves }手，其中{ $evaluated }手已評估：每手損失 { $amount }
costly-evaluations-that-are-read = 可讀取 KaTrain、KataGo、Lizzie 和 LizzieYzy、Sabaki、Ogatak、AI Sensei 和 Go Review Partner 的評估，以及自備的 KataGo 在此所得的評估。Katachi 不附引擎。
costly-not-evaluated = 這些棋局尚未評估，因此無法得知棋形的損失。可在此用自備的 KataGo 評估，也可在 KaTrain 等程式中覆盤，連同分析一起儲存，再加入這些檔案。
costly-not-evaluated-but-others = 這些棋局尚未評估（其他人的棋局有{ $games }局已評估），因此無法得知棋形的損失。可在此用自備的 KataGo 評估，也可在 KaTrain 等程式中覆盤，連同分析一起儲存，再加入這些檔案。
costly-none-found = 沒有棋形的損失確定大於其他著手。
costly-shapes-found = 有{ $shapes }個棋形的損失確定大於其他著手。
costly-practise = 練習
costly-practise-tip = 就這些棋形損失最大之處，問哪一手更好；答錯的會成為卡片
costly-workbook = 習題簿…
costly-workbook-tip = 把同樣的局面排成可列印的頁面，解答在後面

## Amounts, in the pane and in other workspaces

costly-points = { $points } 目
costly-percent-of-winrate = { $percent }% 勝率
costly-points-lost = 損失目數
costly-percent-lost = 損失 %
costly-range = { $low } 至 { $high }
costly-lost = 損失 { $amount }
costly-lost-a-move = 每手損失 { $amount }
costly-lost-a-move-between = 每手損失 { $amount }（{ $range }）
costly-beside-other-moves = 與其他著手相比 { $difference }（{ $range }）
costly-engine-says = 據引擎評估，{ $who }損失 { $amount }：{ $games }局已評估棋局中的{ $moves }手。
costly-engine-says-between = 據引擎評估，{ $who }損失 { $amount }（{ $low } 至 { $high }）：{ $games }局已評估棋局中的{ $moves }手。

## The table

costly-shape = 棋形
costly-name = 名稱
costly-played = 次數
costly-played-help = 呈現此棋形的著手，以該棋手的棋子為黑。
costly-vs-pros = 職業倍數
costly-vs-pros-help = 頻率是職業棋士的幾倍，附 95% 信賴區間：方塊為確定較多，圓點為確定較少，圓圈可能是巧合。
costly-price-help = 依棋譜中的評估，此棋形的一手平均損失多少，附以棋局計算的 95% 信賴區間。紅色：確定多於該棋手的其他著手。
costly-q = q
costly-q-help = 在 q 不大於此值的棋形中，至多有這個比例只是因巧合而損失較大（Benjamini 與 Hochberg）。
costly-shape-number = 棋形 { $number }
costly-played-in = 在{ $games }局中下過{ $times }次
costly-as-often = 頻率與職業棋士之比 { $ratio }（{ $low } 至 { $high }）
costly-at-least-as-often = 頻率與職業棋士之比至少 { $ratio }（{ $low } 至 { $high }）
costly-too-few-evaluated = 已評估的棋局太少，無法得出損失：至少要十局

## Below the table: the games of the selected shape, or how it fares over time

costly-its-games = 相關棋局
costly-by-month = 依月
costly-by-year = 依年
costly-find-all = 找出全部
costly-find-all-tip = 在「搜尋」工作區中列出該棋手有此棋形的所有棋局，可瀏覽和列印
costly-costliest-first = 損失大的在前
costly-no-dates = 這些棋局都沒有日期。
costly-when = 時間
costly-games = 局數
costly-games-help = 該棋手的棋局，不論有無此棋形。
costly-per-game = 每局
costly-lost-help = 已評估著手的平均。
costly-period-row = { $period }：{ $of }手中的{ $played }手
costly-example = 第{ $number }手，{ $place }：{ $black } – { $white }
costly-better = 更好：{ $point }

## The user's own KataGo

costly-positions-evaluated = { $total }個局面中的{ $done }個
costly-stop-evaluating = 停止評估
costly-stop-evaluating-tip = 已評估的會保留；再次啟動即可繼續
costly-evaluate-games = 評估這些棋局
costly-evaluate-games-tip = 用自備的 KataGo 在背景評估其中尚未評估的棋局
costly-set-up-katago = 設定 KataGo…

## Notices, and names of work that goes on

costly-title = 棋形得失
costly-evaluated-games = 已評估的棋局
costly-reading-evaluations = 讀取評估
costly-no-answers = 這些失誤的棋譜都沒有記載更好的著手：KaTrain、Lizzie 和自備的 KataGo 會記載
costly-nobody-called = 這些棋局中沒有名為 { $name } 的棋手
costly-evaluations-read-again = { $damage }。已從棋譜重新讀取評估
costly-engine-left-out = { $damage }。已略過引擎的評估
costly-save-workbook = 儲存習題簿：.pdf、.svg 或 .png
costly-workbook-saved = 已把{ $exercises }題（{ $pages }頁）儲存到 { $path }
