# Notices, work in the background, and errors of loading and keeping.

## Progress of work: “Loading games.zip · Reading games, step 1 of 2: 12 of 40 games · 5 s left”

notices-phase-step = { $phase }，第{ $step }步，共{ $steps }步
notices-phase-amount = { $phase }：{ $amount }
notices-amount = { $unit ->
    [games] { $done }局
    [files] { $done }个文件
    [shapes] { $done }个棋形
    [positions] { $done }个局面
    [moves] { $done }手
    [problems] { $done }题
    [cards] { $done }张卡片
    [groups] { $done }个棋块
    [rules] { $done }条规则
    [patterns] { $done }个棋形
    [templates] { $done }个模板
    [pairs] { $done }对
    [lines] { $done }行
    [trees] { $done }棵树
    [rounds] { $done }轮
   *[other] { $done } { $unit }
}
notices-amount-of = { $unit ->
    [games] { $done }/{ $total }局
    [files] { $done }/{ $total }个文件
    [shapes] { $done }/{ $total }个棋形
    [positions] { $done }/{ $total }个局面
    [moves] { $done }/{ $total }手
    [problems] { $done }/{ $total }题
    [cards] { $done }/{ $total }张卡片
    [groups] { $done }/{ $total }个棋块
    [rules] { $done }/{ $total }条规则
    [patterns] { $done }/{ $total }个棋形
    [templates] { $done }/{ $total }个模板
    [pairs] { $done }/{ $total }对
    [lines] { $done }/{ $total }行
    [trees] { $done }/{ $total }棵树
    [rounds] { $done }/{ $total }轮
   *[other] { $done }/{ $total } { $unit }
}
notices-megabytes = { $done } MB
notices-megabytes-less = 不到0.1 MB
notices-megabytes-of = { $done }/{ $total } MB
notices-seconds-left = 剩余{ $seconds }秒
notices-minutes-left = 剩余{ $minutes }分钟
notices-stopping = 正在停止…
notices-paused = 已暂停：先做其他工作
notices-cancelled = { $task }：已取消
notices-work-broke-off = 任务异常中断

## Names of work; those with “Keeping” or “not kept” are shown with a reason if it fails: “The settings are not kept: …”

notices-reading-file = 正在读取 { $path }
notices-reading-game = 正在读取棋局
notices-trying-engine = 正在测试引擎
notices-evaluating-games = 正在评估棋局
notices-changed-game-not-kept = 改动的棋局未能保存
notices-changed-games-wait = { $games }局有改动的棋局与示例棋局保存在一起（Ctrl+P：“回到有改动的棋局”）
notices-settings-not-kept = 设置未能保存
notices-session-not-kept = 当前棋局和正在进行的统计未能保存
notices-looking-for-changes = 正在查找有变动的文件
notices-listing-libraries = 棋谱库
notices-sample-games = 示例棋局
notices-loading = 正在加载 { $what }
notices-adding = 正在添加 { $what }
notices-opening = 正在打开 { $what }
notices-writing = 正在写入 { $what }
notices-files-and-folders = { $files }个文件和文件夹
notices-sample = 示例
notices-reading-what-was-counted = 正在读取以前的统计
notices-keeping-what-was-counted = 正在保存统计

## What was loaded

notices-loaded = { $games }，{ $moves }
notices-loaded-but-duplicates = { $loaded }；略去{ $duplicates }局重复
notices-loaded-but-skipped = { $loaded }；跳过{ $skipped }个，见加载报告
notices-loaded-also-in = { $loaded }；棋谱库“{ $library }”中有相同的棋局
notices-skipped-game = { $path }，第{ $game }局：{ $reason }
notices-nothing-loaded = 未能从 { $what } 加载任何棋局
notices-games-not-kept = 这些棋局已打开，但未保存：关闭Katachi后不再保留
notices-library-damaged = 此棋谱库有损坏：{ $what }
notices-library-gone = 棋谱库已不在原处：{ $path }
notices-library-vanished = 当前棋谱库的文件夹已不存在：{ $path }。棋局仍保持打开。那里不会写入任何内容，您修改的棋局会与示例棋局一起保留
notices-library-changed = 另一个程序更改了当前的棋谱库：{ $path }。按F5重新读取

