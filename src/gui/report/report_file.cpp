// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_export.h"
#include "charts/chart_kinds.h"
#include "gui/report/report.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>
#include <memory>

namespace apportion
{

namespace
{

struct ReportFile
{
    Q_DECLARE_TR_FUNCTIONS(ReportFile)
};

} // namespace

ReportFigure drawReportFigure(ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, const QString &caption)
{
    constexpr int mostHeight = 1280; // of a picture that is 1000 wide: a page
    const std::unique_ptr<ChartWidget> chart = makeChart(kind, evaluation, Palette::light());
    chart->setCaption(caption);
    const QSize size = sizeWithAllRows(*chart, mostHeight);
    return { kind, chartKindName(kind), chart->emptyText().isEmpty() ? renderChart(*chart, ChartFormat::Svg, size) : QByteArray(), size,
        size.height() > chart->usualSize().height() };
}

QList<ReportFigure> drawReportFigures(const std::shared_ptr<const Evaluation> &evaluation, const QString &caption)
{
    QList<ReportFigure> figures;
    for (const ChartKind kind : reportFigures) {
        figures.append(drawReportFigure(kind, evaluation, caption));
    }
    return figures;
}

WrittenFiles writeReport(const QString &path, const ReportSource &source, Progress *progress)
{
    constexpr std::uint64_t contentPart = 1000; // gathering what is in it takes about as long as laying it out
    const auto isStopped = [progress] { return progress != nullptr && progress->isCancelled(); };
    if (progress != nullptr) {
        progress->begin(2 * contentPart);
    }
    const Report report = makeReport(source);
    if (progress != nullptr) {
        progress->passed(contentPart);
    }
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isHtml = suffix == QLatin1String("html") || suffix == QLatin1String("htm");
    const QByteArray bytes = isHtml ? reportHtml(report) : reportPdf(report, progress, contentPart);
    if (isStopped()) {
        return { {}, {}, true };
    }
    if (bytes.isEmpty()) {
        return { {}, ReportFile::tr("The report could not be laid out."), false };
    }
    return writeTextFiles({ { path, bytes } });
}

} // namespace apportion
