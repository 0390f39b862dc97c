// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/generated_policy.h"
#include "window_fixture.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

namespace apportion
{
class AccountsPage;
class Journal;
}

namespace apportion::test
{

/// The window did not do what a step of the script asked of it.
class ScriptError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// Throws ScriptError that says @p what when @p done is false.
void require(bool done, const char *what);

/// Something that is done at the window. A round may differ from the one before, so that each of them has work to do.
struct WindowStep
{
    QString name;
    std::function<void(int round)> prepare; ///< what must be so before; not part of the work
    std::function<void(int round)> perform; ///< what the user does; what follows from it is waited for by settle()
};

/// The work of an hour at a window with a large policy, each edit of it journalled, in the order of steps(): a file is
/// opened; associations are added, renamed, moved, dragged, pasted, removed, filtered, sorted and scrolled; shares are
/// edited while each of the pages and each of the charts is shown. Tests count what it costs, the benchmark measures it.
class WindowScript
{
public:
    /// A window that shows a generated policy of that size.
    explicit WindowScript(AssociationId associations);
    ~WindowScript();
    WindowScript(const WindowScript &) = delete;
    WindowScript &operator=(const WindowScript &) = delete;

    [[nodiscard]] const std::vector<WindowStep> &steps() const { return m_steps; }
    /// Whether all numbers are those of the document as it is, and which rows are shown is known.
    [[nodiscard]] bool isUpToDate() const;
    /// Turns the event loop until that is so, nothing is computed any more and all of it is drawn.
    void settle();

    [[nodiscard]] MainWindow &window() { return m_fixture.window; }
    [[nodiscard]] AccountsPage *page() const { return m_page; }

private:
    void addFileSteps();
    void addEditSteps();
    void addUndoSteps();
    void addViewSteps();
    void addClipboardSteps();
    void addPageSteps();
    void addTimeSteps();
    void addTypingStep();
    void addChartSteps();
    void addChart(const char *name, const char *page, Algorithm algorithm, std::function<void()> choose);
    void add(QString name, std::function<void(int)> perform, std::function<void(int)> prepare = {});

    [[nodiscard]] Document *document() const { return m_fixture.window.workspace()->document(); }
    [[nodiscard]] const AssociationTree &tree() const { return document()->policy().associations; }
    void load(Algorithm algorithm);
    void giveTopAccountOtherShares();
    void pasteMuch();
    void dropPasted();
    [[nodiscard]] AssociationId someAccount(int which) const;
    [[nodiscard]] AssociationId userAsDeep(int which) const;
    [[nodiscard]] AssociationId topAccount() const;
    [[nodiscard]] std::vector<AssociationId> everybody() const;
    [[nodiscard]] std::pair<AssociationId, AssociationId> movable(int which) const;

    AssociationId m_size;
    QTemporaryDir m_folder;
    mutable WindowFixture m_fixture; // the window hands out its parts to who may change them
    std::unique_ptr<Journal> m_journal;
    AccountsPage *m_page = nullptr;
    std::vector<WindowStep> m_steps;
    std::uint32_t m_shares = 20; ///< given last
    AssociationId m_moved = 0; ///< what is dragged or cut, and where to
    AssociationId m_target = 0;
    AssociationId m_beforePaste = 0; ///< how many there were
    std::vector<AssociationId> m_all; ///< everybody, to be filled down
};

/// Turns the event loop until @p done, without the naps that QTest's own waiting takes; false after @p limit.
[[nodiscard]] bool turnUntil(const std::function<bool()> &done, std::chrono::milliseconds limit = std::chrono::milliseconds(patience));

} // namespace apportion::test
