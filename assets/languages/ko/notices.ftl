## Progress of work: “Loading games.zip · Reading games, step 1 of 2: 12 of 40 games · 5 s left”

notices-phase-step = { $phase }, 단계 { $step }/{ $steps }
notices-phase-amount = { $phase }: { $amount }
notices-amount = { $unit ->
    [games] { $done }국
    [files] 파일 { $done }개
    [shapes] 모양 { $done }개
    [positions] 국면 { $done }개
    [moves] { $done }수
    [problems] { $done }문제
    [cards] 카드 { $done }장
    [groups] 말 { $done }개
    [rules] 규칙 { $done }개
    [patterns] 모양 { $done }개
    [templates] 템플릿 { $done }개
    [pairs] 쌍 { $done }개
    [lines] { $done }행
    [trees] 트리 { $done }개
    [rounds] { $done }회
   *[other] { $done } { $unit }
}
notices-amount-of = { $unit ->
    [games] { $total }국 중 { $done }국
    [files] 파일 { $total }개 중 { $done }개
    [shapes] 모양 { $total }개 중 { $done }개
    [positions] 국면 { $total }개 중 { $done }개
    [moves] { $total }수 중 { $done }수
    [problems] { $total }문제 중 { $done }문제
    [cards] 카드 { $total }장 중 { $done }장
    [groups] 말 { $total }개 중 { $done }개
    [rules] 규칙 { $total }개 중 { $done }개
    [patterns] 모양 { $total }개 중 { $done }개
    [templates] 템플릿 { $total }개 중 { $done }개
    [pairs] 쌍 { $total }개 중 { $done }개
    [lines] { $total }행 중 { $done }행
    [trees] 트리 { $total }개 중 { $done }개
    [rounds] { $total }회 중 { $done }회
   *[other] { $done } / { $total } { $unit }
}
notices-megabytes = { $done } MB
notices-megabytes-less = 0.1 MB 미만
notices-megabytes-of = { $total } MB 중 { $done } MB
notices-seconds-left = { $seconds }초 남음
notices-minutes-left = { $minutes }분 남음
notices-stopping = 중지하는 중 …
notices-paused = 일시 중지됨: 다른 작업이 먼저입니다
notices-cancelled = { $task }: 취소됨
notices-work-broke-off = 작업이 도중에 끊겼습니다

## Names of work; those with “Keeping” or “not kept” are shown with a reason if it fails: “The settings are not kept: …”

notices-reading-file = 읽는 중: { $path }
notices-reading-game = 대국 읽는 중
notices-trying-engine = 엔진 시험 중
notices-evaluating-games = 대국 평가 중
notices-changed-game-not-kept = 고친 대국이 보관되지 않았습니다
notices-changed-games-wait = 고친 대국 { $games }판이 예제 대국과 함께 보관되어 있습니다 (Ctrl+P: ‘고친 대국으로 돌아가기’)
notices-settings-not-kept = 설정이 보관되지 않았습니다
notices-session-not-kept = 열린 대국과 집계 중인 작업이 보관되지 않았습니다
notices-looking-for-changes = 바뀐 파일 찾는 중
notices-listing-libraries = 기보 보관함 목록
notices-sample-games = 예제 대국
notices-loading = 불러오는 중: { $what }
notices-adding = 추가하는 중: { $what }
notices-opening = 여는 중: { $what }
notices-writing = 기록하는 중: { $what }
notices-files-and-folders = 파일과 폴더 { $files }개
notices-sample = 예제
notices-reading-what-was-counted = 전에 집계한 내용 읽는 중
notices-keeping-what-was-counted = 집계한 내용 보관 중

## What was loaded

notices-loaded = { $games }, { $moves }
notices-loaded-but-duplicates = { $loaded }, 중복 { $duplicates }국 제외
notices-loaded-but-skipped = { $loaded }, { $skipped }개 건너뜀(불러오기 보고서 참조)
notices-loaded-also-in = { $loaded }. 기보 보관함 { $library }에도 같은 대국이 있습니다
notices-skipped-game = { $path }, 대국 { $game }: { $reason }
notices-nothing-loaded = 불러온 대국 없음: { $what }
notices-games-not-kept = 이 대국들은 열려 있지만 보관되지 않았습니다. Katachi를 닫으면 사라집니다
notices-library-damaged = 이 기보 보관함의 일부가 손상됨: { $what }
notices-library-gone = 기보 보관함이 원래 자리에 없음: { $path }
notices-library-vanished = 열려 있는 기보 보관함의 폴더가 없어짐: { $path }. 대국은 열려 있습니다. 그곳에는 아무것도 쓰지 않으며, 고친 대국은 예제 대국과 함께 보관합니다
notices-library-changed = 열려 있는 기보 보관함을 다른 프로그램이 바꿈: { $path }. F5를 누르면 다시 읽습니다

## What was done

