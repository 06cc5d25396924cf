# The Life workspace: life and death. It has three views: the book of rules, the checker (what the rules say of a position), and
# tsumego (problems with a solver).

## Views and panels

life-view-rules = 规则
life-view-checker = 检查器
life-view-tsumego = 死活题
life-view-rules-help = 不是由人编写的眼形与活形（L：下一个视图）
life-view-checker-help = 棋盘上的棋块适用哪些规则（L：下一个视图）
life-view-tsumego-help = 死活题的求解与练习（L：下一个视图）
life-pane-book = 规则书
life-pane-held = 适用的规则
life-pane-problems = 题目
life-pane-rule = 规则
life-pane-position = 局面
life-pane-answers = 进攻与应对
life-pane-said = 规则的结论
life-pane-solution = 答案

## Words of several panels

life-to-play = 轮到{ $color }棋
life-pass = 停一手
life-up-to-ko = 须打劫
life-place-up-to-ko = { $place }，须打劫
life-known-new = 未做过
life-known-failed = 做错
life-known-solved = 做对
life-known-due = 到期
life-count-in-games = 在棋局中统计
life-unpacking-rules-wait = 正在解压规则…
life-show-solution = 显示答案

## Goals of rules; goals.rs

life-goal-choice-live = 做活
life-goal-choice-eye = 做眼
life-goal-choice-connect = 连接两个棋串
life-goal-choice-connect-empty = 连接棋串与点
life-goal-choice-join-empties = 连接两点
life-goal-choice-capture = 吃掉棋串
life-goal-title-live = 做活
life-goal-title-eye = 做眼
life-goal-title-connect = 两棋串相连
life-goal-title-connect-empty = 棋串与点相连
life-goal-title-join-empties = 两点相连
life-goal-title-capture = 吃掉棋串
life-kind-live-won = 活
life-kind-live-winning = 黑先活
life-kind-eye-won = 成眼
life-kind-eye-winning = 黑先成眼
life-kind-connect-won = 相连
life-kind-connect-winning = 黑先相连
life-kind-connect-empty-won = 连到点
life-kind-connect-empty-winning = 黑先连到点
life-kind-join-empties-won = 两点相连
life-kind-join-empties-winning = 黑先连两点
life-kind-capture-won = 吃子
life-kind-capture-winning = 黑先吃子
life-kind-threat = 威胁：{ $goal }
life-always-live = 无论白棋如何下，黑棋都活。
life-always-eye = 无论白棋如何下，黑棋都有眼。
life-always-connect = 无论白棋如何下，黑棋都能连接标记的两个棋串。
life-always-connect-empty = 无论白棋如何下，黑棋都能将标记的棋串连到标记的点。
life-always-join-empties = 无论白棋如何下，黑棋都能连接标记的两点。
life-always-capture = 无论白棋如何下，黑棋都能吃掉标记的棋串。
life-second-live = 白棋先下，黑棋仍然活。
life-second-eye = 白棋先下，黑棋仍然有眼。
life-second-connect = 即使白棋先下，黑棋也能连接标记的两个棋串。
life-second-connect-empty = 即使白棋先下，黑棋也能将标记的棋串连到标记的点。
life-second-join-empties = 即使白棋先下，黑棋也能连接标记的两点。
life-second-capture = 即使白棋先下，黑棋也能吃掉标记的棋串。
life-first = 黑棋先下：{ $black }。
life-first-connect = 黑棋先下，就能连接标记的两个棋串：{ $black }。
life-first-connect-empty = 黑棋先下，就能将标记的棋串连到标记的点：{ $black }。
life-first-join-empties = 黑棋先下，就能连接标记的两点：{ $black }。
life-first-capture = 黑棋先下，就能吃掉标记的棋串：{ $black }。

## The list of rules; rules.rs

