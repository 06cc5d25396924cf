## The pane

player-says = 棋手檔案彙整一位棋手依執黑執白和年份的戰績、佈局、角部，以及本人著手的棋形，每項都與所有其他人或職業棋士比較，並附信賴區間：可在此檢視、排成頁面列印，或存成 CSV。
player-make = 產生棋手檔案
player-choose = 選擇棋手
player-whose = 誰的檔案
player-name-hint = 姓名…
player-name = 棋手姓名
player-against = 對照
player-against-whom = 對照對象
player-choose-above = 請在上方選擇棋手，或輸入姓名後按 Enter。
player-most-games = 局數最多：
player-games-of-years = { $games }局，{ $years }
player-against-games = 對照{ $against }的{ $games }局
player-against-games-only = 對照{ $against }的{ $games }局（因為沒有其他棋局）
player-spelling-games = { $name }：{ $games }局
player-save-pages = 儲存頁面…
player-save-pages-tip = 兩頁可列印，附圖：PDF、SVG 或 PNG
player-by-games = { $player }（對局最多）
player-this-is-me = 這是我
player-this-is-me-tip = 以後先開啟您自己的檔案
player-table = 該棋手的{ $part }

## The tables, and what they say

player-results = 戰績
player-results-says = 已知勝負的棋局中的勝局，依執黑執白和年份列出
player-against-himself = { $games }局自己對自己的棋不計入成績。
player-openings = 佈局
player-openings-says = 該棋手的棋局下完四手後的局面，最常見者在前
player-corners = 角部
player-corners-says = 該棋手在空角先下在哪裡
player-joseki = 定石
player-joseki-says = 這些棋局中雙方在角部的著手；差異最確定的在前
player-shapes = 棋形
player-shapes-says = 該棋手著手的 5×5 棋形；差異最確定者在前
player-pictures = 圖示
player-pictures-says = 該棋手最常下的棋形，以及比他人多下或少下的棋形，每種至少見於三局；按一下即可尋找這些棋局
player-pictures-counted = 統計該棋手（執黑與執白）每一手周圍的 { $window }。「棋形」統計雙方的著手，範圍以其所示為準，因此數字不同。
player-most-played = 最常下的棋形（{ $window }）
player-played-more = 比他人多下的棋形（{ $window }）
player-played-less = 比他人少下的棋形（{ $window }）
player-no-picture = 沒有兩子以上且見於三局的棋形。
player-no-sure-difference = 沒有確定的差異。
player-say-your-name = 請先選定您在棋譜中的姓名（「這是我」）。
player-you-are = 您在棋譜中的姓名是 { $name }。
player-no-game = 沒有棋局。
player-no-opening = 該棋手沒有 19×19 棋盤上的佈局。
player-openings-least = 沒有見於十局以上的佈局，因此列出見於{ $games }局以上的佈局。
player-no-corner = 該棋手從未在 19×19 棋盤上先占角。
player-no-joseki = 沒有在對照雙方都出現十次以上的角部局面。

## Below the tables

player-a-game = 看一局
player-a-game-tip = 在棋盤上開啟出現所選列的一局；再按一下開啟下一局
player-list-games = 列出棋局
player-list-games-tip = 在棋局清單中顯示所選列的棋局
player-find-games = 尋找這{ $games }局
player-find-all-tip = 在「搜尋」工作區中列出該棋手與選取列相符的所有棋局；「搜尋」對同一位置每局只計一次
player-find-shape-tip = 在「搜尋」工作區中列出該棋手下出此棋形的所有棋局
player-right-click = 按右鍵：複製，或存成 CSV

## Heads of columns, and cells

player-year = 年份
player-colour = 執子
player-decided = 有勝負
player-decided-help = 已知勝負的棋局。
player-won = 勝局
player-won-help = 在已知勝負的棋局中。
player-share-won = 勝率
player-share-won-help = 占已知勝負的棋局，附 95% 信賴區間。
player-opening = 佈局
player-opening-help = 以名稱或著手表示；顏色為該棋手所執。
player-share = 占比
player-share-of-games-help = 占該棋手執此顏色的棋局的比例。
player-others = 其他人
player-others-games-help = 占其他人所有棋局的比例。
player-odds = 勝算比
player-odds-help = 與其他人相比的勝算比（odds ratio），附 95% 信賴區間：方塊為確定較多，圓點為確定較少，圓圈可能是巧合。
player-odds-of-moves-help = 與其他人相比的勝算比（odds ratio），附 95% 信賴區間：方塊為確定較多，圓點為確定較少，圓圈可能是巧合。只出自一兩局的列，數值往往極端，排在最後。
player-first-move = 第一手
player-first-move-help = 空角中的第一子：以「定石」中的名稱，或與兩邊的路數表示。
player-times = 次數
player-share-of-first-moves-help = 占該棋手在角部第一手的比例，附 95% 信賴區間。
player-others-first-moves-help = 在其他人的棋局中占角部第一手的比例。
player-moves = 著手
player-moves-help = 到達該局面的一種常見次序及該手，以右上角表示。
player-share-of-position-help = 占此局面下所有著手的比例。
player-vs-others = 比其他人
player-vs-others-help = 頻率是其他人的幾倍，附 95% 信賴區間：方塊為確定較多，圓點為確定較少，圓圈可能是巧合，或不足三局。
player-all-years = 全部
player-both-colours = 黑白合計
player-opening-with-black = 執黑：{ $opening }
player-opening-with-white = 執白：{ $opening }
player-opening-of-white = { $opening }（白棋）
player-pass = 虛手
player-elsewhere = 別處

