# コマンドライン：エラー、注意、画面への出力

## Many subcommands
cli-cancelled = キャンセルしました。何も変更していません
cli-cancelled-part = キャンセルしました。ここまでの結果は保存されています
cli-no-name = --player { $name }：名前ではありません
cli-filter-error = { $option } `{ $filter }`：{ $error }
cli-filter-no-game = { $option } `{ $filter }`：{ $library }に該当する対局がありません
cli-moves-none = --moves 0：1手以上にしてください
cli-no-such-move = { $path }：{ $move }手目：この対局は{ $all }手です
cli-cannot-read = { $path }：読み込めません：{ $error }
cli-no-readable-game = { $path }：読み取れる対局がありません
cli-pass = パス
cli-of-white = { $name }（白）
cli-in-window = { $window } { $source }
cli-black-to-play = 黒番：{ $times }回、うち終了{ $ended }回
cli-white-to-play = 白番：{ $times }回、うち終了{ $ended }回

## katachi without a display
cli-first-result = サンプル{ $games }局で最も多い形（{ $moves }手それぞれの周囲3×3）：
cli-first-result-marks = Xは手番の側、Oは相手、+は着手点、#は盤外。着手率：打てる機会のうち実際に打たれた割合。
cli-first-result-display = ウィンドウには画面が必要ですが、ここにはありません。自分の棋譜で続けるには：
cli-first-result-times = { $times }回
cli-first-result-played = 着手率{ $percent }

## The program
cli-no-subcommand = 「{ $name }」というファイルもサブコマンドもありません。`katachi { $near }`のことですか？
cli-no-path = { $name }：このようなファイルもフォルダーもありません。サブコマンドの一覧は`katachi --help`で表示されます
cli-waiting-games = 別のKatachiによるこの棋譜庫への取り込みを待っています
cli-waiting-notes = 別のKatachiによるタグかカードの書き込みを待っています
cli-waiting-settings = 別のKatachiによる設定の書き込みを待っています
cli-waiting-session = この棋譜庫を開いている別のKatachiを待っています
cli-rows = { $rows }行：{ $path }
cli-cannot-write = 結果を書き込めません：{ $error }
cli-left-out = 除外：{ $games }
cli-number-to = { $least }から{ $most }までの数が必要です
cli-kind-not-before = { $option }：種類があるのは、着手の周囲を着手前の状態で読み取った形だけです
cli-no-cluster = --cluster { $cluster }：クラスターは{ $clusters }個で、番号は1からです
cli-no-cluster-names = --cluster { $cluster }：クラスターは{ $clusters }個で、番号は1からです。名前があるもの：{ $names }

## katachi after
cli-after-empty = --before：空の形には着手がありません。形を指定してください
cli-after-counts = 全{ $moves }手のうち着手{ $played }回、続き{ $followed }回。{ $pairs }組

## katachi backup and katachi restore
cli-backup-file = --out：バックアップの名前はFILE.tar.zstとします
cli-backup-left-out = 除外：
cli-backup-written = { $files }件のファイル（{ $size }）を{ $path }（{ $packed }）に書き込み、読み直して確認しました
cli-restore-before = 以前の内容は{ $path }にあります
cli-restored = { $files }件のファイル（{ $size }）を復元しました：{ $path }
cli-no-own-folder = このシステムにはKatachi用のフォルダーが定められていません。KATACHI_DATAを設定してください

## katachi check
cli-check-repaired = 修復しました：{ $what }
cli-check-not-repaired = 修復していません：{ $why }
cli-check-sound = { $files }件のファイルを読みました：棋譜庫は正常です
cli-check-repairable = { $files }件のファイルを読みました：棋譜庫に問題があります。修復できるものは--repairで修復できます
cli-check-unsound = { $files }件のファイルを読みました：棋譜庫に問題があります

## katachi clusters
cli-clusters-out = --name：Katachiに付属するものには書き込めません。--outでファイルを指定してください
cli-clusters-name = --name { $name }：クラスターの番号、=、名前の順に書いてください（例：`2=small and frequent`）
cli-clusters-of-all = { $what }：{ $shapes }種の形、{ $clusters }
cli-clusters-of-some = { $what }：{ $shapes }種の形のうち上位{ $most }種、{ $clusters }
cli-clusters = クラスター{ $clusters }個
cli-cluster-shapes = { $shapes }種
cli-cluster-range = K { $least }～{ $most }、各{ $low }～{ $high }回
cli-cluster-centre = 中心：K { $k }、{ $times }回

