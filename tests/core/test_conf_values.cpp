// SPDX-License-Identifier: GPL-3.0-or-later
// Odd values of keys of slurm.conf, as slurmctld 22.05 took or refused them: those of which other releases differ say so.
#include "core/check/checker.h"
#include "core/schema/conf_number.h"
#include "support/test_case.h"

#include <QTest>

namespace test_conf_values
{

using namespace apportion;

namespace
{

Policy withLines(const std::vector<std::pair<std::string, std::string>> &lines, std::uint16_t release = 2205)
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

Policy withPartitionKey(const std::string &key, const std::string &value, std::uint16_t release = 2205, std::uint32_t defaultLine = 0)
{
    Policy policy = withLines({}, release);
    Partition partition;
    partition.name = "batch";
    ForeignKey entry { key, value };
    if (defaultLine > 0) {
        entry.inheritedFrom = { "slurm.conf", defaultLine };
    }
    partition.foreign = { entry };
    policy.partitions.edit().push_back(partition);
    return policy;
}

Policy withNodeKey(const std::string &key, const std::string &value)
{
    Policy policy = withLines({});
    NodeGroup group;
    group.names = "n1";
    group.count = 1;
    group.foreign = { { key, value } };
    policy.nodeGroups.edit().push_back(group);
    return policy;
}

/// What of keys and their values stops slurmctld, or of a plugin that does not come with Slurm.
QStringList told(const Policy &policy)
{
    QStringList lines;
    for (const Diagnostic &finding : check(policy, {})) {
        if (finding.severity == Severity::Error || finding.code == "conf-plugin") {
            lines.append(QString::fromStdString(finding.message.english()));
        }
    }
    return lines;
}

} // namespace

class TestConfValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lonelyKeys_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("taken");
        const auto row
            = [](const char *key, const char *value, bool taken) { QTest::newRow(qPrintable(QString(key) + '=' + value)) << key << value << taken; };
        for (const char *key : { "AccountingStorageType", "AuthType", "CredType", "EnforcePartLimits", "ExtSensorsType", "FastSchedule", "FirstJobId",
                 "MaxDBDMsgs", "MaxJobCount", "MaxStepCount", "MCSPlugin", "MCSParameters", "PluginDir", "PreemptExemptTime", "SallocDefaultCommand",
                 "SchedulerType", "SlurmSchedLogFile", "SlurmUser", "SlurmctldDebug", "SlurmctldPort", "SlurmdSyslogDebug", "SwitchType",
                 "TopologyPlugin" }) {
            row(key, "\"\"", false);
        }
        for (const char *key : { "AuthAltTypes", "BcastExclude", "DebugFlags", "JobSubmitPlugins", "Licenses", "PrologFlags",
                 "PropagateResourceLimits", "SlurmctldPlugstack", "TaskPluginParam" }) {
            row(key, "\"\"", true);
        }
        row("AccountingStorageEnforce", "\"limits, qos\"", false); // a blank belongs to the word
        row("AccountingStorageEnforce", "\"limits,qos \"", false);
        row("DebugFlags", "\"Priority, Gres\"", false);
        row("JobSubmitPlugins", "\"throttle, defaults\"", false);
        row("DebugFlags", "Priority,,Gres,", true);
        row("AcctGatherInfinibandType", "acct_gather_infiniband/none", true);
        row("AcctGatherInfinibandType", "acct_gather_infiniband/foo", false);
        row("AcctGatherInterconnectType", "acct_gather_infiniband/ofed", true);
        row("BcastExclude", "NONE", true);
        row("BcastExclude", "/lib,,/usr", true);
        row("BcastExclude", "/lib,usr", false);
        row("BcastExclude", "\"/lib, /usr\"", false);
        row("BcastExclude", "none,/lib", false);
        row("FastSchedule", "01", true);
        row("FastSchedule", "0", false);
        row("FirstJobId", "0K", false);
        row("FirstJobId", "INFINITE", false);
        row("MaxJobId", "UNLIMITED", true);
        row("MaxDBDMsgs", "9K", false);
        row("MaxDBDMsgs", "10K", true);
        row("MaxJobCount", "0x0", false);
        row("PropagatePrioProcess", "0x3", false);
        row("PropagatePrioProcess", "0x2", true);
        row("SlurmSchedLogLevel", "00", true);
        row("SlurmSchedLogLevel", "0x1", false);
        row("SlurmctldDebug", "5x", true);
        row("SlurmctldDebug", "-5", false);
        row("SlurmctldPlugstack", "foo", false);
        row("SlurmctldPlugstack", "slurmctld/nonstop", true);
        row("SlurmctldHost", "a(10.0.0.1)", true);
        row("SlurmctldHost", "a(", false);
        row("SlurmctldHost", "a(b)c", false);
        row("SchedulerParameters", "max_script_size=536870913x", false);
        row("SchedulerParameters", "max_script_size=4294967296", true);
        row("SchedulerParameters", "max_script_size=5000000000", false);
        row("SchedulerParameters", "max_job_bf=3", false);
        row("SchedulerParameters", "max_job_bf=3,bf_max_job_test=4", true);
    }
    void lonelyKeys()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(bool, taken);
        const QStringList lines = told(withLines({ { key.toStdString(), value.toStdString() } }));
        QVERIFY2(lines.isEmpty() == taken, qPrintable(lines.join('\n')));
        QVERIFY2(taken || lines.front().contains("slurmctld would not start"), qPrintable(lines.join('\n')));
    }

    void keysThatFitNoOther()
    {
        QCOMPARE(told(withLines({ { "SchedulerType", "sched/builtin" }, { "SchedulerParameters", "max_job_bf=3" } })), QStringList());
        for (const auto &[action, taken] : { std::pair("discard", true), std::pair("Exit", true), std::pair("exitx", false), std::pair("", false) }) {
            const std::pair<std::string, std::string> parameters(
                "SlurmctldParameters", std::string("enable_configless,max_dbd_msg_action=") + action);
            QCOMPARE(told(withLines({ { "AccountingStorageType", "accounting_storage/slurmdbd" }, parameters })).isEmpty(), taken);
            QCOMPARE(told(withLines({ parameters })), QStringList()); // without slurmdbd nobody reads it
        }
        QCOMPARE(told(withLines({ { "SlurmctldHost", "a(10.0.0.1)" }, { "SlurmctldHost", "b" }, { "SlurmctldHost", "a" } })),
            QStringList("SlurmctldHost=a stands twice: slurmctld would not start"));
        QCOMPARE(told(withLines({ { "FirstJobId", "1K" }, { "MaxJobId", "1000" } })),
            QStringList("FirstJobId=1024 is above MaxJobId=1000: slurmctld would not start"));
        QCOMPARE(told(withLines({ { "FirstJobId", "67108864" }, { "MaxJobId", "UNLIMITED" } })),
            QStringList("FirstJobId=67108864 is above MaxJobId=67108863: slurmctld would not start"));
        QCOMPARE(told(withLines({ { "FirstJobId", "67108863" }, { "MaxJobId", "UNLIMITED" } })), QStringList());
    }

    /// rate_limit.c, rate_limit_init(): 23.02 to 25.05 take any number.
    void limitsOfCallsAreLoggedSeldomOrNever()
    {
        const auto isTold = [](const char *words, std::uint16_t release) {
            return !told(withLines({ { "SlurmctldParameters", words } }, release)).isEmpty();
        };
        QVERIFY(isTold("rl_enable,rl_log_freq=-2", 2511) && isTold("rl_log_freq=-5,RL_ENABLE", 2605));
        QVERIFY(!isTold("rl_enable,rl_log_freq=-1", 2511) && !isTold("rl_enable,rl_log_freq=x", 2605) && !isTold("rl_enable,rl_log_freq=0", 2605));
        QVERIFY(!isTold("rl_enable,rl_log_freq=-2", 2505) && !isTold("rl_log_freq=-2", 2605));
    }

    void keysOfPartitions_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<int>("release");
        QTest::addColumn<bool>("taken");
        const auto row = [](const char *key, const char *value, bool taken, int release = 2205) {
            QTest::addRow("%s=%s of %d", key, value, release) << key << value << release << taken;
        };
        for (const int release : { 2205, 2405, 2411 }) { // the last one takes whatever stands there
            row("PreemptMode", "CANCEL,REQUEUE", release > 2405, release);
            row("PreemptMode", "cancel,CANCEL", release > 2405, release);
            row("PreemptMode", "GANG,WITHIN", release > 2405, release);
            row("PreemptMode", "GANG,CANCEL", true, release);
        }
        row("SuspendTime", "5000000000", false);
        row("SuspendTime", "4294967295", true);
        row("SuspendTime", "-2", false);
        row("SuspendTime", "-1", true);
        row("SuspendTime", "Infinite", true);
        row("SuspendTime", "abc", true);
        row("SuspendTime", "5K", true);
        row("SuspendTime", "\"\"", true);
        row("SelectTypeParameters", "CR_Core,CR_LLN", true); // the beginning counts
        row("SelectTypeParameters", "cr_core_default_dist_block", true);
        row("SelectTypeParameters", "CR_CPU", false);
        row("SelectTypeParameters", "\"\"", false);
        row("State", "\"\"", false);
        row("State", "\" UP\"", false);
        row("OverSubscribe", "\"\"", false);
        row("DefaultTime", "\"\"", false);
        row("DefaultTime", "\" 5\"", false);
        row("DefaultTime", "\"5 \"", false);
    }
    void keysOfPartitions()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(int, release);
        QFETCH(bool, taken);
        const QStringList lines = told(withPartitionKey(key.toStdString(), value.toStdString(), static_cast<std::uint16_t>(release)));
        QVERIFY2(lines.isEmpty() == taken, qPrintable(lines.join('\n')));
    }

    /// What no partition takes over from a DEFAULT line is looked at for its type alone.
    void defaultLinesStopNobodyByThemselves()
    {
        QCOMPARE(told(withPartitionKey("SuspendTime", "-5", 2205, 9)), QStringList());
        QCOMPARE(told(withPartitionKey("SelectTypeParameters", "CR_Rack", 2205, 9)), QStringList());
        QCOMPARE(told(withPartitionKey("State", "abc", 2205, 9)).size(), 1);
        QCOMPARE(told(withLines({ { "PartitionName", "DEFAULT State=abc DefaultTime=soon" }, { "NodeName", "default State=abc" } })), QStringList());
        QCOMPARE(told(withLines({ { "PartitionName", "DEFAULT LLN=abc" } })).size(), 1);
        QCOMPARE(told(withLines({ { "PartitionName", "DEFAULT Stat=UP" } })).size(), 1);
    }

    void keysOfNodes_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("taken");
        const auto row
            = [](const char *key, const char *value, bool taken) { QTest::newRow(qPrintable(QString(key) + '=' + value)) << key << value << taken; };
        row("State", "\"\"", false);
        row("Port", "\"\"", true);
        row("Port", "7001-", true);
        row("Port", "-1", false);
        row("Port", "7001,", false);
        row("Port", "[7001,7002]", true);
        for (const char *weights : { "CPU=1.0,Mem=2G", "CPU=1,,Mem=1", ",", "cpu=k", "cpu=1e3", "\"cpu= 1\"", "mem=1GB", "cpu=0x1p", "CPU=-1",
                 "billing=1,node=2,vmem=3,pages=1,fs/disk=1,energy=3" }) {
            row("TRESWeights", weights, true);
        }
        for (const char *weights : { "CPU", "CPU=", "foo=1", "GRES/gpu=1", "CPU=abc", "\"CPU=1, Mem=2\"", "\"cpu =1\"", "=1", "cpu==1", "cpu=1.2.3",
                 "cpu=.", "cpu=-", "cpu=1e" }) {
            row("TRESWeights", weights, false);
        }
    }
    void keysOfNodes()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(bool, taken);
        const QStringList lines = told(withNodeKey(key.toStdString(), value.toStdString()));
        QVERIFY2(lines.isEmpty() == taken, qPrintable(lines.join('\n')));
        QVERIFY2(taken || lines.front().contains("slurmctld would not start"), qPrintable(lines.join('\n')));
    }

    void numbersAreReadAsSlurmctldReadsThem()
    {
        using schema::confNumberOf;
        using schema::ConfType;
        QCOMPARE(confNumberOf(ConfType::Uint32, "0x10"), std::optional<std::uint64_t>(16));
        QCOMPARE(confNumberOf(ConfType::Uint32, "010"), std::optional<std::uint64_t>(8));
        QCOMPARE(confNumberOf(ConfType::Uint32, "2k"), std::optional<std::uint64_t>(2048));
        QCOMPARE(confNumberOf(ConfType::Uint16, " +7"), std::optional<std::uint64_t>(7));
        QCOMPARE(confNumberOf(ConfType::Uint16, ""), std::optional<std::uint64_t>(0));
        QCOMPARE(confNumberOf(ConfType::Uint16, "infinite"), std::optional<std::uint64_t>(65535));
        QVERIFY(!confNumberOf(ConfType::Uint16, "1k") && !confNumberOf(ConfType::Uint32, "-1") && !confNumberOf(ConfType::Uint32, "x"));
    }
};

APPORTION_TEST(TestConfValues)
} // namespace test_conf_values

#include "test_conf_values.moc"
