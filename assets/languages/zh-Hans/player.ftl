# The profile of a player: results, openings, corners and shapes, against all others or professionals; a pane, and pages to print.

## The pane

player-says = 棋手档案汇总一名棋手按执黑执白和年份的战绩、布局、角部，以及其着手的棋形，各项均与所有其他棋手或职业棋手对比，并附置信区间：可在此查看，可打印成页，也可存为CSV。
player-make = 生成棋手档案
player-choose = 选择棋手
player-whose = 谁的档案
player-name-hint = 姓名…
player-name = 棋手姓名
player-against = 对比
player-against-whom = 与谁对比
player-choose-above = 在上方选择棋手，或输入姓名后按Enter。
player-most-games = 棋局最多：
player-games-of-years = { $games }局，{ $years }
player-against-games = 对比{ $against }的{ $games }局
player-against-games-only = 对比{ $against }的{ $games }局（因为没有其他棋局）
player-spelling-games = { $name }：{ $games }局
player-save-pages = 保存页面…
player-save-pages-tip = 两页可打印的内容，附棋图：PDF、SVG或PNG
player-by-games = { $player }（对局最多）
player-this-is-me = 这是我
player-this-is-me-tip = 以后先打开您自己的档案
player-table = 该棋手的{ $part }

## The tables, and what they say

player-results = 战绩
player-results-says = 已知胜负的棋局中的胜局，按执黑执白和年份列出
player-against-himself = { $games }局自己对自己的棋不计入成绩。
player-openings = 布局
player-openings-says = 该棋手的棋局下完四手后的局面，最常见的在前
player-corners = 角部
player-corners-says = 该棋手在空角的第一手下在哪里
player-joseki = 定式
player-joseki-says = 这些棋局中双方在角部的着手；差异最确定的在前
player-shapes = 棋形
player-shapes-says = 该棋手着手的5×5棋形；差异最确定的在前
player-pictures = 图示
player-pictures-says = 该棋手最常下的棋形，以及比他人多下或少下的棋形，每种至少见于三局；点击即可查找这些棋局
player-pictures-counted = 统计该棋手（执黑和执白）每手周围的{ $window }。“棋形”统计双方的着手，窗口以其所示为准，因此数字不同。
player-most-played = 最常下的棋形（{ $window }）
player-played-more = 比他人多下的棋形（{ $window }）
player-played-less = 比他人少下的棋形（{ $window }）
player-no-picture = 没有两子以上且见于三局的棋形。
player-no-sure-difference = 没有确定的差异。
player-say-your-name = 请先选定您在棋谱中的姓名（“这是我”）。
player-you-are = 您在棋谱中的姓名是{ $name }。
player-no-game = 没有棋局。
player-no-opening = 该棋手没有19×19棋盘上的布局。
player-openings-least = 没有见于十局以上的布局，因此列出见于{ $games }局以上的布局。
player-no-corner = 该棋手从未在19×19棋盘上先占角。
player-no-joseki = 没有在对比双方都出现十次以上的角部局面。

## Below the tables

player-a-game = 看一局
player-a-game-tip = 在棋盘上打开出现所选行的一局；再次点击打开下一局
player-list-games = 列出棋局
player-list-games-tip = 在棋局列表中显示所选行的棋局
player-find-games = 搜索这{ $games }局
player-find-all-tip = 在“搜索”工作区中列出该棋手符合所选行的所有棋局；“搜索”对同一位置每局只计一次
player-find-shape-tip = 在“搜索”工作区中列出该棋手下出此棋形的所有棋局
player-right-click = 右键点击：复制，或保存为CSV

## Heads of columns, and cells

player-year = 年份
player-colour = 执子
player-decided = 分胜负
player-decided-help = 已知胜负的棋局数。
player-won = 胜局
player-won-help = 在已知胜负的棋局中。
player-share-won = 胜率
player-share-won-help = 在分胜负的棋局中，附95%置信区间。
player-opening = 布局
player-opening-help = 以名称或着手表示；颜色为该棋手所执。
player-share = 占比
player-share-of-games-help = 占该棋手执此颜色的棋局的比例。
player-others = 其他人
player-others-games-help = 占其他人全部棋局的比例。
player-odds = 优势比
player-odds-help = 与其他人相比的优势比，附95%置信区间：方块表示确定更多，圆点表示确定更少，圆圈表示可能出于偶然。
player-odds-of-moves-help = 与其他人相比的优势比，附95%置信区间：方块表示确定更多，圆点表示确定更少，圆圈表示可能出于偶然。只出自一两局的行数值往往极端，排在最后。
player-first-move = 第一手
player-first-move-help = 空角中的第一颗棋子：以定式中的名称，或距两边的路数表示。
player-times = 次数
player-share-of-first-moves-help = 占该棋手在角部第一手的比例，附95%置信区间。
player-others-first-moves-help = 在其他人的棋局中占角部第一手的比例。
player-moves = 着手
player-moves-help = 到达该局面的一种常见次序及该手，以右上角表示。
player-share-of-position-help = 占此局面下全部着手的比例。
player-vs-others = 比其他人
player-vs-others-help = 频率是其他人的多少倍，附95%置信区间：方块表示确定更多，圆点表示确定更少，圆圈表示可能出于偶然，或不足三局。
player-all-years = 全部
player-both-colours = 黑白合计
player-opening-with-black = 执黑：{ $opening }
player-opening-with-white = 执白：{ $opening }
player-opening-of-white = { $opening }（白）
player-pass = 停一手
player-elsewhere = 别处

