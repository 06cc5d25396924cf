# The Library workspace: what is loaded, the list of games, the record of a game, what happened while games were loaded.

## What is loaded

library-loading = 正在加载…
library-none-yet = 还没有棋局
library-drop-files = 将SGF文件、文件夹或压缩包拖到此窗口的任意位置，或在此打开。
library-games-being-read = 正在读取棋谱。
library-no-games = 未加载棋局。
library-open-games = 打开棋局…
library-open-games-hint = SGF文件和压缩包（Ctrl+O）
library-open-folder = 打开文件夹…
library-open-folder-hint = 文件夹及其下的全部内容（Ctrl+Shift+O）
library-add-games = 添加棋局…
library-add-games-hint = 加入当前打开的棋局
library-libraries = 棋谱库…
library-libraries-hint = 所有打开过的棋谱库：打开、重命名、移除（Ctrl+Shift+L）
library-open-library = 打开棋谱库…
library-open-library-hint = 文件夹：名称.katachi（Ctrl+L）
library-save-as = 保存为棋谱库…
library-save-as-hint = 将棋局保存在一起，下次可立即打开
library-open-sample = 打开示例
library-open-sample-hint = 随Katachi附带的棋局
library-sample-games = 示例棋局
library-not-saved = 尚未保存为棋谱库
library-changed-files = 这些棋局的来源处有{ $files }个文件新增、改动或消失。
library-read-changed = 读取变动
library-read-changed-hint = 未变动的文件不会重新读取（F5）
library-read-by-earlier-version = 这些棋局由较早版本的Katachi读入。
library-read-again = 重新读取
library-read-again-hint = 现在能更好地读取结果、贴目、日期、段位、编码，以及一棵树中的多道题或多局棋
library-read-folder-as = 将此文件夹读作…
library-read-folder-as-hint = 用于姓名显示有误时。所选编码会保留。
library-read-as-found = 由Katachi判断
library-professional-games = { $games }局
library-professional-games-of-years = { $games }局，{ $first }–{ $last }
library-professional-hint = 可查阅的数据：A. E. Brouwer的Database of Go Games中的棋形、搭配、角部和布局，不含棋谱
library-shapes = 棋形
library-professional-shapes-hint = 其中最常见的棋形
library-fuseki = 布局
library-professional-fuseki-hint = 其中的布局
library-figure-games = { $games ->
   *[other] 局
}
library-figure-moves = { $moves ->
   *[other] 手
}
library-figure-players = { $players ->
   *[other] 名棋手
}
library-figure-year = 年
library-figure-years = 年
library-boards = 棋盘
library-games-of-size = { $size }路{ $games }局
library-positions = 局面
library-without-a-move = { $positions }个无着手
library-load-report = 加载报告
library-nothing-to-report = 无异常
library-count-skipped = 跳过{ $count }局
library-count-cut-short = 截断{ $count }局
library-count-repaired = 修复{ $count }局
library-count-duplicates = 略去重复{ $count }局
library-files = 文件
library-memory = 内存

## The list of games

library-looking = 正在查找…
library-games-listed-here = 棋局将列在这里。
library-no-game-matches = 没有棋局包含全部这些词语。
library-no-game-passes = 没有棋局符合“{ $filter }”。请修改或去掉部分条件。
library-years-meant = 您是否要找“{ $filter }”？
library-games-are-of-years = 此棋谱库的棋局出自{ $years }年。
library-show-all-games = 显示全部棋局
library-filter-games = 筛选棋局
library-filter-hint = 关键词，或棋手: 年: 结果: …
library-clear-filter = 清除
library-shown-of-all = { $shown }/{ $all }
library-all-not-counted = { $all }，未计入{ $uncounted }
library-shown-of-all-not-counted = { $shown }/{ $all }，未计入{ $uncounted }
library-not-counted-hint = 重复的棋局和无着手的局面会列出，但不计入局数
library-click-to-sort = 点击排序
library-sort-by = 按{ $column }排序
library-game-row = 第{ $game }局：{ $black } – { $white }
library-game-row-titled = 第{ $game }局：{ $title }
library-game-of-file = { $file }，第{ $game }局
library-edited = 已编辑
library-edited-tip = 这一局有尚未写入文件的更改。点击“保存”即可写入
library-result = 胜负
library-colours-exchanged = 黑白互换：棋谱中的黑方在棋盘上执白
library-date = 日期
library-event = 赛事
library-moves = 手数
library-size = 路数
library-note = 备注
library-open-game = 打开棋局
library-about-player = { $player }的棋手档案
library-tags = 标签
library-new-tag = 新标签
library-note-same-as = 同{ $game }
library-note-turned = 旋转自{ $game }
library-note-within = { $game }的一部分
library-note-like = 近似{ $game }
library-note-position = 局面
library-note-cut-short = 截断
library-note-variations = { $variations }个变化

