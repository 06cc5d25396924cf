## Menus

commands-menu-file = ファイル
commands-menu-edit = 編集
commands-menu-go = 移動
commands-menu-tools = ツール
commands-menu-research = 研究
commands-menu-view = 表示
commands-menu-help = ヘルプ

## Headings of groups of commands, in the list of keys and as submenus

commands-group-screens = 作業画面
commands-group-file = ファイル
commands-group-edit = 編集
commands-group-steps = 手の移動
commands-group-from = 対局から
commands-group-games = 棋譜庫
commands-group-shapes = 形
commands-group-draw = 検索：描く
commands-group-drawing = 検索：図
commands-group-search = 検索：検索とヒット
commands-group-walk = 定石：たどる
commands-group-count = 定石：集計と保存
commands-group-fuseki = 布石
commands-group-play = 対局
commands-group-guess = 対局：次の一手クイズ
commands-group-contest = 対局：打つ
commands-group-rules = 死活：規則と一団
commands-group-research = 研究
commands-group-problems = 死活：問題
commands-group-view = ウィンドウ
commands-group-theme = テーマ
commands-group-help = ヘルプ

## Workspaces

commands-workspace-library = 棋譜庫
commands-workspace-shapes = 形
commands-workspace-find = 検索
commands-workspace-joseki = 定石
commands-workspace-fuseki = 布石
commands-workspace-play = 対局
commands-workspace-life = 死活

## Files

commands-open-games = 対局を開く…
commands-open-folder = フォルダーを開く…
commands-open-library = 棋譜庫を開く…
commands-libraries = 棋譜庫…
commands-open-by-path = パスを指定して開く…
commands-open-the-sample-games = サンプルの対局を開く
commands-new-empty-game = 新しい空の対局
commands-save-the-game-as-sgf = 対局をSGFで保存…
commands-save-as-library = 棋譜庫として保存…
commands-check-library = 棋譜庫を検査…
commands-back-up = バックアップ…
commands-restore = 復元…
commands-stop-all-work = すべての処理を中止
commands-quit = 終了

## Edit

commands-pass = パス
commands-select-tool = 選択ツール
commands-play-tool = 着手ツール
commands-edit-tool = 編集ツール：石と記号
commands-clear-the-region = 範囲を解除
commands-copy-the-game-as-sgf = 対局をSGFでコピー
commands-paste-a-game-sgf = 対局を貼り付け（SGF）
commands-delete-move = この手以降を削除
commands-back-to-a-game-with-changes = 編集した対局に戻る
commands-make-this-the-main-line = これを本譜にする
commands-settings = 設定…

## Moves

commands-next-move = 次の手
commands-previous-move = 前の手
commands-ten-moves-on = 10手進む
commands-ten-moves-back = 10手戻る
commands-first-position = 最初の局面
commands-last-position = 最後の局面
commands-previous-variation = 前の変化
commands-next-variation = 次の変化
commands-play-by-itself = 自動再生・停止
commands-back = 戻る
commands-forward = 進む

## From a game

commands-find-this-position = この局面を検索
commands-explore-this-move = 対局のこの手を調べる
commands-explore-numbered-move = 図の番号の手を調べる

## Library

commands-add-games = 対局を追加…
commands-add-a-folder = フォルダーを追加…
commands-costly-shapes = 形の収支
commands-practise-costly-shapes = 損の大きい形を練習
commands-save-workbook = 損の大きい形の問題集を保存…
commands-player = 棋士の記録
commands-my-shapes = 自分：よく打つ形を図で見る
commands-my-name = 自分：名前を選ぶ…
commands-save-player-pages = 棋士の記録をページとして保存…
commands-evaluate-games-with-katago = KataGoで対局を評価
commands-read-changed-files-again = 変更されたファイルを読み直す
commands-next-game-of-the-list = 一覧の次の対局
commands-previous-game-of-the-list = 一覧の前の対局

## Shapes

commands-open-patterns = 形を開く…
commands-save-patterns = 形を保存…
commands-explore-collocations = この形の共起を調べる
commands-professional-shapes = プロの形
commands-shapes-by-rank = 形の順位と頻度（ジップ）
commands-clusters-of-shapes = 形のクラスター
commands-shapes-for-weka = 形をWEKA用に保存…
commands-shapes-for-gnu-go = 形をGNU Goのパターンファイルとして保存…

## Find: draw

commands-draw-black = 黒石を描く
commands-draw-white = 白石を描く
commands-draw-an-empty-point = 空点を描く
commands-draw-anything = 何でもよい点を描く
commands-draw-black-or-empty = 「黒か空点」を描く
commands-draw-white-or-empty = 「白か空点」を描く
commands-draw-a-stone-of-either-colour = 「黒か白の石」を描く
commands-number-the-moves-that-follow = 続く手に番号をつける
commands-draw-a-set-of-points = 点の集合を描く

## Find: the drawing

commands-region-follows-stones = 範囲を石に合わせる
commands-clear-the-drawing = 図を消去
commands-turn-the-drawing = 図を回転
commands-mirror-the-drawing = 図を反転
commands-exchange-black-and-white = 黒白を入れ替える
commands-copy-the-drawing-as-a-diagram = 図をテキスト図としてコピー

## Find: search and hits

