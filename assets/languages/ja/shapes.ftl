# 形の作業画面：集計した形の表と、選んだ形の詳細

## Panels and tabs

shapes-pane-table = 形の一覧
shapes-pane-detail = 形の詳細
shapes-pane-plots = グラフ
shapes-mine = 集計
shapes-tab-continuations = 続き
shapes-tab-symmetry = 対称性
shapes-tab-templates = テンプレート
shapes-tab-examples = 実例

## Words of many panels

shapes-occurrences = 出現{ $occurrences }回
shapes-result-at-least = { $result }、{ $times }回以上
shapes-colours-swapped = 黒白交換
shapes-turn-and-colours-swapped = { $turn }、黒白交換
shapes-unit-moves = 着手ごと
shapes-unit-moves-help = すべての着手に占める割合です。同じ対局の着手は互いに関係しているため、差が実際より確かに見えます。
shapes-unit-games = 対局ごと
shapes-unit-games-help = その形が現れる対局の割合です。慎重な比較になります。
shapes-unit-offers = 機会ごと
shapes-unit-offers-help = 着手率：打てる場面で、どちらがより積極的にそこへ打つかを比べます。
shapes-against-help = この形のオッズがプロの対局の何倍かを、95%信頼区間とともに示します（対数目盛、中央の線が×1）。偶然かもしれないもの、つまり同程度の結果の20件に1件を超えて誤りが見込まれるものは灰色です。並べ替えは差の大きさではなく、確かさの順です。
shapes-name-help = ウィンドウから読み取れる範囲での、打ち手の間での呼び名です。ウィンドウの外の点を見ないと決まらない名前は付けません。
shapes-k-help = K：ウィンドウ内の石の数です。
shapes-bits-help = ビット数が多いほど珍しい形です。2回に1回現れる形は1ビット、1000回に1回なら10ビットです（情報量：すべての出現に占める割合の−log₂）。
shapes-rate-help = 着手率：手番の側がこの形に打てる場面のうち、実際に打った割合です。線はウィルソンの95%信頼区間で、20回中19回は真の率がこの中に入ります。回数が少ない場合にも正直な区間です。
shapes-wins-help = 結果のわかっている対局のうち、その手を打った側が勝った割合です。
shapes-years-help = この形が現れる最初と最後の対局の年です。
shapes-from = 下限
shapes-to = 上限
shapes-point = { $column }列{ $row }行

## The table: heads of columns and their tooltips

shapes-column-rank = 順位
shapes-column-rank-help = 出現回数の順です。
shapes-column-shape = 形
shapes-column-shape-help = 図の並び順です。行ごとに、空点、黒、白、盤外の順になります。
shapes-column-name = 名前
shapes-column-played = 着手回数
shapes-column-played-help = 打たれた回数です。
shapes-column-times = 出現回数
shapes-column-times-help = 現れた回数です。
shapes-column-games = 対局数
shapes-column-games-help = この形が現れる対局の数です。
shapes-column-k = K
shapes-column-bits = ビット
shapes-column-share = 着手率
shapes-column-wins = 打った側の勝率
shapes-column-years = 年代
shapes-column-against = プロの倍率

## The table: what stands above it

