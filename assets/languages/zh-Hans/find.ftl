# The Find workspace: a drawn shape, what it finds, who played it and when; and what is said of diagrams and filters.

## The panels

find-pane-draw = 绘制
find-pane-results = 概况
find-pane-years = 年份
find-pane-players = 棋手
find-pane-hits = 结果
find-pane-history = 历史
find-pane-text = 文本
find-pane-pages = 打印页

## Several drawings in one question (parts)

find-add = 添加
find-add-tip = 在同样的棋局中再查一个棋形
find-add-and = AND 另一个棋形
find-add-and-tip = 两者都有的棋局
find-add-and-not = AND NOT 另一个棋形
find-add-and-not-tip = 有此形而没有另一形的棋局
find-add-or = OR 另一个棋形
find-add-or-tip = 有其中任意一形的棋局
find-add-then = THEN 另一个棋形
find-add-then-tip = 另一形在若干手之内接着出现的棋局
find-must-contain = 必须包含
find-must-not-contain = 不得包含
find-join-and = 并且有
find-join-and-not = 并且没有
find-join-or = 或有
find-join-or-not = 或没有
find-join-then = 接着在{ $moves }手内
find-join-then-same = 接着在{ $moves }手内，方向相同
find-join-first-tip = 棋局是否必须有此棋形
find-join-tip = 此棋形与前一个棋形的关系
find-choose-and = AND
find-choose-and-not = AND NOT
find-choose-or = OR
find-choose-or-not = OR NOT
find-choose-then = THEN
find-within-moves = 手数上限
find-same-orientation = 方向相同
find-shape = 棋形{ $number }
find-remove-shape = 移除棋形{ $number }
find-remove-shape-tip = 不再查找此棋形
find-part-shown-tip = 正在显示它的结果。点击可绘制。
find-part-tip = 点击可绘制并查看它的结果。

## The tools of the query board (palette)

find-tool-stones = 交替
find-tool-stones-tip = 点击：黑白交替落子（P）；Shift为黑，Ctrl为白；再次点击移除
find-tool-select = 选择
find-tool-select-tip = 拖选要搜索的区域（S）；右键随时可以拖选
find-tool-moves = 着手
find-tool-moves-tip = 依次为后续着手编号（M）；点击最后一手可取消
find-tool-points = 选点
find-tool-points-tip = 逐个点击或拖过要搜索的点（D）
find-more-sets = 更多
find-more-sets-tip = 点的其他条件，包括盘外
find-undo-tip = 撤销（Ctrl+Z）
find-redo-tip = 重做（Ctrl+Shift+Z）
find-turn-tip = 旋转90°（R）
find-mirror-tip = 翻转（Shift+R）
find-exchange = 互换
find-exchange-tip = 黑白互换（C）
find-clear = 清空
find-clear-tip = 清空棋盘（Delete）
find-examples = 示例
find-board-size = 棋盘大小

## What a point of the drawing may hold (sets)

find-set-empty = 空
find-set-black = 黑
find-set-black-empty = 黑或空
find-set-white = 白
find-set-white-empty = 白或空
find-set-stone = 黑白均可
find-set-on-board = 盘上任意
find-set-off-board = 盘外
find-set-empty-off = 空或盘外
find-set-black-off = 黑或盘外
find-set-black-empty-off = 黑、空或盘外
find-set-white-off = 白或盘外
find-set-white-empty-off = 白、空或盘外
find-set-stone-off = 棋子或盘外
find-set-anything = 任意，包括盘外

## Examples: ready questions

find-example-approach = 小目挂角
find-example-approach-hint = 小飞挂之后怎么下？点击棋盘上的字母继续。
find-example-invasion = 点三三
find-example-invasion-hint = 黑棋占星位，白棋点三三：黑棋从哪边挡？也请看看“年份”。
find-example-bamboo-joint = 双
find-example-bamboo-joint-hint = 没有画出边线，因此任何位置都能找到，包括旋转和黑白互换。
find-example-empty-triangle = 空三角
find-example-empty-triangle-hint = 绿点表示任意：只看这个三角。
find-example-crawl = 二路爬
find-example-crawl-hint = 画出了下边线：此形沿四条边查找。
find-example-stone-or-empty = 有子或空
find-example-stone-or-empty-hint = 黑点表示黑子或空：无论有无保护，这个扳都能找到。