## katachi collocations
cli-collocations-p = --p { $p }：0から1までの確率を指定してください
cli-pair-same = { $place }に同じ側
cli-pair-opponent = { $place }に相手
cli-pair-nowhere = 周囲に石なし
cli-pair = { $times }回（続きの{ $percent }）  −2 log λ { $surety }  リフト{ $lift }
cli-pairs-a-game = { $moves }手の対局1局あたり、形{ $patterns }種と{ $pairs }組が増えます。検定に通らない組は{ $failing }組
cli-zipf-patterns = 形：頻度は順位^−{ $exponent } ± { $error }で減少（{ $least }回以上現れる{ $tail }種、隔たり{ $distance }）
cli-zipf-pairs = 組：頻度は順位^−{ $exponent } ± { $error }で減少（{ $least }回以上現れる{ $tail }組、隔たり{ $distance }）
cli-seen-share = 検証用の着手のうち、周囲の形が既知だった割合：
cli-seen-row = （{ $moves }手中{ $hits }手、既知の形{ $patterns }種）
cli-collocations = { $window }：形{ $patterns }種、{ $pairs }組、うち有意{ $significant }組（2回以上の組のみ）。{ $games }局の{ $moves }手、{ $seconds }秒

## katachi compare
cli-compare-no-games = { $option }：プロの統計には対局そのものが含まれないため、絞り込めません
cli-professional-end = --moves { $moves }：プロの統計は{ $last }手目までです
cli-compare-side = { $library }、{ $games }局
cli-compare-rows = { $rows }行、差の確かな順。Bに対するAのオッズ比、95%信頼区間
cli-compare-none = 確かな差のあるものはありません：qはすべて{ $q }を超えています。
cli-compare-rest = 残りの差は偶然かもしれません：qが{ $q }を超えています。
cli-tally = { $all }中{ $count }（{ $percent }）

## katachi match and katachi gtp: the players
cli-board-size = 2から19までの数が必要です
cli-no-contender = { $player }：このような打ち手はありません。使えるのはmogo、uniform、frequent:FILE.ron[:TOP][:even][:board]、file:FILE.ron[,FILE.db]、model、contexts、ringsです
cli-contender-library = 打ち手{ $player }には--library DIRが必要です
cli-empty-list = { $option }：一覧に形が1つもありません
cli-list-too-short = { $path }：2回以上現れる形は{ $known }種なので、{ $wanted }種は選べません

## What is played next: rows of several subcommands
cli-loses-points = { $points }目の損
cli-loses-points-interval = { $points }目の損（{ $low }～{ $high }）
cli-loses-percent = { $percent }%の損
cli-loses-percent-interval = { $percent }%の損（{ $low }～{ $high }）
cli-engines-left-out = { $error }。エンジンの評価は除きました
cli-won = 勝率{ $percent }
cli-in-fashion = { $year }年から流行
cli-tenuki = 手抜き
cli-position-count = 局面{ $times }

## katachi digest
cli-digest-row = { $rows }行  { $bytes }バイト
cli-digest-all = { $bytes }バイト、{ $seconds }秒

## katachi player
cli-player-others = 棋譜庫のほかの全員
cli-player-professionals = プロ
cli-player-contemporaries = 同じ年のほかの対局
cli-player-pages = { $path }：{ $pages }ページ
cli-player-all-his = 棋譜庫の対局はすべてこの棋士のものなので、プロと比較します
cli-first-move-row = 他の棋士{ $there }  オッズ×{ $odds }
cli-may-be-chance = （偶然の可能性）
cli-both-colours = 黒白合計
cli-all-years = 全年代
cli-no-result-known = { $games }局、結果のわかる対局なし
cli-won-of = { $decided }局中{ $won }勝（{ $rate }）
cli-player-games = { $names }：{ $games }局
cli-player-games-years = { $names }：{ $games }局、{ $first }～{ $last }年
cli-player-against = 比較相手：{ $who }（{ $games }局）
cli-player-results = 成績
cli-player-openings = 布石：この棋士の対局の、他の対局に対するオッズ比、95%信頼区間
cli-player-first-moves = 隅の第一着：この棋士が打ったもの
cli-player-corners = 隅：この棋士の対局で、どちらかが打ったもの
cli-player-shapes = この棋士自身の着手の形
cli-with-black = 黒番
cli-with-white = 白番

