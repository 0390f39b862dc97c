// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/association_finder.h"

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

enum Match { Exact, Beginning, Within, None };

QString folded(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).toCaseFolded();
}

Match matchOf(const QString &name, const QString &wanted)
{
    if (name == wanted) {
        return Exact;
    }
    return name.startsWith(wanted) ? Beginning : name.contains(wanted) ? Within : None;
}

/// What a text asks for: a name, or a user in an account.
class Wanted
{
public:
    explicit Wanted(const QString &text) : m_name(text.trimmed().toCaseFolded())
    {
        if (const qsizetype slash = m_name.indexOf(QLatin1Char('/')); slash >= 0) {
            m_inAccount = true;
            m_account = m_name.left(slash).trimmed();
            m_name = m_name.mid(slash + 1).trimmed();
        }
    }

    [[nodiscard]] bool isNothing() const { return m_name.isEmpty() && !m_inAccount; }

    [[nodiscard]] Match match(const AssociationTree &tree, AssociationId id) const
    {
        const bool isElsewhere
            = m_inAccount && (tree.isAccount(id) || (!m_account.isEmpty() && matchOf(folded(tree.accountName(id)), m_account) > Beginning));
        return isElsewhere ? None : matchOf(folded(tree.name(id)), m_name);
    }

private:
    QString m_name;
    QString m_account;
    bool m_inAccount = false;
};

/// The rows from top to bottom, with all accounts open.
std::vector<AssociationId> inOrder(const AccountRows &rows)
{
    std::vector<AssociationId> order;
    order.reserve(rows.size());
    std::vector<AssociationId> open { AssociationTree::root() };
    while (!open.empty()) {
        const AssociationId id = open.back();
        open.pop_back();
        order.push_back(id);
        const std::span<const AssociationId> children = rows.children(id);
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return order;
}

} // namespace

NextMatch nextMatch(const AssociationTree &tree, const AccountRows &rows, const QString &text, AssociationId from, bool backward)
{
    const Wanted wanted(text);
    if (wanted.isNothing()) {
        return {};
    }
    std::vector<AssociationId> order = inOrder(rows);
    if (backward) {
        std::reverse(order.begin(), order.end());
    }
    const auto here = std::find(order.begin(), order.end(), from);
    const auto begin = here == order.end() ? order.begin() : here + 1;
    const auto fits = [&](AssociationId id) { return wanted.match(tree, id) != None; };
    if (const auto found = std::find_if(begin, order.end(), fits); found != order.end()) {
        return { *found, false };
    }
    const auto found = std::find_if(order.begin(), begin, fits);
    return found == begin ? NextMatch() : NextMatch { *found, true };
}

std::vector<FoundAssociation> findAssociations(const AssociationTree &tree, const QString &text, std::size_t most)
{
    const Wanted wanted(text);
    if (wanted.isNothing()) {
        return {};
    }
    std::array<std::vector<AssociationId>, 6> found; // by match, accounts before users
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        const Match match = tree.isLive(id) ? wanted.match(tree, id) : None;
        if (match == None) {
            continue;
        }
        std::vector<AssociationId> &list = found[2 * static_cast<std::size_t>(match) + (tree.isUser(id) ? 1 : 0)];
        if (list.size() < most) {
            list.push_back(id);
        }
    }
    std::vector<FoundAssociation> best;
    for (const std::vector<AssociationId> &list : found) {
        for (const AssociationId id : list) {
            if (best.size() < most) {
                const QString account = QString::fromStdString(std::string(tree.accountName(id)));
                best.push_back({ id, tree.isUser(id) ? account + QLatin1Char('/') + QString::fromStdString(std::string(tree.name(id))) : account });
            }
        }
    }
    return best;
}

} // namespace apportion
