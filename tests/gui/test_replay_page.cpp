// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/replay/replay_page.h"

#include "gui/files/file_controller.h"
#include "gui/replay/sweep_view.h"
#include "gui/shell/language.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/segmented_control.h"
#include "history/history.h"
#include "models/measure_text.h"
#include "models/number_format.h"
#include "models/replay_problems.h"
#include "models/replay_why.h"
#include "page_fixture.h"
#include "storage/trace_file.h"
#include "support/test_case.h"
#include "trace/generate_trace.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

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
    void theSampleOfTheStartPageHasSomethingToTell();
    void whatNeverStartsIsListedAndTold();
    void everyPairOfFourScenariosIsCompared();
    void aTraceOfAnotherClusterIsTold();
    void aSweepIsShown();
    void aFolderThatIsNoSweepIsTold();
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
    /// So few jobs of @p policy that sixteen seeds of them are replayed at once even where everything takes twenty times
    /// as long; empty: they could not be written.
    static QString someJobs(const Policy &policy, const QTemporaryDir &folder)
    {
        trace::GenerateOptions options;
        options.jobs = 150;
        const std::optional<trace::GeneratedTrace> made = trace::generateTrace(policy, options);
        const QString path = folder.filePath(QStringLiteral("some.trace"));
        return made && writeTraceFile(path, made->trace).isEmpty() ? path : QString();
    }
    /// The list of choices that a screen reader calls so.
    static QComboBox *boxOf(const QWidget &where, const QString &name)
    {
        const QList<QComboBox *> boxes = where.findChildren<QComboBox *>();
        const auto found = std::find_if(boxes.begin(), boxes.end(), [&name](const QComboBox *box) { return box->accessibleName() == name; });
        return found == boxes.end() ? nullptr : *found;
    }
    /// For tests of what is shown, not of what may be claimed: the exact mode takes ten times as long.
    static void chooseFast(const ReplayPage &page)
    {
        const auto controls = page.findChildren<SegmentedControl *>();
        const auto mode = std::find_if(
            controls.begin(), controls.end(), [](const SegmentedControl *control) { return control->button(0)->text() == QStringLiteral("Fast"); });
        QVERIFY(mode != controls.end() && (*mode)->current() == 1);
        (*mode)->setCurrent(0);
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
    chooseFast(page);
    takePictures(host, *m_theme, QStringLiteral("page_replay_empty"));
    auto *empty = page.findChild<EmptyState *>();
    QVERIFY(empty->isVisible() && !host.showsSide()); // there is nothing to ask why of
    const auto buttons = page.findChildren<QPushButton *>();
    const auto run
        = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *button) { return button->text() == QStringLiteral("Replay"); });
    QVERIFY(run != buttons.end() && (*run)->isEnabled());
    empty->button()->click();
    QVERIFY(!(*run)->isEnabled()); // a second click would begin anew
    QTRY_VERIFY_WITH_TIMEOUT(isThere(page), patience);
    QVERIFY((*run)->isEnabled());
    QVERIFY(!empty->isVisible() && host.showsSide());
    QCOMPARE(page.answer()->comparison.seeds, 16U);
    const QString validation = page.findChild<QLabel *>(QStringLiteral("validation"))->text();
    QVERIFY2(validation.contains(QStringLiteral("Chance moves the fast mode by ±")), qPrintable(validation));
    QVERIFY2(validation.contains(QStringLiteral("the exact one")), qPrintable(validation));
    const auto &compared = page.answer()->comparison.groups;
    QVERIFY(std::none_of(
        compared.begin(), compared.end(), [&page](const replay::GroupComparison &group) { return page.answer()->isClaimed(group, {}); }));
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

void TestReplayPage::theSampleOfTheStartPageHasSomethingToTell()
{
    Workspace workspace;
    QWidget window;
    FileController files(&workspace, &window);
    auto page = std::make_unique<ReplayPage>(&workspace);
    bool isOpen = false;
    files.openSample(ReplayPage::sampleName(), [&] {
        isOpen = true;
        page->replaySample();
    });
    QTRY_VERIFY_WITH_TIMEOUT(page->answer() && page->answer()->isUsable(), patience); // the first look of the exact mode
    QVERIFY(isOpen);
    QCOMPARE(workspace.document()->policy().priority.weightFairshare, 0U);
    QVERIFY(page->answer()->isPartial && !page->answer()->question.isFast);
    ReplayQuestion question = page->answer()->question; // what follows, with as many seeds as a test has time for
    question.isSample = false;
    question.seeds = 3;
    page.reset(); // it would go on with all of its own
    const std::shared_ptr<const ReplayAnswer> whole = answerReplay(question, nullptr);
    const auto &groups = whole->comparison.groups;
    QVERIFY(std::any_of(groups.begin(), groups.end(), [&whole](const replay::GroupComparison &group) { return whole->isClaimed(group, {}); }));
    QVERIFY(validationText(*whole).contains(QStringLiteral("noise here")));
    workspace.document()->undoStack()->undo();
    QVERIFY(workspace.document()->policy().priority.weightFairshare > 0U);
}

