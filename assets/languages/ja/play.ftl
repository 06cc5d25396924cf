### The Play workspace: suggestions, guessing moves, a game against the program, and what patterns are worth in playouts.

### "The model" is the program's own, trained on games of professionals; "playouts" are random games played to the end.

## The panels and what the board is there for: gui/panels/play/mod.rs, app/play/mod.rs

play-pane-win-rate = 勝率
play-pane-position = 局面
play-pane-report = レポート
play-pane-candidates = 候補手
play-pane-training = 練習
play-pane-game = 対局
play-pane-experiment = 実験
play-pane-why = 理由
play-pane-summary = まとめ
play-pane-score = 形勢
play-pane-table = 表
play-empty-board = 空の碁盤
play-new-board = 新しい盤
play-new-board-tip = 試し打ち用の空の碁盤です。Ctrl+Vで対局を貼り付けられます
play-mode-suggest = 候補手
play-mode-suggest-tip = この局面で強い打ち手が打つ手と、その理由
play-mode-guess = 次の一手クイズ
play-mode-guess-tip = 実戦の手を当てます。間違えた局面は後でまた出題されます
play-mode-game = 対局する
play-mode-game-tip = 形で打つKatachiとの対局
play-mode-playouts = プレイアウト
play-mode-playouts-tip = モンテカルロ探索のプレイアウトで、集計した形がどれだけ役立つか
play-mode-contradictions = 矛盾
play-mode-contradictions-tip = 形のリストの着手のうち、対局と矛盾するもの
play-start = 開始
play-of = { $part }/{ $all }

## Who ranks moves: app/play/engines.rs

play-engine-model = モデル
play-engine-model-tip = プロの対局で学習したモデル：すべての合法手の確率。この対局も含まれるかもしれません
play-engine-contexts = 周囲
play-engine-contexts-tip = 読み込んだ対局で、同じ周囲が現れたときに打たれた頻度（わかっている手全体に対する割合）
play-engine-rings = パターン
play-engine-rings-tip = 読み込んだ対局の形データベース（4×4のコアとその周りのリング）による、わかっている手全体に対する割合
play-engine-shapes = 形
play-engine-shapes-tip = プロがよく打つ形：各点で知られている最大の形（9×9から3×3）が、打てるときに打たれた頻度（手全体に対する割合）。この対局も含まれるかもしれません

## The candidates: gui/panels/play/candidates.rs

play-candidates-no-game = 対局を開くか、貼り付けるか、空の碁盤から始めてください。
play-candidates-unpacking = モデルを展開中…
play-candidates-played-first = 実戦：{ $point }、モデルの第1候補（{ $share }）。
play-candidates-played-rank = 実戦：{ $point }、モデルの第{ $rank }候補（{ $share }）。
play-candidates-played-unlikely = 実戦：{ $point }、モデルはほとんど予想していません。
play-candidates-left-out = 読み込んだ対局にあるこの対局の記録{ $records }件を除く。
play-candidates-left-out-tip = 対局が自分自身の答えにならないよう、「周囲」と「パターン」はこれを除きます。モデルとプロの形は、この対局から学んだかもしれません。
play-candidates-head-counts = 着手/出現
play-candidates-head-share = 割合
play-candidates-tip = モデル：その手が打たれる確率。着手/出現：読み込んだ対局で、同じ周囲が現れた回数のうち打たれた回数と、その割合の95%信頼区間。その後は、ほかのエンジンの評価と、その中での順位です。
play-candidates-tip-costs = { $cost }：盤面全体が同じとき、評価済みの自分の対局での、エンジンによる平均です。灰色は、ゼロかもしれないか、対局が少なすぎることを示します。
play-candidates-tip-engine = { $engine }：{ $what }。
play-candidates-context = 読み込んだ対局では、同じ周囲で{ $seen }回中{ $played }回打たれました：{ $share }。
play-candidates-it = この手
play-candidates-click = クリック：理由を表示。ダブルクリック：打つ。
play-candidates-first-choices = 各エンジンの第1候補
play-candidates-nothing-known = データなし

## Why a candidate stands where it does: gui/panels/play/why.rs, gui/panels/play/rings.rs