## The query board (draw)

find-query-board = 搜索棋盘
find-turn = 旋转90°
find-mirror = 翻转
find-exchange-colours = 黑白互换
find-copy-diagram = 复制为文本图
find-explore-in-joseki = 在“定式”中研究
find-find-in-problems = 在题目中搜索
find-follow = 区域随棋子变化
find-board-words = { $size }，{ $stones }子
find-board-words-region = { $size }，{ $stones }子，区域{ $from }至{ $to }

## How the drawing may match (options)

find-reading-shape = 按图形
find-reading-shape-short = 图形
find-reading-shape-tip = 棋盘任何位置，包括旋转和翻转。棋子之间的点为空，周围可为任意
find-reading-stones = 仅这些棋子
find-reading-stones-short = 棋子
find-reading-stones-tip = 棋盘任何位置，包括旋转和翻转。其他点可为任意，棋子之间的点也一样
find-reading-corner = 单独在角上
find-reading-side = 单独在边上
find-reading-edge-short = 单独
find-reading-edge-tip = 任何角上或边上，与边线的距离同图中一样。直到边线的其他点都为空，因此附近另有棋子的情况（“仅此位置”会计入）不在其中
find-reading-here = 仅此位置
find-reading-here-short = 此处
find-reading-here-tip = 仅在棋盘的这些点上，不移动也不旋转。棋子之间的点为空，周围可为任意
find-reading-region = 在区域内
find-reading-region-tip = 用右键拖选另一个区域，或点击其他选项让区域随棋子变化
find-options = 选项
find-options-set = 选项：{ $count }
find-options-tip = 边线、黑白、行棋方、手数
find-set-edges = 不限于所接触的边线
find-set-other-edges = 不接触未画出的边线
find-set-colours = 仅限图中的黑白
find-set-moves = 第{ $first }至{ $last }手
find-black-to-play = 轮到黑棋
find-white-to-play = 轮到白棋
find-edges = 边线
find-edges-tip = 区域接触的棋盘边线属于图形：只沿这样的边线搜索。关闭某条边线后，该方向可在任何位置。
find-left = 左
find-right = 右
find-top = 上
find-bottom = 下
find-left-edge = 左边线
find-right-edge = 右边线
find-top-edge = 上边线
find-bottom-edge = 下边线
find-other-edges = 可接触其他边线
find-other-edges-tip = 是否也可位于接触未画出边线的地方。关闭时，边上的棋形不会延伸到角上。
find-fixed = 仅此位置
find-fixed-tip = 仅在所画的位置，不旋转到别处
find-swap = 可黑白互换
find-swap-tip = 也查找黑白互换的棋形
find-to-play = 行棋方
find-to-play-any = 任意
find-in-variations = 包括变化
find-in-variations-tip = 也在变化中搜索，有变化的棋局为{ $games }局；每条变化单独成列
find-no-variations = 这些棋局都没有变化
find-main-lines-alone = 多个图形及后续着手只在主要变化中搜索
find-limit-moves = 限定手数
find-limit-moves-tip = 仅限在这些手数内出现
find-moves-from = 从
find-moves-to = 到

## The text diagram (text)

find-copy = 复制
find-copy-tip = 文本图，含边线
find-draw-this = 画出此图
find-as-it-is-drawn = 恢复为图形
find-as-it-is-drawn-tip = 丢弃键入的内容
find-paste-hint = 也可在此工作区的任何位置按Ctrl+V粘贴文本图或棋谱（SGF）。
find-diagram = 文本图
find-marks = X 黑 · O 白 · . 空 · ? 盘上任意 · x 黑或空 · o 白或空 · @ 黑白均可 · # 盘外 · * 任意 · (9) 其他条件 · _ 不属于区域 · | 和 - 边线

## What was found, and what the search does (totals)

