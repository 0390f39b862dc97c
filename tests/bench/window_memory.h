// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace apportion::bench
{

/// Opens a policy file in a window, makes edits, each journalled, saves, and prints what memory the program takes. A file that
/// is not there is made, with so many associations. Returns what the program is to return.
int measureMemory(const QString &file, unsigned associations);

/// The value of a line of one of the system's files; empty where there is none.
QString valueIn(const char *path, const char *key);

} // namespace apportion::bench
