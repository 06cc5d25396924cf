## The pane

costly-says = 形の収支は、その棋士がプロより多く打つ形と、その形での損を示します。
costly-make = 形の収支を計算
costly-no-shape = 10回以上打たれた形はありません。
costly-whose-moves = 誰の手か
costly-everybody = 全員
costly-player-games = { $player }、{ $games }局
costly-window = 形のウィンドウ
costly-summary-without-prices = { $games }局、{ $moves }手。プロより確実に多く打った形は{ $shapes }種
costly-summary = { $games }局、{ $moves }手、うち評価済み{ $evaluated }手：1手あたり{ $amount }の損
costly-evaluations-that-are-read = KaTrain、KataGo、Lizzie、LizzieYzy、Sabaki、Ogatak、AI Sensei、Go Review Partnerの評価と、ここで自分のKataGoが出した結果を読みます。Katachiにエンジンは付属しません。
costly-not-evaluated = これらの対局は評価されていないため、形ごとの損はわかりません。自分のKataGoにここで評価させるか、KaTrainなどで検討し、解析つきで保存したファイルを追加してください。
costly-not-evaluated-but-others = これらの対局は評価されていないため（ほかの棋士の{ $games }局は評価済み）、形ごとの損はわかりません。自分のKataGoにここで評価させるか、KaTrainなどで検討し、解析つきで保存したファイルを追加してください。
costly-none-found = ほかの手より確実に損の大きい形はありません。
costly-shapes-found = ほかの手より確実に損の大きい形は{ $shapes }種です。
costly-practise = 練習
costly-practise-tip = これらの形で特に損をした局面を出題し、よりよい手を問います。間違えた局面はカードになります
costly-workbook = 問題集…
costly-workbook-tip = 同じ局面を印刷用のページにします。解答は後ろにつきます

## Amounts, in the pane and in other workspaces

costly-points = { $points }目
costly-percent-of-winrate = 勝率{ $percent }%
costly-points-lost = 損失目数
costly-percent-lost = 損失%
costly-range = { $low }～{ $high }
costly-lost = { $amount }の損
costly-lost-a-move = 1手あたり{ $amount }の損
costly-lost-a-move-between = 1手あたり{ $amount }の損（{ $range }）
costly-beside-other-moves = ほかの手との差 { $difference }（{ $range }）
costly-engine-says = エンジンによると{ $who }は{ $amount }の損：評価済み{ $games }局の{ $moves }手
costly-engine-says-between = エンジンによると{ $who }は{ $amount }（{ $low }～{ $high }）の損：評価済み{ $games }局の{ $moves }手

## The table

costly-shape = 形
costly-name = 名前
costly-played = 回数
costly-played-help = この形になった手の数です。この棋士の石を黒で示します。
costly-vs-pros = プロの倍率
costly-vs-pros-help = プロの何倍打っているかと、その95%信頼区間です。四角は確実に多い、丸は確実に少ない、輪は偶然かもしれないことを示します。
costly-price-help = 棋譜の評価による、この形の手の平均損失と、対局についての95%信頼区間です。赤はこの棋士のほかの手より確実に大きいことを示します。
costly-q = q
costly-q-help = qがこの値以下の形のうち、偶然だけで損が大きく見えるものの割合は、多くてもこの値です（Benjamini・Hochberg法）。
costly-shape-number = 形 { $number }
costly-played-in = { $games }局で{ $times }回
costly-as-often = プロ比 { $ratio }（{ $low }～{ $high }）
costly-at-least-as-often = プロ比 { $ratio }以上（{ $low }～{ $high }）
costly-too-few-evaluated = 評価済みの対局が少なく、損を出せません（10局以上必要）

## Below the table: the games of the selected shape, or how it fares over time

costly-its-games = この形の対局
costly-by-month = 月別
costly-by-year = 年別
costly-find-all = すべて検索
costly-find-all-tip = この棋士の、この形が現れたすべての対局を「検索」に表示し、閲覧・印刷できます
costly-costliest-first = 損の大きい順
costly-no-dates = これらの対局には日付がありません。
costly-when = 時期
costly-games = 対局数
costly-games-help = 形の有無にかかわらず、この棋士の対局数です。
costly-per-game = 1局平均
costly-lost-help = 評価済みの手の平均です。
costly-period-row = { $period }：{ $of }手中{ $played }手
costly-example = { $number }手目 { $place }：{ $black } – { $white }
costly-better = よりよい手：{ $point }

## The user's own KataGo

costly-positions-evaluated = { $total }局面中{ $done }局面
costly-stop-evaluating = 評価を中止
costly-stop-evaluating-tip = 評価した分は残ります。もう一度始めると続きから進みます
costly-evaluate-games = これらの対局を評価
costly-evaluate-games-tip = まだ評価していない対局を、自分のKataGoがバックグラウンドで評価します
costly-set-up-katago = KataGoを設定…

## Notices, and names of work that goes on

costly-title = 形の収支
costly-evaluated-games = 評価済みの対局
costly-reading-evaluations = 評価を読み込み中
costly-no-answers = これらの悪手について、よりよい手を記した棋譜がありません。KaTrain、Lizzie、自分のKataGoの評価には記されます
costly-nobody-called = これらの対局に{ $name }という棋士はいません
costly-evaluations-read-again = { $damage }。評価を棋譜から読み直しました
costly-engine-left-out = { $damage }。エンジンの評価を除きました
costly-save-workbook = 問題集を保存：.pdf、.svg、.png
costly-workbook-saved = { $exercises }問、{ $pages }ページを{ $path }に保存しました
