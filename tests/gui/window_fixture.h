// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/files/file_controller.h"
#include "gui/shell/language.h"
#include "gui/shell/main_window.h"
#include "gui/shell/safety_net.h"
#include "gui/widgets/theme.h"
#include "support/patience.h"
#include "support/sanitizer.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace apportion
{

/// The window as the program opens it, with settings of its own that nobody else sees.
class WindowFixture
{
public:
    /// @p code: the language that was chosen before; empty: the system's.
    explicit WindowFixture(const QString &code = {}) : theme(prepared(m_settings)), language(code), window(&theme, &language) { }

    /// The files of a golden cluster, as an administrator would choose them.
    static QStringList goldenFiles(const QString &name)
    {
        const QDir folder(QStringLiteral(APPORTION_TEST_DATA "/goldens/") + name);
        return { folder.filePath(QStringLiteral("slurm.conf")), folder.filePath(QStringLiteral("associations.cfg")),
            folder.filePath(QStringLiteral("usage.txt")), folder.filePath(QStringLiteral("jobs.txt")) };
    }

    bool openGolden(const QString &name)
    {
        window.files()->open(goldenFiles(name));
        return waitForResults();
    }

    /// Shows the window, as large as a small screen, with a sample.
    bool openSample(const QString &name)
    {
        window.resize(1280, 800);
        window.show();
        window.files()->openSample(name);
        return waitForResults();
    }

    /// Waits until what is shown belongs to the document as it is.
    bool waitForResults()
    {
        return waitFor([this] { return !window.files()->tasks()->isBusy() && window.workspace()->isUpToDate(); });
    }

    /// Waits until the open file was looked at after what has become of it.
    bool waitUntilFileIsSeen()
    {
        const auto *settling = window.safetyNet()->findChild<QTimer *>(QString(), Qt::FindDirectChildrenOnly);
        return waitFor([this, settling] { return !settling->isActive() && !window.files()->tasks()->isBusy(); });
    }

    /// Waits until nothing is computed any more: charts and texts that are made away from the window are shown.
    bool rest()
    {
        return apportion::rest([this] {
            const Workspace *workspace = window.workspace();
            return !window.files()->tasks()->isBusy() && (!workspace->hasPolicy() || workspace->isUpToDate());
        });
    }

    /// Keeps a picture of the window in the theme at hand: how each looks in both is on the pictures of test_screenshots.
    bool shoot(const QString &name)
    {
        const QString folder = QStringLiteral(APPORTION_BINARY_DIR "/screenshots");
        if (isSanitized) { // to draw is what counts there
            return !window.grab().isNull();
        }
        return QDir().mkpath(folder) && rest() && window.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    }

private:
    static QApplication *prepared(const QTemporaryDir &settings)
    {
        QCoreApplication::setOrganizationName(QStringLiteral("Apportion"));
        QCoreApplication::setApplicationName(QStringLiteral("apportion-test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
        return qApp;
    }

    /// Chosen before there is anything to be styled.
    struct LightTheme : Theme
    {
        explicit LightTheme(QApplication *application) : Theme(application) { setMode(Mode::Light); }
    };

    struct ChosenLanguage : Language
    {
        explicit ChosenLanguage(const QString &code) { choose(code); }
    };

    QTemporaryDir m_settings;

public:
    LightTheme theme;
    ChosenLanguage language;
    MainWindow window;
};

} // namespace apportion
