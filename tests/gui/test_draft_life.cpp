// SPDX-License-Identifier: GPL-3.0-or-later
// A draft from its beginning to its return: made, closed, kept in scenarios, saved, reopened, reloaded, recovered, shown.
#include "core/change/compare_queue.h"
#include "core/change/tree_query.h"
#include "gui/compare/compare_page.h"
#include "gui/files/new_dialog.h"
#include "gui/files/recent_files.h"
#include "gui/shell/presentation.h"
#include "gui/shell/scenario_menu.h"
#include "gui/shell/start_page.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/segmented_control.h"
#include "models/scenario_model.h"
#include "storage/export_files.h"
#include "storage/policy_json.h"
#include "storage/qt_text.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTableWidget>

#include <algorithm>

namespace test_draft_life
{

using namespace apportion;

class TestDraftLife : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newPolicyIsMade();
    void newPolicyIsWhatTheTableSays();
    void newPolicyIsRefused_data();
    void newPolicyIsRefused();
    void nodesOfANewPolicyAreWholeNumbers();
    void usersOfANewPolicyMayStandInRoot();
    void newDialogOpensItsPolicy();
    void whatIsTypedOfANewPolicyOutlivesTheQuestionAboutTheOldOne();
    void closingLeadsToTheStartPage();
    void scenariosAreChosenInTheirMenu();
    void namesInMenusKeepTheirAmpersands();
    void aTakenNameIsRefusedWhereItIsTyped();
    void longNamesOfScenariosFit();
    void scenariosStandSideBySide();
    void scenariosOfAccountsAndQueueStandSideBySide();
    void compareAndExportSayTheSame();

private:
    /// What Compare and Export say of a window's policy.
    static QStringList said(const Workspace *workspace)
    {
        QStringList lines;
        const Results &results = *workspace->results();
        lines.append(QString::number(results.changes.size()));
        for (const ComparedUser &user : results.users) {
            const AssociationTree &tree = user.after == noAssociation ? results.baseline->tree() : results.evaluation->tree();
            const AssociationId id = user.after == noAssociation ? user.before : user.after;
            lines.append(QStringLiteral("%1/%2 %3 %4")
                             .arg(QString::fromUtf8(tree.accountName(id).data(), static_cast<qsizetype>(tree.accountName(id).size())),
                                 QString::fromUtf8(tree.name(id).data(), static_cast<qsizetype>(tree.name(id).size())))
                             .arg(user.rankBefore)
                             .arg(user.rankAfter));
        }
        lines.sort(); // of what is alike, ids decide the order
        for (const std::optional<std::string> &text : slurm::exportBundle(exportSource(workspace->document()->project())).texts) {
            lines.append(QString::fromStdString(text.value_or("none")));
        }
        return lines;
    }
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

void TestDraftLife::newPolicyIsMade()
{
    for (const NewPolicyTemplate &one : newPolicyTemplates()) {
        for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious }) {
            NewPolicy wanted = one.policy;
            wanted.algorithm = algorithm;
            const MadePolicy made = makePolicy(wanted);
            QVERIFY2(made.problems.isEmpty(), qPrintable(made.problems.join(QLatin1Char('\n'))));
            QCOMPARE(made.project.policy.priority.algorithm(), algorithm);
            QCOMPARE(made.project.policy.partitions->size(), wanted.partitions.size());
            QCOMPARE(made.project.policy.partitions->front().nodes.size(), std::size_t { 1 });
            QCOMPARE(made.project.baseline->snapshot.policy.associations.count(), AssociationId { 2 }); // root and the user root
            QVERIFY(readPolicyJson(writePolicyJson(made.project), "new").complete);
        }
    }
}

