# The workspace Joseki, with its two explorers: the corner tree and collocations.

## What both explorers share: names and heads

joseki-collocations = 搭配
joseki-corner-tree = 角部定式树
joseki-tenuki = 脱先
joseki-nothing-near = 附近无子
joseki-nothing-near-lines =
    附近
    无子
joseki-lift = 提升度
joseki-head-played = 次数
joseki-head-share = 占比
joseki-head-black-wins = 黑胜率
joseki-head-years = 年份
joseki-may-be-chance = 可能出于偶然
joseki-even = 五五开
joseki-pairs = { $pairs }对

## src/gui/panels/joseki/mod.rs: titles of the panels, and the check box above the moves

joseki-pane-board = 研究
joseki-pane-next = 后续
joseki-pane-path = 路线
joseki-pane-details = 详情
joseki-pane-count = 统计
joseki-same-games = 这是同一批棋局
joseki-tip-same-games = 我的棋局与职业数据的棋局（几乎）相同，没有可比较的内容
joseki-compare = 比较
joseki-tip-compare-own = 在各着手旁显示对比方（我的棋局）下它的频率，以及差异的确定程度
joseki-tip-compare-professionals = 在各着手旁显示对比方（职业棋手）下它的频率，以及差异的确定程度
joseki-rare-pairs = 罕见的{ $pairs }对
joseki-tip-rare-pairs = 也列出出现不到{ $least }次的棋形对。它们几乎都能通过检验，检验说明不了什么

## src/gui/panels/joseki/board.rs: above the board

joseki-tip-collocations = 哪个局部棋形之后接哪个，有多确定（J）
joseki-tip-corner-tree = 角部的各种下法，不限落子次序（J）
joseki-direction-after = 之后
joseki-direction-before = 之前
joseki-tip-after = [P, *]：接在此棋形之后的棋形（U）
joseki-tip-before = [*, Q]：引出此棋形的棋形（U）
joseki-order-by = 排序
joseki-order-count = 次数
joseki-order-surest = 最确定
joseki-rank-by = 按{ $order }排序
joseki-tip-order-count = 最常见的在前
joseki-tip-order-surest = 最不可能出于偶然的在前
joseki-begin = 起点
joseki-tip-begin = 从哪里开始走
joseki-begin-nothing-near = 从附近无子开始
joseki-begin-empty-corner = 从空角开始
joseki-begin-last-move = 从打开棋局的最后一手开始（G）
joseki-begin-game-corner = 从打开棋局的这个角开始（G）
joseki-begin-selected-shape = 从“棋形”中选中的棋形开始
joseki-begin-drawing = 从“搜索”图形中编号的着手开始
joseki-begin-file = 从文件中的搭配开始…
joseki-main-line = 走主要变化
joseki-tip-main-line = 接连走入最常见的后续（F）
joseki-main-line-moves = { $number }手
joseki-main-line-length = 主要变化的手数

## src/gui/panels/joseki/board.rs: the board of shapes and what stands below it

joseki-shape-board = 棋形棋盘
joseki-corner-board = 角部棋盘
joseki-letter-times = { $letter }：{ $times }次
joseki-letter-more = 该点另有{ $shapes }个棋形，周围棋子不同
joseki-played-times = 下过{ $times }次
joseki-followed-times = · 有后续{ $times }次
joseki-tip-followed = 一手棋的窗口内最近落下的那颗棋子，就是它所接续的前一手。一颗棋子可能被后面好几手接续，而一场战斗的最后一手没有后续。
joseki-tip-unlisted = 其中{ $times }次的棋形对过于罕见，未列出。
joseki-nothing-near-title = 附近无子
joseki-moves-alone = · 窗口内无子的着手{ $moves }手
joseki-symmetric = · 对称
joseki-tip-symmetric = 看起来相同的点合并计数，共用一个字母。
joseki-windows-contradict = 各窗口无法同时放在一个棋盘上：显示较后的窗口。
joseki-hint-letters = 棋形显示出两条边时才有字母。点击字母或某一行即可走入。
joseki-nothing-follows = 没有保留的后续。按Backspace后退。
joseki-nothing-leads = 没有保留的棋形通向此处。
joseki-hint-framed = 方框内：数据所指的窗口。变暗：没有窗口显示的点。

