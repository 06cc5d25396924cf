## The pane

player-says = 棋士の記録は、黒白別・年別の成績、布石、隅、本人の手の形を、ほかの全員またはプロと比べ、信頼区間とともにまとめます。ここで見るほか、ページの印刷やCSVでの保存もできます。
player-make = 記録を作る
player-choose = 棋士を選択
player-whose = 誰の記録か
player-name-hint = 名前…
player-name = 棋士の名前
player-against = 比較：
player-against-whom = 比較の相手
player-choose-above = 上で棋士を選ぶか、名前を入力してEnterを押してください。
player-most-games = 対局の多い棋士：
player-games-of-years = { $games }局、{ $years }
player-against-games = 比較：{ $against }の{ $games }局
player-against-games-only = 比較：{ $against }の{ $games }局（ほかの対局がないため）
player-spelling-games = { $name }：{ $games }局
player-save-pages = ページを保存…
player-save-pages-tip = 図の入った印刷用の2ページ（PDF、SVG、PNG）
player-by-games = { $player }（対局数が最多）
player-this-is-me = これは自分です
player-this-is-me-tip = これからは自分の記録を最初に開きます
player-table = この棋士の{ $part }

## The tables, and what they say

player-results = 成績
player-results-says = 勝者がわかる対局での勝ち数、黒白別・年別
player-against-himself = 自分自身との対局{ $games }局は成績に含みません。
player-openings = 布石
player-openings-says = この棋士の対局の4手目までの局面、多い順
player-corners = 隅
player-corners-says = 空き隅に最初に打つ位置
player-joseki = 定石
player-joseki-says = これらの対局の隅で打たれた手（相手の手も含む）、差が確実な順
player-shapes = 形
player-shapes-says = 本人の手の5×5の形、差が確実な順
player-pictures = 図で見る
player-pictures-says = 本人が最もよく打つ形と、ほかより多く・少なく打つ形（それぞれ3局以上）。クリックするとその対局を検索します
player-pictures-counted = 本人の各着手（黒番・白番とも）の周囲{ $window }で数えています。「形」では、そこに示すウィンドウで両対局者の手を数えるため、数が異なります。
player-most-played = 最もよく打つ形（{ $window }）
player-played-more = ほかより多く打つ形（{ $window }）
player-played-less = ほかより少なく打つ形（{ $window }）
player-no-picture = 2子以上の形で、3局以上に現れたものはありません。
player-no-sure-difference = 確かな差はありません。
player-say-your-name = まず、棋譜の中のあなたの名前を選んでください（「これは自分です」）。
player-you-are = 棋譜の中のあなたは{ $name }です。
player-no-game = 対局がありません。
player-no-opening = この棋士に19路盤の布石はありません。
player-openings-least = 10局以上の布石がないため、{ $games }局以上の布石を示します。
player-no-corner = 19路盤で空き隅に打った手がありません。
player-no-joseki = この棋士の対局とほかの対局の両方で10回以上現れた隅の局面はありません。

## Below the tables

player-a-game = 対局を開く
player-a-game-tip = 選んだ行が現れる場面を碁盤に表示します。もう一度クリックすると次の対局を開きます
player-list-games = 対局を一覧表示
player-list-games-tip = 選んだ行の対局を、対局の一覧に表示します
player-find-games = { $games }局を検索
player-find-all-tip = 選んだ行が現れるこの棋士のすべての対局を、「検索」に表示します。「検索」では同じ場所を1局に1回だけ数えます
player-find-shape-tip = この形が現れるこの棋士のすべての対局を、「検索」に表示します
player-right-click = 右クリック：コピー、CSVで保存

## Heads of columns, and cells

player-year = 年
player-colour = 黒白
player-decided = 決着
player-decided-help = 勝者がわかる対局です。
player-won = 勝ち
player-won-help = 勝者がわかる対局のうちの勝ち数です。
player-share-won = 勝率
player-share-won-help = 決着した対局での勝率と、その95%信頼区間です。
player-opening = 布石
player-opening-help = 名前または手順です。色はこの棋士のものです。
player-share = 割合
player-share-of-games-help = この棋士がこの色で打った対局に対する割合です。
player-others = 他
player-others-games-help = ほかの棋士のすべての対局に対する割合です。
player-odds = オッズ
player-odds-help = ほかの棋士のオッズの何倍かと、その95%信頼区間です。四角は確実に多い、丸は確実に少ない、輪は偶然かもしれないことを示します。
player-odds-of-moves-help = ほかの棋士のオッズの何倍かと、その95%信頼区間です。四角は確実に多い、丸は確実に少ない、輪は偶然かもしれないことを示します。1局か2局だけの行は値が極端になりやすいため、最後に並びます。
player-first-move = 第一着
player-first-move-help = 空き隅への最初の石です。定石の画面と同じ名前か、2つの辺から数えた線で示します。
player-times = 回数
player-share-of-first-moves-help = この棋士の隅への第一着に対する割合と、その95%信頼区間です。
player-others-first-moves-help = ほかの棋士の対局での、隅への第一着に対する割合です。
player-moves = 手順
player-moves-help = その局面に至るよくある手順と次の手を、右上隅で示します。
player-share-of-position-help = この局面で打たれたすべての手に対する割合です。
player-vs-others = 他との比
player-vs-others-help = ほかの棋士の何倍かと、その95%信頼区間です。四角は確実に多い、丸は確実に少ないこと、輪は偶然かもしれないこと、または3局未満であることを示します。
player-all-years = 全年
player-both-colours = 黒白合計
player-opening-with-black = 黒番：{ $opening }
player-opening-with-white = 白番：{ $opening }
player-opening-of-white = { $opening }（白）
player-pass = パス
player-elsewhere = 手抜き

