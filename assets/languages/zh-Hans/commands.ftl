# Commands: they stand in the menus, in the palette and in the list of keys.

## Menus

commands-menu-file = 文件
commands-menu-edit = 编辑
commands-menu-go = 导航
commands-menu-tools = 工具
commands-menu-research = 研究
commands-menu-view = 视图
commands-menu-help = 帮助

## Headings of groups of commands, in the list of keys and as submenus

commands-group-screens = 工作区
commands-group-file = 文件
commands-group-edit = 编辑
commands-group-steps = 着手
commands-group-from = 从棋局出发
commands-group-games = 棋谱库
commands-group-shapes = 棋形
commands-group-draw = 搜索：绘制
commands-group-drawing = 搜索：图形
commands-group-search = 搜索：查找与结果
commands-group-walk = 定式：逐手研究
commands-group-count = 定式：统计与保存
commands-group-fuseki = 布局
commands-group-play = 对弈
commands-group-guess = 对弈：猜下一手
commands-group-contest = 对弈：与Katachi对局
commands-group-rules = 死活：规则与棋块
commands-group-research = 研究
commands-group-problems = 死活：题目
commands-group-view = 窗口
commands-group-theme = 主题
commands-group-help = 帮助

## Workspaces

commands-workspace-library = 棋谱库
commands-workspace-shapes = 棋形
commands-workspace-find = 搜索
commands-workspace-joseki = 定式
commands-workspace-fuseki = 布局
commands-workspace-play = 对弈
commands-workspace-life = 死活

## Files

commands-open-games = 打开棋局…
commands-open-folder = 打开文件夹…
commands-open-library = 打开棋谱库…
commands-libraries = 棋谱库…
commands-open-by-path = 按路径打开…
commands-open-the-sample-games = 打开示例棋局
commands-new-empty-game = 新建空棋局
commands-save-the-game-as-sgf = 将棋局保存为SGF…
commands-save-as-library = 保存为棋谱库…
commands-check-library = 检查棋谱库…
commands-back-up = 备份…
commands-restore = 恢复…
commands-stop-all-work = 停止全部任务
commands-quit = 退出

## Edit

commands-pass = 停一手
commands-select-tool = 选择工具
commands-play-tool = 落子工具
commands-edit-tool = 编辑工具：棋子与标记
commands-clear-the-region = 清除区域
commands-copy-the-game-as-sgf = 将棋局复制为SGF
commands-paste-a-game-sgf = 粘贴棋局（SGF）
commands-delete-move = 删除此手及其后着手
commands-back-to-a-game-with-changes = 回到有改动的棋局
commands-make-this-the-main-line = 设为主要变化
commands-settings = 设置…

## Moves

commands-next-move = 下一手
commands-previous-move = 上一手
commands-ten-moves-on = 前进十手
commands-ten-moves-back = 后退十手
commands-first-position = 最初局面
commands-last-position = 最终局面
commands-previous-variation = 上一变化
commands-next-variation = 下一变化
commands-play-by-itself = 自动播放棋局，或停止
commands-back = 后退
commands-forward = 前进

## From a game

commands-find-this-position = 搜索此局面
commands-explore-this-move = 研究棋局中的这一手
commands-explore-numbered-move = 研究图形中标有序号的一手

## Library

commands-add-games = 添加棋局…
commands-add-a-folder = 添加文件夹…
commands-costly-shapes = 棋形得失
commands-practise-costly-shapes = 练习损失大的棋形
commands-save-workbook = 保存损失大的棋形的练习册…
commands-player = 棋手档案
commands-my-shapes = 我：以图片显示我的棋形
commands-my-name = 我：选择我的姓名…
commands-save-player-pages = 将棋手档案保存为页面…
commands-evaluate-games-with-katago = 用KataGo评估棋局
commands-read-changed-files-again = 重新读取有变动的文件
commands-next-game-of-the-list = 列表中的下一局
commands-previous-game-of-the-list = 列表中的上一局

## Shapes

commands-open-patterns = 打开棋形…
commands-save-patterns = 保存棋形…
commands-explore-collocations = 研究此棋形的搭配
commands-professional-shapes = 职业棋手的棋形
commands-shapes-by-rank = 棋形的频数与排名（齐普夫）
commands-clusters-of-shapes = 棋形的聚类
commands-shapes-for-weka = 保存棋形供WEKA使用…
commands-shapes-for-gnu-go = 将棋形保存为GNU Go模式文件…

## Find: draw

commands-draw-black = 画黑子
commands-draw-white = 画白子
commands-draw-an-empty-point = 画空点
commands-draw-anything = 画任意点
commands-draw-black-or-empty = 画黑子或空点
commands-draw-white-or-empty = 画白子或空点
commands-draw-a-stone-of-either-colour = 画任意一方的棋子
commands-number-the-moves-that-follow = 标出后续着手的序号
commands-draw-a-set-of-points = 画一组可能的点

## Find: the drawing

commands-region-follows-stones = 区域随棋子变化
commands-clear-the-drawing = 清空图形
commands-turn-the-drawing = 旋转图形
commands-mirror-the-drawing = 翻转图形
commands-exchange-black-and-white = 黑白互换
commands-copy-the-drawing-as-a-diagram = 将图形复制为棋图

