general-black = 黑棋
general-white = 白棋
general-cancel = 取消
general-close = 關閉
general-open = 開啟…
general-save = 儲存…
general-undo = 復原
general-redo = 重做
general-none = 無
general-never = 未出現
general-all = 全部
general-games = { $games }局
general-games-left-out = 手數超過一次可統計的上限，均勻略去{ $games }局
general-without-komi = { $games }局中{ $without }局沒有貼目，無論怎麼下，黑的勝率都偏高。
general-moves = { $moves }手
general-stones = { $stones }子
general-points = { $points }點
general-hits = { $hits }個結果
general-positions = { $positions }個局面
general-shapes = { $shapes }個棋形
general-times = { $times }次
general-problems = { $problems }題

## core/words.rs
general-percent = { $number }%
general-comma = 、
general-about = { $subject }：{ $said }
general-stone-at = { $color ->
    [black] 黑{ $point }
   *[white] 白{ $point }
}
general-result-resign = { $winner ->
    [black] 黑中盤勝
   *[white] 白中盤勝
}
general-result-time = { $winner ->
    [black] 黑超時勝
   *[white] 白超時勝
}
general-result-forfeit = { $winner ->
    [black] 黑勝（對方判負）
   *[white] 白勝（對方判負）
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
    [black] 黑勝
   *[white] 白勝
}
general-result-draw = 和棋
general-result-void = 無勝負

general-interval = { $rate }，很可能在 { $low } 到 { $high } 之間
general-window-diamond = { $points }點菱形
general-window-drawn = 自畫的{ $points }點視窗範圍
general-mined-final = 終局局面中的{ $window }
general-mined-after = 每一手落子後的{ $window }
general-mined-after-between = 第{ $first }–{ $last }手落子後的{ $window }
general-mined-around = 每一手周圍的{ $window }
general-mined-around-between = 第{ $first }–{ $last }手周圍的{ $window }
general-mined-stones = { $mined }，{ $stones }
general-stones-at-least = { $stones }子以上
general-stones-at-most = 至多{ $stones }子
general-stones-between = { $least }–{ $most }子
general-k-needed = `{ $typed }`：需要一個數，或以 - 連接的兩個數
general-k-order = 第一個數不能大於第二個數
general-range-needed = 請以 A..B 寫兩個數，較小的在前
