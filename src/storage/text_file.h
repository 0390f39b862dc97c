// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace apportion
{

/// Writes a file as a whole or not at all; every step is checked. Returns false and says why in @p error.
[[nodiscard]] bool writeTextFile(const QString &path, const QByteArray &bytes, QString *error);

/// The whole of a file, or nothing with the reason in @p error. Files above @p limit bytes are refused.
[[nodiscard]] std::optional<QByteArray> readTextFile(const QString &path, QString *error, qint64 limit = 256 * 1024 * 1024);

} // namespace apportion
