// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/explain_model.h"

#include "models/formula_words.h"
#include "models/number_format.h"
#include "models/problems_model.h"
#include "models/text_translation.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>

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

enum class NumberForm : std::uint8_t { None, Whole, Decimal };

NumberForm numberForm(std::string_view text)
{
    constexpr const char *digits = "0123456789";
    const std::size_t begin = text.starts_with('-') ? 1 : 0;
    const std::size_t end = text.find_first_not_of(digits, begin);
    if (end == std::string_view::npos) {
        return begin < text.size() ? NumberForm::Whole : NumberForm::None;
    }
    const bool isDecimal
        = end > begin && text[end] == '.' && end + 1 < text.size() && text.find_first_not_of(digits, end + 1) == std::string_view::npos;
    return isDecimal ? NumberForm::Decimal : NumberForm::None;
}

/// The text with its numbers as the user writes them. Whole ones that are among @p names stay: accounts and jobs are called so.
Text withLocalNumbers(Text text, const std::set<std::string> &names)
{
    for (std::string &argument : text.arguments) {
        const NumberForm form = numberForm(argument);
        if (form == NumberForm::Decimal || (form == NumberForm::Whole && !names.contains(argument))) {
            argument = localizedNumbers(QString::fromStdString(argument)).toStdString();
        }
    }
    return text;
}

/// The whole numbers that its title and notes are made of, but for those that everybody writes alike.
std::set<std::string> wholeNumbers(const Explanation &explanation)
{
    std::set<std::string> numbers;
    const auto take = [&numbers](const Text &text) {
        std::copy_if(text.arguments.begin(), text.arguments.end(), std::inserter(numbers, numbers.end()),
            [](const std::string &argument) { return argument.size() > 3 && numberForm(argument) == NumberForm::Whole; });
    };
    take(explanation.title);
    for (const ExplainStep &step : explanation.steps) {
        take(step.note);
    }
    return numbers;
}

/// Those of @p numbers that something of the policy, or a job, is called.
std::set<std::string> namesAmong(const std::set<std::string> &numbers, const Evaluation &evaluation)
{
    std::set<std::string> names;
    const Policy &policy = evaluation.policy();
    std::copy_if(numbers.begin(), numbers.end(), std::inserter(names, names.end()), [&policy](const std::string &number) {
        return policy.associations.names().find(number) != NamePool::notFound || policy.findPartition(number) != unknownIndex
            || policy.findQos(number) != unknownIndex;
    });
    if (names.size() < numbers.size()) {
        for (const Job &job : *evaluation.situation().jobs) {
            if (numbers.contains(job.id)) {
                names.insert(job.id);
            }
        }
    }
    return names;
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
    const std::set<std::string> numbers = wholeNumbers(explanation);
    m_names = numbers.empty() || !m_results ? numbers : namesAmong(numbers, *m_results->evaluation);
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
    const std::set<std::string> mayBeNames = wholeNumbers(explanation);
    const auto prose
        = [&mayBeNames](const Text &text) { return translated(withLocalNumbers(text, mayBeNames)).replace(marks, QStringLiteral("\\\\1")); };
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
    return translated(withLocalNumbers(m_explanation.title, m_names));
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
        return translatedHtml(withLocalNumbers(step.note, m_names));
    case NumberRole:
    case SortRole:
        return step.number;
    case Qt::ToolTipRole:
    case NoteRole:
        return translated(withLocalNumbers(step.note, m_names));
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

#include "moc_explain_model.cpp"
