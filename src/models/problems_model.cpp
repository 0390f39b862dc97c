// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/problems_model.h"

#include "core/check/checker.h"
#include "core/check/finding_sources.h"
#include "core/check/mend.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <QFileInfo>

#include <algorithm>
#include <string_view>

namespace apportion
{

namespace
{

bool sameText(const Text &a, const Text &b)
{
    return std::string_view(a.source) == b.source && a.arguments == b.arguments;
}

} // namespace

ProblemsModel::ProblemsModel(Document *document, QObject *parent)
    : TableModel(columns(), parent), m_document(document), m_gate(document, this, [this] {
          m_results.reset();
          rebuild();
      })
{
    connect(document, &Document::projectStepped, this, &ProblemsModel::rebuild); // what reading said is another
    connect(document, &Document::saved, this, &ProblemsModel::rebuild); // what saving cured
    rebuild();
}

void ProblemsModel::setResults(std::shared_ptr<const Results> results)
{
    if (m_gate.admits(results)) {
        m_results = std::move(results);
        rebuild();
    }
}

void ProblemsModel::setExportFindings(const Diagnostics &findings)
{
    if (!findings.empty() || !m_exportFindings.empty()) {
        m_exportFindings = findings;
        rebuild();
    }
}

void ProblemsModel::rebuild()
{
    std::vector<Diagnostic> problems;
    if (m_results) {
        problems = m_results->findings;
    }
    const Diagnostics &read = m_document->readDiagnostics();
    addMissing(problems, m_exportFindings);
    addMissing(problems, read);
    std::stable_sort(problems.begin(), problems.end(), [](const Diagnostic &a, const Diagnostic &b) { return a.severity > b.severity; });

    // Most edits leave the findings as they are: then a selected one stays selected.
    const auto same = [](const Diagnostic &x, const Diagnostic &y) {
        return x.severity == y.severity && x.code == y.code && x.object == y.object && x.place == y.place && sameText(x.message, y.message)
            && sameText(x.advice, y.advice);
    };
    std::vector<Text> fixes;
    fixes.reserve(problems.size());
    for (const Diagnostic &problem : problems) {
        fixes.push_back(mendingText(m_document->policy(), problem));
    }
    if (std::equal(problems.begin(), problems.end(), m_problems.begin(), m_problems.end(), same)) {
        if (!std::equal(fixes.begin(), fixes.end(), m_fixes.begin(), m_fixes.end(), sameText)) {
            m_fixes = std::move(fixes);
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), { FixRole });
        }
        return;
    }
    beginResetModel();
    m_problems = std::move(problems);
    m_fixes = std::move(fixes);
    endResetModel();
    Q_EMIT countsChanged();
}

int ProblemsModel::count(Severity severity) const
{
    return static_cast<int>(
        std::count_if(m_problems.begin(), m_problems.end(), [severity](const Diagnostic &problem) { return problem.severity == severity; }));
}

/// The sentence, and where it stands what it says of Slurm.
QString ProblemsModel::withSource(const QString &text, const std::string &code)
{
    const QString source = toText(sourceOfFinding(code));
    return source.isEmpty() || text.isEmpty() ? text : tr("%1\n(%2)", "a sentence, and its source").arg(text, source);
}

QVariant ProblemsModel::cell(const QModelIndex &index, int role) const
{
    const Diagnostic &problem = m_problems.at(static_cast<std::size_t>(index.row()));
    const QString file = QString::fromStdString(problem.place.file);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        switch (index.column()) {
        case SeverityColumn:
            return role == SortRole ? QVariant(-static_cast<int>(problem.severity)) : QVariant(severityText(problem.severity));
        case Message:
            return translated(problem.message);
        case Advice:
            return translated(problem.advice);
        case Object:
            return objectText(problem.object);
        case Place:
            return problem.place.line > 0 ? tr("%1:%2", "file and line").arg(QFileInfo(file).fileName()).arg(problem.place.line)
                                          : QFileInfo(file).fileName();
        default:
            return {};
        }
    case Qt::ToolTipRole:
        return index.column() == Place ? file : withSource(cell(index, Qt::DisplayRole).toString(), problem.code);
    case SeverityRole:
        return static_cast<int>(problem.severity);
    case ObjectRole:
        return QVariant::fromValue(problem.object);
    case CodeRole:
        return QString::fromStdString(problem.code);
    case FileRole:
        return file;
    case LineRole:
        return static_cast<int>(problem.place.line);
    case FixRole:
        return translated(m_fixes.at(static_cast<std::size_t>(index.row())));
    default:
        return {};
    }
}

std::span<const TableColumn> ProblemsModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Severity"), QT_TR_NOOP("Error: Slurm would refuse it. Warning: it works, but probably not as meant. Note: worth knowing.") },
        { QT_TR_NOOP("Problem"), QT_TR_NOOP("What is the matter.") },
        { QT_TR_NOOP("What to do"), QT_TR_NOOP("How to get rid of it.") },
        { QT_TR_NOOP("Where"), QT_TR_NOOP("The association, partition, QOS, job or setting it is about.") },
        { QT_TR_NOOP("File"), QT_TR_NOOP("The file and line in which it was read.") },
    });
    return all;
}

} // namespace apportion

#include "moc_problems_model.cpp"
