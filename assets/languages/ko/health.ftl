## Work in the background

health-repairing = 복구 중: { $library }
health-checking = 검사 중: { $library }
health-putting-back = 복원 중: { $library }

## Backups

health-only-a-library-is-backed-up = 백업은 기보 보관함만 할 수 있습니다. 먼저 이 대국들을 기보 보관함으로 저장하십시오
health-back-up-title = 기보 보관함 백업
health-backed-up = 파일 { $files }개, { $megabytes } MB 기록 후 다시 읽어 확인: { $path }
health-no-folder-to-restore-to = 여기에는 기보 보관함을 둘 폴더가 없습니다. `katachi restore FILE --library DIR` 명령을 사용하십시오
health-put-back = “{ $library }” 이름으로 복원함

## Check of a library

health-title = “{ $library }” 검사
health-phase = { $phase } …
health-repair = 복구
health-repair-hint = 다시 만들 수 없는 것은 지우지 않습니다
health-stop = 중지
health-sound = ✔ 이상 없음: 파일 { $files }개를 마지막 바이트까지 읽었습니다.
health-not-sound = ⛔ 이상 있음: 파일 { $files }개를 읽었습니다.
health-untouched = { $remedy }.
health-repaired = 복구함: { $what }.
health-not-repaired = 복구하지 못함: { $reason }
health-check-this-library = 이 기보 보관함 검사…

## List of libraries

health-libraries = 기보 보관함 목록
health-libraries-hint = 무엇을 열든 기보 보관함이 되며, 집계한 내용도 모두 함께 보관됩니다.
health-reading = 읽는 중 …
health-no-libraries = 아직 없습니다. 대국을 열거나 창에 끌어 놓으십시오.
health-open-another = 다른 것 열기…
health-open-another-hint = 이름.katachi 폴더
health-open-now = 열려 있음
health-remove = 제거…
health-rename = 이름 바꾸기
health-name = 이름
health-remove-question = 색인, 집계 결과, 태그, 카드, 편집한 대국까지 함께 제거할까요? 대국 파일은 남습니다.
health-take-off-question = 이 목록에서 뺄까요? 폴더는 그 자리에 남습니다.
health-yes-remove = 예, 제거합니다
health-no = 아니요
