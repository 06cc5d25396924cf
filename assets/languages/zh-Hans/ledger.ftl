# The shape ledger: which shapes a player plays, how much more often than professionals, and what they cost by an engine.

## The pane

ledger-says = 棋形得失列出某人比职业棋手下得更多的棋形，以及它们造成的损失。
ledger-make = 计算棋形得失
ledger-no-shape = 没有下过十次以上的棋形。
ledger-whose-moves = 谁的着手
ledger-everybody = 所有人
ledger-player-games = { $player }，{ $games }局
ledger-window = 棋形的窗口
ledger-summary-without-prices = { $games }局，{ $moves }手；确定比职业棋手下得多的棋形有{ $shapes }个
ledger-summary = { $games }局，{ $moves }手，其中{ $evaluated }手已评估：平均每手损失{ $amount }
ledger-evaluations-that-are-read = 可读取KaTrain、KataGo、Lizzie和LizzieYzy、Sabaki、Ogatak、AI Sensei、Go Review Partner的评估，以及自备KataGo在此处得出的评估。Katachi不附带引擎。
ledger-not-evaluated = 这些棋局尚未评估，因此没有棋形的损失数据。可在此用自备的KataGo评估，也可在KaTrain等程序中复盘，连同分析一起保存，再添加这些文件。
ledger-not-evaluated-but-others = 这些棋局尚未评估（其他人的棋局有{ $games }局已评估），因此没有棋形的损失数据。可在此用自备的KataGo评估，也可在KaTrain等程序中复盘，连同分析一起保存，再添加这些文件。
ledger-no-costly-shape = 没有棋形的损失确定大于其他着手。
ledger-costly-shapes = 有{ $shapes }个棋形的损失确定大于其他着手。
ledger-practise = 练习
ledger-practise-tip = 就这些棋形损失最大之处，问哪一手更好；答错的会成为卡片
ledger-workbook = 练习册…
ledger-workbook-tip = 将同样的局面排成可打印的页面，答案附在后面

## Amounts, in the pane and in other workspaces

ledger-points = { $points }目
ledger-percent-of-winrate = { $percent }%胜率
ledger-points-lost = 损失目数
ledger-percent-lost = 损失%
ledger-range = { $low }至{ $high }
ledger-lost = 损失{ $amount }
ledger-lost-a-move = 每手损失{ $amount }
ledger-lost-a-move-between = 每手损失{ $amount }（{ $range }）
ledger-beside-other-moves = 与其他着手相比{ $difference }（{ $range }）
ledger-engine-says = 据引擎评估，{ $who }损失{ $amount }：{ $games }局已评估棋局中的{ $moves }手。
ledger-engine-says-between = 据引擎评估，{ $who }损失{ $amount }（{ $low }至{ $high }）：{ $games }局已评估棋局中的{ $moves }手。

## The table

ledger-shape = 棋形
ledger-name = 名称
ledger-played = 次数
ledger-played-help = 下成此棋形的着手数，以该棋手的棋子为黑。
ledger-vs-pros = 职业倍数
ledger-vs-pros-help = 频率是职业棋手的多少倍，附95%置信区间：方块表示确定更多，圆点表示确定更少，圆圈表示可能出于偶然。
ledger-price-help = 按棋谱中的评估，下成此棋形的一手平均损失多少，附按棋局计算的95%置信区间。红色：确定多于该棋手的其他着手。
ledger-q = q
ledger-q-help = 在q不大于此值的棋形中，至多有这一比例只是出于偶然才显得损失更大（Benjamini-Hochberg方法）。
ledger-shape-number = 棋形{ $number }
ledger-played-in = 在{ $games }局中下过{ $times }次
ledger-as-often = 与职业棋手的频率之比：{ $ratio }（{ $low }至{ $high }）
ledger-at-least-as-often = 与职业棋手的频率之比：至少{ $ratio }（{ $low }至{ $high }）
ledger-too-few-evaluated = 已评估的棋局太少，得不出损失：至少需要十局

## Below the table: the games of the selected shape, or how it fares over time

ledger-its-games = 相关棋局
ledger-by-month = 按月
ledger-by-year = 按年
ledger-find-all = 搜索全部
ledger-find-all-tip = 在“搜索”工作区中列出该棋手出现此棋形的所有棋局，可浏览、可打印
ledger-costliest-first = 损失大的在前
ledger-no-dates = 这些棋局都没有日期。
ledger-when = 时间
ledger-games = 局数
ledger-games-help = 该棋手的棋局，不论是否出现此棋形。
ledger-per-game = 每局
ledger-lost-help = 已评估着手的平均值。
ledger-period-row = { $period }：{ $of }手中的{ $played }手
ledger-example = 第{ $number }手，{ $place }：{ $black } – { $white }
ledger-better = 更好：{ $point }

## The user's own KataGo

ledger-positions-evaluated = { $done }/{ $total }个局面
ledger-stop-evaluating = 停止评估
ledger-stop-evaluating-tip = 已评估的会保留；再次启动即可继续
ledger-evaluate-games = 评估这些棋局
ledger-evaluate-games-tip = 用自备的KataGo在后台评估其中尚未评估的棋局
ledger-set-up-katago = 设置KataGo…

## Notices, and names of work that goes on

ledger-title = 棋形得失
ledger-evaluated-games = 已评估的棋局
ledger-reading-evaluations = 正在读取评估
ledger-no-answers = 这些失误的棋谱都没有记录更好的着手：KaTrain、Lizzie和自备的KataGo会记录
ledger-nobody-called = 这些棋局中没有名为{ $name }的棋手
ledger-evaluations-read-again = { $damage }。已从棋谱重新读取评估
ledger-engine-left-out = { $damage }。已略去引擎的评估
ledger-save-workbook = 保存练习册：.pdf、.svg或.png
ledger-workbook-saved = 已将{ $exercises }道练习（{ $pages }页）保存到 { $path }
