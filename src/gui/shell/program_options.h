// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

class QCommandLineParser;

namespace apportion
{

/// The command line of the program with windows, as it is described once: it is parsed by this, and its help, manual page
/// and completions are made from it. In the language that is shown when it is made.
struct ProgramOptions
{
    ProgramOptions();

    QCommandLineOption sample;
    QCommandLineOption page;
    QCommandLineOption theme;
    QCommandLineOption language;
    QCommandLineOption headless;
    QCommandLineOption chart;
    QCommandLineOption rows;
    QCommandLineOption report;
    QCommandLineOption against;
    QCommandLineOption largest;
    QCommandLineOption account;
    QCommandLineOption scale;
    QCommandLineOption out;
    QCommandLineOption present;
    QCommandLineOption screenshot;
    QCommandLineOption size;
    QString description; ///< what the program is for
    QString argument; ///< the name of what stands without an option
    QString argumentDescription;

    /// In the order in which the help tells them, without those for help and version.
    [[nodiscard]] QList<QCommandLineOption> all() const;
    /// What is wrong with what an option was given; empty when nothing is.
    [[nodiscard]] QString problem(const QCommandLineParser &parser) const;
    /// "1280x800" or "1280×800"; empty for anything else.
    [[nodiscard]] static QSize sizeOf(const QString &text);
    /// What the option @p name takes, where that is one of a few words.
    [[nodiscard]] static QStringList choices(const QString &name);
};

} // namespace apportion
