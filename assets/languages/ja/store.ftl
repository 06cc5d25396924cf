# ディスク上の棋譜庫：エラーと、ファイルについての説明

## Errors with a file or folder: what stands before the colon is its path
store-cancelled = キャンセルしました。何も変更していません
store-newer = { $path }：より新しいKatachiで書かれています（形式{ $found }、このKatachiで読めるのは{ $supported }まで）。開くにはKatachiを更新してください
store-damaged = { $path }：破損しています：{ $what }。{ $advice }
store-busy-games = { $path }：別のKatachi{ $holder }がこの棋譜庫に取り込み中で、{ $seconds }秒待っても終わりませんでした。終わるのを待つか、そのKatachiを閉じてから、やり直してください
store-busy-notes = { $path }：別のKatachi{ $holder }がタグかカードを書き込み中で、{ $seconds }秒待っても終わりませんでした。終わるのを待つか、そのKatachiを閉じてから、やり直してください
store-busy-settings = { $path }：別のKatachi{ $holder }が設定を書き込み中で、{ $seconds }秒待っても終わりませんでした。終わるのを待つか、そのKatachiを閉じてから、やり直してください
store-busy-session = { $path }：別のKatachi{ $holder }がこの棋譜庫を開いていて、{ $seconds }秒待っても終わりませんでした。終わるのを待つか、そのKatachiを閉じてから、やり直してください
store-holder = （プロセス{ $process }、{ $name }）
store-holder-number = （プロセス{ $process }）
store-no-games = { $path }に対局が見つかりません
store-no-games-why = { $path }に対局が見つかりません：{ $why }
store-link = { $path }：別の場所へのリンクで、これを通しては書き込みません。リンクを削除してください
store-exists = { $path }：同じ名前のファイルがすでにあり、上書きはしません。別の名前を選んでください

## What cannot be done with the file or folder whose path stands before it; an error of the system follows: “games.ron: cannot read it: No such file”
store-cannot-compress = 圧縮できません
store-cannot-find-folder = フォルダーが見つかりません
store-cannot-find-shard = 分割部分が見つかりません
store-cannot-name-restored = 復元したフォルダーにこの名前を付けられません
store-cannot-look-at = 調べられません
store-cannot-look-at-file = ファイルを調べられません
store-cannot-look-into = 中を調べられません
store-cannot-look-name = 名前が空いているか調べられません
store-cannot-sync = 停電しても失われないことを保証できません
store-cannot-make-part-folder = 部分結果のフォルダーを作れません
store-cannot-make-parts-folder = 部分結果をまとめるフォルダーを作れません
store-cannot-make-folder = フォルダーを作れません
store-cannot-make-lock = ロックファイルを作れません
store-cannot-merge-parts = 部分結果を統合できません
store-cannot-put-file = ファイルを所定の場所に置けません
store-cannot-put-folder = フォルダーを所定の場所に置けません
store-cannot-read-again = 読み直せません
store-cannot-read = 読み込めません
store-cannot-read-cards = カードを読み込めません
store-cannot-read-certificate = 証明書を読み込めません
store-cannot-read-settings = 設定を読み込めません
store-cannot-read-table = 表を読み込めません
store-cannot-read-tags = タグを読み込めません
store-cannot-remove = 削除できません
store-cannot-remove-empty = 空のフォルダーを削除できません
store-cannot-rename-library = 棋譜庫の名前を変更できません
store-cannot-remove-library = 棋譜庫を削除できません
store-cannot-set-aside = 破損したファイルを退避できません
store-cannot-write-in-its-folder = ファイルのあるフォルダーに書き込めません
store-cannot-write-in-folder = このフォルダーに書き込めません
store-cannot-write-full = 書き込めません（ディスクの空きを確認してください）
store-cannot-write = 書き込めません
store-cannot-write-manifest = library.ronを書き込めません
store-cannot-write-session = session.ronを書き込めません
store-cannot-write-file-full = ファイルを書き込めません（ディスクの空きを確認してください）
store-cannot-write-table = 表を書き込めません
store-cannot-write-tags = タグを書き込めません

