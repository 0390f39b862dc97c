// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/history_page.h"

#include "charts/history_chart.h"
#include "charts/mark_sheet.h"
#include "gui/files/file_controller.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/segmented_control.h"
#include "history/kept_tables.h"
#include "models/measure_text.h"
#include "models/number_format.h"
#include "page_fixture.h"
#include "replay/trace.h"
#include "support/test_case.h"

#include <QAction>
#include <QFile>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

namespace test_history_page
{

using namespace apportion;
using namespace apportion::test;

constexpr std::int64_t firstPull = 1'767'600'000;
constexpr std::int64_t week = std::int64_t { 7 } * 86400;

class TestHistoryPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(qApp); }
    void init() { QFile::remove(history::History::usualPath()); }
    void nothingKeptSaysWhatWillBe();
    void usageAndScoreAreThoseOfThePulls();
    void itBeginsWithAnAccountThatHasBoth();
    void pullsOfOneDayHaveTheirTimes();
    void aPlotWithoutNumbersSaysSo();
    void changesOfThePolicyAreMarkedAndTold();
    void replaysShowWhatWasMeasured();
    void aDamagedHistoryIsPutAsideAndTold();
    void twoAreCompared();
    void deletingCanBeUndone();
    void opensAPolicyAgain();
    void exportsWhatIsChosen();
    void pictures();

private:
    /// A pull each week, with usage that grows and two changes of the policy.
    void keepWeeks(int weeks);
    [[nodiscard]] static bool rested(const HistoryPage &page)
    {
        return waitFor([&page] { return !page.isBusy(); });
    }

    std::unique_ptr<Theme> m_theme;
    Snapshot m_now = golden("fair_tree_rules");
};

void TestHistoryPage::keepWeeks(int weeks)
{
    history::History kept;
    Snapshot now = m_now;
    AssociationTree &tree = now.policy.associations;
    for (int i = 0; i < weeks; ++i) {
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (tree.isLive(id) && tree.isUser(id)) {
                const double wave = 1.5 + std::sin(0.7 * i + 0.9 * static_cast<double>(id));
                now.situation.setOwnUsage(id, m_now.situation.ownUsage(id) * static_cast<long double>(wave) + 100.0L);
            }
        }
        if (i == 3) {
            tree.setRawShares(tree.findAccount("chem"), 77);
        }
        if (i == 6) {
            now.policy.priority.weightAge += 1000;
        }
        QVERIFY(kept.addPull(now, firstPull + i * week) > 0);
    }
}

void TestHistoryPage::nothingKeptSaysWhatWillBe()
{
    Workspace workspace;
    HistoryPage page(&workspace);
    page.show();
    QVERIFY(rested(page));
    QCOMPARE(page.findChild<QStackedWidget *>()->currentIndex(), 0);
    QCOMPARE(page.entries()->model()->rowCount(), 0);
}

void TestHistoryPage::usageAndScoreAreThoseOfThePulls()
{
    keepWeeks(5);
    Workspace workspace;
    HistoryPage page(&workspace);
    page.show();
    QVERIFY(rested(page));
    QCOMPARE(page.entries()->model()->rowCount(), 5);
    page.showAccount("chem");
    QVERIFY(rested(page));
    const HistoryData &shown = page.chart()->data();
    history::History kept;
    const std::vector<history::UsageRow> rows = kept.usageOf(m_now.policy.clusterName, "chem");
    QCOMPARE(shown.points.size(), std::size_t { 5 });
    QVERIFY(shown.isLevel); // an account under Fair Tree
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QCOMPARE(shown.points[i].made, firstPull + static_cast<std::int64_t>(i) * week);
        QCOMPARE(shown.points[i].usage, rows[i].rawUsage);
        QCOMPARE(shown.points[i].score, rows[i].levelFs);
    }
    QVERIFY(shown.points[0].usage != shown.points[1].usage);
    QCOMPARE(page.chart()->table().rows.size(), std::size_t { 5 });
    QCOMPARE(page.chart()->table().columns[1], QStringLiteral("Usage (billing TRES times seconds)")); // in words
    QCOMPARE(measureText("RawUsage"), QStringLiteral("Usage (billing TRES times seconds)"));
    const std::vector<history::UsageRow> everybody = kept.associations(m_now.policy.clusterName);
    const auto user = std::find_if(everybody.begin(), everybody.end(), [](const history::UsageRow &row) { return !row.user.empty(); });
    page.showAccount(QString::fromStdString(user->account + '/' + user->user));
    QVERIFY(rested(page));
    QVERIFY(!shown.isLevel);
    QCOMPARE(shown.points[0].score, kept.usageOf(m_now.policy.clusterName, user->account, user->user)[0].factor);
    page.showAccount("nobody");
    QVERIFY(rested(page));
    QVERIFY(!page.chart()->emptyText().isEmpty());
}

