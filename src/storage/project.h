// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree.h"
#include "core/policy/situation.h"
#include "slurm/conf/conf_includes.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace apportion
{

/// Where a policy that the draft is compared with comes from, for people.
struct Baseline
{
    enum class Origin : std::uint8_t {
        Imported, ///< the policy as it was imported, or as the sample has it
        Opened, ///< as a file was read that has no baseline
        Exported, ///< as it went to the cluster last
        File, ///< another policy: `name`
        Scenario ///< another scenario of the project: `name`
    };

    Origin origin = Origin::Imported;
    QString name;
    QDateTime when;

    /// Whether it is what the cluster answered, or files from it.
    [[nodiscard]] bool isCluster() const { return origin == Origin::Imported || origin == Origin::File; }
    /// Whether the draft is meant to be made of it: another draft is only compared with.
    [[nodiscard]] bool isApplied() const { return origin != Origin::Scenario; }
};

/// A policy that a project holds beside its draft.
struct ProjectVersion
{
    Snapshot snapshot;
    Baseline info;
};

/// A draft under its name.
struct Scenario
{
    QString name;
    Snapshot snapshot;
};

/// How far what was imported is what the cluster itself computed.
struct ClusterAgreement
{
    Agreement agreement;
    Printed printed; ///< empty when it was read of a project file that does not keep it: nothing differed, or it has another baseline now
    Snapshot imported; ///< what it was printed of; likewise
    std::string reportedBy {}; ///< of a file that reports the differences, and so has what was printed: the Apportion that wrote it

    /// Whether what was printed is there, to compare with or to report.
    [[nodiscard]] bool isKept() const { return !printed.isEmpty(); }
};

/// All that a project file holds: the draft, what it is compared with, and what it takes to export it.
///
/// A value: what the versions have in common with the draft is shared.
struct Project : Snapshot
{
    /// So many scenarios beside the draft can be made.
    static constexpr std::size_t mostOthers = 7;
    /// So many a file holds: a merge brings those of others along, and none of them may be lost.
    static constexpr std::size_t mostKept = 22;

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

    /// Makes the scenario of that name the draft, and the draft one of the others. False when there is none.
    bool edit(const QString &name);

    QString scenario; ///< the name of the draft; empty while it is the only one
    std::vector<Scenario> others; ///< that are not edited now; names differ, also from that of the draft
    std::optional<ProjectVersion> baseline;
    std::optional<ProjectVersion> exported; ///< as it was exported last
    std::shared_ptr<const slurm::OriginalConf> conf; ///< the cluster's slurm.conf; null: not known
    /// Of an import in which numbers of the cluster's own stood, else null.
    std::shared_ptr<const ClusterAgreement> agreement;
};

/// The draft of a project, or another one of it, as the cluster will have it: with what situationAfterApply() makes of usage.
/// As it stands where nothing is known of the cluster.
[[nodiscard]] Snapshot appliedDraft(const Project &project, const Snapshot &draft);
[[nodiscard]] inline Snapshot appliedDraft(const Project &project)
{
    return appliedDraft(project, project);
}

/// Where a scenario of that name stands; −1: nowhere.
[[nodiscard]] int findScenario(const std::vector<Scenario> &scenarios, const QString &name);

/// Whether both are the same version, or none: told from where and when it was taken, in whole seconds as files have them.
[[nodiscard]] inline bool isSameVersion(const std::optional<ProjectVersion> &a, const std::optional<ProjectVersion> &b)
{
    return a.has_value() == b.has_value()
        && (!a || (a->info.origin == b->info.origin && a->info.when.toSecsSinceEpoch() == b->info.when.toSecsSinceEpoch()));
}

/// The project in which @p draft is what was merged: what stands beside the draft is theirs, unless only mine is another
/// than it was. Scenarios that both changed are kept both, theirs under another name. The drafts are of one scenario.
[[nodiscard]] Project mergedProject(const Project &base, const Project &mine, const Project &theirs, const Snapshot &draft);

} // namespace apportion
