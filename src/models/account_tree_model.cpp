// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/account_tree_model.h"

#include "models/number_format.h"
#include "models/text_translation.h"

#include <QFont>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Beyond this many edited associations one announcement for all is cheaper than one for each run of neighbours.
constexpr std::size_t manyAssociations = 256;

} // namespace

AccountTreeModel::AccountTreeModel(Document *document, QObject *parent)
    : QAbstractItemModel(parent), m_document(document), m_layout(document->policy().associations.layoutPointer()),
      m_gate(document, this, [this] { reload(); })
{
    connect(m_document, &Document::policyChanged, this, &AccountTreeModel::policyChanged);
}

void AccountTreeModel::setResults(std::shared_ptr<const Results> results)
{
    if (m_gate.admits(results)) {
        m_results = std::move(results);
        allChanged();
    }
}

void AccountTreeModel::allChanged()
{
    Q_EMIT dataChanged(indexAt(0, Name), indexAt(0, ColumnCount - 1));
    Q_EMIT resultsChanged();
}

void AccountTreeModel::reload()
{
    beginResetModel();
    m_results.reset();
    m_layout = m_document->policy().associations.layoutPointer();
    refilter();
    endResetModel();
}

void AccountTreeModel::refilter()
{
    m_filter.reset();
    if (!m_filterText.isEmpty()) {
        m_filter = std::make_unique<AccountFilter>(m_document->policy().associations, *m_layout, m_filterText.toStdString());
    }
}

void AccountTreeModel::setFilterText(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed == m_filterText) {
        return;
    }
    beginResetModel();
    m_filterText = trimmed;
    refilter();
    endResetModel();
}

int AccountTreeModel::matchCount() const
{
    return static_cast<int>(m_filter ? m_filter->matchCount() : m_layout->size());
}

int AccountTreeModel::visibleCount() const
{
    return static_cast<int>(m_filter ? m_filter->size() : m_layout->size());
}

void AccountTreeModel::policyChanged(const PolicyChange &change)
{
    switch (change.kind) {
    case PolicyChange::Kind::RawShares:
        rawSharesChanged(change.associations);
        break;
    case PolicyChange::Kind::Baseline:
        allChanged();
        break;
    default: // Everything is the gate's; the rest shows only in the results
        break;
    }
}

void AccountTreeModel::rawSharesChanged(const std::vector<AssociationId> &ids)
{
    if (ids.size() > manyAssociations) {
        allChanged();
        return;
    }
    std::vector<Position> positions;
    for (const AssociationId id : ids) {
        if (m_document->policy().associations.isLive(id)) {
            const Position position = m_layout->positionOf(id);
            if (!m_filter || m_filter->indexOf(position) != AccountFilter::hidden) {
                positions.push_back(position);
            }
        }
    }
    std::sort(positions.begin(), positions.end());
    for (std::size_t first = 0; first < positions.size();) {
        std::size_t last = first;
        while (last + 1 < positions.size() && positions[last + 1] == positions[last] + 1
            && m_layout->parent(positions[last + 1]) == m_layout->parent(positions[first])) {
            ++last;
        }
        Q_EMIT dataChanged(indexAt(positions[first], RawShares), indexAt(positions[last], RawShares));
        first = last + 1;
    }
}

QModelIndex AccountTreeModel::indexAt(Position position, int column) const
{
    const auto id = static_cast<quintptr>(m_layout->idAt(position));
    if (position == 0) {
        return createIndex(0, column, id);
    }
    const Position above = m_layout->parent(position);
    const auto row = m_filter ? m_filter->indexOf(position) - m_filter->firstChild(m_filter->indexOf(above)) : position - m_layout->firstChild(above);
    return createIndex(static_cast<int>(row), column, id);
}

QModelIndex AccountTreeModel::index(AssociationId id, int column) const
{
    if (!m_document->policy().associations.isLive(id)) {
        return {};
    }
    const Position position = m_layout->positionOf(id);
    if (m_filter && m_filter->indexOf(position) == AccountFilter::hidden) {
        return {};
    }
    return indexAt(position, column);
}

AssociationId AccountTreeModel::associationId(const QModelIndex &index)
{
    return index.isValid() ? static_cast<AssociationId>(index.internalId()) : noAssociation;
}

bool AccountTreeModel::isEditable(const QModelIndex &index)
{
    return index.isValid() && index.column() == RawShares && associationId(index) != AssociationTree::root();
}

