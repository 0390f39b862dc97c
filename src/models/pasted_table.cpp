// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pasted_table.h"
#include "core/schema/association_fields.h"

#include "core/policy/tres.h"
#include "models/account_tree_model.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <variant>

namespace apportion
{

namespace
{

struct PastedTable
{
    Q_DECLARE_TR_FUNCTIONS(PastedTable)
};

/// More is a mistake: no cluster has as many associations.
constexpr std::size_t mostLines = 2000000;
constexpr int accountColumn = -1;
constexpr int userColumn = -2;
constexpr int nameColumn = -3;
constexpr int ignoredColumn = -4;

QChar separatorOf(const QString &text)
{
    for (const QChar separator : { QLatin1Char('\t'), QLatin1Char(';') }) {
        if (text.contains(separator)) {
            return separator;
        }
    }
    return QLatin1Char(',');
}

/// What a header's word means.
std::optional<int> columnOfWord(const QString &word)
{
    struct Known
    {
        const char *word;
        int column;
    };
    static constexpr Known words[] { { "account", accountColumn }, { "acct", accountColumn }, { "user", userColumn }, { "username", userColumn },
        { "name", nameColumn }, { "account/user", nameColumn }, { "association", nameColumn }, { "rawshares", AccountTreeModel::RawShares },
        { "shares", AccountTreeModel::RawShares }, { "share", AccountTreeModel::RawShares }, { "fairshare", AccountTreeModel::RawShares },
        { "priority", AccountTreeModel::Priority }, { "qos", AccountTreeModel::Qos }, { "defaultaccount", AccountTreeModel::DefaultAccount },
        { "defacct", AccountTreeModel::DefaultAccount }, { "description", AccountTreeModel::Description }, { "descr", AccountTreeModel::Description },
        { "organization", AccountTreeModel::Organization }, { "org", AccountTreeModel::Organization } };
    const QString plain = QString(word).remove(QLatin1Char(' ')).toLower();
    for (const Known &known : words) {
        if (plain == QLatin1String(known.word)) {
            return known.column;
        }
    }
    return std::nullopt;
}

/// Finds associations by what a line calls them.
class NameFinder
{
public:
    explicit NameFinder(const AssociationTree &tree) : m_tree(tree)
    {
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (!tree.isLive(id)) {
                continue;
            }
            if (tree.isUser(id)) {
                m_users.emplace(tree.name(id), id);
            } else {
                m_accounts.emplace(tree.name(id), id);
            }
        }
    }

    /// The association, or why there is none.
    [[nodiscard]] std::variant<AssociationId, QString> find(const QString &account, const QString &user) const
    {
        if (!user.isEmpty()) {
            return findUser(account, user);
        }
        const auto found = m_accounts.find(lowerCase(account.toStdString()));
        if (found != m_accounts.end()) {
            return found->second;
        }
        return PastedTable::tr("There is no account %1.").arg(account);
    }
    [[nodiscard]] std::variant<AssociationId, QString> findName(const QString &name) const
    {
        if (const qsizetype slash = name.indexOf(QLatin1Char('/')); slash >= 0) {
            return find(name.left(slash).trimmed(), name.mid(slash + 1).trimmed());
        }
        if (const auto found = m_accounts.find(lowerCase(name.toStdString())); found != m_accounts.end()) {
            return found->second;
        }
        return findUser({}, name);
    }

private:
    [[nodiscard]] std::variant<AssociationId, QString> findUser(const QString &account, const QString &user) const
    {
        const std::string name = user.toStdString();
        const std::string in = lowerCase(account.toStdString());
        std::vector<AssociationId> found;
        const auto [first, last] = m_users.equal_range(std::string_view(name));
        for (auto at = first; at != last; ++at) {
            if (in.empty() || m_tree.accountName(at->second) == in) {
                found.push_back(at->second);
            }
        }
        if (found.size() == 1) {
            return found.front();
        }
        if (found.size() > 1) {
            return PastedTable::tr("%1 stands in several accounts: write account/user.").arg(user);
        }
        return in.empty() ? PastedTable::tr("There is no account or user %1.").arg(user)
                          : PastedTable::tr("There is no user %1 in account %2.").arg(user, account);
    }

