# 形の画廊：手のカードと、選んだ形のカード

## Above the cards

gallery-title-sample = 強い打ち手はこう打つ
gallery-title-own = ここではこう打たれている
gallery-title-professional = プロはこう打つ
gallery-games-of-years = { $games }、{ $first }–{ $last }年
gallery-name-hint = 名前：ハネなど
gallery-name-field = 形の名前
gallery-named = 名前付き
gallery-named-tip = 名前があり、石が2個以上の形だけ
gallery-view-gallery = 画像
gallery-view-table = 表
gallery-order = 並び順
gallery-order-frequency = 着手回数順
gallery-order-k = 石の多い順（K）
gallery-order-bits = 珍しい順（ビット）
gallery-order-rate = 着手率順

## Cards

gallery-times = { $times }回

## The chosen shape

gallery-also = 別名：{ $names }
gallery-played = 打てた場面の{ $share }で打たれた：{ $possible }回のうち{ $played }回
gallery-seen = { $times }回出現
gallery-in-games = { $games }局
gallery-stones = K { $stones }
gallery-tab-figures = 数値

## Pictures of games

gallery-seen-in = 実戦例
gallery-seen-in-hint = 1局に1つ、周囲の静かなものから
gallery-move = { $number }手目
gallery-final = 終局図
gallery-picture = { $black } – { $white }、{ $line }
