// SPDX-License-Identifier: GPL-3.0-or-later
#include "checker_testing.h"
#include "core/check/checker.h"
#include "core/check/mend.h"
#include "support/test_case.h"

#include <QTest>

namespace test_checker_hardware
{

using namespace apportion;
using namespace apportion::testing;

/// Findings of nodes, partitions and what is counted of them.
class TestCheckerHardware : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBillingWeightOfAnUntrackedTresIsAnError()
    {
        Policy policy = soundPolicy();
        policy.tres.reset();
        const Diagnostics findings = check(policy, {});
        const Diagnostic *found = find(findings, "tres-not-tracked");
        QVERIFY(found != nullptr);
        QCOMPARE(found->severity, Severity::Error);
        QCOMPARE(found->object, (ObjectRef { ObjectRef::Kind::Partition, 0, "gpu" }));
        QVERIFY(found->message.english().find("GRES/gpu") != std::string::npos);
        QCOMPARE(found->advice.english(), std::string("Add gres/gpu to AccountingStorageTRES, or remove the weight"));
    }

    void namesThatGoOnBehindABracketTakeARelease()
    {
        Policy policy = soundPolicy();
        const auto found = [&policy](const char *names, std::uint16_t release) {
            policy.release = release;
            policy.nodeGroups.edit()[0].names = names;
            return count(check(policy, {}), "host-suffix");
        };
        for (const char *names : { "q[1-3]z", "a1,n[1-2]-ib,b[1-2]", "r[1-2]n[1-4]x" }) {
            QCOMPARE(found(names, 2302), 1);
            QCOMPARE(found(names, 2311), 0);
            QCOMPARE(found(names, 0), 0);
        }
        for (const char *names : { "q[1-3]", "a[1-2],b[3-4]", "r[1-2]n[1-4]", "login", "r[1-2]n[1-4],x" }) {
            QCOMPARE(found(names, 2205), 0);
        }
        // partitions and sets name them, too
        policy.partitions.edit()[0].nodesWritten = "login,n[1-2]-ib";
        policy.foreignConf.edit().push_back({ "NodeSet", "s Feature=[x]y Nodes=n[1-2]-ib", { "slurm.conf", 3 } });
        QCOMPARE(found("login", 2302), 2);
        QCOMPARE(found("login", 2311), 0);
    }

    void aBillingWeightBelowZeroIsTold()
    {
        Policy policy = soundPolicy();
        QCOMPARE(count(check(policy, {}), "billing-weight-negative"), 0);
        policy.partitions.edit()[0].billingWeights.push_back({ "node", -0.5, '\0' });
        QCOMPARE(find(check(policy, {}), "billing-weight-negative")->message.arguments, (std::vector<std::string> { "gpu", "node" }));
    }

    void unitsThatSlurmHasNoRoomForAreTold()
    {
        Policy policy = soundPolicy();
        const auto told = [&policy](const TresWeights &weights) {
            policy.partitions.edit()[0].billingWeights = weights;
            return count(check(policy, {}), "billing-weight-unit");
        };
        QCOMPARE(told({ { "CPU", 1.0, 'G' }, { "Mem", 1.0, 'T' }, { "mem", 1.0, 'P' }, { "node", 2.0, '\0' }, { "gres/gpu", 0.0, 'T' } }), 0);
        QCOMPARE(told({ { "CPU", 4096.0, 'P' } }), 1);
        QCOMPARE(told({ { "node", 3.0, 't' }, { "CPU", 4096.0, 'P' } }), 2);
    }

