### What engines say: the user's own KataGo, the program's models and playouts, and what is wrong with them.

## Stages of a game: predict/measure.rs

engines-stage-opening = 布局
engines-stage-middle-game = 中盘
engines-stage-endgame = 官子

## Why a move ranks where it does, kinds of reasons: predict/groups.rs

engines-group-shape = 周围的棋形
engines-group-shape-and-last = 棋形与上一手
engines-group-shape-and-both = 棋形与前两手
engines-group-answer = 应对上一手
engines-group-follow-up = 接续己方上一手
engines-group-corner = 角部
engines-group-liberties = 周围棋子的气
engines-group-tactics = 提子、逃出、打吃
engines-group-chains = 最近几手触及的棋串
engines-group-place = 在棋盘上的位置
engines-group-distance = 与最近几手的距离
engines-group-room = 与附近棋子的距离
engines-group-earlier = 尚未应对的先前着手
engines-group-area = 属于谁的势力范围

## What is being done, above a bar of progress: predict/, matches/, analysis/

engines-phase-testing = 正在测试
engines-phase-testing-contexts = 正在测试着手周边
engines-phase-testing-strengths = 正在测试强度
engines-phase-testing-patterns = 正在测试棋形
engines-phase-shapes = 棋形
engines-phase-candidates = 候选着手
engines-phase-strengths = 强度
engines-phase-looking-again = 正在复查
engines-phase-temperature = 温度
engines-phase-ranking = 正在排名
engines-phase-reading-contexts = 正在读取着手周边
engines-phase-counting-contexts = 正在统计着手周边
engines-phase-learning = 正在学习
engines-phase-first-stage = 第一阶段
engines-phase-counting = 正在统计
engines-phase-second-opinion = 二次评判
engines-phase-reading-patterns = 正在读取棋形
engines-phase-playing = 正在对局
engines-phase-evaluating = 正在评估
engines-phase-waiting = 正在等待引擎

## Why a move cannot be played: play/game.rs, play/handicap.rs

engines-point-off-board = 该点不在棋盘上
engines-point-occupied = 该点已有棋子
engines-no-liberty = 落子后没有气
engines-ko = 劫不能立即提回
engines-game-over = 棋局已结束：有一方认输
engines-no-handicap = { $size }棋盘惯用的让子数为2至{ $most }子，没有{ $stones }子

## What is wrong with KataGo: analysis/mod.rs

engines-file-missing = { $what ->
    [program] 程序 { $path }：没有此文件。请重新设置引擎的程序、权重文件和配置文件
    [network] 权重文件 { $path }：没有此文件。请重新设置引擎的程序、权重文件和配置文件
   *[configuration] 配置文件 { $path }：没有此文件。请重新设置引擎的程序、权重文件和配置文件
}
engines-cannot-start = { $engine }：无法启动：{ $error }。请指定可以运行的KataGo程序本身
engines-fault = { $engine }：{ $what }。{ $advice }
engines-fault-at = { $engine }：{ $what }，位于 { $game }。{ $advice }
engines-fault-said = { $engine }：{ $what }；其输出为：{ $said }。{ $advice }
engines-fault-at-said = { $engine }：{ $what }，位于 { $game }；其输出为：{ $said }。{ $advice }
engines-died-at-start = 在首次回答之前就已结束（{ $status }）
engines-died = 尚未回答就已结束（{ $status }）
engines-closed-output = 它关闭了输出
engines-silent = 已有{ $seconds }秒没有任何输出
engines-garbage = 有一行不是JSON对象：`{ $line }`
engines-endless = 有一行超过{ $bytes }字节
engines-field = `{ $line }` 中缺少 `{ $field }`，或其类型不符
engines-absurd = `{ $line }` 中有{ $what }
engines-absurd-winrate = 胜率{ $winrate }
engines-absurd-lead = 目差{ $points }目
engines-absurd-move = 着手 `{ $place }`，它不是此棋盘上的点
engines-absurd-values = 任何局面都不会有的数值
engines-unasked = 对从未询问的 `{ $id }` 作了回答
engines-turn = 对 `{ $id }` 中未询问的第{ $turn }手作了回答
engines-twice = 对 `{ $id }` 的第{ $turn }手作了两次回答
engines-refuses = 它无法理解任何询问：{ $what }
engines-advice-at-start = 请确认权重文件和配置文件适用于此KataGo的 `analysis`
engines-advice-died = 再次启动即可从此处继续；若在同一局再次结束，请减少访问次数
engines-advice-silent = 请减少访问次数，或等待更长时间
engines-advice-refuses = 请更新KataGo：它须支持分析协议
engines-advice-other = KataGo的 `analysis` 不会这样回答：请确认该程序是KataGo，并加以更新

