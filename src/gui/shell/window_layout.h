// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QSettings;
class QWidget;

namespace apportion
{

// The place and size of the window and where its splitters stand, kept from one start to the next. A splitter is known by
// the kind of page it belongs to and its number there: one that was added or has other parts keeps its own sizes.

void saveLayout(const QMainWindow &window, QSettings &settings);
void restoreLayout(QMainWindow &window, const QSettings &settings);
/// Only the splitters of @p part, as when a page is made after the window has its layout.
void restoreSplitters(const QWidget &part, const QSettings &settings);

} // namespace apportion