void TestDraftLife::newPolicyIsWhatTheTableSays()
{
    NewPolicy wanted = newPolicyTemplates().front().policy;
    wanted.nodes = { { QStringLiteral("g[1-4]"), 64, 512, 4 } };
    for (const char *table : { "lab, 7, school\nlab/ann, 3\nschool, 40\nother/bob\n",
             "User;Account;Parent;Shares\n;lab;school;7\nann;lab;;3\n;school;;40\nbob;other;;\n" }) {
        wanted.accounts = QString::fromLatin1(table);
        const MadePolicy made = makePolicy(wanted);
        QVERIFY2(made.problems.isEmpty(), qPrintable(made.problems.join(QLatin1Char('\n'))));
        const AssociationTree &tree = made.project.policy.associations;
        const AssociationId lab = tree.findAccount("lab");
        QVERIFY(lab != noAssociation);
        QCOMPARE(tree.name(tree.parent(lab)), std::string_view("school"));
        QCOMPARE(tree.rawShares(lab), 7U);
        QCOMPARE(tree.rawShares(tree.findUser(lab, "ann")), 3U);
        QCOMPARE(tree.rawShares(tree.findAccount("school")), 40U);
        QVERIFY(tree.findUser(tree.findAccount("other"), "bob") != noAssociation); // whose account has no line of its own
        QCOMPARE(tree.count(), AssociationId { 7 });
    }
    const NodeGroup group = makePolicy(wanted).project.policy.nodeGroups->front();
    QCOMPARE(group.count, 4U);
    QCOMPARE(group.cpus, 64U);
    QCOMPARE(group.memoryMb, std::uint64_t { 512 } * 1024);
    QCOMPARE(group.gres.size(), std::size_t { 1 });
}

void TestDraftLife::newPolicyIsRefused_data()
{
    QTest::addColumn<QString>("cluster");
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<QString>("accounts");
    const QString good = QStringLiteral("n[1-2]");
    const QString name = QStringLiteral("c");
    QTest::newRow("no name") << QString() << good << QString();
    QTest::newRow("a name that begins another line") << QStringLiteral("c\nInclude /etc/passwd") << good << QString();
    QTest::newRow("nodes that set something") << name << QStringLiteral("n1 State=DOWN") << QString();
    QTest::newRow("no nodes") << name << QString() << QString();
    QTest::newRow("shares that are no number") << name << good << QStringLiteral("physics, many");
    QTest::newRow("too many shares") << name << good << QStringLiteral("physics, 99999999999");
    QTest::newRow("a circle") << name << good << QStringLiteral("a, 1, b\nb, 1, a");
    QTest::newRow("a user twice") << name << good << QStringLiteral("a/ann\na/ann");
    QTest::newRow("the user root, who is there") << name << good << QStringLiteral("root/root");
    QTest::newRow("a field too many") << name << good << QStringLiteral("a, 1, root, 9");
    QTest::newRow("a column that is not read") << name << good << QStringLiteral("Account,Shares,Limit\na,1,7");
    QTest::newRow("too deep a name") << name << good << QStringLiteral("a/b/c, 1");
}

void TestDraftLife::newPolicyIsRefused()
{
    QFETCH(QString, cluster);
    QFETCH(QString, nodes);
    QFETCH(QString, accounts);
    NewPolicy wanted;
    wanted.cluster = cluster;
    wanted.nodes = { { nodes, 1, 1, 0 } };
    wanted.partitions = { { QStringLiteral("batch") } };
    wanted.accounts = accounts;
    QVERIFY(!makePolicy(wanted).problems.isEmpty());
}

void TestDraftLife::nodesOfANewPolicyAreWholeNumbers()
{
    NewPolicy wanted = newPolicyTemplates().front().policy;
    wanted.nodes = { { QStringLiteral("n[1-2]"), 65533, 1 << 24, 0 } };
    QCOMPARE(makePolicy(wanted).problems, QStringList());
    for (const NewNodes &bad : { NewNodes { QStringLiteral("n1"), 0, 1, 0 }, NewNodes { QStringLiteral("n1"), 65534, 1, 0 },
             NewNodes { QStringLiteral("n1"), 1, -1, 0 }, NewNodes { QStringLiteral("n1"), 1, 1, -1 } }) {
        wanted.nodes = { bad };
        const QStringList problems = makePolicy(wanted).problems;
        QVERIFY2(problems.size() == 1 && problems.first().startsWith(QStringLiteral("Nodes n1:")), qPrintable(problems.join(QLatin1Char('\n'))));
    }
    // as they are typed
    NewDialog dialog;
    auto *nodes = dialog.findChild<QTableWidget *>();
    for (const QString &typed : { QStringLiteral("1e30"), QStringLiteral("99999999999"), QStringLiteral("many"), QStringLiteral("1.5") }) {
        nodes->item(0, 2)->setText(typed);
        QCOMPARE(dialog.wanted().nodes.front().memoryGb, -1);
    }
    nodes->item(0, 2)->setText(QString());
    QCOMPARE(dialog.wanted().nodes.front().memoryGb, 1);
}

