# The Shapes workspace: mined shapes in a table, and what there is to know of the one that is selected.

## Panels and tabs

shapes-pane-table = 棋形
shapes-pane-detail = 棋形详情
shapes-pane-plots = 图表
shapes-mine = 统计
shapes-tab-continuations = 后续
shapes-tab-symmetry = 对称
shapes-tab-templates = 模板
shapes-tab-examples = 示例

## Words of many panels

shapes-occurrences = 出现{ $occurrences }次
shapes-result-at-least = { $result }，至少{ $times }次
shapes-colours-swapped = 黑白互换
shapes-turn-and-colours-swapped = { $turn }，黑白互换
shapes-unit-moves = 按着手
shapes-unit-moves-help = 占全部着手的比例。同一局中的着手彼此相关，差异会显得过于确定。
shapes-unit-games = 按局
shapes-unit-games-help = 出现该棋形的棋局所占比例：这是较为谨慎的比较。
shapes-unit-offers = 按机会
shapes-unit-offers-help = 有机会时的选用率：在可以下的时候，谁更常下在那里。
shapes-against-help = 该棋形在这里与职业对局相比的优势比，附95%置信区间（对数刻度，中线为×1）。灰色表示可能出于偶然：这类发现中误报会超过二十分之一。按确定程度而非大小排序。
shapes-name-help = 棋手对它的称呼，以窗口所示为限。需要窗口之外的点才能确定的名称不会列出。
shapes-k-help = K：窗口内的棋子数。
shapes-bits-help = 比特数越大越少见：每两次出现一次为1比特，每千次出现一次约为10比特（信息量：在全部出现次数中占比的−log₂）。
shapes-rate-help = 有机会时的选用率：在轮到行棋的一方可以下出此形的所有时机中，实际下出的比例。线段为威尔逊95%置信区间：真实比例20次中有19次落在其中，次数少时也可靠。
shapes-wins-help = 在已知结果的棋局中，下这一手的一方获胜的比例。
shapes-years-help = 出现该棋形的棋局最早和最晚的年份。
shapes-from = 从
shapes-to = 到
shapes-point = 第{ $column }列第{ $row }行

## The table: heads of columns and their tooltips

shapes-column-rank = 排名
shapes-column-rank-help = 按出现次数排名。
shapes-column-shape = 棋形
shapes-column-shape-help = 按图形逐行排序：空点、黑、白、盘外。
shapes-column-name = 名称
shapes-column-played = 次数
shapes-column-played-help = 下出的次数。
shapes-column-times = 次数
shapes-column-times-help = 出现的次数。
shapes-column-games = 局数
shapes-column-games-help = 出现该棋形的棋局数。
shapes-column-k = K
shapes-column-bits = 比特
shapes-column-share = 选用率
shapes-column-wins = 落子方胜率
shapes-column-years = 年份
shapes-column-against = 职业倍数

## The table: what stands above it

shapes-shown-of = { $shown }个棋形，共{ $all }个
shapes-rarer = （另有{ $shapes }个更少见的未列出）
shapes-in-games = 来自{ $games }局，{ $occurrences }
shapes-ordering = 正在排序…
shapes-nothing-found = 没有找到：没有棋局达到这些手数，或没有棋形出现得足够多。
shapes-none-passes = 没有棋形符合筛选条件。
shapes-find-example = 在全部棋局中查找图形“{ $shape }”
shapes-clear-filter = 清除筛选
shapes-result-field = 统计结果
shapes-professional-read-only = 职业棋手的棋形，只读
shapes-result-of-professionals = 职业棋手：{ $result }
shapes-save-whole = 完整结果（RON）…
shapes-save-whole-tip = 供Katachi再次读取
shapes-save-rows = 表中的棋形
shapes-save-csv = 含聚类的表格（CSV）…
shapes-save-arff = 供WEKA使用（ARFF）…
shapes-save-gnu-go = 供GNU Go使用（.db）…
shapes-save-tip = 保留此结果，或将其中的棋形用于其他程序
shapes-open-tip = 读取已保存的结果
shapes-mining = 正在统计…
shapes-compare = 与职业棋手比较
shapes-no-shapes = 还没有棋形
shapes-games-are-read = 正在读取棋谱，棋形稍后会在此显示。
shapes-drop-files = 请先将SGF文件、文件夹或压缩包拖放到窗口中。
shapes-games-wait = 有{ $games }局等待统计。
shapes-mine-3 = 统计每手周围的3×3
shapes-mine-5 = 统计每手周围的5×5
shapes-mine-diamond = 统计每手周围的13点菱形
shapes-other-windows = 其他窗口请用“统计”面板，也可在其中自行绘制。

## The table: rows for screen readers

shapes-row = 第{ $rank }位，{ $stones }，{ $occurrences }
shapes-row-named = 第{ $rank }位，{ $stones }，{ $occurrences }，{ $name }

