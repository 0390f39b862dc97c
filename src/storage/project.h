// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"
#include "slurm/conf/conf_includes.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>

namespace apportion
{

/// Where a policy that the draft is compared with comes from, for people.
struct Baseline
{
    enum class Origin : std::uint8_t {
        Imported, ///< the policy as it was imported, or as the sample has it
        Opened, ///< as a file was read that has no baseline
        Exported, ///< as it went to the cluster last
        File ///< another policy: `name`
    };

    Origin origin = Origin::Imported;
    QString name;
    QDateTime when;

    /// Whether it is what the cluster answered, or files from it.
    [[nodiscard]] bool isCluster() const { return origin == Origin::Imported || origin == Origin::File; }
};

/// A policy that a project holds beside its draft.
struct ProjectVersion
{
    Snapshot snapshot;
    Baseline info;
};

/// All that a project file holds: the draft, what it is compared with, and what it takes to export it.
///
/// A value: what the versions have in common with the draft is shared.
struct Project : Snapshot
{
    Project() = default;
    // a policy of which nothing else is known
    Project(const Snapshot &draft) : Snapshot(draft) { }
    Project(const Policy &draft, const Situation &at) : Snapshot { draft, at } { }

    /// Without a baseline the draft as it is becomes it: as it was imported, or as @p origin says. @p when: the time of what it is made of.
    void settleBaseline(Baseline::Origin origin, const QString &name, const QDateTime &when = QDateTime::currentDateTime())
    {
        if (!baseline) {
            baseline = ProjectVersion { *this, { origin, name, when } };
        }
    }

    std::optional<ProjectVersion> baseline;
    std::optional<ProjectVersion> exported; ///< as it was exported last
    std::shared_ptr<const slurm::OriginalConf> conf; ///< the cluster's slurm.conf; null: not known
};

} // namespace apportion
