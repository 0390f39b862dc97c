// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/question_card.h"

#include "core/evaluate/evaluation.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"
#include "models/number_format.h"
#include "storage/lesson_run.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <cmath>

namespace apportion
{

QString lessonNumber(double value, int decimals)
{
    if (std::isinf(value)) {
        return value > 0.0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    }
    if (decimals >= 0) {
        return QLocale().toString(value, 'f', decimals);
    }
    const bool isWhole = std::fabs(value - std::round(value)) < 1e-9 * std::max(1.0, std::fabs(value));
    return isWhole && std::fabs(value) < 1e15 ? integerText(std::llround(value)) : shortNumberText(value, std::fabs(value) < 0.01 ? 6 : 4);
}

QuestionCard::QuestionCard(const LessonQuestion &question, std::shared_ptr<const Evaluation> evaluation, QWidget *parent)
    : QFrame(parent), m_question(question), m_evaluation(std::move(evaluation)), m_verdict(new QLabel(this))
{
    makeCard(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 11);
    layout->setSpacing(8);
    auto *text = new QLabel(filled(question.text), this);
    text->setTextFormat(Qt::MarkdownText);
    text->setWordWrap(true);
    setLook(text, "section");
    layout->addWidget(text);
    if (question.options.empty()) {
        addField(layout);
    } else {
        addOptions(layout);
    }
    m_verdict->setTextFormat(Qt::MarkdownText);
    m_verdict->setWordWrap(true);
    m_verdict->hide();
    layout->addWidget(m_verdict);
    setAccessibleName(text->text());
}

QString QuestionCard::filled(const QString &text) const
{
    return fillLessonText(text, *m_evaluation, lessonNumber);
}

void QuestionCard::addField(QVBoxLayout *layout)
{
    m_field = new QLineEdit(this);
    m_field->setAccessibleName(tr("Your answer"));
    m_field->setPlaceholderText(tr("a number"));
    m_field->setMaximumWidth(160);
    auto *check = new QPushButton(tr("Check"), this);
    connect(check, &QPushButton::clicked, this, [this] { answerNumber(m_field->text()); });
    connect(m_field, &QLineEdit::returnPressed, this, [this] { answerNumber(m_field->text()); });
    layout->addLayout(makeRow({ m_field, check, Stretch {} }, 8));
}

void QuestionCard::addOptions(QVBoxLayout *layout)
{
    auto *group = new QButtonGroup(this);
    for (const LessonQuestion::Option &option : m_question.options) {
        auto *button = new QRadioButton(filled(option.label), this);
        group->addButton(button, static_cast<int>(m_options.size()));
        m_options.append(button);
        layout->addWidget(button);
    }
    connect(group, &QButtonGroup::idClicked, this, &QuestionCard::answerOption);
}

void QuestionCard::answerNumber(const QString &text)
{
    QString typed = text.trimmed();
    const bool percent = typed.endsWith(QLatin1Char('%'));
    typed.remove(QLatin1Char('%'));
    bool isNumber = false;
    double value = QLocale().toDouble(typed.trimmed(), &isNumber);
    if (!isNumber) {
        value = QLocale(QLocale::English).toDouble(typed.trimmed(), &isNumber);
    }
    if (!isNumber) {
        showVerdict(false, tr("Type a number, such as %1 or %2.").arg(lessonNumber(0.25, 2), tr("25 %")));
        return;
    }
    const auto right = evaluateLessonExpression(m_question.answer, *m_evaluation);
    if (!right) {
        showVerdict(false, tr("This question has no answer: its lesson needs mending."));
        return;
    }
    showVerdict(isRightAnswer(m_question, percent ? value / 100.0 : value, *right.value), filled(m_question.because));
}

void QuestionCard::answerOption(int option)
{
    const std::optional<std::size_t> right = rightOption(m_question, *m_evaluation);
    showVerdict(right && static_cast<int>(*right) == option, filled(m_question.because));
}

void QuestionCard::showVerdict(bool right, const QString &what)
{
    m_right = right;
    const QString verdict = right ? tr("**Right.** %1").arg(what) : tr("**Not quite.** %1").arg(m_options.isEmpty() ? what : tr("Try another one."));
    m_verdict->setText(verdict);
    m_verdict->show();
}

} // namespace apportion
