## What is loaded

library-loading = 불러오는 중 …
library-none-yet = 아직 대국이 없습니다
library-drop-files = SGF 파일, 폴더, 압축 파일을 이 창 아무 데나 끌어 놓거나 여기서 여십시오.
library-games-being-read = 대국을 읽고 있습니다.
library-no-games = 불러온 대국이 없습니다.
library-open-games = 대국 열기…
library-open-games-hint = SGF 파일과 압축 파일 (Ctrl+O)
library-open-folder = 폴더 열기…
library-open-folder-hint = 폴더와 그 아래 모든 것 (Ctrl+Shift+O)
library-add-games = 대국 추가…
library-add-games-hint = 열려 있는 대국에 추가합니다
library-libraries = 기보 보관함 목록…
library-libraries-hint = 지금까지 연 모든 것: 열기, 이름 바꾸기, 제거 (Ctrl+Shift+L)
library-open-library = 기보 보관함 열기…
library-open-library-hint = 이름.katachi 폴더 (Ctrl+L)
library-save-as = 기보 보관함으로 저장…
library-save-as-hint = 대국을 한데 보관하여 다음에는 바로 열립니다
library-open-sample = 예제 열기
library-open-sample-hint = Katachi에 들어 있는 대국
library-sample-games = 예제 대국
library-not-saved = 아직 기보 보관함으로 저장하지 않았습니다
library-changed-files = 이 대국들의 출처에서 새로 생기거나 바뀌거나 없어진 파일: { $files }개.
library-read-changed = 읽기
library-read-changed-hint = 바뀌지 않은 파일은 다시 읽지 않습니다 (F5)
library-read-by-earlier-version = 이 대국들은 이전 버전의 Katachi가 읽은 것입니다.
library-read-again = 다시 읽기
library-read-again-hint = 결과, 덤, 날짜, 단급, 인코딩, 한 트리의 여러 문제나 대국을 이제 더 잘 읽습니다
library-read-folder-as = 이 폴더의 인코딩…
library-read-folder-as-hint = 이름이 잘못 나올 때 고릅니다. 선택은 유지됩니다.
library-read-as-found = Katachi가 판단
library-professional-games = { $games }국
library-professional-games-of-years = { $games }국, { $first }–{ $last }
library-professional-hint = 볼 수 있는 통계: A. E. Brouwer's Database of Go Games의 모양, 어울림, 귀, 포석. 대국은 들어 있지 않습니다
library-shapes = 모양
library-professional-shapes-hint = 프로가 가장 많이 두는 모양
library-fuseki = 포석
library-professional-fuseki-hint = 프로의 포석
library-figure-games = { $games ->
   *[other] 대국
}
library-figure-moves = { $moves ->
   *[other] 수
}
library-figure-players = { $players ->
   *[other] 기사
}
library-figure-year = 연도
library-figure-years = 연도
library-boards = 바둑판
library-games-of-size = { $size }×{ $size } { $games }국
library-positions = 국면
library-without-a-move = 착수 없는 국면 { $positions }개
library-load-report = 불러오기 보고서
library-nothing-to-report = 보고할 것 없음
library-count-skipped = { $count }개 건너뜀
library-count-cut-short = { $count }국 도중에 끊김
library-count-repaired = { $count }국 고침
library-count-duplicates = 중복 { $count }국 제외
library-files = 파일
library-memory = 메모리

## The list of games

library-looking = 찾는 중 …
library-games-listed-here = 여기에 대국 목록이 나타납니다.
library-no-game-matches = 이 말이 모두 들어 있는 대국이 없습니다.
library-no-game-passes = ‘{ $filter }’에 맞는 대국이 없습니다. 조건을 바꾸거나 빼 보세요.
library-years-meant = 혹시 ‘{ $filter }’입니까?
library-games-are-of-years = 이 기보 보관함의 대국은 { $years }년의 것입니다.
library-show-all-games = 모든 대국 보기
library-filter-games = 대국 거르기
library-filter-hint = 단어, 또는 기사: 연도: 결과: …
library-clear-filter = 지우기
library-shown-of-all = { $all }국 중 { $shown }국
library-all-not-counted = { $all }국, 집계 제외 { $uncounted }국
library-shown-of-all-not-counted = { $all }국 중 { $shown }국, 집계 제외 { $uncounted }국
library-not-counted-hint = 중복과 착수 없는 국면은 목록에는 나오지만 대국 수에는 들어가지 않습니다
library-click-to-sort = 클릭하여 정렬
library-sort-by = 정렬: { $column }
library-game-row = 대국 { $game }: { $black } – { $white }
library-game-row-titled = 대국 { $game }: { $title }
library-game-of-file = { $file }, 대국 { $game }
library-edited = 수정됨
library-edited-tip = 이 대국에는 파일에 없는 변경이 있습니다. 저장하면 기록됩니다
library-result = 결과
library-colours-exchanged = 흑백 교환: 기보의 흑이 판 위에서는 백입니다
library-date = 날짜
library-event = 기전
library-moves = 수
library-size = 바둑판
library-note = 비고
library-open-game = 대국 열기
library-about-player = 기사 기록: { $player }
library-tags = 태그
library-new-tag = 새 태그
library-note-same-as = { $game }번과 동일
library-note-turned = { $game }번의 회전
library-note-within = { $game }번의 일부
library-note-like = { $game }번과 유사
library-note-position = 국면
library-note-cut-short = 도중에 끊김
library-note-variations = 변화 { $variations }개

