# Teacher's pages: diagrams for print, on a web page and in other programs. Captions stand below a diagram.

## Captions
pages-unknown-player = 不详
pages-players = 黑 { $black }，白 { $white }
pages-colours-exchanged = 黑白互换
pages-before-first-move = 第一手之前
pages-after-move = 第{ $move }手之后
pages-move = 第{ $move }手
pages-moves = 第{ $first }–{ $last }手
pages-move-here = 第{ $move }手（图中{ $here }）
pages-moves-here = 第{ $first }–{ $last }手（图中{ $here }–{ $here_last }）
pages-moves-end = { $moves }，棋谱至此结束
pages-made = 第{ $move }手（带圆圈）成此形
pages-note-elsewhere = 图外 { $moves }
pages-note-pass = { $move } 停一手
pages-note-ko = { $moves } = { $stone }（提劫）

## Text diagrams (Sensei's Library): what a note calls a marked stone, as in “47 = the circled stone”
pages-circled-stone = 带圆圈的子
pages-square-stone = 带方块的子
pages-triangle-stone = 带三角的子
pages-crossed-stone = 带叉号的子

## Comments in an exported SGF: $turned is how the drawn shape lies in this game, such as “half turn”
pages-sgf-shape = 所画棋形，{ $turned }
pages-sgf-shape-exchanged = 所画棋形，{ $turned }，黑白互换

## Web page
pages-web-title = 示例
pages-web-example = 示例{ $number }
pages-web-moves = { $moves }手
pages-web-shape-line = 棋形
pages-web-shape = 回到棋形
pages-web-back = 后退一手
pages-web-on = 前进一手
pages-web-last = 最后一手
pages-web-black = { $number }：黑 { $point }
pages-web-white = { $number }：白 { $point }
pages-web-black-outside = { $number }：黑 { $point }，不在图中
pages-web-white-outside = { $number }：白 { $point }，不在图中
pages-web-black-passes = { $number }：黑停一手
pages-web-white-passes = { $number }：白停一手

## Workbook of one's own mistakes
pages-workbook-title = 哪一手更好？
pages-workbook-title-of = { $player }：哪一手更好？
pages-workbook-answers = 答案
pages-ask-black = 轮到黑棋，比{ $instead }更好的一手
pages-ask-white = 轮到白棋，比{ $instead }更好的一手
pages-answer-black = 黑 { $move }
pages-answer-white = 白 { $move }
pages-answer-instead = 实战 { $instead }
pages-points-lost = 损失{ $points }目
pages-percent-lost = 损失{ $percent }
pages-answer-where = { $players }；第{ $move }手
pages-answer-where-dated = { $players }；{ $date } · 第{ $move }手

## Errors
pages-no-exercises = 没有可练习的内容：没有棋谱注明更好的着手
pages-no-workbook = { $path }：练习册须保存为.pdf、.svg或.png
pages-no-player-pages = { $path }：棋手档案须保存为.pdf、.svg或.png
pages-no-hits = 没有可显示的结果：请选择一些，或更改搜索
pages-per-page = 每页{ $diagrams }图：只能排2到12图
pages-dots = 每英寸{ $dots }点：须在{ $low }至{ $high }之间
pages-unknown-kind = { $path }：文件名后缀不是.pdf、.html、.svg、.png、.sgf或.txt，无法确定输出格式
pages-no-fonts = 系统中没有找到字体：请安装字体，例如Noto Sans或DejaVu Sans
pages-not-rendered = 无法渲染某一页：{ $error }
pages-no-pixels = 没有像素
pages-too-large = 图片过大
pages-no-size = 图片没有尺寸
pages-no-font-shows = 系统中没有字体能显示{ $characters }，因此略去：请安装能显示的字体，例如Noto Sans CJK
