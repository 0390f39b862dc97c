// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pull_model.h"

#include "models/text_translation.h"

#include <QLocale>

#include <algorithm>

namespace apportion
{

namespace
{

using cluster::Asked;

QString stateText(const Asked &asked)
{
    switch (asked.state) {
    case Asked::State::Waiting:
        return PullModel::tr("waiting");
    case Asked::State::Running:
        return asked.bytes > 0 ? PullModel::tr("running, %1").arg(QLocale().formattedDataSize(asked.bytes)) : PullModel::tr("running");
    case Asked::State::Done:
        return QLocale().formattedDataSize(asked.bytes);
    case Asked::State::Failed:
        return translated(asked.failure->message);
    case Asked::State::Skipped:
        break;
    }
    return PullModel::tr("not asked");
}

QString diagnosticText(const Diagnostic &failure)
{
    const QString message = translated(failure.message);
    const QString advice = translated(failure.advice);
    return advice.isEmpty() ? message : PullModel::tr("%1\n%2", "what went wrong, and what to do").arg(message, advice);
}

/// Why the question was not answered, or the first file that slurm.conf includes and that could not be had.
const Diagnostic *failureOf(const Asked &asked)
{
    for (const std::optional<Diagnostic> *told : { &asked.failure, &asked.hidden }) {
        if (*told) {
            return &**told;
        }
    }
    const auto failed = std::find_if(asked.included.begin(), asked.included.end(), [](const auto &included) { return included.failure.has_value(); });
    return failed == asked.included.end() ? nullptr : &*failed->failure;
}

QString failureText(const Asked &asked)
{
    const Diagnostic *failure = failureOf(asked);
    return failure == nullptr ? QString() : diagnosticText(*failure);
}

/// The command line, and those that fetched what slurm.conf includes.
QString shellText(const Asked &asked)
{
    std::string text = asked.invocation.shellText();
    for (const auto &included : asked.included) {
        const std::string line = included.invocation.shellText();
        text += line == asked.invocation.shellText() ? std::string() : '\n' + line;
    }
    return QString::fromStdString(text);
}

} // namespace

void PullModel::setPull(std::shared_ptr<cluster::Pull> pull)
{
    beginResetModel();
    if (m_pull) {
        m_pull->disconnect(this);
    }
    m_pull = std::move(pull);
    if (m_pull) {
        connect(
            m_pull.get(), &cluster::Pull::askedChanged, this, [this](int row) { Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1)); });
    }
    endResetModel();
}

QString PullModel::connectionText() const
{
    const std::optional<cluster::Invocation> connection = m_pull ? m_pull->connection() : std::nullopt;
    return connection ? QString::fromStdString(connection->shellText()) + QLatin1Char('\n') : QString();
}

QString PullModel::allShellText() const
{
    QString text = connectionText();
    for (int row = 0; row < rowCount(); ++row) {
        text += shellText(m_pull->asked()[static_cast<std::size_t>(row)]) + QLatin1Char('\n');
    }
    return text;
}

QVariant PullModel::cell(const QModelIndex &index, int role) const
{
    const Asked &asked = m_pull->asked()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Title) {
            return translated(Text { asked.question->title, {} });
        }
        return index.column() == Command ? QString::fromStdString(asked.command) : stateText(asked);
    case Qt::ToolTipRole:
        return index.column() == State ? failureText(asked) : connectionText() + shellText(asked);
    case StateRole:
        return static_cast<int>(asked.state);
    case ShellTextRole:
        return connectionText() + shellText(asked);
    case FailureRole:
        return failureText(asked);
    case SeverityRole:
        return failureOf(asked) != nullptr ? QVariant(static_cast<int>(failureOf(asked)->severity)) : QVariant();
    default:
        return {};
    }
}

std::span<const TableColumn> PullModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({ { QT_TR_NOOP("What") }, { QT_TR_NOOP("Command") }, { QT_TR_NOOP("Answer") } });
    return all;
}

} // namespace apportion

#include "moc_pull_model.cpp"
