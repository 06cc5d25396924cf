# Libraries on disk: errors, and what is said of files.

## Errors with a file or folder: what stands before the colon is its path
store-cancelled = 已取消；未作任何更改
store-newer = { $path }：由较新版本的Katachi写入（格式{ $found }；此版最高支持{ $supported }）。请更新Katachi后再打开
store-damaged = { $path }：已损坏：{ $what }。{ $advice }
store-busy-games = { $path }：另一个Katachi{ $holder }正在向此棋谱库导入，{ $seconds }秒后仍未完成：请等待或将其关闭，然后重试
store-busy-notes = { $path }：另一个Katachi{ $holder }正在此写入标签或卡片，{ $seconds }秒后仍未完成：请等待或将其关闭，然后重试
store-busy-settings = { $path }：另一个Katachi{ $holder }正在此写入设置，{ $seconds }秒后仍未完成：请等待或将其关闭，然后重试
store-busy-session = { $path }：另一个Katachi{ $holder }已打开此棋谱库，等待{ $seconds }秒后仍未关闭：请等待或将其关闭，然后重试
store-holder = （进程{ $process }，{ $name }）
store-holder-number = （进程{ $process }）
store-no-games = 在 { $path } 中没有找到棋局
store-no-games-why = 在 { $path } 中没有找到棋局：{ $why }
store-link = { $path }：是指向别处的链接：不会通过它写入。请将其移除
store-exists = { $path }：已有同名文件，不会覆盖：请另选名称

## What cannot be done with the file or folder whose path stands before it; an error of the system follows: “games.ron: cannot read it: No such file”
store-cannot-compress = 无法压缩
store-cannot-find-folder = 无法找到文件夹
store-cannot-find-shard = 无法找到分片
store-cannot-name-restored = 无法将恢复的文件夹改为此名称
store-cannot-look-at = 无法查看
store-cannot-look-at-file = 无法查看文件
store-cannot-look-into = 无法查看其内容
store-cannot-look-name = 无法查看名称是否可用
store-cannot-sync = 无法确保断电后数据仍在
store-cannot-make-part-folder = 无法为一个分块创建文件夹
store-cannot-make-parts-folder = 无法为各分块创建文件夹
store-cannot-make-folder = 无法创建文件夹
store-cannot-make-lock = 无法创建锁文件
store-cannot-merge-parts = 无法合并各分块
store-cannot-put-file = 无法将文件放到目标位置
store-cannot-put-folder = 无法将文件夹放到目标位置
store-cannot-read-again = 无法重新读取
store-cannot-read = 无法读取
store-cannot-read-cards = 无法读取卡片
store-cannot-read-certificate = 无法读取证书
store-cannot-read-settings = 无法读取设置
store-cannot-read-table = 无法读取表格
store-cannot-read-tags = 无法读取标签
store-cannot-remove = 无法删除
store-cannot-remove-empty = 无法删除空文件夹
store-cannot-rename-library = 无法重命名棋谱库
store-cannot-remove-library = 无法删除棋谱库
store-cannot-set-aside = 无法移开损坏的文件
store-cannot-write-in-its-folder = 无法在其文件夹中写入
store-cannot-write-in-folder = 无法在此文件夹中写入
store-cannot-write-full = 无法写入（磁盘已满？）
store-cannot-write = 无法写入
store-cannot-write-manifest = 无法写入library.ron
store-cannot-write-session = 无法写入session.ron
store-cannot-write-file-full = 无法写入文件（磁盘已满？）
store-cannot-write-table = 无法写入表格
store-cannot-write-tags = 无法写入标签

## Waiting: while another running Katachi is in the way
store-waiting-games = 等待另一个正在向此棋谱库导入的Katachi
store-waiting-notes = 等待另一个正在写入标签或卡片的Katachi
store-waiting-settings = 等待另一个正在写入设置的Katachi
store-waiting-session = 等待另一个已打开此棋谱库的Katachi

## Advice that ends the message store-damaged, above
store-advice-collocations = 请重新统计搭配，或从备份中取回此文件
store-advice-graphs = 请重新读取棋局，或从备份中取回此文件
store-advice-database = 请用文本编辑器改正该行，或从来源处重新取得此文件
store-advice-patterns = 请重新统计棋形，或从备份中取回此文件
store-advice-templates = 请重新查找模板，或从备份中取回此文件
store-advice-backup = 请改用另一份备份
store-advice-shard = 请重新统计该分片
store-advice-engine = 用 `katachi check --repair` 将其移开，然后让引擎重新评估棋局
store-advice-evaluations = 请将其删除：需要时会从棋谱中重新收集评估
store-advice-manifest = 用 `katachi check --repair` 重新生成，或将其棋局重新导入新的棋谱库
store-advice-sources = 也无法重新读取其棋局：请将棋谱库的来源文件放回导入时的位置
store-advice-tags = 请用文本编辑器修复，或用 `katachi check --repair` 保留其中可读的部分

