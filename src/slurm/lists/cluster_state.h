// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/name_pool.h"
#include "slurm/lists/sacctmgr_settings.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// Which list of sacctmgr shows a value.
enum class StateList : std::uint8_t { Associations, Accounts, Defaults, Users, Coordinators, Qos, Clusters };
inline constexpr std::size_t stateListCount = 7;

/// A value as sacctmgr shows it, and how two ways to write it are told to be the same.
struct ShownField
{
    enum class Form : std::uint8_t { Plain, Text, Minutes, Seconds, Tres, Names, Factor, Mode, Level };

    const char *key; ///< of the setting or of the flat file's option
    const char *shown; ///< the column of the list
    StateList list;
    Form form;
};

/// One value before and after a change; nothing: then the object is not there. Views of the ClusterState that tells it.
struct StateChange
{
    enum class Kind : std::uint8_t {
        Change,
        AnyBefore, ///< nobody knows what it was
        OnTheWay ///< `after` stands there between two steps
    };

    std::string_view object; ///< "account chem", "user ann in chem for batch", "qos high": isNameable()
    std::string_view shown; ///< the column; "exists"; "coordinator of chem"
    StateList list;
    std::optional<std::string_view> before; ///< in the form of stateValue(); "yes" and "no" where there is no column
    std::optional<std::string_view> after;
    std::size_t step = 0; ///< the command that makes it, counted from 1; 0: none, it stays
    Kind kind = Kind::Change;
};

/// Settings as the lists show them, found once for the thousands of associations that have the same: a number in the ClusterState that
/// told it.
using ShownValues = std::uint32_t;

/// What a change finds and leaves behind, in the words of sacctmgr's lists: so that a script can compare the cluster with
/// both before it does anything, and read back all that it wrote. Only what the change touches.
///
/// A large tree has millions of these values, most of them alike: each text is kept once.
class ClusterState
{
public:
    ClusterState();
    /// Makes room for about so many objects, and so many that noteRemoved() and noteNewUser() take.
    void reserve(std::size_t objects, std::size_t once);
    /// What a command sets.
    void noteSettings(std::string_view object, const SacctmgrSettings &settings, std::size_t step);
    /// What it sets for the time until another command sets the same.
    void noteOnTheWay(std::string_view object, const SacctmgrSettings &settings, std::size_t step);
    /// An object that comes: it is not there before.
    void noteNew(std::string_view object, const SacctmgrSettings &settings, std::size_t step);
    /// What noteNew() notes of an association of a user; nothing where some of it is in no list, which is told of each.
    [[nodiscard]] std::optional<ShownValues> shownOfAdded(const SacctmgrSettings &settings);
    /// noteNew() of "user ann in chem" with the settings of which @p values were told.
    void noteAdded(std::string_view association, ShownValues values, std::size_t step);
    /// The same of one that goes: noteGone().
    [[nodiscard]] ShownValues shownOfRemoved(const SacctmgrSettings &settings);
    void noteRemoved(std::string_view association, ShownValues values, std::size_t step);
    /// What a user ("user ann") gets who is not there before, apart from associations; empty: no administrator level.
    void noteNewUser(std::string_view user, std::string_view defaultAccount, std::string_view adminLevel, std::size_t step);
    /// Of an account or a user whose associations come or go: what the database keeps of it once for all clusters stands there before
    /// and after.
    void noteRecord(std::string_view object);
    [[nodiscard]] bool hasRecord(std::string_view object) const;
    /// The objects of which that was noted.
    [[nodiscard]] std::vector<std::string_view> recorded() const;
    /// An object that goes; @p settings are what it has. Of an association that is all of it: what else it has is found when
    /// it is looked at.
    void noteGone(std::string_view object, const SacctmgrSettings &settings, std::size_t step);
    /// An object that must be there all the time.
    void noteNeeded(std::string_view object);
    /// A user who becomes coordinator of an account, or no longer is one.
    void noteCoordinator(std::string_view user, std::string_view account, bool now, std::size_t step);
    /// One who is to be coordinator of it at the end, whatever he was.
    void noteCoordinatorAfterwards(std::string_view user, std::string_view account);
    void noteValue(std::string_view object, std::string_view key, std::string_view before, std::string_view after, std::size_t step);

    class Iterator;
    class Changes;
    /// All changes in the order in which they were noted.
    [[nodiscard]] Changes changes() const;
    /// "Foo of qos high": what is written, and no list shows.
    [[nodiscard]] const std::vector<std::string> &unread() const { return m_unread; }
    /// The TRES besides those of every cluster that limits name.
    [[nodiscard]] const std::set<std::string> &tres() const { return m_tres; }
    /// The QOS that associations and other QOS are given, by their names.
    [[nodiscard]] const std::set<std::string> &qos() const { return m_qos; }

private:
    /// What a row tells of its object.
    enum class Part : std::uint8_t {
        Value, ///< one
        Coming, ///< that it comes, with all of its values
        Going
    };