## katachi evaluate
cli-engine-warns = エンジンからの警告：{ $warning }
cli-evaluated = { $games }局中{ $evaluated }局、{ $moves }手を{ $seconds }秒で評価しました。{ $skipped }局は評価済みでした
cli-game-left-out = 除外：{ $game }：{ $reason }

## katachi find
cli-find-no-sequences = { $option }では手順を使えません。手に番号を付けないでください
cli-find-one-query = { $option }で使える図は1つですが、ファイルには複数あります
cli-find-hits = { $all }局中{ $games }局にヒット{ $hits }件：図の色{ $drawn }、黒白交換{ $swapped }。{ $milliseconds }ミリ秒
cli-find-features = 図にある特徴パターン：{ $known }個中{ $drawn }個。すべてを示す対局：{ $games }局
cli-find-feature = 特徴{ $number }、{ $column }列{ $row }行：{ $games }局
cli-find-no-continuation = 続きなし：{ $hits }
cli-find-variations = 変化も検索した棋譜：{ $records }
cli-find-main-line = { $game }は本譜のみ：{ $reason }
cli-black-loses = 黒：{ $loses }
cli-white-loses = 白：{ $loses }
cli-find-next = { $column }列{ $row }行：黒{ $black }（手抜き後{ $black_later }）、白{ $white }（手抜き後{ $white_later }）。{ $decided }局中、黒{ $won }勝
cli-find-by-color = 黒が打った{ $of_black }局中{ $black }勝、白が打った{ $of_white }局中{ $white }勝
cli-swapped = 黒白交換
cli-example-move = { $move }手目、次の手{ $next }

## katachi fuseki
cli-fuseki-size = --library professional：布石は{ $side }×{ $side }の盤のものです
cli-fuseki-ordered = --library professional：手順の記録はありません。--orderedを外してください
cli-fuseki-end = --library professional：布石は{ $move }手目までです
cli-fuseki-positions = { $games }局の{ $positions }局面
cli-fuseki-left-out = 除外{ $games }局：盤が{ $size }×{ $size }ではありません（--size 9、--size 13 などで数えます）
cli-fuseki-short = 除外{ $games }局：{ $moves }手に達していません（--moves で減らせます）
cli-fuseki-orders = { $games }局の最初の{ $moves }手、手順{ $count }通り、{ $seconds }秒
cli-fuseki-after = { $games }局の{ $moves }手後、{ $count }局面、{ $seconds }秒
cli-games = { $games }局
cli-black-won = 黒勝率{ $percent }

## katachi games
cli-moves = { $moves }手
cli-game-of-file = { $path }（{ $number }局目）

## katachi gtp
cli-positive = 0より大きい数が必要です
cli-gtp-library = この--engineには--library DIRが必要です
cli-standard-input = 標準入力：{ $error }
cli-standard-output = 標準出力：{ $error }

## katachi import and katachi info
cli-import-games = { $files }件のSGFファイルから{ $games }局、{ $moves }手
cli-import-positions = うち{ $positions }件は着手のない局面です。保存しますが、集計しません
cli-import-duplicates = 重複{ $duplicates }件を除きました（残すには--keep-duplicates）
cli-import-encodings = 文字コード：{ $encodings }
cli-import-unknown = 不明：{ $what }、{ $games }局
cli-no-encoding = この名前の文字コードはありません。よく使われるもの：{ $known }
cli-import-skipped = 読み飛ばし：{ $count }
cli-import-cut-short = 途中まで：{ $count }
cli-import-repaired = 修復：{ $count }
cli-import-at-move = { $move }手目：{ $reason }
cli-import-more = …ほか{ $count }件（全部を見るには--json）
cli-info-players = 棋士{ $players }人、盤：{ $boards }
cli-info-players-years = 棋士{ $players }人、{ $first }～{ $last }年、盤：{ $boards }
cli-info-read-again = これらの対局は以前のKatachiで読まれました。読み直すには：{ $command }

