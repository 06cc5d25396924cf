# The command line: errors, notes, and what is printed for people. Options such as --library, and words in capitals such as DIR, stay as they are.

## Many subcommands
cli-cancelled = 已取消；未作任何更改
cli-cancelled-part = 已取消；此前完成的部分予以保留
cli-no-name = --player { $name }：不是姓名
cli-filter-error = { $option } `{ $filter }`：{ $error }
cli-filter-no-game = { $option } `{ $filter }`：{ $library } 中没有符合条件的棋局
cli-moves-none = --moves 0：至少一手
cli-no-such-move = { $path }：第{ $move }手：该局只有{ $all }手
cli-cannot-read = { $path }：无法读取：{ $error }
cli-no-readable-game = { $path }：没有可读取的棋局
cli-pass = 停一手
cli-of-white = { $name }（白）
cli-in-window = { $window } { $source }
cli-black-to-play = 轮到黑棋：出现{ $times }次，其中{ $ended }次到此为止
cli-white-to-play = 轮到白棋：出现{ $times }次，其中{ $ended }次到此为止

## katachi without a display
cli-first-result = { $games }局示例棋局中最常见的棋形（{ $moves }手，每手周围3×3）：
cli-first-result-marks = X为行棋方，O为对方，+为落子处，#为盘外。选用率：可下时实际下出的比例。
cli-first-result-display = 打开窗口需要显示器，这里没有。要统计自己的棋局：
cli-first-result-times = { $times }次
cli-first-result-played = 选用率 { $percent }

## The program
cli-no-subcommand = 没有名为“{ $name }”的文件或子命令。是否指 `katachi { $near }`？
cli-no-path = { $name }：没有此文件或文件夹。用 `katachi --help` 列出子命令
cli-waiting-games = 等待另一个正在向此棋谱库导入的Katachi
cli-waiting-notes = 等待另一个正在写入标签或卡片的Katachi
cli-waiting-settings = 等待另一个正在写入设置的Katachi
cli-waiting-session = 等待另一个已打开此棋谱库的Katachi
cli-rows = { $rows }行：{ $path }
cli-cannot-write = 无法写入结果：{ $error }
cli-left-out = 未计入：{ $games }
cli-number-to = 需要{ $least }至{ $most }之间的数
cli-kind-not-before = { $option }：只有着手周围、按落子之前读取的棋形才有类型
cli-no-cluster = --cluster { $cluster }：共有{ $clusters }个，编号从1开始
cli-no-cluster-names = --cluster { $cluster }：共有{ $clusters }个，编号从1开始；其中有名称的：{ $names }

## katachi after
cli-after-empty = --before：没有人在空的棋形中落子：请指定一个棋形
cli-after-counts = { $moves }手中下过{ $played }次，有后续{ $followed }次；{ $pairs }对

## katachi backup and katachi restore
cli-backup-file = --out：备份文件名须为FILE.tar.zst
cli-backup-left-out = 未包含：
cli-backup-written = { $files }个文件，{ $size }，已写入 { $path }（{ $packed }）并回读核对
cli-restore-before = 原有内容现位于 { $path }
cli-restored = { $files }个文件，{ $size }，已恢复：{ $path }
cli-no-own-folder = 系统未指定Katachi的文件夹：请设置KATACHI_DATA

## katachi check
cli-check-repaired = 已修复：{ $what }
cli-check-not-repaired = 未能修复：{ $why }
cli-check-sound = 已读取{ $files }个文件：棋谱库完好
cli-check-repairable = 已读取{ $files }个文件：棋谱库有问题；--repair可修复其中能修复的部分
cli-check-unsound = 已读取{ $files }个文件：棋谱库有问题

## katachi clusters
cli-clusters-out = --name：不会写入Katachi附带的数据：请用 --out 指定文件
cli-clusters-name = --name { $name }：请写聚类编号、=和名称，例如 `2=小而常见`
cli-clusters-of-all = { $what }：{ $shapes }个棋形分为{ $clusters }
cli-clusters-of-some = { $what }：{ $shapes }个棋形中最常见的{ $most }个分为{ $clusters }
cli-clusters = { $clusters }个聚类
cli-cluster-shapes = { $shapes }个棋形
cli-cluster-range = K { $least }–{ $most }，各{ $low }–{ $high }次
cli-cluster-centre = 中心：K { $k }，{ $times }次