    /// A StateChange by the ids of its texts in m_texts; notFound is nothing. Of an association that comes or goes all are one row.
    struct Row
    {
        NameId object = NamePool::notFound; // or one of m_once
        NameId shown = NamePool::notFound; // or the number of its values
        NameId before = NamePool::notFound;
        NameId after = NamePool::notFound;
        std::uint32_t step = 0;
        StateList list = StateList::Associations;
        StateChange::Kind kind = StateChange::Kind::Change;
        Part part = Part::Value;
    };

    struct ShownValue
    {
        const ShownField *field;
        NameId shown;
        NameId value;
    };

    /// What is known of a text as an object, and as a value.
    struct Mark
    {
        bool isNew : 1 = false;
        bool isNeeded : 1 = false;
        bool hasRecord : 1 = false; ///< that is there whatever comes or goes
        bool isTaken : 1 = false; ///< the TRES or QOS that it names are in m_tres or m_qos
    };

    NameId add(std::string_view text);
    /// The same of an object: mostly it is the one of which something was noted last.
    NameId addObject(std::string_view object);
    /// The id of the field's column.
    NameId addShown(const ShownField &field);
    /// That an object comes, goes or stays; @p before and @p after are m_yes or m_no.
    void addExistence(NameId object, NameId before, NameId after, std::size_t step);
    void note(NameId object, const ShownField &field, std::optional<std::string_view> before, std::string_view after, std::size_t step,
        StateChange::Kind kind = StateChange::Kind::Change);
    void noteSettings(NameId object, const SacctmgrSettings &settings, std::size_t step);
    void noteValue(NameId object, std::string_view key, std::string_view before, std::string_view after, std::size_t step);
    /// Appends what noteGone() notes of settings to m_values.
    void addShownOfGone(std::string_view object, const SacctmgrSettings &settings);
    ShownValues endValues();
    [[nodiscard]] std::size_t valuesBegin(ShownValues values) const;
    /// A new id of an object of which no mark is asked: to look for it takes longer than to write it down once more.
    NameId addOnce(std::string_view object);
    [[nodiscard]] std::string_view objectOf(NameId id) const;
    /// How many changes a row is, and one of them.
    [[nodiscard]] std::size_t partCount(std::size_t row) const;
    [[nodiscard]] StateChange change(std::size_t row, std::size_t part) const;
    /// Remembers the TRES or QOS that a value of the field names.
    void takeNames(const ShownField &field, NameId value);
    /// The field of a setting; null, and remembered, when no list shows it.
    const ShownField *shownOf(std::string_view object, std::string_view key);

    std::deque<Row> m_rows; // which grows without a copy
    NamePool m_texts;
    std::string m_once; // objects one behind the other
    std::vector<std::size_t> m_onceEnds; // of each of them
    std::vector<ShownValue> m_values;
    std::vector<std::size_t> m_valuesEnds; // of each ShownValues
    std::vector<Mark> m_marks; // by text
    NameId m_lastObject = 0;
    std::vector<NameId> m_shown; // by the place of the field in shownFields(); notFound until it is needed
    NameId m_exists;
    NameId m_yes;
    NameId m_no;
    std::vector<std::string> m_unread;
    std::set<std::string> m_tres;
    std::set<std::string> m_qos;
};

/// A place among the changes of a state.
class ClusterState::Iterator
{
public:
    Iterator(const ClusterState &state, std::size_t row) : m_state(&state), m_row(row) { }

    StateChange operator*() const { return m_state->change(m_row, m_part); }
    Iterator &operator++()
    {
        if (++m_part >= m_state->partCount(m_row)) {
            m_part = 0;
            ++m_row;
        }
        return *this;
    }
    bool operator==(const Iterator &other) const { return m_row == other.m_row && m_part == other.m_part; }

private:
    const ClusterState *m_state;
    std::size_t m_row;
    std::size_t m_part = 0;
};

/// What a range for goes through; the state outlives it.
class ClusterState::Changes
{
public:
    explicit Changes(const ClusterState &state) : m_state(state) { }

    [[nodiscard]] Iterator begin() const { return { m_state, 0 }; }
    [[nodiscard]] Iterator end() const { return { m_state, m_state.m_rows.size() }; }

private:
    const ClusterState &m_state;
};

inline ClusterState::Changes ClusterState::changes() const
{
    return Changes(*this);
}

/// Which list says whether an object is there.
[[nodiscard]] StateList existenceList(std::string_view object);
/// All fields of all lists.
[[nodiscard]] std::span<const ShownField> shownFields();
/// The field of @p object ("account chem") in which @p key is shown, or null.
[[nodiscard]] const ShownField *shownField(std::string_view object, std::string_view key);
/// @p value as the list shows it, in one form for all ways to write it: lists sorted, their words and texts in lower case. Two values
/// of a field are the same where these are.
[[nodiscard]] std::string stateValue(const ShownField &field, std::string_view value);

} // namespace apportion::slurm
