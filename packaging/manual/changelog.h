// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

#include <vector>

namespace apportion::manual
{

/// One release as CHANGELOG.md tells it.
struct Release
{
    QString version;
    QDate date;
    QStringList changes;
};

/// The releases in CHANGELOG.md, the newest first: "## 1.2.3 (2026-11-22)" and the items below it.
[[nodiscard]] std::vector<Release> releasesOf(const QString &changelog);
/// The same in the form of Debian's packages.
[[nodiscard]] QString debianChangelog(const std::vector<Release> &releases);
/// The same as elements of AppStream's metadata.
[[nodiscard]] QString releaseElements(const std::vector<Release> &releases);

} // namespace apportion::manual
