# 検索の作業画面：描いた図、見つかった対局、棋士と年代。図とフィルターの説明

## The panels

find-pane-draw = 図を描く
find-pane-results = 結果
find-pane-years = 年代
find-pane-players = 棋士
find-pane-hits = ヒット
find-pane-history = 履歴
find-pane-text = テキスト
find-pane-pages = ページ

## Several drawings in one question (parts)

find-add = 追加
find-add-tip = 同じ対局で別の形も検索します
find-add-and = AND 別の形
find-add-and-tip = 両方を含む対局
find-add-and-not = AND NOT 別の形
find-add-and-not-tip = この形を含み、別の形を含まない対局
find-add-or = OR 別の形
find-add-or-tip = どちらかを含む対局
find-add-then = THEN 別の形
find-add-then-tip = 決めた手数以内に別の形が続く対局
find-must-contain = 含む
find-must-not-contain = 含まない
find-join-and = かつ
find-join-and-not = かつ、次を含まない
find-join-or = または
find-join-or-not = または、次を含まない
find-join-then = その後{ $moves }手以内に
find-join-then-same = その後{ $moves }手以内に、同じ向き
find-join-first-tip = 対局がこの形を含むかどうか
find-join-tip = この形と前の形との関係
find-choose-and = AND
find-choose-and-not = AND NOT
find-choose-or = OR
find-choose-or-not = OR NOT
find-choose-then = THEN
find-within-moves = 手数の上限
find-same-orientation = 同じ向き
find-shape = 形{ $number }
find-remove-shape = 形{ $number }を除く
find-remove-shape-tip = この形を検索から除きます
find-part-shown-tip = この形のヒットを表示中です。クリックして描きます。
find-part-tip = クリックすると、この形を描き、そのヒットを表示します。

## The tools of the query board (palette)

find-tool-stones = 交互
find-tool-stones-tip = クリック：黒白交互に石を置きます（P）。Shiftで黒、Ctrlで白、もう一度クリックすると消えます
find-tool-select = 選択
find-tool-select-tip = ドラッグで検索する範囲を選びます（S）。右ボタンならいつでも選べます
find-tool-moves = 着手
find-tool-moves-tip = 続く手に順に番号を付けます（M）。最後の手をクリックすると取り消します
find-tool-points = 点
find-tool-points-tip = クリックかドラッグで、検索する点を1つずつ選びます（D）
find-more-sets = その他
find-more-sets-tip = 盤外や、盤外を含む組み合わせ
find-undo-tip = 元に戻す（Ctrl+Z）
find-redo-tip = やり直す（Ctrl+Shift+Z）
find-turn-tip = 90度回転（R）
find-mirror-tip = 反転（Shift+R）
find-exchange = 黒白交換
find-exchange-tip = 黒と白を入れ替えます（C）
find-clear = クリア
find-clear-tip = 空の碁盤にします（Delete）
find-examples = 作例
find-board-size = 盤の大きさ

## What a point of the drawing may hold (sets)

find-set-empty = 空点
find-set-black = 黒
find-set-black-empty = 黒か空点
find-set-white = 白
find-set-white-empty = 白か空点
find-set-stone = 黒か白の石
find-set-on-board = 盤上なら任意
find-set-off-board = 盤外
find-set-empty-off = 空点か盤外
find-set-black-off = 黒か盤外
find-set-black-empty-off = 黒、空点か盤外
find-set-white-off = 白か盤外
find-set-white-empty-off = 白、空点か盤外
find-set-stone-off = 石か盤外
find-set-anything = 盤外も含め任意

## Examples: ready questions

find-example-approach = 小目へのカカリ
find-example-approach-hint = 小ゲイマガカリの後に何が打たれるでしょうか。盤上の文字をクリックすると先へ進みます。
find-example-invasion = 三々入り
find-example-invasion-hint = 白が星の下の三々に入ります。黒はどちらからオサエるでしょうか。「年代」も見てください。
find-example-bamboo-joint = タケフ
find-example-bamboo-joint-hint = 盤端を描いていないので、盤上のどこでも、回転や黒白を問わず見つかります。
find-example-empty-triangle = アキ三角
find-example-empty-triangle-hint = 緑の点は任意を表します。三角の形だけを見ます。
find-example-crawl = 二線のハイ
find-example-crawl-hint = 下端が描かれているので、4つの盤端のどこに沿っていても見つかります。
find-example-stone-or-empty = 石か空点
find-example-stone-or-empty-hint = 黒の小さな点は、黒石があってもなくてもよいことを表します。守りの有無にかかわらずハネが見つかります。