## The record of a game

library-record-is-here = 当前棋局的棋局信息、变化和注释。
library-details = 详情…
library-details-hint = 修改对局者、结果及其他信息
library-copy-sgf = 复制SGF
library-paste-sgf = 粘贴SGF
library-save-game-hint = 将棋局连同添加的内容写入新文件
library-comment = 注释
library-details-of-game = 棋局详情
library-blacks-rank = 黑方段位
library-whites-rank = 白方段位
library-komi = 贴目
library-round = 轮次
library-place = 地点
library-rules = 规则
library-handicap = 让子
library-komi-is-a-number = 贴目应为数字，例如6.5
library-done = 完成
library-beginning = 开始
library-set-up-row = 摆子
library-set-up = 摆子
library-move-row = 第{ $number }手：{ $place }
library-choices = { $variations }个变化
library-not-of-list = 不在已打开的棋局之中
library-game-of-list = 列表第{ $game }局
library-no-longer-loaded = 来自已不再加载的棋局
library-instead = 其他着手（↑ ↓）
library-next = 下一手

## What happened while games were loaded

library-report-is-here = 加载棋局时发生的情况都记在这里。
library-report-skipped = 跳过
library-report-cut-short = 截断
library-report-repaired = 修复
library-report-duplicates = 重复
library-report-encodings = 编码
library-report-unknown = 未知
library-report-skipped-says = 未加载的内容及原因
library-report-cut-short-says = 保留到棋盘无法接受的一手之前
library-report-repaired-says = 修复后完整加载
library-report-duplicates-says = 不参与棋形统计；点击打开代表它的那一局
library-report-encodings-says = 文件所用的编码
library-report-unknown-says = 未知的结果、贴目、日期和段位，多的在前
library-report-opens-game = 点击打开这一局
library-report-lists-games = 点击列出这些棋局
library-result-unread = 结果无法读取
library-komi-unread = 贴目无法读取
library-date-unread = 日期无法读取
library-rank-unread = 段位无法读取
library-result-absent = 没有结果
library-komi-absent = 没有贴目
library-date-absent = 没有日期
library-rank-absent = 没有段位
library-at-move = 第{ $number }手：{ $reason }
library-same-moves-as = 着手与 { $place } 相同
library-turned-or-mirrored = 旋转或翻转：{ $place }
library-contained-in = 包含于 { $place }，或与其开头相同
library-nearly-same-as = 与 { $place } 几乎相同
library-report-filter = 筛选
library-filter-report = 筛选报告
library-copy-report = 复制
library-copy-report-hint = 将这些行复制为文本，每条一行，以制表符分隔
library-report-empty = 此处为空。
library-report-no-match = 没有符合筛选的内容。
library-encoding = 编码
library-file = 文件
library-game = 棋局
library-what = 情况

## Notices, and names of work that goes on

