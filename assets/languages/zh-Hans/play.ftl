### The Play workspace: suggestions, guessing moves, a game against the program, and what patterns are worth in playouts.

## The panels and what the board is there for: gui/panels/play/mod.rs, app/play/mod.rs

play-pane-win-rate = 胜率
play-pane-position = 局面
play-pane-report = 报告
play-pane-candidates = 候选着手
play-pane-training = 训练
play-pane-game = 对局
play-pane-experiment = 实验
play-pane-why = 理由
play-pane-summary = 总结
play-pane-score = 形势
play-pane-table = 表格
play-empty-board = 空棋盘
play-new-board = 新棋盘
play-new-board-tip = 可随意试下的空棋盘；Ctrl+V粘贴棋局
play-mode-suggest = 推荐
play-mode-suggest-tip = 高手在此局面会下在哪里，以及为什么
play-mode-guess = 猜下一手
play-mode-guess-tip = 找出实战中的着手；没找到的以后会再次出现
play-mode-game = 与Katachi对局
play-mode-game-tip = 与按棋形下棋的Katachi对局
play-mode-playouts = 模拟对局
play-mode-playouts-tip = 统计所得的棋形在蒙特卡洛搜索的模拟对局中有多大价值
play-mode-contradictions = 矛盾
play-mode-contradictions-tip = 棋形列表中与棋局矛盾的着手
play-start = 开始
play-of = { $part }/{ $all }

## Who ranks moves: app/play/engines.rs

play-engine-model = 模型
play-engine-model-tip = 用职业棋手的棋局训练的模型：每个合法着手都有概率；可能包括本局
play-engine-contexts = 周边
play-engine-contexts-tip = 依据已加载的棋局：出现同样周边时下出该手的频率，以占其所知全部着手的比例表示
play-engine-rings = 棋形库
play-engine-rings-tip = 依据已加载的棋局：由4×4核心及其外围各环构成的棋形数据库，以占其所知全部着手的比例表示
play-engine-shapes = 棋形
play-engine-shapes-tip = 职业棋手最常下的棋形：每个点取已知的最大棋形，从9×9到3×3，以及可下时实际下出的频率，以占全部着手的比例表示；可能包括本局

## The candidates: gui/panels/play/candidates.rs

play-candidates-no-game = 请打开或粘贴棋局，也可从空棋盘开始。
play-candidates-unpacking = 正在解压模型…
play-candidates-played-first = 实战：{ $point }，模型的首选（{ $share }）。
play-candidates-played-rank = 实战：{ $point }，模型的第{ $rank }选（{ $share }）。
play-candidates-played-unlikely = 实战：{ $point }，模型认为几乎不可能。
play-candidates-left-out = 不计已加载棋局中本局的{ $records }份棋谱。
play-candidates-left-out-tip = 棋局不能为自己作答，所以“周边”和“棋形库”不计本局。模型和职业棋形可能学过本局。
play-candidates-head-counts = 下出/出现
play-candidates-head-share = 占比
play-candidates-tip = 模型：该手的概率。下出/出现：在已加载的棋局中，同样周边出现的次数里下出该手的次数，附占比的95%置信区间。其后是其他引擎给出的占比，以及在其着手中的名次。
play-candidates-tip-costs = { $cost }，整个棋盘与此相同时：在自己已评估的棋局中，据引擎评估的平均值；灰色表示可能为零，或棋局太少，难下结论。
play-candidates-tip-engine = { $engine }：{ $what }。
play-candidates-context = 在已加载的棋局中：同样周边{ $seen }次中下过{ $played }次，{ $share }。
play-candidates-it = 这一手
play-candidates-click = 点击：查看理由。双击：落子。
play-candidates-first-choices = 各引擎的首选
play-candidates-nothing-known = 没有数据

## Why a candidate stands where it does: gui/panels/play/why.rs, gui/panels/play/rings.rs