## Waiting: while another running Katachi is in the way
store-waiting-games = 別のKatachiによるこの棋譜庫への取り込みを待っています
store-waiting-notes = 別のKatachiによるタグかカードの書き込みを待っています
store-waiting-settings = 別のKatachiによる設定の書き込みを待っています
store-waiting-session = この棋譜庫を開いている別のKatachiを待っています

## Advice that ends the message store-damaged, above
store-advice-collocations = 共起を集計し直すか、バックアップのファイルを使ってください
store-advice-graphs = 対局を読み直すか、バックアップのファイルを使ってください
store-advice-database = テキストエディターでその行を直すか、元のファイルを入手し直してください
store-advice-patterns = 形を集計し直すか、バックアップのファイルを使ってください
store-advice-templates = テンプレートを探し直すか、バックアップのファイルを使ってください
store-advice-backup = 別のバックアップを使ってください
store-advice-shard = その分割部分を集計し直してください
store-advice-engine = `katachi check --repair`で退避できます。その後、エンジンで対局を評価し直してください
store-advice-evaluations = 削除してください。評価は必要になったときに棋譜から集め直されます
store-advice-manifest = `katachi check --repair`で作り直すか、対局を新しい棋譜庫に取り込み直してください
store-advice-sources = 対局を読み直すこともできません。棋譜庫の取り込み元のファイルを元の場所に戻してください
store-advice-tags = テキストエディターで直すか、`katachi check --repair`で読める部分を残してください

## What is wrong with a damaged file: a clause in the message store-damaged
store-not-text = テキスト（UTF-8）ではありません
store-larger = { $megabytes } MBを超えていますが、この種のファイルがそれほど大きいことはありません
store-does-not-unpack = 展開できません：{ $error }
store-unpacks-to-more = 展開すると{ $megabytes } MBを超えますが、この種のファイルの内容がそれほど多いことはありません
store-line = 行{ $error }
store-row-pattern-line = 形{ $number }：行{ $error }
store-row-pair-line = 組{ $number }：行{ $error }
store-row-position-line = 局面{ $number }：行{ $error }
store-row-game-line = 対局{ $number }：行{ $error }
store-row-template-line = テンプレート{ $number }：行{ $error }
store-row-pattern = 形{ $number }：{ $what }
store-row-pair = 組{ $number }：{ $what }
store-row-template = テンプレート{ $number }：{ $what }
store-cells-not-smallest = cells：その形の図のうち最小のものではありません
store-cells-not-smallest-template = cells：そのテンプレートの図のうち最小のものではありません
store-cells = cells：{ $error }
store-wildcards = wildcards、fillings：cellsに合いません
store-classes = classes：0であるか、fillingsまたはoccurrencesを超えています
store-more-than-all = { $patterns }種の形と出現{ $found }回がありますが、全体で{ $distinct }種、{ $occurrences }回と記載されています
store-occurrences-none = occurrences：0です。見つかっていないことになります
store-games-none = games：0であるか、occurrencesを超えています
store-decided-more = decided：occurrencesを超えています
store-wins-more = mover_wins：decidedを超えています
store-years-order = years：最後の年が最初の年より前です
store-no-centre = ウィンドウ{ $window }に中心がありません
store-pair-order = 順序が違います。組はpの順で、最も確かなものから並びます
store-pair-unknown = 一覧にない形を指しています
store-pair-empty = q：空の形には着手がありません
store-pair-count = count：それぞれの形の回数や全着手数と合いません
store-pair-contradiction = decided、mover_wins、yearsに矛盾があります
store-pair-places = places：回数の合計が組の回数と合いません
store-position-parts = 局面{ $number }：stones、moves、yearsのいずれかに誤りがあります
store-game-positions = 対局{ $number }：局面が正しくありません
store-store-short = 途中で終わっています
store-store-magic = 対局ストアの形式で始まっていません
store-checksum = チェックサムが合いません
store-store-parts = 各部分が互いに合いません
store-store-name = `{ $name }`は対局ストアの名前ではありません
store-changed-outside = Katachi以外で変更されています
store-text-cut-off = 末尾がありません（途中で切れたか、Katachi以外で変更されています）
store-missing = ありません
store-store-format = 形式番号が違います
store-store-other-games = library.ronの記載とは別の対局が入っています
store-checksum-of-name = チェックサムがファイル名のものと違います
store-index-rebuilt = { $path }：{ $error }。作り直しました
store-index-other = チェックサムは合っていますが、この対局の索引ではありません
store-study-not-text = テキストではありません
store-what-was-mined = 集計の対象：{ $error }
store-parquet-not-ours = Katachiが書いたParquetファイルではなく、集計の対象の記載がありません
store-row-count = { $row }行目：回数がないか、大きすぎます
store-column-missing = 列{ $name }がありません
store-column-no-text = 列{ $name }：テキストではありません
store-column-no-whole = 列{ $name }：整数ではありません
store-column = 列{ $name }：{ $what }
store-rows-told = { $rows }行あると記載されていますが、{ $most }行を超えることはありません
store-column-rows = 列{ $name }：{ $rows }行中{ $found }行しかありません
store-column-lists = 列{ $name }：リストとグループはKatachiの形式ではありません
store-column-kind = 列{ $name }：{ $kind }はKatachiの形式ではありません
store-group-without-rows = 行のない行グループがあります
store-columns-differ = 列によって行数が違います
store-ends-before = 内容の途中でファイルが終わっています
store-pages-contradict = ページの内容が食い違っています
store-kind-changes = 種類が途中で変わっています
store-fewer-values = 値が行数より少なくなっています

