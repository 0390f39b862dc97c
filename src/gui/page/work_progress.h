// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/progress.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QProgressBar;

namespace apportion
{

/// How far work on another thread has come, with a way to stop it. Shows itself only when the work takes longer.
class WorkProgress : public QWidget
{
    Q_OBJECT

public:
    /// What the work tells of itself: which part is done, 0 … 1. Callable from any thread, as long as the work needs it.
    using Report = std::function<void(double)>;

    /// @p name is what the bar is called where it cannot be seen.
    explicit WorkProgress(const QString &name, QWidget *parent = nullptr);

    /// Work begins; what is reported of earlier work counts no more.
    [[nodiscard]] Report begin();
    /// The same for work that tells @p progress, which is cancelled when the work is stopped.
    void begin(std::shared_ptr<Progress> progress);
    /// It has ended.
    void end();

Q_SIGNALS:
    void stopped();

private:
    QProgressBar *m_bar;
    QTimer m_clock;
    std::shared_ptr<Progress> m_progress;
};

} // namespace apportion
