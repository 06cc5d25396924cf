## Progress of work: “Loading games.zip · Reading games, step 1 of 2: 12 of 40 games · 5 s left”

notices-phase-step = { $phase }、段階 { $step }/{ $steps }
notices-phase-amount = { $phase }：{ $amount }
notices-amount = { $unit ->
    [games] { $done }局
    [files] { $done }ファイル
    [shapes] 形{ $done }種
    [positions] { $done }局面
    [moves] { $done }手
    [problems] { $done }問
    [cards] カード{ $done }枚
    [groups] 一団{ $done }個
    [rules] 規則{ $done }個
    [patterns] 形{ $done }個
    [templates] テンプレート{ $done }個
    [pairs] { $done }組
    [lines] { $done }行
    [trees] 木{ $done }本
    [rounds] { $done }回
   *[other] { $done } { $unit }
}
notices-amount-of = { $unit ->
    [games] { $done }/{ $total }局
    [files] { $done }/{ $total }ファイル
    [shapes] 形{ $done }/{ $total }種
    [positions] { $done }/{ $total }局面
    [moves] { $done }/{ $total }手
    [problems] { $done }/{ $total }問
    [cards] カード{ $done }/{ $total }枚
    [groups] 一団{ $done }/{ $total }個
    [rules] 規則{ $done }/{ $total }個
    [patterns] 形{ $done }/{ $total }個
    [templates] テンプレート{ $done }/{ $total }個
    [pairs] { $done }/{ $total }組
    [lines] { $done }/{ $total }行
    [trees] 木{ $done }/{ $total }本
    [rounds] { $done }/{ $total }回
   *[other] { $done }/{ $total } { $unit }
}
notices-megabytes = { $done } MB
notices-megabytes-less = 0.1 MB未満
notices-megabytes-of = { $done }/{ $total } MB
notices-seconds-left = 残り{ $seconds }秒
notices-minutes-left = 残り{ $minutes }分
notices-stopping = 中止しています…
notices-paused = 一時停止中（ほかの処理が先）
notices-cancelled = { $task }：キャンセルしました
notices-work-broke-off = 処理が途中で止まりました

## Names of work; those with “Keeping” or “not kept” are shown with a reason if it fails: “The settings are not kept: …”

notices-reading-file = { $path }を読み込み中
notices-reading-game = 対局を読み込み中
notices-trying-engine = エンジンを確認中
notices-evaluating-games = 対局を評価中
notices-changed-game-not-kept = 変更した対局を保存できません
notices-changed-games-wait = 変更のある対局{ $games }局がサンプルの対局と一緒に保存されています（Ctrl+P：「編集した対局に戻る」）
notices-settings-not-kept = 設定を保存できません
notices-session-not-kept = 開いている対局と集計中のものを保存できません
notices-looking-for-changes = 変更されたファイルを確認中
notices-listing-libraries = 棋譜庫
notices-sample-games = サンプルの対局
notices-loading = { $what }を読み込み中
notices-adding = { $what }を追加中
notices-opening = { $what }を開いています
notices-writing = { $what }を書き込み中
notices-files-and-folders = { $files }個のファイルとフォルダー
notices-sample = サンプル
notices-reading-what-was-counted = 前回の集計を読み込み中
notices-keeping-what-was-counted = 集計を保存中

## What was loaded

notices-loaded = { $games }、{ $moves }
notices-loaded-but-duplicates = { $loaded }（重複{ $duplicates }局を除く）
notices-loaded-but-skipped = { $loaded }、{ $skipped }件を読み飛ばし（読み込みレポートを参照）
notices-loaded-also-in = { $loaded }。棋譜庫「{ $library }」にも同じ対局があります
notices-skipped-game = { $path }、{ $game }局目：{ $reason }
notices-nothing-loaded = { $what }から読み込めた対局はありません
notices-games-not-kept = これらの対局は開いていますが保存されていません。Katachiを閉じると失われます
notices-library-damaged = この棋譜庫に破損がありました：{ $what }
notices-library-gone = 棋譜庫が元の場所にありません：{ $path }
notices-library-vanished = 開いている棋譜庫のフォルダーがなくなりました：{ $path }。対局は開いたままです。そこには何も書き込まず、変更した対局はサンプルの対局とともに残します
notices-library-changed = 開いている棋譜庫が他のプログラムによって変更されました：{ $path }。F5で読み直します

## What was done

