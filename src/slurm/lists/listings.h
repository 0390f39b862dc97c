// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/policy/diagnostic.h"
#include "core/policy/progress.h"
#include "core/policy/situation.h"
#include "core/policy/spent_text.h"
#include "slurm/text/local_clock.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

// What Slurm's commands print of accounting, usage and jobs. Each reader returns false when the text holds nothing of its kind.

class TableHeader;

/// Reads a flat file of `sacctmgr dump` (SLURM.md 8) into @p policy: its association tree, QOS, cluster name and
/// options are replaced.
///
/// Fairshare (also Shares, and any abbreviation that sacctmgr takes), Priority and Partition go to the tree's columns,
/// all other options in one canonical text to AssociationTree::options(). Account names are folded to lower case.
/// Lines that were not understood, and those below a parent that never comes, go to Policy::foreignAssociations.
/// The user root, whom every cluster has, is added when no line names him. Returns false when no line was understood.
/// @p progress, in bytes of the text, may be null; when it is cancelled, reading ends early.
bool readFlatFile(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics, Progress *progress = nullptr);

/// The same with what `sacctmgr -P show assoc wopl withrawqoslevel` printed of the same cluster, in @p listing: where the text is a dump, the
/// associations that it lacks are added from there, and told. A listing without shares adds nothing.
bool readCompletedFlatFile(std::string_view text, const std::string &fileName, std::string_view listing, const std::string &listingName,
    Policy &policy, Diagnostics &diagnostics, Progress *progress = nullptr);

/// Whether a line is one of a flat file: "Cluster - 'x'", "QOS - 'normal'" ….
[[nodiscard]] bool isFlatFileLine(std::string_view line);

/// Reads a script of `sacctmgr add …`, `modify …` and `remove …` commands (with sacctmgr before each of them or
/// without) as what it would leave in an empty database: clusters, accounts, users, QOS. The tree and the QOS of
/// @p policy are replaced.
///
/// Nothing is run and no variable is expanded. A command that is not understood, or that sacctmgr would refuse, is told
/// and kept as a comment in Policy::foreignAssociations. Returns false when no command was understood.
bool readSacctmgrScript(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

/// Whether a text holds commands of sacctmgr.
[[nodiscard]] bool isSacctmgrScript(std::string_view text);

/// Reads `sacctmgr -P show assoc` with any columns that have Account and User (also `show account` and `show user`
/// with `withassoc`), or the JSON of associations, accounts, users, QOS and TRES that sacctmgr and slurmrestd write.
/// The tree of @p policy is replaced.
///
/// Listings print limits, QOS and priority as they come down from the accounts above: what is as above is left out.
/// Columns that Apportion does not work with become options as the flat file names them. Which account lies below
/// which is told by ParentName, Lineage, LFT and RGT or the indentation of `tree`. Only one cluster is read. Returns
/// false when there is no association.
bool readAssociationList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

[[nodiscard]] bool isAssociationHeader(const TableHeader &header);

/// Reads `sacctmgr -P show account`, or its JSON, into the accounts of @p policy, which were read before: the description, organization
/// and flags of those that have none. Returns false when it holds no account.
bool readAccountList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);
/// Reads `sacctmgr -P show user withcoord`, or its JSON, into the users of @p policy, which were read before: default account and WCKey,
/// administrator level and the accounts that they coordinate by themselves, where they have none. Returns false when it holds
/// no user.
bool readUserList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

/// Reads `sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh` into the associations of @p policy, which were
/// read before: dumps of releases before 25.05 leave MinPrioThresh out (file_functions.c). Where it has the column LFT, which
/// releases before 23.11 print, @p listed becomes the accounts in its order, unless it is null. Associations that it has and the policy has
/// not are told. Returns false when it holds no association.
bool readThresholdList(
    std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics, std::vector<std::string> *listed = nullptr);

[[nodiscard]] bool isAccountHeader(const TableHeader &header);
[[nodiscard]] bool isUserHeader(const TableHeader &header);
[[nodiscard]] bool isThresholdHeader(const TableHeader &header);

/// Reads the usage of a parsable `sshare -a -P` (or -p) with any columns that have Account, User and RawUsage, or of
/// its JSON, into @p situation, for the associations of @p tree, which were read before; all usage that it had is replaced.
///
/// A user's RawUsage becomes his own usage. An account's is the sum of its children's and of what deleted users left
/// behind (SLURM.md 1): what it prints beyond its children becomes its own, at least 0. Accounts and users that the
/// tree does not have are told, and stay in what their account left behind. Several rows of one user in one account
/// are told apart by the column Partition, or else taken in the tree's order. Returns false when there is no header
/// with the three columns. What Slurm computed beside them goes to @p printed unless that is null. JSON tells usage with its
/// fraction, by what part it is of root's.
bool readSshare(std::string_view text, const std::string &fileName, const AssociationTree &tree, Situation &situation, Diagnostics &diagnostics,
    Printed *printed = nullptr);

/// Whether a line is the header of a parsable sshare.
[[nodiscard]] bool isSshareHeader(std::string_view line);

/// Reads the terms of priorities that `sprio -l` printed, or sprio with any format that has JOBID and PRIORITY, in columns
/// between blanks or '|', into @p printed; what it had is replaced. Rows that cannot be read are told and left out. Returns
/// false when there is no header with the two columns.
bool readSprio(std::string_view text, const std::string &fileName, Printed &printed, Diagnostics &diagnostics);

/// Whether a line is the header of sprio.
[[nodiscard]] bool isSprioHeader(std::string_view line);

/// Gives the jobs the site factors that sprio printed: no other command says them.
void addSiteFactors(const Printed &printed, Situation &situation);

/// Takes the rows of sprio away whose jobs have ended, and of those that run the rows of partitions in which they do not: under
/// CALCULATE_RUNNING sprio prints the former until MinJobAge is over, and the latter as long as the job runs (seen in 22.05).
/// Returns how many they were.
std::size_t dropPastRows(Printed &printed, const Situation &situation);

/// Reads `scontrol show job` (with -o or without), what squeue prints, or the JSON of either into Situation::jobs,
/// which are replaced. Pending and running jobs are taken; those that have ended are counted in a note. Times are read from @p clock. Returns false
/// when it is no listing of jobs. What they are billed goes to @p printed unless that is null. Of a listing of scontrol what was read is given
/// back to @p spent, where that is of @p text.
bool readJobs(std::string_view text, const std::string &fileName, Situation &situation, Diagnostics &diagnostics,
    const LocalClock &clock = utcClock(), Printed *printed = nullptr, const SpentText &spent = {});

/// Reads Situation::lastReset from priority_last_decay_ran, which slurmctld keeps: the time of its last pass and that of its
/// last reset, 8 bytes each, the highest first (slurmctld's priority_multifactor.c, _write_last_decay_ran). False when it is
/// something else.
bool readDecayState(std::string_view bytes, Situation &situation);

/// Reads what the accounting tracks, `sacctmgr -P show tres` or its JSON, into the TRES of @p policy.
///
/// The database keeps every TRES that it ever saw, of all clusters: so the list is only taken when nothing that was
/// read before said what this cluster tracks (@p known). Returns false when it holds no TRES.
bool readTresList(std::string_view text, const std::string &fileName, bool known, Policy &policy, Diagnostics &diagnostics);

[[nodiscard]] bool isTresHeader(const TableHeader &header);

} // namespace apportion::slurm
