// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/command_failure.h"

#include "slurm/text/reading.h"
#include "slurm/text/shell_quote.h"

#include <QSysInfo>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace apportion::cluster
{

namespace
{

struct Sign
{
    std::string_view words; ///< lower case
    FailureKind kind;
};

/// What ssh itself says before it ends with 255.
constexpr Sign sshSigns[] = {
    { "host key verification failed", FailureKind::HostKey },
    { "remote host identification has changed", FailureKind::HostKey },
    { "permission denied", FailureKind::SshDenied },
    { "too many authentication failures", FailureKind::SshDenied },
    { "no supported authentication methods", FailureKind::SshDenied },
};

/// What Slurm's commands say. The first that is found stands, so that causes come before what follows from them.
constexpr Sign slurmSigns[] = {
    { "could not establish a configuration source", FailureKind::NoConfiguration },
    { "unable to status file", FailureKind::NoConfiguration },
    { "unable to process configuration file", FailureKind::NoConfiguration },
    { "munge encode failed", FailureKind::Credentials },
    { "munge decode failed", FailureKind::Credentials },
    { "protocol authentication error", FailureKind::Credentials },
    { "invalid authentication credential", FailureKind::Credentials },
    { "incompatible versions of client and server", FailureKind::Versions },
    { "protocol version has changed", FailureKind::Versions },
    { "invalid protocol version", FailureKind::Versions },
    { "not running a supported accounting_storage plugin", FailureKind::NoAccounting },
    { "only 'accounting_storage/slurmdbd' is supported", FailureKind::NoAccounting },
    { "accounting storage is disabled", FailureKind::NoAccounting },
    { "slurm accounting storage is disabled", FailureKind::NoAccounting },
    { "unable to contact slurm controller", FailureKind::NoController },
    { "failed to open persistent connection", FailureKind::NoDatabase },
    { "sending persistinit msg", FailureKind::NoDatabase },
    { "problem talking to the database", FailureKind::NoDatabase },
    { "unable to connect to database", FailureKind::NoDatabase },
    { "sufficient privileges", FailureKind::Denied },
    { "not in the accounting system", FailureKind::Denied },
    { "permission denied", FailureKind::Denied },
    { "access denied", FailureKind::Denied },
    { "unrecognized option", FailureKind::TooOld },
    { "invalid option", FailureKind::TooOld },
    { "unknown field", FailureKind::TooOld },
    { "invalid field requested", FailureKind::TooOld },
    { "unknown condition", FailureKind::TooOld },
    { "unknown option", FailureKind::TooOld },
    { "invalid entity", FailureKind::TooOld },
    { "command not found", FailureKind::NotFound },
    { "no such file or directory", FailureKind::Missing },
};

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return lower;
}

FailureKind signIn(std::string_view text, std::span<const Sign> signs, FailureKind otherwise)
{
    const std::string lower = lowered(text);
    for (const Sign &sign : signs) {
        if (lower.find(sign.words) != std::string::npos) {
            return sign.kind;
        }
    }
    return otherwise;
}

/// Whether a line says that it came to this, whatever else stands in it.
bool isSignOf(FailureKind kind, std::string_view lowerLine)
{
    const auto says = [kind, lowerLine](const Sign &sign) { return sign.kind == kind && lowerLine.find(sign.words) != std::string_view::npos; };
    return std::any_of(std::begin(sshSigns), std::end(sshSigns), says) || std::any_of(std::begin(slurmSigns), std::end(slurmSigns), says);
}

/// The line of a command's errors that says most: a sign of what it came to, else the last "error" or "fatal", else what is
/// refused, else the first line.
std::string decisiveLine(FailureKind kind, std::string_view errors, std::string_view answer)
{
    std::string_view sign;
    std::string_view first;
    std::string_view decisive;
    for (const std::string_view text : { errors, answer }) {
        slurm::LineWalker lines(text);
        while (lines.next()) {
            const std::string_view line = trimmed(lines.line());
            if (first.empty()) {
                first = line;
            }
            const std::string lower = lowered(line);
            sign = isSignOf(kind, lower) ? line : sign; // the last one: a greeting comes before it
            const bool isRefusal = lower.find("denied") != std::string::npos || lower.find("refused") != std::string::npos;
            if (lower.find("fatal") != std::string::npos || (isRefusal && decisive.empty())
                || (lower.find("error") != std::string::npos && decisive.find("fatal") == std::string_view::npos)) {
                decisive = line;
            }
        }
    }
    constexpr std::size_t most = 300;
    return slurm::shellComment((!sign.empty() ? sign : decisive.empty() ? first : decisive).substr(0, most));
}

FailureKind kindOfExit(const Outcome &outcome, std::string_view answer)
{
    const std::string_view errors(outcome.errors.constData(), static_cast<std::size_t>(outcome.errors.size()));
    constexpr int sshFailed = 255;
    constexpr int shellFoundNothing = 127;
    if (outcome.ofConnection && outcome.code == sshFailed) {
        return signIn(errors, sshSigns, FailureKind::Unreachable);
    }
    if (outcome.code == shellFoundNothing) {
        return FailureKind::NotFound;
    }
    std::string all(errors);
    if (outcome.code != 0) {
        all.append("\n").append(answer);
    }
    return signIn(all, slurmSigns, FailureKind::Other);
}

/// Whether a sign of it on the standard error means failure even when something was printed; other signs may also
/// stand in the greeting of a host.
bool isUnmistakable(FailureKind kind)
{
    return kind == FailureKind::NoConfiguration || kind == FailureKind::NoController || kind == FailureKind::NoDatabase
        || kind == FailureKind::Credentials || kind == FailureKind::Versions;
}

struct Words
{
    const char *code;
    const char *message; ///< %1 the command, %2 where, %3 what it said
    const char *advice;
};

constexpr std::array<Words, static_cast<std::size_t>(FailureKind::Other) + 1> failureWords { {
    { "", "", "" },
    { "pull-cancelled", APPORTION_TEXT("%1 was cancelled."), APPORTION_TEXT("What it would have printed is missing here.") },
    { "pull-timeout", APPORTION_TEXT("%1 took too long and was ended."),
        APPORTION_TEXT("Allow it more time, or ask when the cluster is less busy.") },
    { "pull-too-large", APPORTION_TEXT("%1 printed more than can be taken, and was ended."),
        APPORTION_TEXT("Print a part of it to a file yourself, and import that.") },
    { "pull-killed", APPORTION_TEXT("%1 was killed by signal %3."), APPORTION_TEXT("Run it in a terminal to see why.") },
    { "pull-not-found", APPORTION_TEXT("%1: there is no such command on %2."),
        APPORTION_TEXT("Name the folder of Slurm's commands, or ask a machine that has them, such as a login node, through ssh.") },
    { "pull-ssh-not-found", APPORTION_TEXT("There is no ssh on this machine."), APPORTION_TEXT("Install an OpenSSH client.") },
    { "pull-unreachable", APPORTION_TEXT("ssh could not reach %2: %3"), APPORTION_TEXT("Try it in a terminal: ssh %2") },
    { "pull-host-key", APPORTION_TEXT("ssh does not trust the key of %2: %3"),
        APPORTION_TEXT("Connect once in a terminal and look at the key: ssh %2") },
    { "pull-ssh-denied", APPORTION_TEXT("%2 does not let you in: %3"),
        APPORTION_TEXT("Passwords are never asked for here. Put a key into your agent (ssh-add), and try in a terminal: ssh %2. Where a second "
                       "factor is asked for, set ControlMaster and ControlPath for the host and keep that terminal open.") },
    { "pull-no-configuration", APPORTION_TEXT("%1: Slurm's commands on %2 do not know their cluster: %3"),
        APPORTION_TEXT("Ask a machine of the cluster, or let SLURM_CONF name its slurm.conf.") },
    { "pull-no-controller", APPORTION_TEXT("%1: slurmctld does not answer: %3"), APPORTION_TEXT("Check it with: scontrol ping") },
    { "pull-no-accounting", APPORTION_TEXT("%1: the cluster has no slurmdbd, and so no associations and no usage."),
        APPORTION_TEXT("Fair share needs AccountingStorageType=accounting_storage/slurmdbd.") },
    { "pull-no-database", APPORTION_TEXT("%1: slurmdbd does not answer: %3"), APPORTION_TEXT("Check it with: sacctmgr ping") },
    { "pull-denied", APPORTION_TEXT("%1 is not permitted: %3"),
        APPORTION_TEXT("Ask as an operator or administrator of Slurm, or let one save the answers with apportion-cli pull --save.") },
    { "pull-credentials", APPORTION_TEXT("%1: Slurm could not tell who you are: %3"), APPORTION_TEXT("Check that munged runs on %2.") },
    { "pull-versions", APPORTION_TEXT("%1: the commands on %2 are of another release than the daemons: %3"),
        APPORTION_TEXT("Ask a machine with the cluster's own release.") },
    { "pull-too-old", APPORTION_TEXT("%1: this release of Slurm does not know it: %3"), APPORTION_TEXT("Slurm 20.11 and later are understood.") },
    { "pull-missing", APPORTION_TEXT("%1: %3"), APPORTION_TEXT("Give the file yourself, if it is needed.") },
    { "pull-empty", APPORTION_TEXT("%1 printed nothing."), APPORTION_TEXT("Run it in a terminal to see why.") },
    { "pull-failed", APPORTION_TEXT("%1 failed: %3"), APPORTION_TEXT("Run it in a terminal to see why.") },
} };

} // namespace

