# 定石の作業画面：隅の手順ツリーと共起

## What both explorers share: names and heads

joseki-collocations = 共起
joseki-corner-tree = 隅の手順ツリー
joseki-tenuki = 手抜き
joseki-nothing-near = 周囲に石なし
joseki-nothing-near-lines =
    周囲に
    石なし
joseki-lift = リフト
joseki-head-played = 回数
joseki-head-share = 割合
joseki-head-black-wins = 黒勝率
joseki-head-years = 年代
joseki-may-be-chance = 偶然かもしれない
joseki-even = 互角
joseki-pairs = { $pairs }組

## src/gui/panels/joseki/mod.rs: titles of the panels, and the check box above the moves

joseki-pane-board = 探索
joseki-pane-next = 続き
joseki-pane-path = 経路
joseki-pane-details = 詳細
joseki-pane-count = 集計
joseki-same-games = 同じ対局です
joseki-tip-same-games = 自分の対局は、プロの数値の元の対局と（ほぼ）同じです。比べるものがありません
joseki-compare = 比較
joseki-tip-compare-own = 手ごとに、比較相手（自分の対局）が打つ頻度と、その差の確かさを示します
joseki-tip-compare-professionals = 手ごとに、比較相手（プロ）が打つ頻度と、その差の確かさを示します
joseki-rare-pairs = まれな{ $pairs }組
joseki-tip-rare-pairs = { $least }回未満の組も表示します。ほぼすべてが検定に通るため、検定からはほとんど何も言えません

## src/gui/panels/joseki/board.rs: above the board

joseki-tip-collocations = どの形にどの形が続くか、それがどれほど確かかを調べます（J）
joseki-tip-corner-tree = 手順を問わず、隅で何が打たれるかを調べます（J）
joseki-direction-after = 後に続く形
joseki-direction-before = 前に来る形
joseki-tip-after = [P, *]：この形に続く形（U）
joseki-tip-before = [*, Q]：この形に至る形（U）
joseki-order-by = 並べ替え
joseki-order-count = 回数
joseki-order-surest = 確かさ
joseki-rank-by = { $order }の順に並べる
joseki-tip-order-count = 回数の多い順に並べます
joseki-tip-order-surest = 偶然とは考えにくい順に並べます
joseki-begin = 出発点
joseki-tip-begin = どこからたどり始めるかを選びます
joseki-begin-nothing-near = 周囲に石のない手から
joseki-begin-empty-corner = 空き隅から
joseki-begin-last-move = 開いている対局の最後の手から（G）
joseki-begin-game-corner = 開いている対局のこの隅から（G）
joseki-begin-selected-shape = 「形」で選んだ形から
joseki-begin-drawing = 「検索」の図の番号付きの手から
joseki-begin-file = ファイルの共起から…
joseki-main-line = 主変化を並べる
joseki-tip-main-line = 最も多い続きを次々にたどります（F）
joseki-main-line-moves = { $number }手
joseki-main-line-length = 主変化の手数

## src/gui/panels/joseki/board.rs: the board of shapes and what stands below it

joseki-shape-board = 形の碁盤
joseki-corner-board = 隅の碁盤
joseki-letter-times = { $letter }：{ $times }回
joseki-letter-more = 同じ点に、周囲の石が異なる形がほかに{ $shapes }種
joseki-played-times = { $times }回打たれました
joseki-followed-times = · 続き{ $times }回
joseki-tip-followed = ある手のウィンドウの中に石があり、それより前に打たれた手のうち、最も新しいものにその手が「続く」と数えます。1つの石が後の複数の手の直前の石になることもあり、戦いの最後の手には何も続きません。
joseki-tip-unlisted = このうち{ $times }回は、組がまれなため一覧にありません。
joseki-nothing-near-title = 周囲に石なし
joseki-moves-alone = · ウィンドウに石のない手{ $moves }手
joseki-symmetric = · 対称
joseki-tip-symmetric = 対称で同じに見える点は、まとめて数えて1つの文字にします。
joseki-windows-contradict = すべてのウィンドウを1つの盤に収められないため、後のものを優先して表示しています。
joseki-hint-letters = 文字は、形に2つの盤端が見えている位置に付きます。文字か行をクリックすると先へ進みます。
joseki-nothing-follows = 記録された続きはありません。Backspaceで1つ戻ります。
joseki-nothing-leads = ここに至る形は記録されていません。
joseki-hint-framed = 枠内：数値の対象となるウィンドウです。薄い点：どのウィンドウにも入っていない点です。

