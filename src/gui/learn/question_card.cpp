// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/question_card.h"

#include "core/evaluate/evaluation.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"
#include "gui/widgets/wrapped_radio_button.h"
#include "models/number_format.h"
#include "storage/lesson_run.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <cmath>
#include <limits>

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

namespace
{

/// A number as it is written somewhere: what may be a group of digits is read by the locale. No group begins with 0, none has other
/// than three digits, and only groups come twice, so that "0.125", "7,56" and "15.120.000" are what they are in any language.
std::optional<double> writtenNumber(QString text)
{
    static const QRegularExpression blanks(QStringLiteral("[\\s\\x{a0}\\x{2009}\\x{202f}'\\x{2019}]"));
    static const QRegularExpression decimal(QStringLiteral("^([-+]?)(\\d*)[.,](\\d+)$"));
    static const QRegularExpression groups(QStringLiteral("^[-+]?\\d{1,3}([.,])\\d{3}(\\1\\d{3})+$"));
    text.remove(blanks).replace(QChar(0x2212), QLatin1Char('-'));
    if (const QRegularExpressionMatch grouped = groups.match(text); grouped.hasMatch()) {
        text.remove(grouped.captured(1));
    }
    const QRegularExpressionMatch match = decimal.match(text);
    const QString whole = match.captured(2);
    bool isNumber = false;
    double value = 0.0;
    if (match.hasMatch() && (whole.isEmpty() || whole == QLatin1String("0") || match.captured(3).size() != 3)) {
        value = QLocale::c().toDouble(match.captured(1) + whole + QLatin1Char('.') + match.captured(3), &isNumber);
        return isNumber ? std::optional(value) : std::nullopt;
    }
    value = QLocale().toDouble(text, &isNumber);
    if (!isNumber) {
        value = QLocale(QLocale::English).toDouble(text, &isNumber);
    }
    return isNumber ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<double> typedNumber(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(.*?)([%kKMGTPE]?)$"));
    if (const QString word = text.trimmed().toLower(); word == QStringLiteral("∞") || word == QLatin1String("inf")) {
        return std::numeric_limits<double>::infinity();
    }
    const QRegularExpressionMatch match = form.match(text.trimmed());
    std::optional<double> value = writtenNumber(match.captured(1));
    const QString suffix = match.captured(2).toUpper();
    if (value && suffix == QLatin1String("%")) {
        *value /= 100.0;
    } else if (value && !suffix.isEmpty()) {
        *value *= std::pow(1000.0, static_cast<double>(QStringLiteral("KMGTPE").indexOf(suffix) + 1));
    }
    return value;
}

QuestionCard::QuestionCard(const LessonQuestion &question, std::shared_ptr<const Evaluation> evaluation, QWidget *parent)
    : QFrame(parent), m_question(question), m_evaluation(std::move(evaluation)), m_verdict(new QLabel(this)),
      m_solve(new QPushButton(tr("Show the solution"), this))
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
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_verdict, &QLabel::linkActivated, this, &QuestionCard::linkActivated);
    m_verdict->hide();
    layout->addWidget(m_verdict);
    setLook(m_solve, "link");
    m_solve->hide();
    connect(m_solve, &QPushButton::clicked, this, &QuestionCard::showSolution);
    layout->addWidget(m_solve, 0, Qt::AlignLeft);
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
        auto *button = new WrappedRadioButton(filled(option.label), this);
        group->addButton(button, static_cast<int>(m_options.size()));
        m_options.append(button);
        layout->addWidget(button);
    }
    connect(group, &QButtonGroup::idClicked, this, &QuestionCard::answerOption);
}

void QuestionCard::showAnswered(const QString &given)
{
    m_given = given;
    if (given.isEmpty()) {
        saySolution();
        return;
    }
    m_right = true;
    if (m_field != nullptr) {
        m_field->setText(given);
    } else if (QAbstractButton *option = m_options.value(given.toInt())) {
        option->setChecked(true);
    }
    m_solve->hide();
    sayRight();
}

void QuestionCard::answerNumber(const QString &text)
{
    m_given = text;
    const std::optional<double> value = typedNumber(text);
    if (!value) {
        m_right = false;
        say(tr("Type a number, such as %1 or %2.").arg(lessonNumber(0.25, 2), tr("25 %")));
        return;
    }
    const auto right = evaluateLessonExpression(m_question.answer, *m_evaluation);
    if (!right) {
        say(tr("This question has no answer: its lesson needs mending."));
        return;
    }
    // as a table rounds it is near enough too
    const bool isAsInTables
        = usageText(static_cast<long double>(*value)) == usageText(static_cast<long double>(*right.value)) && *right.value >= 1000.0;
    judge(
        isAsInTables || isRightAnswer(m_question, *value, *right.value), *value > *right.value ? tr("That is too much.") : tr("That is too little."));
}

void QuestionCard::setRefuted(const QSet<int> &options)
{
    m_refuted = options;
    for (int option = 0; option < m_options.size(); ++option) {
        m_options[option]->setEnabled(!options.contains(option));
    }
}

void QuestionCard::answerOption(int option)
{
    m_given = QString::number(option);
    const std::optional<std::size_t> right = rightOption(m_question, *m_evaluation);
    const bool isRight = right && static_cast<int>(*right) == option;
    if (!isRight && option >= 0 && option < m_options.size()) {
        setRefuted(QSet<int>(m_refuted) << option);
    }
    judge(isRight, tr("Try another one."));
}

void QuestionCard::judge(bool right, const QString &nudge)
{
    m_right = right;
    if (right) {
        sayRight();
    } else {
        say(tr("**Not quite.** %1").arg(m_question.hint.isEmpty() ? nudge : nudge + QStringLiteral("\n\n") + filled(m_question.hint)));
    }
    m_solve->setVisible(!right);
    Q_EMIT tried(right);
}

void QuestionCard::sayRight()
{
    say((isLeftOver() ? tr("**It is the one that was left.** %1") : tr("**Right.** %1")).arg(filled(m_question.because)));
}

void QuestionCard::showSolution()
{
    saySolution();
    Q_EMIT solutionShown();
}

void QuestionCard::saySolution()
{
    QString solution;
    if (m_options.isEmpty()) {
        const auto right = evaluateLessonExpression(m_question.answer, *m_evaluation);
        solution = right ? lessonNumber(*right.value, -1) : QString();
    } else if (const auto right = rightOption(m_question, *m_evaluation)) {
        solution = filled(m_question.options[*right].label);
    }
    say(tr("**%1** is the answer. %2").arg(solution, filled(m_question.because)));
    m_solve->hide();
}

void QuestionCard::say(const QString &markdown)
{
    m_verdict->setText(markdown);
    m_verdict->show();
}

} // namespace apportion

#include "moc_question_card.cpp"
