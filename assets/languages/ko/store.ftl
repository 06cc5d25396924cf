# 디스크의 기보 보관함: 오류와 파일에 대한 알림.

## Errors with a file or folder: what stands before the colon is its path
store-cancelled = 취소했습니다. 바뀐 것은 없습니다
store-newer = { $path }: 더 새로운 Katachi에서 만든 파일입니다(형식 { $found }, 여기서는 { $supported }까지 읽음). 열려면 Katachi를 업데이트하십시오
store-damaged = { $path }: 손상됨: { $what }. { $advice }
store-busy-games = { $path }: 다른 Katachi{ $holder }에서 이 기보 보관함에 대국을 가져오는 중이며 { $seconds }초 안에 끝나지 않았습니다. 끝나기를 기다리거나 그쪽을 닫은 뒤 다시 시도하십시오
store-busy-notes = { $path }: 다른 Katachi{ $holder }에서 태그나 카드를 쓰는 중이며 { $seconds }초 안에 끝나지 않았습니다. 끝나기를 기다리거나 그쪽을 닫은 뒤 다시 시도하십시오
store-busy-settings = { $path }: 다른 Katachi{ $holder }에서 설정을 쓰는 중이며 { $seconds }초 안에 끝나지 않았습니다. 끝나기를 기다리거나 그쪽을 닫은 뒤 다시 시도하십시오
store-busy-session = { $path }: 다른 Katachi{ $holder }에서 이 기보 보관함을 열어 두었으며 { $seconds }초 안에 닫지 않았습니다. 닫히기를 기다리거나 그쪽을 닫은 뒤 다시 시도하십시오
store-holder = {" "}(프로세스 { $process }, { $name })
store-holder-number = {" "}(프로세스 { $process })
store-no-games = 대국을 찾지 못했습니다: { $path }
store-no-games-why = 대국을 찾지 못했습니다: { $path }: { $why }
store-link = { $path }: 다른 곳을 가리키는 링크입니다. 링크를 통해서는 쓰지 않습니다. 링크를 지우십시오
store-exists = { $path }: 이미 있는 파일이며 덮어쓰지 않습니다. 다른 이름을 고르십시오

## What cannot be done with the file or folder whose path stands before it; an error of the system follows: “games.ron: cannot read it: No such file”
store-cannot-compress = 압축할 수 없습니다
store-cannot-find-folder = 폴더를 찾을 수 없습니다
store-cannot-find-shard = 조각을 찾을 수 없습니다
store-cannot-name-restored = 복원한 폴더에 이 이름을 붙일 수 없습니다
store-cannot-look-at = 살펴볼 수 없습니다
store-cannot-look-at-file = 파일을 살펴볼 수 없습니다
store-cannot-look-into = 안을 살펴볼 수 없습니다
store-cannot-look-name = 쓸 수 있는 이름인지 확인할 수 없습니다
store-cannot-sync = 전원이 꺼져도 남도록 디스크에 기록할 수 없습니다
store-cannot-make-part-folder = 부분용 폴더를 만들 수 없습니다
store-cannot-make-parts-folder = 부분들의 폴더를 만들 수 없습니다
store-cannot-make-folder = 폴더를 만들 수 없습니다
store-cannot-make-lock = 잠금 파일을 만들 수 없습니다
store-cannot-merge-parts = 부분들을 합칠 수 없습니다
store-cannot-put-file = 파일을 제자리에 놓을 수 없습니다
store-cannot-put-folder = 폴더를 제자리에 놓을 수 없습니다
store-cannot-read-again = 다시 읽을 수 없습니다
store-cannot-read = 읽을 수 없습니다
store-cannot-read-cards = 카드를 읽을 수 없습니다
store-cannot-read-certificate = 증명서를 읽을 수 없습니다
store-cannot-read-settings = 설정을 읽을 수 없습니다
store-cannot-read-table = 표를 읽을 수 없습니다
store-cannot-read-tags = 태그를 읽을 수 없습니다
store-cannot-remove = 지울 수 없습니다
store-cannot-remove-empty = 빈 폴더를 지울 수 없습니다
store-cannot-rename-library = 기보 보관함의 이름을 바꿀 수 없습니다
store-cannot-remove-library = 기보 보관함을 지울 수 없습니다
store-cannot-set-aside = 손상된 파일을 따로 옮길 수 없습니다
store-cannot-write-in-its-folder = 그 파일의 폴더에 쓸 수 없습니다
store-cannot-write-in-folder = 이 폴더에 쓸 수 없습니다
store-cannot-write-full = 쓸 수 없습니다(디스크가 가득 찼습니까?)
store-cannot-write = 쓸 수 없습니다
store-cannot-write-manifest = library.ron 파일을 쓸 수 없습니다
store-cannot-write-session = session.ron 파일을 쓸 수 없습니다
store-cannot-write-file-full = 파일을 쓸 수 없습니다(디스크가 가득 찼습니까?)
store-cannot-write-table = 표를 쓸 수 없습니다
store-cannot-write-tags = 태그를 쓸 수 없습니다

