// SPDX-License-Identifier: GPL-3.0-or-later
#include "accounts_fixture.h"
#include "core/schema/association_fields.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/accounts_page.h"
#include "gui/accounts/add_form.h"
#include "gui/accounts/association_details.h"
#include "gui/accounts/paste_form.h"
#include "gui/accounts/places_form.h"
#include "gui/accounts/split_form.h"
#include "gui/page/answer_row.h"
#include "gui/page/goal_panel.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/list_completer.h"
#include "support/test_case.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

namespace test_account_editing
{

using namespace apportion;

/// Everything that an administrator does to the tree itself, through the views, the keys and the forms.
class TestAccountEditing : public AccountsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { m_fixture.reset(); }

    void accountsAndUsersAreAddedByAForm()
    {
        choose(account("physics"));
        trigger(actions()->addAccount);
        AddForm *form = actions()->addForm();
        QVERIFY(form->isVisible());
        QTest::keyClicks(form->names(), QStringLiteral("Chemistry"));
        QTest::keyClick(form->names(), Qt::Key_Return);
        QVERIFY2(form->error().contains(QStringLiteral("chemistry already")), qPrintable(form->error()));
        form->names()->clear();
        QTest::keyClicks(form->names(), QStringLiteral("optics"));
        form->shares()->setText(QStringLiteral("9"));
        QTest::keyClick(form->names(), Qt::Key_Return);
        const AssociationId optics = account("optics");
        QCOMPARE(tree().parent(optics), account("physics"));
        QCOMPARE(tree().rawShares(optics), 9u);
        QCOMPARE(m_page->view()->selectedAssociations(), std::vector<AssociationId> { optics });
        QVERIFY(form->isVisible()); // for the next one
        const auto isExplained = [this](AssociationId id) {
            const auto *number = std::get_if<AssociationNumber>(&m_fixture->window.workspace()->explainSubject());
            return number != nullptr && number->id == id;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isExplained(optics), patience); // as soon as there are numbers

        trigger(actions()->addUser);
        QCOMPARE(form->shares()->text(), QStringLiteral("1")); // not the 9 of the account
        QTest::keyClicks(form->names(), QStringLiteral("eve, Fay gus"));
        QTest::keyClick(form->names(), Qt::Key_Return);
        QVERIFY(tree().findUser(optics, "fay") != noAssociation); // as slurmdbd keeps users
        QVERIFY(tree().findUser(optics, "gus") != noAssociation);
        QCOMPARE(m_page->view()->selectedAssociations().size(), std::size_t { 3 });
        QCOMPARE(document()->undoStack()->count(), 2);
        QTest::keyClick(form->names(), Qt::Key_Escape);
        QVERIFY(!form->isVisible());
        document()->undoStack()->setIndex(0);
        QVERIFY(document()->policy() == document()->baseline());
    }

    void accountsAreDuplicated()
    {
        choose(account("physics"));
        trigger(actions()->duplicateEmpty);
        AddForm *form = actions()->addForm();
        QCOMPARE(form->names()->text(), QStringLiteral("physics-2"));
        QTest::keyClick(form->names(), Qt::Key_Return);
        QVERIFY(!form->isVisible());
        QCOMPARE(tree().parent(account("theory-2")), account("physics-2"));
        QCOMPARE(tree().findUser(account("physics-2"), "ann"), noAssociation);
        choose(account("physics"));
        trigger(actions()->duplicate);
        QTest::keyClick(form->names(), Qt::Key_Return);
        QVERIFY(tree().findUser(account("physics-3"), "ann") != noAssociation);
    }

