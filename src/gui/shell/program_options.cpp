// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/program_options.h"

#include "gui/files/samples.h"
#include "gui/report/headless_chart.h"
#include "gui/shell/language.h"
#include "gui/shell/main_window.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>

namespace apportion
{

namespace
{

struct Program
{
    Q_DECLARE_TR_FUNCTIONS(Program)
};

} // namespace

ProgramOptions::ProgramOptions()
    : sample(QStringLiteral("sample"), Program::tr("Opens a policy that comes with the program."), Program::tr("name")),
      page(QStringLiteral("page"), Program::tr("Shows a page: %1.").arg(MainWindow::pageNames().join(QStringLiteral(", "))), Program::tr("name")),
      theme(QStringLiteral("theme"), Program::tr("light, dark or system."), Program::tr("name")),
      language(QStringLiteral("language"), Program::tr("The language of the window: en, de, fr or zh_CN."), Program::tr("code")),
      headless(QStringLiteral("headless"), Program::tr("Opens no window: evaluates, and writes settings, commands and charts.")),
      chart(QStringLiteral("chart"),
          Program::tr("Opens no window: writes one chart to the file of --out (.png, .svg, .pdf, or .csv for its data): %1.")
              .arg(chartFileNames().join(QStringLiteral(", "))),
          Program::tr("kind")),
      rows(QStringLiteral("rows"), Program::tr("What the rows of --chart are, where there is a choice: accounts or users."), Program::tr("name")),
      report(QStringLiteral("report"), Program::tr("Opens no window: writes a report of the policy, printable (.pdf) or as a web page (.html)."),
          Program::tr("file")),
      against(QStringLiteral("against"), Program::tr("The policy that --report compares with, instead of the baseline in the policy's own file."),
          Program::tr("file")),
      largest(QStringLiteral("largest"), Program::tr("Of the report: only so many rows of each list, those that change most first, instead of all."),
          Program::tr("number")),
      account(QStringLiteral("account"), Program::tr("Of the report: only what changes for this account, and why."), Program::tr("name")),
      scale(QStringLiteral("scale"), Program::tr("Pixels of a PNG for each unit of the chart's size."), Program::tr("number"), QStringLiteral("2")),
      out(QStringLiteral("out"), Program::tr("The folder that --headless, or the file that --chart writes to."), Program::tr("path"),
          QStringLiteral("out")),
      present(QStringLiteral("present"), Program::tr("Fills the screen with a copy of a policy, and deletes the copy's file."), Program::tr("file")),
      screenshot(
          QStringLiteral("screenshot"), Program::tr("Saves a picture of the window as soon as it shows numbers, and ends."), Program::tr("file")),
      size(QStringLiteral("size"), Program::tr("The size of the window, or of a chart."), Program::tr("width×height")),
      description(Program::tr("Design the fair-share and priority policy of a Slurm cluster.")), argument(QStringLiteral("FILE")),
      argumentDescription(Program::tr("A policy file, or any of Slurm's files."))
{
}

QList<QCommandLineOption> ProgramOptions::all() const
{
    return { sample, page, theme, language, headless, chart, rows, report, against, largest, account, scale, out, present, screenshot, size };
}

QSize ProgramOptions::sizeOf(const QString &text)
{
    const QStringList parts = text.toLower().replace(QChar(0x00d7), QLatin1Char('x')).split(QLatin1Char('x'));
    return parts.size() == 2 && parts[0].toInt() > 0 && parts[1].toInt() > 0 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
}

QString ProgramOptions::problem(const QCommandLineParser &parser) const
{
    constexpr int largestScale = 20; // pixels for each unit of a chart
    for (const QCommandLineOption &option : { language, theme, page, sample, rows }) {
        const QString name = option.names().constFirst();
        const QStringList known = choices(name);
        if (parser.isSet(option) && !known.contains(parser.value(option))) {
            return Program::tr("--%1: “%2” is none of %3.").arg(name, parser.value(option), known.join(QStringLiteral(", ")));
        }
    }
    if (parser.isSet(size) && sizeOf(parser.value(size)).isEmpty()) {
        return Program::tr("--size: “%1” is no width×height.").arg(parser.value(size));
    }
    if (const double pixels = parser.value(scale).toDouble(); !(pixels > 0.0 && pixels <= largestScale)) {
        return Program::tr("--scale: “%1” is no number above 0, up to %2.").arg(parser.value(scale)).arg(largestScale);
    }
    return {};
}

QStringList ProgramOptions::choices(const QString &name)
{
    QStringList found;
    if (name == QLatin1String("sample")) {
        const QList<Sample> samples = listSamples();
        std::transform(samples.begin(), samples.end(), std::back_inserter(found), [](const Sample &one) { return one.name; });
    } else if (name == QLatin1String("language")) {
        const QList<Language::Choice> languages = Language::shipped();
        std::transform(languages.begin(), languages.end(), std::back_inserter(found), [](const Language::Choice &choice) { return choice.code; });
    } else if (name == QLatin1String("page")) {
        found = MainWindow::pageNames();
    } else if (name == QLatin1String("theme")) {
        found = { QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("system") };
    } else if (name == QLatin1String("rows")) {
        found = chartRowNames();
    } else if (name == QLatin1String("chart")) {
        found = chartFileNames();
    }
    return found;
}

} // namespace apportion