## katachi collocations
cli-collocations-p = --p { $p }：须为0到1之间的概率
cli-pair-same = 在{ $place }，同一方
cli-pair-opponent = 在{ $place }，对方
cli-pair-nowhere = 附近无子
cli-pair = { $times }次（占后续的{ $percent }）  −2 log λ { $surety }  提升度 { $lift }
cli-pairs-a-game = 一局{ $moves }手增加{ $patterns }个棋形和{ $pairs }对；{ $failing }对未通过检验
cli-zipf-patterns = 棋形：频数随 排名^−{ $exponent } ± { $error } 下降，自出现{ $least }次起（共{ $tail }个，距离{ $distance }）
cli-zipf-pairs = 棋形对：频数随 排名^−{ $exponent } ± { $error } 下降，自出现{ $least }次起（共{ $tail }对，距离{ $distance }）
cli-seen-share = 留作检验的着手中，其周边曾经出现过的比例：
cli-seen-row = （{ $moves }手中有{ $hits }手；已知{ $patterns }个棋形）
cli-collocations = { $window }：{ $patterns }个棋形，{ $pairs }对，其中{ $significant }对显著（出现两次起计）；{ $games }局中的{ $moves }手，{ $seconds }秒

## katachi compare
cli-compare-no-games = { $option }：职业棋手的数据不附棋局，因此无法从中选择
cli-professional-end = --moves { $moves }：职业棋手的数据到第{ $last }手为止
cli-compare-side = { $library }，{ $games }局
cli-compare-rows = { $rows }行，差异最确定的在前；A与B的优势比，95%置信区间
cli-compare-none = 没有确定的差异：q都大于{ $q }。
cli-compare-rest = 其余的差异可能出于偶然：q大于{ $q }。
cli-tally = { $count } / { $all }（{ $percent }）

## katachi match and katachi gtp: the players
cli-board-size = 需要2到19之间的数
cli-no-contender = { $player }：没有这个棋手。可用：mogo、uniform、frequent:FILE.ron[:TOP][:even][:board]、file:FILE.ron[,FILE.db]、model、contexts和rings
cli-contender-library = 棋手 { $player } 需要 --library DIR
cli-empty-list = { $option }：列表中有0个棋形
cli-list-too-short = { $path }：出现一次以上的棋形只有{ $known }个，取不到{ $wanted }个

## What is played next: rows of several subcommands
cli-loses-points = 损失{ $points }目
cli-loses-points-interval = 损失{ $points }目（{ $low }至{ $high }）
cli-loses-percent = 损失{ $percent }%
cli-loses-percent-interval = 损失{ $percent }%（{ $low }至{ $high }）
cli-engines-left-out = { $error }。已略去引擎的评估
cli-won = 胜率 { $percent }
cli-in-fashion = { $year }年起流行
cli-tenuki = 脱先
cli-position-count = 局面 { $times }

## katachi digest
cli-digest-row = { $rows } 行  { $bytes } 字节
cli-digest-all = { $bytes }字节，{ $seconds }秒

## katachi player
cli-player-others = 棋谱库中所有其他棋手
cli-player-professionals = 职业棋手
cli-player-contemporaries = 同年份的其他棋局
cli-player-pages = { $path }：{ $pages }页
cli-player-all-his = 棋谱库中的棋局全是该棋手的：以职业棋手作比较
cli-first-move-row = 其他人 { $there }  优势比 ×{ $odds }
cli-may-be-chance = （可能出于偶然）
cli-both-colours = 黑白合计
cli-all-years = 所有年份
cli-no-result-known = { $games }局，胜负不详
cli-won-of = { $decided }局中胜{ $won }局（{ $rate }）
cli-player-games = { $names }：{ $games }局
cli-player-games-years = { $names }：{ $games }局，{ $first }–{ $last }
cli-player-against = 对比{ $who }（{ $games }局）
cli-player-results = 战绩
cli-player-openings = 布局：该棋手与其他人的优势比，95%置信区间
cli-player-first-moves = 角部第一手，该棋手所下
cli-player-corners = 角部：该棋手的棋局中双方的下法
cli-player-shapes = 该棋手着手的棋形
cli-with-black = 执黑
cli-with-white = 执白

