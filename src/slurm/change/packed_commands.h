// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/name_pool.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/text/text_sink.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
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
    std::string above {}; ///< the account below which the flat file has it; empty: it cannot have it
    std::string partition {};
    std::string defaultAccount {}; ///< that the flat file gives to a new user
};

/// A command but for its names, with what is known of it whatever they are: found once for the thousands who get the same.
struct CommandForm
{
    CommandShape shape;
    SacctmgrSettings settings;
    NameId shapeId = 0; ///< commands with the same differ in their names and settings alone
    NameId valuesId = 0; ///< of what the settings set, whatever was set before
    NameId settingsId = 0;
};

/// Commands of sacctmgr by the texts of which they consist, each of them kept once.
///
/// A large tree needs hundreds of thousands of commands, in which the same accounts and settings come again and again. A
/// command is put together whenever it is asked for.
class PackedCommands
{
public:
    explicit PackedCommands(std::string cluster) : m_cluster(std::move(cluster)) { }

    /// The form of commands of these texts, for this list alone.
    [[nodiscard]] CommandForm formOf(CommandShape shape, SacctmgrSettings settings);
    /// Appends a command that has no names yet and will begin with @p name.
    void add(const CommandForm &form, std::string_view name, std::string_view comment, const ObjectRef &object, SacctmgrCommand::Phase phase,
        std::size_t turn);
    /// Makes the command also one of @p name, for which the same is set instead of something else.
    void addName(std::size_t index, std::string_view name, const CommandForm &form);
    /// Adds a line of the draft's notes, once.
    void addNote(std::size_t index, std::string line);

    [[nodiscard]] std::size_t size() const { return m_commands.size(); }
    [[nodiscard]] SacctmgrCommand command(std::size_t index) const;

    // --- what is known of a command without putting it together ---
    [[nodiscard]] std::size_t nameCount(std::size_t index) const { return m_commands[index].nameCount; }
    /// Of all names with the commas between them.
    [[nodiscard]] std::size_t namesLength(std::size_t index) const { return m_commands[index].names.size(); }
    [[nodiscard]] SacctmgrCommand::Phase phase(std::size_t index) const { return m_commands[index].phase; }
    [[nodiscard]] std::size_t turn(std::size_t index) const { return m_commands[index].turn; }
    [[nodiscard]] bool removes(std::size_t index) const { return m_commands[index].removes; }
    [[nodiscard]] bool anyRemoves() const { return std::ranges::any_of(m_commands, &Packed::removes); }
    /// "Description of qos high": the texts with capitals that commands set, which sacctmgr writes in lower case, whether it is called
    /// or loads them (strip_quotes(), to 26.05). @p added: also those that something is added with.
    [[nodiscard]] std::vector<std::string> textsWithCapitals(bool added) const;
    /// SacctmgrCommand::notes.
    [[nodiscard]] const std::vector<std::string> &notes(std::size_t index) const;
    /// Whether lines of a file for `sacctmgr load` do the same.
    [[nodiscard]] bool isLoadable(std::size_t index) const;
    /// Writes these lines, each behind its comment. @p above is the account of the Parent line that was written last.
    void writeFlatLines(TextSink &sink, std::size_t index, std::string &above) const;

private:
    /// What of a command others may have as well stands in m_texts.
    struct Packed
    {
        std::string names; // with commas between them
        std::uint32_t nameCount = 0;
        std::uint32_t longestName = 0;
        NameId shape = 0;
        NameId settings = 0; // those of the first name
        NameId comment = 0;
        NameId above = 0; // of all names, unless m_above has them one by one
        NameId objectName = 0; // isOfFirst: it is the first name
        std::uint32_t objectId = 0;
        std::uint32_t turn = 0;
        ObjectRef::Kind objectKind = ObjectRef::Kind::None;
        SacctmgrCommand::Phase phase = SacctmgrCommand::Phase::Qos;
        bool removes = false;
    };

    static constexpr NameId isOfFirst = NamePool::notFound;

    /// Adds a text that mostly is the one that was added last with the same @p last.
    NameId addAgain(NameId &last, std::string_view text);
    [[nodiscard]] NameId addShape(const CommandShape &shape);
    [[nodiscard]] NameId addSettings(const SacctmgrSettings &settings);
    [[nodiscard]] NameId addValues(const SacctmgrSettings &settings);
    struct Shape;
    struct Setting;
    [[nodiscard]] Shape shapeOf(const Packed &command) const;
    [[nodiscard]] std::vector<Setting> settingsOf(const Packed &command) const;
    void appendComment(std::string &text, std::size_t index, const std::vector<Setting> &settings) const;
    [[nodiscard]] bool appendFlatOptions(std::string &options, std::size_t index, const Shape &shape, const std::vector<Setting> &settings) const;
    [[nodiscard]] std::vector<std::string> argumentsOf(const Packed &command, const Shape &shape, const std::vector<Setting> &settings) const;

    std::string m_cluster;
    std::deque<Packed> m_commands; // which grows without a copy
    NamePool m_texts;
    std::string m_packed; // the text that is looked for
    NameId m_lastShape = 0;
    NameId m_lastSettings = 0;
    NameId m_lastValues = 0;
    NameId m_lastAbove = 0;
    // Of the few commands that have more than their first name says, by their index:
    std::unordered_map<std::size_t, std::vector<NameId>> m_above; // by name
    std::unordered_map<std::size_t, std::vector<std::vector<std::string>>> m_before; // by setting: the different old values
    std::unordered_map<std::size_t, std::vector<std::string>> m_notes;
};

} // namespace apportion::slurm
