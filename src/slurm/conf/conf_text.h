// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"
#include "slurm/conf/conf_lexer.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// A value as it may stand behind `Key=` in slurm.conf: in double quotes when it holds blanks, with `\` before `#`
/// and `\`.
///
/// slurm.conf has no way to write a double quote within quotes or a line break: the quote is left out, a control
/// character becomes a blank. Neither can come from a slurm.conf that was read.
[[nodiscard]] std::string confValue(std::string_view value);

/// A value that is kept as it was written, with its quotes and escapes; what could not have been read so, because it
/// would end the value or the line, is written by confValue().
[[nodiscard]] std::string confWritten(std::string_view written);

/// A pair's value as it is kept: as it was written, but without escapes that mean nothing.
[[nodiscard]] std::string keptValue(const ConfPair &pair);

/// Whether slurm.conf can have a key of that name.
[[nodiscard]] bool isConfKey(std::string_view key);

/// The full PartitionName line, without a line break: name, nodes, the keys that Apportion carries, then what the
/// priority plugin and billing look at.
[[nodiscard]] std::string partitionLine(const Partition &partition);

} // namespace apportion::slurm