find-line-no-games = 未加载棋局：请打开棋谱或示例。
find-line-nothing-drawn = 请画一个棋形：边画边显示结果。
find-line-indexing = 正在为棋局建立索引，每个棋谱库只需一次…
find-line-variations = 正在读取变化…
find-line-awaiting-games = 正在统计角部局面的棋局…
find-line-searching = 正在搜索…
find-line-slow = 此搜索较慢：停止绘制后开始。
find-line-stopped = 已停止。
find-search = 搜索
find-search-tip = 立即搜索（Ctrl+Enter）
find-stop = 停止
find-hits-in-games = { $hits }，来自{ $games }
find-hits-tip = 一个结果是棋局中所画棋形出现的一处位置和方向。一局可有多个结果，局数中只计一次。
find-in-games = 来自{ $games }局
find-share-searched = 所搜索{ $games }局的{ $share }
find-share-searched-tip = 所搜索的棋局中，有结果的棋局所占比例
find-as-drawn-swapped = 与图相同{ $same }，黑白互换{ $swapped }
find-other-sizes = 其中{ $games }局不是{ $size }棋盘
find-other-sizes-tip = 所画棋形会在各种大小的棋盘上搜索：在筛选中写size:{ $side }可排除其他大小
find-unread = 有{ $records }份棋谱无法重新读取：仅搜索主要变化

## Results

find-filter-hint = 仅限这些棋局：棋手:秀策 年:1840..1862 …
find-filter-name = 筛选搜索范围
find-own-moves = 不论执黑执白，都是本人的着手：asblack和aswhite指图形中黑、白一方的棋手，黑白互换的棋局也一样。
find-clear-filter = 清除
find-search-all = 搜索所有棋局
find-shapes-called-so = 同名棋形：
find-only-in-earlier = 仅限先前结果中的{ $games }局
find-only-in-counted-corners = 仅限“定式”中统计到此角的{ $games }局（{ $corners }次）
find-counted-corners-note = 搜索还包括后来才形成相同棋子或轮到另一方下的情况，因此结果可能更多。
find-only-in-counted = 仅在所点击的行统计的{ $games }局中
find-search-within = 在这些棋局中搜索
find-search-within-tip = 接下来画的图形只在这些棋局中搜索
find-features = 特征棋形
find-features-tip = 最能区分棋局的400个3×3或3×2棋形：图中有哪些，各剩下多少局。统计需要一些时间
find-features-drawn = 图中有{ $known }个特征棋形中的{ $drawn }个：{ $games }局全部具有
find-feature = 第{ $column }列第{ $row }行的{ $size }：{ $games }局
find-task-features = 统计特征棋形

## Continuations