## The filter of the table

shapes-filter = 筛选
shapes-filter-on = 筛选（已启用）
shapes-filter-count = 最低次数
shapes-filter-named = 仅有名称的棋形
shapes-filter-kind = 着手类型
shapes-filter-any-kind = 任意
shapes-filter-kind-tip = 依据下一手的名称；一个棋形可属于多种类型
shapes-filter-no-kind-tip = 这些棋形不是围绕下一手读取的，因此没有类型
shapes-filter-kind-small = 小棋形只有部分有类别：按着手计，3×3为24%，5×5为69%
shapes-filter-cluster = 聚类
shapes-filter-cluster-tip = 同时显示其他聚类
shapes-filter-cluster-of = { $number }（共{ $clusters }个）
shapes-filter-text = 文字
shapes-filter-text-tip = 保留以下棋形：名称含此文字，或有示例所在棋局的棋手、赛事、日期含此单词（三个字母起，含以此开头的单词即可）（每个棋形最多保留32个示例），或图形含这些符号，例如 X.O
shapes-filter-text-hint = 名称、棋手、赛事、X.O
shapes-filter-contains = 包含
shapes-filter-contains-tip = 点击各点绘制：X为黑，O为白，.为空，?为任意。窗口中任何位置含有此形（包括旋转和翻转）的棋形都会保留。
shapes-filter-point = 第{ $column }列第{ $row }行：{ $mark }

## The selected shape

shapes-select-one = 在表中选择一个棋形：点击某一行，或用↑和↓移动。
shapes-select-none = 这里显示棋形的对称性、后续下法以及出现它的棋局。
shapes-heading = 棋形{ $rank } / { $all }
shapes-unnamed = 未命名的棋形
shapes-named-in-games = 在棋局中：{ $names }
shapes-find = 搜索含此棋形的棋局
shapes-find-tip = 在“搜索”工作区中从所有棋局查找；同一位置每局只计一次
shapes-follows = 此棋形的后续
shapes-follows-tip = 在“定式”工作区中查看接着出现哪些棋形
shapes-picture = 选中的棋形，{ $image }：{ $diagram }
shapes-fact-occurrences = 出现次数
shapes-fact-occurrences-help = 出现的次数，及其在全部出现次数中的占比。
shapes-fact-games = 局数
shapes-fact-games-help = 出现该棋形的棋局数，及其在全部棋局中的占比。
shapes-fact-k = K
shapes-fact-information = 信息量
shapes-fact-rate = 选用率
shapes-fact-wins = 落子方胜率
shapes-fact-years = 年份
shapes-fact-against = 对比职业棋手
shapes-bits = { $bits }比特
shapes-some-of = { $some } / { $all }
shapes-no-result = 胜负不详
shapes-too-rare = 太少见，无法判断
shapes-at-most = 至多{ $share }
shapes-interval = { $low }至{ $high }
shapes-here-and-there = 这里{ $here }，职业{ $there }
shapes-against-tip = 这里{ $of }中有{ $count }，职业对局{ $ofThere }中有{ $countThere }
shapes-against-tip-at-most = 这里{ $of }中有{ $count }，职业对局{ $ofThere }中至多有{ $countThere }
shapes-against-figures = 对数优势比{ $odds }，z { $z }，q { $q }

## Continuations: what was played in the window next

shapes-final-has-none = 终局局面之后不再有着手。请统计每手周围的棋形，以查看后续下法。
shapes-nobody-played = 在窗口因其他原因改变之前，没有人再在其中落子。
shapes-replies-drawn = 棋形上的应手：{ $replies }
shapes-by-opponent = 对方
shapes-by-mover = 本方再下
shapes-reply = { $letter }：{ $times }次，对方{ $opponent }次、脱先后{ $opponentLater }次，本方{ $mover }次、脱先后{ $moverLater }次
shapes-replies-played-help = 双方颜色合计的次数。“搜索”在“双方”一栏显示此数，并按颜色分列
shapes-later-replies = { $all }次中有{ $later }次是脱先之后才应的（斜线部分）。
shapes-no-reply = 无
shapes-no-reply-times = 局部无应手：{ $times }
shapes-no-reply-tip = 局部无应手：在有人再次落子于窗口之前，棋局已结束，或外面的棋子改变了窗口。

## Symmetry: the sixteen images of a shape

