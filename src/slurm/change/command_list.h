// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/change_notes.h"
#include "core/policy/diagnostic.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/text/text_sink.h"

#include <deque>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace apportion::slurm
{

/// The form of a sacctmgr command without its names and settings: `modify user where` `name=` … `set` ….
struct CommandShape
{
    std::vector<std::string> before; ///< the verb and what stands before the names
    std::string nameKey; ///< "name="
    std::vector<std::string> after; ///< what stands between the names and the settings
    std::string object; ///< "account", "user" … for what is said when it is refused
    bool perCluster = true; ///< say `cluster=` behind the names
    std::vector<std::string> otherNames {}; ///< names within `after` and the settings
    std::string within {}; ///< " in chem for batch": which of the user's associations is meant
    bool passing = false; ///< sets what a later command sets again
    bool ifKnown = false; ///< made only where the database has one of that name already
    std::string above {}; ///< the account below which the flat file has it; empty: it cannot have it
    std::string partition {};
    std::string defaultAccount {}; ///< that the flat file gives to a new user
};

/// Collects commands: those that differ in nothing but the name become one.
class CommandList
{
public:
    /// @p notes are those of the draft; they must outlive this.
    CommandList(std::string cluster, Diagnostics *refused, const std::vector<ChangeNote> &notes);

    /// Adds a command for @p name, or its name to a command that is the same but for the name and does not stand before
    /// @p after. Returns its number, counted from 1; @p after when it was refused.
    std::size_t add(const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, std::string_view comment, ObjectRef object,
        std::size_t after = 0);
    /// The same, when there is anything to set.
    std::size_t addIfAny(const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, ObjectRef object, std::size_t after = 0);
    /// What follows goes behind everything so far.
    void startPhase();
    void startPhase(SacctmgrCommand::Phase phase);
    void refuse(const char *code, Text message, Text advice, ObjectRef object);
    /// Whether the command can be said to sacctmgr; tells it once for each name that cannot.
    bool isSayable(const CommandShape &shape, std::string_view name, const ObjectRef &object);
    /// What the commands find and leave behind.
    [[nodiscard]] ClusterState &state() { return m_state; }

    /// The commands in the order in which their first names were added.
    [[nodiscard]] std::vector<SacctmgrCommand> take();

private:
    struct Pending
    {
        CommandShape shape;
        std::string names; // with commas between them
        std::size_t nameCount = 0;
        std::size_t longestName = 0;
        std::vector<std::string> above; // of all names, or by name
        SacctmgrSettings settings;
        std::vector<std::vector<std::string>> before; // by setting: the different old values
        std::string comment;
        std::vector<std::string> notes;
        ObjectRef object;
        SacctmgrCommand::Phase phase = SacctmgrCommand::Phase::Qos;
        std::size_t turn = 0;
    };

    static void addName(Pending &command, std::string_view name, const std::string &above);
    void noteState(const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, std::size_t step);
    void refuseName(std::string_view name, const CommandShape &shape, const ObjectRef &object);
    void warnOfLoss(std::string_view name, const SacctmgrSettings &settings, const ObjectRef &object);
    /// Takes what the notes say of it.
    void takeNotes(Pending &command, std::string_view name, const SacctmgrSettings &settings) const;
    static void noteBefore(Pending &command, const SacctmgrSettings &settings);
    [[nodiscard]] std::string commentOf(const Pending &command) const;
    [[nodiscard]] std::vector<std::string> argumentsOf(const Pending &command) const;
    [[nodiscard]] static std::optional<std::string> flatOptionsOf(const Pending &command);

    const std::string m_cluster;
    Diagnostics *m_refused;
    std::deque<Pending> m_commands; // which grows without a copy
    std::unordered_map<std::string, std::size_t> m_open; // by everything but the name: the command that takes more names
    std::string m_key; // of the command that is looked for
    std::set<std::string> m_refusedNames; // names that were refused already
    SacctmgrCommand::Phase m_phase = SacctmgrCommand::Phase::Qos;
    std::size_t m_turn = 0; // how often something began that goes behind everything before
    ClusterState m_state;
    NoteIndex m_notes;
};

/// Writes what a command with flatOptions does as lines of a file for `sacctmgr load`, each behind its comment. @p above is the account
/// of the Parent line that was written last.
void writeFlatLines(TextSink &sink, const SacctmgrCommand &command, std::string &above);

} // namespace apportion::slurm