## The query board (draw)

find-query-board = 検索の碁盤
find-turn = 90度回転
find-mirror = 反転
find-exchange-colours = 黒白を入れ替える
find-copy-diagram = テキスト図としてコピー
find-explore-in-joseki = 定石で調べる
find-find-in-problems = 問題から検索
find-follow = 範囲を石に合わせる
find-board-words = { $size }、{ $stones }子
find-board-words-region = { $size }、{ $stones }子、範囲{ $from }～{ $to }

## How the drawing may match (options)

find-reading-shape = 図のとおり
find-reading-shape-short = 図
find-reading-shape-tip = 盤上のどこでも、回転・反転も含めて探します。石の間の点は空点とし、周りは任意です
find-reading-stones = この石だけ
find-reading-stones-short = 石
find-reading-stones-tip = 盤上のどこでも、回転・反転も含めて探します。石の間も含め、他の点は任意です
find-reading-corner = 隅に単独
find-reading-side = 辺に単独
find-reading-edge-short = 単独
find-reading-edge-tip = 盤端からの距離が図のとおりのものを、すべての隅や辺で探します。盤端までの他の点は空点とするので、近くに別の石があるもの（「この位置のみ」では数えます）は含みません
find-reading-here = この位置のみ
find-reading-here-short = 位置
find-reading-here-tip = 盤上のこの位置だけを、移動も回転もせずに探します。石の間の点は空点とし、周りは任意です
find-reading-region = 範囲内
find-reading-region-tip = 別の範囲を選ぶには右ドラッグし、石に合わせるには他のボタンをクリックします
find-options = オプション
find-options-set = オプション：{ $count }
find-options-tip = 盤端、色、手番、手数
find-set-edges = 接している盤端に限らない
find-set-other-edges = 描いていない盤端を除く
find-set-colours = 図の色のみ
find-set-moves = { $first }～{ $last }手目
find-black-to-play = 黒番
find-white-to-play = 白番
find-edges = 盤端
find-edges-tip = 範囲が接している盤端は図の一部で、その盤端に沿う場所だけを探します。オフにすると、どこにあっても見つかります。
find-left = 左
find-right = 右
find-top = 上
find-bottom = 下
find-left-edge = 左端
find-right-edge = 右端
find-top-edge = 上端
find-bottom-edge = 下端
find-other-edges = 他の盤端に接してもよい
find-other-edges-tip = 図にない盤端に接する場所も探すかどうかを決めます。オフにすると、辺の形が隅にかかることはありません。
find-fixed = この位置のみ
find-fixed-tip = 描いた位置だけを探し、回転した場所は探しません
find-swap = 黒白交換も可
find-swap-tip = 黒と白を入れ替えた形も探します
find-to-play = 手番
find-to-play-any = 任意
find-in-variations = 変化も検索
find-in-variations-tip = { $games }局にある変化も検索します。変化はそれぞれ1行に表示されます
find-no-variations = 変化のある対局はありません
find-main-lines-alone = 複数の図や続く手は、本譜だけから検索します
find-limit-moves = 手数を限定
find-limit-moves-tip = この手数の間に現れるものだけを探します
find-moves-from = 下限
find-moves-to = 上限

## The text diagram (text)

find-copy = コピー
find-copy-tip = 盤端も含めてテキスト図をコピーします
find-draw-this = これを描く
find-as-it-is-drawn = 図に戻す
find-as-it-is-drawn-tip = 入力した内容を取り消します
find-paste-hint = または、この作業画面のどこででも、Ctrl+Vでテキスト図や対局（SGF）を貼り付けられます。
find-diagram = テキスト図
find-marks = X 黒 · O 白 · . 空点 · ? 盤上なら任意 · x 黒か空点 · o 白か空点 · @ 黒か白の石 · # 盤外 · * 任意 · (9) その他の組み合わせ · _ 範囲外の点 · | と - 盤端

## What was found, and what the search does (totals)

