# 共通

general-black = 黒
general-white = 白
general-cancel = キャンセル
general-close = 閉じる
general-open = 開く…
general-save = 保存…
general-undo = 元に戻す
general-redo = やり直す
general-none = なし
general-never = なし
general-all = すべて
general-games = { $games }局
general-games-left-out = 一度に数えられる手数を超えるため、全体から均等に{ $games }局を除いてあります
general-without-komi = { $games }局中{ $without }局はコミなしのため、手に関係なく黒の勝率が高くなります。
general-moves = { $moves }手
general-stones = { $stones }子
general-points = { $points }点
general-hits = ヒット{ $hits }件
general-positions = { $positions }局面
general-shapes = { $shapes }種の形
general-times = { $times }回
general-problems = { $problems }問

## core/words.rs
general-percent = { $number }%
general-comma = 、
general-about = { $subject }：{ $said }
general-stone-at = { $color ->
    [black] 黒{ $point }
   *[white] 白{ $point }
}
general-result-resign = { $winner ->
    [black] 黒中押し勝ち
   *[white] 白中押し勝ち
}
general-result-time = { $winner ->
    [black] 黒時間切れ勝ち
   *[white] 白時間切れ勝ち
}
general-result-forfeit = { $winner ->
    [black] 黒勝ち（反則・不戦）
   *[white] 白勝ち（反則・不戦）
}
general-result-points = { $winner ->
    [black] 黒{ $points }目勝ち
   *[white] 白{ $points }目勝ち
}
general-result-margin = { $winner ->
    [black] 黒+{ $points }
   *[white] 白+{ $points }
}
general-result-won = { $winner ->
    [black] 黒勝ち
   *[white] 白勝ち
}
general-result-draw = 持碁
general-result-void = 無勝負
general-interval = { $rate }（おそらく{ $low }～{ $high }）
general-window-diamond = { $points }点のひし形
general-window-drawn = 描いたウィンドウ（{ $points }点）
general-mined-final = 終局図の{ $window }
general-mined-after = 各着手直後の{ $window }
general-mined-after-between = { $first }～{ $last }手目の着手直後の{ $window }
general-mined-around = 各着手の周囲の{ $window }
general-mined-around-between = { $first }～{ $last }手目の着手の周囲の{ $window }
general-mined-stones = { $mined }、{ $stones }
general-stones-at-least = { $stones }子以上
general-stones-at-most = { $stones }子以下
general-stones-between = { $least }～{ $most }子
general-k-needed = `{ $typed }`：石の数を1つ、または - でつないだ2つの数で入力してください
general-k-order = 最初の数は2番目の数以下にしてください
general-range-needed = 2つの数を小さい方からA..Bの形で書いてください