play-why-choose = 点击候选着手，查看其名次的理由。
play-why-play = 落子
play-why-play-tip = 作为变化下在棋盘上
play-why-model-gives = 模型给该手{ $share }。
play-why-head = 名次的理由（与平均着手相比）
play-why-head-tip = 候选着手的得分是一个总和；这里列出各类特征与仔细考察的候选着手的平均相比增减多少。+0.7使其几率（odds）加倍，−0.7使其减半。
play-why-nothing = 没有特别之处：与平均着手相当。
play-why-games-head = 在已加载的棋局中
play-why-nobody = 在{ $games }局中，同样周边时下在此处的不足两次。
play-why-whole-board = 整个棋盘与此相同时，可下的{ $seen }次中下过{ $played }次：{ $share }。
play-why-points-around = 其周围{ $points }个点与此相同时，可下的{ $seen }次中下过{ $played }次：{ $share }。
play-why-context-tip = 出现次数足够的最大周边，距离至{ $distance }（|dx| + |dy| + 两者中较大者），不分八种对称和黑白；在棋盘上以轮廓标出。
play-why-show-games = 显示其棋局
play-why-show-games-tip = 在“搜索”工作区中，于所有已加载的棋局里查找这些棋子
play-why-rings-head = 在棋形数据库中
play-why-rings-tip = 明亮的4×4点是核心，其余（或框内）是已知范围内的环
play-why-rings-board = 着手周围的棋形
play-why-rings = 在此核心与{ $rings }环中，约{ $seen }次里下过{ $played }次。
play-why-rings-plain = 周围棋子如此时，约{ $seen }次里下过{ $played }次。
play-why-ladder = 环外的{ $stones }决定征子。
play-why-ladder-several = 环外几颗棋子共同决定征子。
play-why-rings-nobody = 数据库中没有此着的棋形。
play-rings-choose = 环：
play-rings-around = 着手周围：
play-rings-square = 正方形
play-rings-square-tip = 以环绕核心的正方形重建棋形数据库
play-rings-cross = 十字
play-rings-cross-tip = 以核心每边旁的四点重建棋形数据库（与原文的图相同）
play-rings-corners = 十字加角
play-rings-corners-tip = 与十字相同，但第4环是核心斜邻的2×2点
play-rings-test = 准确率有多高？
play-rings-test-tip = 只统计较早的棋局，再用它预测至多{ $games }局最新棋局的着手
play-rings-accuracy = 在{ $games }局较新棋局的{ $moves }手中，其余{ $counted }局见过的占{ $known }，排第一的占{ $first }，排前五的占{ $five }。
play-rings-no-test = 没有可测试的棋局：至少需要2局{ $moves }手以上的19路棋局。
play-why-uncounted = 这{ $games }局棋的着手周边尚未统计。
play-why-count = 开始统计
play-why-count-tip = 10,000局约需两分钟，在后台进行；保存在棋谱库中
play-why-no-games = 未加载棋局。
play-why-counting-step = 正在统计着手周边：{ $percent }%，第{ $step }步，共{ $steps }步。
play-why-counting = 正在统计着手周边…

## The report of the open game: gui/panels/play/report.rs

play-report-empty = 打开一局棋后，这里会显示每一手的概率，以及从哪里开始离开已知的下法。
play-report-hidden = 猜出着手之前不显示报告。
play-report-stopped = 报告已停止。
play-report-make = 生成报告
play-report-making = 正在为每一手排名…
play-report-both = 双方
play-report-click = 点击转到该手之前的局面。
play-report-head-move = 手数
play-report-head-played = 着手
play-report-head-rank = 名次
play-report-head-rank-tip = 在全部合法着手中的名次，由模型得出
play-report-head-expected = 概率
play-report-head-expected-tip = 模型给该手的概率
play-report-head-first = 首选
play-report-head-first-tip = 模型会下的一手
play-report-head-kind = 类型
play-report-head-kind-tip = 该手的名称
play-report-among-five = 前五选
play-report-first-tip = { $moves }手中有{ $found }手是模型的首选
play-report-five-tip = { $moves }手中有{ $found }手在模型的前五选之内
play-report-stage-tip = { $stage }阶段的首选：{ $moves }手中有{ $found }手
play-report-departure-tip = 没有职业棋手这样继续。点击转到其前的局面。
play-report-no-departures = 没有可与此布局对比的资料。
play-report-opening = 布局
play-report-upper-left = 左上
play-report-upper-right = 右上
play-report-lower-left = 左下
play-report-lower-right = 右下
play-report-new = { $what }：自第{ $number }手{ $color }{ $point }起为新下法；此前的局面也未见于职业棋手的任何棋局
play-report-left = { $what }：自第{ $number }手{ $color }{ $point }起为新下法；此前的局面出现过{ $times }次
play-report-pass = 停一手
play-report-row = 报告，第{ $number }手：{ $point }
play-report-row-ranked = 报告，第{ $number }手：{ $point }，第{ $rank }名