play-why-choose = 候補手をクリックすると、順位の理由が表示されます。
play-why-play = 打つ
play-why-play-tip = 変化として碁盤に打ちます
play-why-model-gives = モデルの予想：{ $share }。
play-why-head = 順位の理由（平均的な手との比較）
play-why-head-tip = 候補手の得点は合計値です。ここでは特徴の種類ごとに、詳しく調べた候補手の平均と比べて加わった分を示します。+0.7でオッズは2倍、−0.7で半分になります。
play-why-nothing = 特になし：平均的な手と変わりません。
play-why-games-head = 読み込んだ対局では
play-why-nobody = { $games }局のうち、同じ周囲でここに2回以上打たれた例はありません。
play-why-whole-board = 盤面全体が同じとき、打てた{ $seen }回中{ $played }回打たれました：{ $share }。
play-why-points-around = 周囲{ $points }点が同じとき、打てた{ $seen }回中{ $played }回打たれました：{ $share }。
play-why-context-tip = 十分な回数現れた最大の周囲で、距離は{ $distance }まで（|dx| + |dy| + 両者の大きい方）。8通りの対称と黒白の入れ替えを含みます。碁盤に輪郭を示します。
play-why-show-games = 対局を表示
play-why-show-games-tip = この石の配置を、読み込んだすべての対局から「検索」で探します
play-why-rings-head = 形データベースでは
play-why-rings-tip = 明るい4×4点がコア、残り（または枠の中）は知られている範囲のリングです
play-why-rings-board = 着手の周囲のパターン
play-why-rings = このコアとリング{ $rings }個で、約{ $seen }回中{ $played }回打たれました。
play-why-rings-plain = この周囲の石の配置で、約{ $seen }回中{ $played }回打たれました。
play-why-ladder = リングの外の{ $stones }がシチョウを左右します。
play-why-ladder-several = リングの外の複数の石がシチョウを左右します。
play-why-rings-nobody = この手のパターンはデータベースにありません。
play-rings-choose = リング：
play-rings-around = 着手の周囲：
play-rings-square = 正方形
play-rings-square-tip = コアを囲む正方形で形データベースを作り直します
play-rings-cross = 十字
play-rings-cross-tip = コアの各辺の横の4点ずつで形データベースを作り直します（原典の図の形）
play-rings-corners = 十字と斜め
play-rings-corners-tip = 十字と同じですが、4番目のリングはコアの斜め隣の2×2点です
play-rings-test = どのくらい当たるか？
play-rings-test-tip = 古い対局だけを数え、新しい対局最大{ $games }局の着手を尋ねます
play-rings-accuracy = 新しい対局{ $games }局の{ $moves }手のうち、ほかの{ $counted }局で知られているのは{ $known }、1位は{ $first }、5位以内は{ $five }です。
play-rings-no-test = 調べる対局がありません。{ $moves }手以上の19路の対局が2局以上必要です。
play-why-uncounted = この{ $games }局では、手の周囲がまだ集計されていません。
play-why-count = 集計する
play-why-count-tip = 10,000局で約2分かかります。バックグラウンドで行い、結果は棋譜庫に残ります
play-why-no-games = 対局が読み込まれていません。
play-why-counting-step = 手の周囲を集計中：{ $percent }%、段階 { $step }/{ $steps }。
play-why-counting = 手の周囲を集計中…

## The report of the open game: gui/panels/play/report.rs

play-report-empty = 対局を開くと、各手がどれだけ予想されたか、どこで前例を離れたかがここに表示されます。
play-report-hidden = 着手を当てるまで、レポートは表示されません。
play-report-stopped = レポートを中止しました。
play-report-make = レポートを作る
play-report-making = 各手を順位づけ中…
play-report-both = 双方
play-report-click = クリックすると、その手の前の局面へ移ります。
play-report-head-move = 手数
play-report-head-played = 着手
play-report-head-rank = 順位
play-report-head-rank-tip = モデルによる、すべての合法手の中での順位
play-report-head-expected = 確率
play-report-head-expected-tip = モデルがその手に与えた確率
play-report-head-first = 第1候補
play-report-head-first-tip = モデルが打つ手
play-report-head-kind = 種類
play-report-head-kind-tip = 手の呼び名
play-report-among-five = 5位以内
play-report-first-tip = { $moves }手中{ $found }手がモデルの第1候補でした
play-report-five-tip = { $moves }手中{ $found }手がモデルの5位以内でした
play-report-stage-tip = { $stage }での第1候補：{ $moves }手中{ $found }手
play-report-departure-tip = プロの対局に、この続きはありません。クリックすると、その前の局面へ移ります。
play-report-no-departures = 布石を比べるデータがありません。
play-report-opening = 布石
play-report-upper-left = 左上
play-report-upper-right = 右上
play-report-lower-left = 左下
play-report-lower-right = 右下
play-report-new = { $what }：{ $number }手目 { $color }{ $point }が新手。直前の局面もプロの対局に前例なし
play-report-left = { $what }：{ $number }手目 { $color }{ $point }が新手。直前の局面は前例{ $times }回
play-report-pass = パス
play-report-row = レポート、{ $number }手目：{ $point }
play-report-row-ranked = レポート、{ $number }手目：{ $point }、{ $rank }位

