# 棋形圖庫：著手的卡片，以及所選棋形的卡片

## Above the cards

gallery-title-sample = 高手這樣下
gallery-title-own = 這裡的人這樣下
gallery-title-professional = 職業棋士這樣下
gallery-games-of-years = { $games }，{ $first }–{ $last }年
gallery-name-hint = 名稱，如扳、空三角
gallery-name-field = 棋形名稱
gallery-named = 有名稱
gallery-named-tip = 只看有名稱且有兩子以上的棋形
gallery-view-gallery = 圖集
gallery-view-table = 表格
gallery-order = 順序
gallery-order-frequency = 下得最多
gallery-order-k = 棋子最多（K）
gallery-order-bits = 最少見（位元）
gallery-order-rate = 比例最高

## Cards

gallery-times = { $times }次

## The chosen shape

gallery-also = 又名：{ $names }
gallery-played = 可下的{ $possible }次中下了{ $played }次：{ $share }
gallery-seen = 出現{ $times }次
gallery-in-games = { $games }局
gallery-stones = K { $stones }
gallery-tab-figures = 數據

## Pictures of games

gallery-seen-in = 實戰
gallery-seen-in-hint = 每局一例，周圍棋子少的在前
gallery-move = 第{ $number }手
gallery-final = 終局
gallery-picture = { $black } – { $white }，{ $line }