## src/gui/panels/joseki/board.rs: the board of the corner and what stands below it

joseki-to-play = { $color }番
joseki-there-times = · { $times }か所の隅に出現
joseki-tip-there = 手順、向き、黒白の別を問わずに数えます。1局には隅が4つあります。「対局を表示」はこれらの隅がある対局を開きます。「検索」はその中の該当箇所を数え、別の経緯で同じ形になった箇所も含みます。
joseki-ended-times = · ここで終了{ $times }回
joseki-tip-ended = 一定の手数のうちに続きが打たれなかったか、外からの着手で石が取られて形が変わりました。
joseki-to-rare = · 稀な局面へ{ $moves }回
joseki-nothing-more = ここでは続きが打たれていません。
joseki-no-tenuki = 手抜きはありません。
joseki-tenuki-share = 手抜き  { $share }  （{ $times }回）
joseki-tip-tenuki = 手番の側が他に打ち、再び相手がここに打ちます（手順ツリーではT）

## src/gui/panels/joseki/board.rs: buttons at the bottom, and the menu of either board

joseki-tip-home = 経路の最初へ（Home）
joseki-tip-back = 1つ戻る（Backspace）
joseki-tip-forward = 再び進む（Alt+→）
joseki-show-games = 対局を表示
joseki-show-my-games = 自分の対局を表示
joseki-tip-show-games = 「検索」でこの盤の局面を探します（H）
joseki-shape-alone = 形のみ
joseki-tip-shape-alone = 「検索」で枠内のウィンドウだけを探します（Shift+H）
joseki-keep = 残す
joseki-tip-keep = 書き出すためにこの経路を残します（K）
joseki-copy = コピー
joseki-tip-copy = 経路をSGFでクリップボードにコピーします（Shift+C）
joseki-save-paths-button = 経路{ $paths }件を保存…
joseki-tip-save-paths = 残した経路、なければこの経路を、SGFファイルに保存します（Shift+E）
joseki-find-position = この局面の対局を検索
joseki-find-shape = この形のみで対局を検索
joseki-back = 戻る
joseki-to-beginning = 最初へ
joseki-keep-path = この経路を残す
joseki-copy-path = 経路をSGFでコピー

## src/gui/panels/joseki/corner_rows.rs: the list of moves in the corner

joseki-corner-rows-empty = 隅で打たれた手がここに表示されます。
joseki-corner-ends = 読み取った対局に、ここからの続きはありません。
joseki-corner-ends-keys = ← で戻り、↑と↓で他の手に移ります。
joseki-head-against-own = 自分では
joseki-head-against-professionals = プロでは
joseki-head-any-order = 手順不問
joseki-head-fashion = 流行
joseki-help-played = ここで打たれた回数
joseki-help-share-here = 手抜きを含め、ここで打たれた手全体に占める割合です。線は95%信頼区間です
joseki-help-black-wins = こう進んだ対局のうち勝敗のついたものでの黒の勝率と、95%信頼区間です。互角と差がなければ灰色です。
joseki-help-against = もう一方の対局での割合と、95%信頼区間付きの点です。こちらで多く打たれていれば点は中央より右になり、偶然かもしれなければ輪です。
joseki-help-cost = 評価済みの自分の対局での、エンジンによる損失です。0でもおかしくないものは灰色です
joseki-help-any-order = 手順を問わず、打った後の局面が現れた回数
joseki-help-years-here = ここで打たれた最初と最後の対局の年
joseki-help-fashion = 打たれる割合がそれ以前の1.5倍以上になった年です。調べた年の数を考慮しても、偶然にそうなる確率が100分の1未満の場合に示します。
joseki-move-row = 手{ $letter }：{ $point }、{ $times }回
joseki-color-plays = { $color }{ $point }
joseki-in-dictionary = { $sign } 定石辞典にあります。
joseki-times-and-share = { $times }回：{ $share }。
joseki-later = このうち{ $times }回は、他に2手以上打たれた後です。
joseki-black-won = 勝敗のついた{ $games }局での黒の勝率は{ $rate }です。
joseki-black-won-even = 勝敗のついた{ $games }局での黒の勝率は{ $rate }で、互角と差がありません。
joseki-other-orders = 打った後の局面は、他の手順も含めて{ $times }回現れました。
joseki-fashion-since-sentence = { $year }年から流行しています。
joseki-it-loses = この手
joseki-click-plays = クリックで打ちます。