## katachi evaluate
cli-engine-warns = 引擎警告：{ $warning }
cli-evaluated = 已评估{ $games }局中的{ $evaluated }局，{ $moves }手，用时{ $seconds }秒；{ $skipped }局此前已有评估
cli-game-left-out = 未计入：{ $game }：{ $reason }

## katachi find
cli-find-no-sequences = { $option } 不支持着手序列：请勿为着手编号
cli-find-one-query = { $option } 只支持一个搜索图形：文件中有多个
cli-find-hits = { $hits }个结果，来自{ $all }局中的{ $games }局：与图相同{ $drawn }个，黑白互换{ $swapped }个；{ $milliseconds }毫秒
cli-find-features = 图中有{ $known }个特征棋形中的{ $drawn }个：{ $games }局全部具有
cli-find-feature = 特征{ $number }，第{ $column }列第{ $row }行：{ $games }局
cli-find-no-continuation = 没有后续：{ $hits }
cli-find-variations = 连同变化一起搜索的棋谱：{ $records }
cli-find-main-line = 仅搜索主要变化：{ $game }：{ $reason }
cli-black-loses = 黑棋{ $loses }
cli-white-loses = 白棋{ $loses }
cli-find-next = 第{ $column }列第{ $row }行：黑{ $black }（脱先后{ $black_later }），白{ $white }（脱先后{ $white_later }）；{ $decided }局中黑胜{ $won }局
cli-find-by-color = 黑下此处后{ $of_black }局中{ $black }局，白下此处后{ $of_white }局中{ $white }局
cli-swapped = 黑白互换
cli-example-move = 第{ $move }手，下一手{ $next }

## katachi fuseki
cli-fuseki-size = --library professional：其布局为{ $side }×{ $side }棋盘
cli-fuseki-ordered = --library professional：未保存落子次序：请去掉 --ordered
cli-fuseki-end = --library professional：其布局到第{ $move }手为止
cli-fuseki-positions = { $games }局中的{ $positions }个局面
cli-fuseki-left-out = 略去{ $games }局：棋盘不是{ $size }×{ $size }（可用 --size 9、--size 13 等统计）
cli-fuseki-short = 略去{ $games }局：不足{ $moves }手（可用 --moves 减少手数）
cli-fuseki-orders = { $games }局中前{ $moves }手的{ $count }种次序，{ $seconds }秒
cli-fuseki-after = { $games }局中{ $moves }手之后的{ $count }个局面，{ $seconds }秒
cli-games = { $games }局
cli-black-won = 黑胜率 { $percent }

## katachi games
cli-moves = { $moves }手
cli-game-of-file = { $path }（第{ $number }局）

## katachi gtp
cli-positive = 需要大于0的数
cli-gtp-library = 此 --engine 需要 --library DIR
cli-standard-input = 标准输入：{ $error }
cli-standard-output = 标准输出：{ $error }

## katachi import and katachi info
cli-import-games = { $games }局，{ $moves }手，来自{ $files }个SGF文件
cli-import-positions = 其中{ $positions }局是没有着手的局面：予以保留，但不作统计
cli-import-duplicates = 略去{ $duplicates }份重复棋谱（--keep-duplicates可保留）
cli-import-encodings = 编码：{ $encodings }
cli-import-unknown = 未知：{ $what }，{ $games }局
cli-no-encoding = 没有这个名称的编码；常用的有：{ $known }
cli-import-skipped = 跳过：{ $count }
cli-import-cut-short = 截断：{ $count }
cli-import-repaired = 修复：{ $count }
cli-import-at-move = 第{ $move }手：{ $reason }
cli-import-more = …另有{ $count }项（--json可列出全部）
cli-info-players = { $players }名棋手；棋盘：{ $boards }
cli-info-players-years = { $players }名棋手，{ $first }–{ $last }；棋盘：{ $boards }
cli-info-read-again = 这些棋局由较早版本的Katachi读入；重新读取请运行：{ $command }