shapes-shown-of = { $all }種の形のうち{ $shown }種
shapes-rarer = （一覧にない、より稀な形{ $shapes }種）
shapes-in-games = { $games }局、{ $occurrences }
shapes-ordering = 並べ替え中…
shapes-nothing-found = 何も見つかりませんでした。この手数に達した対局がないか、最小回数以上現れた形がありません。
shapes-none-passes = フィルターに合う形はありません。
shapes-find-example = 「{ $shape }」の図を全対局から探す
shapes-clear-filter = フィルターを解除
shapes-result-field = 集計結果
shapes-professional-read-only = プロの形（読み取り専用）
shapes-result-of-professionals = プロ：{ $result }
shapes-save-whole = 結果全体（RON）…
shapes-save-whole-tip = Katachiで再び読み込めます
shapes-save-rows = 表にある形
shapes-save-csv = クラスター付きの表（CSV）…
shapes-save-arff = WEKA用（ARFF）…
shapes-save-gnu-go = GNU Go用（.db）…
shapes-save-tip = この結果を保存するか、その形を他のプログラムで使います
shapes-open-tip = 保存した結果を読み込みます
shapes-mining = 集計中…
shapes-compare = プロと比較
shapes-no-shapes = 形はまだありません
shapes-games-are-read = 対局を読み込んでいます。まもなくここに形が表示されます。
shapes-drop-files = まず、SGFファイル、フォルダー、アーカイブのいずれかをウィンドウにドロップしてください。
shapes-games-wait = { $games }局が集計を待っています。
shapes-mine-3 = 各着手の周囲3×3を集計
shapes-mine-5 = 各着手の周囲5×5を集計
shapes-mine-diamond = 各着手の周囲13点のひし形を集計
shapes-other-windows = 他のウィンドウは「集計」パネルで選べます。自分で描くこともできます。

## The table: rows for screen readers

shapes-row = { $rank }位、{ $stones }、{ $occurrences }
shapes-row-named = { $rank }位、{ $stones }、{ $occurrences }、{ $name }

## The filter of the table

shapes-filter = フィルター
shapes-filter-on = フィルター（適用中）
shapes-filter-count = 最小回数
shapes-filter-named = 名前のある形のみ
shapes-filter-kind = 手の種類
shapes-filter-any-kind = すべて
shapes-filter-kind-tip = 次に打たれる手の名前による分類です。1つの形が複数の種類に属することもあります
shapes-filter-no-kind-tip = これらの形は次の着手の周囲を読み取ったものではないため、手の種類がありません
shapes-filter-kind-small = 小さい形で種類が分かるのは一部です：着手の割合で3×3の24%、5×5の69%
shapes-filter-cluster = クラスター
shapes-filter-cluster-tip = 他のクラスターも表示します
shapes-filter-cluster-of = { $clusters }個中{ $number }番
shapes-filter-text = テキスト
shapes-filter-text-tip = 名前にこのテキストを含む形、実例の対局の対局者、大会、日付にこのテキストの単語（3文字以上なら、それで始まる単語）を含む形（実例は1つの形につき32件まで保存されます）、または図がX.Oのような並びを含む形を残します
shapes-filter-text-hint = 名前、対局者、大会、X.O
shapes-filter-contains = 含む形
shapes-filter-contains-tip = 点をクリックして描きます：X 黒、O 白、. 空点、? 任意。ウィンドウのどこかにこれを含む形が残ります。回転や反転も含みます。
shapes-filter-point = { $column }列{ $row }行：{ $mark }

## The selected shape

shapes-select-one = 表で形を選んでください。行をクリックするか、↑と↓で移動します。
shapes-select-none = ここには、選んだ形の対称性、続き、その形が現れる対局が表示されます。
shapes-heading = { $all }種中{ $rank }位の形
shapes-unnamed = 名前のない形
shapes-named-in-games = 対局では：{ $names }
shapes-find = この形の対局を検索
shapes-find-tip = 「検索」でこの形をすべての対局から探します。同じ場所は1局に1回だけ数えます
shapes-follows = この形に続く形
shapes-follows-tip = どの形が続くかを「定石」で調べます
shapes-picture = 選択した形、{ $image }：{ $diagram }
shapes-fact-occurrences = 出現
shapes-fact-occurrences-help = 出現回数と、すべての出現に占める割合です。
shapes-fact-games = 対局数
shapes-fact-games-help = この形が現れる対局の数と、全対局に占める割合です。
shapes-fact-k = K
shapes-fact-information = 情報量
shapes-fact-rate = 着手率
shapes-fact-wins = 打った側の勝率
shapes-fact-years = 年代
shapes-fact-against = プロとの比較
shapes-bits = { $bits }ビット
shapes-some-of = { $all }中{ $some }
shapes-no-result = 結果のわかる対局がありません
shapes-too-rare = 少なすぎて判断できません
shapes-at-most = { $share }以下
shapes-interval = { $low }～{ $high }
shapes-here-and-there = ここでは{ $here }、プロでは{ $there }
shapes-against-tip = ここでは{ $of }中{ $count }、プロの対局では{ $ofThere }中{ $countThere }
shapes-against-tip-at-most = ここでは{ $of }中{ $count }、プロの対局では{ $ofThere }中{ $countThere }以下
shapes-against-figures = 対数オッズ比{ $odds }、z { $z }、q { $q }

