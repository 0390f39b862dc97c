// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/schema/field.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace apportion
{

namespace schema
{

/// What settings are about; pages show those of a group together.
enum class SettingGroup : std::uint8_t {
    Other,
    Decay, ///< how usage fades
    Weight ///< of a term of the priority
};

/// A key of slurm.conf that decides on priorities.
struct Setting : Field<Policy>
{
    PriorityKey key = PriorityKey::PriorityType;
    SettingGroup group = SettingGroup::Other;
    const char *factor = ""; ///< of a weight that is one number: what sprio's documentation calls the factor
    bool isNumber = true; ///< comes to a number, which can be derived; false: a word, flags, or a text for a plugin
};

/// All settings in the order of PriorityKey, in which slurm.conf and the project file list them.
[[nodiscard]] std::span<const Setting> settings();
[[nodiscard]] const Setting &setting(PriorityKey key);
/// The words of all settings, by PriorityKey.
[[nodiscard]] Words settingWords();

/// The flags that Slurm takes from one word of PriorityFlags, bit i for the PriorityFlag i: it looks for the flags'
/// words in the text, so that "xNO_FAIR_TREE" is one too.
[[nodiscard]] std::uint32_t priorityFlagsOf(std::string_view word);

} // namespace schema

/// The key as slurm.conf writes it, e.g. "PriorityWeightQOS".
[[nodiscard]] const char *priorityKeyWord(PriorityKey key);
/// The key of that name, whatever its case.
[[nodiscard]] std::optional<PriorityKey> findPriorityKey(std::string_view word);
/// What findings and derivations call a setting.
[[nodiscard]] ObjectRef settingRef(PriorityKey key);

/// The value of a key as slurm.conf writes it ("14-0", "NO_FAIR_TREE,MAX_TRES", "CPU=1000,Mem=500").
[[nodiscard]] std::string settingValue(const Policy &policy, PriorityKey key);
/// The value the key has when slurm.conf does not name it.
[[nodiscard]] std::string settingDefault(PriorityKey key);
/// What slurmctld of that release takes when slurm.conf does not name the key, as 2205; 0: a current one. Before 23.11 that was
/// priority/basic (read_config.h, DEFAULT_PRIORITY_TYPE).
[[nodiscard]] std::string settingDefaultOf(std::uint16_t release, PriorityKey key);
/// Whether a key means the same in both policies, however it is written.
[[nodiscard]] bool sameSetting(const Policy &a, const Policy &b, PriorityKey key);
/// Gives @p to the value that @p from has of a key, and its mark.
void copySetting(Policy &to, const Policy &from, PriorityKey key);
/// The points of a weight that is one number; 0 for other keys.
[[nodiscard]] std::uint32_t settingWeight(const Policy &policy, PriorityKey key);

} // namespace apportion
