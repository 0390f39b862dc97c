// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/history_chart.h"
#include "history/history.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace apportion
{

// What the page History shows, read and changed in the usual file. Not for the window's thread.

/// The list of runs and pulls.
struct KeptList
{
    std::vector<history::Entry> entries; ///< the newest first
    QStringList names; ///< accounts, and users as account/user, of the newest pull's cluster
    std::string cluster;
    QString error;
    QString putAside;
};
/// @p check None: a list was read before.
[[nodiscard]] KeptList readKept(history::History::Check check = history::History::Check::Whole);

/// Usage and score of an account, or of "account/user", over the pulls of a cluster.
[[nodiscard]] HistoryData readSeries(const std::string &cluster, const QString &name);

/// What is told below the chart of one entry, or of the difference of two.
struct KeptDetails
{
    enum class Kind { Changes, Measured, Numbers };
    Kind kind = Kind::Changes;
    std::vector<QStringList> rows; ///< of four texts
    std::size_t leftOut = 0; ///< rows that there are besides
    bool isReadable = true; ///< false: a policy cannot be read
};
/// Of a pull what changed in the policy since the one before, of a run what was measured.
[[nodiscard]] KeptDetails readEntry(const history::Entry &entry);
/// The numbers in which two entries differ, or what differs between their policies.
[[nodiscard]] KeptDetails readDifference(const history::Entry &before, const history::Entry &after, bool isOfPolicies);

/// Writes entries as comma-separated values, of no entries all pulls. Why it could not be done; empty when it was.
[[nodiscard]] QString exportEntries(std::vector<history::Entry> entries, const QString &path);

} // namespace apportion