## Continuations: what was played in the window next

shapes-final-has-none = 終局図なので、続きはありません。次の手を見るには、各着手の周囲を集計してください。
shapes-nobody-played = このウィンドウの中は、他の要因で変わるまで、誰も続けて打ちませんでした。
shapes-replies-drawn = 図に示した応手：{ $replies }
shapes-by-opponent = 相手
shapes-by-mover = 同じ側
shapes-reply = { $letter }：{ $times }回。相手{ $opponent }回、手抜き後{ $opponentLater }回、同じ側{ $mover }回、手抜き後{ $moverLater }回
shapes-replies-played-help = 両方の色を合わせた回数です。「検索」では「両方」の列がこの回数で、色別の回数も示します
shapes-later-replies = { $all }回のうち{ $later }回は、手抜きの後の応手です（斜線）。
shapes-no-reply = なし
shapes-no-reply-times = この場所での応手なし：{ $times }回
shapes-no-reply-tip = この場所での応手なし：再び打たれる前に終局したか、外からの着手でウィンドウの中が変わりました。

## Symmetry: the sixteen images of a shape

shapes-as-it-is-button = 元の向きに戻す
shapes-jump = 回転の動きを省く
shapes-versions = { $versions }通りの見え方
shapes-versions-tip = { $equation }。回転、反転、黒白の交換により、この形の異なる図がこれだけ生じます。これが軌道です。図を変えない操作の全体が固定部分群です。軌道と固定部分群の大きさの積は、常に図の総数になります。
shapes-equation = 軌道{ $orbit } × 固定部分群{ $stabiliser } = { $images }
shapes-few-images = （このウィンドウでは16の図のうち{ $images }だけです）
shapes-no-symmetry = 回転、反転、黒白の交換のどれによっても変わります。この形に対称性はありません。
shapes-unchanged-by = 次の操作では変わりません：{ $images }。
shapes-seen-around-moves = 対局には{ $all }通りの図のうち{ $seen }通りが現れます。集計した対局で黒白が交換されている図は、白が打った手を意味します。
shapes-seen-in-finals = 対局には{ $all }通りの図のうち{ $seen }通りが現れます。終局図ではどちらの色かは問わないため、16の図すべてを1つの形とします。
shapes-row-as-they-are = 元の色
shapes-row-swapped = 黒白交換
shapes-image = { $image }：図{ $letter }、{ $times }回、{ $share }
shapes-no-image = { $image }：このウィンドウはこの向きでは自身に重なりません

## Templates: which points of a shape do not matter

