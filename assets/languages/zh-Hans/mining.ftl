# Shapes and what is counted of them: patterns, windows, mining, templates, comparison.

## Turns and mirrors

mining-symmetry-as-it-is = 原样
mining-symmetry-left-right = 左右翻转
mining-symmetry-top-bottom = 上下翻转
mining-symmetry-half-turn = 旋转180°
mining-symmetry-falling-diagonal = 沿 \ 对角线翻转
mining-symmetry-quarter-right = 右转90°
mining-symmetry-quarter-left = 左转90°
mining-symmetry-rising-diagonal = 沿 / 对角线翻转

## Names

mining-opening-of-white = { $opening }（白）
mining-kind-attack = 攻击
mining-kind-defence = 防守
mining-kind-extension = 拆
mining-kind-connection = 连接
mining-kind-cut = 断
mining-kind-capture = 提子
mining-kind-contact = 接触
mining-kind-opening = 布局

## Steps of work

mining-step-reading-shapes = 正在读取棋形
mining-step-sorting-shapes = 正在整理棋形
mining-step-counting-opportunities = 正在统计可下机会
mining-step-corner-moves = 正在读取角部第一手
mining-step-drawing-games = 正在重新抽取棋局
mining-step-hit-rates = 正在测量命中率
mining-step-evaluated-games = 正在读取已评估的棋局
mining-step-indexing = 正在索引棋形
mining-step-templates = 正在查找模板
mining-step-counting-templates = 正在统计模板
mining-step-sorting-templates = 正在整理模板
mining-step-reading-moves = 正在读取着手
mining-step-comparing-moves = 正在比较着手
mining-step-comparing-openings = 正在比较布局
mining-step-comparing-shapes = 正在比较棋形
mining-step-reading-openings = 正在读取布局

## Errors: patterns and windows

mining-pattern-rows = 有{ $found }行格子，而窗口 { $window } 有{ $expected }行
mining-pattern-mark = 第{ $row }行第{ $column }列：`{ $mark }` 不能放在这里（窗口内用 X、O、.、#，窗口外用空格）
mining-no-set-of-cells = { $bits }不是有效的格子集合：应为1到15
mining-window-unknown = 窗口 `{ $window }`：请写 square:N、rect:WxH、diamond:K 或 points:ROW/ROW/…，其中各行用 `#`、`+` 和 `.`
mining-window-size = 窗口 `{ $window }`：边长须为1到19，且至少有2个点
mining-window-ragged = 窗口 `{ $window }`：各行长度不一，或有多个中心 `+`
mining-no-kind-of-move = `{ $text }` 不是着手类型；请写以下之一：{ $kinds }

## Errors: mining

mining-no-source = 来源 `{ $text }`：请写 final 或 move
mining-no-centre = 窗口 { $window } 没有中心，不能置于着手周围：请用奇数边长的 square 或 rect、diamond，或在自绘窗口中用 + 标出一点
mining-final-has-no-moves = --moves 和 --after 针对着手：只能与来源 `move` 同用，不能与 `final` 同用
mining-no-games = 没有棋局：请指定棋谱库或棋谱文件

## Errors: templates, clusters, players

mining-too-many-templates = 已找到{ $found }个模板，而预留内存最多容纳{ $limit }个：请提高统计的最低次数，或减少模板中的任意点
mining-cluster-name-long = 名称最多{ $longest }个字，不能有{ $letters }个字
mining-cluster-name-number = `{ $name }` 是数字，而聚类已有编号：请起一个含有文字的名称
mining-cluster-name-taken = `{ $name }` 已是聚类{ $cluster }的名称
mining-no-cluster = { $clusters }个聚类中没有聚类{ $cluster }：编号从1开始，最多可分{ $most }个聚类
mining-player-no-moves = 布局手数为0：至少一手

## Errors: comparison

mining-compared = { $after ->
    [yes] { $moves ->
        [all] { $least ->
            [all] { $window } { $source }（落子之后）
           *[other] { $window } { $source }（落子之后，K为{ $least }至{ $most }）
        }
       *[other] { $least ->
            [all] { $window } { $source }（落子之后，手数{ $moves }）
           *[other] { $window } { $source }（落子之后，手数{ $moves }，K为{ $least }至{ $most }）
        }
    }
   *[other] { $moves ->
        [all] { $least ->
            [all] { $window } { $source }
           *[other] { $window } { $source }（K为{ $least }至{ $most }）
        }
       *[other] { $least ->
            [all] { $window } { $source }（手数{ $moves }）
           *[other] { $window } { $source }（手数{ $moves }，K为{ $least }至{ $most }）
        }
    }
}
mining-other-shapes = 这边是{ $here }，那边是{ $there }：两边须以相同方式统计
mining-nothing-offered = { $result }未统计机会：请按着手或按局比较，或统计每手周围的窗口
mining-other-squares = 这边的正方形边长为{ $here }点，那边为{ $there }点：两边须以相同方式读取
