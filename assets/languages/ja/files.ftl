# 碁盤、対局のキー、索引

## src/core/go

files-point-occupied = その点にはすでに石があります
files-point-off-board = その点は盤の外です
files-board-size = 盤の大きさ{ $width }x{ $height }：読めるのは2x2から19x19までの正方形の盤だけです
files-areas-even = 互角

## src/core/index/file.rs

files-index-not-an-index = 索引の形式で始まっていません
files-index-other-format = 形式{ $found }です。このプログラムが読むのは{ $read }です
files-index-other-games = 別の対局の索引です（{ $games }）
files-index-damaged = 破損しています。長さまたはチェックサムが合いません

## src/core/index/build.rs

files-phase-indexing = 索引を作成中