shapes-templates-of-shape = この形
shapes-templates-of-result = 結果全体
shapes-templates-looking = 任意の点を探しています…
shapes-templates-none = この形では、すべての点に意味があります。
shapes-templates-none-why = そこが空点、黒、白のいずれでも形が現れるとき、その点は任意となり、?で描かれます。ここではどの点も、3つのうち少なくとも1つが欠けています。
shapes-templates-include = この形を含むテンプレート{ $templates }件：
shapes-free-points = 任意の点{ $points }個
shapes-template = テンプレート{ $number }：任意の点{ $points }個
shapes-the-template = テンプレート
shapes-stands-for = { $variants }通りの埋め方を表し、そのすべてが打たれています。
shapes-variants-turned = 埋め方は、どの向きで打たれていても打たれたものと数えます。向きを変えると同じ形になるものもあります。クリックするとその形を表示します。
shapes-open-cells = 任意の点の内訳
shapes-open-cells-tip = 他の?は、選択した形のままとします。
shapes-filling = { $place }が{ $value }：{ $times }回
shapes-why-no-larger = これ以上広げられない理由
shapes-no-cell-left = 任意にできる点は残っていません。残りは盤外か、着手の点です。
shapes-one-more-open = もう1点を任意にするには次の配置が現れる必要がありますが、一度も現れていません：
shapes-must-stay = { $place }は任意にできません：{ $value }の例がありません
shapes-what-templates-are = テンプレートは?の点だけが異なるすべての形を表し、そのどれもが実際に打たれています。
shapes-find-templates = すべてのテンプレートを探す
shapes-all-templates = テンプレート全{ $templates }件
shapes-largest-only = 最大のもののみ
shapes-largest-only-tip = これ以上どの点も?にできないテンプレートが最大です。それ以外は、より大きなテンプレートに含まれます。
shapes-template-row = テンプレート{ $rank }位、{ $points }、{ $occurrences }
shapes-variants = 埋め方{ $variants }通り
shapes-template-facts = { $points }、{ $variants }（{ $shapes }）
shapes-template-facts-largest = { $points }、{ $variants }（{ $shapes }）、最大
shapes-template-look = このテンプレートが表す最も多い形を表示します
shapes-the-middle = 中心
shapes-cell-empty = 空点
shapes-cell-off-board = 盤外

## Examples: games that have the shape

shapes-examples-elsewhere = この結果は、いま読み込まれている対局とは別の対局を集計したものです。実例を見るには、その対局を読み込んでください。
shapes-open-game = 対局を開く
shapes-examples-drawn = 出現{ $occurrences }回から無作為に選んだ実例{ $examples }件。NとShift+Nで順に開きます。
shapes-example-result = 結果
shapes-example-date = 日付
shapes-example-move = 手数
shapes-example-event = 大会
shapes-example-seen-as = 向き
shapes-example-end = 終局
shapes-example = { $black } – { $white }、{ $date }、{ $number }手目、{ $image }
shapes-example-final = { $black } – { $white }、{ $date }、終局、{ $image }

## Plots over all shapes

shapes-plots-none = 形を集計すると、ここに出現頻度のグラフが表示されます。
shapes-plot-rank = 順位と頻度
shapes-plot-clusters = Kと頻度
shapes-plot-stones = K別の形の数
shapes-plot-coverage = カバー率
shapes-clusters = クラスター数
shapes-k-means = Kと対数頻度によるk-means
shapes-working = 計算中…
shapes-zipf-none = 頻度の種類が少なすぎ、ジップの法則を当てはめられません。
shapes-zipf = ジップ指数{ $exponent } ± { $error }（{ $times }回以上現れる{ $shapes }種の形による）
shapes-zipf-tip = 頻度は順位の−{ $rank }乗で減ります。x回現れる形の数に最尤法で当てはめたものです（指数{ $exponent } ± { $error }）。データと法則の最大の隔たりは{ $distance }です。
shapes-key-shapes = 形
shapes-key-zipf = ジップの法則
shapes-key-selected = 選択した形
shapes-key-different = 形の種類
shapes-key-occurrences = 出現回数
shapes-key-coverage = カバー率
shapes-axis-rank = 順位
shapes-axis-occurrences = 出現回数
shapes-axis-stones = K（石の数）
shapes-axis-share = 割合
shapes-axis-most-frequent = 頻度上位N種の形
shapes-axis-share-of-all = 全出現に占める割合
shapes-hover-rank =
    { $rank }位
    { $times }回
shapes-hover-k =
    K { $k }
    { $times }回
