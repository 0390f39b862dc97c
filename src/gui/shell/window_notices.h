// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace apportion
{

class FileController;
class InlineNotice;
class SafetyNet;
class Workspace;

/// What the window says above everything else: what was not possible, a file that is not complete, unsaved edits of a killed
/// program, and a file that somebody else wrote.
class WindowNotices : public QWidget
{
    Q_OBJECT

public:
    WindowNotices(Workspace *workspace, FileController *files, SafetyNet *net, QWidget *parent = nullptr);

    /// Says that something was not possible, and why, until it is dismissed or another policy is opened.
    void showFailure(const QString &text, const QString &details);

    [[nodiscard]] InlineNotice *failure() const { return m_failure; }
    [[nodiscard]] InlineNotice *damage() const { return m_damage; }
    [[nodiscard]] InlineNotice *recovery() const { return m_recovery; }
    [[nodiscard]] InlineNotice *file() const { return m_file; }

protected:
    /// Hears of work that failed, wherever it was begun.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();
    void updateDamage();
    void updateRecovery();
    void updateFile();

    Workspace *m_workspace;
    FileController *m_files;
    SafetyNet *m_net;
    InlineNotice *m_failure;
    InlineNotice *m_damage;
    InlineNotice *m_recovery;
    InlineNotice *m_file;
};

} // namespace apportion
