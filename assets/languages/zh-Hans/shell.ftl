# The frame of the window: bars, tabs, questions, dialogs, the list of keys.

## Whose figures are looked at

shell-my-games = 我的棋局
shell-professionals = 职业棋手

## Tabs of panes

shell-pane-overview = 概览
shell-pane-load-report = 加载报告
shell-pane-games = 棋局
shell-pane-costly-shapes = 棋形得失
shell-pane-player = 棋手档案
shell-pane-board = 棋盘
shell-pane-record = 棋谱
shell-pane-variations = 变化

## Bar at the top

shell-commands = 命令
shell-commands-with-key = 命令  Ctrl+P
shell-commands-hint = 按名称列出Katachi的全部功能（Ctrl+P）
shell-command-palette = 命令面板
shell-katachi = 形（katachi）：棋形
shell-recent-libraries = 最近的棋谱库
shell-key = 按键{ $key }

## Bar at the bottom

shell-messages = 消息 { $messages }
shell-messages-hint = 到目前为止的全部消息
shell-no-games = 未加载棋局
shell-shapes-of = { $shapes }（{ $mined }）
shell-jobs = { $jobs }项任务
shell-cancel-task = 取消：{ $task }

## Palette of commands

shell-palette-hint = 命令，或棋形名称：双、空三角…
shell-command = 命令
shell-no-matching-command = 没有匹配的命令。

## List of keys

shell-keys = 快捷键
shell-search-keys-hint = 搜索：结果、定式、保存…
shell-search-keys = 搜索快捷键
shell-on-the-board = 棋盘操作
shell-wheel = 滚轮
shell-wheel-does = 逐手前进、后退
shell-click = 点击
shell-click-does = 试下；Shift：黑，Ctrl：白
shell-right-drag = 右键拖动
shell-right-drag-does = 选择区域
shell-right-click = 右键点击
shell-right-click-does = 此处可用的操作
shell-drag-files = 拖入文件
shell-drag-files-does = 打开或添加棋局；在“死活”中则为题目
shell-ctrl-wheel = Ctrl+滚轮
shell-ctrl-wheel-does = 放大、缩小

## Buttons

shell-open = 打开
shell-copy-path = 复制路径

## A game is left before its end

shell-leave-game = 离开这局棋？
shell-leave-game-hint = 这局棋没有保存。
shell-leave-game-save = 另存为SGF…
shell-leave-game-leave = 离开

## A save would replace files

shell-replace = { $files ->
    [1] 要替换这个文件吗？
   *[other] 要替换这{ $files }个文件吗？
}
shell-replace-link = { $path } 是指向 { $target } 的链接。只替换链接，它指向的文件保留。
shell-replace-source = 当前的棋谱库从这个文件读取棋局。
shell-replace-more = 以及另外{ $files }个
shell-replace-do = 替换
shell-replace-other-name = 换个名称…

## The window is closed while work is going on

shell-quit = 任务仍在进行，要退出吗？
shell-quit-hint = 未完成的部分会丢失。已要求的统计将在下次启动时重新开始。
shell-quit-now = 立即退出
shell-quit-keep-running = 继续运行

## Games are opened while others are open

shell-how-to-open = 打开 { $what }
shell-the-open-games = 当前的棋局
shell-how-to-open-kept = 当前打开的是“{ $library }”。它会保留，可从“文件 ▸ 棋谱库”再次打开。
shell-how-to-open-lost = 当前打开的是“{ $library }”，仅供查看，未保存。
shell-how-to-open-running = “{ $library }”仍有任务在进行，打开其他棋局会使其中止：{ $tasks }。
shell-open-instead = 单独打开
shell-open-instead-hint = 这些棋局自成一个棋谱库
shell-add-to = 添加到“{ $library }”
shell-add-to-hint = 与当前的棋局一起统计
shell-just-look = 仅查看
shell-just-look-hint = 只显示棋局，不添加到任何地方
shell-opens-always-so = 以后都这样做

## Files are dragged over the window

shell-drop-problems = 松开即可打开题目
shell-drop-to-add = 松开即可添加到“{ $library }”
shell-drop-to-open = 松开即可打开
shell-drop-hint = SGF文件、文件夹、zip和tar压缩包、棋谱库、统计所得的棋形

## A path is typed

shell-open-by-path = 按路径打开
shell-open-by-path-hint = 文件、文件夹、压缩包、棋谱库（.katachi）或棋形（.ron），每行一个：

## Titles of file dialogs

shell-dialog-open-games = 打开棋局：SGF文件和压缩包
shell-dialog-open-folder = 打开棋谱文件夹
shell-dialog-add-games = 添加棋局：SGF文件和压缩包
shell-dialog-add-folder = 添加棋谱文件夹
shell-dialog-open-library = 打开棋谱库（文件夹：名称.katachi）
shell-dialog-save-library = 保存为棋谱库
shell-dialog-restore = 从备份恢复棋谱库（名称.tar.zst）
shell-dialog-open-patterns = 打开统计所得的棋形
shell-dialog-open-collocations = 打开搭配
shell-dialog-open-dictionary = 打开定式辞典：带变化的SGF
shell-dialog-katago-program = KataGo程序
shell-dialog-katago-network = KataGo权重文件
shell-dialog-katago-configuration = KataGo的分析配置
shell-dialog-open-rules = 打开规则
shell-dialog-open-shapes = 打开用于下棋的棋形、模板或棋形数据库（.db）
shell-dialog-open-moves = 打开要查找的棋形、规则或棋形数据库（.db）
shell-dialog-open-problems = 打开题目：SGF文件和压缩包
shell-dialog-open-problem-folder = 打开题目文件夹
shell-dialog-save-sgf = 将棋局保存为SGF
shell-dialog-save-picture = 保存图片：.png、.svg，或用于打印的.pdf
shell-dialog-save-table = 将表格保存为CSV

## Inside file dialogs

shell-dialog-filter-games = 棋谱
shell-dialog-filter-all = 所有文件
shell-dialog-save = 保存
shell-dialog-new-folder = 新建文件夹
shell-dialog-new-folder-name = 新建文件夹
shell-dialog-refresh = 刷新
shell-dialog-parent-folder = 上级文件夹
shell-no-such-folder = 没有文件夹{ $path }
shell-dialog-file = 文件：
shell-dialog-show-hidden = 显示隐藏文件

## Katachi itself breaks

shell-broken-title = Katachi无法显示此处内容
shell-broken = 这是程序缺陷。棋局、卡片和标签都在磁盘上，保持原样。
shell-copy-this = 复制此内容
shell-try-again = 重试
shell-close-katachi = 关闭Katachi

## The window cannot be opened; said in a terminal

shell-no-screen = 没有可以打开窗口的屏幕（未设置WAYLAND_DISPLAY或DISPLAY，或其无响应）：请在桌面环境中启动，或使用命令，例如 `katachi --help`
shell-no-window = 无法打开窗口：{ $reason }
shell-display-silent = { $silent } 没有响应：改用 { $next }
shell-missing-library = 无法打开窗口：{ $reason }。窗口需要OpenGL以及X11或Wayland的库；请安装：Debian：{ $debian }；Fedora：{ $fedora }；Arch：{ $arch }
shell-missing-font = 没有能显示中日韩姓名的字体：请安装，Debian为 { $debian }，Fedora为 { $fedora }，Arch为 { $arch }
shell-guide-players = 给棋友
shell-guide-teachers = 给教师
shell-guide-analysts = 给研究者

shell-own-games = 自己的棋谱：拖到窗口任意处
