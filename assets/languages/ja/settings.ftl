## Settings

settings-title = 設定
settings-reset-hint = すべてのパネルを元の位置に戻します
settings-language = 言語 · Language · 语言 · 語言 · 언어
settings-language-system = システムの言語
settings-theme = テーマ
settings-theme-system = システム
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-opening = 棋譜庫を開いているときに開く対局
settings-opening-hint = 自分の棋譜庫を開いているときに、開いたりウィンドウにドロップしたりした対局
settings-opening-ask = 確認する
settings-opening-new = 新しい棋譜庫
settings-opening-add = 追加
settings-opening-look = 見るだけ
settings-boards = 碁盤
settings-board-wood = 木目
settings-board-pale-wood = 明るい木目
settings-board-plain = 無地
settings-stones = 碁石
settings-stones-slate-and-shell = 那智黒と蛤
settings-stones-flat = フラット
settings-size = 全体の大きさ
settings-size-here = このウィンドウでは { $percent }%
settings-size-here-hint = これ以上大きくすると文字が切れます。ウィンドウを広げてください。
settings-pace = 自動再生で1手を表示する時間
settings-seconds = 秒
settings-coordinates = 碁盤に座標を表示
settings-move-numbers = 石に手数を表示
settings-my-name = 棋譜の中の自分の名前
settings-my-name-hint = 棋士の記録はこの名前で開き、「自分：よく打つ形」はこの対局を示します
settings-suggestions = すべての作業画面の碁盤に候補手を表示
settings-compare = 自分の形をプロと比べる
settings-high-contrast = ハイコントラスト
settings-less-motion = 動きを減らす（アニメーションなし）
settings-expert = 専門的な列：−2 log λ、リフト、q
settings-count-ahead = 何もしていない間に、見そうなものを先に数えておく
settings-memory = メモリ
settings-memory-hint = 集計と集計結果に使ってよいメモリの量です。少なくすると大きな集計が遅くなります。棋譜そのものは別に数えます。
settings-memory-machine = このコンピューターに合わせる（{ $size }）
settings-home = 棋譜庫と設定の保存先

## The user's own KataGo, an engine that evaluates positions

settings-engine = 自分のKataGo
settings-engine-hint = 対局を評価し、形の収支に使います。Katachiにエンジンは付属しません。指定したプログラムはそのまま実行されるので、信頼できるものを選んでください。
settings-engine-program = プログラム
settings-engine-network = ネットワーク
settings-engine-configuration = 設定ファイル
settings-engine-choose = { $file }…
settings-engine-not-set = 未設定
settings-engine-playouts = 1局面のプレイアウト数
settings-engine-test = テスト
settings-engine-test-hint = 起動して、1局面を評価させます

## Three things to try: each is a link, and what it does stands behind it in the same line

settings-welcome = まず試したい3つのこと
settings-try-drawing = 形を描く
settings-try-drawing-hint = その形が現れた対局と、そこで打たれた手がわかります
settings-try-walking = 隅の手順をたどる
settings-try-walking-hint = 応手とその回数、勝率がわかります
settings-try-opening = 自分の対局を開く
settings-try-opening-hint = フォルダー、アーカイブ、SGFファイル。開いたものは残ります
settings-welcome-keys = F1：キー一覧   Ctrl+P：Katachiのすべての機能   「ヘルプ」▸「試してみること」：この画面をもう一度

## Professional games

settings-professional-command = プロの棋譜…
settings-professional-games = 棋譜
settings-professional-link = プロの棋譜の入手先
settings-professional-title = プロの棋譜
settings-professional-about = Katachiにはプロの対局（{ $games }）の統計だけが付属し、棋譜は付属しません。検索や閲覧には、棋譜集をご自分で入手してください。Katachiはネットワークに接続しません。
settings-professional-step-page = 1. ブラウザーでこのページを開きます：A. E. BrouwerのDatabase of Go Games
settings-professional-copy = アドレスをコピー
settings-professional-step-archive = 2. 全対局のアーカイブ（.tar.gz、.tgz、.zip）をダウンロードします。展開は不要です。
settings-professional-step-drop = 3. このウィンドウにドロップするか、下のボタンで開きます。読み込みは1分ほどで、以後は自分の棋譜庫になります。
settings-professional-licence = この棋譜集はパブリックドメインとされていますが、明示のライセンスはありません。
settings-professional-open = アーカイブを開く…
