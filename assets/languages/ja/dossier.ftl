## The pane

dossier-says = 棋士の記録は、黒白別・年別の成績、布石、隅、本人の手の形を、ほかの全員またはプロと比べ、信頼区間とともにまとめます。ここで見るほか、ページの印刷やCSVでの保存もできます。
dossier-make = 記録を作る
dossier-choose-a-player = 棋士を選択
dossier-whose = 誰の記録か
dossier-name-hint = 名前…
dossier-name-of-player = 棋士の名前
dossier-against = 比較：
dossier-against-whom = 比較の相手
dossier-choose-above = 上で棋士を選ぶか、名前を入力してEnterを押してください。
dossier-most-games = 対局の多い棋士：
dossier-games-of-years = { $games }局、{ $years }
dossier-against-games = 比較：{ $against }の{ $games }局
dossier-against-games-only = 比較：{ $against }の{ $games }局（ほかの対局がないため）
dossier-spelling-games = { $name }：{ $games }局
dossier-save-pages = ページを保存…
dossier-save-pages-tip = 図の入った印刷用の2ページ（PDF、SVG、PNG）
dossier-part-of-player = この棋士の{ $part }

## The tables, and what they say

dossier-results = 成績
dossier-results-says = 勝者がわかる対局での勝ち数、黒白別・年別
dossier-against-himself = 自分自身との対局 { $games } 局は成績に含みません。
dossier-openings = 布石
dossier-openings-says = この棋士の対局の4手目までの局面、多い順
dossier-corners = 隅
dossier-corners-says = 空き隅に最初に打つ位置
dossier-joseki = 定石
dossier-joseki-says = これらの対局の隅で打たれた手（相手の手も含む）、差が確実な順
dossier-shapes = 形
dossier-shapes-says = 本人の手の5×5の形、差が確実な順
dossier-pictures = 図で見る
dossier-pictures-says = 本人が最もよく打つ形と、ほかより多く・少なく打つ形（それぞれ3局以上）。クリックするとその対局を検索します
dossier-most-played = 最もよく打つ形
dossier-played-more = ほかより多く打つ形
dossier-played-less = ほかより少なく打つ形
dossier-no-picture = 2子以上の形で、3局以上に現れたものはありません。
dossier-no-sure-difference = 確かな差はありません。
dossier-say-your-name = まず、棋譜の中のあなたの名前を入力してください。
dossier-no-game = 対局がありません。
dossier-no-opening = 10回以上打った19路盤の布石はありません。
dossier-no-corner = 19路盤で空き隅に打った手がありません。
dossier-no-joseki = この棋士の対局とほかの対局の両方で10回以上現れた隅の局面はありません。

## Below the tables

dossier-a-game = 対局を開く
dossier-a-game-tip = 選んだ行が現れる場面を碁盤に表示します。もう一度クリックすると次の対局を開きます
dossier-list-games = 対局を一覧表示
dossier-list-games-tip = 選んだ行の対局を、対局の一覧に表示します
dossier-find-all-tip = 選んだ行が現れるこの棋士のすべての対局を、「検索」に表示します
dossier-right-click = 右クリック：コピー、CSVで保存

## Heads of columns, and cells

dossier-year = 年
dossier-colour = 黒白
dossier-decided = 決着
dossier-decided-help = 勝者がわかる対局です。
dossier-won = 勝ち
dossier-won-help = 勝者がわかる対局のうちの勝ち数です。
dossier-share-won = 勝率
dossier-share-won-help = 決着した対局での勝率と、その95%信頼区間です。
dossier-opening = 布石
dossier-opening-help = 名前または手順です。色はこの棋士のものです。
dossier-share = 割合
dossier-share-of-games-help = この棋士がこの色で打った対局に対する割合です。
dossier-others = 他
dossier-others-games-help = ほかの棋士のすべての対局に対する割合です。
dossier-odds = オッズ
dossier-odds-help = ほかの棋士のオッズの何倍かと、その95%信頼区間です。四角は確実に多い、丸は確実に少ない、輪は偶然かもしれないことを示します。
dossier-first-move = 第一着
dossier-first-move-help = 空き隅への最初の石です。2つの辺から数えた線で示します。
dossier-times = 回数
dossier-share-of-first-moves-help = この棋士の隅への第一着に対する割合と、その95%信頼区間です。
dossier-others-first-moves-help = ほかの棋士の対局での、隅への第一着に対する割合です。
dossier-moves = 手順
dossier-moves-help = その局面に至るよくある手順と次の手を、右上隅で示します。
dossier-share-of-position-help = この局面で打たれたすべての手に対する割合です。
dossier-vs-others = 他との比
dossier-vs-others-help = ほかの棋士の何倍かと、その95%信頼区間です。四角は確実に多い、丸は確実に少ない、輪は偶然かもしれないことを示します。
dossier-all-years = 全年
dossier-both-colours = 黒白合計
dossier-opening-with-black = 黒番：{ $opening }
dossier-opening-with-white = 白番：{ $opening }
dossier-opening-of-white = { $opening }（白）
dossier-pass = パス
dossier-elsewhere = 手抜き

