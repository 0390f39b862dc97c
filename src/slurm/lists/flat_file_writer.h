// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "slurm/text/text_sink.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Writes the flat file of a policy for `sacctmgr load file=…`, in the form and order of `sacctmgr dump`: the QOS, the cluster,
/// then each account's children behind its `Parent` line, users before accounts, depth first.
///
/// Options that were read stand where dump puts them, as they were written. `Fairshare=parent` is written as its number,
/// which releases with and without the word load. Lines that were not understood come last.
void writeFlatFile(TextSink &sink, const Policy &policy);
/// The same as a text.
[[nodiscard]] std::string flatFile(const Policy &policy);

/// @p text in single quotes, with `\` before what would end it or begin a comment. A flat file has no way to write a line
/// break: control characters become blanks.
[[nodiscard]] std::string flatQuote(std::string_view text);

/// A QOS as its line in the flat file says it: "QOS - 'high':Description='high':Priority=100".
[[nodiscard]] std::string flatQosLine(const Qos &qos);

} // namespace apportion::slurm
