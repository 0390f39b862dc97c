// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/lists/sacctmgr_settings.h"

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// Which list of sacctmgr shows a value.
enum class StateList : std::uint8_t { Associations, Accounts, Defaults, Users, Qos, Clusters };
inline constexpr std::size_t stateListCount = 6;

/// A value as sacctmgr shows it, and how two ways to write it are told to be the same.
struct ShownField
{
    enum class Form : std::uint8_t { Plain, Text, Minutes, Tres, Names, Factor };

    const char *key; ///< of the setting or of the flat file's option, in lower case
    const char *shown; ///< the column of the list
    StateList list;
    Form form;
};

/// One value before and after a change; nothing: then the object is not there.
struct StateChange
{
    std::string object; ///< "account chem", "user ann in chem for batch", "qos high": names hold no blanks
    const ShownField *field = nullptr; ///< null: whether the object is there
    std::optional<std::string> before; ///< in the form of stateValue()
    std::optional<std::string> after;
};

/// What a change finds and leaves behind, in the words of sacctmgr's lists: so that a script can compare the cluster with
/// both before it does anything. Only what the change touches.
class ClusterState
{
public:
    /// What a command sets. Values that no list shows are left out.
    void noteSettings(const std::string &object, const SacctmgrSettings &settings);
    /// An object that comes: it is not there before.
    void noteNew(const std::string &object, const SacctmgrSettings &settings);
    /// An object that goes; @p settings are what it has. Of an association that is all of it: what else it has is found when
    /// it is looked at.
    void noteGone(const std::string &object, const SacctmgrSettings &settings);
    /// An object that must be there all the time.
    void noteNeeded(const std::string &object);
    void noteValue(const std::string &object, std::string_view key, std::string_view before, std::string_view after);

    [[nodiscard]] const std::vector<StateChange> &changes() const { return m_changes; }

private:
    std::vector<StateChange> m_changes;
    std::set<std::string> m_new;
    std::set<std::string> m_needed;
};

/// All fields of all lists.
[[nodiscard]] std::span<const ShownField> shownFields();
/// The field of @p object ("account chem") in which @p key is shown, or null.
[[nodiscard]] const ShownField *shownField(std::string_view object, std::string_view key);
/// @p value as the list shows it, lists of names sorted, texts in lower case as sacctmgr keeps them.
[[nodiscard]] std::string stateValue(const ShownField &field, std::string_view value);

} // namespace apportion::slurm
