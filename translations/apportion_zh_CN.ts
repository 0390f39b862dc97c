<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BaselineText</name>
    <message>
        <source>d MMM</source>
        <comment>a date in the tool bar</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>opened %1</source>
        <comment>a policy, on a day</comment>
        <translation>打开于 %1</translation>
    </message>
    <message>
        <source>exported %1</source>
        <comment>a policy, on a day</comment>
        <translation>导出于 %1</translation>
    </message>
    <message>
        <source>set %1</source>
        <comment>a policy, on a day</comment>
        <translation>设定于 %1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <comment>a policy, on a day</comment>
        <translation>%1的</translation>
    </message>
</context>
<context>
    <name>ChangeListModel</name>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user in an account</comment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>values, at reconfigure</source>
        <comment>of a partition that changed: when slurmctld takes them</comment>
        <translation>值，reconfigure 时生效</translation>
    </message>
    <message>
        <source>setting, at a restart</source>
        <translation>设置，重启时生效</translation>
    </message>
    <message>
        <source>setting, at reconfigure</source>
        <translation>设置，reconfigure 时生效</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a moment after a change, and what the change does by then</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>removed, with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>已删除，含 %n 个用户</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>added, with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>已添加，含 %n 个用户</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeSummary</name>
    <message numerus="yes">
        <source>%n share(s) changed</source>
        <translation>
            <numerusform>%n 项份额已更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) changed</source>
        <translation>
            <numerusform>%n 项权重已更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed</source>
        <translation>
            <numerusform>%n 项设置已更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s) changed</source>
        <translation>
            <numerusform>%n 个分区已更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n QOS changed</source>
        <translation>
            <numerusform>%n 个 QOS 已更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) added</source>
        <translation>
            <numerusform>已添加 %n 个关联</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) removed</source>
        <translation>
            <numerusform>已移除 %n 个关联</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) moved</source>
        <translation>
            <numerusform>已移动 %n 个关联</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>options of %n association(s) changed</source>
        <translation>
            <numerusform>%n 个关联的选项已更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The chart could not be drawn at this size. Choose a smaller one.</source>
        <translation>无法以此尺寸绘制图表，请选择较小的尺寸。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Policy and moment</source>
        <translation>策略与时刻</translation>
    </message>
    <message>
        <source>usage of %1</source>
        <translation>%1 的使用量</translation>
    </message>
</context>
<context>
    <name>ChartKind</name>
    <message>
        <source>Usage decay</source>
        <translation>使用量衰减</translation>
    </message>
    <message>
        <source>Regimes</source>
        <translation>状态区间</translation>
    </message>
    <message>
        <source>Priority by factor</source>
        <translation>各因子的优先级</translation>
    </message>
    <message>
        <source>Share map: shares</source>
        <translation>份额图：份额</translation>
    </message>
    <message>
        <source>Share map: usage</source>
        <translation>份额图：使用量</translation>
    </message>
    <message>
        <source>Share map: usage against shares</source>
        <translation>份额图：使用量与份额之比</translation>
    </message>
    <message>
        <source>Algorithms side by side</source>
        <translation>算法对比</translation>
    </message>
    <message>
        <source>Recovery and banking</source>
        <translation>恢复与积累</translation>
    </message>
    <message>
        <source>Priority while waiting</source>
        <translation>等待期间的优先级</translation>
    </message>
    <message>
        <source>What outweighs what</source>
        <translation>因子间的抵消关系</translation>
    </message>
    <message>
        <source>Billing by TRES</source>
        <translation>按 TRES 计费</translation>
    </message>
    <message>
        <source>Icicle: shares</source>
        <translation>冰柱图：份额</translation>
    </message>
    <message>
        <source>Icicle: usage</source>
        <translation>冰柱图：使用量</translation>
    </message>
    <message>
        <source>Icicle: usage against shares</source>
        <translation>冰柱图：使用量与份额之比</translation>
    </message>
</context>
<context>
    <name>ChartParts</name>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小时</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ClusterDialog</name>
    <message>
        <source>Import from a cluster</source>
        <translation>从集群导入</translation>
    </message>
    <message>
        <source>Asks a running cluster for its settings, associations, usage and jobs. The commands below only read: nothing on the cluster is changed.</source>
        <translation>向运行中的集群查询其设置、关联、使用量和作业。以下命令只读取，不会更改集群上的任何内容。</translation>
    </message>
    <message>
        <source>&amp;This machine</source>
        <translation>本机(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;luster</source>
        <translation>集群(&amp;L)</translation>
    </message>
    <message>
        <source>the machine&apos;s own</source>
        <translation>本机所属集群</translation>
    </message>
    <message>
        <source>Another cluster of the same slurmdbd, by its name</source>
        <translation>同一 slurmdbd 的另一个集群（按名称）</translation>
    </message>
    <message>
        <source>Throu&amp;gh ssh to</source>
        <translation>通过 ssh 连接到(&amp;G)</translation>
    </message>
    <message>
        <source>Host for ssh</source>
        <translation>ssh 主机</translation>
    </message>
    <message>
        <source>&amp;Commands in</source>
        <translation>命令所在目录(&amp;C)</translation>
    </message>
    <message>
        <source>the search path</source>
        <translation>搜索路径</translation>
    </message>
    <message>
        <source>The folder of scontrol, sacctmgr and sshare, where no search path leads there</source>
        <translation>scontrol、sacctmgr 和 sshare 所在的文件夹（不在搜索路径中时）</translation>
    </message>
    <message>
        <source>With your own ssh configuration and agent; no password is ever asked for.</source>
        <translation>使用您自己的 ssh 配置和代理，绝不会询问密码。</translation>
    </message>
    <message>
        <source>Ti&amp;me for each</source>
        <translation>每条命令的时限(&amp;M)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Copies the command lines, to be run by hand</source>
        <translation>复制命令行，供手动运行</translation>
    </message>
    <message>
        <source>Commands and their answers</source>
        <translation>命令及其输出</translation>
    </message>
    <message>
        <source>The chosen command line</source>
        <translation>所选命令行</translation>
    </message>
    <message>
        <source>Questions that were answered</source>
        <translation>已得到回答的查询</translation>
    </message>
    <message>
        <source>&amp;Save answers…</source>
        <translation>保存输出(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves what the commands printed as a folder that can be opened elsewhere</source>
        <translation>将命令的输出保存为文件夹，可在别处打开</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>查询(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Keep in the history</source>
        <translation>保存到历史记录</translation>
    </message>
    <message>
        <source>When it is opened, everybody&apos;s usage and fair share are kept for the page History</source>
        <translation>打开时，每个人的使用量与公平份额会被保存，供“历史”页面使用</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1 %2</source>
        <comment>places gained or lost, and by what change</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, its best user, left, and nobody is in it now</source>
        <translation>排名最前的用户 %1 已离开，现在里面没有人</translation>
    </message>
    <message>
        <source>%1 is its best user now; nobody was in it before</source>
        <translation>%1 现在是排名最前的用户；之前里面没有人</translation>
    </message>
    <message>
        <source>%1, who is new, is its best user now</source>
        <translation>新来的 %1 现在是排名最前的用户</translation>
    </message>
    <message>
        <source>%1, who came from %2, is its best user now</source>
        <translation>来自 %2 的 %1 现在是排名最前的用户</translation>
    </message>
    <message>
        <source>%1, its best user, left; %2 is now</source>
        <translation>排名最前的用户 %1 已离开；现在是 %2</translation>
    </message>
    <message>
        <source>%1, its best user, left; %2 is now, for whom: %3</source>
        <translation>排名最前的用户 %1 已离开；现在是 %2，对其而言：%3</translation>
    </message>
    <message>
        <source>%1 is its best user now, no longer %2</source>
        <translation>现在排名最前的用户是 %1，不再是 %2</translation>
    </message>
    <message>
        <source>%1 is its best user now, no longer %2; for %1: %3</source>
        <translation>现在排名最前的用户是 %1，不再是 %2；对 %1 而言：%3</translation>
    </message>
</context>
<context>
    <name>FinderText</name>
    <message>
        <source>user</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a job&apos;s id and its name</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>job of %1 in %2</source>
        <translation>%1 在 %2 中的作业</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>job</source>
        <translation>作业</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>parent</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>QOS priority</source>
        <translation>QOS 优先级</translation>
    </message>
    <message>
        <source>users</source>
        <translation>用户数</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>请求量</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>node</source>
        <translation>node</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>highest of all partitions</source>
        <translation>所有分区中最高的</translation>
    </message>
    <message>
        <source>highest of all QOS</source>
        <translation>所有 QOS 中最高的</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>GRES of a node</source>
        <translation>一个节点的 GRES</translation>
    </message>
    <message>
        <source>CPUs of a node</source>
        <translation>一个节点的 CPU</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>usage of what is below</source>
        <translation>其下各项的使用量</translation>
    </message>
    <message>
        <source>the sum, cut to an integer between 1 and 4294967295</source>
        <translation>总和，截成 1 到 4294967295 之间的整数</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自己的</translation>
    </message>
    <message>
        <source>over the weighted TRES</source>
        <translation>对加权的 TRES</translation>
    </message>
    <message>
        <source>total of the partition</source>
        <translation>分区的总量</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年数</translation>
    </message>
    <message>
        <source>years passed</source>
        <translation>已过年数</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>users with a higher factor</source>
        <translation>因子更高的用户数</translation>
    </message>
    <message>
        <source>users ranked before</source>
        <translation>之前已排名的用户数</translation>
    </message>
    <message>
        <source>usage now</source>
        <translation>现在的使用量</translation>
    </message>
    <message>
        <source>usage factor</source>
        <translation>使用量因子</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>those of all siblings</source>
        <translation>所有同级的</translation>
    </message>
    <message>
        <source>siblings</source>
        <translation>同级数</translation>
    </message>
    <message>
        <source>shares now</source>
        <translation>现在的份额</translation>
    </message>
    <message>
        <source>shares below root</source>
        <translation>root 之下的份额</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>rank of the user before</source>
        <translation>前一个用户的排名</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>份数</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>highest of all</source>
        <translation>所有中最高的</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>绘出的</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>buyers</source>
        <translation>购买者</translation>
    </message>
    <message>
        <source>billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>association priority</source>
        <translation>关联的优先级</translation>
    </message>
    <message>
        <source>always tracked</source>
        <translation>总是跟踪的</translation>
    </message>
    <message>
        <source>accrue time</source>
        <translation>开始计龄的时间</translation>
    </message>
    <message>
        <source>accounts</source>
        <translation>账户数</translation>
    </message>
    <message>
        <source>TRES of public nodes</source>
        <translation>公共节点的 TRES</translation>
    </message>
    <message>
        <source>TRES of all nodes</source>
        <translation>所有节点的 TRES</translation>
    </message>
    <message>
        <source>TRES of a node</source>
        <translation>一个节点的 TRES</translation>
    </message>
    <message>
        <source>FLOPS of a core</source>
        <translation>一个核心的 FLOPS</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>处理器数</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>level shares</source>
        <translation>本级份额</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>There is no policy to work on.</source>
        <translation>没有可处理的策略。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>Written to %1:</source>
        <translation>已写入 %1：</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n 个账户</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, evaluated as %5 in %6 ms</source>
        <translation>%1：%2，%3，%4，按 %5 计算，用时 %6 ms</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n 个用户关联</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is there already, and its apply.sh has changed the cluster: rollback.sh is the way back.</source>
        <translation>%1 已存在，且其中的 apply.sh 已更改集群：rollback.sh 是回退的途径。</translation>
    </message>
    <message>
        <source>%1 is there already, and is not as an export left it (export.b2sums).</source>
        <translation>%1 已存在，且与导出时留下的内容不同（export.b2sums）。</translation>
    </message>
    <message>
        <source>%1 is there already, and is of another cluster.</source>
        <translation>%1 已存在，且属于另一个集群。</translation>
    </message>
</context>
<context>
    <name>HeadlessChart</name>
    <message>
        <source>There is no chart “%1”. The charts are: %2.</source>
        <translation>没有图表“%1”。可用的图表：%2。</translation>
    </message>
    <message>
        <source>Name the file to write with --out.</source>
        <translation>请用 --out 指定要写入的文件。</translation>
    </message>
    <message>
        <source>There is no policy to work on.</source>
        <translation>没有可处理的策略。</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>A chart is a .png, .svg, .pdf or .csv file, not %1.</source>
        <translation>图表是 .png、.svg、.pdf 或 .csv 文件，而不是 %1。</translation>
    </message>
</context>
<context>
    <name>HeadlessReport</name>
    <message>
        <source>There is no policy to work on.</source>
        <translation>没有可处理的策略。</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>There is nothing in %1 to compare with.</source>
        <translation>%1 中没有可供比较的内容。</translation>
    </message>
    <message>
        <source>There is no baseline: nothing can be said of what changes for an account.</source>
        <translation>没有基准：无法说明某个账户有何变化。</translation>
    </message>
    <message>
        <source>There is no account %1.</source>
        <translation>没有账户 %1。</translation>
    </message>
    <message>
        <source>A report is a .pdf or an .html file, not %1.</source>
        <translation>报告是 .pdf 或 .html 文件，而不是 %1。</translation>
    </message>
    <message>
        <source>%1 is not complete: nothing is compared with it.</source>
        <translation>%1 不完整：不与它进行任何比较。</translation>
    </message>
    <message>
        <source>--largest is how many rows of each list the report has, such as 60, not %1.</source>
        <translation>--largest 是报告中每个列表的行数，例如 60，而不是 %1。</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import from files</source>
        <translation>从文件导入</translation>
    </message>
    <message>
        <source>Give what you have of these files. slurm.conf or the associations are enough to begin with.</source>
        <translation>请提供手头已有的文件。有 slurm.conf 或关联文件即可开始。</translation>
    </message>
    <message>
        <source>&amp;slurm.conf</source>
        <translation>slurm.conf(&amp;S)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Priority settings, nodes, partitions, TRES: a copy of the cluster&apos;s slurm.conf</source>
        <translation>优先级设置、节点、分区、TRES：集群 slurm.conf 的副本</translation>
    </message>
    <message>
        <source>&amp;Associations</source>
        <translation>关联(&amp;A)</translation>
    </message>
    <message>
        <source>Accounts, users, shares and QOS: sacctmgr dump CLUSTER file=associations.cfg</source>
        <translation>账户、用户、份额和 QOS：sacctmgr dump CLUSTER file=associations.cfg</translation>
    </message>
    <message>
        <source>&amp;Usage</source>
        <translation>使用量(&amp;U)</translation>
    </message>
    <message>
        <source>Decayed usage: sshare -a -P -o Account,User,RawUsage &gt; usage.txt</source>
        <translation>衰减后的使用量：sshare -a -P -o Account,User,RawUsage &gt; usage.txt</translation>
    </message>
    <message>
        <source>Pending &amp;jobs</source>
        <translation>待处理作业(&amp;J)</translation>
    </message>
    <message>
        <source>Jobs to order: scontrol -o show job &gt; jobs.txt</source>
        <translation>待排序的作业：scontrol -o show job &gt; jobs.txt</translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation>分区(&amp;P)</translation>
    </message>
    <message>
        <source>Optional, as running: scontrol -o show partition &gt; partitions.txt</source>
        <translation>可选，运行时的分区：scontrol -o show partition &gt; partitions.txt</translation>
    </message>
    <message>
        <source>Choose several files…</source>
        <translation>选择多个文件…</translation>
    </message>
    <message>
        <source>Each file is put where it belongs, told from its beginning</source>
        <translation>根据文件开头判断类型，自动归入对应位置</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>A folder of such files, as saved when a cluster was asked</source>
        <translation>包含此类文件的文件夹，即查询集群时所保存的</translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>Name an account and a user.</source>
        <translation>请指定账户和用户。</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>没有账户“%1”。</translation>
    </message>
    <message>
        <source>There is no partition “%1”.</source>
        <translation>没有分区“%1”。</translation>
    </message>
    <message>
        <source>Name a partition: none is the default.</source>
        <translation>请指定分区：没有默认分区。</translation>
    </message>
    <message>
        <source>There is no QOS “%1”.</source>
        <translation>没有 QOS“%1”。</translation>
    </message>
    <message>
        <source>“%1” is no TRES: write gres/gpu=2,license/matlab=1.</source>
        <translation>“%1”不是 TRES，请写成 gres/gpu=2,license/matlab=1。</translation>
    </message>
    <message>
        <source>“%1” is no memory: write 16000 (MB) or 16G.</source>
        <translation>“%1”不是内存大小，请写成 16000（MB）或 16G。</translation>
    </message>
    <message>
        <source>%1 has a field of its own, or follows.</source>
        <translation>%1 有单独的字段，或由其他值得出。</translation>
    </message>
    <message>
        <source>There is no job in the text: copy what scontrol show job prints.</source>
        <translation>文本中没有作业：请复制 scontrol show job 的输出。</translation>
    </message>
</context>
<context>
    <name>LearnerResults</name>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>已显示答案</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未答</translation>
    </message>
    <message>
        <source>Results of the lessons</source>
        <translation>课程成绩</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Answered rightly</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%2 题中的 %1 题</translation>
    </message>
    <message>
        <source>results</source>
        <comment>a file&apos;s name</comment>
        <translation>results</translation>
    </message>
    <message>
        <source>after all other options</source>
        <translation>其他选项都选过之后</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>What was changed before this step: %1</source>
        <translation>此步骤之前所做的改动：%1</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <comment>where it stands what a lesson says of Slurm</comment>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>它是如何得出的</translation>
    </message>
    <message>
        <source>The picture, which tells the answer</source>
        <translation>图（其中有答案）</translation>
    </message>
    <message>
        <source>Slurm’s page %1</source>
        <translation>Slurm 的页面 %1</translation>
    </message>
    <message>
        <source>Slurm’s source file %1</source>
        <translation>Slurm 的源文件 %1</translation>
    </message>
    <message>
        <source>numbers that a running Slurm printed</source>
        <translation>运行中的 Slurm 打印的数字</translation>
    </message>
    <message>
        <source>%1 pass</source>
        <comment>a time</comment>
        <translation>经过 %1</translation>
    </message>
    <message>
        <source>raw shares of %1: %2</source>
        <translation>%1 的原始份额：%2</translation>
    </message>
    <message>
        <source>raw shares of %1 in %2: %3</source>
        <translation>%2 中 %1 的原始份额：%3</translation>
    </message>
    <message>
        <source>usage of %1 in %2: %3</source>
        <translation>%2 中 %1 的使用量：%3</translation>
    </message>
    <message>
        <source>billing weights of partition %1: %2</source>
        <translation>分区 %1 的计费权重：%2</translation>
    </message>
    <message>
        <source>UsageFactor of QOS %1: %2</source>
        <translation>QOS %1 的 UsageFactor：%2</translation>
    </message>
    <message>
        <source>nice of job %1: %2</source>
        <translation>作业 %1 的 nice：%2</translation>
    </message>
    <message>
        <source>How it comes about, which tells the answer of a question above</source>
        <translation>它是如何得出的（其中有上面一道问题的答案）</translation>
    </message>
    <message>
        <source>The picture, which tells the answer of a question above</source>
        <translation>图（其中有上面一道问题的答案）</translation>
    </message>
    <message>
        <source>The table, which tells the answer of a question above</source>
        <translation>表（其中有上面一道问题的答案）</translation>
    </message>
</context>
<context>
    <name>LessonVeil</name>
    <message>
        <source>It stands here once the question is answered.</source>
        <translation>回答问题后显示在这里。</translation>
    </message>
</context>
<context>
    <name>LimitModel</name>
    <message>
        <source>For all jobs below together; what was used decays like usage</source>
        <translation>适用于其下所有作业的总和；已用量与使用量一样衰减</translation>
    </message>
    <message>
        <source>For each association below that has none of its own</source>
        <translation>适用于其下每个没有自己限制的关联</translation>
    </message>
    <message>
        <source>For each account</source>
        <translation>适用于每个账户</translation>
    </message>
    <message>
        <source>For each user</source>
        <translation>适用于每个用户</translation>
    </message>
    <message>
        <source>For each job, on each of its nodes</source>
        <translation>适用于每个作业的每个节点</translation>
    </message>
    <message>
        <source>What each job must ask for</source>
        <translation>每个作业必须请求的量</translation>
    </message>
    <message>
        <source>For all jobs below together</source>
        <translation>适用于其下所有作业的总和</translation>
    </message>
    <message>
        <source>For each job</source>
        <translation>适用于每个作业</translation>
    </message>
    <message>
        <source>How many of the jobs that wait grow older at a time; the others gain no age</source>
        <translation>等待的作业中同时累积年龄的数量；其余作业不增加年龄</translation>
    </message>
    <message>
        <source>Jobs below this priority have no nodes reserved for them</source>
        <translation>低于此优先级的作业不会获得节点预留</translation>
    </message>
    <message>
        <source>Slurm keeps it, and never looks at it</source>
        <translation>Slurm 会保存它，但从不检查</translation>
    </message>
    <message>
        <source>For all jobs of the QOS together; what was used decays like usage, unless the QOS has the flag NoDecay</source>
        <translation>适用于该 QOS 所有作业的总和；已用量与使用量一样衰减，除非该 QOS 有 NoDecay 标志</translation>
    </message>
    <message>
        <source>For all jobs of the QOS together</source>
        <translation>适用于该 QOS 所有作业的总和</translation>
    </message>
</context>
<context>
    <name>MeasureTexts</name>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Jobs that started</source>
        <translation>已启动的作业</translation>
    </message>
    <message>
        <source>Jobs that did not start</source>
        <translation>未启动的作业</translation>
    </message>
    <message>
        <source>Mean wait, s</source>
        <translation>平均等待，秒</translation>
    </message>
    <message>
        <source>Median wait, s</source>
        <translation>等待时间中位数，秒</translation>
    </message>
    <message>
        <source>Wait of nine in ten, s</source>
        <translation>十分之九的等待时间，秒</translation>
    </message>
    <message>
        <source>Median slowdown</source>
        <translation>减速比中位数</translation>
    </message>
    <message>
        <source>Slowdown of nine in ten</source>
        <translation>九成的减速比</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>公平份额因子</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>所有作业</translation>
    </message>
    <message>
        <source>Usage (billing TRES times seconds)</source>
        <translation>使用量（计费 TRES 乘以秒）</translation>
    </message>
</context>
<context>
    <name>NewPolicy</name>
    <message>
        <source>Line %1 of the accounts is not understood: %2</source>
        <translation>账户表第 %1 行无法理解：%2</translation>
    </message>
    <message>
        <source>The account %1 hangs below itself.</source>
        <translation>账户 %1 挂在自身之下。</translation>
    </message>
    <message>
        <source>Give the cluster a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>请用字母、数字、“_”、“-”和“.”为集群命名。</translation>
    </message>
    <message>
        <source>Line %1 of the accounts names %2 again.</source>
        <translation>账户表第 %1 行再次列出了 %2。</translation>
    </message>
    <message>
        <source>“%1” is no host list: write n[1-10].</source>
        <translation>“%1”不是主机列表：请写作 n[1-10]。</translation>
    </message>
    <message>
        <source>Give each partition a name and nodes, without blanks: %1</source>
        <translation>请给每个分区不含空格的名称和节点：%1</translation>
    </message>
    <message>
        <source>One partition</source>
        <translation>一个分区</translation>
    </message>
    <message>
        <source>CPUs and GPUs</source>
        <translation>CPU 和 GPU</translation>
    </message>
    <message>
        <source>No accounts yet</source>
        <translation>尚无账户</translation>
    </message>
    <message>
        <source>Nodes %1: CPUs from 1 to %2, memory from 1 to %3 GB and GPUs from 0 to %2 are whole numbers.</source>
        <translation>节点 %1：CPU（1 到 %2）、内存（1 到 %3 GB）和 GPU（0 到 %2）必须是整数。</translation>
    </message>
    <message>
        <source>an empty cluster</source>
        <translation>空集群</translation>
    </message>
</context>
<context>
    <name>NumberFormat</name>
    <message>
        <source>1 day</source>
        <translation>1 天</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 小时</translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>unused</source>
        <comment>LevelFS of an association without usage</comment>
        <translation>未使用</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a duration in two units, the larger first</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>a duration in three units, the largest first</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Raw shares cannot be empty: type a whole number, or parent.</source>
        <translation>原始份额不能为空：请输入整数或 parent。</translation>
    </message>
    <message>
        <source>“%1” is no number of shares: type a whole number, or parent.</source>
        <translation>“%1”不是份额数：请输入整数或 parent。</translation>
    </message>
    <message>
        <source>Raw shares go from 0 to %1.</source>
        <translation>原始份额的范围为 0 到 %1。</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>“%1”不是整数。</translation>
    </message>
    <message>
        <source>The value goes from %1 to %2.</source>
        <translation>取值范围为 %1 到 %2。</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Who may run where…</source>
        <translation>谁可在何处运行…</translation>
    </message>
    <message>
        <source>access,permission,allow,deny,AllowAccounts,AllowQos,matrix</source>
        <translation>访问,权限,允许,禁止,AllowAccounts,AllowQos,矩阵</translation>
    </message>
    <message>
        <source>Access of partitions</source>
        <translation>分区的访问</translation>
    </message>
    <message>
        <source>allow,deny,AllowAccounts,DenyAccounts,AllowGroups,state</source>
        <translation>允许,禁止,AllowAccounts,DenyAccounts,AllowGroups,状态</translation>
    </message>
    <message>
        <source>What jobs are billed</source>
        <translation>作业如何计费</translation>
    </message>
    <message>
        <source>cost,price,TRESBillingWeights</source>
        <translation>费用,价格,TRESBillingWeights</translation>
    </message>
    <message>
        <source>Derive weights and shares from the hardware</source>
        <translation>由硬件推导权重和份额</translation>
    </message>
    <message>
        <source>billing weights,chips,GPU</source>
        <translation>计费权重,芯片,GPU</translation>
    </message>
    <message>
        <source>Nodes that a lab buys</source>
        <translation>实验室购买的节点</translation>
    </message>
    <message>
        <source>purchase,buy,condo,investment</source>
        <translation>购买,采购,投资,condo</translation>
    </message>
    <message>
        <source>QOS and their limits</source>
        <translation>QOS 及其限制</translation>
    </message>
    <message>
        <source>quality of service,GrpTRES,MaxJobs</source>
        <translation>服务质量,GrpTRES,MaxJobs</translation>
    </message>
    <message>
        <source>Users who rise and fall</source>
        <translation>上升和下降的用户</translation>
    </message>
    <message>
        <source>ranks,winners,losers</source>
        <translation>排名,上升者,下降者</translation>
    </message>
    <message>
        <source>Accounts that rise and fall</source>
        <translation>上升和下降的账户</translation>
    </message>
    <message>
        <source>winners,losers,committee,page for an account</source>
        <translation>上升者,下降者,委员会,账户页面</translation>
    </message>
    <message>
        <source>Queue before and after</source>
        <translation>队列的前后对比</translation>
    </message>
    <message>
        <source>order of jobs</source>
        <translation>作业顺序</translation>
    </message>
    <message>
        <source>Changes and notes on them</source>
        <translation>更改及其备注</translation>
    </message>
    <message>
        <source>note,reason,why,comment,reset,take back</source>
        <translation>备注,理由,为什么,注释,重置,撤回</translation>
    </message>
    <message>
        <source>When the draft is felt…</source>
        <translation>何时感受到草案…</translation>
    </message>
    <message>
        <source>day,date,how long</source>
        <translation>日期,哪一天,多久</translation>
    </message>
    <message>
        <source>Save all to a folder…</source>
        <translation>全部保存到文件夹…</translation>
    </message>
    <message>
        <source>apply.sh,rollback.sh,script,flat file,associations.cfg</source>
        <translation>apply.sh,rollback.sh,脚本,平面文件,associations.cfg</translation>
    </message>
    <message>
        <source>associations,people,groups,shares,fair share,tree,sshare,limits,coordinators</source>
        <translation>关联,人员,组,份额,公平份额,树,sshare,限制,协调员</translation>
    </message>
    <message>
        <source>nodes,partitions,chips,GPU,TRES,billing,purchase,access</source>
        <translation>节点,分区,芯片,GPU,TRES,计费,购买,访问</translation>
    </message>
    <message>
        <source>half-life,decay,recovery,reset,regimes</source>
        <translation>半衰期,衰减,恢复,重置,区间</translation>
    </message>
    <message>
        <source>weights,QOS,jobs,queue,sprio,waiting,settings,multifactor</source>
        <translation>权重,QOS,作业,队列,sprio,等待,设置,multifactor</translation>
    </message>
    <message>
        <source>difference,diff,baseline,changes,notes,ranks</source>
        <translation>差异,diff,基线,更改,备注,排名</translation>
    </message>
    <message>
        <source>simulation,trace,sacct,sweep,waits,backfill</source>
        <translation>模拟,跟踪,sacct,扫描,等待,backfill</translation>
    </message>
    <message>
        <source>apply.sh,rollback.sh,slurm.conf,sacctmgr,script,flat file</source>
        <translation>apply.sh,rollback.sh,slurm.conf,sacctmgr,脚本,平面文件</translation>
    </message>
    <message>
        <source>pulls,runs,past,over time</source>
        <translation>拉取,运行,过去,随时间</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Fair-share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>等待时间</translation>
    </message>
    <message>
        <source>Job size</source>
        <translation>作业规模</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>站点</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
</context>
<context>
    <name>PastedTable</name>
    <message>
        <source>There is no account %1.</source>
        <translation>没有账户 %1。</translation>
    </message>
    <message>
        <source>%1 stands in several accounts: write account/user.</source>
        <translation>%1 存在于多个账户中，请写成 账户/用户。</translation>
    </message>
    <message>
        <source>There is no account or user %1.</source>
        <translation>没有账户或用户 %1。</translation>
    </message>
    <message>
        <source>There is no user %1 in account %2.</source>
        <translation>账户 %2 中没有用户 %1。</translation>
    </message>
    <message>
        <source>Several columns need names: put a line with “Account”, “User” and “Raw shares” above them.</source>
        <translation>多列时需要列名：请在其上方加一行“Account”、“User”和“Raw shares”。</translation>
    </message>
    <message>
        <source>There is no row left for it.</source>
        <translation>没有剩余的行可放置。</translation>
    </message>
    <message>
        <source>root has no shares of its own.</source>
        <translation>root 没有自己的份额。</translation>
    </message>
    <message>
        <source>%1 stands in the table twice; the first line was taken.</source>
        <translation>%1 在表中出现两次，已采用第一行。</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>粘贴表格</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>new in %1</source>
        <translation>新加入 %1</translation>
    </message>
    <message>
        <source>also in %1</source>
        <translation>也在 %1 中</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>a user moves between accounts</comment>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>was called %1</source>
        <translation>原名 %1</translation>
    </message>
    <message>
        <source>no longer in %1: remove there</source>
        <translation>已不在 %1 中：从中移除</translation>
    </message>
    <message>
        <source>in no list any more: remove everywhere</source>
        <translation>已不在任何列表中：从各处移除</translation>
    </message>
    <message>
        <source>in no account of this policy</source>
        <translation>不在此策略的任何账户中</translation>
    </message>
    <message>
        <source>there is no account %1 in this policy</source>
        <comment>one or several, with commas</comment>
        <translation>此策略中没有账户 %1</translation>
    </message>
    <message>
        <source>new in %1 (shares %2)</source>
        <translation>新加入 %1（份额 %2）</translation>
    </message>
    <message>
        <source>also in %1 (shares %2)</source>
        <translation>也在 %1 中（份额 %2）</translation>
    </message>
    <message>
        <source>from %1 to %2 (shares %3)</source>
        <comment>a user moves between accounts</comment>
        <translation>从 %1 到 %2（份额 %3）</translation>
    </message>
    <message>
        <source>shares in %1: from %2 to %3</source>
        <translation>%1 中的份额：从 %2 到 %3</translation>
    </message>
    <message>
        <source>There is more of it: apportion-cli sync prints all.</source>
        <translation>还有更多：apportion-cli sync 会全部打印。</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
</context>
<context>
    <name>PolicyFile</name>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>未保存 %1：%2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was read.</source>
        <translation>%1 读取后已被其他程序更改。</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>The copy for the projector could not be written. %1</source>
        <translation>无法写入投影用的副本。%1</translation>
    </message>
    <message>
        <source>Opening the larger window…</source>
        <translation>正在打开大字窗口…</translation>
    </message>
    <message>
        <source>The larger window could not be opened.</source>
        <translation>无法打开大字窗口。</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Opens a policy that comes with the program.</source>
        <translation>打开程序自带的策略。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Shows a page: %1.</source>
        <translation>显示页面：%1。</translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation>light、dark 或 system。</translation>
    </message>
    <message>
        <source>Opens no window: evaluates, and writes settings, commands and charts.</source>
        <translation>不打开窗口：执行计算，并写出设置、命令和图表。</translation>
    </message>
    <message>
        <source>Saves a picture of the window as soon as it shows numbers, and ends.</source>
        <translation>窗口一显示数值就保存其截图，然后退出。</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>width×height</source>
        <translation>宽×高</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster.</source>
        <translation>设计 Slurm 集群的公平份额与优先级策略。</translation>
    </message>
    <message>
        <source>A policy file, or any of Slurm&apos;s files.</source>
        <translation>策略文件，或任意 Slurm 文件。</translation>
    </message>
    <message>
        <source>The language of the window: en, de, fr or zh_CN.</source>
        <translation>窗口语言：en、de、fr 或 zh_CN。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Opens no window: writes one chart to the file of --out (.png, .svg, .pdf, or .csv for its data): %1.</source>
        <translation>不打开窗口：将一张图表写入 --out 指定的文件（.png、.svg、.pdf，或用 .csv 写出其数据）：%1。</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Pixels of a PNG for each unit of the chart&apos;s size.</source>
        <translation>PNG 中图表每个尺寸单位对应的像素数。</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>The folder that --headless, or the file that --chart writes to.</source>
        <translation>--headless 写入的文件夹，或 --chart 写入的文件。</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>The size of the window, or of a chart.</source>
        <translation>窗口或图表的尺寸。</translation>
    </message>
    <message>
        <source>Opens no window: writes a report of the policy, printable (.pdf) or as a web page (.html).</source>
        <translation>不打开窗口：写出策略报告，可打印（.pdf）或为网页（.html）。</translation>
    </message>
    <message>
        <source>Fills the screen with a copy of a policy, and deletes the copy&apos;s file.</source>
        <translation>全屏显示策略的副本，并删除该副本的文件。</translation>
    </message>
    <message>
        <source>The policy that --report compares with, instead of the baseline in the policy&apos;s own file.</source>
        <translation>--report 与之比较的策略，代替策略文件自身的基线。</translation>
    </message>
    <message>
        <source>Of the report: only what changes for this account, and why.</source>
        <translation>报告中只包含此账户的变化及原因。</translation>
    </message>
    <message>
        <source>--%1: “%2” is none of %3.</source>
        <translation>--%1：“%2”不在以下各项之中：%3。</translation>
    </message>
    <message>
        <source>--size: “%1” is no width×height.</source>
        <translation>--size：“%1”不是“宽×高”。</translation>
    </message>
    <message>
        <source>--scale: “%1” is no number above 0, up to %2.</source>
        <translation>--scale：“%1”不是大于 0 且不超过 %2 的数。</translation>
    </message>
    <message>
        <source>%1 is not complete: there is nothing to show.</source>
        <translation>%1 不完整：没有可显示的内容。</translation>
    </message>
    <message>
        <source>What the rows of --chart are, where there is a choice: accounts or users.</source>
        <translation>--chart 的行表示什么（可选时）：accounts 或 users。</translation>
    </message>
    <message>
        <source>Of the report: only so many rows of each list, those that change most first, instead of all.</source>
        <translation>对于报告：每个列表只列出这么多行（变化最大的在前），而不是全部。</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>%1 (theirs)</source>
        <comment>the name of a scenario that others changed too</comment>
        <translation>%1（他人的）</translation>
    </message>
</context>
<context>
    <name>PullFolder</name>
    <message>
        <source>%1 could not be replaced.</source>
        <translation>无法替换 %1。</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 holds other things; choose an empty folder or a new name.</source>
        <translation>%1 中有其他内容，请选择空文件夹或新名称。</translation>
    </message>
    <message>
        <source>%1 could not be made.</source>
        <translation>无法创建 %1。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Recovered edits</source>
        <translation>已恢复的编辑</translation>
    </message>
</context>
<context>
    <name>RecoveryWords</name>
    <message>
        <source>nodes changed</source>
        <translation>节点已更改</translation>
    </message>
    <message>
        <source>tracked TRES or licenses changed</source>
        <translation>跟踪的 TRES 或许可证已更改</translation>
    </message>
    <message>
        <source>name, release or options of the cluster changed</source>
        <translation>集群的名称、版本或选项已更改</translation>
    </message>
    <message>
        <source>other lines of slurm.conf or of the dump changed</source>
        <translation>slurm.conf 或转储的其他行已更改</translation>
    </message>
    <message>
        <source>jobs changed</source>
        <translation>作业已更改</translation>
    </message>
    <message>
        <source>usage changed</source>
        <translation>使用量已更改</translation>
    </message>
    <message>
        <source>notes changed</source>
        <translation>备注已更改</translation>
    </message>
    <message>
        <source>other scenarios changed</source>
        <translation>其他方案已更改</translation>
    </message>
    <message>
        <source>another baseline</source>
        <translation>另一基线</translation>
    </message>
    <message>
        <source>an export noted</source>
        <translation>已记录一次导出</translation>
    </message>
    <message>
        <source>another slurm.conf beside it</source>
        <translation>旁边是另一个 slurm.conf</translation>
    </message>
    <message>
        <source>%1 renamed to %2</source>
        <translation>%1 已重命名为 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more renamed</source>
        <translation>
            <numerusform>另有 %n 个已重命名</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayProblems</name>
    <message numerus="yes">
        <source>%1 job(s) of users that the policy does not have: without shares and limits.</source>
        <translation>
            <numerusform>%1 个作业属于策略中没有的用户：无份额和限制。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of partitions that the policy does not have: in the default one.</source>
        <translation>
            <numerusform>%1 个作业属于策略中没有的分区：放入默认分区。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of partitions that the policy does not have: left out.</source>
        <translation>
            <numerusform>%1 个作业属于策略中没有的分区：已略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with GRES that could not be read.</source>
        <translation>
            <numerusform>%1 个作业的 GRES 无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with dependencies that could not be read.</source>
        <translation>
            <numerusform>%1 个作业的依赖关系无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) without an end: they take their limit.</source>
        <translation>
            <numerusform>%1 个作业没有结束时间：按其时限计算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with reservations, features, unknown licenses or nodes, components, suspensions, other options of sbatch or starts within their submission, which are not modelled.</source>
        <translation>
            <numerusform>%1 个作业带有预留、特性、未知许可或节点、组件、挂起、sbatch 的其他选项或提交时即启动，这些未建模。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) that could begin only later for reasons that the trace does not tell: wait as long.</source>
        <translation>
            <numerusform>%1 个作业因轨迹未说明的原因只能稍后开始：等待同样长的时间。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <comment>a file, a line and what is wrong with it</comment>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) of the trace could not be read, such as %2</source>
        <translation>
            <numerusform>轨迹中有 %1 行无法读取，例如 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) never start under %2.</source>
        <translation>
            <numerusform>%1 个作业在 %2 下永不启动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not replayed, as there are more than four scenarios: %1.</source>
        <translation>因方案多于四个而未重放：%1。</translation>
    </message>
    <message>
        <source>Not modelled, so that starts may differ: %1.</source>
        <translation>未模拟，启动时间可能有差异：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of batch scripts, whose own options (#SBATCH) accounting does not keep: without them.</source>
        <translation>
            <numerusform>%1 个批处理脚本的作业，记账不保留脚本自身的选项（#SBATCH）：按没有这些选项处理。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) never start under any scenario.</source>
        <translation>
            <numerusform>%1 个作业在任何情景下都不会开始。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No jobs can be made up for this policy: it has no users, or no partition with nodes.</source>
        <translation>无法为此策略虚构作业：它没有用户，或没有带节点的分区。</translation>
    </message>
    <message>
        <source>No jobs that could be replayed were found in the files.</source>
        <translation>文件中没有可以重放的作业。</translation>
    </message>
    <message>
        <source>Stopped before there was an answer.</source>
        <translation>在得出结果之前已停止。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>by age</source>
        <translation>凭等待时间</translation>
    </message>
    <message>
        <source>by the association&apos;s priority</source>
        <translation>凭关联的优先级</translation>
    </message>
    <message>
        <source>by fair-share</source>
        <translation>凭公平份额</translation>
    </message>
    <message>
        <source>by job size</source>
        <translation>凭作业大小</translation>
    </message>
    <message>
        <source>by partition</source>
        <translation>凭分区</translation>
    </message>
    <message>
        <source>by QOS</source>
        <translation>凭 QOS</translation>
    </message>
    <message>
        <source>by TRES</source>
        <translation>凭 TRES</translation>
    </message>
    <message>
        <source>by the site factor</source>
        <translation>凭站点因子</translation>
    </message>
    <message>
        <source>by nice</source>
        <translation>凭 nice</translation>
    </message>
    <message>
        <source>by PriorityTier</source>
        <translation>凭 PriorityTier</translation>
    </message>
    <message>
        <source>submitted earlier</source>
        <translation>提交得更早</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>jobs ahead; whose; by which term</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>The next pass of the scheduler</source>
        <translation>调度器的下一轮</translation>
    </message>
    <message>
        <source>Jobs ahead</source>
        <translation>前面的作业</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>节点被占用</translation>
    </message>
    <message>
        <source>Nodes kept for jobs ahead</source>
        <translation>为前面的作业预留的节点</translation>
    </message>
    <message>
        <source>Limit %1 of %2</source>
        <comment>a limit and who has it</comment>
        <translation>%2 的限制 %1</translation>
    </message>
    <message>
        <source>Limits of the partition</source>
        <translation>分区的限制</translation>
    </message>
    <message>
        <source>A dependency</source>
        <translation>依赖关系</translation>
    </message>
    <message>
        <source>Its begin time</source>
        <translation>其开始时间</translation>
    </message>
    <message>
        <source>Other tasks of its array</source>
        <translation>其数组中的其他任务</translation>
    </message>
    <message>
        <source>A hold</source>
        <translation>被挂起（hold）</translation>
    </message>
    <message>
        <source>Against what really happened: starts differ by %1 (median) and %2 (p90), %3 of the CPUs were busy and %4 in the replay.</source>
        <translation>与实际情况相比：开始时间相差 %1（中位数）和 %2（p90），实际有 %3 的 CPU 在用，重放中为 %4。</translation>
    </message>
    <message>
        <source>The jobs are made up: nothing really happened to compare with.</source>
        <translation>这些作业是虚构的：没有实际情况可供比较。</translation>
    </message>
    <message numerus="yes">
        <source>The fast mode waits %1 in the mean, the exact one %2 (first %n job(s)).</source>
        <translation>
            <numerusform>快速模式平均等待 %1，精确模式 %2（前 %n 个作业）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences below ±%1 are noise here.</source>
        <translation>此处低于 ±%1 的差异是噪声。</translation>
    </message>
    <message>
        <source>Only a first look: what is noise is not known yet, so nothing is claimed.</source>
        <translation>仅为初步结果：尚不知什么是噪声，因此不下结论。</translation>
    </message>
    <message>
        <source>Licenses in use</source>
        <translation>许可证正在使用</translation>
    </message>
    <message>
        <source>A run that others pushed aside</source>
        <translation>被其他作业抢占的一次运行</translation>
    </message>
    <message>
        <source>None of the jobs can start under this policy.</source>
        <translation>在此策略下没有任何作业能够启动。</translation>
    </message>
    <message>
        <source>The trace does not tell when jobs began: there is nothing to compare with what really happened.</source>
        <translation>轨迹未说明作业何时开始：无法与实际发生的情况比较。</translation>
    </message>
    <message>
        <source>No job of the trace begins in the time that is looked at.</source>
        <translation>跟踪中没有作业在所考察的时间内开始。</translation>
    </message>
    <message>
        <source>Chance moves the fast mode by ±%1. It may be further off the exact one, so nothing is claimed: replay in the exact mode what matters.</source>
        <translation>偶然使快速模式变动 ±%1。它与精确模式的差距可能更大，因此不作任何断言：重要的请用精确模式重放。</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>The report could not be laid out.</source>
        <translation>无法排版报告。</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>%1 of %2</source>
        <comment>a page and how many there are</comment>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Apportion %1</source>
        <translation>Apportion %1</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>Fair-share and priority policy</source>
        <translation>公平份额与优先级策略</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Accounts and users</source>
        <translation>账户和用户</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Half-life of usage</source>
        <translation>使用量半衰期</translation>
    </message>
    <message>
        <source>Usage in all</source>
        <translation>总使用量</translation>
    </message>
    <message>
        <source>%1 TRES·s</source>
        <translation>%1 TRES·s</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置项</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Account or user</source>
        <translation>账户或用户</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>Norm. shares</source>
        <translation>归一化份额</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>使用量（TRES·s）</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>有效使用量</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>状态区间</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>%1 of %2 are listed; %3 are left out.</source>
        <translation>共 %2 个，列出 %1 个，略去 %3 个。</translation>
    </message>
    <message>
        <source>How usage fades, and where everybody stands</source>
        <translation>使用量如何衰减，各账户处于何处</translation>
    </message>
    <message>
        <source>The users in their order</source>
        <translation>用户排序</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>The first %1 of %2 users; %3 are left out.</source>
        <translation>共 %2 个用户，列出前 %1 个，略去 %3 个。</translation>
    </message>
    <message>
        <source>Hardware and billing</source>
        <translation>硬件与计费</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>CPUs each</source>
        <translation>单节点 CPU</translation>
    </message>
    <message>
        <source>Memory each</source>
        <translation>单节点内存</translation>
    </message>
    <message>
        <source>GRES</source>
        <translation>GRES</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>芯片</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Job factor</source>
        <translation>作业因子</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Longest job</source>
        <translation>最长作业</translation>
    </message>
    <message>
        <source>TRESBillingWeights</source>
        <translation>TRESBillingWeights</translation>
    </message>
    <message>
        <source>none: CPUs are billed</source>
        <translation>无：按 CPU 计费</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Usage factor</source>
        <translation>使用量因子</translation>
    </message>
    <message>
        <source>Preempts</source>
        <translation>可抢占</translation>
    </message>
    <message>
        <source>Pending jobs in Slurm&apos;s order</source>
        <translation>待处理作业（按 Slurm 的顺序）</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>等待时间</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
    <message>
        <source>The first %1 of %2 jobs; %3 are left out.</source>
        <translation>共 %2 个作业，列出前 %1 个，略去 %3 个。</translation>
    </message>
    <message>
        <source>Nothing was found that Slurm would refuse or that looks unintended.</source>
        <translation>未发现 Slurm 会拒绝或看似无意的内容。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>What is the matter</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理办法</translation>
    </message>
    <message>
        <source>%1 of %2 findings are listed, the gravest first; %3 are left out.</source>
        <translation>共 %2 项发现，列出最严重的 %1 项，略去 %3 项。</translation>
    </message>
    <message>
        <source>Difference to the baseline</source>
        <translation>与基线的差异</translation>
    </message>
    <message>
        <source>The policy is as its baseline: nothing leaves for the cluster.</source>
        <translation>策略与基线一致：没有要发往集群的内容。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草案</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 of %2 changes are listed; %3 are left out.</source>
        <translation>共 %2 项更改，列出 %1 项，略去 %3 项。</translation>
    </message>
    <message>
        <source>Who falls, who rises</source>
        <translation>谁下降，谁上升</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Accounts: what is promised, and where their best user stands</source>
        <translation>账户：承诺的份额，以及其最佳用户的名次</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>%1 of %2 accounts that change; %3 are left out.</source>
        <translation>共 %2 个账户有变化，列出 %1 个，略去 %3 个。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from the baseline to the draft</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>The queue: what is looked at earlier or later</source>
        <translation>队列：哪些作业更早或更晚被考虑</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>名次变化</translation>
    </message>
    <message>
        <source>%1 of %2 jobs that change places; %3 are left out.</source>
        <translation>共 %2 个作业名次有变化，列出 %1 个，略去 %3 个。</translation>
    </message>
    <message>
        <source>Agreement with the cluster</source>
        <translation>与集群的一致程度</translation>
    </message>
    <message>
        <source>%1 of %2 numbers that it printed itself when it was imported</source>
        <translation>导入时集群自己输出的 %2 个数字中的 %1 个</translation>
    </message>
    <message>
        <source>The policy is as its baseline: nothing changes.</source>
        <translation>策略与其基准相同：没有任何变化。</translation>
    </message>
    <message>
        <source>What is changed in this account</source>
        <translation>此账户中的更改</translation>
    </message>
    <message>
        <source>Nothing: what changes for it comes from elsewhere.</source>
        <translation>没有：对它的影响来自别处。</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Promised share of the cluster</source>
        <translation>承诺的集群份额</translation>
    </message>
    <message>
        <source>Part of all usage</source>
        <translation>占全部用量的比例</translation>
    </message>
    <message>
        <source>Rank of its best user</source>
        <translation>其最佳用户的排名</translation>
    </message>
    <message>
        <source>Its users</source>
        <translation>其用户</translation>
    </message>
    <message>
        <source>%1 rise, %2 fall, of %3</source>
        <translation>%3 个中有 %1 个上升，%2 个下降</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Ranks in all</source>
        <translation>排名合计</translation>
    </message>
    <message>
        <source>Users it lifts</source>
        <translation>使其上升的用户</translation>
    </message>
    <message>
        <source>Users it lowers</source>
        <translation>使其下降的用户</translation>
    </message>
    <message>
        <source>Measured by evaluating the policy with and without each change; the ranks add up to what its users gain and lose.</source>
        <translation>通过在有和没有每项更改的情况下评估策略来测量；各排名之和即其用户的得失。</translation>
    </message>
    <message>
        <source>What changes for this account</source>
        <translation>此账户的变化</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Assoc.</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>站点</translation>
    </message>
    <message>
        <source>Accounts: shares and usage</source>
        <translation>账户：份额与使用量</translation>
    </message>
    <message>
        <source>Every user</source>
        <translation>所有用户</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of finding, what it is</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>需要留意</translation>
    </message>
    <message>
        <source>Accounts with their users</source>
        <translation>账户及其用户</translation>
    </message>
    <message>
        <source>%1 of %2 stand here; %3 more follow.</source>
        <translation>此处列出 %2 项中的 %1 项，其余 %3 项见后文。</translation>
    </message>
    <message>
        <source>For whom, and why</source>
        <translation>影响谁，为什么</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>改变了什么</translation>
    </message>
    <message>
        <source>Replay of a queue</source>
        <translation>队列重放</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two scenarios</comment>
        <translation>%1 与 %2 对比</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>so many errors, warnings, notes</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n 个账户</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n 个用户关联</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CPU(s)</source>
        <translation>
            <numerusform>%n 个 CPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation>
            <numerusform>%n 个分区</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 users who rise, fall, are new or removed; %3 are left out.</source>
        <translation>%2 个上升、下降、新增或移除的用户中的 %1 个；其余 %3 个未列出。</translation>
    </message>
    <message>
        <source>%1 (until now %2)</source>
        <comment>an account that has another name</comment>
        <translation>%1（此前为 %2）</translation>
    </message>
    <message>
        <source>By its new name it is another account on the cluster: sacctmgr renames none, it is removed and added, and its users begin there without usage.</source>
        <translation>以新名称，它在集群上是另一个账户：sacctmgr 不能重命名账户，它会被移除再添加，其用户从零用量开始。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>begins without usage</source>
        <comment>who is added by another name</comment>
        <translation>从零用量开始</translation>
    </message>
    <message numerus="yes">
        <source>%n lose it</source>
        <comment>users of an account that is removed</comment>
        <translation>
            <numerusform>%n 个失去它</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are new</source>
        <comment>users of an account that is new</comment>
        <translation>
            <numerusform>%n 个是新的</numerusform>
        </translation>
    </message>
    <message>
        <source>The account is removed: who is in it loses it, and its waiting jobs hang from no account.</source>
        <translation>该账户被删除：其中的用户失去它，其等待中的作业不再属于任何账户。</translation>
    </message>
    <message>
        <source>The account is new: who is in it has no place under the baseline to compare with.</source>
        <translation>该账户是新的：其中的用户在基线下没有可供比较的位次。</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are not listed, as sprio does not: they are held, or wait for a begin time, a dependency or a QOS.</source>
        <translation>
            <numerusform>有 %n 个作业未列出，sprio 也不会列出它们：它们被保留，或在等待开始时间、依赖关系或 QOS。</numerusform>
        </translation>
    </message>
    <message>
        <source>At once %1 user associations rise, %2 fall, of %3.</source>
        <translation>%3 个用户关联中，立即有 %1 个上升，%2 个下降。</translation>
    </message>
    <message>
        <source>In the coming eight weeks no other account gets another place, if everybody goes on as now.</source>
        <translation>如果大家照现在这样继续，今后八周内没有其他账户改变名次。</translation>
    </message>
    <message numerus="yes">
        <source>%n more account(s) get another place in the coming eight weeks, if everybody goes on as now:</source>
        <translation>
            <numerusform>如果大家照现在这样继续，今后八周内另有 %n 个账户改变名次：</numerusform>
        </translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>何时感到</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n 天后</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a place before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>No account&apos;s share or place changes at once.</source>
        <translation>没有账户的份额或名次立即发生变化。</translation>
    </message>
    <message>
        <source>Nobody&apos;s rank changes at once.</source>
        <translation>没有人的排名立即发生变化。</translation>
    </message>
    <message>
        <source>No job changes its place at once.</source>
        <translation>没有作业的名次立即发生变化。</translation>
    </message>
    <message>
        <source>%1 of %2 stand here; %3 more follow, and %4 are left out.</source>
        <translation>此处列出 %2 项中的 %1 项，另有 %3 项见后文，%4 项未列出。</translation>
    </message>
    <message>
        <source>In the queue %1 jobs are looked at earlier, %2 later, of %3.</source>
        <translation>队列中 %1 个作业被更早考虑，%2 个更晚，共 %3 个。</translation>
    </message>
    <message>
        <source>Jobs passed</source>
        <translation>超过的作业</translation>
    </message>
    <message>
        <source>%1, by what is changed: %2</source>
        <comment>a kind of finding, what it is</comment>
        <translation>%1（由本次更改引起）：%2</translation>
    </message>
    <message>
        <source>Usage as of</source>
        <translation>使用量日期</translation>
    </message>
    <message>
        <source>Written on</source>
        <translation>编写日期</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Because (places)</source>
        <translation>原因（名次）</translation>
    </message>
    <message>
        <source>How often its jobs pass those of others</source>
        <translation>其作业超过他人作业的次数</translation>
    </message>
    <message>
        <source>Jobs passed: how often its jobs pass those of others, less how often those pass them.</source>
        <translation>超过的作业：其作业超过他人作业的次数，减去被他人作业超过的次数。</translation>
    </message>
    <message>
        <source>No change of the policy is worth a rank at once to any user of this account.</source>
        <translation>政策的任何更改都不会立即让此账户的任何用户变动一个名次。</translation>
    </message>
    <message>
        <source>In the coming eight weeks its best user gets no other rank, if everybody goes on as now.</source>
        <translation>如果大家照现在这样继续，在接下来的八周里其最好的用户名次不变。</translation>
    </message>
    <message numerus="yes">
        <source>In %n day(s), on %1, its best user gets another rank: %2 instead of %3, if everybody goes on as now.</source>
        <translation>
            <numerusform>%n 天后（%1），如果大家照现在这样继续，其最好的用户名次会变：%2，而不是 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>the baseline, %1</source>
        <comment>as of 27 Nov</comment>
        <translation>基线，%1</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Five accounts</source>
        <translation>五个账户</translation>
    </message>
    <message>
        <source>The example of the Multifactor Priority documentation: five users, classic fair share.</source>
        <translation>Multifactor Priority 文档中的示例：五个用户，经典公平份额。</translation>
    </message>
    <message>
        <source>A university</source>
        <translation>一所大学</translation>
    </message>
    <message>
        <source>Departments and labs that bought nodes together; six partitions, weights from hardware.</source>
        <translation>共同购置节点的院系和实验室；六个分区，权重由硬件得出。</translation>
    </message>
    <message>
        <source>Ties under Fair Tree</source>
        <translation>Fair Tree 中的并列</translation>
    </message>
    <message>
        <source>Tied users and accounts, parent shares, zero shares and idle accounts.</source>
        <translation>并列的用户和账户、parent 份额、零份额和空闲账户。</translation>
    </message>
    <message>
        <source>A GPU cluster</source>
        <translation>一个 GPU 集群</translation>
    </message>
    <message>
        <source>About 200 users share two kinds of GPUs; billing takes the largest part.</source>
        <translation>约 200 个用户共享两种 GPU，按最大的一项计费。</translation>
    </message>
    <message>
        <source>Five regimes</source>
        <translation>五种状态区间</translation>
    </message>
    <message>
        <source>One account in each regime of classic fair share, and jobs that age against it.</source>
        <translation>经典公平份额的每种状态区间各有一个账户，另有随等待与之抗衡的作业。</translation>
    </message>
    <message>
        <source>Fair Tree, step by step</source>
        <translation>逐步理解 Fair Tree</translation>
    </message>
    <message>
        <source>Three accounts of two users each: small enough to rank by hand.</source>
        <translation>三个账户，各两个用户：小到可以手工排名。</translation>
    </message>
    <message>
        <source>A lab at a university</source>
        <translation>大学里的一个实验室</translation>
    </message>
    <message>
        <source>The lab by which FASRC explains sshare: all users on parent, weights from chips, a requeue partition.</source>
        <translation>FASRC 用来解释 sshare 的实验室：用户全部设为 parent，权重来自芯片，有一个 requeue 分区。</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>%1: Slurm reads minutes and seconds here</source>
        <translation>%1：Slurm 在此读作分钟和秒</translation>
    </message>
</context>
<context>
    <name>SettingInfo</name>
    <message>
        <source>%1 at exactly its share</source>
        <translation>恰好用满份额时为 %1</translation>
    </message>
    <message>
        <source>points per rank %1</source>
        <translation>每个名次 %1 分</translation>
    </message>
    <message>
        <source>fewer CPUs a minute first</source>
        <translation>每分钟 CPU 较少者优先</translation>
    </message>
    <message>
        <source>more CPUs a minute first</source>
        <translation>每分钟 CPU 较多者优先</translation>
    </message>
    <message>
        <source>smaller first</source>
        <translation>较小者优先</translation>
    </message>
    <message>
        <source>larger first</source>
        <translation>较大者优先</translation>
    </message>
    <message>
        <source>for each point of PriorityJobFactor</source>
        <translation>PriorityJobFactor 每 1 点</translation>
    </message>
    <message>
        <source>all partitions alike</source>
        <translation>所有分区相同</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>the partition that gets most, and its points</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>for each point of the QOS&apos;s priority</source>
        <translation>QOS 优先级每 1 点</translation>
    </message>
    <message>
        <source>no QOS has a priority</source>
        <translation>没有设置了优先级的 QOS</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>the QOS that gets most, and its points</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>full after %1</source>
        <translation>%1后达到满值</translation>
    </message>
    <message>
        <source>for each point of the association&apos;s priority</source>
        <translation>关联优先级每 1 点</translation>
    </message>
    <message>
        <source>full for the highest association priority</source>
        <translation>关联优先级最高者得满分</translation>
    </message>
    <message>
        <source>for each unit asked for</source>
        <translation>每申请一个单位</translation>
    </message>
    <message>
        <source>per partition total</source>
        <translation>相对分区总量</translation>
    </message>
    <message>
        <source>every day at midnight</source>
        <translation>每天午夜</translation>
    </message>
    <message>
        <source>every Sunday at midnight</source>
        <translation>每周日午夜</translation>
    </message>
    <message>
        <source>on the first of every month</source>
        <translation>每月第一天</translation>
    </message>
    <message>
        <source>on the first of every quarter</source>
        <translation>每季度第一天</translation>
    </message>
    <message>
        <source>on the first of January</source>
        <translation>每年 1 月 1 日</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>usage does not fade</source>
        <translation>使用量不衰减</translation>
    </message>
    <message>
        <source>half is forgotten after %1</source>
        <translation>%1后减半</translation>
    </message>
    <message>
        <source>does nothing under Fair Tree</source>
        <translation>在 Fair Tree 下不起作用</translation>
    </message>
    <message>
        <source>only what is always tracked</source>
        <translation>仅限始终跟踪的 TRES</translation>
    </message>
    <message>
        <source>1 more than what is always tracked</source>
        <translation>在始终跟踪的之外再加 1 个</translation>
    </message>
    <message numerus="yes">
        <source>%n more than what is always tracked</source>
        <translation>
            <numerusform>在始终跟踪的之外再加 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>TRES are added</source>
        <translation>各 TRES 相加</translation>
    </message>
    <message>
        <source>the largest TRES counts</source>
        <translation>取最大的 TRES</translation>
    </message>
    <message>
        <source>the largest TRES counts, GRES are added</source>
        <translation>取最大的 TRES，再加上 GRES</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>the algorithm; how jobs are billed</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>first in, first out</source>
        <translation>先进先出</translation>
    </message>
    <message>
        <source>the sum of weighted factors</source>
        <translation>各加权因子之和</translation>
    </message>
    <message>
        <source>every %1</source>
        <comment>how often usage is computed</comment>
        <translation>每 %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>minutes, or days-hours</source>
        <translation>分钟，或 天-小时</translation>
    </message>
    <message>
        <source>points a TRES</source>
        <translation>每 TRES 的分数</translation>
    </message>
    <message>
        <source>What is tracked beyond CPUs, memory, energy, nodes and billing. A weight for anything that is not tracked stops slurmctld.</source>
        <translation>除 CPU、内存、能耗、节点和计费外还要跟踪的 TRES。对未跟踪的 TRES 设置权重会使 slurmctld 停止。</translation>
    </message>
    <message>
        <source>How jobs are ordered: priority/multifactor adds weighted factors, priority/basic is first in, first out.</source>
        <translation>作业的排序方式：priority/multifactor 将加权因子相加，priority/basic 为先进先出。</translation>
    </message>
    <message>
        <source>Words that change how fair share, factors and billing are computed. Words that Slurm does not know do nothing.</source>
        <translation>改变公平份额、因子和计费计算方式的标志。Slurm 不认识的标志不起作用。</translation>
    </message>
    <message>
        <source>After this time past usage counts half. 0: usage never fades, and a reset period must be set.</source>
        <translation>经过这段时间，过去的使用量减半。0：使用量永不衰减，此时必须设置重置周期。</translation>
    </message>
    <message>
        <source>When all usage is set to 0, so that a new allocation period begins.</source>
        <translation>何时将所有使用量清零，以开始新的分配周期。</translation>
    </message>
    <message>
        <source>How often usage is decayed and the running jobs&apos; use is added.</source>
        <translation>多久对使用量做一次衰减并计入运行中作业的用量。</translation>
    </message>
    <message>
        <source>YES gives small jobs the higher job size factor, NO large ones.</source>
        <translation>YES 使小作业的作业规模因子较高，NO 使大作业较高。</translation>
    </message>
    <message>
        <source>The waiting time after which the age factor is 1 and grows no more.</source>
        <translation>等待达到此时间后，等待时间因子为 1，不再增长。</translation>
    </message>
    <message>
        <source>Softens how fast the classic factor falls with usage: F = 2^(−U/S/factor). Fair Tree does not use it.</source>
        <translation>减缓经典因子随使用量下降的速度：F = 2^(−U/S/factor)。Fair Tree 不使用它。</translation>
    </message>
    <message>
        <source>Points for a job that has waited PriorityMaxAge or longer.</source>
        <translation>等待达到或超过 PriorityMaxAge 的作业所得的分数。</translation>
    </message>
    <message>
        <source>Points for the priority of the job&apos;s association.</source>
        <translation>作业所属关联的优先级所得的分数。</translation>
    </message>
    <message>
        <source>Points for a fair-share factor of 1. Make it large enough that neighbouring ranks differ by a point.</source>
        <translation>公平份额因子为 1 时的分数。应足够大，使相邻名次至少相差一分。</translation>
    </message>
    <message>
        <source>Points for the largest job (or the smallest, with PriorityFavorSmall).</source>
        <translation>最大作业（设置 PriorityFavorSmall 时为最小作业）所得的分数。</translation>
    </message>
    <message>
        <source>Points in the partition with the highest PriorityJobFactor.</source>
        <translation>在 PriorityJobFactor 最高的分区中所得的分数。</translation>
    </message>
    <message>
        <source>Points for the QOS with the highest priority.</source>
        <translation>优先级最高的 QOS 所得的分数。</translation>
    </message>
    <message>
        <source>Points for asking for all of a TRES in the partition, for each TRES: CPU=1000,GRES/gpu=3000.</source>
        <translation>申请分区中某种 TRES 的全部数量时所得的分数，按 TRES 分别设置：CPU=1000,GRES/gpu=3000。</translation>
    </message>
    <message>
        <source>The plugin of the site that adds a term of its own.</source>
        <translation>由站点提供、另加一项的插件。</translation>
    </message>
    <message>
        <source>What the site factor plugin is given.</source>
        <translation>传给站点因子插件的参数。</translation>
    </message>
    <message>
        <source>Further parameters of the priority plugin.</source>
        <translation>优先级插件的其他参数。</translation>
    </message>
    <message>
        <source>The priority of running jobs is recomputed too.</source>
        <translation>运行中作业的优先级也重新计算。</translation>
    </message>
    <message>
        <source>Classic fair share, but the depth of an account in the tree matters less. Implies NO_FAIR_TREE.</source>
        <translation>经典公平份额，但账户在树中的深度影响较小。隐含 NO_FAIR_TREE。</translation>
    </message>
    <message>
        <source>A job&apos;s priority may rise, never fall.</source>
        <translation>作业的优先级只升不降。</translation>
    </message>
    <message>
        <source>A job is billed for its largest weighted TRES of the node, not for their sum.</source>
        <translation>作业按节点上加权后最大的 TRES 计费，而不是按总和。</translation>
    </message>
    <message>
        <source>The classic fair-share factor 2^(−U/S) instead of Fair Tree&apos;s ranks.</source>
        <translation>使用经典公平份额因子 2^(−U/S)，而不是 Fair Tree 的排名。</translation>
    </message>
    <message>
        <source>The association&apos;s priority counts as it stands, not as a part of the highest.</source>
        <translation>关联的优先级按原值计入，不除以最高值。</translation>
    </message>
    <message>
        <source>The partition&apos;s job factor counts as it stands, not as a part of the highest.</source>
        <translation>分区的作业因子按原值计入，不除以最高值。</translation>
    </message>
    <message>
        <source>The QOS&apos;s priority counts as it stands, not as a part of the highest.</source>
        <translation>QOS 的优先级按原值计入，不除以最高值。</translation>
    </message>
    <message>
        <source>Requested TRES count as they stand, not as a part of the partition&apos;s total.</source>
        <translation>申请的 TRES 按原值计入，不除以分区总量。</translation>
    </message>
    <message>
        <source>The value cannot hold a line break or a #.</source>
        <translation>值中不能有换行或 #。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences: what is wrong, what to do</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>%1 (slurm.conf(5), %2)</source>
        <comment>a sentence, and its source</comment>
        <translation>%1（slurm.conf(5)，%2）</translation>
    </message>
    <message>
        <source>half is forgotten after 136 years: hardly anything fades</source>
        <translation>136 年后才忘记一半：几乎不衰减</translation>
    </message>
    <message>
        <source>%1 A change counts once slurmctld is restarted, which scontrol reconfigure does since Slurm 23.11.</source>
        <comment>what the setting does</comment>
        <translation>%1 更改在 slurmctld 重新启动后生效；自 Slurm 23.11 起，scontrol reconfigure 会重新启动它。</translation>
    </message>
    <message>
        <source>each time that slurmctld reads it</source>
        <translation>slurmctld 每次读取时</translation>
    </message>
    <message>
        <source>As MAX_TRES, but GPUs and other GRES are added on top. It wins when both are set. Before Slurm 25.05 it is MAX_TRES.</source>
        <translation>同 MAX_TRES，但另加 GPU 和其他 GRES。两者同时设置时以此为准。在 Slurm 25.05 之前等同于 MAX_TRES。</translation>
    </message>
    <message>
        <source>Job size is CPUs divided by the time limit: short wide jobs first, or last with PriorityFavorSmall.</source>
        <translation>作业规模为 CPU 数除以时限：短而宽的作业优先，设置 PriorityFavorSmall 时则最后。</translation>
    </message>
    <message>
        <source>Jobs gather age from their submission on, even while a dependency, a hold or a begin time keeps them from running.</source>
        <translation>作业从提交起就累积年龄，即使依赖、挂起或开始时间使其不能运行。</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>The same holds for %1 more, beginning with %2</source>
        <translation>另有 %1 个同样如此，首个为 %2</translation>
    </message>
    <message>
        <source>The same holds for %1 more accounts and users, beginning with %2</source>
        <translation>另有 %1 个账户和用户同样如此，首个为 %2</translation>
    </message>
    <message>
        <source>The same holds for %1 more partitions, beginning with %2</source>
        <translation>另有 %1 个分区同样如此，首个为 %2</translation>
    </message>
    <message>
        <source>The same holds for %1 more jobs, beginning with %2</source>
        <translation>另有 %1 个作业同样如此，首个为 %2</translation>
    </message>
    <message>
        <source>They are mended in the same way</source>
        <translation>按同样的方式修正</translation>
    </message>
    <message>
        <source>Set %1, or remove the values</source>
        <translation>设置 %1，或移除这些值</translation>
    </message>
    <message>
        <source>Give different values, or set the weight to 0</source>
        <translation>设置不同的值，或将权重设为 0</translation>
    </message>
    <message>
        <source>The flag %1 does nothing while %2 is 0</source>
        <translation>%2 为 0 时，标志 %1 不起作用</translation>
    </message>
    <message>
        <source>Set the weight, or remove the flag</source>
        <translation>设置权重，或移除该标志</translation>
    </message>
    <message>
        <source>PriorityFavorSmall=YES does nothing while PriorityWeightJobSize is 0</source>
        <translation>PriorityWeightJobSize 为 0 时，PriorityFavorSmall=YES 不起作用</translation>
    </message>
    <message>
        <source>Set PriorityWeightJobSize, or remove PriorityFavorSmall</source>
        <translation>设置 PriorityWeightJobSize，或移除 PriorityFavorSmall</translation>
    </message>
    <message>
        <source>PriorityJobFactor counts nothing while %1 is 0: it is set for %2 of %3 partitions, such as %4</source>
        <translation>%1 为 0 时，PriorityJobFactor 不起作用：%3 个分区中有 %2 个设置了它，例如 %4</translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: all partitions have the same PriorityJobFactor</source>
        <translation>%1=%2 无法区分任何作业：所有分区的 PriorityJobFactor 相同</translation>
    </message>
    <message>
        <source>The priority of a QOS counts nothing while %1 is 0: it is set for %2 of %3 QOS, such as %4</source>
        <translation>%1 为 0 时，QOS 的优先级不起作用：%3 个 QOS 中有 %2 个设置了它，例如 %4</translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: all QOS have the same priority</source>
        <translation>%1=%2 无法区分任何作业：所有 QOS 的优先级相同</translation>
    </message>
    <message>
        <source>The priority of an association counts nothing while %1 is 0: it is set for %2 of %3, such as %4</source>
        <translation>%1 为 0 时，关联的优先级不起作用：%3 个中有 %2 个设置了它，例如 %4</translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: no association has a priority</source>
        <translation>%1=%2 无法区分任何作业：没有设置了优先级的关联</translation>
    </message>
    <message>
        <source>%1 of %2 weighs %3, which is not tracked: slurmctld would not start</source>
        <translation>%2 的 %1 为未跟踪的 %3 设置了权重：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES, or remove the weight</source>
        <translation>将 %1 加入 AccountingStorageTRES，或移除该权重</translation>
    </message>
    <message>
        <source>PriorityWeightTRES weighs %1, which is not tracked: slurmctld would not start</source>
        <translation>PriorityWeightTRES 为未跟踪的 %1 设置了权重：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Partition %1 charges Mem=%2 per MB, which is %3 per GB</source>
        <translation>分区 %1 每 MB 收取 Mem=%2，即每 GB %3</translation>
    </message>
    <message>
        <source>Write Mem=%1G for %1 per GB</source>
        <translation>若按每 GB %1 计，请写 Mem=%1G</translation>
    </message>
    <message>
        <source>Partition %1 gives billing itself a weight, which does nothing</source>
        <translation>分区 %1 为 billing 本身设置了权重，这不起作用</translation>
    </message>
    <message>
        <source>Remove it from TRESBillingWeights</source>
        <translation>从 TRESBillingWeights 中移除它</translation>
    </message>
    <message>
        <source>GPUs of partition %1 are charged by no billing weight</source>
        <translation>分区 %1 的 GPU 没有任何计费权重</translation>
    </message>
    <message>
        <source>GPUs of partition %1 are charged but for those of %2</source>
        <translation>分区 %1 的 GPU 中，只有 %2 的计费，其余不计费</translation>
    </message>
    <message>
        <source>Partition %1 has no TRESBillingWeights: its CPUs are charged, its GPUs are not</source>
        <translation>分区 %1 没有 TRESBillingWeights：CPU 计费，GPU 不计费</translation>
    </message>
    <message>
        <source>Add %1 to its TRESBillingWeights</source>
        <translation>将 %1 加入其 TRESBillingWeights</translation>
    </message>
    <message>
        <source>Give it TRESBillingWeights=CPU=1,%1</source>
        <translation>设置 TRESBillingWeights=CPU=1,%1</translation>
    </message>
    <message>
        <source>Add %2 to AccountingStorageTRES, and give the partition TRESBillingWeights=CPU=1,%1</source>
        <translation>将 %2 加入 AccountingStorageTRES，并为该分区设置 TRESBillingWeights=CPU=1,%1</translation>
    </message>
    <message>
        <source>Add %2 to AccountingStorageTRES, and %1 to the partition&apos;s TRESBillingWeights</source>
        <translation>将 %2 加入 AccountingStorageTRES，并将 %1 加入该分区的 TRESBillingWeights</translation>
    </message>
    <message>
        <source>Partition %1 names the QOS %2, which does not exist</source>
        <translation>分区 %1 指定了不存在的 QOS %2</translation>
    </message>
    <message>
        <source>Add the QOS with sacctmgr, or correct the name</source>
        <translation>用 sacctmgr 添加该 QOS，或更正名称</translation>
    </message>
    <message>
        <source>Nodes %1 belong to account %2, which does not exist</source>
        <translation>节点 %1 属于不存在的账户 %2</translation>
    </message>
    <message>
        <source>Choose an account of the tree, or add this one</source>
        <translation>选择树中的账户，或添加此账户</translation>
    </message>
    <message>
        <source>Nodes %1 have the chip %2, of which nothing is known</source>
        <translation>节点 %1 的芯片 %2 没有任何资料</translation>
    </message>
    <message>
        <source>Add the chip with its FLOPS or its weight, so that billing weights can be derived</source>
        <translation>添加该芯片及其 FLOPS 或权重，以便推导计费权重</translation>
    </message>
    <message>
        <source>Job %1 asks for partition %2, which does not exist</source>
        <translation>作业 %1 申请了不存在的分区 %2</translation>
    </message>
    <message>
        <source>Read the slurm.conf that the jobs come from, or correct the partition</source>
        <translation>读取作业所属的 slurm.conf，或更正分区</translation>
    </message>
    <message>
        <source>Job %1 has the QOS %2, which does not exist</source>
        <translation>作业 %1 的 QOS %2 不存在</translation>
    </message>
    <message>
        <source>Read an associations file with its QOS lines, or add the QOS</source>
        <translation>读取带有 QOS 行的关联文件，或添加该 QOS</translation>
    </message>
    <message>
        <source>Job %1 runs under account %2, which does not exist</source>
        <translation>作业 %1 使用了不存在的账户 %2</translation>
    </message>
    <message>
        <source>Read the associations of the same cluster, or add the account</source>
        <translation>读取同一集群的关联，或添加该账户</translation>
    </message>
    <message>
        <source>Job %1 belongs to user %2, who is not in account %3</source>
        <translation>作业 %1 属于用户 %2，但该用户不在账户 %3 中</translation>
    </message>
    <message>
        <source>Add the user to the account, or correct the job</source>
        <translation>将用户加入该账户，或更正作业</translation>
    </message>
    <message>
        <source>Lower the weights: only their ratios matter, and sums of some millions leave room for nice and site factors</source>
        <translation>降低权重：只有其比例才重要，总和在数百万左右可为 nice 和站点因子留出余地</translation>
    </message>
    <message>
        <source>The priority weights add up to %1, more than the 4294967295 that a priority can hold</source>
        <translation>优先级权重之和为 %1，超过优先级的上限 4294967295</translation>
    </message>
    <message>
        <source>With factors that are not normalized, a priority can pass 4294967295; whatever is above is cut</source>
        <translation>因子未归一化时，优先级可能超过 4294967295；超出部分会被截断</translation>
    </message>
    <message>
        <source>Lower the weights of the raw factors, or remove the NO_NORMAL flags</source>
        <translation>降低原值因子的权重，或移除 NO_NORMAL 标志</translation>
    </message>
    <message>
        <source>PriorityWeightFairshare is 0: shares and usage have no influence on any priority</source>
        <translation>PriorityWeightFairshare 为 0：份额和使用量对优先级没有影响</translation>
    </message>
    <message>
        <source>Set PriorityWeightFairshare to at least the number of users, %1</source>
        <translation>将 PriorityWeightFairshare 至少设为用户数 %1</translation>
    </message>
    <message>
        <source>PriorityWeightFairshare=%1 is less than the %2 users: neighbours in rank differ by less than one point</source>
        <translation>PriorityWeightFairshare=%1 小于用户数 %2：相邻名次相差不到一分</translation>
    </message>
    <message>
        <source>Set it to %1 or more; ten times the number of users keeps every rank apart from the other terms&apos; rounding</source>
        <translation>设为 %1 或更大；取用户数的十倍可使每个名次都不受其他各项舍入的影响</translation>
    </message>
    <message>
        <source>The flag %1 does nothing: Slurm ignores it silently</source>
        <translation>标志 %1 不起作用：Slurm 会静默忽略它</translation>
    </message>
    <message>
        <source>Remove it; Fair Tree is what Slurm does without NO_FAIR_TREE or DEPTH_OBLIVIOUS</source>
        <translation>移除它；没有 NO_FAIR_TREE 或 DEPTH_OBLIVIOUS 时，Slurm 即采用 Fair Tree</translation>
    </message>
    <message>
        <source>PriorityFlags holds words that Slurm silently ignores: %1</source>
        <translation>PriorityFlags 中有 Slurm 会静默忽略的标志：%1</translation>
    </message>
    <message>
        <source>Correct the spelling or remove them</source>
        <translation>更正拼写，或移除它们</translation>
    </message>
    <message>
        <source>MAX_TRES and MAX_TRES_GRES stand together: MAX_TRES_GRES wins, and GPUs are added to the maximum</source>
        <translation>同时设置了 MAX_TRES 和 MAX_TRES_GRES：以 MAX_TRES_GRES 为准，GPU 会加到最大值上</translation>
    </message>
    <message>
        <source>Keep the one that is meant</source>
        <translation>保留所需的一个</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=%1 does nothing under Fair Tree</source>
        <translation>FairShareDampeningFactor=%1 在 Fair Tree 下不起作用</translation>
    </message>
    <message>
        <source>Remove it, or use NO_FAIR_TREE if usage shall be dampened</source>
        <translation>移除它；若要减缓使用量的影响，请使用 NO_FAIR_TREE</translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife=0 without PriorityUsageResetPeriod: slurmctld would not start</source>
        <translation>PriorityDecayHalfLife=0 且没有 PriorityUsageResetPeriod：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Set a half-life, such as 14-0, or a reset period, such as MONTHLY</source>
        <translation>设置半衰期（如 14-0）或重置周期（如 MONTHLY）</translation>
    </message>
    <message>
        <source>Usage neither decays nor is reset: what was used once counts for ever</source>
        <translation>使用量既不衰减也不重置：用过的永远计入</translation>
    </message>
    <message>
        <source>Put another period in its place as soon as usage was cleared</source>
        <translation>使用量清除后，尽快换成其他周期</translation>
    </message>
    <message>
        <source>PriorityCalcPeriod is below one minute: slurmctld would not start</source>
        <translation>PriorityCalcPeriod 小于一分钟：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Set it to 5, Slurm&apos;s default, or to 1 or more</source>
        <translation>设为 Slurm 的默认值 5，或 1 以上</translation>
    </message>
    <message>
        <source>Choose a half-life that is longer than the longest MaxTime</source>
        <translation>选择比最长 MaxTime 更长的半衰期</translation>
    </message>
    <message>
        <source>PriorityType=priority/basic runs jobs in the order of submission: the priority weights do nothing</source>
        <translation>PriorityType=priority/basic 按提交顺序运行作业：优先级权重不起作用</translation>
    </message>
    <message>
        <source>Set PriorityType=priority/multifactor, or remove the weights</source>
        <translation>设置 PriorityType=priority/multifactor，或移除权重</translation>
    </message>
    <message>
        <source>PriorityMaxAge is 0: every job has its full age at once, so that age tells no two jobs apart</source>
        <translation>PriorityMaxAge 为 0：每个作业立即达到等待时间满值，因此等待时间无法区分作业</translation>
    </message>
    <message>
        <source>Set it to the time after which waiting longer should not count, such as 7-0</source>
        <translation>设为一个时间，超过它的等待不再计入，例如 7-0</translation>
    </message>
    <message>
        <source>All %1 below %2 have 0 shares: none of them gets a share of what %2 gets</source>
        <translation>%2 之下的所有 %1 都是 0 份额：谁都分不到 %2 所得的份额</translation>
    </message>
    <message>
        <source>Give them shares, 1 each if they are equal</source>
        <translation>为它们设置份额；若彼此平等，各设为 1</translation>
    </message>
    <message>
        <source>The raw shares below %1 add up to %2, more than the 4294967295 that Slurm can hold</source>
        <translation>%1 之下的原始份额之和为 %2，超过 Slurm 的上限 4294967295</translation>
    </message>
    <message>
        <source>Divide them all by the same number: only their ratios matter</source>
        <translation>全部除以同一个数：只有比例才重要</translation>
    </message>
    <message>
        <source>All %1 below %2 are on `parent`: under Fair Tree they tie whatever they used</source>
        <translation>%2 之下的所有 %1 均为 `parent`：在 Fair Tree 下，无论用量多少，它们都并列</translation>
    </message>
    <message>
        <source>Give them shares, 1 each if they are equal, so that usage tells them apart</source>
        <translation>为它们设置份额（若彼此平等，各设为 1），以便按使用量区分</translation>
    </message>
    <message>
        <source>All %1 below %2 are on `parent`: they share one fair-share factor, whoever of them used it</source>
        <translation>%2 之下的所有 %1 均为 `parent`：无论谁使用，都共用一个公平份额因子</translation>
    </message>
    <message>
        <source>Leave it so if the account shall count as one; else give them shares</source>
        <translation>若该账户应作为整体计算，则保持不变；否则为它们设置份额</translation>
    </message>
    <message>
        <source>Give it shares if that is not meant</source>
        <translation>若非本意，请为其设置份额</translation>
    </message>
    <message>
        <source>User %1 in account %3 has 0 shares and a usage of %2: all others of the account come first</source>
        <translation>账户 %3 中的用户 %1 份额为 0，使用量为 %2：该账户的其他用户都排在其前面</translation>
    </message>
    <message>
        <source>User %1 in account %3 has 0 shares and a usage of %2: the fair-share factor is 0</source>
        <translation>账户 %3 中的用户 %1 份额为 0，使用量为 %2：公平份额因子为 0</translation>
    </message>
    <message>
        <source>Account %1 has 0 shares and a usage of %2: all accounts beside it come first</source>
        <translation>账户 %1 份额为 0，使用量为 %2：所有同级账户都排在其前面</translation>
    </message>
    <message>
        <source>Account %1 has 0 shares and a usage of %2: everybody below it has a fair-share factor of 0</source>
        <translation>账户 %1 份额为 0，使用量为 %2：其下所有人的公平份额因子为 0</translation>
    </message>
    <message>
        <source>User %1 in account %2 has an association for partition %3, which does not exist</source>
        <translation>账户 %2 中的用户 %1 有一个针对不存在的分区 %3 的关联</translation>
    </message>
    <message>
        <source>Remove the association, or correct the partition&apos;s name</source>
        <translation>移除该关联，或更正分区名称</translation>
    </message>
    <message>
        <source>%1=%2 is %3 minutes and %4 seconds, not hours and minutes: Slurm takes %5 minutes</source>
        <translation>%1=%2 表示 %3 分 %4 秒，而不是小时和分钟：Slurm 取 %5 分钟</translation>
    </message>
    <message>
        <source>Write %1:00 if hours and minutes are meant, else %2</source>
        <translation>若指小时和分钟，请写 %1:00，否则写 %2</translation>
    </message>
    <message>
        <source>%1=%2 is rounded up to %3 whole minutes</source>
        <translation>%1=%2 向上取整为 %3 整分钟</translation>
    </message>
    <message>
        <source>Leave the seconds out</source>
        <translation>去掉秒数</translation>
    </message>
    <message>
        <source>%1=%2 is %2 minutes: a number alone counts minutes</source>
        <translation>%1=%2 表示 %2 分钟：单独的数字以分钟计</translation>
    </message>
    <message>
        <source>Write %1-0 if days are meant</source>
        <translation>若指天数，请写 %1-0</translation>
    </message>
    <message>
        <source>raw shares of %1 %2 → %3</source>
        <translation>%1 的原始份额 %2 → %3</translation>
    </message>
    <message>
        <source>%1 competes below %3 instead of %2</source>
        <translation>%1 改在 %3 之下竞争，而不是 %2</translation>
    </message>
    <message>
        <source>Level shares below %1</source>
        <translation>%1 之下的本级份额</translation>
    </message>
    <message>
        <source>%1 associations compete here; those on `parent` are left out</source>
        <translation>%1 个关联在此竞争；`parent` 的不计在内</translation>
    </message>
    <message>
        <source>Normalized shares</source>
        <translation>归一化份额</translation>
    </message>
    <message>
        <source>The part of the machine that %1 was promised: its part of each level above, multiplied</source>
        <translation>%1 获许诺的机器部分：其在以上各级所占部分的乘积</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has no shares of its own and shows those of %2</source>
        <translation>%1 为 `parent`：没有自己的份额，显示 %2 的份额</translation>
    </message>
    <message>
        <source>Part of %1 among its siblings</source>
        <translation>%1 在同级中所占部分</translation>
    </message>
    <message>
        <source>Nobody on this level has shares</source>
        <translation>本级没有任何份额</translation>
    </message>
    <message>
        <source>%1 has no shares</source>
        <translation>%1 没有份额</translation>
    </message>
    <message>
        <source>root has no siblings to share with; Slurm shows 0</source>
        <translation>root 没有可分享的同级；Slurm 显示 0</translation>
    </message>
    <message>
        <source>root is the whole machine</source>
        <translation>root 即整台机器</translation>
    </message>
    <message>
        <source>Raw usage of %1</source>
        <translation>%1 的原始使用量</translation>
    </message>
    <message>
        <source>Billing TRES × seconds, as decayed until now</source>
        <translation>计费 TRES × 秒，已衰减至今</translation>
    </message>
    <message>
        <source>%1 was left behind by users who are gone</source>
        <translation>%1 为已离开的用户遗留</translation>
    </message>
    <message>
        <source>What the machine can do</source>
        <translation>机器的能力</translation>
    </message>
    <message>
        <source>Without processors or half-life: all usage there is</source>
        <translation>没有处理器数或半衰期时：取全部使用量</translation>
    </message>
    <message>
        <source>Normalized usage</source>
        <translation>归一化使用量</translation>
    </message>
    <message>
        <source>Nobody has used anything</source>
        <translation>没有任何使用量</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>有效使用量</translation>
    </message>
    <message>
        <source>root is all usage there is</source>
        <translation>root 即全部使用量</translation>
    </message>
    <message>
        <source>Nobody below %1 has used anything</source>
        <translation>%1 之下没有任何使用量</translation>
    </message>
    <message>
        <source>%1 has used nothing</source>
        <translation>%1 没有使用量</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>公平份额因子</translation>
    </message>
    <message>
        <source>Without shares the factor is 0</source>
        <translation>没有份额时因子为 0</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has the factor that %2 as a whole deserves</source>
        <translation>%1 为 `parent`：采用 %2 整体应得的因子</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=%1: 1 when nothing was used, %2 when exactly the share was used</source>
        <translation>FairShareDampeningFactor=%1：未使用时为 1，恰好用满份额时为 %2</translation>
    </message>
    <message>
        <source>1 when nothing was used, 0.5 when exactly the share was used</source>
        <translation>未使用时为 1，恰好用满份额时为 0.5</translation>
    </message>
    <message>
        <source>0.5 when exactly the share was used</source>
        <translation>恰好用满份额时为 0.5</translation>
    </message>
    <message>
        <source>root has no fair-share factor: it does not compete</source>
        <translation>root 没有公平份额因子：它不参与竞争</translation>
    </message>
    <message>
        <source>Under Fair Tree only users have a factor; an account has its place on its level</source>
        <translation>在 Fair Tree 下只有用户有因子；账户只在本级有位次</translation>
    </message>
    <message>
        <source>Why are the normalized shares of %1 %2?</source>
        <translation>为什么 %1 的归一化份额是 %2？</translation>
    </message>
    <message>
        <source>Why are the normalized shares of %1 in %2 %3?</source>
        <translation>为什么 %2 中 %1 的归一化份额是 %3？</translation>
    </message>
    <message>
        <source>Why is the raw usage of %1 %2?</source>
        <translation>为什么 %1 的原始使用量是 %2？</translation>
    </message>
    <message>
        <source>Why is the raw usage of %1 in %2 %3?</source>
        <translation>为什么 %2 中 %1 的原始使用量是 %3？</translation>
    </message>
    <message>
        <source>Why is the normalized usage of %1 %2?</source>
        <translation>为什么 %1 的归一化使用量是 %2？</translation>
    </message>
    <message>
        <source>Why is the normalized usage of %1 in %2 %3?</source>
        <translation>为什么 %2 中 %1 的归一化使用量是 %3？</translation>
    </message>
    <message>
        <source>Why is the effective usage of %1 %2?</source>
        <translation>为什么 %1 的有效使用量是 %2？</translation>
    </message>
    <message>
        <source>Why is the effective usage of %1 in %2 %3?</source>
        <translation>为什么 %2 中 %1 的有效使用量是 %3？</translation>
    </message>
    <message>
        <source>Why is the LevelFS of %1 %2?</source>
        <translation>为什么 %1 的 LevelFS 是 %2？</translation>
    </message>
    <message>
        <source>Why is the LevelFS of %1 in %2 %3?</source>
        <translation>为什么 %2 中 %1 的 LevelFS 是 %3？</translation>
    </message>
    <message>
        <source>Why is the fair-share factor of %1 %2?</source>
        <translation>为什么 %1 的公平份额因子是 %2？</translation>
    </message>
    <message>
        <source>Why is the fair-share factor of %1 in %2 %3?</source>
        <translation>为什么 %2 中 %1 的公平份额因子是 %3？</translation>
    </message>
    <message>
        <source>Why has %1 no LevelFS?</source>
        <translation>为什么 %1 没有 LevelFS？</translation>
    </message>
    <message>
        <source>Why has %1 in %2 no LevelFS?</source>
        <translation>为什么 %2 中的 %1 没有 LevelFS？</translation>
    </message>
    <message>
        <source>Why has %1 no fair-share factor?</source>
        <translation>为什么 %1 没有公平份额因子？</translation>
    </message>
    <message>
        <source>Why has %1 in %2 no fair-share factor?</source>
        <translation>为什么 %2 中的 %1 没有公平份额因子？</translation>
    </message>
    <message>
        <source>Effective usage of %1</source>
        <translation>%1 的有效使用量</translation>
    </message>
    <message>
        <source>Its normalized usage Uₙ is %1</source>
        <translation>其归一化使用量 Uₙ 为 %1</translation>
    </message>
    <message>
        <source>Its own usage, and its part of what the others below %1 used</source>
        <translation>自身使用量，加上 %1 之下其他使用量中应分摊的部分</translation>
    </message>
    <message>
        <source>Usage to shares of %1</source>
        <translation>%1 的使用量与份额之比</translation>
    </message>
    <message>
        <source>Usage to shares of the level</source>
        <translation>本级的使用量与份额之比</translation>
    </message>
    <message>
        <source>Usage to shares of %1, against its level</source>
        <translation>%1 的使用量与份额之比，相对于本级</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>阻尼</translation>
    </message>
    <message>
        <source>%1 deviates from its share in the same direction as %2</source>
        <translation>%1 与 %2 偏离份额的方向相同</translation>
    </message>
    <message>
        <source>%1 deviates from its share in the other direction than %2</source>
        <translation>%1 与 %2 偏离份额的方向相反</translation>
    </message>
    <message>
        <source>Without shares or without usage nothing is spread over the level</source>
        <translation>没有份额或没有使用量时，不在本级分摊</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it counts with all of %2</source>
        <translation>%1 为 `parent`：与整个 %2 一起计算</translation>
    </message>
    <message>
        <source>Sorted below %1 and what ties with it</source>
        <translation>在 %1 及与其并列者之下排序</translation>
    </message>
    <message>
        <source>Sorted below %1</source>
        <translation>在 %1 之下排序</translation>
    </message>
    <message>
        <source>Before %2, %1 users were ranked</source>
        <translation>%2 之前已有 %1 个用户排名</translation>
    </message>
    <message>
        <source>%2 ties with the one before and gets the same rank; %1 users were ranked already</source>
        <translation>%2 与前一个并列，名次相同；此前已有 %1 个用户排名</translation>
    </message>
    <message>
        <source>%2 ties with the one before: its first gets the rank of the last of the %1 users ranked already</source>
        <translation>%2 与前一个并列：其首个用户取得已排名的 %1 个用户中最后一个的名次</translation>
    </message>
    <message>
        <source>root has no siblings to compete with</source>
        <translation>root 没有可竞争的同级</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has no shares of its own, and is looked at before all who have</source>
        <translation>%1 为 `parent`：没有自己的份额，先于所有有份额者被考虑</translation>
    </message>
    <message>
        <source>%1 is on `parent`: what is below it competes with its siblings</source>
        <translation>%1 为 `parent`：其下的成员与其同级竞争</translation>
    </message>
    <message>
        <source>Level fair share</source>
        <translation>本级公平份额</translation>
    </message>
    <message>
        <source>Without shares it comes last on its level</source>
        <translation>没有份额，因此在本级排最后</translation>
    </message>
    <message>
        <source>It has used nothing and comes first on its level</source>
        <translation>没有使用量，因此在本级排最前</translation>
    </message>
    <message>
        <source>1 is exactly its share; above, it has used less</source>
        <translation>1 表示恰好用满份额；大于 1 表示用得较少</translation>
    </message>
    <message>
        <source>It has used %1 times its share</source>
        <translation>已使用其份额的 %1 倍</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Only the order counts: F falls evenly from 1 to 1 / %1</source>
        <translation>只有顺序起作用：F 从 1 均匀降到 1 / %1</translation>
    </message>
    <message>
        <source>The job is held: its priority is 0 until it is released</source>
        <translation>作业被保留：释放之前优先级为 0</translation>
    </message>
    <message>
        <source>The job is running and keeps the priority that it had; CALCULATE_RUNNING would compute it again</source>
        <translation>作业正在运行，保持原有的优先级；CALCULATE_RUNNING 会重新计算</translation>
    </message>
    <message>
        <source>INCR_ONLY: a priority never falls, and this one was %1</source>
        <translation>INCR_ONLY：优先级只升不降，此前为 %1</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Below 1 it is 1; 0 would mean that the job is held</source>
        <translation>低于 1 时取 1；0 表示作业被保留</translation>
    </message>
    <message>
        <source>More does not fit into 32 bit</source>
        <translation>超出 32 位的部分无法容纳</translation>
    </message>
    <message>
        <source>Site factor</source>
        <translation>站点因子</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
    <message>
        <source>Subtracted from the priority</source>
        <translation>从优先级中减去</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>No such term</source>
        <translation>没有此项</translation>
    </message>
    <message>
        <source>priority/basic knows no factors: first in, first out</source>
        <translation>priority/basic 没有因子：先进先出</translation>
    </message>
    <message>
        <source>Charge for %1</source>
        <translation>%1 的收费</translation>
    </message>
    <message>
        <source>Does not count: another one of the maximum is larger</source>
        <translation>不计入：取最大值时另一项更大</translation>
    </message>
    <message>
        <source>Memory is counted in MB</source>
        <translation>内存以 MB 计</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>The partition is unknown, and with it what it charges</source>
        <translation>分区未知，因而收费也未知</translation>
    </message>
    <message>
        <source>Partition %1 has no TRESBillingWeights</source>
        <translation>分区 %1 没有 TRESBillingWeights</translation>
    </message>
    <message>
        <source>Shown cut to an integer; usage grows by %1 each second that the job runs</source>
        <translation>显示时截为整数；作业每运行一秒，使用量增加 %1</translation>
    </message>
    <message>
        <source>Why does the age of job %1 in %2 count %3?</source>
        <translation>为什么 %2 中作业 %1 的等待时间计 %3？</translation>
    </message>
    <message>
        <source>Why does the association of job %1 in %2 count %3?</source>
        <translation>为什么 %2 中作业 %1 的关联计 %3？</translation>
    </message>
    <message>
        <source>Why does fair share count %3 for job %1 in %2?</source>
        <translation>为什么 %2 中作业 %1 的公平份额计 %3？</translation>
    </message>
    <message>
        <source>Why does the size of job %1 in %2 count %3?</source>
        <translation>为什么 %2 中作业 %1 的规模计 %3？</translation>
    </message>
    <message>
        <source>Why does partition %2 count %3 for job %1?</source>
        <translation>为什么分区 %2 为作业 %1 计 %3？</translation>
    </message>
    <message>
        <source>Why does the QOS of job %1 in %2 count %3?</source>
        <translation>为什么 %2 中作业 %1 的 QOS 计 %3？</translation>
    </message>
    <message>
        <source>Why do the TRES of job %1 in %2 count %3?</source>
        <translation>为什么 %2 中作业 %1 的 TRES 计 %3？</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second?</source>
        <translation>为什么 %2 中的作业 %1 每秒计费 %3？</translation>
    </message>
    <message>
        <source>Why is the priority of job %1 in %2 %3?</source>
        <translation>为什么 %2 中作业 %1 的优先级是 %3？</translation>
    </message>
    <message>
        <source>The weight is 0: Slurm does not look at this factor</source>
        <translation>权重为 0：Slurm 不考虑此因子</translation>
    </message>
    <message>
        <source>Age factor</source>
        <translation>等待时间因子</translation>
    </message>
    <message>
        <source>The job gathers no age yet: it is held, not eligible, or waits for another job</source>
        <translation>作业尚未累积等待时间：被保留、尚不合格，或在等待其他作业</translation>
    </message>
    <message>
        <source>It has waited for %1 s of %2 s</source>
        <translation>已等待 %1 秒，满值为 %2 秒</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>等待时间</translation>
    </message>
    <message>
        <source>Association factor</source>
        <translation>关联因子</translation>
    </message>
    <message>
        <source>Neither the user nor an account above has a priority</source>
        <translation>用户及其上级账户均未设置优先级</translation>
    </message>
    <message>
        <source>The priority is that of %1</source>
        <translation>优先级取自 %1</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>%1 has no association in account %2</source>
        <translation>%1 在账户 %2 中没有关联</translation>
    </message>
    <message>
        <source>Job size factor</source>
        <translation>作业规模因子</translation>
    </message>
    <message>
        <source>Small jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1</source>
        <translation>小作业优先，共 N = %1 个节点、C = %2 个 CPU；限制在 0 到 1 之间</translation>
    </message>
    <message>
        <source>Large jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1</source>
        <translation>大作业优先，共 N = %1 个节点、C = %2 个 CPU；限制在 0 到 1 之间</translation>
    </message>
    <message>
        <source>Job size</source>
        <translation>作业规模</translation>
    </message>
    <message>
        <source>Partition factor of %1</source>
        <translation>%1 的分区因子</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>The partition is unknown</source>
        <translation>分区未知</translation>
    </message>
    <message>
        <source>QOS factor of %1</source>
        <translation>%1 的 QOS 因子</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The job&apos;s QOS is unknown</source>
        <translation>作业的 QOS 未知</translation>
    </message>
    <message>
        <source>TRES %1</source>
        <translation>TRES %1</translation>
    </message>
    <message>
        <source>The partition has none of it</source>
        <translation>分区中没有此 TRES</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>PriorityWeightTRES is not set</source>
        <translation>未设置 PriorityWeightTRES</translation>
    </message>
    <message>
        <source>Choose a name of letters, digits, dots, dashes and underscores. The changes of this one are left out.</source>
        <translation>请选择由字母、数字、点、连字符和下划线组成的名称。此项的更改已略去。</translation>
    </message>
    <message>
        <source>The %1 of %2 cannot be set exactly: sacctmgr replaces quotes, and takes no line breaks.</source>
        <translation>无法准确设置 %2 的 %1：sacctmgr 会替换引号，且不接受换行。</translation>
    </message>
    <message>
        <source>Leave quotes and line breaks out of it.</source>
        <translation>请去掉其中的引号和换行。</translation>
    </message>
    <message>
        <source>Correct the Include line; the rest was read.</source>
        <translation>请更正 Include 行；其余内容已读取。</translation>
    </message>
    <message>
        <source>No file fits &quot;%1&quot;.</source>
        <translation>没有与“%1”匹配的文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; includes itself.</source>
        <translation>“%1”包含了自身。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not included: there are too many included files.</source>
        <translation>未包含“%1”：包含的文件过多。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be included.</source>
        <translation>无法包含“%1”。</translation>
    </message>
    <message>
        <source>%1=%2 cannot be read.</source>
        <translation>无法读取 %1=%2。</translation>
    </message>
    <message>
        <source>Write name:type:count, for example gpu:a100:4.</source>
        <translation>请写成 名称:类型:数量，例如 gpu:a100:4。</translation>
    </message>
    <message>
        <source>%1 stands twice for NodeName=%2; the last one counts.</source>
        <translation>NodeName=%2 中 %1 出现两次，以最后一个为准。</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>请移除其中一个。</translation>
    </message>
    <message>
        <source>Write the nodes as in n[001-087] or a1,a2.</source>
        <translation>请将节点写成 n[001-087] 或 a1,a2。</translation>
    </message>
    <message>
        <source>Node %1 is defined twice; slurmctld would not start.</source>
        <translation>节点 %1 定义了两次；slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Keep one definition; the first one was taken.</source>
        <translation>请只保留一处定义；已采用第一处。</translation>
    </message>
    <message>
        <source>NodeSet %1 is defined twice.</source>
        <translation>NodeSet %1 定义了两次。</translation>
    </message>
    <message>
        <source>The partitions name too many nodes.</source>
        <translation>分区指定的节点过多。</translation>
    </message>
    <message>
        <source>Define them, or take them out of the partition; they are left out here.</source>
        <translation>请定义它们，或从分区中去掉；此处已略去。</translation>
    </message>
    <message>
        <source>%1 stands twice for PartitionName=%2; the last one counts.</source>
        <translation>PartitionName=%2 中 %1 出现两次，以最后一个为准。</translation>
    </message>
    <message>
        <source>Partitions %1 and %2 are both the default one; the last one counts.</source>
        <translation>分区 %1 和 %2 都是默认分区，以最后一个为准。</translation>
    </message>
    <message>
        <source>Take Default=YES from one of them.</source>
        <translation>请从其中一个去掉 Default=YES。</translation>
    </message>
    <message>
        <source>There are more than %1 partitions.</source>
        <translation>分区超过 %1 个。</translation>
    </message>
    <message>
        <source>The rest was not read.</source>
        <translation>其余未读取。</translation>
    </message>
    <message>
        <source>Give at least one minute, for example 5.</source>
        <translation>请至少给出一分钟，例如 5。</translation>
    </message>
    <message>
        <source>Give YES or NO.</source>
        <translation>请给出 YES 或 NO。</translation>
    </message>
    <message>
        <source>Write %1 as days-hours (7-0), hours:minutes:seconds or minutes.</source>
        <translation>请将 %1 写成天-小时（7-0）、小时:分钟:秒 或分钟。</translation>
    </message>
    <message>
        <source>%1=%2 is read as minutes and seconds: %3.</source>
        <translation>%1=%2 读作分钟和秒：%3。</translation>
    </message>
    <message>
        <source>For hours and minutes write %1.</source>
        <translation>若指小时和分钟，请写 %1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in %2 is not a weight.</source>
        <translation>%2 中的“%1”不是权重。</translation>
    </message>
    <message>
        <source>There is a second Cluster line.</source>
        <translation>有第二个 Cluster 行。</translation>
    </message>
    <message>
        <source>Give a file with one cluster; the first one was taken.</source>
        <translation>请给出只含一个集群的文件；已采用第一个。</translation>
    </message>
    <message>
        <source>The accounts are of cluster %1, slurm.conf is of cluster %2.</source>
        <translation>账户属于集群 %1，slurm.conf 属于集群 %2。</translation>
    </message>
    <message>
        <source>Check that both files belong together.</source>
        <translation>请检查两个文件是否属于同一集群。</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 不是数字。</translation>
    </message>
    <message>
        <source>Correct the QOS line; its default is taken.</source>
        <translation>请更正该 QOS 行；已采用默认值。</translation>
    </message>
    <message>
        <source>QOS &quot;%1&quot; has no name of its own, or stands twice.</source>
        <translation>QOS“%1”没有自己的名称，或出现两次。</translation>
    </message>
    <message>
        <source>Give each QOS one line; this one was left out.</source>
        <translation>每个 QOS 只应有一行；此行已略去。</translation>
    </message>
    <message>
        <source>Account %1 stands twice.</source>
        <translation>账户 %1 出现两次。</translation>
    </message>
    <message>
        <source>An account has one place in the tree; the first one was taken.</source>
        <translation>账户在树中只有一个位置；已采用第一个。</translation>
    </message>
    <message>
        <source>Account %1 has a Partition, which only users have.</source>
        <translation>账户 %1 带有 Partition，但只有用户才能有。</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>已略去。</translation>
    </message>
    <message>
        <source>User %1 stands twice in account %2.</source>
        <translation>账户 %2 中用户 %1 出现两次。</translation>
    </message>
    <message>
        <source>Keep one of the lines; the first one was taken.</source>
        <translation>请只保留一行；已采用第一行。</translation>
    </message>
    <message>
        <source>The line names nobody.</source>
        <translation>该行没有指定任何人。</translation>
    </message>
    <message>
        <source>Write it as in: User - &apos;ann&apos;:Fairshare=1</source>
        <translation>请写成：User - &apos;ann&apos;:Fairshare=1</translation>
    </message>
    <message>
        <source>The line is not understood: %1</source>
        <translation>无法理解该行：%1</translation>
    </message>
    <message>
        <source>Parent %1 stands before the line that creates it.</source>
        <translation>Parent %1 出现在创建它的行之前。</translation>
    </message>
    <message>
        <source>Move it below that line: sacctmgr load would stop here.</source>
        <translation>请移到该行之后：sacctmgr load 会在此处停止。</translation>
    </message>
    <message>
        <source>No line creates this parent: %1</source>
        <translation>没有创建此上级的行：%1</translation>
    </message>
    <message>
        <source>Add its Account line; the lines below it were kept, but are not part of the tree.</source>
        <translation>请添加其 Account 行；其下的行已保留，但不属于树。</translation>
    </message>
    <message>
        <source>No line names the user root; he was added with 1 share.</source>
        <translation>没有指定用户 root 的行；已添加，份额为 1。</translation>
    </message>
    <message>
        <source>Every cluster has him in the account root: nothing is to be done.</source>
        <translation>每个集群的账户 root 中都有该用户：无需处理。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of shares; 1 is taken.</source>
        <translation>“%1”不是份额数；取 1。</translation>
    </message>
    <message>
        <source>Give a number from 0 to 2147483646, or parent.</source>
        <translation>请给出 0 到 2147483646 的数字，或 parent。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no priority; none is taken.</source>
        <translation>“%1”不是优先级；视为无。</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to 4294967294.</source>
        <translation>请给出 0 到 4294967294 的整数。</translation>
    </message>
    <message>
        <source>A quote is left open.</source>
        <translation>引号未闭合。</translation>
    </message>
    <message>
        <source>Close it; the rest of the line was taken as its value.</source>
        <translation>请闭合引号；该行其余部分被当作其值。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host list.</source>
        <translation>“%1”不是主机列表。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names more than %2 nodes.</source>
        <translation>“%1”指定的节点超过 %2 个。</translation>
    </message>
    <message>
        <source>Job %1: user %2 is not in account %3.</source>
        <translation>作业 %1：用户 %2 不在账户 %3 中。</translation>
    </message>
    <message>
        <source>Dump the associations and print the jobs at the same time; its fair-share factor is 0 here.</source>
        <translation>请同时导出关联并输出作业；其公平份额因子在此为 0。</translation>
    </message>
    <message>
        <source>Job %1 is in a partition that is not known.</source>
        <translation>作业 %1 所在的分区未知。</translation>
    </message>
    <message>
        <source>Give the slurm.conf of the same cluster.</source>
        <translation>请给出同一集群的 slurm.conf。</translation>
    </message>
    <message>
        <source>Nothing of slurm.conf could be read.</source>
        <translation>无法从 slurm.conf 读取任何内容。</translation>
    </message>
    <message>
        <source>Give the slurm.conf of the cluster.</source>
        <translation>请给出该集群的 slurm.conf。</translation>
    </message>
    <message>
        <source>Nothing of the associations could be read.</source>
        <translation>无法从关联文件读取任何内容。</translation>
    </message>
    <message>
        <source>Write them with: sacctmgr dump CLUSTER file=FILE</source>
        <translation>请用以下命令写出：sacctmgr dump CLUSTER file=FILE</translation>
    </message>
    <message>
        <source>There is no partition in the file.</source>
        <translation>文件中没有分区。</translation>
    </message>
    <message>
        <source>Print the partitions with: scontrol -o show partition</source>
        <translation>请用以下命令输出分区：scontrol -o show partition</translation>
    </message>
    <message>
        <source>Usage cannot be placed without the associations.</source>
        <translation>没有关联就无法归入使用量。</translation>
    </message>
    <message>
        <source>Give the file of sacctmgr dump too.</source>
        <translation>请一并给出 sacctmgr dump 的文件。</translation>
    </message>
    <message>
        <source>Nothing of the usage could be read.</source>
        <translation>无法从使用量文件读取任何内容。</translation>
    </message>
    <message>
        <source>Print it with: sshare -a -P -o Account,User,RawUsage</source>
        <translation>请用以下命令输出：sshare -a -P -o Account,User,RawUsage</translation>
    </message>
    <message>
        <source>There is no job in the file.</source>
        <translation>文件中没有作业。</translation>
    </message>
    <message>
        <source>Print the jobs with: scontrol -o show job</source>
        <translation>请用以下命令输出作业：scontrol -o show job</translation>
    </message>
    <message>
        <source>Job %1: %2=%3 cannot be read.</source>
        <translation>作业 %1：无法读取 %2=%3。</translation>
    </message>
    <message>
        <source>Print the jobs again with: scontrol -o show job</source>
        <translation>请用以下命令重新输出作业：scontrol -o show job</translation>
    </message>
    <message>
        <source>%1 lines belong to no job.</source>
        <translation>%1 行不属于任何作业。</translation>
    </message>
    <message>
        <source>Partition %1: %2=%3 cannot be read.</source>
        <translation>分区 %1：无法读取 %2=%3。</translation>
    </message>
    <message>
        <source>Print the partitions again with: scontrol -o show partition</source>
        <translation>请用以下命令重新输出分区：scontrol -o show partition</translation>
    </message>
    <message>
        <source>Partition %1 runs with %2=%3, slurm.conf says %4.</source>
        <translation>分区 %1 运行时为 %2=%3，slurm.conf 中为 %4。</translation>
    </message>
    <message>
        <source>The nodes of partition %1 are taken from its totals, as if all were alike.</source>
        <translation>分区 %1 的节点由其总量得出，视为完全相同。</translation>
    </message>
    <message>
        <source>Give slurm.conf too: nodes in several partitions are counted more than once here.</source>
        <translation>请一并给出 slurm.conf：此处属于多个分区的节点会重复计算。</translation>
    </message>
    <message>
        <source>Partition %1 runs, but slurm.conf does not have it.</source>
        <translation>分区 %1 正在运行，但 slurm.conf 中没有。</translation>
    </message>
    <message>
        <source>%1 lines belong to no partition.</source>
        <translation>%1 行不属于任何分区。</translation>
    </message>
    <message>
        <source>From here on there are %1 more findings of this kind.</source>
        <translation>自此起还有 %1 项此类发现。</translation>
    </message>
    <message>
        <source>Correct the ones above and read the file again.</source>
        <translation>请更正以上各项，再重新读取文件。</translation>
    </message>
    <message>
        <source>Check the name and whether you may read it.</source>
        <translation>请检查名称以及您是否有权读取。</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file that can be read.</source>
        <translation>“%1”不是可读取的文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is larger than a gigabyte.</source>
        <translation>“%1”超过 1 GB。</translation>
    </message>
    <message>
        <source>Give a file of Slurm&apos;s; it is never that large.</source>
        <translation>请给出 Slurm 的文件；它不会这么大。</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot; failed half-way.</source>
        <translation>读取“%1”中途失败。</translation>
    </message>
    <message>
        <source>Write the file again as UTF-8 text; the rest of it was read.</source>
        <translation>请以 UTF-8 文本重新写出文件；其余内容已读取。</translation>
    </message>
    <message>
        <source>The file holds NUL bytes: it is not plain text.</source>
        <translation>文件含有 NUL 字节：不是纯文本。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 here.</source>
        <translation>文件此处不是 UTF-8。</translation>
    </message>
    <message>
        <source>The %1 of user %2 cannot be changed by these commands.</source>
        <translation>无法用这些命令更改用户 %2 的 %1。</translation>
    </message>
    <message>
        <source>Set it with sacctmgr by hand, or load the flat file.</source>
        <translation>请用 sacctmgr 手动设置，或加载平面文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form Key=Value.</source>
        <translation>“%1”不是 Key=Value 的形式。</translation>
    </message>
    <message>
        <source>slurmctld would refuse it: correct it, or put a # before it.</source>
        <translation>slurmctld 会拒绝它：请更正，或在前面加 #。</translation>
    </message>
    <message>
        <source>%1 stands twice (before in line %2); the last one counts.</source>
        <translation>%1 出现两次（先前在第 %2 行），以最后一个为准。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses cannot be read.</source>
        <translation>无法读取 Licenses 中的“%1”。</translation>
    </message>
    <message>
        <source>Write name:count, for example matlab:20.</source>
        <translation>请写成 名称:数量，例如 matlab:20。</translation>
    </message>
    <message>
        <source>A time is missing.</source>
        <translation>缺少时间。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time.</source>
        <translation>“%1”不是时间。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is longer than Slurm can count.</source>
        <translation>“%1”超出 Slurm 可计的长度。</translation>
    </message>
    <message>
        <source>The row has no account, or its usage &quot;%1&quot; is no number.</source>
        <translation>该行没有账户，或其使用量“%1”不是数字。</translation>
    </message>
    <message>
        <source>Print it again with: sshare -a -P -o Account,User,RawUsage</source>
        <translation>请用以下命令重新输出：sshare -a -P -o Account,User,RawUsage</translation>
    </message>
    <message>
        <source>Account %1 is not among the associations.</source>
        <translation>账户 %1 不在关联中。</translation>
    </message>
    <message>
        <source>Dump the associations and print the usage at the same time; its usage counts for the account above.</source>
        <translation>请同时导出关联并输出使用量；其使用量计入上级账户。</translation>
    </message>
    <message>
        <source>User %1 of account %2 is not among the associations, or has more rows than there are.</source>
        <translation>账户 %2 的用户 %1 不在关联中，或行数多于关联数。</translation>
    </message>
    <message>
        <source>Dump the associations and print the usage at the same time; the usage counts for the account.</source>
        <translation>请同时导出关联并输出使用量；该使用量计入账户。</translation>
    </message>
    <message>
        <source>Account %1 has two rows; the first one was taken.</source>
        <translation>账户 %1 有两行；已采用第一行。</translation>
    </message>
    <message>
        <source>Give the usage of one cluster.</source>
        <translation>请给出单个集群的使用量。</translation>
    </message>
    <message>
        <source>%1 of %2 associations have no row; they are taken to have used nothing.</source>
        <translation>%2 个关联中有 %1 个没有对应的行；视为没有使用量。</translation>
    </message>
    <message>
        <source>Print all of them: sshare needs -a for that.</source>
        <translation>请全部输出：sshare 需要加 -a。</translation>
    </message>
    <message>
        <source>There is no header with the columns Account, User and RawUsage between |.</source>
        <translation>没有以 | 分隔并含 Account、User 和 RawUsage 列的表头。</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有该文件</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>请检查名称。</translation>
    </message>
    <message>
        <source>no file of Slurm&apos;s is in this directory</source>
        <translation>此目录中没有 Slurm 的文件</translation>
    </message>
    <message>
        <source>it is not clear what this file is</source>
        <translation>无法判断这是什么文件</translation>
    </message>
    <message>
        <source>Expected are a policy file, slurm.conf, what sacctmgr dump wrote, or the output of sshare or scontrol show job.</source>
        <translation>应为策略文件、slurm.conf、sacctmgr dump 写出的文件，或者 sshare 或 scontrol show job 的输出。</translation>
    </message>
    <message>
        <source>another file of this kind was given before</source>
        <translation>先前已给出同类文件</translation>
    </message>
    <message>
        <source>This one is left out. Open the files of one cluster at a time.</source>
        <translation>此文件已略去。请一次只打开一个集群的文件。</translation>
    </message>
    <message>
        <source>left out: a policy file is opened by itself</source>
        <translation>已略去：策略文件需单独打开</translation>
    </message>
    <message>
        <source>Open it alone.</source>
        <translation>请单独打开它。</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>Check the disk, and open it again.</source>
        <translation>请检查磁盘，再重新打开。</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>无法打开文件：%1</translation>
    </message>
    <message>
        <source>Check its name and who may read it.</source>
        <translation>请检查其名称和读取权限。</translation>
    </message>
    <message>
        <source>the file is larger than 2 GiB</source>
        <translation>文件大于 2 GiB</translation>
    </message>
    <message>
        <source>This cannot be a policy file.</source>
        <translation>这不可能是策略文件。</translation>
    </message>
    <message>
        <source>there is not enough memory to read the file</source>
        <translation>内存不足，无法读取文件</translation>
    </message>
    <message>
        <source>Close other programs, and open it again.</source>
        <translation>请关闭其他程序，再重新打开。</translation>
    </message>
    <message>
        <source>an association without an account</source>
        <translation>没有账户的关联</translation>
    </message>
    <message>
        <source>It is left out. Write its account&apos;s name.</source>
        <translation>已略去。请写明其账户名称。</translation>
    </message>
    <message>
        <source>the account %1 is read as %2</source>
        <translation>账户 %1 读作 %2</translation>
    </message>
    <message>
        <source>Slurm keeps the names of accounts in lower case.</source>
        <translation>Slurm 以小写保存账户名称。</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to %1, or &quot;parent&quot;. 1 is used.</source>
        <translation>请写 0 到 %1 的整数，或 &quot;parent&quot;。已采用 1。</translation>
    </message>
    <message>
        <source>the user %1 stands in the account %2, which is not in the file</source>
        <translation>用户 %1 属于文件中不存在的账户 %2</translation>
    </message>
    <message>
        <source>The user&apos;s line is left out. Add a line for the account.</source>
        <translation>该用户的行已略去。请为该账户添加一行。</translation>
    </message>
    <message>
        <source>the account %1 hangs from &quot;%2&quot;, which is not above it in the file</source>
        <translation>账户 %1 的上级为“%2”，但它在文件中不位于其上方</translation>
    </message>
    <message>
        <source>It is hung from root. Correct its parent.</source>
        <translation>已挂在 root 之下。请更正其上级。</translation>
    </message>
    <message>
        <source>the association &quot;%1&quot; stands in the file twice</source>
        <translation>关联“%1”在文件中出现两次</translation>
    </message>
    <message>
        <source>The second one is left out.</source>
        <translation>第二个已略去。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a value of another kind than expected</source>
        <translation>“%1”的值类型与预期不符</translation>
    </message>
    <message>
        <source>It is left out. Compare with a file that Apportion saved.</source>
        <translation>已略去。请与 Apportion 保存的文件对照。</translation>
    </message>
    <message>
        <source>more rows than %1</source>
        <translation>超过 %1 行</translation>
    </message>
    <message>
        <source>The rest is left out; no cluster has as many.</source>
        <translation>其余已略去；没有集群会有这么多。</translation>
    </message>
    <message>
        <source>the nodes &quot;%1&quot; of a partition are no node group with a number of nodes</source>
        <translation>分区的节点“%1”不是带有节点数的节点组</translation>
    </message>
    <message>
        <source>They are left out. Write the names of a line of nodeGroups.</source>
        <translation>已略去。请写 nodeGroups 中某一行的名称。</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>这不是 JSON：%1</translation>
    </message>
    <message>
        <source>What stands above was read. Look for conflict marks, or for a comma too many or too few.</source>
        <translation>此前的内容已读取。请检查是否有合并冲突标记，或多、少了逗号。</translation>
    </message>
    <message>
        <source>the file has format %1; this release knows formats up to %2</source>
        <translation>文件格式为 %1；此版本最高支持格式 %2</translation>
    </message>
    <message>
        <source>Open it with the release of Apportion that saved it, or a newer one.</source>
        <translation>请用保存该文件的 Apportion 版本或更新版本打开。</translation>
    </message>
    <message>
        <source>this is not a policy file: it does not tell its format</source>
        <translation>这不是策略文件：没有注明格式</translation>
    </message>
    <message>
        <source>A policy file has the extension .apportion and begins with &quot;format&quot;.</source>
        <translation>策略文件的扩展名为 .apportion，并以 &quot;format&quot; 开头。</translation>
    </message>
    <message>
        <source>Write one of: %1.</source>
        <translation>请写以下之一：%1。</translation>
    </message>
    <message>
        <source>It is left out. Check its spelling.</source>
        <translation>已略去。请检查拼写。</translation>
    </message>
    <message>
        <source>Write a list of texts in quotes.</source>
        <translation>请写一个由带引号的文本组成的列表。</translation>
    </message>
    <message>
        <source>%1 more findings in this file are not listed</source>
        <translation>此文件另有 %1 项发现未列出</translation>
    </message>
    <message>
        <source>Correct the ones above and open the file again.</source>
        <translation>请更正以上各项，再重新打开文件。</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is unknown here, or stands here twice</source>
        <translation>键“%1”在此未知，或在此出现两次</translation>
    </message>
    <message>
        <source>It is left out, and lost when the policy is saved. Check its spelling.</source>
        <translation>已略去，保存策略时会丢失。请检查拼写。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot have the value %2</source>
        <translation>“%1”的值不能是 %2</translation>
    </message>
    <message>
        <source>Write a text in quotes.</source>
        <translation>请写带引号的文本。</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>请写 true 或 false。</translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation>请写数字。</translation>
    </message>
    <message>
        <source>Write a number that is not below 0.</source>
        <translation>请写不小于 0 的数字。</translation>
    </message>
    <message>
        <source>Write UsersAreCoords, or remove it.</source>
        <translation>请写 UsersAreCoords，或将其删除。</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>请写 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>Write minutes, or &quot;UNLIMITED&quot;.</source>
        <translation>请写分钟数，或 &quot;UNLIMITED&quot;。</translation>
    </message>
    <message>
        <source>Write TRES and their counts in braces.</source>
        <translation>请在花括号中写 TRES 及其数量。</translation>
    </message>
    <message>
        <source>Write TRES and their weights in braces.</source>
        <translation>请在花括号中写 TRES 及其权重。</translation>
    </message>
    <message>
        <source>Write a number, or in quotes a number with K, M, G, T or P after it.</source>
        <translation>请写数字，或带引号、以 K、M、G、T 或 P 结尾的数字。</translation>
    </message>
    <message>
        <source>Write keys and their values in braces.</source>
        <translation>请在花括号中写键和值。</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>%1 已取消。</translation>
    </message>
    <message>
        <source>What it would have printed is missing here.</source>
        <translation>此处缺少它本应输出的内容。</translation>
    </message>
    <message>
        <source>%1 took too long and was ended.</source>
        <translation>%1 用时过长，已终止。</translation>
    </message>
    <message>
        <source>Allow it more time, or ask when the cluster is less busy.</source>
        <translation>请放宽时限，或在集群较空闲时查询。</translation>
    </message>
    <message>
        <source>%1 printed more than can be taken, and was ended.</source>
        <translation>%1 的输出超出可接收的量，已终止。</translation>
    </message>
    <message>
        <source>Print a part of it to a file yourself, and import that.</source>
        <translation>请自行将其中一部分输出到文件，再导入。</translation>
    </message>
    <message>
        <source>%1 was killed by signal %3.</source>
        <translation>%1 被信号 %3 终止。</translation>
    </message>
    <message>
        <source>Run it in a terminal to see why.</source>
        <translation>请在终端中运行以查明原因。</translation>
    </message>
    <message>
        <source>%1: there is no such command on %2.</source>
        <translation>%1：%2 上没有此命令。</translation>
    </message>
    <message>
        <source>Name the folder of Slurm&apos;s commands, or ask a machine that has them, such as a login node, through ssh.</source>
        <translation>请指定 Slurm 命令所在的文件夹，或通过 ssh 查询装有这些命令的机器（如登录节点）。</translation>
    </message>
    <message>
        <source>There is no ssh on this machine.</source>
        <translation>本机没有 ssh。</translation>
    </message>
    <message>
        <source>Install an OpenSSH client.</source>
        <translation>请安装 OpenSSH 客户端。</translation>
    </message>
    <message>
        <source>ssh could not reach %2: %3</source>
        <translation>ssh 无法连接 %2：%3</translation>
    </message>
    <message>
        <source>Try it in a terminal: ssh %2</source>
        <translation>请在终端中尝试：ssh %2</translation>
    </message>
    <message>
        <source>ssh does not trust the key of %2: %3</source>
        <translation>ssh 不信任 %2 的密钥：%3</translation>
    </message>
    <message>
        <source>Connect once in a terminal and look at the key: ssh %2</source>
        <translation>请在终端中连接一次并核对密钥：ssh %2</translation>
    </message>
    <message>
        <source>%2 does not let you in: %3</source>
        <translation>%2 拒绝您登录：%3</translation>
    </message>
    <message>
        <source>%1: Slurm&apos;s commands on %2 do not know their cluster: %3</source>
        <translation>%1：%2 上的 Slurm 命令不知道所属集群：%3</translation>
    </message>
    <message>
        <source>Ask a machine of the cluster, or let SLURM_CONF name its slurm.conf.</source>
        <translation>请查询集群中的机器，或让 SLURM_CONF 指向其 slurm.conf。</translation>
    </message>
    <message>
        <source>%1: slurmctld does not answer: %3</source>
        <translation>%1：slurmctld 没有响应：%3</translation>
    </message>
    <message>
        <source>Check it with: scontrol ping</source>
        <translation>请用以下命令检查：scontrol ping</translation>
    </message>
    <message>
        <source>%1: the cluster has no slurmdbd, and so no associations and no usage.</source>
        <translation>%1：该集群没有 slurmdbd，因此没有关联和使用量。</translation>
    </message>
    <message>
        <source>Fair share needs AccountingStorageType=accounting_storage/slurmdbd.</source>
        <translation>公平份额需要 AccountingStorageType=accounting_storage/slurmdbd。</translation>
    </message>
    <message>
        <source>%1: slurmdbd does not answer: %3</source>
        <translation>%1：slurmdbd 没有响应：%3</translation>
    </message>
    <message>
        <source>Check it with: sacctmgr ping</source>
        <translation>请用以下命令检查：sacctmgr ping</translation>
    </message>
    <message>
        <source>%1 is not permitted: %3</source>
        <translation>%1 未获许可：%3</translation>
    </message>
    <message>
        <source>Ask as an operator or administrator of Slurm, or let one save the answers with apportion-cli pull --save.</source>
        <translation>请以 Slurm 操作员或管理员身份查询，或请其用 apportion-cli pull --save 保存输出。</translation>
    </message>
    <message>
        <source>%1: Slurm could not tell who you are: %3</source>
        <translation>%1：Slurm 无法确认您的身份：%3</translation>
    </message>
    <message>
        <source>Check that munged runs on %2.</source>
        <translation>请检查 %2 上是否运行着 munged。</translation>
    </message>
    <message>
        <source>%1: the commands on %2 are of another release than the daemons: %3</source>
        <translation>%1：%2 上的命令与守护进程版本不同：%3</translation>
    </message>
    <message>
        <source>Ask a machine with the cluster&apos;s own release.</source>
        <translation>请查询装有集群自身版本的机器。</translation>
    </message>
    <message>
        <source>%1: this release of Slurm does not know it: %3</source>
        <translation>%1：此版本的 Slurm 不支持：%3</translation>
    </message>
    <message>
        <source>Slurm 20.11 and later are understood.</source>
        <translation>支持 Slurm 20.11 及更高版本。</translation>
    </message>
    <message>
        <source>%1: %3</source>
        <translation>%1：%3</translation>
    </message>
    <message>
        <source>Give the file yourself, if it is needed.</source>
        <translation>若需要，请自行给出该文件。</translation>
    </message>
    <message>
        <source>%1 printed nothing.</source>
        <translation>%1 没有任何输出。</translation>
    </message>
    <message>
        <source>%1 failed: %3</source>
        <translation>%1 失败：%3</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2, and said nothing.</source>
        <translation>%1 失败，退出码为 %2，没有任何信息。</translation>
    </message>
    <message>
        <source>No host is given.</source>
        <translation>未指定主机。</translation>
    </message>
    <message>
        <source>A host cannot begin with a hyphen: %1</source>
        <translation>主机不能以连字符开头：%1</translation>
    </message>
    <message>
        <source>A host cannot hold blanks or control characters: %1</source>
        <translation>主机不能含有空白或控制字符：%1</translation>
    </message>
    <message>
        <source>The folder of Slurm&apos;s commands must begin with a slash: %1</source>
        <translation>Slurm 命令所在文件夹必须以斜杠开头：%1</translation>
    </message>
    <message>
        <source>%1: not asked, for the settings did not tell the cluster.</source>
        <translation>%1：未查询，因为设置中没有注明集群。</translation>
    </message>
    <message>
        <source>Name the cluster yourself.</source>
        <translation>请自行指定集群。</translation>
    </message>
    <message>
        <source>%1: not asked any more.</source>
        <translation>%1：不再查询。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>slurm.conf</source>
        <translation>slurm.conf</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Associations</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>This cannot be the name of a cluster: %1</source>
        <translation>这不能作为集群名称：%1</translation>
    </message>
    <message>
        <source>The cluster runs with %1=%2, slurm.conf says &quot;%3&quot;.</source>
        <translation>集群运行时为 %1=%2，slurm.conf 中为“%3”。</translation>
    </message>
    <message>
        <source>The running value was taken; scontrol reconfigure or a restart would bring that of slurm.conf.</source>
        <translation>已采用运行值；scontrol reconfigure 或重启会换成 slurm.conf 中的值。</translation>
    </message>
    <message>
        <source>NO_NORMAL_ALL may stand for any of NO_NORMAL_ASSOC, NO_NORMAL_PART, NO_NORMAL_QOS and NO_NORMAL_TRES.</source>
        <translation>NO_NORMAL_ALL 可代表 NO_NORMAL_ASSOC、NO_NORMAL_PART、NO_NORMAL_QOS 和 NO_NORMAL_TRES 中的任意几个。</translation>
    </message>
    <message>
        <source>All four were taken; give slurm.conf too, which says which of them are set.</source>
        <translation>四个均已采用；请一并给出 slurm.conf，其中注明设置了哪些。</translation>
    </message>
    <message>
        <source>%1 other settings of the cluster were not taken.</source>
        <translation>未采用集群的其他 %1 项设置。</translation>
    </message>
    <message>
        <source>They do not touch priorities; give slurm.conf too when it is to be exported with the changes.</source>
        <translation>它们与优先级无关；若要连同更改一起导出，请一并给出 slurm.conf。</translation>
    </message>
    <message>
        <source>No setting could be read.</source>
        <translation>无法读取任何设置。</translation>
    </message>
    <message>
        <source>Print the settings with: scontrol show config</source>
        <translation>请用以下命令输出设置：scontrol show config</translation>
    </message>
    <message>
        <source>There is no TRES in the file.</source>
        <translation>文件中没有 TRES。</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show tres</source>
        <translation>请用以下命令输出：sacctmgr -P show tres</translation>
    </message>
    <message>
        <source>There is no node in the file.</source>
        <translation>文件中没有节点。</translation>
    </message>
    <message>
        <source>Print the nodes with: scontrol -o show node</source>
        <translation>请用以下命令输出节点：scontrol -o show node</translation>
    </message>
    <message>
        <source>There is no QOS in the file.</source>
        <translation>文件中没有 QOS。</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show qos</source>
        <translation>请用以下命令输出：sacctmgr -P show qos</translation>
    </message>
    <message>
        <source>Print the nodes again with: scontrol -o show node</source>
        <translation>请用以下命令重新输出节点：scontrol -o show node</translation>
    </message>
    <message>
        <source>Nodes %1 run with %2 CPUs, %3 MB and GRES &quot;%4&quot;, which slurm.conf says otherwise.</source>
        <translation>节点 %1 运行时为 %2 个 CPU、%3 MB 和 GRES“%4”，与 slurm.conf 不同。</translation>
    </message>
    <message>
        <source>The running values were taken; a restart of slurmctld would bring those of slurm.conf.</source>
        <translation>已采用运行值；重启 slurmctld 会换成 slurm.conf 中的值。</translation>
    </message>
    <message>
        <source>Not all nodes of the group run alike: those of slurm.conf were taken.</source>
        <translation>该组节点的运行值不一致：已采用 slurm.conf 中的值。</translation>
    </message>
    <message>
        <source>%1 nodes run that slurm.conf does not have, the first is %2.</source>
        <translation>有 %1 个运行中的节点不在 slurm.conf 中，首个为 %2。</translation>
    </message>
    <message>
        <source>Check that both are of one cluster; they were left out.</source>
        <translation>请检查两者是否属于同一集群；已略去。</translation>
    </message>
    <message>
        <source>Node %1: %2=%3 cannot be read.</source>
        <translation>节点 %1：无法读取 %2=%3。</translation>
    </message>
    <message>
        <source>%1 lines belong to no node.</source>
        <translation>%1 行不属于任何节点。</translation>
    </message>
    <message>
        <source>Partition %1 names nodes that are not known: %2 of them, the first is %3.</source>
        <translation>分区 %1 指定了未知节点：共 %2 个，首个为 %3。</translation>
    </message>
    <message>
        <source>Print the nodes and the partitions of one cluster at the same time.</source>
        <translation>请同时输出同一集群的节点和分区。</translation>
    </message>
    <message>
        <source>Check that both are of one cluster; it was added.</source>
        <translation>请检查两者是否属于同一集群；已添加。</translation>
    </message>
    <message>
        <source>QOS %1: %2=%3 cannot be read; its default is taken.</source>
        <translation>QOS %1：无法读取 %2=%3；已采用默认值。</translation>
    </message>
    <message>
        <source>Print the QOS again with: sacctmgr -P show qos</source>
        <translation>请用以下命令重新输出 QOS：sacctmgr -P show qos</translation>
    </message>
    <message>
        <source>What is tracked is taken from the database, which keeps every TRES that any cluster ever tracked.</source>
        <translation>跟踪的 TRES 取自数据库，其中保留了所有集群曾跟踪过的每个 TRES。</translation>
    </message>
    <message>
        <source>Give slurm.conf or the output of scontrol show config too: they say what this cluster tracks.</source>
        <translation>请一并给出 slurm.conf 或 scontrol show config 的输出：其中注明此集群跟踪什么。</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>root has no siblings: its shares do not count</source>
        <translation>root 没有同级：其份额不起作用</translation>
    </message>
    <message>
        <source>%1 has no shares of its own: it uses those of %2, the nearest account above that has some</source>
        <translation>%1 没有自己的份额：使用其上最近的有份额账户 %2 的份额</translation>
    </message>
    <message>
        <source>Chosen, not computed. What counts is its part of the %1 shares that compete below %2</source>
        <translation>由人选定，不是算出的。起作用的是它在 %2 之下参与竞争的 %1 份额中所占的部分</translation>
    </message>
    <message>
        <source>Of %1 user associations; equal factors share a rank</source>
        <translation>共 %1 个用户关联；因子相等者名次相同</translation>
    </message>
    <message>
        <source>What do the raw shares of %1, %2, mean?</source>
        <translation>%1 的原始份额 %2 是什么意思？</translation>
    </message>
    <message>
        <source>What do the raw shares of %1 in %2, %3, mean?</source>
        <translation>%2 中 %1 的原始份额 %3 是什么意思？</translation>
    </message>
    <message>
        <source>Why is the rank of %1 %2?</source>
        <translation>为什么 %1 的排名是 %2？</translation>
    </message>
    <message>
        <source>Why is the rank of %1 in %2 %3?</source>
        <translation>为什么 %2 中 %1 的排名是 %3？</translation>
    </message>
    <message>
        <source>Weight of a CPU</source>
        <translation>每个 CPU 的权重</translation>
    </message>
    <message>
        <source>A requeue partition is charged a flat half: its jobs may be stopped at any time</source>
        <translation>重新排队分区统一收取 0.5：其作业随时可能被停止</translation>
    </message>
    <message>
        <source>Weight of a GB of memory</source>
        <translation>每 GB 内存的权重</translation>
    </message>
    <message>
        <source>The mean over the CPUs of the partition</source>
        <translation>分区内所有 CPU 的平均值</translation>
    </message>
    <message>
        <source>All memory of a node costs as much as all its cores: who takes all of either is billed alike</source>
        <translation>节点的全部内存与全部核心费用相同：占满任何一项，计费都一样</translation>
    </message>
    <message>
        <source>Weight of a core of %1</source>
        <translation>%1 每个核心的权重</translation>
    </message>
    <message>
        <source>Given with the chip</source>
        <translation>随芯片给出</translation>
    </message>
    <message>
        <source>What it can do against %1</source>
        <translation>其能力与 %1 之比</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>%1 的内存</translation>
    </message>
    <message>
        <source>Why does the hardware ask for %2 in partition %1?</source>
        <translation>为什么硬件要求分区 %1 为 %2？</translation>
    </message>
    <message>
        <source>Gratis shares</source>
        <translation>免费份额</translation>
    </message>
    <message>
        <source>What everybody&apos;s nodes are worth, split among the %1 accounts below root</source>
        <translation>公共节点的价值，由 root 之下的 %1 个账户平分</translation>
    </message>
    <message>
        <source>Lab shares</source>
        <translation>实验室份额</translation>
    </message>
    <message>
        <source>TRES of the nodes that %1 bought, their GPUs as their partition charges for them</source>
        <translation>%1 所购节点的 TRES，其 GPU 按所在分区的计费计算</translation>
    </message>
    <message>
        <source>Communal shares</source>
        <translation>共有份额</translation>
    </message>
    <message>
        <source>Its part of the TRES of nodes that several bought together</source>
        <translation>在多方共同购置的节点的 TRES 中所占部分</translation>
    </message>
    <message>
        <source>Rounded; at least 1</source>
        <translation>取整；至少为 1</translation>
    </message>
    <message>
        <source>Why does the hardware ask for %2 shares for %1?</source>
        <translation>为什么硬件要求 %1 有 %2 份额？</translation>
    </message>
    <message>
        <source>Rank in the baseline</source>
        <translation>在基线中的排名</translation>
    </message>
    <message>
        <source>With the fair-share factor %1</source>
        <translation>公平份额因子为 %1</translation>
    </message>
    <message>
        <source>Rank in the draft</source>
        <translation>在草案中的排名</translation>
    </message>
    <message>
        <source>Ranks gained</source>
        <translation>上升的名次</translation>
    </message>
    <message>
        <source>Why does %1 keep its rank?</source>
        <translation>为什么 %1 保持名次？</translation>
    </message>
    <message>
        <source>Why has %1 no rank any more?</source>
        <translation>为什么 %1 不再有名次？</translation>
    </message>
    <message>
        <source>Why had %1 no rank before?</source>
        <translation>为什么 %1 之前没有名次？</translation>
    </message>
    <message>
        <source>Why does %1 rise?</source>
        <translation>为什么 %1 上升？</translation>
    </message>
    <message>
        <source>Why does %1 fall?</source>
        <translation>为什么 %1 下降？</translation>
    </message>
    <message>
        <source>Why is the site factor of job %1 in %2 %3?</source>
        <translation>为什么 %2 中作业 %1 的站点因子是 %3？</translation>
    </message>
    <message>
        <source>Why is the nice value of job %1 in %2 %3?</source>
        <translation>为什么 %2 中作业 %1 的 nice 值是 %3？</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second when everything is added?</source>
        <translation>全部相加时，为什么 %2 中的作业 %1 每秒计费 %3？</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second under MAX_TRES?</source>
        <translation>在 MAX_TRES 下，为什么 %2 中的作业 %1 每秒计费 %3？</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second under MAX_TRES_GRES?</source>
        <translation>在 MAX_TRES_GRES 下，为什么 %2 中的作业 %1 每秒计费 %3？</translation>
    </message>
    <message>
        <source>Where they meet</source>
        <translation>交汇之处</translation>
    </message>
    <message>
        <source>%1 is the first account above both. What is above it concerns both alike</source>
        <translation>%1 是两者之上的第一个共同账户。其上的各级对两者影响相同</translation>
    </message>
    <message>
        <source>They do not compete</source>
        <translation>两者不竞争</translation>
    </message>
    <message>
        <source>Both are %1</source>
        <translation>两者都是 %1</translation>
    </message>
    <message>
        <source>One of them lies in the other: what %1 uses is part of what %2 uses, and its place is found within it</source>
        <translation>一个包含另一个：%1 的使用量是 %2 使用量的一部分，其位次在后者内部决定</translation>
    </message>
    <message>
        <source>A tie of accounts</source>
        <translation>账户并列</translation>
    </message>
    <message>
        <source>%1 and %2 have the same LevelFS. As the documentation has it, what is below them forms one level</source>
        <translation>%1 和 %2 的 LevelFS 相同。按文档所述，其下成员合为一级</translation>
    </message>
    <message>
        <source>Level fair share of %1</source>
        <translation>%1 的本级公平份额</translation>
    </message>
    <message>
        <source>A user on `parent` is looked at before all who have shares of their own</source>
        <translation>`parent` 的用户先于所有有自己份额者被考虑</translation>
    </message>
    <message>
        <source>An account on `parent` has no place: what is below it competes here</source>
        <translation>`parent` 的账户没有位次：其下的成员在此竞争</translation>
    </message>
    <message>
        <source>%1 has the higher LevelFS: all of %1 is ranked before all of %2</source>
        <translation>%1 的 LevelFS 较高：%1 的全部成员排在 %2 的全部成员之前</translation>
    </message>
    <message>
        <source>They tie, and a user is looked at before an account</source>
        <translation>两者并列，用户先于账户被考虑</translation>
    </message>
    <message>
        <source>They tie, and share a rank; %1 only stands first in the list</source>
        <translation>两者并列，名次相同；%1 只是在列表中排在前面</translation>
    </message>
    <message>
        <source>They tie. Slurm walks them one after the other, %1 first: the first below %2 gets the rank of the last below %1</source>
        <translation>两者并列。Slurm 依次遍历，%1 在先：%2 之下的第一个取得 %1 之下最后一个的名次</translation>
    </message>
    <message>
        <source>The comparison that decides</source>
        <translation>起决定作用的比较</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1 and %2 share rank %3, and with it the fair-share factor</source>
        <translation>%1 和 %2 同为第 %3 名，公平份额因子也相同</translation>
    </message>
    <message>
        <source>%1 has rank %2, %3 has rank %4; the factor falls with the rank</source>
        <translation>%1 为第 %2 名，%3 为第 %4 名；因子随名次下降</translation>
    </message>
    <message>
        <source>Fair-share factor of %1</source>
        <translation>%1 的公平份额因子</translation>
    </message>
    <message>
        <source>%1 and %2 have the same factor: fair share puts neither before the other</source>
        <translation>%1 和 %2 的因子相同：公平份额不分先后</translation>
    </message>
    <message>
        <source>Factors are compared over the whole tree, whatever the account: %1 has the higher one, %2 the lower</source>
        <translation>因子在整棵树中比较，与账户无关：%1 的较高，%2 的较低</translation>
    </message>
    <message>
        <source>Why does %1 come before %2?</source>
        <translation>为什么 %1 排在 %2 之前？</translation>
    </message>
    <message>
        <source>Why does neither of %1 and %2 come first?</source>
        <translation>为什么 %1 和 %2 不分先后？</translation>
    </message>
    <message>
        <source>Held?</source>
        <translation>是否被保留？</translation>
    </message>
    <message>
        <source>Both are held or neither is</source>
        <translation>两者都被保留，或都未被保留</translation>
    </message>
    <message>
        <source>%2 is held, and waits behind all that are not</source>
        <translation>%2 被保留，排在所有未保留的作业之后</translation>
    </message>
    <message>
        <source>Can one preempt the other?</source>
        <translation>能否抢占？</translation>
    </message>
    <message>
        <source>Neither can preempt the other</source>
        <translation>两者都不能抢占对方</translation>
    </message>
    <message>
        <source>A reservation?</source>
        <translation>有无预留？</translation>
    </message>
    <message>
        <source>Both have a reservation or neither has</source>
        <translation>两者都有预留，或都没有</translation>
    </message>
    <message>
        <source>%1 has a reservation: it is looked at first, whatever the priorities</source>
        <translation>%1 有预留：无论优先级如何，先考虑它</translation>
    </message>
    <message>
        <source>PriorityTier of the partition</source>
        <translation>分区的 PriorityTier</translation>
    </message>
    <message>
        <source>The tiers are equal</source>
        <translation>层级相等</translation>
    </message>
    <message>
        <source>The priorities are equal</source>
        <translation>优先级相等</translation>
    </message>
    <message>
        <source>%1 has the higher priority</source>
        <translation>%1 的优先级较高</translation>
    </message>
    <message>
        <source>Submit time</source>
        <translation>提交时间</translation>
    </message>
    <message>
        <source>Both were submitted in the same second</source>
        <translation>两者在同一秒提交</translation>
    </message>
    <message>
        <source>%1 was submitted before %2</source>
        <translation>%1 先于 %2 提交</translation>
    </message>
    <message>
        <source>Job id</source>
        <translation>作业 ID</translation>
    </message>
    <message>
        <source>It is the same job</source>
        <translation>是同一个作业</translation>
    </message>
    <message>
        <source>%1 has the lower job id</source>
        <translation>%1 的作业 ID 较小</translation>
    </message>
    <message>
        <source>Place in the list</source>
        <translation>列表中的位置</translation>
    </message>
    <message>
        <source>It is the same row</source>
        <translation>是同一行</translation>
    </message>
    <message>
        <source>Nothing tells them apart: %1 stands before %2 in the list</source>
        <translation>无法区分：列表中 %1 在 %2 之前</translation>
    </message>
    <message>
        <source>This speaks for %1</source>
        <translation>这有利于 %1</translation>
    </message>
    <message>
        <source>This speaks for %2</source>
        <translation>这有利于 %2</translation>
    </message>
    <message>
        <source>Only pending jobs wait for their turn: one of these runs</source>
        <translation>只有待处理作业才排队：其中一个正在运行</translation>
    </message>
    <message>
        <source>Why does neither job come first?</source>
        <translation>为什么两个作业不分先后？</translation>
    </message>
    <message>
        <source>A third job</source>
        <translation>第三个作业</translation>
    </message>
    <message>
        <source>Why does Slurm look at job %1 before job %2?</source>
        <translation>为什么 Slurm 先考虑作业 %1，后考虑作业 %2？</translation>
    </message>
    <message>
        <source>PriorityType=priority/basic has no weights</source>
        <translation>PriorityType=priority/basic 没有权重</translation>
    </message>
    <message>
        <source>One of the regimes has no users in this policy</source>
        <translation>此策略中有一种状态区间没有用户</translation>
    </message>
    <message>
        <source>Nothing is to be made up: the users of the lower regime have no lower factor</source>
        <translation>无需弥补：较低状态区间的用户，因子并不更低</translation>
    </message>
    <message>
        <source>A job that has not waited has no age</source>
        <translation>未等待过的作业没有等待时间</translation>
    </message>
    <message>
        <source>No weight of 32 bit is large enough: lower PriorityWeightFairshare first</source>
        <translation>32 位之内没有足够大的权重：请先降低 PriorityWeightFairshare</translation>
    </message>
    <message>
        <source>When nobody runs, all usage fades alike and nobody passes anybody</source>
        <translation>无人运行时，所有使用量同样衰减，谁也不会超过谁</translation>
    </message>
    <message>
        <source>Not even with no usage at all: it is its shares, or an account above it, that hold it back</source>
        <translation>即使没有使用量也不行：受制于其份额或上级账户</translation>
    </message>
    <message>
        <source>There is no user below %1</source>
        <translation>%1 之下没有用户</translation>
    </message>
    <message>
        <source>Its own shares bring it to rank %1 at best: others on its level have used nothing, or less</source>
        <translation>仅凭自身份额最多升到第 %1 名：本级中其他成员没有使用量或用得更少</translation>
    </message>
    <message>
        <source>Its own shares bring it to rank %1 at best: even with all shares of its level it has used too much</source>
        <translation>仅凭自身份额最多升到第 %1 名：即使得到本级全部份额，也已用得过多</translation>
    </message>
    <message>
        <source>Root has all shares there are</source>
        <translation>root 拥有全部份额</translation>
    </message>
    <message>
        <source>Mend all of them</source>
        <translation>全部修正</translation>
    </message>
    <message>
        <source>Track %1</source>
        <translation>跟踪 %1</translation>
    </message>
    <message>
        <source>Write Mem=%1G</source>
        <translation>写成 Mem=%1G</translation>
    </message>
    <message>
        <source>Remove the weight of billing</source>
        <translation>移除 billing 的权重</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>收取 %1</translation>
    </message>
    <message>
        <source>Add the chip %1 with weight %2</source>
        <translation>添加芯片 %1，权重为 %2</translation>
    </message>
    <message>
        <source>Set %1=%2</source>
        <translation>设置 %1=%2</translation>
    </message>
    <message>
        <source>Divide all weights by the same number</source>
        <translation>所有权重除以同一个数</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>写成 %1</translation>
    </message>
    <message>
        <source>Give each 1 share</source>
        <translation>每个设为 1 份额</translation>
    </message>
    <message>
        <source>Divide them all by the same number</source>
        <translation>全部除以同一个数</translation>
    </message>
    <message>
        <source>The association has no account.</source>
        <translation>该关联没有账户。</translation>
    </message>
    <message>
        <source>Print them again with: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,Priority,QOS</source>
        <translation>请用以下命令重新输出：sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,Priority,QOS</translation>
    </message>
    <message>
        <source>It is not printed which account lies below which: %1 and others were put directly below root.</source>
        <translation>输出中没有账户的上下级关系：%1 等已直接放在 root 之下。</translation>
    </message>
    <message>
        <source>Add ParentName to the format: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,QOS</source>
        <translation>请在格式中加上 ParentName：sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,QOS</translation>
    </message>
    <message>
        <source>Account %1 is named, but has no row of its own.</source>
        <translation>提到了账户 %1，但它没有自己的行。</translation>
    </message>
    <message>
        <source>It was added below root with 1 share; print all associations with: sacctmgr -P show assoc</source>
        <translation>已添加到 root 之下，份额为 1；请用以下命令输出所有关联：sacctmgr -P show assoc</translation>
    </message>
    <message>
        <source>Account %1 lies below itself.</source>
        <translation>账户 %1 位于自身之下。</translation>
    </message>
    <message>
        <source>It was put below root; correct its parent.</source>
        <translation>已放在 root 之下；请更正其上级。</translation>
    </message>
    <message>
        <source>Keep one of the rows; the first one was taken.</source>
        <translation>请只保留一行；已采用第一行。</translation>
    </message>
    <message>
        <source>The association is of cluster %1, not of %2; it was left out.</source>
        <translation>该关联属于集群 %1 而非 %2；已略去。</translation>
    </message>
    <message>
        <source>Print one cluster: sacctmgr -P show assoc cluster=%1</source>
        <translation>请只输出一个集群：sacctmgr -P show assoc cluster=%1</translation>
    </message>
    <message>
        <source>Print the associations again with: sacctmgr -P show assoc</source>
        <translation>请用以下命令重新输出关联：sacctmgr -P show assoc</translation>
    </message>
    <message>
        <source>Every new cluster has the user root in the account root, with 1 share, which the policy does not have.</source>
        <translation>每个新集群的账户 root 中都有份额为 1 的用户 root，而策略中没有。</translation>
    </message>
    <message>
        <source>Add it, so that normalized shares below root are those of the cluster.</source>
        <translation>请添加，使 root 之下的归一化份额与集群一致。</translation>
    </message>
    <message>
        <source>Write NAME=NUMBER, for example Mem=0.25G; it weighs nothing here, and is kept.</source>
        <translation>请写 NAME=NUMBER，例如 Mem=0.25G；此处它没有权重，但予以保留。</translation>
    </message>
    <message>
        <source>Nothing is to be done.</source>
        <translation>无需处理。</translation>
    </message>
    <message>
        <source>A job has no id or no state.</source>
        <translation>有作业没有 ID 或状态。</translation>
    </message>
    <message>
        <source>The command reported an error: %1</source>
        <translation>命令报告了错误：%1</translation>
    </message>
    <message>
        <source>Run it again; what it printed beside the error was read.</source>
        <translation>请重新运行；错误之外的输出已读取。</translation>
    </message>
    <message>
        <source>The JSON cannot be read from here on: %1</source>
        <translation>从此处起无法读取 JSON：%1</translation>
    </message>
    <message>
        <source>Print it again into a file; what stands before this line was read.</source>
        <translation>请重新输出到文件；此行之前的内容已读取。</translation>
    </message>
    <message>
        <source>No NodeName or NodeSet line defines %1.</source>
        <translation>没有 NodeName 或 NodeSet 行定义 %1。</translation>
    </message>
    <message>
        <source>The list names a node twice.</source>
        <translation>列表中有节点出现两次。</translation>
    </message>
    <message>
        <source>%1 is a node of %2 already.</source>
        <translation>%1 已是 %2 的节点。</translation>
    </message>
    <message>
        <source>sacctmgr cannot rename %1 to %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1.</source>
        <translation>sacctmgr 无法将 %1 重命名为 %2：%1 会被移除，%2 会重新添加，且不含 %1 的使用量和作业。</translation>
    </message>
    <message>
        <source>Keep the name, or accept that %1 starts without usage.</source>
        <translation>请保留原名，或接受 %1 从零使用量开始。</translation>
    </message>
    <message>
        <source>It is for cluster %1, not for %2.</source>
        <translation>它用于集群 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of shares.</source>
        <translation>“%1”不是份额数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no priority.</source>
        <translation>“%1”不是优先级。</translation>
    </message>
    <message>
        <source>There is no account %1 to hang it below.</source>
        <translation>没有可作为上级的账户 %1。</translation>
    </message>
    <message>
        <source>The command names nobody.</source>
        <translation>该命令没有指定任何人。</translation>
    </message>
    <message>
        <source>Account %1 stands already.</source>
        <translation>账户 %1 已存在。</translation>
    </message>
    <message>
        <source>There is no account %1 for user %2.</source>
        <translation>没有用户 %2 所属的账户 %1。</translation>
    </message>
    <message>
        <source>User %1 stands already in account %2.</source>
        <translation>用户 %1 已在账户 %2 中。</translation>
    </message>
    <message>
        <source>The command names no user or no account.</source>
        <translation>该命令没有指定用户或账户。</translation>
    </message>
    <message>
        <source>QOS %1 stands already, or there are too many of them.</source>
        <translation>QOS %1 已存在，或 QOS 过多。</translation>
    </message>
    <message>
        <source>Account %1 cannot hang below %2.</source>
        <translation>账户 %1 不能位于 %2 之下。</translation>
    </message>
    <message>
        <source>There is no QOS %1.</source>
        <translation>没有 QOS %1。</translation>
    </message>
    <message>
        <source>There is no such user.</source>
        <translation>没有该用户。</translation>
    </message>
    <message>
        <source>There is no account %1.</source>
        <translation>没有账户 %1。</translation>
    </message>
    <message>
        <source>Account %1 is not empty.</source>
        <translation>账户 %1 不为空。</translation>
    </message>
    <message>
        <source>There is no such QOS.</source>
        <translation>没有该 QOS。</translation>
    </message>
    <message>
        <source>A cluster is not removed here.</source>
        <translation>此处不能移除集群。</translation>
    </message>
    <message>
        <source>Only accounts, users, QOS and clusters are read.</source>
        <translation>只读取账户、用户、QOS 和集群。</translation>
    </message>
    <message>
        <source>Correct the command; what of it could not be read was left out: %1</source>
        <translation>请更正该命令；无法读取的部分已略去：%1</translation>
    </message>
    <message>
        <source>Only a shell can say what this command does: %1</source>
        <translation>只有 shell 才能确定此命令的作用：%1</translation>
    </message>
    <message>
        <source>This is no command of sacctmgr that changes anything: %1</source>
        <translation>这不是会作更改的 sacctmgr 命令：%1</translation>
    </message>
    <message>
        <source>It was left out and kept as a comment; write out what it does, or give the output of sacctmgr dump.</source>
        <translation>已略去并保留为注释；请展开写出其作用，或给出 sacctmgr dump 的输出。</translation>
    </message>
    <message>
        <source>squeue does not say whether memory is asked for each node or each CPU; it was taken for each node.</source>
        <translation>squeue 没有注明内存是按节点还是按 CPU 申请；已按节点计。</translation>
    </message>
    <message>
        <source>The listing lacks %1: priorities of these jobs are guesses.</source>
        <translation>列表缺少 %1：这些作业的优先级是估计值。</translation>
    </message>
    <message>
        <source>The lesson has no title</source>
        <translation>课程没有标题</translation>
    </message>
    <message>
        <source>Begin the file with a line ---, a line title: …, and a line ---</source>
        <translation>文件应以一行 ---、一行 title: … 和一行 --- 开头</translation>
    </message>
    <message>
        <source>The lesson names no sample</source>
        <translation>课程没有指定示例</translation>
    </message>
    <message>
        <source>Add sample: five-accounts, or another one, to its beginning</source>
        <translation>请在开头加上 sample: five-accounts 或其他示例</translation>
    </message>
    <message>
        <source>The lesson has no steps</source>
        <translation>课程没有步骤</translation>
    </message>
    <message>
        <source>Each step begins with a line ## and its title</source>
        <translation>每个步骤以一行 ## 加标题开始</translation>
    </message>
    <message>
        <source>“%1” is nothing that a lesson begins with</source>
        <translation>“%1”不能用于课程开头</translation>
    </message>
    <message>
        <source>Text before the first step is not shown</source>
        <translation>第一个步骤之前的文本不会显示</translation>
    </message>
    <message>
        <source>Begin a step with ## and a title</source>
        <translation>用 ## 加标题开始一个步骤</translation>
    </message>
    <message>
        <source>The step does more than fits into one</source>
        <translation>该步骤的操作超出一步的容量</translation>
    </message>
    <message>
        <source>Begin another step</source>
        <translation>请另起一个步骤</translation>
    </message>
    <message>
        <source>“@%1” is not known</source>
        <translation>“@%1”未知</translation>
    </message>
    <message>
        <source>resources/lessons/README.md lists what a lesson can do</source>
        <translation>resources/lessons/README.md 列出了课程可用的指令</translation>
    </message>
    <message>
        <source>There is no question yet</source>
        <translation>还没有问题</translation>
    </message>
    <message>
        <source>Write @ask and the question above it</source>
        <translation>请在其上方写 @ask 和问题</translation>
    </message>
    <message>
        <source>An option needs a label and an expression</source>
        <translation>选项需要标签和表达式</translation>
    </message>
    <message>
        <source>Write @option the label = [fair-share of …]</source>
        <translation>请写 @option 标签 = [fair-share of …]</translation>
    </message>
    <message>
        <source>The question has no answer</source>
        <translation>该问题没有答案</translation>
    </message>
    <message>
        <source>Write @answer and an expression, or two and more lines with @option</source>
        <translation>请写 @answer 加表达式，或两行以上的 @option</translation>
    </message>
    <message>
        <source>The lesson has more than %1 steps</source>
        <translation>课程超过 %1 个步骤</translation>
    </message>
    <message>
        <source>Make two lessons of it</source>
        <translation>请拆成两门课程</translation>
    </message>
    <message>
        <source>The file is too large for a lesson</source>
        <translation>文件过大，不能作为课程</translation>
    </message>
    <message>
        <source>A lesson has at most 256 KB</source>
        <translation>课程最大 256 KB</translation>
    </message>
    <message>
        <source>The lesson could not be read: %1</source>
        <translation>无法读取课程：%1</translation>
    </message>
    <message>
        <source>Check that the file is there</source>
        <translation>请检查文件是否存在</translation>
    </message>
    <message>
        <source>The sample has no %1</source>
        <translation>示例中没有 %1</translation>
    </message>
    <message>
        <source>The sample has no job %1</source>
        <translation>示例中没有作业 %1</translation>
    </message>
    <message>
        <source>“billing of %1” is not known</source>
        <translation>“billing of %1”未知</translation>
    </message>
    <message>
        <source>“order of %1” is not known</source>
        <translation>“order of %1”未知</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation>无法理解“%1”</translation>
    </message>
    <message>
        <source>The expression is nested too deeply</source>
        <translation>表达式嵌套过深</translation>
    </message>
    <message>
        <source>A bracket is not closed</source>
        <translation>括号未闭合</translation>
    </message>
    <message>
        <source>A number or [a quantity] is missing</source>
        <translation>缺少数字或 [量]</translation>
    </message>
    <message>
        <source>The setting %1 is no number</source>
        <translation>设置 %1 不是数字</translation>
    </message>
    <message>
        <source>There is no number for “%1”</source>
        <translation>“%1”没有对应的数字</translation>
    </message>
    <message>
        <source>“%1” is no quantity: write fair-share of user u1 in b</source>
        <translation>“%1”不是量：请写 fair-share of user u1 in b</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>“%1”未知</translation>
    </message>
    <message>
        <source>“%1” claims nothing: write A &lt; B</source>
        <translation>“%1”不是断言：请写 A &lt; B</translation>
    </message>
    <message>
        <source>There is no algorithm “%1”</source>
        <translation>没有算法“%1”</translation>
    </message>
    <message>
        <source>“%1” are no shares</source>
        <translation>“%1”不是份额</translation>
    </message>
    <message>
        <source>“%1” cannot be changed so</source>
        <translation>“%1”不能这样更改</translation>
    </message>
    <message>
        <source>“%1” is no weight</source>
        <translation>“%1”不是权重</translation>
    </message>
    <message>
        <source>“%1” is no change: write what = value</source>
        <translation>“%1”不是更改：请写 对象 = 值</translation>
    </message>
    <message>
        <source>“%1” is no time</source>
        <translation>“%1”不是时间</translation>
    </message>
    <message>
        <source>“%1” is no value of that setting</source>
        <translation>“%1”不是该设置的值</translation>
    </message>
    <message>
        <source>There is no setting “%1”</source>
        <translation>没有设置“%1”</translation>
    </message>
    <message>
        <source>There is no column for “%1”</source>
        <translation>没有“%1”对应的列</translation>
    </message>
    <message>
        <source>“%1” is nothing that can be pointed at</source>
        <translation>“%1”无法指向</translation>
    </message>
    <message>
        <source>Mend this line of the lesson, or its sample</source>
        <translation>请修正课程的这一行，或其示例</translation>
    </message>
    <message>
        <source>Two options are equally right, or one cannot be computed</source>
        <translation>有两个选项同样正确，或有选项无法计算</translation>
    </message>
    <message>
        <source>There is no page “%1”</source>
        <translation>没有页面“%1”</translation>
    </message>
    <message>
        <source>“%1” changes nothing</source>
        <translation>“%1”没有改变任何内容</translation>
    </message>
    <message>
        <source>It is not true that %1</source>
        <translation>%1 不成立</translation>
    </message>
    <message>
        <source>%1 associations, such as %2, name the QOS %3, which the draft does not have: they lose it.</source>
        <translation>%1 个关联（例如 %2）引用了草案中没有的 QOS %3：它们将失去该 QOS。</translation>
    </message>
    <message>
        <source>Give them another QOS if it was renamed.</source>
        <translation>如果它已改名，请为它们指定另一个 QOS。</translation>
    </message>
    <message>
        <source>Looked for are slurm.conf, what sacctmgr dump wrote and what Slurm&apos;s commands printed, under any name.</source>
        <translation>会查找 slurm.conf、sacctmgr dump 写出的文件以及 Slurm 命令打印的内容，文件名不限。</translation>
    </message>
    <message>
        <source>The line is too long; the rest of it was left out.</source>
        <translation>该行过长；其余部分已略去。</translation>
    </message>
    <message>
        <source>Nodes of partition %1</source>
        <translation>分区 %1 的节点</translation>
    </message>
    <message>
        <source>CPUs of partition %1</source>
        <translation>分区 %1 的 CPU</translation>
    </message>
    <message>
        <source>Memory of partition %1, in GB</source>
        <translation>分区 %1 的内存（GB）</translation>
    </message>
    <message>
        <source>GPUs of partition %1</source>
        <translation>分区 %1 的 GPU</translation>
    </message>
    <message>
        <source>What do the nodes of partition %1 come to?</source>
        <translation>分区 %1 的节点合计是多少？</translation>
    </message>
    <message>
        <source>What is left of their worth in year %1</source>
        <translation>第 %1 年剩余的价值</translation>
    </message>
    <message>
        <source>Why would %1 have %2 shares in year %3?</source>
        <translation>为什么 %1 在第 %3 年会有 %2 份额？</translation>
    </message>
    <message>
        <source>Its part of the shares</source>
        <translation>它所得的那部分份额</translation>
    </message>
    <message>
        <source>Cut to a whole number; what is left goes one by one to those that lost most by it</source>
        <translation>截为整数；余下的逐一分给因此损失最多者</translation>
    </message>
    <message>
        <source>Why would %1 get %2 shares?</source>
        <translation>为什么 %1 会得到 %2 份额？</translation>
    </message>
    <message>
        <source>Points from one rank to the next</source>
        <translation>相邻排名之间的分数</translation>
    </message>
    <message>
        <source>Points at exactly its share</source>
        <translation>使用量恰为份额时的分数</translation>
    </message>
    <message>
        <source>Points of a day of waiting</source>
        <translation>等待一天的分数</translation>
    </message>
    <message>
        <source>Until PriorityMaxAge is over: then the job has all of them</source>
        <translation>直到 PriorityMaxAge 为止：此后作业得到全部分数</translation>
    </message>
    <message>
        <source>Of one unit of it</source>
        <translation>每一个单位</translation>
    </message>
    <message>
        <source>Of a job that asks for all that the partition has of it</source>
        <translation>请求该分区全部数量的作业</translation>
    </message>
    <message>
        <source>Points of a factor of 1</source>
        <translation>因子为 1 时的分数</translation>
    </message>
    <message>
        <source>Points of partition %1</source>
        <translation>分区 %1 的分数</translation>
    </message>
    <message>
        <source>Points of QOS %1</source>
        <translation>QOS %1 的分数</translation>
    </message>
    <message>
        <source>Decay factor of a second</source>
        <translation>每秒的衰减因子</translation>
    </message>
    <message>
        <source>Usage does not fade</source>
        <translation>使用量不衰减</translation>
    </message>
    <message>
        <source>What is left after a day</source>
        <translation>一天后剩余的部分</translation>
    </message>
    <message>
        <source>What is left after a half-life</source>
        <translation>一个半衰期后剩余的部分</translation>
    </message>
    <message>
        <source>Not exactly a half: Slurm takes 0.693 for the logarithm of 2</source>
        <translation>并非恰好一半：Slurm 以 0.693 作为 2 的对数</translation>
    </message>
    <message>
        <source>Days until a tenth is left</source>
        <translation>剩下十分之一所需的天数</translation>
    </message>
    <message>
        <source>What one calculation period leaves</source>
        <translation>一个计算周期后剩余的部分</translation>
    </message>
    <message>
        <source>After it the running jobs&apos; use of the period is added</source>
        <translation>随后加上运行中作业在该周期内的使用量</translation>
    </message>
    <message>
        <source>Age factor after a day of waiting</source>
        <translation>等待一天后的等待时间因子</translation>
    </message>
    <message>
        <source>F at exactly its share</source>
        <translation>使用量恰为份额时的 F</translation>
    </message>
    <message>
        <source>Fair Tree does not use it</source>
        <translation>Fair Tree 不使用它</translation>
    </message>
    <message>
        <source>Job size factor of a job of all nodes</source>
        <translation>使用全部节点的作业的规模因子</translation>
    </message>
    <message>
        <source>TRES that are tracked</source>
        <translation>被跟踪的 TRES</translation>
    </message>
    <message>
        <source>A weight for anything else stops slurmctld</source>
        <translation>给其他项目设权重会使 slurmctld 停止</translation>
    </message>
    <message>
        <source>Usage after a reset</source>
        <translation>重置之后的使用量</translation>
    </message>
    <message>
        <source>Usage is never reset</source>
        <translation>使用量从不重置</translation>
    </message>
    <message>
        <source>All usage becomes 0 whenever a new period begins</source>
        <translation>每到新周期，所有使用量归零</translation>
    </message>
    <message>
        <source>What does %1 = %2 come to?</source>
        <translation>%1 = %2 意味着什么？</translation>
    </message>
    <message>
        <source>Neither a weight of its own nor the speed of a core is known</source>
        <translation>既没有自己的权重，也不知道核心的速度</translation>
    </message>
    <message>
        <source>What does the job factor %2 of partition %1 come to?</source>
        <translation>分区 %1 的作业因子 %2 意味着什么？</translation>
    </message>
    <message>
        <source>What does the tier %2 of partition %1 do?</source>
        <translation>分区 %1 的层级 %2 有什么作用？</translation>
    </message>
    <message>
        <source>What does the longest job of partition %1 come to?</source>
        <translation>分区 %1 中最长的作业意味着什么？</translation>
    </message>
    <message>
        <source>It has no nodes</source>
        <translation>它没有节点</translation>
    </message>
    <message>
        <source>What do the nodes %1 come to?</source>
        <translation>节点 %1 合计是多少？</translation>
    </message>
    <message>
        <source>Nodes of %1</source>
        <translation>%1 的节点</translation>
    </message>
    <message>
        <source>CPUs of %1</source>
        <translation>%1 的 CPU</translation>
    </message>
    <message>
        <source>Memory of %1, in GB</source>
        <translation>%1 的内存（GB）</translation>
    </message>
    <message>
        <source>GPUs of %1</source>
        <translation>%1 的 GPU</translation>
    </message>
    <message>
        <source>CPU TRES of %1</source>
        <translation>%1 的 CPU TRES</translation>
    </message>
    <message>
        <source>What the nodes are worth when shares are derived from the hardware</source>
        <translation>由硬件推导份额时这些节点的价值</translation>
    </message>
    <message>
        <source>Why is a core of %1 worth %2?</source>
        <translation>为什么 %1 的一个核心值 %2？</translation>
    </message>
    <message>
        <source>Which nodes have the chip %1?</source>
        <translation>哪些节点使用芯片 %1？</translation>
    </message>
    <message>
        <source>Nodes with the chip %1</source>
        <translation>使用芯片 %1 的节点</translation>
    </message>
    <message>
        <source>What does the priority %2 of QOS %1 come to?</source>
        <translation>QOS %1 的优先级 %2 意味着什么？</translation>
    </message>
    <message>
        <source>What does the usage factor %2 of QOS %1 do?</source>
        <translation>QOS %1 的使用量因子 %2 有什么作用？</translation>
    </message>
    <message>
        <source>Usage of an hour of a job of billing 1</source>
        <translation>计费为 1 的作业运行一小时的使用量</translation>
    </message>
    <message>
        <source>Partitions in a higher tier</source>
        <translation>更高层级的分区</translation>
    </message>
    <message>
        <source>Slurm looks at all jobs of a higher tier first, whatever their priority</source>
        <translation>Slurm 总是先查看更高层级的所有作业，不论其优先级</translation>
    </message>
    <message>
        <source>Longest job</source>
        <translation>最长的作业</translation>
    </message>
    <message>
        <source>Jobs may run without a limit</source>
        <translation>作业可以无限制地运行</translation>
    </message>
    <message>
        <source>What is left of its first second when it ends</source>
        <translation>作业结束时其第一秒的使用量还剩多少</translation>
    </message>
    <message>
        <source>A job that runs longer than the half-life has lost more than half of its early usage before it ends</source>
        <translation>运行时间超过半衰期的作业，在结束前其早期使用量已失去一半以上</translation>
    </message>
    <message>
        <source>The sample “%1” of this lesson could not be opened</source>
        <translation>无法打开此课程的示例“%1”</translation>
    </message>
    <message>
        <source>Name a sample of the program, or a policy file that stands beside the lesson</source>
        <translation>请写明程序自带的示例，或与课程放在一起的策略文件</translation>
    </message>
    <message>
        <source>The line&apos;s sockets cannot give %1 CPUs and %2 cores: change it by hand.</source>
        <translation>该行的插槽无法给出 %1 个 CPU 和 %2 个核心：请手动修改。</translation>
    </message>
    <message>
        <source>Its list of nodes cannot be read: correct it.</source>
        <translation>其节点列表无法读取：请更正。</translation>
    </message>
    <message>
        <source>%1 still names nodes of it: take them out there first.</source>
        <translation>%1 仍引用其中的节点：请先在那里移除。</translation>
    </message>
    <message>
        <source>%1 of the line says where each node is found: change the line by hand.</source>
        <translation>该行的 %1 指明每个节点的位置：请手动修改该行。</translation>
    </message>
    <message>
        <source>A NodeName=DEFAULT line gives it %1, which its own line cannot take back.</source>
        <translation>NodeName=DEFAULT 行为其设置了 %1，它自己的行无法取消。</translation>
    </message>
    <message>
        <source>The new line NodeName=%1 is written without %2.</source>
        <translation>新行 NodeName=%1 写出时不含 %2。</translation>
    </message>
    <message>
        <source>Add by hand where these nodes are found, if their names do not say it.</source>
        <translation>如果节点名称不能说明其位置，请手动补充。</translation>
    </message>
    <message>
        <source>%1 is changed in the draft, and not in the exported slurm.conf.</source>
        <translation>%1 在草案中已更改，但导出的 slurm.conf 中没有。</translation>
    </message>
    <message>
        <source>It stands in an included file: change it there. A comment at the end of slurm.conf has its new text, if it has one.</source>
        <translation>它位于被包含的文件中：请在那里修改。如有新文本，见 slurm.conf 末尾的注释。</translation>
    </message>
    <message>
        <source>A node has no name.</source>
        <translation>有一个节点没有名称。</translation>
    </message>
    <message>
        <source>A partition has no name.</source>
        <translation>有一个分区没有名称。</translation>
    </message>
    <message>
        <source>A QOS has no name.</source>
        <translation>有一个 QOS 没有名称。</translation>
    </message>
    <message>
        <source>Copy this file of the cluster to %1, and import again.</source>
        <translation>请将集群上的这个文件复制到 %1，然后重新导入。</translation>
    </message>
    <message>
        <source>The cluster runs with %1=%2; slurm.conf does not name the key, which is &quot;%3&quot; by default today.</source>
        <translation>集群运行时的值为 %1=%2；slurm.conf 没有写这个键，它如今的默认值是“%3”。</translation>
    </message>
    <message>
        <source>The running value was taken: an older release has another default, or slurm.conf was changed since.</source>
        <translation>已采用运行中的值：较旧的版本有不同的默认值，或者 slurm.conf 后来被修改过。</translation>
    </message>
    <message>
        <source>AccountingStorageTRES names %1 without %2: a job that asks for %3 without a type may be counted as %1, whatever type it gets</source>
        <translation>AccountingStorageTRES 列出了 %1 而没有 %2：申请 %3 但不指定类型的作业可能被计为 %1，无论它实际得到哪种类型</translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES</source>
        <translation>将 %1 加入 AccountingStorageTRES</translation>
    </message>
    <message>
        <source>Partition %1 charges for %2: a job that asks for %3 without a type is billed nothing for it until it runs</source>
        <translation>分区 %1 对 %2 计费：申请 %3 但不指定类型的作业在运行之前不为此计费</translation>
    </message>
    <message>
        <source>Let users ask for a type, or give %1 a weight too</source>
        <translation>让用户指定类型，或者也给 %1 一个权重</translation>
    </message>
    <message>
        <source>PriorityWeightTRES weighs %1: a waiting job that asks for %2 without a type gets nothing of it</source>
        <translation>PriorityWeightTRES 给 %1 加权：申请 %2 但不指定类型的等待作业得不到任何点数</translation>
    </message>
    <message>
        <source>The job is billed by the weights of its first partition, %1</source>
        <translation>作业按其第一个分区 %1 的权重计费</translation>
    </message>
    <message>
        <source>The shares of the level add up to more than 32 bit can hold: Slurm counts on from 0</source>
        <translation>该层的份额之和超出 32 位：Slurm 从 0 重新计数</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>内存不足，无法完成此操作。</translation>
    </message>
    <message>
        <source>Nothing was changed. Close other programs, and try again.</source>
        <translation>未作任何更改。请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>Something went wrong inside Apportion: %1</source>
        <translation>Apportion 内部出错：%1</translation>
    </message>
    <message>
        <source>Nothing was changed. Please tell its developers what you did.</source>
        <translation>未作任何更改。请将您的操作告知开发者。</translation>
    </message>
    <message>
        <source>Something went wrong inside Apportion.</source>
        <translation>Apportion 内部出错。</translation>
    </message>
    <message>
        <source>Take it from git or from a backup. If it was edited or merged on purpose, this makes it complete: apportion-cli seal FILE</source>
        <translation>请从 git 或备份中取回。如果是有意编辑或合并的，此命令使其完整：apportion-cli seal FILE</translation>
    </message>
    <message>
        <source>the file is of format 1, which has no sums: whether it is complete could not be checked</source>
        <translation>该文件为格式 1，没有校验和：无法检查它是否完整</translation>
    </message>
    <message>
        <source>Save it once: the present format has them.</source>
        <translation>请保存一次：当前格式带有校验和。</translation>
    </message>
    <message>
        <source>the file is not complete: its end, where the sums of its lines stand, is missing</source>
        <translation>该文件不完整：缺少存放各行校验和的结尾</translation>
    </message>
    <message>
        <source>the sums of the lines are damaged, or two branches were merged: it is not known whether the file is complete</source>
        <translation>各行的校验和已损坏，或合并了两个分支：不知道该文件是否完整</translation>
    </message>
    <message>
        <source>the file is not as it was saved: among the %1 lines from here on something was changed (%2 lines were saved)</source>
        <translation>该文件与保存时不同：从这里起的 %1 行中有改动（保存时为 %2 行）</translation>
    </message>
    <message>
        <source>Write the TRES as in cpu=300,gres/gpu:h100=6.</source>
        <translation>请将 TRES 写成 cpu=300,gres/gpu:h100=6 的形式。</translation>
    </message>
    <message>
        <source>this answer of the cluster has %1 bytes, and had %2 when it was saved: it is not complete</source>
        <translation>集群的这一回答有 %1 字节，保存时为 %2 字节：它不完整</translation>
    </message>
    <message>
        <source>Ask the cluster again. An answer that was changed on purpose is imported from another folder.</source>
        <translation>请再次询问集群。有意修改的回答请从其他文件夹导入。</translation>
    </message>
    <message>
        <source>this answer of the cluster was saved, and is not there any more</source>
        <translation>集群的这一回答曾被保存，现已不在</translation>
    </message>
    <message>
        <source>What it told is not known here.</source>
        <translation>此处不知道其内容。</translation>
    </message>
    <message>
        <source>the cluster did not give this answer: %1</source>
        <translation>集群未给出这一回答：%1</translation>
    </message>
    <message>
        <source>Choose an account that the user is in, or add the user there</source>
        <translation>选择该用户所在的账户，或将该用户加入其中</translation>
    </message>
    <message>
        <source>%1 of %2 is no option that sacctmgr knows</source>
        <translation>%2 的 %1 不是 sacctmgr 所知的选项</translation>
    </message>
    <message>
        <source>Correct its spelling, or remove it</source>
        <translation>更正拼写，或将其删除</translation>
    </message>
    <message>
        <source>%1 names the QOS %2, which does not exist: sacctmgr would refuse it</source>
        <translation>%1 使用了不存在的 QOS %2:sacctmgr 会拒绝</translation>
    </message>
    <message>
        <source>Add the QOS, or correct the name</source>
        <translation>添加该 QOS，或更正名称</translation>
    </message>
    <message>
        <source>%1 has a limit of %2, which is not tracked: it limits nothing, or sacctmgr refuses it</source>
        <translation>%1 对未跟踪的 %2 设有限制：它不起作用，或会被 sacctmgr 拒绝</translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES, or remove the limit</source>
        <translation>将 %1 加入 AccountingStorageTRES，或删除该限制</translation>
    </message>
    <message>
        <source>%1 has %2: what counts against it decays with the half-life of %3, so it limits recent use and is no budget</source>
        <translation>%1 设有 %2：计入的用量会按半衰期 %3 衰减，因此它限制的是近期用量，而不是预算</translation>
    </message>
    <message>
        <source>For a budget set PriorityDecayHalfLife=0 with a reset period, or the flag NoDecay on a QOS with the limit</source>
        <translation>若要预算，请设置 PriorityDecayHalfLife=0 并配合重置周期，或在带有该限制的 QOS 上设置 NoDecay 标志</translation>
    </message>
    <message>
        <source>It counts from the last reset, or from its first start: usage stays only if that lies in the present day, week, month, quarter or year</source>
        <translation>它从上次重置或首次启动起计算：只有当该时间处于当前的日、周、月、季度或年之内时，用量才会保留</translation>
    </message>
    <message>
        <source>Correct its spelling, or put a # before it</source>
        <translation>更正拼写，或在前面加上 #</translation>
    </message>
    <message>
        <source>The nearest key that Slurm knows is %1</source>
        <translation>Slurm 所知最接近的键是 %1</translation>
    </message>
    <message>
        <source>%1 in %2 is no key that Slurm knows: slurmctld would not start</source>
        <translation>%2 中的 %1 不是 Slurm 所知的键：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>%1 in %2 came with Slurm %3: slurmctld of %4 would not start</source>
        <translation>%2 中的 %1 自 Slurm %3 起才有：%4 的 slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>%1 in %2 was given up after Slurm %3: slurmctld of %4 would not start</source>
        <translation>%2 中的 %1 在 Slurm %3 之后已取消：%4 的 slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Remove it, or say which release of Slurm the cluster runs</source>
        <translation>将其删除，或说明集群运行的 Slurm 版本</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>将其删除</translation>
    </message>
    <message>
        <source>%1 in %2 does nothing since Slurm %3</source>
        <translation>%2 中的 %1 自 Slurm %3 起不再起作用</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in %2 is not a weight: slurmctld would not start.</source>
        <translation>%2 中的“%1”不是权重：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>A PartitionName=DEFAULT line gives it %1, which its own line cannot take back.</source>
        <translation>某个 PartitionName=DEFAULT 行为它设置了 %1，它自己的行无法撤销。</translation>
    </message>
    <message>
        <source>%1 has no value: slurmctld would not start.</source>
        <translation>%1 没有值：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Give it one, or put a # before it.</source>
        <translation>请给出一个值，或在前面加上 #。</translation>
    </message>
    <message>
        <source>usage was printed without its fraction, and two are too close to tell which comes first</source>
        <translation>打印的用量没有小数部分，两者过于接近，无法判断先后</translation>
    </message>
    <message>
        <source>two have the same LevelFS, and Slurm walked them in the other order</source>
        <translation>两者的 LevelFS 相同，而 Slurm 以相反的顺序遍历</translation>
    </message>
    <message>
        <source>its priority was computed at another time than that of most jobs</source>
        <translation>其优先级的计算时间与大多数作业不同</translation>
    </message>
    <message>
        <source>one of its terms differs</source>
        <translation>其中一项不同</translation>
    </message>
    <message>
        <source>there is no such job, partition or QOS in what was read</source>
        <translation>所读内容中没有这样的作业、分区或 QOS</translation>
    </message>
    <message>
        <source>unknown: please report it</source>
        <translation>未知：请报告</translation>
    </message>
    <message>
        <source>Agrees with the cluster on %1 of %2 numbers that it printed itself.</source>
        <translation>与集群自己打印的 %2 个数值中的 %1 个一致。</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 there, %4 here. apportion-cli agree lists all that differ.</source>
        <translation>%2 的 %1 在集群上为 %3，这里为 %4。apportion-cli agree 列出所有不同之处。</translation>
    </message>
    <message>
        <source>There are no terms of priorities in the file.</source>
        <translation>文件中没有优先级的各项。</translation>
    </message>
    <message>
        <source>Print them with: sprio -l</source>
        <translation>用以下命令打印：sprio -l</translation>
    </message>
    <message>
        <source>The row has no job, or one of its terms is no number.</source>
        <translation>该行没有作业，或其中一项不是数字。</translation>
    </message>
    <message>
        <source>Print it again with: sprio -l</source>
        <translation>用以下命令重新打印：sprio -l</translation>
    </message>
    <message>
        <source>no usage was read, so everybody counts as unused: give the output of sshare -a -l -P too</source>
        <translation>未读取用量，因此所有人都被视为未使用：请同时提供 sshare -a -l -P 的输出</translation>
    </message>
    <message>
        <source>Passwords are never asked for here. Put a key into your agent (ssh-add), and try in a terminal: ssh %2. Where a second factor is asked for, set ControlMaster and ControlPath for the host and keep that terminal open.</source>
        <translation>这里从不询问密码。请把密钥加入代理（ssh-add），并在终端中尝试：ssh %2。若要求第二因素，请为该主机设置 ControlMaster 和 ControlPath，并保持该终端打开。</translation>
    </message>
    <message>
        <source>PrivateData=%1: of an unknown number of accounts and users you see %2 and %3; of usage and jobs perhaps a part.</source>
        <translation>PrivateData=%1：账户和用户的总数未知，您看到的分别是 %2 个和 %3 个；使用量和作业也可能只是一部分。</translation>
    </message>
    <message>
        <source>Terms of priorities</source>
        <translation>优先级各项</translation>
    </message>
    <message>
        <source>A line of an included file is not of the form Key=Value, and was left out, as all such lines of the file.</source>
        <translation>被包含文件中有一行不是 Key=Value 的形式，已与该文件中所有此类行一起略去。</translation>
    </message>
    <message>
        <source>Look whether the Include line names the right file.</source>
        <translation>请检查 Include 行所指的文件是否正确。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies outside the folder of slurm.conf, and was not included.</source>
        <translation>“%1”不在 slurm.conf 所在的文件夹中，未被包含。</translation>
    </message>
    <message>
        <source>If it is a part of slurm.conf, import it with: apportion-cli import --follow-includes</source>
        <translation>如果它是 slurm.conf 的一部分，请这样导入：apportion-cli import --follow-includes</translation>
    </message>
    <message>
        <source>the file has no baseline: what it holds is the baseline now</source>
        <translation>文件没有基线：它所含的内容现在就是基线</translation>
    </message>
    <message>
        <source>Save it once: from then on it keeps the baseline, whatever is edited.</source>
        <translation>保存一次即可：此后无论如何编辑，它都保留基线。</translation>
    </message>
    <message>
        <source>There is no account for %1 to stand in.</source>
        <translation>没有 %1 所属的账户。</translation>
    </message>
    <message>
        <source>%1 has more raw shares than Slurm can hold.</source>
        <translation>%1 的原始份额超过 Slurm 的上限。</translation>
    </message>
    <message>
        <source>“%1” cannot stand in a name: sacctmgr would not read it.</source>
        <translation>名称中不能有“%1”：sacctmgr 无法读取。</translation>
    </message>
    <message>
        <source>Blanks and control characters cannot stand in a name.</source>
        <translation>名称中不能有空白和控制字符。</translation>
    </message>
    <message>
        <source>A user needs a name.</source>
        <translation>用户需要名称。</translation>
    </message>
    <message>
        <source>An account needs a name.</source>
        <translation>账户需要名称。</translation>
    </message>
    <message>
        <source>A name has at most %1 bytes.</source>
        <translation>名称最多 %1 字节。</translation>
    </message>
    <message>
        <source>There is an account %1 already; an account&apos;s name stands once in a cluster.</source>
        <translation>已有账户 %1；账户名称在集群中只能出现一次。</translation>
    </message>
    <message>
        <source>User %1 stands in account %2 already.</source>
        <translation>用户 %1 已在账户 %2 中。</translation>
    </message>
    <message>
        <source>The account root cannot be removed: every cluster has it.</source>
        <translation>账户 root 不能移除：每个集群都有它。</translation>
    </message>
    <message>
        <source>The user root of the account root cannot be removed: every cluster has it.</source>
        <translation>账户 root 的用户 root 不能移除：每个集群都有它。</translation>
    </message>
    <message>
        <source>Only an account can hold others.</source>
        <translation>只有账户才能包含其他成员。</translation>
    </message>
    <message>
        <source>root stays where it is: every cluster has it at the top.</source>
        <translation>root 位置不变：每个集群的顶端都是它。</translation>
    </message>
    <message>
        <source>Account %1 cannot hang below itself.</source>
        <translation>账户 %1 不能位于自身之下。</translation>
    </message>
    <message>
        <source>Account %1 cannot hang below %2, which is part of it.</source>
        <translation>账户 %1 不能位于 %2 之下，后者是它的一部分。</translation>
    </message>
    <message>
        <source>root keeps its name: Slurm looks for it.</source>
        <translation>root 保持原名：Slurm 会查找它。</translation>
    </message>
    <message>
        <source>There is a user %1 already.</source>
        <translation>已有用户 %1。</translation>
    </message>
    <message>
        <source>unknown: a planned size, a site factor or a priority set by an administrator shows only in sprio -l</source>
        <translation>未知：计划的大小、站点因子或管理员设定的优先级只在 sprio -l 中显示</translation>
    </message>
    <message>
        <source>the nodes of the running cluster are not those of slurm.conf: give scontrol -o show node too</source>
        <translation>运行中集群的节点与 slurm.conf 中的不同：请同时提供 scontrol -o show node 的输出</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 为新增</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 已不存在</translation>
    </message>
    <message>
        <source>changes in %1</source>
        <translation>%1 中的更改</translation>
    </message>
    <message>
        <source>users of %1</source>
        <translation>%1 的用户</translation>
    </message>
    <message>
        <source>priority of %1</source>
        <translation>%1 的优先级</translation>
    </message>
    <message>
        <source>other usage</source>
        <translation>其他使用量</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 已更改</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>other changes</source>
        <translation>其他更改</translation>
    </message>
    <message>
        <source>nodes and partitions</source>
        <translation>节点和分区</translation>
    </message>
    <message>
        <source>other jobs</source>
        <translation>其他作业</translation>
    </message>
    <message>
        <source>Accounts %1 have the same LevelFS: which of them comes first changes when slurmctld starts anew</source>
        <translation>账户 %1 的 LevelFS 相同：slurmctld 重新启动时，谁排在前面会改变</translation>
    </message>
    <message>
        <source>After a start Slurm sorts them without case and `_` behind the letters, later by bytes, as here. Other shares end the tie</source>
        <translation>启动后 Slurm 按不区分大小写、`_` 排在字母之后的顺序排序，之后按字节排序（如此处）。改用不同的份额可消除并列</translation>
    </message>
    <message>
        <source>TRES that %1 buys</source>
        <translation>%1 购买的 TRES</translation>
    </message>
    <message>
        <source>Shares that stand for a TRES now</source>
        <translation>目前一个 TRES 对应的份额</translation>
    </message>
    <message>
        <source>What each change is worth adds up to this: measured by %1 evaluations, over all orders in which they can be made</source>
        <translation>各项更改的影响之和即为此值：通过 %1 次评估测得，涵盖所有可能的更改顺序</translation>
    </message>
    <message>
        <source>What each change is worth adds up to this: measured by %1 evaluations, over some orders in which they can be made</source>
        <translation>各项更改的影响之和即为此值：通过 %1 次评估测得，涵盖部分可能的更改顺序</translation>
    </message>
    <message>
        <source>No change is worth a rank to this user</source>
        <translation>没有更改影响此用户的排名</translation>
    </message>
    <message>
        <source>What each change is worth to it is measured on the page Compare</source>
        <translation>每项更改对其影响在“对比”页面上测量</translation>
    </message>
    <message>
        <source>It counts from the last reset, %1, and makes up for what it missed since.</source>
        <translation>它从上次重置 %1 起计算，并补上此后错过的重置。</translation>
    </message>
    <message>
        <source>This is not what slurmctld keeps of its last reset.</source>
        <translation>这不是 slurmctld 保存的上次重置记录。</translation>
    </message>
    <message>
        <source>Take priority_last_decay_ran from its StateSaveLocation.</source>
        <translation>请从其 StateSaveLocation 中取 priority_last_decay_ran。</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>sacctmgr cannot be told the name &quot;%1&quot; (%2): commas, brackets, quotes, backslashes and | are more than letters to it and its database, blanks at an end get lost, and &quot;in&quot; or &quot;for&quot; between other words cannot be told apart.</source>
        <translation>无法把名称“%1”（%2）告诉 sacctmgr：逗号、方括号、引号、反斜杠和 | 对它和它的数据库来说不只是字母，两端的空格会丢失，其他单词之间的“in”或“for”也无法区分。</translation>
    </message>
    <message>
        <source>There is no account in the file.</source>
        <translation>文件中没有账户。</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show account</source>
        <translation>请用以下命令输出：sacctmgr -P show account</translation>
    </message>
    <message>
        <source>There is no user in the file.</source>
        <translation>文件中没有用户。</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show user withcoord</source>
        <translation>请用以下命令输出：sacctmgr -P show user withcoord</translation>
    </message>
    <message>
        <source>this answer of the cluster is a part: %1</source>
        <translation>集群的这个回答只是一部分：%1</translation>
    </message>
    <message>
        <source>What is not in it is not known here, and is not to be taken for removed.</source>
        <translation>其中没有的内容在这里未知，不应视为已删除。</translation>
    </message>
    <message>
        <source>This line is no row of the table.</source>
        <translation>此行不是表中的数据行。</translation>
    </message>
    <message>
        <source>The rest of the trace was read.</source>
        <translation>轨迹的其余部分已读取。</translation>
    </message>
    <message>
        <source>Print the jobs with sacct -P: such a text may have any size.</source>
        <translation>请用 sacct -P 输出作业：这种文本的大小不受限制。</translation>
    </message>
    <message>
        <source>Jobs of other clusters, left out: %1.</source>
        <translation>已略去其他集群的作业：%1 个。</translation>
    </message>
    <message>
        <source>Name the one that you want with --cluster.</source>
        <translation>请用 --cluster 指定所需的集群。</translation>
    </message>
    <message>
        <source>Jobs with a time in the hour that comes twice, which nothing tells apart: %1. The first hour was taken.</source>
        <translation>有时间落在重复的一小时内且无法区分的作业：%1 个。按第一个小时处理。</translation>
    </message>
    <message>
        <source>Print the jobs with: %1</source>
        <translation>请用以下命令输出作业：%1</translation>
    </message>
    <message>
        <source>No job could be read.</source>
        <translation>没有读到任何作业。</translation>
    </message>
    <message>
        <source>Without the column %1 nobody knows when jobs started: they cannot be compared with.</source>
        <translation>没有 %1 列就不知道作业何时开始：无法与之比较。</translation>
    </message>
    <message>
        <source>Without the column %1 nobody knows how long jobs ran: they cannot be replayed.</source>
        <translation>没有 %1 列就不知道作业运行了多久：无法重放。</translation>
    </message>
    <message>
        <source>Without the column %1 nobody knows whose the jobs are: they have no fair share.</source>
        <translation>没有 %1 列就不知道作业属于谁：它们没有公平份额。</translation>
    </message>
    <message>
        <source>Without the column %1 jobs are taken to have asked for what they got.</source>
        <translation>没有 %1 列时，认为作业请求的就是它们得到的。</translation>
    </message>
    <message>
        <source>Without the column %1 jobs have the time limits of their partitions.</source>
        <translation>没有 %1 列时，作业采用其分区的时间限制。</translation>
    </message>
    <message>
        <source>Without the column %1 jobs can start as soon as they are submitted.</source>
        <translation>没有 %1 列时，作业一提交即可开始。</translation>
    </message>
    <message>
        <source>Without the column %1 dependencies, begin times, nice values and numbers of tasks are not known.</source>
        <translation>没有 %1 列就不知道依赖关系、开始时间、nice 值和任务数。</translation>
    </message>
    <message>
        <source>The row has %1 columns, the table %2.</source>
        <translation>该行有 %1 列，而表有 %2 列。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of %2.</source>
        <translation>“%1”不是 %2 的值。</translation>
    </message>
    <message>
        <source>The tasks of the array %1 are not all told: Slurm cut the list short.</source>
        <translation>数组 %1 的任务没有全部列出：Slurm 截断了列表。</translation>
    </message>
    <message>
        <source>Run sacct with SLURM_BITSTR_LEN=0 in its environment.</source>
        <translation>请在环境中设置 SLURM_BITSTR_LEN=0 后运行 sacct。</translation>
    </message>
    <message>
        <source>The trace is of the format %1, which this version cannot read.</source>
        <translation>轨迹的格式为 %1，此版本无法读取。</translation>
    </message>
    <message>
        <source>Rows are missing above this line.</source>
        <translation>此行之上缺少数据行。</translation>
    </message>
    <message>
        <source>The file does not say whether its processors are cores or whole nodes; cores were taken.</source>
        <translation>该文件没有说明其处理器是核心还是整个节点；按核心处理。</translation>
    </message>
    <message>
        <source>Say it with --processors cores or --processors nodes.</source>
        <translation>请用 --processors cores 或 --processors nodes 说明。</translation>
    </message>
    <message>
        <source>AdminLevel=%1 of %2 is none that sacctmgr knows</source>
        <translation>%2 的 AdminLevel=%1 不是 sacctmgr 认识的值</translation>
    </message>
    <message>
        <source>Write None, Operator or Administrator</source>
        <translation>请写 None、Operator 或 Administrator</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 names only what does not exist (%2): Slurm lets every account in</source>
        <translation>分区 %1 的 AllowAccounts 只列出不存在的账户（%2）：Slurm 会允许所有账户使用</translation>
    </message>
    <message>
        <source>Name the accounts that shall be let in</source>
        <translation>请列出允许使用的账户</translation>
    </message>
    <message>
        <source>%1 of partition %2 names %3, which does not exist</source>
        <translation>分区 %2 的 %1 列出了不存在的 %3</translation>
    </message>
    <message>
        <source>Name what shall be let in: without the list everybody would be</source>
        <translation>请列出允许使用者：没有此列表则所有人都可使用</translation>
    </message>
    <message>
        <source>Take it out of the list, or correct its spelling</source>
        <translation>将其从列表中移除，或更正拼写</translation>
    </message>
    <message>
        <source>QOS %1 preempts %2, which does not exist: sacctmgr would refuse it</source>
        <translation>QOS %1 抢占不存在的 %2：sacctmgr 会拒绝</translation>
    </message>
    <message>
        <source>QOS %1 preempts itself: slurmdbd refuses it</source>
        <translation>QOS %1 抢占自身：slurmdbd 会拒绝</translation>
    </message>
    <message>
        <source>QOS %1 preempts %2, which preempts it in turn: slurmdbd refuses such a circle</source>
        <translation>QOS %1 抢占 %2，而后者又抢占前者：slurmdbd 会拒绝这样的循环</translation>
    </message>
    <message>
        <source>Take one of them out of its Preempt list</source>
        <translation>将其中一个从其 Preempt 列表中移除</translation>
    </message>
    <message>
        <source>Take what does not exist out of the list</source>
        <translation>将不存在的从列表中移除</translation>
    </message>
    <message>
        <source>Partition %1 is defined twice; slurmctld would not start.</source>
        <translation>分区 %1 定义了两次；slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>What PartitionName=%1 gets in the exported slurm.conf has no effect.</source>
        <translation>导出的 slurm.conf 中 PartitionName=%1 得到的内容不起作用。</translation>
    </message>
    <message>
        <source>%1 stands on the line of another key: slurmctld would not start.</source>
        <translation>%1 与另一个键写在同一行：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Give it a line of its own, as it gets in what is exported.</source>
        <translation>请让它独占一行；导出的文件中已是如此。</translation>
    </message>
    <message>
        <source>%1 rows of jobs stand again further down; the last one of each was taken.</source>
        <translation>%1 行作业在后面再次出现；每个作业取最后一行。</translation>
    </message>
    <message>
        <source>Print the jobs once, all at the same time.</source>
        <translation>请一次性打印所有作业。</translation>
    </message>
    <message>
        <source>The file is UTF-16: Slurm&apos;s programs print UTF-8, and read nothing else.</source>
        <translation>文件是 UTF-16 编码：Slurm 的程序输出 UTF-8，也只读取 UTF-8。</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, which was skipped: Slurm&apos;s programs would not read its first line.</source>
        <translation>文件以字节顺序标记开头，已跳过：Slurm 的程序读不了它的第一行。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 without a mark.</source>
        <translation>请另存为不带标记的 UTF-8。</translation>
    </message>
    <message>
        <source>Save it with the line ends of Unix.</source>
        <translation>请以 Unix 行尾保存。</translation>
    </message>
    <message>
        <source>left out: another listing of sshare tells the usage, and what Slurm computes of it</source>
        <translation>已略过：另一份 sshare 列表给出了用量以及 Slurm 由此计算的值</translation>
    </message>
    <message>
        <source>Since when jobs are asked for must be like 90days or 2026-01-31: %1</source>
        <translation>查询作业的起始时间必须形如 90days 或 2026-01-31：%1</translation>
    </message>
    <message>
        <source>Jobs of accounting</source>
        <translation>记账中的作业</translation>
    </message>
    <message>
        <source>sprio was printed of another cluster than the jobs, or at another time: print them together</source>
        <translation>sprio 的输出来自与作业不同的集群或不同的时间：请一起打印</translation>
    </message>
    <message>
        <source>The trace is not complete: lines were changed, added or lost.</source>
        <translation>轨迹不完整：有行被更改、添加或丢失。</translation>
    </message>
    <message>
        <source>Import it again from what it was made of.</source>
        <translation>请从其来源重新导入。</translation>
    </message>
    <message>
        <source>Priority thresholds</source>
        <translation>优先级阈值</translation>
    </message>
    <message>
        <source>Associations name QOS of which the policy tells nothing: %1. apply.sh goes on only where the cluster has them.</source>
        <translation>关联中提到了策略没有说明的 QOS：%1。只有集群拥有它们时，apply.sh 才会继续。</translation>
    </message>
    <message>
        <source>Import what sacctmgr -P show qos prints, too.</source>
        <translation>请同时导入 sacctmgr -P show qos 的输出。</translation>
    </message>
    <message>
        <source>There is no association in the file.</source>
        <translation>文件中没有关联。</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh</source>
        <translation>请用以下命令输出：sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh</translation>
    </message>
    <message>
        <source>%1 has %2, and the cluster has no more than %3: it limits nothing</source>
        <translation>%1 有 %2，而集群最多只有 %3：该限制不起作用</translation>
    </message>
    <message>
        <source>Lower the limit, or remove it</source>
        <translation>降低该限制，或将其移除</translation>
    </message>
    <message>
        <source>%1 has %2, but %3 of %4 is reached before: it limits nothing</source>
        <translation>%1 有 %2，但会先达到 %4 的 %3：该限制不起作用</translation>
    </message>
    <message>
        <source>Raise the limit, or wait: in %1 days usage has decayed below it if nothing runs</source>
        <translation>提高该限制，或者等待：若无作业运行，%1 天后使用量会衰减到限制以下</translation>
    </message>
    <message>
        <source>Raise the limit, or reset the usage</source>
        <translation>提高该限制，或重置使用量</translation>
    </message>
    <message>
        <source>%1 has used up %2 (%3 minutes are used): none of its jobs starts</source>
        <translation>%1 已用尽 %2（已用 %3 分钟）：其作业都不会启动</translation>
    </message>
    <message>
        <source>%1 of the %2 users of %3 have the QOS %4, which is asked for</source>
        <translation>%3 的 %2 个用户中有 %1 个拥有所问的 QOS %4</translation>
    </message>
    <message>
        <source>No user of %1 has the QOS %2: they have QOS lists of their own, which count</source>
        <translation>%1 的用户都没有 QOS %2：他们有自己的 QOS 列表，以其为准</translation>
    </message>
    <message>
        <source>The users of %1 have the QOS %2 of their own</source>
        <translation>%1 的用户自己拥有 QOS %2</translation>
    </message>
    <message>
        <source>The users of %1 have QOS lists of their own, which count: change those</source>
        <translation>%1 的用户有自己的 QOS 列表，以其为准：请修改它们</translation>
    </message>
    <message>
        <source>%1 has %2: no job is accepted, unless a user or a QOS has such a limit of its own</source>
        <translation>%1 有 %2：不接受任何作业，除非用户或 QOS 自己有这样的限制</translation>
    </message>
    <message>
        <source>%1 has %2: no job is accepted, unless a QOS has such a limit</source>
        <translation>%1 有 %2：不接受任何作业，除非某个 QOS 有这样的限制</translation>
    </message>
    <message>
        <source>%1 has %2: no job starts, unless a user or a QOS has such a limit of its own</source>
        <translation>%1 有 %2：没有作业会启动，除非用户或 QOS 自己有这样的限制</translation>
    </message>
    <message>
        <source>%1 has %2: no job starts, unless a QOS has such a limit</source>
        <translation>%1 有 %2：没有作业会启动，除非某个 QOS 有这样的限制</translation>
    </message>
    <message>
        <source>Remove the limit where that is not meant</source>
        <translation>如果并非有意，请移除该限制</translation>
    </message>
    <message>
        <source>Job %1 can never start: %2 has %3</source>
        <translation>作业 %1 永远无法启动：%2 有 %3</translation>
    </message>
    <message>
        <source>Job %1 can never start: AllowAccounts of partition %2 does not name its account %3</source>
        <translation>作业 %1 永远无法启动：分区 %2 的 AllowAccounts 未列出其账户 %3</translation>
    </message>
    <message>
        <source>Job %1 can never start: DenyAccounts of partition %2 names its account %3, or one above it</source>
        <translation>作业 %1 永远无法启动：分区 %2 的 DenyAccounts 列出了其账户 %3 或其上级账户</translation>
    </message>
    <message>
        <source>Let the account in, or tell the user</source>
        <translation>请允许该账户，或告知用户</translation>
    </message>
    <message>
        <source>Job %1 can never start: AllowQos of partition %2 does not name its QOS %3</source>
        <translation>作业 %1 永远无法启动：分区 %2 的 AllowQos 未列出其 QOS %3</translation>
    </message>
    <message>
        <source>Let the QOS in, or tell the user</source>
        <translation>请允许该 QOS，或告知用户</translation>
    </message>
    <message>
        <source>Job %1 can never start: DenyQos of partition %2 names its QOS %3</source>
        <translation>作业 %1 永远无法启动：分区 %2 的 DenyQos 列出了其 QOS %3</translation>
    </message>
    <message>
        <source>Job %1 can never start: %2 does not have its QOS %3</source>
        <translation>作业 %1 永远无法启动：%2 没有其 QOS %3</translation>
    </message>
    <message>
        <source>Give the user the QOS, or tell them; a job that an operator gave a QOS starts all the same</source>
        <translation>请将该 QOS 授予用户，或告知用户；由操作员指定 QOS 的作业照常启动</translation>
    </message>
    <message>
        <source>Job %1 can never start: it asks for %2, and %3 has %4</source>
        <translation>作业 %1 永远无法启动：它请求 %2，而 %3 有 %4</translation>
    </message>
    <message>
        <source>Raise the limit, or tell the user</source>
        <translation>提高该限制，或告知用户</translation>
    </message>
    <message>
        <source>There are limits, but AccountingStorageEnforce does not say limits: slurmctld holds no job to them</source>
        <translation>存在限制，但 AccountingStorageEnforce 中没有 limits：slurmctld 不会对任何作业执行这些限制</translation>
    </message>
    <message>
        <source>Set AccountingStorageEnforce=limits</source>
        <translation>设置 AccountingStorageEnforce=limits</translation>
    </message>
    <message>
        <source>Type a number of jobs, such as 4</source>
        <translation>请输入作业数，例如 4</translation>
    </message>
    <message>
        <source>To have no limit, clear the value</source>
        <translation>若不需要限制，请清空该值</translation>
    </message>
    <message>
        <source>Type TRES × minutes, or hours or days with a letter: 6000, 100h, 2d</source>
        <translation>请输入 TRES × 分钟，或用字母表示小时或天：6000、100h、2d</translation>
    </message>
    <message>
        <source>Type memory in MB, or with a unit: 102400, 100G</source>
        <translation>请输入以 MB 为单位的内存，或带单位：102400、100G</translation>
    </message>
    <message>
        <source>Type a count, such as 64</source>
        <translation>请输入数量，例如 64</translation>
    </message>
    <message>
        <source>%1: not asked.</source>
        <translation>%1：未询问。</translation>
    </message>
    <message>
        <source>Last reset of usage</source>
        <translation>上次用量重置</translation>
    </message>
    <message>
        <source>two have the same LevelFS, and after a start of slurmctld releases before 23.11 mostly walk the newest first</source>
        <translation>两者的 LevelFS 相同，而 23.11 之前的版本在 slurmctld 启动后大多先处理最新的</translation>
    </message>
    <message>
        <source>No command of Slurm tells it, and mostly only SlurmUser on the controller may read that file. Not knowing it, PriorityUsageResetPeriod, where it is switched on, is taken to clear all usage at once; the page Usage takes the time.</source>
        <translation>Slurm 没有任何命令能给出它，通常只有控制器上的 SlurmUser 才能读取该文件。不知道它时，若启用 PriorityUsageResetPeriod，则视为会立即清除全部用量；可在“使用量”页面填写该时间。</translation>
    </message>
    <message>
        <source>Database settings</source>
        <translation>数据库设置</translation>
    </message>
    <message>
        <source>%1 is no list of people: no CSV whose header has a column user, no output of getent and no LDIF</source>
        <translation>%1 不是人员列表：既不是表头含 user 列的 CSV，也不是 getent 的输出或 LDIF</translation>
    </message>
    <message>
        <source>Name the columns in the first line: user,account</source>
        <translation>请在第一行写明列名：user,account</translation>
    </message>
    <message>
        <source>%1 does not have the QOS %2</source>
        <translation>%1 没有 QOS %2</translation>
    </message>
    <message>
        <source>Nothing keeps %1 out of partition %2</source>
        <translation>没有任何规则阻止 %1 使用分区 %2</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 does not name %2</source>
        <translation>分区 %1 的 AllowAccounts 未包含 %2</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 names %2</source>
        <translation>分区 %1 的 AllowAccounts 包含 %2</translation>
    </message>
    <message>
        <source>DenyAccounts of partition %1 names %2</source>
        <translation>分区 %1 的 DenyAccounts 包含 %2</translation>
    </message>
    <message>
        <source>AllowQos of partition %1 does not name %2</source>
        <translation>分区 %1 的 AllowQos 未包含 %2</translation>
    </message>
    <message>
        <source>DenyQos of partition %1 names %2</source>
        <translation>分区 %1 的 DenyQos 包含 %2</translation>
    </message>
    <message>
        <source>%1 of partition %2 names %3, with everything below it: change that account</source>
        <translation>分区 %2 的 %1 包含 %3 及其下的一切：请更改该账户</translation>
    </message>
    <message>
        <source>%1 is the last account in AllowAccounts of partition %2: without it everybody is let in</source>
        <translation>%1 是分区 %2 的 AllowAccounts 中最后一个账户：去掉它则所有人都可进入</translation>
    </message>
    <message>
        <source>A job may run for %1 in partition %2, at a half-life of %3: when it ends, %4 % of its usage is forgotten</source>
        <translation>作业在分区 %2 中最长可运行 %1，而半衰期为 %3：结束时其使用量已有 %4 % 被遗忘</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept as %1, and a new one was begun.</source>
        <translation>历史记录已损坏。它保留为 %1，并已开始新的记录。</translation>
    </message>
    <message>
        <source>What the cluster answered could not be kept in the history: %1</source>
        <translation>集群的回答无法保存到历史记录中：%1</translation>
    </message>
    <message>
        <source>%1 and %2 have the same LevelFS, and Slurm walked %1 first</source>
        <translation>%1 和 %2 的 LevelFS 相同，Slurm 先遍历了 %1</translation>
    </message>
    <message>
        <source>%1 and %2 have the same LevelFS, and Slurm walked %1 first: after a start releases before 23.11 begin with what was added last</source>
        <translation>%1 和 %2 的 LevelFS 相同，Slurm 先遍历了 %1：启动之后，23.11 之前的版本从最后添加的开始</translation>
    </message>
    <message>
        <source>After a start releases before 23.11 begin with what was added last; once sacctmgr changed something they go by name, as here. Other shares end the tie</source>
        <translation>启动之后，23.11 之前的版本从最后添加的开始；一旦 sacctmgr 做过更改，就按名称排序，与此处相同。改用不同的份额即可消除并列</translation>
    </message>
    <message>
        <source>As long as the job waits: it asks for %1 without a type, and is billed for the type that it gets once it runs</source>
        <translation>作业等待期间如此：它请求的 %1 没有指定类型，运行后将按所得到的类型计费</translation>
    </message>
    <message>
        <source>Lines of the file end with CR alone: it was read with the line ends of Unix, and an export writes those. Slurm&apos;s programs would read a single line.</source>
        <translation>文件的各行只以 CR 结尾：已按 Unix 换行符读取，导出时也写 Unix 换行符。Slurm 的程序会把它读成一行。</translation>
    </message>
    <message>
        <source>%1 has %2, at which slurmctld never looks: it limits nothing</source>
        <translation>%1 有 %2，但 slurmctld 从不检查它：它不限制任何东西</translation>
    </message>
    <message>
        <source>Set GrpTRESRunMins, or MaxTRESRunMinsPerUser of a QOS, instead</source>
        <translation>请改为设置 GrpTRESRunMins，或某个 QOS 的 MaxTRESRunMinsPerUser</translation>
    </message>
    <message>
        <source>Type a priority, such as 1000</source>
        <translation>请输入优先级，例如 1000</translation>
    </message>
    <message>
        <source>There is no user %1.</source>
        <translation>没有用户 %1。</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 does not name %2, but nothing enforces it: AccountingStorageEnforce has no associations</source>
        <translation>分区 %1 的 AllowAccounts 未包含 %2，但并未强制执行：AccountingStorageEnforce 中没有 associations</translation>
    </message>
    <message>
        <source>DenyAccounts of partition %1 names %2, but nothing enforces it: AccountingStorageEnforce has no associations</source>
        <translation>分区 %1 的 DenyAccounts 包含 %2，但并未强制执行：AccountingStorageEnforce 中没有 associations</translation>
    </message>
    <message>
        <source>associations or shares changed since Slurm computed last, as it does once in PriorityCalcPeriod: pull again afterwards</source>
        <translation>自 Slurm 上次计算以来关联或份额有变化；它每个 PriorityCalcPeriod 计算一次：请在那之后再次拉取</translation>
    </message>
    <message>
        <source>settings, QOS or associations may have changed since Slurm computed last: pull again after one PriorityCalcPeriod, and report it if it still differs</source>
        <translation>自 Slurm 上次计算以来，设置、QOS 或关联可能已改变：请在一个 PriorityCalcPeriod 之后重新获取；若仍有差异请报告</translation>
    </message>
    <message>
        <source>What is left of the usage until now</source>
        <translation>迄今使用量的剩余部分</translation>
    </message>
    <message>
        <source>Until then PriorityUsageResetPeriod clears all usage once or more</source>
        <translation>在此之前，PriorityUsageResetPeriod 会清除全部使用量一次或多次</translation>
    </message>
    <message>
        <source>Usage does not decay</source>
        <translation>使用量不衰减</translation>
    </message>
    <message>
        <source>Slurm&apos;s decay each second, over the seconds until the last pass before then</source>
        <translation>Slurm 每秒的衰减，作用于到该时刻前最后一次计算为止的秒数</translation>
    </message>
    <message>
        <source>What running comes to until then</source>
        <translation>到那时运行所累计的量</translation>
    </message>
    <message>
        <source>Usage of one billing TRES that is always charged: seconds, those long past decayed</source>
        <translation>始终计费一个 billing TRES 的使用量：秒数，较早的部分已衰减</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate is what is charged at any time</source>
        <translation>billing TRES × 秒；速率是任意时刻的计费量</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>尚未发生</translation>
    </message>
    <message>
        <source>Rates that were typed</source>
        <translation>输入的速率</translation>
    </message>
    <message>
        <source>Meanwhile %1</source>
        <translation>期间 %1</translation>
    </message>
    <message>
        <source>The history cannot be read: %1</source>
        <translation>无法读取历史记录：%1</translation>
    </message>
    <message>
        <source>TRES of %1</source>
        <translation>%1 的 TRES</translation>
    </message>
    <message>
        <source>With the GPUs as their partition charges for them: what the nodes are worth when shares are derived</source>
        <translation>GPU 按所在分区的计费计算：由硬件推导份额时节点的价值</translation>
    </message>
    <message>
        <source>Partition %1 has State=%2; its lists let %3 in</source>
        <translation>分区 %1 的 State=%2；它的列表允许 %3 使用</translation>
    </message>
    <message>
        <source>no file tells the priority of its QOS: give what sacctmgr -P show qos prints, too</source>
        <translation>没有文件说明其 QOS 的优先级：请同时提供 sacctmgr -P show qos 的输出</translation>
    </message>
    <message>
        <source>Add %1 to the list of QOS, or choose another default</source>
        <translation>把 %1 加入 QOS 列表，或选择另一个默认值</translation>
    </message>
    <message>
        <source>PriorityWeightQOS is %1, and no file tells the priorities of QOS: the QOS term of every job is 0 here</source>
        <translation>PriorityWeightQOS 为 %1，但没有文件说明各 QOS 的优先级：这里每个作业的 QOS 项都是 0</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 names only what does not exist (%2): Slurm before 23.02 lets no account in</source>
        <translation>分区 %1 的 AllowAccounts 只列出了不存在的账户（%2）：23.02 之前的 Slurm 不允许任何账户使用</translation>
    </message>
    <message>
        <source>%1=%2 of %3 has more than whole numbers: sacctmgr takes it for %4.</source>
        <translation>%3 的 %1=%2 不只是整数：sacctmgr 把它当作 %4。</translation>
    </message>
    <message>
        <source>%1=%2 of %3 cannot be read.</source>
        <translation>%3 的 %1=%2 无法读取。</translation>
    </message>
    <message>
        <source>%1 of %2 stands twice; sacctmgr takes both for one list.</source>
        <translation>%2 的 %1 出现了两次；sacctmgr 会把两者当作一个列表。</translation>
    </message>
    <message>
        <source>%1 of %2 stands twice; the last one counts.</source>
        <translation>%2 的 %1 出现了两次；以最后一个为准。</translation>
    </message>
    <message>
        <source>%1 of %2 names %3 twice; the last one counts.</source>
        <translation>%2 的 %1 两次列出 %3；以最后一个为准。</translation>
    </message>
    <message>
        <source>%1 members of groups are named by an entry that stands in no list, such as %2: they are left out</source>
        <translation>%1 个组成员由任何列表中都没有的条目指定，例如 %2：已略去</translation>
    </message>
    <message>
        <source>Give the entries of the people, too, with uid or sAMAccountName</source>
        <translation>请同时提供人员条目，含 uid 或 sAMAccountName</translation>
    </message>
    <message>
        <source>There is a blank in %1, beside &quot;%2&quot;: slurmctld would not start.</source>
        <translation>%1 中“%2”旁有空格：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Write it without blanks, as in CPU=1.0,Mem=0.25G; it is read as if there were none.</source>
        <translation>请不带空格书写，如 CPU=1.0,Mem=0.25G；这里按没有空格读取。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pattern, and Slurm includes none: slurmctld does not start with this line</source>
        <translation>“%1”是通配模式，而 Slurm 不支持包含模式：有这一行 slurmctld 无法启动</translation>
    </message>
    <message>
        <source>Name each file in a line of its own; those that fit were read here</source>
        <translation>请每行写一个文件；匹配的文件已在此读取</translation>
    </message>
    <message>
        <source>%1 is not allowed with NodeName=DEFAULT: slurmctld would not start.</source>
        <translation>NodeName=DEFAULT 不允许使用 %1：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Write it in the lines of the nodes.</source>
        <translation>请写在各节点的行中。</translation>
    </message>
    <message>
        <source>Accounts with the same LevelFS are walked in the order that slurmctld has since its start, not by name</source>
        <translation>LevelFS 相同的账户按 slurmctld 启动以来的次序遍历，而不是按名称</translation>
    </message>
    <message>
        <source>FairShare, as the cluster printed it, shows it, and the numbers here follow it. Once sacctmgr changes an association or its shares, they go by name</source>
        <translation>集群输出的 FairShare 表明了这一点，这里的数字随之计算。一旦 sacctmgr 更改了关联或其份额，就按名称遍历</translation>
    </message>
    <message>
        <source>MAX_TRES_GRES came with Slurm 25.05: %1 takes it for MAX_TRES, and GRES count in the maximum</source>
        <translation>MAX_TRES_GRES 自 Slurm 25.05 起才有：%1 把它当作 MAX_TRES，GRES 计入最大值</translation>
    </message>
    <message>
        <source>Write MAX_TRES if that is meant</source>
        <translation>如果本意如此，请写 MAX_TRES</translation>
    </message>
    <message>
        <source>As here they go since slurmctld started; once sacctmgr changes something they go by name. Other shares end the tie</source>
        <translation>自 slurmctld 启动以来的次序与此处相同；一旦 sacctmgr 做了更改，就按名称排序。改用不同的份额即可消除并列</translation>
    </message>
    <message>
        <source>Use of a TRES that is new is counted from here on; nothing is known of it before. Raw usage stays as it is.</source>
        <translation>新 TRES 的使用从此开始计数；此前的情况无从得知。原始使用量保持不变。</translation>
    </message>
    <message>
        <source>The pass that is due comes after the old period, unless slurmctld starts anew.</source>
        <translation>到期的这次计算仍按旧周期进行，除非 slurmctld 重新启动。</translation>
    </message>
    <message>
        <source>From here on usage fades, is charged and moves priorities every %1 minutes.</source>
        <translation>从此使用量每 %1 分钟衰减、计费一次，并影响优先级。</translation>
    </message>
    <message>
        <source>The factors under it have moved by then: half of today&apos;s usage is left beside what was used since.</source>
        <translation>到那时其下的因子已经变化：今天的使用量还剩一半，另加此后使用的部分。</translation>
    </message>
    <message>
        <source>Nothing: Fair Tree does not look at it.</source>
        <translation>没有影响：Fair Tree 不看它。</translation>
    </message>
    <message>
        <source>All fair-share factors change at once; usage stays as it is.</source>
        <translation>所有公平份额因子立即改变；使用量保持不变。</translation>
    </message>
    <message>
        <source>The plugin is asked for site factors at each pass and for each job that comes; until then a job keeps its own.</source>
        <translation>每次计算时以及每个新作业到来时都会向插件询问站点因子；在此之前作业保留自己的因子。</translation>
    </message>
    <message>
        <source>Nothing: Slurm keeps it and no priority plugin of Slurm reads it.</source>
        <translation>没有影响：Slurm 只保存它，没有任何 Slurm 优先级插件读取它。</translation>
    </message>
    <message>
        <source>What runs under the QOS is charged by the new factor from the last pass on; what was charged stays.</source>
        <translation>该 QOS 下正在运行的作业从上一次计算起按新因子计费；已计费的保持不变。</translation>
    </message>
    <message>
        <source>Half of what was charged by the old factor still counts.</source>
        <translation>按旧因子计费的部分还有一半有效。</translation>
    </message>
    <message>
        <source>Job size and TRES terms of all pending jobs are computed anew with what there is.</source>
        <translation>所有等待作业的大小项和 TRES 项按现有资源重新计算。</translation>
    </message>
    <message>
        <source>It needs no pass: the scheduler looks at tiers each time that it sorts the queue.</source>
        <translation>无需等待计算：调度器每次排序队列时都会查看层级。</translation>
    </message>
    <message>
        <source>Norm shares changed with sacctmgr&apos;s call; now fair-share factors and the terms of pending jobs follow. Usage stays as it is.</source>
        <translation>归一化份额已随 sacctmgr 的调用改变；现在公平份额因子和等待作业的各项随之改变。使用量保持不变。</translation>
    </message>
    <message>
        <source>Half of today&apos;s usage is left beside what was used under the new shares.</source>
        <translation>今天的使用量还剩一半，另加在新份额下使用的部分。</translation>
    </message>
    <message>
        <source>The terms of all pending jobs are computed anew; jobs that were submitted meanwhile have it already.</source>
        <translation>所有等待作业的各项重新计算；其间提交的作业已经采用。</translation>
    </message>
    <message>
        <source>Each pending job gets the sum of its weighted factors. Jobs that run are charged since their beginning; those that ended under priority/basic never are.</source>
        <translation>每个等待作业得到其加权因子之和。正在运行的作业从其开始时起计费；在 priority/basic 下结束的作业永远不会计费。</translation>
    </message>
    <message>
        <source>Priorities follow their factors from pass to pass.</source>
        <translation>优先级随每次计算跟随其因子变化。</translation>
    </message>
    <message>
        <source>Half of today&apos;s usage is left beside what was used since.</source>
        <translation>今天的使用量还剩一半，另加此后使用的部分。</translation>
    </message>
    <message>
        <source>Running jobs get priorities again, and sprio lists them.</source>
        <translation>正在运行的作业重新获得优先级，sprio 会列出它们。</translation>
    </message>
    <message>
        <source>Running jobs keep the priority that they have.</source>
        <translation>正在运行的作业保留其优先级。</translation>
    </message>
    <message>
        <source>A pending job whose priority would fall keeps the one that it has.</source>
        <translation>优先级本应下降的等待作业保留现有优先级。</translation>
    </message>
    <message>
        <source>The priorities of pending jobs fall to what is computed.</source>
        <translation>等待作业的优先级下降到计算值。</translation>
    </message>
    <message>
        <source>Jobs that a hold, a dependency or a begin time keeps back and that have no AccrueTime yet get that of their submission.</source>
        <translation>被挂起、等待依赖或开始时间且尚无 AccrueTime 的作业，得到其提交时间。</translation>
    </message>
    <message>
        <source>All fair-share factors are those of the other algorithm at once; usage stays as it is.</source>
        <translation>所有公平份额因子立即采用另一种算法；使用量保持不变。</translation>
    </message>
    <message>
        <source>Before Slurm 23.11 scontrol reconfigure leaves the norm shares of the old algorithm in place: restart slurmctld there.</source>
        <translation>在 Slurm 23.11 之前，scontrol reconfigure 会保留旧算法的归一化份额：请重新启动 slurmctld。</translation>
    </message>
    <message>
        <source>Depth-oblivious factors settle: they are made of the siblings&apos; usage of the pass before.</source>
        <translation>depth-oblivious 因子趋于稳定：它们由上一次计算时同级的使用量得出。</translation>
    </message>
    <message>
        <source>From here on usage fades no more.</source>
        <translation>从此使用量不再衰减。</translation>
    </message>
    <message>
        <source>All of today&apos;s usage still counts as it does now.</source>
        <translation>今天的全部使用量仍像现在一样有效。</translation>
    </message>
    <message>
        <source>From here on all usage fades by it. Everybody&apos;s part of it stays as it is: the change alone moves nobody.</source>
        <translation>从此所有使用量按它衰减。每个人所占的部分保持不变：单凭这一改变不会影响任何人。</translation>
    </message>
    <message>
        <source>%1 % of today&apos;s usage is left beside what was used since.</source>
        <translation>今天的使用量还剩 %1 %，另加此后使用的部分。</translation>
    </message>
    <message>
        <source>Usage stays, and is cleared no more.</source>
        <translation>使用量保留，不再清零。</translation>
    </message>
    <message>
        <source>All usage becomes 0, for ever.</source>
        <translation>所有使用量永久变为 0。</translation>
    </message>
    <message>
        <source>It grows again from nothing. As long as NOW stands in slurm.conf, each start and each reconfigure clears it anew.</source>
        <translation>它从零重新增长。只要 slurm.conf 中有 NOW，每次启动和每次重新配置都会再次清零。</translation>
    </message>
    <message>
        <source>All usage becomes 0, for ever, unless the last reset, or the first start of slurmctld, lies in the present period.</source>
        <translation>所有使用量永久变为 0，除非上次清零或 slurmctld 的首次启动在当前周期内。</translation>
    </message>
    <message>
        <source>Usage becomes 0 again at each pass until the periods that were missed are caught up.</source>
        <translation>每次计算时使用量再次变为 0，直到补上错过的周期。</translation>
    </message>
    <message>
        <source>Usage stays until the period ends.</source>
        <translation>使用量保留到周期结束。</translation>
    </message>
    <message>
        <source>No usage is older than the beginning of the period: at each end of one all becomes 0.</source>
        <translation>没有比周期开始更早的使用量：每个周期结束时全部变为 0。</translation>
    </message>
    <message>
        <source>The age terms of all waiting jobs are computed anew, also for the time that they have waited already.</source>
        <translation>所有等待作业的等待时间项重新计算，已经等待的时间也包括在内。</translation>
    </message>
    <message>
        <source>They have grown by up to %1 points, and grow on until a job has waited PriorityMaxAge.</source>
        <translation>它们最多增加了 %1 分，并继续增长，直到作业等待了 PriorityMaxAge。</translation>
    </message>
    <message>
        <source>What runs goes on being charged as when it began; jobs that begin from now on are charged anew. What was used stays.</source>
        <translation>正在运行的作业继续按其开始时的方式计费；此后开始的作业按新规则计费。已使用的保持不变。</translation>
    </message>
    <message>
        <source>Usage grows by both: by the old rule for jobs that began before, by the new one for the others.</source>
        <translation>使用量按两者增长：此前开始的作业按旧规则，其他作业按新规则。</translation>
    </message>
    <message>
        <source>Half of what was charged by the old rule still counts.</source>
        <translation>按旧规则计费的部分还有一半有效。</translation>
    </message>
    <message>
        <source>First pass</source>
        <translation>第一次计算</translation>
    </message>
    <message>
        <source>After one PriorityCalcPeriod</source>
        <translation>一个 PriorityCalcPeriod 之后</translation>
    </message>
    <message>
        <source>After a half-life</source>
        <translation>一个半衰期之后</translation>
    </message>
    <message>
        <source>%1=%2: Slurm comes with no such plugin; without one, slurmctld would not start</source>
        <translation>%1=%2：Slurm 没有这个插件；没有它 slurmctld 无法启动</translation>
    </message>
    <message>
        <source>%1=%2 in %3 is no value that Slurm knows: slurmctld would not start</source>
        <translation>%3 中的 %1=%2 不是 Slurm 认识的值：slurmctld 无法启动</translation>
    </message>
    <message>
        <source>PreemptType=%1 and PreemptMode=%2 do not go together: slurmctld would not start</source>
        <translation>PreemptType=%1 与 PreemptMode=%2 不相配：slurmctld 无法启动</translation>
    </message>
    <message>
        <source>With preempt/none only OFF and GANG go; the others need CANCEL, REQUEUE, or SUSPEND with GANG</source>
        <translation>preempt/none 只能配 OFF 和 GANG；其他类型需要 CANCEL、REQUEUE，或 SUSPEND 加 GANG</translation>
    </message>
    <message>
        <source>%1 in AccountingStorageTRES is no TRES that Slurm knows: slurmctld would not start</source>
        <translation>AccountingStorageTRES 中的 %1 不是 Slurm 认识的 TRES：slurmctld 无法启动</translation>
    </message>
    <message>
        <source>Write cpu, mem, energy, node, billing, vmem, pages, or gres/, license/, fs/, bb/ or ic/ with a name behind it</source>
        <translation>请写 cpu、mem、energy、node、billing、vmem、pages，或 gres/、license/、fs/、bb/、ic/ 加名称</translation>
    </message>
    <message>
        <source>title, summary, sample, minutes and sources are known</source>
        <translation>可用的有 title、summary、sample、minutes 和 sources</translation>
    </message>
    <message>
        <source>%1 is a key that releases of Slurm know by itself: correct the spelling and the place</source>
        <translation>%1 是某些 Slurm 版本单独识别的键：请更正拼写和位置</translation>
    </message>
    <message>
        <source>%1 is a key that releases of Slurm know in the lines of %2: correct the spelling and the place</source>
        <translation>%1 是某些 Slurm 版本在 %2 行中识别的键：请更正拼写和位置</translation>
    </message>
    <message>
        <source>slurmctld takes &quot;%1&quot; in %2, but no priority can be computed with it.</source>
        <translation>slurmctld 接受 %2 中的“%1”，但无法用它计算优先级。</translation>
    </message>
    <message>
        <source>Write a decimal number; it weighs nothing here, and is kept.</source>
        <translation>请写十进制数；它在此不起作用，但会保留。</translation>
    </message>
    <message>
        <source>There is no lesson “%1” beside this one</source>
        <translation>这一课旁边没有课程“%1”</translation>
    </message>
    <message>
        <source>Name the file of a lesson in the same folder, without its extension</source>
        <translation>写出同一文件夹中一课的文件名，不带扩展名</translation>
    </message>
    <message>
        <source>A name that begins with “%1” is not taken here: in commands and lists it reads as an option or a change.</source>
        <translation>此处不接受以“%1”开头的名称：在命令和列表中它会被视为选项或更改。</translation>
    </message>
    <message>
        <source>An administrator set it: Slurm computes it no more, and sprio prints 0 or nothing for each term</source>
        <translation>由管理员设定：Slurm 不再计算它，sprio 对每一项显示 0 或不显示</translation>
    </message>
    <message>
        <source>PrologFlags=%1: NoHold does not go with Contain, RunInJob or X11: slurmctld would not start</source>
        <translation>PrologFlags=%1：NoHold 不能与 Contain、RunInJob 或 X11 同用：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Take NoHold out</source>
        <translation>去掉 NoHold</translation>
    </message>
    <message>
        <source>SelectTypeParameters=%1 do not go together, or not with SelectType=%2: slurmctld would not start</source>
        <translation>SelectTypeParameters=%1 不能同用，或不能与 SelectType=%2 同用：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Write one of CR_Core, CR_CPU and CR_Socket, with _Memory or without; under select/linear none of them but CR_Memory</source>
        <translation>写 CR_Core、CR_CPU、CR_Socket 之一，可带 _Memory；在 select/linear 下都不写，只可写 CR_Memory</translation>
    </message>
    <message>
        <source>FirstJobId=%1 is above MaxJobId=%2: slurmctld would not start</source>
        <translation>FirstJobId=%1 大于 MaxJobId=%2：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Give MaxJobId a higher number</source>
        <translation>给 MaxJobId 更大的数</translation>
    </message>
    <message>
        <source>FrontendName=%1: built without --enable-front-end, as almost everywhere, slurmctld would not start</source>
        <translation>FrontendName=%1：若编译时没有 --enable-front-end（几乎都是如此），slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=0: Slurm divides by it, so that users who used nothing have no number as their factor, and all others 0</source>
        <translation>FairShareDampeningFactor=0：Slurm 会除以它，因此没有用量的用户的因子不是数，其他用户都为 0</translation>
    </message>
    <message>
        <source>Remove it, or write 1; the numbers here are those of 1</source>
        <translation>去掉它，或写 1；此处的数按 1 计算</translation>
    </message>
    <message>
        <source>NodeName=%1: slurmctld makes %2=%3 of %2=%4.</source>
        <translation>NodeName=%1：slurmctld 把 %2=%4 当作 %2=%3。</translation>
    </message>
    <message>
        <source>Write what the node has.</source>
        <translation>请写节点实际拥有的。</translation>
    </message>
    <message>
        <source>NodeName=%1 are %2 nodes, %3=%4 are %5: a slurmctld since 24.11 would not start.</source>
        <translation>NodeName=%1 有 %2 个节点，%3=%4 有 %5 个：24.11 起的 slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>NodeName=%1 are %2 nodes, %3=%4 are %5: slurmctld would not start.</source>
        <translation>NodeName=%1 有 %2 个节点，%3=%4 有 %5 个：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Give one, or as many as there are nodes.</source>
        <translation>写一个，或与节点数一样多。</translation>
    </message>
    <message>
        <source>A forecast: in %1, if the jobs that run now, or others like them, run on</source>
        <translation>预测：%1后，假设当前运行的作业或类似作业继续运行</translation>
    </message>
    <message>
        <source>A forecast: in %1, if everybody runs the share that is promised</source>
        <translation>预测：%1后，假设每个人都运行所承诺的份额</translation>
    </message>
    <message>
        <source>A forecast: in %1, if nobody hands in anything</source>
        <translation>预测：%1后，假设无人提交任何作业</translation>
    </message>
    <message>
        <source>A forecast: in %1, if everybody goes on as in the last half-life</source>
        <translation>预测：%1后，假设每个人都像上一个半衰期那样继续</translation>
    </message>
    <message>
        <source>It waits: it is held, not eligible, too large for the nodes of its partition, or starts in more than two years</source>
        <translation>它在等待：被保留、不具备资格、对其分区的节点来说太大，或在两年以后才启动</translation>
    </message>
    <message>
        <source>It waits by then, and starts in %1 from now</source>
        <translation>届时它仍在等待，从现在起 %1 后启动</translation>
    </message>
    <message>
        <source>It runs by then, and has no time limit at which it would end</source>
        <translation>届时它在运行，且没有会使其结束的时间限制</translation>
    </message>
    <message>
        <source>It runs by then, and ends in %1 from now at the latest</source>
        <translation>届时它在运行，最迟从现在起 %1 后结束</translation>
    </message>
    <message>
        <source>It has ended by then: in %1 from now at the latest</source>
        <translation>届时它已结束：最迟从现在起 %1 后</translation>
    </message>
    <message>
        <source>It waits by then: it starts in %1 from now, and ends in %2</source>
        <translation>届时它仍在等待：从现在起 %1 后启动，%2 后结束</translation>
    </message>
    <message>
        <source>It runs by then: it starts in %1 from now, and ends in %2</source>
        <translation>届时它在运行：从现在起 %1 后启动，%2 后结束</translation>
    </message>
    <message>
        <source>It has ended by then: it starts in %1 from now, and ends in %2</source>
        <translation>届时它已结束：从现在起 %1 后启动，%2 后结束</translation>
    </message>
    <message>
        <source>The queue by then</source>
        <translation>届时的队列</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate is what is charged at any time, &quot;queue&quot; what jobs of the queue are charged beyond it</source>
        <translation>billing TRES × 秒；速率是任意时刻的计费量，“queue”是队列中的作业超出它的计费量</translation>
    </message>
    <message>
        <source>The job by then, estimated</source>
        <translation>届时的作业（估计）</translation>
    </message>
    <message>
        <source>It was handed in later</source>
        <translation>它是之后提交的</translation>
    </message>
    <message>
        <source>It runs now, and is taken to have run then</source>
        <translation>它现在正在运行，并假定当时也在运行</translation>
    </message>
    <message>
        <source>It waited then</source>
        <translation>它当时在等待</translation>
    </message>
    <message>
        <source>What had been used by %1, as the history keeps it, under this policy</source>
        <translation>截至 %1 的使用量（历史记录所存），按本策略计算</translation>
    </message>
    <message>
        <source>What had been used by %1, as it was imported from %2, under this policy</source>
        <translation>截至 %1 的使用量（从 %2 导入），按本策略计算</translation>
    </message>
    <message>
        <source>Not any more</source>
        <translation>已是过去</translation>
    </message>
    <message>
        <source>The job then</source>
        <translation>当时的作业</translation>
    </message>
    <message>
        <source>The list of QOS of %1 names some and adds or takes away others: sacctmgr would refuse it</source>
        <translation>%1 的 QOS 列表既列出了一些 QOS，又增减了另一些：sacctmgr 会拒绝</translation>
    </message>
    <message>
        <source>Write all of them with + or -, or none</source>
        <translation>全部写上 + 或 -，或者都不写</translation>
    </message>
    <message>
        <source>%1 has %2, which sacctmgr knows since Slurm %3: that of the cluster would refuse it</source>
        <translation>%1 有 %2，sacctmgr 从 Slurm %3 起才认识它：集群上的 sacctmgr 会拒绝</translation>
    </message>
    <message>
        <source>CPUs=%1 of %2 is the number of its sockets, not of its %3 cores: under %4 slurmctld would not start</source>
        <translation>%2 的 CPUs=%1 是插槽数，而不是其 %3 个核心：在 %4 下 slurmctld 无法启动</translation>
    </message>
    <message>
        <source>CPUs=%1 of %2 is the number of its sockets, not of its %3 cores: only select/linear counts so</source>
        <translation>%2 的 CPUs=%1 是插槽数，而不是其 %3 个核心：只有 select/linear 这样计数</translation>
    </message>
    <message>
        <source>Write the number of cores, or of threads</source>
        <translation>写核心数或线程数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where an option should: sacctmgr would refuse the line.</source>
        <translation>“%1”出现在应为选项的位置：sacctmgr 会拒绝该行。</translation>
    </message>
    <message>
        <source>Put a value that holds a colon in quotes, as in GrpWall=&apos;1:00:00&apos;; the word is kept as it stands.</source>
        <translation>将含冒号的值放在引号中，例如 GrpWall=&apos;1:00:00&apos;；该词保持原样。</translation>
    </message>
    <message>
        <source>The default QOS of %1 is %2, which its list of QOS does not have: sacctmgr refuses such a change, and before Slurm 23.11 slurmctld takes it for none</source>
        <translation>%1 的默认 QOS 是 %2，但它的 QOS 列表中没有：sacctmgr 会拒绝这样的更改，Slurm 23.11 之前 slurmctld 会当作没有默认 QOS</translation>
    </message>
    <message>
        <source>Rates that were drawn</source>
        <translation>绘制的速率</translation>
    </message>
    <message>
        <source>Meanwhile by a course, &quot;7d:&quot; being from the seventh day from now on: %1</source>
        <translation>在此期间按曲线运行，“7d:” 指从现在起第七天开始：%1</translation>
    </message>
    <message>
        <source>What the course that was drawn comes to until then</source>
        <translation>到那时绘制的曲线累计的量</translation>
    </message>
    <message>
        <source>It runs at %1 rates until then: each times the usage that one billing TRES comes to while it lasts</source>
        <translation>到那时共有 %1 个速率：每个乘以其持续期间一个 billing TRES 的使用量</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate follows the course that was drawn, &quot;queue&quot; is what jobs of the queue are charged beyond it</source>
        <translation>billing TRES × 秒；速率遵循绘制的曲线，“queue” 是队列中的作业超出部分的计费</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate follows the course that was drawn</source>
        <translation>billing TRES × 秒；速率遵循绘制的曲线</translation>
    </message>
    <message>
        <source>One list of QOS of %1 names some, another adds or takes away: sacctmgr takes both, and which of them counts depends on their order</source>
        <translation>%1 的一个 QOS 列表指定了一些，另一个则增加或去掉一些：sacctmgr 两者都接受，哪个起作用取决于它们的顺序</translation>
    </message>
    <message>
        <source>Write one list</source>
        <translation>请写成一个列表</translation>
    </message>
    <message>
        <source>It waits: a limit, or one of its partition, never lets it start</source>
        <translation>它在等待：某个限制或其分区的限制永远不让它启动</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait, %2 run and %3 have ended. Each runs until its time limit; %4 start when slurmctld means to start them, the others by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>估计：今天的作业中，%1 个等待，%2 个运行，%3 个已结束。每个作业运行到其时间限制；%4 个在 slurmctld 打算启动的时刻启动，其余按今天的优先级在其分区和限制有空位时启动，回填启用时计入回填，不计抢占</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait (%4 for good, as a limit never lets them start), %2 run and %3 have ended. Each runs until its time limit; %5 start when slurmctld means to start them, the others by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>估计：今天的作业中，%1 个等待（其中 %4 个因限制永远不能启动），%2 个运行，%3 个已结束。每个作业运行到其时间限制；%5 个在 slurmctld 打算启动的时刻启动，其余按今天的优先级在其分区和限制有空位时启动，回填启用时计入回填，不计抢占</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait, %2 run and %3 have ended. Each runs until its time limit, and those that wait start by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>估计：今天的作业中，%1 个等待，%2 个运行，%3 个已结束。每个作业运行到其时间限制，等待的作业按今天的优先级在其分区和限制有空位时启动，回填启用时计入回填，不计抢占</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait (%4 for good, as a limit never lets them start), %2 run and %3 have ended. Each runs until its time limit, and those that wait start by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>估计：今天的作业中，%1 个等待（其中 %4 个因限制永远不能启动），%2 个运行，%3 个已结束。每个作业运行到其时间限制，等待的作业按今天的优先级在其分区和限制有空位时启动，回填启用时计入回填，不计抢占</translation>
    </message>
    <message>
        <source>It does so once more at each start and each reconfigure, as long as NOW stands in slurm.conf.</source>
        <translation>只要 slurm.conf 中写着 NOW，每次启动和每次 reconfigure 时它都会再次这样做。</translation>
    </message>
    <message>
        <source>All usage becomes 0, for ever, if it is %1 or later where slurmctld runs; before that, usage stays until then.</source>
        <translation>如果 slurmctld 所在地已是 %1 或更晚，所有使用量永久变为 0；在此之前，使用量保留到那时。</translation>
    </message>
    <message>
        <source>Put a value that holds a colon in quotes; the word is left out.</source>
        <translation>请将含有冒号的值放入引号中；该词已被略去。</translation>
    </message>
    <message>
        <source>%1 goes on behind its last bracket, which Slurm reads since 23.11: slurmctld of %2 would not start</source>
        <translation>%1 在最后一个括号之后还有字符，Slurm 自 23.11 起才能读取：%2 的 slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Write the names one by one, or let their numbers stand last</source>
        <translation>请逐个写出名称，或让编号位于末尾</translation>
    </message>
    <message>
        <source>%1=%2 of partition %3 does nothing: Priority=%4 counts for PriorityJobFactor and PriorityTier, also from a DEFAULT line.</source>
        <translation>分区 %3 的 %1=%2 不起作用：Priority=%4 同时决定 PriorityJobFactor 和 PriorityTier，即使它来自 DEFAULT 行。</translation>
    </message>
    <message>
        <source>Remove it, or write both keys in place of Priority.</source>
        <translation>请将其删除，或用这两个键代替 Priority。</translation>
    </message>
    <message>
        <source>%1 in %2 does nothing any more</source>
        <translation>%2 中的 %1 已不再起作用</translation>
    </message>
    <message>
        <source>None of the %1 numbers that the cluster printed itself can be compared.</source>
        <translation>集群自己打印的 %1 个数值都无法比较。</translation>
    </message>
    <message>
        <source>Agrees with the cluster on %1 of %2 numbers that it printed itself; %3 more cannot be compared.</source>
        <translation>与集群自己打印的 %2 个数值中的 %1 个一致；另有 %3 个无法比较。</translation>
    </message>
    <message>
        <source>%2 instead of %1</source>
        <translation>%2 取代 %1</translation>
    </message>
    <message>
        <source>Columns that are not read: %1</source>
        <translation>未读取的列：%1</translation>
    </message>
    <message>
        <source>The shares of %1 cannot be %2, and stay as they are</source>
        <translation>%1 的份额不能是 %2，保持不变</translation>
    </message>
    <message>
        <source>Raw shares are a whole number from 0 to %1, or parent</source>
        <translation>原始份额是 0 到 %1 的整数，或 parent</translation>
    </message>
    <message>
        <source>sacctmgr cannot move users from %1 to %2: they are removed there and added here anew, without what they used (%3: %4)</source>
        <translation>sacctmgr 无法将用户从 %1 移到 %2：他们会在前者中被移除，在后者中重新添加，且不含其使用量（%3：%4）</translation>
    </message>
    <message>
        <source>Leave them where they are, or accept that they start in %1 without usage.</source>
        <translation>让他们留在原处，或接受他们在 %1 中从零使用量开始。</translation>
    </message>
    <message>
        <source>users who move from %1 to %2</source>
        <translation>从 %1 移到 %2 的用户</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 从 %2 移到 %3</translation>
    </message>
    <message>
        <source>%1 stands twice: before Slurm %2 the last one counts alone.</source>
        <translation>%1 出现了两次：在 Slurm %2 之前只有最后一个有效。</translation>
    </message>
    <message>
        <source>%1 in AccountingStorageTRES is called %2 now: slurmctld would not start</source>
        <translation>AccountingStorageTRES 中的 %1 现在叫 %2：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Name it once, and give sets a line above those that they name.</source>
        <translation>只引用一次，并把集合写在它所引用的集合之上。</translation>
    </message>
    <message>
        <source>Partition %1 names the NodeSet %2 twice, or in a set that stands below it: slurmctld would not start.</source>
        <translation>分区 %1 两次引用 NodeSet %2，或在位于其下方的集合中引用：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>NodeSet %1 is named twice.</source>
        <translation>NodeSet %1 被引用了两次。</translation>
    </message>
    <message>
        <source>Partition %1 weighs %2 with less than 0: what a job is billed may be, too, which takes usage away, and counts as more than 10^19 for limits and priorities</source>
        <translation>分区 %1 给 %2 的权重小于 0：作业的计费也可能小于 0，这会减少使用量，而对限制和优先级则算作超过 10^19</translation>
    </message>
    <message>
        <source>Give no weight below 0</source>
        <translation>请勿使用小于 0 的权重</translation>
    </message>
    <message>
        <source>Nodes %1 have GRES %2, which GresTypes does not name: slurmctld gives them none of it</source>
        <translation>节点 %1 有 GRES %2，而 GresTypes 没有列出它：slurmctld 不会给这些节点任何此类资源</translation>
    </message>
    <message>
        <source>Add %1 to GresTypes, in the same spelling</source>
        <translation>将 %1 加入 GresTypes，大小写须一致</translation>
    </message>
    <message>
        <source>%1 is weighed, and the cluster has %2: slurmctld tells the two apart when it adds up what partitions have, so it has none of %1 for priorities</source>
        <translation>%1 设置了权重，而集群拥有的是 %2：slurmctld 汇总分区资源时区分两者的大小写，因此计算优先级时没有任何 %1</translation>
    </message>
    <message>
        <source>Write it in lower case on NodeName lines, in gres.conf and in Licenses</source>
        <translation>在 NodeName 行、gres.conf 和 Licenses 中将其写成小写</translation>
    </message>
    <message>
        <source>%1 jobs have ended and wait for nothing any more; they were left out.</source>
        <translation>%1 个作业已结束，不再等待任何资源；已略去。</translation>
    </message>
    <message>
        <source>How many %1 there are only the running cluster tells: no priority comes of their weight here</source>
        <translation>%1 共有多少，只有运行中的集群知道：这里其权重不产生优先级</translation>
    </message>
    <message>
        <source>Give the output of scontrol -o show partition too</source>
        <translation>请同时提供 scontrol -o show partition 的输出</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 离开 %2</translation>
    </message>
    <message>
        <source>%1 is new in %2</source>
        <translation>%1 新加入 %2</translation>
    </message>
    <message>
        <source>%1 in %2 was given up: slurmctld would not start</source>
        <translation>%2 中的 %1 已被废弃：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>%1 wants %2 beside it: slurmctld would not start</source>
        <translation>%1 需要同时有 %2：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Add %1, or take %2 out</source>
        <translation>请添加 %1，或去掉 %2</translation>
    </message>
    <message>
        <source>%1 does not go with %2: slurmctld would not start</source>
        <translation>%1 与 %2 不能同时使用：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Take one of them out</source>
        <translation>请去掉其中一个</translation>
    </message>
    <message>
        <source>Partition %1 names the QOS %2, which does not exist: slurmctld would not start</source>
        <translation>分区 %1 指定的 QOS %2 不存在：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>%1 of partition %2 names %3, which does not exist: slurmctld does not start with it since Slurm 25.11</source>
        <translation>分区 %2 的 %1 指定的 %3 不存在：自 Slurm 25.11 起 slurmctld 因此无法启动</translation>
    </message>
    <message>
        <source>QOS %1 has the flag Relative, and is that of the partitions %2 and %3: slurmctld does not start with it since Slurm 23.11</source>
        <translation>QOS %1 带有标志 Relative，却同时是分区 %2 和 %3 的 QOS：自 Slurm 23.11 起 slurmctld 因此无法启动</translation>
    </message>
    <message>
        <source>Give each partition a QOS of its own</source>
        <translation>请为每个分区指定各自的 QOS</translation>
    </message>
    <message>
        <source>slurm.conf has no PriorityType: Slurm %1 takes priority/basic, and priorities and fair share as shown here do not come about</source>
        <translation>slurm.conf 中没有 PriorityType：Slurm %1 采用 priority/basic，此处显示的优先级和公平份额不会生效</translation>
    </message>
    <message>
        <source>Set PriorityType=priority/multifactor</source>
        <translation>请设置 PriorityType=priority/multifactor</translation>
    </message>
    <message>
        <source>sprio tells it, scontrol does not</source>
        <translation>sprio 会显示，scontrol 不会</translation>
    </message>
    <message>
        <source>Waiting jobs have the size of slurmctld&apos;s plan for them (whole cores, sockets or nodes), not of the CPUs that were asked for: %1</source>
        <translation>等待中的作业按 slurmctld 的计划（整个核心、插槽或节点）而不是请求的 CPU 计算大小：%1</translation>
    </message>
    <message>
        <source>%1 of %2 users and %3 of %4 accounts that the cluster has are gone.</source>
        <translation>集群现有的 %2 个用户中有 %1 个、%4 个账户中有 %3 个已不存在。</translation>
    </message>
    <message>
        <source>Check that what was read was not cut short, and is not of a part of the cluster alone.</source>
        <translation>请检查所读内容是否被截断，或只涉及集群的一部分。</translation>
    </message>
    <message>
        <source>User %1 has the default account %2, which the user is not in: sacctmgr modify would refuse it</source>
        <translation>用户 %1 的默认账户是 %2，但该用户不在其中：sacctmgr modify 会拒绝</translation>
    </message>
    <message>
        <source>%1 has a limit of %2, which is no TRES that Slurm knows: sacctmgr would refuse it</source>
        <translation>%1 对 %2 设有限制，而它不是 Slurm 认识的 TRES：sacctmgr 会拒绝</translation>
    </message>
    <message>
        <source>Write it without blanks; it is read as if there were none.</source>
        <translation>请不要写空格；读取时按没有空格处理。</translation>
    </message>
    <message>
        <source>%1=%2 is no plugin: slurmctld would not start.</source>
        <translation>%1=%2 不是插件：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>请写 %1。</translation>
    </message>
    <message>
        <source>NodeName=%1 stands for all nodes: slurmctld would not start.</source>
        <translation>NodeName=%1 代表所有节点：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Give the node another name.</source>
        <translation>请给该节点另取一个名称。</translation>
    </message>
    <message>
        <source>NodeName=%1: Port=%2 is no port: slurmctld would not start.</source>
        <translation>NodeName=%1：Port=%2 不是端口：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>NodeSet %1 has the name of a node: a slurmctld since 24.11 would not start.</source>
        <translation>NodeSet %1 与某个节点同名：24.11 起的 slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Give the set another name.</source>
        <translation>请给该集合另取一个名称。</translation>
    </message>
    <message>
        <source>Partition %1 takes nodes from topology.conf, which is not read: %2.</source>
        <translation>分区 %1 的节点取自未读取的 topology.conf：%2。</translation>
    </message>
    <message>
        <source>Give what scontrol -o show partition prints, too: without it they are left out here.</source>
        <translation>请同时提供 scontrol -o show partition 的输出：没有它，这些节点在此处会缺失。</translation>
    </message>
    <message>
        <source>Partition %1 names nodes that no NodeName line defines (%2 of them, the first is %3): slurmctld would not start.</source>
        <translation>分区 %1 指定了没有 NodeName 行定义的节点（共 %2 个，首个为 %3）：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>The line is indented: sacctmgr load would refuse the file.</source>
        <translation>该行有缩进：sacctmgr load 会拒绝此文件。</translation>
    </message>
    <message>
        <source>Begin it with its first word.</source>
        <translation>请以第一个词开头。</translation>
    </message>
    <message>
        <source>There is no &quot; - &quot; behind the first word: sacctmgr load would refuse the file.</source>
        <translation>第一个词后面没有 &quot; - &quot;：sacctmgr load 会拒绝此文件。</translation>
    </message>
    <message>
        <source>The line stands on the wrong side of the Cluster line: sacctmgr load would refuse the file.</source>
        <translation>该行位于 Cluster 行的错误一侧：sacctmgr load 会拒绝此文件。</translation>
    </message>
    <message>
        <source>Write QOS above the line that begins with Cluster, all others below it.</source>
        <translation>请将 QOS 写在以 Cluster 开头的行之上，其余都写在其下。</translation>
    </message>
    <message>
        <source>A line begins with Cluster, Parent, Account, User or QOS; it is kept as it stands, and sacctmgr load would refuse it.</source>
        <translation>一行应以 Cluster、Parent、Account、User 或 QOS 开头；该行按原样保留，而 sacctmgr load 会拒绝它。</translation>
    </message>
    <message>
        <source>An expedited requeue?</source>
        <translation>是否加急重新排队？</translation>
    </message>
    <message>
        <source>%1 rows of sprio are of jobs that have ended or of partitions that jobs have left: they are not compared.</source>
        <translation>sprio 中有 %1 行属于已结束的作业或作业已离开的分区：不参与比较。</translation>
    </message>
    <message>
        <source>Under CALCULATE_RUNNING sprio lists them until slurmctld forgets the job; nothing is to be done.</source>
        <translation>在 CALCULATE_RUNNING 下，sprio 会列出它们，直到 slurmctld 忘记该作业；无需处理。</translation>
    </message>
    <message>
        <source>Keep %1 beside %2 at first, with State=DRAIN: give %2 to the jobs that wait (scontrol update jobid=ID partition=%2), let those that run end, then take %1 away.</source>
        <translation>先把 %1 与 %2 一起保留，并设 State=DRAIN：把等待的作业改到 %2（scontrol update jobid=ID partition=%2），让正在运行的作业结束，然后再去掉 %1。</translation>
    </message>
    <message>
        <source>Keep it at first, with State=DRAIN: give the jobs that wait another partition (scontrol update jobid=ID partition=NAME), let those that run end, then take it away.</source>
        <translation>先保留它，并设 State=DRAIN：给等待的作业另一个分区（scontrol update jobid=ID partition=NAME），让正在运行的作业结束，然后再去掉它。</translation>
    </message>
    <message>
        <source>QOS %1 becomes %2, which is another one to Slurm: jobs that wait in %1 would wait for ever (InvalidQOS). Jobs known to wait in it: %3.</source>
        <translation>QOS %1 变为 %2，对 Slurm 来说这是另一个 QOS：在 %1 中等待的作业会永远等待（InvalidQOS）。已知在其中等待的作业：%3。</translation>
    </message>
    <message>
        <source>QOS %1 goes: jobs that wait in it would wait for ever (InvalidQOS). Jobs known to wait in it: %2.</source>
        <translation>QOS %1 被去掉：在其中等待的作业会永远等待（InvalidQOS）。已知在其中等待的作业：%2。</translation>
    </message>
    <message>
        <source>apply.sh stops between adding %2 and removing %1, and tells the calls that give it to these jobs (scontrol update jobid=ID qos=%2).</source>
        <translation>apply.sh 在添加 %2 与删除 %1 之间停下，并列出把它给这些作业的命令（scontrol update jobid=ID qos=%2）。</translation>
    </message>
    <message>
        <source>apply.sh changes nothing while there are any: give them another QOS (scontrol update jobid=ID qos=NAME), or let them run.</source>
        <translation>只要还有这样的作业，apply.sh 就什么也不改：给它们另一个 QOS（scontrol update jobid=ID qos=NAME），或让它们运行。</translation>
    </message>
    <message>
        <source>Its own shares bring it to rank %1 at best: on the level of %2, %3 comes first, with %4 of the %5 users before it</source>
        <translation>它自己的份额最多使它排到第 %1 位：在 %2 的层级上，%3 在前，它之前的 %5 个用户中有 %4 个在其中</translation>
    </message>
    <message>
        <source>This step tells %1, which is asked for later</source>
        <translation>这一步说出了 %1，而后面才问它</translation>
    </message>
    <message>
        <source>A step before the change shows %1 already</source>
        <translation>更改之前的一步已经显示了 %1</translation>
    </message>
    <message>
        <source>slurmdbd keeps these once for all of its clusters, so they change on each of them: %1</source>
        <translation>slurmdbd 为其所有集群只保存一份，因此在每个集群上都会改变：%1</translation>
    </message>
    <message>
        <source>Where sacctmgr show cluster lists more than one, ask who has the others.</source>
        <translation>如果 sacctmgr show cluster 列出不止一个集群，请询问其他集群的管理者。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses has no name: slurmctld counts a license that nobody can ask for.</source>
        <translation>Licenses 中的“%1”没有名称：slurmctld 会计入一个谁也无法申请的许可证。</translation>
    </message>
    <message>
        <source>Slurm bills a job when it is submitted and when it starts: by TRESBillingWeights that have changed since, or by those of a partition that it has left; else please report it</source>
        <translation>Slurm 在作业提交时和启动时计费：按此后已改变的 TRESBillingWeights，或按它已离开的分区的权重；否则请报告</translation>
    </message>
    <message>
        <source>outside of Fair Tree Slurm makes this of the usage of the pass before: while jobs run, it is one PriorityCalcPeriod behind the usage beside it</source>
        <translation>在 Fair Tree 之外，Slurm 用上一轮的用量计算它：有作业运行时，它比旁边的用量落后一个 PriorityCalcPeriod</translation>
    </message>
    <message>
        <source>depth-oblivious factors are made of what the siblings had in the pass before; after a start of slurmctld that is nothing for users whom neither a job nor sshare asked for: pull again after one PriorityCalcPeriod</source>
        <translation>depth-oblivious 因子由同级在上一轮的数值得出；slurmctld 启动后，没有作业也没有 sshare 查询过的用户在那里什么都没有：请在一个 PriorityCalcPeriod 之后重新获取</translation>
    </message>
    <message>
        <source>The default QOS of %1 is %2, from above, which its list of QOS does not have: slurmctld takes it for none, and sacctmgr refuses to give it another list without it</source>
        <translation>%1 的默认 QOS 是 %2（来自上级），而它的 QOS 列表中没有：slurmctld 视为没有，sacctmgr 拒绝给它另一个不含该 QOS 的列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies beside the file that includes it, where Slurm before 23.02 looks: since then slurmctld looks beside slurm.conf, and would not start.</source>
        <translation>“%1”位于包含它的文件旁边，23.02 之前的 Slurm 在那里查找：此后 slurmctld 在 slurm.conf 旁边查找，将不会启动。</translation>
    </message>
    <message>
        <source>Name the file as it is found from the folder of slurm.conf, or with its whole path.</source>
        <translation>请按从 slurm.conf 所在文件夹能找到的方式写文件名，或写完整路径。</translation>
    </message>
    <message>
        <source>QOS=&quot;&quot; of a partition is the name of no QOS: slurmctld would not start where AccountingStorageEnforce has qos.</source>
        <translation>分区的 QOS=&quot;&quot; 不是任何 QOS 的名称：如果 AccountingStorageEnforce 含有 qos，slurmctld 将不会启动。</translation>
    </message>
    <message>
        <source>Leave the key out; a QOS of the DEFAULT line above is taken back by another DEFAULT line alone.</source>
        <translation>请去掉该键；上方 DEFAULT 行的 QOS 只能由另一行 DEFAULT 收回。</translation>
    </message>
    <message>
        <source>%1=%2 is more seconds than slurmctld can count, which takes %3 of it.</source>
        <translation>%1=%2 的秒数超出 slurmctld 能计的范围，它取其中的 %3。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies beside slurm.conf, where Slurm looks since 23.02: slurmctld of %2 would not start, as it looks beside the file that includes.</source>
        <translation>“%1”位于 slurm.conf 旁边，Slurm 自 23.02 起在那里查找：%2 的 slurmctld 将不会启动，因为它在包含它的文件旁边查找。</translation>
    </message>
    <message>
        <source>Name the file with its whole path, which every release takes.</source>
        <translation>请写文件的完整路径，所有版本都接受。</translation>
    </message>
    <message>
        <source>There are two &quot;%1&quot;: the one beside slurm.conf was read, as Slurm does since 23.02; before, slurmctld reads the one beside the file that includes.</source>
        <translation>有两个“%1”：读取的是 slurm.conf 旁边的那个，与 23.02 起的 Slurm 相同；此前 slurmctld 读取的是包含它的文件旁边的那个。</translation>
    </message>
    <message>
        <source>Say which release it is, or give what scontrol show config prints; or name the file with its whole path.</source>
        <translation>请说明是哪个版本，或提供 scontrol show config 的输出；也可以写文件的完整路径。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no closing bracket: Slurm %2 takes it for the node %3.</source>
        <translation>“%1”没有右方括号：Slurm %2 将其视为节点 %3。</translation>
    </message>
    <message>
        <source>Close the bracket, as in n[001-087]: since 23.02 an open one is an error.</source>
        <translation>请补上右方括号，如 n[001-087]：自 23.02 起，未闭合的方括号是错误。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres is no name:type:count: slurmctld takes it for %2.</source>
        <translation>Gres 中的“%1”不是“名称:类型:数量”：slurmctld 将其视为 %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres names no GRES: slurmctld leaves it out.</source>
        <translation>Gres 中的“%1”没有指明任何 GRES：slurmctld 会忽略它。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres ends in no number that slurmctld reads: it leaves this out, and all that follows of %2.</source>
        <translation>Gres 中的“%1”没有以 slurmctld 能读懂的数字结尾：它会忽略此项以及其后 %2 的所有条目。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres has no number: slurmctld counts 1 of it, whatever other entries say, and leaves out those that follow.</source>
        <translation>Gres 中的“%1”没有数字：无论其他条目怎么写，slurmctld 都只计为 1，并忽略其后的条目。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres is more than what is read here: it is not counted.</source>
        <translation>Gres 中的“%1”超出了此处读取的数量：不予计入。</translation>
    </message>
    <message>
        <source>The job has ended by then: this is the priority with which it ran</source>
        <translation>到那时作业已结束：这是它运行时的优先级</translation>
    </message>
    <message>
        <source>By then</source>
        <translation>到那时</translation>
    </message>
    <message>
        <source>The job has started by then. The estimate lets jobs start by their priority of today, and this is that one</source>
        <translation>届时作业已经开始。估计按今天的优先级让作业开始，这就是今天的优先级</translation>
    </message>
    <message>
        <source>No longer a part of its priority</source>
        <translation>不再是其优先级的一部分</translation>
    </message>
    <message>
        <source>The job has started and keeps the priority that it had. This is what the term would come to if it still waited</source>
        <translation>作业已经开始，并保留原有的优先级。这是作业若仍在等待时该项的值</translation>
    </message>
    <message>
        <source>There are no passes: pending jobs keep the priority that they have and new ones come behind them, unless their nice is below 0; usage neither fades nor grows.</source>
        <translation>没有计算轮次：等待的作业保留原有优先级，新作业排在其后（nice 小于 0 的除外）；使用量既不衰减也不增长。</translation>
    </message>
    <message>
        <source>Where priority/multifactor has never run, this pass only notes the time: pending jobs keep the priority that they have, and what was used under priority/basic is never charged. Where it has, each pending job gets the sum of its weighted factors.</source>
        <translation>若 priority/multifactor 从未运行过，本轮只记录时间：等待的作业保留原有优先级，在 priority/basic 下的使用永不计费。若曾运行过，每个等待的作业得到其加权因子之和。</translation>
    </message>
    <message>
        <source>Each pending job has the sum of its weighted factors, and what runs is charged from pass to pass.</source>
        <translation>每个等待的作业都有其加权因子之和，运行中的作业逐轮计费。</translation>
    </message>
    <message>
        <source>Jobs that have an AccrueTime keep it; where limits are enforced, those that may not begin yet lose it as slurmctld reads this.</source>
        <translation>已有 AccrueTime 的作业保留它；在强制执行限制的地方，尚不能开始的作业在 slurmctld 读取此设置时失去它。</translation>
    </message>
    <message>
        <source>From here on hardly any usage fades: slurmctld takes no limit for a half-life of 136 years.</source>
        <translation>此后使用量几乎不再衰减：slurmctld 把“无限”当作 136 年的半衰期。</translation>
    </message>
    <message>
        <source>%1 coordinates the account %2, which is not here: it is told to sacctmgr only where it is new, and taken only where the database has that account</source>
        <translation>%1 协调账户 %2，而此处没有该账户：只有新增时才告知 sacctmgr，且仅当数据库中有该账户时才被接受</translation>
    </message>
    <message>
        <source>Partition %1 becomes %2, which is another one to Slurm: slurmctld ends every job in %1, waiting or running, when it reads the new slurm.conf (from 25.11 on not one that has others left). Jobs known in it: %3.</source>
        <translation>分区 %1 变为 %2，对 Slurm 来说是另一个分区：slurmctld 读取新的 slurm.conf 时会结束 %1 中的每个作业，无论等待还是运行（从 25.11 起，还有其他分区的作业除外）。其中已知的作业：%3。</translation>
    </message>
    <message>
        <source>Partition %1 goes: slurmctld ends every job in it, waiting or running, when it reads the new slurm.conf (from 25.11 on not one that has others left). Jobs known in it: %2.</source>
        <translation>分区 %1 被移除：slurmctld 读取新的 slurm.conf 时会结束其中的每个作业，无论等待还是运行（从 25.11 起，还有其他分区的作业除外）。其中已知的作业：%2。</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=%1 in place of %2: slurmctld sets all usage to 0 at the first pass after it has read it</source>
        <translation>PriorityUsageResetPeriod=%1 代替 %2：slurmctld 在读取后的第一轮计算时把所有使用量清零</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=%1 in place of %2: slurmctld usually sets all usage to 0 at the first pass after it has read it</source>
        <translation>PriorityUsageResetPeriod=%1 代替 %2：slurmctld 通常在读取后的第一轮计算时把所有使用量清零</translation>
    </message>
    <message>
        <source>slurmctld takes no limit for a half-life of 136 years, and usage is not reset: what was used once counts for decades</source>
        <translation>slurmctld 把“无限”当作 136 年的半衰期，且使用量不清零：用过一次的会计入数十年</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=NOW clears all usage at the first pass after each time that slurmctld reads its configuration</source>
        <translation>PriorityUsageResetPeriod=NOW 在 slurmctld 每次读取配置后的第一轮计算时清除所有使用量</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses is no name:count without blanks: slurmctld would not start.</source>
        <translation>Licenses 中的“%1”不是不含空格的 名称:数量：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>AccountingStorageType=%1: slurmctld ignores PriorityWeightAge and PriorityWeightFairshare, and so do the numbers here</source>
        <translation>AccountingStorageType=%1：slurmctld 会忽略 PriorityWeightAge 和 PriorityWeightFairshare，此处的数字也是如此</translation>
    </message>
    <message>
        <source>They need AccountingStorageType=accounting_storage/slurmdbd</source>
        <translation>它们需要 AccountingStorageType=accounting_storage/slurmdbd</translation>
    </message>
    <message>
        <source>Without AccountingStorageType slurmctld ignores PriorityWeightAge and PriorityWeightFairshare; the numbers here count them</source>
        <translation>没有 AccountingStorageType 时，slurmctld 会忽略 PriorityWeightAge 和 PriorityWeightFairshare；这里的数值仍计入两者</translation>
    </message>
    <message>
        <source>Write AccountingStorageType=accounting_storage/slurmdbd, unless it stands in a file that was not given</source>
        <translation>请写入 AccountingStorageType=accounting_storage/slurmdbd，除非它在未提供的文件中</translation>
    </message>
    <message>
        <source>Node %1 runs with %2=%3, slurm.conf says %4.</source>
        <translation>节点 %1 以 %2=%3 运行，slurm.conf 中为 %4。</translation>
    </message>
    <message>
        <source>That of slurm.conf was taken, which scontrol reconfigure brings; scontrol update sets the other one again.</source>
        <translation>已采用 slurm.conf 中的值，scontrol reconfigure 会恢复它；可用 scontrol update 重新设置另一个值。</translation>
    </message>
    <message>
        <source>Partition %1 runs with %2=%3, of which slurm.conf says nothing.</source>
        <translation>分区 %1 以 %2=%3 运行，slurm.conf 中没有此项。</translation>
    </message>
    <message>
        <source>What was printed of other clusters than %1 was left out: %2.</source>
        <translation>已略去除 %1 以外其他集群的输出：%2。</translation>
    </message>
    <message>
        <source>Print it of that cluster alone (-M %1).</source>
        <translation>请仅输出该集群的内容（-M %1）。</translation>
    </message>
    <message>
        <source>Long names are cut in such a table: nothing of it was taken.</source>
        <translation>这种表格会截断较长的名称：未采用其中任何内容。</translation>
    </message>
    <message>
        <source>Write %1 alone</source>
        <translation>请单独写 %1</translation>
    </message>
    <message>
        <source>%1=%2 of %3 is more than slurmdbd keeps: it refuses the call.</source>
        <translation>%3 的 %1=%2 超过 slurmdbd 所能保存的：它会拒绝此调用。</translation>
    </message>
    <message>
        <source>The only one below %1 has 0 shares: it gets no share of what %1 gets</source>
        <translation>%1 下唯一的一个份额为 0：%1 得到的，它一点也得不到</translation>
    </message>
    <message>
        <source>Give it a share</source>
        <translation>给它一个份额</translation>
    </message>
    <message>
        <source>%1=%2 of %3 is more than slurmdbd keeps: it takes no notice of it.</source>
        <translation>%3 的 %1=%2 超过 slurmdbd 所能保存的：它会忽略该值。</translation>
    </message>
    <message>
        <source>In %1 it never starts: AllowAccounts does not name its account %2</source>
        <translation>在 %1 中它永远不会启动：AllowAccounts 未列出其账户 %2</translation>
    </message>
    <message>
        <source>In %1 it never starts: DenyAccounts names its account %2, or one above it</source>
        <translation>在 %1 中它永远不会启动：DenyAccounts 列出了其账户 %2 或其上级账户</translation>
    </message>
    <message>
        <source>In %1 it never starts: AllowQos does not name its QOS %2</source>
        <translation>在 %1 中它永远不会启动：AllowQos 未列出其 QOS %2</translation>
    </message>
    <message>
        <source>In %1 it never starts: DenyQos names its QOS %2</source>
        <translation>在 %1 中它永远不会启动：DenyQos 列出了其 QOS %2</translation>
    </message>
    <message>
        <source>In %1 it never starts: %2 does not have its QOS %3</source>
        <translation>在 %1 中它永远不会启动：%2 没有其 QOS %3</translation>
    </message>
    <message>
        <source>In %1 it never starts: %2 has %3</source>
        <translation>在 %1 中它永远不会启动：%2 有 %3</translation>
    </message>
    <message>
        <source>In %1 it never starts: it asks for %2, and %3 has %4</source>
        <translation>在 %1 中它永远不会启动：它请求 %2，而 %3 有 %4</translation>
    </message>
    <message>
        <source>slurmdbd knows the user %1 already, as other clusters have him. He keeps what he has there and the draft does not say: %2</source>
        <translation>slurmdbd 已经知道用户 %1，其情形与其他集群中的相同。他会保留在那里拥有而草案未说明的内容：%2</translation>
    </message>
    <message>
        <source>AdminLevel=None takes a level away, on all clusters; what he coordinates sacctmgr remove coordinator takes away.</source>
        <translation>AdminLevel=None 会在所有集群上取消级别；他所协调的账户由 sacctmgr remove coordinator 取消。</translation>
    </message>
    <message>
        <source>%1 of PartitionName=DEFAULT does nothing: Slurm reads it of the lines of partitions alone.</source>
        <translation>PartitionName=DEFAULT 的 %1 不起作用：Slurm 只在各分区自己的行中读取它。</translation>
    </message>
    <message>
        <source>Write it in the lines of the partitions that are to have it.</source>
        <translation>请将其写入应当拥有它的各分区的行中。</translation>
    </message>
    <message>
        <source>slurmdbd knows the user %1 already. Where no other cluster has him, rollback.sh takes him out of it, with what he has there: %2</source>
        <translation>slurmdbd 已经知道用户 %1。如果没有其他集群拥有该用户，rollback.sh 会将其连同在那里拥有的内容一并移出 slurmdbd：%2</translation>
    </message>
    <message>
        <source>sacctmgr show assoc where user=%1 tells which clusters have him. Once he is in an account again, AdminLevel and sacctmgr add coordinator give it back.</source>
        <translation>sacctmgr show assoc where user=%1 会说明哪些集群拥有该用户。当该用户再次位于某个账户中时，可用 AdminLevel 和 sacctmgr add coordinator 恢复这些内容。</translation>
    </message>
    <message>
        <source>Users that are numbers, as commands print those whom their machine does not know: %1.</source>
        <translation>显示为数字的用户（命令这样输出其所在机器不认识的用户）：%1。</translation>
    </message>
    <message>
        <source>Run sacct where the users are known: their shares and limits stand by their names.</source>
        <translation>请在认识这些用户的机器上运行 sacct：其份额和限制按名称记录。</translation>
    </message>
    <message>
        <source>Jobs of &quot;nobody&quot;, as commands print all users whom their machine does not know: %1. They have no user.</source>
        <translation>“nobody”的作业（命令这样输出其所在机器不认识的所有用户）：%1。它们没有用户。</translation>
    </message>
    <message>
        <source>Run sacct where the users are known, or with the column UID.</source>
        <translation>请在认识这些用户的机器上运行 sacct，或加上 UID 列。</translation>
    </message>
    <message>
        <source>%1 has no priority: at its submission that of the job&apos;s highest QOS, %2, counts</source>
        <translation>%1 没有优先级：提交时以作业最高的 QOS %2 的优先级为准</translation>
    </message>
    <message>
        <source>Slurm computed it before the job began, of what it had asked for: pull again after one PriorityCalcPeriod</source>
        <translation>Slurm 在作业开始之前按其请求的资源计算：请在一个 PriorityCalcPeriod 之后重新获取</translation>
    </message>
    <message>
        <source>Account %1 goes below %2 with accounts that have users or accounts: before Slurm 25.05.1 slurmdbd does not note for these where they are then, and sacctmgr dump may leave them out</source>
        <translation>账户 %1 连同其下拥有用户或账户的账户一起移到 %2 之下：在 Slurm 25.05.1 之前，slurmdbd 不会为这些用户和账户记录新的位置，sacctmgr dump 可能会遗漏它们</translation>
    </message>
    <message>
        <source>Update slurmdbd first, or keep the account where it is; apply.sh keeps a dump of before</source>
        <translation>请先升级 slurmdbd，或让该账户留在原处；apply.sh 会保留此前的转储</translation>
    </message>
    <message>
        <source>%1=%2 in %3 is no value that Slurm knows: slurmctld of %4 starts all the same, with a value that nobody wrote</source>
        <translation>%3 中的 %1=%2 不是 Slurm 所知的值：%4 的 slurmctld 仍会启动，但使用的是没有人写过的值</translation>
    </message>
    <message>
        <source>Nodes %1 have GRES %2 with a type and without one: slurmd would not start there</source>
        <translation>节点 %1 的 GRES %2 既有带类型的，也有不带类型的：slurmd 在那里将无法启动</translation>
    </message>
    <message>
        <source>Give each entry a type, or none</source>
        <translation>为每一项都指定类型，或都不指定</translation>
    </message>
    <message>
        <source>Partition %1 weighs %2 per %3, for which slurmctld has no room: what it charges depends on how it was built</source>
        <translation>分区 %1 按 %3 为 %2 设置权重，slurmctld 无法容纳该单位：计费结果取决于其编译方式</translation>
    </message>
    <message>
        <source>Write the weight without that unit</source>
        <translation>写权重时不要带该单位</translation>
    </message>
    <message>
        <source>%1 of partition %2 does nothing: beside %3 Slurm does not look at it</source>
        <translation>分区 %2 的 %1 不起作用：有 %3 时 Slurm 不看它</translation>
    </message>
    <message>
        <source>Partition %1 has the topology %2, which slurmctld knows from topology.yaml alone: where that file does not name it, slurmctld does not start</source>
        <translation>分区 %1 使用拓扑 %2，slurmctld 只能从 topology.yaml 得知它：若该文件未列出它，slurmctld 不会启动</translation>
    </message>
    <message>
        <source>See that topology.yaml, which is not read here, has a topology of just this name, or take it out</source>
        <translation>请确认 topology.yaml（此处不读取）中有同名的拓扑，或将其去掉</translation>
    </message>
    <message>
        <source>QOS %1 has Preempt=%2, and slurmctld asks no QOS whom it preempts: PreemptType is %3</source>
        <translation>QOS %1 设有 Preempt=%2，但 slurmctld 不按 QOS 判断抢占：PreemptType 为 %3</translation>
    </message>
    <message>
        <source>Set PreemptType=preempt/qos and a PreemptMode, or take the list away</source>
        <translation>设置 PreemptType=preempt/qos 和 PreemptMode，或去掉该列表</translation>
    </message>
    <message>
        <source>%1 is no flag of a QOS that sacctmgr of Slurm %3 takes; QOS %2 has it</source>
        <translation>%1 不是 Slurm %3 的 sacctmgr 接受的 QOS 标志；QOS %2 有它</translation>
    </message>
    <message>
        <source>%1=%2 of %3 has more decimals than slurmdbd keeps: it makes %4 of it</source>
        <translation>%3 的 %1=%2 的小数位数超过 slurmdbd 所保留的位数：它会变成 %4</translation>
    </message>
    <message>
        <source>Write no more than six decimals</source>
        <translation>最多写六位小数</translation>
    </message>
    <message>
        <source>DefaultTime=%1 of partition %2 does nothing: it is above MaxTime=%3, which jobs without a time limit get</source>
        <translation>分区 %2 的 DefaultTime=%1 不起作用：它超过 MaxTime=%3，没有时限的作业会得到后者</translation>
    </message>
    <message>
        <source>Lower it, or remove it</source>
        <translation>将其调低或删除</translation>
    </message>
    <message>
        <source>The job is billed by the weights of %1, where it was when it was last billed</source>
        <translation>作业按 %1 的权重计费，即它上次计费时所在的分区</translation>
    </message>
    <message>
        <source>%1 may preempt %2 (PreemptType=%3): it is looked at first, whatever reservations and tiers they have</source>
        <translation>%1 可抢占 %2（PreemptType=%3）：无论它们的预留和层级如何，前者先被考虑</translation>
    </message>
    <message>
        <source>Alone they would stand the other way round. Who preempts whom goes round in a circle here, and a job between them decides</source>
        <translation>若只有这两个作业，顺序会相反。此处的抢占关系形成循环，由两者之间的一个作业决定</translation>
    </message>
    <message>
        <source>Of user %1 only shares and limits are changed: where he is added, removed, made a coordinator or given a default account, sacctmgr, slurmdbd and slurmctld do not agree on the backslash in his name.</source>
        <translation>用户 %1 只会更改份额和限制：在添加、移除、设为协调员或指定默认账户时，sacctmgr、slurmdbd 和 slurmctld 对其名称中的反斜杠处理不一致。</translation>
    </message>
    <message>
        <source>Do that by hand with sacctmgr, restart slurmctld, which knows him from then on, and look at sacctmgr show user.</source>
        <translation>请用 sacctmgr 手动完成，重启 slurmctld（此后它便认识该用户），并查看 sacctmgr show user。</translation>
    </message>
    <message>
        <source>User %1 becomes %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1.</source>
        <translation>用户 %1 变为 %2：%1 会被移除，%2 会重新添加，且不含 %1 的使用量和作业。</translation>
    </message>
    <message>
        <source>Keep the name, or rename the user by sacctmgr modify user set NewName=%1, which keeps both in all clusters, and import again.</source>
        <translation>保留该名称，或用 sacctmgr modify user set NewName=%1 重命名用户（在所有集群中两者都会保留），然后重新导入。</translation>
    </message>
    <message>
        <source>There is a blank in %1, beside &quot;%2&quot;: before Slurm %3 slurmctld would not start.</source>
        <translation>%1 中“%2”旁有空格：在 Slurm %3 之前 slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them account %2.</source>
        <translation>转储中缺少：sacctmgr 列出的关联中的 %1 个，第一个是账户 %2。</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them %2 in account %3.</source>
        <translation>转储中缺少：sacctmgr 列出的关联中的 %1 个，第一个是账户 %3 中的 %2。</translation>
    </message>
    <message>
        <source>Batch scripts that stand behind their jobs, and were not used: %1.</source>
        <translation>位于其作业之后、因而未被使用的批处理脚本：%1。</translation>
    </message>
    <message>
        <source>Name the file of the scripts before that of the jobs.</source>
        <translation>请把脚本文件写在作业文件之前。</translation>
    </message>
    <message>
        <source>Account %1 goes below %2 with accounts that have users or accounts, and %3, where it was, is removed: before Slurm 25.05.1 slurmdbd takes these for part of that, and may remove them, too</source>
        <translation>账户 %1 连同带有用户或账户的账户移到 %2 之下，而它原来所在的 %3 被删除：在 Slurm 25.05.1 之前，slurmdbd 把它们当作后者的一部分，可能会一并删除</translation>
    </message>
    <message>
        <source>Update slurmdbd first, or keep %1 as an empty account; apply.sh stops before it removes what slurmdbd takes for more</source>
        <translation>请先升级 slurmdbd，或把 %1 保留为空账户；apply.sh 会在删除 slurmdbd 多算进来的内容之前停止</translation>
    </message>
    <message>
        <source>Blanks stand before Include: slurmctld would not start.</source>
        <translation>Include 之前有空白：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Begin the line with Include.</source>
        <translation>让该行以 Include 开头。</translation>
    </message>
    <message>
        <source>Slurm takes the quotes behind Include for a part of the file&apos;s name: slurmctld would not start.</source>
        <translation>Slurm 把 Include 后的引号当作文件名的一部分：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Write the name without quotes; it cannot hold blanks.</source>
        <translation>不加引号书写文件名；其中不能有空白。</translation>
    </message>
    <message>
        <source>More than a name stands behind Include: slurmctld would not start.</source>
        <translation>Include 之后不止一个文件名：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Give each file an Include line of its own, and a comment a blank before its #.</source>
        <translation>为每个文件单独写一行 Include，并在注释的 # 前留一个空白。</translation>
    </message>
    <message>
        <source>The file ends with Include and a name, without a line break: slurmctld goes on in what it read before, and mostly does not start.</source>
        <translation>文件以 Include 和文件名结尾，没有换行：slurmctld 会接着读之前读过的内容，多半无法启动。</translation>
    </message>
    <message>
        <source>End the line with a line break.</source>
        <translation>以换行结束该行。</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them account %2. They were added from the list.</source>
        <translation>转储中缺少 sacctmgr 列出的 %1 个关联，第一个是账户 %2。它们已从列表中补入。</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them %2 in account %3. They were added from the list.</source>
        <translation>转储中缺少 sacctmgr 列出的 %1 个关联，第一个是账户 %3 中的 %2。它们已从列表中补入。</translation>
    </message>
    <message>
        <source>This is the list that sacct prints for the screen: its columns cut off what is longer.</source>
        <translation>这是 sacct 为屏幕打印的列表：各列会截断较长的内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; separates the columns and stands within their values as well.</source>
        <translation>“%1”既分隔各列，也出现在列的值中。</translation>
    </message>
    <message>
        <source>Nothing names the columns: sacct leaves the names out with --noheader.</source>
        <translation>没有列名：使用 --noheader 时 sacct 不打印列名。</translation>
    </message>
    <message>
        <source>Small jobs first, of the N = %1 nodes of MaxNodeCount, which count up to 22.05, and C = %2 CPUs; kept between 0 and 1</source>
        <translation>小作业优先，按 MaxNodeCount 计 N = %1 个节点（22.05 及以前计入）、C = %2 个 CPU；限制在 0 到 1 之间</translation>
    </message>
    <message>
        <source>Large jobs first, of the N = %1 nodes of MaxNodeCount, which count up to 22.05, and C = %2 CPUs; kept between 0 and 1</source>
        <translation>大作业优先，按 MaxNodeCount 计 N = %1 个节点（22.05 及以前计入）、C = %2 个 CPU；限制在 0 到 1 之间</translation>
    </message>
    <message>
        <source>Give each partition that is meant a line of its own, with a name without a comma</source>
        <translation>为每个要用的分区单独写一行，名称中不带逗号</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one partition for Slurm, and since 24.11 no job can ask for it, as what jobs ask for is taken apart at its commas</source>
        <translation>对 Slurm 来说“%1”是一个分区，而自 24.11 起没有作业能请求它，因为作业请求的内容会在逗号处拆开</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one partition for Slurm, and before 24.11 jobs get it that ask for just this name</source>
        <translation>对 Slurm 来说“%1”是一个分区，在 24.11 之前，请求的正是这个名称的作业会得到它</translation>
    </message>
    <message>
        <source>priority/basic: first in, first out, but for nice. Each new job counts one down from those before it, and its nice moves it alone</source>
        <translation>priority/basic：先进先出，nice 除外。每个新作业从先前的作业往下减一，而它的 nice 只移动它自己</translation>
    </message>
    <message>
        <source>The default QOS of %1 associations, such as %2, is %3, which their list of QOS does not have: sacctmgr refuses that, and they get the default QOS %4, which it has.</source>
        <translation>%1 个关联（例如 %2）的默认 QOS 是 %3，而它们的 QOS 列表中没有它：sacctmgr 会拒绝，因此它们得到列表中的默认 QOS %4。</translation>
    </message>
    <message>
        <source>Add %1 to their list of QOS, or choose another default.</source>
        <translation>把 %1 加入它们的 QOS 列表，或选择另一个默认值。</translation>
    </message>
    <message>
        <source>MaxNodeCount=%1 is less than the %2 nodes that there are: slurmctld would not start</source>
        <translation>MaxNodeCount=%1 小于现有的 %2 个节点：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Give it at least their number, or remove it</source>
        <translation>至少给出节点的数量，或将其删除</translation>
    </message>
    <message>
        <source>slurmdbd does not keep LimitFactor=0 of %1: it leaves limits as they are, and an export takes the factor away that there is.</source>
        <translation>slurmdbd 不保存 %1 的 LimitFactor=0：它不改变限制，而导出会去掉现有的系数。</translation>
    </message>
    <message>
        <source>Leave it out, or set the limits themselves to 0.</source>
        <translation>将其省略，或将限制本身设为 0。</translation>
    </message>
    <message>
        <source>%1=%2 does not count, but cannot be read: slurmctld would not start.</source>
        <translation>%1=%2 不起作用，但无法读取：slurmctld 将无法启动。</translation>
    </message>
    <message>
        <source>Write the file again as UTF-8 text.</source>
        <translation>请将文件重新写成 UTF-8 文本。</translation>
    </message>
    <message>
        <source>Lines of the file end with CR alone, for Slurm a single line: slurmctld would not start. It was read with the line ends of Unix, and an export writes those.</source>
        <translation>文件的行仅以 CR 结尾，对 Slurm 来说只是一行：slurmctld 将无法启动。此处按 Unix 的行尾读取，导出时也写成这种行尾。</translation>
    </message>
    <message>
        <source>its nice value was changed since Slurm computed its terms, by scontrol update or by scontrol top of it or of another job: pull again after one PriorityCalcPeriod</source>
        <translation>自 Slurm 计算其各项以来，其 nice 值已被 scontrol update 或对该作业或另一作业的 scontrol top 更改：请在一个 PriorityCalcPeriod 之后重新获取</translation>
    </message>
    <message>
        <source>Both were requeued with --requeue=expedite or neither was</source>
        <translation>两者都以 --requeue=expedite 重新排队，或都不是</translation>
    </message>
    <message>
        <source>%1 was requeued with --requeue=expedite: it is looked at first, whatever the priorities</source>
        <translation>%1 以 --requeue=expedite 重新排队：无论优先级如何都最先处理</translation>
    </message>
    <message>
        <source>The partition of %1 has the higher PriorityTier: it is looked at first, whatever the priorities</source>
        <translation>%1 所在分区的 PriorityTier 较高：无论优先级如何都最先处理</translation>
    </message>
    <message>
        <source>Without a half-life usage does not fade: only what the others run meanwhile helps, and how much that is nobody knows</source>
        <translation>没有半衰期，使用量不衰减：只有其他人在此期间的运行会有帮助，而运行多少无人知道</translation>
    </message>
    <message>
        <source>sacctmgr leaves out who is below an account that slurmdbd 23.11 to 25.05.0 moved: in the place of the dump, import what %1 prints.</source>
        <translation>sacctmgr 会遗漏由 slurmdbd 23.11 至 25.05.0 移动过的账户之下的用户和账户：请导入 %1 的输出来代替转储。</translation>
    </message>
    <message>
        <source>sacctmgr leaves out who is below an account that slurmdbd 23.11 to 25.05.0 moved. Their MaxTRESRunMins, comments and WCKeys, which it does not list, are not known.</source>
        <translation>sacctmgr 会遗漏由 slurmdbd 23.11 至 25.05.0 移动过的账户之下的关联。它不列出的 MaxTRESRunMins、注释和 WCKey 无从得知。</translation>
    </message>
    <message>
        <source>scontrol may have deleted the partition with the highest PriorityJobFactor, by which slurmctld goes on dividing, or created this one without a factor, which counts as 0, until it is reconfigured; else pull again after one PriorityCalcPeriod, and report it if it still differs</source>
        <translation>scontrol 可能删除了 PriorityJobFactor 最高的分区，而 slurmctld 在重新配置之前仍以它为除数；或者创建此分区时没有给出因子，在重新配置之前按 0 计；否则请在一个 PriorityCalcPeriod 之后重新获取，若仍不同请报告</translation>
    </message>
    <message>
        <source>scontrol update may have changed the partition&apos;s TRESBillingWeights: slurmctld leaves the partition&apos;s total of billing, and what jobs are billed, as they were; else please report it</source>
        <translation>scontrol update 可能更改了该分区的 TRESBillingWeights：slurmctld 会保持该分区的 billing 总量以及作业的计费不变；否则请报告</translation>
    </message>
    <message>
        <source>Write paths that begin with / between commas, without blanks.</source>
        <translation>请写以 / 开头、以逗号分隔、不含空格的路径。</translation>
    </message>
    <message>
        <source>Write host(address).</source>
        <translation>请写作 主机(地址)。</translation>
    </message>
    <message>
        <source>%1=%2 stands twice: slurmctld would not start</source>
        <translation>%1=%2 出现两次：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>There is a blank in %1, behind &quot;%2&quot;: before Slurm %3 slurmctld takes it for a part of the name.</source>
        <translation>%1 中“%2”之后有一个空格：在 Slurm %3 之前，slurmctld 会把它当作名称的一部分。</translation>
    </message>
    <message>
        <source>The file holds NUL bytes: slurmctld reads nothing of a line behind one, and so it was read here. An export leaves out what stands there.</source>
        <translation>文件含有 NUL 字节：slurmctld 不读取一行中位于其后的内容，此处也照此读取。导出会略去那里的内容。</translation>
    </message>
    <message>
        <source>NodeName=%1: RealMemory=%2 is more than any node has; %3 MB are counted here.</source>
        <translation>NodeName=%1：RealMemory=%2 超过任何节点的内存；此处按 %3 MB 计算。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no closing bracket: Slurm %2 takes it for a node without a name, which no list shows.</source>
        <translation>“%1”没有右方括号：Slurm %2 将其视为一个没有名称的节点，任何列表都不显示它。</translation>
    </message>
    <message>
        <source>an account has less usage than those below it together, where the numbers here are made of their sum: RawUsage=0 takes the usage of an account whose shares are parent from it and from those above it, and leaves it to those below</source>
        <translation>某个账户的使用量少于其下各项之和，而此处的数值由该和得出：RawUsage=0 会从份额为 parent 的账户及其上级中扣除该账户的使用量，但保留其下各项的使用量</translation>
    </message>
    <message>
        <source>sacctmgr may have given a QOS Priority=-1: before 25.11.6 slurmctld counts with 4294967295 for it until it is started anew, and the list of QOS has 0; else pull again after one PriorityCalcPeriod, and report it if it still differs</source>
        <translation>sacctmgr 可能给某个 QOS 设置了 Priority=-1：在 25.11.6 之前，slurmctld 在重新启动前一直按 4294967295 计算它，而 QOS 列表中为 0；否则请在一个 PriorityCalcPeriod 之后重新获取，若仍不同请报告</translation>
    </message>
    <message>
        <source>%1=%2 of %3 keeps back cores of each socket, and %4 gives out whole ones: slurmctld would not start</source>
        <translation>%3 的 %1=%2 在每个插槽都保留了核心，而 %4 按整个插槽分配：slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Leave a socket whole, select cores, or write %1</source>
        <translation>请保留一个完整的插槽、改为选择核心，或写入 %1</translation>
    </message>
    <message>
        <source>Nodes %1 have the topology %2, which slurmctld knows from topology.yaml alone: where that file does not name it, slurmctld does not start</source>
        <translation>节点 %1 的拓扑为 %2，slurmctld 只能从 topology.yaml 得知它：若该文件未列出它，slurmctld 将无法启动</translation>
    </message>
    <message>
        <source>Look whether PluginDir has %1, or remove the key</source>
        <translation>请检查 PluginDir 中是否有 %1，或移除该键</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder: slurmctld takes it for an empty file, and reads nothing that lies in it.</source>
        <translation>“%1”是文件夹：slurmctld 将其视为空文件，不会读取其中的任何内容。</translation>
    </message>
    <message>
        <source>Name each file in a line of its own.</source>
        <translation>请为每个文件各写一行。</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>它不是文件</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>它过大</translation>
    </message>
    <message>
        <source>its owner, group or access list would not stay as they are; save it under another name</source>
        <translation>其所有者、组或访问控制列表将无法保持不变；请用其他名称保存</translation>
    </message>
</context>
<context>
    <name>TextTranslation</name>
    <message>
        <source>unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>under-used</source>
        <translation>低于份额</translation>
    </message>
    <message>
        <source>at its share</source>
        <translation>等于份额</translation>
    </message>
    <message>
        <source>over-used</source>
        <translation>超过份额</translation>
    </message>
    <message>
        <source>no share left</source>
        <translation>无剩余份额</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Fair Tree</source>
        <translation>Fair Tree</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Depth-oblivious</source>
        <translation>深度无关</translation>
    </message>
    <message>
        <source>Linear 2009</source>
        <translation>线性 2009</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>nodes %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>job %1</source>
        <translation>作业 %1</translation>
    </message>
</context>
<context>
    <name>TimeReading</name>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Why before another…</source>
        <translation>为什么排在另一个之前…</translation>
    </message>
</context>
<context>
    <name>apportion::AccessDialog</name>
    <message>
        <source>Accounts and partitions</source>
        <translation>账户与分区</translation>
    </message>
    <message>
        <source>Who may run where</source>
        <translation>谁可在何处运行</translation>
    </message>
    <message>
        <source>Filter accounts</source>
        <translation>筛选账户</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Any QOS</source>
        <translation>任意 QOS</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>A click on a cell lets the account in or keeps it out; each can be undone.</source>
        <translation>单击单元格可允许或禁止该账户；每一步都可撤销。</translation>
    </message>
    <message>
        <source>This changed which QOS the account has, which counts in every partition.</source>
        <translation>这改变了该账户可用的 QOS，对所有分区都有效。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln 个匹配</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccessModel</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>✓ %L1 of %L2 users</source>
        <comment>who may run jobs, and of how many</comment>
        <translation>✓ %L2 个用户中的 %L1 个</translation>
    </message>
    <message>
        <source>denied, not enforced</source>
        <comment>an account, by a list of a partition that slurmctld does not ask</comment>
        <translation>已拒绝，未强制执行</translation>
    </message>
</context>
<context>
    <name>apportion::AccountActions</name>
    <message>
        <source>Add account…</source>
        <translation>添加账户…</translation>
    </message>
    <message>
        <source>Add users…</source>
        <translation>添加用户…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Duplicate with users…</source>
        <translation>连同用户复制…</translation>
    </message>
    <message>
        <source>Duplicate without users…</source>
        <translation>复制但不含用户…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy rows with headers</source>
        <translation>复制行及表头</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Edit raw shares</source>
        <translation>编辑原始份额</translation>
    </message>
    <message>
        <source>Use the account&apos;s shares (parent)</source>
        <translation>使用账户的份额（parent）</translation>
    </message>
    <message>
        <source>Set raw shares to 1</source>
        <translation>将原始份额设为 1</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>向下填充</translation>
    </message>
    <message>
        <source>Split shares…</source>
        <translation>拆分份额…</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>转到…</translation>
    </message>
    <message>
        <source>Next place of this user</source>
        <translation>此用户的下一处</translation>
    </message>
    <message>
        <source>Expand what fits</source>
        <translation>展开可容纳的部分</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Edit raw shares	Return</source>
        <translation>编辑原始份额	Return</translation>
    </message>
    <message>
        <source>A copy with all sub-accounts, and nobody in them</source>
        <translation>包含所有子账户的副本，其中没有用户</translation>
    </message>
    <message>
        <source>Select several rows: the value of the first one is set in all of them.</source>
        <translation>选择多行：将第一行的值设到所有行。</translation>
    </message>
    <message>
        <source>The first of the selected rows has nothing to fill down in this column.</source>
        <translation>所选第一行在此列没有可向下填充的内容。</translation>
    </message>
    <message>
        <source>root stays where it is: every cluster has it at the top.</source>
        <translation>root 位置不变：每个集群的顶端都是它。</translation>
    </message>
    <message>
        <source>The text is too long to be pasted.</source>
        <translation>文本过长，无法粘贴。</translation>
    </message>
    <message numerus="yes">
        <source>%n associations were pasted.</source>
        <translation>
            <numerusform>已粘贴 %n 个关联。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>apportion::AccountColumns</name>
    <message>
        <source>Slurm&apos;s order of rows</source>
        <translation>Slurm 的行顺序</translation>
    </message>
    <message>
        <source>Users before accounts, by name: the order in which sshare lists them</source>
        <translation>用户在账户之前，按名称排序：sshare 列出的顺序</translation>
    </message>
    <message>
        <source>The usual columns</source>
        <translation>常用列</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
</context>
<context>
    <name>apportion::AccountComparison</name>
    <message>
        <source>Accounts that rise and fall</source>
        <translation>上升和下降的账户</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>The fair-share factor of each account&apos;s best user</source>
        <translation>每个账户最佳用户的公平份额因子</translation>
    </message>
    <message>
        <source>The rank of each account&apos;s best user</source>
        <translation>每个账户最佳用户的排名</translation>
    </message>
    <message>
        <source>Write what changes for this account, and why, to be printed or sent</source>
        <translation>写出此账户的变化及原因，以便打印或发送</translation>
    </message>
    <message>
        <source>Page for an account…</source>
        <translation>账户页面…</translation>
    </message>
    <message>
        <source>Page for %1…</source>
        <translation>%1 的页面…</translation>
    </message>
    <message>
        <source>Share and usage</source>
        <translation>份额与用量</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>委员会</translation>
    </message>
    <message>
        <source>What is promised to each account, and what it has used</source>
        <translation>各账户获得的承诺份额及其已用量</translation>
    </message>
    <message>
        <source>One account after the other on the whole screen, in large type</source>
        <translation>全屏大字逐个显示账户</translation>
    </message>
</context>
<context>
    <name>apportion::AccountTreeModel</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user&apos;s association with one partition</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Not in the baseline</source>
        <translation>不在基线中</translation>
    </message>
    <message>
        <source>%1 in the baseline</source>
        <translation>基线中为 %1</translation>
    </message>
    <message>
        <source>%1 TRES·s</source>
        <translation>%1 TRES·s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a factor and its regime</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Account / user</source>
        <translation>账户 / 用户</translation>
    </message>
    <message>
        <source>Accounts in bold, their users and sub-accounts below them, in the order in which sshare lists them.</source>
        <translation>账户为粗体，其用户和子账户列在下方，顺序与 sshare 相同。</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>What was promised to the association, against its siblings. “parent”: it has no shares of its own and uses its account&apos;s.</source>
        <translation>相对于同级许诺给该关联的份额。“parent”：没有自己的份额，使用其账户的份额。</translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation>归一化份额</translation>
    </message>
    <message>
        <source>Raw shares as a part of the whole: of its own level under Fair Tree, of the cluster under the classic algorithms.</source>
        <translation>原始份额占整体的比例：Fair Tree 下相对于本级，经典算法下相对于集群。</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>使用量（TRES·s）</translation>
    </message>
    <message>
        <source>Decayed usage in billing TRES times seconds, with everything below.</source>
        <translation>衰减后的使用量，以计费 TRES 乘以秒计，含其下所有成员。</translation>
    </message>
    <message>
        <source>Eff. usage</source>
        <translation>有效使用量</translation>
    </message>
    <message>
        <source>The part of the usage that is held against the shares: of its account&apos;s under Fair Tree, of the cluster&apos;s otherwise.</source>
        <translation>与份额对照的使用量比例：Fair Tree 下相对于其账户，否则相对于集群。</translation>
    </message>
    <message>
        <source>Level FS</source>
        <translation>Level FS</translation>
    </message>
    <message>
        <source>Norm shares ÷ effective usage on the association&apos;s own level. Above 1 it used less than its share. Fair Tree only.</source>
        <translation>关联在本级的归一化份额 ÷ 有效使用量。大于 1 表示用量低于份额。仅用于 Fair Tree。</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>The place of the user by fair share: 1 comes first. Users who tie share a rank.</source>
        <translation>用户按公平份额的名次：1 为最前。并列的用户名次相同。</translation>
    </message>
    <message>
        <source>Here %1 shares are given out right below root.</source>
        <translation>此处 root 之下共分配了 %1 份份额。</translation>
    </message>
    <message>
        <source>Here the whole cluster used %1.</source>
        <translation>此处整个集群使用了 %1。</translation>
    </message>
    <message>
        <source>Here one rank is worth %1: there are %2 users.</source>
        <translation>此处一个排名相当于 %1：共有 %2 个用户。</translation>
    </message>
    <message>
        <source>Here the last of all users has rank %1 at most.</source>
        <translation>此处最后一名用户的排名最大为 %1。</translation>
    </message>
    <message>
        <source>No shares of its own: it uses those of %1.</source>
        <translation>没有自己的份额：使用 %1 的份额。</translation>
    </message>
    <message>
        <source>%1 of the %2 shares on its level: %3 %</source>
        <translation>本级 %2 份额中的 %1：%3 %</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>accounts that a user stands in</comment>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stands in several accounts: %2</source>
        <translation>%1 存在于多个账户中：%2</translation>
    </message>
    <message>
        <source>%1, %2 % of the cluster&apos;s</source>
        <comment>an amount of usage and its part</comment>
        <translation>%1，占集群的 %2 %</translation>
    </message>
    <message>
        <source>It has shares and used nothing: it goes before everybody who did.</source>
        <translation>有份额但没有使用量：排在所有有使用量者之前。</translation>
    </message>
    <message>
        <source>%1 of what %2 used</source>
        <translation>占 %2 使用量的 %1</translation>
    </message>
    <message>
        <source>%1: %2 ÷ %3, norm shares by effective usage</source>
        <translation>%1：%2 ÷ %3，归一化份额除以有效使用量</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>what a column means, and what that is in this tree</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>The association&apos;s own priority, for PriorityWeightAssoc. Empty: none is set, and a user takes the account&apos;s.</source>
        <translation>关联自身的优先级，用于 PriorityWeightAssoc。为空：未设置，用户采用账户的优先级。</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The QOS that jobs of the association may ask for, as sacctmgr writes the list.</source>
        <translation>该关联的作业可申请的 QOS，按 sacctmgr 的列表写法。</translation>
    </message>
    <message>
        <source>Default account</source>
        <translation>默认账户</translation>
    </message>
    <message>
        <source>The account that the user&apos;s jobs are charged to when they name none.</source>
        <translation>用户的作业未指定账户时计入的账户。</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>What the account is, in the words of whoever added it.</source>
        <translation>账户的说明，由添加者填写。</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>组织</translation>
    </message>
    <message>
        <source>To whom the account belongs.</source>
        <translation>账户的归属。</translation>
    </message>
    <message>
        <source>Drop it on an account.</source>
        <translation>请拖放到账户上。</translation>
    </message>
    <message>
        <source>Below %1 in the baseline</source>
        <translation>基线中位于 %1 之下</translation>
    </message>
    <message>
        <source>%1 %2 (+%3 a day)</source>
        <comment>a TRES; its minutes that are left; what decay gives back</comment>
        <translation>%1 %2（每天 +%3）</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <comment>a TRES</comment>
        <translation>%1 未知</translation>
    </message>
    <message>
        <source>The limit that is set here; the details show what is inherited.</source>
        <translation>此处设置的限制；继承的内容见详细信息。</translation>
    </message>
    <message>
        <source>Default QOS</source>
        <translation>默认 QOS</translation>
    </message>
    <message>
        <source>The QOS of jobs that name none.</source>
        <translation>未指定 QOS 的作业所用的 QOS。</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>协调</translation>
    </message>
    <message>
        <source>The accounts that the user coordinates.</source>
        <translation>该用户负责协调的账户。</translation>
    </message>
    <message>
        <source>Minutes left</source>
        <translation>剩余分钟</translation>
    </message>
    <message>
        <source>What is left of GrpTRESMins, and what decay gives back within the next day if nothing runs.</source>
        <translation>GrpTRESMins 的余量，以及若无作业运行，衰减在接下来一天内返还的量。</translation>
    </message>
    <message>
        <source>%1=%2 cannot be read.</source>
        <translation>无法读取 %1=%2。</translation>
    </message>
    <message>
        <source>%1 of %2 user associations</source>
        <comment>the place of a user</comment>
        <translation>%2 个用户关联中的第 %1 个</translation>
    </message>
    <message>
        <source>The factor from 0 to 1 that PriorityWeightFairshare is multiplied with. Its colour is the regime: how usage stands to shares. In brackets that of an account, which sshare prints before Slurm 25.11 alone.</source>
        <translation>0 到 1 之间的因子，与 PriorityWeightFairshare 相乘。颜色表示状态：用量与份额的关系。括号中的是账户的因子，只有 Slurm 25.11 之前的 sshare 才打印它。</translation>
    </message>
</context>
<context>
    <name>apportion::AccountView</name>
    <message>
        <source>Accounts and users</source>
        <translation>账户和用户</translation>
    </message>
    <message numerus="yes">
        <source>%n association(s)</source>
        <comment>are dragged</comment>
        <translation>
            <numerusform>%n 个关联</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccountsPage</name>
    <message>
        <source>Show in the share map</source>
        <translation>在份额图中显示</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Share map</source>
        <translation>份额图</translation>
    </message>
    <message>
        <source>No account or user has “%1” in its name.</source>
        <translation>没有名称中含“%1”的账户或用户。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Add users to several accounts…</source>
        <translation>将用户添加到多个账户…</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>What would it take?</source>
        <translation>需要什么条件？</translation>
    </message>
    <message>
        <source>How many raw shares bring it to a factor or a rank, and how long without running</source>
        <translation>需要多少原始份额才能达到某个因子或排名，以及需要停止运行多久</translation>
    </message>
    <message>
        <source>Round the end of the tree: that was the last match.</source>
        <translation>已越过树的末尾：刚才是最后一个匹配项。</translation>
    </message>
    <message>
        <source>Names with “%1” in them: %2</source>
        <translation>包含“%1”的名称：%2</translation>
    </message>
    <message>
        <source>No usage is known, so all users with shares have rank 1. Open what sshare -al prints to see how they stand.</source>
        <translation>没有已知的使用量，所以所有有份额的用户都排第 1。打开 sshare -al 的输出即可查看他们的排名。</translation>
    </message>
    <message>
        <source>Users from a list…</source>
        <translation>来自列表的用户…</translation>
    </message>
    <message>
        <source>people,getent,LDAP,ldapsearch,CSV,roster,directory,synchronize</source>
        <translation>人员,getent,LDAP,ldapsearch,CSV,名册,目录,同步</translation>
    </message>
    <message>
        <source>default account</source>
        <translation>默认账户</translation>
    </message>
    <message>
        <source>goal,target,how many shares,rank</source>
        <translation>目标,多少份额,排名</translation>
    </message>
    <message>
        <source>limits,QOS,coordinators,description,default account,MaxJobs,GrpTRES</source>
        <translation>限制,QOS,协调员,描述,默认账户,MaxJobs,GrpTRES</translation>
    </message>
</context>
<context>
    <name>apportion::AddForm</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>Raw shares of each: a number, or “parent”</source>
        <translation>各自的原始份额：数字或“parent”</translation>
    </message>
    <message>
        <source>New account in %1</source>
        <translation>%1 中的新账户</translation>
    </message>
    <message>
        <source>New users in %1</source>
        <translation>%1 中的新用户</translation>
    </message>
    <message>
        <source>Copy of %1 with its users</source>
        <translation>%1 及其用户的副本</translation>
    </message>
    <message>
        <source>Copy of %1 without its users</source>
        <translation>%1 的副本（不含用户）</translation>
    </message>
    <message>
        <source>Names, with commas between them</source>
        <translation>名称，以逗号分隔</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Names of the users</source>
        <translation>用户名称</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>账户名称</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>apportion::AgreementDialog</name>
    <message numerus="yes">
        <source>Agrees with the cluster on %1 of %Ln number(s)</source>
        <translation>
            <numerusform>与集群一致：%Ln 个数字中的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreement with the cluster</source>
        <translation>与集群的一致程度</translation>
    </message>
    <message>
        <source>Every number that Slurm itself computed and printed is the one that is computed here from the imported files.</source>
        <translation>Slurm 自己计算并输出的每个数字都与此处由导入文件算出的相同。</translation>
    </message>
    <message>
        <source>Slurm printed other numbers than those that are computed here from the imported files; the first %1 are listed.</source>
        <translation>Slurm 输出的数字与此处由导入文件算出的不同；此处列出前 %1 个。</translation>
    </message>
    <message>
        <source>Slurm printed other numbers than those that are computed here from the imported files.</source>
        <translation>Slurm 输出的数字与此处由导入文件算出的不同。</translation>
    </message>
    <message>
        <source>Numbers that differ</source>
        <translation>不同的数字</translation>
    </message>
    <message>
        <source>Write a report…</source>
        <translation>写报告…</translation>
    </message>
    <message>
        <source>A file to send along: the numbers and what they are made from, without any name of the cluster</source>
        <translation>可随问题报告发送的文件：数字及其来源，不含集群的任何名称</translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) of the cluster cannot be compared</source>
        <translation>
            <numerusform>集群的 %Ln 个数字无法比较</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cluster printed of its own numbers comes of what was not imported.</source>
        <translation>集群自己打印的数字取决于未导入的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) cannot be compared: %1.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%Ln 个数字无法比较：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every number of Slurm&apos;s own that can be compared is the one that is computed here from the imported files.</source>
        <translation>Slurm 自己的数字中，凡可比较的都与此处由导入文件算出的相同。</translation>
    </message>
</context>
<context>
    <name>apportion::AgreementModel</name>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>As sshare, sprio or scontrol head it.</source>
        <translation>sshare、sprio 或 scontrol 的列名。</translation>
    </message>
    <message>
        <source>On the cluster</source>
        <translation>集群上</translation>
    </message>
    <message>
        <source>What Slurm itself computed and printed.</source>
        <translation>Slurm 自己计算并输出的值。</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>What Apportion computes of what was imported.</source>
        <translation>Apportion 由导入内容算出的值。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>The cause, as far as it shows.</source>
        <translation>可判断出的原因。</translation>
    </message>
</context>
<context>
    <name>apportion::AlgorithmChart</name>
    <message>
        <source>Ranks under each algorithm</source>
        <translation>各算法下的排名</translation>
    </message>
    <message>
        <source>No users yet. Open or import a policy to see who would rank where under another algorithm.</source>
        <translation>还没有用户。请打开或导入策略，以查看各用户在其他算法下的排名。</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Rank under %1</source>
        <translation>%1 下的排名</translation>
    </message>
    <message>
        <source>Fair-share under %1</source>
        <translation>%1 下的公平份额</translation>
    </message>
    <message>
        <source>rises</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>下降</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) whose rank differs less are not drawn</source>
        <translation>
            <numerusform>未绘出排名差异较小的 %n 个用户</numerusform>
        </translation>
    </message>
    <message>
        <source>this policy</source>
        <translation>当前策略</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user and the account</comment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>%1: rank %2, F %3</source>
        <comment>an algorithm</comment>
        <translation>%1：排名 %2，F %3</translation>
    </message>
    <message>
        <source>Accounts, by the rank of their best user</source>
        <translation>账户，按其最佳用户的排名</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>%n whose rank differs less are not drawn</source>
        <translation>
            <numerusform>%n 个排名差异较小的未画出</numerusform>
        </translation>
    </message>
    <message>
        <source>Best user of %1</source>
        <comment>an account</comment>
        <translation>%1 的最佳用户</translation>
    </message>
    <message numerus="yes">
        <source>named: the %n whose rank differs most</source>
        <translation>
            <numerusform>标名的是排名差别最大的 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AlgorithmNotice</name>
    <message>
        <source>Shown as %1 would compute it: to compare, no slurm.conf of today can ask for it. The policy asks for %2.</source>
        <translation>按 %1 的计算显示：仅供比较，现今的 slurm.conf 无法启用它。策略要求的是 %2。</translation>
    </message>
    <message>
        <source>Shown as %1 would compute it. The policy asks for %2.</source>
        <translation>按 %1 的计算显示。策略要求的是 %2。</translation>
    </message>
    <message>
        <source>Use %1 in the policy</source>
        <translation>在策略中使用 %1</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>返回 %1</translation>
    </message>
</context>
<context>
    <name>apportion::AnswerRow</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
</context>
<context>
    <name>apportion::AssociationDelegate</name>
    <message>
        <source>%1 accounts</source>
        <comment>a badge: in how many a user stands</comment>
        <translation>%1 个账户</translation>
    </message>
</context>
<context>
    <name>apportion::AssociationDetails</name>
    <message>
        <source>Add an option…</source>
        <translation>添加选项…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>What the account is</source>
        <translation>账户的说明</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>组织</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>To whom the account belongs</source>
        <translation>账户的归属</translation>
    </message>
    <message>
        <source>Default account</source>
        <translation>默认账户</translation>
    </message>
    <message>
        <source>The account that the user&apos;s jobs are charged to when they name none</source>
        <translation>用户的作业未指定账户时计入的账户</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The QOS that jobs may ask for: a list like “normal,high”, or changes to the account&apos;s like “+high,-low”</source>
        <translation>作业可申请的 QOS：列表如“normal,high”，或对账户列表的更改如“+high,-low”</translation>
    </message>
    <message>
        <source>Default QOS</source>
        <translation>默认 QOS</translation>
    </message>
    <message>
        <source>The QOS of jobs that name none</source>
        <translation>未指定 QOS 的作业所用的 QOS</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>The association&apos;s own priority, for PriorityWeightAssoc; empty: none</source>
        <translation>关联自身的优先级，用于 PriorityWeightAssoc；为空：无</translation>
    </message>
    <message>
        <source>Limit or other option</source>
        <translation>限制或其他选项</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Limits and other options of the selected associations</source>
        <translation>所选关联的限制和其他选项</translation>
    </message>
    <message>
        <source>As the flat file of sacctmgr writes them. The last row adds one; Delete takes one away.</source>
        <translation>按 sacctmgr 平面文件的写法。最后一行用于添加，Delete 键移除。</translation>
    </message>
    <message>
        <source>Take this option away</source>
        <translation>移除此选项</translation>
    </message>
    <message>
        <source>Select an account or a user.</source>
        <translation>请选择账户或用户。</translation>
    </message>
    <message>
        <source>user in account %1</source>
        <translation>账户 %1 中的用户</translation>
    </message>
    <message>
        <source>account</source>
        <translation>账户</translation>
    </message>
    <message numerus="yes">
        <source>%n associations</source>
        <translation>
            <numerusform>%n 个关联</numerusform>
        </translation>
    </message>
    <message>
        <source>What is typed is set in all of them.</source>
        <translation>输入的内容会设到所有所选关联。</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Differs among the selected associations</source>
        <translation>所选关联的值不一致</translation>
    </message>
    <message>
        <source>Type the name of an option to add, such as GrpTRES</source>
        <translation>输入要添加的选项名称，例如 GrpTRES</translation>
    </message>
    <message>
        <source>The name of an option is one word of letters and figures.</source>
        <translation>选项名称是由字母和数字组成的一个词。</translation>
    </message>
    <message>
        <source>%1 has a place of its own, and is not kept among the options.</source>
        <translation>%1 有单独的位置，不列入选项。</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>所有选项</translation>
    </message>
    <message>
        <source>Limits, or all options as they are written</source>
        <translation>限制，或按原样书写的所有选项</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>协调</translation>
    </message>
    <message>
        <source>The accounts that the user coordinates: with commas</source>
        <translation>该用户负责协调的账户：用逗号分隔</translation>
    </message>
    <message>
        <source>Coordinators</source>
        <translation>协调员</translation>
    </message>
    <message>
        <source>The users who may change the account and add users to it: with commas. They keep what they coordinate elsewhere.</source>
        <translation>可以更改该账户并向其添加用户的用户，以逗号分隔。他们在别处协调的账户保持不变。</translation>
    </message>
    <message>
        <source>Coordinators of %1</source>
        <translation>%1 的协调员</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a value that is inherited, and from which account</comment>
        <translation>%1，来自 %2</translation>
    </message>
    <message>
        <source>UsersAreCoords, since Slurm 24.05: each user of the account coordinates it and all below it; before 25.05 those of accounts below coordinate theirs, too</source>
        <translation>UsersAreCoords，自 Slurm 24.05 起：该账户的每个用户都协调它及其下的一切；在 25.05 之前，其下账户的用户也协调各自的账户</translation>
    </message>
</context>
<context>
    <name>apportion::AssociationPaster</name>
    <message>
        <source>What was copied cannot be read.</source>
        <translation>无法读取复制的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read and were left out.</source>
        <translation>
            <numerusform>有 %n 行无法读取，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing that could be pasted here.</source>
        <translation>此处没有可粘贴的内容。</translation>
    </message>
</context>
<context>
    <name>apportion::BillingChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>What each TRES adds to the billing</source>
        <translation>各 TRES 对计费的贡献</translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see what each TRES adds to their billing.</source>
        <translation>还没有作业。请导入“scontrol -o show job”的输出，以查看各 TRES 对计费的贡献。</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Count × weight</source>
        <translation>数量 × 权重</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>Part of its nodes billed</source>
        <translation>计费所占节点比例</translation>
    </message>
    <message>
        <source>Part of its nodes blocked</source>
        <translation>占用所占节点比例</translation>
    </message>
    <message>
        <source>not counted: another one is larger</source>
        <translation>不计入：另一项更大</translation>
    </message>
    <message>
        <source>Part of its nodes</source>
        <translation>占节点的比例</translation>
    </message>
    <message>
        <source>Billing TRES a second</source>
        <translation>每秒计费 TRES</translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>计费 %1</translation>
    </message>
    <message>
        <source>blocks %1</source>
        <translation>占用 %1</translation>
    </message>
    <message>
        <source>blocks %1 (%2)</source>
        <translation>占用 %1（%2）</translation>
    </message>
    <message>
        <source>Job %1 in %2</source>
        <translation>%2 中的作业 %1</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <translation>%1：%2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4, not counted</source>
        <translation>%1：%2 × %3 = %4，不计入</translation>
    </message>
    <message>
        <source>no billing weights: its CPUs are charged</source>
        <translation>没有计费权重：按 CPU 计费</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%2 下的 %1</translation>
    </message>
</context>
<context>
    <name>apportion::BillingModel</name>
    <message>
        <source>The partition has no billing weights: each CPU counts 1.</source>
        <translation>该分区没有计费权重：每个 CPU 计 1。</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>a TRES, its count, its weight, their product</comment>
        <translation>%1：%2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4, less than another</source>
        <comment>a TRES, its count, its weight, their product</comment>
        <translation>%1：%2 × %3 = %4，小于另一项</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>A sample job.</source>
        <translation>示例作业。</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Who submitted it.</source>
        <translation>提交者。</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>The partition whose TRESBillingWeights count.</source>
        <translation>采用其 TRESBillingWeights 的分区。</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>The CPUs the job asks for.</source>
        <translation>作业申请的 CPU。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>The memory the job asks for.</source>
        <translation>作业申请的内存。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPUs the job asks for.</source>
        <translation>作业申请的 GPU。</translation>
    </message>
    <message>
        <source>SUM (TRES/s)</source>
        <translation>SUM（TRES/s）</translation>
    </message>
    <message>
        <source>All weighted TRES added: the rule without MAX_TRES and MAX_TRES_GRES.</source>
        <translation>所有加权 TRES 相加：没有 MAX_TRES 和 MAX_TRES_GRES 时的规则。</translation>
    </message>
    <message>
        <source>MAX_TRES (TRES/s)</source>
        <translation>MAX_TRES（TRES/s）</translation>
    </message>
    <message>
        <source>The largest weighted TRES of the node, GPUs among them, and what does not belong to a node.</source>
        <translation>节点上加权后最大的 TRES（含 GPU），再加上不属于节点的部分。</translation>
    </message>
    <message>
        <source>MAX_TRES_GRES (TRES/s)</source>
        <translation>MAX_TRES_GRES（TRES/s）</translation>
    </message>
    <message>
        <source>The largest of CPU, memory and node, with every GRES added.</source>
        <translation>CPU、内存和节点中最大的一项，再加上所有 GRES。</translation>
    </message>
    <message>
        <source>The policy has no partition %1: there are no weights to bill by.</source>
        <translation>策略中没有分区 %1：没有可用于计费的权重。</translation>
    </message>
</context>
<context>
    <name>apportion::BottomBar</name>
    <message>
        <source>less than %1 ms</source>
        <translation>不到 %1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n 个账户</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · evaluated in %3</source>
        <translation>%1 · %2 · 计算用时 %3</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Close the list of problems</source>
        <translation>关闭问题列表</translation>
    </message>
    <message>
        <source>Open the list of problems</source>
        <translation>打开问题列表</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>How the numbers here compare with those that the cluster printed itself</source>
        <translation>此处的数字与集群自己输出的数字的比较</translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n 个用户关联</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is the matter with it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>apportion::ChangeListModel</name>
    <message>
        <source>What was changed</source>
        <translation>更改的对象</translation>
    </message>
    <message>
        <source>The account, user, setting, partition or QOS that differs.</source>
        <translation>有差异的账户、用户、设置、分区或 QOS。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>The value that Reset brings back.</source>
        <translation>“重置”会恢复的值。</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草案</translation>
    </message>
    <message>
        <source>The value in the policy as it is now.</source>
        <translation>策略中当前的值。</translation>
    </message>
    <message>
        <source>no change now</source>
        <comment>of a note: what it is about is as in the baseline</comment>
        <translation>已无更改</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Why it is changed. It stays in the project file, and goes into apply.sh and reports.</source>
        <translation>更改的理由。它保存在项目文件中，并写入 apply.sh 和报告。</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>when a change is taken; what it then does</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>What of it differs, and when slurmctld takes it. Point at it to see what it does as time goes by.</source>
        <translation>有什么不同，以及 slurmctld 何时采用。指向它可查看随时间推移的影响。</translation>
    </message>
</context>
<context>
    <name>apportion::ChartMenu</name>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>保存为 PNG(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>保存为 SVG(&amp;S)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>保存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the &amp;data as CSV…</source>
        <translation>将数据保存为 CSV(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the da&amp;ta</source>
        <translation>复制数据(&amp;T)</translation>
    </message>
    <message>
        <source>Save or copy the chart</source>
        <translation>保存或复制图表</translation>
    </message>
    <message>
        <source>Save or copy the chart: %1</source>
        <translation>保存或复制图表：%1</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>As on the &amp;screen</source>
        <translation>与屏幕上相同(&amp;S)</translation>
    </message>
    <message>
        <source>Half a &amp;page, %1 × %2</source>
        <translation>半页，%1 × %2(&amp;P)</translation>
    </message>
    <message>
        <source>A s&amp;lide, %1 × %2</source>
        <translation>幻灯片，%1 × %2(&amp;L)</translation>
    </message>
    <message>
        <source>A &amp;whole screen, %1 × %2</source>
        <translation>整个屏幕，%1 × %2(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Own size:</source>
        <translation>自定义尺寸(&amp;O)：</translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation>图片宽度</translation>
    </message>
    <message>
        <source>Height of the picture</source>
        <translation>图片高度</translation>
    </message>
    <message>
        <source>Pixels of a P&amp;NG</source>
        <translation>PNG 像素数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;%1 × the size</source>
        <translation>&amp;%1 倍尺寸</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Show on the &amp;whole screen</source>
        <translation>全屏显示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <comment>a size of a picture</comment>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;%1 rows</source>
        <comment>a size of a picture</comment>
        <translation>&amp;%1 行</translation>
    </message>
</context>
<context>
    <name>apportion::ChartStage</name>
    <message>
        <source>Esc: back</source>
        <translation>Esc：返回</translation>
    </message>
</context>
<context>
    <name>apportion::ChartWidget</name>
    <message>
        <source>%1 to %2 of %3</source>
        <comment>rows that a picture shows</comment>
        <translation>第 %1 至 %2 项，共 %3 项</translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <translation>
            <numerusform>下方另有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ChipModel</name>
    <message>
        <source>derived</source>
        <comment>a weight that follows from the speed</comment>
        <translation>推导得出</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>A chip needs a name.</source>
        <translation>芯片需要名称。</translation>
    </message>
    <message>
        <source>There is a chip “%1” already.</source>
        <translation>已有芯片“%1”。</translation>
    </message>
    <message>
        <source>New chip</source>
        <translation>新芯片</translation>
    </message>
    <message>
        <source>Change chip %1</source>
        <translation>更改芯片 %1</translation>
    </message>
    <message>
        <source>Add chip %1</source>
        <translation>添加芯片 %1</translation>
    </message>
    <message>
        <source>Duplicate chip as %1</source>
        <translation>将芯片复制为 %1</translation>
    </message>
    <message>
        <source>Remove chip %1</source>
        <translation>移除芯片 %1</translation>
    </message>
    <message>
        <source>Move chips</source>
        <translation>移动芯片</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>芯片</translation>
    </message>
    <message>
        <source>The processor.</source>
        <translation>处理器。</translation>
    </message>
    <message>
        <source>Peak (GFLOPS per core)</source>
        <translation>峰值（GFLOPS/核）</translation>
    </message>
    <message>
        <source>Peak speed of one core: clock × operations a cycle.</source>
        <translation>单核峰值速度：时钟频率 × 每周期运算数。</translation>
    </message>
    <message>
        <source>Own weight</source>
        <translation>自定权重</translation>
    </message>
    <message>
        <source>A weight that is given. Empty: it follows from the speed, against the reference chip of weight 1.</source>
        <translation>给定的权重。为空：由速度得出，参考芯片的权重为 1。</translation>
    </message>
    <message>
        <source>CPU weight</source>
        <translation>CPU 权重</translation>
    </message>
    <message>
        <source>What a core of the chip is worth.</source>
        <translation>该芯片一个核心的价值。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>How many nodes have the chip.</source>
        <translation>有多少节点使用该芯片。</translation>
    </message>
</context>
<context>
    <name>apportion::ClusterDialog</name>
    <message>
        <source>login.example.org</source>
        <comment>an example of a host</comment>
        <translation>login.example.org</translation>
    </message>
    <message>
        <source>Save answers as a new folder</source>
        <translation>将输出保存为新文件夹</translation>
    </message>
    <message>
        <source>cluster-answers</source>
        <comment>the suggested name of a folder</comment>
        <translation>cluster-answers</translation>
    </message>
    <message>
        <source>Folder (*)</source>
        <translation>文件夹 (*)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Ask again</source>
        <translation>重新查询(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>查询(&amp;A)</translation>
    </message>
    <message>
        <source>Everything was answered.</source>
        <translation>所有查询均已得到回答。</translation>
    </message>
    <message>
        <source>Nothing was answered. The first failure says why.</source>
        <translation>没有查询得到回答。原因见第一个失败项。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 questions were answered. What was answered can be opened.</source>
        <translation>
            <numerusform>%1 项查询中有 %n 项得到回答。可以打开已得到的内容。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CommitteeStage</name>
    <message>
        <source>It is new under “%1”.</source>
        <translation>它在“%1”下是新增的。</translation>
    </message>
    <message>
        <source>It is not there any more under “%1”.</source>
        <translation>它在“%1”下不再存在。</translation>
    </message>
    <message>
        <source>It has no users.</source>
        <translation>它没有用户。</translation>
    </message>
    <message>
        <source>Under “%1” its best user rises from rank %2 to %3.</source>
        <translation>在“%1”下，其最佳用户的名次从 %2 升至 %3。</translation>
    </message>
    <message>
        <source>Under “%1” its best user falls from rank %2 to %3.</source>
        <translation>在“%1”下，其最佳用户的名次从 %2 降至 %3。</translation>
    </message>
    <message>
        <source>Under “%1” its best user stays at rank %2.</source>
        <translation>在“%1”下，其最佳用户保持第 %2 名。</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>委员会</translation>
    </message>
    <message>
        <source>← → another account · Esc back</source>
        <translation>← → 其他账户 · Esc 返回</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an account, by its place among all</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised today, %2 under “%3”; %4 is used.</source>
        <translation>目前承诺集群的 %1，在“%3”下为 %2；已使用 %4。</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised, %2 is used.</source>
        <translation>承诺集群的 %1，已使用 %2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a moment, and an account&apos;s place among all</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised under the baseline, %2 under “%3”; used at this moment: %4.</source>
        <translation>基线承诺集群的 %1，在“%3”下为 %2；届时已使用：%4。</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised; used at this moment: %2.</source>
        <translation>承诺集群的 %1；届时已使用：%2。</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised under the baseline, %2 under “%3”; used at this moment: %4 and %5.</source>
        <translation>基线承诺集群的 %1，“%3”承诺 %2；此刻的使用量分别为 %4 和 %5。</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised; used at this moment: %2 under the baseline, %3 under “%4”.</source>
        <translation>承诺集群的 %1；此刻的使用量：基线下 %2，“%4”下 %3。</translation>
    </message>
    <message>
        <source>Ranks of its best user, by what changes: %1</source>
        <comment>+3 raw shares of physics 5 → 8</comment>
        <translation>其最佳用户的名次，按变化来源：%1</translation>
    </message>
    <message numerus="yes">
        <source>Its waiting jobs pass those of others %n time(s).</source>
        <translation>
            <numerusform>其等待的作业超过他人的作业 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jobs of others pass its waiting jobs %n time(s).</source>
        <translation>
            <numerusform>他人的作业超过其等待的作业 %n 次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CompareAccountModel</name>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>+%1 −%2</source>
        <comment>users who rise and users who fall</comment>
        <translation>+%1 −%2</translation>
    </message>
    <message>
        <source>%1, factor %2</source>
        <comment>a user and the fair-share factor</comment>
        <translation>%1，因子 %2</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Those whose best place falls most first, then those that rise most, then the rest in their order.</source>
        <translation>先列最佳名次下降最多的，再列上升最多的，其余按原顺序。</translation>
    </message>
    <message>
        <source>Share before</source>
        <translation>之前份额</translation>
    </message>
    <message>
        <source>Share after</source>
        <translation>之后份额</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>之前位置</translation>
    </message>
    <message>
        <source>Place after</source>
        <translation>之后位置</translation>
    </message>
    <message>
        <source>Which part of the cluster its raw shares promise under the baseline.</source>
        <translation>基线下其原始份额承诺的集群比例。</translation>
    </message>
    <message>
        <source>Which part of the cluster its raw shares promise under the draft.</source>
        <translation>草案下其原始份额承诺的集群比例。</translation>
    </message>
    <message>
        <source>The rank of its best user under the baseline.</source>
        <translation>基线下其最佳用户的排名。</translation>
    </message>
    <message>
        <source>The rank of its best user under the draft.</source>
        <translation>草案下其最佳用户的排名。</translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation>下降 · 上升</translation>
    </message>
    <message>
        <source>Ranks that the best user loses to the left, ranks gained to the right.</source>
        <translation>左侧为最佳用户下降的名次，右侧为上升的名次。</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>How many ranks its best user gains (+) or loses (−).</source>
        <translation>其最佳用户上升（+）或下降（−）的名次数。</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>How many users at and below it rise (+) and fall (−).</source>
        <translation>其自身及下级中上升（+）和下降（−）的用户数。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>How many ranks of its best user each change is worth, and who that is when another one was it before.</source>
        <translation>每项更改对排名最前的用户值多少名次；若之前是另一人，则说明现在是谁。</translation>
    </message>
    <message>
        <source>Because (ranks)</source>
        <translation>原因（名次）</translation>
    </message>
    <message>
        <source>How often its waiting jobs pass those of others (+), less how often those pass them (−).</source>
        <translation>其等待的作业超过他人作业的次数（+），减去被他人作业超过的次数（−）。</translation>
    </message>
</context>
<context>
    <name>apportion::CompareModel</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user&apos;s association with one partition</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Those who fall most first, then those who rise most, then the rest by rank.</source>
        <translation>先列下降最多者，再列上升最多者，其余按排名。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>The account in which the user stands.</source>
        <translation>用户所在的账户。</translation>
    </message>
    <message>
        <source>Baseline F</source>
        <translation>基线 F</translation>
    </message>
    <message>
        <source>The fair-share factor under what was imported, opened or last exported.</source>
        <translation>导入、打开或上次导出的策略下的公平份额因子。</translation>
    </message>
    <message>
        <source>Draft F</source>
        <translation>草案 F</translation>
    </message>
    <message>
        <source>The fair-share factor under the policy as it is now.</source>
        <translation>当前策略下的公平份额因子。</translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation>下降 · 上升</translation>
    </message>
    <message>
        <source>Ranks lost to the left, ranks gained to the right.</source>
        <translation>左侧为下降的名次，右侧为上升的名次。</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>How many ranks the user gains (+) or loses (−).</source>
        <translation>用户上升（+）或下降（−）的名次数。</translation>
    </message>
    <message>
        <source>How many ranks each change is worth, measured by evaluating with and without it; they add up to the ranks gained.</source>
        <translation>每项更改值多少名次，通过有无该更改的评估测得；总和即为上升的名次。</translation>
    </message>
    <message>
        <source>Because (ranks)</source>
        <translation>原因（名次）</translation>
    </message>
</context>
<context>
    <name>apportion::ComparePage</name>
    <message>
        <source>Draft against baseline</source>
        <translation>草案与基线对比</translation>
    </message>
    <message>
        <source>The draft is as the baseline</source>
        <translation>草案与基线一致</translation>
    </message>
    <message>
        <source>Change a share, a weight or a flag, and this page says who rises, who falls and why.</source>
        <translation>更改份额、权重或标志后，此页会显示谁上升、谁下降以及原因。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Users who rise and fall</source>
        <translation>上升和下降的用户</translation>
    </message>
    <message>
        <source>What leaves for the cluster</source>
        <translation>发往集群的内容</translation>
    </message>
    <message>
        <source>Changed lines of slurm.conf</source>
        <translation>slurm.conf 中更改的行</translation>
    </message>
    <message>
        <source>Commands for sacctmgr</source>
        <translation>sacctmgr 命令</translation>
    </message>
    <message>
        <source>Nothing yet: slurm.conf and the accounts stay as they are.</source>
        <translation>暂无：slurm.conf 和账户保持不变。</translation>
    </message>
    <message>
        <source>Open Export</source>
        <translation>打开导出页</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>who rises, who falls, who stays</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>1 rises</source>
        <translation>1 个上升</translation>
    </message>
    <message numerus="yes">
        <source>%n rise</source>
        <translation>
            <numerusform>%n 个上升</numerusform>
        </translation>
    </message>
    <message>
        <source>1 falls</source>
        <translation>1 个下降</translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <translation>
            <numerusform>%n 个下降</numerusform>
        </translation>
    </message>
    <message>
        <source>1 stays</source>
        <translation>1 个不变</translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <translation>
            <numerusform>%n 个不变</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what a change does, and what it is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Take the selected changes back to the baseline</source>
        <translation>将所选更改恢复到基线</translation>
    </message>
    <message>
        <source>Reset all below</source>
        <translation>重置其下全部</translation>
    </message>
    <message>
        <source>Changes against the baseline</source>
        <translation>相对于基线的更改</translation>
    </message>
    <message>
        <source>Reset all below the account</source>
        <translation>重置该账户之下的全部更改</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Reset all below %1</source>
        <translation>重置 %1 之下的全部更改</translation>
    </message>
    <message>
        <source>Reset to the baseline</source>
        <translation>重置为基线</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>What the draft is compared with</source>
        <translation>草案与之比较的对象</translation>
    </message>
    <message>
        <source>Nothing is compared with a damaged file</source>
        <translation>不与损坏的文件进行比较</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>有变动</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Jobs that are looked at earlier or later</source>
        <translation>更早或更晚被考虑的作业</translation>
    </message>
    <message>
        <source>No job waits</source>
        <translation>没有等待的作业</translation>
    </message>
    <message>
        <source>Open the output of “scontrol -o show job” to see who passes whom in the queue.</source>
        <translation>打开“scontrol -o show job”的输出，查看队列中谁超过谁。</translation>
    </message>
    <message>
        <source>1 job moves in the queue</source>
        <translation>队列中有 1 个作业移动</translation>
    </message>
    <message numerus="yes">
        <source>%n jobs move in the queue</source>
        <translation>
            <numerusform>队列中有 %n 个作业移动</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happens to users, what to jobs</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>At reconfigure</source>
        <translation>重新配置时</translation>
    </message>
    <message>
        <source>After one period</source>
        <translation>一个周期后</translation>
    </message>
    <message>
        <source>The first pass after “scontrol reconfigure”: what only a restart takes is not in effect yet</source>
        <translation>“scontrol reconfigure” 之后的第一轮：只有重启才会采用的内容尚未生效</translation>
    </message>
    <message>
        <source>One PriorityCalcPeriod later: usage has decayed, and the running jobs have been charged</source>
        <translation>一个 PriorityCalcPeriod 之后：用量已衰减，运行中的作业已计费</translation>
    </message>
    <message>
        <source>Users, accounts and jobs under each scenario</source>
        <translation>各方案下的用户、账户和作业</translation>
    </message>
    <message>
        <source>&amp;Note on the change…</source>
        <translation>更改的备注(&amp;N)…</translation>
    </message>
    <message>
        <source>After a half-life</source>
        <translation>一个半衰期后</translation>
    </message>
    <message>
        <source>When felt…</source>
        <translation>何时见效…</translation>
    </message>
    <message>
        <source>On which day each account begins to feel the draft</source>
        <translation>每个账户从哪一天开始感受到草案的影响</translation>
    </message>
    <message>
        <source>Usage without the reset, as on all other pages: slurmctld may clear it (PriorityUsageResetPeriod).</source>
        <translation>未计清零的使用量，与其他所有页面相同：slurmctld 可能会将其清零（PriorityUsageResetPeriod）。</translation>
    </message>
    <message>
        <source>Usage without the reset, as on all other pages: slurmctld will clear it (PriorityUsageResetPeriod).</source>
        <translation>未计清零的使用量，与其他所有页面相同：slurmctld 将把它清零（PriorityUsageResetPeriod）。</translation>
    </message>
    <message>
        <source>%1 against baseline</source>
        <comment>a scenario</comment>
        <translation>%1 与基线对比</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what happens to some users, and to others</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>1 is new</source>
        <translation>1 个新增</translation>
    </message>
    <message numerus="yes">
        <source>%n are new</source>
        <translation>
            <numerusform>%n 个新增</numerusform>
        </translation>
    </message>
    <message>
        <source>1 leaves</source>
        <translation>1 个离开</translation>
    </message>
    <message numerus="yes">
        <source>%n leave</source>
        <translation>
            <numerusform>%n 个离开</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody moves at once: “When felt…” says whom it moves later</source>
        <translation>没有人立即变动：“何时见效…”说明以后谁会变动</translation>
    </message>
    <message>
        <source>No user rises or falls</source>
        <translation>没有用户上升或下降</translation>
    </message>
    <message>
        <source>No account rises or falls</source>
        <translation>没有账户上升或下降</translation>
    </message>
    <message>
        <source>No job moves in the queue</source>
        <translation>队列中没有作业移动</translation>
    </message>
    <message>
        <source>“All” lists those that stay too.</source>
        <translation>“全部”也会列出保持不变的项。</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”</source>
        <translation>此处没有与“%1”匹配的内容</translation>
    </message>
    <message>
        <source>Esc in the filter shows all.</source>
        <translation>在筛选框中按 Esc 可显示全部。</translation>
    </message>
    <message>
        <source>All in effect</source>
        <translation>全部生效</translation>
    </message>
    <message>
        <source>One PriorityDecayHalfLife later, after a restart, as if no other job started: half of the usage of today is left, and running jobs have been charged until their time limit at most</source>
        <translation>一个 PriorityDecayHalfLife 之后、重启之后，假定没有其他作业启动：今天的用量剩下一半，运行中的作业最多计费到其时间限制</translation>
    </message>
    <message>
        <source>No later moment: the usage of today, as the calls of sacctmgr leave it, with all of the draft in effect, also what only a restart takes. These are the numbers of all other pages</source>
        <translation>并非以后的时刻：今天的用量（sacctmgr 的调用执行后所余），草案全部生效，包括只有重启才会采用的内容。这些就是所有其他页面上的数字</translation>
    </message>
    <message>
        <source>%1 TRES·s of usage in all; under the baseline %2. “Why?” answers for “All in effect”.</source>
        <translation>用量共 %1 TRES·s；基线下为 %2。“为什么？”针对“全部生效”作答。</translation>
    </message>
</context>
<context>
    <name>apportion::CompareQueueModel</name>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>+%1 −%2</source>
        <comment>jobs that it passes and that pass it</comment>
        <translation>+%1 −%2</translation>
    </message>
    <message>
        <source>never</source>
        <comment>no waiting makes up for it</comment>
        <translation>永不</translation>
    </message>
    <message>
        <source>priority %1</source>
        <translation>优先级 %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Those that fall most first, then those that rise most, then the rest in the order of the draft.</source>
        <translation>先列下降最多的，再列上升最多的，其余按草案的顺序。</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Whose job it is.</source>
        <translation>作业属于谁。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>The account that it is charged to.</source>
        <translation>作业计入的账户。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>As which it is looked at under the baseline.</source>
        <translation>基线下它第几个被考虑。</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草案</translation>
    </message>
    <message>
        <source>As which it is looked at under the draft.</source>
        <translation>草案下它第几个被考虑。</translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation>下降 · 上升</translation>
    </message>
    <message>
        <source>Places lost to the left, places gained to the right.</source>
        <translation>左侧为下降的名次，右侧为上升的名次。</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>名次变化</translation>
    </message>
    <message>
        <source>How many places it gains (+) or loses (−).</source>
        <translation>它上升（+）或下降（−）的名次数。</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>超过</translation>
    </message>
    <message>
        <source>How many jobs it passes (+), and how many pass it (−).</source>
        <translation>它超过的作业数（+）和超过它的作业数（−）。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>How much earlier it would have to be submitted to have the priority of the job in its old place; never: no age makes up for it.</source>
        <translation>它需要提前多久提交，才能有其旧名次上作业的优先级；永不：任何年龄都无法弥补。</translation>
    </message>
    <message>
        <source>How many places each change is worth, measured by evaluating with and without it; they add up to the places gained.</source>
        <translation>每项更改值多少名次，通过有无该更改的评估测得；总和即为上升的名次。</translation>
    </message>
    <message>
        <source>Because (places)</source>
        <translation>原因（名次）</translation>
    </message>
</context>
<context>
    <name>apportion::ComparedRows</name>
    <message>
        <source>measuring …</source>
        <translation>测量中 …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scenario, and what a column tells of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 F</source>
        <comment>a scenario, and that these are the fair-share factors under it</comment>
        <translation>%1 F</translation>
    </message>
</context>
<context>
    <name>apportion::ConflictModel</name>
    <message>
        <source>removed</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>整个</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>new</source>
        <comment>an association</comment>
        <translation>新增</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>a field, its value before and after</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an association, and what was changed in it</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an object, and what was changed in it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scenario, and what is meant of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1（含 %n 个用户）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CourseChart</name>
    <message>
        <source>Day %1: %2</source>
        <comment>of a course, and the value it has</comment>
        <translation>第 %1 天：%2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>apportion::DecayChart</name>
    <message>
        <source>Usage over time</source>
        <translation>使用量随时间的变化</translation>
    </message>
    <message>
        <source>No decay to show yet. Open a policy, or set PriorityDecayHalfLife.</source>
        <translation>暂无可显示的衰减。请打开策略，或设置 PriorityDecayHalfLife。</translation>
    </message>
    <message>
        <source>Usage left (%)</source>
        <translation>剩余使用量（%）</translation>
    </message>
    <message>
        <source>half after %1</source>
        <translation>%1 后剩一半</translation>
    </message>
    <message>
        <source>a tenth after %1</source>
        <translation>%1 后剩十分之一</translation>
    </message>
    <message>
        <source>Nothing decays and nothing resets: usage counts for ever. Set a half-life.</source>
        <translation>既不衰减也不重置：使用量永远计入。请设置半衰期。</translation>
    </message>
    <message>
        <source>Nothing decays: without a half-life only the reset clears usage.</source>
        <translation>不衰减：没有半衰期时，只有重置才会清除使用量。</translation>
    </message>
    <message>
        <source>as Slurm decays it</source>
        <translation>Slurm 的实际衰减</translation>
    </message>
    <message>
        <source>2^(−t / half-life)</source>
        <translation>2^(−t / 半衰期)</translation>
    </message>
    <message>
        <source>%1 % left</source>
        <translation>剩余 %1 %</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Usage left as Slurm decays it</source>
        <translation>Slurm 实际衰减后的剩余使用量</translation>
    </message>
    <message>
        <source>Usage left by 2^(−t/half-life)</source>
        <translation>按 2^(−t/半衰期) 的剩余使用量</translation>
    </message>
    <message>
        <source>With a half-life of %1</source>
        <translation>半衰期为 %1</translation>
    </message>
    <message>
        <source>With the campaign</source>
        <translation>含集中使用</translation>
    </message>
    <message>
        <source>back at half %1 after it</source>
        <translation>结束 %1 后降回一半</translation>
    </message>
    <message>
        <source>back at a tenth %1 after it</source>
        <translation>结束 %1 后降回十分之一</translation>
    </message>
    <message>
        <source>half-life %1</source>
        <translation>半衰期 %1</translation>
    </message>
    <message>
        <source>with the campaign</source>
        <translation>含集中使用</translation>
    </message>
    <message>
        <source>longest job, %1:</source>
        <translation>最长作业，%1：</translation>
    </message>
    <message>
        <source>its first hour counts %1 % at its end</source>
        <translation>结束时其第一小时计 %1 %</translation>
    </message>
    <message>
        <source>%1 % with %2</source>
        <translation>%2 时为 %1 %</translation>
    </message>
    <message>
        <source>%1 % with the campaign</source>
        <translation>含集中使用时为 %1 %</translation>
    </message>
    <message>
        <source>campaign, %1</source>
        <translation>集中使用，%1</translation>
    </message>
    <message>
        <source>from %1 for %2</source>
        <translation>从 %1 起，持续 %2</translation>
    </message>
    <message>
        <source>Drawn as if the first pass clears all usage, as it may (PriorityUsageResetPeriod).</source>
        <translation>按首次计算就清零全部使用量绘制：这有可能发生（PriorityUsageResetPeriod）。</translation>
    </message>
    <message>
        <source>reset %1</source>
        <comment>a date</comment>
        <translation>清零 %1</translation>
    </message>
</context>
<context>
    <name>apportion::DecayPanel</name>
    <message>
        <source>Half-lives to hold against the policy&apos;s own, as slurm.conf writes times, separated by commas</source>
        <translation>与策略自身半衰期对比的半衰期，按 slurm.conf 的时间写法，以逗号分隔</translation>
    </message>
    <message>
        <source>Half-lives to compare with</source>
        <translation>用于对比的半衰期</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>集中使用</translation>
    </message>
    <message>
        <source>Place a job or a campaign on the time line: drag it, drag its ends</source>
        <translation>在时间轴上放置作业或集中使用：拖动整体或两端</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>All that the campaign uses, in percent of the usage that there is at the start</source>
        <translation>集中使用的总量，以起始使用量的百分比计</translation>
    </message>
    <message>
        <source>Size of the campaign</source>
        <translation>集中使用的规模</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
    <message>
        <source>The fair-share factor in the coming weeks, if accounts run nothing, their share, or more</source>
        <translation>账户不运行、按份额运行或运行更多时，未来几周的公平份额因子</translation>
    </message>
    <message>
        <source>half-lives: 1-0, 30-0</source>
        <translation>半衰期：1-0, 30-0</translation>
    </message>
    <message>
        <source>accounts, account/user</source>
        <translation>账户，或 账户/用户</translation>
    </message>
    <message>
        <source>Accounts to follow</source>
        <translation>要跟踪的账户</translation>
    </message>
    <message>
        <source>Whose factor to follow: accounts, or users as account/user, separated by commas. Empty: the selected account or user</source>
        <translation>要跟踪其因子的对象：账户，或写成 账户/用户 的用户，以逗号分隔。为空：所选账户或用户</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>The third line: they run so many times their share</source>
        <translation>第三条线：按其份额的这一倍数运行</translation>
    </message>
    <message>
        <source>How many times their share they run</source>
        <translation>按其份额的几倍运行</translation>
    </message>
    <message>
        <source>How far the chart is worked out</source>
        <translation>图表的计算进度</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>一次处理</translation>
    </message>
    <message>
        <source>What a pass makes of usage, step by step</source>
        <translation>一次处理如何改变使用量，逐步显示</translation>
    </message>
    <message>
        <source>What slurmctld does to usage once in a PriorityCalcPeriod, by step or playing</source>
        <translation>slurmctld 每个 PriorityCalcPeriod 对使用量做一次的处理，可逐步或播放</translation>
    </message>
</context>
<context>
    <name>apportion::DecayWalkModel</name>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Whose usage it is, or which running job is charged.</source>
        <translation>是谁的使用量，或对哪个运行中的作业计费。</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Usage before the step, in TRES-seconds; of an account before the pass.</source>
        <translation>该步骤之前的使用量（TRES 秒）；账户则为处理之前的。</translation>
    </message>
    <message>
        <source>Decayed</source>
        <translation>衰减后</translation>
    </message>
    <message>
        <source>What decay leaves of it.</source>
        <translation>衰减后剩下的量。</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>What running jobs add, decayed over the seconds that they are charged for.</source>
        <translation>运行中的作业所增加的量，已按计费的秒数衰减。</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Usage after the step.</source>
        <translation>该步骤之后的使用量。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user and the account</comment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Every %1 usage is multiplied by %2</source>
        <translation>每 %1 使用量乘以 %2</translation>
    </message>
    <message>
        <source>%1: %2 times %3 leaves %4.</source>
        <translation>%1：%2 乘以 %3 剩下 %4。</translation>
    </message>
    <message>
        <source>Job %1 runs and is charged %2 a second for %3 s. Decayed over these, that adds %4 to %5, and to every account above.</source>
        <translation>作业 %1 正在运行，在 %3 秒内每秒计费 %2。按这些秒数衰减后，给 %5 及其上每个账户增加 %4。</translation>
    </message>
    <message>
        <source>%1 adds up what is below it: %2 before the pass, %3 now.</source>
        <translation>%1 汇总其下的量：处理前 %2，现在 %3。</translation>
    </message>
    <message>
        <source>Job %1 of %2</source>
        <translation>%2 的作业 %1</translation>
    </message>
</context>
<context>
    <name>apportion::DerivePanel</name>
    <message>
        <source>Billing weights derived from the hardware</source>
        <translation>由硬件推导的计费权重</translation>
    </message>
    <message>
        <source>Raw shares derived from the hardware</source>
        <translation>由硬件推导的原始份额</translation>
    </message>
    <message>
        <source>The chips are not known</source>
        <translation>芯片未知</translation>
    </message>
    <message>
        <source>Choose the chip of each kind of node in the table of nodes.</source>
        <translation>请在节点表中选择每种节点的芯片。</translation>
    </message>
    <message>
        <source>No accounts</source>
        <translation>没有账户</translation>
    </message>
    <message>
        <source>Shares are given to the accounts directly below root.</source>
        <translation>份额分配给 root 直属的账户。</translation>
    </message>
    <message>
        <source>Apply both</source>
        <translation>全部应用</translation>
    </message>
    <message>
        <source>Weights are in force</source>
        <translation>权重已生效</translation>
    </message>
    <message>
        <source>Weights of the selected are in force</source>
        <translation>所选项的权重已生效</translation>
    </message>
    <message>
        <source>Apply weights to all that differ (%1)</source>
        <translation>将权重应用到所有有差异的项（%1）</translation>
    </message>
    <message>
        <source>Apply weights to the selected (%1)</source>
        <translation>将权重应用到所选项（%1）</translation>
    </message>
    <message>
        <source>Shares are in force</source>
        <translation>份额已生效</translation>
    </message>
    <message>
        <source>Apply shares (%1)</source>
        <translation>应用份额（%1）</translation>
    </message>
    <message>
        <source>Weights and shares from the hardware</source>
        <translation>由硬件得出的权重和份额</translation>
    </message>
    <message>
        <source>Weights from the hardware</source>
        <translation>由硬件得出的权重</translation>
    </message>
    <message>
        <source>Shares from the hardware</source>
        <translation>由硬件得出的份额</translation>
    </message>
</context>
<context>
    <name>apportion::DerivedSharesModel</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>The accounts directly below root.</source>
        <translation>root 直属的账户。</translation>
    </message>
    <message>
        <source>Shares now</source>
        <translation>当前份额</translation>
    </message>
    <message>
        <source>The raw shares in force.</source>
        <translation>生效中的原始份额。</translation>
    </message>
    <message>
        <source>Gratis</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>Its part of the public nodes&apos; TRES, GPUs with them: the same for every account.</source>
        <translation>在公共节点的 TRES（包括 GPU）中所占部分：每个账户相同。</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>What the nodes that it bought are worth in TRES.</source>
        <translation>其所购节点折合的 TRES。</translation>
    </message>
    <message>
        <source>Communal</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Its part of the TRES of nodes that several bought together.</source>
        <translation>在多方共同购置的节点的 TRES 中所占部分。</translation>
    </message>
    <message>
        <source>Gratis + lab + communal, rounded.</source>
        <translation>免费 + 实验室 + 共有，取整。</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>之后</translation>
    </message>
</context>
<context>
    <name>apportion::DerivedWeightsModel</name>
    <message>
        <source>What the partition charges already</source>
        <translation>分区已有的收费</translation>
    </message>
    <message>
        <source>What cores and memory of its nodes are worth</source>
        <translation>其节点的核心和内存的价值</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>none: CPUs count 1</source>
        <translation>无：每个 CPU 计 1</translation>
    </message>
    <message>
        <source>Partitions whose nodes all have a known chip.</source>
        <translation>所有节点的芯片均已知的分区。</translation>
    </message>
    <message>
        <source>Weights now</source>
        <translation>当前权重</translation>
    </message>
    <message>
        <source>What the partition charges.</source>
        <translation>分区的收费。</translation>
    </message>
    <message>
        <source>From the hardware</source>
        <translation>由硬件得出</translation>
    </message>
    <message>
        <source>CPU: the weight of the chip&apos;s cores. Memory: as much a node as its cores. A requeue partition: a flat half.</source>
        <translation>CPU：芯片核心的权重。内存：每个节点与其核心等值。重新排队分区：统一为 0.5。</translation>
    </message>
</context>
<context>
    <name>apportion::Document</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Change partition %1</source>
        <translation>更改分区 %1</translation>
    </message>
    <message>
        <source>Change nodes %1</source>
        <translation>更改节点 %1</translation>
    </message>
    <message>
        <source>Change QOS %1</source>
        <translation>更改 QOS %1</translation>
    </message>
    <message>
        <source>Change jobs</source>
        <translation>更改作业</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a value and whose it is</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n associations</source>
        <comment>a value and whose it is</comment>
        <translation>
            <numerusform>%n 个关联的 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message numerus="yes">
        <source>Add %n associations</source>
        <translation>
            <numerusform>添加 %n 个关联</numerusform>
        </translation>
    </message>
    <message>
        <source>Add user %1</source>
        <translation>添加用户 %1</translation>
    </message>
    <message>
        <source>Add account %1</source>
        <translation>添加账户 %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n associations</source>
        <translation>
            <numerusform>移除 %n 个关联</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message numerus="yes">
        <source>Move %n associations to %1</source>
        <translation>
            <numerusform>将 %n 个关联移动到 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移动到 %2</translation>
    </message>
    <message>
        <source>Choose an account below root to duplicate.</source>
        <translation>请选择 root 之下的账户进行复制。</translation>
    </message>
    <message>
        <source>Change chip %1</source>
        <translation>更改芯片 %1</translation>
    </message>
    <message>
        <source>Another baseline</source>
        <translation>换了基线</translation>
    </message>
    <message>
        <source>Another slurm.conf</source>
        <translation>换了 slurm.conf</translation>
    </message>
    <message>
        <source>Change the last reset of usage</source>
        <translation>更改上次用量重置时间</translation>
    </message>
    <message>
        <source>Removal of the scenario %1</source>
        <translation>删除方案 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name that is taken, and a number</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Name of the scenario: %1</source>
        <translation>方案名称：%1</translation>
    </message>
    <message>
        <source>Note on a change</source>
        <translation>更改的备注</translation>
    </message>
    <message>
        <source>The scenario %1 did not come back: there are too many others. Redo the step, and undo it when one is removed.</source>
        <translation>方案 %1 没有恢复：其他方案太多。请重做此步骤，并在删除其中一个之后再撤销。</translation>
    </message>
    <message>
        <source>Another scenario is called %1 by now: this one is called %2.</source>
        <translation>已有另一个方案名为 %1：此方案改名为 %2。</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <comment>a step of undo</comment>
        <translation>已撤销：%1</translation>
    </message>
</context>
<context>
    <name>apportion::DominanceChart</name>
    <message>
        <source>a day of waiting</source>
        <translation>等待一天</translation>
    </message>
    <message>
        <source>a regime (F by 0.5)</source>
        <translation>一个状态区间（F 相差 0.5）</translation>
    </message>
    <message>
        <source>a fair-share rank</source>
        <translation>一个公平份额名次</translation>
    </message>
    <message>
        <source>QOS %1 → %2</source>
        <translation>QOS %1 → %2</translation>
    </message>
    <message>
        <source>partition %1 → %2</source>
        <translation>分区 %1 → %2</translation>
    </message>
    <message>
        <source>job size, all of it</source>
        <translation>全部作业规模</translation>
    </message>
    <message>
        <source>all %1 of a partition</source>
        <translation>分区的全部 %1</translation>
    </message>
    <message>
        <source>highest association</source>
        <translation>最高关联优先级</translation>
    </message>
    <message>
        <source>nice 1000</source>
        <translation>nice 1000</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>What outweighs what</source>
        <translation>因子间的抵消关系</translation>
    </message>
    <message>
        <source>No weights yet. Give the factors weights to see how many days of waiting one of them is worth.</source>
        <translation>还没有权重。请为因子设置权重，以查看各因子相当于等待几天。</translation>
    </message>
    <message>
        <source>One step of</source>
        <translation>一步的对象</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>equals so many of: %1</source>
        <translation>相当于多少个：%1</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>以下之一</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>One step of the row equals so many of the column; “never”: the whole of that factor is worth less.</source>
        <translation>行中的一步相当于列中的多少个；“从不”：该因子的全部也不及它。</translation>
    </message>
    <message>
        <source>%1 points against %2</source>
        <translation>%1 分对 %2 分</translation>
    </message>
    <message>
        <source>no number of them makes up for it: at most %1 points</source>
        <translation>再多也无法弥补：最多 %1 分</translation>
    </message>
    <message>
        <source>equals %1 of: %2</source>
        <translation>相当于 %1 个：%2</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points. No waiting makes up for it.</source>
        <translation>最大的单步：%1，%2 分。等待多久都无法弥补。</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points, as much as %3 of waiting.</source>
        <translation>最大的单步：%1，%2 分，相当于等待 %3。</translation>
    </message>
    <message>
        <source>Only one counts: %1, %2 points.</source>
        <translation>只有一项起作用：%1，%2 分。</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points. Next: %3, which never makes up for it.</source>
        <translation>最大的单步：%1，%2 分。其次：%3，永远无法弥补。</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points. Next: %3, of which it takes %4.</source>
        <translation>最大的单步：%1，%2 分。其次：%3，需要 %4 个。</translation>
    </message>
    <message numerus="yes">
        <source>The %n largest of all steps</source>
        <translation>
            <numerusform>所有步中最大的 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
</context>
<context>
    <name>apportion::Drawer</name>
    <message>
        <source>Close this column</source>
        <translation>关闭此栏</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Undo list</source>
        <translation>撤销列表</translation>
    </message>
</context>
<context>
    <name>apportion::ExplainPanel</name>
    <message>
        <source>Select a number to see how it comes about.</source>
        <translation>选择一个数字，查看其由来。</translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation>将推导复制为文本</translation>
    </message>
    <message>
        <source>Back to where this was followed from</source>
        <translation>返回跟随前的位置</translation>
    </message>
    <message>
        <source>Why before another? Choose it next</source>
        <translation>为什么排在另一个之前？接下来请选择对方</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Now choose the other account or user, in the table or in a chart.</source>
        <translation>现在请在表格或图表中选择另一个账户或用户。</translation>
    </message>
    <message>
        <source>Now choose the other job in the table.</source>
        <translation>现在请在表格中选择另一个作业。</translation>
    </message>
    <message>
        <source>How it comes about stands here once the question is answered.</source>
        <translation>回答问题后，这里会显示推导过程。</translation>
    </message>
    <message>
        <source>How it comes about stands here once you have answered the question of a step further on.</source>
        <translation>回答后面某一步的问题之后，这里会显示它是怎么得来的。</translation>
    </message>
</context>
<context>
    <name>apportion::ExportPage</name>
    <message>
        <source>Fragment of slurm.conf</source>
        <translation>slurm.conf 片段</translation>
    </message>
    <message>
        <source>Your slurm.conf</source>
        <translation>您的 slurm.conf</translation>
    </message>
    <message>
        <source>Commands for sacctmgr</source>
        <translation>sacctmgr 命令</translation>
    </message>
    <message>
        <source>Flat file of accounts</source>
        <translation>账户平面文件</translation>
    </message>
    <message>
        <source>every key that the policy decides, to include or to copy from</source>
        <translation>策略决定的所有键，用于包含或复制</translation>
    </message>
    <message>
        <source>your file with only the changed lines changed</source>
        <translation>您的文件，仅改动有更改的行</translation>
    </message>
    <message>
        <source>run this on the cluster: it makes the accounts what the draft says</source>
        <translation>在集群上运行：使账户与草案一致</translation>
    </message>
    <message>
        <source>the whole tree, for sacctmgr load</source>
        <translation>整棵树，用于 sacctmgr load</translation>
    </message>
    <message>
        <source>What leaves for the cluster</source>
        <translation>发往集群的内容</translation>
    </message>
    <message>
        <source>Save all to a folder…</source>
        <translation>全部保存到文件夹…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Files that can be exported</source>
        <translation>可导出的文件</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>全文</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Choose your slurm.conf…</source>
        <translation>选择您的 slurm.conf…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>the original is not known</source>
        <translation>原文件未知</translation>
    </message>
    <message>
        <source>the original cannot be read</source>
        <translation>无法读取原文件</translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>无需更改</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 条命令</translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n 条命令</numerusform>
        </translation>
    </message>
    <message>
        <source>as the baseline</source>
        <translation>与基线一致</translation>
    </message>
    <message>
        <source>1 line added</source>
        <translation>添加 1 行</translation>
    </message>
    <message numerus="yes">
        <source>%n lines added</source>
        <translation>
            <numerusform>添加 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Your slurm.conf is not known</source>
        <translation>您的 slurm.conf 未知</translation>
    </message>
    <message>
        <source>Choose the slurm.conf of the cluster. It is only read; the lines that the draft changes are shown and saved elsewhere.</source>
        <translation>请选择集群的 slurm.conf。只读取该文件；草案更改的行会显示出来并保存到别处。</translation>
    </message>
    <message>
        <source>The view ends here. Saving and copying give the whole text of %1 lines.</source>
        <translation>视图到此为止。保存和复制会包含全部 %1 行文本。</translation>
    </message>
    <message>
        <source>preparing…</source>
        <translation>正在准备…</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>Save all to a folder</source>
        <translation>全部保存到文件夹</translation>
    </message>
    <message>
        <source>%1 has these already: %2. Nothing was written.</source>
        <translation>%1 中已有：%2。未写入任何内容。</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>其他文件夹…</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未写入任何内容。</translation>
    </message>
    <message>
        <source>Written before that: %1.</source>
        <translation>此前已写入：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what went wrong, and what was written before</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n files saved in %1.</source>
        <translation>
            <numerusform>已将 %n 个文件保存到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make this the new baseline</source>
        <translation>设为新基线</translation>
    </message>
    <message>
        <source>The policy was changed since it was saved: save it again first.</source>
        <translation>策略保存后又有更改：请先重新保存。</translation>
    </message>
    <message>
        <source>the difference from %1</source>
        <translation>与 %1 的差异</translation>
    </message>
    <message>
        <source>The way back</source>
        <translation>回退</translation>
    </message>
    <message>
        <source>What to do in which order</source>
        <translation>操作步骤与顺序</translation>
    </message>
    <message>
        <source>run this to take the commands for sacctmgr back</source>
        <translation>运行它以撤销 sacctmgr 命令</translation>
    </message>
    <message>
        <source>the steps, how to check them, and what is lost</source>
        <translation>步骤、检查方法以及会丢失的内容</translation>
    </message>
    <message>
        <source>undoes the commands</source>
        <translation>撤销这些命令</translation>
    </message>
    <message>
        <source>goes with the files</source>
        <translation>与文件一并提供</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the draft cannot be written into slurm.conf: Problems and the README say what to do by hand.</source>
        <translation>
            <numerusform>草案中有 %n 处更改无法写入 slurm.conf：“问题”和 README 说明了需要手动完成的步骤。</numerusform>
        </translation>
    </message>
    <message>
        <source>How much is prepared</source>
        <translation>准备进度</translation>
    </message>
    <message>
        <source>How much is written</source>
        <translation>写入进度</translation>
    </message>
    <message>
        <source>The files were not prepared.</source>
        <translation>文件未准备。</translation>
    </message>
    <message>
        <source>Prepare them</source>
        <translation>准备文件</translation>
    </message>
    <message>
        <source>Nothing is exported from a damaged file</source>
        <translation>不从损坏的文件导出</translation>
    </message>
    <message>
        <source>Included: %1</source>
        <translation>包含的文件：%1</translation>
    </message>
    <message>
        <source>a file that your slurm.conf includes, saved as %1</source>
        <translation>您的 slurm.conf 所包含的文件，另存为 %1</translation>
    </message>
    <message>
        <source>unchanged but for what it includes</source>
        <translation>仅所包含的文件有更改</translation>
    </message>
    <message>
        <source>saved as %1</source>
        <translation>另存为 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removed</source>
        <comment>lines added, lines removed</comment>
        <translation>
            <numerusform>%1，删除 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>The apply.sh in %1 has changed the cluster, and the rollback.sh beside it is the way back. Nothing was written.</source>
        <translation>%1 中的 apply.sh 已更改集群，旁边的 rollback.sh 是回退的途径。未写入任何内容。</translation>
    </message>
    <message>
        <source>%1 has files that are not as an export left them: %2. Nothing was written.</source>
        <translation>%1 中有与导出时留下的内容不同的文件：%2。未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>apportion::FeltDialog</name>
    <message>
        <source>When accounts feel the draft</source>
        <translation>账户何时感受到草案</translation>
    </message>
    <message>
        <source>How far the days are looked at</source>
        <translation>已检查的天数</translation>
    </message>
    <message>
        <source>When will my change be felt?</source>
        <translation>我的更改何时见效？</translation>
    </message>
    <message>
        <source>The first day in the coming eight weeks on which the best user of an account has another place under the draft than under the baseline, with what the time bar says that runs meanwhile. A double click shows that day.</source>
        <translation>在未来八周内，账户中排名最前的用户在草案下的名次首次不同于基线的日期，期间运行的内容以时间条为准。双击可显示该日。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>见效</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>之前名次</translation>
    </message>
    <message>
        <source>Place after</source>
        <translation>之后名次</translation>
    </message>
    <message>
        <source>Looking at the coming days…</source>
        <translation>正在检查未来的日期…</translation>
    </message>
    <message>
        <source>Stopped: not all days were looked at.</source>
        <translation>已停止：未检查所有日期。</translation>
    </message>
    <message>
        <source>No account gets another place within eight weeks.</source>
        <translation>八周内没有账户的名次发生变化。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) get another place within eight weeks.</source>
        <translation>
            <numerusform>八周内有 %Ln 个账户的名次发生变化。</numerusform>
        </translation>
    </message>
    <message>
        <source>not within eight weeks</source>
        <translation>八周内不见效</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>in 12 days, and a date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a place that an account without users has not</comment>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>apportion::FileController</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>正在打开 %n 个文件…</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no sample “%1”.</source>
        <translation>没有示例“%1”。</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>正在导入…</translation>
    </message>
    <message>
        <source>These files hold no policy that could be read.</source>
        <translation>这些文件中没有可读取的策略。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>是否将更改保存到 %1？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Save policy</source>
        <translation>保存策略</translation>
    </message>
    <message>
        <source>Policies (*.apportion)</source>
        <translation>策略 (*.apportion)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>无法保存 %1。</translation>
    </message>
    <message>
        <source>policy</source>
        <comment>the suggested name of a new policy file</comment>
        <translation>policy</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>页面 (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>对比对象</translation>
    </message>
    <message>
        <source>Policies (*.apportion);;All files (*)</source>
        <translation>策略 (*.apportion);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>已保存到 %1</translation>
    </message>
    <message>
        <source>The answers could not be saved.</source>
        <translation>无法保存输出。</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a file, what is wrong with it, what to do</comment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>It was never saved.</source>
        <translation>从未保存过。</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) would be lost.</source>
        <translation>
            <numerusform>将丢失 %n 处修改。</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs from the file would be lost.</source>
        <translation>与文件不同的内容将会丢失。</translation>
    </message>
    <message>
        <source>Not saved: %1 is as it was.</source>
        <translation>未保存：%1 保持原样。</translation>
    </message>
    <message>
        <source>%1 is not complete: nothing is compared with it.</source>
        <translation>%1 不完整：不与其比较。</translation>
    </message>
    <message>
        <source>It is the file that is not complete, and stays as it is: choose another name.</source>
        <translation>这就是不完整的文件，它保持原样：请选择另一个名称。</translation>
    </message>
    <message>
        <source>Refresh %1 with what these files tell, or open them as another policy?</source>
        <translation>用这些文件更新 %1，还是作为另一个策略打开？</translation>
    </message>
    <message>
        <source>Refresh %1 with what the cluster answered, or open that as another policy?</source>
        <translation>用集群的回答更新 %1，还是作为另一个策略打开？</translation>
    </message>
    <message>
        <source>Refresh or open</source>
        <translation>更新或打开</translation>
    </message>
    <message>
        <source>Refreshing takes what only the cluster changed and keeps what only you changed. You choose where both changed the same; undo takes it back.</source>
        <translation>更新会采用只有集群改过的，保留只有你改过的；双方都改过的由你选择；可以撤销。</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Nothing was refreshed: not all of it could be read.</source>
        <translation>没有更新：有内容无法读取。</translation>
    </message>
    <message>
        <source>On the cluster</source>
        <translation>集群上</translation>
    </message>
    <message>
        <source>Nothing was refreshed: the policy was changed meanwhile. Refresh it again.</source>
        <translation>没有更新：策略在此期间被改动了。请再更新一次。</translation>
    </message>
    <message>
        <source>Refresh from %1</source>
        <translation>从 %1 更新</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>正在合并…</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>写报告</translation>
    </message>
    <message>
        <source>Report (*.apportion)</source>
        <translation>报告 (*.apportion)</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>The report could not be written.</source>
        <translation>无法写入报告。</translation>
    </message>
    <message>
        <source>All of it would be lost.</source>
        <translation>全部内容都会丢失。</translation>
    </message>
    <message>
        <source>Slurm&apos;s files (*.conf *.cfg *.txt *.json);;All files (*)</source>
        <translation>Slurm 文件 (*.conf *.cfg *.txt *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Refresh from files</source>
        <translation>从文件更新</translation>
    </message>
    <message>
        <source>Nothing was refreshed: none of these is a file of Slurm.</source>
        <translation>未更新任何内容：其中没有 Slurm 的文件。</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a cluster&apos;s policy and its day</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a file, and when it was written</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files</source>
        <comment>a file, and how many others</comment>
        <translation>
            <numerusform>%1 及另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 as of %2</source>
        <comment>a cluster, and when it was asked</comment>
        <translation>%1（截至 %2）</translation>
    </message>
    <message>
        <source>Refreshed from %1</source>
        <translation>已从 %1 更新</translation>
    </message>
    <message>
        <source>Another cluster</source>
        <translation>另一个集群</translation>
    </message>
    <message>
        <source>A refresh takes them in place of the accounts that the policy was made of.</source>
        <translation>刷新会用它们取代该策略所依据的账户。</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <comment>who are gone</comment>
        <translation>
            <numerusform>%n 个用户</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <comment>that are gone</comment>
        <translation>
            <numerusform>%n 个账户</numerusform>
        </translation>
    </message>
    <message>
        <source>Much usage is gone</source>
        <translation>大量用量缺失</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %L1 users who had used something have no usage in what was read.</source>
        <translation>
            <numerusform>在 %L1 个有用量的用户中，%n 个在所读内容中没有用量。</numerusform>
        </translation>
    </message>
    <message>
        <source>A refresh takes them to have used nothing. Was sshare printed without -a, was the file cut short, or is it of another cluster?</source>
        <translation>刷新会认为他们没有用量。sshare 是否没有加 -a、文件是否被截断，或者来自另一个集群？</translation>
    </message>
    <message>
        <source>Much is gone</source>
        <translation>缺少大量内容</translation>
    </message>
    <message>
        <source>%1 of %L2 and %3 of %L4 are not in what was read.</source>
        <comment>12 users of 104 and 3 accounts of 31</comment>
        <translation>所读内容中缺少 %1（共 %L2）和 %3（共 %L4）。</translation>
    </message>
    <message>
        <source>A refresh takes them for removed on the cluster. Was the file cut short, or is it of a part of the cluster alone?</source>
        <translation>刷新会认为它们已在集群上被移除。文件是否被截断，或只涉及集群的一部分？</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>files</comment>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1

%2</source>
        <comment>the names of files, and what becomes of them</comment>
        <translation>%1

%2</translation>
    </message>
    <message>
        <source>%1
Not read: %2</source>
        <comment>the names of files, and those of others</comment>
        <translation>%1
未读取：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %L1 jobs are of users or accounts that the policy does not have.</source>
        <translation>
            <numerusform>%L1 个作业中有 %n 个属于此策略中没有的用户或账户。</numerusform>
        </translation>
    </message>
    <message>
        <source>Strange jobs</source>
        <translation>陌生的作业</translation>
    </message>
    <message>
        <source>A refresh takes them in place of the queue. Are they of another cluster?</source>
        <translation>刷新会用它们取代队列。它们属于另一个集群吗？</translation>
    </message>
    <message>
        <source>Policies and Slurm&apos;s files (*.apportion *.conf *.cfg *.txt *.json);;Policies (*.apportion);;All files (*)</source>
        <translation>策略和 Slurm 文件 (*.apportion *.conf *.cfg *.txt *.json);;策略 (*.apportion);;所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>Refreshed from %1: %n change(s) came in</source>
        <translation>
            <numerusform>已从 %1 更新：引入了 %n 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Refreshed from %1: nothing was new</source>
        <translation>已从 %1 更新：没有新内容</translation>
    </message>
</context>
<context>
    <name>apportion::FileTasks</name>
    <message>
        <source>%1 %2 %</source>
        <comment>what is being done, and how much of it is</comment>
        <translation>%1 %2%</translation>
    </message>
</context>
<context>
    <name>apportion::FindAnything</name>
    <message>
        <source>Find anything</source>
        <translation>查找任何内容</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>找到的内容</translation>
    </message>
    <message>
        <source>Accounts, users, jobs, partitions, settings, pages, lessons, commands</source>
        <translation>账户、用户、作业、分区、设置、页面、课程、命令</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <comment>a menu and one in it</comment>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>Nothing has “%1” in its name.</source>
        <translation>没有名称中含“%1”的内容。</translation>
    </message>
</context>
<context>
    <name>apportion::FlagDelegate</name>
    <message>
        <source>%1 Slurm&apos;s default: %2.</source>
        <comment>what a flag means; set or not set</comment>
        <translation>%1Slurm 默认值：%2。</translation>
    </message>
</context>
<context>
    <name>apportion::FlagsModel</name>
    <message>
        <source>set in the baseline</source>
        <translation>基线中已设置</translation>
    </message>
    <message>
        <source>not set in the baseline</source>
        <translation>基线中未设置</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>The word in PriorityFlags.</source>
        <translation>PriorityFlags 中的标志。</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>What the flag does.</source>
        <translation>该标志的作用。</translation>
    </message>
    <message>
        <source>set</source>
        <translation>已设置</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Whether slurmctld sets the flag where slurm.conf says nothing.</source>
        <translation>slurm.conf 未指定时 slurmctld 是否设置该标志。</translation>
    </message>
</context>
<context>
    <name>apportion::FormBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this form (Esc)</source>
        <translation>关闭此表单（Esc）</translation>
    </message>
</context>
<context>
    <name>apportion::FormulaView</name>
    <message>
        <source>Arrow keys choose a symbol, Return explains it</source>
        <translation>方向键选择符号，回车键查看解释</translation>
    </message>
</context>
<context>
    <name>apportion::GoToForm</name>
    <message>
        <source>Go</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>account, user or account/user</source>
        <translation>账户、用户或 账户/用户</translation>
    </message>
    <message>
        <source>Account or user to go to</source>
        <translation>要转到的账户或用户</translation>
    </message>
    <message>
        <source>No account or user has “%1” in its name.</source>
        <translation>没有名称中含“%1”的账户或用户。</translation>
    </message>
</context>
<context>
    <name>apportion::GoalPanel</name>
    <message>
        <source>User %1 in %2</source>
        <translation>%2 中的用户 %1</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>账户 %1</translation>
    </message>
    <message>
        <source>factor %1, rank %2</source>
        <translation>因子 %1，排名 %2</translation>
    </message>
    <message>
        <source>factor at least</source>
        <translation>因子至少为</translation>
    </message>
    <message>
        <source>rank or better</source>
        <translation>排名不低于</translation>
    </message>
    <message>
        <source>above</source>
        <translation>领先于</translation>
    </message>
    <message>
        <source>The factor to reach</source>
        <translation>要达到的因子</translation>
    </message>
    <message>
        <source>The rank to reach</source>
        <translation>要达到的排名</translation>
    </message>
    <message>
        <source>account, or account/user</source>
        <translation>账户，或 账户/用户</translation>
    </message>
    <message>
        <source>The account or user to come before</source>
        <translation>要领先的账户或用户</translation>
    </message>
    <message>
        <source>How many raw shares bring it to</source>
        <translation>需要多少原始份额才能达到</translation>
    </message>
    <message>
        <source>How long without running until it is at</source>
        <translation>停用多久才能达到</translation>
    </message>
    <message>
        <source>the others go on as before</source>
        <translation>其他用户照常运行</translation>
    </message>
    <message>
        <source>nobody else runs either</source>
        <translation>其他用户也不运行</translation>
    </message>
    <message>
        <source>What the others do meanwhile</source>
        <translation>在此期间其他用户的情况</translation>
    </message>
    <message>
        <source>Choose an account or a user in the table.</source>
        <translation>请在表格中选择账户或用户。</translation>
    </message>
    <message>
        <source>Name the account or user that it shall come before.</source>
        <translation>请指定要领先的账户或用户。</translation>
    </message>
    <message>
        <source>It is there already: %1</source>
        <translation>已经达到：%1</translation>
    </message>
    <message>
        <source>%1, when all usage is reset (%2 UTC): %3</source>
        <translation>%1，届时所有使用量重置（%2 UTC）：%3</translation>
    </message>
    <message>
        <source>%1, until %2 UTC: %3</source>
        <translation>%1，至 %2 UTC：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n share(s), instead of %1: %2</source>
        <translation>
            <numerusform>%n 份，而不是 %1：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give it %n share(s)</source>
        <translation>
            <numerusform>给它 %n 份</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::HardwarePage</name>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Nodes of the cluster</source>
        <translation>集群的节点</translation>
    </message>
    <message>
        <source>No nodes</source>
        <translation>没有节点</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Partitions and what they charge</source>
        <translation>分区及其收费</translation>
    </message>
    <message>
        <source>No partitions</source>
        <translation>没有分区</translation>
    </message>
    <message>
        <source>What the jobs are billed</source>
        <translation>作业的计费</translation>
    </message>
    <message>
        <source>In every partition</source>
        <translation>在每个分区中</translation>
    </message>
    <message>
        <source>Bill each job in all partitions instead of in those it asks for</source>
        <translation>按所有分区而非所申请的分区为每个作业计费</translation>
    </message>
    <message>
        <source>Billing rule</source>
        <translation>计费规则</translation>
    </message>
    <message>
        <source>The sum of every count × weight</source>
        <translation>所有 数量 × 权重 之和</translation>
    </message>
    <message>
        <source>The largest of CPUs, memory, nodes and each GRES, plus licenses and the like</source>
        <translation>CPU、内存、节点和各 GRES 中最大的一项，再加上许可证等</translation>
    </message>
    <message>
        <source>The largest of CPUs, memory and nodes, plus all GRES, plus licenses and the like</source>
        <translation>CPU、内存和节点中最大的一项，加上所有 GRES，再加上许可证等</translation>
    </message>
    <message>
        <source>Jobs and what they are billed under each rule</source>
        <translation>作业及其在各规则下的计费</translation>
    </message>
    <message>
        <source>No jobs to bill</source>
        <translation>没有可计费的作业</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>芯片</translation>
    </message>
    <message>
        <source>Tracked TRES</source>
        <translation>跟踪的 TRES</translation>
    </message>
    <message>
        <source>What of the hardware is shown</source>
        <translation>显示硬件的哪些内容</translation>
    </message>
    <message>
        <source>Nodes come with the NodeName lines of slurm.conf: drop that file on the window, or add rows.</source>
        <translation>节点来自 slurm.conf 的 NodeName 行：请将该文件拖放到窗口，或添加行。</translation>
    </message>
    <message>
        <source>what a core of each is worth</source>
        <translation>各芯片一个核心的价值</translation>
    </message>
    <message>
        <source>No chips</source>
        <translation>没有芯片</translation>
    </message>
    <message>
        <source>Add a chip with its peak speed or its weight, then choose it for the nodes that have it.</source>
        <translation>请添加芯片并给出其峰值速度或权重，再为使用它的节点选择该芯片。</translation>
    </message>
    <message>
        <source>Chips and what their cores are worth</source>
        <translation>芯片及其核心的价值</translation>
    </message>
    <message>
        <source>AccountingStorageTRES</source>
        <translation>AccountingStorageTRES</translation>
    </message>
    <message>
        <source>Tracked: %1</source>
        <translation>已跟踪：%1</translation>
    </message>
    <message>
        <source>Partitions come with the PartitionName lines of slurm.conf, or with scontrol show partition. Or add rows.</source>
        <translation>分区来自 slurm.conf 的 PartitionName 行或 scontrol show partition。也可添加行。</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>Derive</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>What is asked of the hardware</source>
        <translation>要由硬件得出什么</translation>
    </message>
    <message>
        <source>What the jobs are billed under each rule</source>
        <translation>作业在各规则下的计费</translation>
    </message>
    <message>
        <source>Billing weights and raw shares as the hardware asks for them</source>
        <translation>由硬件得出的计费权重和原始份额</translation>
    </message>
    <message>
        <source>What becomes of a lab&apos;s shares when it buys nodes</source>
        <translation>实验室购买节点后，其份额如何变化</translation>
    </message>
    <message>
        <source>Open the output of scontrol -o show job, or add jobs on the page Priority, to see what they are billed under each rule.</source>
        <translation>请打开 scontrol -o show job 的输出，或在“优先级”页添加作业，以查看各规则下的计费。</translation>
    </message>
    <message>
        <source>What the hardware asks for</source>
        <translation>硬件要求的值</translation>
    </message>
    <message>
        <source>weights of partitions, shares of accounts</source>
        <translation>分区的权重、账户的份额</translation>
    </message>
    <message>
        <source>A lab buys nodes</source>
        <translation>实验室购买节点</translation>
    </message>
    <message>
        <source>what do its shares become?</source>
        <translation>其份额会变成多少？</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>条形图</translation>
    </message>
    <message>
        <source>What each TRES adds to the billing under the three rules, and what a job blocks of its nodes</source>
        <translation>三种规则下各 TRES 对计费的贡献，以及作业占用其节点的多少</translation>
    </message>
    <message>
        <source>Who may run where…</source>
        <translation>谁可在何处运行…</translation>
    </message>
    <message>
        <source>Accounts against partitions: who may run where, and why</source>
        <translation>账户与分区对照：谁可在何处运行，以及原因</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>What of the partitions is shown</source>
        <translation>显示分区的哪些内容</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CPU(s)</source>
        <translation>
            <numerusform>%n 个 CPU</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>There is no help for this page.</source>
        <translation>此页没有帮助。</translation>
    </message>
</context>
<context>
    <name>apportion::HistoryChart</name>
    <message>
        <source>Usage and fair share over time</source>
        <translation>使用量与公平份额随时间的变化</translation>
    </message>
    <message>
        <source>Usage and fair share of %1 over time</source>
        <translation>%1 的使用量与公平份额随时间的变化</translation>
    </message>
    <message>
        <source>No pull has this account.</source>
        <translation>没有任何一次拉取包含此账户。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>usage %1</source>
        <translation>使用量 %1</translation>
    </message>
    <message>
        <source>LevelFS %1</source>
        <translation>LevelFS %1</translation>
    </message>
    <message>
        <source>fair-share %1</source>
        <translation>公平份额 %1</translation>
    </message>
    <message>
        <source>raw shares %1</source>
        <translation>原始份额 %1</translation>
    </message>
    <message numerus="yes">
        <source>The policy was another one on %1: %n change(s)</source>
        <translation>
            <numerusform>策略在 %1 有所不同：%n 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>公平份额因子</translation>
    </message>
    <message>
        <source>none in these pulls</source>
        <comment>a number of an account</comment>
        <translation>这些拉取中没有</translation>
    </message>
    <message>
        <source>Usage (billing TRES times seconds)</source>
        <translation>使用量（计费 TRES 乘以秒）</translation>
    </message>
</context>
<context>
    <name>apportion::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Nothing was kept yet</source>
        <translation>尚无保存的内容</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Pulls and replays</source>
        <translation>拉取与重放</translation>
    </message>
    <message>
        <source>account, or account/user</source>
        <translation>账户，或 账户/用户</translation>
    </message>
    <message>
        <source>Account to follow</source>
        <translation>要跟踪的账户</translation>
    </message>
    <message>
        <source>Whose usage and fair share to show: an account, or a user as account/user</source>
        <translation>要显示谁的使用量与公平份额：一个账户，或写作 账户/用户 的用户</translation>
    </message>
    <message>
        <source>Usage and fair share</source>
        <translation>使用量与公平份额</translation>
    </message>
    <message>
        <source>a diamond stands where the policy changed</source>
        <translation>菱形表示策略在此处更改</translation>
    </message>
    <message>
        <source>What changed, or was measured</source>
        <translation>更改或测量的内容</translation>
    </message>
    <message>
        <source>What changed in the policy</source>
        <translation>策略中的更改</translation>
    </message>
    <message>
        <source>What is imported from a cluster is kept from now on, with everybody&apos;s usage and fair share; so is what apportion-cli pull and replay find. A week later there is something to see.</source>
        <translation>从集群导入的内容从现在起会被保存，包括每个人的使用量与公平份额；apportion-cli pull 和 replay 的结果也是如此。一周之后这里就有内容可看。</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept as %1, and a new one was begun.</source>
        <translation>历史记录已损坏。它保留为 %1，并已开始新的记录。</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>无法读取历史记录</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>拉取</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>重放</translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>pulls and replays</comment>
        <translation>
            <numerusform>已保存 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>测量结果</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Jobs of</source>
        <translation>作业所属</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n job(s) · seed %3</source>
        <comment>trace, mode, jobs, seed of a replay</comment>
        <translation>
            <numerusform>%1 · %2 · %n 个作业 · 种子 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Opens its policy again, with what had been used then, as a policy of its own</source>
        <translation>以当时的使用量重新打开其策略，作为一个独立的策略</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Nothing was done: some of them are not there any more.</source>
        <translation>未执行任何操作：其中一些已不存在。</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted. For a day they can be brought back here.</source>
        <comment>pulls and replays</comment>
        <translation>
            <numerusform>已删除 %n 项。一天之内可在此恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>导出为表格</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Writes what is chosen, or all pulls, as comma-separated values</source>
        <translation>将所选内容或全部拉取写为逗号分隔值</translation>
    </message>
    <message>
        <source>Pulls and replays have other columns: choose one or the other</source>
        <translation>拉取与重放的列不同：请只选其中一种</translation>
    </message>
    <message>
        <source>Takes them out of the history; it can be undone</source>
        <translation>将其从历史记录中移除；可以撤销</translation>
    </message>
    <message>
        <source>In what both differ</source>
        <translation>两者的差异</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>two times</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>since the pull before; choose two to compare them</source>
        <translation>自上次拉取以来；选择两项可进行比较</translation>
    </message>
    <message>
        <source>choose one, or two to compare them</source>
        <translation>选择一项，或选择两项进行比较</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>the first %1 of %2; an export has all</source>
        <translation>共 %2 项中的前 %1 项；导出包含全部</translation>
    </message>
    <message>
        <source>a policy cannot be read</source>
        <translation>无法读取某个策略</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>apportion::HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation>打开时的状态</translation>
    </message>
    <message>
        <source>Steps that can be undone and redone</source>
        <translation>可撤销和重做的步骤</translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>此步骤的备注</translation>
    </message>
    <message>
        <source>Why it was done. Ctrl+Enter keeps it, and goes on to the last step. It stays in the project file, and goes into apply.sh and reports.</source>
        <translation>为什么这样做。Ctrl+Enter 保留备注并转到最后一步。它保存在项目文件中，并写入 apply.sh 和报告。</translation>
    </message>
    <message>
        <source>A step can be given a note: why it was done.</source>
        <translation>可以为步骤写备注：为什么这样做。</translation>
    </message>
    <message>
        <source>This step changes nothing that a note can be on.</source>
        <translation>此步骤没有可以写备注的更改。</translation>
    </message>
    <message>
        <source>This step has too many changes for one note: write notes in Compare.</source>
        <translation>此步骤的更改太多，无法写一条备注：请在“对比”中写备注。</translation>
    </message>
    <message>
        <source>Note on: %1</source>
        <translation>备注：%1</translation>
    </message>
</context>
<context>
    <name>apportion::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Choose slurm.conf</source>
        <translation>选择 slurm.conf</translation>
    </message>
    <message>
        <source>Choose the associations</source>
        <translation>选择关联文件</translation>
    </message>
    <message>
        <source>Choose the usage</source>
        <translation>选择使用量文件</translation>
    </message>
    <message>
        <source>Choose the jobs</source>
        <translation>选择作业文件</translation>
    </message>
    <message>
        <source>Choose the partitions</source>
        <translation>选择分区文件</translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s files</source>
        <translation>选择 Slurm 文件</translation>
    </message>
    <message numerus="yes">
        <source>Not one of these files, or its field is taken: %1</source>
        <translation>
            <numerusform>不是所需文件，或其字段已占用：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Also read: %1</source>
        <translation>
            <numerusform>同时读取：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder of Slurm&apos;s files</source>
        <translation>选择包含 Slurm 文件的文件夹</translation>
    </message>
</context>
<context>
    <name>apportion::InlineNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
</context>
<context>
    <name>apportion::JobForm</name>
    <message>
        <source>fair-share %1</source>
        <translation>公平份额 %1</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>等待时间 %1</translation>
    </message>
    <message>
        <source>job size %1</source>
        <translation>作业规模 %1</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>TRES %1</source>
        <translation>TRES %1</translation>
    </message>
    <message>
        <source>association %1</source>
        <translation>关联 %1</translation>
    </message>
    <message>
        <source>site %1</source>
        <translation>站点 %1</translation>
    </message>
    <message>
        <source>nice %1</source>
        <translation>nice %1</translation>
    </message>
    <message>
        <source>no term gives a point</source>
        <translation>各项均未得分</translation>
    </message>
    <message>
        <source>The user is not in the account: no fair share, no association.</source>
        <translation>用户不在该账户中：没有公平份额，没有关联。</translation>
    </message>
    <message>
        <source>no partition</source>
        <translation>无分区</translation>
    </message>
    <message>
        <source>%1: billed %2 a second, priority %3, place %4 of %5</source>
        <translation>%1：每秒计费 %2，优先级 %3，第 %4 位，共 %5 个</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>16G</source>
        <translation>16G</translation>
    </message>
    <message>
        <source>Other TRES</source>
        <translation>其他 TRES</translation>
    </message>
    <message>
        <source>gres/gpu=1</source>
        <translation>gres/gpu=1</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时限</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>提交时间</translation>
    </message>
    <message>
        <source>Add job</source>
        <translation>添加作业</translation>
    </message>
    <message>
        <source>Change selected</source>
        <translation>更改所选</translation>
    </message>
    <message>
        <source>Remove selected</source>
        <translation>移除所选</translation>
    </message>
    <message>
        <source>Paste jobs</source>
        <translation>粘贴作业</translation>
    </message>
    <message>
        <source>Add the jobs that scontrol show job printed and that were copied</source>
        <translation>添加从 scontrol show job 输出中复制的作业</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Fill in an account and a user, or select a job.</source>
        <translation>请填写账户和用户，或选择作业。</translation>
    </message>
    <message>
        <source>Add job %1</source>
        <translation>添加作业 %1</translation>
    </message>
    <message>
        <source>Change job %1</source>
        <translation>更改作业 %1</translation>
    </message>
    <message>
        <source>Remove job %1</source>
        <translation>移除作业 %1</translation>
    </message>
    <message>
        <source>The policy changed meanwhile: paste again.</source>
        <translation>策略在此期间已更改：请重新粘贴。</translation>
    </message>
    <message>
        <source>Jobs added: %1</source>
        <translation>已添加作业：%1</translation>
    </message>
    <message>
        <source>without a time limit: %1 of usage an hour</source>
        <translation>无时间限制：每小时使用量 %1</translation>
    </message>
    <message>
        <source>the whole run of %1 costs %2 of usage</source>
        <translation>运行满 %1 的使用量为 %2</translation>
    </message>
    <message>
        <source>the account has used %1</source>
        <translation>该账户已用 %1</translation>
    </message>
    <message>
        <source>the user keeps rank %1</source>
        <translation>该用户保持第 %1 名</translation>
    </message>
    <message>
        <source>the user falls from rank %1 to %2</source>
        <translation>该用户从第 %1 名降至第 %2 名</translation>
    </message>
    <message>
        <source>the default, %1</source>
        <comment>a QOS</comment>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>default, or a,b</source>
        <translation>默认，或 a,b</translation>
    </message>
    <message>
        <source>partition&apos;s, or 1-0</source>
        <translation>分区的，或 1-0</translation>
    </message>
</context>
<context>
    <name>apportion::JobModel</name>
    <message>
        <source>held</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>The job&apos;s number. A job that names several partitions has a row for each.</source>
        <translation>作业编号。指定多个分区的作业在每个分区各有一行。</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Who submitted the job.</source>
        <translation>提交作业的用户。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>The account whose shares and usage count.</source>
        <translation>计入其份额和使用量的账户。</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>The partition of this row; the partition and TRES terms depend on it.</source>
        <translation>此行的分区；分区项和 TRES 项取决于它。</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The job&apos;s quality of service.</source>
        <translation>作业的服务质量。</translation>
    </message>
    <message>
        <source>Priority, by factor</source>
        <translation>优先级（按因子）</translation>
    </message>
    <message>
        <source>What each weighted factor adds; nice is drawn to the left of zero.</source>
        <translation>各加权因子的贡献；nice 绘于零的左侧。</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>优先级（分）</translation>
    </message>
    <message>
        <source>The sum of the weighted factors, cut to an integer.</source>
        <translation>加权因子之和，截为整数。</translation>
    </message>
    <message>
        <source>Age (points)</source>
        <translation>等待时间（分）</translation>
    </message>
    <message>
        <source>Assoc (points)</source>
        <translation>关联（分）</translation>
    </message>
    <message>
        <source>For the priority of the association.</source>
        <translation>按关联的优先级计。</translation>
    </message>
    <message>
        <source>Fair-share (points)</source>
        <translation>公平份额（分）</translation>
    </message>
    <message>
        <source>The user&apos;s fair-share factor times PriorityWeightFairshare.</source>
        <translation>用户的公平份额因子乘以 PriorityWeightFairshare。</translation>
    </message>
    <message>
        <source>Job size (points)</source>
        <translation>作业规模（分）</translation>
    </message>
    <message>
        <source>For the nodes and CPUs the job asks for.</source>
        <translation>按作业申请的节点和 CPU 计。</translation>
    </message>
    <message>
        <source>Partition (points)</source>
        <translation>分区（分）</translation>
    </message>
    <message>
        <source>For the PriorityJobFactor of the partition.</source>
        <translation>按分区的 PriorityJobFactor 计。</translation>
    </message>
    <message>
        <source>QOS (points)</source>
        <translation>QOS（分）</translation>
    </message>
    <message>
        <source>For the priority of the quality of service.</source>
        <translation>按服务质量的优先级计。</translation>
    </message>
    <message>
        <source>TRES (points)</source>
        <translation>TRES（分）</translation>
    </message>
    <message>
        <source>For the resources the job asks for, each with its own weight.</source>
        <translation>按作业申请的资源计，各有自己的权重。</translation>
    </message>
    <message>
        <source>Site (points)</source>
        <translation>站点（分）</translation>
    </message>
    <message>
        <source>What the site factor plugin adds.</source>
        <translation>站点因子插件所加的分数。</translation>
    </message>
    <message>
        <source>Nice (points)</source>
        <translation>Nice（分）</translation>
    </message>
    <message>
        <source>What is taken away: the user&apos;s or administrator&apos;s adjustment.</source>
        <translation>减去的分数：用户或管理员的调整。</translation>
    </message>
    <message>
        <source>For the time the job has been waiting until the cluster was asked; full after PriorityMaxAge.</source>
        <translation>按作业截至查询集群时已等待的时间计算；达到 PriorityMaxAge 后取满值。</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>a job that is handed in later</comment>
        <translation>尚未</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>a job that is not looked at yet: for a begin time, a dependency or a QOS</comment>
        <translation>等待</translation>
    </message>
</context>
<context>
    <name>apportion::LadderChart</name>
    <message>
        <source>LevelFS ladder</source>
        <translation>LevelFS 阶梯</translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see in which order Fair Tree walks its accounts.</source>
        <translation>还没有账户。请打开或导入策略，以查看 Fair Tree 遍历账户的顺序。</translation>
    </message>
    <message>
        <source>Level of</source>
        <translation>所在级</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位次</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation>归一化份额</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>有效使用量</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>状态区间</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more that tie</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>an association and the account above it</comment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>on parent: ranked as unused</source>
        <translation>parent：按未使用排名</translation>
    </message>
    <message>
        <source>LevelFS %1</source>
        <translation>LevelFS %1</translation>
    </message>
    <message>
        <source>%1 of the level&apos;s shares</source>
        <translation>占本级份额的 %1</translation>
    </message>
    <message>
        <source>%1 of its usage</source>
        <translation>占本级使用量的 %1</translation>
    </message>
    <message>
        <source>F %1, rank %2</source>
        <translation>F %1，排名 %2</translation>
    </message>
    <message numerus="yes">
        <source>ties with %n other(s)</source>
        <translation>
            <numerusform>与另外 %n 个并列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tied accounts&apos; children form one level of %n: sorted by LevelFS, the highest first.</source>
        <translation>
            <numerusform>并列账户的下级组成一层，共 %n 个：按 LevelFS 排序，最高的在前。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What hangs from %1, %n in all, is sorted by LevelFS, the highest first.</source>
        <translation>
            <numerusform>%1 之下共 %n 个，按 LevelFS 排序，最高的在前。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room for it on the ladder.</source>
        <comment>an account or a user</comment>
        <translation>阶梯图上没有它的位置。</translation>
    </message>
    <message numerus="yes">
        <source>%1 comes next with LevelFS %2, tied with %n other(s): everybody in it is ranked now.</source>
        <translation>
            <numerusform>接下来是 %1，LevelFS 为 %2，与另外 %n 个并列：现在给其中所有人排名。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes next with LevelFS %2: everybody in it is ranked before whoever comes later.</source>
        <translation>接下来是 %1，LevelFS 为 %2：其中所有人都排在后来者之前。</translation>
    </message>
    <message>
        <source>%1 (LevelFS %2) shares rank %3: F = %4.</source>
        <translation>%1（LevelFS %2）并列第 %3 名：F = %4。</translation>
    </message>
    <message>
        <source>%1 (LevelFS %2) gets rank %3: F = %4.</source>
        <translation>%1（LevelFS %2）得到第 %3 名：F = %4。</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) left.</source>
        <translation>
            <numerusform>还剩 %n 个用户。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user and the rank</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>LevelFS = share ÷ use on its own level</source>
        <translation>LevelFS = 本级份额 ÷ 本级使用量</translation>
    </message>
    <message>
        <source>%1; ranked from the left</source>
        <comment>what LevelFS is</comment>
        <translation>%1；从左起排名</translation>
    </message>
    <message>
        <source>Ranked from the left</source>
        <translation>从左起排名</translation>
    </message>
    <message>
        <source>+%1 without a name</source>
        <comment>so many marks</comment>
        <translation>另有 %1 个未标名</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>另有 %n 个未绘出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::LastResetField</name>
    <message>
        <source>Last reset (UTC)</source>
        <translation>上次重置（UTC）</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>When slurmctld last set all usage to 0, or first started. Its file priority_last_decay_ran says it, which can be opened here; no command does.</source>
        <translation>slurmctld 上次将所有用量清零或首次启动的时间。其文件 priority_last_decay_ran 中有记录，可在此打开；没有命令会显示它。</translation>
    </message>
    <message>
        <source>The next one is due on %1</source>
        <translation>下次应在 %1</translation>
    </message>
    <message>
        <source>Write a time like 2026-03-01 00:00</source>
        <translation>请填写如 2026-03-01 00:00 的时间</translation>
    </message>
    <message>
        <source>One was due on %1: slurmctld makes up for it</source>
        <translation>原定于 %1 进行一次：slurmctld 会补上</translation>
    </message>
</context>
<context>
    <name>apportion::LearnController</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>Open a &amp;folder of lessons…</source>
        <translation>打开课程文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Show the lessons beside the page</source>
        <translation>在页面旁显示课程(&amp;S)</translation>
    </message>
    <message>
        <source>A folder of lessons</source>
        <translation>课程文件夹</translation>
    </message>
    <message>
        <source>Write your results</source>
        <translation>写出成绩</translation>
    </message>
    <message>
        <source>Web page (*.html);;Printable (*.pdf)</source>
        <translation>网页 (*.html);;可打印 (*.pdf)</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Save the lesson as a web page</source>
        <translation>将课程保存为网页</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>The sample “%1” of this lesson could not be opened.</source>
        <translation>无法打开此课程的示例“%1”。</translation>
    </message>
</context>
<context>
    <name>apportion::LearnPanel</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Close the lessons</source>
        <translation>关闭课程</translation>
    </message>
    <message>
        <source>Open a folder of lessons…</source>
        <translation>打开课程文件夹…</translation>
    </message>
    <message>
        <source>End the lesson; what it changed is taken back</source>
        <translation>结束课程；课程所作的更改会被撤销</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Next step of the lesson</source>
        <translation>课程的下一步</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>There is no file *%1 in this folder.</source>
        <translation>此文件夹中没有 *%1 文件。</translation>
    </message>
    <message numerus="yes">
        <source>%1 About %n minute(s).</source>
        <translation>
            <numerusform>%1约 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <comment>a file, a line, what is wrong there</comment>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step of a lesson</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>结束课程</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的姓名</translation>
    </message>
    <message>
        <source>Your name, on the page of results</source>
        <translation>成绩页上的姓名</translation>
    </message>
    <message>
        <source>Whose answers are kept: each name has its own progress</source>
        <translation>保存谁的答案：每个姓名有各自的进度</translation>
    </message>
    <message>
        <source>Results…</source>
        <translation>成绩…</translation>
    </message>
    <message>
        <source>Writes a page with your answers, to hand in</source>
        <translation>写出一页您的答案，供提交</translation>
    </message>
    <message>
        <source>How it comes about stands here once the question is answered.</source>
        <translation>回答问题后，这里会显示推导过程。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n question(s) answered.</source>
        <translation>
            <numerusform>%n 题中已答对 %1 题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the lesson as a web page…</source>
        <translation>将课程保存为网页…</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>The question is not answered then; Next goes on from there</source>
        <translation>该题即不算回答过；“下一步”从那里继续</translation>
    </message>
</context>
<context>
    <name>apportion::LessonController</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>The sample “%1” of this lesson could not be opened.</source>
        <translation>无法打开此课程的示例“%1”。</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>课程：%1</translation>
    </message>
</context>
<context>
    <name>apportion::LessonSession</name>
    <message>
        <source>Lesson: %1</source>
        <translation>课程：%1</translation>
    </message>
</context>
<context>
    <name>apportion::LimitModel</name>
    <message>
        <source>Limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>What is limited, by sacctmgr&apos;s word for it</source>
        <translation>所限制的内容，以 sacctmgr 的名称表示</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Which TRES, and the unit</source>
        <translation>哪种 TRES，以及单位</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自有</translation>
    </message>
    <message>
        <source>The value that is set here; Delete takes it away</source>
        <translation>此处设置的值；按 Delete 可去除</translation>
    </message>
    <message>
        <source>Without it</source>
        <translation>若无自有值</translation>
    </message>
    <message>
        <source>What would count without an own value, and whose it is</source>
        <translation>没有自有值时生效的值，以及它属于谁</translation>
    </message>
    <message>
        <source>Binds first</source>
        <translation>最先生效</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>Add a limit…</source>
        <translation>添加限制…</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Choose a TRES…</source>
        <translation>选择 TRES…</translation>
    </message>
    <message>
        <source>%1 × min</source>
        <comment>a TRES</comment>
        <translation>%1 × 分钟</translation>
    </message>
    <message>
        <source>Type a value…</source>
        <translation>输入值…</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a limit; whose it is</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>Choose a limit here, then what it is of, then type its value</source>
        <translation>在此选择限制，然后选择对象，再输入其值</translation>
    </message>
    <message>
        <source>%1 × hours: %2</source>
        <comment>a TRES; a number</comment>
        <translation>%1 × 小时：%2</translation>
    </message>
    <message>
        <source>priority</source>
        <comment>of jobs</comment>
        <translation>优先级</translation>
    </message>
    <message>
        <source>The value that jobs of this association under its default QOS meet first, and whose it is: of that QOS; else of a Grp limit the smallest on the way to root, of others the nearest</source>
        <translation>该关联的作业在其默认 QOS 下最先遇到的值及其所属：该 QOS 的；否则 Grp 限制取通往 root 途中最小的，其他限制取最近的</translation>
    </message>
</context>
<context>
    <name>apportion::LimitTable</name>
    <message numerus="yes">
        <source>%1: used up; %n days without jobs make room again.</source>
        <translation>
            <numerusform>%1：已用尽；%n 天没有作业后会重新腾出空间。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: used up, and it does not decay.</source>
        <translation>%1：已用尽，且不会衰减。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 TRES × minutes are left; %4 come back within a day.</source>
        <translation>%1：%3 TRES × 分钟中还剩 %2；一天内会返还 %4。</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Take this limit away</source>
        <translation>去除此限制</translation>
    </message>
    <message>
        <source>%1: what was used of it is not known; sshare with the column GrpTRESRaw says it.</source>
        <translation>%1：已用量未知；带 GrpTRESRaw 列的 sshare 会给出。</translation>
    </message>
</context>
<context>
    <name>apportion::MainWindow</name>
    <message>
        <source>Accounts, users and their shares</source>
        <translation>账户、用户及其份额</translation>
    </message>
    <message>
        <source>Nodes, partitions and what jobs are billed</source>
        <translation>节点、分区和作业计费</translation>
    </message>
    <message>
        <source>How usage counts and fades</source>
        <translation>使用量如何计入和衰减</translation>
    </message>
    <message>
        <source>Weights, and the jobs in the order in which Slurm looks at them</source>
        <translation>权重，以及按 Slurm 考虑顺序排列的作业</translation>
    </message>
    <message>
        <source>The draft against the baseline</source>
        <translation>草案与基线的对比</translation>
    </message>
    <message>
        <source>Settings and commands for the cluster</source>
        <translation>用于集群的设置和命令</translation>
    </message>
    <message>
        <source>Apportion</source>
        <translation>Apportion</translation>
    </message>
    <message>
        <source>%1[*] — Apportion</source>
        <comment>the title of the window; [*] is where a mark stands when it is edited</comment>
        <translation>%1[*] — Apportion</translation>
    </message>
    <message>
        <source>%1 — edited</source>
        <translation>%1 — 已编辑</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>the name of a chart to save</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>This page has no picture</source>
        <translation>此页没有图片</translation>
    </message>
    <message>
        <source>About Apportion</source>
        <translation>关于 Apportion</translation>
    </message>
    <message>
        <source>Apportion %1</source>
        <translation>Apportion %1</translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>设计 Slurm 集群的公平份额与优先级策略。

基于 GNU 通用公共许可证第 3 版或更高版本发布的自由软件。</translation>
    </message>
    <message>
        <source>&amp;Accounts</source>
        <translation>账户(&amp;A)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a file, and the scenario that is edited</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Lessons, beside the page that they talk about</source>
        <translation>课程，显示在其讲解的页面旁</translation>
    </message>
    <message>
        <source>A queue of jobs under the scenarios: who waits how long, and why</source>
        <translation>各方案下的作业队列：谁等多久，为什么</translation>
    </message>
    <message>
        <source>Usage and fair share over the weeks, and what was replayed</source>
        <translation>数周内的使用量与公平份额，以及重放结果</translation>
    </message>
</context>
<context>
    <name>apportion::MergeDialog</name>
    <message>
        <source>Changed on both sides</source>
        <translation>双方都改过</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>All of yours</source>
        <translation>全用你的</translation>
    </message>
    <message>
        <source>None of yours</source>
        <translation>全不用你的</translation>
    </message>
    <message>
        <source>Choose what is to stand where both sides changed the same. The rest is merged; undo takes all of it back.</source>
        <translation>请选择双方都改过的地方以哪一个为准。其余的会合并；撤销可全部收回。</translation>
    </message>
</context>
<context>
    <name>apportion::MomentText</name>
    <message>
        <source>in %1 h</source>
        <translation>%1 小时后</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n 天后</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 h</source>
        <comment>%1 is &quot;in 12 days&quot;</comment>
        <translation>%1 %2 小时</translation>
    </message>
    <message>
        <source>Forecast: %1</source>
        <comment>%1 is &quot;in 12 days&quot;</comment>
        <translation>预测：%1</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 小时前</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>Past: %1</source>
        <comment>%1 is &quot;12 days ago&quot;</comment>
        <translation>过去：%1</translation>
    </message>
</context>
<context>
    <name>apportion::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>apportion::NewDialog</name>
    <message>
        <source>New policy</source>
        <translation>新建策略</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>起始模板</translation>
    </message>
    <message>
        <source>&amp;Name of the cluster</source>
        <translation>集群名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>算法(&amp;A)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>CPUs of a node</source>
        <translation>每节点 CPU</translation>
    </message>
    <message>
        <source>Memory of a node, GB</source>
        <translation>每节点内存，GB</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>每节点 GPU</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Accounts and users</source>
        <translation>账户和用户</translation>
    </message>
    <message>
        <source>From a CSV file…</source>
        <translation>从 CSV 文件…</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>One line for each account: its name, its shares and the account above it. For each user: account/user and shares. Or begin with a line that names the columns: Account, User, Shares, Parent.</source>
        <translation>每个账户一行：名称、份额和上级账户。每个用户一行：账户/用户和份额。也可以先写一行列名：Account, User, Shares, Parent。</translation>
    </message>
    <message>
        <source>%1 is text neither in UTF-8 nor in UTF-16. Save the table as CSV in UTF-8.</source>
        <translation>%1 既不是 UTF-8 文本，也不是 UTF-16 文本。请将表格保存为 UTF-8 编码的 CSV。</translation>
    </message>
    <message>
        <source>What was typed before</source>
        <translation>之前输入的内容</translation>
    </message>
</context>
<context>
    <name>apportion::NodeGroupModel</name>
    <message>
        <source>public</source>
        <comment>nodes bought for everybody</comment>
        <translation>公共</translation>
    </message>
    <message>
        <source>There is no chip “%1” in this policy.</source>
        <translation>此策略中没有芯片“%1”。</translation>
    </message>
    <message>
        <source>There is no account “%1”: name accounts, separated by commas, or public.</source>
        <translation>没有账户“%1”：请写以逗号分隔的账户，或 public。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>The host list of the NodeName line.</source>
        <translation>NodeName 行的主机列表。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>芯片</translation>
    </message>
    <message>
        <source>The processor: its peak speed gives the weight of a core.</source>
        <translation>处理器：其峰值速度决定核心的权重。</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>购置者</translation>
    </message>
    <message>
        <source>Who paid for the nodes: public, an account, or several accounts together. Shares are derived from it.</source>
        <translation>节点的出资者：公共、一个账户，或多个账户共同出资。份额由此推导。</translation>
    </message>
    <message>
        <source>%1 cannot be made longer or shorter by number: edit the list of nodes instead.</source>
        <translation>%1 不能通过数量加长或缩短：请改为编辑节点列表。</translation>
    </message>
    <message>
        <source>“%1” is no memory: write 256000 (MB) or 256G.</source>
        <translation>“%1”不是内存大小：请写 256000（MB）或 256G。</translation>
    </message>
    <message>
        <source>“%1” is no GRES: write gpu:4 or gpu:a100:4,nvme:1.</source>
        <translation>“%1”不是 GRES：请写 gpu:4 或 gpu:a100:4,nvme:1。</translation>
    </message>
    <message>
        <source>Change nodes %1</source>
        <translation>更改节点 %1</translation>
    </message>
    <message>
        <source>Add nodes %1</source>
        <translation>添加节点 %1</translation>
    </message>
    <message>
        <source>Duplicate nodes as %1</source>
        <translation>将节点复制为 %1</translation>
    </message>
    <message>
        <source>Remove nodes %1</source>
        <translation>移除节点 %1</translation>
    </message>
    <message>
        <source>Move nodes</source>
        <translation>移动节点</translation>
    </message>
    <message>
        <source>How many nodes the list names. Another number makes the list longer or shorter.</source>
        <translation>列表中的节点数。更改数量会加长或缩短列表。</translation>
    </message>
    <message>
        <source>CPUs/node</source>
        <translation>CPU/节点</translation>
    </message>
    <message>
        <source>The CPUs of one node, as Slurm counts them.</source>
        <translation>单个节点的 CPU 数，按 Slurm 的计法。</translation>
    </message>
    <message>
        <source>Cores/node</source>
        <translation>核心/节点</translation>
    </message>
    <message>
        <source>The cores of one node: weights and shares are derived from them.</source>
        <translation>单个节点的核心数：权重和份额由此推导。</translation>
    </message>
    <message>
        <source>Memory/node</source>
        <translation>内存/节点</translation>
    </message>
    <message>
        <source>The memory of one node. A number alone is MB; write 256G for GB.</source>
        <translation>单个节点的内存。单独的数字以 MB 计；GB 请写 256G。</translation>
    </message>
    <message>
        <source>GRES/node</source>
        <translation>GRES/节点</translation>
    </message>
    <message>
        <source>The generic resources of one node, as slurm.conf writes them: gpu:a100:4.</source>
        <translation>单个节点的通用资源，按 slurm.conf 的写法：gpu:a100:4。</translation>
    </message>
</context>
<context>
    <name>apportion::Page</name>
    <message>
        <source>%1 is not complete: this is what is left of it. Save it under another name to go on with it.</source>
        <translation>%1 不完整：这是其剩余部分。请另存为其他名称后继续使用。</translation>
    </message>
</context>
<context>
    <name>apportion::PartitionModel</name>
    <message>
        <source>No weights: each CPU counts 1.</source>
        <translation>没有权重：每个 CPU 计 1。</translation>
    </message>
    <message>
        <source>“%1” is no weight: write CPU=1.0,Mem=0.25G,GRES/gpu=2.0.</source>
        <translation>“%1”不是权重：请写 CPU=1.0,Mem=0.25G,GRES/gpu=2.0。</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>The partition&apos;s name.</source>
        <translation>分区的名称。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>How many nodes it has.</source>
        <translation>分区的节点数。</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>The CPUs of its nodes.</source>
        <translation>其节点的 CPU 数。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>The memory of its nodes.</source>
        <translation>其节点的内存。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPUs of its nodes.</source>
        <translation>其节点的 GPU 数。</translation>
    </message>
    <message>
        <source>Billing weights (per unit)</source>
        <translation>计费权重（每单位）</translation>
    </message>
    <message>
        <source>TRESBillingWeights: what a second of each resource costs. Without weights each CPU counts 1. Memory is weighted per MB, or per GB with a G.</source>
        <translation>TRESBillingWeights：每种资源每秒的费用。没有权重时每个 CPU 计 1。内存按 MB 加权，带 G 时按 GB 加权。</translation>
    </message>
    <message>
        <source>Job factor</source>
        <translation>作业因子</translation>
    </message>
    <message>
        <source>PriorityJobFactor: what the partition adds to a job&apos;s priority, against the highest of all partitions.</source>
        <translation>PriorityJobFactor：分区对作业优先级的贡献，相对于所有分区中的最高值。</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>PriorityTier: jobs in a higher tier come first, whatever their priority.</source>
        <translation>PriorityTier：层级较高的作业在先，无论其优先级如何。</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The partition&apos;s own quality of service.</source>
        <translation>分区自身的服务质量。</translation>
    </message>
    <message>
        <source>Max time</source>
        <translation>最长时间</translation>
    </message>
    <message>
        <source>The longest time limit of a job.</source>
        <translation>作业的最长时限。</translation>
    </message>
    <message>
        <source>The name of a partition is one word.</source>
        <translation>分区名称是一个词。</translation>
    </message>
    <message>
        <source>There is a partition “%1” already.</source>
        <translation>已有分区“%1”。</translation>
    </message>
    <message>
        <source>“%1” is no list of nodes.</source>
        <translation>“%1”不是节点列表。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>There is no QOS “%1”.</source>
        <translation>没有 QOS“%1”。</translation>
    </message>
    <message>
        <source>Change partition %1</source>
        <translation>更改分区 %1</translation>
    </message>
    <message>
        <source>Add partition %1</source>
        <translation>添加分区 %1</translation>
    </message>
    <message>
        <source>Duplicate partition as %1</source>
        <translation>将分区复制为 %1</translation>
    </message>
    <message>
        <source>Remove partition %1</source>
        <translation>移除分区 %1</translation>
    </message>
    <message>
        <source>Move partitions</source>
        <translation>移动分区</translation>
    </message>
    <message>
        <source>Node list</source>
        <translation>节点列表</translation>
    </message>
    <message>
        <source>Its nodes as slurm.conf names them: a host list, or ALL.</source>
        <translation>其节点，按 slurm.conf 的写法：主机列表，或 ALL。</translation>
    </message>
    <message>
        <source>Requeue</source>
        <translation>重新排队</translation>
    </message>
    <message>
        <source>A partition whose jobs are pushed aside: charged a flat half, and left out of the gratis shares.</source>
        <translation>作业会被挤走的分区：统一收取 0.5，且不计入免费份额。</translation>
    </message>
    <message>
        <source>“%1” cannot be the %2 of a partition.</source>
        <translation>“%1”不能作为分区的 %2。</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>没有账户“%1”。</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Whether jobs may be submitted, and start. Empty: UP.</source>
        <translation>是否可以提交并启动作业。空：UP。</translation>
    </message>
    <message>
        <source>The QOS that may run here. Empty: all.</source>
        <translation>可在此运行的 QOS。空：全部。</translation>
    </message>
    <message>
        <source>The QOS that may not. Counts where AllowQos is empty.</source>
        <translation>不可在此运行的 QOS。仅在 AllowQos 为空时生效。</translation>
    </message>
    <message>
        <source>The groups of the system whose users may run here. Empty: all.</source>
        <translation>其用户可在此运行的系统组。空：全部。</translation>
    </message>
    <message>
        <source>The most nodes of a job. Empty: no limit.</source>
        <translation>单个作业的最多节点数。空：无限制。</translation>
    </message>
    <message>
        <source>The accounts that may run here, from Slurm 23.02 on with all below them. Empty: all.</source>
        <translation>可在此运行的账户，自 Slurm 23.02 起包括其下所有账户。空：全部。</translation>
    </message>
    <message>
        <source>The accounts that may not, from Slurm 23.02 on with all below them. Counts where AllowAccounts is empty.</source>
        <translation>不可在此运行的账户，自 Slurm 23.02 起包括其下所有账户。仅在 AllowAccounts 为空时生效。</translation>
    </message>
</context>
<context>
    <name>apportion::PasteForm</name>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Account / user</source>
        <translation>账户 / 用户</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>What pasting would change</source>
        <translation>粘贴将更改的内容</translation>
    </message>
    <message numerus="yes">
        <source>Pasting changes %n values</source>
        <translation>
            <numerusform>粘贴会更改 %n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasting changes nothing</source>
        <translation>粘贴不会更改任何内容</translation>
    </message>
    <message numerus="yes">
        <source>%n values are there already.</source>
        <translation>
            <numerusform>%n 个值已相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read; they stand first.</source>
        <translation>
            <numerusform>有 %n 行无法读取；列在最前。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text that could be pasted here.</source>
        <translation>此处没有可粘贴的文本。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a table that was pasted</comment>
        <translation>第 %1 行：%2</translation>
    </message>
</context>
<context>
    <name>apportion::PeopleDialog</name>
    <message>
        <source>Earlier list…</source>
        <translation>先前的列表…</translation>
    </message>
    <message>
        <source>Users from a list</source>
        <translation>来自列表的用户</translation>
    </message>
    <message>
        <source>Read lists…</source>
        <translation>读取列表…</translation>
    </message>
    <message>
        <source>The list as it was before: who had another name under the same number was renamed</source>
        <translation>先前的列表：同一编号下名称不同者即为已改名</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>What the lists would change</source>
        <translation>列表将带来的更改</translation>
    </message>
    <message>
        <source>Change users</source>
        <translation>更改用户</translation>
    </message>
    <message>
        <source>Earlier list</source>
        <translation>先前的列表</translation>
    </message>
    <message>
        <source>Lists of people</source>
        <translation>人员列表</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.txt *.ldif *.passwd *.group);;All files (*)</source>
        <translation>列表 (*.csv *.tsv *.txt *.ldif *.passwd *.group);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Nothing is read yet.</source>
        <translation>尚未读取任何内容。</translation>
    </message>
    <message>
        <source>The users are as the lists have them.</source>
        <translation>用户与列表一致。</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are chosen. Nobody is removed unless it is chosen.</source>
        <translation>
            <numerusform>已选择 %n 项更改。未选择的移除不会执行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users have no account here.</source>
        <translation>
            <numerusform>%n 个用户在此没有账户。</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV with a header (user,account,shares), or the output of getent passwd, getent group or ldapsearch -LLL. Groups that are accounts here count.</source>
        <translation>带表头的 CSV（user,account,shares），或 getent passwd、getent group、ldapsearch -LLL 的输出。只计入在此处为账户的组。</translation>
    </message>
    <message numerus="yes">
        <source>%n users have a name that nobody can have.</source>
        <translation>
            <numerusform>%n 个用户的名称不可使用。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and why he was left out</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>apportion::PlacesForm</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Users in several accounts</source>
        <translation>多个账户中的用户</translation>
    </message>
    <message>
        <source>Users, with commas between them</source>
        <translation>用户，以逗号分隔</translation>
    </message>
    <message>
        <source>Names of the users</source>
        <translation>用户名称</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>Raw shares in each of the accounts: a number, or “parent”</source>
        <translation>在每个账户中的原始份额：一个数字，或“parent”</translation>
    </message>
    <message>
        <source>Accounts, with commas between them</source>
        <translation>账户，以逗号分隔</translation>
    </message>
    <message>
        <source>Names of the accounts</source>
        <translation>账户名称</translation>
    </message>
    <message>
        <source>Default account</source>
        <translation>默认账户</translation>
    </message>
    <message>
        <source>The account that jobs are charged to when they name none</source>
        <translation>作业未指定账户时计入的账户</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>没有账户“%1”。</translation>
    </message>
    <message>
        <source>as it is</source>
        <comment>the default account is not changed</comment>
        <translation>保持不变</translation>
    </message>
    <message numerus="yes">
        <source>%n of them stand there already and stay as they are.</source>
        <translation>
            <numerusform>其中 %n 个已在那里，保持不变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %1 to %n accounts</source>
        <translation>
            <numerusform>将 %1 添加到 %n 个账户</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::PlayButton</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>apportion::PolicyCellDelegate</name>
    <message>
        <source>%1
%2</source>
        <comment>a cut text, and what the cell means</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>apportion::PolicyTableModel</name>
    <message>
        <source>Not in the baseline</source>
        <translation>不在基线中</translation>
    </message>
    <message>
        <source>%1 in the baseline</source>
        <translation>基线中为 %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
</context>
<context>
    <name>apportion::PriorityChart</name>
    <message>
        <source>Priority of the jobs, by factor</source>
        <translation>作业优先级（按因子）</translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see who is first, and why.</source>
        <translation>还没有作业。请导入“scontrol -o show job”的输出，以查看谁排最前以及原因。</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>优先级（分）</translation>
    </message>
    <message>
        <source>held</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Job %1 of %2</source>
        <translation>%2 的作业 %1</translation>
    </message>
    <message>
        <source>Job %1 of %2 in %3</source>
        <translation>%3 中 %2 的作业 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a job, and how many more jobs of the account</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Priority of the jobs, against job %1</source>
        <translation>作业的优先级，与作业 %1 比较</translation>
    </message>
    <message>
        <source>Priority of each account&apos;s first job, by factor</source>
        <translation>每个账户第一个作业的优先级，按因子</translation>
    </message>
    <message>
        <source>Points more or less than job %1</source>
        <translation>比作业 %1 多或少的分数</translation>
    </message>
    <message numerus="yes">
        <source>the first of %n job(s) of %1</source>
        <translation>
            <numerusform>%1 的 %n 个作业中的第一个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points against job %2</source>
        <translation>与作业 %2 相比 %1 分</translation>
    </message>
</context>
<context>
    <name>apportion::PriorityPage</name>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Flags of the priority</source>
        <translation>优先级标志</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>Pending jobs, in the order Slurm looks at them</source>
        <translation>待处理作业（按 Slurm 考虑的顺序）</translation>
    </message>
    <message>
        <source>Pending jobs in the order in which Slurm looks at them</source>
        <translation>按 Slurm 考虑顺序排列的待处理作业</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>没有作业</translation>
    </message>
    <message>
        <source>Open the output of scontrol -o show job to see in which order Slurm would look at them, and why.</source>
        <translation>请打开 scontrol -o show job 的输出，以查看 Slurm 考虑作业的顺序以及原因。</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>What would a job of mine cost?</source>
        <translation>我的作业要花费多少？</translation>
    </message>
    <message>
        <source>Which weight makes up for a regime?</source>
        <translation>多大的权重能弥补一个状态区间？</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>条形图</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>How the jobs are shown</source>
        <translation>作业的显示方式</translation>
    </message>
    <message>
        <source>The priorities while the jobs go on waiting, and who passes whom</source>
        <translation>作业继续等待期间的优先级，以及谁超过谁</translation>
    </message>
    <message>
        <source>How many days of waiting a QOS, a partition or a regime is worth</source>
        <translation>QOS、分区或状态区间相当于等待几天</translation>
    </message>
    <message>
        <source>Reset to Slurm&apos;s default</source>
        <translation>重置为 Slurm 的默认值</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>No flag at all, which is Slurm&apos;s default; a step that can be undone</source>
        <translation>不设任何标志，即 Slurm 的默认值；此步骤可以撤销</translation>
    </message>
    <message>
        <source>%1: not set by default.</source>
        <translation>%1：默认不设置。</translation>
    </message>
    <message>
        <source>None is set by default.</source>
        <translation>默认均不设置。</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>%1, as of %2 UTC</source>
        <translation>%1，截至 %2 UTC</translation>
    </message>
    <message>
        <source>Time stands still when the cluster was asked, else at the newest submission: until then the jobs have been waiting here</source>
        <translation>时间停在查询集群的时刻，否则停在最新的提交时刻：作业在此处的等待计算到那时为止</translation>
    </message>
    <message>
        <source>Every job</source>
        <translation>每个作业</translation>
    </message>
    <message>
        <source>Show every job, not the first of each account alone</source>
        <translation>显示每个作业，而不只是每个账户的第一个</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Show only what the others have more or less than the selected job; without one, than the first</source>
        <translation>只显示其他作业比所选作业多或少的部分；未选择时与第一个比较</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>所有配对</translation>
    </message>
    <message>
        <source>Show of every two steps how many of one make up the other</source>
        <translation>显示每两步之间一步需要多少才抵得上另一步</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>In which order the main pass looks at the jobs and what it does with each, by step or playing</source>
        <translation>主调度按什么顺序查看作业、对每个作业做什么，可逐步或播放</translation>
    </message>
    <message>
        <source>What the main pass does with the jobs, step by step</source>
        <translation>主调度对作业的处理，逐步显示</translation>
    </message>
    <message>
        <source>forecast: of today&apos;s %1 run and %2 have ended by then</source>
        <translation>预测：今天的作业届时 %1 个运行、%2 个已结束</translation>
    </message>
    <message>
        <source>of the queue of then only what still waits or runs is known</source>
        <translation>当时的队列中，仅知仍在等待或运行的作业</translation>
    </message>
    <message>
        <source>Jobs that have ended since are not known; those that were handed in later stand last</source>
        <translation>此后已结束的作业未知；之后提交的排在最后</translation>
    </message>
    <message>
        <source>In this forecast all of today&apos;s jobs have started by then. Nobody hands in others: go back to see them in the order in which Slurm looks at them.</source>
        <translation>在此预测中，今天的所有作业到那时都已启动。没有人提交新作业：返回可查看 Slurm 查看它们的顺序。</translation>
    </message>
    <message>
        <source>All jobs have ended by then</source>
        <translation>到那时所有作业都已结束</translation>
    </message>
    <message>
        <source>No job waits by then</source>
        <translation>到那时没有作业在等待</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <translation>截至 %1 UTC</translation>
    </message>
    <message>
        <source>In this forecast nobody hands in others: go back to see today&apos;s jobs in the order in which Slurm looks at them.</source>
        <translation>在此预测中没有人提交其他作业：返回即可按 Slurm 查看的次序看到今天的作业。</translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) in %2 rows, as of %3 UTC</source>
        <translation>
            <numerusform>%1 个作业，%2 行，截至 %3 UTC</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ProblemsModel</name>
    <message>
        <source>%1:%2</source>
        <comment>file and line</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Error: Slurm would refuse it. Warning: it works, but probably not as meant. Note: worth knowing.</source>
        <translation>错误：Slurm 会拒绝。警告：可以运行，但很可能并非本意。提示：值得了解。</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What is the matter.</source>
        <translation>问题所在。</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理办法</translation>
    </message>
    <message>
        <source>How to get rid of it.</source>
        <translation>如何解决。</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The association, partition, QOS, job or setting it is about.</source>
        <translation>所涉及的关联、分区、QOS、作业或设置。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The file and line in which it was read.</source>
        <translation>读取时所在的文件和行。</translation>
    </message>
    <message>
        <source>%1
(%2)</source>
        <comment>a sentence, and its source</comment>
        <translation>%1
（%2）</translation>
    </message>
</context>
<context>
    <name>apportion::ProblemsPanel</name>
    <message>
        <source>No problems: slurmctld would take this policy, and nothing in it looks unintended.</source>
        <translation>没有问题：slurmctld 会接受此策略，其中也没有看似无意的内容。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Close the list of problems</source>
        <translation>关闭问题列表</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Fix it</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Fix it: %1</source>
        <translation>修正：%1</translation>
    </message>
</context>
<context>
    <name>apportion::PromiseChart</name>
    <message>
        <source>Promised share and usage</source>
        <translation>承诺份额与用量</translation>
    </message>
    <message>
        <source>No account is to be compared.</source>
        <translation>没有可比较的账户。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Share: %1</source>
        <comment>under a scenario</comment>
        <translation>份额：%1</translation>
    </message>
    <message>
        <source>Rank: %1</source>
        <comment>under a scenario</comment>
        <translation>名次：%1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>It is not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>Promised: %1</source>
        <translation>承诺：%1</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>已用：%1</translation>
    </message>
    <message>
        <source>Promised under the baseline: %1</source>
        <translation>基线下的承诺：%1</translation>
    </message>
    <message>
        <source>promised share</source>
        <translation>承诺份额</translation>
    </message>
    <message>
        <source>promised under the baseline</source>
        <translation>基线下的承诺份额</translation>
    </message>
    <message>
        <source>used less</source>
        <translation>用得较少</translation>
    </message>
    <message>
        <source>used more</source>
        <translation>用得较多</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <comment>under a scenario</comment>
        <translation>使用量：%1</translation>
    </message>
    <message>
        <source>Jobs passed: %1</source>
        <comment>under a scenario</comment>
        <translation>超过的作业：%1</translation>
    </message>
</context>
<context>
    <name>apportion::PullModel</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>running, %1</source>
        <translation>运行中，%1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未查询</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>what went wrong, and what to do</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
</context>
<context>
    <name>apportion::PurchasePanel</name>
    <message>
        <source>like %1: %2</source>
        <translation>与 %1 相同：%2</translation>
    </message>
    <message>
        <source>One account, or several separated by commas that buy together</source>
        <translation>一个账户，或以逗号分隔、共同购置的多个账户</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source> years</source>
        <comment>after a number</comment>
        <translation> 年</translation>
    </message>
    <message>
        <source>Who buys</source>
        <translation>购买者</translation>
    </message>
    <message>
        <source>How many nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Of which kind</source>
        <translation>节点种类</translation>
    </message>
    <message>
        <source>Worth nothing after</source>
        <translation>价值归零于</translation>
    </message>
    <message>
        <source>Add the nodes and give the shares</source>
        <translation>添加节点并给予份额</translation>
    </message>
    <message>
        <source>Shares of the buyers year by year</source>
        <translation>购买者的逐年份额</translation>
    </message>
    <message>
        <source>There are no nodes to buy more of: add a kind of node above.</source>
        <translation>没有可增购的节点：请在上方添加一种节点。</translation>
    </message>
    <message>
        <source>Name the account that buys, or several separated by commas.</source>
        <translation>请指定购买的账户，多个以逗号分隔。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>第 %1 年</translation>
    </message>
    <message>
        <source>%1 buys nodes</source>
        <translation>%1 购买节点</translation>
    </message>
    <message>
        <source>as many as stand for a TRES now</source>
        <translation>按目前每个 TRES 对应的份额</translation>
    </message>
    <message>
        <source>one for each TRES</source>
        <translation>每个 TRES 一份</translation>
    </message>
    <message>
        <source>In which partitions</source>
        <translation>加入哪些分区</translation>
    </message>
    <message>
        <source>Shares for their worth</source>
        <translation>按价值给的份额</translation>
    </message>
    <message>
        <source>none: no job can use them</source>
        <translation>无：没有作业能使用它们</translation>
    </message>
    <message>
        <source>The nodes are worth %1 TRES. Below root, %2 shares stand for the %3 TRES of all nodes: %4 for each.</source>
        <translation>这些节点价值 %1 TRES。root 之下 %2 份对应全部节点的 %3 TRES：每个 %4 份。</translation>
    </message>
    <message>
        <source>%1: %2 shares now, %3 with the nodes.</source>
        <translation>%1：现有 %2 份，加上节点后 %3 份。</translation>
    </message>
    <message>
        <source>Done: %1 is new, in no partition.</source>
        <translation>完成：%1 为新增，不在任何分区。</translation>
    </message>
    <message>
        <source>Done: %1 is new, in %2.</source>
        <translation>完成：%1 为新增，位于 %2。</translation>
    </message>
    <message>
        <source>%1 has %2 shares, after %3.</source>
        <translation>%1 有 %2 份，之前为 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n 个核心</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::QosModel</name>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The quality of service.</source>
        <translation>服务质量。</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Usage factor</source>
        <translation>使用量因子</translation>
    </message>
    <message>
        <source>What the usage of its jobs is multiplied with.</source>
        <translation>其作业使用量的乘数。</translation>
    </message>
    <message>
        <source>Preempts</source>
        <translation>可抢占</translation>
    </message>
    <message>
        <source>The QOS whose jobs it may push aside.</source>
        <translation>其作业可被它挤走的 QOS。</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>What the administrator wrote about it.</source>
        <translation>管理员所写的说明。</translation>
    </message>
    <message>
        <source>“%1” is no option: write MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;.</source>
        <translation>“%1”不是选项：请写 MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;。</translation>
    </message>
    <message>
        <source>%1 has a column of its own.</source>
        <translation>%1 有单独的列。</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>引号未闭合。</translation>
    </message>
    <message>
        <source>The name of a QOS is one word.</source>
        <translation>QOS 名称是一个词。</translation>
    </message>
    <message>
        <source>There is a QOS “%1” already.</source>
        <translation>已有 QOS“%1”。</translation>
    </message>
    <message>
        <source>There is no QOS “%1”.</source>
        <translation>没有 QOS“%1”。</translation>
    </message>
    <message>
        <source>A QOS cannot preempt itself.</source>
        <translation>QOS 不能抢占自身。</translation>
    </message>
    <message>
        <source>Change QOS %1</source>
        <translation>更改 QOS %1</translation>
    </message>
    <message>
        <source>Add QOS %1</source>
        <translation>添加 QOS %1</translation>
    </message>
    <message>
        <source>Duplicate QOS as %1</source>
        <translation>将 QOS 复制为 %1</translation>
    </message>
    <message>
        <source>Remove QOS %1</source>
        <translation>移除 QOS %1</translation>
    </message>
    <message>
        <source>Move QOS</source>
        <translation>移动 QOS</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>The words of the option Flags, such as DenyOnLimit or NoDecay.</source>
        <translation>Flags 选项的标志，例如 DenyOnLimit 或 NoDecay。</translation>
    </message>
    <message>
        <source>Limits and other options</source>
        <translation>限制和其他选项</translation>
    </message>
    <message>
        <source>Every other option as sacctmgr dump writes it: MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;.</source>
        <translation>其他所有选项，按 sacctmgr dump 的写法：MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;。</translation>
    </message>
    <message>
        <source>What the QOS adds to a job&apos;s priority: as a part of the highest of all QOS, or as it is under NO_NORMAL_QOS.</source>
        <translation>QOS 对作业优先级的贡献：占所有 QOS 中最高值的比例，或在 NO_NORMAL_QOS 下按原值。</translation>
    </message>
</context>
<context>
    <name>apportion::QuestionCard</name>
    <message>
        <source>Your answer</source>
        <translation>您的答案</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数字</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>请输入数字，例如 %1 或 %2。</translation>
    </message>
    <message>
        <source>25 %</source>
        <translation>25 %</translation>
    </message>
    <message>
        <source>This question has no answer: its lesson needs mending.</source>
        <translation>此问题没有答案：课程需要修正。</translation>
    </message>
    <message>
        <source>**Right.** %1</source>
        <translation>**正确。** %1</translation>
    </message>
    <message>
        <source>**Not quite.** %1</source>
        <translation>**不完全对。** %1</translation>
    </message>
    <message>
        <source>Try another one.</source>
        <translation>请再试一个。</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>That is too much.</source>
        <translation>偏大。</translation>
    </message>
    <message>
        <source>That is too little.</source>
        <translation>偏小。</translation>
    </message>
    <message>
        <source>**%1** is the answer. %2</source>
        <translation>答案是 **%1**。%2</translation>
    </message>
    <message>
        <source>**It is the one that was left.** %1</source>
        <translation>**这是剩下的最后一个。** %1</translation>
    </message>
</context>
<context>
    <name>apportion::QueueWalkModel</name>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>As which it is looked at.</source>
        <translation>第几个被查看。</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>A job that names several is looked at once in each.</source>
        <translation>指定多个分区的作业在每个分区中各被查看一次。</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>PriorityTier of the partition: the highest goes first, whatever the priority.</source>
        <translation>分区的 PriorityTier：最高的先行，无论优先级如何。</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Behind by</source>
        <translation>排后原因</translation>
    </message>
    <message>
        <source>What puts it behind the one before it.</source>
        <translation>使它排在前一个之后的因素。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What the main pass does with it, counted from what nodes have and running jobs hold. Which nodes these are on is not known here, and limits are not looked at: a replay does.</source>
        <translation>主调度对它的处理，按节点拥有的和运行中作业占用的数量计算。这里不知道作业在哪些节点上，也不看限制：重放会看。</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>挂起</translation>
    </message>
    <message>
        <source>preemption</source>
        <translation>抢占</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>submission</source>
        <translation>提交时间</translation>
    </message>
    <message>
        <source>job id</source>
        <translation>作业号</translation>
    </message>
    <message>
        <source>the job&apos;s own order</source>
        <translation>作业自身的顺序</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>does not fit: its partition waits</source>
        <translation>放不下：其分区等待</translation>
    </message>
    <message>
        <source>passed over: its partition waits</source>
        <translation>跳过：其分区等待</translation>
    </message>
    <message>
        <source>has started in another partition</source>
        <translation>已在另一分区启动</translation>
    </message>
    <message>
        <source>never fits its partition</source>
        <translation>永远放不进其分区</translation>
    </message>
    <message>
        <source>behind the depth of the pass</source>
        <translation>超出调度深度</translation>
    </message>
    <message>
        <source>not in the queue yet</source>
        <translation>尚未进入队列</translation>
    </message>
    <message>
        <source>held</source>
        <translation>已挂起</translation>
    </message>
    <message>
        <source>A job before it waits for %1, so it is passed over. Backfill looks at it later, and starts it if that delays nobody before it.</source>
        <translation>它前面有作业在等待 %1，因此被跳过。backfill 之后会查看它，若不延误前面的作业就启动它。</translation>
    </message>
    <message>
        <source>A job before it waits for %1, so it is passed over.</source>
        <translation>它前面有作业在等待 %1，因此被跳过。</translation>
    </message>
    <message>
        <source>That does not fit: nothing of %1 starts any more in this pass, and its nodes are out of it for every partition. Backfill plans when it starts, and lets smaller jobs go before it that do not delay it.</source>
        <translation>放不下：本次调度中 %1 不再启动任何作业，其节点对所有分区都退出本次调度。backfill 会规划它何时启动，并让不延误它的较小作业先行。</translation>
    </message>
    <message>
        <source>That does not fit: nothing of %1 starts any more in this pass, and its nodes are out of it for every partition.</source>
        <translation>放不下：本次调度中 %1 不再启动任何作业，其节点对所有分区都退出本次调度。</translation>
    </message>
    <message>
        <source>%1: %2 asked for, %3 free.</source>
        <comment>a resource, such as gres/gpu</comment>
        <translation>%1：请求 %2，空闲 %3。</translation>
    </message>
    <message>
        <source>That fits: it starts, and holds its part from here on.</source>
        <translation>放得下：它启动，并从此占用其部分。</translation>
    </message>
    <message>
        <source>It has started in another of its partitions: next.</source>
        <translation>它已在其另一分区启动：下一个。</translation>
    </message>
    <message>
        <source>It asks for more than %1 ever has. The pass goes on without it.</source>
        <translation>它要的比 %1 拥有的还多。调度不管它继续进行。</translation>
    </message>
    <message>
        <source>The quick pass ends at default_queue_depth, %1. Only that over the whole queue, every %2 s, comes this far.</source>
        <translation>快速调度止于 default_queue_depth（%1）。只有每 %2 秒一次的全队列调度才到这里。</translation>
    </message>
    <message>
        <source>Its begin time or a dependency is still ahead: it is not in the queue.</source>
        <translation>它的开始时间未到或依赖未满足：不在队列中。</translation>
    </message>
    <message>
        <source>It is held: it is not in the queue.</source>
        <translation>它被挂起：不在队列中。</translation>
    </message>
    <message>
        <source>Job %1 of %2.</source>
        <translation>%2 的作业 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Job %1 of %2 asks %3 for %n CPU(s)</source>
        <translation>
            <numerusform>%2 的作业 %1 向 %3 要 %n 个 CPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n node(s) or more; free CPUs: %2.</source>
        <comment>job … asks … for … CPUs</comment>
        <translation>
            <numerusform>%1，至少 %n 个节点；空闲 CPU：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>expedited requeue</source>
        <translation>加急重新排队</translation>
    </message>
</context>
<context>
    <name>apportion::RateDialog</name>
    <message>
        <source>Times what it runs</source>
        <translation>运行量的倍数</translation>
    </message>
    <message>
        <source>Billing TRES</source>
        <translation>Billing TRES</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Draw a rate</source>
        <translation>绘制速率</translation>
    </message>
    <message>
        <source>What the account runs on each of the coming days: drag in the chart. By keys: arrows choose a day and change it, with Shift they draw along, Delete gives a day back what it would run. The last day goes on.</source>
        <translation>账户在今后每一天运行的量：在图中拖动。使用按键：方向键选择并更改一天，按住 Shift 延续绘制，Delete 使该天恢复原本的运行量。最后一天的值持续有效。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>From day</source>
        <translation>从第几天</translation>
    </message>
    <message>
        <source>to day</source>
        <translation>到第几天</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Account whose rate is drawn</source>
        <translation>绘制其速率的账户</translation>
    </message>
    <message>
        <source>account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Rate of the account on each day</source>
        <translation>账户每天的速率</translation>
    </message>
    <message>
        <source>First day of the rate</source>
        <translation>速率的第一天</translation>
    </message>
    <message>
        <source>Last day of the rate</source>
        <translation>速率的最后一天</translation>
    </message>
    <message>
        <source>Rate on these days</source>
        <translation>这些天的速率</translation>
    </message>
    <message>
        <source>Gives all of these days that rate</source>
        <translation>将这些天都设为该速率</translation>
    </message>
    <message>
        <source>The account runs on as it would</source>
        <translation>账户照旧运行</translation>
    </message>
    <message>
        <source>Erase the rate</source>
        <translation>清除速率</translation>
    </message>
    <message>
        <source>%1 runs on: %2 billing TRES at any time</source>
        <translation>%1 照旧运行：任意时刻 %2 个 billing TRES</translation>
    </message>
    <message>
        <source>%1 has one rate for all days; else %2 billing TRES at any time</source>
        <translation>%1 每天速率相同；否则任意时刻 %2 个 billing TRES</translation>
    </message>
    <message>
        <source>%1 follows a drawn course; else %2 billing TRES at any time</source>
        <translation>%1 遵循绘制的曲线；否则任意时刻 %2 个 billing TRES</translation>
    </message>
    <message>
        <source>Change the unit of the rate</source>
        <translation>更改速率的单位</translation>
    </message>
</context>
<context>
    <name>apportion::RecoveryChart</name>
    <message>
        <source>Recovery and banking</source>
        <translation>恢复与积累</translation>
    </message>
    <message>
        <source>Nobody to follow yet. Open a policy with usage, or name accounts to see how their factor goes on.</source>
        <translation>还没有可跟踪的对象。请打开带使用量的策略，或指定账户以查看其因子的变化。</translation>
    </message>
    <message>
        <source>runs nothing</source>
        <translation>不运行</translation>
    </message>
    <message>
        <source>runs its share</source>
        <translation>按份额运行</translation>
    </message>
    <message>
        <source>runs %1 × its share</source>
        <translation>按份额的 %1 倍运行</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>as before, while others: %1</source>
        <translation>照常，其他账户：%1</translation>
    </message>
    <message>
        <source>Fair-share factor (of an account: its best user&apos;s)</source>
        <translation>公平份额因子（账户取其最佳用户的因子）</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>公平份额因子</translation>
    </message>
    <message>
        <source>others, as before</source>
        <translation>其他账户照常</translation>
    </message>
    <message>
        <source>%1 above %2: %3</source>
        <comment>an account, another, a time</comment>
        <translation>%1 高于 %2：%3</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>照常</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>an account, what it runs, its factor</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message numerus="yes">
        <source>others, as before; %n more not drawn</source>
        <translation>
            <numerusform>其他账户照常；另有 %n 个未绘出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::RegimeChart</name>
    <message>
        <source>no shares</source>
        <translation>无份额</translation>
    </message>
    <message>
        <source>Fair-share regimes</source>
        <translation>公平份额状态区间</translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see where its accounts stand.</source>
        <translation>还没有账户。请打开或导入策略，以查看各账户所处的位置。</translation>
    </message>
    <message>
        <source>2^(−U/S) on its own level (F itself is a rank)</source>
        <translation>本级的 2^(−U/S)（F 本身是名次）</translation>
    </message>
    <message>
        <source>Fair-share factor F = 2^(−U/S/%1)</source>
        <translation>公平份额因子 F = 2^(−U/S/%1)</translation>
    </message>
    <message>
        <source>Fair-share factor F = 2^(−U/S)</source>
        <translation>公平份额因子 F = 2^(−U/S)</translation>
    </message>
    <message>
        <source>Effective usage ÷ normalized shares on its own level</source>
        <translation>本级的有效使用量 ÷ 归一化份额</translation>
    </message>
    <message>
        <source>Effective usage ÷ normalized shares (U/S)</source>
        <translation>有效使用量 ÷ 归一化份额（U/S）</translation>
    </message>
    <message numerus="yes">
        <source>%n beyond the right edge</source>
        <translation>
            <numerusform>%n 个超出右边界</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>另有 %n 个未绘出</numerusform>
        </translation>
    </message>
    <message>
        <source>U/S %1</source>
        <translation>U/S %1</translation>
    </message>
    <message>
        <source>F %1</source>
        <translation>F %1</translation>
    </message>
    <message>
        <source>%1 TRES·s used</source>
        <translation>已使用 %1 TRES·s</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>U/S</source>
        <translation>U/S</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>使用量（TRES·s）</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>状态区间</translation>
    </message>
    <message>
        <source>1 + U − S</source>
        <translation>1 + U − S</translation>
    </message>
    <message>
        <source>Fair-share factor F = (S − U + 1)/2</source>
        <translation>公平份额因子 F = (S − U + 1)/2</translation>
    </message>
    <message>
        <source>1 + effective usage − normalized shares (1 + U − S)</source>
        <translation>1 + 有效使用量 − 归一化份额（1 + U − S）</translation>
    </message>
    <message>
        <source>1 + U − S %1</source>
        <translation>1 + U − S %1</translation>
    </message>
</context>
<context>
    <name>apportion::RegimePanel</name>
    <message>
        <source>Regimes</source>
        <translation>状态区间</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>所处位置</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
    <message>
        <source>The same users under Fair Tree, classic, depth-oblivious and linear, side by side</source>
        <translation>同一批用户在 Fair Tree、经典、深度无关和线性算法下的对比</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Show the users too, not the accounts alone</source>
        <translation>也显示用户，而不只是账户</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步</translation>
    </message>
    <message>
        <source>Show how Fair Tree walks the levels and gives each user a rank, by step or playing</source>
        <translation>逐步或播放显示 Fair Tree 如何走过各层并给每个用户排名</translation>
    </message>
</context>
<context>
    <name>apportion::ReleaseChoice</name>
    <message>
        <source>Release of Slurm</source>
        <translation>Slurm 版本</translation>
    </message>
    <message>
        <source>The release of Slurm that the cluster runs: the problems tell which keys of slurm.conf it refuses.</source>
        <translation>集群运行的 Slurm 版本：问题列表会说明它拒绝 slurm.conf 的哪些键。</translation>
    </message>
    <message>
        <source>Change the release of Slurm</source>
        <translation>更改 Slurm 版本</translation>
    </message>
    <message>
        <source>Newest Slurm (%1)</source>
        <translation>最新的 Slurm (%1)</translation>
    </message>
    <message>
        <source>Slurm %1</source>
        <translation>Slurm %1</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayCauseModel</name>
    <message>
        <source>Waited for</source>
        <translation>等待的原因</translation>
    </message>
    <message>
        <source>What the last pass of a scheduler found in the way. The seconds of all lines are the wait.</source>
        <translation>调度器最近一轮发现的阻碍。各行的秒数之和就是等待时间。</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Under the scenario on the left; of a group that of one job in the mean.</source>
        <translation>左侧方案下；对于一组作业为每个作业的平均值。</translation>
    </message>
    <message>
        <source>Under the scenario on the right.</source>
        <translation>右侧方案下。</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayCurveChart</name>
    <message>
        <source>Really</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Share delivered against promised</source>
        <translation>实际获得与承诺的份额</translation>
    </message>
    <message>
        <source>Fair-share factor over time</source>
        <translation>公平份额因子随时间的变化</translation>
    </message>
    <message>
        <source>Waiting jobs over time</source>
        <translation>等待的作业随时间的变化</translation>
    </message>
    <message>
        <source>CPUs in use over time</source>
        <translation>使用中的 CPU 随时间的变化</translation>
    </message>
    <message>
        <source>Nothing has been replayed yet.</source>
        <translation>尚未重放任何内容。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>公平份额因子</translation>
    </message>
    <message>
        <source>Waiting jobs</source>
        <translation>等待的作业</translation>
    </message>
    <message>
        <source>Part of the CPUs</source>
        <translation>CPU 的比例</translation>
    </message>
    <message>
        <source>Time from the first job (hours)</source>
        <translation>从第一个作业起的时间（小时）</translation>
    </message>
    <message>
        <source>Time from the first job (days)</source>
        <translation>从第一个作业起的时间（天）</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>另有 %n 个未绘出</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 promised</source>
        <translation>%1：%2，承诺 %3</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Part of what was charged</source>
        <translation>所计费用的比例</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>承诺</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayGroupModel</name>
    <message>
        <source>noise (±%1)</source>
        <translation>噪声（±%1）</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚不知道</translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>缩短 %1</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>延长 %1</translation>
    </message>
    <message>
        <source>A limit</source>
        <translation>某个限制</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a reason to wait, seconds before and after</comment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>所有作业</translation>
    </message>
    <message>
        <source>Jobs of</source>
        <translation>作业所属</translation>
    </message>
    <message>
        <source>Choose a row to see because of what its jobs waited, down to each of them.</source>
        <translation>选择一行，查看其作业因何等待，直到每一个作业。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>平均等待</translation>
    </message>
    <message>
        <source>How much longer or shorter a job waits in the mean. Noise: a replay of the same policy differs as much from another one.</source>
        <translation>作业平均等待延长或缩短多少。噪声：同一策略的两次重放也会相差这么多。</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>The reason to wait that changes most.</source>
        <translation>变化最大的等待原因。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>p90</source>
        <translation>p90</translation>
    </message>
    <message>
        <source>Slowdown</source>
        <translation>减速比</translation>
    </message>
    <message>
        <source>The wait that half of the jobs do not exceed: before → after.</source>
        <translation>一半作业不超过的等待时间：之前 → 之后。</translation>
    </message>
    <message>
        <source>The wait that nine in ten jobs do not exceed: before → after.</source>
        <translation>十分之九的作业不超过的等待时间：之前 → 之后。</translation>
    </message>
    <message>
        <source>Median of (wait + run) ÷ run, runs below ten seconds counted as ten: before → after.</source>
        <translation>（等待＋运行）÷ 运行的中位数，不足十秒的运行按十秒计：之前 → 之后。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>How many started under the scenario on the right.</source>
        <translation>右侧方案下启动了多少。</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayJobModel</name>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Under the scenario on the left.</source>
        <translation>左侧方案下。</translation>
    </message>
    <message>
        <source>Under the scenario on the right.</source>
        <translation>右侧方案下。</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when a job starts</comment>
        <translation>从不</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Replay of a queue</source>
        <translation>队列重放</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>所有作业</translation>
    </message>
    <message>
        <source>Replaying</source>
        <translation>正在重放</translation>
    </message>
    <message>
        <source>What would the queue have looked like?</source>
        <translation>队列会是什么样子？</translation>
    </message>
    <message>
        <source>Replays jobs by the rules of Slurm&apos;s schedulers under the baseline and under the draft: who waits how long, and because of what. Take the jobs of your cluster (“apportion-cli pull --jobs-since 90days”, the output of sacct), or try it with jobs that are made up.</source>
        <translation>按 Slurm 调度器的规则，在基线和草案下重放作业：谁等多久，因为什么。可以使用您集群的作业（“apportion-cli pull --jobs-since 90days”，即 sacct 的输出），或用虚构的作业试一试。</translation>
    </message>
    <message>
        <source>Replay made-up jobs</source>
        <translation>重放虚构的作业</translation>
    </message>
    <message>
        <source>Made-up jobs</source>
        <translation>虚构的作业</translation>
    </message>
    <message>
        <source>Jobs of files…</source>
        <translation>文件中的作业…</translation>
    </message>
    <message>
        <source>The jobs to replay: trace files, output of sacct, or jobs made up for the policy</source>
        <translation>要重放的作业：跟踪文件、sacct 的输出，或为该策略虚构的作业</translation>
    </message>
    <message>
        <source>Jobs to replay</source>
        <translation>要重放的作业</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Chooses nodes as Slurm does; takes some ten times as long</source>
        <translation>像 Slurm 一样选择节点；耗时约十倍</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Who waits longer or shorter</source>
        <translation>谁等得更久或更短</translation>
    </message>
    <message>
        <source>Because of what the jobs waited</source>
        <translation>作业因何等待</translation>
    </message>
    <message>
        <source>Jobs that wait longer or shorter</source>
        <translation>等待变长或变短的作业</translation>
    </message>
    <message>
        <source>Why did they wait?</source>
        <translation>它们为何等待？</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草案</translation>
    </message>
    <message>
        <source>Choose a row.</source>
        <translation>请选择一行。</translation>
    </message>
    <message>
        <source>%1 % · about %2 left</source>
        <translation>%1 % · 约剩 %2</translation>
    </message>
    <message>
        <source>Traces (*.trace *.txt *.json *.swf);;All files (*)</source>
        <translation>跟踪 (*.trace *.txt *.json *.swf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Not kept in the history: %1</source>
        <translation>未保存到历史记录：%1</translation>
    </message>
    <message>
        <source>Results of a sweep…</source>
        <translation>扫描结果…</translation>
    </message>
    <message>
        <source>The scenario that another one is compared with</source>
        <translation>作为比较对象的方案</translation>
    </message>
    <message>
        <source>Scenario before</source>
        <translation>之前的方案</translation>
    </message>
    <message>
        <source>The scenario that is compared</source>
        <translation>被比较的方案</translation>
    </message>
    <message>
        <source>Scenario after</source>
        <translation>之后的方案</translation>
    </message>
    <message>
        <source>Folder of a sweep</source>
        <translation>扫描的文件夹</translation>
    </message>
    <message>
        <source>There is nothing to replay</source>
        <translation>没有可重放的内容</translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s) · the policy has changed since</source>
        <translation>
            <numerusform>%1 次运行 · 策略此后已更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <translation>
            <numerusform>%1 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>A first look: counts what is free instead of choosing nodes, and claims nothing</source>
        <translation>初步了解：只计算空闲的数量而不选择节点，不作任何断言</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>作业 %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>verb</comment>
        <translation>重放</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayWaitChart</name>
    <message>
        <source>Waits before and after</source>
        <translation>前后的等待时间</translation>
    </message>
    <message>
        <source>Nothing has been replayed yet.</source>
        <translation>尚未重放任何内容。</translation>
    </message>
    <message>
        <source>Jobs of</source>
        <translation>作业所属</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>p10 (s)</source>
        <translation>p10（秒）</translation>
    </message>
    <message>
        <source>p25 (s)</source>
        <translation>p25（秒）</translation>
    </message>
    <message>
        <source>Median (s)</source>
        <translation>中位数（秒）</translation>
    </message>
    <message>
        <source>p75 (s)</source>
        <translation>p75（秒）</translation>
    </message>
    <message>
        <source>p90 (s)</source>
        <translation>p90（秒）</translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2, p90 %3 (%n job(s))</source>
        <translation>
            <numerusform>%1：中位数 %2，p90 %3（%n 个作业）</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference is noise.</source>
        <translation>该差异是噪声。</translation>
    </message>
    <message>
        <source>Not claimed</source>
        <translation>不作断言</translation>
    </message>
    <message>
        <source>Wait (line: 8 in 10 jobs, bar: half of them, mark: the median)</source>
        <translation>等待（线：十分之八的作业，条：半数，标记：中位数）</translation>
    </message>
</context>
<context>
    <name>apportion::ReportMaker</name>
    <message>
        <source>Write a report</source>
        <translation>写出报告</translation>
    </message>
    <message>
        <source>Drawing chart %1 of %2…</source>
        <translation>正在绘制第 %1 张图表，共 %2 张…</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>未写入 %1。</translation>
    </message>
    <message>
        <source>Write a page for %1</source>
        <translation>为 %1 写一页</translation>
    </message>
    <message>
        <source>Printable (*.pdf)</source>
        <translation>可打印 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Printable, only the %1 first rows of each list (*.pdf)</source>
        <translation>可打印，每个列表只含前 %1 行 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page, only the %1 first rows of each list (*.html)</source>
        <translation>网页，每个列表只含前 %1 行 (*.html)</translation>
    </message>
</context>
<context>
    <name>apportion::SafetyNet</name>
    <message>
        <source>Unsaved edits cannot be kept for recovery: save often.</source>
        <translation>无法保留未保存的编辑以供恢复：请经常保存。</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>%1 holds no policy any more.</source>
        <translation>%1 不再包含策略。</translation>
    </message>
    <message>
        <source>Reload of %1</source>
        <translation>重新加载 %1</translation>
    </message>
    <message>
        <source>%1 is not complete any more: it was not reloaded.</source>
        <translation>%1 已不完整：未重新加载。</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>Recover edits</source>
        <translation>恢复编辑</translation>
    </message>
    <message>
        <source>Unsaved edits (*.journal)</source>
        <translation>未保存的编辑 (*.journal)</translation>
    </message>
    <message>
        <source>%1 is damaged: nothing could be recovered from it.</source>
        <translation>%1 已损坏：无法从中恢复任何内容。</translation>
    </message>
    <message>
        <source>Merge with %1</source>
        <translation>与 %1 合并</translation>
    </message>
    <message>
        <source>Both sides changed a scenario: what the file had of it is %1 now.</source>
        <translation>双方都更改了一个方案：文件中的版本现在名为 %1。</translation>
    </message>
    <message>
        <source>Nothing could be recovered from %1: what belongs to it does not lie beside it.</source>
        <translation>无法从 %1 恢复任何内容：其所属的文件不在它旁边。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>of a policy, that others made</comment>
        <translation>
            <numerusform>%n 处更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <comment>that others made or changed</comment>
        <translation>
            <numerusform>%n 个方案</numerusform>
        </translation>
    </message>
    <message>
        <source>another baseline</source>
        <translation>另一基线</translation>
    </message>
    <message>
        <source>Merged with %1: nothing was new.</source>
        <translation>已与 %1 合并：没有新内容。</translation>
    </message>
    <message>
        <source>Merged with %1. Came in: %2.</source>
        <comment>a file, and a list of what</comment>
        <translation>已与 %1 合并。引入：%2。</translation>
    </message>
</context>
<context>
    <name>apportion::ScenarioMenu</name>
    <message>
        <source>S&amp;cenarios</source>
        <translation>方案(&amp;C)</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草案</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>复制(&amp;D)…</translation>
    </message>
    <message>
        <source>Duplicate scenario</source>
        <translation>复制方案</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename scenario</source>
        <translation>重命名方案</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>删除(&amp;M)</translation>
    </message>
    <message>
        <source>Compare &amp;all</source>
        <translation>全部比较(&amp;A)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Another scenario has this name. Choose another one.</source>
        <translation>另一个方案已使用此名称。请另选一个。</translation>
    </message>
</context>
<context>
    <name>apportion::ScenarioModel</name>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草案</translation>
    </message>
    <message>
        <source>The rank of the user, and by how many ranks it is better or worse than under the baseline</source>
        <translation>用户的排名，以及相对基线上升或下降多少名</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>—</source>
        <comment>what is not there</comment>
        <translation>—</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a place, and by how many places it is better</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>an account&apos;s share, and the place of its best user</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The account&apos;s share of the cluster, the rank of its best user, and by how many ranks that is better or worse than under the baseline</source>
        <translation>该账户在集群中的份额、其最佳用户的名次，以及与基线相比升降的名次</translation>
    </message>
    <message>
        <source>As which the job is looked at, and by how many places that is better or worse than under the baseline</source>
        <translation>作业被考虑的位次，以及与基线相比升降的位次</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>上级</translation>
    </message>
</context>
<context>
    <name>apportion::SetAsideDialog</name>
    <message>
        <source>never saved</source>
        <translation>从未保存</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>没有更改</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>%1, %2
%3</source>
        <comment>a policy, when it was edited last, and what was changed</comment>
        <translation>%1，%2
%3</translation>
    </message>
    <message>
        <source>Recover edits</source>
        <translation>恢复编辑</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>No edits are put aside that can be read.</source>
        <translation>没有可读取的搁置编辑。</translation>
    </message>
    <message>
        <source>These edits were put aside. They stay until they are saved.</source>
        <translation>这些编辑已被搁置，保存之前会一直保留。</translation>
    </message>
</context>
<context>
    <name>apportion::SettingField</name>
    <message>
        <source>Back to Slurm&apos;s default</source>
        <translation>恢复 Slurm 默认值</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认值：%1</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>%1 的默认值</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a caption and the key of slurm.conf</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back to Slurm&apos;s default: %1</source>
        <translation>恢复 Slurm 的默认值：%1</translation>
    </message>
</context>
<context>
    <name>apportion::SettingsModel</name>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>The key as slurm.conf names it.</source>
        <translation>slurm.conf 中的键名。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The value as slurm.conf writes it.</source>
        <translation>slurm.conf 中的写法。</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>What the value counts.</source>
        <translation>值的计量单位。</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>What the value comes to in this policy.</source>
        <translation>该值在此策略中的效果。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>What Slurm takes when slurm.conf does not name the key.</source>
        <translation>slurm.conf 未写此键时 Slurm 采用的值。</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>%1 的默认值</translation>
    </message>
</context>
<context>
    <name>apportion::SettingsSection</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Settings or qualities of service</source>
        <translation>设置或服务质量</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Search settings and flags</source>
        <translation>搜索设置和标志</translation>
    </message>
    <message>
        <source>Weights and settings of the priority</source>
        <translation>优先级的权重和设置</translation>
    </message>
    <message>
        <source>Qualities of service</source>
        <translation>服务质量</translation>
    </message>
    <message>
        <source>No QOS</source>
        <translation>没有 QOS</translation>
    </message>
    <message>
        <source>QOS come with the file of sacctmgr dump. Or add rows.</source>
        <translation>QOS 来自 sacctmgr dump 的文件。也可添加行。</translation>
    </message>
    <message>
        <source>Values that are not Slurm&apos;s default are bold. Choose a key to read what it does.</source>
        <translation>非 Slurm 默认的值以粗体显示。选择一个键以阅读其作用。</translation>
    </message>
    <message>
        <source>%1 In %2.</source>
        <comment>a sentence of help; the unit of the value</comment>
        <translation>%1单位：%2。</translation>
    </message>
    <message>
        <source>Reset to nothing</source>
        <translation>重置为空</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>重置为 %1</translation>
    </message>
    <message>
        <source>Limits…</source>
        <translation>限制…</translation>
    </message>
    <message>
        <source>The limits of the current QOS, each with its unit</source>
        <translation>当前 QOS 的各项限制及其单位</translation>
    </message>
    <message>
        <source>Choose a QOS in the table.</source>
        <translation>请在表中选择一个 QOS。</translation>
    </message>
    <message>
        <source>Limits of QOS %1</source>
        <translation>QOS %1 的限制</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>apportion::ShareMap</name>
    <message>
        <source>Share map: shares</source>
        <translation>份额图：份额</translation>
    </message>
    <message>
        <source>Share map: usage</source>
        <translation>份额图：使用量</translation>
    </message>
    <message>
        <source>Share map: usage against shares</source>
        <translation>份额图：使用量与份额之比</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>平衡</translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see who has which share.</source>
        <translation>还没有账户。请打开或导入策略，以查看各账户的份额。</translation>
    </message>
    <message>
        <source>Nothing has been used yet. Import the output of sshare to see usage.</source>
        <translation>还没有使用量。请导入 sshare 的输出以查看使用量。</translation>
    </message>
    <message>
        <source>Nobody has shares yet. Give the accounts raw shares.</source>
        <translation>还没有份额。请为账户设置原始份额。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation>此处为空</translation>
    </message>
    <message>
        <source>too small to draw one by one</source>
        <translation>过小，无法逐一绘出</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>Raw shares: %1</source>
        <translation>原始份额：%1</translation>
    </message>
    <message>
        <source>Norm shares: %1</source>
        <translation>归一化份额：%1</translation>
    </message>
    <message>
        <source>Usage: %1 TRES·s</source>
        <translation>使用量：%1 TRES·s</translation>
    </message>
    <message>
        <source>Used %1 × its share</source>
        <translation>已使用其份额的 %1 倍</translation>
    </message>
    <message>
        <source>Has no share of its level</source>
        <translation>在本级没有份额</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>In</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级</translation>
    </message>
    <message>
        <source>Part of the whole</source>
        <translation>占整体的比例</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>原始份额</translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation>归一化份额</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>使用量（TRES·s）</translation>
    </message>
    <message>
        <source>Usage ÷ share</source>
        <translation>使用量 ÷ 份额</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>状态区间</translation>
    </message>
    <message>
        <source>shares</source>
        <comment>below a name: what the map shows of it</comment>
        <translation>份额</translation>
    </message>
    <message>
        <source>usage</source>
        <comment>below a name: what the map shows of it</comment>
        <translation>使用量</translation>
    </message>
    <message>
        <source>balance</source>
        <comment>below a name: what the map shows of it</comment>
        <translation>平衡</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an account and its part of the whole: physics 12 %</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Width: part of the shares</source>
        <translation>宽度：所占份额</translation>
    </message>
    <message>
        <source>Width: part of the usage (TRES·s)</source>
        <translation>宽度：所占使用量（TRES·s）</translation>
    </message>
    <message>
        <source>Width: part of the shares; filled to the line: all of its share is used</source>
        <translation>宽度：所占份额；填到线处表示份额已用完</translation>
    </message>
</context>
<context>
    <name>apportion::ShareMapPanel</name>
    <message>
        <source>Share map</source>
        <translation>份额图</translation>
    </message>
    <message>
        <source>Share map by %1</source>
        <translation>份额图：按%1</translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>冰柱图</translation>
    </message>
    <message>
        <source>Rows instead of rings: levels below each other</source>
        <translation>以行代替环：各级自上而下排列</translation>
    </message>
</context>
<context>
    <name>apportion::SidePanel</name>
    <message>
        <source>Panel at the right</source>
        <translation>右侧面板</translation>
    </message>
</context>
<context>
    <name>apportion::SlopeChart</name>
    <message>
        <source>Share of the cluster, baseline and draft</source>
        <translation>集群份额：基线与草案</translation>
    </message>
    <message>
        <source>Fair-share factor of the best user, baseline and draft</source>
        <translation>最佳用户的公平份额因子：基线与草案</translation>
    </message>
    <message>
        <source>Rank of the best user, baseline and draft</source>
        <translation>最佳用户的排名：基线与草案</translation>
    </message>
    <message>
        <source>No account is in both baseline and draft.</source>
        <translation>没有账户同时在基线和草案中。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草案</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from the baseline to the draft</comment>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n that change most</source>
        <translation>
            <numerusform>变化最大的 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No account&apos;s share changes</source>
        <translation>没有账户的份额变化</translation>
    </message>
    <message>
        <source>No account&apos;s factor changes</source>
        <translation>没有账户的因子变化</translation>
    </message>
    <message>
        <source>No account&apos;s place changes</source>
        <translation>没有账户的名次变化</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s) change; of those that stay as they are %1 are not drawn</source>
        <translation>
            <numerusform>%n 个账户有变化；保持不变的账户中有 %1 个未绘出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::SplitForm</name>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Raw shares to split</source>
        <translation>要拆分的原始份额</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>in proportion to usage</source>
        <translation>按使用量比例</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>拆分方式</translation>
    </message>
    <message>
        <source>Account / user</source>
        <translation>账户 / 用户</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>What each would get</source>
        <translation>各自将得到的份额</translation>
    </message>
    <message>
        <source>Split among what stands in %1</source>
        <translation>在 %1 的成员之间拆分</translation>
    </message>
    <message numerus="yes">
        <source>Split among %n siblings</source>
        <translation>
            <numerusform>在 %n 个同级之间拆分</numerusform>
        </translation>
    </message>
    <message>
        <source>Select several siblings, or an account with several children.</source>
        <translation>请选择多个同级，或有多个下级的账户。</translation>
    </message>
    <message>
        <source>Only siblings can be split among: shares count against those of the same account.</source>
        <translation>只能在同级之间拆分：份额只与同一账户中的份额相比。</translation>
    </message>
    <message>
        <source>None of them used anything: the shares are split evenly.</source>
        <translation>它们都没有使用量：份额平均拆分。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::StartPage</name>
    <message>
        <source>Apportion</source>
        <translation>Apportion</translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster, and see what it does before it does it.</source>
        <translation>设计 Slurm 集群的公平份额与优先级策略，并在生效前看到其效果。</translation>
    </message>
    <message>
        <source>Your cluster</source>
        <translation>您的集群</translation>
    </message>
    <message>
        <source>Import from files…</source>
        <translation>从文件导入…</translation>
    </message>
    <message>
        <source>slurm.conf, the associations that sacctmgr dumps, usage from sshare, pending jobs from scontrol.</source>
        <translation>slurm.conf、sacctmgr 导出的关联、sshare 的使用量、scontrol 的待处理作业。</translation>
    </message>
    <message>
        <source>Open a policy…</source>
        <translation>打开策略…</translation>
    </message>
    <message>
        <source>A file that Apportion saved, or any of Slurm&apos;s. Files can be dropped here too.</source>
        <translation>Apportion 保存的文件，或任意 Slurm 文件。也可将文件拖放到此处。</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>What you open or save will be listed here.</source>
        <translation>您打开或保存的文件会列在此处。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>This build comes without samples.</source>
        <translation>此构建不带示例。</translation>
    </message>
    <message>
        <source>Import from a cluster…</source>
        <translation>从集群导入…</translation>
    </message>
    <message>
        <source>Asks a running cluster, here or through ssh, with commands that only read.</source>
        <translation>在本机或通过 ssh 查询运行中的集群，只使用读取命令。</translation>
    </message>
    <message>
        <source>Learn how fair share works…</source>
        <translation>了解公平份额的原理…</translation>
    </message>
    <message>
        <source>Lessons beside the pages they talk about, with questions. They open samples of their own.</source>
        <translation>课程显示在所讲页面的旁边，并带有问题。课程会打开自带的示例。</translation>
    </message>
    <message>
        <source>New policy…</source>
        <translation>新建策略…</translation>
    </message>
    <message>
        <source>For a cluster that does not exist yet: nodes, partitions, accounts.</source>
        <translation>用于尚不存在的集群：节点、分区、账户。</translation>
    </message>
    <message>
        <source>Replay a made-up queue</source>
        <translation>重放虚构的队列</translation>
    </message>
    <message>
        <source>Some days of a university&apos;s jobs, with fair share and without: who waits longer, and why.</source>
        <translation>一所大学若干天的作业，有公平份额与没有公平份额：谁等待更久，以及为什么。</translation>
    </message>
</context>
<context>
    <name>apportion::StepPlayer</name>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>播放各步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>The step that is shown</source>
        <translation>显示的步骤</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>How fast the steps are played</source>
        <translation>播放步骤的速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>a speed</comment>
        <translation>慢速</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>a speed</comment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>a speed</comment>
        <translation>快速</translation>
    </message>
</context>
<context>
    <name>apportion::SweepFrontChart</name>
    <message>
        <source>The best of two measures</source>
        <translation>两项指标的最优</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two measures</comment>
        <translation>%1 与 %2 对比</translation>
    </message>
    <message>
        <source>No point of the sweep has both measures.</source>
        <translation>扫描中没有同时具有两项指标的点。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Nothing is better in both</source>
        <translation>没有两项都更优的</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing is better in both.</source>
        <translation>没有两项都更优的。</translation>
    </message>
    <message>
        <source>Something else is better in both.</source>
        <translation>另有两项都更优的。</translation>
    </message>
</context>
<context>
    <name>apportion::SweepMapChart</name>
    <message>
        <source>A measure over two settings</source>
        <translation>一项指标随两个设置的变化</translation>
    </message>
    <message>
        <source>A map needs a sweep over two settings.</source>
        <translation>热图需要对两个设置的扫描。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a setting and its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1; the mean over what else changes</source>
        <translation>%1；对其他变化取平均</translation>
    </message>
    <message>
        <source>down: %1</source>
        <comment>a setting</comment>
        <translation>纵向：%1</translation>
    </message>
    <message>
        <source>across: %1</source>
        <comment>a setting</comment>
        <translation>横向：%1</translation>
    </message>
</context>
<context>
    <name>apportion::SweepView</name>
    <message>
        <source>%1 · %2</source>
        <comment>a measure and of whom</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Results of a sweep</source>
        <translation>扫描结果</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Measure that it is held against</source>
        <translation>对照的指标</translation>
    </message>
    <message>
        <source>Setting from top to bottom</source>
        <translation>从上到下的设置</translation>
    </message>
    <message>
        <source>Setting from left to right</source>
        <translation>从左到右的设置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Goes back to the replay</source>
        <translation>返回重放</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>This is no sweep that was merged (apportion-cli sweep merge): %1</source>
        <translation>这不是已合并的扫描（apportion-cli sweep merge）：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), each with %2 seeds.</source>
        <translation>
            <numerusform>%1 个点，每个 %2 个种子。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tasks are not in it.</source>
        <translation>其中缺少 %2 个任务中的 %1 个。</translation>
    </message>
    <message>
        <source>%1 (more is better)</source>
        <translation>%1（越大越好）</translation>
    </message>
    <message>
        <source>%1 (less is better)</source>
        <translation>%1（越小越好）</translation>
    </message>
</context>
<context>
    <name>apportion::TableSection</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>添加行</translation>
    </message>
    <message>
        <source>Add a row below the current one</source>
        <translation>在当前行下方添加一行</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Duplicate the selected rows</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected rows</source>
        <translation>移除所选行</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move the selected rows up</source>
        <translation>上移所选行</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move the selected rows down</source>
        <translation>下移所选行</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>apportion::TimeBar</name>
    <message>
        <source>Play the coming weeks</source>
        <translation>播放未来几周</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>返回现在</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>The moment that is shown</source>
        <translation>显示的时刻</translation>
    </message>
    <message>
        <source>Rates of accounts</source>
        <translation>账户的速率</translation>
    </message>
    <message>
        <source>All go on</source>
        <translation>全部照旧</translation>
    </message>
    <message>
        <source>Everybody runs as in the last half-life, charged by the draft&apos;s prices</source>
        <translation>每个人都像上一个半衰期那样运行，按草案的价格计费</translation>
    </message>
    <message>
        <source>What runs now</source>
        <translation>当前运行的作业</translation>
    </message>
    <message>
        <source>The jobs that run now, or others like them in their places, run on</source>
        <translation>当前运行的作业或取代它们的类似作业继续运行</translation>
    </message>
    <message>
        <source>All run their share</source>
        <translation>全部按份额</translation>
    </message>
    <message>
        <source>Everybody runs the share that is promised, the cluster being as busy as it was</source>
        <translation>每个人都运行所承诺的份额，集群与之前一样繁忙</translation>
    </message>
    <message>
        <source>All rest</source>
        <translation>全部停歇</translation>
    </message>
    <message>
        <source>What runs until then</source>
        <translation>在此之前运行的内容</translation>
    </message>
    <message>
        <source>Nobody hands in anything: what is in the queue runs, and then nothing does</source>
        <translation>无人提交作业：队列中的作业运行完后不再有作业运行</translation>
    </message>
    <message>
        <source>What the numbers will be: drag, or walk by keys: arrows a day, Page Up and Page Down a week, space plays. Dots before now are what the history keeps of this cluster</source>
        <translation>数值将会如何：拖动，或用按键：方向键一天，Page Up 和 Page Down 一周，空格键播放。现在之前的点是历史记录保存的该集群的时刻</translation>
    </message>
    <message>
        <source>Usage of then, policy of today; of the queue what is still there</source>
        <translation>当时的使用量，今天的策略；队列仅含仍在的作业</translation>
    </message>
    <message>
        <source>Forecast · %1</source>
        <comment>a date</comment>
        <translation>预测 · %1</translation>
    </message>
    <message>
        <source>Past · %1</source>
        <comment>a date</comment>
        <translation>过去 · %1</translation>
    </message>
    <message>
        <source>Draw a rate…</source>
        <translation>绘制速率…</translation>
    </message>
    <message>
        <source>rates: chem=2x</source>
        <translation>速率：chem=2x</translation>
    </message>
    <message>
        <source>What accounts run instead until then, separated by commas: so many billing TRES at any time (chem=200), or so many times as much (chem=2x). After so many days another rate: chem=2x/14d:0.5x; the button beside it draws such a course</source>
        <translation>在此之前账户改为运行的量，以逗号分隔：任意时刻若干 billing TRES (chem=200)，或原来的若干倍 (chem=2x)。若干天后换成另一速率：chem=2x/14d:0.5x；旁边的按钮可绘制这样的曲线</translation>
    </message>
    <message>
        <source>What runs until then. Jobs of the queue start by their priority of today as their partitions and limits have room, with backfill where it is on, and end at their time limits: an estimate, where Replay looks at single nodes and preemption too</source>
        <translation>到那时为止运行什么。队列中的作业按今天的优先级在其分区和限制有空位时启动，启用回填时计入回填，并在其时间限制处结束：这是估计，“重放”还会考虑单个节点和抢占</translation>
    </message>
    <message>
        <source>Only accounts of this policy have rates, as in physics=2x: the forecast goes on without the others</source>
        <translation>只有此策略中的账户才有速率，例如 physics=2x：预测会忽略其他的</translation>
    </message>
    <message>
        <source>“%1” is no rate, as chem=200, chem=2x and chem=2x/%2 are: the forecast goes on without it</source>
        <comment>what was typed; a later rate</comment>
        <translation>“%1”不是速率，速率应如 chem=200、chem=2x 或 chem=2x/%2：预测会忽略它</translation>
    </message>
</context>
<context>
    <name>apportion::TimeChart</name>
    <message>
        <source>Time from now (hours)</source>
        <translation>从现在起的时间（小时）</translation>
    </message>
    <message>
        <source>Time from now (days)</source>
        <translation>从现在起的时间（天）</translation>
    </message>
    <message>
        <source>Time from the moment shown (hours)</source>
        <translation>从所示时刻起的时间（小时）</translation>
    </message>
    <message>
        <source>Time from the moment shown (days)</source>
        <translation>从所示时刻起的时间（天）</translation>
    </message>
</context>
<context>
    <name>apportion::ToolBar</name>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Filter accounts and users</source>
        <translation>筛选账户和用户</translation>
    </message>
    <message>
        <source>What the draft is compared with: the policy as it was opened, imported or last exported</source>
        <translation>草案的对比对象：打开、导入或上次导出时的策略</translation>
    </message>
    <message>
        <source>Who rises and who falls against the baseline</source>
        <translation>相对于基线，谁上升、谁下降</translation>
    </message>
    <message>
        <source>The settings and commands that take this policy to the cluster</source>
        <translation>将此策略应用到集群的设置和命令</translation>
    </message>
    <message>
        <source>%1: what the policy asks for</source>
        <translation>%1：策略要求的算法</translation>
    </message>
    <message>
        <source>Show what %1 would make of this policy</source>
        <translation>显示此策略在 %1 下的结果</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基线：%1</translation>
    </message>
</context>
<context>
    <name>apportion::UsagePage</name>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Now, once</source>
        <translation>立即，一次</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>每周</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>Every quarter</source>
        <translation>每季度</translation>
    </message>
    <message>
        <source>Every year</source>
        <translation>每年</translation>
    </message>
    <message>
        <source>Usage does not fade</source>
        <translation>使用量不衰减</translation>
    </message>
    <message>
        <source>Half is left after %1</source>
        <translation>%1 后剩一半</translation>
    </message>
    <message>
        <source>Old usage only fades</source>
        <translation>旧使用量只会衰减</translation>
    </message>
    <message>
        <source>All usage is 0 at midnight</source>
        <translation>所有使用量在午夜归零</translation>
    </message>
    <message>
        <source>All usage is 0 on Sunday at 00:00</source>
        <translation>所有使用量在周日 00:00 归零</translation>
    </message>
    <message>
        <source>All usage is 0 on the 1st of each month</source>
        <translation>所有使用量在每月 1 日归零</translation>
    </message>
    <message>
        <source>All usage is 0 on the 1st of each quarter</source>
        <translation>所有使用量在每季度第 1 日归零</translation>
    </message>
    <message>
        <source>All usage is 0 on 1 January</source>
        <translation>所有使用量在 1 月 1 日归零</translation>
    </message>
    <message>
        <source>Does nothing under Fair Tree</source>
        <translation>在 Fair Tree 下不起作用</translation>
    </message>
    <message>
        <source>Not dampened</source>
        <translation>无阻尼</translation>
    </message>
    <message>
        <source>F halves with every %1 shares used</source>
        <translation>每用完 %1 倍份额，F 减半</translation>
    </message>
    <message>
        <source>Usage of the accounts</source>
        <translation>账户的使用量</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation>半衰期</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Calculated every</source>
        <translation>计算间隔</translation>
    </message>
    <message>
        <source>Dampening factor</source>
        <translation>阻尼因子</translation>
    </message>
    <message>
        <source>How usage fades</source>
        <translation>使用量如何衰减</translation>
    </message>
    <message>
        <source>times as slurm.conf writes them: minutes, h:min:sec, d-h, d-h:min</source>
        <translation>时间按 slurm.conf 的写法：分钟、时:分:秒、天-时、天-时:分</translation>
    </message>
    <message>
        <source>Usage of the accounts and their regimes</source>
        <translation>账户的使用量及其状态区间</translation>
    </message>
    <message>
        <source>%1, printed %2 or before</source>
        <comment>usage, and when its file was written</comment>
        <translation>%1，输出于 %2 或之前</translation>
    </message>
    <message>
        <source>%1 TRES·s in all</source>
        <translation>共 %1 TRES·s</translation>
    </message>
    <message>
        <source>What would it take?</source>
        <translation>需要什么条件？</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Show the fields of half-life, reset, period and dampening, or what they come to in a line</source>
        <translation>显示半衰期、清零、周期和阻尼的字段，或用一行概括其作用</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two short sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Half is left after 136 years: hardly anything fades</source>
        <translation>136 年后剩一半：几乎不衰减</translation>
    </message>
    <message>
        <source>All usage is 0 at the first pass after slurmctld has read it</source>
        <translation>slurmctld 读取后的第一轮计算时所有使用量为 0</translation>
    </message>
</context>
<context>
    <name>apportion::WaitingChart</name>
    <message>
        <source>Priority while waiting</source>
        <translation>等待期间的优先级</translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see who passes whom by waiting.</source>
        <translation>还没有作业。请导入“scontrol -o show job”的输出，以查看谁因等待而超过谁。</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>优先级（分）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a job and its user</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 passes %2: %3</source>
        <comment>a job, another, a time</comment>
        <translation>%1 超过 %2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>另有 %n 个未绘出</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>%1 of %2: %3, age full</source>
        <translation>%2 的 %1：%3，等待时间已满</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2 的 %1：%3</translation>
    </message>
    <message>
        <source>Fair share is held as it is now; only age grows</source>
        <translation>公平份额保持现值，只有等待时间增长</translation>
    </message>
</context>
<context>
    <name>apportion::WaitingForm</name>
    <message>
        <source> days</source>
        <comment>after a number</comment>
        <translation> 天</translation>
    </message>
    <message>
        <source>for the typical user</source>
        <translation>对典型用户</translation>
    </message>
    <message>
        <source>for every user</source>
        <translation>对每个用户</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>等待时长</translation>
    </message>
    <message>
        <source>Who waits is</source>
        <translation>等待者处于</translation>
    </message>
    <message>
        <source>passes who is</source>
        <translation>超过处于</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>计算方式</translation>
    </message>
    <message>
        <source>From factor %1 to %2 with an age factor of %3: PriorityWeightAge at least %4</source>
        <translation>从因子 %1 到 %2，等待时间因子为 %3：PriorityWeightAge 至少为 %4</translation>
    </message>
    <message>
        <source>Set PriorityWeightAge to %1</source>
        <translation>设置 PriorityWeightAge 为 %1</translation>
    </message>
    <message>
        <source>No PriorityWeightAge of 32 bit makes up for factor %1 to %2.</source>
        <translation>32 位之内没有 PriorityWeightAge 能弥补从因子 %1 到 %2 的差距。</translation>
    </message>
    <message>
        <source>or PriorityWeightFairshare at most %1</source>
        <translation>或 PriorityWeightFairshare 至多为 %1</translation>
    </message>
    <message>
        <source>Set PriorityWeightFairshare to %1</source>
        <translation>设置 PriorityWeightFairshare 为 %1</translation>
    </message>
</context>
<context>
    <name>apportion::WindowActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Import from files…</source>
        <translation>从文件导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export settings…</source>
        <translation>导出设置(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Filter accounts and users</source>
        <translation>筛选账户和用户(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Copy the derivation</source>
        <translation>复制推导(&amp;C)</translation>
    </message>
    <message>
        <source>Panel at the &amp;right</source>
        <translation>右侧面板(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>问题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Use the algorithm that is shown</source>
        <translation>使用所显示的算法(&amp;U)</translation>
    </message>
    <message>
        <source>Fair Tree as &amp;documented (tied accounts merged)</source>
        <translation>按文档的 Fair Tree（合并并列账户）(&amp;D)</translation>
    </message>
    <message>
        <source>Compare with the policy as it is &amp;now</source>
        <translation>与当前策略对比(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;About Apportion</source>
        <translation>关于 Apportion(&amp;A)</translation>
    </message>
    <message>
        <source>Slurm walks tied accounts one after the other; its documentation says that their children form one level.</source>
        <translation>Slurm 依次遍历并列的账户；其文档则称它们的下级合为一级。</translation>
    </message>
    <message>
        <source>What is changed from now on is shown as changed.</source>
        <translation>从现在起的更改会显示为已更改。</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>示例(&amp;M)</translation>
    </message>
    <message>
        <source>Save &amp;picture</source>
        <translation>保存图片(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>深色(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>策略(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show under</source>
        <translation>显示算法(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>清除这些记录</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>跟随系统(&amp;Y)</translation>
    </message>
    <message>
        <source>Compare with &amp;another policy…</source>
        <translation>与其他策略对比(&amp;A)…</translation>
    </message>
    <message>
        <source>Compare with the policy as it was &amp;opened</source>
        <translation>与打开时的策略对比(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>此页的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>窗口的下一部分(&amp;N)</translation>
    </message>
    <message>
        <source>A policy file, or any of Slurm&apos;s files; nothing in the draft changes.</source>
        <translation>策略文件，或任意 Slurm 文件；草案不会改变。</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>%1 % (normal)</source>
        <translation>%1 %（正常）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys that do the same</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>In tables and trees</source>
        <translation>在表格和树中</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>编辑单元格</translation>
    </message>
    <message>
        <source>Take the typed value</source>
        <translation>采用输入的值</translation>
    </message>
    <message>
        <source>Leave the cell as it was</source>
        <translation>保持单元格原值</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>选择更多</translation>
    </message>
    <message>
        <source>Shift or Ctrl with the arrow keys</source>
        <translation>Shift 或 Ctrl 加方向键</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>到下一个控件</translation>
    </message>
    <message>
        <source>Import from a &amp;cluster…</source>
        <translation>从集群导入(&amp;C)…</translation>
    </message>
    <message>
        <source>Write a repor&amp;t…</source>
        <translation>写出报告(&amp;T)…</translation>
    </message>
    <message>
        <source>Show larger, on a pro&amp;jector</source>
        <translation>放大显示，用于投影(&amp;J)</translation>
    </message>
    <message>
        <source>Compare with what was last e&amp;xported</source>
        <translation>与上次导出的内容比较(&amp;X)</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>放大文字(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>Text of &amp;normal size</source>
        <translation>正常大小的文字(&amp;N)</translation>
    </message>
    <message>
        <source>From match to match while the filter has the keyboard</source>
        <translation>在过滤框中输入时在匹配项之间跳转</translation>
    </message>
    <message>
        <source>Recover edits that were put asi&amp;de…</source>
        <translation>恢复搁置的编辑(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Find an&amp;ything…</source>
        <translation>查找任何内容(&amp;Y)…</translation>
    </message>
    <message>
        <source>Re&amp;fresh from files…</source>
        <translation>从文件更新(&amp;F)…</translation>
    </message>
    <message>
        <source>Help for the &amp;time bar</source>
        <translation>时间条的帮助(&amp;T)</translation>
    </message>
    <message>
        <source>create,empty,wizard,template</source>
        <translation>创建,空白,向导,模板</translation>
    </message>
    <message>
        <source>load,file</source>
        <translation>载入,文件</translation>
    </message>
    <message>
        <source>update,reload,sshare,sprio,squeue,usage,jobs</source>
        <translation>更新,重新载入,sshare,sprio,squeue,使用量,作业</translation>
    </message>
    <message>
        <source>read,load,dump,slurm.conf,sacctmgr,sshare,sprio,scontrol,squeue,JSON</source>
        <translation>读取,载入,dump,slurm.conf,sacctmgr,sshare,sprio,scontrol,squeue,JSON</translation>
    </message>
    <message>
        <source>pull,ssh,running cluster,live</source>
        <translation>拉取,ssh,运行中的集群,实时</translation>
    </message>
    <message>
        <source>restore,crash,unsaved,journal,lost</source>
        <translation>恢复,崩溃,未保存,日志,丢失</translation>
    </message>
    <message>
        <source>apply,script,sacctmgr,slurm.conf,flat file</source>
        <translation>应用,脚本,sacctmgr,slurm.conf,平面文件</translation>
    </message>
    <message>
        <source>print,PDF,HTML</source>
        <translation>打印,PDF,HTML</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>findings,errors,warnings,check</source>
        <translation>发现,错误,警告,检查</translation>
    </message>
    <message>
        <source>presentation,full screen,beamer</source>
        <translation>演示,全屏,投影仪</translation>
    </message>
    <message>
        <source>ties,same LevelFS</source>
        <translation>并列,相同的 LevelFS</translation>
    </message>
    <message>
        <source>baseline,set the baseline</source>
        <translation>基线,设置基线</translation>
    </message>
    <message>
        <source>baseline,diff</source>
        <translation>基线,diff</translation>
    </message>
    <message>
        <source>baseline,revert</source>
        <translation>基线,还原</translation>
    </message>
    <message>
        <source>baseline,last export</source>
        <translation>基线,上次导出</translation>
    </message>
    <message>
        <source>keyboard,shortcuts</source>
        <translation>键盘,快捷键</translation>
    </message>
    <message>
        <source>manual,documentation,how</source>
        <translation>手册,文档,如何</translation>
    </message>
    <message>
        <source>version,license</source>
        <translation>版本,许可证</translation>
    </message>
    <message>
        <source>Undo &amp;list</source>
        <translation>撤销列表(&amp;L)</translation>
    </message>
    <message>
        <source>history,note,reason,why,comment,steps,edits</source>
        <translation>历史,备注,原因,为什么,注释,步骤,编辑,撤销</translation>
    </message>
</context>
<context>
    <name>apportion::WindowNotices</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>%1 was not saved when the program ended on %2: %3.</source>
        <translation>程序于 %2 结束时 %1 未保存：%3。</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>%1 is not there any more. The policy is still open here; saving writes the file again.</source>
        <translation>%1 已不存在。策略在此仍处于打开状态；保存会重新写入文件。</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的版本</translation>
    </message>
    <message>
        <source>Somebody else wrote %1 while you edited it here.</source>
        <translation>您在此编辑期间，他人写入了 %1。</translation>
    </message>
    <message>
        <source>Somebody else wrote %1 since it was opened here.</source>
        <translation>在此打开后，他人写入了 %1。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Not saved: somebody else wrote %1 meanwhile, and nothing of theirs was replaced.</source>
        <translation>未保存：其他人在此期间写入了 %1，其内容未被替换。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>%1 is not complete, and was not opened: what is left of it may be half of a policy.</source>
        <translation>%1 不完整，未被打开：剩余部分可能只是半个策略。</translation>
    </message>
    <message>
        <source>Open what is left</source>
        <translation>打开剩余部分</translation>
    </message>
    <message>
        <source>This is what is left of %1, which is not complete: it is not compared, not exported, and saved under another name.</source>
        <translation>这是 %1 的剩余部分，该文件不完整：不比较、不导出，并以其他名称保存。</translation>
    </message>
    <message>
        <source>Unsaved edits that could not be read, or that you did not want, are kept in %1.</source>
        <translation>无法读取或你不想要的未保存编辑保存在 %1 中。</translation>
    </message>
    <message>
        <source>Recover…</source>
        <translation>恢复…</translation>
    </message>
    <message>
        <source>The file was written by others since: your edits are merged into it.</source>
        <translation>此后别人写过该文件：你的编辑会合并进去。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>it stands in no file yet</source>
        <translation>尚未保存到任何文件</translation>
    </message>
    <message>
        <source>The folder of %1 is not there any more. The policy is still open here: save it elsewhere.</source>
        <translation>%1 所在的文件夹已不存在。策略在此仍处于打开状态：请保存到其他位置。</translation>
    </message>
</context>
<context>
    <name>apportion::WorkProgress</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
</TS>
