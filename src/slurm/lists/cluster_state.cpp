// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/cluster_state.h"

#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

/// The first id of ClusterState::addUser().
constexpr NameId firstUser = 0x80000000;

/// What every user and every association of one is to shownField().
constexpr std::string_view anyUser = "user ann";
constexpr std::string_view anyAssociation = "user ann in chem";
constexpr std::string_view kindOfUser = "user ";

/// Whether an object may be an association of a user; others are where a name is like that.
bool mayBeAssociation(std::string_view object)
{
    return object.starts_with(kindOfUser) && object.find(" in ") != std::string_view::npos;
}

const ShownField &defaultAccountField()
{
    static const ShownField &field = *shownField(anyUser, schema::option::defaultAccount);
    return field;
}

/// What every database has from its beginning.
bool isTresOfEveryCluster(std::string_view name)
{
    constexpr std::array<std::string_view, 8> known { "cpu", "mem", "energy", "node", "billing", "fs/disk", "vmem", "pages" };
    return std::find(known.begin(), known.end(), name) != known.end();
}

} // namespace

StateList existenceList(std::string_view object)
{
    const std::string_view kind = object.substr(0, object.find(' '));
    return kind == "qos" ? StateList::Qos : kind == "cluster" ? StateList::Clusters : StateList::Associations;
}

ClusterState::ClusterState() : m_shown(shownFields().size(), NamePool::notFound), m_exists(add("exists")), m_yes(add("yes")), m_no(add("no")) { }

void ClusterState::reserve(std::size_t associations)
{
    constexpr std::size_t bytesOfMost = 12; // of a name; what is not used of it costs nothing
    m_users.reserve(bytesOfMost * associations);
    m_usersEnds.reserve(associations);
}

NameId ClusterState::add(std::string_view text)
{
    const NameId id = m_texts.add(text);
    if (m_texts.size() > m_marks.size()) {
        m_marks.resize(m_texts.size());
    }
    return id;
}

NameId ClusterState::addObject(std::string_view object)
{
    if (m_texts[m_lastObject] != object) {
        if (m_marked < m_rows.size() && mayBeAssociation(object)) {
            markAdded();
        }
        m_lastObject = add(object);
    }
    return m_lastObject;
}

NameId ClusterState::addShown(const ShownField &field)
{
    NameId &shown = m_shown[static_cast<std::size_t>(&field - shownFields().data())];
    if (shown == NamePool::notFound) {
        shown = add(field.shown);
    }
    return shown;
}

void ClusterState::addExistence(NameId object, NameId before, NameId after, std::size_t step)
{
    m_rows.push_back({ object, m_exists, before, after, static_cast<std::uint32_t>(step), existenceList(m_texts[object]) });
}

NameId ClusterState::addUser(std::string_view user)
{
    m_users += user;
    m_usersEnds.push_back(static_cast<std::uint32_t>(m_users.size()));
    return firstUser + static_cast<NameId>(m_usersEnds.size() - 1);
}

std::string_view ClusterState::userOf(NameId id) const
{
    const std::size_t index = id - firstUser;
    const std::size_t begin = index == 0 ? 0 : m_usersEnds[index - 1];
    return std::string_view(m_users).substr(begin, m_usersEnds[index] - begin);
}

void ClusterState::markAdded()
{
    std::string object;
    for (; m_marked < m_rows.size(); ++m_marked) {
        if (m_rows[m_marked].part == Part::Coming) {
            writeObject(m_marked, object);
            m_marks[add(object)].isNew = true;
        }
    }
}

void ClusterState::writeObject(std::size_t index, std::string &text) const
{
    const Row &row = m_rows[index];
    if (row.object < firstUser) {
        text.assign(m_texts[row.object]);
        return;
    }
    text.assign(kindOfUser) += userOf(row.object);
    if (row.part != Part::Value) {
        text += m_texts[m_valuesEnds[row.shown].within];
    }
}

std::size_t ClusterState::partCount(std::size_t index) const
{
    const Row &row = m_rows[index];
    if (row.part == Part::Value) {
        return 1;
    }
    return 1 + valuesEnd(row.shown) - valuesBegin(row.shown) + (row.after == NamePool::notFound ? 0 : 1);
}

