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

/// Whether both are the same version, or none: told from where and when it was taken, in whole seconds as files have them.
[[nodiscard]] inline bool isSameVersion(const std::optional<ProjectVersion> &a, const std::optional<ProjectVersion> &b)
{
    return a.has_value() == b.has_value()
        && (!a || (a->info.origin == b->info.origin && a->info.when.toSecsSinceEpoch() == b->info.when.toSecsSinceEpoch()));
}

/// The project in which @p draft is what was merged: what stands beside the draft is theirs, unless only mine is another
/// than it was.
[[nodiscard]] inline Project mergedProject(const Project &base, const Project &mine, const Project &theirs, const Snapshot &draft)
{
    Project merged = theirs;
    if (!isSameVersion(base.baseline, mine.baseline)) {
        merged.baseline = mine.baseline;
        merged.conf = mine.conf;
    }
    merged.exported = isSameVersion(base.exported, mine.exported) ? theirs.exported : mine.exported;
    static_cast<Snapshot &>(merged) = draft;
    return merged;
}

} // namespace apportion
