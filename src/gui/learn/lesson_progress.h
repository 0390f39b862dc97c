// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/report/report.h"
#include "storage/lesson.h"

#include <QDateTime>
#include <QString>

#include <cstdint>

namespace apportion
{

/// What a learner has answered so far, kept with the program's settings under the learner's name.
class LessonProgress
{
public:
    enum class Outcome : std::uint8_t { Open, Right, Shown };
    struct Answer
    {
        int tries = 0;
        Outcome outcome = Outcome::Open; ///< Shown: the solution was asked for
        QDateTime when = {}; ///< of the last try
    };

    /// Whose progress it is; empty: whoever has not said a name.
    [[nodiscard]] QString learner() const;
    void setLearner(const QString &name);

    /// @p question counts through all steps of the lesson, from 0.
    [[nodiscard]] Answer answer(const Lesson &lesson, int question) const;
    void setAnswer(const Lesson &lesson, int question, const Answer &answer);
    [[nodiscard]] static int questionCount(const Lesson &lesson);
    /// How many of them are answered rightly.
    [[nodiscard]] int rightCount(const Lesson &lesson) const;

    /// A page to hand in: every question that was tried, how often, and how it ended.
    [[nodiscard]] Report resultPage(const std::vector<Lesson> &lessons) const;

private:
    [[nodiscard]] QString keyOf(const Lesson &lesson, int question) const;
};

} // namespace apportion
