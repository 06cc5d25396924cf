# Libraries: the list of them; to check, repair, back up and restore them.

## Work in the background

health-repairing = 正在修复 { $library }
health-checking = 正在检查 { $library }
health-putting-back = 正在恢复 { $library }

## Backups

health-only-a-library-is-backed-up = 只有棋谱库才能备份：请先将这些棋局保存为棋谱库
health-back-up-title = 备份棋谱库
health-backed-up = 已将{ $files }个文件（{ $megabytes } MB）写入 { $path }，并已重新读取核对
health-no-folder-to-restore-to = 这里没有存放棋谱库的文件夹：请使用 `katachi restore FILE --library DIR`
health-put-back = 已恢复为“{ $library }”

## Check of a library

health-title = 检查“{ $library }”
health-phase = { $phase }…
health-repair = 修复
health-repair-hint = 只删除可以重新生成的内容
health-stop = 停止
health-sound = ✔ 完好：已读取{ $files }个文件，直到最后一个字节。
health-not-sound = ⛔ 有损坏：已读取{ $files }个文件。
health-untouched = { $remedy }。
health-repaired = 已修复：{ $what }。
health-not-repaired = 未能修复：{ $reason }
health-check-this-library = 检查此棋谱库…

## List of libraries

health-libraries = 棋谱库
health-libraries-hint = 凡是打开过的都会成为棋谱库，连同其中的全部统计。
health-reading = 正在读取…
health-no-libraries = 还没有棋谱库：请打开棋局，或将棋谱拖入窗口。
health-open-another = 打开其他…
health-open-another-hint = 文件夹：名称.katachi
health-open-now = 当前已打开
health-remove = 移除…
health-rename = 重命名
health-name = 名称
health-remove-question = 连同其索引、结果、标签、卡片和编辑过的棋局一并移除？棋谱文件会保留。
health-take-off-question = 从列表中移除？其文件夹留在原处。
health-yes-remove = 移除
health-no = 不移除