FailureKind failureKind(const Outcome &outcome, bool isRemote, std::string_view answerBeginning, std::int64_t answerBytes)
{
    switch (outcome.end) {
    case Outcome::End::Cancelled:
        return FailureKind::Cancelled;
    case Outcome::End::TimedOut:
        return FailureKind::TimedOut;
    case Outcome::End::TooLarge:
        return FailureKind::TooLarge;
    case Outcome::End::Killed:
        return FailureKind::Killed;
    case Outcome::End::NotStarted:
        return isRemote ? FailureKind::SshNotFound : FailureKind::NotFound;
    case Outcome::End::Exited:
        break;
    }
    if (outcome.code != 0) {
        return kindOfExit(outcome, answerBeginning);
    }
    // some of Slurm's commands end with 0 though they reached nobody
    const FailureKind kind = kindOfExit(outcome, answerBeginning);
    if (answerBytes > 0) {
        return isUnmistakable(kind) ? kind : FailureKind::None;
    }
    return kind == FailureKind::Other ? FailureKind::Empty : kind;
}

bool isWorthAnotherWording(FailureKind kind)
{
    // a Slurm that was built without JSON crashes when it is asked for it (seen in 24.11.5; serializer_g_init)
    return kind == FailureKind::Killed || kind == FailureKind::TooOld || kind == FailureKind::Denied || kind == FailureKind::Other
        || kind == FailureKind::Empty || kind == FailureKind::Missing;
}

