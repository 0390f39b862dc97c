// SPDX-License-Identifier: GPL-3.0-or-later
// What Slurm printed of its own numbers against ours: nothing differs where nothing should, and what differs is named.
#include "core/agree/agree.h"
#include "core/agree/walk_order.h"
#include "core/check/checker.h"
#include "core/evaluate/job_priority.h"
#include "core/policy/number_text.h"
#include "reader_testing.h"
#include "slurm/import/import.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace test_agree
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

/// Everything that Slurm printed of a golden; without sprio when @p terms is false.
Imported golden(const std::string &name, bool terms = true)
{
    const auto path = [&name](const char *file) {
        const std::string whole = goldenPath(name, file);
        return QFile::exists(QString::fromStdString(whole)) ? whole : std::string();
    };
    ImportFiles files;
    files.slurmConf = path("slurm.conf");
    files.associations = path("associations.cfg");
    files.usage = path("sshare.txt");
    files.jobs = path("jobs.txt");
    files.partitions = path("partitions.txt");
    files.sprio = terms ? path("sprio.txt") : std::string();
    return importFiles(files, utcClock());
}

QByteArray differencesOf(const Agreement &agreement)
{
    QByteArray text;
    for (const Disagreement &one : agreement.differences) {
        text += QByteArray::fromStdString(
            one.column + " of " + one.where + ": " + one.printed + ", here " + one.computed + ": " + causeText(one).english() + '\n');
    }
    return text;
}

Printed printedBy(const std::string &sprio)
{
    Printed printed;
    Diagnostics diagnostics;
    return readSprio(sprio, "sprio", printed, diagnostics) ? printed : Printed {};
}

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
    void aPrioritySetByHandBelongsToTheJob();
    void aPrioritySetByHandInSeveralPartitionsHasNoTerms();
    void jobsThatHaveEndedAreNotCompared();
    void olderReleasesPrintTheFactorOfTheRow();
    void prioritiesAloneSayLess();
    void billingsAndTotalsAreCompared();
    void tiesOfOldReleasesAreNamed();
    void theOrderOfTiesIsTakenFromTheCluster();
    void whatChangedSinceSlurmComputedIsNamed();
    void usageOfJsonHasItsFraction();
    void aCutColumnIsNoDifference();
    void sprioOfAnotherClusterIsNamed();
    void fairShareIsNotComparedWhereNothingComputesIt();
    void jobsThatAgedMeanwhileShow();
    void aTimeBeforeThePassIsTheCause();
    void siteFactorsBelongToTheJobs();
    void usageWithoutItsFractionIsNoDifference_data();
    void usageWithoutItsFractionIsNoDifference();
    void columnsBetweenBlanksAreRead();
    void damagedListingsAreSurvived();
};

void TestAgree::sprioOfAnotherClusterIsNamed()
{
    const Imported own = golden("wild_1");
    const Imported other = golden("wild_5");
    Printed mixed = own.printed;
    mixed.terms = other.printed.terms;
    const Agreement agreement = *agree(own, mixed);
    QVERIFY(!agreement.isWhole());
    std::size_t apart = 0;
    for (const Disagreement &one : agreement.differences) {
        QVERIFY2(one.cause != Cause::Unknown, differencesOf(agreement));
        apart += one.cause == Cause::Apart ? 1 : 0;
    }
    QVERIFY2(2 * apart > agreement.differences.size(), differencesOf(agreement));
}

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