find-line-no-games = 対局が読み込まれていません。対局かサンプルを開いてください。
find-line-nothing-drawn = 形を描いてください。描くそばから結果が表示されます。
find-line-indexing = 対局の索引を作成中です（この棋譜庫では一度だけ）…
find-line-variations = 変化を読み込み中…
find-line-awaiting-games = 隅の局面の対局を数えています…
find-line-searching = 検索中…
find-line-slow = 時間のかかる検索です。描く手を止めると始まります。
find-line-stopped = 中止しました。
find-search = 検索
find-search-tip = 今すぐ検索します（Ctrl+Enter）
find-stop = 中止
find-hits-in-games = { $games }に{ $hits }
find-hits-tip = ヒットとは、対局の中で図の形が現れた盤上の場所と向きのことです。1局に複数のヒットがあっても、対局としては1局と数えます。
find-in-games = （{ $games }局）
find-share-searched = 検索した{ $games }局の{ $share }
find-share-searched-tip = 検索した対局のうち、ヒットのある対局の割合
find-as-drawn-swapped = 図の色{ $same }、黒白交換{ $swapped }
find-other-sizes = { $size }以外の盤が{ $games }局
find-other-sizes-tip = 図はあらゆる大きさの盤で探します。フィルターにsize:{ $side }と書くと、ほかの大きさを除きます
find-unread = 棋譜{ $records }件を再び読み込めなかったため、本譜だけを検索しました

## Results

find-filter-hint = 次の対局のみ：対局者:秀策 年:1840..1862 …
find-filter-name = 検索を絞り込む
find-own-moves = 黒番・白番を問わず本人の手：asblackとaswhiteは図の黒・白の打ち手で、黒白を交換した対局でも同じです。
find-clear-filter = クリア
find-search-all = すべての対局を検索
find-shapes-called-so = この名前の形：
find-only-in-earlier = 前の結果の{ $games }局のみ
find-only-in-counted-corners = 定石画面がこの隅を数えた{ $games }局のみ（{ $corners }回）
find-counted-corners-note = 検索は、後から同じ石の形になった場合や手番が逆の場合も含むため、ヒットの数が多くなることがあります。
find-only-in-counted = クリックした行が数える{ $games }局のみ
find-search-within = この対局の中で検索
find-search-within-tip = 次に描く形を、これらの対局の中だけで探します
find-features = 特徴パターン
find-features-tip = 対局を最もよく分ける3×3または3×2の形400個のうち、図にあるものと、それぞれが残す対局の数。集計には少し時間がかかります
find-features-drawn = 図にある特徴パターン：{ $known }個中{ $drawn }個。すべてを示す対局：{ $games }局
find-feature = { $column }列{ $row }行の{ $size }：{ $games }局
find-task-features = 特徴パターンを集計

## Continuations