find-no-continuation = 在区域因其他原因改变之前，没有人再在其中落子。
find-play-it = 在图形中走这一手
find-more-points = 另有{ $points }点
find-fewer-points = 只显示前几点
find-head-played = 次数
find-head-share = 占比
find-head-by-other = 对方
find-head-both = 双方
find-head-later = 脱先后
find-head-black-wins = 黑胜率
find-head-any-order = 不限次序
find-continuations-tip = 次数、对方和脱先后计的是结果：一局有多个结果就计多次。次数：该行颜色走在该点的结果数。占比：其在全部结果中的占比。对方：另一颜色走在该点的次数。双方：任一颜色走在该点的次数，与“棋形”中的计法相同。脱先后：其中在别处下过两手或更多之后才走的。黑胜率：取自该行颜色走在该点且分出胜负的棋局，每局只计一次，附95%置信区间；与五五开无差异时为灰色。不限次序：无论最后一手是哪一手，含此子的局面出现的次数，可能多于次数一栏。
find-alike-tip = 比较相邻名次：假如两者同样常见，仅凭偶然，次数相差如此之大的情况会超过二十分之一（χ²，自由度1）。
find-counts-note = { $hits }个结果中有{ $followed }个在区域内有后续：各点的次数与对方之和即为此数。没有后续：{ $none }个（{ $share }）。
find-later-note = 脱先之后才下的（斜线部分）：{ $later }个。
find-variations-note = 在变化中，一个结果可有多个后续，每个都计数，因此总和可能更大。
find-compare-periods = 某年前后
find-compare-periods-tip = 增加三栏：每一手在此年之前的棋局中和自此年起的棋局中的占比，以及其变化。没有年份的棋局不计入
find-head-before = 之前
find-head-since = 之后
find-head-change = 变化
find-change-tip = { $year }年起的占比减去之前的占比，以百分点计。带*的变化中，预计不到1/20出于偶然；灰色可能是偶然。同一局的多个结果算作一次选择
find-change-sure = 变化{ $points }个百分点：不能用偶然解释
find-change-unsure = 变化{ $points }个百分点：可能是偶然
find-before-tip = 该行的一手在{ $year }年之前棋局的全部结果中的占比
find-since-tip = 该行的一手在{ $year }年起棋局的全部结果中的占比
find-periods-hits = 之前{ $before }个结果，之后{ $since }个
find-periods-hits-undated = 之前{ $before }个结果，之后{ $since }个，无年份{ $undated }个
find-period-share = { $hits }个结果中{ $played }个：{ $rate }
find-period-before = { $year }年之前：{ $share }
find-period-since = { $year }年起：{ $share }
find-continuation-words = { $times }次：黑{ $black }次、脱先后{ $black_later }次，白{ $white }次、脱先后{ $white_later }次
find-reached-black = 黑棋由此下出：{ $here }。含此黑子的局面（不限次序）：{ $games }中{ $times }。
find-reached-white = 白棋由此下出：{ $here }。含此白子的局面（不限次序）：{ $games }中{ $times }。
find-black-there = 黑棋此手
find-white-there = 白棋此手
find-two-alike = { $one }与{ $other }无显著差异（p = { $p }）。
find-continuation-hint = 点击：走这一手并继续搜索。
find-black-won = 分出胜负的{ $games }局中，黑棋胜率{ $rate }
find-black-won-even = 分出胜负的{ $games }局中，黑棋胜率{ $rate }；与五五开无差异
find-letters = { $letters }和{ $last }
find-alike = { $letters }之间无显著差异。
find-alike-more = { $first }之间无显著差异；{ $others }之间亦然。
find-alike-nor = { $letters }

## Where there is nothing to show (teach)

find-games-are-read = 正在读取棋谱。
find-no-games = 未加载棋局
find-no-games-hint = 将SGF文件、文件夹或压缩包拖放到窗口中，或从“文件”菜单打开示例棋局。
find-draw-a-shape = 请画一个棋形
find-draw-a-shape-hint = 在棋盘上点击放置棋子，区域会随之变化，也可用右键自行拖选。边画边在此显示结果。
find-begin-with = 或从以下示例开始：
find-no-hit = 没有棋局含此棋形
find-reading-hits = { $reading }：{ $hits }个结果
find-leave-out = 去掉一子，或用绿点（A）标出无关紧要的点。
find-try = 试试：
find-or-paint = 或用绿点（A）标出无关紧要的点。
find-relax-anywhere = 棋盘任何位置
find-relax-anywhere-tip = 棋形可位于所画位置之外
find-relax-other-edges = 也可靠近其他边线
find-relax-other-edges-tip = 可接触未画出的边线
find-relax-swap = 也可黑白互换
find-relax-swap-tip = 允许黑白互换
find-relax-to-play = 不限行棋方
find-relax-to-play-tip = 轮到哪一方均可
find-relax-moves = 不限手数
find-relax-moves-tip = 可在任何一手出现
find-relax-all-games = 在所有棋局中
find-relax-all-games-tip = 不限于先前结果中的棋局
find-relax-no-filter = 不筛选
find-relax-no-filter-tip = 也包括被筛选排除的棋局
find-relax-region = 更小的区域
find-relax-region-tip = 区域随所画的内容变化

## Years

find-facts-hint = 请画一个棋形，这里会显示何人何时下过。
find-facts-no-hit = 没有棋局含此棋形。
find-no-years = 这些棋局都未注明对局时间。
find-shares-of-all = 这些棋局每局都有结果。占比以通过筛选的所有棋局计算。
find-share-of-each = 占各时段棋局的比例，间隔
find-each-years = { $years }年
find-first = 最早：
find-first-tip = 在该处打开
find-only-these-tip = 点击：只在这些棋局中搜索
find-first-move = 第{ $number }手
find-undated = · 日期不详：{ $games }局中有{ $found }局
find-by-era = 按时代
find-era-first = 至1867年
find-era-last = 2016年起
find-found-of = { $found } / { $games }
find-found-of-what = { $found } / { $games }{ $what }：{ $rate }
find-of-games = 局