/// Of a job whose priority an administrator set, sprio prints that and 0 for every term (its print.c, direct_prio).
void TestAgree::aPrioritySetByHandBelongsToTheJob()
{
    Imported imported = golden("fair_tree_rules");
    const std::string job = imported.printed.terms.at(0).job;
    for (PrintedTerms &terms : imported.printed.terms) {
        if (terms.job == job) {
            terms.values.fill(0.0);
            terms.values[0] = 4711.0;
            terms.tres.clear();
        }
    }
    QVERIFY(!agree(imported, imported.printed)->isWhole());
    addAdjustments(imported.printed, imported.situation);
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY2(agreement.isWhole(), differencesOf(agreement));
    const Evaluation evaluation = *evaluate(imported);
    for (JobRow row = 0; row < evaluation.jobs().rowCount(); ++row) {
        const bool isSet = sprioJobId(imported.situation.jobs->at(evaluation.jobs().job[row])) == job;
        QCOMPARE(evaluation.terms(row).isSet, isSet);
        QVERIFY(!isSet || (evaluation.priority(row) == 4711 && sprioPriority(sprioTerms(evaluation, row)) == 4711));
    }
    QVERIFY(evaluation.terms(0).isSet || evaluation.jobs().rowCount() > 1);

    // as slurmctld 22.05.8 printed it after: scontrol update jobid=1 priority=777777, jobid=3 sitefactor=33
    Situation live;
    live.jobs.edit().resize(3);
    for (std::size_t i = 0; i < 3; ++i) {
        live.jobs.edit()[i].id = std::to_string(i + 1);
    }
    addAdjustments(
        printedBy(
            "          JOBID PARTITION     USER   PRIORITY       SITE        AGE      ASSOC  FAIRSHARE    JOBSIZE  PARTITION        QOS        NICE "
            "                TRES\n"
            "              1 gpu            bob     777777          0          0          0          0          0          0          0           0 "
            "                    \n"
            "              2 gpu            bob      80507          0          0          0          0         16      80000          0          50 "
            "cpu=42,mem=0,gres/gp\n"
            "              3 gpu            bob      80590         33          0          0          0         16      80000          0           0 "
            "cpu=42,mem=0,gres/gp\n"),
        live);
    const std::vector<Job> &jobs = *live.jobs;
    QCOMPARE(jobs[0].setPriority, 777777U);
    QVERIFY(jobs[1].setPriority == 0 && jobs[1].siteFactor == 0);
    QVERIFY(jobs[2].setPriority == 0 && jobs[2].siteFactor == 33);

    // terms that are only rounded to 0, or columns that were not printed, tell nothing
    Situation before = golden("fair_tree_rules").situation;
    const Situation untouched = before;
    addAdjustments(printedBy("JOBID|PRIORITY\n" + job + "|4711\n"), before);
    addAdjustments(printedBy("JOBID|PARTITION|PRIORITY|SITE|AGE|ASSOC|FAIRSHARE|JOBSIZE|PARTITION|QOSNAME|QOS|NICE|TRES\n" + job
                       + "|batch|2|0|0|0|0|0|0|normal|0|0|\n"),
        before);
    QVERIFY(before.jobs == untouched.jobs);
}

/// As sprio -l of 22.05.8 printed a job in two partitions after: scontrol update jobid=3 priority=999
void TestAgree::aPrioritySetByHandInSeveralPartitionsHasNoTerms()
{
    const Printed printed = printedBy(
        "          JOBID PARTITION     USER   PRIORITY       SITE        AGE      ASSOC  FAIRSHARE    JOBSIZE  PARTITION        QOS        NICE "
        "                TRES\n"
        "              3 a               sb         20 -214748364          0          0          0          0         20          0 -2147483648 "
        "                    \n"
        "              3 b               sb        100 -214748364          0          0          0          0        100          0 -2147483648 "
        "                    \n");
    Situation live;
    live.jobs.edit().push_back({});
    live.jobs.edit()[0].id = "3";
    live.jobs.edit()[0].printedPriority = 999;
    addAdjustments(printed, live);
    QCOMPARE(live.jobs->at(0).setPriority, 999U);
    QCOMPARE(live.jobs->at(0).siteFactor, std::int64_t { 0 });

    Imported imported = golden("fair_tree_rules");
    for (PrintedTerms &terms : imported.printed.terms) {
        terms.values = printed.terms.at(0).values; // nothing of them is compared
        terms.hasTres = printed.terms.at(0).hasTres;
    }
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY2(agreement.isWhole(), differencesOf(agreement));
}