find-no-continuation = 範囲の中は、他の要因で変わるまで、誰も続けて打ちませんでした。
find-play-it = 図の中で打つ
find-more-points = ほかに{ $points }点
find-fewer-points = 上位のみ表示
find-head-played = 回数
find-head-share = 割合
find-head-by-other = 相手
find-head-both = 両方
find-head-later = 手抜き後
find-head-black-wins = 黒勝率
find-head-any-order = 手順不問
find-continuations-tip = 回数、相手、手抜き後はヒットを数えます。1局に複数のヒットがあれば、その数だけ数えます。回数：行の色がその点に打ったヒットの数です。割合：すべてのヒットに占める割合です。相手：もう一方の色が打った数です。両方：どちらかの色が打った数で、「形」での回数と同じ数え方です。手抜き後：そのうち、他に2手以上打たれた後の回数です。黒勝率：行の色が打ち、勝敗のついた対局を1局ずつ数えた黒の勝率と95%信頼区間です。互角と差がなければ灰色です。手順不問：どの手が最後かを問わず、この石のある局面が現れた回数で、「回数」より多いことがあります。
find-alike-tip = 隣り合う順位を比べます。両者が同じ頻度で打たれるとしても、偶然だけでこれほどの差になることが20回に1回を超えてあります（χ²、自由度1）。
find-counts-note = { $hits }件のうち{ $followed }件は、範囲の中で続きが打たれました。全点の「回数」と「相手」の合計がこれに当たります。続きなし：{ $none }件（{ $share }）。
find-later-note = 手抜きの後の応手（斜線）：{ $later }件。
find-variations-note = 変化では、1つのヒットに続きが複数あることがあります。それぞれを数えるため、合計がヒットの数を超えることがあります。
find-compare-periods = ある年の前と後
find-compare-periods-tip = 列を3つ加え、その年より前の対局と、その年以降の対局での各手の割合、およびその変化を並べます。年のわからない対局はどちらにも入りません
find-head-before = より前
find-head-since = 以降
find-head-change = 変化
find-change-tip = { $year }年以降の割合からより前の割合を引いた差（パーセントポイント）。*の付いた変化のうち偶然によるものは20件に1件未満と見込まれます。灰色は偶然かもしれません。同じ対局のヒットは一つの選択として数えます
find-change-sure = { $points }パーセントポイントの変化：偶然では説明できません
find-change-unsure = { $points }パーセントポイントの変化：偶然かもしれません
find-before-tip = { $year }年より前の対局のすべてのヒットに占める、行の手の割合
find-since-tip = { $year }年以降の対局のすべてのヒットに占める、行の手の割合
find-periods-hits = より前：ヒット{ $before }件、以降：{ $since }件
find-periods-hits-undated = より前：ヒット{ $before }件、以降：{ $since }件、年なし：{ $undated }件
find-period-share = ヒット{ $hits }件中{ $played }件：{ $rate }
find-period-before = { $year }年より前：{ $share }
find-period-since = { $year }年以降：{ $share }
find-continuation-words = { $times }回：黒{ $black }、手抜き後{ $black_later }、白{ $white }、手抜き後{ $white_later }
find-reached-black = ここから黒が打った回数：{ $here }。この黒石のある局面は、手順を問わず{ $games }に{ $times }現れます。
find-reached-white = ここから白が打った回数：{ $here }。この白石のある局面は、手順を問わず{ $games }に{ $times }現れます。
find-black-there = 黒の手
find-white-there = 白の手
find-two-alike = { $one }と{ $other }に有意な差はありません（p = { $p }）。
find-continuation-hint = クリックすると、打って検索を続けます。
find-black-won = 勝敗のついた{ $games }局での黒の勝率は{ $rate }
find-black-won-even = 勝敗のついた{ $games }局での黒の勝率は{ $rate }で、互角と差がありません
find-letters = { $letters }と{ $last }
find-alike = { $letters }に有意な差はありません。
find-alike-more = { $first }に有意な差はありません。{ $others }にもありません。
find-alike-nor = { $letters }

## Where there is nothing to show (teach)

find-games-are-read = 対局を読み込んでいます。
find-no-games = 対局が読み込まれていません
find-no-games-hint = SGFファイル、フォルダー、アーカイブのいずれかをウィンドウにドロップするか、「ファイル」メニューからサンプルの対局を開いてください。
find-draw-a-shape = 形を描いてください
find-draw-a-shape-hint = 盤上をクリックして石を置きます。範囲は石に合わせて決まりますが、右ドラッグで選ぶこともできます。描くそばから、見つかった結果がここに表示されます。
find-begin-with = または、次のいずれかから始めます：
find-no-hit = この形の対局はありません
find-reading-hits = { $reading }：ヒット{ $hits }件
find-leave-out = 石を1つ除くか、どうでもよい点を緑の点（A）にしてみてください。
find-try = 別の条件：
find-or-paint = または、どうでもよい点を緑の点（A）にしてみてください。
find-relax-anywhere = 盤上のどこでも
find-relax-anywhere-tip = 描いた位置以外も探します
find-relax-other-edges = 他の盤端の近くも
find-relax-other-edges-tip = 描いていない盤端に接する場所も探します
find-relax-swap = 黒白交換も
find-relax-swap-tip = 黒と白を入れ替えた形も探します
find-relax-to-play = 手番を問わない
find-relax-to-play-tip = どちらの手番でも探します
find-relax-moves = 手数を問わない
find-relax-moves-tip = 何手目に現れても探します
find-relax-all-games = すべての対局
find-relax-all-games-tip = 前の結果の対局以外も探します
find-relax-no-filter = フィルターなし
find-relax-no-filter-tip = フィルターで除いた対局も探します
find-relax-region = 範囲を小さく
find-relax-region-tip = 範囲を描いた図に合わせます

## Years