## katachi joseki
cli-joseki-corners = --library professional：隅は{ $side }×{ $side }で、他に{ $stop }手打たれるまで、{ $least }回以上現れたものが記録されています。--corner、--stop、--min-countを外してください
cli-joseki-no-corner = { $move }手目：隅に着手がありません。--atで隅を指定してください
cli-joseki-source = --libraryまたは--graph
cli-joseki = { $games }局の{ $side }×{ $side }の隅：{ $positions }局面、その間の{ $moves }手、{ $seconds }秒
cli-joseki-left-out = 除外{ $games }局：盤が小さく{ $side }×{ $side }の隅が収まりません（9×9は --corner 4、13×13は --corner 7）
cli-rare-left-out = 除外：出現が{ $least }回未満の局面
cli-joseki-set-up = 除外{ $games }局：石を置いて始まる対局（--set-up で読みます）
cli-dictionary = 定石辞典の手順は{ $lines }通りで、うち{ $held }通りが最後まで打たれています
cli-dictionary-depth = { $moves }手：{ $beginnings }通りの冒頭のうち{ $held }通り、{ $percent }
cli-dictionary-deeper = それ以上：{ $beginnings }通りの冒頭のうち{ $held }通り
cli-dictionary-lacks = 定石辞典にない、最も多い手：

## katachi costly-shapes
cli-no-player = { $library }：`{ $name }`という棋士はいません。対局者は`katachi games --library { $library }`で表示されます
cli-no-player-near = { $library }：`{ $name }`という棋士はいません。{ $near }のことですか？
cli-or = { $one }、または{ $other }
cli-names-of-player = `{ $name }`を含む名前{ $count }件：{ $names }
cli-collected-again = { $damage }。集め直しました
cli-engine-left-out = { $damage }。エンジンの評価を除きました
cli-workbook = { $path }：練習問題{ $exercises }問、{ $pages }
cli-pages = { $pages }ページ
cli-no-evaluations = { $library }：{ $games }局の中に、前後ともエンジンで評価された手がないため、形の損失がわかりません。手元のKataGoで評価するか（katachi evaluate --library { $library }）、KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak、AI Senseiのいずれかで評価付きの棋譜を保存し、取り込んでください：katachi import PATH --library { $library }
cli-no-evaluations-others = { $library }：{ $games }局の中に、前後ともエンジンで評価された手がないため（棋譜庫の{ $others }は評価済み）、形の損失がわかりません。手元のKataGoで評価するか（katachi evaluate --library { $library }）、KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak、AI Senseiのいずれかで評価付きの棋譜を保存し、取り込んでください：katachi import PATH --library { $library }
cli-no-evaluations-of = { $library }：{ $player }の{ $games }局の中に、前後ともエンジンで評価された手がないため、形の損失がわかりません。手元のKataGoで評価するか（katachi evaluate --library { $library }）、KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak、AI Senseiのいずれかで評価付きの棋譜を保存し、取り込んでください：katachi import PATH --library { $library }
cli-no-evaluations-of-others = { $library }：{ $player }の{ $games }局の中に、前後ともエンジンで評価された手がないため（棋譜庫の{ $others }は評価済み）、形の損失がわかりません。手元のKataGoで評価するか（katachi evaluate --library { $library }）、KaTrain、Lizzie、LizzieYzy、Sabaki、Ogatak、AI Senseiのいずれかで評価付きの棋譜を保存し、取り込んでください：katachi import PATH --library { $library }
cli-other-games = 他の{ $games }局
cli-played-in = { $games }局で{ $times }回
cli-played-against = { $played }、他との比 ×{ $ratio }（{ $low }～{ $high }）
cli-played-against-least = { $played }、他との比 ×{ $ratio }以上（{ $low }～{ $high }）
cli-costs-points = 損失{ $loss }目（{ $low }～{ $high }）、他の着手との差{ $excess }（{ $excess_low }～{ $excess_high }）、q { $q }
cli-costs-percent = 損失{ $loss }%（{ $low }～{ $high }）、他の着手との差{ $excess }（{ $excess_low }～{ $excess_high }）、q { $q }
cli-no-price = 評価済みの対局が少なすぎ、損失がわかりません
cli-lost-points = { $points }目
cli-better = よりよい手 { $move }
cli-costly-example = { $place }：{ $move }手目、{ $point }
cli-costly-points = { $games }の{ $moves }手のうち、{ $evaluated_games }の{ $evaluated }手が前後とも評価済み：1手あたり{ $loss }目の損
cli-costly-percent = { $games }の{ $moves }手のうち、{ $evaluated_games }の{ $evaluated }手が前後とも評価済み：1手あたり{ $loss }%の損
cli-costly-points-of = { $player }の{ $games }の{ $moves }手のうち、{ $evaluated_games }の{ $evaluated }手が前後とも評価済み：1手あたり{ $loss }目の損
cli-costly-percent-of = { $player }の{ $games }の{ $moves }手のうち、{ $evaluated_games }の{ $evaluated }手が前後とも評価済み：1手あたり{ $loss }%の損
cli-costly-shapes = 十分な回数打たれた{ $shapes }種の形のうち、確かに損失の大きいものは{ $costly }種（qは{ $q }以下）。比較相手：{ $others }
cli-costly-none = 他の着手より確かに損失の大きいものはありません。
cli-costly-rest = 残りの損失の大きさは、偶然かもしれません。

