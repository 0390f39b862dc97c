// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/change_notes.h"
#include "core/policy/diagnostic.h"
#include "core/policy/name_pool.h"
#include "slurm/change/packed_commands.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/sacctmgr_settings.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// A form with what a list of commands knows of it.
struct ListedForm : CommandForm
{
    bool isSayable = false; ///< all that it names
    bool isExact = false; ///< its values can be set as they are
    std::optional<ShownValues> added; ///< of an association of a user that comes, where lists show all of them
};

/// Collects commands: those that differ in nothing but the name become one.
class CommandList
{
public:
    /// @p notes are those of the draft; they must outlive this.
    CommandList(std::string cluster, Diagnostics *refused, const std::vector<ChangeNote> &notes);

    /// What commands of many names have in common, for this list alone.
    [[nodiscard]] ListedForm formOf(CommandShape shape, SacctmgrSettings settings);
    /// Adds a command for @p name, or its name to a command that is the same but for the name and does not stand before
    /// @p after. Returns its number, counted from 1; @p after when it was refused.
    std::size_t add(const ListedForm &form, std::string_view name, std::string_view comment, const ObjectRef &object, std::size_t after = 0);
    std::size_t add(const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, std::string_view comment,
        const ObjectRef &object, std::size_t after = 0);
    /// The same, when there is anything to set.
    std::size_t addIfAny(
        const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, const ObjectRef &object, std::size_t after = 0);
    /// What follows goes behind everything so far.
    void startPhase();
    void startPhase(SacctmgrCommand::Phase phase);
    void refuse(const char *code, Text message, Text advice, ObjectRef object);
    /// What the commands find and leave behind.
    [[nodiscard]] ClusterState &state() { return m_state; }

    /// The commands in the order in which their first names were added.
    [[nodiscard]] PackedCommands take();

private:
    /// Whether the command can be said to sacctmgr; tells it once for each name that cannot.
    bool isSayable(const ListedForm &form, std::string_view name, const ObjectRef &object);
    void noteState(const ListedForm &form, std::string_view name, std::size_t step);
    /// Of a user whose name has a backslash, as those of winbind do.
    void refuseUser(std::string_view name, const ObjectRef &object);
    void refuseName(std::string_view name, const CommandShape &shape, const ObjectRef &object);
    void warnOfLoss(std::string_view name, const SacctmgrSettings &settings, const ObjectRef &object);
    /// Takes what the notes say of it.
    void takeNotes(std::size_t index, const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings);
    /// The id in m_openKeys of what two commands must have in common to be one for both names.
    [[nodiscard]] NameId openKey(const CommandForm &form, std::string_view name);
    void closeAll();

    const std::string m_cluster;
    Diagnostics *m_refused;
    PackedCommands m_commands;
    NamePool m_openKeys; // everything but the name of each command that takes more names
    std::vector<std::uint32_t> m_open; // by the id there: the command, counted from 1
    std::string m_key; // of the command that is looked for
    std::string m_object; // of which something is noted
    std::set<std::string> m_refusedNames; // names that were refused already
    SacctmgrCommand::Phase m_phase = SacctmgrCommand::Phase::Qos;
    std::size_t m_turn = 0; // how often something began that goes behind everything before
    ClusterState m_state;
    bool m_isClusterNoted = false; ///< that it must be there
    NoteIndex m_notes;
};

} // namespace apportion::slurm
