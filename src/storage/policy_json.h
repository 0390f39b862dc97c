// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/progress.h"
#include "storage/json_value.h"
#include "storage/project.h"

#include <functional>
#include <string>
#include <string_view>

namespace apportion
{

/// The version of the project file that is written. What older ones have means the same; they lack what came later.
inline constexpr int policyFormat = 3;

/// What a policy file's text gives.
struct ParsedPolicy : Project
{
    Diagnostics diagnostics;
    bool usable = false; ///< it is a policy file of a format known here
    bool complete = false; ///< all of it could be parsed, and is as it was written as far as that can be known
};

/// Writes a project as JSON: stable order of keys, a line for each association, node group, partition, QOS and job, so that a
/// diff shows what changed. Associations stand depth first in Slurm's order, whatever order they were made in: the same
/// policy gives the same bytes. What is at its default is left out of such lines. The baseline, and what was exported last,
/// stand there as what differs from the draft (policy_json_versions.h). It ends with the sums of its lines (policy_sums.h).
///
/// Not kept: ids, removed associations, and where in slurm.conf foreign lines were read.
///
/// @p progress may be null; the text is policyJsonRows() of what it has to do. When it is cancelled, the text ends early.
[[nodiscard]] std::string writePolicyJson(const Project &project, Progress *progress = nullptr);

/// Takes a text part by part. A part is whole lines.
using TextSink = std::function<void(std::string_view part)>;

/// The same, with the text given to @p take as it is made: of a large policy it is as large as the policy.
void writePolicyJson(const Project &project, const TextSink &take, Progress *progress = nullptr);

/// How many lines of a policy's text stand for associations and jobs: what there can be many of.
[[nodiscard]] std::uint64_t policyJsonRows(const Snapshot &now);

/// Reads the text of a policy file. @p file is the name for diagnostics. The text may be anything: what cannot be
/// understood is told, the rest is read. @p progress may be null; when it is cancelled, reading ends early. So may @p owner,
/// who hears what of the text is not needed any more.
[[nodiscard]] ParsedPolicy readPolicyJson(std::string_view text, const std::string &file, Progress *progress = nullptr, TextOwner *owner = nullptr);

} // namespace apportion
