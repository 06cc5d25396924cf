# The dossier of a player: results, openings, corners and shapes, against all others or professionals; a pane, and pages to print.

## The pane

dossier-says = 棋手档案汇总一名棋手按执黑执白和年份的战绩、布局、角部，以及其着手的棋形，各项均与所有其他棋手或职业棋手对比，并附置信区间：可在此查看，可打印成页，也可存为CSV。
dossier-make = 生成棋手档案
dossier-choose-a-player = 选择棋手
dossier-whose = 谁的档案
dossier-name-hint = 姓名……
dossier-name-of-player = 棋手姓名
dossier-against = 对比
dossier-against-whom = 与谁对比
dossier-choose-above = 在上方选择棋手，或输入姓名后按Enter。
dossier-most-games = 棋局最多：
dossier-games-of-years = { $games }局，{ $years }
dossier-against-games = 对比{ $against }的{ $games }局
dossier-against-games-only = 对比{ $against }的{ $games }局（因为没有其他棋局）
dossier-spelling-games = { $name }：{ $games }局
dossier-save-pages = 保存页面…
dossier-save-pages-tip = 两页可打印的内容，附棋图：PDF、SVG或PNG
dossier-part-of-player = 该棋手的{ $part }

## The tables, and what they say

dossier-results = 战绩
dossier-results-says = 已知胜负的棋局中的胜局，按执黑执白和年份列出
dossier-against-himself = { $games } 局自己对自己的棋不计入成绩。
dossier-openings = 布局
dossier-openings-says = 该棋手的棋局下完四手后的局面，最常见的在前
dossier-corners = 角部
dossier-corners-says = 该棋手在空角的第一手下在哪里
dossier-joseki = 定式
dossier-joseki-says = 这些棋局中双方在角部的着手；差异最确定的在前
dossier-shapes = 棋形
dossier-shapes-says = 该棋手着手的5×5棋形；差异最确定的在前
dossier-pictures = 图示
dossier-pictures-says = 该棋手最常下的棋形，以及比他人多下或少下的棋形，每种至少见于三局；点击即可查找这些棋局
dossier-most-played = 最常下的棋形
dossier-played-more = 比他人多下的棋形
dossier-played-less = 比他人少下的棋形
dossier-no-picture = 没有两子以上且见于三局的棋形。
dossier-no-sure-difference = 没有确定的差异。
dossier-say-your-name = 请先填写您在棋谱中的姓名。
dossier-no-game = 没有棋局。
dossier-no-opening = 没有在19×19棋盘上下过十次以上的布局。
dossier-no-corner = 该棋手从未在19×19棋盘上先占角。
dossier-no-joseki = 没有在对比双方都出现十次以上的角部局面。

## Below the tables

dossier-a-game = 看一局
dossier-a-game-tip = 在棋盘上打开出现所选行的一局；再次点击打开下一局
dossier-list-games = 列出棋局
dossier-list-games-tip = 在棋局列表中显示所选行的棋局
dossier-find-all-tip = 在“搜索”工作区中列出该棋手符合所选行的所有棋局
dossier-right-click = 右键点击：复制，或保存为CSV

## Heads of columns, and cells

dossier-year = 年份
dossier-colour = 执子
dossier-decided = 分胜负
dossier-decided-help = 已知胜负的棋局数。
dossier-won = 胜局
dossier-won-help = 在已知胜负的棋局中。
dossier-share-won = 胜率
dossier-share-won-help = 在分胜负的棋局中，附95%置信区间。
dossier-opening = 布局
dossier-opening-help = 以名称或着手表示；颜色为该棋手所执。
dossier-share = 占比
dossier-share-of-games-help = 占该棋手执此颜色的棋局。
dossier-others = 其他人
dossier-others-games-help = 占其他人的全部棋局。
dossier-odds = 优势比
dossier-odds-help = 几率是其他人的多少倍，附95%置信区间：方块表示确定更多，圆点表示确定更少，圆圈表示可能出于偶然。
dossier-first-move = 第一手
dossier-first-move-help = 距两边的路数；空角中的第一颗棋子。
dossier-times = 次数
dossier-share-of-first-moves-help = 占该棋手在角部第一手的比例，附95%置信区间。
dossier-others-first-moves-help = 在其他人的棋局中占角部第一手的比例。
dossier-moves = 着手
dossier-moves-help = 到达该局面的一种常见次序及该手，以右上角表示。
dossier-share-of-position-help = 占此局面下全部着手的比例。
dossier-vs-others = 比其他人
dossier-vs-others-help = 频率是其他人的多少倍，附95%置信区间：方块表示确定更多，圆点表示确定更少，圆圈表示可能出于偶然。
dossier-all-years = 全部
dossier-both-colours = 黑白合计
dossier-opening-with-black = 执黑：{ $opening }
dossier-opening-with-white = 执白：{ $opening }
dossier-opening-of-white = { $opening }（白）
dossier-pass = 停一手
dossier-elsewhere = 别处

## Rows for screen readers, and what is said over them