## katachi man
cli-man-pages = { $pages }ページ：{ $folder }

## katachi match
cli-number-up-to = { $most }以下の数が必要です
cli-match-no-games = --games 0：1局以上にしてください
cli-match = { $a }対{ $b }：{ $side }x{ $side }で{ $games }局、コミ{ $komi }、1手に{ $playouts }プレイアウト
cli-match-a-black = A黒 : B白   { $score }
cli-match-b-black = B黒 : A白   { $score }
cli-match-a-wins = Aの勝率{ $percent }（{ $low }～{ $high }）
cli-match-drawn = 持碁{ $games }局
cli-match-unfinished = 未終局{ $games }局
cli-match-illegal = 反則{ $games }局
cli-match-moves = 1局平均{ $moves }手、{ $seconds }秒
cli-match-speed = { $player }：1スレッド毎秒{ $speed }プレイアウト
cli-table-weaker = 形が多いほど弱い
cli-table-stronger = 形が多いほど強い
cli-table-no-trend = Nによる傾向は見られない
cli-table-other = { $path }：一覧、盤、コミ、シード、プレイアウト数のいずれかが異なる設定で対局したものです：{ $settings }。別の--outを選ぶか、同じ設定にしてください
cli-table-evenly-board = { $window }の頻度順の形（FOP）対MoGoの形：{ $side }x{ $side }、コミ{ $komi }、1手に{ $playouts }プレイアウト、均等に抽出、盤全体
cli-table-evenly-last = { $window }の頻度順の形（FOP）対MoGoの形：{ $side }x{ $side }、コミ{ $komi }、1手に{ $playouts }プレイアウト、均等に抽出、最後の手の周囲
cli-table-frequency-board = { $window }の頻度順の形（FOP）対MoGoの形：{ $side }x{ $side }、コミ{ $komi }、1手に{ $playouts }プレイアウト、頻度に応じて抽出、盤全体
cli-table-frequency-last = { $window }の頻度順の形（FOP）対MoGoの形：{ $side }x{ $side }、コミ{ $komi }、1手に{ $playouts }プレイアウト、頻度に応じて抽出、最後の手の周囲
cli-table-head = 上位  FOP黒 : MoGo白           MoGo黒 : FOP白           FOP                    発表値
cli-table-only = { $shapes }種のみ
cli-table-trend = 勝ちの対数オッズのlog Nに対する傾き、今回：{ $slope }（{ $low }～{ $high }）：{ $verdict }
cli-table-trend-published = 勝ちの対数オッズのlog Nに対する傾き、発表値：{ $slope }（{ $low }～{ $high }）：{ $verdict }

## katachi mine
cli-no-unit = `{ $unit }`という単位はありません。MiBまたはGiBと書いてください
cli-size-needed = 512MiBや2GiBのような大きさを書いてください
cli-no-size = { $size }：ありえない大きさです
cli-mine-memory = --memory { $memory } MiB：対局だけで{ $used } MiBを使い、集計には{ $least } MiB以上が必要です
cli-mined = { $what }：形{ $patterns }種、出現{ $occurrences }回、{ $games }局、{ $seconds }秒
cli-mined-kept = { $what }：形{ $patterns }種（{ $kept }）、出現{ $occurrences }回、{ $games }局、{ $seconds }秒
cli-mined-at-least = { $times }回以上は{ $kept }種
cli-mined-at-least-stones = { $times }回以上、{ $stones }は{ $kept }種
cli-mined-unread = { $count }件のファイルか対局を読み込めませんでした
cli-after-no-point = --after：`{ $word }`はQ16のような点ではありません
cli-illegal-move = { $move }手目、{ $point }：{ $error }

