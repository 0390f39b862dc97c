// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios in the window: chosen, named and removed in their menu, compared side by side.
#include "core/change/compare_queue.h"
#include "core/change/tree_query.h"
#include "gui/files/recent_files.h"
#include "gui/shell/scenario_menu.h"
#include "gui/shell/start_page.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/segmented_control.h"
#include "models/scenario_model.h"
#include "storage/qt_text.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace test_scenario_menu
{

using namespace apportion;

class TestScenarioMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scenariosAreChosenInTheirMenu();
    void theEditedScenarioIsRemovedToo();
    void namesInMenusKeepTheirAmpersands();
    void aTakenNameIsRefusedWhereItIsTyped();
    void longNamesOfScenariosFit();
    void scenariosStandSideBySide();
    void scenariosOfAccountsAndQueueStandSideBySide();

private:
    static QAction *actionOf(const QMenu *menu, const QString &text)
    {
        const QList<QAction *> actions = menu->actions();
        const auto found
            = std::find_if(actions.begin(), actions.end(), [&text](const QAction *one) { return one->text().remove(QLatin1Char('&')) == text; });
        return found == actions.end() ? nullptr : *found;
    }
    static void shoot(WindowFixture &fixture, QWidget *widget, const QString &name)
    {
        QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
        for (const bool dark : { true, false }) {
            fixture.theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
            QVERIFY(fixture.rest());
            QVERIFY(widget->grab().save(
                QStringLiteral(APPORTION_BINARY_DIR "/screenshots/%1_%2.png").arg(name, dark ? QStringLiteral("dark") : QStringLiteral("light"))));
        }
    }
};

void TestScenarioMenu::scenariosAreChosenInTheirMenu()
{
    WindowFixture fixture;
    fixture.window.show();
    auto *menu = fixture.window.findChild<ScenarioMenu *>();
    QVERIFY(menu != nullptr);
    Q_EMIT menu->aboutToShow();
    QVERIFY(!actionOf(menu, QStringLiteral("Duplicate…"))->isEnabled());
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    Document *document = fixture.window.workspace()->document();
    Q_EMIT menu->aboutToShow();
    QVERIFY(!actionOf(menu, QStringLiteral("Compare all"))->isEnabled());
    actionOf(menu, QStringLiteral("Duplicate…"))->trigger();
    auto *dialog = fixture.window.findChild<QInputDialog *>();
    QVERIFY(dialog != nullptr);
    dialog->setTextValue(QStringLiteral("R&D"));
    dialog->accept();
    QCOMPARE(document->project().scenario, QStringLiteral("R&D"));
    QVERIFY(fixture.window.windowTitle().contains(QStringLiteral("R&D")));
    document->setRawShares({ document->policy().associations.findAccount("bio") }, 77);
    Q_EMIT menu->aboutToShow();
    QVERIFY(actionOf(menu, QStringLiteral("RD"))->isChecked());
    actionOf(menu, QStringLiteral("Draft"))->trigger();
    QVERIFY(fixture.waitForResults());
    QCOMPARE(document->policy().associations.rawShares(document->policy().associations.findAccount("bio")), 20U);
    const auto *undo = fixture.window.findChild<QAction *>(QString()); // any: what counts is the group
    QVERIFY(undo != nullptr);
    QVERIFY(!document->undoGroup()->canUndo());
}

void TestScenarioMenu::theEditedScenarioIsRemovedToo()
{
    WindowFixture fixture;
    fixture.window.show();
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    Document *document = fixture.window.workspace()->document();
    QVERIFY(document->duplicateScenario(QStringLiteral("bold"), QStringLiteral("plain")));
    document->setRawShares({ document->policy().associations.findAccount("bio") }, 77);
    auto *menu = fixture.window.findChild<ScenarioMenu *>();
    Q_EMIT menu->aboutToShow();
    QAction *removing = actionOf(actionOf(menu, QStringLiteral("Remove"))->menu(), QStringLiteral("bold"));
    QVERIFY(removing != nullptr);
    removing->trigger();
    QCOMPARE(document->project().scenario, QStringLiteral("plain"));
    QVERIFY(document->project().others.empty());
    QVERIFY(document->policy().associations.rawShares(document->policy().associations.findAccount("bio")) != 77U);
    document->undoStack()->undo();
    QCOMPARE(document->project().others.size(), std::size_t { 1 });
    QVERIFY(document->editScenario(QStringLiteral("bold")));
    QCOMPARE(document->policy().associations.rawShares(document->policy().associations.findAccount("bio")), 77U);
    QVERIFY(document->undoStack()->canUndo()); // with its own undo
}

