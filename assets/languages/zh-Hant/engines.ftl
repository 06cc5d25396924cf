### What engines say: the user's own KataGo, the program's models and playouts, and what is wrong with them.

## Stages of a game: predict/measure.rs

engines-stage-opening = 佈局
engines-stage-middle-game = 中盤
engines-stage-endgame = 官子

## Why a move ranks where it does, kinds of reasons: predict/groups.rs

engines-group-shape = 周圍的棋形
engines-group-shape-and-last = 棋形與上一手
engines-group-shape-and-both = 棋形與前兩手
engines-group-answer = 對上一手的應手
engines-group-follow-up = 承接己方上一手
engines-group-corner = 角
engines-group-liberties = 周圍棋子的氣
engines-group-tactics = 提子、逃、打吃
engines-group-chains = 最近幾手所觸及的棋串
engines-group-place = 棋盤上的位置
engines-group-distance = 與最近幾手的距離
engines-group-room = 與附近棋子的距離
engines-group-earlier = 先前尚未應的著手
engines-group-area = 所屬的勢力範圍

## What is being done, above a bar of progress: predict/, matches/, analysis/

engines-phase-testing = 測試
engines-phase-testing-contexts = 測試周邊
engines-phase-testing-strengths = 測試強度
engines-phase-testing-patterns = 測試棋形
engines-phase-shapes = 棋形
engines-phase-candidates = 候選著手
engines-phase-strengths = 強度
engines-phase-looking-again = 再次檢視
engines-phase-temperature = 溫度
engines-phase-ranking = 排名
engines-phase-reading-contexts = 讀取周邊
engines-phase-counting-contexts = 統計周邊
engines-phase-learning = 學習
engines-phase-first-stage = 第一階段
engines-phase-counting = 統計
engines-phase-second-opinion = 第二意見
engines-phase-reading-patterns = 讀取棋形
engines-phase-playing = 對局
engines-phase-evaluating = 評估
engines-phase-waiting = 等候引擎

## Why a move cannot be played: play/game.rs, play/handicap.rs

engines-point-off-board = 該點在棋盤外
engines-point-occupied = 該點已有棋子
engines-no-liberty = 落子後沒有氣
engines-ko = 不得立即提回劫
engines-game-over = 對局已結束：有一方認輸
engines-no-handicap = { $size } 棋盤有 2 到 { $most } 顆讓子的慣用位置，沒有 { $stones } 顆的

## What is wrong with KataGo: analysis/mod.rs

engines-file-missing = { $what ->
    [program] 程式 { $path }：沒有這個檔案。請重新設定引擎的程式、權重檔和設定檔
    [network] 權重檔 { $path }：沒有這個檔案。請重新設定引擎的程式、權重檔和設定檔
   *[configuration] 設定檔 { $path }：沒有這個檔案。請重新設定引擎的程式、權重檔和設定檔
}
engines-cannot-start = { $engine }：無法啟動：{ $error }。請指定 KataGo 本身的程式，且須可執行
engines-fault = { $engine }：{ $what }。{ $advice }
engines-fault-at = { $engine }：{ $what }，在 { $game }。{ $advice }
engines-fault-said = { $engine }：{ $what }；其訊息：{ $said }。{ $advice }
engines-fault-at-said = { $engine }：{ $what }，在 { $game }；其訊息：{ $said }。{ $advice }
engines-died-at-start = 尚未給出第一個回答就結束（{ $status }）
engines-died = 尚未回答就結束（{ $status }）
engines-closed-output = 它關閉了輸出
engines-silent = 已有 { $seconds } 秒沒有任何訊息
engines-garbage = 有一行不是 JSON 物件：`{ $line }`
engines-endless = 有一行超過 { $bytes } 位元組
engines-field = `{ $line }` 中缺少 `{ $field }` 或種類不符
engines-absurd = `{ $line }` 中有{ $what }
engines-absurd-winrate = 勝率 { $winrate }
engines-absurd-lead = { $points } 目的領先
engines-absurd-move = 著手 `{ $place }`，不是此棋盤上的點
engines-absurd-values = 任何局面都不會有的數值
engines-unasked = 回答了從未問過的 `{ $id }`
engines-turn = 回答了 `{ $id }` 中未問的第{ $turn }手
engines-twice = 對 `{ $id }` 的第{ $turn }手回答了兩次
engines-refuses = 它無法理解任何問題：{ $what }
engines-advice-at-start = 請確認權重檔和設定檔適用於此 KataGo 的 `analysis`
engines-advice-died = 再次啟動即可從此繼續；若在同一局又結束，請減少訪問次數（visits）
engines-advice-silent = 請減少訪問次數（visits），或等久一點
engines-advice-refuses = 請更新 KataGo：它須支援 analysis 協定
engines-advice-other = KataGo 的 `analysis` 不會這樣回答：請確認程式是 KataGo，並加以更新