life-column-rule = 规则
life-column-rule-help = 按规则书的次序：目标、位置、大小、棋子数。
life-column-k = K
life-column-k-help = K，黑白棋子的总数。
life-column-asks = 要求
life-column-asks-help = 对外气要求多少；较严的条件计两次。
life-column-moves = 着手
life-column-moves-help = 规则备有应手的白棋的着手数；若目标已达成则没有。
life-column-count = 次数
life-column-count-help = 这些棋子在各局终局局面中出现的次数，不限位置，不分黑白。
life-column-problem = 题目
life-column-name = 名称
life-column-to-play = 先手
life-column-state = 状态
life-column-origin = 来源
life-rules-listed = { $shown }/{ $rules }条规则
life-count-in-games-help = 所列各规则的棋子在已加载棋局的终局局面中出现的次数
life-no-rule-passes = 没有符合筛选的规则。
life-clear-filter = 清除筛选
life-clear = 清除
life-any-goal = 任意目标
life-any-place = 任意位置
life-any-size = 任意大小
life-won-or-winning = 所有种类
life-won = 必成
life-winning = 黑先成
life-threat = 威胁
life-any-outside = 不论外气
life-without-asks = 无外气要求
life-with-asks = 有外气要求
life-ko-or-not = 不论有无劫
life-without-ko = 无劫
life-filter-goal = 目标：{ $choice }
life-filter-place = 位置：{ $choice }
life-filter-size = 大小：{ $choice }
life-filter-won = 必成或黑先成：{ $choice }
life-filter-outside = 外气：{ $choice }
life-filter-ko = 劫：{ $choice }
life-filter-k-help = K，黑白棋子的总数
life-filter-black-help = 黑子数：构成此形的棋子
life-range-to = 至
life-rule-row = 规则{ $number }：{ $rule }
life-rule-won = { $goal }，{ $place }，必成，{ $stones }子
life-rule-winning = { $goal }，{ $place }，黑先成，{ $stones }子
life-rule-threat = { $goal }，{ $place }，威胁，{ $stones }子

## The drawing of a rule; rule.rs

life-choose-rule = 请在列表中选择规则。
life-previous-rule = 上一条规则（↑）
life-next-rule = 下一条规则（↓）
life-up-to-ko-help = 在某个变化中，黑棋要提回劫：须有劫材，或者先提
life-find-games = 搜索棋局
life-find-games-help = 在“搜索”工作区中，查找已加载棋局里棋盘此处的这些棋子
life-title-corner = 角部{ $goal }，{ $size }
life-title-side = 边上{ $goal }，{ $size }
life-title-centre = 中腹{ $goal }，{ $size }
life-said-white = { $white }。应手：→
life-said-both = { $white }；{ $black }。
life-said-nothing-needed = { $white }：无需应对。
life-said-black = { $black }。
life-said-threat = { $black }是威胁：白若脱先，再下一手即成。
life-board-rule = 规则
life-asks-1 = ≥1气
life-asks-2 = ≥2气
life-asks-at-most-1 = ≤1气
life-asks-0 = 0气
life-asks-1-if-black = 黑下后≥1气
life-asks-2-if-black = 黑下后≥2气
life-asks-at-most-1-if-white = 白下后≤1气
life-asks-0-if-white = 白下后0气
life-rule-stones = 黑子{ $black }颗，白子{ $white }颗
life-point-marked = { $point }有标记

## Moves of a rule, where they differ from the command line's; $point is a point of the rectangle such as b1; answers.rs

life-white-takes-liberty-if-black = 白紧掉黑下在{ $point }时会有的一口外气
life-white-extends = 白为{ $point }延出外气
life-white-extends-if-white = 白为{ $point }处的棋子延出气
life-black-takes-outside = 黑从外部吃掉{ $point }

## A rule in words; words.rs

