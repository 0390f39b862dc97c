// SPDX-License-Identifier: GPL-3.0-or-later
// What is done in the tree of accounts. Which account is worked on is found before the work begins.
#include "window_script.h"

#include "gui/accounts/account_actions.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/accounts_page.h"
#include "models/association_mime.h"
#include "storage/policy_file.h"

#include <QLineEdit>
#include <QScrollBar>

#include <algorithm>
#include <iterator>
#include <span>
#include <tuple>

namespace apportion::test
{

void WindowScript::addFileSteps()
{
    const QString path = m_folder.filePath(QStringLiteral("large.apportion"));
    add(
        QStringLiteral("open a file"), [this, path](int) { m_fixture.window.files()->open({ path }); },
        [this, path](int) {
            if (!QFile::exists(path)) {
                require(writePolicyFile(path, document()->snapshot()).isWritten(), "the policy is written");
            }
            document()->load(Snapshot(), {}, QStringLiteral("nothing"), {});
            require(turnUntil([this] { return isUpToDate(); }), "an empty policy is shown");
        });
}

void WindowScript::addEditSteps()
{
    const auto choose = [this](int which) { return [this, which](int round) { m_target = someAccount(which + round); }; };
    add(
        QStringLiteral("add"),
        [this](int round) {
            document()->setMergeInterval(std::chrono::milliseconds(-1)); // opening a file set it
            require(bool(document()->addUsers(m_target, { QStringLiteral("new%1").arg(round) })), "a user is added");
        },
        choose(0));
    add(
        QStringLiteral("rename"),
        [this](
            int round) { require(bool(document()->renameAssociation(m_target, QStringLiteral("renamed%1").arg(round))), "an account is renamed"); },
        choose(0));
    add(
        QStringLiteral("move"), [this](int) { require(bool(document()->moveAssociations({ m_moved }, m_target)), "an account is moved"); },
        [this](int round) { std::tie(m_moved, m_target) = movable(round); });
    add(
        QStringLiteral("remove a subtree"), [this](int) { require(bool(document()->removeAssociations({ m_target })), "an account is removed"); },
        choose(60));
    add(
        QStringLiteral("shares"), [this](int) { require(document()->setRawShares({ m_target }, ++m_shares), "shares are edited"); }, choose(0));
    add(
        QStringLiteral("option"),
        [this](int) {
            require(document()->setAssociationOption({ m_target }, "Description", "text " + std::to_string(++m_shares)), "an option is edited");
        },
        choose(0));
    add(
        QStringLiteral("fill all down"), [this](int) { require(document()->setRawShares(m_all, ++m_shares), "everybody is given shares"); },
        [this](int) { m_all = everybody(); });
}

void WindowScript::addUndoSteps()
{
    add(
        QStringLiteral("undo"), [this](int) { document()->undoStack()->undo(); },
        [this](int round) { require(bool(document()->removeAssociations({ someAccount(round + 20) })), "an account is removed"); });
    add(
        QStringLiteral("redo"), [this](int) { document()->undoStack()->redo(); },
        [this](int round) {
            require(bool(document()->removeAssociations({ someAccount(round + 40) })), "an account is removed");
            document()->undoStack()->undo();
        });
    add(
        QStringLiteral("undo of a fill"), [this](int) { document()->undoStack()->undo(); },
        [this](int) { require(document()->setRawShares(everybody(), ++m_shares), "everybody is given shares"); });
}

void WindowScript::addViewSteps()
{
    const auto filter = [this](const char *text, int round) { m_page->model()->setFilterText(QString::fromLatin1(text).arg(round)); };
    add(QStringLiteral("filter"), [filter](int round) { filter("USR00%1", round); });
    add(
        QStringLiteral("filter away"), [this](int) { m_page->model()->setFilterText({}); }, [filter](int round) { filter("usr00%1", round); });
    const auto sort = [this](int column, int round) { m_page->model()->sort(column, round % 2 == 0 ? Qt::DescendingOrder : Qt::AscendingOrder); };
    add(QStringLiteral("sort by usage"), [sort](int round) { sort(AccountTreeModel::Usage, round); });
    add(QStringLiteral("sort by name"), [sort](int round) { sort(AccountTreeModel::Name, round); });
    add(QStringLiteral("scroll"), [this](int round) {
        QScrollBar *bar = m_page->view()->verticalScrollBar();
        bar->setValue(bar->maximum() * (round % 7 + 1) / 7);
    });
    add(QStringLiteral("next place"), [this](int) { m_page->actions()->nextPlace->trigger(); });
    add(
        QStringLiteral("go to"),
        [this](int round) {
            m_fixture.window.workspace()->jump({ ObjectRef::Kind::Association, userAsDeep(round * 2 + 301), {} });
        },
        // another user of the same depth is explained before: neither the panel nor a longer path is part of the work
        [this](int round) {
            m_fixture.window.workspace()->jump({ ObjectRef::Kind::Association, userAsDeep(round * 2 + 300), {} });
        });
}

void WindowScript::addClipboardSteps()
{
    add(
        QStringLiteral("drag"),
        [this](int) {
            AccountTreeModel *model = m_page->model();
            const std::unique_ptr<QMimeData> data(model->mimeData({ model->index(m_moved) }));
            require(model->canDropMimeData(data.get(), Qt::MoveAction, -1, -1, model->index(m_target)), "an account can be dropped");
            require(model->dropMimeData(data.get(), Qt::MoveAction, -1, -1, model->index(m_target)), "an account is dropped");
        },
        [this](int round) { std::tie(m_moved, m_target) = movable(round + 100); });
    add(
        QStringLiteral("cut and paste"),
        [this](int) {
            m_page->view()->selectAssociations({ m_moved });
            m_page->actions()->cut->trigger();
            m_page->view()->selectAssociations({ m_target });
            m_page->actions()->paste->trigger();
            require(tree().parent(m_moved) == m_target, "what was cut is pasted");
        },
        [this](int round) { std::tie(m_moved, m_target) = movable(round + 140); });
    add(
        QStringLiteral("copy and paste"),
        [this](int) {
            m_page->view()->selectAssociations({ m_target });
            m_page->actions()->copy->trigger();
            const AssociationId before = tree().count();
            m_page->actions()->paste->trigger();
            require(turnUntil([&] { return tree().count() > before; }), "what was copied is pasted");
        },
        [this](int round) { m_target = someAccount(round + 200); });
    add(
        QStringLiteral("paste a large tree"), [this](int) { pasteMuch(); }, [this](int) { dropPasted(); });
    add(
        QStringLiteral("undo of a paste"), [this](int) { document()->undoStack()->undo(); },
        [this](int) {
            dropPasted();
            pasteMuch();
        });
}

void WindowScript::addTypingStep()
{
    add(
        QStringLiteral("shares typed into a cell"),
        [this](int) {
            AccountView *view = m_page->view();
            QTest::keyClick(view, Qt::Key_F2);
            auto *editor = view->findChild<QLineEdit *>();
            require(editor != nullptr, "the cell has an editor");
            QTest::keyClicks(editor, QString::number(++m_shares));
            QTest::keyClick(editor, Qt::Key_Return);
            require(turnUntil([this] { return tree().rawShares(m_target) == m_shares; }), "what was typed is taken");
        },
        [this](int) {
            m_fixture.window.showPage(0);
            m_target = topAccount();
            m_page->view()->setCurrentIndex(m_page->model()->index(m_target, AccountTreeModel::RawShares));
            m_page->view()->setFocus();
        });
}

/// Pastes copies of what hangs from the accounts below root, of a very large tree a part of it.
void WindowScript::pasteMuch()
{
    const std::span<const AssociationId> below = m_page->model()->rows()->children(AssociationTree::root());
    std::vector<AssociationId> tops;
    std::copy_if(
        below.begin(), below.end(), std::back_inserter(tops), [this](AssociationId id) { return tree().isLive(id) && tree().isAccount(id); });
    m_beforePaste = tree().count();
    if (m_beforePaste > 200000) {
        tops.resize(std::max<std::size_t>(1, tops.size() / 10));
    }
    m_page->model()->paster()->pasteCopies(tops, AssociationTree::root());
    require(turnUntil([this] { return tree().count() > m_beforePaste; }), "a large tree is pasted");
}

void WindowScript::dropPasted()
{
    if (m_beforePaste > 0 && tree().count() > m_beforePaste) {
        document()->undoStack()->undo();
    }
}

} // namespace apportion::test
