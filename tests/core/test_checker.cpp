// SPDX-License-Identifier: GPL-3.0-or-later
#include "checker_testing.h"
#include "core/check/checker.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_checker
{

using namespace apportion;
using namespace apportion::testing;

namespace
{

/// Of a hundred users each. What looked at each pair of them would take hours, and so does not pass within the time limit.
constexpr int accounts = isSanitized ? 1000 : 10000;

} // namespace

class TestChecker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// After a start of slurmctld biology comes before bio_chem, later bio_chem before biology (SLURM.md 5a).
    void tiesThatAStartFlipsAreNamed()
    {
        const auto findingsWith = [](const char *first, const char *second, long double usage, bool classic = false, std::uint16_t release = 0) {
            Policy policy;
            policy.release = release;
            Situation situation;
            for (const char *name : { first, second }) {
                const AssociationId account = policy.associations.addAccount(root, name, 10);
                situation.setOwnUsage(policy.associations.addUser(account, "ann"), name == second ? usage : 500.0L);
            }
            policy.priority.set(PriorityFlag::NoFairTree, classic);
            return check(policy, situation);
        };
        const Diagnostics tied = findingsWith("biology", "bio_chem", 500.0L);
        const Diagnostic *found = find(tied, "tie-flips");
        QVERIFY(found != nullptr);
        QCOMPARE(found->message.arguments.at(0), std::string("bio_chem, biology"));
        QCOMPARE(found->severity, Severity::Note);
        QVERIFY(find(findingsWith("tiea", "tie_a", 500.0L), "tie-flips") != nullptr);
        QVERIFY(find(findingsWith("biology", "bio_chem", 501.0L), "tie-flips") == nullptr);
        QVERIFY(find(findingsWith("biology", "bio_chem", 500.0L, true), "tie-flips") == nullptr);
        QVERIFY(find(findingsWith("biology", "chemistry", 500.0L), "tie-flips") == nullptr);
        QVERIFY(find(findingsWith("lab_a", "lab_b", 500.0L), "tie-flips") == nullptr);
        // releases before 23.11 begin with what was added last
        QVERIFY(find(findingsWith("lab_a", "lab_b", 500.0L, false, 2311), "tie-flips") == nullptr);
        const Diagnostics old = findingsWith("lab_a", "lab_b", 500.0L, false, 2302);
        QVERIFY(find(old, "tie-flips") != nullptr);
        QVERIFY(find(old, "tie-flips")->advice.english().find("added last") != std::string::npos);
        QVERIFY(find(findingsWith("lab_a", "lab_b", 501.0L, false, 2302), "tie-flips") == nullptr);
    }

    void tiesWithoutUsageOrSharesFlipWhereUsersDiffer()
    {
        const auto flips = [](std::uint32_t shares, std::uint32_t ofBob, long double usage) {
            Policy policy;
            Situation situation;
            for (const char *name : { "biology", "bio_chem" }) {
                const AssociationId account = policy.associations.addAccount(root, name, shares);
                situation.setOwnUsage(policy.associations.addUser(account, "ann"), usage);
                policy.associations.addUser(account, "bob", ofBob);
            }
            return find(check(policy, situation), "tie-flips") != nullptr;
        };
        QVERIFY(!flips(10, 1, 0.0L)); // all share one rank
        QVERIFY(flips(10, 0, 0.0L)); // bob of the first comes before ann of the second
        QVERIFY(flips(0, 1, 5.0L)); // both accounts at LevelFS 0
        QVERIFY(!flips(0, 1, 0.0L));
    }
    void aCheckThatIsStoppedLooksAtNoAssociation()
    {
        Policy policy = soundPolicy();
        for (AssociationId id = 1; id < policy.associations.rowCount(); ++id) {
            policy.associations.setRawShares(id, 0);
        }
        std::stop_source stop;
        QVERIFY(find(check(policy, {}, stop.get_token()), "siblings-all-zero") != nullptr);
        stop.request_stop();
        QVERIFY(find(check(policy, {}, stop.get_token()), "siblings-all-zero") == nullptr);
    }

    void aSoundPolicyHasNoFindings()
    {
        const Diagnostics findings = check(soundPolicy(), {});
        QVERIFY2(findings.empty(), findings.empty() ? "" : findings.front().english().c_str());
    }

    void halfLifeZeroNeedsAResetPeriod()
    {
        Policy policy = soundPolicy();
        policy.priority.halfLife = { 0, "0" };
        QCOMPARE(find(check(policy, {}), "half-life-zero")->severity, Severity::Error);

        policy.priority.usageReset = UsageReset::Monthly;
        QVERIFY(find(check(policy, {}), "half-life-zero") == nullptr);
        QVERIFY(find(check(policy, {}), "usage-never-falls") == nullptr);

        // NONE in words starts, but usage never falls
        policy.priority.usageReset = UsageReset::None;
        policy.priority.markGiven(PriorityKey::PriorityUsageResetPeriod);
        QVERIFY(find(check(policy, {}), "half-life-zero") == nullptr);
        QCOMPARE(find(check(policy, {}), "usage-never-falls")->severity, Severity::Warning);
    }

    void aCalcPeriodBelowAMinuteIsAnError()
    {
        Policy policy = soundPolicy();
        policy.priority.calcPeriod = { 0, "0" };
        QCOMPARE(find(check(policy, {}), "calc-period")->severity, Severity::Error);
    }

    void theFairshareWeightMustTellUsersApart()
    {
        Policy policy = soundPolicy();
        policy.priority.weightFairshare = 3;
        const Diagnostics findings = check(policy, {});
        const Diagnostic *found = find(findings, "fairshare-weight-too-small");
        QVERIFY(found != nullptr);
        QCOMPARE(found->object.name, std::string("PriorityWeightFairshare"));
        QVERIFY(found->message.english().find("=3 is less than the 4 users") != std::string::npos);

        policy.priority.weightFairshare = 4;
        QVERIFY(find(check(policy, {}), "fairshare-weight-too-small") == nullptr);
        policy.priority.weightFairshare = 3;
        policy.priority.set(PriorityFlag::NoFairTree);
        QVERIFY(find(check(policy, {}), "fairshare-weight-too-small") == nullptr);
        policy.priority.weightFairshare = 0;
        QVERIFY(find(check(policy, {}), "fairshare-weight-zero") != nullptr);
    }

    void weightsMayNotPass32Bit()
    {
        Policy policy = soundPolicy();
        policy.priority.weightFairshare = 4000000000U;
        policy.priority.weightAge = 294967295U;
        QVERIFY(find(check(policy, {}), "weights-overflow") == nullptr); // exactly 2^32 − 1
        policy.priority.weightAge += 1;
        const Diagnostics findings = check(policy, {});
        QVERIFY(find(findings, "weights-overflow") != nullptr);
        QVERIFY(find(findings, "weights-overflow")->message.english().find("4294967296") != std::string::npos);
    }

    void rawFactorsCanOverflowToo()
    {
        Policy policy = soundPolicy();
        policy.priority.weightPartition = 100000;
        policy.partitions.edit()[0].priorityJobFactor = 50000;
        QVERIFY(find(check(policy, {}), "raw-factors-overflow") == nullptr);
        policy.priority.set(PriorityFlag::NoNormalPart);
        QVERIFY(find(check(policy, {}), "raw-factors-overflow") != nullptr);
    }

    void aDampeningFactorDoesNothingUnderFairTree()
    {
        Policy policy = soundPolicy();
        policy.priority.dampeningFactor = 5;
        QCOMPARE(find(check(policy, {}), "dampening-ignored")->object.name, std::string("FairShareDampeningFactor"));
        policy.priority.set(PriorityFlag::NoFairTree);
        QVERIFY(find(check(policy, {}), "dampening-ignored") == nullptr);
    }

    void flagsThatSlurmIgnoresAreTold()
    {
        Policy policy = soundPolicy();
        policy.priority.unknownFlags = { "FAIR_TREE", "TICKET_BASED", "MAX_TRESS" };
        const Diagnostics findings = check(policy, {});
        QVERIFY(find(findings, "flag-fair-tree") != nullptr);
        QCOMPARE(count(findings, "flag-ignored"), 1);
        QVERIFY(find(findings, "flag-ignored")->message.english().find("TICKET_BASED, MAX_TRESS") != std::string::npos);
    }

    void twoMaximumRulesAreOneTooMany()
    {
        Policy policy = soundPolicy();
        policy.priority.set(PriorityFlag::MaxTres);
        QVERIFY(find(check(policy, {}), "both-max-tres") == nullptr);
        policy.priority.set(PriorityFlag::MaxTresGres);
        QVERIFY(find(check(policy, {}), "both-max-tres") != nullptr);
        policy.release = 2411; // which knows one of them alone
        QVERIFY(find(check(policy, {}), "both-max-tres") == nullptr);
        QVERIFY(find(check(policy, {}), "max-tres-gres-release") != nullptr);
    }

    void aRuleThatTheReleaseDoesNotKnowIsTold()
    {
        Policy policy = soundPolicy();
        policy.priority.set(PriorityFlag::MaxTresGres);
        QVERIFY(find(check(policy, {}), "max-tres-gres-release") == nullptr);
        policy.release = 2411;
        const Diagnostics findings = check(policy, {});
        const Diagnostic *found = find(findings, "max-tres-gres-release");
        QVERIFY(found != nullptr && found->message.arguments.at(0) == "24.11");
        policy.release = 2505;
        QVERIFY(find(check(policy, {}), "max-tres-gres-release") == nullptr);
    }

    void siblingsWithoutAnySharesAreOneFinding()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        const AssociationId physics = tree.findAccount("physics");
        tree.setRawShares(tree.findUser(physics, "ann"), 0);
        QVERIFY(find(check(policy, {}), "siblings-all-zero") == nullptr);
        tree.setRawShares(tree.findUser(physics, "bob"), 0);
        const Diagnostics findings = check(policy, {});
        QCOMPARE(count(findings, "siblings-all-zero"), 1);
        QCOMPARE(find(findings, "siblings-all-zero")->object, (ObjectRef { ObjectRef::Kind::Association, physics, "physics" }));
        tree.remove(tree.findUser(physics, "bob"));
        QCOMPARE(find(check(policy, {}), "siblings-all-zero")->message.english(),
            std::string("The only one below physics has 0 shares: it gets no share of what physics gets"));
    }

    void siblingsOnParentTieUnderFairTreeAndShareAFactorUnderClassic()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        const AssociationId physics = tree.findAccount("physics");
        tree.setRawShares(tree.findUser(physics, "ann"), sharesParent);
        QVERIFY(find(check(policy, {}), "siblings-all-parent") == nullptr);
        tree.setRawShares(tree.findUser(physics, "bob"), sharesParent);
        QCOMPARE(find(check(policy, {}), "siblings-all-parent")->severity, Severity::Warning);
        policy.priority.set(PriorityFlag::NoFairTree);
        QCOMPARE(find(check(policy, {}), "siblings-all-parent")->severity, Severity::Note);
        tree.addUser(tree.addAccount(physics, "optics", sharesParent), "cy", 3); // who competes with both, by his shares
        QVERIFY(find(check(policy, {}), "siblings-all-parent") == nullptr);
    }

    void whatHangsHigherCompetesThere()
    {
        // Below a `parent` account nobody has shares, but its users compete with the account's siblings, who have.
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        const AssociationId group = tree.addAccount(root, "group", sharesParent);
        tree.addUser(group, "cat", 0);
        QVERIFY(find(check(policy, {}), "siblings-all-zero") == nullptr);
    }

    void zeroSharesInUseAreTold()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        const AssociationId chem = tree.findAccount("chem");
        tree.setRawShares(chem, 0);
        QVERIFY(find(check(policy, {}), "zero-shares-in-use") == nullptr);
        Situation situation;
        situation.setOwnUsage(tree.findUser(chem, "bob"), 7005.0L);
        const Diagnostics findings = check(policy, situation);
        QVERIFY(find(findings, "zero-shares-in-use") != nullptr);
        QCOMPARE(find(findings, "zero-shares-in-use")->object.id, chem);
        QVERIFY(find(findings, "zero-shares-in-use")->message.english().find("7005") != std::string::npos);
    }

    void factorsNeedAWeight()
    {
        Policy policy = soundPolicy();
        policy.partitions.edit().push_back(partition("short"));
        policy.partitions.edit()[1].priorityJobFactor = 20;
        policy.qos.edit().push_back({ "high", 100, 1.0, {}, {}, {} });
        policy.associations.setPriority(policy.associations.findAccount("chem"), 40);
        const Diagnostics findings = check(policy, {});
        QCOMPARE(find(findings, "partition-factor-without-weight")->object, (ObjectRef { ObjectRef::Kind::Partition, 1, "short" }));
        QCOMPARE(find(findings, "qos-priority-without-weight")->object, (ObjectRef { ObjectRef::Kind::Qos, 1, "high" }));
        QCOMPARE(find(findings, "assoc-priority-without-weight")->object.name, std::string("chem"));
        policy.priority.weightPartition = policy.priority.weightQos = policy.priority.weightAssoc = 1000;
        QVERIFY(check(policy, {}).empty());
    }

    void weightsNeedAFactor()
    {
        Policy policy = soundPolicy();
        policy.priority.weightPartition = policy.priority.weightQos = policy.priority.weightAssoc = 1000;
        const Diagnostics findings = check(policy, {});
        QCOMPARE(find(findings, "partition-weight-without-factor")->severity, Severity::Note);
        QCOMPARE(find(findings, "qos-weight-without-priority")->object.name, std::string("PriorityWeightQOS"));
        QVERIFY(find(findings, "assoc-weight-without-priority") != nullptr);
        policy.partitions = {};
        policy.qos = {};
        const Diagnostics unknown = check(policy, {});
        QVERIFY(find(unknown, "partition-weight-without-factor") == nullptr); // there may be some that are not known here
        QVERIFY(find(unknown, "qos-weight-without-priority") == nullptr);
    }

    void flagsNeedAWeight()
    {
        Policy policy = soundPolicy();
        policy.priority.set(PriorityFlag::SmallRelativeToTime);
        policy.priority.favorSmall = true;
        QVERIFY(find(check(policy, {}), "flag-without-weight") != nullptr);
        QVERIFY(find(check(policy, {}), "favor-small-without-weight") != nullptr);
        policy.priority.weightJobSize = 1000;
        QVERIFY(check(policy, {}).empty());
    }

    void minutesAndSecondsLookLikeHours()
    {
        Policy policy = soundPolicy();
        policy.priority.maxAge = { 3, "2:30" };
        const Diagnostics findings = check(policy, {});
        const Diagnostic *found = find(findings, "time-looks-like-hours");
        QVERIFY(found != nullptr);
        QCOMPARE(found->object.name, std::string("PriorityMaxAge"));
        QCOMPARE(
            found->message.english(), std::string("PriorityMaxAge=2:30 is 2 minutes and 30 seconds, not hours and minutes: Slurm takes 3 minutes"));
        QCOMPARE(found->advice.english(), std::string("Write 2:30:00 if hours and minutes are meant, else 3"));
    }

    void timesThatReadAsTheyLookAreFine_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<unsigned>("minutes");
        QTest::addColumn<QString>("code");
        QTest::newRow("days") << "7-0" << 10080U << "";
        QTest::newRow("hours") << "12:00:00" << 720U << "";
        QTest::newRow("days and time") << "1-12:30" << 2190U << "";
        QTest::newRow("unlimited") << "UNLIMITED" << SlurmTime::unlimited << "";
        QTest::newRow("many minutes") << "10080" << 10080U << "";
        QTest::newRow("days without their unit") << "14" << 14U << "time-in-minutes";
        QTest::newRow("seconds") << "1-00:00:30" << 1441U << "time-rounded-up";
        QTest::newRow("minutes and seconds") << "30:00" << 30U << "time-looks-like-hours";
    }

    void timesThatReadAsTheyLookAreFine()
    {
        QFETCH(QString, written);
        QFETCH(unsigned, minutes);
        QFETCH(QString, code);
        Policy policy = soundPolicy();
        policy.priority.maxAge = { minutes, written.toStdString() };
        Diagnostics findings = check(policy, {});
        QCOMPARE(QString::fromStdString(findings.empty() ? std::string() : findings.front().code), code);
    }

    void aMaxTimeIsATimeTooAndTheHalfLifeShouldOutlastIt()
    {
        Policy policy = soundPolicy();
        policy.partitions.edit()[0].maxTime = { 48, "48:00" };
        QCOMPARE(find(check(policy, {}), "time-looks-like-hours")->object, (ObjectRef { ObjectRef::Kind::Partition, 0, "gpu" }));
        policy.partitions.edit()[0].maxTime = { 30 * 24 * 60, "30-0" };
        QCOMPARE(find(check(policy, {}), "half-life-short")->severity, Severity::Note);
        policy.priority.halfLife.minutes = 1440;
        policy.partitions.edit().front().maxTime.minutes = 7 * 1440;
        const Diagnostics found = check(policy, {});
        const std::vector<std::string> arguments = find(found, "half-life-short")->message.arguments;
        QCOMPARE(arguments.at(0), std::string("7 d"));
        QCOMPARE(arguments.at(2), std::string("1 d"));
        QCOMPARE(arguments.at(3), std::string("80")); // (1 − 2^−7) ÷ (7 · ln 2) = 0.2045 are left
        policy.priority.halfLife.minutes = 60;
        QCOMPARE(find(check(policy, {}), "half-life-short")->message.arguments.at(2), std::string("1 h"));
    }

    void underBasicTheWeightsDoNothing()
    {
        Policy policy = soundPolicy();
        policy.priority.type = PriorityType::Basic;
        policy.priority.dampeningFactor = 5;
        const Diagnostics findings = check(policy, {});
        QCOMPARE(findings.size(), std::size_t { 1 });
        QCOMPARE(findings[0].code, std::string("basic-ignores-weights"));
    }

    void jobsOfNobodyAreTold()
    {
        const Policy policy = soundPolicy();
        Situation situation;
        Job job;
        job.id = "1";
        job.user = "ann";
        job.account = "physics";
        job.qos = "normal";
        job.partitions = { "gpu" };
        situation.jobs.edit() = { job, job, job, job };
        situation.jobs.edit()[0].account = "history";
        situation.jobs.edit()[1].user = "zoe";
        situation.jobs.edit()[2].partitions = { "gpu", "nowhere" };
        situation.jobs.edit()[3].qos = "huge";
        const Diagnostics findings = check(policy, situation);
        QCOMPARE(findings.size(), std::size_t { 4 });
        QCOMPARE(find(findings, "job-account-unknown")->object.id, 0U);
        QCOMPARE(find(findings, "job-user-unknown")->object.id, 1U);
        QCOMPARE(find(findings, "job-partition-unknown")->object.id, 2U);
        QCOMPARE(find(findings, "job-qos-unknown")->object.id, 3U);
        situation.jobs.edit() = { job };
        QVERIFY(check(policy, situation).empty());
        situation.jobs.edit()[0].user = "Ann"; // the database has user names in lower case, the queue those of the system
        QVERIFY(check(policy, situation).empty());
    }

    void associationsOfUnknownPartitionsAreTold()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        tree.addUser(tree.findAccount("chem"), "cat", 1, "gpu");
        QVERIFY(check(policy, {}).empty());
        const AssociationId lost = tree.addUser(tree.findAccount("chem"), "cat", 1, "old");
        QCOMPARE(find(check(policy, {}), "association-partition-unknown")->object.id, lost);
    }

    void manyOfAKindBecomeAFewAndACount()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        for (int i = 0; i < 1000; ++i) {
            const AssociationId account = tree.addAccount(root, "lab" + std::to_string(i));
            tree.addUser(account, "a", 0);
            tree.addUser(account, "b", 0);
        }
        const Diagnostics findings = check(policy, {});
        QCOMPARE(count(findings, "siblings-all-zero"), 4);
        const auto last = std::find_if(findings.rbegin(), findings.rend(), [](const Diagnostic &d) { return d.code == "siblings-all-zero"; });
        QVERIFY(last->message.english().find("997 more accounts and users") != std::string::npos);
    }

    void errorsComeFirstAndEveryFindingSaysWhatToDo()
    {
        Policy policy = soundPolicy();
        policy.priority.dampeningFactor = 5;
        policy.priority.calcPeriod = { 0, {} };
        policy.priority.weightQos = 5;
        policy.tres.reset();
        const Diagnostics findings = check(policy, {});
        QVERIFY(findings.size() >= 4);
        QVERIFY(std::is_sorted(findings.begin(), findings.end(), [](const Diagnostic &a, const Diagnostic &b) { return a.severity > b.severity; }));
        for (const Diagnostic &finding : findings) {
            QVERIFY(!finding.code.empty());
            QVERIFY(!finding.advice.isEmpty());
            QVERIFY(finding.object.kind != ObjectRef::Kind::None);
            QVERIFY2(finding.english().find('%') == std::string::npos, finding.english().c_str());
        }
    }

    void manyAssociationsAreCheckedInOneWalk()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        Situation situation;
        for (int i = 0; i < accounts; ++i) {
            const AssociationId account = tree.addAccount(root, "lab" + std::to_string(i));
            for (int j = 0; j < 100; ++j) {
                situation.setOwnUsage(tree.addUser(account, "user" + std::to_string(j), static_cast<std::uint32_t>(j % 3)), j);
            }
        }
        QVERIFY(!check(policy, situation).empty());
    }
};

APPORTION_TEST(TestChecker)
} // namespace test_checker

#include "test_checker.moc"