## A mining in parts
store-part-checksum = チェックサムが{ $found }ですが、以前は{ $expected }でした
store-part-rows = { $found }行ですが、以前は{ $expected }行でした
store-part-none = 集計の部分結果ではありません
store-part-other = 別の集計か、別の段階の部分結果です
store-column-number-no-whole = 列{ $number }：整数ではありません
store-column-number-no-text = 列{ $number }：テキストではありません
store-row-number-missing = { $row }行目：数値がありません
store-part-other-shapes = 形が、記録する形と一致しません
store-parts-games = 部分結果の対局は{ $found }局ですが、集計時は{ $expected }局でした
store-part-missing = 記録する形の中に、どの部分結果にも現れないものがあります。足りない部分結果があります
store-too-many-records = 全分割部分の棋譜の合計が4,294,967,295件を超えています
store-row = { $row }行目：{ $what }

## Progress: what is being done
store-phase-adding = 合計中
store-phase-merging = 統合中
store-phase-tables = 表を書き込み中
store-phase-shapes = 形を書き込み中
store-phase-reading = 読み取り中
store-phase-writing = 書き込み中

## Backups
store-backup-sources = 取り込み元のファイルとフォルダー{ $sources }件：対局は棋譜庫にあります
store-backup-made-again = { $file }：対局から作り直されます
store-backup-link = { $file }：リンクです
store-backup-folder = { $file }：Katachiのものでないフォルダーか、ファイルでないものです
store-backup-name = { $file }：どのシステムでも使える名前ではありません
store-backup-of-library = 1つの棋譜庫のバックアップです。`katachi restore FILE --library DIR`で復元してください
store-backup-of-all = すべての棋譜庫のバックアップです。`katachi restore FILE --all`で復元してください
store-backup-none = Katachiのバックアップではありません
store-backup-says-more = 内容が{ $megabytes } MBと記載されていますが、この種のファイルには収まりません
store-phase-checking = 検査中
store-backup-no-name = バックアップにあるはずのない名前です
store-backup-ends = このファイルより前で終わっています
store-backup-not-listed = ファイル一覧の記載と違います
store-backup-more-files = 一覧にないファイルが入っています
store-backup-list = ファイル一覧：{ $error }
store-backup-list-long = ファイル一覧が長すぎます