## Players

find-by-rank = 按段位
find-no-names = 这些棋局都未注明棋手。
find-head-player = 棋手
find-head-games = 局数
find-head-of = 总局数
find-about-player = 此棋手的档案
find-player-row = { $player }：{ $games }局中有{ $found }局

## Hits

find-hits-hint = 这里列出含此棋形的棋局。双击可在该处打开。
find-marked-tip = 已标记，用于打印页和导出
find-sort-tip = 点击排序
find-sort-hits-by = 按{ $column }排序结果
find-column-result = 胜负
find-column-date = 日期
find-column-event = 赛事
find-column-move = 手数
find-column-next = 下一手
find-column-image = 方向
find-column-game = 棋局
find-open-here = 在此打开棋局
find-mark = 标记以供打印
find-unmark = 取消打印标记
find-mark-hit = 标记结果{ $number }
find-hit-image = 所画棋形，{ $image }
find-hit-row = 结果{ $number }：{ $black } – { $white }，第{ $moves }手
find-hit-row-titled = 结果{ $number }：{ $title }，第{ $moves }手
find-so-far = 目前{ $hits }个
find-first-listed = 列出前{ $hits }个
find-first-listed-tip = 列表最多列出{ $hits }个结果；多画一些可缩小范围
find-show-as-drawn = 按图形方向
find-show-as-drawn-tip = 将棋局旋转、互换黑白，与图形一致（V）
find-view-pictures = 图片
find-one-a-game = 每局一个
find-one-a-game-tip = 按列表顺序，每局只显示第一个结果
# Instead of a picture.
find-picture-in-variation = 在变化图中
find-previous-hit = 上一个结果（Shift+N）
find-next-hit = 下一个结果（N）
find-save-hits-tip = 将所有结果保存为表格，或将其棋局保存为SGF（Ctrl+Shift+E）
find-marked = 已标记{ $hits }个
find-marks-of-drawing = 标记属于所画的图形及其条件。另一图形开始时没有标记；撤销或从搜索历史回到某个图形时，它的标记也会回来。
find-marks-left-out = { $hits }个不在这些结果中
find-unmark-all = 全部取消标记
find-hits-more = 结果的更多选项

## History

find-back = 后退（Alt+←）
find-forward = 前进（Alt+→）
find-history = 搜索历史
find-step = 第{ $step }步：{ $words }，{ $hits }个结果
find-from-drawn = 绘制
find-from-black = 黑 { $point }
find-from-white = 白 { $point }
find-from-game = 取自棋局
find-from-shape = 统计出的棋形
find-from-opening = 布局
find-from-pasted = 粘贴

## Pages

find-pages-hint = 请画一个棋形：含此棋形的棋局会在此排成页面，可供打印。
find-pages-filter = 筛选：{ $filter }
find-pages-first = 列表前
find-pages-first-hits = 个结果，或自行标记所需的结果
find-hits-marked = 已标记{ $hits }个结果
find-save-pages = 保存页面（PDF）…
find-save-pages-tip = PDF、可逐手播放的网页（.html）、SVG、PNG、SGF或文本，由文件名后缀决定
find-previous-page = 上一页
find-next-page = 下一页
find-page-of = 第{ $page }页，共{ $pages }页
find-paper = 纸张
find-paper-letter = Letter
find-landscape = 横向
find-diagrams-per-page = 每页图数
find-moves-shown = 显示手数
find-show = 显示
find-show-region = 区域
find-show-region-2 = 区域加2路
find-show-region-4 = 区域加4路
find-show-half = 半个棋盘
find-show-whole = 整个棋盘
find-numbers = 编号
find-numbers-of-game = 按棋局手数
find-numbers-from-one = 从1开始
find-coordinates = 坐标
find-tinted = 区域着色
find-drawn-colours = 用所画棋形的颜色
find-cut-hit = 从结果处开始
find-cut-whole = 整局
find-page-title = 标题
find-no-pages = 没有可显示的结果：请标记一些，或画一个能找到的棋形。
find-save-pages-title = 保存页面：.pdf、.html、.svg、.png、.sgf或.txt
find-save-hits-title = 保存结果：.csv为表格，.sgf为棋谱集，无后缀为文件夹
find-saved = 已保存到 { $path }
find-saved-pages = 已将{ $pages }页保存到 { $path }
find-saved-hits = 已将{ $hits }个结果保存到 { $path }
find-saved-games = 已将{ $games }局保存到 { $path }

