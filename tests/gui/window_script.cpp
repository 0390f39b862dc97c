// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_script.h"

#include "document/journal.h"
#include "gui/accounts/accounts_page.h"
#include "storage/policy_file.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>

namespace apportion::test
{

namespace
{

/// So many jobs are pending whatever the number of associations.
constexpr std::uint32_t jobCount = 1000;

/// How long nothing must be computed until the window is taken to be at rest: its own timers are shorter.
constexpr std::chrono::milliseconds rest(60);

Snapshot scriptPolicy(AssociationId associations, Algorithm algorithm)
{
    Snapshot now = generatedPolicy({ associations, jobCount, 7 });
    now.policy.priority.set(PriorityFlag::NoFairTree, algorithm == Algorithm::Classic);
    now.policy.priority.set(PriorityFlag::DepthOblivious, algorithm == Algorithm::DepthOblivious);
    return now;
}

} // namespace

void require(bool done, const char *what)
{
    if (!done) {
        throw ScriptError(what);
    }
}

bool turnUntil(const std::function<bool()> &done, std::chrono::milliseconds limit)
{
    const QDeadlineTimer deadline(limit);
    QEventLoop loop;
    QTimer check;
    QObject::connect(&check, &QTimer::timeout, &loop, [&] {
        if (done() || deadline.hasExpired()) {
            loop.quit();
        }
    });
    check.start(1);
    loop.exec();
    return done();
}

WindowScript::WindowScript(AssociationId associations) : m_size(associations)
{
    m_fixture.window.resize(1280, 800);
    m_fixture.window.show();
    m_page = qobject_cast<AccountsPage *>(m_fixture.window.page(PageName::Accounts));
    require(m_page != nullptr, "the first page is that of the accounts");
    require(m_fixture.window.pages().size() == MainWindow::pageNames().size(), "all pages are there"); // no step is to make one
    m_journal = std::make_unique<Journal>(document(), m_folder.filePath(QStringLiteral("journals")));
    load(Algorithm::FairTree);
    addFileSteps();
    addEditSteps();
    addUndoSteps();
    addViewSteps();
    addClipboardSteps();
    addPageSteps();
    addTypingStep();
    addTimeSteps();
    addChartSteps();
}

WindowScript::~WindowScript()
{
    m_journal->discard();
}

void WindowScript::add(QString name, std::function<void(int)> perform, std::function<void(int)> prepare)
{
    m_steps.push_back({ std::move(name), prepare ? std::move(prepare) : [](int) {}, std::move(perform) });
}

bool WindowScript::isUpToDate() const
{
    return !m_page->model()->isBusy() && m_fixture.window.workspace()->isUpToDate() && !m_fixture.window.files()->tasks()->isBusy();
}

void WindowScript::settle()
{
    QDeadlineTimer calm(rest);
    const bool rested = turnUntil([&] {
        if (!isUpToDate() || QThreadPool::globalInstance()->activeThreadCount() > 0) {
            calm.setRemainingTime(rest);
        }
        return calm.hasExpired();
    });
    require(rested, "the window comes to rest");
}

void WindowScript::load(Algorithm algorithm)
{
    document()->load(scriptPolicy(m_size, algorithm), {}, QStringLiteral("large"), {});
    document()->setMergeInterval(std::chrono::milliseconds(-1));
    require(turnUntil([this] { return isUpToDate(); }), "a policy is shown");
    settle();
    require(m_page->model()->visibleCount() == static_cast<int>(m_size), "all of the policy is shown");
}

void WindowScript::giveTopAccountOtherShares()
{
    require(document()->setRawShares({ topAccount() }, ++m_shares), "shares are edited");
}

AssociationId WindowScript::someAccount(int which) const
{
    const auto &rows = m_page->model()->rows();
    const AssociationId first = static_cast<AssociationId>(which) * 997;
    for (AssociationId step = 0; step < tree().rowCount(); ++step) {
        const AssociationId id = (first + step) % tree().rowCount();
        if (id != AssociationTree::root() && tree().isLive(id) && tree().isAccount(id) && rows->children(id).size() > 3) {
            return id;
        }
    }
    return AssociationTree::root();
}

/// A user in an account that hangs from one right below root, whatever the size of the tree.
AssociationId WindowScript::userAsDeep(int which) const
{
    const AssociationId first = static_cast<AssociationId>(which) * 997;
    for (AssociationId step = 0; step < tree().rowCount(); ++step) {
        const AssociationId id = (first + step) % tree().rowCount();
        if (id == AssociationTree::root() || !tree().isLive(id) || tree().isAccount(id)) {
            continue;
        }
        const AssociationId account = tree().parent(id);
        if (account != AssociationTree::root() && tree().parent(account) != AssociationTree::root()
            && tree().parent(tree().parent(account)) == AssociationTree::root()) {
            return id;
        }
    }
    throw ScriptError("a user is three levels below root");
}

/// An account right below root: what it is given moves everybody.
AssociationId WindowScript::topAccount() const
{
    for (AssociationId id = 1; id < tree().rowCount(); ++id) {
        if (tree().isLive(id) && tree().isAccount(id) && tree().parent(id) == AssociationTree::root() && !tree().usesParent(id)) {
            return id;
        }
    }
    throw ScriptError("there is an account below root");
}

/// Everybody below root.
std::vector<AssociationId> WindowScript::everybody() const
{
    std::vector<AssociationId> ids;
    for (AssociationId id = 1; id < tree().rowCount(); ++id) {
        if (tree().isLive(id)) {
            ids.push_back(id);
        }
    }
    return ids;
}

/// An account and one that is not below it.
std::pair<AssociationId, AssociationId> WindowScript::movable(int which) const
{
    const AssociationId moved = someAccount(which);
    for (int other = which + 11; other < which + 1000; ++other) {
        if (const AssociationId target = someAccount(other); target != tree().parent(moved) && tree().canMove(moved, target)) {
            return { moved, target };
        }
    }
    throw ScriptError("something can be moved");
}

} // namespace apportion::test