## katachi joseki
cli-joseki-corners = --library professional：其角部按{ $side }×{ $side }保存，到别处{ $stop }手为止，至少出现{ $least }次：请去掉 --corner、--stop和 --min-count
cli-joseki-no-corner = 第{ $move }手：没有下在角部：请用 --at 指定角
cli-joseki-source = --library或 --graph
cli-joseki = { $games }局中{ $side }×{ $side }的角部：{ $positions }个局面，其间着手{ $moves }手，{ $seconds }秒
cli-joseki-left-out = 略去{ $games }局：棋盘放不下{ $side }×{ $side }的角部（9×9用 --corner 4，13×13用 --corner 7）
cli-rare-left-out = 略去：出现不足{ $least }次的局面
cli-joseki-set-up = 略去{ $games }局：开局即有子（用 --set-up 统计）
cli-dictionary = 辞典有{ $lines }条变化，其中{ $held }条下到了最后
cli-dictionary-depth = { $moves }手：{ $beginnings }种开头中有{ $held }种，{ $percent }
cli-dictionary-deeper = 更多手：{ $beginnings }种开头中有{ $held }种
cli-dictionary-lacks = 辞典未收录的最常见着手：

## katachi costly-shapes
cli-no-player = { $library }：没有名为 `{ $name }` 的棋手。用 `katachi games --library { $library }` 列出对局者
cli-no-player-near = { $library }：没有名为 `{ $name }` 的棋手；是否指{ $near }？
cli-or = { $one }或{ $other }
cli-names-of-player = `{ $name }` 见于{ $count }个姓名：{ $names }
cli-collected-again = { $damage }。已重新收集
cli-engine-left-out = { $damage }。已略去引擎的评估
cli-workbook = { $path }：{ $exercises }道练习，{ $pages }
cli-pages = { $pages }页
cli-no-evaluations = { $library }：{ $games }局中没有一手在前后都有引擎评估，因此没有棋形的损失数据。可用自备的KataGo评估（katachi evaluate --library { $library }），或在KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak或AI Sensei中连同评估一起保存，再导入所保存的文件：katachi import PATH --library { $library }
cli-no-evaluations-others = { $library }：{ $games }局中没有一手在前后都有引擎评估（棋谱库中{ $others }已评估），因此没有棋形的损失数据。可用自备的KataGo评估（katachi evaluate --library { $library }），或在KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak或AI Sensei中连同评估一起保存，再导入所保存的文件：katachi import PATH --library { $library }
cli-no-evaluations-of = { $library }：{ $player }的{ $games }局中没有一手在前后都有引擎评估，因此没有棋形的损失数据。可用自备的KataGo评估（katachi evaluate --library { $library }），或在KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak或AI Sensei中连同评估一起保存，再导入所保存的文件：katachi import PATH --library { $library }
cli-no-evaluations-of-others = { $library }：{ $player }的{ $games }局中没有一手在前后都有引擎评估（棋谱库中{ $others }已评估），因此没有棋形的损失数据。可用自备的KataGo评估（katachi evaluate --library { $library }），或在KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak或AI Sensei中连同评估一起保存，再导入所保存的文件：katachi import PATH --library { $library }
cli-other-games = 另有{ $games }局
cli-played-in = { $games }局中下过{ $times }次
cli-played-against = { $played }，为其他人的{ $ratio }倍（{ $low }–{ $high }）
cli-played-against-least = { $played }，至少为其他人的{ $ratio }倍（{ $low }–{ $high }）
cli-costs-points = 损失{ $loss }目（{ $low }至{ $high }），比其他着手多{ $excess }（{ $excess_low }至{ $excess_high }），q { $q }
cli-costs-percent = 损失{ $loss }%（{ $low }至{ $high }），比其他着手多{ $excess }（{ $excess_low }至{ $excess_high }），q { $q }
cli-no-price = 已评估的棋局太少，得不出损失
cli-lost-points = { $points }目
cli-better = { $move }更好
cli-costly-example = { $place }：第{ $move }手，{ $point }
cli-costly-points = { $games }中的{ $moves }手，其中{ $evaluated_games }中的{ $evaluated }手在前后都有评估：平均每手损失{ $loss }目
cli-costly-percent = { $games }中的{ $moves }手，其中{ $evaluated_games }中的{ $evaluated }手在前后都有评估：平均每手损失{ $loss }%
cli-costly-points-of = { $player }在{ $games }中的{ $moves }手，其中{ $evaluated_games }中的{ $evaluated }手在前后都有评估：平均每手损失{ $loss }目
cli-costly-percent-of = { $player }在{ $games }中的{ $moves }手，其中{ $evaluated_games }中的{ $evaluated }手在前后都有评估：平均每手损失{ $loss }%
cli-costly-shapes = 下得足够多的{ $shapes }个棋形中，有{ $costly }个确定损失更大（q不大于{ $q }）；对比对象：{ $others }
cli-costly-none = 没有棋形确定比其他着手损失更大。
cli-costly-rest = 其余棋形比其他着手损失大，可能出于偶然。

