## The pane

dossier-says = 棋手檔案彙整一位棋手依執黑執白和年份的對局結果、佈局、角部，以及本人著手的棋形，每項都與所有其他人或職業棋士比較，並附信賴區間：可在此檢視、排成頁面列印，或存成 CSV。
dossier-make = 製作棋手檔案
dossier-choose-a-player = 選擇棋手
dossier-whose = 誰的檔案
dossier-name-hint = 姓名…
dossier-name-of-player = 棋手姓名
dossier-against = 對照
dossier-against-whom = 對照對象
dossier-choose-above = 請在上方選擇棋手，或輸入姓名後按 Enter。
dossier-most-games = 局數最多：
dossier-games-of-years = { $games }局，{ $years }
dossier-against-games = 對照{ $against }的{ $games }局
dossier-against-games-only = 對照{ $against }的{ $games }局（因為沒有其他棋局）
dossier-spelling-games = { $name }：{ $games }局
dossier-save-pages = 儲存頁面…
dossier-save-pages-tip = 兩頁可列印，附圖：PDF、SVG 或 PNG
dossier-part-of-player = 該棋手的{ $part }

## The tables, and what they say

dossier-results = 對局結果
dossier-results-says = 已知勝負的棋局中獲勝的局數，依執黑執白和年份
dossier-against-himself = { $games } 局自己對自己的棋不計入成績。
dossier-openings = 佈局
dossier-openings-says = 該棋手的棋局下完四手後的局面，最常見者在前
dossier-corners = 角部
dossier-corners-says = 該棋手在空角先下在哪裡
dossier-joseki = 定石
dossier-joseki-says = 這些棋局的角部怎麼下，不分哪一方；差異最確定者在前
dossier-shapes = 棋形
dossier-shapes-says = 該棋手著手的 5×5 棋形；差異最確定者在前
dossier-pictures = 圖示
dossier-pictures-says = 該棋手最常下的棋形，以及比他人多下或少下的棋形，每種至少見於三局；點擊即可尋找這些棋局
dossier-most-played = 最常下的棋形
dossier-played-more = 比他人多下的棋形
dossier-played-less = 比他人少下的棋形
dossier-no-picture = 沒有兩子以上且見於三局的棋形。
dossier-no-sure-difference = 沒有確定的差異。
dossier-say-your-name = 請先填寫您在棋譜中的姓名。
dossier-no-game = 沒有棋局。
dossier-no-opening = 沒有在 19×19 棋盤上下過十次以上的佈局。
dossier-no-corner = 該棋手從未在 19×19 棋盤上先占角。
dossier-no-joseki = 沒有在兩邊都出現十次以上的角部局面。

## Below the tables

dossier-a-game = 一局
dossier-a-game-tip = 在棋盤上，選取的列出現之處；再按一下開啟下一局
dossier-list-games = 列出這些棋局
dossier-list-games-tip = 選取列的棋局，顯示在棋局清單中
dossier-find-all-tip = 在「搜尋」工作區中列出該棋手與選取列相符的所有棋局
dossier-right-click = 按右鍵：複製，或存成 CSV

## Heads of columns, and cells

dossier-year = 年份
dossier-colour = 執子
dossier-decided = 有勝負
dossier-decided-help = 已知勝負的棋局。
dossier-won = 勝局
dossier-won-help = 在已知勝負的棋局中。
dossier-share-won = 勝率
dossier-share-won-help = 占已知勝負的棋局，附 95% 信賴區間。
dossier-opening = 佈局
dossier-opening-help = 以名稱或著手表示；顏色為該棋手所執。
dossier-share = 占比
dossier-share-of-games-help = 占該棋手執此顏色的棋局。
dossier-others = 其他人
dossier-others-games-help = 占其他人的所有棋局。
dossier-odds = 勝算比
dossier-odds-help = 勝算（odds）是其他人的幾倍，附 95% 信賴區間：方塊為確定較多，圓點為確定較少，圓圈可能是巧合。
dossier-first-move = 第一手
dossier-first-move-help = 與兩邊的距離（路）；空角的第一子。
dossier-times = 次數
dossier-share-of-first-moves-help = 占該棋手的角部第一手，附 95% 信賴區間。
dossier-others-first-moves-help = 占其他人棋局的角部第一手。
dossier-moves = 著手
dossier-moves-help = 到達該局面的常見次序，以及該手，以右上角表示。
dossier-share-of-position-help = 占此局面的所有下法。
dossier-vs-others = 對照其他人
dossier-vs-others-help = 頻率是其他人的幾倍，附 95% 信賴區間：方塊為確定較多，圓點為確定較少，圓圈可能是巧合。
dossier-all-years = 全部
dossier-both-colours = 執黑與執白
dossier-opening-with-black = 執黑：{ $opening }
dossier-opening-with-white = 執白：{ $opening }
dossier-opening-of-white = { $opening }（白棋）
dossier-pass = 虛手
dossier-elsewhere = 別處

## Rows for screen readers, and what is said over them