## Evaluating games with KataGo: analysis/library.rs, analysis/process.rs

engines-game-of-file = { $path }（第{ $number }局）
engines-gave-up = 它放弃了一个局面
engines-stopped = { $why }。此前已评估的{ $games }局予以保留：再次启动即可继续
engines-tried = KataGo { $version }作了回答：空棋盘、贴目6.5，对黑棋而言为{ $points }目、胜率{ $percent }%（模拟{ $playouts }次，连同启动{ $seconds }秒）

## Models that cannot be read: predict/file.rs

engines-no-model = 这不是Katachi的预测模型
engines-newer-model = 由较新的Katachi生成（模型格式{ $found }；本程序读取{ $supported }）：请更新Katachi
engines-older-model = 由较旧的Katachi生成（模型格式{ $found }；本程序读取{ $supported }）
engines-damaged = 已损坏：{ $what }
engines-model-ends-in-head = 在文件头中就已结束
engines-model-length = 权重为{ $bytes }字节，而应为{ $wanted }字节
engines-model-checksum = 校验和与权重不符
engines-model-unpacked = 无法解压：{ $error }
engines-model-weights-missing = 缺少权重
engines-model-head-length = 文件头为{ $bytes }字节，而至多为{ $most }字节
engines-model-head-no-text = 文件头不是文本
engines-model-head = 文件头：{ $error }
engines-model-table = 权重表有2^{ $bits }项，而本程序至多读取2^{ $most }项
engines-model-games = 用{ $games }局训练，多得无法区分
engines-model-trees = 其决策树不完整
engines-model-temperature = 温度为{ $temperature }

## Counts of a library that cannot be read, and are made again: predict/counts_file.rs, table_file.rs, rings/file.rs

engines-counts-another-file = 开头不是此类文件应有的内容
engines-counts-format = 格式为{ $found }；本程序读取{ $supported }
engines-counts-other-games = 属于另一批棋局（{ $games }）
engines-counts-checksum = 长度或校验和不符
engines-counts-unpacked = 无法解压
engines-counts-do-not-fit = 其中的次数不符
engines-rings-beginning = 开头不符
engines-rings-do-not-fit = 其中的棋形不符

## Lists of shapes that cannot play: predict/matcher.rs, montecarlo/frequent.rs, matches/table.rs

engines-shapes-say-no-move = 这些棋形没有指出下在哪里：统计时请用 --source move，且不用 --after
engines-shapes-empty = 其中没有内容
engines-too-many-templates = 有{ $found }个模板，而可用于下棋的至多为{ $most }个：统计时请提高 --min-count，或保留任意点较少的模板（--max-wildcards）
engines-patterns-say-no-move = 其中的棋形都没有着手（`*`）
engines-too-many-patterns = 有{ $found }个棋形，而可用于下棋的至多为{ $most }个
engines-list-window = 棋形的窗口为{ $window }：模拟对局可用square:3和diamond:2。请用 --source move 统计其中之一
engines-list-not-before-moves = 这些棋形不是取自落子之前：统计时请用 --source move，且不用 --after
engines-list-empty = 没有出现两次以上的棋形
engines-board-lines = { $lines }路棋盘：可用2至19路
