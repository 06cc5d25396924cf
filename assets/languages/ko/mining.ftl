# 모양과 그 집계: 모양, 창, 집계, 템플릿, 비교.

## Turns and mirrors

mining-symmetry-as-it-is = 그대로
mining-symmetry-left-right = 좌우 반전
mining-symmetry-top-bottom = 상하 반전
mining-symmetry-half-turn = 180° 회전
mining-symmetry-falling-diagonal = \ 대각선 반전
mining-symmetry-quarter-right = 오른쪽 90° 회전
mining-symmetry-quarter-left = 왼쪽 90° 회전
mining-symmetry-rising-diagonal = / 대각선 반전

## Names

mining-opening-of-white = { $opening } (백)
mining-kind-attack = 공격
mining-kind-defence = 방어
mining-kind-extension = 벌림
mining-kind-connection = 연결
mining-kind-cut = 끊음
mining-kind-capture = 따냄
mining-kind-contact = 접촉
mining-kind-opening = 포석

## Steps of work

mining-step-reading-shapes = 모양 읽는 중
mining-step-sorting-shapes = 모양 정렬 중
mining-step-counting-opportunities = 둘 수 있던 기회 세는 중
mining-step-corner-moves = 귀의 첫수 읽는 중
mining-step-drawing-games = 대국 다시 추출 중
mining-step-hit-rates = 적중률 측정 중
mining-step-evaluated-games = 평가된 대국 읽는 중
mining-step-indexing = 모양 색인 만드는 중
mining-step-templates = 템플릿 찾는 중
mining-step-counting-templates = 템플릿 세는 중
mining-step-sorting-templates = 템플릿 정렬 중
mining-step-reading-moves = 착수 읽는 중
mining-step-comparing-moves = 착수 비교 중
mining-step-comparing-openings = 포석 비교 중
mining-step-comparing-shapes = 모양 비교 중
mining-step-reading-openings = 포석 읽는 중

## Errors: patterns and windows

mining-pattern-rows = 칸의 행이 { $found }개입니다. 창 { $window }에는 { $expected }개가 있어야 합니다
mining-pattern-mark = { $row }행 { $column }열: `{ $mark }` 표시는 여기에 쓸 수 없습니다(창 안에서는 X, O, ., #, 밖에서는 공백)
mining-no-set-of-cells = { $bits }: 칸의 집합이 아닙니다. 1에서 15까지입니다
mining-window-unknown = 창 `{ $window }`: square:N, rect:WxH, diamond:K 또는 points:ROW/ROW/…(`#`, `+`, `.` 사용) 꼴로 적으십시오
mining-window-size = 창 `{ $window }`: 변은 1점에서 19점까지여야 하고, 창에는 점이 2개 이상 있어야 합니다
mining-window-ragged = 창 `{ $window }`: 행의 길이가 서로 다르거나 가운데 `+` 표시가 둘 이상입니다
mining-no-kind-of-move = `{ $text }`: 착수의 종류가 아닙니다. 다음 중 하나를 적으십시오: { $kinds }

## Errors: mining

mining-no-source = 출처 `{ $text }`: final 또는 move 중 하나를 적으십시오
mining-no-centre = 창 { $window }: 가운데가 없어 착수 주변에 놓을 수 없습니다. 변이 홀수인 square나 rect 또는 diamond를 쓰거나, 그린 창의 한 점을 +로 표시하십시오
mining-final-has-no-moves = --moves와 --after는 착수에 대한 옵션입니다. `final` 말고 `move` 출처와 함께 쓰십시오
mining-no-games = 대국이 없습니다. 기보 보관함이나 기보 파일을 지정하십시오

## Errors: templates, clusters, players

mining-too-many-templates = 지금까지 찾은 템플릿이 { $found }개인데, 마련된 메모리로는 { $limit }개가 한도입니다. 최소 횟수를 높여 집계하거나, 임의 칸이 더 적은 템플릿을 찾으십시오
mining-cluster-name-long = 이름이 { $letters }자입니다. { $longest }자까지 쓸 수 있습니다
mining-cluster-name-number = `{ $name }`: 수는 이미 군집의 번호로 쓰입니다. 문자가 들어간 이름을 붙이십시오
mining-cluster-name-taken = `{ $name }`: 이미 군집 { $cluster }의 이름입니다
mining-no-cluster = 군집 { $cluster }: 없습니다(전체 { $clusters }개). 번호는 1부터이고 군집은 { $most }개까지입니다
mining-player-no-moves = 0수 이후의 포석: 1수 이상이어야 합니다

## Errors: comparison

mining-compared = { $after ->
    [yes] { $moves ->
        [all] { $least ->
            [all] { $window } { $source }, 착수 뒤
           *[other] { $window } { $source }, 착수 뒤, K { $least }에서 { $most }까지
        }
       *[other] { $least ->
            [all] { $window } { $source }, 착수 뒤, { $moves }수째
           *[other] { $window } { $source }, 착수 뒤, { $moves }수째, K { $least }에서 { $most }까지
        }
    }
   *[other] { $moves ->
        [all] { $least ->
            [all] { $window } { $source }
           *[other] { $window } { $source }, K { $least }에서 { $most }까지
        }
       *[other] { $least ->
            [all] { $window } { $source }, { $moves }수째
           *[other] { $window } { $source }, { $moves }수째, K { $least }에서 { $most }까지
        }
    }
}
mining-other-shapes = 한쪽은 { $here }, 다른 쪽은 { $there }: 양쪽을 같은 방식으로 집계하십시오
mining-nothing-offered = { $result }: 둘 기회가 집계되어 있지 않습니다. 수별이나 대국별로 비교하거나, 매 착수 주변의 창을 집계하십시오
mining-other-squares = 정사각형의 한 변이 한쪽은 { $here }점, 다른 쪽은 { $there }점입니다. 양쪽을 같은 방식으로 읽으십시오