    void aPriorityWeightOfAnUntrackedTresIsAnError()
    {
        Policy policy = soundPolicy();
        policy.priority.weightTres = { { "CPU", 1000.0, '\0' }, { "license/matlab", 5.0, '\0' } };
        const Diagnostics findings = check(policy, {});
        const Diagnostic *found = find(findings, "tres-not-tracked");
        QVERIFY(found != nullptr);
        QCOMPARE(found->severity, Severity::Error);
        QCOMPARE(found->object.name, std::string("PriorityWeightTRES"));
        QCOMPARE(count(findings, "tres-not-tracked"), 1);
        // "=5" names no TRES
        TresWeight nameless;
        nameless.unread = "=5";
        policy.priority.weightTres = { nameless };
        policy.partitions.edit()[0].billingWeights = { nameless };
        QCOMPARE(count(check(policy, {}), "tres-not-tracked"), 0);
        QCOMPARE(count(check(policy, {}), "tres-weight"), 2);
    }

    void whatSlurmTracksByItselfMayBeWeighed()
    {
        Policy policy = soundPolicy();
        policy.priority.weightTres = { { "GRES/gpumem", 1.0, '\0' } };
        policy.partitions.edit()[0].billingWeights = { { "gres/gpuutil", 2.0, '\0' } };
        const auto refused = [&policy](std::uint16_t release, std::initializer_list<const char *> tracked) {
            policy.release = release;
            policy.tres.reset();
            for (const char *name : tracked) {
                policy.tres.track(name);
            }
            return count(check(policy, {}), "tres-not-tracked");
        };
        QCOMPARE(refused(2205, { "gres/gpu" }), 2);
        QCOMPARE(refused(2302, { "gres/gpu" }), 0);
        QCOMPARE(refused(2302, { "gres/gpu:a100" }), 0);
        QCOMPARE(refused(2311, { "gres/gpu:a100" }), 2);
        QCOMPARE(refused(2605, { "gres/gpu" }), 0);
        QCOMPARE(refused(0, { "gres/gpu" }), 0);
        QCOMPARE(refused(2205, { "gres/gpumem", "gres/gpuutil" }), 0);
    }

    /// The list of a DEFAULT line is told once, at that line, and is mended wherever it came from there.
    void aListOfADefaultLineIsToldOnce()
    {
        Policy policy = soundPolicy();
        policy.partitions.edit()[0].foreign = { { "DenyAccounts", "physics,old", { { "slurm.conf", 7 } } } };
        policy.partitions.edit().push_back(policy.partitions.get()[0]);
        policy.partitions.edit()[1].name = "more";
        policy.partitions.edit().push_back(policy.partitions.get()[0]);
        policy.partitions.edit()[2].name = "own";
        policy.partitions.edit()[2].foreign[0].inheritedFrom = {};
        QStringList told;
        std::optional<PolicyEdit> edit;
        for (const Diagnostic &finding : check(policy, {})) {
            if (finding.code == "partition-list-unknown") {
                told.append(QStringLiteral("%1: %2").arg(QString::number(finding.place.line), QString::fromStdString(finding.message.arguments[1])));
                edit = finding.place.line == 7 ? mend(policy, finding) : std::move(edit);
            }
        }
        QCOMPARE(told, QStringList({ "7: DEFAULT", "0: own" }));
        QVERIFY(edit);
        const Policy mended = edited(policy, std::move(*edit));
        QCOMPARE(mended.partitions->at(0).foreign[0].value, std::string("physics"));
        QCOMPARE(mended.partitions->at(1).foreign[0].value, std::string("physics"));
        QCOMPARE(mended.partitions->at(2).foreign[0].value, std::string("physics,old"));
    }

