## The pane

ledger-says = 棋形得失列出某人比職業棋士更常下的棋形，以及它們的代價。
ledger-make = 計算棋形得失
ledger-no-shape = 沒有下過十次以上的棋形。
ledger-whose-moves = 誰的著手
ledger-everybody = 所有人
ledger-player-games = { $player }，{ $games }局
ledger-window = 棋形的視窗範圍
ledger-summary-without-prices = { $games }局，{ $moves }手；確定比職業棋士更常下的棋形有{ $shapes }個
ledger-summary = { $games }局，{ $moves }手，其中{ $evaluated }手已評估：每手損失 { $amount }
ledger-evaluations-that-are-read = 可讀取 KaTrain、KataGo、Lizzie 和 LizzieYzy、Sabaki、Ogatak、AI Sensei 和 Go Review Partner 的評估，以及自備的 KataGo 在此所得的評估。Katachi 不附引擎。
ledger-not-evaluated = 這些棋局沒有評估，因此棋形沒有代價可言。請在此用自備的 KataGo 評估，或例如在 KaTrain 中覆盤，連同分析一起儲存，再加入那些檔案。
ledger-not-evaluated-but-others = 這些棋局沒有評估（其他人的有{ $games }局），因此棋形沒有代價可言。請在此用自備的 KataGo 評估，或例如在 KaTrain 中覆盤，連同分析一起儲存，再加入那些檔案。
ledger-no-costly-shape = 沒有棋形的代價確定高於其他著手。
ledger-costly-shapes = 有{ $shapes }個棋形的代價確定高於其他著手。
ledger-practise = 練習
ledger-practise-tip = 在這些棋形代價最高之處，問哪裡更好；答錯的會成為卡片
ledger-workbook = 習題簿…
ledger-workbook-tip = 把同樣的局面排成可列印的頁面，解答在後面

## Amounts, in the pane and in other workspaces

ledger-points = { $points } 目
ledger-percent-of-winrate = { $percent }% 勝率
ledger-points-lost = 損失目數
ledger-percent-lost = 損失 %
ledger-range = { $low } 至 { $high }
ledger-lost = 損失 { $amount }
ledger-lost-a-move = 每手損失 { $amount }
ledger-lost-a-move-between = 每手損失 { $amount }（{ $range }）
ledger-beside-other-moves = 與其他著手相比 { $difference }（{ $range }）
ledger-engine-says = 據引擎評估，{ $who }損失 { $amount }：{ $games }局已評估棋局中的{ $moves }手。
ledger-engine-says-between = 據引擎評估，{ $who }損失 { $amount }（{ $low } 至 { $high }）：{ $games }局已評估棋局中的{ $moves }手。

## The table

ledger-shape = 棋形
ledger-name = 名稱
ledger-played = 次數
ledger-played-help = 呈現此棋形的著手，以該棋手的棋子為黑。
ledger-vs-pros = 職業倍數
ledger-vs-pros-help = 頻率是職業棋士的幾倍，附 95% 信賴區間：方塊為確定較多，圓點為確定較少，圓圈可能是巧合。
ledger-price-help = 依棋譜中的評估，此棋形的一手平均損失多少，附以棋局計算的 95% 信賴區間。紅色：確定多於該棋手的其他著手。
ledger-q = q
ledger-q-help = 在 q 不大於此值的棋形中，至多有這個比例只是因巧合而代價較高（Benjamini 與 Hochberg）。
ledger-shape-number = 棋形 { $number }
ledger-played-in = 在{ $games }局中下過{ $times }次
ledger-as-often = 頻率與職業棋士之比 { $ratio }（{ $low } 至 { $high }）
ledger-at-least-as-often = 頻率與職業棋士之比至少 { $ratio }（{ $low } 至 { $high }）
ledger-too-few-evaluated = 已評估的棋局太少，無法得出代價：至少要十局

## Below the table: the games of the selected shape, or how it fares over time

ledger-its-games = 相關棋局
ledger-by-month = 依月
ledger-by-year = 依年
ledger-find-all = 找出全部
ledger-find-all-tip = 在「搜尋」工作區中列出該棋手有此棋形的所有棋局，可瀏覽和列印
ledger-costliest-first = 代價最高者在前
ledger-no-dates = 這些棋局都沒有日期。
ledger-when = 時間
ledger-games = 局數
ledger-games-help = 該棋手的棋局，不論有無此棋形。
ledger-per-game = 每局
ledger-lost-help = 已評估著手的平均。
ledger-period-row = { $period }：{ $of }手中的{ $played }手
ledger-example = 第 { $number } 手，{ $place }：{ $black } – { $white }
ledger-better = 更好的是 { $point }

## The user's own KataGo

ledger-positions-evaluated = { $total }個局面中的{ $done }個
ledger-stop-evaluating = 停止評估
ledger-stop-evaluating-tip = 已評估的會保留；再次啟動即可繼續
ledger-evaluate-games = 評估這些棋局
ledger-evaluate-games-tip = 自備的 KataGo 在背景評估這些棋局中尚未評估者
ledger-set-up-katago = 設定 KataGo…

## Notices, and names of work that goes on

ledger-title = 棋形得失
ledger-evaluated-games = 已評估的棋局
ledger-reading-evaluations = 讀取評估
ledger-no-answers = 這些失誤的棋譜都沒有記載哪裡更好：KaTrain、Lizzie 和自備的 KataGo 會記載
ledger-nobody-called = 這些棋局中沒有名為 { $name } 的棋手
ledger-evaluations-read-again = { $damage }。已從棋譜重新讀取評估
ledger-engine-left-out = { $damage }。已略過引擎的評估
ledger-save-workbook = 儲存習題簿：.pdf、.svg 或 .png
ledger-workbook-saved = 已把{ $exercises }題（{ $pages }頁）儲存到 { $path }
