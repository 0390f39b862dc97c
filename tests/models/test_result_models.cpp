// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_document.h"
#include "model_text.h"
#include "models/billing_model.h"
#include "models/change_texts.h"
#include "models/compare_model.h"
#include "models/explain_model.h"
#include "models/job_model.h"
#include "models/problems_model.h"
#include "support/test_case.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace test_result_models
{

using namespace apportion;

namespace
{

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

/// The columns of sprio that are one number, by the model's column.
const QList<std::pair<int, QString>> &sprioColumns()
{
    static const QList<std::pair<int, QString>> columns { { JobModel::Priority, QStringLiteral("PRIORITY") },
        { JobModel::Site, QStringLiteral("SITE") }, { JobModel::Age, QStringLiteral("AGE") }, { JobModel::Assoc, QStringLiteral("ASSOC") },
        { JobModel::FairShare, QStringLiteral("FAIRSHARE") }, { JobModel::JobSize, QStringLiteral("JOBSIZE") },
        { JobModel::PartitionTerm, QStringLiteral("PARTITIONPRIO") }, { JobModel::QosTerm, QStringLiteral("QOS") },
        { JobModel::Nice, QStringLiteral("NICE") } };
    return columns;
}

int rowOf(const QAbstractItemModel &model, const QString &text, int column = 0)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, column).data().toString() == text) {
            return row;
        }
    }
    return -1;
}

/// Baseline and draft, with what each change is worth.
std::shared_ptr<const Comparison> compared(const Document &document)
{
    return std::make_shared<const Comparison>(Comparison::of(resultsOf(document)).measured());
}

} // namespace

class TestResultModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void jobsHaveSprioNumbers_data();
    void jobsHaveSprioNumbers();
    void jobsStandInTheOrderOfTheirPriority();
    void jobsThatAreNotLookedAtYetWait();
    void aSelectedJobStaysSelectedWhenTheOrderChanges();
    void theBarHasAllTerms();
    void comparedUsersSayWhyTheyFall();
    void changedOptionsAreThoseThatDiffer();
    void onlyChangedUsersCanBeShown();
    void problemsListErrorsFirst();
    void problemsThatStayKeepTheirRows();
    void whatSavingCuresIsToldNoMore();
    void explanationsBeginWithTheNumber();
    void explanationsFollowTheResults();
    void jobsAreBilledUnderEachRule_data();
    void jobsAreBilledUnderEachRule();
    void jobsAreBilledInEveryPartition();
    void aPartitionThatIsNotKnownIsNamed();
    void modelsAreEmptyUntilTheFirstResults();
};

void TestResultModels::jobsHaveSprioNumbers_data()
{
    QTest::addColumn<QString>("golden");
    for (const QString &name : goldenNames()) {
        if (!goldenLines(name, QStringLiteral("jobs.txt")).isEmpty()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
}

void TestResultModels::jobsHaveSprioNumbers()
{
    QFETCH(QString, golden);
    Document document;
    JobModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    QVERIFY(openGolden(document, golden));
    model.setResults(resultsOf(document, goldenOptions(golden)));

    QHash<QString, int> rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        // sprio names an array by its job.
        const QString job = model.index(row, JobModel::JobId).data().toString().section(QLatin1Char('_'), 0, 0);
        rows.insert(
            QStringList { job, model.index(row, JobModel::Partition).data().toString(), model.index(row, JobModel::Qos).data().toString() }.join(
                QLatin1Char('|')),
            row);
    }
    const QStringList lines = goldenLines(golden, QStringLiteral("sprio.txt"));
    const QStringList header = lines.value(0).split(QLatin1Char('|'));
    QVERIFY(lines.size() > 1);
    // Slurm takes two passes to settle there, and sprio shows one between them.
    const double tolerance = golden.contains(QLatin1String("depth_oblivious")) ? 1.0 : 0.0;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QStringList cells = lines.at(i).split(QLatin1Char('|'));
        const int row
            = rows.value(QStringList { cells.at(0), cells.at(1), cells.at(header.indexOf(QStringLiteral("QOSNAME"))) }.join(QLatin1Char('|')), -1);
        QVERIFY2(row >= 0, qPrintable(lines.at(i)));
        QCOMPARE(model.index(row, JobModel::User).data().toString(), cells.at(2));
        QCOMPARE(model.index(row, JobModel::Account).data().toString(), cells.at(3));
        for (const auto &[column, name] : sprioColumns()) {
            const double shown = std::nearbyint(model.index(row, column).data(SortRole).toDouble());
            double printed = cells.at(header.indexOf(name)).toDouble();
            if (column == JobModel::Priority) {
                printed = std::min(printed, 4294967295.0); // sprio prints more, which no priority is
            }
            QVERIFY2(std::abs(shown - printed) <= tolerance, qPrintable(QStringLiteral("%1: %2 %3").arg(lines.at(i), name).arg(shown)));
        }
    }
}