shapes-hover-bar = K { $k }：{ $bars }の{ $share }
shapes-hover-coverage = 上位{ $shapes }種：{ $share }
shapes-millions = { $millions } M
shapes-cluster = { $shapes }種、K { $k }、{ $times }回
shapes-cluster-named = { $name }：{ $contents }
shapes-cluster-tip = 中心：K { $k }、{ $times }回。クリックするとこれらの形だけを表示し、もう一度クリックすると全体に戻ります
shapes-cluster-name = 名前…
shapes-cluster-name-tip = このクラスターに名前を付けます。名前は結果とともに保存され、表にも表示されます
shapes-cluster-name-of = クラスター{ $cluster }に名前を付ける
shapes-cluster-name-hint = 名前
shapes-cluster-call-it = この名前にする
shapes-coverage-none = 全出現に占める割合です。
shapes-coverage = およそ{ $list }を占めます。
shapes-coverage-part = { $shapes }種の形で{ $share }

## The form: what to mine

shapes-form-window = ウィンドウ
shapes-form-window-help = 形を構成する点です。
shapes-form-where = 場所
shapes-form-min-count = 最小回数
shapes-form-only-shapes-of = 石の数で限定
shapes-form-only-shapes-of-tip = 石の数がこの範囲を外れる形を除きます。
shapes-form-stones = 子
shapes-form-load-first = まず対局を読み込んでください。SGFファイル、フォルダー、アーカイブのいずれかをウィンドウにドロップします。
shapes-form-mined-already = 集計済みです：結果を表示
shapes-form-diamond = ひし形{ $points }
shapes-form-diamond-tip = 中心から{ $steps }路以内のすべての点
shapes-form-rectangle = 長方形
shapes-form-draw = 自分で描く
shapes-form-wide = 幅
shapes-form-high = 高さ
shapes-form-draw-help = 点をクリックするか、なぞってください。丸印が中心で、着手の位置になります。
shapes-form-the-window = ウィンドウ：{ $window }
shapes-form-no-symmetry = 対称性なし
shapes-form-symmetries = 対称性{ $symmetries }通り
shapes-form-drawn-window = 描いたウィンドウ、{ $points }点
shapes-form-around-moves = 各着手の周囲
shapes-form-around-moves-tip = すべての着手を中心にウィンドウを置きます。手番の側を黒とします。
shapes-form-after = 着手後の状態
shapes-form-after-tip = 着手前ではなく、石を置いて取られた石を除いた状態のウィンドウを読み取ります。
shapes-form-only-moves = 手数で限定
shapes-form-final = 終局図の全体
shapes-form-final-tip = 終局時の盤上のあらゆる位置にウィンドウを置きます。どちらの色かは問いません。石のない位置は除きます。
shapes-form-no-middle = このウィンドウには中心の点がないため、着手の周囲に置けません。辺の長さを奇数にするか、中心の点を描くか、終局図を読み取ってください。
shapes-form-moves-reversed = 最初の手数が最後の手数より後になっています。
shapes-form-stones-reversed = 石の数の下限が上限を超えています。
shapes-form-draw-two = ウィンドウの点を2つ以上描いてください。

## Work in the background, files and notices

shapes-work-order = 形の並べ替え
shapes-work-figures = 形の数値
shapes-work-mining = 集計：{ $result }
shapes-work-opening = { $path }を開いています
shapes-work-professional = プロの形
shapes-work-templates = テンプレート：{ $result }
shapes-step-unpacking = プロの形を展開中
shapes-save-title = 集計した形を保存
shapes-save-rows-title = 表にある形を保存
shapes-saved = { $path }に保存しました
shapes-saved-without = { $path }に保存しました。{ $shapes }種は除きました（石がないか、GNU Goのコンパイラーの限度を超えています）
shapes-none-of-window = { $window }の形はありません
shapes-none-professional = このウィンドウのプロの形はありません
shapes-select-first = まず「形」で形を選んでください
shapes-select-for-examples = まず形を選んでください。実例を順に表示します
shapes-other-games = これらの形は、いま読み込まれている対局とは別の対局を集計したものです。形は表示されますが、実例はありません
# $shapes and $games are such as "1,084 shapes" and "12 games".
shapes-opened = { $path }を開きました：{ $games }から{ $shapes }。
shapes-opened-instead = { $path }を開きました：{ $games }から{ $shapes }。同じ条件の結果と置き換えました。
shapes-games-not-loaded = これらの形を集計した対局が読み込まれていません
