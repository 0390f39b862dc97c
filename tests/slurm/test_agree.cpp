// SPDX-License-Identifier: GPL-3.0-or-later
// What Slurm printed of its own numbers against ours: nothing differs where nothing should, and what differs is named.
#include "agree_testing.h"
#include "core/agree/walk_order.h"
#include "core/policy/number_text.h"
#include "support/test_case.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace test_agree
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

/// What sshare prints of an evaluation, usage cut to whole numbers.
std::string sshareText(const Evaluation &evaluation)
{
    const AssociationTree &tree = evaluation.tree();
    std::string text = "Account|User|RawUsage|NormUsage|EffectvUsage|FairShare|LevelFS\n";
    for (const AssociationId id : evaluation.layout().depthFirst()) {
        text += std::string(tree.accountName(id)) + '|' + std::string(tree.userName(id)) + '|' + cutText(evaluation.rawUsage(id)) + '|'
            + fixedText(evaluation.normUsage(id)) + '|' + fixedText(evaluation.effectiveUsage(id)) + '|'
            + (tree.isUser(id) ? fixedText(evaluation.fairShare(id)) : std::string()) + '|'
            + (evaluation.hasLevelFs(id) ? fixedText(evaluation.levelFs(id)) : std::string()) + '\n';
    }
    return text;
}

} // namespace

class TestAgree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGoldenAgrees_data();
    void everyGoldenAgrees();
    void whatDiffersIsNamed_data();
    void whatDiffersIsNamed();
    void olderReleasesPrintTheFactorOfTheRow();
    void billingsAndTotalsAreCompared();
    void weightsThatScontrolChangedAreNamed();
    void aBillInSeveralPartitionsIsThatOfTheFirst();
    void tiesOfOldReleasesAreNamed();
    void theOrderOfTiesIsTakenFromTheCluster();
    void onANewClusterEverybodyTies();
    void changedPrioritiesNeedNoReport();
    void usageThatWasTakenFromAnAccountAloneIsNamed();
    void whatChangedSinceSlurmComputedIsNamed();
    void recordedClustersAgree_data();
    void recordedClustersAgree();
    void factorsOfThePassBeforeAreNamed();
    void usageOfJsonHasItsFraction();
    void aCutColumnIsNoDifference();
    void fairShareIsNotComparedWhereNothingComputesIt();
    void usageWithoutItsFractionIsNoDifference_data();
    void usageWithoutItsFractionIsNoDifference();
};

void TestAgree::fairShareIsNotComparedWhereNothingComputesIt()
{
    Imported imported = golden("wild_1", false);
    for (PrintedShare &share : imported.printed.shares) { // as slurmctld leaves them under priority/basic
        for (const ShareColumn column : { ShareColumn::EffectiveUsage, ShareColumn::FairShare, ShareColumn::LevelFs }) {
            share.values[static_cast<std::size_t>(column)] = 0.0;
        }
    }
    imported.printed.terms.clear();
    QVERIFY(!agree(imported, imported.printed)->isWhole());
    imported.policy.priority.type = PriorityType::Basic;
    for (Job &job : imported.situation.jobs.edit()) {
        job.printedPriority = 0;
    }
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY2(agreement.isWhole() && agreement.compared >= imported.printed.shares.size(), differencesOf(agreement));
    imported.printed.shares.back().values[static_cast<std::size_t>(ShareColumn::NormShares)] += 0.5; // which it does compute
    QCOMPARE(agree(imported, imported.printed)->differences.size(), std::size_t { 1 });
}

void TestAgree::everyGoldenAgrees_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : QDir(QStringLiteral(APPORTION_TEST_DATA "/goldens")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (QFile::exists(QString::fromStdString(goldenPath(name.toStdString(), "sshare.txt")))) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
}

