// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into Slurm's programs: what they send goes out at once. They write the length of a message and the message
// itself one after the other, for which the kernel otherwise waits 40 ms, many times in each call of sacctmgr.
#include <dlfcn.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

extern "C" int socket(int domain, int type, int protocol) noexcept
{
    using Function = int (*)(int, int, int);
    static const auto real = reinterpret_cast<Function>(dlsym(RTLD_NEXT, "socket"));
    const int made = real(domain, type, protocol);
    if (made >= 0 && (domain == AF_INET || domain == AF_INET6)) {
        const int on = 1;
        (void)setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on); // connections that it accepts inherit it
    }
    return made;
}
