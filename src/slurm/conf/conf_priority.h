// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "slurm/conf/conf_lexer.h"

#include <optional>
#include <string_view>

namespace apportion::slurm
{

class Findings;

/// The priority key of that name, whatever its case.
[[nodiscard]] std::optional<PriorityKey> findPriorityKey(std::string_view key);

/// Sets a key of the priority settings (or AccountingStorageTRES) from slurm.conf and marks it as given. False when
/// the value could not be understood: then nothing is set, and a finding says why.
bool readPriorityKey(PriorityKey key, const ConfPair &pair, const SourcePlace &place, Policy &policy, Findings &findings);

/// Sets the flags by looking for their words in the text, as Slurm does; words that hold none go to unknownFlags.
void readPriorityFlags(std::string_view text, PrioritySettings &settings);

/// Whether a boolean of slurm.conf says yes (YES, UP, TRUE, 1) or no (NO, DOWN, FALSE, 0).
[[nodiscard]] std::optional<bool> confBoolean(std::string_view text);
/// A time of slurm.conf; findings for one that cannot be read and for one that reads otherwise than it looks.
[[nodiscard]] std::optional<SlurmTime> confTime(const ConfPair &pair, const SourcePlace &place, const ObjectRef &object, Findings &findings);
/// Weights of slurm.conf; findings for entries that cannot be read.
[[nodiscard]] TresWeights confWeights(const ConfPair &pair, const SourcePlace &place, const ObjectRef &object, Findings &findings);

} // namespace apportion::slurm