void TestAgree::everyGoldenAgrees()
{
    QFETCH(QString, name);
    for (const bool terms : { true, false }) {
        Imported imported = golden(name.toStdString(), terms);
        const Agreement agreement = *agree(imported, imported.printed);
        QVERIFY2(agreement.isWhole(), differencesOf(agreement));
        if (!terms && imported.printed.shares.size() > 1) { // a wrong number there is not taken for one of before
            imported.printed.shares.back().values[static_cast<std::size_t>(ShareColumn::NormUsage)] += 0.5;
            imported.printed.shares.back().values[static_cast<std::size_t>(ShareColumn::FairShare)] += 0.5;
            const Agreement wrong = *agree(imported, imported.printed);
            for (const Disagreement &one : wrong.differences) {
                QVERIFY2(one.cause != Cause::Stale, qPrintable(name));
            }
        }
        std::size_t least = imported.printed.shares.size() * 2 + imported.printed.terms.size() * 9 + imported.printed.billings.size();
        least += imported.printed.partitions.size() * 4; // cpu, mem, node, billing
        QVERIFY(agreement.compared >= least);
        QVERIFY(imported.situation.jobs->empty() || (!imported.printed.billings.empty() && !imported.printed.partitions.empty()));
        QVERIFY(agreement.compared > 10);
    }
}

void TestAgree::whatDiffersIsNamed_data()
{
    QTest::addColumn<int>("column");
    for (std::size_t column = 0; column < termColumns; ++column) {
        QTest::addRow("%d", static_cast<int>(column)) << static_cast<int>(column);
    }
}

void TestAgree::whatDiffersIsNamed()
{
    QFETCH(int, column);
    Imported imported = golden("fair_tree_rules");
    const Agreement before = *agree(imported, imported.printed);
    imported.printed.terms.at(1).values.at(static_cast<std::size_t>(column)) += 7.0;
    Agreement agreement = *agree(imported, imported.printed);
    QCOMPARE(agreement.compared, before.compared);
    QCOMPARE(agreement.agreed, before.compared - 1);
    QCOMPARE(agreement.differences.size(), std::size_t { 1 });
    QVERIFY(agreement.differences[0].where.find(imported.printed.terms[1].job) == 0);
    QVERIFY(agreement.differences[0].printed != agreement.differences[0].computed);

    if (column < static_cast<int>(shareColumns)) {
        imported = golden("fair_tree_rules");
        std::vector<PrintedShare> &shares = imported.printed.shares;
        PrintedShare &share = *std::find_if(shares.begin(), shares.end(), [&](const PrintedShare &one) {
            return imported.policy.associations.isUser(one.association) && imported.situation.ownUsage(one.association) > 1000.0L;
        });
        double &value = share.values.at(static_cast<std::size_t>(column));
        const bool isPrinted = std::isfinite(value);
        value = value * 1.1 + 0.001;
        agreement = *agree(imported, imported.printed);
        QCOMPARE(agreement.differences.size(), std::size_t { isPrinted ? 1U : 0U });
        QVERIFY(!isPrinted || agreement.differences[0].object.id == share.association);
        const std::optional<Diagnostic> finding = agreementFinding(agreement);
        QVERIFY(finding && finding->severity == (isPrinted ? Severity::Warning : Severity::Note));
    }
}

void TestAgree::recordedClustersAgree_data()
{
    QTest::addColumn<int>("compared");
    QTest::addColumn<int>("differ");
    QTest::newRow("classic_running") << 348 << 85; // all of the pass before
    QTest::newRow("partitions_alike") << 414 << 0;
    QTest::newRow("limits_not_asked") << 405 << 0;
    QTest::newRow("priorities_set") << 377 << 0;
}

void TestAgree::recordedClustersAgree()
{
    QFETCH(int, compared);
    QFETCH(int, differ);
    const auto path = [](const char *file) { return std::string(APPORTION_TEST_DATA "/recorded/") + QTest::currentDataTag() + '/' + file; };
    ImportFiles files;
    files.slurmConf = path("slurm.conf");
    files.associations = path("associations.cfg");
    files.usage = path("usage.txt");
    files.jobs = path("jobs.txt");
    files.partitions = path("partitions.txt");
    files.configuration = path("config.txt");
    files.nodes = path("nodes.txt");
    files.qos = path("qos.txt");
    files.tres = path("tres.txt");
    files.sprio = path("sprio.txt");
    const Imported imported = importFiles(files, utcClock());
    const Agreement agreement = *agree(imported, imported.printed);
    QCOMPARE(static_cast<int>(agreement.compared), compared);
    QVERIFY2(static_cast<int>(agreement.differences.size()) == differ, differencesOf(agreement));
    for (const Disagreement &one : agreement.differences) {
        QVERIFY2(one.cause == Cause::PassBefore || one.cause == Cause::Follows, differencesOf(agreement));
    }
}