## katachi man
cli-man-pages = { $pages }页：{ $folder }

## katachi match
cli-number-up-to = 需要不超过{ $most }的数
cli-match-no-games = --games 0：至少一局
cli-match = { $a } 对 { $b }：{ $games }局，{ $side }x{ $side }，贴目{ $komi }，每手{ $playouts }次模拟对局
cli-match-a-black = A执黑 : B执白   { $score }
cli-match-b-black = B执黑 : A执白   { $score }
cli-match-a-wins = A胜率 { $percent }（{ $low }–{ $high }）
cli-match-drawn = { $games }局和棋
cli-match-unfinished = { $games }局未下完
cli-match-illegal = { $games }局有违规着手
cli-match-moves = 平均每局{ $moves }手，{ $seconds }秒
cli-match-speed = { $player }：每线程每秒{ $speed }次模拟对局
cli-table-weaker = 棋形越多越弱
cli-table-stronger = 棋形越多越强
cli-table-no-trend = 未显示随N变化的趋势
cli-table-other = { $path }：是以不同的列表、棋盘、贴目、随机种子或模拟次数下的：{ $settings }。请另选 --out，或使用相同的设置
cli-table-evenly-board = 按频率排序的{ $window }棋形（FOP）对MoGo的棋形：{ $side }x{ $side }，贴目{ $komi }，每手{ $playouts }次模拟对局，均匀抽取，全盘
cli-table-evenly-last = 按频率排序的{ $window }棋形（FOP）对MoGo的棋形：{ $side }x{ $side }，贴目{ $komi }，每手{ $playouts }次模拟对局，均匀抽取，上一手周围
cli-table-frequency-board = 按频率排序的{ $window }棋形（FOP）对MoGo的棋形：{ $side }x{ $side }，贴目{ $komi }，每手{ $playouts }次模拟对局，按频率抽取，全盘
cli-table-frequency-last = 按频率排序的{ $window }棋形（FOP）对MoGo的棋形：{ $side }x{ $side }，贴目{ $komi }，每手{ $playouts }次模拟对局，按频率抽取，上一手周围
cli-table-head = 前N   FOP执黑 : MoGo执白       MoGo执黑 : FOP执白       FOP                    已发表
cli-table-only = 只有{ $shapes }个棋形
cli-table-trend = 获胜对数几率随log N的变化，本次：{ $slope }（{ $low }至{ $high }）：{ $verdict }
cli-table-trend-published = 获胜对数几率随log N的变化，已发表：{ $slope }（{ $low }至{ $high }）：{ $verdict }

## katachi mine
cli-no-unit = `{ $unit }` 不是单位：请写MiB或GiB
cli-size-needed = 请写大小，例如512MiB或2GiB
cli-no-size = { $size }：不是可用的大小
cli-mine-memory = --memory { $memory } MiB：仅棋局就占用{ $used } MiB，而统计至少需要{ $least } MiB
cli-mined = { $what }：{ $patterns }个棋形，在{ $games }局中出现{ $occurrences }次，{ $seconds }秒
cli-mined-kept = { $what }：{ $patterns }个棋形（{ $kept }），在{ $games }局中出现{ $occurrences }次，{ $seconds }秒
cli-mined-at-least = { $kept }个至少出现{ $times }次
cli-mined-at-least-stones = { $kept }个至少出现{ $times }次，{ $stones }
cli-mined-unread = 有{ $count }个文件或棋局无法读取
cli-after-no-point = --after：`{ $word }` 不是点，应写成Q16这样
cli-illegal-move = 第{ $move }手，{ $point }：{ $error }

