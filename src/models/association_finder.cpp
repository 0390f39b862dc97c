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

} // namespace

std::vector<FoundAssociation> findAssociations(const AssociationTree &tree, const QString &text, std::size_t most)
{
    const QString wanted = text.trimmed().toCaseFolded();
    const qsizetype slash = wanted.indexOf(QLatin1Char('/'));
    const QString wantedAccount = slash < 0 ? QString() : wanted.left(slash).trimmed();
    const QString wantedName = slash < 0 ? wanted : wanted.mid(slash + 1).trimmed();
    if (wanted.isEmpty()) {
        return {};
    }
    std::array<std::vector<AssociationId>, 6> found; // by match, accounts before users
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (!tree.isLive(id) || (slash >= 0 && tree.isAccount(id))) {
            continue;
        }
        if (slash >= 0 && !wantedAccount.isEmpty() && matchOf(folded(tree.accountName(id)), wantedAccount) > Beginning) {
            continue;
        }
        const Match match = matchOf(folded(tree.name(id)), wantedName);
        if (match == None) {
            continue;
        }
        std::vector<AssociationId> &list = found[static_cast<std::size_t>(2 * match + (tree.isUser(id) ? 1 : 0))];
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
