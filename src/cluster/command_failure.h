// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/command_runner.h"
#include "core/policy/diagnostic.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace apportion::cluster
{

/// Why a command gave no answer.
enum class FailureKind : std::uint8_t {
    None,
    Cancelled,
    TimedOut,
    TooLarge,
    Killed,
    NotFound, ///< the program is not there
    SshNotFound, ///< this machine has no ssh
    Unreachable, ///< ssh could not connect to the host
    HostKey, ///< ssh does not know the host's key, or it has changed
    SshDenied, ///< the host does not let the user in
    NoConfiguration, ///< Slurm does not know which cluster the machine belongs to
    NoController, ///< slurmctld does not answer
    NoAccounting, ///< the cluster has no slurmdbd
    NoDatabase, ///< slurmdbd does not answer
    Denied, ///< Slurm does not permit it
    Credentials, ///< munge or another authentication is missing
    Versions, ///< the commands and the daemons do not understand each other
    TooOld, ///< the release does not know an option
    Missing, ///< a file that is not there
    Empty, ///< it ended well, and printed nothing
    Other
};

/// Tells from how a command ended, what it printed on its standard error, and the beginning of its answer, why it
/// failed; None when it did not. @p answerBytes is the size of the whole answer.
[[nodiscard]] FailureKind failureKind(const Outcome &outcome, bool isRemote, std::string_view answerBeginning, std::int64_t answerBytes);

/// Whether asking in another way may help.
[[nodiscard]] bool isWorthAnotherWording(FailureKind kind);
/// Whether no other command can succeed at that place either.
[[nodiscard]] bool endsThePull(FailureKind kind);

/// The failure in words. @p command is the command as people know it, @p host empty for this machine.
[[nodiscard]] Diagnostic failureDiagnostic(FailureKind kind, Severity severity, const Outcome &outcome, const std::string &command,
    const std::string &host, std::string_view answerBeginning);

} // namespace apportion::cluster