## Drawn shapes and queries
cli-cannot-read-pattern = { $path }：无法读取棋形：{ $error }
cli-drawn-size = 画了{ $columns }列{ $rows }行，而窗口 { $window } 为{ $wide }列{ $high }行；只有在画出的一条边线之外才能省略格子
cli-drawn-cell = 第{ $row }行第{ $column }列：棋形在窗口 { $window } 的每一格须为X O . # 之一
cli-pattern-database = --pattern须与棋形数据库FILE.db同用
cli-question-of-record = --game和--group须与SGF文件同用
cli-nothing-set-up = { $path }，第{ $game }局：没有摆放棋子；请用--group指定局面中的一颗棋子
cli-hits-of = --hits-of { $number }：{ $path } 有{ $queries }个搜索图形
cli-name-pattern = --pattern：请从 { $path } 的{ $patterns }个棋形中指定一个，例如{ $names }；`katachi templates` 可列出
cli-no-pattern = --pattern { $name }：没有此棋形：请从 { $path } 的{ $patterns }个棋形中指定一个，例如{ $names }；`katachi templates` 可列出
cli-cannot-read-query = { $path }：无法读取搜索图形：{ $error }

## katachi predict
cli-groups = 可用的组为{ $groups }
cli-rate = --rate { $rate }：步长须在0到10之间
cli-no-training-games = { $library }：没有剩下可供训练的19×19棋局；见 --before
cli-training-not-kept = 训练过程未能保存：{ $error }
cli-trained = 已用{ $games }局的{ $positions }个局面训练；{ $split }：{ $test_games }局
cli-trained-features = { $features }个特征，{ $bytes }字节，{ $seconds }秒
cli-no-test-games = { $library }：没有模型未训练过的19×19棋局；--all可连训练过的一起测试
cli-test-subject = 模型未训练过的{ $games }局中的{ $positions }个局面
cli-tested = 模型未训练过的{ $games }局中的{ $positions }个局面（训练用{ $trained }局；{ $split }）
cli-test-head = 首选   前5   前10   前20    对数证据
cli-test-all = 全部
cli-test-contexts = 仅用周边
cli-test-distance = 周边的最大距离：已知 / 作答 / 其中首选
cli-test-tenths = 预测与实际，按预测值十等分；差值为百分点
cli-test-of = 共{ $moves }手
cli-plot-name = 校准：预测与实际
cli-plot-title = 预测的着手比例与实际下出的比例
cli-plot-dot = 预测{ $predicted }，实际{ $observed }，共{ $moves }手
cli-plot-predicted = 预测（各十分位的平均值）
cli-plot-played = 实际下出
cli-plot-band = 色带：相差2个百分点以内；数字：实际 − 预测，百分点
cli-no-game-found = 在 { $paths } 中没有找到棋局
cli-no-counted-games = 没有可统计或可测试的棋局（由--since划分）。
cli-counts-outside = { $games }局的{ $positions }手，依据另外{ $counted }局的统计
cli-counts-inside = 已统计的{ $counted }局中{ $games }局的{ $positions }手，各不计自身的棋谱
cli-counts-known = 已知：{ $share }
cli-counts-whole = 整体已知：{ $share }
cli-rings-any = { $games }局，另学习{ $learned }局：{ $cores }个核心，棋形{ $patterns }个，其中的着手{ $moves }手；标记任意格，止于{ $stop }
cli-rings-middle = { $games }局，另学习{ $learned }局：{ $cores }个核心，棋形{ $patterns }个，其中的着手{ $moves }手；标记中间格，止于{ $stop }
cli-rings-any-back-off = { $games }局，另学习{ $learned }局：{ $cores }个核心，棋形{ $patterns }个，其中的着手{ $moves }手；标记任意格，止于{ $stop }，并回退到更少的环
cli-rings-middle-back-off = { $games }局，另学习{ $learned }局：{ $cores }个核心，棋形{ $patterns }个，其中的着手{ $moves }手；标记中间格，止于{ $stop }，并回退到更少的环
cli-rings-shape = 环：{ $shape }
cli-rings-learned = 新学习：{ $new }；已知：{ $known }；少于{ $least }手：{ $short }