## What is wrong with a damaged file: a clause in the message store-damaged
store-not-text = 不是文本（UTF-8）
store-larger = 大于{ $megabytes } MB，这类文件不会有这么大
store-does-not-unpack = 无法解压：{ $error }
store-unpacks-to-more = 解压后大于{ $megabytes } MB，远超这类文件的内容
store-line = 行 { $error }
store-row-pattern-line = 棋形{ $number }：行 { $error }
store-row-pair-line = 棋形对{ $number }：行 { $error }
store-row-position-line = 局面{ $number }：行 { $error }
store-row-game-line = 棋局{ $number }：行 { $error }
store-row-template-line = 模板{ $number }：行 { $error }
store-row-pattern = 棋形{ $number }：{ $what }
store-row-pair = 棋形对{ $number }：{ $what }
store-row-template = 模板{ $number }：{ $what }
store-cells-not-smallest = cells：不是该棋形各图像中最小的
store-cells-not-smallest-template = cells：不是该模板各图像中最小的
store-cells = cells：{ $error }
store-wildcards = wildcards、fillings：与其cells不符
store-classes = classes：为0，或多于其填法数或出现次数
store-more-than-all = 含有{ $patterns }个棋形，出现{ $found }次，却注明总共只有{ $distinct }个，出现{ $occurrences }次
store-occurrences-none = occurrences：为0，即未曾出现
store-games-none = games：为0，或多于出现次数
store-decided-more = decided：多于出现次数
store-wins-more = mover_wins：多于decided
store-years-order = years：结束年份早于起始年份
store-no-centre = 窗口 { $window } 没有中心
store-pair-order = 次序有误：棋形对应按p排列，最确定的在前
store-pair-unknown = 所指的棋形不在列表中
store-pair-empty = q：没有人在空的棋形中落子
store-pair-count = count：与其棋形及全部着手的次数不符
store-pair-contradiction = decided、mover_wins或years相互矛盾
store-pair-places = places：各项次数之和与该对的次数不符
store-position-parts = 局面{ $number }：stones、moves或years有误
store-game-positions = 棋局{ $number }：其局面无效
store-store-short = 文件提前结束
store-store-magic = 文件开头不是棋局存储文件的格式
store-checksum = 校验和不符
store-store-parts = 各部分互不相符
store-store-name = `{ $name }` 不是棋局存储文件的名称
store-changed-outside = 在Katachi之外被更改过
store-text-cut-off = 缺少末尾（被截断，或在Katachi之外被更改过）
store-missing = 文件缺失
store-store-format = 格式编号有误
store-store-other-games = 其中的棋局与library.ron所记不同
store-checksum-of-name = 校验和与文件名中的不符
store-index-rebuilt = { $path }：{ $error }。已重新建立
store-index-other = 校验和虽然相符，却不是这些棋局的索引
store-study-not-text = 不是文本
store-what-was-mined = 统计对象：{ $error }
store-parquet-not-ours = 是Parquet文件，但不是由Katachi写入：未注明统计对象
store-row-count = 第{ $row }行：次数缺失或过大
store-column-missing = 缺少列{ $name }
store-column-no-text = 列{ $name }：不是文本
store-column-no-whole = 列{ $name }：不是整数
store-column = 列{ $name }：{ $what }
store-rows-told = 注明有{ $rows }行，而最多只可能有{ $most }行
store-column-rows = 列{ $name }：{ $rows }行中只有{ $found }行
store-column-lists = 列{ $name }：Katachi不使用列表和分组
store-column-kind = 列{ $name }：Katachi不使用类型{ $kind }
store-group-without-rows = 有不含任何行的行组
store-columns-differ = 各列的行数不同
store-ends-before = 文件在内容结束之前中断
store-pages-contradict = 各页内容相互矛盾
store-kind-changes = 类型前后不一
store-fewer-values = 值的个数少于行数

## A mining in parts
store-part-checksum = 校验和为{ $found }，原为{ $expected }
store-part-rows = 有{ $found }行，原有{ $expected }行
store-part-none = 不是统计的分块
store-part-other = 属于另一次统计，或另一遍读取
store-column-number-no-whole = 第{ $number }列：不是整数
store-column-number-no-text = 第{ $number }列：不是文本
store-row-number-missing = 第{ $row }行：缺少数值
store-part-other-shapes = 其棋形与所保留的不同
store-parts-games = 各分块共有{ $found }局，而统计时为{ $expected }局
store-part-missing = 有一个保留的棋形在任何分块中都未下出：缺少某个分片的分块
store-too-many-records = 所有分片的棋谱合计超过4,294,967,295份
store-row = 第{ $row }行：{ $what }

## Progress: what is being done
store-phase-adding = 正在累加
store-phase-merging = 正在合并
store-phase-tables = 正在写入表格
store-phase-shapes = 正在写入棋形
store-phase-reading = 正在读取
store-phase-writing = 正在写入