## src/gui/panels/joseki/count.rs: what is counted, in the panel Count

joseki-shown-own = 表示中：{ $window }、{ $games }の{ $moves }。
joseki-shown-file = 表示中：{ $window }、{ $games }の{ $moves }、ファイルから。
joseki-shown-professional = 表示中：{ $window }、{ $games }の{ $moves }、プロの対局。
joseki-shown-pairs = { $shapes }と{ $pairs }があり、{ $least }回以上現れてp < { $p }の検定に通るのは{ $significant }組です。記録：{ $kept }。
joseki-form-window = 着手の周囲のウィンドウ
joseki-form-diamond = ひし形{ $points }
joseki-tip-diamond = 着手から{ $steps }路以内のすべての点
joseki-form-least-pairs = 組の最小回数
joseki-form-few-pairs = 10回未満では、ほぼすべての組が検定に通ります
joseki-form-significant = 有意水準 p <
joseki-form-count-collocations = 共起を集計
joseki-tip-count-collocations = 読み込まれている対局で集計します
joseki-tip-open-collocations = .ronまたは.ron.zstファイルの共起を開きます
joseki-tip-save-collocations = RONで保存します。名前の末尾が.zstなら圧縮します
joseki-form-hint = 小さなウィンドウでは情報の少ない組が多く現れ、大きなウィンドウでは情報の多い組が稀に現れます。
joseki-shown-corners = 表示中：{ $games }局の{ $size }×{ $size }。
joseki-shown-positions = { $positions }、その間の{ $moves }。
joseki-rare-left-out = 出現が{ $least }回未満の局面は除いています（すべて数えるにはメモリが足りません）。
joseki-too-small = 盤が小さく、正方形が収まらない対局が{ $games }局あります。
joseki-set-up-left-out = 石を置いて始まる{ $games }局は除いています。
joseki-all-too-small = { $games }局は盤が小さく、{ $size }×{ $size }の隅が収まりません。一辺の点の数を減らして数え直してください。
joseki-form-side = 一辺の点の数
joseki-form-ends-after = 手順の打ち切り
joseki-form-moves-elsewhere = 他に{ $number }手打った後
joseki-form-least-positions = 局面の最小回数
joseki-form-set-up = 石を置いて始まる対局も数える（置碁など）
joseki-form-count-corners = 隅を集計
joseki-form-save-corners = 隅の集計を保存…
joseki-tip-save-corners = コマンドライン用にRONで保存します

## src/gui/panels/joseki/details.rs: the corner

joseki-corner-years-empty = 隅で打たれた年代がここに表示されます。
joseki-letter-plays = { $letter }：{ $color }{ $point }
joseki-position-itself = 局面そのもの
joseki-tip-position-itself = 各年のすべての隅に占める割合を示します
joseki-this-position = この局面
joseki-years-of-moves = ここで打たれた手全体に占める割合
joseki-years-of-corners = 打たれたすべての隅に占める割合
joseki-no-years = これらの対局には、打たれた年の記載がありません。
joseki-of-moves-here = ここでの着手
joseki-of-corners = 隅
joseki-tip-share-here = 手抜きを含め、ここで打たれた手全体に占める割合です。
joseki-fact-seen = 年代
joseki-tip-seen = ここで打たれた最初と最後の対局の年です。
joseki-fashion-since = { $year }年から流行
joseki-fact-position-after = 打った後の局面
joseki-tip-position-after = 手順を問わずに数えます。
joseki-dictionary = 定石辞典
joseki-dictionary-reading = 定石辞典を読み込んでいます…
joseki-open-dictionary = 定石辞典を開く…
joseki-tip-open-dictionary = 変化とコメントのあるSGF（Kogo'sなど）を開くと、その解説がここに表示されます
joseki-tip-close-dictionary = 定石辞典を閉じます。ファイルは残ります
joseki-dictionary-at-start = 隅の手順を進めると、解説がここに表示されます。
joseki-dictionary-silent = この局面の解説はありません。
joseki-dictionary-exchanged = 定石辞典とは黒白が逆です。

## src/gui/panels/joseki/details.rs: a pair of shapes

