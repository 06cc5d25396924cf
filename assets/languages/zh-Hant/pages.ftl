## Captions

pages-unknown-player = 不詳
pages-players = 黑 { $black }，白 { $white }
pages-colours-exchanged = 黑白互換
pages-before-first-move = 第一手之前
pages-after-move = 第{ $move }手之後
pages-move = 第{ $move }手
pages-moves = 第{ $first }–{ $last }手
pages-move-here = 第{ $move }手（圖中{ $here }）
pages-moves-here = 第{ $first }–{ $last }手（圖中{ $here }–{ $here_last }）
pages-moves-end = { $moves }，棋譜至此
pages-made = 第{ $move }手（圓圈處）成此形
pages-note-elsewhere = 圖外 { $moves }
pages-note-pass = { $move } 虛手
pages-note-ko = { $moves } = { $stone }（劫）

## Text diagrams (Sensei's Library): what a note calls a marked stone, as in “47 = the circled stone”

pages-circled-stone = 帶圓圈的子
pages-square-stone = 帶方塊的子
pages-triangle-stone = 帶三角的子
pages-crossed-stone = 帶叉號的子

## Comments in an exported SGF: $turned is how the drawn shape lies in this game, such as “half turn”

pages-sgf-shape = 所畫棋形，{ $turned }
pages-sgf-shape-exchanged = 所畫棋形，{ $turned }，黑白互換

## Web page

pages-web-title = 實例
pages-web-example = 實例 { $number }
pages-web-moves = { $moves }手
pages-web-shape-line = 棋形
pages-web-shape = 棋形
pages-web-back = 後退一手
pages-web-on = 前進一手
pages-web-last = 最後一手
pages-web-black = { $number }：黑棋 { $point }
pages-web-white = { $number }：白棋 { $point }
pages-web-black-outside = { $number }：黑棋 { $point }，不在圖中
pages-web-white-outside = { $number }：白棋 { $point }，不在圖中
pages-web-black-passes = { $number }：黑棋虛手
pages-web-white-passes = { $number }：白棋虛手

## Workbook of one's own mistakes

pages-workbook-title = 哪一手更好？
pages-workbook-title-of = { $player }：哪一手更好？
pages-workbook-answers = 解答
pages-ask-black = 輪到黑棋，比 { $instead } 更好的一手
pages-ask-white = 輪到白棋，比 { $instead } 更好的一手
pages-answer-black = 黑棋 { $move }
pages-answer-white = 白棋 { $move }
pages-answer-instead = 實戰 { $instead }
pages-points-lost = 損失 { $points } 目
pages-percent-lost = 損失 { $percent }
pages-answer-where = { $players }；第{ $move }手
pages-answer-where-dated = { $players }；{ $date } · 第{ $move }手

## Errors

pages-no-exercises = 沒有可練習的題目：沒有棋譜記載更好的著手
pages-no-workbook = { $path }：習題簿須為 .pdf、.svg 或 .png
pages-no-player-pages = { $path }：棋手檔案須為 .pdf、.svg 或 .png
pages-no-hits = 沒有可顯示的結果：請選擇一些，或改變搜尋
pages-per-page = 每頁 { $diagrams } 圖：可排 2 到 12 圖
pages-dots = 每英寸 { $dots } 點：可用 { $low } 到 { $high }
pages-unknown-kind = { $path }：檔名須以 .pdf、.html、.svg、.png、.sgf 或 .txt 結尾，以指定寫入的格式
pages-no-fonts = 此系統中找不到字型：請安裝一種，例如 Noto Sans 或 DejaVu Sans
pages-not-rendered = 無法繪製頁面：{ $error }
pages-no-pixels = 沒有像素
pages-too-large = 圖片太大
pages-no-size = 圖片沒有大小
pages-no-font-shows = 此系統沒有可顯示 { $characters } 的字型，因此省略：請安裝能顯示的字型，例如 Noto Sans CJK