## Rows for screen readers, and what is said over them

player-result-row = { $year_and_colour }，{ $games }局，勝{ $won }局
player-opening-row = { $opening }，{ $games }局
player-move-row = { $place }，{ $times }次，{ $share }
player-shape-row = { $shape }，{ $times }次，與其他人的頻率之比 { $ratio }
player-won-of = { $decided }局中勝{ $won }局：{ $share }
player-as-often = 頻率與其他人之比 { $ratio }（{ $low } 至 { $high }）
player-at-least-as-often = 頻率與其他人之比至少 { $ratio }（{ $low } 至 { $high }）
player-of-and-others = { $of }次中{ $count }次；其他人{ $of_others }次中{ $others }次
player-of-and-others-at-most = { $of }次中{ $count }次；其他人{ $of_others }次中至多{ $others }次
player-odds-surely = 勝算比 { $odds }（{ $low } 至 { $high }）：確定
player-odds-chance = 勝算比 { $odds }（{ $low } 至 { $high }）：可能是巧合

## Against whom, notices, and names of work that goes on

player-all-others = 所有其他人
player-professionals = 職業棋士
player-all-others-of-library = 棋譜庫中所有其他人
player-contemporaries = 同年代的棋手
player-contemporaries-of-library = 棋譜庫中同年份的其他棋手
player-same-rank = 同段位的棋手
player-same-rank-of-library = 棋譜庫中同段位的其他棋手
player-title = 棋手檔案
player-choose-first = 請先選擇棋手，才有棋手檔案可儲存
player-save-title = 儲存棋手檔案：.pdf、.svg 或 .png
player-nobody-chosen = 沒有選擇棋手
player-saved = 已把{ $pages }頁儲存到 { $path }
player-reading-professionals = 讀取職業棋士的數據
player-no-professional-figures = 沒有 { $window } 的職業棋士數據
player-did-you-mean-one = 這些棋局中沒有名為 { $name } 的棋手；是否指 { $first }？
player-did-you-mean-two = 這些棋局中沒有名為 { $name } 的棋手；是否指 { $first }，或 { $second }？
player-did-you-mean-three = 這些棋局中沒有名為 { $name } 的棋手；是否指 { $first }、{ $second }，或 { $third }？

## The printed pages; they speak of the player as "he"

player-page-games-of-years = { $games }局，{ $years }；對照{ $against }（{ $others }局）
player-page-games = { $games }局；對照{ $against }（{ $others }局）
player-page-spellings = 棋譜中的寫法：{ $names }
player-page-footer = 區間均為 95% 信賴區間。標為確定有差異的，其中至多 { $share }% 是出於巧合。

## Results on the pages

player-page-results-says = 已知勝負的棋局中的勝局
player-page-both-colours = 黑白合計
player-page-no-result = { $games }局，勝負不明
player-page-won-of = { $decided }局中勝{ $won }局
player-page-won-of-decided = 共{ $games }局，有勝負{ $decided }局，勝{ $won }局
player-page-by-year = 依年份：勝率與局數

## Openings on the pages

player-page-openings-says = 下完{ $moves }手後最常見的局面
player-page-no-opening = 沒有夠常見的 19×19 佈局。
player-page-with-black = 執黑，{ $games }局
player-page-with-white = 執白，{ $games }局
player-page-games-share = { $games }局，{ $share }（{ $interval }）
player-page-others = 其他人 { $share }
player-page-others-at-most = 其他人至多 { $share }
player-page-others-odds = 其他人 { $share }；勝算比 { $odds }
player-page-others-at-most-odds = 其他人至多 { $share }；勝算比 { $odds }
player-page-won = { $decided }局中勝{ $won }局（{ $interval }）

## Corners on the pages

player-page-corners = 角部第一手
player-page-corners-says = 在空角的第一手下在哪裡；橫條上的直線為其他人的占比
player-page-no-corner = 從未在 19×19 棋局中先占角。
player-page-his-share = 本人占比
player-page-the-others = 其他人
player-page-odds = 勝算比
player-page-later = 角部的後續
player-page-later-says = 在其棋局中確定多於其他人，不論由哪一方下出：編號最大的一手
player-page-no-later = 其棋局的角部，沒有確定比其他人更常下的著手。
player-page-of-and-share = { $of }次中{ $count }次，{ $share }
player-page-odds-of = 勝算比 { $odds }

## Shapes on the pages

player-page-shapes-more = 較常下的棋形
player-page-shapes-says = 其著手（1）周圍的 { $window }，以其棋子為黑；數字為其他人占比的倍數
player-page-no-shape-more = 沒有確定比其他人更常下的棋形。
player-page-shapes-less = 較少下的棋形
player-page-no-shape-less = 沒有確定比其他人更少下的棋形。
player-page-played-in = { $games }局中下過{ $played }次
player-page-costs-points = 損失 { $points } 目
player-page-costs-percent = 損失 { $percent }%