    const AssociationTree &m_tree;
    std::unordered_map<std::string_view, AssociationId> m_accounts;
    std::unordered_multimap<std::string_view, AssociationId> m_users;
};

/// Works a request off line by line.
class PastePlanner
{
public:
    explicit PastePlanner(const PasteRequest &request) : m_request(request), m_tree(request.tree) { }

    [[nodiscard]] PastePlan plan()
    {
        std::vector<PastedLine> lines = readPastedTable(m_request.text);
        if (lines.empty()) {
            return {};
        }
        if (const auto columns = namedColumns(lines)) {
            m_plan.isByName = true;
            placeByName(lines, *columns);
        } else {
            placeByRow(lines);
        }
        return std::move(m_plan);
    }

private:
    /// The meaning of each column, if the lines name their associations; a header is taken off.
    [[nodiscard]] static std::optional<std::vector<int>> namedColumns(std::vector<PastedLine> &lines)
    {
        const QStringList &first = lines.front().cells;
        std::vector<int> columns;
        bool names = false;
        bool values = false;
        for (const QString &cell : first) {
            const int column = columnOfWord(cell).value_or(ignoredColumn);
            columns.push_back(column);
            names = names || column == accountColumn || column == userColumn || column == nameColumn;
            values = values || column >= 0;
        }
        if (names && values) {
            lines.erase(lines.begin());
            return columns;
        }
        const auto isValue = [](const QString &cell) { return parseRawShares(cell).shares.has_value(); };
        if (first.size() == 2 && !isValue(first[0])) {
            return std::vector<int> { nameColumn, AccountTreeModel::RawShares };
        }
        if (first.size() == 3 && !isValue(first[0]) && !isValue(first[1])) {
            return std::vector<int> { accountColumn, userColumn, AccountTreeModel::RawShares };
        }
        return std::nullopt;
    }

    void placeByName(const std::vector<PastedLine> &lines, const std::vector<int> &columns)
    {
        const NameFinder finder(m_tree);
        for (const PastedLine &line : lines) {
            std::map<int, QString> names;
            for (std::size_t i = 0; i < columns.size(); ++i) {
                if (columns[i] < 0) {
                    names[columns[i]] = line.cells.value(static_cast<qsizetype>(i));
                }
            }
            const auto found
                = names[nameColumn].isEmpty() ? finder.find(names[accountColumn], names[userColumn]) : finder.findName(names[nameColumn]);
            if (const QString *reason = std::get_if<QString>(&found)) {
                leave(line, *reason);
                continue;
            }
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const QString value = line.cells.value(static_cast<qsizetype>(i));
                if (columns[i] >= 0 && !value.isEmpty()) {
                    place(line, std::get<AssociationId>(found), columns[i], value);
                }
            }
        }
    }

    void placeByRow(const std::vector<PastedLine> &lines)
    {
        const bool isOneValue = lines.size() == 1 && lines.front().cells.size() == 1;
        std::size_t row = 0;
        for (const PastedLine &line : lines) {
            if (line.cells.size() != 1) {
                leave(line, PastedTable::tr("Several columns need names: put a line with “Account”, “User” and “Raw shares” above them."));
                continue;
            }
            if (&line == &lines.front() && columnOfWord(line.cells.front()) == m_request.column) {
                continue; // the column's own title
            }
            if (row >= m_request.rows.size()) {
                leave(line, PastedTable::tr("There is no row left for it."));
                continue;
            }
            do {
                place(line, m_request.rows[row++], m_request.column, line.cells.front());
            } while (isOneValue && row < m_request.rows.size());
        }
    }

    void place(const PastedLine &line, AssociationId id, int column, const QString &value)
    {
        if (id == AssociationTree::root() && column == AccountTreeModel::RawShares) {
            leave(line, PastedTable::tr("root has no shares of its own."));
            return;
        }
        QString after = value;
        if (column == AccountTreeModel::RawShares) {
            const ParsedShares parsed = parseRawShares(value);
            if (!parsed.shares) {
                leave(line, parsed.error);
                return;
            }
            after = typedSharesText(*parsed.shares);
        } else if (column == AccountTreeModel::Priority) {
            const ParsedInteger parsed = parseInteger(value, 0, noPriority - 1);
            if (!parsed.value) {
                leave(line, parsed.error);
                return;
            }
            after = QString::number(*parsed.value);
        }
        QString before = standsThere(id, column);
        if (before == after) {
            ++m_plan.same;
        } else if (!m_taken.emplace(id, column).second) {
            leave(line, PastedTable::tr("%1 stands in the table twice; the first line was taken.").arg(toText(m_tree.name(id))));
        } else {
            m_plan.cells.push_back({ id, column, std::move(before), std::move(after) });
        }
    }

