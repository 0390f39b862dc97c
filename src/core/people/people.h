// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion
{

/// Raw shares, or sharesParent, by the account in lower case; without one: in every account in which he is.
using SharesByAccount = std::map<std::string, std::uint32_t, std::less<>>;

/// A user as a directory knows him.
struct Person
{
    std::string user; ///< as he logs in
    std::string number; ///< that stays when he is renamed: the uidNumber, or an id; empty: not told
    std::string formerly; ///< the name that he had; empty: not told
    std::vector<std::string> accounts; ///< groups and departments in which he is; those that are no accounts do not count
    SharesByAccount shares; ///< of accounts for which they are told
    bool isExact = false; ///< each of them is meant to be an account of the policy: a column account says so
};

/// What lists of people say.
struct People
{
    std::vector<Person> persons; ///< by name, each once
    std::vector<std::string> accounts; ///< all groups and departments that are named, with or without people
    std::vector<std::string> system; ///< who is in a list besides, but belongs to the system: neither joins nor leaves by it
    bool isRoster = false; ///< who is not among them has left; else they are only members of groups

    [[nodiscard]] const Person *find(std::string_view user) const;
};

/// Reads who is where from CSV with a header, from the output of `getent passwd` and `getent group`, and from LDIF as
/// `ldapsearch -LLL` prints it; members that a group names by their DN are looked up among the entries of people. Several lists complete each other:
/// primary groups are those of the group lists.
///
/// Columns of CSV (separated by commas, semicolons or tabs), in any case: user (login, uid, username), account (group,
/// department), shares (share, rawshares, fairshare), formerly (previous, old), number (id, uidnumber); others are told and not
/// read. A user may stand in several lines, accounts in one cell with
/// blanks, commas or semicolons between them. Users of passwd below 1000, and 65534, belong to the system and are no persons.
class PeopleReader
{
public:
    /// False, and says so in @p findings, when the text is none of these or breaks off within quotes. Rows without a user are told.
    bool read(std::string_view text, const std::string &file, Diagnostics &findings);
    /// What was read so far. @p findings: members of groups that no list knows.
    [[nodiscard]] People take(Diagnostics *findings = nullptr);

private:
    Person &person(const std::string &user);
    void addGroup(const std::string &name, const std::string &number, const std::vector<std::string> &members);
    bool readCsv(std::string_view text, const std::string &file, Diagnostics &findings);
    void readPasswd(std::string_view text);
    void readGroups(std::string_view text);
    void readLdif(std::string_view text);
    void readEntry(const std::multimap<std::string, std::string> &entry);
    void placeNamedMembers(Diagnostics *findings);

    std::map<std::string, Person, std::less<>> m_persons;
    std::map<std::string, std::string> m_groupNames; ///< by number
    std::map<std::string, std::string> m_primaryGroups; ///< the number, by user
    std::map<std::string, std::string> m_usersByDn;
    std::vector<std::pair<std::string, std::string>> m_namedMembers; ///< a group, and the DN of who is in it
    std::vector<std::string> m_accounts;
    std::vector<std::string> m_system;
    bool m_isRoster = false;
};

} // namespace apportion