## Waiting: while another running Katachi is in the way
store-waiting-games = 이 기보 보관함에 대국을 가져오는 다른 Katachi를 기다리는 중
store-waiting-notes = 태그나 카드를 쓰는 다른 Katachi를 기다리는 중
store-waiting-settings = 설정을 쓰는 다른 Katachi를 기다리는 중
store-waiting-session = 이 기보 보관함을 열어 둔 다른 Katachi를 기다리는 중

## Advice that ends the message store-damaged, above
store-advice-collocations = 어울림을 다시 집계하거나 백업에서 파일을 가져오십시오
store-advice-graphs = 대국을 다시 읽거나 백업에서 파일을 가져오십시오
store-advice-database = 텍스트 편집기로 그 줄을 고치거나 원래 있던 곳에서 파일을 다시 가져오십시오
store-advice-patterns = 모양을 다시 집계하거나 백업에서 파일을 가져오십시오
store-advice-templates = 템플릿을 다시 찾거나 백업에서 파일을 가져오십시오
store-advice-backup = 다른 백업을 쓰십시오
store-advice-shard = 그 조각을 다시 집계하십시오
store-advice-engine = `katachi check --repair` 명령으로 파일을 따로 옮긴 뒤 엔진으로 대국을 다시 평가하십시오
store-advice-evaluations = 파일을 지우십시오. 평가는 필요할 때 기보에서 다시 모읍니다
store-advice-manifest = `katachi check --repair` 명령으로 다시 만들거나, 대국을 새 기보 보관함으로 다시 가져오십시오
store-advice-sources = 대국을 다시 읽을 수도 없습니다. 기보 보관함의 출처 파일을 가져왔던 자리에 되돌려 놓으십시오
store-advice-tags = 텍스트 편집기로 고치거나, `katachi check --repair` 명령으로 읽을 수 있는 것만 남기십시오

