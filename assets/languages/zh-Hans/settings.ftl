# The window of settings, and what the first start advises.

## Settings

settings-title = 设置
settings-reset-hint = 所有面板恢复到原来的位置
settings-language = 语言 · Language · 語言 · 言語 · 언어
settings-language-system = 跟随系统
settings-theme = 主题
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-opening = 棋谱库打开时再打开的棋局
settings-opening-hint = 自己的棋谱库打开时，打开或拖放到窗口的棋局
settings-opening-ask = 询问
settings-opening-new = 新棋谱库
settings-opening-add = 添加
settings-opening-look = 仅查看
settings-boards = 棋盘
settings-board-wood = 木纹
settings-board-pale-wood = 浅色木纹
settings-board-plain = 纯色
settings-stones = 棋子
settings-stones-slate-and-shell = 那智黑石与蛤贝
settings-stones-flat = 平面
settings-size = 整体大小
settings-size-here = 本窗口中为{ $percent }%
settings-size-here-hint = 再放大文字会被截断，请先扩大窗口。
settings-pace = 自动播放时每手停留
settings-seconds = 秒
settings-coordinates = 棋盘显示坐标
settings-move-numbers = 棋子显示手数
settings-my-name = 我在棋谱中的姓名
settings-my-name-hint = 棋手档案以此姓名打开，“我：我的棋形”显示这些棋局
settings-suggestions = 在各工作区的棋盘上显示推荐着手
settings-compare = 将我的棋形与职业棋手比较
settings-high-contrast = 高对比度
settings-less-motion = 减少动画：画面不滑动、不旋转
settings-expert = 专家列：−2 log λ、提升度、q
settings-count-ahead = 空闲时预先统计可能要看的内容
settings-memory = 内存
settings-memory-hint = 统计及统计结果可用的内存。越少，大量统计越慢。棋谱本身另计。
settings-memory-machine = 按本机大小（{ $size }）
settings-home = 棋谱库和设置保存在

## The user's own KataGo, an engine that evaluates positions

settings-engine = 自备的KataGo
settings-engine-hint = 用于为棋形得失评估棋局。Katachi不附带引擎，而会直接运行所指定的程序：请只指定可信的程序。
settings-engine-program = 程序
settings-engine-network = 权重文件
settings-engine-configuration = 配置文件
settings-engine-choose = { $file }…
settings-engine-not-set = 未设置
settings-engine-playouts = 每个局面的模拟次数
settings-engine-test = 测试
settings-engine-test-hint = 启动引擎，评估一个局面

## Three things to try: each is a link, and what it does stands behind it in the same line

settings-welcome = 不妨一试的三件事
settings-try-drawing = 画一个棋形
settings-try-drawing-hint = 查看出现它的所有棋局，以及其后的着手
settings-try-walking = 逐手研究角部
settings-try-walking-hint = 一手棋如何应对、各有多少次、哪方胜率高
settings-try-opening = 打开自己的棋谱
settings-try-opening-hint = 文件夹、压缩包或SGF文件；打开后一直保留
settings-welcome-keys = F1：全部快捷键。   Ctrl+P：Katachi的全部功能。   帮助 ▸ 试一试：再次显示本页。

## Professional games

settings-professional-command = 职业棋谱…
settings-professional-games = 棋谱
settings-professional-link = 职业棋谱从哪里获得
settings-professional-title = 职业棋谱
settings-professional-about = Katachi附带{ $games }职业对局的统计数据，不附带棋谱。要检索和观看棋谱，请自行下载：Katachi不连接网络。
settings-professional-step-page = 1. 用浏览器打开此页：A. E. Brouwer的Database of Go Games。
settings-professional-copy = 复制网址
settings-professional-step-archive = 2. 下载全部棋谱的压缩包（.tar.gz、.tgz或.zip），不必解压。
settings-professional-step-drop = 3. 把它拖到本窗口，或在此打开。读取约需一分钟，此后即成为您的棋谱库。
settings-professional-licence = 据称该棋谱集属于公有领域，但没有明确的许可证。
settings-professional-open = 打开压缩包…