void TestDraftLife::usersOfANewPolicyMayStandInRoot()
{
    NewPolicy wanted = newPolicyTemplates().front().policy;
    wanted.accounts = QStringLiteral("a, 4\nroot/ann, 3\n");
    const MadePolicy made = makePolicy(wanted);
    QVERIFY2(made.problems.isEmpty(), qPrintable(made.problems.join(QLatin1Char('\n'))));
    const AssociationTree &tree = made.project.policy.associations;
    QCOMPARE(tree.rawShares(tree.findUser(AssociationTree::root(), "ann")), 3U);
    QCOMPARE(made.project.baseline->info.name, QStringLiteral("an empty cluster"));
}

void TestDraftLife::newDialogOpensItsPolicy()
{
    WindowFixture fixture;
    fixture.window.resize(1280, 800);
    fixture.window.show();
    fixture.window.files()->chooseNew();
    auto *dialog = fixture.window.findChild<NewDialog *>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->windowModality(), Qt::WindowModal);
    shoot(fixture, dialog, QStringLiteral("new"));
    NewPolicy wanted = dialog->wanted();
    QVERIFY(wanted.nodes.size() == 1 && wanted.partitions.size() == 1);
    wanted.accounts = QStringLiteral("a, many");
    dialog->setWanted(wanted);
    dialog->accept();
    const auto labels = dialog->findChildren<QLabel *>();
    QTRY_VERIFY(std::any_of(
        labels.begin(), labels.end(), [](const QLabel *label) { return label->isVisible() && label->text().contains(QStringLiteral("a, many")); }));
    wanted.cluster = QStringLiteral("Fresh");
    wanted.accounts = QStringLiteral("a, 4\na/ann");
    dialog->setWanted(wanted);
    dialog->accept();
    QTRY_VERIFY(fixture.window.workspace()->hasPolicy());
    QVERIFY(fixture.waitForResults());
    const Document *document = fixture.window.workspace()->document();
    QCOMPARE(document->policy().clusterName, std::string("fresh"));
    QVERIFY(document->filePath().isEmpty());
    // all of it is to be made on the cluster
    const std::vector<std::optional<std::string>> texts = [document] {
        const auto bundle = slurm::exportBundle(exportSource(document->project())).texts;
        return std::vector<std::optional<std::string>>(bundle.begin(), bundle.end());
    }();
    QVERIFY(std::any_of(texts.begin(), texts.end(), [](const auto &text) { return text && text->find("add account") != std::string::npos; }));
}

void TestDraftLife::whatIsTypedOfANewPolicyOutlivesTheQuestionAboutTheOldOne()
{
    WindowFixture fixture;
    fixture.window.show();
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    Document *document = fixture.window.workspace()->document();
    document->setRawShares({ document->policy().associations.findAccount("bio") }, 33);
    fixture.window.files()->chooseNew();
    const QPointer<NewDialog> dialog = fixture.window.findChild<NewDialog *>();
    NewPolicy wanted = dialog->wanted();
    wanted.cluster = QStringLiteral("fresh");
    wanted.accounts = QStringLiteral("a, 4\na/ann");
    dialog->setWanted(wanted);
    for (const QMessageBox::StandardButton answer : { QMessageBox::Cancel, QMessageBox::Discard }) {
        dialog->accept();
        QMessageBox *box = nullptr;
        QTRY_VERIFY((box = fixture.window.findChild<QMessageBox *>()) != nullptr && box->isVisible());
        QVERIFY(dialog->isVisible());
        box->button(answer)->click();
        QTRY_VERIFY(fixture.window.findChild<QMessageBox *>() == nullptr);
        if (answer == QMessageBox::Cancel) {
            QVERIFY(dialog != nullptr && dialog->isVisible());
            QCOMPARE(dialog->wanted().accounts, wanted.accounts);
            QVERIFY(document->isModified());
        }
    }
    QTRY_VERIFY(dialog == nullptr);
    QCOMPARE(document->policy().clusterName, std::string("fresh"));
}

void TestDraftLife::closingLeadsToTheStartPage()
{
    WindowFixture fixture;
    fixture.window.resize(1280, 800);
    fixture.window.show();
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    const auto *start = fixture.window.findChild<StartPage *>();
    QVERIFY(!start->isVisible());
    fixture.window.files()->closePolicy();
    QVERIFY(!fixture.window.workspace()->hasPolicy());
    QVERIFY(start->isVisible());
    QVERIFY(fixture.window.workspace()->results() == nullptr);
    shoot(fixture, &fixture.window, QStringLiteral("closed"));
    QVERIFY(fixture.openGolden(QStringLiteral("odyssey"))); // and on again
    QVERIFY(!start->isVisible());
    QVERIFY(fixture.window.workspace()->results() != nullptr);
}

