// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/evaluate/evaluation.h"
#include "core/policy/diagnostic.h"
#include "core/policy/progress.h"
#include "core/policy/situation.h"
#include "slurm/conf/conf_includes.h"
#include "slurm/text/local_clock.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::slurm
{

/// Paths of what an administrator has (SLURM.md 8), each in any of the shapes that kindOfText() knows; an empty path
/// is a file that was not given.
struct ImportFiles
{
    std::string slurmConf {}; ///< slurm.conf
    std::string associations {}; ///< `sacctmgr dump CLUSTER file=…`, or another listing of the accounts and users
    std::string usage {}; ///< `sshare -a -P -o Account,User,RawUsage`, or `-al -P`
    std::string jobs {}; ///< `scontrol -o show job`, or squeue
    std::string partitions {}; ///< `scontrol -o show partition`
    std::string configuration {}; ///< `scontrol show config`
    std::string nodes {}; ///< `scontrol -o show node`
    std::string qos {}; ///< `sacctmgr -P show qos`
    std::string tres {}; ///< `sacctmgr -P show tres`
    std::string sprio {}; ///< `sprio -l`
    std::string accounts {}; ///< `sacctmgr -P show account`
    std::string users {}; ///< `sacctmgr -P show user withcoord`
    /// `sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh`; with the columns of a listing of associations it also tells
    /// what a dump lacks
    std::string thresholds {};
    std::string decayState {}; ///< priority_last_decay_ran, of slurmctld's StateSaveLocation
    std::int64_t asked = 0; ///< when the cluster was asked for all of them, seconds since the epoch; 0: nobody noted it
    bool followsIncludes = false; ///< what slurm.conf includes from outside its folder is read too
    std::uint16_t release = 0; ///< of Slurm, year · 100 + month, whatever the files say; 0: the one that they tell

    bool operator==(const ImportFiles &) const = default;
};

enum class FileKind : std::uint8_t {
    Unknown,
    SlurmConf,
    Associations,
    Usage,
    Jobs,
    Partitions,
    Policy,
    Configuration,
    Nodes,
    Qos,
    Tres,
    Priorities,
    Accounts,
    Users,
    Thresholds,
    DecayState
};

/// Where the path of each kind of file is, in the order in which they are read, since they need each other.
inline constexpr std::array<std::pair<FileKind, std::string ImportFiles::*>, 14> importPlaces = { {
    { FileKind::SlurmConf, &ImportFiles::slurmConf },
    { FileKind::Configuration, &ImportFiles::configuration },
    { FileKind::Tres, &ImportFiles::tres },
    { FileKind::Nodes, &ImportFiles::nodes },
    { FileKind::Partitions, &ImportFiles::partitions },
    { FileKind::Associations, &ImportFiles::associations },
    { FileKind::Accounts, &ImportFiles::accounts },
    { FileKind::Users, &ImportFiles::users },
    { FileKind::Thresholds, &ImportFiles::thresholds },
    { FileKind::Qos, &ImportFiles::qos },
    { FileKind::Usage, &ImportFiles::usage },
    { FileKind::Jobs, &ImportFiles::jobs },
    { FileKind::Priorities, &ImportFiles::sprio },
    { FileKind::DecayState, &ImportFiles::decayState },
} };

/// The paths that were given, in the order in which they are read.
[[nodiscard]] std::vector<std::string> givenPaths(const ImportFiles &files);

/// What could be read of the files, and what there is to say about it.
struct Imported : Snapshot
{
    Printed printed; ///< what Slurm itself computed, to compare with
    std::vector<std::string> listed {}; ///< the accounts in the order of the database's `lft`, where it was printed: before 23.11
    Diagnostics diagnostics;
    /// Has the table of the jobs, where there are any: for the next evaluation to begin with. It keeps parts of the snapshot alive.
    std::shared_ptr<Evaluation> evaluated {};
    std::optional<OriginalConf> conf; ///< the slurm.conf, when there was one
    bool usable = false; ///< something to design with could be read: settings, hardware or associations
};

/// Reads Slurm's files into one policy and its situation. Never throws for what the files hold; what cannot be read or understood is
/// told in the diagnostics, and the rest is read. @p clock says in which zone commands printed the times of jobs; by
/// itself it is that of this machine.
///
/// Where slurm.conf and what the running cluster printed differ, the running cluster is taken and a finding says so.
/// @p progress may be null.
[[nodiscard]] Imported importFiles(const ImportFiles &files, const LocalClock &clock = machineClock(), Progress *progress = nullptr);

/// The same onto a cluster that is known: what the files tell takes the place of what was known of it, and the rest stays,
/// usage with its associations and what was noted of the nodes here too. It is usable when anything could be read.
[[nodiscard]] Imported importOnto(
    const Snapshot &known, const ImportFiles &files, const LocalClock &clock = machineClock(), Progress *progress = nullptr);
/// Whether the files tell only where the cluster is, its usage and jobs, and nothing that anybody decides.
[[nodiscard]] bool isSituationAlone(const ImportFiles &files);

/// What a file begins with, as makePlainText() makes it; empty when it cannot be read.
[[nodiscard]] std::string beginningOf(const std::string &path);
/// Whether a listing of sshare has what Slurm computes of the usage beside it.
[[nodiscard]] bool tellsFactors(const std::string &path);
/// What a file is, told from its beginning, else from its name ("squeue.txt"); Unknown when it is no file.
[[nodiscard]] FileKind kindOfFile(const std::string &path);
/// What a text is, told from its beginning.
[[nodiscard]] FileKind kindOfText(std::string_view beginning);
/// Sets the path of the file's kind. False when that kind has no place (Unknown, Policy) or is already taken by
/// another path.
bool placeFile(ImportFiles &files, FileKind kind, const std::string &path);

} // namespace apportion::slurm
