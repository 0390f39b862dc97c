// SPDX-License-Identifier: GPL-3.0-or-later
// What sacctmgr shows of accounts and users apart from their associations. A dump has it too, but not everybody may make one.
#include "slurm/lists/listings.h"

#include "core/change/coordinators.h"
#include "core/policy/policy.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace apportion::slurm
{

namespace
{

/// What a row says, by the option that says it in a flat file.
using RowOptions = std::vector<std::pair<std::string_view, std::string>>;
using OptionsByName = std::unordered_map<std::string, RowOptions>;

/// Where the name stands between two texts, each of which may hold the mark between columns: the names of the rows in which neither does.
std::unordered_set<std::string_view> namesOfPlainRows(std::string_view text, std::size_t key, bool (*isHeader)(const TableHeader &))
{
    std::unordered_set<std::string_view> names;
    for (TableText table(text, isHeader); table.next();) {
        if (table.extraCells() == 0) {
            names.insert(table.cell(key));
        }
    }
    return names;
}

/// The cell of the name in a row that has too many, of those in which it can be: one that @p tree knows rather than another one, and
/// none that @p others have, as each name has one row.
std::size_t nameAmongTexts(const TableText &table, std::size_t key, const AssociationTree &tree, const std::unordered_set<std::string_view> &others)
{
    std::size_t best = key;
    int bestRank = -1;
    for (std::size_t at = key; at <= key + table.extraCells(); ++at) {
        const std::string_view name = table.cell(at);
        const int rank = others.contains(name) || name.empty() ? 0 : tree.findAccount(name) == noAssociation ? 1 : 2;
        if (rank > bestRank) {
            best = at;
            bestRank = rank;
        }
    }
    return best;
}

/// The rows of a table by the name in @p key; nothing when it is another table. @p columns: an option, and how its column may
/// be headed. What a column leaves empty is told as empty.
std::optional<OptionsByName> readRows(std::string_view text, const char *key, bool (*isHeader)(const TableHeader &),
    const std::vector<std::array<std::string_view, 3>> &columns, const AssociationTree &tree)
{
    TableText table(text, isHeader);
    if (!table.hasHeader()) {
        return std::nullopt;
    }
    const auto columnOf = [&header = table.header()](const std::array<std::string_view, 3> &column) {
        return header.has(column[1]) ? header.find(column[1]) : header.find(column[2]);
    };
    const std::size_t name = table.header().find(key);
    const std::size_t first = columnOf(columns.front());
    const bool isBetween = first + 1 == name && columnOf(columns[1]) == name + 1;
    const std::unordered_set<std::string_view> plain = isBetween ? namesOfPlainRows(text, name, isHeader) : std::unordered_set<std::string_view>();
    OptionsByName rows;
    while (table.next()) {
        if (isBetween && table.extraCells() > 0) {
            table.joinInto(first, nameAmongTexts(table, name, tree, plain) - name);
            table.joinInto(name + 1);
        }
        table.joinInto(first); // a description may hold the mark between columns
        RowOptions &options = rows[std::string(table.cell(name))];
        for (const std::array<std::string_view, 3> &column : columns) {
            if (const std::size_t at = columnOf(column); at < table.header().size()) {
                options.emplace_back(column.front(), std::string(table.cell(at)));
            }
        }
    }
    return rows;
}

/// The elements of the list of a document of JSON, as readRows() gives those of a table. @p optionsOf: what one says.
std::optional<OptionsByName> readJsonRows(
    std::string_view text, std::string_view list, RowOptions (*optionsOf)(const JsonRow &row), Findings &findings)
{
    OptionsByName rows;
    const bool any = readJsonLists(text, findings, [&](std::string_view name, const JsonRow &row) {
        if (name == list && !row.text("name").empty()) {
            rows[std::string(row.text("name"))] = optionsOf(row);
        }
    });
    return any ? std::optional(std::move(rows)) : std::nullopt;
}

RowOptions optionsOfAccount(const JsonRow &row)
{
    return { { schema::option::description, std::string(row.text("description")) },
        { schema::option::organization, std::string(row.text("organization")) }, { schema::option::flags, row.list("flags") } };
}

/// Who coordinates an account is told of those below it too, as not "direct".
RowOptions optionsOfUser(const JsonRow &row)
{
    std::string coordinated;
    std::string path = "coordinators/0/";
    for (std::size_t i = 0; row.has(path + "name"); path = "coordinators/" + std::to_string(++i) + '/') {
        if (row.boolean(path + "direct").value_or(true)) {
            (coordinated += coordinated.empty() ? "" : ",") += row.text(path + "name");
        }
    }
    return { { schema::option::defaultAccount, std::string(row.text("default/account")) },
        { schema::option::defaultWckey, std::string(row.text("default/wckey")) },
        { schema::option::adminLevel, std::string(row.text("administrator_level")) }, { schema::option::coordinator, std::move(coordinated) } };
}

/// How the column of MinPrioThresh is headed; empty when there is none.
const char *thresholdColumn(const TableHeader &header)
{
    constexpr std::array<const char *, 3> names { "MinPrioThres", "MinPrioThresh", "MinPrioThreshold" };
    const auto name = std::find_if(names.begin(), names.end(), [&header](const char *one) { return header.has(one); });
    return name == names.end() ? "" : *name;
}

/// What a flat file says in which backslashes escape what follows.
std::string withoutEscapes(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        i += text[i] == '\\' && i + 1 < text.size() ? 1 : 0;
        plain += text[i];
    }
    return plain;
}

/// What is said of the association already stays, but for a text of which a dump, which escapes nothing (sacctmgr, file_functions.c),
/// lost the backslashes.
void addOptions(AssociationTree &tree, AssociationId id, const RowOptions &options)
{
    for (const auto &[option, value] : options) {
        const std::string known = optionValue(tree.options(id), option);
        const bool lostEscapes = value.find('\\') != std::string::npos && known != value && known == withoutEscapes(value);
        if (!value.empty() && (known.empty() || lostEscapes)) {
            tree.setOptionsToldMore(id, withOption(tree.options(id), option, value));
        }
    }
}

/// The accounts of a list without those that stand below another one of it, and without those that he coordinates as a user of an
/// account with a flag: who coordinates an account is shown as coordinator of all that are below it.
std::string ownCoordination(
    const AssociationTree &tree, const CoordinatorsByFlag &byFlag, const std::vector<AssociationId> &associations, std::string_view list)
{
    const std::vector<std::string> accounts = listWords(list);
    const std::unordered_set<std::string_view> all(accounts.begin(), accounts.end());
    std::string own;
    for (const std::string &account : accounts) {
        AssociationId above = tree.findAccount(account);
        do {
            above = above == noAssociation ? noAssociation : tree.parent(above);
        } while (above != noAssociation && !all.contains(tree.name(above)));
        if (above == noAssociation && !byFlag.coordinates(associations, tree.findAccount(account))) {
            (own += own.empty() ? "" : ",") += account;
        }
    }
    return own;
}

/// What slurmdbd has besides what the tree has; @p users: of users, else of accounts.
std::vector<DatabaseRecord> otherRecords(const AssociationTree &tree, const OptionsByName &rows, bool users)
{
    std::vector<bool> present(tree.names().size()); // by the id of the name
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) == users) {
            present[tree.nameId(id)] = true;
        }
    }
    std::vector<DatabaseRecord> records;
    for (const auto &[name, options] : rows) {
        if (const NameId known = tree.names().find(name); name.empty() || (known != NamePool::notFound && present[known])) {
            continue;
        }
        DatabaseRecord &record = records.emplace_back(DatabaseRecord { name, {} });
        for (const auto &[option, value] : options) {
            const bool isOfUser = option == schema::option::adminLevel || option == schema::option::coordinator;
            if (users ? isOfUser && !value.empty() : !value.empty() || schema::isOfEachAccount(option)) {
                record.options = withOption(record.options, option, value);
            }
        }
    }
    sortRecords(records);
    return records;
}

