// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/quit_signals.h"

#include <atomic>
#include <csignal>

#include <sys/socket.h>
#include <unistd.h>

namespace apportion
{

namespace
{

constexpr std::array quitSignals { SIGTERM, SIGHUP };

std::atomic<int> writtenByHandler { -1 };
static_assert(std::atomic<int>::is_always_lock_free); // else no handler may read it

void handleQuit(int)
{
    constexpr char any = 1;
    if (const int socket = writtenByHandler.load(); socket >= 0) {
        [[maybe_unused]] const ssize_t written = write(socket, &any, sizeof(any));
    }
}

void setHandler(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int signal : quitSignals) {
        sigaction(signal, &action, nullptr);
    }
}

} // namespace

QuitSignals::QuitSignals(const std::function<void()> &quit, QObject *parent) : QObject(parent)
{
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, m_sockets.data()) != 0) {
        return; // then they end the program as they always did
    }
    m_notifier = std::make_unique<QSocketNotifier>(m_sockets[1], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this, quit] {
        char any = 0;
        if (read(m_sockets[1], &any, sizeof(any)) > 0) {
            quit();
        }
    });
    writtenByHandler = m_sockets[0];
    setHandler(handleQuit);
}

QuitSignals::~QuitSignals()
{
    if (m_notifier != nullptr) {
        setHandler(SIG_DFL);
        writtenByHandler = -1;
        m_notifier.reset();
        close(m_sockets[0]);
        close(m_sockets[1]);
    }
}

} // namespace apportion

#include "moc_quit_signals.cpp"
