// SPDX-License-Identifier: GPL-3.0-or-later
// Every number answers "why?": in each table, from symbol to symbol and back, and for two that compete.
#include "gui/accounts/account_actions.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/accounts_page.h"
#include "gui/accounts/split_form.h"
#include "gui/explain/explain_panel.h"
#include "gui/explain/formula_view.h"
#include "gui/hardware/hardware_page.h"
#include "gui/hardware/purchase_panel.h"
#include "gui/shell/side_panel.h"
#include "gui/widgets/segmented_control.h"
#include "models/settings_model.h"
#include "models/why_role.h"
#include "page_fixture.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>
#include <functional>
#include <utility>

namespace test_explain_panel
{

using namespace apportion;

namespace
{

AssociationId user(const Workspace &workspace, const char *account, const char *name)
{
    const AssociationTree &tree = workspace.document()->policy().associations;
    return tree.findUser(tree.findAccount(account), name);
}

/// The formula of a panel that reads so; nullptr: there is none.
FormulaView *viewOf(const ExplainPanel &panel, const QString &text)
{
    const QList<FormulaView *> views = panel.findChildren<FormulaView *>();
    const auto found = std::find_if(views.begin(), views.end(), [&text](const FormulaView *view) { return view->text() == text; });
    return found == views.end() ? nullptr : *found;
}

/// What a panel's labels say.
QStringList textsOf(const ExplainPanel &panel)
{
    QStringList texts;
    for (const QLabel *label : panel.findChildren<QLabel *>()) {
        texts.append(label->text());
    }
    return texts;
}

/// Opens what shows numbers of edits that are only planned.
void showPlans(WindowFixture &fixture)
{
    QCOMPARE(fixture.window.pages().size(), MainWindow::pageNames().size());
    auto *accounts = fixture.window.findChild<AccountsPage *>();
    accounts->view()->selectAssociations({ fixture.window.workspace()->document()->policy().associations.findAccount("physics") });
    accounts->actions()->split->trigger();
    accounts->actions()->splitForm()->way()->setCurrentIndex(1);
    fixture.window.goTo(PageName::Hardware);
    auto *hardware = fixture.window.currentPage();
    for (const int question : { 1, 2 }) { // derived from the hardware; bought
        hardware->findChild<SegmentedControl *>(QStringLiteral("hardwareQuestion"))->button(question)->click();
        QVERIFY(fixture.rest());
    }
    hardware->findChild<PurchasePanel *>()->findChildren<QSpinBox *>().back()->setValue(3); // years
    auto *bought = hardware->findChild<PurchasePanel *>()->findChild<QTableWidget *>();
    QTRY_COMPARE(bought->columnCount(), 5);
}

/// What stands at the right is a number, and what a setting comes to is told with one.
bool isNumber(const QModelIndex &cell)
{
    const auto alignment = cell.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    const QString text = cell.data().toString();
    const bool isMeaning = qobject_cast<const SettingsModel *>(cell.model()) != nullptr && cell.column() == SettingsModel::Meaning;
    return (isMeaning || alignment.testFlag(Qt::AlignRight)) && std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

/// The cells of a table or tree whose first levels are walked.
QList<QModelIndex> cellsOf(const QAbstractItemView *view, int mostRows)
{
    const QAbstractItemModel *model = view->model();
    QList<QModelIndex> parents { QModelIndex() };
    if (qobject_cast<const QTreeView *>(view) != nullptr) {
        parents << model->index(0, 0) << model->index(0, 0, model->index(0, 0));
    }
    QList<QModelIndex> cells;
    for (const QModelIndex &parent : parents) {
        for (int row = 0; row < std::min(model->rowCount(parent), mostRows); ++row) {
            for (int column = 0; column < model->columnCount(parent); ++column) {
                cells << model->index(row, column, parent);
            }
        }
    }
    return cells;
}

/// The columns of each table that hold numbers. A number without an answer fails the test.
QHash<QString, QStringList> walkTables(WindowFixture &fixture)
{
    const Workspace &workspace = *fixture.window.workspace();
    QHash<QString, QStringList> answered;
    const QList<QAbstractItemView *> views = fixture.window.findChildren<QAbstractItemView *>();
    for (const QAbstractItemView *view : views) {
        const QAbstractItemModel *model = view->model();
        if (model == nullptr) {
            continue;
        }
        for (const QModelIndex &cell : cellsOf(view, 40)) {
            if (!isNumber(cell)) {
                continue;
            }
            const QString title = model->headerData(cell.column(), Qt::Horizontal).toString();
            const QString where = view->accessibleName() + QLatin1String(": ") + title + QLatin1String(" = ") + cell.data().toString();
            const Explanation findings = answer(questionOf(cell), *workspace.results()->evaluation, workspace.results()->baseline.get());
            if (findings.steps.empty() || findings.title.isEmpty()) {
                QTest::qFail(qPrintable(where), __FILE__, __LINE__);
            }
            QStringList &columns = answered[view->accessibleName()];
            if (!columns.contains(title)) {
                columns << title;
            }
        }
    }
    return answered;
}

} // namespace

class TestExplainPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberOfEveryTableAnswers()
    {
        WindowFixture fixture;
        fixture.window.show();
        Workspace &workspace = *fixture.window.workspace();
        fixture.window.files()->openSample(QStringLiteral("university"));
        QVERIFY(fixture.waitForResults());
        const AssociationTree &tree = workspace.document()->policy().associations;
        workspace.document()->setRawShares({ tree.findAccount("physics") }, 12);
        showPlans(fixture);
        QVERIFY(fixture.waitForResults());
        const QHash<QString, QStringList> answered = walkTables(fixture);
        // the numbers stand in these tables; a table that is not here is made of words
        const QStringList wanted { QStringLiteral("Accounts and users"), QStringLiteral("Usage of the accounts and their regimes"),
            QStringLiteral("Pending jobs in the order in which Slurm looks at them"), QStringLiteral("Jobs and what they are billed under each rule"),
            QStringLiteral("Users who rise and fall"), QStringLiteral("Shares of the buyers year by year"), QStringLiteral("What each would get") };
        for (const QString &name : wanted) {
            QVERIFY2(answered.contains(name), qPrintable(answered.keys().join(QLatin1Char(';'))));
        }
        QVERIFY2(answered.size() >= 14, qPrintable(answered.keys().join(QLatin1Char(';'))));
    }