life-make-rules = 生成更多规则
life-make-rules-help = 从目标倒推，矩形至多12个点。小的已在规则书中。
life-new-goal = 新规则的目标
life-new-rectangle = 矩形
life-make = 生成
life-make-help = 在后台进行；可在下方取消
life-make-threats = 也做威胁
life-make-threats-help = 白脱先后再下一手即成的规则；数量很多
life-in-book = 规则书中：必成规则{ $won }条，黑先成规则{ $winning }条；略去较小矩形已能说明的之前，分别为{ $won_before }条和{ $winning_before }条。
life-in-book-threats = 规则书中：威胁{ $threats }条；略去较小矩形已能说明的之前为{ $before }条。
life-not-in-book-points = 不在规则书中。要考察任意两点：此大小可能需要很多分钟。
life-not-in-book-large = 不在规则书中。此大小可能需要数分钟。
life-not-in-book = 不在规则书中，或没有必成规则。
life-save-book = 保存规则书…
life-save-book-help = 将全部规则保存为RON
life-open-rules = 打开规则…
life-open-rules-help = 将文件中的规则加入规则书
life-condition-black = { $point }处的黑棋串外气{ $liberties }。
life-condition-white = { $point }处的白棋串外气{ $liberties }。
life-condition-if-black = 若{ $point }处有黑子，其外气{ $liberties }。
life-condition-if-white = 若{ $point }处有白子，其外气{ $liberties }。
life-asks-outside = 对外气的要求
life-asks-nothing-outside = 无要求：只要有这些棋子，规则就成立。
life-all-stay = 黑子全部保住。
life-some-stay = 在所有变化中，黑棋都保住{ $points }；其余棋子可能丢失。
life-blacks-move = 黑棋的着手
life-whites-moves = 白棋的着手
life-whites-moves-answers = 白棋的着手与黑棋的应手
life-whites-moves-none = 白棋下哪里都无法改变结果。
life-lines-help = 点击即可下出；→ 逐个查看。
life-rule-itself = 规则本身
life-onward = 转到此后成立的规则
life-no-onward = 此后的局面由较小矩形的规则说明。
life-in-games = 在棋局中
life-count = 这些棋子：在{ $games }的终局局面中出现{ $times }，不限位置、方向和黑白；{ $bits }比特。
life-count-none = 这些棋子：在{ $games }的终局局面中出现{ $times }，不限位置、方向和黑白。
life-its-games = 相关棋局
life-its-games-help = 在棋盘此处，不限手数：转到“搜索”工作区

## The checker: rules that hold for a group; checker.rs, checking.rs

life-no-stone = 棋盘上没有棋子。请摆上棋子，或打开棋局。
life-all-groups = 全部棋块
life-all-groups-help = 在棋盘上右键点击也可以
life-no-rule-holds = 规则书中没有适用的规则。
life-rules-hold-first = 适用{ $rules }条规则；列出前{ $first }条
life-rules-of-book = 规则书中的{ $rules }条规则
life-asking-rules-wait = 正在查询规则…
life-group = { $at }处的{ $color }棋，{ $stones }子
life-groups = { $groups }个棋块，其中{ $known }个已知为活。点击棋块，或其中一子。
life-no-rule = 无规则
life-rules = { $rules }条规则
life-weight-proves = 证明活棋
life-weight-move = 做活的一手
life-weight-eye = 证明有眼
life-weight-eye-move = 做眼的一手
life-weight-connects = 证明相连
life-weight-connect-move = 连接的一手
life-weight-takes = 证明吃子
life-weight-take-move = 吃子的一手
life-weight-depends = 条件相互依赖
life-weight-nothing = 保住的是其他棋子
life-held-row = { $weight }：{ $goal }，{ $place }
life-rules-know-small = 规则只认识棋块边缘的小眼形和活形。再大的，规则不作结论：可问求解器。
life-ask-solver = 询问求解器
life-ask-solver-help = 将同一局面转到“死活题”中搜索
life-teach-click = 请点击一颗棋子。
life-teach-book = 将其棋块与规则书对照：凡棋子相符、外气也符合要求的规则都适用。
life-teach-circles = 圆圈：规则或计算证明，即使对方先下，这块棋也活。
life-teach-squares = 方块：先下则活。
life-teach-no-mark = 无标记：不明。这并不表示“死棋”。
life-teach-proof = 只有条件彼此独立，规则才能证明活棋：任何一手都不得影响其中两个。不成立时，会指出相应条款，此规则便只是可试的一手。
life-alive = 活棋
life-dead = 死棋
life-unknown = 不明
life-status-alive-if-first = 先下则活
life-status-up-to-ko = { $status }，须打劫
life-alive-by-eyes = 即使{ $other }棋先下，{ $own }棋也活：它有两个谁也夺不走的眼。
life-alive-by-reading = 即使{ $other }棋先下，{ $own }棋也活：每一手都有应手，已经算清。
life-alive-by-rule = 即使{ $other }棋先下，{ $own }棋也活：有规则证明。
life-alive-if-first = { $own }棋下在{ $point }，则{ $own }棋活：此手之后有规则证明。
life-alive-unknown = 规则和计算都未能证明其为活棋。这并不表示它是死棋。
life-alive-up-to-ko = { $sentence }在某个变化中，它要提回劫：劫胜则活。
life-connected = 据规则，它与另外{ $stones }子（如{ $point }）相连：是同一块棋。
life-taken = 据规则可吃掉它：{ $other }棋不先下也能吃。
life-taken-if-first = 若{ $other }棋先下在{ $point }，据规则可吃掉它。
life-held = { $goal }，{ $place }：{ $weight }
life-held-marked = 所指：{ $points }。
life-held-move = 着手：{ $point }。
life-held-other-stones = 保住的不是这块棋的棋子：对这块棋不作结论。
life-held-asks-nothing = 对外气没有要求。
life-held-asks = 对外气的要求与实际情况
life-held-independent = 条件彼此独立：没有一手会影响其中两个。
life-held-no-proof = 不构成证明
life-held-ko = 在某个变化中要提回劫。
life-show-in-book = 在规则书中显示
life-met-own = 己方棋子{ $at }：{ $asked }；实际：{ $there }
life-met-other = 对方棋子{ $at }：{ $asked }；实际：{ $there }
life-met-own-played = 己方下在{ $at }的棋子：{ $asked }；实际：{ $there }
life-met-other-played = 对方下在{ $at }的棋子：{ $asked }；实际：{ $there }
life-depends-shared = 条款（a）：外部的一手可能同时削弱两个条件：{ $conditions }。
life-depends-both = { $first }与{ $last }
life-depends-inside = 条款（b）：内部的一手可能削弱条件：{ $condition }，落点{ $point }。
life-depends-last-liberty = 条款（c）：为吃子而要紧掉的气在别处也被计入：{ $condition }，经由{ $point }。
life-depends-joined = 规则当作两个棋串的，在外部是一个：{ $one }与{ $other }。
life-depends-joins-more = 该处的棋子会与其他气更多的棋子相连：{ $condition }，经由{ $point }。

