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
    enum class Outcome : std::uint8_t {
        Open,
        Right,
        Shown, ///< the solution was asked for
        Left ///< the right option was chosen after all others
    };
    struct Answer
    {
        int tries = 0;
        Outcome outcome = Outcome::Open;
        QDateTime when = {}; ///< of the last try
    };

    /// Whose progress it is; empty: whoever has not said a name.
    [[nodiscard]] QString learner() const;
    /// What was answered without a name becomes the first name's that is said then and has no progress of its own.
    void setLearner(const QString &name);

    /// @p question counts through all steps of the lesson, from 0.
    [[nodiscard]] Answer answer(const Lesson &lesson, int question) const;
    void setAnswer(const Lesson &lesson, int question, const Answer &answer);
    [[nodiscard]] static int questionCount(const Lesson &lesson);
    /// How many of them are answered rightly.
    [[nodiscard]] int rightCount(const Lesson &lesson) const;

    /// A page to hand in: every question that was tried, how often, and how it ended.
    [[nodiscard]] Report resultPage(const std::vector<Lesson> &lessons) const;
    /// What its file is called, without an ending: with the learner's name, so that those who hand in do not overwrite each other.
    [[nodiscard]] QString resultName() const;

private:
    /// The group of settings that somebody's answers are kept in.
    [[nodiscard]] static QString groupOf(const QString &learner);
    [[nodiscard]] QString keyOf(const Lesson &lesson, int question) const;
};

} // namespace apportion
