<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AssociationNames</name>
    <message>
        <source>A user needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An account needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot stand in a name: sacctmgr would not read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blanks and control characters cannot stand in a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name cannot begin with “%1”, which sacctmgr reads as a change of a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at most %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangeSummary</name>
    <message numerus="yes">
        <source>%n share(s) changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s) changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n QOS changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) removed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) moved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>options of %n association(s) changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The chart could not be drawn at this size. Choose a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartKind</name>
    <message>
        <source>Usage decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regimes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority by factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share map: shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share map: usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share map: usage against shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algorithms side by side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartParts</name>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>There is no policy to work on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, evaluated as %5 in %6 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadlessChart</name>
    <message>
        <source>There is no chart “%1”. The charts are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the file to write with --out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no policy to work on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import from files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give what you have of these files. slurm.conf or the associations are enough to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;slurm.conf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority settings, nodes, partitions, TRES: a copy of the cluster&apos;s slurm.conf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Associations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts, users, shares and QOS: sacctmgr dump CLUSTER file=associations.cfg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decayed usage: sshare -a -P -o Account,User,RawUsage &gt; usage.txt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending &amp;jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs to order: scontrol -o show job &gt; jobs.txt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional, as running: scontrol -o show partition &gt; partitions.txt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose several files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each file is put where it belongs, told from its beginning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberFormat</name>
    <message>
        <source>1 day</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>unused</source>
        <comment>LevelFS of an association without usage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a duration in two units, the larger first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>a duration in three units, the largest first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw shares cannot be empty: type a whole number, or parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number of shares: type a whole number, or parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw shares go from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value goes from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under-used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at its share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over-used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no share left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Association</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PolicyFile</name>
    <message>
        <source>%1 was not saved: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Opens a policy that comes with the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows a page: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens no window: evaluates, and writes settings, commands and charts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves a picture of the window as soon as it shows numbers, and ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width×height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A policy file, or any of Slurm&apos;s files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of the window: en, de, fr or zh_CN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens no window: writes one chart to the file of --out (.png, .svg, .pdf, or .csv for its data): %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels of a PNG for each unit of the chart&apos;s size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder that --headless, or the file that --chart writes to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the window, or of a chart.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PullFolder</name>
    <message>
        <source>%1 could not be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds other things; choose an empty folder or a new name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Recovered edits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Five accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example of the Multifactor Priority documentation: five users, classic fair share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A university</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Departments and labs that bought nodes together; six partitions, weights from hardware.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties under Fair Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied users and accounts, parent shares, zero shares and idle accounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPU cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 200 users share two kinds of GPUs; billing takes the largest part.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>%1: Slurm reads minutes and seconds here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingInfo</name>
    <message>
        <source>%1 at exactly its share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points per rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer CPUs a minute first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more CPUs a minute first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smaller first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each point of PriorityJobFactor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all partitions alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>the partition that gets most, and its points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each point of the QOS&apos;s priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no QOS has a priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>the QOS that gets most, and its points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each point of the association&apos;s priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full for the highest association priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each unit asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per partition total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once, when slurmctld reads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every day at midnight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every Sunday at midnight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the first of every month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the first of every quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the first of January</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage does not fade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half is forgotten after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does nothing under Fair Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only what is always tracked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 more than what is always tracked</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more than what is always tracked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>TRES are added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest TRES counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest TRES counts, GRES are added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>the algorithm; how jobs are billed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first in, first out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of weighted factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every %1</source>
        <comment>how often usage is computed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes, or days-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points a TRES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is tracked beyond CPUs, memory, energy, nodes and billing. A weight for anything that is not tracked stops slurmctld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How jobs are ordered: priority/multifactor adds weighted factors, priority/basic is first in, first out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that change how fair share, factors and billing are computed. Words that Slurm does not know do nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this time past usage counts half. 0: usage never fades, and a reset period must be set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all usage is set to 0, so that a new allocation period begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often usage is decayed and the running jobs&apos; use is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YES gives small jobs the higher job size factor, NO large ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The waiting time after which the age factor is 1 and grows no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softens how fast the classic factor falls with usage: F = 2^(−U/S/factor). Fair Tree does not use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a job that has waited PriorityMaxAge or longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the priority of the job&apos;s association.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a fair-share factor of 1. Make it large enough that neighbouring ranks differ by a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the largest job (or the smallest, with PriorityFavorSmall).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in the partition with the highest PriorityJobFactor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the QOS with the highest priority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for asking for all of a TRES in the partition, for each TRES: CPU=1000,GRES/gpu=3000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plugin of the site that adds a term of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the site factor plugin is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further parameters of the priority plugin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs gather age even while a dependency or a hold keeps them from running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priority of running jobs is recomputed too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic fair share, but the depth of an account in the tree matters less. Implies NO_FAIR_TREE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job&apos;s priority may rise, never fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job is billed for its largest weighted TRES of the node, not for their sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As MAX_TRES, but GPUs and other GRES are added on top. It wins when both are set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classic fair-share factor 2^(−U/S) instead of Fair Tree&apos;s ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The association&apos;s priority counts as it stands, not as a part of the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition&apos;s job factor counts as it stands, not as a part of the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QOS&apos;s priority counts as it stands, not as a part of the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested TRES count as they stand, not as a part of the partition&apos;s total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job size is CPUs divided by the time limit: short wide jobs first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value cannot hold a line break or a #.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences: what is wrong, what to do</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>The same holds for %1 more, beginning with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same holds for %1 more accounts and users, beginning with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same holds for %1 more partitions, beginning with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same holds for %1 more jobs, beginning with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are mended in the same way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1, or remove the values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give different values, or set the weight to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flag %1 does nothing while %2 is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the weight, or remove the flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityFavorSmall=YES does nothing while PriorityWeightJobSize is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set PriorityWeightJobSize, or remove PriorityFavorSmall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityJobFactor counts nothing while %1 is 0: it is set for %2 of %3 partitions, such as %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: all partitions have the same PriorityJobFactor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priority of a QOS counts nothing while %1 is 0: it is set for %2 of %3 QOS, such as %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: all QOS have the same priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priority of an association counts nothing while %1 is 0: it is set for %2 of %3, such as %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: no association has a priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 weighs %3, which is not tracked: slurmctld would not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES, or remove the weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityWeightTRES weighs %1, which is not tracked: slurmctld would not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 charges Mem=%2 per MB, which is %3 per GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write Mem=%1G for %1 per GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 gives billing itself a weight, which does nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it from TRESBillingWeights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of partition %1 are charged by no billing weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of partition %1 are charged but for those of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 has no TRESBillingWeights: its CPUs are charged, its GPUs are not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 to its TRESBillingWeights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it TRESBillingWeights=CPU=1,%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %2 to AccountingStorageTRES, and give the partition TRESBillingWeights=CPU=1,%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %2 to AccountingStorageTRES, and %1 to the partition&apos;s TRESBillingWeights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 names the QOS %2, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the QOS with sacctmgr, or correct the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes %1 belong to account %2, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an account of the tree, or add this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes %1 have the chip %2, of which nothing is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the chip with its FLOPS or its weight, so that billing weights can be derived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1 asks for partition %2, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the slurm.conf that the jobs come from, or correct the partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1 has the QOS %2, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read an associations file with its QOS lines, or add the QOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1 runs under account %2, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the associations of the same cluster, or add the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1 belongs to user %2, who is not in account %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the user to the account, or correct the job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the weights: only their ratios matter, and sums of some millions leave room for nice and site factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priority weights add up to %1, more than the 4294967295 that a priority can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With factors that are not normalized, a priority can pass 4294967295; whatever is above is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the weights of the raw factors, or remove the NO_NORMAL flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityWeightFairshare is 0: shares and usage have no influence on any priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set PriorityWeightFairshare to at least the number of users, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityWeightFairshare=%1 is less than the %2 users: neighbours in rank differ by less than one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it to %1 or more; ten times the number of users keeps every rank apart from the other terms&apos; rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flag %1 does nothing: Slurm ignores it silently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it; Fair Tree is what Slurm does without NO_FAIR_TREE or DEPTH_OBLIVIOUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityFlags holds words that Slurm silently ignores: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the spelling or remove them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAX_TRES and MAX_TRES_GRES stand together: MAX_TRES_GRES wins, and GPUs are added to the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the one that is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=%1 does nothing under Fair Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or use NO_FAIR_TREE if usage shall be dampened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife=0 without PriorityUsageResetPeriod: slurmctld would not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a half-life, such as 14-0, or a reset period, such as MONTHLY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage neither decays nor is reset: what was used once counts for ever</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=NOW clears all usage each time that slurmctld reads its configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put another period in its place as soon as usage was cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityCalcPeriod is below one minute: slurmctld would not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it to 5, Slurm&apos;s default, or to 1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job may run for %1 minutes in partition %2, longer than the half-life of %3 minutes: half of its usage is forgotten before it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a half-life that is longer than the longest MaxTime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityType=priority/basic runs jobs in the order of submission: the priority weights do nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set PriorityType=priority/multifactor, or remove the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityMaxAge is 0: every job has its full age at once, so that age tells no two jobs apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it to the time after which waiting longer should not count, such as 7-0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 below %2 have 0 shares: none of them gets a share of what %2 gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give them shares, 1 each if they are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The raw shares below %1 add up to %2, more than the 4294967295 that Slurm can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide them all by the same number: only their ratios matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 below %2 are on `parent`: under Fair Tree they tie whatever they used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give them shares, 1 each if they are equal, so that usage tells them apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 below %2 are on `parent`: they share one fair-share factor, whoever of them used it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it so if the account shall count as one; else give them shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it shares if that is not meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User %1 in account %3 has 0 shares and a usage of %2: all others of the account come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User %1 in account %3 has 0 shares and a usage of %2: the fair-share factor is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account %1 has 0 shares and a usage of %2: all accounts beside it come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account %1 has 0 shares and a usage of %2: everybody below it has a fair-share factor of 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User %1 in account %2 has an association for partition %3, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the association, or correct the partition&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 is %3 minutes and %4 seconds, not hours and minutes: Slurm takes %5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1:00 if hours and minutes are meant, else %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 is rounded up to %3 whole minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the seconds out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 is %2 minutes: a number alone counts minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1-0 if days are meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw shares of %1 %2 → %3: now behind %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw shares of %1 %2 → %3: now ahead of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage of %1 %2 → %3: now behind %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage of %1 %2 → %3: now ahead of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 now behind %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 now ahead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is new beside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is gone from beside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw shares of %1 beside %4 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage of %1 beside %4 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is new ahead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is gone from ahead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw shares of %1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage of %1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair share by %2 instead of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied accounts are merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied accounts are no longer merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dampening factor %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 competes below %3 instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2 users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others passed or fell behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level shares below %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 associations compete here; those on `parent` are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalized shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the machine that %1 was promised: its part of each level above, multiplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has no shares of its own and shows those of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of %1 among its siblings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody on this level has shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root has no siblings to share with; Slurm shows 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root is the whole machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw usage of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing TRES × seconds, as decayed until now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was left behind by users who are gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the machine can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without processors or half-life: all usage there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalized usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has used anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root is all usage there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody below %1 has used anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has used nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without shares the factor is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has the factor that %2 as a whole deserves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=%1: 1 when nothing was used, %2 when exactly the share was used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 when nothing was used, 0.5 when exactly the share was used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.5 when exactly the share was used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root has no fair-share factor: it does not compete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under Fair Tree only users have a factor; an account has its place on its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are the normalized shares of %1 %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are the normalized shares of %1 in %2 %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the raw usage of %1 %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the raw usage of %1 in %2 %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the normalized usage of %1 %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the normalized usage of %1 in %2 %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the effective usage of %1 %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the effective usage of %1 in %2 %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the LevelFS of %1 %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the LevelFS of %1 in %2 %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the fair-share factor of %1 %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the fair-share factor of %1 in %2 %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why has %1 no LevelFS?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why has %1 in %2 no LevelFS?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why has %1 no fair-share factor?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why has %1 in %2 no fair-share factor?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective usage of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its normalized usage Uₙ is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its own usage, and its part of what the others below %1 used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage to shares of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage to shares of the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage to shares of %1, against its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deviates from its share in the same direction as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deviates from its share in the other direction than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without shares or without usage nothing is spread over the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on `parent`: it counts with all of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted below %1 and what ties with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted below %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before %2, %1 users were ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 ties with the one before and gets the same rank; %1 users were ranked already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 ties with the one before: its first gets the rank of the last of the %1 users ranked already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root has no siblings to compete with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has no shares of its own, and is looked at before all who have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on `parent`: what is below it competes with its siblings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level fair share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without shares it comes last on its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has used nothing and comes first on its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 is exactly its share; above, it has used less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has used %1 times its share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the order counts: F falls evenly from 1 to 1 / %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job is held: its priority is 0 until it is released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job is running and keeps the priority that it had; CALCULATE_RUNNING would compute it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INCR_ONLY: a priority never falls, and this one was %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below 1 it is 1; 0 would mean that the job is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More does not fit into 32 bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtracted from the priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priority/basic: first in, first out. Each new job comes below all before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priority/basic knows no factors: first in, first out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count: another one of the maximum is larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory is counted in MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition is unknown, and with it what it charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 has no TRESBillingWeights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown cut to an integer; usage grows by %1 each second that the job runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does the age of job %1 in %2 count %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does the association of job %1 in %2 count %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does fair share count %3 for job %1 in %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does the size of job %1 in %2 count %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does partition %2 count %3 for job %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does the QOS of job %1 in %2 count %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why do the TRES of job %1 in %2 count %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the priority of job %1 in %2 %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight is 0: Slurm does not look at this factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job gathers no age yet: it is held, not eligible, or waits for another job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has waited for %1 s of %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Association factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the user nor an account above has a priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priority is that of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Association</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no association in account %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job size factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition factor of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS factor of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job&apos;s QOS is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRES %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition has none of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityWeightTRES is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sacctmgr cannot be told the name &quot;%1&quot; (%2): it takes names apart at commas and brackets and allows no blanks and quotes in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a name of letters, digits, dots, dashes and underscores. The changes of this one are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of %2 cannot be set exactly: sacctmgr replaces quotes, and takes no line breaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave quotes and line breaks out of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the Include line; the rest was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file fits &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; includes itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not included: there are too many included files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write name:type:count, for example gpu:a100:4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands twice for NodeName=%2; the last one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the nodes as in n[001-087] or a1,a2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1 is defined twice; slurmctld would not start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one definition; the first one was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NodeSet %1 is defined twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partitions name too many nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 names nodes that no NodeName line defines: %2 of them, the first is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Define them, or take them out of the partition; they are left out here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands twice for PartitionName=%2; the last one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from 0 to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions %1 and %2 are both the default one; the last one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take Default=YES from one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than %1 partitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 is defined twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from 0 to 4294967295.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from 1 to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give at least one minute, for example 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give NONE, NOW, DAILY, WEEKLY, MONTHLY, QUARTERLY or YEARLY.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give priority/multifactor or priority/basic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give YES or NO.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1 as days-hours (7-0), hours:minutes:seconds or minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 is read as minutes and seconds: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For hours and minutes write %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; in %2 is not a weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write NAME=NUMBER, for example Mem=0.25G.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a second Cluster line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a file with one cluster; the first one was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accounts are of cluster %1, slurm.conf is of cluster %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that both files belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the QOS line; its default is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS &quot;%1&quot; has no name of its own, or stands twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each QOS one line; this one was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account %1 stands twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An account has one place in the tree; the first one was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account %1 has a Partition, which only users have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User %1 stands twice in account %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the lines; the first one was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line names nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as in: User - &apos;ann&apos;:Fairshare=1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is not understood: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line begins with Cluster, Parent, Account, User or QOS; it is kept as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent %1 stands before the line that creates it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it below that line: sacctmgr load would stop here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line creates this parent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add its Account line; the lines below it were kept, but are not part of the tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line names the user root; he was added with 1 share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every cluster has him in the account root: nothing is to be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of shares; 1 is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number from 0 to 2147483646, or parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no priority; none is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from 0 to 4294967294.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote is left open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it; the rest of the line was taken as its value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; names more than %2 nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1: user %2 is not in account %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dump the associations and print the jobs at the same time; its fair-share factor is 0 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1 is in a partition that is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the slurm.conf of the same cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of slurm.conf could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the slurm.conf of the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the associations could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write them with: sacctmgr dump CLUSTER file=FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no partition in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the partitions with: scontrol -o show partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage cannot be placed without the associations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the file of sacctmgr dump too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the usage could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print it with: sshare -a -P -o Account,User,RawUsage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no job in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the jobs with: scontrol -o show job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1: %2=%3 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the jobs again with: scontrol -o show job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines belong to no job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 jobs have ended and have no priority; they were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1: %2=%3 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the partitions again with: scontrol -o show partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 runs with %2=%3, slurm.conf says %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes of partition %1 are taken from its totals, as if all were alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give slurm.conf too: nodes in several partitions are counted more than once here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A partition has no name, or there are too many of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 runs, but slurm.conf does not have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines belong to no partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on there are %1 more findings of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the ones above and read the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and whether you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is larger than a gigabyte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a file of Slurm&apos;s; it is never that large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot; failed half-way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the file again as UTF-8 text; the rest of it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds NUL bytes: it is not plain text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not UTF-8 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of user %2 cannot be changed by these commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it with sacctmgr by hand, or load the flat file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form Key=Value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slurmctld would refuse it: correct it, or put a # before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands twice (before in line %2); the last one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write name:count, for example matlab:20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is longer than Slurm can count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has no account, or its usage &quot;%1&quot; is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print it again with: sshare -a -P -o Account,User,RawUsage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account %1 is not among the associations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dump the associations and print the usage at the same time; its usage counts for the account above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User %1 of account %2 is not among the associations, or has more rows than there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dump the associations and print the usage at the same time; the usage counts for the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account %1 has two rows; the first one was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the usage of one cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 associations have no row; they are taken to have used nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print all of them: sshare needs -a for that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no header with the columns Account, User and RawUsage between |.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file of Slurm&apos;s is in this directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not clear what this file is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected are a policy file, slurm.conf, what sacctmgr dump wrote, or the output of sshare or scontrol show job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another file of this kind was given before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This one is left out. Open the files of one cluster at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out: a policy file is opened by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk, and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its name and who may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than 2 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be a policy file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory to read the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs, and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an association without an account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is left out. Write its account&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the account %1 is read as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slurm keeps the names of accounts in lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number from 0 to %1, or &quot;parent&quot;. 1 is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the user %1 stands in the account %2, which is not in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user&apos;s line is left out. Add a line for the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the account %1 hangs from &quot;%2&quot;, which is not above it in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is hung from root. Correct its parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the association &quot;%1&quot; stands in the file twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second one is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a value of another kind than expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is left out. Compare with a file that Apportion saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more rows than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is left out; no cluster has as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nodes &quot;%1&quot; of a partition are no node group with a number of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are left out. Write the names of a line of nodeGroups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands above was read. Look for conflict marks, or for a comma too many or too few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has format %1; this release knows formats up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it with the release of Apportion that saved it, or a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a policy file: it does not tell its format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A policy file has the extension .apportion and begins with &quot;format&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is left out. Check its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a list of texts in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more findings in this file are not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the ones above and open the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is unknown here, or stands here twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is left out, and lost when the policy is saved. Check its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot have the value %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number that is not below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write minutes, or &quot;UNLIMITED&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write TRES and their counts in braces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write TRES and their weights in braces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number, or in quotes a number with K, M, G, T or P after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write keys and their values in braces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it would have printed is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took too long and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow it more time, or ask when the cluster is less busy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 printed more than can be taken, and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print a part of it to a file yourself, and import that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was killed by signal %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it in a terminal to see why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no such command on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder of Slurm&apos;s commands, or ask a machine that has them, such as a login node, through ssh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ssh on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install an OpenSSH client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ssh could not reach %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it in a terminal: ssh %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ssh does not trust the key of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect once in a terminal and look at the key: ssh %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 does not let you in: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passwords are never asked for here. Put a key into your agent (ssh-add), and try in a terminal: ssh %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Slurm&apos;s commands on %2 do not know their cluster: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a machine of the cluster, or let SLURM_CONF name its slurm.conf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: slurmctld does not answer: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check it with: scontrol ping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the cluster has no slurmdbd, and so no associations and no usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair share needs AccountingStorageType=accounting_storage/slurmdbd.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: slurmdbd does not answer: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check it with: sacctmgr ping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not permitted: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask as an operator or administrator of Slurm, or let one save the answers with apportion-cli pull --save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Slurm could not tell who you are: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that munged runs on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the commands on %2 are of another release than the daemons: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a machine with the cluster&apos;s own release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this release of Slurm does not know it: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slurm 20.11 and later are understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the file yourself, if it is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 printed nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed with exit code %2, and said nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No host is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A host cannot begin with a hyphen: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A host cannot hold blanks or control characters: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of Slurm&apos;s commands must begin with a slash: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not asked, for the settings did not tell the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the cluster yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not asked any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slurm.conf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Associations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be the name of a cluster: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster runs with %1=%2, slurm.conf says &quot;%3&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running value was taken; scontrol reconfigure or a restart would bring that of slurm.conf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NO_NORMAL_ALL may stand for any of NO_NORMAL_ASSOC, NO_NORMAL_PART, NO_NORMAL_QOS and NO_NORMAL_TRES.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four were taken; give slurm.conf too, which says which of them are set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 other settings of the cluster were not taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not touch priorities; give slurm.conf too when it is to be exported with the changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the settings with: scontrol show config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no TRES in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show tres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no node in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the nodes with: scontrol -o show node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no QOS in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show qos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node has no name, or there are too many of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the nodes again with: scontrol -o show node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes %1 run with %2 CPUs, %3 MB and GRES &quot;%4&quot;, which slurm.conf says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running values were taken; a restart of slurmctld would bring those of slurm.conf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all nodes of the group run alike: those of slurm.conf were taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nodes run that slurm.conf does not have, the first is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that both are of one cluster; they were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1: %2=%3 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines belong to no node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 names nodes that are not known: %2 of them, the first is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the nodes and the partitions of one cluster at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that both are of one cluster; it was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS %1: %2=%3 cannot be read; its default is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the QOS again with: sacctmgr -P show qos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A QOS has no name, or there are too many of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is tracked is taken from the database, which keeps every TRES that any cluster ever tracked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give slurm.conf or the output of scontrol show config too: they say what this cluster tracks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for are slurm.conf, associations.cfg, usage.txt, jobs.txt, partitions.txt, config.txt, nodes.txt, qos.txt and tres.txt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextTranslation</name>
    <message>
        <source>unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under-used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at its share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over-used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no share left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth-oblivious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear 2009</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>job %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::AccountTreeModel</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user&apos;s association with one partition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 TRES·s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a factor and its regime</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account / user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts in bold, their users and sub-accounts below them, in the order in which sshare lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was promised to the association, against its siblings. “parent”: it has no shares of its own and uses its account&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw shares as a part of the whole: of its own level under Fair Tree, of the cluster under the classic algorithms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decayed usage in billing TRES times seconds, with everything below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eff. usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the usage that is held against the shares: of its account&apos;s under Fair Tree, of the cluster&apos;s otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level FS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm shares ÷ effective usage on the association&apos;s own level. Above 1 it used less than its share. Fair Tree only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The factor from 0 to 1 that PriorityWeightFairshare is multiplied with. Its colour is the regime: how usage stands to shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place of the user by fair share: 1 comes first. Users who tie share a rank.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::AccountView</name>
    <message>
        <source>Accounts and users</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::AccountsPage</name>
    <message>
        <source>Edit raw shares	F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the account&apos;s shares (parent)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set raw shares to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the share map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand what fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No account or user has “%1” in its name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::AlgorithmChart</name>
    <message>
        <source>Ranks under each algorithm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No users yet. Open or import a policy to see who would rank where under another algorithm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank under %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair-share under %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) whose rank differs less are not drawn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>this policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of 2009</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user and the account</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: rank %2, F %3</source>
        <comment>an algorithm</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::AlgorithmNotice</name>
    <message>
        <source>Shown as %1 would compute it: to compare, no slurm.conf of today can ask for it. The policy asks for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown as %1 would compute it. The policy asks for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 in the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::BillingModel</name>
    <message>
        <source>The partition has no billing weights: each CPU counts 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>a TRES, its count, its weight, their product</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4, less than another</source>
        <comment>a TRES, its count, its weight, their product</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who submitted it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition whose TRESBillingWeights count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The CPUs the job asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory the job asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPUs the job asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SUM (TRES/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All weighted TRES added: the rule without MAX_TRES and MAX_TRES_GRES.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAX_TRES (TRES/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest weighted TRES of the node, GPUs among them, and what does not belong to a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAX_TRES_GRES (TRES/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest of CPU, memory and node, with every GRES added.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::BottomBar</name>
    <message>
        <source>less than %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · evaluated in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the list of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ChangeListModel</name>
    <message>
        <source>partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user in an account</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account, user, setting, partition or QOS that differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of it differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value that Reset brings back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value in the policy as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ChartMenu</name>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;data as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the da&amp;ta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or copy the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or copy the chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on the &amp;screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a &amp;page, %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A s&amp;lide, %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;whole screen, %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Own size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels of a P&amp;NG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;%1 × the size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::CompareModel</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user&apos;s association with one partition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who fall most first, then those who rise most, then the rest by rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account in which the user stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fair-share factor under what was imported, opened or last exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fair-share factor under the policy as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks lost to the left, ranks gained to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many ranks the user gains (+) or loses (−).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first level from root down to the user at which the two differ.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ComparePage</name>
    <message>
        <source>Draft against baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who rises or falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft is as the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a share, a weight or a flag, and this page says who rises, who falls and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users who rise and fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves for the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed lines of slurm.conf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands for sacctmgr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet: slurm.conf and the accounts stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>who rises, who falls, who stays</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 rises</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rise</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what changed, and what it does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the selected changes back to the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes against the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all below the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all below %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to the baseline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::DecayChart</name>
    <message>
        <source>Usage over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decay to show yet. Open a policy, or set PriorityDecayHalfLife.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage left (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tenth after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing decays and nothing resets: usage counts for ever. Set a half-life.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing decays: without a half-life only the reset clears usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as Slurm decays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2^(−t / half-life)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage left as Slurm decays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage left by 2^(−t/half-life)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a half-life of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back at half %1 after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back at a tenth %1 after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-life %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest job, %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its first hour counts %1 % at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % with the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>campaign, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::DecayPanel</name>
    <message>
        <source>other half-lives: 1-0, 30-0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-lives to hold against the policy&apos;s own, as slurm.conf writes times, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-lives to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a job or a campaign on the time line: drag it, drag its ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the campaign uses, in percent of the usage that there is at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::DerivedWeightsModel</name>
    <message>
        <source>What the partition charges already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cores and memory of its nodes are worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::Document</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change nodes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change QOS %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a value and whose it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n associations</source>
        <comment>a value and whose it is</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no account for %1 to stand in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an account %1 already; an account&apos;s name stands once in a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User %1 stands in account %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has more raw shares than Slurm can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add %n associations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add user %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add account %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account root cannot be removed: every cluster has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user root of the account root cannot be removed: every cluster has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove %n associations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root keeps its name: Slurm looks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a user %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an account can hold others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root stays where it is: every cluster has it at the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account %1 cannot hang below itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account %1 cannot hang below %2, which is part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move %n associations to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an account below root to duplicate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a user to put into further accounts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::Drawer</name>
    <message>
        <source>Close this column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::Engine</name>
    <message>
        <source>There is not enough memory to evaluate this policy.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ExplainPanel</name>
    <message>
        <source>Select a number to see how it comes about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ExportPage</name>
    <message>
        <source>Fragment of slurm.conf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your slurm.conf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands for sacctmgr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat file of accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every key that the policy decides, to include or to copy from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your file with only the changed lines changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run this on the cluster: it makes the accounts what the draft says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole tree, for sacctmgr load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves for the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all to a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that can be exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your slurm.conf…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the original is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the original cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 command</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>as the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 line added</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lines added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your slurm.conf is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the slurm.conf of the cluster. It is only read; the lines that the draft changes are shown and saved elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view ends here. Saving and copying give the whole text of %1 lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all to a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has these already: %2. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written before that: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what went wrong, and what was written before</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files saved in %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Make this the new baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy was changed since it was saved: save it again first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the difference from %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::FileController</name>
    <message>
        <source>Opening %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no sample “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files hold no policy that could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are lost otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies and Slurm&apos;s files (*.apportion *.conf *.cfg *.txt);;Policies (*.apportion);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies (*.apportion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by someone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed since it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving now would replace what someone else wrote. Save under another name to keep both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>policy</source>
        <comment>the suggested name of a new policy file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies (*.apportion);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::FlagsModel</name>
    <message>
        <source>set in the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set in the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word in PriorityFlags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the flag does.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::HardwarePage</name>
    <message>
        <source>Hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes come with the NodeName lines of slurm.conf: drop that file on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions and what they charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions come with the PartitionName lines of slurm.conf, or with scontrol show partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the jobs are billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bill each job in all partitions instead of in those it asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of every count × weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest of CPUs, memory, nodes and each GRES, plus licenses and the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest of CPUs, memory and nodes, plus all GRES, plus licenses and the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs and what they are billed under each rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No jobs to bill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the output of scontrol -o show job to see what real jobs are billed under each rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights from the hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CPU costs what its chip is worth; memory costs as much as the cores beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing weights derived from the hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips are not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the chip of each kind of node in the table of nodes: double-click in its column Chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nodes with %2 CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights, job factor and tier are edited in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billing a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to apply to the selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply to all that differ (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply to the selected (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no help for this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps that can be undone and redone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose slurm.conf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the associations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s files</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not one of these files, or its field is taken: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Also read: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::InlineNotice</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::JobModel</name>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job&apos;s number. A job that names several partitions has a row for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who submitted the job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account whose shares and usage count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition of this row; the partition and TRES terms depend on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job&apos;s quality of service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority, by factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each weighted factor adds; nice is drawn to the left of zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the weighted factors, cut to an integer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the time the job has been waiting, full after PriorityMaxAge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assoc (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the priority of the association.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair-share (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user&apos;s fair-share factor times PriorityWeightFairshare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job size (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the nodes and CPUs the job asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the PriorityJobFactor of the partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the priority of the quality of service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRES (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the resources the job asks for, each with its own weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the site factor plugin adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nice (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is taken away: the user&apos;s or administrator&apos;s adjustment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::LadderChart</name>
    <message>
        <source>LevelFS ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see in which order Fair Tree walks its accounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Association</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>LevelFS = share ÷ use on its own level; ranked from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more that tie</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>an association and the account above it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on parent: ranked as unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LevelFS %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the level&apos;s shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of its usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F %1, rank %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>ties with %n other(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::MainWindow</name>
    <message>
        <source>Accounts, users and their shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes, partitions and what jobs are billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How usage counts and fades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights, and the jobs in the order in which Slurm looks at them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft against the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings and commands for the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apportion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — Apportion</source>
        <comment>the title of the window; [*] is where a mark stands when it is edited</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>the name of a chart to save</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page has no picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Apportion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apportion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the text is another from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::NodeGroupModel</name>
    <message>
        <source>public</source>
        <comment>nodes bought for everybody</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no chip “%1” in this policy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no account “%1”: name accounts, separated by commas, or public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host list of the NodeName line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many nodes the list names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPUs (per node)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The CPUs of one node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory (per node)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of one node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GRES (per node)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The generic resources of one node, as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The processor: its peak speed gives the weight of a core.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who paid for the nodes: public, an account, or several accounts together. Shares are derived from it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::PartitionModel</name>
    <message>
        <source>No weights: each CPU counts 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no weight: write CPU=1.0,Mem=0.25G,GRES/gpu=2.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many nodes it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The CPUs of its nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of its nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPUs of its nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing weights (per unit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRESBillingWeights: what a second of each resource costs. Without weights each CPU counts 1. Memory is weighted per MB, or per GB with a G.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityJobFactor: what the partition adds to a job&apos;s priority, against the highest of all partitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PriorityTier: jobs in a higher tier come first, whatever their priority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition&apos;s own quality of service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest time limit of a job.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::PolicyCellDelegate</name>
    <message>
        <source>%1
%2</source>
        <comment>a cut text, and what the cell means</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::PriorityChart</name>
    <message>
        <source>Priority of the jobs, by factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see who is first, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1 of %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::PriorityPage</name>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights and settings of the priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags of the priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending jobs, in the order Slurm looks at them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending jobs in the order in which Slurm looks at them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the output of scontrol -o show job to see in which order Slurm would look at them, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ProblemsModel</name>
    <message>
        <source>%1:%2</source>
        <comment>file and line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: Slurm would refuse it. Warning: it works, but probably not as meant. Note: worth knowing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to get rid of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The association, partition, QOS, job or setting it is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file and line in which it was read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ProblemsPanel</name>
    <message>
        <source>No problems: slurmctld would take this policy, and nothing in it looks unintended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::QosModel</name>
    <message>
        <source>QOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quality of service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the QOS adds to a job&apos;s priority, against the highest of all QOS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the usage of its jobs is multiplied with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QOS whose jobs it may push aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the administrator wrote about it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::RegimeChart</name>
    <message>
        <source>no shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair-share regimes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see where its accounts stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2^(−U/S) on its own level (F itself is a rank)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair-share factor F = 2^(−U/S/%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair-share factor F = 2^(−U/S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective usage ÷ normalized shares on its own level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective usage ÷ normalized shares (U/S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n beyond the right edge</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>U/S %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 TRES·s used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Association</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U/S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::RegimePanel</name>
    <message>
        <source>Regimes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same users under Fair Tree, classic, depth-oblivious and linear, side by side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::SafetyNet</name>
    <message>
        <source>Unsaved edits cannot be kept for recovery: save often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no policy any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::SettingsModel</name>
    <message>
        <source>%1 in the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key as slurm.conf names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value as slurm.conf writes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the value counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the value comes to in this policy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Slurm takes when slurm.conf does not name the key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ShareMap</name>
    <message>
        <source>Share map: shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share map: usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share map: usage against shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see who has which share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been used yet. Import the output of sshare to see usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has shares yet. Give the accounts raw shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too small to draw one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw shares: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm shares: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: %1 TRES·s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used %1 × its share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no share of its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Association</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage ÷ share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ShareMapPanel</name>
    <message>
        <source>Share map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share map by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::StartPage</name>
    <message>
        <source>Apportion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster, and see what it does before it does it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import from files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slurm.conf, the associations that sacctmgr dumps, usage from sshare, pending jobs from scontrol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a policy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that Apportion saved, or any of Slurm&apos;s. Files can be dropped here too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you open or save will be listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This build comes without samples.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::TimeChart</name>
    <message>
        <source>Time from now (hours)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time from now (days)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::ToolBar</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter accounts and users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the draft is compared with: the policy as it was opened, imported or last exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who rises and who falls against the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings and commands that take this policy to the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date in the tool bar</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline: imported %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline: opened %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline: set at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what the policy asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what %1 would make of this policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::UsagePage</name>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now, once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage does not fade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half is left after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old usage only fades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All usage is 0 as soon as slurmctld reads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All usage is 0 at midnight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All usage is 0 on Sunday at 00:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All usage is 0 on the 1st of each month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All usage is 0 on the 1st of each quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All usage is 0 on 1 January</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does nothing under Fair Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not dampened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F halves with every %1 shares used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of the accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculated every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dampening factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How usage fades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times as slurm.conf writes them: minutes, h:min:sec, d-h, d-h:min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of the accounts and their regimes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 TRES·s in all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::WindowActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import from files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter accounts and users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the derivation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel at the &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use the algorithm that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair Tree as &amp;documented (tied accounts merged)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the policy as it is &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Apportion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slurm walks tied accounts one after the other; its documentation says that their children form one level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is changed from now on is shown as changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Politique</translation>
    </message>
    <message>
        <source>&amp;Show under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>Compare with &amp;another policy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the policy as it was &amp;opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A policy file, or any of Slurm&apos;s files; nothing in the draft changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % (normal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % (for a projector)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys that do the same</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In tables and trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the typed value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the cell as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift or Ctrl with the arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>apportion::WindowNotices</name>
    <message>
        <source>Unsaved edits that do not fit their file, or that you did not want, are kept in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other values changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved when the program ended on %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there any more. The policy is still open here; saving writes the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else wrote %1 while you edited it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else wrote %1 since it was opened here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