find-facts-hint = 形を描くと、誰がいつ打ったかがここに表示されます。
find-facts-no-hit = この形の対局はありません。
find-no-years = これらの対局には、打たれた年の記載がありません。
find-shares-of-all = これらの対局にはすべてヒットがあります。割合は、絞り込みに合うすべての対局に対するものです。
find-share-of-each = 期間ごとの対局に占める割合。期間：
find-each-years = { $years }年
find-first = 初出：
find-first-tip = その局面を開きます
find-only-these-tip = クリックすると、これらの対局の中だけで探します
find-first-move = { $number }手目
find-undated = · 年不明：{ $games }局中{ $found }局
find-by-era = 時代別
find-era-first = ～1867年
find-era-last = 2016年～
find-found-of = { $games }局中{ $found }局
find-found-of-what = { $what }{ $games }のうち{ $found }：{ $rate }
find-of-games = 対局

## Players

find-by-rank = 段級位別
find-no-names = これらの対局には対局者名がありません。
find-head-player = 棋士
find-head-games = 対局数
find-head-of = 全対局
find-about-player = この棋士の記録
find-player-row = { $player }：{ $games }局中{ $found }局

## Hits

find-hits-hint = この形の対局がここに表示されます。ダブルクリックすると、その局面を開きます。
find-marked-tip = ページと書き出しの対象として印が付いています
find-sort-tip = クリックで並べ替え
find-sort-hits-by = ヒットを{ $column }で並べ替え
find-column-result = 結果
find-column-date = 日付
find-column-event = 大会
find-column-move = 手数
find-column-next = 次の手
find-column-image = 向き
find-column-game = 対局
find-open-here = この局面で対局を開く
find-mark = ページ用に印を付ける
find-unmark = ページ用の印を外す
find-mark-hit = ヒット{ $number }に印を付ける
find-hit-image = 図の向き：{ $image }
find-hit-row = ヒット{ $number }：{ $black } – { $white }、{ $moves }手目
find-hit-row-titled = ヒット{ $number }：{ $title }、{ $moves }手目
find-so-far = 現在{ $hits }件
find-first-listed = 最初の{ $hits }件を表示
find-first-listed-tip = 一覧には{ $hits }件まで表示されます。図を描き足すと絞り込めます
find-show-as-drawn = 図の向き
find-show-as-drawn-tip = 対局を、図に合わせて回転し、黒白を交換して表示します（V）
find-view-pictures = 図
find-one-a-game = 1局に1つ
find-one-a-game-tip = 一覧の順で、各対局の最初のヒットだけを表示します
# Instead of a picture.
find-picture-in-variation = 変化図の中
find-previous-hit = 前のヒット（Shift+N）
find-next-hit = 次のヒット（N）
find-save-hits-tip = すべてのヒットを表として、またはその対局をSGFで保存します（Ctrl+Shift+E）
find-marked = 印{ $hits }件
find-marks-of-drawing = 印は図とその条件ごとに付きます。別の図は印のない状態から始まり、元に戻すか検索の履歴から図に戻ると、その印も戻ります。
find-marks-left-out = このヒットの中にないもの{ $hits }件
find-unmark-all = すべての印を外す
find-hits-more = ヒットの表示とその他

## History

find-back = 戻る（Alt+←）
find-forward = 進む（Alt+→）
find-history = 検索の履歴
find-step = ステップ{ $step }：{ $words }、ヒット{ $hits }件
find-from-drawn = 描画
find-from-black = 黒{ $point }
find-from-white = 白{ $point }
find-from-game = 対局から
find-from-shape = 集計した形
find-from-opening = 布石
find-from-pasted = 貼り付け

## Pages

