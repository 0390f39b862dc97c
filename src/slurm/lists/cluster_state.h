// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/name_pool.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/lists/shown_fields.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// One value before and after a change; nothing: then the object is not there. Views of the ClusterState that tells it, but for
/// `object`, which lasts until the next one is told.
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
    /// Makes room for about so many associations of users that come or go.
    void reserve(std::size_t associations);
    /// What a command sets.
    void noteSettings(std::string_view object, const SacctmgrSettings &settings, std::size_t step);
    /// What it sets for the time until another command sets the same.
    void noteOnTheWay(std::string_view object, const SacctmgrSettings &settings, std::size_t step);
    /// An object that comes: it is not there before.
    void noteNew(std::string_view object, const SacctmgrSettings &settings, std::size_t step);
    /// What noteNew() notes of an association of a user that is @p within (" in chem for batch"); nothing where some of it is in no list,
    /// which is told of each.
    [[nodiscard]] std::optional<ShownValues> shownOfAdded(std::string_view within, const SacctmgrSettings &settings);
    /// noteNew() of such an association of @p user, "ann".
    void noteAdded(std::string_view user, ShownValues values, std::size_t step);
    /// The same of one that goes: noteGone().
    [[nodiscard]] ShownValues shownOfRemoved(std::string_view within, const SacctmgrSettings &settings);
    void noteRemoved(std::string_view user, ShownValues values, std::size_t step);
    /// What @p user, "ann", gets who is not there before, apart from associations; empty: no administrator level.
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
    /// The same, but one for all associations that come or go with the same values.
    [[nodiscard]] Changes kindsOfChanges() const;
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
        NameId object = NamePool::notFound; // or one of m_users
        NameId shown = NamePool::notFound; // or the number of its values
        NameId before = NamePool::notFound;
        NameId after = NamePool::notFound; // or the default account that the user gets with the association
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

    /// Where ShownValues end in m_values, and where the associations that have them are: " in chem".
    struct EndOfValues
    {
        std::size_t end;
        NameId within;
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
    ShownValues endValues(std::string_view within);
    [[nodiscard]] std::size_t valuesBegin(ShownValues values) const { return values == 0 ? 0 : m_valuesEnds[values - 1].end; }
    [[nodiscard]] std::size_t valuesEnd(ShownValues values) const { return m_valuesEnds[values].end; }
    /// A new id of a user who is no object of m_texts yet: to look for one takes longer than to write his name down once more.
    NameId addUser(std::string_view user);
    [[nodiscard]] std::string_view userOf(NameId id) const;
    /// Marks what noteAdded() noted since this was done last, as objects of which more is noted.
    void markAdded();
    /// Replaces @p text by that of the object of a row.
    void writeObject(std::size_t row, std::string &text) const;
    /// How many changes a row is, and one of them; @p object is that of the row.
    [[nodiscard]] std::size_t partCount(std::size_t row) const;
    [[nodiscard]] StateChange change(std::size_t row, std::size_t part, std::string_view object) const;
    /// Remembers the TRES or QOS that a value of the field names.
    void takeNames(const ShownField &field, NameId value);
    /// The field of a setting; null, and remembered, when no list shows it.
    const ShownField *shownOf(std::string_view object, std::string_view key);

    std::deque<Row> m_rows; // which grows without a copy
    NamePool m_texts;
    std::string m_users; // names one behind the other
    std::vector<std::uint32_t> m_usersEnds; // of each of them
    std::size_t m_marked = 0; // rows at which markAdded() has looked
    std::vector<ShownValue> m_values;
    std::vector<EndOfValues> m_valuesEnds; // of each ShownValues
    std::vector<Mark> m_marks; // by text
    NameId m_lastObject = 0;
    NameId m_lastDefault = 0; // account
    std::vector<NameId> m_shown; // by the place of the field in shownFields(); notFound until it is needed
    NameId m_exists;
    NameId m_yes;
    NameId m_no;
    std::vector<std::string> m_unread;
    std::set<std::string> m_tres;
    std::set<std::string> m_qos;
};

/// A place among the changes of a state; what it tells lasts until it moves on.
class ClusterState::Iterator
{
public:
    Iterator(const ClusterState &state, std::size_t row, bool eachKindOnce);

    StateChange operator*() const { return m_state->change(m_row, m_part, m_object); }
    Iterator &operator++();
    bool operator==(const Iterator &other) const { return m_row == other.m_row && m_part == other.m_part; }

private:
    /// Goes to the first row that is told, from m_row on.
    void startRow();
    [[nodiscard]] bool isKnownKind();

    const ClusterState *m_state;
    std::size_t m_row;
    std::size_t m_part = 0;
    std::size_t m_parts = 0; // of the row
    std::string m_object; // of the row
    bool m_eachKindOnce;
    std::vector<std::uint8_t> m_known; // which kinds there were: by the values, of users who come, and who get their default account
};

/// What a range for goes through; the state outlives it.
class ClusterState::Changes
{
public:
    Changes(const ClusterState &state, bool eachKindOnce) : m_state(state), m_eachKindOnce(eachKindOnce) { }

    [[nodiscard]] Iterator begin() const { return { m_state, 0, m_eachKindOnce }; }
    [[nodiscard]] Iterator end() const { return { m_state, m_state.m_rows.size(), m_eachKindOnce }; }

private:
    const ClusterState &m_state;
    bool m_eachKindOnce;
};

inline ClusterState::Changes ClusterState::changes() const
{
    return { *this, false };
}

inline ClusterState::Changes ClusterState::kindsOfChanges() const
{
    return { *this, true };
}

/// Which list says whether an object is there.
[[nodiscard]] StateList existenceList(std::string_view object);

} // namespace apportion::slurm