/// Associations that a list has and the dump that was read before has not. A backslash is lost in a dump, so that who has one in the name is
/// another one there.
class Missing
{
public:
    void add(std::string_view account, std::string_view user)
    {
        if (account.empty() || account.find('\\') != std::string_view::npos || user.find('\\') != std::string_view::npos) {
            return;
        }
        if (m_count++ == 0) {
            m_account = account;
            m_user = user;
        }
    }

    /// sacctmgr's dump leaves out who is below an account that was moved before 25.05.1, of whom slurmdbd notes another lineage.
    void tell(Findings &findings) const
    {
        if (m_count == 0) {
            return;
        }
        const std::string count = std::to_string(m_count);
        findings.add(Severity::Warning, "dump-incomplete", 0,
            m_user.empty()
                ? Text { APPORTION_TEXT("Not in the dump: %1 of the associations that sacctmgr lists, the first of them account %2."),
                    { count, m_account } }
                : Text { APPORTION_TEXT("Not in the dump: %1 of the associations that sacctmgr lists, the first of them %2 in account %3."),
                    { count, m_user, m_account } },
            { APPORTION_TEXT("sacctmgr leaves out who is below an account that slurmdbd 23.11 to 25.05.0 moved: in the place of the dump, import "
                             "what %1 prints."),
                { "sacctmgr -P show assoc wopl withrawqoslevel "
                  "format=Cluster,Account,User,Partition,ParentName,Share,Priority,DefaultQOS,QOS,"
                  "GrpJobs,GrpSubmit,GrpTRES,GrpWall,MaxJobs,MaxSubmit,MaxTRES,MaxWall" } });
    }

private:
    std::size_t m_count = 0;
    std::string m_account;
    std::string m_user;
};