notices-not-played = 두지 못함: { $reason }
notices-not-pasted = 대국을 붙여 넣지 못함: { $reason }
notices-game-copied = 대국을 SGF로 클립보드에 복사했습니다
notices-picture-copied = 그림을 SVG로 클립보드에 복사했습니다
notices-row-copied = 행을 클립보드에 복사했습니다
notices-rows-copied = { $rows }개 행을 클립보드에 복사했습니다
notices-dialog-is-open = 파일을 고르는 창이 열려 있습니다. 먼저 그 창에서 고르거나 닫으십시오
notices-saved = 저장함: { $path }
notices-not-into-source = { $path }: 그대로 두었습니다. { $reason }. 다른 이름을 고르십시오.
notices-rows-saved = { $rows }개 행 저장함: { $path }
notices-library-removed = 제거함: { $library }. 대국 파일은 있던 자리에 그대로 있습니다
notices-library-off-the-list = 목록에서 뺌: { $library }. 아직 남아 있는 곳: { $path }
notices-sample-needs-no-library = 예제는 Katachi에 들어 있어 기보 보관함이 필요 없습니다. 먼저 자신의 대국을 여십시오
notices-library-saved-already = 이미 저장된 기보 보관함입니다
notices-no-games-to-save = 아직 저장할 대국이 없습니다

## A key that can do nothing now

notices-key-unmet = { $key }({ $command }): 지금은 쓸 수 없습니다. { $reason }
notices-key-works-in = 쓰는 곳: { $workspace }
notices-key-works-in-both = 쓰는 곳: { $first }, { $second }
notices-key-no-game = 열린 대국이 없습니다
notices-key-no-games = 대국이 없습니다
notices-key-no-own-games = 자신의 대국을 열지 않았습니다
notices-key-no-library = 열린 대국이 기보 보관함에 없습니다
notices-key-no-costly-shapes = 모양 손익을 집계하지 않았습니다
notices-key-no-player = 기사를 고르지 않았습니다
notices-key-no-back = 돌아갈 곳이 없습니다
notices-key-no-forward = 앞으로 갈 곳이 없습니다
notices-key-no-contest = 여기서는 대국을 두고 있지 않습니다
notices-key-no-undo = 되돌릴 것이 없습니다
notices-key-no-redo = 다시 실행할 것이 없습니다
notices-key-no-changes = 고친 대국이 더 없습니다
notices-key-no-guessing = 여기에는 맞힐 수가 없습니다
notices-key-no-shapes = 모양을 집계하지 않았습니다
notices-key-no-work = 진행 중인 작업이 없습니다
notices-key-no-collocations = 어울림을 집계하지 않았습니다
notices-key-no-corners = 귀를 집계하지 않았습니다

## Games are evaluated by the user's KataGo

notices-name-engine-first = 먼저 KataGo의 프로그램, 신경망, 설정 파일을 지정하십시오
notices-save-library-to-evaluate = 먼저 대국을 기보 보관함으로 저장하십시오. 평가는 그 옆에 보관됩니다
notices-all-evaluated = 이 대국들은 이미 모두 평가되었습니다
notices-evaluated = { $games }국 평가함
notices-evaluated-others-were = { $games }국 평가함, { $others }국은 이미 평가됨
notices-engine-refused = { $evaluated }, 엔진에서 거부한 대국 { $refused }국

## Settings and libraries on the disk

notices-settings-are-newer = { $error }. 그때까지는 설정을 바꾸어도 보관되지 않습니다
notices-settings-set-aside = { $path }: 설정을 읽을 수 없음: { $reason }. 옮겨 둔 파일: { $aside }. Katachi는 기본 설정으로 시작합니다
notices-settings-unread-another-window = { $path }: 설정을 읽을 수 없음: { $reason }. 다른 창에서 설정을 기록하고 있습니다. Katachi는 기본 설정으로 시작합니다
notices-settings-unread = { $path }: 설정을 읽을 수 없음: { $reason }. { $error }. Katachi는 기본 설정으로 시작합니다
notices-set-aside = { $path }: { $reason }. 옮겨 둔 파일: { $aside }
notices-no-name-for-a-library = 기보 보관함의 이름이 될 수 없습니다. 문자, 숫자, 공백을 쓰십시오
notices-another-window-keeps-edits = 다른 창에서 이 대국들을 열고 있으며 그 창의 편집이 보관됩니다. 여기서 고친 대국은 파일로 저장하십시오. 그러지 않으면 이 창을 닫을 때 사라집니다

## Notices in the window

notices-defect = Katachi의 결함입니다. 보관된 내용은 그대로 있습니다: { $what }
notices-dismiss = 닫기
notices-dismiss-message = 메시지 닫기
notices-more = { $others }개 더
notices-details = 자세히

## The log

notices-messages = 메시지
notices-no-messages = 아직 아무 일도 없었습니다.
notices-copy-all = 모두 복사

## Reports of defects

notices-reports = 결함 보고서
notices-no-reports = 없습니다. Katachi에서 결함이 나타난 적이 없습니다.
notices-reports-hint = 무엇이 어떤 컴퓨터에서 어떤 명령 뒤에 고장 났는지 적혀 있습니다. 대국은 들어 있지 않습니다.
notices-copy-text = 텍스트 복사
