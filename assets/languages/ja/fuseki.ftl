# 布石の作業画面

## Panels

fuseki-openings = 布石一覧
fuseki-opening = 布石
fuseki-next-moves = 次の手
fuseki-years = 年代

## Whose games are asked

fuseki-own-tip = 読み込まれている対局です
fuseki-professional-tip = プロの形：{ $games }局の統計です（読み取り専用）

## While there is nothing to see

fuseki-reading-openings = 布石を読み取り中…
fuseki-games-are-read = 対局を読み込んでいます。
fuseki-no-games = 対局が読み込まれていません。SGFファイルをウィンドウにドロップするか、プロの統計を表示してください。

## The board

fuseki-to-empty-board = 空の碁盤へ（Home）
fuseki-one-back = 1手戻る（←）
fuseki-forward = 戻る前の手へ進みます。→ は最も多い手を打ちます
fuseki-compare = 比較
fuseki-compare-own-tip = 次の手ごとに、比較相手（自分の対局）がここで打つ頻度と、その差の確かさを示します
fuseki-compare-professionals-tip = 次の手ごとに、比較相手（プロ）がここで打つ頻度と、その差の確かさを示します
fuseki-find = 対局を検索
fuseki-find-tip = 読み込まれている対局からこの局面を「検索」で探します
fuseki-empty-board = 空の碁盤
fuseki-unnamed = 名前のない布石
fuseki-click = · 文字または任意の点をクリック
fuseki-click-tip = → は最も多い手を打ち、↑と↓は最後の手を替えます
fuseki-known-reading = 読み取り中…
fuseki-known-fewer = { $games }局中{ $least }局未満
fuseki-known-none = { $games }局中0局
fuseki-known-some = { $games }局中{ $count }局、{ $share }
fuseki-board = 布石の碁盤
fuseki-board-black = { $size }、{ $stones }子、黒番
fuseki-board-white = { $size }、{ $stones }子、白番
fuseki-menu-find = この局面の対局を検索
fuseki-menu-back = 戻る
fuseki-menu-to-beginning = 最初へ

## The path from the empty board

fuseki-pass = パス
fuseki-step = { $number }手目：{ $place }、{ $times }回
fuseki-step-tip = { $number }手目：{ $place }、{ $times }回、ここで打たれた手の{ $share }。打った後の局面は、手順を問わず{ $positions }回
fuseki-step-tip-nobody = { $number }手目：{ $place }、{ $times }回、ここで打った例はありません。打った後の局面は、手順を問わず{ $positions }回

## Next moves

fuseki-position-unknown = 表示中の対局にこの局面はありません。← で戻ります。もう一方の対局にはあるかもしれません。
fuseki-reading-ends = 読み取りはここまでです。布石は{ $moves }手まで読み取ります。
fuseki-note-ended = { $games }局はここで終わっています。
fuseki-note-rare = { $moves }手は、稀なため記録していない局面に進みました。
fuseki-note-ended-and-rare = { $games }局はここで終わり、{ $moves }手は、稀なため記録していない局面に進みました。
fuseki-head-played = 回数
fuseki-head-share = 割合
fuseki-head-wins = 黒勝率
fuseki-head-own = 自分では
fuseki-head-professionals = プロでは
fuseki-head-any-order = 手順不問
fuseki-heads-tip = 回数：この局面から打たれた回数で、割合は打たれた手全体に占めるものです。黒勝率：勝敗のついた対局での黒の勝率と95%信頼区間です。互角と差がなければ灰色です。手順不問：どの手が最後かを問わず、打った後の局面が現れた回数です。比較中は、もう一方の対局での割合と、95%信頼区間付きの点も示します。こちらで多く打たれていれば点は中央より右になり、偶然かもしれなければ輪です。
fuseki-heads-tip-points = 損失目数：評価済みの自分の対局での、エンジンによる平均です。0でもおかしくないもの、対局が少なすぎて判断できないものは灰色です。
fuseki-heads-tip-percent = 損失%：評価済みの自分の対局での、エンジンによる平均です。0でもおかしくないもの、対局が少なすぎて判断できないものは灰色です。
fuseki-count-of = { $of }中{ $count }
fuseki-at-most-count-of = { $of }中{ $count }以下
fuseki-against =
    { $doubt ->
        [chance] { $other }：{ $share }（{ $count }）。こちらのオッズは{ $other }に対して{ $odds }（おそらく{ $low }～{ $high }）です。偶然かもしれません。
        [many] { $other }：{ $share }（{ $count }）。こちらのオッズは{ $other }に対して{ $odds }（おそらく{ $low }～{ $high }）です。ここの手を全部比べると、この程度の差は偶然でも出ます。
       *[none] { $other }：{ $share }（{ $count }）。こちらのオッズは{ $other }に対して{ $odds }（おそらく{ $low }～{ $high }）です。
    }
fuseki-elsewhere = 他の場所
fuseki-next-tip = ここから{ $times }打たれました：{ $share }。打った後の局面は、手順を問わず{ $positions }現れました。
fuseki-in-fashion = ⬆ { $year }年から流行：割合が1.5倍以上に増え、偶然とは考えにくい増え方です（p < 0.01）。
fuseki-next-click = クリックで打ちます。
fuseki-it-loses = この手

## Years

fuseki-years-next-moves = 次の手
fuseki-years-position = この局面
fuseki-years-by = 区切り
fuseki-years-none = これらの対局には、打たれた年の記載がありません。
fuseki-years-too-few = 年のわかる対局が少なすぎます。区切りの年数を増やしてください。
fuseki-years-share = 各期間の対局に占める割合
fuseki-years-hover = { $line }：{ $of }中{ $count }、{ $share }
fuseki-years-interval = 95%信頼区間

## The table of openings

fuseki-counting = 布石を集計中…
fuseki-table-positions = { $all }局面
fuseki-table-positions-shown = { $all }局面中{ $shown }局面
fuseki-table-orders = 手順{ $all }通り
fuseki-table-orders-shown = 手順{ $all }通り中{ $shown }通り
fuseki-table-games = （{ $games }局）
fuseki-table-shorter = · 手数不足{ $games }局
fuseki-table-other-boards = · 他の大きさの盤{ $games }局
fuseki-table-no-moves = この手数に達した対局はありません。
fuseki-table-no-name = この名前の布石はありません。
fuseki-table-after = 開始から
fuseki-table-after-moves = 手後
fuseki-table-by-positions = 局面
fuseki-table-by-positions-tip = 手順が前後しても同じ布石とします
fuseki-table-by-orders = 手順
fuseki-table-by-orders-tip = 手順ごとに分けます。プロの統計には手順の記録がありません
fuseki-table-filter-hint = 名前…
fuseki-table-filter = 布石を名前で絞り込む
fuseki-column-games = 対局数
fuseki-column-influence = 勢力
fuseki-column-influence-help = 盤上でどちらの勢力下と見える点が多いか、その差は何点かを示します。石はそれぞれ周囲の点に自分の側の影響を及ぼします（Zobrist 1970）
fuseki-table-row = 布石{ $number }：{ $names }、{ $games }局
fuseki-table-many-orders = 多くの手順で現れますが、記録するほど多い手順はありません。
fuseki-table-black-won = 勝敗のついた{ $games }局での黒の勝率は{ $share }
fuseki-table-click = クリックでその局面へ進みます。

## Work in the background

fuseki-work-table = 布石の表
fuseki-work-professional = プロの布石
fuseki-step-unpacking = プロの布石を展開中
