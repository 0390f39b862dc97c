// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scenario_model.h"

#include "core/change/compare_accounts.h"
#include "core/change/renamed_accounts.h"
#include "models/number_format.h"
#include "models/why_role.h"
#include "storage/qt_text.h"

#include <QHash>

#include <algorithm>
#include <optional>
#include <utility>

namespace apportion
{

namespace
{

using Row = ScenarioStandings::Row;

/// Fills the columns one after the other; what the draft does not have stands once for each scenario that has it.
class StandingsMaker
{
public:
    StandingsMaker(const AssociationTree &draft, const std::vector<Job> &jobs, std::size_t columns) : m_draft(draft), m_columns(columns)
    {
        m_row.resize(draft.rowCount(), none);
        for (AssociationId id = 1; id < draft.rowCount(); ++id) {
            if (draft.isLive(id)) {
                m_row[id] = add(draft, id);
                const bool isUser = draft.isUser(id);
                Row &row = m_made.rows[isUser ? ScenarioStandings::Users : ScenarioStandings::Accounts][m_row[id]];
                row.question = AssociationNumber { id, isUser ? AssociationQuantity::Rank : AssociationQuantity::NormShares };
            }
        }
        for (const Job &job : jobs) {
            rowOf(job);
        }
    }

    /// @p baseline is the evaluation of the first column.
    void fill(std::size_t column, const Evaluation &evaluation, const Evaluation &baseline, const std::stop_token &stop)
    {
        const AssociationTree &tree = evaluation.tree();
        const AssociationMatch match(tree, m_draft, stop);
        const auto row = [&](AssociationId id) -> Row & {
            const AssociationId same = match.after(id);
            std::size_t place = same == noAssociation ? none : m_row[same];
            place = place == none ? add(tree, id) : place;
            return m_made.rows[tree.isUser(id) ? ScenarioStandings::Users : ScenarioStandings::Accounts][place];
        };
        for (AssociationId id = 1; id < tree.rowCount(); ++id) {
            if (tree.isLive(id) && tree.isUser(id)) {
                row(id).places[column] = evaluation.rank(id);
            }
        }
        const long double all = evaluation.rawUsage(AssociationTree::root());
        const std::vector<ComparedJob> queue = column == 0 ? std::vector<ComparedJob>() : compareQueues(baseline, evaluation, stop);
        for (const ComparedAccount &account : compareAccounts(baseline, evaluation, peopleMatch(baseline.tree(), tree, stop), queue, stop)) {
            if (account.after.id == noAssociation) {
                continue; // only the baseline has it
            }
            Row &own = row(account.after.id);
            own.places[column] = account.after.place;
            own.shares[column] = account.after.share;
            own.jobsPassed[column] = account.jobsPassed;
            own.used[column] = all > 0.0L ? static_cast<double>(evaluation.rawUsage(account.after.id) / all) : 0.0;
        }
        const std::vector<std::uint32_t> places = queuePlaces(evaluation);
        const std::vector<Job> &jobs = *evaluation.situation().jobs;
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            m_made.rows[ScenarioStandings::Queue][rowOf(jobs[i])].places[column] = places[i];
        }
        const JobTable &table = evaluation.jobs();
        for (JobRow each = 0; column == ofDraft && each < table.rowCount(); ++each) {
            if (table.startsJob(each)) {
                m_made.rows[ScenarioStandings::Queue][rowOf(jobs[table.job[each]])].question = JobNumber { each, JobQuantity::Priority };
            }
        }
    }

    [[nodiscard]] ScenarioStandings take()
    {
        for (std::vector<Row> &rows : m_made.rows) {
            std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) {
                return a.places[ofDraft] - 1 < b.places[ofDraft] - 1; // what the draft does not have comes last: 0 − 1 is large
            });
        }
        // a job that runs or is held under all of them has no place to compare
        std::erase_if(m_made.rows[ScenarioStandings::Queue],
            [](const Row &row) { return std::all_of(row.places.begin(), row.places.end(), [](std::uint32_t place) { return place == 0; }); });
        return std::move(m_made);
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    static constexpr std::size_t ofDraft = 1; ///< the column

    std::size_t add(const AssociationTree &tree, AssociationId id)
    {
        const QString partition = toText(tree.partition(id));
        Row row { toText(tree.name(id)), toText(tree.isUser(id) ? tree.accountName(id) : tree.name(tree.parent(id))) };
        if (!partition.isEmpty()) {
            row.name += QLatin1Char('/') + partition;
        }
        row.places.resize(m_columns, 0);
        if (tree.isAccount(id)) {
            row.shares.resize(m_columns, -1.0);
            row.used.resize(m_columns, -1.0);
            row.jobsPassed.resize(m_columns, 0);
        }
        std::vector<Row> &rows = m_made.rows[tree.isUser(id) ? ScenarioStandings::Users : ScenarioStandings::Accounts];
        rows.push_back(std::move(row));
        return rows.size() - 1;
    }

    std::size_t rowOf(const Job &job)
    {
        std::vector<Row> &rows = m_made.rows[ScenarioStandings::Queue];
        const auto found = m_jobs.constFind(toText(job.id));
        if (found != m_jobs.cend()) {
            return *found;
        }
        rows.push_back({ toText(job.id), toText(job.user), std::vector<std::uint32_t>(m_columns, 0) });
        m_jobs.insert(rows.back().name, rows.size() - 1);
        return rows.size() - 1;
    }

