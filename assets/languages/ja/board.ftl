# 碁盤、表、図と、開いている対局

## The open game on its board (game)

board-no-game = 開いている対局はありません
board-no-game-hint = 一覧で対局をクリックするか、貼り付けます（Ctrl+V）。
board-won = この対局の勝者
board-prisoners = アゲハマ
board-explore-in-joseki = この手を定石で調べる
board-life-and-death = ここの死活
board-copy-sgf = 対局をSGFでコピー
board-clear-region = 範囲を解除
board-find-region = この範囲を検索
board-find-position = この局面を検索
board-no-suggestions = 候補手なし
board-suggest-moves = 候補手を表示
board-select = 選択
board-select-tip = 左ボタンのドラッグで範囲を選びます（S）。右ボタンならいつでも選べます
board-play = 着手
board-play-tip = クリックで試し打ちをします（P）。Shiftで黒、Ctrlで白
board-edit = 編集
board-edit-tip = クリックで石や記号を置きます（Ctrl+T）。Ctrl+Zで元に戻します
board-suggest = 候補
board-suggest-tip = 文字と色の濃さで、強い打ち手がここで打つ手を示します（Ctrl+G）
board-shade-legend = 色が濃いほど打たれやすい
board-find-this = 検索
board-find-this-tip = 選んだ範囲をすべての対局から探します（Ctrl+F）
board-first-position = 最初の局面（Home）
board-ten-back = 10手戻る（Shift+←）
board-previous-move = 前の手（←）
board-next-move = 次の手（→）
board-ten-on = 10手進む（Shift+→）
board-last-position = 最後の局面（End）
board-play-by-itself = 自動再生（Ctrl+Space）
board-stop = 停止（Ctrl+Space）
board-move-slider = 手数
board-move-of = { $last }手中{ $number }手目
board-shown-as-drawn = 図の向きで表示中：{ $image }
board-as-played = 実戦の向き
board-as-played-tip = 元の向きに戻します（V）
board-suggested = 候補手：{ $moves }
board-better = よりよい手：{ $point }

## What is put on the board in Edit (pens)

board-pen-black-stone = 黒石
board-pen-white-stone = 白石
board-pen-triangle = 三角
board-pen-square = 四角
board-pen-circle = 丸
board-pen-cross = バツ
board-mark-selected = 選択
board-mark-black-territory = 黒地
board-mark-white-territory = 白地
board-pen-letter = 文字
board-pen-number = 数字
board-pen-eraser = 消しゴム
board-erase = 消す
board-eraser-tip = 消しゴム：記号を消し、記号がなければ石を取り除きます
board-label-pen-tip = { $pen }：次の空いているものを置きます。もう一度クリックすると消えます
board-pen-tip = { $pen }：もう一度クリックすると消えます

## Variations

board-tree-hint = 開いている対局の棋譜ツリーです。着手とその変化が並びます。
board-tree-move = { $number }手目：{ $point }
board-tree-beginning = 開始局面
board-tree-setup = 石の配置

## The position in words (viewer)

board-pass = パス
board-black-to-play = 黒番
board-white-to-play = 白番
board-size-move = { $size }、{ $number }手目
board-size-last-move = { $size }、{ $number }手目（{ $played }）
board-position = { $here }、{ $turn }
board-position-in-variation = { $here }、{ $turn }、変化の中
board-occupied = すでに石があります
board-ko = コウです。先に他へ打ってください
board-suicide = 打った石のダメがなくなります（着手禁止点）

## The board and its menu

board-go-board = 碁盤
board-copy-picture = 画像としてコピー
board-copy-svg = SVGとしてコピー
board-save-picture = 画像の保存・印刷…
board-set-with-key = { $set }（キー{ $key }）
board-draw-set = 描く：{ $set }

## Tables

board-copy-row = 行をコピー
board-copy-table = 表をコピー
board-save-csv = CSVで保存…
board-table-player-corners = 棋士の記録：隅
board-table-player-first-moves = 棋士の記録：隅の第一着
board-table-player-openings = 棋士の記録：布石
board-table-player-results = 棋士の記録：成績
board-table-player-shapes = 棋士の記録：形
board-table-examples = 実例
board-table-games = 対局
board-table-hits = ヒット
board-table-openings = 布石
board-table-players = 棋士
board-table-rules = 規則
board-table-problems = 問題
board-table-costly-shapes = 形の収支
board-table-shape-over-time = 形の推移
board-table-shapes = 形
board-table-game-report = 対局レポート

## Figures, bars and the filter

board-cost-help = { $cost }：評価済みの自分の対局での、エンジンによる平均です。0でもおかしくないもの、対局が少なすぎて判断できないものは灰色です。
board-reply-later = { $player }（手抜き後）
board-suggestion = 候補{ $text }
board-left-out = 除外：{ $games }
board-left-out-tip = ある項目で絞り込むと、棋譜にその項目のない対局は見つかりません。`OR -has:…`を加えるとそれらも表示され、`-has:…`だけならそれらのみが表示されます。
board-point-empty = { $point }、空点
board-point-black = { $point }、黒
board-point-white = { $point }、白
board-point-black-move = { $point }、黒、{ $number }手目
board-point-white-move = { $point }、白、{ $number }手目
board-point-and = { $point }、{ $more }
board-point-last-move = 最終手
board-plot = グラフ