    void namesThatAreGoneFromListsOfPartitionsAreTold()
    {
        Policy policy = soundPolicy();
        policy.release = 2505; // later ones die of the QOS among them
        std::vector<ForeignKey> &keys = policy.partitions.edit()[0].foreign;
        keys = { { "AllowAccounts", "ALL" }, { "DenyAccounts", "Physics" }, { "AllowQos", "\"normal\"" } };
        QVERIFY(check(policy, {}).empty());
        keys = { { "DenyAccounts", "physics,old,older" }, { "DenyQos", "high" } };
        Diagnostics findings = check(policy, {});
        QCOMPARE(count(findings, "partition-list-unknown"), 2);
        QCOMPARE(find(findings, "partition-list-unknown")->message.english(),
            std::string("DenyAccounts of partition gpu names old,older, which does not exist"));
        QCOMPARE(find(findings, "partition-list-unknown")->severity, Severity::Warning);
        keys = { { "AllowQos", "high" } };
        QVERIFY(check(policy, {}).front().advice.english().find("without the list everybody") != std::string::npos);
        keys = { { "AllowAccounts", "old" } }; // what slurmctld logs as "partition now allows all accounts"
        findings = check(policy, {});
        QCOMPARE(find(findings, "partition-open-to-all")->severity, Severity::Error);
        QVERIFY(find(findings, "partition-open-to-all")->message.english().ends_with("Slurm lets every account in"));
        policy.release = 2205;
        QVERIFY(find(check(policy, {}), "partition-open-to-all")->message.english().ends_with("Slurm before 23.02 lets no account in"));
        policy.release = 0;
        policy.qos.edit().clear();
        keys = { { "DenyQos", "high" } };
        QVERIFY(check(policy, {}).empty()); // which QOS there are nobody said
    }

    /// What slurmctld logs as "DenyAccounts will be ignored", and as no more than that.
    void aListOfDenialsBesideOneOfWhomIsLetInIsTold()
    {
        Policy policy = soundPolicy();
        std::vector<ForeignKey> &keys = policy.partitions.edit()[0].foreign;
        const auto told = [&policy] {
            const Diagnostics findings = check(policy, {});
            const Diagnostic *found = find(findings, "partition-deny-ignored");
            return found == nullptr ? std::string() : found->message.english();
        };
        keys = { { "DenyAccounts", "physics" }, { "AllowAccounts", "chem" } };
        QCOMPARE(told(), std::string("DenyAccounts of partition gpu does nothing: beside AllowAccounts Slurm does not look at it"));
        keys = { { "DenyAccounts", "physics" }, { "AllowAccounts", "all" } };
        QCOMPARE(told(), std::string());
        keys = { { "DenyAccounts", "physics" }, { "AllowAccounts", "old" } }; // forgotten, and so the other counts
        QCOMPARE(told(), std::string());
        policy.release = 2205; // but by its names alone then
        QVERIFY(!told().empty());
        keys = { { "AllowQos", "normal" }, { "DenyQos", "\"normal\"" } };
        QCOMPARE(told(), std::string("DenyQos of partition gpu does nothing: beside AllowQos Slurm does not look at it"));
        keys[1].inheritedFrom = { "slurm.conf", 7 }; // it counts for others, and this one puts it aside
        QCOMPARE(told(), std::string());
        keys[0].inheritedFrom = { "slurm.conf", 7 };
        policy.partitions.edit().push_back(policy.partitions.get()[0]);
        policy.partitions.edit()[1].name = "more";
        QCOMPARE(told(), std::string("DenyQos of partition DEFAULT does nothing: beside AllowQos Slurm does not look at it"));
        QCOMPARE(count(check(policy, {}), "partition-deny-ignored"), 1);
    }

    void aPartitionWithACommaIsOne()
    {
        Policy policy = soundPolicy();
        const auto told = [&policy] {
            const Diagnostics findings = check(policy, {});
            const Diagnostic *found = find(findings, "partition-comma");
            return found == nullptr ? std::string() : found->message.english();
        };
        QCOMPARE(told(), std::string());
        policy.partitions.edit()[0].name = "gpu,long";
        policy.release = 2411;
        QVERIFY(told().find("no job can ask for it") != std::string::npos);
        policy.release = 2405;
        QVERIFY(told().find("that ask for just this name") != std::string::npos);
    }