void TestResultModels::jobsStandInTheOrderOfTheirPriority()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    JobModel model(&document);
    model.setResults(resultsOf(document, goldenOptions(QStringLiteral("fair_tree_rules"))));
    QCOMPARE(modelText(model, { JobModel::JobId, JobModel::Partition, JobModel::Priority }),
        QStringList({ QStringLiteral("4|short|106000"), QStringLiteral("4|batch|103125"), QStringLiteral("3|batch|64704"),
            QStringLiteral("5|batch|64158"), QStringLiteral("2|short|60368"), QStringLiteral("1|batch|33998") }));
}

void TestResultModels::jobsThatAreNotLookedAtYetWait()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    Snapshot now { document.policy(), document.situation() };
    for (Job &job : now.situation.jobs.edit()) {
        job.eligibleTime = job.id == "1" ? 0 : job.eligibleTime; // scontrol prints Unknown of a job with InvalidQOS
        job.held = job.id == "5";
    }
    document.load(now, {}, {}, {});
    JobModel model(&document);
    model.setResults(resultsOf(document, goldenOptions(QStringLiteral("fair_tree_rules"))));
    const auto priority = [&](const char *id) { return model.index(rowOf(model, QString::fromLatin1(id)), JobModel::Priority).data().toString(); };
    QCOMPARE(priority("1"), QStringLiteral("waits"));
    QCOMPARE(priority("5"), QStringLiteral("held"));
    QCOMPARE(priority("3"), QStringLiteral("64704"));
}

void TestResultModels::aSelectedJobStaysSelectedWhenTheOrderChanges()
{
    const EvaluationOptions options = goldenOptions(QStringLiteral("fair_tree_rules"));
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    JobModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    model.setResults(resultsOf(document, options));
    const QPersistentModelIndex job(model.index(rowOf(model, QStringLiteral("1")), JobModel::Priority));
    QCOMPARE(job.row(), 5);
    QSignalSpy reset(&model, &JobModel::modelReset);

    PrioritySettings settings = document.policy().priority;
    settings.weightFairshare = 0;
    QVERIFY(document.setPrioritySettings(settings, PriorityKey::PriorityWeightFairshare));
    model.setResults(resultsOf(document, options));

    QVERIFY(job.isValid());
    QCOMPARE(QModelIndex(job).siblingAtColumn(JobModel::JobId).data().toString(), QStringLiteral("1"));
    QCOMPARE(job.data().toString(), QStringLiteral("6220")); // 33998 − 27778
    QVERIFY(job.row() < 5);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(model.indexOfJobRow(model.jobRow(job)).row(), job.row());
}