## katachi report
cli-report-black = 黑 { $player }：{ $moves }手中首选{ $first }手，前五{ $five }手
cli-report-white = 白 { $player }：{ $moves }手中首选{ $first }手，前五{ $five }手
cli-left-opening = 布局：第{ $move }手起为新下法；此前的局面出现过{ $times }次
cli-left-top-left = 左上角：第{ $move }手起为新下法；此前的局面出现过{ $times }次
cli-left-top-right = 右上角：第{ $move }手起为新下法；此前的局面出现过{ $times }次
cli-left-bottom-left = 左下角：第{ $move }手起为新下法；此前的局面出现过{ $times }次
cli-left-bottom-right = 右下角：第{ $move }手起为新下法；此前的局面出现过{ $times }次
cli-report-row = 排名 { $rank }  { $percent }  首选 { $first }

## katachi rules
cli-rules-all = { $rectangles }个矩形：必成规则{ $won }条，黑先成规则{ $winning }条
cli-rules-lost = { $rules }条规则中，失去了必成规则{ $won }条，黑先成规则{ $winning }条
cli-rules-patterns = { $goal } { $place } { $size }：{ $patterns }个棋形
cli-rules-possible = 可能的规则：{ $printed }（论文所载），{ $unwrapped }（展开后），{ $defined }（按定义）
cli-rules-won-of = 必成：{ $all }条中的{ $rules }条
cli-rules-winning-of = 黑先成：{ $all }条中的{ $rules }条
cli-rules-threats-of = 威胁：{ $all }条中的{ $rules }条
cli-rules-tried = 已尝试：{ $patterns }个棋形上外气的{ $arrangements }种组合
cli-rules-won = 必成
cli-rules-winning = 黑先成

## katachi show
cli-professional-windows = --window { $window }：职业棋手的数据只有{ $windows }
cli-show = { $what }：{ $patterns }个棋形，在{ $games }局中出现{ $occurrences }次
cli-show-row = { $games }局中{ $times }次  K { $k }  { $bits }比特
cli-show-played = 选用率 { $percent }（{ $low }–{ $high }）
cli-show-kinds = { $all }个棋形中有{ $shapes }个有着手类型（占出现次数的{ $percent }）

## katachi suggest
cli-library-needed = 需要 --library DIR
cli-contradictions-below = --below是大于0且不超过1的比例
cli-contradictions = 有着手的棋形{ $patterns }个，出现过{ $appeared }个：与棋局矛盾{ $contradicted }个
cli-contradictions-row = 在{ $games }局中出现{ $appeared }次；其着手{ $played }，同方别处{ $instead }：{ $low }–{ $high }%
cli-contradictions-most = 最多为第{ $column }列第{ $row }行：{ $count }

cli-life-by-rules = 依据活棋规则
cli-life-by-eyes = 依据两眼
cli-life-by-reading = 依据计算
cli-life-nearly = 对方的候选点：{ $points }
cli-life-nearly-strings = 不知死活、规则只差一点的棋串：{ $strings }个
cli-life-strings = { $games }局，{ $strings }串：活{ $alive }（活棋规则{ $rules }，两眼{ $eyes }，计算{ $reading }）
cli-life-two-eyes = 明显两眼：{ $groups }块中认出{ $known }块（规则{ $rules }，成对公气{ $pairs }，计算{ $reading }）
cli-life-within = { $positions }个局面以内，规则{ $rules }条：{ $groups }块中{ $known }块

cli-suggest-black = 第{ $move }手之后，轮到黑棋
cli-suggest-white = 第{ $move }手之后，轮到白棋
cli-suggest-in-game = 实战：{ $point }
cli-suggest-left-out = 棋谱库中有本局的{ $records }份棋谱，不计在内。
cli-suggest-context = 在距离{ $distance }以内的周边中，{ $seen }次中下过{ $played }次（{ $low }–{ $high }%）
cli-suggest-rings-both = 在{ $rings }环的棋形中，约{ $seen }次中下过{ $played }次，黑白合计
cli-suggest-rings-mover = 在{ $rings }环的棋形中，约{ $seen }次中下过{ $played }次，仅限此方
cli-suggest-named = { $list }中的{ $name }
cli-suggest-row = 下过{ $played }次：{ $list }第{ $row }行
cli-suggest-row-of = { $seen }次中下过{ $played }次：{ $list }第{ $row }行