notices-not-played = 打てません：{ $reason }
notices-not-pasted = 対局を貼り付けられません：{ $reason }
notices-game-copied = 対局をSGFでクリップボードにコピーしました
notices-picture-copied = 画像をSVGでクリップボードにコピーしました
notices-row-copied = 行をクリップボードにコピーしました
notices-rows-copied = { $rows }行をクリップボードにコピーしました
notices-dialog-is-open = ファイルを選ぶ画面が開いています。先にそちらを閉じてください
notices-saved = { $path }に保存しました
notices-not-into-source = { $path } は変更していません：{ $reason }。別の名前を選んでください。
notices-rows-saved = { $rows }行を{ $path }に保存しました
notices-library-removed = 削除しました：{ $library }。対局のファイルは元の場所にあります
notices-library-off-the-list = 一覧から外しました：{ $library }。{ $path }に残っています
notices-sample-needs-no-library = サンプルはKatachiに付属しており、棋譜庫にする必要はありません。先に自分の対局を開いてください
notices-library-saved-already = この棋譜庫は保存済みです
notices-no-games-to-save = 保存する対局がまだありません

## A key that can do nothing now

notices-key-unmet = { $key }（{ $command }）は今は使えません：{ $reason }
notices-key-works-in = { $workspace }で使えます
notices-key-works-in-both = { $first }と{ $second }で使えます
notices-key-no-game = 対局を開いていません
notices-key-no-games = 対局がありません
notices-key-no-own-games = 自分の対局を開いていません
notices-key-no-library = 開いている対局は棋譜庫にありません
notices-key-no-costly-shapes = 形の収支を集計していません
notices-key-no-player = 棋士を選んでいません
notices-key-no-back = 戻る先がありません
notices-key-no-forward = 進む先がありません
notices-key-no-contest = ここでは対局していません
notices-key-no-undo = 元に戻すものがありません
notices-key-no-redo = やり直すものがありません
notices-key-no-changes = 編集した対局はほかにありません
notices-key-no-guessing = ここに当てる手はありません
notices-key-no-shapes = 形を集計していません
notices-key-no-work = 実行中の処理はありません
notices-key-no-collocations = 共起を集計していません
notices-key-no-corners = 隅を集計していません

## Games are evaluated by the user's KataGo

notices-name-engine-first = 先にKataGoのプログラム、ネットワーク、設定ファイルを指定してください
notices-save-library-to-evaluate = 先に対局を棋譜庫として保存してください。評価は棋譜庫と一緒に残ります
notices-all-evaluated = これらの対局はすべて評価済みです
notices-evaluated = { $games }局を評価しました
notices-evaluated-others-were = { $games }局を評価しました（ほかの{ $others }局は評価済み）
notices-engine-refused = { $evaluated }。エンジンが{ $refused }局を受け付けませんでした

## Settings and libraries on the disk

notices-settings-are-newer = { $error }。それまで設定の変更は保存されません
notices-settings-set-aside = { $path }：設定を読めません：{ $reason }。{ $aside }として残し、Katachiは初期設定で始めます
notices-settings-unread-another-window = { $path }：設定を読めません：{ $reason }。別のウィンドウが書き込み中です。Katachiは初期設定で始めます
notices-settings-unread = { $path }：設定を読めません：{ $reason }。{ $error }。Katachiは初期設定で始めます
notices-set-aside = { $path }：{ $reason }。{ $aside }として残しました
notices-no-name-for-a-library = 棋譜庫の名前に使えません。文字、数字、空白を使ってください
notices-another-window-keeps-edits = 別のウィンドウがこれらの対局を開いていて、そちらの編集が保存されます。こちらの編集はファイルに保存しないと、ウィンドウを閉じたときに失われます

## Notices in the window

notices-defect = Katachiの不具合です。保存済みのものは失われません：{ $what }
notices-dismiss = 閉じる
notices-dismiss-message = メッセージを閉じる
notices-more = ほか{ $others }件
notices-details = 詳細

## The log

notices-messages = メッセージ
notices-no-messages = まだ何もありません。
notices-copy-all = すべてコピー

## Reports of defects

notices-reports = 不具合レポート
notices-no-reports = ありません。Katachiの不具合は起きていません。
notices-reports-hint = 何が、どのコンピューターで、どのコマンドの後に起きたかを記録したものです。対局の内容は含みません。
notices-copy-text = テキストをコピー