## Guessing moves: gui/panels/play/guess.rs, app/play/guess.rs

play-guess-was-last = これが最後の局面でした。結果は「まとめ」に表示されます。
play-guess-choose = 出題の対象を選んで始めてください。
play-guess-move-of = { $black } – { $white }、{ $number }手目
play-guess-where = { $color }はどこに打ちましたか？
play-guess-better = { $color }は{ $point }に打ちました。よりよい手は？
play-guess-better-not-there = そこではありません。明るい部分から探してください。
play-guess-not-there = そこではありません。{ $color }は明るい部分に打ちました。
play-guess-shown = 表示：{ $turned }
play-guess-board = 次の一手クイズの碁盤
play-guess-show = 正解を表示
play-guess-show-tip = この局面をあきらめます（I）
play-guess-next-position = 次の局面
play-guess-open-game = この局面で対局を開く
play-guess-describe = { $size }、{ $number }手目、{ $color }番、{ $tries }回挑戦
play-guess-describe-played = { $size }、{ $number }手目、{ $color }番、{ $tries }回挑戦、実戦 { $point }
play-guess-describe-better = { $size }、{ $number }手目、{ $color }番、{ $tries }回挑戦、よりよい手 { $point }
play-guess-review = 復習（{ $cards }）
play-guess-review-tip = 間違えた局面を、忘れかけたころにもう一度出題します。回転、反転、黒白の入れ替えも行います
play-guess-none-due = カード{ $cards }枚。復習するものはありません
play-guess-no-cards = 間違えた局面は保存され、後でまた出題されます。
play-guess-new-positions = 新しい局面
play-guess-moves-of = 対象の手
play-guess-side-both = 双方
play-guess-side-winner = 勝者
play-guess-any-player = すべての棋士
play-guess-player-tip = 名前にこの文字を含む棋士の手だけ
play-guess-player-field = 出題する棋士
play-guess-from-move = 手数
play-guess-to-move = ～
play-guess-all-moves = すべて
play-guess-whole-games = 1局通して
play-guess-whole-games-tip = 1局ずつ、1手ごとに出題します
play-guess-single-positions = 局面ごと
play-guess-single-positions-tip = 無作為に選んだ局面を出題します
play-guess-about = 1局面につき{ $tries }回クリックできます。外れると手のある4分の1の盤面が、次に外れるとさらに狭い枠が示されます。1回目で正解なら{ $first }点、以後{ $second }点、{ $third }点。実戦と違う手も、モデルやほかの対局での評価に応じて最高{ $other }点になります。
play-guess-loaded = 読み込んだ対局
play-guess-loaded-tip = すべての対局、または絞り込んだ対局。例：player:shusaku、year:1990-2010、tag:mine
play-guess-hits = 検索のヒット（{ $hits }）
play-guess-hits-tip = 「検索」のヒットから出題：その局面でどこに打たれたか
play-guess-open = 開いている対局
play-guess-open-tip = 開いている対局を1手ごとに出題します。カードが残るのは読み込んだ対局だけです
play-guess-games-field = 出題する対局
play-guess-games-hint = すべての対局、または player:… year:… tag:…
play-guess-tagged = タグ：
play-guess-done = 終了しました。
play-guess-score = { $of }点中{ $score }点
play-guess-asked = { $positions }局面、1回目で正解{ $first }
play-guess-to-come = 残り{ $positions }
play-guess-end = 終了
play-guess-end-tip = 次の一手クイズを終えます。まとめは残ります
play-guess-look-first = 最初に目が行く点をクリックしてください。
play-guess-in-quarter = この4分の1の盤面に打たれました。
play-guess-in-box = この枠の中に打たれました。
play-guess-clicks-left = 残り{ $clicks }回
play-guess-right-at-once = 1回目で正解！
play-guess-found-in-quarter = 4分の1の盤面で正解。
play-guess-found-in-box = 枠の中で正解。
play-guess-as-good = 実戦とは違いますが、同じくらいよい手です。
play-guess-not-found = 見つかりませんでした。
play-guess-next = 次へ
play-guess-next-tip = 次の局面（スペースキー、または碁盤をクリック）
play-guess-forget = このカードを削除
play-guess-forget-tip = この局面を今後出題しません
play-guess-due-now = 復習の時期です
play-guess-due-minutes = { $minutes }分後に再出題
play-guess-due-hours = { $hours }時間後に再出題
play-guess-due-days = { $days }日後に再出題
play-guess-was-played = 実戦：{ $point }
play-guess-was-better = よりよい手：{ $point }
play-guess-in-game = 実戦：{ $point }
play-guess-model = モデル { $share }（{ $rank }位）
play-guess-surroundings = 同じ周囲で{ $seen }回中{ $played }回
play-guess-not-counted = 周囲は未集計
play-guess-never-played = 同じ周囲での前例なし

