// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limit_model.h"

#include "core/limits/limit_edit.h"
#include "core/policy/slurm_time.h"
#include "core/schema/root_options.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

/// With more of them selected, what they have in common is that of the first ones: nobody reads further.
constexpr std::size_t mostCompared = 1000;

struct LimitWords
{
    Q_DECLARE_TR_FUNCTIONS(LimitModel)
};

/// For whom a limit counts, of associations or of a QOS.
QString helpOf(LimitKind kind, bool ofQos)
{
    switch (kind) {
    case LimitKind::GrpTresMins:
    case LimitKind::GrpWall:
        return ofQos ? LimitWords::tr("For all jobs of the QOS together; what was used decays like usage, unless the QOS has the flag NoDecay")
                     : LimitWords::tr("For all jobs below together; what was used decays like usage");
    case LimitKind::MaxJobs:
    case LimitKind::MaxSubmitJobs:
        return LimitWords::tr("For each association below that has none of its own");
    case LimitKind::MaxJobsPerAccount:
    case LimitKind::MaxSubmitJobsPerAccount:
    case LimitKind::MaxTresPerAccount:
    case LimitKind::MaxTresRunMinsPerAccount:
        return LimitWords::tr("For each account");
    case LimitKind::MaxJobsPerUser:
    case LimitKind::MaxSubmitJobsPerUser:
    case LimitKind::MaxTresPerUser:
    case LimitKind::MaxTresRunMinsPerUser:
        return LimitWords::tr("For each user");
    case LimitKind::GrpJobsAccrue:
    case LimitKind::MaxJobsAccrue:
    case LimitKind::MaxJobsAccruePerAccount:
    case LimitKind::MaxJobsAccruePerUser:
        return LimitWords::tr("How many of the jobs that wait grow older at a time; the others gain no age");
    case LimitKind::MinPrioThresh:
        return LimitWords::tr("Jobs below this priority have no nodes reserved for them");
    case LimitKind::MaxTresRunMins:
        return LimitWords::tr("Slurm keeps it, and never looks at it");
    case LimitKind::MaxTresPerNode:
        return LimitWords::tr("For each job, on each of its nodes");
    case LimitKind::MinTresPerJob:
        return LimitWords::tr("What each job must ask for");
    default:
        if (!limitRule(kind).ofGroup) {
            return LimitWords::tr("For each job");
        }
        return ofQos ? LimitWords::tr("For all jobs of the QOS together") : LimitWords::tr("For all jobs below together");
    }
}

} // namespace

std::span<const TableColumn> LimitModel::columns()
{
    static constexpr std::array<TableColumn, ColumnCount> list = { {
        { QT_TR_NOOP("Limit"), QT_TR_NOOP("What is limited, by sacctmgr's word for it") },
        { QT_TR_NOOP("Of"), QT_TR_NOOP("Which TRES, and the unit") },
        { QT_TR_NOOP("Own"), QT_TR_NOOP("The value that is set here; Delete takes it away"), true },
        { QT_TR_NOOP("Without it"), QT_TR_NOOP("What would count without an own value, and whose it is") },
        { QT_TR_NOOP("Binds first"),
            QT_TR_NOOP(
                "The value that jobs of this association under its default QOS meet first, and whose it is: of that QOS; else of a Grp limit the "
                "smallest on the way to root, of others the nearest") },
    } };
    return list;
}

LimitModel::LimitModel(Document *document, QObject *parent) : TableModel(columns(), parent), m_document(document)
{
    connect(document, &Document::policyChanged, this, &LimitModel::policyChanged);
}

void LimitModel::setAssociations(const std::vector<AssociationId> &ids)
{
    if (ids != m_ids || m_qos >= 0) {
        m_ids = ids;
        m_qos = -1;
        m_added = {};
        refresh();
    }
}

void LimitModel::setQos(int index)
{
    m_ids.clear();
    m_qos = index;
    m_added = {};
    refresh();
}

void LimitModel::policyChanged(const PolicyChange &change)
{
    using K = PolicyChange::Kind;
    const bool concerns = change.kind == K::Everything || change.kind == K::Structure || change.kind == K::AssociationFields || change.kind == K::Qos
        || change.kind == K::Setting || change.kind == K::Partition;
    if (concerns && canAdd()) {
        refresh();
    }
}

void LimitModel::refresh()
{
    beginResetModel();
    const Policy &policy = m_document->policy();
    m_rows.clear();
    std::erase_if(m_ids, [&policy](AssociationId id) { return !policy.associations.isLive(id); });
    m_qos = m_qos < static_cast<int>(policy.qos->size()) ? m_qos : -1;
    if (m_qos >= 0) {
        readQos();
    } else {
        readAssociations();
    }
    endResetModel();
}

void LimitModel::readQos()
{
    const Policy &policy = m_document->policy();
    for (const Limit &limit : limitsOf(policy.tres, (*policy.qos)[static_cast<std::size_t>(m_qos)])) {
        m_rows.push_back({ limit.kind, limit.tres, true, limit.value, false, {}, {} });
    }
}