void TestScenarioMenu::namesInMenusKeepTheirAmpersands()
{
    WindowFixture fixture;
    fixture.window.show();
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    Document *document = fixture.window.workspace()->document();
    QVERIFY(document->duplicateScenario(QStringLiteral("R&D"), QStringLiteral("Q&A")));
    auto *menu = fixture.window.findChild<ScenarioMenu *>();
    Q_EMIT menu->aboutToShow();
    const QMenu *removed = actionOf(menu, QStringLiteral("Remove"))->menu();
    QVERIFY(removed != nullptr);
    QCOMPARE(removed->actions().constFirst()->text(), QStringLiteral("Q&&A"));
    QVERIFY(document->removeScenario(QStringLiteral("Q&A")));
    QVERIFY(fixture.window.actions()->undo->text().contains(QStringLiteral("Q&&A")));
    QVERIFY(document->undoStack()->text(document->undoStack()->count() - 1).contains(QStringLiteral("Q&A"))); // a list shows it as it is
    RecentFiles recent;
    recent.add(QStringLiteral("/tmp/R&D/a&b.apportion"));
    StartPage start(&recent);
    const auto buttons = start.findChildren<QPushButton *>();
    QVERIFY(std::any_of(buttons.begin(), buttons.end(), [](const QPushButton *button) { return button->text() == QLatin1String("a&&b.apportion"); }));
    const auto menus = fixture.window.menuBar()->findChildren<QMenu *>();
    const auto list = std::find_if(menus.begin(), menus.end(), [](const QMenu *one) { return one->title() == QLatin1String("Open &recent"); });
    QVERIFY(list != menus.end());
    fixture.window.files()->recentFiles()->add(QStringLiteral("/tmp/R&D/a&b.apportion"));
    Q_EMIT(*list)->aboutToShow();
    QCOMPARE((*list)->actions().constFirst()->text(), QStringLiteral("a&&b.apportion\t/tmp/R&&D"));
}

void TestScenarioMenu::aTakenNameIsRefusedWhereItIsTyped()
{
    WindowFixture fixture;
    fixture.window.show();
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    Document *document = fixture.window.workspace()->document();
    QVERIFY(document->duplicateScenario(QStringLiteral("More"), QStringLiteral("Today")));
    auto *menu = fixture.window.findChild<ScenarioMenu *>();
    for (const QString &command : { QStringLiteral("Duplicate…"), QStringLiteral("Rename…") }) {
        const bool isCopy = command.startsWith(QLatin1Char('D'));
        Q_EMIT menu->aboutToShow();
        actionOf(menu, command)->trigger();
        auto *dialog = fixture.window.findChild<QInputDialog *>();
        const QPushButton *accept = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(accept->isEnabled());
        QCOMPARE(dialog->labelText(), QStringLiteral("Name"));
        QTRY_VERIFY2(dialog->width() >= 380, "its title is cut");
        dialog->setTextValue(QStringLiteral(" Today "));
        QVERIFY(!accept->isEnabled());
        QVERIFY2(dialog->labelText().contains(QStringLiteral("Another scenario has this name")), qPrintable(dialog->labelText()));
        dialog->setTextValue(QStringLiteral("More"));
        QCOMPARE(accept->isEnabled(), !isCopy); // its own name may stay
        dialog->setTextValue(QStringLiteral("  "));
        QVERIFY(!accept->isEnabled());
        dialog->setTextValue(QStringLiteral("Else"));
        QVERIFY(accept->isEnabled());
        dialog->reject();
        QTRY_VERIFY(fixture.window.findChild<QInputDialog *>() == nullptr);
    }
    QCOMPARE(document->project().others.size(), std::size_t { 1 });
}