## Evaluating games with KataGo: analysis/library.rs, analysis/process.rs

engines-game-of-file = { $path }（第{ $number }局）
engines-gave-up = 它放棄了某個局面
engines-stopped = { $why }。先前已評估的{ $games }局會保留：再次啟動即可繼續
engines-tried = KataGo { $version } 回答：空棋盤、貼目 6.5，對黑棋為 { $points } 目、{ $percent }%（{ $playouts }次模擬，連同啟動 { $seconds } 秒）

## Models that cannot be read: predict/file.rs

engines-no-model = 這不是 Katachi 的預測模型
engines-newer-model = 由較新的 Katachi 製作（模型格式 { $found }；此版本可讀到 { $supported }）：請更新 Katachi
engines-older-model = 由較舊的 Katachi 製作（模型格式 { $found }；此版本讀取 { $supported }）
engines-damaged = 已損壞：{ $what }
engines-model-ends-in-head = 在標頭中就結束
engines-model-length = 權重為 { $bytes } 位元組，而非 { $wanted }
engines-model-checksum = 檢查碼與權重不符
engines-model-unpacked = 無法解壓縮：{ $error }
engines-model-weights-missing = 缺少權重
engines-model-head-length = 標頭為 { $bytes } 位元組，標頭至多 { $most }
engines-model-head-no-text = 標頭不是文字
engines-model-head = 標頭：{ $error }
engines-model-table = 權重表有 2^{ $bits }個，此 Katachi 至多讀取 2^{ $most }個
engines-model-games = 訓練用的棋局有{ $games }局，多到無法區分
engines-model-trees = 決策樹不完整
engines-model-temperature = 溫度 { $temperature }

## Counts of a library that cannot be read, and are made again: predict/counts_file.rs, table_file.rs, rings/file.rs

engines-counts-another-file = 開頭不像這種檔案
engines-counts-format = 格式 { $found }；此程式讀取 { $supported }
engines-counts-other-games = 屬於其他棋局（{ $games }）
engines-counts-checksum = 長度或檢查碼不符
engines-counts-unpacked = 無法解壓縮
engines-counts-do-not-fit = 次數不符
engines-rings-beginning = 開頭不符
engines-rings-do-not-fit = 棋形不符

## Lists of shapes that cannot play: predict/matcher.rs, montecarlo/frequent.rs, matches/table.rs

engines-shapes-say-no-move = 這些棋形沒有指明下在哪裡：請以 --source move 且不加 --after 來統計
engines-shapes-empty = 其中沒有內容
engines-too-many-templates = 有{ $found }個範本，能用來下棋的至多{ $most }個：請以較高的 --min-count 統計，或保留任意點較少的範本（--max-wildcards）
engines-patterns-say-no-move = 沒有任何棋形帶有著手（`*`）
engines-too-many-patterns = 有{ $found }個棋形，能用來下棋的至多{ $most }個
engines-list-window = { $window } 的棋形：模擬對局只支援 square:3 和 diamond:2。請以 --source move 統計其中之一
engines-list-not-before-moves = 棋形不是在落子前讀取的：請以 --source move 且不加 --after 來統計
engines-list-empty = 沒有出現一次以上的棋形
engines-board-lines = { $lines } 路棋盤：可下的是 2 到 19 路