void TestResultModels::theBarHasAllTerms()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    JobModel model(&document);
    model.setResults(resultsOf(document, goldenOptions(QStringLiteral("fair_tree_rules"))));
    const QModelIndex cell = model.index(rowOf(model, QStringLiteral("2")), JobModel::Breakdown);
    const auto terms = cell.data(JobModel::TermsRole).value<PriorityTerms>();
    QCOMPARE(terms.fairshare, 50000.0);
    QCOMPARE(terms.assoc, 3000.0);
    QCOMPARE(terms.partition, 5000.0);
    QCOMPARE(terms.qos, 500.0);
    QCOMPARE(terms.nice, std::int64_t { 100 });
    QCOMPARE(std::nearbyint(terms.tres), 1469.0); // cpu=1000, mem=469
    QCOMPARE(cell.data(JobModel::ScaleRole).toDouble(), 106000.0);
    const double sum = terms.fairshare + terms.age + terms.jobSize + terms.partition + terms.qos + terms.tres + terms.assoc
        + static_cast<double>(terms.site - terms.nice);
    QCOMPARE(std::floor(sum), static_cast<double>(terms.priority));
}

void TestResultModels::comparedUsersSayWhyTheyFall()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    CompareModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    model.setComparison(compared(document));
    QCOMPARE(model.rowCount(), 18);
    QCOMPARE(model.unchangedCount(), 18);
    QCOMPARE(model.index(0, CompareModel::Ranks).data().toString(), QStringLiteral("–"));
    QCOMPARE(model.index(0, CompareModel::Because).data().toString(), QString());

    // chem ties with physics and is walked first; with fewer shares it comes after it.
    QVERIFY(document.setRawShares({ document.policy().associations.findAccount("chem") }, 20));
    model.setComparison(compared(document));
    const int fay = rowOf(model, QStringLiteral("fay"));
    QCOMPARE(model.index(fay, CompareModel::Account).data().toString(), QStringLiteral("chem"));
    QCOMPARE(model.index(fay, CompareModel::BaselineFactor).data().toString(), QStringLiteral("0.5000"));
    QVERIFY(model.index(fay, CompareModel::Ranks).data(SortRole).toLongLong() < 0);
    QVERIFY(model.index(fay, CompareModel::Ranks).data().toString().startsWith(QStringLiteral("−")));
    QVERIFY(model.index(fay, CompareModel::Delta).data(CompareModel::DeltaRole).toDouble() < 0.0);
    QVERIFY2(model.index(fay, CompareModel::Because).data().toString().contains(QStringLiteral("raw shares of chem")),
        qPrintable(model.index(fay, CompareModel::Because).data().toString()));
    QCOMPARE(model.fallenCount(), 2); // fay and gus
    QVERIFY(model.risenCount() > 0);
    QCOMPARE(model.risenCount() + model.fallenCount() + model.unchangedCount(), 18);
    QVERIFY(model.index(0, CompareModel::Ranks).data(SortRole).toLongLong() < 0); // those who fall come first
    QCOMPARE(std::abs(model.index(0, CompareModel::Delta).data(CompareModel::DeltaRole).toDouble()), 1.0);
}

/// What stays is not read through for what changes.
void TestResultModels::changedOptionsAreThoseThatDiffer()
{
    Policy baseline;
    const AssociationId chem = baseline.associations.addAccount(AssociationTree::root(), "chem");
    baseline.associations.setOptions(chem, "Description='a long text':Organization='science':MaxJobs=5");
    Policy draft = baseline;
    draft.associations.setOptions(chem, "Description='a long text':Organization='science':GrpTRES=cpu=512:MaxJobs=9");
    const PolicyDifference changes = difference(baseline, draft);
    const std::vector<ChangedValue> rows = changedValues(changes);
    QCOMPARE(rows.size(), std::size_t { 1 });
    const ChangeTexts texts(baseline, draft, changes);
    QCOMPARE(texts.value(rows[0], false), QStringLiteral("MaxJobs=5"));
    QCOMPARE(texts.value(rows[0], true), QStringLiteral("MaxJobs=9 GrpTRES=cpu=512"));
}