/// Seen on a live 22.05 where jobs run: outside of Fair Tree the factors of a pass are made before it adds what the jobs used.
void TestAgree::factorsOfThePassBeforeAreNamed()
{
    Imported imported = golden("random_classic_200");
    Situation before = imported.situation;
    const AssociationTree &tree = imported.policy.associations;
    AssociationId user = noAssociation; // who used most
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        const bool isAsked = tree.isLive(id) && tree.isUser(id) && !tree.usesParent(id) && tree.parent(id) != AssociationTree::root();
        if (isAsked && (user == noAssociation || imported.situation.ownUsage(id) > imported.situation.ownUsage(user))) {
            user = id;
        }
    }
    before.setOwnUsage(user, imported.situation.ownUsage(user) * 0.9L);
    const Evaluation older = *evaluate(Snapshot { imported.policy, before });
    for (PrintedShare &share : imported.printed.shares) {
        share.values[static_cast<std::size_t>(ShareColumn::NormUsage)] = static_cast<double>(older.normUsage(share.association));
        share.values[static_cast<std::size_t>(ShareColumn::EffectiveUsage)] = static_cast<double>(older.effectiveUsage(share.association));
        if (tree.isUser(share.association)) {
            share.values[static_cast<std::size_t>(ShareColumn::FairShare)] = older.fairShare(share.association);
        }
    }
    imported.printed.terms.clear();
    for (Job &job : imported.situation.jobs.edit()) {
        job.printedPriority = 0;
    }
    const auto causes = [&imported] {
        std::set<Cause> all;
        const Agreement agreement = *agree(imported, imported.printed);
        for (const Disagreement &one : agreement.differences) { // of whom usage was printed as 0, it may be that as well
            all.insert(one.cause == Cause::UsageCut ? Cause::PassBefore : one.cause);
        }
        return all;
    };
    QCOMPARE(causes(), std::set<Cause> { Cause::Unknown }); // nothing runs
    QVERIFY(!imported.situation.jobs->empty());
    imported.situation.jobs.edit().front().running = true;
    QVERIFY2(causes() == std::set<Cause> { Cause::PassBefore }, differencesOf(*agree(imported, imported.printed)));
    for (PrintedShare &share : imported.printed.shares) {
        if (share.association == user) {
            share.values[static_cast<std::size_t>(ShareColumn::FairShare)] += 0.4; // which its own usage does not give
        }
    }
    QVERIFY2(causes() == (std::set<Cause> { Cause::Unknown, Cause::PassBefore }), differencesOf(*agree(imported, imported.printed)));
}

/// Seen on a live 22.05 with DEPTH_OBLIVIOUS: jobs count with root's factor, and sshare prints another one.
void TestAgree::olderReleasesPrintTheFactorOfTheRow()
{
    Imported imported = golden("fair_tree_rules");
    AssociationTree &tree = imported.policy.associations;
    AssociationId below = noAssociation;
    for (AssociationId id = 1; id < tree.rowCount() && below == noAssociation; ++id) {
        below = tree.isUser(id) && tree.parent(id) == 0 ? id : below;
    }
    QVERIFY(below != noAssociation);
    tree.setRawShares(below, sharesParent);
    imported.policy.priority.set(PriorityFlag::NoFairTree);
    imported.situation.jobs.edit().clear();
    PrintedShare share;
    share.association = below;
    const Evaluation evaluation = *evaluate(imported);
    const double used = static_cast<double>(evaluation.effectiveUsage(below)) / evaluation.normShares(below);
    QVERIFY2(used < 0.9, qPrintable(QString::number(used)));
    share.values[static_cast<std::size_t>(ShareColumn::FairShare)] = std::pow(2.0, -used);
    imported.printed = {};
    imported.printed.shares = { share };
    imported.policy.release = 2205;
    const Agreement older = *agree(imported, imported.printed);
    QVERIFY2(older.isWhole(), differencesOf(older));
    imported.policy.release = 2511;
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).computed, std::string("0.500000"));
}

