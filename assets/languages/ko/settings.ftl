## Settings

settings-title = 설정
settings-reset-hint = 모든 패널을 제자리로 되돌립니다
settings-language = 언어 · Language · 语言 · 語言 · 言語
settings-language-system = 시스템 언어
settings-theme = 테마
settings-theme-system = 시스템
settings-theme-light = 밝게
settings-theme-dark = 어둡게
settings-opening = 보관함이 열려 있을 때 여는 대국
settings-opening-hint = 내 기보 보관함이 열려 있을 때 열거나 창에 놓는 대국
settings-opening-ask = 묻기
settings-opening-new = 새 보관함
settings-opening-add = 추가
settings-opening-look = 보기만
settings-boards = 바둑판
settings-board-wood = 나무
settings-board-pale-wood = 밝은 나무
settings-board-plain = 단색
settings-stones = 바둑돌
settings-stones-slate-and-shell = 오석과 조개
settings-stones-flat = 평면
settings-size = 전체 크기
settings-size-here = 이 창에서는 { $percent }%
settings-size-here-hint = 더 키우면 글자가 잘립니다. 창을 크게 하십시오.
settings-pace = 자동 재생에서 한 수를 보여 주는 시간
settings-seconds = 초
settings-coordinates = 바둑판 좌표
settings-move-numbers = 돌에 수순 번호
settings-my-name = 기보 속의 내 이름
settings-my-name-hint = 기사 기록이 이 이름으로 열리고, ‘나: 내 모양’이 이 대국들을 보여 줍니다
settings-suggestions = 모든 작업 공간의 바둑판에 추천 수 표시
settings-compare = 내 모양을 프로와 비교
settings-high-contrast = 고대비
settings-less-motion = 움직임 줄이기: 미끄러지거나 도는 효과를 없앱니다
settings-expert = 전문가용 열: −2 log λ, 향상도, q
settings-count-ahead = 아무 일도 없을 때 볼 만한 것을 미리 셉니다
settings-memory = 메모리
settings-memory-hint = 집계와 집계 결과가 쓸 수 있는 메모리입니다. 적으면 큰 집계가 느려집니다. 기보 자체는 따로 듭니다.
settings-memory-machine = 이 컴퓨터에 맞춤 ({ $size })
settings-home = 기보 보관함과 설정이 있는 곳

## The user's own KataGo, an engine that evaluates positions

settings-engine = 내 KataGo
settings-engine-hint = 모양 손익에 쓸 대국을 평가합니다. KataGo는 Katachi에 들어 있지 않습니다. 지정한 프로그램이 그대로 실행되므로 믿을 수 있는 것을 고르십시오.
settings-engine-program = 프로그램
settings-engine-network = 신경망
settings-engine-configuration = 설정 파일
settings-engine-choose = { $file }…
settings-engine-not-set = 지정 안 됨
settings-engine-playouts = 국면당 플레이아웃
settings-engine-test = 시험
settings-engine-test-hint = 엔진을 시작하여 국면 하나를 평가해 봅니다

## Three things to try: each is a link, and what it does stands behind it in the same line

settings-welcome = 먼저 해 볼 만한 세 가지
settings-try-drawing = 모양 그리기
settings-try-drawing-hint = 그 모양이 나온 모든 대국과 거기서 둔 수를 봅니다
settings-try-walking = 귀의 수순 따라가기
settings-try-walking-hint = 어떤 응수가 얼마나 자주, 승률은 얼마인지
settings-try-opening = 내 대국 열기
settings-try-opening-hint = 폴더, 압축 파일, SGF 파일을 열면 계속 남아 있습니다
settings-welcome-keys = F1: 모든 단축키.   Ctrl+P: Katachi의 모든 기능.   도움말 ▸ 해 볼 만한 것: 이 화면 다시 보기.

## Professional games

settings-professional-command = 프로 기보…
settings-professional-games = 기보
settings-professional-link = 프로 기보를 구하는 곳
settings-professional-title = 프로 기보
settings-professional-about = Katachi에는 프로 대국({ $games })의 수치만 들어 있고 기보는 없습니다. 기보를 찾아보고 감상하려면 모음을 직접 받으십시오. Katachi는 네트워크에 접속하지 않습니다.
settings-professional-step-page = 1. 브라우저에서 이 페이지를 엽니다: A. E. Brouwer의 Database of Go Games.
settings-professional-copy = 주소 복사
settings-professional-step-archive = 2. 모든 대국의 압축 파일(.tar.gz, .tgz, .zip)을 내려받습니다. 압축은 풀지 않아도 됩니다.
settings-professional-step-drop = 3. 이 창에 끌어다 놓거나 여기서 엽니다. 읽는 데 1분쯤 걸리며, 그 뒤로는 자신의 기보 보관함이 됩니다.
settings-professional-licence = 이 모음은 퍼블릭 도메인으로 알려져 있으나 명시된 라이선스는 없습니다.
settings-professional-open = 압축 파일 열기…