## What is wrong with a damaged file: a clause in the message store-damaged
store-not-text = 텍스트(UTF-8)가 아닙니다
store-larger = 크기가 { $megabytes } MB를 넘는데, 그런 파일은 있을 수 없습니다
store-does-not-unpack = 압축이 풀리지 않습니다: { $error }
store-unpacks-to-more = 압축을 풀면 { $megabytes } MB를 넘는데, 이런 파일에 들어갈 수 있는 양이 아닙니다
store-line = 줄 { $error }
store-row-pattern-line = 모양 { $number }: 줄 { $error }
store-row-pair-line = 쌍 { $number }: 줄 { $error }
store-row-position-line = 국면 { $number }: 줄 { $error }
store-row-game-line = 대국 { $number }: 줄 { $error }
store-row-template-line = 템플릿 { $number }: 줄 { $error }
store-row-pattern = 모양 { $number }: { $what }
store-row-pair = 쌍 { $number }: { $what }
store-row-template = 템플릿 { $number }: { $what }
store-cells-not-smallest = cells: 회전·반전·흑백 교환한 모양 가운데 가장 작은 것이 아닙니다
store-cells-not-smallest-template = cells: 회전·반전·흑백 교환한 템플릿 가운데 가장 작은 것이 아닙니다
store-cells = cells: { $error }
store-wildcards = wildcards, fillings: 그 칸들의 값이 아닙니다
store-classes = classes: 0이거나, 채우는 방법 또는 출현 횟수보다 많습니다
store-more-than-all = 모양 { $patterns }개, 출현 { $found }회가 들어 있는데, 전체가 { $distinct }개, { $occurrences }회라고 적혀 있습니다
store-occurrences-none = occurrences: 0, 곧 찾은 적이 없습니다
store-games-none = games: 0이거나 occurrences보다 많습니다
store-decided-more = decided: occurrences보다 많습니다
store-wins-more = mover_wins: decided보다 많습니다
store-years-order = years: 마지막 해가 첫 해보다 앞섭니다
store-no-centre = 창 { $window }: 가운데가 없습니다
store-pair-order = 순서가 틀렸습니다. 쌍은 p에 따라 가장 확실한 것부터 놓입니다
store-pair-unknown = 목록에 없는 모양을 가리킵니다
store-pair-empty = q: 빈 모양에는 둔 수가 있을 수 없습니다
store-pair-count = count: 두 모양과 전체 착수의 횟수에 맞지 않습니다
store-pair-contradiction = decided, mover_wins, years: 서로 어긋납니다
store-pair-places = places: 횟수의 합이 쌍의 횟수와 다릅니다
store-position-parts = 국면 { $number }: 돌, 착수 또는 연도
store-game-positions = 대국 { $number }: 국면이 올바르지 않습니다
store-store-short = 너무 일찍 끝납니다
store-store-magic = 대국 저장 파일의 머리 부분이 아닙니다
store-checksum = 체크섬이 맞지 않습니다
store-store-parts = 부분들이 서로 맞지 않습니다
store-store-name = `{ $name }`: 대국 저장 파일의 이름이 아닙니다
store-changed-outside = Katachi 밖에서 바뀌었습니다
store-text-cut-off = 끝부분이 없습니다(잘렸거나 Katachi 밖에서 바뀜)
store-missing = 파일이 없습니다
store-store-format = 형식 번호가 틀립니다
store-store-other-games = library.ron에 적힌 것과 다른 대국이 들어 있습니다
store-checksum-of-name = 체크섬이 이름에 적힌 것과 다릅니다
store-index-rebuilt = { $path }: { $error }. 다시 만들었습니다
store-index-other = 체크섬은 맞지만 이 대국들의 색인이 아닙니다
store-study-not-text = 텍스트가 아닙니다
store-what-was-mined = 집계한 대상: { $error }
store-parquet-not-ours = Parquet 파일이지만 Katachi에서 만든 것이 아닙니다. 무엇을 집계했는지 적혀 있지 않습니다
store-row-count = { $row }행: 횟수가 없거나 너무 큽니다
store-column-missing = 열 { $name }: 없습니다
store-column-no-text = 열 { $name }: 텍스트가 아닙니다
store-column-no-whole = 열 { $name }: 정수가 아닙니다
store-column = 열 { $name }: { $what }
store-rows-told = { $rows }행이라고 적혀 있지만 { $most }행을 넘을 수 없습니다
store-column-rows = 열 { $name }: { $rows }행 중 { $found }행뿐입니다
store-column-lists = 열 { $name }: 목록이나 묶음은 Katachi에서 쓰지 않습니다
store-column-kind = 열 { $name }: Katachi에서 쓰지 않는 종류입니다: { $kind }
store-group-without-rows = 행이 없는 행 묶음이 있습니다
store-columns-differ = 열마다 행의 수가 다릅니다
store-ends-before = 내용보다 파일이 먼저 끝납니다
store-pages-contradict = 페이지의 내용이 서로 맞지 않습니다
store-kind-changes = 도중에 종류가 바뀝니다
store-fewer-values = 값이 행보다 적습니다