find-pages-hint = 形を描くと、その形の対局が印刷用のページになってここに表示されます。
find-pages-filter = 絞り込み：{ $filter }
find-pages-first = 一覧の先頭
find-pages-first-hits = 件、またはヒットに印を付けて選びます
find-hits-marked = 印を付けたヒット{ $hits }件
find-save-pages = ページを保存（PDF）…
find-save-pages-tip = PDF、手順をたどれるウェブページ（.html）、SVG、PNG、SGF、テキストで保存します。形式は名前の末尾で決まります
find-previous-page = 前のページ
find-next-page = 次のページ
find-page-of = { $pages }ページ中{ $page }ページ
find-paper = 用紙
find-paper-letter = レター
find-landscape = 横向き
find-diagrams-per-page = 1ページの図の数
find-moves-shown = 表示する手数
find-show = 表示範囲
find-show-region = 検索範囲
find-show-region-2 = 検索範囲＋2路
find-show-region-4 = 検索範囲＋4路
find-show-half = 盤の半分
find-show-whole = 盤全体
find-numbers = 番号
find-numbers-of-game = 対局の手数
find-numbers-from-one = 1から
find-coordinates = 座標
find-tinted = 範囲に色を付ける
find-drawn-colours = 描いた形の色
find-cut-hit = ヒットの局面以降
find-cut-whole = 対局全体
find-page-title = タイトル
find-no-pages = 表示するヒットがありません。印を付けるか、見つかる形を描いてください。
find-save-pages-title = ページを保存：.pdf、.html、.svg、.png、.sgf、.txt
find-save-hits-title = ヒットを保存：.csvは表、.sgfは棋譜集、拡張子なしはフォルダー
find-saved = { $path }に保存しました
find-saved-pages = { $pages }ページを{ $path }に保存しました
find-saved-hits = ヒット{ $hits }件を{ $path }に保存しました
find-saved-games = { $games }局を{ $path }に保存しました

## Notices

find-open-first = 先に対局を開いてください。その局面を検索します
find-shape-not-drawn = この形は図にできません：{ $reason }
find-not-drawn = 図にできません：{ $reason }
find-not-pasted = 貼り付けられません：{ $reason }
find-marks-lost = 棋譜庫にもうない対局の、印を付けたヒットが{ $hits }件あります
find-nothing-drawn = まだ何も描かれていません
find-copied = 図をテキスト図としてクリップボードにコピーしました
find-the-drawing = 「検索」の図
find-nothing-to-look-for = 検索する図が描かれていません
find-brackets = かっこは図にできません。図はAND、OR、NOT、THENだけでつないでください
find-too-large = 図は19列19行までですが、{ $width }×{ $height }が必要です
find-no-board = 向かい合う盤端で{ $width }×{ $height }の盤になりますが、盤は2×2から19×19の正方形に限ります

## Work in the background, named where it fails

find-task-filter = 対局の絞り込み
find-task-facts = 対局の情報
find-task-index = 索引
find-task-variations = 変化
find-task-search = 検索
find-task-readings = 図の読み方
find-task-hits = すべてのヒット
find-task-reached = 到達した局面
find-task-costs = 損失目数
find-task-periods = 2つの期間を集計
find-task-sort = ヒットの並べ替え
find-task-preview = プレビュー
find-phase-search = 検索中
find-phase-read-variations = 変化を読み取り中
find-phase-variations = 変化を検索中
find-phase-features = 特徴を記録中

## Why a diagram cannot be read

