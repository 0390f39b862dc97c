// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/replay/replay_page.h"

#include "gui/report/report.h"
#include "gui/shell/language.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/segmented_control.h"
#include "page_fixture.h"
#include "support/test_case.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>

namespace test_replay_page
{

using namespace apportion;
using namespace apportion::test;

class TestReplayPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aSampleIsOneClickAway();
    void anUnchangedPolicyIsNoise();
    void everyWaitIsExplained();
    void theReportTellsOfIt();
    void aPolicyWithoutNodesSaysSo();
    void filesThatAreNoTracesAreTold();
    void resultsStayWhenFilesAreNoTraces();

private:
    static bool loadSample(Workspace &workspace)
    {
        return load(workspace, openFiles({ QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion") }), "university");
    }
    /// A file that is no trace; empty: it could not be written.
    static QString noTrace(const QTemporaryDir &folder)
    {
        QFile file(folder.filePath(QStringLiteral("no.trace")));
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write("nothing of a trace\n\x01\x02") > 0;
        return isWritten ? file.fileName() : QString();
    }
    static bool isThere(const ReplayPage &page) { return page.answer() && page.answer()->isUsable() && !page.answer()->isPartial; }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
};

void TestReplayPage::initTestCase()
{
    m_theme = std::make_unique<Theme>(qApp);
    m_language = std::make_unique<Language>(); // its plural forms
}

void TestReplayPage::aSampleIsOneClickAway()
{
    Workspace workspace;
    ReplayPage page(&workspace);
    QVERIFY(loadSample(workspace));
    PageHost host(&page, &workspace);
    takePictures(host, *m_theme, QStringLiteral("page_replay_empty"));
    auto *empty = page.findChild<EmptyState *>();
    QVERIFY(empty->isVisible());
    empty->button()->click();
    QTRY_VERIFY_WITH_TIMEOUT(isThere(page), patience);
    QVERIFY(!empty->isVisible());
    QCOMPARE(page.answer()->comparison.seeds, 16U);
    const QString validation = page.findChild<QLabel *>(QStringLiteral("validation"))->text();
    QVERIFY2(validation.contains(QStringLiteral("noise here")), qPrintable(validation));
    QVERIFY2(validation.contains(QStringLiteral("exact")), qPrintable(validation));
    const QAbstractItemModel *groups = page.findChild<QTableView *>(QStringLiteral("groups"))->model();
    QVERIFY(groups->rowCount() > 2);
    QCOMPARE(groups->index(0, ReplayGroupModel::Name).data().toString(), QStringLiteral("All jobs"));
    QTRY_VERIFY(page.charts().size() == 1 && page.charts().first().widget->emptyText().isEmpty());
    takePictures(host, *m_theme, QStringLiteral("page_replay"));
    const auto *picture = page.findChild<SegmentedControl *>(QStringLiteral("picture"));
    for (int choice = 1; picture->button(choice) != nullptr; ++choice) {
        picture->button(choice)->click();
        QVERIFY(page.charts().first().widget->emptyText().isEmpty());
        QVERIFY(!page.charts().first().widget->table().rows.empty());
        takePictures(host, *m_theme, QStringLiteral("page_replay_%1").arg(choice));
    }
}

void TestReplayPage::anUnchangedPolicyIsNoise()
{
    ReplayQuestion question;
    Workspace workspace;
    QVERIFY(loadSample(workspace));
    question.names = { QStringLiteral("a"), QStringLiteral("b") };
    question.scenarios = { workspace.document()->snapshot(), workspace.document()->snapshot() };
    question.generatedJobs = 300;
    question.seeds = 4;
    const std::shared_ptr<const ReplayAnswer> answer = answerReplay(question, nullptr);
    QVERIFY2(answer->isUsable(), qPrintable(answer->error));
    ReplayGroupModel model;
    model.show(answer, replay::GroupBy::User, 1);
    QVERIFY(model.rowCount() > 3);
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(model.index(row, ReplayGroupModel::Change).data().toString().startsWith(QStringLiteral("noise")));
        QVERIFY(model.index(row, ReplayGroupModel::Because).data().toString().isEmpty());
        QVERIFY(model.index(row, ReplayGroupModel::Change).data(Qt::ForegroundRole).isValid());
    }
}

void TestReplayPage::everyWaitIsExplained()
{
    Workspace workspace;
    QVERIFY(loadSample(workspace));
    ReplayQuestion question;
    question.names = { QStringLiteral("a"), QStringLiteral("b") };
    question.scenarios = { workspace.document()->snapshot(), workspace.document()->snapshot() };
    question.scenarios[1].policy.priority.weightAge = 1000000;
    question.generatedJobs = 300;
    question.seeds = 0;
    const std::shared_ptr<const ReplayAnswer> answer = answerReplay(question, nullptr);
    QVERIFY2(answer->isUsable(), qPrintable(answer->error));
    const ReplayWhy all = whyOfGroup(*answer, answer->comparison.groups.front(), 1);
    QVERIFY(all.jobs.size() > 200);
    double waited = 0.0;
    for (const ReplayWhy::Job &job : all.jobs) {
        double before = 0.0;
        double after = 0.0;
        for (const ReplayWhy::Cause &cause : whyOfJob(*answer, job, 1).causes) {
            QVERIFY(!cause.text.isEmpty());
            before += cause.before;
            after += cause.after;
        }
        QCOMPARE(before, std::max(0.0, job.before));
        QCOMPARE(after, std::max(0.0, job.after));
        waited += before;
    }
    QVERIFY(waited > 0.0);
    double mean = 0.0;
    for (const ReplayWhy::Cause &cause : all.causes) {
        mean += cause.after;
    }
    QVERIFY(std::abs(mean - answer->comparison.groups.front().scenarios[1].meanWait) < 1e-6 * std::max(1.0, mean));
}

void TestReplayPage::theReportTellsOfIt()
{
    Workspace workspace;
    QVERIFY(loadSample(workspace));
    ReplayQuestion question;
    question.names = { QStringLiteral("now"), QStringLiteral("aged") };
    question.scenarios = { workspace.document()->snapshot(), workspace.document()->snapshot() };
    question.scenarios[1].policy.priority.weightAge = 1000000;
    question.generatedJobs = 300;
    question.seeds = 2;
    ReportSource source;
    source.draft = std::make_shared<const Evaluation>(*evaluate(workspace.document()->snapshot()));
    const QString without = QString::fromUtf8(reportHtml(makeReport(source)));
    QVERIFY(!without.contains(QStringLiteral("Replay of a queue")));
    QVERIFY(drawReplayFigures(source.replay).isEmpty());
    source.replay = answerReplay(question, nullptr);
    QVERIFY2(source.replay->isUsable(), qPrintable(source.replay->error));
    source.replayFigures = drawReplayFigures(source.replay, QStringLiteral("a caption"));
    QCOMPARE(source.replayFigures.size(), 2);
    for (const ReportFigure &figure : source.replayFigures) {
        QVERIFY2(figure.svg.contains("a caption"), qPrintable(figure.title));
        QVERIFY2(QSvgRenderer(figure.svg).isValid(), qPrintable(figure.title));
    }
    const QString with = QString::fromUtf8(reportHtml(makeReport(source)));
    QVERIFY(with.contains(QStringLiteral("Replay of a queue")));
    QVERIFY(with.contains(QStringLiteral("aged against now")));
    QVERIFY(with.contains(validationText(*source.replay).toHtmlEscaped()));
    QCOMPARE(with.count(QStringLiteral("image/svg+xml")), without.count(QStringLiteral("image/svg+xml")) + 2);
}

void TestReplayPage::aPolicyWithoutNodesSaysSo()
{
    Workspace workspace;
    ReplayPage page(&workspace);
    // accounts alone, without a slurm.conf
    QVERIFY(load(workspace, openFiles({ QStringLiteral(APPORTION_SOURCE_DIR "/tests/data/goldens/fair_tree_rules/associations.cfg") }), "accounts"));
    PageHost host(&page, &workspace);
    page.replay();
    QTRY_VERIFY_WITH_TIMEOUT(page.answer() != nullptr, patience);
    QVERIFY(!page.answer()->isUsable());
    QVERIFY(page.answer()->error.contains(QStringLiteral("no partition with nodes")));
    QCOMPARE(page.findChild<QLabel *>(QStringLiteral("validation"))->text(), page.answer()->error);
}

void TestReplayPage::filesThatAreNoTracesAreTold()
{
    const QTemporaryDir folder;
    const QString path = noTrace(folder);
    QVERIFY(!path.isEmpty());
    Workspace workspace;
    ReplayPage page(&workspace);
    QVERIFY(loadSample(workspace));
    PageHost host(&page, &workspace);
    host.show();
    page.replay({ path });
    QTRY_VERIFY_WITH_TIMEOUT(page.answer() != nullptr, patience);
    QVERIFY(!page.answer()->isUsable());
    QVERIFY(!page.findChild<QLabel *>(QStringLiteral("validation"))->text().isEmpty());
    QVERIFY(page.findChild<EmptyState *>()->isVisible());
}

void TestReplayPage::resultsStayWhenFilesAreNoTraces()
{
    const QTemporaryDir folder;
    const QString path = noTrace(folder);
    QVERIFY(!path.isEmpty());
    Workspace workspace;
    ReplayPage page(&workspace);
    QVERIFY(loadSample(workspace));
    PageHost host(&page, &workspace);
    host.show();
    page.replay();
    QTRY_VERIFY_WITH_TIMEOUT(isThere(page), patience);
    const std::shared_ptr<const ReplayAnswer> before = page.answer();
    const auto *validation = page.findChild<QLabel *>(QStringLiteral("validation"));
    const QString claims = validation->text();
    page.replay({ path });
    QTRY_VERIFY_WITH_TIMEOUT(validation->text() != claims, patience);
    QVERIFY2(validation->text().startsWith(QStringLiteral("No jobs")), qPrintable(validation->text()));
    QCOMPARE(page.answer(), before);
    QVERIFY(!page.findChild<EmptyState *>()->isVisible());
}

APPORTION_TEST(TestReplayPage)
} // namespace test_replay_page

#include "test_replay_page.moc"
