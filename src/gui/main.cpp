// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"
#include "gui/files/file_controller.h"
#include "gui/report/headless.h"
#include "gui/report/headless_chart.h"
#include "gui/report/headless_report.h"
#include "gui/shell/language.h"
#include "gui/shell/main_window.h"
#include "gui/shell/presentation.h"
#include "gui/shell/program_options.h"
#include "gui/shell/quit_signals.h"
#include "gui/shell/safety_net.h"
#include "gui/shell/screenshot.h"
#include "gui/shell/system_appearance.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <optional>

namespace
{

using namespace apportion;

/// Whether no window will be opened. The platform is chosen before the application exists, so before its arguments are
/// parsed.
bool needsNoDisplay(int argc, char **argv)
{
    constexpr std::array exact { "--headless", "--help", "--help-all", "-h", "-?", "--version", "-v" };
    return std::any_of(argv + 1, argv + argc, [&exact](const char *argument) {
        return std::strncmp(argument, "--chart", 7) == 0 || std::strncmp(argument, "--report", 8) == 0
            || std::any_of(exact.begin(), exact.end(), [argument](const char *word) { return std::strcmp(argument, word) == 0; });
    });
}

/// The language is needed before the arguments are parsed: their help is in it. Otherwise it is what was chosen last.
QString languageCode(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        const QString argument = QString::fromLocal8Bit(argv[i]);
        if (argument == QLatin1String("--language") && i + 1 < argc) {
            return QString::fromLocal8Bit(argv[i + 1]);
        }
        if (argument.startsWith(QLatin1String("--language="))) {
            return argument.section(QLatin1Char('='), 1);
        }
    }
    return QSettings().value(QLatin1String(WindowActions::languageKey)).toString();
}

Theme::Mode themeMode(const QString &name)
{
    if (name == QLatin1String("light")) {
        return Theme::Mode::Light;
    }
    if (name == QLatin1String("dark")) {
        return Theme::Mode::Dark;
    }
    return static_cast<Theme::Mode>(std::clamp(QSettings().value(QStringLiteral("theme"), 0).toInt(), 0, 2));
}

/// Does what needs no window; nothing when one is to be shown.
std::optional<int> runWithoutWindow(const QCommandLineParser &parser, const ProgramOptions &options, const QSize &size, bool isDark)
{
    const QStringList files = parser.positionalArguments();
    if (parser.isSet(options.chart)) {
        return writeChart(
            { files, parser.value(options.sample), parser.value(options.chart), parser.isSet(options.out) ? parser.value(options.out) : QString(),
                size, parser.value(options.scale).toDouble(), isDark, parser.value(options.rows) });
    }
    if (parser.isSet(options.report)) {
        return writeReportFile({ files, parser.value(options.sample), parser.value(options.report), parser.value(options.against),
            parser.value(options.account), parser.value(options.largest) });
    }
    if (parser.isSet(options.headless)) {
        const QString sample = parser.isSet(options.sample) ? parser.value(options.sample) : QStringLiteral("university");
        return runHeadless({ files, sample, parser.value(options.out), isDark });
    }
    return std::nullopt;
}

/// Shows the window as the options say, until it is closed.
int runWindow(const QCommandLineParser &parser, const ProgramOptions &options, const QSize &size, Theme &theme, Language &language)
{
    const int textSize = QSettings().value(QLatin1String(WindowActions::textSizeKey), 100).toInt();
    theme.setTextSize(parser.isSet(options.present) ? presentedTextSize(textSize, qEnvironmentVariable("QT_SCALE_FACTOR").toDouble()) : textSize);
    const SystemAppearance appearance(SystemAppearance::desktopBus());
    theme.setSystemDark(appearance.isDark());
    QObject::connect(&appearance, &SystemAppearance::changed, &theme, &Theme::setSystemDark);
    QGuiApplication::setWindowIcon(QIcon(tintedPixmap(QStringLiteral("apportion"), theme.palette().text, 128)));
    MainWindow window(&theme, &language);
    window.resize(size.isEmpty() ? QSize(1280, 800) : size);
    if (parser.isSet(options.page)) {
        window.showPage(static_cast<int>(MainWindow::pageNames().indexOf(parser.value(options.page))));
    }
    const QStringList files = parser.positionalArguments();
    if (parser.isSet(options.screenshot)) {
        const bool opens = !files.isEmpty() || parser.isSet(options.sample);
        takeScreenshotWhenReady(&window, parser.value(options.screenshot), opens, QCoreApplication::exit);
    }
    if (parser.isSet(options.present)) {
        presentIn(&window, parser.value(options.present));
        return QApplication::exec();
    }
    if (!parser.isSet(options.screenshot)) {
        window.safetyNet()->protect(Journal::defaultFolder());
        new QuitSignals(
            [&window] { // nobody is there to be asked: the edits are offered at the next start
                window.safetyNet()->journal()->flush();
                QCoreApplication::exit(0); // quit() would ask the windows first
            },
            &window);
        if (size.isEmpty()) {
            window.restoreLayout();
        }
    }
    window.show();
    if (!files.isEmpty()) {
        window.files()->open(files);
    } else if (parser.isSet(options.sample)) {
        window.files()->openSample(parser.value(options.sample));
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    if (needsNoDisplay(argc, argv) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Apportion"));
    QCoreApplication::setApplicationName(QStringLiteral("apportion"));
    QCoreApplication::setApplicationVersion(QString::fromUtf8(versionText()));
    QGuiApplication::setApplicationDisplayName(QString());
    QGuiApplication::setDesktopFileName(QStringLiteral("org.apportion.Apportion"));

    Language language;
    language.choose(languageCode(argc, argv));

    const ProgramOptions options;
    QCommandLineParser parser;
    parser.setApplicationDescription(options.description);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions(options.all());
    parser.addPositionalArgument(options.argument, options.argumentDescription, QStringLiteral("[%1…]").arg(options.argument));
    if (!parser.parse(QCoreApplication::arguments())) {
        return refuseHeadless(parser.errorText());
    }
    parser.process(application); // --help and --version
    if (const QString wrong = options.problem(parser); !wrong.isEmpty()) {
        return refuseHeadless(wrong);
    }

    Theme theme(&application);
    theme.setMode(themeMode(parser.value(options.theme)));
    const QSize size = ProgramOptions::sizeOf(parser.value(options.size));
    const std::optional<int> ended = runWithoutWindow(parser, options, size, theme.palette().isDark);
    return ended ? *ended : runWindow(parser, options, size, theme, language);
}