void TestScenarioMenu::longNamesOfScenariosFit()
{
    const QString longName = QStringLiteral("Halve the shares of physics and give GPUs to biology by June"); // 60 letters
    QCOMPARE(longName.size(), 60);
    WindowFixture fixture;
    fixture.window.resize(1280, 800);
    fixture.window.show();
    fixture.window.files()->openSample(QStringLiteral("university"));
    QVERIFY(fixture.waitForResults());
    Document *document = fixture.window.workspace()->document();
    QVERIFY(document->duplicateScenario(longName, longName.left(58) + QStringLiteral(" 2")));
    QVERIFY(document->duplicateScenario(longName.left(58) + QStringLiteral(" 3"), {}));
    QVERIFY(fixture.waitForResults());
    Q_EMIT fixture.window.findChild<ScenarioMenu *>()->compareRequested();
    QVERIFY(fixture.rest());
    const auto *table = fixture.window.findChild<QTableView *>(QStringLiteral("scenarios"));
    QTRY_COMPARE(table->model()->columnCount(), static_cast<int>(ScenarioModel::FirstPlace) + 4);
    shoot(fixture, &fixture.window, QStringLiteral("scenarios_long"));
    for (int column = 0; column < table->model()->columnCount(); ++column) {
        QVERIFY2(table->columnWidth(column) >= leastTitleWidth(table->horizontalHeader(), column),
            qPrintable(table->model()->headerData(column, Qt::Horizontal).toString()));
    }
    QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(fixture.window.width(), 1280);
}

void TestScenarioMenu::scenariosStandSideBySide()
{
    WindowFixture fixture;
    fixture.window.resize(1280, 800);
    fixture.window.show();
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    Document *document = fixture.window.workspace()->document();
    const auto account = [document](const char *name) { return document->policy().associations.findAccount(name); };
    QVERIFY(document->duplicateScenario(QStringLiteral("More for biology"), QStringLiteral("Today")));
    document->setRawShares({ account("bio") }, 900);
    QVERIFY(document->duplicateScenario(QStringLiteral("Without chemistry"), {}));
    QVERIFY(document->removeAssociations({ account("chem") }).done);
    QVERIFY(document->editScenario(QStringLiteral("More for biology")));
    QVERIFY(fixture.waitForResults());
    Q_EMIT fixture.window.findChild<ScenarioMenu *>()->compareRequested();
    QVERIFY(fixture.rest());
    const auto *table = fixture.window.findChild<QTableView *>(QStringLiteral("scenarios"));
    QTRY_COMPARE(table->model()->columnCount(), static_cast<int>(ScenarioModel::FirstPlace) + 4);
    QVERIFY(table->isVisible());
    shoot(fixture, &fixture.window, QStringLiteral("scenarios"));
    const Results &results = *fixture.window.workspace()->results();
    const QAbstractItemModel *model = table->model();
    int compared = 0;
    int gone = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
        const auto cell = [model, row](int column) { return model->index(row, column).data().toString(); };
        const AssociationTree &tree = results.evaluation->tree();
        const AssociationId in = tree.findAccount(cell(ScenarioModel::BelongsTo).toStdString());
        const AssociationId user = tree.findUser(in, cell(ScenarioModel::Name).toStdString());
        QVERIFY(user != noAssociation);
        const QString rank = QString::number(results.evaluation->rank(user));
        QVERIFY2(cell(ScenarioModel::FirstPlace + 1) == rank || cell(ScenarioModel::FirstPlace + 1).startsWith(rank + QLatin1String(" (")),
            qPrintable(rank));
        ++compared;
        gone += cell(ScenarioModel::FirstPlace + 2) == QStringLiteral("—") || cell(ScenarioModel::FirstPlace + 3) == QStringLiteral("—") ? 1 : 0;
    }
    QCOMPARE(compared, static_cast<int>(results.evaluation->layout().userCount()));
    QCOMPARE(gone, 2); // fay and gus
    auto *scenarios = qobject_cast<ScenarioModel *>(table->model());
    scenarios->setFilter(QStringLiteral("FAY"));
    QCOMPARE(model->rowCount(), 1);
    QCOMPARE(model->index(0, ScenarioModel::Name).data().toString(), QStringLiteral("fay"));
    scenarios->setSubject(ScenarioStandings::Accounts);
    QCOMPARE(model->rowCount(), 0);
    scenarios->setSubject(ScenarioStandings::Users);
    scenarios->setFilter({});
    QCOMPARE(model->rowCount(), compared);
}