joseki-details-empty = 行にポインターを合わせるか、↑と↓で選ぶと、2つの形と数値がここに表示されます。
joseki-details-pair = { $letter }：形の組
joseki-first-shape = 第1の形
joseki-second-shape = 第2の形
joseki-fact-offset = 位置関係
joseki-tip-offset = 最初の手から見た2番目の手の位置です。その石だけがあるものとして呼びます。
joseki-fact-who = 打った側
joseki-tip-who = 2番目の手が最初の手への応手かどうかを示します。
joseki-same-player = 同じ側が続けて打つ（相手は他に打った）
joseki-opponent-answers = 相手が応じる
joseki-fact-second-given-first = 第1に続く第2
joseki-fact-first-given-second = 第2の前の第1
joseki-fact-together = 続けて現れる頻度
joseki-tip-first-given-second = 第2の形が打たれた全回数に占める割合です。
joseki-lift-times = 偶然の{ $lift }倍
joseki-tip-pair-years = この組が現れる最初と最後の対局の年です。
joseki-table = 検定に用いる表
joseki-table-second = 第2の形
joseki-table-other = その他の形
joseki-table-after-first = 第1の後
joseki-table-after-other = その他の後
joseki-table-moves = 合計{ $moves }手。
joseki-games-not-loaded-sentence = この共起を集計した対局が読み込まれていません。
joseki-seen-in = 実例：
joseki-seen-game = { $date }、{ $black } – { $white }、{ $number }手目
joseki-seen-game-undated = { $black } – { $white }、{ $number }手目
joseki-tip-seen-game = この手の前の局面を、範囲を選択した状態で開きます（Shift+G）
joseki-all-games = すべての対局は、盤の下の「対局を表示」から。

## src/gui/panels/joseki/words.rs: what the figures of a pair mean

joseki-help-surety = 2つの形の結び付きの確かさです。7.9以上が偶然に生じるのは200回に1回未満です（p < 0.005）。尤度比検定の−2 log λで、対局の数とともに大きくなり、数千局ではほぼすべての組が検定に通ります。
joseki-help-lift = 2つの形が続けて現れる頻度が、偶然の何倍かを示します。無関係な形では1になります。稀な形ではリフトが大きくなります。10回未満の組は最後に並びます。
joseki-help-together = 2つの形が続けて現れる頻度が、偶然の何倍かを示します。無関係な形では1になります。稀な形では数が大きくなります。
joseki-help-q = ベンジャミニ・ホッホベルクのq：これと同程度以上に確かな組のうち、偶然だけで生じると見込まれる割合です。
joseki-help-share = 第1の形に続く形全体に占める割合です。線はウィルソンの95%信頼区間です。前をたどるときは、第2の形が打たれた全回数に占める割合です。
joseki-help-wins = 勝敗のわかる対局のうち、表示中の色で黒が勝った割合と95%信頼区間です。互角と差がなければ灰色です。

## src/gui/panels/joseki/path.rs: the way through the shapes as pictures, and the paths that are kept

joseki-path-empty = たどった経路がここに表示されます。
joseki-path-hint =
    文字か行をクリックして進むと、経路が伸びていきます。
    図をクリックするとそこへ戻ります。
joseki-kept = 残した経路：
joseki-tip-go-there = この経路へ移動します
joseki-drop-path = 経路{ $number }を除く
joseki-tip-drop-path = 残した経路から除きます
joseki-path-card = 経路{ $number }：{ $name } { $share }
joseki-after-shape-before = 前の形の後に{ $times }回
joseki-surety-and-lift = −2 log λ { $surety }、リフト{ $lift }

## src/gui/panels/joseki/rows.rs: the list of shapes that follow, or that came before

