// SPDX-License-Identifier: GPL-3.0-or-later
// What slurmctld of one release takes in slurm.conf, and that of another one does not; keys that it wants to fit each other.
#include "core/check/checker.h"
#include "core/evaluate/evaluation.h"
#include "core/evaluate/job_priority.h"
#include "core/schema/conf_words.h"
#include "support/test_case.h"

#include <QTest>

namespace test_conf_releases
{

using namespace apportion;

namespace
{

Policy withLines(const std::vector<std::pair<std::string, std::string>> &lines, std::uint16_t release)
{
    Policy policy;
    policy.release = release;
    policy.priority.markGiven(PriorityKey::PriorityType);
    std::uint32_t number = 0;
    for (const auto &[key, value] : lines) {
        policy.foreignConf.edit().push_back({ key, value, { "slurm.conf", ++number } });
    }
    return policy;
}

/// What is found of that kind, without the advice.
QStringList told(const Policy &policy, const char *code)
{
    QStringList lines;
    for (const Diagnostic &finding : check(policy, {})) {
        if (finding.code == code) {
            lines.append(QString::fromStdString(finding.message.english()));
        }
    }
    return lines;
}

Severity severityOf(const Policy &policy, const char *code)
{
    for (const Diagnostic &finding : check(policy, {})) {
        if (finding.code == code) {
            return finding.severity;
        }
    }
    return Severity::Note;
}

/// A partition of a QOS that is there, and what else the policy says.
Policy withPartitionOf(const std::string &qos, std::uint16_t release)
{
    Policy policy = withLines({ { "AccountingStorageEnforce", "associations" } }, release);
    Partition partition;
    partition.name = "batch";
    partition.qos = qos;
    policy.partitions.edit().push_back(partition);
    Qos normal;
    normal.name = "normal";
    policy.qos.edit().push_back(normal);
    return policy;
}

} // namespace

class TestConfReleases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWordIsThatOfSomeReleases_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<int>("release");
        QTest::addColumn<QString>("finding"); // empty: it is taken
        const auto row = [](const char *key, const char *value, int release, const char *finding) {
            QTest::addRow("%s=%s of %d", key, value, release) << key << value << release << finding;
        };
        row("SelectType", "select/cons_res", 2302, "");
        row("SelectType", "select/cons_res", 2311,
            "SelectType=select/cons_res in slurm.conf was given up after Slurm 23.02: slurmctld of 23.11 would not start");
        row("TopologyPlugin", "topology/block", 2302,
            "TopologyPlugin=topology/block in slurm.conf came with Slurm 23.11: slurmctld of 23.02 would not start");
        row("TopologyPlugin", "topology/block", 2511, "");
        row("TopologyPlugin", "topology/none", 2205, "");
        row("DebugFlags", "Priority,TimeCray", 2311, "");
        row("DebugFlags", "Priority,TimeCray", 2405,
            "DebugFlags=TimeCray in slurm.conf was given up after Slurm 23.11: slurmctld of 24.05 would not start");
        row("PrologFlags", "RunInJob", 2311, "PrologFlags=RunInJob in slurm.conf came with Slurm 24.05: slurmctld of 23.11 would not start");
        row("SelectTypeParameters", "CR_Core,ENFORCE_BINDING_GRES", 2205,
            "SelectTypeParameters=ENFORCE_BINDING_GRES in slurm.conf came with Slurm 23.11: slurmctld of 22.05 would not start");
        row("AccountingStoreJobComment", "NO", 2011, "");
        row("JobSubmitPlugins", "lua,cray_aries", 2311, "");
        row("JobSubmitPlugins", "lua,cray_aries", 2405,
            "JobSubmitPlugins=cray_aries in slurm.conf was given up after Slurm 23.11: slurmctld of 24.05 would not start");
    }
    void aWordIsThatOfSomeReleases()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(int, release);
        QFETCH(QString, finding);
        const Policy policy = withLines({ { key.toStdString(), value.toStdString() } }, static_cast<std::uint16_t>(release));
        QCOMPARE(told(policy, "conf-key-release"), finding.isEmpty() ? QStringList() : QStringList(finding));
        QCOMPARE(told(policy, "conf-value") + told(policy, "conf-plugin"), QStringList());
        QVERIFY(finding.isEmpty() || severityOf(policy, "conf-key-release") == Severity::Error);
    }

    /// Before 26.05 the one that stands alone wins, or is passed over.
    void someWordsStandAlone()
    {
        for (const char *word : { "START_ONLY", "reboot_only" }) {
            QCOMPARE(told(withLines({ { "HealthCheckNodeState", word } }, 2605), "conf-value"), QStringList());
            const std::string both = std::string("IDLE,") + word;
            QCOMPARE(told(withLines({ { "HealthCheckNodeState", both } }, 2511), "conf-value"), QStringList());
            QCOMPARE(told(withLines({ { "HealthCheckNodeState", both } }, 2605), "conf-value"),
                QStringList(QString("HealthCheckNodeState=IDLE,%1 in slurm.conf is no value that Slurm knows: slurmctld would not start").arg(word)));
        }
        QCOMPARE(told(withLines({ { "HealthCheckNodeState", "IDLE,CYCLE" } }, 2605), "conf-value"), QStringList());
    }

    /// A bit is taken out of what was read before it is compared with what nothing could be read of.
    void aModeOfPartitionsThatSlurmDoesNotKnowStopsOlderReleases()
    {
        Policy policy = withPartitionOf("", 2405);
        policy.partitions.edit()[0].foreign = { { "PreemptMode", "EVICT" } };
        QCOMPARE(told(policy, "conf-value"),
            QStringList("PreemptMode=EVICT in PartitionName=batch is no value that Slurm knows: slurmctld would not start"));
        QCOMPARE(told(policy, "conf-value-taken"), QStringList());
        policy.release = 2411;
        QCOMPARE(told(policy, "conf-value"), QStringList());
        QCOMPARE(told(policy, "conf-value-taken"),
            QStringList(
                "PreemptMode=EVICT in PartitionName=batch is no value that Slurm knows: slurmctld of 24.11 starts all the same, with a value that "
                "nobody wrote"));
        QCOMPARE(severityOf(policy, "conf-value-taken"), Severity::Warning);
        policy.partitions.edit()[0].foreign = { { "PreemptMode", "REQUEUE" } };
        QCOMPARE(told(policy, "conf-value-taken"), QStringList());
    }

    /// Where nobody said which release it is, the newest one is meant, which is no certainty.
    void aReleaseThatNobodySaidIsAWarning()
    {
        QCOMPARE(severityOf(withLines({ { "SelectType", "select/cons_res" } }, 0), "conf-key-release"), Severity::Warning);
    }

    void whatNoReleaseTakesIsAnError_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("isPlugin"); // one of the site's own may stand behind it
        const auto row
            = [](const char *key, const char *value, bool isPlugin = false) { QTest::addRow("%s=%s", key, value) << key << value << isPlugin; };
        row("SallocDefaultCommand", "\"srun -n1 --pty $SHELL\"");
        row("AccountingStoreJobComment", "NO");
        row("TaskPluginParam", "autobind=core");
        row("AccountingStorageType", "accounting_storage/mysql");
        row("MaxDBDMsgs", "9999");
        row("PropagatePrioProcess", "3");
        row("PropagateResourceLimits", "nofile"); // their case counts
        row("SchedulerParameters", "defer,max_script_size=536870913");
        row("PreemptExemptTime", "soon");
        row("SlurmctldSyslogDebug", "loud");
        row("SwitchType", "switch/foo", true);
        row("JobAcctGatherType", "jobacct_gather/foo", true);
        row("SelectType", "select/CONS_TRES", true); // names of files
        row("JobSubmitPlugins", "throttle,foo", true);
        row("BurstBufferType", "burst_buffer/none", true);
        row("AuthType", "auth/foo", true);
        row("AuthAltTypes", "auth/jwt,auth/foo", true);
        row("CredType", "cred/foo", true);
        row("MCSPlugin", "account", true);
        row("PrepPlugins", "script,foo", true);
        row("NodeFeaturesPlugins", "foo", true);
        row("AcctGatherProfileType", "acct_gather_profile/foo", true);
        row("AcctGatherInterconnectType", "foo", true);
        row("AcctGatherFilesystemType", "acct_gather_filesystem/foo", true);
        row("ExtSensorsType", "ext_sensors/foo", true);
        row("PowerPlugin", "power/foo", true);
    }
    void whatNoReleaseTakesIsAnError()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(bool, isPlugin);
        const Policy policy = withLines({ { key.toStdString(), value.toStdString() } }, 2205);
        QCOMPARE(told(policy, "conf-value").size(), isPlugin ? 0 : 1);
        QCOMPARE(told(policy, "conf-plugin").size(), isPlugin ? 1 : 0);
    }

    void pluginsAreNamedWithTheirFolderOrWithout()
    {
        const Policy policy = withLines({ { "JobSubmitPlugins", "job_submit/throttle,lua" }, { "BurstBufferType", "lua" } }, 2205);
        QCOMPARE(told(policy, "conf-plugin"), QStringList());
    }

    /// As slurmctld of 22.05, 23.11, 24.11 and 26.05 takes them, or dies of them.
    void whatIsTakenDependsOnTheRelease_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<int>("release");
        QTest::addColumn<QString>("code"); // empty: it is taken
        const auto row = [](const char *key, const char *value, int release, const char *code) {
            QTest::addRow("%s=%s in %d", key, value, release) << key << value << release << code;
        };
        row("AcctGatherEnergyType", "rapl", 2205, "");
        row("AcctGatherEnergyType", "acct_gather_energy/ipmi,acct_gather_energy/gpu", 2605, "");
        row("SwitchType", "none", 2205, "conf-key-release");
        row("SwitchType", "none", 2311, "");
        row("AuthType", "auth/slurm", 2205, "conf-key-release");
        row("AuthType", "auth/slurm", 2605, "");
        row("CredType", "cred/slurm", 2311, "");
        row("MCSPlugin", "mcs/label", 2311, "conf-key-release");
        row("MCSPlugin", "mcs/label", 2411, "");
        row("JobCompType", "jobcomp/foo", 2205, ""); // it goes on without
        row("JobCompType", "jobcomp/foo", 2311, "conf-plugin");
        row("NodeFeaturesPlugins", "knl_generic", 2411, "");
        row("NodeFeaturesPlugins", "knl_generic", 2605, "conf-key-release");
        row("HashPlugin", "k12", 2605, "");
        row("HashPlugin", "hash/foo", 2605, "conf-plugin");
        row("TLSType", "tls/foo", 2411, "conf-plugin");
        row("MetricsType", "metrics/foo", 2605, "conf-plugin");
        row("CertmgrType", "certmgr/foo", 2411, "conf-plugin");
        row("PowerPlugin", "power/foo", 2411, "conf-key-defunct");
        row("SelectTypeParameters", "OTHER_CONS_RES,CR_Core", 2302, "");
        row("SelectTypeParameters", "OTHER_CONS_RES,CR_Core", 2311, "conf-key-release");
        row("PropagateResourceLimits", "RLIMIT_NOFILE,CORE", 2205, "");
        row("ReconfigFlags", "KeepPartState,KeepParts", 2205, "conf-value-taken");
        row("ReconfigFlags", "KeepPowerSaveSettings", 2205, "conf-value-taken");
        row("ReconfigFlags", "KeepPowerSaveSettings", 2302, "");
        row("MaxNodeCount", "65537", 2311, "");
        row("MaxNodeCount", "65537", 2411, "conf-value");
        row("MaxNodeCount", "2147483647", 2205, "");
        row("MaxNodeCount", "2147483648", 2205, "conf-value");
        row("MaxNodeCount", "unlimited", 2205, "conf-value");
        row("MaxNodeCount", "INFINITE", 2405, "conf-value");
        row("MaxNodeCount", "unlimited", 2605, "conf-value");
        row("MaxNodeCount", "4294967294", 2205, "conf-value"); // NO_VAL
        row("MaxNodeCount", "4294967294", 2302, "");
        row("MaxNodeCount", "4294967294", 2411, "conf-value");
        row("SchedulerParameters", "max_script_size=536870912", 2605, "");
        row("SchedulerParameters", "max_submit_line_size=2097153", 2205, "");
        row("SchedulerParameters", "max_submit_line_size=2097153", 2311, "conf-value");
        row("SlurmctldParameters", "conmgr_max_connections=0", 2311, "");
        row("SlurmctldParameters", "conmgr_max_connections=0", 2411, "conf-value");
        row("SlurmctldParameters", "rl_enable,rl_bucket_size=0", 2411, "");
        row("SlurmctldParameters", "rl_enable,rl_bucket_size=0", 2605, "conf-value");
        row("SlurmctldParameters", "rl_enable,rl_table_size=abc", 2605, "conf-value");
        row("SlurmctldParameters", "rl_bucket_size=0", 2605, "");
    }
    void whatIsTakenDependsOnTheRelease()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(int, release);
        QFETCH(QString, code);
        const Policy policy = withLines({ { key.toStdString(), value.toStdString() } }, static_cast<std::uint16_t>(release));
        for (const char *one : { "conf-value", "conf-plugin", "conf-key-release", "conf-value-taken", "conf-key-defunct" }) {
            QCOMPARE(told(policy, one).size(), code == QLatin1String(one) ? 1 : 0);
        }
    }

    /// As slurmctld of 22.05, 24.11 and 26.05 takes them, or dies of them; 23.02 by its source.
    void aSiteFactorTakesAPlugin_data()
    {
        QTest::addColumn<QString>("plugin");
        QTest::addColumn<bool>("isBasic");
        QTest::addColumn<int>("release");
        QTest::addColumn<bool>("isTold");
        const auto row = [](const char *plugin, bool isBasic, int release, bool isTold) {
            QTest::addRow("%s in %d%s", plugin, release, isBasic ? " under priority/basic" : "") << plugin << isBasic << release << isTold;
        };
        row("", false, 2605, false);
        row("site_factor/foo", false, 2205, false); // it goes on without
        row("site_factor/foo", false, 2302, true);
        row("site_factor/foo", true, 2302, true);
        row("site_factor/foo", false, 2411, true);
        row("site_factor/foo", true, 2411, false);
        row("foo", false, 2605, true);
        row("example", false, 2605, true);
        row("Site_Factor/example", false, 2605, true);
        row("site_factor/example", false, 2605, false);
        row("site_factor_example", false, 2605, false);
        row("site_factor/example", false, 2302, true);
        row("site_factor/none", false, 2302, false);
        row("none", false, 2302, true);
        row("x/NoneSuch", false, 2411, false);
    }
    void aSiteFactorTakesAPlugin()
    {
        QFETCH(QString, plugin);
        QFETCH(bool, isBasic);
        QFETCH(int, release);
        QFETCH(bool, isTold);
        Policy policy = withLines({}, static_cast<std::uint16_t>(release));
        policy.priority.siteFactorPlugin = plugin.toStdString();
        policy.priority.type = isBasic ? PriorityType::Basic : PriorityType::Multifactor;
        const QString finding
            = QStringLiteral("PrioritySiteFactorPlugin=%1: Slurm comes with no such plugin; without one, slurmctld would not start").arg(plugin);
        QCOMPARE(told(policy, "conf-plugin"), isTold ? QStringList(finding) : QStringList());
    }

    /// slurmctld of 22.05 crashes of it, and later ones miss the nodes in their partitions.
    void allNodesHaveToFitIntoTheirNumber()
    {
        Policy policy = withLines({ { "SelectType", "select/cons_tres" }, { "MaxNodeCount", "9" } }, 2311);
        NodeGroup group;
        group.names = "n[1-5]";
        group.count = 5;
        policy.nodeGroups.edit() = { group, group };
        QCOMPARE(told(policy, "conf-pair"), QStringList("MaxNodeCount=9 is less than the 10 nodes that there are: slurmctld would not start"));
        policy.foreignConf.edit().back().value = "10";
        QCOMPARE(told(policy, "conf-pair"), QStringList());
        for (const std::uint16_t release : std::array<std::uint16_t, 4> { 2205, 2302, 2405, 2605 }) { // 0 was any number once
            policy.release = release;
            policy.foreignConf.edit().back().value = "0";
            QCOMPARE(told(policy, "conf-pair").size(), release < 2302 ? 0 : 1);
            policy.foreignConf.edit().back().value = "4294967294";
            QCOMPARE(told(policy, "conf-pair").size(), 0);
        }
    }

    void numbersAtTheirBordersAreTaken()
    {
        QCOMPARE(told(withLines({ { "MaxDBDMsgs", "10000" }, { "PropagatePrioProcess", "2" }, { "PreemptExemptTime", "-1" } }, 2205), "conf-value"),
            QStringList());
    }

    void keysFitEachOther_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<int>("release");
        QTest::addColumn<QString>("finding");
        const auto row = [](const QStringList &lines, int release, const char *finding) {
            QTest::addRow("%s in %d", qPrintable(lines.join(QLatin1Char(' '))), release) << lines << release << finding;
        };
        row({ "JobContainerType=job_container/tmpfs" }, 2205,
            "JobContainerType=job_container/tmpfs wants PrologFlags=Contain beside it: slurmctld would not start");
        row({ "JobContainerType=job_container/tmpfs", "PrologFlags=X11" }, 2205, "");
        row({ "JobContainerType=job_container/cncu" }, 2411, "");
        row({ "JobContainerType=job_container/cncu" }, 2605, "JobContainerType wants PrologFlags=Contain beside it: slurmctld would not start");
        row({ "NamespaceType=namespace/tmpfs" }, 2511, "NamespaceType wants PrologFlags=Contain beside it: slurmctld would not start");
        row({ "NamespaceType=namespace/none" }, 2511, "");
        row({ "PrologFlags=X11", "ProctrackType=proctrack/linuxproc" }, 2205,
            "PrologFlags=X11 does not go with ProctrackType=proctrack/linuxproc: slurmctld would not start");
        row({ "SlurmctldParameters=enable_configless,enable_stepmgr" }, 2405,
            "SlurmctldParameters=enable_stepmgr wants PrologFlags=Contain beside it: slurmctld would not start");
        row({ "SlurmctldParameters=enable_configless,enable_stepmgr" }, 2311, "");
        row({ "SlurmSchedLogLevel=1" }, 2205, "SlurmSchedLogLevel wants SlurmSchedLogFile beside it: slurmctld would not start");
        row({ "SlurmSchedLogLevel=0" }, 2205, "");
        row({ "MCSPlugin=mcs/group" }, 2205, "MCSPlugin=mcs/group wants MCSParameters beside it: slurmctld would not start");
        row({ "MCSPlugin=mcs/user" }, 2205, "");
        row({ "MCSParameters=ondemand" }, 2205, "MCSParameters wants MCSPlugin beside it: slurmctld would not start");
        row({ "CommunicationParameters=DisableIPv4" }, 2205,
            "CommunicationParameters=DisableIPv4 wants CommunicationParameters=EnableIPv6 beside it: slurmctld would not start");
        row({ "CommunicationParameters=DisableIPv4,EnableIPv6" }, 2205, "");
        row({ "TaskPluginParam=cores,sockets" }, 2205, "TaskPluginParam=cores does not go with TaskPluginParam=sockets: slurmctld would not start");
        row({ "TaskPluginParam=OOMKillStep" }, 2411, "TaskPluginParam=OOMKillStep wants TaskPlugin=task/cgroup beside it: slurmctld would not start");
        row({ "TaskPluginParam=OOMKillStep", "TaskPlugin=task/affinity,task/cgroup" }, 2411, "");
        row({ "SelectType=select/linear", "TopologyPlugin=topology/tree" }, 2311,
            "TopologyPlugin=topology/tree does not go with SelectType=select/linear: slurmctld would not start");
        row({ "SelectType=select/linear", "TopologyPlugin=topology/tree" }, 2302, "");
        row({ "JobAcctGatherParams=UsePSS,NoShared" }, 2205,
            "JobAcctGatherParams=UsePSS does not go with JobAcctGatherParams=NoShared: slurmctld would not start");
        row({ "JobAcctGatherParams=UsePSS,NoShared" }, 2108, "");
        row({ "LaunchParameters=enable_nss_slurm,disable_send_gids" }, 2108,
            "LaunchParameters=enable_nss_slurm does not go with LaunchParameters=disable_send_gids: slurmctld would not start");
        row({ "LaunchParameters=enable_nss_slurm,disable_send_gids" }, 2011, "");
        row({ "JobContainerType=job_container/tmpfs" }, 2011, "");
        row({ "SelectType=select/linear", "GresTypes=gpu,shard" }, 2311,
            "GresTypes=shard wants SelectType=select/cons_tres beside it: slurmctld would not start");
        row({ "GresTypes=gpu,mps" }, 2205, // select/linear is what it takes then
            "GresTypes=mps wants SelectType=select/cons_tres beside it: slurmctld would not start");
        row({ "GresTypes=gpu,mps" }, 2311, "");
        row({ "MaxNodeCount=10", "SelectType=select/linear" }, 2311,
            "MaxNodeCount wants SelectType=select/cons_tres beside it: slurmctld would not start");
        row({ "MaxNodeCount=10" }, 2311, "");
        row({ "MaxNodeCount=0", "SelectType=select/linear" }, 2205, "");
        row({ "MaxNodeCount=0", "SelectType=select/linear" }, 2302,
            "MaxNodeCount wants SelectType=select/cons_tres beside it: slurmctld would not start");
        row({ "MaxNodeCount=4294967294", "SelectType=select/linear" }, 2311, "");
        row({ "SelectType=select/cons_tres", "GresTypes=shard" }, 2205, "GresTypes=shard wants GresTypes=gpu beside it: slurmctld would not start");
        row({ "GresTypes=shard" }, 2108, "");
        row({ "SelectType=select/cons_tres", "GresTypes=foo,mps,gpus" }, 2108,
            "GresTypes=mps wants GresTypes=gpu beside it: slurmctld would not start");
        row({ "SelectType=select/cons_tres", "GresTypes=mps,gpu,shard" }, 2205, "");
    }
    void keysFitEachOther()
    {
        QFETCH(QStringList, lines);
        QFETCH(int, release);
        QFETCH(QString, finding);
        std::vector<std::pair<std::string, std::string>> pairs;
        for (const QString &line : lines) {
            pairs.emplace_back(line.section(QLatin1Char('='), 0, 0).toStdString(), line.section(QLatin1Char('='), 1).toStdString());
        }
        QCOMPARE(told(withLines(pairs, static_cast<std::uint16_t>(release)), "conf-pair"), finding.isEmpty() ? QStringList() : QStringList(finding));
    }

    /// Cores and memory are always counted; of others slurmdbd keeps the numbers.
    void whatIsTrackedWantsADatabase()
    {
        Policy policy = withLines({ { "SlurmctldHost", "head" } }, 2205);
        QCOMPARE(told(policy, "tres-without-database"), QStringList());
        policy.tres.track("fs/disk");
        QCOMPARE(told(policy, "tres-without-database"), QStringList());
        policy.tres.track("gres/gpu");
        QCOMPARE(told(policy, "tres-without-database"),
            QStringList(
                "AccountingStorageTRES=gres/gpu wants AccountingStorageType=accounting_storage/slurmdbd beside it: slurmctld would not start"));
        policy.foreignConf.edit().push_back({ "AccountingStorageType", "accounting_storage/slurmdbd", {} });
        QCOMPARE(told(policy, "tres-without-database"), QStringList());
    }

    /// Recorded on a cluster without slurmdbd: jobs that had waited 10 seconds of PriorityMaxAge=2 had an age of 0 (sprio -l).
    void ageAndFairShareWantADatabase()
    {
        Policy policy = withLines({ { "accountingStorageType", "\"Accounting_Storage/none\"" } }, 2205);
        QCOMPARE(told(policy, "weights-without-database"), QStringList());
        policy.priority.weightAge = 1000;
        QCOMPARE(told(policy, "weights-without-database"),
            QStringList(
                "AccountingStorageType=Accounting_Storage/none: slurmctld ignores PriorityWeightAge and PriorityWeightFairshare, and so do the "
                "numbers here"));
        policy.priority.weightFairshare = 100000;
        policy.priority.weightAssoc = 7000;
        const AssociationId user = policy.associations.addUser(AssociationTree::root(), "ann", 1);
        policy.associations.setPriority(user, 1);
        policy.partitions.edit().push_back({});
        policy.partitions.edit().front().name = "p";
        Situation situation;
        Job job;
        job.id = "1";
        job.user = "ann";
        job.account = "root";
        job.partitions = { "p" };
        job.submitTime = job.accrueTime = job.eligibleTime = 1000;
        situation.jobs.edit().push_back(job);
        EvaluationOptions later;
        later.now = 1000 + 86400;
        const auto termsOf = [&](std::string_view type) {
            policy.foreignConf.edit().back().value = type;
            return evaluate(Snapshot { policy, situation }, later)->terms(0);
        };
        const PriorityTerms without = termsOf("accounting_storage/none");
        QCOMPARE(without.age + without.fairshare, 0.0);
        QVERIFY(without.assoc > 0.0 && without.sum == without.assoc);
        const PriorityTerms with = termsOf("accounting_storage/slurmdbd");
        QVERIFY(with.age > 0.0 && with.fairshare > 0.0);
        QCOMPARE(told(policy, "weights-without-database"), QStringList());
    }

    void aSlurmConfWithoutADatabaseIsToldOnlyWhereItIsWhole()
    {
        Policy policy = withLines({ { "SlurmctldHost", "head" } }, 2205);
        QCOMPARE(told(policy, "weights-without-database"), QStringList());
        policy.priority.weightFairshare = 1000;
        QCOMPARE(told(policy, "weights-without-database"),
            QStringList(
                "Without AccountingStorageType slurmctld ignores PriorityWeightAge and PriorityWeightFairshare; the numbers here count them"));
        policy.foreignConf.edit().push_back({ "AccountingStorageType", "accounting_storage/slurmdbd", {} });
        QCOMPARE(told(policy, "weights-without-database"), QStringList());
        policy.foreignConf.edit().clear(); // given in part
        QCOMPARE(told(policy, "weights-without-database"), QStringList());
    }

    void aQosOfAPartitionThatIsNotThereIsFatalWhereQosAreEnforced()
    {
        Policy policy = withPartitionOf("hihg", 2205);
        QCOMPARE(severityOf(policy, "partition-qos-unknown"), Severity::Warning);
        policy.release = 2511;
        QCOMPARE(severityOf(policy, "partition-qos-unknown"), Severity::Error);
        policy.release = 2205;
        policy.foreignConf.edit()[0].value = "associations,qos";
        QCOMPARE(severityOf(policy, "partition-qos-unknown"), Severity::Error);
        QCOMPARE(told(policy, "partition-qos-unknown"),
            QStringList("Partition batch names the QOS hihg, which does not exist: slurmctld would not start"));
        policy.foreignConf.edit().push_back({ "AccountingStorageEnforce", "associations", {} }); // the last line counts
        QCOMPARE(severityOf(policy, "partition-qos-unknown"), Severity::Warning);
        policy.foreignConf.edit().pop_back();
        policy.partitions.edit()[0].qos = "N/A"; // what scontrol prints for none is a name in slurm.conf
        QCOMPARE(severityOf(policy, "partition-qos-unknown"), Severity::Error);
        for (const char *known : { "normal", "NORMAL" }) {
            policy.partitions.edit()[0].qos = known;
            QCOMPARE(told(policy, "partition-qos-unknown"), QStringList());
        }
    }

    void aListOfQosIsFatalSince2511()
    {
        Policy policy = withPartitionOf("normal", 2505);
        policy.partitions.edit()[0].foreign = { { "DenyQos", "hihg" } };
        QCOMPARE(severityOf(policy, "partition-list-unknown"), Severity::Warning);
        policy.release = 2511;
        QCOMPARE(severityOf(policy, "partition-list-unknown"), Severity::Error);
    }

    void aTopologyOfAPartitionIsThatOfAFile()
    {
        Policy policy = withPartitionOf("normal", 2511);
        policy.partitions.edit().push_back(policy.partitions.get()[0]);
        policy.partitions.edit()[1].name = "other";
        for (const char *known : { "default", "\"default\"" }) {
            policy.partitions.edit()[0].foreign = { { "Topology", known } };
            QCOMPARE(told(policy, "partition-topology"), QStringList());
        }
        policy.partitions.edit()[0].foreign = { { "Topology", "\"\"" } };
        QCOMPARE(
            told(policy, "conf-value"), QStringList("Topology=\"\" in PartitionName=batch is no value that Slurm knows: slurmctld would not start"));
        policy.partitions.edit()[0].foreign = { { "topology", "Default" } }; // case counts
        policy.partitions.edit()[1].foreign = { { "Topology", "Default" } };
        QCOMPARE(told(policy, "partition-topology"),
            QStringList("Partition batch has the topology Default, which slurmctld knows from topology.yaml alone: where that file does not name it, "
                        "slurmctld does not start"));
        policy.release = 2411; // which knows no such key
        QCOMPARE(told(policy, "partition-topology"), QStringList());
    }

    /// As slurmctld of 26.05 takes them, or dies of them.
    void topologiesOfNodesAreThoseOfAFile()
    {
        Policy policy = withLines({}, 2605);
        NodeGroup group;
        group.names = "n[1-2]";
        group.count = 2;
        policy.nodeGroups.edit() = { group, group };
        for (const char *known : { "default", "default:s2", "\"\"", "default:", ",:default:s1," }) {
            policy.nodeGroups.edit()[0].foreign = { { "Topology", known } };
            QCOMPARE(told(policy, "node-topology"), QStringList());
        }
        const QString behind
            = QStringLiteral(", which slurmctld knows from topology.yaml alone: where that file does not name it, slurmctld does not start");
        policy.nodeGroups.edit()[0].foreign = { { "topology", "default:s1,:flat:x,tree" } };
        policy.nodeGroups.edit()[1].foreign = { { "Topology", "tree" } };
        QCOMPARE(told(policy, "node-topology"),
            QStringList({ "Nodes n[1-2] have the topology flat" + behind, "Nodes n[1-2] have the topology tree" + behind }));
        policy.release = 2411; // which knows no such key
        QCOMPARE(told(policy, "node-topology"), QStringList());
    }

    void aRelativeQosIsThatOfOnePartition()
    {
        Policy policy = withPartitionOf("normal", 2311);
        policy.qos.edit()[0].foreign = { { "Flags", "DenyOnLimit,Relative" } };
        QCOMPARE(told(policy, "qos-relative-twice"), QStringList());
        policy.partitions.edit().push_back(policy.partitions.get()[0]);
        policy.partitions.edit()[1].name = "long";
        QCOMPARE(told(policy, "qos-relative-twice"),
            QStringList("QOS normal has the flag Relative, and is that of the partitions batch and long: slurmctld does not start with it since "
                        "Slurm 23.11"));
        policy.release = 2302;
        QCOMPARE(told(policy, "qos-relative-twice"), QStringList());
    }

    void aPriorityTypeThatNobodySaidIsBasicBefore2311()
    {
        Policy policy = withLines({ { "SlurmctldHost", "head" } }, 2302);
        QCOMPARE(told(policy, "priority-type-default"), QStringList());
        policy.priority.markGiven(PriorityKey::PriorityType, false);
        QCOMPARE(severityOf(policy, "priority-type-default"), Severity::Warning);
        policy.release = 2311;
        QCOMPARE(told(policy, "priority-type-default"), QStringList());
    }
};

APPORTION_TEST(TestConfReleases)
} // namespace test_conf_releases

#include "test_conf_releases.moc"