## Guessing moves: gui/panels/play/guess.rs, app/play/guess.rs

play-guess-was-last = 这是最后一个局面。成绩见“总结”。
play-guess-choose = 选择要猜的内容，然后开始。
play-guess-move-of = { $black } – { $white }的第{ $number }手
play-guess-where = { $color }棋下在哪里？
play-guess-better = { $color }棋下在{ $point }。哪一手更好？
play-guess-better-not-there = 不在那里：请看明亮的部分。
play-guess-not-there = 不在那里。{ $color }棋下在明亮的部分。
play-guess-shown = 显示方式：{ $turned }
play-guess-board = 猜题棋盘
play-guess-show = 显示着手
play-guess-show-tip = 放弃此局面（I）
play-guess-next-position = 下一个局面
play-guess-open-game = 在此打开棋局
play-guess-describe = { $size }，第{ $number }手，轮到{ $color }棋，猜了{ $tries }次
play-guess-describe-played = { $size }，第{ $number }手，轮到{ $color }棋，猜了{ $tries }次，实战下在{ $point }
play-guess-describe-better = { $size }，第{ $number }手，轮到{ $color }棋，猜了{ $tries }次，更好的是{ $point }
play-guess-review = 复习（{ $cards }）
play-guess-review-tip = 没猜中的局面，在快要忘记时再问：经过旋转、翻转和黑白互换
play-guess-none-due = 存有{ $cards }张卡片；目前没有待复习的
play-guess-no-cards = 没猜中的会保存下来，以后再问。
play-guess-new-positions = 新局面
play-guess-moves-of = 猜哪一方
play-guess-side-both = 双方
play-guess-side-winner = 胜方
play-guess-any-player = 任意棋手
play-guess-player-tip = 仅限姓名中含此内容的棋手的着手
play-guess-player-field = 要猜的棋手
play-guess-from-move = 手数从
play-guess-to-move = 至
play-guess-all-moves = 全部
play-guess-whole-games = 整局
play-guess-whole-games-tip = 一局接一局，逐手猜下去
play-guess-single-positions = 单个局面
play-guess-single-positions-tip = 从各处随机抽取
play-guess-about = 每个局面可点击{ $tries }次：猜错一次，显示着手所在的四分之一棋盘；再错，显示更小的方框。一次猜中得{ $first }分，之后为{ $second }分和{ $third }分；不是实战的着手，按模型或其他棋局的评价，最多得{ $other }分。
play-guess-loaded = 已加载的棋局
play-guess-loaded-tip = 全部棋局，或符合筛选的棋局，例如player:shusaku、year:1990-2010或tag:mine
play-guess-hits = 搜索的结果（{ $hits }）
play-guess-hits-tip = “搜索”工作区的每个结果：在该局面下了哪里？
play-guess-open = 当前棋局
play-guess-open-tip = 当前打开的棋局，逐手进行；只有已加载的棋局才保存卡片
play-guess-games-field = 要猜的棋局
play-guess-games-hint = 全部棋局；或player:… year:… tag:…
play-guess-tagged = 标签：
play-guess-done = 完成。
play-guess-score = { $score }/{ $of }分
play-guess-asked = { $positions }个局面，一次猜中{ $first }个
play-guess-to-come = 还有{ $positions }个
play-guess-end = 结束
play-guess-end-tip = 结束本轮；总结会保留
play-guess-look-first = 请点击首先会考虑的地方。
play-guess-in-quarter = 实战下在棋盘的这四分之一内。
play-guess-in-box = 实战下在这个方框内。
play-guess-clicks-left = 还可点击{ $clicks }次
play-guess-right-at-once = 一次猜中！
play-guess-found-in-quarter = 在四分之一棋盘内猜中。
play-guess-found-in-box = 在方框内猜中。
play-guess-as-good = 不是实战的着手，但同样好。
play-guess-not-found = 未猜中。
play-guess-next = 下一个
play-guess-next-tip = 下一个局面（空格键，或点击棋盘）
play-guess-forget = 删除此卡片
play-guess-forget-tip = 不再问此局面
play-guess-due-now = 现在可复习
play-guess-due-minutes = { $minutes }分钟后再问
play-guess-due-hours = { $hours }小时后再问
play-guess-due-days = { $days }天后再问
play-guess-was-played = 实战：{ $point }
play-guess-was-better = 更好：{ $point }
play-guess-in-game = 实战：{ $point }
play-guess-model = 模型{ $share }（第{ $rank }名）
play-guess-surroundings = 同样周边{ $seen }次中下过{ $played }次
play-guess-not-counted = 周边尚未统计
play-guess-never-played = 同样周边从未下过

