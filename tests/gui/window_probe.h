// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/work_count.h"
#include "support/thread_allocations.h"

#include <QAbstractItemModel>
#include <QObject>
#include <QString>

#include <cstdint>

class QWidget;

namespace apportion::test
{

/// What the window's thread did between two moments, counted: the same on a slow machine and on a fast one.
struct WindowWork
{
    WorkCounts work {};
    ThreadAllocations given;
    std::uint64_t bytesRead = 0; ///< from files, pipes and sockets; 0 where the system does not tell
    std::uint64_t bytesWritten = 0;
    std::uint64_t paints = 0; ///< widgets that were painted
    std::uint64_t cellSignals = 0; ///< dataChanged() of models that views show
    std::uint64_t layoutSignals = 0; ///< layoutChanged() and modelReset()
    std::uint64_t rowSignals = 0; ///< rows inserted, moved and removed

    [[nodiscard]] std::uint64_t of(Work kind) const { return work[static_cast<std::size_t>(kind)]; }
    /// All of it in a line, for whoever looks for the reason.
    [[nodiscard]] QString text() const;
};

/// Counts what this thread does for a window from here on.
class WindowProbe : public QObject
{
public:
    explicit WindowProbe(QWidget &window);
    ~WindowProbe() override;

    [[nodiscard]] WindowWork counted() const;

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void listenTo(QAbstractItemModel *model);

    WindowWork m_counted; ///< what is told by signals and events
    WindowWork m_before;
};

} // namespace apportion::test
