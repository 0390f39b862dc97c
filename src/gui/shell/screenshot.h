// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace apportion
{

class MainWindow;

/// Saves a picture of the window at @p path once it shows numbers, or, where nothing is opened, once it is shown. Then @p end is
/// called from the event loop with the program's exit code: 0, or 2 when there is no picture, because there never will be
/// numbers or the file cannot be written; that is told on the standard error.
void takeScreenshotWhenReady(MainWindow *window, const QString &path, bool opensSomething, const std::function<void(int)> &end);

} // namespace apportion
