// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scenario_model.h"

#include "core/change/association_match.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <numeric>

namespace apportion
{

namespace
{

ScenarioRanks::User userOf(const AssociationTree &tree, AssociationId id, std::size_t columns)
{
    const QString partition = toText(tree.partition(id));
    const QString name = toText(tree.name(id));
    return { toText(tree.accountName(id)), partition.isEmpty() ? name : name + QLatin1Char('/') + partition, std::vector<std::uint32_t>(columns, 0) };
}

} // namespace

ScenarioRanks ranksOfScenarios(const Project &project, const EvaluationOptions &options, const std::stop_token &stop)
{
    ScenarioRanks found;
    std::vector<const Snapshot *> columns { &project.baseline->snapshot, &project };
    found.names = { ScenarioModel::tr("Baseline"), project.scenario.isEmpty() ? ScenarioModel::tr("Draft") : project.scenario };
    for (const Scenario &other : project.others) {
        columns.push_back(&other.snapshot);
        found.names.append(other.name);
    }
    EvaluationOptions ranksOnly = options;
    ranksOnly.associationsOnly = true;
    const AssociationTree &draft = project.policy.associations;
    std::vector<std::size_t> row(draft.rowCount(), 0); // by the id in the draft
    constexpr std::size_t none = static_cast<std::size_t>(-1);
    for (AssociationId id = 0; id < draft.rowCount(); ++id) {
        row[id] = none;
        if (draft.isLive(id) && draft.isUser(id)) {
            row[id] = found.users.size();
            found.users.push_back(userOf(draft, id, columns.size()));
        }
    }
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const std::optional<Evaluation> evaluation = evaluate(*columns[column], ranksOnly, stop);
        if (!evaluation) {
            return {};
        }
        const AssociationTree &tree = columns[column]->policy.associations;
        const AssociationMatch match(tree, draft, stop);
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (!tree.isLive(id) || !tree.isUser(id)) {
                continue;
            }
            const AssociationId same = match.after(id);
            std::size_t place = same == noAssociation ? none : row[same];
            if (place == none) { // whom the draft does not have stands once for each scenario
                place = found.users.size();
                found.users.push_back(userOf(tree, id, columns.size()));
            }
            found.users[place].ranks[column] = evaluation->rank(id);
        }
    }
    std::stable_sort(found.users.begin(), found.users.end(), [](const ScenarioRanks::User &a, const ScenarioRanks::User &b) {
        constexpr std::size_t ofDraft = 1;
        return a.ranks[ofDraft] - 1 < b.ranks[ofDraft] - 1; // whom the draft does not have comes last: 0 − 1 is large
    });
    return found;
}

ScenarioModel::ScenarioModel(QObject *parent)
    : QAbstractTableModel(parent), m_job([this](const ScenarioRanks &ranks) {
          beginResetModel();
          m_ranks = ranks;
          endResetModel();
      })
{
}

void ScenarioModel::show(const Project &project, const EvaluationOptions &options)
{
    m_job.request([project, options](const std::stop_token &stop) { return ranksOfScenarios(project, options, stop); });
}

int ScenarioModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ranks.users.size());
}

int ScenarioModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstRank + static_cast<int>(m_ranks.names.size());
}

QVariant ScenarioModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && index.column() >= FirstRank) {
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const ScenarioRanks::User &user = m_ranks.users[static_cast<std::size_t>(index.row())];
    if (index.column() < FirstRank) {
        return index.column() == User ? user.user : user.account;
    }
    const std::uint32_t rank = user.ranks[static_cast<std::size_t>(index.column() - FirstRank)];
    const std::uint32_t before = user.ranks.front();
    if (rank == 0) {
        return tr("—", "a user who is not there");
    }
    const std::int64_t risen = before == 0 ? 0 : std::int64_t { before } - rank;
    return risen == 0 ? integerText(rank) : tr("%1 (%2)", "a rank, and by how many ranks it is better").arg(integerText(rank), signedText(risen));
}

QVariant ScenarioModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>((section < FirstRank ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section >= FirstRank) {
        return tr("The rank of the user, and by how many ranks it is better or worse than under the baseline");
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return section == User ? tr("User") : section == Account ? tr("Account") : m_ranks.names[section - FirstRank];
}

} // namespace apportion
