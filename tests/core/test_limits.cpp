// SPDX-License-Identifier: GPL-3.0-or-later
// The values are those of Slurm's rules: src/slurmctld/acct_policy.c and src/sacctmgr/qos_functions.c.
#include "core/check/checker.h"
#include "core/limits/effective_limits.h"
#include "core/limits/limit_edit.h"

#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_limits
{

using namespace apportion;

namespace
{

/// root / bio / genome / ann, a partition with a QOS, and a job of ann's: 2 nodes, 64 CPUs, 100 GB, 10 hours.
struct Cluster
{
    Policy policy;
    Situation situation;
    Job job;
    AssociationId bio;
    AssociationId genome;
    AssociationId ann;

    Cluster()
    {
        AssociationTree &tree = policy.associations;
        bio = tree.addAccount(AssociationTree::root(), "bio");
        genome = tree.addAccount(bio, "genome");
        ann = tree.addUser(genome, "ann");
        NodeGroup nodes;
        nodes.names = "c[1-4]";
        nodes.count = 4;
        nodes.cpus = nodes.cores = 32;
        nodes.memoryMb = 65536;
        policy.nodeGroups.edit() = { nodes };
        Partition partition;
        partition.name = "batch";
        partition.qos = "part";
        partition.nodes = { { 0, 4 } };
        policy.partitions.edit() = { partition };
        Qos part;
        part.name = "part";
        Qos high;
        high.name = "high";
        policy.qos.edit() = { part, high };
        policy.foreignConf.edit() = { { "AccountingStorageEnforce", "limits", {} } };
        job.id = "7";
        job.user = "ann";
        job.account = "genome";
        job.partitions = { "batch" };
        job.nodes = 2;
        job.cpus = 64;
        job.tres = { { "cpu", 64 }, { "mem", 102400 }, { "node", 2 } };
        job.timeLimit = 600;
    }

    void limit(AssociationId id, const char *options) { policy.associations.setOptions(id, options); }
    void limitQos(std::size_t index, const char *key, const char *value) { policy.qos.edit()[index].foreign.push_back({ key, value }); }
    [[nodiscard]] std::string text(const OwnedLimit &one) const
    {
        return std::string(one.owner.qos != unknownIndex ? "qos " : "") + std::string(ownerName(policy, one.owner)) + ": "
            + limitText(policy.tres, one.limit);
    }
    [[nodiscard]] QStringList exceeded(Enforcement enforces = Enforcement::Limits) const
    {
        QStringList lines;
        ExceededFinder finder(policy, enforces);
        for (const ExceededLimit &one : finder.find(job, 0)) {
            lines << QString::fromStdString(text(one.limit) + " < " + std::to_string(one.asked));
        }
        return lines;
    }
    [[nodiscard]] QStringList effective(AssociationId id) const
    {
        QStringList lines;
        for (const EffectiveLimit &one : effectiveLimits(policy, id, 0)) {
            const std::string own = one.own ? " own " + std::to_string(*one.own) : std::string();
            const std::string above = one.fromAbove ? ", above " + text(*one.fromAbove) : std::string();
            lines << QString::fromStdString((one.inForce.empty() ? "nothing" : text(one.binding)) + own + above);
        }
        return lines;
    }
    [[nodiscard]] QStringList told(const char *code)
    {
        situation.jobs.edit() = { job };
        QStringList lines;
        for (const Diagnostic &finding : check(policy, situation)) {
            if (finding.code == code) {
                lines << QString::fromStdString(finding.english());
            }
        }
        return lines;
    }
};

} // namespace

class TestLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsAreReadInEverySpelling()
    {
        const TresTable tres;
        const auto texts = [&tres](const std::vector<Limit> &limits) {
            QStringList lines;
            for (const Limit &limit : limits) {
                lines << QString::fromStdString(limitText(tres, limit));
            }
            return lines;
        };
        QCOMPARE(texts(limitsOf(tres, "MaxJ=4:Description='MaxJobs=9':grptres='cpu=3,mem=1T,gres/no=1':MaxWall=90:GrpSubmit=-1:MaxJobs=5")),
            (QStringList { "MaxJobs=5", "MaxWallDurationPerJob=01:30:00", "GrpTRES=cpu=3", "GrpTRES=mem=1024G" }));
        Qos qos;
        qos.foreign = { { "MaxJobs", "4" }, { "MaxTRES", "'cpu=8'" }, { "MaxTRESPU", "node=2" }, { "MaxJobsAccruePerUser", "1" },
            { "Flags", "'DenyOnLimit,NoDecay'" }, { "GrpTRESMins", "'billing=60'" } };
        QCOMPARE(texts(limitsOf(tres, qos)),
            (QStringList { "MaxJobsPerUser=4", "GrpTRESMins=billing=60", "MaxTRESPerJob=cpu=8", "MaxTRESPerUser=node=2", "MaxJobsAccruePerUser=1" }));
        QVERIFY(hasQosFlag(qos, "nodecay"));
        QVERIFY(!hasQosFlag(qos, "NoReserve"));
    }

    void limitsOfWhatGrowsOlderAreSlurms()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpJobsAccrue=7:MaxJobsAccrue=5");
        const auto accrual = [&cluster](std::uint16_t qos = unknownIndex) {
            QStringList lines;
            for (const OwnedLimit &one : limitsInForce(cluster.policy, cluster.ann, 0, qos)) {
                lines << QString::fromStdString(cluster.text(one));
            }
            return lines;
        };
        // what is handed down counts at the job's own level, and nothing above it does
        QCOMPARE(accrual(), (QStringList { "bio: MaxJobsAccrue=5" }));
        cluster.limit(cluster.ann, "GrpJobsAccrue=2");
        QCOMPARE(accrual(), (QStringList { "ann: GrpJobsAccrue=2", "bio: MaxJobsAccrue=5" }));
        cluster.limit(cluster.ann, "");
        cluster.limit(cluster.bio, "GrpJobsAccrue=7");
        cluster.limit(cluster.genome, "GrpJobsAccrue=9");
        QCOMPARE(accrual(), (QStringList { "genome: GrpJobsAccrue=9" })); // the first level, not the least
        cluster.limitQos(0, "GrpJobsAccrue", "1"); // of the partition's QOS nobody asks
        QCOMPARE(accrual(1), (QStringList { "genome: GrpJobsAccrue=9" }));
        cluster.limitQos(1, "MaxJobsAccruePerUser", "3");
        QCOMPARE(accrual(1), (QStringList { "qos high: MaxJobsAccruePerUser=3" })); // hides both of associations
        cluster.limit(cluster.genome, "GrpJobsAccrue=0");
        QCOMPARE(cluster.exceeded(), QStringList()); // it ages nothing, and starts all the same
    }

    void aThresholdIsNotHandedDown()
    {
        Cluster cluster;
        cluster.limit(cluster.genome, "MinPrioThresh=1000");
        QCOMPARE(cluster.effective(cluster.ann), QStringList());
        cluster.limit(cluster.ann, "MinPrioThreshold=5:MaxTRESRunMins=cpu=60");
        QCOMPARE(cluster.effective(cluster.ann), (QStringList { "ann: MinPrioThresh=5 own 5", "nothing own 60" }));
        QCOMPARE(cluster.exceeded(), QStringList());
        QCOMPARE(cluster.told("limit-not-read"),
            (QStringList { "warning: ann has MaxTRESRunMins=cpu=60, at which slurmctld never looks: it limits nothing (Set GrpTRESRunMins, or "
                           "MaxTRESRunMinsPerUser of a QOS, instead)" }));
    }

    void jobsBeyondTheirPartitionNeverStart()
    {
        Cluster cluster;
        cluster.policy.foreignConf.edit().clear(); // partitions hold jobs whatever is enforced
        Partition &batch = cluster.policy.partitions.edit().front();
        batch.maxTime = { 600, {} };
        batch.foreign = { { "MaxNodes", "2" } };
        QCOMPARE(cluster.told("job-exceeds-limit"), QStringList());
        batch.foreign = { { "MaxNodes", "1" } };
        QCOMPARE(cluster.told("job-exceeds-limit").size(), 1);
        QVERIFY(cluster.told("job-exceeds-limit").front().contains("it asks for node=2, and batch has MaxNodes=1"));
        cluster.limitQos(0, "Flags", "'PartitionMaxNodes'"); // the partition's QOS lets them
        QCOMPARE(cluster.told("job-exceeds-limit"), QStringList());
        batch.maxTime = { 599, {} };
        QVERIFY(cluster.told("job-exceeds-limit").value(0).contains("it asks for 10:00:00, and batch has MaxTime=09:59:00"));
        cluster.job.qos = "high";
        cluster.limitQos(1, "Flags", "PartitionTimeLimit");
        QCOMPARE(cluster.told("job-exceeds-limit"), QStringList());
    }

    void oneEntryOfAListIsChangedAndTheOthersStay()
    {
        QCOMPARE(withLimit("Description='x':GrpTRES=CPU=3,gres/no=1:MaxJobs=2", LimitKind::GrpTres, "cpu", "64"),
            std::string("Description='x':GrpTRES=cpu=64,gres/no=1:MaxJobs=2"));
        QCOMPARE(withLimit("GrpTRES=cpu=3", LimitKind::GrpTres, "gres/gpu:h100", "6"), std::string("GrpTRES='cpu=3,gres/gpu:h100=6'"));
        QCOMPARE(withLimit("GrpTRES=cpu=3:MaxJobs=2", LimitKind::GrpTres, "cpu", {}), std::string("MaxJobs=2"));
        QCOMPARE(withLimit("MaxJ=2:Organization='y'", LimitKind::MaxJobs, {}, "5"), std::string("MaxJ=5:Organization='y'"));
        Qos qos;
        qos.foreign = { { "Flags", "'NoDecay'" }, { "MaxTRES", "'cpu=8'" }, { "MaxJobs", "4" } };
        setQosLimit(qos, LimitKind::MaxTresPerJob, "node", "2");
        setQosLimit(qos, LimitKind::MaxJobsPerUser, {}, {});
        setQosLimit(qos, LimitKind::GrpWall, {}, "90");
        QCOMPARE(limitsOf(TresTable(), qos).size(), std::size_t { 3 });
        QCOMPARE(qos.foreign[1].value, std::string("'cpu=8,node=2'"));
        QCOMPARE(qos.foreign.size(), std::size_t { 3 });
    }

    void valuesAreReadInTheirUnits()
    {
        const auto value = [](LimitKind kind, const char *tres, const char *text) { return parseLimitValue(kind, tres, text).value; };
        QCOMPARE(*value(LimitKind::MaxJobs, "", " 4 "), 4u);
        QCOMPARE(*value(LimitKind::MaxWall, "", "1-12"), 36u * 60);
        QCOMPARE(*value(LimitKind::GrpTres, "mem", "100G"), 102400u);
        QCOMPARE(*value(LimitKind::GrpTresMins, "cpu", "100h"), 6000u);
        QCOMPARE(*value(LimitKind::GrpTresMins, "cpu", "2 d"), 2880u);
        for (const char *bad : { "", "-1", "x", "1h2", "99999999999999999999", "1e3h" }) {
            QVERIFY(!value(LimitKind::MaxJobs, "", bad).has_value());
            QVERIFY(!value(LimitKind::GrpTresMins, "cpu", bad).has_value());
            QVERIFY(!value(LimitKind::GrpTres, "cpu", bad).has_value());
        }
        QVERIFY(!value(LimitKind::MaxWall, "", "UNLIMITED").has_value());
    }

    void ofGroupLimitsTheSmallestBindsAndOfMaxLimitsTheNearestCounts()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpTRES=cpu=32:MaxJobs=3:MaxTRESPerJob=cpu=8,mem=1G");
        cluster.limit(cluster.genome, "GrpTRES=cpu=48:MaxTRESPerJob=cpu=128");
        cluster.limit(cluster.ann, "GrpTRES=cpu=64");
        QCOMPARE(cluster.effective(cluster.ann),
            (QStringList { "bio: MaxJobs=3, above bio: MaxJobs=3", "bio: GrpTRES=cpu=32 own 64, above genome: GrpTRES=cpu=48",
                "genome: MaxTRESPerJob=cpu=128, above genome: MaxTRESPerJob=cpu=128",
                "bio: MaxTRESPerJob=mem=1G, above bio: MaxTRESPerJob=mem=1G" }));
        cluster.limitQos(0, "GrpTRES", "cpu=1000");
        cluster.limitQos(0, "MaxJobsPerAccount", "2");
        QCOMPARE(cluster.effective(cluster.ann).mid(0, 2),
            (QStringList { "qos part: MaxJobsPerAccount=2", "qos part: GrpTRES=cpu=1000 own 64, above genome: GrpTRES=cpu=48" }));
    }

    void whatFitsExceedsNothing()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpTRES=cpu=64,mem=100G:MaxTRESPerJob=cpu=64,node=2:MaxWallDurationPerJob=600:MaxTRESPerNode=cpu=32");
        QCOMPARE(cluster.exceeded(), QStringList());
    }

    void limitsAreSaidInTheOrderInWhichSlurmctldLooksAtThem()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpTRES=cpu=32:GrpJobs=0");
        cluster.limit(cluster.genome, "GrpTRES=cpu=48:GrpTRESRunMins=cpu=1000");
        cluster.limit(cluster.ann, "MaxTRESPerNode=cpu=16:MaxWall=60");
        cluster.limitQos(0, "MinTRESPerJob", "cpu=65");
        QCOMPARE(cluster.exceeded(),
            (QStringList { "ann: MaxWallDurationPerJob=01:00:00 < 600", "bio: GrpJobs=0 < 1", "qos part: MinTRESPerJob=cpu=65 < 64",
                "ann: MaxTRESPerNode=cpu=16 < 32", "genome: GrpTRES=cpu=48 < 64", "genome: GrpTRESRunMins=cpu=1000 < 38400",
                "bio: GrpTRES=cpu=32 < 64" }));
        QCOMPARE(cluster.exceeded(Enforcement::None), QStringList());
    }

    void whatANodeHasIsRoundedDown()
    {
        Cluster cluster;
        cluster.limit(cluster.ann, "MaxTRESPerNode=cpu=16");
        cluster.job.tres = { { "cpu", 33 }, { "node", 2 } };
        cluster.job.cpus = 33;
        QCOMPARE(cluster.exceeded(), QStringList());
    }

    void aQosHidesTheSameLimitOfAssociations()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpTRES=cpu=32,mem=1000");
        cluster.limitQos(0, "GrpTRES", "cpu=1000");
        QCOMPARE(cluster.exceeded(), (QStringList { "bio: GrpTRES=mem=1000M < 102400" }));
        cluster.limitQos(0, "MaxWall", "0:30:00");
        QCOMPARE(cluster.exceeded(), (QStringList { "qos part: MaxWallDurationPerJob=30 < 600", "bio: GrpTRES=mem=1000M < 102400" }));
    }

    void theQosOfThePartitionComesFirstUnlessTheJobsOverridesIt()
    {
        Cluster cluster;
        cluster.limitQos(0, "GrpTRES", "cpu=100");
        cluster.limitQos(1, "GrpTRES", "cpu=10");
        cluster.job.qos = "high";
        QCOMPARE(cluster.exceeded(), QStringList());
        cluster.limitQos(1, "Flags", "'OverPartQOS'");
        QCOMPARE(cluster.exceeded(), QStringList("qos high: GrpTRES=cpu=10 < 64"));
        cluster.job.qos.clear();
        QCOMPARE(cluster.exceeded(), QStringList());
        cluster.limit(cluster.bio, "DefaultQOS=high");
        QCOMPARE(cluster.exceeded(), QStringList("qos high: GrpTRES=cpu=10 < 64"));
    }

    void aLimitFactorStretchesWhatAssociationsHave()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpTRES=cpu=32:MaxTRESPerNode=cpu=31");
        cluster.limitQos(0, "LimitFactor", "2.0");
        QCOMPARE(cluster.exceeded(), QStringList("bio: MaxTRESPerNode=cpu=31 < 32"));
        const QStringList unchanged = [] {
            Cluster plain;
            plain.limit(plain.bio, "GrpTRES=cpu=32:MaxTRESPerNode=cpu=31");
            return plain.exceeded();
        }();
        QVERIFY(unchanged.size() > 1);
        cluster.policy.qos.edit()[0].foreign.back().value = "0"; // which slurmdbd does not keep
        QCOMPARE(cluster.exceeded(), unchanged);
    }

    void aTimeCountsWhereTheJobHasOne()
    {
        Cluster cluster;
        cluster.limit(cluster.ann, "MaxTRESMinsPerJob=cpu=100:MaxWallDurationPerJob=60:GrpTRESMins=cpu=100");
        cluster.job.timeLimit = noTimeLimit;
        QCOMPARE(cluster.exceeded(), QStringList());
        cluster.job.timeLimit = 61;
        QCOMPARE(cluster.exceeded(), (QStringList { "ann: MaxWallDurationPerJob=01:00:00 < 61", "ann: MaxTRESMinsPerJob=cpu=100 < 3904" }));
        QCOMPARE(cluster.exceeded(Enforcement::Safe).size(), 3);
        cluster.limitQos(0, "Flags", "UsageFactorSafe");
        cluster.policy.qos.edit()[0].usageFactor = 0.5;
        cluster.job.qos = "part"; // 30 minutes
        QCOMPARE(cluster.exceeded(), QStringList("ann: MaxTRESMinsPerJob=cpu=100 < 1920"));
        cluster.job.user = "nobody";
        QCOMPARE(cluster.exceeded(), QStringList());
    }

    void enforcementIsWhatSlurmConfSaysLast()
    {
        Policy policy;
        QCOMPARE(enforcement(policy), Enforcement::None);
        policy.foreignConf.edit() = { { "accountingstorageenforce", "associations,Safe", {} } };
        QCOMPARE(enforcement(policy), Enforcement::Safe);
        policy.foreignConf.edit().push_back({ "AccountingStorageEnforce", "qos,limits", {} });
        QCOMPARE(enforcement(policy), Enforcement::Limits);
        policy.foreignConf.edit().push_back({ "AccountingStorageEnforce", "associations", {} });
        QCOMPARE(enforcement(policy), Enforcement::None);
        policy.foreignConf.edit().push_back({ "AccountingStorageEnforce+", "\"qos,safe\"", {} }); // no operator adds to a word
        QCOMPARE(enforcement(policy), Enforcement::Safe);
        QVERIFY(enforcesAnyOf(policy, { "wckeys", "QOS" }));
        QVERIFY(!enforcesAnyOf(policy, { "associations" })); // said before
        policy.foreignConf.edit().push_back({ "AccountingStorageEnforce", "1,2", {} });
        QCOMPARE(enforcement(policy), Enforcement::Limits);
        policy.foreignConf.edit().push_back({ "AccountingStorageEnforce", "1", {} });
        QCOMPARE(enforcement(policy), Enforcement::None);
    }

    void aBudgetIsTheLimitWithoutWhatWasUsedAndDecayGivesBack()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpTRESMins=billing=1000,cpu=100,mem=5");
        cluster.policy.priority.halfLife = { 7 * 1440, {} };
        Situation situation;
        const std::vector<TresBudget> budgets = tresBudgets(cluster.policy, situation, cluster.bio, 60.0L * 400);
        QCOMPARE(budgets.size(), std::size_t { 3 });
        QCOMPARE(budgets[0].tres, tresCpu); // nothing has weights: a CPU is one billing
        QCOMPARE(*budgets[0].left(), -300.0);
        // 0.25 = d^t with d = 1 − 0.693/604800: two half-lives, by Slurm's approximation of them
        QVERIFY(std::abs(*budgets[0].secondsUntilFree - std::log(0.25) / std::log1p(-0.693 / 604800.0)) < 1e-3);
        QVERIFY(!budgets[1].used.has_value()); // memory
        QCOMPARE(*budgets[2].left(), 600.0);
        QVERIFY(std::abs(budgets[2].regained - 400.0 * -std::expm1(86400.0 * std::log1p(-0.693 / 604800.0))) < 1e-6);
        cluster.policy.priority.halfLife = { 0, {} };
        QVERIFY(!tresBudgets(cluster.policy, situation, cluster.bio, 60.0L * 400)[0].secondsUntilFree.has_value());
        cluster.policy.partitions.edit()[0].billingWeights = { { "CPU", 2.0 } };
        QVERIFY(!tresBudgets(cluster.policy, situation, cluster.bio, 60.0L * 400)[0].used.has_value());
        situation.tresUsage.edit() = { { "bio", "", "mem", 2 }, { "bio", "", "cpu", 30 }, { "bio", "ann", "cpu", 7 } };
        sortTresUsage(situation.tresUsage.edit());
        const std::vector<TresBudget> told = tresBudgets(cluster.policy, situation, cluster.bio, 60.0L * 400);
        QCOMPARE(*told[0].left(), 70.0); // what sshare said, not the billing
        QCOMPARE(*told[1].left(), 3.0);
        QCOMPARE(*told[2].left(), 600.0);
    }

    void aWaitingJobThatCanNeverStartIsAFinding()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpTRES=cpu=32");
        QCOMPARE(cluster.told("job-exceeds-limit"),
            QStringList("warning: Job 7 can never start: it asks for cpu=64, and bio has GrpTRES=cpu=32 (Raise the limit, or tell the user)"));
        cluster.limit(cluster.bio, "MaxTRESMinsPerJob=cpu=1000");
        cluster.job.timeLimit = 20;
        QVERIFY(cluster.told("job-exceeds-limit").value(0).contains("it asks for cpu=1280 min, and bio has MaxTRESMinsPerJob=cpu=1000"));
        cluster.job.timeLimit = unlimitedTime; // no number of minutes
        QVERIFY(cluster.told("job-exceeds-limit").value(0).contains("it asks for cpu=64 × UNLIMITED, and bio has MaxTRESMinsPerJob=cpu=1000"));
        cluster.job.timeLimit = noTimeLimit;
        cluster.limit(cluster.bio, "GrpTRES=cpu=32");
        cluster.job.running = true;
        QCOMPARE(cluster.told("job-exceeds-limit"), QStringList());
        cluster.job.running = false;
        Partition roomy;
        roomy.name = "roomy";
        roomy.qos = "high";
        cluster.policy.partitions.edit().push_back(roomy);
        cluster.limitQos(1, "GrpTRES", "cpu=100");
        cluster.job.partitions = { "batch", "roomy" };
        QCOMPARE(cluster.told("job-exceeds-limit"), QStringList());
    }

    void whatIsComparedIsWrittenInOneUnit()
    {
        Cluster cluster;
        cluster.job.tres = { { "mem", 100'000 } }; // no whole number of GB
        cluster.limit(cluster.bio, "GrpTRES=mem=64G");
        QVERIFY2(cluster.told("job-exceeds-limit").value(0).contains("it asks for mem=100000M, and bio has GrpTRES=mem=65536M"),
            qPrintable(cluster.told("job-exceeds-limit").value(0)));
        cluster.limit(cluster.genome, "GrpTRES=mem=70000");
        QCOMPARE(cluster.told("limit-above-parent"),
            (QStringList {
                "note: genome has GrpTRES=mem=70000M, but GrpTRES=mem=65536M of bio is reached before: it limits nothing (Lower the limit, "
                "or remove it)" }));
        cluster.limit(cluster.genome, "GrpTRES=mem=70G");
        QVERIFY(cluster.told("limit-above-parent").value(0).contains("genome has GrpTRES=mem=70G, but GrpTRES=mem=64G of bio"));
        // a partition's longest time, however slurm.conf writes it
        cluster.limit(cluster.bio, "");
        cluster.policy.partitions.edit()[0].maxTime = { 600, "600" };
        cluster.job.timeLimit = 1440;
        QVERIFY2(cluster.told("job-exceeds-limit").value(0).contains("it asks for 1-0, and batch has MaxTime=10:00:00"),
            qPrintable(cluster.told("job-exceeds-limit").value(0)));
    }

    void aLimitOfNoJobIsANote()
    {
        Cluster cluster;
        cluster.limit(cluster.ann, "MaxSubmitJobs=0");
        QCOMPARE(cluster.told("limit-none"),
            QStringList(
                "note: ann has MaxSubmitJobs=0: no job is accepted, unless a QOS has such a limit (Remove the limit where that is not meant)"));
        cluster.limit(cluster.ann, "");
        cluster.limit(cluster.bio, "MaxJobs=0");
        QVERIFY(cluster.told("limit-none").value(0).contains("bio has MaxJobs=0: no job starts, unless a user or a QOS has such a limit of its own"));
        QVERIFY(cluster.told("job-exceeds-limit").value(0).contains("Job 7 can never start: bio has MaxJobs=0"));
        cluster.limit(cluster.bio, "GrpSubmitJobs=0");
        QVERIFY(cluster.told("limit-none").value(0).contains("bio has GrpSubmitJobs=0: no job is accepted, unless a QOS"));
        cluster.policy.foreignConf.edit() = { { "AccountingStorageEnforce", "associations", {} } };
        QCOMPARE(cluster.told("limit-none"), QStringList());
    }

    void limitsThatDoNothingAreFindings()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpTRES=cpu=32:GrpJobs=5:MaxTRESPerJob=node=5");
        cluster.limit(cluster.genome, "GrpTRES=cpu=48");
        cluster.limit(cluster.ann, "MaxJobs=6:MaxSubmitJobs=9");
        QCOMPARE(cluster.told("limit-above-parent"),
            (QStringList {
                "note: genome has GrpTRES=cpu=48, but GrpTRES=cpu=32 of bio is reached before: it limits nothing (Lower the limit, or remove it)",
                "note: ann has MaxJobs=6, but GrpJobs=5 of bio is reached before: it limits nothing (Lower the limit, or remove it)" }));
        QCOMPARE(cluster.told("limit-above-cluster"),
            QStringList("note: bio has MaxTRESPerJob=node=5, and the cluster has no more than 4: it limits nothing (Lower the limit, or remove it)"));
        QCOMPARE(cluster.told("limits-not-enforced"), QStringList());
        cluster.policy.foreignConf.edit()[0].value = "associations";
        QCOMPARE(cluster.told("limits-not-enforced").size(), 1);
        cluster.policy.foreignConf.edit().clear();
        QCOMPARE(cluster.told("limits-not-enforced"), QStringList());
    }

    void aBudgetThatIsUsedUpIsAFinding()
    {
        Cluster cluster;
        cluster.limit(cluster.bio, "GrpTRESMins=billing=100");
        cluster.policy.priority.halfLife = { 7 * 1440, {} };
        cluster.situation.setOwnUsage(cluster.ann, 99 * 60.0L + 59);
        QCOMPARE(cluster.told("budget-used-up"), QStringList());
        cluster.situation.setOwnUsage(cluster.ann, 200 * 60.0L);
        QCOMPARE(cluster.told("budget-used-up"),
            QStringList(
                "warning: bio has used up GrpTRESMins=billing=100 (200 minutes are used): none of its jobs starts (Raise the limit, or wait: in 8 "
                "days usage has decayed below it if nothing runs)"));
    }
};

APPORTION_TEST(TestLimits)
} // namespace test_limits

#include "test_limits.moc"