void TestAgree::billingsAndTotalsAreCompared()
{
    Imported imported = golden("tres_max");
    const Agreement before = *agree(imported, imported.printed);
    imported.printed.billings.at(0).billing += 1;
    Agreement agreement = *agree(imported, imported.printed);
    QCOMPARE(agreement.compared, before.compared);
    QCOMPARE(agreement.differences.size(), std::size_t { 1 });
    QCOMPARE(agreement.differences[0].column, std::string("billing"));
    QCOMPARE(agreement.differences[0].object.kind, ObjectRef::Kind::Job);

    QCOMPARE(agreement.differences[0].cause, Cause::BilledBefore);
    QVERIFY(causeText(agreement.differences[0]).english().find("TRESBillingWeights that have changed since") != std::string::npos);
    // somebody who asked for the same before, and is billed as here
    const std::uint32_t billed = imported.printed.billings.at(0).job;
    Job alike = imported.situation.jobs->at(billed);
    alike.id = "900000";
    alike.number = 0;
    alike.printedPriority = 0;
    alike.held = true;
    const auto causeBeside = [&](std::int64_t later, std::uint64_t more) {
        Imported with = imported;
        alike.submitTime = imported.situation.jobs->at(billed).submitTime + later;
        with.situation.jobs.edit().push_back(alike);
        const auto index = static_cast<std::uint32_t>(with.situation.jobs->size() - 1);
        with.printed.billings.push_back({ index, imported.printed.billings.at(0).billing + more });
        return agree(with, with.printed)->differences.at(0).cause;
    };
    QCOMPARE(causeBeside(-10, -std::uint64_t { 1 }), Cause::Unknown);
    QCOMPARE(causeBeside(10, -std::uint64_t { 1 }), Cause::BilledBefore);
    QCOMPARE(causeBeside(0, 3), Cause::Unknown);
    QCOMPARE(causeBeside(-10, 3), Cause::BilledBefore);
    imported.printed.partitions.clear(); // which weights it runs with is not known
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).cause, Cause::Unknown);

    // a cluster that runs with another node than its slurm.conf says
    imported = golden("tres_max");
    std::vector<NodeGroup> &groups = imported.policy.nodeGroups.edit();
    groups.at(0).cpus *= 2;
    agreement = *agree(imported, imported.printed);
    QVERIFY(!agreement.isWhole());
    bool isTotal = false;
    for (const Disagreement &one : agreement.differences) {
        isTotal = isTotal || (one.column == "TRES cpu" && one.object.kind == ObjectRef::Kind::Partition && one.cause == Cause::Running);
        QVERIFY2(one.column != "TRES billing" || one.cause == Cause::Follows, differencesOf(agreement));
    }
    QVERIFY2(isTotal, differencesOf(agreement));
}

/// Seen live in 22.05 and 24.11: with TRESBillingWeights=GRES/gpu=7 by scontrol update a partition went on with billing=141 in all, where it
/// has 84, and a job went on being billed 14 in place of 7.
void TestAgree::weightsThatScontrolChangedAreNamed()
{
    Imported imported = golden("tres_max");
    const std::uint32_t billed = imported.printed.billings.at(0).job;
    const std::string partition = imported.situation.jobs->at(billed).partitions.front();
    imported.printed.billings.at(0).billing *= 2;
    for (PrintedPartition &one : imported.printed.partitions) {
        for (TresCount &entry : one.tres) {
            entry.count = one.name == partition && entry.name == "billing" ? entry.count * 141 / 84 : entry.count;
        }
    }
    const Agreement agreement = *agree(imported, imported.printed);
    QCOMPARE(agreement.differences.size(), std::size_t { 2 });
    for (const Disagreement &one : agreement.differences) {
        QCOMPARE(one.cause, Cause::WeightsSince);
        QVERIFY(causeText(one).english().find("scontrol update may have changed") != std::string::npos);
    }
}

