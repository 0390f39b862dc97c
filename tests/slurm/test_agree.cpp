// SPDX-License-Identifier: GPL-3.0-or-later
// What Slurm printed of its own numbers against ours: nothing differs where nothing should, and what differs is named.
#include "core/agree/agree.h"
#include "core/evaluate/job_priority.h"
#include "core/policy/number_text.h"
#include "reader_testing.h"
#include "slurm/import/import.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QDir>
#include <QTest>

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
    files.sprio = terms ? path("sprio.txt") : std::string();
    return importFiles(files, utcClock());
}

QByteArray differencesOf(const Agreement &agreement)
{
    QByteArray text;
    for (const Disagreement &one : agreement.differences) {
        text += QByteArray::fromStdString(
            one.column + " of " + one.where + ": " + one.printed + ", here " + one.computed + ": " + causeText(one.cause).english() + '\n');
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
    void aPrioritySetByHandShows();
    void jobsThatAgedMeanwhileShow();
    void siteFactorsBelongToTheJobs();
    void usageWithoutItsFractionIsNoDifference_data();
    void usageWithoutItsFractionIsNoDifference();
    void columnsBetweenBlanksAreRead();
    void damagedListingsAreSurvived();
};

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
        const Imported imported = golden(name.toStdString(), terms);
        const Agreement agreement = *agree(imported, imported.printed);
        QVERIFY2(agreement.isWhole(), differencesOf(agreement));
        QVERIFY(agreement.compared >= imported.printed.shares.size() * 2 + imported.printed.terms.size() * 9);
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

void TestAgree::aPrioritySetByHandShows()
{
    Imported imported = golden("fair_tree_rules");
    imported.printed.terms.at(0).values[0] = 5.0;
    const Agreement agreement = *agree(imported, imported.printed);
    QCOMPARE(agreement.differences.size(), std::size_t { 1 });
    QCOMPARE(agreement.differences[0].cause, Cause::SetByHand);
    imported.printed.terms.at(0).job = "99999";
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).cause, Cause::NoRow);

    imported = golden("fair_tree_rules", false);
    imported.printed = {};
    imported.situation = {};
    imported.situation.jobs = golden("fair_tree_rules").situation.jobs;
    QCOMPARE(agree(imported, imported.printed)->differences.at(0).cause, Cause::NoUsage);
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
    addSiteFactors(imported.printed, imported.situation);
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
