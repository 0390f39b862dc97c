// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <array>
#include <functional>
#include <memory>

namespace apportion
{

/// Tells of the signals by which a session or a terminal that ends asks programs to end, SIGTERM and SIGHUP, in the event loop:
/// what may be done in a handler is too little to leave anything in order. One at a time.
class QuitSignals : public QObject
{
    Q_OBJECT

public:
    /// @p quit is called for each such signal, by the thread that made this.
    explicit QuitSignals(const std::function<void()> &quit, QObject *parent = nullptr);
    ~QuitSignals() override;

private:
    std::array<int, 2> m_sockets { -1, -1 }; ///< what the handler writes, and what is read
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace apportion
