# 포석 작업 공간: 포석 표, 따라가는 바둑판, 다음에 둔 수, 시기.

## Panels

fuseki-openings = 포석 목록
fuseki-opening = 포석
fuseki-next-moves = 다음 수
fuseki-years = 연도

## Whose games are asked

fuseki-own-tip = 불러온 대국
fuseki-professional-tip = 프로의 모양: { $games }국의 통계, 읽기 전용

## While there is nothing to see

fuseki-reading-openings = 포석 읽는 중 …
fuseki-games-are-read = 대국을 읽고 있습니다.
fuseki-no-games = 불러온 대국이 없습니다. SGF 파일을 창에 끌어다 놓거나 프로의 통계를 보십시오.

## The board

fuseki-to-empty-board = 빈 바둑판 (Home)
fuseki-one-back = 한 수 뒤로 (←)
fuseki-forward = 되돌린 수를 다시 두기. →는 가장 많이 둔 수를 둡니다
fuseki-compare = 비교
fuseki-compare-own-tip = 다음 수마다 다른 쪽(내 대국)에서는 여기서 얼마나 자주 두는지, 그 차이가 얼마나 확실한지 표시합니다
fuseki-compare-professionals-tip = 다음 수마다 다른 쪽(프로)에서는 여기서 얼마나 자주 두는지, 그 차이가 얼마나 확실한지 표시합니다
fuseki-find = 대국 찾기
fuseki-find-tip = 불러온 대국에서 이 국면을 찾기 작업 공간으로 찾아봅니다
fuseki-empty-board = 빈 바둑판
fuseki-unnamed = 이름 없는 포석
fuseki-click = · 문자나 아무 점이나 클릭하십시오
fuseki-click-tip = →는 가장 많이 둔 수를 두고, ↑ ↓는 마지막 수를 바꿉니다
fuseki-known-reading = 읽는 중 …
fuseki-known-fewer = { $games }국 중 { $least }국 미만
fuseki-known-none = { $games }국 중 없음
fuseki-known-some = { $games }국 중 { $count }국, { $share }
fuseki-board = 포석 바둑판
fuseki-board-black = { $size }, 돌 { $stones }개, 흑 둘 차례
fuseki-board-white = { $size }, 돌 { $stones }개, 백 둘 차례
fuseki-menu-find = 이 국면이 나온 대국 찾기
fuseki-menu-back = 뒤로
fuseki-menu-to-beginning = 처음으로

## The path from the empty board

fuseki-pass = 패스
fuseki-step = { $number }수째: { $place }, { $times }회 둠
fuseki-step-tip = { $number }수째: { $place }, { $times }회 둠, 그 국면에서 둔 수의 { $share }. 이 수 다음의 국면(수순에 관계없이): { $positions }회
fuseki-step-tip-nobody = { $number }수째: { $place }, { $times }회 둠, 그 국면에서 이 수를 둔 대국 없음. 이 수 다음의 국면(수순에 관계없이): { $positions }회

## Next moves

fuseki-position-unknown = 지금 보는 대국들에는 이 국면이 없습니다. ←로 돌아갈 수 있고, 다른 쪽 대국에는 있을 수도 있습니다.
fuseki-reading-ends = 여기까지입니다. 포석은 { $moves }수까지만 읽습니다.
fuseki-note-ended = { $games }국이 여기서 끝났습니다.
fuseki-note-rare = 둔 수 { $moves }개는 너무 드물어 남기지 않은 국면으로 이어졌습니다.
fuseki-note-ended-and-rare = { $games }국이 여기서 끝났고, 둔 수 { $moves }개는 너무 드물어 남기지 않은 국면으로 이어졌습니다.
fuseki-head-played = 둔 횟수
fuseki-head-share = 비율
fuseki-head-wins = 흑 승률
fuseki-head-own = 내 비율
fuseki-head-professionals = 프로의 비율
fuseki-head-any-order = 수순 무관
fuseki-heads-tip = 둔 횟수: 이 국면에서 그 수를 둔 횟수와, 여기서 둔 모든 수에서 차지하는 비율. 흑 승률: 승패가 난 대국 기준, 95% 신뢰구간 포함. 반반과 다르지 않으면 회색. 수순 무관: 마지막 수가 무엇이든 그 수 다음의 국면이 나온 횟수. 비교할 때는 다른 쪽 대국에서의 비율과 95% 신뢰구간이 붙은 점을 보이며, 여기서 더 많이 두면 점이 가운데보다 오른쪽에 놓이고, 우연일 수 있으면 고리로 그립니다.
fuseki-heads-tip-points = 손실 집: 평가된 내 대국에서 엔진으로 잰 평균. 손실이 없을 수도 있거나 대국이 너무 적어 말할 수 없으면 회색입니다.
fuseki-heads-tip-percent = 손실 %: 평가된 내 대국에서 엔진으로 잰 평균. 손실이 없을 수도 있거나 대국이 너무 적어 말할 수 없으면 회색입니다.
fuseki-count-of = { $of } 중 { $count }
fuseki-at-most-count-of = { $of } 중 최대 { $count }
fuseki-against =
    { $doubt ->
        [chance] { $other }: { $share } ({ $count }). 오즈비 { $odds }, 신뢰구간 { $low }–{ $high }. 우연일 수 있습니다.
        [many] { $other }: { $share } ({ $count }). 오즈비 { $odds }, 신뢰구간 { $low }–{ $high }. 여러 착수를 함께 비교하므로 우연일 수 있습니다.
       *[none] { $other }: { $share } ({ $count }). 오즈비 { $odds }, 신뢰구간 { $low }–{ $high }.
    }