find-diagram-mark = { $line }行目（図の{ $row }行{ $column }列）：`{ $mark }`は不明な記号です。使えるのは X O . , ? x o @ * # _、かっこに入れた16進数字1～f、着手を表す数字です
find-diagram-edge-inside = { $line }行目（図の{ $row }行{ $column }列）：行の途中に盤端`|`があります
find-diagram-short = { $line }行目（図の{ $row }行{ $column }列）：行がここで終わっていますが、上の行は{ $expected }列です
find-diagram-long = { $line }行目（図の{ $row }行{ $column }列）：上の行の{ $expected }列より1列多くあります
find-diagram-edge = { $side ->
    [left] { $line }行目（図の{ $row }行{ $column }列）：左端`|`のある行とない行があります
   *[right] { $line }行目（図の{ $row }行{ $column }列）：右端`|`のある行とない行があります
}
find-diagram-below-edge = { $line }行目（図の{ $row }行1列）：下端より下に行があるか、行の間に盤端の線があります
find-diagram-move-twice = { $line }行目：手{ $number }はすでにあります
find-diagram-move = { $line }行目：手{ $number }：{ $what }
find-move-no-earlier-move = 参照先がそれより前の手ではありません
find-move-not-in-drawing = その列または行は図にありません
find-move-not-placed = 図に描かれておらず、`at`でも置かれていません
find-move-count-from-one = 手の番号は1から始まります
find-diagram-move-missing = { $line }行目：手{ $last }があるのに、手{ $number }がありません
find-diagram-moves-of-shape = 形だけを指定する図に、手の番号があります
find-diagram-empty = { $line }行目：図に行がありません
find-line = { $line }行目：{ $what }
find-query-size = 検索する図は1～{ $most }の列と行に限ります（{ $width }×{ $height }は使えません）
find-query-cells = { $expected }点の図に対して{ $found }点あります
find-query-off-board = 図のどの点も盤上に置けません
find-query-no-place = 描いた位置だけを検索するには、左右どちらかと、上下どちらかの盤端が必要です
find-sequence-outside = 手{ $number }が図の外に打たれています
find-sequence-off-board = 手{ $number }が盤外の点に打たれています
find-sequence-long = 手順は{ $most }手までです（{ $given }手あります）
find-then-without-moves = { $line }行目：THENの後には1以上の手数が必要です：`THEN 20`または`THEN 20 SAME`
find-missing-query = { $line }行目：ここに図、NOT、または ( が必要です
find-then-of-many = { $line }行目：THENは2つの図の間に置きます。NOTやかっこの隣には置けません
find-too-much = { $line }行目：`{ $word }`はここでは余分です
find-second-diagram = 2つ目の図
find-not-closed = { $line }行目：この ( が閉じられていません
find-too-deep = { $line }行目：かっことNOTの入れ子が{ $most }段を超えています
find-too-many-queries = 1つの検索に{ $most }個を超える図があります
find-pasted-diagram = 貼り付けた図：{ $what }
find-pasted-sgf = 貼り付けたSGF：{ $what }
find-pasted-no-stones = 貼り付けたSGF：最後の局面に検索する石がありません

## Why nothing was found out

find-stale-index = 索引は別の対局のもの（{ $found }）で、現在の対局（{ $expected }）に合いません。作り直してください
find-other-games = 対局の集合が別の対局群のものです。{ $found }局を指していますが、実際は{ $expected }局です
find-no-query = 図{ $asked }はありません。この検索の図は{ $queries }個です
find-unknown-file = 棋譜庫にこの対局のファイルの記録がありません
find-record-gone = 棋譜がファイルに残っていません

## Why a database of patterns (a file of GNU Go) cannot be read

find-db-stray = { $line }行目：`Pattern NAME`の行より前に図か属性があります。eyes.dbとmc_….dbは別の形式です
find-db-no-name = { $line }行目：`Pattern`に名前がありません
find-db-mark = { $line }行{ $column }列：`{ $mark }`は不明な記号です。使えるのは O X . o x ? * と、盤端の | - + です
find-db-edge-inside = { $line }行{ $column }列：行の途中に盤端があります
find-db-ragged = { $line }行目：{ $found }点ですが、上の行は{ $expected }点です
find-db-edge = { $side ->
    [left] { $line }行目：左端のある行とない行があります
   *[right] { $line }行目：右端のある行とない行があります
}
find-db-below-edge = { $line }行目：下端より下に行があるか、行の間に盤端があります
find-db-two-moves = { $line }行目：着手`*`が2つあります
find-db-no-drawing = { $line }行目：形{ $name }に図がありません
find-db-no-attributes = { $line }行目：形{ $name }に`:8,-`のような属性の行がありません
find-db-symmetry = { $line }行目：`{ $found }`は対称性の指定ではありません。対称性なしは8、ほかは | - + \ / X O のいずれかです
find-db-field = { $line }行目：`{ $field }`は、shape(2.5)のような値でも、補助関数の名前でもありません
find-db-too-many = { $line }行目：形が{ $most }個を超えています
find-db-nothing = 形が1つもありません。形は`Pattern NAME`の行で始まります

## The filter of games

find-key-player = どちらかの対局者の名前
find-key-black = 黒の名前
find-key-white = 白の名前
find-key-winner = 勝者の名前
find-key-loser = 敗者の名前
find-key-as-black = 描いた図の黒石を打った対局者の名前
find-key-as-white = 描いた図の白石を打った対局者の名前
find-key-year = 打たれた年
find-key-date = 日付（棋譜に記載されている精度）
find-key-result = 勝者と勝ち方
find-key-handicap = 置き石の数。なければ0
find-key-komi = 白に与えるコミ
find-key-event = 大会名の一部
find-key-round = 回戦の一部
find-key-place = 場所の一部
find-key-rank = どちらかの段級位。9pと9dは別のもの
find-key-black-rank = 黒の段級位
find-key-white-rank = 白の段級位
find-key-moves = 手数
find-key-size = 盤の路数
find-key-is = 棋譜の種類
find-key-has = 棋譜に記載があるか
find-key-tag = 自分で付けたタグ
find-key-path = ファイルのパスの一部
find-key-dyer = 20・40・60・31・51・71手目の点。~ で回転・反転も含む

find-lacking-player = 対局者名
find-lacking-black = 黒の名前
find-lacking-white = 白の名前
find-lacking-year = 年
find-lacking-date = 正確な日付
find-lacking-result = 明確な結果
find-lacking-komi = コミ
find-lacking-event = 大会名
find-lacking-round = 回戦
find-lacking-place = 場所
find-lacking-rank = 読み取れる段級位
find-lacking-black-rank = 読み取れる黒の段級位
find-lacking-white-rank = 読み取れる白の段級位

find-kind-game = 集計と検索の対象となる対局
find-kind-position = 着手のない棋譜
find-kind-duplicate = 同じ対局の別の棋譜がある
find-kind-turned = 回転または反転した重複
find-kind-variations = 変化のある棋譜
find-kind-cut = 打てない手で途切れた棋譜
find-kind-handicap = 置き石が2子以上
find-kind-setup = 対局の前か途中に石の配置がある
find-kind-decided = 黒または白の勝ち
find-kind-tagged = タグがある

find-result-black = 黒勝ち
find-result-white = 白勝ち
find-result-resign = 中押し勝ち
find-result-time = 時間切れ勝ち
find-result-points = 目数差での勝ち。>5、<1、0.5..2.5も可
find-result-forfeit = 反則勝ち・不戦勝
find-result-draw = 勝者なし：持碁
find-result-void = 勝者なし：無勝負
find-result-unknown = 記載なし
find-result-white-resigned = 白の投了
find-result-black-resigned = 黒の投了
find-result-black-counted = 黒の目数差での勝ち
find-rank-pro = プロ
find-rank-amateur = アマチュア

find-your-tag = 自分のタグ
find-for-example = 例
find-lacks = { $what }のない対局{ $games }局

## Why a filter cannot be read

find-unknown-key-near = 「{ $found }」というフィルターはありません。「{ $near }」のことですか？
find-filter-wrong = { $column }文字目：`{ $found }`ではなく、{ $expected }が必要です
find-filter-near = { $column }文字目：`{ $found }`ではなく、{ $expected }が必要です。`{ $near }`のことですか？
find-filter-ends = { $column }文字目：フィルターがここで終わっていますが、{ $expected }が必要です
find-expected-never-opened = 空白か語（このかっこは開かれていません）
find-expected-depth = かっこの入れ子が{ $most }段以内であること
find-expected-closing = この後に閉じかっこ`)`
find-expected-term = ここに語か、`player:shusaku`のような条件
find-expected-key = キー
find-expected-keys = キー（{ $keys }）か、引用符で囲んだテキスト
find-expected-no-rules = 別のキー（棋譜庫は対局のルールを記録しません）
find-expected-whole-terms = { $expected }（かっこは条件全体を囲みます：`(year:1846 OR year:1853)`）
find-expected-quote = 末尾に閉じの引用符`"`
find-expected-name = `cho`や`"Cho Chikun"`のような棋士名
find-expected-year = 年またはその範囲：`1846`、`1840..1862`、`>1900`
find-expected-date = 日付またはその範囲：`1846-09-11`、`1846-09..1847`、`>1900`
find-expected-result = b、w、draw、void、unknown、resign、time、forfeit、目数のいずれか（例：`b+resign`、`w+<1`）
find-expected-handicap = 置き石の数またはその範囲：`2`、`2..9`、`>2`
find-expected-komi = コミまたはその範囲：`6.5`、`5.5..7.5`、`<0`
find-expected-text = テキスト（空白を含む場合は引用符で囲む）
find-expected-rank = 同じ体系の段級位またはその範囲：`9p`、`>=7d`、`5k..1d`、`pro`、`amateur`
find-expected-moves = 手数またはその範囲：`200`、`100..200`、`>200`
find-expected-size = 盤の大きさまたはその範囲：`19`、`9..13`
find-expected-kind = 棋譜の種類
find-expected-field = 項目の名前
find-expected-tag = タグの名前（空白を含む場合は引用符で囲む）
find-expected-dyer = a～tの12文字、不明な文字は`?`：20、40、60、31、51、71手目の点
find-expected-ends = `..`の前か後に値
find-expected-order = 小さい方を先にした、比較できる2つの値
find-expected-one-of = { $names }のいずれか
