// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTimer;

namespace apportion
{

/// The answer to a question of a form: a sentence and the step that it proposes; while it takes longer, that it is being
/// worked out, with a way to stop.
class AnswerRow : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerRow(QWidget *parent = nullptr);

    /// The answer is being worked out.
    void showBusy();
    /// @p step names the proposed step; empty: there is none.
    void showAnswer(const QString &text, const QString &step = {});
    /// Keeps the answer and its step to itself and says @p why instead: a question asks for what they tell. An empty one ends that.
    void setVeiled(const QString &why);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton *applyButton() const { return m_apply; }

Q_SIGNALS:
    void applied();
    void stopped();

private:
    void refresh();

    QLabel *m_text;
    QPushButton *m_apply;
    QPushButton *m_stop;
    QTimer *m_patience; ///< quick answers come without a flicker
    QString m_answer;
    QString m_step;
    QString m_veil; ///< what is said instead of them
};

} // namespace apportion