## The record of a game

library-record-is-here = 열린 대국의 정보, 변화, 해설이 여기에 나옵니다.
library-details = 대국 정보…
library-details-hint = 대국자, 결과, 그 밖의 정보를 고칩니다
library-copy-sgf = SGF 복사
library-paste-sgf = SGF 붙여넣기
library-save-game-hint = 추가한 내용과 함께 대국을 새 파일에 씁니다
library-comment = 해설
library-details-of-game = 대국 정보
library-blacks-rank = 흑의 단급
library-whites-rank = 백의 단급
library-komi = 덤
library-round = 라운드
library-place = 장소
library-rules = 룰
library-handicap = 치석
library-komi-is-a-number = 덤은 6.5와 같은 수로 적습니다
library-done = 완료
library-beginning = 처음
library-set-up-row = 배치
library-set-up = 배치
library-move-row = { $number }수째: { $place }
library-choices = 변화 { $variations }개
library-not-of-list = 열린 대국 목록에 없습니다
library-game-of-list = 목록의 대국 { $game }
library-no-longer-loaded = 이제 불러와 있지 않은 대국
library-instead = 다른 수 (↑ ↓)
library-next = 다음 수

## What happened while games were loaded

library-report-is-here = 대국을 불러오면서 생긴 일이 여기에 적힙니다.
library-report-skipped = 건너뜀
library-report-cut-short = 도중에 끊김
library-report-repaired = 고침
library-report-duplicates = 중복
library-report-encodings = 인코딩
library-report-unknown = 알 수 없음
library-report-skipped-says = 불러오지 않은 것과 그 까닭
library-report-cut-short-says = 바둑판에 둘 수 없는 수 앞까지만 남긴 것
library-report-repaired-says = 일부를 고쳐 전부 불러온 것
library-report-duplicates-says = 모양 집계에서 제외한 것. 클릭하면 대표하는 대국을 엽니다
library-report-encodings-says = 파일의 문자 인코딩
library-report-unknown-says = 알 수 없는 결과, 덤, 날짜, 단급. 많은 표기부터
library-report-opens-game = 클릭하면 대국을 엽니다
library-report-lists-games = 클릭하면 대국을 나열합니다
library-result-unread = 읽지 못한 결과
library-komi-unread = 읽지 못한 덤
library-date-unread = 읽지 못한 날짜
library-rank-unread = 읽지 못한 단급
library-result-absent = 결과 없음
library-komi-absent = 덤 없음
library-date-absent = 날짜 없음
library-rank-absent = 단급 없음
library-at-move = { $number }수째: { $reason }
library-same-moves-as = 같은 착수: { $place }
library-turned-or-mirrored = 회전 또는 반전: { $place }
library-contained-in = 포함되거나 시작이 같음: { $place }
library-nearly-same-as = 거의 같음: { $place }
library-report-filter = 필터
library-filter-report = 보고서 거르기
library-copy-report = 복사
library-copy-report-hint = 이 행들을 탭으로 구분한 텍스트로, 한 줄에 하나씩 복사합니다
library-report-empty = 아무것도 없습니다.
library-report-no-match = 필터에 맞는 것이 없습니다.
library-encoding = 인코딩
library-file = 파일
library-game = 대국
library-what = 내용

## Notices, and names of work that goes on

library-sorting-games = 대국 정렬 중
library-tags-need-a-folder = 태그는 기보 보관함 폴더에 보관됩니다. 먼저 이 대국들을 기보 보관함으로 저장하십시오
library-tagging = 태그 다는 중
library-tags-undone = 태그 ‘{ $tag }’: 대국 { $games }국에서 되돌렸습니다
library-lost-tags = 보관함에 없는 대국의 태그 { $tags }개
library-values-for-completion = 자동 완성에 쓸 값
library-reading-tags = 태그 읽는 중
library-starting = 시작하는 중
library-listing-files = 파일 목록 만드는 중
library-reading-games = 대국 읽는 중
library-looking-for-duplicates = 중복 찾는 중
library-cancelled = 취소됨
library-defect = Katachi의 결함입니다. 알려 주십시오: { $what }
library-no-thread = 스레드를 시작할 수 없음: { $error }
library-worker-gone = 작업 스레드가 끝나 버렸습니다
library-report-written = { $message } ({ $place }). 보내 주실 보고서: { $path }

