## The pane

costly-says = 모양 손익은 어떤 모양을 프로보다 많이 두는지, 그 모양에서 얼마나 손해를 보는지 나타냅니다.
costly-make = 모양 손익 계산
costly-no-shape = 열 번 이상 둔 모양이 없습니다.
costly-whose-moves = 누구의 착수
costly-everybody = 모두
costly-player-games = { $player }, { $games }국
costly-window = 모양의 창
costly-summary-without-prices = { $games }국의 { $moves }수, 프로보다 분명히 많이 둔 모양 { $shapes }개
costly-summary = { $games }국의 { $moves }수, 그중 { $evaluated }수 평가됨: 한 수에 { $amount } 손실
costly-evaluations-that-are-read = 읽을 수 있는 것은 KaTrain, KataGo, Lizzie와 LizzieYzy, Sabaki, Ogatak, AI Sensei, Go Review Partner의 평가와 여기서 내 KataGo로 평가한 결과입니다. Katachi에는 엔진이 들어 있지 않습니다.
costly-not-evaluated = 이 대국들은 평가되지 않아 모양의 손실을 알 수 없습니다. 여기서 내 KataGo로 평가하거나, KaTrain 등으로 복기하여 분석과 함께 저장한 파일을 추가하십시오.
costly-not-evaluated-but-others = 이 대국들은 평가되지 않아(다른 기사의 { $games }국은 평가됨) 모양의 손실을 알 수 없습니다. 여기서 내 KataGo로 평가하거나, KaTrain 등으로 복기하여 분석과 함께 저장한 파일을 추가하십시오.
costly-none-found = 다른 수보다 분명히 손실이 큰 모양은 없습니다.
costly-shapes-found = 다른 수보다 분명히 손실이 큰 모양이 { $shapes }개 있습니다.
costly-practise = 연습
costly-practise-tip = 이 모양들에서 손실이 가장 컸던 장면의 더 나은 수를 묻습니다. 틀린 것은 카드가 됩니다
costly-workbook = 문제집…
costly-workbook-tip = 같은 국면을 인쇄용 페이지로 만들고 답은 뒤에 싣습니다

## Amounts, in the pane and in other workspaces

costly-points = { $points }집
costly-percent-of-winrate = 승률 { $percent }%p
costly-points-lost = 손실 집
costly-percent-lost = 손실 %
costly-range = { $low } ~ { $high }
costly-lost = { $amount } 손실
costly-lost-a-move = 한 수에 { $amount } 손실
costly-lost-a-move-between = 한 수에 { $amount } 손실 ({ $range })
costly-beside-other-moves = 다른 수와의 차 { $difference } ({ $range })
costly-engine-says = 엔진 평가로 { $who }의 손실은 { $amount }: 평가된 { $games }국의 { $moves }수.
costly-engine-says-between = 엔진 평가로 { $who }의 손실은 { $amount } ({ $low }–{ $high }): 평가된 { $games }국의 { $moves }수.

## The table

costly-shape = 모양
costly-name = 이름
costly-played = 둔 횟수
costly-played-help = 이 모양이 나온 착수의 수. 이 기사의 돌을 흑으로 나타냅니다.
costly-vs-pros = 프로의 배수
costly-vs-pros-help = 프로가 두는 빈도의 몇 배인지와 95% 신뢰구간. 네모는 분명히 많음, 원판은 분명히 적음, 고리는 우연일 수 있음.
costly-price-help = 기보의 평가에 따른, 이 모양의 한 수에서 본 평균 손실과 대국 단위의 95% 신뢰구간. 빨간색은 이 기사의 다른 수보다 분명히 큰 손실.
costly-q = q
costly-q-help = q가 이 값 이하인 모양 가운데 우연만으로 손실이 큰 것의 비율은 많아야 이만큼입니다(Benjamini와 Hochberg).
costly-shape-number = 모양 { $number }
costly-played-in = { $games }국에서 { $times }번 둠
costly-as-often = 프로 대비 빈도 { $ratio } ({ $low }–{ $high })
costly-at-least-as-often = 프로 대비 빈도 적어도 { $ratio } ({ $low }–{ $high })
costly-too-few-evaluated = 평가된 대국이 적어 손실을 알 수 없습니다. 적어도 10국이 필요합니다

## Below the table: the games of the selected shape, or how it fares over time

costly-its-games = 나온 대국
costly-by-month = 월별
costly-by-year = 연도별
costly-find-all = 모두 찾기
costly-find-all-tip = 이 모양이 나온 이 기사의 모든 대국을 찾기 작업 공간에서 훑어보고 인쇄합니다
costly-costliest-first = 손실이 큰 순서
costly-no-dates = 날짜가 있는 대국이 없습니다.
costly-when = 시기
costly-games = 대국 수
costly-games-help = 모양이 나왔는지와 관계없이 이 기사의 대국 수입니다.
costly-per-game = 대국당
costly-lost-help = 평가된 수의 평균입니다.
costly-period-row = { $period }: { $of }수 중 { $played }수
costly-example = { $number }수째, { $place }: { $black } – { $white }
costly-better = 더 나은 수 { $point }

## The user's own KataGo

costly-positions-evaluated = 국면 { $total }개 중 { $done }개
costly-stop-evaluating = 평가 중지
costly-stop-evaluating-tip = 이미 평가한 것은 남습니다. 다시 시작하면 이어서 합니다
costly-evaluate-games = 이 대국들 평가
costly-evaluate-games-tip = 이 가운데 아직 평가되지 않은 대국을 내 KataGo가 백그라운드에서 평가합니다
costly-set-up-katago = KataGo 설정…

## Notices, and names of work that goes on

costly-title = 모양 손익
costly-evaluated-games = 평가된 대국
costly-reading-evaluations = 평가 읽는 중
costly-no-answers = 이 실수들의 기보에는 더 나은 수가 적혀 있지 않습니다. KaTrain, Lizzie 또는 내 KataGo로 평가하면 적힙니다
costly-nobody-called = 이 대국들에 없는 기사 이름: { $name }
costly-evaluations-read-again = { $damage }. 기보에서 평가를 다시 읽었습니다
costly-engine-left-out = { $damage }. 엔진의 평가는 제외했습니다
costly-save-workbook = 문제집 저장: .pdf, .svg 또는 .png
costly-workbook-saved = { $exercises }문제({ $pages }페이지) 저장함: { $path }