## How guessing went: gui/panels/play/summary.rs

play-summary-empty = 猜过之后，这里会按对局阶段和着手类型显示成绩。
play-summary-all = { $positions }个局面：一次猜中{ $first }个，共猜中{ $found }个，每个平均{ $credit }分。
play-summary-model = 模型给实战着手的概率平均为{ $share }。
play-summary-model-tip = 若按模型的概率来猜，一次猜中的比例。
play-summary-by-stage = 一次猜中，按阶段
play-summary-by-kind = 一次猜中，按着手类型
play-summary-unnamed = 无名称
play-summary-more-kinds = …以及另外{ $kinds }种
play-summary-part = { $name }：{ $asked }次中一次猜中{ $first }次
play-summary-part-tip = 一次猜中：{ $share }。刻度位于每个局面{ $credit }分，已计入提示和其他好棋。

## A game against the program: gui/panels/play/contest.rs, app/play/contest.rs

play-game-choose = 选择棋盘和对手，然后开始。
play-game-board = 对局棋盘
play-game-to-play = 轮到{ $color }棋
play-game-agree = 同意
play-game-pass = 停一手
play-game-resign = 认输
play-game-estimate = 形势判断
play-game-estimate-tip = 按模拟对局，各点会归谁所有
play-legend-black = 黑方块：可能归黑
play-legend-white = 白方块：可能归白
play-legend-size = 越大越可能
play-legend-counts-black = 黑方块：黑方的点
play-legend-counts-white = 白方块：白方的点
play-legend-dead = 淡色棋子：死子
play-game-copy = 复制SGF
play-game-save = 保存为SGF…
play-game-look = 查看本局
play-game-look-tip = 打开本局，对每一手显示推荐着手
play-game-not-here = 点“查看本局”后，您的对局会显示在这里。
play-game-new = 新对局
play-game-undo-tip = 收回己方最后一手及其后的着手（Ctrl+Z）
play-game-won-on-time = { $winner }棋胜：{ $loser }棋超时。
play-game-won-by-resignation = { $winner }棋中盘胜：{ $loser }棋认输。
play-game-won-by = { $winner }棋胜{ $points }目。
play-game-proposed = 建议结果：{ $winner }棋胜{ $points }目。
play-game-proposed-draw = 建议结果：和棋。
play-game-draw = 和棋。
play-game-both-sides = 双方均由Katachi执子。
play-game-thinking = Katachi正在思考…
play-game-passes = Katachi停一手。
play-game-katachi-resigned = Katachi认输。
play-game-too-long = 手数过多：本局到此为止。
play-game-said-your-turn = { $said }轮到您下：{ $color }棋。
play-game-your-turn = 轮到您下：{ $color }棋。
play-game-you = 您
play-game-katachi = Katachi
play-game-katachi-of = Katachi（{ $teacher }）

## The form of a game: gui/panels/play/contest.rs, app/play/contest_form.rs