## Rows for screen readers, and what is said over them

player-result-row = { $year_and_colour }，{ $games }局，胜{ $won }局
player-opening-row = { $opening }，{ $games }局
player-move-row = { $place }，{ $times }次，{ $share }
player-shape-row = { $shape }，{ $times }次，与其他人的频率之比{ $ratio }
player-won-of = { $decided }局中胜{ $won }局：{ $share }
player-as-often = 与其他人的频率之比：{ $ratio }（{ $low }至{ $high }）
player-at-least-as-often = 与其他人的频率之比：至少{ $ratio }（{ $low }至{ $high }）
player-of-and-others = { $of }次中{ $count }次；其他人{ $of_others }次中{ $others }次
player-of-and-others-at-most = { $of }次中{ $count }次；其他人{ $of_others }次中至多{ $others }次
player-odds-surely = 优势比{ $odds }（{ $low }至{ $high }）：确定
player-odds-chance = 优势比{ $odds }（{ $low }至{ $high }）：可能出于偶然

## Against whom, notices, and names of work that goes on

player-all-others = 所有其他棋手
player-professionals = 职业棋手
player-all-others-of-library = 棋谱库中所有其他棋手
player-contemporaries = 同年代的棋手
player-contemporaries-of-library = 棋谱库中同年份的其他棋手
player-same-rank = 同段位的棋手
player-same-rank-of-library = 棋谱库中同段位的其他棋手
player-title = 棋手档案
player-choose-first = 请先选择棋手，才有档案可保存
player-save-title = 保存棋手档案：.pdf、.svg或.png
player-nobody-chosen = 未选择棋手
player-saved = 已将{ $pages }页保存到 { $path }
player-reading-professionals = 正在读取职业棋手的数据
player-no-professional-figures = 没有{ $window }的职业棋手数据
player-did-you-mean-one = 这些棋局中没有名为{ $name }的棋手；是否指{ $first }？
player-did-you-mean-two = 这些棋局中没有名为{ $name }的棋手；是否指{ $first }或{ $second }？
player-did-you-mean-three = 这些棋局中没有名为{ $name }的棋手；是否指{ $first }、{ $second }或{ $third }？

## The printed pages; they speak of the player as "he"

player-page-games-of-years = { $games }局，{ $years }；与{ $against }（{ $others }局）对比
player-page-games = { $games }局；与{ $against }（{ $others }局）对比
player-page-spellings = 棋谱中的写法：{ $names }
player-page-footer = 区间均为95%置信区间。标为确定有差异的，其中至多{ $share }%是出于偶然。

## Results on the pages

player-page-results-says = 已知胜负的棋局中的胜局
player-page-both-colours = 黑白合计
player-page-no-result = { $games }局，胜负不详
player-page-won-of = { $decided }局中胜{ $won }局
player-page-won-of-decided = 共{ $games }局，分胜负{ $decided }局，胜{ $won }局
player-page-by-year = 按年：胜率与局数

## Openings on the pages

player-page-openings-says = 下完{ $moves }手后最常见的局面
player-page-no-opening = 没有足够常见的19×19布局。
player-page-with-black = 执黑，{ $games }局
player-page-with-white = 执白，{ $games }局
player-page-games-share = { $games }局，{ $share }（{ $interval }）
player-page-others = 其他人{ $share }
player-page-others-at-most = 其他人至多{ $share }
player-page-others-odds = 其他人{ $share }；优势比{ $odds }
player-page-others-at-most-odds = 其他人至多{ $share }；优势比{ $odds }
player-page-won = { $decided }局中胜{ $won }局（{ $interval }）

## Corners on the pages

player-page-corners = 角部第一手
player-page-corners-says = 在空角的第一手下在哪里；横条上的竖线为其他人的占比
player-page-no-corner = 从未在19×19棋局中先占角。
player-page-his-share = 本人占比
player-page-the-others = 其他人
player-page-odds = 优势比
player-page-later = 角部的后续
player-page-later-says = 在其棋局中确定多于其他人，不论由哪一方下出：序号最大的一手
player-page-no-later = 其棋局的角部没有确定比其他人下得更多的着手。
player-page-of-and-share = { $of }次中{ $count }次，{ $share }
player-page-odds-of = 优势比{ $odds }

## Shapes on the pages

player-page-shapes-more = 下得更多的棋形
player-page-shapes-says = 其着手1周围的{ $window }，以其棋子为黑；数字为其他人占比的倍数
player-page-no-shape-more = 没有确定比其他人下得更多的棋形。
player-page-shapes-less = 下得更少的棋形
player-page-no-shape-less = 没有确定比其他人下得更少的棋形。
player-page-played-in = { $games }局中{ $played }次
player-page-costs-points = 损失{ $points }目
player-page-costs-percent = 损失{ $percent }%