## A mining in parts
store-part-checksum = 체크섬이 바뀌었습니다. 이전 { $expected }, 지금 { $found }
store-part-rows = 행의 수가 바뀌었습니다. 이전 { $expected }, 지금 { $found }
store-part-none = 집계의 부분이 아닙니다
store-part-other = 다른 집계 또는 다른 단계의 부분입니다
store-column-number-no-whole = { $number }열: 정수가 아닙니다
store-column-number-no-text = { $number }열: 텍스트가 아닙니다
store-row-number-missing = { $row }행: 수가 하나 빠져 있습니다
store-part-other-shapes = 남기기로 한 모양들과 다릅니다
store-parts-games = 부분들의 대국은 { $found }국인데, { $expected }국으로 집계되어 있습니다
store-part-missing = 남긴 모양 가운데 어느 부분에도 없는 것이 있습니다. 일부 조각의 부분이 빠졌습니다
store-too-many-records = 모든 조각의 기보가 합쳐서 4,294,967,295개를 넘습니다
store-row = { $row }행: { $what }

## Progress: what is being done
store-phase-adding = 더하는 중
store-phase-merging = 합치는 중
store-phase-tables = 표 쓰는 중
store-phase-shapes = 모양 쓰는 중
store-phase-reading = 읽는 중
store-phase-writing = 쓰는 중

## Backups
store-backup-sources = 가져온 파일과 폴더 { $sources }개: 대국은 기보 보관함에 들어 있습니다
store-backup-made-again = { $file }: 대국에서 다시 만들 수 있습니다
store-backup-link = { $file }: 링크
store-backup-folder = { $file }: Katachi의 것이 아닌 폴더이거나 파일이 아닌 것
store-backup-name = { $file }: 모든 시스템에서 쓸 수 있는 이름이 아닙니다
store-backup-of-library = 기보 보관함 하나의 백업입니다. 복원 명령: `katachi restore FILE --library DIR`
store-backup-of-all = 모든 기보 보관함의 백업입니다. 복원 명령: `katachi restore FILE --all`
store-backup-none = Katachi의 백업이 아닙니다
store-backup-says-more = { $megabytes } MB가 들어 있다고 적혀 있는데, 이런 파일에 들어갈 수 있는 양이 아닙니다
store-phase-checking = 검사 중
store-backup-no-name = 백업에 쓸 수 없는 이름입니다
store-backup-ends = 이 파일에 이르기 전에 끝납니다
store-backup-not-listed = 파일 목록에 적힌 것과 다릅니다
store-backup-more-files = 목록에 없는 파일이 들어 있습니다
store-backup-list = 파일 목록: { $error }
store-backup-list-long = 파일 목록이 너무 깁니다

## Libraries
store-no-library = Katachi 기보 보관함(library.ron이 든 폴더)이 아닙니다. `katachi import PATH --library DIR` 명령으로 만드십시오
store-rebuilt = { $path }: { $what }. 출처에서 대국을 다시 읽었습니다
store-rebuilt-other = { $path }: { $what }. 출처에서 대국을 다시 읽었습니다. 전과 같은 대국이 아니며, 손상된 파일은 여기에 있습니다: { $aside }
store-only-damaged = 손상됨
store-foreign-folder = 다른 파일이 들어 있는 폴더입니다. 기보 보관함으로 쓸 새 폴더나 빈 폴더를 고르십시오
store-professional = 프로의 모양

## Tags and cards
store-lost-tag = 태그 `{ $tag }`: 대국 { $black } – { $white } ({ $path }): 기보 보관함에 없습니다. 태그는 남겨 둡니다
store-cards-aside = { $path }: 손상됨: { $what }. 따로 옮긴 파일: { $aside }. 읽을 수 있었던 카드 { $saved }장은 남겼습니다. 나머지를 되살리려면 텍스트 편집기로 고쳐 제자리에 되돌려 놓으십시오

