// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/explain_model.h"

#include "models/formula_words.h"
#include "models/number_format.h"
#include "models/problems_model.h"
#include "models/text_translation.h"

#include <QRegularExpression>

#include <algorithm>

namespace apportion
{

namespace
{

/// The row of a job in a partition, or nothing when the jobs no longer have it.
std::optional<JobRow> findRow(const Evaluation &evaluation, const std::string &id, const std::string &partition)
{
    const std::vector<Job> &jobs = *evaluation.situation().jobs;
    const JobTable &table = evaluation.jobs();
    const auto found = std::find_if(jobs.begin(), jobs.end(), [&id](const Job &job) { return job.id == id; });
    if (found == jobs.end()) {
        return std::nullopt;
    }
    const auto job = static_cast<std::uint32_t>(found - jobs.begin());
    const auto first = static_cast<JobRow>(std::lower_bound(table.job.begin(), table.job.end(), job) - table.job.begin());
    for (JobRow row = first; row < table.rowCount() && table.job[row] == job && !found->partitions.empty(); ++row) {
        if (found->partitions[table.partitionPlace(row, *found)] == partition) {
            return row;
        }
    }
    const bool exists = first < table.rowCount() && table.job[first] == job;
    return exists ? std::optional(first) : std::nullopt;
}

std::string partitionOf(const Evaluation &evaluation, JobRow row)
{
    const std::uint16_t partition = evaluation.jobs().partition[row];
    return partition == unknownIndex ? std::string() : evaluation.policy().partitions->at(partition).name;
}

/// The text with its numbers as the user writes them. Whole ones of which @p mayBeName says so stay: accounts and jobs are
/// called so.
template <typename MayBeName>
Text withLocalNumbers(Text text, const MayBeName &mayBeName)
{
    constexpr const char *digits = "0123456789";
    for (std::string &argument : text.arguments) {
        const std::size_t point = argument.find('.');
        const std::size_t begin = argument.starts_with('-') ? 1 : 0;
        const std::size_t end = argument.find_first_not_of(digits, begin);
        const bool isWhole = begin < argument.size() && end == std::string::npos;
        const bool isDecimal = point != std::string::npos && point > begin && point + 1 < argument.size() && end == point
            && argument.find_first_not_of(digits, point + 1) == std::string::npos;
        if (isDecimal || (isWhole && !mayBeName(argument))) {
            argument = localizedNumbers(QString::fromStdString(argument)).toStdString();
        }
    }
    return text;
}

/// Whether anything of the policy, or a job, is called so.
bool isName(const Results &results, const std::string &text)
{
    const Policy &policy = results.evaluation->policy();
    const std::vector<Job> &jobs = *results.evaluation->situation().jobs;
    return policy.associations.names().find(text) != NamePool::notFound || policy.findPartition(text) != unknownIndex
        || policy.findQos(text) != unknownIndex || std::any_of(jobs.begin(), jobs.end(), [&text](const Job &job) { return job.id == text; });
}

} // namespace

ExplainModel::ExplainModel(Document *document, QObject *parent)
    : QAbstractListModel(parent), m_gate(document, this, [this] {
          m_results.reset();
          clear();
      })
{
}

void ExplainModel::setResults(std::shared_ptr<const Results> results)
{
    if (m_gate.admits(results)) {
        m_results = std::move(results);
        derive();
    }
}

void ExplainModel::show(AssociationId id, AssociationQuantity quantity)
{
    show(AssociationNumber { id, quantity });
}

void ExplainModel::show(JobRow row, JobQuantity quantity)
{
    show(JobNumber { row, quantity });
}

void ExplainModel::show(const ExplainQuestion &question)
{
    m_job.reset();
    m_question = question;
    derive();
}

void ExplainModel::clear()
{
    m_question = std::monostate();
    m_job.reset();
    replace({});
}

void ExplainModel::derive()
{
    if (!m_results) {
        return; // the first results bring it
    }
    const Evaluation &evaluation = *m_results->evaluation;
    if (const auto *job = std::get_if<JobNumber>(&m_question); job != nullptr && !m_job) { // found again by its name from now on
        if (job->row >= evaluation.jobs().rowCount()) {
            clear();
            return;
        }
        m_job = JobSubject { evaluation.situation().jobs->at(evaluation.jobs().job[job->row]).id, partitionOf(evaluation, job->row) };
    }
    if (m_job) {
        const std::optional<JobRow> row = findRow(evaluation, m_job->job, m_job->partition);
        if (!row) {
            replace({});
            return;
        }
        std::get<JobNumber>(m_question).row = *row;
    }
    replace(answerFirst(answer(
        m_question, evaluation, m_results->baseline.get(), { m_results->ahead.get(), m_results->baselineAhead.get(), m_results->past.get() })));
}

void ExplainModel::replace(Explanation explanation)
{
    explanation = withTranslatedWords(std::move(explanation));
    const QString before = title();
    if (explanation.steps.size() == m_explanation.steps.size() && !explanation.steps.empty()) {
        m_explanation = std::move(explanation); // the same steps with other numbers: the view keeps its place
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    } else {
        beginResetModel();
        m_explanation = std::move(explanation);
        endResetModel();
    }
    if (title() != before) {
        Q_EMIT titleChanged();
    }
}

QString explanationMarkdown(const Explanation &untranslated)
{
    const Explanation explanation = withTranslatedWords(untranslated);
    static const QRegularExpression marks(QStringLiteral("([\\\\*_\\[\\]<>#|~])"));
    const auto prose = [](const Text &text) {
        return translated(withLocalNumbers(text, [](const std::string &) { return true; })).replace(marks, QStringLiteral("\\\\1"));
    };
    const auto code = [](const QString &text) { return QLatin1Char('`') + text + QLatin1Char('`'); };
    QString written = QStringLiteral("**%1**\n").arg(prose(explanation.title));
    for (const ExplainStep &step : explanation.steps) {
        QStringList parts;
        const QString numbers = localizedText(step.numbers);
        const QString value = localizedText(step.value);
        if (!step.formula.isEmpty()) {
            parts << code(localizedText(step.formula));
        }
        if (!numbers.isEmpty() && numbers != value) {
            parts << code(numbers);
        }
        if (!value.isEmpty()) {
            parts << (value.contains(QLatin1Char('*')) ? code(value) : QStringLiteral("**%1**").arg(value));
        }
        written += QStringLiteral("\n- ") + prose(step.title);
        if (!parts.isEmpty()) {
            written += QStringLiteral(": ") + parts.join(QStringLiteral(" = "));
        }
        if (!step.note.isEmpty()) {
            written += QStringLiteral(". ") + prose(step.note);
        }
    }
    return written + QLatin1Char('\n');
}

QString ExplainModel::title() const
{
    return translated(localized(m_explanation.title));
}

Text ExplainModel::localized(const Text &text) const
{
    return withLocalNumbers(text, [this](const std::string &argument) { return !m_results || isName(*m_results, argument); });
}

QString ExplainModel::plainText() const
{
    return m_explanation.steps.empty()
        ? QString()
        : QString::fromStdString(explanationText(m_explanation, [](const Text &text) { return translated(text).toStdString(); }));
}

int ExplainModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_explanation.steps.size());
}

QVariant ExplainModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const ExplainStep &step = this->step(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return translated(step.title);
    case RichNoteRole:
        return translatedHtml(localized(step.note));
    case NumberRole:
    case SortRole:
        return step.number;
    case Qt::ToolTipRole:
    case NoteRole:
        return translated(localized(step.note));
    case SourceRole:
        return QString::fromUtf8(step.source);
    case ObjectRole:
        return QVariant::fromValue(step.object);
    default:
        return {};
    }
}

QHash<int, QByteArray> ExplainModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractListModel::roleNames();
    names.insert({ { TitleRole, "title" }, { NumberRole, "number" }, { NoteRole, "note" }, { SourceRole, "source" }, { ObjectRole, "object" },
        { RichNoteRole, "richNote" } });
    return names;
}

} // namespace apportion