void TestDraftLife::scenariosAreChosenInTheirMenu()
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

void TestDraftLife::namesInMenusKeepTheirAmpersands()
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

void TestDraftLife::aTakenNameIsRefusedWhereItIsTyped()
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

void TestDraftLife::longNamesOfScenariosFit()
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

void TestDraftLife::scenariosStandSideBySide()
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

void TestDraftLife::scenariosOfAccountsAndQueueStandSideBySide()
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

void TestDraftLife::compareAndExportSayTheSame()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("draft.apportion"));
    const QString journals = folder.filePath(QStringLiteral("journals"));
    QStringList expected;
    {
        WindowFixture fixture;
        fixture.window.safetyNet()->protect(journals);
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        Document *document = fixture.window.workspace()->document();
        const auto account = [document](const char *name) { return document->policy().associations.findAccount(name); };
        document->setRawShares({ account("bio") }, 77);
        QVERIFY(document->removeAssociations({ account("zero") }).done);
        QVERIFY(document->renameAssociation(account("physics"), QStringLiteral("astro")).done);
        QVERIFY(document->addUsers(account("chem"), { QStringLiteral("new") }).done);
        QVERIFY(document->duplicateScenario(QStringLiteral("b"), QStringLiteral("a")));
        document->setRawShares({ account("idle1") }, 3);
        Policy draft = document->policy();
        draft.priority.weightAge = 4242;
        document->setSetting(draft, PriorityKey::PriorityWeightAge);
        const QSignalSpy kept(fixture.window.safetyNet()->journal(), &Journal::written);
        // written to no file of its own yet: killed now, it comes back
        const WrittenPolicy written = writePolicyFile(path, document->project());
        document->setSaved(path, written.checksum);
        document->setRawShares({ account("neuro") }, 50);
        QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), patience);
        QVERIFY(fixture.waitForResults());
        expected = said(fixture.window.workspace());
        QVERIFY(expected.join(QString()).contains(QStringLiteral("sacctmgr cannot rename")));
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QCOMPARE(writePresented(*fixture.window.workspace(), copy, {}), QString());
        WindowFixture large;
        presentIn(&large.window, copy);
        QVERIFY(large.waitForResults());
        QCOMPARE(said(large.window.workspace()), expected);
        QTRY_VERIFY_WITH_TIMEOUT(QDir(journals).entryList({ QStringLiteral("*.journal") }).size() == 1, patience);
        QFile::copy(path, path + QStringLiteral(".copy"));
        // what a killed program leaves
        QTest::qWait(1); // deliver what is queued
        const QDir from(journals);
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("killed"))));
        for (const QString &name : from.entryList(QDir::Files)) {
            if (!name.endsWith(QLatin1String(".lock"))) {
                QVERIFY(QFile::copy(from.filePath(name), folder.filePath(QStringLiteral("killed/") + name)));
            }
        }
        document->undoStack()->setClean(); // closing is not to ask
    }
    {
        WindowFixture fixture; // recovered
        fixture.window.safetyNet()->protect(folder.filePath(QStringLiteral("killed")));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.safetyNet()->works().empty(), patience);
        fixture.window.safetyNet()->recoverFirst();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window.workspace()->hasPolicy(), patience);
        QVERIFY(fixture.waitForResults());
        QCOMPARE(said(fixture.window.workspace()), expected);
        fixture.window.files()->save();
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.workspace()->document()->isModified(), patience);
    }
    WindowFixture fixture; // reopened
    fixture.window.files()->open({ path });
    QVERIFY(fixture.waitForResults());
    QCOMPARE(said(fixture.window.workspace()), expected);
    Document *document = fixture.window.workspace()->document();
    document->setRawShares({ document->policy().associations.findAccount("bio") }, 1);
    fixture.window.safetyNet()->reload();
    QTRY_VERIFY_WITH_TIMEOUT(!document->isModified(), patience);
    QVERIFY(fixture.waitForResults());
    QCOMPARE(said(fixture.window.workspace()), expected);
    QCOMPARE(document->project().scenario, QStringLiteral("b"));
    QCOMPARE(document->project().others.size(), std::size_t { 1 });
}

APPORTION_TEST(TestDraftLife)
} // namespace test_draft_life

#include "test_draft_life.moc"
