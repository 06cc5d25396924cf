## Whose figures are looked at

shell-my-games = 내 대국
shell-professionals = 프로

## Tabs of panes

shell-pane-overview = 개요
shell-pane-load-report = 불러오기 보고서
shell-pane-games = 대국 목록
shell-pane-costly-shapes = 모양 손익
shell-pane-player = 기사 기록
shell-pane-board = 바둑판
shell-pane-record = 기보
shell-pane-variations = 변화

## Bar at the top

shell-commands = 명령
shell-commands-with-key = 명령  Ctrl+P
shell-commands-hint = Katachi의 모든 기능을 이름으로 찾습니다 (Ctrl+P)
shell-command-palette = 명령 팔레트
shell-katachi = 形 katachi: 모양
shell-recent-libraries = 최근 기보 보관함
shell-key = 키: { $key }

## Bar at the bottom

shell-messages = 메시지 { $messages }
shell-messages-hint = 지금까지 표시된 모든 메시지
shell-no-games = 불러온 대국이 없습니다
shell-shapes-of = { $shapes }({ $mined })
shell-jobs = 작업 { $jobs }개
shell-cancel-task = 취소: { $task }

## Palette of commands

shell-palette-hint = 명령 또는 모양 이름: 쌍립, 눈사태 …
shell-command = 명령
shell-no-matching-command = 맞는 명령이 없습니다.

## List of keys

shell-keys = 단축키
shell-search-keys-hint = 찾기: 결과, 정석, 저장 …
shell-search-keys = 단축키 찾기
shell-on-the-board = 바둑판에서
shell-wheel = 휠
shell-wheel-does = 수순을 앞뒤로 넘기기
shell-click = 클릭
shell-click-does = 수를 놓아 보기, Shift: 흑, Ctrl: 백
shell-right-drag = 오른쪽 버튼으로 끌기
shell-right-drag-does = 영역 선택
shell-right-click = 오른쪽 클릭
shell-right-click-does = 여기서 할 수 있는 일
shell-drag-files = 파일 끌어 놓기
shell-drag-files-does = 대국 열기·추가, 사활에서는 문제 열기
shell-ctrl-wheel = Ctrl+휠
shell-ctrl-wheel-does = 크게, 작게

## Buttons

shell-open = 열기
shell-copy-path = 경로 복사

## A game is left before its end

shell-leave-game = 이 대국을 그만둘까요?
shell-leave-game-hint = 저장하지 않았습니다.
shell-leave-game-save = SGF로 저장…
shell-leave-game-leave = 그만두기

## A save would replace files

shell-replace = { $files ->
    [1] 이 파일을 바꿀까요?
   *[other] 이 파일 { $files }개를 바꿀까요?
}
shell-replace-link = { $path }: { $target } 파일로 가는 링크입니다. 링크만 바뀌고 원래 파일은 남습니다.
shell-replace-source = 열려 있는 기보 보관함이 이 파일에서 대국을 읽습니다.
shell-replace-more = 그 밖에 { $files }개
shell-replace-do = 바꾸기
shell-replace-other-name = 다른 이름…

## The window is closed while work is going on

shell-quit = 작업이 진행 중입니다. 종료할까요?
shell-quit-hint = 끝나지 않은 작업은 사라집니다. 요청한 집계는 다음에 시작할 때 처음부터 다시 합니다.
shell-quit-now = 지금 종료
shell-quit-keep-running = 계속 실행

## Games are opened while others are open

shell-how-to-open = 열기: { $what }
shell-the-open-games = 열려 있는 대국
shell-how-to-open-kept = “{ $library }” 열려 있음. 보관되어 있으므로 파일 ▸ 기보 보관함 목록에서 다시 열 수 있습니다.
shell-how-to-open-lost = “{ $library }” 열려 있음. 보기만 하는 대국이라 보관되지 않습니다.
shell-how-to-open-running = “{ $library }”에서 진행 중이며 다른 것을 열면 중지되는 작업: { $tasks }.
shell-open-instead = 대신 열기
shell-open-instead-hint = 이 대국들로 새 기보 보관함을 만듭니다
shell-add-to = “{ $library }”에 추가
shell-add-to-hint = 열려 있는 대국과 함께 집계합니다
shell-just-look = 보기만 하기
shell-just-look-hint = 대국을 보여 줄 뿐 어디에도 추가하지 않습니다
shell-opens-always-so = 앞으로도 이렇게 하기

