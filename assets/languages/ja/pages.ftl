# 印刷用のページ、ウェブページ、他のプログラム用の図

## Captions
pages-unknown-player = 不明
pages-players = 黒 { $black }、白 { $white }
pages-colours-exchanged = 黒白交換
pages-before-first-move = 初手の前
pages-after-move = { $move }手目の後
pages-move = { $move }手目
pages-moves = { $first }～{ $last }手目
pages-move-here = { $move }手目（図では{ $here }）
pages-moves-here = { $first }～{ $last }手目（図では{ $here }～{ $here_last }）
pages-moves-end = { $moves }、棋譜はここまで
pages-made = { $move }手目（丸印）でこの形
pages-note-elsewhere = 図の外 { $moves }
pages-note-pass = { $move }パス
pages-note-ko = { $moves }コウ取る（{ $stone }）

## Text diagrams (Sensei's Library): what a note calls a marked stone, as in “47 = the circled stone”
pages-circled-stone = 丸印の石
pages-square-stone = 四角印の石
pages-triangle-stone = 三角印の石
pages-crossed-stone = バツ印の石

## Comments in an exported SGF: $turned is how the drawn shape lies in this game, such as “half turn”
pages-sgf-shape = 描いた形、{ $turned }
pages-sgf-shape-exchanged = 描いた形、{ $turned }、黒白交換

## Web page
pages-web-title = 実例
pages-web-example = 実例{ $number }
pages-web-moves = { $moves }手
pages-web-shape-line = 形
pages-web-shape = 形に戻る
pages-web-back = 1手戻る
pages-web-on = 1手進む
pages-web-last = 最後の手
pages-web-black = { $number }：黒 { $point }
pages-web-white = { $number }：白 { $point }
pages-web-black-outside = { $number }：黒 { $point }、図の外
pages-web-white-outside = { $number }：白 { $point }、図の外
pages-web-black-passes = { $number }：黒パス
pages-web-white-passes = { $number }：白パス

## Workbook of one's own mistakes
pages-workbook-title = よりよい手は？
pages-workbook-title-of = { $player }：よりよい手は？
pages-workbook-answers = 解答
pages-ask-black = 黒番、{ $instead }よりよい手
pages-ask-white = 白番、{ $instead }よりよい手
pages-answer-black = 黒 { $move }
pages-answer-white = 白 { $move }
pages-answer-instead = 実戦は{ $instead }
pages-points-lost = { $points }目の損
pages-percent-lost = { $percent }の損
pages-answer-where = { $players }、{ $move }手目
pages-answer-where-dated = { $players }、{ $date } · { $move }手目

## Errors
pages-no-exercises = 練習する問題がありません。よりよい手を示す棋譜がありません
pages-no-workbook = { $path }：問題集は.pdf、.svg、.pngのいずれかで書き出します
pages-no-player-pages = { $path }：棋士の記録は.pdf、.svg、.pngのいずれかで書き出します
pages-no-hits = 表示するヒットがありません。いくつか選ぶか、検索条件を変えてください
pages-per-page = 1ページに{ $diagrams }図：2～12図まで配置できます
pages-dots = 1インチあたり{ $dots }ドット：{ $low }～{ $high }が可能です
pages-unknown-kind = { $path }：書き出す形式がわかりません。名前の末尾は.pdf、.html、.svg、.png、.sgf、.txtのいずれかにしてください
pages-no-fonts = このシステムにフォントが見つかりません。Noto SansやDejaVu Sansなどをインストールしてください
pages-not-rendered = ページを描画できません：{ $error }
pages-no-pixels = 画素がありません
pages-too-large = 画像が大きすぎます
pages-no-size = 画像に大きさがありません
pages-no-font-shows = { $characters }を表示できるフォントがこのシステムにないため、省きました。Noto Sans CJKなど、表示できるフォントをインストールしてください