## Rows for screen readers, and what is said over them

dossier-result-row = { $year_and_colour }、{ $games }局、{ $won }勝
dossier-opening-row = { $opening }、{ $games }局
dossier-move-row = { $place }、{ $times }回、{ $share }
dossier-shape-row = { $shape }、{ $times }回、他との比 { $ratio }
dossier-won-of = { $decided }局中{ $won }勝：{ $share }
dossier-as-often = 他との比 { $ratio }（{ $low }～{ $high }）
dossier-at-least-as-often = 他との比 { $ratio }以上（{ $low }～{ $high }）
dossier-of-and-others = { $of }回中{ $count }回、他は{ $of_others }回中{ $others }回
dossier-of-and-others-at-most = { $of }回中{ $count }回、他は{ $of_others }回中{ $others }回以下
dossier-odds-surely = オッズ{ $odds }（{ $low }～{ $high }）：確実
dossier-odds-chance = オッズ{ $odds }（{ $low }～{ $high }）：偶然かもしれない

## Against whom, notices, and names of work that goes on

dossier-all-others = ほかの全員
dossier-professionals = プロ
dossier-all-others-of-library = 棋譜庫のほかの全員
dossier-contemporaries = 同じ年代の棋士
dossier-contemporaries-of-library = 棋譜庫にある同じ年のほかの対局者
dossier-same-rank = 同じ段級位の対局者
dossier-same-rank-of-library = 棋譜庫にある同じ段級位のほかの対局者
dossier-title = 棋士の記録
dossier-choose-first = 先に棋士を選んでください。記録はそれから保存できます
dossier-save-title = 棋士の記録を保存：.pdf、.svg、.png
dossier-nobody-chosen = 棋士が選ばれていません
dossier-saved = { $pages }ページを{ $path }に保存しました
dossier-reading-professionals = プロの統計を読み込み中
dossier-no-professional-figures = { $window }のプロの統計はありません
dossier-did-you-mean-one = これらの対局に{ $name }という棋士はいません。{ $first }のことですか？
dossier-did-you-mean-two = これらの対局に{ $name }という棋士はいません。{ $first }か{ $second }のことですか？
dossier-did-you-mean-three = これらの対局に{ $name }という棋士はいません。{ $first }、{ $second }、{ $third }のどれかのことですか？

## The printed pages; they speak of the player as "he"

dossier-page-games-of-years = { $games }局、{ $years }。比較：{ $against }（{ $others }局）
dossier-page-games = { $games }局。比較：{ $against }（{ $others }局）
dossier-page-spellings = 棋譜での表記：{ $names }
dossier-page-footer = 信頼区間は95%。確実な差としたもののうち、偶然によるものは多くても{ $share }%です。

## Results on the pages

dossier-page-results-says = 勝者がわかる対局での勝ち数
dossier-page-both-colours = 黒白合計
dossier-page-no-result = { $games }局、結果不明
dossier-page-won-of = { $decided }局中{ $won }勝
dossier-page-won-of-decided = { $games }局のうち決着{ $decided }局中{ $won }勝
dossier-page-by-year = 年別：勝率と対局数

## Openings on the pages

dossier-page-openings-says = { $moves }手目までの局面、多い順
dossier-page-no-opening = 十分な回数打たれた19路盤の布石はありません。
dossier-page-with-black = 黒番、{ $games }局
dossier-page-with-white = 白番、{ $games }局
dossier-page-games-share = { $games }局、{ $share }（{ $interval }）
dossier-page-others = 他は{ $share }
dossier-page-others-at-most = 他は{ $share }以下
dossier-page-others-odds = 他は{ $share }、オッズ{ $odds }
dossier-page-others-at-most-odds = 他は{ $share }以下、オッズ{ $odds }
dossier-page-won = { $decided }局中{ $won }勝（{ $interval }）

## Corners on the pages

dossier-page-corners = 隅の第一着
dossier-page-corners-says = 空き隅に最初に打つ位置。棒を横切る線は他の割合
dossier-page-no-corner = 19路盤で空き隅に打った手がありません。
dossier-page-his-share = 本人の割合
dossier-page-the-others = 他
dossier-page-odds = オッズ
dossier-page-later = 隅のその後
dossier-page-later-says = 本人の対局で他より確実に多い手（相手の手も含む）：最後の番号
dossier-page-no-later = 本人の対局の隅に、他より確実に多く打たれた手はありません。
dossier-page-of-and-share = { $of }回中{ $count }回、{ $share }
dossier-page-odds-of = オッズ{ $odds }

## Shapes on the pages

dossier-page-shapes-more = 多く打つ形
dossier-page-shapes-says = 本人の手（1）の周囲{ $window }、本人の石が黒。倍率は他の割合に対するもの
dossier-page-no-shape-more = 他より確実に多く打つ形はありません。
dossier-page-shapes-less = あまり打たない形
dossier-page-no-shape-less = 他より確実に少ない形はありません。
dossier-page-played-in = { $games }局で{ $played }回
dossier-page-costs-points = { $points }目の損
dossier-page-costs-percent = { $percent }%の損