void LimitModel::readAssociations()
{
    const Policy &policy = m_document->policy();
    if (m_ids.size() == 1) {
        for (const EffectiveLimit &one : effectiveLimits(policy, m_ids.front(), unknownIndex, defaultQos(policy, m_ids.front()))) {
            const std::optional<OwnedLimit> binding = one.inForce.empty() ? std::nullopt : std::optional(one.binding);
            m_rows.push_back({ one.limit.kind, one.limit.tres, true, one.own, false, one.fromAbove, binding });
        }
        return;
    }
    const std::size_t compared = std::min(m_ids.size(), mostCompared);
    std::vector<std::size_t> counts;
    for (std::size_t i = 0; i < compared; ++i) {
        for (const Limit &limit : limitsOf(policy.tres, policy.associations.options(m_ids[i]))) {
            const auto found
                = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.kind == limit.kind && row.tres == limit.tres; });
            if (found == m_rows.end()) {
                m_rows.push_back({ limit.kind, limit.tres, true, limit.value, false, {}, {} });
                counts.push_back(1);
            } else {
                found->differs = found->differs || found->own != limit.value;
                ++counts[static_cast<std::size_t>(found - m_rows.begin())];
            }
        }
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].differs = m_rows[i].differs || counts[i] < compared;
    }
}

std::string LimitModel::tresName(const Row &row) const
{
    return row.tres == noTres ? std::string() : m_document->policy().tres.name(row.tres);
}

QString LimitModel::valueText(const Row &row, std::uint64_t value) const
{
    const TresTable &tres = m_document->policy().tres;
    const QString text = toText(limitValueText(tres, { row.kind, row.tres, value }));
    return groupedText(text);
}

QString LimitModel::ownerText(const LimitOwner &owner) const
{
    const Policy &policy = m_document->policy();
    const QString name = toText(ownerName(policy, owner));
    return owner.qos != unknownIndex ? tr("QOS %1").arg(name) : name;
}

QString LimitModel::display(const Row &row, int column, bool adds) const
{
    if (!row.isChosen) {
        return column == Kind ? tr("Add a limit…") : QString();
    }
    const LimitRule &rule = limitRule(row.kind);
    switch (column) {
    case Kind:
        return toText(rule.word);
    case Of:
        if (row.kind == LimitKind::MinPrioThresh) {
            return tr("priority", "of jobs");
        }
        if (rule.shape == LimitShape::Count) {
            return tr("jobs");
        }
        if (rule.shape == LimitShape::Time) {
            return tr("time");
        }
        if (row.tres == noTres) {
            return tr("Choose a TRES…");
        }
        return rule.shape == LimitShape::TresMinutes ? tr("%1 × min", "a TRES").arg(toText(tresName(row))) : toText(tresName(row));
    case Own:
        if (adds) {
            return isOfTres(rule.shape) && row.tres == noTres ? QString() : tr("Type a value…");
        }
        return row.differs ? tr("differs") : row.own ? valueText(row, *row.own) : QString();
    case Otherwise:
        return row.above ? tr("%1 of %2", "a limit; whose it is").arg(valueText(row, row.above->limit.value), ownerText(row.above->owner))
                         : QString();
    default:
        return row.binding ? tr("%1 of %2", "a limit; whose it is").arg(valueText(row, row.binding->limit.value), ownerText(row.binding->owner))
                           : QString();
    }
}

QString LimitModel::tip(const Row &row, int column) const
{
    if (!row.isChosen) {
        return tr("Choose a limit here, then what it is of, then type its value");
    }
    const std::optional<std::uint64_t> value = column == Own ? row.own
        : column == Binding && row.binding                   ? std::optional(row.binding->limit.value)
                                                             : std::nullopt;
    const LimitShape shape = limitRule(row.kind).shape;
    if (value && shape == LimitShape::Time) {
        return durationText({ static_cast<std::uint32_t>(std::min<std::uint64_t>(*value, SlurmTime::unlimited)), {} });
    }
    if (value && shape == LimitShape::TresMinutes) {
        constexpr double hour = 60.0;
        return tr("%1 × hours: %2", "a TRES; a number").arg(toText(tresName(row)), shortNumberText(static_cast<double>(*value) / hour, 1));
    }
    return helpOf(row.kind, m_qos >= 0);
}

QVariant LimitModel::cell(const QModelIndex &index, int role) const
{
    const Row &row = rowAt(index.row());
    const bool adds = isAdding(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column(), adds);
    case Qt::EditRole:
        if (index.column() == Own) {
            return row.own && !row.differs ? toText(limitValueText(m_document->policy().tres, { row.kind, row.tres, *row.own })) : QString();
        }
        return row.isChosen || adds ? (index.column() == Kind && !row.isChosen ? QString() : display(row, index.column(), adds)) : QString();
    case Qt::ToolTipRole:
        return tip(row, index.column());
    case ChoicesRole:
        return choices(index);
    default:
        return {};
    }
}

