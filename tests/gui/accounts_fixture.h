// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/accounts/account_actions.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/accounts_page.h"
#include "gui/widgets/inline_notice.h"
#include "window_fixture.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>

#include <memory>

namespace apportion
{

/// root(root, physics(ann, bob, theory(ann, cyd)), chemistry(ann, dan))
inline Snapshot smallPolicy()
{
    Snapshot small;
    small.policy.clusterName = "small";
    AssociationTree &tree = small.policy.associations;
    tree.addUser(AssociationTree::root(), "root");
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 40);
    tree.setOptions(physics, "Description='Physics':GrpTRES='cpu=100'");
    small.situation.setOwnUsage(tree.addUser(physics, "ann", 10), 300.0L);
    small.situation.setOwnUsage(tree.addUser(physics, "bob", 20), 100.0L);
    const AssociationId theory = tree.addAccount(physics, "theory", 7);
    tree.addUser(theory, "ann", sharesParent);
    tree.addUser(theory, "cyd", 3);
    const AssociationId chemistry = tree.addAccount(AssociationTree::root(), "chemistry", 60);
    tree.addUser(chemistry, "ann", 5);
    tree.addUser(chemistry, "dan", 5);
    return small;
}

/// A window with a small policy on the page Accounts.
class AccountsFixture : public QObject
{
protected:
    void setUp()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.resize(1280, 800);
        m_fixture->window.show();
        document()->setMergeInterval(std::chrono::milliseconds(-1));
        document()->load(smallPolicy(), {}, QStringLiteral("small"), {});
        QVERIFY(m_fixture->waitForResults());
        m_page = qobject_cast<AccountsPage *>(m_fixture->window.page(PageName::Accounts));
        m_fixture->window.activateWindow();
        m_page->view()->setFocus();
    }
    Document *document() const { return m_fixture->window.workspace()->document(); }
    const AssociationTree &tree() const { return document()->policy().associations; }
    AccountActions *actions() const { return m_page->actions(); }
    QString notice() const
    {
        const auto *notice = m_page->findChild<InlineNotice *>();
        return notice->text();
    }
    AssociationId account(const char *name) const { return tree().findAccount(name); }
    AssociationId user(const char *accountName, const char *name) const { return tree().findUser(account(accountName), name); }
    void choose(AssociationId id, int column = AccountTreeModel::RawShares)
    {
        m_page->view()->setFocus();
        m_page->view()->setCurrentIndex(m_page->model()->index(id, column));
    }
    AssociationId currentId() const { return AccountTreeModel::associationId(m_page->view()->currentIndex()); }
    static void trigger(QAction *action) { action->trigger(); }
    void typeInto(const char *text)
    {
        AccountView *view = m_page->view();
        QTest::keyClicks(view, QString::fromLatin1(text).left(1));
        auto *editor = view->findChild<QLineEdit *>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, QString::fromLatin1(text).mid(1));
        QTest::keyClick(editor, Qt::Key_Return);
    }
    /// Drags @p data over a row and drops it there; false when the view would not have it.
    bool drag(QMimeData *data, AssociationId target)
    {
        AccountView *view = m_page->view();
        const QPoint where = view->visualRect(m_page->model()->index(target)).center();
        QDragEnterEvent enter(where, Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view->viewport(), &enter);
        QDragMoveEvent move(where, Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view->viewport(), &move);
        if (!move.isAccepted()) {
            return false;
        }
        QDropEvent drop(where, Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view->viewport(), &drop);
        return drop.isAccepted();
    }

    std::unique_ptr<WindowFixture> m_fixture;
    AccountsPage *m_page = nullptr;
};

} // namespace apportion