## src/gui/panels/joseki/board.rs: the board of the corner and what stands below it

joseki-to-play = 轮到{ $color }棋
joseki-there-times = · 见于{ $times }个角
joseki-tip-there = 不限落子次序，包括旋转、翻转和黑白互换。一局有四个角。“显示棋局”打开这些角所在的棋局；“搜索”统计其中的命中，也包括经其他途径形成的同一局面。
joseki-ended-times = · 到此为止{ $times }次
joseki-tip-ended = 限定手数内未再落子，或角外的提子改变了棋形。
joseki-to-rare = · { $moves }手走向罕见局面
joseki-nothing-more = 此处之后没有着手。
joseki-no-tenuki = 无人脱先。
joseki-tenuki-share = 脱先 { $share }（{ $times }次）
joseki-tip-tenuki = 轮到行棋的一方在别处落子，然后对方再次在此行棋（在树中为T）

## src/gui/panels/joseki/board.rs: buttons at the bottom, and the menu of either board

joseki-tip-home = 回到路线起点（Home）
joseki-tip-back = 后退（Backspace）
joseki-tip-forward = 重新前进（Alt+→）
joseki-show-games = 显示棋局
joseki-show-my-games = 显示我的棋局
joseki-tip-show-games = 在“搜索”中查找当前棋盘（H）
joseki-shape-alone = 仅此棋形
joseki-tip-shape-alone = 在“搜索”中只查找方框内的窗口（Shift+H）
joseki-keep = 收藏
joseki-tip-keep = 收藏此路线以便导出（K）
joseki-copy = 复制
joseki-tip-copy = 将路线以SGF格式复制到剪贴板（Shift+C）
joseki-save-paths-button = 保存{ $paths }条路线…
joseki-tip-save-paths = 将收藏的路线或当前路线保存为SGF文件（Shift+E）
joseki-find-position = 搜索有此局面的棋局
joseki-find-shape = 仅按此棋形搜索棋局
joseki-back = 后退
joseki-to-beginning = 回到起点
joseki-keep-path = 收藏此路线
joseki-copy-path = 将路线复制为SGF

## src/gui/panels/joseki/corner_rows.rs: the list of moves in the corner

joseki-corner-rows-empty = 这里显示角部的各种下法。
joseki-corner-ends = 所读取的棋局到此没有后续。
joseki-corner-ends-keys = ←后退，↑和↓切换到其他下法。
joseki-head-against-own = 我的占比
joseki-head-against-professionals = 职业占比
joseki-head-any-order = 不限次序
joseki-head-fashion = 流行
joseki-help-played = 在此下出的次数
joseki-help-share-here = 占此处全部着手（含脱先）的比例；线段为95%置信区间
joseki-help-black-wins = 在如此进行且分出胜负的棋局中黑棋获胜的比例，附95%置信区间；与五五开无差异时为灰色。
joseki-help-against = 对比方的数据：对比方的占比，以及一个点，点在中线右侧表示这里下得更多，附95%置信区间；圆环表示可能出于偶然。
joseki-help-cost = 由引擎计算的该处损失，取自我的棋局中已评估的部分；可能为零时为灰色
joseki-help-any-order = 其后的局面出现的次数，不限落子次序
joseki-help-years-here = 棋局中在此下这一手的最早和最晚年份
joseki-help-fashion = 从这一年起，下它的频率至少比以前高出一半；即使考虑到试过的所有年份，偶然出现这种上升的概率也不到百分之一。
joseki-move-row = 着手{ $letter }：{ $point }，{ $times }次
joseki-color-plays = { $color } { $point }
joseki-in-dictionary = { $sign } 辞典中有此着手。
joseki-times-and-share = { $times }次：{ $share }。
joseki-later = 其中{ $times }次是在别处下过两手或更多之后。
joseki-black-won = 分出胜负的{ $games }局中，黑棋胜率{ $rate }。
joseki-black-won-even = 分出胜负的{ $games }局中，黑棋胜率{ $rate }；与五五开无差异。
joseki-other-orders = 其后的局面出现{ $times }次，包括其他落子次序。
joseki-fashion-since-sentence = { $year }年起流行。
joseki-it-loses = 这一手
joseki-click-plays = 点击：走这一手。