## Files are dragged over the window

shell-drop-problems = 여기에 놓으면 문제를 엽니다
shell-drop-to-add = 여기에 놓으면 “{ $library }”에 추가합니다
shell-drop-to-open = 여기에 놓으면 엽니다
shell-drop-hint = SGF 파일, 폴더, zip·tar 압축 파일, 기보 보관함, 집계한 모양

## A path is typed

shell-open-by-path = 경로로 열기
shell-open-by-path-hint = 파일, 폴더, 압축 파일, 기보 보관함(.katachi), 모양 파일(.ron)의 경로를 한 줄에 하나씩 적습니다:

## Titles of file dialogs

shell-dialog-open-games = 대국 열기: SGF 파일과 압축 파일
shell-dialog-open-folder = 대국 폴더 열기
shell-dialog-add-games = 대국 추가: SGF 파일과 압축 파일
shell-dialog-add-folder = 대국 폴더 추가
shell-dialog-open-library = 기보 보관함 열기 (이름.katachi 폴더)
shell-dialog-save-library = 기보 보관함으로 저장
shell-dialog-restore = 백업에서 기보 보관함 복원 (이름.tar.zst)
shell-dialog-open-patterns = 집계한 모양 열기
shell-dialog-open-collocations = 어울림 열기
shell-dialog-open-dictionary = 정석 사전 열기: 변화가 든 SGF
shell-dialog-katago-program = KataGo 프로그램
shell-dialog-katago-network = KataGo 신경망
shell-dialog-katago-configuration = KataGo 분석 설정 파일
shell-dialog-open-rules = 규칙 열기
shell-dialog-open-shapes = 대국에 쓸 모양, 템플릿 또는 모양 데이터베이스(.db) 열기
shell-dialog-open-moves = 찾아볼 모양, 규칙 또는 모양 데이터베이스(.db) 열기
shell-dialog-open-problems = 문제 열기: SGF 파일과 압축 파일
shell-dialog-open-problem-folder = 문제 폴더 열기
shell-dialog-save-sgf = 대국을 SGF로 저장
shell-dialog-save-picture = 그림 저장: .png, .svg 또는 인쇄용 .pdf
shell-dialog-save-table = 표를 CSV로 저장

## Inside file dialogs

shell-dialog-filter-games = 대국
shell-dialog-filter-all = 모든 파일
shell-dialog-save = 저장
shell-dialog-new-folder = 새 폴더
shell-dialog-new-folder-name = 새 폴더
shell-dialog-refresh = 새로 고침
shell-dialog-parent-folder = 상위 폴더
shell-no-such-folder = { $path } 폴더가 없습니다
shell-dialog-file = 파일:
shell-dialog-show-hidden = 숨김 파일 보기

## Katachi itself breaks

shell-broken-title = 이 화면을 그릴 수 없습니다
shell-broken = 프로그램 결함입니다. 대국, 카드, 태그는 디스크에 그대로 남아 있습니다.
shell-copy-this = 이 내용 복사
shell-try-again = 다시 시도
shell-close-katachi = Katachi 닫기

## The window cannot be opened; said in a terminal

shell-no-screen = 창을 띄울 화면이 없습니다(WAYLAND_DISPLAY와 DISPLAY가 설정되지 않았거나 응답이 없음). 데스크톱에서 시작하거나 `katachi --help` 같은 명령을 사용하십시오
shell-no-window = 창을 열 수 없음: { $reason }
shell-display-silent = { $silent }에서 응답이 없으므로 { $next } 사용
shell-missing-library = 창을 열 수 없음: { $reason }. OpenGL과 X11 또는 Wayland 라이브러리가 필요합니다. 설치할 패키지: Debian { $debian }; Fedora { $fedora }; Arch { $arch }
shell-missing-font = 한중일 이름을 표시할 글꼴이 없습니다. 설치할 패키지: Debian { $debian }, Fedora { $fedora }, Arch { $arch }
shell-guide-players = 애호가용
shell-guide-teachers = 지도자용
shell-guide-analysts = 연구자용

shell-own-games = 내 기보는 창 아무 데나 끌어다 놓으십시오
