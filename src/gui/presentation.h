// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace apportion
{

class FileController;
class MainWindow;
class Workspace;

/// How much larger everything is on a projector.
inline constexpr double presentationScale = 1.5;

/// Opens a second, larger window for the projector, on a copy of the policy as it is: what is shown there changes nothing
/// here. It is a program of its own, since type sizes are chosen when a program starts.
void startPresentation(Workspace *workspace, FileController *files);

/// The other side: fills the screen with @p window, which takes over the copy and deletes its file. Escape ends it.
void presentIn(MainWindow *window, const QString &copy);

} // namespace apportion