## Drawn shapes and queries
cli-cannot-read-pattern = { $path }：形を読み取れません：{ $error }
cli-drawn-size = { $columns }列{ $rows }行が描かれていますが、ウィンドウ{ $window }は{ $wide }列{ $high }行です。点を省けるのは、描いた盤端の外側だけです
cli-drawn-cell = { $row }行{ $column }列：形では、ウィンドウ{ $window }のすべての点が X O . # のいずれかでなければなりません
cli-pattern-database = --patternは形データベースFILE.dbと併用します
cli-question-of-record = --gameと--groupはSGFファイルと併用します
cli-nothing-set-up = { $path }、{ $game }局目：石が置かれていません。局面の石を--groupで指定してください
cli-hits-of = --hits-of { $number }：{ $path }の図は{ $queries }個です
cli-name-pattern = --pattern：{ $path }の{ $patterns }個の形から、{ $names }のように1つ指定してください。一覧は`katachi templates`で表示されます
cli-no-pattern = --pattern { $name }：そのような形はありません。{ $path }の{ $patterns }個の形から、{ $names }のように1つ指定してください。一覧は`katachi templates`で表示されます
cli-cannot-read-query = { $path }：検索の図を読み取れません：{ $error }

## katachi predict
cli-groups = 使えるグループは{ $groups }です
cli-rate = --rate { $rate }：0から10までの学習率を指定してください
cli-no-training-games = { $library }：学習に使える19×19の対局が残っていません。--beforeを参照してください
cli-training-not-kept = 学習の途中経過を保存できません：{ $error }
cli-trained = { $games }局、{ $positions }局面で学習しました。{ $split }：{ $test_games }局
cli-trained-features = 特徴{ $features }個、{ $bytes }バイト、{ $seconds }秒
cli-no-test-games = { $library }：学習に使わなかった19×19の対局がありません。学習した対局でも検証するには--allを付けてください
cli-test-subject = 学習に使わなかった{ $games }局の{ $positions }局面
cli-tested = 学習に使わなかった{ $games }局の{ $positions }局面（学習{ $trained }局、{ $split }）
cli-test-head = 1位    5位内  10位内  20位内   対数証拠
cli-test-all = 全体
cli-test-contexts = 周囲の形のみ
cli-test-distance = 周囲の形、距離別：既知 / 回答 / うち1位
cli-test-tenths = 予測と実際、予測の10分の1ごと。差はポイント
cli-test-of = （{ $moves }手）
cli-plot-name = 較正：予測と実際
cli-plot-title = 打たれると予測した頻度と、実際に打たれた割合
cli-plot-dot = 予測{ $predicted }、{ $moves }手中実際は{ $observed }
cli-plot-predicted = 予測（10分の1ごとの平均）
cli-plot-played = 実際
cli-plot-band = 帯：2ポイント以内、数字：実際 − 予測（ポイント）
cli-no-game-found = { $paths }に対局が見つかりません
cli-no-counted-games = 数える対局か試す対局がありません（--sinceで分けます）。
cli-counts-outside = { $games }局の{ $positions }手、別の{ $counted }局の数による
cli-counts-inside = 数えた{ $counted }局のうち{ $games }局の{ $positions }手、それぞれ自身の記録を除く
cli-counts-known = 既知：{ $share }
cli-counts-whole = 全体が既知：{ $share }
cli-rings-any = { $games }局と、ほかに学習した{ $learned }局：コア{ $cores }個、形{ $patterns }個、その着手{ $moves }手。印の位置は任意、打ち切り{ $stop }
cli-rings-middle = { $games }局と、ほかに学習した{ $learned }局：コア{ $cores }個、形{ $patterns }個、その着手{ $moves }手。印の位置は中央のみ、打ち切り{ $stop }
cli-rings-any-back-off = { $games }局と、ほかに学習した{ $learned }局：コア{ $cores }個、形{ $patterns }個、その着手{ $moves }手。印の位置は任意、打ち切り{ $stop }、より少ないリングに後退
cli-rings-middle-back-off = { $games }局と、ほかに学習した{ $learned }局：コア{ $cores }個、形{ $patterns }個、その着手{ $moves }手。印の位置は中央のみ、打ち切り{ $stop }、より少ないリングに後退
cli-rings-shape = リング：{ $shape }
cli-rings-learned = 今回の学習：{ $new }、学習済み：{ $known }、{ $least }手未満：{ $short }