    void aDefaultTimeAboveTheLongestIsTold()
    {
        Policy policy = soundPolicy();
        Partition &row = policy.partitions.edit()[0];
        row.maxTime = { 24 * 60, "1-0" };
        row.foreign = { { "DefaultTime", "\"1-00:00:01\"" } };
        const Diagnostics findings = check(policy, {});
        QVERIFY(find(findings, "partition-default-time") != nullptr);
        QCOMPARE(find(findings, "partition-default-time")->message.english(),
            std::string("DefaultTime=1-00:00:01 of partition gpu does nothing: it is above MaxTime=1-0, which jobs without a time limit get"));
        QCOMPARE(find(findings, "partition-default-time")->severity, Severity::Note);
        for (const char *usual : { "24:00:00", "UNLIMITED", "NONE" }) {
            row.foreign = { { "DefaultTime", usual } };
            QVERIFY2(find(check(policy, {}), "partition-default-time") == nullptr, usual);
        }
    }

    /// Of "gpu:2,gpu:a100:2" slurmd -G of 22.05 says "fatal: … Some gpu GRES in slurm.conf have a type while others do not".
    void gresWithAndWithoutATypeAreTold()
    {
        Policy policy = soundPolicy();
        const auto told = [&policy](TresCounts gres) {
            policy.nodeGroups.edit()[0].gres = std::move(gres);
            const Diagnostics findings = check(policy, {});
            const Diagnostic *found = find(findings, "gres-types-mixed");
            return found == nullptr ? std::string() : found->message.english();
        };
        QCOMPARE(told({ { "gres/gpu", 4 }, { "gres/gpu:a100", 2 } }),
            std::string("Nodes g[1-2] have GRES gpu with a type and without one: slurmd would not start there"));
        QCOMPARE(told({ { "gres/gpu", 4 }, { "gres/gpu:a100", 2 }, { "gres/gpu:h100", 2 }, { "gres/gpus", 3 } }), std::string());
        QCOMPARE(told({ { "gres/gpu", 4 } }), std::string());
        policy.foreignConf.edit() = { { "GresTypes", "nic", {} } }; // nobody looks at them
        QCOMPARE(told({ { "gres/gpu", 4 }, { "gres/gpu:a100", 2 } }), std::string());
    }

    void gpusThatNobodyPaysForAreTold()
    {
        Policy policy = soundPolicy();
        policy.partitions.edit()[0].billingWeights.pop_back();
        Diagnostics findings = check(policy, {});
        QVERIFY(find(findings, "gpu-not-billed") != nullptr);
        QCOMPARE(find(findings, "gpu-not-billed")->message.english(), std::string("GPUs of partition gpu are charged by no billing weight"));
        // 64 CPUs for 4 GPUs
        QCOMPARE(find(findings, "gpu-not-billed")->advice.english(), std::string("Add GRES/gpu=16 to its TRESBillingWeights"));

        policy.partitions.edit()[0].billingWeights.clear();
        policy.tres.reset();
        findings = check(policy, {});
        QCOMPARE(find(findings, "gpu-not-billed")->advice.english(),
            std::string("Add gres/gpu to AccountingStorageTRES, and give the partition TRESBillingWeights=CPU=1,GRES/gpu=16"));
    }

    void aTypeOfGpuLeftOutIsTold()
    {
        Policy policy = soundPolicy();
        policy.tres.track("gres/gpu:a100");
        policy.tres.track("gres/gpu:h100");
        policy.nodeGroups.edit()[0].gres = { { "gres/gpu", 4 }, { "gres/gpu:a100", 2 }, { "gres/gpu:h100", 2 } };
        QVERIFY(find(check(policy, {}), "gpu-not-billed") == nullptr); // gres/gpu charges them all
        policy.partitions.edit()[0].billingWeights.back().name = "GRES/gpu:a100";
        const Diagnostics findings = check(policy, {});
        QVERIFY(find(findings, "gpu-not-billed") != nullptr);
        QVERIFY(find(findings, "gpu-not-billed")->message.english().find("gres/gpu:h100") != std::string::npos);
        QCOMPARE(find(findings, "gpu-not-billed")->advice.english(), std::string("Add GRES/gpu:h100=32 to its TRESBillingWeights"));
    }