joseki-rows-empty = 形に続く形がここに表示されます。
joseki-no-row-follows = この形に続く形は記録されていません。
joseki-no-row-leads = この形に至る形は記録されていません。
joseki-no-row-hint = 1つ戻る（Backspace）、反対方向を見る（U）、またはウィンドウを小さくして集計してください。
joseki-head-then = 次の形
joseki-head-before = 前の形
joseki-head-move = 手
joseki-help-pair-years = この組が現れる最初と最後の対局の年
joseki-opponent-elsewhere = 相手は手抜き
joseki-answer = 応手
joseki-not-on-board = この盤になし
joseki-shape-row = 形{ $letter }：{ $times }回
joseki-row-opponent-elsewhere = 相手は手抜き
joseki-row-answer = 応手
joseki-row-nothing-near = 周囲に石なし
joseki-row-not-significant = 有意でない
joseki-row-offset = 最初の手から見た2番目の手：{ $offset }。
joseki-row-share = 割合：{ $share }。
joseki-row-ways = 第1の形に対する位置は{ $ways }通りあり、最も多いものを表示しています。
joseki-row-second-played = 第2の形は全部で{ $times }回打たれています。
joseki-row-first-followed = 第1の形には全部で{ $times }回、続きがあります。
joseki-row-does-not-fit = 形は盤上のどこにあっても数えます。この組は、盤端までの距離が表示中の盤とは異なる場所にあるため、文字がありません。
joseki-row-by-chance = この組は偶然だけで生じた可能性があり、尤度比検定に通りません。
joseki-click-steps = クリックで進みます。

## src/gui/panels/joseki/teach.rs: where nothing is counted yet

joseki-teach-collocations-title = どの形にどの形が続くか
joseki-teach-collocations = Katachiは、各着手の形を、その近くで直前に打たれた手の形と組にします。偶然より多く続けて現れる組が共起です。定石も、そのほか互いに結び付いた手も、その中にあります。
joseki-teach-corner-title = 隅で何が打たれるか
joseki-teach-corner = すべての対局のすべての隅を、局面とその間の着手にまとめます。手順、回転、反転、黒白の別は問いません。
joseki-unpacking-figures = プロの統計を展開中…
joseki-games-loading = 対局を読み込んでいます。
joseki-no-games = 対局が読み込まれていません。
joseki-no-games-hint = SGFファイル、フォルダー、アーカイブのいずれかをウィンドウにドロップするか、「ファイル」メニューからサンプルを開いてください。
joseki-not-counted = 未集計の対局が{ $games }局あります。
joseki-count-collocations = 共起を集計
joseki-count-corners = 隅を集計
joseki-look-at-professionals = プロの統計を見る
joseki-tip-look-at-professionals = 54,000局の統計がKatachiに付属しています
joseki-count-time = 1000局あたり約2秒です。ウィンドウと下限は「集計」パネルで変えられます。
joseki-open-collocations = 共起を開く…
joseki-tip-open-saved = 保存したファイルを開きます
joseki-waits = 順番待ち

## src/gui/panels/joseki/tree.rs: the corner tree as it is drawn

joseki-tree-empty = 打たれた手順のツリーがここに表示されます。
joseki-tree-keys = → 最も多い手、← 戻る、↑ ↓ 他の手。
joseki-tree-orders-meet = 複数の手順がここで合流します。
joseki-tree-share = そこで打たれた手の{ $share }
joseki-tree-ways = 他の局面からも含め、{ $moves }通りの着手がこの局面に至ります。
joseki-tree-left-out = ほかに描かれていない続きが{ $continuations }件
joseki-tree-start = 出発点、{ $times }回
joseki-tree-node = ノード{ $depth }：{ $color }{ $point }、順位{ $rank }、{ $times }回
joseki-tree-tenuki = ノード{ $depth }：{ $color }手抜き、{ $times }回

## src/app/joseki/explorer.rs: how far the second move of a pair lies from the first, where players have no name for it

joseki-offset-same-point = 同じ点
joseki-offset-in-line = 直線上に{ $far }路
joseki-offset-diagonal = 斜めに{ $far }路
joseki-offset-by = { $far }路と{ $near }路

## src/app/joseki/act.rs: names of tasks, as the list of running work shows them

joseki-task-collocations = { $window }の共起
joseki-task-corners = { $size }×{ $size }の隅
joseki-task-games = 隅の局面の対局
joseki-task-opening = { $path }を開いています
joseki-task-reading = { $path }を読み込み中
joseki-task-unpacking = プロの形を展開中
joseki-task-looking = 共起の中で形を検索中

## src/app/joseki/act.rs: messages

