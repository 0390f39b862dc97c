// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"
#include "cli/terminal_buffer.h"
#include "core/version.h"

#include <QCoreApplication>

#include <exception>
#include <iostream>
#include <memory>
#include <unistd.h>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // commands that run others need its event loop
    QCoreApplication::setApplicationVersion(QString::fromUtf8(apportion::versionText()));
    const std::unique_ptr<apportion::cli::TerminalBuffer> out(isatty(STDOUT_FILENO) != 0 ? new apportion::cli::TerminalBuffer(std::cout) : nullptr);
    const std::unique_ptr<apportion::cli::TerminalBuffer> errors(
        isatty(STDERR_FILENO) != 0 ? new apportion::cli::TerminalBuffer(std::cerr) : nullptr);
    try {
        return apportion::cli::runCommandLine({ argv + 1, argv + argc }, { std::cout, std::cerr });
    } catch (const std::exception &error) {
        std::cerr << "apportion-cli: " << error.what() << '\n';
        return apportion::cli::exitUnusable;
    }
}