void TestScenarioMenu::scenariosOfAccountsAndQueueStandSideBySide()
{
    WindowFixture fixture;
    fixture.window.resize(1280, 800);
    fixture.window.show();
    fixture.window.files()->openSample(QStringLiteral("university"));
    QVERIFY(fixture.waitForResults());
    Document *document = fixture.window.workspace()->document();
    QVERIFY(document->duplicateScenario(QStringLiteral("By age"), QStringLiteral("Today")));
    Policy draft = document->policy();
    draft.priority.weightAge *= 20;
    document->setSetting(draft, PriorityKey::PriorityWeightAge);
    QVERIFY(document->editScenario(QStringLiteral("Today")));
    const std::vector<AssociationId> below = childrenOf(draft.associations, AssociationTree::root());
    const AssociationId first = *std::find_if(below.begin(), below.end(), [&draft](AssociationId id) { return draft.associations.isAccount(id); });
    document->setRawShares({ first }, 1);
    QVERIFY(fixture.waitForResults());
    Q_EMIT fixture.window.findChild<ScenarioMenu *>()->compareRequested();
    const auto *table = fixture.window.findChild<QTableView *>(QStringLiteral("scenarios"));
    auto *subject = fixture.window.findChild<SegmentedControl *>(QStringLiteral("subject"));
    const QAbstractItemModel *model = table->model();
    QTRY_COMPARE(model->columnCount(), static_cast<int>(ScenarioModel::FirstPlace) + 3);
    const std::shared_ptr<const Results> results = fixture.window.workspace()->results();

    subject->button(ScenarioStandings::Accounts)->click();
    QVERIFY(table->isVisible());
    shoot(fixture, &fixture.window, QStringLiteral("scenarios_accounts"));
    int accounts = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QString name = model->index(row, ScenarioModel::Name).data().toString();
        QVERIFY(results->evaluation->tree().findAccount(name.toStdString()) != noAssociation);
        const QString under = model->index(row, ScenarioModel::FirstPlace + 1).data().toString();
        QVERIFY2(under.contains(QStringLiteral(" %")), qPrintable(under));
        accounts += name == toText(results->evaluation->tree().name(first)) && under != model->index(row, ScenarioModel::FirstPlace).data() ? 1 : 0;
    }
    QCOMPARE(accounts, 1); // its share went down

    subject->button(ScenarioStandings::Queue)->click();
    QVERIFY(table->isVisible());
    shoot(fixture, &fixture.window, QStringLiteral("scenarios_queue"));
    const std::vector<std::uint32_t> places = queuePlaces(*results->evaluation);
    QVERIFY(model->rowCount() > 10);
    int moved = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
        const auto cell = [model, row](int column) { return model->index(row, column).data().toString(); };
        const std::vector<Job> &jobs = *results->evaluation->situation().jobs;
        const auto job = std::find_if(jobs.begin(), jobs.end(), [&](const Job &each) { return toText(each.id) == cell(ScenarioModel::Name); });
        QVERIFY(job != jobs.end());
        QCOMPARE(cell(ScenarioModel::FirstPlace + 1).section(QLatin1Char(' '), 0, 0),
            QString::number(places[static_cast<std::size_t>(job - jobs.begin())]));
        moved += cell(ScenarioModel::FirstPlace + 2).contains(QLatin1Char('(')) ? 1 : 0;
    }
    QVERIFY(moved > 0); // by age
}

APPORTION_TEST(TestScenarioMenu)
} // namespace test_scenario_menu

#include "test_scenario_menu.moc"