void TestHistoryPage::itBeginsWithAnAccountThatHasBoth()
{
    keepWeeks(3);
    const auto begins = [](Workspace &workspace) {
        HistoryPage page(&workspace);
        page.show();
        return rested(page) && std::isfinite(page.chart()->data().points.back().score) ? page.chart()->data().name
                                                                                       : QStringLiteral("without a score");
    };
    Workspace workspace;
    QCOMPARE(begins(workspace), QStringLiteral("bio"));
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    workspace.selectAssociation(workspace.document()->policy().associations.findAccount("chem"));
    QCOMPARE(begins(workspace), QStringLiteral("chem"));
    workspace.selectAssociation(AssociationTree::root());
    QCOMPARE(begins(workspace), QStringLiteral("bio"));
}

void TestHistoryPage::pullsOfOneDayHaveTheirTimes()
{
    const QLocale locale;
    const auto at = [](int day, int hour) { return QDateTime(QDate(2026, 11, day), QTime(hour, 5)); };
    std::vector<HistoryPoint> points;
    for (const QDateTime &time : { at(3, 8), at(4, 9), at(4, 14), at(9, 7) }) {
        points.push_back({ time.toSecsSinceEpoch(), 1.0, 1.0, {} });
    }
    const auto day = [&](int number) { return locale.toString(QDate(2026, 11, number), QLocale::ShortFormat); };
    QCOMPARE(HistoryChart::timeTexts(points),
        QStringList({ day(3), locale.toString(at(4, 9), QLocale::ShortFormat), locale.toString(QTime(14, 5), QLocale::ShortFormat), day(9) }));
}

void TestHistoryPage::aPlotWithoutNumbersSaysSo()
{
    struct Chart : HistoryChart
    {
        [[nodiscard]] MarkSheet at(const QSize &size) const
        {
            MarkSheet sheet(size);
            layOut(sheet);
            return sheet;
        }
    } chart;
    const double none = std::numeric_limits<double>::quiet_NaN();
    chart.setData({ QStringLiteral("bio"), true, { { firstPull, 2600.0, none, {} }, { firstPull + week, 900.0, none, {} } }, {} });
    const MarkSheet sheet = chart.at({ 700, 400 });
    QStringList texts;
    QRectF said;
    for (const Mark &mark : sheet.marks()) {
        if (mark.kind == MarkKind::Text) {
            texts.append(mark.text);
            const QSizeF size = QFontMetricsF(mark.font).size(0, mark.text);
            said = mark.text == QStringLiteral("none in these pulls") ? QRectF(mark.box.center() - QPointF(size.width(), size.height()) / 2, size)
                                                                      : said;
        }
    }
    QVERIFY(said.isValid());
    for (const Mark &mark : sheet.marks()) { // none goes through it
        QVERIFY(mark.kind != MarkKind::Line || !mark.path.boundingRect().adjusted(0.0, -0.5, 0.0, 0.5).intersects(said));
    }
    for (const int thousands : { 1, 2, 3, 4 }) { // quarters of the axis that are as round as they are written
        QVERIFY2(texts.contains(usageText(thousands * 1000.0L)), qPrintable(texts.join(QLatin1Char('|'))));
    }
}

