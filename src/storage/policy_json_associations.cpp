// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_json_associations.h"

#include "core/policy/capitals.h"
#include "core/policy/tres.h"
#include "storage/json_text.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace apportion
{

UserSet::Slot UserSet::slotOf(AssociationId account, NameId user, NameId partition, AssociationId id)
{
    std::uint64_t mixed = pairKey(account, user) * 0x9e3779b97f4a7c15U;
    mixed ^= (mixed >> 32) + partition;
    return { static_cast<std::uint32_t>((mixed * 0xff51afd7ed558ccdU) >> 32), id };
}

bool UserSet::contains(AssociationId account, NameId user, NameId partition) const
{
    if (m_slots.empty()) {
        return false;
    }
    const Slot wanted = slotOf(account, user, partition, noAssociation);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = wanted.hash & mask; m_slots[at].id != noAssociation; at = (at + 1) & mask) {
        const AssociationId id = m_slots[at].id;
        if (m_slots[at].hash == wanted.hash && m_tree.nameId(id) == user && m_tree.parent(id) == account && m_tree.partitionId(id) == partition) {
            return true;
        }
    }
    return false;
}

void UserSet::place(const Slot &slot)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = slot.hash & mask;
    while (m_slots[at].id != noAssociation) {
        at = (at + 1) & mask;
    }
    m_slots[at] = slot;
}

void UserSet::insert(AssociationId id)
{
    if (2 * (m_count + 1) > m_slots.size()) {
        constexpr std::size_t fewest = 64;
        const std::vector<Slot> before = std::exchange(m_slots, std::vector<Slot>(std::max(fewest, 2 * m_slots.size())));
        for (const Slot &old : before) {
            if (old.id != noAssociation) {
                place(old);
            }
        }
    }
    place(slotOf(m_tree.parent(id), m_tree.nameId(id), m_tree.partitionId(id), id));
    ++m_count;
}

