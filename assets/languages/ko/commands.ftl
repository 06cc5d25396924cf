## Menus

commands-menu-file = 파일
commands-menu-edit = 편집
commands-menu-go = 이동
commands-menu-tools = 도구
commands-menu-research = 연구
commands-menu-view = 보기
commands-menu-help = 도움말

## Headings of groups of commands, in the list of keys and as submenus

commands-group-screens = 작업 공간
commands-group-file = 파일
commands-group-edit = 편집
commands-group-steps = 수순
commands-group-from = 대국에서
commands-group-games = 기보 보관함
commands-group-shapes = 모양
commands-group-draw = 찾기: 그리기
commands-group-drawing = 찾기: 그린 모양
commands-group-search = 찾기: 찾기와 결과
commands-group-walk = 정석: 탐색
commands-group-count = 정석: 집계와 저장
commands-group-fuseki = 포석
commands-group-play = 대국
commands-group-guess = 대국: 다음 수 맞히기
commands-group-contest = 대국: 두기
commands-group-rules = 사활: 규칙과 말
commands-group-research = 연구
commands-group-problems = 사활: 문제
commands-group-view = 창
commands-group-theme = 테마
commands-group-help = 도움말

## Workspaces

commands-workspace-library = 기보 보관함
commands-workspace-shapes = 모양
commands-workspace-find = 찾기
commands-workspace-joseki = 정석
commands-workspace-fuseki = 포석
commands-workspace-play = 대국
commands-workspace-life = 사활

## Files

commands-open-games = 대국 열기…
commands-open-folder = 폴더 열기…
commands-open-library = 기보 보관함 열기…
commands-libraries = 기보 보관함 목록…
commands-open-by-path = 경로로 열기…
commands-open-the-sample-games = 예제 대국 열기
commands-new-empty-game = 빈 대국 새로 만들기
commands-save-the-game-as-sgf = 대국을 SGF로 저장…
commands-save-as-library = 기보 보관함으로 저장…
commands-check-library = 기보 보관함 검사…
commands-back-up = 백업…
commands-restore = 복원…
commands-stop-all-work = 모든 작업 중지
commands-quit = 종료

## Edit

commands-pass = 패스
commands-select-tool = 선택 도구
commands-play-tool = 착수 도구
commands-edit-tool = 편집 도구: 돌과 표시
commands-clear-the-region = 영역 해제
commands-copy-the-game-as-sgf = 대국을 SGF로 복사
commands-paste-a-game-sgf = 대국 붙여넣기 (SGF)
commands-delete-move = 이 수와 그 뒤 지우기
commands-back-to-a-game-with-changes = 고친 대국으로 돌아가기
commands-make-this-the-main-line = 주 변화도로 삼기
commands-settings = 설정…

## Moves

commands-next-move = 다음 수
commands-previous-move = 이전 수
commands-ten-moves-on = 열 수 앞으로
commands-ten-moves-back = 열 수 뒤로
commands-first-position = 첫 국면
commands-last-position = 마지막 국면
commands-previous-variation = 이전 변화
commands-next-variation = 다음 변화
commands-play-by-itself = 자동 재생 시작·정지
commands-back = 뒤로
commands-forward = 앞으로

## From a game

commands-find-this-position = 이 국면이 나온 대국 찾기
commands-explore-this-move = 이 대국의 이 수 살펴보기
commands-explore-numbered-move = 그린 모양의 번호 수 살펴보기

## Library

commands-add-games = 대국 추가…
commands-add-a-folder = 폴더 추가…
commands-costly-shapes = 모양 손익
commands-practise-costly-shapes = 손실이 큰 모양 연습
commands-save-workbook = 손실이 큰 모양의 문제집 저장…
commands-player = 기사 기록
commands-my-shapes = 나: 내 모양을 그림으로
commands-my-name = 나: 내 이름 정하기…
commands-save-player-pages = 기사 기록을 인쇄용 페이지로 저장…
commands-evaluate-games-with-katago = KataGo로 대국 평가
commands-read-changed-files-again = 바뀐 파일 다시 읽기
commands-next-game-of-the-list = 목록의 다음 대국
commands-previous-game-of-the-list = 목록의 이전 대국

## Shapes

commands-open-patterns = 모양 열기…
commands-save-patterns = 모양 저장…
commands-explore-collocations = 이 모양의 어울림 살펴보기
commands-professional-shapes = 프로의 모양
commands-shapes-by-rank = 모양의 순위별 빈도(지프)
commands-clusters-of-shapes = 모양의 군집
commands-shapes-for-weka = 모양을 WEKA용으로 저장…
commands-shapes-for-gnu-go = 모양을 GNU Go 패턴 파일로 저장…

## Find: draw

commands-draw-black = 흑돌 그리기
commands-draw-white = 백돌 그리기
commands-draw-an-empty-point = 빈 점 그리기
commands-draw-anything = 아무래도 되는 점 그리기
commands-draw-black-or-empty = 흑 또는 빈 점 그리기
commands-draw-white-or-empty = 백 또는 빈 점 그리기
commands-draw-a-stone-of-either-colour = 흑백 아무 돌이나 그리기
commands-number-the-moves-that-follow = 이후 수에 번호 매기기
commands-draw-a-set-of-points = 점의 집합 그리기

## Find: the drawing

commands-region-follows-stones = 영역을 돌에 맞추기
commands-clear-the-drawing = 그린 모양 지우기
commands-turn-the-drawing = 그린 모양 돌리기
commands-mirror-the-drawing = 그린 모양 뒤집기
commands-exchange-black-and-white = 흑백 교환
commands-copy-the-drawing-as-a-diagram = 그린 모양을 다이어그램으로 복사

## Find: search and hits