## How guessing went: gui/panels/play/summary.rs

play-summary-empty = 次の一手クイズの成績が、対局の段階別、手の種類別にここに表示されます。
play-summary-all = { $positions }局面：正解{ $found }（うち1回目で{ $first }）、平均{ $credit }点。
play-summary-model = 打たれた手に対するモデルの確率は、平均{ $share }でした。
play-summary-model-tip = モデルと同じように予想した場合の、1回目の正解率です。
play-summary-by-stage = 1回目の正解、段階別
play-summary-by-kind = 1回目の正解、手の種類別
play-summary-unnamed = 名称なし
play-summary-more-kinds = …ほか{ $kinds }種類
play-summary-part = { $name }：{ $asked }問中{ $first }問が1回目で正解
play-summary-part-tip = 1回目の正解率：{ $share }。目盛りは1局面の平均点{ $credit }点を示します（ヒント後の正解とほかの好手を含む）。

## A game against the program: gui/panels/play/contest.rs, app/play/contest.rs

play-game-choose = 碁盤と相手を選んで始めてください。
play-game-board = 対局の碁盤
play-game-to-play = { $color }番
play-game-agree = 同意
play-game-pass = パス
play-game-resign = 投了
play-game-estimate = 目算
play-game-estimate-tip = プレイアウトで見た、双方の地の見込み
play-legend-black = 黒い四角：黒地になりそうな点
play-legend-white = 白い四角：白地になりそうな点
play-legend-size = 大きいほど確か
play-legend-counts-black = 黒い四角：黒の目
play-legend-counts-white = 白い四角：白の目
play-legend-dead = 薄い石：死に石
play-game-copy = SGFをコピー
play-game-save = SGFで保存…
play-game-look = 対局を見る
play-game-look-tip = 各手の候補手とともに対局を開きます
play-game-not-here = 「対局を見る」を押すと、自分の対局がここに表示されます。
play-game-new = 新しい対局
play-game-undo-tip = 自分の最後の手とその後の手を戻します（Ctrl+Z）
play-game-won-on-time = { $loser }の時間切れにより、{ $winner }の勝ち。
play-game-won-by-resignation = { $loser }の投了により、{ $winner }の中押し勝ち。
play-game-won-by = { $winner }の{ $points }目勝ち。
play-game-proposed = 結果の案：{ $winner }の{ $points }目勝ち。
play-game-proposed-draw = 結果の案：持碁。
play-game-draw = 持碁。
play-game-both-sides = Katachiが双方を打ちます。
play-game-thinking = Katachiが考えています…
play-game-passes = Katachiがパスしました。
play-game-katachi-resigned = Katachiが投了しました。
play-game-too-long = 手数が上限に達したため、対局をここで打ち切ります。
play-game-said-your-turn = { $said }あなたの手番です（{ $color }）。
play-game-your-turn = あなたの手番です（{ $color }）。
play-game-you = あなた
play-game-katachi = Katachi
play-game-katachi-of = Katachi（{ $teacher }）

## The form of a game: gui/panels/play/contest.rs, app/play/contest_form.rs

