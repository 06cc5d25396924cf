# 여러 곳에서 쓰는 말.

general-black = 흑
general-white = 백
general-cancel = 취소
general-close = 닫기
general-open = 열기…
general-save = 저장…
general-undo = 실행 취소
general-redo = 다시 실행
general-none = 없음
general-never = 없음
general-all = 전체
general-games = { $games }국
general-games-left-out = 한 번에 셀 수 있는 수를 넘어 { $games }국을 고르게 뺐습니다
general-without-komi = { $games }국 중 { $without }국은 덤이 없어, 어느 수든 흑의 승률이 높게 나옵니다.
general-moves = { $moves }수
general-stones = 돌 { $stones }개
general-points = 교차점 { $points }개
general-hits = 결과 { $hits }건
general-positions = 국면 { $positions }개
general-shapes = 모양 { $shapes }개
general-times = { $times }회
general-problems = 문제 { $problems }개

## core/words.rs
general-percent = { $number }%
general-comma = { ", " }
general-about = { $subject }: { $said }
general-stone-at = { $color ->
    [black] 흑 { $point }
   *[white] 백 { $point }
}
general-result-resign = { $winner ->
    [black] 흑 불계승
   *[white] 백 불계승
}
general-result-time = { $winner ->
    [black] 흑 시간승
   *[white] 백 시간승
}
general-result-forfeit = { $winner ->
    [black] 흑승(반칙·기권)
   *[white] 백승(반칙·기권)
}
general-result-points = { $winner ->
    [black] 흑 { $points }집승
   *[white] 백 { $points }집승
}
general-result-margin = { $winner ->
    [black] 흑+{ $points }
   *[white] 백+{ $points }
}
general-result-won = { $winner ->
    [black] 흑승
   *[white] 백승
}
general-result-draw = 무승부
general-result-void = 무효
general-interval = { $rate } (신뢰구간 { $low }–{ $high })
general-window-diamond = { $points }점 마름모
general-window-drawn = 그린 창({ $points }점)
general-mined-final = 종국 국면의 { $window }
general-mined-after = 매 착수 직후의 { $window }
general-mined-after-between = { $first }–{ $last }수째 직후의 { $window }
general-mined-around = 매 착수 주변의 { $window }
general-mined-around-between = { $first }–{ $last }수째 주변의 { $window }
general-mined-stones = { $mined }, { $stones }
general-stones-at-least = 돌 { $stones }개 이상
general-stones-at-most = 돌 { $stones }개 이하
general-stones-between = 돌 { $least }–{ $most }개
general-k-needed = `{ $typed }`: 돌의 수 하나, 또는 -로 이은 두 수가 필요합니다
general-k-order = 첫째 수는 둘째 수보다 클 수 없습니다
general-range-needed = 두 수를 A..B 꼴로, 작은 수부터 적으십시오