void TestReplayPage::whatNeverStartsIsListedAndTold()
{
    Workspace workspace;
    QVERIFY(loadSample(workspace));
    ReplayQuestion question;
    question.names = { QStringLiteral("Baseline"), QStringLiteral("Draft") };
    question.scenarios = { workspace.document()->snapshot(), workspace.document()->snapshot() };
    question.seeds = 0;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sacct.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("JobIDRaw|User|Account|Partition|QOS|Submit|Start|End|TimelimitRaw|State|ReqTRES|AllocTRES|NodeList\n");
    for (int number = 1; number <= 12; ++number) { // two ask for more than the partition has, and three for eight hours
        const int submit = 1767571200 + 600 * number;
        const bool isLarge = number > 10;
        const QByteArray tres = isLarge ? "cpu=999999,mem=1G,node=9999" : "cpu=2,mem=1G,node=1";
        const QByteArray limit = !isLarge && number > 7 ? "480" : "30";
        const auto text = [](int value) { return QByteArray::number(value); };
        file.write(text(number) + "|hmoser|ecology|shared|normal|" + text(submit) + '|' + text(submit + 60) + '|' + text(submit + 1260) + '|' + limit
            + "|COMPLETED|" + tres + '|' + tres + "|bw001\n");
    }
    file.close();
    question.files = QStringList { path };
    const std::shared_ptr<const ReplayAnswer> same = answerReplay(question, nullptr);
    QVERIFY2(same->isUsable(), qPrintable(same->error));
    const QString once = replayProblems(*same).join(QLatin1Char(' '));
    QVERIFY2(once.contains(QStringLiteral("2 jobs never start under any scenario.")) && once.count(QStringLiteral("never")) == 1, qPrintable(once));
    const auto namesOf = [](const ReplayWhy &why) {
        QStringList names;
        for (const ReplayWhy::Job &job : why.jobs) {
            names.append(job.name);
        }
        return names;
    };
    const ReplayWhy all = whyOfGroup(*same, same->comparison.groups.front(), {});
    QCOMPARE(namesOf(all).mid(0, 2), QStringList({ QStringLiteral("11"), QStringLiteral("12") }));
    QVERIFY(!whyOfJob(*same, all.jobs.front(), {}).causes.empty());
    ReplayJobModel model;
    model.show(all.jobs);
    QCOMPARE(model.index(0, ReplayJobModel::After).data().toString(), QStringLiteral("never"));

    // Under the draft the partition is not for eight hours: who does not start any more comes first.
    const auto shared = std::find_if(question.scenarios[1].policy.partitions.get().begin(), question.scenarios[1].policy.partitions.get().end(),
        [](const Partition &one) { return one.name == "shared"; });
    QVERIFY(shared != question.scenarios[1].policy.partitions.get().end());
    const auto place = static_cast<std::size_t>(shared - question.scenarios[1].policy.partitions.get().begin());
    question.scenarios[1].policy.partitions.edit()[place].maxTime = { 60, {} };
    const std::shared_ptr<const ReplayAnswer> other = answerReplay(question, nullptr);
    QVERIFY2(other->isUsable(), qPrintable(other->error));
    const QString each = replayProblems(*other).join(QLatin1Char(' '));
    QVERIFY2(each.contains(QStringLiteral("2 jobs never start under Baseline. 5 jobs never start under Draft.")), qPrintable(each));
    const ReplayWhy some = whyOfGroup(*other, other->comparison.groups.front(), {});
    QCOMPARE(namesOf(some).mid(0, 5), QStringList({ "8", "9", "10", "11", "12" }));
    model.show(some.jobs);
    QVERIFY(model.index(0, ReplayJobModel::Before).data().toString() != QStringLiteral("never"));
    QCOMPARE(model.index(0, ReplayJobModel::After).data().toString(), QStringLiteral("never"));
    // and in the window
    ReplayPage page(&workspace);
    PageHost host(&page, &workspace);
    chooseFast(page);
    host.show();
    page.replay({ path });
    QTRY_VERIFY_WITH_TIMEOUT(isThere(page), patience);
    QTRY_VERIFY(page.findChild<QLabel *>(QStringLiteral("problems"))->text().contains(QStringLiteral("2 jobs never start under any scenario.")));
    takePictures(host, *m_theme, QStringLiteral("page_replay_never"));
}