shapes-as-it-is-button = 恢复原样
shapes-jump = 直接切换，不显示转动
shapes-versions = { $versions }种不同图形
shapes-versions-tip = { $equation }。旋转、翻转和黑白互换使此棋形得到这么多种不同图形，即它的轨道；不改变图形的变换构成它的稳定子。轨道数乘稳定子数总等于图像总数。
shapes-equation = 轨道{ $orbit } × 稳定子{ $stabiliser } = { $images }
shapes-few-images = （此窗口只有16种图像中的{ $images }种）
shapes-no-symmetry = 任何旋转、翻转或互换都会改变它：该棋形本身没有对称性。
shapes-unchanged-by = 以下变换不改变它：{ $images }。
shapes-seen-around-moves = 在{ $all }种图形中，棋局里出现了{ $seen }种。黑白互换表示棋局中是白棋下的这一手。
shapes-seen-in-finals = 在{ $all }种图形中，棋局里出现了{ $seen }种。终局局面不区分黑白，因此全部十六种视为同一棋形。
shapes-row-as-they-are = 黑白不变
shapes-row-swapped = 黑白互换
shapes-image = { $image }：图形{ $letter }，出现{ $times }次，{ $share }
shapes-no-image = { $image }：此窗口经该变换后不能与自身重合

## Templates: which points of a shape do not matter

shapes-templates-of-shape = 此棋形的
shapes-templates-of-result = 全部结果的
shapes-templates-looking = 正在查找无关紧要的点…
shapes-templates-none = 此棋形的每个点都不可缺少。
shapes-templates-none-why = 如果某点无论是空、黑还是白，棋形都曾出现，则该点无关紧要，以 ? 表示。此棋形的每个点都至少缺少三者之一。
shapes-templates-include = 包含此棋形的模板有{ $templates }个：
shapes-free-points = { $points }个任意点
shapes-template = 模板{ $number }：{ $points }个任意点
shapes-the-template = 模板
shapes-stands-for = 它代表{ $variants }种填法，每一种都有人下过。
shapes-variants-turned = 填法以任何方向下出都算数。有些转向后是同一棋形。点击可查看。
shapes-open-cells = 无关紧要的点
shapes-open-cells-tip = 其余的 ? 与选中的棋形保持一致。
shapes-filling = { $place }为{ $value }：{ $times }次
shapes-why-no-larger = 为何不能更大
shapes-no-cell-left = 没有可再放开的点：剩下的是盘外，或着手的位置。
shapes-one-more-open = 若再放开一个点，就必须出现以下填法，而它从未出现：
shapes-must-stay = { $place }必须保留：从未出现该点为{ $value }的情况
shapes-what-templates-are = 模板代表只在 ? 处不同的所有棋形，且其中每一个都有人下过。
shapes-find-templates = 查找所有模板
shapes-all-templates = 全部{ $templates }个模板
shapes-largest-only = 仅最大的
shapes-largest-only-tip = 再没有点可以变为 ? 的模板就是最大的。其余模板都包含在更大的模板之中。
shapes-template-row = 第{ $rank }位的模板，{ $points }，{ $occurrences }
shapes-variants = { $variants }种填法
shapes-template-facts = { $points }，{ $variants }，属于{ $shapes }
shapes-template-facts-largest = { $points }，{ $variants }，属于{ $shapes }，最大
shapes-template-look = 查看它所代表的最常见棋形
shapes-the-middle = 中心
shapes-cell-empty = 空点
shapes-cell-off-board = 盘外

## Examples: games that have the shape

shapes-examples-elsewhere = 此结果统计自其他棋局，而非已加载的棋局。加载那些棋局后可查看示例。
shapes-open-game = 打开棋局
shapes-examples-drawn = 从{ $occurrences }次出现中随机抽取{ $examples }个示例。按N和Shift+N逐个打开。
shapes-example-result = 胜负
shapes-example-date = 日期
shapes-example-move = 手数
shapes-example-event = 赛事
shapes-example-seen-as = 方向
shapes-example-end = 终局
shapes-example = { $black } – { $white }，{ $date }，第{ $number }手，{ $image }
shapes-example-final = { $black } – { $white }，{ $date }，终局，{ $image }

## Plots over all shapes

shapes-plots-none = 统计棋形后，这里会绘出它们的频数。
shapes-plot-rank = 频数与排名
shapes-plot-clusters = 频数与K
shapes-plot-stones = 各K值的棋形
shapes-plot-coverage = 覆盖率
shapes-clusters = 聚类数
shapes-k-means = 按K与频数对数做k-means聚类
shapes-working = 正在计算…
shapes-zipf-none = 不同的频数太少，无法拟合齐普夫定律。
shapes-zipf = 齐普夫指数{ $exponent } ± { $error }，取自出现{ $times }次以上的{ $shapes }个棋形
shapes-zipf-tip = 频数随排名的−{ $rank }次幂下降。用最大似然法对出现x次的棋形数进行拟合（指数{ $exponent } ± { $error }）；数据与定律的最大距离为{ $distance }。
shapes-key-shapes = 棋形
shapes-key-zipf = 齐普夫定律
shapes-key-selected = 选中的棋形
shapes-key-different = 不同棋形
shapes-key-occurrences = 出现次数
shapes-key-coverage = 覆盖率
shapes-axis-rank = 排名
shapes-axis-occurrences = 出现次数
shapes-axis-stones = K（棋子数）
shapes-axis-share = 占比
shapes-axis-most-frequent = 最常见的N个棋形
shapes-axis-share-of-all = 占全部出现次数的比例
shapes-hover-rank =
    第{ $rank }位
    { $times }次