namespace
{

void readShares(RowReader &row, std::uint32_t &shares)
{
    const JsonValue *value = row.take("shares");
    if (value == nullptr) {
        return;
    }
    if (value->isString() && value->text == "parent") {
        shares = sharesParent;
        return;
    }
    const bool numeric = value->isNumber() && value->text.size() <= 10 && value->text.find_first_not_of("0123456789") == std::string::npos;
    const std::uint64_t number = numeric ? std::stoull(value->text) : std::uint64_t { sharesParent } + 1;
    if (number <= sharesParent) {
        shares = static_cast<std::uint32_t>(number);
    } else {
        row.reportValue(*value, { APPORTION_TEXT("Write a whole number from 0 to %1, or \"parent\". 1 is used."), { std::to_string(maxRawShares) } });
    }
}

/// A value that is only there when the version has another one than the draft.
template <typename Value, typename Read>
void readGiven(const JsonValue &value, const char *key, std::optional<Value> &into, Value first, Read read)
{
    if (value.find(key) != nullptr) {
        read(first);
        into = std::move(first);
    }
}

/// What the association was in a version.
VersionRow readVersionRow(JsonValue &value, bool isUser, ReadReport &report)
{
    VersionRow was;
    was.line = value.line;
    if (value.kind == JsonValue::Kind::Null) {
        was.isAbsent = true;
        return was;
    }
    RowReader row(value, report);
    if (!value.isObject()) {
        row.reportValue(value, { APPORTION_TEXT("It is left out. Compare with a file that Apportion saved."), {} });
        return was;
    }
    readGiven<std::uint32_t>(value, "shares", was.shares, 1, [&row](std::uint32_t &into) { readShares(row, into); });
    readGiven<std::uint32_t>(value, "priority", was.priority, noPriority, [&row](std::uint32_t &into) { row.read("priority", into); });
    readGiven<long double>(value, "usage", was.usage, 0.0L, [&row](long double &into) { row.read("usage", into); });
    readGiven<std::string>(value, "options", was.options, {}, [&row](std::string &into) { row.read("options", into); });
    readGiven<std::vector<std::string>>(value, "formerly", was.formerly, {}, [&row](std::vector<std::string> &into) { row.read("formerly", into); });
    if (!isUser) {
        readGiven<std::string>(value, "parent", was.parent, {}, [&row](std::string &into) { row.read("parent", into); });
    }
    row.reportUnknown();
    return was;
}

/// The members of an association's row.
enum class RowKey : std::uint8_t { User, Account, Parent, Partition, Shares, Usage, Priority, Options, Unknown };

RowKey rowKey(std::string_view key)
{
    const auto orUnknown = [key](std::string_view name, RowKey named) { return key == name ? named : RowKey::Unknown; };
    switch (key.size()) { // which the compiler compares as one number
    case 4:
        return orUnknown("user", RowKey::User);
    case 5:
        return orUnknown("usage", RowKey::Usage);
    case 6:
        return key.front() == 's' ? orUnknown("shares", RowKey::Shares) : orUnknown("parent", RowKey::Parent);
    case 7:
        return key.front() == 'a' ? orUnknown("account", RowKey::Account) : orUnknown("options", RowKey::Options);
    case 8:
        return orUnknown("priority", RowKey::Priority);
    case 9:
        return orUnknown("partition", RowKey::Partition);
    default:
        return RowKey::Unknown;
    }
}

/// A whole number up to @p most.
template <typename Number>
bool readPlain(const PlainMember &member, Number &into, std::uint64_t most = std::numeric_limits<std::uint64_t>::max())
{
    const std::optional<std::uint64_t> number = member.isString ? std::nullopt : toUnsigned(member.text);
    into = static_cast<Number>(number.value_or(0));
    return number && *number <= most;
}

bool readPlain(const PlainMember &member, std::string_view &into)
{
    into = member.text;
    return member.isString;
}

/// False when there is a member that readAssociationLine() would say something of.
bool readPlain(const PlainRow &plain, AssociationRow &row)
{
    unsigned given = 0;
    const auto read = [&row](RowKey key, const PlainMember &member) {
        switch (key) {
        case RowKey::User:
            return readPlain(member, row.user);
        case RowKey::Account:
            return readPlain(member, row.account);
        case RowKey::Parent:
            return readPlain(member, row.parent);
        case RowKey::Partition:
            return readPlain(member, row.partition);
        case RowKey::Shares:
            if (member.isString) {
                row.shares = sharesParent;
                return member.text == "parent";
            }
            return readPlain(member, row.shares, sharesParent);
        case RowKey::Usage:
            return readPlain(member, row.usage);
        case RowKey::Priority:
            return readPlain(member, row.priority, std::numeric_limits<std::uint32_t>::max());
        case RowKey::Options:
            return readPlain(member, row.options);
        case RowKey::Unknown:
            break;
        }
        return false;
    };
    for (const PlainMember &member : plain.members) {
        const RowKey key = rowKey(member.key);
        const unsigned bit = 1U << static_cast<unsigned>(key);
        if ((given & bit) != 0 || !read(key, member)) {
            return false;
        }
        given |= bit;
    }
    return !row.account.empty() && !hasCapitals(row.account) && !hasCapitals(row.parent) && !hasCapitals(row.partition);
}

} // namespace

std::optional<AssociationLine> readAssociationLine(JsonValue &value, ReadReport &report)
{
    RowReader row(value, report);
    AssociationLine line;
    line.number = row.line();
    row.read("user", line.user);
    row.read("account", line.account);
    row.read("parent", line.parent);
    row.read("partition", line.partition);
    readShares(row, line.shares);
    row.read("usage", line.usage);
    row.read("priority", line.priority);
    row.read("options", line.options);
    row.read("formerly", line.formerly);
    for (std::size_t version = 0; version < versionKeys.size() && row.hasMore(); ++version) {
        if (JsonValue *was = row.take(versionKeys[version].row)) {
            line.versions.emplace_back(version, readVersionRow(*was, line.isUser(), report));
        }
    }
    row.reportUnknown();
    if (line.account.empty()) {
        report.add(Severity::Error, "policy-association", line.number, { APPORTION_TEXT("an association without an account"), {} },
            { APPORTION_TEXT("It is left out. Write its account's name."), {} });
        return std::nullopt;
    }
    std::string folded = lowerCase(line.account);
    if (folded != line.account) {
        report.add(Severity::Warning, "policy-account-case", line.number,
            { APPORTION_TEXT("the account %1 is read as %2"), { line.account, folded } },
            { APPORTION_TEXT("Slurm keeps the names of accounts in lower case."), {} });
        line.account = std::move(folded);
    }
    line.parent = lowerCase(line.parent);
    line.partition = lowerCase(line.partition);
    return line;
}