## src/gui/panels/joseki/count.rs: what is counted, in the panel Count

joseki-shown-own = 当前显示：{ $window }，{ $games }中的{ $moves }。
joseki-shown-file = 当前显示：{ $window }，{ $games }中的{ $moves }，来自文件。
joseki-shown-professional = 当前显示：{ $window }，{ $games }中的{ $moves }，来自职业棋手。
joseki-shown-pairs = 不同的{ $shapes }，不同的{ $pairs }；出现{ $least }次以上的有{ $significant }对在p < { $p }下通过检验。保留：{ $kept }。
joseki-form-window = 每手周围的窗口
joseki-form-diamond = 菱形{ $points }
joseki-tip-diamond = 距着手{ $steps }步以内的所有点
joseki-form-least-pairs = 棋形对的最低次数
joseki-form-few-pairs = 低于10时几乎每一对都能通过检验
joseki-form-significant = 显著性水平p低于
joseki-form-count-collocations = 统计搭配
joseki-tip-count-collocations = 在已加载的棋局中
joseki-tip-open-collocations = 从.ron或.ron.zst文件打开搭配
joseki-tip-save-collocations = 保存为RON；以.zst结尾的文件名会压缩
joseki-form-hint = 小窗口的棋形对常见但信息少，大窗口的棋形对罕见但信息多。
joseki-shown-corners = 当前显示：{ $games }局中的{ $size }×{ $size }。
joseki-shown-positions = { $positions }，其间有{ $moves }。
joseki-rare-left-out = 已略去出现不足{ $least }次的局面：全部统计所需内存过多。
joseki-too-small = 有{ $games }局的棋盘小于该正方形。
joseki-set-up-left-out = 已略去{ $games }局开局即有子的棋局。
joseki-all-too-small = { $games }局的棋盘放不下{ $size }×{ $size }的角部。请减小边长再统计。
joseki-form-side = 边长（点数）
joseki-form-ends-after = 着法止于
joseki-form-moves-elsewhere = 别处{ $number }手之后
joseki-form-least-positions = 局面的最低次数
joseki-form-set-up = 也统计开局即有子的棋局（让子、摆子）
joseki-form-count-corners = 统计角部
joseki-form-save-corners = 保存角部统计…
joseki-tip-save-corners = 保存为RON，供命令行使用

## src/gui/panels/joseki/details.rs: the corner

joseki-corner-years-empty = 这里显示角部下法的年代。
joseki-letter-plays = { $letter }：{ $color } { $point }
joseki-position-itself = 局面本身
joseki-tip-position-itself = 在每年的全部角部中的占比
joseki-this-position = 此局面
joseki-years-of-moves = 占此处全部着手的比例
joseki-years-of-corners = 占全部角部的比例
joseki-no-years = 这些棋局都未注明对局时间。
joseki-of-moves-here = 手（此处）
joseki-of-corners = 个角
joseki-tip-share-here = 占此处全部着手（含脱先）的比例。
joseki-fact-seen = 出现年份
joseki-tip-seen = 棋局中在此下这一手的最早和最晚年份。
joseki-fashion-since = { $year }年起流行
joseki-fact-position-after = 其后局面
joseki-tip-position-after = 不限落子次序。
joseki-dictionary = 辞典
joseki-dictionary-reading = 正在读取辞典…
joseki-open-dictionary = 打开定式辞典…
joseki-tip-open-dictionary = 任何带有变化和注释的SGF，例如Kogo's：其文字会显示在这里
joseki-tip-close-dictionary = 不再使用辞典；文件保留
joseki-dictionary-at-start = 走入角部后，这里显示辞典的说明。
joseki-dictionary-silent = 辞典未提及此局面。
joseki-dictionary-exchanged = 辞典中黑白互换。

## src/gui/panels/joseki/details.rs: a pair of shapes

