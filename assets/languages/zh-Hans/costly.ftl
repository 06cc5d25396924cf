# Costly shapes: which shapes a player plays, how much more often than professionals, and what they cost by an engine.

## The pane

costly-says = 棋形得失列出某人比职业棋手下得更多的棋形，以及它们造成的损失。
costly-make = 计算棋形得失
costly-no-shape = 没有下过十次以上的棋形。
costly-whose-moves = 谁的着手
costly-everybody = 所有人
costly-player-games = { $player }，{ $games }局
costly-window = 棋形的窗口
costly-summary-without-prices = { $games }局，{ $moves }手；确定比职业棋手下得多的棋形有{ $shapes }个
costly-summary = { $games }局，{ $moves }手，其中{ $evaluated }手已评估：平均每手损失{ $amount }
costly-evaluations-that-are-read = 可读取KaTrain、KataGo、Lizzie和LizzieYzy、Sabaki、Ogatak、AI Sensei、Go Review Partner的评估，以及自备KataGo在此处得出的评估。Katachi不附带引擎。
costly-not-evaluated = 这些棋局尚未评估，因此没有棋形的损失数据。可在此用自备的KataGo评估，也可在KaTrain等程序中复盘，连同分析一起保存，再添加这些文件。
costly-not-evaluated-but-others = 这些棋局尚未评估（其他人的棋局有{ $games }局已评估），因此没有棋形的损失数据。可在此用自备的KataGo评估，也可在KaTrain等程序中复盘，连同分析一起保存，再添加这些文件。
costly-none-found = 没有棋形的损失确定大于其他着手。
costly-shapes-found = 有{ $shapes }个棋形的损失确定大于其他着手。
costly-practise = 练习
costly-practise-tip = 就这些棋形损失最大之处，问哪一手更好；答错的会成为卡片
costly-workbook = 练习册…
costly-workbook-tip = 将同样的局面排成可打印的页面，答案附在后面

## Amounts, in the pane and in other workspaces

costly-points = { $points }目
costly-percent-of-winrate = { $percent }%胜率
costly-points-lost = 损失目数
costly-percent-lost = 损失%
costly-range = { $low }至{ $high }
costly-lost = 损失{ $amount }
costly-lost-a-move = 每手损失{ $amount }
costly-lost-a-move-between = 每手损失{ $amount }（{ $range }）
costly-beside-other-moves = 与其他着手相比{ $difference }（{ $range }）
costly-engine-says = 据引擎评估，{ $who }损失{ $amount }：{ $games }局已评估棋局中的{ $moves }手。
costly-engine-says-between = 据引擎评估，{ $who }损失{ $amount }（{ $low }至{ $high }）：{ $games }局已评估棋局中的{ $moves }手。

## The table

costly-shape = 棋形
costly-name = 名称
costly-played = 次数
costly-played-help = 下成此棋形的着手数，以该棋手的棋子为黑。
costly-vs-pros = 职业倍数
costly-vs-pros-help = 频率是职业棋手的多少倍，附95%置信区间：方块表示确定更多，圆点表示确定更少，圆圈表示可能出于偶然。
costly-price-help = 按棋谱中的评估，下成此棋形的一手平均损失多少，附按棋局计算的95%置信区间。红色：确定多于该棋手的其他着手。
costly-q = q
costly-q-help = 在q不大于此值的棋形中，至多有这一比例只是出于偶然才显得损失更大（Benjamini-Hochberg方法）。
costly-shape-number = 棋形{ $number }
costly-played-in = 在{ $games }局中下过{ $times }次
costly-as-often = 与职业棋手的频率之比：{ $ratio }（{ $low }至{ $high }）
costly-at-least-as-often = 与职业棋手的频率之比：至少{ $ratio }（{ $low }至{ $high }）
costly-too-few-evaluated = 已评估的棋局太少，得不出损失：至少需要十局

## Below the table: the games of the selected shape, or how it fares over time

costly-its-games = 相关棋局
costly-by-month = 按月
costly-by-year = 按年
costly-find-all = 搜索全部
costly-find-all-tip = 在“搜索”工作区中列出该棋手出现此棋形的所有棋局，可浏览、可打印
costly-costliest-first = 损失大的在前
costly-no-dates = 这些棋局都没有日期。
costly-when = 时间
costly-games = 局数
costly-games-help = 该棋手的棋局，不论是否出现此棋形。
costly-per-game = 每局
costly-lost-help = 已评估着手的平均值。
costly-period-row = { $period }：{ $of }手中的{ $played }手
costly-example = 第{ $number }手，{ $place }：{ $black } – { $white }
costly-better = 更好：{ $point }

## The user's own KataGo

costly-positions-evaluated = { $done }/{ $total }个局面
costly-stop-evaluating = 停止评估
costly-stop-evaluating-tip = 已评估的会保留；再次启动即可继续
costly-evaluate-games = 评估这些棋局
costly-evaluate-games-tip = 用自备的KataGo在后台评估其中尚未评估的棋局
costly-set-up-katago = 设置KataGo…

## Notices, and names of work that goes on

costly-title = 棋形得失
costly-evaluated-games = 已评估的棋局
costly-reading-evaluations = 正在读取评估
costly-no-answers = 这些失误的棋谱都没有记录更好的着手：KaTrain、Lizzie和自备的KataGo会记录
costly-nobody-called = 这些棋局中没有名为{ $name }的棋手
costly-evaluations-read-again = { $damage }。已从棋谱重新读取评估
costly-engine-left-out = { $damage }。已略去引擎的评估
costly-save-workbook = 保存练习册：.pdf、.svg或.png
costly-workbook-saved = 已将{ $exercises }道练习（{ $pages }页）保存到 { $path }