QModelIndex AccountTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent)) {
        return {};
    }
    if (!parent.isValid()) {
        return indexAt(0, column);
    }
    const Position above = m_layout->positionOf(associationId(parent));
    const auto offset = static_cast<Position>(row);
    const Position position
        = m_filter ? m_filter->positionAt(m_filter->firstChild(m_filter->indexOf(above)) + offset) : m_layout->firstChild(above) + offset;
    return createIndex(row, column, static_cast<quintptr>(m_layout->idAt(position)));
}

QModelIndex AccountTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || associationId(child) == AssociationTree::root()) {
        return {};
    }
    return indexAt(m_layout->parent(m_layout->positionOf(associationId(child))), Name);
}

int AccountTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid()) {
        return 1;
    }
    if (parent.column() != Name) {
        return 0;
    }
    const Position position = m_layout->positionOf(associationId(parent));
    return static_cast<int>(m_filter ? m_filter->childCount(m_filter->indexOf(position)) : m_layout->childCount(position));
}

int AccountTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool AccountTreeModel::hasChildren(const QModelIndex &parent) const
{
    return rowCount(parent) > 0;
}

Qt::ItemFlags AccountTreeModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (isEditable(index)) {
        flags |= Qt::ItemIsEditable;
    }
    if (index.isValid() && m_document->policy().associations.isUser(associationId(index))) {
        flags |= Qt::ItemNeverHasChildren;
    }
    return flags;
}

bool AccountTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !isEditable(index)) {
        return false;
    }
    const ParsedShares parsed = parseRawShares(value.toString());
    if (!parsed.shares) {
        Q_EMIT editRefused(index, parsed.error);
        return false;
    }
    m_document->setRawShares({ associationId(index) }, *parsed.shares);
    return true;
}

bool AccountTreeModel::isEvaluated(AssociationId id) const
{
    return m_results && m_results->evaluation->tree().isLive(id);
}

AssociationId AccountTreeModel::baselineId(AssociationId id) const
{
    const AssociationTree &tree = m_document->policy().associations;
    const AssociationTree &before = m_document->baseline().associations;
    // Draft and baseline mostly come from one tree and share its ids; names decide.
    if (before.isLive(id) && before.isUser(id) == tree.isUser(id) && before.name(id) == tree.name(id)
        && before.accountName(id) == tree.accountName(id) && before.partition(id) == tree.partition(id)) {
        return id;
    }
    const AssociationId account = before.findAccount(tree.accountName(id));
    if (tree.isAccount(id) || account == noAssociation) {
        return account;
    }
    return before.findUser(account, tree.userName(id), tree.partition(id));
}

bool AccountTreeModel::isChanged(AssociationId id) const
{
    const AssociationId before = baselineId(id);
    return before == noAssociation || m_document->baseline().associations.rawShares(before) != m_document->policy().associations.rawShares(id);
}

QString AccountTreeModel::baselineText(AssociationId id) const
{
    const AssociationId before = baselineId(id);
    return before == noAssociation || !isChanged(id) ? QString() : rawSharesText(m_document->baseline().associations.rawShares(before));
}

QVariant AccountTreeModel::display(AssociationId id, int column) const
{
    const AssociationTree &tree = m_document->policy().associations;
    if (column == Name) {
        const QString name = toText(tree.name(id));
        return tree.partition(id).empty() ? name : tr("%1 in %2", "a user's association with one partition").arg(name, toText(tree.partition(id)));
    }
    if (column == RawShares) {
        return id == AssociationTree::root() ? QString() : rawSharesText(tree.rawShares(id));
    }
    if (!isEvaluated(id)) {
        return {};
    }
    const Evaluation &evaluation = *m_results->evaluation;
    switch (column) {
    case NormShares:
        return factorText(evaluation.normShares(id));
    case Usage:
        return usageText(evaluation.rawUsage(id));
    case EffectiveUsage:
        return factorText(static_cast<double>(evaluation.effectiveUsage(id)));
    case LevelFs:
        return evaluation.hasLevelFs(id) ? levelFsText(evaluation.levelFs(id)) : QString();
    case FairShare:
        return evaluation.hasFairShare(id) ? factorText(evaluation.fairShare(id)) : regimeText(evaluation.regime(id));
    case Rank:
        return evaluation.rank(id) > 0 ? integerText(evaluation.rank(id)) : QString();
    default:
        return {};
    }
}