void TestResultModels::onlyChangedUsersCanBeShown()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    CompareModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    model.setOnlyChanged(true);
    model.setComparison(compared(document));
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(document.setRawShares({ document.policy().associations.findAccount("chem") }, 20));
    model.setComparison(compared(document));
    QCOMPARE(model.rowCount(), model.risenCount() + model.fallenCount());
    model.setOnlyChanged(false);
    QCOMPARE(model.rowCount(), 18);
}

void TestResultModels::problemsListErrorsFirst()
{
    const slurm::Imported imported = importGolden(QStringLiteral("fair_tree_rules"));
    Diagnostics read;
    read.push_back({ Severity::Note, "read-note", { "line %1 was kept", { "7" } }, {}, { "/etc/slurm/slurm.conf", 7 }, {} });
    Document document;
    ProblemsModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    document.load(imported, {}, QStringLiteral("test"), read);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, ProblemsModel::Place).data().toString(), QStringLiteral("slurm.conf:7"));
    QCOMPARE(model.index(0, ProblemsModel::Message).data().toString(), QStringLiteral("line 7 was kept"));

    QSignalSpy counts(&model, &ProblemsModel::countsChanged);
    Partition partition = document.policy().partitions->at(0);
    partition.billingWeights = { { "license/untracked", 3.0, '\0' } };
    QVERIFY(document.setPartition(0, partition));
    model.setResults(resultsOf(document));
    QCOMPARE(counts.size(), 1);
    QVERIFY(model.count(Severity::Error) >= 1);
    QCOMPARE(model.count(Severity::Note) >= 1, true);
    const QModelIndex first = model.index(0, ProblemsModel::Message);
    QCOMPARE(first.data(ProblemsModel::SeverityRole).toInt(), static_cast<int>(Severity::Error));
    QVERIFY(first.data().toString().contains(QStringLiteral("license/untracked")));
    QVERIFY(!first.siblingAtColumn(ProblemsModel::Advice).data().toString().isEmpty());
    const auto object = first.data(ProblemsModel::ObjectRole).value<ObjectRef>();
    QCOMPARE(object.kind, ObjectRef::Kind::Partition);
    QCOMPARE(object.id, 0u);
    for (int row = 1; row < model.rowCount(); ++row) {
        QVERIFY(model.index(row, 0).data(ProblemsModel::SeverityRole).toInt() <= model.index(row - 1, 0).data(ProblemsModel::SeverityRole).toInt());
    }
}

void TestResultModels::problemsThatStayKeepTheirRows()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    ProblemsModel model(&document);
    model.setResults(resultsOf(document));
    QSignalSpy reset(&model, &ProblemsModel::modelReset);
    QVERIFY(document.setRawShares({ document.policy().associations.findAccount("chem") }, 31));
    model.setResults(resultsOf(document));
    QCOMPARE(reset.size(), 0);
}

void TestResultModels::whatSavingCuresIsToldNoMore()
{
    Document document;
    ProblemsModel model(&document);
    Diagnostics read;
    for (const char *code : { "policy-no-baseline", "policy-unchecked", "read-note" }) {
        read.push_back({ Severity::Note, code, { "%1", { code } }, {}, { "/home/x.apportion", 0 }, {} });
    }
    document.load(Project(Policy(), Situation()), QStringLiteral("/home/x.apportion"), QStringLiteral("x"), read);
    QCOMPARE(model.count(Severity::Note), 3);
    document.setSaved(document.filePath(), QByteArrayLiteral("sum"));
    QCOMPARE(model.count(Severity::Note), 1);
    QCOMPARE(model.index(0, ProblemsModel::Message).data().toString(), QStringLiteral("read-note"));
}