void TestHistoryPage::changesOfThePolicyAreMarkedAndTold()
{
    keepWeeks(8);
    Workspace workspace;
    HistoryPage page(&workspace);
    page.show();
    QVERIFY(rested(page));
    const HistoryData &shown = page.chart()->data();
    QCOMPARE(shown.marks.size(), std::size_t { 2 });
    QCOMPARE(shown.marks[0].made, firstPull + 3 * week);
    QVERIFY2(shown.marks[0].changes.front().startsWith("account chem Fairshare: "), qPrintable(shown.marks[0].changes.front()));
    QVERIFY(shown.marks[1].changes.front().startsWith("PriorityWeightAge: "));
    page.entries()->selectRow(4); // the newest first: the fourth week
    QVERIFY(rested(page));
    QCOMPARE(page.details()->model()->rowCount(), 1);
    QCOMPARE(page.details()->model()->index(0, 3).data().toString(), QString("77"));
    page.entries()->selectRow(0);
    QVERIFY(rested(page));
    QCOMPARE(page.details()->model()->rowCount(), 0);
}

void TestHistoryPage::replaysShowWhatWasMeasured()
{
    history::SweepRow row { "account", "chem", {} };
    row.values.at(*history::findSweepMeasure("waitMedian")) = 120.0;
    row.values.at(*history::findSweepMeasure("busy")) = 0.5;
    {
        history::History kept;
        const replay::Trace trace;
        QVERIFY(kept.addRun({ m_now, trace, "jobs.trace", "fast", 0, { row } }, firstPull) > 0);
    }
    Workspace workspace;
    HistoryPage page(&workspace);
    page.show();
    QVERIFY(rested(page));
    QCOMPARE(page.entries()->model()->index(0, 2).data().toString(), QString("jobs.trace"));
    QCOMPARE(page.details()->model()->index(0, 0).data().toString(), QString("account chem"));
    QCOMPARE(page.details()->model()->index(0, 1).data().toString(), QString("120"));
    QCOMPARE(page.details()->model()->index(0, 3).data().toString(), QString("50 %"));
}

void TestHistoryPage::aDamagedHistoryIsPutAsideAndTold()
{
    QFile file(history::History::usualPath());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(5000, 'x')) == 5000);
    file.close();
    Workspace workspace;
    HistoryPage page(&workspace);
    page.show();
    QVERIFY(rested(page));
    bool isTold = false;
    const QList<QLabel *> labels = page.findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        isTold = isTold || label->text().contains(".damaged-");
    }
    QVERIFY(isTold);
}