bool endsThePull(FailureKind kind)
{
    return kind == FailureKind::SshNotFound || kind == FailureKind::Unreachable || kind == FailureKind::HostKey || kind == FailureKind::SshDenied
        || kind == FailureKind::NoConfiguration || kind == FailureKind::Cancelled;
}

Diagnostic failureDiagnostic(FailureKind kind, Severity severity, const Outcome &outcome, const std::string &command, const std::string &host,
    std::string_view answerBeginning)
{
    const Words &words = failureWords[static_cast<std::size_t>(kind)];
    const std::string_view errors(outcome.errors.constData(), static_cast<std::size_t>(outcome.errors.size()));
    const std::string said = kind == FailureKind::Killed ? std::to_string(outcome.code) : decisiveLine(kind, errors, answerBeginning);
    const std::string where = host.empty() ? QSysInfo::machineHostName().toStdString() : host;
    Diagnostic found;
    found.severity = severity;
    found.code = words.code;
    found.message = { words.message, { command, where, said } };
    if (said.empty() && std::string_view(words.message).find("%3") != std::string_view::npos) {
        found.message = { APPORTION_TEXT("%1 failed with exit code %2, and said nothing."), { command, std::to_string(outcome.code) } };
    }
    found.advice = { words.advice, { command, where } };
    return found;
}

} // namespace apportion::cluster