## katachi report
cli-report-black = 黒 { $player }：{ $moves }手中、第1候補{ $first }、5位以内{ $five }
cli-report-white = 白 { $player }：{ $moves }手中、第1候補{ $first }、5位以内{ $five }
cli-left-opening = 布石：{ $move }手目から前例なし。直前の局面は前例{ $times }回
cli-left-top-left = 左上：{ $move }手目から前例なし。直前の局面は前例{ $times }回
cli-left-top-right = 右上：{ $move }手目から前例なし。直前の局面は前例{ $times }回
cli-left-bottom-left = 左下：{ $move }手目から前例なし。直前の局面は前例{ $times }回
cli-left-bottom-right = 右下：{ $move }手目から前例なし。直前の局面は前例{ $times }回
cli-report-row = 順位{ $rank }  { $percent }  第1候補{ $first }

## katachi rules
cli-rules-all = 長方形{ $rectangles }個：後手成立の規則{ $won }個、先手成立の規則{ $winning }個
cli-rules-lost = 規則{ $rules }個のうち、後手成立{ $won }個と先手成立{ $winning }個が失われています
cli-rules-patterns = { $goal } { $place } { $size }：形{ $patterns }種
cli-rules-possible = 可能な規則：{ $printed }（論文の値）、{ $unwrapped }（展開後）、{ $defined }（定義どおり）
cli-rules-won-of = 後手成立：{ $all }中{ $rules }
cli-rules-winning-of = 先手成立：{ $all }中{ $rules }
cli-rules-threats-of = ねらい：{ $all }中{ $rules }
cli-rules-tried = 検討：{ $patterns }種の形に対する外ダメの配置{ $arrangements }通り
cli-rules-won = 後手成立
cli-rules-winning = 先手成立

## katachi show
cli-professional-windows = --window { $window }：プロの統計は{ $windows }のものです
cli-show = { $what }：形{ $patterns }種、出現{ $occurrences }回、{ $games }局
cli-show-row = { $games }局で{ $times }回  K { $k }  { $bits }ビット
cli-show-played = 着手率{ $percent }（{ $low }～{ $high }）
cli-show-kinds = { $all }種の形のうち、着手の種類があるもの：{ $shapes }種（出現の{ $percent }）

## katachi suggest
cli-library-needed = --library DIRが必要です
cli-contradictions-below = --belowは0より大きく1以下の割合です
cli-contradictions = 着手のある形{ $patterns }個、現れたのは{ $appeared }個：対局と矛盾{ $contradicted }個
cli-contradictions-row = { $games }局に{ $appeared }回現れ、その着手{ $played }、同じ側の別の着手{ $instead }：{ $low }～{ $high }%
cli-contradictions-most = 最多は{ $column }列{ $row }行：{ $count }

cli-life-by-rules = 生きの規則による
cli-life-by-eyes = 二眼による
cli-life-by-reading = 読みによる
cli-life-nearly = 相手の候補：{ $points }
cli-life-nearly-strings = 生きとはわからず、規則にあと1点足りない連：{ $strings }個
cli-life-strings = { $games }局、{ $strings }連：生き{ $alive }（生きの規則{ $rules }、二眼{ $eyes }、読み{ $reading }）
cli-life-two-eyes = はっきりした二眼：{ $groups }個の一団のうち{ $known }個を判定（規則{ $rules }、共通のダメの組{ $pairs }、読み{ $reading }）
cli-life-within = { $positions }局面以内、規則{ $rules }個：{ $groups }個中{ $known }個

cli-suggest-black = { $move }手目の後、黒番
cli-suggest-white = { $move }手目の後、白番
cli-suggest-in-game = 実戦：{ $point }
cli-suggest-left-out = 棋譜庫にこの対局の記録が{ $records }件あり、数に入れません。
cli-suggest-context = 距離{ $distance }までの周囲で{ $seen }回中{ $played }回（{ $low }～{ $high }%）
cli-suggest-rings-both = リング{ $rings }個の形で約{ $seen }回中{ $played }回、黒白両方
cli-suggest-rings-mover = リング{ $rings }個の形で約{ $seen }回中{ $played }回、この色のみ
cli-suggest-named = { $list }の{ $name }
cli-suggest-row = { $played }回：{ $list }の{ $row }行目
cli-suggest-row-of = { $seen }回中{ $played }回：{ $list }の{ $row }行目