AssociationReader::AssociationReader(AssociationTree &tree, Situation &situation, ReadReport &report)
    : m_tree(tree), m_situation(situation), m_report(report)
{
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id)) {
            noteUser(tree.parent(id), id);
        } else if (tree.isLive(id)) {
            setAccount(tree.nameId(id), id);
        }
    }
    m_lastUser = noAssociation; // these came in any order
}

void AssociationReader::add(AssociationLine &&line)
{
    if (!line.isUser() && line.parent.empty() && !m_rootRead) {
        setRoot(line);
        return;
    }
    const std::string &above = line.above();
    if (const AssociationId account = findAccount(above); account != noAssociation) {
        place(line, account);
        return;
    }
    const auto [waiting, isNew] = m_waiting.try_emplace(above);
    if (isNew) {
        m_waitingOrder.push_back(above);
    }
    waiting->second.push_back(std::move(line));
}

std::size_t AssociationReader::addPlain(std::span<const PlainRow> rows)
{
    std::array<AssociationRow, PlainRow::mostAtOnce> read;
    std::array<std::string_view, PlainRow::mostAtOnce> names;
    std::size_t count = 0;
    while (count < rows.size() && readPlain(rows[count], read[count]) && (read[count].isUser() || !read[count].parent.empty())) {
        names[count] = read[count].isUser() ? read[count].user : read[count].account;
        ++count;
    }
    m_tree.names().fetch({ names.data(), count });
    AssociationTree::Appender tree(m_tree);
    for (std::size_t i = 0; i < count; ++i) {
        const AssociationId above = findAccount(read[i].isUser() ? read[i].account : read[i].parent);
        if (above == noAssociation || place(tree, read[i], above) == noAssociation) {
            return i;
        }
    }
    return count;
}

AssociationId AssociationReader::findAccount(std::string_view name)
{
    if (m_lastAccount == noAssociation || name != m_lastName) {
        const NameId known = m_tree.names().find(name);
        m_lastName = name;
        m_lastAccount = known < m_accounts.size() ? m_accounts[known] : noAssociation;
    }
    return m_lastAccount;
}

void AssociationReader::setAccount(NameId name, AssociationId id)
{
    if (name >= m_accounts.size()) {
        m_accounts.resize(m_tree.names().size(), noAssociation);
    }
    if (m_accounts[name] == noAssociation) {
        m_accounts[name] = id;
    }
}

bool AssociationReader::isNewUser(AssociationId account, std::string_view user, std::string_view partition)
{
    if (!m_users) {
        const bool hasUsers = account < m_hasUsers.size() && m_hasUsers[account];
        const bool follows = m_lastUser != noAssociation && m_tree.parent(m_lastUser) == account
            && std::pair(m_tree.name(m_lastUser), m_tree.partition(m_lastUser)) < std::pair(user, partition);
        if (!hasUsers || follows) {
            return true;
        }
        m_users.emplace(m_tree);
        for (AssociationId id = 0; id < m_tree.rowCount(); ++id) {
            if (m_tree.isLive(id) && m_tree.isUser(id)) {
                m_users->insert(id);
            }
        }
    }
    const NameId name = m_tree.names().find(user);
    return name == NamePool::notFound || !m_users->contains(account, name, m_tree.names().find(partition));
}

void AssociationReader::noteUser(AssociationId account, AssociationId id)
{
    if (m_users) {
        m_users->insert(id);
        return;
    }
    if (account >= m_hasUsers.size()) {
        m_hasUsers.resize(m_tree.rowCount());
    }
    m_hasUsers[account] = true;
    m_lastUser = id;
}

void AssociationReader::keepVersions(const Line &line, AssociationId id)
{
    for (const auto &[version, row] : line.versions) {
        m_versions[version].push_back(row);
        m_versions[version].back().id = id;
    }
}

