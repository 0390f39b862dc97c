// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace apportion
{

struct RecoverableWork;

/// What was edited and not saved, part by part: "2 shares changed", "physics renamed to phys", "notes changed".
[[nodiscard]] QStringList recoveryWords(const RecoverableWork &work);

} // namespace apportion