## Libraries
store-no-library = Katachiの棋譜庫（library.ronのあるフォルダー）ではありません。`katachi import PATH --library DIR`で作成してください
store-rebuilt = { $path }：{ $what }。取り込み元から対局を読み直しました
store-rebuilt-other = { $path }：{ $what }。取り込み元から対局を読み直しました。対局は以前と同じではなく、破損したファイルは{ $aside }にあります
store-only-damaged = 破損しています
store-foreign-folder = 他のファイルのあるフォルダーです。棋譜庫には新しいフォルダーか空のフォルダーを選んでください
store-professional = プロの形

## Tags and cards
store-lost-tag = タグ`{ $tag }`：その対局{ $black } – { $white }（{ $path }）は棋譜庫にありません。タグは残します
store-cards-aside = { $path }：破損しています：{ $what }。{ $aside }に退避しました。カードのうち読めた{ $saved }枚は残してあります。他のカードも戻すには、テキストエディターで直して元の場所に置いてください

## Exports
store-phase-table = 表を書き込み中
store-phase-games = 対局を書き込み中
store-export-unknown-file = 棋譜庫にこの対局のファイルの記録がありません
store-export-no-record = 棋譜が残っていません
store-phase-patterns = 形を書き込み中
store-gnu-go-move = GNU Goの形には着手が必要です。対象moveで、着手前の形を集計してください

## Health: what a check of a library finds and does
store-remedy-rebuild = 修復すると作り直されます
store-remedy-sources = 修復すると取り込み元から対局を読み直します
store-remedy-count-again = 修復すると削除され、必要になったときに集計し直されます
store-remedy-set-aside = 修復すると退避され、読める部分は残ります
store-remedy-remove = 修復すると削除されます。もう必要のないものです
store-remedy-update = 読むにはKatachiを更新してください
store-remedy-by-hand = 修復の対象ではありません。手で直すか、バックアップを戻すか、作り直してください
store-remedy-nothing = 何もする必要はありません
store-short-damaged = 破損：{ $what }
store-short-newer = より新しいKatachiで書かれています（形式{ $found }、このKatachiで読めるのは{ $supported }まで）
store-not-ours = Katachiのファイルではないため、そのままにします
store-of-other-games = 別の対局のもの
store-no-result = 破損：Katachiの結果の形式で始まっていません
store-other-name = 破損：名前のとおりのものではなく、{ $name }です
store-done-removed = 削除しました
store-done-made = { $store }から作り直しました
store-done-made-aside = { $store }から作り直しました。破損したものは{ $aside }にあります
store-done-manifest = { $store }からlibrary.ronを作り直しました
store-done-read = 取り込み元から棋譜{ $records }件を読み直しました
store-done-read-other = 取り込み元から棋譜{ $records }件を読み直しました。library.ronの記載とは異なり、破損した対局ストアは{ $aside }にあります
store-sources-gone = 取り込み元{ $sources }件のうち{ $gone }件が見つかりません。対局はここにありますが、そこから読み直すことはできません
store-link-lock = 別の場所へのリンクのため、何も書き込みません。リンクを削除してください
store-link-replaced = 別の場所へのリンクです。リンク先はたどらず、置き換えます
store-leftover-fresh = 書き込み中か、強制終了したプログラムが残したファイルです
store-leftover = 強制終了したプログラムが残したもの
store-old-store = 以前の取り込みの対局
store-old-store-busy = 進行中または以前の取り込みの対局
store-done-own-store = すでに棋譜庫のものになっています
store-done-index = 対局から作り直しました
store-done-index-later = 削除しました。必要になったときに作り直されます
store-done-aside = { $aside }に退避しました
store-done-mended = すでに直されていました
store-done-aside-tags = { $aside }に退避し、タグ付きの対局{ $saved }局を残しました
store-done-aside-cards = { $aside }に退避し、カード{ $saved }枚を残しました
store-aside = 退避されたファイルです。直して元に戻すか、削除してください
store-special-file = パイプまたはデバイスで、ファイルではありません