shapes-hover-k =
    K { $k }
    { $times }次
shapes-hover-bar = K { $k }：{ $bars }的{ $share }
shapes-hover-coverage = 最常见的{ $shapes }个：{ $share }
shapes-millions = { $millions }百万
shapes-cluster = { $shapes }个棋形，K { $k }，{ $times }次
shapes-cluster-named = { $name }：{ $contents }
shapes-cluster-tip = 中心：K { $k }，{ $times }次。点击只显示这些棋形，再次点击恢复全部
shapes-cluster-name = 名称…
shapes-cluster-name-tip = 为此聚类自行命名。名称随结果保存，并出现在其表格中
shapes-cluster-name-of = 为聚类{ $cluster }命名
shapes-cluster-name-hint = 名称
shapes-cluster-call-it = 确定
shapes-coverage-none = 占全部出现次数的比例。
shapes-coverage = 约{ $list }。
shapes-coverage-part = { $shapes }个棋形占{ $share }

## The form: what to mine

shapes-form-window = 窗口
shapes-form-window-help = 构成棋形的各点。
shapes-form-where = 位置
shapes-form-min-count = 最低次数
shapes-form-only-shapes-of = 仅限棋子数
shapes-form-only-shapes-of-tip = 排除棋子更少或更多的棋形。
shapes-form-stones = 子
shapes-form-load-first = 请先加载棋局：将SGF文件、文件夹或压缩包拖放到窗口中。
shapes-form-mined-already = 已统计过：显示结果
shapes-form-diamond = 菱形{ $points }
shapes-form-diamond-tip = 距中心{ $steps }步以内的所有点
shapes-form-rectangle = 矩形
shapes-form-draw = 自行绘制
shapes-form-wide = 宽
shapes-form-high = 高
shapes-form-draw-help = 点击或拖过各点。圆环是中心，即着手的位置。
shapes-form-the-window = 窗口{ $window }
shapes-form-no-symmetry = 无对称
shapes-form-symmetries = { $symmetries }种对称
shapes-form-drawn-window = 自绘窗口，{ $points }点
shapes-form-around-moves = 每手周围
shapes-form-around-moves-tip = 窗口以每一手为中心；轮到行棋的一方视为黑棋。
shapes-form-after = 按落子之后读取
shapes-form-after-tip = 读取窗口时，该手棋子已落在盘上且被提之子已取走，而非落子之前。
shapes-form-only-moves = 仅限手数
shapes-form-final = 终局局面各处
shapes-form-final-tip = 棋局结束时棋盘上的每个位置；不区分黑白。没有棋子的位置略去。
shapes-form-no-middle = 此窗口没有中心点，不能置于着手周围。请选择奇数边长、画出中心点，或读取终局局面。
shapes-form-moves-reversed = 起始手数大于结束手数。
shapes-form-stones-reversed = 最小棋子数大于最大棋子数。
shapes-form-draw-two = 请至少为窗口画两个点。

## Work in the background, files and notices

shapes-work-order = 棋形排序
shapes-work-figures = 棋形数据
shapes-work-mining = 统计：{ $result }
shapes-work-opening = 正在打开 { $path }
shapes-work-professional = 职业棋手的棋形
shapes-work-templates = 模板：{ $result }
shapes-step-unpacking = 正在解压职业棋手的棋形
shapes-save-title = 保存统计出的棋形
shapes-save-rows-title = 保存表中的棋形
shapes-saved = 已保存到 { $path }
shapes-saved-without = 已保存到 { $path }；略去{ $shapes }：没有棋子，或超出GNU Go编译器的上限
shapes-none-of-window = 没有{ $window }的结果
shapes-none-professional = 没有此窗口的职业棋手数据
shapes-select-first = 请先在“棋形”工作区选择一个棋形
shapes-select-for-examples = 请先选择一个棋形：其示例会逐个打开
shapes-other-games = 这些棋形统计自其他棋局，而非已加载的棋局：棋形可以显示，但没有示例
# $shapes and $games are such as "1,084 shapes" and "12 games".
shapes-opened = 已打开 { $path }：{ $games }中的{ $shapes }。
shapes-opened-instead = 已打开 { $path }：{ $games }中的{ $shapes }。它取代了条件相同的结果。
shapes-games-not-loaded = 统计这些棋形所用的棋局未加载
