# Boards, keys of games and the index of the games: errors, and what progress bars say.

## src/core/go

files-point-occupied = 该点已有棋子
files-point-off-board = 该点不在棋盘上
files-board-size = 棋盘大小{ $width }x{ $height }：只能读取2x2到19x19的正方形棋盘
files-areas-even = 持平

## src/core/index/file.rs: why a file of the index cannot be used; each stands after the name of the file

files-index-not-an-index = 文件开头不是索引的格式
files-index-other-format = 格式版本为{ $found }；本程序读取{ $read }
files-index-other-games = 属于另一批棋局（{ $games }）
files-index-damaged = 已损坏：长度或校验和不符

## src/core/index/build.rs: a progress bar, "Indexing · 1,200 of 5,000 games"

files-phase-indexing = 正在建立索引
