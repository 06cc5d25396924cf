## Turns and mirrors

mining-symmetry-as-it-is = 原樣
mining-symmetry-left-right = 左右鏡射
mining-symmetry-top-bottom = 上下鏡射
mining-symmetry-half-turn = 旋轉 180 度
mining-symmetry-falling-diagonal = 以 \ 對角線鏡射
mining-symmetry-quarter-right = 向右轉 90 度
mining-symmetry-quarter-left = 向左轉 90 度
mining-symmetry-rising-diagonal = 以 / 對角線鏡射

## Names

mining-opening-of-white = { $opening }（白棋）
mining-kind-attack = 攻擊
mining-kind-defence = 防守
mining-kind-extension = 拆
mining-kind-connection = 連接
mining-kind-cut = 斷
mining-kind-capture = 提子
mining-kind-contact = 接觸
mining-kind-opening = 佈局

## Steps of work

mining-step-reading-shapes = 讀取棋形
mining-step-sorting-shapes = 整理棋形
mining-step-counting-opportunities = 統計可下的機會
mining-step-corner-moves = 讀取角部第一手
mining-step-drawing-games = 重新抽取棋局
mining-step-hit-rates = 測量命中率
mining-step-evaluated-games = 讀取已評估的棋局
mining-step-indexing = 建立棋形索引
mining-step-templates = 尋找範本
mining-step-counting-templates = 統計範本
mining-step-sorting-templates = 整理範本
mining-step-reading-moves = 讀取著手
mining-step-comparing-moves = 比較著手
mining-step-comparing-openings = 比較佈局
mining-step-comparing-shapes = 比較棋形
mining-step-reading-openings = 讀取佈局

## Errors: patterns and windows

mining-pattern-rows = 有{ $found }列格子，而視窗範圍 { $window } 有{ $expected }列
mining-pattern-mark = 橫列 { $row }，直行 { $column }：`{ $mark }` 不能在此（範圍內用 X、O、.、#，範圍外用空白）
mining-no-set-of-cells = { $bits } 不是格子的集合：須為 1 到 15
mining-window-unknown = 視窗範圍 `{ $window }`：請寫 square:N、rect:WxH、diamond:K，或以 `#`、`+` 和 `.` 寫成的 points:ROW/ROW/…
mining-window-size = 視窗範圍 `{ $window }`：邊長須為 1 到 19 點，且至少有 2 點
mining-window-ragged = 視窗範圍 `{ $window }`：各橫列長度不一，或有一個以上的中心 `+`
mining-no-kind-of-move = `{ $text }` 不是著手的種類；請寫 { $kinds } 之一

## Errors: mining

mining-no-source = 來源 `{ $text }`：請寫 final 或 move
mining-no-centre = 視窗範圍 { $window } 沒有中心，無法置於著手周圍：請用奇數邊長的 square 或 rect、用 diamond，或在自畫的範圍中以 + 標出一點
mining-final-has-no-moves = --moves 和 --after 針對著手：只能搭配來源 `move`，不能搭配 `final`
mining-no-games = 沒有棋局：請指定棋譜庫或棋譜檔案

## Errors: templates, clusters, players

mining-too-many-templates = 目前已有{ $found }個範本，而記憶體最多容納{ $limit }個：請提高統計的最少次數，或減少範本的任意點
mining-cluster-name-long = 名稱至多{ $longest }個字，不能有{ $letters }個字
mining-cluster-name-number = `{ $name }` 是數字，而群集已有編號：請取一個含有文字的名稱
mining-cluster-name-taken = `{ $name }` 已是群集 { $cluster } 的名稱
mining-no-cluster = { $clusters }個群集中沒有群集 { $cluster }：從 1 起編號，至多{ $most }個
mining-player-no-moves = 佈局手數為 0：至少要一手

## Errors: comparison

mining-compared = { $after ->
    [yes] { $moves ->
        [all] { $least ->
            [all] { $window } { $source }，落子之後
           *[other] { $window } { $source }，落子之後，K 為 { $least } 到 { $most }
        }
       *[other] { $least ->
            [all] { $window } { $source }，落子之後，手數 { $moves }
           *[other] { $window } { $source }，落子之後，手數 { $moves }，K 為 { $least } 到 { $most }
        }
    }
   *[other] { $moves ->
        [all] { $least ->
            [all] { $window } { $source }
           *[other] { $window } { $source }，K 為 { $least } 到 { $most }
        }
       *[other] { $least ->
            [all] { $window } { $source }，手數 { $moves }
           *[other] { $window } { $source }，手數 { $moves }，K 為 { $least } 到 { $most }
        }
    }
}
mining-other-shapes = 這邊為「{ $here }」，那邊為「{ $there }」：兩邊須以相同方式統計
mining-nothing-offered = { $result } 沒有統計可下的次數：請以每手或每局比較，或統計每一手周圍的視窗範圍
mining-other-squares = 這邊的正方形每邊{ $here }點，那邊{ $there }點：兩邊須以相同方式讀取
