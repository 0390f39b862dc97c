// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/association_mime.h"

#include "core/change/association_names.h"
#include "core/change/tree_query.h"
#include "storage/policy_json.h"

#include <QUuid>

#include <algorithm>
#include <iterator>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace apportion
{

namespace
{

/// Names a policy as it is open in a document of this very process.
QByteArray originOf(const Document &document)
{
    static const QByteArray process = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    return process + '/' + QByteArray::number(reinterpret_cast<quintptr>(&document), 16) + '/' + QByteArray::number(document.loadedAt());
}

} // namespace

AssociationMimeData::AssociationMimeData(const Document &document, std::vector<AssociationId> ids, std::function<QString()> text, bool isCut)
    : m_now(document.snapshot()), m_ids(topmost(m_now.policy.associations, ids)), m_origin(originOf(document)), m_text(std::move(text)),
      m_isCut(isCut)
{
}

AssociationMimeData::AssociationMimeData(const AssociationMimeData &other, bool isCut)
    : m_now(other.m_now), m_ids(other.m_ids), m_origin(other.m_origin), m_text(other.m_text), m_isCut(isCut)
{
}

AssociationMimeData *AssociationMimeData::copied() const
{
    return new AssociationMimeData(*this, false);
}

std::vector<AssociationId> AssociationMimeData::idsIn(const Document &document) const
{
    std::vector<AssociationId> ids;
    if (m_origin == originOf(document)) {
        const AssociationTree &tree = document.policy().associations;
        std::copy_if(m_ids.begin(), m_ids.end(), std::back_inserter(ids), [&tree](AssociationId id) { return tree.isLive(id); });
    }
    return ids;
}

QString AssociationMimeData::idsType()
{
    return QStringLiteral("application/x-apportion-ids");
}

QString AssociationMimeData::fragmentType()
{
    return QStringLiteral("application/x-apportion-associations");
}

QStringList AssociationMimeData::formats() const
{
    return { idsType(), fragmentType(), QStringLiteral("text/plain") };
}

QVariant AssociationMimeData::retrieveData(const QString &mimeType, QMetaType) const
{
    if (mimeType == idsType()) {
        QByteArray bytes = m_origin + (m_isCut ? "\ncut" : "\ncopy");
        for (const AssociationId id : m_ids) {
            bytes += '\n' + QByteArray::number(id);
        }
        return bytes;
    }
    if (mimeType == fragmentType()) {
        return QByteArray::fromStdString(writePolicyJson(fragmentOf(m_now, m_ids)));
    }
    return mimeType == QLatin1String("text/plain") ? QVariant(m_text()) : QVariant();
}

std::vector<AssociationId> ownAssociations(const QMimeData *data, const Document &document)
{
    if (const auto *own = qobject_cast<const AssociationMimeData *>(data)) {
        return own->idsIn(document); // nothing was written, so nothing is read
    }
    if (data == nullptr || !data->hasFormat(AssociationMimeData::idsType())) {
        return {};
    }
    const QList<QByteArray> lines = data->data(AssociationMimeData::idsType()).split('\n');
    if (lines.size() < 3 || lines.front() != originOf(document)) {
        return {};
    }
    std::vector<AssociationId> ids;
    for (qsizetype i = 2; i < lines.size(); ++i) {
        bool isNumber = false;
        const uint id = lines[i].toUInt(&isNumber);
        if (isNumber && document.policy().associations.isLive(id)) {
            ids.push_back(id);
        }
    }
    return ids;
}

bool isCutData(const QMimeData *data)
{
    if (const auto *own = qobject_cast<const AssociationMimeData *>(data)) {
        return own->isCut();
    }
    return data != nullptr && data->data(AssociationMimeData::idsType()).contains("\ncut\n");
}

Snapshot fragmentOf(const Snapshot &now, const std::vector<AssociationId> &tops)
{
    Snapshot fragment;
    const AssociationTree &tree = now.policy.associations;
    AssociationTree &copies = fragment.policy.associations;
    std::unordered_map<AssociationId, AssociationId> accounts;
    std::set<std::pair<std::string_view, std::string_view>> usersOnTop;
    for (const AssociationId id : withDescendants(tree, tops)) {
        if (id == AssociationTree::root()) {
            accounts.emplace(id, AssociationTree::root());
            continue;
        }
        const auto above = accounts.find(tree.parent(id));
        const AssociationId parent = above == accounts.end() ? AssociationTree::root() : above->second;
        if (tree.isUser(id) && parent == AssociationTree::root() && !usersOnTop.emplace(tree.name(id), tree.partition(id)).second) {
            continue; // a user who was taken from two accounts
        }
        const AssociationId copy = tree.isUser(id) ? copies.addUser(parent, tree.name(id), tree.rawShares(id), tree.partition(id))
                                                   : copies.addAccount(parent, tree.name(id), tree.rawShares(id));
        fragment.situation.setOwnUsage(copy, now.situation.ownUsage(id));
        copies.setPriority(copy, tree.priority(id));
        copies.setOptions(copy, tree.options(id));
        if (tree.isAccount(id)) {
            accounts.emplace(id, copy);
        }
    }
    return fragment;
}

std::vector<NewAssociation> additionsOf(const Snapshot &fragment, const AssociationTree &tree, AssociationId target)
{
    const AssociationTree &source = fragment.policy.associations;
    const auto layout = source.layoutPointer();
    std::unordered_set<std::string> taken = accountNames(tree);
    std::vector<NewAssociation> list;
    std::vector<int> entry(source.rowCount(), -1);
    for (const AssociationId id : layout->ids()) {
        const bool onTop = source.parent(id) == AssociationTree::root();
        if (id == AssociationTree::root() || (onTop && source.isUser(id) && source.name(id) == "root")) {
            continue;
        }
        NewAssociation added;
        added.isUser = source.isUser(id);
        added.name = added.isUser ? std::string(source.name(id)) : freeName(std::string(source.name(id)), taken);
        added.parent = onTop ? target : noAssociation;
        added.above = onTop ? -1 : entry[source.parent(id)];
        added.rawShares = source.rawShares(id);
        added.priority = source.priority(id);
        added.ownUsage = fragment.situation.ownUsage(id);
        added.partition = source.partition(id);
        added.options = source.options(id);
        if (!added.isUser) {
            taken.insert(added.name);
        }
        entry[id] = static_cast<int>(list.size());
        list.push_back(std::move(added));
    }
    return list;
}

} // namespace apportion

#include "moc_association_mime.cpp"
