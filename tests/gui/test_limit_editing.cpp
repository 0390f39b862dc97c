// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_actions.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/accounts_page.h"
#include "gui/accounts/association_details.h"
#include "gui/accounts/people_dialog.h"
#include "gui/hardware/access_dialog.h"
#include "gui/page/limit_table.h"
#include "gui/page/undo_keys.h"
#include "gui/widgets/column_fit.h"
#include "gui/widgets/list_completer.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QFocusEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace test_limit_editing
{

using namespace apportion;

namespace
{

/// root(root, physics(ann, bob), chemistry(ann)) with two QOS and a partition.
Snapshot smallPolicy()
{
    Snapshot small;
    small.policy.clusterName = "small";
    AssociationTree &tree = small.policy.associations;
    tree.addUser(AssociationTree::root(), "root");
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 40);
    tree.setOptions(physics, "GrpTRES=cpu=100:GrpTRESMins=billing=1000");
    small.situation.setOwnUsage(tree.addUser(physics, "ann", 10), 24000.0L);
    tree.addUser(physics, "bob", 20);
    tree.addUser(tree.addAccount(AssociationTree::root(), "chemistry", 60), "ann", 5);
    small.policy.clusterOptions = "QOS='normal'";
    Qos normal;
    normal.name = "normal";
    Qos high;
    high.name = "high";
    small.policy.qos.edit() = { normal, high };
    small.policy.partitions.edit().emplace_back().name = "gpu";
    small.policy.priority.halfLife = { 0, {} };
    return small;
}

} // namespace