void TestReplayPage::everyPairOfFourScenariosIsCompared()
{
    Workspace workspace;
    ReplayPage page(&workspace);
    QVERIFY(loadSample(workspace));
    Document *document = workspace.document();
    for (int number = 2; number <= 5; ++number) { // one more than there is room for
        QVERIFY(document->duplicateScenario(QStringLiteral("scenario %1").arg(number), QStringLiteral("scenario 1")));
        PrioritySettings settings = document->policy().priority;
        settings.weightAge += 100000U * static_cast<unsigned>(number);
        QVERIFY(document->setPrioritySettings(settings, PriorityKey::PriorityWeightAge));
    }
    chooseFast(page);
    PageHost host(&page, &workspace);
    host.show();
    const QTemporaryDir folder;
    const QString jobs = someJobs(document->policy(), folder);
    QVERIFY(!jobs.isEmpty());
    page.replay({ jobs });
    QTRY_VERIFY_WITH_TIMEOUT(isThere(page), patience);
    QCOMPARE(page.answer()->scenarios(), std::size_t { 5 }); // the baseline, too
    QCOMPARE(page.answer()->question.leftOut.size(), 1);
    QVERIFY(page.findChild<QLabel *>(QStringLiteral("problems"))->text().contains(page.answer()->question.leftOut.first()));
    QComboBox *before = boxOf(page, QStringLiteral("Scenario before"));
    QComboBox *after = boxOf(page, QStringLiteral("Scenario after"));
    QVERIFY(before != nullptr && after != nullptr);
    const QList<ElidedLabel *> labels = page.findChildren<ElidedLabel *>();
    const auto remark
        = std::find_if(labels.begin(), labels.end(), [](const ElidedLabel *label) { return label->text().contains(QStringLiteral("run")); });
    QVERIFY(remark != labels.end());
    QVERIFY((*remark)->fontMetrics().horizontalAdvance((*remark)->text()) <= (*remark)->width()); // nothing of it is cut
    QCOMPARE(before->count(), 5);
    QCOMPARE(after->currentIndex(), 1);
    const QAbstractItemModel *groups = page.findChild<QTableView *>(QStringLiteral("groups"))->model();
    for (int first = 0; first < 5; ++first) {
        for (int second = 0; second < 5; ++second) {
            before->setCurrentIndex(first);
            Q_EMIT before->activated(first);
            after->setCurrentIndex(second);
            Q_EMIT after->activated(second);
            QVERIFY(before->currentIndex() != after->currentIndex());
            QCOMPARE(after->currentIndex(), second);
            const auto &all = page.answer()->comparison.groups.front().scenarios;
            const QString median = groups->index(0, ReplayGroupModel::Median).data().toString();
            const auto wait = [&all](int scenario) { return waitText(all[static_cast<std::size_t>(scenario)].wait.median); };
            QCOMPARE(median, QStringLiteral("%1 → %2").arg(wait(before->currentIndex()), wait(second)));
        }
    }
    takePictures(host, *m_theme, QStringLiteral("page_replay_scenarios"));
    const auto *causes = page.sideWidget()->findChild<QTableView *>(QStringLiteral("causes"));
    QVERIFY(causes->model()->rowCount() > 2);
    for (int row = 0; row < causes->model()->rowCount(); ++row) { // a reason has as many lines as it needs
        const QString text = causes->model()->index(row, ReplayCauseModel::Reason).data().toString();
        const int width = causes->columnWidth(ReplayCauseModel::Reason) - 2 * cellMargin;
        const QRect needed = causes->fontMetrics().boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, text);
        QVERIFY2(causes->rowHeight(row) >= needed.height(), qPrintable(text));
    }
}