play-game-heading = 与按棋形下棋的Katachi对局
play-game-cannot-start = Katachi下棋所依据的数据尚未统计或加载：请另选依据
play-game-about = 它在同样的棋形中下高手会下的一手，也可以让它往后计算。
play-game-size = 棋盘
play-game-any-size = 任意大小
play-game-size-field = 棋盘大小
play-game-you-play = 您执
play-game-neither = 旁观
play-game-neither-tip = 双方均由Katachi执子，仅作旁观
play-game-handicap = 让子
play-game-no-handicap = 不让子
play-game-handicap-field = 让子数
play-game-counting = 胜负计算
play-game-by-area = 数子法
play-game-by-area-tip = 活子和只有活子能到达的点（中国规则）
play-game-by-territory = 数目法
play-game-by-territory-tip = 围住的点和提子（日本规则）
play-game-komi = 贴目
play-game-it-plays-from = 下棋依据
play-game-black-plays-from = 黑棋依据
play-game-white-plays-from = 白棋依据
play-game-teacher-professionals = 职业棋手
play-game-teacher-professionals-tip = 随Katachi附带的模型，由职业棋手的棋局训练
play-game-teacher-own = 我的棋局
play-game-teacher-own-tip = 已加载棋局的着手周边，须先统计
play-game-teacher-rings = 棋形数据库
play-game-teacher-rings-tip = 已加载棋局的棋形数据库（4×4核心及外围各环），须先统计
play-game-teacher-shapes = 常见棋形
play-game-teacher-shapes-tip = 仅依据职业棋手最常下的棋形：每个点取已知的最大棋形，从9×9到3×3
play-game-teacher-list = 文件
play-game-teacher-list-tip = 仅依据统计所得的棋形或模板的文件
play-game-other-file-tip = 另一个由“棋形”工作区或katachi mine写出的棋形或模板文件
play-game-level = 棋力
play-game-level-easy = 简单
play-game-level-easy-tip = 随机下各种棋形，包括罕见的
play-game-level-varied = 多变
play-game-level-varied-tip = 各种棋形的频率与高手大致相同
play-game-level-steady = 稳定
play-game-level-steady-tip = 总是下概率最大的一手
play-game-level-careful = 谨慎
play-game-level-careful-tip = 往后略作计算
play-game-level-strong = 强
play-game-level-strong-tip = 计算更深：在小棋盘上明显更强
play-game-style = 风格
play-game-style-likely = 概率最大
play-game-style-likely-tip = 总是下概率最大的一手
play-game-style-varied = 多变
play-game-style-varied-tip = 按实际下出的频率随机抽取：没有两局相同
play-game-temperature = 温度
play-game-temperature-tip = 1：与棋手相同；越小越稳，越大越随性
play-game-reads-ahead = 往后计算
play-game-reads-nothing = 不计算
play-game-reads-nothing-tip = 按此类棋形中概率大的着手立即应对
play-game-reads-a-little = 略微
play-game-reads-a-little-tip = 用100局模拟对局试验概率大的着手
play-game-reads-further = 较深
play-game-reads-further-tip = 用400局模拟对局试验概率大的着手：在小棋盘上明显更强
play-game-resigns = 败局时认输

## The clock: gui/panels/play/contest.rs

play-clock-row = 您的计时
play-clock-off = 关
play-clock-off-tip = 不限时间
play-clock-on = 开
play-clock-on-tip = 保留时间用完后进入读秒：一次读秒若未用尽，下一手仍可使用
play-clock-main = 保留时间（分钟）
play-clock-periods-field = 读秒次数
play-clock-period = 每次读秒的秒数
play-clock-minutes-unit = 分钟
play-clock-seconds-unit = 秒
play-clock-periods = 读秒{ $periods }次
play-clock-paused = 已暂停
play-clock-tip = 己方时间。轮到己方且此棋盘显示在屏幕上时计时。
play-clock-label = 己方时间：{ $time }
play-clock-go-on = 继续
play-clock-go-on-tip = 己方继续计时
play-clock-pause = 暂停
play-clock-pause-tip = 暂停己方计时；己方下出下一手后恢复

## While a game is played, and the count: gui/panels/play/contest.rs