    void aClickAndShiftF1GiveOneAnswer()
    {
        WindowFixture fixture;
        fixture.window.show();
        Workspace &workspace = *fixture.window.workspace();
        fixture.window.files()->openSample(QStringLiteral("university"));
        QVERIFY(fixture.waitForResults());
        workspace.document()->setRawShares({ workspace.document()->policy().associations.findAccount("physics") }, 12);
        showPlans(fixture);
        QVERIFY(fixture.waitForResults());
        int asked = 0;
        for (QAbstractItemView *view : fixture.window.findChildren<QAbstractItemView *>()) {
            const QList<QAction *> actions = view->actions();
            const auto why = std::find_if(actions.begin(), actions.end(), [](const QAction *a) { return a->shortcut() == (Qt::SHIFT | Qt::Key_F1); });
            QCOMPARE(why != actions.end(), answersWhy(view->model()));
            if (why == actions.end()) {
                continue;
            }
            for (const QModelIndex &cell : cellsOf(view, 5)) {
                const QByteArray where
                    = (view->accessibleName() + QLatin1Char(' ') + view->model()->headerData(cell.column(), Qt::Horizontal).toString()).toUtf8();
                const ExplainQuestion question = questionOf(cell);
                workspace.explain(std::monostate());
                view->setCurrentIndex(cell); // a page may explain it at once
                QVERIFY2(workspace.explainSubject().index() == 0 || workspace.explainSubject() == question, where);
                Q_EMIT view->clicked(cell);
                QVERIFY2(workspace.explainSubject() == question, where);
                workspace.explain(std::monostate());
                (*why)->trigger();
                QVERIFY2(workspace.explainSubject() == question, where);
                asked += question.index() == 0 ? 0 : 1;
            }
        }
        QVERIFY2(asked > 200, qPrintable(QString::number(asked)));
    }

    void whatIsClickedOrReachedByKeysIsExplained()
    {
        WindowFixture fixture;
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        Workspace &workspace = *fixture.window.workspace();
        auto *view = fixture.window.findChild<AccountsPage *>()->view();
        const QModelIndex usage = view->model()->index(0, 0).siblingAtColumn(AccountTreeModel::Usage);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(usage).center());
        QVERIFY(workspace.explainSubject() == questionOf(usage));
        QTest::keyClick(view, Qt::Key_Down);
        QVERIFY(view->currentIndex() != usage);
        QVERIFY(workspace.explainSubject() == questionOf(view->currentIndex()));
    }

    void whatASettingMeansAnswers()
    {
        WindowFixture fixture;
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        Workspace &workspace = *fixture.window.workspace();
        SettingsModel settings(workspace.document());
        const QModelIndex weight = settings.valueIndex(PriorityKey::PriorityWeightFairshare).siblingAtColumn(SettingsModel::Meaning);
        workspace.ask(questionOf(weight));
        const auto *panel = fixture.window.findChild<ExplainPanel *>();
        QVERIFY(panel->model().title().startsWith(QLatin1String("What does PriorityWeightFairshare = ")));
        const double users = workspace.results()->evaluation->userCount();
        const double points = workspace.document()->policy().priority.weightFairshare / users;
        QCOMPARE(panel->model().index(0).data(ExplainModel::NumberRole).toDouble(), points);
    }

