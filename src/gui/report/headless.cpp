// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/headless.h"

#include "charts/chart_export.h"
#include "charts/chart_kinds.h"
#include "core/check/checker.h"
#include "gui/files/samples.h"
#include "models/text_translation.h"
#include "slurm/change/change_script.h"
#include "storage/export_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLocale>
#include <QTextStream>

#include <algorithm>
#include <cstdio>

namespace apportion
{

namespace
{

constexpr int unusable = 2;

struct Headless
{
    Q_DECLARE_TR_FUNCTIONS(Headless)
};

class Run
{
public:
    explicit Run(const HeadlessRequest &request) : m_request(request) { }

    int execute()
    {
        const OpenedFiles opened = openHeadless(m_request.files, m_request.sample);
        sayHeadless(opened.diagnostics);
        if (!opened.usable) {
            m_errors << Headless::tr("There is no policy to work on.") << '\n';
            return unusable;
        }
        m_folder.setPath(m_request.folder);
        if (!m_folder.mkpath(QStringLiteral("."))) {
            m_errors << Headless::tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(m_request.folder)) << '\n';
            return unusable;
        }
        if (ExportFolder folder(m_folder, opened.policy.clusterName); isRefused(folder)) { // what comes takes seconds where the tree is large
            return unusable;
        }
        QElapsedTimer clock;
        clock.start();
        const Snapshot applied = appliedDraft(opened);
        auto evaluation = std::make_shared<const Evaluation>(*evaluate(applied));
        sayResult(opened, *evaluation, clock.nsecsElapsed());
        sayHeadless(check(applied.policy, applied.situation));
        if (!writeSettings(opened)) {
            return unusable;
        }
        drawCharts(evaluation, pictureCaption(opened.name, opened.scenario, evaluation->now()));
        m_out << Headless::tr("Written to %1:").arg(QDir::toNativeSeparators(m_folder.absolutePath())) << "\n  "
              << m_written.join(QStringLiteral("\n  ")) << '\n';
        return m_failed ? unusable : 0;
    }

private:
    void sayResult(const OpenedFiles &opened, const Evaluation &evaluation, qint64 nanoseconds)
    {
        const QLocale locale;
        const QString users = Headless::tr("%n user association(s)", nullptr, static_cast<int>(evaluation.layout().userCount()));
        const QString accounts = Headless::tr("%n account(s)", nullptr, static_cast<int>(evaluation.layout().accountCount()));
        const QString jobs = Headless::tr("%n job(s)", nullptr, static_cast<int>(evaluation.jobs().jobCount()));
        const QString time = locale.toString(static_cast<double>(nanoseconds) / 1e6, 'f', 2);
        m_out << Headless::tr("%1: %2, %3, %4, evaluated as %5 in %6 ms")
                     .arg(opened.name, users, accounts, jobs, algorithmText(evaluation.algorithm()), time)
              << '\n';
        m_out.flush();
    }

    /// Tells what stands in the folder that may not be replaced; false: nothing.
    bool isRefused(ExportFolder &folder)
    {
        const ExportObstacle obstacle = folder.obstacle();
        const QString path = QDir::toNativeSeparators(obstacle.path);
        switch (obstacle.kind) {
        case ExportObstacle::Kind::None:
            return false;
        case ExportObstacle::Kind::Foreign:
            tell(Headless::tr("%1 is there already, and is not as an export left it (export.b2sums).").arg(path));
            break;
        case ExportObstacle::Kind::WayBack:
            tell(Headless::tr("%1 is there already, and its apply.sh has changed the cluster: rollback.sh is the way back.").arg(path));
            break;
        case ExportObstacle::Kind::OtherCluster:
            tell(Headless::tr("%1 is there already, and is of another cluster.").arg(path));
            break;
        }
        return true;
    }

    void tell(const QString &error)
    {
        m_errors << error << '\n';
        m_errors.flush();
    }

    /// False after an error, which has been told; nothing is written then.
    bool writeSettings(const Project &project)
    {
        ExportFolder folder(m_folder, project.policy.clusterName);
        const slurm::ExportNotes notes = slurm::writeExport(exportSource(project), folder);
        folder.addIncluded(notes.included);
        sayHeadless(notes.refused);
        if (isRefused(folder)) {
            return false;
        }
        const WrittenFiles written = folder.commit();
        if (!written.error.isEmpty()) {
            tell(written.error);
            return false;
        }
        for (const QString &each : written.paths) {
            m_written.append(m_folder.relativeFilePath(each));
        }
        return true;
    }

    void drawCharts(const std::shared_ptr<const Evaluation> &evaluation, const QString &caption)
    {
        const Palette &palette = m_request.dark ? Palette::dark() : Palette::light();
        for (const ChartKind kind : allChartKinds) {
            const auto chart = makeChart(kind, evaluation, palette);
            chart->setCaption(caption);
            for (const char *suffix : { ".png", ".svg" }) {
                const QString name = chartKindFileName(kind) + QLatin1String(suffix);
                const QString error = exportChart(*chart, m_folder.filePath(name), sizeWithAllRows(*chart));
                if (error.isEmpty()) {
                    m_written.append(name);
                } else {
                    fail(name, error);
                }
            }
        }
    }

    void fail(const QString &name, const QString &error)
    {
        m_failed = true;
        m_errors << Headless::tr("%1 could not be written: %2").arg(name, error) << '\n';
        m_errors.flush();
    }

    HeadlessRequest m_request;
    QTextStream m_out { stdout };
    QTextStream m_errors { stderr };
    QDir m_folder;
    QStringList m_written;
    bool m_failed = false;
};

} // namespace

OpenedFiles openHeadless(const QStringList &files, const QString &sample)
{
    if (!files.isEmpty()) {
        OpenedFiles opened = openFiles(files);
        opened.usable = opened.usable && opened.complete; // nothing is made of what is damaged
        return opened;
    }
    const QList<Sample> samples = listSamples();
    const auto found = std::find_if(samples.begin(), samples.end(), [&sample](const Sample &one) { return one.name == sample; });
    if (found == samples.end()) {
        return {};
    }
    OpenedFiles opened = openPolicyFile(found->path);
    opened.name = found->title;
    return opened;
}

int refuseHeadless(const QString &why)
{
    QTextStream(stderr) << why << '\n';
    return unusable;
}

void sayHeadless(const Diagnostics &diagnostics)
{
    QTextStream errors(stderr);
    for (const Diagnostic &diagnostic : diagnostics) {
        if (diagnostic.severity == Severity::Note) {
            continue;
        }
        errors << severityText(diagnostic.severity) << ": " << translated(diagnostic.message) << "\n  " << translated(diagnostic.advice) << '\n';
    }
}

int runHeadless(const HeadlessRequest &request)
{
    return Run(request).execute();
}

} // namespace apportion