## Why a game cannot be shown with all its variations

library-file-not-known = 기보 보관함에 이 대국의 파일이 적혀 있지 않습니다
library-no-game-in-it = 대국이 들어 있지 않습니다
library-file-has-changed = 불러온 뒤에 파일이 바뀌었습니다
library-shares-tree = 다른 기록과 같은 트리에 있습니다
library-not-in-archive = 압축 파일에 이제 없음: { $path }
library-cut-at = { $number }수째: { $reason }

## Files that cannot be read, and why

library-cannot-to-its-end = 끝까지 읽을 수 없습니다
library-cannot-no-sgf-in-it = SGF 파일이 들어 있지 않습니다
library-cannot-no-sgf-in-folder = 이 폴더에 SGF 파일도 압축 파일도 없습니다
library-cannot-no-file = 파일도 폴더도 아닙니다
library-cannot-neither = SGF 파일도 압축 파일도 아닙니다
library-cannot-other-archive = 읽을 수 없는 종류의 압축 파일({ $ending })입니다. 먼저 압축을 푸십시오
library-cannot-not-zip = ZIP 파일이 아니거나 손상되었습니다
library-cannot-not-gzip = gzip 압축이 아니거나 손상되었습니다
library-cannot-not-zstd = zstd 압축이 아니거나 손상되었습니다
library-cannot-nested = 압축 파일 안의 압축 파일입니다. 먼저 푸십시오
library-cannot-damaged-after = 항목 { $members }개 뒤에서 손상됨: { $reason }
library-cannot-no-end-mark = 끝 표시 없이 끝납니다. 빠진 대국이 있을 수 있습니다(잘린 파일?)
library-cannot-member = 항목 { $member }: { $reason }
library-cannot-encrypted = 암호화되어 있습니다
library-cannot-zip-bomb = 풀면 어떤 텍스트보다도 훨씬 큽니다(ZIP 폭탄?)
library-cannot-bomb = 풀면 크기에 비해 지나치게 큽니다(압축 폭탄?)
library-cannot-between = 두 항목 사이에 이름이나 빈 내용이 { $most } MB보다 많습니다
library-cannot-large-game = { $most } MB보다 큰 대국이 들어 있습니다
library-cannot-too-large = { $most } MB보다 큽니다
library-cannot-unsupported = 지원하지 않음: { $what }
library-cannot-damaged-zip = 손상된 ZIP 파일: { $what }
library-cannot-missing = 그런 파일이 없습니다
library-cannot-not-allowed = 읽을 권한이 없습니다
library-cannot-cut-off = 도중에 끝납니다(잘린 파일?)
library-cannot-dangling = 없는 파일을 가리키는 링크입니다
library-cannot-but-kept = 전에 읽은 내용은 남아 있습니다
library-cannot-full = 기보 보관함이 가득 찼습니다: 40억 수
library-cannot-empty-records = 돌도 착수도 없어 제외한 기록: { $records }
library-cannot-so-many = 파일 크기에 비해 기록이 너무 많아 { $limit }개 뒤는 제외함
library-more-troubles = 그 밖의 문제(목록에 없음): { $troubles }

## Games that were skipped or cut short, and why

library-skipped-not-go = 바둑이 아닙니다(GM[{ $game }])
library-skipped-empty = 빈 파일입니다
library-skipped-binary = SGF가 아닙니다. 바이너리 파일입니다
library-skipped-web-page = 대국이 없는 웹 페이지입니다
library-skipped-web-address = 웹 주소입니다. 그곳의 기보를 파일로 저장하여 열거나 기보의 글을 복사하십시오
library-skipped-no-game = SGF가 아닙니다. 파일에 대국이 없습니다
library-skipped-only = 파일에 대국이 { $games }국뿐입니다
library-skipped-nodes = 너무 커서 보일 수 없음: 노드가 { $limit }개보다 많습니다
library-skipped-marks = 너무 커서 보일 수 없음: 돌과 표시가 { $limit }개보다 많습니다
library-cut-occupied = [{ $point }] 자리에 이미 돌이 있습니다
library-cut-off-board = [{ $point }] 자리는 바둑판 밖입니다
library-cut-unreadable = [{ $point }]: 바둑판의 점이 아닙니다
library-cut-too-many-moves = { $most }수보다 많습니다
library-cut-too-much-set-up = 배치한 돌이 너무 많습니다

