# 形とその集計

## Turns and mirrors

mining-symmetry-as-it-is = そのまま
mining-symmetry-left-right = 左右反転
mining-symmetry-top-bottom = 上下反転
mining-symmetry-half-turn = 180度回転
mining-symmetry-falling-diagonal = 対角線 \ で反転
mining-symmetry-quarter-right = 右90度回転
mining-symmetry-quarter-left = 左90度回転
mining-symmetry-rising-diagonal = 対角線 / で反転

## Names

mining-opening-of-white = { $opening }（白）
mining-kind-attack = 攻め
mining-kind-defence = 守り
mining-kind-extension = ヒラキ
mining-kind-connection = 連絡
mining-kind-cut = キリ
mining-kind-capture = 抜き
mining-kind-contact = 接触
mining-kind-opening = 布石

## Steps of work

mining-step-reading-shapes = 形を読み取り中
mining-step-sorting-shapes = 形を並べ替え中
mining-step-counting-opportunities = 機会を集計中
mining-step-corner-moves = 隅の第一着を読み取り中
mining-step-drawing-games = 対局を抽出し直しています
mining-step-hit-rates = 的中率を測定中
mining-step-evaluated-games = 評価済みの対局を読み取り中
mining-step-indexing = 形の索引を作成中
mining-step-templates = テンプレートを探索中
mining-step-counting-templates = テンプレートを集計中
mining-step-sorting-templates = テンプレートを並べ替え中
mining-step-reading-moves = 着手を読み取り中
mining-step-comparing-moves = 着手を比較中
mining-step-comparing-openings = 布石を比較中
mining-step-comparing-shapes = 形を比較中
mining-step-reading-openings = 布石を読み取り中

## Errors: patterns and windows

mining-pattern-rows = ウィンドウ{ $window }は{ $expected }行ですが、{ $found }行あります
mining-pattern-mark = { $row }行{ $column }列：ここに`{ $mark }`は書けません（ウィンドウの中は X、O、.、#、外は空白）
mining-no-set-of-cells = { $bits }は点の状態の組を表しません（1～15）
mining-window-unknown = ウィンドウ`{ $window }`：square:N、rect:WxH、diamond:K、または`#`、`+`、`.`によるpoints:ROW/ROW/…の形で書いてください
mining-window-size = ウィンドウ`{ $window }`：辺は1～19点で、全体で2点以上が必要です
mining-window-ragged = ウィンドウ`{ $window }`：行の長さが揃っていないか、中心`+`が複数あります
mining-no-kind-of-move = `{ $text }`という手の種類はありません。次のいずれかを書いてください：{ $kinds }

## Errors: mining

mining-no-source = 対象`{ $text }`：finalまたはmoveと書いてください
mining-no-centre = ウィンドウ{ $window }には中心がないため、着手の周囲に置けません。奇数のsquareかrect、diamondを使うか、描いたウィンドウの1点に + で印を付けてください
mining-final-has-no-moves = --movesと--afterは着手に関するものです。対象`move`と併用し、`final`とは併用できません
mining-no-games = 対局がありません。棋譜庫または棋譜のファイルを指定してください

## Errors: templates, clusters, players

mining-too-many-templates = テンプレートがすでに{ $found }件あり、メモリに確保した上限は{ $limit }件です。最小回数を上げて集計するか、任意の点が少ないテンプレートを求めてください
mining-cluster-name-long = 名前は{ $longest }文字までです（{ $letters }文字あります）
mining-cluster-name-number = `{ $name }`は数で、クラスターの番号と区別できません。文字を含む名前にしてください
mining-cluster-name-taken = `{ $name }`はすでにクラスター{ $cluster }の名前です
mining-no-cluster = クラスター{ $cluster }はありません（全{ $clusters }個）。番号は1から始まり、クラスターは最大{ $most }個です
mining-player-no-moves = 0手後の布石：1手以上にしてください

## Errors: comparison

mining-compared = { $after ->
    [yes] { $moves ->
        [all] { $least ->
            [all] { $window } { $source }、着手後
           *[other] { $window } { $source }、着手後、K { $least }～{ $most }
        }
       *[other] { $least ->
            [all] { $window } { $source }、着手後、手数{ $moves }
           *[other] { $window } { $source }、着手後、手数{ $moves }、K { $least }～{ $most }
        }
    }
   *[other] { $moves ->
        [all] { $least ->
            [all] { $window } { $source }
           *[other] { $window } { $source }、K { $least }～{ $most }
        }
       *[other] { $least ->
            [all] { $window } { $source }、手数{ $moves }
           *[other] { $window } { $source }、手数{ $moves }、K { $least }～{ $most }
        }
    }
}
mining-other-shapes = 一方は「{ $here }」、もう一方は「{ $there }」です。同じ条件で集計してください
mining-nothing-offered = { $result }では機会が数えられていません。着手ごとか対局ごとに比べるか、各着手の周囲のウィンドウを集計してください
mining-other-squares = 一方は一辺{ $here }点、もう一方は一辺{ $there }点の正方形です。同じ大きさで読み取ってください