QVariant AccountTreeModel::number(AssociationId id, int column) const
{
    const AssociationTree &tree = m_document->policy().associations;
    if (column == Name) {
        return toText(tree.name(id));
    }
    if (column == RawShares) {
        return tree.rawShares(id);
    }
    if (!isEvaluated(id)) {
        return {};
    }
    const Evaluation &evaluation = *m_results->evaluation;
    switch (column) {
    case NormShares:
        return evaluation.normShares(id);
    case Usage:
        return static_cast<double>(evaluation.rawUsage(id));
    case EffectiveUsage:
        return static_cast<double>(evaluation.effectiveUsage(id));
    case LevelFs:
        return evaluation.hasLevelFs(id) ? QVariant(static_cast<double>(evaluation.levelFs(id))) : QVariant();
    case FairShare:
        return evaluation.hasFairShare(id) ? QVariant(evaluation.fairShare(id)) : QVariant();
    case Rank:
        return evaluation.rank(id) > 0 ? QVariant(evaluation.rank(id)) : QVariant();
    default:
        return {};
    }
}

QVariant AccountTreeModel::tip(AssociationId id, int column) const
{
    if (column == RawShares && isChanged(id)) {
        const QString before = baselineText(id);
        return before.isEmpty() ? tr("Not in the baseline") : tr("%1 in the baseline").arg(before);
    }
    if (column == Name || column == RawShares || column == Rank || !isEvaluated(id)) {
        return {};
    }
    if (column == Usage) {
        return tr("%1 TRES·s").arg(usageExactText(m_results->evaluation->rawUsage(id)));
    }
    const QVariant value = number(id, column);
    if (!value.isValid() || std::isinf(value.toDouble())) {
        return {};
    }
    const QString regime = column == FairShare ? regimeText(m_results->evaluation->regime(id)) : QString();
    return regime.isEmpty() ? factorText(value.toDouble(), 6) : tr("%1, %2", "a factor and its regime").arg(factorText(value.toDouble(), 6), regime);
}

QVariant AccountTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const AssociationId id = associationId(index);
    switch (role) {
    case Qt::DisplayRole:
        return display(id, index.column());
    case Qt::EditRole:
        return index.column() == RawShares ? QVariant(rawSharesText(m_document->policy().associations.rawShares(id))) : display(id, index.column());
    case Qt::ToolTipRole:
        return tip(id, index.column());
    case Qt::TextAlignmentRole:
        return alignmentOf(column(index.column()));
    case Qt::FontRole:
        if (index.column() == Name && m_document->policy().associations.isAccount(id)) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case SortRole:
        return number(id, index.column());
    case ChangedRole:
        return index.column() == RawShares && id != AssociationTree::root() && isChanged(id);
    case BaselineRole:
        return index.column() == RawShares ? baselineText(id) : QString();
    case AssociationIdRole:
        return id;
    case IsUserRole:
        return m_document->policy().associations.isUser(id);
    case RegimeRole:
        return isEvaluated(id) ? static_cast<int>(m_results->evaluation->regime(id)) : static_cast<int>(Regime::None);
    case FactorRole:
        return isEvaluated(id) && m_results->evaluation->hasFairShare(id) ? QVariant(m_results->evaluation->fairShare(id)) : QVariant();
    default:
        return {};
    }
}

QVariant AccountTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && section >= 0 && section < ColumnCount ? headerValue(column(section), role) : QVariant();
}

ColumnInfo AccountTreeModel::column(int section)
{
    switch (section) {
    case Name:
        return { tr("Account / user"), tr("Accounts in bold, their users and sub-accounts below them, in the order in which sshare lists them.") };
    case RawShares:
        return { tr("Raw shares"),
            tr("What was promised to the association, against its siblings. “parent”: it has no shares of its own and uses its account's."), true };
    case NormShares:
        return { tr("Norm shares"),
            tr("Raw shares as a part of the whole: of its own level under Fair Tree, of the cluster under the classic algorithms."), true };
    case Usage:
        return { tr("Usage (TRES·s)"), tr("Decayed usage in billing TRES times seconds, with everything below."), true };
    case EffectiveUsage:
        return { tr("Eff. usage"),
            tr("The part of the usage that is held against the shares: of its account's under Fair Tree, of the cluster's otherwise."), true };
    case LevelFs:
        return { tr("Level FS"),
            tr("Norm shares ÷ effective usage on the association's own level. Above 1 it used less than its share. Fair Tree only."), true };
    case FairShare:
        return { tr("Fair-share"),
            tr("The factor from 0 to 1 that PriorityWeightFairshare is multiplied with. Its colour is the regime: how usage stands to shares.") };
    case Rank:
        return { tr("Rank"), tr("The place of the user by fair share: 1 comes first. Users who tie share a rank."), true };
    default:
        return {};
    }
}

} // namespace apportion
