// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/headless_chart.h"

#include "charts/chart_export.h"
#include "charts/chart_kinds.h"
#include "gui/report/headless.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTextStream>

#include <cstdio>

namespace apportion
{

namespace
{

struct HeadlessChart
{
    Q_DECLARE_TR_FUNCTIONS(HeadlessChart)
};

} // namespace

QStringList chartFileNames()
{
    QStringList names;
    for (const ChartKind kind : allChartKinds) {
        names.append(chartKindFileName(kind));
    }
    return names;
}

QStringList chartRowNames()
{
    return { QStringLiteral("accounts"), QStringLiteral("users") };
}

int writeChart(const ChartFileRequest &request)
{
    const std::optional<ChartKind> kind = chartKindOf(request.kind);
    if (!kind) {
        return refuseHeadless(
            HeadlessChart::tr("There is no chart “%1”. The charts are: %2.").arg(request.kind, chartFileNames().join(QStringLiteral(", "))));
    }
    if (request.path.isEmpty()) {
        return refuseHeadless(HeadlessChart::tr("Name the file to write with --out."));
    }
    const QStringList suffixes { QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv") };
    if (!suffixes.contains(QFileInfo(request.path).suffix().toLower())) {
        return refuseHeadless(HeadlessChart::tr("A chart is a .png, .svg, .pdf or .csv file, not %1.").arg(QDir::toNativeSeparators(request.path)));
    }
    const OpenedFiles opened = openHeadless(request.files, request.sample);
    sayHeadless(opened.diagnostics);
    if (!opened.usable) {
        return refuseHeadless(HeadlessChart::tr("There is no policy to work on."));
    }
    const auto evaluation = std::make_shared<const Evaluation>(*evaluate(appliedDraft(opened)));
    const ShownRows rows = request.rows == chartRowNames().constLast() ? ShownRows::Users : ShownRows::Accounts;
    const auto chart = makeChart(*kind, evaluation, request.dark ? Palette::dark() : Palette::light(), rows);
    chart->setCaption(pictureCaption(opened.name, opened.scenario, evaluation->now()));
    if (const QString empty = chart->emptyText(); !empty.isEmpty()) {
        QTextStream(stderr) << empty << '\n';
    }
    const QSize size = request.size.isEmpty() ? sizeWithAllRows(*chart) : request.size;
    const QString error = exportChart(*chart, request.path, size, request.scale);
    if (!error.isEmpty()) {
        return refuseHeadless(error);
    }
    QTextStream(stdout) << HeadlessChart::tr("Wrote %1").arg(QDir::toNativeSeparators(request.path)) << '\n';
    return 0;
}

} // namespace apportion
