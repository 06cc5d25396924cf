# 바둑판, 표, 그래프, 열린 대국과 그 변화.

## The open game on its board (game)

board-no-game = 열린 대국이 없습니다
board-no-game-hint = 목록에서 대국을 클릭하거나 기보를 붙여 넣으십시오 (Ctrl+V).
board-won = 승리
board-prisoners = 따낸 돌
board-explore-in-joseki = 정석에서 이 수 살펴보기
board-life-and-death = 이 자리의 사활
board-copy-sgf = 대국을 SGF로 복사
board-clear-region = 영역 해제
board-find-region = 이 영역 찾기
board-find-position = 이 국면이 나온 대국 찾기
board-no-suggestions = 추천 수 끄기
board-suggest-moves = 추천 수 보기
board-select = 선택
board-select-tip = 왼쪽 버튼으로 끌어 영역 선택 (S). 오른쪽 버튼으로는 언제나 선택할 수 있습니다
board-play = 두기
board-play-tip = 클릭하여 수를 두어 보기 (P). Shift는 흑, Ctrl은 백
board-edit = 편집
board-edit-tip = 클릭하여 돌과 표시 놓기 (Ctrl+T). Ctrl+Z로 되돌립니다
board-suggest = 추천
board-suggest-tip = 문자와 색의 진하기로, 강한 기사라면 여기서 둘 만한 수 보기 (Ctrl+G)
board-shade-legend = 색이 짙을수록 둘 가능성이 큼
board-find-this = 찾기
board-find-this-tip = 선택한 영역을 모든 대국에서 찾기 (Ctrl+F)
board-first-position = 처음 국면 (Home)
board-ten-back = 10수 뒤로 (Shift+←)
board-previous-move = 이전 수 (←)
board-next-move = 다음 수 (→)
board-ten-on = 10수 앞으로 (Shift+→)
board-last-position = 마지막 국면 (End)
board-play-by-itself = 대국 자동 재생 (Ctrl+Space)
board-stop = 정지 (Ctrl+Space)
board-move-slider = 수
board-move-of = { $number }수째 / 전체 { $last }수
board-shown-as-drawn = 그린 방향으로 표시: { $image }
board-as-played = 둔 대로
board-as-played-tip = 원래 방향으로 되돌리기 (V)
board-suggested = 추천: { $moves }
board-better = 더 나은 수: { $point }

## What is put on the board in Edit (pens)

board-pen-black-stone = 흑돌
board-pen-white-stone = 백돌
board-pen-triangle = 세모
board-pen-square = 네모
board-pen-circle = 동그라미
board-pen-cross = 가위표
board-mark-selected = 선택됨
board-mark-black-territory = 흑집
board-mark-white-territory = 백집
board-pen-letter = 문자
board-pen-number = 숫자
board-pen-eraser = 지우개
board-erase = 지우기
board-eraser-tip = 지우개: 표시를, 없으면 돌을 지웁니다
board-label-pen-tip = { $pen }: 아직 쓰지 않은 다음 것을 놓고, 다시 클릭하면 지웁니다
board-pen-tip = { $pen }: 다시 클릭하면 지웁니다

## Variations

board-tree-hint = 열린 대국의 수순과 변화를 나타낸 트리입니다.
board-tree-move = { $number }수째: { $point }
board-tree-beginning = 처음
board-tree-setup = 배치

## The position in words (viewer)

board-pass = 패스
board-black-to-play = 흑 둘 차례
board-white-to-play = 백 둘 차례
board-size-move = { $size }, { $number }수째
board-size-last-move = { $size }, { $number }수째 ({ $played })
board-position = { $here }, { $turn }
board-position-in-variation = { $here }, { $turn }, 변화 수순
board-occupied = 이미 돌이 있습니다
board-ko = 패: 먼저 다른 곳에 두어야 합니다
board-suicide = 돌을 놓으면 활로가 없습니다

## The board and its menu

board-go-board = 바둑판
board-copy-picture = 그림으로 복사
board-copy-svg = SVG로 복사
board-save-picture = 그림으로 저장 또는 인쇄…
board-set-with-key = { $set } ({ $key } 키)
board-draw-set = 그리기: { $set }

## Tables

board-copy-row = 행 복사
board-copy-table = 표 복사
board-save-csv = CSV로 저장…
board-table-player-corners = 기사 기록의 귀
board-table-player-first-moves = 기사 기록의 귀 첫수
board-table-player-openings = 기사 기록의 포석
board-table-player-results = 기사 기록의 승패
board-table-player-shapes = 기사 기록의 모양
board-table-examples = 예
board-table-games = 대국
board-table-hits = 결과
board-table-openings = 포석
board-table-players = 기사
board-table-rules = 규칙
board-table-problems = 문제
board-table-costly-shapes = 모양 손익
board-table-shape-over-time = 모양의 연도별 변화
board-table-shapes = 모양
board-table-game-report = 대국 보고서

## Figures, bars and the filter

board-cost-help = { $cost }: 평가된 내 대국에서 엔진으로 잰 평균입니다. 손실이 없을 수도 있거나 대국이 너무 적어 말할 수 없으면 회색입니다.
board-reply-later = { $player }, 나중에
board-suggestion = 추천 { $text }
board-left-out = 빠진 대국: { $games }
board-left-out-tip = 어떤 항목으로 거르면 기보에 그 항목이 없는 대국은 나오지 않습니다. 함께 보려면 `OR -has:…`, 그것만 보려면 `-has:…` 조건을 쓰십시오.
board-point-empty = { $point }, 빈 점
board-point-black = { $point }, 흑
board-point-white = { $point }, 백
board-point-black-move = { $point }, 흑, { $number }수째
board-point-white-move = { $point }, 백, { $number }수째
board-point-and = { $point }, { $more }
board-point-last-move = 마지막 수
board-plot = 그래프