## What was repaired in a record

library-mended-missing-open = 첫 괄호가 없음
library-mended-missing-close = 대국이 닫히지 않음
library-mended-missing-semicolon = 세미콜론이 없는 노드
library-mended-node-after-variations = 변화 뒤의 노드, 변화로 하나 더 남김
library-mended-unclosed-value = 닫는 괄호가 없는 값
library-mended-unescaped-bracket = 이스케이프하지 않은 본문의 괄호
library-mended-value-alone = 속성이 없는 값
library-mended-property-alone = 값이 없는 속성
library-mended-lower-case = 소문자로 쓴 속성 이름, 무시함
library-mended-junk = SGF가 아닌 문자, 건너뜀
library-mended-several-points = 점이 여럿인 착수, 첫째를 취함
library-mended-point = 읽을 수 없는 점, 무시함
library-mended-off-board = 바둑판 밖에 배치한 돌, 무시함
library-mended-move-on-stone = 배치한 돌 위의 착수, 그 돌을 대신함
library-mended-long-header = 매우 긴 정보 항목, 줄임
library-mended-size = 읽을 수 없는 바둑판 크기, 19x19로 봄
library-mended-komi = 읽을 수 없는 덤, 뺌
library-mended-handicap-placed = 기록되지 않은 치석, 화점에 놓음
library-mended-handicap-missing = 기록되지 않은 치석, 놓을 수 없었음
library-mended-node = 읽을 수 없는 노드, 무시함
library-mended-tree-split = 한 트리에 여러 대국이나 문제가 있음
library-mended-tree-too-large = 한 트리에 여러 대국이나 문제가 있음, 너무 커서 나누지 않음
library-mended-times = { $what } ({ $times }회)
library-mended-tree-records = { $what }, 기록 { $records }개로 읽음

## Evaluations that engines wrote into a record, and that cannot be read

library-evaluations-left-out = 읽을 수 없어 제외한 평가: { $troubles }
library-evaluations-more = { $trouble } … 외 { $more }건
library-evaluation-at = { $number }수째: { $format }: { $what }
library-evaluation-several-moves = 노드에 착수가 여럿 있음
library-evaluation-best-move = 가장 좋은 수 `{ $point }`: 점이 아님
library-evaluation-before-first = 첫수 앞의 LZ: 이런 파일에서는 노드와 다른 국면의 것이므로 하나도 읽지 않음
library-evaluation-not-at-first = 첫수 뒤의 LZOP: 그 앞 국면의 것임
library-evaluation-no-points = `{ $text }`: 집수가 아님
library-evaluation-no-percentage = `{ $text }`: 백분율이 아님
library-evaluation-two-winrates = `{ $text }`: 승률 두 개가 없음
library-evaluation-not-100 = `{ $text }`: 승률의 합이 100이 아님
library-evaluation-four-numbers = `{ $text }`: 수 네 개가 없음
library-evaluation-no-share = `{ $text }`: 0에서 1까지의 비율이 아님
library-evaluation-not-1 = `{ $text }`: 승, 패, 무효의 합이 1이 아님
library-evaluation-out-of-range = `{ $text }`: 범위를 벗어남
library-evaluation-version = KTV[{ $version }]: 1.0이 아닌 버전이므로 KT를 읽지 않음
library-evaluation-three-values = 값이 세 개가 아니라 { $values }개
library-evaluation-too-large = KaTrain이 기록하는 어떤 것보다도 큼
library-evaluation-base-64 = base 64가 아니거나 잘렸음
library-evaluation-not-unpacked = 풀리지 않음
library-evaluation-damaged = 텍스트가 손상됨: { $error }
library-evaluation-winrate-share = 승률 { $winrate }: 0에서 1까지의 비율이 아님
library-evaluation-score-points = 집 차이 { $score }: 집수가 아님
library-evaluation-neither = 바둑판에서 나올 수 있는 승률도 집 차이도 아님
library-evaluation-no-side = `{ $text }`: 어느 쪽인지 알 수 없음
library-evaluation-no-score = `{ $text }`: 집 차이가 아님
library-evaluation-three-words = `{ $text }`: 단어 세 개가 아님
library-evaluation-no-playouts = `{ $text }`: 플레이아웃 수가 아님
library-evaluation-playouts-missing = 플레이아웃 줄이 없음
library-evaluation-winrate-number = 승률 `{ $text }`: 수가 아님
library-evaluation-winrate-range = 승률 `{ $text }`: 0에서 100까지가 아님
library-evaluation-score-number = 집 차이 `{ $text }`: 수가 아님
library-evaluation-score-range = 집 차이 `{ $text }`: 어떤 바둑판보다도 큼