library-sorting-games = 正在排序棋局
library-tags-need-a-folder = 标签保存在棋谱库文件夹中：请先将这些棋局保存为棋谱库
library-tagging = 正在添加标签
library-tags-undone = 已在{ $games }局中恢复标签“{ $tag }”
library-lost-tags = { $tags }个标签对应的棋局不在棋谱库中
library-values-for-completion = 自动补全的数据
library-reading-tags = 正在读取标签
library-starting = 正在启动
library-listing-files = 正在列出文件
library-reading-games = 正在读取棋局
library-looking-for-duplicates = 正在查找重复
library-cancelled = 已取消
library-defect = 这是Katachi的缺陷，请报告：{ $what }
library-no-thread = 无法启动线程：{ $error }
library-worker-gone = 工作线程已消失
library-report-written = { $message }（{ $place }）。报告在 { $path }：请将其发送给开发者

## Why a game cannot be shown with all its variations

library-file-not-known = 棋谱库中没有其文件的记录
library-no-game-in-it = 其中没有棋局
library-file-has-changed = 其文件在加载后有改动
library-shares-tree = 它与其他记录在同一棵树中
library-not-in-archive = { $path } 已不在其压缩包中
library-cut-at = 第{ $number }手：{ $reason }

## Files that cannot be read, and why

library-cannot-to-its-end = 无法读到结尾
library-cannot-no-sgf-in-it = 其中没有SGF文件
library-cannot-no-sgf-in-folder = 此文件夹中没有SGF文件，也没有压缩包
library-cannot-no-file = 既不是文件，也不是文件夹
library-cannot-neither = 既不是SGF文件，也不是压缩包
library-cannot-other-archive = 这种压缩包（{ $ending }）无法读取，请先解压
library-cannot-not-zip = 不是ZIP压缩包，或已损坏
library-cannot-not-gzip = 不是gzip压缩，或已损坏
library-cannot-not-zstd = 不是zstd压缩，或已损坏
library-cannot-nested = 压缩包中的压缩包：请先解压
library-cannot-damaged-after = 在{ $members }个成员之后损坏：{ $reason }
library-cannot-no-end-mark = 没有结束标记：可能缺少棋局（被截断？）
library-cannot-member = 成员 { $member }：{ $reason }
library-cannot-encrypted = 已加密
library-cannot-zip-bomb = 解压后远大于任何文本（ZIP炸弹？）
library-cannot-bomb = 解压后远超其大小所允许的范围（压缩炸弹？）
library-cannot-between = 两个成员之间有超过{ $most } MB的名称或空白
library-cannot-large-game = 其中一局大于{ $most } MB
library-cannot-too-large = 大于{ $most } MB
library-cannot-unsupported = 不支持：{ $what }
library-cannot-damaged-zip = ZIP压缩包已损坏：{ $what }
library-cannot-missing = 没有此文件
library-cannot-not-allowed = 没有读取权限
library-cannot-cut-off = 中途结束（被截断？）
library-cannot-dangling = 链接指向的文件不存在
library-cannot-but-kept = 此前读取的内容予以保留
library-cannot-full = 棋谱库已满：四十亿手
library-cannot-empty-records = 既无棋子也无着手而略去的记录：{ $records }
library-cannot-so-many = 记录数量超出文件大小所能容纳：第{ $limit }个之后已略去
library-more-troubles = 其他未列出的问题：{ $troubles }

## Games that were skipped or cut short, and why

library-skipped-not-go = 不是围棋棋谱（GM[{ $game }]）
library-skipped-empty = 文件为空
library-skipped-binary = 不是SGF：文件为二进制
library-skipped-web-page = 不含棋局的网页
library-skipped-web-address = 这是网址：请把其中的棋谱存为文件再打开，或复制棋谱的文字
library-skipped-no-game = 不是SGF：文件中没有棋局
library-skipped-only = 文件中只有{ $games }局
library-skipped-nodes = 太大，无法显示：节点超过{ $limit }个
library-skipped-marks = 太大，无法显示：棋子和标记超过{ $limit }个
library-cut-occupied = [{ $point }]已有棋子
library-cut-off-board = [{ $point }]在棋盘之外
library-cut-unreadable = [{ $point }]不是棋盘上的点
library-cut-too-many-moves = 超过{ $most }手
library-cut-too-much-set-up = 摆子过多