## katachi tag
cli-tag-library = tag：--library DIRがありません
cli-tag-which = tag add：対象の対局を指定してください（例：--filter "player:shusaku"）
cli-tag-add-name = tag add：タグの名前が必要です
cli-tag-rename-name = tag rename：タグの名前が必要です
cli-no-tag = { $library }：タグ`{ $tag }`はありません
cli-tag-changed = { $games }局を変更しました

## katachi templates
cli-templates-out = --out：形データベースは変更されません。テンプレートを保存できるのは集計した形だけです
cli-database = 形{ $patterns }個、うち着手のあるもの{ $with_move }個、黒番
cli-database-conditions = { $patterns }個にはGNU Go独自の条件がありますが、ここでは調べません
cli-database-line = { $name }（{ $line }行目）
cli-templates = { $what }：テンプレート{ $templates }件、うち最大のもの{ $maximal }件
cli-template = 出現{ $occurrences }回、任意の点{ $wildcards }個
cli-template-maximal = 出現{ $occurrences }回、任意の点{ $wildcards }個、最大

## katachi tsumego
cli-time = --time { $seconds }：0より大きい秒数を指定してください
cli-no-such-game = { $path }：対局{ $game }はありません。ファイルには{ $games }局あります
cli-group = --group { $point }：{ $size }の盤の、C17のような点ではありません
cli-problem-error = { $path }、{ $game }問目：{ $error }
cli-no-problem = 解く問題がありません。{ $path }：{ $reason }
cli-solving = 解析中
cli-problem-black-black = 黒番、対象は黒の一団
cli-problem-black-white = 黒番、対象は白の一団
cli-problem-white-black = 白番、対象は黒の一団
cli-problem-white-white = 白番、対象は白の一団
cli-status-alive = 生き
cli-status-dead = 死に
cli-status-first-to-move = 先手次第
cli-status-ko = コウ
cli-status-in-seki = セキ
cli-status-unknown = 不明
cli-status = 状態：{ $status }
cli-status-seki = 状態：{ $status }（セキ）
cli-ko-threats = コウを決めるコウ材：{ $threats }
cli-first-move = 着手：{ $move }
cli-line = 手順：{ $moves }
cli-nodes = ノード：{ $nodes }
cli-as-the-file = ファイルの解答と同じ
cli-file-has = ファイルの解答は{ $moves }
cli-file-has-none = ファイルに解答なし
cli-nodes-seconds = { $nodes }ノード、{ $seconds }秒
cli-problems = { $problems }問：ファイルの解答と同じ{ $as_file }（{ $percent }）、別の手{ $other }、不明{ $unknown }、対象外{ $refused }。{ $nodes }ノード、{ $seconds }秒

## katachi tsumego-patterns
cli-three-or-five = 3または5
cli-solved-problems = 解いた{ $problems }問から
cli-patterns-cover = 上位{ $top }個の形で、{ $all }問中{ $problems }問が始まります（{ $share }）。
cli-attack = 攻め{ $rank }：{ $times }局面中{ $won }局面で正解（{ $percent }）
cli-defence = 守り{ $rank }：{ $times }局面中{ $won }局面で正解（{ $percent }）
cli-tsumego-example = { $path }、{ $game }問目の{ $move }

## katachi export
cli-exported-games = { $games }局を書き出しました：{ $files }
cli-exported-hits = { $games }局、ヒット{ $hits }件を書き出しました：{ $files }
cli-exported-main-line = 取り込み元がないか変わっているため、{ $games }局は本譜のみ：
cli-hits-place = --hits { $place }：この検索のヒットは1から{ $hits }までです
cli-examples = ヒット{ $hits }件のうち実例{ $examples }件：
cli-examples-on-pages = ヒット{ $hits }件のうち実例{ $examples }件、{ $pages }：
cli-parquet-name = --parquet { $path }：名前の末尾は.parquetでなければなりません
cli-shapes-written = 形{ $shapes }種を{ $files }に書き出しました
cli-and = { $one }と{ $other }
cli-patterns-written = 形{ $patterns }種を{ $file }に書き出しました
cli-without-stone = 石のない{ $patterns }種は、位置を決められないため除きました
cli-too-many = ほかに{ $patterns }種を除きました。mkpatの上限は{ $most }種です
cli-table-rows = { $path }：{ $rows }行