    const AssociationTree &m_draft;
    std::size_t m_columns;
    std::vector<std::size_t> m_row; // by the id in the draft: its place among the users or the accounts
    QHash<QString, std::size_t> m_jobs; // by id
    ScenarioStandings m_made;
};

} // namespace

ScenarioStandings standingsOfScenarios(const Project &project, const EvaluationOptions &options, const std::stop_token &stop, const LookAhead &look)
{
    EvaluationOptions present = options;
    LookAhead moments = look;
    moments.planned = Planned::Ignored; // the queues of all are estimated alike
    if (look.seconds != 0) { // one for all columns, whatever their jobs say of it
        present.now = presentOf(project.situation, options, look);
    }
    std::vector<const Snapshot *> columns { &project.baseline->snapshot, &project };
    QStringList names { ScenarioModel::tr("Baseline"), project.scenario.isEmpty() ? ScenarioModel::tr("Draft") : project.scenario };
    for (const Scenario &other : project.others) {
        columns.push_back(&other.snapshot);
        names.append(other.name);
    }
    std::optional<Evaluation> baseline;
    StandingsMaker maker(project.policy.associations, *project.situation.jobs, columns.size());
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const Snapshot shown = column == 0 ? *columns[column] : appliedDraft(project, *columns[column]);
        const Snapshot &until = project.baseline->info.isApplied() ? *columns[0] : *columns[column];
        const LookedAhead moment = lookedAhead(until, *columns[column], shown.situation, present, moments);
        EvaluationOptions then = options;
        then.now = moment.time;
        std::optional<Evaluation> evaluation = evaluate(shown.policy, moment.situation, then, stop);
        if (!evaluation) {
            return {};
        }
        evaluation->makeRanks();
        maker.fill(column, *evaluation, column == 0 ? *evaluation : *baseline, stop);
        if (column == 0) {
            baseline = std::move(evaluation);
        }
        if (stop.stop_requested()) {
            return {};
        }
    }
    ScenarioStandings made = maker.take();
    made.names = names;
    return made;
}

ScenarioModel::ScenarioModel(QObject *parent)
    : QAbstractTableModel(parent), m_job([this](const ScenarioStandings &standings) {
          beginResetModel();
          m_standings = standings;
          findShown();
          endResetModel();
      })
{
    setAnswersWhy(this);
}

void ScenarioModel::show(const Project &project, const EvaluationOptions &options, const LookAhead &look)
{
    m_job.request([project, options, look](const std::stop_token &stop) { return standingsOfScenarios(project, options, stop, look); });
}

void ScenarioModel::setSubject(ScenarioStandings::Subject subject)
{
    beginResetModel();
    m_subject = subject;
    findShown();
    endResetModel();
}

void ScenarioModel::setFilter(const QString &text)
{
    if (m_filter.setText(text)) {
        beginResetModel();
        findShown();
        endResetModel();
    }
}

void ScenarioModel::findShown()
{
    m_filter.find(rows().size(), [this](std::size_t row) { return m_filter.matches(rows()[row].name) || m_filter.matches(rows()[row].belongsTo); });
}

int ScenarioModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_filter.size();
}

int ScenarioModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstPlace + static_cast<int>(m_standings.names.size());
}

QVariant ScenarioModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == WhyRole) {
        return QVariant::fromValue(rows()[m_filter.rowAt(index.row())].question);
    }
    if (role == Qt::TextAlignmentRole && index.column() >= FirstPlace) {
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const Row &row = rows()[m_filter.rowAt(index.row())];
    if (index.column() < FirstPlace) {
        return index.column() == Name ? row.name : row.belongsTo;
    }
    const auto column = static_cast<std::size_t>(index.column() - FirstPlace);
    const std::uint32_t place = row.places[column];
    const std::uint32_t before = row.places.front();
    const std::int64_t risen = before == 0 ? 0 : std::int64_t { before } - place;
    const QString standing = place == 0 ? tr("—", "what is not there")
        : risen == 0                    ? integerText(place)
                                        : tr("%1 (%2)", "a place, and by how many places it is better").arg(integerText(place), signedText(risen));
    if (row.shares.empty() || row.shares[column] < 0.0) {
        return standing;
    }
    const QString share = tr("%1 %", "a share").arg(percentNumberText(row.shares[column], 2, true));
    return place == 0 ? share : tr("%1 · %2", "an account's share, and the place of its best user").arg(share, standing);
}

QVariant ScenarioModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>((section < FirstPlace ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section >= FirstPlace) {
        const std::array tips { tr("The rank of the user, and by how many ranks it is better or worse than under the baseline"),
            tr("The account's share of the cluster, the rank of its best user, and by how many ranks that is better or worse than under the "
               "baseline"),
            tr("As which the job is looked at, and by how many places that is better or worse than under the baseline") };
        return tips[m_subject];
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const std::array titles { tr("User"), tr("Account"), tr("Job") };
    const std::array owners { tr("Account"), tr("Parent"), tr("User") };
    return section == Name ? titles[m_subject] : section == BelongsTo ? owners[m_subject] : m_standings.names[section - FirstPlace];
}

} // namespace apportion

#include "moc_scenario_model.cpp"
