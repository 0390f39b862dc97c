// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/tree_query.h"
#include "core/schema/association_fields.h"
#include "models/account_tree_model.h"
#include "models/association_mime.h"
#include "models/number_format.h"

#include <algorithm>

// What is done to the cells and rows of the account tree: everything becomes an edit of the document.

namespace apportion
{

bool AccountTreeModel::isEditable(const QModelIndex &index) const
{
    const AssociationId id = associationId(index);
    if (id == noAssociation) {
        return false;
    }
    switch (index.column()) {
    case Name:
    case RawShares:
        return id != AssociationTree::root();
    case DefaultAccount:
    case Coordinator:
        return m_tree.isUser(id);
    case Description:
    case Organization:
        return m_tree.isAccount(id);
    default:
        return index.column() == Priority || optionOf(index.column()) != nullptr;
    }
}

Qt::ItemFlags AccountTreeModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid()) {
        return flags;
    }
    flags |= Qt::ItemIsDropEnabled;
    if (associationId(index) != AssociationTree::root()) {
        flags |= Qt::ItemIsDragEnabled;
    }
    if (isEditable(index)) {
        flags |= Qt::ItemIsEditable;
    }
    if (m_tree.isUser(associationId(index))) {
        flags |= Qt::ItemNeverHasChildren;
    }
    return flags;
}

bool AccountTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !isEditable(index)) {
        return false;
    }
    const AssociationId id = associationId(index);
    const QString text = value.toString();
    if (index.column() == Name) {
        const EditOutcome outcome = m_document->renameAssociation(id, text);
        if (!outcome.refusal.isEmpty()) {
            Q_EMIT editRefused(index, outcome.refusal);
        }
        return outcome.refusal.isEmpty();
    }
    std::vector<AssociationId> ids { id };
    if (std::find(m_together.begin(), m_together.end(), id) != m_together.end()) {
        ids = m_together;
        std::erase_if(ids, [&](AssociationId other) { return !isEditable(this->index(other, index.column())); });
    }
    if (index.column() == Priority) {
        return setPriority(index, ids, text);
    }
    if (optionOf(index.column()) != nullptr) {
        if (const QString error = optionError(index.column(), text); !error.isEmpty()) {
            Q_EMIT editRefused(index, error);
            return false;
        }
        return setOption(ids, index.column(), text);
    }
    const ParsedShares parsed = parseRawShares(text);
    if (!parsed.shares) {
        Q_EMIT editRefused(index, parsed.error);
        return false;
    }
    m_document->setRawShares(ids, *parsed.shares);
    return true;
}

bool AccountTreeModel::setPriority(const QModelIndex &index, const std::vector<AssociationId> &ids, const QString &text)
{
    if (text.trimmed().isEmpty()) {
        m_document->setAssociationPriority(ids, noPriority);
        return true;
    }
    const ParsedInteger parsed = parseInteger(text, 0, noPriority - 1);
    if (!parsed.value) {
        Q_EMIT editRefused(index, parsed.error);
        return false;
    }
    m_document->setAssociationPriority(ids, static_cast<std::uint32_t>(*parsed.value));
    return true;
}

QString AccountTreeModel::optionError(int column, const QString &text)
{
    const char *word = optionOf(column);
    const schema::AssociationField *field = word == nullptr ? nullptr : schema::findAssociationField(word);
    const std::string value = text.trimmed().toStdString();
    AssociationOptions options;
    const bool isFine = field == nullptr || value.empty() || schema::readOption(*field, value, options);
    return isFine ? QString() : tr("%1=%2 cannot be read.").arg(QLatin1String(word), text.trimmed());
}

bool AccountTreeModel::setOption(const std::vector<AssociationId> &ids, int column, const QString &text)
{
    const std::string value = text.trimmed().toStdString();
    m_document->setAssociationOption(ids, optionOf(column), value.empty() ? std::nullopt : std::optional(value));
    return true;
}

void AccountTreeModel::setCut(const std::vector<AssociationId> &ids)
{
    std::unordered_set<AssociationId> cut(ids.begin(), ids.end());
    if (cut != m_cut) {
        m_cut = std::move(cut);
        allChanged();
    }
}

QStringList AccountTreeModel::mimeTypes() const
{
    return { AssociationMimeData::idsType(), AssociationMimeData::fragmentType() };
}

QMimeData *AccountTreeModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<AssociationId> ids;
    for (const QModelIndex &index : indexes) {
        if (index.column() == Name) {
            ids.push_back(associationId(index));
        }
    }
    if (ids.empty()) {
        return nullptr;
    }
    const auto names = [ids, tree = m_tree] {
        QStringList lines;
        for (const AssociationId id : ids) {
            lines.append(QString::fromStdString(std::string(tree.name(id))));
        }
        return lines.join(QLatin1Char('\n'));
    };
    return new AssociationMimeData(*m_document, ids, names);
}

/// Below a user nothing can stand: whoever is dropped on one stands beside it.
AssociationId AccountTreeModel::dropAccount(const QModelIndex &target) const
{
    const AssociationId id = associationId(target);
    const AssociationTree &tree = m_document->policy().associations;
    if (id == noAssociation || !tree.isLive(id)) {
        return noAssociation;
    }
    return tree.isUser(id) ? tree.parent(id) : id;
}

QString AccountTreeModel::dropRefusal(const QMimeData *data, Qt::DropAction action, const QModelIndex &target) const
{
    const AssociationId account = dropAccount(target);
    if (account == noAssociation) {
        return tr("Drop it on an account.");
    }
    const std::vector<AssociationId> ids = ownAssociations(data, *m_document);
    return action == Qt::MoveAction && !ids.empty() ? m_document->moveRefusal(ids, account) : QString();
}

bool AccountTreeModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int, const QModelIndex &parent) const
{
    const bool known = data->hasFormat(AssociationMimeData::idsType()) || data->hasFormat(AssociationMimeData::fragmentType());
    return known && (action == Qt::MoveAction || action == Qt::CopyAction) && dropRefusal(data, action, parent).isEmpty();
}

bool AccountTreeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int, int, const QModelIndex &parent)
{
    const AssociationId account = dropAccount(parent);
    const std::vector<AssociationId> ids = ownAssociations(data, *m_document);
    if (account == noAssociation) {
        return false;
    }
    if (!ids.empty() && action == Qt::MoveAction) {
        const EditOutcome outcome = m_document->moveAssociations(ids, account);
        if (!outcome.refusal.isEmpty()) {
            Q_EMIT editRefused(parent, outcome.refusal);
        }
        if (outcome) {
            Q_EMIT associationsPlaced(outcome.ids);
        }
        return outcome.done;
    }
    if (!ids.empty()) {
        m_paster.pasteCopies(ids, account);
    } else {
        m_paster.pasteFragment(data->data(AssociationMimeData::fragmentType()), account);
    }
    return true;
}

} // namespace apportion
