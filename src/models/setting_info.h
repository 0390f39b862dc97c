// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"
#include "core/explain/explain_question.h"

#include <QString>

namespace apportion
{

/// A sentence on what a key does; of one that a reconfigure does not take, that too.
[[nodiscard]] QString settingHelp(PriorityKey key);
/// The unit of its value: "points", "minutes or d-hh:mm"; empty for words.
[[nodiscard]] QString settingUnit(PriorityKey key);
/// What the value means in this policy: "points per rank 200", "full after 14 days", "larger first". @p users is the
/// number of user associations (0: not known yet).
[[nodiscard]] QString settingMeaning(const Policy &policy, PriorityKey key, std::uint32_t users);
/// A sentence on what a flag does.
[[nodiscard]] QString flagHelp(PriorityFlag flag);
/// The same with the entry of slurm.conf(5) that says it, as settingHelp() has it.
[[nodiscard]] QString flagHelpWithSource(PriorityFlag flag);

/// Sets @p key in @p policy from a value as slurm.conf writes it; returns why it cannot, or nothing.
/// @p policy is unspecified after an error.
[[nodiscard]] QString applySetting(Policy &policy, PriorityKey key, const QString &text);

/// The edit that gives a key Slurm's default and takes its mark off, so that export does not name it.
[[nodiscard]] PolicyEdit defaultEdit(const Policy &policy, PriorityKey key);

/// What "Why?" asks about the value of a setting; none where it is a word alone.
[[nodiscard]] ExplainQuestion questionAbout(PriorityKey key, bool inBaseline = false);

} // namespace apportion