/// Chooses rows of the list, and nothing else.
void choose(const HistoryPage &page, std::initializer_list<int> rows)
{
    page.entries()->clearSelection();
    for (const int row : rows) {
        page.entries()->selectionModel()->select(page.entries()->model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

QAction *actionOf(const HistoryPage &page, const QString &text)
{
    const QList<QAction *> actions = page.entries()->actions();
    const auto found = std::find_if(actions.begin(), actions.end(), [&text](const QAction *action) { return action->text() == text; });
    return found == actions.end() ? nullptr : *found;
}

void TestHistoryPage::twoAreCompared()
{
    keepWeeks(8);
    Workspace workspace;
    HistoryPage page(&workspace);
    page.show();
    QVERIFY(rested(page));
    auto *what = page.findChild<SegmentedControl *>();
    QVERIFY(what->isHidden());
    choose(page, { 0, 7 }); // the newest and the oldest
    QVERIFY(rested(page));
    QVERIFY(!what->isHidden());
    history::History kept;
    const std::vector<history::UsageRow> root = kept.usageOf(m_now.policy.clusterName, "root");
    const QAbstractItemModel *rows = page.details()->model();
    const QString number = measureText("RawUsage");
    bool isThere = false;
    for (int row = 0; row < rows->rowCount(); ++row) {
        if (rows->index(row, 0).data() == QString("account root") && rows->index(row, 1).data() == number) {
            QCOMPARE(rows->index(row, 2).data().toString(), measureValueText("RawUsage", root.front().rawUsage));
            QCOMPARE(rows->index(row, 3).data().toString(), measureValueText("RawUsage", root.back().rawUsage));
            isThere = true;
        }
    }
    QVERIFY(isThere);
    what->button(1)->click();
    QVERIFY(rested(page));
    QCOMPARE(rows->rowCount(), 2); // shares of chem, and a weight
    choose(page, { 0, 1 });
    QVERIFY(rested(page));
    QCOMPARE(rows->rowCount(), 0);
    choose(page, { 0 });
    QVERIFY(rested(page));
    QVERIFY(what->isHidden());
}

void TestHistoryPage::deletingCanBeUndone()
{
    keepWeeks(5);
    Workspace workspace;
    HistoryPage page(&workspace);
    page.show();
    QVERIFY(rested(page));
    choose(page, { 1, 4 });
    QVERIFY(rested(page));
    actionOf(page, "Delete")->trigger();
    QVERIFY(!actionOf(page, "Delete")->isEnabled()); // until it is done
    QVERIFY(rested(page));
    QCOMPARE(page.entries()->model()->rowCount(), 3);
    QCOMPARE(page.chart()->data().points.size(), std::size_t { 3 });
    QCOMPARE(history::History().list().size(), std::size_t { 3 });
    const auto *notice = page.findChild<InlineNotice *>();
    QVERIFY(notice->text().startsWith("2 deleted"));
    notice->findChild<QPushButton *>()->click();
    QVERIFY(rested(page));
    QCOMPARE(page.entries()->model()->rowCount(), 5);
    QCOMPARE(history::History().list().size(), std::size_t { 5 });
    QCOMPARE(page.chart()->data().points.size(), std::size_t { 5 });
    QVERIFY(notice->text().isEmpty());
    // All of them: the way back stays in sight.
    page.entries()->selectAll();
    actionOf(page, "Delete")->trigger();
    QVERIFY(rested(page));
    QCOMPARE(page.findChild<QStackedWidget *>()->currentIndex(), 0);
    QVERIFY(!notice->isHidden());
}

void TestHistoryPage::opensAPolicyAgain()
{
    keepWeeks(5);
    Workspace workspace;
    QWidget window;
    FileController files(&workspace, &window);
    HistoryPage page(&workspace);
    page.show();
    QVERIFY(rested(page));
    choose(page, { 0, 1 });
    QVERIFY(!actionOf(page, "Open")->isEnabled());
    choose(page, { 1 }); // the fourth week
    QVERIFY(actionOf(page, "Open")->isEnabled());
    actionOf(page, "Open")->trigger();
    QVERIFY(waitFor([&workspace] { return workspace.hasPolicy() && workspace.isUpToDate(); }));
    const Document *document = workspace.document();
    QVERIFY(document->filePath().isEmpty());
    const AssociationId chem = document->policy().associations.findAccount("chem");
    QCOMPARE(document->policy().associations.rawShares(chem), 77U);
    history::History kept;
    QCOMPARE(static_cast<double>(workspace.evaluation()->rawUsage(chem)), kept.usageOf(m_now.policy.clusterName, "chem")[3].rawUsage);
}

void TestHistoryPage::exportsWhatIsChosen()
{
    keepWeeks(3);
    {
        history::History kept;
        const replay::Trace trace;
        QVERIFY(kept.addRun({ m_now, trace, "jobs.trace", "fast", 0, { { "all", {}, {} } } }, firstPull + 9 * week) > 0);
    }
    Workspace workspace;
    HistoryPage page(&workspace);
    page.show();
    QVERIFY(rested(page));
    QTemporaryDir folder;
    const QString path = folder.filePath("table.csv");
    const auto written = [&] {
        page.exportTo(path);
        QFile file(path);
        return rested(page) && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    choose(page, { 0, 1 });
    QVERIFY(!actionOf(page, "Export…")->isEnabled()); // a replay and a pull
    choose(page, { 0 });
    QVERIFY(actionOf(page, "Export…")->isEnabled());
    QVERIFY(written().startsWith("By,Name,jobs,"));
    choose(page, {});
    history::History kept;
    std::vector<history::Entry> pulls = kept.list();
    pulls.pop_back();
    QCOMPARE(written(), csvOf(kept, pulls));
    page.exportTo(folder.filePath("none/table.csv"));
    QVERIFY(rested(page));
    QVERIFY(page.findChild<InlineNotice *>()->text().contains("table.csv"));
}

void TestHistoryPage::pictures()
{
    keepWeeks(12);
    Workspace workspace;
    HistoryPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    QVERIFY(rested(page));
    page.showAccount("chem");
    page.entries()->selectRow(5);
    QVERIFY(rested(page));
    takePictures(host, *m_theme, QStringLiteral("page_history"));
}

APPORTION_TEST(TestHistoryPage)

} // namespace test_history_page

#include "test_history_page.moc"
