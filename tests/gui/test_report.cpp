// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker.h"
#include "gui/report/headless.h"
#include "gui/report/headless_report.h"
#include "gui/report/report.h"
#include "page_fixture.h"
#include "storage/policy_file.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace test_report
{

using namespace apportion;

namespace
{

ReportSource sourceOf(const Snapshot &baseline, const Snapshot &draft)
{
    ReportSource source;
    source.name = QStringLiteral("A <cluster> & more");
    source.date = QStringLiteral("21 November 2026");
    source.draft = std::make_shared<const Evaluation>(*evaluate(draft));
    source.baseline = std::make_shared<const Evaluation>(*evaluate(baseline));
    source.findings = check(draft.policy, draft.situation);
    source.difference = difference(baseline.policy, draft.policy);
    source.users = compareUsers(*source.baseline, *source.draft);
    return source;
}

ReportSource changedSource()
{
    const Snapshot baseline = test::golden(QStringLiteral("fair_tree_rules"));
    Snapshot draft = baseline;
    draft.policy.associations.setRawShares(draft.policy.associations.findAccount("chem"), 12);
    draft.policy.priority.weightAge = 4000;
    return sourceOf(baseline, draft);
}

const ReportTable *tableWith(const Report &report, const QString &header)
{
    for (const ReportBlock &block : report.blocks) {
        if (const auto *table = std::get_if<ReportTable>(&block); table != nullptr) {
            for (const ReportColumn &column : table->columns) {
                if (column.title == header) {
                    return table;
                }
            }
        }
    }
    return nullptr;
}

int pagesOf(const QByteArray &pdf)
{
    int pages = 0;
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page[^s]"));
    auto matches = page.globalMatch(QString::fromLatin1(pdf));
    while (matches.hasNext()) {
        matches.next();
        ++pages;
    }
    return pages;
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNumbersAreThoseOfTheEvaluation()
    {
        const ReportSource source = changedSource();
        const Report report = makeReport(source);
        const ReportTable *shares = tableWith(report, QStringLiteral("LevelFS"));
        QVERIFY(shares != nullptr);
        QCOMPARE(shares->rows.size(), static_cast<qsizetype>(source.draft->layout().size()));
        bool found = false;
        for (qsizetype i = 0; i < shares->rows.size(); ++i) {
            if (shares->rows[i].first() == QLatin1String("fay")) {
                QCOMPARE(shares->rows[i - 1].first(), QString("chem")); // her account stands above her
                QCOMPARE(shares->indents[i], shares->indents[i - 1] + 1);
                QCOMPARE(shares->rows[i][2], QString("0.7500")); // 3 of 4 shares
                found = true;
            }
        }
        QVERIFY(found);
        const ReportTable *settings = tableWith(report, QStringLiteral("What it means"));
        const auto age
            = std::find_if(settings->rows.begin(), settings->rows.end(), [](const QStringList &row) { return row[0] == "PriorityWeightAge"; });
        QVERIFY(age != settings->rows.end());
        QCOMPARE((*age)[1], QString("4000"));
        QCOMPARE((*age)[2], QString("1000"));
        const ReportTable *changes = tableWith(report, QStringLiteral("What"));
        QCOMPARE(changes->rows.size(), qsizetype { 2 });
        QCOMPARE(changes->rows[1][0], QString("chem"));
        const ReportTable *jobs = tableWith(report, QStringLiteral("Nice"));
        QCOMPARE(jobs->rows.size(), static_cast<qsizetype>(source.draft->order().size()));
    }

    void htmlIsOneFileAndEscaped()
    {
        ReportSource source = changedSource();
        source.figures = drawReportFigures(source.draft);
        const QString html = QString::fromUtf8(reportHtml(makeReport(source)));
        QVERIFY(html.contains(QLatin1String("<h1>A &lt;cluster&gt; &amp; more</h1>")));
        QVERIFY(!html.contains(QLatin1String("<cluster>")));
        QVERIFY(html.contains(QLatin1String("data:image/svg+xml;base64,")));
        QVERIFY(!html.contains(QLatin1String("src=\"http")));
        QCOMPARE(html.count(QLatin1String("<table>")), html.count(QLatin1String("</table>")));
    }

    void pdfHasPages()
    {
        ReportSource source = changedSource();
        source.figures = drawReportFigures(source.draft);
        const QByteArray pdf = reportPdf(makeReport(source));
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pagesOf(pdf) >= 4);
    }

    void aHundredThousandAssociationsDoNotExplode()
    {
        const Snapshot now = test::generatedPolicy({ 100000, 2000, 1 });
        const ReportSource source = sourceOf(now, now);
        const Report report = makeReport(source);
        const ReportTable *shares = tableWith(report, QStringLiteral("LevelFS"));
        QVERIFY(shares->rows.size() <= 400);
        QVERIFY(!shares->leftOut.isEmpty());
        const QByteArray pdf = reportPdf(report);
        QVERIFY(pagesOf(pdf) < 60);
        QVERIFY(reportHtml(report).size() < 2000000);
    }

    void filesAreWrittenWithoutAWindow()
    {
        QTemporaryDir folder;
        for (const QString &name : { QStringLiteral("report.pdf"), QStringLiteral("report.html") }) {
            const QString path = folder.filePath(name);
            QCOMPARE(writeReportFile({ {}, QStringLiteral("university"), path, {} }), 0);
            QVERIFY(QFileInfo(path).size() > 20000);
            QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
            QFile::remove(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/") + name);
            QVERIFY(QFile::copy(path, QStringLiteral(APPORTION_BINARY_DIR "/screenshots/") + name));
        }
        QCOMPARE(writeReportFile({ {}, QStringLiteral("no such sample"), folder.filePath(QStringLiteral("x.pdf")), {} }), 2);
        QCOMPARE(writeReportFile({ {}, QStringLiteral("five-accounts"), QStringLiteral("/nowhere/x.pdf"), {} }), 2);
    }

    void whatChangesIsReported()
    {
        QTemporaryDir folder;
        const QString draft = folder.filePath(QStringLiteral("draft.apportion"));
        const QString baseline = folder.filePath(QStringLiteral("baseline.apportion"));
        const QString html = folder.filePath(QStringLiteral("report.html"));
        const OpenedFiles sample = openHeadless({}, QStringLiteral("university"));
        QVERIFY(sample.usable);
        Snapshot edited = sample;
        AssociationTree &tree = edited.policy.associations;
        AssociationId account = 1;
        while (!tree.isAccount(account) || tree.usesParent(account)) {
            ++account;
        }
        tree.setRawShares(account, tree.rawShares(account) * 20);
        QVERIFY(writePolicyFile(baseline, sample).error.isEmpty());
        QVERIFY(writePolicyFile(draft, edited).error.isEmpty());
        QCOMPARE(writeReportFile({ { draft }, {}, html, baseline }), 0);
        QFile file(html);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY(text.contains(QStringLiteral("Difference to the baseline")));
        QVERIFY(text.contains(
            QStringLiteral("raw shares of %1").arg(QString::fromUtf8(tree.name(account).data(), qsizetype(tree.name(account).size())))));
        QVERIFY(text.contains(QStringLiteral("The queue: what is looked at earlier or later")));
        QCOMPARE(writeReportFile({ { draft }, {}, html, folder.filePath(QStringLiteral("none")) }), 2);
    }
};

APPORTION_TEST(TestReport)
} // namespace test_report

#include "test_report.moc"
