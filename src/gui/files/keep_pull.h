// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/open_files.h"

namespace apportion
{

/// Whether the user wants what clusters answer to be kept in the history, here and in later sessions.
[[nodiscard]] bool keepsPulls();
void setKeepsPulls(bool keeps);

/// Keeps what a cluster answered in the history, when that is wanted and it is all of it: else usage would be told as 0 where nobody said it. What
/// goes wrong is added to its diagnostics. Not for the window's thread.
void keepPull(OpenedFiles &opened, const Diagnostics &failures);

} // namespace apportion