/// Under CALCULATE_RUNNING sprio prints them until MinJobAge is over.
void TestAgree::jobsThatHaveEndedAreNotCompared()
{
    Printed printed = printedBy("JOBID|PARTITION|PRIORITY\n4|a|100\n5|a|200\n5|b|300\n");
    Situation situation;
    Diagnostics diagnostics;
    QVERIFY(readJobs("JobId=4 JobName=x UserId=u(1) Priority=100 Account=c QOS=normal JobState=PENDING Reason=Priority Partition=a\n"
                     "JobId=5 JobName=x UserId=u(1) Priority=200 Account=c QOS=normal JobState=FAILED Reason=NonZeroExitCode Partition=a,b\n",
        "jobs", situation, diagnostics, utcClock(), &printed));
    QCOMPARE(situation.jobs->size(), 1U);
    QCOMPARE(printed.ended, std::vector<std::string> { "5" });
    dropEndedJobs(printed);
    QCOMPARE(printed.terms.size(), 1U);
    QCOMPARE(printed.terms.at(0).job, std::string("4"));
    QVERIFY(printed.ended.empty());
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

void TestAgree::prioritiesAloneSayLess()
{
    Imported imported = golden("fair_tree_rules");
    imported.printed.terms.at(0).job = "99999";
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).cause, Cause::NoRow);

    imported = golden("fair_tree_rules"); // as of a dump before 25.05 alone, which names QOS and tells nothing of them
    imported.policy.qos.edit().clear();
    const Agreement without = *agree(imported, imported.printed);
    const auto isQos = [](const Disagreement &one) { return one.column == "QOS"; };
    const auto first = std::find_if(without.differences.begin(), without.differences.end(), isQos);
    QVERIFY(first != without.differences.end());
    QCOMPARE(first->cause, Cause::QosUnread);
    const Diagnostics findings = check(imported.policy, imported.situation);
    QCOMPARE(std::count_if(findings.begin(), findings.end(), [](const Diagnostic &one) { return one.code == "qos-priorities-unread"; }), 1);

    // of all that a 22.05 printed, one number differs: an administrator gave a job a site factor, which scontrol does not show
    const std::string folder = APPORTION_TEST_DATA "/slurm-22.05/";
    ImportFiles files;
    files.slurmConf = folder + "slurm.conf";
    files.configuration = folder + "config.txt";
    files.nodes = folder + "nodes.txt";
    files.partitions = folder + "partitions.txt";
    files.associations = folder + "dump.cfg";
    files.qos = folder + "qos.txt";
    files.usage = folder + "sshare_l.txt";
    files.jobs = folder + "jobs.txt";
    imported = importFiles(files, utcClock());
    const Agreement agreement = *agree(imported, imported.printed);
    QVERIFY2(agreement.differences.size() == 1 && agreement.differences[0].where == "3", differencesOf(agreement));
    QCOMPARE(agreement.differences[0].cause, Cause::Adjusted);
    imported.situation.jobs.edit().at(agreement.differences[0].object.id).siteFactor = 25;
    QVERIFY(agree(imported, imported.printed)->isWhole());

    imported = golden("fair_tree_rules", false);
    Job &job = *std::find_if(imported.situation.jobs.edit().begin(), imported.situation.jobs.edit().end(), [](const Job &one) { return !one.held; });
    job.printedPriority += 250;
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).cause, Cause::Adjusted);

    imported.printed = {};
    imported.situation = {};
    imported.situation.jobs = golden("fair_tree_rules").situation.jobs;
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).cause, Cause::NoUsage);
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

void TestAgree::jobsThatAgedMeanwhileShow()
{
    // the priorities of all but one were computed an hour after the last submission
    Imported imported = golden("random_fair_tree_200", false);
    imported.policy.priority.weightAge = 100000;
    EvaluationOptions later;
    later.now = evaluate(imported)->now() + 3600;
    const Evaluation evaluation = *evaluate(imported, later);
    std::string text = "JOBID|PARTITION|PRIORITY|AGE|FAIRSHARE|QOSNAME\n";
    int rows = 0;
    for (JobRow row = 0; row < evaluation.jobs().rowCount(); ++row) {
        const Job &job = imported.situation.jobs->at(evaluation.jobs().job[row]);
        const PriorityTerms terms = sprioTerms(evaluation, row);
        if (isListedBySprio(imported.policy, job, *later.now)) {
            const double age = terms.age + (rows == 3 ? -400.0 : 0.0);
            text += sprioJobId(job) + '|' + imported.policy.partitions->at(evaluation.jobs().partition[row]).name + '|'
                + std::to_string(sprioPriority(terms) - (rows == 3 ? 400U : 0U)) + '|' + fixedText(age, 0) + '|' + fixedText(terms.fairshare, 0) + '|'
                + std::string(evaluation.jobs().qosName(row, job)) + '\n';
            ++rows;
        }
    }
    QVERIFY(rows > 4);
    Printed printed = printedBy(text);
    QCOMPARE(printed.terms.size(), static_cast<std::size_t>(rows));
    const Agreement agreement = *agree(imported, printed);
    QVERIFY(agreement.at && std::abs(*agreement.at - *later.now) < 10);
    QCOMPARE(agreement.differences.size(), std::size_t { 2 }); // the age, and the sum that follows
    QCOMPARE(agreement.differences[0].cause, Cause::Aged);
    QCOMPARE(agreement.differences[1].cause, Cause::Follows);
}

