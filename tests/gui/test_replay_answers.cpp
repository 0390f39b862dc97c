// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of answers to replays, whatever page shows them.
#include "gui/replay/replay_page.h"

#include "charts/palette.h"
#include "gui/report/report.h"
#include "gui/shell/language.h"
#include "models/replay_problems.h"
#include "models/replay_why.h"
#include "page_fixture.h"
#include "support/test_case.h"

#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace test_replay_answers
{

using namespace apportion;
using namespace apportion::test;

class TestReplayAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anUnchangedPolicyIsNoise();
    void theFastModeCallsNothingNoiseThatChanceDoesNotMake();
    void everyWaitIsExplained();
    void theReportTellsOfIt();
    void brokenLinesAreTold();

private:
    static bool loadSample(Workspace &workspace)
    {
        return load(workspace, openFiles({ QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion") }), "university");
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
};

void TestReplayAnswers::initTestCase()
{
    m_theme = std::make_unique<Theme>(qApp);
    m_language = std::make_unique<Language>(); // its plural forms
}

void TestReplayAnswers::anUnchangedPolicyIsNoise()
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
    model.show(answer, replay::GroupBy::User, {});
    QVERIFY(model.rowCount() > 3);
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(model.index(row, ReplayGroupModel::Change).data().toString().startsWith(QStringLiteral("noise")));
        QVERIFY(model.index(row, ReplayGroupModel::Because).data().toString().isEmpty());
        for (const Theme::Mode mode : { Theme::Mode::Light, Theme::Mode::Dark }) { // quiet, and still to be read
            m_theme->setMode(mode);
            const QColor ink = model.index(row, ReplayGroupModel::Change).data(Qt::ForegroundRole).value<QBrush>().color();
            QVERIFY(ink != m_theme->palette().text);
            QVERIFY(contrastRatio(ink, m_theme->palette().panel) >= 4.5);
        }
    }
}

/// What is beyond chance in the fast mode is told as it is, quietly: it is no noise, and nothing to claim.
void TestReplayAnswers::theFastModeCallsNothingNoiseThatChanceDoesNotMake()
{
    ReplayQuestion question;
    Workspace workspace;
    QVERIFY(loadSample(workspace));
    question.names = { QStringLiteral("a"), QStringLiteral("b") };
    question.scenarios = { workspace.document()->snapshot(), workspace.document()->snapshot() };
    question.scenarios[1].policy.priority.weightFairshare = 0;
    question.generatedJobs = 600;
    question.seeds = 4;
    question.isFast = true;
    const std::shared_ptr<const ReplayAnswer> answer = answerReplay(question, nullptr);
    QVERIFY2(answer->isUsable(), qPrintable(answer->error));
    ReplayGroupModel model;
    model.show(answer, replay::GroupBy::User, {});
    int beyond = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const replay::GroupComparison &group = model.group(row);
        const bool isNoise = group.isNoise(1);
        beyond += isNoise ? 0 : 1;
        QCOMPARE(model.index(row, ReplayGroupModel::Change).data().toString().startsWith(QStringLiteral("noise")), isNoise);
        QVERIFY(model.index(row, ReplayGroupModel::Because).data().toString().isEmpty());
        QVERIFY(model.index(row, ReplayGroupModel::Change).data(Qt::ForegroundRole).isValid());
    }
    QVERIFY(beyond > 0);
}

void TestReplayAnswers::everyWaitIsExplained()
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
    const ReplayWhy all = whyOfGroup(*answer, answer->comparison.groups.front(), {});
    QVERIFY(all.jobs.size() > 200);
    double waited = 0.0;
    for (const ReplayWhy::Job &job : all.jobs) {
        double before = 0.0;
        double after = 0.0;
        for (const ReplayWhy::Cause &cause : whyOfJob(*answer, job, {}).causes) {
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

void TestReplayAnswers::theReportTellsOfIt()
{
    Workspace workspace;
    QVERIFY(loadSample(workspace));
    ReplayQuestion question;
    question.names = { QStringLiteral("now"), QStringLiteral("aged") };
    question.leftOut = { QStringLiteral("a fifth") };
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
    QCOMPARE(source.replayFigures.size(), 5); // waits, shares and factors of the two, queue and load of all
    for (const ReportFigure &figure : source.replayFigures) {
        QVERIFY2(figure.svg.contains("a caption"), qPrintable(figure.title));
        QVERIFY2(QSvgRenderer(figure.svg).isValid(), qPrintable(figure.title));
    }
    const QString with = QString::fromUtf8(reportHtml(makeReport(source)));
    QVERIFY(with.contains(QStringLiteral("Replay of a queue")));
    QVERIFY(with.contains(QStringLiteral("aged against now")));
    QVERIFY(with.contains(validationText(*source.replay).toHtmlEscaped()));
    QVERIFY(with.contains(QStringLiteral("a fifth")));
    QVERIFY(source.replayFigures[1].svg.contains("promised") && source.replayFigures[1].svg.contains("now"));
    question.names.append(QStringLiteral("third"));
    question.scenarios.push_back(question.scenarios.front());
    QCOMPARE(drawReplayFigures(answerReplay(question, nullptr)).size(), 8);
    QCOMPARE(with.count(QStringLiteral("image/svg+xml")), without.count(QStringLiteral("image/svg+xml")) + 5);
}

void TestReplayAnswers::brokenLinesAreTold()
{
    const OpenedFiles sample = openFiles({ QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion") });
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("jobs.txt"));
    const auto writeLines = [&path](const QByteArray &lines) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write("JobID|User|Account|Submit|Start|End|State|Timelimit|ReqCPUS|Partition\n" + lines) > 0;
    };
    QByteArray good;
    for (int job = 10; job < 40; ++job) {
        const QByteArray minute = QByteArray::number(job);
        good += minute + "|ann|physics|2026-01-05T10:" + minute + ":00|2026-01-05T10:" + minute + ":10|2026-01-05T10:" + minute
            + ":50|COMPLETED|02:00:00|4|\n"; // all that begins after the first end is known
    }
    QVERIFY(writeLines(good + "no job at all\n"));
    ReplayQuestion question;
    question.names = { QStringLiteral("a"), QStringLiteral("b") };
    question.scenarios = { sample, sample };
    question.files = QStringList { path };
    question.seeds = 0;
    const std::shared_ptr<const ReplayAnswer> some = answerReplay(question, nullptr);
    QVERIFY2(some->isUsable(), qPrintable(some->error));
    const QString told = replayProblems(*some).join(QLatin1Char(' '));
    QVERIFY2(told.contains(QStringLiteral("jobs.txt, line 32")), qPrintable(told));
    QVERIFY(!told.contains(QStringLiteral("Not modelled")));
    for (int partition = 0; partition < 9; ++partition) { // what is left out is named, of much the first
        Partition one = sample.policy.partitions->front();
        one.name = "p" + std::to_string(partition);
        one.foreign = { { "MaxCPUsPerNode", "4", {} } };
        question.scenarios.front().policy.partitions.edit().push_back(one);
    }
    std::swap(question.scenarios.front(), question.scenarios.back()); // whichever it is of
    const QString leftOut = replayProblems(*answerReplay(question, nullptr)).join(QLatin1Char(' '));
    QVERIFY2(leftOut.contains("Not modelled, so that starts may differ: partition p0: MaxCPUsPerNode=4, ")
            && leftOut.contains("partition p5: MaxCPUsPerNode=4, …."),
        qPrintable(leftOut));
    QVERIFY(writeLines(good.replace("|ann|", "|nobody(20015)|")));
    const QString strangers = replayProblems(*answerReplay(question, nullptr)).join(QLatin1Char(' '));
    QVERIFY2(strangers.contains("Users that are numbers, as commands print those whom their machine does not know: 1."), qPrintable(strangers));
    QVERIFY(writeLines("no job at all\n"));
    const std::shared_ptr<const ReplayAnswer> none = answerReplay(question, nullptr);
    QVERIFY(!none->isUsable());
    QVERIFY2(none->error.contains(QStringLiteral("jobs.txt, line 2")), qPrintable(none->error));
}

APPORTION_TEST(TestReplayAnswers)
} // namespace test_replay_answers

#include "test_replay_answers.moc"