/// Of the flags of an account, those that can be set.
void settleAccount(RowOptions &options)
{
    for (auto &[option, value] : options) {
        if (option == schema::option::flags) {
            value = schema::accountFlags(value).value_or(std::string());
        }
    }
}

/// What the row of a user says in the words of a flat file. A default account that he is not in is that of another cluster.
void settleUser(const AssociationTree &tree, const CoordinatorsByFlag &byFlag, const std::vector<AssociationId> &associations, RowOptions &options)
{
    const auto isIn = [&](const std::string &account) {
        return std::any_of(associations.begin(), associations.end(), [&](AssociationId id) { return tree.accountName(id) == account; });
    };
    for (auto &[name, value] : options) {
        if (name == schema::option::coordinator) {
            value = ownCoordination(tree, byFlag, associations, value);
        } else if ((name == schema::option::adminLevel && (sameIgnoringCase(value, "None") || sameIgnoringCase(value, "Not Set")))
            || (name == schema::option::defaultAccount && !isIn(value))) {
            value.clear();
        }
    }
}

} // namespace

bool readAccountList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        std::optional<OptionsByName> rows = looksLikeJson(text)
            ? readJsonRows(text, "accounts", optionsOfAccount, findings)
            : readRows(text, "Account", isAccountHeader,
                { { schema::option::description, "Descr", "Description" }, { schema::option::organization, "Org", "Organization" },
                    { schema::option::flags, "Flags", "Flags" } },
                policy.associations);
        if (!rows || rows->empty()) {
            return false;
        }
        for (auto &[name, options] : *rows) {
            settleAccount(options);
        }
        AssociationTree &tree = policy.associations;
        for (const AssociationId id : tree.layout().depthFirst()) {
            const auto row = tree.isAccount(id) && id != AssociationTree::root() ? rows->find(std::string(tree.name(id))) : rows->end();
            if (row != rows->end()) {
                addOptions(tree, id, row->second);
            }
        }
        policy.otherAccounts = Shared<std::vector<DatabaseRecord>>(otherRecords(tree, *rows, false));
        return true;
    });
}