    [[nodiscard]] QString standsThere(AssociationId id, int column) const
    {
        if (column == AccountTreeModel::RawShares) {
            return typedSharesText(m_tree.rawShares(id));
        }
        if (column == AccountTreeModel::Priority) {
            return m_tree.priority(id) == noPriority ? QString() : QString::number(m_tree.priority(id));
        }
        return QString::fromStdString(optionValue(m_tree.options(id), AccountTreeModel::optionOf(column)));
    }

    void leave(const PastedLine &line, const QString &reason)
    {
        m_plan.unread.push_back({ line.number, line.cells.join(QStringLiteral(" · ")).left(120), reason });
    }

    const PasteRequest &m_request;
    const AssociationTree &m_tree;
    PastePlan m_plan;
    std::set<std::pair<AssociationId, int>> m_taken;
};

} // namespace

std::vector<PastedLine> readPastedTable(const QString &text)
{
    const QChar separator = separatorOf(text);
    std::vector<PastedLine> lines;
    PastedLine line { 1, {} };
    QString cell;
    bool isQuoted = false;
    bool wasQuoted = false;
    int number = 1;
    const auto endCell = [&] {
        line.cells.append(wasQuoted ? cell : cell.trimmed());
        cell.clear();
        wasQuoted = false;
    };
    const auto endLine = [&] {
        endCell();
        if (std::any_of(line.cells.begin(), line.cells.end(), [](const QString &value) { return !value.isEmpty(); })) {
            lines.push_back(std::move(line));
        }
        line = { ++number, {} };
    };
    for (qsizetype i = 0; i < text.size() && lines.size() < mostLines; ++i) {
        const QChar c = text[i];
        if (isQuoted && c == QLatin1Char('"') && i + 1 < text.size() && text[i + 1] == QLatin1Char('"')) {
            cell += c;
            ++i;
        } else if (c == QLatin1Char('"') && (isQuoted || cell.trimmed().isEmpty())) {
            isQuoted = !isQuoted;
            wasQuoted = true;
        } else if (!isQuoted && c == separator) {
            endCell();
        } else if (!isQuoted && c == QLatin1Char('\n')) {
            endLine();
        } else if (isQuoted || c != QLatin1Char('\r')) {
            cell += c;
        }
    }
    endLine();
    return lines;
}

PastePlan planPaste(const PasteRequest &request)
{
    return PastePlanner(request).plan();
}

bool applyPaste(Document &document, const PastePlan &plan)
{
    std::vector<AssociationId> shareIds;
    std::vector<std::uint32_t> shares;
    std::map<std::pair<int, QString>, std::vector<AssociationId>> others; // the same value is one edit for all
    for (const PastedCell &cell : plan.cells) {
        if (cell.column == AccountTreeModel::RawShares) {
            shareIds.push_back(cell.id);
            shares.push_back(parseRawShares(cell.after).shares.value_or(1));
        } else {
            others[{ cell.column, cell.after }].push_back(cell.id);
        }
    }
    const bool isOneEdit = others.empty();
    if (!isOneEdit) {
        document.undoStack()->beginMacro(PastedTable::tr("Paste a table"));
    }
    bool any = document.setRawShares(shareIds, shares);
    for (const auto &[key, ids] : others) {
        const auto &[column, value] = key;
        any = (column == AccountTreeModel::Priority ? document.setAssociationPriority(ids, value.toUInt())
                                                    : document.setAssociationOption(ids, AccountTreeModel::optionOf(column), value.toStdString()))
            || any;
    }
    if (!isOneEdit) {
        document.undoStack()->endMacro();
    }
    return any;
}

} // namespace apportion
