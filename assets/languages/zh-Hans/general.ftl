# What many places say.

general-black = 黑
general-white = 白
general-cancel = 取消
general-close = 关闭
general-open = 打开…
general-save = 保存…
general-undo = 撤销
general-redo = 重做
general-none = 无
general-never = 未出现
general-all = 全部
general-games = { $games }局
general-games-left-out = 手数超过一次可统计的上限，均匀略去{ $games }局
general-without-komi = { $games }局中{ $without }局没有贴目，无论怎么下，黑的胜率都偏高。
general-moves = { $moves }手
general-stones = { $stones }子
general-points = { $points }点
general-hits = { $hits }个结果
general-positions = { $positions }个局面
general-shapes = { $shapes }个棋形
general-times = { $times }次
general-problems = { $problems }题

## core/words.rs
general-percent = { $number }%
general-comma = 、
general-about = { $subject }：{ $said }
general-stone-at = { $color ->
    [black] 黑{ $point }
   *[white] 白{ $point }
}
general-result-resign = { $winner ->
    [black] 黑中盘胜
   *[white] 白中盘胜
}
general-result-time = { $winner ->
    [black] 黑超时胜
   *[white] 白超时胜
}
general-result-forfeit = { $winner ->
    [black] 黑胜（对方判负）
   *[white] 白胜（对方判负）
}
general-result-points = { $winner ->
    [black] 黑+{ $points }
   *[white] 白+{ $points }
}
general-result-margin = { $winner ->
    [black] 黑+{ $points }
   *[white] 白+{ $points }
}
general-result-won = { $winner ->
    [black] 黑胜
   *[white] 白胜
}
general-result-draw = 和棋
general-result-void = 无胜负
general-interval = { $rate }，很可能在{ $low }至{ $high }之间
general-window-diamond = { $points }点菱形
general-window-drawn = 自绘{ $points }点窗口
general-mined-final = 终局局面中的{ $window }
general-mined-after = 每手落子后的{ $window }
general-mined-after-between = 第{ $first }–{ $last }手落子后的{ $window }
general-mined-around = 每手周围{ $window }
general-mined-around-between = 第{ $first }–{ $last }手周围{ $window }
general-mined-stones = { $mined }，{ $stones }
general-stones-at-least = { $stones }子以上
general-stones-at-most = 至多{ $stones }子
general-stones-between = { $least }–{ $most }子
general-k-needed = `{ $typed }`：需要一个棋子数，或用 - 连接的两个棋子数
general-k-order = 第一个数不能大于第二个数
general-range-needed = 请按 A..B 的格式写两个数，小的在前
