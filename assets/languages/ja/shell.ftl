## Whose figures are looked at

shell-my-games = 自分の対局
shell-professionals = プロ

## Tabs of panes

shell-pane-overview = 概要
shell-pane-load-report = 読み込みレポート
shell-pane-games = 対局一覧
shell-pane-costly-shapes = 形の収支
shell-pane-player = 棋士の記録
shell-pane-board = 碁盤
shell-pane-record = 棋譜
shell-pane-variations = 変化

## Bar at the top

shell-commands = コマンド
shell-commands-with-key = コマンド  Ctrl+P
shell-commands-hint = Katachiのすべての機能を名前で探す（Ctrl+P）
shell-command-palette = コマンドパレット
shell-katachi = 形（katachi）
shell-recent-libraries = 最近使った棋譜庫
shell-key = キー { $key }

## Bar at the bottom

shell-messages = メッセージ { $messages }
shell-messages-hint = これまでに表示されたメッセージの一覧
shell-no-games = 対局が読み込まれていません
shell-shapes-of = { $shapes }（{ $mined }）
shell-jobs = 処理 { $jobs }件
shell-cancel-task = キャンセル：{ $task }

## Palette of commands

shell-palette-hint = コマンド、または形の名前：タケフ、ナダレ …
shell-command = コマンド
shell-no-matching-command = 該当するコマンドがありません。

## List of keys

shell-keys = キー一覧
shell-search-keys-hint = 検索：ヒット、定石、保存…
shell-search-keys = キーを検索
shell-on-the-board = 碁盤の上で
shell-wheel = ホイール
shell-wheel-does = 手を進める・戻す
shell-click = クリック
shell-click-does = 試しに打つ（Shift：黒、Ctrl：白）
shell-right-drag = 右ドラッグ
shell-right-drag-does = 範囲を選ぶ
shell-right-click = 右クリック
shell-right-click-does = ここでできることを表示
shell-drag-files = ファイルをドラッグ
shell-drag-files-does = 対局を開く・追加する（死活では問題）
shell-ctrl-wheel = Ctrl+ホイール
shell-ctrl-wheel-does = 拡大・縮小

## Buttons

shell-open = 開く
shell-copy-path = パスをコピー

## A game is left before its end

shell-leave-game = この対局を離れますか？
shell-leave-game-hint = 保存されていません。
shell-leave-game-save = SGFで保存…
shell-leave-game-leave = 離れる

## A save would replace files

shell-replace = { $files ->
    [1] このファイルを置き換えますか？
   *[other] これらの{ $files }個のファイルを置き換えますか？
}
shell-replace-link = { $path }は{ $target }へのリンクです。リンクだけが置き換わり、リンク先のファイルは残ります。
shell-replace-source = 開いている棋譜庫はこのファイルの対局を読み込んでいます。
shell-replace-more = ほか{ $files }個
shell-replace-do = 置き換える
shell-replace-other-name = 別の名前…

## The window is closed while work is going on

shell-quit = 処理の途中ですが、終了しますか？
shell-quit-hint = 終わっていない処理の結果は失われます。集計は次に起動したときに最初からやり直します。
shell-quit-now = 終了する
shell-quit-keep-running = 処理を続ける

## Games are opened while others are open

shell-how-to-open = { $what }を開く
shell-the-open-games = 開いている対局
shell-how-to-open-kept = 「{ $library }」を開いています。これは残り、「ファイル」▸「棋譜庫」からまた開けます。
shell-how-to-open-lost = 「{ $library }」を開いています。見ているだけで、保存されていません。
shell-how-to-open-running = 「{ $library }」の処理がまだ続いています。別のものを開くと中止されます：{ $tasks }
shell-open-instead = 別の棋譜庫として開く
shell-open-instead-hint = これらの対局を別の棋譜庫にします
shell-add-to = 「{ $library }」に追加
shell-add-to-hint = 開いている対局と合わせて集計します
shell-just-look = 見るだけ
shell-just-look-hint = 対局を表示するだけで、どこにも追加しません
shell-opens-always-so = 次回からも同じようにする