bool readUserList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        std::optional<OptionsByName> rows = looksLikeJson(text)
            ? readJsonRows(text, "users", optionsOfUser, findings)
            : readRows(text, "User", isUserHeader,
                { { schema::option::defaultAccount, "Def Acct", "DefaultAccount" }, { schema::option::defaultWckey, "Def WCKey", "DefaultWCKey" },
                    { schema::option::adminLevel, "Admin", "AdminLevel" }, { schema::option::coordinator, "Coord Accounts", "Coordinators" } },
                policy.associations);
        if (!rows || rows->empty()) {
            return false;
        }
        AssociationTree &tree = policy.associations;
        std::unordered_map<std::string, std::vector<AssociationId>> associations;
        for (const AssociationId id : tree.layout().depthFirst()) {
            if (tree.isUser(id)) {
                associations[std::string(tree.name(id))].push_back(id);
            }
        }
        const CoordinatorsByFlag byFlag(tree, CoordinatorsByFlag::whoseOf(policy.release));
        for (const auto &[name, ids] : associations) {
            if (const auto row = rows->find(name); row != rows->end()) {
                settleUser(tree, byFlag, ids, row->second);
                std::for_each(ids.begin(), ids.end(), [&](AssociationId id) { addOptions(tree, id, row->second); });
            }
        }
        for (auto &[name, options] : *rows) {
            if (!associations.contains(name)) {
                settleUser(tree, byFlag, {}, options);
            }
        }
        policy.otherUsers = Shared<std::vector<DatabaseRecord>>(otherRecords(tree, *rows, true));
        return true;
    });
}

bool readThresholdList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics, std::vector<std::string> *listed)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        TableText table(text, isThresholdHeader);
        if (!table.hasHeader()) {
            return false;
        }
        const TableHeader &header = table.header();
        const auto columnOf = [&header](const char *word) { return header.find(word); };
        const std::size_t account = columnOf("Account");
        const std::size_t user = columnOf("User");
        const std::size_t partition = columnOf("Partition");
        const std::size_t threshold = columnOf(thresholdColumn(header));
        const std::size_t lft = columnOf("LFT");
        AssociationTree &tree = policy.associations;
        std::map<std::uint64_t, std::string> accounts; // by their number in the database
        bool any = false;
        Missing missing;
        while (table.next()) {
            any = any || !table.cell(account).empty();
            if (const std::optional<std::uint64_t> number = unsignedNumber(table.cell(lft)); number && table.cell(user).empty()) {
                accounts.emplace(*number, table.cell(account));
            }
            const AssociationId above = tree.findAccount(table.cell(account));
            const AssociationId id
                = above == noAssociation || table.cell(user).empty() ? above : tree.findUser(above, table.cell(user), table.cell(partition));
            if (id == noAssociation) {
                missing.add(table.cell(account), table.cell(user));
            } else if (!table.cell(threshold).empty()) {
                addOptions(tree, id, { { "MinPrioThresh", std::string(table.cell(threshold)) } });
            }
        }
        missing.tell(findings);
        if (listed != nullptr) {
            listed->clear();
            listed->reserve(accounts.size());
            for (auto &[number, name] : accounts) {
                listed->push_back(std::move(name));
            }
        }
        return any;
    });
}

bool isAccountHeader(const TableHeader &header)
{
    return header.has("Account") && !header.has("User") && (header.has("Descr") || header.has("Description") || header.has("Org"));
}

bool isUserHeader(const TableHeader &header)
{
    return header.has("User") && !header.has("Account") && (header.has("Def Acct") || header.has("DefaultAccount") || header.has("Admin"));
}

bool isThresholdHeader(const TableHeader &header)
{
    return header.has("Account") && header.has("User") && *thresholdColumn(header) != '\0';
}

} // namespace apportion::slurm