joseki-details-empty = 将指针移到某一行，或用↑和↓选择：这里显示两个棋形及其数据。
joseki-details-pair = { $letter }：棋形对
joseki-first-shape = 第一个棋形
joseki-second-shape = 第二个棋形
joseki-fact-offset = 相对位置
joseki-tip-offset = 第二手相对第一手的位置，只就这一子而言。
joseki-fact-who = 行棋方
joseki-tip-who = 第二手是否应对第一手。
joseki-same-player = 同一方再下；对方在别处行棋
joseki-opponent-answers = 对方应手
joseki-fact-second-given-first = 第一个之后接第二个
joseki-fact-first-given-second = 第二个之前是第一个
joseki-fact-together = 一同出现
joseki-tip-first-given-second = 占第二个棋形全部下出次数的比例。
joseki-lift-times = 是偶然情况的{ $lift }倍
joseki-tip-pair-years = 出现该棋形对的棋局最早和最晚的年份。
joseki-table = 所检验的列联表
joseki-table-second = 第二个棋形
joseki-table-other = 其他棋形
joseki-table-after-first = 第一个之后
joseki-table-after-other = 其他之后
joseki-table-moves = 共{ $moves }手。
joseki-games-not-loaded-sentence = 这些搭配所属的棋局未加载。
joseki-seen-in = 见于：
joseki-seen-game = { $date }，{ $black } – { $white }，第{ $number }手
joseki-seen-game-undated = { $black } – { $white }，第{ $number }手
joseki-tip-seen-game = 打开棋局并停在此手之前，选中其区域（Shift+G）
joseki-all-games = 全部棋局：棋盘下方的“显示棋局”。

## src/gui/panels/joseki/words.rs: what the figures of a pair mean

joseki-help-surety = 两个棋形相互关联的确定程度：达到7.9时，偶然出现的概率不到1/200（p < 0.005）。这是似然比检验的−2 log λ，随棋局数量增长：有数千局时几乎每一对都能通过。
joseki-help-lift = 两者一同出现的频率是偶然情况的多少倍：互不相关的棋形为1。罕见棋形的提升度较大。出现不足10次的组合排在最后。
joseki-help-together = 两者一同出现的频率是偶然情况的多少倍：互不相关的棋形为1。罕见棋形的数值较大。
joseki-help-q = Benjamini-Hochberg的q：在至少与此同样确定的所有棋形对中，预计仅凭偶然就会出现的比例。
joseki-help-share = 占第一个棋形全部后续的比例；线段为威尔逊95%置信区间。查看“之前”时：占第二个棋形全部下出次数的比例。
joseki-help-wins = 在已知胜者的棋局中黑棋获胜的比例，黑白以图示为准，附95%置信区间；与五五开无差异时为灰色。

## src/gui/panels/joseki/path.rs: the way through the shapes as pictures, and the paths that are kept

joseki-path-empty = 这里显示走过的路线。
joseki-path-hint =
    走入字母或某一行，路线便在此延伸。
    点击图形可回到该处。
joseki-kept = 已收藏：
joseki-tip-go-there = 前往
joseki-drop-path = 移除路线{ $number }
joseki-tip-drop-path = 取消收藏
joseki-path-card = 路线{ $number }：{ $name } { $share }
joseki-after-shape-before = 接在前一棋形之后{ $times }次
joseki-surety-and-lift = −2 log λ { $surety }，提升度{ $lift }

## src/gui/panels/joseki/rows.rs: the list of shapes that follow, or that came before

