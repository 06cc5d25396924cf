# 모양 갤러리: 수의 카드와 고른 모양의 카드

## Above the cards

gallery-title-sample = 강자들은 이렇게 둔다
gallery-title-own = 여기서는 이렇게 둔다
gallery-title-professional = 프로는 이렇게 둔다
gallery-games-of-years = { $games }, { $first }–{ $last }년
gallery-name-hint = 이름: 젖힘, 빈삼각…
gallery-name-field = 모양 이름
gallery-named = 이름 있는 것
gallery-named-tip = 이름이 있고 돌이 2개 이상인 모양만
gallery-view-gallery = 그림
gallery-view-table = 표
gallery-order = 순서
gallery-order-frequency = 많이 둔 순
gallery-order-k = 돌이 많은 순(K)
gallery-order-bits = 드문 순(비트)
gallery-order-rate = 둔 비율 순

## Cards

gallery-times = { $times }회

## The chosen shape

gallery-also = 다른 이름: { $names }
gallery-played = 둘 수 있었던 때의 { $share }에 두었습니다: { $possible }회 중 { $played }회
gallery-seen = { $times }회 나타남
gallery-in-games = { $games }국
gallery-stones = K { $stones }
gallery-tab-figures = 수치

## Pictures of games

gallery-seen-in = 실전 예
gallery-seen-in-hint = 한 판에 하나, 주변이 한산한 것부터
gallery-move = { $number }수째
gallery-final = 종국도
gallery-picture = { $black } – { $white }, { $line }
