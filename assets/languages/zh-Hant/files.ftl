## src/core/go

files-point-occupied = 該點已有棋子
files-point-off-board = 該點在棋盤外
files-board-size = 棋盤大小 { $width }x{ $height }：只讀取 2x2 到 19x19 的正方形棋盤
files-areas-even = 持平

## src/core/index/file.rs: why a file of the index cannot be used; each stands after the name of the file

files-index-not-an-index = 開頭不像索引檔
files-index-other-format = 格式 { $found }；此程式讀取 { $read }
files-index-other-games = 屬於其他棋局（{ $games }）
files-index-damaged = 已損壞：長度或檢查碼不符

## src/core/index/build.rs: a progress bar, "Indexing · 1,200 of 5,000 games"

files-phase-indexing = 建立索引