play-game-with-komi = 贴目{ $komi }
play-game-with-likely-moves = 概率最大的着手
play-game-with-temperature = 温度{ $temperature }
play-game-with-playouts = 每手模拟{ $playouts }局
play-game-taken = { $moves }手；黑棋提{ $black }子，白棋提{ $white }子
play-game-dead-stones = 死子判断是否正确？
play-game-dead-stones-about = 死子由模拟对局推断，在棋盘上以淡色显示。点击棋串可更改。
play-game-play-on = 继续下
play-game-play-on-tip = 收回停一手
play-game-proposing = 正在模拟终局…
play-score-empty = 形势显示在这里：对局中为估计，终局后为数子结果。
play-score-area = 子空
play-score-territory = 地
play-score-prisoners = 提子
play-score-open = 有{ $points }个空点与双方相邻，不计入任何一方：边界都已封闭了吗？
play-score-total = 合计
play-score-agreed = 已同意。
play-score-estimating = 正在模拟终局…
play-score-no-estimate = “形势判断”显示可能的地。
play-score-not-counted = 未数子：对局中途结束。
play-score-leads = { $color }棋领先约{ $points }目
play-score-black-wins = 计入贴目，黑棋在{ $share }的模拟对局中获胜。
play-score-you-win = 计入贴目，您在{ $share }的模拟对局中获胜。
play-score-hint = 模拟对局下得快而所知甚少：仅供参考。

## A finished game becomes a lesson: gui/panels/play/learn.rs, app/play/act_learn.rs

play-learn = 从本局学习
play-learn-tip = 棋谱库的棋形数据库会学习双方的着手，Katachi可依据它下棋；每局一次
play-learn-when = 须待终局并数子之后
play-learn-no-library = 未学习：学习结果存入棋谱库的棋形数据库，请先打开棋谱库
play-learn-too-short = 未学习：本局太短
play-learn-known = 棋形数据库已学过本局
play-learn-learned = 已学习：棋形数据库此后也依据本局下棋

## What patterns are worth in playouts: gui/panels/play/experiment.rs

play-playouts-key-here = 此处，附95%置信区间
play-playouts-key-published = 已发表
play-playouts-here = 此处
play-playouts-patterns-axis = 列表中的棋形数，最常见的在前
play-playouts-won-axis = 对MoGo棋形的胜局
play-playouts-even = 持平
play-playouts-interval-line = 置信区间
play-playouts-heading = 统计所得的棋形对MoGo的棋形
play-playouts-about = 知道职业棋手最常下的棋形，程序会下得更好吗？两名搜索方式相同的棋手对下。在用来评估着手的随机对局（模拟对局）中，一方优先下这些棋形，另一方优先下MoGo的手工编写的棋形。图中显示职业棋形获胜的比例，并与已发表的数值对照。贴目7.5；结果取决于模拟对局的数目。
play-playouts-try = 快速下{ $games }局
play-playouts-try-tip = 9×9，500个棋形，每手100次模拟对局：几秒即可看个大概，但局数太少，不足以下结论
play-playouts-waits = 其他任务完成后开始。
play-playouts-played = 已下{ $done }/{ $total }局。
play-playouts-takes = { $games }局约需{ $minutes }分钟。
play-playouts-left = 约剩{ $minutes }分钟。
play-playouts-stop = 停止
play-playouts-start-tip = 已下的棋局会保留，不再重下
play-playouts-games = 每色局数
play-playouts-games-tip = 针对列表的每种长度
play-playouts-simulations = 每手模拟局数
play-playouts-simulations-tip = 1,000局时，每局棋需数秒
play-playouts-list = 棋形
play-playouts-list-square = 3×3
play-playouts-list-diamond = 13点菱形
play-playouts-length = 数目 N
play-playouts-length-all = 已发表的全部
play-playouts-board = 棋盘
play-playouts-drawn = 抽取
play-playouts-by-frequency = 按频率
play-playouts-evenly = 均匀
play-playouts-looked-for = 查找范围
play-playouts-beside-last-move = 上一手旁
play-playouts-everywhere = 全盘
play-playouts-head-length = N
play-playouts-head-black = 执黑
play-playouts-head-white = 执白
play-playouts-head-won = 胜率
play-playouts-head-published = 已发表
play-playouts-interval = 95%置信区间：{ $low }至{ $high }
play-playouts-both = 执黑{ $black }，执白{ $white }
play-playouts-last-row = 3×3棋形不足2,000个，因此最后一行无法进行。
play-playouts-slope-tip = 胜负对N的对数的逻辑回归，附95%置信区间
play-playouts-trend-here = { $trend ->
    [weaker] 此处：棋形越多越弱（斜率{ $slope }，{ $low }至{ $high }）
    [stronger] 此处：棋形越多越强（斜率{ $slope }，{ $low }至{ $high }）
   *[none] 此处：未显示随N变化的趋势（斜率{ $slope }，{ $low }至{ $high }）
}
play-playouts-trend-published = { $trend ->
    [weaker] 已发表：棋形越多越弱（斜率{ $slope }，{ $low }至{ $high }）
    [stronger] 已发表：棋形越多越强（斜率{ $slope }，{ $low }至{ $high }）
   *[none] 已发表：未显示随N变化的趋势（斜率{ $slope }，{ $low }至{ $high }）
}