StateChange ClusterState::change(std::size_t index, std::size_t part, std::string_view object) const
{
    const Row &row = m_rows[index];
    const auto textOf = [this](NameId id) { return id == NamePool::notFound ? std::nullopt : std::optional(m_texts[id]); };
    if (row.part == Part::Value) {
        return { object, m_texts[row.shown], row.list, textOf(row.before), textOf(row.after), row.step, row.kind };
    }
    const bool comes = row.part == Part::Coming;
    if (part == 0) {
        return { object, m_texts[m_exists], row.list, m_texts[comes ? m_no : m_yes], m_texts[comes ? m_yes : m_no], row.step, row.kind };
    }
    const std::size_t place = valuesBegin(row.shown) + part - 1;
    if (place == valuesEnd(row.shown)) {
        const std::string_view user = object.substr(0, kindOfUser.size() + userOf(row.object).size());
        const ShownField &field = defaultAccountField();
        return { user, field.shown, field.list, std::nullopt, textOf(row.after), row.step, row.kind };
    }
    const ShownValue &value = m_values[place];
    const std::optional<std::string_view> text = m_texts[value.value];
    return { object, m_texts[value.shown], value.field->list, comes ? std::nullopt : text, comes ? text : std::nullopt, row.step, row.kind };
}

void ClusterState::takeNames(const ShownField &field, NameId value)
{
    const std::string_view shown = field.shown;
    const bool isTres = field.form == ShownField::Form::Tres;
    const bool isQos = shown == "QOS" || shown == "DefaultQOS" || shown == "Preempt";
    if ((!isTres && !isQos) || m_marks[value].isTaken) {
        return;
    }
    m_marks[value].isTaken = true;
    for (const std::string &word : listWords(m_texts[value])) {
        std::string name = isTres ? word.substr(0, word.find('=')) : word.substr(word.find_first_of("+-") == 0 ? 1 : 0);
        if (isQos) {
            m_qos.insert(std::move(name));
        } else if (!isTresOfEveryCluster(name)) {
            m_tres.insert(std::move(name));
        }
    }
}

void ClusterState::note(
    NameId object, const ShownField &field, std::optional<std::string_view> before, std::string_view after, std::size_t step, StateChange::Kind kind)
{
    const std::string old = before ? stateValue(field, *before) : std::string();
    const std::string now = stateValue(field, after);
    const NameId oldId = before ? add(old) : NamePool::notFound;
    m_rows.push_back({ object, addShown(field), oldId, add(now), static_cast<std::uint32_t>(step), field.list, kind });
    takeNames(field, m_rows.back().after);
}

const ShownField *ClusterState::shownOf(std::string_view object, std::string_view key)
{
    if (const ShownField *field = shownField(object, key)) {
        return field;
    }
    const std::string_view word = key.substr(0, key.find_first_of("+-="));
    const schema::AssociationField *option = schema::findAssociationField(word);
    const bool isOfUser = option != nullptr && option->scope == schema::OptionScope::User; // noted of the user
    if (!isOfUser) {
        m_unread.push_back((std::string(word) += " of ") += object);
    }
    return nullptr;
}

void ClusterState::noteSettings(std::string_view object, const SacctmgrSettings &settings, std::size_t step)
{
    noteSettings(addObject(object), settings, step);
}

void ClusterState::noteSettings(NameId object, const SacctmgrSettings &settings, std::size_t step)
{
    for (const SacctmgrSetting &entry : settings) {
        noteValue(object, entry.key, entry.before, entry.after, step);
    }
}

void ClusterState::noteOnTheWay(std::string_view object, const SacctmgrSettings &settings, std::size_t step)
{
    const NameId id = addObject(object);
    for (const SacctmgrSetting &entry : settings) {
        if (const ShownField *field = shownField(object, entry.key)) {
            const bool isDifference = entry.key.ends_with("+="); // of a list: what it makes of that counts
            note(id, *field, {}, isDifference ? entry.after : entry.value, step, StateChange::Kind::OnTheWay);
        }
    }
}

