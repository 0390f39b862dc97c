// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace apportion
{

/// A message inside a page, where a dialog would interrupt: one sentence, the steps it offers, and a way to dismiss it.
class InlineNotice : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Note, Error };

    explicit InlineNotice(QWidget *parent = nullptr);

    /// Shows a sentence; the actions of the message before are gone.
    void showMessage(const QString &text, Kind kind = Kind::Note);
    /// What was wrong is so no more: an error goes, a note stays.
    void withdrawError();
    /// Adds a step to the message that is shown.
    QPushButton *addAction(const QString &text);
    /// Whether the message can be dismissed; it stays when not.
    void setDismissable(bool dismissable);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The user closed it.
    void dismissed();

private:
    QLabel *m_text;
    QToolButton *m_close;
    QHBoxLayout *m_layout;
    Kind m_kind = Kind::Note;
    QList<QPushButton *> m_actions;
};

} // namespace apportion