## Notices and background work: app/play/

play-contexts-not-counted = 周边未统计；推荐着手仅来自模型
play-rings-not-built = 棋形数据库的环保持不变
play-unpacking-model = 正在解压模型
play-reading-common-shapes = 正在读取常见棋形
play-counting-contexts = 着手周边
play-making-report = 棋局报告
play-points-lost = 损失目数
play-no-move-asked = 按此选择，这些棋局中没有可问的着手
play-game-waits = 您与Katachi的对局保存在 { $library } 中
play-earlier-game-goes-on = 回到之前与Katachi的对局。刚才的对局也已保留（Ctrl+P：“回到有改动的棋局”）
play-due-cards-lost = { $cards }张待复习卡片所属的棋局未加载
play-choosing-games = 正在选择棋局
play-due-cards = 待复习的卡片
play-cards-not-written = 卡片未能写入
play-not-played = 未落子：{ $reason }
play-copied-game = 棋局已以SGF格式复制到剪贴板
play-opening-file = 正在打开 { $path }
play-reading-shapes = 正在读取棋形
play-save-title = 将棋局保存为SGF
play-saved-to = 已保存到 { $path }
play-answering = Katachi的应手
play-dead-stones = 死子
play-estimating = 形势判断
play-illegal-answer = Katachi选了不合规则的着手：{ $reason }
play-learning-game = 正在学习本局
play-building-rings = 正在建立棋形数据库
play-testing-rings = 正在测试棋形数据库
play-patterns-in-playouts = 模拟对局中的棋形
play-no-shapes = 没有棋形

play-contradictions-about = 列表中的着手，实战里也这样下吗？带有着手的棋形列表会在打开的棋局中逐一查找。表格显示棋形出现时该着手下了多少次，以及改下了哪里。
play-contradictions-try-about = 可以先用例子试试：职业棋局中5×5范围内有四子以上、最常见的{ $patterns }个棋形。表中列出下该着手的比例确实不到一半的棋形。
play-contradictions-try = 查找职业棋手的棋形
play-contradictions-of-professionals = 职业棋手的棋形
play-contradictions-open = 打开列表…
play-contradictions-open-tip = 统计着手之前所得的棋形、死活规则或棋形数据库（.db）
play-contradictions-again = 重新查找
play-contradictions-found = 有着手的棋形{ $patterns }个，出现过{ $appeared }个：与棋局矛盾{ $contradicted }个
play-contradictions-without-move = 没有着手的：{ $patterns }个
play-contradictions-all = 所有棋形
play-contradictions-all-tip = 不只是着手所占比例确实不到一半的棋形
play-contradictions-head-appeared = 出现
play-contradictions-head-played = 其着手
play-contradictions-head-instead = 别处
play-contradictions-head-share = 比例%
play-contradictions-head-low = 下限
play-contradictions-head-high = 上限
play-contradictions-share-tip = 该方在棋形中先下时，下在此着手的比例；下限和上限是95%置信区间的两端
play-contradictions-instead = 第{ $column }列第{ $row }行：{ $count }
play-contradictions-row = { $name }：出现{ $appeared }，其着手{ $played }，别处{ $instead }
play-contradictions-find-tip = 在“搜索”中画出棋形，并显示那里所下的着手
play-contradictions-example = 第{ $number }手之后，{ $place }：{ $black } – { $white }
play-contradictions-task = 正在查找着手
