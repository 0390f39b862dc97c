// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says of the difference to its baseline.
#include "core/change/compare_accounts.h"
#include "core/change/compare_queue.h"
#include "gui/report/headless.h"
#include "gui/report/headless_report.h"
#include "gui/report/report.h"
#include "report_testing.h"
#include "storage/policy_file.h"
#include "support/test_case.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdint>

namespace test_report_difference
{

using namespace apportion;
using apportion::test::sourceOf;
using apportion::test::tableWith;
using apportion::test::textOf;

namespace
{

/// A number with a sign as a report writes it; 0: none.
int signedNumber(QString text)
{
    return text.replace(QChar(0x2212), QLatin1Char('-')).toInt();
}

} // namespace

class TestReportDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        QCOMPARE(writeReportFile({ { draft }, {}, html, baseline, {} }), 0);
        QFile file(html);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY(text.contains(QStringLiteral("Difference to the baseline")));
        QVERIFY(text.contains(
            QStringLiteral("raw shares of %1").arg(QString::fromUtf8(tree.name(account).data(), qsizetype(tree.name(account).size())))));
        QVERIFY(text.contains(QStringLiteral("The queue: what is looked at earlier or later")));
        QCOMPARE(writeReportFile({ { draft }, {}, html, folder.filePath(QStringLiteral("none")), {} }), 2);
    }

    /// A weight moves nobody's share or place, and the queue: the first page says who passes whom, and because of what.
    void theQueueIsInTheSummary()
    {
        const Snapshot baseline = openPolicyFile(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion"));
        Snapshot draft = baseline;
        draft.policy.priority.weightFairshare = 1000;
        ReportSource source = sourceOf(baseline, draft);
        const Report report = makeReport(source);
        std::int64_t earlier = 0;
        std::int64_t later = 0;
        std::int64_t all = 0;
        for (const ComparedJob &job : compareQueues(*source.baseline, *source.draft)) {
            earlier += job.risen() > 0 ? 1 : 0;
            later += job.risen() < 0 ? 1 : 0;
            all += job.placeAfter > 0 ? 1 : 0;
        }
        QVERIFY(earlier > 0 && later > 0);
        const QString queue = QStringLiteral("In the queue %1 jobs are looked at earlier, %2 later, of %3.").arg(earlier).arg(later).arg(all);
        const auto isQueue = [&queue](const ReportBlock &block) {
            const auto *text = std::get_if<ReportText>(&block);
            return text != nullptr && text->text == queue;
        };
        QVERIFY(std::any_of(report.blocks.begin(), report.blocks.end(), isQueue));
        const ReportTable *accounts = tableWith(report, QStringLiteral("Jobs passed"));
        QVERIFY(accounts != nullptr);
        QCOMPARE(accounts->rows.size(), 6);
        for (const QStringList &row : accounts->rows) {
            QVERIFY2(row[4] != QString() && row[5].contains(QStringLiteral("PriorityWeightFairshare")), qPrintable(row.join(QLatin1Char('|'))));
            QVERIFY(row[5].startsWith(row[4])); // one change: it is worth all of it
        }
        const QString text = textOf(reportPdf(report));
        QVERIFY2(text.split(QChar::FormFeed).first().contains(queue), qPrintable(text));
    }

    /// The first page cuts where the reader asked for it, and counts what follows and what does not.
    void theFirstPageIsCutAsTheRest()
    {
        const Snapshot baseline = openPolicyFile(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion"));
        Snapshot draft = baseline;
        draft.policy.priority.weightFairshare = 1000;
        ReportSource source = sourceOf(baseline, draft);
        const auto firstTable = [&source](int most) {
            source.mostRows = most;
            return *tableWith(makeReport(source), QStringLiteral("Jobs passed"));
        };
        const ReportTable few = firstTable(3);
        QCOMPARE(few.rows.size(), 3);
        QVERIFY2(few.leftOut.startsWith(QStringLiteral("3 of ")) && few.leftOut.contains(QStringLiteral("left out")), qPrintable(few.leftOut));
        const ReportTable some = firstTable(10);
        QCOMPARE(some.rows.size(), 6);
        QVERIFY2(some.leftOut.contains(QStringLiteral("4 more follow, and ")), qPrintable(some.leftOut));
        QVERIFY2(firstTable(1000).leftOut.endsWith(QStringLiteral("more follow.")), qPrintable(firstTable(1000).leftOut));
    }

    /// What the change brings comes before what was there already, also where it is a note.
    void whatTheChangeBringsIsToBeLookedAtFirst()
    {
        const Snapshot baseline = openPolicyFile(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion"));
        Snapshot draft = baseline;
        draft.policy.priority.halfLife = { 24 * 60, {} };
        QStringList lines;
        bool isBelow = false;
        for (const ReportBlock &block : makeReport(sourceOf(baseline, draft)).blocks) {
            const auto *heading = std::get_if<ReportHeading>(&block);
            const auto *text = std::get_if<ReportText>(&block);
            isBelow = heading != nullptr ? heading->text == QLatin1String("What to look at") : isBelow;
            lines += isBelow && text != nullptr ? QStringList(text->text) : QStringList();
        }
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith(QStringLiteral("Note, by what is changed: ")), qPrintable(lines.join(QLatin1Char('|'))));
        QVERIFY2(lines[1].startsWith(QStringLiteral("Warning: ")) && lines[2].startsWith(QStringLiteral("Warning: ")),
            qPrintable(lines.join(QLatin1Char('|'))));
    }

    /// A half-life moves nobody on the first day: the summary says so of that day, and whom it moves later.
    void whatIsFeltLaterIsSaid()
    {
        const Snapshot baseline = openPolicyFile(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion"));
        Snapshot draft = baseline;
        draft.policy.priority.halfLife = { 24 * 60, {} };
        const Report report = makeReport(sourceOf(baseline, draft));
        QStringList said;
        for (const ReportBlock &block : report.blocks) {
            if (const auto *text = std::get_if<ReportText>(&block)) {
                said += text->text;
            }
        }
        QVERIFY(said.contains(QStringLiteral("At once 0 user associations rise, 0 fall, of 134.")));
        QVERIFY(said.contains(QStringLiteral("Nobody's rank changes at once.")));
        static const QRegularExpression later(QStringLiteral("^[0-9]+ more account.* in the coming eight weeks"));
        QVERIFY2(!said.filter(later).isEmpty(), qPrintable(said.join(QLatin1Char('|'))));
        const ReportTable *felt = tableWith(report, QStringLiteral("Felt"));
        QVERIFY(felt != nullptr && felt->rows.size() > 4);
        // days are counted from that of the usage, which the report names, whenever it is written
        QStringList days;
        for (const ReportBlock &block : report.blocks) {
            if (const auto *facts = std::get_if<ReportFacts>(&block)) {
                for (const auto &[name, value] : facts->facts) {
                    days += name == QLatin1String("Usage as of") ? value : QString();
                }
            }
        }
        QVERIFY2(days.contains(QStringLiteral("Saturday, 21 November 2026")), qPrintable(days.join(QLatin1Char('|'))));
        for (const QStringList &row : felt->rows) {
            static const QRegularExpression inDays(QStringLiteral("^in ([0-9]+) day"));
            const int ahead = inDays.match(row[1]).captured(1).toInt();
            QVERIFY2(row[1].endsWith(QLocale().toString(QDate(2026, 11, 21).addDays(ahead), QLocale::LongFormat)), qPrintable(row[1]));
        }
    }

    /// A short list of the queue has those who rise most beside those who fall most.
    void aShortQueueHasBothEnds()
    {
        const Snapshot baseline = openPolicyFile(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion"));
        Snapshot draft = baseline;
        AssociationTree &tree = draft.policy.associations;
        tree.setRawShares(tree.findAccount("chemistry"), 8000);
        ReportSource source = sourceOf(baseline, draft);
        source.mostRows = 10;
        const Report report = makeReport(source);
        const ReportTable *queue = tableWith(report, QStringLiteral("Job"));
        QVERIFY(queue != nullptr);
        QCOMPARE(queue->rows.size(), 10);
        std::int64_t highest = 0;
        std::int64_t lowest = 0;
        for (const ComparedJob &job : compareQueues(*source.baseline, *source.draft)) {
            highest = std::max<std::int64_t>(highest, job.risen());
            lowest = std::min<std::int64_t>(lowest, job.risen());
        }
        QVERIFY(highest > 0 && lowest < 0);
        QVERIFY(std::any_of(queue->rows.begin(), queue->rows.end(), [&](const QStringList &row) { return signedNumber(row[4]) == highest; }));
        QVERIFY(std::any_of(queue->rows.begin(), queue->rows.end(), [&](const QStringList &row) { return signedNumber(row[4]) == lowest; }));
    }

    /// Whose shares were edited stands on the first page, however far others are moved by it.
    void editedAccountsStandFirst()
    {
        const Snapshot baseline = openPolicyFile(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion"));
        Snapshot draft = baseline;
        AssociationTree &tree = draft.policy.associations;
        const AssociationId teaching = tree.findAccount("teaching");
        tree.setRawShares(teaching, tree.rawShares(teaching) + 1);
        tree.setRawShares(tree.findAccount("chemistry"), 8000);
        const Report report = makeReport(sourceOf(baseline, draft));
        const ReportTable *accounts = tableWith(report, QStringLiteral("Place"));
        QVERIFY(accounts != nullptr && accounts->rows.size() > 2);
        const QStringList first { accounts->rows[0][0], accounts->rows[1][0] };
        QVERIFY2(first.contains(QStringLiteral("chemistry")) && first.contains(QStringLiteral("teaching")), qPrintable(first.join(QLatin1Char('|'))));
    }
};

APPORTION_TEST(TestReportDifference)
} // namespace test_report_difference

#include "test_report_difference.moc"