## The board of the checker and its tools; position.rs

life-open-game = 当前棋局
life-open-game-help = 当前打开的棋局及所在的一手：用 ← 和 → 逐手查看
life-own-position = 自摆局面
life-own-position-help = 自行摆放的局面，或所出的题目；在棋局上摆子即开始自摆
life-open-game-move = · 第{ $move }手
life-no-open-game = · 未打开棋局
life-tool-play = 落子
life-tool-play-name = 落子
life-tool-play-help = 点击为轮到的一方落子，并判断这一手
life-tool-group = 棋块
life-tool-group-name = 选择棋块
life-tool-group-help = 点击棋子，查询其所在棋块
life-tool-black-name = 摆黑子
life-tool-black-help = 摆放或取走黑子（Shift+点击）
life-tool-white-name = 摆白子
life-tool-white-help = 摆放或取走白子（Ctrl+点击）
life-to-play-help = 点击：改为{ $color }棋先下
life-other-side-first = 改为对方先下
life-take-back = 撤销
life-set-again = 重做
life-set-up = 摆棋
life-empty-board = 空棋盘{ $size }
life-open-game-position = 当前棋局的局面
life-board-position = 局面
life-clear-mark = 清除标记
life-position-described = { $size }，{ $stones }子，轮到{ $color }棋
life-position-described-group = { $size }，{ $stones }子，轮到{ $color }棋，棋块在{ $point }

## The list of problems; problems.rs