/// Limits in the details, who may run where, and users from lists, through the window.
class TestLimitEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.resize(1280, 800);
        m_fixture->window.show();
        document()->setMergeInterval(std::chrono::milliseconds(-1));
        document()->load(smallPolicy(), {}, QStringLiteral("small"), {});
        QVERIFY(m_fixture->waitForResults());
        m_page = qobject_cast<AccountsPage *>(m_fixture->window.pages().first());
        m_page->actions()->details->setChecked(true);
        m_page->view()->selectAssociations({ account("physics") });
        QTRY_COMPARE(limits()->model()->rowCount(), 3);
    }
    void cleanup() { m_fixture.reset(); }

    void aLimitIsAddedStepByStepInTheDetails()
    {
        QTableView *table = limits()->table();
        LimitModel *model = limits()->model();
        QVERIFY(model->setData(model->index(2, LimitModel::Kind), QStringLiteral("MaxTRESPerJob")));
        QTRY_COMPARE(table->currentIndex().column(), static_cast<int>(LimitModel::Of)); // what is missing is asked for
        QVERIFY(model->setData(model->index(2, LimitModel::Of), QStringLiteral("cpu")));
        QTRY_COMPARE(table->currentIndex().column(), static_cast<int>(LimitModel::Own));
        QLineEdit *editor = nullptr;
        QTRY_VERIFY((editor = table->findChild<QLineEdit *>()) != nullptr);
        QTest::keyClicks(editor, QStringLiteral("64"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(options("physics"), std::string("GrpTRES=cpu=100:GrpTRESMins=billing=1000:MaxTRESPerJob=cpu=64"));
        QCOMPARE(document()->undoStack()->count(), 1);
        m_page->view()->selectAssociations({ user("physics", "ann") });
        QTRY_COMPARE(model->index(0, LimitModel::Binding).data().toString(), QStringLiteral("1,000 of physics"));
    }

    void emptyFieldsSayWhatComesFromAbove()
    {
        const auto placeholders = [this] {
            QStringList texts;
            for (const QLineEdit *edit : m_fixture->window.findChildren<QLineEdit *>()) {
                texts.append(edit->isVisible() && edit->text().isEmpty() ? edit->placeholderText() : QString());
            }
            return texts;
        };
        Snapshot now = smallPolicy();
        now.policy.clusterOptions = "Fairshare=1:QOS='normal'";
        document()->load(now, {}, QStringLiteral("small"), {});
        QVERIFY(m_fixture->waitForResults());
        m_page->view()->selectAssociations({ user("physics", "ann") });
        QTRY_VERIFY2(placeholders().contains(QStringLiteral("normal, of root")), qPrintable(placeholders().join('|')));
        QVERIFY(!placeholders().contains(QStringLiteral("high, of physics")));
        document()->setAssociationOption({ account("physics") }, "QOS", "high");
        QTRY_VERIFY2(placeholders().contains(QStringLiteral("high, of physics")), qPrintable(placeholders().join('|')));
        document()->setAssociationPriority({ AssociationTree::root() }, 70);
        QTRY_VERIFY2(placeholders().contains(QStringLiteral("70, of root")), qPrintable(placeholders().join('|')));
        m_page->view()->selectAssociations({ user("physics", "ann"), account("physics") });
        QTRY_VERIFY(!placeholders().contains(QStringLiteral("normal, of root"))); // not the same of both
    }

    void returnEditsALimitInsteadOfClosingADialog()
    {
        QDialog dialog;
        auto *limitsOfQos = new LimitTable(m_fixture->window.workspace(), &dialog);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
        connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::close);
        auto *column = new QVBoxLayout(&dialog);
        column->addWidget(limitsOfQos);
        column->addWidget(buttons);
        limitsOfQos->setQos(1);
        dialog.open();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, patience));
        QTableView *table = limitsOfQos->table();
        const QModelIndex kind = limitsOfQos->model()->index(limitsOfQos->model()->rowCount() - 1, LimitModel::Kind);
        table->setFocus();
        table->setCurrentIndex(kind);
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(table->viewport()->findChild<QComboBox *>() != nullptr);
    }

    void whatIsLeftOfABudgetIsSaid()
    {
        const auto labels = limits()->findChildren<QLabel *>();
        const auto says = [&labels](const QString &text) {
            return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) { return label->isVisible() && label->text() == text; });
        };
        QTRY_VERIFY(says(QStringLiteral("billing: 600 of 1,000 TRES × minutes are left; 0 come back within a day.")));
        limits()->setVeiled(true); // it tells usage, which somebody is asked for
        QVERIFY(!says(QStringLiteral("billing: 600 of 1,000 TRES × minutes are left; 0 come back within a day.")));
        limits()->setVeiled(false);
        QVERIFY(says(QStringLiteral("billing: 600 of 1,000 TRES × minutes are left; 0 come back within a day.")));
    }

    void coordinatorsAreNamedAtTheirAccount()
    {
        const auto type = [this](const char *users) {
            QLineEdit *edit = m_page->details()->field(QStringLiteral("Coordinators"));
            edit->setText(QLatin1String(users));
            edit->setModified(true);
            Q_EMIT edit->editingFinished();
        };
        const auto ofUser = [this](const char *name) { return std::string(tree().options(user("physics", name))); };
        type("bob, ann");
        QCOMPARE(ofUser("bob"), std::string("Coordinator='physics'"));
        QCOMPARE(document()->undoStack()->count(), 1); // both at once
        QCOMPARE(m_page->details()->field(QStringLiteral("Coordinators"))->text(), QStringLiteral("ann,bob"));
        type("nobody");
        QCOMPARE(document()->undoStack()->count(), 1);
        QCOMPARE(m_page->details()->field(QStringLiteral("Coordinators"))->property("invalid").toBool(), true);
        QLineEdit *edit = m_page->details()->field(QStringLiteral("Coordinators"));
        QTest::keyClicks(edit, QStringLiteral("x")); // it is being corrected
        QCOMPARE(edit->property("invalid").toBool(), false);
        for (const QLabel *label : m_page->details()->findChildren<QLabel *>()) {
            QVERIFY2(label->isHidden() || !label->text().contains(QStringLiteral("There is no user")), qPrintable(label->text()));
        }
        type("ann");
        QCOMPARE(ofUser("bob"), std::string());
        document()->undoStack()->undo();
        QCOMPARE(ofUser("bob"), std::string("Coordinator='physics'"));
        m_page->view()->selectAssociations({ user("physics", "bob") });
        QTRY_VERIFY(!m_page->details()->field(QStringLiteral("Coordinators"))->isEnabled());
    }

    void coordinatorsAreCompleted()
    {
        QLineEdit *edit = m_page->details()->field(QStringLiteral("Coordinators"));
        auto *completer = qobject_cast<ListCompleter *>(edit->completer());
        QVERIFY(completer != nullptr);
        QFocusEvent entry(QEvent::FocusIn);
        QCoreApplication::sendEvent(edit, &entry);
        edit->setText(QStringLiteral("ann,bo"));
        completer->setCompletionPrefix(completer->splitPath(edit->text()).first());
        QCOMPARE(completer->completionCount(), 1);
        QCOMPARE(completer->pathFromIndex(completer->currentIndex()), QStringLiteral("ann,bob"));
    }

    void keysTakeBackWhatADialogDid()
    {
        const auto setPriority = [this](std::uint32_t priority) {
            PrioritySettings settings = document()->policy().priority;
            settings.weightAge = priority;
            document()->setPrioritySettings(settings, PriorityKey::PriorityWeightAge);
        };
        document()->setMergeInterval(std::chrono::milliseconds(-1));
        setPriority(11); // before the dialog
        QDialog dialog;
        addUndoKeys(&dialog, document());
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, patience));
        setPriority(22);
        QTest::keyClick(&dialog, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document()->policy().priority.weightAge, 11U);
        QTest::keyClick(&dialog, Qt::Key_Z, Qt::ControlModifier); // nothing more of this dialog
        QCOMPARE(document()->policy().priority.weightAge, 11U);
        QTest::keyClick(&dialog, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document()->policy().priority.weightAge, 22U);
        QTest::keyClick(&dialog, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&dialog, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(document()->policy().priority.weightAge, 22U);
    }

    void listsOfQosAreCompleted()
    {
        QLineEdit *qos = m_page->details()->field(QStringLiteral("QOS"));
        auto *completer = qobject_cast<ListCompleter *>(qos->completer());
        QVERIFY(completer != nullptr);
        qos->setText(QStringLiteral("normal,+hi"));
        completer->setCompletionPrefix(completer->splitPath(qos->text()).first());
        QCOMPARE(completer->completionCount(), 1);
        QCOMPARE(completer->pathFromIndex(completer->currentIndex()), QStringLiteral("normal,+high"));
        // What is chosen in the list is kept as what is typed.
        m_page->view()->selectAssociations({ user("physics", "bob") });
        QVERIFY(m_fixture->rest());
        qos->setText(QStringLiteral("+high")); // as the list does it
        QVERIFY(!qos->isModified());
        Q_EMIT completer->activated(QStringLiteral("+high"));
        QCoreApplication::sendPostedEvents();
        QVERIFY(qos->isModified());
        Q_EMIT qos->editingFinished();
        QCOMPARE(std::string(tree().options(user("physics", "bob"))), std::string("QOS='+high'"));
    }

    void aClickLetsAnAccountInOrKeepsItOut()
    {
        AccessDialog dialog(document(), nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        AccessModel *model = dialog.model();
        QCOMPARE(model->rowCount(), 3); // root, chemistry, physics
        const QModelIndex chemistry = model->index(1, 1);
        QCOMPARE(chemistry.data().toString(), QStringLiteral("✓"));
        QCoreApplication::processEvents();
        const int width = dialog.table()->columnWidth(1);
        QTest::mouseClick(dialog.table()->viewport(), Qt::LeftButton, {}, dialog.table()->visualRect(chemistry).center());
        QTest::qWait(1);
        QCOMPARE(dialog.table()->columnWidth(1), width); // the next click meets the next cell
        QVERIFY(neededCellWidth(dialog.table(), chemistry) <= width);
        QCOMPARE(chemistry.data().toString(), QStringLiteral("✕ DenyAccounts"));
        QCOMPARE(dialog.why(), QStringLiteral("DenyAccounts of partition gpu names chemistry"));
        const std::vector<ForeignKey> denied { { "DenyAccounts", "chemistry" } };
        QCOMPARE(document()->policy().partitions->at(0).foreign, denied);
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, patience));
        QTest::keyClick(dialog.table(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(chemistry.data().toString(), QStringLiteral("✓"));
        QTest::keyClick(dialog.table(), Qt::Key_Z, Qt::ControlModifier); // nothing more of this dialog
        QCOMPARE(document()->undoStack()->index(), 0);
        dialog.qos()->setCurrentIndex(2); // high
        QCOMPARE(chemistry.data().toString(), QStringLiteral("✕ QOS"));
        QVERIFY(!dialog.why().contains(QStringLiteral("in every partition")));
        QTest::mouseClick(dialog.table()->viewport(), Qt::LeftButton, {}, dialog.table()->visualRect(chemistry).center());
        QVERIFY2(dialog.why().contains(QStringLiteral("in every partition")), qPrintable(dialog.why()));
        QCOMPARE(options("chemistry"), std::string("QOS='+high'"));
        QCOMPARE(chemistry.data().toString(), QStringLiteral("✓"));
        model->setFilter(QStringLiteral("PHY"));
        QCOMPARE(model->rowCount(), 1);
    }

    void aListThatIsNotEnforcedIsMarked()
    {
        Snapshot lax = smallPolicy();
        lax.policy.foreignConf.edit() = { { "ClusterName", "small", {} } }; // without AccountingStorageEnforce
        document()->load(lax, {}, QStringLiteral("small"), {});
        AccessModel model(document());
        QVERIFY(model.turn(model.index(1, 1)).isEmpty());
        QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("denied, not enforced"));
        QVERIFY(model.turn(model.index(1, 1)).isEmpty());
        QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("✓"));
    }

    void usersFromAListAreShownFirstAndChangedAtOnce()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const char *name, const char *text) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0 ? file.fileName() : QString();
        };
        PeopleDialog dialog(m_fixture->window.workspace());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.readLists({ write("bad.csv", "name\nx\n") });
        QTRY_VERIFY(dialog.message().startsWith(QStringLiteral("bad.csv is no list of people")));
        dialog.readLists({ write("people.csv", "user,account,shares,mail\nann,physics chemistry,,\nmax,biolgy,,\nzoe,physics,40,z@x\n") });
        QTRY_COMPARE(dialog.table()->rowCount(), 3);
        QCOMPARE(dialog.table()->item(0, 0)->text(), QStringLiteral("zoe"));
        QCOMPARE(dialog.table()->item(0, 1)->text(), QStringLiteral("new in physics (shares 40)"));
        QCOMPARE(dialog.table()->item(0, 0)->checkState(), Qt::Checked);
        QCOMPARE(dialog.table()->item(1, 1)->text(), QStringLiteral("there is no account biolgy in this policy"));
        QVERIFY(dialog.message().contains(QStringLiteral("no account here.\n")));
        QVERIFY(dialog.message().endsWith(QStringLiteral("Columns that are not read: mail")));
        QCOMPARE(dialog.table()->item(2, 0)->text(), QStringLiteral("bob"));
        QCOMPARE(dialog.table()->item(2, 0)->checkState(), Qt::Unchecked); // he would be removed
        dialog.accept();
        QTRY_VERIFY(user("physics", "zoe") != noAssociation);
        QCOMPARE(tree().rawShares(user("physics", "zoe")), 40u);
        QVERIFY(user("physics", "bob") != noAssociation);
        QCOMPARE(document()->undoStack()->count(), 1);
        document()->undoStack()->undo();
        QCOMPARE(user("physics", "zoe"), noAssociation);
    }

private:
    Document *document() const { return m_fixture->window.workspace()->document(); }
    LimitTable *limits() const { return m_page->details()->limits(); }
    const AssociationTree &tree() const { return document()->policy().associations; }
    AssociationId account(const char *name) const { return tree().findAccount(name); }
    AssociationId user(const char *accountName, const char *name) const { return tree().findUser(account(accountName), name); }
    std::string options(const char *name) const { return std::string(tree().options(account(name))); }

    std::unique_ptr<WindowFixture> m_fixture;
    AccountsPage *m_page = nullptr;
};

APPORTION_TEST(TestLimitEditing)
} // namespace test_limit_editing

#include "test_limit_editing.moc"