## Files are dragged over the window

shell-drop-problems = ドロップして問題を開く
shell-drop-to-add = ドロップして「{ $library }」に追加
shell-drop-to-open = ドロップして開く
shell-drop-hint = SGFファイル、フォルダー、zip・tarアーカイブ、棋譜庫、集計した形

## A path is typed

shell-open-by-path = パスを指定して開く
shell-open-by-path-hint = ファイル、フォルダー、アーカイブ、棋譜庫（.katachi）、形（.ron）のパスを1行に1つずつ：

## Titles of file dialogs

shell-dialog-open-games = 対局を開く：SGFファイル、アーカイブ
shell-dialog-open-folder = 対局のフォルダーを開く
shell-dialog-add-games = 対局を追加：SGFファイル、アーカイブ
shell-dialog-add-folder = 対局のフォルダーを追加
shell-dialog-open-library = 棋譜庫を開く（NAME.katachiフォルダー）
shell-dialog-save-library = 棋譜庫として保存
shell-dialog-restore = バックアップ（NAME.tar.zst）から棋譜庫を復元
shell-dialog-open-patterns = 集計した形を開く
shell-dialog-open-collocations = 共起を開く
shell-dialog-open-dictionary = 定石辞典を開く：変化つきのSGF
shell-dialog-katago-program = KataGoのプログラム
shell-dialog-katago-network = KataGoのネットワーク
shell-dialog-katago-configuration = KataGoの解析用設定ファイル
shell-dialog-open-rules = 規則を開く
shell-dialog-open-shapes = 対局に使う集計した形、テンプレート、形データベース（.db）を開く
shell-dialog-open-moves = 調べる形、規則、形データベース（.db）を開く
shell-dialog-open-problems = 問題を開く：SGFファイル、アーカイブ
shell-dialog-open-problem-folder = 問題のフォルダーを開く
shell-dialog-save-sgf = 対局をSGFで保存
shell-dialog-save-picture = 画像を保存：.png、.svg、印刷用は.pdf
shell-dialog-save-table = 表をCSVで保存

## Inside file dialogs

shell-dialog-filter-games = 対局
shell-dialog-filter-all = すべてのファイル
shell-dialog-save = 保存
shell-dialog-new-folder = 新規フォルダー
shell-dialog-new-folder-name = 新しいフォルダー
shell-dialog-refresh = 更新
shell-dialog-parent-folder = 親フォルダー
shell-no-such-folder = { $path }というフォルダーはありません
shell-dialog-file = ファイル：
shell-dialog-show-hidden = 隠しファイルを表示

## Katachi itself breaks

shell-broken-title = Katachiはこの画面を描画できません
shell-broken = プログラムの不具合です。対局、カード、タグは元のままディスクにあります。
shell-copy-this = これをコピー
shell-try-again = もう一度試す
shell-close-katachi = Katachiを閉じる

## The window cannot be opened; said in a terminal

shell-no-screen = ウィンドウを開く画面がありません（WAYLAND_DISPLAYもDISPLAYも設定されていないか、応答がありません）。デスクトップから起動するか、`katachi --help`などのコマンドを使ってください
shell-no-window = ウィンドウを開けません：{ $reason }
shell-display-silent = { $silent }は応答しません。{ $next }を使います
shell-missing-library = ウィンドウを開けません：{ $reason }。OpenGLと、X11またはWaylandのライブラリが必要です。インストール：Debianは{ $debian }、Fedoraは{ $fedora }、Archは{ $arch }
shell-missing-font = 中国語・日本語・韓国語の名前を表示できるフォントがありません。インストール：Debianは{ $debian }、Fedoraは{ $fedora }、Archは{ $arch }
shell-guide-players = 愛好者向け
shell-guide-teachers = 指導者向け
shell-guide-analysts = 研究者向け

shell-own-games = 自分の棋譜はここにドロップ
