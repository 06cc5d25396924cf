# The Fuseki workspace: the table of openings, the board to walk on, what was played next, and when.

## Panels

fuseki-openings = 布局一览
fuseki-opening = 布局
fuseki-next-moves = 下一手
fuseki-years = 年份

## Whose games are asked

fuseki-own-tip = 已加载的棋局
fuseki-professional-tip = 职业棋手的棋形：{ $games }局的数据，只读

## While there is nothing to see

fuseki-reading-openings = 正在读取布局…
fuseki-games-are-read = 正在读取棋谱。
fuseki-no-games = 未加载棋局。请将SGF文件拖放到窗口中，或查看职业棋手的数据。

## The board

fuseki-to-empty-board = 回到空棋盘（Home）
fuseki-one-back = 后退一手（←）
fuseki-forward = 重走刚才后退的一手；→走最常见的一手
fuseki-compare = 比较
fuseki-compare-own-tip = 在各下一手旁显示对比方（我的棋局）在此下它的频率，以及差异的确定程度
fuseki-compare-professionals-tip = 在各下一手旁显示对比方（职业棋手）在此下它的频率，以及差异的确定程度
fuseki-find = 搜索棋局
fuseki-find-tip = 在“搜索”工作区中，从已加载的棋局查找此局面
fuseki-empty-board = 空棋盘
fuseki-unnamed = 未命名的布局
fuseki-click = · 点击字母或任意点
fuseki-click-tip = →走最常见的一手，↑和↓更换上一手
fuseki-known-reading = 正在读取…
fuseki-known-fewer = { $games }局中不足{ $least }局
fuseki-known-none = { $games }局中没有
fuseki-known-some = { $games }局中有{ $count }局，{ $share }
fuseki-board = 布局棋盘
fuseki-board-black = { $size }，{ $stones }子，轮到黑棋
fuseki-board-white = { $size }，{ $stones }子，轮到白棋
fuseki-menu-find = 搜索有此局面的棋局
fuseki-menu-back = 后退
fuseki-menu-to-beginning = 回到起点

## The path from the empty board

fuseki-pass = 停一手
fuseki-step = 第{ $number }手：{ $place }，下过{ $times }次
fuseki-step-tip = 第{ $number }手：{ $place }，下过{ $times }次，占该处着手的{ $share }；其后的局面（不限次序）出现{ $positions }次
fuseki-step-tip-nobody = 第{ $number }手：{ $place }，下过{ $times }次，没有人在该处这样下；其后的局面（不限次序）出现{ $positions }次

## Next moves

fuseki-position-unknown = 所查询的棋局中没有此局面。←后退；换一组棋局或许有。
fuseki-reading-ends = 读取到此为止：布局只读取前{ $moves }手。
fuseki-note-ended = 有{ $games }局在此结束。
fuseki-note-rare = 有{ $moves }手通向的局面太少见，未予保留。
fuseki-note-ended-and-rare = 有{ $games }局在此结束；有{ $moves }手通向的局面太少见，未予保留。
fuseki-head-played = 次数
fuseki-head-share = 占比
fuseki-head-wins = 黑胜率
fuseki-head-own = 我的占比
fuseki-head-professionals = 职业占比
fuseki-head-any-order = 不限次序
fuseki-heads-tip = 次数：从此局面下出的次数，及其在全部着手中的占比。黑胜率：取自分出胜负的棋局，附95%置信区间；与五五开无差异时为灰色。不限次序：无论最后一手是哪一手，其后的局面出现的次数。比较时另有对比方的数据：对比方的占比，以及一个点，点在中线右侧表示这里下得更多，附95%置信区间；圆环表示可能出于偶然。
fuseki-heads-tip-points = 损失目数：由引擎计算的平均值，取自我的棋局中已评估的部分；可能为零或棋局太少无法判断时显示为灰色。
fuseki-heads-tip-percent = 损失%：由引擎计算的平均值，取自我的棋局中已评估的部分；可能为零或棋局太少无法判断时显示为灰色。
fuseki-count-of = { $of }中有{ $count }
fuseki-at-most-count-of = { $of }中至多有{ $count }
fuseki-against =
    { $doubt ->
        [chance] { $other }：{ $share }（{ $count }）。优势比{ $odds }，很可能在{ $low }至{ $high }之间；可能出于偶然。
        [many] { $other }：{ $share }（{ $count }）。优势比{ $odds }，很可能在{ $low }至{ $high }之间；所比较的着手有多个，这样的差异可能出于偶然。
       *[none] { $other }：{ $share }（{ $count }）。优势比{ $odds }，很可能在{ $low }至{ $high }之间。
    }
fuseki-elsewhere = 别处
fuseki-next-tip = 从此处下出{ $times }：{ $share }。其后的局面（不限次序）：{ $positions }。
fuseki-in-fashion = ⬆ { $year }年起流行：占比上升了一半以上，且并非偶然（p < 0.01）。
fuseki-next-click = 点击：走这一手。
fuseki-it-loses = 这一手

## Years

fuseki-years-next-moves = 下一手
fuseki-years-position = 此局面
fuseki-years-by = 间隔
fuseki-years-none = 这些棋局都未注明对局时间。
fuseki-years-too-few = 注明对局时间的棋局太少，请合并更多年份。
fuseki-years-share = 占各时段棋局的比例
fuseki-years-hover = { $line }：{ $of }中有{ $count }，{ $share }
fuseki-years-interval = 95%置信区间

## The table of openings

fuseki-counting = 正在统计布局…
fuseki-table-positions = { $all }个局面
fuseki-table-positions-shown = { $shown }个局面，共{ $all }个
fuseki-table-orders = { $all }种次序
fuseki-table-orders-shown = { $shown }种次序，共{ $all }种
fuseki-table-games = 来自{ $games }局
fuseki-table-shorter = · { $games }局手数不足
fuseki-table-other-boards = · { $games }局为其他棋盘
fuseki-table-no-moves = 没有棋局达到这么多手。
fuseki-table-no-name = 没有这个名称的布局。
fuseki-table-after = 前
fuseki-table-after-moves = 手
fuseki-table-by-positions = 按局面
fuseki-table-by-positions-tip = 次序不同而局面相同的视为同一布局
fuseki-table-by-orders = 按次序
fuseki-table-by-orders-tip = 各种落子次序分别统计；职业数据不保留次序
fuseki-table-filter-hint = 名称…
fuseki-table-filter = 按名称筛选布局
fuseki-column-games = 局数
fuseki-column-influence = 势力
fuseki-column-influence-help = 棋盘上哪一方的点看起来更多、多多少：每颗棋子把周围的点归于己方（Zobrist 1970）
fuseki-table-row = 布局{ $number }：{ $names }，{ $games }局
fuseki-table-many-orders = 次序繁多，但没有一种常见到足以保留。
fuseki-table-black-won = 分出胜负的{ $games }局中，黑棋胜率{ $share }
fuseki-table-click = 点击：走到该局面。

## Work in the background

fuseki-work-table = 布局表
fuseki-work-professional = 职业棋手的布局
fuseki-step-unpacking = 正在解压职业棋手的布局
