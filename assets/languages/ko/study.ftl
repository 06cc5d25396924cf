# 연습: 다음 수 맞히기와 사활 문제 카드.

## src/core/study/card.rs: what a card asks, as it begins the errors below

study-question-move = 대국 { $game }, { $number }수 이후
study-question-better = 대국 { $game }, { $number }수째보다 나은 수
study-question-problem = 문제 { $name }

## src/core/study/file.rs: why a file of cards cannot be read

study-newer-format = 형식 { $found }: 이 Katachi에서는 형식 { $supported }까지 읽을 수 있습니다
study-answers-not-in-order = { $question }: 답이 시간순으로 되어 있지 않습니다
study-never-answered = { $question }: 답한 기록이 없습니다
study-there-twice = { $question }: 두 번 들어 있습니다
