// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic.h"
#include "core/policy.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Paths of what an administrator has (SLURM.md 8); an empty path is a file that was not given.
struct ImportFiles
{
    std::string slurmConf; ///< slurm.conf
    std::string associations; ///< `sacctmgr dump CLUSTER file=…`
    std::string usage; ///< `sshare -a -P -o Account,User,RawUsage`, or `-al -P`
    std::string jobs; ///< `scontrol -o show job`
    std::string partitions; ///< `scontrol -o show partition`

    bool operator==(const ImportFiles &) const = default;
};

/// What could be read of the files, and what there is to say about it.
struct Imported
{
    Policy policy;
    Diagnostics diagnostics;
    bool usable = false; ///< slurm.conf or the associations could be read
};

/// Reads Slurm's files into one policy. Never throws for what the files hold; what cannot be read or understood is
/// told in the diagnostics, and the rest is read.
[[nodiscard]] Imported importFiles(const ImportFiles &files);

enum class FileKind : std::uint8_t { Unknown, SlurmConf, Associations, Usage, Jobs, Partitions, Policy };

/// What a file is, told from its beginning (and, for a policy file, from its name); Unknown when it cannot be read.
[[nodiscard]] FileKind kindOfFile(const std::string &path);
/// What a text is, told from its beginning.
[[nodiscard]] FileKind kindOfText(std::string_view beginning);
/// Sets the path of the file's kind. False when that kind has no place (Unknown, Policy) or is already taken by
/// another path.
bool placeFile(ImportFiles &files, FileKind kind, const std::string &path);

} // namespace apportion::slurm