life-no-tries = 尚未做题
life-tries-few = { $tries }次中对{ $right }次
life-tries-lately = 最近{ $tries }次答对{ $rate }
life-run = 连对{ $problems }题
life-days = 连续{ $days }天
life-tries-help = 共{ $problems }题，首次作答{ $tries }题，答对{ $right }题；今天{ $tries_today }题中对{ $right_today }题。近期{ $rate }。最长连对{ $run }题。
life-rating-after = 再有{ $tries }次计分作答后显示等级分
life-rating = 等级分{ $rating } ± { $about }（就这些题目而言）
life-rating-help = 根据{ $problems }道题各自的首次作答，按Glicko体系计算；区间为95%。题目以1,000分计，Katachi求解器查看的局面数每多十倍，再加200分。因此它只反映对这些题目的水平，不是级位或段位。
life-rating-help-unmeasured = 根据{ $problems }道题各自的首次作答，按Glicko体系计算；区间为95%。题目以1,000分计，Katachi求解器查看的局面数每多十倍，再加200分。因此它只反映对这些题目的水平，不是级位或段位。另有{ $unmeasured }题未计入：求解器尚未解出。
life-open-files = 题目文件…
life-open-folder = 题目文件夹…
life-open-sample = 示例题目
life-practise = 练习
life-practise-due = 练习（待复习{ $due }题）
life-practise-help = 到期最久的题目，没有则为从未做过的题目（Y）
life-find-shape = 查找棋形
life-find-region = 此局面中选定的区域
life-find-region-help = 在棋盘上右键拖动可选择区域；未选则为全部棋子
life-find-drawing = “搜索”工作区中的图形
life-find-drawing-help = 连同其任意点和边界
life-set = { $title }：{ $problems }题
life-set-some = { $title }：{ $shown }/{ $problems }题
life-session-cards = · 本次运行的卡片
life-session-cards-help = Katachi在此没有自己的文件夹，因此做对做错的记录在结束时不会保留。
life-with-shape = 条件：{ $shape }
life-any-shape = 不限棋形
life-no-problem-passes = 没有符合的题目。
life-which-problems = 哪些题目
life-who-plays = 谁先下
life-filter-by-name = 按名称筛选题目
life-name-hint = 名称……
life-either-plays = 不限黑白
life-black-plays = 黑先
life-white-plays = 白先
life-problem-row = 第{ $number }题：{ $name }，轮到{ $color }棋，{ $state }
life-open-problem = 打开

## Typical moves: pictures of what the moves that solve problems look like; typical.rs

life-typical = 典型着手
life-typical-attack = 进攻：黑下在标记处杀棋
life-typical-defence = 防守：白下在标记处做活
life-typical-attack-name = 进攻{ $number }
life-typical-defence-name = 防守{ $number }
life-typical-help = { $name }：在解答中可下此着的{ $times }个局面里，{ $won }个以它为正解（{ $rate }）。点击列出以它为第一手的题目。
life-typical-width = 着手周围的点
life-typical-covered = 前{ $top }种着手是{ $problems }道题中{ $covered }道的第一手（{ $share }）。
life-typical-axis = 第一手（由多到少）

## The board of a problem; tsumego.rs

life-board-problem = 题目棋盘
life-find-in-games = 在棋局中查找
life-find-in-games-help = 在已载入的棋局中查找本题（或选中的区域）；检查局面时查找标出的棋块和与之相接的棋子
life-find-problems-shape = 查找有此棋形的题目
life-try-again = 重做此题
life-clear-region = 清除区域
life-problem-described = { $size }，轮到{ $color }棋；着手：{ $moves }

## The solution; solution.rs