void ClusterState::noteValue(std::string_view object, std::string_view key, std::string_view before, std::string_view after, std::size_t step)
{
    noteValue(addObject(object), key, before, after, step);
}

void ClusterState::noteValue(NameId object, std::string_view key, std::string_view before, std::string_view after, std::size_t step)
{
    const ShownField *field = shownOf(m_texts[object], key);
    // What stands in several columns of one line cannot be compared.
    if (field == nullptr || before.find('|') != std::string_view::npos || after.find('|') != std::string_view::npos) {
        return;
    }
    // A file that leaves out a default, or the texts that every account and QOS has, says nothing of them.
    const bool isOfRecord = m_marks[object].hasRecord && (field->list == StateList::Accounts || field->list == StateList::Users);
    const bool isNew = m_marks[object].isNew && !isOfRecord;
    const bool isText = field->form == ShownField::Form::Text;
    const bool isLeftOut = (field->list == StateList::Defaults || isText) && !isNew && !isOfRecord;
    const bool anyBefore = isLeftOut && before.empty();
    note(object, *field, isNew ? std::nullopt : std::optional(before), after, step,
        anyBefore ? StateChange::Kind::AnyBefore : StateChange::Kind::Change);
}

void ClusterState::noteNew(std::string_view object, const SacctmgrSettings &settings, std::size_t step)
{
    const NameId id = addObject(object);
    if (!m_marks[id].isNew) {
        m_marks[id].isNew = true;
        addExistence(id, m_no, m_yes, step);
    }
    noteSettings(id, settings, step);
}

ShownValues ClusterState::endValues(std::string_view within)
{
    m_valuesEnds.push_back({ m_values.size(), add(within) });
    return static_cast<ShownValues>(m_valuesEnds.size() - 1);
}

std::optional<ShownValues> ClusterState::shownOfAdded(std::string_view within, const SacctmgrSettings &settings)
{
    const auto isInNoList = [](const SacctmgrSetting &entry) { return shownField(anyAssociation, entry.key) == nullptr; };
    if (std::any_of(settings.begin(), settings.end(), isInNoList)) {
        return std::nullopt;
    }
    for (const SacctmgrSetting &entry : settings) {
        if (entry.before.find('|') == std::string::npos && entry.after.find('|') == std::string::npos) {
            const ShownField &field = *shownField(anyAssociation, entry.key);
            m_values.push_back({ &field, addShown(field), add(stateValue(field, entry.after)) });
        }
    }
    return endValues(within);
}

void ClusterState::noteAdded(std::string_view user, ShownValues values, std::size_t step)
{
    m_lastObject = 0; // which may be this one, and is to be looked up anew
    m_rows.push_back({ addUser(user), values, NamePool::notFound, NamePool::notFound, static_cast<std::uint32_t>(step), StateList::Associations,
        StateChange::Kind::Change, Part::Coming });
    for (std::size_t i = valuesBegin(values); i < valuesEnd(values); ++i) {
        takeNames(*m_values[i].field, m_values[i].value);
    }
}

void ClusterState::addShownOfGone(std::string_view object, const SacctmgrSettings &settings)
{
    for (const SacctmgrSetting &entry : settings) {
        const ShownField *field = shownField(object, entry.key);
        if (field != nullptr && field->list != StateList::Accounts && entry.after.find('|') == std::string::npos) {
            const std::string value = stateValue(*field, entry.after);
            if (field->list != StateList::Associations || !value.empty()) {
                m_values.push_back({ field, addShown(*field), add(value) });
            }
        }
    }
}

ShownValues ClusterState::shownOfRemoved(std::string_view within, const SacctmgrSettings &settings)
{
    addShownOfGone(anyAssociation, settings);
    return endValues(within);
}

void ClusterState::noteRemoved(std::string_view user, ShownValues values, std::size_t step)
{
    m_rows.push_back({ addUser(user), values, NamePool::notFound, NamePool::notFound, static_cast<std::uint32_t>(step), StateList::Associations,
        StateChange::Kind::Change, Part::Going });
}

