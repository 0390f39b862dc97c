// SPDX-License-Identifier: GPL-3.0-or-later
#include "accounts_fixture.h"
#include "gui/accounts/account_columns.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/accounts_page.h"
#include "gui/accounts/go_to_form.h"
#include "gui/shell/window_actions.h"
#include "support/test_case.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>

#include <set>

namespace test_account_view
{

using namespace apportion;

/// Finding one's way in the tree: by keys, names, columns and filters.
class TestAccountView : public AccountsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { m_fixture.reset(); }

    void figuresInATypedNameLookForIt()
    {
        const AssociationId physics = account("physics");
        choose(account("chemistry"));
        const std::uint32_t before = document()->policy().associations.rawShares(physics);
        AccountView *view = m_page->view();
        QTest::keyClicks(view, QStringLiteral("physics2"));
        QVERIFY(view->findChild<QLineEdit *>() == nullptr);
        QCOMPARE(document()->policy().associations.rawShares(physics), before);
        QTest::keyClick(view, Qt::Key_Escape); // no name is typed any more: a figure is a share
        QTest::keyClick(view, Qt::Key_2);
        QVERIFY(view->findChild<QLineEdit *>() != nullptr);
    }

    void anAssociationIsGoneToByTheBeginningOfItsName()
    {
        m_page->view()->collapseAll();
        QTest::keyClick(m_page->view(), Qt::Key_G, Qt::ControlModifier);
        GoToForm *form = actions()->goToForm();
        QVERIFY(form->isVisible());
        QTest::keyClicks(form->field(), QStringLiteral("theory/c"));
        QTRY_COMPARE(form->found().size(), std::size_t { 1 });
        QTest::keyClick(form->field(), Qt::Key_Return);
        QCOMPARE(AccountTreeModel::associationId(m_page->view()->currentIndex()), user("theory", "cyd"));
        QVERIFY(!m_page->view()->visualRect(m_page->view()->currentIndex()).isEmpty());
        QVERIFY(!form->isVisible());
    }

    void usersInSeveralAccountsAreFollowed()
    {
        choose(user("physics", "ann"));
        QVERIFY(actions()->nextPlace->isEnabled());
        std::set<AssociationId> seen;
        for (int i = 0; i < 3; ++i) {
            trigger(actions()->nextPlace);
            seen.insert(AccountTreeModel::associationId(m_page->view()->currentIndex()));
        }
        QCOMPARE(seen.size(), std::size_t { 3 });
        choose(user("chemistry", "dan"));
        QVERIFY(!actions()->nextPlace->isEnabled());
    }

    void matchesAreWalkedWithoutHidingTheOthers()
    {
        QLineEdit *field = m_page->actions()->goToForm()->field();
        m_page->view()->selectAssociations({ AssociationTree::root() });
        trigger(m_page->findNext); // nothing to look for yet
        QVERIFY(m_page->actions()->goToForm()->isVisible());
        field->setText(QStringLiteral("n"));
        m_page->actions()->goToForm()->closeForm();
        std::vector<AssociationId> walked;
        const int rows = m_page->model()->visibleCount();
        const auto step = [&](QAction *action) {
            const AssociationId before = currentId();
            trigger(action);
            QTRY_VERIFY(currentId() != before);
        };
        for (int i = 0; i < 3; ++i) {
            step(m_page->findNext);
            const QString name = m_page->model()->index(currentId()).data().toString();
            QVERIFY2(name.contains(QLatin1Char('n'), Qt::CaseInsensitive), qPrintable(name));
            walked.push_back(currentId());
        }
        QCOMPARE(m_page->model()->visibleCount(), rows);
        step(m_page->findPrevious);
        QCOMPARE(currentId(), walked[1]);
        step(m_page->findPrevious);
        QCOMPARE(currentId(), walked[0]);
    }

    void columnsAreChosenAndRemembered()
    {
        AccountView *view = m_page->view();
        QVERIFY(view->isColumnHidden(AccountTreeModel::Description));
        QMenu menu;
        view->columns()->fillMenu(&menu);
        for (QAction *action : menu.actions()) {
            if (action->text() == QLatin1String("Description")) {
                action->toggle();
            }
        }
        QVERIFY(!view->isColumnHidden(AccountTreeModel::Description));
        for (int column = 1; column < AccountTreeModel::ColumnCount; ++column) {
            view->header()->setSectionHidden(column, false);
        }
        view->columns()->arrange();
        QVERIFY(view->header()->length() > view->viewport()->width()); // rather than bars that say nothing
        QVERIFY(view->columnWidth(AccountTreeModel::FairShare) >= 64); // and as wide as the words of regimes
        view->header()->moveSection(view->header()->visualIndex(AccountTreeModel::Rank), 1);
        AccountTreeModel model(document());
        const AccountView another(&model);
        QVERIFY(!another.isColumnHidden(AccountTreeModel::Description));
        QCOMPARE(another.header()->visualIndex(AccountTreeModel::Rank), 1);
        view->columns()->restoreDefaults();
        QVERIFY(view->isColumnHidden(AccountTreeModel::Description));
    }

    void sortingKeepsTheTree()
    {
        AccountView *view = m_page->view();
        view->sortByColumn(AccountTreeModel::RawShares, Qt::AscendingOrder);
        const AccountTreeModel &model = *m_page->model();
        const QModelIndex root = model.index(0, 0);
        QCOMPARE(model.index(model.rowCount(root) - 1, 0, root).data().toString(), QStringLiteral("chemistry"));
        QVERIFY(view->isExpanded(model.index(account("physics"))));
        view->sortByColumn(AccountTreeModel::Name, Qt::AscendingOrder);
        QCOMPARE(model.index(1, 0, root).data().toString(), QStringLiteral("chemistry"));
    }

    void aFilterGivesBackWhatWasOpen()
    {
        AccountView *view = m_page->view();
        view->collapse(m_page->model()->index(account("physics")));
        m_page->model()->setFilterText(QStringLiteral("cyd"));
        QTRY_VERIFY(view->isExpanded(m_page->model()->index(account("theory"))));
        m_page->model()->setFilterText({});
        QVERIFY(!view->isExpanded(m_page->model()->index(account("physics"))));
        QVERIFY(view->isExpanded(m_page->model()->index(account("chemistry"))));
    }

    void everyControlHasANameForScreenReaders()
    {
        actions()->details->setChecked(true);
        const QList<QWidget *> widgets = m_page->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() && qobject_cast<const QAbstractItemView *>(widget->parent()) == nullptr) {
                const auto *button = qobject_cast<const QAbstractButton *>(widget);
                const QString name = widget->accessibleName().isEmpty() && button != nullptr ? button->text() : widget->accessibleName();
                QVERIFY2(!name.isEmpty() || qobject_cast<const QMenu *>(widget) != nullptr || widget->focusProxy() != nullptr,
                    qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()), widget->objectName())));
            }
        }
    }
};

APPORTION_TEST(TestAccountView)
} // namespace test_account_view

#include "test_account_view.moc"