## katachi tag
cli-tag-library = tag：缺少 --library DIR
cli-tag-which = tag add：请指定棋局，例如 --filter "player:shusaku"
cli-tag-add-name = tag add：标签须有名称
cli-tag-rename-name = tag rename：标签须有名称
cli-no-tag = { $library }：没有标签 `{ $tag }`
cli-tag-changed = 已更改{ $games }局

## katachi templates
cli-templates-out = --out：棋形数据库不作更改；只有统计出的棋形才有可保存的模板
cli-database = { $patterns }个棋形，其中{ $with_move }个有着手；轮到黑棋
cli-database-conditions = { $patterns }个带有GNU Go自身的条件，此处不予考虑
cli-database-line = { $name }（第{ $line }行）
cli-templates = { $what }：{ $templates }个模板，其中{ $maximal }个为最大
cli-template = 出现{ $occurrences }次，{ $wildcards }个任意点
cli-template-maximal = 出现{ $occurrences }次，{ $wildcards }个任意点，最大

## katachi tsumego
cli-time = --time { $seconds }：请给出大于0的秒数
cli-no-such-game = { $path }：没有第{ $game }局：文件中有{ $games }局
cli-group = --group { $point }：不是{ $size }棋盘上的点，应写成C17这样
cli-problem-error = { $path }，第{ $game }题：{ $error }
cli-no-problem = 没有可解的题目。{ $path }：{ $reason }
cli-solving = 正在求解
cli-problem-black-black = 轮到黑棋；棋块为黑棋
cli-problem-black-white = 轮到黑棋；棋块为白棋
cli-problem-white-black = 轮到白棋；棋块为黑棋
cli-problem-white-white = 轮到白棋；棋块为白棋
cli-status-alive = 活棋
cli-status-dead = 死棋
cli-status-first-to-move = 取决于谁先下
cli-status-ko = 劫
cli-status-in-seki = 双活
cli-status-unknown = 不明
cli-status = 死活：{ $status }
cli-status-seki = 死活：{ $status }（双活）
cli-ko-threats = 决定劫争的劫材：{ $threats }
cli-first-move = 着手：{ $move }
cli-line = 变化：{ $moves }
cli-nodes = 节点：{ $nodes }
cli-as-the-file = 与文件一致
cli-file-has = 文件中为{ $moves }
cli-file-has-none = 文件中没有着手
cli-nodes-seconds = { $nodes }个节点 { $seconds }秒
cli-problems = { $problems }题：{ $as_file }题与文件一致（{ $percent }），{ $other }题着手不同，{ $unknown }题不明，{ $refused }题未受理；{ $nodes }个节点，{ $seconds }秒

## katachi tsumego-patterns
cli-three-or-five = 3或5
cli-solved-problems = 来自{ $problems }道已解出的题目
cli-patterns-cover = 前{ $top }个棋形是{ $all }道题中{ $problems }道的第一手（{ $share }）。
cli-attack = 进攻{ $rank }：{ $times }个局面中{ $won }个的正解（{ $percent }）
cli-defence = 防守{ $rank }：{ $times }个局面中{ $won }个的正解（{ $percent }）
cli-tsumego-example = { $path } 第{ $game }题的{ $move }

## katachi export
cli-exported-games = 已写入{ $games }局：{ $files }
cli-exported-hits = 已写入{ $games }局、{ $hits }个结果：{ $files }
cli-exported-main-line = 仅写入{ $games }局的主要变化，因其来源文件已消失或改动：
cli-hits-place = --hits { $place }：搜索结果为1到{ $hits }
cli-examples = { $hits }个结果中的{ $examples }个示例：
cli-examples-on-pages = { $hits }个结果中的{ $examples }个示例，{ $pages }：
cli-parquet-name = --parquet { $path }：文件名须以.parquet结尾
cli-shapes-written = 已将{ $shapes }个棋形写入 { $files }
cli-and = { $one }和{ $other }
cli-patterns-written = 已将{ $patterns }个棋形写入 { $file }
cli-without-stone = 略去{ $patterns }个没有棋子的棋形，因为无从定位
cli-too-many = 另略去{ $patterns }个：mkpat最多接受{ $most }个
cli-table-rows = { $path }：{ $rows }行