void ClusterState::noteGone(std::string_view object, const SacctmgrSettings &settings, std::size_t step)
{
    addShownOfGone(object, settings);
    m_rows.push_back({ addObject(object), endValues({}), NamePool::notFound, NamePool::notFound, static_cast<std::uint32_t>(step),
        existenceList(object), StateChange::Kind::Change, Part::Going });
}

void ClusterState::noteNewUser(std::string_view user, std::string_view defaultAccount, std::string_view adminLevel, std::size_t step)
{
    const auto isShown = [](std::string_view value) { return !value.empty() && value.find('|') == std::string_view::npos; };
    Row *last = m_rows.empty() ? nullptr : &m_rows.back();
    const bool isOfLast
        = last != nullptr && last->part == Part::Coming && last->step == step && last->object >= firstUser && userOf(last->object) == user;
    if (isShown(defaultAccount) && isOfLast) {
        last->after = m_texts[m_lastDefault] == defaultAccount ? m_lastDefault : add(stateValue(defaultAccountField(), defaultAccount));
        m_lastDefault = last->after;
    } else if (isShown(defaultAccount)) {
        note(addUser(user), defaultAccountField(), std::nullopt, defaultAccount, step);
    }
    if (isShown(adminLevel)) {
        note(addUser(user), *shownField(anyUser, schema::option::adminLevel), std::nullopt, adminLevel, step);
    }
}

void ClusterState::noteRecord(std::string_view object)
{
    m_marks[addObject(object)].hasRecord = true;
}

bool ClusterState::hasRecord(std::string_view object) const
{
    const NameId id = m_texts.find(object);
    return id != NamePool::notFound && m_marks[id].hasRecord;
}

std::vector<std::string_view> ClusterState::recorded() const
{
    std::vector<std::string_view> objects;
    for (NameId id = 0; id < m_marks.size(); ++id) {
        if (m_marks[id].hasRecord) {
            objects.push_back(m_texts[id]);
        }
    }
    return objects;
}

void ClusterState::noteNeeded(std::string_view object)
{
    const NameId id = add(object); // which says nothing of what is noted next
    if (!m_marks[id].isNeeded) {
        m_marks[id].isNeeded = true;
        addExistence(id, m_yes, m_yes, 0);
    }
}

void ClusterState::noteCoordinator(std::string_view user, std::string_view account, bool now, std::size_t step)
{
    m_rows.push_back({ addObject("user " + std::string(user)), add("coordinator of " + std::string(account)), now ? m_no : m_yes, now ? m_yes : m_no,
        static_cast<std::uint32_t>(step), StateList::Coordinators, StateChange::Kind::Change });
}

void ClusterState::noteCoordinatorAfterwards(std::string_view user, std::string_view account)
{
    m_rows.push_back({ addObject("user " + std::string(user)), add("coordinator of " + std::string(account)), NamePool::notFound, m_yes, 0,
        StateList::Coordinators, StateChange::Kind::AnyBefore });
}

ClusterState::Iterator::Iterator(const ClusterState &state, std::size_t row, bool eachKindOnce)
    : m_state(&state), m_row(row), m_eachKindOnce(eachKindOnce), m_known(eachKindOnce ? state.m_valuesEnds.size() : 0)
{
    startRow();
}

ClusterState::Iterator &ClusterState::Iterator::operator++()
{
    if (++m_part == m_parts) {
        m_part = 0;
        ++m_row;
        startRow();
    }
    return *this;
}

void ClusterState::Iterator::startRow()
{
    while (m_eachKindOnce && m_row < m_state->m_rows.size() && isKnownKind()) {
        ++m_row;
    }
    if (m_row < m_state->m_rows.size()) {
        m_parts = m_state->partCount(m_row);
        m_state->writeObject(m_row, m_object);
    }
}

bool ClusterState::Iterator::isKnownKind()
{
    const Row &row = m_state->m_rows[m_row];
    if (row.part == Part::Value || row.object < firstUser) {
        return false;
    }
    const std::uint8_t kind = row.after == NamePool::notFound ? 1 : 2;
    const bool isKnown = (m_known[row.shown] & kind) != 0;
    m_known[row.shown] |= kind;
    return isKnown;
}

} // namespace apportion::slurm
