## Panels

fuseki-openings = 佈局一覽
fuseki-opening = 佈局
fuseki-next-moves = 下一手
fuseki-years = 年份

## Whose games are asked

fuseki-own-tip = 已載入的棋局
fuseki-professional-tip = 職業棋士的棋形：{ $games }局的數據，唯讀

## While there is nothing to see

fuseki-reading-openings = 正在讀取佈局…
fuseki-games-are-read = 正在讀取棋局。
fuseki-no-games = 沒有載入棋局。請把 SGF 檔案拖到視窗上，或查看職業棋士的數據。

## The board

fuseki-to-empty-board = 回到空棋盤（Home）
fuseki-one-back = 後退一手（←）
fuseki-forward = 再走剛才退回的一手；→ 走最常見的一手
fuseki-compare = 比較
fuseki-compare-own-tip = 在各下一手旁顯示對照方（我的棋局）在此下它的頻率，以及差異的確定程度
fuseki-compare-professionals-tip = 在各下一手旁顯示對照方（職業棋士）在此下它的頻率，以及差異的確定程度
fuseki-find = 尋找棋局
fuseki-find-tip = 在「搜尋」工作區中，於已載入的棋局尋找此局面
fuseki-empty-board = 空棋盤
fuseki-unnamed = 未命名的佈局
fuseki-click = · 點選字母或任何點
fuseki-click-tip = → 走最常見的一手，↑ 和 ↓ 更換上一手
fuseki-known-reading = 正在讀取…
fuseki-known-fewer = { $games }局中不到{ $least }局
fuseki-known-none = { $games }局中沒有
fuseki-known-some = { $games }局中有{ $count }局，{ $share }
fuseki-board = 佈局棋盤
fuseki-board-black = { $size }，{ $stones }子，輪到黑棋
fuseki-board-white = { $size }，{ $stones }子，輪到白棋
fuseki-menu-find = 尋找有此局面的棋局
fuseki-menu-back = 後退
fuseki-menu-to-beginning = 回到起點

## The path from the empty board

fuseki-pass = 虛手
fuseki-step = 第{ $number }手：{ $place }，下過{ $times }次
fuseki-step-tip = 第{ $number }手：{ $place }，下過{ $times }次，占該處下法的 { $share }；之後的局面，不論次序：{ $positions }次
fuseki-step-tip-nobody = 第{ $number }手：{ $place }，下過{ $times }次，沒有人在該處這樣下；之後的局面，不論次序：{ $positions }次

## Next moves

fuseki-position-unknown = 這些棋局中沒有此局面。← 退回；另一批棋局中也許有。
fuseki-reading-ends = 讀取到此為止：佈局讀取{ $moves }手。
fuseki-note-ended = 有{ $games }局在此結束。
fuseki-note-rare = 有{ $moves }手走向太罕見而未保留的局面。
fuseki-note-ended-and-rare = 有{ $games }局在此結束；有{ $moves }手走向太罕見而未保留的局面。
fuseki-head-played = 次數
fuseki-head-share = 占比
fuseki-head-wins = 黑勝率
fuseki-head-own = 我的占比
fuseki-head-professionals = 職業占比
fuseki-head-any-order = 不論次序
fuseki-heads-tip = 次數：從此局面下的次數，及占所有下法的比例。黑勝率：有勝負的棋局中的比例，附 95% 信賴區間；與持平無顯著差異時為灰色。不論次序：之後的局面出現的次數，不論最後一手是哪一手。比較時，另一批棋局：其中的占比；點落在中線右側表示這裡下得較多，附 95% 信賴區間；可能是巧合時畫成圓圈。
fuseki-heads-tip-points = 損失目數：自己已評估的棋局中，依引擎判斷的平均；可能毫無損失或棋局太少無法判斷時為灰色。
fuseki-heads-tip-percent = 損失 %：自己已評估的棋局中，依引擎判斷的平均；可能毫無損失或棋局太少無法判斷時為灰色。
fuseki-count-of = { $of } 中有 { $count }
fuseki-at-most-count-of = { $of } 中至多有 { $count }
fuseki-against =
    { $doubt ->
        [chance] { $other }：{ $share }（{ $count }）。這裡的勝算比為 { $odds }，大概在 { $low } 到 { $high } 之間；可能是巧合。
        [many] { $other }：{ $share }（{ $count }）。這裡的勝算比為 { $odds }，大概在 { $low } 到 { $high } 之間；所比較的著手有多個，這樣的差異可能是巧合。
       *[none] { $other }：{ $share }（{ $count }）。這裡的勝算比為 { $odds }，大概在 { $low } 到 { $high } 之間。
    }
fuseki-elsewhere = 別處
fuseki-next-tip = 從這裡下過{ $times }：{ $share }。之後的局面，不論次序：{ $positions }。
fuseki-in-fashion = ⬆ { $year } 年起流行：占比上升一半以上，且並非巧合（p < 0.01）。
fuseki-next-click = 按一下：走這一手。
fuseki-it-loses = 這一手

## Years

fuseki-years-next-moves = 下一手
fuseki-years-position = 此局面
fuseki-years-by = 每
fuseki-years-none = 這些棋局都沒有記載對局時間。
fuseki-years-too-few = 有記載對局時間的棋局太少。請合併更多年份。
fuseki-years-share = 占各時段棋局的比例
fuseki-years-hover = { $line }：{ $of } 中有 { $count }，{ $share }
fuseki-years-interval = 95% 信賴區間

## The table of openings

fuseki-counting = 正在統計佈局…
fuseki-table-positions = { $all }個局面
fuseki-table-positions-shown = { $all }個局面中的{ $shown }個
fuseki-table-orders = { $all }種次序
fuseki-table-orders-shown = { $all }種次序中的{ $shown }種
fuseki-table-games = 在{ $games }局中
fuseki-table-shorter = · { $games }局較短
fuseki-table-other-boards = · { $games }局為其他棋盤
fuseki-table-no-moves = 沒有棋局下到這麼多手。
fuseki-table-no-name = 沒有這個名稱的佈局。
fuseki-table-after = 前
fuseki-table-after-moves = 手
fuseki-table-by-positions = 依局面
fuseki-table-by-positions-tip = 次序不同而局面相同者視為同一佈局
fuseki-table-by-orders = 依次序
fuseki-table-by-orders-tip = 每種著手次序分開計；職業棋士的數據不保留次序
fuseki-table-filter-hint = 名稱…
fuseki-table-filter = 依名稱篩選佈局
fuseki-column-games = 局數
fuseki-column-influence = 勢力
fuseki-column-influence-help = 棋盤上較多的點看似屬於哪一方，多多少：每顆棋子使周圍的點屬於己方（Zobrist 1970）
fuseki-table-row = 佈局 { $number }：{ $names }，{ $games }局
fuseki-table-many-orders = 有許多著手次序，但沒有一種常見到足以保留。
fuseki-table-black-won = { $games }局有勝負的棋局中，黑棋勝率 { $share }
fuseki-table-click = 按一下：走到該局面。

## Work in the background

fuseki-work-table = 佈局表格
fuseki-work-professional = 職業棋士的佈局
fuseki-step-unpacking = 解壓縮職業棋士的佈局
