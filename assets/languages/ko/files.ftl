# 바둑판, 대국의 키, 대국 색인: 오류와 진행 표시.

## src/core/go

files-point-occupied = 이미 돌이 놓인 점입니다
files-point-off-board = 바둑판 밖의 점입니다
files-board-size = 바둑판 크기 { $width }x{ $height }: 2x2에서 19x19까지의 정사각형 바둑판만 읽을 수 있습니다
files-areas-even = 호각

## src/core/index/file.rs: why a file of the index cannot be used; each stands after the name of the file

files-index-not-an-index = 색인 파일의 머리 부분이 아닙니다
files-index-other-format = 형식 { $found }: 이 프로그램이 읽는 형식은 { $read }입니다
files-index-other-games = 다른 대국들의 색인입니다 ({ $games })
files-index-damaged = 손상됨: 길이나 체크섬이 맞지 않습니다

## src/core/index/build.rs: a progress bar, "Indexing · 1,200 of 5,000 games"

files-phase-indexing = 색인 만드는 중