/// A job in several partitions waits with the bill of its first one's weights of before.
void TestAgree::aBillInSeveralPartitionsIsThatOfTheFirst()
{
    Imported imported = golden("tres_max");
    const std::uint32_t billed = imported.printed.billings.at(0).job;
    std::vector<std::string> &partitions = imported.situation.jobs.edit().at(billed).partitions;
    const auto isOther = [&](const Partition &one) { return one.name != partitions.front(); };
    const auto other = std::find_if(imported.policy.partitions->begin(), imported.policy.partitions->end(), isOther);
    QVERIFY(other != imported.policy.partitions->end());
    partitions.push_back(other->name);
    imported.printed.terms.clear();
    imported.printed.billings.at(0).billing += 4711;
    const Agreement agreement = *agree(imported, imported.printed);
    const auto bill
        = std::find_if(agreement.differences.begin(), agreement.differences.end(), [](const Disagreement &one) { return one.column == "billing"; });
    QVERIFY(bill != agreement.differences.end());
    QCOMPARE(bill->cause, Cause::BilledBefore);
}

void TestAgree::tiesOfOldReleasesAreNamed()
{
    Imported imported = golden("fair_tree_rules");
    // chem and physics tie: a user of one of them, printed with another place
    const Evaluation evaluation = *evaluate(imported);
    const AssociationTree &tree = imported.policy.associations;
    std::vector<PrintedShare> &shares = imported.printed.shares;
    const auto tied = std::find_if(shares.begin(), shares.end(), [&](const PrintedShare &share) {
        return tree.isUser(share.association) && tree.parent(share.association) == tree.findAccount("chem")
            && evaluation.rawUsage(share.association) > 0.0L;
    });
    QVERIFY(tied != shares.end());
    double &printed = tied->values[static_cast<std::size_t>(ShareColumn::FairShare)];
    const auto causes = [&](std::uint16_t release, double place, const char *first) {
        imported.policy.release = release;
        printed = place;
        const Disagreement found = agree(imported, imported.printed)->differences.at(0);
        return causeText(found).english().find(std::string("Slurm walked ") + first + " first") == std::string::npos ? Cause::Unknown : found.cause;
    };
    // before all of physics, or behind all of it
    QCOMPARE(causes(0, 1.01, "chem"), Cause::Tie);
    QCOMPARE(causes(2511, 1.01, "chem"), Cause::Tie);
    QCOMPARE(causes(2205, 1.01, "chem"), Cause::OldRelease);
    for (PrintedShare &share : shares) {
        if (tree.isUser(share.association) && tree.parent(share.association) == tree.findAccount("chem")) {
            share.values[static_cast<std::size_t>(ShareColumn::FairShare)] = 0.001;
        }
    }
    QCOMPARE(causes(2205, 0.001, "physics"), Cause::OldRelease);
}

