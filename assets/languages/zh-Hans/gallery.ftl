# 棋形图库：着手的卡片，以及所选棋形的卡片

## Above the cards

gallery-title-sample = 高手这样下
gallery-title-own = 这里的人这样下
gallery-title-professional = 职业棋手这样下
gallery-games-of-years = { $games }，{ $first }–{ $last }年
gallery-name-hint = 名称，如扳、空三角
gallery-name-field = 棋形名称
gallery-named = 有名称
gallery-named-tip = 只看有名称且有两子以上的棋形
gallery-view-gallery = 图集
gallery-view-table = 表格
gallery-order = 顺序
gallery-order-frequency = 下得最多
gallery-order-k = 棋子最多（K）
gallery-order-bits = 最少见（比特）
gallery-order-rate = 比例最高

## Cards

gallery-times = { $times }次

## The chosen shape

gallery-also = 又名：{ $names }
gallery-played = 可下的{ $possible }次中下了{ $played }次：{ $share }
gallery-seen = 出现{ $times }次
gallery-in-games = { $games }局
gallery-stones = K { $stones }
gallery-tab-figures = 数据

## Pictures of games

gallery-seen-in = 实战
gallery-seen-in-hint = 每局一例，周围棋子少的在前
gallery-move = 第{ $number }手
gallery-final = 终局
gallery-picture = { $black } – { $white }，{ $line }
