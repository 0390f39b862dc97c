// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/listings.h"

#include "core/policy/count_text.h"
#include "core/policy/number_text.h"
#include "core/policy/tres.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/usage_fractions.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace apportion::slurm
{

namespace
{

constexpr std::size_t noColumn = 0xffff;

/// As sshare heads what it computes, by ShareColumn.
constexpr std::array<std::string_view, shareColumns> shareWords = { "NormShares", "NormUsage", "EffectvUsage", "FairShare", "LevelFS" };
/// The same in JSON.
constexpr std::array<const char *, shareColumns> jsonPaths
    = { "shares_normalized", "usage_normalized", "effective_usage", "fairshare/factor", "fairshare/level" };

/// Where the columns stand that are read.
struct Columns
{
    std::size_t account = noColumn;
    std::size_t user = noColumn;
    std::size_t usage = noColumn;
    std::size_t partition = noColumn;
    std::size_t tresMinutes = noColumn;
    std::array<std::size_t, shareColumns> computed { noColumn, noColumn, noColumn, noColumn, noColumn };

    [[nodiscard]] bool complete() const { return account != noColumn && user != noColumn && usage != noColumn; }
};

Columns columnsOf(std::string_view header)
{
    Columns columns;
    std::size_t index = 0;
    splitEach(header, '|', [&](std::string_view name) {
        if (sameIgnoringCase(name, "Account")) {
            columns.account = index;
        } else if (sameIgnoringCase(name, "User")) {
            columns.user = index;
        } else if (sameIgnoringCase(name, "RawUsage")) {
            columns.usage = index;
        } else if (sameIgnoringCase(name, "Partition")) {
            columns.partition = index;
        } else if (sameIgnoringCase(name, "GrpTRESRaw")) {
            columns.tresMinutes = index;
        } else if (const auto word
                   = std::find_if(shareWords.begin(), shareWords.end(), [name](std::string_view w) { return sameIgnoringCase(name, w); });
                   word != shareWords.end()) {
            columns.computed[static_cast<std::size_t>(word - shareWords.begin())] = index;
        }
        ++index;
    });
    return columns;
}

/// The cells of a row that are read.
struct Row
{
    std::string_view account;
    std::string_view user;
    std::string_view usage;
    std::string_view partition;
    std::string_view tresMinutes; ///< "cpu=5,gres/gpu=2"
    std::array<double, shareColumns> computed { notPrinted, notPrinted, notPrinted, notPrinted, notPrinted };
    std::size_t cells = 0;
    bool isCut = true; ///< the usage is without its fraction
    double part = notPrinted; ///< of root's usage
};

Row splitRow(std::string_view line, const Columns &columns)
{
    Row row;
    splitEach(line, '|', [&](std::string_view cell) {
        if (row.cells == columns.account) {
            row.account = cell;
        } else if (row.cells == columns.user) {
            row.user = cell;
        } else if (row.cells == columns.usage) {
            row.usage = cell;
        } else if (row.cells == columns.partition) {
            row.partition = cell;
        } else if (row.cells == columns.tresMinutes) {
            row.tresMinutes = cell;
        } else if (const auto column = std::find(columns.computed.begin(), columns.computed.end(), row.cells); column != columns.computed.end()) {
            row.computed[static_cast<std::size_t>(column - columns.computed.begin())]
                = sameIgnoringCase(cell, "inf") ? std::numeric_limits<double>::infinity() : decimalNumber(cell).value_or(notPrinted);
        }
        ++row.cells;
    });
    row.isCut = row.usage.find('.') == std::string_view::npos;
    return row;
}

/// A number of seconds of billing: whole, or with a fraction in hand-made files. Never negative.
std::optional<long double> usageOf(std::string_view text)
{
    if (const std::optional<std::uint64_t> whole = unsignedNumber(text)) {
        return static_cast<long double>(*whole);
    }
    const std::optional<double> number = decimalNumber(text);
    return number && *number >= 0.0 ? std::optional<long double>(*number) : std::nullopt;
}

/// A name as it was given: slurmdbd doubles backslashes for its database (pack.c, unpackstr_xmalloc_escaped, to 26.05), and tells
/// slurmctld of a new association so; slurmctld has the name right once it has started again.
std::string withoutSqlEscapes(std::string_view name)
{
    std::string plain;
    for (std::size_t i = 0; i < name.size(); ++i) {
        plain += name[i];
        i += name.substr(i, 2) == "\\\\" ? 1 : 0;
    }
    return plain;
}

class SshareReader
{
public:
    SshareReader(const AssociationTree &tree, Situation &situation, Findings &findings, Printed *printed)
        : m_tree(tree), m_situation(situation), m_findings(findings), m_computed(printed)
    {
    }

    bool read(std::string_view text) { return looksLikeJson(text) ? readJson(text) : readTable(text); }

private:
    void begin()
    {
        m_printed.assign(m_tree.rowCount(), -1.0L);
        m_order = m_tree.layout().depthFirst();
    }

    void indexTree()
    {
        const AssociationId rows = m_tree.rowCount();
        m_accounts.assign(m_tree.names().size(), noAssociation);
        m_nextUser.assign(rows, noAssociation);
        m_firstUser.reserve(rows);
        m_places.resize(rows);
        for (std::size_t place = 0; place < m_order.size(); ++place) {
            m_places[m_order[place]] = place;
        }
        // Backwards, so that the chains run in the order of the tree.
        for (AssociationId id = rows; id-- > 0;) {
            if (!m_tree.isLive(id)) {
                continue;
            }
            if (m_tree.isAccount(id)) {
                m_accounts[m_tree.nameId(id)] = id;
            } else {
                AssociationId &first = m_firstUser.try_emplace(pairKey(m_tree.parent(id), m_tree.nameId(id)), noAssociation).first->second;
                m_nextUser[id] = std::exchange(first, id);
            }
        }
    }

    void readRow(const Row &row, std::uint32_t line)
    {
        const std::optional<long double> usage = row.usage.empty() ? std::optional<long double>(0.0L) : usageOf(row.usage);
        if (row.account.empty() || !usage) {
            m_findings.add(Severity::Error, "sshare-row", line,
                { APPORTION_TEXT("The row has no account, or its usage \"%1\" is no number."), { std::string(row.usage) } },
                { APPORTION_TEXT("Print it again with: sshare -a -P -o Account,User,RawUsage"), {} });
            return;
        }
        m_folded = lowerCase(row.account);
        AssociationId id = findRow(row, m_folded);
        if (id == noAssociation && row.user.find("\\\\") != std::string_view::npos) {
            m_plain = withoutSqlEscapes(row.user);
            Row plain = row;
            plain.user = m_plain;
            id = findRow(plain, m_folded);
        }
        if (id == noAssociation && row.user.empty()) {
            m_findings.add(Severity::Warning, "sshare-account-unknown", line,
                { APPORTION_TEXT("Account %1 is not among the associations."), { m_folded } },
                { APPORTION_TEXT("Dump the associations and print the usage at the same time; its usage counts for the account above."), {} });
        } else if (id == noAssociation) {
            m_findings.add(Severity::Warning, "sshare-user-unknown", line,
                { APPORTION_TEXT("User %1 of account %2 is not among the associations, or has more rows than there are."),
                    { std::string(row.user), m_folded } },
                { APPORTION_TEXT("Dump the associations and print the usage at the same time; the usage counts for the account."), {} });
        } else if (m_printed[id] >= 0.0L) {
            m_findings.add(Severity::Warning, "sshare-double", line,
                { APPORTION_TEXT("Account %1 has two rows; the first one was taken."), { m_folded } },
                { APPORTION_TEXT("Give the usage of one cluster."), {} });
        } else {
            m_printed[id] = *usage;
            m_isCut = m_isCut && row.isCut;
            keepPart(row, id);
            keepComputed(row, id);
            keepLevel(row, id);
            keepTresMinutes(row, id);
        }
    }

    /// Of accounts, and of users who have a limit of minutes: of the others nothing is asked, and there may be a hundred thousand.
    void keepTresMinutes(const Row &row, AssociationId id)
    {
        const bool isWanted = m_tree.isAccount(id) || m_tree.options(id).find("GrpTRESM") != std::string_view::npos;
        if (!isWanted || row.tresMinutes.empty()) {
            return;
        }
        splitEach(row.tresMinutes, ',', [&](std::string_view entry) {
            const std::size_t equals = entry.find('=');
            const std::optional<std::uint64_t> minutes
                = equals == std::string_view::npos || equals == 0 ? std::nullopt : unsignedNumber(trimmed(entry.substr(equals + 1)));
            if (minutes) {
                m_tresUsage.push_back(
                    { std::string(m_tree.accountName(id)), std::string(m_tree.userName(id)), lowerCase(trimmed(entry.substr(0, equals))), *minutes });
            }
        });
    }

    void keepComputed(const Row &row, AssociationId id)
    {
        if (m_computed != nullptr && std::any_of(row.computed.begin(), row.computed.end(), [](double value) { return !std::isnan(value); })) {
            m_computed->shares.push_back({ id, row.computed });
        }
    }

    void keepPart(const Row &row, AssociationId id)
    {
        if (!std::isnan(row.part)) {
            if (m_parts.empty()) {
                m_parts.assign(m_tree.rowCount(), notPrinted);
            }
            m_parts[id] = row.part;
        }
    }

    void keepLevel(const Row &row, AssociationId id)
    {
        if (const double level = row.computed[static_cast<std::size_t>(ShareColumn::LevelFs)]; std::isfinite(level)) {
            if (m_levels.empty()) {
                m_levels.assign(m_tree.rowCount(), notPrinted);
            }
            m_levels[id] = level;
        }
    }

    /// The association of a row that has no usage yet, or noAssociation. sshare prints the tree in its order, so that it nearly
    /// always is the next one, or one of the next.
    AssociationId findRow(const Row &row, std::string_view account)
    {
        constexpr std::size_t seen = 8;
        for (std::size_t place = m_next; place < std::min(m_next + seen, m_order.size()); ++place) {
            if (isOf(row, account, m_order[place])) {
                m_next = place + 1;
                return m_order[place];
            }
        }
        if (m_places.empty()) {
            indexTree();
        }
        const AssociationId id = findInIndex(row, account);
        m_next = id == noAssociation ? m_next : m_places[id] + 1;
        return id;
    }

    /// Whether a row can only be about this association.
    [[nodiscard]] bool isOf(const Row &row, std::string_view account, AssociationId id) const
    {
        if (m_printed[id] >= 0.0L || m_tree.userName(id) != row.user || m_tree.accountName(id) != account
            || (!row.partition.empty() && !sameIgnoringCase(m_tree.partition(id), row.partition))) {
            return false;
        }
        // A user's associations in an account are neighbours.
        const TreeLayout &layout = m_tree.layout();
        const TreeLayout::Position at = layout.positionOf(id);
        const auto isSameUser = [&](TreeLayout::Position other) {
            return layout.parent(other) == layout.parent(at) && layout.isUserAt(other) && m_tree.nameId(layout.idAt(other)) == m_tree.nameId(id);
        };
        return m_tree.isAccount(id) || !(isSameUser(at - 1) || (at + 1 < layout.size() && isSameUser(at + 1)));
    }

    [[nodiscard]] AssociationId findInIndex(const Row &row, std::string_view account) const
    {
        const NameId accountName = m_tree.names().find(account);
        const AssociationId accountId = accountName == NamePool::notFound ? noAssociation : m_accounts[accountName];
        if (accountId == noAssociation || row.user.empty()) {
            return accountId;
        }
        const NameId user = m_tree.names().find(row.user);
        if (user == NamePool::notFound) {
            return noAssociation;
        }
        const auto first = m_firstUser.find(pairKey(accountId, user));
        AssociationId id = first == m_firstUser.end() ? noAssociation : first->second;
        while (id != noAssociation && (m_printed[id] >= 0.0L || (!row.partition.empty() && !sameIgnoringCase(m_tree.partition(id), row.partition)))) {
            id = m_nextUser[id];
        }
        return id;
    }

    /// What every association has of its own: from the leaves up, what a row prints less what the children have.
    void store()
    {
        m_isCut = m_isCut && !takeParts();
        const bool hasFractions = m_isCut && !m_levels.empty() && restoreFractions(m_tree, m_levels, m_printed);
        const std::vector<AssociationId> &order = m_tree.layout().ids(); // parents before children
        std::vector<long double> childrenSum(m_tree.rowCount(), 0.0L);
        std::size_t missing = 0;
        for (auto id = order.rbegin(); id != order.rend(); ++id) {
            const bool printed = m_printed[*id] >= 0.0L;
            // of usage with its fraction the last bits are no usage of the account itself
            const long double rest = m_printed[*id] - childrenSum[*id];
            const bool isLess = !m_parts.empty() && std::floor(childrenSum[*id]) < std::floor(m_printed[*id]); // as whole numbers
            long double own = printed && rest > (m_isCut || isLess ? 0.0L : 1e-12L * m_printed[*id]) ? rest : 0.0L;
            constexpr int roundings = -54; // more than the last bits of many sums
            const long double slack = hasFractions ? std::ldexp(m_printed[*id], roundings) : 0.0L;
            if (printed && slack > 0.0L && std::floor(childrenSum[*id]) != childrenSum[*id] && rest > -slack) {
                own += slack; // else its whole number might become one less by rounding
            }
            missing += printed ? 0 : 1;
            m_situation.setOwnUsage(*id, own);
            if (*id != AssociationTree::root()) {
                childrenSum[m_tree.parent(*id)] += own + childrenSum[*id];
            }
        }
        if (m_computed != nullptr) {
            // slurmctld sends no part of root, so that its fraction is the least that it can be
            m_computed->usageIsCut = m_isCut || (!m_parts.empty() && std::isnan(m_parts[AssociationTree::root()]));
        }
        sortTresUsage(m_tresUsage);
        if (!(*m_situation.tresUsage == m_tresUsage)) {
            m_situation.tresUsage.edit() = std::move(m_tresUsage);
        }
        if (missing > 0) {
            m_findings.add(Severity::Warning, "sshare-missing", 0,
                { APPORTION_TEXT("%1 of %2 associations have no row; they are taken to have used nothing."),
                    { countText(missing), countText(order.size()) } },
                { APPORTION_TEXT("Print all of them: sshare needs -a for that."), {} });
        }
    }

    /// Gives usage the fractions that follow from the part that each has of root's; false where they do not belong together.
    bool takeParts()
    {
        const long double root = m_printed[AssociationTree::root()];
        if (m_parts.empty() || !(root > 0.0L) || root >= 9e15L) {
            return false;
        }
        constexpr long double rounding = 4.0L * std::numeric_limits<double>::epsilon();
        long double exactRoot = root; // whose fraction is the least with which everybody's whole number is the printed one
        for (const AssociationId id : m_tree.layout().ids()) {
            if (id == AssociationTree::root() || m_printed[id] < 0.0L) {
                continue;
            }
            const auto part = static_cast<long double>(m_parts[id]);
            if (!(part >= 0.0L) || std::abs(part * root - m_printed[id]) > 1.0L + part) {
                return false;
            }
            exactRoot = part > 0.0L ? std::max(exactRoot, m_printed[id] / part) : exactRoot;
        }
        if (exactRoot > root + 1.0L) {
            return false;
        }
        exactRoot = exactRoot > root * (1.0L + rounding) ? exactRoot : root;
        for (const AssociationId id : m_tree.layout().ids()) {
            if (m_printed[id] >= 0.0L) {
                const long double usage = id == AssociationTree::root() ? exactRoot : static_cast<long double>(m_parts[id]) * exactRoot;
                const long double most = m_printed[id] + 1.0L - std::max(1e-9L, rounding * m_printed[id]); // of that whole number
                // a whole number stays one: ties depend on the last bit
                m_printed[id] = usage > m_printed[id] * (1.0L + rounding) ? std::min(usage, most) : m_printed[id];
            }
        }
        return true;
    }

    bool readTable(std::string_view text)
    {
        LineWalker walker(text);
        Columns columns;
        while (!columns.complete() && walker.next()) {
            columns = columnsOf(walker.line());
        }
        if (!columns.complete()) {
            m_findings.add(Severity::Error, "sshare-header", 1,
                { APPORTION_TEXT("There is no header with the columns Account, User and RawUsage between |."), {} },
                { APPORTION_TEXT("Print it with: sshare -a -P -o Account,User,RawUsage"), {} });
            return false;
        }
        begin();
        while (walker.next()) {
            if (!trimmed(walker.line()).empty()) {
                readRow(splitRow(walker.line(), columns), walker.number());
            }
        }
        store();
        return true;
    }

    /// The shares of sshare --json and slurmrestd (data_parser v0.0.39 to v0.0.44): users name their account as parent.
    bool readJson(std::string_view text)
    {
        begin();
        std::size_t rows = 0;
        (void)readJsonLists(text, m_findings, [&](std::string_view list, const JsonRow &json) {
            if (list != "shares") {
                return;
            }
            ++rows;
            const std::vector<std::string_view> types = json.texts("type");
            const bool user = std::any_of(types.begin(), types.end(), [](std::string_view type) { return sameIgnoringCase(type, "USER"); });
            Row row;
            row.account = json.text(user ? "parent" : "name");
            row.user = user ? json.text("name") : std::string_view();
            const std::string usage = json.decimal("usage") ? std::to_string(json.number("usage").value_or(0)) : std::string();
            row.usage = usage;
            row.part = json.decimal("usage_normalized").value_or(notPrinted);
            row.partition = json.text("partition");
            std::transform(jsonPaths.begin(), jsonPaths.end(), row.computed.begin(), [&json](const char *path) {
                return json.isInfinite(path) ? std::numeric_limits<double>::infinity() : json.decimal(path).value_or(notPrinted);
            });
            const std::string tresMinutes = tresMinutesText(json);
            row.tresMinutes = tresMinutes;
            readRow(row, json.line());
        });
        dropUnsetFactors();
        store();
        return rows > 0;
    }

    /// Outside of Fair Tree slurmctld before 25.11 sends no factors: JSON has 0 for everybody, where the table has what sshare made
    /// of the row (fair_tree.c alone sets fs_factor). Under Fair Tree nobody's is 0.
    void dropUnsetFactors()
    {
        constexpr auto factor = static_cast<std::size_t>(ShareColumn::FairShare);
        if (m_computed == nullptr
            || std::any_of(m_computed->shares.begin(), m_computed->shares.end(), [](const auto &row) { return row.values[factor] > 0.0; })) {
            return;
        }
        for (auto &row : m_computed->shares) {
            row.values[factor] = notPrinted;
        }
    }

    /// The seconds of each TRES as the minutes of the table.
    static std::string tresMinutesText(const JsonRow &json)
    {
        constexpr std::size_t most = 4096;
        constexpr double highest = 1e18;
        std::string text;
        for (std::size_t i = 0; i < most; ++i) {
            const std::string element = "tres/usage/" + std::to_string(i);
            const std::string_view name = json.text(element + "/name");
            if (name.empty()) {
                break;
            }
            if (const double seconds = json.decimal(element + "/value").value_or(-1.0); seconds >= 0.0 && seconds < highest) {
                text += text.empty() ? "" : ",";
                text += name;
                text += '=' + std::to_string(static_cast<std::uint64_t>(seconds / 60.0));
            }
        }
        return text;
    }

    const AssociationTree &m_tree;
    Situation &m_situation;
    Findings &m_findings;
    Printed *m_computed;
    std::vector<AssociationId> m_order; // as sshare prints them
    std::size_t m_next = 0; // the place there behind the last row's
    // What follows is made for the first row that is not where it was looked for.
    std::vector<std::size_t> m_places; // by id: in m_order
    std::vector<AssociationId> m_accounts; // by name id
    std::unordered_map<std::uint64_t, AssociationId> m_firstUser; // by pairKey(): the first association of that user there
    std::vector<AssociationId> m_nextUser; // by id: the same user's next association in the same account
    std::vector<long double> m_printed; // by id; negative: no row
    std::vector<double> m_levels; // by id: LevelFS, notPrinted without; empty: none is
    std::vector<TresUsage> m_tresUsage;
    std::string m_folded;
    std::string m_plain; // a name without the escapes of slurmdbd
    std::vector<double> m_parts; // by id: what part of root's usage it is, notPrinted without; empty: none is
    bool m_isCut = true; // of every row
};

} // namespace

bool readSshare(
    std::string_view text, const std::string &fileName, const AssociationTree &tree, Situation &situation, Diagnostics &diagnostics, Printed *printed)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) { return SshareReader(tree, situation, findings, printed).read(text); });
}

bool isSshareHeader(std::string_view line)
{
    return columnsOf(line).complete();
}

} // namespace apportion::slurm
