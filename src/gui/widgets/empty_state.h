// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace apportion
{

/// What stands where a table or a picture has nothing to show: a short headline, what to do about it, and, where
/// one step helps, a button for that step.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(const QString &headline, const QString &advice, QWidget *parent = nullptr);

    void setText(const QString &headline, const QString &advice);
    /// Shows the button; it emits actionTriggered().
    void setAction(const QString &text);
    [[nodiscard]] QPushButton *button() const { return m_button; }

Q_SIGNALS:
    void actionTriggered();

private:
    QLabel *m_headline;
    QLabel *m_advice;
    QPushButton *m_button;
};

} // namespace apportion
