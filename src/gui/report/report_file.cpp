// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_export.h"
#include "charts/chart_kinds.h"
#include "gui/report/report.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

#include <array>

namespace apportion
{

namespace
{

struct ReportFile
{
    Q_DECLARE_TR_FUNCTIONS(ReportFile)
};

/// In the order in which makeReport() asks for them.
constexpr std::array figureKinds { ChartKind::Decay, ChartKind::Regimes, ChartKind::Priority, ChartKind::Balance };

} // namespace

int reportFigureCount()
{
    return static_cast<int>(figureKinds.size());
}

ReportFigure drawReportFigure(int which, const std::shared_ptr<const Evaluation> &evaluation)
{
    const ChartKind kind = figureKinds.at(static_cast<std::size_t>(which));
    const auto chart = makeChart(kind, evaluation, Palette::light());
    const QSize size = chartKindSize(kind);
    return { chartKindName(kind), chart->emptyText().isEmpty() ? renderChart(*chart, ChartFormat::Svg, size) : QByteArray(), size };
}

QList<ReportFigure> drawReportFigures(const std::shared_ptr<const Evaluation> &evaluation)
{
    QList<ReportFigure> figures;
    for (int which = 0; which < reportFigureCount(); ++which) {
        figures.append(drawReportFigure(which, evaluation));
    }
    return figures;
}

QString writeReport(const QString &path, const ReportSource &source)
{
    const Report report = makeReport(source);
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isHtml = suffix == QLatin1String("html") || suffix == QLatin1String("htm");
    const QByteArray bytes = isHtml ? reportHtml(report) : reportPdf(report);
    if (bytes.isEmpty()) {
        return ReportFile::tr("The report could not be laid out.");
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return ReportFile::tr("%1 could not be written: %2").arg(path, file.errorString());
    }
    return {};
}

} // namespace apportion
