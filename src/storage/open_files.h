// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/progress.h"
#include "slurm/import/import.h"
#include "storage/project.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

namespace apportion
{

/// A policy from whatever files were given.
struct OpenedFiles : Project
{
    std::shared_ptr<Evaluation> evaluated; ///< of openToEvaluate() alone: an evaluation of these files, for another to begin with
    Printed printed; ///< what Slurm itself computed, when it was imported, or a report of differences opened
    Diagnostics diagnostics;
    bool usable = false; ///< there is a policy to show
    /// Nothing of what was given is known to be damaged or lost. Else what is there is only good for rescue: nothing is to be
    /// computed, compared or exported from it.
    bool complete = false;
    QString name; ///< to show while it has no file of its own: the cluster's name, or a file's
    QString policyPath; ///< the policy file to save to; empty when it was imported or only partly readable
    QByteArray checksum; ///< of the policy file as read
    QString damagedPath; ///< the policy file that is not complete: what is left of it is saved elsewhere
    slurm::ImportFiles sources; ///< Slurm's files, when it was imported
    /// When a cluster gave these files, as saved answers tell it; else when they were opened.
    QDateTime asked = QDateTime::currentDateTime();
};

/// Opens one policy file, or imports Slurm's files, told apart by what they hold: any of slurm.conf, a flat file, the
/// output of sshare, squeue, sacctmgr and scontrol. Of a directory, all such files in it are taken (filesOfFolder()), or
/// else its only policy file. Files that do not fit are reported and left out. @p progress may be null, here and below.
[[nodiscard]] OpenedFiles openFiles(const QStringList &paths, Progress *progress = nullptr);

/// What given files are, when they are Slurm's: to be read onto a project that is open.
struct GivenFiles
{
    slurm::ImportFiles files;
    Diagnostics diagnostics; ///< of what is left out
    bool hasPolicy = false; ///< there is a policy file among them, which is opened alone
};
[[nodiscard]] GivenFiles sortFiles(const QStringList &paths);
/// Reads Slurm's files onto what is known of the cluster; see slurm::importOnto(). Complete only when all of them could be read.
[[nodiscard]] OpenedFiles openOnto(const Snapshot &known, const GivenFiles &given, const slurm::LocalClock &clock, Progress *progress = nullptr);
[[nodiscard]] OpenedFiles openOnto(const Snapshot &known, const GivenFiles &given, Progress *progress = nullptr);

/// Imports files whose kinds are known; @p clock says in which zone the times of jobs were printed.
[[nodiscard]] OpenedFiles openSlurmFiles(const slurm::ImportFiles &files, const slurm::LocalClock &clock, Progress *progress = nullptr);
/// The same with the clock of this machine, or UTC where the jobs lie among saved answers of a cluster.
[[nodiscard]] OpenedFiles openSlurmFiles(const slurm::ImportFiles &files, Progress *progress = nullptr);

/// The same, with the evaluation that was made on the way. @p clock: nothing for that which openSlurmFiles() takes by itself.
[[nodiscard]] OpenedFiles openToEvaluate(const slurm::ImportFiles &files, const std::optional<slurm::LocalClock> &clock);

/// The same for one policy file.
[[nodiscard]] OpenedFiles openPolicyFile(const QString &path, Progress *progress = nullptr);

/// What is said, once, of a policy file that has no baseline, as those of older formats: it is its own from now on.
[[nodiscard]] Diagnostic noBaselineNote(const QString &path);

} // namespace apportion
