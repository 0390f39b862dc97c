// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"
#include "core/version.h"

#include <QCoreApplication>

#include <exception>
#include <iostream>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // commands that run others need its event loop
    QCoreApplication::setApplicationVersion(QString::fromUtf8(apportion::versionText()));
    try {
        return apportion::cli::runCommandLine({ argv + 1, argv + argc }, { std::cout, std::cerr });
    } catch (const std::exception &error) {
        std::cerr << "apportion-cli: " << error.what() << '\n';
        return apportion::cli::exitUnusable;
    }
}
