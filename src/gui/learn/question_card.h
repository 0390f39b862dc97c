// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/lesson.h"

#include <QFrame>
#include <QSet>

#include <memory>
#include <optional>

class QAbstractButton;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace apportion
{

class Evaluation;

/// A question of a lesson: a number to type, or options to choose from; says whether it was right, and why.
class QuestionCard : public QFrame
{
    Q_OBJECT

public:
    QuestionCard(const LessonQuestion &question, std::shared_ptr<const Evaluation> evaluation, QWidget *parent = nullptr);

    /// Answers as the reader does.
    void answerNumber(const QString &text);
    void answerOption(int option);
    void showSolution();
    [[nodiscard]] bool isRight() const { return m_right; }
    /// Every other option was chosen before the right one: it shows nothing of what was understood.
    [[nodiscard]] bool isLeftOver() const { return m_right && !m_options.isEmpty() && m_refuted.size() + 1 == m_options.size(); }
    /// The places of the options that were chosen and are wrong: they cannot be chosen again.
    [[nodiscard]] const QSet<int> &refuted() const { return m_refuted; }
    void setRefuted(const QSet<int> &options);
    /// What was given: the number as it was typed, or the option's place, from 0.
    [[nodiscard]] QString given() const { return m_given; }
    /// Shows it as answered already: rightly by what was given, or, where that is empty, by its solution. Tells nobody.
    void showAnswered(const QString &given);

Q_SIGNALS:
    void tried(bool right);
    void solutionShown();
    void linkActivated(const QString &link);

private:
    void addField(QVBoxLayout *layout);
    void addOptions(QVBoxLayout *layout);
    void judge(bool right, const QString &nudge);
    void sayRight();
    void saySolution();
    void say(const QString &markdown);
    [[nodiscard]] QString filled(const QString &text) const;

    LessonQuestion m_question;
    std::shared_ptr<const Evaluation> m_evaluation;
    QLineEdit *m_field = nullptr;
    QList<QAbstractButton *> m_options;
    QSet<int> m_refuted;
    QLabel *m_verdict;
    QPushButton *m_solve;
    bool m_right = false;
    QString m_given;
};

/// The number that somebody typed as tables and lessons write numbers: "0.25", "25 %", "7.56M", "17,9 G"; nothing when it is none.
[[nodiscard]] std::optional<double> typedNumber(const QString &text);

/// How a lesson shows a number: with the locale's separators, as many decimals as tell when @p decimals is −1.
[[nodiscard]] QString lessonNumber(double value, int decimals);

} // namespace apportion