## Rows for screen readers, and what is said over them

player-result-row = { $year_and_colour }、{ $games }局、{ $won }勝
player-opening-row = { $opening }、{ $games }局
player-move-row = { $place }、{ $times }回、{ $share }
player-shape-row = { $shape }、{ $times }回、他との比 { $ratio }
player-won-of = { $decided }局中{ $won }勝：{ $share }
player-as-often = 他との比 { $ratio }（{ $low }～{ $high }）
player-at-least-as-often = 他との比 { $ratio }以上（{ $low }～{ $high }）
player-of-and-others = { $of }回中{ $count }回、他は{ $of_others }回中{ $others }回
player-of-and-others-at-most = { $of }回中{ $count }回、他は{ $of_others }回中{ $others }回以下
player-odds-surely = オッズ{ $odds }（{ $low }～{ $high }）：確実
player-odds-chance = オッズ{ $odds }（{ $low }～{ $high }）：偶然かもしれない

## Against whom, notices, and names of work that goes on

player-all-others = ほかの全員
player-professionals = プロ
player-all-others-of-library = 棋譜庫のほかの全員
player-contemporaries = 同じ年代の棋士
player-contemporaries-of-library = 棋譜庫にある同じ年代のほかの棋士
player-same-rank = 同じ段級位の棋士
player-same-rank-of-library = 棋譜庫にある同じ段級位のほかの棋士
player-title = 棋士の記録
player-choose-first = 先に棋士を選んでください。記録はそれから保存できます
player-save-title = 棋士の記録を保存：.pdf、.svg、.png
player-nobody-chosen = 棋士が選ばれていません
player-saved = { $pages }ページを{ $path }に保存しました
player-reading-professionals = プロの統計を読み込み中
player-no-professional-figures = { $window }のプロの統計はありません
player-did-you-mean-one = これらの対局に{ $name }という棋士はいません。{ $first }のことですか？
player-did-you-mean-two = これらの対局に{ $name }という棋士はいません。{ $first }か{ $second }のことですか？
player-did-you-mean-three = これらの対局に{ $name }という棋士はいません。{ $first }、{ $second }、{ $third }のどれかのことですか？

## The printed pages; they speak of the player as "he"

player-page-games-of-years = { $games }局、{ $years }。比較：{ $against }（{ $others }局）
player-page-games = { $games }局。比較：{ $against }（{ $others }局）
player-page-spellings = 棋譜での表記：{ $names }
player-page-footer = 信頼区間は95%。確実な差としたもののうち、偶然によるものは多くても{ $share }%です。

## Results on the pages

player-page-results-says = 勝者がわかる対局での勝ち数
player-page-both-colours = 黒白合計
player-page-no-result = { $games }局、結果不明
player-page-won-of = { $decided }局中{ $won }勝
player-page-won-of-decided = { $games }局のうち決着{ $decided }局中{ $won }勝
player-page-by-year = 年別：勝率と対局数

## Openings on the pages

player-page-openings-says = { $moves }手目までの局面、多い順
player-page-no-opening = 十分な回数打たれた19路盤の布石はありません。
player-page-with-black = 黒番、{ $games }局
player-page-with-white = 白番、{ $games }局
player-page-games-share = { $games }局、{ $share }（{ $interval }）
player-page-others = 他は{ $share }
player-page-others-at-most = 他は{ $share }以下
player-page-others-odds = 他は{ $share }、オッズ{ $odds }
player-page-others-at-most-odds = 他は{ $share }以下、オッズ{ $odds }
player-page-won = { $decided }局中{ $won }勝（{ $interval }）

## Corners on the pages

player-page-corners = 隅の第一着
player-page-corners-says = 空き隅に最初に打つ位置。棒を横切る線は他の割合
player-page-no-corner = 19路盤で空き隅に打った手がありません。
player-page-his-share = 本人の割合
player-page-the-others = 他
player-page-odds = オッズ
player-page-later = その後の隅の手
player-page-later-says = 本人の対局で他より確実に多い手（相手の手も含む）：最後の番号
player-page-no-later = 本人の対局の隅に、他より確実に多く打たれた手はありません。
player-page-of-and-share = { $of }回中{ $count }回、{ $share }
player-page-odds-of = オッズ{ $odds }

## Shapes on the pages

player-page-shapes-more = 多く打つ形
player-page-shapes-says = 本人の手（1）の周囲{ $window }、本人の石が黒。倍率は他の割合に対するもの
player-page-no-shape-more = 他より確実に多く打つ形はありません。
player-page-shapes-less = あまり打たない形
player-page-no-shape-less = 他より確実に少ない形はありません。
player-page-played-in = { $games }局で{ $played }回
player-page-costs-points = { $points }目の損
player-page-costs-percent = { $percent }%の損
