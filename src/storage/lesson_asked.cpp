// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/lesson_asked.h"

#include <QRegularExpression>

#include <algorithm>

namespace apportion
{

namespace
{

/// Whether numbers are others from here on.
bool changesNumbers(const LessonStep &step)
{
    using Kind = LessonDirective::Kind;
    return std::any_of(step.directives.begin(), step.directives.end(), [](const LessonDirective &directive) {
        return directive.kind == Kind::Change || directive.kind == Kind::Algorithm || directive.kind == Kind::MergeTies;
    });
}

void addNumber(const std::string &expression, std::vector<AskedNumber> &numbers)
{
    static const QRegularExpression alone(QStringLiteral("^\\s*\\[([a-z-]+) of ((?:account|user|job) [^\\]]*)\\]\\s*$"));
    if (const auto parts = alone.match(QString::fromStdString(expression)); parts.hasMatch()) {
        const std::string quantity = parts.captured(1).toStdString();
        const std::string object = parts.captured(2).toStdString();
        numbers.push_back({ '[' + quantity + " of " + object + ']', quantity, object });
    }
}

} // namespace

std::vector<AskedNumber> askedNumbers(const LessonQuestion &question)
{
    std::vector<AskedNumber> numbers;
    addNumber(question.answer, numbers);
    for (const LessonQuestion::Option &option : question.options) {
        addNumber(option.expression, numbers);
    }
    return numbers;
}

std::vector<LaterQuestion> laterQuestions(const Lesson &lesson, int step)
{
    std::vector<LaterQuestion> later;
    bool isAsItWillBe = true;
    int number = 0;
    for (int each = 0; each < static_cast<int>(lesson.steps.size()); ++each) {
        const LessonStep &now = lesson.steps[static_cast<std::size_t>(each)];
        isAsItWillBe = isAsItWillBe && (each <= step || !changesNumbers(now));
        for (const LessonQuestion &question : now.questions) {
            if (each > step && isAsItWillBe) {
                later.push_back({ number, &question });
            }
            ++number;
        }
    }
    return later;
}

} // namespace apportion