## Exports
store-phase-table = 표 쓰는 중
store-phase-games = 대국 쓰는 중
store-export-unknown-file = 기보 보관함에 이 대국의 파일이 적혀 있지 않습니다
store-export-no-record = 이 대국의 기보가 그곳에 더는 없습니다
store-phase-patterns = 모양 쓰는 중
store-gnu-go-move = GNU Go의 모양에는 착수가 있어야 합니다. 출처 move로, 착수 전의 모양을 집계하십시오

## Health: what a check of a library finds and does
store-remedy-rebuild = 복구하면 다시 만듭니다
store-remedy-sources = 복구하면 출처에서 대국을 다시 읽습니다
store-remedy-count-again = 복구하면 지웁니다. 필요할 때 다시 집계합니다
store-remedy-set-aside = 복구하면 따로 옮기고 읽을 수 있는 것만 남깁니다
store-remedy-remove = 복구하면 지웁니다. 쓰이는 곳이 없습니다
store-remedy-update = 읽으려면 Katachi를 업데이트하십시오
store-remedy-by-hand = 복구로는 건드리지 않습니다. 직접 고치거나, 백업을 되돌리거나, 다시 만드십시오
store-remedy-nothing = 할 일이 없습니다
store-short-damaged = 손상됨: { $what }
store-short-newer = 더 새로운 Katachi에서 만든 파일입니다(형식 { $found }, 여기서는 { $supported }까지 읽음)
store-not-ours = Katachi의 파일이 아니므로 그대로 둡니다
store-of-other-games = 다른 대국의 것
store-no-result = 손상됨: Katachi의 결과 파일의 머리 부분이 아닙니다
store-other-name = 손상됨: 이름과 내용이 다릅니다. 실제 내용: { $name }
store-done-removed = 지움
store-done-made = { $store }에서 다시 만듦
store-done-made-aside = { $store }에서 다시 만듦. 손상된 파일: { $aside }
store-done-manifest = { $store }에서 library.ron 다시 만듦
store-done-read = 출처에서 기보 { $records }개 다시 읽음
store-done-read-other = 출처에서 기보 { $records }개 다시 읽음. library.ron에 적힌 것과 다른 기보입니다. 손상된 저장 파일: { $aside }
store-sources-gone = 출처 { $sources }개 중 { $gone }개에 접근할 수 없음. 대국은 기보 보관함에 있지만 출처에서 다시 읽을 수 없습니다
store-link-lock = 다른 곳을 가리키는 링크입니다. 아무것도 쓰지 않습니다. 링크를 지우십시오
store-link-replaced = 다른 곳을 가리키는 링크입니다. 따라가지 않고 파일로 바꿉니다
store-leftover-fresh = 지금 쓰는 중이거나, 강제로 끝난 프로그램이 남긴 파일
store-leftover = 강제로 끝난 프로그램이 남긴 파일
store-old-store = 앞서 가져온 대국
store-old-store-busy = 지금 가져오는 중이거나 앞서 가져온 대국
store-done-own-store = 그사이에 기보 보관함의 파일이 되었습니다
store-done-index = 대국에서 다시 만듦
store-done-index-later = 지움. 필요할 때 다시 만듭니다
store-done-aside = 따로 옮김: { $aside }
store-done-mended = 그사이에 고쳐짐
store-done-aside-tags = 따로 옮김: { $aside }. 태그가 붙은 대국 { $saved }국은 남김
store-done-aside-cards = 따로 옮김: { $aside }. 카드 { $saved }장은 남김
store-aside = 따로 옮겨 둔 파일입니다. 고쳐서 되돌려 놓거나 지우십시오
store-special-file = 파이프 또는 장치이며 파일이 아닙니다