dossier-result-row = { $year_and_colour }，{ $games }局，勝{ $won }局
dossier-opening-row = { $opening }，{ $games }局
dossier-move-row = { $place }，{ $times }次，{ $share }
dossier-shape-row = { $shape }，{ $times }次，與其他人之比 { $ratio }
dossier-won-of = { $decided }局中勝{ $won }局：{ $share }
dossier-as-often = 頻率與其他人之比 { $ratio }（{ $low } 至 { $high }）
dossier-at-least-as-often = 頻率與其他人之比至少 { $ratio }（{ $low } 至 { $high }）
dossier-of-and-others = { $of } 中的 { $count }；其他人 { $of_others } 中的 { $others }
dossier-of-and-others-at-most = { $of } 中的 { $count }；其他人 { $of_others } 中至多 { $others }
dossier-odds-surely = 勝算比 { $odds }（{ $low } 至 { $high }）：確定
dossier-odds-chance = 勝算比 { $odds }（{ $low } 至 { $high }）：可能是巧合

## Against whom, notices, and names of work that goes on

dossier-all-others = 所有其他人
dossier-professionals = 職業棋士
dossier-all-others-of-library = 棋譜庫中所有其他人
dossier-contemporaries = 同年代的棋手
dossier-contemporaries-of-library = 棋譜庫中同年份的其他棋手
dossier-same-rank = 同段位的棋手
dossier-same-rank-of-library = 棋譜庫中同段位的其他棋手
dossier-title = 棋手檔案
dossier-choose-first = 請先選擇棋手，才有棋手檔案可儲存
dossier-save-title = 儲存棋手檔案：.pdf、.svg 或 .png
dossier-nobody-chosen = 沒有選擇棋手
dossier-saved = 已把{ $pages }頁儲存到 { $path }
dossier-reading-professionals = 讀取職業棋士的數據
dossier-no-professional-figures = 沒有 { $window } 的職業棋士數據
dossier-did-you-mean-one = 這些棋局中沒有名為 { $name } 的棋手；是否指 { $first }？
dossier-did-you-mean-two = 這些棋局中沒有名為 { $name } 的棋手；是否指 { $first }，或 { $second }？
dossier-did-you-mean-three = 這些棋局中沒有名為 { $name } 的棋手；是否指 { $first }、{ $second }，或 { $third }？

## The printed pages; they speak of the player as "he"

dossier-page-games-of-years = { $games }局，{ $years }；對照{ $against }（{ $others }局）
dossier-page-games = { $games }局；對照{ $against }（{ $others }局）
dossier-page-spellings = 棋譜中的姓名：{ $names }
dossier-page-footer = 區間為 95% 信賴區間。確定有差異者，其中至多 { $share }% 是巧合。

## Results on the pages

dossier-page-results-says = 已知勝負的棋局中獲勝的局數
dossier-page-both-colours = 執黑與執白
dossier-page-no-result = { $games }局，勝負不明
dossier-page-won-of = { $decided }局中勝{ $won }局
dossier-page-won-of-decided = { $games }局中勝負已定{ $decided }局，勝{ $won }局
dossier-page-by-year = 依年份：勝率與局數

## Openings on the pages

dossier-page-openings-says = 下完{ $moves }手後最常見的局面
dossier-page-no-opening = 沒有夠常見的 19×19 佈局。
dossier-page-with-black = 執黑，{ $games }局
dossier-page-with-white = 執白，{ $games }局
dossier-page-games-share = { $games }局，{ $share }（{ $interval }）
dossier-page-others = 其他人 { $share }
dossier-page-others-at-most = 其他人至多 { $share }
dossier-page-others-odds = 其他人 { $share }；勝算比 { $odds }
dossier-page-others-at-most-odds = 其他人至多 { $share }；勝算比 { $odds }
dossier-page-won = { $decided }局中勝{ $won }局（{ $interval }）

## Corners on the pages

dossier-page-corners = 角部第一手
dossier-page-corners-says = 在空角先下在哪裡；橫條上的線為其他人的占比
dossier-page-no-corner = 從未在 19×19 棋局中先占角。
dossier-page-his-share = 本人占比
dossier-page-the-others = 其他人
dossier-page-odds = 勝算比
dossier-page-later = 角部的後續
dossier-page-later-says = 在其棋局中確定較多，不分哪一方：編號最大的一手
dossier-page-no-later = 其棋局的角部，沒有確定比其他人更常下的著手。
dossier-page-of-and-share = { $of } 中的 { $count }，{ $share }
dossier-page-odds-of = 勝算比 { $odds }

## Shapes on the pages

dossier-page-shapes-more = 較常下的棋形
dossier-page-shapes-says = 第 1 手周圍的 { $window }，以本人的棋子為黑；數字為其他人占比的倍數
dossier-page-no-shape-more = 沒有確定比其他人更常下的棋形。
dossier-page-shapes-less = 較少下的棋形
dossier-page-no-shape-less = 沒有確定比其他人更少下的棋形。
dossier-page-played-in = { $games }局中下過{ $played }次
dossier-page-costs-points = 代價 { $points } 目
dossier-page-costs-percent = 代價 { $percent }%
