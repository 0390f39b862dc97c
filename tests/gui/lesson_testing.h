// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of lessons share: a window in which one runs, and all that it tells.

#include "charts/chart_export.h"
#include "charts/chart_widget.h"
#include "gui/explain/explain_panel.h"
#include "gui/learn/learn_controller.h"
#include "gui/learn/learn_panel.h"
#include "gui/widgets/elided_label.h"
#include "storage/lesson.h"
#include "window_fixture.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QRegularExpression>

#include <memory>

namespace apportion::testing
{

inline const QString lessons = QStringLiteral(APPORTION_SOURCE_DIR "/resources/lessons");

inline Lesson lesson(const QString &start)
{
    for (const ReadLesson &read : readLessons(lessons)) {
        if (read.lesson.name.startsWith(start)) {
            return read.lesson;
        }
    }
    return {};
}

/// A window in which lessons follow each other, as a reader takes them; nothing where pictures cannot be kept.
inline std::unique_ptr<WindowFixture> lessonWindow()
{
    if (!QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"))) {
        return nullptr;
    }
    auto fixture = std::make_unique<WindowFixture>();
    fixture->window.resize(1280, 800);
    fixture->window.show();
    return fixture;
}

inline bool begin(WindowFixture &fixture, const Lesson &which)
{
    fixture.window.learn()->start(which);
    return waitFor([&fixture] { return fixture.window.learn()->controller()->session() != nullptr; })
        && waitFor([&fixture] { return fixture.window.learn()->controller()->session()->isReady(); });
}

/// What stands beside tables and charts.
inline QString labelled(const MainWindow &window)
{
    QStringList texts;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (label->window() == &window && !label->inherits("apportion::QuestionCard") && label->isVisibleTo(&window)) {
            texts.append(label->text() + label->toolTip() + label->accessibleDescription());
        }
    }
    for (const ElidedLabel *label : window.findChildren<ElidedLabel *>()) {
        if (label->window() == &window && label->isVisibleTo(&window)) {
            texts.append(label->text());
        }
    }
    return texts.join(QLatin1Char('\n'));
}

/// All that the window tells of numbers to whoever asks: to the clipboard, to files, in tips, to a screen reader.
inline QString told(MainWindow &window)
{
    QStringList texts;
    for (const QAbstractItemView *view : window.findChildren<QAbstractItemView *>()) {
        const QAbstractItemModel *model = view->model();
        QModelIndexList rows { QModelIndex() };
        while (model != nullptr && !rows.isEmpty()) {
            const QModelIndex above = rows.takeFirst();
            for (int row = 0; row < model->rowCount(above); ++row) {
                for (int column = 0; column < model->columnCount(above); ++column) {
                    const QModelIndex cell = model->index(row, column, above);
                    for (const int role : { int { Qt::DisplayRole }, int { Qt::EditRole }, int { Qt::ToolTipRole }, int { Qt::AccessibleTextRole },
                             int { Qt::AccessibleDescriptionRole } }) {
                        texts.append(cell.data(role).toString());
                    }
                }
                rows.append(model->index(row, 0, above));
            }
        }
    }
    for (const ChartWidget *chart : window.findChildren<ChartWidget *>()) {
        static const QRegularExpression marks(QStringLiteral("<[^>]*>"));
        texts.append(QString::fromUtf8(renderChart(*chart, ChartFormat::Csv, QSize(900, 500))));
        texts.append(QString::fromUtf8(renderChart(*chart, ChartFormat::Svg, QSize(900, 500))).replace(marks, QStringLiteral("\n")));
        texts.append(chart->accessibleDescription());
    }
    for (ExplainPanel *panel : window.findChildren<ExplainPanel *>()) {
        panel->copy();
        texts.append(QGuiApplication::clipboard()->text());
    }
    return texts.join(QLatin1Char('\n')) + QLatin1Char('\n') + labelled(window);
}

inline bool settled(LessonSession *session)
{
    return waitFor([session] { return session->isReady(); });
}

inline void addLessonRows()
{
    QTest::addColumn<QString>("name");
    for (const ReadLesson &read : readLessons(lessons)) {
        QTest::newRow(qPrintable(read.lesson.name)) << read.lesson.name;
    }
}

inline void changeTheme(WindowFixture &fixture)
{
    fixture.theme.setMode(fixture.theme.mode() == Theme::Mode::Dark ? Theme::Mode::Light : Theme::Mode::Dark);
}

inline void shoot(WindowFixture &fixture, const QString &name)
{
    QVERIFY(fixture.rest());
    const QString theme = fixture.theme.mode() == Theme::Mode::Dark ? QStringLiteral("dark") : QStringLiteral("light");
    QVERIFY(fixture.window.grab().save(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/%1_%2.png").arg(name, theme)));
}

} // namespace apportion::testing