## Find: search and hits

commands-search-now = 立即搜索
commands-stop-the-search = 停止搜索
commands-save-pages-of-the-hits = 保存结果的打印页（PDF）…
commands-save-hits = 保存结果或其棋局…
commands-hits-as-pictures = 以图片或表格显示结果
commands-one-hit-a-game = 全部结果或每局一个
commands-search-variations = 变化：是否搜索
commands-compare-periods = 后续：比较某年前后
commands-next-hit = 下一个结果或示例
commands-previous-hit = 上一个结果或示例
commands-games-as-drawn = 棋局方向：按图形或按实战

## Joseki: walk

commands-collocations-or-corner-tree = 搭配，或角部定式树
commands-joseki-of-whom = 定式：我的棋局，或职业棋手
commands-begin-with-nothing-near = 从附近无子开始
commands-step-into-the-chosen-continuation = 进入所选后续
commands-step-back = 后退一步
commands-play-the-main-line = 走主要变化
commands-before-or-after = 此前的着手，或此后的着手
commands-keep-this-path = 收藏此路线
commands-games-with-this-board = 显示盘面相同的棋局
commands-games-with-this-shape = 仅按此棋形搜索棋局
commands-open-game-of-pair = 打开所选着手对的第一局

## Joseki: count and save

commands-copy-the-path-as-sgf = 将路线复制为SGF
commands-save-the-paths-as-sgf = 将各路线保存为SGF…
commands-count-the-collocations = 统计搭配
commands-count-the-corners = 统计角部
commands-open-collocations = 打开搭配…
commands-open-a-joseki-dictionary = 打开定式辞典…
commands-save-the-collocations = 保存搭配…
commands-save-the-corners = 保存角部统计…

## Fuseki

commands-find-games-of-opening = 搜索此布局的棋局
commands-openings-of-whom = 布局：我的棋局，或职业棋手

## Play

commands-suggest-moves = 推荐着手
commands-guess-the-move = 猜下一手
commands-report-of-the-open-game = 当前棋局的报告
commands-play-a-game = 与Katachi对局
commands-patterns-in-playouts = 模拟对局中的棋形
commands-contradicted-moves = 与棋局矛盾的着手

## Play: guess the move

commands-start-guessing = 开始猜下一手
commands-next-position-to-guess = 下一个要猜的局面
commands-show-the-move-to-guess = 显示要猜的一手
commands-end-the-round-of-guessing = 结束本轮猜棋
commands-review-positions-that-are-due = 复习待复习的局面

## Play: a game

commands-start-the-game = 开始对局
commands-resign = 认输
commands-estimate-the-score = 形势判断
commands-agree-to-the-count = 同意数子结果
commands-look-with-suggestions = 对照推荐着手查看本局

## Life: rules and groups

commands-rules-checker-or-tsumego = 规则、判定或死活题
commands-the-book-of-rules = 规则书
commands-check-a-group-by-the-rules = 用规则判定棋块
commands-solve-a-problem = 解死活题
commands-next-rule = 下一条规则
commands-previous-rule = 上一条规则
commands-rule-that-follows = 转到所选着手之后的规则
commands-find-rule-in-games = 搜索含此规则棋子的棋局
commands-count-rules-in-games = 在棋局中统计各规则的棋子
commands-open-rules = 打开规则…
commands-save-the-rules = 保存规则…
commands-take-position = 采用当前棋局的局面
commands-set-up-your-own-position = 自行摆放局面

## Life: problems

commands-practise-the-next-problem = 练习下一题
commands-show-the-solution = 显示答案
commands-stop-the-solver = 停止求解
commands-try-the-problem-again = 重做此题
commands-next-problem = 下一题
commands-previous-problem = 上一题
commands-find-position-in-games = 在棋局中查找局面
commands-find-problems-with-this-shape = 查找有此棋形的题目
commands-find-problems-with-drawing = 按“搜索”中的图形查找题目
commands-problems-with-any-shape = 不限棋形的题目
commands-open-problems = 打开题目…
commands-open-a-folder-of-problems = 打开题目文件夹…
commands-the-sample-problems = 示例题目

## Window

commands-suggestions-on-the-board = 在棋盘上显示推荐着手
commands-command-palette = 命令面板…
commands-full-screen = 全屏
commands-board-alone = 仅显示棋盘（讲课用）
commands-larger = 放大
commands-smaller = 缩小
commands-usual-size = 恢复默认大小（缩放100%）
commands-coordinates-on-or-off = 显示或隐藏坐标
commands-move-numbers-on-or-off = 显示或隐藏手数
commands-reset-the-layout = 重置界面布局

## Theme

commands-light-theme = 浅色主题
commands-dark-theme = 深色主题
commands-theme-of-the-system = 跟随系统的主题
commands-high-contrast-on-or-off = 开启或关闭高对比度
commands-less-motion-on-or-off = 开启或关闭减少动画
commands-expert-columns-on-or-off = 显示或隐藏专家列
commands-count-ahead-on-or-off = 开启或关闭预先统计

## Help

commands-things-to-try = 试一试…
commands-keys = 快捷键…
commands-messages = 消息…
commands-reports = 错误报告…
commands-guide = 指南…
