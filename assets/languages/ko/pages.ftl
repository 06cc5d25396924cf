# 교재용 쪽: 인쇄용, 웹 페이지용, 다른 프로그램용 다이어그램. 설명은 다이어그램 아래에 놓입니다.

## Captions
pages-unknown-player = 미상
pages-players = 흑 { $black }, 백 { $white }
pages-colours-exchanged = 흑백 교환
pages-before-first-move = 첫 수 전
pages-after-move = { $move }수 이후
pages-move = { $move }수째
pages-moves = { $first }–{ $last }수째
pages-move-here = { $move }수째(그림 { $here })
pages-moves-here = { $first }–{ $last }수째(그림 { $here }–{ $here_last })
pages-moves-end = { $moves }, 기보 끝
pages-made = { $move }수째(동그라미)로 이 모양
pages-note-elsewhere = 그림 밖 { $moves }
pages-note-pass = { $move } 패스
pages-note-ko = { $moves } = { $stone }(패)

## Text diagrams (Sensei's Library): what a note calls a marked stone, as in “47 = the circled stone”
pages-circled-stone = 동그라미 돌
pages-square-stone = 네모 돌
pages-triangle-stone = 세모 돌
pages-crossed-stone = 가위표 돌

## Comments in an exported SGF: $turned is how the drawn shape lies in this game, such as “half turn”
pages-sgf-shape = 그린 모양, { $turned }
pages-sgf-shape-exchanged = 그린 모양, { $turned }, 흑백 교환

## Web page
pages-web-title = 예
pages-web-example = 예 { $number }
pages-web-moves = { $moves }수
pages-web-shape-line = 모양
pages-web-shape = 모양
pages-web-back = 한 수 뒤로
pages-web-on = 한 수 앞으로
pages-web-last = 마지막 수
pages-web-black = { $number }: 흑 { $point }
pages-web-white = { $number }: 백 { $point }
pages-web-black-outside = { $number }: 흑 { $point }, 그림 밖
pages-web-white-outside = { $number }: 백 { $point }, 그림 밖
pages-web-black-passes = { $number }: 흑 패스
pages-web-white-passes = { $number }: 백 패스

## Workbook of one's own mistakes
pages-workbook-title = 더 나은 수는?
pages-workbook-title-of = { $player }: 더 나은 수는?
pages-workbook-answers = 정답
pages-ask-black = 흑 둘 차례, { $instead }보다 나은 수
pages-ask-white = 백 둘 차례, { $instead }보다 나은 수
pages-answer-black = 흑 { $move }
pages-answer-white = 백 { $move }
pages-answer-instead = 실전 { $instead }
pages-points-lost = { $points }집 손실
pages-percent-lost = { $percent } 손실
pages-answer-where = { $players }, { $move }수째
pages-answer-where-dated = { $players }, { $date } · { $move }수째

## Errors
pages-no-exercises = 연습할 것이 없습니다. 더 나은 수가 적힌 기보가 없습니다
pages-no-workbook = { $path }: 문제집은 .pdf, .svg 또는 .png로 저장합니다
pages-no-player-pages = { $path }: 기사 기록은 .pdf, .svg 또는 .png로 저장합니다
pages-no-hits = 보일 결과가 없습니다. 결과를 고르거나 찾는 조건을 바꾸십시오
pages-per-page = 페이지당 다이어그램 { $diagrams }개: 2개에서 12개까지 놓을 수 있습니다
pages-dots = 인치당 { $dots }점: { $low }에서 { $high }까지 쓸 수 있습니다
pages-unknown-kind = { $path }: 이름이 .pdf, .html, .svg, .png, .sgf, .txt 중 하나로 끝나야 형식을 알 수 있습니다
pages-no-fonts = 시스템에 글꼴이 없습니다. Noto Sans나 DejaVu Sans 같은 글꼴을 설치하십시오
pages-not-rendered = 페이지를 그리지 못했습니다: { $error }
pages-no-pixels = 픽셀이 없습니다
pages-too-large = 그림이 너무 큽니다
pages-no-size = 그림의 크기가 정해지지 않았습니다
pages-no-font-shows = 다음 글자를 표시할 글꼴이 시스템에 없어 뺐습니다: { $characters }. Noto Sans CJK처럼 이 글자가 있는 글꼴을 설치하십시오