life-black-to-live = 黑先活（黑子{ $stones }颗）
life-white-to-live = 白先活（白子{ $stones }颗）
life-black-to-kill = 黑先杀白（白子{ $stones }颗）
life-white-to-kill = 白先杀黑（黑子{ $stones }颗）
life-play-your-move = 请在棋盘上落子：下对则对方以最佳应手回应，下错则演示破解。也可以直接显示答案。
life-nothing-to-solve = 没有可解的题
life-nothing-to-solve-help = 用“黑”和“白”摆子，或用“棋块”指定棋块。
life-stop = 停止
life-stop-help = 停止搜索
life-show-solution-help = 求解并显示答案；做对之前显示答案的题目算作做错
life-again = 重来
life-again-help = 回到原局面，隐去已求得的内容
life-next = 下一题
life-next-help = 下一题（↓）
life-time = 每题时限
life-seconds = { $seconds }秒
life-minutes = { $minutes }分钟
life-searching = { $phase }：{ $positions }个局面，{ $seconds }秒
life-right = 正解
life-right-help = 对方已下出最佳应手：请继续。
life-solved = 解出
life-solved-help = 正确。可做下一题，也可继续下以验证。
life-wrong = 失败
life-wrong-help = 此手不成立；下面演示破解。← 可退回。
life-not-known = 不明
life-not-known-help = 搜索结束时仍未判明。可延长时间，或查看文件中的答案。
life-file-first = 依据文件的答案；求解器仍在计算。
life-file-alone = 依据文件的答案：求解器未能在限时内判明。
life-file-against-solver = 依据文件的答案；求解器则能破解。它问的也许是另一块棋。
life-other-than-file = 文件中的第一手与此不同；这一手也成立。
life-alive-help = 即使{ $other }棋先下，{ $own }棋也活。
life-dead-help = 即使{ $own }棋先下，{ $own }棋也死。
life-first-to-move = 未定
life-first-to-move-help = 取决于谁先下：被围的一方先下则活，对方先下则杀。
life-ko = 劫
life-ko-help = 取决于打劫。
life-ko-taken-first = 取决于打劫。轮到的一方先提：除非对方有劫材，否则获胜。
life-ko-taken-first-threats = 取决于打劫。轮到的一方先提：除非对方多{ $threats }个劫材，否则获胜。
life-ko-taken-second = 取决于打劫。对方先提：轮到的一方须先找劫材。
life-ko-taken-second-threats = 取决于打劫。对方先提：轮到的一方须多{ $threats }个劫材。
life-seki = 双活
life-seki-help = { $own }棋吃不掉，也做不出两眼：双活。
life-unknown-help = 未能在限时内判明。这既不表示活，也不表示死。
life-comes-out-seki = 所得的活棋是双活：没有两眼。
life-first-move = 第一手：{ $color }{ $point }。
life-file-answer = 文件的答案：{ $points }
life-narrow = 仅在较窄的范围内求得：边界上的一切都视为进攻方所有。
life-by-rule = 依据规则，未经搜索
life-searched = { $positions }个局面，{ $seconds }秒
life-line = 变化
life-line-help = 用 ← 和 → 在棋盘上逐手查看。
life-looking-at-moves-wait = 正在查看各手…
life-to-play-here = 此处轮到{ $color }棋
life-tries-list-help = 点击一手即可进入。数字：其下已搜索且仍记得的局面数。
life-settled-lives = 已定：活棋。
life-settled-dead = 已定：死棋。
life-moves-work = { $own }棋可以成功的着手：
life-moves-ko-taken-first = { $own }棋成劫且由{ $own }棋先提的着手：
life-moves-ko-taken-second = { $own }棋成劫但由{ $other }棋先提的着手：
life-moves-nothing = { $own }棋已无计可施。
life-moves-not-found = 未能在限时内求得。
life-try-loses = 不成立
life-try-not-known = 不明

## Names of work in the background, and its phases

life-task-opening = 正在打开 { $name }
life-task-cards = 卡片
life-task-rules = 规则
life-task-solver = 求解器
life-task-problems-with-shape = 查找有此棋形的题目
life-task-problems-with-move = 查找有典型着手的题目
life-task-counting = 正在统计{ $size }棋形
life-task-making = 正在生成规则：{ $goal }，{ $place }
life-phase-asking-rules = 正在查询规则
life-phase-reading-groups = 正在计算棋块
life-phase-keeping-cards = 正在保存卡片
life-phase-unpacking-rules = 正在解压规则
life-phase-listing-files = 正在列出文件
life-phase-reading-problems = 正在读取题目
life-phase-first-moves = 正在查看第一手
life-phase-looking-at-moves = 正在查看各手
life-phase-judging-move = 正在判断这一手

## Notices and errors; act.rs, problems.rs, cards.rs, typical.rs

life-cards-not-kept = 卡片未能保存：{ $error }
life-not-pasted = 未能粘贴：{ $error }
life-nothing-due = 没有到期的题目，而且全都做过：请以后再来，或打开其他题目
life-nothing-drawn = 没有画出可搜索的图形
life-no-game-to-take = 未打开棋局：请在“棋谱库”工作区中打开一局
life-rule-not-drawn = 无法画出此规则：{ $reason }
life-no-games-to-count = 没有可供统计的棋局：请先打开一些
life-making-already = 已在生成规则：请等待，或将其取消
life-save-rules = 保存规则
life-saved = 已保存到 { $path }
life-made = { $goal }，{ $place }：必成规则{ $won }条，黑先成规则{ $winning }条
life-set-skipped = { $title }：{ $problems }；跳过{ $skipped }
life-rules-added = { $rectangles }个矩形的规则已加入规则书
life-shape-region = 选定的区域
life-shape-attack = 以进攻{ $number }为第一手
life-shape-defence = 以防守{ $number }为第一手
life-origin-sample = 示例
life-origin-pasted = 粘贴
life-place-game = { $file }，第{ $game }局
life-unnamed-problem = 第{ $number }题
life-skipped-no-stones = { $place }：没有摆放棋子
life-skipped-too-many = { $place }：题目过多
life-no-problem-found = 未找到题目：{ $reasons }
life-no-problem-no-file = 未找到题目：没有SGF文件