void TestAgree::theOrderOfTiesIsTakenFromTheCluster()
{
    const Imported sorted = golden("fair_tree_rules"); // where chem and physics tie
    const OrderedAgreement byName = *agreeOnOrder(sorted, sorted.printed, { "root", "physics", "chem" });
    QVERIFY(byName.agreement.isWhole() && byName.walkOrder.empty());
    // as a slurmctld prints it that walks physics first
    Imported imported = sorted;
    imported.situation.jobs = {}; // whose priorities would be others
    imported.printed.terms.clear();
    imported.printed.billings.clear();
    imported.situation.walkOrder.edit() = { "physics", "chem" };
    const Evaluation evaluation = *evaluate(imported);
    for (PrintedShare &share : imported.printed.shares) {
        if (imported.policy.associations.isUser(share.association)) {
            share.values[static_cast<std::size_t>(ShareColumn::FairShare)] = std::round(evaluation.fairShare(share.association) * 1e6) / 1e6;
        }
    }
    imported.situation.walkOrder = {};
    QVERIFY(!agree(imported, imported.printed)->isWhole());
    const auto orderOf = [&imported](std::uint16_t release, const std::vector<std::string> &listed) {
        imported.policy.release = release;
        const OrderedAgreement found = *agreeOnOrder(imported, imported.printed, listed);
        return found.agreement.isWhole() ? found.walkOrder : std::vector<std::string>();
    };
    const std::vector<std::string> shown { "physics", "chem" };
    QCOMPARE(orderOf(2605, {}), shown);
    QCOMPARE(orderOf(2205, {}), shown);
    // the database's order tells of those that do not tie yet, too
    const std::vector<std::string> listed { "root", "zero", "physics", "chem" };
    QCOMPARE(orderOf(2205, listed), listed);
    QCOMPARE(orderOf(2605, listed), shown);
    // and once they go by name again, that shows as well
    imported.situation.walkOrder.edit() = { "physics", "chem" };
    QVERIFY(agreeOnOrder(imported, sorted.printed, {})->walkOrder.empty());
}

/// Without any usage all accounts tie: a usage of 0 is none below a LevelFS without end, whatever its fraction.
void TestAgree::onANewClusterEverybodyTies()
{
    Imported imported = golden("fair_tree_rules");
    imported.policy.release = 2205;
    imported.situation.jobs = {};
    imported.printed = {};
    const AssociationTree &tree = imported.policy.associations;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        imported.situation.setOwnUsage(id, 0.0L);
    }
    std::vector<std::string> listed; // as a slurmctld walks them that has them the other way round
    for (const AssociationId id : tree.layout().depthFirst()) {
        if (tree.isAccount(id) && id != AssociationTree::root()) {
            listed.insert(listed.begin(), std::string(tree.name(id)));
        }
    }
    imported.situation.walkOrder.edit() = listed;
    Diagnostics findings;
    QVERIFY(readSshare(sshareText(*evaluate(imported)), "sshare", tree, imported.situation, findings, &imported.printed));
    QVERIFY(imported.printed.usageIsCut);
    imported.situation.walkOrder = {};
    const Agreement byName = *agree(imported, imported.printed);
    QVERIFY(!byName.isWhole());
    for (const Disagreement &one : byName.differences) {
        QVERIFY2(one.cause == Cause::OldRelease, differencesOf(byName));
    }
    QVERIFY(agreeOnOrder(imported, imported.printed, listed)->agreement.isWhole());
}

/// Recorded after scontrol and sacctmgr changed them between two passes: nothing else looked as if Slurm were behind.
void TestAgree::changedPrioritiesNeedNoReport()
{
    Imported imported = golden("fair_tree_rules");
    imported.policy.priority.weightQos *= 2;
    const Agreement agreement = *agree(imported, imported.printed);
    std::size_t ofQos = 0;
    for (const Disagreement &one : agreement.differences) {
        ofQos += one.column == "QOS" ? 1 : 0;
        QCOMPARE(one.cause, one.column == "QOS" ? Cause::StaleTerm : Cause::Follows);
    }
    QVERIFY(ofQos > 0);
}

/// As RawUsage=0 leaves an account whose shares are `parent`: it has nothing, and those below it what they had (seen live in 26.05).
void TestAgree::usageThatWasTakenFromAnAccountAloneIsNamed()
{
    Imported imported = golden("fair_tree_rules");
    const AssociationTree &tree = imported.policy.associations;
    const auto usageOf = [](PrintedShare &share) -> double & { return share.values[static_cast<std::size_t>(ShareColumn::NormUsage)]; };
    const auto account = std::find_if(imported.printed.shares.begin(), imported.printed.shares.end(), [&](PrintedShare &share) {
        return tree.isAccount(share.association) && share.association != AssociationTree::root() && usageOf(share) > 0.1;
    });
    QVERIFY(account != imported.printed.shares.end());
    usageOf(*account) = 0.0;
    for (PrintedShare &share : imported.printed.shares) {
        if (tree.isUser(share.association)) {
            share.values[static_cast<std::size_t>(ShareColumn::FairShare)] /= 2;
        }
    }
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY(agreement.differences.size() > 2);
    for (const Disagreement &one : agreement.differences) {
        QVERIFY2(one.cause == Cause::TakenAbove, differencesOf(agreement));
    }
    // root had no other usage
    for (PrintedShare &share : imported.printed.shares) {
        usageOf(share) = 0.0;
    }
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).cause, Cause::TakenAbove);
}