## What was repaired in a record

library-mended-missing-open = 缺少第一个左括号
library-mended-missing-close = 棋局没有闭合
library-mended-missing-semicolon = 节点缺少分号
library-mended-node-after-variations = 变化之后的节点，作为又一变化保留
library-mended-unclosed-value = 值缺少右方括号
library-mended-unescaped-bracket = 文本中的方括号未转义
library-mended-value-alone = 不属于任何属性的值
library-mended-property-alone = 没有值的属性
library-mended-lower-case = 小写的属性名，已忽略
library-mended-junk = 不属于SGF的字符，已跳过
library-mended-several-points = 一手有多个点，取第一个
library-mended-point = 无法读取的点，已忽略
library-mended-off-board = 摆在棋盘之外的棋子，已忽略
library-mended-move-on-stone = 落在已摆棋子上的一手，取代了该子
library-mended-long-header = 棋局信息的文本过长，已缩短
library-mended-size = 无法读取棋盘大小，按19x19处理
library-mended-komi = 无法读取贴目，已略去
library-mended-handicap-placed = 未记录让子位置，已摆在星位
library-mended-handicap-missing = 未记录让子位置，也无法摆放
library-mended-node = 无法读取的节点，已忽略
library-mended-tree-split = 一棵树中有多局棋或多道题
library-mended-tree-too-large = 一棵树中有多局棋或多道题，过大，未拆分
library-mended-times = { $what }（{ $times }次）
library-mended-tree-records = { $what }，读作{ $records }份棋谱

## Evaluations that engines wrote into a record, and that cannot be read

library-evaluations-left-out = 无法读取的评估，已略去：{ $troubles }
library-evaluations-more = { $trouble }…以及另外{ $more }处
library-evaluation-at = 第{ $number }手：{ $format }：{ $what }
library-evaluation-several-moves = 其节点有多手
library-evaluation-best-move = 最佳着手 `{ $point }` 不是棋盘上的点
library-evaluation-before-first = LZ在第一手之前：这类文件中它所指的局面与其节点不同，因此一律不读取
library-evaluation-not-at-first = LZOP在第一手之后：它所指的是此前的局面
library-evaluation-no-points = `{ $text }` 不是目数
library-evaluation-no-percentage = `{ $text }` 不是百分比
library-evaluation-two-winrates = `{ $text }` 没有两个胜率
library-evaluation-not-100 = `{ $text }`：胜率之和不是100
library-evaluation-four-numbers = `{ $text }` 没有四个数字
library-evaluation-no-share = `{ $text }` 不是0到1之间的比例
library-evaluation-not-1 = `{ $text }`：胜、负与无胜负之和不是1
library-evaluation-out-of-range = `{ $text }` 超出范围
library-evaluation-version = KTV[{ $version }]：版本不是1.0，因此不读取KT
library-evaluation-three-values = 有{ $values }个值，而不是三个
library-evaluation-too-large = 大于KaTrain所写的任何内容
library-evaluation-base-64 = 不是base 64，或被截断
library-evaluation-not-unpacked = 无法解压
library-evaluation-damaged = 其文本已损坏：{ $error }
library-evaluation-winrate-share = 胜率{ $winrate }不是0到1之间的比例
library-evaluation-score-points = 目差{ $score }不是目数
library-evaluation-neither = 既没有胜率，也没有棋盘上可能出现的目差
library-evaluation-no-side = `{ $text }` 不是任何一方
library-evaluation-no-score = `{ $text }` 不是目差
library-evaluation-three-words = `{ $text }` 没有三个词
library-evaluation-no-playouts = `{ $text }` 不是模拟次数
library-evaluation-playouts-missing = 缺少模拟次数一行
library-evaluation-winrate-number = 胜率 `{ $text }` 不是数字
library-evaluation-winrate-range = 胜率 `{ $text }` 不在0到100之间
library-evaluation-score-number = 目差 `{ $text }` 不是数字
library-evaluation-score-range = 目差 `{ $text }` 超出任何棋盘的可能