commands-search-now = すぐに検索
commands-stop-the-search = 検索を中止
commands-save-pages-of-the-hits = ヒットをページとして保存・印刷（PDF）…
commands-save-hits = ヒットまたはその対局を保存…
commands-hits-as-pictures = ヒットを図または表で表示
commands-one-hit-a-game = すべてのヒット・1局につき1つ
commands-search-variations = 変化の検索：する・しない
commands-compare-periods = 続き：ある年の前と後を比べる
commands-next-hit = 次のヒット・例
commands-previous-hit = 前のヒット・例
commands-games-as-drawn = 対局の向き：図のとおり・実戦のとおり

## Joseki: walk

commands-collocations-or-corner-tree = 共起・隅の手順ツリー
commands-joseki-of-whom = 定石：自分の対局・プロ
commands-begin-with-nothing-near = 周囲に石のない手から始める
commands-step-into-the-chosen-continuation = 選んだ続きへ進む
commands-step-back = 1つ戻る
commands-play-the-main-line = 主変化を並べる
commands-before-or-after = 前の手・後の手
commands-keep-this-path = この経路を残す
commands-games-with-this-board = この盤面の対局を表示
commands-games-with-this-shape = この形のみで対局を検索
commands-open-game-of-pair = 選んだ組の最初の対局を開く

## Joseki: count and save

commands-copy-the-path-as-sgf = 経路をSGFでコピー
commands-save-the-paths-as-sgf = 経路をSGFで保存…
commands-count-the-collocations = 共起を集計
commands-count-the-corners = 隅を集計
commands-open-collocations = 共起を開く…
commands-open-a-joseki-dictionary = 定石辞典を開く…
commands-save-the-collocations = 共起を保存…
commands-save-the-corners = 隅の集計を保存…

## Fuseki

commands-find-games-of-opening = この布石の対局を検索
commands-openings-of-whom = 布石：自分の対局・プロ

## Play

commands-suggest-moves = 候補手を表示
commands-guess-the-move = 次の一手クイズ
commands-report-of-the-open-game = 開いている対局のレポート
commands-play-a-game = 対局する
commands-patterns-in-playouts = プレイアウトでの形
commands-contradicted-moves = 対局と矛盾する着手

## Play: guess the move

commands-start-guessing = 次の一手クイズを始める
commands-next-position-to-guess = 次の出題局面
commands-show-the-move-to-guess = 正解の手を表示
commands-end-the-round-of-guessing = 次の一手クイズを終える
commands-review-positions-that-are-due = 復習の時期が来た局面を復習

## Play: a game

commands-start-the-game = 対局を始める
commands-resign = 投了
commands-estimate-the-score = 形勢を目算
commands-agree-to-the-count = 整地に同意
commands-look-with-suggestions = 候補手を表示して対局を見る

## Life: rules and groups

commands-rules-checker-or-tsumego = 規則・判定・詰碁
commands-the-book-of-rules = 規則集
commands-check-a-group-by-the-rules = 規則で一団を判定
commands-solve-a-problem = 問題を解く
commands-next-rule = 次の規則
commands-previous-rule = 前の規則
commands-rule-that-follows = 手順の先の規則
commands-find-rule-in-games = この規則の石がある対局を検索
commands-count-rules-in-games = 規則の石を対局で集計
commands-open-rules = 規則を開く…
commands-save-the-rules = 規則を保存…
commands-take-position = 開いている対局の局面を使う
commands-set-up-your-own-position = 自分で局面を作る

## Life: problems

commands-practise-the-next-problem = 次の問題を練習
commands-show-the-solution = 解答を表示
commands-stop-the-solver = 解析を中止
commands-try-the-problem-again = 問題をもう一度解く
commands-next-problem = 次の問題
commands-previous-problem = 前の問題
commands-find-position-in-games = 局面を対局から検索
commands-find-problems-with-this-shape = この形の問題を検索
commands-find-problems-with-drawing = 「検索」の図の問題を検索
commands-problems-with-any-shape = 形を問わず問題を表示
commands-open-problems = 問題を開く…
commands-open-a-folder-of-problems = 問題のフォルダーを開く…
commands-the-sample-problems = サンプルの問題

## Window

commands-suggestions-on-the-board = 碁盤に候補手を表示
commands-command-palette = コマンドパレット…
commands-full-screen = 全画面表示
commands-board-alone = 碁盤だけを表示（教室用）
commands-larger = 拡大
commands-smaller = 縮小
commands-usual-size = 標準の大きさ（100%）
commands-coordinates-on-or-off = 座標の表示・非表示
commands-move-numbers-on-or-off = 手数の表示・非表示
commands-reset-the-layout = 配置を元に戻す

## Theme

commands-light-theme = ライトテーマ
commands-dark-theme = ダークテーマ
commands-theme-of-the-system = システムのテーマ
commands-high-contrast-on-or-off = ハイコントラストの切り替え
commands-less-motion-on-or-off = 動きを減らす設定の切り替え
commands-expert-columns-on-or-off = 専門的な列の表示の切り替え
commands-count-ahead-on-or-off = 先に数えておく設定の切り替え

## Help

commands-things-to-try = 試してみること…
commands-keys = キー一覧…
commands-messages = メッセージ…
commands-reports = 不具合レポート…
commands-guide = ガイド…