dossier-result-row = { $year_and_colour }，{ $games }局，胜{ $won }局
dossier-opening-row = { $opening }，{ $games }局
dossier-move-row = { $place }，{ $times }次，{ $share }
dossier-shape-row = { $shape }，{ $times }次，与其他人的频率之比{ $ratio }
dossier-won-of = { $decided }局中胜{ $won }局：{ $share }
dossier-as-often = 与其他人的频率之比：{ $ratio }（{ $low }至{ $high }）
dossier-at-least-as-often = 与其他人的频率之比：至少{ $ratio }（{ $low }至{ $high }）
dossier-of-and-others = { $of }次中{ $count }次；其他人{ $of_others }次中{ $others }次
dossier-of-and-others-at-most = { $of }次中{ $count }次；其他人{ $of_others }次中至多{ $others }次
dossier-odds-surely = 优势比{ $odds }（{ $low }至{ $high }）：确定
dossier-odds-chance = 优势比{ $odds }（{ $low }至{ $high }）：可能出于偶然

## Against whom, notices, and names of work that goes on

dossier-all-others = 所有其他棋手
dossier-professionals = 职业棋手
dossier-all-others-of-library = 棋谱库中所有其他棋手
dossier-contemporaries = 同年代的棋手
dossier-contemporaries-of-library = 棋谱库中同年份的其他棋手
dossier-same-rank = 同段位的棋手
dossier-same-rank-of-library = 棋谱库中同段位的其他棋手
dossier-title = 棋手档案
dossier-choose-first = 请先选择棋手，才有档案可保存
dossier-save-title = 保存棋手档案：.pdf、.svg或.png
dossier-nobody-chosen = 未选择棋手
dossier-saved = 已将{ $pages }页保存到 { $path }
dossier-reading-professionals = 正在读取职业棋手的数据
dossier-no-professional-figures = 没有{ $window }的职业棋手数据
dossier-did-you-mean-one = 这些棋局中没有名为{ $name }的棋手；是否指{ $first }？
dossier-did-you-mean-two = 这些棋局中没有名为{ $name }的棋手；是否指{ $first }或{ $second }？
dossier-did-you-mean-three = 这些棋局中没有名为{ $name }的棋手；是否指{ $first }、{ $second }或{ $third }？

## The printed pages; they speak of the player as "he"

dossier-page-games-of-years = { $games }局，{ $years }；与{ $against }（{ $others }局）对比
dossier-page-games = { $games }局；与{ $against }（{ $others }局）对比
dossier-page-spellings = 棋谱中的写法：{ $names }
dossier-page-footer = 区间均为95%置信区间。标为确定有差异的，其中至多{ $share }%是出于偶然。

## Results on the pages

dossier-page-results-says = 已知胜负的棋局中的胜局
dossier-page-both-colours = 黑白合计
dossier-page-no-result = { $games }局，胜负不详
dossier-page-won-of = { $decided }局中胜{ $won }局
dossier-page-won-of-decided = 共{ $games }局，分胜负{ $decided }局，胜{ $won }局
dossier-page-by-year = 按年：胜率与局数

## Openings on the pages

dossier-page-openings-says = 下完{ $moves }手后最常见的局面
dossier-page-no-opening = 没有足够常见的19×19布局。
dossier-page-with-black = 执黑，{ $games }局
dossier-page-with-white = 执白，{ $games }局
dossier-page-games-share = { $games }局，{ $share }（{ $interval }）
dossier-page-others = 其他人{ $share }
dossier-page-others-at-most = 其他人至多{ $share }
dossier-page-others-odds = 其他人{ $share }；优势比{ $odds }
dossier-page-others-at-most-odds = 其他人至多{ $share }；优势比{ $odds }
dossier-page-won = { $decided }局中胜{ $won }局（{ $interval }）

## Corners on the pages

dossier-page-corners = 角部第一手
dossier-page-corners-says = 在空角的第一手下在哪里；横条上的竖线为其他人的占比
dossier-page-no-corner = 从未在19×19棋局中先占角。
dossier-page-his-share = 本人占比
dossier-page-the-others = 其他人
dossier-page-odds = 优势比
dossier-page-later = 角部的后续
dossier-page-later-says = 在其棋局中确定多于其他人，不论由哪一方下出：序号最大的一手
dossier-page-no-later = 其棋局的角部没有确定比其他人下得更多的着手。
dossier-page-of-and-share = { $of }次中{ $count }次，{ $share }
dossier-page-odds-of = 优势比{ $odds }

## Shapes on the pages

dossier-page-shapes-more = 下得更多的棋形
dossier-page-shapes-says = 其着手1周围的{ $window }，以其棋子为黑；数字为其他人占比的倍数
dossier-page-no-shape-more = 没有确定比其他人下得更多的棋形。
dossier-page-shapes-less = 下得更少的棋形
dossier-page-no-shape-less = 没有确定比其他人下得更少的棋形。
dossier-page-played-in = { $games }局中{ $played }次
dossier-page-costs-points = 损失{ $points }目
dossier-page-costs-percent = 损失{ $percent }%