play-game-heading = 形で打つKatachiとの対局
play-game-cannot-start = 手本にするデータがまだ集計も読み込みもされていません。ほかの手本を選んでください
play-game-about = 強い打ち手がその形で打つ手を打ちます。先を読ませることもできます。
play-game-size = 碁盤
play-game-any-size = その他
play-game-size-field = 碁盤の大きさ
play-game-you-play = あなたの色
play-game-neither = なし
play-game-neither-tip = Katachiが双方を打ち、それを観戦します
play-game-handicap = 置き石
play-game-no-handicap = なし
play-game-handicap-field = 置き石の数
play-game-counting = 数え方
play-game-by-area = 地と石
play-game-by-area-tip = 生き石と、その石だけが囲む点を数えます（中国ルール）
play-game-by-territory = 地
play-game-by-territory-tip = 囲んだ点とアゲハマを数えます（日本ルール）
play-game-komi = コミ
play-game-it-plays-from = 手本
play-game-black-plays-from = 黒の手本
play-game-white-plays-from = 白の手本
play-game-teacher-professionals = プロ
play-game-teacher-professionals-tip = Katachiに付属する、プロの対局のモデル
play-game-teacher-own = 自分の対局
play-game-teacher-own-tip = 読み込んだ対局での手の周囲（集計後に使えます）
play-game-teacher-rings = 形データベース
play-game-teacher-rings-tip = 読み込んだ対局の形データベース、4×4のコアとリング（集計後に使えます）
play-game-teacher-shapes = よくある形
play-game-teacher-shapes-tip = プロがよく打つ形だけを使います：各点で知られている最大の形（9×9から3×3）
play-game-teacher-list = ファイル
play-game-teacher-list-tip = 集計した形またはテンプレートのファイルだけを使います
play-game-other-file-tip = 集計した形またはテンプレートの別のファイル（「形」やkatachi mineで保存したもの）
play-game-level = 強さ
play-game-level-easy = やさしい
play-game-level-easy-tip = 形を無作為に選び、珍しい形も打ちます
play-game-level-varied = 多彩
play-game-level-varied-tip = 強い打ち手と同じくらいの頻度で形を打ちます
play-game-level-steady = 手堅い
play-game-level-steady-tip = 常に最も確率の高い手を打ちます
play-game-level-careful = 慎重
play-game-level-careful-tip = 少し先を読みます
play-game-level-strong = 強い
play-game-level-strong-tip = さらに先を読みます：小さい盤では明らかに強くなります
play-game-style = 選び方
play-game-style-likely = 最有力
play-game-style-likely-tip = 常に最も確率の高い手を打ちます
play-game-style-varied = 多彩
play-game-style-varied-tip = 実際に打たれる頻度に応じて無作為に選びます：同じ対局は二度とありません
play-game-temperature = 温度
play-game-temperature-tip = 1：実際の打ち手と同じ。小さいほど確実に、大きいほど奔放になります
play-game-reads-ahead = 読み
play-game-reads-nothing = なし
play-game-reads-nothing-tip = その形で有力な手をすぐに打ちます
play-game-reads-a-little = 少し
play-game-reads-a-little-tip = 有力な手を、終局まで打つ100局で試します
play-game-reads-further = 深く
play-game-reads-further-tip = 有力な手を、終局まで打つ400局で試します：小さい盤では明らかに強くなります
play-game-resigns = 負けた対局は投了する

## The clock: gui/panels/play/contest.rs

play-clock-row = 持ち時間
play-clock-off = なし
play-clock-off-tip = 時間の制限はありません
play-clock-on = あり
play-clock-on-tip = 持ち時間の後は秒読みです。使い切らなかった秒読みの1回分は、次の手でもまた使えます
play-clock-main = 持ち時間（分）
play-clock-periods-field = 秒読みの回数
play-clock-period = 秒読み1回の秒数
play-clock-minutes-unit = 分
play-clock-seconds-unit = 秒
play-clock-periods = { $periods }回
play-clock-paused = 一時停止中
play-clock-tip = 自分の時間です。自分の手番で、この碁盤が表示されている間に進みます。
play-clock-label = 自分の時間：{ $time }
play-clock-go-on = 再開
play-clock-go-on-tip = 時計を再開します
play-clock-pause = 一時停止
play-clock-pause-tip = 時計を止めます。次に打つと再開します

## While a game is played, and the count: gui/panels/play/contest.rs

