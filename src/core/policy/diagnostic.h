// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace apportion
{

enum class Severity : std::uint8_t {
    Note, ///< worth knowing; nothing to do
    Warning, ///< works, but probably not as meant
    Error ///< slurmctld would refuse it, the input could not be used, or what is on the cluster would be lost
};

/// What a finding or a derivation speaks about.
struct ObjectRef
{
    enum class Kind : std::uint8_t { None, Association, Partition, NodeGroup, Qos, Job, Setting };

    Kind kind = Kind::None;
    std::uint32_t id = 0; ///< association id, or the index of the partition, node group, QOS or job
    std::string name; ///< the name, or the slurm.conf key of a setting

    bool operator==(const ObjectRef &) const = default;
};

/// Where in a file something was read; line 0 means that no line applies.
struct SourcePlace
{
    std::string file;
    std::uint32_t line = 0;

    bool operator==(const SourcePlace &) const = default;
};

/// One finding of a reader or of the checker.
struct Diagnostic
{
    Severity severity = Severity::Warning;
    std::string code; ///< stable short name of the kind of finding, e.g. "tres-not-tracked"
    Text message; ///< what is the matter
    Text advice; ///< what to do about it
    SourcePlace place; ///< the file and line, when it was read
    ObjectRef object; ///< the object it is about, when there is one

    /// "file:line: severity: message (advice)" in English, as compilers print it.
    [[nodiscard]] std::string english() const;
};

using Diagnostics = std::vector<Diagnostic>;

[[nodiscard]] bool hasErrors(const Diagnostics &diagnostics);
[[nodiscard]] const char *severityName(Severity severity);

} // namespace apportion