## Notices

find-open-first = 请先打开一局棋：搜索的是它的局面
find-shape-not-drawn = 无法画出此棋形：{ $reason }
find-not-drawn = 无法画出：{ $reason }
find-not-pasted = 未能粘贴：{ $reason }
find-marks-lost = { $hits }个已标记的结果所属的棋局已不在棋谱库中
find-nothing-drawn = 尚未绘制
find-copied = 图形已以文本图复制到剪贴板
find-the-drawing = “搜索”中的图形
find-nothing-to-look-for = 没有画出可搜索的图形
find-brackets = 括号无法画出：请只用AND、OR、NOT和THEN连接各图
find-too-large = 图形最多19列19行，而此处需要{ $width }×{ $height }
find-no-board = 相对两边的边线围成{ $width }×{ $height }的棋盘，而棋盘须为2×2到19×19的正方形

## Work in the background, named where it fails

find-task-filter = 筛选棋局
find-task-facts = 棋局信息
find-task-index = 索引
find-task-variations = 变化
find-task-search = 搜索
find-task-readings = 图形的匹配方式
find-task-hits = 所有结果
find-task-reached = 到达的局面
find-task-costs = 损失目数
find-task-periods = 统计两个时期
find-task-sort = 结果排序
find-task-preview = 预览
find-phase-search = 正在搜索
find-phase-read-variations = 正在读取变化
find-phase-variations = 正在搜索变化
find-phase-features = 正在记录特征

## Why a diagram cannot be read

