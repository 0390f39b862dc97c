// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/people/people.h"

#include "core/policy/association_tree.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <array>
#include <optional>

namespace apportion
{

namespace
{

/// Calls @p each with every line, without its end.
template <typename Each>
void eachListLine(std::string_view text, Each each)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        each(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::vector<std::string> colonFieldsOf(std::string_view line, char separator)
{
    std::vector<std::string> fields;
    std::size_t from = 0;
    for (std::size_t at = line.find(separator); at != std::string_view::npos; at = line.find(separator, from)) {
        fields.emplace_back(line.substr(from, at - from));
        from = at + 1;
    }
    fields.emplace_back(line.substr(from));
    return fields;
}

std::vector<std::string> listWordsOf(std::string_view text, std::string_view separators)
{
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if (separators.find(c) == std::string_view::npos) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) {
        words.push_back(std::move(word));
    }
    return words;
}

/// Walks through the cells of CSV, which may stand in quotes and then hold anything.
class CsvScanner
{
public:
    CsvScanner(std::string_view text, char separator) : m_text(text), m_separator(separator) { }

    /// False at the end of the text.
    bool nextRow(std::vector<std::string> &cells)
    {
        cells.clear();
        if (m_at >= m_text.size()) {
            return false;
        }
        m_line = m_nextLine;
        std::string cell;
        bool quoted = false;
        for (; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            m_nextLine += c == '\n' ? 1 : 0;
            if (quoted && c == '"' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '"') {
                cell += m_text[m_at++];
            } else if (c == '"') {
                quoted = !quoted;
            } else if (quoted || (c != m_separator && c != '\n')) {
                cell += c;
            } else if (c == m_separator) {
                cells.emplace_back(trimmed(cell));
                cell.clear();
            } else {
                ++m_at;
                break;
            }
        }
        cells.emplace_back(trimmed(cell));
        m_isOpen = quoted;
        return true;
    }
    /// The line in which the last row begins, from 1 on.
    [[nodiscard]] std::size_t line() const { return m_line; }
    /// Whether the text broke off within a quote of the last row.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

private:
    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    std::size_t m_nextLine = 1;
    bool m_isOpen = false;
};

constexpr std::array<std::string_view, 5> userColumns = { "user", "login", "uid", "username", "user name" };
constexpr std::array<std::string_view, 5> accountColumns = { "account", "accounts", "group", "groups", "department" };
constexpr std::array<std::string_view, 8> shareColumns
    = { "shares", "share", "rawshares", "raw shares", "raw_shares", "fairshare", "fair share", "fair-share" };
constexpr std::array<std::string_view, 3> formerColumns = { "formerly", "previous", "old" };
constexpr std::array<std::string_view, 3> numberColumns = { "number", "id", "uidnumber" };

template <std::size_t n>
std::optional<std::size_t> csvColumnOf(const std::vector<std::string> &header, const std::array<std::string_view, n> &names)
{
    for (std::size_t i = 0; i < header.size(); ++i) {
        if (std::find(names.begin(), names.end(), lowerCase(header[i])) != names.end()) {
            return i;
        }
    }
    return {};
}

/// Tells which columns say nothing of what is asked: nobody shall believe that they were taken.
void tellUnreadColumns(
    const std::vector<std::string> &header, std::initializer_list<std::optional<std::size_t>> read, const std::string &file, Diagnostics &findings)
{
    std::string names;
    for (std::size_t i = 0; i < header.size(); ++i) {
        if (!header[i].empty() && std::find(read.begin(), read.end(), std::optional(i)) == read.end()) {
            names += (names.empty() ? "" : ", ") + header[i];
        }
    }
    if (!names.empty()) {
        findings.push_back({ Severity::Note, "people-columns", { APPORTION_TEXT("Columns that are not read: %1"), { names } }, {}, { file, 1 }, {} });
    }
}

/// What a cell says of raw shares; nothing, and why in @p findings, when it cannot be.
std::optional<std::uint32_t> sharesInCell(const std::string &cell, const std::string &user, const SourcePlace &place, Diagnostics &findings)
{
    if (sameIgnoringCase(cell, "parent")) {
        return sharesParent;
    }
    const std::optional<std::uint64_t> number = unsignedNumber(cell);
    if (number && *number <= maxRawShares) {
        return static_cast<std::uint32_t>(*number);
    }
    findings.push_back(
        { Severity::Warning, "people-shares", { APPORTION_TEXT("The shares of %1 cannot be %2, and stay as they are"), { user, cell } },
            { APPORTION_TEXT("Raw shares are a whole number from 0 to %1, or parent"), { std::to_string(maxRawShares) } }, place, {} });
    return {};
}

std::string decodeBase64(std::string_view text)
{
    std::string decoded;
    unsigned bits = 0;
    int count = 0;
    for (const char c : text) {
        constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        const std::size_t digit = digits.find(c);
        if (digit == std::string_view::npos) {
            continue;
        }
        bits = bits << 6 | static_cast<unsigned>(digit);
        count += 6;
        if (count >= 8) {
            count -= 8;
            decoded += static_cast<char>(bits >> count & 0xffu);
        }
    }
    return decoded;
}

void placeShares(Person &person, const std::vector<std::string> &accounts, std::optional<std::uint32_t> shares)
{
    if (!shares) {
        return;
    }
    if (accounts.empty()) {
        person.shares[std::string()] = *shares;
    }
    for (const std::string &account : accounts) {
        person.shares[lowerCase(account)] = *shares;
    }
}

bool isWholeNumberText(std::string_view text)
{
    return unsignedNumber(text).has_value();
}

/// How many fields the first line that says something has between colons, where the third is a number; 0 of other lists.
std::size_t colonFields(std::string_view text)
{
    std::size_t fields = 0;
    eachListLine(text, [&](std::string_view line) {
        if (fields == 0 && !trimmed(line).empty() && line.front() != '#') {
            const std::vector<std::string> cells = colonFieldsOf(line, ':');
            fields = cells.size() >= 4 && isWholeNumberText(cells[2]) ? cells.size() : 1;
        }
    });
    return fields;
}

/// The value of the first part of a distinguished name: "Smith, Ann" of "CN=Smith\\, Ann,OU=people".
std::string firstOfDn(std::string_view dn)
{
    std::string value;
    for (std::size_t i = std::min(dn.find('='), dn.size() - 1) + 1; i < dn.size() && dn[i] != ','; ++i) {
        i += dn[i] == '\\' && i + 1 < dn.size() ? 1 : 0;
        value += dn[i];
    }
    return std::string(trimmed(value));
}

/// A distinguished name as it is compared: without a case, and without blanks beside its commas.
std::string plainDn(std::string_view dn)
{
    std::string plain;
    for (std::size_t i = 0; i < dn.size(); ++i) {
        const bool isBesideComma = isBlank(dn[i]) && ((!plain.empty() && plain.back() == ',') || (i + 1 < dn.size() && dn[i + 1] == ','));
        if (!isBesideComma) {
            plain += dn[i];
        }
    }
    return lowerCase(trimmed(plain));
}

bool looksLikeLdif(std::string_view text)
{
    bool isLdif = false;
    bool isDecided = false;
    eachListLine(text, [&](std::string_view line) {
        if (!isDecided && !line.empty() && line.front() != '#') {
            isLdif = startsWithIgnoringCase(line, "dn:") || startsWithIgnoringCase(line, "version:");
            isDecided = true;
        }
    });
    return isLdif;
}

} // namespace

const Person *People::find(std::string_view user) const
{
    const auto found
        = std::lower_bound(persons.begin(), persons.end(), user, [](const Person &person, std::string_view name) { return person.user < name; });
    return found != persons.end() && found->user == user ? &*found : nullptr;
}

Person &PeopleReader::person(const std::string &user)
{
    Person &known = m_persons[user];
    known.user = user;
    return known;
}

bool PeopleReader::read(std::string_view text, const std::string &file, Diagnostics &findings)
{
    if (text.starts_with("\xef\xbb\xbf")) {
        text.remove_prefix(3);
    }
    if (looksLikeLdif(text)) {
        readLdif(text);
        return true;
    }
    const std::size_t fields = colonFields(text);
    constexpr std::size_t ofPasswd = 7;
    constexpr std::size_t ofGroup = 4;
    if (fields == ofPasswd) {
        readPasswd(text);
        return true;
    }
    if (fields == ofGroup) {
        readGroups(text);
        return true;
    }
    return readCsv(text, file, findings);
}

bool PeopleReader::readCsv(std::string_view text, const std::string &file, Diagnostics &findings)
{
    const std::string_view first = text.substr(0, text.find('\n'));
    const char separator = first.find(';') != std::string_view::npos ? ';' : first.find('\t') != std::string_view::npos ? '\t' : ',';
    CsvScanner scanner(text, separator);
    std::vector<std::string> header;
    (void)scanner.nextRow(header);
    const std::optional<std::size_t> user = csvColumnOf(header, userColumns);
    if (!user) {
        findings.push_back({ Severity::Error, "people-unread",
            { APPORTION_TEXT("%1 is no list of people: no CSV whose header has a column user, no output of getent and no LDIF"), { file } },
            { APPORTION_TEXT("Name the columns in the first line: user,account"), {} }, { file, 1 }, {} });
        return false;
    }
    const auto account = csvColumnOf(header, accountColumns);
    const auto formerly = csvColumnOf(header, formerColumns);
    const auto number = csvColumnOf(header, numberColumns);
    const auto shares = csvColumnOf(header, shareColumns);
    tellUnreadColumns(header, { user, account, formerly, number, shares }, file, findings);
    std::vector<std::string> cells;
    while (scanner.nextRow(cells)) {
        if (scanner.isOpen()) {
            break;
        }
        const auto cell
            = [&cells](const std::optional<std::size_t> &column) { return column && *column < cells.size() ? cells[*column] : std::string(); };
        const std::string name = cell(user);
        if (name.starts_with('#') || std::all_of(cells.begin(), cells.end(), [](const std::string &each) { return each.empty(); })) {
            continue;
        }
        if (name.empty()) {
            findings.push_back({ Severity::Warning, "people-nobody", { APPORTION_TEXT("The line names nobody."), {} }, {},
                { file, static_cast<std::uint32_t>(scanner.line()) }, {} });
            continue;
        }
        Person &one = person(name);
        one.isExact = true;
        one.formerly = cell(formerly).empty() ? one.formerly : cell(formerly);
        one.number = cell(number).empty() ? one.number : cell(number);
        const std::vector<std::string> named = listWordsOf(cell(account), " ,;\t\r\n");
        one.accounts.insert(one.accounts.end(), named.begin(), named.end());
        m_accounts.insert(m_accounts.end(), named.begin(), named.end());
        if (!cell(shares).empty()) {
            placeShares(one, named, sharesInCell(cell(shares), name, { file, static_cast<std::uint32_t>(scanner.line()) }, findings));
        }
    }
    if (scanner.isOpen()) { // of a row or of the header
        findings.push_back({ Severity::Error, "people-quote", { APPORTION_TEXT("A quote is left open."), {} }, {},
            { file, static_cast<std::uint32_t>(scanner.line()) }, {} });
        return false;
    }
    m_isRoster = true;
    return true;
}

void PeopleReader::readPasswd(std::string_view text)
{
    constexpr std::uint64_t firstUser = 1000;
    constexpr std::uint64_t nobody = 65534;
    eachListLine(text, [&](std::string_view line) {
        const std::vector<std::string> cells = colonFieldsOf(line, ':');
        const std::optional<std::uint64_t> uid = cells.size() >= 4 ? unsignedNumber(cells[2]) : std::nullopt;
        if (!uid || cells[0].empty()) {
            return;
        }
        if (*uid < firstUser || *uid == nobody) {
            m_system.push_back(cells[0]);
            return;
        }
        person(cells[0]).number = cells[2];
        m_primaryGroups[cells[0]] = cells[3];
    });
    m_isRoster = true;
}

void PeopleReader::addGroup(const std::string &name, const std::string &number, const std::vector<std::string> &members)
{
    m_accounts.push_back(name);
    if (!number.empty()) {
        m_groupNames[number] = name;
    }
    for (const std::string &member : members) {
        person(member).accounts.push_back(name);
    }
}

void PeopleReader::readGroups(std::string_view text)
{
    eachListLine(text, [&](std::string_view line) {
        const std::vector<std::string> cells = colonFieldsOf(line, ':');
        if (cells.size() >= 4 && !cells[0].empty() && isWholeNumberText(cells[2])) {
            addGroup(cells[0], cells[2], listWordsOf(cells[3], ", "));
        }
    });
}

void PeopleReader::readLdif(std::string_view text)
{
    std::multimap<std::string, std::string> entry;
    std::string pending; // a line, and those that go on with it
    const auto endLine = [&] {
        const std::size_t colon = pending.find(':');
        if (colon != std::string::npos && pending.front() != '#') {
            const bool isEncoded = colon + 1 < pending.size() && pending[colon + 1] == ':';
            const std::string_view value = trimmed(std::string_view(pending).substr(colon + (isEncoded ? 2 : 1)));
            const std::string_view name = std::string_view(pending).substr(0, std::min(pending.find(';'), colon)); // "cn;lang-de"
            entry.emplace(lowerCase(name), isEncoded ? decodeBase64(value) : std::string(value));
        }
        pending.clear();
    };
    const auto endEntry = [&] {
        endLine();
        readEntry(entry);
        entry.clear();
    };
    eachListLine(text, [&](std::string_view line) {
        if (line.starts_with(' ')) {
            pending += line.substr(1);
        } else if (line.empty()) {
            endEntry();
        } else {
            endLine();
            pending = line;
        }
    });
    endEntry();
}

void PeopleReader::readEntry(const std::multimap<std::string, std::string> &entry)
{
    const auto first = [&entry](const char *name) {
        const auto found = entry.find(name);
        return found == entry.end() ? std::string() : found->second;
    };
    std::vector<std::string> members;
    std::vector<std::string> named; // by their DN
    bool isGroup = false;
    for (const auto &attribute : entry) {
        const std::string &name = attribute.first;
        const std::string &value = attribute.second;
        const auto isOneOf = [&value](std::string_view word) { return sameIgnoringCase(value, word); };
        const bool isClass
            = name == "objectclass" && (isOneOf("posixGroup") || isOneOf("groupOfNames") || isOneOf("groupOfUniqueNames") || isOneOf("group"));
        const bool isMember = name == "memberuid" || name == "member" || name == "uniquemember";
        isGroup = isGroup || isClass || isMember;
        if (name == "memberuid") {
            members.push_back(value);
        } else if (isMember && startsWithIgnoringCase(value, "uid=")) {
            members.push_back(firstOfDn(value));
        } else if (isMember) {
            named.push_back(value);
        }
    }
    if (isGroup && !first("cn").empty()) {
        addGroup(first("cn"), first("gidnumber"), members);
        for (std::string &member : named) {
            m_namedMembers.emplace_back(first("cn"), std::move(member));
        }
        return;
    }
    const std::string user = first("uid").empty() ? first("samaccountname") : first("uid"); // the latter of Active Directory
    if (user.empty() || isGroup) {
        return;
    }
    m_isRoster = true;
    m_usersByDn[plainDn(first("dn"))] = user;
    Person &one = person(user);
    one.number = first("uidnumber");
    if (const std::string group = first("gidnumber"); !group.empty()) {
        m_primaryGroups[user] = group;
    }
    for (const char *name : { "departmentnumber", "ou" }) {
        const auto [from, to] = entry.equal_range(name);
        for (auto at = from; at != to; ++at) {
            one.accounts.push_back(at->second);
            m_accounts.push_back(at->second);
        }
    }
}

/// Members that groups name by their DN, which need not hold the login: "CN=Smith\\, Ann,OU=…" of Active Directory.
void PeopleReader::placeNamedMembers(Diagnostics *findings)
{
    std::string unknown;
    std::size_t count = 0;
    for (const auto &[group, dn] : m_namedMembers) {
        const auto known = m_usersByDn.find(plainDn(dn));
        const std::string name = firstOfDn(dn);
        if (known != m_usersByDn.end()) {
            person(known->second).accounts.push_back(group);
        } else if (!name.empty() && startsWithIgnoringCase(dn, "cn=") && name.find_first_of(" ,") == std::string::npos) {
            person(name).accounts.push_back(group); // as a login may be
        } else {
            unknown = count++ == 0 ? dn : unknown;
        }
    }
    if (count > 0 && findings != nullptr) {
        findings->push_back({ Severity::Warning, "people-member-unknown",
            { APPORTION_TEXT("%1 members of groups are named by an entry that stands in no list, such as %2: they are left out"),
                { std::to_string(count), unknown.substr(0, 200) } },
            { APPORTION_TEXT("Give the entries of the people, too, with uid or sAMAccountName"), {} }, {}, {} });
    }
}

People PeopleReader::take(Diagnostics *findings)
{
    placeNamedMembers(findings);
    for (const auto &[user, number] : m_primaryGroups) {
        const auto group = m_groupNames.find(number);
        const auto known = m_persons.find(user);
        if (group != m_groupNames.end() && known != m_persons.end()) {
            known->second.accounts.push_back(group->second);
        }
    }
    People people;
    people.isRoster = m_isRoster;
    people.accounts = std::move(m_accounts);
    people.system = std::move(m_system);
    for (auto &[user, one] : m_persons) {
        // of a roster, members that it does not have have left
        people.persons.push_back(std::move(one));
    }
    *this = {};
    return people;
}

} // namespace apportion
