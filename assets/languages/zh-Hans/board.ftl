# Boards, tables and plots wherever they stand, the open game and its variations.

## The open game on its board (game)

board-no-game = 未打开棋局
board-no-game-hint = 在列表中点击一局，或粘贴棋谱（Ctrl+V）。
board-won = 获胜
board-prisoners = 提子数
board-explore-in-joseki = 在“定式”中研究这一手
board-life-and-death = 研究此处死活
board-copy-sgf = 将棋局复制为SGF
board-clear-region = 清除区域
board-find-region = 搜索此区域
board-find-position = 搜索此局面
board-no-suggestions = 关闭推荐着手
board-suggest-moves = 推荐着手
board-select = 选择
board-select-tip = 用左键拖选区域（S）；右键随时可以拖选
board-play = 落子
board-play-tip = 点击试下（P）；按住Shift下黑子，按住Ctrl下白子
board-edit = 编辑
board-edit-tip = 点击放置棋子和标记（Ctrl+T）；Ctrl+Z撤销
board-suggest = 推荐
board-suggest-tip = 用字母和颜色深浅表示高手在此的选择（Ctrl+G）
board-shade-legend = 颜色越深，越可能下
board-find-this = 搜索此处
board-find-this-tip = 在所有棋局中搜索选中的区域（Ctrl+F）
board-first-position = 最初局面（Home）
board-ten-back = 后退十手（Shift+←）
board-previous-move = 上一手（←）
board-next-move = 下一手（→）
board-ten-on = 前进十手（Shift+→）
board-last-position = 最终局面（End）
board-play-by-itself = 自动播放棋局（Ctrl+Space）
board-stop = 停止（Ctrl+Space）
board-move-slider = 手数
board-move-of = 第{ $number }手，共{ $last }手
board-shown-as-drawn = 按图形方向显示：{ $image }
board-as-played = 按实战方向
board-as-played-tip = 转回实战方向（V）
board-suggested = 推荐：{ $moves }
board-better = 更好：{ $point }

## What is put on the board in Edit (pens)

board-pen-black-stone = 黑子
board-pen-white-stone = 白子
board-pen-triangle = 三角
board-pen-square = 方块
board-pen-circle = 圆圈
board-pen-cross = 叉号
board-mark-selected = 选中
board-mark-black-territory = 黑地
board-mark-white-territory = 白地
board-pen-letter = 字母
board-pen-number = 数字
board-pen-eraser = 橡皮
board-erase = 擦除
board-eraser-tip = 橡皮：先擦标记，没有标记则擦棋子
board-label-pen-tip = { $pen }：标上下一个未用的；再次点击可去掉
board-pen-tip = { $pen }：再次点击可去掉

## Variations

board-tree-hint = 当前棋局的变化树：实战着手及其旁支变化。
board-tree-move = 第{ $number }手：{ $point }
board-tree-beginning = 开始
board-tree-setup = 摆子

## The position in words (viewer)

board-pass = 停一手
board-black-to-play = 轮到黑棋
board-white-to-play = 轮到白棋
board-size-move = { $size }，第{ $number }手
board-size-last-move = { $size }，第{ $number }手（{ $played }）
board-position = { $here }，{ $turn }
board-position-in-variation = { $here }，{ $turn }，在变化中
board-occupied = 此处已有棋子
board-ko = 打劫：须先在别处下一手
board-suicide = 落子后没有气

## The board and its menu

board-go-board = 围棋棋盘
board-copy-picture = 复制为图片
board-copy-svg = 复制为SVG
board-save-picture = 另存为图片或打印…
board-set-with-key = { $set }（按键{ $key }）
board-draw-set = 绘制{ $set }

## Tables

board-copy-row = 复制此行
board-copy-table = 复制表格
board-save-csv = 保存为CSV…
board-table-player-corners = 棋手档案：角部
board-table-player-first-moves = 棋手档案：角部第一手
board-table-player-openings = 棋手档案：布局
board-table-player-results = 棋手档案：战绩
board-table-player-shapes = 棋手档案：棋形
board-table-examples = 示例
board-table-games = 棋局
board-table-hits = 结果
board-table-openings = 布局
board-table-players = 棋手
board-table-rules = 规则
board-table-problems = 题目
board-table-costly-shapes = 棋形得失
board-table-shape-over-time = 棋形的年代变迁
board-table-shapes = 棋形
board-table-game-report = 棋局报告

## Figures, bars and the filter

board-cost-help = { $cost }：由引擎计算的平均值，取自我的棋局中已评估的部分；可能为零或棋局太少无法判断时显示为灰色。
board-reply-later = { $player }（脱先后）
board-suggestion = 推荐 { $text }
board-left-out = 未计入：{ $games }
board-left-out-tip = 按某项筛选时，棋谱未注明该项的棋局不会出现。加上 `OR -has:…` 可一并显示，单用 `-has:…` 则只显示这些棋局。
board-point-empty = { $point }，空点
board-point-black = { $point }，黑
board-point-white = { $point }，白
board-point-black-move = { $point }，黑，第{ $number }手
board-point-white-move = { $point }，白，第{ $number }手
board-point-and = { $point }，{ $more }
board-point-last-move = 最后一手
board-plot = 图表