void TestAgree::whatChangedSinceSlurmComputedIsNamed()
{
    Imported imported = golden("fair_tree_rules");
    const auto isUser = [&](const PrintedShare &share) {
        return imported.policy.associations.isUser(share.association) && share.values[static_cast<std::size_t>(ShareColumn::LevelFs)] > 0.0;
    };
    const auto found = std::find_if(imported.printed.shares.begin(), imported.printed.shares.end(), isUser);
    QVERIFY(found != imported.printed.shares.end());
    // as sshare shows who was added a moment ago
    found->values[static_cast<std::size_t>(ShareColumn::LevelFs)] = 0.0;
    found->values[static_cast<std::size_t>(ShareColumn::FairShare)] = 0.0;
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY(agreement.differences.size() >= 2);
    for (const Disagreement &one : agreement.differences) {
        QVERIFY2(one.cause == Cause::Stale, differencesOf(agreement));
    }
    // with new weights and QOS the jobs' terms are of before, too
    imported.policy.priority.weightQos *= 2;
    imported.policy.priority.weightJobSize += 100000;
    bool hasSize = false;
    const Agreement anew = *agree(imported, imported.printed);
    for (const Disagreement &one : anew.differences) {
        hasSize = hasSize || (one.column == "JOBSIZE" && one.cause == Cause::StaleTerm);
        QVERIFY2(one.cause != Cause::Unknown, (one.column + ' ' + one.where).c_str());
    }
    QVERIFY(hasSize);
    // whose shares were changed a moment ago: what is printed beside them comes from the old ones
    Imported changed = golden("fair_tree_rules");
    AssociationTree &tree = changed.policy.associations;
    const AssociationId chem = tree.findAccount("chem");
    QVERIFY(agree(changed, changed.printed)->isWhole());
    tree.setRawShares(chem, 45);
    const Evaluation evaluation = *evaluate(changed);
    for (PrintedShare &share : changed.printed.shares) {
        share.values[static_cast<std::size_t>(ShareColumn::NormShares)] = evaluation.normShares(share.association);
    }
    const Agreement later = *agree(changed, changed.printed);
    QVERIFY(later.differences.size() >= 2);
    for (const Disagreement &one : later.differences) {
        QVERIFY2(one.cause == Cause::Stale, differencesOf(later));
    }
}

/// sprio -l cuts its last column after 20 letters: "cpu=42,mem=0,gres/gp".
void TestAgree::aCutColumnIsNoDifference()
{
    Imported imported = golden("wild_1");
    const auto longest = std::max_element(imported.printed.terms.begin(), imported.printed.terms.end(),
        [](const PrintedTerms &one, const PrintedTerms &other) { return one.tres.size() < other.tres.size(); });
    QVERIFY(longest->tres.size() > 20);
    for (PrintedTerms &terms : imported.printed.terms) {
        terms.isTresCut = terms.tres.size() >= 20;
        terms.tres.resize(std::min<std::size_t>(terms.tres.size(), 20));
    }
    QVERIFY2(agree(imported, imported.printed)->isWhole(), differencesOf(*agree(imported, imported.printed)));
    longest->tres.replace(0, 5, "cpu=9");
    QCOMPARE(agree(imported, imported.printed)->differences.size(), std::size_t { 1 });
}