void TestReplayPage::aTraceOfAnotherClusterIsTold()
{
    const OpenedFiles other = openFiles({ QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/gpu-cluster.apportion") });
    const QTemporaryDir folder;
    const QString path = someJobs(other.policy, folder);
    QVERIFY(!path.isEmpty());
    QFile::remove(history::History::usualPath());
    Workspace workspace;
    ReplayPage page(&workspace);
    QVERIFY(loadSample(workspace));
    chooseFast(page);
    PageHost host(&page, &workspace);
    host.show();
    page.replay({ path });
    QTRY_VERIFY_WITH_TIMEOUT(isThere(page), patience);
    const QString problems = page.findChild<QLabel *>(QStringLiteral("problems"))->text();
    QVERIFY2(problems.contains(QStringLiteral("of users that the policy does not have")), qPrintable(problems));
    QVERIFY2(problems.contains(integerText(150)), qPrintable(problems));
    const auto *groups = page.findChild<ReplayGroupModel *>();
    int withoutJobs = 0;
    for (int row = 0; row < groups->rowCount(); ++row) {
        const auto text = [groups, row](int column) { return groups->index(row, column).data().toString(); };
        withoutJobs += text(ReplayGroupModel::Jobs) == QStringLiteral("0") ? 1 : 0;
        for (const int column : { ReplayGroupModel::Median, ReplayGroupModel::P90, ReplayGroupModel::Slowdown, ReplayGroupModel::Change }) {
            QCOMPARE(text(column).isEmpty(), text(ReplayGroupModel::Jobs) == QStringLiteral("0")); // who never started did not wait 0 s
        }
    }
    QVERIFY(withoutJobs > 0);
    const auto *jobs = page.findChild<ReplayJobModel *>();
    const auto *name = host.findChild<QLabel *>(QStringLiteral("whyName"));
    QTRY_COMPARE_WITH_TIMEOUT(name->text(), QStringLiteral("All jobs"), patience);
    QTRY_VERIFY_WITH_TIMEOUT(jobs->rowCount() > 0, patience);
    host.findChild<QTableView *>(QStringLiteral("jobs"))->selectRow(0);
    QTRY_COMPARE_WITH_TIMEOUT(name->text(), QStringLiteral("Job %1").arg(jobs->index(0, ReplayJobModel::Job).data().toString()), patience);
    takePictures(host, *m_theme, QStringLiteral("page_replay_other"));
    // It is kept, each scenario by itself.
    QTRY_COMPARE_WITH_TIMEOUT(history::History().list().size(), std::size_t { 2 }, patience);
    QCOMPARE(QString::fromStdString(history::History().list().front().trace), path);
}

void TestReplayPage::aSweepIsShown()
{
    const QTemporaryDir folder;
    const auto writeFile = [&folder](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(writeFile("plan.json",
        R"({"policy": "policy.apportion", "trace": ["jobs.trace"], "seeds": 2, "axes": [
{"key": "PriorityWeightAge", "values": [0, 1000, 10000]}, {"key": "PriorityDecayHalfLife", "values": ["1-0", "7-0"]}], "measures": ["waitP90@account:chem"]})"));
    QVERIFY(writeFile("policy.apportion", "{}\n") && writeFile("jobs.trace", "none\n"));
    QVERIFY(writeFile("not-modelled.txt", "SelectType=select/linear\n"));
    QString wrong;
    const QString identity = history::sweepIdentity(folder.path(), wrong);
    QVERIFY2(!identity.isEmpty(), qPrintable(wrong));
    history::SweepPlan plan;
    QFile planFile(folder.filePath(QStringLiteral("plan.json")));
    QVERIFY(planFile.open(QIODevice::ReadOnly));
    QVERIFY(readSweepPlan(planFile.readAll().toStdString(), plan).empty());
    QCOMPARE(plan.tasks(), 12U);
    const auto place = [](const char *name) { return history::findSweepMeasure(name).value(); };
    {
        history::SweepWriter writer(folder.filePath(QStringLiteral("sweep.sqlite")), identity);
        for (std::uint64_t task = 0; task + 1 < plan.tasks(); ++task) { // the last one is missing
            history::SweepResult result;
            result.task = task;
            result.point = task / 2;
            result.seed = task % 2;
            result.settings = plan.point(result.point);
            history::SweepRow all { "all", {}, {} };
            all.values.at(place("waitMean")) = static_cast<double>(100 * result.point + 10 * result.seed);
            all.values.at(place("busy")) = 0.5 + 0.05 * static_cast<double>(result.point);
            history::SweepRow chem { "account", "chem", {} };
            chem.values.at(place("waitP90")) = static_cast<double>(1000 - 100 * result.point);
            result.rows = { all, chem };
            writer.add(result);
        }
        QCOMPARE(writer.finish(), QString());
    }
    Workspace workspace;
    ReplayPage page(&workspace);
    QVERIFY(loadSample(workspace));
    PageHost host(&page, &workspace);
    host.show();
    page.showSweep(folder.path());
    SweepView *sweep = page.sweep();
    QTRY_VERIFY_WITH_TIMEOUT(!sweep->isBusy(), patience);
    QVERIFY(sweep->isVisible());
    QVERIFY2(sweep->message().startsWith(QStringLiteral("6 points")) && sweep->message().contains(QStringLiteral("1 of 12 tasks")),
        qPrintable(sweep->message()));
    QVERIFY2(sweep->message().contains("Not modelled, so that starts may differ: SelectType=select/linear."), qPrintable(sweep->message()));
    QComboBox *measure = boxOf(*sweep, QStringLiteral("Measure"));
    QComboBox *against = boxOf(*sweep, QStringLiteral("Measure that it is held against"));
    QVERIFY(measure != nullptr && against != nullptr);
    QCOMPARE(measure->currentText(), QStringLiteral("Wait of nine in ten, s · account chem")); // what the plan names comes first
    QCOMPARE(sweep->map()->data().values, (std::vector<double> { 1000, 900, 800, 700, 600, 500 }));
    QCOMPARE(sweep->map()->data().rows, QStringList({ "0", "1000", "10000" }));
    const auto choose = [&](QComboBox *box, const QString &text) {
        box->setCurrentIndex(box->findText(text));
        Q_EMIT box->activated(box->currentIndex());
        return waitFor([&] { return !sweep->isBusy(); });
    };
    QVERIFY(choose(measure, measureText("waitMean")) && choose(against, measureText("busy")));
    QCOMPARE(sweep->map()->data().values, (std::vector<double> { 5, 105, 205, 305, 405, 500 }));
    QCOMPARE(sweep->charts().size(), 2);
    // Waiting longer buys a busier machine: nothing is beaten in both.
    const std::vector<SweepFrontData::Point> &points = sweep->front()->data().points;
    QCOMPARE(points.size(), std::size_t { 6 });
    QVERIFY(std::all_of(points.begin(), points.end(), [](const SweepFrontData::Point &point) { return point.isBest; }));
    QVERIFY(choose(measure, QStringLiteral("Wait of nine in ten, s · account chem")));
    // Now the last one is the best of both.
    QCOMPARE(std::count_if(points.begin(), points.end(), [](const SweepFrontData::Point &point) { return point.isBest; }), 1);
    QVERIFY(points.back().isBest);
    QVERIFY(choose(measure, measureText("waitMean")));
    QVERIFY(!host.showsSide());
    takePictures(host, *m_theme, QStringLiteral("page_replay_sweep"));
    Q_EMIT sweep->closeRequested();
    QVERIFY(!sweep->isVisible());
}

void TestReplayPage::aFolderThatIsNoSweepIsTold()
{
    const QTemporaryDir folder;
    Workspace workspace;
    ReplayPage page(&workspace);
    PageHost host(&page, &workspace);
    host.show();
    page.showSweep(folder.path());
    QTRY_VERIFY_WITH_TIMEOUT(!page.sweep()->isBusy(), patience);
    QVERIFY2(page.sweep()->message().contains(QStringLiteral("plan.json")), qPrintable(page.sweep()->message()));
    QVERIFY(!page.sweep()->map()->emptyText().isEmpty() && !page.sweep()->front()->emptyText().isEmpty());
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
    auto *empty = page.findChild<EmptyState *>();
    QVERIFY(empty->isVisible());
    const QComboBox *jobs = boxOf(page, QStringLiteral("Jobs to replay"));
    QCOMPARE(jobs->currentText(), QStringLiteral("Jobs of files…"));
    chooseFast(page);
    Q_EMIT empty->actionTriggered(); // made-up jobs
    QCOMPARE(jobs->currentText(), QStringLiteral("Made-up jobs"));
}

void TestReplayPage::resultsStayWhenFilesAreNoTraces()
{
    const QTemporaryDir folder;
    const QString path = noTrace(folder);
    QVERIFY(!path.isEmpty());
    Workspace workspace;
    ReplayPage page(&workspace);
    QVERIFY(loadSample(workspace));
    chooseFast(page);
    PageHost host(&page, &workspace);
    host.show();
    const QString jobs = someJobs(workspace.document()->policy(), folder);
    QVERIFY(!jobs.isEmpty());
    page.replay({ jobs });
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