play-game-with-komi = コミ{ $komi }
play-game-with-likely-moves = 最有力の手
play-game-with-temperature = 温度{ $temperature }
play-game-with-playouts = 1手プレイアウト{ $playouts }回
play-game-taken = { $moves }手、アゲハマ：黒{ $black }、白{ $white }
play-game-dead-stones = 死に石は正しいですか？
play-game-dead-stones-about = プレイアウトで推定した死に石を、碁盤に薄く示しています。連をクリックすると切り替わります。
play-game-play-on = 続けて打つ
play-game-play-on-tip = パスを取り消します
play-game-proposing = 死に石を推定中…
play-score-empty = 対局中は目算、終局後は整地の結果がここに表示されます。
play-score-area = 地と石
play-score-territory = 地
play-score-prisoners = アゲハマ
play-score-open = 両方の色に接する空点が{ $points }個あり、どちらの地にもなりません。境界はすべて閉じていますか？
play-score-total = 合計
play-score-agreed = 同意しました。
play-score-estimating = プレイアウト中…
play-score-no-estimate = 「目算」で地の見込みを表示します。
play-score-not-counted = 整地なし：途中で終局しました。
play-score-leads = { $color }が約{ $points }目リード
play-score-black-wins = コミ込みで、プレイアウトの{ $share }で黒勝ち。
play-score-you-win = コミ込みで、プレイアウトの{ $share }であなたの勝ち。
play-score-hint = プレイアウトは速い反面、正確ではありません。目安と考えてください。

## A finished game becomes a lesson: gui/panels/play/learn.rs, app/play/act_learn.rs

play-learn = この対局から学習
play-learn-tip = Katachiが対局に使う棋譜庫の形データベースが、双方の手を学習します（1局につき1回）
play-learn-when = 終局して整地した後に使えます
play-learn-no-library = 学習できません：形データベースは棋譜庫にあります。先に棋譜庫を開いてください
play-learn-too-short = 学習できません：対局が短すぎます
play-learn-known = 形データベースはこの対局を学習済みです
play-learn-learned = 学習しました：形データベースはこの対局も使って打ちます

## What patterns are worth in playouts: gui/panels/play/experiment.rs

play-playouts-key-here = ここでの結果（95%信頼区間）
play-playouts-key-published = 発表された結果
play-playouts-here = ここでの結果
play-playouts-patterns-axis = 一覧の形の数（頻度順）
play-playouts-won-axis = MoGoの形に対する勝率
play-playouts-even = 互角
play-playouts-interval-line = 信頼区間
play-playouts-heading = 集計した形とMoGoの形
play-playouts-about = プロがよく打つ形を知っていると、プログラムは強くなるでしょうか。探索が同じ2つの打ち手が対局します。着手を評価するためのランダムな対局（プレイアウト）で、一方はそれらの形を、他方は人の手で作られたMoGoの形を優先します。図は、プロの形が勝った割合を、発表された値と並べて示します。コミは7.5で、結果はプレイアウトの数で変わります。
play-playouts-try = 速い対局を{ $games }局打つ
play-playouts-try-tip = 9×9、形500種、1手100プレイアウト。数秒で様子は分かりますが、結論には対局が足りません
play-playouts-waits = ほかの処理が終わると始まります。
play-playouts-played = { $total }局中{ $done }局が終了。
play-playouts-takes = { $games }局に約{ $minutes }分かかります。
play-playouts-left = 残り約{ $minutes }分です。
play-playouts-stop = 中止
play-playouts-start-tip = 終わった対局は残り、打ち直しません
play-playouts-games = 各色の対局数
play-playouts-games-tip = 一覧の長さごとに
play-playouts-simulations = 1手のプレイアウト数
play-playouts-simulations-tip = 1,000なら1局に数秒かかります
play-playouts-list = 形
play-playouts-list-square = 3×3
play-playouts-list-diamond = 13点のひし形
play-playouts-length = 数 N
play-playouts-length-all = 公表分すべて
play-playouts-board = 碁盤
play-playouts-drawn = 選び方
play-playouts-by-frequency = 頻度に応じて
play-playouts-evenly = 均等に
play-playouts-looked-for = 探す場所
play-playouts-beside-last-move = 直前の手の隣
play-playouts-everywhere = 盤全体
play-playouts-head-length = N
play-playouts-head-black = 黒番
play-playouts-head-white = 白番
play-playouts-head-won = 勝率
play-playouts-head-published = 発表値
play-playouts-interval = 95%信頼区間：{ $low }～{ $high }
play-playouts-both = 黒番{ $black }、白番{ $white }
play-playouts-last-row = 3×3の形は2,000個に満たないため、最後の行は対局できません。
play-playouts-slope-tip = Nの対数に対する勝敗のロジスティック回帰と、その95%信頼区間
play-playouts-trend-here = { $trend ->
    [weaker] ここでの結果：形が多いほど弱い（傾き{ $slope }、{ $low }～{ $high }）
    [stronger] ここでの結果：形が多いほど強い（傾き{ $slope }、{ $low }～{ $high }）
   *[none] ここでの結果：Nによる傾向は見られない（傾き{ $slope }、{ $low }～{ $high }）
}
play-playouts-trend-published = { $trend ->
    [weaker] 発表された結果：形が多いほど弱い（傾き{ $slope }、{ $low }～{ $high }）
    [stronger] 発表された結果：形が多いほど強い（傾き{ $slope }、{ $low }～{ $high }）
   *[none] 発表された結果：Nによる傾向は見られない（傾き{ $slope }、{ $low }～{ $high }）
}