void TestResultModels::explanationsBeginWithTheNumber()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    ExplainModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    const AssociationTree &tree = document.policy().associations;
    const AssociationId fay = tree.findUser(tree.findAccount("chem"), "fay");
    model.show(fay, AssociationQuantity::LevelFs);
    QCOMPARE(model.rowCount(), 0); // nothing is known yet
    model.setResults(resultsOf(document, goldenOptions(QStringLiteral("fair_tree_rules"))));
    QVERIFY(model.rowCount() >= 3);
    QVERIFY(model.title().contains(QStringLiteral("fay")));
    const QModelIndex first = model.index(0);
    QCOMPARE(lineText(model.step(first.row()).value), std::string("1.751250"));
    QVERIFY(!model.step(first.row()).formula.isEmpty());
    QVERIFY(!first.data(ExplainModel::SourceRole).toString().isEmpty());
    QVERIFY(model.plainText().contains(QStringLiteral("1.751250")));
    QVERIFY2(model.title().contains(QLatin1String("1.751250")), qPrintable(model.title()));
    QLocale::setDefault(QLocale(QLocale::German));
    const QString german = model.title();
    const QString copied = model.plainText();
    QLocale::setDefault(QLocale::c());
    QVERIFY2(german.contains(QLatin1String("1,751250")), qPrintable(german));
    QVERIFY(copied.contains(QLatin1String("1.751250"))); // as sshare prints it

    const auto germanTitle = [&] {
        model.setResults(resultsOf(document, goldenOptions(QStringLiteral("fair_tree_rules"))));
        model.show(fay, AssociationQuantity::RawShares);
        QLocale::setDefault(QLocale(QLocale::German));
        QString title = model.title();
        QLocale::setDefault(QLocale::c());
        return title;
    };
    QVERIFY(document.setRawShares({ fay }, 20000));
    QVERIFY2(germanTitle().contains(QLatin1String("20.000")), qPrintable(germanTitle()));
    QVERIFY(document.addAccount(AssociationTree::root(), QStringLiteral("20000"))); // it may be called so
    QVERIFY2(germanTitle().contains(QLatin1String("20000")), qPrintable(germanTitle()));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.title(), QString());
}

void TestResultModels::explanationsFollowTheResults()
{
    const EvaluationOptions options = goldenOptions(QStringLiteral("fair_tree_rules"));
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    JobModel jobs(&document);
    ExplainModel model(&document);
    jobs.setResults(resultsOf(document, options));
    model.setResults(resultsOf(document, options));
    model.show(jobs.jobRow(jobs.index(1, 0)), JobQuantity::Priority); // job 4 in batch
    const auto number = [&] { return model.index(0).data(ExplainModel::NumberRole).toDouble(); };
    QCOMPARE(number(), 103125.0);
    ExplainModel early(&document); // asked before there are results
    early.show(jobs.jobRow(jobs.index(1, 0)), JobQuantity::Priority);
    early.setResults(resultsOf(document, options));
    QCOMPARE(early.plainText(), model.plainText());
    PrioritySettings settings = document.policy().priority;
    settings.weightFairshare = 50000;
    QVERIFY(document.setPrioritySettings(settings, PriorityKey::PriorityWeightFairshare));
    model.setResults(resultsOf(document, options));
    QCOMPARE(number(), 53125.0);
    QVERIFY(openGolden(document, QStringLiteral("seed_figure3")));
    QCOMPARE(model.rowCount(), 0);
}

void TestResultModels::jobsAreBilledUnderEachRule_data()
{
    QTest::addColumn<QString>("golden");
    QTest::addColumn<int>("column");
    QTest::newRow("SUM") << "tres_sum" << static_cast<int>(BillingModel::Sum);
    QTest::newRow("MAX_TRES") << "tres_max" << static_cast<int>(BillingModel::MaxTres);
    QTest::newRow("MAX_TRES_GRES") << "tres_max_gres" << static_cast<int>(BillingModel::MaxTresGres);
}