joseki-of-other-games = この共起は、いま読み込まれている対局とは別の対局のものです。共起は表示されますが、実例はありません
joseki-opened = { $path }を開きました：{ $games }から{ $pairs }。
joseki-opened-instead = { $path }を開きました：{ $games }から{ $pairs }。それまでの共起と置き換えました。
joseki-dictionary-has = 定石辞典には{ $positions }と{ $comments }があります。「詳細」に表示されます
joseki-comments = コメント{ $comments }件
joseki-dictionary-unreadable = { $path }：読み取れる対局がありません：{ $reason }。定石辞典は変化のあるSGFです
joseki-count-collocations-first = 先に共起を集計してください。その後、形や着手を調べられます
joseki-count-corners-first = 先に隅を集計してください
joseki-nothing-after = この後に打たれた手はありません
joseki-no-path = まだ経路がありません。先に手を進めてください
joseki-no-path-to-keep = 残す経路がまだありません。先に手を進めてください
joseki-too-many-kept = 残した経路が上限に達しました。書き出すか、いくつか除いてください
joseki-paths-kept = 残した経路：{ $paths }件
joseki-steps-of-shapes = 形の経路{ $steps }段
joseki-moves-in-corner = 隅の{ $moves }手
joseki-path-copied = 経路をSGFでクリップボードにコピーしました
joseki-games-not-loaded = この共起を集計した対局が読み込まれていません
joseki-dialog-save-collocations = 共起を保存
joseki-dialog-save-corners = 隅の集計を保存
joseki-dialog-save-paths = 経路をSGFで保存
joseki-saved-pairs = { $pairs }組を{ $path }に保存しました
joseki-saved-positions = { $positions }局面を{ $path }に保存しました
joseki-saved-paths = 経路{ $paths }件を{ $path }に保存しました
joseki-no-stones = 検索する石がまだありません
joseki-cannot-be-looked-for = これは検索できません：{ $reason }
joseki-describe-after = 形{ $number }（全{ $length }）、着手{ $played }、続き{ $followed }、後に続く形：{ $shapes }
joseki-describe-before = 形{ $number }（全{ $length }）、着手{ $played }、続き{ $followed }、前に来る形：{ $shapes }
joseki-describe-corner = { $moves }の後、{ $color }番、{ $times }、続き{ $continuations }通り

## src/app/joseki/start.rs: where a walk begins, and why it cannot

joseki-not-in-a-middle = この形を中央に含む{ $window }の形は記録されていません
joseki-stands-in = この形は{ $window }の{ $shapes }に含まれ、それらは合わせて{ $times }打たれています。表示しているのは最も多いものです。
joseki-shape-before-move = 共起は着手前の形から始まります。各着手の周囲を着手前の状態で集計した形を選んでください
joseki-cut = 共起のウィンドウ{ $window }に合わせて切り取りました。
joseki-windows-do-not-fit = 形のウィンドウ{ $own }と共起のウィンドウ{ $wanted }は、どちらも他方に収まりません
joseki-no-such-surroundings = { $window }の周囲がこれと同じ組は記録されていません。より小さなウィンドウで共起を集計してください
joseki-open-game-first = 先に対局を開いてください
joseki-go-to-move-first = 先に開いている対局の着手へ進んでください。形は着手の周囲のものです
joseki-other-side-to-move = ここで相手側の手番だった対局はありません。{ $color }番として表示しています
joseki-path-not-there = この統計には、この手順のすべてはありません
joseki-corner-not-there = 読み取った手順にこの隅はありません。長く放置されたか、外からの着手で石が取られて変わったか、ごくまれにしか現れない形です
joseki-number-move-first = 先に「検索」の図の手に番号を付けてください（M）。形は着手の周囲のものです
joseki-drawing-open = 図ではウィンドウ{ $window }の点が任意になっています。石と空点だけを描いてください

## src/core/mining/corner, collocation, graph and src/app/joseki/inside.rs: progress bars, "Reading corners · 1,200 of 5,000 games"

joseki-phase-reading-corners = 隅を読み取り中
joseki-phase-sorting-positions = 局面を並べ替え中
joseki-phase-testing-pairs = 組を検定中
joseki-phase-looking = 形を検索中

## src/core/mining/corner/mod.rs and graph/rows.rs: errors

joseki-corner-size = 隅{ $size }：一辺は2～10点で、盤の半分以下にしてください
joseki-damaged-stone = 局面{ $number }：正方形の外に石があるか、1つの点に石が2つあります
joseki-damaged-view = 局面{ $number }：stones：最小の見え方になっていません
joseki-damaged-count = 局面{ $number }：count：続く回数と終わった回数の合計に合いません
joseki-damaged-move = 局面{ $number }：moves：矛盾する着手があります
joseki-damaged-twice = 同じ石の配置の局面が2つあります
