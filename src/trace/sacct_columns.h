// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace apportion::trace
{

/// The columns that are read.
enum class SacctColumn : std::uint8_t {
    JobId,
    JobIdRaw,
    Cluster,
    User,
    Uid,
    Account,
    Partition,
    Qos,
    Submit,
    Eligible,
    Start,
    End,
    Elapsed,
    ElapsedRaw,
    Suspended,
    Timelimit,
    TimelimitRaw,
    State,
    ReqTres,
    AllocTres,
    ReqMem,
    ReqCpus,
    ReqNodes,
    AllocCpus,
    NCpus,
    AllocNodes,
    NNodes,
    NodeList,
    Priority,
    Planned,
    Reserved,
    Reservation,
    Reason,
    Flags,
    Constraints,
    Licenses,
    Exclusive,
    SubmitLine,
    Count
};

/// As sacct names it.
[[nodiscard]] const char *sacctColumnName(SacctColumn column);
/// Whether users write what stands in a column, '|' and line ends included.
[[nodiscard]] bool isFreeText(std::string_view column);
/// Whether a line is the header of `sacct -P` (or -p): it names JobID or JobIDRaw, Submit and State.
[[nodiscard]] bool isSacctHeader(std::string_view line);
/// How a file of sacct is laid out, told from its beginning.
struct SacctLayout
{
    enum class Kind : std::uint8_t {
        Bars, ///< as -P or -p print it, or none of sacct's
        Separated, ///< with a separator of its own (--delimiter)
        Ambiguous, ///< with one that stands within values as well
        Aligned, ///< for the screen, without -P
        Nameless ///< without the names of its columns (--noheader)
    };

    Kind kind = Kind::Bars;
    std::string separator {};
};
[[nodiscard]] SacctLayout sacctLayout(std::string_view beginning);
/// Says which columns are missing, and what that costs.
void reportMissingColumns(const slurm::TableHeader &header, std::uint32_t line, slurm::Findings &findings);
/// The command that prints all that is read; @p since is the -S of sacct.
[[nodiscard]] std::string sacctCommand(std::string_view since);

} // namespace apportion::trace