find-diagram-mark = 第{ $line }行文本（第{ $row }行第{ $column }列）：未知符号 `{ $mark }`；可用的符号为 X O . , ? x o @ * # _、括号中1到f的一位十六进制数字，以及表示着手的数字
find-diagram-edge-inside = 第{ $line }行文本（第{ $row }行第{ $column }列）：边线 `|` 出现在行中间
find-diagram-short = 第{ $line }行文本（第{ $row }行第{ $column }列）：该行到此结束，而上面各行有{ $expected }列
find-diagram-long = 第{ $line }行文本（第{ $row }行第{ $column }列）：比上面各行的{ $expected }列多出一列
find-diagram-edge = { $side ->
    [left] 第{ $line }行文本（第{ $row }行第{ $column }列）：左边线 `|` 有的行有，有的行没有
   *[right] 第{ $line }行文本（第{ $row }行第{ $column }列）：右边线 `|` 有的行有，有的行没有
}
find-diagram-below-edge = 第{ $line }行文本（第{ $row }行第1列）：下边线之下还有一行，或行与行之间有边线
find-diagram-move-twice = 第{ $line }行文本：第{ $number }手已经存在
find-diagram-move = 第{ $line }行文本：第{ $number }手：{ $what }
find-move-no-earlier-move = 它所在的点没有更早的着手
find-move-not-in-drawing = 它的列或行不在图形中
find-move-not-placed = 既未画出，也未用 `at` 指定位置
find-move-count-from-one = 手数从1开始
find-diagram-move-missing = 第{ $line }行文本：缺少第{ $number }手，因为已有第{ $last }手
find-diagram-moves-of-shape = 图中有编号的着手，而此处只需要棋形
find-diagram-empty = 第{ $line }行文本：图中没有任何行
find-line = 第{ $line }行文本：{ $what }
find-query-size = 搜索图形须为1到{ $most }列和行，不能是{ $width }×{ $height }
find-query-cells = 搜索图形应有{ $expected }格，实有{ $found }格
find-query-off-board = 搜索图形没有一格能位于棋盘上
find-query-no-place = 固定在所画位置的搜索图形须有左边线或右边线，以及上边线或下边线
find-sequence-outside = 第{ $number }手下在图形之外
find-sequence-off-board = 第{ $number }手下在盘外的点上
find-sequence-long = 着手序列最多{ $most }手，不能有{ $given }手
find-then-without-moves = 第{ $line }行文本：THEN之后须写手数，至少为1：`THEN 20` 或 `THEN 20 SAME`
find-missing-query = 第{ $line }行文本：此处缺少图、NOT或 (
find-then-of-many = 第{ $line }行文本：THEN须位于两个图之间，不能与NOT或括号相邻
find-too-much = 第{ $line }行文本：此处多了 `{ $word }`
find-second-diagram = 第二个图
find-not-closed = 第{ $line }行文本：此处的 ( 没有闭合
find-too-deep = 第{ $line }行文本：括号和NOT的嵌套超过{ $most }层
find-too-many-queries = 一次搜索的图形超过{ $most }个
find-pasted-diagram = 粘贴的文本图：{ $what }
find-pasted-sgf = 粘贴的SGF：{ $what }
find-pasted-no-stones = 粘贴的SGF：最终局面没有可供搜索的棋子

## Why nothing was found out

find-stale-index = 索引属于另一批棋局（{ $found }），而非当前棋局（{ $expected }）：请重新建立索引
find-other-games = 这组棋局选自另一批棋局：那批有{ $found }局，而当前有{ $expected }局
find-no-query = 没有第{ $asked }个图形：此搜索共有{ $queries }个
find-unknown-file = 棋谱库中没有其文件的记录
find-record-gone = 其棋谱已不在文件中

## Why a database of patterns (a file of GNU Go) cannot be read

find-db-stray = 第{ $line }行：在 `Pattern NAME` 行之前出现了图或属性；eyes.db和mc_….db为其他格式
find-db-no-name = 第{ $line }行：`Pattern` 没有名称
find-db-mark = 第{ $line }行第{ $column }列：未知符号 `{ $mark }`；可用的符号为 O X . o x ? *，以及表示边线的 | - +
find-db-edge-inside = 第{ $line }行第{ $column }列：边线出现在行中间
find-db-ragged = 第{ $line }行：有{ $found }个点，而上面各行有{ $expected }个
find-db-edge = { $side ->
    [left] 第{ $line }行：左边线有的行有，有的行没有
   *[right] 第{ $line }行：右边线有的行有，有的行没有
}
find-db-below-edge = 第{ $line }行：下边线之下还有一行，或行与行之间有边线
find-db-two-moves = 第{ $line }行：出现第二个着手 `*`
find-db-no-drawing = 第{ $line }行：棋形{ $name }没有图
find-db-no-attributes = 第{ $line }行：棋形{ $name }没有属性行，例如 `:8,-`
find-db-symmetry = 第{ $line }行：`{ $found }` 不是对称标记：无对称为8，或为 | - + \ / X O 之一
find-db-field = 第{ $line }行：`{ $field }` 既不是数值（如shape(2.5)），也不是辅助函数的名称
find-db-too-many = 第{ $line }行：棋形超过{ $most }个
find-db-nothing = 其中没有棋形：棋形以 `Pattern NAME` 行开头

## The filter of games

find-key-player = 任一方的姓名
find-key-black = 黑方姓名
find-key-white = 白方姓名
find-key-winner = 胜者姓名
find-key-loser = 负者姓名
find-key-as-black = 所画图形中执黑一方的姓名
find-key-as-white = 所画图形中执白一方的姓名
find-key-year = 对局年份
find-key-date = 日期，以棋谱所载为准
find-key-result = 胜负及方式
find-key-handicap = 让子数，0为不让子
find-key-komi = 贴给白棋的目数
find-key-event = 赛事名的一部分
find-key-round = 轮次的一部分
find-key-place = 地点的一部分
find-key-rank = 任一方的段位；9p与9d不同
find-key-black-rank = 黑方段位
find-key-white-rank = 白方段位
find-key-moves = 总手数
find-key-size = 棋盘路数
find-key-is = 棋谱的种类
find-key-has = 棋谱是否注明某项
find-key-tag = 自定义标签
find-key-path = 文件路径的一部分
find-key-dyer = 第20 40 60 31 51 71手的位置；~ 允许旋转

find-lacking-player = 棋手姓名
find-lacking-black = 黑方姓名
find-lacking-white = 白方姓名
find-lacking-year = 年份
find-lacking-date = 确切日期
find-lacking-result = 明确结果
find-lacking-komi = 贴目
find-lacking-event = 赛事
find-lacking-round = 轮次
find-lacking-place = 地点
find-lacking-rank = 可识别的段位
find-lacking-black-rank = 可识别的黑方段位
find-lacking-white-rank = 可识别的白方段位

find-kind-game = 用于统计和搜索的棋局
find-kind-position = 没有着手的棋谱
find-kind-duplicate = 同一局已保留另一份棋谱
find-kind-turned = 旋转或翻转过的重复棋谱
find-kind-variations = 棋谱含有变化
find-kind-cut = 棋谱因不合规则的一手而中断
find-kind-handicap = 让两子或以上
find-kind-setup = 开局前或对局中摆放了棋子
find-kind-decided = 黑胜或白胜
find-kind-tagged = 有标签

find-result-black = 黑胜
find-result-white = 白胜
find-result-resign = 中盘胜
find-result-time = 超时胜
find-result-points = 数子胜；也可写 >5、<1、0.5..2.5
find-result-forfeit = 弃权胜
find-result-draw = 未分胜负：和棋
find-result-void = 未分胜负：无效，没有结果
find-result-unknown = 棋谱未注明
find-result-white-resigned = 白棋认输
find-result-black-resigned = 黑棋认输
find-result-black-counted = 黑棋数子胜
find-rank-pro = 职业棋手
find-rank-amateur = 业余棋手

find-your-tag = 自定义标签
find-for-example = 例如
find-lacks = { $games }局没有{ $what }

## Why a filter cannot be read

find-unknown-key-near = 未知的筛选项“{ $found }”。是否指“{ $near }”？
find-filter-wrong = 第{ $column }列：读到 `{ $found }`，应为{ $expected }
find-filter-near = 第{ $column }列：读到 `{ $found }`，应为{ $expected }；是否指 `{ $near }`？
find-filter-ends = 第{ $column }列：筛选条件到此结束，后面应有{ $expected }
find-expected-never-opened = 空格或词（这个右括号没有对应的左括号）
find-expected-depth = 最多{ $most }层括号
find-expected-closing = 与之对应的右括号 `)`
find-expected-term = 一个词，或 `player:shusaku` 这样的条件
find-expected-key = 关键字
find-expected-keys = 关键字（{ $keys }），或加引号的文字
find-expected-no-rules = 其他关键字：棋谱库不保存棋局的规则
find-expected-whole-terms = { $expected }；括号须包住完整的条件：`(year:1846 OR year:1853)`
find-expected-quote = 末尾的引号 `"`
find-expected-name = 棋手姓名，例如 `cho` 或 `"Cho Chikun"`
find-expected-year = 年份或范围：`1846`、`1840..1862`、`>1900`
find-expected-date = 日期或范围：`1846-09-11`、`1846-09..1847`、`>1900`
find-expected-result = b、w、draw、void、unknown、resign、time、forfeit或目数，例如 `b+resign` 或 `w+<1`
find-expected-handicap = 让子数或范围：`2`、`2..9`、`>2`
find-expected-komi = 贴目或范围：`6.5`、`5.5..7.5`、`<0`
find-expected-text = 文字，含空格时加引号
find-expected-rank = 同一体系的段位或范围：`9p`、`>=7d`、`5k..1d`、`pro`、`amateur`
find-expected-moves = 手数或范围：`200`、`100..200`、`>200`
find-expected-size = 棋盘路数或范围：`19`、`9..13`
find-expected-kind = 棋谱的种类
find-expected-field = 字段名
find-expected-tag = 标签名，含空格时加引号
find-expected-dyer = a到t的十二个字母，未知的写 `?`：第20、40、60、31、51、71手的位置
find-expected-ends = `..` 之前或之后的值
find-expected-order = 两个可以比较的值，小的在前
find-expected-one-of = 以下之一：{ $names }