void AssociationReader::setRoot(const Line &line)
{
    const AssociationId root = AssociationTree::root();
    m_rootRead = true;
    if (line.account != m_tree.name(root)) {
        m_accounts[m_tree.nameId(root)] = noAssociation;
        m_tree.respell(root, line.account);
        setAccount(m_tree.nameId(root), root);
        m_lastAccount = noAssociation;
    }
    m_tree.setRawShares(root, line.shares == sharesParent ? 1 : line.shares);
    m_situation.setOwnUsage(root, line.usage);
    m_tree.setPriority(root, line.priority);
    m_tree.setOptions(root, line.options);
    keepVersions(line, root);
}

AssociationId AssociationReader::place(AssociationTree::Appender &tree, const AssociationRow &row, AssociationId above)
{
    AssociationId id = noAssociation;
    if (row.isUser()) {
        if (!isNewUser(above, row.user, row.partition)) {
            return noAssociation;
        }
        id = tree.add({ above, row.user, true, row.shares, row.partition, row.priority, row.options });
        noteUser(above, id);
    } else {
        if (findAccount(row.account) != noAssociation) {
            return noAssociation;
        }
        id = tree.add({ above, row.account, false, row.shares, {}, row.priority, row.options });
        setAccount(m_tree.nameId(id), id);
        m_lastAccount = id; // which is asked for next
    }
    m_situation.setOwnUsage(id, row.usage);
    return id;
}

void AssociationReader::place(const Line &line, AssociationId above)
{
    AssociationTree::Appender tree(m_tree);
    const AssociationId id = place(
        tree, AssociationRow { line.account, line.user, line.partition, line.parent, line.options, line.usage, line.shares, line.priority }, above);
    if (id == noAssociation) {
        reportTwice(line);
        return;
    }
    m_tree.setFormerNames(id, line.formerly);
    keepVersions(line, id);
}

void AssociationReader::placeWaiting(const std::string &account)
{
    std::vector<std::string> arrived { account };
    while (!arrived.empty()) {
        const std::string name = std::move(arrived.back());
        arrived.pop_back();
        const auto waiting = m_waiting.find(name);
        const AssociationId id = findAccount(name);
        if (waiting == m_waiting.end() || id == noAssociation) {
            continue;
        }
        const std::vector<Line> lines = std::move(waiting->second);
        m_waiting.erase(waiting);
        for (const Line &line : lines) {
            place(line, id);
            if (!line.isUser()) {
                arrived.push_back(line.account);
            }
        }
    }
}

void AssociationReader::finish()
{
    for (const std::string &account : m_waitingOrder) {
        placeWaiting(account);
    }
    // What is left hangs from an account that is not there, or in a circle.
    for (const std::string &account : m_waitingOrder) {
        const auto waiting = m_waiting.find(account);
        if (waiting == m_waiting.end()) {
            continue;
        }
        const std::vector<Line> lines = std::move(waiting->second);
        m_waiting.erase(waiting);
        for (const Line &line : lines) {
            reportAccountless(line);
            if (!line.isUser()) {
                place(line, AssociationTree::root());
                placeWaiting(line.account);
            }
        }
    }
}

void AssociationReader::reportAccountless(const Line &line)
{
    if (line.isUser()) {
        m_report.add(Severity::Error, "policy-association", line.number,
            { APPORTION_TEXT("the user %1 stands in the account %2, which is not in the file"), { line.user, line.account } },
            { APPORTION_TEXT("The user's line is left out. Add a line for the account."), {} });
    } else {
        m_report.add(Severity::Error, "policy-association", line.number,
            { APPORTION_TEXT("the account %1 hangs from \"%2\", which is not above it in the file"), { line.account, line.parent } },
            { APPORTION_TEXT("It is hung from root. Correct its parent."), {} });
    }
}

void AssociationReader::reportTwice(const Line &line)
{
    m_report.add(Severity::Error, "policy-association", line.number,
        { APPORTION_TEXT("the association \"%1\" stands in the file twice"), { line.isUser() ? line.user : line.account } },
        { APPORTION_TEXT("The second one is left out."), {} });
}

} // namespace apportion