joseki-rows-empty = 这里显示接在棋形之后的棋形。
joseki-no-row-follows = 没有保留的棋形接在此形之后。
joseki-no-row-leads = 没有保留的棋形通向此形。
joseki-no-row-hint = 可后退（Backspace）、换个方向查看（U），或统计较小的窗口。
joseki-head-then = 之后
joseki-head-before = 之前
joseki-head-move = 着手
joseki-help-pair-years = 出现该棋形对的棋局最早和最晚的年份
joseki-opponent-elsewhere = 对方脱先
joseki-answer = 应手
joseki-not-on-board = 不在此棋盘上
joseki-shape-row = 棋形{ $letter }：{ $times }次
joseki-row-opponent-elsewhere = 对方脱先
joseki-row-answer = 应手
joseki-row-nothing-near = 附近无子
joseki-row-not-significant = 不显著
joseki-row-offset = 第二手相对第一手：{ $offset }。
joseki-row-share = 占比：{ $share }。
joseki-row-ways = 它与第一个棋形有{ $ways }种相对位置；显示最常见的一种。
joseki-row-second-played = 第二个棋形共下出{ $times }次。
joseki-row-first-followed = 第一个棋形共有后续{ $times }次。
joseki-row-does-not-fit = 棋形无论位于何处都会计数。这一对出现的位置，离边比所示棋盘更近或更远，因此盘上没有它的字母。
joseki-row-by-chance = 仅凭偶然也可能出现此棋形对：它未通过似然比检验。
joseki-click-steps = 点击：走入。

## src/gui/panels/joseki/teach.rs: where nothing is counted yet

joseki-teach-collocations-title = 哪个棋形之后接哪个？
joseki-teach-collocations = Katachi将每一手的棋形与附近前一手的棋形配对。一同出现的频率高于偶然的棋形对即为搭配：定式包含其中，其他相互关联的下法也在其中。
joseki-teach-corner-title = 角部有哪些下法？
joseki-teach-corner = 所有棋局的所有角部，整理为局面及其间的着手：不限落子次序，旋转、翻转和黑白互换一并计入。
joseki-unpacking-figures = 正在解压职业棋手的数据…
joseki-games-loading = 正在读取棋谱。
joseki-no-games = 未加载棋局。
joseki-no-games-hint = 将SGF文件、文件夹或压缩包拖放到窗口中，或从“文件”菜单打开示例棋局。
joseki-not-counted = 有{ $games }局尚未统计。
joseki-count-collocations = 统计搭配
joseki-count-corners = 统计角部
joseki-look-at-professionals = 查看职业棋手的数据
joseki-tip-look-at-professionals = Katachi附带54,000局的数据
joseki-count-time = 每千局约需两秒。窗口和下限可在“统计”面板中设置。
joseki-open-collocations = 打开搭配…
joseki-tip-open-saved = 已保存的文件
joseki-waits = 等待中

## src/gui/panels/joseki/tree.rs: the corner tree as it is drawn

joseki-tree-empty = 这里显示下法的树。
joseki-tree-keys = →最常见，←后退，↑ ↓其他下法。
joseki-tree-orders-meet = 多种落子次序在此汇合。
joseki-tree-share = 占该处着手的{ $share }
joseki-tree-ways = 有{ $moves }手通向此局面，包括来自其他局面的。
joseki-tree-left-out = 另有{ $continuations }种后续未画出
joseki-tree-start = 起点，出现{ $times }次
joseki-tree-node = 节点{ $depth }：{ $color } { $point }，排名{ $rank }，{ $times }次
joseki-tree-tenuki = 节点{ $depth }：{ $color } 脱先，{ $times }次

## src/app/joseki/explorer.rs: how far the second move of a pair lies from the first, where players have no name for it

joseki-offset-same-point = 同一点
joseki-offset-in-line = 同线相距{ $far }路
joseki-offset-diagonal = 斜向相距{ $far }路
joseki-offset-by = 两向相距{ $far }路和{ $near }路

## src/app/joseki/act.rs: names of tasks, as the list of running work shows them

joseki-task-collocations = 搭配：{ $window }
joseki-task-corners = 角部：{ $size }×{ $size }
joseki-task-games = 角部局面的棋局
joseki-task-opening = 正在打开 { $path }
joseki-task-reading = 正在读取 { $path }
joseki-task-unpacking = 解压职业棋手的棋形
joseki-task-looking = 在搭配中查找该棋形

## src/app/joseki/act.rs: messages