commands-search-now = 지금 찾기
commands-stop-the-search = 찾기 중지
commands-save-pages-of-the-hits = 결과를 인쇄용 페이지로 저장(PDF)…
commands-save-hits = 결과나 그 대국 저장…
commands-hits-as-pictures = 결과를 그림이나 표로 보기
commands-one-hit-a-game = 결과 모두·대국마다 하나
commands-search-variations = 변화에서도 찾을지 전환
commands-compare-periods = 이후 수: 어느 해의 앞과 뒤 비교
commands-next-hit = 다음 결과·예
commands-previous-hit = 이전 결과·예
commands-games-as-drawn = 대국을 그린 방향·둔 방향으로 전환

## Joseki: walk

commands-collocations-or-corner-tree = 어울림·귀 수순 트리 전환
commands-joseki-of-whom = 정석: 내 대국·프로 전환
commands-begin-with-nothing-near = 주변에 돌이 없는 수에서 시작
commands-step-into-the-chosen-continuation = 고른 이후 수로 나아가기
commands-step-back = 한 수 뒤로
commands-play-the-main-line = 주 변화 두기
commands-before-or-after = 앞에 온 모양·뒤에 오는 모양 전환
commands-keep-this-path = 이 경로 보관
commands-games-with-this-board = 이 국면이 나온 대국 보기
commands-games-with-this-shape = 이 모양만으로 대국 찾기
commands-open-game-of-pair = 고른 쌍의 첫 대국 열기

## Joseki: count and save

commands-copy-the-path-as-sgf = 경로를 SGF로 복사
commands-save-the-paths-as-sgf = 경로들을 SGF로 저장…
commands-count-the-collocations = 어울림 집계
commands-count-the-corners = 귀 집계
commands-open-collocations = 어울림 열기…
commands-open-a-joseki-dictionary = 정석 사전 열기…
commands-save-the-collocations = 어울림 저장…
commands-save-the-corners = 귀 수순 저장…

## Fuseki

commands-find-games-of-opening = 이 포석의 대국 찾기
commands-openings-of-whom = 포석: 내 대국·프로 전환

## Play

commands-suggest-moves = 추천 수 보기
commands-guess-the-move = 다음 수 맞히기
commands-report-of-the-open-game = 열린 대국의 보고서
commands-play-a-game = 대국 두기
commands-patterns-in-playouts = 플레이아웃의 모양
commands-contradicted-moves = 대국과 모순되는 착수

## Play: guess the move

commands-start-guessing = 맞히기 시작
commands-next-position-to-guess = 맞힐 다음 국면
commands-show-the-move-to-guess = 맞힐 수 보기
commands-end-the-round-of-guessing = 맞히기 끝내기
commands-review-positions-that-are-due = 복습할 국면 풀기

## Play: a game

commands-start-the-game = 대국 시작
commands-resign = 기권
commands-estimate-the-score = 형세 판단
commands-agree-to-the-count = 계가에 동의
commands-look-with-suggestions = 추천 수와 함께 대국 보기

## Life: rules and groups

commands-rules-checker-or-tsumego = 규칙·판정·사활 문제 전환
commands-the-book-of-rules = 규칙집
commands-check-a-group-by-the-rules = 규칙으로 말 판정
commands-solve-a-problem = 문제 풀기
commands-next-rule = 다음 규칙
commands-previous-rule = 이전 규칙
commands-rule-that-follows = 수순 끝에 이어지는 규칙
commands-find-rule-in-games = 이 규칙의 돌이 있는 대국 찾기
commands-count-rules-in-games = 대국에서 규칙의 돌 세기
commands-open-rules = 규칙 열기…
commands-save-the-rules = 규칙 저장…
commands-take-position = 열린 대국의 국면 쓰기
commands-set-up-your-own-position = 국면 직접 놓기

## Life: problems

commands-practise-the-next-problem = 다음 문제 연습
commands-show-the-solution = 정답 보기
commands-stop-the-solver = 풀이 중지
commands-try-the-problem-again = 문제 다시 풀기
commands-next-problem = 다음 문제
commands-previous-problem = 이전 문제
commands-find-position-in-games = 국면을 대국에서 찾기
commands-find-problems-with-this-shape = 이 모양이 있는 문제 찾기
commands-find-problems-with-drawing = 찾기에서 그린 모양으로 문제 찾기
commands-problems-with-any-shape = 모양에 관계없이 모든 문제
commands-open-problems = 문제 열기…
commands-open-a-folder-of-problems = 문제 폴더 열기…
commands-the-sample-problems = 예제 문제

## Window

commands-suggestions-on-the-board = 바둑판에 추천 수 표시
commands-command-palette = 명령 팔레트…
commands-full-screen = 전체 화면
commands-board-alone = 바둑판만 보기 (강의용)
commands-larger = 크게
commands-smaller = 작게
commands-usual-size = 기본 크기 (100%)
commands-coordinates-on-or-off = 좌표 켜기·끄기
commands-move-numbers-on-or-off = 수순 번호 켜기·끄기
commands-reset-the-layout = 레이아웃 되돌리기

## Theme

commands-light-theme = 밝은 테마
commands-dark-theme = 어두운 테마
commands-theme-of-the-system = 시스템 테마
commands-high-contrast-on-or-off = 고대비 켜기·끄기
commands-less-motion-on-or-off = 움직임 줄이기 켜기·끄기
commands-expert-columns-on-or-off = 전문가용 열 켜기·끄기
commands-count-ahead-on-or-off = 미리 세기 켜기·끄기

## Help

commands-things-to-try = 해 볼 만한 것…
commands-keys = 단축키…
commands-messages = 메시지…
commands-reports = 결함 보고서…
commands-guide = 안내서…