## Notices and background work: app/play/

play-contexts-not-counted = 周囲を集計できません。候補手はモデルだけによります
play-rings-not-built = 形データベースのリングは元のままです
play-unpacking-model = モデルを展開中
play-reading-common-shapes = よくある形を読み込み中
play-counting-contexts = 手の周囲を集計中
play-making-report = 対局のレポート
play-points-lost = 損失目数
play-no-move-asked = この条件で出題できる手が、これらの対局にありません
play-game-waits = Katachiとの対局は{ $library }に保存されています
play-earlier-game-goes-on = Katachiとの以前の対局に戻りました。直前の対局も残っています（Ctrl+P：「編集した対局に戻る」）
play-due-cards-lost = 読み込んでいない対局の復習カードが{ $cards }枚あります
play-choosing-games = 対局を選択中
play-due-cards = 復習するカード
play-cards-not-written = カードを保存できません
play-not-played = 打てません：{ $reason }
play-copied-game = 対局をSGFでクリップボードにコピーしました
play-opening-file = { $path }を開いています
play-reading-shapes = 形を読み込み中
play-save-title = 対局をSGFで保存
play-saved-to = { $path }に保存しました
play-answering = Katachiの応手
play-dead-stones = 死に石
play-estimating = 目算
play-illegal-answer = Katachiが打てない手を選びました：{ $reason }
play-learning-game = 対局を学習中
play-building-rings = 形データベースを作成中
play-testing-rings = 形データベースを検証中
play-patterns-in-playouts = プレイアウトでの形
play-no-shapes = 形がありません

play-contradictions-about = リストの着手は実戦でも打たれているでしょうか。着手のある形のリストを、開いている対局で調べます。表は、形が現れたところでその着手が打たれた回数と、代わりに打たれた着手を示します。
play-contradictions-try-about = 例として、プロの対局に多い形のうち、5×5の範囲に石が4個以上ある{ $patterns }種で試せます。その着手が打たれた割合が、確実に半分より少ない形が表に並びます。
play-contradictions-try = プロの形を調べる
play-contradictions-of-professionals = プロの形
play-contradictions-open = リストを開く…
play-contradictions-open-tip = 着手の前で集計した形、死活の規則、または形データベース（.db）
play-contradictions-again = もう一度調べる
play-contradictions-found = 着手のある形{ $patterns }個、現れたのは{ $appeared }個：対局と矛盾{ $contradicted }個
play-contradictions-without-move = 着手のないもの：{ $patterns }個
play-contradictions-all = すべての形
play-contradictions-all-tip = 着手が打たれる割合が確かに半分未満のものだけでなく、すべて
play-contradictions-head-appeared = 出現
play-contradictions-head-played = その着手
play-contradictions-head-instead = 別の着手
play-contradictions-head-share = 割合%
play-contradictions-head-low = 下限
play-contradictions-head-high = 上限
play-contradictions-share-tip = その側が形の中で先に打ったうち、その着手だった割合。下限と上限は95%信頼区間の両端
play-contradictions-instead = { $column }列{ $row }行：{ $count }
play-contradictions-row = { $name }：出現{ $appeared }、その着手{ $played }、別の着手{ $instead }
play-contradictions-find-tip = 「検索」に形を描き、そこで打たれた着手を示します
play-contradictions-example = { $number }手目の後 { $place }：{ $black } – { $white }
play-contradictions-task = 着手を調べています