    void gresThatGresTypesDoesNotNameAreTold()
    {
        Policy policy = soundPolicy();
        QVERIFY(find(check(policy, {}), "gres-types") == nullptr); // no slurm.conf was read
        const auto told = [&policy](const char *types) {
            policy.foreignConf.edit() = { { "GresTypes", types, {} } };
            const Diagnostics findings = check(policy, {});
            const Diagnostic *found = find(findings, "gres-types");
            return found == nullptr ? std::string() : found->message.english();
        };
        QCOMPARE(told("nic,gpu"), std::string());
        QCOMPARE(told("GPU"), std::string("Nodes g[1-2] have GRES gpu, which GresTypes does not name: slurmctld gives them none of it"));
        QCOMPARE(told(""), told("GPU"));
    }

    void licencesThatNoFileCountsAreTold()
    {
        Policy policy = soundPolicy();
        policy.tres.track("license/ansys@flex");
        policy.priority.weightTres = { { "License/ansys@flex", 900.0, '\0' } };
        QVERIFY(find(check(policy, {}), "license-remote") != nullptr);
        policy.licenses = { { "license/ansys@flex", 50 } };
        QVERIFY(find(check(policy, {}), "license-remote") == nullptr);
        policy.licenses.clear();
        policy.priority.weightTres[0].weight = 0.0;
        QVERIFY(find(check(policy, {}), "license-remote") == nullptr);
    }

    void weightsOfWhatIsToldApartByCaseAreTold()
    {
        Policy policy = soundPolicy();
        policy.tres.track("gres/gpu:a100");
        policy.tres.track("license/matlab");
        policy.nodeGroups.edit()[0].gres = { { "gres/gpu", 4 }, { "gres/gpu:A100", 4 } };
        policy.licenses = { { "license/Matlab", 7 } };
        QVERIFY(find(check(policy, {}), "tres-case") == nullptr); // nothing of it is weighed
        policy.priority.weightTres = { { "GRES/gpu:A100", 3000.0, '\0' } };
        policy.partitions.edit()[0].billingWeights.push_back({ "License/Matlab", 2.0, '\0' });
        const Diagnostics findings = check(policy, {});
        QCOMPARE(std::count_if(findings.begin(), findings.end(), [](const Diagnostic &one) { return one.code == "tres-case"; }), 2);
        QCOMPARE(find(findings, "tres-case")->message.english(),
            std::string("gres/gpu:a100 is weighed, and the cluster has gres/gpu:A100: slurmctld tells the two apart when it adds up what partitions "
                        "have, so it has none of gres/gpu:a100 for priorities"));
        policy.nodeGroups.edit()[0].gres = { { "gres/gpu", 4 }, { "gres/gpu:a100", 4 } };
        policy.licenses = { { "license/matlab", 7 } };
        QVERIFY(find(check(policy, {}), "tres-case") == nullptr);
    }

    void memoryWithoutAUnitIsPerMegabyte()
    {
        Policy policy = soundPolicy();
        policy.partitions.edit()[0].billingWeights[1] = { "Mem", 0.25, '\0' };
        const Diagnostics findings = check(policy, {});
        QVERIFY(find(findings, "memory-weight-per-mb") != nullptr);
        QVERIFY(find(findings, "memory-weight-per-mb")->message.english().find("256 per GB") != std::string::npos);
        QCOMPARE(find(findings, "memory-weight-per-mb")->advice.english(), std::string("Write Mem=0.25G for 0.25 per GB"));
        policy.partitions.edit()[0].billingWeights[1] = { "Mem", 0.000244, '\0' };
        QVERIFY(find(check(policy, {}), "memory-weight-per-mb") == nullptr);
    }
};

APPORTION_TEST(TestCheckerHardware)
} // namespace test_checker_hardware

#include "test_checker_hardware.moc"
