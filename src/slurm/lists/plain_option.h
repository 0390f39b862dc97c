// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/flat_option.h"

#include <cstdint>

namespace apportion::slurm
{

/// How an option of an association has to be changed to stand as `sacctmgr dump` would write it.
enum class PlainForm : std::uint8_t {
    AsWritten, ///< not at all, or it cannot be read
    Other, ///< another word or value means the same
    Nothing ///< it says nothing: sacctmgr passes over a limit without a value
};

/// What sacctmgr makes of an option: words in full, the older names of limits as TRES, QOS in lower case, TRES by name, counts
/// without signs and halves (association_functions.c, sacctmgr_set_assoc_rec; slurmdb_defs.c, slurmdb_format_tres_str).
/// Sets @p plain when the form is Other.
[[nodiscard]] PlainForm plainOption(const FlatOptionView &option, FlatOption &plain);

} // namespace apportion::slurm
