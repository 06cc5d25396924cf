## Goals of rules, places and sizes, as in “live, corner 3x3”; rules/frame.rs

tsumego-goal-eye = 眼
tsumego-goal-live = 生き
tsumego-goal-connect = 連絡
tsumego-goal-connect-empty = 点への連絡
tsumego-goal-join-empties = 2点の連絡
tsumego-goal-capture = 取り
tsumego-place-corner = 隅
tsumego-place-side = 辺
tsumego-place-centre = 中央
tsumego-frame-corner = 隅{ $size }
tsumego-frame-side = 辺{ $size }
tsumego-frame-centre = 中央{ $size }
tsumego-frame-size = 大きさ{ $size }：規則の長方形は2x2以上、15点以下です
tsumego-no-size = { $text }は大きさではありません。4x3のように、WIDTHxHEIGHTの形で書いてください
tsumego-no-goal = { $text }は目標ではありません。eye、live、connect、connect-empty、join-empties、captureのどれかです
tsumego-no-place = { $text }は場所ではありません。corner、side、centreのどれかです

## Conditions of a rule: how many liberties a string, or a stone that would be played, has outside; rules/conditions.rs

tsumego-asks-1 = ダメ1以上
tsumego-asks-2 = ダメ2以上
tsumego-asks-at-most-1 = ダメ1以下
tsumego-asks-0 = ダメ0
tsumego-asks-1-if-black = 黒が打てばダメ1以上
tsumego-asks-2-if-black = 黒が打てばダメ2以上
tsumego-asks-at-most-1-if-white = 白が打てばダメ1以下
tsumego-asks-0-if-white = 白が打てばダメ0

## Why a rule that holds proves nothing: its conditions depend on each other. $condition is one of the above; rules/outside.rs

tsumego-depends-shared = 外側の白の1手で2つの条件が同時に崩れます：{ $conditions }
tsumego-depends-inside = 内側の白の手が「{ $condition }」も崩します
tsumego-depends-last-liberty = 取るときに黒が詰めるダメが「{ $condition }」に数えられています
tsumego-depends-joined = 規則の2つの連が外側でつながっています
tsumego-depends-joins-more = 「{ $condition }」の白石が、ダメの多いほかの石とつながります

## A rule in words: moves and answers; $point is a point of the rectangle such as b1; rules/text.rs

tsumego-white-plays = 白{ $point }
tsumego-white-passes = 白パス
tsumego-pass-always = 白はいつでもパスできます。そのとき黒は、目的を果たす手があるか、すでに果たしていなければなりません。
tsumego-pass-with-move = 白は、ほかに手があるときだけパスできます。白の手助けが要る規則もあります。
tsumego-pass-never = 白はパスできません。盤上で成り立たない規則もあります。
tsumego-black-plays = 黒{ $point }
tsumego-white-takes-liberty = 白が{ $point }の外ダメを詰める
tsumego-white-takes-liberty-if-black = { $point }に打つ黒石の外ダメを白が詰める
tsumego-white-extends = 白が{ $point }の外ダメを増やす
tsumego-white-extends-if-white = { $point }に打つ白石の外ダメを白が作る
tsumego-black-captures-outside = 黒が外から{ $point }を取る
tsumego-nothing-needed = 応じる必要なし
tsumego-marked = 印：{ $points }
tsumego-up-to-ko = コウ次第

## Phases of work, with an amount behind them: “Solving: 12,345 positions”

tsumego-phase-solving = 解析中
tsumego-phase-comparing-rules = 規則を比較中
tsumego-phase-taking-back = 手を戻しています
tsumego-phase-blacks-moves = 黒の手
tsumego-phase-whites-moves = 白の手

## Why there is nothing to solve; problem.rs

tsumego-problem-no-stones = 盤上に石がありません。
tsumego-problem-no-group = 囲まれた一団がありません。どちらの石も広い盤面から切り離されていません。
tsumego-problem-too-open = 局面が広すぎます。調べる範囲が{ $points }点に及び、上限の{ $limit }ビットを超えています。
tsumego-problem-not-surrounded = { $point }に、囲まれた一団の石がありません。
tsumego-problem-no-liberty = { $point }の連にはダメがありません。盤から取り除いてください。
tsumego-reason-no-stones = 盤上に石がありません
tsumego-reason-no-group = 囲まれた一団がありません。どちらの石も広い盤面から切り離されていません
tsumego-reason-too-open = 局面が広すぎます。調べる範囲が{ $points }点に及び、上限の{ $limit }ビットを超えています
tsumego-reason-not-surrounded = { $point }に、囲まれた一団の石がありません
tsumego-reason-no-liberty = { $point }の連にはダメがありません。盤から取り除いてください

## Why there is nothing to check, or no answer

tsumego-check-no-stone = 印の点に石がありません。一団の石に印をつけてください
tsumego-check-off-board = 印の点が盤の外です。一団の石に印をつけてください
tsumego-check-other-size = 規則は{ $laid }の盤用に用意されていますが、この盤は{ $given }です
tsumego-explore-illegal = 手順の{ $number }手目{ $point }は、その局面では打てません

## Files of the engines that are damaged or missing: “rules.ron: damaged: line 3:5: … . Make the rules again …”. Names in backquotes and before a colon (cells, asks, marks, answers, play, kept) stay as they are

tsumego-file-line = 行 { $error }
tsumego-advice-table = 別のファイルに表を作るか、バックアップから戻してください
tsumego-advice-rules = `katachi lab rules --out`で規則を作り直すか、バックアップからファイルを戻してください
tsumego-advice-patterns = `katachi tsumego --all --learn`で形を学び直すか、バックアップからファイルを戻してください
tsumego-advice-model = `katachi lab predict train`で学習し直すか、バックアップからファイルを戻してください
tsumego-no-model = Katachiの予測モデルではありません。`katachi lab predict train`で学習してください
tsumego-table-numbers = 同じ対局が2度あるか、番号がありません
tsumego-counts-games = 破損しています：対局数が合いません
tsumego-counts-unread = 読めません：{ $error }
tsumego-no-pattern = 形ではありません：{ $cells }
tsumego-bad-won = { $goal }、{ $place }、後手成立の規則{ $number }：{ $what }
tsumego-bad-winning = { $goal }、{ $place }、先手成立の規則{ $number }：{ $what }
tsumego-bad-threat = { $goal }、{ $place }、ねらいの規則{ $number }：{ $what }
tsumego-bad-more-rules = { $goal }、{ $place }：規則がもとの数より多くあります
tsumego-bad-cells = cells：{ $what }
tsumego-bad-asks = asks：この形に求められる条件ではありません
tsumego-bad-marks = marks：この目標が対象とする点ではありません
tsumego-bad-answers = answers：各手に1つの応手になっていません
tsumego-bad-play = play：打てる手ではありません
tsumego-bad-kept = kept：黒石のない点があります
tsumego-row-count = 行が{ $height }ではなく{ $rows }あります
tsumego-cell-count = { $row }の点の数が{ $cells }ではありません
tsumego-no-cell = { $symbol }は使えません（. X O のどれか）
tsumego-estimate-format = 形式が{ $found }です。このプログラムが読むのは{ $supported }です
tsumego-estimate-feature = 特徴{ $feature }は存在しません
tsumego-estimate-too-many = 特徴が{ $found }個あり、読める上限{ $most }個を超えています
