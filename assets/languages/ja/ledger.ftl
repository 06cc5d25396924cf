## The pane

ledger-says = 形の収支は、その棋士がプロより多く打つ形と、その形での損を示します。
ledger-make = 形の収支を計算
ledger-no-shape = 10回以上打たれた形はありません。
ledger-whose-moves = 誰の手か
ledger-everybody = 全員
ledger-player-games = { $player }、{ $games }局
ledger-window = 形のウィンドウ
ledger-summary-without-prices = { $games }局、{ $moves }手。プロより確実に多く打った形は{ $shapes }種
ledger-summary = { $games }局、{ $moves }手、うち評価済み{ $evaluated }手：1手あたり{ $amount }の損
ledger-evaluations-that-are-read = KaTrain、KataGo、Lizzie、LizzieYzy、Sabaki、Ogatak、AI Sensei、Go Review Partnerの評価と、ここで自分のKataGoが出した結果を読みます。Katachiにエンジンは付属しません。
ledger-not-evaluated = これらの対局は評価されていないため、形ごとの損はわかりません。自分のKataGoにここで評価させるか、KaTrainなどで検討し、解析つきで保存したファイルを追加してください。
ledger-not-evaluated-but-others = これらの対局は評価されていないため（ほかの棋士の{ $games }局は評価済み）、形ごとの損はわかりません。自分のKataGoにここで評価させるか、KaTrainなどで検討し、解析つきで保存したファイルを追加してください。
ledger-no-costly-shape = ほかの手より確実に損の大きい形はありません。
ledger-costly-shapes = ほかの手より確実に損の大きい形は{ $shapes }種です。
ledger-practise = 練習
ledger-practise-tip = これらの形で特に損をした局面を出題し、よりよい手を問います。間違えた局面はカードになります
ledger-workbook = 問題集…
ledger-workbook-tip = 同じ局面を印刷用のページにします。解答は後ろにつきます

## Amounts, in the pane and in other workspaces

ledger-points = { $points }目
ledger-percent-of-winrate = 勝率{ $percent }%
ledger-points-lost = 損失目数
ledger-percent-lost = 損失%
ledger-range = { $low }～{ $high }
ledger-lost = { $amount }の損
ledger-lost-a-move = 1手あたり{ $amount }の損
ledger-lost-a-move-between = 1手あたり{ $amount }の損（{ $range }）
ledger-beside-other-moves = ほかの手との差 { $difference }（{ $range }）
ledger-engine-says = エンジンによると{ $who }は{ $amount }の損：評価済み{ $games }局の{ $moves }手
ledger-engine-says-between = エンジンによると{ $who }は{ $amount }（{ $low }～{ $high }）の損：評価済み{ $games }局の{ $moves }手

## The table

ledger-shape = 形
ledger-name = 名前
ledger-played = 回数
ledger-played-help = この形になった手の数です。この棋士の石を黒で示します。
ledger-vs-pros = プロの倍率
ledger-vs-pros-help = プロの何倍打っているかと、その95%信頼区間です。四角は確実に多い、丸は確実に少ない、輪は偶然かもしれないことを示します。
ledger-price-help = 棋譜の評価による、この形の手の平均損失と、対局についての95%信頼区間です。赤はこの棋士のほかの手より確実に大きいことを示します。
ledger-q = q
ledger-q-help = qがこの値以下の形のうち、偶然だけで損が大きく見えるものの割合は、多くてもこの値です（Benjamini・Hochberg法）。
ledger-shape-number = 形 { $number }
ledger-played-in = { $games }局で{ $times }回
ledger-as-often = プロ比 { $ratio }（{ $low }～{ $high }）
ledger-at-least-as-often = プロ比 { $ratio }以上（{ $low }～{ $high }）
ledger-too-few-evaluated = 評価済みの対局が少なく、損を出せません（10局以上必要）

## Below the table: the games of the selected shape, or how it fares over time

ledger-its-games = この形の対局
ledger-by-month = 月別
ledger-by-year = 年別
ledger-find-all = すべて検索
ledger-find-all-tip = この棋士の、この形が現れたすべての対局を「検索」に表示し、閲覧・印刷できます
ledger-costliest-first = 損の大きい順
ledger-no-dates = これらの対局には日付がありません。
ledger-when = 時期
ledger-games = 対局数
ledger-games-help = 形の有無にかかわらず、この棋士の対局数です。
ledger-per-game = 1局平均
ledger-lost-help = 評価済みの手の平均です。
ledger-period-row = { $period }：{ $of }手中{ $played }手
ledger-example = { $number }手目 { $place }：{ $black } – { $white }
ledger-better = 最善 { $point }

## The user's own KataGo

ledger-positions-evaluated = { $total }局面中{ $done }局面
ledger-stop-evaluating = 評価を中止
ledger-stop-evaluating-tip = 評価した分は残ります。もう一度始めると続きから進みます
ledger-evaluate-games = これらの対局を評価
ledger-evaluate-games-tip = まだ評価していない対局を、自分のKataGoがバックグラウンドで評価します
ledger-set-up-katago = KataGoを設定…

## Notices, and names of work that goes on

ledger-title = 形の収支
ledger-evaluated-games = 評価済みの対局
ledger-reading-evaluations = 評価を読み込み中
ledger-no-answers = これらの悪手について、よりよい手を記した棋譜がありません。KaTrain、Lizzie、自分のKataGoの評価には記されます
ledger-nobody-called = これらの対局に{ $name }という棋士はいません
ledger-evaluations-read-again = { $damage }。評価を棋譜から読み直しました
ledger-engine-left-out = { $damage }。エンジンの評価を除きました
ledger-save-workbook = 問題集を保存：.pdf、.svg、.png
ledger-workbook-saved = { $exercises }問、{ $pages }ページを{ $path }に保存しました