bool LimitModel::canEdit(const QModelIndex &index) const
{
    if (index.column() == Own) {
        const Row &row = rowAt(index.row());
        const LimitRule &rule = limitRule(row.kind);
        const bool canHave = m_qos >= 0 ? rule.ofQos : rule.ofAssociation; // a limit that only QOS have is shown, too
        return row.isChosen && canHave && (!isOfTres(rule.shape) || row.tres != noTres);
    }
    const bool isChoice = index.column() == Kind || (index.column() == Of && m_added.isChosen && isOfTres(limitRule(m_added.kind).shape));
    return isAdding(index.row()) && isChoice;
}

QStringList LimitModel::choices(const QModelIndex &index) const
{
    QStringList words;
    if (!isAdding(index.row())) {
        return words;
    }
    const auto isTaken = [this](LimitKind kind, TresIndex tres) {
        return std::any_of(
            m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.kind == kind && row.tres == tres && (row.own || row.differs); });
    };
    if (index.column() == Kind) {
        for (const LimitRule &rule : limitRules()) {
            if ((m_qos >= 0 ? rule.ofQos : rule.ofAssociation) && !isTaken(rule.kind, noTres)) {
                words << QLatin1String(rule.word);
            }
        }
        words.sort();
    } else if (index.column() == Of && m_added.isChosen && isOfTres(limitRule(m_added.kind).shape)) {
        const TresTable &tres = m_document->policy().tres;
        for (TresIndex i = 0; i < tres.size(); ++i) {
            if (!isTaken(m_added.kind, i)) {
                words << toText(tres.name(i));
            }
        }
    }
    return words;
}

QString LimitModel::errorFor(const QModelIndex &index, const QString &text) const
{
    if (index.column() != Own || !canEdit(index) || text.trimmed().isEmpty()) {
        return {};
    }
    const Row &row = rowAt(index.row());
    return translated(parseLimitValue(row.kind, tresName(row), text.toStdString()).error);
}

bool LimitModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !canEdit(index)) {
        return false;
    }
    const QString text = value.toString().trimmed();
    if (index.column() == Own) {
        if (isAdding(index.row()) && text.isEmpty()) {
            return false;
        }
        commit({ rowAt(index.row()) }, text.isEmpty() ? std::nullopt : std::optional(text.toStdString()));
        return true;
    }
    const int row = index.row();
    if (index.column() == Kind) {
        const auto rules = limitRules();
        const auto found = std::find_if(rules.begin(), rules.end(), [&](const LimitRule &rule) { return text == QLatin1String(rule.word); });
        if (found == rules.end()) {
            return false;
        }
        m_added = {};
        m_added.kind = found->kind;
        m_added.isChosen = true;
    } else {
        m_added.tres = m_document->policy().tres.find(text.toStdString());
    }
    Q_EMIT dataChanged(this->index(row, 0), this->index(row, ColumnCount - 1));
    return true;
}

void LimitModel::takeAway(const std::vector<int> &rows)
{
    std::vector<Row> taken;
    for (const int row : rows) {
        if (row >= 0 && !isAdding(row) && (rowAt(row).own || rowAt(row).differs)) {
            taken.push_back(rowAt(row));
        }
    }
    if (!taken.empty()) {
        commit(taken, std::nullopt);
    }
}

void LimitModel::commit(const std::vector<Row> &rows, const std::optional<std::string> &typed)
{
    const Policy &policy = m_document->policy();
    std::optional<std::string> value;
    if (typed) {
        const ParsedLimit parsed = parseLimitValue(rows.front().kind, tresName(rows.front()), *typed);
        if (!parsed.value) {
            return;
        }
        // counts are written as numbers, as sacctmgr dumps them: memory in MB
        const bool isTime = limitRule(rows.front().kind).shape == LimitShape::Time;
        value = isTime ? limitValueText(policy.tres, { rows.front().kind, noTres, *parsed.value }) : std::to_string(*parsed.value);
    }
    m_added = {};
    if (m_qos >= 0) {
        Qos qos = (*policy.qos)[static_cast<std::size_t>(m_qos)];
        for (const Row &row : rows) {
            setQosLimit(qos, row.kind, tresName(row), value);
        }
        m_document->setQos(m_qos, qos);
        return;
    }
    std::vector<std::string> texts;
    texts.reserve(m_ids.size());
    for (const AssociationId id : m_ids) {
        std::string text = optionsOf(policy, id);
        for (const Row &row : rows) {
            text = withLimit(text, row.kind, tresName(row), value);
        }
        texts.push_back(std::move(text));
    }
    const std::vector<AssociationId> ids = m_ids; // the edit makes the rows anew
    m_document->setAssociationOptions(ids, texts);
}

Qt::ItemFlags LimitModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && canEdit(index) ? flags | Qt::ItemIsEditable : flags;
}

} // namespace apportion

#include "moc_limit_model.cpp"
