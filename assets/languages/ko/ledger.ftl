## The pane

ledger-says = 모양 손익은 어떤 모양을 프로보다 많이 두는지, 그 모양에서 얼마나 손해를 보는지 나타냅니다.
ledger-make = 모양 손익 계산
ledger-no-shape = 열 번 이상 둔 모양이 없습니다.
ledger-whose-moves = 누구의 착수
ledger-everybody = 모두
ledger-player-games = { $player }, { $games }국
ledger-window = 모양의 창
ledger-summary-without-prices = { $games }국의 { $moves }수, 프로보다 분명히 많이 둔 모양 { $shapes }개
ledger-summary = { $games }국의 { $moves }수, 그중 { $evaluated }수 평가됨: 한 수에 { $amount } 손실
ledger-evaluations-that-are-read = 읽을 수 있는 것은 KaTrain, KataGo, Lizzie와 LizzieYzy, Sabaki, Ogatak, AI Sensei, Go Review Partner의 평가와 여기서 내 KataGo로 평가한 결과입니다. Katachi에는 엔진이 들어 있지 않습니다.
ledger-not-evaluated = 이 대국들은 평가되지 않아 모양의 손실을 알 수 없습니다. 여기서 내 KataGo로 평가하거나, KaTrain 등으로 복기하여 분석과 함께 저장한 파일을 추가하십시오.
ledger-not-evaluated-but-others = 이 대국들은 평가되지 않아(다른 기사의 { $games }국은 평가됨) 모양의 손실을 알 수 없습니다. 여기서 내 KataGo로 평가하거나, KaTrain 등으로 복기하여 분석과 함께 저장한 파일을 추가하십시오.
ledger-no-costly-shape = 다른 수보다 분명히 손실이 큰 모양은 없습니다.
ledger-costly-shapes = 다른 수보다 분명히 손실이 큰 모양이 { $shapes }개 있습니다.
ledger-practise = 연습
ledger-practise-tip = 이 모양들에서 손실이 가장 컸던 장면의 더 나은 수를 묻습니다. 틀린 것은 카드가 됩니다
ledger-workbook = 문제집…
ledger-workbook-tip = 같은 국면을 인쇄용 쪽으로 만들고 답은 뒤에 싣습니다

## Amounts, in the pane and in other workspaces

ledger-points = { $points }집
ledger-percent-of-winrate = 승률 { $percent }%p
ledger-points-lost = 손실 집
ledger-percent-lost = 손실 %
ledger-range = { $low } ~ { $high }
ledger-lost = { $amount } 손실
ledger-lost-a-move = 한 수에 { $amount } 손실
ledger-lost-a-move-between = 한 수에 { $amount } 손실 ({ $range })
ledger-beside-other-moves = 다른 수와의 차 { $difference } ({ $range })
ledger-engine-says = 엔진 평가로 { $who }의 손실은 { $amount }: 평가된 { $games }국의 { $moves }수.
ledger-engine-says-between = 엔진 평가로 { $who }의 손실은 { $amount } ({ $low }–{ $high }): 평가된 { $games }국의 { $moves }수.

## The table

ledger-shape = 모양
ledger-name = 이름
ledger-played = 둔 횟수
ledger-played-help = 이 모양이 나온 착수의 수. 이 기사의 돌을 흑으로 나타냅니다.
ledger-vs-pros = 프로의 배수
ledger-vs-pros-help = 프로가 두는 빈도의 몇 배인지와 95% 신뢰구간. 네모는 분명히 많음, 원판은 분명히 적음, 고리는 우연일 수 있음.
ledger-price-help = 기보의 평가에 따른, 이 모양의 한 수에서 본 평균 손실과 대국 단위의 95% 신뢰구간. 빨간색은 이 기사의 다른 수보다 분명히 큰 손실.
ledger-q = q
ledger-q-help = q가 이 값 이하인 모양 가운데 우연만으로 손실이 큰 것의 비율은 많아야 이만큼입니다(Benjamini와 Hochberg).
ledger-shape-number = 모양 { $number }
ledger-played-in = { $games }국에서 { $times }번 둠
ledger-as-often = 프로 대비 빈도 { $ratio } ({ $low }–{ $high })
ledger-at-least-as-often = 프로 대비 빈도 적어도 { $ratio } ({ $low }–{ $high })
ledger-too-few-evaluated = 평가된 대국이 적어 손실을 알 수 없습니다. 적어도 10국이 필요합니다

## Below the table: the games of the selected shape, or how it fares over time

ledger-its-games = 나온 대국
ledger-by-month = 월별
ledger-by-year = 연도별
ledger-find-all = 모두 찾기
ledger-find-all-tip = 이 모양이 나온 이 기사의 모든 대국을 찾기 작업 공간에서 훑어보고 인쇄합니다
ledger-costliest-first = 손실이 큰 순서
ledger-no-dates = 날짜가 있는 대국이 없습니다.
ledger-when = 시기
ledger-games = 대국 수
ledger-games-help = 모양이 나왔는지와 관계없이 이 기사의 대국 수입니다.
ledger-per-game = 대국당
ledger-lost-help = 평가된 수의 평균입니다.
ledger-period-row = { $period }: { $of }수 중 { $played }수
ledger-example = { $number }수째, { $place }: { $black } – { $white }
ledger-better = 더 나은 수 { $point }

## The user's own KataGo

ledger-positions-evaluated = 국면 { $total }개 중 { $done }개
ledger-stop-evaluating = 평가 중지
ledger-stop-evaluating-tip = 이미 평가한 것은 남습니다. 다시 시작하면 이어서 합니다
ledger-evaluate-games = 이 대국들 평가
ledger-evaluate-games-tip = 이 가운데 아직 평가되지 않은 대국을 내 KataGo가 백그라운드에서 평가합니다
ledger-set-up-katago = KataGo 설정…

## Notices, and names of work that goes on

ledger-title = 모양 손익
ledger-evaluated-games = 평가된 대국
ledger-reading-evaluations = 평가 읽는 중
ledger-no-answers = 이 실수들의 기보에는 더 나은 수가 적혀 있지 않습니다. KaTrain, Lizzie 또는 내 KataGo로 평가하면 적힙니다
ledger-nobody-called = 이 대국들에 없는 기사 이름: { $name }
ledger-evaluations-read-again = { $damage }. 기보에서 평가를 다시 읽었습니다
ledger-engine-left-out = { $damage }. 엔진의 평가는 제외했습니다
ledger-save-workbook = 문제집 저장: .pdf, .svg 또는 .png
ledger-workbook-saved = { $exercises }문제를 { $pages }쪽에 저장함: { $path }