    void symbolsAreFollowedAndTheWayBackIsTaken()
    {
        Workspace workspace;
        ExplainPanel panel(&workspace);
        QVERIFY(test::load(workspace, test::golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
        panel.resize(300, 800);
        panel.show();
        const AssociationId hal = user(workspace, "genomics", "hal");
        workspace.explain(AssociationNumber { hal, AssociationQuantity::LevelFs });
        const QString first = panel.model().title();
        QCOMPARE(followedSymbols(panel.model().step(0).formula), QStringList({ "S", "U" }));
        FormulaView *formula = nullptr;
        QTRY_VERIFY((formula = viewOf(panel, QStringLiteral("LevelFS = S / U"))) != nullptr);
        const QString answer = panel.model().index(0).data(ExplainModel::RichNoteRole).toString();
        QVERIFY(!answer.isEmpty());
        const QList<QLabel *> labels = panel.findChildren<QLabel *>();
        const auto label = std::find_if(labels.begin(), labels.end(), [&answer](const QLabel *each) { return each->text() == answer; });
        QVERIFY(label != labels.end());
        const auto placeOf = [&panel](const QWidget *widget) { return widget->mapTo(&panel, QPoint()).y(); };
        QTRY_VERIFY(placeOf(*label) < placeOf(formula)); // it stands before what it is made of
        Q_EMIT formula->linkActivated(0);
        QVERIFY((workspace.explainSubject() == ExplainSubject(AssociationNumber { hal, AssociationQuantity::NormShares })));
        QVERIFY(panel.model().title() != first);
        panel.goBack();
        QCOMPARE(panel.model().title(), first);
    }

    void cardsAreFilledInATurnOfTheirOwn()
    {
        Workspace workspace;
        ExplainPanel panel(&workspace);
        QVERIFY(test::load(workspace, test::golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
        panel.resize(300, 800);
        panel.show();
        const AssociationId hal = user(workspace, "genomics", "hal");
        workspace.explain(AssociationNumber { hal, AssociationQuantity::LevelFs });
        FormulaView *formula = nullptr;
        QTRY_VERIFY((formula = viewOf(panel, QStringLiteral("LevelFS = S / U"))) != nullptr);
        workspace.explain(AssociationNumber { hal, AssociationQuantity::FairShare });
        const QString between = panel.model().title();
        QVERIFY(!textsOf(panel).contains(between));
        Q_EMIT formula->linkActivated(1); // of what is no longer asked for
        QCOMPARE(panel.model().title(), between);
        workspace.explain(AssociationNumber { hal, AssociationQuantity::NormShares });
        const QString last = panel.model().title();
        QVERIFY(last != between);
        QTRY_VERIFY(textsOf(panel).contains(last));
    }

    void whatIsAskedForIsScrolledTo()
    {
        WindowFixture fixture;
        fixture.window.resize(1280, 700);
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")) && fixture.rest());
        const auto *panel = fixture.window.findChild<SidePanel *>()->explainPanel();
        auto *scroll = fixture.window.findChild<SidePanel *>()->findChild<QScrollArea *>();
        const auto top = [panel, scroll] { return panel->mapTo(scroll->viewport(), QPoint()).y(); };
        QVERIFY(top() > scroll->viewport()->height() / 2); // below the chart
        Workspace &workspace = *fixture.window.workspace();
        workspace.ask(AssociationNumber { user(workspace, "genomics", "hal"), AssociationQuantity::FairShare });
        QTRY_VERIFY(textsOf(*panel).contains(panel->model().title()));
        QTRY_VERIFY(panel->height() > scroll->viewport()->height()); // enough to stand at the top
        QTRY_VERIFY2(top() >= 0 && top() <= 16, qPrintable(QString::number(top())));
        // who scrolls meanwhile is not brought back, be it by the wheel or by the bar
        const auto turn = [scroll] {
            const QPointF place(10.0, 10.0);
            QWheelEvent wheel(
                place, scroll->widget()->mapToGlobal(place), QPoint(), QPoint(0, 1200), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(scroll->widget(), &wheel);
            scroll->verticalScrollBar()->setValue(0);
        };
        const auto drag = [scroll] { scroll->verticalScrollBar()->triggerAction(QScrollBar::SliderToMinimum); };
        const std::pair<AssociationQuantity, std::function<void()>> ways[] { { AssociationQuantity::LevelFs, turn },
            { AssociationQuantity::FairShare, drag } };
        for (const auto &[quantity, move] : ways) {
            workspace.ask(AssociationNumber { user(workspace, "genomics", "hal"), quantity });
            QTRY_VERIFY(textsOf(*panel).contains(panel->model().title()) && top() >= 0 && top() <= 16);
            move();
            scroll->widget()->resize(scroll->widget()->width(), scroll->widget()->height() + 1);
            QVERIFY(fixture.rest());
            QCOMPARE(scroll->verticalScrollBar()->value(), 0);
        }
    }

    void cardsThatNobodySeesAreFilledWhenTheyAreShown()
    {
        Workspace workspace;
        ExplainPanel panel(&workspace);
        QVERIFY(test::load(workspace, test::golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
        workspace.explain(AssociationNumber { user(workspace, "genomics", "hal"), AssociationQuantity::LevelFs });
        QCoreApplication::processEvents();
        QVERIFY(viewOf(panel, QStringLiteral("LevelFS = S / U")) == nullptr);
        panel.show();
        QVERIFY(viewOf(panel, QStringLiteral("LevelFS = S / U")) != nullptr);
        QVERIFY(textsOf(panel).contains(panel.model().title()));
    }

    void twoAreCompared()
    {
        Workspace workspace;
        ExplainPanel panel(&workspace);
        QVERIFY(test::load(workspace, test::golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
        panel.show();
        workspace.explain(AssociationNumber { user(workspace, "bio", "kim"), AssociationQuantity::LevelFs });
        panel.beginPicking();
        QVERIFY(panel.isPicking());
        workspace.explain(AssociationNumber { user(workspace, "genomics", "hal"), AssociationQuantity::LevelFs });
        QVERIFY(!panel.isPicking());
        QCOMPARE(panel.model().title(), QString("Why does hal@genomics come before kim@bio?"));
        QTRY_VERIFY(textsOf(panel).contains(panel.model().title()));
        workspace.explain(JobNumber { 0, JobQuantity::Priority });
        panel.beginPicking();
        workspace.explain(JobNumber { 1, JobQuantity::Priority });
        QVERIFY(panel.model().title().startsWith(QLatin1String("Why does Slurm look at job")));
        workspace.explain(AssociationNumber { user(workspace, "bio", "kim"), AssociationQuantity::LevelFs });
        panel.beginPicking();
        panel.cancelPicking();
        QVERIFY(!panel.isPicking());
    }

    void codeInSentencesIsSetApart()
    {
        Workspace workspace;
        ExplainPanel panel(&workspace);
        QVERIFY(test::load(workspace, test::golden(QStringLiteral("fair_tree_rules")), QStringLiteral("rules")));
        workspace.explain(AssociationNumber { user(workspace, "physics", "eve"), AssociationQuantity::LevelFs });
        QString notes;
        QString rich;
        for (int step = 0; step < panel.model().rowCount(); ++step) {
            notes += panel.model().index(step).data(ExplainModel::NoteRole).toString();
            rich += panel.model().index(step).data(ExplainModel::RichNoteRole).toString();
        }
        QVERIFY(!notes.isEmpty() && !notes.contains(QLatin1Char('`')));
        QVERIFY(rich.contains(QLatin1String("monospace\">parent</span>")));
        QVERIFY(!panel.model().plainText().contains(QLatin1Char('`')));
    }

    void picturesAreTaken()
    {
        QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
        WindowFixture fixture;
        fixture.window.resize(1280, 1000);
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("random_depth_oblivious_40")));
        Workspace &workspace = *fixture.window.workspace();
        AssociationId deep = noAssociation;
        for (const AssociationId id : workspace.results()->evaluation->layout().ids()) {
            deep = workspace.document()->policy().associations.isUser(id) ? id : deep;
        }
        const auto shoot = [&](const QString &name, const ExplainSubject &subject) {
            workspace.ask(subject);
            for (const bool dark : { false, true }) {
                fixture.theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
                QVERIFY(fixture.rest());
                QVERIFY(fixture.window.grab().save(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/why_%1_%2.png")
                                                       .arg(name, dark ? QStringLiteral("dark") : QStringLiteral("light"))));
            }
        };
        shoot(QStringLiteral("depth_oblivious"), AssociationNumber { deep, AssociationQuantity::FairShare });
        shoot(QStringLiteral("job"), JobNumber { 0, JobQuantity::Priority });
        shoot(QStringLiteral("order_of_jobs"),
            OrderOfJobs { workspace.results()->evaluation->order()[0], workspace.results()->evaluation->order()[1] });
    }
};

APPORTION_TEST(TestExplainPanel)
} // namespace test_explain_panel

#include "test_explain_panel.moc"