void TestResultModels::jobsAreBilledUnderEachRule()
{
    QFETCH(QString, golden);
    QFETCH(int, column);
    // What scontrol printed as billing= for the five jobs under the three rules.
    const QHash<int, QList<int>> printed { { BillingModel::Sum, { 16, 16, 31, 36, 8 } }, { BillingModel::MaxTres, { 15, 16, 16, 18, 8 } },
        { BillingModel::MaxTresGres, { 15, 16, 16, 28, 8 } } };
    Document document;
    QVERIFY(openGolden(document, golden));
    BillingModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    model.setResults(resultsOf(document));
    QCOMPARE(model.rowCount(), 5);
    for (auto rule = printed.begin(); rule != printed.end(); ++rule) {
        QCOMPARE(model.index(0, rule.key()).data(BillingModel::InUseRole).toBool(), rule.key() == column);
        for (int job = 0; job < 5; ++job) {
            const int row = rowOf(model, QString::number(job + 1));
            QCOMPARE(static_cast<int>(model.index(row, rule.key()).data(SortRole).toDouble()), rule.value().at(job));
        }
    }
    const int unweighted = rowOf(model, QStringLiteral("5"));
    QVERIFY(model.index(unweighted, column).data(BillingModel::FromCpusRole).toBool());
    QVERIFY(!model.index(rowOf(model, QStringLiteral("1")), column).data(Qt::ToolTipRole).toString().isEmpty());
}

void TestResultModels::jobsAreBilledInEveryPartition()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_sum")));
    BillingModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    model.setResults(resultsOf(document));
    model.setAllPartitions(true);
    QCOMPARE(model.rowCount(), 15);
    // Job 1: one CPU and 60 GB. In the partition without weights only the CPU counts.
    QCOMPARE(modelText(model, { BillingModel::JobId, BillingModel::PartitionName, BillingModel::Sum }).mid(0, 3),
        QStringList({ QStringLiteral("1|batch|16.00"), QStringLiteral("1|gpu|16.00"), QStringLiteral("1|unweighted|1.00") }));
}

/// As the page Priority names it; why there is no number is on the number's cell.
void TestResultModels::aPartitionThatIsNotKnownIsNamed()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_sum")));
    Project without = document.project();
    without.policy.partitions.edit().clear();
    document.load(without, {}, {}, {});
    BillingModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    model.setResults(resultsOf(document));
    QVERIFY(model.rowCount() > 0);
    const int row = rowOf(model, QStringLiteral("1"));
    QCOMPARE(model.index(row, BillingModel::PartitionName).data().toString(), QStringLiteral("batch"));
    QCOMPARE(model.index(row, BillingModel::Sum).data().toString(), QString());
    QVERIFY(model.index(row, BillingModel::Sum).data(Qt::ToolTipRole).toString().contains(QStringLiteral("batch")));
}

void TestResultModels::modelsAreEmptyUntilTheFirstResults()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    JobModel jobs(&document);
    CompareModel users(&document);
    BillingModel billing(&document);
    for (const QAbstractItemModel *model :
        { static_cast<QAbstractItemModel *>(&jobs), static_cast<QAbstractItemModel *>(&users), static_cast<QAbstractItemModel *>(&billing) }) {
        QCOMPARE(model->rowCount(), 0);
        for (int column = 0; column < model->columnCount(); ++column) {
            QVERIFY(!model->headerData(column, Qt::Horizontal).toString().isEmpty());
            QVERIFY(!model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        }
    }
    const auto results = resultsOf(document);
    jobs.setResults(results);
    users.setComparison(compared(document));
    billing.setResults(results);
    QVERIFY(jobs.rowCount() > 0 && users.rowCount() > 0 && billing.rowCount() > 0);
    QVERIFY(openGolden(document, QStringLiteral("odyssey")));
    QCOMPARE(jobs.rowCount() + users.rowCount() + billing.rowCount(), 0);
    jobs.setResults(results); // of the cluster before
    QCOMPARE(jobs.rowCount(), 0);
}

APPORTION_TEST(TestResultModels)
} // namespace test_result_models

#include "test_result_models.moc"