joseki-of-other-games = 这些搭配属于其他棋局，而非已加载的棋局：搭配可以显示，但没有示例
joseki-opened = 已打开 { $path }：{ $games }中的{ $pairs }。
joseki-opened-instead = 已打开 { $path }：{ $games }中的{ $pairs }。它取代了先前的搭配。
joseki-dictionary-has = 辞典含有{ $positions }和{ $comments }：见“详情”
joseki-comments = { $comments }条注释
joseki-dictionary-unreadable = { $path }：无法读取任何棋局：{ $reason }。辞典应为带有变化的SGF
joseki-count-collocations-first = 请先统计搭配，然后便可研究棋形和着手
joseki-count-corners-first = 请先统计角部
joseki-nothing-after = 此后没有着手
joseki-no-path = 请先走几步：还没有路线
joseki-no-path-to-keep = 请先走几步：还没有可收藏的路线
joseki-too-many-kept = 收藏的路线已达上限：请导出，或移除一些
joseki-paths-kept = 已收藏{ $paths }条路线
joseki-steps-of-shapes = 棋形{ $steps }步
joseki-moves-in-corner = 角部{ $moves }手
joseki-path-copied = 路线已以SGF格式复制到剪贴板
joseki-games-not-loaded = 这些搭配所属的棋局未加载
joseki-dialog-save-collocations = 保存搭配
joseki-dialog-save-corners = 保存角部统计
joseki-dialog-save-paths = 将路线保存为SGF
joseki-saved-pairs = 已将{ $pairs }对保存到 { $path }
joseki-saved-positions = 已将{ $positions }个局面保存到 { $path }
joseki-saved-paths = 已将{ $paths }条路线保存到 { $path }
joseki-no-stones = 还没有可搜索的棋子
joseki-cannot-be-looked-for = 无法搜索：{ $reason }
joseki-describe-after = 棋形{ $number } / { $length }，下过{ $played }，有后续{ $followed }，之后：{ $shapes }
joseki-describe-before = 棋形{ $number } / { $length }，下过{ $played }，有后续{ $followed }，之前：{ $shapes }
joseki-describe-corner = { $moves }之后，轮到{ $color }棋，出现{ $times }，{ $continuations }种后续

## src/app/joseki/start.rs: where a walk begins, and why it cannot

joseki-not-in-a-middle = 保留的{ $window }棋形中，没有以此形为中心的
joseki-stands-in = { $window }中有{ $shapes }含有此形，下过{ $times }；这是其中最常见的。
joseki-shape-before-move = 搭配从落子之前的棋形开始：请选择围绕每手、在落子之前统计的棋形
joseki-cut = 已裁切为搭配的窗口 { $window }。
joseki-windows-do-not-fit = 棋形的窗口 { $own } 与搭配的窗口 { $wanted } 互不包含
joseki-no-such-surroundings = 保留的棋形对中没有这样的{ $window }周边：请统计较小窗口的搭配
joseki-open-game-first = 请先打开一局棋
joseki-go-to-move-first = 请先走到打开棋局的某一手：棋形以着手为中心
joseki-other-side-to-move = 没有棋局在此轮到另一方：显示为轮到{ $color }棋
joseki-path-not-there = 此统计中没有这条变化的全部着法
joseki-corner-not-there = 所读取的着法中没有此角：它被长期搁置、因外面的提子而改变，或在这些棋局中出现得太少
joseki-number-move-first = 请先在“搜索”的图形中给一手编号（M）：棋形以着手为中心
joseki-drawing-open = 图形在窗口 { $window } 中留有不确定的点：请只画棋子和空点

## src/core/mining/corner, collocation, graph and src/app/joseki/inside.rs: progress bars, "Reading corners · 1,200 of 5,000 games"

joseki-phase-reading-corners = 正在读取角部
joseki-phase-sorting-positions = 正在整理局面
joseki-phase-testing-pairs = 正在检验棋形对
joseki-phase-looking = 正在查找棋形

## src/core/mining/corner/mod.rs and graph/rows.rs: errors

joseki-corner-size = 角部{ $size }：边长为2到10点，且不超过棋盘的一半
joseki-damaged-stone = 局面{ $number }：有棋子在正方形之外，或同一点有两子
joseki-damaged-view = 局面{ $number }：棋子：不是最小的视图
joseki-damaged-count = 局面{ $number }：次数：与其后续和终止之和不符
joseki-damaged-move = 局面{ $number }：着手：有一手自相矛盾
joseki-damaged-twice = 两个局面的棋子相同