void TestAgree::aTimeBeforeThePassIsTheCause()
{
    // its priorities are of the pass 57 seconds after the last submission, by which the age makes one of them a point larger
    const Imported imported = golden("accrue_always_waiting");
    QVERIFY(agree(imported, imported.printed)->isWhole());
    EvaluationOptions submission;
    submission.now = imported.situation.jobs->front().submitTime;
    const Agreement early = *agree(imported, imported.printed, submission);
    QCOMPARE(early.differences.size(), std::size_t { 1 });
    QCOMPARE(early.differences[0].column, std::string("PRIORITY"));
    QCOMPARE(early.differences[0].cause, Cause::Aged);
}

void TestAgree::siteFactorsBelongToTheJobs()
{
    Imported imported = golden("fair_tree_rules");
    const std::string job = imported.printed.terms.at(0).job;
    for (PrintedTerms &terms : imported.printed.terms) {
        if (terms.job == job) {
            terms.values[static_cast<std::size_t>(TermColumn::Site)] = 250.0;
            terms.values[static_cast<std::size_t>(TermColumn::Priority)] += 250.0;
        }
    }
    QVERIFY(!agree(imported, imported.printed)->isWhole());
    addAdjustments(imported.printed, imported.situation);
    const Agreement agreement = *agree(imported, imported.printed);
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

void TestAgree::columnsBetweenBlanksAreRead()
{
    const Printed printed
        = printedBy("\n          JOBID PARTITION     USER    ACCOUNT   PRIORITY       SITE        AGE      ASSOC  FAIRSHARE    JOBSIZE  "
                    "PARTITION    QOSNAME        QOS        NICE                 TRES\n"
                    "             12 longparti     ann       chem       1030          0          5          0       1000          1  "
                    "       20     normal          4           0    cpu=482,mem=192\n"
                    "             13     batch     bob       chem         20          0          5          0          0          1  "
                    "       10     (null)          4          -3\n"
                    "             14     batch     bob       chem          x\n");
    QCOMPARE(printed.terms.size(), std::size_t { 2 });
    const PrintedTerms &first = printed.terms[0];
    QCOMPARE(first.job, std::string("12"));
    QCOMPARE(first.partition, std::string("longparti"));
    QCOMPARE(first.qos, std::string("normal"));
    QCOMPARE(first.tres, std::string("cpu=482,mem=192"));
    QCOMPARE(first.values, (std::array<double, termColumns> { 1030, 0, 5, 0, 1000, 1, 20, 4, 0 }));
    QCOMPARE(printed.terms[1].values[static_cast<std::size_t>(TermColumn::Nice)], -3.0);
    QVERIFY(printed.terms[1].qos.empty() && printed.terms[1].tres.empty());
}

void TestAgree::damagedListingsAreSurvived()
{
    Imported imported = golden("wild_1");
    feedDamaged(contentOf(goldenPath("wild_1", "sprio.txt")), [&imported](const std::string &text) {
        const Printed printed = printedBy(text);
        QVERIFY(agree(imported, printed)->compared >= printed.terms.size());
    });
    QVERIFY(isSprioHeader("JOBID|PARTITION|PRIORITY|FAIRSHARE"));
    QVERIFY(!isSprioHeader("JOBID PARTITION NAME USER ST TIME NODES NODELIST(REASON)"));
}

APPORTION_TEST(TestAgree)
} // namespace test_agree

#include "test_agree.moc"