fuseki-elsewhere = 다른 곳
fuseki-next-tip = 여기서 둔 횟수 { $times }: { $share }. 이 수 다음의 국면(수순에 관계없이): { $positions }.
fuseki-in-fashion = ⬆ { $year }년부터 유행: 비율이 절반 이상 늘었으며 우연이 아닙니다(p < 0.01).
fuseki-next-click = 클릭: 이 수 두기.
fuseki-it-loses = 이 수

## Years

fuseki-years-next-moves = 다음 수
fuseki-years-position = 이 국면
fuseki-years-by = 단위
fuseki-years-none = 둔 시기가 기록된 대국이 없습니다.
fuseki-years-too-few = 둔 시기가 기록된 대국이 너무 적습니다. 여러 해를 한데 묶어 보십시오.
fuseki-years-share = 각 시기의 대국에서 차지하는 비율
fuseki-years-hover = { $line }: { $of } 중 { $count }, { $share }
fuseki-years-interval = 95% 신뢰구간

## The table of openings

fuseki-counting = 포석 세는 중 …
fuseki-table-positions = 국면 { $all }개
fuseki-table-positions-shown = 국면 { $all }개 중 { $shown }개
fuseki-table-orders = 수순 { $all }개
fuseki-table-orders-shown = 수순 { $all }개 중 { $shown }개
fuseki-table-games = ({ $games }국)
fuseki-table-shorter = · 더 짧은 대국 { $games }국
fuseki-table-other-boards = · 다른 크기의 바둑판 { $games }국
fuseki-table-no-moves = 그만큼 긴 대국이 없습니다.
fuseki-table-no-name = 그런 이름의 포석이 없습니다.
fuseki-table-after = 시점
fuseki-table-after-moves = 수 이후
fuseki-table-by-positions = 국면별
fuseki-table-by-positions-tip = 수순이 달라도 국면이 같으면 한 포석으로 봅니다
fuseki-table-by-orders = 수순별
fuseki-table-by-orders-tip = 수순이 다르면 따로 셉니다. 프로의 통계에는 수순이 남아 있지 않습니다
fuseki-table-filter-hint = 이름 …
fuseki-table-filter = 포석을 이름으로 거르기
fuseki-column-games = 대국 수
fuseki-column-influence = 세력
fuseki-column-influence-help = 어느 쪽에 속해 보이는 점이 몇 개 더 많은지 나타냅니다. 돌마다 주변의 점에 자기 쪽의 영향을 미칩니다(Zobrist 1970)
fuseki-table-row = 포석 { $number }: { $names }, { $games }국
fuseki-table-many-orders = 수순이 여럿이며, 남길 만큼 흔한 수순은 없습니다.
fuseki-table-black-won = 승패가 난 { $games }국 중 흑승 { $share }
fuseki-table-click = 클릭: 그 국면으로 가기.

## Work in the background

fuseki-work-table = 포석 표
fuseki-work-professional = 프로의 포석
fuseki-step-unpacking = 프로의 포석 푸는 중
