// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_maker.h"

#include "charts/chart_export.h"
#include "gui/files/file_chooser.h"
#include "gui/files/file_controller.h"
#include "gui/page/baseline_text.h"
#include "gui/page/workspace.h"
#include "gui/report/report_parts.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTimer>

#include <iterator>
#include <limits>

namespace apportion
{

namespace
{
/// What of each list is read by somebody who wants a few pages.
constexpr int fewRows = 60;
} // namespace

ReportMaker::ReportMaker(Workspace *workspace, FileController *files, QWidget *window)
    : QObject(window), m_workspace(workspace), m_files(files), m_window(window)
{
}

void ReportMaker::chooseAndWrite(const QString &account)
{
    QString name = QFileInfo(m_workspace->document()->displayName()).completeBaseName();
    if (!account.isEmpty()) {
        static const QRegularExpression notInFileNames(QStringLiteral("[^\\w.-]"), QRegularExpression::UseUnicodePropertiesOption);
        name += QLatin1Char('-') + QString(account).replace(notInFileNames, QStringLiteral("_"));
    }
    const QString start = QDir(lastFolder(pictureFolderKey)).filePath(name + QStringLiteral(".pdf"));
    const FileQuestion question { FileQuestion::Kind::Save, account.isEmpty() ? tr("Write a report") : tr("Write a page for %1").arg(account), start,
        QStringList { tr("Printable (*.pdf)"), tr("Web page (*.html)"), tr("Printable, only the %1 first rows of each list (*.pdf)").arg(fewRows),
            tr("Web page, only the %1 first rows of each list (*.html)").arg(fewRows) }
            .join(QStringLiteral(";;")),
        {} };
    askForFiles(m_window, question, [this, account](const QStringList &paths, const QString &filter) {
        QString path = paths.first();
        if (QFileInfo(path).suffix().isEmpty()) {
            path += filter.contains(QLatin1String("html")) ? QStringLiteral(".html") : QStringLiteral(".pdf");
        }
        rememberFolder(path, pictureFolderKey);
        write(path, account, filter.contains(QString::number(fewRows)) ? fewRows : std::numeric_limits<int>::max());
    });
}

void ReportMaker::write(const QString &path, const QString &account, int mostRows)
{
    const auto &results = m_workspace->results();
    if (m_drawn >= 0 || !results || !results->evaluation) {
        return;
    }
    if (results->ahead || results->past) { // a report is of the present
        m_workspace->lookAhead(0);
        connect(
            m_workspace, &Workspace::resultsChanged, this, [this, path, account, mostRows] { write(path, account, mostRows); },
            Qt::SingleShotConnection);
        return;
    }
    m_path = path;
    m_source = {};
    m_source.name = m_workspace->document()->displayName();
    m_source.date = QLocale().toString(QDate::currentDate(), QLocale::LongFormat);
    m_source.scenario = m_workspace->document()->project().scenario;
    m_source.agreement = m_workspace->document()->project().agreement;
    m_source.draft = results->evaluation;
    m_source.baseline = results->baseline;
    m_source.comparedWith = ReportWords::tr("the baseline, %1", "as of 27 Nov").arg(baselineText(m_workspace->document()->project()));
    m_source.findings = results->findings;
    m_source.difference = results->difference;
    m_source.users = results->users;
    m_source.mostRows = mostRows;
    m_source.account = account;
    m_source.replay = m_workspace->replayAnswer();
    if (account.isEmpty()) {
        m_source.replayFigures = drawReplayFigures(m_source.replay, pictureCaption(m_source.name, m_source.scenario, m_source.draft->now()));
    }
    m_drawn = account.isEmpty() ? 0 : static_cast<int>(reportFigures.size()); // a page for an account has no charts
    drawNext();
}

void ReportMaker::drawNext()
{
    if (m_drawn >= std::ssize(reportFigures)) {
        finish();
        return;
    }
    Q_EMIT m_files->tasks()->progressChanged(tr("Drawing chart %1 of %2…").arg(m_drawn + 1).arg(reportFigures.size()));
    QTimer::singleShot(0, this, [this] {
        m_source.figures.append(drawReportFigure(reportFigures[static_cast<std::size_t>(m_drawn)], m_source.draft,
            pictureCaption(m_source.name, m_source.scenario, m_source.draft->now())));
        ++m_drawn;
        drawNext();
    });
}

void ReportMaker::finish()
{
    m_drawn = -1;
    const QString name = QFileInfo(m_path).fileName();
    m_files->tasks()->runStoppable(
        tr("Writing %1…").arg(name),
        [path = m_path, source = std::move(m_source)](Progress *progress) { return writeReport(path, source, progress); },
        [this, name, path = m_path](const WrittenFiles &written) {
            if (!written.error.isEmpty()) {
                Q_EMIT m_files->failed(tr("%1 could not be written.").arg(name), written.error);
            } else {
                Q_EMIT m_files->said(written.stopped ? tr("%1 was not written.").arg(name) : tr("Wrote %1").arg(QDir::toNativeSeparators(path)));
            }
        });
    m_source = {};
}

} // namespace apportion

#include "moc_report_maker.cpp"