    void deleteRemovesAllThatIsSelected()
    {
        m_page->view()->selectAssociations({ account("theory"), user("chemistry", "dan") });
        QTest::keyClick(m_page->view(), Qt::Key_Delete);
        QCOMPARE(account("theory"), noAssociation);
        QCOMPARE(user("chemistry", "dan"), noAssociation);
        QCOMPARE(document()->undoStack()->count(), 1);
        QTest::keyClick(&m_fixture->window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(account("theory") != noAssociation);
        QVERIFY(m_page->view()->isExpanded(m_page->model()->index(account("theory")))); // as it was
        choose(AssociationTree::root());
        trigger(actions()->remove);
        QVERIFY(notice().contains(QStringLiteral("root cannot be removed")) || !actions()->remove->isEnabled());
    }

    /// Also where the rows below it are shown, which go with it: no row was current then, and the arrows began anew at root.
    void aRowStaysCurrentWhereOneIsRemoved()
    {
        AccountView *view = m_page->view();
        for (const bool isLast : { false, true }) {
            const QModelIndex physics = m_page->model()->index(account("physics"));
            const QModelIndex chemistry = m_page->model()->index(account("chemistry"));
            const bool isBefore = physics.row() < chemistry.row();
            const QModelIndex going = isBefore != isLast ? physics : chemistry;
            QCOMPARE(physics.parent(), chemistry.parent());
            const AssociationId stays = AccountTreeModel::associationId(going == physics ? chemistry : physics);
            const bool areNeighbours = std::abs(physics.row() - chemistry.row()) == 1;
            QVERIFY(areNeighbours && (!isLast || !going.siblingAtRow(going.row() + 1).isValid()));
            view->expand(going);
            choose(AccountTreeModel::associationId(going));
            QTest::keyClick(view, Qt::Key_Delete);
            QTRY_COMPARE_WITH_TIMEOUT(AccountTreeModel::associationId(view->currentIndex()), stays, patience);
            document()->undoStack()->undo();
            QTRY_VERIFY(account("physics") != noAssociation && account("chemistry") != noAssociation);
        }
    }

    void namesAreEditedInPlace()
    {
        choose(account("theory"));
        trigger(actions()->rename);
        auto *editor = m_page->view()->findChild<QLineEdit *>();
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->text(), QStringLiteral("theory"));
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("a b"));
        QVERIFY(editor->property("invalid").toBool());
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("Strings"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(account("strings") != noAssociation);
        // F2 on a cell edits that cell
        QTRY_VERIFY(m_page->view()->findChild<QLineEdit *>() == nullptr);
        choose(user("physics", "bob"), AccountTreeModel::Name);
        QTest::keyClick(m_page->view(), Qt::Key_F2);
        editor = m_page->view()->findChild<QLineEdit *>();
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->text(), QStringLiteral("bob"));
    }

    void theKeysStayInTheTableWhenACellIsSavedWhileItIsTyped()
    {
        choose(account("theory"), AccountTreeModel::RawShares);
        QTest::keyClick(m_page->view(), Qt::Key_F2);
        auto *editor = m_page->view()->findChild<QLineEdit *>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("44"));
        m_fixture->window.files()->commitEditor();
        QTRY_COMPARE(tree().rawShares(account("theory")), 44u);
        QTRY_VERIFY(m_page->view()->findChild<QLineEdit *>() == nullptr);
        QCOMPARE(m_fixture->window.focusWidget(), static_cast<QWidget *>(m_page->view()));
    }

    void whatCannotBeTakenStaysInTheCellWhenItIsSaved()
    {
        choose(account("theory"), AccountTreeModel::RawShares);
        const unsigned before = tree().rawShares(account("theory"));
        QTest::keyClick(m_page->view(), Qt::Key_F2);
        const QPointer<QLineEdit> editor = m_page->view()->findChild<QLineEdit *>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("4x"));
        m_fixture->window.files()->commitEditor();
        QVERIFY(m_fixture->rest());
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->text(), QStringLiteral("4x"));
        QCOMPARE(m_fixture->window.focusWidget(), static_cast<QWidget *>(editor));
        const auto *notice = m_page->findChild<InlineNotice *>();
        QVERIFY(notice->isVisible() && !notice->text().isEmpty());
        QCOMPARE(tree().rawShares(account("theory")), before);
        // also when another window, such as one that asks where to save, takes the keys meanwhile
        {
            QWidget other;
            other.show();
            other.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&other, patience));
            QVERIFY(m_fixture->rest());
            QVERIFY(editor != nullptr);
        }
        m_fixture->window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window, patience));
        QCOMPARE(editor->text(), QStringLiteral("4x"));
        QTest::keyClick(editor, Qt::Key_Escape);
        QTRY_VERIFY(m_page->view()->findChild<QLineEdit *>() == nullptr);
        QVERIFY(!notice->isVisible());
    }

    void typingIntoASelectionEditsAllOfIt()
    {
        m_page->view()->selectAssociations({ user("physics", "ann"), user("physics", "bob"), account("chemistry") });
        typeInto("55");
        QTRY_COMPARE(tree().rawShares(account("chemistry")), 55u);
        QCOMPARE(tree().rawShares(user("physics", "ann")), 55u);
        QCOMPARE(tree().rawShares(user("physics", "bob")), 55u);
        QCOMPARE(document()->undoStack()->count(), 1);
    }

    void fillDownTakesTheFirstOfTheSelection()
    {
        m_page->view()->selectAssociations({ user("chemistry", "dan"), user("physics", "bob"), user("physics", "ann") });
        QTest::keyClick(m_page->view(), Qt::Key_D, Qt::ControlModifier);
        // chemistry stands above physics, so dan is the first
        QCOMPARE(tree().rawShares(user("physics", "ann")), 5u);
        QCOMPARE(tree().rawShares(user("physics", "bob")), 5u);
        QTest::keyClick(m_page->view(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(tree().usesParent(user("physics", "ann")));
        QVERIFY(tree().usesParent(user("chemistry", "dan")));
    }

    void cutSubtreesMoveWhenTheyArePasted()
    {
        const AssociationId theory = account("theory");
        m_page->view()->selectAssociations({ theory, user("physics", "bob") });
        QTest::keyClick(m_page->view(), Qt::Key_X, Qt::ControlModifier);
        QVERIFY(m_page->model()->index(theory).data(AccountTreeModel::IsCutRole).toBool());
        QCOMPARE(tree().parent(theory), account("physics")); // only announced
        choose(theory);
        QTest::keyClick(m_page->view(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(notice().contains(QStringLiteral("cannot hang below itself")), qPrintable(notice()));
        choose(account("chemistry"));
        QTest::keyClick(m_page->view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(tree().parent(theory), account("chemistry"));
        QVERIFY(user("chemistry", "bob") != noAssociation);
        QVERIFY(!m_page->model()->index(theory).data(AccountTreeModel::IsCutRole).toBool());
        QCOMPARE(m_page->view()->selectedAssociations().size(), std::size_t { 2 });
        QCOMPARE(document()->undoStack()->count(), 1);
    }

    void copiedSubtreesArePastedAsCopies()
    {
        choose(account("physics"));
        QTest::keyClick(m_page->view(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("physics\t40\t")));
        choose(account("chemistry"));
        QTest::keyClick(m_page->view(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(account("physics-2") != noAssociation);
        QCOMPARE(tree().parent(account("physics-2")), account("chemistry"));
        QCOMPARE(tree().options(account("physics-2")), tree().options(account("physics")));
        QVERIFY2(notice().contains(QStringLiteral("6 associations")), qPrintable(notice()));
        // a user who stands there is no copy
        choose(user("physics", "ann"));
        QTest::keyClick(m_page->view(), Qt::Key_C, Qt::ControlModifier);
        choose(account("chemistry"));
        QTest::keyClick(m_page->view(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY2(notice().contains(QStringLiteral("ann stands in account chemistry already")), qPrintable(notice()));
    }

    void linesOfAFlatFileArePastedAsATree()
    {
        QGuiApplication::clipboard()->setText(
            QStringLiteral("Account - 'lab':Description='a lab':Fairshare=12\nParent - 'lab'\nUser - 'zoe':Fairshare=4\nnonsense\n"));
        choose(account("physics"));
        QTest::keyClick(m_page->view(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(account("lab") != noAssociation);
        QCOMPARE(tree().parent(account("lab")), account("physics"));
        QCOMPARE(tree().rawShares(user("lab", "zoe")), 4u);
        QVERIFY2(notice().contains(QStringLiteral("could not be read")), qPrintable(notice()));
    }

    void tablesArePreviewedBeforeTheyArePasted()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("Account\tUser\tRaw shares\nphysics\tann\t11\nphysics\tnobody\t3\nchemistry\t\t61\n"));
        choose(account("physics"));
        QTest::keyClick(m_page->view(), Qt::Key_V, Qt::ControlModifier);
        PasteForm *form = actions()->pasteForm();
        QTRY_VERIFY(form->isVisible());
        QCOMPARE(form->plan().cells.size(), std::size_t { 2 });
        QCOMPARE(form->plan().unread.size(), std::size_t { 1 });
        QCOMPARE(document()->undoStack()->count(), 0);
        QTest::mouseClick(form->acceptButton(), Qt::LeftButton);
        QCOMPARE(tree().rawShares(user("physics", "ann")), 11u);
        QCOMPARE(tree().rawShares(account("chemistry")), 61u);
        QVERIFY(!form->isVisible());
        QCOMPARE(document()->undoStack()->count(), 1);

        // a bare column goes down from the current row
        QGuiApplication::clipboard()->setText(QStringLiteral("1\n2\n"));
        choose(user("physics", "ann"));
        QTest::keyClick(m_page->view(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(form->isVisible());
        QTest::keyClick(form->acceptButton(), Qt::Key_Return);
        QCOMPARE(tree().rawShares(user("physics", "ann")), 1u);
        QCOMPARE(tree().rawShares(user("physics", "bob")), 2u);
    }

    void sharesAreSplitAmongSiblings()
    {
        m_page->view()->selectAssociations({ user("physics", "ann"), user("physics", "bob") });
        trigger(actions()->split);
        SplitForm *form = actions()->splitForm();
        QVERIFY(form->isVisible());
        QCOMPARE(form->total()->text(), QStringLiteral("30"));
        QCOMPARE(form->shares(), (std::vector<std::uint32_t> { 15, 15 }));
        form->way()->setCurrentIndex(1); // they used 300 and 100
        form->total()->setText(QStringLiteral("10"));
        QCOMPARE(form->shares(), (std::vector<std::uint32_t> { 8, 2 })); // 7.5 and 2.5
        form->total()->setText(QStringLiteral("many"));
        QVERIFY(form->shares().empty());
        QVERIFY(!form->acceptButton()->isEnabled());
        form->total()->setText(QStringLiteral("8"));
        QTest::keyClick(form->total(), Qt::Key_Return);
        QCOMPARE(tree().rawShares(user("physics", "ann")), 6u);
        QCOMPARE(tree().rawShares(user("physics", "bob")), 2u);

        m_page->view()->selectAssociations({ user("physics", "ann"), account("chemistry") });
        trigger(actions()->split);
        QVERIFY2(form->error().contains(QStringLiteral("Only siblings")), qPrintable(form->error()));
        choose(account("chemistry")); // its children
        trigger(actions()->split);
        QCOMPARE(form->siblings().size(), std::size_t { 2 });
    }

    void usersAreAddedToSeveralAccountsInOneStep()
    {
        document()->setMergeInterval(std::chrono::milliseconds(0));
        const AssociationTree before = document()->policy().associations;
        const AssociationId physics = before.findAccount("physics");
        const AssociationId chemistry = before.findAccount("chemistry");
        QVERIFY(physics != noAssociation && chemistry != noAssociation);
        QCOMPARE(before.findUser(chemistry, "bob"), noAssociation);
        QVERIFY(before.findUser(physics, "bob") != noAssociation);
        m_page->view()->selectAssociations({ physics, chemistry });
        trigger(m_page->addPlaces);
        PlacesForm *form = m_page->placesForm();
        QVERIFY(form->isVisible());
        QCOMPARE(form->accounts()->text(), QStringLiteral("chemistry, physics"));
        QVERIFY(!form->acceptButton()->isEnabled());
        form->users()->setText(QStringLiteral("bob, zoe"));
        form->shares()->setText(QStringLiteral("4"));
        form->accounts()->setText(QStringLiteral("physics, chemistry, nowhere"));
        QVERIFY2(form->error().contains(QStringLiteral("nowhere")), qPrintable(form->error()));
        form->accounts()->setText(QStringLiteral("physics, chemistry"));
        form->defaultAccount()->setCurrentText(QStringLiteral("chemistry"));
        QVERIFY(form->acceptButton()->isEnabled());
        const int steps = document()->undoStack()->count();
        form->acceptButton()->click();
        QCOMPARE(document()->undoStack()->count(), steps + 1);
        const AssociationTree &now = document()->policy().associations;
        for (const char *user : { "bob", "zoe" }) {
            for (const AssociationId account : { physics, chemistry }) {
                const AssociationId place = now.findUser(account, user);
                QVERIFY(place != noAssociation);
                QCOMPARE(optionValue(now.options(place), "DefaultAccount"), std::string("chemistry"));
            }
        }
        QCOMPARE(now.rawShares(now.findUser(chemistry, "bob")), 4U);
        QCOMPARE(now.rawShares(now.findUser(physics, "bob")), before.rawShares(before.findUser(physics, "bob"))); // stood there already
        QVERIFY(m_fixture->waitForResults());
        QTRY_COMPARE(m_page->model()->index(now.findUser(chemistry, "zoe")).data(AccountTreeModel::PlacesRole).toInt(), 2);
        document()->undoStack()->undo();
        QCOMPARE(document()->policy().associations.findUser(chemistry, "bob"), noAssociation);
        QCOMPARE(std::string(document()->policy().associations.options(physics)), std::string(before.options(physics)));
    }

    void theShareQuestionStandsBesideTheShares()
    {
        m_fixture->window.actions()->showSide->setChecked(false);
        const AssociationId chemistry = document()->policy().associations.findAccount("chemistry");
        choose(chemistry);
        for (QAction *action : m_page->view()->actions()) {
            if (action->text() == QLatin1String("What would it take?")) {
                trigger(action);
            }
        }
        QVERIFY(m_page->goal()->isVisible());
        auto *kind = m_page->goal()->findChildren<QComboBox *>().front();
        kind->setCurrentIndex(1); // a rank
        m_page->goal()->findChildren<QSpinBox *>().front()->setValue(1);
        auto *answer = m_page->goal()->findChild<AnswerRow *>(QStringLiteral("sharesAnswer"));
        QTRY_VERIFY(answer->applyButton()->isVisible());
        const std::uint32_t before = document()->policy().associations.rawShares(chemistry);
        answer->applyButton()->click();
        QVERIFY(document()->policy().associations.rawShares(chemistry) != before);
    }

    void rowsAreDraggedToOtherAccounts()
    {
        AccountView *view = m_page->view();
        const AssociationId theory = account("theory");
        view->selectAssociations({ theory });
        const std::unique_ptr<QMimeData> data(m_page->model()->mimeData({ m_page->model()->index(theory) }));
        // on cyd, who lies in theory
        QSignalSpy refused(view, &AccountView::dropRefused);
        QVERIFY(!drag(data.get(), user("theory", "cyd")));
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.at(0).at(0).toString().contains(QStringLiteral("cannot hang below itself")));
        QVERIFY(drag(data.get(), account("chemistry")));
        QCOMPARE(tree().parent(theory), account("chemistry"));
        QCOMPARE(document()->undoStack()->count(), 1);
        QCOMPARE(view->selectedAssociations(), std::vector<AssociationId> { theory });
    }

    void whatIsDraggedDoesNotCoverTheTarget()
    {
        AccountView *view = m_page->view();
        const QRect cell = view->visualRect(m_page->model()->index(account("chemistry")));
        const QRect row(0, cell.top(), view->viewport()->width(), cell.height());
        for (const QStringList &names : { QStringList { QStringLiteral("theory") }, QStringList { QString(300, QLatin1Char('w')) },
                 QStringList { QStringLiteral("ann"), QStringLiteral("bob") } }) {
            const AccountView::DragPicture picture = view->dragPicture(names);
            const QImage drawn = picture.pixmap.toImage();
            const QSize size = drawn.size() / drawn.devicePixelRatio();
            QVERIFY(size.width() > 30 && size.width() < row.width() / 2);
            QSet<QRgb> colors; // a frame, its ground and a text
            for (int x = 0; x < drawn.width(); ++x) {
                colors.insert(drawn.pixel(x, drawn.height() / 2));
            }
            QVERIFY2(colors.size() > 3, qPrintable(QString::number(colors.size())));
            const QImage before = view->viewport()->grab(row).toImage();
            for (const QPoint &pointer : { row.topLeft(), row.center(), row.bottomLeft(), QPoint(row.left() + 60, row.top() + 1) }) {
                QImage seen = view->viewport()->grab().toImage();
                QPainter painter(&seen);
                painter.drawPixmap(pointer + picture.offset, picture.pixmap);
                painter.end();
                QVERIFY(!QRect(pointer + picture.offset, size).intersects(row));
                QCOMPARE(seen.copy(QRect(row.topLeft() * seen.devicePixelRatio(), row.size() * seen.devicePixelRatio())), before);
            }
        }
    }

    void whatUndoBringsBackIsCurrent()
    {
        choose(account("theory"));
        trigger(actions()->remove);
        QVERIFY(account("theory") == noAssociation);
        QTRY_VERIFY(currentId() != noAssociation);
        const AssociationId neighbour = currentId();
        document()->undoStack()->undo();
        QTRY_COMPARE(currentId(), account("theory")); // not its users, who came back with it
        QVERIFY(neighbour != account("theory"));
        QCOMPARE(m_page->view()->selectedAssociations(), std::vector<AssociationId> { account("theory") });
        document()->undoStack()->redo();
        QTRY_VERIFY(currentId() != noAssociation); // nor does a row stay away that went once more
        QCOMPARE(m_page->view()->selectedAssociations(), std::vector<AssociationId> { currentId() });
        choose(account("chemistry"));
        m_fixture->window.goTo(PageName::Compare); // who looks at something else goes on looking at it
        QVERIFY(m_fixture->rest());
        const ExplainSubject subject = m_fixture->window.workspace()->explainSubject();
        document()->undoStack()->undo();
        QVERIFY(m_fixture->rest());
        QVERIFY(m_fixture->window.workspace()->explainSubject() == subject);
    }

    void detailsOpenFromWhereverTheKeysGo()
    {
        auto *filter = m_fixture->window.findChild<QLineEdit *>(QStringLiteral("accountFilter"));
        QVERIFY(filter != nullptr && filter->isVisible());
        for (QWidget *focus : { static_cast<QWidget *>(m_page->view()), static_cast<QWidget *>(filter) }) {
            const bool before = actions()->details->isChecked();
            focus->setFocus();
            QTest::keyClick(focus, Qt::Key_F4);
            QVERIFY2(actions()->details->isChecked() != before, focus->metaObject()->className());
        }
    }

    void detailsAreEditedForAllSelected()
    {
        actions()->details->setChecked(true);
        AssociationDetails *details = m_page->details();
        QVERIFY(details->isVisible());
        m_page->view()->selectAssociations({ account("physics") });
        QTRY_COMPARE(details->field(QStringLiteral("Description"))->text(), QStringLiteral("Physics"));
        QVERIFY(!details->field(QStringLiteral("DefaultAccount"))->isEnabled());
        QCOMPARE(details->options()->model()->index(0, 0).data().toString(), QStringLiteral("GrpTRES"));
        QCOMPARE(details->options()->model()->index(0, 1).data().toString(), QStringLiteral("cpu=100"));

        m_page->view()->selectAssociations({ account("physics"), account("chemistry") });
        QTRY_COMPARE(details->field(QStringLiteral("Description"))->placeholderText(), QStringLiteral("differs"));
        QLineEdit *qos = details->field(QStringLiteral("QOS"));
        qos->setFocus();
        QTest::keyClicks(qos, QStringLiteral("normal,high"));
        QTest::keyClick(qos, Qt::Key_Return);
        QCOMPARE(tree().options(account("chemistry")), std::string_view("QOS='normal,high'"));
        QCOMPARE(tree().options(account("physics")), std::string_view("Description='Physics':GrpTRES='cpu=100':QOS='normal,high'"));
        QCOMPARE(document()->undoStack()->count(), 1);

        // a new option, by name and value in the last row
        QAbstractItemModel *rows = details->options()->model();
        QVERIFY(rows->setData(rows->index(rows->rowCount() - 1, 0), QStringLiteral("MaxJobs")));
        QVERIFY(rows->setData(rows->index(rows->rowCount() - 1, 1), QStringLiteral("12")));
        QTRY_COMPARE(tree().options(account("chemistry")), std::string_view("QOS='normal,high':MaxJobs=12"));
        QLineEdit *priority = details->field(QStringLiteral("Priority"));
        priority->setFocus();
        QTest::keyClicks(priority, QStringLiteral("7"));
        QTest::keyClick(priority, Qt::Key_Return);
        QCOMPARE(tree().priority(account("physics")), 7u);
    }

    void escapeGivesTheOldTextBack()
    {
        actions()->details->setChecked(true);
        AssociationDetails *details = m_page->details();
        m_page->view()->selectAssociations({ account("physics") });
        QLineEdit *description = details->field(QStringLiteral("Description"));
        QTRY_COMPARE(description->text(), QStringLiteral("Physics"));
        QCOMPARE(description->cursorPosition(), 0);
        const int edits = document()->undoStack()->count();
        for (const char *name : { "Description", "QOS", "Priority", "Coordinators" }) {
            QLineEdit *edit = details->field(QLatin1String(name));
            const QString before = edit->text();
            edit->setFocus();
            QTest::keyClicks(edit, QStringLiteral("77"));
            QVERIFY(edit->text() != before);
            QTest::keyClick(edit, Qt::Key_Escape);
            QCOMPARE(edit->text(), before);
            m_page->view()->setFocus();
            QVERIFY2(document()->undoStack()->count() == edits, name);
        }
        QCOMPARE(tree().options(account("physics")), std::string_view("Description='Physics':GrpTRES='cpu=100'"));
    }

    void completionLeavesOutWhatIsInTheList()
    {
        QLineEdit edit;
        auto *completer = new ListCompleter(&edit);
        completer->setWords({ QStringLiteral("normal"), QStringLiteral("long"), QStringLiteral("urgent") });
        QCOMPARE(completer->model()->rowCount(), 3);
        QTest::keyClicks(&edit, QStringLiteral("Normal,+urgent,"));
        QCOMPARE(completer->model()->rowCount(), 1);
        QCOMPARE(completer->model()->index(0, 0).data().toString(), QStringLiteral("long"));
        edit.clear();
        QTest::keyClicks(&edit, QStringLiteral("urgent")); // which is being written
        QCOMPARE(completer->model()->rowCount(), 3);
    }
};

APPORTION_TEST(TestAccountEditing)
} // namespace test_account_editing

#include "test_account_editing.moc"
