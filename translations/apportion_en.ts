<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ChangeListModel</name>
    <message numerus="yes">
        <source>removed, with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>removed, with %n user</numerusform>
            <numerusform>removed, with %n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>added, with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>added, with %n user</numerusform>
            <numerusform>added, with %n users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeSummary</name>
    <message numerus="yes">
        <source>%n share(s) changed</source>
        <translation>
            <numerusform>%n share changed</numerusform>
            <numerusform>%n shares changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) changed</source>
        <translation>
            <numerusform>%n weight changed</numerusform>
            <numerusform>%n weights changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed</source>
        <translation>
            <numerusform>%n setting changed</numerusform>
            <numerusform>%n settings changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s) changed</source>
        <translation>
            <numerusform>%n partition changed</numerusform>
            <numerusform>%n partitions changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n QOS changed</source>
        <translation>
            <numerusform>%n QOS changed</numerusform>
            <numerusform>%n QOS changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) added</source>
        <translation>
            <numerusform>%n association added</numerusform>
            <numerusform>%n associations added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) removed</source>
        <translation>
            <numerusform>%n association removed</numerusform>
            <numerusform>%n associations removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) moved</source>
        <translation>
            <numerusform>%n association moved</numerusform>
            <numerusform>%n associations moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>options of %n association(s) changed</source>
        <translation>
            <numerusform>options of %n association changed</numerusform>
            <numerusform>options of %n associations changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n account</numerusform>
            <numerusform>%n accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n user association</numerusform>
            <numerusform>%n user associations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberFormat</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryWords</name>
    <message numerus="yes">
        <source>%n more renamed</source>
        <translation>
            <numerusform>%n more renamed</numerusform>
            <numerusform>%n more renamed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayProblems</name>
    <message numerus="yes">
        <source>%1 job(s) of users that the policy does not have: without shares and limits.</source>
        <translation>
            <numerusform>%1 job of a user that the policy does not have: without shares and limits.</numerusform>
            <numerusform>%1 jobs of users that the policy does not have: without shares and limits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of partitions that the policy does not have: in the default one.</source>
        <translation>
            <numerusform>%1 job of a partition that the policy does not have: in the default one.</numerusform>
            <numerusform>%1 jobs of partitions that the policy does not have: in the default one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of partitions that the policy does not have: left out.</source>
        <translation>
            <numerusform>%1 job of a partition that the policy does not have: left out.</numerusform>
            <numerusform>%1 jobs of partitions that the policy does not have: left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with GRES that could not be read.</source>
        <translation>
            <numerusform>%1 job with GRES that could not be read.</numerusform>
            <numerusform>%1 jobs with GRES that could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with dependencies that could not be read.</source>
        <translation>
            <numerusform>%1 job with dependencies that could not be read.</numerusform>
            <numerusform>%1 jobs with dependencies that could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) without an end: they take their limit.</source>
        <translation>
            <numerusform>%1 job without an end: it takes its limit.</numerusform>
            <numerusform>%1 jobs without an end: they take their limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with reservations, features, unknown licenses or nodes, components, suspensions, other options of sbatch or starts within their submission, which are not modelled.</source>
        <translation>
            <numerusform>%1 job with reservations, features, unknown licenses or nodes, components, suspensions, other options of sbatch or starts within their submission, which are not modelled.</numerusform>
            <numerusform>%1 jobs with reservations, features, unknown licenses or nodes, components, suspensions, other options of sbatch or starts within their submission, which are not modelled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) that could begin only later for reasons that the trace does not tell: wait as long.</source>
        <translation>
            <numerusform>%1 job that could begin only later for reasons that the trace does not tell: waits as long.</numerusform>
            <numerusform>%1 jobs that could begin only later for reasons that the trace does not tell: wait as long.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) of the trace could not be read, such as %2</source>
        <translation>
            <numerusform>%1 row of the trace could not be read: %2</numerusform>
            <numerusform>%1 rows of the trace could not be read, such as %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) never start under %2.</source>
        <translation>
            <numerusform>%1 job never starts under %2.</numerusform>
            <numerusform>%1 jobs never start under %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of batch scripts, whose own options (#SBATCH) accounting does not keep: without them.</source>
        <translation>
            <numerusform>%1 job of a batch script, whose own options (#SBATCH) accounting does not keep: without them.</numerusform>
            <numerusform>%1 jobs of batch scripts, whose own options (#SBATCH) accounting does not keep: without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) never start under any scenario.</source>
        <translation>
            <numerusform>%1 job never starts under any scenario.</numerusform>
            <numerusform>%1 jobs never start under any scenario.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message numerus="yes">
        <source>The fast mode waits %1 in the mean, the exact one %2 (first %n job(s)).</source>
        <translation>
            <numerusform>The fast mode waits %1 in the mean, the exact one %2 (first job).</numerusform>
            <numerusform>The fast mode waits %1 in the mean, the exact one %2 (first %n jobs).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n account</numerusform>
            <numerusform>%n accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n user association</numerusform>
            <numerusform>%n user associations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CPU(s)</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation>
            <numerusform>%n partition</numerusform>
            <numerusform>%n partitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lose it</source>
        <comment>users of an account that is removed</comment>
        <translation>
            <numerusform>%n loses it</numerusform>
            <numerusform>%n lose it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are new</source>
        <comment>users of an account that is new</comment>
        <translation>
            <numerusform>%n is new</numerusform>
            <numerusform>%n are new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are not listed, as sprio does not: they are held, or wait for a begin time, a dependency or a QOS.</source>
        <translation>
            <numerusform>%n job is not listed, as sprio does not: it is held, or waits for a begin time, a dependency or a QOS.</numerusform>
            <numerusform>%n jobs are not listed, as sprio does not: they are held, or wait for a begin time, a dependency or a QOS.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more account(s) get another place in the coming eight weeks, if everybody goes on as now:</source>
        <translation>
            <numerusform>%n more account gets another place in the coming eight weeks, if everybody goes on as now:</numerusform>
            <numerusform>%n more accounts get another place in the coming eight weeks, if everybody goes on as now:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n day(s), on %1, its best user gets another rank: %2 instead of %3, if everybody goes on as now.</source>
        <translation>
            <numerusform>In %n day, on %1, its best user gets another rank: %2 instead of %3, if everybody goes on as now.</numerusform>
            <numerusform>In %n days, on %1, its best user gets another rank: %2 instead of %3, if everybody goes on as now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingInfo</name>
    <message numerus="yes">
        <source>%n more than what is always tracked</source>
        <translation>
            <numerusform>%n more than what is always tracked</numerusform>
            <numerusform>%n more than what is always tracked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccessDialog</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccountActions</name>
    <message numerus="yes">
        <source>%n associations were pasted.</source>
        <translation>
            <numerusform>%n association was pasted.</numerusform>
            <numerusform>%n associations were pasted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccountTreeModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>accounts that a user stands in</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccountView</name>
    <message numerus="yes">
        <source>%n association(s)</source>
        <comment>are dragged</comment>
        <translation>
            <numerusform>%n association</numerusform>
            <numerusform>%n associations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AgreementDialog</name>
    <message numerus="yes">
        <source>Agrees with the cluster on %1 of %Ln number(s)</source>
        <translation>
            <numerusform>Agrees with the cluster on %1 of %Ln number</numerusform>
            <numerusform>Agrees with the cluster on %1 of %Ln numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) of the cluster cannot be compared</source>
        <translation>
            <numerusform>%Ln number of the cluster cannot be compared</numerusform>
            <numerusform>%Ln numbers of the cluster cannot be compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) cannot be compared: %1.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%Ln number cannot be compared: %1.</numerusform>
            <numerusform>%Ln numbers cannot be compared: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AlgorithmChart</name>
    <message numerus="yes">
        <source>%n user(s) whose rank differs less are not drawn</source>
        <translation>
            <numerusform>%n user whose rank differs less is not drawn</numerusform>
            <numerusform>%n users whose rank differs less are not drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whose rank differs less are not drawn</source>
        <translation>
            <numerusform>%n whose rank differs less is not drawn</numerusform>
            <numerusform>%n whose rank differs less are not drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>named: the %n whose rank differs most</source>
        <translation>
            <numerusform>named: the one whose rank differs most</numerusform>
            <numerusform>named: the %n whose rank differs most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AssociationDetails</name>
    <message numerus="yes">
        <source>%n associations</source>
        <translation>
            <numerusform>%n association</numerusform>
            <numerusform>%n associations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AssociationPaster</name>
    <message numerus="yes">
        <source>%n lines could not be read and were left out.</source>
        <translation>
            <numerusform>%n line could not be read and was left out.</numerusform>
            <numerusform>%n lines could not be read and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::BottomBar</name>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n account</numerusform>
            <numerusform>%n accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n user association</numerusform>
            <numerusform>%n user associations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ChartWidget</name>
    <message numerus="yes">
        <source>%n more below</source>
        <translation>
            <numerusform>%n more below</numerusform>
            <numerusform>%n more below</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ClusterDialog</name>
    <message numerus="yes">
        <source>%n of %1 questions were answered. What was answered can be opened.</source>
        <translation>
            <numerusform>%n of %1 questions was answered. What was answered can be opened.</numerusform>
            <numerusform>%n of %1 questions were answered. What was answered can be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CommitteeStage</name>
    <message numerus="yes">
        <source>Its waiting jobs pass those of others %n time(s).</source>
        <translation>
            <numerusform>Its waiting jobs pass those of others once.</numerusform>
            <numerusform>Its waiting jobs pass those of others %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jobs of others pass its waiting jobs %n time(s).</source>
        <translation>
            <numerusform>The jobs of others pass its waiting jobs once.</numerusform>
            <numerusform>The jobs of others pass its waiting jobs %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ComparePage</name>
    <message numerus="yes">
        <source>%n rise</source>
        <translation>
            <numerusform>%n rises</numerusform>
            <numerusform>%n rise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <translation>
            <numerusform>%n falls</numerusform>
            <numerusform>%n fall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <translation>
            <numerusform>%n stays</numerusform>
            <numerusform>%n stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jobs move in the queue</source>
        <translation>
            <numerusform>%n job moves in the queue</numerusform>
            <numerusform>%n jobs move in the queue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are new</source>
        <translation>
            <numerusform>%n is new</numerusform>
            <numerusform>%n are new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leave</source>
        <translation>
            <numerusform>%n leaves</numerusform>
            <numerusform>%n leave</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ConflictModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1 with %n user</numerusform>
            <numerusform>%1 with %n users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::Document</name>
    <message numerus="yes">
        <source>%1 of %n associations</source>
        <comment>a value and whose it is</comment>
        <translation>
            <numerusform>%1 of %n association</numerusform>
            <numerusform>%1 of %n associations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n associations</source>
        <translation>
            <numerusform>Add %n association</numerusform>
            <numerusform>Add %n associations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n associations</source>
        <translation>
            <numerusform>Remove %n association</numerusform>
            <numerusform>Remove %n associations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n associations to %1</source>
        <translation>
            <numerusform>Move %n association to %1</numerusform>
            <numerusform>Move %n associations to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::DominanceChart</name>
    <message numerus="yes">
        <source>The %n largest of all steps</source>
        <translation>
            <numerusform>The largest of all steps</numerusform>
            <numerusform>The %n largest of all steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ExportPage</name>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n command</numerusform>
            <numerusform>%n commands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files saved in %1.</source>
        <translation>
            <numerusform>%n file saved in %1.</numerusform>
            <numerusform>%n files saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines added</source>
        <translation>
            <numerusform>%n lines added</numerusform>
            <numerusform>%n lines added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the draft cannot be written into slurm.conf: Problems and the README say what to do by hand.</source>
        <translation>
            <numerusform>%n change of the draft cannot be written into slurm.conf: Problems and the README say what to do by hand.</numerusform>
            <numerusform>%n changes of the draft cannot be written into slurm.conf: Problems and the README say what to do by hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removed</source>
        <comment>lines added, lines removed</comment>
        <translation>
            <numerusform>%1, %n removed</numerusform>
            <numerusform>%1, %n removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::FeltDialog</name>
    <message numerus="yes">
        <source>%Ln account(s) get another place within eight weeks.</source>
        <translation>
            <numerusform>%Ln account gets another place within eight weeks.</numerusform>
            <numerusform>%Ln accounts get another place within eight weeks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::FileController</name>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Opening %n file…</numerusform>
            <numerusform>Opening %n files…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) would be lost.</source>
        <translation>
            <numerusform>%n edit would be lost.</numerusform>
            <numerusform>%n edits would be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files</source>
        <comment>a file, and how many others</comment>
        <translation>
            <numerusform>%1 and %n more file</numerusform>
            <numerusform>%1 and %n more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %L1 users who had used something have no usage in what was read.</source>
        <translation>
            <numerusform>%n of the %L1 users who had used something has no usage in what was read.</numerusform>
            <numerusform>%n of the %L1 users who had used something have no usage in what was read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <comment>who are gone</comment>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <comment>that are gone</comment>
        <translation>
            <numerusform>%n account</numerusform>
            <numerusform>%n accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>files</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %L1 jobs are of users or accounts that the policy does not have.</source>
        <translation>
            <numerusform>%n of the %L1 jobs is of a user or an account that the policy does not have.</numerusform>
            <numerusform>%n of the %L1 jobs are of users or accounts that the policy does not have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refreshed from %1: %n change(s) came in</source>
        <translation>
            <numerusform>Refreshed from %1: %n change came in</numerusform>
            <numerusform>Refreshed from %1: %n changes came in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::GoalPanel</name>
    <message numerus="yes">
        <source>%n share(s), instead of %1: %2</source>
        <translation>
            <numerusform>%n share, instead of %1: %2</numerusform>
            <numerusform>%n shares, instead of %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give it %n share(s)</source>
        <translation>
            <numerusform>Give it %n share</numerusform>
            <numerusform>Give it %n shares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::HardwarePage</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CPU(s)</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::HistoryChart</name>
    <message numerus="yes">
        <source>The policy was another one on %1: %n change(s)</source>
        <translation>
            <numerusform>The policy was another one on %1: %n change</numerusform>
            <numerusform>The policy was another one on %1: %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::HistoryPage</name>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>pulls and replays</comment>
        <translation>
            <numerusform>%n kept</numerusform>
            <numerusform>%n kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n job(s) · seed %3</source>
        <comment>trace, mode, jobs, seed of a replay</comment>
        <translation>
            <numerusform>%1 · %2 · %n job · seed %3</numerusform>
            <numerusform>%1 · %2 · %n jobs · seed %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted. For a day they can be brought back here.</source>
        <comment>pulls and replays</comment>
        <translation>
            <numerusform>%n deleted. For a day it can be brought back here.</numerusform>
            <numerusform>%n deleted. For a day they can be brought back here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ImportDialog</name>
    <message numerus="yes">
        <source>Not one of these files, or its field is taken: %1</source>
        <translation>
            <numerusform>Not one of these files, or its field is taken: %1</numerusform>
            <numerusform>Not one of these files, or its field is taken: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also read: %1</source>
        <translation>
            <numerusform>Also read: %1</numerusform>
            <numerusform>Also read: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::LadderChart</name>
    <message numerus="yes">
        <source>ties with %n other(s)</source>
        <translation>
            <numerusform>ties with %n other</numerusform>
            <numerusform>ties with %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tied accounts&apos; children form one level of %n: sorted by LevelFS, the highest first.</source>
        <translation>
            <numerusform>The tied accounts&apos; children form one level of %n: sorted by LevelFS, the highest first.</numerusform>
            <numerusform>The tied accounts&apos; children form one level of %n: sorted by LevelFS, the highest first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What hangs from %1, %n in all, is sorted by LevelFS, the highest first.</source>
        <translation>
            <numerusform>What hangs from %1, %n in all, is sorted by LevelFS, the highest first.</numerusform>
            <numerusform>What hangs from %1, %n in all, is sorted by LevelFS, the highest first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 comes next with LevelFS %2, tied with %n other(s): everybody in it is ranked now.</source>
        <translation>
            <numerusform>%1 comes next with LevelFS %2, tied with %n other: everybody in it is ranked now.</numerusform>
            <numerusform>%1 comes next with LevelFS %2, tied with %n others: everybody in it is ranked now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) left.</source>
        <translation>
            <numerusform>%n user left.</numerusform>
            <numerusform>%n users left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n more not drawn</numerusform>
            <numerusform>%n more not drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::LearnPanel</name>
    <message numerus="yes">
        <source>%1 About %n minute(s).</source>
        <translation>
            <numerusform>%1 About %n minute.</numerusform>
            <numerusform>%1 About %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n question(s) answered.</source>
        <translation>
            <numerusform>%1 of %n question answered.</numerusform>
            <numerusform>%1 of %n questions answered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::LimitTable</name>
    <message numerus="yes">
        <source>%1: used up; %n days without jobs make room again.</source>
        <translation>
            <numerusform>%1: used up; %n day without jobs makes room again.</numerusform>
            <numerusform>%1: used up; %n days without jobs make room again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::MomentText</name>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::PasteForm</name>
    <message numerus="yes">
        <source>Pasting changes %n values</source>
        <translation>
            <numerusform>Pasting changes %n value</numerusform>
            <numerusform>Pasting changes %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values are there already.</source>
        <translation>
            <numerusform>%n value is there already.</numerusform>
            <numerusform>%n values are there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read; they stand first.</source>
        <translation>
            <numerusform>%n line could not be read; it stands first.</numerusform>
            <numerusform>%n lines could not be read; they stand first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::PeopleDialog</name>
    <message numerus="yes">
        <source>%n changes are chosen. Nobody is removed unless it is chosen.</source>
        <translation>
            <numerusform>%n change is chosen. Nobody is removed unless it is chosen.</numerusform>
            <numerusform>%n changes are chosen. Nobody is removed unless it is chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users have no account here.</source>
        <translation>
            <numerusform>%n user has no account here.</numerusform>
            <numerusform>%n users have no account here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users have a name that nobody can have.</source>
        <translation>
            <numerusform>%n user has a name that nobody can have.</numerusform>
            <numerusform>%n users have a name that nobody can have.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::PlacesForm</name>
    <message numerus="yes">
        <source>%n of them stand there already and stay as they are.</source>
        <translation>
            <numerusform>%n of them stands there already and stays as it is.</numerusform>
            <numerusform>%n of them stand there already and stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %1 to %n accounts</source>
        <translation>
            <numerusform>Add %1 to %n account</numerusform>
            <numerusform>Add %1 to %n accounts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::PriorityChart</name>
    <message numerus="yes">
        <source>the first of %n job(s) of %1</source>
        <translation>
            <numerusform>the only job of %1</numerusform>
            <numerusform>the first of %n jobs of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::PriorityPage</name>
    <message numerus="yes">
        <source>%1 job(s) in %2 rows, as of %3 UTC</source>
        <translation>
            <numerusform>%1 job in %2 rows, as of %3 UTC</numerusform>
            <numerusform>%1 jobs in %2 rows, as of %3 UTC</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::PurchasePanel</name>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::QueueWalkModel</name>
    <message numerus="yes">
        <source>Job %1 of %2 asks %3 for %n CPU(s)</source>
        <translation>
            <numerusform>Job %1 of %2 asks %3 for %n CPU</numerusform>
            <numerusform>Job %1 of %2 asks %3 for %n CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n node(s) or more; free CPUs: %2.</source>
        <comment>job … asks … for … CPUs</comment>
        <translation>
            <numerusform>%1 on %n node or more; free CPUs: %2.</numerusform>
            <numerusform>%1 on %n nodes or more; free CPUs: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::RecoveryChart</name>
    <message numerus="yes">
        <source>others, as before; %n more not drawn</source>
        <translation>
            <numerusform>others, as before; %n more not drawn</numerusform>
            <numerusform>others, as before; %n more not drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::RegimeChart</name>
    <message numerus="yes">
        <source>%n beyond the right edge</source>
        <translation>
            <numerusform>%n beyond the right edge</numerusform>
            <numerusform>%n beyond the right edge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n more not drawn</numerusform>
            <numerusform>%n more not drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ReplayCurveChart</name>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n more not drawn</numerusform>
            <numerusform>%n more not drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ReplayPage</name>
    <message numerus="yes">
        <source>%1 run(s) · the policy has changed since</source>
        <translation>
            <numerusform>%1 run · the policy has changed since</numerusform>
            <numerusform>%1 runs · the policy has changed since</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <translation>
            <numerusform>%1 run</numerusform>
            <numerusform>%1 runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ReplayWaitChart</name>
    <message numerus="yes">
        <source>%1: median %2, p90 %3 (%n job(s))</source>
        <translation>
            <numerusform>%1: median %2, p90 %3 (%n job)</numerusform>
            <numerusform>%1: median %2, p90 %3 (%n jobs)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::SafetyNet</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>of a policy, that others made</comment>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <comment>that others made or changed</comment>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ShareMap</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::SlopeChart</name>
    <message numerus="yes">
        <source>The %n that change most</source>
        <translation>
            <numerusform>The one that changes most</numerusform>
            <numerusform>The %n that change most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s) change; of those that stay as they are %1 are not drawn</source>
        <translation>
            <numerusform>%n account changes; of those that stay as they are %1 are not drawn</numerusform>
            <numerusform>%n accounts change; of those that stay as they are %1 are not drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::SplitForm</name>
    <message numerus="yes">
        <source>Split among %n siblings</source>
        <translation>
            <numerusform>Split among %n sibling</numerusform>
            <numerusform>Split among %n siblings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::SweepView</name>
    <message numerus="yes">
        <source>%1 point(s), each with %2 seeds.</source>
        <translation>
            <numerusform>%1 point with %2 seeds.</numerusform>
            <numerusform>%1 points, each with %2 seeds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::WaitingChart</name>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n more not drawn</numerusform>
            <numerusform>%n more not drawn</numerusform>
        </translation>
    </message>
</context>
</TS>