/// sshare --json says what part of root's usage each has: that tells the fraction that the table cuts.
void TestAgree::usageOfJsonHasItsFraction()
{
    Imported imported = golden("random_fair_tree_200", false);
    const AssociationTree &tree = imported.policy.associations;
    std::mt19937 random(7);
    for (const AssociationId id : tree.layout().ids()) {
        imported.situation.setOwnUsage(id, tree.isUser(id) ? static_cast<long double>(random() % 100000) / 97.0L : 0.0L);
    }
    imported.situation.jobs = {};
    const Evaluation evaluation = *evaluate(imported);
    const auto number = [](long double value) {
        return std::isinf(value) ? std::string("{\"set\": true, \"infinite\": true, \"number\": 0.0}")
                                 : "{\"set\": true, \"infinite\": false, \"number\": " + fixedText(value, 20) + "}";
    };
    std::string text = "{\"shares\": {\"shares\": [";
    for (const AssociationId id : evaluation.layout().depthFirst()) {
        const bool isUser = tree.isUser(id);
        text += (id == 0 ? "{\"name\": \"" : ",\n{\"name\": \"") + std::string(isUser ? tree.userName(id) : tree.accountName(id))
            + "\", \"parent\": \"" + std::string(isUser ? tree.accountName(id) : "x") + "\", \"usage\": " + cutText(evaluation.rawUsage(id))
            + ", \"usage_normalized\": " + number(evaluation.normUsage(id)) + ", \"effective_usage\": " + number(evaluation.effectiveUsage(id))
            + ", \"fairshare\": {\"factor\": " + number(evaluation.fairShare(id)) + ", \"level\": "
            + number(evaluation.hasLevelFs(id) ? evaluation.levelFs(id) : 0.0L) + "}, \"type\": [" + (isUser ? "\"USER\"" : "") + "]}";
    }
    Printed printed;
    Diagnostics diagnostics;
    QVERIFY(readSshare(text + "]}}", "sshare.json", tree, imported.situation, diagnostics, &printed));
    QVERIFY(!printed.usageIsCut);
    QVERIFY(printed.shares.size() > 200);
    const Agreement agreement = *agree(imported, printed);
    QVERIFY2(agreement.isWhole(), differencesOf(agreement));
}

void TestAgree::usageWithoutItsFractionIsNoDifference_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<int>("algorithm");
    for (quint32 seed = 1; seed <= 6; ++seed) {
        for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious }) {
            QTest::addRow("%u, %s", seed, algorithmName(algorithm)) << seed << static_cast<int>(algorithm);
        }
    }
}

/// Usage that sshare cuts: what we compute from the whole numbers differs in later digits, and in the order of who is too
/// close; nothing else may.
void TestAgree::usageWithoutItsFractionIsNoDifference()
{
    QFETCH(quint32, seed);
    QFETCH(int, algorithm);
    Imported imported = golden("random_fair_tree_200", false);
    imported.situation.jobs = {};
    std::mt19937 random(seed);
    const AssociationTree &tree = imported.policy.associations;
    for (const AssociationId id : tree.layout().ids()) {
        const auto some = static_cast<long double>(random() % 1000000) / 977.0L;
        imported.situation.setOwnUsage(id, tree.isUser(id) && random() % 3 != 0 ? some : 0.0L);
    }
    EvaluationOptions options;
    options.algorithm = static_cast<Algorithm>(algorithm);
    const std::string text = sshareText(*evaluate(imported, options));
    Printed printed;
    Diagnostics diagnostics;
    QVERIFY(readSshare(text, "sshare", tree, imported.situation, diagnostics, &printed));
    const Agreement agreement = *agree(imported, printed, options);
    QVERIFY(agreement.compared > 500);
    for (const Disagreement &one : agreement.differences) {
        QVERIFY2(one.column == "FairShare" && (one.cause == Cause::UsageCut || one.cause == Cause::Tie), differencesOf(agreement));
    }
    // and it is no blanket: a wrong share is seen
    imported.policy.associations.setRawShares(tree.layout().idAt(tree.layout().childEnd(0) - 1), 77777);
    QVERIFY(agree(imported, printed, options)->differences.size() > agreement.differences.size() + 5);
}

APPORTION_TEST(TestAgree)
} // namespace test_agree

#include "test_agree.moc"