## What was done

notices-not-played = 未落子：{ $reason }
notices-not-pasted = 未能粘贴棋局：{ $reason }
notices-game-copied = 棋局已以SGF格式复制到剪贴板
notices-picture-copied = 图片已以SVG格式复制到剪贴板
notices-row-copied = 该行已复制到剪贴板
notices-rows-copied = 已将{ $rows }行复制到剪贴板
notices-dialog-is-open = 选择文件的对话框已打开：请先处理它
notices-saved = 已保存到 { $path }
notices-not-into-source = { $path } 保持不变：{ $reason }。请另选名称。
notices-rows-saved = 已将{ $rows }行保存到 { $path }
notices-library-removed = 已移除：{ $library }。其棋谱文件仍在原处
notices-library-off-the-list = 已从列表移除：{ $library }。它仍在 { $path }
notices-sample-needs-no-library = 示例随Katachi附带，无需棋谱库：请先打开自己的棋局
notices-library-saved-already = 此棋谱库已保存
notices-no-games-to-save = 还没有可保存的棋局

## A key that can do nothing now

notices-key-unmet = { $key }（{ $command }）现在不可用：{ $reason }
notices-key-works-in = 请在“{ $workspace }”中使用
notices-key-works-in-both = 请在“{ $first }”或“{ $second }”中使用
notices-key-no-game = 没有打开棋局
notices-key-no-games = 没有棋局
notices-key-no-own-games = 没有打开自己的棋局
notices-key-no-library = 当前棋局不在棋谱库中
notices-key-no-costly-shapes = 尚未统计棋形得失
notices-key-no-player = 没有选择棋手
notices-key-no-back = 没有可后退之处
notices-key-no-forward = 没有可前进之处
notices-key-no-contest = 这里没有在对局
notices-key-no-undo = 没有可撤销的操作
notices-key-no-redo = 没有可重做的操作
notices-key-no-changes = 没有其他有改动的棋局
notices-key-no-guessing = 这里没有要猜的着手
notices-key-no-shapes = 尚未统计棋形
notices-key-no-work = 没有进行中的任务
notices-key-no-collocations = 尚未统计搭配
notices-key-no-corners = 尚未统计角部

## Games are evaluated by the user's KataGo

notices-name-engine-first = 请先指定KataGo的程序、权重文件和配置文件
notices-save-library-to-evaluate = 请先将棋局保存为棋谱库：评估结果保存在其旁
notices-all-evaluated = 这些棋局均已评估过
notices-evaluated = 已评估{ $games }局
notices-evaluated-others-were = 已评估{ $games }局；另有{ $others }局此前已评估
notices-engine-refused = { $evaluated }；引擎拒绝了{ $refused }局

## Settings and libraries on the disk

notices-settings-are-newer = { $error }。更新之前，设置的改动不会保存
notices-settings-set-aside = { $path }：无法读取设置：{ $reason }。该文件已改名存为 { $aside }；Katachi使用默认设置
notices-settings-unread-another-window = { $path }：无法读取设置：{ $reason }。另一个窗口正在写入；Katachi使用默认设置
notices-settings-unread = { $path }：无法读取设置：{ $reason }。{ $error }；Katachi使用默认设置
notices-set-aside = { $path }：{ $reason }。该文件已改名存为 { $aside }
notices-no-name-for-a-library = 不能用作棋谱库名称：请使用文字、数字和空格
notices-another-window-keeps-edits = 另一个窗口也打开了这些棋局，并保存其自身的编辑：请将此处的棋局存为文件，否则关闭本窗口后将丢失

## Notices in the window

notices-defect = 这是Katachi的缺陷；已保存的内容不会丢失：{ $what }
notices-dismiss = 关闭
notices-dismiss-message = 关闭此消息
notices-more = 另有{ $others }条
notices-details = 详情

## The log

notices-messages = 消息
notices-no-messages = 还没有任何消息。
notices-copy-all = 全部复制

## Reports of defects

notices-reports = 错误报告
notices-no-reports = 没有报告：Katachi没有出过错。
notices-reports-hint = 每份报告说明什么出了错、在什么机器上、在哪些命令之后；其中不含棋谱。
notices-copy-text = 复制文本