## Backups
store-backup-sources = { $sources }个导入的文件和文件夹：其棋局已在棋谱库中
store-backup-made-again = { $file }：可由棋局重新生成
store-backup-link = { $file }：是链接
store-backup-folder = { $file }：是不属于Katachi的文件夹，或不是文件
store-backup-name = { $file }：并非所有系统都能使用此名称
store-backup-of-library = 是单个棋谱库的备份：请用 `katachi restore FILE --library DIR` 恢复
store-backup-of-all = 是所有棋谱库的备份：请用 `katachi restore FILE --all` 恢复
store-backup-none = 不是Katachi的备份
store-backup-says-more = 注明含有{ $megabytes } MB，远超这类文件所能容纳
store-phase-checking = 正在检查
store-backup-no-name = 备份中不可能有此名称
store-backup-ends = 备份在此文件之前中断
store-backup-not-listed = 与文件清单所记不符
store-backup-more-files = 含有清单中没有的文件
store-backup-list = 文件清单：{ $error }
store-backup-list-long = 文件清单过长

## Libraries
store-no-library = 不是Katachi棋谱库（含有library.ron的文件夹）；可用 `katachi import PATH --library DIR` 创建
store-rebuilt = { $path }：{ $what }。已从来源文件重新读取其棋局
store-rebuilt-other = { $path }：{ $what }。已从来源文件重新读取其棋局，但与原先的不同；损坏的文件为 { $aside }
store-only-damaged = 已损坏
store-foreign-folder = 文件夹中有其他文件：请为棋谱库选择新的或空的文件夹
store-professional = 职业棋手的棋形

## Tags and cards
store-lost-tag = 标签 `{ $tag }`：其棋局{ $black } – { $white }（{ $path }）不在棋谱库中；标签予以保留
store-cards-aside = { $path }：已损坏：{ $what }。已改名移开为 { $aside }；其中{ $saved }张卡片可以读取，予以保留。若要找回其余卡片，请用文本编辑器修复后放回原处

## Exports
store-phase-table = 正在写入表格
store-phase-games = 正在写入棋局
store-export-unknown-file = 棋谱库中没有其文件的记录
store-export-no-record = 其棋谱已不在原处
store-phase-patterns = 正在写入棋形
store-gnu-go-move = GNU Go的棋形须有着手：请以move为来源，统计落子之前的棋形

## Health: what a check of a library finds and does
store-remedy-rebuild = 修复时会重新生成
store-remedy-sources = 修复时会从来源文件重新读取棋局
store-remedy-count-again = 修复时会将其删除；需要时会重新统计
store-remedy-set-aside = 修复时会将其移开，并保留其中可读的部分
store-remedy-remove = 修复时会将其删除；没有任何功能需要它
store-remedy-update = 请更新Katachi以便读取
store-remedy-by-hand = 修复时不会处理它：请手动修复、放回备份，或重新生成
store-remedy-nothing = 无需处理
store-short-damaged = 已损坏：{ $what }
store-short-newer = 由较新版本的Katachi写入（格式{ $found }；此版最高支持{ $supported }）
store-not-ours = 不属于Katachi：不作处理
store-of-other-games = 属于另一批棋局
store-no-result = 已损坏：Katachi的结果文件没有这样的开头
store-other-name = 已损坏：内容与文件名不符，实为{ $name }
store-done-removed = 已删除
store-done-made = 已由 { $store } 重新生成
store-done-made-aside = 已由 { $store } 重新生成；损坏的文件为 { $aside }
store-done-manifest = 已由 { $store } 重新生成library.ron
store-done-read = 已从来源文件重新读取{ $records }份棋谱
store-done-read-other = 已从来源文件重新读取{ $records }份棋谱；与library.ron所记的不同：损坏的存储文件为 { $aside }
store-sources-gone = { $sources }个来源中有{ $gone }个无法访问：棋局仍在，但不能从那里重新读取
store-link-lock = 是指向别处的链接：不会写入。请将其移除
store-link-replaced = 是指向别处的链接：将被替换，不会跟随
store-leftover-fresh = 正在写入的文件，或由被强制结束的程序遗留
store-leftover = 由被强制结束的程序遗留
store-old-store = 以前导入的棋局
store-old-store-busy = 正在导入或以前导入的棋局
store-done-own-store = 现已归棋谱库所有
store-done-index = 已由棋局重新建立
store-done-index-later = 已删除；需要时会重新建立
store-done-aside = 已改名移开为 { $aside }
store-done-mended = 期间已被修复
store-done-aside-tags = 已改名移开为 { $aside }；保留了{ $saved }局的标签
store-done-aside-cards = 已改名移开为 { $aside }；保留了{ $saved }张卡片
store-aside = 已被移开的文件：请修复后放回原处，或将其删除
store-special-file = 这是管道或设备，不是文件
